#include "scenes/settings/keyboard.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/i18n.h"
#include "ui/style.h"

/* ---- where the caps lie ---- */

/* Caps that are printed otherwise in each language have symbols of the game's font (render/symbols.def). From
 * left to right: a run of letters, a cap with a word, or a gap. Widths are those of a letter's cap. */
typedef struct BoardPiece {
    int row;
    const char *letters, *word, *does;
    float wide;
} BoardPiece;

static const BoardPiece whole[] = {
    {0, NULL, "Esc", N_("Go back"), 1.6f},
    {0, NULL, NULL, NULL, 0.4f},
    {0, NULL, "F1", N_("Rules"), 1.3f},
    {0, NULL, "F2", N_("Advice"), 1.3f},
    {0, NULL, "F3", NULL, 0.85f},
    {0, NULL, "F4", NULL, 0.85f},
    {0, NULL, NULL, NULL, 0.4f},
    {0, NULL, "F5", NULL, 0.85f},
    {0, NULL, "F6", NULL, 0.85f},
    {0, NULL, "F7", NULL, 0.85f},
    {0, NULL, "F8", NULL, 0.85f},
    {0, NULL, NULL, NULL, 0.4f},
    {0, NULL, "F9", NULL, 0.85f},
    {0, NULL, "F10", N_("Menu"), 1.3f},
    {0, NULL, "F11", N_("Full screen"), 1.4f},
    {0, NULL, "F12", NULL, 0.95f},
    {1, "`1234567890-=", NULL, NULL, 1},
    {1, NULL, "\uE010", NULL, 2},
    {2, NULL, "Tab", N_("Next group"), 1.5f},
    {2, "qwertyuiop[]", NULL, NULL, 1},
    {2, "\\", NULL, NULL, 1.5f},
    {3, NULL, "", NULL, 1.75f},
    {3, "asdfghjkl;'", NULL, NULL, 1},
    {3, NULL, "\uE013", N_("Choose"), 2.25f},
    {4, NULL, "\uE00E", NULL, 2.25f},
    {4, "zxcvbnm,.?", NULL, NULL, 1},
    {4, NULL, "\uE00E", NULL, 2.75f},
    {5, NULL, "", NULL, 1.5f},
    {5, NULL, "", NULL, 1.25f},
    {5, NULL, "Alt", NULL, 1.25f},
    {5, NULL, "\uE014", N_("Hurry"), 6},
    {5, NULL, "Alt", NULL, 1.25f},
    {5, NULL, "", NULL, 1.25f},
    {5, NULL, "", NULL, 2.5f},
};

static const BoardPiece narrow[] = {
    {0, NULL, "1 \u2026 0", N_("Cards"), 8}, {0, "-=", NULL, NULL, 1},
    {1, "qwertyuiop", NULL, NULL, 1},        {2, NULL, NULL, NULL, 0.5f},
    {2, "asdfghjkl", NULL, NULL, 1},         {3, "zxcvbnm,.?", NULL, NULL, 1},
    {4, NULL, "Esc", N_("Go back"), 2.5f},   {4, NULL, "\uE014", N_("Hurry"), 4.5f},
    {4, NULL, "\uE013", N_("Choose"), 3},
};

typedef struct BoardKind {
    const BoardPiece *pieces;
    int count, rows;
    float wide, high[BOARD_ROWS]; /* of the rows, in those of a letter's */
} BoardKind;
static const BoardKind kinds[] = {
    {whole, sizeof whole / sizeof *whole, 6, 15, {0.66f, 0.92f, 1, 1, 1, 0.72f}},
    {narrow, sizeof narrow / sizeof *narrow, 5, 10, {0.86f, 1, 1, 1, 0.7f}},
};

static Box piece_box(const BoardKind *kind, Box box, int row, float at, float wide) {
    static const float BETWEEN = 7;
    float unit = box.width / kind->wide, rows = 0, above = 0;
    for (int i = 0; i < kind->rows; i++) rows += kind->high[i];
    for (int i = 0; i < row; i++) above += kind->high[i];
    float high = box.height / rows;
    return box_inset((Box){box.x + at * unit, box.y + above * high, wide * unit, kind->high[row] * high},
                     BETWEEN / 2, BETWEEN / 2);
}

static void add_cap(Board *board, uint32_t key, const char *word, const char *does, Box box) {
    BoardCap *cap = &board->caps[board->count++];
    *cap = (BoardCap){.key = key, .does = does ? _(does) : NULL, .box = box};
    snprintf(cap->word, sizeof cap->word, "%s", word);
}

static void add_letter(Board *board, char letter, Box box) {
    bool is_digit = letter >= '0' && letter <= '9';
    const char word[2] = {letter, '\0'};
    add_cap(board, is_digit ? 0 : (unsigned char)letter, is_digit ? word : "", NULL, box);
}

void board_lay_out(Board *board, Box box, bool is_narrow) {
    const BoardKind *kind = &kinds[is_narrow];
    float at = 0;
    board->count = 0;
    for (int i = 0; i < kind->count; i++) {
        const BoardPiece *piece = &kind->pieces[i];
        if (i > 0 && piece->row != piece[-1].row) at = 0;
        for (const char *letter = piece->letters; letter && *letter; letter++, at += piece->wide)
            add_letter(board, *letter, piece_box(kind, box, piece->row, at, piece->wide));
        if (piece->letters) continue;
        Box place = piece_box(kind, box, piece->row, at, piece->wide);
        if (piece->word) add_cap(board, 0, piece->word, piece->does, place);
        at += piece->wide;
    }
}

bool board_has(const Board *board, uint32_t key) {
    for (int i = 0; i < board->count; i++)
        if (board->caps[i].key == key) return true;
    return false;
}

void board_add_cap(Board *board, uint32_t key, Box box) { add_cap(board, key, "", NULL, box); }

/* ---- how they look ---- */

static const float CASE_FRAME = 20, CASE_LIP = 14;

Box board_draw_case(Canvas *canvas, Box box) {
    style_plate(canvas, box);
    box = box_inset(box, CASE_FRAME, CASE_FRAME);
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = 0xff050302u,
                               .bottom = 0xff150e09u,
                               .edge = STYLE_BRASS_DIM,
                               .edge_width = 2,
                               .radius = 12});
    canvas_glow(canvas, box_inset(box, 30, 40), 40, 60, 0x30c07a28u); /* light from below the caps */
    return box_inset(box, CASE_LIP, CASE_LIP);
}

void board_draw_socket(Canvas *canvas, Box box) {
    canvas_panel(
        canvas, box,
        &(PanelStyle){
            .top = 0xff020101u, .bottom = 0xff0c0806u, .edge = 0xff3a2c17u, .edge_width = 1.5f, .radius = 9});
    canvas_panel(canvas, box_place(box, box.width * 0.3f, box.width * 0.3f, 0.5f, 0.5f),
                 &(PanelStyle){.top = 0xff241a10u, .bottom = 0xff130d08u, .radius = 5});
}

typedef struct CapColours {
    Colour skirt_top, skirt, face_top, face, edge;
} CapColours;

static CapColours colours_of(const CapLook *look) {
    if (look->is_fixed) return (CapColours){0xff1b1b1cu, 0xff0b0b0cu, 0xff2b2c2eu, 0xff1e1f21u, 0xff3b3d40u};
    if (!look->does) return (CapColours){0xff20170fu, 0xff0e0905u, 0xff2c2117u, 0xff20170fu, 0xff40321du};
    return (CapColours){0xff3b2a18u, 0xff150d07u, 0xff574027u, 0xff38281au, STYLE_BRASS_DIM};
}

/* The body of a cap, lower than its face by the height of its foot. */
static Box draw_body(Canvas *canvas, Box box, const CapLook *look) {
    static const float SIDE = 5, ABOVE = 3, FOOT = 11;
    CapColours colours = colours_of(look);
    Colour edge = look->is_picked || look->is_lit ? STYLE_AMBER : look->is_target ? STYLE_BONE : colours.edge;
    canvas_panel(canvas, box,
                 &(PanelStyle){.top = colours.skirt_top,
                               .bottom = colours.skirt,
                               .edge = edge,
                               .edge_width = look->is_lit || look->is_picked ? 2.5f : 1.2f,
                               .radius = 9});
    Box face = {box.x + SIDE, box.y + ABOVE, box.width - 2 * SIDE, box.height - ABOVE - FOOT};
    canvas_panel(canvas, face, &(PanelStyle){.top = colours.face_top, .bottom = colours.face, .radius = 8});
    canvas_line(canvas, face.x + 7, face.y + 1, face.x + face.width - 7, face.y + 1, 1.2f, 0x38ffe2b0u);
    return face;
}

/* What it does shines in the colour of its group from its foot. */
static void draw_light(Canvas *canvas, Box box, const CapLook *look) {
    static const float HIGH = 4, ABOVE = 4, BESIDE = 0.2f;
    float beside = box.width * BESIDE;
    Box bar = {box.x + beside, box.y + box.height - HIGH - ABOVE, box.width - 2 * beside, HIGH};
    canvas_glow(canvas, bar, 2, 10, colour_fade(look->colour, 0.5f));
    canvas_panel(canvas, bar, &(PanelStyle){.top = look->colour, .bottom = look->colour, .radius = HIGH / 2});
}

/* No larger than that, whatever the size of texts is. */
static float at_most(const Canvas *canvas, float size, float most) {
    return fminf(size, most / canvas_text_scale(canvas));
}

static void draw_letter(Canvas *canvas, Box face, const CapLook *look) {
    static const float LETTER = 0.27f, LETTER_MOST = 44, LARGE = 58, WORD = 20, SHARE = 0.44f, BESIDE = 7,
                       OF_WIDTH = 0.46f, SYMBOL = 0.32f;
    bool is_word = look->letter[0] && look->letter[1] && !(look->letter[0] & 0x80);
    bool is_alone = !look->does || !look->does[0];
    Colour colour = look->is_fixed ? STYLE_DUST : look->does ? STYLE_BONE : STYLE_FAINT;
    float size = is_word ? WORD
                 : look->is_large
                     ? LARGE
                     : at_most(canvas, fminf(face.height * LETTER, LETTER_MOST), face.width * OF_WIDTH);
    TextStyle style = style_text(is_word ? FONT_BOLD : FONT_TITLE, size, colour, TEXT_LEFT);
    Box top = box_inset(face, BESIDE, 0);
    if (!is_alone) top.height = face.height * SHARE;
    if (is_alone && (!is_word || face.width < face.height)) style.align = TEXT_CENTRE;
    canvas_named_text(canvas, top, &style, look->letter, "key");
    float small = at_most(canvas, WORD, face.width * SYMBOL);
    TextStyle symbol = style_text(FONT_TEXT, small, look->colour, TEXT_RIGHT);
    if (look->symbol && look->symbol[0]) canvas_named_text(canvas, top, &symbol, look->symbol, "key");
}

/* ---- words that are wider than a cap ---- */

enum { CAP_WORD = 64, CAP_WORDS = 128 };

static size_t next_word(const char *words, char word[CAP_WORD]) {
    size_t length = strcspn(words, " \n"), kept = length < CAP_WORD ? length : CAP_WORD - 1;
    memcpy(word, words, kept);
    word[kept] = '\0';
    return length + strspn(words + length, " \n");
}

static bool is_wider(Canvas *canvas, const TextStyle *style, const char *words, float wide) {
    char word[CAP_WORD];
    while (*words) {
        words += next_word(words, word);
        if (canvas_text_width(canvas, style, word) > wide) return true;
    }
    return false;
}

/* Bytes of other letters count as vowels: most of those in Latin words are. */
static bool is_vowel(char letter) { return letter < 0 || (letter && strchr("aeiouyAEIOUY", letter)); }

/* Consonants that stay together, or one, before a vowel. */
static bool begins_onset(const char *at) {
    static const char *const clusters[] = {"sch", "ch", "sh", "th", "ph", "qu", "bl", "br", "kl", "kr",
                                           "cl",  "cr", "dr", "fl", "fr", "gl", "gr", "pl", "pr", "tr"};
    for (size_t i = 0; i < sizeof clusters / sizeof *clusters; i++) {
        size_t length = strlen(clusters[i]);
        if (strncmp(at, clusters[i], length) == 0 && is_vowel(at[length])) return true;
    }
    return at[0] >= 'a' && at[0] <= 'z' && !is_vowel(at[0]) && is_vowel(at[1]);
}

/* After another syllable. */
static bool begins_syllable(const char *word, size_t at) {
    bool has_vowel = false;
    for (size_t i = 0; i < at; i++) has_vowel = has_vowel || is_vowel(word[i]);
    return has_vowel && begins_onset(word + at) && !begins_onset(word + at - 1) &&
           !begins_onset(word + at - 2);
}

/* In two near its middle with a hyphen, where its letters are Latin and a syllable begins there. */
static void add_broken(const char *word, char *words, size_t size) {
    size_t length = strlen(word), used = strlen(words), best = 0;
    for (size_t at = 2; at + 2 < length; at++) {
        size_t off = 2 * at > length ? 2 * at - length : length - 2 * at;
        size_t least = 2 * best > length ? 2 * best - length : length - 2 * best;
        if (begins_syllable(word, at) && off < least) best = at;
    }
    if (best == 0)
        snprintf(words + used, size - used, "%s", word);
    else
        snprintf(words + used, size - used, "%.*s-\n%s", (int)best, word, word + best);
}

static void break_words(Canvas *canvas, const TextStyle *style, float wide, const char *from,
                        char words[CAP_WORDS]) {
    char word[CAP_WORD];
    words[0] = '\0';
    while (*from) {
        from += next_word(from, word);
        size_t used = strlen(words);
        if (used > 0) snprintf(words + used, CAP_WORDS - used, " ");
        if (canvas_text_width(canvas, style, word) > wide)
            add_broken(word, words, CAP_WORDS);
        else
            snprintf(words + strlen(words), CAP_WORDS - strlen(words), "%s", word);
    }
}

static void draw_words(Canvas *canvas, Box face, const CapLook *look) {
    static const float MOST = 34, FIXED = 20, BROKEN = 16, OF_WIDTH = 0.25f, OF_HEIGHT = 0.2f, LEAST = 12,
                       SHARE = 0.42f, BESIDE = 5, BELOW = 3;
    Box words = box_inset(face, BESIDE, 0);
    box_cut_top(&words, face.height * SHARE, 0);
    box_cut_bottom(&words, BELOW, 0);
    float size = look->is_fixed ? FIXED : fminf(fminf(face.width * OF_WIDTH, face.height * OF_HEIGHT), MOST);
    TextStyle style =
        style_text(FONT_BOLD, fmaxf(size, LEAST), look->is_fixed ? STYLE_DUST : STYLE_BONE, TEXT_LEFT);
    char does[CAP_WORDS];
    snprintf(does, sizeof does, "%s", look->does);
    float scale = canvas_text_scale(canvas);
    while (style.size > BROKEN / scale && is_wider(canvas, &style, does, words.width)) style.size -= 1;
    if (is_wider(canvas, &style, does, words.width))
        break_words(canvas, &style, words.width, look->does, does);
    while (style.size > LEAST / scale && is_wider(canvas, &style, does, words.width)) style.size -= 1;
    while (style.size > LEAST / scale && canvas_paragraph(canvas, words, &style, does, true) > words.height)
        style.size -= 1;
    canvas_paragraph(canvas, words, &style, does, false);
}

void board_draw_cap(Canvas *canvas, Box box, const CapLook *look) {
    static const float SHADE = 8;
    float up = look->raised;
    if (up > 0)
        canvas_glow(canvas, (Box){box.x + 2, box.y + 6, box.width - 4, box.height - 2}, 9, SHADE + up,
                    0xc0000000u);
    box.y -= up;
    if (look->is_picked || look->is_lit)
        canvas_halo(canvas, box, 9, 18, colour_fade(STYLE_AMBER, look->is_picked ? 0.7f : 0.45f));
    else if (look->is_target)
        canvas_halo(canvas, box, 9, 14, colour_fade(STYLE_BONE, 0.4f));
    Box face = draw_body(canvas, box, look);
    if (look->does && !look->is_fixed) draw_light(canvas, box, look);
    draw_letter(canvas, face, look);
    if (look->does && look->does[0]) draw_words(canvas, face, look);
}
