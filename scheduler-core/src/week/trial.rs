//! A part of a week to try changes on.

use std::collections::{BTreeSet, HashMap};

use super::{
    assignment::ProposedShift,
    week::{ShiftKey, Week},
};
use crate::schedule::Details;

impl Week {
    /// A copy of the week that knows only some of its staff, with their shifts: changes of their shifts are checked
    /// and measured on it as on the whole week. It costs the cells of the positions and these people's shifts,
    /// however many others there are. Unknown ids are left out.
    pub(crate) fn trial<'a>(&self, staff_ids: impl IntoIterator<Item = &'a str>) -> Self {
        let staff = staff_ids
            .into_iter()
            .filter_map(|id| self.staff_named(id).ok());
        let staff: BTreeSet<usize> = staff.collect();
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
                ..Details::default()
            },
            rules: self.rules,
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
        trial
    }

    /// The part of the week that matters to a change: the people whose shifts are removed, and those who get new ones.
    pub(crate) fn trial_of_change(&self, removed: &[String], added: &[ProposedShift]) -> Self {
        let removed = removed.iter().filter_map(|id| self.shift_named(id).ok());
        let removed = removed.map(|(_, shift)| &*shift.staff_id);
        self.trial(removed.chain(added.iter().map(|shift| &*shift.staff_id)))
    }
}
