//! Changing a week: commands with a history, their effects before they are made, and requests and publishing as commands.

mod absences;
mod dated_absences;
mod editor;
mod effect;
mod history;
mod publishing;
mod requests;
mod several;
mod team_edits;
mod weeks;
mod working_time;

pub use absences::{AbsenceReport, AbsentShifts};
pub use editor::{DayChange, Editor, Outcome, RefusedShift};
pub use effect::Effect;
pub use history::{History, HistoryEntry, MAX_UNDO};
pub use requests::ReviewedRequest;
pub use several::{Placement, Source};
pub use weeks::{AwayPerson, CopiedWeek, CopiedWeeks, PlannedWeek};
pub use working_time::{LateChange, WorkingTime};
