//! How many heads are needed: templates, requirements per day and slot, and numbers typed into them.

pub mod headcount;
mod requirement;
mod template;

pub(crate) use requirement::validate_heads;
pub use requirement::{
    Applied, PositionRequirements, SlotHeads, Template, TemplateEntry, is_understaffed,
};
pub use template::{
    DayRequirements, QuickTemplate, SlotRequirements, TeamSettings, TemplatePosition, new_position,
};
