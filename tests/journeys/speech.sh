# What is spoken, off-screen into a transcript. Whole hands of every game are played by keys alone; the transcript must name
# every card that one is dealt, ask every question with its choices and where the focus is, tell the table as it stands, what
# the others do, what is shown and in the end who has won, and nothing that is hidden (speech.py). Then the two keys that ask, pages,
# and that nothing is written without being asked for.
. "$HERE/common.sh"
said=$OUT/said.txt

# spoken GAME SEED SEATS HANDS [ARGUMENTS…]
spoken() {
    local game=$1 seed=$2 seats=$3 hands=$4
    shift 4
    rm -rf "$OUT/data/games"
    off_screen --input "$OUT/script.jsonl" --size "$size" --game "$game" --seed "$seed" --seats "$seats" \
        --transcript "$said" "$@"
    "$LAB" history "$(record)" >"$OUT/history.txt"
    python3 "$HERE/speech.py" "$(record)" "$OUT/history.txt" "$said" $hands || fail "$game is not told: $said"
}

three='human:Ana,ai:novice:Vex,ai:novice:Bo'
{ for step in $(seq 45); do key Return Right; done; } >"$OUT/script.jsonl"
spoken corellian-spike 12 "$three" 1 --option 'end=hands 1'
spoken kessel 5 "$three" 1 --option 'end=hands 1'

# Whole hands of every game, by the keys of its choices: call, stand, be done, check, match, a card or a token.
for round in $(seq 16); do key k s n c m 1 Return; done >"$OUT/script.jsonl"
for game in $("$LAB" games | sed -n 's/^\([a-z-]*\)  .*/\1/p'); do
    case $game in
    pazaak) seats='human:Ana,ai:novice:Vex' ;;
    casino | solitaire) seats='human:Ana' ;;
    *) seats=$three ;;
    esac
    spoken "$game" 5 "$seats" 1
done

# Z tells all in short, whose turn it is first, and again one after the other; J what was said last, and what was before.
# Arrows say where one is, Home and End where the row begins and ends.
rm -rf "$OUT/data/games"
{ key z z z z z z z j j j Left Home End F5 && printf '%s\n' '{"key":"g"}' && key Escape; } >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats "$three" --transcript "$said"
expect_said() { grep -qE -- "$1" "$said" || fail "not said: $1"; }
expect_said '^now: Your turn\. .*Your hand: 1: .*In the hand pot 3\. .*You have [0-9]+\. Vex, .*2 hidden cards\.'
expect_said '^now: Your hand: 1: .* of circles, 2: .*Together'
expect_said '^now: Round 1 of 3\. In the hand pot 3\. In the sabacc pot 3\. You have [0-9]+\.'
expect_said '^now: Vex.*2 hidden cards.*cards in the deck\.$'
expect_said '^now: Your turn\. .*Stand \(S\)\.$'
[ "$(grep -c '^now: Your turn\. .*Your hand' "$said")" = 2 ] || fail "Z does not begin again"
expect_said '^now: Earlier: Your turn\.'
expect_said '^now: (Earlier: )?Stand, button'
expect_said '^now: .*, 1 of 4'
expect_said '^now: .*, 4 of 4'
expect_said '^now: That key does nothing here\.'
expect_said '^now: The log is open; Escape closes it\.'
expect_said '^now: The log is closed\.'
expect_said '^now: Take \+6 of squares, button, key T, 3 of 4'

# The second step of a choice has its question; a word is explained aloud, one after the other; and one who leaves hears that
# the game is kept, which the screen of the title says too.
rm -rf "$OUT/data/games"
{ key x 1 Escape q Right Escape F10 Escape F10 Down Down Down Return && printf '%s\n' '{"shot":"left"}' '{"press":"menu:resume"}' &&
    key F10 && printf '%s\n' '{"press":"pause:quit"}'; } >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats "$three" --transcript "$said" \
    --shots "$OUT/left"
expect_said '^event: Which card do you give up\?'
expect_said '^event: Chosen: .*[.] Give this card up for a new one from the deck, or for the top of the discard pile\?'
expect_said '^now: [A-Z].*\. [0-9]+ of [0-9]+\. Arrows: the other words\. Escape: close\.'
expect_said '^now: To the title, button, 4 of 5$'
expect_said '^now: Pause\. Escape closes it\. The game is kept as it stands'
expect_said '^now: Closed\.'
expect_said '^event: The game is kept: Resume goes on with it\.'
says left left toast "The game is kept: Resume goes on with it."
[ "$(tail -n 1 "$said")" = "now: The game is kept as it stands. Resume it from the title." ] || fail "one who quits hears nothing"

# What is shown, and who takes what, is said once: the cards as they are shown, the rest with the results.
rm -rf "$OUT/data/games"
for step in $(seq 12); do key Return; done >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats "$three" --transcript "$said" \
    --option 'end=hands 1'
expect_said '^event: Vex shows [+−0-9]+ of '
expect_said '^event: Vex: Nulrhek, .*takes 21$'
[ "$(grep -cE '^event: (Vex|You|Bo)( shows?:?|:) Nulrhek' "$said")" = 3 ] || fail "a shown hand is not told once"
if grep -E '^event: Vex wins [0-9]' "$said"; then fail "who takes the pot is told twice"; fi
[ "$(grep -cE '^event: Vex wins the (hand|game)' "$said")" = 2 ] || fail "who wins is not told once"

# The kinds of hand begin with one's own and its place, and go on from the first; a key that does nothing says so, and what may
# be pressed; one that comes too early says that too; and the adviser's key is answered, in the question of an amount too.
rm -rf "$OUT/data/games"
{ key l Escape y s && printf '{"at":200,"key":"y"}\n{"when":"idle","key":"r"}\n' && key y F2 F2 F2; } >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats "$three" --transcript "$said"
expect_said '^now: Corellian Spike\. Escape closes it\. Your hand: Nulrhek, 13 of 13\. 1 of 13: Pure Sabacc, .* 13 of 13: Nulrhek, '
expect_said '^now: That key does nothing here\. Draw \(D\), .*Stand \(S\)\.$'
expect_said '^now: Not yet: '
expect_said '^now: That key does nothing here\. Least 2 \(E\), '
expect_said '^event: Advice\. '
expect_said '^now: The adviser is closed\.'
expect_said '^now: The adviser is open\. All chances: off\.'
if sed -n '/The adviser is open/,$p' "$said" | grep '^focus:'; then fail "advice moves the focus"; fi

# Clauses that the settings show are for the eye.
rm -rf "$OUT/data/games"
mv "$OUT/data/settings.json" "$OUT/settings.json"
printf '{"version": 1, "verdict": 0, "clauses": 1}\n' >"$OUT/data/settings.json"
for step in $(seq 14); do key Return z j; done >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats "$three" --transcript "$said" \
    --option 'end=hands 1'
if grep -E '\b[A-Z]{2}-[0-9]+' "$said"; then fail "a clause is spoken by its id"; fi
mv "$OUT/settings.json" "$OUT/data/settings.json"

# The house's policy is told before the first question, and again with the others.
rm -rf "$OUT/data/games"
{ key z z z z && key Escape; } >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game casino --seed 5 --seats 'human:Ana' --transcript "$said"
expect_said '^event: The house calls with 19 to 23, −23, 46 or an Idiot.s Array; with anything else'
expect_said '^now: House: the 3 of Flasks, 3 hidden cards\.'
expect_said '^now: .*The house calls with 19 to 23, −23, 46 or an Idiot.s Array; with anything else'
[ "$(grep -n -m 1 'The house calls with' "$said" | cut -d: -f1)" -lt "$(grep -n -m 1 'Your turn' "$said" | cut -d: -f1)" ] ||
    fail "the policy is not told before the first question"

# Sentences end once, by the signs of the language; what ends in a letter whose last byte is that of such a sign ends too.
for language in ja ru; do
    rm -rf "$OUT/data/games"
    { key z z z z z && key Escape; } >"$OUT/script.jsonl"
    off_screen --input "$OUT/script.jsonl" --size "$size" --game classic --seed 5 --seats "$three" --lang "$language" \
        --transcript "$said"
    if grep -E '[。！？：…]\.' "$said"; then fail "a sentence ends twice in $language"; fi
done

# One button of a pad says again what was said and where the focus is, then what Z tells; where nothing speaks it leads back.
rm -rf "$OUT/data/games"
{ pad back back back back back back back && key Escape; } >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats "$three" --transcript "$said"
[ "$(grep -c '^now: Stand, button' "$said")" = 2 ] || fail "a pad does not say again"
expect_said '^now: Your hand: 1: '
expect_said '^now: Round 1 of 3\.'
[ "$(grep -c '^now: Your turn\.' "$said")" = 2 ] || fail "a pad does not tell all and the choices once"
{ pad back && shot asked; } >"$OUT/script.jsonl"
rm -rf "$OUT/data/games"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats "$three" --shots "$OUT/back"
says back asked pause:leave "" || fail "Back of a pad does not lead back"

# Pages: a title and its texts, a switch that is turned, and Z reads all of it.
{ printf '%s\n' '{"press":"menu:settings"}' && key Tab Right Right Right Right Return z Escape && printf '%s\n' '{"press":"menu:quit"}'; } \
    >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --transcript "$said"
expect_said '^(now|event): Settings'
expect_said '^now: Music: 55 %, slider, '
expect_said ': All silent \(Ctrl\+M\): off, switch, '
expect_said '^now: Settings\. .*Pace: Brisk\. .*Volume: 100 %\. Music: 55 %\. .*All silent \(Ctrl\+M\): off'

# The title names the game and the keys that help, once; in two columns the numbers follow the arrow that leads on.
printf '%s\n' '{"press":"menu:settings"}' '{"press":"settings:keys"}' '{"press":"back"}' '{"press":"back"}' '{"press":"menu:quit"}' >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --transcript "$said"
[ "$(grep -c '^event: Sabacc\. .*(Z)\..*(J)\..*(Q)\.$' "$said")" = 1 ] || fail "the title does not name the game and the keys once"

# The setup says what is played, with how many, and which key begins; on request all of it.
printf '%s\n' '{"press":"menu:start"}' "$(key z)" "$(key y)" "$(key Escape)" '{"press":"menu:quit"}' >"$OUT/script.jsonl"
rm -f "$OUT/data/setup.json"
off_screen --input "$OUT/script.jsonl" --size "$size" --transcript "$said"
expect_said '^now: Corellian Spike, 4 seats: Return sits down\.$'
expect_said '^now: Corellian Spike\. Sit down, .*Game: Corellian Spike, .*Credits each: 100\. '
expect_said '^now: That key does nothing here\. Sit down, button'

# Without being asked nothing is written; a file that cannot be is told.
rm -f "$said"
off_screen --input "$OUT/script.jsonl" --size "$size"
[ ! -e "$said" ] || fail "a transcript was written unasked"
if SDL_VIDEODRIVER=dummy timeout 60 "$SABACC" --assets "$ASSETS" --data "$OUT/data" --input "$OUT/script.jsonl" \
    --transcript "$OUT/none/said.txt" 2>"$OUT/why"; then fail "a transcript that cannot be written is not told"; fi
grep -q 'transcript' "$OUT/why" || fail "$(cat "$OUT/why")"

# Teams are told as the setup opens again, as the table opens and with what each has gained; and who comes back from a page of
# the settings is where it was opened.
{ printf '%s\n' '{"press":"menu:start"}' '{"press":"teams"}' && key Return && for round in $(seq 16); do key k s n c m 1; done &&
    printf '%s\n' '{"press":"table:menu"}' '{"press":"pause:leave"}' '{"press":"menu:table"}' && key Escape &&
    printf '%s\n' '{"press":"menu:settings"}' '{"press":"settings:access"}' && key Escape Escape &&
    printf '%s\n' '{"press":"menu:quit"}'; } >"$OUT/script.jsonl"
rm -f "$OUT/data/setup.json"
off_screen --input "$OUT/script.jsonl" --size 1280x720 --transcript "$said"
expect_said '^event: Teams\. The Suns: You\. The '
expect_said '^event: The Suns: [+−]?[0-9]+ credits?\. The '
expect_said '^now: Corellian Spike, 4 seats: Return sits down\. Teams: people against opponents\.$'
expect_said '^focus: Accessibility, button, 1 of 4'

# Several people at one screen: nothing of a hand is said before its owner has lifted the curtain, and only then.
rm -rf "$OUT/data/games"
key z z z j >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats human:Ana,human:Bo --transcript "$said"
if grep -E 'of (circles|triangles)|Your hand|is dealt' "$said"; then fail "a hand is told before its owner looks"; fi
expect_said '^focus: .*button'
key Return z >"$OUT/script.jsonl"
rm -rf "$OUT/data/games"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats human:Ana,human:Bo --transcript "$said"
expect_said 'Your hand: 1: .* of [a-z]+, 2: '
# Nor is it told to who sits down after, who asks what was said last.
key Return s j j j j >"$OUT/script.jsonl"
rm -rf "$OUT/data/games"
off_screen --input "$OUT/script.jsonl" --size "$size" --game corellian-spike --seed 12 --seats human:Ana,human:Bo --transcript "$said"
expect_said '^now: (Earlier: )?.*(Bo|Ana)'
if sed -n '/^event: Bo\. /,$p' "$said" | grep 'Your hand'; then fail "a hand is told to who sits down after"; fi
