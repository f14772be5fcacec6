//! Calendars (`.ics`) as tables: a line for each event, or for each time of one that repeats.

mod repeat;
mod zones;

use std::collections::HashMap;

use chrono::{NaiveDate, NaiveDateTime, TimeDelta, Timelike};

use crate::grid::{Grid, GridLine};
use repeat::Repeated;
use zones::{Observance, Zones};

/// The headings of the table, which are those of Google's calendar exports where they have one. The last four columns
/// stand only where a cell of them has text.
const HEADINGS: [&str; 11] = [
    "Subject",
    "Start Date",
    "Start Time",
    "End Date",
    "End Time",
    "Attendee",
    "Location",
    "Repeats",
    "Repeats without end",
    "Time zone",
    "Status",
];
/// The columns that always stand.
const ALWAYS: usize = 7;
/// No calendar has more lines.
const MAX_LINES: usize = 20_000;

/// How a time is given.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Zone {
    /// On the clock of whoever reads it.
    Floating,
    Utc,
    Named(String),
}

/// A time of an event.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Time {
    at: NaiveDateTime,
    /// A date without a time of day.
    whole_day: bool,
    zone: Zone,
}

/// The times of an event, and the lengths of those that say their own.
type Times = Vec<(Time, Option<TimeDelta>)>;

#[derive(Default)]
struct Event {
    uid: String,
    subject: String,
    start: Option<Time>,
    end: Option<Time>,
    /// What is written where it is no time.
    bad_times: (String, String),
    duration: Option<TimeDelta>,
    attendees: Vec<String>,
    location: String,
    cancelled: bool,
    rule: Option<String>,
    /// Further times, and how long they are if they say so.
    more: Vec<(Time, Option<TimeDelta>)>,
    without: Vec<Time>,
    /// The time of a repeated event that this one replaces.
    replaces: Option<Time>,
    /// Whether it replaces all later times as well.
    replaces_later: bool,
    /// Which version of the event it is.
    sequence: u32,
}

/// A calendar as it is read line by line.
#[derive(Default)]
struct Calendar {
    events: Vec<Event>,
    zones: Zones,
    /// The zone of the calendar, in which its roster is.
    zone: Option<String>,
    /// The latest day on which an event was written.
    written: Option<NaiveDate>,
}

/// The events of a calendar. Times are those of its own zone; where that is not known they are taken as they are
/// written, and the line says in which zone they are. The lines of cancelled events say so.
pub(crate) fn grid(text: &str) -> Grid {
    let calendar = Calendar::of(text);
    let mut rows: Vec<[String; HEADINGS.len()]> = vec![HEADINGS.map(str::to_owned)];
    for event in &calendar.events {
        calendar.lines(event, &mut rows);
        if rows.len() > MAX_LINES {
            break;
        }
    }
    let kept = |column: usize| {
        let mut texts = rows.iter().skip(1).filter_map(|row| row.get(column));
        column < ALWAYS || texts.any(|text| !text.is_empty())
    };
    let columns: Vec<usize> = (0..HEADINGS.len()).filter(|column| kept(*column)).collect();
    let lines = (1..).zip(&rows).map(|(line, row)| GridLine {
        line,
        cells: columns
            .iter()
            .filter_map(|column| row.get(*column).cloned())
            .collect(),
        merged: Vec::new(),
    });
    Grid {
        lines: lines.collect(),
        ..Grid::default()
    }
}

impl Calendar {
    fn of(text: &str) -> Self {
        let mut calendar = Self::default();
        let mut event: Option<Event> = None;
        let mut zone = String::new();
        let mut within: Vec<String> = Vec::new();
        let mut observance: Option<Observance> = None;
        for line in unfolded(text) {
            let Some((key, value)) = split_unquoted(&line, ':') else {
                continue;
            };
            let (name, parameters) = key.split_once(';').unwrap_or((key, ""));
            let name = name.to_ascii_uppercase();
            let part = value.trim().to_ascii_uppercase();
            match (name.as_str(), part.as_str()) {
                ("BEGIN", "VEVENT") => event = Some(Event::default()),
                ("END", "VEVENT") => {
                    calendar.events.extend(event.take());
                    within.clear();
                }
                // What stands in an alarm is no part of its event.
                ("BEGIN", inner) if event.is_some() => within.push(inner.to_owned()),
                ("END", inner) if within.last().is_some_and(|last| last == inner) => {
                    within.pop();
                    continue;
                }
                ("BEGIN", "STANDARD" | "DAYLIGHT") => observance = Some(Observance::default()),
                ("END", "STANDARD" | "DAYLIGHT") => {
                    let known = calendar.zones.0.entry(zone.clone()).or_default();
                    known.extend(observance.take());
                }
                ("TZID", _) => zone = value.trim().to_owned(),
                ("X-WR-TIMEZONE", _) => calendar.zone = Some(value.trim().to_owned()),
                _ => {}
            }
            if let Some(observance) = &mut observance {
                match name.as_str() {
                    "DTSTART" => observance.start = time(value, parameters).map(|time| time.at),
                    "TZOFFSETFROM" => observance.from = zones::offset(value).unwrap_or(0),
                    "TZOFFSETTO" => observance.to = zones::offset(value).unwrap_or(0),
                    "RRULE" => observance.rule = Some(value.to_owned()),
                    _ => {}
                }
            }
            if let Some(event) = event.as_mut().filter(|_| within.is_empty()) {
                event.property(&name, parameters, value);
                if name == "DTSTAMP" || name == "LAST-MODIFIED" {
                    let day = time(value, parameters).map(|time| time.at.date());
                    calendar.written = calendar.written.max(day);
                }
            }
        }
        if calendar.zone.is_none() {
            calendar.zone = calendar.only_zone();
        }
        calendar.keep_last_versions();
        calendar
    }

    /// Leaves out the events of which a later version is there.
    fn keep_last_versions(&mut self) {
        let mut last: HashMap<(String, Option<NaiveDateTime>), u32> = HashMap::new();
        let key = |event: &Event| {
            let of = event.replaces.as_ref().map(|time| time.at);
            (event.uid.clone(), of)
        };
        for event in self.events.iter().filter(|event| !event.uid.is_empty()) {
            let known = last.entry(key(event)).or_default();
            *known = event.sequence.max(*known);
        }
        self.events.retain(|event| {
            last.get(&key(event))
                .is_none_or(|known| event.sequence == *known)
        });
    }

    /// The zone of all events, if there is only one.
    fn only_zone(&self) -> Option<String> {
        let starts = self.events.iter().filter_map(|event| event.start.as_ref());
        let mut zones = starts.filter_map(|start| match &start.zone {
            Zone::Named(zone) => Some(zone),
            _ => None,
        });
        let first = zones.next()?;
        zones.all(|zone| zone == first).then(|| first.clone())
    }

    /// A time on the clock of the calendar, and its zone if it is in another one that is not known.
    fn wall(&self, time: &Time) -> (NaiveDateTime, Option<String>) {
        let utc = match &time.zone {
            Zone::Floating => return (time.at, None),
            _ if time.whole_day => return (time.at, None),
            Zone::Named(own) if self.zone.as_ref().is_none_or(|zone| zone == own) => {
                // Without a zone of the calendar there are several: each is said.
                return (time.at, self.zone.is_none().then(|| own.clone()));
            }
            Zone::Named(own) => self.zones.utc(own, time.at),
            Zone::Utc => Some(time.at),
        };
        let own = match &time.zone {
            Zone::Named(own) => own.as_str(),
            _ => "UTC",
        };
        let target = self.zone.as_deref();
        if own == "UTC" && matches!(target, Some("UTC" | "Etc/UTC" | "GMT" | "Etc/GMT")) {
            return (time.at, None);
        }
        let local = utc
            .zip(target)
            .and_then(|(utc, zone)| self.zones.local(zone, utc));
        match local {
            Some(local) => (local, None),
            None => (time.at, Some(own.to_owned())),
        }
    }

    /// The times of an event in its own zone, and its rule if that is not read, or has no end.
    fn starts(&self, event: &Event, start: &Time) -> (Times, Option<String>, Option<String>) {
        let with = |at: NaiveDateTime| {
            let time = Time {
                at,
                ..start.clone()
            };
            (time, None)
        };
        let mut unread = None;
        let mut endless = None;
        let mut times = match &event.rule {
            None => vec![(start.clone(), None)],
            Some(rule) => {
                let until = repeat::parts(rule)
                    .get("UNTIL")
                    .and_then(|until| time(until, ""));
                let until = until.map(|until| match (until.whole_day, &until.zone, &start.zone) {
                    (true, ..) => until.at + TimeDelta::days(1) - TimeDelta::seconds(1),
                    (false, Zone::Utc, Zone::Named(zone)) => {
                        self.zones.local(zone, until.at).unwrap_or(until.at)
                    }
                    _ => until.at,
                });
                let near = self.written.unwrap_or(start.at.date());
                match repeat::times(rule, start.at, until, near) {
                    Repeated::Whole(times) => times.into_iter().map(with).collect(),
                    Repeated::Endless(times) => {
                        endless = Some(rule.clone());
                        times.into_iter().map(with).collect()
                    }
                    Repeated::Unread => {
                        unread = Some(rule.clone());
                        vec![(start.clone(), None)]
                    }
                }
            }
        };
        for more in &event.more {
            if !times.iter().any(|(time, _)| *time == more.0) {
                times.push(more.clone());
            }
        }
        (times, unread, endless)
    }

    /// The event that replaces a time of another one and all later ones.
    fn later(&self, event: &Event, start: &Time) -> Option<&Event> {
        if event.replaces.is_some() {
            return None;
        }
        let (own, _) = self.wall(start);
        let others = self.events.iter().filter(|other| {
            let from = other.replaces.as_ref().map(|time| self.wall(time).0);
            other.uid == event.uid && other.replaces_later && from.is_some_and(|from| from <= own)
        });
        others.max_by_key(|other| other.replaces.as_ref().map(|time| self.wall(time).0))
    }

    /// How long an event is, on the clock of the calendar.
    fn length(&self, event: &Event, start: &Time) -> Option<TimeDelta> {
        match (&event.end, event.duration) {
            (Some(end), _) if start.whole_day || end.whole_day => Some(end.at - start.at),
            // The clocks may be changed between start and end.
            (Some(end), _) => Some(self.wall(end).0 - self.wall(start).0),
            (None, duration) => duration,
        }
    }

    /// Whether a time of an event is left out, or replaced by another event.
    fn is_gone(&self, event: &Event, start: &Time) -> bool {
        let (own, _) = self.wall(start);
        let is_own = |time: &Time| {
            let (at, _) = self.wall(time);
            at == own || time.whole_day && at.date() == own.date()
        };
        let repeats = event.replaces.is_none() && (event.rule.is_some() || !event.more.is_empty());
        event.without.iter().any(is_own)
            || repeats
                && self.events.iter().any(|other| {
                    other.uid == event.uid && other.replaces.as_ref().is_some_and(is_own)
                })
    }

    fn lines(&self, event: &Event, rows: &mut Vec<[String; HEADINGS.len()]>) {
        let row = |event: &Event, start: (String, String), end: (String, String)| {
            let people = event.attendees.join(" / ");
            let status = if event.cancelled { "Cancelled" } else { "" };
            let subject = event.subject.clone();
            let location = event.location.clone();
            let blank = String::new;
            [
                subject,
                start.0,
                start.1,
                end.0,
                end.1,
                people,
                location,
                blank(),
                blank(),
                blank(),
                status.to_owned(),
            ]
        };
        let Some(start) = &event.start else {
            let (start, end) = event.bad_times.clone();
            rows.push(row(event, (start, String::new()), (end, String::new())));
            return;
        };
        let (times, mut unread, mut endless) = self.starts(event, start);
        for (time, own_length) in times {
            if self.is_gone(event, &time) {
                continue;
            }
            let (mut begin, zone) = self.wall(&time);
            let mut shown = event;
            let mut length = own_length.or_else(|| self.length(event, start));
            if let Some(later) = self.later(event, &time)
                && let (Some(moved), Some(from)) = (&later.start, &later.replaces)
            {
                shown = later;
                length = self.length(later, moved);
                begin += self.wall(moved).0 - self.wall(from).0;
            }
            let end = match length.and_then(|length| begin.checked_add_signed(length)) {
                Some(end) => written(end, time.whole_day),
                None => (event.bad_times.1.clone(), String::new()),
            };
            let mut cells = row(shown, written(begin, time.whole_day), end);
            let [.., repeats, without_end, in_zone, _] = &mut cells;
            *repeats = unread.take().unwrap_or_default();
            *without_end = endless.take().unwrap_or_default();
            *in_zone = zone.unwrap_or_default();
            rows.push(cells);
            if rows.len() > MAX_LINES {
                return;
            }
        }
    }
}

impl Event {
    fn property(&mut self, name: &str, parameters: &str, value: &str) {
        let list = || value.split(',').filter_map(|value| time(value, parameters));
        match name {
            "UID" => self.uid = value.to_owned(),
            "SUMMARY" => self.subject = unescaped(value),
            "LOCATION" => self.location = unescaped(value),
            "DTSTART" => {
                self.start = time(value, parameters);
                self.bad_times.0 = value.to_owned();
            }
            "DTEND" => {
                self.end = time(value, parameters);
                self.bad_times.1 = if self.end.is_none() {
                    value.to_owned()
                } else {
                    String::new()
                };
            }
            "DURATION" => self.duration = duration(value),
            "RRULE" => self.rule = Some(value.to_owned()),
            "RDATE" => {
                let times = value.split(',').filter_map(|value| {
                    Some((time(value, parameters)?, period(value, parameters)))
                });
                self.more.extend(times);
            }
            "EXDATE" => self.without.extend(list()),
            "RECURRENCE-ID" => {
                self.replaces = time(value, parameters);
                let range = parameter(parameters, "RANGE");
                self.replaces_later =
                    range.is_some_and(|range| range.eq_ignore_ascii_case("THISANDFUTURE"));
            }
            "SEQUENCE" => self.sequence = value.trim().parse().unwrap_or(0),
            "STATUS" => self.cancelled = value.trim().eq_ignore_ascii_case("CANCELLED"),
            "ATTENDEE" => self.attendees.extend(parameter(parameters, "CN")),
            _ => {}
        }
    }
}

/// Parts a text at the first sign that does not stand in quotes.
fn split_unquoted(text: &str, sign: char) -> Option<(&str, &str)> {
    let mut quoted = false;
    let at = text.char_indices().find_map(|(at, c)| {
        quoted ^= c == '"';
        (c == sign && !quoted).then_some(at)
    });
    // A quote that is never closed is an ordinary character.
    let (before, after) = match at {
        Some(at) => text.split_at_checked(at)?,
        None if quoted => return text.split_once(sign),
        None => return None,
    };
    Some((before, after.get(sign.len_utf8()..)?))
}

fn parameter(parameters: &str, name: &str) -> Option<String> {
    let mut rest = parameters;
    while !rest.is_empty() {
        let (one, more) = split_unquoted(rest, ';').unwrap_or((rest, ""));
        if let Some((key, value)) = one.split_once('=')
            && key.trim().eq_ignore_ascii_case(name)
        {
            return Some(value.trim_matches('"').to_owned());
        }
        rest = more;
    }
    None
}

/// The length of a period: `20261116T120000/PT4H`, `20261116T120000/20261116T160000`.
fn period(value: &str, parameters: &str) -> Option<TimeDelta> {
    let (start, end) = value.split_once('/')?;
    duration(end)
        .filter(|_| end.trim().starts_with(['P', '+']))
        .or_else(|| Some(time(end, parameters)?.at - time(start, parameters)?.at))
}

/// A date or a time: `20261123T090000Z`, `20261123`; of a period its start.
fn time(value: &str, parameters: &str) -> Option<Time> {
    let value = value.split('/').next().unwrap_or(value).trim();
    let (text, utc) = match value.strip_suffix(['Z', 'z']) {
        Some(text) => (text, true),
        None => (value, false),
    };
    let zone = match (utc, parameter(parameters, "TZID")) {
        (true, _) => Zone::Utc,
        (false, Some(zone)) => Zone::Named(zone),
        (false, None) => Zone::Floating,
    };
    let (date, clock) = match text.split_once(['T', 't']) {
        Some((date, clock)) => (date, Some(clock)),
        None => (text, None),
    };
    let number =
        |text: &str, from: usize, to: usize| -> Option<u32> { text.get(from..to)?.parse().ok() };
    let year = i32::try_from(number(date, 0, 4)?).ok()?;
    let date = NaiveDate::from_ymd_opt(year, number(date, 4, 6)?, number(date, 6, date.len())?)?;
    let (hour, minute) = match clock {
        Some(clock) => (number(clock, 0, 2)?, number(clock, 2, 4)?),
        None => (0, 0),
    };
    Some(Time {
        at: date.and_hms_opt(hour, minute, 0)?,
        whole_day: clock.is_none(),
        zone,
    })
}

/// `PT8H30M`, `P1D`.
fn duration(value: &str) -> Option<TimeDelta> {
    let mut minutes: i64 = 0;
    let mut digits = String::new();
    for c in value.trim().trim_start_matches('+').chars() {
        if c.is_ascii_digit() {
            digits.push(c);
            continue;
        }
        let unit = match c {
            'P' | 'T' => continue,
            'W' => 7 * 24 * 60,
            'D' => 24 * 60,
            'H' => 60,
            'M' => 1,
            'S' => 0,
            _ => return None,
        };
        let number: i64 = std::mem::take(&mut digits).parse().ok()?;
        minutes = minutes.checked_add(number.checked_mul(unit)?)?;
    }
    TimeDelta::try_minutes(minutes)
}

/// The cells of a time: date and time of day.
fn written(at: NaiveDateTime, whole_day: bool) -> (String, String) {
    let clock = match whole_day {
        true => String::new(),
        false => format!("{:02}:{:02}", at.hour(), at.minute()),
    };
    (at.date().to_string(), clock)
}

/// The lines of a text, with continued lines joined.
fn unfolded(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix([' ', '\t']), lines.last_mut()) {
            (Some(rest), Some(last)) => last.push_str(rest),
            _ => lines.push(line.to_owned()),
        }
    }
    lines
}

fn unescaped(value: &str) -> String {
    let mut text = String::new();
    let mut escaped = false;
    for c in value.chars() {
        match (escaped, c) {
            (false, '\\') => escaped = true,
            (true, 'n' | 'N') => {
                text.push('\n');
                escaped = false;
            }
            _ => {
                text.push(c);
                escaped = false;
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use crate::Grid;

    fn rows(events: &str) -> Vec<String> {
        let grid = Grid::of_text(&format!("BEGIN:VCALENDAR\n{events}\nEND:VCALENDAR"));
        let rows = grid.lines.iter().skip(1);
        rows.map(|line| line.cells.join("|")).collect()
    }

    #[test]
    fn events_are_lines_of_a_table() {
        let grid = Grid::of_text(
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Late shift\\, bar wi\r\n th a very long name\r\n\
             DTSTART;TZID=Europe/Madrid:20261123T160000\r\nDTEND;TZID=Europe/Madrid:20261124T003000\r\n\
             ATTENDEE;CN=\"Ana Ruiz\";ROLE=X:mailto:a@example.com\r\nEND:VEVENT\r\n\
             BEGIN:VEVENT\r\nSUMMARY:Gone\r\nSTATUS:CANCELLED\r\nDTSTART:20261123T160000\r\nEND:VEVENT\r\nEND:VCALENDAR",
        );
        let cells: Vec<_> = grid.lines.iter().map(|line| line.cells.join("|")).collect();
        assert_eq!(
            cells,
            [
                "Subject|Start Date|Start Time|End Date|End Time|Attendee|Location|Status",
                "Late shift, bar with a very long name|2026-11-23|16:00|2026-11-24|00:30|Ana Ruiz||",
                "Gone|2026-11-23|16:00|||||Cancelled",
            ]
        );
        assert_eq!(
            rows(
                "BEGIN:VEVENT\nSUMMARY:Ana\nDTSTART:20261123T220000\nDURATION:PT8H30M\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:Bo\nDTSTART:soon\nEND:VEVENT"
            ),
            ["Ana|2026-11-23|22:00|2026-11-24|06:30||", "Bo|soon|||||"]
        );
    }

    #[test]
    fn events_that_repeat_have_a_line_for_each_time() {
        let weekly = "BEGIN:VEVENT\nUID:1\nSUMMARY:Ana\nDTSTART;TZID=Here:20261123T220000\nDTEND;TZID=Here:20261124T060000\n\
            RRULE:FREQ=WEEKLY;BYDAY=MO,WE;COUNT=5\nEXDATE;TZID=Here:20261125T220000\nRDATE;TZID=Here:20261128T220000\nEND:VEVENT\n\
            BEGIN:VEVENT\nUID:1\nSUMMARY:Bo\nRECURRENCE-ID;TZID=Here:20261130T220000\nDTSTART;TZID=Here:20261130T200000\nDTEND;TZID=Here:20261201T040000\nEND:VEVENT\n\
            BEGIN:VEVENT\nUID:1\nSTATUS:CANCELLED\nRECURRENCE-ID;TZID=Here:20261202T220000\nDTSTART;TZID=Here:20261202T220000\nEND:VEVENT";
        assert_eq!(
            rows(weekly),
            [
                "Ana|2026-11-23|22:00|2026-11-24|06:00|||",
                "Ana|2026-12-07|22:00|2026-12-08|06:00|||",
                "Ana|2026-11-28|22:00|2026-11-29|06:00|||",
                "Bo|2026-11-30|20:00|2026-12-01|04:00|||",
                "|2026-12-02|22:00|||||Cancelled",
            ]
        );
        let others = "BEGIN:VEVENT\nUID:1\nSUMMARY:Ana\nDTSTAMP:20261120T080000Z\nDTSTART:20261123T090000\nDTEND:20261123T170000\nRRULE:FREQ=MONTHLY\nEND:VEVENT\n\
            BEGIN:VEVENT\nUID:2\nSUMMARY:Bo\nDTSTART:20250106T090000\nDTEND:20250106T170000\nRRULE:FREQ=WEEKLY\nEND:VEVENT";
        let rows = rows(others);
        assert_eq!(
            rows[0],
            "Ana|2026-11-23|09:00|2026-11-23|17:00|||FREQ=MONTHLY|"
        );
        assert_eq!(
            rows[1],
            "Bo|2026-10-26|09:00|2026-10-26|17:00||||FREQ=WEEKLY"
        );
        assert_eq!(rows.len(), 13);
    }

    #[test]
    fn times_are_those_of_the_calendar_s_zone_or_say_their_own() {
        let zone = "X-WR-TIMEZONE:Europe/Madrid\nBEGIN:VTIMEZONE\nTZID:Europe/Madrid\nBEGIN:STANDARD\nDTSTART:19701025T030000\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\n\
            RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\nEND:STANDARD\nBEGIN:DAYLIGHT\nDTSTART:19700329T020000\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\n\
            RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\nEND:DAYLIGHT\nEND:VTIMEZONE\n";
        let event = "BEGIN:VEVENT\nSUMMARY:Ana\nDTSTART:20261123T230000Z\nDTEND:20261124T070000Z\nEND:VEVENT";
        assert_eq!(
            rows(&format!("{zone}{event}")),
            ["Ana|2026-11-24|00:00|2026-11-24|08:00||"]
        );
        assert_eq!(rows(event), ["Ana|2026-11-23|23:00|2026-11-24|07:00|||UTC"]);
        assert_eq!(
            rows(&format!("X-WR-TIMEZONE:Etc/UTC\n{event}")),
            ["Ana|2026-11-23|23:00|2026-11-24|07:00||"]
        );
        let lisbon = "BEGIN:VEVENT\nSUMMARY:Bo\nDTSTART;TZID=Europe/Lisbon:20261123T090000\nDTEND;TZID=Europe/Lisbon:20261123T170000\nEND:VEVENT";
        assert_eq!(
            rows(&format!("{zone}{lisbon}")),
            ["Bo|2026-11-23|09:00|2026-11-23|17:00|||Europe/Lisbon"]
        );
    }

    #[test]
    fn what_stands_in_an_alarm_is_no_part_of_the_event() {
        let event = "BEGIN:VEVENT\nSUMMARY:Ana Ruiz\nDTSTART:20261102T220000\nDURATION:PT8H\n\
            BEGIN:VALARM\nACTION:EMAIL\nSUMMARY:Alarm\nREPEAT:2\nDURATION:PT15M\nATTENDEE;CN=Boss:mailto:b@example.com\nEND:VALARM\nEND:VEVENT";
        assert_eq!(
            rows(event),
            ["Ana Ruiz|2026-11-02|22:00|2026-11-03|06:00||"]
        );
    }

    #[test]
    fn quotes_keep_colons_and_semicolons_together() {
        let event = "BEGIN:VEVENT\nSUMMARY:Bar\nATTENDEE;CN=\"Ruiz; Ana: bar\":mailto:a@example.com\n\
            DTSTART;TZID=\"(UTC+01:00) Brussels, Madrid\":20261102T220000\n\
            DTEND;TZID=\"(UTC+01:00) Brussels, Madrid\":20261103T060000\nEND:VEVENT";
        assert_eq!(
            rows(event),
            ["Bar|2026-11-02|22:00|2026-11-03|06:00|Ruiz; Ana: bar|"]
        );
    }

    #[test]
    fn the_last_version_of_an_event_counts() {
        let version = |sequence: u32, rest: &str| {
            format!("BEGIN:VEVENT\nUID:1\nSUMMARY:Ana\nSEQUENCE:{sequence}\n{rest}\nEND:VEVENT")
        };
        let first = version(0, "DTSTART:20261102T090000\nDTEND:20261102T170000");
        let later = version(2, "DTSTART:20261102T120000\nDTEND:20261102T200000");
        for events in [format!("{first}\n{later}"), format!("{later}\n{first}")] {
            assert_eq!(rows(&events), ["Ana|2026-11-02|12:00|2026-11-02|20:00||"]);
        }
        let gone = version(
            1,
            "STATUS:CANCELLED\nDTSTART:20261102T090000\nDTEND:20261102T170000",
        );
        assert_eq!(
            rows(&format!("{gone}\n{first}")),
            ["Ana|2026-11-02|09:00|2026-11-02|17:00|||Cancelled"]
        );
    }

    #[test]
    fn an_event_can_replace_all_later_times_of_another() {
        let events = "BEGIN:VEVENT\nUID:1\nSUMMARY:Ana\nDTSTART:20261130T090000\nDTEND:20261130T170000\nRRULE:FREQ=DAILY;COUNT=4\nEND:VEVENT\n\
            BEGIN:VEVENT\nUID:1\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261202T090000\nSUMMARY:Ana\nDTSTART:20261202T140000\nDTEND:20261202T210000\nEND:VEVENT";
        assert_eq!(
            rows(events),
            [
                "Ana|2026-11-30|09:00|2026-11-30|17:00||",
                "Ana|2026-12-01|09:00|2026-12-01|17:00||",
                "Ana|2026-12-03|14:00|2026-12-03|21:00||",
                "Ana|2026-12-02|14:00|2026-12-02|21:00||",
            ]
        );
    }

    #[test]
    fn a_further_time_can_have_its_own_length() {
        let event = "BEGIN:VEVENT\nSUMMARY:Ana\nDTSTART:20261109T090000\nDTEND:20261109T170000\n\
            RDATE;VALUE=PERIOD:20261116T120000/PT4H,20261117T120000/20261117T150000\nEND:VEVENT";
        assert_eq!(
            rows(event),
            [
                "Ana|2026-11-09|09:00|2026-11-09|17:00||",
                "Ana|2026-11-16|12:00|2026-11-16|16:00||",
                "Ana|2026-11-17|12:00|2026-11-17|15:00||",
            ]
        );
    }

    #[test]
    fn the_end_is_read_on_the_clock_that_the_change_leaves() {
        let zone = "X-WR-TIMEZONE:Europe/Madrid\nBEGIN:VTIMEZONE\nTZID:Europe/Madrid\n\
            BEGIN:DAYLIGHT\nTZOFFSETFROM:+0100\nTZOFFSETTO:+0200\nDTSTART:19700329T020000\nRRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU\nEND:DAYLIGHT\n\
            BEGIN:STANDARD\nTZOFFSETFROM:+0200\nTZOFFSETTO:+0100\nDTSTART:19701025T030000\nRRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU\nEND:STANDARD\nEND:VTIMEZONE";
        for (start, end, row) in [
            (
                "20261024T200000Z",
                "20261025T050000Z",
                "Ana|2026-10-24|22:00|2026-10-25|06:00||",
            ),
            (
                "20260328T210000Z",
                "20260329T040000Z",
                "Ana|2026-03-28|22:00|2026-03-29|06:00||",
            ),
        ] {
            let event = format!(
                "{zone}\nBEGIN:VEVENT\nSUMMARY:Ana\nDTSTART:{start}\nDTEND:{end}\nEND:VEVENT"
            );
            assert_eq!(rows(&event), [row]);
        }
    }

    #[test]
    fn no_calendar_panics() {
        for value in [
            "PT99999999999999H",
            "P-1D",
            "20269999",
            "20261123T250000Z",
            "",
            "FREQ=DAILY;INTERVAL=18446744073709551615",
            "FREQ=DAILY;UNTIL=99991231",
        ] {
            let event = format!(
                "BEGIN:VEVENT\nDTSTART:20261123T090000\nDURATION:{value}\nRRULE:{value}\nRDATE:{value}\nTZOFFSETTO:{value}\nEND:VEVENT\nBEGIN:VEVENT\nDTSTART:{value}\nEND:VEVENT"
            );
            assert!(!rows(&event).is_empty(), "{value}");
        }
    }
}
