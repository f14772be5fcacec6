use icalendar::{Calendar, CalendarComponent, Component as _};
use proptest::prelude::*;
use scheduler_core::{Absence, AbsenceKind, Day, Position, StaffMember};

use super::*;
use crate::testing::{schedule, week, week_named};

/// A moment of 2026-11-21, 07:45:30 UTC.
const NOW: u64 = 1_795_247_130_000;
/// The last moment of the last four-digit year.
const LAST_MOMENT: u64 = 253_402_300_799_999;

fn date(text: &str) -> NaiveDate {
    text.parse().unwrap()
}

fn words(place: &str) -> CalendarWords {
    CalendarWords {
        place: Some(place.to_owned()),
        rest: "Break".to_owned(),
        teams: BTreeMap::from([("kitchen".to_owned(), "Cocina".to_owned())]),
    }
}

fn written(week: &Week, who: Who<'_>, words: &CalendarWords) -> String {
    made(week, who, date("2026-12-28"), NOW, words).unwrap()
}

/// The text of a first export.
fn made(
    week: &Week,
    who: Who<'_>,
    monday: NaiveDate,
    now_ms: u64,
    words: &CalendarWords,
) -> Result<String, CalendarError> {
    let export = Export::new("brasa", now_ms, words);
    calendar(week, who, monday, &export).map(|(text, _)| text)
}

/// UID, DTSTART, DTEND, SUMMARY and STATUS of every event, as a parser reads them.
fn events(text: &str) -> Vec<[String; 5]> {
    let calendar: Calendar = text.parse().unwrap();
    let events = calendar.components.iter().map(|component| {
        let CalendarComponent::Event(event) = component else {
            panic!("only events are written");
        };
        ["UID", "DTSTART", "DTEND", "SUMMARY", "STATUS"]
            .map(|name| event.property_value(name).unwrap().to_owned())
    });
    events.collect()
}

#[test]
fn an_event_is_written_exactly() {
    let text = written(
        &week(),
        Who::One("ada"),
        &words("Calle Mayor 1, 2º; Madrid"),
    );
    assert_eq!(
        text,
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Brightcrew//Shift scheduler//EN\r\n\
         CALSCALE:GREGORIAN\r\nBEGIN:VEVENT\r\nDESCRIPTION:Cocina\r\n\
         DTEND:20261228T174500\r\nDTSTAMP:20261121T074530Z\r\nDTSTART:20261228T093000\r\n\
         LAST-MODIFIED:20261121T074530Z\r\nLOCATION:Calle Mayor 1\\, 2º\\; Madrid\r\nSEQUENCE:467025\r\n\
         STATUS:CONFIRMED\r\nSUMMARY:Cook\r\n\
         UID:brasa-20261228-ada-1@brightcrew\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
    );
}

#[test]
fn a_calendar_names_the_position_of_the_shift_and_leaves_out_who_is_away() {
    let schedule = Schedule::new(
        vec![
            Position::new("bar", "Bar", "front", 1),
            Position::new("floor", "Floor", "front", 1),
        ],
        vec![StaffMember::new("ada", "Ada", "bar").also("floor")],
        vec![
            Shift::new("1", "ada", Day::Monday, 9, 8).in_position("floor"),
            Shift::new("2", "ada", Day::Tuesday, 9, 8),
        ],
    );
    let away = |day| Absence::new("ada", day, AbsenceKind::Sick);
    let schedule = schedule.unwrap();
    let mut week = Week::new(schedule.with_absences(vec![away(Day::Tuesday)]).unwrap());
    let text = written(&week, Who::One("ada"), &CalendarWords::default());
    let titles: Vec<_> = events(&text)
        .into_iter()
        .map(|event| event[3].clone())
        .collect();
    assert_eq!(titles, ["Floor"]);
    week.set_absences(vec![away(Day::Monday), away(Day::Tuesday)])
        .unwrap();
    assert_eq!(
        made(
            &week,
            Who::Everybody,
            date("2026-12-28"),
            NOW,
            &CalendarWords::default()
        ),
        Err(CalendarError::Empty)
    );
}

#[test]
fn a_calendar_of_everybody_is_one_file() {
    let text = written(&week(), Who::Everybody, &CalendarWords::default());
    let event = |fields: [&str; 5]| fields.map(str::to_owned);
    assert_eq!(
        events(&text),
        [
            event([
                "brasa-20261228-ada-1@brightcrew",
                "20261228T093000",
                "20261228T174500",
                "Ada: Cook",
                "CONFIRMED"
            ]),
            event([
                "brasa-20261228-bob-2@brightcrew",
                "20270103T200000",
                "20270104T020000",
                "Bob: Cook",
                "TENTATIVE"
            ]),
            event([
                "brasa-20261228-eve-3@brightcrew",
                "20261230T000000",
                "20261231T000000",
                "Eve: Recepción",
                "CONFIRMED"
            ]),
        ]
    );
    assert!(text.contains("\r\nDESCRIPTION:front-of-house\r\n"));
    assert!(!text.contains("LOCATION"));
}

#[test]
fn one_person_s_file_has_their_own_shifts() {
    let text = written(&week(), Who::One("bob"), &CalendarWords::default());
    let events = events(&text);
    assert_eq!((events.len(), &*events[0][3]), (1, "Cook"));
}

#[test]
fn ids_of_two_events_are_never_the_same() {
    let pairs = [
        ("a-b", "c"),
        ("a", "b-c"),
        ("a_2d", "b"),
        ("a", "2d-b"),
        ("a b", "c"),
        ("a\tb", "c"),
    ];
    let staff = pairs.map(|(staff, _)| staff);
    let schedule = Schedule::new(
        vec![Position::new("p", "P", "t", 1)],
        ["a-b", "a", "a_2d", "a b", "a\tb"]
            .map(|id| StaffMember::new(id, id, "p"))
            .to_vec(),
        staff
            .iter()
            .zip(pairs)
            .enumerate()
            .map(|(index, (staff, (_, shift)))| {
                // Shift ids are unique in a schedule; the ids of the first pairs are used unchanged.
                let id = if index < 4 {
                    shift.to_owned()
                } else {
                    format!("{shift}{index}")
                };
                Shift::new(id, *staff, Day::Monday, 9, 8)
            })
            .collect(),
    );
    let text = written(
        &Week::new(schedule.unwrap()),
        Who::Everybody,
        &CalendarWords::default(),
    );
    let mut uids: Vec<String> = events(&text).into_iter().map(|[uid, ..]| uid).collect();
    assert_eq!(
        uids[..2],
        [
            "brasa-20261228-a_2db-c@brightcrew",
            "brasa-20261228-a-b_2dc@brightcrew"
        ]
    );
    uids.sort();
    uids.dedup();
    assert_eq!(uids.len(), pairs.len());
}

#[test]
fn a_week_begins_on_a_monday() {
    for day in [
        "2026-12-27",
        "2026-12-29",
        "2026-12-31",
        "2027-01-02",
        "9999-12-31",
    ] {
        let error = made(
            &week(),
            Who::Everybody,
            date(day),
            NOW,
            &CalendarWords::default(),
        );
        assert_eq!(error, Err(CalendarError::NotAMonday { date: date(day) }));
    }
}

#[test]
fn weeks_without_a_calendar_are_errors() {
    let error = |who: Who<'_>, monday: NaiveDate, now: u64| {
        made(&week(), who, monday, now, &CalendarWords::default()).unwrap_err()
    };
    let monday = date("2026-12-28");
    assert_eq!(
        error(Who::One("sam"), monday, NOW).to_string(),
        "staffId is 'sam'; no staff member has that id (at staffId)"
    );
    for millis in [LAST_MOMENT + 1, u64::MAX] {
        assert_eq!(
            error(Who::One("ada"), monday, millis),
            CalendarError::Time { millis }
        );
    }
    assert!(
        made(
            &week(),
            Who::Everybody,
            monday,
            LAST_MOMENT,
            &CalendarWords::default()
        )
        .is_ok()
    );
    // The last Monday whose Sunday can be written; Bob works into the following Monday, which can also be written.
    assert!(
        made(
            &week(),
            Who::Everybody,
            date("9999-12-20"),
            NOW,
            &CalendarWords::default()
        )
        .is_ok()
    );
    assert_eq!(
        error(Who::Everybody, date("9999-12-27"), NOW),
        CalendarError::DateOutOfRange
    );
    let early = NaiveDate::from_isoywd_opt(-5, 10, Weekday::Mon).unwrap();
    assert_eq!(
        error(Who::Everybody, early, NOW),
        CalendarError::DateOutOfRange
    );

    let (positions, staff, _, _) = schedule().into_parts();
    let empty = Week::new(Schedule::new(positions, staff, vec![]).unwrap());
    for who in [Who::One("ada"), Who::Everybody] {
        let error = made(&empty, who, monday, NOW, &CalendarWords::default());
        assert_eq!(error, Err(CalendarError::Empty));
    }
}

proptest! {
    #[test]
    fn names_round_trip(
        name in "[a-zé🎉,;:\\\\\r\n\u{1} ]{0,60}",
        place in "[a-zé🎉,;:\\\\\r\n\u{1} ]{0,200}",
    ) {
        let week = week_named("ada", &name, &name, "1");
        let text = written(&week, Who::One("ada"), &words(&place));
        for line in text.split("\r\n") {
            prop_assert!(line.len() <= 75);
            prop_assert!(!line.contains(char::is_control));
        }
        let unfolded = text.replace("\r\n ", "");
        for (property, text) in [("SUMMARY:", &name), ("LOCATION:", &place)] {
            let value = unfolded.split("\r\n").find_map(|line| line.strip_prefix(property)).unwrap();
            let mut back = String::new();
            let mut chars = value.chars();
            while let Some(c) = chars.next() {
                back.push(match c {
                    '\\' => match chars.next() { Some('n') => '\n', Some(c) => c, None => '?' },
                    c => c,
                });
            }
            let expected = text.replace("\r\n", "\n").replace('\r', "\n").replace('\u{1}', " ");
            prop_assert_eq!(back, expected);
        }
    }
}

fn madrid() -> Zone {
    let change = |at: &str, offset| ClockChange {
        at: at.parse().unwrap(),
        offset,
    };
    Zone {
        id: "Europe/Madrid".to_owned(),
        offset: 120,
        changes: vec![
            change("2026-10-25T03:00:00", 60),
            change("2027-03-28T02:00:00", 120),
        ],
    }
}

#[test]
fn times_are_those_of_a_zone_that_is_defined() {
    let (words, zone) = (CalendarWords::default(), madrid());
    let mut export = Export::new("brasa", NOW, &words);
    export.zone = Some(&zone);
    let (text, _) = calendar(&week(), Who::One("ada"), date("2026-12-28"), &export).unwrap();
    assert!(
        text.contains("\r\nDTSTART;TZID=Europe/Madrid:20261228T093000\r\n"),
        "{text}"
    );
    assert!(text.contains(
        "GREGORIAN\r\nBEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\n\
         BEGIN:DAYLIGHT\r\nDTSTART:19700101T000000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT\r\n\
         BEGIN:STANDARD\r\nDTSTART:20261025T030000\r\nTZOFFSETFROM:+0200\r\nTZOFFSETTO:+0100\r\nEND:STANDARD\r\n\
         BEGIN:DAYLIGHT\r\nDTSTART:20270328T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0200\r\nEND:DAYLIGHT\r\n\
         END:VTIMEZONE\r\nBEGIN:VEVENT\r\n"
    ), "{text}");
    assert!(!text.contains("METHOD"));
    assert_eq!(offset_text(-210), "-0330");
    for id in ["", "A\r\nB", "Not a zone"] {
        let zone = Zone {
            id: id.to_owned(),
            ..madrid()
        };
        let mut export = export;
        export.zone = Some(&zone);
        let error = calendar(&week(), Who::Everybody, date("2026-12-28"), &export).unwrap_err();
        assert_eq!(error.code(), "not-a-zone");
    }
}

#[test]
fn breaks_and_notes_are_in_the_text() {
    let (positions, staff, mut shifts, _) = schedule().into_parts();
    shifts[0] = shifts[0].clone().with_break(30);
    shifts[0].note = Some("Keys".to_owned());
    let week = Week::new(Schedule::new(positions, staff, shifts).unwrap());
    let words = CalendarWords {
        rest: "Pausa".to_owned(),
        ..words("x")
    };
    let text = written(&week, Who::One("ada"), &words);
    assert!(
        text.contains("\r\nDESCRIPTION:Cocina\\nPausa: 30 min\\nKeys\r\n"),
        "{text}"
    );
}

/// UID, SEQUENCE, LAST-MODIFIED and STATUS of every event.
fn versions(text: &str) -> Vec<[String; 4]> {
    let calendar: Calendar = text.parse().unwrap();
    let events = calendar
        .components
        .iter()
        .filter_map(|component| match component {
            CalendarComponent::Event(event) => Some(
                ["UID", "SEQUENCE", "LAST-MODIFIED", "STATUS"]
                    .map(|name| event.property_value(name).unwrap().to_owned()),
            ),
            _ => None,
        });
    events.collect()
}

#[test]
fn an_event_keeps_its_version_until_it_changes_and_is_cancelled_when_its_shift_is_gone() {
    const LATER: u64 = NOW + 3_600_000;
    let (words, monday) = (CalendarWords::default(), date("2026-12-28"));
    let (first, kept) = calendar(
        &week(),
        Who::Everybody,
        monday,
        &Export::new("brasa", NOW, &words),
    )
    .unwrap();
    let (positions, staff, mut shifts, _) = schedule().into_parts();
    shifts[1].time.start = 21;
    shifts.remove(2);
    let changed = Week::new(Schedule::new(positions, staff, shifts).unwrap());
    let mut export = Export::new("brasa", LATER, &words);
    export.earlier = &kept;
    let (second, kept) = calendar(&changed, Who::Everybody, monday, &export).unwrap();
    let (before, after) = (versions(&first), versions(&second));
    assert_eq!(before[0], after[0]);
    let number = |version: &[String; 4]| version[1].parse::<u32>().unwrap();
    for index in [1, 2] {
        assert_eq!(before[index][0], after[index][0]);
        assert!(number(&before[index]) < number(&after[index]));
        assert_eq!(after[index][2], "20261121T084530Z");
    }
    assert_eq!(after[2][3], "CANCELLED");
    assert!(second.contains("\r\nSUMMARY:Eve: Recepción\r\n"));
    // A third export says the same; one of another person or week says nothing of it.
    export.earlier = &kept;
    export.now_ms = LATER + 3_600_000;
    let (third, all) = calendar(&changed, Who::Everybody, monday, &export).unwrap();
    assert_eq!(versions(&third), after);
    assert_eq!(all, kept);
    let (other, all) = calendar(&changed, Who::One("bob"), monday, &export).unwrap();
    assert_eq!(versions(&other), after[1..2]);
    assert_eq!(all.len(), kept.len());
    let (next, _) = calendar(&changed, Who::Everybody, date("2027-01-04"), &export).unwrap();
    assert!(!next.contains("CANCELLED"));
    // A changed shift is newer also where the earlier export is not known.
    export.earlier = &[];
    let (unknown, _) = calendar(&changed, Who::Everybody, monday, &export).unwrap();
    assert!(
        versions(&unknown)
            .iter()
            .all(|version| number(version) > number(&before[0]))
    );
}

#[test]
fn events_of_two_rosters_are_never_the_same() {
    let words = CalendarWords::default();
    let uids = |roster: &str| -> Vec<String> {
        let export = Export::new(roster, NOW, &words);
        let (text, _) = calendar(&week(), Who::Everybody, date("2026-12-28"), &export).unwrap();
        events(&text).into_iter().map(|[uid, ..]| uid).collect()
    };
    assert!(uids("brasa").iter().all(|uid| !uids("bar").contains(uid)));
}

#[test]
fn a_calendar_says_in_which_zone_its_times_are() {
    let case = include_str!("../../../fixtures/golden/public-bugs/I-09-calendar.json");
    let case: serde_json::Value = serde_json::from_str(case).unwrap();
    let week = Week::new(serde_json::from_value(case["schedule"].clone()).unwrap());
    let (words, zone) = (CalendarWords::default(), madrid());
    let mut export = Export::new("brasa", NOW, &words);
    export.zone = Some(&zone);
    let (text, _) = calendar(&week, Who::Everybody, date("2026-11-23"), &export).unwrap();
    assert!(
        text.contains("DTSTART;TZID=Europe/Madrid:20261123T160000\r\n"),
        "{text}"
    );
}
