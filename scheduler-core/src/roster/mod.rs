//! The data of the scheduler's views: boards, rows, details and chips.

mod board;
mod chip;
mod day_board;
mod details;
mod lanes;
mod rows;

pub use board::{Board, FIRST_ROW, HourCell, HourPosition, LAST_ROW};
pub use chip::{MAX_PREVIEW, PreviewMember, ShiftChip};
pub use day_board::{DayBoard, DayCell, DayHour, DayMembers, DutyHour, MAX_DAY_PREVIEW, MemberDay};
pub use details::{DetailGroup, DetailMember, ShiftDetails};
pub use lanes::{LaneBar, PositionLanes};
pub use rows::{MemberRow, MemberRows, Page, RoleDay, RoleGap, RoleRow};
