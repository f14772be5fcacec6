//! The team and the weeks of a roster, for the engine.

use std::collections::{BTreeMap, HashSet};

use chrono::{Datelike, Days, NaiveDate};
use scheduler_core::{
    Absence, AbsenceKind, Availability, Day, Error, Position, Rules, Schedule, Shift, StaffMember,
    demand::{PositionRequirements, TemplatePosition},
    plan::{self, OfferedShift, Team},
    schedule::{
        Demand, HourRange, MAX_BREAK_MINUTES, MAX_REQUIRED, MAX_TEXT_LENGTH, ShiftType, excerpt,
        folded_name,
    },
};
use serde::Serialize;

use crate::{
    heads,
    reading::{MAX_PROBLEMS, Roster, RosterDay, RosterPerson, RosterShift},
    report::{ProblemCode, TeamProblem},
    words::OffKind,
};

const DAY: u32 = 24 * 60;

/// What is filled in for what the table does not say.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct TeamOptions {
    /// The Monday of the current week: the week of a table that names only weekdays.
    pub current: NaiveDate,
    /// The position of people and open shifts for which the table gives none.
    pub position: String,
    /// Whether people for whom the table gives no availability are available at all hours.
    pub assume_available: bool,
}

impl TeamOptions {
    /// People without availability are available at all hours.
    #[must_use]
    pub fn new(current: NaiveDate, position: impl Into<String>) -> Self {
        Self {
            current,
            position: position.into(),
            assume_available: true,
        }
    }
}

/// The team and the weeks of a roster.
#[derive(Debug, Clone, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct TeamReading {
    /// The team and every week; `None` if nobody is in it, or if it is refused.
    #[serde(skip)]
    pub roster: Option<plan::Roster>,
    /// The Monday of the week to show first, as `YYYY-MM-DD`: the current one if it has shifts, or else the one with the
    /// most.
    pub monday: String,
    /// Heads needed, derived from the shifts of that week.
    pub requirements: Vec<TemplatePosition>,
    /// At most [`MAX_PROBLEMS`] problems, in the order of the table: those of the file, and why the roster is refused.
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

/// What a week has.
#[derive(Default)]
struct WeekParts {
    shifts: Vec<Shift>,
    absences: Vec<Absence>,
    open: Vec<OfferedShift>,
    ids: Ids,
}

impl Roster {
    /// The team and all weeks, as a roster of the engine. Gaps are looked for at all hours.
    #[must_use]
    pub fn team(&self, options: &TeamOptions) -> TeamReading {
        let first = self.best_week(options.current);
        let mut problems = self.problems.clone();
        let mut problem_count = self.problem_count;
        let (roster, requirements) = match self.engine_roster(first, options) {
            Ok(Some((roster, requirements))) => (Some(roster), requirements),
            Ok(None) => (None, Vec::new()),
            Err((code, value)) => {
                problem_count += 1;
                problems.truncate(MAX_PROBLEMS - 1);
                problems.push(TeamProblem {
                    sheet: 0,
                    line: 0,
                    column: 0,
                    code,
                    note: false,
                    value: excerpt(&value),
                });
                (None, Vec::new())
            }
        };
        TeamReading {
            roster,
            monday: first.to_string(),
            requirements,
            problems,
            problem_count,
        }
    }

    /// The current week if it has shifts or the roster has only weekdays, or else the week with the most; the earliest of
    /// several.
    fn best_week(&self, current: NaiveDate) -> NaiveDate {
        let mut weeks: BTreeMap<NaiveDate, usize> = BTreeMap::new();
        for monday in self.shifts.iter().filter_map(|shift| shift.day.monday()) {
            *weeks.entry(monday).or_default() += 1;
        }
        if weeks.contains_key(&current) {
            return current;
        }
        let most = weeks
            .into_iter()
            .max_by_key(|(monday, shifts)| (*shifts, std::cmp::Reverse(*monday)));
        most.map_or(current, |(monday, _)| monday)
    }

    #[expect(clippy::type_complexity, reason = "the parts of a reading")]
    fn engine_roster(
        &self,
        first: NaiveDate,
        options: &TeamOptions,
    ) -> Result<Option<(plan::Roster, Vec<TemplatePosition>)>, (ProblemCode, String)> {
        let mut positions = Positions::default();
        let mut ids = Ids::default();
        let named: Vec<(String, &RosterPerson)> = self
            .people
            .iter()
            .map(|person| (ids.next("own", &person.name), person))
            .collect();
        let mut staff = Vec::new();
        for (id, person) in &named {
            let mut texts = std::iter::once(&person.name).chain(&person.positions);
            if let Some(long) = texts.find(|text| text.chars().count() > MAX_TEXT_LENGTH) {
                return Err((ProblemCode::TooLong, long.clone()));
            }
            staff.push(member(id, person, &mut positions, options));
        }
        if staff.is_empty() {
            return Ok(None);
        }
        let mut weeks: BTreeMap<NaiveDate, WeekParts> = BTreeMap::new();
        for shift in &self.shifts {
            let week = weeks
                .entry(shift.day.monday().unwrap_or(first))
                .or_default();
            let person = shift
                .person
                .and_then(|person| usize::try_from(person).ok())
                .and_then(|person| Some((staff.get(person)?, &named.get(person)?.0)));
            match person {
                Some((member, id)) => {
                    // The id is the person's and the day's, so that a calendar keeps its events when the table changes.
                    let weekday = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
                        .get(shift.day.weekday.index())
                        .copied()
                        .unwrap_or_default();
                    let id = week.ids.next(id, weekday);
                    week.shifts
                        .push(engine_shift(id, member, shift, &mut positions));
                }
                None if shift.open => {
                    let position = shift.position.as_ref().unwrap_or(&options.position);
                    week.open.push(open_shift(positions.id(position), shift));
                }
                // Whose it is, is asked.
                None => {}
            }
        }
        for (monday, absence) in self.absences(first, &named) {
            weeks.entry(monday).or_default().absences.push(absence);
        }
        weeks.entry(first).or_default();
        let demand = self.demand(first, &mut positions, options);
        let made = || -> Result<_, Error> {
            let list = positions.names.iter().zip(0..);
            let list: Vec<Position> = list
                .map(|(name, index)| Position::new(position_id(index), name, "own", 0))
                .collect();
            let shifts = weeks.get(&first).map(|week| week.shifts.clone());
            let schedule = Schedule::new(list, staff.clone(), shifts.unwrap_or_default())?;
            // Without a template a position needs the heads of its busiest slot.
            let heads = heads::propose(&schedule);
            let positions = schedule.positions().iter().map(|position| {
                let own = heads.iter().find(|own| own.id == position.id);
                let most = own.map_or(0, |own| heads::most(&own.requirements));
                Position::new(&position.id, &position.name, &position.team, most)
            });
            let schedule = Schedule::new(positions.collect(), staff, Vec::new())?
                .with_demand(demand)?
                .with_examined(HourRange::new(0, 24))?
                .with_shift_types(self.types())?;
            let mut team = Team::new(&schedule);
            team.rules = Rules::of_own_team();
            team.requirements = heads
                .iter()
                .map(|own| PositionRequirements::new(&own.id, own.requirements))
                .collect();
            let mut roster = plan::Roster::of_team(team);
            for (monday, week) in weeks {
                roster.add_week(monday, week.shifts, week.absences, week.open)?;
            }
            Ok((roster, heads))
        };
        made()
            .map(Some)
            .map_err(|error| (ProblemCode::Refused, error.to_string()))
    }

    /// Absences with the Mondays of their weeks, one for each person and day. A plain day off is none: it only says that nothing is planned.
    fn absences(
        &self,
        first: NaiveDate,
        named: &[(String, &RosterPerson)],
    ) -> Vec<(NaiveDate, Absence)> {
        let mut seen = HashSet::new();
        self.absences
            .iter()
            .filter_map(|absence| {
                let kind = match absence.kind {
                    OffKind::DayOff => return None,
                    OffKind::Holiday => AbsenceKind::Holiday,
                    OffKind::Sick => AbsenceKind::Sick,
                    OffKind::Leave => AbsenceKind::Leave,
                    OffKind::Training => AbsenceKind::Training,
                    OffKind::Other => AbsenceKind::Other,
                };
                let (id, _) = named.get(usize::try_from(absence.person).ok()?)?;
                let monday = absence.day.monday().unwrap_or(first);
                let new = seen.insert((absence.person, monday, absence.day.weekday.index()));
                new.then(|| {
                    let mut made = Absence::new(id, absence.day.weekday, kind);
                    let note: String = absence.note.chars().take(MAX_TEXT_LENGTH).collect();
                    made.note = Some(note).filter(|note| !note.is_empty());
                    (monday, made)
                })
            })
            .collect()
    }

    /// The demand of the first week, or of the earliest that has some, hour by hour: a team needs the same in all
    /// weeks. Of several rows for one hour the highest counts; hours past midnight are the
    /// next day's.
    fn demand(
        &self,
        first: NaiveDate,
        positions: &mut Positions,
        options: &TeamOptions,
    ) -> Vec<Demand> {
        let mut hours: BTreeMap<(String, usize, u8), u32> = BTreeMap::new();
        let mondays = || self.demand.iter().filter_map(|demand| demand.day.monday());
        let first = if mondays().any(|own| own == first) {
            first
        } else {
            mondays().min().unwrap_or(first)
        };
        for demand in self
            .demand
            .iter()
            .filter(|demand| demand.day.monday().is_none_or(|own| own == first))
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
        let mut merged: Vec<Demand> = Vec::new();
        for ((position, day, hour), heads) in hours {
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

fn member(
    id: &str,
    person: &RosterPerson,
    positions: &mut Positions,
    options: &TeamOptions,
) -> StaffMember {
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
    let of_week = |minutes: Option<u32>| minutes.filter(|minutes| *minutes <= 7 * DAY);
    member.hourly_cents = person.wage_cents;
    member.minor = person.minor;
    member.wishes.clone_from(&person.wishes);
    member.contract_minutes = of_week(person.contract_minutes);
    member.max_minutes = of_week(person.max_minutes);
    member
}

/// Start and length of a shift in hours and minutes, and its break in minutes.
fn times(shift: &RosterShift) -> [u8; 5] {
    let length = shift
        .end_minutes
        .saturating_sub(shift.start_minutes)
        .min(DAY);
    let start = shift.start_minutes;
    let rest = shift.break_minutes.min(u32::from(MAX_BREAK_MINUTES));
    [start / 60, start % 60, length / 60, length % 60, rest].map(small)
}

fn engine_shift(
    id: String,
    member: &StaffMember,
    shift: &RosterShift,
    positions: &mut Positions,
) -> Shift {
    let [start, start_minute, hours, minutes, rest] = times(shift);
    let made = Shift::new(id, &member.id, shift.day.weekday, start, hours);
    let mut made = made.with_minutes(start_minute, minutes).with_break(rest);
    made.note.clone_from(&shift.note);
    made.confirmed = shift.confirmed;
    if let Some(position) = &shift.position {
        let position = positions.id(position);
        if position != member.position_id && member.works_in(&position) {
            made = made.in_position(position);
        }
    }
    made
}

fn open_shift(position_id: String, shift: &RosterShift) -> OfferedShift {
    let [start, start_minute, hours, minutes, rest] = times(shift);
    let mut open = OfferedShift::new(position_id, shift.day.weekday, start, hours);
    (
        open.time.start_minute,
        open.time.minutes,
        open.break_minutes,
    ) = (start_minute, minutes, rest);
    open
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
    use scheduler_core::Editor;

    use super::*;
    use crate::testing::{monday, roster};

    fn team(text: &str) -> TeamReading {
        roster(text).team(&TeamOptions::new(monday(), "Team"))
    }

    /// The week that is shown first.
    fn week(text: &str) -> Schedule {
        let reading = team(text);
        let monday = reading.monday.parse().unwrap();
        let editor = Editor::of_roster(reading.roster.unwrap(), monday).unwrap();
        editor.week().schedule()
    }

    fn summary(schedule: &Schedule) -> Vec<String> {
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
        let schedule = week(
            "Name,Role,Date,Start,End,Break,Type\nAna,Bar,2026-11-23,9,17,30,\nAna,Floor,2026-11-24,9,17,,\nBo,Bar,2026-11-25,9,17,,Holiday",
        );
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
            summary(&schedule),
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
        assert_eq!(schedule.details().examined, Some(HourRange::new(0, 24)));
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
        let staff: Vec<_> = two.staff().iter().map(|member| &*member.id).collect();
        assert_eq!(staff, ["own-ana", "own-ana-2"]);
    }

    #[test]
    fn all_weeks_are_there_and_the_current_or_the_fullest_one_is_first() {
        let text = "Name,Date,Start,End\nAna,2026-11-17,9,17\nAna,2026-11-18,9,17\nAna,2026-11-24,9,17\nAna,2026-12-30,9,17";
        let reading = team(text);
        assert_eq!(reading.monday, "2026-11-23");
        let mondays: Vec<String> = reading
            .roster
            .unwrap()
            .mondays()
            .map(|monday| monday.to_string())
            .collect();
        assert_eq!(mondays, ["2026-11-16", "2026-11-23", "2026-12-28"]);
        assert_eq!(week(text).shifts().len(), 1);
        assert_eq!(week(text).details().before.len(), 2);
        let later = TeamOptions::new(monday() + Days::new(70), "Team");
        assert_eq!(roster(text).team(&later).monday, "2026-11-16");
        // Weekdays alone are those of the current week.
        assert_eq!(team("Name,Mon\nAna,9-17").monday, "2026-11-23");
    }

    #[test]
    fn shifts_for_nobody_are_open_shifts() {
        let reading = team("Position,Day,Start,End,Name\nBar,Mon,9,17,Ana\nBar,Tue,18,02:00,OPEN");
        let roster = reading.roster.unwrap();
        let editor = Editor::of_roster(roster, monday()).unwrap();
        let open = editor.open_shifts();
        assert_eq!(open.len(), 1);
        let json = serde_json::to_string(&open[0]).unwrap();
        assert!(
            json.contains("\"positionId\":\"own-position-1\",\"day\":1,\"start\":18"),
            "{json}"
        );
    }

    #[test]
    fn what_the_engine_refuses_is_a_problem() {
        let long = "x".repeat(201);
        let reading = team(&format!("Name,Mon\n{long},9-17"));
        assert!(reading.roster.is_none());
        assert_eq!(reading.problems[0].code, ProblemCode::TooLong);
    }

    #[test]
    fn demand_is_given_by_the_hour() {
        let schedule = week(
            "Day,Start,End,Position,Required,Name\nMonday,22:00,02:00,Nurse,3,\nMonday,9,17,Nurse,,Ana",
        );
        let demand = schedule.details().demand.clone();
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
            team("Name,Date,Start,End\nAna,2026-11-23,9:00,17:00\nAna,2026-11-23,9:00,13:00");
        assert_eq!(reading.requirements[0].requirements.mon.morning, 1);
    }
}
