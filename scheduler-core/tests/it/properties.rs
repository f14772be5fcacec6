//! Properties of every week, checked against a brute-force oracle and against itself.

use crate::support::{
    first_difference,
    oracle::Oracle,
    read_schedule,
    weeks::{day, filter, proposed, proposed_for, rules, schedule_json, wide_schedule},
};
use proptest::{collection::vec, prelude::*, sample::Index};
use scheduler_core::{
    Day, Editor, Filter, HourRange, Page, ProposedShift, Schedule, ViolationKind, Week,
    schedule::{ALL_SLOTS, Length},
};
use serde_json::{Value, json};

/// Every answer about a week that is not an edit.
fn answers(week: &Week, filter: &Filter) -> Value {
    let cells = Day::ALL
        .into_iter()
        .flat_map(|day| (0..=24).map(move |hour| (day, hour)));
    let all = Page::default();
    let page = Page {
        offset: 1,
        limit: 2,
    };
    json!({
        "analysis": week.analysis(filter),
        "summary": week.summary(filter),
        "figures": week.figures(filter),
        "board": week.board(filter),
        "lanes": week.lanes(filter, 3),
        "days": Day::ALL.map(|day| week.day_board(filter, day)),
        "dayMembers": Day::ALL.map(|day| week.day_members(filter, day, page)),
        "members": [week.member_rows(filter, ALL_SLOTS, all), week.member_rows(filter, 4, page)],
        "roles": [week.role_rows(filter, ALL_SLOTS), week.role_rows(filter, 1)],
        "hours": cells.map(|(day, hour)| week.hour_details(filter, day, hour).unwrap()).collect::<Vec<_>>(),
        "suggested": suggested(week, filter),
    })
}

/// Who is suggested for every understaffed position of every gap block.
fn suggested(week: &Week, filter: &Filter) -> Vec<Value> {
    let mut suggested = Vec::new();
    for block in week.gaps(filter) {
        let hours = block.hours();
        for position in block
            .positions
            .iter()
            .filter(|entry| entry.staffing.understaffed)
        {
            let staff = week.suggested_staff(&position.position_id, block.day, hours);
            suggested.push(value(staff.unwrap()));
        }
    }
    suggested
}

fn assert_same(expected: &Value, found: &Value) -> Result<(), TestCaseError> {
    match first_difference(expected, found) {
        None => Ok(()),
        Some(difference) => Err(TestCaseError::fail(difference)),
    }
}

fn value(data: impl serde::Serialize) -> Value {
    serde_json::to_value(data).unwrap()
}

/// One edit of a random history.
#[derive(Debug, Clone)]
enum Edit {
    Assign(Index, ProposedShift),
    Unassign(Index),
}

fn edit() -> impl Strategy<Value = Edit> {
    prop_oneof![
        (any::<Index>(), proposed()).prop_map(|(who, shift)| Edit::Assign(who, shift)),
        any::<Index>().prop_map(Edit::Unassign),
    ]
}

fn apply(week: &mut Week, edit: Edit) {
    let schedule = week.schedule();
    match edit {
        Edit::Assign(who, shift) if !schedule.staff().is_empty() => {
            week.assign(&proposed_for(&who, &schedule, shift)).unwrap();
        }
        Edit::Unassign(which) if !schedule.shifts().is_empty() => {
            let shift = which.get(schedule.shifts());
            assert_eq!(week.unassign(&shift.id).unwrap(), *shift);
        }
        _ => {}
    }
}

proptest! {
    /// [D-515] the analysis equals that of a brute-force oracle
    #[test]
    fn the_analysis_equals_the_oracles(schedule in wide_schedule(), filter in filter()) {
        let oracle = Oracle { schedule: &schedule, filter: &filter };
        let analysis = Week::new(schedule.clone()).analysis(&filter);
        assert_same(&oracle.analysis(), &value(analysis))?;
    }

    /// [D-515] so are the board, the days and the insights
    #[test]
    fn the_board_and_the_summary_equal_the_oracles(schedule in wide_schedule(), filter in filter()) {
        let oracle = Oracle { schedule: &schedule, filter: &filter };
        let week = Week::new(schedule.clone());
        let cells: Vec<Value> =
            (9..=24).flat_map(|hour| (0..7).map(move |day| (day, hour))).map(|(day, hour)| oracle.cell(day, hour)).collect();
        assert_same(&json!({"firstHour": 9, "lastHour": 24, "cells": cells}), &value(week.board(&filter)))?;

        let summary = value(week.summary(&filter));
        assert_same(&(0..7).map(|day| oracle.day(day)).collect(), &summary["days"])?;
        assert_same(&oracle.insights(), &summary["insights"])?;
        let rates = summary["coverageRates"].as_array().unwrap();
        let below: Vec<_> = rates.iter().map(|rate| rate["below"].clone()).collect();
        assert_same(&json!(oracle.short_hours_of_week()), &json!(below))?;
        let analysis = oracle.analysis();
        for part in ["gaps", "fillRates", "pendingAssignments", "shiftStatus"] {
            assert_same(&analysis[part], &summary[part])?;
        }
    }

    /// [D-515] the details of an hour contain the people whom the board counts, and those of a day the day's shifts
    #[test]
    fn details_agree_with_the_board_and_the_rows(schedule in wide_schedule(), filter in filter(), slots in 0..8_u8) {
        let week = Week::new(schedule);
        for cell in week.board(&filter).cells {
            let details = week.hour_details(&filter, cell.day, cell.hour).unwrap();
            prop_assert_eq!((details.total, details.confirmed, details.pending), (cell.present, cell.confirmed, cell.pending));
            prop_assert_eq!(cell.confirmed + cell.pending, cell.present);
            // Somebody who is booked in two positions at once is scheduled in both, and present once.
            prop_assert!(cell.positions.iter().all(|position| position.staffing.scheduled <= cell.present));
            let board = week.day_board(&filter, cell.day);
            let row = board.rows.iter().find(|row| row.hour == cell.hour).unwrap();
            prop_assert_eq!((row.slot, row.gap), (cell.slot, cell.gap));
            let counts: Vec<_> = row.cells.iter().filter(|position| position.present > 0)
                .map(|cell| (&cell.position.position_id, cell.position.staffing.required, cell.present)).collect();
            let groups: Vec<_> = details.groups.iter()
                .map(|group| (&group.position_id, group.required, group.count)).collect();
            prop_assert_eq!(counts, groups);
            for (of_day, of_week) in row.cells.iter().zip(&cell.positions) {
                prop_assert_eq!(&of_day.position, of_week);
            }
        }
        for row in week.member_rows(&filter, ALL_SLOTS, Page::default()).rows {
            for (day, chips) in Day::ALL.into_iter().zip(row.days) {
                let details = week.member_day_details(&row.person.staff_id, day).unwrap();
                // By position, where the row is in order of time.
                let shown: Vec<_> = week.schedule().positions().iter()
                    .filter(|position| chips.iter().any(|chip| chip.position_id == position.id))
                    .map(|position| (position.id.clone(), chips.iter()
                        .filter(|chip| chip.position_id == position.id).cloned().collect::<Vec<_>>()))
                    .collect();
                let groups: Vec<_> = details.groups.into_iter().map(|group| {
                    let shifts = group.members.into_iter().flat_map(|member| member.shifts);
                    (group.position_id, shifts.collect::<Vec<_>>())
                }).collect();
                prop_assert_eq!(groups, shown);
            }
        }
        for row in week.role_rows(&filter, slots) {
            for (day, cell) in Day::ALL.into_iter().zip(row.days) {
                let details = week.position_day_details(&row.position_id, day, slots).unwrap();
                prop_assert_eq!(details.total, cell.scheduled);
                let chips: Vec<_> = details.groups.iter().flat_map(|group| &group.members).flat_map(|member| &member.shifts).collect();
                let confirmed = chips.iter().filter(|chip| chip.confirmed).count();
                prop_assert_eq!((confirmed, chips.len() - confirmed), (cell.confirmed as usize, cell.pending as usize));
                prop_assert!(chips.iter().all(|chip| chip.slots & slots != 0));
            }
        }
    }

    /// [D-515] the figures are the analysis without its names
    #[test]
    fn the_figures_are_those_of_the_analysis(schedule in wide_schedule(), filter in filter()) {
        let week = Week::new(schedule.clone());
        let analysis = week.analysis(&filter);
        let mut expected: Vec<u32> = Vec::new();
        for position in schedule.positions() {
            let table = analysis.coverage.get(&position.id);
            expected.extend(table.into_iter().flat_map(|days| days.as_flattened()));
        }
        expected.push(analysis.gaps.len().try_into().unwrap());
        for block in &analysis.gaps {
            expected.extend([block.day.into(), block.start, block.end].map(u32::from));
        }
        for rate in &analysis.fill_rates {
            expected.extend([rate.scheduled, rate.percent]);
        }
        prop_assert_eq!(week.figures(&filter), expected);
    }

    /// [D-515] the suggestions for a block are those of the oracle, in its order, those without violations first
    #[test]
    fn suggested_staff_equal_the_oracles(schedule in wide_schedule(), filter in filter(), rules in rules()) {
        let oracle = Oracle { schedule: &schedule, filter: &filter };
        let mut week = Week::new(schedule.clone());
        week.set_rules(rules);
        for block in week.gaps(&filter) {
            let hours = block.hours();
            for entry in &block.positions {
                let position = schedule.positions().iter().find(|position| position.id == entry.position_id).unwrap();
                let day = block.day.into();
                let helpers = oracle.helpers(position, (day, block.start, block.end));
                let found = week.suggested_staff(&position.id, block.day, hours).unwrap();
                prop_assert_eq!(found.len(), helpers.len().min(3));
                prop_assert!(found.is_sorted_by_key(|staff| !staff.violations.is_empty()), "violation-free ones come first");
                let rank_of = |id: &str| helpers.iter().position(|helper| helper.member.id == id).unwrap();
                let (clean, others) = found.split_at(found.partition_point(|staff| staff.violations.is_empty()));
                prop_assert!(clean.is_sorted_by_key(|staff| rank_of(&staff.person.staff_id)));
                // Without contracts and wages only the number of violations comes before the order of the oracle.
                prop_assert!(others.is_sorted_by_key(|staff| (staff.violations.len(), rank_of(&staff.person.staff_id))));
                for staff in &found {
                    let helper = &helpers[rank_of(&staff.person.staff_id)];
                    prop_assert_eq!((&staff.person.name, &staff.person.color), (&helper.member.name, &helper.member.color));
                    prop_assert_eq!((&staff.available_times, staff.is_fully_available), (&helper.times, helper.fully));
                    let own = schedule.shifts().iter().filter(|shift| shift.staff_id == staff.person.staff_id);
                    let own = own.filter(|shift| !week.is_away(&shift.staff_id, shift.time.day));
                    let minutes: usize = own.map(|shift| shift.work_minutes()).sum();
                    prop_assert_eq!(staff.week_length, Length::of_minutes(minutes.try_into().unwrap()));
                }
            }
        }
    }

    /// [D-515] every shift that a suggestion proposes can be made, and helps
    #[test]
    fn every_suggested_shift_is_possible(schedule in wide_schedule(), filter in filter(), rules in rules()) {
        let oracle = Oracle { schedule: &schedule, filter: &filter };
        let mut editor = Editor::new(schedule.clone());
        editor.set_rules(rules);
        for block in editor.week().gaps(&filter) {
            let hours = block.hours();
            for entry in &block.positions {
                let found = editor.week().suggested_staff(&entry.position_id, block.day, hours).unwrap();
                for staff in found {
                    let (shift, extends) = (&staff.shift, staff.extends.as_deref());
                    prop_assert_eq!(&shift.staff_id, &staff.person.staff_id);
                    let member = schedule.staff().iter().find(|member| member.id == staff.person.staff_id).unwrap();
                    let minutes = |hour: u8, minute: u8| usize::from(hour) * 60 + usize::from(minute);
                    let start = shift.time.day.index() * 24 * 60 + minutes(shift.time.start, shift.time.start_minute);
                    let end = start + minutes(shift.time.hours, shift.time.minutes);
                    let own = extends.map(|id| schedule.shifts().iter().find(|shift| shift.id == id).unwrap());

                    // Its time beyond the shift that it extends is free: all of it, so nothing is added to a
                    // day on which the person does not work.
                    let mut added = Vec::new();
                    for quarter in (start..end).step_by(15) {
                        let (day, hour) = (quarter / (24 * 60), quarter / 60 % 24);
                        if own.is_none_or(|own| quarter < own.start_minutes() || own.end_minutes() <= quarter) {
                            let (day, hour) = (u8::try_from(day).unwrap(), u8::try_from(hour).unwrap());
                            prop_assert!(oracle.is_free(member, day, hour), "{staff:?} is not free on day {day} at {hour}");
                            added.push((day, hour));
                        }
                    }
                    if let Some(own) = own {
                        prop_assert_eq!(&own.staff_id, &staff.person.staff_id);
                        prop_assert!(start <= own.start_minutes() && own.end_minutes() <= end);
                        prop_assert!((start, end) != (own.start_minutes(), own.end_minutes()));
                    }
                    let day: u8 = block.day.into();
                    prop_assert!(entry.short.iter().any(|range| added.iter().any(|at| at.0 == day && range.contains(at.1))));

                    prop_assert_eq!(shift.position_id.as_ref(), Some(&entry.position_id));
                    let violations = editor.week().violations(shift, extends).unwrap();
                    prop_assert!(violations.iter().all(|violation| violation.kind != ViolationKind::DoubleBooking), "{staff:?}");
                    prop_assert_eq!(&staff.violations, &violations);

                    let mut copy = editor.clone();
                    let outcome = match extends {
                        Some(id) => copy.change_shift(id, shift),
                        None => copy.add_shift(shift, false),
                    };
                    prop_assert!(outcome.unwrap().done.is_some());
                    let short_hours = |week: &Week| {
                        let gaps = week.gaps(&filter);
                        let entries = gaps.iter().flat_map(|block| &block.positions);
                        let of_position = entries.filter(|other| other.position_id == entry.position_id);
                        of_position.flat_map(|other| &other.short).map(|range| u32::from(range.hours())).sum::<u32>()
                    };
                    prop_assert!(short_hours(copy.week()) <= short_hours(editor.week()));
                    // If a position lacks a single head, the covered hours are no longer short.
                    if entry.staffing.required == 1 && schedule.details().demand.is_empty() {
                        prop_assert!(short_hours(copy.week()) < short_hours(editor.week()));
                    }
                }
            }
        }
    }

    /// [D-516] [D-461] two gap blocks never overlap or touch, and none leaves its day or the examined
    /// hours
    #[test]
    fn gaps_never_overlap_or_touch(schedule in wide_schedule(), filter in filter()) {
        let examined = schedule.details().examined();
        let gaps = Week::new(schedule).gaps(&filter);
        for block in &gaps {
            prop_assert!(examined.start <= block.start && block.start < block.end && block.end <= examined.end);
        }
        for pair in gaps.windows(2) {
            prop_assert!((pair[0].day, pair[0].end) < (pair[1].day, pair[1].start));
        }
        // Nor do the short hours of a position, which are within their block; their union is the block.
        for block in &gaps {
            for position in &block.positions {
                prop_assert_eq!(position.staffing.understaffed, !position.short.is_empty());
                prop_assert!(position.short.iter().all(|range| block.start <= range.start && range.start < range.end && range.end <= block.end));
                prop_assert!(position.short.is_sorted_by(|one, next| one.end < next.start));
            }
            for hour in block.start..block.end {
                let mut short = block.positions.iter().flat_map(|position| &position.short);
                prop_assert!(short.any(|range| range.contains(hour)));
            }
        }
    }

    /// [D-517] the order of the shifts changes no answer
    #[test]
    fn the_order_of_shifts_does_not_matter(
        (json, shuffled) in schedule_json().prop_flat_map(|json| {
            let shifts = json["shifts"].as_array().unwrap().clone();
            (Just(json), Just(shifts).prop_shuffle())
        }),
        filter in filter(),
    ) {
        let mut other = json.clone();
        other["shifts"] = Value::Array(shuffled);
        let [a, b] = [json, other].map(|json| Week::new(serde_json::from_value(json).unwrap()));
        assert_same(&answers(&a, &filter), &answers(&b, &filter))?;
    }

    /// [D-518] assigning and then unassigning leaves the schedule and every answer as they were
    #[test]
    fn assign_then_unassign_is_the_identity(
        schedule in wide_schedule(), filter in filter(), who in any::<Index>(), shift in proposed(),
    ) {
        prop_assume!(!schedule.staff().is_empty());
        let mut week = Week::new(schedule.clone());
        let before = answers(&week, &filter);
        let shift = proposed_for(&who, &schedule, shift);
        let id = week.assign(&shift).unwrap();
        prop_assert_eq!(week.shift_count(), schedule.shifts().len() + 1);
        let gone = week.unassign(&id).unwrap();
        prop_assert_eq!((&gone.id, &gone.staff_id, gone.confirmed), (&id, &shift.staff_id, false));
        prop_assert_eq!(
            (gone.time.day, gone.time.start, gone.time.start_minute, gone.time.hours, gone.time.minutes),
            (shift.time.day, shift.time.start, shift.time.start_minute, shift.time.hours, shift.time.minutes)
        );
        prop_assert_eq!(week.schedule(), schedule);
        assert_same(&before, &answers(&week, &filter))?;
    }

    /// [D-518] after any history of edits the counts are those of a fresh count
    #[test]
    fn counts_after_edits_equal_a_recount(schedule in wide_schedule(), filter in filter(), history in vec(edit(), 0..20)) {
        let mut week = Week::new(schedule);
        for edit in history {
            apply(&mut week, edit);
        }
        let edited = answers(&week, &filter);
        assert_same(&answers(&Week::new(week.schedule()), &filter), &edited)?;
        week.recount();
        assert_same(&answers(&week, &filter), &edited)?;
        prop_assert_eq!(week.shift_count(), week.schedule().shifts().len());
    }

    /// [D-450] any query with any numbers gives an answer or an error
    #[test]
    fn no_query_panics(
        schedule in wide_schedule(), filter in filter(), rules in rules(), id in prop_oneof!["[pms][0-9]", ".*"], day in day(),
        numbers in any::<[u8; 4]>(), small in [0..26_u8, 0..62, 0..26, 0..62], slots in any::<u8>(),
        offset in any::<usize>(), limit in any::<usize>(),
    ) {
        let mut week = Week::new(schedule);
        week.set_rules(rules);
        let page = Page { offset, limit };
        for [start, start_minute, hours, minutes] in [numbers, small] {
            let shift = ProposedShift::new(&*id, day, start, hours).with_minutes(start_minute, minutes);
            let range = HourRange::new(start, hours);
            let _ = week.hour_details(&filter, day, start);
            let _ = week.member_day_details(&id, day);
            let _ = week.position_day_details(&id, day, slots);
            let _ = week.required_at(&id, day, start);
            let _ = week.candidates(&id, day, range);
            let _ = week.violations(&shift, None);
            let _ = week.violations(&shift.clone().in_position(&*id), Some(&id));
            let suggested = week.suggested_staff(&id, day, range);
            // Rules that nobody can satisfy give violations, not errors.
            prop_assert_eq!(suggested.is_ok(), week.position(&id).is_some() && start < hours && hours <= 24);
            let _ = week.assign(&shift);
            let _ = week.unassign(&id);
        }
        let _ = week.review(&filter);
        let _ = week.member_rows(&filter, slots, page);
        let _ = week.day_members(&filter, day, page);
        let _ = week.role_rows(&filter, slots);
    }
}

/// Arbitrary JSON, a few levels deep, with the schedule's field names in it.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        (-30..30).prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        ".*".prop_map(Value::from),
        word().prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 60, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::from),
            vec((word(), inner), 0..7)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

fn word() -> impl Strategy<Value = String> {
    const WORDS: &[&str] = &[
        "positions",
        "staff",
        "shifts",
        "id",
        "name",
        "team",
        "required",
        "positionId",
        "color",
        "availability",
        "day",
        "start",
        "startMinute",
        "end",
        "endMinute",
        "staffId",
        "hours",
        "minutes",
        "confirmed",
        "__proto__",
        "",
    ];
    prop_oneof![9 => proptest::sample::select(WORDS).prop_map(str::to_owned), 1 => ".{0,4}"]
}

/// Every place in a document, as JSON pointers.
fn places(json: &Value, at: &str, out: &mut Vec<String>) {
    out.push(at.to_owned());
    match json {
        Value::Object(fields) => fields
            .iter()
            .for_each(|(key, value)| places(value, &format!("{at}/{key}"), out)),
        Value::Array(entries) => {
            entries
                .iter()
                .enumerate()
                .for_each(|(index, value)| places(value, &format!("{at}/{index}"), out));
        }
        _ => {}
    }
}

/// Reads a text, which may be refused; an accepted one answers every query and round-trips.
fn read(text: &str) -> Result<bool, TestCaseError> {
    let Ok(schedule) = read_schedule(text) else {
        return Ok(false);
    };
    let week = Week::new(schedule);
    answers(&week, &Filter::default());
    let written = serde_json::to_string(&week.schedule()).unwrap();
    prop_assert_eq!(
        serde_json::from_str::<Schedule>(&written).unwrap(),
        week.schedule()
    );
    Ok(true)
}

proptest! {
    /// [D-450] no text makes the engine panic
    #[test]
    fn no_text_panics(text in ".*") {
        prop_assert!(!read(&text)?);
    }

    /// [D-450] no JSON makes the engine panic
    #[test]
    fn no_json_panics(json in any_json()) {
        read(&json.to_string())?;
    }

    /// [D-450] nor does a valid schedule in which any value is replaced, or that is truncated anywhere
    #[test]
    fn corrupted_schedules_do_not_panic(json in schedule_json(), with in any_json(), place in any::<Index>(), cut in any::<Index>()) {
        prop_assert!(read(&json.to_string())?);
        let mut all = Vec::new();
        places(&json, "", &mut all);
        let mut corrupted = json.clone();
        let place: &String = place.get(&all);
        *corrupted.pointer_mut(place).unwrap() = with;
        read(&corrupted.to_string())?;
        let text = json.to_string();
        // A cut within a character is not valid UTF-8.
        let end = text.floor_char_boundary(cut.index(text.len()));
        prop_assert!(!read(&text[..end])?);
    }
}
