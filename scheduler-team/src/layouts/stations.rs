//! Stations down and hours or shifts across, with the names of those who work there in the cells. The days stand in rows
//! of their own, in a column, or in the heading.

use std::collections::HashSet;

use super::{
    DayCell, Draft, Entry, LayoutKind, Sign, Taken, View, What, Who,
    names::commas_part_people,
    roles::{self, Role},
};
use crate::{
    cells::{self, Cell, Span, Value, Written},
    dates::{self, DateText},
    words::{self, Topic},
};

/// The fewest hours of a heading without a column of stations.
const MIN_UNLABELLED: usize = 3;

/// A heading: the columns of its hours or shifts, and those before them, of which there may be none.
struct Head {
    row: usize,
    slots: Vec<(usize, What)>,
    labels: Vec<usize>,
}

pub(crate) fn read(view: View<'_>) -> Option<Draft> {
    let heads: Vec<Head> = (0..view.rows()).filter_map(|row| head(view, row)).collect();
    if !heads.is_empty() && !has_stations(view, &heads) {
        return None;
    }
    let mut draft = Draft::new(LayoutKind::ByHour);
    let mut above = 0;
    for (index, head) in heads.iter().enumerate() {
        let next = heads.get(index + 1).map_or(view.rows(), |next| next.row);
        block(view, head, above, next, &mut draft);
        above = head.row + 1;
    }
    (!draft.entries.is_empty()).then_some(draft)
}

/// At least two columns of hours or shifts side by side, behind a column of stations.
fn head(view: View<'_>, row: usize) -> Option<Head> {
    let filled = view.filled(row);
    let is_slot = |column: &usize| {
        view.get(row, *column).is_some_and(|cell| {
            cell.date.as_ref().is_none_or(|date| date.weak)
                && match &cell.value {
                    Value::Spans { label, .. } => label.is_empty(),
                    // `03.08` is a day.
                    Value::Time(time) => time.minutes % 15 == 0,
                    // Swedish `Dag` is a day shift, too; in the first column it heads the days.
                    Value::Text => {
                        let day_shift = cell.role == Some(Role::Day) && *column > 0;
                        words::is_shift_name(&cell.text) && (cell.role.is_none() || day_shift)
                    }
                    _ => false,
                }
        })
    };
    let first = filled.iter().copied().find(|column| is_slot(column))?;
    let columns: Vec<usize> = filled
        .iter()
        .copied()
        .filter(|column| *column >= first)
        .collect();
    let is_span = |column: &usize| {
        let value = view.get(row, *column).map(|cell| &cell.value);
        matches!(value, Some(Value::Spans { .. }))
    };
    // Names under hours without a label: nothing but hours stands in the heading.
    if columns.len() < 2
        || !columns.iter().all(is_slot)
        || first == 0 && (columns.len() < MIN_UNLABELLED || !columns.iter().all(is_span))
    {
        return None;
    }
    let times: Vec<Option<Written>> = columns
        .iter()
        .map(
            |column| match view.get(row, *column).map(|cell| &cell.value) {
                Some(Value::Time(time)) => Some(*time),
                _ => None,
            },
        )
        .collect();
    // A single time holds until the next one; the last one as long as the one before it.
    let mut step = None;
    let mut slots = Vec::new();
    for (index, column) in columns.iter().enumerate() {
        let cell = view.get(row, *column)?;
        let what = match (&cell.value, times.get(index).copied().flatten()) {
            (Value::Spans { spans, .. }, _) => What::Spans(spans.clone()),
            (_, Some(from)) => {
                let next = times.get(index + 1).copied().flatten();
                let ahead = next.map(|next| (next.minutes + 2 * 1440 - from.minutes) % 1440);
                step = ahead.or(step);
                let to = Written {
                    minutes: from.minutes + step.filter(|step| (1..=720).contains(step))?,
                    halved: true,
                    of_24: true,
                    sure: true,
                };
                What::Spans(vec![Span {
                    exact: true,
                    ..Span::new(
                        Written {
                            halved: true,
                            ..from
                        },
                        to,
                    )
                }])
            }
            _ => What::Code(cell.text.clone()),
        };
        slots.push((*column, what));
    }
    Some(Head {
        row,
        slots,
        labels: (0..first).collect(),
    })
}

fn day_of(cell: &Cell) -> Option<DateText> {
    let whole = cell.date.clone().filter(|date| date.is_day() && !date.weak);
    let within = || {
        dates::mentioned(&cell.text)
            .into_iter()
            .find(|date| date.has_day() && !date.weak)
    };
    whole.or_else(within)
}

/// The rows of a heading with the column of their station and the text in it; none in a table without stations.
fn stations<'a>(
    view: View<'a>,
    head: &Head,
    body: std::ops::Range<usize>,
) -> Vec<(usize, usize, &'a str)> {
    let label = |row: usize| {
        if head.labels.is_empty() {
            let named = view.filled(row).len() > 1 || day_of(view.get(row, 0)?).is_none();
            return named.then_some((row, 0, ""));
        }
        let mut labels = head.labels.iter().copied();
        let column = labels.find(|column| {
            view.get(row, *column)
                .is_some_and(|cell| day_of(cell).is_none())
        })?;
        Some((row, column, view.text(row, column)))
    };
    body.filter_map(label).collect()
}

/// Whether the labels are stations and the cells people, not people and their tasks: a heading or the words of the
/// labels say so, or there are more names in the cells than labels.
fn has_stations(view: View<'_>, heads: &[Head]) -> bool {
    let (mut labels, mut names) = (Vec::new(), Vec::new());
    for (index, head) in heads.iter().enumerate() {
        let end = heads.get(index + 1).map_or(view.rows(), |next| next.row);
        let headings = head
            .labels
            .iter()
            .filter_map(|column| view.role(head.row, *column));
        // Days that stand as letters or numbers are no stations.
        let mut columns = head
            .labels
            .iter()
            .filter(|column| view.get(head.row, **column).is_some());
        // `星期` alone is no day.
        let heads_days = |column: &usize| {
            view.role(head.row, *column) == Some(Role::Day)
                || words::any(&words::words(view.text(head.row, *column)), Topic::Date)
        };
        let heads_weeks = |column: &usize| roles::is_week(view.text(head.row, *column));
        if columns.clone().any(heads_days)
            && columns.all(|column| heads_days(column) || heads_weeks(column))
        {
            let labels = stations(view, head, head.row + 1..end);
            let short = |text: &str| {
                text.chars().count() == 1 || text.bytes().all(|byte| byte.is_ascii_digit())
            };
            let days = labels.iter().filter(|(.., label)| short(label)).count();
            if days * 2 > labels.len() {
                return false;
            }
        }
        for role in headings {
            match role {
                Role::Position(_) => return true,
                Role::Person | Role::First | Role::Surname | Role::Id | Role::Start | Role::End => {
                    return false;
                }
                _ => {}
            }
        }
        for (row, _, label) in stations(view, head, head.row + 1..end) {
            labels.push(words::fold(label));
            let cells = head
                .slots
                .iter()
                .filter_map(|(column, _)| view.get(row, *column));
            names.extend(
                cells
                    .filter(|cell| cell.value == Value::Text)
                    .map(|cell| words::fold(&cell.text)),
            );
        }
    }
    let jobs = |texts: &[String]| {
        texts
            .iter()
            .filter(|text| words::is_position_name(text))
            .count()
    };
    let distinct = |texts: &[String]| texts.iter().collect::<HashSet<_>>().len();
    if heads.iter().all(|head| head.labels.is_empty()) {
        let named = names.iter().filter(|name| cells::is_name_like(name));
        return named.count() * 2 > names.len() && jobs(&names) == 0;
    }
    if jobs(&labels) * 2 > labels.len() {
        return jobs(&names) * 2 < names.len();
    }
    jobs(&names) == 0 && distinct(&names) > distinct(&labels)
}

fn block(view: View<'_>, head: &Head, above: usize, end: usize, draft: &mut Draft) {
    let body = head.row + 1..end;
    let rows = stations(view, head, body.clone());
    let comma = commas_part_people(rows.iter().flat_map(|(row, ..)| {
        head.slots
            .iter()
            .map(move |(column, _)| view.text(*row, *column))
    }));
    let mut day = None;
    let mut seen: HashSet<(Option<usize>, usize, usize)> = HashSet::new();
    let add = |draft: &mut Draft, text: DateText, row: usize, column: usize| {
        draft.take(view.place(row, column), Taken::Day);
        draft.days.push(DayCell {
            text,
            sequence: 0,
            place: view.place(row, column),
            week: None,
        });
        Some(draft.days.len() - 1)
    };
    for column in view.filled(head.row) {
        draft.take(view.place(head.row, column), Taken::Heading);
    }
    // The day of the whole block stands in the heading or nearest above it.
    let titled = (above..=head.row).rev().find_map(|row| {
        let mut columns = match head.labels.is_empty() && row < head.row {
            true => view.filled(row).into_iter(),
            false => head.labels.clone().into_iter(),
        };
        columns.find_map(|column| Some((row, column, day_of(view.get(row, column)?)?)))
    });
    if let Some((row, column, text)) = titled {
        day = add(draft, text, row, column);
    }
    for row in body {
        let filled = view.filled(row);
        let of_day = match head.labels.is_empty() && filled.len() == 1 {
            true => &filled,
            false => &head.labels,
        };
        for column in of_day {
            if let Some(text) = view.get(row, *column).and_then(day_of) {
                day = add(draft, text, row, *column);
            }
        }
        let Some((_, label, station)) = rows.iter().find(|(own, ..)| *own == row).copied() else {
            continue;
        };
        if words::is_total(station) {
            for column in filled {
                draft.uses.or_insert(view.place(row, column), Taken::Total);
            }
            continue;
        }
        if !head.labels.is_empty() {
            draft.take(view.place(row, label), Taken::Position);
            draft.sign(Sign::Slot);
        }
        let station = Some(station).filter(|station| !station.is_empty());
        if day.is_none() {
            // Which day it is has to be asked.
            let unnamed = DateText {
                index: Some(1),
                ..DateText::default()
            };
            day = add(
                draft,
                unnamed,
                head.row,
                head.labels.first().copied().unwrap_or(0),
            );
        }
        for (column, what) in &head.slots {
            let Some(cell) = view.get(row, *column) else {
                continue;
            };
            let place = view.place(row, *column);
            let (taken, people) = match &cell.value {
                Value::Nothing | Value::Off(_) => (Taken::Nothing, Vec::new()),
                Value::Text | Value::Bad if words::is_vacant(&cell.text) => {
                    (Taken::Person, vec![Who::Open])
                }
                Value::Text => {
                    let names = cells::people(&cell.text, comma).into_iter();
                    let people = names.map(|name| Who::Person(draft.person(&name, None)));
                    (Taken::Person, people.collect())
                }
                _ => (Taken::Unreadable, Vec::new()),
            };
            draft.take(place, taken);
            if taken == Taken::Person {
                let is_person = station.is_some_and(|station| {
                    !words::is_position_name(station) && cells::is_name_like(station)
                });
                draft.sign(if words::is_shift_name(&cell.text) || is_person {
                    Sign::NoName
                } else {
                    Sign::Slot
                });
            }
            for who in people {
                if let Who::Person(person) = who {
                    draft.add_position(person, station);
                    // Without stations, a name that stands twice under its hours works once.
                    if station.is_none() && !seen.insert((day, *column, person)) {
                        draft.take(place, Taken::Repeat);
                        continue;
                    }
                }
                draft.entries.push(Entry {
                    place,
                    who,
                    position: station.map(str::to_owned),
                    day,
                    shift_days: 0,
                    weekday: None,
                    what: what.clone(),
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
    use crate::testing::{each, questions, roster, shifts};

    #[test]
    fn names_under_hours_work_at_the_station_of_their_row() {
        let both = &[
            "Ana mon 9-13 Till",
            "Bo mon 13-17 Till",
            "Cy mon 9-13 Floor",
            "Bo tue 9-13 Till",
        ];
        each(&[
            (
                LayoutKind::ByHour,
                ",9-13,13-17\nMonday,,\nTill,Ana,Bo\nFloor,Cy,-\nTuesday,,\nTill,Bo,",
                both,
            ),
            (
                LayoutKind::ByHour,
                "Day,Station,9-13,13-17\nMonday,Till,Ana,Bo\n,Floor,Cy,\nTuesday,Till,Bo,",
                both,
            ),
            (
                LayoutKind::ByHour,
                "Monday,9-13,13-17\nTill,Ana,Bo\nFloor,Cy,\nTuesday,9-13,13-17\nTill,Bo,",
                both,
            ),
            (
                LayoutKind::ByHour,
                "Monday 23 November 2026\nStation,9:00,10:00,11:00,12:00\nTill,Ana,Ana,Bo / Cy,Open",
                &[
                    "Ana 2026-11-23 9-11 Till",
                    "Bo 2026-11-23 11-12 Till",
                    "Cy 2026-11-23 11-12 Till",
                    "open 2026-11-23 12-13 Till",
                ],
            ),
        ]);
        each(&[(
            LayoutKind::ByHour,
            "Friday 27 November 2026,,\n9 ~ 12,12 ~ 15,15 ~ 18\nAna,Bo,Cy\nCy,Ana,Cy\n28/11/2026,,\nBo,,Ana",
            &[
                "Ana 2026-11-27 9-15",
                "Bo 2026-11-27 12-15",
                "Cy 2026-11-27 15-18",
                "Cy 2026-11-27 9-12",
                "Bo 2026-11-28 9-12",
                "Ana 2026-11-28 15-18",
            ],
        )]);
        let named = roster("Station,AM,PM\nMonday,,\nTill,Ana,Bo\nFloor,Cy,Di");
        assert_eq!(
            (shifts(&named), questions(&named)),
            (vec![], vec!["Code AM 2".to_owned(), "Code PM 2".to_owned()])
        );
    }

    #[test]
    fn days_of_letters_and_numbers_are_no_stations() {
        for text in [
            "JULIO 2026\nDía,Fecha,6.30-14.30,14.30-22.30\nL,6,Paloma Lozoya,Begoña Sáez\nM,7,Julio Libre,Paloma Lozoya\nX,8,Begoña Sáez,Julio Libre\nJ,9,Paloma Lozoya,Begoña Sáez\nV,10,Julio Libre,Paloma Lozoya",
            "2026年7月\n日期,星期,6.30-14.30,14.30-22.30\n6,一,周日新,秦建军\n7,二,周日新,欧阳博文\n8,三,唐凤仙,周日新\n9,四,欧阳晚,周日新\n10,五,白夜行,唐凤仙",
            "6/7/2026\nDay,6.30-14.30,14.30-22.30\nM,Paloma Lozoya,Begoña Sáez\nT,Julio Libre,Paloma Lozoya\nW,Begoña Sáez,Julio Libre\nT,Paloma Lozoya,Begoña Sáez\nF,Julio Libre,Paloma Lozoya",
        ] {
            let read = roster(text);
            assert_eq!(read.layout, LayoutKind::DayByNames, "{text}");
            assert_eq!(shifts(&read).len(), 10, "{text}");
        }
    }

    #[test]
    fn a_day_shift_beside_a_heading_of_days_is_a_shift() {
        let roster = roster(
            "Dag,Dag,Kväll,Natt\nmån,AB35,AB33,AB32\ntis,AB30,AB31,AB36\nons,AB33,AB30,AB35",
        );
        assert_eq!(
            questions(&roster),
            ["Code Dag 3", "Code Kväll 3", "Code Natt 3"]
        );
    }

    #[test]
    fn a_station_without_a_day_is_asked_about_and_tasks_of_people_are_no_names() {
        let open = roster("Station,9-13,13-17\nTill,Ana,Bo\nFloor,Cy,Di");
        assert_eq!(
            (shifts(&open), questions(&open)),
            (vec![], vec!["Days - 1".to_owned()])
        );
        let tasks =
            roster("Monday,9-10,10-11,11-12,12-13\nAna,Till,Till,Floor,\nBo,Floor,,Till,Till");
        let people: Vec<&str> = tasks.people.iter().map(|person| &*person.name).collect();
        assert_eq!(people, ["Ana", "Bo"]);
    }
}
