//! A part of a week to try changes on.

use std::collections::{BTreeSet, HashMap};

use super::{
    assignment::ProposedShift,
    week::{ShiftKey, StaffWeek, Week},
};
use crate::schedule::Details;

impl Week {
    /// A copy of the week that knows only some of its staff, with their shifts: changes of their shifts are checked
    /// and measured on it as on the whole week. It costs the cells of the positions and these people's shifts,
    /// however many others there are. Unknown ids are left out.
    pub(crate) fn trial<'a>(&self, staff_ids: impl IntoIterator<Item = &'a str>) -> Self {
        let indexes = staff_ids
            .into_iter()
            .filter_map(|id| self.staff_named(id).ok());
        // `collect` sorts first, with code of its own.
        let mut staff = BTreeSet::<usize>::new();
        staff.extend(indexes);
        let people = staff.iter().filter_map(|&index| self.staff.get(index));
        let people: Vec<_> = people.cloned().collect();
        let mut positions = self.positions.clone();
        for position in &mut positions {
            position.staff.clear();
        }
        let mut trial = Self {
            positions,
            staff: Vec::new(),
            position_index: self.position_index.clone(),
            staff_index: people
                .iter()
                .enumerate()
                .map(|(index, person)| (person.member.id.clone(), index))
                .collect(),
            shift_index: HashMap::new(),
            next_place: self.next_place,
            assigned: self.assigned,
            // What concerns single people is with them already.
            details: Details {
                budget: self.details.budget.clone(),
                examined: self.details.examined,
                shift_types: self.details.shift_types.clone(),
                ..Details::default()
            },
            rules: self.rules.clone(),
            monday: self.monday,
            bystanders: Vec::new(),
        };
        for (staff, person) in people.into_iter().enumerate() {
            for post in &person.posts {
                if let Some(position) = trial.positions.get_mut(post.position) {
                    position.staff.push(staff);
                }
            }
            for (&place, shift) in &person.placed {
                let key = ShiftKey { staff, place };
                trial.shift_index.insert(shift.id.clone(), key);
            }
            trial.staff.push(person);
        }
        if !self.rules.mark_needs.is_empty() || !self.rules.never_together.is_empty() {
            let everybody = self.staff.iter().chain(&self.bystanders);
            let matters = |person: &&StaffWeek| {
                let id = &person.member.id;
                let is_kept_apart = || !self.rules.kept_apart_from(id).is_empty();
                !trial.staff_index.contains_key(id)
                    && (!person.member.marks.is_empty() || is_kept_apart())
            };
            trial.bystanders = everybody.filter(matters).cloned().collect();
        }
        trial
    }

    /// The part of the week that matters to a change: the people whose shifts are removed, and those who get new ones.
    pub(crate) fn trial_of_change(&self, removed: &[String], added: &[ProposedShift]) -> Self {
        let removed = removed.iter().filter_map(|id| self.shift_named(id).ok());
        let removed = removed.map(|(_, shift)| &*shift.staff_id);
        self.trial(removed.chain(added.iter().map(|shift| &*shift.staff_id)))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Day, Filter, Position, ProposedShift, Schedule, Shift, StaffMember, Week};

    fn week() -> Week {
        let cook = Position::new("cook", "Cook", "kitchen", 2);
        let person = |id: &str| StaffMember::new(id, id, "cook").available(Day::Monday, 8, 20);
        let shift = |id: &str, staff: &str| Shift::new(id, staff, Day::Monday, 10, 4);
        let staff = vec![person("ada"), person("bob"), person("eve")];
        let shifts = vec![shift("1", "ada"), shift("2", "bob")];
        Week::new(Schedule::new(vec![cook], staff, shifts).unwrap())
    }

    fn people(week: &Week) -> Vec<&str> {
        week.staff().map(|person| &*person.id).collect()
    }

    #[test]
    fn a_trial_knows_some_of_the_staff_and_everybodys_coverage() {
        let week = week();
        let trial = week.trial(["bob", "stranger", "bob"]);
        assert_eq!(people(&trial), ["bob"]);
        assert!(trial.shift_named("2").is_ok() && trial.shift_named("1").is_err());
        let filter = Filter::default();
        assert_eq!(trial.coverage(&filter), week.coverage(&filter));
    }

    #[test]
    fn the_trial_of_a_change_knows_those_who_lose_and_those_who_get_a_shift() {
        let added = [ProposedShift::new("eve", Day::Monday, 10, 4)];
        let trial = week().trial_of_change(&["1".to_owned(), "unknown".to_owned()], &added);
        assert_eq!(people(&trial), ["ada", "eve"]);
        let proposed = ProposedShift::new("ada", Day::Monday, 12, 4);
        assert_eq!(
            trial.violations(&proposed, None).unwrap(),
            week().violations(&proposed, None).unwrap()
        );
    }
}
