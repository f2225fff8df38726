# Seats that count together: teams.sh keys|mouse|pad. Chosen in the setup, shown at the table, added up at its end and on
# the evening's page, kept for the next time and over leaving; told by a note of the record, which no reader needs, and so in
# its replay; and not offered to two.
. "$HERE/common.sh"
device=$1
press() { printf '{"press":"%s"}\n' "$@"; }
says_now() { printf '{"expect":{"%s":"%s"}}\n' "$1" "$2"; }
nothing() { printf '{"expect":{"%s":null}}\n' "$1"; }
# Two friends against two opponents, a hand of Corellian Spike.
python3 - "$OUT/data/setup.json" <<'PYTHON'
import json, sys
seats = [("Ana", "human"), ("Vex", "ai:novice"), ("Ben", "human"), ("Nyx", "ai:novice")]
with open(sys.argv[1], "w", encoding="utf-8") as file:
    json.dump({"game": "corellian-spike", "preset": "", "dealer": 0, "undo": False, "options": {"end": "hands 1"},
               "seats": [{"name": name, "agent": agent, "credits": 100, "items": 0} for name, agent in seats]}, file)
PYTHON
{
    shot setup
    nothing team:0
    press teams
    shot people
    says_now team:0 $'\ue009'
    says_now team:1 $'\ue006'
    says_now team:2 $'\ue009'
    press teams # partners who sit opposite would be the same
    shot halves
    says_now team:1 $'\ue009'
    says_now team:2 $'\ue006'
    press team:3
    says_now team:3 $'\ue008'
    shot own
    press agent:1
    says_now team:3 $'\ue008'
    press teams # from one's own signs on: none
    nothing team:0
    press agent:1 agent:1 agent:1 agent:1 teams
    press start begin look
    shot table
    says_now team:0 $'\ue009'
    case $device in
    keys) key Escape ;;
    mouse) press table:menu ;;
    pad) pad start ;;
    esac
    press pause:leave menu:resume look
    shot resumed
    says_now team:0 $'\ue009'
} >"$OUT/script.jsonl"
off_screen --scene setup --input "$OUT/script.jsonl" --shots "$OUT/shots" --size "$size"
grep -q '"teams"' "$OUT/data/setup.json" || fail "teams are not kept with the setup"
[ "$(sed -n 2p "$(record)")" = '{"note": "teams 1 2 1 2"}' ] || fail "the record has no note of its teams"
[ "$(grep -c note "$(record)")" = 1 ] || fail "the record has more notes, since the game went on"
"$LAB" run "$(record)" >/dev/null || fail "the record does not play"
grep -rq '"teams": \[1, 2, 1, 2' "$OUT/data/games" || fail "teams are not kept beside the record"

# The replay tells of them; and where a note says anything else nobody is in a team.
script "$(shot replay)"
sed '2s/teams 1 2 1 2/teams 1 2 1 9/' "$(record)" >"$OUT/other.sabacc"
off_screen --replay "$(record)" --input "$OUT/script.jsonl" --shots "$OUT/replay" --size "$size"
off_screen --replay "$OUT/other.sabacc" --input "$OUT/script.jsonl" --shots "$OUT/other" --size "$size"
says replay replay team:0 $'\ue009'
says replay replay team:1 $'\ue006'
says_nothing other replay team:0
