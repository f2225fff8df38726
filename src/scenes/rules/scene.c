/* The pages of a game: its steps, its kinds of hand with examples, the values of its cards, and its options.
 * All of it is generated from the rules' own tables. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/i18n.h"
#include "base/memory.h"
#include "scenes/emblems.h"
#include "scenes/option_words.h"
#include "scenes/overlays.h"
#include "scenes/page.h"
#include "scenes/play/scene.h"
#include "scenes/rules/cards.h"
#include "scenes/rules/dice.h"
#include "scenes/rules/glossary.h"
#include "scenes/rules/ladder.h"
#include "scenes/rules/pages.h"
#include "scenes/rules/sets.h"
#include "scenes/rules/side.h"
#include "scenes/rules/steps.h"
#include "scenes/rules/tokens.h"
#include "scenes/stage.h"
#include "session/last_setup.h"
#include "session/lesson.h"
#include "ui/clause_marks.h"
#include "ui/explain.h"
#include "ui/spoken.h"
#include "ui/style.h"
#include "ui/widgets.h"
#include "words/item_words.h"

typedef struct RulesScene {
    Scene scene;
    MatchSetup setup;
    SabaccTable table; /* with the setup's options */
    Ladder ladder;     /* of that table */
    RulesPage page;
    bool is_over_table;
    bool is_in_lesson; /* that table is a lesson */
    bool has_lesson;   /* the game has one that can be played from here */
    bool is_left;      /* for a lesson, and will be come back to */
    int now, own;      /* the step that is played, the kind of one's own hand; -1: none is marked */
    bool shows_now;    /* it is still to be scrolled to */
    int shows_kind;    /* so is this row of the kinds; -1: none */
    bool is_any_game;  /* opened from the title: any game can be selected */
    Glossary glossary;
    TermScope terms;
} RulesScene;

static const struct {
    const char *name, *label;
} rules_tabs[RULES_PAGES] = {[RULES_STEPS] = {"rules:steps", N_("How it goes")},
                             [RULES_LADDER] = {"rules:ladder", N_("Kinds of hand")},
                             [RULES_CARDS] = {"rules:cards", N_("Cards")},
                             [RULES_TOKENS] = {"rules:tokens", N_("Tokens")},
                             [RULES_OPTIONS] = {"rules:options", N_("Options")},
                             [RULES_GLOSSARY] = {"rules:glossary", N_("Glossary")}};

static void keep_setup(RulesScene *rules, const MatchSetup *setup) {
    SabaccState state;
    SabaccSetup playable;
    char words[256];
    Text why = text_over(words, sizeof words);
    rules->setup = *setup;
    sabacc_setup_init(&playable, setup->rules.game, setup->rules.game->min_seats, 1);
    SabaccSetup chosen = playable;
    memcpy(chosen.options, setup->rules.options, sizeof chosen.options);
    bool is_playable = sabacc_setup_check(&chosen, &why); /* an unfinished setup may be inconsistent */
    if (is_playable) playable = chosen;
    sabacc_start(&state, &playable, NULL);
    rules->table = state.table;
    ladder_read(&rules->table, &rules->ladder);
    rules->terms = term_scope_of(&rules->table);
    for (int id = 0; id < SABACC_OPTIONS && is_playable; id++)
        rules->setup.rules.options[id] = sabacc_option_in_force(&rules->table, (SabaccOptionId)id);
}

/* Options and terms are listed on a leaf, all else is printed on the two pages of a book; upright there is no
 * room for two. */
static bool is_book(const RulesScene *rules, Ui *ui) {
    return !canvas_layout(ui_canvas(ui))->is_portrait && rules->page != RULES_OPTIONS &&
           rules->page != RULES_GLOSSARY;
}

/* ---- how it goes ---- */

static const float MARK_GAP = 16, POLICY_LINE = 42;
enum { POLICY_BYTES = 1024, HIGH_ENOUGH = 10000 };

static TextStyle name_style(void) { return style_text(STYLE_PAPER_FACE, 42, STYLE_INK, TEXT_LEFT); }
static TextStyle lead_style(void) { return style_text(FONT_TEXT, 26, STYLE_INK_RED, TEXT_LEFT); }

/* The game's name, its line, and what it is played with, over a rule. Returns how high they are. */
static float draw_about(const RulesScene *rules, Ui *ui, Box box, bool is_measured_only) {
    static const float FACTS_HIGH = 30, RULE_HIGH = 28, GAP = 4;
    const SabaccGame *game = rules->setup.rules.game;
    Canvas *canvas = ui_canvas(ui);
    char about[128], shown[128];
    TextStyle name = name_style(), lead = lead_style();
    TextStyle small = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    float top = box.y, high = canvas_paragraph(canvas, box, &name, _(game->name), is_measured_only);
    box_cut_top(&box, high, GAP);
    if (sabacc_setup_is_usual(&rules->setup.rules)) { /* with other options it may say what is not played */
        high = canvas_paragraph(canvas, box, &lead, _(game->line), is_measured_only);
        box_cut_top(&box, high, GAP);
    }
    Box row = box_cut_top(&box, FACTS_HIGH, 0), rule = box_cut_top(&box, RULE_HIGH, 0);
    if (is_measured_only) return box.y - top;
    game_plan_about(game, about, sizeof about);
    clause_words(ui, about, shown, sizeof shown);
    float wide = canvas_text(canvas, row, &small, shown);
    clause_mark_button(ui, row, wide + MARK_GAP, "source", about);
    canvas_fill(canvas, box_place(rule, rule.width, 3, 0, 0.38f), STYLE_INK_RED);
    canvas_fill(canvas, box_place(rule, rule.width, 1, 0, 0.56f), STYLE_INK_RED);
    return box.y - top;
}

static TextStyle policy_style(void) {
    return style_text(FONT_TEXT, STYLE_SIZE_BODY - 1, STYLE_INK, TEXT_LEFT);
}

/* Below the steps: the house's policy (CS-2), and after its heading the mark of the clauses that it names.
 * Returns how high it is. */
static float draw_policy(const RulesScene *rules, Ui *ui, Box box, bool is_measured_only) {
    const char *policy = rules->setup.rules.game->policy_in_full;
    TextStyle heading = style_text(FONT_BOLD, 28, STYLE_INK, TEXT_LEFT), words = policy_style();
    char shown[POLICY_BYTES];
    if (policy == NULL) return 0;
    clause_words(ui, _(policy), shown, sizeof shown);
    Box line = box_cut_top(&box, 36, POLICY_LINE - 36);
    if (!is_measured_only) {
        float wide = canvas_text(ui_canvas(ui), line, &heading, _("What the house does"));
        clause_mark_button(ui, line, wide + MARK_GAP, "policy", policy);
    }
    return POLICY_LINE + canvas_paragraph(ui_canvas(ui), box, &words, shown, is_measured_only);
}

/* A picture where a page is not filled: the game's place, and its best hand. */
static void draw_plate(const RulesScene *rules, Canvas *canvas, Box box) {
    static const float LEAST = 170, MOST = 330, CARDS = 0.62f, ABOVE = 14;
    if (box.height < LEAST) return;
    box.y += ABOVE, box.height = fminf(box.height - 2 * ABOVE, MOST);
    emblem_draw_framed(canvas, box, rules->setup.rules.game, &rules->ladder.examples[0], box.height * CARDS);
}

/* In a page that scrolls if they need more than there is. */
static void draw_steps(RulesScene *rules, Ui *ui, Box box) {
    RulesSteps page = {.table = &rules->table, .now = rules->now, .size = STYLE_SIZE_BODY - 2};
    float fold = rules_fold(box), wide = box.width - (fold > 0 ? 0 : STYLE_SCROLL_MARGIN);
    Box pages = {0, 0, wide, box.height};
    Box column = {0, 0, fold > 0 ? (wide - fold) / 2 : wide, HIGH_ENOUGH};
    RulesAround around = {draw_about(rules, ui, column, true), draw_policy(rules, ui, column, true)};
    rules_steps_place(&page, ui_canvas(ui), pages, fold, around);
    if (fold > 0) box.width += STYLE_SCROLL_MARGIN; /* the bar is in the margin */
    if (rules->shows_now && rules->now >= 0) {
        Box now = page.place[rules->now];
        ui_scroll_to(ui, "rules:scroll", box, now.y, now.y + now.height);
        rules->shows_now = false;
    }
    Box all = ui_begin_scroll(ui, "rules:scroll", box, page.height);
    Box above = page.above, below = page.below;
    above.x += all.x, above.y += all.y, below.x += all.x, below.y += all.y;
    draw_about(rules, ui, above, false);
    draw_plate(rules, ui_canvas(ui),
               (Box){all.x, all.y + page.left_over.y, page.left_over.width, page.left_over.height});
    rules_steps_draw(&page, ui_canvas(ui), all.x, all.y, &rules->ladder.examples[0]);
    draw_policy(rules, ui, below, false);
    ui_end_scroll(ui);
}

/* ---- options ---- */

static const float OPTION_GAP = 12, OPTION_MARGIN = 10, VALUE_SHARE = 0.36f, TITLE_HIGH = 32,
                   HEADING_HIGH = 54;
static const char option_row[] = "option:"; /* and the option's key */

static void option_help(const RulesScene *rules, const Ui *ui, const SabaccOption *option, char *words,
                        size_t size) {
    char named[512];
    Text text = text_over(named, sizeof named);
    option_value_help(option->id, &rules->setup.rules.options[option->id], &text);
    if (option->id == SABACC_OPTION_STAKES && sabacc_setup_has_items(&rules->setup.rules)) { /* PL-2 */
        text_add(&text, _(" Prices: "));
        item_prices(rules->setup.rules.options[SABACC_OPTION_ANTE].n, &text);
        text_add(&text, _("."));
    }
    clause_words(ui, named, words, size);
}

/* The value, and below it for those who read clauses as it is spelled in records. */
static void draw_value(const RulesScene *rules, Ui *ui, Box box, SabaccOptionId id) {
    Canvas *canvas = ui_canvas(ui);
    char title[64], word[96];
    Text title_text = text_over(title, sizeof title), word_text = text_over(word, sizeof word);
    option_value_title(id, &rules->setup.rules.options[id], &title_text);
    text_add(&word_text, sabacc_option_spec(id)->key);
    text_add_char(&word_text, ' ');
    sabacc_option_format(&rules->setup.rules, id, &word_text);
    TextStyle large = style_text(STYLE_PAPER_FACE, STYLE_SIZE_BODY, STYLE_INK_RED, TEXT_RIGHT);
    TextStyle small = style_text(FONT_TEXT, 18, STYLE_INK_SOFT, TEXT_RIGHT);
    canvas_text(canvas, box_cut_top(&box, TITLE_HIGH, 0), &large, title);
    if (ui_shows_clauses(ui)) canvas_text(canvas, (Box){box.x, box.y, box.width, 26}, &small, word);
}

/* The whole row opens the clauses of its mark. True while it is hovered or focused. */
static bool option_is_lit(Ui *ui, Box row, const SabaccOption *option) {
    char name[UI_NAME_BYTES];
    Box place = box_inset(row, -OPTION_MARGIN, -OPTION_GAP / 2);
    snprintf(name, sizeof name, "%s%s", option_row, sabacc_option_spec(option->id)->key);
    return clause_row_named(ui, place, name);
}

/* The title, and behind it the mark of its clauses. */
static void draw_option_title(Ui *ui, Box line, const SabaccOption *option, bool is_lit) {
    TextStyle style = style_text(FONT_BOLD, STYLE_SIZE_SMALL + 2, STYLE_INK, TEXT_LEFT);
    Box words = line;
    words.width -= clause_mark_width(ui, option->clauses) + MARK_GAP;
    float wide = canvas_text(ui_canvas(ui), words, &style, option_title(option->id));
    clause_mark(ui, line, wide + MARK_GAP, option->clauses, is_lit);
}

static float draw_option(const RulesScene *rules, Ui *ui, Box *rest, const SabaccOption *option,
                         bool is_measured_only) {
    Canvas *canvas = ui_canvas(ui);
    char words[512];
    TextStyle help = style_text(FONT_TEXT, STYLE_SIZE_SMALL, STYLE_INK_SOFT, TEXT_LEFT);
    option_help(rules, ui, option, words, sizeof words);
    Box row = *rest, value = box_cut_right(&row, row.width * VALUE_SHARE, 20);
    float high = TITLE_HIGH + fmaxf(canvas_paragraph(canvas, row, &help, words, true), 26);
    if (is_measured_only) return high + OPTION_GAP;
    canvas_push_name(canvas, "%s%s", option_row, sabacc_option_spec(option->id)->key);
    bool is_lit = option_is_lit(ui, (Box){rest->x, rest->y, rest->width, high}, option);
    draw_option_title(ui, box_cut_top(&row, TITLE_HIGH, 0), option, is_lit);
    canvas_paragraph(canvas, row, &help, words, false);
    draw_value(rules, ui, value, option->id);
    canvas_pop_name(canvas);
    box_cut_top(rest, high, OPTION_GAP);
    return high + OPTION_GAP;
}

/* Words over a rule. */
static void draw_heading(Canvas *canvas, Box line, const char *words) {
    static const float ABOVE = 8;
    TextStyle style = style_text(STYLE_PAPER_FACE, STYLE_SIZE_LARGE - 4, STYLE_INK_RED, TEXT_LEFT);
    Box rule = {line.x, line.y + line.height - ABOVE, line.width, 1.5f};
    line.height -= ABOVE;
    canvas_text(canvas, line, &style, words);
    canvas_fill(canvas, rule, STYLE_INK_RED);
}

static float draw_group(const RulesScene *rules, Ui *ui, Box *rest, OptionGroup group,
                        bool is_measured_only) {
    const SabaccSetup *setup = &rules->setup.rules;
    const SabaccGame *game = setup->game;
    float height = 0;
    for (int i = 0; i < game->option_count; i++) {
        SabaccOptionId id = game->options[i].id;
        if (option_group(id) != group || !sabacc_option_matters(setup, id)) continue;
        if (height == 0 && !is_measured_only)
            draw_heading(ui_canvas(ui), box_cut_top(rest, HEADING_HIGH, 0), option_group_title(group));
        if (height == 0) height = HEADING_HIGH;
        height += draw_option(rules, ui, rest, &game->options[i], is_measured_only);
    }
    return height;
}

static void draw_options(const RulesScene *rules, Ui *ui, Box box) {
    float height = 0;
    Box inside = box_inset(box, OPTION_MARGIN + 2, 0);
    for (int group = 0; group < OPTION_GROUPS; group++)
        height += draw_group(rules, ui, &inside, (OptionGroup)group, true);
    Box all = box_inset(ui_begin_scroll(ui, "options", box, height), OPTION_MARGIN + 2, 0);
    for (int group = 0; group < OPTION_GROUPS; group++)
        draw_group(rules, ui, &all, (OptionGroup)group, false);
    ui_end_scroll(ui);
}

/* ---- all of it ---- */

static int game_index(const SabaccGame *game) {
    for (int i = 0; i < sabacc_game_count(); i++) {
        if (sabacc_game_at(i) == game) return i;
    }
    return 0;
}

static void draw_name(const RulesScene *rules, Ui *ui, Box line) {
    const SabaccGame *game = rules->setup.rules.game;
    if (!rules->is_any_game) {
        style_heading(ui_canvas(ui), line, _(game->name));
        return;
    }
    ui_choice(ui, &(Choice){.name = "rules:game",
                            .box = box_cut_left(&line, fminf(560, line.width), 0),
                            .text = _(game->name),
                            .value = game_index(game),
                            .maximum = sabacc_game_count() - 1,
                            .goes_around = true});
    ui_spoken_label(ui, _("Which game"));
}

/* The page of tokens exists only for games that have them. */
static bool has_page(const RulesScene *rules, int page) {
    return page != RULES_TOKENS || rules_has_tokens(rules->setup.rules.game);
}

/* In two rows where they would be too narrow. */
static void draw_tabs(const RulesScene *rules, Ui *ui, Box *rest) {
    static const float NARROWEST = 170, HIGH = 54, GAP = 10;
    int count = 0, tab = 0;
    for (int i = 0; i < RULES_PAGES; i++) count += has_page(rules, i);
    int rows = rest->width / (float)count < NARROWEST ? 2 : 1, columns = (count + rows - 1) / rows;
    Box all = box_cut_top(rest, HIGH * (float)rows + GAP * (float)(rows - 1), 22);
    for (int i = 0; i < RULES_PAGES; i++) {
        if (!has_page(rules, i)) continue;
        Box row = box_row(all, tab / columns, rows, GAP);
        ui_button(ui, &(Button){.name = rules_tabs[i].name,
                                .box = box_column(row, tab++ % columns, columns, GAP),
                                .label = _(rules_tabs[i].label),
                                .is_selected = (int)rules->page == i});
    }
}

static const float LESSON_WIDE = 340;

static void draw_contents(RulesScene *rules, Ui *ui, Box rest) {
    ui_begin_group(ui);
    ui_set_term_scope(ui, rules->terms);
    ui_set_terms(ui, UI_TERMS_MARKED);
    ui_set_paper(ui, true);
    if (rules->page == RULES_STEPS) draw_steps(rules, ui, rest);
    if (rules->page == RULES_LADDER) {
        rules_dice_draw(ui, &rest, &rules->table, rules->ladder.count);
        rules_sets_draw(ui, &rest, &rules->table);
        ladder_draw(ui, rest, &rules->ladder, rules->own, rules->shows_kind);
        rules->shows_kind = -1;
    }
    if (rules->page == RULES_CARDS) {
        rules_side_draw(ui, &rest, &rules->table);
        rules_cards_draw(ui, rest, &rules->table);
    }
    if (rules->page == RULES_TOKENS) rules_tokens_draw(ui, rest, rules->setup.rules.game);
    if (rules->page == RULES_OPTIONS) draw_options(rules, ui, rest);
    if (rules->page == RULES_GLOSSARY) glossary_draw(&rules->glossary, ui, rest, rules->terms);
    ui_set_paper(ui, false);
    ui_set_terms(ui, UI_TERMS_PLAIN);
}

static void draw_pages(RulesScene *rules, Ui *ui, Box box) {
    static const float LEAF_WIDE = 1080, BESIDE = 44, ABOVE = 32;
    Canvas *canvas = ui_canvas(ui);
    if (is_book(rules, ui)) {
        draw_contents(rules, ui, style_book(canvas, box));
        style_book_fold(canvas, box);
    } else {
        box = box_place(box, fminf(box.width, LEAF_WIDE), box.height, 0.5f, 0);
        style_leaf(canvas, box);
        draw_contents(rules, ui, box_inset(box, BESIDE, ABOVE));
    }
}

static void draw_foot(const RulesScene *rules, Ui *ui, Box foot) {
    ui_begin_group(ui);
    page_draw_back(ui, page_cut_back(ui_canvas(ui), &foot), _("Done"), true);
    if (rules->has_lesson)
        ui_button(ui, &(Button){.name = "rules:lesson",
                                .box = box_cut_left(&foot, fminf(LESSON_WIDE, foot.width / 2), 24),
                                .label = _("Play the guided hand")});
    box_cut_right(&foot, 24, 0);
    if (rules->page != RULES_GLOSSARY) ui_draw_explain_hint(ui, foot);
}

static void rules_draw(Scene *scene, Ui *ui, double ahead_ms) {
    (void)ahead_ms;
    static const float FOOT_GAP = 22, ONE_LINE = 1500, NAME_WIDE = 470;
    RulesScene *rules = (RulesScene *)scene;
    Canvas *canvas = ui_canvas(ui);
    Box screen = canvas_layout(canvas)->screen;
    if (rules->is_over_table) {
        canvas_fill(canvas, screen, STYLE_SCRIM);
    } else {
        static const float DARK = 0.44f;
        style_place(canvas, rules->setup.rules.game->place, DARK);
    }
    Box rest = page_whole(canvas);
    Box foot = box_cut_bottom(&rest, STYLE_BUTTON_HIGH, FOOT_GAP);
    Box line = box_cut_top(&rest, 60, 14), name = line;
    bool is_one_line = line.width >= ONE_LINE;
    if (is_one_line) name = box_cut_left(&line, NAME_WIDE, 24);
    draw_name(rules, ui, name);
    draw_tabs(rules, ui, is_one_line ? &line : &rest);
    draw_pages(rules, ui, rest);
    draw_foot(rules, ui, foot);
}

static void find_lesson(RulesScene *rules) {
    const char *assets = stage_services(rules->scene.stage)->assets_directory;
    rules->has_lesson = !rules->is_in_lesson && lesson_exists(assets, rules->setup.rules.game);
}

static void choose_game(RulesScene *rules, int index) {
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_at(index), sabacc_game_at(index)->min_seats, 100);
    keep_setup(rules, &setup);
    find_lesson(rules);
    if (!has_page(rules, (int)rules->page)) rules->page = RULES_STEPS;
}

static void open_clauses(RulesScene *rules, const UiEvent *event) {
    const SabaccGame *game = rules->setup.rules.game;
    for (int i = 0; i < game->option_count && ui_event_is(event, option_row); i++) {
        const SabaccOption *option = &game->options[i];
        if (strcmp(event->name + strlen(option_row), sabacc_option_spec(option->id)->key) == 0)
            stage_show_clauses(rules->scene.stage, option_title(option->id), option->clauses, event->name);
    }
}

/* The page waits under it. */
static void play_lesson(RulesScene *rules) {
    GamePlan plan;
    const char *assets = stage_services(rules->scene.stage)->assets_directory;
    if (!rules->has_lesson || !lesson_plan(assets, rules->setup.rules.game, &plan)) return;
    rules->is_left = true;
    stage_push(rules->scene.stage, play_scene_with(&plan));
}

static void rules_event(Scene *scene, const UiEvent *event) {
    RulesScene *rules = (RulesScene *)scene;
    if (event->kind == UI_EVENT_ACTIVATE) open_clauses(rules, event);
    glossary_event(&rules->glossary, event);
    if (event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "rules:lesson") == 0) play_lesson(rules);
    if (event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, LADDER_WAY) == 0)
        rules->shows_kind = rules->own;
    bool is_done = event->kind == UI_EVENT_ACTIVATE && strcmp(event->name, "back") == 0;
    bool is_key = event->kind == UI_EVENT_KEY && (event->character == 'l' || event->character == '?');
    if (event->kind == UI_EVENT_CHANGE && strcmp(event->name, "rules:game") == 0)
        choose_game(rules, event->value);
    for (int i = 0; i < RULES_PAGES && event->kind == UI_EVENT_ACTIVATE; i++) {
        if (strcmp(event->name, rules_tabs[i].name) == 0) rules->page = (RulesPage)i;
    }
    if (is_done || is_key || event->kind == UI_EVENT_BACK) stage_pop(scene->stage);
}

static void rules_enter(Scene *scene) {
    RulesScene *rules = (RulesScene *)scene;
    find_lesson(rules);
    ui_set_focus(stage_services(scene->stage)->ui,
                 rules->is_left ? "rules:lesson" : rules_tabs[rules->page].name);
}

/* From the title: the game set up last, with its options. */
static void rules_enter_any(Scene *scene) {
    RulesScene *rules = (RulesScene *)scene;
    GamePlan plan;
    char words[MATCH_MESSAGE];
    Text unused = text_over(words, sizeof words); /* the setup says it */
    game_plan_usual(&plan);
    if (!rules->is_left && last_setup_read(stage_services(scene->stage)->data_directory, &plan, &unused))
        keep_setup(rules, &plan.setup);
    rules_enter(scene);
}

/* Over a table the focus is on what the page shows, so that keys and pad scroll it at once; where nothing is
 * to be scrolled, there is none, and it stays where it was at the table. */
static void rules_enter_over(Scene *scene) {
    static const char *const lists[RULES_PAGES] = {
        [RULES_STEPS] = "rules:scroll", [RULES_LADDER] = LADDER_LINE "0"};
    RulesScene *rules = (RulesScene *)scene;
    Ui *ui = stage_services(scene->stage)->ui;
    find_lesson(rules);
    if (rules->is_left)
        ui_set_focus(ui, "rules:lesson");
    else if (lists[rules->page])
        ui_set_focus(ui, lists[rules->page]);
}

static bool rules_says_widget(const Scene *scene, const char *widget, Text *name, Text *hint) {
    const RulesScene *rules = (const RulesScene *)scene;
    UiEvent event = {.kind = UI_EVENT_ACTIVATE};
    (void)hint;
    snprintf(event.name, sizeof event.name, "%s", widget);
    if (ui_event_is(&event, LADDER_LINE))
        ladder_say(&rules->ladder, ui_event_index(&event), rules->own, name);
    return true;
}

static void rules_destroy(Scene *scene) { free(scene); }

static const SceneKind rules_any_kind = {.enter = rules_enter_any,
                                         .draw = rules_draw,
                                         .event = rules_event,
                                         .say_widget = rules_says_widget,
                                         .destroy = rules_destroy};
static const SceneKind rules_kind = {.enter = rules_enter,
                                     .draw = rules_draw,
                                     .event = rules_event,
                                     .say_widget = rules_says_widget,
                                     .destroy = rules_destroy};
static const SceneKind rules_over_kind = {.is_overlay = true,
                                          .enter = rules_enter_over,
                                          .draw = rules_draw,
                                          .event = rules_event,
                                          .say_widget = rules_says_widget,
                                          .destroy = rules_destroy};

static RulesScene *rules_create(const SceneKind *kind, const MatchSetup *setup) {
    RulesScene *rules = memory_calloc(1, sizeof *rules);
    rules->scene.kind = kind;
    rules->now = rules->own = rules->shows_kind = -1;
    keep_setup(rules, setup);
    return rules;
}

/* The list of kinds is that of the table with the rules of this hand (KE-8); a list of one kind says nothing
 * of a hand. */
static void keep_moment(RulesScene *rules, const RulesMoment *moment) {
    SabaccTable at = rules->table;
    SabaccWorth worth;
    at.turn = moment->table->turn;
    at.over = moment->table->over;
    rules->now = sabacc_guide_now(&at, moment->shows_results);
    memcpy(at.ext, moment->table->ext, sizeof at.ext);
    ladder_read(&at, &rules->ladder);
    bool has_worth = moment->own >= 0 && sabacc_seat_worth(moment->table, moment->own, &worth);
    rules->own = has_worth && rules->ladder.count > 1 ? ladder_find(&rules->ladder, &worth) : -1;
    rules->shows_now = true;
    rules->shows_kind = 0;
}

Scene *rules_scene_over(const MatchSetup *setup, RulesPage page, const RulesMoment *moment) {
    RulesScene *rules = rules_create(&rules_over_kind, setup);
    keep_moment(rules, moment);
    rules->page = page;
    rules->is_over_table = true;
    rules->is_in_lesson = moment->is_lesson;
    return &rules->scene;
}

Scene *rules_scene_of(const MatchSetup *setup) { return &rules_create(&rules_kind, setup)->scene; }

Scene *rules_scene_create(void);
Scene *rules_scene_create(void) {
    MatchSetup setup;
    match_setup_init(&setup, sabacc_game_at(0), sabacc_game_at(0)->min_seats, 100);
    RulesScene *rules = rules_create(&rules_any_kind, &setup);
    rules->is_any_game = true;
    return &rules->scene;
}
