# The gallery by one device: a deck, a card of it, both its sides, the next, the shift, a closer look, and back out.
. "$(dirname "${BASH_SOURCE[0]}")/common.sh"
shots="shelf sheet card next turned shifted closer again fan"
case $1 in
keys)
    script '{"key":"Right"}' '{"key":"Right"}' '{"shot":"shelf"}' '{"key":"Down"}' '{"key":"Left"}' '{"key":"Return"}' \
        '{"shot":"sheet"}' '{"key":"Right"}' '{"key":"Return"}' '{"shot":"card"}' '{"key":"Right"}' '{"shot":"next"}' \
        '{"key":"t"}' '{"shot":"turned"}' '{"key":"s"}' '{"shot":"shifted"}' '{"key":"+"}' '{"key":"+"}' \
        '{"key":"Down"}' '{"shot":"closer"}' '{"key":"Escape"}' '{"key":"Escape"}' \
        '{"shot":"again"}' '{"key":"f"}' '{"shot":"fan"}' '{"key":"Escape"}' '{"key":"Escape"}'
    ;;
mouse)
    script '{"shot":"shelf"}' '{"click":[340,760]}' '{"shot":"sheet"}' '{"click":[838,440]}' '{"shot":"card"}' \
        '{"click":[900,1020]}' '{"shot":"next"}' '{"click":[630,480]}' '{"shot":"turned"}' '{"click":[1040,1020]}' \
        '{"shot":"shifted"}' '{"click":[310,1020]}' '{"click":[310,1020]}' '{"shot":"closer"}' \
        '{"click":[1760,1020]}' '{"click":[1760,1020]}' '{"shot":"again"}' \
        '{"click":[1040,1020]}' '{"shot":"fan"}' '{"click":[1760,1020]}' '{"click":[1760,1020]}'
    ;;
pad)
    script '{"pad":"dpad-right"}' '{"pad":"dpad-right"}' '{"shot":"shelf"}' '{"pad":"dpad-down"}' '{"pad":"dpad-left"}' \
        '{"pad":"a"}' '{"shot":"sheet"}' '{"pad":"dpad-right"}' '{"pad":"a"}' '{"shot":"card"}' \
        '{"pad":"dpad-right"}' '{"shot":"next"}' '{"pad":"x"}' '{"shot":"turned"}' '{"pad":"y"}' \
        '{"shot":"shifted"}' '{"pad":"rb"}' '{"pad":"dpad-right"}' '{"pad":"dpad-right"}' \
        '{"shot":"closer"}' '{"pad":"b"}' '{"pad":"b"}' '{"shot":"again"}' '{"pad":"y"}' \
        '{"shot":"fan"}' '{"pad":"b"}' '{"pad":"b"}'
    ;;
esac
printf '%s\n' '{"press":"menu:quit"}' >>"$OUT/script.jsonl"
off_screen --scene gallery --size 1280x720 --input "$OUT/script.jsonl" --shots "$OUT/shots"
# shellcheck disable=SC2086
shows_all "$OUT/shots" $shots
