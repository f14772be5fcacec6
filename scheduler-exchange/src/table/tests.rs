use proptest::prelude::*;
use scheduler_core::{Day, Position, Schedule, Shift, StaffMember};

use super::*;
use crate::testing::{editor, schedule, week, week_named};

const HEADER: &str = "id,staff_id,day,start,hours,status";

fn monday() -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(2026, 11, 16)
}

fn errors_in(week: &Week, csv: &str, monday: Option<NaiveDate>) -> Vec<String> {
    let (shifts, report) = from_csv(week, csv, monday);
    assert_eq!(report.error_count as usize, report.errors.len());
    assert_eq!(shifts.len(), report.shifts as usize);
    let errors = report.errors.iter().map(|error| {
        assert!(!error.message.is_empty());
        format!(
            "{} {}:{} '{}'",
            error.code, error.line, error.column, error.value
        )
    });
    errors.collect()
}

fn errors(csv: &str) -> String {
    errors_in(&week(), csv, None).join(", ")
}

fn shifts(csv: &str) -> String {
    let (shifts, report) = from_csv(&week(), csv, None);
    assert_eq!(report.errors, []);
    assert_eq!(report.shifts as usize, shifts.len());
    let shifts = shifts.iter().map(|shift| {
        let pending = if shift.confirmed { "" } else { "?" };
        let (start, hours) = (clock(shift.start_minutes()), length(shift.length_minutes()));
        format!(
            "{} {} {} {start}+{hours}{pending}",
            shift.id,
            shift.staff_id,
            day_name(shift.time.day)
        )
    });
    shifts.collect::<Vec<_>>().join(", ")
}

#[test]
fn a_week_is_written_line_by_line() {
    assert_eq!(
        to_csv(&week(), None, Separator::Comma),
        "\u{feff}id,staff_id,name,position,day,start,end,hours,break_minutes,status,note\r\n\
         1,ada,Ada,Cook,mon,09:30,17:45,8:15,0,confirmed,\r\n\
         2,bob,Bob,Cook,sun,20:00,02:00,6,0,pending,\r\n\
         3,eve,Eve,Recepción,wed,00:00,00:00,24,0,confirmed,\r\n"
    );
}

#[test]
fn a_week_with_dates_has_them_beside_the_day() {
    let csv = to_csv(&week(), monday(), Separator::Comma);
    assert_eq!(
        csv,
        "\u{feff}id,staff_id,name,position,day,date,start,end,hours,break_minutes,status,note\r\n\
         1,ada,Ada,Cook,mon,2026-11-16,09:30,17:45,8:15,0,confirmed,\r\n\
         2,bob,Bob,Cook,sun,2026-11-22,20:00,02:00,6,0,pending,\r\n\
         3,eve,Eve,Recepción,wed,2026-11-18,00:00,00:00,24,0,confirmed,\r\n"
    );
    let thursday = NaiveDate::from_ymd_opt(2026, 11, 19);
    assert_eq!(to_csv(&week(), thursday, Separator::Comma), csv);
}

#[test]
fn an_export_can_be_imported() {
    let week = week();
    for written in [None, monday()] {
        for read in [None, monday()] {
            let (shifts, report) = from_csv(&week, &to_csv(&week, written, Separator::Comma), read);
            assert_eq!(report, ImportReport::of_shifts(3));
            assert_eq!(shifts, week.schedule().shifts());
        }
    }
}

#[test]
fn many_ways_of_writing_a_table_are_read() {
    assert_eq!(
        shifts(
            "Day;Start;End;Hours;Name\nMonday;9;17:00;8,0; Ada \nSUN;22:00;6;;Bob\nwed;0;24:00;24;EVE"
        ),
        " ada mon 09:00+8?,  bob sun 22:00+8?,  eve wed 00:00+24?"
    );
    assert_eq!(
        shifts(
            "id,staff_id,day,start,hours,status\n,ada,fri,9,4,\nx,bob,fri,9,4.25,Confirmed\n\"'\t\",bob,sat,9,4,\n"
        ),
        " ada fri 09:00+4?, x bob fri 09:00+4:15,  bob sat 09:00+4?"
    );
    assert_eq!(
        shifts(
            "staff_id,day,start,end\nada, tue ,9 AM,5:45 pm\nbob,tue,9am,17.30\n ada ,wed,09:00,12 am"
        ),
        " ada tue 09:00+8:45?,  bob tue 09:00+8:30?,  ada wed 09:00+15?"
    );
}

#[test]
fn a_table_that_a_spreadsheet_saved_is_read_back() {
    let week = week();
    for (line, day) in [
        (
            "\u{feff}id;staff_id;day;date;start;end;hours\r\nx;ada;lun;16/11/2026;09:15:00;17:15:00;8",
            0,
        ),
        (
            "id,staff_id,day,date,start,end,hours\nx,ada,Thu,11/19/2026,9:15:00 AM,5:15:00 PM,8",
            3,
        ),
        (
            "id;staff_id;day;date;start;end;hours\nx;ada;ke;18.11.2026;9.15;17.15;8",
            2,
        ),
    ] {
        let (shifts, report) = from_csv(&week, line, monday());
        assert_eq!(report.error_count, 0, "{line}: {report:?}");
        let read: Vec<_> = shifts
            .iter()
            .map(|shift| (shift.time.day.index(), shift.start_minutes()))
            .collect();
        assert_eq!(read, [(day, day * 1440 + 555)], "{line}");
    }
    assert_eq!(
        errors_in(
            &week,
            "staff_id,day,date,start,hours\nada,mon,17/11/2026,9,8\nada,mon,16/13/2026,9,8",
            monday()
        ),
        ["wrong-date 2:9 '17/11/2026'", "not-a-date 3:9 '16/13/2026'"]
    );
}

#[test]
fn every_error_is_reported_with_its_position() {
    assert_eq!(errors(""), "no-header 1:1 ''");
    assert_eq!(errors("day,start\n"), "missing-column 1:1 ''");
    assert_eq!(
        errors("id,Day,colour,day"),
        "unknown-column 1:8 'colour', duplicate-column 1:15 'day', missing-column 1:1 ''"
    );
    assert_eq!(errors("day,\"start"), "open-quote 1:5 ''");
    let lines = "\na,sam,mx,24,0,maybe\nb,ada,mon,9:20,25\nb,ada,mon,9,8,pending\nb,ada,mon,9,8,";
    assert_eq!(
        errors(&format!("{HEADER}{lines}")),
        "unknown-staff 2:3 'sam', not-a-day 2:7 'mx', not-a-start 2:10 '24', not-a-length 2:13 '0', \
         not-a-status 2:15 'maybe', wrong-field-count 3:1 'b', duplicate-id 5:1 'b'"
    );
    assert_eq!(
        errors(
            "name,day,start,end,hours\nSam,mon,9,17,8\nAda,mon,9,17,7\nAda,mon,9,25,\nAda,mon,9,,"
        ),
        "unknown-name 2:1 'Sam', end-and-hours 3:11 '17', not-an-end 4:11 '25', not-a-length 5:12 ''"
    );
    assert_eq!(
        errors(&format!("{HEADER}\n{},ada,mon,9,8,", "é".repeat(201))),
        format!("id-too-long 2:1 '{}…'", "é".repeat(60))
    );
}

#[test]
fn positions_are_counted_in_characters_across_quotes_and_line_breaks() {
    assert_eq!(
        errors("name,day,start,hours\n\"Évé\nñ\"\"x\",\"mx\",\"9:20\", 8h\r\n,,,"),
        "unknown-name 2:1 'Évé\nñ\"x', not-a-day 3:7 'mx', not-a-quarter 3:12 '9:20', not-a-length 3:19 ' 8h', \
         unknown-name 4:1 '', not-a-day 4:2 '', not-a-start 4:3 '', not-a-length 4:4 ''"
    );
}

#[test]
fn times_must_be_quarters() {
    assert_eq!(
        errors("staff_id,day,start,end,hours\nada,mon,9:10,17:05,8:20\nada,mon,9:15,9:40,"),
        "not-a-quarter 2:9 '9:10', not-a-quarter 2:14 '17:05', not-a-quarter 2:20 '8:20', \
         not-a-quarter 3:14 '9:40'"
    );
}

#[test]
fn a_name_must_be_that_of_the_staff_id() {
    assert_eq!(
        errors("staff_id,name,position,day,start,hours\nada,Bob,Host,mon,9,8"),
        "wrong-name 2:5 'Bob', wrong-position 2:9 'Host'"
    );
    assert_eq!(
        shifts(
            "staff_id,name,position,day,start,hours\nada, ADA ,cook,mon,9,8\neve,,RECEPCION,mon,9,8"
        ),
        " ada mon 09:00+8?,  eve mon 09:00+8?"
    );
}

#[test]
fn positions_and_breaks_are_written_and_read_back() {
    let schedule = Schedule::new(
        vec![
            Position::new("bar", "Bar", "front", 1),
            Position::new("floor", "Floor", "front", 1),
            Position::new("night-bar", "bar", "front", 1),
        ],
        vec![
            StaffMember::new("ada", "Ada", "bar").also("floor"),
            StaffMember::new("bob", "Bob", "bar").also("night-bar"),
        ],
        vec![
            Shift::new("1", "ada", Day::Monday, 9, 8).with_break(30),
            Shift::new("2", "ada", Day::Tuesday, 9, 8).in_position("floor"),
            Shift::new("3", "bob", Day::Monday, 20, 8).in_position("night-bar"),
        ],
    );
    let week = Week::new(schedule.unwrap());
    let csv = to_csv(&week, None, Separator::Comma);
    assert_eq!(
        csv,
        "\u{feff}id,staff_id,name,position,day,start,end,hours,break_minutes,status,note\r\n\
         1,ada,Ada,Bar,mon,09:00,17:00,8,30,pending,\r\n\
         2,ada,Ada,Floor,tue,09:00,17:00,8,0,pending,\r\n\
         3,bob,Bob,night-bar,mon,20:00,04:00,8,0,pending,\r\n"
    );
    let (shifts, report) = from_csv(&week, &csv, None);
    assert_eq!(report.errors, []);
    assert_eq!(shifts, week.schedule().shifts());
}

#[test]
fn a_break_is_in_quarters_and_shorter_than_its_shift() {
    assert_eq!(
        errors(
            "name,day,start,hours,break_minutes\nAda,mon,9,8,20\nAda,mon,9,2,120\nAda,mon,9,8,x\nAda,mon,9,8,"
        ),
        "break-out-of-range 2:13 '20', break-out-of-range 3:13 '120', break-out-of-range 4:13 'x'"
    );
}

#[test]
fn a_position_must_be_the_person_s() {
    assert_eq!(
        errors("name,position,day,start,hours\nEve,Cook,mon,9,8\nEve,Baker,mon,9,8"),
        "wrong-position 2:5 'Cook', wrong-position 3:5 'Baker'"
    );
}

#[test]
fn equal_start_and_end_are_a_whole_day_only_with_hours() {
    assert_eq!(
        errors("staff_id,day,start,end,hours\nada,mon,9:00,9:00,\nada,mon,0,24,\nada,mon,9,9,8"),
        "end-is-start 2:14 '9:00', end-is-start 3:11 '24', end-and-hours 4:11 '9'"
    );
    assert_eq!(
        shifts("staff_id,day,start,end,hours\nada,mon,9:00,9:00,24\nada,mon,9:00,,24"),
        " ada mon 09:00+24?,  ada mon 09:00+24?"
    );
    assert_eq!(
        errors("staff_id,day,start,end,hours\nada,mon,9,17,24\n"),
        "end-and-hours 2:11 '17'"
    );
}

#[test]
fn a_date_must_be_that_of_its_day() {
    let csv = "staff_id,day,date,start,hours\nada,tue,2026-11-17,9,8\nada,wed,2026-11-17,9,8\n\
               ada,tue,2026-11-24,9,8\nada,tue,17/13/2026,9,8\nada,tue,,9,8";
    let expected = [
        "wrong-date 3:9 '2026-11-17'",
        "wrong-date 4:9 '2026-11-24'",
        "not-a-date 5:9 '17/13/2026'",
    ];
    assert_eq!(errors_in(&week(), csv, monday()), expected);
    // Without a Monday the first date determines the week.
    assert_eq!(errors_in(&week(), csv, None), expected);
    let later = monday().unwrap() + chrono::Days::new(7);
    assert_eq!(
        errors_in(&week(), csv, Some(later))[..2],
        ["wrong-date 2:9 '2026-11-17'", "wrong-date 3:9 '2026-11-17'"]
    );
}

#[test]
fn people_with_the_same_name_need_an_id() {
    let people = |one: &str, other: &str| {
        let schedule = Schedule::new(
            vec![Position::new("cook", "Cook", "kitchen", 1)],
            vec![
                StaffMember::new("1", one, "cook"),
                StaffMember::new("2", other, "cook"),
            ],
            vec![],
        );
        Week::new(schedule.unwrap())
    };
    let csv = "name,day,start,hours\nAda,mon,9,8";
    assert_eq!(
        errors_in(&people("Ada", "Ada"), csv, None),
        ["unknown-name 2:1 'Ada'"]
    );
    assert_eq!(
        errors_in(&people("ADA", "Adá"), csv, None),
        ["unknown-name 2:1 'Ada'"]
    );
    let (shifts, _) = from_csv(&people("ADA", "Ada"), csv, None);
    assert_eq!(shifts[0].staff_id, "2");
}

#[test]
fn all_errors_are_counted() {
    let lines = "x,nobody,mon,9,8,\n".repeat(250);
    let (_, report) = from_csv(&week(), &format!("{HEADER}\n{lines}"), None);
    // The id is repeated 249 times.
    assert_eq!(
        (report.shifts, report.errors.len(), report.error_count),
        (0, MAX_ERRORS, 250 + 249)
    );
}

#[test]
fn the_length_of_a_text_is_limited() {
    let long = format!("{HEADER}\n{}", "\n".repeat(MAX_TEXT_BYTES));
    assert_eq!(errors(&long), "text-too-long 1:1 ''");
}

#[test]
fn an_import_is_one_command_that_can_be_undone() {
    let before = schedule();
    let mut editor = editor();
    let text = format!("{HEADER}\n2,ada,fri,9,4,confirmed\n,bob,fri,9,4,\n");
    let report = import_csv(&mut editor, &text, None);
    assert_eq!((report.shifts, report.error_count), (2, 0));
    let after = editor.week().schedule();
    let ids: Vec<_> = after.shifts().iter().map(|shift| &*shift.id).collect();
    assert_eq!(ids, ["2", "assigned-1"]);
    assert_eq!(editor.history().undo_count, 1);
    editor.undo();
    assert_eq!(editor.week().schedule(), before);
    editor.redo();
    assert_eq!(editor.week().schedule(), after);

    let text = format!("{HEADER}\n2,ada,fri,9,4,confirmed\n,bob,fri,9,40,\n");
    let report = import_csv(&mut editor, &text, None);
    assert_eq!((report.shifts, report.error_count), (0, 1));
    assert_eq!(editor.week().schedule(), after);
    assert_eq!(editor.history().undo_count, 1);
}

/// No schedule has a blank shift id, so no exported table has one; in an imported table it means a new shift with a new
/// id. An export is therefore imported with the same ids.
#[test]
fn a_blank_id_is_refused_in_a_schedule_and_is_a_new_shift_in_a_table() {
    for id in ["", " ", "\t\u{a0}"] {
        let (positions, staff, mut shifts, _) = schedule().into_parts();
        shifts[1].id = id.to_owned();
        let error = Schedule::new(positions, staff, shifts).unwrap_err();
        assert_eq!(error.path, "shifts[1].id");
        assert_eq!(
            error.kind.to_string(),
            "id is blank; it must hold at least one character that is not a space"
        );
    }
    let mut editor = editor();
    let lines = "assigned-1,ada,fri,9,4,\n,bob,fri,9,4,\n \u{a0},bob,sat,9,4,\n";
    let report = import_csv(&mut editor, &format!("{HEADER}\n{lines}"), None);
    assert_eq!((report.shifts, report.error_count), (3, 0));
    let imported = editor.week().schedule();
    let ids: Vec<_> = imported.shifts().iter().map(|shift| &*shift.id).collect();
    assert_eq!(ids, ["assigned-1", "assigned-2", "assigned-3"]);
    let report = import_csv(
        &mut editor,
        &to_csv(&Week::new(imported.clone()), None, Separator::Comma),
        None,
    );
    assert_eq!((report.shifts, report.error_count), (3, 0));
    assert_eq!(editor.week().schedule(), imported);
}

#[test]
fn a_table_without_shifts_changes_nothing() {
    let mut editor = editor();
    let before = editor.week().schedule();
    let report = import_csv(&mut editor, &format!("{HEADER}\r\n"), None);
    assert_eq!(
        (report.error_count, &*report.errors[0].code),
        (1, "no-shifts")
    );
    assert_eq!(editor.week().schedule(), before);
    assert_eq!(editor.history().undo_count, 0);
}

#[test]
fn notes_and_semicolons_are_written_and_read_back() {
    let (positions, staff, mut shifts, _) = schedule().into_parts();
    for (shift, note) in shifts
        .iter_mut()
        .zip(["Keys; then the till", "\n=1+1", " ＝SUM(A1)"])
    {
        shift.note = Some(note.to_owned());
    }
    let week = Week::new(Schedule::new(positions, staff, shifts).unwrap());
    let csv = to_csv(&week, monday(), Separator::Semicolon);
    assert!(
        csv.contains(";confirmed;\"Keys; then the till\"\r\n"),
        "{csv}"
    );
    assert!(
        csv.contains(";pending;\"'\n=1+1\"\r\n") && csv.contains(";' ＝SUM(A1)\r\n"),
        "{csv}"
    );
    let (shifts, report) = from_csv(&week, &csv, monday());
    assert_eq!(report.errors, []);
    assert_eq!(shifts, week.schedule().shifts());
    let long = format!(
        "staff_id,day,start,hours,note\nada,mon,9,8,{}",
        "x".repeat(201)
    );
    assert_eq!(errors(&long).split(' ').next(), Some("note-too-long"));
}

#[test]
fn what_a_spanish_spreadsheet_saves_of_it_comes_back() {
    let text = include_str!("../../../fixtures/golden/public-bugs/I-16-back-from-excel-es.csv");
    let week = week_named("a", "Núria Peñalba", "Camarera", "h1");
    let monday = NaiveDate::from_ymd_opt(2026, 11, 23);
    let (shifts, report) = from_csv(&week, text, monday);
    assert_eq!(report.errors, []);
    let [shift] = &shifts[..] else {
        panic!("one shift")
    };
    assert_eq!(
        (&*shift.id, &*shift.staff_id, shift.time.day),
        ("h1", "a", Day::Monday)
    );
    assert_eq!((shift.start_minutes(), shift.length_minutes()), (540, 480));
}

proptest! {
    #[test]
    fn no_text_panics(text: String, lines in "(mon|9|8|9:30|pm|ada|Ada|,|;|\n|\"|'|x){0,40}") {
        let _ = from_csv(&week(), &text, None);
        let _ = from_csv(&week(), &format!("{HEADER}\n{lines}"), monday());
        let _ = from_csv(&week(), &format!("name,date,day,start,end\n{lines}"), monday());
    }

    #[test]
    fn ids_and_names_round_trip(
        id in "['=,;\"\r\n+@ a-]{1,6}",
        staff in "['=,;\"\r\n+@ b-]{1,6}",
        name in "['=,;\"\r\n+@ ñÑ-]{0,6}",
        position in "['=,;\"\r\n+@ éx-]{0,6}",
    ) {
        prop_assume!(!id.trim().is_empty() && !staff.trim().is_empty());
        let week = week_named(&staff, &name, &position, &id);
        let (shifts, report) = from_csv(&week, &to_csv(&week, monday(), Separator::Comma), monday());
        prop_assert_eq!(report.errors, []);
        prop_assert_eq!(shifts, week.schedule().into_parts().2);
    }

    #[test]
    fn quarter_hours_round_trip(
        times in prop::collection::vec((0_usize..7, 0_u8..96, 1_u8..=96, any::<bool>()), 1..20),
    ) {
        let shifts = times.iter().enumerate().map(|(index, &(day, start, length, confirmed))| {
            let day = Day::from_index(day).unwrap();
            let mut shift = Shift::new(index.to_string(), "ada", day, start / 4, length / 4);
            (shift.time.start_minute, shift.time.minutes) = (start % 4 * 15, length % 4 * 15);
            shift.confirmed = confirmed;
            shift
        });
        let mut editor = editor();
        editor.replace_shifts(shifts.collect()).unwrap();
        let csv = to_csv(editor.week(), None, Separator::Comma);
        let (back, report) = from_csv(editor.week(), &csv, monday());
        prop_assert_eq!(report.errors, []);
        prop_assert_eq!(&back, &editor.week().schedule().into_parts().2);
        // Except for whole days, the hours are redundant beside start and end.
        if times.iter().all(|time| time.2 < 96) {
            let blank: String = csv.lines().enumerate().map(|(index, line)| {
                let mut fields: Vec<&str> = line.split(',').collect();
                if index > 0 { fields[7] = ""; }
                fields.join(",") + "\n"
            }).collect();
            prop_assert_eq!(from_csv(editor.week(), &blank, None).0, back);
        }
    }
}
