//! A person's time in all weeks that are known: what a law looks at.

use serde::{Deserialize, Serialize};

use crate::{
    schedule::{DAYS, Duty, Shift},
    week::{StaffWeek, Week},
};

/// Long before and after everything that is known.
pub(super) const EVER: i64 = i64::MAX / 8;

/// A person's shifts that count and their days, in all weeks that are known.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Timeline {
    /// Whether the person is under 18.
    pub minor: bool,
    /// In time order.
    pub duties: Vec<Duty>,
    /// The known weeks in order, counted from the one that is looked at, each with the days on which the person is not
    /// absent.
    pub weeks: Vec<(i64, u32)>,
}

impl Timeline {
    /// Somebody's time with these shifts in the week that is looked at.
    pub(crate) fn of<'a>(staff: &StaffWeek, own: impl Iterator<Item = &'a Shift>) -> Self {
        let present = |absent: &[bool; DAYS as usize]| {
            absent.iter().map(|absent| u32::from(!absent)).sum::<u32>()
        };
        let mut weeks = vec![(0, present(&staff.absent))];
        let mut duties: Vec<Duty> = own.map(|shift| Duty::of(shift, 0)).collect();
        for known in &staff.known {
            weeks.push((known.weeks, present(&known.absent)));
            duties.extend(&known.duties);
        }
        weeks.sort_unstable();
        duties.sort_unstable();
        Self {
            minor: staff.member.minor,
            duties,
            weeks,
        }
    }

    /// The time without duty, in order: from the end of a shift to the start of the next.
    #[must_use]
    pub fn free(&self) -> Vec<(i64, i64)> {
        let mut free = Vec::with_capacity(self.duties.len() + 1);
        let mut end = -EVER;
        for duty in &self.duties {
            if end < duty.start {
                free.push((end, duty.start));
            }
            end = end.max(duty.end);
        }
        free.push((end, EVER));
        free
    }

    /// The days from the first to the last known week, and on which of them a shift starts.
    #[must_use]
    pub fn days(&self) -> KnownDays {
        let weeks = || self.weeks.iter().map(|(week, _)| *week);
        let first = weeks().min().unwrap_or(0).min(0) * 7;
        let end = weeks().max().unwrap_or(0).max(0) * 7 + 7;
        let starts = (first..end).map(|day| self.starting(day, day + 1).next().is_some());
        KnownDays {
            first,
            starts: starts.collect(),
        }
    }

    /// The shifts that start on the days from one to another, end exclusive.
    pub fn starting(&self, from: i64, to: i64) -> impl Iterator<Item = Duty> {
        let first = self.duties.partition_point(|duty| duty.day() < from);
        let later = self.duties.iter().skip(first).copied();
        later.take_while(move |duty| duty.day() < to)
    }

    /// The same with another shift.
    #[must_use]
    pub fn with(&self, duty: Duty) -> Self {
        let mut with = self.clone();
        let place = with.duties.partition_point(|other| *other <= duty);
        with.duties.insert(place, duty);
        with
    }
}

/// Whole weeks of days, and on which of them a shift of somebody starts.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct KnownDays {
    /// The first day, a Monday, counted from that of the week that is looked at.
    pub first: i64,
    /// Whether a shift starts, by day.
    pub starts: Vec<bool>,
}

/// Successive days of the same kind.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Run {
    /// Its days, counted from the first known one.
    pub days: std::ops::Range<usize>,
    /// Whether a shift starts on each of them, or none on any.
    pub works: bool,
    /// Whether it touches neither the first nor the last known day, so that it is known to be no longer.
    pub is_whole: bool,
}

impl KnownDays {
    /// The place of a day, counted from the Monday of the week that is looked at, among the known ones.
    #[must_use]
    pub fn index_of(&self, day: i64) -> usize {
        usize::try_from(day - self.first).unwrap_or(usize::MAX)
    }

    /// The runs of days with and without a shift, in order.
    #[must_use]
    pub fn runs(&self) -> Vec<Run> {
        let mut runs: Vec<Run> = Vec::new();
        for (day, &works) in self.starts.iter().enumerate() {
            match runs.last_mut().filter(|run| run.works == works) {
                Some(run) => run.days.end = day + 1,
                None => runs.push(Run {
                    days: day..day + 1,
                    works,
                    is_whole: day > 0,
                }),
            }
        }
        if let Some(last) = runs.last_mut() {
            last.is_whole = false;
        }
        runs
    }

    /// Whether a shift starts on the Saturday or the Sunday of each known week.
    #[must_use]
    pub fn weekends(&self) -> Vec<bool> {
        let weekend = |week: &[bool]| week.iter().skip(5).any(|starts| *starts);
        self.starts.chunks(7).map(weekend).collect()
    }
}

/// Somebody's time in the other weeks of a roster, to be handed on.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct KnownTime {
    /// The person's id.
    pub staff_id: String,
    /// The weeks, counted from the one that is looked at, each with the days on which the person is not absent.
    pub weeks: Vec<(i64, u32)>,
    /// Start, end and break of the shifts, in minutes since Monday 0:00 of the week that is looked at.
    pub duties: Vec<(i64, i64, i64)>,
}

impl KnownTime {
    /// The whole time, with that of the week that is looked at.
    #[must_use]
    pub fn around(&self, this_week: &Timeline) -> Timeline {
        let is_here = |week: &&(i64, u32)| week.0 == 0;
        let mut weeks: Vec<(i64, u32)> = this_week.weeks.iter().filter(is_here).copied().collect();
        weeks.extend(self.weeks.iter().filter(|week| week.0 != 0));
        weeks.sort_unstable();
        let mut duties: Vec<Duty> = this_week.starting(0, 7).collect();
        let others = self.duties.iter();
        let others = others.map(|&(start, end, pause)| Duty { start, end, pause });
        duties.extend(others.filter(|duty| !(0..7).contains(&duty.day())));
        duties.sort_unstable();
        Timeline {
            minor: this_week.minor,
            duties,
            weeks,
        }
    }
}

impl Week {
    /// The time of everybody in the other weeks that are known, for whoever fills this one.
    #[must_use]
    pub fn known_time(&self) -> Vec<KnownTime> {
        let of = |staff: &StaffWeek| {
            let timeline = Timeline::of(staff, std::iter::empty());
            let weeks = timeline.weeks.into_iter().filter(|(week, _)| *week != 0);
            let duties = timeline.duties.into_iter();
            KnownTime {
                staff_id: staff.member.id.clone(),
                weeks: weeks.collect(),
                duties: duties
                    .map(|duty| (duty.start, duty.end, duty.pause))
                    .collect(),
            }
        };
        self.staff.iter().map(of).collect()
    }

    /// Somebody's time in this week and in all others that it knows of; `None` if nobody has that id.
    #[must_use]
    pub fn timeline(&self, staff_id: &str) -> Option<Timeline> {
        let staff = self.staff.get(self.staff_named(staff_id).ok()?)?;
        Some(Timeline::of(staff, staff.counted()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Shifts from 9 to 17 on days counted from Monday, without a break.
    fn on_days(days: &[i64]) -> Timeline {
        let duty = |day: &i64| Duty::new((day * 24 + 9) * 60, (day * 24 + 17) * 60, 0);
        Timeline {
            duties: days.iter().map(duty).collect(),
            weeks: vec![(0, 7)],
            ..Timeline::default()
        }
    }

    #[test]
    fn free_time_lies_between_shifts_and_before_and_after_all() {
        let free = on_days(&[0, 1]).free();
        assert_eq!(free, [(-EVER, 9 * 60), (17 * 60, 33 * 60), (41 * 60, EVER)]);
        assert_eq!(Timeline::default().free(), [(-EVER, EVER)]);
    }

    #[test]
    fn runs_are_whole_between_others_only() {
        let mut time = on_days(&[-6, -5, 1, 6]);
        time.weeks = vec![(-1, 7), (0, 7)];
        let days = time.days();
        assert_eq!(
            (days.first, days.starts.len(), days.index_of(1)),
            (-7, 14, 8)
        );
        let runs = days.runs().into_iter();
        let runs: Vec<_> = runs
            .map(|run| (run.days, run.works, run.is_whole))
            .collect();
        assert_eq!(
            runs,
            [
                (0..1, false, false),
                (1..3, true, true),
                (3..8, false, true),
                (8..9, true, true),
                (9..13, false, true),
                (13..14, true, false),
            ]
        );
        assert_eq!(days.weekends(), [false, true]);
    }

    #[test]
    fn shifts_are_found_by_the_day_on_which_they_start() {
        let time = on_days(&[-1, 0, 6, 7]);
        let days: Vec<i64> = time.starting(0, 7).map(Duty::day).collect();
        assert_eq!(days, [0, 6]);
        let with = time.with(Duty::new(3 * 24 * 60, 3 * 24 * 60 + 60, 0));
        let days: Vec<i64> = with.starting(0, 7).map(Duty::day).collect();
        assert_eq!(days, [0, 3, 6]);
    }

    #[test]
    fn the_week_that_is_looked_at_wins_over_what_is_handed_on() {
        let known = KnownTime {
            staff_id: "ada".to_owned(),
            weeks: vec![(-1, 5), (0, 1)],
            duties: vec![(-600, -60, 30), (60, 120, 0)],
        };
        let all = known.around(&on_days(&[2]));
        assert_eq!(all.weeks, [(-1, 5), (0, 7)]);
        let days: Vec<i64> = all.duties.iter().map(|duty| duty.day()).collect();
        assert_eq!(days, [-1, 2]);
    }
}
