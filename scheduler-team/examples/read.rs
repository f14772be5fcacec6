//! Reads a roster and prints what was read as JSON: `read FILE [CASE.json]`. A case has the `monday` of the current week
//! and `answers` to the questions. `read --why FILE` prints what counts for and against each layout instead.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "an example ends with the first error"
)]

use std::{
    error::Error,
    fs,
    io::{self, BufWriter, Write},
};

use chrono::{Datelike, Days, NaiveDate};
use serde_json::{Value, json};

#[path = "../tests/it/support/case.rs"]
mod case;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1).peekable();
    if arguments.next_if_eq("--why").is_some() {
        let file = arguments.next().ok_or("usage: read --why FILE")?;
        let options = scheduler_team::Options::new(this_monday()?);
        for line in scheduler_team::why(&case::sheets(&fs::read(&file)?)?, &options) {
            println!("{line}");
        }
        return Ok(());
    }
    let file = arguments
        .next()
        .ok_or("usage: read [--why] FILE [CASE.json]")?;
    let case: Value = match arguments.next() {
        Some(path) => serde_json::from_str(&fs::read_to_string(path)?)?,
        None => json!({}),
    };
    let answer = case::answer(&file, &fs::read(&file)?, &case, this_monday()?)?;
    let mut out = BufWriter::new(io::stdout().lock());
    serde_json::to_writer(&mut out, &answer)?;
    writeln!(out)?;
    Ok(out.flush()?)
}

fn this_monday() -> Result<NaiveDate, Box<dyn Error>> {
    let seconds = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)?
        .as_secs();
    let today = NaiveDate::from_ymd_opt(1970, 1, 1)
        .and_then(|day| day.checked_add_days(Days::new(seconds / 86_400)));
    let today = today.ok_or("no such day")?;
    Ok(today - Days::new(u64::from(today.weekday().num_days_from_monday())))
}
