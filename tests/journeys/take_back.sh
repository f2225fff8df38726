# Taking back is honest: never over a card that one has seen, nor over the end of a hand, while others' bets may be taken back.
# The menu says why a move stays. At a table of practice everything may be. take_back.sh keys|mouse|pad
. "$HERE/common.sh"
device=$1

# The menu, and its buttons for taking back and going on.
menu() { for_device "$(key Escape)" "$(click 1810,30)" "$(pad start)"; }
undo() { for_device "$(key Down Return)" "$(click 960,424)" "$(pad dpad-down a)"; }
go_on() { for_device "$(key Escape)" "$(click 960,344)" "$(pad b)"; }
press() { printf '{"press":"%s"}\n' "$1"; }
play() {
    rm -rf "$OUT/data/games"
    off_screen --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$size" --game corellian-spike \
        --seats human:Ana,random:Vex "${@:2}"
}
did() { done_by_ana "$(record)" | tr '\n' ';'; }
expect_did() { [ "$(did)" = "$1" ] || fail "did $(did), wanted $1"; }

# A card was drawn, then Vex has bet: the draw stays.
script "$(press take:deck)" "$(menu)" "$(shot barred)" "$(go_on)" "$(shot on)"
play card
expect_did "0 draw deck;"
says card barred pause:why "You have seen a card since your last move"
says_nothing card on pause:why

# Stood instead, and Vex has bet: that may be taken back, and one draws.
script "$(press stand)" "$(shot bet)" "$(menu)" "$(shot free)" "$(undo)" "$(shot asked)" "$(press take:deck)" "$(shot drawn)"
play bet
expect_did "0 draw deck;"
says_nothing bet free pause:why
shows_all "$OUT/bet" bet free asked drawn

# The hand is over.
script "$(press stand)" "$(press fold)" "$(shot over)" "$(menu)" "$(shot barred)"
play hand
says hand barred pause:why "The hand of your last move is over"
expect_did "0 stand;0 fold;"

# Practice: the card goes back to where it was, and comes again.
script "$(press take:deck)" "$(shot first)" "$(menu)" "$(undo)" "$(shot gone)" "$(press take:deck)" "$(shot again)" \
    "$(press fold)" "$(menu)" "$(undo)" "$(shot unfolded)"
play practice --practice
expect_did "0 draw deck;"
says_nothing practice gone card:0:2
[ "$(words_of practice first card:0:2)" = "$(words_of practice again card:0:2)" ] || fail "another card came"
[ "$(words_of practice again serial)" = "$(words_of practice unfolded serial)" ] || fail "another question after the fold"
