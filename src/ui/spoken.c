#include "ui/spoken.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "base/hash.h"
#include "base/i18n.h"
#include "ui/clause_texts.h"
#include "ui/ui_private.h"

/* ---- words without symbols ---- */

static bool begins_number(const char *at) {
    static const char MINUS[] = "−";
    at += strspn(at, " ");
    return (*at >= '0' && *at <= '9') || *at == '+' || strncmp(at, MINUS, sizeof MINUS - 1) == 0;
}

enum {
#define SYMBOL(name, file, code_point) SYMBOL_##name = (code_point)-0xE000,
#include "render/symbols.def"
#undef SYMBOL
};

/* Before a number; what has words beside it needs none, and the others say nothing. */
static const char *symbol_word(unsigned symbol, const char *after) {
    if (!begins_number(after)) return "";
    switch (symbol) {
    case SYMBOL_SUIT_CIRCLE:
    case SYMBOL_SUIT_CIRCLE_HOLLOW: return _("circle");
    case SYMBOL_SUIT_TRIANGLE:
    case SYMBOL_SUIT_TRIANGLE_HOLLOW: return _("triangle");
    case SYMBOL_SUIT_SQUARE:
    case SYMBOL_SUIT_SQUARE_HOLLOW: return _("square");
    case SYMBOL_CREDITS: return _("credits");
    default: return "";
    }
}

/* A symbol of the game's font is three bytes from U+E000 to U+E03F: EE 80 xx. */
static bool is_symbol(const char *at) {
    return (unsigned char)at[0] == 0xEE && (unsigned char)at[1] == 0x80 && at[2];
}

static bool is_blank(const Text *out) { return out->used == 0 || strchr(" \n", out->bytes[out->used - 1]); }

static void add_word(Text *out, const char *word) {
    if (!word[0]) return;
    if (!is_blank(out)) text_add_char(out, ' ');
    text_add(out, word);
    text_add_char(out, ' ');
}

static bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

/* Numbers that stand beside each other, as those of dice, are told apart: "4, 2", not 42. */
static void part_numbers(Text *out, char next) {
    bool is_beside = is_digit(next) && out->used > 1 && out->bytes[out->used - 1] == ' ' &&
                     is_digit(out->bytes[out->used - 2]);
    if (!is_beside) return;
    out->bytes[out->used - 1] = ',';
    text_add_char(out, ' ');
}

void ui_spoken_add(Text *out, const char *words) {
    static const char DOT[] = " · ", CLAUSE[] = "§";
    for (const char *at = words; *at;) {
        bool is_break = *at == ' ' || *at == '\n';
        size_t reference = clause_reference_length(at);
        bool begins_word = at == words || !isalnum((unsigned char)at[-1]);
        if (reference == 0 && begins_word) reference = clause_ids_length(at);
        if (reference > 0) {
            at += reference;
        } else if (is_symbol(at)) {
            add_word(out, symbol_word((unsigned char)at[2] & 0x3f, at + 3));
            at += 3;
        } else if (strncmp(at, DOT, sizeof DOT - 1) == 0) {
            text_add(out, ", ");
            at += sizeof DOT - 1;
        } else if (strncmp(at, CLAUSE, sizeof CLAUSE - 1) == 0) {
            at += sizeof CLAUSE - 1;
        } else if (is_break) {
            if (!is_blank(out)) text_add_char(out, ' ');
            at++;
        } else {
            part_numbers(out, *at);
            text_add_char(out, *at++);
        }
    }
}

bool ui_spoken_is_ended(const Text *out) {
    static const char *const signs[] = {".", "!", "?", ":", "…", "。", "！", "？", "："};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        size_t size = strlen(signs[i]);
        if (out->used >= size && memcmp(out->bytes + out->used - size, signs[i], size) == 0) return true;
    }
    return false;
}

void ui_spoken_sentence(Text *out, const char *words) {
    if (!words[0]) return;
    bool has_blank = out->used == 0 || out->bytes[out->used - 1] == ' ';
    if (!has_blank) text_add(out, ui_spoken_is_ended(out) ? " " : ". ");
    text_add(out, words);
}

/* ---- texts of a frame ---- */

/* "CS-2, CS-3": ids are for readers of the rulebook. */
static bool is_of_clauses(const char *words) {
    char list[96];
    clause_list(words, list, sizeof list);
    return list[0] && strcmp(list, words) == 0;
}

/* Hints of keys, and what is told by itself: messages, the notice, captions, a word that is explained. */
static bool is_unspoken(const Fact *fact) {
    static const char *const names[] = {"key",    "key:",     UI_UNSPOKEN, "toast",
                                        "notice", "caption:", "explain:"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        size_t length = strlen(names[i]);
        bool is_family = names[i][length - 1] == ':';
        if (is_family ? strncmp(fact->name, names[i], length) == 0 : strcmp(fact->name, names[i]) == 0)
            return true;
    }
    return is_of_clauses(fact->words);
}

static bool lies_on(const Fact *fact, Box box) {
    return box_has(box, fact->box.x + fact->box.width / 2, fact->box.y + fact->box.height / 2);
}

/* The widget on which it lies; UI_WIDGET_MAX for none. */
static int widget_of(const Ui *ui, const Fact *fact) {
    for (int i = ui->reach; i < ui->count; i++) {
        const Widget *widget = &ui->widgets[i];
        bool is_ground = widget->kind == WIDGET_SCROLL || widget->kind == WIDGET_PAN || widget->is_line;
        if (!is_ground && widget->is_enabled && lies_on(fact, widget->box)) return i;
    }
    return UI_WIDGET_MAX;
}

static bool lies_on_widget(const Ui *ui, const Fact *fact) { return widget_of(ui, fact) < UI_WIDGET_MAX; }

static int facts_of(const Ui *ui) { return transcript_count(canvas_transcript(ui->canvas)); }

/* By other words that stand for all in that place. */
static bool is_spoken_for(const Ui *ui, const Fact *fact) {
    for (int i = ui->facts_reach; i < facts_of(ui); i++) {
        const Fact *other = transcript_at(canvas_transcript(ui->canvas), i);
        if (other->kind == FACT_SPOKEN && lies_on(fact, other->box)) return true;
    }
    return false;
}

/* NULL: it is not read aloud. */
static const Fact *text_at(const Ui *ui, int index) {
    const Fact *fact = transcript_at(canvas_transcript(ui->canvas), index);
    if (fact->kind == FACT_SPOKEN) return fact;
    return fact->kind == FACT_TEXT && !is_unspoken(fact) && !is_spoken_for(ui, fact) ? fact : NULL;
}

/* Another sentence, or part of a list; nothing where the words are but a sign. */
static void add_text(Text *out, const char *words, const char *between) {
    size_t before = out->used;
    char last = out->used > 0 ? out->bytes[out->used - 1] : ' ';
    if (last != ' ') text_add(out, ui_spoken_is_ended(out) ? " " : between);
    size_t begun = out->used;
    ui_spoken_add(out, words);
    if (out->used == begun) out->bytes[out->used = before] = '\0';
}

/* Of a panel that scrolls only the first: the others are of the page. */
static void add_texts_on(const Ui *ui, const Widget *widget, Text *out) {
    size_t used = out->used;
    for (int i = ui->facts_reach; i < facts_of(ui); i++) {
        const Fact *fact = text_at(ui, i);
        if (!fact || !lies_on(fact, widget->box)) continue;
        add_text(out, fact->words, ", ");
        if (widget->kind == WIDGET_SCROLL && out->used > used) return;
    }
}

static bool lies_in_scroll(const Ui *ui, const Fact *fact) {
    for (int i = ui->reach; i < ui->count; i++)
        if (ui->widgets[i].kind == WIDGET_SCROLL && lies_on(fact, ui->widgets[i].box)) return true;
    return false;
}

/* A number in large digits is none. */
static bool has_letters(const char *words) {
    while (*words && !(*words & 0x80) && !(*words >= 'A' && *words <= 'Z') &&
           !(*words >= 'a' && *words <= 'z'))
        words++;
    return *words != '\0';
}

static const Fact *title_of(const Ui *ui) {
    const Fact *title = NULL;
    for (int i = ui->facts_reach; i < facts_of(ui); i++) {
        const Fact *fact = text_at(ui, i);
        if (fact && strcmp(fact->name, UI_PAGE_TITLE) == 0) return fact;
        bool is_larger = fact && fact->heading > (title ? title->heading : 0);
        if (is_larger && has_letters(fact->words) && !lies_on_widget(ui, fact) && !lies_in_scroll(ui, fact))
            title = fact;
    }
    return title;
}

void ui_spoken_title(const Ui *ui, Text *out) {
    const Fact *title = title_of(ui);
    if (title) ui_spoken_add(out, title->words);
}

static bool has_room(const Text *out, const char *words) {
    return out->used + strlen(words) + sizeof ". " < out->size;
}

/* It stands beside a widget that is called so: "Music", and "Music: 55 %". */
static bool is_label_of_widget(const Ui *ui, const char *words) {
    size_t length = strlen(words);
    for (int i = ui->reach; i < ui->count; i++) {
        const char *own = ui->widgets[i].words;
        if (strncmp(own, words, length) == 0 && own[length] == ':') return true;
    }
    return false;
}

/* A widget with words of its own is told by them, where the first of its texts stands. */
int ui_spoken_texts(const Ui *ui, int from, Text *out) {
    bool is_told[UI_WIDGET_MAX + 1] = {false};
    const Fact *title = title_of(ui);
    for (int i = ui->facts_reach + from; i < facts_of(ui); i++) {
        const Fact *fact = text_at(ui, i);
        if (!fact || fact == title) continue;
        int at = widget_of(ui, fact);
        const char *own = at < UI_WIDGET_MAX ? ui->widgets[at].words : "",
                   *words = own[0] ? own : fact->words;
        if ((own[0] && is_told[at]) || is_label_of_widget(ui, words)) continue;
        if (!has_room(out, words)) return i - ui->facts_reach;
        add_text(out, words, ". ");
        is_told[at] = true;
    }
    return 0;
}

static bool is_told(const UiSpokenTexts *told, uint64_t hash) {
    for (int i = 0; i < told->count && i < UI_SPOKEN_TEXTS; i++)
        if (told->hashes[i] == hash) return true;
    return false;
}

/* By its words, and how many of the same stand before it on the page. */
static uint64_t hash_of(const Fact *fact, UiSpokenTexts *page) {
    uint64_t words = hash_bytes(fact->words, strlen(fact->words)), before = 0;
    for (int i = 0; i < page->count && i < UI_SPOKEN_TEXTS; i++) before += page->hashes[i] == words;
    page->hashes[page->count++ % UI_SPOKEN_TEXTS] = words;
    return before > 0 ? hash_step(words, before) : words;
}

void ui_spoken_new_texts(const Ui *ui, UiSpokenTexts *told, Text *out) {
    UiSpokenTexts page = {.count = 0};
    for (int i = ui->facts_reach; i < facts_of(ui); i++) {
        const Fact *fact = text_at(ui, i);
        if (!fact || lies_on_widget(ui, fact)) continue;
        uint64_t hash = hash_of(fact, &page);
        if (is_told(told, hash)) continue;
        if (!has_room(out, fact->words)) return;
        add_text(out, fact->words, ". ");
        told->hashes[told->count++ % UI_SPOKEN_TEXTS] = hash;
    }
}

void ui_spoken_begin_page(Ui *ui) { ui->facts_reach = facts_of(ui); }

bool ui_spoken_is_modal(const Ui *ui) { return ui->reach > 0; }

/* ---- the focus ---- */

static const char *kind_word(const Widget *widget) {
    switch (widget->kind) {
    case WIDGET_BUTTON: return widget->is_guarded ? _("button") : "";
    case WIDGET_VALUE: return widget->is_choice ? _("choice") : _("slider");
    case WIDGET_CHECKBOX: return _("switch");
    case WIDGET_FIELD: return _("text field");
    case WIDGET_SCROLL:
    case WIDGET_PAN: return _("scrolls");
    }
    return "";
}

static bool is_of_list(const Widget *widget, int group) {
    return widget->group == group && widget->is_enabled && !widget->is_by_pointer &&
           widget->kind != WIDGET_SCROLL;
}

/* Whether two stand beside each other, or one above the other. */
static bool are_level(Box a, Box b) {
    float middle = b.y + b.height / 2;
    return middle > a.y && middle < a.y + a.height;
}

static bool are_in_column(Box a, Box b) {
    float middle = b.x + b.width / 2;
    return middle > a.x && middle < a.x + a.width;
}

/* Whether more of a list stand above and below each other than side by side: then Down leads on. */
static bool goes_down(const Ui *ui, int group) {
    int level = 0, column = 0;
    for (int i = ui->reach; i < ui->count; i++)
        for (int k = ui->reach; k < i; k++) {
            if (!is_of_list(&ui->widgets[i], group) || !is_of_list(&ui->widgets[k], group)) continue;
            level += are_level(ui->widgets[k].whole, ui->widgets[i].whole);
            column += are_in_column(ui->widgets[k].whole, ui->widgets[i].whole);
        }
    return column > level;
}

/* Whether `one` comes before the other: by columns where Down leads on, else by rows. */
static bool is_before(const Widget *one, const Widget *other, bool is_down) {
    Box a = one->whole, b = other->whole;
    if (is_down) return are_in_column(a, b) || are_in_column(b, a) ? a.y < b.y : a.x < b.x;
    return are_level(b, a) ? a.x < b.x : a.y < b.y;
}

int ui_list(const Ui *ui, int group, const Widget *list[UI_WIDGET_MAX]) {
    int count = 0;
    bool is_down = goes_down(ui, group);
    for (int i = ui->reach; i < ui->count; i++) {
        if (!is_of_list(&ui->widgets[i], group)) continue;
        int at = count++;
        for (; at > 0 && is_before(&ui->widgets[i], list[at - 1], is_down); at--) list[at] = list[at - 1];
        list[at] = &ui->widgets[i];
    }
    return count;
}

/* Its place among those that the same arrows lead through, in their order. */
static void add_place(const Ui *ui, const Widget *focused, Text *out) {
    const Widget *list[UI_WIDGET_MAX];
    int place = 0, count = focused->of > 0 ? 0 : ui_list(ui, focused->group, list);
    char words[48];
    while (place < count && list[place++] != focused) {}
    if (focused->of > 0) place = focused->place, count = focused->of;
    /* TRANSLATORS: spoken after a button's words: the second of four. */
    snprintf(words, sizeof words, _("%d of %d"), place, count);
    if (count > 1) add_text(out, words, ", ");
}

static void add_key(const Ui *ui, const Widget *focused, Text *out) {
    char key[8], words[48];
    if (ui->shows_pad || !focused->key || !ui_key_shown(ui, focused->key)) return;
    ui_key_word(ui, focused->key, key);
    /* TRANSLATORS: spoken after a button's words: the key that presses it. */
    snprintf(words, sizeof words, _("key %s"), key);
    add_text(out, words, ", ");
}

void ui_spoken_key(const Ui *ui, uint32_t meant, Text *out) {
    char key[8];
    if (ui->shows_pad || !meant || !ui_key_shown(ui, meant)) return;
    ui_key_word(ui, meant, key);
    text_add(out, " (");
    text_add(out, key);
    text_add_char(out, ')');
}

bool ui_spoken_focus(const Ui *ui, const char *words, Text *out) {
    const Widget *focused = ui->focus[0] ? ui_find(ui, ui->focus) : NULL;
    if (!focused || ui->focus_is_gone) return false;
    size_t used = out->used;
    if (words)
        ui_spoken_add(out, words);
    else if (focused->words[0])
        ui_spoken_add(out, focused->words);
    else
        add_texts_on(ui, focused, out);
    bool is_clause = strncmp(focused->name, "clauses:", strlen("clauses:")) == 0;
    if (out->used == used && is_clause) text_add(out, _("What the rulebook says"));
    if (out->used == used) text_add(out, _("no words")); /* tests/walks/spoken.py: there is none */
    if (kind_word(focused)[0]) add_text(out, kind_word(focused), ", ");
    if (focused->is_chosen) add_text(out, _("chosen"), ", ");
    if (focused->is_shaded) add_text(out, _("not possible now"), ", ");
    add_key(ui, focused, out);
    if (!words || focused->words[0] || focused->of > 0)
        add_place(ui, focused, out); /* what lies on a table is of no list */
    return true;
}

void ui_spoken_label(Ui *ui, const char *label) {
    Widget *widget = &ui->widgets[ui->count - 1];
    char value[UI_SPOKEN_LABEL];
    snprintf(value, sizeof value, "%s", widget->words + strspn(widget->words, ": "));
    widget_say(widget, label, value[0] ? ": " : NULL, value);
}

void ui_spoken_again(Ui *ui) { ui->says_focus = true; }

bool ui_spoken_take_again(Ui *ui) {
    bool says = ui->says_focus;
    ui->says_focus = false;
    return says;
}

void ui_spoken_show_focus(Ui *ui) {
    if (!ui->focus_is_shown) ui->wants_frame = true;
    ui->focus_is_shown = true;
}

/* ---- messages ---- */

const char *ui_spoken_toast(Ui *ui) {
    int waiting = ui->toasts_so_far - ui->toasts_told;
    if (waiting > ui->toast_count) waiting = ui->toast_count;
    if (waiting <= 0) {
        ui->toasts_told = ui->toasts_so_far;
        return NULL;
    }
    ui->toasts_told = ui->toasts_so_far - waiting + 1;
    return ui->toasts[ui->toast_count - waiting].text;
}

const char *ui_spoken_notice(const Ui *ui) { return ui->notice; }
