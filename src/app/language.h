#ifndef SABACC_APP_LANGUAGE_H
#define SABACC_APP_LANGUAGE_H

/* Chooses the language of all texts for the whole run: an id such as "en", or "" for the system's. Changes
 * the environment, so it is called once, before any thread runs; a later choice applies from the next start.
 */
void language_choose(const char *wanted);

#endif
