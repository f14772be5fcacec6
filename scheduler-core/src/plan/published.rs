//! Publishing: the shifts that people know, and what has changed since.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::{
    schedule::{Shift, sort_by, sort_by_key},
    week::{PlacedShift, StaffWeek, Week},
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

/// The shifts that people know: those they were notified of, and those they requested themselves.
///
/// By shift id; a shift that was reassigned since may be known to both people, to each as they had it.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Published(BTreeMap<String, Vec<Shift>>);

impl Published {
    /// Every shift of the week as it is now.
    pub fn of(week: &Week) -> Self {
        let mut published = Self::default();
        // `collect` sorts first, with code of its own.
        let shifts = shifts_of(week).map(|shift| (shift.id.clone(), vec![shift.clone()]));
        published.0.extend(shifts);
        published
    }

    /// All known shifts.
    pub fn shifts(&self) -> impl Iterator<Item = &Shift> {
        self.0.values().flatten()
    }

    /// A shift as one person knows it.
    pub fn known_to(&self, staff_id: &str, shift_id: &str) -> Option<&Shift> {
        let mut versions = self.0.get(shift_id)?.iter();
        versions.find(|shift| shift.staff_id == staff_id)
    }

    /// Whether its person knows a shift as it is.
    pub fn knows(&self, shift: &Shift) -> bool {
        let known = self.known_to(&shift.staff_id, &shift.id);
        known.is_some_and(|known| kind_of(known, shift).is_none())
    }

    pub fn replace(&mut self, before: Option<&Shift>, after: Option<&Shift>) {
        if let Some(before) = before
            && let Some(versions) = self.0.get_mut(&before.id)
        {
            versions.retain(|shift| shift.staff_id != before.staff_id);
            if versions.is_empty() {
                self.0.remove(&before.id);
            }
        }
        if let Some(after) = after {
            let versions = self.0.entry(after.id.clone()).or_default();
            versions.push(after.clone());
            sort_by(versions, |one, other| one.staff_id.cmp(&other.staff_id));
        }
    }

    /// The known shifts that are no longer those of the week.
    pub fn gone<'a>(&'a self, week: &'a Week) -> impl Iterator<Item = &'a Shift> {
        self.shifts().filter(|known| {
            let now = week.shift_named(&known.id);
            now.map_or(true, |(_, now)| now.staff_id != known.staff_id)
        })
    }

    /// What has changed since, by person in staff order, and in time order for each person.
    pub fn changes(&self, week: &Week) -> Vec<PlanChange> {
        let mut changes = Changes {
            week,
            found: Vec::new(),
        };
        for now in shifts_of(week) {
            match self.known_to(&now.staff_id, &now.id) {
                Some(before) => {
                    if let Some(kind) = kind_of(before, now) {
                        changes.add(kind, Some(before), Some(now));
                    }
                }
                None if self.0.contains_key(&now.id) => {
                    changes.add(PlanChangeKind::Given, None, Some(now));
                }
                None => changes.add(PlanChangeKind::Added, None, Some(now)),
            }
        }
        for before in self.gone(week) {
            let kind = match week.shift_named(&before.id) {
                Ok(_) => PlanChangeKind::Given,
                Err(_) => PlanChangeKind::Removed,
            };
            changes.add(kind, Some(before), None);
        }
        sort_by_key(&mut changes.found, |(place, _)| *place);
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

/// How a shift of one person differs from what they know.
fn kind_of(known: &Shift, now: &Shift) -> Option<PlanChangeKind> {
    if known.start_minutes() != now.start_minutes() {
        Some(PlanChangeKind::Moved)
    } else if known.length_minutes() != now.length_minutes() {
        Some(PlanChangeKind::Resized)
    } else {
        None
    }
}
