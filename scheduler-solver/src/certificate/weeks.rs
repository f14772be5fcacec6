//! Checks plans of several weeks by types, and the bounds claimed for them.
//!
//! With a price for a head of every type and day, no more than what a missing one costs and no less than what one too many
//! saves, every plan costs at least the prices of the heads that are missing, and for each person the least that any
//! roster of theirs costs less what its heads are worth. That least is recomputed here, over runs of days, days of the week
//! and weekends; the squares of unfairness are replaced by lines that are nowhere above them. Whether somebody may have a
//! single shift, scheduler-core says. What a law says of several shifts is not looked at: bounds hold without it, and a
//! plan is checked against the other rules only.
#![allow(
    clippy::indexing_slicing,
    reason = "weeks, days, types and people are numbered when the question is read"
)]

use chrono::{Days, NaiveDate};
use scheduler_core::{
    Day, Filter, ProposedShift, Shift, StaffMember, Week,
    plan::Roster,
    rules::WEEKENDS_OF,
    schedule::{AskedDay, Duty, ShiftTime},
};

use super::{Certificate, Refusal};
use crate::MonthQuestion;

const DAYS: usize = 7;
/// Minutes of an hour, a day and a week.
const HOUR: i64 = 60;
const DAY: i64 = 24 * HOUR;
const WEEK: i64 = 7 * DAY;
/// Weeks before and after the filled ones that are looked at, the most filled ones, and those around them whose runs and
/// weekends are looked at.
const AROUND: i64 = 60;
const MOST_WEEKS: u8 = 8;
const BESIDE: i64 = WEEKENDS_OF as i64 - 1;
/// What no roster costs, and more than anybody has of weekend days, nights and closings.
const NEVER: i64 = i64::MAX / 4;
const MOST_COUNT: i64 = 1 << 20;

/// What the plan costs, by the weights of the question, if its shifts keep every rule. `shifts` are those of each filled
/// week; those of positions without heads by type are passed over.
///
/// # Errors
/// The first person whose new shifts break a rule.
pub fn cost(
    roster: &Roster,
    question: &MonthQuestion,
    shifts: &[Vec<ProposedShift>],
) -> Result<i64, Refusal> {
    let ward = Ward::read(roster, question).ok_or(Refusal::Prices)?;
    let days = ward.days();
    let mut lines = vec![vec![None; days]; ward.people.len()];
    for (week, shift) in (0..)
        .zip(shifts)
        .flat_map(|(week, shifts)| shifts.iter().map(move |shift| (week, shift)))
    {
        let refused = || Refusal::Rule(shift.staff_id.clone());
        let member = ward.weeks[ward.first]
            .staff_member(&shift.staff_id)
            .ok_or_else(refused)?;
        let position = shift.position_id.as_ref().unwrap_or(&member.position_id);
        if !ward.kinds.iter().any(|kind| kind.position == *position) {
            continue;
        }
        let person = ward
            .people
            .iter()
            .position(|of| of.id == shift.staff_id)
            .ok_or_else(refused)?;
        let time = times(shift);
        let kind = ward
            .kinds
            .iter()
            .position(|kind| kind.position == *position && (kind.start, kind.length) == time);
        let kind = kind.ok_or_else(refused)?;
        let day = week * DAYS + shift.time.day.index();
        let cell = lines[person].get_mut(day).ok_or_else(refused)?;
        let pause = ward.people[person].may[day * ward.kinds.len() + kind].map(|cell| cell.pause);
        if cell.is_some() || pause != Some(shift.break_minutes.unwrap_or(0).into()) {
            return Err(refused());
        }
        *cell = Some(kind);
    }
    for (person, line) in ward.people.iter().zip(&lines) {
        if !ward.keeps_rules(person, line) {
            return Err(Refusal::Rule(person.id.clone()));
        }
    }
    for (one, other) in &question.rules.never_together {
        let duties = |id: &String| {
            let place = ward.people.iter().position(|person| person.id == *id);
            place.map_or_else(Vec::new, |place| ward.duties(&lines[place]))
        };
        let others = duties(other);
        let meets = |duty: &Duty| {
            others
                .iter()
                .any(|of| duty.start < of.end && of.start < duty.end)
        };
        if duties(one).iter().any(meets) {
            return Err(Refusal::Rule(one.clone()));
        }
    }
    let weights = question.weights;
    let mut sum = 0;
    for (cell, asked) in ward
        .asked
        .iter()
        .enumerate()
        .filter(|(_, asked)| asked.is_open)
    {
        let works = |line: &&Vec<Option<usize>>| {
            line[cell / ward.kinds.len()] == Some(cell % ward.kinds.len())
        };
        let there = asked.there + lines.iter().filter(works).count() as i64;
        sum += i64::from(weights.missing) * (asked.wanted - there).max(0);
        sum += i64::from(weights.extra) * (there - asked.wanted).max(0);
    }
    for (person, line) in ward.people.iter().zip(&lines) {
        sum += ward.own_cost(person, line);
    }
    Ok(sum)
}

/// The bound that a certificate proves: no plan costs less.
///
/// # Errors
/// Prices that are too many or outside what they may be.
pub fn bound(
    roster: &Roster,
    question: &MonthQuestion,
    certificate: &Certificate,
) -> Result<i64, Refusal> {
    let ward = Ward::read(roster, question).ok_or(Refusal::Prices)?;
    let scale = certificate.scale;
    if !(1..=1 << 20).contains(&scale) {
        return Err(Refusal::Prices);
    }
    let kinds = ward.kinds.len();
    let mut prices = vec![0; ward.asked.len()];
    for (position, of) in &certificate.heads {
        let own = (0..kinds).filter(|kind| ward.kinds[*kind].position == *position);
        let own: Vec<usize> = own.collect();
        if own.is_empty() || of.len() != ward.days() * own.len() {
            return Err(Refusal::Prices);
        }
        for (at, &price) in of.iter().enumerate() {
            prices[at / own.len() * kinds + own[at % own.len()]] = price;
        }
    }
    let weights = question.weights;
    let mut sum = 0;
    for (price, asked) in prices.iter().zip(&ward.asked) {
        let (under, over) = if asked.is_open {
            (weights.missing, weights.extra)
        } else {
            (0, 0)
        };
        if !(-i64::from(over) * scale..=i64::from(under) * scale).contains(price) {
            return Err(Refusal::Prices);
        }
        sum += price * asked.missing();
        // Heads too many that are there already.
        sum += scale * i64::from(over) * (asked.there - asked.wanted).max(0);
    }
    for person in &ward.people {
        let lines = certificate
            .burdens
            .get(&person.id)
            .map_or(&[][..], Vec::as_slice);
        let is_near = |line: &i64| (-MOST_COUNT..=MOST_COUNT).contains(line);
        if !matches!(lines.len(), 0 | 3) || !lines.iter().all(is_near) {
            return Err(Refusal::Prices);
        }
        sum += ward.least(person, &prices, lines, scale);
    }
    Ok((sum + scale - 1).div_euclid(scale).max(0))
}

/// A type of shift for a position, in minutes.
struct Kind {
    position: String,
    start: i64,
    length: i64,
    pause: u8,
}

/// The heads of a type on a day.
#[derive(Clone, Copy, Default)]
struct Asked {
    wanted: i64,
    there: i64,
    is_open: bool,
}

impl Asked {
    fn missing(self) -> i64 {
        if self.is_open {
            (self.wanted - self.there).max(0)
        } else {
            0
        }
    }
}

/// A shift that somebody may have: its break, and whether it is a weekend day, a night and a closing.
#[derive(Clone, Copy)]
struct Cell {
    pause: i64,
    burdens: [bool; 3],
}

struct Person {
    id: String,
    /// By day and type.
    may: Vec<Option<Cell>>,
    /// By day of the weeks whose runs are looked at: whether an existing shift starts on it.
    old: Vec<bool>,
    weekends: Option<usize>,
    rest: i64,
    /// By filled week: new days and minutes of work that are left, and minutes within the contract.
    new_days: Vec<usize>,
    room: Vec<i64>,
    spare: Vec<Option<i64>>,
    /// The least work of a shift that they may have.
    shortest: i64,
    /// Whether unfairness counts, what they carry already, and the share of it that is even.
    in_scope: bool,
    counts: [i64; 3],
    even: [i64; 3],
    wishes: Vec<AskedDay>,
    /// Existing shifts from the week before the filled ones on.
    duties: Vec<Duty>,
}

/// The heads and the people of several weeks.
struct Ward<'a> {
    question: &'a MonthQuestion,
    /// All weeks that are known, the filled ones from `first` on.
    weeks: Vec<Week>,
    first: usize,
    /// The first known week whose runs are looked at.
    from: usize,
    kinds: Vec<Kind>,
    asked: Vec<Asked>,
    people: Vec<Person>,
    /// By type and type of the next day: whether their order is forbidden.
    forbids: Vec<bool>,
}

/// What somebody has done up to a day.
#[derive(Clone, Copy)]
struct State {
    works: bool,
    /// The days of the run, and whether it began on the first day.
    run: usize,
    is_edge: bool,
    /// Whether a run of work has a new shift, or one without follows an existing one.
    flag: bool,
    /// The new type of the last day.
    last: Option<usize>,
    /// The new days of the week, and the weekends with one among the last four, this week's first.
    days: usize,
    weekends: u8,
}

/// What somebody does on a day: nothing, an existing shift, or a new one of a type.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Off,
    Old,
    New(usize),
}

fn times(shift: &ProposedShift) -> (i64, i64) {
    let part = |hours: u8, minutes: u8| i64::from(hours) * HOUR + i64::from(minutes);
    (
        part(shift.time.start, shift.time.start_minute),
        part(shift.time.hours, shift.time.minutes),
    )
}

fn counted<'a>(week: &'a Week, id: &'a str) -> impl Iterator<Item = &'a Shift> {
    week.shifts_of(id)
        .filter(move |shift| !week.is_away(id, shift.time.day))
}

impl<'a> Ward<'a> {
    /// `None` if the question is none that is answered, or no position has heads by type.
    fn read(roster: &Roster, question: &'a MonthQuestion) -> Option<Self> {
        if !(1..=MOST_WEEKS).contains(&question.weeks) || question.rules.check().is_err() {
            return None;
        }
        let filled = i64::from(question.weeks);
        let of = |monday: NaiveDate| (monday - question.monday).num_days().div_euclid(7);
        let known = roster
            .mondays()
            .map(of)
            .filter(|week| (-AROUND..filled + AROUND).contains(week));
        let (start, end) = known.fold((0, filled), |(start, end), week| {
            (start.min(week), end.max(week + 1))
        });
        let bare: Vec<Week> = (start..end)
            .map(|week| {
                let days = Days::new(week.unsigned_abs() * 7);
                let monday = if week < 0 {
                    question.monday.checked_sub_days(days)
                } else {
                    question.monday.checked_add_days(days)
                };
                let mut week = roster.week_on(monday?).ok()?;
                week.set_rules(question.rules.clone());
                Some(week)
            })
            .collect::<Option<_>>()?;
        let mut weeks = bare.clone();
        let shifts = |at: Option<usize>| -> Vec<Shift> {
            let week = at.and_then(|at| bare.get(at));
            let counted = week
                .into_iter()
                .flat_map(|week| week.staff().flat_map(|of| counted(week, &of.id)));
            counted.cloned().collect()
        };
        for (at, week) in weeks.iter_mut().enumerate() {
            week.set_around(shifts(at.checked_sub(1)), shifts(Some(at + 1)));
        }
        let first = usize::try_from(-start).ok()?;
        let mut ward = Self {
            question,
            kinds: kinds(weeks.get(first)?, &question.filter),
            from: usize::try_from(-start - BESIDE).unwrap_or(0),
            first,
            weeks,
            asked: Vec::new(),
            people: Vec::new(),
            forbids: Vec::new(),
        };
        if ward.kinds.is_empty() {
            return None;
        }
        let week = &ward.weeks[first];
        let is_of = |code: &str, kind: &Kind| {
            named(week, code, &kind.position).any(|time| time == (kind.start, kind.length))
        };
        let pairs = ward
            .kinds
            .iter()
            .flat_map(|kind| ward.kinds.iter().map(move |next| (kind, next)));
        let is_forbidden = |(kind, next): (&Kind, &Kind)| {
            let mut rules = question.rules.forbidden_next.iter();
            rules.any(|(one, other)| is_of(one, kind) && is_of(other, next))
        };
        ward.forbids = pairs.map(is_forbidden).collect();
        ward.asked = (0..ward.days())
            .flat_map(|day| ward.kinds.iter().map(move |kind| (day, kind)))
            .map(|(day, kind)| ward.asked(day, kind))
            .collect();
        let in_scope = |id: &str| {
            week.position(id)
                .is_some_and(|position| question.filter.admits(position))
        };
        let members = week
            .staff()
            .filter(|member| member.positions().any(in_scope));
        ward.people = members
            .map(|member| ward.person(member, in_scope(&member.position_id)))
            .collect();
        ward.share();
        Some(ward)
    }

    fn days(&self) -> usize {
        usize::from(self.question.weeks) * DAYS
    }

    fn week(&self, day: usize) -> &Week {
        &self.weeks[self.first + day / DAYS]
    }

    fn asked(&self, day: usize, kind: &Kind) -> Asked {
        let week = self.week(day);
        let of_day = Day::ALL[day % DAYS];
        let cover = week.details().cover.iter().filter(|cover| {
            let mut types = named(week, &cover.shift_type, &kind.position);
            cover.position_id == kind.position
                && cover.day == of_day
                && types.any(|time| time == (kind.start, kind.length))
        });
        let wanted: i64 = cover.map(|cover| i64::from(cover.heads)).sum();
        let shifts = week.staff().flat_map(|member| counted(week, &member.id));
        let there = shifts.filter(|shift| {
            let duty = Duty::of(shift, 0);
            week.position_of_shift(shift) == kind.position
                && (duty.start, duty.end - duty.start)
                    == ((day % DAYS) as i64 * DAY + kind.start, kind.length)
        });
        let within = &self.question.within;
        let is_within = |range: &crate::DayHours| {
            let hour = u8::try_from(kind.start / HOUR).unwrap_or(0);
            range.day == of_day && range.hours.contains(hour)
        };
        Asked {
            wanted: if week.is_closed(of_day) { 0 } else { wanted },
            there: there.count() as i64,
            is_open: day >= DAYS || within.is_empty() || within.iter().any(is_within),
        }
    }

    fn person(&self, member: &StaffMember, in_scope: bool) -> Person {
        let rules = &self.question.rules;
        let id = &member.id;
        let starts =
            |week: &Week| Day::ALL.map(|day| counted(week, id).any(|shift| shift.time.day == day));
        let to =
            (self.first + usize::from(self.question.weeks) + BESIDE as usize).min(self.weeks.len());
        let filled = &self.weeks[self.first..self.first + usize::from(self.question.weeks)];
        let left = |limit: Option<u32>, week: &Week| {
            limit.map(|limit| {
                (i64::from(limit) - i64::from(week.work_minutes(id).unwrap_or(0))).max(0)
            })
        };
        let keeps_contract = self.question.within_contract || rules.within_contract;
        let contract = member.contract_minutes;
        let room = |week: &Week| {
            left(member.max_minutes, week)
                .into_iter()
                .chain(left(contract.filter(|_| keeps_contract), week))
                .min()
        };
        let free_days = |week: &Week| match usize::try_from(rules.days_off) {
            Ok(off @ 1..) => {
                DAYS.saturating_sub(off + starts(week).iter().filter(|works| **works).count())
            }
            _ => DAYS,
        };
        let mut person = Person {
            id: id.clone(),
            old: self.weeks[self.from..to].iter().flat_map(starts).collect(),
            weekends: rules.weekends_of(member).map(|limit| limit as usize),
            rest: rules.rest_minutes(member.minor).unwrap_or(0).into(),
            new_days: filled.iter().map(free_days).collect(),
            room: filled
                .iter()
                .map(|week| room(week).unwrap_or(i64::MAX))
                .collect(),
            spare: filled.iter().map(|week| left(contract, week)).collect(),
            may: Vec::new(),
            shortest: i64::MAX,
            in_scope,
            counts: [0; 3],
            even: [0; 3],
            wishes: Vec::new(),
            duties: Vec::new(),
        };
        for (at, week) in self
            .weeks
            .iter()
            .enumerate()
            .take(self.first + filled.len())
        {
            let offset = at as i64 - self.first as i64;
            for shift in counted(week, id) {
                if offset >= -i64::from(self.question.history) {
                    let of = self.burdens(week, Duty::of(shift, 0), week.position_of_shift(shift));
                    (person.counts[1], person.counts[2]) = (
                        person.counts[1] + i64::from(of[1]),
                        person.counts[2] + i64::from(of[2]),
                    );
                }
                if offset >= -1 {
                    person.duties.push(Duty::of(shift, offset));
                }
            }
            if offset >= -i64::from(self.question.history) {
                person.counts[0] += starts(week)[DAYS - 2..]
                    .iter()
                    .filter(|works| **works)
                    .count() as i64;
            }
        }
        for day in 0..self.days() {
            for kind in &self.kinds {
                let cell = self.may_have(member, day, kind);
                if let Some(cell) = cell {
                    person.shortest = person.shortest.min(kind.length - cell.pause);
                }
                person.may.push(cell);
            }
        }
        for wish in &member.wishes {
            for (number, week) in (0..).zip(filled) {
                if let Some(day) = week.monday().and_then(|monday| wish.day_of(monday)) {
                    let begins = number * WEEK + day.index() as i64 * DAY;
                    person
                        .wishes
                        .push(wish.on_day(begins, &week.details().shift_types));
                }
            }
        }
        person
    }

    /// Whether a shift of a week is a weekend day, a night and a closing.
    fn burdens(&self, week: &Week, duty: Duty, position: &str) -> [bool; 3] {
        let day = usize::try_from(duty.start.div_euclid(DAY))
            .unwrap_or(0)
            .min(DAYS - 1);
        let closing = week.closing_hour(position, Day::ALL[day]);
        [
            day >= DAYS - 2,
            self.question.rules.is_night(duty),
            closing.is_some_and(|hour| duty.covers_hour(hour)),
        ]
    }

    /// A shift of a type, if it breaks no rule beside existing ones alone that other new shifts could not mend.
    fn may_have(&self, member: &StaffMember, day: usize, kind: &Kind) -> Option<Cell> {
        let question = self.question;
        let week = self.week(day);
        let of_day = Day::ALL[day % DAYS];
        let is_over_midnight = day % DAYS + 1 == DAYS && kind.start + kind.length > DAY;
        let is_away_next =
            || day + 1 < self.days() && self.week(day + 1).is_away(&member.id, Day::Monday);
        let of_declined = |of: &crate::DeclinedDay| {
            (usize::from(of.week), &of.staff_id, of.day) == (day / DAYS, &member.id, of_day)
        };
        let kinds = self.kinds.len();
        if !member.positions().any(|id| id == kind.position)
            || question.left_out.contains(&member.id)
            || question.declined.iter().any(of_declined)
            || is_over_midnight && (day + 1 == self.days() || is_away_next())
            || !self.asked[day * kinds..(day + 1) * kinds]
                .iter()
                .any(|asked| asked.is_open)
            || counted(week, &member.id).any(|shift| shift.time.day == of_day)
        {
            return None;
        }
        let pause = kind
            .pause
            .max(week.break_of_new(&member.id, u16::try_from(kind.length).ok()?));
        let part = |minutes: i64| u8::try_from(minutes).ok();
        let mut shift = ProposedShift::new(&member.id, of_day, 0, 0).in_position(&kind.position);
        shift.break_minutes = (pause > 0).then_some(pause);
        shift.time = ShiftTime::new(of_day, part(kind.start / HOUR)?, part(kind.length / HOUR)?)
            .with_minutes(part(kind.start % HOUR)?, part(kind.length % HOUR)?);
        let found = week.violations(&shift, None).ok()?;
        if found
            .iter()
            .any(|violation| violation.kind.obstacle().is_some())
        {
            return None;
        }
        let start = (day % DAYS) as i64 * DAY + kind.start;
        let duty = Duty::new(start, start + kind.length, pause.into());
        Some(Cell {
            pause: pause.into(),
            burdens: self.burdens(week, duty, &kind.position),
        })
    }

    /// Sets the even shares: what is there and asked for, by everybody of a main position who can carry it.
    fn share(&mut self) {
        let main = |person: &Person| {
            self.weeks[self.first]
                .staff_member(&person.id)
                .map(|member| member.position_id.clone())
        };
        let mains: Vec<Option<String>> = self.people.iter().map(main).collect();
        for burden in 0..3 {
            let is_one = |person: &Person, cell: usize| {
                person.in_scope && person.may[cell].is_some_and(|cell| cell.burdens[burden])
            };
            let share = |position: &Option<String>| {
                let team = self
                    .people
                    .iter()
                    .zip(&mains)
                    .filter(|(of, main)| of.in_scope && *main == position);
                let can = |person: &Person| {
                    person.counts[burden] > 0
                        || (0..self.asked.len()).any(|cell| is_one(person, cell))
                };
                let people = team.clone().filter(|(of, _)| can(of)).count() as i64;
                let cells = self.asked.iter().enumerate().filter(|(cell, _)| {
                    position.as_ref() == Some(&self.kinds[cell % self.kinds.len()].position)
                        && self.people.iter().any(|of| is_one(of, *cell))
                });
                let asked: i64 = cells.map(|(_, asked)| asked.missing()).sum();
                let had: i64 = team.map(|(of, _)| of.counts[burden]).sum();
                (had + asked) / people.max(1)
            };
            let shares: Vec<i64> = mains.iter().map(share).collect();
            for (person, share) in self.people.iter_mut().zip(shares) {
                person.even[burden] = share;
            }
        }
    }

    /// A new shift of a type on a day.
    fn duty(&self, day: usize, kind: usize) -> Duty {
        let start = day as i64 * DAY + self.kinds[kind].start;
        Duty::new(start, start + self.kinds[kind].length, 0)
    }

    fn duties(&self, line: &[Option<usize>]) -> Vec<Duty> {
        let new = line.iter().enumerate();
        new.filter_map(|(day, kind)| Some(self.duty(day, (*kind)?)))
            .collect()
    }

    /// The minutes of work of a roster in a week.
    fn work(&self, person: &Person, line: &[Option<usize>], week: usize) -> i64 {
        let days = week * DAYS..(week + 1) * DAYS;
        let work = days.filter_map(|day| {
            let kind = line[day]?;
            Some(self.kinds[kind].length - person.may[day * self.kinds.len() + kind]?.pause)
        });
        work.sum()
    }

    /// Whether a roster keeps the rules.
    fn keeps_rules(&self, person: &Person, line: &[Option<usize>]) -> bool {
        let before = (self.first - self.from) * DAYS;
        let mut state = None;
        for (day, &old) in person.old.iter().enumerate() {
            let new = day.checked_sub(before).and_then(|day| *line.get(day)?);
            let work = match new {
                Some(kind) if !old => Work::New(kind),
                None if old => Work::Old,
                None => Work::Off,
                Some(_) => return false,
            };
            let Some(after) = self.after(person, state, day, work) else {
                return false;
            };
            state = Some(after);
        }
        let duties = self.duties(line);
        let mut weeks = 0..usize::from(self.question.weeks);
        duties
            .windows(2)
            .all(|pair| pair[0].end + person.rest <= pair[1].start)
            && weeks.all(|week| self.work(person, line, week) <= person.room[week])
    }

    /// What a roster costs its person: wishes, hours over contract, and unfairness.
    fn own_cost(&self, person: &Person, line: &[Option<usize>]) -> i64 {
        let weights = self.question.weights;
        let new = self.duties(line);
        let unmet = person
            .wishes
            .iter()
            .filter(|wish| !wish.is_met(person.duties.iter().chain(&new).copied()));
        let wishes: i64 = unmet.map(|wish| i64::from(wish.weight)).sum();
        let over = (0..usize::from(self.question.weeks))
            .map(|week| over(person.spare[week], self.work(person, line, week)));
        let mut counts = person.counts;
        for (day, kind) in line
            .iter()
            .enumerate()
            .filter_map(|(day, kind)| Some((day, (*kind)?)))
        {
            let burdens =
                person.may[day * self.kinds.len() + kind].map_or([false; 3], |cell| cell.burdens);
            for (count, is_one) in counts.iter_mut().zip(burdens) {
                *count += i64::from(is_one);
            }
        }
        let squares = (0..3).map(|burden| square(counts[burden] - person.even[burden]));
        let unfairness = if person.in_scope { squares.sum() } else { 0 };
        wishes * i64::from(weights.wish)
            + over.sum::<i64>() * i64::from(weights.overtime)
            + unfairness * i64::from(weights.unfairness)
    }

    /// The least that a roster of a person costs less what its heads are worth, in integers of the certificate.
    fn least(&self, person: &Person, prices: &[i64], lines: &[i64], scale: i64) -> i64 {
        let weights = self.question.weights;
        let kinds = self.kinds.len();
        let mut fixed = 0;
        let mut costs: Vec<i64> = prices.iter().map(|price| -price).collect();
        for wish in &person.wishes {
            let is_about = |duty: Duty| wish.is_met([duty]) == wish.is_on();
            let weight = scale * i64::from(wish.weight) * i64::from(weights.wish);
            let is_there = person.duties.iter().any(|duty| is_about(*duty));
            if wish.is_on() != is_there {
                fixed += weight;
            }
            for (cell, cost) in costs.iter_mut().enumerate().filter(|_| !is_there) {
                let duty = self.duty(cell / kinds, cell % kinds);
                if is_about(duty) && wish.is_on() {
                    *cost -= weight;
                } else if is_about(duty) && wish.begins() == (cell / kinds) as i64 * DAY {
                    // At most one shift of a day is about a wish against it.
                    *cost += weight;
                }
            }
        }
        for burden in (0..3).filter(|_| person.in_scope) {
            let Some(at) = lines.get(burden).map(|line| line - person.even[burden]) else {
                continue;
            };
            let weight = scale * i64::from(weights.unfairness);
            let slope = square(at + 1) - square(at);
            fixed +=
                weight * (square(at) + slope * (person.counts[burden] - person.even[burden] - at));
            for (cost, cell) in costs.iter_mut().zip(&person.may) {
                if cell.is_some_and(|cell| cell.burdens[burden]) {
                    *cost += weight * slope;
                }
            }
        }
        let before = (self.first - self.from) * DAYS;
        let mut states = vec![(None, 0)];
        for (day, &old) in person.old.iter().enumerate() {
            let filled = day.checked_sub(before).filter(|day| *day < self.days());
            let mut next = vec![NEVER; self.states()];
            let mut put = |state: Option<State>, cost: i64| {
                if let Some(state) = state {
                    let known = &mut next[self.number(state)];
                    *known = (*known).min(cost);
                }
            };
            for (state, cost) in states {
                if old {
                    put(self.after(person, state, day, Work::Old), cost);
                    continue;
                }
                put(self.after(person, state, day, Work::Off), cost);
                for kind in 0..filled.map_or(0, |_| kinds) {
                    let Some(filled) = filled else { continue };
                    let after = self.after(person, state, day, Work::New(kind));
                    let hours = after.map_or(0, |after| {
                        let of_days = |days: usize| {
                            let work = person.shortest.saturating_mul(days as i64);
                            over(person.spare[filled / DAYS], work)
                        };
                        of_days(after.days) - of_days(after.days - 1)
                    });
                    let hours = scale * i64::from(weights.overtime) * hours;
                    put(after, cost + costs[filled * kinds + kind] + hours);
                }
            }
            let reached = next.iter().enumerate().filter(|(_, cost)| **cost < NEVER);
            states = reached
                .map(|(number, cost)| (Some(self.state(number)), *cost))
                .collect();
        }
        fixed + states.iter().map(|(_, cost)| *cost).min().unwrap_or(0)
    }

    /// Lengths of runs that are told apart.
    fn runs(&self) -> usize {
        let rules = &self.question.rules;
        let rows = [
            rules.max_days_in_row,
            rules.min_days_in_row,
            rules.min_days_off_in_row,
        ];
        rows.map(|days| usize::try_from(days).unwrap_or(0) + 2)
            .into_iter()
            .fold(0, usize::max)
    }

    fn states(&self) -> usize {
        8 * self.runs() * (self.kinds.len() + 1) * (DAYS + 1) * (1 << WEEKENDS_OF)
    }

    fn number(&self, state: State) -> usize {
        let flags =
            usize::from(state.works) * 4 + usize::from(state.is_edge) * 2 + usize::from(state.flag);
        let last = state.last.map_or(0, |kind| kind + 1);
        let run = (flags * self.runs() + state.run) * (self.kinds.len() + 1) + last;
        (run * (DAYS + 1) + state.days) << WEEKENDS_OF | usize::from(state.weekends)
    }

    fn state(&self, number: usize) -> State {
        let weekends = number & ((1 << WEEKENDS_OF) - 1);
        let (rest, days) = (number >> WEEKENDS_OF, (number >> WEEKENDS_OF) % (DAYS + 1));
        let rest = rest / (DAYS + 1);
        let (rest, last) = (rest / (self.kinds.len() + 1), rest % (self.kinds.len() + 1));
        let (flags, run) = (rest / self.runs(), rest % self.runs());
        State {
            works: flags & 4 > 0,
            is_edge: flags & 2 > 0,
            flag: flags & 1 > 0,
            run,
            last: last.checked_sub(1),
            days,
            weekends: u8::try_from(weekends).unwrap_or(0),
        }
    }

    /// What a day makes of a state, which is nothing before the first one; `None` if a rule forbids it.
    fn after(
        &self,
        person: &Person,
        state: Option<State>,
        day: usize,
        work: Work,
    ) -> Option<State> {
        let rules = &self.question.rules;
        let limit = |rule: i32| usize::try_from(rule).unwrap_or(0);
        let (most, least) = (
            limit(rules.max_days_in_row),
            [
                limit(rules.min_days_off_in_row),
                limit(rules.min_days_in_row),
            ],
        );
        let works = work != Work::Off;
        let is_new = matches!(work, Work::New(_));
        let mut next = match state {
            None => State {
                works,
                run: 0,
                is_edge: true,
                flag: false,
                last: None,
                days: 0,
                weekends: 0,
            },
            Some(state) if state.works != works => {
                let is_short = !state.is_edge && state.run < least[usize::from(state.works)];
                let is_exempt = if state.works {
                    !state.flag
                } else {
                    state.flag && work == Work::Old
                };
                if is_short && !is_exempt {
                    return None;
                }
                State {
                    works,
                    run: 0,
                    is_edge: false,
                    flag: !works && person.old[day - 1],
                    ..state
                }
            }
            Some(state) => state,
        };
        next.run = (next.run + 1).min(most.max(least[usize::from(works)]) + 1);
        next.flag |= is_new;
        if next.works && next.flag && most > 0 && next.run > most {
            return None;
        }
        if works && next.run >= least[1] {
            next.is_edge = false;
        }
        if !works && next.run >= least[0] {
            // A longer run without a shift allows nothing more.
            (next.run, next.is_edge, next.flag) = (least[0], false, false);
        }
        if day.is_multiple_of(DAYS) {
            next.days = 0;
            next.weekends = next.weekends << 1 & 0b1111;
        }
        let last = std::mem::take(&mut next.last);
        let Work::New(kind) = work else {
            return Some(next);
        };
        next.last = Some(kind);
        next.days += 1;
        let filled = day.checked_sub((self.first - self.from) * DAYS)?;
        let week = filled / DAYS;
        let of_shortest = person.shortest.checked_mul(next.days as i64)?;
        if person.may[filled * self.kinds.len() + kind].is_none()
            || next.days > person.new_days[week]
            || of_shortest > person.room[week]
            || last.is_some_and(|last| !self.may_follow(person, last, kind))
        {
            return None;
        }
        if let Some(limit) = person.weekends
            && day % DAYS >= DAYS - 2
        {
            next.weekends |= 1;
            let week = day / DAYS;
            let is_worked = |at: usize| {
                let old = &person.old[at * DAYS..(at + 1) * DAYS];
                let is_new = week
                    .checked_sub(at)
                    .is_some_and(|ago| ago < WEEKENDS_OF && next.weekends >> ago & 1 == 1);
                is_new || old[DAYS - 2..].contains(&true)
            };
            let is_added = !person.old[week * DAYS + DAYS - 2..(week + 1) * DAYS].contains(&true);
            let most = person.old.len() / DAYS;
            let windows = (week + 1).saturating_sub(WEEKENDS_OF)..=week;
            let mut counts = windows.map(|start| {
                (start..(start + WEEKENDS_OF).min(most))
                    .filter(|at| is_worked(*at))
                    .count()
            });
            if is_added && counts.any(|count| count > limit) {
                return None;
            }
        }
        Some(next)
    }

    fn may_follow(&self, person: &Person, kind: usize, next: usize) -> bool {
        let (one, other) = (&self.kinds[kind], &self.kinds[next]);
        one.start + one.length + person.rest <= DAY + other.start
            && !self.forbids[kind * self.kinds.len() + next]
    }
}

/// Hours over contract, rounded up.
fn over(spare: Option<i64>, work: i64) -> i64 {
    spare.map_or(0, |spare| (work - spare + HOUR - 1).div_euclid(HOUR).max(0))
}

fn square(over: i64) -> i64 {
    over.max(0).pow(2)
}

/// Start and length of the types with a code that a position can have.
fn named<'a>(
    week: &'a Week,
    code: &'a str,
    position: &'a str,
) -> impl Iterator<Item = (i64, i64)> + 'a {
    let types = week.details().shift_types.iter();
    let of = types.filter(move |known| {
        known.is_named(code)
            && known
                .position_id
                .as_ref()
                .is_none_or(|only| only == position)
    });
    of.map(|known| (known.start_minutes() as i64, known.length_minutes() as i64))
}

/// The types that positions in scope need.
fn kinds(week: &Week, filter: &Filter) -> Vec<Kind> {
    let mut kinds: Vec<Kind> = Vec::new();
    for cover in &week.details().cover {
        let is_in_scope = week
            .position(&cover.position_id)
            .is_some_and(|position| filter.admits(position));
        for known in week.details().shift_types.iter().filter(|_| is_in_scope) {
            let (start, length) = (known.start_minutes() as i64, known.length_minutes() as i64);
            let is_other = known
                .position_id
                .as_ref()
                .is_some_and(|only| *only != cover.position_id);
            let is_known = |kind: &Kind| {
                (&kind.position, kind.start, kind.length) == (&cover.position_id, start, length)
            };
            if known.is_named(&cover.shift_type) && !is_other && !kinds.iter().any(is_known) {
                kinds.push(Kind {
                    position: cover.position_id.clone(),
                    start,
                    length,
                    pause: known.break_minutes,
                });
            }
        }
    }
    kinds.sort_by(|a, b| (&a.position, a.start, a.length).cmp(&(&b.position, b.start, b.length)));
    kinds
}
