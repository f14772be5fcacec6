//! Properties of rosters: every command can be undone, in every week, and every state is a valid document.

use crate::support::{
    first_difference,
    weeks::{day, filter, proposed, schedule},
};
use chrono::{Days, NaiveDate};
use proptest::{collection::vec, prelude::*, sample::Index, sample::select};
use scheduler_core::{
    AbsenceKind, Day, Editor, Error, Filter, Outcome, Position, ProposedShift, Rules, Schedule,
    Shift, StaffMember, Week,
    editing::{AbsenceReport, AbsentShifts, Source},
    plan::{LeftShifts, OfferedShift, RequestRules, Roster, TeamChange},
    schedule::{Demand, HourRange, ShiftType, iso_week},
};
use serde_json::Value;

/// One command of a random history: the kind, which things it is about, and some values.
type Step = (usize, [Index; 3], ProposedShift, Day);

fn steps() -> impl Strategy<Value = Vec<Step>> {
    let which = || any::<Index>();
    vec(
        (0..KINDS, [which(), which(), which()], proposed(), day()),
        0..40,
    )
}

const KINDS: usize = 26;

fn monday() -> NaiveDate {
    iso_week::parse_date("2026-11-23").unwrap()
}

fn weeks_later(weeks: u64) -> NaiveDate {
    monday() + Days::new(7 * weeks)
}

/// An id of a list; an unknown one if the list is empty.
fn id_of<T>(which: &Index, list: &[T], id: impl Fn(&T) -> &String) -> String {
    if list.is_empty() {
        "nothing".to_owned()
    } else {
        id(which.get(list)).clone()
    }
}

/// Runs a command, which may be refused.
fn run(
    editor: &mut Editor,
    (kind, [one, two, three], times, day): Step,
) -> Option<Result<Outcome, Error>> {
    let schedule = editor.week().schedule();
    let shift = |which: &Index| id_of(which, schedule.shifts(), |shift| &shift.id);
    let person = |which: &Index| id_of(which, schedule.staff(), |member| &member.id);
    let position = |which: &Index| id_of(which, schedule.positions(), |position| &position.id);
    let mut proposed = times.clone();
    proposed.staff_id = person(&one);
    let choice = two.index(3);
    let open = editor.open_shifts();
    let open = || id_of(&one, &open, |open| &open.id);
    let waiting = editor.waiting_requests();
    let waiting = || id_of(&one, &waiting, |waiting| &waiting.request.id);
    Some(match kind {
        0 => editor.assign(&proposed),
        1 => editor.add_shift(&proposed, true),
        2 => editor.change_shift(&shift(&two), &proposed),
        3 => editor.confirm(&[shift(&one), shift(&two)]),
        4 => editor.decline(&shift(&one)),
        5 => editor.remove_shifts(&[shift(&one), shift(&two)]),
        6 => editor.move_shifts(
            &[shift(&one), shift(&two)],
            i32::from(times.time.start) * 4 - 40,
        ),
        7 => editor.give_shifts(&[shift(&one), shift(&two)], &person(&three)),
        8 => editor.replace(Source::Clipboard, &[shift(&two)], &[proposed]),
        9 => Ok(editor.publish()),
        10 => editor.confirm_after_publishing(&[shift(&one), shift(&two)]),
        11 => {
            let hours = times.time.hours.max(1);
            editor.offer(&OfferedShift::new(
                position(&one),
                day,
                times.time.start,
                hours,
            ))
        }
        12 => editor.withdraw(&open()),
        13 => editor.claim(&open(), &person(&two)),
        14 => editor.ask_to_swap(&shift(&one), &shift(&two)),
        15 => editor.ask_to_drop(&shift(&one), "A doctor's visit"),
        16 => editor.approve(&waiting()),
        17 => editor.decline_request(&waiting()),
        18 => {
            let shifts = [
                AbsentShifts::Remove,
                AbsentShifts::Offer,
                AbsentShifts::Keep,
            ][choice];
            let days = [day, *three.get(&Day::ALL)];
            let mut report = AbsenceReport::new(person(&one), days, AbsenceKind::Sick, shifts);
            if three.index(2) == 0 {
                let mut cover = times;
                cover.staff_id = person(&three);
                report = report.covered_by([cover]);
            }
            editor.report_absence(&report, &[], None)
        }
        19 => editor.end_absence(&person(&one), &[day], &[]),
        20 => editor.change_team(&team_change(editor, &[one, two, three], day)),
        21 => {
            let sources = [
                weeks_later(one.index(3) as u64),
                weeks_later(two.index(3) as u64),
            ];
            editor.copy_weeks(&sources, 1 + u32::try_from(three.index(3)).unwrap())
        }
        22 => {
            editor.open(weeks_later(one.index(4) as u64)).unwrap();
            return None;
        }
        23 => Ok(editor.undo()),
        24 => Ok(editor.redo()),
        _ => editor.replace_shifts(schedule.shifts().to_vec()),
    })
}

fn team_change(editor: &Editor, [one, two, three]: &[Index; 3], day: Day) -> TeamChange {
    let team = editor.team();
    let (staff, positions) = (team.staff(), team.positions());
    let position = |which: &Index| id_of(which, positions, |position| &position.id);
    let new = format!("new{}", three.index(4));
    let person = |id: &str| {
        let member = StaffMember::new(id, "Somebody", position(one)).available(day, 8, 20);
        match position(two) {
            other if other != member.position_id => member.also(other),
            _ => member,
        }
    };
    let who = id_of(three, staff, |member| &member.id);
    match one.index(10) {
        0 => TeamChange::AddPerson(person(&new)),
        1 | 2 => TeamChange::ChangePerson(person(&who)),
        3 | 4 => TeamChange::RemovePerson {
            staff_id: who,
            shifts: [LeftShifts::Offer, LeftShifts::Remove][two.index(2)],
        },
        5 => TeamChange::AddPosition(Position::new(new, "Something", "bar", 1)),
        6 => TeamChange::ChangePosition(Position::new(position(two), "Renamed", "bar", 2)),
        7 => TeamChange::RemovePosition {
            position_id: position(two),
            into: Some(position(three)),
        },
        8 => TeamChange::RemovePosition {
            position_id: position(two),
            into: None,
        },
        _ => match two.index(3) {
            0 => TeamChange::Demand(vec![Demand::new(position(three), day, 8, 20, 2)]),
            1 => TeamChange::Examined(HourRange::new(6, 24)),
            _ => TeamChange::ShiftTypes(vec![
                ShiftType::new("E", "Early", 6, 8).for_position(position(three)),
            ]),
        },
    }
}

fn document(editor: &Editor) -> Value {
    serde_json::to_value(editor.roster().unwrap()).unwrap()
}

fn same(expected: &Value, found: &Value) -> Result<(), TestCaseError> {
    match first_difference(expected, found) {
        None => Ok(()),
        Some(difference) => Err(TestCaseError::fail(difference)),
    }
}

fn editor(schedule: Schedule, approval: bool) -> Editor {
    let roster = Roster::of_week(schedule, monday()).unwrap();
    let mut editor = Editor::of_roster(roster, monday()).unwrap();
    let mut rules = RequestRules::default();
    rules.approval = approval;
    editor.set_request_rules(rules);
    if approval {
        let mut rules = Rules::default();
        (rules.min_hours, rules.max_hours) = (0, 0);
        (rules.days_off, rules.rest_hours) = (0, 0);
        editor.set_rules(rules);
    }
    editor
}

fn repeat(editor: &mut Editor, command: fn(&mut Editor) -> Outcome) -> usize {
    std::iter::from_fn(|| command(editor).done).count()
}

proptest! {
    /// After any history of all commands, in any weeks, undoing everything restores the whole roster, and redoing
    /// everything restores its last state.
    #[test]
    fn undoing_everything_restores_the_roster(schedule in schedule(), approval in any::<bool>(), steps in steps()) {
        let mut editor = editor(schedule, approval);
        let before = document(&editor);
        for step in steps {
            run(&mut editor, step);
        }
        repeat(&mut editor, Editor::redo);
        let after = document(&editor);
        let undone = repeat(&mut editor, Editor::undo);
        same(&before, &document(&editor))?;
        prop_assert_eq!(repeat(&mut editor, Editor::redo), undone);
        same(&after, &document(&editor))?;
    }

    /// After every command the roster is a valid document, which reads back as the same roster; a refused command has
    /// changed nothing; and the open week counts as if it were counted from scratch.
    #[test]
    fn every_state_is_a_valid_roster(schedule in schedule(), filter in filter(), approval in any::<bool>(), steps in steps()) {
        let mut editor = editor(schedule, approval);
        for step in steps {
            let before = document(&editor);
            let outcome = run(&mut editor, step);
            let now = document(&editor);
            if !outcome.is_some_and(|outcome| outcome.is_ok_and(|outcome| outcome.done.is_some())) {
                same(&before, &now)?;
            }
            let read: Roster = serde_json::from_value(now.clone()).map_err(|error| TestCaseError::fail(error.to_string()))?;
            same(&now, &serde_json::to_value(&read).unwrap())?;
            let fresh = Week::new(editor.week().schedule());
            let answers = |week: &Week| serde_json::to_value((week.analysis(&filter), week.summary(&filter))).unwrap();
            same(&answers(&fresh), &answers(editor.week()))?;
        }
    }

    /// The preview of an absence states what reporting it does.
    #[test]
    fn an_absence_does_what_its_preview_says(
        schedule in schedule(), who in any::<Index>(), day in day(), choice in select(vec![AbsentShifts::Remove, AbsentShifts::Offer, AbsentShifts::Keep]),
    ) {
        prop_assume!(!schedule.staff().is_empty());
        let mut editor = Editor::new(schedule.clone());
        let person = &who.get(schedule.staff()).id;
        let report = AbsenceReport::new(&**person, [day], AbsenceKind::Other, choice);
        let effect = editor.preview_absence(&report).unwrap();
        let blocks = |editor: &Editor| editor.week().gaps(&Filter::default());
        let hours = |editor: &Editor| blocks(editor).iter().map(|block| i32::from(block.end - block.start)).sum::<i32>();
        let before = (blocks(&editor).len(), hours(&editor));
        editor.report_absence(&report, &[], None).unwrap();
        prop_assert_eq!(effect.gaps as usize, before.0);
        prop_assert_eq!(effect.gap_hours, hours(&editor) - before.1);
        let theirs = |shift: &&Shift| shift.staff_id == *person && shift.time.day == day;
        let now = editor.week().schedule();
        let left = now.shifts().iter().filter(theirs).count();
        let had = schedule.shifts().iter().filter(theirs).count();
        prop_assert_eq!(left, if choice == AbsentShifts::Keep { had } else { 0 });
        prop_assert_eq!(editor.open_shifts().len(), if choice == AbsentShifts::Offer { had } else { 0 });
    }
}
