//! Checks plans of one week by hours, and the bounds claimed for them.
//!
//! With a price for a head of every hour, no more than a missing one counts, every plan leaves at least the prices of
//! the heads missing, less the most that the hours of each person's week are worth. That most is recomputed here. What a
//! law says is not looked at: bounds hold without it, and a plan is checked against the other rules only.

use std::collections::BTreeMap;

use super::{Certificate, Refusal};
use crate::{FillQuestion, Target};
use scheduler_core::{
    Day, HourMarks, HourRange, ProposedShift, Rules, StaffMember, Week,
    schedule::{Absence, AbsenceKind, MarkNeed},
};

const DAYS: usize = 7;
const HOURS: usize = 24;
const WEEK: usize = DAYS * HOURS;
/// Minutes of an hour.
const HOUR: i64 = 60;

/// Missing head-hours by position id and hour of the week, and missing hours of people with marks by need.
struct Missing {
    heads: BTreeMap<String, Vec<i64>>,
    marks: Vec<Vec<i64>>,
}

/// The head-hours that a plan leaves missing, if its shifts keep every rule.
///
/// # Errors
/// The first person whose new shifts break a rule.
pub fn missing_after(
    week: &Week,
    question: &FillQuestion,
    shifts: &[ProposedShift],
) -> Result<i64, Refusal> {
    let (week, mut missing) = read(week, question);
    let mut by_person: BTreeMap<&str, Vec<New>> = BTreeMap::new();
    for shift in shifts {
        let refused = || Refusal::Rule(shift.staff_id.clone());
        let member = week.staff_member(&shift.staff_id).ok_or_else(refused)?;
        if (shift.time.start_minute, shift.time.minutes) != (0, 0) {
            return Err(refused());
        }
        let position = shift.position_id.as_ref().unwrap_or(&member.position_id);
        let new = New {
            start: shift.time.day.index() * HOURS + usize::from(shift.time.start),
            hours: usize::from(shift.time.hours),
            position: position.clone(),
            pause: i64::from(shift.break_minutes.unwrap_or(0)),
        };
        let cover = |heads: &mut Vec<i64>| {
            let hours = heads.iter_mut().skip(new.start).take(new.hours);
            hours.for_each(|heads| *heads -= 1);
        };
        cover(missing.heads.get_mut(&new.position).ok_or_else(refused)?);
        for (need, heads) in question.rules.mark_needs.iter().zip(&mut missing.marks) {
            if meets(member, need, &new.position) {
                cover(heads);
            }
        }
        by_person.entry(&shift.staff_id).or_default().push(new);
    }
    for (one, other) in &question.rules.never_together {
        let none = Vec::new();
        let of = |id: &String| by_person.get(id.as_str()).unwrap_or(&none);
        let is_new = !of(one).is_empty() || !of(other).is_empty();
        let hours = |id: &String| {
            let new = of(id).iter().map(|new| {
                let start = new.start as i64 * HOUR;
                (start, start + new.hours as i64 * HOUR, true)
            });
            let own = Person::new(&week, question, id).map_or(Vec::new(), |person| person.own);
            let own = own.into_iter().map(|own| (own.start, own.end, false));
            own.chain(new).collect::<Vec<_>>()
        };
        let together = |(start, end, new): &(i64, i64, bool)| {
            hours(other)
                .iter()
                .any(|(from, to, also)| (*new || *also) && start < to && from < end)
        };
        if is_new && hours(one).iter().any(together) {
            return Err(Refusal::Rule(one.clone()));
        }
    }
    for (staff_id, new) in by_person {
        let keeps_rules =
            Person::new(&week, question, staff_id).is_some_and(|person| person.may_work(&new));
        if !keeps_rules {
            return Err(Refusal::Rule(staff_id.to_owned()));
        }
    }
    let all = missing.heads.values().chain(&missing.marks).flatten();
    Ok(all.map(|&heads| heads.max(0)).sum())
}

/// The bound that a certificate proves: no plan leaves fewer head-hours missing.
///
/// # Errors
/// Prices that are too many or outside what they may be.
pub fn bound(
    week: &Week,
    question: &FillQuestion,
    certificate: &Certificate,
) -> Result<i64, Refusal> {
    let Certificate {
        scale,
        heads,
        marks,
        ..
    } = certificate;
    let (week, missing) = read(week, question);
    let is_fair = |prices: &Vec<i64>| {
        prices.len() == WEEK && prices.iter().all(|price| (0..=*scale).contains(price))
    };
    let is_known = |(position, prices): (&String, &Vec<i64>)| {
        missing.heads.contains_key(position) && is_fair(prices)
    };
    if !(1..=1 << 30).contains(scale)
        || !heads.iter().all(is_known)
        || marks.len() > missing.marks.len()
        || !marks
            .iter()
            .all(|prices| prices.is_empty() || is_fair(prices))
    {
        return Err(Refusal::Prices);
    }
    let priced = heads
        .iter()
        .filter_map(|(position, prices)| Some((missing.heads.get(position)?, prices)));
    let priced = priced.chain(missing.marks.iter().zip(marks));
    let mut sum: i64 = priced
        .flat_map(|(missing, prices)| missing.iter().zip(prices))
        .map(|(heads, price)| heads * price)
        .sum();
    for member in week.staff() {
        if let Some(person) = Person::new(&week, question, &member.id) {
            sum -= person.most(&prices_of(member, question, certificate));
        }
    }
    Ok((sum + scale - 1).div_euclid(*scale).max(0))
}

/// Whether somebody at work in a position meets a need of a mark.
fn meets(member: &StaffMember, need: &MarkNeed, position: &str) -> bool {
    member.has_mark(&need.mark) && need.position_id.as_deref().is_none_or(|id| id == position)
}

/// What the hours of a person's positions are worth: a head, and their marks.
fn prices_of(
    member: &StaffMember,
    question: &FillQuestion,
    certificate: &Certificate,
) -> BTreeMap<String, Vec<i64>> {
    let mut worth = BTreeMap::new();
    for position in member.positions() {
        let heads = certificate.heads.get(position);
        let mut prices = heads.map_or_else(|| vec![0; WEEK], Vec::clone);
        let needs = question.rules.mark_needs.iter().zip(&certificate.marks);
        for (_, of_mark) in needs.filter(|(need, _)| meets(member, need, position)) {
            for (price, more) in prices.iter_mut().zip(of_mark) {
                *price += more;
            }
        }
        worth.insert(position.to_owned(), prices);
    }
    worth
}

/// The week without those whom the question says to be absent, and what is missing in it.
fn read(given: &Week, question: &FillQuestion) -> (Week, Missing) {
    let mut week = given.clone();
    let mut absences = week.details().absences.clone();
    for absent in &question.absences {
        let is_known = week.staff_member(&absent.staff_id).is_some();
        if is_known
            && !absences
                .iter()
                .any(|of| of.staff_id == absent.staff_id && of.day == absent.day)
        {
            absences.push(Absence::new(
                &*absent.staff_id,
                absent.day,
                AbsenceKind::Other,
            ));
        }
    }
    // Everybody in the list is known, and nobody twice for a day.
    let _ = week.set_absences(absences);
    let target = match question.target {
        Target::Minimum if question.rules.whole_need => Target::Required,
        target => target,
    };
    let examined = week.details().examined();
    let counted = match target {
        Target::Planned if !question.within.is_empty() => HourRange::new(0, 24),
        _ => examined,
    };
    let (before, now) = (
        given.coverage(&question.filter),
        week.coverage(&question.filter),
    );
    let mut missing = BTreeMap::new();
    let mut asked: BTreeMap<String, Vec<bool>> = BTreeMap::new();
    for (position, scheduled) in &now {
        let planned = before.get(position).map(|table| table.iter().flatten());
        let planned = planned.into_iter().flatten().chain(std::iter::repeat(&0));
        let days = Day::ALL
            .into_iter()
            .flat_map(|day| (0..24_u8).map(move |hour| (day, hour)));
        let of_hours = days.zip(scheduled.iter().flatten()).zip(planned);
        let mut asks = vec![false; WEEK];
        let heads = of_hours.map(|(((day, hour), &scheduled), &planned)| {
            let is_asked = question.within.is_empty()
                || question
                    .within
                    .iter()
                    .any(|within| within.day == day && within.hours.contains(hour));
            if !counted.contains(hour) || !is_asked {
                return 0;
            }
            let is_demanded = week.is_demanded(position, day, hour);
            let required = week
                .required_at(position, day, hour)
                .filter(|&heads| heads > 0 && examined.contains(hour) || is_demanded);
            if let Some(asks) = asks.get_mut(day.index() * HOURS + usize::from(hour)) {
                *asks = required.is_some_and(|heads| heads > 0);
            }
            let wanted = match target {
                Target::Planned => required.map_or(planned, |required| required.min(planned)),
                Target::Required => required.unwrap_or(0),
                Target::Minimum => required.unwrap_or(0).div_ceil(2),
            };
            (i64::from(wanted) - i64::from(scheduled)).max(0)
        });
        missing.insert(position.clone(), heads.collect());
        asked.insert(position.clone(), asks);
    }
    let marks = question.rules.mark_needs.iter().map(|need| {
        if !week.admits_need(need, &question.filter) {
            return vec![0; WEEK];
        }
        let planned = given.people_with_mark(need);
        let now = week.people_with_mark(need).into_iter().zip(planned);
        let hours = now.enumerate().map(|(hour, (now, planned))| {
            let is_asked = |id: &str| {
                need.position_id.as_deref().is_none_or(|of| of == id)
                    && asked
                        .get(id)
                        .is_some_and(|asked| asked.get(hour) == Some(&true))
            };
            let wanted = match target {
                Target::Planned => need.heads.min(planned),
                _ => need.heads,
            };
            let needs = week.positions().any(|position| is_asked(&position.id));
            if needs {
                (i64::from(wanted) - i64::from(now)).max(0)
            } else {
                0
            }
        });
        hours.collect()
    });
    let marks: Vec<Vec<i64>> = marks.collect();
    (
        week,
        Missing {
            heads: missing,
            marks,
        },
    )
}

/// A new shift, in hours of the week.
struct New {
    start: usize,
    hours: usize,
    position: String,
    pause: i64,
}

/// A shift that somebody has: its day, from -7 on, and its minutes of the week.
struct Own {
    day: i64,
    start: i64,
    end: i64,
    position: String,
}

/// What the rules say about one person.
struct Person<'a> {
    rules: &'a Rules,
    positions: Vec<&'a str>,
    free: HourMarks,
    own: Vec<Own>,
    closed: [bool; DAYS],
    /// Minutes of new work, and of rest between days.
    room: i64,
    rest: i64,
}

impl<'a> Person<'a> {
    /// `None` if the person is unknown.
    fn new(week: &'a Week, question: &'a FillQuestion, staff_id: &str) -> Option<Self> {
        let member = week.staff_member(staff_id)?;
        let rules = &question.rules;
        let details = week.details();
        let in_week = week
            .shifts_of(staff_id)
            .filter(|shift| !week.is_away(staff_id, shift.time.day));
        let shifts = in_week
            .map(|shift| (shift, 0))
            .chain(details.before.iter().map(|shift| (shift, -7)))
            .chain(details.after.iter().map(|shift| (shift, 7)))
            .filter(|(shift, _)| shift.staff_id == staff_id);
        let own = shifts.map(|(shift, days)| Own {
            day: shift.time.day.index() as i64 + days,
            start: shift.start_minutes() as i64 + days * HOURS as i64 * HOUR,
            end: shift.end_minutes() as i64 + days * HOURS as i64 * HOUR,
            position: shift
                .position_id
                .as_ref()
                .unwrap_or(&member.position_id)
                .clone(),
        });
        let is_left_out = question.left_out.iter().any(|id| id == staff_id);
        let closed = Day::ALL.map(|day| {
            let mut declined = question.declined.iter();
            is_left_out || declined.any(|other| other.staff_id == staff_id && other.day == day)
        });
        let load = i64::from(week.work_minutes(staff_id)?);
        let keeps_contract = question.within_contract || rules.within_contract;
        let contract = member.contract_minutes.filter(|_| keeps_contract);
        let limits = member.max_minutes.into_iter().chain(contract);
        Some(Self {
            rules,
            positions: member.positions().collect(),
            free: week.free_hours(staff_id)?,
            own: own.collect(),
            closed,
            room: limits
                .map(|most| (i64::from(most) - load).max(0))
                .min()
                .unwrap_or(i64::MAX),
            rest: i64::from(rules.rest_minutes(member.minor).unwrap_or(0))
                .div_euclid(HOUR)
                .max(0)
                * HOUR,
        })
    }

    /// Whether a new shift breaks no rule by itself or beside the shifts that there are.
    fn may_start(&self, start: usize, hours: usize, position: &str) -> bool {
        let day = start / HOURS;
        let is_free = |hour: usize| {
            let of_day = self.free.get(hour / HOURS);
            of_day.and_then(|hours| hours.get(hour % HOURS)) == Some(&true)
        };
        let (from, to) = (start as i64 * HOUR, (start + hours) as i64 * HOUR);
        let length = to - from;
        let of_day = || self.own.iter().filter(|own| own.day == day as i64);
        let touched = || {
            of_day().filter(|own| own.position == position && (own.end == from || own.start == to))
        };
        let lengthened: i64 = touched().map(|own| own.end - own.start).sum();
        let whole = length + if self.rules.lengthen { lengthened } else { 0 };
        let worked: i64 = of_day().map(|own| own.end - own.start).sum();
        let limit = |rule: i32| (rule > 0).then_some(i64::from(rule) * HOUR);
        let rests = |own: &Own| {
            own.day == day as i64 || own.end + self.rest <= from || to + self.rest <= own.start
        };
        hours > 0
            && start + hours <= WEEK
            && self.closed.get(day) == Some(&false)
            && self.positions.contains(&position)
            && (start..start + hours).all(is_free)
            && limit(self.rules.min_hours).is_none_or(|least| whole >= least)
            && (self.rules.split_days || of_day().next().is_none() || touched().next().is_some())
            && limit(self.rules.max_hours).unwrap_or(HOURS as i64 * HOUR) >= length
            && limit(self.rules.max_hours).is_none_or(|most| worked + length <= most)
            && self.own.iter().all(rests)
            && length <= self.room
    }

    /// Whether new shifts may start on the days of a set.
    fn may_use(&self, set: u32) -> bool {
        let has = |day: i64| self.own.iter().any(|own| own.day == day);
        let is_new = |day: i64| (0..7).contains(&day) && set >> day & 1 == 1 && !has(day);
        let (old, new) = (
            (0..7).filter(|&day| has(day)).count(),
            (0..7).filter(|&day| is_new(day)).count(),
        );
        let most =
            usize::try_from(self.rules.days_off).map_or(DAYS, |off| DAYS.saturating_sub(off));
        let fits_row = (0..7).filter(|&day| is_new(day)).all(|day| {
            let works = |&day: &i64| has(day) || is_new(day);
            let before = (-7..day).rev().take_while(works).count();
            let after = (day + 1..14).take_while(works).count();
            let row = i64::try_from(before + 1 + after).unwrap_or(i64::MAX);
            self.rules.max_days_in_row <= 0 || row <= i64::from(self.rules.max_days_in_row)
        });
        new <= most.saturating_sub(old) && fits_row
    }

    /// Whether these new shifts together keep the rules.
    fn may_work(&self, new: &[New]) -> bool {
        let rests = |a: &New, b: &New| {
            let (a, b) = if a.start <= b.start { (a, b) } else { (b, a) };
            a.start / HOURS != b.start / HOURS
                && (a.start + a.hours) as i64 * HOUR + self.rest <= b.start as i64 * HOUR
        };
        let mut pairs = new
            .iter()
            .enumerate()
            .flat_map(|(at, a)| new.iter().skip(at + 1).map(move |b| (a, b)));
        let set = new
            .iter()
            .fold(0, |set, shift| set | 1 << (shift.start / HOURS).min(31));
        let work: i64 = new
            .iter()
            .map(|shift| shift.hours as i64 * HOUR - shift.pause)
            .sum();
        new.iter()
            .all(|shift| self.may_start(shift.start, shift.hours, &shift.position))
            && pairs.all(|(a, b)| rests(a, b))
            && self.may_use(set)
            && work <= self.room
    }

    /// The most that the hours of new shifts of the person are worth, whatever a law says.
    fn most(&self, heads: &BTreeMap<String, Vec<i64>>) -> i64 {
        // Breaks, which the law alone asks for, are no work.
        let room = if self.rules.law.is_some() {
            i64::MAX
        } else {
            self.room
        };
        let width = usize::try_from(room / HOUR).unwrap_or(WEEK).min(WEEK) + 1;
        let counts = width <= WEEK;
        let rest = usize::try_from(self.rest / HOUR).unwrap_or(WEEK);
        // By the days used and the hour from which the person is rested: the most by hours of work.
        let mut states = BTreeMap::from([(
            (0_u32, 0_usize),
            vec![0_i64; if counts { width } else { 1 }],
        )]);
        for day in 0..DAYS {
            let options = self.options(day, heads);
            let mut next = states.clone();
            for ((set, ready), table) in &states {
                let with = set | 1 << day;
                if !self.may_use(with) {
                    continue;
                }
                for &(start, hours, value) in options.iter().filter(|(start, ..)| start >= ready) {
                    let into = next
                        .entry((with, start + hours + rest))
                        .or_insert_with(|| vec![i64::MIN / 4; table.len()]);
                    let into = into.iter_mut().skip(if counts { hours } else { 0 });
                    into.zip(table)
                        .for_each(|(into, from)| *into = (*into).max(from + value));
                }
            }
            states = next;
        }
        states.values().flatten().copied().max().unwrap_or(0)
    }

    /// The shifts of a day that are worth something: start, hours and value in the best position.
    fn options(&self, day: usize, heads: &BTreeMap<String, Vec<i64>>) -> Vec<(usize, usize, i64)> {
        let mut options = Vec::new();
        for start in day * HOURS..(day + 1) * HOURS {
            for hours in 1..=HOURS {
                let of_position = |position: &&str| {
                    let prices = heads.get(*position)?;
                    let value = prices.iter().skip(start).take(hours).sum::<i64>();
                    (value > 0 && self.may_start(start, hours, position)).then_some(value)
                };
                let value = self.positions.iter().filter_map(of_position).max();
                options.extend(value.map(|value| (start, hours, value)));
            }
        }
        options
    }
}
