#ifndef SABACC_SESSION_CALENDAR_H
#define SABACC_SESSION_CALENDAR_H

/* Days as numbers, 20261121, in the machine's own time zone. */

#include <stdbool.h>
#include <stdint.h>

/* SABACC_TODAY in the environment gives another, for tests. */
int64_t calendar_today(void);

/* Whether there is such a day, of the years 1900 to 9999. */
bool calendar_is_day(int64_t day);

/* The day so many days later; earlier if negative. */
int64_t calendar_after(int64_t day, int days);

/* Of the month of that day: its first day, its number of days, and 0 (Monday) … 6 for a day of the week. */
int64_t calendar_month(int64_t day);
int calendar_month_days(int64_t day);
int calendar_weekday(int64_t day);

/* The first day of the month so many months later. */
int64_t calendar_month_after(int64_t day, int months);

/* "2026-11-21"; "" if there is no such day. */
enum { CALENDAR_WORDS = 16 };
void calendar_format(int64_t day, char words[CALENDAR_WORDS]);

#endif
