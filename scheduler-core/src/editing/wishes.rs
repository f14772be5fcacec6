//! The wishes of the team in the open week.

use serde::Serialize;

use super::editor::Editor;
use crate::{
    schedule::{Day, Duty, Wish},
    week::Week,
};

/// Minutes of a day.
const DAY: i64 = 24 * 60;

/// A wish of somebody for a day of the open week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct WishedDay {
    /// The person's id.
    pub staff_id: String,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// What is wished.
    pub wish: Wish,
    /// Whether the person's shifts meet it; those of the week before that reach into the day are among them.
    pub met: bool,
}

impl Editor {
    /// What the team wishes of the days of the open week, by person in staff order and then as they wish it. In a single
    /// week, which has no date, only wishes for a weekday are asked.
    #[must_use]
    pub fn wishes(&self) -> Vec<WishedDay> {
        self.week().wishes()
    }
}

impl Week {
    /// The wishes of the people of the week, or of the part of it that is tried.
    pub(super) fn wishes(&self) -> Vec<WishedDay> {
        let types = &self.details().shift_types;
        let mut wishes = Vec::new();
        for staff in &self.staff {
            let known = staff
                .known
                .iter()
                .flat_map(|week| week.duties.iter().copied());
            let duties: Vec<Duty> = known
                .chain(staff.counted().map(|shift| Duty::of(shift, 0)))
                .collect();
            for wish in &staff.member.wishes {
                let day = match self.monday() {
                    Some(monday) => wish.day_of(monday),
                    None => wish.weekday,
                };
                let Some(day) = day else { continue };
                let begins = i64::try_from(day.index()).unwrap_or(0) * DAY;
                wishes.push(WishedDay {
                    staff_id: staff.member.id.clone(),
                    day,
                    wish: wish.clone(),
                    met: wish.on_day(begins, types).is_met(duties.iter().copied()),
                });
            }
        }
        wishes
    }
}

#[cfg(test)]
mod tests {
    use chrono::Days;

    use super::*;
    use crate::{
        plan::{Roster, TeamChange},
        schedule::iso_week::parse_date,
        testing::{proposed, schedule},
    };

    fn shown(editor: &Editor) -> Vec<String> {
        let wishes = editor.wishes().into_iter();
        wishes
            .map(|wished| format!("{} {} {}", wished.staff_id, wished.day.index(), wished.met))
            .collect()
    }

    #[test]
    fn wishes_for_a_weekday_and_a_date_are_asked_in_their_weeks_and_met_by_shifts_that_count() {
        let monday = parse_date("2026-11-23").unwrap();
        let single = schedule("cook/kitchen:1", "ada@cook bob@cook", "");
        let mut editor = Editor::new(single.clone());
        let mut wishes: Vec<Wish> = serde_json::from_str(
            r#"[{"date": "2026-12-05", "want": "off", "weight": 3}, {"weekday": 0, "to": 8, "want": "off", "weight": 1}]"#,
        )
        .unwrap();
        let wish = |editor: &mut Editor, wishes: &[Wish]| {
            let mut bob = editor.week().schedule().staff()[1].clone();
            bob.wishes = wishes.to_vec();
            editor.change_team(&TeamChange::ChangePerson(bob)).unwrap();
        };
        wish(&mut editor, &wishes);
        assert_eq!(shown(&editor), ["bob 0 true"], "no date in a single week");

        let mut editor =
            Editor::of_roster(Roster::of_week(single, monday).unwrap(), monday).unwrap();
        wish(&mut editor, &wishes);
        // A night from Sunday reaches into the next Monday.
        editor.assign(&proposed("bob/6:22+8")).unwrap();
        assert_eq!(shown(&editor), ["bob 0 true"]);
        editor.open(monday + Days::new(7)).unwrap();
        assert_eq!(shown(&editor), ["bob 5 true", "bob 0 false"]);
        editor.assign(&proposed("bob/5:9+8")).unwrap();
        assert_eq!(shown(&editor), ["bob 5 false", "bob 0 false"]);
        wishes.clear();
        wish(&mut editor, &wishes);
        assert_eq!(shown(&editor), [""; 0]);
    }
}
