//! Publishing a week, and the answers to it.

use chrono::NaiveDate;

use super::{editor::Editor, outcome::Outcome};
use crate::{
    plan::{CommandKind, PlanChange, Published, Step, check_monday},
    schedule::Error,
};

impl Editor {
    /// Marks the week as published in its current state, for a week that was published elsewhere. This is not part
    /// of the history.
    pub fn mark_as_published(&mut self) {
        self.plan.published = Published::of(&self.plan.week);
        self.count_revision();
    }

    /// What has changed since the week was last published, by person in staff order, and in time order for each
    /// person. If it never was, every shift is new. Confirming and declining are not changes of the plan, and nobody
    /// is notified of what they requested themselves: a shift that they claimed or dropped, or their side of a swap.
    #[must_use]
    pub fn plan_changes(&self) -> Vec<PlanChange> {
        self.plan.published.changes(&self.plan.week)
    }

    /// Publishes the week: people are notified of changes, and changed shifts become pending until they confirm them.
    /// Violations do not prevent it. It is one entry of the history; without a change nothing is done.
    pub fn publish(&mut self) -> Outcome {
        let notified = self.plan_changes().len();
        if notified == 0 {
            return self.nothing_done();
        }
        let changes = self.plan.published.publication(&self.plan.week);
        let mut step = Step::new(CommandKind::Publish, changes);
        step.count = Some(notified);
        self.commit(step)
    }

    /// Publishes weeks of the roster together, as one entry of the history; see [`publish`](Self::publish). A week that is
    /// named twice is published once, and one without a change is left as it is.
    ///
    /// # Errors
    /// A date that is not a Monday, with its path, such as `mondays[1]`, or a single week, which belongs to no roster. On
    /// error nothing is changed.
    pub fn publish_weeks(&mut self, mondays: &[NaiveDate]) -> Result<Outcome, Error> {
        let open = self.monday()?;
        let mut step = Step::new(CommandKind::Publish, Vec::new());
        let mut notified = 0;
        for (index, monday) in mondays.iter().enumerate() {
            check_monday(*monday).map_err(|error| error.at(format!("mondays[{index}]")))?;
            let mut earlier = mondays.iter().take(index);
            let Some(plan) = self
                .planned(*monday)
                .filter(|_| earlier.all(|it| it != monday))
            else {
                continue;
            };
            let told = plan.published.changes(&plan.week).len();
            if told == 0 {
                continue;
            }
            notified += told;
            let changes = plan.published.publication(&plan.week);
            if *monday == open {
                step.changes = changes;
            } else {
                step.elsewhere.push((*monday, changes));
            }
        }
        step.count = Some(notified);
        Ok(self.commit(step))
    }

    /// Confirms those of these shifts that are pending, as people do after a publication. Right after
    /// [`publish`](Self::publish) it becomes part of that entry of the history, so that one step undoes both; otherwise
    /// it is [`confirm`](Self::confirm).
    ///
    /// # Errors
    /// An unknown shift, with its path, such as `shiftIds[1]`. On error nothing is confirmed.
    pub fn confirm_after_publishing(&mut self, shift_ids: &[String]) -> Result<Outcome, Error> {
        let step = self.confirmation(shift_ids)?;
        Ok(self.commit_to_publication(step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plan::OfferedShift,
        schedule::Day,
        testing::{entry, list, proposed, schedule, times},
        week::PlacedShift,
    };

    fn published() -> Editor {
        let mut editor = Editor::new(schedule(
            "cook/kitchen:1 host/floor:1",
            "ada@cook bob@cook eve@host",
            "ada/0:9+8 ada/2:9+8? bob/1:10+4 eve/2:10+4",
        ));
        editor.mark_as_published();
        editor
    }

    fn described(editor: &Editor) -> Vec<String> {
        let placed = |shift: &Option<PlacedShift>| match shift {
            Some(shift) => format!("{}:{}", shift.time.day.index(), times(&shift.time.range())),
            None => "-".to_owned(),
        };
        let line = |change: PlanChange| {
            let (before, after) = (placed(&change.before), placed(&change.after));
            format!("{} {:?} {before} > {after}", change.name, change.kind)
        };
        editor.plan_changes().into_iter().map(line).collect()
    }

    fn shifts(editor: &Editor) -> String {
        list(editor.week().schedule().shifts().iter().map(entry))
    }

    #[test]
    fn changes_are_listed_by_person() {
        let mut editor = published();
        assert!(described(&editor).is_empty());
        editor.change_shift("4", &proposed("eve/2:10+6")).unwrap();
        editor.change_shift("3", &proposed("ada/1:10+4")).unwrap();
        editor.change_shift("1", &proposed("ada/0:10+8")).unwrap();
        editor.assign(&proposed("bob/5:9+4")).unwrap();
        editor.remove_shifts(&["2".into()]).unwrap();
        assert_eq!(
            described(&editor),
            [
                "Ada Moved 0:9-17 > 0:10-18",
                "Ada Given - > 1:10-14",
                "Ada Removed 2:9-17 > -",
                "Bob Given 1:10-14 > -",
                "Bob Added - > 5:9-13",
                "Eve Resized 2:10-14 > 2:10-16",
            ]
        );
    }

    #[test]
    fn a_reverted_change_is_not_listed() {
        let mut editor = published();
        editor.change_shift("1", &proposed("ada/0:10+8")).unwrap();
        editor.change_shift("1", &proposed("ada/0:9+8")).unwrap();
        assert!(described(&editor).is_empty());
        assert_eq!(editor.publish().done, None);
    }

    #[test]
    fn confirming_and_declining_are_not_changes_of_the_plan() {
        let mut editor = published();
        editor.confirm(&["2".to_owned()]).unwrap();
        assert!(described(&editor).is_empty());
        editor.undo();
        editor.decline("2").unwrap();
        assert!(described(&editor).is_empty());
        editor.undo();
        editor.remove_shifts(&["2".into()]).unwrap();
        assert_eq!(described(&editor), ["Ada Removed 2:9-17 > -"]);
    }

    #[test]
    fn publishing_makes_changed_shifts_pending_and_reports_them_once() {
        let mut editor = published();
        editor.change_shift("1", &proposed("ada/0:10+8")).unwrap();
        editor.confirm(&["1".to_owned()]).unwrap();
        let done = editor.publish().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Publish, 1));
        assert!(described(&editor).is_empty());
        let after = "ada/0:10+8?, ada/2:9+8?, bob/1:10+4, eve/2:10+4";
        assert_eq!(shifts(&editor), after);
        editor.undo();
        assert_eq!(described(&editor), ["Ada Moved 0:9-17 > 0:10-18"]);
        assert!(shifts(&editor).starts_with("ada/0:10+8,"));
        editor.redo();
        assert!(described(&editor).is_empty());
        assert_eq!(shifts(&editor), after);
    }

    #[test]
    fn one_undo_reverts_a_publication_and_its_answers() {
        let mut editor = published();
        editor.assign(&proposed("bob/5:9+4")).unwrap();
        editor.publish();
        let answered = editor.confirm_after_publishing(&["assigned-1".to_owned(), "3".to_owned()]);
        let done = answered.unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Confirm, 1));
        assert!(shifts(&editor).ends_with("bob/5:9+4"));
        editor.undo();
        assert!(shifts(&editor).ends_with("bob/5:9+4?"));
        assert_eq!(described(&editor), ["Bob Added - > 5:9-13"]);
        editor.redo();
        assert!(shifts(&editor).ends_with("bob/5:9+4"));
        // Later answers are a separate step.
        editor.confirm_after_publishing(&["2".to_owned()]).unwrap();
        editor.remove_shifts(&["4".into()]).unwrap();
        editor.undo();
        assert_eq!(editor.history().undo_count, 2);
        let error = editor.confirm_after_publishing(&["2".to_owned(), "9".to_owned()]);
        assert_eq!(error.unwrap_err().path, "shiftIds[1]");
    }

    /// An answer in another week is a step of that week: undone there, and not with the publication.
    #[test]
    fn an_answer_in_another_week_is_no_part_of_a_publication() {
        let mut editor = published();
        let monday = |text: &str| crate::schedule::iso_week::parse_date(text).unwrap();
        let [this, next] = ["2026-11-23", "2026-11-30"].map(monday);
        editor.begin_roster(this).unwrap();
        editor.open(next).unwrap();
        editor.assign(&proposed("ada/0:9+8")).unwrap();
        editor.open(this).unwrap();
        editor.assign(&proposed("bob/5:9+4")).unwrap();
        assert!(editor.publish().done.is_some());
        editor.open(next).unwrap();
        let before = shifts(&editor);
        let pending = editor.week().schedule().shifts()[0].id.clone();
        editor.confirm_after_publishing(&[pending]).unwrap();
        assert_eq!(editor.undo().done.unwrap().kind, CommandKind::Confirm);
        assert_eq!((editor.monday(), &*shifts(&editor)), (Ok(next), &*before));
    }

    #[test]
    fn in_a_week_that_was_never_published_everything_is_new() {
        let mut editor = Editor::new(schedule("cook/kitchen:1", "ada@cook", "ada/0:9+8"));
        assert_eq!(described(&editor), ["Ada Added - > 0:9-17"]);
        editor.publish();
        assert_eq!(shifts(&editor), "ada/0:9+8?");
        assert!(described(&editor).is_empty());
    }

    /// A shift that comes back to a person by a request is known to them once, as it is now.
    #[test]
    fn a_shift_that_comes_back_is_known_once() {
        let mut editor = published();
        editor.give_shifts(&["3".to_owned()], "ada").unwrap();
        editor.assign(&proposed("bob/5:9+4")).unwrap();
        editor.ask_to_swap("assigned-1", "3").unwrap();
        let waiting = editor.waiting_requests().remove(0);
        editor.approve(&waiting.request.id).unwrap();
        let known = editor.plan.published.shifts();
        let of_bob = known.filter(|shift| shift.id == "3" && shift.staff_id == "bob");
        assert_eq!(of_bob.count(), 1);
    }

    /// What people requested themselves is no news to them: they are neither notified nor asked to confirm it.
    #[test]
    fn nobody_is_asked_again_for_what_they_requested() {
        let mut editor = published();
        editor
            .offer(&OfferedShift::new("cook", Day::Friday, 10, 6))
            .unwrap();
        editor.claim("open-1", "ada").unwrap();
        editor.approve("request-2").unwrap();
        assert_eq!(described(&editor), [""; 0]);
        editor.ask_to_drop("1", "A doctor's visit").unwrap();
        editor.approve("request-3").unwrap();
        assert_eq!(described(&editor), [""; 0]);
        editor.ask_to_swap("2", "3").unwrap();
        editor.approve("request-5").unwrap();
        // Bob did not ask: he is told what he lost and what he got.
        let bob = ["Bob Given 1:10-14 > -", "Bob Added - > 2:9-17"];
        assert_eq!(described(&editor), bob);
        let before = shifts(&editor);
        assert_eq!(before, "bob/2:9+8?, ada/1:10+4, eve/2:10+4, ada/4:10+6");
        assert_eq!(editor.publish().done.unwrap().shifts, 2);
        assert_eq!(shifts(&editor), before);
        for _ in 0..4 {
            editor.undo();
        }
        assert_eq!(described(&editor), [""; 0]);
        assert!(shifts(&editor).starts_with("ada/0:9+8, ada/2:9+8?, bob/1:10+4"));
    }

    /// Ada works in three weeks of a roster, the first of which is open.
    fn three_weeks() -> (Editor, [NaiveDate; 3]) {
        let monday = |text: &str| crate::schedule::iso_week::parse_date(text).unwrap();
        let mondays = ["2026-11-23", "2026-11-30", "2026-12-07"].map(monday);
        let mut editor = Editor::new(schedule("cook/kitchen:1", "ada@cook bob@cook", ""));
        editor.begin_roster(mondays[0]).unwrap();
        for (day, monday) in mondays.iter().enumerate() {
            editor.open(*monday).unwrap();
            editor
                .add_shift(&proposed(&format!("ada/{day}:9+8")), true)
                .unwrap();
        }
        editor.open(mondays[0]).unwrap();
        (editor, mondays)
    }

    fn unpublished(editor: &mut Editor, mondays: [NaiveDate; 3]) -> [usize; 3] {
        mondays.map(|monday| {
            editor.open(monday).unwrap();
            editor.plan_changes().len()
        })
    }

    #[test]
    fn chosen_weeks_are_published_in_one_step() {
        let (mut editor, mondays) = three_weeks();
        let [first, second, third] = mondays;
        let done = editor.publish_weeks(&[third, first, first]).unwrap().done;
        let done = done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Publish, 2));
        assert_eq!(done.monday, Some(first));
        assert_eq!(unpublished(&mut editor, mondays), [0, 1, 0]);
        assert_eq!(shifts(&editor), "ada/2:9+8?");
        editor.undo();
        assert_eq!(editor.monday(), Ok(first));
        assert_eq!(unpublished(&mut editor, mondays), [1, 1, 1]);
        assert_eq!(shifts(&editor), "ada/2:9+8");
        editor.redo();
        assert_eq!(unpublished(&mut editor, mondays), [0, 1, 0]);
        // A week that is not open alone, and one without a change.
        assert!(
            editor
                .publish_weeks(&[second, first])
                .unwrap()
                .done
                .is_some()
        );
        assert_eq!(unpublished(&mut editor, mondays), [0; 3]);
        assert_eq!(editor.publish_weeks(&mondays).unwrap().done, None);
    }

    #[test]
    fn one_undo_reverts_the_publication_of_weeks_and_the_answers_in_each() {
        let (mut editor, mondays) = three_weeks();
        let [first, second, third] = mondays;
        editor.publish_weeks(&[first, second]).unwrap();
        for monday in [first, second] {
            editor.open(monday).unwrap();
            let shift = editor.week().schedule().shifts()[0].id.clone();
            editor.confirm_after_publishing(&[shift]).unwrap();
            assert!(!shifts(&editor).ends_with('?'));
        }
        assert_eq!(editor.history().undo.len(), 4);
        editor.undo();
        assert_eq!(unpublished(&mut editor, mondays), [1, 1, 1]);
        editor.open(third).unwrap();
        editor.redo();
        assert_eq!(editor.monday(), Ok(first));
        assert_eq!(shifts(&editor), "ada/0:9+8");
        assert_eq!(unpublished(&mut editor, mondays), [0, 0, 1]);
    }

    #[test]
    fn wrong_weeks_are_not_published() {
        let (mut editor, [first, ..]) = three_weeks();
        let tuesday = first.succ_opt().unwrap();
        let error = editor.publish_weeks(&[first, tuesday]).unwrap_err();
        assert_eq!(
            (&*error.path, error.kind.code()),
            ("mondays[1]", "not-a-monday")
        );
        assert_eq!(editor.plan_changes().len(), 1);
        let mut single = published();
        let error = single.publish_weeks(&[first]).unwrap_err();
        assert_eq!(error.kind.code(), "single-week");
    }

    /// The history keeps what a publication changed, not the whole week each time.
    #[test]
    fn a_publication_costs_what_it_changes() {
        let shifts = (0..400).map(|index| format!("ada/{}:9+1", index % 7));
        let shifts: Vec<String> = shifts.collect();
        let mut editor = Editor::new(schedule(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            &shifts.join(" "),
        ));
        editor.mark_as_published();
        for step in 0..100 {
            let to = format!("bob/{}:{}+1", step % 7, 10 + step % 3);
            editor.change_shift("1", &proposed(&to)).unwrap();
            assert!(editor.publish().done.is_some());
        }
        // The shift, and what people know of it: each time it is moved or given, and published.
        assert!(editor.changes_kept() <= 400, "{}", editor.changes_kept());
    }
}
