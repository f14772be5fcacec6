//! People down, days across; as a mirror image, days down and people across. A day can have columns for start and end.

use std::collections::{HashMap, HashSet};

use super::{
    Column, DayCell, Draft, Entry, LayoutKind, Place, Sign, Taken, View, What, Who,
    blocks::{Block, DayColumns},
    roles::{self, Forced, Origin, Role},
    what,
};
use crate::{
    breaks,
    cells::{self, Cell, Span, Value, Written},
    correct::Meaning,
    dates::{self, DateText},
    words,
};

/// What a column under a day is.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Sub {
    Value,
    Start,
    End,
    Break,
    Position,
    /// A column for a kind of shift: marks in it stand for that kind.
    Named(String),
    Clocked,
    Unused,
}

/// The columns beside the days.
#[derive(Debug, Clone, Default)]
struct Labels {
    name: usize,
    second_name: Option<usize>,
    id: Option<usize>,
    position: Option<usize>,
    /// A column that names the week of each row.
    week: Option<usize>,
    roles: Vec<(usize, Role)>,
}

struct Reader<'a> {
    view: View<'a>,
    draft: Draft,
    forced: &'a Forced,
    /// Whether single times stand for shifts, as `7A` does: the block has no other hours.
    times_are_codes: bool,
}

/// A person's rows: the first and those below it that have no name.
struct Rows {
    who: Who,
    position: Option<String>,
    rows: Vec<usize>,
    /// What marks under its days stand for: hours or a code beside the name.
    hours: Option<What>,
    /// Whether the person has confirmed them.
    confirmed: bool,
}

/// The weeks of the rows of a block.
#[derive(Default)]
struct Weeks {
    /// The weeks in the order in which the rows name them; one if no column does.
    all: Vec<Option<DateText>>,
    /// The index of each row's week; the first for others.
    of_row: HashMap<usize, usize>,
}

pub(crate) fn read(view: View<'_>, blocks: &[Block], forced: &Forced) -> Option<Draft> {
    if blocks.is_empty() {
        return None;
    }
    let kind = if view.flipped {
        LayoutKind::DayByPeople
    } else {
        LayoutKind::PeopleByDay
    };
    let mut reader = Reader {
        view,
        draft: Draft::new(kind),
        forced,
        times_are_codes: false,
    };
    let mut known: Option<Labels> = None;
    for (sequence, block) in blocks.iter().enumerate() {
        let labels = reader.labels(block, known.as_ref());
        if let Some(labels) = labels {
            reader.block(block, &labels, sequence);
            known = Some(labels);
        }
    }
    known.is_some().then_some(reader.draft)
}

impl Reader<'_> {
    fn labels(&self, block: &Block, known: Option<&Labels>) -> Option<Labels> {
        let mut labels = Labels::default();
        let heading = |column: usize| {
            let rows = block.head.clone().chain(block.sub);
            let cells = rows.filter_map(|row| self.view.get(row, column));
            cells
                .filter(|cell| !cell.merged || cell.date.is_none())
                // `Week 45` is a title.
                .find_map(|cell| {
                    let title = cell.date.is_some() && cell.role == Some(Role::Other);
                    cell.role.filter(|_| !title)
                })
        };
        for column in &block.labels {
            let role = match (self.view.flipped, self.forced.of(*column)) {
                (false, Some(role)) => role.or(Some(Role::Other)),
                _ => heading(*column),
            };
            if let Some(role) = role {
                labels.roles.push((*column, role));
            }
        }
        let role_of = |column: usize| {
            labels
                .roles
                .iter()
                .find(|(own, _)| *own == column)
                .map(|(_, role)| *role)
        };
        let first_day = block.days.first()?.columns.first().copied()?;
        // Lines of a legend beneath have nothing under the days.
        let in_days = |row: usize| in_days_values(self.view, block, row);
        let with_days = block.body.clone().any(in_days);
        let score = |column: usize| -> i64 {
            let texts = block
                .body
                .clone()
                .filter(|row| !with_days || in_days(*row))
                .filter_map(|row| self.view.get(row, column))
                .map(|cell| cell.text.as_str());
            let texts: Vec<&str> = texts.collect();
            if texts.is_empty() {
                return -1000;
            }
            let count = i64::try_from(texts.len()).unwrap_or(1).max(1);
            let rows = block.body.clone();
            let rows = rows
                .filter(|row| !self.view.filled(*row).is_empty())
                .filter(|row| !with_days || in_days(*row));
            // A note beside the names fills its column in one row only.
            let all = i64::try_from(rows.count()).unwrap_or(1).max(1);
            let share = |of: i64| of * 100 / all;
            let like = texts
                .iter()
                .filter(|text| cells::is_name_like(cells::brackets(text).map_or(**text, |_| text)))
                .count();
            let mut distinct: Vec<&&str> = texts.iter().collect();
            distinct.sort_unstable();
            distinct.dedup();
            // A title that is merged over the table names nobody.
            let merged = block
                .body
                .clone()
                .filter_map(|row| self.view.get(row, column))
                .all(|cell| cell.merged);
            if merged && distinct.len() == 1 && texts.len() > 1 {
                return -1000;
            }
            let values = texts
                .iter()
                .filter(|text| {
                    matches!(
                        cells::value(text),
                        Value::Spans { .. } | Value::Time(_) | Value::Off(_)
                    )
                })
                .count();
            let headings = texts.iter().filter(|text| {
                matches!(
                    roles::role(text),
                    Some(Role::Start | Role::End | Role::Shift | Role::Break)
                )
            });
            let headings = headings.count();
            let by_role = match role_of(column) {
                Some(Role::Person | Role::First) => 300,
                Some(Role::Surname) => 250,
                Some(Role::Id) => -50,
                Some(Role::Shift | Role::Status) | None => 0,
                // Above people that stand across, `Date` heads the days beneath it; starts and ends are no people.
                Some(Role::Day) if self.view.flipped && headings * 4 < texts.len() => 0,
                Some(_) => -400,
            };
            let numbers = |count: usize| i64::try_from(count).unwrap_or(0);
            let jobs = texts.iter().filter(|text| words::is_position_name(text));
            let jobs = numbers(jobs.count());
            by_role - share(jobs)
                + share(numbers(like))
                + share(numbers(distinct.len())) / 2
                + share(count) / 4
                - share(numbers(values)) * 2
                + if column < first_day { 20 } else { -40 }
        };
        // Blocks of one sheet have their names in one column.
        let name = known
            .map(|known| known.name)
            .filter(|name| block.labels.contains(name) && score(*name) > 0);
        let best = || {
            block
                .labels
                .iter()
                .copied()
                .max_by_key(|column| (score(*column), std::cmp::Reverse(*column)))
                .filter(|column| score(*column) > -500)
        };
        labels.name = name.or_else(best)?;
        let with = |wanted: &dyn Fn(Role) -> bool| {
            labels
                .roles
                .iter()
                .find(|(column, role)| *column != labels.name && wanted(*role))
                .map(|(column, _)| *column)
        };
        let second = match role_of(labels.name) {
            Some(Role::Person) => with(&|role| matches!(role, Role::Surname | Role::First)),
            Some(Role::First) => with(&|role| role == Role::Surname),
            Some(Role::Surname) => with(&|role| matches!(role, Role::First | Role::Person)),
            _ => None,
        };
        let id = with(&|role| role == Role::Id);
        let mut positions: Vec<(u8, usize)> = labels
            .roles
            .iter()
            .filter_map(|(column, role)| match role {
                Role::Position(rank)
                    if *column != labels.name && !self.says_origin(block, *column) =>
                {
                    Some((*rank, *column))
                }
                _ => None,
            })
            .collect();
        positions.sort_unstable();
        let unnamed = || {
            let mut columns = block
                .labels
                .iter()
                .filter(|column| **column != labels.name && role_of(**column).is_none());
            columns
                .find(|column| {
                    let texts: Vec<&str> = block
                        .body
                        .clone()
                        .map(|row| self.view.text(row, **column))
                        .filter(|text| !text.is_empty())
                        .collect();
                    let jobs = texts
                        .iter()
                        .filter(|text| words::is_position_name(text))
                        .count();
                    jobs > 0 && jobs * 2 >= texts.len()
                })
                .copied()
        };
        let position = positions
            .first()
            .map(|(_, column)| *column)
            .or_else(unnamed);
        (labels.second_name, labels.id, labels.position) = (second, id, position);
        let known = [Some(labels.name), second, position];
        labels.week = self
            .forced
            .week
            .filter(|column| block.labels.contains(column))
            .or_else(|| {
                block.labels.iter().copied().find(|column| {
                    let heading = block
                        .head
                        .clone()
                        .chain(block.sub)
                        .any(|row| roles::is_week(self.view.text(row, *column)));
                    let cells = block
                        .body
                        .clone()
                        .filter_map(|row| self.view.get(row, *column));
                    heading
                        && !known.contains(&Some(*column))
                        && cells.clone().any(|cell| dates::week(&cell.text).is_some())
                })
            });
        Some(labels)
    }

    /// The weeks that a column names for the rows of a block whose days have no dates.
    fn weeks(&mut self, block: &Block, labels: &Labels) -> Weeks {
        let mut weeks = Weeks {
            all: vec![None],
            ..Weeks::default()
        };
        let dated = block.days.iter().any(|day| day.text.has_day());
        let Some(column) = labels.week.filter(|_| !dated) else {
            return weeks;
        };
        let mut own = 0;
        for row in block.body.clone() {
            if let Some(cell) = self.view.get(row, column) {
                let named = dates::week(&cell.text);
                let taken = match named {
                    Some(_) => Taken::Day,
                    None => Taken::Unreadable,
                };
                self.take(row, column, taken);
                if let Some(named) = named {
                    if weeks.all == [None] {
                        weeks.all.clear();
                    }
                    let named = Some(named);
                    own = weeks
                        .all
                        .iter()
                        .position(|week| *week == named)
                        .unwrap_or(weeks.all.len());
                    if own == weeks.all.len() {
                        weeks.all.push(named);
                    }
                }
            }
            weeks.of_row.insert(row, own);
        }
        weeks
    }

    /// Whether a column only says planned or clocked.
    fn says_origin(&self, block: &Block, column: usize) -> bool {
        let mut texts = block
            .body
            .clone()
            .filter_map(|row| self.view.get(row, column))
            .peekable();
        texts.peek().is_some() && texts.all(|cell| roles::origin(&cell.text).is_some())
    }

    fn take(&mut self, row: usize, column: usize, taken: Taken) {
        if self.view.get(row, column).is_some() {
            self.draft.take(self.view.place(row, column), taken);
        }
    }

    fn block(&mut self, block: &Block, labels: &Labels, sequence: usize) {
        for row in block.head.clone().chain(block.sub) {
            for column in self.view.filled(row) {
                let is_day = block.days.iter().any(|day| day.columns.contains(&column))
                    && block.sub != Some(row);
                let heading = block.sub == Some(row)
                    && block.days.iter().any(|day| day.columns.contains(&column))
                    || self
                        .view
                        .get(row, column)
                        .is_some_and(|cell| cell.role.is_some() || cell.date.is_some());
                if is_day || heading {
                    self.take(
                        row,
                        column,
                        if is_day { Taken::Day } else { Taken::Heading },
                    );
                }
            }
        }
        let first_index = self.draft.days.len();
        let weeks = self.weeks(block, labels);
        for (week, day) in weeks
            .all
            .iter()
            .flat_map(|week| block.days.iter().map(move |day| (week, day)))
        {
            let place = self
                .view
                .place(block.head.start, day.columns.first().copied().unwrap_or(0));
            self.draft.days.push(DayCell {
                text: day.text.clone(),
                sequence: sequence + 1,
                place,
                week: week.clone(),
            });
        }
        let view = self.view;
        let columns: Vec<usize> = block
            .days
            .iter()
            .flat_map(|day| day.columns.clone())
            .collect();
        let count = |is: fn(&Value) -> bool| {
            let cells = block.body.clone().flat_map(|row| {
                columns
                    .iter()
                    .filter_map(move |column| view.get(row, *column))
            });
            cells.filter(|cell| is(&cell.value)).count()
        };
        self.times_are_codes = count(|value| matches!(value, Value::Time(_))) >= 3
            && count(|value| matches!(value, Value::Spans { .. })) == 0;
        let subs: Vec<Vec<Sub>> = block.days.iter().map(|day| self.subs(block, day)).collect();
        if self.draft.columns.is_empty() && !self.view.flipped {
            let meaning = |column: usize| {
                let day = block
                    .days
                    .iter()
                    .position(|day| day.columns.contains(&column));
                if let Some(day) = day {
                    return Column::Day(first_index + day);
                }
                let availability = labels.roles.contains(&(column, Role::Availability));
                Column::Known(match column {
                    _ if column == labels.name => Meaning::Name,
                    _ if labels.second_name == Some(column) => Meaning::Surname,
                    _ if labels.position == Some(column) => Meaning::Position,
                    _ if labels.week == Some(column) => Meaning::Week,
                    _ if availability => Meaning::Availability,
                    _ => Meaning::Ignore,
                })
            };
            self.draft.columns = (0..self.view.columns()).map(meaning).collect();
        }
        for person in self.rows(block, labels, first_index) {
            self.person(block, &person, &subs, |row| {
                first_index + block.days.len() * weeks.of_row.get(&row).copied().unwrap_or(0)
            });
        }
    }

    /// What the columns under a day are.
    fn subs(&self, block: &Block, day: &DayColumns) -> Vec<Sub> {
        let of_heading = |column: usize| {
            let head = block
                .head
                .clone()
                .filter_map(|row| self.view.get(row, column));
            let both = head
                .filter(|cell| cell.date.is_none())
                .find_map(|cell| roles::day_and_part(&cell.text));
            let text = match (both, block.sub) {
                (Some((_, part)), _) => part,
                (None, Some(sub)) => self.view.text(sub, column),
                (None, None) => return None,
            };
            if text.is_empty() {
                return None;
            }
            let clocked = roles::origin(text) == Some(Origin::Clocked);
            Some(match roles::role(text) {
                Some(Role::Start | Role::End) | None if clocked => Sub::Clocked,
                Some(Role::Start) => Sub::Start,
                Some(Role::End) => Sub::End,
                Some(Role::Break) => Sub::Break,
                Some(Role::Position(_)) => Sub::Position,
                // Hours beside other columns of the day are sums.
                Some(Role::Shift)
                    if day.columns.len() > 1
                        && words::words(text).iter().any(|word| {
                            words::one_of(
                                word.as_str(),
                                "hours hrs horas tunnit stunden ore heures",
                            )
                        }) =>
                {
                    Sub::Unused
                }
                Some(Role::Shift | Role::Person) => Sub::Value,
                Some(_) => Sub::Unused,
                None if words::is_shift_name(text) => Sub::Named(text.to_owned()),
                None => Sub::Value,
            })
        };
        let mut subs: Vec<Option<Sub>> = day
            .columns
            .iter()
            .map(|column| of_heading(*column))
            .collect();
        // `Od`, `Do`, `Czas`: an end beside the start, and a sum beside both.
        if let (Some(sub), true) = (block.sub, subs.contains(&Some(Sub::Start))) {
            let ends = |column: &usize| roles::is_end(self.view.text(sub, *column));
            for (column, sub) in day.columns.iter().zip(&mut subs) {
                if *sub == Some(Sub::Value) && ends(column) {
                    *sub = Some(Sub::End);
                }
            }
            if subs.contains(&Some(Sub::End)) {
                for (column, own) in day.columns.iter().zip(&mut subs) {
                    let sum = matches!(
                        roles::role(self.view.text(sub, *column)),
                        Some(Role::Shift | Role::Length)
                    );
                    if sum && *own == Some(Sub::Value) {
                        *own = Some(Sub::Unused);
                    }
                }
            }
        }
        // Planned and clocked pairs: only the second heading may say so.
        if subs.contains(&Some(Sub::Clocked))
            && !subs.iter().any(|sub| {
                matches!(
                    sub,
                    Some(Sub::Start | Sub::End | Sub::Value | Sub::Named(_))
                )
            })
        {
            for sub in subs.iter_mut().filter(|sub| **sub == Some(Sub::Clocked)) {
                *sub = None;
            }
        }
        // Two columns of single times are start and end.
        if day.columns.len() >= 2 && subs.iter().all(Option::is_none) {
            let singles = |column: usize| {
                let cells = block
                    .body
                    .clone()
                    .filter_map(|row| self.view.get(row, column));
                let (mut single, mut all) = (0, 0);
                for cell in cells.filter(|cell| {
                    cell.value != Value::Nothing && !matches!(cell.value, Value::Off(_))
                }) {
                    all += 1;
                    single += usize::from(matches!(cell.value, Value::Time(_) | Value::Number));
                }
                all > 0 && single * 10 >= all * 7
            };
            if let [first, second, ..] = day.columns[..]
                && (singles(first) || singles(second))
                && let [one, other, ..] = &mut subs[..]
            {
                (*one, *other) = (Some(Sub::Start), Some(Sub::End));
            }
        }
        subs.into_iter()
            .map(|sub| sub.unwrap_or(Sub::Value))
            .collect()
    }

    /// The rows of a block by person, with positions of sections.
    fn rows(&mut self, block: &Block, labels: &Labels, first_index: usize) -> Vec<Rows> {
        let mut people: Vec<Rows> = Vec::new();
        let view = self.view;
        // `Bar` above the names, beside the days, is the position of the block.
        let above = block
            .head
            .clone()
            .map(|row| view.text(row, labels.name))
            .find(|text| roles::role(text).is_none() && words::is_position_name(text));
        let mut section: Option<String> = above.map(str::to_owned);
        if let Some(above) = above {
            for row in block
                .head
                .clone()
                .filter(|row| view.text(*row, labels.name) == above)
            {
                self.take(row, labels.name, Taken::Position);
            }
        }
        let only_label = |row: usize| {
            let filled = view.filled(row);
            let in_days = filled.iter().any(|column| {
                block.days.iter().any(|day| day.columns.contains(column))
                    && !view
                        .get(row, *column)
                        .is_some_and(|cell| cell.merged && cell.text == view.text(row, labels.name))
                    && !is_closed_over(view, row, *column)
            });
            !view.text(row, labels.name).is_empty()
                && !in_days
                && filled.iter().all(|column| {
                    *column == labels.name
                        || view.get(row, *column).is_some_and(|cell| cell.merged)
                        || block.days.iter().any(|day| day.columns.contains(column))
                })
        };
        // A table whose first row is a heading of a section has sections; in another a row without days is a person
        // without shifts.
        let first = block.body.clone().find(|row| !view.filled(*row).is_empty());
        let has_sections = labels.position.is_none()
            && first.is_some_and(|row| only_label(row) && !is_remark(view.text(row, labels.name)));
        let readable = |row: usize, day: &DayColumns| {
            let values = day
                .columns
                .iter()
                .filter_map(|column| view.get(row, *column))
                .map(|cell| &cell.value);
            values
                .filter(|value| !matches!(value, Value::Time(_) | Value::Bad))
                .count()
                > 0
        };
        let codes: HashSet<String> = block
            .body
            .clone()
            .flat_map(|row| {
                block
                    .days
                    .iter()
                    .flat_map(|day| &day.columns)
                    .filter_map(move |column| view.get(row, *column))
            })
            // A position that is merged over its row is none of them.
            .filter(|cell| cell.value == Value::Text && !cell.merged)
            .map(|cell| words::fold(&cell.text))
            .collect();
        let mut open_ended = false;
        let mut demand: Vec<(usize, Option<String>)> = Vec::new();
        for row in block.body.clone() {
            let said = |meaning: Meaning| {
                let mut filled = view.filled(row).into_iter();
                filled.find(|column| {
                    view.get(row, *column)
                        .is_some_and(|cell| cell.said == Some(meaning))
                })
            };
            if let Some(column) = said(Meaning::Section) {
                section = Some(view.text(row, column).trim_end_matches(':').to_owned());
                self.take(row, column, Taken::Position);
                open_ended = true;
                continue;
            }
            let surely_person = said(Meaning::Name).is_some();
            // A column of notes beside those of people.
            if view.flipped
                && !surely_person
                && matches!(view.role(row, labels.name), Some(Role::Note | Role::Break))
            {
                self.left(row, Taken::Unused);
                continue;
            }
            let others: Vec<usize> = block
                .labels
                .iter()
                .copied()
                .filter(|column| *column != labels.name && self.view.get(row, *column).is_some())
                .collect();
            let part = others.iter().find_map(|column| view.role(row, *column));
            let name = match people.last().and_then(|last| last.rows.first()) {
                Some(first) if self.goes_on(labels, *first, row, part) => "",
                _ => view.text(row, labels.name),
            };
            let in_days = block.days.iter().any(|day| {
                day.columns
                    .iter()
                    .any(|column| self.view.get(row, *column).is_some())
            });
            if self.view.filled(row).is_empty() {
                continue;
            }
            if name.is_empty() {
                let label = others
                    .iter()
                    .map(|column| self.view.text(row, *column))
                    .collect::<Vec<_>>()
                    .join(" ");
                let cells_total = block
                    .days
                    .iter()
                    .flat_map(|day| &day.columns)
                    .any(|column| {
                        self.view
                            .get(row, *column)
                            .is_some_and(|cell| cell.is_total())
                    });
                let numbered = |above: &Rows| {
                    let days = block.days.iter().flat_map(|day| &day.columns);
                    let mut cells =
                        days.filter_map(|column| view.get(*above.rows.first()?, *column));
                    cells.any(|cell| cell.value == Value::Number)
                };
                // The ends of shifts stand beneath their starts.
                let sums =
                    !people.last().is_some_and(numbered) && self.counts_people(block, labels, row);
                if words::is_total(&label) || cells_total || sums {
                    self.left(row, Taken::Total);
                } else if in_days && self.is_nobodys(block, labels, &people, row) {
                    // Shifts beneath the people that wait for somebody.
                    people.push(Rows {
                        who: Who::Open,
                        position: section.clone(),
                        rows: vec![row],
                        hours: None,
                        confirmed: false,
                    });
                } else if in_days && let Some(last) = people.last_mut().filter(|_| !open_ended) {
                    // A third row of hours under start and end.
                    let sum = last.rows.len() > 1
                        && matches!(part, Some(Role::Length | Role::Shift | Role::Break));
                    let clocked = others.iter().any(|column| {
                        roles::origin(self.view.text(row, *column)) == Some(Origin::Clocked)
                    });
                    if clocked || sum {
                        self.left(row, if sum { Taken::Total } else { Taken::Clocked });
                    } else {
                        last.rows.push(row);
                    }
                } else if !in_days {
                    self.left(
                        row,
                        if others.is_empty() {
                            Taken::Remark
                        } else {
                            Taken::Unused
                        },
                    );
                } else {
                    self.open_row(block, row);
                }
                continue;
            }
            if !surely_person && words::is_total(name) {
                self.left(row, Taken::Total);
                open_ended = true;
                continue;
            }
            // The row of a legend: a code of other rows and its hours.
            if !surely_person
                && codes.contains(&words::fold(name))
                && in_days
                && block
                    .days
                    .iter()
                    .flat_map(|day| &day.columns)
                    .filter_map(|column| view.get(row, *column))
                    .all(|cell| {
                        matches!(
                            cell.value,
                            Value::Time(_) | Value::Spans { .. } | Value::Off(_) | Value::Number
                        ) || cells::is_name_like(&cell.text)
                    })
            {
                open_ended = true;
                continue;
            }
            if !surely_person && name.contains('=') {
                // The row of a legend; its other cells may go on with it under the days.
                open_ended = true;
                continue;
            }
            if !surely_person && words::is_demand(name) && !in_days_text(self.view, block, row) {
                demand.push((row, section.clone()));
                continue;
            }
            let times = matches!(part, Some(Role::Start | Role::End));
            if !surely_person && !times && self.counts_people(block, labels, row) {
                self.left(row, Taken::Total);
                open_ended = true;
                continue;
            }
            if !surely_person && self.is_row_of_legend(row) {
                self.left(row, Taken::Remark);
                open_ended = true;
                continue;
            }
            if !surely_person && self.is_signature(block, row) {
                self.left(row, Taken::Remark);
                open_ended = true;
                continue;
            }
            if !surely_person
                && !in_days
                && (is_remark(name)
                    || others.is_empty() && is_week_title(name)
                    || self.is_legend(row, name, &codes)
                    || others.is_empty()
                        && explains(name)
                        && self.has_legend(block, labels, &codes)
                    || others.is_empty() && (is_sentence(name) || self.stands_apart(block, row)))
            {
                self.left(row, Taken::Remark);
                continue;
            }
            // `Week 50 (7 to 13 December 2026)` over the whole table is the title of what stands beneath.
            if !surely_person && self.is_title_over_all(row) {
                self.left(row, Taken::Remark);
                open_ended = true;
                continue;
            }
            // What stands alone directly above the next heading is its title.
            let last = block
                .body
                .clone()
                .rev()
                .find(|row| !view.filled(*row).is_empty());
            let title = block.followed && last == Some(row) && !in_days && others.is_empty();
            if !surely_person && title {
                self.take(row, labels.name, Taken::Position);
                continue;
            }
            let section_row = if surely_person {
                false
            } else if only_label(row) {
                !in_days_values(self.view, block, row)
                    && (has_sections || self.is_section(block, row, labels, name))
            } else {
                has_sections
                    && others.is_empty()
                    && in_days
                    && !block.days.iter().any(|day| readable(row, day))
            };
            if section_row {
                section = Some(name.trim_end_matches(':').to_owned());
                self.take(row, labels.name, Taken::Position);
                for column in self.view.filled(row) {
                    if column != labels.name {
                        let merged = self.view.get(row, column).is_some_and(|cell| cell.merged);
                        self.take(
                            row,
                            column,
                            if merged {
                                Taken::Position
                            } else {
                                Taken::Unreadable
                            },
                        );
                    }
                }
                open_ended = true;
                continue;
            }
            open_ended = false;
            self.take(row, labels.name, Taken::Person);
            let mut full = name.to_owned();
            if let Some(second) = labels.second_name {
                let other = self.view.text(row, second);
                let surname_first = labels.roles.iter().any(|(column, role)| {
                    *column == labels.name && *role == Role::Surname
                        || *column == second && *role == Role::First
                });
                full = if surname_first {
                    format!("{other} {full}")
                } else {
                    format!("{full} {other}")
                }
                .trim()
                .to_owned();
                self.take(row, second, Taken::Person);
            }
            let bracket = cells::brackets(&full);
            let mut position = section.clone();
            if let Some(column) = labels.position {
                let text = self.view.text(row, column);
                if !text.is_empty() {
                    position = Some(text.to_owned());
                }
                self.take(row, column, Taken::Position);
            }
            if let Some((outer, inner)) = bracket {
                full = outer;
                if labels.position.is_none() && cells::value(&inner) == Value::Text {
                    position = Some(inner);
                }
            }
            let id = labels
                .id
                .map(|column| self.view.text(row, column))
                .filter(|id| !id.is_empty());
            if let Some(column) = labels.id {
                self.take(row, column, Taken::Id);
            }
            // A clocked row below the planned one of the same person.
            let clocked = others
                .iter()
                .any(|column| roles::origin(self.view.text(row, *column)) == Some(Origin::Clocked));
            let who = if words::is_vacant(&full) {
                Who::Open
            } else {
                let person = self.draft.person(&full, id);
                self.draft.add_position(person, position.as_deref());
                Who::Person(person)
            };
            if clocked && people.iter().any(|rows| rows.who == who) {
                self.left(row, Taken::Clocked);
                self.take(row, labels.name, Taken::Person);
                continue;
            }
            let confirmed = labels.roles.iter().any(|(column, role)| {
                *role == Role::Confirmed && words::yes_or_no(view.text(row, *column)) == Some(true)
            });
            let hours = self.hours_of_row(block, labels, row);
            self.attributes(row, labels, &who);
            people.push(Rows {
                who,
                position,
                rows: vec![row],
                hours,
                confirmed,
            });
        }
        for (row, position) in demand {
            self.demand(block, labels, row, position, &codes, first_index);
        }
        people
    }

    /// Whether a row goes on about the person of an earlier one: its name is merged with that above, or it is repeated
    /// beside `End`.
    fn goes_on(&self, labels: &Labels, first: usize, row: usize, part: Option<Role>) -> bool {
        let (Some(above), Some(own)) = (
            self.view.get(first, labels.name),
            self.view.get(row, labels.name),
        ) else {
            return false;
        };
        above.text == own.text
            && (own.merged || matches!(part, Some(Role::End | Role::Length | Role::Break)))
    }

    /// Whether a row has nothing but numbers under its days, and they count those who work, or no other row has numbers.
    fn counts_people(&self, block: &Block, labels: &Labels, row: usize) -> bool {
        let columns: Vec<usize> = block
            .days
            .iter()
            .flat_map(|day| day.columns.clone())
            .collect();
        if columns.len() > block.days.len() {
            return false;
        }
        let number = |row: usize, column: usize| {
            let cell = self.view.get(row, column)?;
            is_amount(cell).then_some(&*cell.text)
        };
        let own: Vec<usize> = columns
            .iter()
            .copied()
            .filter(|column| self.view.get(row, *column).is_some())
            .collect();
        let numbers = own.iter().filter_map(|column| number(row, *column)).count();
        if own.len() < 2 || numbers < own.len() {
            return false;
        }
        let others = |at: &usize| {
            let mut cells = columns
                .iter()
                .filter_map(|column| self.view.get(*at, *column));
            *at != row && cells.any(|cell| !is_amount(cell) && cell.value != Value::Nothing)
        };
        if self.view.text(row, labels.name).is_empty() {
            return block.body.clone().filter(others).count() > 1;
        }
        let works = |at: usize, column: usize| {
            self.view.get(at, column).is_some_and(|cell| {
                matches!(
                    cell.value,
                    Value::Spans { .. } | Value::Mark | Value::Text | Value::Number
                )
            })
        };
        let named = |at: &usize| !self.view.text(*at, labels.name).is_empty();
        let above: Vec<usize> = block
            .body
            .clone()
            .filter(named)
            .filter(|at| *at < row)
            .collect();
        let counted = own.iter().filter(|column| {
            let working = above.iter().filter(|at| works(**at, **column)).count();
            number(row, **column) == Some(&*working.to_string())
        });
        let several = own
            .iter()
            .any(|column| !matches!(self.view.text(row, *column), "0" | "1"));
        if several && counted.count() * 10 >= own.len() * 6 {
            return true;
        }
        let numeric = block
            .body
            .clone()
            .filter(|at| {
                columns
                    .iter()
                    .any(|column| number(*at, *column).is_some_and(|own| own != "0"))
            })
            .count();
        several && above.len() > 2 && numeric <= 2
    }

    /// Whether a row stands behind an empty one.
    fn is_apart(&self, row: usize) -> bool {
        match row.checked_sub(1) {
            Some(before) if self.view.flipped => self.view.filled(before).is_empty(),
            Some(before) => {
                let line = |row: usize| self.view.cells.lines.get(row).copied().unwrap_or(0);
                line(row) > line(before) + 1
            }
            None => false,
        }
    }

    /// Whether a row of times without a name is parted by an empty one from all people, as no other row without a name is,
    /// or stands beneath such a row; none with a name is beneath it.
    fn is_nobodys(&self, block: &Block, labels: &Labels, people: &[Rows], row: usize) -> bool {
        let named = |row: &usize| !self.view.text(*row, labels.name).is_empty();
        let timed = |row: usize| {
            let mut columns = block.days.iter().flat_map(|day| &day.columns);
            columns.any(|column| {
                let cell = self.view.get(row, *column);
                cell.is_some_and(|cell| matches!(cell.value, Value::Spans { .. }))
            })
        };
        let beneath = people
            .last()
            .is_some_and(|last| last.who == Who::Open && !last.rows.iter().any(named));
        let mut above = block.body.start + 1..row;
        let mut parted = || {
            people.len() > 2
                && self.is_apart(row)
                && !above.any(|row| self.is_apart(row) && !named(&row))
        };
        timed(row)
            && (beneath || parted())
            && !(row..block.body.end)
                .any(|row| named(&row) && in_days_values(self.view, block, row))
    }

    /// Whether a row is parted by an empty one from rows that are not parted from each other: a note beneath the table.
    fn stands_apart(&self, block: &Block, row: usize) -> bool {
        let view = self.view;
        let apart = |row: usize| self.is_apart(row);
        let above = block.body.start + 1..row;
        let last = (block.body.start..row)
            .rev()
            .find(|at| !view.filled(*at).is_empty());
        last.is_some()
            && (apart(row) || last.is_some_and(|last| self.is_note(block, last)))
            && !above.is_empty()
            && !above
                .clone()
                .any(|at| apart(at) && !self.is_note(block, at))
            && !(row + 1..block.body.end).any(|at| in_days_values(view, block, at))
    }

    /// Whether a row is one text with a day, merged over more than two columns.
    fn is_title_over_all(&self, row: usize) -> bool {
        let filled = self.view.filled(row);
        let Some(text) = filled.first().map(|column| self.view.text(row, *column)) else {
            return false;
        };
        let merged = |column: &usize| {
            let cell = self.view.get(row, *column);
            cell.is_some_and(|cell| cell.merged && cell.text == text)
        };
        filled.len() > 2
            && filled.iter().skip(1).all(merged)
            && dates::mentioned(text).iter().any(DateText::has_day)
    }

    /// Whether a row has the title of a legend and then nothing but names of shifts with their hours.
    fn is_row_of_legend(&self, row: usize) -> bool {
        let filled = self.view.filled(row);
        let Some((first, others)) = filled.split_first() else {
            return false;
        };
        let explains = |column: &usize| {
            let cell = self.view.get(row, *column);
            cell.is_some_and(|cell| match &cell.value {
                Value::Spans { label, .. } => !label.is_empty(),
                _ => cell.text.contains(['=', '：', ':']),
            })
        };
        let title = self
            .view
            .text(row, *first)
            .trim_end_matches([':', '：', ' ']);
        words::is_legend_title(title)
            && !words::is_vacant(title)
            && !others.is_empty()
            && others.iter().all(explains)
    }

    /// Whether the last row has nothing under the days but labels of signatures: `Approved by:`, `Visto: la Direzione`.
    fn is_signature(&self, block: &Block, row: usize) -> bool {
        let cells = block.days.iter().flat_map(|day| &day.columns);
        let mut cells = cells
            .filter_map(|column| self.view.get(row, *column))
            .peekable();
        cells.peek().is_some()
            && !(row + 1..block.body.end).any(|row| !self.view.filled(row).is_empty())
            && cells.all(|cell| {
                let label = cell.text.contains(':') || cell.text.ends_with(',');
                cell.value == Value::Text && label
            })
    }

    /// Whether a row has no values under the days.
    fn is_note(&self, block: &Block, row: usize) -> bool {
        !in_days_values(self.view, block, row)
    }

    /// Hours or a code of a row whose days have nothing but marks.
    fn hours_of_row(&mut self, block: &Block, labels: &Labels, row: usize) -> Option<What> {
        let columns = block.days.iter().flat_map(|day| &day.columns);
        let mut cells = columns
            .filter_map(|column| self.view.get(row, *column))
            .filter(|cell| !matches!(cell.value, Value::Nothing | Value::Off(_)))
            .peekable();
        cells.peek()?;
        if !cells.all(is_tick) {
            return None;
        }
        let of = |wanted: Role| {
            let mut own = labels.roles.iter().filter(|(_, role)| *role == wanted);
            own.next().map(|(column, _)| *column)
        };
        let time = |column: Option<usize>| {
            let cell = self.view.get(row, column?)?;
            match cell.value {
                Value::Time(time) => Some(time),
                Value::Number => written(&cell.text),
                _ => None,
            }
        };
        let (start, end, shift) = (of(Role::Start), of(Role::End), of(Role::Shift));
        if let (Some(from), Some(to)) = (time(start), time(end)) {
            for column in [start, end].into_iter().flatten() {
                self.take(row, column, Taken::Time);
            }
            return Some(What::Spans(vec![Span::new(from, to)]));
        }
        let column = shift.filter(|column| *column != labels.name)?;
        let (what, taken) = what(self.view.get(row, column)?)?;
        self.take(row, column, taken);
        Some(what)
    }

    /// A row of heads needed: of a code of the table or of hours. Others are left out.
    fn demand(
        &mut self,
        block: &Block,
        labels: &Labels,
        row: usize,
        position: Option<String>,
        codes: &HashSet<String>,
        first_index: usize,
    ) {
        let name = self.view.text(row, labels.name);
        let about = words::without_demand(name);
        let what = match cells::value(&about) {
            Value::Spans { spans, .. } => What::Spans(spans),
            _ if codes.contains(&words::fold(&about)) => What::Code(about),
            _ => return self.left(row, Taken::Total),
        };
        self.take(row, labels.name, Taken::Heading);
        for (index, day) in block.days.iter().enumerate() {
            for column in &day.columns {
                let heads = self.view.text(row, *column).parse().ok();
                if let Some(heads) = heads.filter(|heads| *heads <= 500) {
                    self.take(row, *column, Taken::Heads);
                    self.draft.entries.push(Entry {
                        place: self.view.place(row, *column),
                        who: Who::Open,
                        position: position.clone(),
                        day: Some(first_index + index),
                        shift_days: 0,
                        weekday: None,
                        what: What::Heads(heads, Box::new(what.clone())),
                        break_minutes: 0,
                        confirmed: false,
                        note: None,
                    });
                }
            }
        }
        self.left(row, Taken::Total);
    }

    /// Shifts without any name above them are open.
    fn open_row(&mut self, block: &Block, row: usize) {
        for column in block.days.iter().flat_map(|day| day.columns.clone()) {
            if let Some(cell) = self.view.get(row, column) {
                let taken = if cell.value == Value::Nothing {
                    Taken::Nothing
                } else {
                    Taken::Unreadable
                };
                self.take(row, column, taken);
            }
        }
    }

    /// A code that looks like a name speaks against a table of codes.
    fn code(&mut self, text: &str) {
        if cells::is_code_like(text) {
            self.draft.sign(Sign::CodeAsCode);
        } else if cells::is_name_like(text) {
            self.draft.sign(Sign::NameAsCode);
        }
    }

    fn left(&mut self, row: usize, taken: Taken) {
        for column in self.view.filled(row) {
            let place = self.view.place(row, column);
            self.draft.uses.or_insert(place, taken);
        }
    }

    /// `E = 7-15` is the legend of a code.
    fn is_legend(&self, row: usize, name: &str, codes: &HashSet<String>) -> bool {
        let filled = self.view.filled(row);
        let code = name
            .split_once([':', '-', '–', '('])
            .map(|(code, _)| words::fold(code.trim()));
        filled.len() <= 3
            && (name.contains('=')
                || code.is_some_and(|code| codes.contains(&code))
                || match cells::value(name) {
                    Value::Spans { spans, label, .. } => {
                        name.contains(':')
                            || spans.len() > 1
                            || words::is_shift_name(&label)
                            || codes.contains(&words::fold(&label))
                    }
                    _ => false,
                })
    }

    /// Whether a row beneath the people explains a code of theirs: then others like it do so, too.
    fn has_legend(&self, block: &Block, labels: &Labels, codes: &HashSet<String>) -> bool {
        block.body.clone().any(|row| {
            let name = self.view.text(row, labels.name);
            explains(name) && self.is_note(block, row) && self.is_legend(row, name, codes)
        })
    }

    fn is_section(&self, block: &Block, row: usize, labels: &Labels, name: &str) -> bool {
        if labels.position.is_some() {
            return false;
        }
        let merged = self.view.filled(row).len() > 1;
        let names: Vec<&str> = block
            .body
            .clone()
            .map(|row| self.view.text(row, labels.name))
            .filter(|text| !text.is_empty())
            .collect();
        let caps = |text: &str| {
            !text.chars().any(char::is_lowercase) && text.chars().any(char::is_uppercase)
        };
        let capitals = names.iter().filter(|name| caps(name)).count();
        let elsewhere = names.iter().filter(|other| **other == name).count() > 1;
        merged
            || name.ends_with(':')
            || words::is_position_name(name) && !elsewhere
            || (caps(name) && capitals * 2 < names.len())
    }

    /// Contract, wage, maximum and availability of a person.
    fn attributes(&mut self, row: usize, labels: &Labels, who: &Who) {
        let Who::Person(index) = *who else {
            return;
        };
        for (column, role) in &labels.roles {
            let text = self.view.text(row, *column);
            if text.is_empty()
                || *column == labels.name
                || [labels.second_name, labels.week].contains(&Some(*column))
            {
                continue;
            }
            let failed = *role == Role::Length
                && minutes_of_length(text).is_none()
                && self
                    .view
                    .get(row, *column)
                    .is_some_and(|cell| cell.value == Value::Bad);
            let taken = if failed {
                Some(Taken::Unreadable)
            } else {
                let place = self.view.place(row, *column);
                attribute(&mut self.draft, index, *role, text, place)
            };
            if let Some(taken) = taken {
                self.take(row, *column, taken);
            }
        }
    }

    /// Reads the days of a person. `first_index` is the index of a row's first day.
    fn person(
        &mut self,
        block: &Block,
        person: &Rows,
        subs: &[Vec<Sub>],
        first_index: impl Fn(usize) -> usize,
    ) {
        for ((index, day), subs) in block.days.iter().enumerate().zip(subs) {
            let first_row = person.rows.first().copied().unwrap_or(0);
            if self.stacked(person, day, first_index(first_row) + index) {
                continue;
            }
            for row in &person.rows {
                self.day(*row, day, subs, person, first_index(*row) + index);
            }
        }
    }

    /// Start in one row and end in the row below.
    fn stacked(&mut self, person: &Rows, day: &DayColumns, day_index: usize) -> bool {
        let ([upper, lower], [column]) = (&person.rows[..], &day.columns[..]) else {
            return false;
        };
        let view = self.view;
        let single = |row: usize| match view.get(row, *column).map(|cell| (&cell.value, &cell.text))
        {
            Some((Value::Time(time), _)) => Some(*time),
            Some((Value::Number, text)) => written(text),
            _ => None,
        };
        // Midnight, as an end.
        let midnight = || {
            let text = &view.get(*lower, *column)?.text;
            let zero = text.starts_with('0') && text.chars().all(|c| "0:.".contains(c));
            written("0").filter(|_| zero)
        };
        let (Some(from), Some(to)) = (single(*upper), single(*lower).or_else(midnight)) else {
            return false;
        };
        for row in [*upper, *lower] {
            self.take(row, *column, Taken::Time);
        }
        self.push(
            person,
            *upper,
            *column,
            day_index,
            What::Spans(vec![Span::new(from, to)]),
            person.position.clone(),
            0,
        );
        true
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of an entry")]
    fn push(
        &mut self,
        person: &Rows,
        row: usize,
        column: usize,
        day: usize,
        what: What,
        position: Option<String>,
        break_minutes: u32,
    ) {
        self.draft.entries.push(Entry {
            place: self.view.place(row, column),
            who: person.who.clone(),
            position,
            day: Some(day),
            shift_days: 0,
            weekday: None,
            what,
            break_minutes,
            confirmed: person.confirmed,
            note: None,
        });
    }

    fn day(&mut self, row: usize, day: &DayColumns, subs: &[Sub], person: &Rows, day_index: usize) {
        let mut start: Option<(usize, Written)> = None;
        let mut position = person.position.clone();
        let mut break_minutes = 0;
        let mut off_before = None;
        let columns = day.columns.iter().zip(subs);
        for (column, sub) in columns.clone() {
            let Some(cell) = self.view.get(row, *column) else {
                continue;
            };
            if *sub == Sub::Break {
                match breaks::minutes(&cell.text) {
                    Some(minutes) => {
                        break_minutes = minutes;
                        self.take(row, *column, Taken::Break);
                    }
                    None => self.take(
                        row,
                        *column,
                        if cell.value == Value::Nothing {
                            Taken::Nothing
                        } else {
                            Taken::Unreadable
                        },
                    ),
                }
            } else if *sub == Sub::Position && cell.value == Value::Text {
                position = Some(cell.text.clone());
                self.take(row, *column, Taken::Position);
            }
        }
        for (column, sub) in columns {
            let Some(cell) = self.view.get(row, *column) else {
                continue;
            };
            match sub {
                Sub::Break | Sub::Position => {}
                Sub::Clocked => self.take(row, *column, Taken::Clocked),
                Sub::Unused => {
                    let taken = if matches!(cell.value, Value::Bad) {
                        Taken::Unreadable
                    } else {
                        Taken::Unused
                    };
                    self.take(row, *column, taken);
                }
                Sub::Start | Sub::End => {
                    let time = match cell.value {
                        Value::Time(time) => Some(time),
                        Value::Number => written(&cell.text),
                        // Midnight is a time beside another one.
                        Value::Nothing
                            if cell.text.starts_with('0') && cell.text.contains([':', '.'])
                                || *sub == Sub::End && cell.text == "0" && start.is_some() =>
                        {
                            written(cell.text.get(..1).unwrap_or_default())
                        }
                        _ => None,
                    };
                    match (sub, time, &cell.value) {
                        (Sub::Start, Some(time), _) => {
                            start = Some((*column, time));
                            self.take(row, *column, Taken::Unreadable);
                        }
                        (Sub::End, Some(to), _) if start.is_some() => {
                            if let Some((first, from)) = start.take() {
                                self.take(row, first, Taken::Time);
                                self.take(row, *column, Taken::Time);
                                self.push(
                                    person,
                                    row,
                                    first,
                                    day_index,
                                    What::Spans(vec![Span::new(from, to)]),
                                    position.clone(),
                                    break_minutes,
                                );
                            }
                        }
                        // `16:00` and `close`: only the reader of the table knows when that is.
                        (Sub::End, None, _)
                            if start.is_some() && words::is_closing(&words::fold(&cell.text)) =>
                        {
                            if let Some((first, _)) = start.take() {
                                let from = self.view.text(row, first);
                                let what = What::Code(format!("{from}-{}", cell.text));
                                self.take(row, first, Taken::Code);
                                self.take(row, *column, Taken::Code);
                                let position = position.clone();
                                self.push(
                                    person,
                                    row,
                                    first,
                                    day_index,
                                    what,
                                    position,
                                    break_minutes,
                                );
                            }
                        }
                        (_, _, Value::Nothing) => self.take(row, *column, Taken::Nothing),
                        (
                            _,
                            None,
                            Value::Spans { .. } | Value::Off(_) | Value::Text | Value::Mark,
                        ) => {
                            if let Some((what, taken)) = what(cell) {
                                self.take(row, *column, taken);
                                // A word over start and end is one absence.
                                if off_before.as_ref() != Some(&what) {
                                    self.push(
                                        person,
                                        row,
                                        *column,
                                        day_index,
                                        what.clone(),
                                        position.clone(),
                                        break_minutes,
                                    );
                                    off_before = Some(what);
                                }
                            }
                        }
                        _ => self.take(row, *column, Taken::Unreadable),
                    }
                }
                Sub::Value | Sub::Named(_) => {
                    let named = match sub {
                        Sub::Named(name) => Some(name.clone()),
                        _ => None,
                    };
                    match (&cell.value, named) {
                        (_, None) if person.hours.is_some() && is_tick(cell) => {
                            self.take(row, *column, Taken::Code);
                            self.draft.sign(Sign::MarkOfRow);
                            if let Some(what) = &person.hours {
                                let what = what.clone();
                                self.push(
                                    person,
                                    row,
                                    *column,
                                    day_index,
                                    what,
                                    position.clone(),
                                    break_minutes,
                                );
                            }
                        }
                        (Value::Nothing, _) => {
                            self.take(row, *column, Taken::Nothing);
                        }
                        (Value::Time(_), None) if self.times_are_codes => {
                            self.take(row, *column, Taken::Code);
                            let what = What::Code(cell.text.clone());
                            let position = position.clone();
                            self.push(
                                person,
                                row,
                                *column,
                                day_index,
                                what,
                                position,
                                break_minutes,
                            );
                        }
                        (Value::Mark, Some(name)) => {
                            self.take(row, *column, Taken::Code);
                            self.push(
                                person,
                                row,
                                *column,
                                day_index,
                                What::Code(name),
                                position.clone(),
                                break_minutes,
                            );
                        }
                        (Value::Spans { label, remark, .. }, _) => {
                            let label = if label.is_empty() && words::is_position_name(remark) {
                                remark
                            } else {
                                label
                            };
                            let own = (!label.is_empty() && !words::is_shift_name(label))
                                .then(|| label.clone());
                            // `Server x2` in a row of open shifts.
                            let (own, times) = match own {
                                Some(own) if person.who == Who::Open => several(&own),
                                own => (own, 1),
                            };
                            let position = own.or_else(|| position.clone());
                            if let Some((what, taken)) = what(cell) {
                                self.take(row, *column, taken);
                                if let (Who::Person(index), Some(position)) =
                                    (&person.who, &position)
                                {
                                    self.draft.add_position(*index, Some(position));
                                }
                                for _ in 0..times {
                                    self.push(
                                        person,
                                        row,
                                        *column,
                                        day_index,
                                        what.clone(),
                                        position.clone(),
                                        break_minutes,
                                    );
                                }
                            }
                        }
                        _ => match what(cell) {
                            Some((what, taken)) => {
                                self.take(row, *column, taken);
                                if matches!(cell.value, Value::Text) {
                                    self.code(&cell.text);
                                }
                                self.push(
                                    person,
                                    row,
                                    *column,
                                    day_index,
                                    what,
                                    position.clone(),
                                    break_minutes,
                                );
                            }
                            None => self.take(row, *column, Taken::Unreadable),
                        },
                    }
                }
            }
        }
    }
}

/// The position of open shifts and how many they are: `Server x2`.
fn several(label: &str) -> (Option<String>, usize) {
    let (position, last) = label.rsplit_once(' ').unwrap_or(("", label));
    let number = last
        .strip_prefix(['x', 'X'])
        .and_then(|number| number.parse().ok());
    match number.filter(|number| (1..=20).contains(number)) {
        Some(number) => (
            Some(position.to_owned()).filter(|text| !text.is_empty()),
            number,
        ),
        None => (Some(label.to_owned()), 1),
    }
}

/// Whether a row has a text, not only numbers, under its days.
fn in_days_text(view: View<'_>, block: &Block, row: usize) -> bool {
    let columns = block.days.iter().flat_map(|day| &day.columns);
    columns
        .filter_map(|column| view.get(row, *column))
        .any(|cell| {
            matches!(
                cell.value,
                Value::Spans { .. } | Value::Text | Value::Off(_)
            )
        })
}

/// Whether a row has anything but its merged label under its days.
fn in_days_values(view: View<'_>, block: &Block, row: usize) -> bool {
    let columns = block.days.iter().flat_map(|day| &day.columns);
    columns
        .filter(|column| !is_closed_over(view, row, **column))
        .filter_map(|column| view.get(row, *column))
        .any(|cell| !cell.merged)
}

/// Whether a cell is a closed day that is merged over several rows: it says nothing about one of them.
fn is_closed_over(view: View<'_>, row: usize, column: usize) -> bool {
    let Some(cell) = view.get(row, column) else {
        return false;
    };
    let beneath = || {
        let beneath = view.get(row + 1, column);
        beneath.is_some_and(|other| other.merged && other.text == cell.text)
    };
    matches!(cell.value, Value::Off(_)) && (cell.merged || beneath())
}

/// Whether a cell only says that somebody works.
fn is_tick(cell: &cells::Cell) -> bool {
    cell.value == Value::Mark
        || cell.text == "1"
        || matches!(&*words::fold(&cell.text), "y" | "yes")
}

/// A phone number, an address or another remark in the column of names.
fn is_remark(name: &str) -> bool {
    let digits = name.chars().filter(char::is_ascii_digit).count();
    let letters = name.chars().filter(|c| c.is_alphabetic()).count();
    (digits >= 5 && digits > letters)
        || name.contains('@')
        || name.starts_with('*')
        || name.contains("__")
        || name.contains("....")
        || name.len() > 60
}

/// Whether a text begins with a code and a sign: `NL - not worked`.
fn explains(text: &str) -> bool {
    let parts = [" - ", " – ", ": ", " = "].into_iter();
    let mut codes = parts.filter_map(|sign| text.split_once(sign));
    codes.any(|(code, _)| {
        let code = code.trim();
        code.chars().count() <= 4 && !code.contains(char::is_lowercase)
    })
}

/// Whether a text is the title of a week or a month: `Week 38`.
fn is_week_title(text: &str) -> bool {
    dates::parse(text).is_some_and(|date| {
        !date.is_day() && (date.week.is_some() || date.month.is_some() && date.year.is_some())
    })
}

/// Whether a text is a sentence: it has words in lower case that are no part of a surname.
fn is_sentence(text: &str) -> bool {
    let lower = text.split_whitespace().filter(|word| {
        word.chars().count() > 2
            && word.chars().all(char::is_lowercase)
            && !words::one_of(
                word,
                "van der den von del los las dos das della degli zur zum ten ter",
            )
    });
    let words: Vec<&str> = text.split_whitespace().collect();
    // `Swaps by agreement`
    let rest = words.get(1..).unwrap_or_default();
    let all = rest.len() > 1
        && rest
            .iter()
            .all(|word| word.chars().all(|c| c.is_lowercase()));
    let lower = lower.count();
    lower > 1 || all && lower > 0
}

/// A bare number as an hour.
pub(crate) fn written(text: &str) -> Option<Written> {
    let text = text.trim();
    if let Some(minutes) = cells::decimal_time(text) {
        return Some(Written {
            minutes,
            halved: false,
            of_24: true,
            sure: true,
        });
    }
    let (clock, used) = scheduler_exchange::times::clock_at(text)?;
    (used == text.len()).then(|| Written::of(clock))
}

/// A length in minutes, of `8`, `7.5`, `7,5 h`, `7:30`.
pub(crate) fn minutes_of_length(text: &str) -> Option<u32> {
    let folded = words::fold(text).replace(',', ".");
    let number = folded.trim_end_matches(|c: char| c.is_alphabetic() || c == ' ' || c == '.');
    if let Some((hours, minutes)) = number.split_once(':') {
        let minutes = minutes.split(':').next()?;
        return hours
            .parse::<u32>()
            .ok()?
            .checked_mul(60)?
            .checked_add(minutes.parse().ok()?);
    }
    let (whole, part) = number.split_once('.').unwrap_or((number, ""));
    let whole: u32 = whole.parse().ok().filter(|hours| *hours <= 1000)?;
    let hundredths: u32 = match part.len() {
        0 => 0,
        1 => part.parse::<u32>().ok()? * 10,
        2 => part.parse().ok()?,
        _ => return None,
    };
    Some(whole * 60 + hundredths * 60 / 100)
}

/// Reads a cell about a person; what it was taken for.
pub(crate) fn attribute(
    draft: &mut Draft,
    person: usize,
    role: Role,
    text: &str,
    place: Place,
) -> Option<Taken> {
    if role == Role::Wish {
        draft.wishes.push((person, place));
        return Some(Taken::Wish);
    }
    let person = draft.people.get_mut(person)?;
    let unreadable = |read: bool, taken: Taken| Some(if read { taken } else { Taken::Unreadable });
    match role {
        Role::Contract => {
            let minutes = minutes_of_length(text.trim_end_matches('%'));
            person.contract_minutes = person.contract_minutes.or(minutes);
            unreadable(minutes.is_some(), Taken::Contract)
        }
        Role::Maximum => {
            let minutes = minutes_of_length(text);
            person.max_minutes = person.max_minutes.or(minutes);
            unreadable(minutes.is_some(), Taken::Maximum)
        }
        Role::Wage => {
            let digits: String = text
                .chars()
                .filter(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
                .collect();
            let digits = digits.replace(',', ".");
            let (whole, part) = digits.split_once('.').unwrap_or((&digits, ""));
            let part: String = part.chars().chain("00".chars()).take(2).collect();
            let cents = whole
                .parse::<u32>()
                .ok()
                .and_then(|whole| whole.checked_mul(100)?.checked_add(part.parse().ok()?));
            person.wage_cents = person.wage_cents.or(cents);
            unreadable(cents.is_some(), Taken::Wage)
        }
        Role::Confirmed => unreadable(words::yes_or_no(text).is_some(), Taken::Note),
        Role::Minor => {
            let read = words::yes_or_no(text);
            person.minor |= read == Some(true);
            unreadable(read.is_some(), Taken::Minor)
        }
        Role::Availability if matches!(cells::value(text), Value::Nothing | Value::Off(_)) => {
            person.availability.get_or_insert_default();
            Some(Taken::Availability)
        }
        Role::Availability => {
            let read = cells::days_and_times(text);
            let known = read.is_some();
            if let Some(mut read) = read {
                person
                    .availability
                    .get_or_insert_default()
                    .append(&mut read);
            }
            unreadable(known, Taken::Availability)
        }
        Role::Skills => {
            // `Host/Hostess;` is one position: a weaker sign parts nothing beside a stronger one.
            let marks = ['\n', ';', ',', '/'];
            let mark = marks.into_iter().find(|mark| text.contains(*mark));
            for position in text
                .split(mark.unwrap_or('\n'))
                .map(str::trim)
                .filter(|position| !position.is_empty())
            {
                let known = person
                    .positions
                    .iter()
                    .any(|own| scheduler_core::schedule::same_name(own, position));
                if !known {
                    person.positions.push(position.to_owned());
                }
            }
            Some(Taken::Position)
        }
        Role::Length | Role::Shift => Some(Taken::Total),
        Role::Other | Role::Note | Role::Status | Role::Heads => Some(Taken::Unused),
        _ => None,
    }
}

/// Whether a cell is a number, a sum of money or a share: `22.5`, `$1,246`, `61 %`.
fn is_amount(cell: &Cell) -> bool {
    let text = cell
        .text
        .trim_matches(|c: char| c.is_whitespace() || "$€£¥%".contains(c));
    let amount = || {
        text.starts_with(|c: char| c.is_ascii_digit())
            && text
                .chars()
                .all(|c| c.is_ascii_digit() || ".,' ".contains(c))
    };
    match cell.value {
        Value::Number => true,
        Value::Nothing => cell.text == "0",
        Value::Bad => amount(),
        // `120` beside `45`
        Value::Time(_) => text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        LayoutKind::{DayByPeople, PeopleByDay},
        testing::{absences, demand, each, questions, roster, shifts},
    };

    #[test]
    fn rows_of_numbers_of_titles_and_of_signatures_are_no_people() {
        each(&[
            (
                PeopleByDay,
                "Team,Name,Mon,Tue,Wed\nBar,Ana,9-17,9-17,\n,Bo,,9-17,9-17\n,Cy,9-17,,9-17\nCovers,,45,120,60\nCost,,$246,\"$1,255\",$38",
                &[
                    "Ana mon 9-17 Bar",
                    "Ana tue 9-17 Bar",
                    "Bo tue 9-17",
                    "Bo wed 9-17",
                    "Cy mon 9-17",
                    "Cy wed 9-17",
                ],
            ),
            (
                PeopleByDay,
                "Name,Mon,Tue,Wed\nAna,9-17,9-17,\nBo,,9-17,9-17\nCoordinator,,Seen: the management,",
                &["Ana mon 9-17", "Ana tue 9-17", "Bo tue 9-17", "Bo wed 9-17"],
            ),
        ]);
    }

    #[test]
    fn names_and_positions_stand_above_days_in_either_order() {
        each(&[(
            DayByPeople,
            "Data,Dzień,Wiśniewska Anna,Zając Marek,Lis Paweł\n,,kierownik,operator,operator\n2026-12-01,wt,6-14,14-22,22-6\n2026-12-02,śr,6-14,14-22,22-6",
            &[
                "Wiśniewska Anna 2026-12-01 6-14 kierownik",
                "Wiśniewska Anna 2026-12-02 6-14 kierownik",
                "Zając Marek 2026-12-01 14-22 operator",
                "Zając Marek 2026-12-02 14-22 operator",
                "Lis Paweł 2026-12-01 22-6 operator",
                "Lis Paweł 2026-12-02 22-6 operator",
            ],
        )]);
    }

    #[test]
    fn a_row_with_the_title_of_a_legend_explains_codes() {
        let text = "姓名,周一,周二,周三\n王秀兰,早,早,中\n李建国,中,,早\n班次说明：,早班 07:00-15:00,,中班 11:00-19:00";
        assert_eq!(
            shifts(&roster(text)),
            [
                "王秀兰 mon 7-15",
                "王秀兰 tue 7-15",
                "王秀兰 wed 11-19",
                "李建国 mon 11-19",
                "李建国 wed 7-15",
            ]
        );
    }

    #[test]
    fn people_down_and_days_across_are_read() {
        each(&[
            (
                PeopleByDay,
                "Name\tMon\tTue\nAna\t9-17\tOFF\nBo\t\t12-20 Bar",
                &["Ana mon 9-17", "Bo tue 12-20 Bar"],
            ),
            (
                PeopleByDay,
                "Employee,Job,Mon 23/11,Tue 24/11\nAna,Till,9-17,9-17",
                &["Ana 2026-11-23 9-17 Till", "Ana 2026-11-24 9-17 Till"],
            ),
            (
                PeopleByDay,
                "\tMon\t\tTue\t\n\tStart\tFinish\tStart\tFinish\nAna\t900\t1730\t-\t-\nBo\t\t\tAL\tAL",
                &["Ana mon 9-17:30"],
            ),
            (
                PeopleByDay,
                "Name,Mon Start,Mon End,Tue Start,Tue End\nAna,9,17,,\nBo,,,12,20",
                &["Ana mon 9-17", "Bo tue 12-20"],
            ),
            (
                PeopleByDay,
                "BAR,,\nName,Mon,Tue\nKITCHEN,,\nAna,9-17,\nFLOOR,,\nBo,,9-17",
                &["Ana mon 9-17 KITCHEN", "Bo tue 9-17 FLOOR"],
            ),
            (
                PeopleByDay,
                "Name,Mon,Tue\nAna,9-17 (30m break),9-17 (Bar)\nBo,12-20 (1 h lunch),",
                &["Ana mon 9-17 -30", "Ana tue 9-17 Bar", "Bo mon 12-20 -60"],
            ),
            (
                PeopleByDay,
                "Name,Mon,Tue\nAna (Cook),9-17,\nBo (Bar),,9-17",
                &["Ana mon 9-17 Cook", "Bo tue 9-17 Bar"],
            ),
            (
                PeopleByDay,
                "Name,Mon,Tue\nAna,9-13,\n,17-21,9-17",
                &["Ana mon 9-13", "Ana mon 17-21", "Ana tue 9-17"],
            ),
            (
                PeopleByDay,
                "Name,,Mon,Tue\nAna,In,9:00,10:00\n,Out,17:00,18:00",
                &["Ana mon 9-17", "Ana tue 10-18"],
            ),
            (
                PeopleByDay,
                "Name,,Mon,Tue,Wed\nAna,From,10:30,,8\n,To,18:30,,16:30\nBo,From,,14:30,\n,To,,22:30,\nCy,From,16,16,16\n,To,0,0,0",
                &[
                    "Ana mon 10:30-18:30",
                    "Ana wed 8-16:30",
                    "Bo tue 14:30-22:30",
                    "Cy mon 16-0",
                    "Cy tue 16-0",
                    "Cy wed 16-0",
                ],
            ),
            (
                PeopleByDay,
                "Name,,Mon,Tue\nAna,From,16,9\n,To,0,17\nBo,From,16:00,\n,To,0:00,",
                &["Ana mon 16-0", "Ana tue 9-17", "Bo mon 16-0"],
            ),
            (
                PeopleByDay,
                "Name,Mon,Tue\nAna,20:00-24:00,0:00-8:00\nBo,9-17,9-17",
                &["Ana mon 20-8", "Bo mon 9-17", "Bo tue 9-17"],
            ),
            (
                PeopleByDay,
                "Name,Mon,Tue\nAna,9-17,\nVacancy,,9-17\nTotal,8,8",
                &["Ana mon 9-17", "open tue 9-17"],
            ),
            (
                PeopleByDay,
                "Apellidos,Nombre,L,M,X,J,V,S,D\nRuiz,Ana,9-17,,,,,,\nGil,Bo,,9-17,,,,,",
                &["Ana Ruiz mon 9-17", "Bo Gil tue 9-17"],
            ),
            (
                PeopleByDay,
                "Name,Mo,Tu,We,Th,Fr,Sa,Su\nAda,9-17,,,,,10-18,",
                &["Ada mon 9-17", "Ada sat 10-18"],
            ),
        ]);
    }

    #[test]
    fn times_beneath_the_people_and_parted_from_them_are_open() {
        let rows = "Name,23/11/2026,24/11/2026,25/11/2026\nAna,9-17 YB,20:00-24:00 YB,0:00-8:00\nBo,9-17 YB,,\nCy,,9-17 YB,9-17 YB\n";
        let people = [
            "Ana 2026-11-23 9-17 YB",
            "Ana 2026-11-24 20-8 YB",
            "Bo 2026-11-23 9-17 YB",
            "Cy 2026-11-24 9-17 YB",
            "Cy 2026-11-25 9-17 YB",
        ];
        let open = ["open 2026-11-23 12-20 YB", "open 2026-11-24 20-8 YB"];
        let text = format!("{rows}\n,12-20 YB,,\n,,20:00-24:00 YB,0:00-8:00");
        assert_eq!(shifts(&roster(&text)), [&people[..], &open].concat());
        let beneath = format!("{rows},12-20 YB,,\n");
        assert!(!roster(&beneath).shifts.iter().any(|shift| shift.open));
    }

    #[test]
    fn a_column_of_weeks_parts_the_weeks() {
        let text =
            "Week,Name,Mon,Tue,Wed\n48,Ana,9-17,9-17,\n48,Bo,,,12-20\n49,Ana,,9-17,\n49,Bo,12-20,,";
        // Without a year it is the nearest one, but not for weeks that count something else.
        assert_eq!(questions(&roster(text)), [] as [&str; 0]);
        let rotation = text.replace("48", "1").replace("49", "2");
        assert_eq!(questions(&roster(&rotation)), ["Days - 6"]);
        let dated = format!("Rota 2026,,,,\n{text}");
        assert_eq!(shifts(&roster(&dated)), shifts(&roster(text)));
        assert_eq!(
            shifts(&roster(&dated)),
            [
                "Ana 2026-11-23 9-17",
                "Ana 2026-11-24 9-17",
                "Bo 2026-11-25 12-20",
                "Ana 2026-12-01 9-17",
                "Bo 2026-11-30 12-20",
            ]
        );
        each(&[(
            PeopleByDay,
            "Name,Week commencing,Mon,Tue\nAna,23/11/2026,9-17,\nAna,30/11/2026,,9-17\nBo,30/11/2026,9-17,",
            &[
                "Ana 2026-11-23 9-17",
                "Ana 2026-12-01 9-17",
                "Bo 2026-11-30 9-17",
            ],
        )]);
    }

    #[test]
    fn marks_stand_for_the_hours_of_their_row() {
        each(&[
            (
                PeopleByDay,
                "Name,Start,End,Mon,Tue,Wed\nAna,7:00,15:00,x,,x\nBo,15:00,23:00,,x,x",
                &[
                    "Ana mon 7-15",
                    "Ana wed 7-15",
                    "Bo tue 15-23",
                    "Bo wed 15-23",
                ],
            ),
            (
                PeopleByDay,
                "Name,Shift,Mon,Tue\nAna,9-17,1,\nBo,12-20,1,1",
                &["Ana mon 9-17", "Bo mon 12-20", "Bo tue 12-20"],
            ),
        ]);
        let closing =
            roster("Name,Mon Start,Mon End,Tue Start,Tue End\nAna,16:00,CL,,\nBo,9:00,17:00,,");
        assert_eq!(
            (
                shifts(&closing),
                questions(&closing),
                closing.absences.len()
            ),
            (
                vec!["Bo mon 9-17".to_owned()],
                vec!["Code 16:00-CL 1".to_owned()],
                0
            )
        );
    }

    #[test]
    fn codes_that_only_the_legend_has_are_no_people() {
        let read = roster(
            "Name,Mon,Tue\nFerrandi,P,M\nCesarini,M,N\n\nF - congedo ord.,,\nM - malattia,,\nP/PN - p.s.,,\nNL - fest. non lavor.,,",
        );
        assert_eq!(read.people.len(), 2);
    }

    #[test]
    fn a_row_of_open_shifts_says_how_many_there_are() {
        assert_eq!(
            shifts(&roster(
                "Employee,Mon,Tue\nOpenShifts,\"5p-11p\nServer\nx2\",\nAna,,9a-5p"
            )),
            [
                "open mon 17-23 Server",
                "open mon 17-23 Server",
                "Ana tue 9-17"
            ]
        );
    }

    #[test]
    fn counts_of_a_shift_are_no_people_and_weekdays_beneath_dates_neither() {
        let ward = roster(
            "氏名,1,2,3,4\n,火,水,木,金\n佐々木 恵,早,夜,明,\n高橋 健太,夜,明,,早\n早番人数,1,0,0,1\n早＝7:00～16:00,,,,\n夜＝夜勤 16:30～翌9:00,,,,",
        );
        assert_eq!(ward.people.len(), 2);
        assert!(shifts(&ward).iter().any(|shift| shift.ends_with("16:30-9")));
        let month = roster(
            "Grafik kwiecień 2026\nPracownik,1,2,3,4,5,6\n,śr,czw,pt,sob,ndz,pon\nagent_4,,Noc,,,,Noc\nagent_5,Rano,,,Noc,,\nObsada,1,1,0,1,0,1\nRano,06:00-14:00\nNoc,22:00-06:00",
        );
        assert_eq!(month.people.len(), 2);
        assert_eq!(month.shifts.len(), 4);
    }

    #[test]
    fn single_times_stand_for_shifts_where_nothing_else_does() {
        let text = "Name,Mon,Tue,Wed\nAna,7A,7A,\nBo,,7P,7P";
        assert_eq!(questions(&roster(text)), ["Code 7A 2", "Code 7P 2"]);
        let legend = format!("{text}\n7A = 7:00am-7:30pm\n7P = 7:00pm-7:30am");
        assert_eq!(
            shifts(&roster(&legend)),
            [
                "Ana mon 7-19:30",
                "Ana tue 7-19:30",
                "Bo tue 19-7:30",
                "Bo wed 19-7:30",
            ]
        );
    }

    #[test]
    fn titles_legends_and_heads_are_no_people() {
        for text in [
            "BAR,Mon,Tue\nAna,E,\nKITCHEN,,\nName,Mon,Tue\nBo,,E\nE: 7-15",
            "Name,L 23,M 24,X 25,J 26,V 27\nAna,E,,,,\nBo,,E,,,\nE: 7-15,,,,,",
            "Name,Mon,Tue\nAna,E,\nBo,,E\nKey: E = 7-15, L = 14-22",
            "Name;Mon;Tue\nAna;E;\nBo;;E\nE 7-15, late 14-22",
        ] {
            let roster = roster(text);
            let people: Vec<&str> = roster.people.iter().map(|person| &*person.name).collect();
            assert_eq!(
                (people, roster.shifts.len()),
                (vec!["Ana", "Bo"], 2),
                "{text}"
            );
        }
        let heads = roster("Name,Mon,Tue\nAna,E,\nNeeded E,2,1\nE = 7-15");
        assert_eq!(demand(&heads), ["- mon 7-15 2", "- tue 7-15 1"]);
    }

    #[test]
    fn days_down_and_people_across_are_read() {
        each(&[(
            DayByPeople,
            "Date,Ana,Bo\n23/11/2026,9-17,OFF\n24/11/2026,OFF,9-17\n25/11/2026,9-17,9-17",
            &[
                "Ana 2026-11-23 9-17",
                "Ana 2026-11-25 9-17",
                "Bo 2026-11-24 9-17",
                "Bo 2026-11-25 9-17",
            ],
        )]);
    }

    #[test]
    fn planned_columns_and_rows_win_over_clocked_ones() {
        each(&[
            (
                PeopleByDay,
                "\tMon\t\t\t\tTue\t\t\t\nName\tPlanned in\tPlanned out\tActual in\tActual out\tPlanned in\tPlanned out\tActual in\tActual out\nAna\t9:00\t17:00\t9:02\t17:01\t\t\t9:00\t17:00",
                &["Ana mon 9-17"],
            ),
            (
                PeopleByDay,
                "Name,Mon Sched,Mon Actual,Tue Sched,Tue Actual\nAna,9-17,9:05-17:02,9-17,\nBo,OFF,,12-20,12-20",
                &["Ana mon 9-17", "Ana tue 9-17", "Bo tue 12-20"],
            ),
            (
                PeopleByDay,
                "Emp No,Emp Name,Mon Shift,Mon OT,Tue Shift,Tue OT\n1001,Ana,6-14,2,6-14,\n1002,Bo,14-22,,14-22,1",
                &[
                    "Ana mon 6-14",
                    "Ana tue 6-14",
                    "Bo mon 14-22",
                    "Bo tue 14-22",
                ],
            ),
            (
                PeopleByDay,
                "Week beginning\t23/11/2026\t\t\n\tMON\tTUE\tWED\nAna\t9-17\t9-17\t\nBo\t\t\t9-17",
                &[
                    "Ana 2026-11-23 9-17",
                    "Ana 2026-11-24 9-17",
                    "Bo 2026-11-25 9-17",
                ],
            ),
            (
                PeopleByDay,
                "Name,Type,Mon,Tue\nAna,Planned,9-17,9-17\nAna,Actual,9-18,9-16\nBo,Planned,,12-20\nBo,Actual,,12-21",
                &["Ana mon 9-17", "Ana tue 9-17", "Bo tue 12-20"],
            ),
        ]);
    }

    #[test]
    fn codes_are_asked_and_absences_have_a_kind() {
        let roster = roster("Name,Mon,Tue,Wed\nAna,E,AL,x\nBo,E,Sick,L");
        assert_eq!(questions(&roster), ["Code E 2", "Code L 1", "Hours x 1"]);
        assert_eq!(absences(&roster), ["Ana tue Holiday", "Bo tue Sick"]);
        assert!(roster.shifts.is_empty());
    }

    #[test]
    fn people_of_one_name_are_kept_apart() {
        let people = |text: &str| roster(text).people.len();
        assert_eq!(
            people("ID\tName\tMon\n101\tAna García\t9-17\n102\tAna García\t12-20"),
            2
        );
        assert_eq!(
            people("Name\tPosition\tMon\nAna\tBar\t9-17\nAna\tFloor\t12-20"),
            2
        );
        assert_eq!(
            people("Name\tPosition\tMon\nAna Peña\tBar\t9-17\nAna Pena\tBar\t9-17"),
            2
        );
        // One person with two positions, in one place at a time.
        let text = "Name\tPosition\tMon\tTue\nAna\tBar\t9-17\t\nAna\tFloor\t\t9-17";
        assert_eq!(
            (people(text), shifts(&roster(text))),
            (
                1,
                vec![
                    "Ana mon 9-17 Bar".to_owned(),
                    "Ana tue 9-17 Floor".to_owned()
                ]
            )
        );
    }

    #[test]
    fn what_columns_say_of_people_is_kept() {
        let roster = roster(
            "Name,Contract hours,Max hours,Hourly rate,Availability,Mon\nAna,\"37,5\",48 h,12.50 €,Mon-Fri 8-20,9-17",
        );
        let ana = &roster.people[0];
        assert_eq!(
            (ana.contract_minutes, ana.max_minutes, ana.wage_cents),
            (Some(2250), Some(2880), Some(1250))
        );
        assert_eq!(ana.availability.as_ref().map(Vec::len), Some(5));
    }

    /// Across and in a list; what is neither yes nor no is said.
    #[test]
    fn a_column_says_who_is_under_18() {
        let minors = |text: &str| {
            let people = roster(text).people;
            let minors = people.into_iter().filter(|person| person.minor);
            minors.map(|person| person.name).collect::<Vec<_>>()
        };
        for (heading, yes, no) in [
            ("Under 18", "yes", "no"),
            ("Minor", "x", ""),
            ("Menor de edad", "Sí", "No"),
            ("minderjährig", "Ja", "-"),
            ("Mineur", "VRAI", "FAUX"),
            ("未成年", "はい", "いいえ"),
        ] {
            let across = format!(
                "Name,{heading},Mon,Tue\nAna,{yes},9-17,\nBen,{no},,12-20\nCid,{no},9-17,12-20"
            );
            assert_eq!(minors(&across), ["Ana"], "{across}");
            let list = format!(
                "Name,{heading},Date,Start,End\nAna,{yes},2026-11-23,9:00,17:00\nBen,{no},2026-11-24,9:00,17:00\nCid,{no},2026-11-25,9:00,17:00"
            );
            assert_eq!(minors(&list), ["Ana"], "{list}");
        }
        let doubtful = roster("Name,Minor,Mon,Tue\nAna,perhaps,9-17,\nBen,no,,12-20");
        assert!(
            doubtful
                .cells
                .iter()
                .any(|cell| cell.taken == Taken::Unreadable)
        );
    }

    #[test]
    fn lengths_are_read_in_many_forms() {
        for (text, minutes) in [
            ("8", 480),
            ("7.5", 450),
            ("7,25 h", 435),
            ("7:30", 450),
            ("37.5h", 2250),
        ] {
            assert_eq!(minutes_of_length(text), Some(minutes), "{text}");
        }
    }

    #[test]
    fn ends_and_sums_under_a_day_are_told_by_what_stands_beside_them() {
        // `Do` is Thursday in German, `Út` a way out in Swedish.
        each(&[(
            LayoutKind::PeopleByDay,
            "Jméno,Po 23.11.,,,Út 24.11.,,\n,Od,Do,Čas,Od,Do,Čas\nEva,8:00,16:30,8.5,23:00,7:00,8\nJan,,,,8:00,16:00,8",
            &[
                "Eva 2026-11-23 8-16:30",
                "Eva 2026-11-24 23-7",
                "Jan 2026-11-24 8-16",
            ],
        )]);
    }

    #[test]
    fn notes_beside_people_and_titles_beside_names_are_no_people() {
        let notes = roster(",Ana,Bo,Bemerkung\n2026-11-23,9-17,,\n2026-11-24,,9-17,Inventur");
        assert_eq!(
            shifts(&notes),
            ["Ana 2026-11-23 9-17", "Bo 2026-11-24 9-17"]
        );
        assert_eq!((notes.people.len(), notes.questions.len()), (2, 0));
        // A note in the column left of the names does not make it theirs.
        let beside = roster(
            ",,2026-11-23,2026-11-24\n,AB1,9-17,\n,AB2,,9-17\n,AB3,12-20,\nSwaps by agreement,,,",
        );
        assert_eq!((beside.people.len(), beside.shifts.len()), (3, 3));
        let weeks =
            roster("週 48,,\n,11/23(月),11/24(火),合計\n青柳　春香,9-17,,8\n三宅　恵美,,9-17,8");
        assert_eq!(
            shifts(&weeks),
            ["青柳　春香 2026-11-23 9-17", "三宅　恵美 2026-11-24 9-17"]
        );
    }
}
