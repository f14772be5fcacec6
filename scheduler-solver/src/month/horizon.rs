//! The weeks that are filled with those around them: what a person may have in each, given the others.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks, days and people are numbered when the question is read"
)]

use std::{collections::HashMap, rc::Rc};

use chrono::NaiveDate;
use scheduler_core::{
    Day, ProposedShift, Shift, Week,
    rules::{KnownTime, Timeline, WEEKENDS_OF},
    schedule::Duty,
};

use super::{MonthQuestion, burden::Counted};
use crate::{
    candidates::{Candidate, Part, broken},
    draft::Group,
    groups::whole,
    problem::{DAYS, HOURS, Person, Problem, WEEK},
    question::FillQuestion,
    weeks::{Planner, WeekOf},
};

/// Weeks on each side of a week whose days are looked at for runs and weekends.
const WEEKS_BESIDE: usize = WEEKENDS_OF - 1;
/// Planners that are kept.
const MOST_PLANNERS: usize = 6000;

/// What a planner depends on: the person, the week, the sets of days, the first start and the last end that are rested,
/// and the types of the shifts beside.
type Context = (usize, usize, u128, usize, usize, [u32; 2]);

/// The known weeks and what is fixed in them.
pub(super) struct Horizon {
    pub question: MonthQuestion,
    pub known: Vec<Week>,
    /// The first filled week among the known ones, and how many are filled.
    pub first: usize,
    pub weeks: usize,
    /// What each week is filled with.
    pub fills: Vec<FillQuestion>,
    /// The filled weeks beside existing shifts alone.
    pub bare: Vec<Problem>,
    pub groups: Vec<Group>,
    /// By person: the days of all known weeks on which an existing shift starts.
    pub old: Vec<Vec<bool>>,
    /// By person: existing shifts that count, and days without an absence, by known week.
    pub duties: Vec<Vec<Vec<Duty>>>,
    present: Vec<Vec<u32>>,
    weekends: Vec<Option<u32>>,
    pub counted: Counted,
    sets: HashMap<(usize, usize, u64), u128>,
    planners: HashMap<Context, Rc<Planner>>,
}

impl Horizon {
    /// The weeks with what is fixed in them; positions of `skipped` ids are not filled.
    pub fn new(
        known: Vec<Week>,
        first: usize,
        question: &MonthQuestion,
        skipped: &[String],
    ) -> Self {
        let weeks = usize::from(question.weeks);
        let fills: Vec<FillQuestion> = (0..weeks)
            .map(|week| FillQuestion {
                skipped: skipped.to_vec(),
                ..question.fill(week)
            })
            .collect();
        let mut ids: Vec<String> = known[first]
            .staff()
            .map(|member| member.id.clone())
            .collect();
        ids.sort_unstable();
        let mut horizon = Self {
            first,
            weeks,
            bare: Vec::new(),
            groups: Vec::new(),
            old: Vec::new(),
            duties: Vec::new(),
            present: Vec::new(),
            weekends: Vec::new(),
            counted: Counted::default(),
            sets: HashMap::new(),
            planners: HashMap::new(),
            question: question.clone(),
            known,
            fills,
        };
        horizon.know(&ids);
        for week in 0..weeks {
            let problem = horizon.problem(week, None, &ids);
            horizon.groups.push(whole(&problem));
            horizon.bare.push(problem);
        }
        // Everybody who can work in one of the positions is in all of the problems, in the same order.
        let kept: Vec<String> = horizon.bare[0]
            .people
            .iter()
            .map(|of| of.id.clone())
            .collect();
        horizon.know(&kept);
        horizon.counted = Counted::new(&horizon);
        horizon
    }

    /// Reads what is fixed of some people.
    fn know(&mut self, ids: &[String]) {
        (self.old, self.duties, self.present, self.weekends) = Default::default();
        for id in ids {
            let mut old = vec![false; self.known.len() * DAYS];
            let (mut duties, mut present) = (Vec::new(), Vec::new());
            for (number, week) in self.known.iter().enumerate() {
                let mut of_week = Vec::new();
                for shift in counted(week, id) {
                    old[number * DAYS + shift.time.day.index()] = true;
                    of_week.push(Duty::of(shift, 0));
                }
                duties.push(of_week);
                let days = Day::ALL.into_iter().filter(|day| !week.is_away(id, *day));
                present.push(u32::try_from(days.count()).unwrap_or(0));
            }
            self.old.push(old);
            self.duties.push(duties);
            self.present.push(present);
            let member = self.known[self.first].staff_member(id);
            let rules = &self.question.rules;
            self.weekends
                .push(member.and_then(|member| rules.weekends_of(member)));
        }
    }

    pub fn monday(&self, week: usize) -> NaiveDate {
        self.known[self.first + week].monday().unwrap_or_default()
    }

    pub fn people(&self) -> usize {
        self.bare[0].people.len()
    }

    pub fn person(&self, week: usize, person: usize) -> &Person {
        &self.bare[week].people[person]
    }

    /// The filled weeks' problems beside existing shifts alone and without the fewest days in a row, for bounds: a run may
    /// go on in another week.
    pub fn relaxed(&self) -> Vec<Problem> {
        let ids = self.ids();
        let weeks = 0..self.weeks;
        weeks
            .map(|week| {
                let mut fill = self.fills[week].clone();
                (fill.rules.min_days_in_row, fill.rules.min_days_off_in_row) = (0, 0);
                self.problem_of(week, fill, None, &ids)
            })
            .collect()
    }

    fn ids(&self) -> Vec<String> {
        self.bare[0].people.iter().map(|of| of.id.clone()).collect()
    }

    /// A filled week's problem: beside existing shifts alone, or with those of a plan in the other weeks.
    fn problem(&self, week: usize, plan: Option<&[Vec<WeekOf>]>, ids: &[String]) -> Problem {
        self.problem_of(week, self.fills[week].clone(), plan, ids)
    }

    fn problem_of(
        &self,
        week: usize,
        mut fill: FillQuestion,
        plan: Option<&[Vec<WeekOf>]>,
        ids: &[String],
    ) -> Problem {
        let number = self.first + week;
        let rules = &fill.rules;
        let has_law = rules.law.is_some();
        let is_far = has_law
            || rules.min_days_in_row > 0
            || rules.min_days_off_in_row > 0
            || self.weekends.iter().any(Option::is_some);
        let mut seen = self.known[number].clone();
        let around = |other: Option<usize>| self.shifts_of(other, plan, ids);
        seen.set_around(around(number.checked_sub(1)), around(Some(number + 1)));
        if is_far {
            // Beside existing shifts alone the other filled weeks may have anything: runs end where they begin.
            let is_seen = |other: usize| {
                let others = self.first..self.first + self.weeks;
                let between = |other: usize| {
                    let (from, to) = (other.min(number), other.max(number));
                    others
                        .clone()
                        .any(|of| of != number && (from..=to).contains(&of))
                };
                plan.is_some() || has_law || !between(other)
            };
            if plan.is_none() && has_law && self.weeks > 1 {
                (fill.rules.min_days_in_row, fill.rules.min_days_off_in_row) = (0, 0);
            }
            let seen: Vec<usize> = (0..self.known.len())
                .filter(|other| *other != number && is_seen(*other))
                .collect();
            fill.known = (0..ids.len())
                .map(|person| self.known_time(person, &ids[person], number, &seen, plan))
                .collect();
        }
        Problem::new(&seen, &fill)
    }

    /// A filled week's problem beside a plan's other weeks.
    pub fn beside(&self, week: usize, plan: &[Vec<WeekOf>]) -> (Problem, FillQuestion) {
        let ids = self.ids();
        (
            self.problem(week, Some(plan), &ids),
            self.fills[week].clone(),
        )
    }

    /// A filled week beside existing shifts alone.
    pub fn beside_existing(&self, week: usize) -> Week {
        let number = self.first + week;
        let ids = self.ids();
        let mut seen = self.known[number].clone();
        let around = |other: Option<usize>| self.shifts_of(other, None, &ids);
        seen.set_around(around(number.checked_sub(1)), around(Some(number + 1)));
        seen
    }

    /// Somebody's existing shifts in all weeks that are known, from the first filled Monday on.
    pub fn timeline(&self, person: usize, minor: bool) -> Timeline {
        let mut timeline = Timeline::default();
        timeline.minor = minor;
        for (number, of_week) in self.duties[person].iter().enumerate() {
            let week = number as i64 - self.first as i64;
            timeline.weeks.push((week, self.present[person][number]));
            let monday = week * WEEK as i64 * 60;
            let duties = of_week.iter();
            timeline.duties.extend(
                duties.map(|duty| Duty::new(duty.start + monday, duty.end + monday, duty.pause)),
            );
        }
        timeline.duties.sort_unstable();
        timeline
    }

    fn known_time(
        &self,
        person: usize,
        id: &str,
        number: usize,
        seen: &[usize],
        plan: Option<&[Vec<WeekOf>]>,
    ) -> KnownTime {
        let mut known = KnownTime::default();
        id.clone_into(&mut known.staff_id);
        for &other in seen {
            let weeks = other as i64 - number as i64;
            known.weeks.push((weeks, self.present[person][other]));
            let monday = weeks * WEEK as i64 * 60;
            let of = |duty: &Duty| (duty.start + monday, duty.end + monday, duty.pause);
            known
                .duties
                .extend(self.duties[person][other].iter().map(of));
            let filled = other
                .checked_sub(self.first)
                .filter(|week| *week < self.weeks);
            if let Some((plan, week)) = plan.zip(filled) {
                let of = |shift: &Candidate| {
                    let start = shift.start as i64 * 60 + monday;
                    (
                        start,
                        start + shift.hours as i64 * 60,
                        shift.law.pause.into(),
                    )
                };
                known.duties.extend(plan[week][person].iter().map(of));
            }
        }
        known
    }

    /// The shifts of a known week that count, with those of a plan.
    fn shifts_of(
        &self,
        number: Option<usize>,
        plan: Option<&[Vec<WeekOf>]>,
        ids: &[String],
    ) -> Vec<Shift> {
        let Some((number, known)) = number.and_then(|at| Some((at, self.known.get(at)?))) else {
            return Vec::new();
        };
        let mut shifts: Vec<Shift> = ids
            .iter()
            .flat_map(|id| counted(known, id))
            .cloned()
            .collect();
        let filled = number
            .checked_sub(self.first)
            .filter(|week| *week < self.weeks);
        if let Some((plan, week)) = plan.zip(filled) {
            for (person, of_person) in plan[week].iter().enumerate() {
                for shift in of_person {
                    let Some(new) = self.proposed(week, person, shift) else {
                        continue;
                    };
                    let id = format!("new {} {}", new.staff_id, shift.start);
                    let mut added = Shift::new(id, &new.staff_id, new.time.day, 0, 0);
                    (added.time, added.position_id) = (new.time, new.position_id);
                    added.break_minutes = new.break_minutes.unwrap_or(0);
                    shifts.push(added);
                }
            }
        }
        shifts
    }

    /// A new shift as it is proposed.
    pub fn proposed(&self, week: usize, person: usize, shift: &Candidate) -> Option<ProposedShift> {
        let of = self.person(week, person);
        let position = self.bare[week].positions.get(shift.position)?;
        let [start, hours] =
            [shift.start % HOURS, shift.hours].map(|hours| u8::try_from(hours).ok());
        let mut proposed =
            ProposedShift::new(&of.id, Day::from_index(shift.day())?, start?, hours?);
        if position.id != of.main {
            proposed = proposed.in_position(&position.id);
        }
        if let Ok(pause @ 1..) = u8::try_from(shift.law.pause) {
            proposed = proposed.with_break(pause);
        }
        Some(proposed)
    }

    /// A shift as a candidate of a person, with what the law says of it.
    pub fn candidate(&self, week: usize, person: usize, shift: Candidate) -> Candidate {
        let problem = &self.bare[week];
        let position = &problem.positions[shift.position].id;
        let plain = Candidate {
            law: Part::default(),
            ..shift
        };
        Candidate {
            law: problem.people[person].part(position, plain, &problem.limits),
            ..shift
        }
    }

    /// The sets of days that a person's new shifts of a week may start on, given the days of the other weeks: runs and
    /// weekends over all borders. `days` has a bit per day of each filled week.
    pub fn sets(&mut self, week: usize, person: usize, days: &[u8]) -> u128 {
        let rules = &self.question.rules;
        let limit = |number: i32| usize::try_from(number).unwrap_or(0);
        let most = limit(rules.max_days_in_row);
        let (least_on, least_off) = (
            limit(rules.min_days_in_row),
            limit(rules.min_days_off_in_row),
        );
        let weekends = self.weekends[person].map(|limit| limit as usize);
        if most == 0 && least_on == 0 && least_off == 0 && weekends.is_none() {
            return u128::MAX;
        }
        let mut others = 0_u64;
        for (other, days) in days.iter().enumerate().filter(|(other, _)| *other != week) {
            others |= u64::from(*days) << (other * DAYS);
        }
        if let Some(&sets) = self.sets.get(&(person, week, others)) {
            return sets;
        }
        let number = self.first + week;
        let from = number.saturating_sub(WEEKS_BESIDE);
        let to = (number + WEEKS_BESIDE + 1).min(self.known.len());
        let old = &self.old[person][from * DAYS..to * DAYS];
        let mut new = vec![false; old.len()];
        for (day, new) in new.iter_mut().enumerate() {
            let filled = (from * DAYS + day).checked_sub(self.first * DAYS);
            *new = filled.is_some_and(|day| day < 64 && others >> day & 1 == 1);
        }
        let here = (number - from) * DAYS;
        let mut sets = 0;
        for set in 0..1_u32 << DAYS {
            for day in 0..DAYS {
                new[here + day] = set >> day & 1 == 1;
            }
            let fits = rows_fit(old, &new, most, [least_on, least_off])
                && weekends.is_none_or(|limit| weekends_fit(old, &new, limit));
            sets |= u128::from(fits) << set;
        }
        self.sets.insert((person, week, others), sets);
        sets
    }

    /// The planner of a person's week, given the other weeks.
    pub fn planner(&mut self, week: usize, person: usize, plan: &[Vec<WeekOf>]) -> Rc<Planner> {
        let days = days_of(plan, person);
        let sets = self.sets(week, person, &days);
        let group = &self.groups[week];
        let bare = &group.kinds[group.people[person]];
        let before = week
            .checked_sub(1)
            .and_then(|before| plan[before][person].last());
        let after = plan.get(week + 1).and_then(|after| after[person].first());
        let rest = bare.terms.rest;
        let ready = before.map_or(0, |shift| (shift.end() + rest).saturating_sub(WEEK));
        let latest = after.map_or(2 * WEEK, |shift| (shift.start + WEEK).saturating_sub(rest));
        let codes = [
            before.filter(|shift| shift.day() + 1 == DAYS),
            after.filter(|shift| shift.day() == 0),
        ]
        .map(|shift| shift.map_or(0, |shift| shift.law.codes));
        let context = (
            person,
            week,
            sets & bare.terms.patterns,
            ready,
            latest,
            codes,
        );
        if let Some(planner) = self.planners.get(&context) {
            return Rc::clone(planner);
        }
        let mut terms = bare.terms.clone();
        terms.patterns &= sets;
        let next = terms.next.clone();
        for (day, shifts) in terms.days.iter_mut().enumerate() {
            shifts.retain(|shift| {
                let follows = next.as_ref().is_none_or(|next| {
                    (day > 0 || !next.forbids(codes[0], shift.law.codes))
                        && (day + 1 < DAYS || !next.forbids(shift.law.codes, codes[1]))
                });
                shift.start >= ready && shift.end() <= latest && follows
            });
        }
        let planner = Rc::new(Planner::new(terms));
        if self.planners.len() >= MOST_PLANNERS {
            self.planners.clear();
        }
        self.planners.insert(context, Rc::clone(&planner));
        planner
    }

    /// Whether a person may have these new shifts, by week, beside existing ones. The law is not looked at.
    pub fn may_have(&mut self, person: usize, plan: &[WeekOf]) -> bool {
        let days: Vec<u8> = plan.iter().map(bits).collect();
        let mut last: Option<(usize, Candidate)> = None;
        for (week, of_week) in plan.iter().enumerate() {
            let sets = self.sets(week, person, &days);
            let problem = &self.bare[week];
            let of = &problem.people[person];
            let work: u32 = of_week.iter().map(|shift| shift.work()).sum();
            if work > of.week_room.min(of.contract_room)
                || (of.patterns & sets) >> days[week] & 1 == 0
            {
                return false;
            }
            for &shift in of_week {
                let Some(position) = problem.positions.get(shift.position) else {
                    return false;
                };
                let day = &of.days[shift.day()];
                let is_free = |hour: usize| of.may_work_in(hour) && !day.resting.has(hour);
                if !of.positions.contains(&shift.position)
                    || day.closed
                    || !shift.range().all(is_free)
                    || broken(of, &position.id, shift, &problem.limits).is_some()
                {
                    return false;
                }
                let monday = week * WEEK;
                if let Some((before, other)) = last {
                    let (end, start) = (before * WEEK + other.end(), monday + shift.start);
                    let is_next = before * DAYS + other.day() + 1 == week * DAYS + shift.day();
                    let follows = of.next.as_ref().is_none_or(|next| {
                        !is_next || !next.forbids(other.law.codes, shift.law.codes)
                    });
                    let same = (before, other.day()) == (week, shift.day());
                    if same || end + of.rest > start || !follows {
                        return false;
                    }
                }
                last = Some((week, shift));
            }
        }
        true
    }
}

/// The days of new shifts, as bits.
pub(super) fn bits(week: &WeekOf) -> u8 {
    week.iter().fold(0, |bits, shift| bits | 1 << shift.day())
}

/// The days of a person's new shifts in each filled week.
pub(super) fn days_of(plan: &[Vec<WeekOf>], person: usize) -> Vec<u8> {
    plan.iter().map(|week| bits(&week[person])).collect()
}

/// Whether runs of days are allowed with new shifts on some; runs that touch an edge may be longer there.
pub(super) fn rows_fit(old: &[bool], new: &[bool], most: usize, least: [usize; 2]) -> bool {
    let works = |day: usize| old[day] || new[day];
    let mut first = 0;
    while first < old.len() {
        let is_work = works(first);
        let mut end = first + 1;
        while end < old.len() && works(end) == is_work {
            end += 1;
        }
        let is_whole = first > 0 && end < old.len();
        if is_work {
            let has_new = (first..end).any(|day| new[day] && !old[day]);
            if has_new && (most > 0 && end - first > most || is_whole && end - first < least[0]) {
                return false;
            }
        } else if is_whole && end - first < least[1] && !(old[first - 1] && old[end]) {
            return false;
        }
        first = end;
    }
    true
}

/// Whether no weekend is added where four successive weeks have enough.
pub(super) fn weekends_fit(old: &[bool], new: &[bool], limit: usize) -> bool {
    let weekend = |days: &[bool]| days[DAYS - 2..].iter().any(|works| *works);
    let old: Vec<bool> = old.chunks(DAYS).map(weekend).collect();
    let worked: Vec<bool> = new.chunks(DAYS).map(weekend).collect();
    let worked: Vec<bool> = worked
        .iter()
        .zip(&old)
        .map(|(new, old)| *new || *old)
        .collect();
    (0..worked.len()).all(|start| {
        let of = start..(start + WEEKENDS_OF).min(worked.len());
        let is_added = of.clone().any(|week| worked[week] && !old[week]);
        !is_added || of.filter(|week| worked[*week]).count() <= limit
    })
}

/// The shifts of a person that count.
pub(super) fn counted<'a>(week: &'a Week, id: &'a str) -> impl Iterator<Item = &'a Shift> {
    week.shifts_of(id)
        .filter(move |shift| !week.is_away(id, shift.time.day))
}
