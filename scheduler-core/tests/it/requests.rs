//! Properties of open shifts and requests in every week.

use crate::support::weeks::{proposed, schedule};
use proptest::{prelude::*, sample::Index};
use scheduler_core::{Editor, Filter, Severity, plan::OfferedShift};

proptest! {
    /// Every allowed claim can be approved; undo restores the week, its figures, its open shifts and its requests, and
    /// redo the final state.
    #[test]
    fn approving_and_undoing_is_the_identity(schedule in schedule(), which in any::<Index>(), who in any::<Index>(), times in proposed()) {
        prop_assume!(!schedule.positions().is_empty());
        let position = which.get(schedule.positions()).id.clone();
        let mut editor = Editor::new(schedule);
        let (day, hours) = (times.time.day, times.time.hours.max(1));
        editor.offer(&OfferedShift::new(position, day, times.time.start, hours)).unwrap();
        let able = editor.claimers("open-1").unwrap();
        prop_assume!(!able.is_empty());
        let claimer = who.get(&able);
        prop_assert!(claimer.violations.iter().all(|found| found.level == Severity::Warn));
        editor.claim("open-1", &claimer.person.staff_id).unwrap();
        let state = |editor: &Editor| {
            let waiting = editor.waiting_requests();
            let week = editor.week();
            (week.schedule(), week.summary(&Filter::default()), editor.open_shifts(), waiting)
        };
        let before = state(&editor);
        prop_assert!(before.3[0].possible);
        editor.approve("request-2").unwrap();
        let after = state(&editor);
        prop_assert_eq!(after.0.shifts().len(), before.0.shifts().len() + 1);
        editor.undo();
        prop_assert_eq!(&state(&editor), &before);
        editor.redo();
        prop_assert_eq!(&state(&editor), &after);
    }

    /// The same for a dropped shift, and for a swapped one if a swap is possible.
    #[test]
    fn drops_and_swaps_are_undone(schedule in schedule(), which in any::<Index>(), other in any::<Index>()) {
        prop_assume!(!schedule.shifts().is_empty());
        let id = which.get(schedule.shifts()).id.clone();
        let before = schedule.clone();
        let mut editor = Editor::new(schedule);
        let choices = editor.swap_choices(&id).unwrap();
        if choices.is_empty() {
            editor.ask_to_drop(&id, "ill").unwrap();
        } else {
            editor.ask_to_swap(&id, &other.get(&choices).shift.shift_id).unwrap();
        }
        editor.approve("request-1").unwrap();
        prop_assert_ne!(&editor.week().schedule(), &before);
        editor.undo();
        prop_assert_eq!(&editor.week().schedule(), &before);
        prop_assert_eq!(editor.waiting_requests().len(), 1);
        prop_assert_eq!(editor.open_shifts().len(), 0);
    }
}
