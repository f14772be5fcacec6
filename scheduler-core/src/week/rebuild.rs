//! The same shifts under another team.

use super::week::Week;
use crate::{
    demand::SlotHeads,
    schedule::{Details, Position, Schedule, Shift, StaffMember},
};

impl Week {
    /// The week with other positions, staff and details. Its shifts keep their places, and ids are not used again.
    /// A position keeps the template that it follows. Everybody who has a shift is on the new staff too.
    pub(crate) fn with_team(
        &self,
        positions: Vec<Position>,
        staff: Vec<StaffMember>,
        details: Details,
    ) -> Self {
        let empty = Schedule::of_valid_parts(positions, staff, Vec::new(), details);
        let mut week = Self::new(empty);
        (week.next_place, week.assigned) = (self.next_place, self.assigned);
        week.rules = self.rules;
        for position in &mut week.positions {
            let before = self.position_named(&position.position.id);
            position.heads = before.ok().and_then(|before| before.heads);
        }
        for (&place, shift) in self.staff.iter().flat_map(|staff| &staff.placed) {
            debug_assert!(
                week.staff_named(&shift.staff_id).is_ok(),
                "nobody with a shift leaves the staff"
            );
            week.replace(place, None, Some(shift));
        }
        week
    }

    /// Sets the shifts of the weeks around, without those of people who are not on the staff.
    pub(crate) fn set_around(&mut self, mut before: Vec<Shift>, mut after: Vec<Shift>) {
        before.retain(|shift| self.staff_named(&shift.staff_id).is_ok());
        after.retain(|shift| self.staff_named(&shift.staff_id).is_ok());
        if (&self.details.before, &self.details.after) == (&before, &after) {
            return;
        }
        let details = Details {
            before,
            after,
            ..self.details.clone()
        };
        let positions = self.positions.iter().map(|week| week.position.clone());
        let staff = self.staff.iter().map(|staff| staff.member.clone());
        *self = self.with_team(positions.collect(), staff.collect(), details);
    }

    /// Sets the heads of a template for a position, if that follows none.
    pub(crate) fn set_heads(&mut self, position_id: &str, heads: SlotHeads) {
        let mut positions = self.positions.iter_mut();
        if let Some(week) = positions.find(|week| week.position.id == position_id) {
            week.heads.get_or_insert(heads);
        }
    }
}
