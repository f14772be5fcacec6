//! Properties of every history of commands.

use crate::support::{
    first_difference,
    weeks::{day, filter, proposed, proposed_for, rules, schedule},
};
use proptest::{collection::vec, prelude::*, sample::Index};
use scheduler_core::{
    Candidate, Day, Editor, ErrorKind, Filter, HourRange, Outcome, Page, Position, ProposedShift,
    Rules, Schedule, Severity, Shift, StaffMember, Template, ViolationKind, Week,
    editing::MAX_UNDO,
    schedule::{ALL_SLOTS, MAX_TEXT_LENGTH},
};
use serde_json::{Value, json};

/// One command of a random history; the numbers are sometimes out of range, the ids sometimes unknown.
#[derive(Debug, Clone)]
enum Step {
    Assign(Index, ProposedShift),
    Add(Index, ProposedShift, bool),
    Change(Index, Index, ProposedShift),
    Resize(Index, u8, u8),
    Confirm(Index),
    ConfirmAll(Filter),
    Decline(Index),
    Remove(Index),
    ReplaceShifts(Vec<(Index, ProposedShift, bool)>),
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    let which = any::<Index>;
    let shift = || {
        prop_oneof![
            12 => proposed(),
            1 => (day(), [0..30_u8, 0..62, 0..30, 0..62]).prop_map(out_of_range),
            1 => (day(), any::<[u8; 4]>()).prop_map(out_of_range),
        ]
    };
    prop_oneof![
        4 => (which(), shift()).prop_map(|(who, shift)| Step::Assign(who, shift)),
        2 => (which(), shift(), any::<bool>()).prop_map(|(who, shift, sure)| Step::Add(who, shift, sure)),
        4 => (which(), which(), shift()).prop_map(|(what, who, shift)| Step::Change(what, who, shift)),
        2 => (which(), 0..26_u8, 0..50_u8).prop_map(|(what, hours, minutes)| Step::Resize(what, hours, minutes)),
        1 => which().prop_map(Step::Confirm),
        1 => filter().prop_map(Step::ConfirmAll),
        1 => which().prop_map(Step::Decline),
        2 => which().prop_map(Step::Remove),
        1 => vec((which(), shift(), any::<bool>()), 0..5).prop_map(Step::ReplaceShifts),
        3 => Just(Step::Undo),
        2 => Just(Step::Redo),
    ]
}

fn out_of_range((day, [start, start_minute, hours, minutes]): (Day, [u8; 4])) -> ProposedShift {
    ProposedShift::new("", day, start, hours).with_minutes(start_minute, minutes)
}

/// Every answer about a week.
fn answers(editor: &Editor, filter: &Filter) -> Value {
    let week = editor.week();
    json!({
        "schedule": week.schedule(),
        "analysis": week.analysis(filter),
        "summary": week.summary(filter),
        "board": week.board(filter),
        "members": week.member_rows(filter, ALL_SLOTS, Page::default()),
        "roles": week.role_rows(filter, ALL_SLOTS),
        "review": week.review(filter),
    })
}

fn assert_same(expected: &Value, found: &Value) -> Result<(), TestCaseError> {
    match first_difference(expected, found) {
        None => Ok(()),
        Some(difference) => Err(TestCaseError::fail(difference)),
    }
}

/// A shift as a proposal.
fn like(shift: &Shift) -> ProposedShift {
    let mut to = ProposedShift::new(&*shift.staff_id, Day::Monday, 0, 1);
    to.time = shift.time;
    to
}

/// Runs a step and returns whether it did anything. A failed step must not; the revision shows whether it did.
fn run(editor: &mut Editor, step: Step) -> Result<bool, TestCaseError> {
    let schedule = editor.week().schedule();
    let (history, revision) = (editor.history(), editor.revision());
    let by = |who: Index, mut shift: ProposedShift| match schedule.staff() {
        [] => shift,
        _ => {
            shift = proposed_for(&who, &schedule, shift);
            shift
        }
    };
    let shift = |which: Index| match schedule.shifts() {
        [] => "nothing".to_owned(),
        shifts => which.get(shifts).id.clone(),
    };
    // Importing the same shifts again is still an entry, which can be undone and redone.
    let mut may_be_the_same = false;
    let outcome = match step {
        Step::Assign(who, shift) => editor.assign(&by(who, shift)),
        Step::Add(who, shift, sure) => editor.add_shift(&by(who, shift), sure),
        Step::Change(which, who, to) => editor.change_shift(&shift(which), &by(who, to)),
        Step::Resize(which, hours, minutes) => match schedule.shifts() {
            [] => return Ok(false),
            shifts => {
                let old = which.get(shifts);
                let mut to = like(old);
                (to.time.hours, to.time.minutes) = (hours, minutes / 15 * 15);
                editor.change_shift(&old.id, &to)
            }
        },
        Step::Confirm(which) => editor.confirm(&[shift(which)]),
        Step::ConfirmAll(filter) => Ok(editor.confirm_all(&filter)),
        Step::Decline(which) => editor.decline(&shift(which)),
        Step::Remove(which) => editor.remove_shifts(&[shift(which)]),
        Step::ReplaceShifts(shifts) => {
            may_be_the_same = true;
            let shifts = shifts.into_iter().map(|(who, shift, sure)| {
                let shift = by(who, shift);
                let mut new = Shift::new("", shift.staff_id, Day::Monday, 0, 1);
                (new.time, new.confirmed) = (shift.time, sure);
                new
            });
            editor.replace_shifts(shifts.collect())
        }
        Step::Undo => {
            may_be_the_same = true;
            Ok(editor.undo())
        }
        Step::Redo => {
            may_be_the_same = true;
            Ok(editor.redo())
        }
    };
    let now = editor.week().schedule();
    // After any step the week is valid input.
    let (positions, staff, shifts, details) = now.clone().into_parts();
    let again =
        Schedule::new(positions, staff, shifts).and_then(|plain| plain.with_details(details));
    prop_assert_eq!(again, Ok(now.clone()));
    if let Ok(Outcome { revision, .. }) = &outcome {
        prop_assert_eq!(*revision, editor.revision());
    }
    let done = outcome.is_ok_and(|outcome| outcome.done.is_some());
    if done {
        prop_assert!(may_be_the_same || now != schedule);
        prop_assert_eq!(editor.revision(), revision + 1);
    } else {
        prop_assert_eq!(now, schedule);
        prop_assert_eq!(editor.history(), history);
        prop_assert_eq!(editor.revision(), revision);
    }
    Ok(done)
}

/// Undoes or redoes everything and returns the number of commands.
fn repeat(editor: &mut Editor, command: fn(&mut Editor) -> Outcome) -> usize {
    std::iter::from_fn(|| command(editor).done).count()
}

proptest! {
    /// After any history of commands, as many undos restore the schedule and every answer, and as many redos the final
    /// state.
    #[test]
    fn undoing_everything_is_the_identity(schedule in schedule(), filter in filter(), steps in vec(step(), 0..30)) {
        let mut editor = Editor::new(schedule.clone());
        let before = answers(&editor, &filter);
        for step in steps {
            run(&mut editor, step)?;
        }
        repeat(&mut editor, Editor::redo);
        let after = answers(&editor, &filter);
        let undone = repeat(&mut editor, Editor::undo);
        prop_assert_eq!(editor.week().schedule(), schedule);
        assert_same(&before, &answers(&editor, &filter))?;
        prop_assert_eq!(repeat(&mut editor, Editor::redo), undone);
        assert_same(&after, &answers(&editor, &filter))?;
    }

    /// After every single command the counts are those of a fresh count.
    #[test]
    fn counts_after_commands_equal_a_recount(schedule in schedule(), filter in filter(), steps in vec(step(), 0..12)) {
        let mut editor = Editor::new(schedule);
        for step in steps {
            run(&mut editor, step)?;
            let edited = answers(&editor, &filter);
            let fresh = Editor::new(editor.week().schedule());
            assert_same(&answers(&fresh, &filter), &edited)?;
            prop_assert_eq!(editor.week().shift_count(), editor.week().schedule().shifts().len());
        }
        let edited = answers(&editor, &filter);
        editor.recount();
        assert_same(&edited, &answers(&editor, &filter))?;
    }

    /// No command creates a double booking, except importing, which does not check for it.
    #[test]
    fn commands_create_no_double_bookings(schedule in schedule(), steps in vec(step(), 0..30)) {
        let steps = steps.into_iter().filter(|step| !matches!(step, Step::ReplaceShifts(_)));
        let mut editor = Editor::new(without_double_bookings(schedule));
        prop_assert_eq!(double_bookings(&editor), 0);
        for step in steps {
            run(&mut editor, step)?;
            prop_assert_eq!(double_bookings(&editor), 0);
        }
    }

    /// A command refuses exactly what the preceding check reports as blocked.
    #[test]
    fn commands_refuse_exactly_the_blocks(
        schedule in schedule(), rules in rules(), who in any::<Index>(), what in any::<Index>(), to in proposed(),
    ) {
        prop_assume!(!schedule.staff().is_empty() && !schedule.shifts().is_empty());
        let mut editor = Editor::new(schedule.clone());
        editor.set_rules(rules);
        let (to, shift) = (proposed_for(&who, &schedule, to), what.get(schedule.shifts()));
        let is_blocked = |editor: &Editor, replaces| {
            let violations = editor.week().violations(&to, replaces).unwrap();
            let blocks = violations.iter().filter(|violation| violation.level == Severity::Block).count();
            // Blocks come first.
            assert!(violations.iter().take(blocks).all(|violation| violation.level == Severity::Block));
            assert!(violations.iter().all(|violation| violation.level == violation.kind.level()));
            blocks > 0
        };
        // A change to the same values does nothing, even to a double-booked shift.
        let unchanged = like(shift) == to;
        let changed = editor.clone().change_shift(&shift.id, &to);
        prop_assert_eq!(is_blocked(&editor, Some(&shift.id)) && !unchanged, changed.is_err());
        let added = editor.clone().add_shift(&to, true);
        prop_assert_eq!(is_blocked(&editor, None), added.is_err());
        let assigned = editor.clone().assign(&to);
        prop_assert_eq!(is_blocked(&editor, None), assigned.is_err());
        for error in [changed.err(), added.err(), assigned.err()].into_iter().flatten() {
            let expected = matches!(error.kind, ErrorKind::DoubleBooking { .. } | ErrorKind::WrongPosition);
            prop_assert!(expected, "{error}");
        }
    }

    /// A review of one person's shift and the check of that shift agree.
    #[test]
    fn the_review_agrees_with_the_checks(schedule in schedule(), rules in rules()) {
        let mut week = Week::new(schedule.clone());
        week.set_rules(rules.clone());
        let review = week.review(&Filter::default());
        let check = |shift: &Shift| week.violations(&like(shift), Some(&shift.id)).unwrap();
        for problem in &review.broken {
            let id = problem.shift_id.as_ref().unwrap();
            if problem.kind == ViolationKind::TooFewDaysOff {
                // A rule of the whole week, which no shift breaks that is in it already.
                let own = schedule.shifts().iter().filter(|shift| Some(&shift.staff_id) == problem.staff_id.as_ref());
                let days: std::collections::BTreeSet<Day> = own.map(|shift| shift.time.day).collect();
                prop_assert_eq!((problem.actual as usize, problem.limit.cast_signed()), (7 - days.len(), rules.days_off));
                prop_assert!(problem.actual < problem.limit);
                continue;
            }
            let violations = check(schedule.shifts().iter().find(|shift| shift.id == *id).unwrap());
            let same = violations.iter().any(|violation| violation.kind == problem.kind);
            prop_assert!(same, "{problem:?} is not among {violations:?}");
        }
        for shift in schedule.shifts() {
            for violation in check(shift) {
                prop_assert!(violation.kind != ViolationKind::WrongPosition);
                let listed = review.broken.iter().any(|problem| {
                    problem.kind == violation.kind && problem.staff_id.as_ref() == Some(&shift.staff_id)
                });
                prop_assert!(listed || violation.kind == ViolationKind::ShortRest, "no problem is {violation:?}");
            }
        }
    }

    /// The gaps of a review are the short hours of the gap blocks, each stretch once, with its own figures.
    #[test]
    fn the_review_lists_every_short_stretch(schedule in schedule(), filter in filter()) {
        let week = Week::new(schedule);
        let gaps = week.gaps(&filter);
        let review = week.review(&filter);
        prop_assert_eq!(review.gap_blocks as usize, gaps.len());
        let mut expected = Vec::new();
        for (index, block) in (0..).zip(&gaps) {
            for position in &block.positions {
                expected.extend(position.short.iter().map(|hours| (index, block.day, &position.position_id, hours.start, hours.end)));
            }
        }
        let mut found: Vec<_> = review.gaps.iter()
            .map(|gap| (gap.gap.unwrap(), gap.day, &gap.position_id, gap.range.start, gap.range.end)).collect();
        expected.sort();
        found.sort();
        prop_assert_eq!(found, expected);
        let analysis = week.analysis(&filter);
        for gap in &review.gaps {
            let hours = &analysis.coverage[&gap.position_id][gap.day.index()];
            let fewest = hours[gap.range.start.into()..gap.range.end.into()].iter().min();
            prop_assert_eq!(Some(&gap.actual), fewest);
        }
        let listed = review.gaps.len() + review.pending.len() + review.broken.len();
        prop_assert_eq!(review.total as usize, listed);
    }

    /// Everybody is a candidate or has a reason not to be.
    #[test]
    fn candidates_and_others_are_all_staff(
        schedule in schedule(), rules in rules(), which in any::<Index>(), day in day(), start in 0..24_u8, length in 1..25_u8,
    ) {
        prop_assume!(!schedule.positions().is_empty());
        let hours = HourRange::new(start, (start + length).min(24));
        let mut editor = Editor::new(schedule.clone());
        editor.set_rules(rules);
        let position = &which.get(schedule.positions()).id;
        let found = editor.week().candidates(position, day, hours).unwrap();
        let mut ids: Vec<_> = found.able.iter().map(|able| &able.person.staff_id)
            .chain(found.unable.iter().map(|unable| &unable.person.staff_id)).collect();
        ids.sort();
        let mut all: Vec<_> = schedule.staff().iter().map(|member| &member.id).collect();
        all.sort();
        prop_assert_eq!(ids, all);
        prop_assert_eq!(found.unable_total as usize, found.unable.len());
        for Candidate { shift, violations, .. } in &found.able {
            prop_assert_eq!(&editor.week().violations(shift, None).unwrap(), violations);
            let mut copy = editor.clone();
            prop_assert!(copy.add_shift(shift, false).is_ok());
        }
    }

    /// A template that needs the position's `required` heads in every slot changes no answer.
    #[test]
    fn a_template_of_the_plain_rule_changes_nothing(schedule in schedule(), filter in filter()) {
        let template: Vec<Value> = schedule.positions().iter().map(|position| {
            let slots = json!({"morning": position.required, "afternoon": position.required, "night": position.required});
            let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map(|day| (day.to_owned(), slots.clone()));
            json!({"id": position.id, "name": "", "requirements": Value::Object(days.into_iter().collect())})
        }).collect();
        let positions: Vec<_> = serde_json::from_value(Value::from(template)).unwrap();
        let template = Template::new(&positions).unwrap();
        let mut editor = Editor::new(schedule.clone());
        let plain = answers(&editor, &filter);
        let applied = editor.follow(&template);
        prop_assert_eq!(applied.applied.len(), schedule.positions().len());
        assert_same(&plain, &answers(&editor, &filter))?;
    }

    /// Replacing the shifts of a week with themselves does not change it, after any history.
    #[test]
    fn replacing_shifts_with_themselves_changes_nothing(schedule in schedule(), filter in filter(), steps in vec(step(), 0..10)) {
        let mut editor = Editor::new(schedule);
        for step in steps {
            run(&mut editor, step)?;
        }
        let (now, before) = (editor.week().schedule(), answers(&editor, &filter));
        let outcome = editor.replace_shifts(now.shifts().to_vec()).unwrap();
        prop_assert_eq!(outcome.done.map_or(0, |done| done.shifts as usize), now.shifts().len());
        assert_same(&before, &answers(&editor, &filter))?;
        if !now.shifts().is_empty() {
            editor.undo();
        }
        assert_same(&before, &answers(&editor, &filter))?;
    }
}

/// A schedule without the shifts that overlap an earlier one of the same person.
fn without_double_bookings(schedule: Schedule) -> Schedule {
    let mut kept: Vec<Shift> = Vec::new();
    for shift in schedule.shifts().to_vec() {
        let overlaps = |other: &Shift| {
            other.staff_id == shift.staff_id
                && other.start_minutes() < shift.end_minutes()
                && shift.start_minutes() < other.end_minutes()
        };
        if !kept.iter().any(overlaps) {
            kept.push(shift);
        }
    }
    schedule.with_shifts(kept).unwrap()
}

fn double_bookings(editor: &Editor) -> usize {
    let review = editor.week().review(&Filter::default());
    let broken = review.broken.iter();
    broken
        .filter(|problem| problem.kind == ViolationKind::DoubleBooking)
        .count()
}

/// One cook with this many pending shifts, a quarter of an hour each, and no free hour.
fn pending_shifts_of_one(count: usize) -> Schedule {
    let cook = Position::new("cook", "Cook", "kitchen", 1);
    let ada = StaffMember::new("ada", "Ada", "cook");
    let shifts = (0..count).map(|index| {
        let quarter = index % (7 * 96);
        let day = Day::from_index(quarter / 96).unwrap();
        let hour = u8::try_from(quarter % 96 / 4).unwrap();
        let mut shift = Shift::new(index.to_string(), "ada", day, hour, 0);
        shift.time.start_minute = u8::try_from(quarter % 4 * 15).unwrap();
        shift.time.minutes = 15;
        shift
    });
    Schedule::new(vec![cook], vec![ada], shifts.collect()).unwrap()
}

/// 65,000 pending shifts of one person are confirmed, undone and imported at once. At quadratic cost this would take
/// 10^9 steps; the benchmark times it at 10,000 and 50,000.
#[test]
fn a_command_on_a_whole_week_costs_what_it_touches() {
    const SHIFTS: usize = 65_000;
    let schedule = pending_shifts_of_one(SHIFTS);
    let mut editor = Editor::new(schedule.clone());
    let all = Filter::default();

    let done = editor.confirm_all(&all).done.unwrap();
    assert_eq!(done.shifts as usize, SHIFTS);
    assert_eq!(editor.week().analysis(&all).shift_status.pending, 0);
    assert_eq!(editor.confirm_all(&all).done, None);

    editor.undo();
    assert_eq!(editor.week().schedule(), schedule);
    let done = editor.replace_shifts(schedule.shifts().to_vec()).unwrap();
    assert_eq!(done.done.unwrap().shifts as usize, SHIFTS);
    assert_eq!(editor.week().schedule(), schedule);
    assert_eq!(editor.revision(), 3);
}

/// The revision is not limited like the history: after more commands than can be undone each one still gives a new
/// number.
#[test]
fn the_revision_outlives_the_history() {
    let mut editor = Editor::new(pending_shifts_of_one(1));
    let commands = u32::try_from(MAX_UNDO).unwrap() + 50;
    for number in 1..=commands {
        let hours = 1 + u8::try_from(number % 5).unwrap();
        let outcome = editor.change_shift("0", &ProposedShift::new("ada", Day::Monday, 9, hours));
        assert_eq!(outcome.unwrap().revision, number);
    }
    assert_eq!(editor.history().undo_count as usize, MAX_UNDO);
    editor.undo();
    assert_eq!(editor.revision(), commands + 1);
}

/// Imported ids follow the rules for a schedule's ids; only an empty one is generated.
#[test]
fn imported_ids_are_checked() {
    let mut editor = Editor::new(pending_shifts_of_one(2));
    let before = editor.week().schedule();
    let shift = |id: &str| Shift::new(id, "ada", Day::Monday, 9, 8);
    let long = "x".repeat(MAX_TEXT_LENGTH + 1);
    for id in [" ", "\u{a0}", &*long, "a"] {
        let error = editor
            .replace_shifts(vec![shift("a"), shift(id)])
            .unwrap_err();
        assert_eq!(error.path, "shifts[1].id", "{error}");
    }
    assert_eq!((editor.revision(), editor.week().schedule()), (0, before));
    editor
        .replace_shifts(vec![shift(""), shift("assigned-1")])
        .unwrap();
    let ids = editor.week().schedule().into_parts().2;
    assert!(ids[0].id != ids[1].id && ids[1].id == "assigned-1");
}

/// Team settings have no bounds: a minimum length of more than a day gives the longest valid shift.
#[test]
fn a_suggestion_is_never_longer_than_a_day() {
    let cook = Position::new("cook", "Cook", "kitchen", 1);
    let ada = StaffMember::new("ada", "Ada", "cook");
    let ada = Day::ALL
        .into_iter()
        .fold(ada, |ada, day| ada.available(day, 0, 24));
    let mut week = Week::new(Schedule::new(vec![cook], vec![ada], vec![]).unwrap());
    for min_hours in [24, 25, 255, i32::MAX] {
        let mut rules = Rules::default();
        rules.min_hours = min_hours;
        week.set_rules(rules);
        let hours = HourRange::new(10, 20);
        let found = week.suggested_staff("cook", Day::Sunday, hours).unwrap();
        assert_eq!(
            (
                found[0].shift.time.day,
                found[0].shift.time.start,
                found[0].shift.time.hours
            ),
            (Day::Sunday, 0, 24)
        );
    }
}

/// A double-booked shift is not lengthened, because the command would be refused.
#[test]
fn a_suggestion_extends_no_double_booking() {
    let cook = Position::new("cook", "Cook", "kitchen", 1);
    let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 6, 24);
    let shifts = vec![
        Shift::new("1", "ada", Day::Monday, 6, 6),
        Shift::new("2", "ada", Day::Monday, 10, 2),
    ];
    let hours = HourRange::new(12, 16);
    for (shifts, extends) in [(shifts.clone(), None), (shifts[..1].to_vec(), Some("1"))] {
        let schedule = Schedule::new(vec![cook.clone()], vec![ada.clone()], shifts).unwrap();
        let found = Week::new(schedule).suggested_staff("cook", Day::Monday, hours);
        assert_eq!(found.unwrap()[0].extends.as_deref(), extends);
    }
}
