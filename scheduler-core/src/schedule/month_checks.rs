//! Reading and checking of wishes, patterns, and heads by shift type.

use chrono::NaiveDate;
use serde::Deserialize;

use super::{
    checks::{MAX_REQUIRED, each, excerpt, validate_hours},
    error::{Error, ErrorKind},
    iso_week::parse_date,
    month::{Cover, MAX_CYCLE, Pattern, PatternDay, Want, Wish},
    time::{Day, HOURS},
    week_details::ShiftType,
};

/// The most wishes of one person.
const MAX_WISHES: usize = 1_000;

impl PatternDay {
    /// Start and length of the day's shift, in minutes, by the shift types of the team; `None` if the day is off.
    #[must_use]
    pub fn shift(&self, types: &[ShiftType]) -> Option<(usize, usize)> {
        match self {
            Self::Hours(start, end) => {
                let (start, end) = (usize::from(*start), usize::from(*end));
                let hours = if end > start {
                    end - start
                } else {
                    end + 24 - start
                };
                Some((start * 60, hours * 60))
            }
            Self::Type(code) => {
                let known = types.iter().find(|known| known.is_named(code))?;
                Some((known.start_minutes(), known.length_minutes()))
            }
        }
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawWish {
    date: Option<String>,
    weekday: Option<i64>,
    from: Option<i64>,
    to: Option<i64>,
    #[serde(rename = "type")]
    shift_type: Option<String>,
    want: Want,
    #[serde(default = "one")]
    weight: i64,
}

const fn one() -> i64 {
    1
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawPattern {
    cycle: Vec<Vec<RawPatternDay>>,
    anchor: String,
}

#[derive(Deserialize)]
#[serde(
    untagged,
    expecting = "\"off\", the code of a shift type, or hours as [start, end]"
)]
enum RawPatternDay {
    Hours(i64, i64),
    Type(String),
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub(crate) struct RawCover {
    position_id: String,
    #[serde(rename = "type")]
    shift_type: String,
    day: i64,
    heads: i64,
}

fn date(path: &str, text: &str) -> Result<NaiveDate, Error> {
    parse_date(text).map_err(|_| {
        let text = excerpt(text);
        Error::new(path, ErrorKind::NotADate { text })
    })
}

fn day(path: &str, value: i64) -> Result<Day, Error> {
    let day = usize::try_from(value).ok().and_then(Day::from_index);
    day.ok_or_else(|| Error::new(path, ErrorKind::Day { value }))
}

fn hour(path: &'static str, value: i64) -> Result<u8, Error> {
    let hour = u8::try_from(value).ok().filter(|hour| *hour <= HOURS);
    hour.ok_or_else(|| Error::new(path, ErrorKind::End { value }))
}

impl TryFrom<RawWish> for Wish {
    type Error = Error;

    fn try_from(raw: RawWish) -> Result<Self, Error> {
        if raw.date.is_some() == raw.weekday.is_some() {
            return Err(Error::new("weekday", ErrorKind::DateOrWeekday));
        }
        let weight = u8::try_from(raw.weight).ok();
        let value = raw.weight;
        let wish = Self {
            date: raw.date.map(|text| date("date", &text)).transpose()?,
            weekday: raw.weekday.map(|value| day("weekday", value)).transpose()?,
            from: raw.from.map(|value| hour("from", value)).transpose()?,
            to: raw.to.map(|value| hour("to", value)).transpose()?,
            shift_type: raw.shift_type,
            want: raw.want,
            weight: weight.ok_or_else(|| Error::new("weight", ErrorKind::WishWeight { value }))?,
        };
        wish.check(None)?;
        Ok(wish)
    }
}

impl<'de> Deserialize<'de> for Wish {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawWish::deserialize(deserializer)?;
        Self::try_from(raw).map_err(serde::de::Error::custom)
    }
}

impl Wish {
    fn check(&self, types: Option<&[ShiftType]>) -> Result<(), Error> {
        if !(1..=3).contains(&self.weight) {
            let value = self.weight.into();
            return Err(Error::new("weight", ErrorKind::WishWeight { value }));
        }
        if let Some(hours) = self.hours() {
            validate_hours(hours).map_err(|error| {
                let path = if error.path == "start" { "from" } else { "to" };
                error.at(path)
            })?;
        }
        match (&self.shift_type, types) {
            (Some(code), Some(types)) => known_type("type", code, types),
            _ => Ok(()),
        }
    }
}

impl TryFrom<RawPattern> for Pattern {
    type Error = Error;

    fn try_from(raw: RawPattern) -> Result<Self, Error> {
        let mut cycle = Vec::with_capacity(raw.cycle.len());
        for (number, week) in raw.cycle.into_iter().enumerate() {
            let path = format!("cycle[{number}]");
            let count = week.len();
            let days = week.into_iter().enumerate().map(|(day, raw)| match raw {
                RawPatternDay::Type(code) => Ok(PatternDay::Type(code)),
                RawPatternDay::Hours(start, end) => {
                    let hour = |value: i64, most: u8| {
                        let hour = u8::try_from(value).ok().filter(|hour| *hour <= most);
                        let path = format!("{path}[{day}]");
                        hour.ok_or_else(|| Error::new(path, ErrorKind::End { value }))
                    };
                    Ok(PatternDay::Hours(
                        hour(start, HOURS - 1)?,
                        hour(end, HOURS)?,
                    ))
                }
            });
            let days = days.collect::<Result<Vec<PatternDay>, Error>>()?;
            let days = days
                .try_into()
                .map_err(|_| Error::new(path, ErrorKind::PatternDays { count }))?;
            cycle.push(days);
        }
        let pattern = Self {
            anchor: date("anchor", &raw.anchor)?,
            cycle,
        };
        pattern.check(None)?;
        Ok(pattern)
    }
}

impl<'de> Deserialize<'de> for Pattern {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let raw = RawPattern::deserialize(deserializer)?;
        Self::try_from(raw).map_err(serde::de::Error::custom)
    }
}

impl Pattern {
    fn check(&self, types: Option<&[ShiftType]>) -> Result<(), Error> {
        let count = self.cycle.len();
        if !(1..=MAX_CYCLE).contains(&count) {
            return Err(Error::new("cycle", ErrorKind::PatternWeeks { count }));
        }
        if self.anchor != super::iso_week::of(self.anchor).monday {
            let text = self.anchor.to_string();
            return Err(Error::new("anchor", ErrorKind::CycleStart { text }));
        }
        let Some(types) = types else {
            return Ok(());
        };
        for (week, days) in self.cycle.iter().enumerate() {
            for (day, of_day) in days.iter().enumerate() {
                if let PatternDay::Type(code) = of_day
                    && !of_day.is_off()
                {
                    known_type(&format!("cycle[{week}][{day}]"), code, types)?;
                }
            }
        }
        Ok(())
    }
}

impl TryFrom<RawCover> for Cover {
    type Error = Error;

    fn try_from(raw: RawCover) -> Result<Self, Error> {
        let value = raw.heads;
        let heads = u32::try_from(value)
            .ok()
            .filter(|heads| *heads <= MAX_REQUIRED);
        Ok(Self {
            position_id: raw.position_id,
            shift_type: raw.shift_type,
            day: day("day", raw.day)?,
            heads: heads.ok_or_else(|| Error::new("heads", ErrorKind::Required { value }))?,
        })
    }
}

fn known_type(path: &str, code: &str, types: &[ShiftType]) -> Result<(), Error> {
    if types.iter().any(|known| known.is_named(code)) {
        return Ok(());
    }
    let code = excerpt(code);
    Err(Error::new(path, ErrorKind::UnknownType { code }))
}

/// Checks somebody's wishes and pattern, and the shift types that they name.
pub(super) fn validate_wishes(
    wishes: &[Wish],
    pattern: Option<&Pattern>,
    types: &[ShiftType],
) -> Result<(), Error> {
    if wishes.len() > MAX_WISHES {
        let (kind, count, limit) = ("wishes", wishes.len(), MAX_WISHES);
        return Err(Error::new(kind, ErrorKind::TooMany { kind, count, limit }));
    }
    each("wishes", wishes, |wish| wish.check(Some(types)))?;
    pattern.map_or(Ok(()), |pattern| {
        let checked = pattern.check(Some(types));
        checked.map_err(|error| error.inside("pattern"))
    })
}

/// Checks heads by shift type, whose positions are known.
pub(super) fn validate_cover(cover: &[Cover], types: &[ShiftType]) -> Result<(), Error> {
    each("cover", cover, |entry| {
        known_type("type", &entry.shift_type, types)
    })?;
    let mut first_of = std::collections::HashMap::new();
    for (index, entry) in cover.iter().enumerate() {
        let code = entry.shift_type.trim().to_lowercase();
        if let Some(first) = first_of.insert((&entry.position_id, code, entry.day), index) {
            let first = format!("cover[{first}]");
            let path = format!("cover[{index}]");
            return Err(Error::new(path, ErrorKind::RepeatedCover { first }));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use crate::Schedule;

    fn team() -> Value {
        json!({
            "positions": [{"id": "ward", "name": "Ward", "team": "t", "required": 1}],
            "staff": [{
                "id": "ada", "name": "Ada", "positionId": "ward", "color": "", "availability": [],
                "wishes": [
                    {"date": "2026-12-03", "want": "off", "weight": 2},
                    {"weekday": 1, "from": 17, "to": 24, "want": "on", "weight": 1},
                    {"weekday": 2, "type": "N", "want": "off", "weight": 3},
                ],
                "pattern": {
                    "cycle": [["E", "N", [6, 14], [22, 6], "off", "off", "off"]], "anchor": "2026-11-30",
                },
                "maxWeekends": 2, "balanceMinutes": -90,
            }],
            "shifts": [],
            "shiftTypes": [
                {"code": "E", "name": "Early", "start": 6, "hours": 8},
                {"code": "N", "name": "Night", "start": 22, "hours": 8},
            ],
            "cover": [{"positionId": "ward", "type": "E", "day": 0, "heads": 2}],
        })
    }

    fn refused(pointer: &str, value: Value) -> String {
        let mut team = team();
        let (parent, field) = pointer.rsplit_once('/').unwrap();
        match team.pointer_mut(parent).unwrap() {
            Value::Array(list) => list[field.parse::<usize>().unwrap()] = value,
            parent => parent[field] = value,
        }
        let error = Schedule::read(team).unwrap().unwrap_err();
        format!("{} {}", error.path, error.kind.code())
    }

    #[test]
    fn fields_of_several_weeks_are_written_as_they_are_read() {
        let schedule: Schedule = serde_json::from_value(team()).unwrap();
        assert_eq!(serde_json::to_value(&schedule).unwrap(), team());
        let ada = &schedule.staff()[0];
        assert_eq!(
            (ada.max_weekends, ada.balance_minutes, ada.wishes.len()),
            (Some(2), -90, 3)
        );
    }

    #[test]
    fn wrong_fields_of_several_weeks_are_named() {
        let of = |field: &str| format!("/staff/0/{field}");
        for (pointer, value, expected) in [
            (
                of("wishes/0/weight"),
                json!(4),
                "staff[0].wishes[0].weight weight-out-of-range",
            ),
            (
                of("wishes/0/weight"),
                json!(-1),
                "staff[0].wishes[0].weight weight-out-of-range",
            ),
            (
                of("wishes/0/date"),
                json!("3/12"),
                "staff[0].wishes[0].date not-a-date",
            ),
            (
                of("wishes/0/weekday"),
                json!(3),
                "staff[0].wishes[0].weekday date-or-weekday",
            ),
            (
                of("wishes/1/weekday"),
                json!(7),
                "staff[0].wishes[1].weekday day-out-of-range",
            ),
            (
                of("wishes/1/to"),
                json!(25),
                "staff[0].wishes[1].to end-out-of-range",
            ),
            (
                of("wishes/1/to"),
                json!(17),
                "staff[0].wishes[1].to empty-range",
            ),
            (
                of("wishes/2/type"),
                json!("X"),
                "staff[0].wishes[2].type unknown-type",
            ),
            (
                of("pattern/anchor"),
                json!("2026-12-01"),
                "staff[0].pattern.anchor cycle-start",
            ),
            (
                of("pattern/cycle"),
                json!([]),
                "staff[0].pattern.cycle pattern-weeks",
            ),
            (
                of("pattern/cycle/0"),
                json!(["off"]),
                "staff[0].pattern.cycle[0] pattern-days",
            ),
            (
                of("pattern/cycle/0/1"),
                json!("X"),
                "staff[0].pattern.cycle[0][1] unknown-type",
            ),
            (
                of("pattern/cycle/0/2"),
                json!([24, 8]),
                "staff[0].pattern.cycle[0][2] end-out-of-range",
            ),
            (
                of("maxWeekends"),
                json!(-1),
                "staff[0].maxWeekends weekends-out-of-range",
            ),
            (
                of("balanceMinutes"),
                json!(100_001),
                "staff[0].balanceMinutes balance-out-of-range",
            ),
            (
                "/cover/0/type".to_owned(),
                json!("X"),
                "cover[0].type unknown-type",
            ),
            (
                "/cover/0/positionId".to_owned(),
                json!("x"),
                "cover[0].positionId unknown-position",
            ),
            (
                "/cover/0/heads".to_owned(),
                json!(-1),
                "cover[0].heads required-out-of-range",
            ),
            (
                "/shiftTypes".to_owned(),
                json!([]),
                "staff[0].wishes[2].type unknown-type",
            ),
        ] {
            assert_eq!(refused(&pointer, value), expected, "{pointer}");
        }
        let twice = team()["cover"][0].clone();
        assert_eq!(
            refused("/cover", json!([twice, twice])),
            "cover[1] repeated-cover"
        );
    }
}
