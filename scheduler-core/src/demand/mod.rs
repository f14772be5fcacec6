//! How many heads are needed: templates, requirements per day and slot, and numbers typed into them.

pub mod headcount;
mod requirement;
mod template;

pub use requirement::{Applied, PositionRequirements, Template, is_understaffed};
pub(crate) use requirement::{SlotHeads, validate_heads};
pub use template::{
    DayRequirements, SlotRequirements, TeamSettings, TemplatePosition, new_position,
};
