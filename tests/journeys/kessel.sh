# A whole hand of Kessel Sabacc by one device; tokens chosen from the shelf and drafted; a seat without chips, and the
# prize; a game left in the middle and gone on with.
. "$HERE/common.sh"
device=$1
seats='human:Ana,random:Vex,random:Orro'

# A hand: of each family a card is bought and one of the two put away, then Ana stands; Impostors by the first die that
# is offered (keys that mean nothing at a moment do nothing).
{
    printf '%s\n' '{"shot":"begin"}'
    case $device in
    keys) key d Return && printf '%s\n' '{"shot":"second"}' && key b Return && printf '%s\n' '{"shot":"third"}' && key s ;;
    mouse)
        click deck choose:0 && printf '%s\n' '{"shot":"second"}'
        click blood:deck choose:0 && printf '%s\n' '{"shot":"third"}'
        click stand
        ;;
    pad)
        pad dpad-left dpad-left dpad-left dpad-left dpad-left a a && printf '%s\n' '{"shot":"second"}'
        pad dpad-left dpad-left a a && printf '%s\n' '{"shot":"third"}'
        pad a
        ;;
    esac
    key 1 2 3 4 5 6 1 2 3 4 5 6
    printf '%s\n' '{"shot":"showdown"}'
    case $device in
    keys) key Return ;;
    mouse) printf '%s\n' '{"press":"continue"}' ;;
    pad) pad a ;;
    esac
    printf '%s\n' '{"shot":"over"}'
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/hand" --size "$size" --game kessel --option "end=hands 1" \
    --seats "$seats" --seed 4
expect_finished 1
shows_all "$OUT/hand" begin second third showdown over
file=$(record)
[ "$(done_by_ana "$file" | grep -c '^0 draw')" = 2 ] || fail "by $device: $(done_by_ana "$file" | tr '\n' ';')"
[ "$(done_by_ana "$file" | grep -c '^0 discard')" = 2 ] || fail "by $device: nothing put away"
[ "$(done_by_ana "$file" | grep -c '^0 stand')" = 1 ] || fail "by $device: never stood"

# Three tokens from the shelf, then three out of packs that go round.
for how in select draft; do
    rm -rf "$OUT/data/games"
    {
        printf '%s\n' '{"shot":"shelf"}'
        for token in 1 2 3; do # the first press of all only shows what is in focus
            case $device in
            keys) [ $how$token = draft2 ] || [ $how$token = draft3 ] || key Right && key Return && printf '{"shot":"looked-%s"}\n' $token && key Return ;;
            mouse) printf '{"press":"face:%s"}\n' NOTHING ;;
            pad) [ $how$token = draft2 ] || [ $how$token = draft3 ] || pad dpad-right && pad a && printf '{"shot":"looked-%s"}\n' $token && pad a ;;
            esac
        done
        printf '%s\n' '{"shot":"taken"}'
    } | grep -v NOTHING >"$OUT/script.jsonl"
    [ "$device" != mouse ] || [ $how = draft ] || {
        printf '%s\n' '{"shot":"shelf"}' && click 443,210 1745,960 && click 443,210 1445,886 1445,886
        click 443,210 1445,886 590,210 1445,886 740,210 1445,886 && printf '%s\n' '{"shot":"taken"}'
    } >"$OUT/script.jsonl"
    [ "$device-$how" != mouse-draft ] || continue
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$how" --size "$size" --game kessel --option "tokens=$how" \
        --seats "$seats" --seed 4
    shows_all "$OUT/$how" shelf taken
    [ "$(done_by_ana "$(record)" | grep -c '^0 take')" = 3 ] || fail "$how by $device: $(done_by_ana "$(record)" | tr '\n' ';')"
done

# Vex is five apart and has four chips: out, and the prize is Ana's. Orro has gone before.
[ "$device" = keys ] || exit 0
for at in $size $upright; do
    rm -rf "$OUT/data/games"
    keep kessel-prize
    printf '%s\n' '{"shot":"asked"}' '{"press":"stand"}' '{"shot":"showdown"}' '{"press":"continue"}' '{"shot":"over"}' \
        '{"expect":{"standing:0":"4"}}' '{"expect":{"gained:0":"\uE00A +50"}}' '{"expect":{"standing:1":"0"}}' \
        '{"expect":{"gained:1":"\uE00A −50"}}' >"$OUT/script.jsonl"
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/prize-$at" --size $at
    shows_all "$OUT/prize-$at" asked showdown over
    printf '%s\n' '{"expect": {"credits": [110, 10], "out": [1], "chips": [4, 0]}}' >>"$kept"
    "$LAB" run "$kept" >/dev/null || fail "the prize is not Ana's"
done
