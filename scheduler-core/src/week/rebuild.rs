//! The same shifts under another team.

use super::week::{KnownWeek, StaffWeek, Week};
use crate::{
    demand::SlotHeads,
    schedule::{Details, Duty, Position, Schedule, Shift, StaffMember},
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
        week.rules = self.rules.clone();
        week.monday = self.monday;
        week.place_dates();
        for position in &mut week.positions {
            let before = self.position_named(&position.definition.id);
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
    pub fn set_around(&mut self, mut before: Vec<Shift>, mut after: Vec<Shift>) {
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
        let positions = self
            .positions
            .iter()
            .map(|position| position.definition.clone());
        let staff = self.staff.iter().map(|staff| staff.member.clone());
        *self = self.with_team(positions.collect(), staff.collect(), details);
    }

    /// Tells the week the other weeks of its roster, in place of what the shifts around say of them. Each is counted from
    /// this one.
    pub(crate) fn set_known<'a>(&mut self, others: &[(i64, &'a Self)]) {
        for staff in &mut self.staff {
            let of = |&(weeks, week): &(i64, &'a Self)| {
                let index = week.staff_index.get(&staff.member.id);
                let there = index.and_then(|&index| week.staff.get(index));
                let shifts = there.into_iter().flat_map(StaffWeek::counted);
                KnownWeek {
                    weeks,
                    duties: shifts.map(|shift| Duty::of(shift, weeks)).collect(),
                    absent: there.map(|there| there.absent).unwrap_or_default(),
                }
            };
            staff.known = others.iter().map(of).collect();
        }
    }

    /// Sets the heads of a template for a position, if that follows none.
    pub(crate) fn set_heads(&mut self, position_id: &str, heads: SlotHeads) {
        let mut positions = self.positions.iter_mut();
        if let Some(position) = positions.find(|known| known.definition.id == position_id) {
            position.heads.get_or_insert(heads);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Day, Filter, Position, Schedule, Shift, StaffMember, Week, demand::SlotHeads};

    fn cook(required: u32) -> Position {
        Position::new("cook", "Cook", "kitchen", required)
    }

    fn person(id: &str) -> StaffMember {
        StaffMember::new(id, id, "cook").available(Day::Monday, 8, 16)
    }

    fn week() -> Week {
        let shift = Shift::new("1", "ada", Day::Monday, 10, 4);
        Week::new(Schedule::new(vec![cook(2)], vec![person("ada")], vec![shift]).unwrap())
    }

    fn scheduled_at_eleven(week: &Week) -> u32 {
        week.coverage(&Filter::default())["cook"][0][11]
    }

    #[test]
    fn a_week_under_another_team_keeps_its_shifts_and_counts_them() {
        let staff = vec![person("bob"), person("ada")];
        let week = week().with_team(vec![cook(4)], staff, week().details().clone());
        assert_eq!(
            week.schedule().shifts(),
            [Shift::new("1", "ada", Day::Monday, 10, 4)]
        );
        assert_eq!(scheduled_at_eleven(&week), 1);
        let rates = week.fill_rates(&Filter::default());
        assert_eq!((rates[0].scheduled, rates[0].required), (1, 4));
    }

    #[test]
    fn shifts_of_the_weeks_around_are_kept_for_the_people_of_the_team() {
        let mut week = week();
        let night = |staff: &str| Shift::new(staff, staff, Day::Sunday, 22, 8);
        week.set_around(vec![night("ada"), night("stranger")], Vec::new());
        assert_eq!(week.details().before, [night("ada")]);
        assert_eq!(week.coverage(&Filter::default())["cook"][0][5], 1);
        assert_eq!(scheduled_at_eleven(&week), 1);
    }

    #[test]
    fn the_heads_of_a_template_are_set_only_where_there_are_none() {
        let mut week = week();
        week.set_heads("cook", SlotHeads([[3; 3]; 7]));
        week.set_heads("cook", SlotHeads([[9; 3]; 7]));
        assert_eq!(week.required_at("cook", Day::Monday, 11).unwrap(), 3);
    }
}
