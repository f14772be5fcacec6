//! Fuzzes a schedule as JSON. Most inputs are invalid and must be refused; a valid one must answer every query, accept
//! every command, and round-trip.
#![no_main]

use std::hint::black_box;

use libfuzzer_sys::{Corpus, fuzz_target};
use scheduler_core::{
    Day, Editor, Filter, HourRange, Page, Schedule, Week, schedule::ALL_SLOTS,
};
use serde_json::Value;

/// Larger weeks only make the fuzzer slower.
const MOST_SHIFTS: usize = 200;

fuzz_target!(|text: &[u8]| -> Corpus {
    let Ok(mut json) = serde_json::from_slice::<Value>(text) else {
        return read(text);
    };
    // A worked case contains its schedule in a field.
    match json.get_mut("schedule").map(Value::take) {
        Some(schedule) => read(schedule.to_string().as_bytes()),
        None => read(text),
    }
});

fn read(text: &[u8]) -> Corpus {
    let mut reader = serde_json::Deserializer::from_slice(text);
    match Schedule::read(&mut reader) {
        Err(_) => Corpus::Reject,
        Ok(Err(error)) => {
            let message = error.to_string();
            assert!(message.chars().count() < 400, "{message}");
            Corpus::Keep
        }
        Ok(Ok(schedule)) => {
            let written = serde_json::to_vec(&schedule).unwrap();
            assert_eq!(
                serde_json::from_slice::<Schedule>(&written).unwrap(),
                schedule
            );
            if schedule.shifts().len() <= MOST_SHIFTS {
                query(&Week::new(schedule.clone()));
                edit(schedule);
            }
            Corpus::Keep
        }
    }
}

fn query(week: &Week) {
    let (all, page) = (Filter::default(), Page::default());
    let schedule = week.schedule();
    let team = schedule
        .positions()
        .first()
        .map(|position| position.team.clone());
    for filter in [
        all.clone(),
        Filter::new(team, None),
    ] {
        black_box((
            week.analysis(&filter),
            week.summary(&filter),
            week.figures(&filter),
            week.board(&filter),
            week.role_rows(&filter, ALL_SLOTS),
            week.member_rows(&filter, 1, page),
            week.review(&filter),
        ));
    }
    for day in Day::ALL {
        black_box((week.day_board(&all, day), week.day_members(&all, day, page)));
        week.hour_details(&all, day, 24).unwrap();
    }
    for block in week.gaps(&all) {
        let hours = block.hours();
        for position in &block.positions {
            let id = &position.position_id;
            week.candidates(id, block.day, hours).unwrap();
            let suggested = week.suggested_staff(id, block.day, hours).unwrap();
            for staff in suggested {
                let replaces = staff.extends.as_deref();
                let violations = week.violations(&staff.shift, replaces).unwrap();
                assert_eq!(violations, staff.violations);
            }
        }
    }
}

/// After commands the counts equal a recount, and undoing them restores the schedule.
fn edit(schedule: Schedule) {
    let all = Filter::default();
    let mut editor = Editor::new(schedule.clone());
    let before = editor.week().figures(&all);
    editor.confirm_all(&all);
    if let Some(shift) = schedule.shifts().first() {
        editor.remove_shift(&shift.id).unwrap();
    }
    let edited = editor.week().figures(&all);
    editor.recount();
    assert_eq!(editor.week().figures(&all), edited);
    while editor.undo().done.is_some() {}
    assert_eq!(editor.week().schedule(), schedule);
    assert_eq!(editor.week().figures(&all), before);
}
