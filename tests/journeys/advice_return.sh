# By keys alone, or by a pad: with advice shown Return (A) begins where the advice does, step by step to the act that it
# means, and where that cannot be undone and loses the hand it does nothing and says so; down leads from every card of one's
# own to the buttons and up back, wherever they lie.
. "$HERE/common.sh"
device=$1
accept() { for_device "$(key Return)" '' "$(pad a)"; }
steps=14
{
    for step in $(seq -w "$steps"); do
        shot "step-$step.json"
        accept
    done
} >"$OUT/script.jsonl"
printf '{"version": 1, "verdict": 0, "advice": 1}\n' >"$OUT/data/settings.json"
for game in corellian-spike classic kessel pazaak coruscant-shift; do
    seats=human:Ana,ai:regular:Moluu
    [ "$game" = pazaak ] || seats=$seats,ai:regular:Vex
    off_screen --game "$game" --seats "$seats" --seed 5 --input "$OUT/script.jsonl" --shots "$OUT/$game" --size "$size"
done
python3 - "$OUT" "$device" <<'PYTHON' || fail "Return and the advice contradict each other"
import glob, json, re, sys
out, device = sys.argv[1:]
begins = "A:" if device == "pad" else "Return:"
grave = {"fold", "call", "stand", "done", "match", "raise", "end"}
faults, seen = [], 0
for path in sorted(glob.glob(out + "/*/step-*.json")):
    said = json.load(open(path, encoding="utf-8"))["said"]
    def texts(name):
        return [fact.get("text", fact.get("note", "")) for fact in said if fact["name"] == name]
    if not texts("advice:short:do"):
        continue
    seen += 1
    hint, marked = " ".join(texts("hint")), texts("mark")
    if not texts("advice:short:why") or not texts("advice:short:why")[0]:
        faults.append(f"{path}: no reason")
    if not hint.startswith(begins) and not path.endswith("step-01.json"): # which device comes is not known yet
        faults.append(f"{path}: {hint!r} does not say what Return does")
    if marked:
        labels = [label.removesuffix("…") for label in texts(marked[0])]
        is_rest = "Nothing; choose" in hint and marked[0] in grave
        if not is_rest and not any(label in hint for label in labels):
            faults.append(f"{path}: the advice is {labels}, and {hint!r}")
if seen < 45:
    faults.append(f"only {seen} questions with advice")
sys.exit("\n".join(faults) if faults else 0)
PYTHON

printf '{"version": 1, "verdict": 0}\n' >"$OUT/data/settings.json"

# In the corner, upright, and in a bar as wide as the screen, which larger letters make of it.
up() { for_device "$(key Up)" '' "$(pad dpad-up)"; }
down() { for_device "$(key Down)" '' "$(pad dpad-down)"; }
left() { for_device "$(key Left)" '' "$(pad dpad-left)"; }
right() { for_device "$(key Right)" '' "$(pad dpad-right)"; }
cards=5
leads() { # NAME SIZE ASIDE CARDS: from so many cards at least, which lie on that side of where up leads
    {
        down # shows the focus
        down
        for card in $(seq "$cards"); do
            up
            for _ in $(seq 2 "$card"); do "$3"; done
            shot "card-$card.json"
            down
            shot "button-$card.json"
        done
    } >"$OUT/script.jsonl"
    off_screen --game coruscant-shift --seats human:Ana,ai:regular:Moluu,ai:regular:Vex --seed 5 --input "$OUT/script.jsonl" --shots "$OUT/$1" --size "$2"
    local kept='' words
    for card in $(seq "$cards"); do
        words=$(words_of "$1" "card-$card" hint | tr '\n' ' ')
        case $words in
        *' for good; then '*) kept=$kept$words$'\n' ;;
        *) fail "$1: $card cards aside of where up leads is no card, but: $words" ;;
        esac
        words=$(words_of "$1" "button-$card" hint | tr '\n' ' ')
        case $words in
        *'Keep no card'* | *'Mark all cards'*) ;;
        *) fail "$1: down from card $card leads to: $words" ;;
        esac
    done
    [ "$(printf '%s' "$kept" | sort -u | wc -l)" -ge "$4" ] || fail "$1: not from every card"
}
leads corner "$size" left "$cards"
leads upright "$upright" right 4
printf '{"version": 1, "verdict": 0, "text-size": 200}\n' >"$OUT/data/settings.json"
leads wide "$size" right 3
