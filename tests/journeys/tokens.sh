# Each shift token of Kessel Sabacc used by one device alone, in a hand where it does something: looked at, explained,
# aimed by pointing where it wants a target; then what it has done by the record. Ana has a chip in play and so has
# Orro, who put a card away; Vex has stood.
. "$HERE/common.sh"
device=$1
# By keys all of them; by the others what is pointed at in another way.
case $device in
mouse) by_hand='free-draw prime-sabacc exhaustion target-audit immunity' ;;
pad) by_hand='refund embezzlement direct-transaction target-tariff embargo' ;;
esac

# record TOKEN: the hand up to Ana's second turn.
record_with() {
    kept=$OUT/data/games/kept.sabacc
    mkdir -p "$OUT/data/games"
    others='free-draw embargo'
    case $1 in
    free-draw) others='refund embargo' ;;
    embargo) others='refund free-draw' ;;
    esac
    {
        printf '{"sabacc-record": 1, "game": "kessel", "options": {"token-count": 1, "end": "hands 1"}, "seats": ['
        printf '{"name": "Ana", "credits": 60, "agent": "human"}, {"name": "Vex", "credits": 60, "agent": "random"}, '
        printf '{"name": "Orro", "credits": 60, "agent": "random"}], "dealer": 2, "seed": 7}\n'
        printf '{"do": "* deal %s"}\n' "$1" $others sand3 sand5 sand1 blood4 blood6 blood2 sand6 blood5
        printf '{"do": "%s"}\n' '0 draw sand deck' '* deal sand4' '0 discard sand3' '1 stand' '2 draw blood deck' \
            '* deal blood1' '2 discard blood1'
    } >"$kept"
    printf '{"record": "%s", "undo": true}\n' "$kept" >"$OUT/data/games/unfinished.json"
}

# play TOKEN TARGET CHIPS IN-PLAY: plays it by the device; what Ana did, and the chips of all, must be these.
play() {
    local token=$1 target=$2 chips=$3 in_play=$4 wanted did
    [[ $device == keys || " $by_hand " == *" $token "* ]] || return 0
    record_with "$token"
    {
        printf '%s\n' '{"shot":"asked"}'
        case $device in
        keys) key k 1 ;;
        mouse) click token:0 ;;
        pad) pad dpad-up dpad-up dpad-up dpad-left a a ;;
        esac
        printf '%s\n' '{"shot":"chosen"}'
        case $device-$target in
        keys-) key k ;;
        keys-*) key 1 ;;
        mouse-) click confirm ;;
        mouse-*) click seat:1 ;;
        pad-*) pad a ;;
        esac
        printf '%s\n' '{"shot":"played"}'
    } >"$OUT/script.jsonl"
    off_screen --resume --input "$OUT/script.jsonl" --shots "$OUT/$token" --size $size
    shows_all "$OUT/$token" asked chosen played
    wanted="0 token $token${target:+ $target}"
    did=$(done_by_ana "$kept" | tail -n 1)
    [ "$did" = "$wanted" ] || fail "$token by $device: did $did, wanted $wanted"
    printf '{"expect": {"chips": %s, "chips_in_play": %s}}\n' "$chips" "$in_play" >>"$kept"
    "$LAB" run "$kept" >/dev/null || fail "$token by $device: chips are other than $chips and $in_play"
}

play free-draw '' '[7, 8, 7]' '[1, 0, 1]'
play refund '' '[8, 8, 7]' '[0, 0, 1]'
play extra-refund '' '[8, 8, 7]' '[0, 0, 1]'
play embezzlement '' '[7, 8, 7]' '[2, 0, 0]'
play major-fraud '' '[7, 8, 7]' '[1, 0, 1]'
play cook-the-books '' '[7, 8, 7]' '[1, 0, 1]'
play mark-down '' '[7, 8, 7]' '[1, 0, 1]'
play prime-sabacc '' '[7, 8, 7]' '[1, 0, 1]'
play exhaustion 1 '[7, 8, 7]' '[1, 0, 1]'
play direct-transaction 1 '[7, 8, 7]' '[1, 0, 1]'
play general-tariff '' '[7, 7, 6]' '[1, 0, 1]'
play target-tariff 1 '[7, 6, 7]' '[1, 0, 1]'
play embargo '' '[7, 8, 7]' '[1, 0, 1]'
play general-audit '' '[7, 6, 7]' '[1, 0, 1]'
play target-audit 1 '[7, 5, 7]' '[1, 0, 1]'
play immunity '' '[7, 8, 7]' '[1, 0, 1]'
