#![allow(clippy::string_slice, reason = "a test fails by a panic")]

use std::fmt::Write as _;

use proptest::prelude::*;
use scheduler_core::{
    Day, ErrorKind, Position, Rules, Schedule, Shift, StaffMember, Template, demand::new_position,
    schedule::Budget,
};
use serde_json::json;

use super::*;
use crate::testing;

fn editor() -> Editor {
    let mut editor = testing::editor();
    let mut rules = Rules::default();
    rules.min_hours = -3;
    rules.max_hours = i32::MAX;
    rules.days_off = i32::MIN;
    rules.rest_hours = 0;
    editor.set_rules(rules);
    let mut position = new_position(0, "Cook".to_owned());
    position.requirements.mon.night = 300;
    editor.follow(&Template::new(&[position]).unwrap());
    editor
}

fn error(text: &str) -> ShareError {
    from_text(text).unwrap_err()
}

/// A forged text with a valid checksum.
fn forged(json: &serde_json::Value) -> String {
    packed(json.to_string().as_bytes())
}

fn shared_json() -> serde_json::Value {
    serde_json::from_str(&unpack(&to_text(&editor()).unwrap()).unwrap()).unwrap()
}

#[test]
fn a_week_round_trips() {
    let editor = editor();
    let text = to_text(&editor).unwrap();
    assert!(text.starts_with('2'));
    assert!(
        text.bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
    );
    let back = from_text(&text).unwrap();
    assert_eq!(back.week().schedule(), editor.week().schedule());
    assert_eq!(back.week().requirements(), editor.week().requirements());
    assert_eq!(back.week().requirements().len(), 1);
    assert_eq!(back.week().rules(), editor.week().rules());
    assert_eq!(back.history().undo_count, 0);
}

#[test]
fn the_law_and_who_is_under_18_are_included() {
    let (positions, mut staff, shifts, _) = testing::schedule().into_parts();
    staff[1] = staff[1].clone().under_18();
    let mut editor = Editor::new(Schedule::new(positions, staff, shifts).unwrap());
    let law = json!({
        "id": "es", "asOf": "2026-11-27",
        "dayWork": {"hours": 9, "by": "shift", "minorHours": 8},
        "minorNight": {"from": 22, "to": 6},
        "overtime": [{"per": "week", "overHours": 40, "percent": 50}],
        "noticeDays": 5,
        "block": ["minorAtNight"],
    });
    let mut rules = Rules::default();
    rules.law = Some(serde_json::from_value(law).unwrap());
    editor.set_rules(rules);
    let back = from_text(&to_text(&editor).unwrap()).unwrap();
    assert_eq!(back.week().rules(), editor.week().rules());
    let minors = back.week().schedule().into_parts().1;
    let minors: Vec<bool> = minors.iter().map(|member| member.minor).collect();
    assert_eq!(minors, [false, true, false]);
}

#[test]
fn wages_contracts_sales_and_notes_are_included() {
    let (positions, mut staff, mut shifts, _) = testing::schedule().into_parts();
    staff[0] = staff[0].clone().paid(1450).contracted(2400, 2880);
    shifts[0] = shifts[0].clone().with_note("Abre la caja");
    let sales = Budget::new("USD").with_forecast([1, 2, 3, 4, 5, 6, 1_000_000_000], 28);
    let schedule = Schedule::new(positions, staff, shifts).unwrap();
    let schedule = schedule.with_budget(sales).unwrap();
    let back = from_text(&to_text(&Editor::new(schedule.clone())).unwrap());
    assert_eq!(back.unwrap().week().schedule(), schedule);
}

#[test]
fn truncated_or_changed_texts_are_refused() {
    let text = to_text(&editor()).unwrap();
    for end in 1..text.len() {
        assert_eq!(error(&text[..end]), ShareError::Damaged, "{end}");
    }
    for at in 1..text.len() {
        for letter in ['A', 'b', '9', '_'] {
            let mut changed = text.clone();
            changed.replace_range(at..=at, &letter.to_string());
            assert_eq!(from_text(&changed).is_ok(), changed == text, "{at}");
        }
    }
    for added in ["A", "AA", "AAA", "AAAA"] {
        assert_eq!(error(&format!("{text}{added}")), ShareError::Damaged);
    }
}

#[test]
fn other_texts_are_refused() {
    let text = to_text(&editor()).unwrap();
    for wrong in [
        "",
        "hello world",
        "é",
        "2é",
        &format!("{text}="),
        &format!("{text} "),
    ] {
        assert_eq!(error(wrong), ShareError::NotRecognised, "{wrong}");
    }
    for version in ["1", "3"] {
        assert_eq!(error(&text.replacen('2', version, 1)), ShareError::Version);
    }
    let length = MAX_TEXT_LENGTH + 1;
    assert_eq!(error(&"A".repeat(length)), ShareError::TooLong { length });
    assert_eq!(error("2"), ShareError::Damaged);
}

#[test]
fn forged_weeks_are_refused() {
    for json in [json!(null), json!([]), json!({}), json!({"schedule": {}})] {
        assert_eq!(error(&forged(&json)), ShareError::Damaged);
    }
    assert_eq!(error(&packed(&b"[".repeat(100_000))), ShareError::Damaged);
    assert_eq!(error(&packed(&[0xff; 100])), ShareError::Damaged);

    let mut unknown = shared_json();
    unknown["more"] = json!(1);
    assert_eq!(error(&forged(&unknown)), ShareError::Damaged);

    let mut day = shared_json();
    day["schedule"]["shifts"][2]["day"] = json!(7);
    let ShareError::Schedule(wrong) = error(&forged(&day)) else {
        panic!("the schedule is what is wrong");
    };
    assert_eq!(
        (&*wrong.path, wrong.kind),
        ("shifts[2].day", ErrorKind::Day { value: 7 })
    );

    let mut heads = shared_json();
    heads["requirements"][0]["requirements"]["sat"]["night"] = json!(1_000_001);
    assert!(matches!(error(&forged(&heads)), ShareError::Schedule(_)));
    let mut position = shared_json();
    position["requirements"][0]["positionId"] = json!("nobody");
    assert!(matches!(error(&forged(&position)), ShareError::Schedule(_)));
    let mut twice = shared_json();
    let entry = twice["requirements"][0].clone();
    twice["requirements"].as_array_mut().unwrap().push(entry);
    assert!(matches!(error(&forged(&twice)), ShareError::Schedule(_)));
}

/// One staff id of 24 kB referenced by 2,700 shifts would be 65 MB.
#[test]
fn repeated_ids_cannot_expand_a_text() {
    let id = "x".repeat(24_000);
    let shifts: Vec<_> = (0..2_700)
        .map(|index| {
            json!({"id": index.to_string(), "staffId": id, "day": 0, "start": 9, "hours": 1, "confirmed": true})
        })
        .collect();
    let mut attack = shared_json();
    attack["schedule"]["staff"][0]["id"] = json!(id);
    attack["schedule"]["shifts"] = json!(shifts);
    attack["requirements"] = json!([]);
    let text = forged(&attack);
    let length = text.len();
    let expected = match length > MAX_TEXT_LENGTH {
        true => ShareError::TooLong { length },
        false => ShareError::TooMuch,
    };
    assert_eq!(error(&text), expected);

    // With few enough shifts to be unpacked, the id itself is too long.
    attack["schedule"]["shifts"] = json!([]);
    let ShareError::Schedule(wrong) = error(&forged(&attack)) else {
        panic!("the id is what is wrong");
    };
    let limit = scheduler_core::schedule::MAX_TEXT_LENGTH;
    let length = 24_000;
    assert_eq!(
        (&*wrong.path, wrong.kind),
        ("staff[0].id", ErrorKind::TextTooLong { length, limit })
    );
}

#[test]
fn a_compression_bomb_is_not_unpacked() {
    // 16 MiB of spaces compress to 22,000 characters.
    let bomb = packed(&vec![b' '; 16 * 1024 * 1024]);
    assert!(bomb.len() < MAX_TEXT_LENGTH);
    assert_eq!(error(&bomb), ShareError::TooMuch);
    // Exactly the allowed number of bytes is unpacked, and is then not JSON.
    assert_eq!(
        error(&packed(&vec![b' '; MAX_UNPACKED])),
        ShareError::Damaged
    );
    assert_eq!(
        error(&packed(&vec![b' '; MAX_UNPACKED + 1])),
        ShareError::TooMuch
    );
}

#[test]
fn weeks_that_are_too_large_are_not_shared() {
    let week_of = |count: usize, id: &dyn Fn(usize) -> String| {
        let shifts = (0..count).map(|index| {
            let day = Day::from_index(index % 7).unwrap();
            Shift::new(id(index), "ada", day, (index % 13) as u8, 8)
        });
        let schedule = Schedule::new(
            vec![Position::new("cook", "Cook", "kitchen", 1)],
            vec![StaffMember::new("ada", "Ada", "cook")],
            shifts.collect(),
        );
        Editor::new(schedule.unwrap())
    };
    // Ids without a pattern do not compress.
    let mixed = |index: usize| {
        let mut id = String::new();
        let mut state = index as u64 + 1;
        for _ in 0..4 {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            write!(id, "{:08x}", state >> 32).unwrap();
        }
        id
    };
    let large = to_text(&week_of(10_000, &mixed));
    assert!(matches!(large, Err(ShareError::TooLarge { length }) if length > MAX_TEXT_LENGTH));
    let many = to_text(&week_of(40_000, &|index| index.to_string()));
    assert_eq!(many, Err(ShareError::TooMuch));
    // A roster of 400 shifts gives a short link.
    let text = to_text(&week_of(400, &|index| index.to_string())).unwrap();
    assert!(text.len() < 4_000, "{}", text.len());
}

proptest! {
    #[test]
    fn no_text_panics(text in "2?[A-Za-z0-9_-]{0,200}", other: String, bytes: Vec<u8>) {
        let _ = from_text(&text);
        let _ = from_text(&other);
        let _ = from_text(&packed(&bytes));
    }

    #[test]
    fn corrupted_weeks_do_not_panic(at: prop::sample::Index, byte: u8) {
        let mut json = unpack(&to_text(&editor()).unwrap()).unwrap().into_bytes();
        let at = at.index(json.len());
        json[at] = byte;
        let _ = from_text(&packed(&json));
    }

    #[test]
    fn quarter_hours_and_texts_round_trip(
        id in any::<String>(),
        name in "['=,;\"\r\n+@ ñ🎉-]{0,60}",
        (start, length) in (0_u8..96, 1_u8..=96),
    ) {
        prop_assume!(!id.trim().is_empty() && id.chars().count() <= 200);
        let mut shift = Shift::new(&id, &id, Day::Sunday, start / 4, length / 4);
        (shift.time.start_minute, shift.time.minutes) = (start % 4 * 15, length % 4 * 15);
        let schedule = Schedule::new(
            vec![Position::new(&id, &name, &name, 7)],
            vec![StaffMember::new(&id, &name, &id).available(Day::Monday, 9, 24)],
            vec![shift],
        ).unwrap();
        let back = from_text(&to_text(&Editor::new(schedule.clone())).unwrap()).unwrap();
        prop_assert_eq!(back.week().schedule(), schedule);
    }
}
