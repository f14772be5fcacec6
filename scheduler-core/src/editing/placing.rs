//! Adding several shifts at once: pasting, and copying from another week.

use serde::Serialize;

pub use super::refused_shift::RefusedShift;
use super::{
    editor::{Editor, Outcome},
    history::{Change, CommandKind},
    violation::{Level, ProposalContext},
};
use crate::{schedule::ScheduleError, week::ProposedShift};

/// Which of several shifts can be added to a week.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Placement {
    /// Those that can be added, in the given order.
    pub placed: Vec<ProposedShift>,
    /// The others, in the given order.
    pub refused: Vec<RefusedShift>,
}

impl Editor {
    /// Which of these shifts could be added, each checked together with those before it. With `strict` a shift with
    /// any violation is refused, otherwise only one with a block. Nothing is changed.
    ///
    /// # Errors
    /// A day or time out of range; the path names the entry, such as `shifts[3].start`.
    pub fn placement(
        &self,
        shifts: &[ProposedShift],
        strict: bool,
    ) -> Result<Placement, ScheduleError> {
        let mut week = self.week().clone();
        let mut placement = Placement::default();
        for (index, shift) in shifts.iter().enumerate() {
            let Some(member) = week.staff_member(&shift.staff_id) else {
                placement.refused.push(RefusedShift {
                    shift: shift.clone(),
                    name: String::new(),
                    violations: Vec::new(),
                });
                continue;
            };
            let name = member.name.clone();
            let inside = |error: ScheduleError| error.inside(&format!("shifts[{index}]"));
            let mut violations = week
                .violations(&self.rules(), shift, ProposalContext::default())
                .map_err(inside)?;
            if !strict {
                violations.retain(|violation| violation.level == Level::Block);
            }
            if violations.is_empty() {
                let (place, added) = week.new_shift(shift, false).map_err(inside)?;
                Change::added(place, added).make(&mut week);
                placement.placed.push(shift.clone());
            } else {
                placement.refused.push(RefusedShift {
                    shift: shift.clone(),
                    name,
                    violations,
                });
            }
        }
        Ok(placement)
    }

    /// Adds copied shifts, all pending, and removes the cut ones (`removed`), as one entry of the history.
    ///
    /// # Errors
    /// Those of [`fill`](Self::fill). On error the week is unchanged.
    pub fn paste(
        &mut self,
        removed: &[String],
        shifts: &[ProposedShift],
    ) -> Result<Outcome, ScheduleError> {
        self.take_over(CommandKind::Paste, removed, shifts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{entry, list, proposed, schedule};

    /// Ada and Bob are available from Monday to Wednesday.
    fn editor(shifts: &str) -> Editor {
        Editor::new(schedule(
            "cook/kitchen:1",
            "ada@cook=0:0-24,1:0-24,2:0-24 bob@cook=0:0-24,1:0-24,2:0-24",
            shifts,
        ))
    }

    fn shifts(editor: &Editor) -> String {
        list(editor.week().schedule().shifts().iter().map(entry))
    }

    fn placed(placement: &Placement) -> String {
        list(
            placement
                .placed
                .iter()
                .map(|shift| entry(&shift.clone().into_shift(String::new(), true))),
        )
    }

    #[test]
    fn each_shift_is_checked_against_the_week_with_those_before_it() {
        let editor = editor("ada/0:9+8");
        let proposals = [
            proposed("bob/0:9+8"),
            // Bob is booked by the first one, Ada by the week.
            proposed("bob/0:16+4"),
            proposed("ada/0:10+4"),
            proposed("ada/2:9+8"),
        ];
        let placement = editor.placement(&proposals, false).unwrap();
        assert_eq!(placed(&placement), "bob/0:9+8, ada/2:9+8");
        let refused: Vec<_> = placement
            .refused
            .iter()
            .map(|refused| refused.name.as_str())
            .collect();
        assert_eq!(refused, ["Bob", "Ada"]);
        assert!(placement.refused.iter().all(|refused| {
            refused
                .violations
                .iter()
                .all(|violation| violation.level == Level::Block)
        }));
        assert_eq!(shifts(&editor), "ada/0:9+8");
    }

    #[test]
    fn strict_placement_violates_no_rule() {
        let editor = editor("ada/0:9+8");
        // Shorter than the minimum length: a warning.
        let proposals = [proposed("bob/1:9+1"), proposed("bob/2:10+6")];
        let lenient = editor.placement(&proposals, false).unwrap();
        assert_eq!(placed(&lenient), "bob/1:9+1, bob/2:10+6");
        let strict = editor.placement(&proposals, true).unwrap();
        assert_eq!(placed(&strict), "bob/2:10+6");
        assert_eq!(strict.refused[0].violations[0].level, Level::Warn);
    }

    #[test]
    fn somebody_of_another_team_is_refused_without_a_violation() {
        let editor = editor("");
        let placement = editor.placement(&[proposed("eve/1:9+8")], true).unwrap();
        assert_eq!(placement.refused[0].name, "");
        assert!(placement.refused[0].violations.is_empty());
    }

    #[test]
    fn pasting_is_one_step_and_removes_cut_shifts() {
        let mut editor = editor("ada/0:9+8 ada/1:9+8");
        let done = editor
            .paste(
                &["1".to_owned()],
                &[proposed("bob/0:9+8"), proposed("bob/2:9+8")],
            )
            .unwrap()
            .done
            .unwrap();
        assert_eq!((done.kind, done.shifts), (CommandKind::Paste, 2));
        assert_eq!(shifts(&editor), "ada/1:9+8, bob/0:9+8?, bob/2:9+8?");
        editor.undo();
        assert_eq!(shifts(&editor), "ada/0:9+8, ada/1:9+8");
        let error = editor.paste(&[], &[proposed("bob/0:9+8"), proposed("ada/0:10+2")]);
        assert_eq!(error.unwrap_err().path, "shifts[1].start");
        assert_eq!(shifts(&editor), "ada/0:9+8, ada/1:9+8");
    }

    #[test]
    fn a_time_out_of_range_names_its_entry() {
        let mut wrong = proposed("ada/0:9+8");
        wrong.hours = 30;
        let error = editor("").placement(&[proposed("ada/1:9+8"), wrong], false);
        assert_eq!(error.unwrap_err().path, "shifts[1].hours");
    }
}
