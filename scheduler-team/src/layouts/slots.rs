//! Hours across: a row for each person and a column for each hour or part of one, with marks or positions in the cells;
//! as a mirror image, hours down.

use std::ops::Range;

use super::{
    DayCell, Draft, Entry, LayoutKind, Sign, Taken, View, What, Who, across::attribute, roles::Role,
};
use crate::{
    cells::{self, Cell, Span, Value, Written},
    dates::{self, DateText},
    words,
};

const HALF: usize = 12 * 60;
/// The fewest slots of a heading.
const MIN_SLOTS: usize = 4;

/// A heading of slots and the rows beneath it.
struct Head {
    row: usize,
    /// The columns, and their starts in minutes after the first midnight.
    slots: Vec<(usize, usize)>,
    /// Minutes of a slot.
    step: usize,
    /// Whether the slots can only be times, not days of a month.
    sure: bool,
}

/// The columns beside the slots.
struct Labels {
    name: usize,
    surname: Option<usize>,
    id: Option<usize>,
    position: Option<usize>,
    day: Option<usize>,
    roles: Vec<(usize, Role)>,
}

/// What a slot says about its person.
enum Slot {
    Free,
    Break,
    /// At work, in a position that the cell may name.
    Work(Option<String>),
    Unreadable,
}

pub(crate) fn read(view: View<'_>) -> Option<Draft> {
    let heads: Vec<Head> = (0..view.rows()).filter_map(|row| head(view, row)).collect();
    let mut draft = Draft::new(LayoutKind::ByHour);
    let mut above = 0;
    for (index, head) in heads.iter().enumerate() {
        let next = heads.get(index + 1).map_or(view.rows(), |next| next.row);
        // What stands directly above the next heading belongs to it.
        let body = head.row + 1..next;
        block(view, head, above, body, &mut draft);
        above = head.row + 1;
    }
    (!draft.entries.is_empty()).then_some(draft)
}

/// The time of a cell of the heading, its end if it has one, and whether it can only be a time.
fn time_of(cell: &Cell) -> Option<(usize, Option<usize>, bool)> {
    match &cell.value {
        // `07.03` is a day.
        Value::Time(time) => (time.minutes % 15 == 0).then_some((time.minutes, None, true)),
        Value::Number => {
            let hour: usize = cell.text.parse().ok().filter(|hour| *hour <= 24)?;
            Some((hour * 60, None, false))
        }
        Value::Nothing if cell.text == "0" => Some((0, None, false)),
        Value::Nothing if cell.text.contains(':') => Some((0, None, true)),
        Value::Spans { spans, label, .. } if label.is_empty() => match spans[..] {
            [span] => Some((span.from.minutes, Some(span.to.minutes), true)),
            _ => None,
        },
        _ => None,
    }
}

/// The slots of a row: at least four columns side by side whose times count on evenly.
fn head(view: View<'_>, row: usize) -> Option<Head> {
    let mut slots: Vec<(usize, usize)> = Vec::new();
    let mut step = 0;
    let (mut sure, mut wrapped) = (false, false);
    let mut span_step = None;
    for column in view.filled(row) {
        let cell = view.get(row, column)?;
        let Some((written, end, certain)) = time_of(cell).filter(|_| !cell.merged) else {
            if slots.len() >= MIN_SLOTS {
                break;
            }
            slots.clear();
            step = 0;
            continue;
        };
        let Some((last_column, last)) = slots.last().copied() else {
            slots.push((column, written));
            (sure, span_step) = (
                certain,
                end.map(|end| (end + 48 * 60).saturating_sub(written) % HALF),
            );
            continue;
        };
        // A 12-hour clock begins again at noon, a 24-hour one at midnight.
        let ahead = (written + 2 * HALF - last % (2 * HALF)) % HALF;
        let fits = match step {
            0 => matches!(ahead, 15 | 30 | 60 | 120),
            step => ahead == step,
        };
        if fits && column == last_column + 1 {
            wrapped |= written < last % (2 * HALF);
            slots.push((column, last + ahead));
            sure |= certain;
            step = ahead;
        } else if slots.len() >= MIN_SLOTS {
            break;
        } else {
            slots = vec![(column, written)];
            step = 0;
            sure = certain;
        }
    }
    if is_of_days(view, row, &slots) {
        return None;
    }
    let others = view.filled(row).len().saturating_sub(slots.len());
    if slots.len() < MIN_SLOTS || others > 8 || span_step.is_some_and(|own| own % HALF != step) {
        return None;
    }
    let midnight = slots.first().is_some_and(|(_, start)| *start == 0);
    Some(Head {
        row,
        slots,
        step,
        sure: sure || wrapped || midnight,
    })
}

/// Whether the numbers of a heading are days of a month: weekdays stand directly above or below them, or they go on
/// beyond the hours of a day.
fn is_of_days(view: View<'_>, row: usize, slots: &[(usize, usize)]) -> bool {
    let number = |column: usize| {
        view.get(row, column)
            .is_some_and(|cell| cell.value == Value::Number)
    };
    if !slots.iter().all(|(column, _)| number(*column)) {
        return false;
    }
    let weekday = |row: usize, column: usize| {
        let date = view.get(row, column).and_then(|cell| cell.date.as_ref());
        date.is_some_and(|date| date.weekday.is_some())
    };
    let beside = [row.checked_sub(1), Some(row + 1)].into_iter().flatten();
    let named = beside.map(|row| {
        slots
            .iter()
            .filter(|(column, _)| weekday(row, *column))
            .count()
    });
    let last = slots.last().map_or(0, |(column, _)| *column);
    let more = (last + 1..view.columns()).take_while(|column| number(*column));
    named.max().unwrap_or(0) * 2 > slots.len() || slots.len() + more.count() > 24
}

/// The day that a row names, alone or within a title.
fn day_of(view: View<'_>, row: usize, columns: &[usize]) -> Option<(usize, DateText)> {
    columns.iter().find_map(|column| {
        let cell = view.get(row, *column)?;
        let whole = cell.date.clone().filter(|date| date.is_day() && !date.weak);
        let within = || {
            let mut mentioned = dates::mentioned(&cell.text).into_iter();
            mentioned.find(|date| date.has_day() && !date.weak)
        };
        Some((*column, whole.or_else(within)?))
    })
}

fn labels(view: View<'_>, head: &Head, body: &Range<usize>) -> Option<Labels> {
    let first = head.slots.first()?.0;
    let last = head.slots.last()?.0;
    let columns: Vec<usize> = (0..view.columns())
        .filter(|column| !(first..=last).contains(column))
        .collect();
    let roles: Vec<(usize, Role)> = columns
        .iter()
        .filter_map(|column| Some((*column, view.role(head.row, *column)?)))
        .collect();
    let of = |wanted: &dyn Fn(Role) -> bool| {
        let mut columns = roles.iter().filter(|(_, role)| wanted(*role));
        columns.next().map(|(column, _)| *column)
    };
    let known = |column: usize| roles.iter().any(|(own, _)| *own == column);
    let share = |column: usize, is: &dyn Fn(&Cell) -> bool| {
        let cells: Vec<&Cell> = body
            .clone()
            .filter_map(|row| view.get(row, column))
            .collect();
        let count = cells.iter().filter(|cell| is(cell)).count();
        !cells.is_empty() && count * 10 >= cells.len() * 6
    };
    let is_day = |cell: &Cell| cell.date.as_ref().is_some_and(|date| date.is_day());
    let unknown = |is: &dyn Fn(&Cell) -> bool| {
        let mut left = columns.iter().copied();
        left.find(|column| *column < first && !known(*column) && share(*column, is))
    };
    let day = of(&|role| role == Role::Day)
        .filter(|column| share(*column, &is_day))
        .or_else(|| unknown(&|cell| is_day(cell) && !matches!(cell.value, Value::Number)));
    let name = of(&|role| matches!(role, Role::Person | Role::First)).or_else(|| {
        unknown(&|cell| {
            cells::is_name_like(&cell.text) && !is_day(cell) && !words::is_position_name(&cell.text)
        })
    })?;
    let position = of(&|role| matches!(role, Role::Position(_)))
        .or_else(|| unknown(&|cell| words::is_position_name(&cell.text)));
    Some(Labels {
        name,
        surname: of(&|role| role == Role::Surname),
        id: of(&|role| role == Role::Id),
        position,
        day,
        roles,
    })
}

/// What a slot's cell says.
fn slot(cell: Option<&Cell>) -> Slot {
    let Some(cell) = cell else {
        return Slot::Free;
    };
    let is_break = words::words(&cell.text).iter().any(|word| {
        words::one_of(
            word,
            "break lunch b pause pausa descanso comida tauko ruoka ruokatauko mittag dejeuner pranzo \
            almoco meal",
        )
    });
    match &cell.value {
        Value::Nothing | Value::Off(_) => Slot::Free,
        Value::Mark => Slot::Work(None),
        Value::Number if cell.text.parse::<u32>().is_ok_and(|number| number <= 1) => {
            Slot::Work(None)
        }
        _ if is_break => Slot::Break,
        Value::Text if words::one_of(&words::fold(&cell.text), "y yes si true on ja work w") => {
            Slot::Work(None)
        }
        Value::Text => Slot::Work(Some(cell.text.clone())),
        _ => Slot::Unreadable,
    }
}

fn block(view: View<'_>, head: &Head, above: usize, body: Range<usize>, draft: &mut Draft) {
    let Some(labels) = labels(view, head, &body) else {
        return;
    };
    let others: Vec<usize> = (0..view.columns())
        .filter(|column| !head.slots.iter().any(|(own, _)| own == column))
        .collect();
    // The day of the block: beside the slots, or nearest above them.
    let titled = (above..=head.row)
        .rev()
        .find_map(|row| Some((row, day_of(view, row, &others)?)));
    let in_body = || {
        body.clone()
            .any(|row| view.filled(row).len() == 1 && day_of(view, row, &others).is_some())
    };
    let is_sum = |row: usize| {
        let mut texts = others.iter().map(|column| view.text(row, *column));
        texts.any(|text| words::is_total(text) || words::is_demand(text))
    };
    let marks = body
        .clone()
        .filter(|row| !is_sum(*row))
        .flat_map(|row| head.slots.iter().map(move |(column, _)| (row, *column)))
        .filter_map(|(row, column)| view.get(row, column));
    let marks: Vec<Slot> = marks.map(|cell| slot(Some(cell))).collect();
    let plain = marks
        .iter()
        .filter(|slot| matches!(slot, Slot::Free | Slot::Break | Slot::Work(None)))
        .count();
    // Bare numbers are hours, not days of a month, if a day stands beside or above them and the cells are marks.
    let dated = labels.day.is_some() || titled.is_some() || in_body();
    if !(head.sure || dated && plain * 10 >= marks.len() * 9) {
        return;
    }
    for column in view.filled(head.row) {
        draft.take(view.place(head.row, column), Taken::Heading);
    }
    let mut day: Option<usize> = None;
    let add = |draft: &mut Draft, text: DateText, row: usize, column: usize| {
        draft.days.push(DayCell {
            text,
            sequence: 0,
            place: view.place(row, column),
            week: None,
        });
        Some(draft.days.len() - 1)
    };
    if let Some((row, (column, text))) = titled.filter(|_| labels.day.is_none()) {
        draft.take(view.place(row, column), Taken::Day);
        day = add(draft, text, row, column);
    }
    let mut last: Option<(Who, Option<String>)> = None;
    for row in body {
        let filled = view.filled(row);
        let worked = |column: &usize| !matches!(slot(view.get(row, *column)), Slot::Free);
        let at_work = head.slots.iter().any(|(column, _)| worked(column));
        if filled.is_empty() {
            continue;
        }
        if !at_work
            && filled.len() == 1
            && let Some((column, text)) = day_of(view, row, &others)
        {
            draft.take(view.place(row, column), Taken::Day);
            day = add(draft, text, row, column);
            continue;
        }
        if let Some(column) = labels.day
            && let Some(cell) = view.get(row, column)
        {
            match cell.date.clone().filter(DateText::is_day) {
                Some(text) => {
                    draft.take(view.place(row, column), Taken::Day);
                    day = add(draft, text, row, column);
                }
                None => draft.take(view.place(row, column), Taken::Unreadable),
            }
        }
        let name = view.text(row, labels.name);
        // A title that is merged over the table.
        let repeats = |column: &usize| {
            let cell = view.get(row, *column);
            cell.is_some_and(|cell| cell.text == name && (cell.merged || *column == labels.name))
        };
        if filled.len() > 2 && filled.iter().all(repeats) {
            for column in filled {
                let place = view.place(row, column);
                draft.uses.or_insert(place, Taken::Remark);
            }
            continue;
        }
        if is_sum(row) {
            for column in filled {
                let place = view.place(row, column);
                draft.uses.or_insert(place, Taken::Total);
            }
            continue;
        }
        let mut position = labels
            .position
            .map(|column| view.text(row, column).to_owned())
            .filter(|position| !position.is_empty());
        if let Some(column) = labels.position {
            take(view, row, column, Taken::Position, draft);
        }
        let who = if name.is_empty() {
            match (&last, at_work) {
                (Some((who, own)), true) => {
                    position = position.or_else(|| own.clone());
                    who.clone()
                }
                _ => continue,
            }
        } else if words::is_vacant(name) {
            Who::Open
        } else {
            let mut full = name.to_owned();
            if let Some(column) = labels.surname {
                full = format!("{full} {}", view.text(row, column))
                    .trim()
                    .to_owned();
                take(view, row, column, Taken::Person, draft);
            }
            if let Some((outer, inner)) = cells::brackets(&full)
                && position.is_none()
            {
                (full, position) = (outer, Some(inner));
            }
            let id = labels
                .id
                .map(|column| view.text(row, column))
                .filter(|id| !id.is_empty());
            let person = draft.person(&full, id);
            draft.add_position(person, position.as_deref());
            Who::Person(person)
        };
        take(view, row, labels.name, Taken::Person, draft);
        if let Some(column) = labels.id {
            take(view, row, column, Taken::Id, draft);
        }
        if let Who::Person(person) = who {
            for (column, role) in &labels.roles {
                let known = [labels.name].contains(column)
                    || [labels.surname, labels.id, labels.position, labels.day]
                        .contains(&Some(*column));
                let (text, place) = (view.text(row, *column).to_owned(), view.place(row, *column));
                if !known
                    && !text.is_empty()
                    && let Some(taken) = attribute(draft, person, *role, &text, place)
                {
                    draft.take(place, taken);
                }
            }
        }
        last = Some((who.clone(), position.clone()));
        if day.is_none() && at_work {
            // Which day it is has to be asked.
            let unnamed = DateText {
                index: Some(1),
                ..DateText::default()
            };
            day = add(draft, unnamed, head.row, labels.name);
        }
        slots(view, head, row, &who, position, day, draft);
    }
}

fn take(view: View<'_>, row: usize, column: usize, taken: Taken, draft: &mut Draft) {
    if view.get(row, column).is_some() {
        draft.take(view.place(row, column), taken);
    }
}

/// A stretch of slots of one position.
struct Stretch {
    column: usize,
    from: usize,
    to: usize,
    position: Option<String>,
    break_minutes: usize,
}

/// The shifts of a row: successive slots of one position, over breaks.
fn slots(
    view: View<'_>,
    head: &Head,
    row: usize,
    who: &Who,
    position: Option<String>,
    day: Option<usize>,
    draft: &mut Draft,
) {
    let mut found: Vec<Stretch> = Vec::new();
    // Minutes of the break since the last slot at work.
    let mut rest = 0;
    for (column, start) in &head.slots {
        let cell = view.get(row, *column);
        let (taken, own) = match slot(cell) {
            Slot::Free => (Taken::Nothing, None),
            Slot::Break => {
                rest += head.step;
                take(view, row, *column, Taken::Break, draft);
                draft.sign(Sign::Slot);
                continue;
            }
            Slot::Unreadable => (Taken::Unreadable, None),
            Slot::Work(own) => {
                let own = own.or_else(|| position.clone());
                let taken = match cell.map(|cell| &cell.value) {
                    Some(Value::Text) => Taken::Position,
                    _ => Taken::Code,
                };
                (taken, Some(own))
            }
        };
        take(view, row, *column, taken, draft);
        if let Some(own) = own {
            draft.sign(Sign::Slot);
            match found.last_mut() {
                Some(last) if last.to + rest == *start && last.position == own => {
                    last.to = start + head.step;
                    last.break_minutes += rest;
                }
                _ => found.push(Stretch {
                    column: *column,
                    from: *start,
                    to: start + head.step,
                    position: own,
                    break_minutes: 0,
                }),
            }
        }
        rest = 0;
    }
    for stretch in found {
        let written = |minutes: usize| Written {
            minutes,
            halved: true,
            of_24: true,
            sure: true,
        };
        let span = Span {
            exact: true,
            ..Span::new(written(stretch.from), written(stretch.to))
        };
        if let Who::Person(person) = who {
            draft.add_position(*person, stretch.position.as_deref());
        }
        draft.entries.push(Entry {
            place: view.place(row, stretch.column),
            who: who.clone(),
            position: stretch.position,
            day,
            shift_days: 0,
            weekday: None,
            what: What::Spans(vec![span]),
            break_minutes: u32::try_from(stretch.break_minutes).unwrap_or(0),
            confirmed: false,
            note: None,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{each, questions, roster, shifts};

    #[test]
    fn marks_under_hours_are_shifts() {
        each(&[
            (
                LayoutKind::ByHour,
                "Monday 23 November 2026\nName,8,9,10,11,12,13,14,15,16\nAna Ruiz,x,x,x,x,,x,x,,\nBo Lund,,,1,1,1,1,1,1,1",
                &[
                    "Ana Ruiz 2026-11-23 8-12",
                    "Ana Ruiz 2026-11-23 13-15",
                    "Bo Lund 2026-11-23 10-17",
                ],
            ),
            (
                LayoutKind::ByHour,
                "Date,Employee,Role,20:00,22:00,00:00,02:00\n2026-11-23,Ana,Cook,1,1,1,0\n2026-11-24,Bo,Bar,0,1,1,1\n2026-11-24,Ana,Cook,0,0,1,1",
                &[
                    "Ana 2026-11-23 20-2 Cook",
                    "Bo 2026-11-24 22-4 Bar",
                    "Ana 2026-11-25 0-4 Cook",
                ],
            ),
            (
                LayoutKind::ByHour,
                "Tuesday,9-10,10-11,11-12,12-1,1-2,2-3\nAna Ruiz,Till,Till,Till,Break,Till,Floor\nBo Lund,,Floor,Floor,Floor,,\nTotal,1,2,2,1,1,1",
                &[
                    "Ana Ruiz tue 9-14 Till -60",
                    "Ana Ruiz tue 14-15 Floor",
                    "Bo Lund tue 10-13 Floor",
                ],
            ),
            (
                LayoutKind::ByHour,
                "Name,9am,10am,11am,12pm,1pm\nMonday\nAna,x,x,x,,\nTuesday\nAna,,,x,x,x",
                &["Ana mon 9-12", "Ana tue 11-14"],
            ),
            (
                LayoutKind::ByHour,
                "Monday,Ana Ruiz,Bo Lund\n09:00,x,\n09:30,x,x\n10:00,x,x\n10:30,,x",
                &["Ana Ruiz mon 9-10:30", "Bo Lund mon 9:30-11"],
            ),
        ]);
    }

    #[test]
    fn numbers_beside_weekdays_and_dates_with_full_stops_are_no_hours() {
        let numbers: Vec<String> = (1..=30).map(|day| day.to_string()).collect();
        let weekdays: Vec<&str> = "월 화 수 목 금 토 일".split(' ').cycle().take(30).collect();
        let month = format!(
            "2026년 6월\n,직무,{}\n,,{}\n주 일요,카운터,●,●,,●\n안규리,카운터,,●,●,\n",
            weekdays.join(","),
            numbers.join(",")
        );
        assert_eq!(questions(&roster(&month)), ["Hours ● 5"]);
        let dated = "Grafik 2027\n,07.03,08.03,09.03,10.03,11.03\nAna,X,,X,,X\nBo,,X,,X,";
        assert_eq!(questions(&roster(dated)), ["Hours X 5"]);
    }

    #[test]
    fn numbers_of_days_are_no_hours_and_a_day_that_is_missing_is_asked() {
        let month = roster("November 2026\nName,8,9,10,11,12,13\nAna,x,x,,x,,\nBo,,x,x,x,,");
        assert_ne!(month.layout, LayoutKind::ByHour);
        let open = roster("Name,9am,10am,11am,12pm\nAna,x,x,,\nBo,,x,x,x");
        assert_eq!(
            (shifts(&open), questions(&open)),
            (vec![], vec!["Days - 1".to_owned()])
        );
    }
}
