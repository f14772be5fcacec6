//! Hours down and stations across, with the names of those who work there in the cells: the board of a day, or of several,
//! each with its day above it.

use std::collections::HashSet;

use super::{
    DayCell, Draft, Entry, LayoutKind, Sign, Taken, View, What, Who, names::commas_part_people,
    roles::Role,
};
use crate::{
    cells::{self, Span, Value, Written},
    dates::{self, DateText},
    words::{self, Topic},
};

/// The fewest stations, and the fewest rows of hours.
const FEWEST: usize = 2;

/// The heading of stations, and the rows of hours beneath it.
struct Board {
    head: usize,
    /// The column of the hours.
    hours: usize,
    stations: Vec<usize>,
    rows: Vec<(usize, Span)>,
}

pub(crate) fn read(view: View<'_>) -> Option<Draft> {
    let boards = find(view);
    if boards.is_empty() || !has_stations(view, &boards) {
        return None;
    }
    let mut draft = Draft::new(LayoutKind::ByHour);
    let mut above = 0;
    for board in &boards {
        self::board(view, board, above, &mut draft);
        above = board.rows.last().map_or(board.head, |(row, _)| row + 1);
    }
    (!draft.entries.is_empty()).then_some(draft)
}

fn find(view: View<'_>) -> Vec<Board> {
    let mut boards = Vec::new();
    let mut row = 0;
    while row + 1 < view.rows() {
        match board_at(view, row) {
            Some(board) => {
                row = board.rows.last().map_or(row, |(last, _)| *last) + 1;
                boards.push(board);
            }
            None => row += 1,
        }
    }
    boards
}

fn board_at(view: View<'_>, head: usize) -> Option<Board> {
    let next = head + 1;
    let hours = *view.filled(next).first()?;
    let stations: Vec<usize> = view
        .filled(head)
        .into_iter()
        .filter(|column| *column > hours)
        .collect();
    let begins = stations
        .iter()
        .any(|column| view.role(head, *column) == Some(Role::Start));
    let is_station = |column: &usize| {
        view.get(head, *column).is_some_and(|cell| {
            // `Deep End` is a place.
            let single = !cell.text.contains(' ');
            let other = match cell.role {
                Some(Role::Person | Role::Id | Role::Day | Role::Note) => true,
                Some(Role::Start) => single,
                // `Till` is a place as well.
                Some(Role::End) => single && begins,
                _ => false,
            };
            cell.value == Value::Text
                && cell.date.as_ref().is_none_or(|date| date.weak)
                && !other
                && !cell.is_shift()
        })
    };
    let headed = view.get(head, hours).is_none_or(|cell| {
        matches!(cell.value, Value::Text | Value::Date) && !matches!(cell.role, Some(Role::Person))
    });
    if stations.len() < FEWEST || !stations.iter().all(is_station) || !headed {
        return None;
    }
    let slot = |row: usize| match &view.get(row, hours)?.value {
        Value::Spans { spans, label, .. } if label.is_empty() => match spans[..] {
            [only] => Some((only.from, Some(only.to))),
            _ => None,
        },
        Value::Time(time) => Some((*time, None)),
        _ => None,
    };
    let mut rows: Vec<(usize, Written, Option<Written>)> = Vec::new();
    for row in next..view.rows() {
        match slot(row) {
            Some((from, to)) => rows.push((row, from, to)),
            None => break,
        }
    }
    if rows.len() < FEWEST {
        return None;
    }
    // A single time holds until the next one; the last as long as the one before it.
    let mut step = None;
    let mut timed = Vec::new();
    for (index, (row, from, to)) in rows.iter().enumerate() {
        let next = rows.get(index + 1).map(|(_, next, _)| *next);
        let ahead = next.map(|next| (next.minutes + 2 * 1440 - from.minutes) % 1440);
        step = ahead.filter(|step| (1..=720).contains(step)).or(step);
        let to = to.or_else(|| {
            Some(Written {
                minutes: from.minutes + step?,
                ..*from
            })
        })?;
        timed.push((*row, Span::new(*from, to)));
    }
    Some(Board {
        head,
        hours,
        stations,
        rows: timed,
    })
}

/// Whether the headings are stations and the cells people, not people and their tasks: their words say so, or the same
/// people stand under several headings, of which there is a break or which have several words each.
fn has_stations(view: View<'_>, boards: &[Board]) -> bool {
    let mut labels: Vec<&str> = Vec::new();
    let mut names: Vec<String> = Vec::new();
    for board in boards {
        let own = board
            .stations
            .iter()
            .map(|column| view.text(board.head, *column));
        labels.extend(own);
        for (row, _) in &board.rows {
            let cells = board
                .stations
                .iter()
                .filter_map(|column| view.get(*row, *column));
            for cell in cells.filter(|cell| cell.value == Value::Text) {
                names.extend(cells::people(&cell.text, true));
            }
        }
    }
    let jobs = |text: &str| words::is_position_name(text) || is_break(text);
    let of_labels = labels.iter().filter(|label| jobs(label)).count();
    let of_names = names.iter().filter(|name| jobs(name)).count();
    let several = |text: &str| text.split_whitespace().count() > 1;
    let many = labels.iter().filter(|label| several(label)).count();
    let named = names
        .iter()
        .filter(|name| cells::is_name_like(name))
        .count();
    let single = names.iter().filter(|name| !several(name)).count();
    of_names == 0
        && named * 10 >= names.len() * 8
        && !names.is_empty()
        && (of_labels * 2 > labels.len() || of_labels + many > 0 && single * 10 >= names.len() * 8)
}

fn is_break(text: &str) -> bool {
    words::any(&words::words(text), Topic::Break)
}

fn day_of(view: View<'_>, row: usize) -> Option<(usize, DateText)> {
    let filled = view.filled(row);
    filled.into_iter().find_map(|column| {
        let cell = view.get(row, column)?;
        let whole = cell.date.clone().filter(|date| date.is_day() && !date.weak);
        let within = || {
            dates::mentioned(&cell.text)
                .into_iter()
                .find(|date| date.has_day() && !date.weak)
        };
        Some((column, whole.or_else(within)?))
    })
}

fn board(view: View<'_>, board: &Board, above: usize, draft: &mut Draft) {
    let day = (above..=board.head)
        .rev()
        .find_map(|row| Some((row, day_of(view, row)?)));
    let (place, text) = match day {
        Some((row, (column, text))) => {
            draft.take(view.place(row, column), Taken::Day);
            (view.place(row, column), text)
        }
        // Which day it is has to be asked.
        None => (
            view.place(board.head, board.hours),
            DateText {
                index: Some(1),
                ..DateText::default()
            },
        ),
    };
    draft.days.push(DayCell {
        text,
        sequence: 0,
        place,
        week: None,
    });
    let day = Some(draft.days.len() - 1);
    if view.get(board.head, board.hours).is_some() {
        draft
            .uses
            .or_insert(view.place(board.head, board.hours), Taken::Heading);
    }
    let texts = board.rows.iter().flat_map(|(row, _)| {
        let stations = board.stations.iter();
        stations.map(move |column| view.text(*row, *column))
    });
    let comma = commas_part_people(texts);
    for column in &board.stations {
        draft.take(view.place(board.head, *column), Taken::Position);
    }
    for (row, span) in &board.rows {
        draft.take(view.place(*row, board.hours), Taken::Time);
        let mut seen: HashSet<usize> = HashSet::new();
        for column in &board.stations {
            let Some(cell) = view.get(*row, *column) else {
                continue;
            };
            let place = view.place(*row, *column);
            let station = view.text(board.head, *column);
            if is_break(station) {
                draft.take(place, Taken::Break);
                continue;
            }
            let (taken, people) = match &cell.value {
                Value::Nothing | Value::Off(_) => (Taken::Nothing, Vec::new()),
                Value::Text | Value::Bad if words::is_vacant(&cell.text) => {
                    (Taken::Person, vec![Who::Open])
                }
                Value::Text => {
                    let names = cell.people(comma).iter();
                    let people = names.map(|name| Who::Person(draft.person(name, None)));
                    (Taken::Person, people.collect())
                }
                _ => (Taken::Unreadable, Vec::new()),
            };
            draft.take(place, taken);
            for who in people {
                let twice = match who {
                    Who::Person(person) => {
                        draft.add_position(person, Some(station));
                        !seen.insert(person)
                    }
                    _ => false,
                };
                draft.sign(if twice { Sign::NameTwice } else { Sign::Slot });
                draft.entries.push(Entry {
                    place,
                    who,
                    position: Some(station.to_owned()),
                    day,
                    shift_days: 0,
                    weekday: None,
                    what: What::Spans(vec![*span]),
                    break_minutes: 0,
                    confirmed: false,
                    note: None,
                });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::each;

    #[test]
    fn names_beside_hours_work_at_the_station_above_them() {
        each(&[
            (
                LayoutKind::ByHour,
                "Pool rotation,,,\n\"Saturday, December 5, 2026\",,,\nTime,Deep End,Slide,Break\n10:00 - 10:30,Kei,Dom,Xan\n10:30 - 11:00,Xan,Kei,Dom\n11:00 - 11:30,Dom & Kei,closed,",
                &[
                    "Kei 2026-12-05 10-10:30 Deep End",
                    "Dom 2026-12-05 10-10:30 Slide",
                    "Xan 2026-12-05 10:30-11 Deep End",
                    "Kei 2026-12-05 10:30-11 Slide",
                    "Dom 2026-12-05 11-11:30 Deep End",
                    "Kei 2026-12-05 11-11:30 Deep End",
                ],
            ),
            (
                LayoutKind::ByHour,
                "Monday,,\n,Front desk,Till\n9:00,Ana,Bo\n10:00,Bo,Ana\nTuesday,,\n,Front desk,Till\n9:00,Cy,Bo\n10:00,TBC,Cy",
                &[
                    "Ana mon 9-10 Front desk",
                    "Bo mon 9-10 Till",
                    "Bo mon 10-11 Front desk",
                    "Ana mon 10-11 Till",
                    "Cy tue 9-10 Front desk",
                    "Bo tue 9-10 Till",
                    "open tue 10-11 Front desk",
                    "Cy tue 10-11 Till",
                ],
            ),
        ]);
    }

    #[test]
    fn tasks_of_people_are_no_stations() {
        let text = "Monday,,\nTime,Ana,Bo\n9-10,Till,Bar\n10-11,Bar,Till";
        assert!(
            crate::testing::roster(text)
                .people
                .iter()
                .all(|person| person.name != "Till")
        );
    }
}
