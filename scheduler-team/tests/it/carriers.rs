//! One sheet in the files of several programs: dates, times, numbers and marks are stored in each in another way.

use std::{fs, path::Path};

use chrono::NaiveDate;
use scheduler_team::{Options, Roster, read};

fn roster(ending: &str) -> Roster {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../fixtures/carriers");
    let bytes = fs::read(folder.join(format!("week.{ending}"))).unwrap();
    let monday = NaiveDate::from_ymd_opt(2026, 11, 23).unwrap();
    let mut roster = read(&crate::case::sheets(&bytes).unwrap(), &Options::new(monday));
    // Text has no sheets with names.
    for sheet in &mut roster.sheets {
        sheet.name.clear();
    }
    roster
}

#[test]
fn a_sheet_is_read_alike_from_every_program() {
    let text = roster("csv");
    let shifts: Vec<(u32, u32, u32)> = text
        .shifts
        .iter()
        .map(|shift| {
            let (start, end) = (shift.start_minutes, shift.end_minutes);
            (start, end, shift.break_minutes)
        })
        .collect();
    assert_eq!(
        shifts,
        [
            (540, 1020, 30),
            (1320, 1800, 45),
            (735, 1215, 0),
            (0, 480, 30),
            (990, 1440, 0),
        ]
    );
    let contracts = text.people.iter().map(|person| person.contract_minutes);
    assert_eq!(
        contracts.collect::<Vec<_>>(),
        [Some(2250), Some(2400), Some(1200)]
    );
    for ending in ["xlsx", "xls", "ods"] {
        assert_eq!(roster(ending), text, "{ending}");
    }
}
