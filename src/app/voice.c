#include "app/voice.h"

#include <SDL.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

/* ---- the library, by its documentation (SSIP and libspeechd, interface 2) ---- */

typedef void (*Notify)(size_t message, size_t client, int state);
/* The beginning of a connection, which its users may write. */
typedef struct Connection {
    Notify begin, end, cancel, pause, resume;
} Connection;

enum { MODE_THREADED = 1, PRIORITY_MESSAGE = 2, DATA_TEXT = 0, NOTIFY_END = 2, NOTIFY_CANCEL = 8 };

static const char *const libraries[] = {"libspeechd.so.2", "libspeechd.so"};

typedef struct Dispatcher {
    void *library;
    Connection *connection;
    void *(*default_address)(char **error);
    Connection *(*open)(const char *client, const char *connection, const char *user, int mode,
                        const void *address, int starts_server, char **error);
    int (*say)(Connection *connection, int priority, const char *words);
    int (*cancel)(Connection *connection);
    int (*set_language)(Connection *connection, const char *language);
    int (*set_data_mode)(Connection *connection, int mode);
    int (*set_notification_on)(Connection *connection, int kinds);
    void (*close)(Connection *connection);
    char language[16];
} Dispatcher;

static Dispatcher dispatcher;
static _Atomic(Speech *) listener; /* who is told that words are over */

static const struct {
    const char *name;
    size_t at;
} functions[] = {
    {"spd_get_default_address", offsetof(Dispatcher, default_address)},
    {"spd_open2", offsetof(Dispatcher, open)},
    {"spd_say", offsetof(Dispatcher, say)},
    {"spd_cancel", offsetof(Dispatcher, cancel)},
    {"spd_set_language", offsetof(Dispatcher, set_language)},
    {"spd_set_data_mode", offsetof(Dispatcher, set_data_mode)},
    {"spd_set_notification_on", offsetof(Dispatcher, set_notification_on)},
    {"spd_close", offsetof(Dispatcher, close)},
};

static bool load_library(Dispatcher *found) {
    for (size_t i = 0; i < SDL_arraysize(libraries) && !found->library; i++)
        found->library = SDL_LoadObject(libraries[i]);
    for (size_t i = 0; i < SDL_arraysize(functions) && found->library; i++) {
        void *function = SDL_LoadFunction(found->library, functions[i].name);
        if (!function) return false;
        memcpy((char *)found + functions[i].at, &function, sizeof function);
    }
    return found->library != NULL;
}

/* ---- the voice ---- */

/* On the library's thread. */
static void tell_end(size_t message, size_t client, int state) {
    (void)client;
    (void)state;
    Speech *speech = atomic_load(&listener);
    if (speech) speech_ended(speech, (uint32_t)message);
}

static bool connect_to_server(Dispatcher *found) {
    enum { STARTS_SERVER = 1 };
    char *error = NULL;
    void *address = found->default_address(&error);
    found->connection =
        address ? found->open("sabacc", "main", NULL, MODE_THREADED, address, STARTS_SERVER, &error) : NULL;
    return found->connection != NULL;
}

static bool open_dispatcher(void *user, Speech *speech) {
    Dispatcher *found = user;
    if (!load_library(found) || !connect_to_server(found)) return false;
    atomic_store(&listener, speech);
    found->connection->end = found->connection->cancel = tell_end;
    found->set_data_mode(found->connection, DATA_TEXT);
    found->set_notification_on(found->connection, NOTIFY_END);
    found->set_notification_on(found->connection, NOTIFY_CANCEL);
    return true;
}

static void close_dispatcher(void *user) {
    Dispatcher *found = user;
    atomic_store(&listener, NULL);
    found->cancel(found->connection);
    found->close(found->connection);
}

/* "pt_BR" is "pt-BR" to the server. */
static void follow_language(Dispatcher *found, const char *language) {
    char name[sizeof found->language];
    if (!language[0] || strcmp(found->language, language) == 0) return;
    snprintf(found->language, sizeof found->language, "%s", language);
    snprintf(name, sizeof name, "%s", language);
    for (char *at = name; *at; at++)
        if (*at == '_') *at = '-';
    found->set_language(found->connection, name);
}

static uint32_t say(void *user, const char *words, const char *language) {
    Dispatcher *found = user;
    follow_language(found, language);
    int number = found->say(found->connection, PRIORITY_MESSAGE, words);
    return number > 0 ? (uint32_t)number : 0;
}

static void stop(void *user) {
    const Dispatcher *found = user;
    found->cancel(found->connection);
}

const SpeechVoice voice_dispatcher = {
    .user = &dispatcher, .open = open_dispatcher, .close = close_dispatcher, .say = say, .stop = stop};
