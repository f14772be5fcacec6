//! What must hold for every history of commands.

mod support;

use proptest::{collection::vec, prelude::*, sample::Index};
use scheduler_core::{
    analysis::{analyse, summarise},
    board::board,
    candidate::candidates,
    check::{CheckKind, Level, Rules},
    editor::Editor,
    filter::Filter,
    requirement::Template,
    review::{ProblemKind, review},
    rows::{member_rows, role_rows},
    schedule::Schedule,
    slot::ALL_SLOTS,
    table::to_csv,
    week_plan::WeekPlan,
};
use serde_json::{Value, json};
use support::{
    first_difference,
    weeks::{filter, schedule},
};

/// One command of a random history; the numbers are sometimes out of range, the ids sometimes unknown.
#[derive(Debug, Clone)]
enum Step {
    Assign(Index, [i32; 3]),
    Add(Index, [i32; 3], bool),
    Change(Index, Index, [i32; 3]),
    Resize(Index, i32),
    Confirm(Index),
    ConfirmAll(Filter),
    Decline(Index),
    Remove(Index),
    Unassign(Index),
    Undo,
    Redo,
}

fn step() -> impl Strategy<Value = Step> {
    let which = any::<Index>;
    let place = || {
        prop_oneof![
            12 => [0..7_i32, 0..24_i32, 1..25_i32],
            1 => [-2..10_i32, -2..30_i32, -2..30_i32],
            1 => any::<[i32; 3]>(),
        ]
    };
    prop_oneof![
        4 => (which(), place()).prop_map(|(who, place)| Step::Assign(who, place)),
        2 => (which(), place(), any::<bool>()).prop_map(|(who, place, sure)| Step::Add(who, place, sure)),
        4 => (which(), which(), place()).prop_map(|(what, who, place)| Step::Change(what, who, place)),
        2 => (which(), 0..26).prop_map(|(what, hours)| Step::Resize(what, hours)),
        1 => which().prop_map(Step::Confirm),
        1 => filter().prop_map(Step::ConfirmAll),
        1 => which().prop_map(Step::Decline),
        1 => which().prop_map(Step::Remove),
        1 => which().prop_map(Step::Unassign),
        3 => Just(Step::Undo),
        2 => Just(Step::Redo),
    ]
}

/// Every answer about a week.
fn answers(editor: &Editor, filter: &Filter) -> Value {
    let plan = editor.plan();
    json!({
        "schedule": plan.schedule(),
        "analysis": analyse(plan, filter),
        "summary": summarise(plan, filter),
        "board": board(plan, filter),
        "members": member_rows(plan, filter, ALL_SLOTS, 0, 0),
        "roles": role_rows(plan, filter, ALL_SLOTS),
        "review": review(plan, &editor.rules(), filter),
    })
}

fn assert_same(expected: &Value, found: &Value) -> Result<(), TestCaseError> {
    match first_difference(expected, found) {
        None => Ok(()),
        Some(difference) => Err(TestCaseError::fail(difference)),
    }
}

/// Runs a step; whether it did anything. What fails must not.
fn run(editor: &mut Editor, step: Step) -> Result<bool, TestCaseError> {
    let schedule = editor.plan().schedule();
    let history = editor.history();
    let staff = |who: Index| match schedule.staff() {
        [] => "nobody".to_owned(),
        staff => who.get(staff).id.clone(),
    };
    let shift = |which: Index| match schedule.shifts() {
        [] => "nothing".to_owned(),
        shifts => which.get(shifts).id.clone(),
    };
    let done = match step {
        Step::Assign(who, [day, start, hours]) => {
            editor.assign(&staff(who), day, start, hours).map(|_| true)
        }
        Step::Add(who, [day, start, hours], sure) => editor
            .add_shift(&staff(who), day, start, hours, sure)
            .map(|_| true),
        Step::Change(which, who, [day, start, hours]) => editor
            .change_shift(&shift(which), &staff(who), day, start, hours)
            .map(|entry| entry.is_some()),
        Step::Resize(which, hours) => match schedule.shifts() {
            [] => return Ok(false),
            shifts => {
                let old = which.get(shifts);
                let (day, start) = (old.day.into(), old.start.into());
                editor
                    .change_shift(&old.id, &old.staff_id, day, start, hours)
                    .map(|entry| entry.is_some())
            }
        },
        Step::Confirm(which) => editor.confirm(&shift(which)).map(|entry| entry.is_some()),
        Step::ConfirmAll(filter) => Ok(editor.confirm_all(&filter) > 0),
        Step::Decline(which) => editor.decline(&shift(which)).map(|_| true),
        Step::Remove(which) => editor.remove_shift(&shift(which)).map(|_| true),
        Step::Unassign(which) => editor.unassign(&shift(which)).map(|_| true),
        Step::Undo => Ok(editor.undo().is_some()),
        Step::Redo => Ok(editor.redo().is_some()),
    };
    let done = done.unwrap_or(false);
    if !done {
        prop_assert_eq!(editor.plan().schedule(), schedule);
        prop_assert_eq!(editor.history(), history);
    }
    Ok(done)
}

proptest! {
    /// Any history of commands, and then as many undos, gives the schedule and every answer as they were; as many
    /// redos bring the end back.
    #[test]
    fn undoing_everything_is_the_identity(schedule in schedule(), filter in filter(), steps in vec(step(), 0..30)) {
        let mut editor = Editor::new(schedule.clone());
        let before = answers(&editor, &filter);
        for step in steps {
            run(&mut editor, step)?;
        }
        while editor.redo().is_some() {}
        let after = answers(&editor, &filter);
        let mut undone = 0;
        while editor.undo().is_some() {
            undone += 1;
        }
        prop_assert_eq!(editor.plan().schedule(), schedule);
        assert_same(&before, &answers(&editor, &filter))?;
        let mut redone = 0;
        while editor.redo().is_some() {
            redone += 1;
        }
        prop_assert_eq!(undone, redone);
        assert_same(&after, &answers(&editor, &filter))?;
    }

    /// After every single command the counts are those of a fresh count.
    #[test]
    fn commands_count_like_a_recount(schedule in schedule(), filter in filter(), steps in vec(step(), 0..12)) {
        let mut editor = Editor::new(schedule);
        for step in steps {
            run(&mut editor, step)?;
            let edited = answers(&editor, &filter);
            let fresh = Editor::new(editor.plan().schedule());
            assert_same(&answers(&fresh, &filter), &edited)?;
            prop_assert_eq!(editor.plan().shift_count(), editor.plan().schedule().shifts().len());
        }
        let edited = answers(&editor, &filter);
        editor.recount();
        assert_same(&edited, &answers(&editor, &filter))?;
    }

    /// No command makes a double booking that was not there, but assigning, which is not asked to look.
    #[test]
    fn no_command_books_twice(schedule in schedule(), steps in vec(step(), 0..30)) {
        let steps = steps.into_iter().filter(|step| !matches!(step, Step::Assign(..)));
        let plain: Schedule = WeekPlan::new(schedule).schedule();
        let mut editor = Editor::new(plain);
        let doubles = |editor: &Editor| {
            let review = review(editor.plan(), &Rules::default(), &Filter::default());
            review.broken.iter().filter(|problem| problem.kind == ProblemKind::DoubleBooking).count()
        };
        prop_assume!(doubles(&editor) == 0);
        for step in steps {
            run(&mut editor, step)?;
            prop_assert_eq!(doubles(&editor), 0);
        }
    }

    /// What a command refuses is what the check before it says, and nothing else.
    #[test]
    fn a_block_is_what_refuses(
        schedule in schedule(), who in any::<Index>(), what in any::<Index>(), place in [0..7_i32, 0..24_i32, 1..25_i32],
    ) {
        prop_assume!(!schedule.staff().is_empty() && !schedule.shifts().is_empty());
        let mut editor = Editor::new(schedule.clone());
        let (staff, shift) = (&who.get(schedule.staff()).id, &what.get(schedule.shifts()).id);
        let [day, start, hours] = place;
        let blocks = |editor: &Editor, shift| {
            let checks = editor.check(shift, None, staff, place).unwrap();
            let blocks = checks.iter().filter(|check| check.level == Level::Block).count();
            // Blocks come first.
            assert!(checks.iter().take(blocks).all(|check| check.level == Level::Block));
            blocks > 0
        };
        // A shift that is already like that is not changed, even where it is booked twice.
        let unchanged = schedule.shifts().iter().any(|one| {
            one.id == *shift && one.staff_id == *staff && [one.day, one.start, one.hours].map(i32::from) == place
        });
        let changed = editor.clone().change_shift(shift, staff, day, start, hours);
        prop_assert_eq!(blocks(&editor, Some(shift)) && !unchanged, changed.is_err());
        prop_assert_eq!(blocks(&editor, None), editor.clone().add_shift(staff, day, start, hours, true).is_err());
        prop_assert!(editor.assign(staff, day, start, hours).is_ok());
    }

    /// A review of one person's shift and the check of that shift agree.
    #[test]
    fn the_review_agrees_with_the_checks(schedule in schedule()) {
        let editor = Editor::new(schedule.clone());
        let review = review(editor.plan(), &editor.rules(), &Filter::default());
        for problem in &review.broken {
            let id = problem.shift_id.as_ref().unwrap();
            let shift = schedule.shifts().iter().find(|shift| shift.id == *id).unwrap();
            let place = [shift.day.into(), shift.start.into(), shift.hours.into()];
            let checks = editor.check(Some(id), None, &shift.staff_id, place).unwrap();
            let same = checks.iter().any(|check| ProblemKind::from(check.kind) == problem.kind);
            prop_assert!(same, "{problem:?} is not among {checks:?}");
        }
        for shift in schedule.shifts() {
            let place = [shift.day.into(), shift.start.into(), shift.hours.into()];
            for check in editor.check(Some(&shift.id), None, &shift.staff_id, place).unwrap() {
                prop_assert!(check.kind != CheckKind::WrongPosition);
                let told = review.broken.iter().any(|problem| {
                    problem.kind == check.kind.into() && problem.staff_id.as_ref() == Some(&shift.staff_id)
                });
                prop_assert!(told || check.kind == CheckKind::ShortRest, "nothing tells {check:?}");
            }
        }
    }

    /// Everybody is a candidate or has a reason not to be.
    #[test]
    fn candidates_and_others_are_everybody(schedule in schedule(), which in any::<Index>(), day in 0..7_i32, start in 0..24_i32, length in 1..25_i32) {
        prop_assume!(!schedule.positions().is_empty());
        let end = (start + length).min(24);
        let editor = Editor::new(schedule.clone());
        let position = &which.get(schedule.positions()).id;
        let found = candidates(editor.plan(), &editor.rules(), position, day, start, end).unwrap();
        let mut ids: Vec<_> = found.able.iter().map(|person| &person.staff_id)
            .chain(found.unable.iter().map(|person| &person.staff_id)).collect();
        ids.sort();
        let mut all: Vec<_> = schedule.staff().iter().map(|member| &member.id).collect();
        all.sort();
        prop_assert_eq!(ids, all);
        for person in &found.able {
            let hours = i32::from(person.best.end) - i32::from(person.best.start);
            let mut copy = editor.clone();
            prop_assert!(copy.add_shift(&person.staff_id, day, person.best.start.into(), hours, false).is_ok());
        }
    }
}

proptest! {
    /// A template that needs as many heads in every slot as the position does at any hour changes no answer.
    #[test]
    fn a_template_of_the_plain_rule_changes_nothing(schedule in schedule(), filter in filter()) {
        let template: Vec<Value> = schedule.positions().iter().map(|position| {
            let slots = json!({"morning": position.required, "afternoon": position.required, "night": position.required});
            let days = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"].map(|day| (day.to_owned(), slots.clone()));
            json!({"id": position.id, "name": "", "requirements": Value::Object(days.into_iter().collect())})
        }).collect();
        let template = Template::build(serde_json::from_value(Value::from(template)).unwrap()).unwrap();
        let mut editor = Editor::new(schedule.clone());
        let plain = answers(&editor, &filter);
        let applied = editor.follow(&template);
        prop_assert_eq!(applied.applied.len(), schedule.positions().len());
        assert_same(&plain, &answers(&editor, &filter))?;
    }

    /// What is shared comes back whole, whatever was done before; so does a week as a table.
    #[test]
    fn a_state_comes_back_from_a_link_and_from_a_table(schedule in schedule(), steps in vec(step(), 0..10)) {
        let mut editor = Editor::new(schedule);
        for step in steps {
            run(&mut editor, step)?;
        }
        let now = editor.plan().schedule();
        let text = editor.share().unwrap();
        prop_assert_eq!(Editor::from_share(&text).unwrap().plan().schedule(), now.clone());
        let report = editor.import_csv(&to_csv(editor.plan()));
        prop_assert_eq!((report.shifts as usize, report.error_count), (now.shifts().len(), 0));
        prop_assert_eq!(editor.plan().schedule(), now);
    }
}
