#ifndef SABACC_SCENES_RULES_GLOSSARY_H
#define SABACC_SCENES_RULES_GLOSSARY_H

/* The page of the glossary: every term of ui/terms.h by the alphabet, and a field that searches the titles.
 */

#include "ui/explain.h"

typedef struct Glossary {
    char search[UI_TEXT_BYTES]; /* "" shows all terms */
} Glossary;

void glossary_draw(const Glossary *glossary, Ui *ui, Box box, TermScope scope);
void glossary_event(Glossary *glossary, const UiEvent *event);

#endif
