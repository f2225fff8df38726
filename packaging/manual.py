"""Makes the manual pages and the shell completions of both programs out of what `--help` prints, so that they cannot differ.

    manual.py man PROGRAM VERSION MORE [LANGUAGE]  the page of a program; MORE is a file of further sections, in the language of man
    manual.py bash|zsh|fish SABACC LAB         what a shell offers after their names

Prints to the standard output. A line of `--help` that it does not understand is an error.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

OPTION = re.compile(r"  --(\S+)(?: (\S+))?  +(\S.*)")
FILE = re.compile(r"  FILE  +(\S.*)")
COMMAND = re.compile(r"  ([a-z][a-z-]*)((?: \S+)*)")


def printed(program, *words):
    return subprocess.run([program, *words], check=True, capture_output=True, text=True).stdout


class Help:
    """What a program says of itself: `what` it is, its `options` (name, argument, words), what becomes of a `file`, its `commands` (name, usage,
    words) and what it says in the `end`."""

    def __init__(self, program, language=None):
        self.name = Path(program).name
        self.options, self.commands, self.end, self.what, self.file = [], [], "", "", ""
        words = ["--lang", language, "--help"] if language else ["--help"]
        lines = [line for line in printed(program, *words).splitlines() if line]
        for line in lines:
            if match := OPTION.fullmatch(line):
                self.options.append(match.groups())
            elif match := FILE.fullmatch(line):
                self.file = match[1]
            elif line.startswith("      ") and self.commands:
                name, usage, _ = self.commands[-1]
                self.commands[-1] = (name, usage, line.strip())
            elif match := COMMAND.fullmatch(line):
                self.commands.append((match[1], match[2].strip(), ""))
            elif self.commands:
                self.end = line
            elif match := re.fullmatch(rf"{self.name}\s?: (.*)", line):
                self.what = match[1]
            elif not line.startswith("Usage: "):
                sys.exit(f"manual.py: {program} --help has a line of no known form: {line}")
        if not self.what or not (self.options or self.commands) or any(not words for *_, words in self.commands):
            sys.exit(f"manual.py: {program} --help does not say enough")


# What these letters are in roff; a blank at which no line breaks may be narrow where the page is written, and is not in the fonts.
BLANKS = {"\u00a0": "\\~", "\u202f": "\\~"}
ROFF = str.maketrans({"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "’": "\\(cq", **BLANKS})
# Languages without blanks between words: a line may break before a letter of theirs, but not before these, nor after those.
UNSPACED = {"ja"}
BREAK = re.compile(r"(?<=[\u3040-\u30ff\u4e00-\u9fff、。」)：])(?<![「(])(?=[^\x00-\x7f、。」)：ーぁぃぅぇぉっゃゅょァィゥェォッャュョ])")


def roff(words, language=None):
    words = words.translate(ROFF)
    if language in UNSPACED:
        words = BREAK.sub(r"\\:", words)
    return "\\&" + words if words.startswith(".") else words


def sections(text, language):
    """Further sections as roff has them. Where no blanks are written, what goes on in the next line goes on without one."""
    text = text.translate(str.maketrans(BLANKS))
    if language not in UNSPACED:
        return text
    text = re.sub(r"(?m)^([^.\n].*)\n(?=[^.\n])", r"\1", text)
    return "\n".join(line if line.startswith(".") else BREAK.sub(r"\\:", line) for line in text.split("\n"))


def bold(word):
    return f"\\fB{roff(word)}\\fR"


class Words(NamedTuple):
    """What a page says by itself in a language: the name of its chapter, headings, and what stands for an option and the like."""
    chapter: str
    name: str
    synopsis: str
    options: str
    commands: str
    an_option: str
    a_file: str
    a_command: str
    an_argument: str


WORDS = {
    None: Words("Games", "NAME", "SYNOPSIS", "OPTIONS", "COMMANDS", "option", "file", "command", "argument"),
    "de": Words("Spiele", "BEZEICHNUNG", "ÜBERSICHT", "OPTIONEN", "BEFEHLE", "Option", "Datei", "Befehl", "Argument"),
    "es": Words("Juegos", "NOMBRE", "SINOPSIS", "OPCIONES", "ÓRDENES", "opción", "archivo", "orden", "argumento"),
    "fr": Words("Jeux", "NOM", "SYNOPSIS", "OPTIONS", "COMMANDES", "option", "fichier", "commande", "argument"),
    "it": Words("Giochi", "NOME", "SINTASSI", "OPZIONI", "COMANDI", "opzione", "file", "comando", "argomento"),
    "ja": Words("ゲーム", "名前", "書式", "オプション", "コマンド", "オプション", "ファイル", "コマンド", "引数"),
    "pl": Words("Gry", "NAZWA", "SKŁADNIA", "OPCJE", "POLECENIA", "opcja", "plik", "polecenie", "argument"),
    "pt_BR": Words("Jogos", "NOME", "SINOPSE", "OPÇÕES", "COMANDOS", "opção", "arquivo", "comando", "argumento"),
    "ru": Words("Игры", "ИМЯ", "СИНТАКСИС", "ПАРАМЕТРЫ", "КОМАНДЫ", "параметр", "файл", "команда", "аргумент"),
}


def man(program, version, more, language=None):
    about, say = Help(program, language), WORDS[language]
    print(f'.TH {about.name.upper()} 6 "" "sabacc {version}" "{say.chapter}"')
    if language in UNSPACED:
        print(".na")
    print(f".SH {say.name}\n{roff(about.name)} \\- {roff(about.what, language)}")
    print(f".SH {say.synopsis}")
    if about.options:
        print(f".B {roff(about.name)}\n.RI [ {say.an_option} \" ...]\"" + (f"\n.RI [ {say.a_file} ]" if about.file else ""))
        print(f".SH {say.options}")
        if about.file:
            print(f".TP\n\\fI{say.a_file}\\fR\n{roff(about.file, language)}")
        for name, argument, words in about.options:
            of = f" \\fI{roff(argument)}\\fR" if argument else ""
            print(f".TP\n{bold('--' + name)}{of}\n{roff(words, language)}")
    if about.commands:
        print(f".B {roff(about.name)}\n.I {say.a_command}\n.RI [ {say.an_argument} \" ...]\"")
        print(f".SH {say.commands}")
        for name, usage, words in about.commands:
            print(f".TP\n{bold(name)} {roff(usage)}\n{roff(words, language)}")
        print(f".PP\n{roff(about.end, language)}")
    print(sections(Path(more).read_text(encoding="utf-8"), language), end="")


def games_of(lab):
    return re.findall(r"^([a-z][a-z-]*)  ", printed(lab, "games"), re.MULTILINE)


def scenes_of(sabacc):
    """As the refusal of one that does not exist lists them."""
    said = subprocess.run([sabacc, "--scene", "?"], capture_output=True, text=True, check=False).stderr
    match = re.search(r"give (.*)", said)
    return re.findall(r"[a-z-]+", match[1]) if match else sys.exit(f"manual.py: no scenes in: {said}")


def values(sabacc, lab):
    """Of an option, what may stand after it: words, or the kind of a path."""
    return {"game": games_of(lab), "scene": scenes_of(sabacc), "replay": "file", "input": "file", "perf": "file",
            "assets": "directory", "data": "directory", "shots": "directory"}


def lab_options(usage):
    return sorted(set(re.findall(r"--[a-z-]+", usage)))


def words_after(usage, games):
    """What may stand after a command of that usage."""
    return lab_options(usage) + (games if "GAME" in usage else [])


def bash(sabacc, lab):
    game, bench, known = Help(sabacc), Help(lab), values(sabacc, lab)
    print("# Completions of sabacc and sabacc-lab for bash.\n_sabacc() {")
    print('    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]}\n    COMPREPLY=()\n    case $before in')
    for name, argument, _ in game.options:
        found = known.get(name)
        if isinstance(found, list):
            action = f'COMPREPLY=($(compgen -W "{" ".join(found)}" -- "$word"))'
        elif found:
            action = f'COMPREPLY=($(compgen {"-f" if found == "file" else "-d"} -- "$word"))'
        else:
            action = ":"
        if argument:
            print(f"    --{name}) {action} ;;")
    options = " ".join("--" + name for name, *_ in game.options)
    print(f'    *) COMPREPLY=($(compgen -W "{options}" -- "$word"))')
    print('       [[ $word == -* ]] || COMPREPLY=($(compgen -f -- "$word")) ;;\n    esac\n}\ncomplete -F _sabacc sabacc\n')
    print('_sabacc_lab() {\n    local word=${COMP_WORDS[COMP_CWORD]}\n    COMPREPLY=()')
    commands = " ".join(name for name, *_ in bench.commands)
    print(f'    if [ "$COMP_CWORD" = 1 ]; then\n        COMPREPLY=($(compgen -W "{commands}" -- "$word"))\n        return\n    fi')
    print('    case ${COMP_WORDS[1]} in')
    for name, usage, _ in bench.commands:
        print(f'    {name}) COMPREPLY=($(compgen -W "{" ".join(words_after(usage, known["game"]))}" -- "$word")) ;;')
    print('    esac\n    [ ${#COMPREPLY[@]} -gt 0 ] || COMPREPLY=($(compgen -f -- "$word"))\n}\ncomplete -F _sabacc_lab sabacc-lab')


def quoted(words):
    return "'" + words.replace("'", "'\\''") + "'"


def zsh(sabacc, lab):
    game, bench, known = Help(sabacc), Help(lab), values(sabacc, lab)
    print("#compdef sabacc sabacc-lab\n# Completions of sabacc and sabacc-lab for zsh.\n_sabacc_game() {\n    _arguments \\")
    for name, argument, words in game.options:
        found = known.get(name)
        action = f"({' '.join(found)})" if isinstance(found, list) else {"file": "_files", "directory": "_files -/"}.get(found, "")
        told = re.sub(r"([\[\]:])", r"\\\1", words)
        after = f":{argument.replace(':', '')}:{action}" if argument else ""
        print(f"        {quoted(f'--{name}[{told}]{after}')} \\")
    print("        '*:file:_files' \\\n        && return\n}\n_sabacc_lab() {\n    if (( CURRENT == 2 )); then\n        local -a commands=(")
    for name, _, words in bench.commands:
        print(f"            {quoted(name + ':' + words.replace(':', chr(92) + ':').split(';')[0])}")
    print("        )\n        _describe command commands\n        return\n    fi\n    case $words[2] in")
    for name, usage, _ in bench.commands:
        print(f"    {name}) compadd -- {' '.join(words_after(usage, known['game']))}; _files ;;")
    print('    esac\n}\ncase $service in\nsabacc) _sabacc_game ;;\nsabacc-lab) _sabacc_lab ;;\nesac')


def fish(sabacc, lab):
    game, bench, known = Help(sabacc), Help(lab), values(sabacc, lab)
    print("# Completions of sabacc and sabacc-lab for fish.")
    for name, argument, words in game.options:
        found = known.get(name)
        if isinstance(found, list):
            after = f" -x -a {quoted(' '.join(found))}"
        elif found == "directory":
            after = " -x -a '(__fish_complete_directories)'"
        else:
            after = " -r" if found else " -x" if argument else ""
        print(f"complete -c sabacc -l {name}{after} -d {quoted(words)}")
    for name, usage, words in bench.commands:
        print(f"complete -c sabacc-lab -n __fish_use_subcommand -a {name} -d {quoted(words.split(';')[0])}")
        of = f"-n '__fish_seen_subcommand_from {name}'"
        for option in lab_options(usage):
            print(f"complete -c sabacc-lab {of} -l {option[2:]}")
        if "GAME" in usage:
            print(f"complete -c sabacc-lab {of} -a {quoted(' '.join(known['game']))}")


def main():
    kind, words = sys.argv[1], sys.argv[2:]
    {"man": man, "bash": bash, "zsh": zsh, "fish": fish}[kind](*words)


if __name__ == "__main__":
    main()
