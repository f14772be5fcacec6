//! What people carry in several weeks: weekend days, nights, closings, and their wishes.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks, days and people are numbered when the question is read"
)]

use std::collections::BTreeSet;

use scheduler_core::{
    Day,
    schedule::{AskedDay, Duty, Rules},
};

use super::horizon::{Horizon, counted};
use crate::{candidates::Candidate, problem::DAYS, weeks::WeekOf};

/// Minutes of an hour, a day and a week.
const HOUR: i64 = 60;
const DAY: i64 = 24 * HOUR;
const WEEK: i64 = 7 * DAY;

/// How many weekend days, nights and closings somebody has.
pub(super) type Counts = [i64; 3];

/// What existing shifts count, and what is asked.
#[derive(Debug, Clone, Default)]
pub(super) struct Counted {
    /// By person.
    counts: Vec<Counts>,
    /// By filled week, position of the problem and day: the last hour in which anybody is needed.
    closing: Vec<Vec<[Option<u8>; DAYS]>>,
    /// By person: what they wish.
    pub wishes: Vec<Vec<AskedDay>>,
    /// By person: existing shifts of the filled weeks and of the one before, from the first filled Monday.
    duties: Vec<Vec<Duty>>,
    /// Whether their main position is one of those that are filled.
    in_scope: Vec<bool>,
    rules: Rules,
}

impl Counted {
    pub fn new(horizon: &Horizon) -> Self {
        let mut counted = Self {
            rules: horizon.question.rules.clone(),
            ..Self::default()
        };
        for week in 0..horizon.weeks {
            let known = &horizon.known[horizon.first + week];
            let of = |id: &str| Day::ALL.map(|day| known.closing_hour(id, day));
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
                counts[1] += i64::from(self.rules.is_night(duty));
                let last = week.closing_hour(week.position_of_shift(shift), day);
                counts[2] += i64::from(last.is_some_and(|hour| duty.covers_hour(hour)));
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

    /// Weekend days, nights and closings with new shifts.
    pub fn counts(&self, horizon: &Horizon, person: usize, plan: &[WeekOf]) -> Counts {
        let mut counts = self.counts[person];
        for (week, of_week) in plan.iter().enumerate() {
            for shift in of_week {
                let day = shift.day();
                let known = (horizon.first + week) * DAYS + day;
                counts[0] += i64::from(day >= 5 && !horizon.old[person][known]);
                let duty = duty_of(shift);
                counts[1] += i64::from(self.rules.is_night(duty));
                let last = self.closing[week][shift.position][day];
                counts[2] += i64::from(last.is_some_and(|hour| duty.covers_hour(hour)));
            }
        }
        counts
    }

    /// Whether a new shift, in minutes of its week, is a weekend day, a night and a closing.
    pub fn burdens(&self, duty: Duty, week: usize, position: usize, is_new_day: bool) -> [bool; 3] {
        let day = usize::try_from(duty.day()).unwrap_or(0);
        let last = self.closing[week][position][day];
        [
            day >= 5 && is_new_day,
            self.rules.is_night(duty),
            last.is_some_and(|hour| duty.covers_hour(hour)),
        ]
    }

    /// Whether somebody's main position is one of those that are filled.
    pub fn is_in_scope(&self, person: usize) -> bool {
        self.in_scope[person]
    }

    /// Existing shifts of the filled weeks and of the one before, from the first filled Monday.
    pub fn duties_of(&self, person: usize) -> &[Duty] {
        &self.duties[person]
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

fn duty_of(shift: &Candidate) -> Duty {
    let start = shift.start as i64 * HOUR;
    Duty::new(start, start + shift.hours as i64 * HOUR, 0)
}
