//! Benchmarks of reading tables of 100, 1,000 and 10,000 lines, and of as many people in a month.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a benchmark of known data"
)]

use std::{fmt::Write, time::Duration};

use chrono::{Days, NaiveDate};
use criterion::{BenchmarkId, Criterion, Throughput};
use scheduler_team::{Grid, Options, read};

const SIZES: [usize; 3] = [100, 1_000, 10_000];
const DAYS: usize = 31;

fn main() {
    let mut criterion = Criterion::default()
        .sample_size(10)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(2))
        .configure_from_args();
    tables(&mut criterion, "list", 5, list);
    tables(&mut criterion, "month", DAYS + 1, month);
    criterion.final_summary();
}

/// Reads a table of each size; the throughput is in cells.
fn tables(criterion: &mut Criterion, name: &str, columns: usize, text: fn(usize) -> String) {
    let mut group = criterion.benchmark_group(name);
    let options = Options::new(date(0));
    for lines in SIZES {
        let text = text(lines);
        let read = || read(&[Grid::of_text(&text)], &options);
        assert!(
            read().shifts.len() >= lines,
            "{name} of {lines} lines is read"
        );
        group.throughput(Throughput::Elements((lines * columns) as u64));
        group.bench_function(BenchmarkId::from_parameter(lines), |bencher| {
            bencher.iter(read);
        });
    }
}

/// The day so many days after a Monday.
fn date(days: usize) -> NaiveDate {
    let monday = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
    monday + Days::new(days as u64)
}

fn person(number: usize) -> String {
    const FIRST: [&str; 10] = [
        "Ana", "Bo", "Ciro", "Dov", "Elena", "Femke", "Gael", "Hugo", "Ines", "Jana",
    ];
    const LAST: [&str; 10] = [
        "Asher", "Berg", "Costa", "Dorn", "Eklund", "Fabri", "Gil", "Harrow", "Ibarra", "Jansen",
    ];
    let letters = [number / 100 % 26, number / 2_600 % 26].map(|n| char::from(b'a' + n as u8));
    format!(
        "{} {}{}{}",
        FIRST[number % 10],
        LAST[number / 10 % 10],
        letters[0],
        letters[1]
    )
}

/// A line for each shift, of a fifth as many people.
fn list(lines: usize) -> String {
    let people = (lines / 5).max(1);
    let mut text = String::from("Name,Date,Start,End,Position\n");
    for line in 0..lines {
        let (who, day, start) = (person(line % people), date(line / people), 6 + line % 9);
        let position = ["Bar", "Kitchen", "Floor"][line % 3];
        writeln!(
            text,
            "{who},{day},{start:02}:00,{:02}:00,{position}",
            start + 8
        )
        .unwrap();
    }
    text
}

/// A line for each person, a column for each day.
fn month(people: usize) -> String {
    const CELLS: [&str; 7] = [
        "07:00-15:00",
        "14:00-22:00",
        "off",
        "22:00-06:00",
        "09:30-17:30",
        "",
        "E",
    ];
    let mut text = String::from("Name");
    for day in 0..DAYS {
        write!(text, ",{}", date(day)).unwrap();
    }
    for number in 0..people {
        write!(text, "\n{}", person(number)).unwrap();
        for day in 0..DAYS {
            write!(text, ",{}", CELLS[(number * 3 + day) % CELLS.len()]).unwrap();
        }
    }
    text
}
