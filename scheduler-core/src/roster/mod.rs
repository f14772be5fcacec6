//! The data of the scheduler's views: boards, rows, details and chips.

mod board;
mod chip;
mod day_board;
mod details;
mod lanes;
mod rows;

pub use board::{Board, HourCell, HourPosition};
pub use chip::{PreviewMember, ShiftChip};
pub use day_board::{DayBoard, DayCell, DayHour, DayMembers, DutyHour, MemberDay};
pub use details::{DetailGroup, DetailMember, ShiftDetails};
pub use lanes::{LaneBar, PositionLanes};
pub use rows::{MemberRow, MemberRows, Page, RoleDay, RoleGap, RoleRow};
