//! What the rules say about shifts: the one list of them, the check of a proposed shift, who can work it, and the review of
//! a week.
//!
//! A rule is stated once, in the file of its family (people, time of day, day, rest, week, several weeks), and stands in
//! `list::RULES`. The check of one shift ([`Week::violations`](crate::Week::violations)), which the editor, suggestions,
//! candidates, previews, pasting, copying and requests ask, and the [review](crate::Week::review) run that list.

mod candidate;
mod check;
mod day;
mod facts;
mod list;
mod measured;
mod one_week;
mod people;
mod rest;
mod review;
mod several_weeks;
mod span;
mod time_of_day;
mod timeline;
mod violation;

pub use candidate::{Candidate, Candidates, Unable, UnableReason};
pub use list::filling_keeps;
pub use review::{Problem, Review};
pub use several_weeks::WEEKENDS_OF;
pub use timeline::{KnownDays, KnownTime, Run, Timeline};
pub use violation::{Obstacle, Severity, Violation, ViolationKind};

pub(crate) use check::Load;
