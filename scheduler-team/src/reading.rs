//! Reads a roster: people, shifts, absences and the heads needed, of all weeks of a file.

use std::collections::{BTreeMap, HashMap, HashSet};

use chrono::{Datelike, NaiveDate};
use scheduler_core::{
    Day,
    schedule::{MAX_TEXT_LENGTH, Wish, excerpt, folded_name},
};
use serde::Serialize;

use crate::{
    cells::{Cell, Cells, DaysAndTimes, Span, Value, Written},
    dates::{self, DateText},
    days::{self, Hint, Resolved, When},
    doubt::{self, Doubt},
    grid::Grid,
    hours::Clockwork,
    layouts::{
        self, Column, DayCell, Draft, Entry, LayoutKind, Note, Place, Taken, Wanted, What, Who,
        roles::Forced,
    },
    questions::{self, Answers, DaysAnswer, Meaning, Question, QuestionKind},
    report::{CellReading, ProblemCode, TeamProblem},
    wishes,
    words::{self, OffKind},
};

/// The most lines of a sheet that are read.
pub const MAX_LINES: usize = 50_000;
/// The most problems that are listed; [`Roster::problem_count`] counts all.
pub const MAX_PROBLEMS: usize = 200;

const DAY: usize = 24 * 60;
/// Days around the current Monday in which bare numbers of days are taken without a question.
const NEAR: i64 = 45;
/// Shifts that touch are one shift up to this length; two whole shifts in a row stay two.
const LONGEST: usize = 12 * 60;
/// A shift that is cut at midnight may be longer.
const LONGEST_CUT: usize = 16 * 60;

/// A person of the roster.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RosterPerson {
    /// The name.
    pub name: String,
    /// The id in the table.
    pub id: Option<String>,
    /// The positions, the main one first; empty if the table gives none.
    pub positions: Vec<String>,
    /// Minutes of the contract in a week.
    pub contract_minutes: Option<u32>,
    /// The most minutes of a week.
    pub max_minutes: Option<u32>,
    /// The wage of an hour in cents.
    pub wage_cents: Option<u32>,
    /// Whether the table says that they are under 18.
    pub minor: bool,
    /// When they can work; `None` if the table does not say.
    pub availability: Option<Vec<AvailableHours>>,
    /// What they wish.
    pub wishes: Vec<Wish>,
}

/// Hours of a weekday in which somebody can work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct AvailableHours {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// Minutes after its midnight.
    pub start_minutes: u32,
    /// Minutes after its midnight, at most 1440.
    pub end_minutes: u32,
}

/// Where something stands in the file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Origin {
    /// The sheet, from 0.
    pub sheet: u32,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// The day of a shift: a date, or a weekday if the file has no dates.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RosterDay {
    /// `YYYY-MM-DD`; `None` if the file has only weekdays.
    pub date: Option<String>,
    /// The weekday.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub weekday: Day,
}

impl RosterDay {
    fn of(when: When) -> Self {
        match when {
            When::Date(date) => Self {
                date: Some(date.to_string()),
                weekday: weekday(date),
            },
            When::Weekday(weekday) => Self {
                date: None,
                weekday,
            },
        }
    }
}

/// A shift.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RosterShift {
    /// The index of the person; `None` for an open shift, and while the person has to be asked.
    pub person: Option<u32>,
    /// Whether the shift waits for somebody.
    pub open: bool,
    /// The position, if the table gives one.
    pub position: Option<String>,
    /// The day on which it begins.
    pub day: RosterDay,
    /// Minutes after midnight, to the quarter of an hour.
    pub start_minutes: u32,
    /// Minutes after midnight of the first day, later than the start.
    pub end_minutes: u32,
    /// Minutes of the break, 0 if there is none.
    pub break_minutes: u32,
    /// Whether the table says that the person has confirmed it.
    pub confirmed: bool,
    /// The code that stands for its hours.
    pub code: Option<String>,
    /// A note.
    pub note: Option<String>,
    /// Where it stands.
    pub origin: Origin,
}

/// A day on which somebody does not work.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RosterAbsence {
    /// The index of the person.
    pub person: u32,
    /// The day.
    pub day: RosterDay,
    /// Why.
    pub kind: OffKind,
    /// The note beside it, or the text of the cell if the table has no notes.
    pub note: String,
    /// Where it stands.
    pub origin: Origin,
}

/// People needed at a time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RosterDemand {
    /// The position, if the table gives one.
    pub position: Option<String>,
    /// The day.
    pub day: RosterDay,
    /// Minutes after midnight.
    pub start_minutes: u32,
    /// Minutes after midnight of the first day.
    pub end_minutes: u32,
    /// How many people.
    pub heads: u32,
}

/// A code and its hours, from a legend or an answer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShiftType {
    /// The code.
    pub code: String,
    /// Minutes after midnight.
    pub start_minutes: u32,
    /// Minutes after midnight of the first day.
    pub end_minutes: u32,
}

/// A sheet of the file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SheetRead {
    /// Its name.
    pub name: String,
    /// Whether it was read; the others can be chosen instead.
    pub used: bool,
}

/// What was read.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Roster {
    /// How the table is laid out.
    pub layout: LayoutKind,
    /// The sheets.
    pub sheets: Vec<SheetRead>,
    /// What each column is; empty if the columns of the layout have no meaning of their own.
    pub columns: Vec<crate::Meaning>,
    /// Every cell with text, and what it was taken for.
    pub cells: Vec<CellReading>,
    /// The people, in the order of the table.
    pub people: Vec<RosterPerson>,
    /// The shifts, in the order of the table.
    pub shifts: Vec<RosterShift>,
    /// Days off and absences.
    pub absences: Vec<RosterAbsence>,
    /// People needed.
    pub demand: Vec<RosterDemand>,
    /// Codes and their hours.
    pub shift_types: Vec<ShiftType>,
    /// What the file does not say.
    pub questions: Vec<Question>,
    /// What speaks against this reading; while there is any, [`QuestionKind::Reading`] is asked.
    pub doubts: Vec<Doubt>,
    /// The readings to choose from while they are asked for: this one first, then another if there is one.
    pub readings: Vec<OtherReading>,
    /// At most [`MAX_PROBLEMS`] problems, in the order of the table.
    pub problems: Vec<TeamProblem>,
    /// The total number of problems.
    pub problem_count: u32,
    /// The Mondays of the weeks that have shifts or absences, as `YYYY-MM-DD`; empty if there are only weekdays.
    pub weeks: Vec<String>,
}

/// A reading that can be chosen.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct OtherReading {
    /// What [`Answers::reading`] says to choose it.
    pub layout: LayoutKind,
    /// The people.
    pub people: Vec<RosterPerson>,
    /// The shifts.
    pub shifts: Vec<RosterShift>,
}

impl OtherReading {
    fn of(roster: &Roster) -> Self {
        Self {
            layout: roster.layout,
            people: roster.people.clone(),
            shifts: roster.shifts.clone(),
        }
    }

    /// Who works when, whatever else is known of it.
    fn hours(&self) -> Vec<(String, String, u32, u32)> {
        let of = |shift: &RosterShift| {
            let person = shift.person.and_then(|person| usize::try_from(person).ok());
            let person = person.and_then(|person| self.people.get(person));
            let day = shift.day.date.clone();
            (
                person.map_or_else(String::new, |person| folded_name(&person.name)),
                day.unwrap_or_else(|| shift.day.weekday.index().to_string()),
                shift.start_minutes,
                shift.end_minutes,
            )
        };
        let mut hours: Vec<_> = self.shifts.iter().map(of).collect();
        hours.sort_unstable();
        hours
    }
}

/// How a file is to be read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Options {
    /// The Monday of the current week. For dates without a year the year nearest to it is used.
    pub monday: NaiveDate,
    /// Answers to questions.
    pub answers: Answers,
    /// What the reader of the table says about its columns, lines and cells.
    pub corrections: Vec<Correction>,
    /// The sheet to read, from 0, if it is not the one that explains most.
    pub sheet: Option<u32>,
    /// Whether the table is a list without a heading, whose columns are those of the corrections.
    pub plain_list: bool,
    /// The name of the file, which may name the month of its days; empty if there is none.
    pub file: String,
}

impl Options {
    /// Options for a current week, without answers and corrections.
    #[must_use]
    pub fn new(monday: NaiveDate) -> Self {
        Self {
            monday,
            answers: Answers::default(),
            corrections: Vec::new(),
            sheet: None,
            plain_list: false,
            file: String::new(),
        }
    }
}

/// What a column, a line or a cell is, said by the reader of the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct Correction {
    /// The sheet, from 0; `None` for all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub sheet: Option<u32>,
    /// The line, from 1; `None` for a whole column.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub line: Option<u32>,
    /// The column, from 1; `None` for a whole line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub column: Option<u32>,
    /// What it is.
    pub meaning: crate::Meaning,
    /// For a cell, the text to read in place of its own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", tsify(optional))]
    pub text: Option<String>,
}

/// The drafts of a file's main sheet as lines of text, the best first: the layout, its weight, and what counts for and
/// against it.
#[must_use]
pub fn why(sheets: &[Grid], options: &Options) -> Vec<String> {
    let (mut problems, mut ignored) = (Problems::default(), Vec::new());
    let mut sheets_cells: Vec<Cells> = sheets
        .iter()
        .enumerate()
        .map(|(index, sheet)| prepared(sheet, index, options, &mut problems, &mut ignored))
        .collect();
    crate::cells::give_codes_their_legend(&mut sheets_cells);
    let forced = crate::correct::forced(&options.corrections, options.plain_list);
    let (stack, _) = stack(sheets, &sheets_cells, &forced, options);
    let drafts = layouts::propose(&table_of(&stack.cells), &forced, Wanted::All);
    drafts
        .iter()
        .map(|draft| {
            format!(
                "{:?} {}: {}",
                draft.kind,
                draft.counts.score(),
                draft.counts.text()
            )
        })
        .collect()
}

struct Stack {
    cells: Cells,
    /// The sheet of each row.
    sheets: Vec<usize>,
    /// Where the first shift of each other sheet stands that has some.
    left: Vec<Origin>,
}

impl Stack {
    fn origin(&self, place: Place) -> Origin {
        let line = self.cells.lines.get(place.0).copied().unwrap_or(0);
        let sheet = self.sheets.get(place.0).copied().unwrap_or(0);
        Origin {
            sheet: u32::try_from(sheet).unwrap_or(0),
            line,
            column: u32::try_from(place.1 + 1).unwrap_or(u32::MAX),
        }
    }
}

/// Reads the sheets of a file: everything readable, and what becomes of every cell.
#[must_use]
pub fn read(sheets: &[Grid], options: &Options) -> Roster {
    let mut problems = Problems::default();
    let mut ignored = Vec::new();
    let mut all: Vec<Cells> = sheets
        .iter()
        .enumerate()
        .map(|(index, sheet)| prepared(sheet, index, options, &mut problems, &mut ignored))
        .collect();
    crate::cells::give_codes_their_legend(&mut all);
    let forced = crate::correct::forced(&options.corrections, options.plain_list);
    let (stack, used) = stack(sheets, &all, &forced, options);
    let others: Vec<Cells> = all
        .iter()
        .enumerate()
        .filter(|(index, _)| !used.contains(index))
        .map(|(_, cells)| cells.clone())
        .collect();
    let file = File {
        options,
        sheets: sheets
            .iter()
            .enumerate()
            .map(|(index, sheet)| SheetRead {
                name: sheet.name.clone(),
                used: used.contains(&index),
            })
            .collect(),
        stack: &stack,
        all: &all,
        used: &used,
        others: &others,
        problems,
        ignored,
    };
    let chosen = options.answers.reading;
    let wanted = Wanted::Best(chosen);
    let mut drafts = layouts::propose(&table_of(&stack.cells), &forced, wanted);
    if let Some(at) = drafts.iter().position(|draft| Some(draft.kind) == chosen) {
        let draft = drafts.remove(at);
        return file.roster(draft).0;
    }
    let mut drafts = drafts.into_iter();
    let Some(best) = drafts.next() else {
        let mut file = file;
        file.problems.push(0, 0, 0, ProblemCode::NoRoster, "");
        return file.roster(Draft::default()).0;
    };
    let weight = best.counts.score();
    let (mut roster, draft) = file.roster(best);
    if chosen.is_none() {
        let second = drafts.find(|other| other.kind != draft.kind);
        file.doubt(&mut roster, &draft, weight, second);
    }
    roster
}

/// A file whose drafts are read.
struct File<'a> {
    options: &'a Options,
    sheets: Vec<SheetRead>,
    stack: &'a Stack,
    all: &'a [Cells],
    used: &'a [usize],
    /// The sheets that are not read.
    others: &'a [Cells],
    problems: Problems,
    ignored: Vec<CellReading>,
}

impl File<'_> {
    /// The roster of a draft.
    fn roster(&self, mut draft: Draft) -> (Roster, Draft) {
        let mut problems = self.problems.clone();
        let mut roster = Roster {
            sheets: self.sheets.clone(),
            ..Roster::default()
        };
        let mut reader = Reader {
            options: self.options,
            stack: self.stack,
            problems: &mut problems,
            roster: &mut roster,
        };
        reader.read(&mut draft, self.others);
        roster.cells = report(self.stack, &draft, self.all, self.used, &mut problems);
        roster.cells.extend_from_slice(&self.ignored);
        roster.layout = draft.kind;
        problems
            .list
            .sort_by_key(|problem| (problem.note, problem.sheet, problem.line, problem.column));
        roster.problem_count = u32::try_from(problems.list.len()).unwrap_or(u32::MAX);
        problems.list.truncate(MAX_PROBLEMS);
        roster.problems = problems.list;
        (roster, draft)
    }

    /// Asks whether a reading is right if anything speaks against it, with the second one beside it.
    fn doubt(&self, roster: &mut Roster, draft: &Draft, weight: i64, second: Option<Draft>) {
        let origin = |place: Place| self.stack.origin(place);
        let sheet = doubt::Sheet {
            cells: &self.stack.cells,
            origin: &origin,
        };
        roster.doubts = doubt::doubts(roster, draft, &sheet);
        for origin in &self.stack.left {
            let name = usize::try_from(origin.sheet).ok();
            let name = name.and_then(|sheet| self.sheets.get(sheet));
            let name = name.map_or("", |sheet| &*sheet.name);
            roster.doubts.push(Doubt::of_times_left(*origin, name));
        }
        let near = second.filter(|second| {
            !roster.doubts.is_empty() || second.counts.score() * 100 >= weight * doubt::NEAR
        });
        if near.is_none() && roster.doubts.is_empty() {
            return;
        }
        let own = OtherReading::of(roster);
        let other = near
            .map(|second| OtherReading::of(&self.roster(second).0))
            .filter(|other| !other.shifts.is_empty() && other.hours() != own.hours());
        if roster.doubts.is_empty() && other.is_some() {
            roster.doubts.push(Doubt::of_other_reading());
        }
        let Some(first) = roster.doubts.first() else {
            return;
        };
        roster.questions.push(Question {
            kind: QuestionKind::Reading,
            code: None,
            count: roster.doubts.iter().map(|doubt| doubt.count).sum(),
            sheet: first.origin.sheet,
            line: first.origin.line,
            column: first.origin.column,
            example: first.value.clone(),
        });
        roster.readings = std::iter::once(own).chain(other).collect();
    }
}

/// The cells without those of a legend. A title stands once, however many columns it is merged over.
fn table_of(cells: &Cells) -> Cells {
    let mut table = cells.clone();
    let blank = Cell::of("", false);
    for (row, column) in questions::legend_cells(cells) {
        let cell = table.rows.get_mut(row).and_then(|row| row.get_mut(column));
        if let Some(cell) = cell {
            cell.clone_from(&blank);
        }
    }
    // Titles stand in the first rows of a sheet; sheets stand one below the other.
    let (mut titles, mut before) = (true, 0);
    for (row, line) in table.rows.iter_mut().zip(&cells.lines) {
        titles |= *line <= before;
        before = *line;
        if titles && is_title(row) {
            for cell in row.iter_mut().skip(1) {
                cell.clone_from(&blank);
            }
        } else {
            titles &= *line == 0;
        }
    }
    table
}

/// Whether a row is one text that is merged over the whole table, and no day.
fn is_title(row: &[Cell]) -> bool {
    const COLUMNS: usize = 3;
    let Some((first, rest)) = row.split_first() else {
        return false;
    };
    let is_day = first.date.as_ref().is_some_and(DateText::is_day);
    row.len() >= COLUMNS
        && !is_day
        && rest
            .iter()
            .all(|cell| cell.merged && cell.text == first.text)
}

/// The cells of a sheet, without those that the reader of the table leaves out.
fn prepared(
    sheet: &Grid,
    index: usize,
    options: &Options,
    problems: &mut Problems,
    ignored: &mut Vec<CellReading>,
) -> Cells {
    let mut cells = Cells::of(sheet);
    for left_out in &sheet.left_out {
        let code = match left_out.struck {
            true => ProblemCode::Struck,
            false => ProblemCode::Hidden,
        };
        problems.push(index, left_out.line, left_out.column, code, "");
    }
    if cells.rows.len() > MAX_LINES {
        let line = cells.lines.get(MAX_LINES).copied().unwrap_or(0);
        problems.push(index, line, 0, ProblemCode::TooManyLines, "");
        cells.rows.truncate(MAX_LINES);
        cells.lines.truncate(MAX_LINES);
    }
    let sheet = u32::try_from(index).unwrap_or(u32::MAX);
    for (line, column) in crate::correct::apply(&mut cells, sheet, &options.corrections) {
        let column = u32::try_from(column + 1).unwrap_or(u32::MAX);
        ignored.push(CellReading {
            sheet,
            line,
            column,
            taken: Taken::Ignored,
        });
    }
    cells
}

/// The sheets that are read, one below the other: the one that explains most, and those of the same layout.
fn stack(
    sheets: &[Grid],
    all: &[Cells],
    forced: &Forced,
    options: &Options,
) -> (Stack, Vec<usize>) {
    let drafts: Vec<Option<Draft>> = all
        .iter()
        .map(|cells| {
            if all.len() > 1 {
                layouts::propose(&table_of(cells), forced, Wanted::Best(None))
                    .into_iter()
                    .next()
            } else {
                None
            }
        })
        .collect();
    let score = |index: usize| {
        drafts
            .get(index)
            .and_then(Option::as_ref)
            .map_or(i64::MIN, |draft| draft.counts.score())
    };
    let chosen = options
        .sheet
        .and_then(|sheet| usize::try_from(sheet).ok())
        .filter(|sheet| *sheet < all.len());
    let main = chosen
        .or_else(|| (0..all.len()).max_by_key(|index| (score(*index), std::cmp::Reverse(*index))))
        .unwrap_or(0);
    // Availability is not read together with shifts.
    let available = |index: usize| {
        sheets
            .get(index)
            .is_some_and(|sheet| words::is_availability(&sheet.name))
    };
    let same = |index: usize| {
        let (Some(Some(one)), Some(Some(other))) = (drafts.get(main), drafts.get(index)) else {
            return false;
        };
        let heading = |cells: &Cells, draft: &Draft| -> Vec<String> {
            let row = draft
                .uses
                .iter()
                .find(|(_, taken)| *taken == Taken::Heading)
                .map(|(place, _)| place.0);
            let cells = row.and_then(|row| cells.rows.get(row));
            cells.map_or_else(Vec::new, |cells| {
                cells
                    .iter()
                    .map(|cell| words::fold(&cell.text))
                    .filter(|text| !text.is_empty())
                    .collect()
            })
        };
        let lists = one.kind != LayoutKind::List || {
            let (one, other) = (
                all.get(main).map(|cells| heading(cells, one)),
                all.get(index).map(|cells| heading(cells, other)),
            );
            one == other
        };
        one.kind == other.kind
            && !other.entries.is_empty()
            && other.counts.score() > 0
            && lists
            && available(main) == available(index)
    };
    let used: Vec<usize> = (0..all.len())
        .filter(|index| *index == main || (chosen.is_none() && same(*index)))
        .collect();
    let mut stack = Stack {
        cells: Cells {
            rows: Vec::new(),
            width: 0,
            lines: Vec::new(),
            tongue: all.first().map(|cells| cells.tongue).unwrap_or_default(),
        },
        sheets: Vec::new(),
        left: Vec::new(),
    };
    if chosen.is_none() {
        let others = drafts.iter().enumerate();
        let others = others.filter(|(index, _)| !used.contains(index) && !available(*index));
        let read = drafts
            .get(main)
            .and_then(Option::as_ref)
            .map(hours_of_people);
        // A sheet may show again what another one lists.
        let is_shown = |draft: &Draft| {
            let mut own = hours_of_people(draft).into_iter();
            own.all(|(hours, count)| {
                let read = read.as_ref().and_then(|read| read.get(&hours));
                read.is_some_and(|read| count <= *read)
            })
        };
        stack.left = others
            .filter_map(|(index, draft)| {
                let draft = draft.as_ref().filter(|draft| !is_shown(draft))?;
                first_shift(draft, index, all.get(index)?)
            })
            .collect();
    }
    for index in &used {
        let (Some(cells), Some(sheet)) = (all.get(*index), sheets.get(*index)) else {
            continue;
        };
        // The name of a sheet is the title of its table.
        if !sheet.name.is_empty() && !dates::mentioned(&sheet.name).is_empty() {
            stack.cells.rows.push(vec![Cell::of(&sheet.name, false)]);
            stack.cells.lines.push(0);
            stack.sheets.push(*index);
        }
        stack.cells.rows.extend(cells.rows.iter().cloned());
        stack.cells.lines.extend(&cells.lines);
        stack.sheets.extend(cells.rows.iter().map(|_| *index));
        stack.cells.width = stack.cells.width.max(cells.width);
    }
    (stack, used)
}

/// How often each person of a sheet works from one time to another; nobody's shifts are those of a person without a name.
fn hours_of_people(draft: &Draft) -> HashMap<(String, usize, usize), usize> {
    const DAY: usize = 24 * 60;
    let mut found = HashMap::new();
    for entry in &draft.entries {
        let name = match &entry.who {
            Who::Person(person) => draft.people.get(*person).map(|person| &*person.name),
            Who::Open | Who::Unknown => None,
        };
        for span in entry.what.spans() {
            let name = words::fold(name.unwrap_or_default());
            // An end over midnight is written as a time or as a length.
            let hours = (name, span.from.minutes % DAY, span.to.minutes % DAY);
            *found.entry(hours).or_insert(0) += 1;
        }
    }
    found
}

/// Where the first of the shifts or the absences of a sheet stands that is not read with the others; one alone may be an
/// example.
fn first_shift(draft: &Draft, sheet: usize, cells: &Cells) -> Option<Origin> {
    const FEWEST: usize = 2;
    let dated = |entry: &&Entry| {
        !entry.what.spans().is_empty() && (entry.day.is_some() || entry.weekday.is_some())
    };
    let own = draft.entries.iter().filter(dated);
    let first = own.clone().next().filter(|_| own.count() >= FEWEST)?;
    Some(Origin {
        sheet: u32::try_from(sheet).ok()?,
        line: cells.lines.get(first.place.0).copied()?,
        column: u32::try_from(first.place.1 + 1).ok()?,
    })
}

#[derive(Debug, Clone, Default)]
struct Problems {
    list: Vec<TeamProblem>,
}

impl Problems {
    fn push(&mut self, sheet: usize, line: u32, column: u32, code: ProblemCode, value: &str) {
        let sheet = u32::try_from(sheet).unwrap_or(0);
        self.list.push(TeamProblem {
            sheet,
            line,
            column,
            code,
            note: code.is_note(),
            value: excerpt(value),
        });
    }
}

/// Hours with words that no layout took for anything, in the rows and the columns of shifts: between the first and the
/// last row that has one, in a column that has one, and anywhere in lines of text.
fn left_among_shifts(stack: &Stack, draft: &Draft, said: &HashSet<(u32, u32)>) -> HashSet<Place> {
    let mut left = hours_without_shift(stack, draft, said);
    let mut columns: HashMap<usize, usize> = HashMap::new();
    let rows = draft.entries.iter().map(|entry| entry.place.0);
    let (Some(first), Some(last)) = (rows.clone().min(), rows.max()) else {
        return left;
    };
    for entry in &draft.entries {
        *columns.entry(entry.place.1).or_default() += 1;
    }
    let lines = draft.kind == LayoutKind::Lines;
    let rows = stack.cells.rows.iter().enumerate();
    let cells = rows.flat_map(|(row, cells)| {
        let cells = cells.iter().enumerate();
        cells.map(move |(column, cell)| ((row, column), cell))
    });
    let among = cells
        .filter(|((row, column), cell)| {
            let place = (*row, *column);
            let timed = matches!(&cell.value, Value::Spans { .. });
            let left = matches!(draft.uses.get(&place), None | Some(Taken::Remark));
            timed
                && left
                && !cell.merged
                && *row >= first
                && (lines || *row <= last && columns.contains_key(column))
        })
        .map(|(place, _)| place);
    left.extend(among);
    left
}

/// Hours in the rows of people or of days of a list from which no shift and no absence comes.
fn hours_without_shift(stack: &Stack, draft: &Draft, said: &HashSet<(u32, u32)>) -> HashSet<Place> {
    let mut found = HashSet::new();
    if draft.kind != LayoutKind::List {
        return found;
    }
    let read: HashSet<usize> = draft.entries.iter().map(|entry| entry.place.0).collect();
    for (row, cells) in stack.cells.rows.iter().enumerate() {
        let known = |taken| matches!(taken, Taken::Person | Taken::Day);
        let left = |taken| matches!(taken, None | Some(Taken::Unused | Taken::Remark));
        let origin = stack.origin((row, 0));
        let said = said.contains(&(origin.sheet, origin.line));
        if read.contains(&row) || said || !draft.uses.of_row(row).any(known) {
            continue;
        }
        for (column, cell) in cells.iter().enumerate() {
            let place = (row, column);
            let timed = matches!(cell.value, Value::Spans { .. } | Value::Time(_));
            if timed && left(draft.uses.get(&place)) {
                found.insert(place);
            }
        }
    }
    found
}

/// Every cell with text; what no layout took is a title, a remark, or not readable if it looks like times.
fn report(
    stack: &Stack,
    draft: &Draft,
    all: &[Cells],
    used: &[usize],
    problems: &mut Problems,
) -> Vec<CellReading> {
    let mut cells = Vec::new();
    let number = |index: usize| u32::try_from(index + 1).unwrap_or(u32::MAX);
    let known: HashSet<(u32, u32, u32)> = problems
        .list
        .iter()
        .map(|problem| (problem.sheet, problem.line, problem.column))
        .collect();
    let mut unreadable = Vec::new();
    // Lines of which something is said already, such as that they are cancelled.
    let said = known
        .iter()
        .map(|(sheet, line, _)| (*sheet, *line))
        .collect();
    let among_shifts = left_among_shifts(stack, draft, &said);
    for (row, (line_cells, (line, sheet))) in stack
        .cells
        .rows
        .iter()
        .zip(stack.cells.lines.iter().zip(&stack.sheets))
        .enumerate()
    {
        for (column, cell) in line_cells.iter().enumerate() {
            if cell.text.is_empty() || *line == 0 {
                continue;
            }
            // Hours that stand alone, or where others are shifts, are no remark.
            let among = among_shifts.contains(&(row, column));
            let alone = matches!(&cell.value, Value::Spans { label, remark, .. }
                if label.is_empty() && remark.is_empty());
            let hours = among || alone;
            let taken = draft.uses.get(&(row, column));
            let taken = taken
                .filter(|taken| {
                    !(*taken == Taken::Remark && hours || *taken == Taken::Unused && among)
                })
                .unwrap_or_else(|| match &cell.value {
                    _ if hours => Taken::Unreadable,
                    // A title with a date may have other numbers.
                    Value::Bad if dates::mentioned(&cell.text).is_empty() => Taken::Unreadable,
                    // Times outside of the roster that no legend explains.
                    Value::Time(_) if draft.kind != LayoutKind::List => Taken::Unreadable,
                    _ => Taken::Remark,
                });
            let place = (u32::try_from(*sheet).unwrap_or(0), *line, number(column));
            if taken == Taken::Unreadable && !known.contains(&place) {
                unreadable.push((*sheet, *line, number(column), cell.text.clone()));
            }
            cells.push(CellReading {
                sheet: place.0,
                line: *line,
                column: place.2,
                taken,
            });
        }
    }
    for (sheet, line, column, text) in unreadable {
        problems.push(sheet, line, column, ProblemCode::Unreadable, &text);
    }
    for (sheet, sheet_cells) in all
        .iter()
        .enumerate()
        .filter(|(sheet, _)| !used.contains(sheet))
    {
        for (line_cells, line) in sheet_cells.rows.iter().zip(&sheet_cells.lines) {
            for (column, _) in line_cells
                .iter()
                .enumerate()
                .filter(|(_, cell)| !cell.text.is_empty())
            {
                cells.push(CellReading {
                    sheet: u32::try_from(sheet).unwrap_or(0),
                    line: *line,
                    column: number(column),
                    taken: Taken::Unused,
                });
            }
        }
    }
    cells
}

/// What the hours of a table are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Purpose {
    Shifts,
    /// Those in which people can work; the cell that says so, if it is not an answer.
    Availability(Option<Place>),
    /// It has to be asked; the cell that raises the question.
    Asked(Place),
}

struct Reader<'a> {
    options: &'a Options,
    stack: &'a Stack,
    problems: &'a mut Problems,
    roster: &'a mut Roster,
}

/// A shift before it is rounded and joined with others.
#[derive(Debug, Clone)]
struct Found {
    who: Who,
    position: Option<String>,
    when: When,
    start: usize,
    end: usize,
    break_minutes: u32,
    confirmed: bool,
    code: Option<String>,
    note: Option<String>,
    place: Place,
    gone: bool,
}

/// Whether the hours that a title has are those of a shift in the table.
fn hours_of_shifts(cell: &Cell, draft: &Draft) -> bool {
    let Value::Spans { spans, .. } = &cell.value else {
        return false;
    };
    let minutes = |span: &Span| (span.from.minutes, span.to.minutes);
    spans.iter().any(|own| {
        let mut entries = draft.entries.iter();
        entries.any(|entry| match &entry.what {
            What::Spans(spans) => spans.iter().any(|span| minutes(span) == minutes(own)),
            _ => false,
        })
    })
}

impl Reader<'_> {
    fn origin(&self, place: Place) -> Origin {
        self.stack.origin(place)
    }

    fn cell(&self, place: Place) -> Option<&Cell> {
        self.stack.cells.rows.get(place.0)?.get(place.1)
    }

    fn text(&self, place: Place) -> &str {
        self.cell(place).map_or("", |cell| &cell.text)
    }

    fn problem(&mut self, place: Place, code: ProblemCode, value: &str) {
        let origin = self.origin(place);
        let sheet = usize::try_from(origin.sheet).unwrap_or(0);
        self.problems
            .push(sheet, origin.line, origin.column, code, value);
    }

    /// A list that names no day at all: its hours hold on each of the answered days, which are asked for.
    fn every_day(&self, draft: &mut Draft) {
        let undated = |entry: &Entry| entry.day.is_none() && entry.weekday.is_none();
        let lists = draft.kind == LayoutKind::List && draft.days.is_empty();
        if !lists || draft.entries.is_empty() || !draft.entries.iter().all(undated) {
            return;
        }
        let answered: Vec<DateText> = match &self.options.answers.days {
            Some(DaysAnswer::Each(days)) => {
                days.iter().filter_map(|day| dates::parse(day)).collect()
            }
            _ => Vec::new(),
        };
        let asked = DateText {
            index: Some(1),
            ..DateText::default()
        };
        let texts = if answered.is_empty() {
            vec![asked]
        } else {
            answered
        };
        let place = draft.entries.first().map_or((0, 0), |entry| entry.place);
        draft.days = texts
            .into_iter()
            .map(|text| DayCell {
                text,
                sequence: 0,
                place,
                week: None,
            })
            .collect();
        let days = 0..draft.days.len();
        let on = |entry: Entry| {
            days.clone().map(move |day| Entry {
                day: Some(day),
                ..entry.clone()
            })
        };
        draft.entries = std::mem::take(&mut draft.entries)
            .into_iter()
            .flat_map(on)
            .collect();
    }

    /// Days that titles name: of cells that no layout takes for anything else.
    fn hints(&self, draft: &Draft) -> Vec<Hint> {
        let mut hints = Vec::new();
        let legend: HashSet<Place> = questions::legend_cells(&self.stack.cells)
            .into_iter()
            .collect();
        // What stands behind the first shift of a row is about its person or its shift: the days of a leave, of a contract.
        let mut begun: HashMap<usize, usize> = HashMap::new();
        for entry in &draft.entries {
            let first = begun.entry(entry.place.0).or_insert(entry.place.1);
            *first = (*first).min(entry.place.1);
        }
        for (row, cells) in self.stack.cells.rows.iter().enumerate() {
            let begun = begun.get(&row).copied().unwrap_or(usize::MAX);
            for (column, cell) in cells.iter().enumerate().take_while(|(at, _)| *at <= begun) {
                let place = (row, column);
                let free = draft.uses.get(&place).is_none_or(|taken| {
                    matches!(taken, Taken::Remark | Taken::Position | Taken::Heading)
                });
                // `N = 2000/0800` has hours, not years.
                let timed = matches!(cell.value, Value::Spans { .. }) && cell.date.is_none();
                let full = |date: &DateText| date.has_day() && date.year.is_some();
                // `(30/11 - 6/12)` is a period.
                let is_period = || {
                    let mentioned = dates::mentioned(&cell.text).into_iter();
                    let hints: Vec<Hint> = mentioned
                        .map(|text| Hint {
                            text,
                            place: Some(place),
                        })
                        .collect();
                    hints.len() == 2
                        && cell.text.contains(['/', '.'])
                        && days::period_of(&hints, self.options.monday).is_some()
                };
                let timed = timed
                    && cell.text.contains(['=', ':', '('])
                    && !dates::mentioned(&cell.text).iter().any(full)
                    && !is_period();
                let free = free && !legend.contains(&place);
                if free && !cell.merged && !cell.text.is_empty() && !timed {
                    let hours = hours_of_shifts(cell, draft);
                    let mentioned = dates::mentioned(&cell.text).into_iter();
                    // `Evenings from 16 to 22/8` above shifts of 16-22: the numbers are hours, unless the year is given.
                    let mentioned = mentioned.filter(|text| !hours || text.year.is_some());
                    let mentioned = days::period(mentioned.collect(), self.options.monday);
                    let mentioned = mentioned.into_iter();
                    let known = hints.len();
                    hints.extend(mentioned.map(|text| Hint {
                        text,
                        place: Some(place),
                    }));
                    if hints
                        .iter()
                        .skip(known)
                        .all(|hint| hint.text.month.is_none())
                    {
                        hints.extend(month_and_year(&cell.text).map(|text| Hint {
                            text,
                            place: Some(place),
                        }));
                    }
                }
            }
        }
        if !hints.iter().any(|hint| hint.text.month.is_some()) {
            let name = self.options.file.as_str();
            let months = dates::mentioned(name).into_iter();
            let months = months.filter(|text| text.month.is_some() && !text.has_day());
            hints.extend(
                months
                    .chain(month_and_year(name))
                    .map(|text| Hint { text, place: None }),
            );
        }
        hints
    }

    /// Numbers of days whose month neither the table nor a title nor the file's name says have to be asked for, unless
    /// they fit the weeks around the current one.
    fn ask_for_month(&self, draft: &Draft, hints: &[Hint], resolved: &mut Resolved) {
        let known = self.options.answers.days.is_some()
            || hints.iter().any(|hint| hint.text.month.is_some())
            || draft
                .days
                .iter()
                .any(|day| day.text.month.is_some() || day.text.pair.is_some());
        if known {
            return;
        }
        let near = |when: &When| match when {
            When::Date(date) => (*date - self.options.monday).num_days().abs() <= NEAR,
            When::Weekday(_) => true,
        };
        if resolved.days.iter().flatten().any(near) {
            return;
        }
        for (day, when) in draft.days.iter().zip(&mut resolved.days) {
            if day.text.day.is_some() && when.is_some() {
                *when = None;
                resolved.days_open += 1;
            }
        }
    }

    fn read(&mut self, draft: &mut Draft, others: &[Cells]) {
        self.every_day(draft);
        let hints = self.hints(draft);
        let mut answers = self.options.answers.clone();
        if answers.date_order.is_none() {
            let cells = self.stack.cells.rows.iter().flatten();
            let mut forms = cells.filter_map(|cell| layouts::roles::order_of_form(&cell.text));
            answers.date_order = forms.next().map(|month_first| match month_first {
                true => "month-day".to_owned(),
                false => "day-month".to_owned(),
            });
        }
        let mut resolved = days::resolve(draft, &hints, self.options.monday, &answers);
        self.ask_for_month(draft, &hints, &mut resolved);
        draft.when.clone_from(&resolved.days);
        for index in &resolved.contradictions {
            if let Some(day) = draft.days.get(*index) {
                let text = self.text(day.place).to_owned();
                self.problem(day.place, ProblemCode::WrongWeekday, &text);
            }
        }
        for (place, code) in std::mem::take(&mut draft.notes) {
            let text = self.text(place).to_owned();
            self.problem(place, code, &text);
        }
        self.columns(draft, &resolved);
        let codes = codes_of(draft);
        let legend = questions::legend(&self.stack.cells, draft, &codes, others);
        let mut spans: Vec<Span> = draft
            .entries
            .iter()
            .flat_map(|entry| entry.what.spans())
            .copied()
            .collect();
        for meaning in legend.values() {
            if let Meaning::Spans(own) = meaning {
                spans.extend(own);
            }
        }
        let clockwork = Clockwork::of(&spans);
        let person_open = self.people(draft);
        let purpose = self.purpose(draft);
        if matches!(purpose, Purpose::Availability(_)) {
            whole_days(draft);
        }
        let mut found = self.shifts(draft, &resolved, &legend, &clockwork);
        self.ask(draft, &resolved, &legend, person_open, purpose);
        match purpose {
            Purpose::Shifts => {
                apart(draft, &mut found);
                join(&mut found, draft);
                self.finish(draft, found, &clockwork);
            }
            Purpose::Availability(said) => {
                self.finish(draft, Vec::new(), &clockwork);
                self.availability(draft, &found);
                if let Some(place) = said {
                    let text = self.text(place).to_owned();
                    self.problem(place, ProblemCode::Availability, &text);
                }
            }
            Purpose::Asked(_) => {
                self.roster.absences.clear();
                self.finish(draft, Vec::new(), &clockwork);
            }
        }
    }

    /// What the hours are: as answered, or as a title or the headings say. Answers of a form are asked about.
    fn purpose(&self, draft: &Draft) -> Purpose {
        match self.options.answers.availability {
            Some(true) => return Purpose::Availability(None),
            Some(false) => return Purpose::Shifts,
            None => {}
        }
        let mut used = self.roster.sheets.iter().filter(|sheet| sheet.used);
        if used.all(|sheet| words::is_availability(&sheet.name)) {
            return Purpose::Availability(Some((0, 0)));
        }
        let rows = draft.entries.iter().map(|entry| entry.place.0);
        let first = if draft.kind == LayoutKind::DayByPeople {
            rows.map(|_| 1).next()
        } else {
            rows.min()
        };
        let mut asked = None;
        for (row, cells) in self
            .stack
            .cells
            .rows
            .iter()
            .enumerate()
            .take(first.unwrap_or(0))
        {
            for (column, cell) in cells.iter().enumerate() {
                let place = (row, column);
                let role = cell.role;
                let said = words::is_availability(&cell.text);
                let own = match draft.uses.get(&place) {
                    None | Some(Taken::Remark) => {
                        cells
                            .iter()
                            .filter(|cell| !cell.text.is_empty() && !cell.merged)
                            .count()
                            <= 2
                    }
                    // A column of availability says nothing about the others.
                    Some(Taken::Heading) => role != Some(layouts::roles::Role::Availability),
                    Some(Taken::Day) => true,
                    _ => false,
                };
                if said && own {
                    let words = words::words(&cell.text);
                    let mixed = words.len() > 6
                        || words::any_of(
                            &words,
                            "rota roster schedule shift shifts horario turnos cuadrante dienstplan",
                        );
                    if !mixed {
                        return Purpose::Availability(Some(place));
                    }
                    asked = asked.or(Some(place));
                }
                if draft.kind != LayoutKind::List && layouts::roles::is_timestamp(&cell.text) {
                    asked = asked.or(Some(place));
                }
            }
        }
        asked.map_or(Purpose::Shifts, Purpose::Asked)
    }

    /// The hours of a table of availability, by weekday; a person of whom it only says that they can not has none.
    fn availability(&mut self, draft: &mut Draft, found: &[Found]) {
        for absence in std::mem::take(&mut self.roster.absences) {
            let person = usize::try_from(absence.person).ok();
            if let Some(person) = person.and_then(|person| self.roster.people.get_mut(person)) {
                person.availability.get_or_insert_default();
            }
        }
        let minutes = |minutes: usize| u32::try_from(quarter(minutes)).unwrap_or(0);
        for hours in found {
            let Who::Person(person) = hours.who else {
                continue;
            };
            let Some(person) = self.roster.people.get_mut(person) else {
                continue;
            };
            draft.take(hours.place, Taken::Availability);
            let own = person.availability.get_or_insert_default();
            let day = RosterDay::of(hours.when).weekday;
            let next = RosterDay::of(hours.when.plus(1)).weekday;
            let parts = [
                (day, hours.start, hours.end.min(DAY)),
                (next, 0, hours.end.saturating_sub(DAY)),
            ];
            for (day, start, end) in parts.into_iter().filter(|(_, start, end)| start < end) {
                own.push(AvailableHours {
                    day,
                    start_minutes: minutes(start),
                    end_minutes: minutes(end),
                });
            }
        }
        for person in &mut self.roster.people {
            if let Some(own) = &mut person.availability {
                own.sort_by_key(|hours| (hours.day.index(), hours.start_minutes));
                // Several weeks, or ranges that touch.
                own.dedup_by(|later, earlier| {
                    let joined =
                        later.day == earlier.day && later.start_minutes <= earlier.end_minutes;
                    if joined {
                        earlier.end_minutes = earlier.end_minutes.max(later.end_minutes);
                    }
                    joined
                });
            }
        }
        self.roster.weeks.clear();
    }

    fn columns(&mut self, draft: &Draft, resolved: &Resolved) {
        let columns = draft.columns.iter().map(|column| match column {
            Column::Known(meaning) => *meaning,
            Column::Day(day) => {
                let named = draft
                    .days
                    .get(*day)
                    .and_then(|day| day.text.weekday)
                    .and_then(|days| days.into_iter().flatten().next());
                match (resolved.days.get(*day).copied().flatten(), named) {
                    (Some(When::Date(date)), _) => crate::Meaning::of_day(weekday(date)),
                    (Some(When::Weekday(day)), _) | (None, Some(day)) => {
                        crate::Meaning::of_day(day)
                    }
                    (None, None) => crate::Meaning::Hours,
                }
            }
        });
        self.roster.columns = columns.collect();
    }

    /// What people wish; what is not understood is said.
    fn wishes(&mut self, draft: &mut Draft) {
        let codes = self.roster.shift_types.clone();
        let codes: Vec<&str> = codes.iter().map(|kind| kind.code.as_str()).collect();
        for (person, place) in std::mem::take(&mut draft.wishes) {
            let (wishes, unread) = wishes::read(self.text(place), &codes, self.options.monday);
            if let Some(person) = self.roster.people.get_mut(person) {
                let new = wishes
                    .into_iter()
                    .filter(|wish| !person.wishes.contains(wish));
                person.wishes.extend(new.collect::<Vec<_>>());
            }
            for text in unread {
                draft.take(place, Taken::Unreadable);
                self.problem(place, ProblemCode::Unreadable, &text);
            }
        }
    }

    /// Whether the file does not say whose shifts these are.
    fn people(&mut self, draft: &mut Draft) -> bool {
        let unknown = draft.entries.iter().any(|entry| entry.who == Who::Unknown);
        if !unknown {
            return false;
        }
        // `Name: Ana` above the table.
        let named = draft
            .people
            .is_empty()
            .then(|| self.named_above(draft))
            .flatten();
        let answer = self.options.answers.person.clone().or(named);
        if let Some(name) = answer {
            let person = draft.person(name.trim(), None);
            for entry in draft
                .entries
                .iter_mut()
                .filter(|entry| entry.who == Who::Unknown)
            {
                entry.who = Who::Person(person);
            }
            let positions: Vec<Option<String>> = draft
                .entries
                .iter()
                .map(|entry| entry.position.clone())
                .collect();
            for position in positions {
                draft.add_position(person, position.as_deref());
            }
            return false;
        }
        true
    }

    fn named_above(&self, draft: &mut Draft) -> Option<String> {
        for (row, cells) in self.stack.cells.rows.iter().enumerate() {
            let free: Vec<(usize, &Cell)> = cells
                .iter()
                .enumerate()
                .filter(|(column, cell)| {
                    !cell.text.is_empty()
                        && !cell.merged
                        && draft.uses.get(&(row, *column)).is_none()
                })
                .collect();
            let (column, name) = match free[..] {
                [(column, only)] => match only.text.split_once(':') {
                    Some((label, name)) if is_person_label(label) => {
                        (column, name.trim().to_owned())
                    }
                    _ => continue,
                },
                [(_, label), (column, name)]
                    if is_person_label(label.text.trim_end_matches(':')) =>
                {
                    (column, name.text.clone())
                }
                _ => continue,
            };
            if !name.is_empty() {
                draft.take((row, column), Taken::Person);
                return Some(name);
            }
        }
        None
    }

    fn shifts(
        &mut self,
        draft: &mut Draft,
        resolved: &Resolved,
        legend: &HashMap<String, Meaning>,
        clockwork: &Clockwork,
    ) -> Vec<Found> {
        let mut found = Vec::new();
        let entries = std::mem::take(&mut draft.entries);
        for entry in &entries {
            let when = entry.weekday.map(When::Weekday).or_else(|| {
                entry
                    .day
                    .and_then(|day| resolved.days.get(day).copied().flatten())
            });
            let Some(when) = when else {
                if !resolved.order_open && resolved.days_open == 0 {
                    let text = self.text(entry.place).to_owned();
                    draft.take(entry.place, Taken::Unreadable);
                    self.problem(entry.place, ProblemCode::NoDay, &text);
                }
                continue;
            };
            let when = when.plus(entry.shift_days);
            self.entry(
                draft,
                entry,
                when,
                &entry.what,
                legend,
                clockwork,
                &mut found,
            );
        }
        draft.entries = entries;
        found
    }

    #[expect(clippy::too_many_arguments, reason = "what is known about an entry")]
    fn entry(
        &mut self,
        draft: &mut Draft,
        entry: &Entry,
        when: When,
        what: &What,
        legend: &HashMap<String, Meaning>,
        clockwork: &Clockwork,
        found: &mut Vec<Found>,
    ) {
        match what {
            What::Spans(spans) => self.spans(draft, entry, when, spans, None, clockwork, found),
            What::Off(kind) => self.off(entry, when, *kind),
            What::Heads(heads, what) => {
                let spans = match &**what {
                    What::Code(code) => match self.meaning(code, entry, legend) {
                        Some(Meaning::Spans(spans)) => spans,
                        _ => return,
                    },
                    other => other.spans().to_vec(),
                };
                for span in spans {
                    if let Ok(((start, end), _)) = clockwork.hours(span)
                        && *heads > 0
                    {
                        let minutes = |minutes: usize| u32::try_from(minutes).unwrap_or(0);
                        self.roster.demand.push(RosterDemand {
                            position: entry.position.clone(),
                            day: RosterDay::of(when),
                            start_minutes: minutes(start),
                            end_minutes: minutes(end),
                            heads: *heads,
                        });
                    }
                }
            }
            What::Code(code) => match self.meaning(code, entry, legend) {
                Some(Meaning::Spans(spans)) => {
                    self.spans(draft, entry, when, &spans, Some(code), clockwork, found)
                }
                Some(Meaning::Off(kind)) => self.off(entry, when, kind),
                None => {}
            },
        }
    }

    /// The note of an entry, as long as notes may be.
    fn note(&mut self, entry: &Entry) -> Option<String> {
        let Note(text) = entry.note.as_ref().filter(|note| !note.0.is_empty())?;
        if text.chars().count() > MAX_TEXT_LENGTH {
            self.problem(entry.place, ProblemCode::NoteCut, text);
        }
        Some(text.chars().take(MAX_TEXT_LENGTH).collect())
    }

    fn off(&mut self, entry: &Entry, when: When, kind: OffKind) {
        if let Who::Person(person) = entry.who {
            let origin = self.origin(entry.place);
            let note = match entry.note {
                Some(_) => self.note(entry).unwrap_or_default(),
                None => self.text(entry.place).to_owned(),
            };
            let day = RosterDay::of(when);
            self.roster.absences.push(RosterAbsence {
                person: u32::try_from(person).unwrap_or(0),
                day,
                kind,
                note,
                origin,
            });
        }
    }

    /// What a code means: an answer, or the file's legend.
    fn meaning(
        &self,
        code: &str,
        entry: &Entry,
        legend: &HashMap<String, Meaning>,
    ) -> Option<Meaning> {
        self.options
            .answers
            .of(code, entry.position.as_deref())
            .or_else(|| legend.get(&words::fold(code)).cloned())
    }

    #[expect(clippy::too_many_arguments, reason = "what is known about an entry")]
    fn spans(
        &mut self,
        draft: &mut Draft,
        entry: &Entry,
        when: When,
        spans: &[Span],
        code: Option<&String>,
        clockwork: &Clockwork,
        found: &mut Vec<Found>,
    ) {
        let mut break_minutes = match entry.break_minutes {
            0 => self.cell(entry.place).map_or(0, |cell| cell.rest),
            own => own,
        };
        for span in spans {
            match clockwork.hours(*span) {
                Ok(((start, end), guessed)) => {
                    // A minute before midnight is how some programs write midnight.
                    let end = if end % DAY == DAY - 1 { end + 1 } else { end };
                    if guessed && code.is_none() {
                        let text = format!(
                            "{} = {}-{}",
                            self.text(entry.place),
                            clock(start),
                            clock(end)
                        );
                        self.problem(entry.place, ProblemCode::Guessed, &text);
                    }
                    let (when, start, end) = if start >= DAY {
                        (when.plus(1), start - DAY, end - DAY)
                    } else {
                        (when, start, end)
                    };
                    found.push(Found {
                        who: entry.who.clone(),
                        position: entry.position.clone(),
                        when,
                        start,
                        end,
                        // Two spans have one break between them, or in the first.
                        break_minutes: std::mem::take(&mut break_minutes),
                        confirmed: entry.confirmed,
                        code: code.filter(|code| !code.is_empty()).cloned(),
                        note: self.note(entry),
                        place: entry.place,
                        gone: false,
                    });
                }
                Err(_) => {
                    let text = self.text(entry.place).to_owned();
                    draft.take(entry.place, Taken::Unreadable);
                    self.problem(entry.place, ProblemCode::EndBeforeStart, &text);
                }
            }
        }
    }

    /// The questions of the file.
    fn ask(
        &mut self,
        draft: &mut Draft,
        resolved: &Resolved,
        legend: &HashMap<String, Meaning>,
        person_open: bool,
        purpose: Purpose,
    ) {
        let mut places: BTreeMap<(QuestionKind, Option<String>), Vec<Place>> = BTreeMap::new();
        if let Purpose::Asked(_) = purpose {
            places.insert(
                (QuestionKind::Availability, None),
                draft.entries.iter().map(|entry| entry.place).collect(),
            );
        }
        let asked = matches!(purpose, Purpose::Asked(_));
        for entry in draft.entries.iter().filter(|_| !asked) {
            let code = match &entry.what {
                What::Code(code) => code,
                What::Heads(_, what) => match &**what {
                    What::Code(code) => code,
                    _ => continue,
                },
                _ => continue,
            };
            if self.meaning(code, entry, legend).is_some() {
                continue;
            }
            let kind = if code.is_empty() || words::is_mark(code) {
                QuestionKind::Hours
            } else {
                QuestionKind::Code
            };
            let code = (!code.is_empty()).then(|| code.clone());
            // Names of the same code in another case are one question.
            let same = (kind, code);
            let known = match places.contains_key(&same) {
                true => None,
                false => places
                    .keys()
                    .find(|(_, own)| {
                        own.as_deref().map(words::fold) == same.1.as_deref().map(words::fold)
                    })
                    .cloned(),
            };
            let own = places.entry(known.unwrap_or(same)).or_default();
            if own.last() != Some(&entry.place) {
                own.push(entry.place);
            }
        }
        if resolved.order_open {
            let open = draft.days.iter().filter(|day| day.text.pair.is_some());
            places.insert(
                (QuestionKind::DateOrder, None),
                open.map(|day| day.place).collect(),
            );
        }
        if resolved.days_open > 0 && !resolved.order_open {
            let open = draft
                .days
                .iter()
                .zip(&resolved.days)
                .filter(|(_, when)| when.is_none());
            places.insert(
                (QuestionKind::Days, None),
                open.map(|(day, _)| day.place).collect(),
            );
        }
        if person_open {
            let open = draft
                .entries
                .iter()
                .filter(|entry| entry.who == Who::Unknown);
            places.insert(
                (QuestionKind::Person, None),
                open.map(|entry| entry.place).collect(),
            );
        }
        for ((kind, code), places) in places {
            // Whose shifts they are does not change what the cells are.
            if kind != QuestionKind::Person {
                for place in &places {
                    draft.take(*place, Taken::Asked);
                }
            }
            let first = places.first().copied().unwrap_or_default();
            let origin = self.origin(first);
            let example = excerpt(self.text(first));
            self.roster.questions.push(Question {
                kind,
                code,
                count: u32::try_from(places.len()).unwrap_or(u32::MAX),
                sheet: origin.sheet,
                line: origin.line,
                column: origin.column,
                example,
            });
        }
    }

    fn finish(&mut self, draft: &mut Draft, found: Vec<Found>, clockwork: &Clockwork) {
        let minutes = |minutes: usize| u32::try_from(minutes).unwrap_or(0);
        for shift in &found {
            if shift.gone {
                continue;
            }
            let (start, end) = (quarter(shift.start), quarter(shift.end));
            if (start, end) != (shift.start, shift.end) {
                let text = format!(
                    "{} = {}-{}",
                    self.text(shift.place),
                    clock(start),
                    clock(end)
                );
                self.problem(shift.place, ProblemCode::NotAQuarter, &text);
            }
            if end <= start {
                let text = self.text(shift.place).to_owned();
                draft.take(shift.place, Taken::Unreadable);
                self.problem(shift.place, ProblemCode::EndBeforeStart, &text);
                continue;
            }
            let (when, start, end) = if start >= DAY {
                (shift.when.plus(1), start - DAY, end - DAY)
            } else {
                (shift.when, start, end)
            };
            if let (Who::Person(person), Some(position)) = (&shift.who, &shift.position) {
                draft.add_position(*person, Some(position));
            }
            if let Some(code) = &shift.code
                && !self.roster.shift_types.iter().any(|known| {
                    known.code == *code || words::fold(&known.code) == words::fold(code)
                })
            {
                self.roster.shift_types.push(ShiftType {
                    code: code.clone(),
                    start_minutes: minutes(start),
                    end_minutes: minutes(end),
                });
            }
            let break_minutes = match shift.break_minutes {
                rest if rest < minutes(end - start) => rest / 15 * 15,
                _ => 0,
            };
            if break_minutes != shift.break_minutes {
                let text = format!("{} = {break_minutes}", shift.break_minutes);
                self.problem(shift.place, ProblemCode::BreakCut, &text);
            }
            let origin = self.origin(shift.place);
            self.roster.shifts.push(RosterShift {
                person: match shift.who {
                    Who::Person(person) => u32::try_from(person).ok(),
                    _ => None,
                },
                open: shift.who == Who::Open,
                position: shift.position.clone(),
                day: RosterDay::of(when),
                start_minutes: minutes(start),
                end_minutes: minutes(end),
                break_minutes,
                confirmed: shift.confirmed,
                code: shift.code.clone(),
                note: shift.note.clone(),
                origin,
            });
        }
        self.roster.people = draft
            .people
            .iter()
            .map(|person| RosterPerson {
                name: person.name.clone(),
                id: person.id.clone(),
                positions: person.positions.clone(),
                contract_minutes: person.contract_minutes,
                max_minutes: person.max_minutes,
                wage_cents: person.wage_cents,
                minor: person.minor,
                availability: person
                    .availability
                    .as_deref()
                    .map(|groups| available(groups, clockwork)),
                wishes: Vec::new(),
            })
            .collect();
        self.wishes(draft);
        let days = self
            .roster
            .shifts
            .iter()
            .map(|shift| &shift.day)
            .chain(self.roster.absences.iter().map(|absence| &absence.day));
        let dates = days.filter_map(|day| day.date.as_deref()?.parse::<NaiveDate>().ok());
        let mut weeks: Vec<String> = dates
            .map(|date| crate::team::monday(date).to_string())
            .collect();
        weeks.sort_unstable();
        weeks.dedup();
        self.roster.weeks = weeks;
    }
}

/// A month and a year in numbers: `11/2026`, `2026-11`.
fn month_and_year(text: &str) -> Option<DateText> {
    let text: Vec<char> = text.chars().collect();
    let groups: Vec<&[char]> = text
        .chunk_by(|one, other| one.is_ascii_digit() == other.is_ascii_digit())
        .collect();
    let number = |group: Option<&&[char]>| -> Option<(usize, u32)> {
        let digits: String = group?.iter().collect();
        Some((digits.len(), digits.parse().ok()?))
    };
    let sign = |group: Option<&&[char]>| matches!(group, Some(['/' | '-' | '.' | '_']));
    (0..groups.len()).find_map(|at| {
        let (one, other) = (number(groups.get(at)), number(groups.get(at + 2)));
        let date = sign(groups.get(at + 3)) && number(groups.get(at + 4)).is_some();
        let before = at > 1
            && sign(groups.get(at - 1))
            && number(groups.get(at - 2)).is_some_and(|(length, _)| length < 3);
        let (year, month) = match (one?, other?) {
            ((4, year), (1 | 2, month)) if !date => (year, month),
            ((1 | 2, month), (4, year)) if !before => (year, month),
            _ => return None,
        };
        let known =
            (1950..2150).contains(&year) && (1..=12).contains(&month) && sign(groups.get(at + 1));
        known.then(|| DateText {
            month: Some(month),
            year: i32::try_from(year).ok(),
            ..DateText::default()
        })
    })
}

/// `Any`, `All day`: the whole day.
fn whole_days(draft: &mut Draft) {
    let midnight = |minutes: usize| Written {
        minutes,
        halved: false,
        of_24: true,
        sure: true,
    };
    for entry in &mut draft.entries {
        if let What::Code(code) = &entry.what
            && words::is_any_time(code)
        {
            entry.what = What::Spans(vec![Span {
                from: midnight(0),
                to: midnight(DAY),
                exact: true,
            }]);
        }
    }
}

fn is_person_label(label: &str) -> bool {
    matches!(
        layouts::roles::role(label),
        Some(layouts::roles::Role::Person)
    )
}

fn available(groups: &[DaysAndTimes], clockwork: &Clockwork) -> Vec<AvailableHours> {
    let mut hours = Vec::new();
    for group in groups {
        let days = if group.days.is_empty() {
            Day::ALL.to_vec()
        } else {
            group.days.clone()
        };
        let spans: Vec<(usize, usize)> = if group.spans.is_empty() {
            vec![(0, DAY)]
        } else {
            group
                .spans
                .iter()
                .filter_map(|span| clockwork.hours(*span).ok())
                .map(|(hours, _)| hours)
                .collect()
        };
        for day in days {
            for (start, end) in &spans {
                let minutes =
                    |minutes: usize| u32::try_from(quarter(minutes.min(DAY))).unwrap_or(0);
                hours.push(AvailableHours {
                    day,
                    start_minutes: minutes(*start),
                    end_minutes: minutes(*end),
                });
            }
        }
    }
    hours
}

pub(crate) fn weekday(date: NaiveDate) -> Day {
    let index = date.weekday().num_days_from_monday();
    usize::try_from(index)
        .ok()
        .and_then(Day::from_index)
        .unwrap_or(Day::Monday)
}

fn quarter(minutes: usize) -> usize {
    (minutes + 7) / 15 * 15
}

fn clock(minutes: usize) -> String {
    format!("{:02}:{:02}", minutes / 60 % 24, minutes % 60)
}

fn codes_of(draft: &Draft) -> Vec<String> {
    let mut codes: Vec<String> = Vec::new();
    for entry in &draft.entries {
        let code = match &entry.what {
            What::Code(code) => code,
            What::Heads(_, what) => match &**what {
                What::Code(code) => code,
                _ => continue,
            },
            _ => continue,
        };
        if !code.is_empty()
            && !codes
                .iter()
                .any(|known| words::fold(known) == words::fold(code))
        {
            codes.push(code.clone());
        }
    }
    codes
}

/// Two people of one name: rows of one heading whose shifts overlap.
fn apart(draft: &mut Draft, found: &mut [Found]) {
    if !matches!(
        draft.kind,
        LayoutKind::PeopleByDay | LayoutKind::DayByPeople
    ) {
        return;
    }
    let flipped = draft.kind == LayoutKind::DayByPeople;
    let row = |place: Place| if flipped { place.1 } else { place.0 };
    let mut of_person: Vec<Vec<usize>> = vec![Vec::new(); draft.people.len()];
    for (index, shift) in found.iter().enumerate() {
        if let Who::Person(person) = shift.who
            && let Some(own) = of_person.get_mut(person)
        {
            own.push(index);
        }
    }
    for (person, own) in of_person.into_iter().enumerate() {
        let mut split: Option<usize> = None;
        for (at, one) in own.iter().enumerate() {
            for other in own.iter().skip(at + 1) {
                let (Some(one), Some(other)) = (found.get(*one), found.get(*other)) else {
                    continue;
                };
                let overlap =
                    one.when == other.when && one.start < other.end && other.start < one.end;
                let differ = || {
                    (one.start, one.end) != (other.start, other.end)
                        || one.position.as_deref().map(folded_name)
                            != other.position.as_deref().map(folded_name)
                };
                if overlap && row(one.place) != row(other.place) && differ() {
                    split.get_or_insert(row(other.place).max(row(one.place)));
                }
            }
        }
        let (Some(from), Some(known)) = (split, draft.people.get(person).cloned()) else {
            continue;
        };
        let second = draft.people.len();
        draft.people.push(known);
        for index in own {
            if let Some(shift) = found.get_mut(index)
                && row(shift.place) >= from
            {
                shift.who = Who::Person(second);
            }
        }
    }
}

/// The ends of shifts from midnight on that do not go on with one of the evening before: they are shifts of their own.
fn mornings_alone(found: &[Found]) -> HashSet<usize> {
    let evenings: HashSet<(&Who, i64)> = found
        .iter()
        .filter(|shift| shift.end % DAY == 0 && shift.end > 0)
        .map(|shift| (&shift.who, shift.when.number() + 1))
        .collect();
    let mornings = found.iter().filter(|shift| shift.start == 0);
    mornings
        .filter(|shift| !evenings.contains(&(&shift.who, shift.when.number())))
        .map(|shift| shift.end)
        .collect()
}

/// Joins shifts of one person that touch, and leaves out those that stand twice.
fn join(found: &mut [Found], draft: &mut Draft) {
    /// A shift until midnight that is as long, in minutes, is a whole one.
    const WHOLE: i64 = 6 * 60;
    let mut order: Vec<usize> = (0..found.len()).collect();
    let key = |shift: &Found| (shift.when.number(), shift.start, shift.end);
    order.sort_by_key(|index| found.get(*index).map(key));
    let mut last: HashMap<(Who, bool, usize), Vec<usize>> = HashMap::new();
    let alone = mornings_alone(found);
    for index in order {
        let Some(shift) = found.get(index).cloned() else {
            continue;
        };
        let dated = matches!(shift.when, When::Date(_));
        // Of open shifts only a night that is cut at midnight is one, in one row.
        let open = shift.who == Who::Open;
        let row = if open { shift.place.0 + 1 } else { 0 };
        let earlier = last.entry((shift.who.clone(), dated, row)).or_default();
        let same_position = |other: &Found| {
            other.position.as_deref().map(folded_name) == shift.position.as_deref().map(folded_name)
        };
        let begin =
            |shift: &Found| shift.when.number() * 1440 + i64::try_from(shift.start).unwrap_or(0);
        let end =
            |shift: &Found| shift.when.number() * 1440 + i64::try_from(shift.end).unwrap_or(0);
        let mut used = false;
        for before in earlier.iter().rev() {
            let Some(other) = found.get(*before) else {
                continue;
            };
            // The shifts are in the order of their starts: those before began too early.
            if begin(&shift) - begin(other) > i64::try_from(LONGEST_CUT).unwrap_or(i64::MAX) {
                break;
            }
            if open && shift.start != 0 {
                break;
            }
            if !open
                && (other.when, other.start, other.end) == (shift.when, shift.start, shift.end)
                && (same_position(other) || other.place.0 != shift.place.0)
            {
                // The same hours twice.
                draft.uses.insert(shift.place, Taken::Repeat);
                used = true;
                break;
            }
            let length = usize::try_from(end(&shift) - begin(other)).unwrap_or(usize::MAX);
            // A night that is cut at midnight may name its position only once.
            let cut = shift.start == 0 && (shift.position.is_none() || other.position.is_none());
            if end(other) == begin(&shift)
                && (same_position(other) || cut)
                && (&other.note, other.confirmed) == (&shift.note, shift.confirmed)
                && length
                    <= if shift.start == 0 {
                        LONGEST_CUT
                    } else {
                        LONGEST
                    }
                && shift.code.is_none()
                && other.code.is_none()
                && !(shift.start == 0
                    && length > LONGEST
                    && alone.contains(&shift.end)
                    && end(other) - begin(other) >= WHOLE)
            {
                if let Some(other) = found.get_mut(*before) {
                    other.end += shift.end - shift.start;
                    other.break_minutes += shift.break_minutes;
                }
                used = true;
                break;
            }
        }
        if used {
            if let Some(shift) = found.get_mut(index) {
                shift.gone = true;
            }
        } else {
            earlier.push(index);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{monday, questions, roster, shifts};

    #[test]
    fn shifts_from_midnight_that_others_have_alone_are_not_joined_to_the_evening_before() {
        let text =
            "Name,Wed 25/11/2026,Thu 26/11/2026,Fri 27/11/2026\nAna,16-24,00-08,\nBo,00-08,,";
        assert_eq!(
            shifts(&roster(text)),
            [
                "Ana 2026-11-25 16-0",
                "Ana 2026-11-26 0-8",
                "Bo 2026-11-25 0-8"
            ]
        );
    }

    #[test]
    fn codes_for_not_working_that_a_legend_gives_hours_are_shifts() {
        for text in [
            "Name,Mon,Tue\nRam,L/D,A\nBo,A,L/D\nCy,A,A\n\nL/D,Break shift 10.30 am to 3.30 pm & 6.30 pm to 11 pm\nA,8 am to 3 pm",
            "Name,Mon,Tue\nRam,L/D,A\nBo,A,L/D\nCy,A,A\n\n\"L/D = 10:30-15:30 & 18:30-23\"\nA = 8-15",
        ] {
            let read = roster(text);
            assert_eq!(
                shifts(&read)
                    .iter()
                    .filter(|shift| shift.starts_with("Ram"))
                    .collect::<Vec<_>>(),
                ["Ram mon 10:30-15:30", "Ram mon 18:30-23", "Ram tue 8-15"],
                "{text}"
            );
            assert!(read.absences.is_empty(), "{text}");
        }
    }

    #[test]
    fn shifts_of_sheets_that_are_not_read_are_doubted() {
        let sheet = |name: &str, text: &str| Grid {
            name: name.to_owned(),
            ..Grid::of_text(text)
        };
        let shifts = sheet(
            "Shifts",
            "Member,Date,Start,End\nAna,30/11/2026,9:00,17:00\nBo,30/11/2026,9:00,17:00\nAna,1/12/2026,9:00,17:00",
        );
        let open = sheet(
            "Open",
            "Group,Date,Start,End,Open slots\nBar,30/11/2026,9:00,17:00,1\nBar,1/12/2026,9:00,17:00,1",
        );
        let phones = sheet("Phones", "Name,Phone\nAna,555-0100\nBo,555-0101");
        let options = Options::new(monday());
        let doubted = read(&[shifts.clone(), open, phones.clone()], &options);
        assert_eq!(doubted.doubts.len(), 1);
        assert_eq!(doubted.doubts[0].value, "Open");
        assert_eq!(questions(&doubted), ["Reading - 1"]);
        assert!(read(&[shifts.clone(), phones], &options).doubts.is_empty());
        let board = "Name,30/11/2026,1/12/2026\nAna,9-17,9-17\nBo,9-17,";
        let shown = read(&[shifts.clone(), sheet("Week", board)], &options);
        assert_eq!(shown.doubts, []);
        let other = board.replace("Bo,9-17", "Bo,10-17");
        let other = read(&[shifts, sheet("Week", &other)], &options);
        assert_eq!(other.doubts.len(), 1);
    }

    #[test]
    fn shifts_are_joined_and_repeated_ones_counted_once() {
        for (text, expected) in [
            (
                "Name,Date,Start,End\nAna,2026-11-23,9:00,9:30\nAna,2026-11-23,9:30,10:00\nAna,2026-11-23,10:00,12:00",
                &["Ana 2026-11-23 9-12"][..],
            ),
            (
                "Name,Date,Start,End\nAna,2026-11-23,9:00,17:00\nAna,2026-11-23,9:00,17:00",
                &["Ana 2026-11-23 9-17"],
            ),
            (
                "Name,Date,Start,End\nAna,2026-11-23,6:00,14:00\nAna,2026-11-23,14:00,22:00",
                &["Ana 2026-11-23 6-14", "Ana 2026-11-23 14-22"],
            ),
            (
                "Name,Date,Start,End,Role\nAna,2026-11-23,9:00,12:00,Bar\nAna,2026-11-23,12:00,14:00,Floor",
                &["Ana 2026-11-23 9-12 Bar", "Ana 2026-11-23 12-14 Floor"],
            ),
            (
                "Name,Date,Start,End\nAna,2026-11-23,15:00,23:59",
                &["Ana 2026-11-23 15-0"],
            ),
            (
                "Name,Date,Start,End\nAna,2026-11-23,9:07,17:08",
                &["Ana 2026-11-23 9-17:15"],
            ),
        ] {
            assert_eq!(shifts(&roster(text)), expected, "{text}");
        }
    }

    #[test]
    fn answers_and_legends_give_hours() {
        let grid = [Grid::of_text(
            "Name,Mon,Tue,Wed\nAna,E,L,D\nBo,x,E,\nE = 7-15",
        )];
        let mut options = Options::new(monday());
        let before = read(&grid, &options);
        assert_eq!(shifts(&before), ["Ana mon 7-15", "Bo tue 7-15"]);
        assert_eq!(questions(&before), ["Code D 1", "Code L 1", "Hours x 1"]);
        for (code, hours) in [("L", "14-22"), ("D", "off"), ("x", "9-13, 16-20")] {
            options
                .answers
                .codes
                .insert(code.to_owned(), hours.to_owned());
        }
        let after = read(&grid, &options);
        assert_eq!(
            shifts(&after),
            [
                "Ana mon 7-15",
                "Ana tue 14-22",
                "Bo mon 9-13",
                "Bo mon 16-20",
                "Bo tue 7-15"
            ]
        );
        assert_eq!((after.questions.len(), after.absences.len()), (0, 1));
        let codes: Vec<&str> = after.shift_types.iter().map(|kind| &*kind.code).collect();
        assert_eq!(codes, ["E", "L", "x"]);
    }

    fn available(roster: &Roster) -> Vec<String> {
        let people = roster.people.iter();
        let hours = |person: &RosterPerson| {
            let hours = person.availability.iter().flatten();
            let hours = hours.map(|hours| {
                let (start, end) = (hours.start_minutes / 60, hours.end_minutes / 60);
                format!(" {}:{start}-{end}", hours.day.index())
            });
            format!("{}{}", person.name, hours.collect::<String>())
        };
        people.map(hours).collect()
    }

    #[test]
    fn tables_that_are_headed_as_availability_have_no_shifts() {
        for text in [
            "Staff availability,,,\nName,Mon,Tue,Wed\nAna,9-17,all day,no\nBo,12-20,,22-6",
            "Disponibilidad,,,\nNombre,Lun,Mar,Mié\nAna,9-17,todo el día,no\nBo,12-20,,22-6",
            "Verfügbarkeit\nName;Mo;Di;Mi\nAna;9-17;ganztägig;frei\nBo;12-20;;22-6",
            "Name,Available Mon,Available Tue,Available Wed\nAna,9-17,yes,no\nBo,12-20,,22-6",
            "Name,Hours available [Monday],Hours available [Tuesday],Hours available [Wednesday]\nAna,9-17,x,-\nBo,12-20,,22-6",
            "Employee,Weekday,Available from,Available to\nAna,Mon,9:00,17:00\nAna,Tue,00:00,24:00\nBo,Mon,12:00,20:00\nBo,Wed,22:00,6:00",
        ] {
            let roster = roster(text);
            assert_eq!(
                available(&roster),
                ["Ana 0:9-17 1:0-24", "Bo 0:12-20 2:22-24 3:0-6"],
                "{text}"
            );
            assert_eq!(
                (shifts(&roster).len(), roster.absences.len()),
                (0, 0),
                "{text}"
            );
            assert_eq!(questions(&roster), [""; 0], "{text}");
            let said = roster
                .problems
                .iter()
                .filter(|problem| problem.code == ProblemCode::Availability);
            assert_eq!(said.count(), 1, "{text}");
        }
    }

    #[test]
    fn answers_of_a_form_are_shifts_or_availability_as_answered() {
        let grid = [Grid::of_text(
            "Timestamp,What is your name?,Monday,Tuesday\n11/20/2026 9:11:12,Ana,9-17,Any\n11/20/2026 10:11:12,Bo,,9-17",
        )];
        let asked = read(&grid, &Options::new(monday()));
        assert_eq!(questions(&asked), ["Availability - 3"]);
        assert_eq!(
            (asked.shifts.len(), available(&asked)),
            (0, vec!["Ana".to_owned(), "Bo".to_owned()])
        );
        let answered = |availability: bool| {
            let mut options = Options::new(monday());
            options.answers.availability = Some(availability);
            read(&grid, &options)
        };
        assert_eq!(
            available(&answered(true)),
            ["Ana 0:9-17 1:0-24", "Bo 1:9-17"]
        );
        let taken = answered(false);
        assert_eq!(shifts(&taken), ["Ana mon 9-17", "Bo tue 9-17"]);
        assert_eq!(questions(&taken), ["Code Any 1"]);
    }

    #[test]
    fn a_sheet_of_availability_is_not_read_as_shifts() {
        let sheet = |name: &str, text: &str| Grid {
            name: name.to_owned(),
            ..Grid::of_text(text)
        };
        let sheets = [
            sheet("Week 48", "Name,Mon,Tue\nAna,9-17,\nBo,,9-17"),
            sheet("Availability", "Name,Mon,Tue\nAna,8-20,\nBo,,8-20"),
        ];
        let both = read(&sheets, &Options::new(monday()));
        let used: Vec<bool> = both.sheets.iter().map(|sheet| sheet.used).collect();
        assert_eq!((used, both.shifts.len()), (vec![true, false], 2));
        let alone = read(&sheets[1..], &Options::new(monday()));
        assert_eq!(available(&alone), ["Ana 0:8-20", "Bo 1:8-20"]);
    }

    #[test]
    fn sheets_of_one_layout_are_read_together() {
        let sheet = |name: &str, text: &str| Grid {
            name: name.to_owned(),
            ..Grid::of_text(text)
        };
        let sheets = [
            sheet("Notes", "Call Ana"),
            sheet("Nov 2026", "Name,1,2,3,4,5\nAna,9-17,,,,"),
            sheet("Dec 2026", "Name,1,2,3,4,5\nAna,,9-17,,,"),
        ];
        let roster = read(&sheets, &Options::new(monday()));
        assert_eq!(
            shifts(&roster),
            ["Ana 2026-11-01 9-17", "Ana 2026-12-02 9-17"]
        );
        let used: Vec<bool> = roster.sheets.iter().map(|sheet| sheet.used).collect();
        assert_eq!(used, [false, true, true]);
        let one = Options {
            sheet: Some(2),
            ..Options::new(monday())
        };
        assert_eq!(shifts(&read(&sheets, &one)), ["Ana 2026-12-02 9-17"]);
    }

    #[test]
    fn titles_of_all_sheets_are_nobody_and_hours_alone_are_said() {
        let sheet = |title: &str, rows: &str| {
            let lines = format!("{title}\n{rows}");
            let cells = lines
                .lines()
                .map(|line| line.split(',').map(str::to_owned).collect());
            let merged = crate::MergedRange::new((0, 0), (0, 3));
            Grid::of_cells("", cells.collect(), &[merged])
        };
        let sheets = [
            sheet(
                "North – Rota,,,",
                "Name,2026-11-23,2026-11-24,2026-11-25\nAna,9-17,,\nBo,,9-17,",
            ),
            sheet(
                "South – Rota,,,",
                "Name,2026-11-30,2026-12-01,2026-12-02\nAna,9-17,,\nBo,,9-17,",
            ),
        ];
        let both = read(&sheets, &Options::new(monday()));
        assert_eq!(
            (both.people.len(), both.shifts.len(), both.questions.len()),
            (2, 4, 0)
        );
        // Whose they are, and when, can not be told.
        let alone = roster("Name,Mon,Tue\nAna,9-17,\nBo,,9-17\n\n18-22\n\nSwaps by agreement");
        assert_eq!(alone.shifts.len(), 2);
        assert_eq!(crate::testing::problems(&alone), ["5:1 Unreadable 18-22"]);
        // A merged title names nobody.
        let mut list = sheet(
            "North – Employee schedule,",
            "Date,Hours\n2026-11-23,9-17\n2026-11-24,9-17",
        );
        list.lines.truncate(4);
        assert_eq!(
            questions(&read(&[list], &Options::new(monday()))),
            ["Person - 2"]
        );
    }

    #[test]
    fn corrections_decide() {
        let grid = [Grid::of_text(
            "Name,Nick,Mon,Tue\nAna Ruiz,Ani,9-17,9-17\nBo Lund,Bobo,9-17,",
        )];
        let with = |line, column, meaning| {
            let mut options = Options::new(monday());
            options.corrections.push(Correction {
                sheet: None,
                line,
                column,
                meaning,
                text: None,
            });
            read(&grid, &options)
        };
        use crate::Meaning;
        assert_eq!(
            shifts(&with(None, Some(4), Meaning::Ignore)),
            ["Ana Ruiz mon 9-17", "Bo Lund mon 9-17"]
        );
        assert_eq!(
            shifts(&with(None, Some(4), Meaning::Sun)),
            ["Ana Ruiz mon 9-17", "Ana Ruiz sun 9-17", "Bo Lund mon 9-17"]
        );
        assert_eq!(
            shifts(&with(Some(2), None, Meaning::Ignore)),
            ["Bo Lund mon 9-17"]
        );
        assert_eq!(
            shifts(&with(Some(2), Some(3), Meaning::Ignore)),
            ["Ana Ruiz tue 9-17", "Bo Lund mon 9-17"]
        );
        assert_eq!(
            shifts(&with(None, Some(2), Meaning::Position)),
            [
                "Ana Ruiz mon 9-17 Ani",
                "Ana Ruiz tue 9-17 Ani",
                "Bo Lund mon 9-17 Bobo"
            ]
        );
        let left_out = with(None, Some(4), Meaning::Ignore);
        let ignored = left_out
            .cells
            .iter()
            .filter(|cell| cell.taken == Taken::Ignored);
        assert_eq!(ignored.count(), 2);
    }

    #[test]
    fn too_many_lines_are_said() {
        let text: String = (0..MAX_LINES + 2)
            .map(|line| format!("P{line},9-17\n"))
            .collect();
        let roster = roster(&format!("Name,Mon\n{text}"));
        assert_eq!(
            roster
                .problems
                .iter()
                .filter(|problem| problem.code == ProblemCode::TooManyLines)
                .count(),
            1
        );
        assert!(roster.people.len() < MAX_LINES);
    }
}
