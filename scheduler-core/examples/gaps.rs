//! Prints the gaps of a week, and who could help in each understaffed position: `cargo run -p scheduler-core --example
//! gaps -- fixtures/sample-week.json`.
//!
//! The file holds a schedule, or an object with one under `schedule`.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "an example ends with the first error"
)]

use std::{
    env,
    error::Error,
    fs,
    io::{self, Write},
};

use scheduler_core::{Candidate, Filter, HourRange, Schedule, Week, schedule::ShiftTime};
use serde_json::Value;

const DAYS: [&str; 7] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

fn main() -> Result<(), Box<dyn Error>> {
    let file = env::args().nth(1).ok_or("name the file of a week")?;
    print_gaps(&fs::read_to_string(file)?, &mut io::stdout())
}

fn print_gaps(text: &str, out: &mut impl Write) -> Result<(), Box<dyn Error>> {
    let mut json: Value = serde_json::from_str(text)?;
    let schedule = json.get_mut("schedule").map(Value::take).unwrap_or(json);
    let week = Week::new(serde_json::from_value::<Schedule>(schedule)?);

    for block in week.gaps(&Filter::default()) {
        let hours = block.hours();
        writeln!(out, "{} {}", DAYS[block.day.index()], range(hours))?;
        for position in block
            .positions
            .iter()
            .filter(|entry| entry.staffing.understaffed)
        {
            let id = &position.position_id;
            let (scheduled, required) = (position.staffing.scheduled, position.staffing.required);
            let short: Vec<String> = position.short.iter().copied().map(range).collect();
            let short = short.join(", ");
            writeln!(out, "  {id}: {scheduled} of {required} in {short}")?;
            let helpers = week.suggested_staff(id, block.day, hours)?;
            if helpers.is_empty() {
                writeln!(out, "    nobody is free")?;
            }
            for helper in &helpers {
                writeln!(out, "    {}", describe(helper))?;
            }
        }
    }
    Ok(())
}

/// The shift that assigning somebody would create, and the rules that it violates.
fn describe(helper: &Candidate) -> String {
    let ShiftTime {
        day,
        start,
        start_minute,
        hours,
        minutes,
    } = &helper.shift.time;
    let what = if helper.extends.is_some() {
        "longer shift"
    } else {
        "new shift"
    };
    let mut line = format!(
        "{}: {what} on {} from {start}:{start_minute:02}, {hours}:{minutes:02} hours",
        helper.person.name,
        DAYS[day.index()]
    );
    for violation in &helper.violations {
        line.push_str(&format!(" ({:?})", violation.kind));
    }
    line
}

fn range(hours: HourRange) -> String {
    format!("{}:00-{}:00", hours.start, hours.end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sample_week_has_gaps_and_people_to_fill_them() {
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../fixtures/sample-week.json");
        let mut out = Vec::new();
        print_gaps(&fs::read_to_string(file).unwrap(), &mut out).unwrap();
        let printed = String::from_utf8(out).unwrap();
        println!("{printed}");
        assert!(
            printed
                .lines()
                .any(|line| line.starts_with("    ") && line.contains(" shift on "))
        );
    }

    #[test]
    fn a_week_of_one_cook() {
        let week = r#"{
            "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
            "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "", "availability": [{"day": 0, "start": 8, "end": 20}]}],
            "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "startMinute": 30, "hours": 8, "minutes": 30, "confirmed": true}]
        }"#;
        let mut out = Vec::new();
        print_gaps(week, &mut out).unwrap();
        let printed = String::from_utf8(out).unwrap();
        let expected = "\
Mon 18:00-20:00
  cook: 0 of 1 in 18:00-20:00
    Ada: longer shift on Mon from 9:30, 10:30 hours (OverMaxHours)
Tue 10:00-20:00
  cook: 0 of 1 in 10:00-20:00
    nobody is free
";
        assert!(printed.starts_with(expected), "{printed}");
    }
}
