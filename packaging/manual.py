"""Makes the manual pages and the shell completions of both programs out of what `--help` prints, so that they cannot differ.

    manual.py man PROGRAM VERSION MORE [LANGUAGE]  the page of a program; MORE is a file of sections in the language of man
    manual.py bash|zsh|fish SABACC LAB         what a shell offers after their names

Prints to the standard output. A line of `--help` that it does not understand is an error.
"""

import re
import subprocess
import sys
from pathlib import Path

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
            elif line.startswith(f"{self.name}: "):
                self.what = line.split(": ", 1)[1]
            elif line.startswith("The "):
                self.what = line.split(". ")[0].removeprefix("The ")
            elif not line.startswith("Usage: "):
                sys.exit(f"manual.py: {program} --help has a line of no known form: {line}")
        if not self.what or not (self.options or self.commands) or any(not words for *_, words in self.commands):
            sys.exit(f"manual.py: {program} --help does not say enough")


def roff(words):
    words = words.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq").replace("`", "\\(ga")
    return "\\&" + words if words.startswith((".", "'")) else words


def bold(word):
    return f"\\fB{roff(word)}\\fR"


# What a page says by itself: the name of its chapter, three headings, and what stands for an option and for a file.
HEADINGS = {None: ("Games", "NAME", "SYNOPSIS", "OPTIONS", "option", "file"),
            "de": ("Spiele", "BEZEICHNUNG", "ÜBERSICHT", "OPTIONEN", "Option", "Datei")}


def man(program, version, more, language=None):
    about = Help(program, language)
    chapter, name_heading, synopsis, options, an_option, a_file = HEADINGS[language]
    print(f'.TH {about.name.upper()} 6 "" "sabacc {version}" "{chapter}"')
    print(f".SH {name_heading}\n{roff(about.name)} \\- {roff(about.what)}")
    print(f".SH {synopsis}")
    if about.options:
        print(f".B {roff(about.name)}\n.RI [ {an_option} \" ...]\"" + (f"\n.RI [ {a_file} ]" if about.file else ""))
        print(f".SH {options}")
        if about.file:
            print(f".TP\n\\fI{a_file}\\fR\n{roff(about.file)}")
        for name, argument, words in about.options:
            of = f" \\fI{roff(argument)}\\fR" if argument else ""
            print(f".TP\n{bold('--' + name)}{of}\n{roff(words)}")
    if about.commands:
        print(f".B {roff(about.name)}\n.I command\n.RI [ argument \" ...]\"")
        print(".SH COMMANDS")
        for name, usage, words in about.commands:
            print(f".TP\n{bold(name)} {roff(usage)}\n{roff(words)}")
        print(f".PP\n{roff(about.end)}")
    print(Path(more).read_text(encoding="utf-8"), end="")


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
