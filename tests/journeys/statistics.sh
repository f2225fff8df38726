# Statistics of three games that are played here, by keys: their figures are those of the records; by game and by player, and
# the results of Solitaire.
. "$HERE/common.sh"
export TZ=UTC
games=$OUT/data/games
mkdir -p "$games"

# played NAME DAY PLAYER RECORD: a finished game of that record, by a player of that name.
played() {
    sed "1s/\"Ana\"/\"$3\"/" "$4" >"$games/$1.sabacc"
    touch -d "2026-$2 10:00" "$games/$1.sabacc"
}
for game in classic corellian-spike solitaire; do
    options=(--option "end=hands 5")
    "$LAB" sim $game --games 2 --seed 5 "${options[@]}" --record "$OUT/made" >/dev/null
    for file in "$OUT/made/$game"-*.sabacc; do
        sed -i '1s/"name": "[^"]*", "credits": \([0-9]*\), "agent": "[^"]*"/"name": "Ana", "credits": \1, "agent": "human"/' "$file"
        grep -q '"name": "Ana"' "$file" || fail "$file has no Ana"
    done
done
played classic-1 09-03 Ana "$OUT/made/classic-5-000001.sabacc"
played classic-2 10-04 Ana "$OUT/made/classic-5-000002.sabacc"
played spike-1 11-05 Ana "$OUT/made/corellian-spike-5-000001.sabacc"
played spike-2 11-06 Bo "$OUT/made/corellian-spike-5-000002.sabacc"
played solitaire-1 11-07 Ana "$OUT/made/solitaire-5-000001.sabacc"

# Three of them were looked back at.
cat >"$OUT/data/grades.json" <<'JSON'
{"games": {"classic-1.sabacc": {"game": "classic", "day": "2026-09-03", "people": {"Ana": {"decisions": 10, "shares": 8000}}},
           "classic-2.sabacc": {"game": "classic", "day": "2026-10-04", "people": {"Ana": {"decisions": 10, "shares": 4000}}},
           "spike-1.sabacc": {"game": "corellian-spike", "day": "2026-10-05", "people": {"Ana": {"decisions": 30, "shares": 0}}}}}
JSON

# won PLAYER FIGURE GAME…: a sum of sabacc-lab's own figures.
won() {
    local player=$1 figure=$2
    shift 2
    (cd "$games" && "$LAB" history --csv "${@/%/.sabacc}") | python3 -c '
import csv, sys
rows = [row for row in csv.DictReader(sys.stdin) if row["name"] == sys.argv[1]]
print(len(rows) if sys.argv[2] == "hands" else sum(int(row[sys.argv[2]]) for row in rows))' "$player" "$figure"
}

script "$(shot all)" "$(key Down)" "$(key Right)" "$(shot one)" '{"press":"by:0"}' "$(shot by)" '{"press":"by:0"}' "$(shot again)" \
    '{"point":[500,900]}' '{"wheel":-4}' "$(shot lower)" '{"wheel":-3}' "$(shot grades.json)" '{"press":"statistics:person"}' "$(shot bo)" '{"press":"back"}'
for frame in "$size" "$upright"; do
    off_screen --scene statistics --size "$frame" --input "$OUT/script.jsonl" --shots "$OUT/see-$frame"
    shows_all "$OUT/see-$frame" all one lower bo
    says "see-$frame" all figures "$(won Ana hands classic-1 classic-2 spike-1 solitaire-1)"
    says "see-$frame" bo figures "$(won Bo hands spike-2)"
done
says "see-$size" all game:classic '2 games'
[ "$(words_of "see-$upright" all figures | sed -n '13,14p')" = "$(printf '63\ngrade')" ] || fail "no grade of all: $(words_of "see-$upright" all figures)"
[ "$(words_of "see-$upright" all grade | head -n 1)" = 40 ] || fail "no grade of classic: $(words_of "see-$upright" all grade)"
for frame in "$size" "$upright"; do
    says "see-$frame" lower grades 100
    for month in 2026-09 33 2026-10 80; do says "see-$frame" grades grade-months $month; done
done
says "see-$size" all 'opponent:Seat 2' 'Random'
