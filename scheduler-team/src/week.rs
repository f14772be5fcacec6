//! One week of a roster as a schedule of the engine.

use std::collections::{HashMap, HashSet};

use chrono::{Datelike, Days, NaiveDate};
use scheduler_core::{
    Absence, AbsenceKind, Availability, Day, Position, Schedule, Shift, StaffMember,
    demand::TemplatePosition,
    schedule::{Demand, MAX_BREAK_MINUTES, MAX_REQUIRED, MAX_TEXT_LENGTH, ShiftType, folded_name},
};
use serde::Serialize;

use crate::{
    correct::Meaning,
    heads,
    layouts::LayoutKind,
    questions::{Question, QuestionKind},
    reading::{MAX_PROBLEMS, Roster, RosterDay, RosterPerson, RosterShift},
    report::{ProblemCode, TeamProblem},
    words::OffKind,
};

const DAY: u32 = 24 * 60;

/// Which week of a roster is wanted, and what is filled in for what the table does not say.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct WeekOptions {
    /// The Monday of the week; `None` for the current one if the roster has shifts in it, or else the week with the most
    /// shifts.
    pub monday: Option<NaiveDate>,
    /// The Monday of the current week.
    pub current: NaiveDate,
    /// The position of people for whom the table gives none.
    pub position: String,
    /// Whether people for whom the table gives no availability are available at all hours.
    pub assume_available: bool,
}

impl WeekOptions {
    /// The best week of a roster, with the position of people for whom the table gives none. People without availability
    /// are available at all hours.
    #[must_use]
    pub fn new(current: NaiveDate, position: impl Into<String>) -> Self {
        Self {
            monday: None,
            current,
            position: position.into(),
            assume_available: true,
        }
    }
}

/// A person in a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PersonRead {
    /// The name.
    pub name: String,
    /// The main position's name.
    pub position: String,
    /// The number of shifts.
    pub shifts: u32,
    /// The summed length of the shifts, in minutes.
    pub minutes: u32,
    /// Whether the table gives their availability.
    pub has_availability: bool,
}

/// A week of a roster.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct TeamReading {
    /// The week; `None` if nobody is in it.
    pub schedule: Option<Schedule>,
    /// Requirements derived from the week's own shifts.
    pub requirements: Vec<TemplatePosition>,
    /// The Monday of the week, as `YYYY-MM-DD`; `None` if the table has only weekdays.
    pub monday: Option<String>,
    /// The people, in the order of the table.
    pub people: Vec<PersonRead>,
    /// The number of shifts of people in the week.
    pub shifts: u32,
    /// The open shifts of the week: shifts for which nobody is named.
    pub open_shifts: Vec<RosterShift>,
    /// The first sheet that was read, from 0.
    pub sheet: u32,
    /// How the table is laid out.
    pub layout: LayoutKind,
    /// What each column is; empty if the columns of the layout have no meaning of their own.
    pub columns: Vec<Meaning>,
    /// What the file does not say.
    pub questions: Vec<Question>,
    /// At most [`MAX_PROBLEMS`] problems, in the order of the table: those of the file, and what is not in this week.
    pub problems: Vec<TeamProblem>,
    /// The total number of problems.
    pub problem_count: u32,
}

/// The Monday of a date's week.
pub(crate) fn monday(date: NaiveDate) -> NaiveDate {
    let back = u64::from(date.weekday().num_days_from_monday());
    date.checked_sub_days(Days::new(back)).unwrap_or(date)
}

impl RosterDay {
    /// The Monday of its week; `None` if only the weekday is known.
    fn monday(&self) -> Option<NaiveDate> {
        self.date.as_deref()?.parse().ok().map(monday)
    }
}

impl Roster {
    /// One week as a schedule. Shifts of the weeks before and after it are its neighbours; what is in no week that is
    /// shown is listed among the problems.
    #[must_use]
    pub fn week(&self, options: &WeekOptions) -> TeamReading {
        let chosen = options.monday.or_else(|| self.best_week(options.current));
        let (schedule, problems) = self.schedule(chosen, options);
        let mut all = self.problems.clone();
        for question in &self.questions {
            let code = question.code.clone().unwrap_or_default();
            let value = if code.is_empty() || question.kind == QuestionKind::Days {
                question.example.clone()
            } else {
                format!("{code} × {}", question.count)
            };
            let (sheet, line, column) = (question.sheet, question.line, question.column);
            all.push(TeamProblem {
                sheet,
                line,
                column,
                code: ProblemCode::Asked,
                note: false,
                value,
            });
        }
        all.extend(problems);
        all.sort_by_key(|problem| (problem.sheet, problem.line, problem.column));
        let problem_count = self.problem_count + count(all.len() - self.problems.len());
        all.truncate(MAX_PROBLEMS);
        let in_week = |shift: &&RosterShift| within(&shift.day, chosen);
        let people = self.people.iter().zip(0..).map(|(person, index)| {
            let own = self
                .shifts
                .iter()
                .filter(in_week)
                .filter(|shift| shift.person == Some(index));
            let lengths: Vec<u32> = own
                .map(|shift| shift.end_minutes - shift.start_minutes)
                .collect();
            PersonRead {
                name: person.name.clone(),
                position: person
                    .positions
                    .first()
                    .unwrap_or(&options.position)
                    .clone(),
                shifts: count(lengths.len()),
                minutes: lengths.iter().sum(),
                has_availability: person.availability.is_some(),
            }
        });
        TeamReading {
            requirements: schedule.as_ref().map(heads::propose).unwrap_or_default(),
            monday: chosen.map(|monday| monday.to_string()),
            people: people.collect(),
            shifts: schedule
                .as_ref()
                .map_or(0, |schedule| count(schedule.shifts().len())),
            open_shifts: self
                .shifts
                .iter()
                .filter(in_week)
                .filter(|shift| shift.open)
                .cloned()
                .collect(),
            sheet: count(self.sheets.iter().position(|sheet| sheet.used).unwrap_or(0)),
            layout: self.layout,
            columns: self.columns.clone(),
            questions: self.questions.clone(),
            schedule,
            problems: all,
            problem_count,
        }
    }

    /// The current week if it has shifts, or else the week with the most; the earliest of several. `None` if the roster
    /// has only weekdays.
    fn best_week(&self, current: NaiveDate) -> Option<NaiveDate> {
        let mut weeks: HashMap<NaiveDate, usize> = HashMap::new();
        for monday in self.shifts.iter().filter_map(|shift| shift.day.monday()) {
            *weeks.entry(monday).or_default() += 1;
        }
        if weeks.contains_key(&current) {
            return Some(current);
        }
        let most = weeks.values().max().copied()?;
        weeks
            .into_iter()
            .filter(|(_, shifts)| *shifts == most)
            .map(|(monday, _)| monday)
            .min()
    }

    fn schedule(
        &self,
        chosen: Option<NaiveDate>,
        options: &WeekOptions,
    ) -> (Option<Schedule>, Vec<TeamProblem>) {
        let mut problems = Vec::new();
        let mut positions = Positions::default();
        let mut ids = Ids::default();
        let named: Vec<(String, &RosterPerson)> = self
            .people
            .iter()
            .map(|person| (ids.next("own", &person.name), person))
            .collect();
        let mut staff = Vec::new();
        for (id, person) in &named {
            let texts = std::iter::once(&person.name).chain(&person.positions);
            if let Some(long) = texts
                .clone()
                .find(|text| text.chars().count() > MAX_TEXT_LENGTH)
            {
                problems.push(problem(None, ProblemCode::TooLong, long));
                return (None, problems);
            }
            let main = person.positions.first().unwrap_or(&options.position);
            let main = positions.id(main);
            let mut member = StaffMember::new(id, &person.name, &main);
            for other in person.positions.iter().skip(1) {
                let other = positions.id(other);
                if !member.works_in(&other) {
                    member = member.also(other);
                }
            }
            // Four colours are enough to distinguish neighbours.
            let colors = ["server", "cook", "host", "manager"];
            let color = colors.get(positions.index(&main) % colors.len());
            member.color = color.copied().unwrap_or_default().to_owned();
            member.availability = match &person.availability {
                Some(ranges) => merged(ranges),
                None if options.assume_available => {
                    Day::ALL.map(|day| Availability::new(day, 0, 24)).to_vec()
                }
                None => Vec::new(),
            };
            member.hourly_cents = person.wage_cents;
            member.contract_minutes = person
                .contract_minutes
                .filter(|minutes| *minutes <= 7 * DAY);
            member.max_minutes = person.max_minutes.filter(|minutes| *minutes <= 7 * DAY);
            staff.push(member);
        }
        if staff.is_empty() {
            return (None, problems);
        }
        let mut weeks: [Vec<Shift>; 3] = Default::default();
        let mut elsewhere: HashMap<NaiveDate, (&RosterShift, u32)> = HashMap::new();
        let mut shift_ids = Ids::default();
        for shift in &self.shifts {
            let Some((member, (id, _))) = shift.person.and_then(|person| {
                let index = usize::try_from(person).ok()?;
                Some((staff.get(index)?, named.get(index)?))
            }) else {
                continue;
            };
            let distance = match (shift.day.monday(), chosen) {
                (Some(own), Some(chosen)) => (own - chosen).num_days(),
                _ => 0,
            };
            let week = match distance {
                -7 => 0,
                0 => 1,
                7 => 2,
                _ => 3,
            };
            if week != 1
                && let Some(own) = shift.day.monday()
            {
                elsewhere.entry(own).or_insert((shift, 0)).1 += 1;
            }
            let Some(week) = weeks.get_mut(week) else {
                continue;
            };
            // The id is the person's and the day's, so that a calendar keeps its events when the table changes.
            let weekday = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
                .get(shift.day.weekday.index())
                .copied()
                .unwrap_or_default();
            let prefix = if distance == 0 {
                id.clone()
            } else {
                format!("{id}-{distance}")
            };
            let id = shift_ids.next(&prefix, weekday);
            week.push(self.engine_shift(id, member, shift, &mut positions));
        }
        for (own, (shift, shifts)) in elsewhere {
            problems.push(problem(
                Some(shift),
                ProblemCode::OtherWeek,
                &format!("{own} × {shifts}"),
            ));
        }
        problems.sort_by(|one, other| one.value.cmp(&other.value));
        let [before, shifts, after] = weeks;
        let absences = self.absences(chosen, &named);
        let made = self.demand(chosen, &mut positions, options);
        let list = || {
            positions
                .names
                .iter()
                .enumerate()
                .map(|(index, name)| Position::new(position_id(index), name, "own", 0))
                .collect::<Vec<_>>()
        };
        let result = Schedule::new(list(), staff.clone(), shifts.clone()).and_then(|schedule| {
            // Without a template a position needs the heads of its busiest slot.
            let heads = heads::propose(&schedule);
            let positions = schedule.positions().iter().map(|position| {
                let own = heads.iter().find(|own| own.id == position.id);
                let most = own.map_or(0, |own| heads::most(&own.requirements));
                Position::new(&position.id, &position.name, &position.team, most)
            });
            let schedule = Schedule::new(positions.collect(), staff, shifts)?;
            let schedule = schedule
                .with_absences(absences)?
                .with_demand(made)?
                .with_shift_types(self.types())?;
            schedule.with_weeks_around(before, after)
        });
        match result {
            Ok(schedule) => (Some(schedule), problems),
            Err(error) => {
                problems.push(problem(None, ProblemCode::Refused, &error.to_string()));
                (None, problems)
            }
        }
    }

    fn engine_shift(
        &self,
        id: String,
        member: &StaffMember,
        shift: &RosterShift,
        positions: &mut Positions,
    ) -> Shift {
        let length = shift
            .end_minutes
            .saturating_sub(shift.start_minutes)
            .min(DAY);
        let made = Shift::new(
            id,
            &member.id,
            shift.day.weekday,
            small(shift.start_minutes / 60),
            small(length / 60),
        );
        let mut made = made.with_minutes(small(shift.start_minutes % 60), small(length % 60));
        made = made.with_break(small(shift.break_minutes.min(u32::from(MAX_BREAK_MINUTES))));
        if let Some(position) = &shift.position {
            let position = positions.id(position);
            if position != member.position_id && member.works_in(&position) {
                made = made.in_position(position);
            }
        }
        made
    }

    /// Absences of a week, one for each person and day. A plain day off is none: it only says that nothing is planned.
    fn absences(
        &self,
        chosen: Option<NaiveDate>,
        named: &[(String, &RosterPerson)],
    ) -> Vec<Absence> {
        let mut seen = HashSet::new();
        let own = self
            .absences
            .iter()
            .filter(|absence| within(&absence.day, chosen));
        own.filter_map(|absence| {
            let kind = match absence.kind {
                OffKind::DayOff => return None,
                OffKind::Holiday => AbsenceKind::Holiday,
                OffKind::Sick => AbsenceKind::Sick,
                OffKind::Leave => AbsenceKind::Leave,
                OffKind::Training => AbsenceKind::Training,
                OffKind::Other => AbsenceKind::Other,
            };
            let (id, _) = named.get(usize::try_from(absence.person).ok()?)?;
            let new = seen.insert((absence.person, absence.day.weekday.index()));
            let note: String = absence.note.chars().take(MAX_TEXT_LENGTH).collect();
            new.then(|| Absence::new(id, absence.day.weekday, kind).with_note(note))
        })
        .collect()
    }

    /// The demand of a week, hour by hour. Of several rows for one hour the highest counts; hours past midnight are the
    /// next day's.
    fn demand(
        &self,
        chosen: Option<NaiveDate>,
        positions: &mut Positions,
        options: &WeekOptions,
    ) -> Vec<Demand> {
        let mut hours: HashMap<(String, usize, u8), u32> = HashMap::new();
        for demand in self
            .demand
            .iter()
            .filter(|demand| within(&demand.day, chosen))
        {
            let position = positions.id(demand.position.as_deref().unwrap_or(&options.position));
            for hour in demand.start_minutes / 60..demand.end_minutes.div_ceil(60) {
                let day = demand.day.weekday.index() + usize::try_from(hour / 24).unwrap_or(0);
                if day < 7 {
                    let own = hours
                        .entry((position.clone(), day, small(hour % 24)))
                        .or_default();
                    *own = (*own).max(demand.heads.min(MAX_REQUIRED));
                }
            }
        }
        let mut single: Vec<((String, usize, u8), u32)> = hours.into_iter().collect();
        single.sort_unstable();
        let mut merged: Vec<Demand> = Vec::new();
        for ((position, day, hour), heads) in single {
            let Some(day) = Day::from_index(day) else {
                continue;
            };
            match merged.last_mut() {
                Some(last)
                    if last.position_id == position
                        && last.day == day
                        && last.hours.end == hour
                        && last.required == heads =>
                {
                    last.hours.end = hour + 1
                }
                _ => merged.push(Demand::new(position, day, hour, hour + 1, heads)),
            }
        }
        merged
    }

    fn types(&self) -> Vec<ShiftType> {
        let mut codes = HashSet::new();
        let known = self
            .shift_types
            .iter()
            .filter(|kind| codes.insert(folded_name(&kind.code)));
        known
            .map(|kind| {
                let length = kind.end_minutes.saturating_sub(kind.start_minutes).min(DAY);
                let made = ShiftType::new(
                    &kind.code,
                    &kind.code,
                    small(kind.start_minutes / 60),
                    small(length / 60),
                );
                made.with_minutes(small(kind.start_minutes % 60), small(length % 60))
            })
            .collect()
    }
}

/// Whether a day is in the chosen week; weekdays are in every week.
fn within(day: &RosterDay, chosen: Option<NaiveDate>) -> bool {
    match (day.monday(), chosen) {
        (Some(own), Some(chosen)) => own == chosen,
        _ => true,
    }
}

fn problem(shift: Option<&RosterShift>, code: ProblemCode, value: &str) -> TeamProblem {
    let (sheet, line, column) = shift.map_or((0, 0, 0), |shift| {
        (shift.origin.sheet, shift.origin.line, shift.origin.column)
    });
    TeamProblem {
        sheet,
        line,
        column,
        code,
        note: code.is_note(),
        value: scheduler_core::schedule::excerpt(value),
    }
}

/// Positions by name; the same name in another case is the same position.
#[derive(Default)]
struct Positions {
    names: Vec<String>,
}

impl Positions {
    fn id(&mut self, name: &str) -> String {
        let folded = folded_name(name);
        let index = self
            .names
            .iter()
            .position(|known| folded_name(known) == folded);
        let index = index.unwrap_or_else(|| {
            self.names.push(name.trim().to_owned());
            self.names.len() - 1
        });
        position_id(index)
    }

    fn index(&self, id: &str) -> usize {
        (0..self.names.len())
            .find(|index| position_id(*index) == id)
            .unwrap_or(0)
    }
}

fn position_id(index: usize) -> String {
    format!("own-position-{}", index + 1)
}

/// Ids made of words: `own-ana-ruiz`. The same words again get a number.
#[derive(Default)]
struct Ids {
    used: HashSet<String>,
}

impl Ids {
    fn next(&mut self, prefix: &str, text: &str) -> String {
        /// Characters of a name in an id; a link carries the ids.
        const LONGEST: usize = 24;
        let mut id = format!("{prefix}-");
        for c in folded_name(text).chars().take(LONGEST) {
            if c.is_alphanumeric() {
                id.push(c);
            } else if !id.ends_with('-') && c != '~' {
                id.push('-');
            }
        }
        let id = id.trim_end_matches('-').to_owned();
        let numbered = (2..).map(|number: u32| format!("{id}-{number}"));
        let free = std::iter::once(id.clone())
            .chain(numbered)
            .find(|id| !self.used.contains(id))
            .unwrap_or(id);
        self.used.insert(free.clone());
        free
    }
}

fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

fn small(number: u32) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// Availability without overlaps, by day. What reaches past midnight is the next day's.
fn merged(ranges: &[crate::reading::AvailableHours]) -> Vec<Availability> {
    let mut ranges: Vec<(usize, u32, u32)> = ranges
        .iter()
        .filter(|range| range.start_minutes < range.end_minutes)
        .map(|range| {
            (
                range.day.index(),
                range.start_minutes,
                range.end_minutes.min(DAY),
            )
        })
        .collect();
    ranges.sort_unstable();
    let mut merged: Vec<(usize, u32, u32)> = Vec::new();
    for (day, from, to) in ranges {
        match merged.last_mut() {
            Some((last_day, _, last_to)) if *last_day == day && from <= *last_to => {
                *last_to = to.max(*last_to)
            }
            _ => merged.push((day, from, to)),
        }
    }
    let entries = merged.into_iter().filter_map(|(day, from, to)| {
        let range = Availability::new(Day::from_index(day)?, small(from / 60), small(to / 60));
        Some(range.with_minutes(small(from % 60), small(to % 60)))
    });
    entries.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{monday, roster};

    fn week(text: &str) -> TeamReading {
        roster(text).week(&WeekOptions::new(monday(), "Team"))
    }

    fn summary(reading: &TeamReading) -> Vec<String> {
        let schedule = reading.schedule.as_ref().unwrap();
        let shifts = schedule.shifts().iter();
        shifts
            .map(|shift| {
                format!(
                    "{} {} {} {:?} {}",
                    shift.id,
                    shift.start_minutes(),
                    shift.length_minutes(),
                    shift.position_id,
                    shift.break_minutes
                )
            })
            .collect()
    }

    #[test]
    fn a_week_has_positions_absences_and_breaks() {
        let reading = week(
            "Name,Role,Date,Start,End,Break,Type\nAna,Bar,2026-11-23,9,17,30,\nAna,Floor,2026-11-24,9,17,,\nBo,Bar,2026-11-25,9,17,,Holiday",
        );
        let schedule = reading.schedule.as_ref().unwrap();
        let ana = &schedule.staff()[0];
        assert_eq!(
            (&*ana.id, &*ana.position_id, &ana.other_positions[..]),
            (
                "own-ana",
                "own-position-1",
                &["own-position-2".to_owned()][..]
            )
        );
        assert_eq!(
            summary(&reading),
            [
                "own-ana-mon 540 480 None 30",
                "own-ana-tue 1980 480 Some(\"own-position-2\") 0"
            ]
        );
        let absences = &schedule.details().absences;
        assert_eq!(
            (absences.len(), &*absences[0].staff_id, absences[0].kind),
            (1, "own-bo", AbsenceKind::Holiday)
        );
    }

    #[test]
    fn ids_stay_when_somebody_is_inserted() {
        let before = summary(&week("Name,Mon,Tue\nAna,9-17,9-17\nBea,10-18,"));
        let after = summary(&week("Name,Mon,Tue\nZoe,8-16,\nAna,9-17,10-17\nBea,10-18,"));
        let ids = |lines: &[String]| {
            lines
                .iter()
                .map(|line| line.split(' ').next().unwrap().to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(ids(&before), ["own-ana-mon", "own-ana-tue", "own-bea-mon"]);
        assert!(ids(&before).iter().all(|id| ids(&after).contains(id)));
        // Two people of one name have different ids.
        let two = week("ID,Name,Mon\n1,Ana,9-17\n2,Ana,12-20");
        let staff: Vec<_> = two
            .schedule
            .as_ref()
            .unwrap()
            .staff()
            .iter()
            .map(|member| member.id.clone())
            .collect();
        assert_eq!(staff, ["own-ana", "own-ana-2"]);
    }

    #[test]
    fn the_current_week_is_shown_or_the_fullest_one() {
        let text = "Name,Date,Start,End\nAna,2026-11-17,9,17\nAna,2026-11-18,9,17\nAna,2026-11-24,9,17\nAna,2026-12-30,9,17";
        let reading = week(text);
        assert_eq!(
            (reading.monday.as_deref(), reading.shifts),
            (Some("2026-11-23"), 1)
        );
        let details = reading.schedule.as_ref().unwrap().details().clone();
        assert_eq!((details.before.len(), details.after.len()), (2, 0));
        let others: Vec<&str> = reading
            .problems
            .iter()
            .map(|problem| &*problem.value)
            .collect();
        assert_eq!(others, ["2026-11-16 × 2", "2026-12-28 × 1"]);
        let later = WeekOptions::new(monday() + Days::new(70), "Team");
        assert_eq!(
            roster(text).week(&later).monday.as_deref(),
            Some("2026-11-16")
        );
    }

    #[test]
    fn questions_are_among_the_problems() {
        let reading = week("Name,Mon,Tue\nAna,E,9-17\nBo,E,");
        let problems: Vec<_> = reading
            .problems
            .iter()
            .map(|problem| (problem.line, problem.column, problem.code, &*problem.value))
            .collect();
        assert_eq!(problems, [(2, 2, ProblemCode::Asked, "E × 2")]);
        assert_eq!((reading.shifts, reading.problem_count), (1, 1));
    }

    #[test]
    fn demand_is_given_by_the_hour() {
        let reading = week(
            "Day,Start,End,Position,Required,Name\nMonday,22:00,02:00,Nurse,3,\nMonday,9,17,Nurse,,Ana",
        );
        let demand = reading.schedule.as_ref().unwrap().details().demand.clone();
        let demand: Vec<_> = demand
            .iter()
            .map(|demand| {
                (
                    demand.day.index(),
                    demand.hours.start,
                    demand.hours.end,
                    demand.required,
                )
            })
            .collect();
        assert_eq!(demand, [(0, 22, 24, 3), (1, 0, 2, 3)]);
    }

    #[test]
    fn two_shifts_of_one_person_at_once_are_one_head() {
        let reading =
            week("Name,Date,Start,End\nAna,2026-11-23,9:00,17:00\nAna,2026-11-23,9:00,13:00");
        assert_eq!(reading.requirements[0].requirements.mon.morning, 1);
    }
}
