#ifndef SABACC_SCENES_PLAY_PRIVATE_H
#define SABACC_SCENES_PLAY_PRIVATE_H

/* The functions of the scene of play, by file: scene.c (life cycle and events), open.c (the match of a
 * plan, opened and closed), play.c (how the match advances, at the pace of what is shown), ask.c (asking
 * people), look.c (hands face down, with friends), pads.c (a pad for each), away.c (who steps away), lesson.c
 * and lesson_draw.c (a guided hand), read_out.c (the rules in force), auto_replies.c, chance.c (the timer and
 * the pool), talk.c, course.c (how far the game is), history.c and reasons.h (what the panel of results
 * explains), viewer.c (who is watching), replay.c, why.c (what opponents did it for, in a replay), and
 * draw.c, bar.c, halves.c, curtain.c, results.c, standings.c (drawing). sitting.c: sitting out and in.
 * tonight.c: the deal of the day and the circuit. watch.c: nobody here plays on. early.c: keys that came too
 * early. speak.c: what is said aloud. advice.c and advice_draw.c: the adviser. verdict.c: the coach's line
 * after a hand. drill.c: a decision of a past game, made again. */

#include "scenes/overlays.h"
#include "scenes/play/speak.h"
#include "scenes/play/state.h"
#include "speech/speech.h"
#include "words/event_words.h"

/* ---- open.c ---- */

/* Opens the match of the plan, seats opponents, creates the view. False with a sentence in `why`. */
bool play_open(PlayScene *play, Text *why);
void play_close(PlayScene *play);
void play_begin_anew(PlayScene *play);
/* The same table with the next step of stakes (session/stakes.h); whether there is one, and what it is. */
void play_begin_higher(PlayScene *play);
bool play_can_go_higher(const PlayScene *play, char *words, size_t size);
/* Stores what each seat has at the end of a hand: the start of the next one. */
void play_keep_tally(PlayScene *play, const SabaccTable *ended);
/* What each seat had when that hand began, at most PLAY_HANDS − 1 hands back. */
const PlayTally *play_tally_before(const PlayScene *play, int32_t hand);

/* ---- play.c ---- */

/* Advances as far as what is shown allows. Call after anything has happened. */
void play_advance(PlayScene *play);
/* An opponent is thinking: stage_wake will be called. */
bool play_waits_for_opponent(const PlayScene *play);
void play_act(PlayScene *play, const SabaccAction *action);
/* The panel of results was dismissed. */
void play_go_on(PlayScene *play);

/* Puts an action on the queue and steps the match. */
void play_post(PlayScene *play, const SabaccAction *action);

/* ---- undo.c ---- */

/* Why the last decision made by hand cannot be taken back, to be translated; NULL if it can. */
const char *play_undo_bar(const PlayScene *play);
bool play_can_undo(const PlayScene *play);
/* Says why not where it cannot. */
void play_undo(PlayScene *play);

/* ---- ask.c ---- */

/* A person at `seat` is to act: asks, uses an auto-reply, or first shows the curtain. True if play continues
 * at once. */
bool play_ask_seat(PlayScene *play, int seat);
/* Lets a person who wants to field a card do so before another seat acts. True while play waits for that. */
bool play_ask_out_of_turn(PlayScene *play);
/* The person wants to field a card as soon as possible. */
void play_want_field(PlayScene *play, int seat);
void play_end_out_of_turn(PlayScene *play);
/* Determines who may field a card although another is to act. */
void play_find_fielders(PlayScene *play);
/* A person is choosing a card for the field while another is to act. */
bool play_is_out_of_turn(const PlayScene *play);

/* Sets the focus to where a press goes on: by the mode, and at an open table for what is asked, if anything
 * is. Also when what lay over the table has gone. */
void play_focus(PlayScene *play);
/* Sets the focus for what the pick asks now. */
void play_focus_usual(PlayScene *play);
/* Hides the table until that person confirms. */
void play_draw_curtain_for(PlayScene *play, int seat);

/* ---- look.c ---- */

/* The table was opened; a step was taken; a person has seen a hand. */
void play_look_open(PlayScene *play);
void play_look_follow(PlayScene *play);
void play_look_seen(PlayScene *play, int seat);
/* That person's cards lie face down, with others at this screen. */
bool play_is_face_down(const PlayScene *play, int seat);
/* They do, and before they are shown the person must confirm: there is a card among them that was not seen
 * yet, or the question cannot be answered without them. `offers` NULL: it cannot. */
bool play_needs_curtain(const PlayScene *play, int seat, const SabaccOffers *offers);
/* The person who is asked can open the hand, or hide it; and does so. */
bool play_may_look(const PlayScene *play);
void play_look_toggle(PlayScene *play);
/* A raw input, for a button that is held. True if it was used. */
bool play_look_input(PlayScene *play, const UiInput *input);
/* Whose turn it is, for the bar; empty unless several people share the screen. */
BarOwner play_bar_owner(PlayScene *play);
/* After the bar was drawn: remembers where the button is. */
void play_note_button(PlayScene *play, Ui *ui);
/* The colour of a person's seat where several share the screen; 0 for others. */
Colour play_seat_colour(const PlayScene *play, int seat);
/* Who sits there: the face that was chosen and that colour, to stand beside the name. */
FaceDisc play_seat_face(const PlayScene *play, int seat);
/* What has happened since the seat last acted, as everybody saw it, in lines of the log: the latest, at the
 * end of `lines`; returns how many. And the same in one line of at most `size` − 1 bytes. */
enum { PLAY_RECAP = 9, PLAY_RECAP_LINE = 160 };
int play_recap(const PlayScene *play, int seat, char lines[PLAY_RECAP][PLAY_RECAP_LINE]);
void play_recap_line(const PlayScene *play, int seat, char *words, size_t size);

/* ---- away.c ---- */

/* The table was opened: everybody is here, but those who were away when the game was left. */
void play_away_open(PlayScene *play);
/* The plates of those who are away say so in the language of now. */
void play_away_name(PlayScene *play);
/* The people in the game who may step away, or have; 0 where there are no several. */
SeatMask play_friends(const PlayScene *play);
bool play_is_away(const PlayScene *play, int seat);
/* Whether that person can step away now or come back; and in words what would be done. Does nothing where it
 * cannot be: the last one stays. */
bool play_can_turn_away(const PlayScene *play, int seat);
void play_format_away(const PlayScene *play, int seat, char *words, size_t size);
void play_step_away(PlayScene *play, int seat);
void play_come_back(PlayScene *play, int seat);
/* Whom the screen asks now; SABACC_NOBODY for nobody. */
int play_turn_of(const PlayScene *play);
/* That seat is to act: true if its person is away, and the table waits. */
bool play_away_waits(PlayScene *play, int seat);
bool play_away_event(PlayScene *play, const UiEvent *event);
/* The bar while the table waits; and buttons for those who are played for, at the left of that box. */
void play_draw_away(const PlayScene *play, Ui *ui, Box bar);
void play_draw_returns(const PlayScene *play, Ui *ui, Box box);

/* ---- pads.c ---- */

/* A raw input: gives a pad to the person who is asked, and refuses that of another. True if it was used. */
bool play_pads_input(PlayScene *play, const UiInput *input);
/* Whose that pad is; SABACC_NOBODY for nobody's. */
int play_pad_seat(const PlayScene *play, int pad);
/* Some pad is somebody's; from now on none is. */
bool play_has_pads(const PlayScene *play);
void play_free_pads(PlayScene *play);

/* ---- sitting.c ---- */

/* The people at this program who can say, now or as soon as they may, that they sit out or in; and those of
 * them whose last word is not shown yet, because it is kept or on its way. */
SeatMask play_sitters(const PlayScene *play);
SeatMask play_unshown_sitting(const PlayScene *play);
/* What a button says that changes it, with the name where there are several. */
void play_format_sitting(const PlayScene *play, int seat, char *words, size_t size);
/* A person changes it; twice is as never. */
void play_say_sitting(PlayScene *play, int seat);
/* Says something that was kept, if it may be said now; true if it was. */
bool play_say_kept(PlayScene *play);
/* A hand waits for somebody to sit in, and all that came before is shown; and gives the focus to a button. */
bool play_hand_waits(const PlayScene *play);
void play_begin_waiting(PlayScene *play);
/* Every person at this program sits out, and watches the others play. */
bool play_only_watches(const PlayScene *play);
/* Buttons by which people sit in, while a hand waits or they only watch. */
void play_draw_sitting(const PlayScene *play, Ui *ui, Box rest);

/* ---- watch.c ---- */

/* Nobody at this program plays the hand on: people have folded, or are out. */
bool play_watches(const PlayScene *play);
/* What the others do is passed over, to the end of the hand or of the game. */
bool play_skips(const PlayScene *play);
/* The speed of motion: quicker while one only watches, none while that is skipped. */
float play_watch_speed(const PlayScene *play, float usual);
/* Before each update: the table is told of the pace, and a button gets the focus as one begins to watch. */
void play_watch_follow(PlayScene *play);
/* Skipping ends: somebody is asked. */
void play_watch_stop(PlayScene *play);
/* A panel of that mode is due: true if it is passed over too; else skipping ends. */
bool play_watch_passes(PlayScene *play, PlayMode mode);
/* The words and the buttons of the bar, and its events. */
void play_format_watching(const PlayScene *play, int seat, char *words, size_t size);
void play_draw_watch(const PlayScene *play, Ui *ui, Box rest);
bool play_watch_event(PlayScene *play, const UiEvent *event);

/* ---- early.c ---- */

/* Keeps a key that came while nobody is asked, or before its button answers; false if the event is another.
 */
bool play_early_event(PlayScene *play, const UiEvent *event);
/* The event of a kept key that can be answered now; false if there is none. */
bool play_early_take(PlayScene *play, UiEvent *event);
/* ms of the clock when one is over; INFINITY if none is kept. */
double play_early_next(const PlayScene *play);
/* What the bar says of one that came too early, `seat` being to act; false if none did. */
bool play_early_format(const PlayScene *play, int seat, char *words, size_t size);

/* ---- auto_replies.c ---- */

void auto_replies_open(PlayScene *play);
/* Whether a plain hand reaches the mark; a named hand reaches every mark, and an unknown one is not answered
 * for. */
bool auto_replies_holds_mark(const SabaccTable *table, int seat, int32_t mark);
/* The auto-reply for the asked seat; false if there is none. */
bool auto_replies_answer(const PlayScene *play, const SabaccView *view, const SabaccOffers *offers,
                         SabaccAction *action);
/* Says that it has been answered so, before the action is taken. */
void auto_replies_tell(const PlayScene *play, const SabaccTable *known, const SabaccAction *action);
void auto_replies_give(PlayScene *play, const Pick *pick);
/* Cancels the auto-reply of that chip ("order:pass"). False if the name is not one. */
bool auto_replies_event(PlayScene *play, const UiEvent *event);
void auto_replies_drop(PlayScene *play, int seat);
/* The seat's active auto-replies, for the bar; returns how many. */
int auto_replies_chips(const PlayScene *play, int seat, BarChip chips[BAR_CHIPS]);

/* ---- chance.c ---- */

/* Runs the timer while a person is to act (SH-1). True if it has just shifted. */
bool play_timer(PlayScene *play);
void play_timer_cover(PlayScene *play, bool is_covered);
/* A card of the pool is due to a person, who may choose one. True while play waits for that. */
bool play_pool_waits(PlayScene *play);
/* A person chooses: `place` of the pool, or −1 for any. */
void play_pool_point(PlayScene *play, int place);
/* ms of the clock when one of these continues by itself; INFINITY if none does. */
double play_chance_next(const PlayScene *play);

/* ---- lesson.c ---- */

bool play_is_lesson(const PlayScene *play);
/* Reads the lesson of the plan and begins its match. False with a sentence. */
bool play_lesson_open(PlayScene *play, Text *why);
void play_lesson_close(PlayScene *play);
/* An action was applied. */
void play_lesson_follow(PlayScene *play, const MatchStep *step);
/* Something is to be read before play goes on. */
bool play_lesson_holds(const PlayScene *play);
/* The step that is shown now, to be read or to be done; NULL for none. */
const LessonStep *play_lesson_now(const PlayScene *play);
/* What is said when something else was done than the step means. */
const char *play_lesson_wrong(const LessonStep *step);
/* The first place of the step that can be pressed now; "" for none. */
const char *play_lesson_place(const PlayScene *play, const Ui *ui);
/* Gives the focus to what is to be pressed. */
void play_lesson_focus(PlayScene *play);
/* True if the step means another action: then its sentence is shown, and the person is asked again. */
bool play_lesson_refuses(PlayScene *play, const SabaccAction *action);
/* The same for a button that was pressed and asks for more, if the step means no action of its verb. */
bool play_lesson_refuses_way(PlayScene *play);
/* The panel of results was dismissed: true if that ends the lesson. */
bool play_lesson_is_through(const PlayScene *play);
void play_lesson_finish(PlayScene *play);
bool play_lesson_event(PlayScene *play, const UiEvent *event);
/* lesson_draw.c: the words beside what they speak of; and the panel at the end. */
void play_draw_lesson(PlayScene *play, Ui *ui, const TableArea *table);
/* How high a strip the table leaves to the words, above the bar: upright, where it has no corners to spare.
 */
float play_lesson_room(const Canvas *canvas);
void play_draw_learnt(const PlayScene *play, Ui *ui, Box area);

/* ---- advice.c ---- */

/* Whether there is an adviser at this table at all: not in replays, demos and lessons. */
bool play_has_advice(const PlayScene *play);
/* The deal is the same for everybody, so it is played without advice. */
bool play_is_common(const PlayScene *play);
/* The seed of that seat's question, as an opponent there would be asked. */
uint64_t play_question_seed(const Match *match, int seat);
/* A table was opened: the panel stands open if it did before. Closed: its thread ends. */
void play_advice_open(PlayScene *play);
void play_advice_close(PlayScene *play);
/* Asks for what the open panel needs and takes what is known. Call after anything has happened. */
void play_advice_follow(PlayScene *play);
/* It reckons: stage_wake will be called. */
bool play_advice_is_pending(const PlayScene *play);
/* Opens or closes it: it stays so until it is pressed again, at the next table too. */
void play_advice_toggle(PlayScene *play);
#define PLAY_LOG_LINE "log:"    /* and its index: a line of the open log */
#define PLAY_CHANCES  "chances" /* the switch in its panel: with all chances, or only what is best */
bool play_advice_event(PlayScene *play, const UiEvent *event);
/* The bar is about to be drawn, or the focus given: the button or card of the first choice is marked. */
void play_advice_mark(PlayScene *play);
/* An amount is asked for: the one of the first choice is set. */
void play_advice_lead(PlayScene *play);
/* Why there is no advice at this table; NULL if there may be. Whether people can agree on it. */
const char *play_advice_refusal(const PlayScene *play);
bool play_advice_may_agree(const PlayScene *play);
/* A person looks at the own cards and is asked. */
bool play_is_advised(const PlayScene *play);
/* A person is asked before there are cards. */
bool play_is_asked_undealt(const PlayScene *play);

/* ---- advice_draw.c ---- */

/* Where the short panel lies between strip and bar. */
Box play_advice_place(const PlayScene *play, Canvas *canvas, const TableArea *table);
/* Whether the table can make room for the full one: not upright, nor with more than six seats. */
bool play_advice_has_room(const PlayScene *play, const Canvas *canvas);
/* Where the full one lies beside the table, cut off `rest`; empty while it is not open or has no room. */
Box play_advice_dock(const PlayScene *play, const Canvas *canvas, Box *rest);
/* In full in its dock, or in short where that is empty. */
void play_draw_advice(const PlayScene *play, Ui *ui, const TableArea *table, Box dock);

/* ---- verdict.c ---- */

/* A table was opened, closed. */
void play_verdict_open(PlayScene *play);
void play_verdict_close(PlayScene *play);
/* That action is about to be taken: a person's decision is weighed. */
void play_verdict_note(PlayScene *play, const SabaccAction *action);
/* Takes what is known of the hand that is over. Call after anything has happened. */
void play_verdict_follow(PlayScene *play);
/* It is being weighed, and its results are shown: stage_wake will be called. */
bool play_verdict_is_pending(const PlayScene *play);
enum { VERDICT_WORDS = 1200 };
/* The line says why, or again what the choices cost; without one a message says when there is advice. */
void play_verdict_explain(PlayScene *play);
/* What the choices of the hand cost, in a line; "" while it is not known. False if this table has no such
 * line. */
bool play_verdict_format(const PlayScene *play, char *words, size_t size);

/* "12 credits", "0.7 credits", "3.1 % of the game" */
void play_lost_words(int64_t lost, uint8_t unit, char *words, size_t size);
/* What that seat of a match is asked, and knows; without the action. */
MatchDecision play_decision_of(const Match *match, int seat);

/* ---- drill.c ---- */

bool play_is_drill(const PlayScene *play);
/* The replay stands where the drill's seat is to act. False with a sentence if it does not. */
bool play_drill_open(PlayScene *play, Text *why);
void play_drill_close(PlayScene *play);
/* True if this is a drill: then the action is its answer, and is not taken. */
bool play_drill_answer(PlayScene *play, const SabaccAction *action);
/* Takes what the answer is worth. Call after anything has happened. */
void play_drill_follow(PlayScene *play);
/* It is being weighed: stage_wake will be called. */
bool play_drill_is_pending(const PlayScene *play);
bool play_drill_event(PlayScene *play, const UiEvent *event);
/* What the answer is worth, over the table. */
void play_draw_drill(const PlayScene *play, Ui *ui, Box area);

/* ---- talk.c ---- */

/* Opponents talk at the table that was opened. */
void play_talk_open(PlayScene *play);
/* What was said disappears when its time is over. */
void play_talk_go_on(PlayScene *play);

/* ---- course.c ---- */

/* The game's name, the hand, and when the game ends, in a box of the strip at the top. */
void play_draw_course(const PlayScene *play, Canvas *canvas, Box box);
/* What the button says that leads on from a hand's results: whether the last hand follows. */
const char *play_continue_label(const PlayScene *play);
/* These events are shown now: a message if the last hand, or the last round of the deal, begins with them. */
void play_tell_end(PlayScene *play, const SabaccEvents *shown);

/* ---- film.c ---- */

/* A demo is shown as a film: without controls, with a caption, and with close-ups within and between hands.
 * The table is open; the film begins with its game's title. */
void play_film_open(PlayScene *play);
/* A hand, a set or the game is over, and its result was shown. */
void play_film_result(PlayScene *play);
/* True if it starts a close-up while the hand is still open: play waits. */
bool play_film_looks(PlayScene *play);
/* Starts the next shot. */
void play_film_go_on(PlayScene *play);
bool play_film_is_moving(const PlayScene *play);
/* ms of the clock when the next shot begins; INFINITY while that depends on play. */
double play_film_next(const PlayScene *play);
/* Behind a close-up nobody moves: each move would be painted under the card, where it is hardly seen. */
bool play_film_holds_life(const PlayScene *play);
/* Any key or button returns to the title; true. If the film started by itself, so does mouse motion. */
bool play_film_input(PlayScene *play, const UiInput *input);
/* film_draw.c */
void play_film_draw(PlayScene *play, Ui *ui, double ahead_ms);

/* ---- history.c ---- */

void play_history_add(PlayScene *play, const SabaccEvents *events, uint32_t serial);
/* Drops the events after the current need. */
void play_history_undo(PlayScene *play);
/* Drops those of the last step, of which the need `serial` came; that hand is again the current one. */
void play_history_drop(PlayScene *play, uint32_t serial, int32_t hand);
/* The next past event of that type, hand and seat from *at on; NULL if there is none. */
const PastEvent *play_history_next(const PlayScene *play, int32_t hand, SabaccEventType type, int seat,
                                   int *at);

/* ---- left_pot.c ---- */

/* As the results of a hand come: what kinds of hand take the sabacc pot that is left. Takes some
 * milliseconds. */
void play_left_pot_open(PlayScene *play);
/* Adds a sentence on it, if the game goes on and something is left. */
void play_left_pot_say(const PlayScene *play, char *words, size_t size);

/* ---- streaks.c ---- */

/* Whether hands of this table count: a person plays them, and they can be saved. */
bool play_keeps_streak(const PlayScene *play);
void play_streaks_open(PlayScene *play);
/* The events of a step: if that hand ended, it is counted. */
void play_streaks_add(PlayScene *play, const SabaccEvents *events, int32_t hand_number);
/* A move was undone: hands up to the current one no longer count. */
void play_streaks_undo(PlayScene *play, int32_t hand_before);
/* How a numbered deal ended, for its own panel: its title and a sentence; false if there is none. */
bool play_streaks_format_deal(const PlayScene *play, char *title, size_t title_size, char *words,
                              size_t size);
/* The state of the streak, or why the hand does not count; "" if none is kept. */
void play_streaks_say(const PlayScene *play, char *words, size_t size);

/* ---- tonight.c ---- */

void play_tonight_open(PlayScene *play);
void play_tonight_close(PlayScene *play);
/* After a step in that hand: feats, and if the game is over what it came to are kept. */
void play_tonight_add(PlayScene *play, int32_t hand);
/* Takes the master's result when it has come; and whether the panel of the end waits for it. */
void play_tonight_take(PlayScene *play);
bool play_tonight_is_pending(const PlayScene *play);
/* A move was taken back. */
void play_tonight_undo(PlayScene *play);
/* Feats of the hand that is shown, in a sentence; "" if there are none. */
void play_tonight_say(const PlayScene *play, char *words, size_t size);
/* The game is over: tells of the feats that its end has made. */
void play_tonight_tell(PlayScene *play);
/* The button that has the focus when the game is over. */
const char *play_tonight_focus(const PlayScene *play);
bool play_tonight_event(PlayScene *play, const UiEvent *event);
/* tonight_over.c. The panel at the end; false if the game is none of these. */
bool play_draw_tonight_over(const PlayScene *play, Ui *ui, Box area);

/* ---- viewer.c ---- */

/* Pace and looks from the player's settings; a replay has its own pace. */
TableSettings play_settings(const PlayScene *play);
bool play_is_hot_seat(const PlayScene *play);
/* The table as shown now, without what is in flight. */
const SabaccTable *play_shown(const PlayScene *play);
const SabaccGame *play_game(const PlayScene *play);
/* The name of the seat's player; "" if there is none. */
const char *play_seat_name(const PlayScene *play, int seat);
/* The seat that is "you": that of the only person of a game. SABACC_NOBODY with several, and in a replay. */
int play_listener(const PlayScene *play);
bool play_is_you(const PlayScene *play, int seat);
/* "You" for that seat, else the name: for lists that name all seats. */
const char *play_name_or_you(const PlayScene *play, int seat);
/* A sentence of words/event_words.def that has nothing but the seat. */
void play_tell(const PlayScene *play, int seat, Sentence sentence, char *words, size_t size);
/* Of all seats; "" of those that there are not. */
void play_seat_names(const PlayScene *play, const char *names[SABACC_MAX_SEATS]);
/* The coach explains the questions of this hand. */
bool play_is_coached(const PlayScene *play);
/* Whether a person at this program plays that seat. */
bool play_is_human(const PlayScene *play, int seat);
/* The table as the person at that seat may know it. */
void play_view_of(const PlayScene *play, int seat, SabaccView *view);
void play_set_viewer(PlayScene *play, int viewer);
/* The viewer when the table is opened. */
int play_first_viewer(const PlayScene *play);
/* The pages of rules over the table: at the step that is being played, with the kind of the hand that lies
 * open before a person here. */
Scene *play_rules_over(const PlayScene *play, RulesPage page);

/* ---- read_out.c ---- */

/* The log begins with the rules in force that differ from the game's defaults, and the prices of items. */
void play_read_out_log(PlayScene *play);
/* Whether they are also shown in a panel: for a new game with non-default rules, if the setting is on. */
bool play_read_out_is_due(const PlayScene *play);
void play_draw_read_out(const PlayScene *play, Ui *ui, Box area);

/* ---- replay.c ---- */

bool play_is_replay(const PlayScene *play);
/* Before it is shown: goes to where that need is to be answered, and stands still. 0: not. */
void play_replay_go_to(PlayScene *play, uint32_t serial);
void play_replay_back(PlayScene *play);
/* It is not paused: panels close by themselves. */
bool play_replay_goes_on(const PlayScene *play);
bool play_replay_event(PlayScene *play, const UiEvent *event);
void play_replay_draw(PlayScene *play, Ui *ui, Box bar);
/* scene.c. To the title, or from a replay to where it was opened. */
void play_leave_table(PlayScene *play);
double play_replay_speed(const PlayScene *play);

/* ---- why.c ---- */

/* Whether reasons can be shown: no card of this replay is a secret to who watches. */
bool play_why_is_open(const PlayScene *play);
/* The same, and they are wanted. */
bool play_why_is_shown(const PlayScene *play);
/* Before a step: what the seat that must act is asked; false if that needs no reasons. After it: they are
 * asked for. */
bool play_why_before(const PlayScene *play, SubscriptionQuestion *question);
void play_why_after(PlayScene *play, const SubscriptionQuestion *question, const MatchStep *step);
/* Takes the reasons when they have come. */
void play_why_take(PlayScene *play);
/* They are being found out on another thread. */
bool play_why_is_pending(const PlayScene *play);
/* The replay waits for them, or till they can have been read; no longer for those of now. */
bool play_why_waits(PlayScene *play);
void play_why_go_on(PlayScene *play);
/* What was done last is undone. */
void play_why_forget(PlayScene *play);
void play_why_toggle(PlayScene *play);
/* Draws them into the bar; returns what they leave of it. */
Box play_draw_why(const PlayScene *play, Ui *ui, Box bar);

/* ---- scene.c ---- */

/* Whether there is a record of a whole game to look back at (lookback.h). */
bool play_can_look_back(const PlayScene *play);

/* ---- drawing ---- */

void play_draw(PlayScene *play, Ui *ui, double ahead_ms);
void play_draw_bar(PlayScene *play, Ui *ui, Box bar);
/* What it may have to show in this game; and whether it has anything to show now. */
BarNeeds play_bar_needs(PlayScene *play, Ui *ui);
bool play_has_bar(const PlayScene *play);
/* What of the choices stands on the table; after the bar. */
void play_draw_halves(const PlayScene *play, Ui *ui, const TableArea *table);
void play_draw_curtain(PlayScene *play, Ui *ui);
/* Buttons of the people who may field a card now, except `but`, in a row of that box: 0 left … 1 right. */
void play_draw_fielders(const PlayScene *play, Ui *ui, Box box, float align, int but);
/* Where the results can be: in `side` if they need at most `max` of its height; otherwise as a ribbon at the
 * bottom of `foot`, or if that is empty as a panel in `middle`. */
typedef struct ResultPlaces {
    Box side, foot, middle;
    float max;
    float rise; /* how far the ribbon covers one's own seat */
} ResultPlaces;
/* Whether they are shown as a ribbon. */
bool play_shows_ribbon(const PlayScene *play, const ResultPlaces *places);
void play_draw_showdown(PlayScene *play, Ui *ui, const ResultPlaces *places);
/* standings.c. The end of the game: who has won, and what each seat has of what the game is played for. */
void play_draw_over(PlayScene *play, Ui *ui, Box area);
/* Credits that the seat has gained since the game began, without those of rebuys. */
int32_t play_gained(const PlayScene *play, int seat);
/* The game was one of several people at this screen, who can look back on it (evening.h). */
bool play_has_evening(const PlayScene *play);
/* Seats count together (session/teams.h). */
bool play_has_teams(const PlayScene *play);
/* What the seats of a team have together gained, and which team has gained most; −1 where two have. */
int32_t play_team_gained(const PlayScene *play, TeamId team);
int play_best_team(const PlayScene *play);
/* sets.c. True if a hand is a match of sets. */
bool play_goes_by_sets(const PlayScene *play);
/* The only match is over, and the game with it: one panel shows both. */
bool play_was_one_match(const PlayScene *play);
/* A plate in the place of the bar, where it hides neither cards nor scores. */
void play_draw_set_end(PlayScene *play, Ui *ui, Box plate);
/* How the last set ended, and its winner. */
void play_set_headline(const PlayScene *play, char *words, size_t size);
SeatMask play_set_winners(const PlayScene *play);
void play_match_headline(const PlayScene *play, char *words, size_t size);
/* Why a seat has won or lost the match, and how its last set ended. */
void play_match_reason(const PlayScene *play, int seat, char *words, size_t size);
void play_match_remark(const PlayScene *play, char *words, size_t size);
/* Whether a person is to take a token; and the panel of available tokens over the table (take.c). */
bool play_takes_tokens(const PlayScene *play);
void play_draw_take(PlayScene *play, Ui *ui, Box area);
/* One line that explains the current question to the person who is to act; "" if there is none. */
void play_coach(const PlayScene *play, char *words, size_t size);

#endif
