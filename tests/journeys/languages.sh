# Languages, by throw-away catalogues: chosen in the settings they speak at once, in the page itself and in those below
# it, where the system's locale is C; the choice is kept; --lang has the word in both programs; what is not there is refused.
. "$HERE/common.sh"
export LC_ALL=C LANGUAGE=
# Those of the build are found beside the programs.
built=$(sed -n 's/^\([a-z]\S*\) # .*/, \1/p' "$ASSETS/../po/LINGUAS" | tr -d '\n')
for program in "$SABACC" "$LAB"; do
    ! "$program" --lang xx 2>"$OUT/said" || fail "$program takes --lang xx"
    grep -qF -- "--lang xx: the languages are en$built" "$OUT/said" || fail "$program lists: $(cat "$OUT/said")"
done

export SABACC_LOCALES=$CATALOGUES
script '{"press":"menu:settings"}' '{"shot":"english"}' '{"press":"setting:language"}' '{"press":"setting:language"}' \
    '{"shot":"german"}' '{"press":"setting:language"}' '{"press":"setting:language"}' '{"shot":"portuguese"}' \
    '{"press":"setting:language"}' '{"shot":"system"}' \
    $(for i in 1 2; do echo '{"press":"setting:language"}'; done) '{"press":"back"}' '{"shot":"title"}' '{"press":"menu:quit"}'
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/shots"
! grep -q '"Probe' "$OUT/shots/english.json" || fail "the settings do not begin in English"
grep -q '"Probe: Einstellungen"' "$OUT/shots/german.json" || fail "the page does not change with the choice"
grep -q '"Deutsch"' "$OUT/shots/german.json" || fail "a language is not called by its own name"
grep -q '"Configurações"' "$OUT/shots/portuguese.json" || fail "a second choice does nothing"
grep -q '"Settings"' "$OUT/shots/system.json" || fail "the system's language, C, is not English"
grep -q '"Probe: Einstellungen"' "$OUT/shots/title.json" || fail "the page below is not in the language chosen"
grep -q '"language": *"de"' "$OUT/data/settings.json" || fail "the choice is not kept: $(cat "$OUT/data/settings.json")"

# The next start; and for one run by the command line.
script '{"shot":"title"}' '{"press":"menu:quit"}'
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/again"
grep -q '"Probe: Einstellungen"' "$OUT/again/title.json" || fail "the next start does not speak it"
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/once" --lang pt_PT
grep -q '"Configurações"' "$OUT/once/title.json" || fail "--lang does not come before the settings"
grep -q '"language": *"de"' "$OUT/data/settings.json" || fail "--lang is kept"

# A language that is kept and not there any more is that of the system.
printf '{"version": 1, "language": "fr"}\n' >"$OUT/data/settings.json"
(
    LC_ALL=de_DE.UTF-8 # bash warns that it does not have it
    off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/gone"
) 2>/dev/null
grep -q '"Probe: Einstellungen"' "$OUT/gone/title.json" || fail "a language that is gone is not that of the system"

"$SABACC" --lang de --help | grep -F >/dev/null 'Probe: Sprache, wie en' || fail "--help does not speak it"
"$LAB" --lang de games | grep -F >/dev/null 'Probe: Corellianischer Spike' || fail "the bench does not speak it"
"$LAB" games | grep -F >/dev/null 'Corellian Spike' || fail "the bench does not speak English where the locale is C"
env LC_ALL=de_DE.UTF-8 "$LAB" games | grep -F >/dev/null 'Probe: Corellianischer Spike' || fail "the bench does not speak the system's"
! "$LAB" --lang 2>/dev/null || fail "the bench takes --lang without a language"

# In the midst of a game: the table and all that lies over it, and a friend who is away.
printf '{"version": 1, "language": "en", "verdict": 0}\n' >"$OUT/data/settings.json"
script '{"press":"look"}' '{"press":"stand"}' '{"press":"look"}' '{"press":"stand"}' '{"key":"F4"}' \
    '{"expect":{"name:2":"Cleo (away)"}}' '{"press":"table:menu"}' '{"press":"pause:settings"}' \
    '{"press":"setting:language"}' '{"press":"back"}' '{"shot":"pause"}' '{"key":"Escape"}' \
    '{"expect":{"name:2":"Cleo (Probe: fort)"}}'
off_screen --size "$size" --input "$OUT/script.jsonl" --shots "$OUT/game" --seed 3 --game corellian-spike \
    --option open-discard=off --seats human:Ana,human:Ben,human:Cleo
grep -q '"Probe: Einstellungen"' "$OUT/game/pause.json" || fail "the menu of a game is not in the language chosen"
