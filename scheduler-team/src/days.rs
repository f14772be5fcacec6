//! Which days the table's days are: the order of day and month, the year and the week are decided once per file.

use std::collections::HashSet;

use chrono::{Datelike, Days, NaiveDate};
use scheduler_core::{Day, schedule::iso_week};
use scheduler_exchange::days::LANGUAGES;

use crate::{
    dates::DateText,
    layouts::{DayCell, Draft, Place, Who},
    questions::Answers,
};

/// A day of the roster: a date, or a weekday if the file has no dates.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum When {
    Date(NaiveDate),
    Weekday(Day),
}

impl When {
    /// The day by its number: successive days have successive numbers.
    pub fn number(self) -> i64 {
        match self {
            Self::Date(date) => i64::from(date.num_days_from_ce()),
            Self::Weekday(day) => i64::try_from(day.index()).unwrap_or(0),
        }
    }

    /// The day a number of days later; weekdays stay within their week.
    pub fn plus(self, days: i64) -> Self {
        match self {
            Self::Date(date) => Self::Date(plus(date, days)),
            Self::Weekday(day) => {
                let index = (i64::try_from(day.index()).unwrap_or(0) + days).rem_euclid(7);
                Self::Weekday(Day::from_index(usize::try_from(index).unwrap_or(0)).unwrap_or(day))
            }
        }
    }
}

fn plus(date: NaiveDate, days: i64) -> NaiveDate {
    let moved = if days < 0 {
        date.checked_sub_days(Days::new(days.unsigned_abs()))
    } else {
        date.checked_add_days(Days::new(days.unsigned_abs()))
    };
    moved.unwrap_or(date)
}

/// A day that a title names, and where.
#[derive(Debug, Clone)]
pub(crate) struct Hint {
    pub text: DateText,
    /// `None` for the name of the sheet or the file.
    pub place: Option<Place>,
}

/// The days of a draft.
#[derive(Debug, Clone, Default)]
pub(crate) struct Resolved {
    pub days: Vec<Option<When>>,
    /// Whether the order of day and month has to be asked.
    pub order_open: bool,
    /// How many days have to be asked for.
    pub days_open: usize,
    /// Days whose weekday is not that of their date.
    pub contradictions: Vec<usize>,
}

/// Years that are considered for dates without one, around the current year.
const YEARS_BACK: i32 = 8;
const YEARS_AHEAD: i32 = 3;
/// A day whose weekday names its month comes at most so many days after the one before it.
const NEXT_DAYS: i64 = 10;
/// Days of the longest period that a title names by its first and its last day.
const LONGEST_PERIOD: i64 = 35;

pub(crate) fn resolve(
    draft: &Draft,
    hints: &[Hint],
    monday: NaiveDate,
    answers: &Answers,
) -> Resolved {
    let days = &draft.days;
    let used: HashSet<usize> = draft.entries.iter().filter_map(|entry| entry.day).collect();
    let mut resolved = Resolved {
        days: vec![None; days.len()],
        ..Resolved::default()
    };
    let language = language(days);
    let weekday = |day: &DayCell| weekday(&day.text, language);
    // The order of day and month.
    let order = order(days, language, hints, monday, answers);
    resolved.order_open = order.is_none();
    let Some(month_first) = order else {
        return resolved;
    };
    let parts: Vec<(Option<u32>, Option<u32>, Option<i32>)> = days
        .iter()
        .map(|day| parts(&day.text, month_first))
        .collect();
    let dated: Vec<usize> = (0..days.len())
        .filter(|index| {
            parts
                .get(*index)
                .is_some_and(|(day, month, _)| day.is_some() && month.is_some())
        })
        .collect();
    let numbered: Vec<usize> = (0..days.len())
        .filter(|index| {
            parts
                .get(*index)
                .is_some_and(|(day, month, _)| day.is_some() && month.is_none())
        })
        .collect();
    with_months(&mut resolved, days, &parts, &dated, language, hints, monday);
    with_numbers(
        &mut resolved,
        draft,
        &parts,
        &numbered,
        language,
        hints,
        monday,
        answers,
    );
    with_weekdays(&mut resolved, draft, language, hints, monday, answers);
    // Days of a numbered table: `Day 1`.
    let first = answers.first_day(monday);
    for (index, day) in days.iter().enumerate() {
        let (Some(number), Some(open)) = (day.text.index, resolved.days.get_mut(index)) else {
            continue;
        };
        if open.is_none()
            && let Some(first) = first
        {
            *open = Some(When::Date(plus(first, i64::from(number) - 1)));
        }
    }
    for (index, day) in days.iter().enumerate() {
        let own = resolved.days.get(index).copied().flatten();
        if let (Some(When::Date(date)), Some(named)) = (own, weekday(day))
            && iso_day(date) != named
        {
            resolved.contradictions.push(index);
        }
        if own.is_none() && used.contains(&index) {
            resolved.days_open += 1;
        }
    }
    resolved
}

fn iso_day(date: NaiveDate) -> Day {
    let index = date.weekday().num_days_from_monday();
    usize::try_from(index)
        .ok()
        .and_then(Day::from_index)
        .unwrap_or(Day::Monday)
}

/// The language whose weekdays name most of the days, and count on from one to the next.
fn language(days: &[DayCell]) -> usize {
    let score = |language: usize| {
        let named = days.iter().map(|day| {
            day.text
                .weekday
                .and_then(|days| days.get(language).copied().flatten())
        });
        let named: Vec<Option<Day>> = named.collect();
        let known = named.iter().flatten().count();
        let follow = named.windows(2).filter(|two| match two {
            [Some(one), Some(other)] => (one.index() + 1) % 7 == other.index(),
            _ => false,
        });
        (known, follow.count())
    };
    (0..LANGUAGES)
        .max_by_key(|language| (score(*language), std::cmp::Reverse(*language)))
        .unwrap_or(0)
}

fn weekday(text: &DateText, language: usize) -> Option<Day> {
    let days = text.weekday?;
    days.get(language)
        .copied()
        .flatten()
        .or_else(|| days.into_iter().flatten().next())
}

fn parts(text: &DateText, month_first: bool) -> (Option<u32>, Option<u32>, Option<i32>) {
    match text.pair {
        Some((first, second)) if month_first => (Some(second), Some(first), text.year),
        Some((first, second)) => (Some(first), Some(second), text.year),
        None => (text.day, text.month, text.year),
    }
}

/// Whether months come first; `None` if only the reader of the table knows.
fn order(
    days: &[DayCell],
    language: usize,
    hints: &[Hint],
    monday: NaiveDate,
    answers: &Answers,
) -> Option<bool> {
    let open = days
        .iter()
        .filter(|day| day.text.pair.is_some_and(|(one, other)| one != other));
    if open.count() == 0 {
        return Some(false);
    }
    let shown = |month_first: bool| {
        days.iter()
            .map(|day| &day.text)
            .chain(hints.iter().map(|hint| &hint.text))
            .filter(|text| text.month_first == Some(month_first))
            .count()
    };
    match (shown(false), shown(true)) {
        (0, 0) => {}
        (days, months) => return Some(months > days),
    }
    if let Some(month_first) = answers.month_first() {
        return Some(month_first);
    }
    let dates = |month_first: bool| -> Vec<Option<NaiveDate>> {
        let parts: Vec<_> = days
            .iter()
            .map(|day| parts(&day.text, month_first))
            .collect();
        let dated: Vec<usize> = (0..days.len())
            .filter(|index| {
                parts
                    .get(*index)
                    .is_some_and(|(day, month, _)| day.is_some() && month.is_some())
            })
            .collect();
        let mut resolved = Resolved {
            days: vec![None; days.len()],
            ..Resolved::default()
        };
        with_months(&mut resolved, days, &parts, &dated, language, hints, monday);
        let date = |when: &Option<When>| match when {
            Some(When::Date(date)) => Some(*date),
            _ => None,
        };
        resolved.days.iter().map(date).collect()
    };
    let orders = [dates(false), dates(true)];
    let decide = |scores: [i64; 2]| match scores {
        [days, months] if days > months => Some(false),
        [days, months] if months > days => Some(true),
        _ => None,
    };
    // Weekdays beside the dates.
    let agree = |dates: &Vec<Option<NaiveDate>>| {
        let fits = days.iter().zip(dates).filter(|(day, date)| {
            match (weekday(&day.text, language), date) {
                (Some(named), Some(date)) => iso_day(*date) == named,
                _ => false,
            }
        });
        i64::try_from(fits.count()).unwrap_or(0)
    };
    if let Some(month_first) = decide([agree(&orders[0]), agree(&orders[1])]) {
        return Some(month_first);
    }
    // Successive columns are successive days; a list needs more of them.
    let steps = |dates: &Vec<Option<NaiveDate>>| {
        let two = dates
            .windows(2)
            .zip(days.windows(2))
            .filter(|(dates, days)| match (dates, days) {
                ([Some(one), Some(other)], [first, second]) => {
                    first.sequence == second.sequence && (*other - *one).num_days() == 1
                }
                _ => false,
            });
        i64::try_from(two.count()).unwrap_or(0)
    };
    let list = days.iter().all(|day| day.sequence == 0);
    let (day_steps, month_steps) = (steps(&orders[0]), steps(&orders[1]));
    let needed = if list { 3 } else { 1 };
    if (day_steps - month_steps).abs() >= needed {
        return decide([day_steps, month_steps]);
    }
    // Only one order lies in the current week.
    let week = |dates: &Vec<Option<NaiveDate>>| {
        let all = dates
            .iter()
            .flatten()
            .all(|date| (0..7).contains(&(*date - monday).num_days()));
        i64::from(all)
    };
    decide([week(&orders[0]), week(&orders[1])])
}

/// Gives dates with a month their year: that of the text, of a title, or the nearest one in which the weekdays fit.
fn with_months(
    resolved: &mut Resolved,
    days: &[DayCell],
    parts: &[(Option<u32>, Option<u32>, Option<i32>)],
    dated: &[usize],
    language: usize,
    hints: &[Hint],
    monday: NaiveDate,
) {
    if dated.is_empty() {
        return;
    }
    let titles: Vec<i32> = hints.iter().filter_map(|hint| hint.text.year).collect();
    let written: Vec<i32> = dated
        .iter()
        .filter_map(|index| parts.get(*index).and_then(|(_, _, year)| *year))
        .collect();
    let candidates: Vec<i32> = if !written.is_empty() {
        written.iter().copied().take(1).collect()
    } else if !titles.is_empty() {
        titles
    } else {
        (monday.year() - YEARS_BACK..=monday.year() + YEARS_AHEAD).collect()
    };
    let months: Vec<u32> = dated
        .iter()
        .filter_map(|index| parts.get(*index).and_then(|(_, month, _)| *month))
        .collect();
    // A list over the turn of the year has months at both ends and none between.
    let turn = months.iter().any(|month| *month >= 11)
        && months.iter().any(|month| *month <= 2)
        && !months.iter().any(|month| (4..=9).contains(month));
    let with = |base: i32| -> Vec<Option<NaiveDate>> {
        let mut year = base;
        let mut last: Option<u32> = None;
        let dates = dated.iter().map(|index| {
            let (day, month, own) = parts.get(*index).copied()?;
            let month = month?;
            let list = days.get(*index).is_some_and(|day| day.sequence == 0);
            if list {
                year = if turn && month <= 2 { base + 1 } else { base };
            } else if last.is_some_and(|last| last >= 11 && month <= 2) {
                year += 1;
            }
            last = Some(month);
            NaiveDate::from_ymd_opt(own.unwrap_or(year), month, day?)
        });
        dates.collect()
    };
    let score = |dates: &[Option<NaiveDate>]| {
        let invalid = dates.iter().filter(|date| date.is_none()).count();
        let wrong = dated.iter().zip(dates).filter(|(index, date)| {
            match (
                days.get(**index)
                    .and_then(|day| weekday(&day.text, language)),
                date,
            ) {
                (Some(named), Some(date)) => iso_day(*date) != named,
                _ => false,
            }
        });
        let gaps = dated
            .windows(2)
            .zip(dates.windows(2))
            .filter(|(indices, dates)| match (indices, dates) {
                ([one, other], [Some(from), Some(to)]) => {
                    let same = days.get(*one).map(|day| day.sequence)
                        == days.get(*other).map(|day| day.sequence);
                    same && days.get(*one).is_some_and(|day| day.sequence > 0)
                        && (*to - *from).num_days() != 1
                }
                _ => false,
            });
        let near = dates
            .iter()
            .flatten()
            .map(|date| (*date - monday).num_days().abs())
            .min()
            .unwrap_or(i64::MAX);
        (invalid, wrong.count(), gaps.count(), near)
    };
    let best = candidates
        .into_iter()
        .map(with)
        .min_by_key(|dates| score(dates));
    for (index, date) in dated.iter().zip(best.unwrap_or_default()) {
        if let (Some(own), Some(date)) = (resolved.days.get_mut(*index), date) {
            *own = Some(When::Date(date));
        }
    }
}

/// Gives bare numbers of days their month: that of a title, or the one nearest to the table's dates, or without any to
/// `monday`, in which the weekdays fit.
#[expect(clippy::too_many_arguments, reason = "what is known about the days")]
fn with_numbers(
    resolved: &mut Resolved,
    draft: &Draft,
    parts: &[(Option<u32>, Option<u32>, Option<i32>)],
    numbered: &[usize],
    language: usize,
    hints: &[Hint],
    monday: NaiveDate,
    answers: &Answers,
) {
    let days = &draft.days;
    if numbered.is_empty() {
        return;
    }
    let has_weekdays = numbered.iter().any(|index| {
        days.get(*index)
            .is_some_and(|day| day.text.weekday.is_some())
    });
    let dates = resolved.days.iter().flatten().filter_map(|day| match day {
        When::Date(date) => Some(*date),
        When::Weekday(_) => None,
    });
    let around = dates.min().unwrap_or(monday);
    let mut starts: Vec<(i32, u32)> = Vec::new();
    // So many of the first ones are said by titles.
    let mut said = usize::MAX;
    let years = |text: &DateText| -> Vec<i32> {
        let other = hints.iter().find_map(|hint| hint.text.year);
        text.year.or(other).map_or_else(
            || (around.year() - 1..=around.year() + 1).collect(),
            |year| vec![year],
        )
    };
    if let Some(first) = answers.first_day(monday) {
        starts.push((first.year(), first.month()));
    } else {
        for hint in hints {
            if let Some(month) = hint.text.month {
                starts.extend(years(&hint.text).into_iter().map(|year| (year, month)));
            }
        }
        said = starts.len();
        if has_weekdays {
            // `Tue 1` under `Week of 30 November` is in the month behind that of the title.
            let beside = |(year, month): (i32, u32)| match month {
                1 => [(year - 1, 12), (year, 2)],
                12 => [(year, 11), (year + 1, 1)],
                _ => [(year, month - 1), (year, month + 1)],
            };
            let others: Vec<(i32, u32)> = starts.iter().copied().flat_map(beside).collect();
            starts.extend(others);
        }
        if starts.is_empty() && has_weekdays {
            starts = (-14..=14)
                .filter_map(|months: i32| {
                    let month0 =
                        around.year() * 12 + i32::try_from(around.month0()).unwrap_or(0) + months;
                    Some((
                        month0.div_euclid(12),
                        u32::try_from(month0.rem_euclid(12)).ok()? + 1,
                    ))
                })
                .collect();
        }
    }
    let with = |(year, month): (i32, u32)| -> Vec<Option<NaiveDate>> {
        let start = year * 12 + i32::try_from(month).unwrap_or(1) - 1;
        let mut month0 = start;
        let mut last: Option<(u32, usize)> = None;
        let dates = numbered.iter().map(|index| {
            let day = parts.get(*index).and_then(|(day, ..)| *day)?;
            let sequence = days.get(*index).map_or(0, |day| day.sequence);
            let repeated = last.is_some_and(|(_, above)| {
                above != sequence
                    && people_of(draft, above).is_disjoint(&people_of(draft, sequence))
            });
            if sequence > 0 && repeated {
                // The heading is repeated for other people.
                month0 = start;
            } else if sequence > 0 && last.is_some_and(|(last, _)| day + 7 < last) {
                month0 += 1;
            }
            last = Some((day, sequence));
            NaiveDate::from_ymd_opt(
                month0.div_euclid(12),
                u32::try_from(month0.rem_euclid(12)).ok()? + 1,
                day,
            )
        });
        dates.collect()
    };
    // A title that begins with the first number: `21 April - 20 May`.
    let first = numbered
        .first()
        .and_then(|index| parts.get(*index))
        .and_then(|(day, ..)| *day);
    let begun: Vec<Option<u32>> = hints
        .iter()
        .filter(|hint| hint.text.day.is_some() && hint.text.day == first)
        .map(|hint| hint.text.month)
        .collect();
    let score = |dates: &[Option<NaiveDate>]| {
        let month = dates.iter().flatten().next().map(|date| date.month());
        let later = !begun.is_empty() && !begun.contains(&month);
        let wrong = numbered.iter().zip(dates).filter(|(index, date)| {
            match (
                days.get(**index)
                    .and_then(|day| weekday(&day.text, language)),
                date,
            ) {
                (Some(named), Some(date)) => iso_day(*date) != named,
                _ => date.is_none(),
            }
        });
        let near = dates
            .iter()
            .flatten()
            .map(|date| (*date - around).num_days().abs())
            .min()
            .unwrap_or(i64::MAX);
        (wrong.count(), later, near)
    };
    let best = starts
        .into_iter()
        .map(with)
        .enumerate()
        .min_by_key(|(at, dates)| {
            let (wrong, later, near) = score(dates);
            (wrong, *at >= said, later, near)
        });
    let best = best.map(|(_, dates)| dates).unwrap_or_default();
    let period = period_of(hints, monday);
    let within = |index: usize| {
        let (from, to) = period?;
        let number = parts.get(index).and_then(|(day, ..)| *day)?;
        let mut own = from.iter_days().take_while(|date| *date <= to);
        own.find(|date| date.day() == number)
    };
    let mut before: Option<NaiveDate> = None;
    for (index, date) in numbered.iter().zip(best) {
        let named = days
            .get(*index)
            .and_then(|day| weekday(&day.text, language));
        let date = within(*index).or(date).map(|date| {
            // `Mon 30` above `Tue 1` is in the month before, and the other way round.
            let beside = || {
                let months = [-1, 1].map(|months| month_beside(date, months));
                let mut fits = months.into_iter().flatten().filter(|other| {
                    let follows = before.is_none_or(|before| {
                        (0..=NEXT_DAYS).contains(&(*other - before).num_days())
                    });
                    Some(iso_day(*other)) == named && follows
                });
                fits.next()
            };
            match named {
                Some(named) if iso_day(date) != named => beside().unwrap_or(date),
                _ => date,
            }
        });
        if let (Some(own), Some(date)) = (resolved.days.get_mut(*index), date) {
            *own = Some(When::Date(date));
            before = Some(date);
        }
    }
}

/// The day of the same number in the month before or behind.
fn month_beside(date: NaiveDate, months: i32) -> Option<NaiveDate> {
    let month0 = date.year() * 12 + i32::try_from(date.month0()).ok()? + months;
    let month = u32::try_from(month0.rem_euclid(12)).ok()? + 1;
    NaiveDate::from_ymd_opt(month0.div_euclid(12), month, date.day())
}

/// The first and the last day of a period of at most a month that a title names by both; without a year the one that is
/// nearest to `monday`.
pub(crate) fn period_of(hints: &[Hint], monday: NaiveDate) -> Option<(NaiveDate, NaiveDate)> {
    let of = |from: &DateText, to: &DateText, month_first: bool, year: i32| {
        let date = |text: &DateText| {
            let (day, month, own) = parts(text, month_first);
            NaiveDate::from_ymd_opt(own.unwrap_or(year), month?, day?)
        };
        let (first, last) = (date(from)?, date(to)?);
        let turned = || {
            date(&DateText {
                year: Some(to.year.unwrap_or(year) + 1),
                ..to.clone()
            })
        };
        let last = if last < first { turned()? } else { last };
        (1..LONGEST_PERIOD)
            .contains(&(last - first).num_days())
            .then_some((first, last))
    };
    hints.windows(2).find_map(|two| {
        let [from, to] = two else {
            return None;
        };
        if from.place.is_none() || from.place != to.place {
            return None;
        }
        let years = match from.text.year.or(to.text.year) {
            Some(year) => year..=year,
            None => monday.year() - 1..=monday.year() + 1,
        };
        let found = years.flat_map(|year| {
            [false, true].map(|month_first| of(&from.text, &to.text, month_first, year))
        });
        let away = |(first, _): &(NaiveDate, NaiveDate)| (*first - monday).num_days().abs();
        found.flatten().min_by_key(away)
    })
}

/// The people with shifts under one heading.
fn people_of(draft: &Draft, sequence: usize) -> HashSet<usize> {
    let own = draft.entries.iter().filter(|entry| {
        let day = entry.day.and_then(|day| draft.days.get(day));
        day.is_some_and(|day| day.sequence == sequence)
    });
    own.filter_map(|entry| match entry.who {
        Who::Person(person) => Some(person),
        _ => None,
    })
    .collect()
}

/// Gives days that only have a weekday the dates of a title's week, or of an answer.
fn with_weekdays(
    resolved: &mut Resolved,
    draft: &Draft,
    language: usize,
    hints: &[Hint],
    monday: NaiveDate,
    answers: &Answers,
) {
    let days = &draft.days;
    let undated: Vec<usize> = (0..days.len())
        .filter(|index| {
            resolved.days.get(*index).is_some_and(Option::is_none)
                && days
                    .get(*index)
                    .is_some_and(|day| day.text.weekday.is_some() && !day.text.has_day())
        })
        .collect();
    let any_dates = resolved.days.iter().any(Option::is_some);
    // The weekdays of one heading, or of one week that a column names.
    let mut sequences: Vec<(usize, Option<&DateText>)> = Vec::new();
    for day in undated.iter().filter_map(|index| days.get(*index)) {
        let own = (day.sequence, day.week.as_ref());
        if day.week.is_some() && !sequences.contains(&own)
            || day.week.is_none() && sequences.last() != Some(&own)
        {
            sequences.push(own);
        }
    }
    let title_year = hints.iter().find_map(|hint| hint.text.year);
    let of_one_title = hints
        .windows(2)
        .all(|two| matches!(two, [one, other] if one.place == other.place))
        && period_of(hints, monday).is_some();
    let first_week = sequences
        .iter()
        .filter_map(|(_, week)| week.and_then(|week| week.week))
        .min();
    // Blocks of the same people are successive weeks, blocks of others the same week.
    let people = |sequence: usize| people_of(draft, sequence);
    let mut week_start: Option<NaiveDate> = answers.first_day(monday);
    let mut previous: Option<(usize, i64, i64)> = None;
    let answered = week_start.is_some();
    for (sequence, named_week) in sequences {
        let own: Vec<usize> = undated
            .iter()
            .copied()
            .filter(|index| {
                days.get(*index)
                    .is_some_and(|day| (day.sequence, day.week.as_ref()) == (sequence, named_week))
            })
            .collect();
        let first = own.first().and_then(|index| days.get(*index));
        let Some(first_day) = first.and_then(|day| weekday(&day.text, language)) else {
            continue;
        };
        // The rows of a list stand in any order; a week that has a number begins on Monday.
        let numbered = named_week.is_some_and(|week| week.week.is_some());
        let first_day = if sequence == 0 && numbered {
            Day::Monday
        } else {
            first_day
        };
        let first_day = if sequence == 0 && !numbered {
            first_of_title(hints).unwrap_or(first_day)
        } else {
            first_day
        };
        let row = first.map_or(0, |day| day.place.0);
        let above = previous.map_or(0, |(row, ..)| row);
        let title = hints.iter().rev().find(|hint| {
            hint.place
                .is_none_or(|(at, _)| at < row && (at >= above || previous.is_none()))
        });
        // A period is named by its first day.
        let title = title.map(|last| {
            let mut same = hints.iter().filter(|hint| hint.place == last.place);
            let dated = |hint: &&Hint| hint.place.is_some() && hint.text.has_day();
            same.find(dated)
                .filter(|_| last.text.has_day())
                .unwrap_or(last)
        });
        let own_title = title.or_else(|| {
            hints
                .iter()
                .find(|hint| hint.place.is_some())
                .filter(|_| previous.is_none())
        });
        // A date over one day of a heading is that of all of them.
        let anchor = (sequence > 0 && named_week.is_none())
            .then(|| {
                let mut known = days.iter().zip(&resolved.days);
                known.find_map(|(day, when)| match when {
                    Some(When::Date(date)) if day.sequence == sequence => {
                        Some((*date, weekday(&day.text, language)?))
                    }
                    _ => None,
                })
            })
            .flatten();
        if let Some((date, named)) = anchor {
            let beside: Vec<usize> = own
                .iter()
                .copied()
                .filter(
                    |index| match beside(days, &resolved.days, *index, language) {
                        Some(date) => {
                            if let Some(open) = resolved.days.get_mut(*index) {
                                *open = Some(When::Date(date));
                            }
                            false
                        }
                        None => true,
                    },
                )
                .collect();
            let own = beside;
            let mut heading = days.iter().filter(|day| day.sequence == sequence);
            let begins = heading.find_map(|day| weekday(&day.text, language));
            let begins = begins.unwrap_or(first_day).index();
            let from = |day: Day| (day.index() + 7 - begins) % 7;
            for index in own {
                if let (Some(day), Some(open)) = (
                    days.get(index).and_then(|day| weekday(&day.text, language)),
                    resolved.days.get_mut(index),
                ) {
                    let ahead = i64::try_from(from(day)).unwrap_or(0)
                        - i64::try_from(from(named)).unwrap_or(0);
                    *open = Some(When::Date(plus(date, ahead)));
                }
            }
            continue;
        }
        let weeks_on = named_week
            .and_then(|week| week.week)
            .zip(first_week)
            .map(|(week, first)| i64::from(week) - i64::from(first));
        if let Some(week) = named_week {
            let text = DateText {
                year: week
                    .year
                    .or(title_year)
                    .or_else(|| nearest_year(week.week?, monday)),
                ..week.clone()
            };
            week_start = week_of(&text, first_day, monday).or_else(|| {
                let first = answers.first_day(monday)?;
                Some(plus(first, weeks_on? * 7))
            });
        }
        let next = match (
            &previous,
            own_title.and_then(|hint| week_of(&hint.text, first_day, monday)),
        ) {
            _ if named_week.is_some() => None,
            (_, Some(start)) if sequence > 0 || hints.len() == 1 || of_one_title => {
                Some((start, true))
            }
            (Some((_, last_sequence, weeks)), None) => {
                let (one, other) = (
                    people(usize::try_from(*last_sequence).unwrap_or(0)),
                    people(sequence),
                );
                let shared = one.intersection(&other).count();
                let again = shared * 2 >= one.len().min(other.len()) && shared > 0;
                let step = i64::from(again);
                week_start = week_start.map(|start| plus(start, step * 7));
                previous = Some((row, i64::try_from(sequence).unwrap_or(0), weeks + step));
                None
            }
            _ => None,
        };
        if let Some((start, _)) = next {
            week_start = Some(start);
        }
        let weeks = weeks_on.unwrap_or_else(|| previous.map_or(0, |(_, _, weeks)| weeks));
        previous = Some((row, i64::try_from(sequence).unwrap_or(0), weeks));
        // In a list the same weekday stands again and again; in a heading it begins the next week.
        let mut last: Option<Day> = None;
        let mut wrapped = 0;
        for index in own {
            let Some(day) = days.get(index).and_then(|day| weekday(&day.text, language)) else {
                continue;
            };
            if sequence > 0 {
                let offset = |day: Day| (day.index() + 7 - first_day.index()) % 7;
                if last.is_some_and(|last| offset(day) <= offset(last)) {
                    wrapped += 7;
                }
                last = Some(day);
            }
            let offset =
                i64::try_from((day.index() + 7 - first_day.index()) % 7).unwrap_or(0) + wrapped;
            let when = match week_start {
                Some(start) => {
                    // The week of an answer or a title begins on its own day.
                    let shift = i64::try_from((first_day.index() + 7 - iso_day(start).index()) % 7)
                        .unwrap_or(0);
                    Some(When::Date(plus(start, offset + shift)))
                }
                None if weeks == 0 && wrapped == 0 => Some(When::Weekday(day)),
                // Several weeks without a date: which ones has to be asked.
                None => None,
            };
            if let Some(own) = resolved.days.get_mut(index) {
                *own = when;
            }
        }
    }
    // A list with dates beside days without one, or several weeks of which one is open.
    if !answered
        && !any_dates
        && week_start.is_none()
        && resolved
            .days
            .iter()
            .enumerate()
            .any(|(index, when)| when.is_none() && undated.contains(&index))
    {
        for index in undated {
            if let Some(own) = resolved.days.get_mut(index) {
                *own = None;
            }
        }
    }
}

/// The weekday on which the week of a list begins that a title names by its first day, if it is a Saturday or a Sunday.
fn first_of_title(hints: &[Hint]) -> Option<Day> {
    let mut dates = hints.iter().filter_map(|hint| {
        let text = &hint.text;
        NaiveDate::from_ymd_opt(text.year?, text.month?, text.day?)
    });
    let day = iso_day(dates.next()?);
    matches!(day, Day::Saturday | Day::Sunday).then_some(day)
}

/// The date of a day of a heading that stands so many days beside the nearest one with a date, if its weekday fits.
fn beside(
    days: &[DayCell],
    resolved: &[Option<When>],
    index: usize,
    language: usize,
) -> Option<NaiveDate> {
    let day = days.get(index)?;
    let known = days.iter().zip(resolved).enumerate();
    let known = known.filter_map(|(at, (other, when))| match when {
        Some(When::Date(date)) if other.sequence == day.sequence && other.text.has_day() => {
            Some((at, *date))
        }
        _ => None,
    });
    let (at, date) = known.min_by_key(|(at, _)| at.abs_diff(index))?;
    let ahead = i64::try_from(index).ok()? - i64::try_from(at).ok()?;
    let date = plus(date, ahead);
    (weekday(&day.text, language) == Some(iso_day(date))).then_some(date)
}

/// The year in which a numbered week is nearest to the current one; `None` for numbers that count other weeks, such as
/// those of a rotation.
fn nearest_year(week: u32, monday: NaiveDate) -> Option<i32> {
    const NEAR_DAYS: i64 = 26 * 7;
    const LONGEST_ROTATION: u32 = 6;
    let years = monday.year() - 1..=monday.year() + 1;
    let starts = years.filter_map(|year| {
        let days = iso_week::numbered(year, week).ok()?.days;
        Some((year, (*days.first()? - monday).num_days().abs()))
    });
    let (year, away) = starts.min_by_key(|(_, away)| *away)?;
    (away <= NEAR_DAYS && week > LONGEST_ROTATION).then_some(year)
}

/// The first day of the week that a title names, for a heading that begins with a weekday.
fn week_of(text: &DateText, first: Day, monday: NaiveDate) -> Option<NaiveDate> {
    let start_of = |date: NaiveDate| {
        let back = (iso_day(date).index() + 7 - first.index()) % 7;
        plus(date, -i64::try_from(back).unwrap_or(0))
    };
    if let (Some(day), Some(month)) = (text.day, text.month) {
        if let Some(year) = text.year {
            return NaiveDate::from_ymd_opt(year, month, day).map(start_of);
        }
        let years = monday.year() - YEARS_BACK..=monday.year() + YEARS_AHEAD;
        let dates = years.filter_map(|year| NaiveDate::from_ymd_opt(year, month, day));
        let nearest = dates.min_by_key(|date| {
            (
                i32::from(iso_day(*date) != first)
                    * if (*date - monday).num_days().abs() < 60 {
                        0
                    } else {
                        1
                    },
                (*date - monday).num_days().abs(),
            )
        });
        return nearest.map(start_of);
    }
    if let Some((one, other)) = text.pair {
        let year = text.year?;
        let dates = [
            NaiveDate::from_ymd_opt(year, other, one),
            NaiveDate::from_ymd_opt(year, one, other),
        ];
        let fits = dates
            .into_iter()
            .flatten()
            .find(|date| iso_day(*date) == first);
        return fits;
    }
    let week = text.week.filter(|week| (1..=53).contains(week))?;
    let year = text.year?;
    iso_week::numbered(year, week)
        .ok()
        .and_then(|week| week.days.first().copied())
        .map(start_of)
}

/// The texts of a title. If they are the first and the last day of a period whose order of day and month is open, and in
/// one order the period is at most [`LONGEST_PERIOD`] days long, that is their order.
pub(crate) fn period(mut texts: Vec<DateText>, monday: NaiveDate) -> Vec<DateText> {
    let [from, to] = &texts[..] else {
        return texts;
    };
    if from.pair.is_none() && to.pair.is_none() {
        return texts;
    }
    let date = |text: &DateText, month_first: bool| {
        let (day, month, year) = parts(text, month_first);
        let year = year.or(from.year).or(to.year).unwrap_or(monday.year());
        NaiveDate::from_ymd_opt(year, month?, day?)
    };
    let fits = |month_first: bool| {
        let (from, to) = (date(from, month_first), date(to, month_first));
        from.zip(to)
            .is_some_and(|(from, to)| (1..=LONGEST_PERIOD).contains(&(to - from).num_days()))
    };
    let month_first = match (fits(false), fits(true)) {
        (true, false) => false,
        (false, true) => true,
        _ => return texts,
    };
    for text in &mut texts {
        (text.day, text.month, text.year) = parts(text, month_first);
        text.pair = None;
    }
    texts
}

#[cfg(test)]
mod tests {
    use crate::testing::{problems, questions, roster, shifts};

    fn first(text: &str) -> String {
        shifts(&roster(text)).first().cloned().unwrap_or_default()
    }

    #[test]
    fn days_around_the_month_are_told_by_those_beside_them() {
        for (text, expected) in [
            (
                "Name;Mon (-1);Tue 1;Wed 2\nAna;9-17;;\nBo;;;10-18",
                ["Ana 2026-11-30 9-17", "Bo 2026-12-02 10-18"],
            ),
            (
                "Name;Tue 29;Wed 30;Thu 31;Fri (+1)\nAna;9-17;;;\nBo;;;;10-18",
                ["Ana 2026-12-29 9-17", "Bo 2027-01-01 10-18"],
            ),
        ] {
            assert_eq!(shifts(&roster(text)), expected, "{text}");
        }
    }

    #[test]
    fn weekdays_move_numbers_to_the_month_beside_that_of_the_title() {
        for (text, expected) in [
            (
                "Semana del 30/11 al 6/12\nLUNES 30\nAna: 9-17\nMARTES 1\nAna: 9-17\nMIÉRCOLES 2\nBo: 9-17",
                vec![
                    "Ana 2026-11-30 9-17",
                    "Ana 2026-12-01 9-17",
                    "Bo 2026-12-02 9-17",
                ],
            ),
            (
                "Planning semaine 49 (du 30/11 au 06/12)\nLundi 30 : Léa 9h-17h\nMardi 1er : Hugo 9h-17h\nJeudi 3 : Léa 9h-17h",
                vec![
                    "Léa 2026-11-30 9-17",
                    "Hugo 2026-12-01 9-17",
                    "Léa 2026-12-03 9-17",
                ],
            ),
            (
                "November 2026,,\nName,Tue 1,Wed 2\nAna,9-17,\nBo,,9-17",
                vec!["Ana 2026-12-01 9-17", "Bo 2026-12-02 9-17"],
            ),
            (
                "March 2027,,\nName,Mon 1,Tue 2\nAna,9-17,\nBo,,9-17",
                vec!["Ana 2027-03-01 9-17", "Bo 2027-03-02 9-17"],
            ),
        ] {
            assert_eq!(shifts(&roster(text)), expected, "{text}");
        }
    }

    #[test]
    fn a_period_says_its_order_and_days_of_leave_are_no_title() {
        for (text, expected) in [
            (
                "Rota 04-05-2026 – 10-05-2026,,\nName,Mon,Tue\nAna,9-17,",
                "Ana 2026-05-04 9-17",
            ),
            (
                "Rota 05/04/2026 - 05/17/2026,,\nName,Mon,Tue\nAna,9-17,",
                "Ana 2026-05-04 9-17",
            ),
            (
                "Name,Sun,Mon,Tue,PTO\nAna,9-17,,,\nBo,,9-17,9-17,02/29/24\nCy,9-17,,9-17,",
                "Ana sun 9-17",
            ),
            (
                "Sicil,,01.10.2026,02.10.2026,03.10.2026\n8065,MA-18,Gece,,Gece\n8072,MA-19,Sabah,Sabah,\n8079,MA-20,,Akşam,Sabah\n\nAçıklamalar,,,,\nSabah,6-14,,,\nAkşam,14-22,,,\nGece,22-6,,,",
                "MA-18 2026-10-01 22-6",
            ),
        ] {
            assert_eq!(first(text), expected, "{text}");
        }
    }

    #[test]
    fn a_title_names_the_week_by_its_days() {
        for (title, days) in [
            ("Week 30/11/2026 - 6/12/2026", "Mon,Tue"),
            ("Week: 30/11/2026 - 6/12/2026", "Mon,Tue"),
            ("Week 30/11/2026", "Mon,Tue"),
            (
                "الأسبوع: ٢٨/١١/٢٠٢٦ - ٤/١٢/٢٠٢٦",
                "السبت,الأحد,الاثنين,الثلاثاء",
            ),
        ] {
            let text = format!("{title},,\nName,Role,{days}\nAna,Bar,9-17,\nBo,Bar,,9-17");
            let expected = if days.starts_with("Mon") {
                ["Ana 2026-11-30 9-17 Bar", "Bo 2026-12-01 9-17 Bar"]
            } else {
                ["Ana 2026-11-28 9-17 Bar", "Bo 2026-11-29 9-17 Bar"]
            };
            assert_eq!(shifts(&roster(&text)), expected, "{title}");
        }
    }

    #[test]
    fn hours_of_a_title_are_no_date() {
        let hours = "Evenings from 16 to 22/6\t\t\n\tMonday\tTuesday\nAna\t16-22\t\nBo\t\t16-22";
        assert_eq!(shifts(&roster(hours)), ["Ana mon 16-22", "Bo tue 16-22"]);
        let dated = hours.replace("Evenings from 16 to 22/6", "Week of 23/11");
        assert_eq!(
            shifts(&roster(&dated)),
            ["Ana 2026-11-23 16-22", "Bo 2026-11-24 16-22"]
        );
    }

    #[test]
    fn years_and_orders_are_decided_by_the_file() {
        for (text, expected) in [
            // The nearest year, and the nearest in which the weekday fits.
            ("Name,23/11,24/11\nAna,9-17,", "Ana 2026-11-23 9-17"),
            ("Name,3/4,3/5,3/6\nAna,9-17,,", "Ana 2027-03-04 9-17"),
            (
                "Name,Sun - 23/02,Mon - 24/02\nAna,9-17,",
                "Ana 2025-02-23 9-17",
            ),
            (
                "Name,Mon 28-Oct,Tue 29-Oct\nAna,9-17,",
                "Ana 2024-10-28 9-17",
            ),
            (
                "Name,30 Dec,31 Dec,1 Jan\nAna,,,9-17",
                "Ana 2027-01-01 9-17",
            ),
            // 13 can be no month.
            (
                "Name,3/11/2024,3/12/2024,3/13/2024\nAna,9-17,,",
                "Ana 2024-03-11 9-17",
            ),
            (
                "Name,Date,Start,End\nAna,6/10/2025,9,17\nBo,13/10/2025,9,17",
                "Ana 2025-10-06 9-17",
            ),
            (
                "Name,Day,Date,Start,End\nAna,Monday,6/10/2025,9,17",
                "Ana 2025-10-06 9-17",
            ),
            // Only one order is in the current week.
            (
                "Name,Date,Start,End\nAna,12/11/2026,9,17\nBo,12/11/2026,9,17",
                "",
            ),
            // Months and weeks of titles.
            (
                "MARCH 2026,,\nName,1,2,3,4,5\nAna,9-17,,,,",
                "Ana 2026-03-01 9-17",
            ),
            (
                "Week of March 9,,\nName,Mon,Tue\nAna,9-17,",
                "Ana 2026-03-09 9-17",
            ),
            (
                "Viikko 48/2026;;\nNimi;Ma;Ti\nAino;9-17;",
                "Aino 2026-11-23 9-17",
            ),
            (
                ",March,,April\nName,30th,31st,1st\nAna,,,9-17",
                "Ana 2027-04-01 9-17",
            ),
            (
                "Name,Mon 23,Tue 24,Wed 25\nAna,9-17,,",
                "Ana 2026-11-23 9-17",
            ),
            // Beside whole dates, the month is theirs.
            (
                "Nom,Lundi 01/06/2020,Mardi 02/06/2020,Mercredi 3\nAna,,,9-17",
                "Ana 2020-06-03 9-17",
            ),
            (
                "Name,46349,46350,46351,46352,46353\nAna,9-17,,,,",
                "Ana 2026-11-23 9-17",
            ),
            ("Name,Mon,Tue\nAna,9-17,", "Ana mon 9-17"),
        ] {
            assert_eq!(first(text), expected, "{text}");
        }
    }

    #[test]
    fn what_the_file_does_not_say_is_asked() {
        for (text, expected) in [
            (
                "Name\tDate\tStart\tEnd\nAna\t3/4/2024\t9\t17\nBea\t3/5/2024\t9\t17",
                "DateOrder - 2",
            ),
            ("Name,1,2,3,4,5\nAna,9-17,,,,", "Days - 5"),
            ("Nurse,Day 1,Day 2,Day 3\nAna,9-17,9-17,", "Days - 3"),
            ("W1,Mon,Tue\nAna,9-17,\nW2,Mon,Tue\nAna,,9-17", "Days - 4"),
        ] {
            let roster = roster(text);
            assert_eq!(questions(&roster), [expected], "{text}");
            assert_eq!(
                (roster.shifts.len(), problems(&roster)),
                (0, vec![]),
                "{text}"
            );
        }
    }

    #[test]
    fn blocks_of_other_people_are_the_same_week() {
        let roster = roster("Bar,Mon,Tue\nAna,9-17,\nKitchen,Mon,Tue\nBo,,9-17");
        assert_eq!(shifts(&roster), ["Ana mon 9-17 Bar", "Bo tue 9-17 Kitchen"]);
    }

    #[test]
    fn the_date_counts_if_its_weekday_is_another_one() {
        let roster = roster("Name,Mon 2026-11-24,Tue 2026-11-25\nAna,9-17,");
        assert_eq!(shifts(&roster), ["Ana 2026-11-24 9-17"]);
        assert_eq!(roster.problems.len(), 2);
    }
}
