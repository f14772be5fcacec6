//! The checks that raw data must pass to become a schedule.

use std::collections::HashMap;

use super::{
    budget::Budget,
    calendar_day::CalendarDay,
    checks::{MAX_REQUIRED, each, excerpt, texts, validate_hours},
    entities::{Availability, Position, Shift, StaffMember},
    error::{Error, ErrorKind},
    month::MAX_BALANCE_MINUTES,
    month_checks::{validate_cover, validate_wishes},
    shift_time::{ShiftTime, quarter, start_hour},
    skill_mix::check_marks,
    time::{DAYS, Day, HOURS},
    week_details::{Absence, Demand, Details, ShiftType},
};

/// The most positions of one schedule.
pub(crate) const MAX_POSITIONS: usize = 1_000;
/// The most staff members of one schedule.
pub(crate) const MAX_STAFF: usize = 20_000;
/// The most shifts of one schedule.
pub const MAX_SHIFTS: usize = 200_000;
/// The most ranges of availability of one staff member.
pub(crate) const MAX_AVAILABILITY: usize = 1_000;

/// The most absences of one schedule: everybody on every day.
pub(crate) const MAX_ABSENCES: usize = MAX_STAFF * DAYS as usize;
/// The most ranges of demand of one schedule: every hour of every position.
pub(crate) const MAX_DEMAND: usize = MAX_POSITIONS * DAYS as usize * HOURS as usize;
/// The most shift types of one schedule.
pub(crate) const MAX_SHIFT_TYPES: usize = 1_000;

/// The most holidays and closing days of one schedule.
const MAX_CALENDAR: usize = 4_000;

/// The highest wage, in hundredths of the currency for an hour.
pub(crate) const MAX_HOURLY_CENTS: u32 = 100_000;
/// The highest expected sales of a day, in hundredths of the currency.
pub(crate) const MAX_FORECAST_CENTS: u32 = 1_000_000_000;
/// The minutes of a week.
const WEEK_MINUTES: u32 = 7 * 24 * 60;

/// Checks every guarantee of a schedule; see [`Schedule::new`](super::Schedule::new).
pub(super) fn validate(
    positions: &[Position],
    staff: &[StaffMember],
    shifts: &[Shift],
) -> Result<(), Error> {
    limit("positions", positions.len(), MAX_POSITIONS)?;
    limit("staff", staff.len(), MAX_STAFF)?;
    limit("shifts", shifts.len(), MAX_SHIFTS)?;

    each("positions", positions, position)?;
    let position_ids = unique("positions", positions.iter().map(|position| &position.id))?;
    each("staff", staff, |member| staff_member(member, &position_ids))?;
    let staff_ids = unique("staff", staff.iter().map(|member| &member.id))?;
    list_of_shifts("shifts", shifts, staff, &staff_ids)
}

/// Checks what a schedule has besides its positions, staff and shifts; these are known to be valid.
pub(super) fn validate_details(
    positions: &[Position],
    staff: &[StaffMember],
    details: &Details,
) -> Result<(), Error> {
    let Details {
        budget,
        absences,
        examined,
        demand,
        before,
        after,
        shift_types,
        cover,
        calendar,
    } = details;
    validate_budget(budget)?;
    let staff_ids = index(staff.iter().map(|member| &member.id));
    let position_ids = index(positions.iter().map(|position| &position.id));
    validate_absences(absences, |id| staff_ids.contains_key(id))?;
    if let Some(hours) = examined {
        validate_hours(*hours).map_err(|error| error.inside("examined"))?;
    }
    limit("demand", demand.len(), MAX_DEMAND)?;
    validate_demand(demand, &position_ids)?;
    for (list, shifts) in [("before", before), ("after", after)] {
        limit(list, shifts.len(), MAX_SHIFTS)?;
        list_of_shifts(list, shifts, staff, &staff_ids)?;
    }
    limit("shiftTypes", shift_types.len(), MAX_SHIFT_TYPES)?;
    validate_shift_types(shift_types, &position_ids)?;
    each("staff", staff, |member| {
        validate_wishes(&member.wishes, member.pattern.as_ref(), shift_types)
    })?;
    limit("cover", cover.len(), MAX_DEMAND)?;
    each("cover", cover, |entry| {
        known_position("positionId", &entry.position_id, &position_ids)?;
        validate_required("heads", entry.heads.into()).map(drop)
    })?;
    validate_cover(cover, shift_types)?;
    validate_calendar(calendar)
}

/// Checks shifts of one week.
fn list_of_shifts(
    list: &str,
    shifts: &[Shift],
    staff: &[StaffMember],
    staff_ids: &HashMap<&str, usize>,
) -> Result<(), Error> {
    each(list, shifts, |entry| shift(entry, staff, staff_ids))?;
    unique(list, shifts.iter().map(|shift| &shift.id))?;
    Ok(())
}

/// Checks absences of a staff some of whose ids are known.
pub(crate) fn validate_absences(
    absences: &[Absence],
    is_known: impl Fn(&str) -> bool,
) -> Result<(), Error> {
    limit("absences", absences.len(), MAX_ABSENCES)?;
    each("absences", absences, |absence| {
        texts(&[("note", absence.note.as_deref().unwrap_or_default())])?;
        if is_known(&absence.staff_id) {
            return Ok(());
        }
        let id = excerpt(&absence.staff_id);
        Err(Error::new("staffId", ErrorKind::UnknownStaff { id }))
    })?;
    let mut first_of = HashMap::new();
    for (index, absence) in absences.iter().enumerate() {
        if let Some(first) = first_of.insert((&absence.staff_id, absence.day), index) {
            let first = format!("absences[{first}]");
            return Err(Error::new(
                format!("absences[{index}]"),
                ErrorKind::RepeatedAbsence { first },
            ));
        }
    }
    Ok(())
}

fn validate_demand(demand: &[Demand], position_ids: &HashMap<&str, usize>) -> Result<(), Error> {
    each("demand", demand, |entry| {
        known_position("positionId", &entry.position_id, position_ids)?;
        validate_hours(entry.hours)?;
        validate_required("required", entry.required.into()).map(drop)
    })?;
    let mut first_of = HashMap::new();
    for (index, entry) in demand.iter().enumerate() {
        let key = |hour| (entry.week, &entry.position_id, entry.day, hour);
        for hour in entry.hours.start..entry.hours.end {
            if let Some(first) = first_of.insert(key(hour), index) {
                let first = format!("demand[{first}]");
                return Err(Error::new(
                    format!("demand[{index}]"),
                    ErrorKind::OverlappingDemand { first, hour },
                ));
            }
        }
    }
    Ok(())
}

/// Checks the dates of a roster.
fn validate_calendar(days: &[CalendarDay]) -> Result<(), Error> {
    limit("calendar", days.len(), MAX_CALENDAR)?;
    each("calendar", days, |day| texts(&[("name", &day.name)]))?;
    let mut first_of = HashMap::new();
    for (index, day) in days.iter().enumerate() {
        if let Some(first) = first_of.insert(day.date, index) {
            let first = format!("calendar[{first}]");
            let path = format!("calendar[{index}].date");
            return Err(Error::new(path, ErrorKind::RepeatedDate { first }));
        }
    }
    Ok(())
}

fn validate_shift_types(
    types: &[ShiftType],
    position_ids: &HashMap<&str, usize>,
) -> Result<(), Error> {
    each("shiftTypes", types, |entry| {
        texts(&[("code", &entry.code), ("name", &entry.name)])?;
        if entry.code.trim().is_empty() {
            return Err(Error::new("code", ErrorKind::BlankCode));
        }
        ShiftTime::new(Day::Monday, entry.start, entry.hours)
            .with_minutes(entry.start_minute, entry.minutes)
            .check(entry.break_minutes)?;
        match &entry.position_id {
            Some(id) => known_position("positionId", id, position_ids),
            None => Ok(()),
        }
    })?;
    let mut first_of = HashMap::new();
    for (index, entry) in types.iter().enumerate() {
        if let Some(first) = first_of.insert(entry.code.trim().to_lowercase(), index) {
            let (code, first) = (excerpt(&entry.code), format!("shiftTypes[{first}]"));
            return Err(Error::new(
                format!("shiftTypes[{index}].code"),
                ErrorKind::DuplicateCode { code, first },
            ));
        }
    }
    Ok(())
}

/// Checks a number of heads.
pub(crate) fn validate_required(path: &str, value: i64) -> Result<u32, Error> {
    u32::try_from(value)
        .ok()
        .filter(|heads| *heads <= MAX_REQUIRED)
        .ok_or_else(|| Error::new(path, ErrorKind::Required { value }))
}

/// A number from 0 to `most`.
fn up_to(most: u32, path: impl Into<String>, value: i64, problem: ErrorKind) -> Result<u32, Error> {
    u32::try_from(value)
        .ok()
        .filter(|number| *number <= most)
        .ok_or_else(|| Error::new(path, problem))
}

/// Checks a wage.
pub(super) fn validate_hourly_cents(value: i64) -> Result<u32, Error> {
    let problem = ErrorKind::HourlyCents { value };
    up_to(MAX_HOURLY_CENTS, "hourlyCents", value, problem)
}

/// Checks the minutes of somebody's week.
pub(super) fn validate_week_minutes(field: &'static str, value: i64) -> Result<u32, Error> {
    let problem = ErrorKind::WeekMinutes { field, value };
    up_to(WEEK_MINUTES, field, value, problem)
}

/// Checks a number of weekends of four.
pub(super) fn validate_weekends(value: i64) -> Result<u32, Error> {
    up_to(4, "maxWeekends", value, ErrorKind::Weekends { value })
}

/// Checks the minutes that somebody is over or under their contract.
pub(super) fn validate_balance(value: i64) -> Result<i32, Error> {
    let minutes = i32::try_from(value).ok();
    minutes
        .filter(|minutes| minutes.abs() <= MAX_BALANCE_MINUTES)
        .ok_or_else(|| Error::new("balanceMinutes", ErrorKind::Balance { value }))
}

/// Checks the expected sales of a week.
pub(super) fn validate_forecast(days: &[i64]) -> Result<[u32; 7], Error> {
    let mut forecast = [0; 7];
    if days.len() != forecast.len() {
        let problem = ErrorKind::ForecastDays { count: days.len() };
        return Err(Error::new("forecastCents", problem));
    }
    for (index, (&value, day)) in days.iter().zip(&mut forecast).enumerate() {
        let (path, problem) = (
            format!("forecastCents[{index}]"),
            ErrorKind::ForecastCents { value },
        );
        *day = up_to(MAX_FORECAST_CENTS, path, value, problem)?;
    }
    Ok(forecast)
}

/// Checks a share of the sales.
pub(super) fn validate_labour_percent(value: i64) -> Result<u32, Error> {
    let problem = ErrorKind::LabourPercent { value };
    up_to(100, "labourPercent", value, problem)
}

/// Checks the money of a schedule.
pub(super) fn validate_budget(budget: &Budget) -> Result<(), Error> {
    let Budget {
        currency,
        forecast_cents,
        labour_percent,
    } = budget;
    if let Some(code) = currency
        && (code.len() != 3 || !code.bytes().all(|byte| byte.is_ascii_uppercase()))
    {
        let code = excerpt(code);
        return Err(Error::new("currency", ErrorKind::Currency { code }));
    }
    if let Some(days) = forecast_cents {
        validate_forecast(&days.map(i64::from))?;
    }
    if let Some(percent) = labour_percent {
        validate_labour_percent((*percent).into())?;
    }
    Ok(())
}

/// Checks that a shift's position, if it has one, is one of its person's.
pub(crate) fn validate_shift_position(
    position_id: Option<&str>,
    member: &StaffMember,
) -> Result<(), Error> {
    match position_id {
        Some(id) if !member.works_in(id) => {
            let id = excerpt(id);
            Err(Error::new("positionId", ErrorKind::PositionNotHeld { id }))
        }
        _ => Ok(()),
    }
}

fn known_position(
    path: impl Into<String>,
    id: &str,
    positions: &HashMap<&str, usize>,
) -> Result<(), Error> {
    if positions.contains_key(id) {
        return Ok(());
    }
    let id = excerpt(id);
    Err(Error::new(path, ErrorKind::UnknownPosition { id }))
}

fn known_staff(id: &str, staff: &HashMap<&str, usize>) -> Result<usize, Error> {
    staff.get(id).copied().ok_or_else(|| {
        let id = excerpt(id);
        Error::new("staffId", ErrorKind::UnknownStaff { id })
    })
}

fn limit(kind: &'static str, count: usize, limit: usize) -> Result<(), Error> {
    if count <= limit {
        return Ok(());
    }
    let problem = ErrorKind::TooMany { kind, count, limit };
    Err(Error::new(kind, problem))
}

/// The index of every id of a list that is known to have no duplicate.
fn index<'a>(ids: impl Iterator<Item = &'a String>) -> HashMap<&'a str, usize> {
    let ids = ids.enumerate();
    ids.map(|(index, id)| (id.as_str(), index)).collect()
}

/// The index of every id of a list, or the first duplicate.
pub(crate) fn unique<'a>(
    list: &str,
    ids: impl Iterator<Item = &'a String>,
) -> Result<HashMap<&'a str, usize>, Error> {
    let mut index_of = HashMap::new();
    for (index, id) in ids.enumerate() {
        if let Some(first) = index_of.insert(id.as_str(), index) {
            let (id, first) = (excerpt(id), format!("{list}[{first}]"));
            let problem = ErrorKind::DuplicateId { id, first };
            return Err(Error::new(format!("{list}[{index}].id"), problem));
        }
    }
    Ok(index_of)
}

fn position(position: &Position) -> Result<(), Error> {
    let Position {
        id,
        name,
        team,
        required,
    } = position;
    texts(&[("id", id), ("name", name), ("team", team)])?;
    validate_required("required", (*required).into())?;
    Ok(())
}

fn staff_member(member: &StaffMember, positions: &HashMap<&str, usize>) -> Result<(), Error> {
    let StaffMember {
        id,
        name,
        position_id,
        other_positions,
        color,
        availability: ranges,
        hourly_cents,
        contract_minutes,
        max_minutes,
        minor: _,
        marks,
        wishes: _,
        pattern: _,
        max_weekends,
        balance_minutes,
    } = member;
    texts(&[("id", id), ("name", name), ("color", color)])?;
    known_position("positionId", position_id, positions)?;
    let mut held = vec![position_id];
    for (index, other) in other_positions.iter().enumerate() {
        let path = format!("otherPositions[{index}]");
        known_position(&*path, other, positions)?;
        if held.contains(&other) {
            let id = excerpt(other);
            let problem = ErrorKind::RepeatedPosition { id };
            return Err(Error::new(path, problem));
        }
        held.push(other);
    }
    if let Some(cents) = hourly_cents {
        validate_hourly_cents((*cents).into())?;
    }
    for (field, minutes) in [
        ("contractMinutes", contract_minutes),
        ("maxMinutes", max_minutes),
    ] {
        if let Some(minutes) = minutes {
            validate_week_minutes(field, (*minutes).into())?;
        }
    }
    if let Some(weekends) = max_weekends {
        validate_weekends((*weekends).into())?;
    }
    validate_balance((*balance_minutes).into())?;
    check_marks(marks)?;
    limit("availability", ranges.len(), MAX_AVAILABILITY)?;
    each("availability", ranges, availability)
}

fn availability(range: &Availability) -> Result<(), Error> {
    start_hour(range.start)?;
    quarter("startMinute", range.start_minute)?;
    quarter("endMinute", range.end_minute)?;
    let (start, end) = range.minutes_of_day();
    if end <= start {
        let clock = |hour: u8, minute: u8| match minute {
            0 => hour.to_string(),
            _ => format!("{hour}:{minute:02}"),
        };
        let (start, end) = (
            clock(range.start, range.start_minute),
            clock(range.end, range.end_minute),
        );
        return Err(Error::new("end", ErrorKind::EmptyRange { start, end }));
    }
    if end > usize::from(HOURS) * 60 {
        let value = range.end.into();
        return Err(Error::new("end", ErrorKind::End { value }));
    }
    Ok(())
}

fn shift(
    shift: &Shift,
    staff: &[StaffMember],
    staff_ids: &HashMap<&str, usize>,
) -> Result<(), Error> {
    let note = shift.note.as_deref().unwrap_or_default();
    texts(&[("id", &shift.id), ("note", note)])?;
    let member = known_staff(&shift.staff_id, staff_ids)?;
    shift.time.check(shift.break_minutes)?;
    match staff.get(member) {
        Some(member) => validate_shift_position(shift.position_id.as_deref(), member),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::Schedule;
    use super::*;

    fn week() -> Value {
        json!({
            "positions": [
                {"id": "cook", "name": "Cook", "team": "kitchen", "required": 2},
                {"id": "host", "name": "Host", "team": "lobby", "required": 0},
            ],
            "staff": [{
                "id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
                "availability": [{"day": 0, "start": 0, "end": 24}, {"day": 6, "start": 23, "end": 24}],
            }],
            "shifts": [
                {"id": "1", "staffId": "ada", "day": 0, "start": 0, "hours": 24, "confirmed": true},
                {"id": "2", "staffId": "ada", "day": 6, "start": 23, "hours": 1, "confirmed": false},
            ],
        })
    }

    /// A valid week with `value` at `pointer`, which may be a field that it does not have.
    fn with(pointer: &str, value: Value) -> Value {
        let mut week = week();
        let (parent, field) = pointer.rsplit_once('/').unwrap();
        let parent = week.pointer_mut(parent).unwrap();
        match parent {
            Value::Array(list) => list[field.parse::<usize>().unwrap()] = value,
            _ => parent[field] = value,
        }
        week
    }

    fn refused(week: Value) -> Error {
        Schedule::read(week).unwrap().unwrap_err()
    }

    /// Puts `value` at `pointer` of a valid week and expects an error at `path` whose message contains `words`.
    fn check(pointer: &str, value: Value, path: &str, words: &str) {
        let error = refused(with(pointer, value));
        assert_eq!(error.path, path);
        let message = error.kind.to_string();
        assert!(message.contains(words), "{message}");
    }

    fn accepted(pointer: &str, value: Value) {
        let week = with(pointer, value);
        let schedule: Schedule = serde_json::from_value(week.clone()).unwrap();
        assert_eq!(serde_json::to_value(&schedule).unwrap(), week);
    }

    /// [D-288] [D-289] [D-439] [D-440] [D-441] [D-442] [D-443] [D-444] a schedule in the documented shape, with every
    /// number at an end of its range, is accepted and round-trips.
    #[test]
    fn a_valid_week_round_trips() {
        let schedule: Schedule = serde_json::from_value(week()).unwrap();
        assert_eq!(serde_json::to_value(&schedule).unwrap(), week());
    }

    /// [D-445] a duplicate id
    #[test]
    fn ids_are_unique() {
        check(
            "/positions/1/id",
            json!("cook"),
            "positions[1].id",
            "id is 'cook', which positions[0] has too",
        );
        check(
            "/shifts/1/id",
            json!("1"),
            "shifts[1].id",
            "which shifts[0] has too; ids must be unique",
        );
        check("/staff/0/id", json!("cook"), "shifts[0].staffId", "'ada'");
        let mut twins = week();
        let ada = twins["staff"][0].clone();
        twins["staff"].as_array_mut().unwrap().push(ada);
        assert_eq!(refused(twins).path, "staff[1].id");
    }

    #[test]
    fn ids_are_not_blank() {
        let blank = "id is blank; it must hold at least one character that is not a space";
        for id in ["", " ", "\t\u{a0}\n"] {
            check("/positions/1/id", json!(id), "positions[1].id", blank);
            check("/staff/0/id", json!(id), "staff[0].id", blank);
            check("/shifts/1/id", json!(id), "shifts[1].id", blank);
        }
        accepted("/shifts/1/id", json!(" 1 "));
        accepted("/staff/0/name", json!(""));
    }

    #[test]
    fn texts_have_a_limit() {
        let words = "the text has 201 characters; at most 200 are allowed";
        for (pointer, path) in [
            ("/positions/1/id", "positions[1].id"),
            ("/positions/1/name", "positions[1].name"),
            ("/positions/1/team", "positions[1].team"),
            ("/staff/0/id", "staff[0].id"),
            ("/staff/0/name", "staff[0].name"),
            ("/staff/0/color", "staff[0].color"),
            ("/shifts/1/id", "shifts[1].id"),
        ] {
            // Characters are counted, not bytes.
            check(pointer, json!("ñ".repeat(201)), path, words);
            if pointer != "/staff/0/id" {
                accepted(pointer, json!("ñ".repeat(200)));
            }
        }
    }

    /// [D-446] an invalid reference
    #[test]
    fn references_must_be_valid() {
        check(
            "/staff/0/positionId",
            json!("chef"),
            "staff[0].positionId",
            "positionId is 'chef'; no position has that id",
        );
        check(
            "/shifts/1/staffId",
            json!("bob"),
            "shifts[1].staffId",
            "staffId is 'bob'; no staff member has that id",
        );
        check(
            "/shifts/1/staffId",
            json!("ADA"),
            "shifts[1].staffId",
            "'ADA'",
        );
        check(
            "/shifts/1/staffId",
            json!("x".repeat(5000)),
            "shifts[1].staffId",
            &format!("is '{}…'", "x".repeat(60)),
        );
    }

    /// [D-290] [D-447] [D-503] a number out of range; the message states the limit
    #[test]
    fn numbers_are_in_range() {
        const DAY: &str = "it must be 0 to 6 (Monday to Sunday)";
        const START: &str = "it must be an hour from 0 to 23";
        const HOURS: &str = "a shift must be 1 to 24 hours long";
        const REQUIRED: &str = "it must be 0 to 1000000 heads";
        check(
            "/shifts/1/day",
            json!(7),
            "shifts[1].day",
            &format!("day is 7; {DAY}"),
        );
        check("/shifts/1/day", json!(-1), "shifts[1].day", DAY);
        check("/shifts/1/day", json!(256), "shifts[1].day", DAY);
        check(
            "/shifts/0/day",
            json!(i64::MAX),
            "shifts[0].day",
            "day is 9223372036854775807",
        );
        check(
            "/staff/0/availability/1/day",
            json!(7),
            "staff[0].availability[1].day",
            DAY,
        );
        check("/shifts/1/start", json!(24), "shifts[1].start", START);
        check("/shifts/1/start", json!(-1), "shifts[1].start", START);
        check(
            "/shifts/1/start",
            json!(280),
            "shifts[1].start",
            "start is 280",
        );
        check("/shifts/1/hours", json!(0), "shifts[1].hours", HOURS);
        check("/shifts/1/hours", json!(25), "shifts[1].hours", HOURS);
        check("/shifts/1/hours", json!(-1), "shifts[1].hours", HOURS);
        check(
            "/shifts/1/hours",
            json!(257),
            "shifts[1].hours",
            "hours is 257",
        );
        check(
            "/positions/0/required",
            json!(-1),
            "positions[0].required",
            REQUIRED,
        );
        check(
            "/positions/0/required",
            json!(1_000_001),
            "positions[0].required",
            &format!("required is 1000001; {REQUIRED}"),
        );
        accepted("/positions/0/required", json!(1_000_000));
        // Wider than any integer type that is read, so the deserializer refuses it.
        let error = Schedule::read(with("/shifts/0/day", json!(u64::MAX))).unwrap_err();
        assert!(
            error.to_string().contains("18446744073709551615"),
            "{error}"
        );
    }

    #[test]
    fn minutes_are_quarters() {
        const RANGE: &str = "/staff/0/availability/1";
        let at = |field: &str| format!("staff[0].availability[1].{field}");
        for value in [-15, 1, 10, 59, 60, 75, 256, 271] {
            for field in ["startMinute", "minutes"] {
                check(
                    &format!("/shifts/1/{field}"),
                    json!(value),
                    &format!("shifts[1].{field}"),
                    &format!("{field} is {value}; it must be 0, 15, 30 or 45"),
                );
            }
            for field in ["startMinute", "endMinute"] {
                let mut range = json!({"day": 6, "start": 9, "end": 17});
                range[field] = json!(value);
                check(
                    RANGE,
                    range,
                    &at(field),
                    &format!("{field} is {value}; it must be 0, 15, 30 or 45"),
                );
            }
        }
        for value in [15, 30, 45] {
            accepted("/shifts/1/startMinute", json!(value));
            accepted("/shifts/1/minutes", json!(value));
            accepted("/staff/0/availability/1/startMinute", json!(value));
            accepted(
                RANGE,
                json!({"day": 6, "start": 9, "end": 17, "endMinute": value}),
            );
        }
        // 0 is accepted and omitted from JSON.
        let schedule: Schedule =
            serde_json::from_value(with("/shifts/1/startMinute", json!(0))).unwrap();
        assert_eq!(serde_json::to_value(&schedule).unwrap(), week());
    }

    /// A week with every optional part.
    fn whole_week() -> Value {
        let mut week = week();
        week["staff"][0]["otherPositions"] = json!(["host"]);
        week["shifts"][1]["positionId"] = json!("host");
        week["shifts"][1]["breakMinutes"] = json!(45);
        week["currency"] = json!("EUR");
        week["absences"] = json!([
            {"staffId": "ada", "day": 0, "kind": "holiday", "note": "Back on Tuesday"},
            {"staffId": "ada", "day": 6, "kind": "other"},
        ]);
        week["examined"] = json!({"start": 0, "end": 24});
        week["demand"] = json!([
            {"positionId": "cook", "day": 0, "start": 0, "end": 12, "required": 0},
            {"positionId": "cook", "day": 0, "start": 12, "end": 24, "required": 1_000_000},
            {"positionId": "host", "day": 0, "start": 0, "end": 24, "required": 1},
            {"positionId": "host", "day": 0, "start": 8, "end": 24, "required": 2, "week": "2026-11-23"},
        ]);
        let night = json!({"id": "1", "staffId": "ada", "day": 6, "start": 22, "hours": 8, "confirmed": true});
        week["before"] = json!([night]);
        week["after"] = json!([night]);
        week["shiftTypes"] = json!([
            {"code": "E", "name": "Early", "start": 7, "startMinute": 15, "hours": 8, "minutes": 30, "breakMinutes": 30},
            {"code": "N", "name": "Night", "start": 22, "hours": 8, "positionId": "host"},
        ]);
        week
    }

    #[test]
    fn optional_parts_round_trip() {
        let schedule: Schedule = serde_json::from_value(whole_week()).unwrap();
        assert_eq!(serde_json::to_value(&schedule).unwrap(), whole_week());
        let week = crate::Week::new(schedule.clone());
        assert_eq!(week.schedule(), schedule);
        let (positions, staff, shifts, details) = schedule.clone().into_parts();
        let again = Schedule::new(positions, staff, shifts).unwrap();
        assert_eq!(again.with_details(details).unwrap(), schedule);
    }

    #[test]
    fn optional_parts_are_validated() {
        let check = |pointer: &str, value: Value, path: &str, words: &str| {
            let mut week = whole_week();
            *week.pointer_mut(pointer).unwrap() = value;
            let error = refused(week);
            assert_eq!(error.path, path, "{error}");
            let message = error.kind.to_string();
            assert!(message.contains(words), "{message}");
        };
        let others = "/staff/0/otherPositions";
        check(
            others,
            json!(["bar"]),
            "staff[0].otherPositions[0]",
            "'bar'; no position",
        );
        check(
            others,
            json!(["cook"]),
            "staff[0].otherPositions[0]",
            "'cook' is already one",
        );
        check(
            others,
            json!(["host", "host"]),
            "staff[0].otherPositions[1]",
            "'host' is already one",
        );
        check(
            others,
            json!([]),
            "shifts[1].positionId",
            "'host', which is none of the person's",
        );
        check(
            "/shifts/1/breakMinutes",
            json!(20),
            "shifts[1].breakMinutes",
            "breakMinutes is 20; it must be 0 to 240",
        );
        check(
            "/shifts/1/breakMinutes",
            json!(-15),
            "shifts[1].breakMinutes",
            "breakMinutes is -15",
        );
        check(
            "/shifts/1/breakMinutes",
            json!(60),
            "shifts[1].breakMinutes",
            "60 and the shift is 60 minutes long",
        );
        check(
            "/shifts/1/breakMinutes",
            json!(255),
            "shifts[1].breakMinutes",
            "breakMinutes is 255",
        );
        check(
            "/absences/1/staffId",
            json!("eve"),
            "absences[1].staffId",
            "'eve'",
        );
        check("/absences/1/day", json!(7), "absences[1].day", "day is 7");
        check(
            "/absences/1/day",
            json!(0),
            "absences[1]",
            "absences[0] is an absence of the same person",
        );
        check(
            "/absences/0/note",
            json!("x".repeat(201)),
            "absences[0].note",
            "201 characters",
        );
        check(
            "/examined",
            json!({"start": 24, "end": 24}),
            "examined.start",
            "start is 24",
        );
        check(
            "/examined",
            json!({"start": 8, "end": 8}),
            "examined.end",
            "end must come after start",
        );
        check(
            "/examined",
            json!({"start": 8, "end": -1}),
            "examined.end",
            "end is -1",
        );
        check(
            "/examined",
            json!({"start": 8, "end": 25}),
            "examined.end",
            "end is 25",
        );
        check(
            "/demand/1/start",
            json!(11),
            "demand[1]",
            "demand[0] has hour 11 of the same position",
        );
        check(
            "/demand/1/positionId",
            json!("bar"),
            "demand[1].positionId",
            "'bar'",
        );
        check(
            "/demand/1/required",
            json!(-1),
            "demand[1].required",
            "required is -1",
        );
        check("/demand/1/end", json!(25), "demand[1].end", "end is 25");
        for date in ["2026-11-24", "2026-02-30", ""] {
            check("/demand/3/week", json!(date), "demand[3].week", "Monday");
        }
        check(
            "/demand/2",
            json!({"positionId": "host", "day": 0, "start": 8, "end": 9, "required": 1, "week": "2026-11-23"}),
            "demand[3]",
            "demand[2] has hour 8 of the same position",
        );
        check(
            "/demand/1/end",
            json!(12),
            "demand[1].end",
            "end must come after start",
        );
        check(
            "/before/0/staffId",
            json!("eve"),
            "before[0].staffId",
            "'eve'",
        );
        check("/after/0/hours", json!(25), "after[0].hours", "hours is 25");
        check("/after/0/id", json!(" "), "after[0].id", "id is blank");
        check(
            "/shiftTypes/1/code",
            json!(" e "),
            "shiftTypes[1].code",
            "which shiftTypes[0] has too",
        );
        check(
            "/shiftTypes/1/code",
            json!(" "),
            "shiftTypes[1].code",
            "code is blank",
        );
        check(
            "/shiftTypes/1/positionId",
            json!("bar"),
            "shiftTypes[1].positionId",
            "'bar'",
        );
        check(
            "/shiftTypes/0/breakMinutes",
            json!(270),
            "shiftTypes[0].breakMinutes",
            "breakMinutes is 270",
        );
        check(
            "/shiftTypes/0/startMinute",
            json!(20),
            "shiftTypes[0].startMinute",
            "startMinute is 20",
        );
        let mut longest = whole_week();
        longest["shifts"][1]["hours"] = json!(5);
        longest["shifts"][1]["breakMinutes"] = json!(240);
        assert!(Schedule::read(longest).unwrap().is_ok());
        let mut kind = whole_week();
        kind["absences"][0]["kind"] = json!("ill");
        let text = Schedule::read(kind).unwrap_err().to_string();
        assert!(
            text.contains("unknown variant `ill`, expected one of `holiday`, `sick`"),
            "{text}"
        );
    }

    #[test]
    fn money_and_contracts_are_in_range() {
        for (field, most, words) in [
            ("hourlyCents", 100_000, "it must be 0 to 100000"),
            ("contractMinutes", 10_080, "it must be 0 to 10080 minutes"),
            ("maxMinutes", 10_080, "it must be 0 to 10080 minutes"),
        ] {
            let pointer = format!("/staff/0/{field}");
            accepted(&pointer, json!(0));
            accepted(&pointer, json!(most));
            for value in [-1, most + 1, i64::MAX] {
                let words = format!("{field} is {value}; {words}");
                check(&pointer, json!(value), &format!("staff[0].{field}"), &words);
            }
        }
        accepted("/labourPercent", json!(0));
        accepted("/labourPercent", json!(100));
        let words = "labourPercent is 101; it must be 0 to 100 percent";
        check("/labourPercent", json!(101), "labourPercent", words);
        accepted("/currency", json!("JPY"));
        for code in ["", "eur", "EU", "EURO", "€", "ÑÑ"] {
            check(
                "/currency",
                json!(code),
                "currency",
                "three capital letters",
            );
        }
        accepted("/forecastCents", json!([0, 1, 2, 3, 4, 5, 1_000_000_000]));
        let six = "forecastCents has 6 numbers; it must have seven";
        check(
            "/forecastCents",
            json!([1, 2, 3, 4, 5, 6]),
            "forecastCents",
            six,
        );
        let words = "forecastCents is -5; it must be 0 to 1000000000";
        check(
            "/forecastCents",
            json!([0, 0, 0, -5, 0, 0, 0]),
            "forecastCents[3]",
            words,
        );
    }

    #[test]
    fn a_note_has_a_limit() {
        accepted("/shifts/1/note", json!("ñ".repeat(200)));
        let words = "the text has 201 characters; at most 200 are allowed";
        check(
            "/shifts/1/note",
            json!("ñ".repeat(201)),
            "shifts[1].note",
            words,
        );
    }

    /// A budget built in Rust gets the same checks.
    #[test]
    fn a_budget_built_in_rust_is_validated() {
        use super::super::Budget;
        let with = |budget| {
            let schedule = Schedule::new(vec![], vec![], vec![]).unwrap();
            schedule.with_budget(budget).map_err(|error| error.path)
        };
        assert!(with(Budget::new("EUR").with_forecast([1; 7], 30)).is_ok());
        assert_eq!(with(Budget::new("euro")).unwrap_err(), "currency");
        let over = Budget::new("EUR").with_forecast([1; 7], 101);
        assert_eq!(with(over).unwrap_err(), "labourPercent");
        let over = Budget::new("EUR").with_forecast([0, MAX_FORECAST_CENTS + 1, 0, 0, 0, 0, 0], 1);
        assert_eq!(with(over).unwrap_err(), "forecastCents[1]");
    }

    #[test]
    fn a_shift_lasts_a_quarter_to_24_hours() {
        let shift = |hours: u8, minutes: u8| json!({"id": "2", "staffId": "ada", "day": 6, "start": 23, "hours": hours, "minutes": minutes, "confirmed": false});
        accepted("/shifts/1", shift(0, 15));
        accepted("/shifts/1", shift(23, 45));
        check(
            "/shifts/1",
            shift(24, 15),
            "shifts[1].hours",
            "the shift is 1455 minutes long; at most 1440 (24 hours) are allowed",
        );
        check(
            "/shifts/1",
            shift(0, 0),
            "shifts[1].hours",
            "hours is 0; a shift must be 1 to 24 hours long, or at least 15 minutes",
        );
    }

    /// [D-448] an availability that is empty or ends past 24
    #[test]
    fn availability_holds_an_hour_of_its_day() {
        let at = |field: &str| format!("staff[0].availability[0].{field}");
        let bad = |start: i64, end: i64, field: &str, words| {
            check(
                "/staff/0/availability/0",
                json!({"day": 0, "start": start, "end": end}),
                &at(field),
                words,
            );
        };
        bad(
            9,
            9,
            "end",
            "end is 9 and start is 9; end must come after start",
        );
        bad(9, 8, "end", "end must come after start");
        bad(0, -1, "end", "end must come after start");
        bad(9, 25, "end", "end is 25; it must be at most 24");
        bad(9, 265, "end", "end is 265; it must be at most 24");
        bad(24, 25, "start", "0 to 23");
        bad(-1, 25, "start", "0 to 23");
        let quarters = |start: u8, start_minute: u8, end: u8, end_minute: u8, words| {
            check(
                "/staff/0/availability/0",
                json!({"day": 0, "start": start, "startMinute": start_minute, "end": end, "endMinute": end_minute}),
                &at("end"),
                words,
            );
        };
        quarters(9, 30, 24, 15, "end is 24; it must be at most 24 (midnight)");
        quarters(
            9,
            30,
            9,
            30,
            "end is 9:30 and start is 9:30; end must come after start",
        );
        quarters(9, 30, 9, 0, "end is 9 and start is 9:30");
        accepted(
            "/staff/0/availability/0",
            json!({"day": 0, "start": 9, "startMinute": 15, "end": 9, "endMinute": 30}),
        );
    }

    #[test]
    fn lists_have_limits() {
        let check = |path: &str, week: Value, limit: usize| {
            let error = refused(week);
            assert_eq!(error.path, path);
            let message = error.kind.to_string();
            let words = format!("at most {limit} are allowed");
            assert!(message.ends_with(&words), "{message}");
        };
        for (kind, limit) in [
            ("positions", MAX_POSITIONS),
            ("staff", MAX_STAFF),
            ("shifts", MAX_SHIFTS),
        ] {
            let mut week = week();
            let entry = week[kind][0].clone();
            week[kind] = Value::Array(vec![entry; limit + 1]);
            check(kind, week, limit);
        }
        let ranges = vec![json!({"day": 0, "start": 0, "end": 24}); MAX_AVAILABILITY + 1];
        let week = with("/staff/0/availability", json!(ranges));
        check("staff[0].availability", week, MAX_AVAILABILITY);
    }

    #[test]
    fn deserialising_also_gives_the_path() {
        let week = with("/shifts/1/day", json!(9));
        let error = serde_json::from_value::<Schedule>(week).unwrap_err();
        assert_eq!(
            error.to_string(),
            "day is 9; it must be 0 to 6 (Monday to Sunday) (at shifts[1].day)"
        );
    }

    /// A schedule built in Rust gets the same checks.
    #[test]
    fn new_validates_like_deserialising() {
        use super::super::Day;
        let new = |position: Position, member: StaffMember, shift: Shift| {
            let error = Schedule::new(vec![position], vec![member], vec![shift]).unwrap_err();
            (error.path, error.kind)
        };
        let cook = |required| Position::new("cook", "Cook", "kitchen", required);
        let ada = || StaffMember::new("ada", "Ada", "cook");
        let shift = |start, hours| Shift::new("1", "ada", Day::Monday, start, hours);
        let (path, problem) = new(cook(MAX_REQUIRED + 1), ada(), shift(9, 8));
        assert_eq!(path, "positions[0].required");
        assert_eq!(problem, ErrorKind::Required { value: 1_000_001 });
        let (path, problem) = new(cook(1), ada().available(Day::Monday, 9, 25), shift(9, 8));
        assert_eq!(path, "staff[0].availability[0].end");
        assert_eq!(problem, ErrorKind::End { value: 25 });
        let (path, problem) = new(cook(1), ada(), shift(24, 8));
        assert_eq!(
            (path, problem),
            ("shifts[0].start".into(), ErrorKind::Start { value: 24 })
        );
        let mut ten_past = shift(9, 8);
        ten_past.time.start_minute = 10;
        let (path, problem) = new(cook(1), ada(), ten_past);
        let field = "startMinute";
        assert_eq!(path, "shifts[0].startMinute");
        assert_eq!(problem, ErrorKind::Minute { field, value: 10 });
    }
}
