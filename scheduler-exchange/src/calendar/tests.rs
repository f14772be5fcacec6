use icalendar::CalendarComponent;
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
        teams: BTreeMap::from([("kitchen".to_owned(), "Cocina".to_owned())]),
    }
}

fn written(week: &Week, who: Who<'_>, words: &CalendarWords) -> String {
    calendar(week, who, date("2026-12-28"), NOW, words).unwrap()
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
         CALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nBEGIN:VEVENT\r\nDESCRIPTION:Cocina\r\n\
         DTEND:20261228T174500\r\nDTSTAMP:20261121T074530Z\r\nDTSTART:20261228T093000\r\n\
         LOCATION:Calle Mayor 1\\, 2º\\; Madrid\r\nSTATUS:CONFIRMED\r\nSUMMARY:Cook\r\n\
         UID:20261228-ada-1@brightcrew\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
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
        calendar(
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
                "20261228-ada-1@brightcrew",
                "20261228T093000",
                "20261228T174500",
                "Ada: Cook",
                "CONFIRMED"
            ]),
            event([
                "20261228-bob-2@brightcrew",
                "20270103T200000",
                "20270104T020000",
                "Bob: Cook",
                "TENTATIVE"
            ]),
            event([
                "20261228-eve-3@brightcrew",
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
        ["20261228-a_2db-c@brightcrew", "20261228-a-b_2dc@brightcrew"]
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
        let error = calendar(
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
        calendar(&week(), who, monday, now, &CalendarWords::default()).unwrap_err()
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
        calendar(
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
        calendar(
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
        let error = calendar(&empty, who, monday, NOW, &CalendarWords::default());
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
            // 75 are recommended; icalendar does not count the leading space of the last part of a folded line.
            prop_assert!(line.len() <= 76);
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
