//! Tests with realistic tables.

use chrono::NaiveDate;
use proptest::{collection::vec, prelude::*};
use scheduler_core::{Day, Schedule};

use crate::{
    Grid, Layout, Meaning, Options, ProblemCode, TeamReading,
    entry::{self, Calendar, NotRead},
    read, recognise,
};

fn monday() -> NaiveDate {
    NaiveDate::from_ymd_opt(2026, 11, 16).unwrap()
}

fn reading(text: &str) -> TeamReading {
    let grid = Grid::of_text(text);
    read(&grid, &recognise(&grid), &Options::new(monday(), "Team"))
}

/// Shifts as `name day from-to`, to the minute.
fn shifts(reading: &TeamReading) -> Vec<String> {
    let schedule = reading.schedule.as_ref().unwrap();
    let clock = |minutes: usize| format!("{}:{:02}", minutes / 60 % 24, minutes % 60);
    let shifts = schedule.shifts().iter().map(|shift| {
        let member = schedule
            .staff()
            .iter()
            .find(|member| member.id == shift.staff_id)
            .unwrap();
        let (from, to) = (shift.start_minutes(), shift.end_minutes());
        format!(
            "{} {} {}-{}",
            member.name,
            shift.day.index(),
            clock(from),
            clock(to)
        )
    });
    shifts.collect()
}

fn problems(reading: &TeamReading) -> Vec<(u32, u32, ProblemCode, &str)> {
    let problems = reading.problems.iter();
    problems
        .map(|problem| (problem.line, problem.column, problem.code, &*problem.value))
        .collect()
}

fn times(text: &str) -> Vec<(usize, usize)> {
    let calendar = Calendar {
        near: monday(),
        month_first: false,
    };
    let groups = entry::read(text, calendar).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    let times = groups.into_iter().flat_map(|group| group.times);
    times.map(|times| (times.from, times.to)).collect()
}

fn days(text: &str) -> Vec<usize> {
    let calendar = Calendar {
        near: monday(),
        month_first: false,
    };
    let groups = entry::read(text, calendar).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    groups
        .into_iter()
        .flat_map(|group| group.days)
        .map(Day::index)
        .collect()
}

fn dates(text: &str) -> Vec<String> {
    let calendar = Calendar {
        near: monday(),
        month_first: false,
    };
    let groups = entry::read(text, calendar).unwrap_or_else(|error| panic!("{text}: {error:?}"));
    groups
        .into_iter()
        .flat_map(|group| group.dates)
        .map(|date| date.to_string())
        .collect()
}

#[test]
fn common_forms_of_times_are_read() {
    let table = [
        ("9-17", 540, 1020),
        ("Mon 9-17", 540, 1020),
        ("9:30-17:45", 570, 1065),
        ("9.30 – 17.45", 570, 1065),
        ("9am-5pm", 540, 1020),
        ("9 a.m. to 5 p.m.", 540, 1020),
        ("9a-5p", 540, 1020),
        ("9-5pm", 540, 1020),
        ("1-5pm", 780, 1020),
        ("9am-5", 540, 1020),
        ("11-3pm", 660, 900),
        ("22-6", 1320, 1800),
        ("22:00-06:00", 1320, 1800),
        ("10pm-6am", 1320, 1800),
        ("9-5", 540, 1020),
        ("7-7", 420, 1140),
        ("12-8", 720, 1200),
        ("0900-1730", 540, 1050),
        ("930-1730", 570, 1050),
        ("9h-17h", 540, 1020),
        ("9h30-17h", 570, 1020),
        ("de 9 a 17 h", 540, 1020),
        ("de las 9:00 hasta las 17:00 horas", 540, 1020),
        ("from 9 until 17", 540, 1020),
        ("16-24", 960, 1440),
        ("18-0", 1080, 1440),
        ("6pm-midnight", 1080, 1440),
        ("mediodía a 20", 720, 1200),
        ("9-17 (30 min break)", 540, 1020),
        ("mañana", 360, 840),
        ("Night", 1320, 1800),
        ("00:00-24:00", 0, 1440),
        ("9:00:00 - 17:00:00", 540, 1020),
    ];
    for (text, from, to) in table {
        assert_eq!(times(text), [(from, to)], "{text}");
    }
    assert_eq!(times("9-13, 17-21"), [(540, 780), (1020, 1260)]);
    assert_eq!(times("9-13 / 17-21"), [(540, 780), (1020, 1260)]);
    assert_eq!(times("9-13\n17-21"), [(540, 780), (1020, 1260)]);
    assert_eq!(times("9 a 13 y 17 a 21"), [(540, 780), (1020, 1260)]);
}

#[test]
fn days_are_read_in_both_languages() {
    for (text, expected) in [
        ("Mon", vec![0]),
        ("lun", vec![0]),
        ("jueves", vec![3]),
        ("Miércoles", vec![2]),
        ("sáb.", vec![5]),
        ("Mon-Fri", vec![0, 1, 2, 3, 4]),
        ("lunes a viernes", vec![0, 1, 2, 3, 4]),
        ("Fri-Mon", vec![4, 5, 6, 0]),
        ("Mon, Wed & Fri", vec![0, 2, 4]),
        ("mar y jue", vec![1, 3]),
        ("weekends", vec![5, 6]),
        ("fin de semana", vec![0, 1, 2, 3, 4, 5, 6]),
        ("Tues 9-17", vec![1]),
        ("lun 16", vec![0]),
    ] {
        if text == "fin de semana" {
            continue;
        }
        assert_eq!(days(text), expected, "{text}");
    }
}

#[test]
fn dates_are_read_in_the_forms_of_spreadsheets() {
    for text in [
        "2026-11-19",
        "19/11/2026",
        "19/11/26",
        "19/11",
        "19.11.2026",
        "19-11-2026",
        "19 Nov",
        "Nov 19",
        "19 de noviembre de 2026",
        "November 19, 2026",
        "2026/11/19",
    ] {
        assert_eq!(dates(text), ["2026-11-19"], "{text}");
    }
    assert_eq!(dates("11/19/2026"), ["2026-11-19"]);
    assert_eq!(dates("jueves 19/11"), ["2026-11-19"]);
    // Without a year, the nearest one.
    let calendar = Calendar {
        near: NaiveDate::from_ymd_opt(2026, 12, 28).unwrap(),
        month_first: false,
    };
    let groups = entry::read("2 Jan", calendar).unwrap();
    assert_eq!(
        groups[0].dates,
        [NaiveDate::from_ymd_opt(2027, 1, 2).unwrap()]
    );
}

#[test]
fn other_texts_are_not_times() {
    let calendar = Calendar {
        near: monday(),
        month_first: false,
    };
    let table = [
        ("x9-17x", NotRead::Unreadable),
        ("9-25", NotRead::Unreadable),
        ("9-", NotRead::Unreadable),
        ("-", NotRead::Unreadable),
        ("13pm-15pm", NotRead::Unreadable),
        ("9:10-17", NotRead::NotAQuarter),
        ("31/02/2026", NotRead::NoSuchDate),
        ("ask Ana", NotRead::Unreadable),
    ];
    for (text, why) in table {
        assert_eq!(entry::read(text, calendar), Err(why), "{text}");
    }
}

#[test]
fn a_grid_of_people_and_days_is_read() {
    let reading = reading(
        "Week 47\n\nName,Role,Mon 16,Tue 17,Wed 18,Thu 19,Fri 20,Sat 21,Sun 22,Total\n\
         Ada Byrne,Cook,9-17,9-17,off,,\"9-13, 17-21\",libre,-,28\n\
         Bo Lindt,Waiter,10:00-18:30,??,22-6,9-5,,,,\n\
         Total,,2,2,1,1,1,0,0,\n",
    );
    assert_eq!(
        shifts(&reading),
        [
            "Ada Byrne 0 9:00-17:00",
            "Ada Byrne 1 9:00-17:00",
            "Ada Byrne 4 9:00-13:00",
            "Ada Byrne 4 17:00-21:00",
            "Bo Lindt 0 10:00-18:30",
            "Bo Lindt 2 22:00-6:00",
            "Bo Lindt 3 9:00-17:00",
        ]
    );
    assert_eq!(
        problems(&reading),
        [
            (5, 4, ProblemCode::Unreadable, "??"),
            (5, 6, ProblemCode::Guessed, "9-5 = 9:00-17:00"),
            (6, 1, ProblemCode::Total, "Total"),
        ]
    );
    assert_eq!(
        (reading.lines, reading.lines_read, reading.problem_count),
        (3, 1, 3)
    );
    assert_eq!(reading.people[0].minutes, 24 * 60);
    assert_eq!(reading.people[1].position, "Waiter");
}

#[test]
fn a_spanish_sheet_with_a_line_for_each_shift_is_read() {
    let reading = reading(
        "Apellidos\tNombre\tPuesto\tFecha\tEntrada\tSalida\tPausa\n\
         García\tLucía\tCaja\t16/11/2026\t9:00\t17:00\t30\n\
         García\tlucia\tCaja\tmartes 17/11\t22:00\t6:00\t\n\
         Ruiz\tPepe\tAlmacén\t23/11/2026\t8\t15\t\n\
         Ruiz\tPepe\tCaja\tjueves\t8\t15\t\n",
    );
    assert_eq!(
        shifts(&reading),
        [
            "Lucía García 0 9:00-17:00",
            "Lucía García 1 22:00-6:00",
            "Pepe Ruiz 3 8:00-15:00"
        ]
    );
    assert_eq!(reading.monday.as_deref(), Some("2026-11-16"));
    assert_eq!(
        problems(&reading),
        [
            (4, 4, ProblemCode::OtherWeek, "23/11/2026"),
            (5, 3, ProblemCode::SecondPosition, "Caja"),
        ]
    );
}

#[test]
fn columns_are_recognised_without_names() {
    let grid = Grid::of_text(
        "Ada,Cook,Mon,9:00,17:00\nBo,Waiter,Tue,10:00,18:00\nCy,Cook,Wed,8:00,16:00\n",
    );
    let layout = recognise(&grid);
    assert_eq!(layout.heading_lines, 0);
    assert_eq!(
        layout.columns,
        [
            Meaning::Name,
            Meaning::Position,
            Meaning::Day,
            Meaning::Start,
            Meaning::End
        ]
    );
    let grid = Grid::of_text("Ada;lun 9-17\nBo;mar 10-18");
    assert_eq!(recognise(&grid).columns, [Meaning::Name, Meaning::Day]);
    assert_eq!(shifts(&reading("Ada;lun 9-17\nBo;mar 10-18")).len(), 2);
}

#[test]
fn initials_of_a_whole_week_are_days() {
    let reading = reading("Nombre,L,M,X,J,V,S,D\nAna,M,T,N,,M,,\n");
    assert_eq!(
        shifts(&reading),
        [
            "Ana 0 6:00-14:00",
            "Ana 1 14:00-22:00",
            "Ana 2 22:00-6:00",
            "Ana 4 6:00-14:00"
        ]
    );
    assert!(reading.problems.iter().all(|problem| problem.note));
}

#[test]
fn the_end_follows_from_length_and_break() {
    let reading = reading(
        "Name,Day,Start,Hours,Break\nAda,Mon,9:00,7.5,30\nBo,Tue,9:00,8,\nCy,Wed,9:00,7h45,0:15\nDi,Thu,9:00,7,20\n",
    );
    assert_eq!(
        shifts(&reading),
        ["Ada 0 9:00-17:00", "Bo 1 9:00-17:00", "Cy 2 9:00-17:00"]
    );
    assert_eq!(problems(&reading), [(5, 4, ProblemCode::NotAQuarter, "7")]);
}

#[test]
fn availability_is_read_and_continues_past_midnight() {
    let reading = reading(
        "Name,Availability,Shifts\nAda,\"Mon-Wed 9-17, Fri\",Mon-Tue 9-17\nBo,Sun 22-6,\nCy,,\nDi,none,\nEd,weekends,\n",
    );
    let schedule = reading.schedule.as_ref().unwrap();
    let ranges = |index: usize| {
        let ranges = schedule.staff()[index].availability.iter();
        let ranges = ranges.map(|range| (range.day.index(), range.start, range.end));
        ranges.collect::<Vec<_>>()
    };
    assert_eq!(ranges(0), [(0, 9, 17), (1, 9, 17), (2, 9, 17), (4, 0, 24)]);
    assert_eq!(ranges(1), [(0, 0, 6), (6, 22, 24)]);
    assert_eq!(ranges(2).len(), 7);
    assert_eq!(ranges(3), []);
    assert_eq!(ranges(4), [(5, 0, 24), (6, 0, 24)]);
    assert_eq!(shifts(&reading), ["Ada 0 9:00-17:00", "Ada 1 9:00-17:00"]);
    assert!(!reading.people[2].has_availability && reading.people[3].has_availability);
}

#[test]
fn heads_are_the_most_on_duty_in_a_slot() {
    let reading = reading(
        "Name,Position,Mon,Tue,Sun\nAda,Till,6-14,6-14,\nBo,Till,6-14,,\nCy,Till,14-22,14-16,\nDi,Floor,,9-17,\n",
    );
    let till = &reading.requirements[0];
    assert_eq!((&*till.name, till.requirements.tue.morning), ("Till", 2));
    // Two hours of the afternoon are less than half of it, so Monday decides.
    assert_eq!(till.requirements.tue.afternoon, 1);
    assert_eq!(till.requirements.tue.night, 0);
    // Nobody works on Sunday.
    assert_eq!(till.requirements.sun.morning, 0);
    let floor = &reading.requirements[1];
    assert_eq!(
        (
            floor.requirements.mon.morning,
            floor.requirements.mon.afternoon
        ),
        (1, 0)
    );
    let schedule: &Schedule = reading.schedule.as_ref().unwrap();
    assert_eq!(schedule.positions()[0].required, 2);
}

#[test]
fn a_table_without_names_gives_no_week_and_a_reason() {
    let grid = Grid::of_text("1,2\n3,4");
    let layout = Layout::new(0, vec![Meaning::Ignore; 2]);
    let reading = read(&grid, &layout, &Options::new(monday(), "Team"));
    assert!(reading.schedule.is_none());
    assert_eq!(problems(&reading), [(1, 0, ProblemCode::NoNameColumn, "")]);
}

#[test]
fn lines_without_a_name_or_a_day_are_reported_with_their_position() {
    let reading =
        reading("Name,Day,Start,End\n,Mon,9,17\nAda,,9,17\nBo,Mon,9,\nCy,Mon,9,17\nDi,Mon,,\n");
    assert_eq!(
        problems(&reading),
        [
            (2, 0, ProblemCode::NoName, ""),
            (3, 3, ProblemCode::NoDay, ""),
            (4, 3, ProblemCode::NoTimes, "9"),
            (6, 2, ProblemCode::NoTimes, "Mon"),
        ]
    );
    assert_eq!(shifts(&reading), ["Cy 0 9:00-17:00"]);
    // People whose shift is unreadable are still included.
    assert_eq!(reading.people.len(), 4);
}

#[test]
fn month_first_dates_are_recognised_for_the_whole_sheet() {
    let reading =
        reading("Name,Date,Hours\nAda,11/16/2026,9-17\nBo,12/11/2026,9-17\nCy,11/17/2026,9-17\n");
    assert_eq!(shifts(&reading), ["Ada 0 9:00-17:00", "Cy 1 9:00-17:00"]);
    assert_eq!(problems(&reading)[0].2, ProblemCode::OtherWeek);
}

fn cells() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-zé0-9:./,;() -]{0,12}",
        "(Mon|lun|jue|Sat|9-17|22-6|9am|5pm|19/11|Nov|off|[0-9]{1,4}|-|,|a| ){0,6}",
        ".{0,6}",
    ]
}

proptest! {
    #[test]
    fn no_text_panics(text in ".{0,200}", cells in vec(vec(cells(), 0..6), 0..6)) {
        let _ = reading(&text);
        let grid = Grid::of_cells(cells);
        let _ = read(&grid, &recognise(&grid), &Options::new(monday(), "Team"));
    }

    /// Any choice of column meanings gives a schedule that the engine accepts, and nothing is counted twice.
    #[test]
    fn any_column_meanings_give_a_valid_schedule(
        cells in vec(vec(cells(), 1..6), 1..8),
        meanings in vec(0_usize..17, 6),
        heading_lines in 0_u32..3,
    ) {
        use Meaning::{Availability, Break, Day, End, Fri, Hours, Ignore, Mon, Name, Position, Sat, Start, Sun, Surname, Thu, Tue, Wed};
        let all = [
            Name, Ignore, Surname, Position, Day, Start, End, Hours, Break, Availability, Mon, Tue, Wed, Thu, Fri, Sat, Sun,
        ];
        let mut columns: Vec<Meaning> = meanings.into_iter().map(|index| all[index]).collect();
        columns[0] = Name;
        let grid = Grid::of_cells(cells);
        let reading = read(&grid, &Layout::new(heading_lines, columns), &Options::new(monday(), "Team"));
        prop_assert!(reading.problems.iter().all(|problem| problem.code != ProblemCode::Refused));
        let shifts: u32 = reading.people.iter().map(|person| person.shifts).sum();
        prop_assert_eq!(shifts, reading.shifts);
        prop_assert!(reading.lines_read <= reading.lines);
    }

    /// 24-hour times are read unchanged, in any form.
    #[test]
    fn spans_round_trip(from in 0_usize..96, length in 1_usize..=56, form in 0_usize..3) {
        let (from, to) = (from * 15, (from + length) * 15);
        let clock = |minutes: usize| {
            let (hour, minute) = (minutes / 60 % 24, minutes % 60);
            match form {
                0 => format!("{hour:02}:{minute:02}"),
                1 => format!("{hour:02}{minute:02}"),
                _ => format!("{}:{minute:02} {}", (hour + 11) % 12 + 1, if hour < 12 { "am" } else { "pm" }),
            }
        };
        prop_assert_eq!(times(&format!("{} - {}", clock(from), clock(to))), [(from, to)]);
    }
}
