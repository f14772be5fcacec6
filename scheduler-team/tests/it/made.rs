//! Rosters that are made from a seed, with their truth: in many layouts, languages and spellings. What is read of them is
//! right, or it is asked; and a change to one of them changes only what it should.

use std::collections::BTreeSet;

use chrono::{Days, NaiveDate};
use scheduler_team::{Grid, Options, QuestionKind, Roster, read};

/// Person, date, and minutes of start and end after its midnight.
type Shift = (String, NaiveDate, u32, u32);

/// A generator of numbers, the same for the same seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }
}

/// The words of a language: name, date, start, end, hours, off, weekdays.
struct Words {
    head: [&'static str; 5],
    off: &'static str,
    jobs: [&'static str; 2],
}

const LANGUAGES: [Words; 4] = [
    Words {
        head: ["Name", "Date", "Start", "End", "Hours"],
        off: "off",
        jobs: ["Bar", "Kitchen"],
    },
    Words {
        head: ["Nombre", "Fecha", "Entrada", "Salida", "Horario"],
        off: "libre",
        jobs: ["Barra", "Cocina"],
    },
    Words {
        head: ["Nom", "Date", "Début", "Fin", "Horaire"],
        off: "repos",
        jobs: ["Salle", "Cuisine"],
    },
    Words {
        head: ["Name", "Datum", "Beginn", "Ende", "Arbeitszeit"],
        off: "frei",
        jobs: ["Theke", "Küche"],
    },
];
const PEOPLE: [&str; 10] = [
    "Ana Ruiz",
    "Bo Lund",
    "Zoë Marsh",
    "Ines Vidal",
    "Odell Quint",
    "Tove Asher",
    "Marlo Finch",
    "Renko Haas",
    "Sibyl Dorn",
    "Noé Prat",
];
const HOURS: [(u32, u32); 5] = [
    (420, 900),
    (540, 1020),
    (600, 1110),
    (840, 1320),
    (1320, 1800),
];
const LAYOUTS: [&str; 12] = [
    "grid",
    "days down",
    "list",
    "person lines",
    "day lines",
    "hour lines",
    "subcolumns",
    "two rows",
    "slots down",
    "slots across",
    "roles across",
    "person columns",
];

struct Made {
    layout: &'static str,
    text: String,
    shifts: BTreeSet<Shift>,
}

fn clock(style: usize, minutes: u32) -> String {
    let (hour, minute) = (minutes / 60 % 24, minutes % 60);
    match style {
        0 => format!("{hour:02}:{minute:02}"),
        1 => format!("{hour}.{minute:02}"),
        _ => format!("{hour}h{minute:02}"),
    }
}

/// What is changed of a roster before it is written down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Change {
    None,
    /// Nobody works on one day.
    Closed(usize),
    /// The first person has a second surname.
    Surname,
    /// It is that of the week after.
    NextWeek,
}

/// A roster of a week, as a table of tabs or as lines.
fn made(seed: u64) -> Made {
    made_with(seed, Change::None)
}

fn made_with(seed: u64, change: Change) -> Made {
    let mut dice = Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(1));
    let layout = LAYOUTS[seed as usize % LAYOUTS.len()];
    let words = &LANGUAGES[dice.below(LANGUAGES.len())];
    let style = dice.below(3);
    let first =
        NaiveDate::from_ymd_opt(2026, 11, 23).unwrap() + Days::new(7 * dice.below(4) as u64);
    let later = if change == Change::NextWeek { 7 } else { 0 };
    let days: Vec<NaiveDate> = first.iter_days().skip(later).take(7).collect();
    let mut people: Vec<String> = PEOPLE
        .iter()
        .skip(dice.below(4))
        .take(4 + dice.below(3))
        .map(|name| (*name).to_owned())
        .collect();
    if change == Change::Surname {
        people[0].push_str(" y Gómez");
    }
    let span = |(from, to): (u32, u32)| format!("{}-{}", clock(style, from), clock(style, to));
    let date = |day: &NaiveDate| day.format("%d/%m/%Y").to_string();
    let mut plan: Vec<Vec<Option<(u32, u32)>>> = people
        .iter()
        .map(|_| {
            days.iter()
                .map(|_| (dice.below(5) > 1).then(|| dice.of(&HOURS)))
                .collect()
        })
        .collect();
    let mut shifts = BTreeSet::new();
    let mut rows: Vec<Vec<String>> = Vec::new();
    let mut lines: Vec<String> = Vec::new();
    let text = |cell: Option<(u32, u32)>| cell.map_or_else(|| words.off.to_owned(), span);
    let [name, day, start, end, hours] = words.head.map(str::to_owned);
    let dates: Vec<String> = days.iter().map(date).collect();
    let by_slot = ["slots down", "slots across", "hour lines", "roles across"].contains(&layout);
    if by_slot {
        // Everybody works the hours of their slot; on each day somebody is off.
        for (index, own) in plan.iter_mut().enumerate() {
            for (at, cell) in own.iter_mut().enumerate() {
                let hours = if layout == "roles across" {
                    HOURS[at % 2 * 3]
                } else {
                    HOURS[(index + at) % 2 * 3]
                };
                *cell = (at % people.len() != index).then_some(hours);
            }
        }
    }
    if let Change::Closed(day) = change {
        for own in &mut plan {
            own[day] = None;
        }
    }
    let working = |at: usize, slot: (u32, u32)| -> Vec<String> {
        let own = people
            .iter()
            .zip(&plan)
            .filter(|(_, own)| own[at] == Some(slot));
        own.map(|(person, _)| (*person).to_owned()).collect()
    };
    match layout {
        "grid" | "two rows" => {
            rows.push(
                [
                    vec![name],
                    if layout == "grid" {
                        vec![]
                    } else {
                        vec![String::new()]
                    },
                    dates,
                ]
                .concat(),
            );
            for (person, own) in people.iter().zip(&plan) {
                let mut row = vec![(*person).to_owned()];
                if layout == "grid" {
                    row.extend(own.iter().map(|cell| text(*cell)));
                    rows.push(row);
                    continue;
                }
                let part = |is_end: bool| {
                    let time = move |cell: &Option<(u32, u32)>| {
                        cell.map_or_else(String::new, |(from, to)| {
                            clock(style, if is_end { to } else { from })
                        })
                    };
                    own.iter().map(time).collect::<Vec<_>>()
                };
                rows.push([row, vec![start.clone()], part(false)].concat());
                rows.push([vec![String::new(), end.clone()], part(true)].concat());
            }
        }
        "days down" => {
            rows.push(
                [
                    vec![day],
                    people.iter().map(|person| (*person).to_owned()).collect(),
                ]
                .concat(),
            );
            for (at, date) in dates.iter().enumerate() {
                rows.push(
                    [
                        vec![date.clone()],
                        plan.iter().map(|own| text(own[at])).collect(),
                    ]
                    .concat(),
                );
            }
        }
        "person columns" | "subcolumns" => {
            let across: Vec<String> = if layout == "subcolumns" {
                dates.clone()
            } else {
                people.iter().map(|person| (*person).to_owned()).collect()
            };
            let corner = if layout == "subcolumns" { name } else { day };
            rows.push(
                [
                    vec![String::new()],
                    across
                        .iter()
                        .flat_map(|head| [head.clone(), String::new()])
                        .collect(),
                ]
                .concat(),
            );
            rows.push(
                [
                    vec![corner],
                    across
                        .iter()
                        .flat_map(|_| [start.clone(), end.clone()])
                        .collect(),
                ]
                .concat(),
            );
            let pair = |cell: Option<(u32, u32)>| {
                cell.map_or_else(
                    || [String::new(), String::new()],
                    |(from, to)| [clock(style, from), clock(style, to)],
                )
            };
            if layout == "subcolumns" {
                for (person, own) in people.iter().zip(&plan) {
                    rows.push(
                        [
                            vec![(*person).to_owned()],
                            own.iter().flat_map(|cell| pair(*cell)).collect(),
                        ]
                        .concat(),
                    );
                }
            } else {
                for (at, date) in dates.iter().enumerate() {
                    rows.push(
                        [
                            vec![date.clone()],
                            plan.iter().flat_map(|own| pair(own[at])).collect(),
                        ]
                        .concat(),
                    );
                }
            }
        }
        "list" => {
            rows.push(vec![day, name, start, end]);
            for (at, date) in dates.iter().enumerate() {
                for (person, own) in people.iter().zip(&plan) {
                    if let Some((from, to)) = own[at] {
                        rows.push(vec![
                            date.clone(),
                            (*person).to_owned(),
                            clock(style, from),
                            clock(style, to),
                        ]);
                    }
                }
            }
        }
        "slots down" | "slots across" => {
            let slots = [HOURS[0], HOURS[3]];
            let cell = |at: usize, slot: (u32, u32)| working(at, slot).join(" / ");
            if layout == "slots down" {
                rows.push([vec![hours], dates].concat());
                for slot in slots {
                    rows.push(
                        [vec![span(slot)], (0..7).map(|at| cell(at, slot)).collect()].concat(),
                    );
                }
            } else {
                rows.push([vec![day], slots.map(span).to_vec()].concat());
                for (at, date) in dates.iter().enumerate() {
                    rows.push(
                        [
                            vec![date.clone()],
                            slots.map(|slot| cell(at, slot)).to_vec(),
                        ]
                        .concat(),
                    );
                }
            }
        }
        "roles across" => {
            rows.push([vec![day, hours], words.jobs.map(str::to_owned).to_vec()].concat());
            for (at, date) in dates.iter().enumerate() {
                let slot = HOURS[at % 2 * 3];
                let own = working(at, slot);
                let half = own.len().div_ceil(2);
                let cells = own.chunks(half.max(1)).map(|names| names.join(" + "));
                rows.push([vec![date.clone(), span(slot)], cells.collect()].concat());
            }
        }
        "person lines" => {
            for (person, own) in people.iter().zip(&plan) {
                lines.push((*person).to_owned());
                lines.extend(
                    dates
                        .iter()
                        .zip(own)
                        .map(|(date, cell)| format!("- {date}: {}", text(*cell))),
                );
                lines.push(String::new());
            }
        }
        _ => {
            for (at, date) in dates.iter().enumerate() {
                lines.push(format!("## {date}"));
                if layout == "day lines" {
                    lines.extend(
                        people
                            .iter()
                            .zip(&plan)
                            .map(|(person, own)| format!("{person} - {}", text(own[at]))),
                    );
                } else {
                    for slot in [HOURS[0], HOURS[3]] {
                        let own = working(at, slot);
                        if !own.is_empty() {
                            lines.push(format!("{}: {}", span(slot), own.join(" & ")));
                        }
                    }
                }
                lines.push(String::new());
            }
        }
    }
    for (person, own) in people.iter().zip(&plan) {
        for (day, cell) in days.iter().zip(own) {
            if let Some((from, to)) = cell {
                shifts.insert(((*person).to_owned(), *day, *from, *to));
            }
        }
    }
    let text = if rows.is_empty() {
        lines.join("\n")
    } else {
        rows.iter()
            .map(|row| row.join("\t"))
            .collect::<Vec<_>>()
            .join("\n")
    };
    Made {
        layout,
        text,
        shifts,
    }
}

fn roster(text: &str) -> Roster {
    read(
        &[Grid::of_text(text)],
        &Options::new(NaiveDate::from_ymd_opt(2026, 11, 23).unwrap()),
    )
}

fn shifts(roster: &Roster) -> BTreeSet<Shift> {
    let of = |shift: &scheduler_team::RosterShift| {
        let person = shift
            .person
            .map(|person| roster.people[person as usize].name.clone());
        let date = shift.day.date.as_deref().and_then(|date| date.parse().ok());
        (
            person.unwrap_or_default(),
            date.unwrap_or_default(),
            shift.start_minutes,
            shift.end_minutes,
        )
    };
    roster.shifts.iter().map(of).collect()
}

#[test]
fn made_rosters_are_right_or_asked_about() {
    let (mut all, mut right, mut whole, mut count) = (0, 0, 0, 0);
    let mut silent = String::new();
    for seed in 0..240 {
        let made = made(seed);
        let roster = roster(&made.text);
        let found = shifts(&roster);
        let known = found.intersection(&made.shifts).count();
        count += 1;
        all += made.shifts.len();
        right += known;
        whole += usize::from(found == made.shifts);
        let asked =
            !roster.questions.is_empty() || roster.problems.iter().any(|problem| !problem.note);
        if known < found.len() && !asked {
            silent.push_str(&format!("\nseed {seed}, {}:\n{}\n", made.layout, made.text));
        }
    }
    assert!(silent.is_empty(), "{silent}");
    assert!(right * 100 >= all * 95, "{right} of {all} shifts");
    assert!(whole * 100 >= count * 80, "{whole} of {count} rosters");
}

#[test]
fn a_reading_that_is_right_is_seldom_doubted() {
    let made: Vec<Made> = (0..240).map(made).collect();
    let right = made.iter().map(|made| (made, roster(&made.text)));
    let right: Vec<_> = right
        .filter(|(made, roster)| shifts(roster) == made.shifts)
        .collect();
    let doubted = right.iter().filter(|(_, roster)| {
        roster
            .questions
            .iter()
            .any(|question| question.kind == QuestionKind::Reading)
    });
    let layouts: Vec<&str> = doubted.map(|(made, _)| made.layout).collect();
    assert!(
        layouts.len() * 20 <= right.len(),
        "{} of {}: {layouts:?}",
        layouts.len(),
        right.len()
    );
}

/// The rosters of which all shifts are read, with their seeds.
fn whole() -> impl Iterator<Item = (u64, Made)> {
    let all = (0..48).map(|seed| (seed, made(seed)));
    all.filter(|(_, made)| shifts(&roster(&made.text)) == made.shifts)
}

/// Fails with every roster whose shifts are not those that are expected, in all of the layouts.
fn assert_each(changed: impl Iterator<Item = (String, BTreeSet<Shift>)>) {
    let mut count = 0;
    let mut wrong = String::new();
    for (text, expected) in changed {
        count += 1;
        let found = shifts(&roster(&text));
        if found != expected {
            let lost = expected.difference(&found).next();
            let invented = found.difference(&expected).next();
            wrong.push_str(&format!("\n{text}\nlost {lost:?}, invented {invented:?}\n"));
        }
    }
    assert!(wrong.is_empty() && count > 0, "{wrong}");
}

#[test]
fn doubling_a_week_adds_a_week() {
    let tables = whole()
        .filter(|(_, made)| ["grid", "days down", "list", "two rows"].contains(&made.layout));
    assert_each(tables.map(|(seed, made)| {
        let next = made_with(seed, Change::NextWeek);
        let both = made.shifts.union(&next.shifts).cloned().collect();
        (format!("{}\n\n{}", made.text, next.text), both)
    }));
}

#[test]
fn closing_a_day_takes_its_shifts_only() {
    let changes = whole().flat_map(|(seed, _)| {
        [seed as usize % 7, 6].map(|day| made_with(seed, Change::Closed(day)))
    });
    assert_each(changes.map(|made| (made.text, made.shifts)));
}

#[test]
fn a_second_surname_changes_the_name_only() {
    let changes = whole().map(|(seed, _)| made_with(seed, Change::Surname));
    assert_each(changes.map(|made| (made.text, made.shifts)));
}

#[test]
fn a_second_surname_beside_weekdays_and_a_closed_day_is_no_second_person() {
    let read = roster(
        "Nombre\tPuesto\tLunes\tMartes\tMiércoles\tJueves\tViernes\tSábado\tDomingo\nAna Fuente y Gómez\tSala\t\t9-17\t\t12-20\t9-17\t\t\nLuis Mora\tSala\t\t\t9-17\t9-17\t\t12-20\t9-17\nEva Prat\tSala\t\t12-20\t12-20\t\t12-20\t9-17\t\nIván Sol\tSala\t\t9-17\t9-17\t12-20\t9-17\t12-20\t12-20",
    );
    let people: Vec<&str> = read.people.iter().map(|person| &*person.name).collect();
    assert_eq!(
        people,
        ["Ana Fuente y Gómez", "Luis Mora", "Eva Prat", "Iván Sol"]
    );
    assert_eq!((read.shifts.len(), read.questions.len()), (17, 0));
}

#[test]
fn the_legend_may_stand_anywhere() {
    let codes = [("E", 420, 900), ("L", 840, 1320), ("N", 1320, 1800)];
    for seed in 0..16 {
        let mut dice = Dice(seed);
        let people: Vec<&str> = PEOPLE[dice.below(4)..].iter().copied().take(4).collect();
        let monday = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
        let days: Vec<NaiveDate> = monday.iter_days().take(5 + dice.below(3)).collect();
        let mut expected = BTreeSet::new();
        let heading = days.iter().map(|day| day.format("\t%d/%m/%Y").to_string());
        let mut rows = vec![format!("Name{}", heading.collect::<String>())];
        for person in people {
            let mut row = person.to_owned();
            for day in &days {
                row.push('\t');
                if dice.below(4) > 0 {
                    let (code, from, to) = dice.of(&codes);
                    row.push_str(code);
                    expected.insert((person.to_owned(), *day, from, to));
                }
            }
            rows.push(row);
        }
        let legend =
            codes.map(|(code, from, to)| (code, format!("{}-{}", from / 60, to / 60 % 24)));
        let parts = legend
            .clone()
            .map(|(code, hours)| format!("{code} = {hours}"));
        let one_line = parts.join(", ");
        let lines: Vec<String> = legend
            .iter()
            .map(|(code, hours)| format!("{code}\t{hours}"))
            .collect();
        let beside: Vec<String> = rows
            .iter()
            .enumerate()
            .map(
                |(row, text)| match row.checked_sub(1).and_then(|row| lines.get(row)) {
                    Some(line) => format!("{text}\t\t{line}"),
                    None => text.clone(),
                },
            )
            .collect();
        let table = rows.join("\n");
        for text in [
            format!("{table}\n\n{one_line}"),
            format!("{one_line}\n\n{table}"),
            format!("{table}\n\n{}", lines.join("\n")),
            format!("{table}\n\n{}", parts.join("\n")),
            beside.join("\n"),
        ] {
            let read = roster(&text);
            assert_eq!(shifts(&read), expected, "{text}");
            assert_eq!((read.people.len(), read.questions.len()), (4, 0), "{text}");
        }
    }
}

#[test]
fn the_columns_of_a_list_stand_in_any_order() {
    let mut dice = Dice(7);
    let lists = whole().filter(|(_, made)| made.layout == "list");
    let shuffled: Vec<(String, BTreeSet<Shift>)> = lists
        .map(|(_, made)| {
            let width = made.text.lines().next().unwrap().split('\t').count();
            let mut order: Vec<usize> = (0..width).collect();
            for at in (1..width).rev() {
                order.swap(at, dice.below(at + 1));
            }
            let row = |line: &str| {
                let cells: Vec<&str> = line.split('\t').collect();
                let cells = order.iter().map(|column| cells[*column]);
                cells.collect::<Vec<_>>().join("\t")
            };
            let text = made.text.lines().map(row).collect::<Vec<_>>();
            (text.join("\n"), made.shifts)
        })
        .collect();
    assert_each(shuffled.into_iter());
}
