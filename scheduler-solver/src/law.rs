//! The law of one person: what their new shifts may add to the time that is there.
//!
//! Every rule is kept exactly: nothing that is broken gets worse, also in the weeks around. Sums (a day, a week, the mean of
//! several weeks) are rooms in minutes, hours of the clock are limits of single shifts, and the weekly rest is a choice of
//! stretches that stay free.

use std::{collections::HashSet, rc::Rc};

use fixedbitset::FixedBitSet;
use scheduler_core::{
    rules::Timeline,
    schedule::{Duty, Law, Night},
};

use crate::{
    candidates::{Broken, Candidate, Part},
    plan::Reason,
    problem::{DAYS, HOURS, Limits, OwnShift, Person},
};

/// Minutes of a day and of a week.
const DAY: i64 = 24 * 60;
const WEEK: i64 = 7 * DAY;
/// The most stretches that stay free together.
const STRETCHES: usize = 3;

/// The law with the time that a person has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PersonLaw {
    law: Rc<Law>,
    minor: bool,
    timeline: Timeline,
    /// Minutes left of a week's work, of every mean in which the week counts.
    pub room: u32,
    /// The days on which no shift by itself can take the weekly rest.
    rested: [bool; DAYS],
}

/// A value that must not be exceeded, as a fraction.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Cap {
    number: i64,
    per: i64,
}

/// The mean of the days up to a night shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct NightMean {
    /// The work that is there.
    work: i64,
    /// The days with a shift that are there, without those of the week.
    days: i64,
    /// The most work of a day.
    cap: Cap,
    /// Whether a night shift starts on the day already.
    pub own: bool,
}

impl NightMean {
    fn of(night: Night, timeline: &Timeline, day: i64) -> Self {
        let own = night.starts_on(timeline, day);
        let (work, all) = night.sums(timeline, day);
        let within = 0.max(day - i64::from(night.days) + 1)..=day.min(DAYS as i64 - 1);
        let here = within.filter(|day| timeline.starting(*day, day + 1).next().is_some());
        let limit = Cap {
            number: night.limit(),
            per: 1,
        };
        // What is over the limit already may not get worse.
        let is_over = own && work > night.limit() * all;
        let before = Cap {
            number: work,
            per: all,
        };
        Self {
            work,
            days: all - i64::try_from(here.count()).unwrap_or(0),
            cap: if is_over { before } else { limit },
            own,
        }
    }

    /// The most new minutes of work up to the day, if `days` days of the week up to it have a shift.
    pub fn room(&self, days: i64) -> i64 {
        let Cap { number, per } = self.cap;
        (number * (self.days + days)).div_euclid(per.max(1)) - self.work
    }
}

/// What the weeks of a person have to keep, besides what single shifts have to.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Default)]
pub(crate) struct LawTerms {
    /// The minutes that the shifts of one step of work are counted in.
    pub unit: u32,
    /// By calendar days: the minutes left of each day, for new shifts of it and of the day before.
    pub calendar: Option<[i32; DAYS]>,
    /// For each day, and for night shifts that are there in the week after.
    pub nights: Option<([NightMean; DAYS], Vec<NightMean>)>,
    /// The days of the week with a shift already.
    pub own_days: u8,
    /// For each way to take the weekly rests, the shifts of each day that it leaves; empty if there is no such rule.
    pub rests: Vec<[Vec<Candidate>; DAYS]>,
}

impl Person {
    /// What the law says of a new shift.
    pub fn part(&self, position: &str, shift: Candidate, limits: &Limits) -> Part {
        let Some(of_day) = self.days.get(shift.day()) else {
            return Part::default();
        };
        let mut own = of_day.own.iter().filter(|_| limits.lengthen);
        let touched =
            own.find(|own| own.position == position && own.touches(shift.start, shift.end()));
        let part = self.law.as_ref().map(|law| law.part(shift, touched));
        let codes = self.next.as_ref().map(|next| {
            let start = touched.map_or(shift.start as i64 * 4, |own| {
                own.start.min(shift.start as i64 * 4)
            });
            let more = touched.map_or(0, |own| own.end - own.start);
            next.codes(start, shift.hours as i64 * 4 + more, position)
        });
        Part {
            codes: codes.unwrap_or(0),
            ..part.unwrap_or_default()
        }
    }
}

impl PersonLaw {
    pub fn new(law: &Law, timeline: Timeline, minor: bool) -> Self {
        let mut room = i64::from(u32::MAX);
        if let Some(limit) = law.week_limit(minor) {
            room = room.min(i64::from(limit) - timeline.work_of_week(0));
        }
        if let Some(mean) = law.mean_week {
            let counts = |week: &i64| (0..i64::from(mean.weeks)).contains(week);
            let weeks = timeline.weeks.iter().map(|(week, _)| *week);
            for week in weeks.filter(counts) {
                let (work, days) = mean.sums(&timeline, week);
                if days > 0 {
                    room = room.min((mean.limit() * days).div_euclid(7) - work);
                }
            }
        }
        let mut person = Self {
            law: Rc::new(law.clone()),
            minor,
            timeline,
            room: u32::try_from(room.max(0)).unwrap_or(u32::MAX),
            rested: [true; DAYS],
        };
        if law.weekly_rest.is_some() {
            let before = person.short_weeks(&person.timeline);
            // A shift ends on the next day at the latest.
            let busy = |day: usize| Duty::new(day as i64 * DAY, (day as i64 + 2) * DAY, 0);
            let is_rested = |day: usize| {
                let busy = person.timeline.with(busy(day));
                person.is_rested(&busy, &before)
            };
            person.rested = std::array::from_fn(is_rested);
        }
        person
    }

    fn part(&self, shift: Candidate, touched: Option<&OwnShift>) -> Part {
        let minute = |hour: usize| hour as i64 * 60;
        let new = (minute(shift.start), minute(shift.end()));
        let own = touched.map(|own| Duty::new(own.start * 15, own.end * 15, own.pause));
        let (start, end) = own.map_or(new, |own| (own.start.min(new.0), own.end.max(new.1)));
        let had = own.map_or(0, |own| own.pause);
        let [least, duty] = [had, end - start].map(|minutes| u32::try_from(minutes).unwrap_or(0));
        let pause = i64::from(self.law.break_from(least, duty, self.minor));
        let whole = Duty::new(start, end, pause);
        let day = shift.day() as i64;
        let added = |day: i64| whole.on(day) - own.map_or(0, |own| own.on(day));
        let minutes = |minutes: i64| i32::try_from(minutes).unwrap_or(i32::MAX);
        Part {
            pause: minutes(pause - had),
            today: minutes(added(day)),
            tomorrow: minutes(added(day + 1)),
            night: self.law.night.is_some_and(|night| night.is_night(whole)),
            codes: 0,
        }
    }

    /// The first rule of the law about a shift or its day that it breaks.
    pub fn broken(&self, shift: Candidate) -> Option<Broken> {
        let (law, time) = (&*self.law, &self.timeline);
        let (start, end) = (shift.start as i64 * 60, shift.end() as i64 * 60);
        let day = shift.day() as i64;
        let night = law.minor_night.filter(|_| self.minor);
        if i64::from(shift.law.pause) >= end - start {
            return Some(Broken::Length);
        }
        if night.is_some_and(|night| night.minutes_within(start, end) > 0) {
            return Some(Broken::Minor);
        }
        if let Some(limit) = law.day_limit(self.minor) {
            let over = |day: i64, added: i64| {
                added > 0 && law.work_of_day(time, day) + added > i64::from(limit)
            };
            let is_over = if law.counts_calendar_days() {
                over(day, shift.law.today.into()) || over(day + 1, shift.law.tomorrow.into())
            } else {
                over(day, shift.work().into())
            };
            if is_over {
                return Some(Broken::DayWork);
            }
        }
        if let Some(span) = law.day_span {
            let before = time.span_of(day);
            let after = time.with(Duty::new(start, end, 0)).span_of(day);
            if after > before.max(i64::from(span.hours) * 60) {
                return Some(Broken::DaySpan);
            }
        }
        let night = law.night.filter(|_| shift.law.night);
        let is_tired = night.is_some_and(|night| {
            let mean = NightMean::of(night, time, day);
            // At best every day of the week up to it has a shift.
            i64::from(shift.work()) > mean.room(day + 1)
        });
        is_tired.then_some(Broken::DayWork)
    }

    /// What a person's week has to keep, with the shifts that they may be given.
    pub fn terms(&self, days: &[Vec<Candidate>; DAYS]) -> LawTerms {
        let law = &*self.law;
        let has_breaks = days.iter().flatten().any(|shift| shift.law.pause > 0);
        let limit = law.day_limit(self.minor);
        let limit = limit.filter(|_| law.counts_calendar_days());
        let calendar = limit.map(|limit| {
            std::array::from_fn(|day| {
                let left = i64::from(limit) - law.work_of_day(&self.timeline, day as i64);
                i32::try_from(left).unwrap_or(i32::MAX)
            })
        });
        let nights = law.night.map(|night| {
            let of_day = |day: usize| NightMean::of(night, &self.timeline, day as i64);
            let last = DAYS as i64 - 1 + i64::from(night.days);
            let later = (DAYS as i64..last).filter(|day| night.starts_on(&self.timeline, *day));
            // Of these the mean has the whole week.
            let later = later.filter(|day| day - i64::from(night.days) < 0);
            let later = later.map(|day| NightMean::of(night, &self.timeline, day));
            (std::array::from_fn(of_day), later.collect())
        });
        let own_days = (0..DAYS as i64).fold(0, |days, day| {
            let works = self.timeline.starting(day, day + 1).next().is_some();
            days | u8::from(works) << day
        });
        LawTerms {
            unit: if has_breaks { 15 } else { 60 },
            calendar,
            nights,
            own_days,
            rests: self.rests(days),
        }
    }

    /// Whether a shift by itself takes the weekly rest.
    pub fn keeps_resting(&self, shift: Candidate) -> bool {
        if self.rested.get(shift.day()).is_none_or(|rested| *rested) {
            return false;
        }
        let duty = Duty::new(shift.start as i64 * 60, shift.end() as i64 * 60, 0);
        let before = self.short_weeks(&self.timeline);
        !self.is_rested(&self.timeline.with(duty), &before)
    }

    fn short_weeks(&self, timeline: &Timeline) -> Vec<(i64, i64)> {
        let rest = self.law.weekly_rest;
        rest.map_or_else(Vec::new, |rest| rest.short_weeks(timeline))
    }

    /// Whether no week lacks more of its rest than before.
    fn is_rested(&self, timeline: &Timeline, before: &[(i64, i64)]) -> bool {
        let short = self.short_weeks(timeline);
        short.iter().all(|(week, left)| {
            let mut before = before.iter();
            before.any(|(known, had)| known == week && left >= had)
        })
    }

    /// The ways to take the weekly rests: for each the shifts that leave it, so that any of them may be worked together. A
    /// way that leaves no more than another is left out.
    fn rests(&self, days: &[Vec<Candidate>; DAYS]) -> Vec<[Vec<Candidate>; DAYS]> {
        let Some(rest) = self.law.weekly_rest else {
            return Vec::new();
        };
        let all: Vec<Candidate> = days.iter().flatten().copied().collect();
        let before = self.short_weeks(&self.timeline);
        // The shifts beside a stretch that stays free.
        let leaves = |(from, to): (i64, i64)| -> FixedBitSet {
            let apart = |shift: &Candidate| {
                let (start, end) = (shift.start as i64 * 60, shift.end() as i64 * 60);
                end <= from || to <= start
            };
            let shifts = all.iter().enumerate();
            let mut left: FixedBitSet = shifts
                .filter(|(_, shift)| apart(shift))
                .map(|(index, _)| index)
                .collect();
            left.grow(all.len());
            left
        };
        let is_rested = |left: &FixedBitSet| {
            let mut timeline = self.timeline.clone();
            let shifts = left.ones().filter_map(|index| all.get(index));
            timeline.duties.extend(hours_of(shifts));
            timeline.duties.sort_unstable();
            self.is_rested(&timeline, &before)
        };
        let mut everything = FixedBitSet::with_capacity(all.len());
        everything.insert_range(..);
        let mut kept: Vec<FixedBitSet> = Vec::new();
        if is_rested(&everything) {
            kept.push(everything);
        } else {
            let mut lengths = vec![rest.minutes(self.minor)];
            lengths.extend(rest.of_two_weeks(self.minor));
            lengths.extend(
                before
                    .iter()
                    .map(|(_, left)| *left)
                    .filter(|left| *left > 0),
            );
            let mut known = HashSet::new();
            let mut stretches: Vec<(FixedBitSet, (i64, i64))> = Vec::new();
            for stretch in self.stretches(&lengths) {
                let left = leaves(stretch);
                if known.insert(left.clone()) {
                    stretches.push((left, stretch));
                }
            }
            // What some stretches leave that are not enough rest yet, and where the last of them ends.
            let mut partial: Vec<(FixedBitSet, i64)> = Vec::new();
            for (left, (_, end)) in &stretches {
                if is_rested(left) {
                    add_largest(&mut kept, left.clone());
                } else {
                    partial.push((left.clone(), *end));
                }
            }
            for _ in 1..STRETCHES {
                let mut known = HashSet::new();
                let mut longer: Vec<(FixedBitSet, i64)> = Vec::new();
                for (less, after) in &partial {
                    let later = stretches.iter().filter(|(_, next)| next.0 >= *after);
                    for (beside, (_, end)) in later {
                        let mut left = less.clone();
                        left.intersect_with(beside);
                        if !known.insert(left.clone())
                            || kept.iter().any(|known| left.is_subset(known))
                        {
                            continue;
                        }
                        if is_rested(&left) {
                            add_largest(&mut kept, left);
                        } else {
                            longer.push((left, *end));
                        }
                    }
                }
                // More than this is needed only if nothing was found.
                if !kept.is_empty() {
                    break;
                }
                partial = longer;
            }
        }
        let mut ways: Vec<[Vec<Candidate>; DAYS]> = kept
            .into_iter()
            .map(|left| {
                let mut way: [Vec<Candidate>; DAYS] = std::array::from_fn(|_| Vec::new());
                for shift in left.ones().filter_map(|index| all.get(index)) {
                    if let Some(day) = way.get_mut(shift.day()) {
                        day.push(*shift);
                    }
                }
                way
            })
            .collect();
        if ways.is_empty() {
            ways.push(std::array::from_fn(|_| Vec::new()));
        }
        ways
    }

    /// The stretches of these lengths that touch the week and are free of duty: from each hour, after each shift and before
    /// each, and where a week begins for the middle of a rest.
    fn stretches(&self, lengths: &[i64]) -> Vec<(i64, i64)> {
        let free = self.timeline.free();
        let mut found = Vec::new();
        for &length in lengths {
            let hours = (-length).div_euclid(60)..=WEEK / 60;
            let mut starts: Vec<i64> = hours.map(|hour| hour * 60).collect();
            starts.extend((-1..3).map(|week| week * WEEK - length / 2));
            starts.extend(free.iter().map(|(start, _)| *start));
            starts.extend(free.iter().map(|(_, end)| end - length));
            starts.sort_unstable();
            starts.dedup();
            let touches = |start: &i64| *start < WEEK && 0 < start + length;
            let is_free = |start: &i64| {
                let mut free = free.iter();
                free.any(|(from, to)| from <= start && start + length <= *to)
            };
            let starts = starts.into_iter().filter(touches).filter(is_free);
            found.extend(starts.map(|start| (start, start + length)));
        }
        found
    }
}

/// The first rule of a law that somebody's time in several weeks breaks and another time of theirs does not, or less.
/// Rules about single shifts are not looked at.
pub(crate) fn worse(law: &Law, before: &Timeline, after: &Timeline) -> Option<Reason> {
    let weeks = after.weeks.iter().map(|(week, _)| *week);
    let most = law.week_limit(after.minor).map(i64::from);
    let is_over_week = |week: i64| {
        let work = after.work_of_week(week);
        work > before.work_of_week(week) && most.is_some_and(|most| work > most)
    };
    let is_over_mean = |week: i64| {
        law.mean_week.is_some_and(|mean| {
            let (work, days) = mean.sums(after, week);
            work * 7 > mean.limit() * days && work > mean.sums(before, week).0
        })
    };
    if weeks.clone().any(is_over_week) || weeks.clone().any(is_over_mean) {
        return Some(Reason::WorkOfWeek);
    }
    let first = after.weeks.first().map_or(0, |(week, _)| week * 7);
    let end = after.weeks.last().map_or(0, |(week, _)| week * 7 + 8);
    let most = law.day_limit(after.minor).map(i64::from);
    let is_over_day = |day: i64| {
        let work = law.work_of_day(after, day);
        most.is_some_and(|most| work > most) && work > law.work_of_day(before, day)
    };
    let is_tired = |day: i64| {
        law.night.is_some_and(|night| {
            let (work, days) = night.sums(after, day);
            let (had, of_days) = night.sums(before, day);
            night.starts_on(after, day)
                && work > night.limit() * days
                && !(night.starts_on(before, day)
                    && had > night.limit() * of_days
                    && work * of_days <= had * days)
        })
    };
    if (first..end).any(|day| is_over_day(day) || is_tired(day)) {
        return Some(Reason::WorkOfDay);
    }
    let rest = law.weekly_rest?;
    let had = rest.short_weeks(before);
    let is_short = |(week, left): &(i64, i64)| {
        let mut had = had.iter();
        !had.any(|(known, before)| known == week && left >= before)
    };
    rest.short_weeks(after)
        .iter()
        .any(is_short)
        .then_some(Reason::WeeklyRest)
}

/// The hours that shifts cover, as duties.
fn hours_of<'a>(shifts: impl Iterator<Item = &'a Candidate>) -> Vec<Duty> {
    let mut covered = [false; DAYS * HOURS];
    for shift in shifts {
        for hour in covered.iter_mut().take(shift.end()).skip(shift.start) {
            *hour = true;
        }
    }
    let hours = covered.iter().enumerate().filter(|(_, covered)| **covered);
    hours
        .map(|(hour, _)| Duty::new(hour as i64 * 60, (hour as i64 + 1) * 60, 0))
        .collect()
}

/// Keeps a set unless another contains it, and none that it contains.
fn add_largest(kept: &mut Vec<FixedBitSet>, set: FixedBitSet) {
    if kept.iter().any(|known| set.is_subset(known)) {
        return;
    }
    kept.retain(|known| !known.is_subset(&set));
    kept.push(set);
}
