//! An unvalidated schedule: it has the right shape, but its values are not checked yet.
//!
//! Unknown and missing fields and wrong types are refused here. Numbers are read wide, so that one out of
//! range gets an error that states the limit.

use chrono::{Datelike, NaiveDate, Weekday};
use serde::Deserialize;

use super::{
    budget::Budget,
    calendar_day::{CalendarDay, RawCalendarDay},
    checks::excerpt,
    entities::{Availability, Position, Shift, StaffMember},
    error::{Error, ErrorKind},
    iso_week::parse_date,
    month::{Cover, Pattern, Wish},
    month_checks::{RawCover, RawPattern, RawWish},
    shift_time::ShiftTime,
    time::{Day, HourRange},
    validate::{
        MAX_SHIFTS, validate_balance, validate_forecast, validate_hourly_cents,
        validate_labour_percent, validate_required, validate_week_minutes, validate_weekends,
    },
    week_details::{Absence, AbsenceKind, Demand, Details, ShiftType},
};

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(super) struct RawSchedule {
    positions: Vec<RawPosition>,
    staff: Vec<RawStaffMember>,
    shifts: Vec<RawShift>,
    currency: Option<String>,
    forecast_cents: Option<Vec<i64>>,
    labour_percent: Option<i64>,
    #[serde(default)]
    absences: Vec<RawAbsence>,
    examined: Option<RawHours>,
    #[serde(default)]
    demand: Vec<RawDemand>,
    #[serde(default)]
    before: Vec<RawShift>,
    #[serde(default)]
    after: Vec<RawShift>,
    #[serde(default)]
    shift_types: Vec<RawShiftType>,
    #[serde(default)]
    cover: Vec<RawCover>,
    #[serde(default)]
    calendar: Vec<RawCalendarDay>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawAbsence {
    staff_id: String,
    day: i64,
    kind: AbsenceKind,
    note: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawHours {
    start: i64,
    end: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawDemand {
    position_id: String,
    day: i64,
    start: i64,
    end: i64,
    required: i64,
    week: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawShiftType {
    code: String,
    name: String,
    start: i64,
    #[serde(default)]
    start_minute: i64,
    hours: i64,
    #[serde(default)]
    minutes: i64,
    #[serde(default)]
    break_minutes: i64,
    position_id: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawPosition {
    id: String,
    name: String,
    team: String,
    required: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawStaffMember {
    id: String,
    name: String,
    position_id: String,
    #[serde(default)]
    other_positions: Vec<String>,
    color: String,
    availability: Vec<RawAvailability>,
    hourly_cents: Option<i64>,
    contract_minutes: Option<i64>,
    max_minutes: Option<i64>,
    #[serde(default)]
    minor: bool,
    #[serde(default)]
    marks: Vec<String>,
    #[serde(default)]
    wishes: Vec<RawWish>,
    pattern: Option<RawPattern>,
    max_weekends: Option<i64>,
    #[serde(default)]
    balance_minutes: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawAvailability {
    day: i64,
    start: i64,
    #[serde(default)]
    start_minute: i64,
    end: i64,
    #[serde(default)]
    end_minute: i64,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawShift {
    id: String,
    staff_id: String,
    day: i64,
    start: i64,
    #[serde(default)]
    start_minute: i64,
    hours: i64,
    #[serde(default)]
    minutes: i64,
    confirmed: bool,
    position_id: Option<String>,
    #[serde(default)]
    break_minutes: i64,
    note: Option<String>,
}

type Parts = (Vec<Position>, Vec<StaffMember>, Vec<Shift>, Details);

impl RawSchedule {
    /// The same data with numbers of the final types. Everything else is checked by
    /// [`validate`](super::validate::validate).
    pub fn into_parts(self) -> Result<Parts, Error> {
        for (kind, shifts) in [
            ("shifts", &self.shifts),
            ("before", &self.before),
            ("after", &self.after),
        ] {
            if shifts.len() > MAX_SHIFTS {
                // Refused before the entries are converted.
                let (count, limit) = (shifts.len(), MAX_SHIFTS);
                let problem = ErrorKind::TooMany { kind, count, limit };
                return Err(Error::new(kind, problem));
            }
        }
        Ok((
            each_raw("positions", self.positions, position)?,
            each_raw("staff", self.staff, staff_member)?,
            each_raw("shifts", self.shifts, shift)?,
            Details {
                budget: Budget {
                    currency: self.currency,
                    forecast_cents: self
                        .forecast_cents
                        .map(|days| validate_forecast(&days))
                        .transpose()?,
                    labour_percent: self
                        .labour_percent
                        .map(validate_labour_percent)
                        .transpose()?,
                },
                absences: each_raw("absences", self.absences, absence)?,
                examined: self
                    .examined
                    .map(|raw| hours(raw.start, raw.end))
                    .transpose()
                    .map_err(|error| error.inside("examined"))?,
                demand: each_raw("demand", self.demand, demand)?,
                before: each_raw("before", self.before, shift)?,
                after: each_raw("after", self.after, shift)?,
                shift_types: each_raw("shiftTypes", self.shift_types, shift_type)?,
                cover: each_raw("cover", self.cover, Cover::try_from)?,
                calendar: each_raw("calendar", self.calendar, CalendarDay::try_from)?,
            },
        ))
    }
}

/// A team: what a schedule has in every week.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawTeam {
    positions: Vec<RawPosition>,
    staff: Vec<RawStaffMember>,
    currency: Option<String>,
    forecast_cents: Option<Vec<i64>>,
    labour_percent: Option<i64>,
    examined: Option<RawHours>,
    #[serde(default)]
    demand: Vec<RawDemand>,
    #[serde(default)]
    shift_types: Vec<RawShiftType>,
    #[serde(default)]
    cover: Vec<RawCover>,
    #[serde(default)]
    calendar: Vec<RawCalendarDay>,
}

impl RawTeam {
    /// A schedule of this team without shifts.
    pub(super) fn into_schedule(self) -> RawSchedule {
        RawSchedule {
            positions: self.positions,
            staff: self.staff,
            shifts: Vec::new(),
            currency: self.currency,
            forecast_cents: self.forecast_cents,
            labour_percent: self.labour_percent,
            absences: Vec::new(),
            examined: self.examined,
            demand: self.demand,
            before: Vec::new(),
            after: Vec::new(),
            shift_types: self.shift_types,
            cover: self.cover,
            calendar: self.calendar,
        }
    }
}

macro_rules! converted {
    ($($raw:ident => $to:ident by $convert:ident),*) => {$(
        impl TryFrom<$raw> for $to {
            type Error = Error;

            fn try_from(raw: $raw) -> Result<Self, Error> {
                $convert(raw)
            }
        }
    )*};
}

converted!(
    RawPosition => Position by position,
    RawStaffMember => StaffMember by staff_member,
    RawShift => Shift by shift,
    RawAbsence => Absence by absence,
    RawDemand => Demand by demand,
    RawShiftType => ShiftType by shift_type
);

impl TryFrom<RawHours> for HourRange {
    type Error = Error;

    fn try_from(raw: RawHours) -> Result<Self, Error> {
        hours(raw.start, raw.end)
    }
}

/// Converts every entry of a list; an error's path names the entry.
pub(crate) fn each_raw<R, T>(
    list: &str,
    entries: Vec<R>,
    convert: impl Fn(R) -> Result<T, Error>,
) -> Result<Vec<T>, Error> {
    let entries = entries.into_iter().enumerate();
    entries
        .map(|(index, raw)| convert(raw).map_err(|error| error.inside(&format!("{list}[{index}]"))))
        .collect()
}

fn position(raw: RawPosition) -> Result<Position, Error> {
    let required = validate_required("required", raw.required)?;
    Ok(Position::new(raw.id, raw.name, raw.team, required))
}

fn staff_member(raw: RawStaffMember) -> Result<StaffMember, Error> {
    let minutes = |field, value: Option<i64>| {
        value
            .map(|value| validate_week_minutes(field, value))
            .transpose()
    };
    Ok(StaffMember {
        availability: each_raw("availability", raw.availability, availability)?,
        id: raw.id,
        name: raw.name,
        position_id: raw.position_id,
        other_positions: raw.other_positions,
        color: raw.color,
        hourly_cents: raw.hourly_cents.map(validate_hourly_cents).transpose()?,
        contract_minutes: minutes("contractMinutes", raw.contract_minutes)?,
        max_minutes: minutes("maxMinutes", raw.max_minutes)?,
        minor: raw.minor,
        marks: raw.marks,
        wishes: each_raw("wishes", raw.wishes, Wish::try_from)?,
        pattern: raw
            .pattern
            .map(Pattern::try_from)
            .transpose()
            .map_err(|error| error.inside("pattern"))?,
        max_weekends: raw.max_weekends.map(validate_weekends).transpose()?,
        balance_minutes: validate_balance(raw.balance_minutes)?,
    })
}

fn availability(raw: RawAvailability) -> Result<Availability, Error> {
    Ok(Availability {
        day: day(raw.day)?,
        start: small("start", raw.start, |value| ErrorKind::Start { value })?,
        start_minute: minute("startMinute", raw.start_minute)?,
        end: end(raw.start, raw.end)?,
        end_minute: minute("endMinute", raw.end_minute)?,
    })
}

fn shift(raw: RawShift) -> Result<Shift, Error> {
    Ok(Shift {
        id: raw.id,
        staff_id: raw.staff_id,
        time: ShiftTime {
            day: day(raw.day)?,
            start: small("start", raw.start, |value| ErrorKind::Start { value })?,
            start_minute: minute("startMinute", raw.start_minute)?,
            hours: small("hours", raw.hours, |value| ErrorKind::Hours { value })?,
            minutes: minute("minutes", raw.minutes)?,
        },
        confirmed: raw.confirmed,
        position_id: raw.position_id,
        break_minutes: break_minutes(raw.break_minutes)?,
        note: raw.note,
    })
}

fn absence(raw: RawAbsence) -> Result<Absence, Error> {
    Ok(Absence {
        staff_id: raw.staff_id,
        day: day(raw.day)?,
        kind: raw.kind,
        note: raw.note,
    })
}

fn demand(raw: RawDemand) -> Result<Demand, Error> {
    Ok(Demand {
        position_id: raw.position_id,
        day: day(raw.day)?,
        hours: hours(raw.start, raw.end)?,
        required: validate_required("required", raw.required)?,
        week: raw.week.map(|text| monday(&text)).transpose()?,
    })
}

/// The Monday of a week.
fn monday(text: &str) -> Result<NaiveDate, Error> {
    let date = parse_date(text).ok();
    let monday = date.filter(|date| date.weekday() == Weekday::Mon);
    monday.ok_or_else(|| {
        let text = excerpt(text);
        Error::new("week", ErrorKind::NotAMonday { text })
    })
}

fn shift_type(raw: RawShiftType) -> Result<ShiftType, Error> {
    Ok(ShiftType {
        code: raw.code,
        name: raw.name,
        start: small("start", raw.start, |value| ErrorKind::Start { value })?,
        start_minute: minute("startMinute", raw.start_minute)?,
        hours: small("hours", raw.hours, |value| ErrorKind::Hours { value })?,
        minutes: minute("minutes", raw.minutes)?,
        break_minutes: break_minutes(raw.break_minutes)?,
        position_id: raw.position_id,
    })
}

fn hours(from: i64, to: i64) -> Result<HourRange, Error> {
    let start = small("start", from, |value| ErrorKind::Start { value })?;
    Ok(HourRange::new(start, end(from, to)?))
}

fn end(start: i64, value: i64) -> Result<u8, Error> {
    small("end", value, |value| {
        if value < 0 {
            let (start, end) = (start.to_string(), value.to_string());
            ErrorKind::EmptyRange { start, end }
        } else {
            ErrorKind::End { value }
        }
    })
}

fn break_minutes(value: i64) -> Result<u8, Error> {
    let problem = |value| ErrorKind::BreakMinutes { value };
    small("breakMinutes", value, problem)
}

fn day(value: i64) -> Result<Day, Error> {
    usize::try_from(value)
        .ok()
        .and_then(Day::from_index)
        .ok_or_else(|| Error::new("day", ErrorKind::Day { value }))
}

fn minute(field: &'static str, value: i64) -> Result<u8, Error> {
    small(field, value, |value| ErrorKind::Minute { field, value })
}

fn small(path: &str, value: i64, problem: impl Fn(i64) -> ErrorKind) -> Result<u8, Error> {
    u8::try_from(value).map_err(|_| Error::new(path, problem(value)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITION: &str = r#"{"id": "a", "name": "A", "team": "t", "required": 1}"#;

    /// Reads a document and expects an error at `path` whose text contains `words`.
    fn check(json: &str, path: &str, words: &str) {
        let mut reader = serde_json::Deserializer::from_str(json);
        let error = serde_path_to_error::deserialize::<_, RawSchedule>(&mut reader);
        let error = error.err().unwrap();
        assert_eq!(error.path().to_string(), path);
        let text = error.inner().to_string();
        assert!(text.contains(words), "{text}");
    }

    fn check_position(from: &str, to: &str, path: &str, words: &str) {
        let position = POSITION.replace(from, to);
        let json =
            format!(r#"{{"positions": [{POSITION}, {position}], "staff": [], "shifts": []}}"#);
        check(&json, path, words);
    }

    /// [D-449] an unknown field is refused with its path and the known fields
    #[test]
    fn unknown_fields() {
        check(
            r#"{"positions": [], "staff": [], "shifts": [], "extra": 1}"#,
            "extra",
            "unknown field `extra`, expected one of",
        );
        check_position(
            r#""id""#,
            r#""Id""#,
            "positions[1].Id",
            "unknown field `Id`",
        );
        check_position(
            "1}",
            r#"1, "__proto__": {}}"#,
            "positions[1].__proto__",
            "expected one of `id`, `name`, `team`, `required`",
        );
    }

    #[test]
    fn missing_and_double_fields() {
        check(
            r#"{"positions": [], "staff": []}"#,
            ".",
            "missing field `shifts`",
        );
        check_position(r#""id": "a", "#, "", "positions[1]", "missing field `id`");
        check_position(
            r#""id""#,
            r#""id": "b", "id""#,
            "positions[1]",
            "duplicate field `id`",
        );
    }

    #[test]
    fn wrong_types() {
        check(
            "null",
            ".",
            "invalid type: null, expected struct RawSchedule",
        );
        check(
            "7",
            ".",
            "invalid type: integer `7`, expected struct RawSchedule",
        );
        check_position(
            POSITION,
            r#""a""#,
            "positions[1]",
            "invalid type: string \"a\", expected struct RawPosition",
        );
        check_position(
            "1}",
            "1.5}",
            "positions[1].required",
            "floating point `1.5`, expected i64",
        );
        check_position("1}", "1e99}", "positions[1].required", "expected i64");
        check_position("1}", "null}", "positions[1].required", "expected i64");
        check_position("1}", r#""1"}"#, "positions[1].required", "expected i64");
        check_position(r#""a""#, "7", "positions[1].id", "expected a string");
    }

    #[test]
    fn broken_json_has_a_line_and_a_column() {
        check("{\n \"positions\": [,", "positions[0]", "line 2 column 16");
        check("", ".", "line 1 column 0");
        check(
            &"[".repeat(100_000),
            "[0][0][0]",
            "invalid type: sequence, expected a string",
        );
        check(
            &format!("{}{}", r#"{"positions":"#, "[".repeat(100_000)),
            "positions[0][0]",
            "invalid type: sequence, expected a string",
        );
    }

    /// Minutes may be left out; nothing else may.
    #[test]
    fn minutes_may_be_left_out() {
        let read = |json: &str| serde_json::from_str::<RawShift>(json);
        let shift = read(
            r#"{"id": "1", "staffId": "a", "day": 0, "start": 9, "hours": 8, "confirmed": true}"#,
        )
        .unwrap();
        assert_eq!((shift.start_minute, shift.minutes), (0, 0));
        let shift = read(
            r#"{"id": "1", "staffId": "a", "day": 0, "start": 9, "startMinute": 30, "hours": 8, "minutes": 45, "confirmed": true}"#,
        )
        .unwrap();
        assert_eq!((shift.start_minute, shift.minutes), (30, 45));
        let range = r#"{"day": 0, "start": 9, "end": 17}"#;
        let range = serde_json::from_str::<RawAvailability>(range).unwrap();
        assert_eq!((range.start_minute, range.end_minute), (0, 0));
        let error = read(r#"{"id": "1", "staffId": "a", "day": 0, "start": 9, "confirmed": true}"#);
        let text = error.err().unwrap().to_string();
        assert!(text.contains("missing field `hours`"), "{text}");
    }
}
