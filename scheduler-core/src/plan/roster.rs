//! A roster: a team and its weeks, as one document.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike, NaiveDate, Weekday};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{
    plan::Plan,
    request_book::{
        OfferedShift, OpenEntry, OpenShift, Request, RequestBook, RequestKind, RequestRules,
        RequestStatus,
    },
    team::Team,
};
use crate::{
    demand::PositionRequirements,
    schedule::Rules,
    schedule::{
        Absence, Budget, CalendarDay, Cover, Demand, Error, ErrorKind, HourRange, Position,
        RawAbsence, RawShift, RawTeam, Schedule, Shift, ShiftTime, ShiftType, StaffMember, each,
        each_raw, excerpt, is_zero, iso_week, texts, unique,
    },
    week::{PlacedShift, Week},
};

/// The version of the document that a roster is written as.
pub(crate) const ROSTER_VERSION: u32 = 1;
/// The most weeks of one roster: ten years.
pub(crate) const MAX_WEEKS: usize = 522;

/// A team and its weeks, each with its shifts, absences, open shifts, requests and what was published.
///
/// A roster is valid by construction, as a [`Schedule`] is. In JSON it is one document with the fields `version`,
/// `team`, `rules`, `requestRules`, `requirements` and `weeks`; each week begins with its `monday`.
///
/// ```
/// use scheduler_core::{Day, Editor, Position, Schedule, Shift, StaffMember, plan::Roster, schedule::iso_week};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
/// let schedule = Schedule::new(vec![cook], vec![ada], vec![Shift::new("1", "ada", Day::Monday, 10, 8)])?;
/// let monday = iso_week::parse_date("2026-11-23").expect("a date");
/// let mut editor = Editor::of_roster(Roster::of_week(schedule, monday)?, monday)?;
///
/// editor.open(monday + chrono::Days::new(7))?;
/// editor.copy_weeks(&[monday], 1)?;
/// assert_eq!(editor.week().shift_count(), 1);
/// assert_eq!(editor.roster()?.mondays().count(), 2);
/// # Ok::<(), scheduler_core::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Roster {
    pub(crate) team: Team,
    pub(crate) weeks: BTreeMap<NaiveDate, Plan>,
}

impl Roster {
    /// A roster of one week, which begins on a Monday. The shifts of the weeks around are left out: they are those of
    /// the roster's own weeks.
    ///
    /// # Errors
    /// A date that is not a Monday.
    pub fn of_week(schedule: Schedule, monday: NaiveDate) -> Result<Self, Error> {
        check_monday(monday)?;
        let team = Team::new(&schedule);
        let schedule = schedule.with_weeks_around(Vec::new(), Vec::new())?;
        let plan = Plan::new(Week::new(schedule));
        Ok(Self {
            team,
            weeks: BTreeMap::from([(monday, plan)]),
        })
    }

    /// A roster of a team, without any week.
    #[must_use]
    pub fn of_team(team: Team) -> Self {
        let weeks = BTreeMap::new();
        Self { team, weeks }
    }

    /// Adds a week, or replaces it. Its open shifts have been offered to nobody yet.
    ///
    /// # Errors
    /// A date that is not a Monday, or with the path of the field whatever a [`Schedule`] refuses.
    pub fn add_week(
        &mut self,
        monday: NaiveDate,
        shifts: Vec<Shift>,
        absences: Vec<Absence>,
        open: Vec<OfferedShift>,
    ) -> Result<(), Error> {
        check_monday(monday)?;
        let mut plan = plan_of(&self.team, shifts, absences)?;
        let open = (1..)
            .zip(open)
            .map(|(number, offered): (u32, _)| OpenEntry {
                id: format!("open-{number}"),
                offered,
                offered_to: Vec::new(),
                taken_by: None,
            });
        let open = checked_open(&plan, open.collect())?;
        plan.book = RequestBook::of(open, Vec::new());
        self.weeks.insert(monday, plan);
        Ok(())
    }

    /// The team.
    #[must_use]
    pub fn team(&self) -> &Team {
        &self.team
    }

    /// The Mondays of the weeks that have anything, earliest first.
    pub fn mondays(&self) -> impl Iterator<Item = NaiveDate> {
        self.weeks.keys().copied()
    }

    /// The weeks that have anything, each with its Monday and its open shifts, earliest first. They do not know the
    /// shifts of the weeks around them.
    pub fn weeks(&self) -> impl Iterator<Item = (NaiveDate, &Week, Vec<OpenShift>)> {
        let weeks = self.weeks.iter();
        weeks.map(|(monday, plan)| (*monday, &plan.week, plan.open_shifts()))
    }

    /// The week that begins on a Monday, with that date; an empty one of the team if the roster has none.
    ///
    /// # Errors
    /// A date that is not a Monday.
    pub fn week_on(&self, monday: NaiveDate) -> Result<Week, Error> {
        check_monday(monday)?;
        let mut week = match self.weeks.get(&monday) {
            Some(plan) => plan.week.clone(),
            None => self.team.empty_plan()?.week,
        };
        week.set_monday(monday);
        Ok(week)
    }

    /// Deserializes a roster; an error in the data itself is returned as a value.
    ///
    /// # Errors
    /// The outer error is the deserializer's: a wrong shape, unknown or missing fields. The inner one has the path of
    /// the field, such as `weeks[2].shifts[3].staffId`: a version that is not known, a date that is not a Monday, a
    /// week that is listed twice, or whatever a [`Schedule`] refuses.
    pub fn read<'de, D: Deserializer<'de>>(reader: D) -> Result<Result<Self, Error>, D::Error> {
        Ok(RawRoster::deserialize(reader)?.into_roster())
    }
}

impl<'de> Deserialize<'de> for Roster {
    /// The error's text ends with the path; [`Roster::read`] returns it as a value.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(deserializer)?.map_err(D::Error::custom)
    }
}

impl Serialize for Roster {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let weeks = self.weeks.iter();
        let details = self.team.details();
        RosterDocument {
            version: ROSTER_VERSION,
            team: TeamDocument {
                positions: self.team.positions(),
                staff: self.team.staff(),
                budget: &details.budget,
                examined: details.examined,
                demand: &details.demand,
                shift_types: &details.shift_types,
                cover: &details.cover,
                calendar: &details.calendar,
            },
            rules: &self.team.rules,
            request_rules: self.team.request_rules,
            requirements: &self.team.requirements,
            weeks: weeks
                .map(|(monday, plan)| WeekDocument::of(*monday, plan))
                .collect(),
        }
        .serialize(serializer)
    }
}

/// Refuses a date that no supported week begins on.
pub(crate) fn check_monday(monday: NaiveDate) -> Result<(), Error> {
    if monday.weekday() == Weekday::Mon && iso_week::add_weeks(monday, 0).is_ok() {
        return Ok(());
    }
    let text = monday.to_string();
    Err(Error::new("monday", ErrorKind::NotAMonday { text }))
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct RosterDocument<'a> {
    version: u32,
    team: TeamDocument<'a>,
    rules: &'a Rules,
    request_rules: RequestRules,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    requirements: &'a [PositionRequirements],
    weeks: Vec<WeekDocument<'a>>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct TeamDocument<'a> {
    positions: &'a [Position],
    staff: &'a [StaffMember],
    #[serde(flatten)]
    budget: &'a Budget,
    #[serde(skip_serializing_if = "Option::is_none")]
    examined: Option<HourRange>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    demand: &'a [Demand],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    shift_types: &'a [ShiftType],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    cover: &'a [Cover],
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    calendar: &'a [CalendarDay],
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct WeekDocument<'a> {
    monday: NaiveDate,
    shifts: Vec<Shift>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    absences: &'a [Absence],
    #[serde(skip_serializing_if = "Vec::is_empty")]
    open_shifts: Vec<OpenShiftDocument>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    requests: Vec<RequestDocument<Shift>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    published: Vec<&'a Shift>,
}

impl<'a> WeekDocument<'a> {
    fn of(monday: NaiveDate, plan: &'a Plan) -> Self {
        let (_, _, shifts, _) = plan.week.schedule().into_parts();
        let requests = plan.book.requests.values();
        Self {
            monday,
            shifts,
            absences: &plan.week.details().absences,
            open_shifts: plan.book.open.values().map(OpenShiftDocument::of).collect(),
            requests: requests.map(RequestDocument::of).collect(),
            published: plan.published.shifts().collect(),
        }
    }
}

/// An open shift with everybody it was offered to.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct OpenShiftDocument {
    id: String,
    position_id: String,
    day: crate::schedule::Day,
    start: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    start_minute: u8,
    hours: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    minutes: u8,
    #[serde(default, skip_serializing_if = "is_zero")]
    break_minutes: u8,
    offered_to: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    taken_by: Option<String>,
}

impl OpenShiftDocument {
    fn of(entry: &OpenEntry) -> Self {
        let offered = entry.offered.clone();
        Self {
            id: entry.id.clone(),
            position_id: offered.position_id,
            day: offered.time.day,
            start: offered.time.start,
            start_minute: offered.time.start_minute,
            hours: offered.time.hours,
            minutes: offered.time.minutes,
            break_minutes: offered.break_minutes,
            offered_to: entry.offered_to.clone(),
            taken_by: entry.taken_by.clone(),
        }
    }

    fn into_entry(self) -> OpenEntry {
        let offered = OfferedShift {
            position_id: self.position_id,
            time: ShiftTime::new(self.day, self.start, self.hours)
                .with_minutes(self.start_minute, self.minutes),
            break_minutes: self.break_minutes,
        };
        OpenEntry {
            id: self.id,
            offered,
            offered_to: self.offered_to,
            taken_by: self.taken_by,
        }
    }
}

/// A request with its shifts as they were at the time; the shift of a waiting claim has no id yet.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RequestDocument<S> {
    id: String,
    kind: RequestKind,
    status: RequestStatus,
    shift: S,
    #[serde(default = "none", skip_serializing_if = "Option::is_none")]
    other: Option<S>,
    #[serde(skip_serializing_if = "Option::is_none")]
    open_shift_id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
}

const fn none<T>() -> Option<T> {
    None
}

impl RequestDocument<Shift> {
    fn of(request: &Request) -> Self {
        Self {
            id: request.id.clone(),
            kind: request.kind,
            status: request.status,
            shift: request.shift.to_shift(),
            other: request.other.as_ref().map(PlacedShift::to_shift),
            open_shift_id: request.open_shift_id.clone(),
            reason: request.reason.clone(),
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawRoster {
    version: u32,
    team: RawTeam,
    rules: Rules,
    request_rules: RequestRules,
    #[serde(default)]
    requirements: Vec<PositionRequirements>,
    weeks: Vec<RawWeek>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawWeek {
    monday: String,
    shifts: Vec<RawShift>,
    #[serde(default)]
    absences: Vec<RawAbsence>,
    #[serde(default)]
    open_shifts: Vec<OpenShiftDocument>,
    #[serde(default)]
    requests: Vec<RequestDocument<RawShift>>,
    #[serde(default)]
    published: Vec<RawShift>,
}

impl RawRoster {
    fn into_roster(self) -> Result<Roster, Error> {
        let (found, known) = (self.version, ROSTER_VERSION);
        if found != known {
            let problem = ErrorKind::Version { found, known };
            return Err(Error::new("version", problem));
        }
        if self.weeks.len() > MAX_WEEKS {
            let (kind, count, limit) = ("weeks", self.weeks.len(), MAX_WEEKS);
            let problem = ErrorKind::TooMany { kind, count, limit };
            return Err(Error::new(kind, problem));
        }
        let schedule = Schedule::try_from(self.team).map_err(|error| error.inside("team"))?;
        let mut team = Team::new(&schedule);
        self.rules.check().map_err(|error| error.inside("rules"))?;
        team.rules = self.rules;
        team.request_rules = self.request_rules;
        team.requirements = self.requirements;
        // Checks the requirements.
        team.empty_plan()?;
        let mut weeks = BTreeMap::new();
        let mut first_of = HashMap::new();
        for (index, raw) in self.weeks.into_iter().enumerate() {
            let path = format!("weeks[{index}]");
            let monday = monday(&raw.monday).map_err(|error| error.inside(&path))?;
            if let Some(first) = first_of.insert(monday, index) {
                let (monday, first) = (monday.to_string(), format!("weeks[{first}]"));
                let problem = ErrorKind::RepeatedWeek { monday, first };
                return Err(Error::new(format!("{path}.monday"), problem));
            }
            let plan = raw.into_plan(&team).map_err(|error| error.inside(&path))?;
            weeks.insert(monday, plan);
        }
        Ok(Roster { team, weeks })
    }
}

fn monday(text: &str) -> Result<NaiveDate, Error> {
    let date = iso_week::parse_date(text).ok();
    let monday = date.filter(|date| check_monday(*date).is_ok());
    monday.ok_or_else(|| {
        let text = excerpt(text);
        Error::new("monday", ErrorKind::NotAMonday { text })
    })
}

/// A week of a team.
fn plan_of(team: &Team, shifts: Vec<Shift>, absences: Vec<Absence>) -> Result<Plan, Error> {
    let schedule = team.schedule().clone();
    let schedule = schedule.with_shifts(shifts)?.with_absences(absences)?;
    let mut plan = Plan::new(Week::new(schedule));
    plan.week.set_requirements(&team.requirements)?;
    plan.week.set_rules(team.rules.clone());
    plan.request_rules = team.request_rules;
    Ok(plan)
}

impl RawWeek {
    fn into_plan(self, team: &Team) -> Result<Plan, Error> {
        let shifts = each_raw("shifts", self.shifts, Shift::try_from)?;
        let absences = each_raw("absences", self.absences, Absence::try_from)?;
        let mut plan = plan_of(team, shifts, absences)?;
        let published = each_raw("published", self.published, Shift::try_from)?;
        each("published", &published, |shift| known_shift(&plan, shift))?;
        for shift in &published {
            plan.published.replace(Some(shift), Some(shift));
        }
        let open: Vec<OpenEntry> = self
            .open_shifts
            .into_iter()
            .map(OpenShiftDocument::into_entry)
            .collect();
        let open = checked_open(&plan, open)?;
        let requests = each_raw("requests", self.requests, |raw| request(&plan, raw))?;
        limited("requests", requests.len(), super::MAX_REQUESTS)?;
        unique("requests", requests.iter().map(|request| &request.id))?;
        let ids: HashSet<&String> = open.iter().map(|entry| &entry.id).collect();
        each("requests", &requests, |request| {
            let waits = request.status == RequestStatus::Waiting;
            let is_claim = request.kind == RequestKind::Claim;
            let known = request
                .open_shift_id
                .as_ref()
                .is_some_and(|id| ids.contains(id));
            if !is_claim || !waits || known {
                return Ok(());
            }
            let id = excerpt(request.open_shift_id.as_deref().unwrap_or_default());
            let problem = ErrorKind::UnknownOpenShift { id };
            Err(Error::new("openShiftId", problem))
        })?;
        plan.book = RequestBook::of(open, requests);
        Ok(plan)
    }
}

fn limited(kind: &'static str, count: usize, limit: usize) -> Result<(), Error> {
    if count <= limit {
        return Ok(());
    }
    let problem = ErrorKind::TooMany { kind, count, limit };
    Err(Error::new(kind, problem))
}

/// Checks a shift that a person knows, or that a request is about: it need not be in the week any more.
fn known_shift(plan: &Plan, shift: &Shift) -> Result<(), Error> {
    let note = shift.note.as_deref().unwrap_or_default();
    texts(&[("note", note)])?;
    plan.week.staff_named(&shift.staff_id)?;
    if let Some(id) = &shift.position_id {
        plan.week.position_named(id)?;
    }
    shift.time.check(shift.break_minutes)
}

fn checked_open(plan: &Plan, open: Vec<OpenEntry>) -> Result<Vec<OpenEntry>, Error> {
    limited("openShifts", open.len(), super::MAX_OPEN_SHIFTS)?;
    each("openShifts", &open, |entry| open_shift(plan, entry))?;
    unique("openShifts", open.iter().map(|entry| &entry.id))?;
    Ok(open)
}

fn open_shift(plan: &Plan, entry: &OpenEntry) -> Result<(), Error> {
    texts(&[("id", &entry.id)])?;
    let offered = &entry.offered;
    plan.week.position_named(&offered.position_id)?;
    offered.time.check(offered.break_minutes)?;
    for (index, id) in entry.offered_to.iter().enumerate() {
        let known = plan.week.staff_named(id);
        known.map_err(|error| error.at(format!("offeredTo[{index}]")))?;
    }
    if let Some(id) = &entry.taken_by {
        let known = plan.week.staff_named(id);
        known.map_err(|error| error.at("takenBy"))?;
    }
    Ok(())
}

fn request(plan: &Plan, raw: RequestDocument<RawShift>) -> Result<Request, Error> {
    texts(&[
        ("id", &raw.id),
        ("reason", raw.reason.as_deref().unwrap_or_default()),
    ])?;
    let placed = |name: &'static str, raw: RawShift| {
        let read = || {
            let shift = Shift::try_from(raw)?;
            known_shift(plan, &shift)?;
            Ok(PlacedShift::new(&plan.week, &shift))
        };
        read().map_err(|error: Error| error.inside(name))
    };
    let shift = placed("shift", raw.shift)?;
    let other = raw.other.map(|other| placed("other", other)).transpose()?;
    if other.is_none() && raw.kind == RequestKind::Swap {
        let problem = ErrorKind::UnknownShift { id: String::new() };
        return Err(Error::new("other", problem));
    }
    Ok(Request {
        id: raw.id,
        kind: raw.kind,
        staff_id: shift.staff_id.clone(),
        shift,
        other,
        open_shift_id: raw.open_shift_id,
        reason: raw.reason,
        status: raw.status,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    #[test]
    fn weeks_are_added_to_a_team() {
        let full: Roster = serde_json::from_value(full()).unwrap();
        let monday = |text: &str| iso_week::parse_date(text).unwrap();
        let mut roster = Roster::of_team(full.team().clone());
        assert_eq!(roster.mondays().count(), 0);
        let shift = Shift::new("1", "ada", crate::Day::Monday, 9, 8);
        let open = OfferedShift::new("cook", crate::Day::Friday, 18, 6);
        let add = |roster: &mut Roster, date: &str, open: &OfferedShift| {
            roster.add_week(
                monday(date),
                vec![shift.clone()],
                Vec::new(),
                vec![open.clone()],
            )
        };
        add(&mut roster, "2026-11-30", &open).unwrap();
        let week = &serde_json::to_value(&roster).unwrap()["weeks"][0];
        assert_eq!(week["shifts"][0]["staffId"], "ada");
        assert_eq!(week["openShifts"][0]["id"], "open-1");
        assert_eq!(week["openShifts"][0]["offeredTo"], json!([]));
        let tuesday = add(&mut roster, "2026-12-01", &open).unwrap_err();
        assert_eq!(tuesday.path, "monday");
        let unknown = OfferedShift::new("bar", crate::Day::Friday, 18, 6);
        let refused = add(&mut roster, "2026-12-07", &unknown).unwrap_err();
        assert_eq!(refused.path, "openShifts[0].positionId");
        assert_eq!(roster.mondays().count(), 1);
    }

    /// A roster with everything that a week can have.
    fn full() -> Value {
        json!({
            "version": 1,
            "team": {
                "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
                "staff": [
                    {"id": "ada", "name": "Ada", "positionId": "cook", "color": "", "availability": []},
                    {"id": "bob", "name": "Bob", "positionId": "cook", "color": "", "availability": []},
                ],
                "currency": "GBP",
                "examined": {"start": 0, "end": 24},
                "demand": [{"positionId": "cook", "day": 0, "start": 8, "end": 12, "required": 2}],
                "shiftTypes": [{"code": "E", "name": "Early", "start": 6, "hours": 8}],
                "cover": [{"positionId": "cook", "type": "E", "day": 0, "heads": 2}],
                "calendar": [{"date": "2026-11-27", "name": "Fair", "holiday": true, "closed": true}],
            },
            "rules": Rules::default(),
            "requestRules": {"claiming": true, "trading": false, "approval": true},
            "weeks": [{
                "monday": "2026-11-23",
                "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}],
                "absences": [{"staffId": "bob", "day": 3, "kind": "holiday"}],
                "openShifts": [{
                    "id": "open-1", "positionId": "cook", "day": 1, "start": 9, "hours": 8, "breakMinutes": 30,
                    "offeredTo": ["ada", "bob"],
                }],
                "requests": [{
                    "id": "request-2", "kind": "claim", "status": "waiting", "openShiftId": "open-1",
                    "shift": {
                        "id": "", "staffId": "ada", "day": 1, "start": 9, "hours": 8, "confirmed": true,
                        "positionId": "cook",
                    },
                }],
                "published": [{"id": "1", "staffId": "bob", "day": 0, "start": 9, "hours": 8, "confirmed": false}],
            }],
        })
    }

    fn read(json: &Value) -> Result<Roster, Error> {
        Roster::read(json).unwrap()
    }

    /// What is kept in a browser says which law stands, with figures that were changed, and who is under 18.
    #[test]
    fn a_law_and_who_is_under_18_read_back_as_they_were_written() {
        let mut json = full();
        json["team"]["staff"][1]["minor"] = json!(true);
        json["rules"]["law"] = json!({
            "id": "es", "asOf": "2026-11-27",
            "weeklyRest": {"hours": 36, "dailyHours": 12, "weeks": 2, "minorHours": 60},
            "breaks": [{"from": 375, "minutes": 20}],
            "noticeDays": 5,
            "block": ["minorAtNight"],
        });
        let roster = read(&json).unwrap();
        assert_eq!(serde_json::to_value(&roster).unwrap(), json);
    }

    #[test]
    fn a_roster_reads_back_as_it_was_written() {
        let roster = read(&full()).unwrap();
        assert_eq!(serde_json::to_value(&roster).unwrap(), full());
        assert_eq!(roster.team().staff().len(), 2);
    }

    /// New ids differ from those in the document.
    #[test]
    fn a_roster_that_was_read_goes_on() {
        let monday = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
        let mut editor = crate::Editor::of_roster(read(&full()).unwrap(), monday).unwrap();
        assert_eq!(editor.waiting_requests()[0].request.staff_id, "ada");
        let offered = OfferedShift::new("cook", crate::Day::Friday, 9, 8);
        editor.offer(&offered).unwrap();
        let ids: HashSet<String> = editor.open_shifts().into_iter().map(|it| it.id).collect();
        assert_eq!(ids.len(), 2);
        editor.approve("request-2").unwrap();
        let shift = editor.week().shifts_of("ada").last().unwrap();
        assert_eq!(
            (shift.time.day, shift.break_minutes),
            (crate::Day::Tuesday, 30)
        );
        assert_eq!(
            editor.plan_changes().len(),
            2,
            "Bob lost a shift that Ada got"
        );
    }

    #[test]
    fn a_wrong_roster_names_its_field() {
        let check = |pointer: &str, value: Value, path: &str, code: &str| {
            let mut json = full();
            *json.pointer_mut(pointer).unwrap() = value;
            let error = read(&json).unwrap_err();
            assert_eq!((&*error.path, error.kind.code()), (path, code), "{error}");
        };
        check("/version", json!(2), "version", "unknown-version");
        check(
            "/team/staff/1/id",
            json!("ada"),
            "team.staff[1].id",
            "duplicate-id",
        );
        check(
            "/team/staff/1/positionId",
            json!("chef"),
            "team.staff[1].positionId",
            "unknown-position",
        );
        let week = |field: &str| format!("/weeks/0/{field}");
        for day in ["2026-11-24", "2026-1-5", "monday"] {
            check(
                &week("monday"),
                json!(day),
                "weeks[0].monday",
                "not-a-monday",
            );
        }
        check(
            &week("shifts/0/staffId"),
            json!("zoe"),
            "weeks[0].shifts[0].staffId",
            "unknown-staff",
        );
        check(
            &week("shifts/0/day"),
            json!(7),
            "weeks[0].shifts[0].day",
            "day-out-of-range",
        );
        check(
            &week("absences/0/staffId"),
            json!("zoe"),
            "weeks[0].absences[0].staffId",
            "unknown-staff",
        );
        let open = |field: &str| week(&format!("openShifts/0/{field}"));
        check(
            &open("positionId"),
            json!("chef"),
            "weeks[0].openShifts[0].positionId",
            "unknown-position",
        );
        check(
            &open("start"),
            json!(24),
            "weeks[0].openShifts[0].start",
            "start-out-of-range",
        );
        check(
            &open("offeredTo/1"),
            json!("zoe"),
            "weeks[0].openShifts[0].offeredTo[1]",
            "unknown-staff",
        );
        let request = |field: &str| week(&format!("requests/0/{field}"));
        check(
            &request("openShiftId"),
            json!("open-9"),
            "weeks[0].requests[0].openShiftId",
            "unknown-open-shift",
        );
        check(
            &request("shift/hours"),
            json!(30),
            "weeks[0].requests[0].shift.hours",
            "hours-out-of-range",
        );
        check(
            &request("kind"),
            json!("swap"),
            "weeks[0].requests[0].other",
            "unknown-shift",
        );
        check(
            &week("published/0/staffId"),
            json!("zoe"),
            "weeks[0].published[0].staffId",
            "unknown-staff",
        );
        let mut twice = full();
        let again = twice["weeks"][0].clone();
        twice["weeks"].as_array_mut().unwrap().push(again);
        let error = read(&twice).unwrap_err();
        assert_eq!(
            (&*error.path, error.kind.code()),
            ("weeks[1].monday", "repeated-week")
        );
        let mut many = full();
        many["weeks"] = vec![json!({"monday": "", "shifts": []}); MAX_WEEKS + 1].into();
        assert_eq!(read(&many).unwrap_err().path, "weeks");
    }

    #[test]
    fn unknown_fields_are_refused() {
        for pointer in [
            "",
            "/team",
            "/weeks/0",
            "/weeks/0/openShifts/0",
            "/weeks/0/requests/0",
        ] {
            let mut json = full();
            json.pointer_mut(pointer).unwrap()["extra"] = 1.into();
            let error = serde_path_to_error::deserialize::<_, Roster>(&json).unwrap_err();
            assert!(
                error.to_string().contains("unknown field `extra`"),
                "{pointer}: {error}"
            );
        }
    }
}
