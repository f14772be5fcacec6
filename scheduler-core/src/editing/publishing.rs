//! Publishing: the shifts that people were notified of, and what has changed since.

use std::{collections::BTreeMap, sync::Arc};

use serde::Serialize;

use super::placed_shift::PlacedShift;
use crate::{
    schedule::Shift,
    week::{StaffWeek, Week},
};

/// How a shift differs from what was published.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum PlanChangeKind {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// It begins at another time.
    Moved,
    /// It begins at the same time and has another length.
    Resized,
    /// It went from one person to another: a change for each of them.
    Given,
}

/// A change of the plan that one person has to be notified of.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PlanChange {
    /// The id of the person.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// What happened to the shift.
    pub kind: PlanChangeKind,
    /// The person's shift as it was published; `None` if it is new to them.
    pub before: Option<PlacedShift>,
    /// The person's shift as it is now; `None` if they no longer have it.
    pub after: Option<PlacedShift>,
}

/// The published shifts by id; `None` before the first publication.
#[derive(Debug, Clone, Default)]
pub(super) struct Published(Option<Arc<BTreeMap<String, Shift>>>);

impl Published {
    /// The week in its current state.
    pub fn of(week: &Week) -> Self {
        let shifts = shifts_of(week).map(|shift| (shift.id.clone(), shift.clone()));
        Self(Some(Arc::new(shifts.collect())))
    }

    /// Whether anything has been published.
    pub fn is_some(&self) -> bool {
        self.0.is_some()
    }

    /// The same without a shift that its person declined, since they need no notification of its removal.
    pub fn without(&self, shift_id: &str) -> Self {
        let Some(shifts) = &self.0 else {
            return Self(None);
        };
        let mut shifts = BTreeMap::clone(shifts);
        shifts.remove(shift_id);
        Self(Some(Arc::new(shifts)))
    }

    /// Whether a shift is as it was published.
    pub fn knows(&self, shift: &Shift) -> bool {
        let known = self.0.as_ref().and_then(|shifts| shifts.get(&shift.id));
        known.is_some_and(|known| kind_of(known, shift).is_none())
    }

    /// What has changed since, by person in staff order, and in time order for each person.
    pub fn changes(&self, week: &Week) -> Vec<PlanChange> {
        let mut changes = Changes {
            week,
            found: Vec::new(),
        };
        let none = BTreeMap::new();
        let known = self.0.as_deref().unwrap_or(&none);
        for now in shifts_of(week) {
            let Some(before) = known.get(&now.id) else {
                changes.add(PlanChangeKind::Added, None, Some(now));
                continue;
            };
            match kind_of(before, now) {
                None => {}
                Some(PlanChangeKind::Given) => {
                    changes.add(PlanChangeKind::Given, Some(before), None);
                    changes.add(PlanChangeKind::Given, None, Some(now));
                }
                Some(kind) => changes.add(kind, Some(before), Some(now)),
            }
        }
        for before in known.values() {
            if week.shift_named(&before.id).is_err() {
                changes.add(PlanChangeKind::Removed, Some(before), None);
            }
        }
        changes.found.sort_by_key(|(place, _)| *place);
        changes
            .found
            .into_iter()
            .map(|(_, change)| change)
            .collect()
    }
}

/// Changes with the person's place among the staff and the shift's start, in minutes since Monday 0:00.
struct Changes<'w> {
    week: &'w Week,
    found: Vec<((usize, usize), PlanChange)>,
}

impl Changes<'_> {
    fn add(&mut self, kind: PlanChangeKind, before: Option<&Shift>, after: Option<&Shift>) {
        let placed = |shift: &Shift| PlacedShift::new(self.week, shift);
        let Some(shift) = after.or(before) else {
            return;
        };
        let Ok(place) = self.week.staff_named(&shift.staff_id) else {
            return;
        };
        let member = self.week.staff_member(&shift.staff_id);
        let change = PlanChange {
            staff_id: shift.staff_id.clone(),
            name: member.map(|member| member.name.clone()).unwrap_or_default(),
            kind,
            before: before.map(placed),
            after: after.map(placed),
        };
        self.found.push(((place, shift.start_minutes()), change));
    }
}

fn shifts_of(week: &Week) -> impl Iterator<Item = &Shift> {
    week.staff.iter().flat_map(StaffWeek::shifts)
}

fn kind_of(before: &Shift, now: &Shift) -> Option<PlanChangeKind> {
    if before.staff_id != now.staff_id {
        Some(PlanChangeKind::Given)
    } else if before.start_minutes() != now.start_minutes() {
        Some(PlanChangeKind::Moved)
    } else if before.length_minutes() != now.length_minutes() {
        Some(PlanChangeKind::Resized)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::super::{editor::Editor, history::CommandKind};
    use super::*;
    use crate::testing::{entry, list, proposed, schedule, times};

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
            Some(shift) => format!("{}:{}", shift.times.day.index(), times(&shift.times.range)),
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
        editor.remove_shift("2").unwrap();
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
        editor.confirm("2").unwrap();
        assert!(described(&editor).is_empty());
        editor.undo();
        editor.decline("2").unwrap();
        assert!(described(&editor).is_empty());
        editor.undo();
        editor.remove_shift("2").unwrap();
        assert_eq!(described(&editor), ["Ada Removed 2:9-17 > -"]);
    }

    #[test]
    fn publishing_makes_changed_shifts_pending_and_reports_them_once() {
        let mut editor = published();
        editor.change_shift("1", &proposed("ada/0:10+8")).unwrap();
        editor.confirm("1").unwrap();
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
        let answered = editor.confirm_shifts(&["assigned-1".to_owned(), "3".to_owned()]);
        let done = answered.unwrap().done.unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::ConfirmAll, 1));
        assert!(shifts(&editor).ends_with("bob/5:9+4"));
        editor.undo();
        assert!(shifts(&editor).ends_with("bob/5:9+4?"));
        assert_eq!(described(&editor), ["Bob Added - > 5:9-13"]);
        editor.redo();
        assert!(shifts(&editor).ends_with("bob/5:9+4"));
        // Later answers are a separate step.
        editor.confirm_shifts(&["2".to_owned()]).unwrap();
        editor.remove_shift("4").unwrap();
        editor.undo();
        assert_eq!(editor.history().undo_count, 2);
        let error = editor.confirm_shifts(&["2".to_owned(), "9".to_owned()]);
        assert_eq!(error.unwrap_err().path, "shiftIds[1]");
    }

    #[test]
    fn in_a_week_that_was_never_published_everything_is_new() {
        let mut editor = Editor::new(schedule("cook/kitchen:1", "ada@cook", "ada/0:9+8"));
        assert_eq!(described(&editor), ["Ada Added - > 0:9-17"]);
        editor.publish();
        assert_eq!(shifts(&editor), "ada/0:9+8?");
        assert!(described(&editor).is_empty());
    }
}
