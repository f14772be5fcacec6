//! Names in the cells: shifts, hours or positions down and days across; as a mirror image, days down.

use std::collections::{HashMap, HashSet};

use super::{
    DayCell, Draft, Entry, LayoutKind, Sign, Taken, View, What, Who, blocks::Block, roles::Role,
};
use crate::{
    cells::{self, Span, Value, Written},
    dates::Tongue,
    words::{self, Topic},
};

/// What the labels of a row say about the shifts in it.
#[derive(Debug, Clone, Default)]
struct Label {
    span: Option<What>,
    /// A single time: the row is a slot that ends at the next row's time.
    slot: Option<Written>,
    position: Option<String>,
    code: Option<String>,
    /// Heads needed on each day.
    heads: Option<u32>,
    /// A row of something else, such as phone numbers.
    unused: bool,
    /// Whether it is the heading of a list's column.
    heading: bool,
}

pub(crate) fn read(view: View<'_>, blocks: &[Block]) -> Option<Draft> {
    let kind = if view.flipped {
        LayoutKind::DayByNames
    } else {
        LayoutKind::NamesByDay
    };
    let mut draft = Draft::new(kind);
    for (sequence, block) in blocks.iter().enumerate() {
        self::block(view, block, sequence, &mut draft);
    }
    // Numbers under a single day are no heads: `Неделя` is Sunday in one language and a week in another.
    let heads = draft.entries.iter();
    let heads = heads.filter(|entry| matches!(entry.what, What::Heads(..)));
    if draft.days.len() < 2 && heads.count() * 2 > draft.entries.len() {
        return None;
    }
    (!draft.entries.is_empty()).then_some(draft)
}

/// Whether commas part people in these cells, not surname and first name: some name has three parts, a part also stands
/// alone, or before a comma here and behind one there, or two full names stand side by side.
pub(crate) fn commas_part_people<'a>(texts: impl Iterator<Item = &'a str>) -> bool {
    let mut alone: HashSet<String> = HashSet::new();
    let mut seconds: HashMap<String, HashSet<String>> = HashMap::new();
    let mut behind: HashSet<String> = HashSet::new();
    let (mut full, mut units) = (0, 0);
    // A text that stands in many cells says the same in each.
    let mut distinct: HashMap<&str, usize> = HashMap::new();
    for text in texts {
        *distinct.entry(text).or_default() += 1;
    }
    let parted = |(text, count): (&str, usize)| {
        let units = cells::people(text, false).into_iter();
        units.map(move |unit| (unit, count)).collect::<Vec<_>>()
    };
    for (unit, count) in distinct.into_iter().flat_map(parted) {
        let parts = cells::people(&unit, true);
        match &parts[..] {
            [only] => {
                alone.insert(words::fold(only));
            }
            [first, second] => {
                units += count;
                full += count * usize::from(first.contains(' ') && second.contains(' '));
                behind.insert(words::fold(second));
                let own = seconds.entry(words::fold(first)).or_default();
                own.insert(words::fold(second));
            }
            [] => {}
            _ => return true,
        }
    }
    let known = |part: &String| alone.contains(part);
    let both = seconds.keys().any(|first| behind.contains(first));
    // A surname has few first names, and a first name few surnames.
    let pairs: usize = seconds.values().map(HashSet::len).sum();
    let mixed = pairs > seconds.len() && pairs > behind.len();
    both || mixed
        || seconds.keys().any(known)
        || behind.iter().any(known)
        || full > 0 && full == pairs && units == pairs
}

fn label(view: View<'_>, block: &Block, row: usize, draft: &mut Draft) -> Label {
    let mut label = Label::default();
    let mut single: Vec<Written> = Vec::new();
    // Those under `Start` and `End`; a third time is something else, such as that of the curtain.
    let mut headed: Vec<Written> = Vec::new();
    for column in &block.labels {
        let Some(cell) = view.get(row, *column) else {
            continue;
        };
        let heading = block.head.clone().find_map(|head| view.role(head, *column));
        let place = view.place(row, *column);
        let other = [Some(Role::Other), Some(Role::Note)];
        if other.contains(&heading) || other.contains(&cell.role) {
            label.unused = true;
            draft.take(place, Taken::Unused);
            continue;
        }
        // The number of a person is no shift.
        if heading == Some(Role::Id) {
            continue;
        }
        let taken = match &cell.value {
            Value::Spans {
                spans,
                label: words,
                ..
            } => {
                label.span = Some(What::Spans(spans.clone()));
                if !words.is_empty() && !words::is_shift_name(words) {
                    label.position.get_or_insert_with(|| words.clone());
                }
                Taken::Time
            }
            Value::Time(time) => {
                single.push(*time);
                if matches!(heading, Some(Role::Start | Role::End)) {
                    headed.push(*time);
                }
                Taken::Time
            }
            Value::Number if heading == Some(Role::Heads) => {
                label.heads = cell.text.parse().ok().filter(|heads| *heads <= 500);
                match label.heads {
                    Some(_) => Taken::Heads,
                    None => Taken::Unreadable,
                }
            }
            Value::Number if matches!(heading, Some(Role::Start | Role::End | Role::Shift)) => {
                single.extend(super::across::written(&cell.text));
                Taken::Time
            }
            Value::Text => {
                // `Shift` and `Staff` are headings of a list, not shifts.
                let numbered = cell.text.ends_with(|c: char| c.is_ascii_digit());
                // Swedish `Dag` is a day shift, too.
                let day_shift = cell.role == Some(Role::Day) && cell.is_shift();
                let times = matches!(cell.role, Some(Role::Start | Role::End));
                label.heading |=
                    (view.flipped || times) && cell.role.is_some() && !numbered && !day_shift;
                let shift = cell.is_shift() || heading == Some(Role::Shift);
                if (shift || cells::is_code_like(&cell.text) && !cell.is_position())
                    && !matches!(heading, Some(Role::Position(_)))
                {
                    label.code.get_or_insert_with(|| cell.text.clone());
                    Taken::Code
                } else {
                    label.position.get_or_insert_with(|| cell.text.clone());
                    Taken::Position
                }
            }
            _ => continue,
        };
        draft.take(place, taken);
    }
    if headed.len() == 2 {
        single = headed;
    }
    match single[..] {
        [from, to] => label.span = Some(What::Spans(vec![Span::new(from, to)])),
        [only] => label.slot = Some(only),
        _ => {}
    }
    label
}

#[expect(clippy::too_many_lines, reason = "one pass over the rows of a block")]
fn block(view: View<'_>, block: &Block, sequence: usize, draft: &mut Draft) {
    let first_index = draft.days.len();
    for day in &block.days {
        let place = view.place(block.head.start, day.columns.first().copied().unwrap_or(0));
        draft.days.push(DayCell {
            text: day.text.clone(),
            sequence: sequence + 1,
            place,
            week: None,
        });
        for row in &day.heads {
            for column in &day.columns {
                if view.get(*row, *column).is_some() {
                    draft.take(view.place(*row, *column), Taken::Day);
                }
            }
        }
    }
    for row in block.head.clone() {
        for column in &block.labels {
            if view.get(row, *column).is_some() {
                draft.take(view.place(row, *column), Taken::Heading);
            }
        }
    }
    let columns: Vec<(usize, usize)> = block
        .days
        .iter()
        .enumerate()
        .flat_map(|(index, day)| day.columns.iter().map(move |column| (index, *column)))
        .collect();
    let texts = block
        .body
        .clone()
        .flat_map(|row| columns.iter().map(move |(_, column)| (row, *column)));
    let comma = commas_part_people(texts.map(|(row, column)| view.text(row, column)));
    let texts = block.body.clone().flat_map(|row| {
        let cells = columns
            .iter()
            .filter_map(move |(_, column)| view.get(row, *column));
        cells.filter(|cell| cell.value == Value::Text && has_case(&cell.text))
    });
    let (mut upper, mut all) = (0, 0);
    for cell in texts {
        all += 1;
        upper += usize::from(cell.text.starts_with(char::is_uppercase));
    }
    let capitals = all > 3 && upper * 10 >= all * 8;
    let day_hours = hours_of_days(view, block, &columns, draft);
    // The labels of all rows, and the slots that end where the next one begins.
    let mut rows: Vec<(usize, Label)> = Vec::new();
    let mut section: Option<String> = None;
    let mut last = Label::default();
    for row in block.body.clone() {
        let filled = view.filled(row);
        if of_weekdays(view, row, &columns) {
            for (_, column) in &columns {
                if view.get(row, *column).is_some() {
                    draft.take(view.place(row, *column), Taken::Day);
                }
            }
            continue;
        }
        if filled.is_empty() || day_hours.as_ref().is_some_and(|(own, _)| *own == row) {
            continue;
        }
        let in_days = columns
            .iter()
            .any(|(_, column)| view.get(row, *column).is_some());
        let texts: Vec<&str> = block
            .labels
            .iter()
            .map(|column| view.text(row, *column))
            .filter(|text| !text.is_empty())
            .collect();
        if texts.iter().any(|text| words::is_total(text)) {
            for column in filled {
                draft.take(view.place(row, column), Taken::Total);
            }
            continue;
        }
        let blank = texts.is_empty();
        let mut own = label(view, block, row, draft);
        if own.unused && own.span.is_none() && own.code.is_none() && own.position.is_none() {
            for column in filled {
                draft.take(view.place(row, column), Taken::Unused);
            }
            continue;
        }
        if !in_days {
            // A row that only names a position or a shift holds for those beneath.
            if own.span.is_none() && own.slot.is_none() {
                section = own.position.or(section);
            }
            continue;
        }
        if blank {
            own = last.clone();
        } else {
            if own.position.is_none() {
                own.position.clone_from(&section);
            }
            // Merged labels repeat themselves; others hold until the next one.
            if own.span.is_none()
                && own.slot.is_none()
                && own.code.is_none()
                && own.position.is_some()
                && last.span.is_some()
                && block.labels.len() > 1
                && view
                    .get(row, block.labels.first().copied().unwrap_or(0))
                    .is_none()
            {
                own.span.clone_from(&last.span);
                own.code.clone_from(&last.code);
            }
        }
        last = own.clone();
        rows.push((row, own));
    }
    let slots: Vec<(usize, Written)> = rows
        .iter()
        .filter_map(|(row, label)| label.slot.map(|slot| (*row, slot)))
        .collect();
    let step = slots.windows(2).filter_map(|two| match two {
        [(_, one), (_, other)] => other
            .minutes
            .checked_sub(one.minutes)
            .filter(|step| *step > 0),
        _ => None,
    });
    let step = step.min().unwrap_or(60);
    for (_, label) in &mut rows {
        if let (None, Some(from)) = (&label.span, label.slot) {
            let next = slots
                .iter()
                .find(|(_, time)| time.minutes > from.minutes)
                .map_or(from.minutes + step, |(_, time)| {
                    time.minutes.min(from.minutes + step)
                });
            let of_24 = |minutes: usize| Written {
                minutes,
                of_24: true,
                ..from
            };
            let span = Span::new(of_24(from.minutes), of_24(next));
            label.span = Some(What::Spans(vec![span]));
        }
    }
    for (row, label) in &rows {
        let known = label.span.is_some() || label.code.is_some();
        let named = label.position.as_deref().is_some_and(|position| {
            words::is_position_name(position)
                || position.chars().last().is_some_and(|c| c.is_ascii_digit())
        });
        draft.sign(if known || named {
            Sign::LabelledRow
        } else {
            Sign::UnlabelledRow
        });
        if let Some(heads) = label.heads.filter(|_| known) {
            for (index, _) in block.days.iter().enumerate() {
                let what = label
                    .span
                    .clone()
                    .or_else(|| label.code.clone().map(What::Code));
                draft.entries.push(Entry {
                    place: view.place(*row, block.labels.first().copied().unwrap_or(0)),
                    who: Who::Open,
                    position: label.position.as_deref().map(position_name),
                    day: Some(first_index + index),
                    shift_days: 0,
                    weekday: None,
                    what: What::Heads(heads, Box::new(what.unwrap_or(What::Spans(Vec::new())))),
                    break_minutes: 0,
                    confirmed: false,
                    note: None,
                });
            }
        }
        for (index, column) in &columns {
            if label.heading && view.get(*row, *column).is_some() {
                draft.sign(Sign::HeadingAsShift);
            }
            // `Ana` and `9-17` side by side under a day.
            let spans = |at: usize| match view.get(*row, at).map(|cell| &cell.value) {
                Some(Value::Spans { spans, label, .. })
                    if label.is_empty() && columns.contains(&(*index, at)) =>
                {
                    Some(spans.clone())
                }
                _ => None,
            };
            let named = |at: usize| {
                let cell = view.get(*row, at).filter(|cell| cell.value == Value::Text);
                cell.is_some() && columns.contains(&(*index, at))
            };
            if spans(*column).is_some() && *column > 0 && named(*column - 1) {
                draft.take(view.place(*row, *column), Taken::Time);
                draft.sign(Sign::NameWithHours);
                continue;
            }
            let beside = spans(*column + 1).map(|spans| Label {
                span: Some(What::Spans(spans)),
                ..label.clone()
            });
            let of_day = day_hours.as_ref().and_then(|(_, hours)| hours.get(column));
            let own = of_day.filter(|_| label.span.is_none() && label.code.is_none());
            let of_day = own.map(|spans| Label {
                span: Some(What::Spans(spans.clone())),
                ..label.clone()
            });
            let label = beside.as_ref().or(of_day.as_ref()).unwrap_or(label);
            cell(
                view,
                *row,
                *column,
                label,
                first_index + index,
                (comma, capitals),
                draft,
            );
        }
    }
}

/// Whether what stands under the days of a row is weekdays: a part of their heading.
fn of_weekdays(view: View<'_>, row: usize, columns: &[(usize, usize)]) -> bool {
    let cells = columns
        .iter()
        .filter_map(|(_, column)| view.get(row, *column));
    let is_weekday = |cell: &&cells::Cell| {
        let date = cell.date.as_ref();
        date.is_some_and(|date| date.weekday.is_some() && !date.has_day())
    };
    let count = cells.clone().filter(is_weekday).count();
    count > 2 && count * 10 >= cells.count() * 8
}

/// Whether a heading names a day twice.
fn repeats(block: &Block) -> bool {
    let mut days = block.days.iter().enumerate();
    days.any(|(index, day)| {
        block
            .days
            .iter()
            .take(index)
            .any(|other| other.text == day.text)
    })
}

/// Whether what stands beside hours is at most one word that is no name of a job: `Vigil 6.00-7.00pm`.
fn is_remark(label: &str) -> bool {
    label.split_whitespace().count() <= 1 && !words::is_position_name(label)
}

/// A row with the hours of each day: the row, and the hours by column.
fn hours_of_days(
    view: View<'_>,
    block: &Block,
    columns: &[(usize, usize)],
    draft: &mut Draft,
) -> Option<(usize, HashMap<usize, Vec<Span>>)> {
    let spans = |row: usize, column: usize| match &view.get(row, column)?.value {
        Value::Spans { spans, label, .. } if is_remark(label) => Some(spans.clone()),
        _ => None,
    };
    let row = block.body.clone().find(|row| {
        let filled = columns
            .iter()
            .filter(|(_, column)| view.get(*row, *column).is_some());
        let timed = columns
            .iter()
            .filter(|(_, column)| spans(*row, *column).is_some());
        let count = timed.count();
        let several = columns.len() > block.days.len() || repeats(block);
        count > 1 && count == filled.count() && (!several || count == columns.len())
    })?;
    let others = block.body.clone().filter(|other| *other != row);
    let names = others
        .flat_map(|row| columns.iter().map(move |(_, column)| (row, *column)))
        .filter_map(|(row, column)| view.get(row, column));
    if !names.clone().any(|cell| cell.value == Value::Text)
        || names
            .clone()
            .any(|cell| matches!(cell.value, Value::Spans { .. }))
    {
        return None;
    }
    let mut hours = HashMap::new();
    for (_, column) in columns {
        if let Some(spans) = spans(row, *column) {
            draft.take(view.place(row, *column), Taken::Time);
            hours.insert(*column, spans);
        }
    }
    for column in &block.labels {
        if view.get(row, *column).is_some() {
            draft.take(view.place(row, *column), Taken::Heading);
        }
    }
    Some((row, hours))
}

/// The position of a numbered column: `Server.1` and `Server 2` are servers; `Bar.back` is how R writes `Bar back`.
fn position_name(text: &str) -> String {
    let plain = text
        .trim_end_matches(|c: char| c.is_ascii_digit())
        .trim_end_matches(['.', ' ', '_', '#', '-']);
    let plain = if plain.is_empty() { text } else { plain };
    let dotted = plain.split('.').count() > 1 && !plain.contains(' ');
    if dotted {
        plain.replace('.', " ").trim().to_owned()
    } else {
        plain.to_owned()
    }
}

/// Names and the hours behind each, which may be decimal, in the lines of a cell: `Ana 9-17`, or `Ana` above `9-17`.
pub(crate) fn names_with_hours(text: &str, decimal: bool) -> Vec<(String, Vec<Span>)> {
    let mut found = Vec::new();
    let mut before = String::new();
    let tongue = Tongue {
        decimal,
        ..Tongue::default()
    };
    for line in text.split(['\n', ';']).map(str::trim) {
        let line = format!("{before} {line}");
        let line = line.trim();
        match name_and_hours(line, tongue) {
            Some(own) => {
                found.push(own);
                before.clear();
            }
            None => before = line.to_owned(),
        }
    }
    if !before.is_empty() {
        found.clear();
    }
    found
}

/// Whether a text has letters of a script with capitals.
fn has_case(text: &str) -> bool {
    text.chars().any(|c| c.is_lowercase() || c.is_uppercase())
}

/// Whether a name is a single letter, as codes of shifts are.
fn is_initial(name: &str) -> bool {
    name.chars().count() == 1 && name.is_ascii()
}

/// A name and the hours behind it: the shortest end of the text that has all of its hours.
fn name_and_hours(text: &str, tongue: Tongue) -> Option<(String, Vec<Span>)> {
    let Value::Spans { spans: all, .. } = cells::value_in(text, tongue) else {
        return None;
    };
    let blanks = text.match_indices([' ', '(']).map(|(at, _)| at);
    let (name, spans) = blanks
        .filter_map(|at| {
            let (name, hours) = text.split_at_checked(at)?;
            match cells::value_in(hours.trim_matches([' ', '(', ')', ',']), tongue) {
                Value::Spans { spans, label, .. }
                    if (label.is_empty()
                        || words::topics(&words::fold(&label)).has(Topic::And))
                        && spans.len() == all.len() =>
                {
                    Some((name, spans))
                }
                _ => None,
            }
        })
        .next_back()?;
    let mut name = name.trim_matches([' ', ':', ',', '-', '–', '(']);
    // `Iván de 16 a 24`
    while let Some((rest, last)) = name.rsplit_once(' ')
        && last.chars().all(char::is_lowercase)
        && words::is_filler(last)
    {
        name = rest.trim_end();
    }
    let is_name = name.chars().any(char::is_alphabetic) && !words::is_shift_name(name);
    is_name.then(|| (name.to_owned(), spans))
}

fn cell(
    view: View<'_>,
    row: usize,
    column: usize,
    label: &Label,
    day: usize,
    (comma, capitals): (bool, bool),
    draft: &mut Draft,
) {
    let Some(cell) = view.get(row, column) else {
        return;
    };
    let several = cell.text.split_whitespace().count() > 1;
    let lower_among_capitals =
        capitals && several && !cell.text.chars().any(char::is_uppercase) && has_case(&cell.text);
    let place = view.place(row, column);
    let what = label
        .span
        .clone()
        .or_else(|| label.code.clone().map(What::Code))
        .unwrap_or_else(|| {
            // Hours that nothing names are asked once for the whole table.
            What::Code(String::new())
        });
    let position = label.position.as_deref().map(position_name);
    let push = |who: Who, what: What, position: Option<String>, draft: &mut Draft| {
        draft.entries.push(Entry {
            place,
            who,
            position,
            day: Some(day),
            shift_days: 0,
            weekday: None,
            what,
            break_minutes: 0,
            confirmed: false,
            note: None,
        });
    };
    match &cell.value {
        Value::Nothing => draft.take(place, Taken::Nothing),
        Value::Number => {
            let heads = cell.text.parse::<u32>().ok().filter(|heads| *heads <= 200);
            match heads {
                Some(heads) if label.span.is_some() || label.code.is_some() => {
                    push(
                        Who::Open,
                        What::Heads(heads, Box::new(what)),
                        position,
                        draft,
                    );
                    draft.take(place, Taken::Heads);
                }
                _ => draft.take(place, Taken::Unreadable),
            }
        }
        Value::Spans { .. } if !cell.names_with_hours().is_empty() => {
            // `Ana 9-17`: the cell has hours of its own.
            for (name, spans) in cell.names_with_hours() {
                draft.sign(if is_initial(name) {
                    Sign::NoName
                } else {
                    Sign::NameWithHours
                });
                let person = draft.person(name, None);
                draft.add_position(person, position.as_deref());
                push(
                    Who::Person(person),
                    What::Spans(spans.clone()),
                    position.clone(),
                    draft,
                );
            }
            draft.take(place, Taken::Person);
        }
        Value::Text | Value::Bad if words::is_vacant(&cell.text) => {
            push(Who::Open, what, position, draft);
            draft.take(place, Taken::Person);
        }
        // `staff meeting` among names that begin with capitals.
        Value::Text if lower_among_capitals => {
            draft.sign(Sign::NoName);
            draft.take(place, Taken::Unreadable);
        }
        Value::Text => {
            let people = cell.people(comma);
            for name in people {
                let known = *name == cell.text && cell.is_name();
                draft.sign(if known || cells::is_name_like(name) {
                    Sign::Name
                } else {
                    Sign::NoName
                });
                let person = draft.person(name, None);
                draft.add_position(person, position.as_deref());
                push(Who::Person(person), what.clone(), position.clone(), draft);
            }
            draft.take(
                place,
                if people.is_empty() {
                    Taken::Nothing
                } else {
                    Taken::Person
                },
            );
        }
        Value::Off(_) => {
            draft.take(place, Taken::Nothing);
            draft.sign(Sign::NoName);
        }
        _ => {
            draft.take(place, Taken::Unreadable);
            draft.sign(Sign::NoName);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        LayoutKind::{DayByNames, NamesByDay},
        testing::{demand, each, questions, roster},
    };

    #[test]
    fn names_in_the_cells_are_read() {
        each(&[
            (
                NamesByDay,
                "MONDAY,,TUESDAY,,WEDNESDAY,\nAna,9-5,Ana,9-5,Bo,9-5\nBo,12-8,Cy,12-8,Cy,12-8",
                &[
                    "Ana mon 9-17",
                    "Ana tue 9-17",
                    "Bo wed 9-17",
                    "Bo mon 12-20",
                    "Cy tue 12-20",
                    "Cy wed 12-20",
                ],
            ),
            (
                DayByNames,
                "Date,1st Shift 7-3,2nd Shift 3-11,3rd Shift 11-7\n23/11/2026,Ana/Bo,Cy,Dee\n24/11/2026,Ana,Cy,Dee",
                &[
                    "Ana 2026-11-23 7-15",
                    "Bo 2026-11-23 7-15",
                    "Ana 2026-11-24 7-15",
                    "Cy 2026-11-23 15-23",
                    "Cy 2026-11-24 15-23",
                    "Dee 2026-11-23 23-7",
                    "Dee 2026-11-24 23-7",
                ],
            ),
            (
                NamesByDay,
                "\tMon\tTue\n7-3\tAna\tBo\n3-11\tBo\tAna\n11-7\tDee\tDee",
                &[
                    "Ana mon 7-15",
                    "Bo tue 7-15",
                    "Bo mon 15-23",
                    "Ana tue 15-23",
                    "Dee mon 23-7",
                    "Dee tue 23-7",
                ],
            ),
            (
                NamesByDay,
                "Time,Mon,Tue\n8:00,Ana,Bo\n9:00,Ana,Bo\n10:00,\"Ana, Bo\",",
                &["Ana mon 8-11", "Bo tue 8-10", "Bo mon 10-11"],
            ),
            (
                NamesByDay,
                "\tMon\tTue\nServer\tAna 9-5\tBo 9-5\nCook\tDee 8-4\tEve 8-4",
                &[
                    "Ana mon 9-17 Server",
                    "Bo tue 9-17 Server",
                    "Dee mon 8-16 Cook",
                    "Eve tue 8-16 Cook",
                ],
            ),
            (
                NamesByDay,
                "Shift,Hours,Mon,Tue\nEarly,06:00-14:00,Ana,OPEN\nLate,14:00-22:00,Bo,Ana",
                &[
                    "Ana mon 6-14",
                    "open tue 6-14",
                    "Bo mon 14-22",
                    "Ana tue 14-22",
                ],
            ),
            (
                DayByNames,
                "Date,Morning (6-14),Late (14-22)\n23/11/2026,Ana / Bo,Cy\n24/11/2026,Ana,Bo / Cy",
                &[
                    "Ana 2026-11-23 6-14",
                    "Bo 2026-11-23 6-14",
                    "Ana 2026-11-24 6-14",
                    "Cy 2026-11-23 14-22",
                    "Bo 2026-11-24 14-22",
                    "Cy 2026-11-24 14-22",
                ],
            ),
        ]);
    }

    #[test]
    fn what_waits_for_somebody_is_open_and_notes_among_names_are_said() {
        let text = "Datum;Den;Ranní (6:00-14:00);Noční (22:00-6:00)\n30.11.2026;po;Novák;???\n1.12.2026;út;Malý;Horák\n2.12.2026;st;Novák;porada vedení";
        let read = roster(text);
        assert_eq!(
            crate::testing::shifts(&read),
            [
                "Novák 2026-11-30 6-14",
                "Malý 2026-12-01 6-14",
                "Novák 2026-12-02 6-14",
                "open 2026-11-30 22-6",
                "Horák 2026-12-01 22-6",
            ]
        );
        assert_eq!(
            crate::testing::problems(&read),
            ["4:4 Unreadable porada vedení"]
        );
    }

    #[test]
    fn a_code_with_its_hours_is_no_person_and_a_merged_title_no_position() {
        let text = |lines: &[&str]| {
            let cells = lines.iter();
            let cells = cells.map(|line| line.split('|').map(str::to_owned).collect());
            cells.collect::<Vec<Vec<String>>>()
        };
        let lines = text(&[
            "Rota December 2026||",
            "Date|Orla|Zeno",
            "01/12 (Tue)|E\n(7:00-15:00)|L\n(14:00-22:00)",
            "02/12 (Wed)|-|E\n(7:00-15:00)",
        ]);
        let merged = [crate::MergedRange::new((0, 0), (0, 2))];
        let roster = crate::read(
            &[crate::Grid::of_cells("", lines, &merged)],
            &crate::Options::new(crate::testing::monday()),
        );
        assert_eq!(
            crate::testing::shifts(&roster),
            [
                "Orla 2026-12-01 7-15 E",
                "Zeno 2026-12-01 14-22",
                "Zeno 2026-12-02 7-15 E"
            ]
        );
    }

    #[test]
    fn hours_that_no_label_names_are_asked() {
        let roles = roster("Day,Server.1,Server.2,Bar.back\nMon,Ana,Bo,Cy\nTue,Ana,Cy,0");
        assert_eq!(questions(&roles), ["Hours - 5"]);
        assert_eq!(
            questions(&roster(
                "Date,Morning,Night\n1-Jul,Ana / Bo,Cy / Dee\n2-Jul,Ana / Bo,Cy / Dee"
            )),
            ["Code Morning 2", "Code Night 2"]
        );
        assert_eq!(
            ["Server.1", "Bar.back", "Server 2", "Till"].map(position_name),
            ["Server", "Bar back", "Server", "Till"]
        );
    }

    #[test]
    fn numbers_under_times_are_heads() {
        let roster = roster("Shift,Mon,Tue\n06:00-14:00,3,2\n14:00-22:00,1,0");
        assert_eq!(
            demand(&roster),
            ["- mon 6-14 3", "- tue 6-14 2", "- mon 14-22 1"]
        );
    }

    #[test]
    fn commas_part_people_only_if_the_cells_say_so() {
        for (cells, people) in [
            (&["Ruiz, Ana", "Lund, Bo"][..], false),
            (&["Tilda, Bram", "Bram, Mika", "Noa"][..], true),
            (&["Ana, Bo, Cy"][..], true),
            (&["Ana, Bo", "Ana"][..], true),
        ] {
            assert_eq!(
                commas_part_people(cells.iter().copied()),
                people,
                "{cells:?}"
            );
        }
    }

    #[test]
    fn hours_behind_names_are_those_of_the_file() {
        each(&[(
            DayByNames,
            "Day,Bar,Kitchen\nMon,Ana 7.5-15.75,Cy 14-22\nTue,Ana 10.25-18.25,Cy 8-16\nWed,AB-54 10.25-18.25,Ana 8-16",
            &[
                "Ana mon 7:30-15:45 Bar",
                "Ana tue 10:15-18:15 Bar",
                "AB-54 wed 10:15-18:15 Bar",
                "Cy mon 14-22 Kitchen",
                "Cy tue 8-16 Kitchen",
                "Ana wed 8-16 Kitchen",
            ],
        )]);
    }

    #[test]
    fn marks_of_people_are_no_heads() {
        for text in [
            ",毛凤仙,夏早,秦婷婷,白夜行\n11/23(一),1,1,1,1\n11/24(二),1,1,,\n11/25(三),1,,1,1",
            "社員番号,氏名,11/23,11/24,11/25\n,,月,火,水\n4219,大月 土門,1,1,1\n4226,五月 遅子,1,1,休\n4233,久保田 五郎,1,1,1\n4240,林 一郎,,1,",
        ] {
            assert_eq!(questions(&roster(text)), ["Code 1 9"], "{text}");
        }
    }

    #[test]
    fn names_under_hours_are_no_codes_of_them() {
        each(&[(
            NamesByDay,
            "\t23 Nov\t24 Nov\t25 Nov\n09.00-10.00\tAB54 / AB56\tAB55\t\n10.00-11.00\tAB54\t\tAB56\n11.00-12.00\t\tAB55\tAB56\n12.00-13.00\tAB54\t\tAB57",
            &[
                "AB54 2026-11-23 9-11",
                "AB56 2026-11-23 9-10",
                "AB55 2026-11-24 9-10",
                "AB56 2026-11-25 10-12",
                "AB55 2026-11-24 11-12",
                "AB54 2026-11-23 12-13",
                "AB57 2026-11-25 12-13",
            ],
        )]);
    }

    #[test]
    fn hours_under_starts_and_ends_are_no_heads() {
        let two_rows = "氏名,,7/20,7/21,7/22\n,,月,火,水\n高梨 修,開始,,休み,7\n,終了,,,15\n坂井 智子,開始,7,10,\n,終了,15,18,";
        assert_eq!(
            crate::testing::shifts(&roster(two_rows)),
            [
                "高梨 修 2026-07-22 7-15",
                "坂井 智子 2026-07-20 7-15",
                "坂井 智子 2026-07-21 10-18"
            ]
        );
    }

    #[test]
    fn hours_beside_the_day_hold_for_the_roles_of_their_row() {
        use crate::testing::{roster, shifts};
        let read = roster(
            "Date,Mass,Reader,Welcomers\nSat 28 Nov,Vigil 6.00-7.00pm,A Byrne,C Fahy\nSun 29 Nov,9.30-10.30am,J Tierney,A Byrne\n,11.30am-12.30pm,O Kavanagh,\"P Hanlon, B Keane\"\nSat 5 Dec,Vigil 6.00-7.00pm,P Hanlon,VACANT",
        );
        assert_eq!(
            shifts(&read),
            [
                "A Byrne 2026-11-28 18-19 Reader",
                "J Tierney 2026-11-29 9:30-10:30 Reader",
                "O Kavanagh 2026-11-29 11:30-12:30 Reader",
                "P Hanlon 2026-12-05 18-19 Reader",
                "C Fahy 2026-11-28 18-19 Welcomers",
                "A Byrne 2026-11-29 9:30-10:30 Welcomers",
                "P Hanlon 2026-11-29 11:30-12:30 Welcomers",
                "B Keane 2026-11-29 11:30-12:30 Welcomers",
                "open 2026-12-05 18-19 Welcomers",
            ]
        );
    }

    #[test]
    fn a_day_shift_is_no_heading_of_days() {
        let roster = roster(
            "Datum,Dag 7-15,Natt 22-6\n2026-11-23,Lund; Tuva,Berg; Nils\n2026-11-24,Berg; Nils,Lund; Tuva",
        );
        assert_eq!(roster.layout, LayoutKind::DayByNames);
        // Side by side with the heading of the days it is no legend of it.
        let beside = crate::testing::roster(
            "Dag,Dag 7-15,Natt (22-6)\nmån,Tuva,Nils\ntis,Nils,Tuva\nons,Tuva,Nils",
        );
        assert_eq!((beside.shifts.len(), beside.questions.len()), (6, 0));
        let named = crate::testing::roster(
            "Datum,Dag,Natt\n2026-11-23,Tuva Lund,Nils Berg\n2026-11-24,Nils Berg,Tuva Lund\n2026-11-25,Tuva Lund,Nils Berg",
        );
        assert_eq!(
            crate::testing::questions(&named),
            ["Code Dag 3", "Code Natt 3"]
        );
    }
}
