//! Queries answered from a week's counts: coverage, gaps, fill rates, shift status and suggestions.

mod analysis;
#[expect(clippy::module_inception, reason = "coverage is one of the questions")]
mod coverage;
mod day_summary;
mod figures;
mod fill_rate;
mod gap;
mod insight;
mod level;
mod marks;
mod status;
mod suggestion;

pub use analysis::{Analysis, Summary};
pub use day_summary::{DayPosition, DaySummary};
pub use fill_rate::{CoverageRate, FillRate, Tone, pending_assignments};
pub use gap::{GapBlock, GapMember, GapPosition};
pub use insight::{Insights, UnderstaffedPosition, WorstDay};
pub use level::StaffingLevel;
pub use marks::MarkGap;
pub use status::ShiftStatus;
pub(crate) use suggestion::{FreeStaff, MAX_SUGGESTIONS, NeededHours, free_staff};
pub use suggestion::{GapSuggestions, Suggestion};
