//! Calendars (`.ics`) as tables: a line for each event.

use crate::grid::{Grid, GridLine};

/// The headings of the table, which are those of Google's calendar exports where they have one.
const HEADINGS: [&str; 7] = [
    "Subject",
    "Start Date",
    "Start Time",
    "End Date",
    "End Time",
    "Attendee",
    "Location",
];

#[derive(Default)]
struct Event {
    line: u32,
    subject: String,
    start: (String, String),
    end: (String, String),
    attendees: Vec<String>,
    location: String,
    cancelled: bool,
}

/// The events of a calendar. Times are taken as written, whatever their zone; cancelled events are left out.
pub(crate) fn grid(text: &str) -> Grid {
    let mut grid = Grid::default();
    grid.lines.push(GridLine {
        line: 1,
        cells: HEADINGS.map(str::to_owned).to_vec(),
        merged: Vec::new(),
    });
    let mut event: Option<Event> = None;
    for (line, text) in unfolded(text) {
        let Some((key, value)) = text.split_once(':') else {
            continue;
        };
        let (name, parameters) = key.split_once(';').unwrap_or((key, ""));
        match (name.to_ascii_uppercase().as_str(), &mut event) {
            ("BEGIN", _) if value.eq_ignore_ascii_case("VEVENT") => {
                event = Some(Event {
                    line,
                    ..Event::default()
                })
            }
            ("END", _) if value.eq_ignore_ascii_case("VEVENT") => {
                if let Some(event) = event.take().filter(|event| !event.cancelled) {
                    let (start, end) = (event.start, event.end);
                    let people = event.attendees.join(" / ");
                    let cells = vec![
                        event.subject,
                        start.0,
                        start.1,
                        end.0,
                        end.1,
                        people,
                        event.location,
                    ];
                    grid.lines.push(GridLine {
                        line: event.line,
                        cells,
                        merged: Vec::new(),
                    });
                }
            }
            ("SUMMARY", Some(event)) => event.subject = unescaped(value),
            ("LOCATION", Some(event)) => event.location = unescaped(value),
            ("DTSTART", Some(event)) => event.start = moment(value),
            ("DTEND", Some(event)) => event.end = moment(value),
            ("STATUS", Some(event)) => event.cancelled = value.eq_ignore_ascii_case("CANCELLED"),
            ("ATTENDEE", Some(event)) => {
                let name = parameters.split(';').find_map(|parameter| {
                    let (key, name) = parameter.split_once('=')?;
                    key.eq_ignore_ascii_case("CN")
                        .then(|| name.trim_matches('"').to_owned())
                });
                event.attendees.extend(name);
            }
            _ => {}
        }
    }
    grid
}

/// The lines of a text, with continued lines joined, and the number of the first of them.
fn unfolded(text: &str) -> Vec<(u32, String)> {
    let mut lines: Vec<(u32, String)> = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        match (line.strip_prefix([' ', '\t']), lines.last_mut()) {
            (Some(rest), Some((_, last))) => last.push_str(rest),
            _ => lines.push((number, line.to_owned())),
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

/// `20261123T090000Z` as date and time.
fn moment(value: &str) -> (String, String) {
    let (date, time) = value.split_once('T').unwrap_or((value, ""));
    let part =
        |text: &str, from: usize, to: usize| text.get(from..to).unwrap_or_default().to_owned();
    let date = format!(
        "{}-{}-{}",
        part(date, 0, 4),
        part(date, 4, 6),
        part(date, 6, 8)
    );
    let time = if time.len() < 4 {
        String::new()
    } else {
        format!("{}:{}", part(time, 0, 2), part(time, 2, 4))
    };
    (date, time)
}

#[cfg(test)]
mod tests {
    use crate::Grid;

    #[test]
    fn events_are_lines_of_a_table() {
        let grid = Grid::of_text(
            "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Late shift\\, bar wi\r\n th a very long name\r\n\
             DTSTART;TZID=Europe/Madrid:20261123T160000\r\nDTEND:20261124T003000Z\r\n\
             ATTENDEE;CN=\"Ana Ruiz\";ROLE=X:mailto:a@example.com\r\nEND:VEVENT\r\n\
             BEGIN:VEVENT\r\nSUMMARY:Gone\r\nSTATUS:CANCELLED\r\nDTSTART:20261123T160000\r\nEND:VEVENT\r\nEND:VCALENDAR",
        );
        let cells: Vec<_> = grid.lines.iter().map(|line| line.cells.join("|")).collect();
        assert_eq!(
            cells,
            [
                "Subject|Start Date|Start Time|End Date|End Time|Attendee|Location",
                "Late shift, bar with a very long name|2026-11-23|16:00|2026-11-24|00:30|Ana Ruiz|",
            ]
        );
    }
}
