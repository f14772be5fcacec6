//! What people carry in several weeks: weekend days, nights, closings, and their wishes.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks, days and people are numbered when the question is read"
)]

use std::collections::BTreeSet;

use scheduler_core::{
    Day, Week,
    schedule::{AskedDay, Duty, Night},
};

use super::horizon::{Horizon, counted};
use crate::{
    candidates::Candidate,
    problem::{DAYS, HOURS},
    weeks::WeekOf,
};

/// Minutes of an hour, a day and a week.
const HOUR: i64 = 60;
const DAY: i64 = 24 * HOUR;
const WEEK: i64 = 7 * DAY;
/// The hours of the night without a law, its end on the next day, and how many of them make a shift a night.
const NIGHT: (i64, i64) = (22, 30);
const NIGHT_HOURS: i64 = 3;

/// How many weekend days, nights and closings somebody has.
pub(super) type Counts = [i64; 3];

/// What existing shifts count, and what is asked.
#[derive(Debug, Clone, Default)]
pub(super) struct Counted {
    /// By person.
    counts: Vec<Counts>,
    /// By filled week, position of the problem and day: the last hour in which anybody is needed.
    closing: Vec<Vec<[Option<usize>; DAYS]>>,
    /// By person: what they wish.
    pub wishes: Vec<Vec<AskedDay>>,
    /// By person: existing shifts of the filled weeks and of the one before, from the first filled Monday.
    duties: Vec<Vec<Duty>>,
    /// Whether their main position is one of those that are filled.
    in_scope: Vec<bool>,
    night: Option<Night>,
}

impl Counted {
    pub fn new(horizon: &Horizon) -> Self {
        let mut counted = Self {
            night: horizon
                .question
                .rules
                .law
                .as_ref()
                .and_then(|law| law.night),
            ..Self::default()
        };
        for week in 0..horizon.weeks {
            let known = &horizon.known[horizon.first + week];
            let of = |id: &str| Day::ALL.map(|day| last_needed(known, id, day));
            let positions = horizon.bare[week].positions.iter();
            counted
                .closing
                .push(positions.map(|position| of(&position.id)).collect());
        }
        for (number, person) in horizon.bare[0].people.iter().enumerate() {
            counted.read(horizon, number, &person.id);
        }
        counted
    }

    fn read(&mut self, horizon: &Horizon, number: usize, id: &str) {
        let from = horizon
            .first
            .saturating_sub(horizon.question.history.into());
        let mut counts = [0; 3];
        for week in &horizon.known[from..horizon.first + horizon.weeks] {
            let mut days = BTreeSet::new();
            for shift in counted(week, id) {
                let day = shift.time.day;
                days.insert(day.index());
                let duty = Duty::of(shift, 0);
                counts[1] += i64::from(self.is_night(duty));
                let last = last_needed(week, week.position_of_shift(shift), day);
                counts[2] += i64::from(closes(last, duty, day.index()));
            }
            counts[0] += i64::try_from(days.iter().filter(|day| **day >= 5).count()).unwrap_or(0);
        }
        self.counts.push(counts);
        let known = &horizon.known[horizon.first];
        let member = known.staff_member(id);
        let positions = &horizon.bare[0].positions;
        self.in_scope.push(member.is_some_and(|member| {
            positions
                .iter()
                .any(|position| position.id == member.position_id)
        }));
        let mut asked = Vec::new();
        for wish in member.into_iter().flat_map(|member| &member.wishes) {
            for week in 0..horizon.weeks {
                if let Some(day) = wish.day_of(horizon.monday(week)) {
                    let begins = week as i64 * WEEK + day.index() as i64 * DAY;
                    asked.push(wish.on_day(begins, &known.details().shift_types));
                }
            }
        }
        self.wishes.push(asked);
        let around = horizon.first.saturating_sub(1)..horizon.first + horizon.weeks;
        let duties = around.flat_map(|week| {
            let monday = (week as i64 - horizon.first as i64) * WEEK;
            let of_week = horizon.duties[number][week].iter();
            of_week.map(move |duty| Duty::new(duty.start + monday, duty.end + monday, duty.pause))
        });
        self.duties.push(duties.collect());
    }

    fn is_night(&self, duty: Duty) -> bool {
        match self.night {
            Some(night) => night.is_night(duty),
            None => minutes_at_night(duty) >= NIGHT_HOURS * HOUR,
        }
    }

    /// Weekend days, nights and closings with new shifts.
    pub fn counts(&self, horizon: &Horizon, person: usize, plan: &[WeekOf]) -> Counts {
        let mut counts = self.counts[person];
        for (week, of_week) in plan.iter().enumerate() {
            for shift in of_week {
                let day = shift.day();
                let known = (horizon.first + week) * DAYS + day;
                counts[0] += i64::from(day >= 5 && !horizon.old[person][known]);
                let duty = duty_of(shift);
                counts[1] += i64::from(self.is_night(duty));
                counts[2] += i64::from(closes(self.closing[week][shift.position][day], duty, day));
            }
        }
        counts
    }

    /// The squares of the counts of somebody whose main position is in scope.
    pub fn squares(&self, person: usize, counts: Counts) -> i64 {
        if self.in_scope[person] {
            counts.iter().map(|count| count * count).sum()
        } else {
            0
        }
    }

    /// Whether a wish is met with new shifts.
    pub fn is_met(&self, person: usize, plan: &[WeekOf], wish: &AskedDay) -> bool {
        let new = plan.iter().enumerate().flat_map(|(week, of_week)| {
            let monday = week as i64 * WEEK;
            of_week.iter().map(move |shift| {
                let duty = duty_of(shift);
                Duty::new(duty.start + monday, duty.end + monday, 0)
            })
        });
        wish.is_met(self.duties[person].iter().copied().chain(new))
    }

    /// The weights of the wishes that are not met.
    pub fn unmet(&self, person: usize, plan: &[WeekOf]) -> i64 {
        let wishes = self.wishes[person].iter();
        let unmet = wishes.filter(|wish| !self.is_met(person, plan, wish));
        unmet.map(|wish| i64::from(wish.weight)).sum()
    }
}

/// The minutes of a shift between 22 and 6.
fn minutes_at_night(duty: Duty) -> i64 {
    let nights = duty.start.div_euclid(DAY) - 1..=duty.end.div_euclid(DAY);
    let within = nights.map(|night| {
        let (from, to) = (night * DAY + NIGHT.0 * HOUR, night * DAY + NIGHT.1 * HOUR);
        (duty.end.min(to) - duty.start.max(from)).max(0)
    });
    within.sum()
}

fn duty_of(shift: &Candidate) -> Duty {
    let start = shift.start as i64 * HOUR;
    Duty::new(start, start + shift.hours as i64 * HOUR, 0)
}

/// Whether a shift of a day covers the last hour in which anybody is needed.
fn closes(last: Option<usize>, duty: Duty, day: usize) -> bool {
    last.is_some_and(|last| {
        let hour = (day * HOURS + last) as i64 * HOUR;
        duty.start <= hour && hour + HOUR <= duty.end
    })
}

/// The last examined hour of a day in which a position needs anybody.
fn last_needed(week: &Week, position: &str, day: Day) -> Option<usize> {
    let examined = week.details().examined();
    let hours = examined.start..examined.end;
    let needed = hours.filter(|&hour| week.required_at(position, day, hour).unwrap_or(0) > 0);
    needed.map(usize::from).max()
}
