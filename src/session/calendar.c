#include "session/calendar.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int64_t calendar_today(void) {
    const char *given = getenv("SABACC_TODAY");
    if (given) return strtoll(given, NULL, 10);
    time_t now = time(NULL);
    struct tm local;
    localtime_r(&now, &local);
    return (int64_t)(local.tm_year + 1900) * 10000 + (local.tm_mon + 1) * 100 + local.tm_mday;
}

static int year_of(int64_t day) { return (int)(day / 10000); }
static int month_of(int64_t day) { return (int)(day / 100 % 100); }
static int of_month(int64_t day) { return (int)(day % 100); }

int64_t calendar_month(int64_t day) { return day - of_month(day) + 1; }

int calendar_month_days(int64_t day) {
    static const uint8_t days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    int year = year_of(day), month = month_of(day);
    bool is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return month == 2 && is_leap ? 29 : days[month - 1];
}

bool calendar_is_day(int64_t day) {
    bool is_month = day >= 19000101 && day <= 99991231 && month_of(day) >= 1 && month_of(day) <= 12;
    return is_month && of_month(day) >= 1 && of_month(day) <= calendar_month_days(day);
}

int64_t calendar_month_after(int64_t day, int months) {
    int number = year_of(day) * 12 + month_of(day) - 1 + months;
    return (int64_t)(number / 12) * 10000 + (number % 12 + 1) * 100 + 1;
}

int64_t calendar_after(int64_t day, int days) {
    int of = of_month(day) + days;
    int64_t month = calendar_month(day);
    for (; of < 1; of += calendar_month_days(month)) month = calendar_month_after(month, -1);
    for (; of > calendar_month_days(month); month = calendar_month_after(month, 1))
        of -= calendar_month_days(month);
    return month + of - 1;
}

/* T. Sakamoto's method, 1992. */
int calendar_weekday(int64_t day) {
    static const uint8_t shifts[] = {0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4};
    int month = month_of(day), year = year_of(day) - (month < 3);
    int from_sunday = (year + year / 4 - year / 100 + year / 400 + shifts[month - 1] + of_month(day)) % 7;
    return (from_sunday + 6) % 7;
}

void calendar_format(int64_t day, char words[CALENDAR_WORDS]) {
    words[0] = '\0';
    if (calendar_is_day(day))
        snprintf(words, CALENDAR_WORDS, "%04d-%02d-%02d", year_of(day), month_of(day), of_month(day));
}
