//! Lines of text: a name and its days beneath it, or a day and beneath it the names with their hours or the hours with
//! their names.

use std::collections::HashSet;

use super::{DayCell, Draft, Entry, LayoutKind, Place, Sign, Taken, View, What, Who, names};
use crate::{
    cells::{self, Span, Value},
    dates::{self, DateText, Tongue},
    words::{self, OffKind},
};

/// What stands between the two parts of a line; a colon parts more surely than a dash, and a comma least.
const SIGNS: [&str; 7] = [": ", " - ", " – ", " — ", "  ", "\t", ", "];
/// The fewest lines of two parts.
const MIN_LINES: usize = 3;

/// What a part of a line can be.
#[derive(Debug, Clone, PartialEq)]
enum Part {
    Day(DateText),
    /// Hours, and the kind of shift or the position that they name.
    Hours(What, Taken, Option<String>),
    Text(String),
}

/// A line, and what it says.
enum Line {
    /// A day for those beneath it.
    Day(DateText),
    /// A day for those beneath it, and something that is not read: `Wed - late opening`.
    DayAnd(DateText),
    /// A day and its hours, of the person above.
    OfDay(DateText, What, Taken, Option<String>),
    /// A text and hours: people and when they work.
    OfPeople(String, What, Taken, Option<String>),
    /// A day or a position, and people with their hours: `Bar: Ana 9-17 / Bo 17-1`.
    OfTeam(Option<DateText>, Option<String>, Vec<(String, Vec<Span>)>),
    Other(String),
}

struct Row {
    place: Place,
    /// The other cells of the row.
    rest: Vec<Place>,
    line: Line,
}

pub(crate) fn read(view: View<'_>) -> Option<Draft> {
    let numbered = is_numbered(view);
    let rows: Vec<Row> = (0..view.rows())
        .filter_map(|row| parsed(view, row, numbered))
        .collect();
    // Hours in the rows of a table, which no line is read from.
    let read: HashSet<Place> = rows.iter().map(|row| row.place).collect();
    let left = (0..view.rows()).filter(|row| {
        let filled = view.filled(*row);
        let first = filled.first().map(|column| view.place(*row, *column));
        first.is_some_and(|first| !read.contains(&first))
            && filled.iter().any(|column| {
                let cell = view.get(*row, *column);
                cell.is_some_and(|cell| matches!(cell.value, Value::Spans { .. }))
            })
    });
    let left = left.count();
    if left >= MIN_LINES {
        return None;
    }
    let count = |is: fn(&Line) -> bool| rows.iter().filter(|row| is(&row.line)).count();
    let of_days = count(|line| matches!(line, Line::OfDay(..)));
    let of_people = count(|line| matches!(line, Line::OfPeople(..) | Line::OfTeam(..)));
    let days = count(|line| matches!(line, Line::Day(_) | Line::OfTeam(Some(_), ..)));
    let mut draft = Draft::new(LayoutKind::Lines);
    if of_days >= MIN_LINES && of_days > of_people {
        by_person(&rows, &mut draft);
    } else if of_people >= MIN_LINES && days > 0 {
        by_day(&rows, &mut draft);
    }
    for _ in 0..left {
        draft.sign(Sign::Unreadable);
    }
    (!draft.entries.is_empty()).then_some(draft)
}

/// A line of a numbered list: `3.` or `3)`, and what stands behind it.
fn number_of_line(text: &str) -> Option<(u32, &str)> {
    let text = cells::without_marks(text);
    let end = text.find(|c: char| !c.is_ascii_digit())?;
    let rest = text.get(end..)?.strip_prefix(['.', ')'])?;
    let behind = rest.trim_start();
    let parted = behind.len() < rest.len() && behind.starts_with(char::is_alphabetic);
    Some((text.get(..end)?.parse().ok().filter(|_| parted)?, behind))
}

/// Whether lines are numbered from 1 on, once or beneath each heading.
fn is_numbered(view: View<'_>) -> bool {
    let firsts = (0..view.rows()).filter_map(|row| {
        let column = view.filled(row).first().copied()?;
        number_of_line(view.text(row, column)).map(|(number, _)| number)
    });
    let numbers: Vec<u32> = firsts.collect();
    let follow = numbers.windows(2).all(|two| match two {
        [one, other] => *other == one + 1 || *other == 1,
        _ => false,
    });
    numbers.len() >= MIN_LINES && numbers.first() == Some(&1) && follow
}

fn parsed(view: View<'_>, row: usize, numbered: bool) -> Option<Row> {
    let tongue = view.cells.tongue;
    let filled = view.filled(row);
    let (first, rest) = filled.split_first()?;
    // A wider row is of a table, unless commas part the people of a line.
    let text = view.text(row, *first);
    let text = match number_of_line(text).filter(|_| numbered) {
        Some((_, behind)) => behind,
        None => text,
    };
    let parted = SIGNS.iter().any(|sign| text.contains(sign));
    if rest.len() > 1 && (!parted || matches!(line(text, tongue), Line::Other(_) | Line::Day(_))) {
        return None;
    }
    let others = rest.iter().map(|column| view.text(row, *column));
    let texts: Vec<&str> = std::iter::once(text).chain(others).collect();
    Some(Row {
        place: view.place(row, *first),
        rest: rest.iter().map(|column| view.place(row, *column)).collect(),
        line: line(&texts.join(", "), tongue),
    })
}

fn line(text: &str, tongue: Tongue) -> Line {
    let text = cells::without_marks(text);
    let parted = SIGNS.iter().flat_map(|sign| {
        let places = text.match_indices(sign);
        places.filter_map(|(at, sign)| Some((text.get(..at)?, text.get(at + sign.len()..)?)))
    });
    // `2 Nov: Frei` is no Friday.
    let is_off = |(left, right): (&str, &str)| {
        matches!(part(left, tongue), Some(Part::Day(_)))
            && matches!(cells::value(right.trim()), Value::Off(_))
    };
    if !parted.clone().any(is_off)
        && let Some(day) = heading(text.trim_end_matches(':'), tongue)
    {
        return Line::Day(day);
    }
    {
        for (left, right) in parted {
            let left = part(left, tongue);
            let of_day = matches!(left, Some(Part::Day(_)));
            let hours = || match cells::value_in(right.trim(), tongue) {
                // A cross or a dash in place of the hours of a day.
                Value::Nothing | Value::Mark if of_day && is_cross(right.trim()) => {
                    Some(Part::Hours(What::Off(OffKind::DayOff), Taken::Off, None))
                }
                // `Frei` is Friday as well.
                Value::Off(kind) => Some(Part::Hours(What::Off(kind), Taken::Off, None)),
                // `9-17` behind a day is hours.
                _ => part(
                    right,
                    Tongue {
                        dashes: false,
                        ..tongue
                    },
                ),
            };
            match (left, hours()) {
                (Some(Part::Day(day)), Some(Part::Hours(what, taken, label))) => {
                    return Line::OfDay(day, what, taken, label);
                }
                (Some(Part::Text(names)), Some(Part::Hours(what, taken, label)))
                | (
                    Some(Part::Hours(what @ What::Spans(_), taken, label)),
                    Some(Part::Text(names)),
                ) => {
                    return Line::OfPeople(names, what, taken, label);
                }
                _ => {}
            }
        }
    }
    of_team(text, tongue)
        .or_else(|| of_shift(text, tongue))
        .or_else(|| of_name(text, tongue))
        .or_else(|| day_and_text(text, tongue))
        .unwrap_or_else(|| Line::Other(text.to_owned()))
}

/// The name of a shift and those who work it: `Early: Ana, Bo`.
fn of_shift(text: &str, tongue: Tongue) -> Option<Line> {
    SIGNS.iter().take(4).find_map(|sign| {
        let (shift, names) = text.split_once(sign)?;
        let Some(Part::Text(names)) = part(names, tongue) else {
            return None;
        };
        let code = What::Code(shift.trim().to_owned());
        words::is_shift_name(shift).then_some(Line::OfPeople(names, code, Taken::Code, None))
    })
}

fn day_and_text(text: &str, tongue: Tongue) -> Option<Line> {
    SIGNS.iter().find_map(|sign| {
        let (day, other) = text.split_once(sign)?;
        match (part(day, tongue)?, part(other, tongue)?) {
            (Part::Day(day), Part::Text(_)) => Some(Line::DayAnd(day)),
            _ => None,
        }
    })
}

/// A name with hours directly behind it: `Ana 9-17`.
fn of_name(text: &str, tongue: Tongue) -> Option<Line> {
    let named = names::names_with_hours(text, tongue.decimal);
    let [(name, spans)] = &named[..] else {
        return None;
    };
    let is_name = name.split_whitespace().count() <= 3
        && (words::is_vacant(name) || cells::is_name_like(name) || !name.contains(' '))
        && !words::is_total(name)
        && !words::is_title(name)
        && !text.contains(['(', '=']);
    is_name.then(|| {
        let what = What::Spans(spans.clone());
        Line::OfPeople(name.clone(), what, Taken::Time, None)
    })
}

fn is_cross(text: &str) -> bool {
    matches!(text, "×" | "✗" | "✘" | "☒" | "-" | "–" | "—")
}

fn of_team(text: &str, tongue: Tongue) -> Option<Line> {
    let named = SIGNS.iter().find_map(|sign| {
        let (left, right) = text.split_once(sign)?;
        let people = right
            .replace(" / ", "\n")
            .replace(", ", "\n")
            .split('\n')
            .map(|text| names::names_with_hours(text.trim(), false))
            .map(|own| own.into_iter().next())
            .collect::<Option<Vec<_>>>()?;
        Some((part(left, tongue)?, people))
    });
    match named? {
        (Part::Day(day), people) => Some(Line::OfTeam(Some(day), None, people)),
        // `Open` and `Late` are no positions.
        (Part::Text(station), people) => {
            let station = Some(station).filter(|station| !words::is_shift_name(station));
            Some(Line::OfTeam(None, station, people))
        }
        (Part::Hours(..), _) => None,
    }
}

/// A day, with or without something in brackets behind it: `Monday (3 people)`.
fn heading(text: &str, tongue: Tongue) -> Option<DateText> {
    let day = |text: &str| match part(text, tongue) {
        Some(Part::Day(day)) => Some(day),
        _ => None,
    };
    let behind = || cells::brackets(text).filter(|_| text.ends_with([')', ']']));
    day(text).or_else(|| day(&behind()?.0))
}

fn part(text: &str, tongue: Tongue) -> Option<Part> {
    let text = text.trim();
    if text.is_empty() {
        return None;
    }
    // `MA-27` is somebody's number.
    if let Some(day) = dates::parse_in(text, tongue)
        .filter(|day| day.is_day() && !day.weak && !cells::is_glued(text))
    {
        return Some(Part::Day(day));
    }
    match cells::value_in(text, tongue) {
        Value::Spans { spans, label, .. }
            if label.is_empty()
                || words::is_shift_name(&label)
                || words::is_position_name(&label) =>
        {
            let label = Some(label).filter(|label| !label.is_empty());
            Some(Part::Hours(What::Spans(spans), Taken::Time, label))
        }
        Value::Off(kind) => Some(Part::Hours(What::Off(kind), Taken::Off, None)),
        Value::Text if !words::is_total(text) => Some(Part::Text(text.to_owned())),
        _ => None,
    }
}

/// The names that stand directly above lines of days.
fn by_person(rows: &[Row], draft: &mut Draft) {
    let mut person = None;
    for (index, row) in rows.iter().enumerate() {
        let next = rows.get(index + 1).map(|next| &next.line);
        match &row.line {
            Line::Other(name) if matches!(next, Some(Line::OfDay(..))) => {
                let (name, position) = match cells::brackets(name) {
                    Some((name, position)) => (name, Some(position)),
                    None => (name.trim_end_matches(':').to_owned(), None),
                };
                let own = draft.person(&name, None);
                draft.add_position(own, position.as_deref());
                person = Some(own);
                take(draft, row, Taken::Person);
            }
            Line::OfDay(day, what, taken, label) => {
                draft.take(row.place, Taken::Day);
                for place in &row.rest {
                    draft.take(*place, *taken);
                }
                let day = add_day(draft, row, day);
                let who = person.map_or(Who::Unknown, Who::Person);
                push(draft, row, who, day, (what, label));
            }
            _ => {}
        }
    }
}

fn by_day(rows: &[Row], draft: &mut Draft) {
    let names = rows.iter().filter_map(|row| match &row.line {
        Line::OfPeople(names, ..) => Some(names.as_str()),
        _ => None,
    });
    // Where somebody stands without a comma, the others are not `Surname, First`.
    let alone = names
        .clone()
        .any(|names| !names.contains(',') && !words::is_vacant(names));
    let comma = alone || super::names::commas_part_people(names.clone());
    let known = names.flat_map(|names| cells::people(names, comma));
    let known: HashSet<String> = known.map(|name| words::fold(&name)).collect();
    let mut day = None;
    for row in rows {
        match &row.line {
            Line::Day(text) => {
                take(draft, row, Taken::Day);
                day = Some(add_day(draft, row, text));
            }
            Line::DayAnd(text) => {
                take(draft, row, Taken::Unreadable);
                day = Some(add_day(draft, row, text));
            }
            Line::OfPeople(names, what, taken, label) => {
                let Some(day) = day else {
                    // Hours of nobody knows which day.
                    if matches!(what, What::Spans(_)) {
                        take(draft, row, Taken::Unreadable);
                    }
                    continue;
                };
                take(draft, row, *taken);
                if words::is_vacant(names) {
                    push(draft, row, Who::Open, day, (what, label));
                    continue;
                }
                let names = cells::people(names, comma).into_iter();
                for name in names.flat_map(|name| apart(name, &known)) {
                    let person = draft.person(&name, None);
                    push(draft, row, Who::Person(person), day, (what, label));
                }
            }
            Line::OfTeam(own, station, people) => {
                if let Some(text) = own {
                    day = Some(add_day(draft, row, text));
                }
                let Some(day) = day else {
                    take(draft, row, Taken::Unreadable);
                    continue;
                };
                take(draft, row, Taken::Time);
                for (name, spans) in people {
                    let who = match words::is_vacant(name) {
                        true => Who::Open,
                        false => Who::Person(draft.person(name, None)),
                    };
                    let what = What::Spans(spans.clone());
                    push(draft, row, who, day, (&what, station));
                }
            }
            _ => {}
        }
    }
}

/// The people of a name such as `Dona Neide e Wesley`, if both are known without the other.
fn apart(name: String, known: &HashSet<String>) -> Vec<String> {
    let parts: Vec<&str> = name.split(' ').collect();
    let is_and = |part: &str| words::topics(&words::fold(part)).has(words::Topic::And);
    let halves: Vec<String> = parts
        .split(|part| is_and(part))
        .map(|half| half.join(" "))
        .collect();
    let all = |half: &String| known.contains(&words::fold(half));
    match halves.len() > 1 && halves.iter().all(all) {
        true => halves,
        false => vec![name],
    }
}

fn take(draft: &mut Draft, row: &Row, taken: Taken) {
    draft.take(row.place, taken);
    for place in &row.rest {
        draft.take(*place, taken);
    }
}

fn add_day(draft: &mut Draft, row: &Row, day: &DateText) -> usize {
    draft.days.push(DayCell {
        text: day.clone(),
        sequence: 0,
        place: row.place,
        week: None,
    });
    draft.days.len() - 1
}

fn push(
    draft: &mut Draft,
    row: &Row,
    who: Who,
    day: usize,
    (what, label): (&What, &Option<String>),
) {
    if let Who::Person(person) = who {
        draft.add_position(person, label.as_deref());
    }
    draft.sign(Sign::LineOfTwo);
    draft.entries.push(Entry {
        place: row.place,
        who,
        position: label.clone(),
        day: Some(day),
        shift_days: 0,
        weekday: None,
        what: what.clone(),
        break_minutes: 0,
        confirmed: false,
        note: None,
    });
}

#[cfg(test)]
mod tests {
    use crate::{
        LayoutKind::Lines,
        testing::{absences, each, roster},
    };

    #[test]
    fn lines_of_days_and_of_people_are_read() {
        let three = &["Ana mon 9-17", "Ana tue 12-20", "Bo mon 9-17"];
        each(&[
            (
                Lines,
                "Ana\n- Mon: 9-17\n- Tue: 12-20\n\nBo\n- Mon: 9-17\n",
                three,
            ),
            (Lines, "Ana:\nMon  9-17\nTue  12-20\nBo:\nMon  9-17", three),
            (
                Lines,
                "## Mon\nAna - 9-17\nBo - 9-17\n## Tue\nAna - 12-20",
                &["Ana mon 9-17", "Bo mon 9-17", "Ana tue 12-20"],
            ),
            (
                Lines,
                "Monday:\n9-17: Ana, Bo\n12-20: Ana\nTuesday:\n9-17: Bo",
                &[
                    "Ana mon 9-17",
                    "Bo mon 9-17",
                    "Ana mon 12-20",
                    "Bo tue 9-17",
                ],
            ),
            (
                Lines,
                "Rota 23 November 2026\n=== Mon ===\nRuiz, Ana: 9-17\nLund, Bo: 9-17\n=== Tue ===\nRuiz, Ana: 12-20",
                &[
                    "Ruiz, Ana 2026-11-23 9-17",
                    "Lund, Bo 2026-11-23 9-17",
                    "Ruiz, Ana 2026-11-24 12-20",
                ],
            ),
        ]);
        // Contracts in brackets, heads needed behind the day, and the shift before its hours; decimal hours.
        each(&[
            (
                Lines,
                "=== Monday (staff: 3) ===\nAna (8-hour): Evening (13:30–21:30)\nBo  (6-hour): Morning (8:00–14:00)\n=== Tuesday (staff: 3) ===\nAna (8-hour): Morning (8:00–16:00)",
                &[
                    "Ana mon 13:30-21:30 Evening",
                    "Bo mon 8-14 Morning",
                    "Ana tue 8-16 Morning",
                ],
            ),
            (
                Lines,
                "=== Mon ===\n6.5-14.5 | Ana / Bo\n10.25-18.25 | Cy\n=== Tue ===\n6.5-14.5 | Cy",
                &[
                    "Ana mon 6:30-14:30",
                    "Bo mon 6:30-14:30",
                    "Cy mon 10:15-18:15",
                    "Cy tue 6:30-14:30",
                ],
            ),
        ]);
        each(&[
            // Positions, each with its people and their hours.
            (
                Lines,
                "MARTES 1/12\nBarra: Lucía 9 a 17 / Andrés 17 a 1\nSala: Pilar 12:30-16:30 y 20-24\nMIÉRCOLES 2/12\nBarra: Andrés 9 a 17 / Lucía 17 a 1\nSala: falta una persona 20-24",
                &[
                    "Lucía 2026-12-01 9-17 Barra",
                    "Andrés 2026-12-01 17-1 Barra",
                    "Pilar 2026-12-01 12:30-16:30 Sala",
                    "Pilar 2026-12-01 20-0 Sala",
                    "Andrés 2026-12-02 9-17 Barra",
                    "Lucía 2026-12-02 17-1 Barra",
                    "open 2026-12-02 20-0 Sala",
                ],
            ),
            (
                Lines,
                "Monday\nOpen: Jess 7-15\nMid: Tom 10-18\nTuesday\nOpen: Tom 7-15",
                &["Jess mon 7-15", "Tom mon 10-18", "Tom tue 7-15"],
            ),
            (
                Lines,
                "Hi all, next week:\nMon 30 Nov - Jess 9-17, Tom 12-20\nTue 1 Dec - Jess 9-17, Ana 12-20\nWed 2 Dec - Tom 9-17\nThanks!",
                &[
                    "Jess 2026-11-30 9-17",
                    "Tom 2026-11-30 12-20",
                    "Jess 2026-12-01 9-17",
                    "Ana 2026-12-01 12-20",
                    "Tom 2026-12-02 9-17",
                ],
            ),
            // Decimal hours behind a date, and crosses for days off.
            (
                Lines,
                "Filip\n* 2026-11-23: 10.25-18.25\n* 2026-11-24: 9-17\nOla\n* 2026-11-23: ×\n* 2026-11-24: 19-7",
                &[
                    "Filip 2026-11-23 10:15-18:15",
                    "Filip 2026-11-24 9-17",
                    "Ola 2026-11-24 19-7",
                ],
            ),
        ]);
        let away = roster("Ana\nMon: off\nTue: 9-17\nBo\nMon: Holiday\nTue: 9-17");
        assert_eq!(absences(&away), ["Ana mon DayOff", "Bo mon Holiday"]);
    }

    #[test]
    fn names_stand_directly_in_front_of_hours_in_lists_with_signs_and_numbers() {
        let three = &["Jess mon 9-17", "open mon 12-20", "Tom tue 9-17"];
        each(&[
            (
                Lines,
                "**Monday**\n- Jess 9-17\n- TBC 12-20\n**Tuesday**\n- Tom 9-17",
                three,
            ),
            (
                Lines,
                "*Monday*\n1. Jess 9-17\n2. TBC 12-20\n*Tuesday*\n1. Tom 9-17",
                three,
            ),
            (
                Lines,
                "*pon*\n- Kasia 8-16\n- wakat 12-20\n*wt*\n- Tomek 8-16\n*śr*\n- Ola 8-16",
                &[
                    "Kasia mon 8-16",
                    "open mon 12-20",
                    "Tomek tue 8-16",
                    "Ola wed 8-16",
                ],
            ),
            (
                Lines,
                "30 Nov - 6 Dec 2026\n1. Mon - Jess 9-17\n2. Tue - Tom 12-20\n3. Wed - Jess 9-17",
                &[
                    "Jess 2026-11-30 9-17",
                    "Tom 2026-12-01 12-20",
                    "Jess 2026-12-02 9-17",
                ],
            ),
            // The names of a shift, whose hours stand beneath.
            (
                Lines,
                "Mon\nEarly: Ana, Bo\nLate: Cy\nTue\nEarly: Cy\n\nEarly = 7-15, Late = 14-22",
                &["Ana mon 7-15", "Bo mon 7-15", "Cy mon 14-22", "Cy tue 7-15"],
            ),
            (
                Lines,
                "Minggu ini, 30 Nov - 3 Des 2026\nSenin, 30/11\n- Pagi (07.00-14.00): Budi, Sari\n- Malam (21.00-07.00): KOSONG\nSelasa, 1/12\n- Pagi (07.00-14.00): Dewi",
                &[
                    "Budi 2026-11-30 7-14 Pagi",
                    "Sari 2026-11-30 7-14 Pagi",
                    "open 2026-11-30 21-7 Malam",
                    "Dewi 2026-12-01 7-14 Pagi",
                ],
            ),
        ]);
    }

    #[test]
    fn a_day_with_a_text_behind_it_is_a_day_and_said() {
        let read = roster("Mon\nAna: 9-17\nBo: 9-17\nTue - late opening\nAna: 12-20");
        assert_eq!(
            crate::testing::shifts(&read),
            ["Ana mon 9-17", "Bo mon 9-17", "Ana tue 12-20"]
        );
        let said = crate::testing::problems(&read);
        assert_eq!(said, ["4:1 Unreadable Tue - late opening"]);
    }

    #[test]
    fn lines_that_are_not_read_are_said() {
        let text =
            "Mon\nAna: 9-17\nBo: 9-17\nTue\nAna: 9-17\nplease note Cy comes in 12-20 if he can";
        let said = crate::testing::problems(&roster(text));
        assert_eq!(
            said,
            ["6:1 Unreadable please note Cy comes in 12-20 if he can"]
        );
    }

    #[test]
    fn days_of_lines_are_those_of_their_language() {
        each(&[
            (
                Lines,
                "Turni 10/2026\n=== Lun 5 ===\n- Ugo - 9-17\n=== Mar 6 ===\n- Ugo - 9-17\n=== Mer 7 ===\n- Ada - 9-17",
                &[
                    "Ugo 2026-10-05 9-17",
                    "Ugo 2026-10-06 9-17",
                    "Ada 2026-10-07 9-17",
                ],
            ),
            (
                Lines,
                "Rota 22 November 2026\nAna\nTuesday: 15~23\nBo\nMonday: 9~17\nSunday: 9~17\nSaturday: 9~17",
                &[
                    "Ana 2026-11-24 15-23",
                    "Bo 2026-11-23 9-17",
                    "Bo 2026-11-22 9-17",
                    "Bo 2026-11-28 9-17",
                ],
            ),
            (
                Lines,
                "Grafik 2027\n01.03\n8:00 - 16:00: Teresa\n02.03\n14:00 - 22:00: Izabela\n03.03:\n14:00 - 22:00: Teresa",
                &[
                    "Teresa 2027-03-01 8-16",
                    "Izabela 2027-03-02 14-22",
                    "Teresa 2027-03-03 14-22",
                ],
            ),
            (
                Lines,
                "## 23-11\nNoor - 9.00-17.00\n## 24-11\nCato - 9.00-17.00\n## 25-11\nNoor - 17.00-01.00",
                &[
                    "Noor 2026-11-23 9-17",
                    "Cato 2026-11-24 9-17",
                    "Noor 2026-11-25 17-1",
                ],
            ),
            (
                Lines,
                "주 일요\n* 3/23(월) - 9:00~17:00\n* 3/24(화) - 9:00~17:00\n안규리\n* 3/23(월) - 9:00~17:00",
                &[
                    "주 일요 2026-03-23 9-17",
                    "주 일요 2026-03-24 9-17",
                    "안규리 2026-03-23 9-17",
                ],
            ),
            (
                Lines,
                "Rooster\nCas\n* ma: 9-17\n* di: vrij\n* wo: 12-20\nFem\n* ma: vrij\n* di: 9-17",
                &["Cas mon 9-17", "Cas wed 12-20", "Fem tue 9-17"],
            ),
            (
                Lines,
                "Ana\nMontag  frei\nDienstag  9-17\nFreitag  9-17\nBo\nMontag  9-17\nDienstag  frei",
                &["Ana tue 9-17", "Ana fri 9-17", "Bo mon 9-17"],
            ),
            (
                Lines,
                "Rooster 2026\nCas\n23-11: 9-17\n24-11: vrij\n25-11: 9-17\nFem\n23-11: vrij\n24-11: 9-17\n25-11: vrij",
                &[
                    "Cas 2026-11-23 9-17",
                    "Cas 2026-11-25 9-17",
                    "Fem 2026-11-24 9-17",
                ],
            ),
            (
                Lines,
                "## Mon\n9-17: MA-3, MA-4\n## Tue\n9-17: MA-3\n12-20: MA-4",
                &[
                    "MA-3 mon 9-17",
                    "MA-4 mon 9-17",
                    "MA-3 tue 9-17",
                    "MA-4 tue 12-20",
                ],
            ),
        ]);
    }
}
