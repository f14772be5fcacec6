//! Requirements: how many heads a position needs in each hour.
//!
//! Without a template a position needs its `required` heads at any hour. A template says it for every
//! day and slot (morning 6-14, afternoon 14-22, night 22-6); a night belongs to the day on which it
//! begins, so the first six hours of Monday are Sunday's night. Everything that looks at one hour looks
//! at the heads of that hour. Figures of a whole week or day, such as fill rates, take the most heads that
//! any of its slots needs: a template with the same number everywhere gives the figures of `required`.

use serde::Serialize;

use super::template::{DayRequirements, SlotRequirements, TemplatePosition};
use crate::schedule::{
    DAYS, Day, HOURS, MAX_POSITIONS, SLOTS, ScheduleError, ScheduleProblem, each, same_name, texts,
    unique, validate_required,
};

/// Whether so many are too few: fewer than half of what is required, rounded up. Where nobody is
/// required it is never so.
///
/// ```
/// use scheduler_core::is_understaffed;
///
/// assert!(is_understaffed(1, 3));
/// assert!(!is_understaffed(2, 3));
/// ```
#[must_use]
pub const fn is_understaffed(scheduled: u32, required: u32) -> bool {
    scheduled < required.div_ceil(2)
}

/// Heads for each day and slot, Monday and morning first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SlotHeads(pub(crate) [[u32; SLOTS.len()]; DAYS as usize]);

impl SlotHeads {
    /// The heads of an hour of the week, counted from Monday 0:00. Monday's first six hours, and those
    /// after Sunday midnight, are Sunday's night.
    pub(crate) fn at(&self, hour: usize) -> u32 {
        const FIRST_MORNING: usize = 6;
        const WEEK: usize = DAYS as usize * HOURS as usize;
        // Counted from Monday's first morning hour, every slot has eight hours and every day three slots.
        let passed = (hour + WEEK - FIRST_MORNING) % WEEK;
        let slots = self.0.get(passed / 24);
        let slot = slots.and_then(|slots| slots.get(passed % 24 / 8));
        slot.copied().unwrap_or_default()
    }

    /// The most heads of any visible slot of a day; `slots` is the mask of those.
    pub(crate) fn most_of_day(&self, day: Day, slots: u8) -> u32 {
        let heads = self.0.get(day.index()).into_iter().flatten();
        let visible = heads
            .zip(SLOTS)
            .filter(|(_, slot)| slot.mask() & slots != 0);
        visible.map(|(heads, _)| *heads).max().unwrap_or_default()
    }
}

impl From<&DayRequirements> for SlotHeads {
    fn from(days: &DayRequirements) -> Self {
        let DayRequirements {
            mon,
            tue,
            wed,
            thu,
            fri,
            sat,
            sun,
        } = days;
        let days = [mon, tue, wed, thu, fri, sat, sun];
        Self(days.map(|slots| [slots.morning, slots.afternoon, slots.night]))
    }
}

impl From<SlotHeads> for DayRequirements {
    fn from(heads: SlotHeads) -> Self {
        let [mon, tue, wed, thu, fri, sat, sun] =
            heads.0.map(|[morning, afternoon, night]| SlotRequirements {
                morning,
                afternoon,
                night,
            });
        Self {
            mon,
            tue,
            wed,
            thu,
            fri,
            sat,
            sun,
        }
    }
}

/// A template that has been checked; a week can follow it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Template(Vec<TemplateEntry>);

/// The heads that one position of a template needs.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct TemplateEntry {
    /// Unique in its template.
    pub id: String,
    /// What people call it.
    pub name: String,
    /// Heads for each day and slot.
    pub heads: SlotHeads,
}

/// What became of a template.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Applied {
    /// The ids of the schedule's positions that follow the template now.
    pub applied: Vec<String>,
    /// The ids of the template's positions that the schedule does not have.
    pub unknown: Vec<String>,
    /// The ids of the schedule's positions that the template does not have: they need what they needed
    /// without one.
    pub untouched: Vec<String>,
}

/// The heads that one position needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PositionRequirements {
    /// The position's id in the schedule.
    pub position_id: String,
    /// Heads for each day and slot.
    pub requirements: DayRequirements,
}

impl Template {
    /// Checks the positions of a template.
    ///
    /// ```
    /// use scheduler_core::demand::{Template, new_position};
    ///
    /// let cook = new_position(1, "Cook".to_owned());
    /// assert!(Template::new(&[cook.clone()]).is_ok());
    /// assert_eq!(Template::new(&[cook.clone(), cook]).unwrap_err().path, "template[1].id");
    /// ```
    ///
    /// # Errors
    /// A duplicate or blank id, a text that is too long, a number of heads out of range, or more positions
    /// than a schedule may have.
    pub fn new(positions: &[TemplatePosition]) -> Result<Self, ScheduleError> {
        if positions.len() > MAX_POSITIONS {
            let problem = ScheduleProblem::TooMany {
                kind: "positions",
                count: positions.len(),
                limit: MAX_POSITIONS,
            };
            return Err(ScheduleError::new("template", problem));
        }
        each("template", positions, |position| {
            texts(&[("id", &position.id), ("name", &position.name)])?;
            let heads = SlotHeads::from(&position.requirements);
            for (slots, day) in heads.0.iter().zip(DAY_NAMES) {
                for (heads, slot) in slots.iter().zip(SLOT_NAMES) {
                    let path = format!("requirements.{day}.{slot}");
                    validate_required(&path, (*heads).into())?;
                }
            }
            Ok(())
        })?;
        unique("template", positions.iter().map(|position| &position.id))?;
        let entries = positions.iter().map(|position| TemplateEntry {
            id: position.id.clone(),
            name: position.name.clone(),
            heads: SlotHeads::from(&position.requirements),
        });
        Ok(Self(entries.collect()))
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether it has no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|entry| entry.id.as_str())
    }

    /// The index and the heads of the entry with an id, or else of the first with a name.
    pub(crate) fn entry_for(&self, id: &str, name: &str) -> Option<(usize, SlotHeads)> {
        let of_id = self.0.iter().position(|entry| entry.id == id);
        let of_name = || {
            let mut entries = self.0.iter();
            entries.position(|entry| same_name(&entry.name, name))
        };
        let index = of_id.or_else(of_name)?;
        Some((index, self.0.get(index)?.heads))
    }
}

/// The names of the days in a template.
const DAY_NAMES: [&str; DAYS as usize] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const SLOT_NAMES: [&str; SLOTS.len()] = ["morning", "afternoon", "night"];
