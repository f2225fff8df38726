/* The header of a record: line 1. */
#ifndef SABACC_MATCH_RECORD_HEADER_H
#define SABACC_MATCH_RECORD_HEADER_H

#include "match/json/cursor.h"
#include "match/match.h"

/* Reads the header. `stack` is filled if the header has one (*has_stack). False with a message. */
bool record_header_read(const JsonCursor *header, MatchSetup *setup, MatchStack *stack, bool *has_stack);

#endif
