# Choosing a game by one device: a newcomer is shown where to start; a star marks a favourite, which then comes first, and
# after it the game played last; and a star is taken away again. A file of favourites that cannot be read is told of and
# put aside.
. "$HERE/common.sh"
device=$1
favourites=$OUT/data/favourites.json

# The star of the first game, from the second, which is the one chosen (the first key of all only shows what is in focus).
star() { for_device "$(key Left Left f)" "$(click 256,145)" "$(pad dpad-left dpad-left y)"; }
back() { for_device "$(key Escape)" "$(click 1790,1020)" "$(pad b)"; }
open_list() { printf '%s\n' "{\"press\":\"menu:$1\"}" '{"press":"game"}'; }
play_and_leave() { printf '{"press":"game:%s"}\n' "$1" && printf '%s\n' '{"press":"start"}' '{"key":"Escape"}' '{"press":"pause:leave"}'; }

{
    open_list start
    printf '{"press":"%s"}\n' game:classic game
    shot new
    star
    shot starred
    back
    printf '{"press":"game"}\n'
    shot favourite
    play_and_leave classic
    open_list table
    shot played
    star
    shot unstarred
    back
    printf '{"press":"game"}\n'
    shot without
    play_and_leave kessel
    open_list table
    shot last
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/list" --size "$size"
shows_all "$OUT/list" new starred favourite played unstarred without last
says list new tile:corellian-spike 'Start here'
says list starred star:corellian-spike 'Favourite'
says list played tile:classic 'Unfinished'
grep -q '"corellian-spike": false' "$favourites" || fail "still a favourite: $(cat "$favourites")"
for shot in unstarred without; do
    words_of list $shot star:corellian-spike | grep -F Favourite >/dev/null && fail "$shot: the star is still there"
done
says list last tile:kessel 'Unfinished'

printf '{"kessel": true,\n' >"$favourites"
cp "$favourites" "$OUT/bad.json"
{
    open_list table
    shot told
    star
    shot kept
} >"$OUT/script.jsonl"
off_screen --input "$OUT/script.jsonl" --shots "$OUT/bad" --size "$size"
says bad told toast 'favourites.json:2:'
cmp -s "$favourites.bak" "$OUT/bad.json" || fail "the bad file was not put aside"
