//! Scheduled and required heads in one hour.

use std::ops::Range;

use serde::{Serialize, ser::SerializeStruct};

use super::{hours::hour_of_week, week::PositionWeek};
use crate::{
    demand::is_understaffed,
    schedule::{ALL_SLOTS, Day, HOURS, Slot},
};

/// How many people a position needs in an hour, and how many it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Staffing {
    /// Heads needed.
    pub required: u32,
    /// Coverage: the fewest different staff members on duty in any quarter of the hour.
    pub scheduled: u32,
    /// How many heads are missing from `required`, never below 0.
    pub needed: u32,
    /// Whether `scheduled` is below the threshold, also in hours that are not examined for gaps.
    pub understaffed: bool,
}

impl Staffing {
    /// Writes its fields among those of a struct that is written very often: `serde(flatten)` would make the struct a
    /// map, whose keys are converted to JavaScript again for every entry.
    pub(crate) fn write<S: SerializeStruct>(self, fields: &mut S) -> Result<(), S::Error> {
        fields.serialize_field("required", &self.required)?;
        fields.serialize_field("scheduled", &self.scheduled)?;
        fields.serialize_field("needed", &self.needed)?;
        fields.serialize_field("understaffed", &self.understaffed)
    }

    pub(crate) const fn new(required: u32, scheduled: u32) -> Self {
        Self {
            required,
            scheduled,
            needed: required.saturating_sub(scheduled),
            understaffed: is_understaffed(scheduled, required),
        }
    }
}

impl PositionWeek {
    /// The heads needed in an hour of the week: none on a closing day, the demand, or else the template's
    /// or the position's. Hours after Sunday
    /// midnight belong to Sunday's night slot and have no demand.
    pub fn required_at(&self, hour: usize) -> u32 {
        if self.closed.get(hour / usize::from(HOURS)) == Some(&true) {
            return 0;
        }
        let demand = self.demand.get(hour).copied().flatten();
        demand.unwrap_or_else(|| match &self.heads {
            None => self.definition.required,
            Some(heads) => heads.at(hour),
        })
    }

    /// The most heads needed in any visible slot of a day; `slots` is the mask of those.
    pub fn required_on(&self, day: Day, slots: u8) -> u32 {
        if self.closed.get(day.index()) == Some(&true) {
            return 0;
        }
        if self.demand.is_empty() {
            return self.usual_on(day, slots);
        }
        let visible = (0..HOURS).filter(|hour| Slot::at(*hour).mask() & slots != 0);
        let heads = visible.map(|hour| self.required_at(hour_of_week(day, hour)));
        heads.max().unwrap_or(0)
    }

    /// The most heads needed in any visible slot of the week.
    pub fn most_required(&self, slots: u8) -> u32 {
        let days = Day::ALL.into_iter();
        let heads = days.map(|day| self.required_on(day, slots));
        heads.max().unwrap_or(0)
    }

    /// The most heads that the template or the position asks for at any hour of the week, whatever the demand.
    pub fn usual(&self) -> u32 {
        let days = Day::ALL.into_iter();
        let heads = days.map(|day| self.usual_on(day, ALL_SLOTS));
        heads.max().unwrap_or(0)
    }

    fn usual_on(&self, day: Day, slots: u8) -> u32 {
        match &self.heads {
            _ if slots == 0 => 0,
            None => self.definition.required,
            Some(heads) => heads.most_of_day(day, slots),
        }
    }

    /// Required and scheduled heads in an hour of the week.
    pub fn staffing(&self, hour: usize) -> Staffing {
        Staffing::new(self.required_at(hour), self.counts.scheduled(hour))
    }

    /// The worst of some hours, with its staffing: understaffed hours first, then the most heads missing, then the fewest
    /// on duty, then the earliest. If every hour needs the same number, that is the first hour with the fewest on duty.
    pub fn worst_hour(&self, hours: Range<usize>) -> (usize, Staffing) {
        let first = (hours.start, self.staffing(hours.start));
        let worse = |(_, staffing): &(usize, Staffing)| {
            let (fine, needed) = (!staffing.understaffed, staffing.needed);
            (fine, std::cmp::Reverse(needed), staffing.scheduled)
        };
        hours
            .map(|hour| (hour, self.staffing(hour)))
            .min_by_key(worse)
            .unwrap_or(first)
    }
}
