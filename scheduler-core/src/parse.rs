//! The door to a [`Schedule`]: unchecked data in, a valid schedule or a located error out.

use std::collections::BTreeMap;

use crate::{
    raw::Fields,
    requirement::{Entry, entry},
    schedule::{
        Availability, DAYS, HOURS, LONGEST_SHIFT, MAX_POSITIONS, MAX_REQUIRED, MAX_SHIFTS,
        MAX_STAFF, Position, Schedule, Shift, StaffMember,
    },
    schedule_error::{ScheduleError, ScheduleProblem, shown},
};

pub use crate::raw::{RawSchedule, RawTemplate};

/// Checks `raw` and turns it into a schedule; see [`Schedule::build`].
pub(crate) fn build(raw: RawSchedule) -> Result<Schedule, ScheduleError> {
    limit("positions", raw.positions.len(), MAX_POSITIONS)?;
    limit("staff", raw.staff.len(), MAX_STAFF)?;
    limit("shifts", raw.shifts.len(), MAX_SHIFTS)?;

    let positions = each("positions", raw.positions, position)?;
    let position_ids = unique(
        "positions",
        &mut positions.iter().map(|position| &position.id),
    )?;
    let staff = each("staff", raw.staff, |raw| staff_member(raw, &position_ids))?;
    let staff_ids = unique("staff", &mut staff.iter().map(|member| &member.id))?;
    let shifts = each("shifts", raw.shifts, |raw| shift(raw, &staff_ids))?;
    unique("shifts", &mut shifts.iter().map(|shift| &shift.id))?;
    Ok(Schedule {
        positions,
        staff,
        shifts,
    })
}

/// Checks the positions of a template.
pub(crate) fn template(entries: Vec<Fields>) -> Result<Vec<Entry>, ScheduleError> {
    limit("positions", entries.len(), MAX_POSITIONS)?;
    each("template", entries, entry)
}

/// A number of heads, or an error at `required`.
pub(crate) fn required(value: i128) -> Result<u32, ScheduleError> {
    in_range(value, 0, MAX_REQUIRED)
        .ok_or_else(|| ScheduleError::new("required", ScheduleProblem::Required { value }))
}

/// A day of the week, or an error at `path`.
pub(crate) fn day(path: &str, value: i128) -> Result<u8, ScheduleError> {
    in_range(value, 0, DAYS.saturating_sub(1))
        .ok_or_else(|| ScheduleError::new(path, ScheduleProblem::Day { value }))
}

/// A start hour, or an error at `path`.
pub(crate) fn start(path: &str, value: i128) -> Result<u8, ScheduleError> {
    in_range(value, 0, HOURS.saturating_sub(1))
        .ok_or_else(|| ScheduleError::new(path, ScheduleProblem::Start { value }))
}

/// The length of a shift, or an error at `path`.
pub(crate) fn hours(path: &str, value: i128) -> Result<u8, ScheduleError> {
    in_range(value, 1, LONGEST_SHIFT)
        .ok_or_else(|| ScheduleError::new(path, ScheduleProblem::Hours { value }))
}

/// A non-empty range of hours of one day, end exclusive, or an error at `start` or `end`.
pub(crate) fn range(first: i128, end: i128) -> Result<(u8, u8), ScheduleError> {
    let at_end = |problem| ScheduleError::new("end", problem);
    let begin = start("start", first)?;
    if end <= first {
        return Err(at_end(ScheduleProblem::EmptyRange { start: first, end }));
    }
    let end = in_range(end, 0, HOURS).ok_or_else(|| at_end(ScheduleProblem::End { value: end }))?;
    Ok((begin, end))
}

fn in_range<T: TryFrom<i128> + PartialOrd>(value: i128, least: T, most: T) -> Option<T> {
    T::try_from(value)
        .ok()
        .filter(|value| (least..=most).contains(value))
}

fn limit(kind: &'static str, count: usize, limit: usize) -> Result<(), ScheduleError> {
    if count > limit {
        let problem = ScheduleProblem::TooMany { kind, count, limit };
        return Err(ScheduleError::new(kind, problem));
    }
    Ok(())
}

/// Parses every entry of a list.
fn each<T>(
    list: &str,
    entries: Vec<Fields>,
    parse: impl Fn(Fields) -> Result<T, ScheduleError>,
) -> Result<Vec<T>, ScheduleError> {
    let mut parsed = Vec::with_capacity(entries.len());
    for (index, raw) in entries.into_iter().enumerate() {
        parsed.push(parse(raw).map_err(|error| at_entry(error, list, index))?);
    }
    Ok(parsed)
}

/// The same error, of an entry of a list. The place of an error is put together only when there is
/// one.
#[cold]
#[inline(never)]
fn at_entry(error: ScheduleError, list: &str, index: usize) -> ScheduleError {
    error.inside(&format!("{list}[{index}]"))
}

/// The index of every id of a list, or the first id that an earlier entry has too.
fn unique(
    list: &str,
    ids: &mut dyn Iterator<Item = &String>,
) -> Result<BTreeMap<String, usize>, ScheduleError> {
    let mut index_of = BTreeMap::new();
    for (index, id) in ids.enumerate() {
        if let Some(first) = index_of.insert(id.clone(), index) {
            let (id, first) = (shown(id), format!("{list}[{first}]"));
            let problem = ScheduleProblem::DuplicateId { id, first };
            return Err(at_entry(ScheduleError::new("id", problem), list, index));
        }
    }
    Ok(index_of)
}

fn position(mut raw: Fields) -> Result<Position, ScheduleError> {
    let (id, name, team) = (raw.text(), raw.text(), raw.text());
    let required = required(raw.whole())?;
    Ok(Position {
        id,
        name,
        team,
        required,
    })
}

fn staff_member(
    mut raw: Fields,
    positions: &BTreeMap<String, usize>,
) -> Result<StaffMember, ScheduleError> {
    let (id, name, position_id, color) = (raw.text(), raw.text(), raw.text(), raw.text());
    if !positions.contains_key(&position_id) {
        let id = shown(&position_id);
        let problem = ScheduleProblem::UnknownPosition { id };
        return Err(ScheduleError::new("positionId", problem));
    }
    Ok(StaffMember {
        availability: each("availability", raw.list(), availability)?,
        id,
        name,
        position_id,
        color,
    })
}

fn availability(mut raw: Fields) -> Result<Availability, ScheduleError> {
    let day = day("day", raw.whole())?;
    let (start, end) = range(raw.whole(), raw.whole())?;
    Ok(Availability { day, start, end })
}

fn shift(mut raw: Fields, staff: &BTreeMap<String, usize>) -> Result<Shift, ScheduleError> {
    let (id, staff_id) = (raw.text(), raw.text());
    if !staff.contains_key(&staff_id) {
        let id = shown(&staff_id);
        let problem = ScheduleProblem::UnknownStaff { id };
        return Err(ScheduleError::new("staffId", problem));
    }
    Ok(Shift {
        id,
        staff_id,
        day: day("day", raw.whole())?,
        start: start("start", raw.whole())?,
        hours: hours("hours", raw.whole())?,
        confirmed: raw.flag(),
    })
}

#[cfg(test)]
mod tests {
    use crate::{
        error::{Coded, EngineError},
        schedule::Schedule,
    };
    use serde_json::{Value, json};

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

    /// Puts `value` at `pointer` of a good week and expects the error `code`, at `path`, whose
    /// sentence holds `words`.
    fn check(pointer: &str, value: Value, code: &str, path: &str, words: &str) {
        let mut week = week();
        *week.pointer_mut(pointer).unwrap() = value;
        let raw = serde_json::from_value(week).unwrap();
        let error = EngineError::from(Schedule::build(raw).unwrap_err());
        assert_eq!((&*error.code, error.path.as_deref()), (code, Some(path)));
        assert!(error.message.contains(words), "{}", error.message);
    }

    /// [D-288] [D-289] [D-439] [D-440] [D-441] [D-442] [D-443] [D-444] a schedule in the documented shape, with every
    /// number at an end of its range, is taken and comes out as it went in.
    #[test]
    fn a_good_week_comes_out_as_it_went_in() {
        let schedule: Schedule = serde_json::from_value(week()).unwrap();
        assert_eq!(serde_json::to_value(&schedule).unwrap(), week());
    }

    /// [D-445] a duplicate id
    #[test]
    fn ids_are_unique() {
        const CODE: &str = "duplicate-id";
        check(
            "/positions/1/id",
            json!("cook"),
            CODE,
            "positions[1].id",
            "id is 'cook', which positions[0] has too",
        );
        check(
            "/shifts/1/id",
            json!("1"),
            CODE,
            "shifts[1].id",
            "which shifts[0] has too; ids must be unique",
        );
        check(
            "/staff/0/id",
            json!("cook"),
            "unknown-staff",
            "shifts[0].staffId",
            "'ada'",
        );
        let mut twins = week();
        let ada = twins["staff"][0].clone();
        twins["staff"].as_array_mut().unwrap().push(ada);
        let raw = serde_json::from_value(twins).unwrap();
        assert_eq!(Schedule::build(raw).unwrap_err().path, "staff[1].id");
    }

    /// [D-446] a reference that leads nowhere
    #[test]
    fn references_lead_somewhere() {
        check(
            "/staff/0/positionId",
            json!("chef"),
            "unknown-position",
            "staff[0].positionId",
            "positionId is 'chef'; no position has that id",
        );
        check(
            "/shifts/1/staffId",
            json!("bob"),
            "unknown-staff",
            "shifts[1].staffId",
            "staffId is 'bob'; no staff member has that id",
        );
        check(
            "/shifts/1/staffId",
            json!("ADA"),
            "unknown-staff",
            "shifts[1].staffId",
            "'ADA'",
        );
        check(
            "/shifts/1/staffId",
            json!("x".repeat(5000)),
            "unknown-staff",
            "shifts[1].staffId",
            "x…'",
        );
    }

    /// [D-290] [D-447] [D-503] a number out of range; the sentence states the limit
    #[test]
    fn numbers_are_in_range() {
        const DAY: &str = "it must be 0 to 6 (Monday to Sunday)";
        const START: &str = "it must be an hour from 0 to 23";
        const HOURS: &str = "a shift must be 1 to 24 hours long";
        check(
            "/shifts/1/day",
            json!(7),
            "day-out-of-range",
            "shifts[1].day",
            &format!("day is 7; {DAY}"),
        );
        check(
            "/shifts/1/day",
            json!(-1),
            "day-out-of-range",
            "shifts[1].day",
            DAY,
        );
        check(
            "/shifts/1/day",
            json!(256),
            "day-out-of-range",
            "shifts[1].day",
            DAY,
        );
        check(
            "/shifts/0/day",
            json!(u64::MAX),
            "day-out-of-range",
            "shifts[0].day",
            "18446744073709551615",
        );
        check(
            "/staff/0/availability/1/day",
            json!(7),
            "day-out-of-range",
            "staff[0].availability[1].day",
            DAY,
        );
        check(
            "/shifts/1/start",
            json!(24),
            "start-out-of-range",
            "shifts[1].start",
            START,
        );
        check(
            "/shifts/1/start",
            json!(-1),
            "start-out-of-range",
            "shifts[1].start",
            START,
        );
        check(
            "/shifts/1/hours",
            json!(0),
            "hours-out-of-range",
            "shifts[1].hours",
            HOURS,
        );
        check(
            "/shifts/1/hours",
            json!(25),
            "hours-out-of-range",
            "shifts[1].hours",
            HOURS,
        );
        check(
            "/positions/0/required",
            json!(-1),
            "required-out-of-range",
            "positions[0].required",
            "0 to 1000000",
        );
        check(
            "/positions/0/required",
            json!(1_000_001),
            "required-out-of-range",
            "positions[0].required",
            "0 to 1000000",
        );
    }

    /// [D-448] an availability that is empty or ends past 24
    #[test]
    fn availability_holds_an_hour_of_its_day() {
        const PLACE: &str = "staff[0].availability[0]";
        let at = |field: &str| format!("{PLACE}.{field}");
        let range = |start: i64, end: i64| json!({"day": 0, "start": start, "end": end});
        let bad = |start, end, code, field: &str, words| {
            check(
                "/staff/0/availability/0",
                range(start, end),
                code,
                &at(field),
                words,
            );
        };
        bad(
            9,
            9,
            "empty-range",
            "end",
            "end is 9 and start is 9; end must come after start",
        );
        bad(9, 8, "empty-range", "end", "end must come after start");
        bad(0, -1, "empty-range", "end", "end must come after start");
        bad(
            9,
            25,
            "end-out-of-range",
            "end",
            "end is 25; it must be at most 24",
        );
        bad(24, 25, "start-out-of-range", "start", "0 to 23");
        bad(-1, 25, "start-out-of-range", "start", "0 to 23");
    }

    #[test]
    fn lists_have_limits() {
        for (kind, limit) in [
            ("positions", MAX_POSITIONS),
            ("staff", MAX_STAFF),
            ("shifts", MAX_SHIFTS),
        ] {
            let mut week = week();
            let entry = week[kind][0].clone();
            week[kind] = Value::Array(vec![entry; limit + 1]);
            let error = Schedule::build(serde_json::from_value(week).unwrap()).unwrap_err();
            assert_eq!((error.code(), &*error.path), ("too-many-entries", kind));
            assert!(
                error
                    .sentence()
                    .ends_with(&format!("at most {limit} are allowed"))
            );
        }
    }

    #[test]
    fn the_serde_door_names_the_place_too() {
        let mut week = week();
        week["shifts"][1]["day"] = json!(9);
        let error = serde_json::from_value::<Schedule>(week).unwrap_err();
        assert_eq!(
            error.to_string(),
            "day is 9; it must be 0 to 6 (Monday to Sunday) (at shifts[1].day)"
        );
    }
}
