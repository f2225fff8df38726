# Seats that count together: teams.sh keys|mouse|pad. Chosen in the setup, shown at the table, added up at its end and on
# the evening's page, kept for the next time and over leaving; never in the record, and not offered to two.
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
! grep -q team "$(record)" || fail "teams are in the record"
grep -rq '"teams": \[1, 2, 1, 2' "$OUT/data/games" || fail "teams are not kept beside the record"
