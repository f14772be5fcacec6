//! The reading of a file in the form of the golden cases.

use std::{error::Error, path::Path};

use chrono::NaiveDate;
use scheduler_team::{
    Answers, Doubt, Grid, LayoutKind, LeftOut, MergedRange, Options, QuestionKind, Roster,
    RosterDay, decode_with, read,
};
use serde::{Serialize, Serializer};
use serde_json::{Value, json};

/// The sheets of a file: of a workbook, or of a text in any encoding.
pub fn sheets(bytes: &[u8]) -> Result<Vec<Grid>, Box<dyn Error>> {
    if scheduler_workbook::is_workbook(bytes) {
        let sheets = scheduler_workbook::sheets(bytes)?.into_iter();
        return Ok(sheets.map(grid).collect());
    }
    Ok(vec![Grid::of_text(&decode_with(bytes, &decoder).0)])
}

/// Decodes bytes as a browser does.
pub fn decoder(label: &str, bytes: &[u8]) -> Option<String> {
    let encoding = encoding_rs::Encoding::for_label(label.as_bytes())?;
    let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
    Some(text.into_owned())
}

fn grid(sheet: scheduler_workbook::Sheet) -> Grid {
    let merged = sheet.merged.into_iter();
    let merged: Vec<_> = merged
        .map(|(first, last)| MergedRange::new(first, last))
        .collect();
    let mut grid = Grid::of_cells(sheet.name, sheet.lines, &merged);
    grid.left_out = sheet
        .left_out
        .into_iter()
        .filter_map(|left_out| match left_out {
            scheduler_workbook::LeftOut::HiddenLine(line) => Some(LeftOut::hidden_line(line)),
            scheduler_workbook::LeftOut::HiddenColumn(column) => {
                Some(LeftOut::hidden_column(column))
            }
            scheduler_workbook::LeftOut::StruckLine(line) => Some(LeftOut::struck_line(line)),
            _ => None,
        })
        .collect();
    grid
}

/// The answers that the reader asks for; a case may have others.
fn known(answers: &Value) -> Value {
    const KNOWN: [&str; 14] = [
        "codes",
        "person",
        "days",
        "monday",
        "first",
        "firstDay",
        "start",
        "from",
        "dateOrder",
        "date-order",
        "order",
        "date_order",
        "availability",
        "reading",
    ];
    let hours = answers["hours"].as_str();
    let answers = answers.as_object().into_iter().flatten();
    let answers = answers.filter(|(key, _)| KNOWN.contains(&key.as_str()));
    let mut known: serde_json::Map<String, Value> = answers
        .map(|(key, value)| (key.replace("date_order", "dateOrder"), value.clone()))
        .collect();
    // Hours that nothing in the table names.
    if let Some(hours) = hours {
        known.insert("codes".to_owned(), serde_json::json!({"*": hours}));
    }
    known.into()
}

/// The reading of a file before and after the answers of a case. It is written without a copy of its shifts.
pub struct Answer {
    before: Roster,
    /// `None` if the case has no answers: then it is the same.
    after: Option<Roster>,
}

pub fn answer(
    file: impl AsRef<Path>,
    bytes: &[u8],
    case: &Value,
    this_monday: NaiveDate,
) -> Result<Answer, Box<dyn Error>> {
    let sheets = sheets(bytes)?;
    let monday = match case["monday"].as_str() {
        Some(monday) => monday.parse()?,
        None => this_monday,
    };
    let mut options = Options::new(monday);
    let stem = file.as_ref().file_stem();
    options.file = stem.map_or_else(String::new, |stem| stem.to_string_lossy().into_owned());
    let before = read(&sheets, &options);
    let after = match &case["answers"] {
        Value::Null => None,
        answers => {
            options.answers = serde_json::from_value::<Answers>(known(answers))?;
            Some(read(&sheets, &options))
        }
    };
    Ok(Answer { before, after })
}

#[derive(Serialize)]
struct Whole<'a> {
    reading: Before<'a>,
    answered: After<'a>,
}

#[derive(Serialize)]
struct Before<'a> {
    layout: LayoutKind,
    people: Vec<&'a str>,
    shifts: Shifts<'a>,
    off: usize,
    demand: Vec<Value>,
    questions: Vec<Value>,
    doubts: &'a [Doubt],
    unreadable: Vec<Value>,
}

#[derive(Serialize)]
struct After<'a> {
    shifts: Shifts<'a>,
    questions: Vec<Value>,
}

impl Serialize for Answer {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let after = self.after.as_ref().unwrap_or(&self.before);
        let whole = Whole {
            reading: whole(&self.before),
            answered: After {
                shifts: Shifts(after),
                questions: questions(after),
            },
        };
        whole.serialize(serializer)
    }
}

fn whole(roster: &Roster) -> Before<'_> {
    let demand = roster.demand.iter().map(|demand| {
        json!({
            "position": demand.position,
            "day": day(&demand.day),
            "start": clock(demand.start_minutes),
            "end": clock(demand.end_minutes),
            "heads": demand.heads,
        })
    });
    let unreadable = roster.problems.iter().filter(|problem| !problem.note);
    let unreadable = unreadable.map(|problem| json!({ "line": problem.line, "column": problem.column, "text": problem.value, "why": problem.code }));
    Before {
        layout: roster.layout,
        people: roster.people.iter().map(|person| &*person.name).collect(),
        shifts: Shifts(roster),
        off: roster.absences.len(),
        demand: demand.collect(),
        questions: questions(roster),
        doubts: &roster.doubts,
        unreadable: unreadable.collect(),
    }
}

fn questions(roster: &Roster) -> Vec<Value> {
    let questions = roster.questions.iter();
    questions
        .map(|question| {
            let kind = match question.kind {
                QuestionKind::Code => "code",
                QuestionKind::Hours => "hours",
                QuestionKind::Person => "person",
                QuestionKind::Days => "days",
                QuestionKind::Availability => "availability",
                QuestionKind::Reading => "reading",
                _ => "date-order",
            };
            match &question.code {
                Some(code) => json!({ "kind": kind, "code": code, "count": question.count }),
                None => json!({ "kind": kind, "count": question.count }),
            }
        })
        .collect()
}

/// The shifts of a roster, one after the other.
struct Shifts<'a>(&'a Roster);

#[derive(Serialize)]
struct Shift<'a> {
    person: Option<&'a str>,
    position: Option<&'a str>,
    day: &'a str,
    start: String,
    end: String,
    open: bool,
}

impl Serialize for Shifts<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let roster = self.0;
        serializer.collect_seq(roster.shifts.iter().map(|shift| {
            Shift {
                person: shift
                    .person
                    .and_then(|person| roster.people.get(person as usize))
                    .map(|person| &*person.name),
                position: shift.position.as_deref(),
                day: day(&shift.day),
                start: clock(shift.start_minutes),
                end: clock(shift.end_minutes),
                open: shift.open,
            }
        }))
    }
}

fn day(day: &RosterDay) -> &str {
    const NAMES: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
    let date = day.date.as_deref();
    date.unwrap_or_else(|| NAMES[day.weekday.index()])
}

fn clock(minutes: u32) -> String {
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}
