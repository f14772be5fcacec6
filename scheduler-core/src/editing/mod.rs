//! Changing a week: commands with a history, their effects before they are made, and requests and publishing as commands.

mod absences;
mod dated_absences;
mod editor;
mod effect;
mod history;
mod outcome;
mod publishing;
mod requests;
mod several;
mod team_edits;
mod weeks;
mod wishes;
mod working_time;

pub use absences::{AbsenceReport, AbsentShifts};
pub use editor::Editor;
pub use effect::Effect;
pub use history::{History, HistoryEntry, MAX_UNDO};
pub use outcome::{AwayPerson, CopiedWeek, DayChange, Outcome, RefusedShift};
pub use requests::ReviewedRequest;
pub use several::{Placement, Source};
pub use weeks::PlannedWeek;
pub use wishes::WishedDay;
pub use working_time::{LateChange, WorkingTime};
