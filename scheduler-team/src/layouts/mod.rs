//! The layouts of tables. Each proposes how it explains a sheet as a [`Draft`]; the one that explains most cells with the
//! fewest contradictions wins.

pub(crate) mod across;
pub(crate) mod blocks;
pub(crate) mod boards;
pub(crate) mod judge;
pub(crate) mod lines;
pub(crate) mod list;
pub(crate) mod names;
pub(crate) mod roles;
pub(crate) mod slots;
pub(crate) mod stations;
pub(crate) mod uses;

use std::collections::{BTreeSet, HashMap, HashSet};

pub(crate) use judge::{Counts, Sign};
use scheduler_core::{
    Day,
    schedule::{folded_name, same_name},
};
use serde::{Deserialize, Serialize};

use crate::{
    cells::{Cell, Cells, DaysAndTimes, Span, Value},
    correct::Meaning,
    dates::DateText,
    days::When,
    report::ProblemCode,
    words::OffKind,
};

/// How the table is laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum LayoutKind {
    /// A line for each shift.
    #[default]
    List,
    /// People down, days across.
    PeopleByDay,
    /// Days down, people across.
    DayByPeople,
    /// Shifts, hours or positions down, days across, names in the cells.
    NamesByDay,
    /// Days down; shifts, hours or positions across; names in the cells.
    DayByNames,
    /// People and hours, with marks or positions in the cells.
    ByHour,
    /// Lines of text with a day or people and hours.
    Lines,
}

/// What a cell was taken for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Taken {
    /// A heading.
    Heading,
    /// A person, or several.
    Person,
    /// The id of a person.
    Id,
    /// A position.
    Position,
    /// A day or a date.
    Day,
    /// Times of a shift.
    Time,
    /// A break.
    Break,
    /// The length of a shift, or hours of a week.
    Length,
    /// A code or a mark that stands for hours.
    Code,
    /// What it means is asked: no answer and no legend says it.
    Asked,
    /// Not working: a day off or an absence.
    Off,
    /// A number of people who are needed.
    Heads,
    /// Hours of the contract.
    Contract,
    /// The most hours of a week.
    Maximum,
    /// The wage.
    Wage,
    /// Whether somebody is under 18.
    Minor,
    /// When somebody can work.
    Availability,
    /// What somebody wishes.
    Wish,
    /// A note on a shift or an absence.
    Note,
    /// The explanation of a code.
    Legend,
    /// Nobody and nothing: a dash or a zero.
    Nothing,
    /// Deliberately left out: a title or a remark.
    Remark,
    /// Deliberately left out: a sum.
    Total,
    /// Deliberately left out: clocked times beside planned ones.
    Clocked,
    /// Deliberately left out: a column or a line that is no part of a roster, such as phone numbers.
    Unused,
    /// Deliberately left out: the line stands twice.
    Repeat,
    /// Left out by the reader of the table.
    Ignored,
    /// Not readable.
    Unreadable,
}

/// Row and column of a cell in the grid, from 0.
pub(crate) type Place = (usize, usize);

/// A sheet, or its mirror image in which columns are rows.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub cells: &'a Cells,
    pub flipped: bool,
}

impl<'a> View<'a> {
    pub fn rows(&self) -> usize {
        if self.flipped {
            self.cells.width
        } else {
            self.cells.rows.len()
        }
    }

    pub fn columns(&self) -> usize {
        if self.flipped {
            self.cells.rows.len()
        } else {
            self.cells.width
        }
    }

    pub fn place(&self, row: usize, column: usize) -> Place {
        if self.flipped {
            (column, row)
        } else {
            (row, column)
        }
    }

    pub fn get(&self, row: usize, column: usize) -> Option<&'a Cell> {
        let (row, column) = self.place(row, column);
        self.cells
            .rows
            .get(row)?
            .get(column)
            .filter(|cell| !cell.text.is_empty())
    }

    pub fn text(&self, row: usize, column: usize) -> &'a str {
        self.get(row, column).map_or("", |cell| &cell.text)
    }

    /// What a cell says as the heading of a column.
    pub fn role(&self, row: usize, column: usize) -> Option<roles::Role> {
        self.get(row, column)?.role
    }

    /// The columns of a row that have text.
    pub fn filled(&self, row: usize) -> Vec<usize> {
        (0..self.columns())
            .filter(|column| self.get(row, *column).is_some())
            .collect()
    }
}

/// A day of the table: what its cell says, and the sequence to which it belongs.
#[derive(Debug, Clone)]
pub(crate) struct DayCell {
    pub text: DateText,
    /// Days of one heading are of one sequence, in its order; 0 for the lines of a list.
    pub sequence: usize,
    /// Where it stands.
    pub place: Place,
    /// The week that a column beside it names: its number, or one of its dates.
    pub week: Option<DateText>,
}

#[derive(Debug, Clone, Default)]
pub(crate) struct PersonDraft {
    pub name: String,
    pub id: Option<String>,
    /// Positions, the main one first.
    pub positions: Vec<String>,
    pub contract_minutes: Option<u32>,
    pub max_minutes: Option<u32>,
    pub wage_cents: Option<u32>,
    pub minor: bool,
    pub availability: Option<Vec<DaysAndTimes>>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Who {
    Person(usize),
    /// Nobody yet: an open shift.
    Open,
    /// The file does not say.
    Unknown,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum What {
    Spans(Vec<Span>),
    /// Hours that only a legend or an answer can give; empty for a table without codes.
    Code(String),
    Off(OffKind),
    /// People needed.
    Heads(u32, Box<What>),
}

impl What {
    /// The hours, also those of people needed.
    pub fn spans(&self) -> &[Span] {
        match self {
            Self::Spans(spans) => spans,
            Self::Heads(_, what) => what.spans(),
            Self::Off(_) | Self::Code(_) => &[],
        }
    }
}

#[derive(Debug, Clone)]
pub(crate) struct Entry {
    pub place: Place,
    pub who: Who,
    pub position: Option<String>,
    /// The index of its day.
    pub day: Option<usize>,
    /// Days to add to it: -1 for a night that began the evening before.
    pub shift_days: i64,
    /// The weekday, if the cell itself names it instead.
    pub weekday: Option<Day>,
    pub what: What,
    pub break_minutes: u32,
    pub confirmed: bool,
    pub note: Option<Note>,
}

/// A note on a shift or an absence. Absences have one if their table has a column for notes, be it blank.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Note(pub String);

/// What a column is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Column {
    Known(Meaning),
    /// Times on a day of the draft.
    Day(usize),
}

/// How a layout explains a sheet.
#[derive(Debug, Clone, Default)]
pub(crate) struct Draft {
    pub kind: LayoutKind,
    pub uses: uses::Uses,
    pub days: Vec<DayCell>,
    /// The days as they were resolved.
    pub when: Vec<Option<When>>,
    pub people: Vec<PersonDraft>,
    pub entries: Vec<Entry>,
    /// What speaks for and against it.
    pub counts: Counts,
    /// What is to be said about cells.
    pub notes: Vec<(Place, ProblemCode)>,
    /// What each column of a list, or of a table with people down, is.
    pub columns: Vec<Column>,
    /// The time zones that its times name.
    pub zones: BTreeSet<String>,
    /// What people wish, and where it stands.
    pub wishes: Vec<(usize, Place)>,
    by_name: HashMap<(String, Option<String>), usize>,
    /// The positions of people, as they are written and folded.
    known_positions: HashMap<usize, HashSet<String>>,
}

impl Draft {
    pub fn new(kind: LayoutKind) -> Self {
        Self {
            kind,
            ..Self::default()
        }
    }

    pub fn take(&mut self, place: Place, taken: Taken) {
        self.uses.insert(place, taken);
    }

    pub fn person(&mut self, name: &str, id: Option<&str>) -> usize {
        let key = (folded_name(name), id.map(folded_name));
        if let Some(index) = self.by_name.get(&key) {
            return *index;
        }
        let index = self.people.len();
        self.by_name.insert(key, index);
        self.people.push(PersonDraft {
            name: name.to_owned(),
            id: id.map(str::to_owned),
            ..PersonDraft::default()
        });
        index
    }

    /// The position of a person, if none was known.
    pub fn add_position(&mut self, person: usize, position: Option<&str>) {
        let Some(position) = position.filter(|position| !position.is_empty()) else {
            return;
        };
        let known = self.known_positions.entry(person).or_default();
        if !known.contains(position) {
            known.insert(position.to_owned());
            let new = known.insert(folded_name(position));
            if let Some(person) = self.people.get_mut(person).filter(|person| {
                new || !person
                    .positions
                    .iter()
                    .any(|known| same_name(known, position))
            }) {
                person.positions.push(position.to_owned());
            }
        }
    }

    pub fn sign(&mut self, sign: Sign) {
        self.counts.add(sign);
    }
}

/// Which drafts of a sheet are wanted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    All,
    /// The best, the best of another kind, and the best of the chosen kind.
    Best(Option<LayoutKind>),
}

/// The drafts of all layouts, the best first; among equals the first that is proposed.
pub(crate) fn propose(cells: &Cells, forced: &roles::Forced, wanted: Wanted) -> Vec<Draft> {
    let upright = View {
        cells,
        flipped: false,
    };
    let flipped = View {
        cells,
        flipped: true,
    };
    let mut drafts: Vec<Draft> = Vec::new();
    let mut add = |draft: Option<Draft>| {
        if let Some(mut draft) = draft {
            if !forced.list {
                judge::count(&mut draft);
            }
            let score = draft.counts.score();
            let at = drafts.partition_point(|other| other.counts.score() >= score);
            drafts.insert(at, draft);
            if let Wanted::Best(chosen) = wanted {
                keep_best(&mut drafts, chosen);
            }
        }
    };
    add(list::read(upright, forced));
    if !forced.list {
        let of_views = [upright, flipped].map(|view| (view, blocks::find(view)));
        for (view, blocks) in &of_views {
            add(across::read(*view, blocks, forced));
        }
        for (view, blocks) in &of_views {
            add(names::read(*view, blocks));
        }
        for view in [upright, flipped] {
            add(slots::read(view));
        }
        add(stations::read(upright));
        add(boards::read(upright));
        add(lines::read(upright));
    }
    drafts
}

/// Lets go of drafts that no question and no answer can bring up.
fn keep_best(drafts: &mut Vec<Draft>, chosen: Option<LayoutKind>) {
    let best = drafts.first().map(|draft| draft.kind);
    let (mut first, mut other, mut named) = (false, false, false);
    drafts.retain(|draft| {
        let is_first = !std::mem::replace(&mut first, true);
        let is_other = Some(draft.kind) != best && !std::mem::replace(&mut other, true);
        let is_named = Some(draft.kind) == chosen && !std::mem::replace(&mut named, true);
        is_first || is_other || is_named
    });
}

/// What a shift's cell says, if it says anything: times, a code or an absence.
pub(crate) fn what(cell: &Cell) -> Option<(What, Taken)> {
    match &cell.value {
        Value::Spans { spans, .. } => Some((What::Spans(spans.clone()), Taken::Time)),
        Value::Off(kind) => Some((What::Off(*kind), Taken::Off)),
        Value::Mark | Value::Text | Value::Number => {
            Some((What::Code(cell.text.clone()), Taken::Code))
        }
        _ => None,
    }
}
