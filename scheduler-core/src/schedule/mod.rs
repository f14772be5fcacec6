//! A week's data: validated positions, staff and shifts; days, slots and ISO weeks.

mod asked;
mod budget;
mod calendar_day;
mod checks;
mod duty;
mod entities;
mod error;
pub mod iso_week;
mod law;
mod month;
mod month_checks;
mod name;
mod public_holidays;
mod raw;
mod rules;
#[expect(
    clippy::module_inception,
    reason = "the folder holds what a schedule is made of"
)]
mod schedule;
mod shift_time;
mod skill_mix;
mod slot;
mod sorting;
mod time;
mod validate;
mod week_details;

pub use asked::AskedDay;
pub use budget::Budget;
pub use calendar_day::CalendarDay;
pub(crate) use calendar_day::RawCalendarDay;
pub use checks::{MAX_REQUIRED, MAX_TEXT_LENGTH, excerpt};
pub(crate) use checks::{each, texts, validate_hours};
pub use duty::Duty;
pub(crate) use duty::WEEK;
pub use entities::{Availability, Position, Shift, StaffMember};
pub use error::{Error, ErrorKind};
pub(crate) use law::figure;
pub use law::{
    BreakOwed, ClockHours, DaySpan, DayWork, Law, LawId, LawRule, MeanWeek, Night, Overtime,
    OvertimePer, WeekWork, WeeklyRest, WorkOf,
};
pub use month::{Cover, MAX_CYCLE, Pattern, PatternDay, Want, Wish};
pub use name::{folded_name, name_order, same_name};
pub use public_holidays::{HolidayDate, PublicHoliday, easter_sunday, public_holidays};
pub(crate) use raw::{
    RawAbsence, RawDemand, RawHours, RawPosition, RawShift, RawShiftType, RawStaffMember, RawTeam,
    each_raw,
};
pub use rules::Rules;
pub use schedule::Schedule;
pub(crate) use shift_time::{LONGEST_SHIFT_MINUTES, with_end};
pub use shift_time::{MAX_BREAK_MINUTES, ShiftTime};
pub use skill_mix::MarkNeed;
pub(crate) use slot::slots_of;
pub use slot::{ALL_SLOTS, SLOTS, Slot, SlotInfo};
pub(crate) use sorting::{sort_by, sort_by_key};
pub(crate) use time::is_zero;
pub use time::{DAYS, Day, HOURS, HourRange, Length, TimeRange};
pub use validate::MAX_SHIFTS;
pub(crate) use validate::{
    MAX_POSITIONS, unique, validate_absences, validate_required, validate_shift_position,
};
pub use week_details::{Absence, AbsenceKind, Demand, Details, ShiftType};
