//! Holidays and closing days.

use chrono::{Datelike, NaiveDate};
use serde::Serialize;

use super::week::Week;
use crate::schedule::{DAYS, Day, PublicHoliday, public_holidays};

/// A date that is a holiday or a closing day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SpecialDate {
    /// The date.
    #[cfg_attr(feature = "typescript", tsify(type = "string"))]
    pub date: NaiveDate,
    /// The public holiday of the law's country, if the roster does not say that it is none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub public_holiday: Option<PublicHoliday>,
    /// Whether it is a day off in place of a public holiday on a weekend.
    pub substitute: bool,
    /// What the roster calls it; empty if it has no name of its own.
    pub name: String,
    /// Whether it is a holiday.
    pub holiday: bool,
    /// Whether nobody is needed.
    pub closed: bool,
}

impl Week {
    /// The holidays and closing days from one date to another, both included, earliest first: the public holidays of the
    /// country of the [law](crate::schedule::Law), and what the roster's [calendar](crate::schedule::Details::calendar)
    /// says, which comes first.
    ///
    /// ```
    /// use chrono::NaiveDate;
    /// use scheduler_core::{Schedule, Week, schedule::{CalendarDay, iso_week::parse_date}};
    ///
    /// let eve = CalendarDay::holiday(parse_date("2026-12-24")?, "Christmas Eve").closed();
    /// let week = Week::new(Schedule::new(vec![], vec![], vec![])?.with_calendar(vec![eve])?);
    /// let dates = week.special_dates(parse_date("2026-12-21")?, parse_date("2026-12-27")?);
    /// assert_eq!((dates.len(), dates[0].closed), (1, true));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn special_dates(&self, first: NaiveDate, last: NaiveDate) -> Vec<SpecialDate> {
        let asked = |date: NaiveDate| first <= date && date <= last;
        let law = self.rules.law.as_ref().map(|law| law.id);
        let years = law.map(|law| {
            (first.year()..=last.year()).flat_map(move |year| public_holidays(law, year))
        });
        let mut dates: Vec<SpecialDate> = Vec::new();
        for holiday in years.into_iter().flatten() {
            // Of two holidays on one date the first is named.
            let is_new = dates.last().is_none_or(|last| last.date != holiday.date);
            if asked(holiday.date) && is_new {
                dates.push(SpecialDate {
                    date: holiday.date,
                    public_holiday: Some(holiday.holiday),
                    substitute: holiday.substitute,
                    name: String::new(),
                    holiday: true,
                    closed: false,
                });
            }
        }
        for own in &self.details.calendar {
            if !asked(own.date) {
                continue;
            }
            let public = dates.iter().position(|known| known.date == own.date);
            let public = public.map(|index| dates.remove(index));
            let public = public.filter(|_| own.holiday);
            if own.holiday || own.closed {
                dates.push(SpecialDate {
                    date: own.date,
                    public_holiday: public.as_ref().and_then(|known| known.public_holiday),
                    substitute: public.is_some_and(|known| known.substitute),
                    name: own.name.clone(),
                    holiday: own.holiday,
                    closed: own.closed,
                });
            }
        }
        dates.sort_by_key(|known| known.date);
        dates
    }

    /// The days of the week that are holidays; none in a week without a date.
    pub(crate) fn holidays(&self) -> [bool; DAYS as usize] {
        let mut holidays = [false; DAYS as usize];
        if let Some(monday) = self.monday
            && let Some(sunday) = monday.checked_add_days(chrono::Days::new(6))
        {
            for known in self.special_dates(monday, sunday) {
                if let Some(day) = holidays.get_mut(day_of(known.date).index()) {
                    *day = known.holiday;
                }
            }
        }
        holidays
    }

    /// Whether nobody is needed on a day.
    #[must_use]
    pub fn is_closed(&self, day: Day) -> bool {
        let position = self.positions.first();
        position.is_some_and(|position| position.closed.get(day.index()) == Some(&true))
    }

    /// Takes the closing days of its dates over from the details.
    pub(super) fn close_days(&mut self) {
        let Some(monday) = self.monday else {
            return;
        };
        let mut closed = [false; DAYS as usize];
        for known in self.details.calendar.iter().filter(|known| known.closed) {
            let days = (known.date - monday).num_days();
            let day = usize::try_from(days).ok();
            if let Some(day) = day.and_then(|day| closed.get_mut(day)) {
                *day = true;
            }
        }
        for position in &mut self.positions {
            position.closed = closed;
        }
    }
}

fn day_of(date: NaiveDate) -> Day {
    let index = usize::try_from(date.weekday().num_days_from_monday()).ok();
    index.and_then(Day::from_index).unwrap_or(Day::Monday)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Filter,
        schedule::{CalendarDay, Demand, Law, LawId, iso_week::parse_date},
        testing::{self, schedule},
    };

    fn date(text: &str) -> NaiveDate {
        parse_date(text).unwrap()
    }

    /// Two cooks are needed at any hour; Ada works on Tuesday, Friday and Sunday. The week of 6 to 12 October 2026.
    fn week(law: Option<LawId>, calendar: Vec<CalendarDay>) -> Week {
        let schedule = schedule(
            "cook/kitchen:2",
            "ada@cook",
            "ada/0:9+8 ada/4:9+8 ada/6:9+8",
        );
        let mut week = Week::new(schedule.with_calendar(calendar).unwrap());
        week.rules.law = law.map(|id| {
            let mut law = Law::own(date("2026-01-01"));
            law.id = id;
            Box::new(law)
        });
        week.set_monday(date("2026-10-12"));
        week
    }

    fn shown(week: &Week) -> String {
        let dates = week.special_dates(date("2026-10-01"), date("2026-11-01"));
        let dates = dates.iter().map(|known| {
            let name = match known.public_holiday {
                Some(holiday) => format!("{holiday:?}"),
                None => known.name.clone(),
            };
            let closed = if known.closed { " closed" } else { "" };
            let holiday = if known.holiday { "" } else { " (works)" };
            format!("{} {name}{holiday}{closed}", known.date.format("%m-%d"))
        });
        dates.collect::<Vec<_>>().join(", ")
    }

    #[test]
    fn public_holidays_are_those_of_the_law() {
        assert_eq!(shown(&week(None, vec![])), "");
        assert_eq!(
            shown(&week(Some(LawId::Es), vec![])),
            "10-12 NationalDayOfSpain, 11-01 AllSaints"
        );
        assert_eq!(shown(&week(Some(LawId::Us), vec![])), "10-12 Columbus");
    }

    #[test]
    fn the_calendar_of_the_roster_comes_first() {
        let local = CalendarDay::holiday(date("2026-10-09"), "Valencia");
        let mut works = CalendarDay::holiday(date("2026-10-12"), "");
        works.holiday = false;
        let feast = CalendarDay::holiday(date("2026-11-01"), "").closed();
        assert_eq!(
            shown(&week(Some(LawId::Es), vec![feast, works, local])),
            "10-09 Valencia, 11-01 AllSaints closed"
        );
        let mut stocktaking = CalendarDay::holiday(date("2026-10-13"), "Stocktaking").closed();
        stocktaking.holiday = false;
        assert_eq!(
            shown(&week(None, vec![stocktaking])),
            "10-13 Stocktaking (works) closed"
        );
    }

    /// [D-562] no hour of a closing day is short.
    #[test]
    fn a_closing_day_asks_for_nothing() {
        let open = week(None, vec![]);
        assert_eq!(open.gaps(&Filter::default()).len(), 7);
        let closing = CalendarDay::holiday(date("2026-10-13"), "").closed();
        let other = CalendarDay::holiday(date("2026-10-20"), "").closed();
        let mut week = week(None, vec![closing, other]);
        let gaps = week.gaps(&Filter::default());
        assert!(gaps.iter().all(|gap| gap.day != Day::Tuesday));
        assert_eq!(week.required_at("cook", Day::Tuesday, 12), Some(0));
        assert_eq!(week.required_at("cook", Day::Wednesday, 12), Some(2));
        assert!(week.is_closed(Day::Tuesday) && !week.is_closed(Day::Wednesday));
        week.set_monday(date("2026-10-19"));
        assert_eq!(week.required_at("cook", Day::Monday, 12), Some(2));
        assert_eq!(week.required_at("cook", Day::Tuesday, 12), Some(0));
        week.set_monday(date("2026-10-26"));
        assert_eq!(week.required_at("cook", Day::Tuesday, 12), Some(2));
    }

    /// [D-576] the demand of one week comes before that of every week.
    #[test]
    fn one_week_has_a_demand_of_its_own() {
        let usual = Demand::new("cook", Day::Tuesday, 8, 12, 3);
        let fair = Demand::new("cook", Day::Tuesday, 10, 14, 5).in_week(date("2026-10-12"));
        let schedule = schedule("cook/kitchen:2", "ada@cook", "")
            .with_demand(vec![fair, usual])
            .unwrap();
        let mut week = Week::new(schedule);
        let heads = |week: &Week| {
            [7, 9, 11, 13, 14].map(|hour| week.required_at("cook", Day::Tuesday, hour).unwrap())
        };
        let demanded =
            |week: &Week| [9, 13].map(|hour| week.is_demanded("cook", Day::Tuesday, hour));
        assert_eq!(heads(&week), [2, 3, 3, 2, 2]);
        assert_eq!(demanded(&week), [true, false]);
        week.set_monday(date("2026-10-12"));
        assert_eq!(heads(&week), [2, 3, 5, 5, 2]);
        assert_eq!(demanded(&week), [true, true]);
        week.set_around(vec![testing::shift("1", "ada/6:9+8")], Vec::new());
        assert_eq!(heads(&week), [2, 3, 5, 5, 2]);
        week.set_monday(date("2026-10-19"));
        assert_eq!(heads(&week), [2, 3, 3, 2, 2]);
    }

    /// Demand of another week alone leaves a position without demand by the hour.
    #[test]
    fn demand_of_another_week_is_none() {
        let fair = Demand::new("cook", Day::Tuesday, 10, 14, 5).in_week(date("2026-10-12"));
        let schedule = schedule("cook/kitchen:2", "ada@cook", "")
            .with_demand(vec![fair])
            .unwrap();
        let mut week = Week::new(schedule);
        week.set_monday(date("2026-10-19"));
        let by_hour = |week: &Week| !week.positions[0].demand.is_empty();
        assert!(!by_hour(&week));
        week.set_monday(date("2026-10-12"));
        assert!(by_hour(&week));
    }

    /// [D-563]
    #[test]
    fn worked_holidays_are_counted() {
        let local = CalendarDay::holiday(date("2026-10-18"), "Fair");
        let week = week(Some(LawId::Es), vec![local]);
        assert_eq!(week.fairness()[0].holidays, 2);
    }
}
