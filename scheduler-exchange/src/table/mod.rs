//! The week as a table: its shifts as CSV (RFC 4180).
//!
//! One line is one shift. The columns are `id, staff_id, name, position, day, date, start, end, hours, break_minutes,
//! status, note`. Days are `mon` to `sun`, times are written `09:30`, lengths `8` or `8:15`; `position` is the one in which the
//! shift is worked. When reading, columns may be in any order;
//! `day`, `start`, one of `end` and `hours`, and one of `staff_id` and `name` are required. Nothing is guessed or
//! skipped: columns that contradict each other are an error, and one invalid line means that no shift changes.

mod columns;
mod reading;
mod report;

use chrono::NaiveDate;
use scheduler_core::{
    Editor, Shift, StaffMember, Week,
    schedule::{iso_week, same_name},
};

pub use crate::csv_text::Separator;
use crate::{
    csv_text,
    formula::guarded,
    times::{clock, day_name, length},
};
use columns::Column;
pub use reading::from_csv;
pub use report::{ImportError, ImportReport, MAX_ERRORS};

/// The longest text that is read, in bytes.
pub const MAX_TEXT_BYTES: usize = 16_777_216;

/// The shifts of a week as CSV, in schedule order; lines end with CRLF. With a `monday` there is a column with the date
/// of each shift; any other day of the week is accepted, too. Texts that a spreadsheet would interpret as a formula are
/// prefixed with an apostrophe, which reading removes. The text begins with a byte order mark.
///
/// ```
/// use scheduler_core::{Day, Position, Schedule, Shift, StaffMember, Week};
/// use scheduler_exchange::table::{Separator, to_csv};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook");
/// let shift = Shift::new("1", "ada", Day::Sunday, 20, 6);
/// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
/// let monday = chrono::NaiveDate::from_ymd_opt(2026, 11, 16);
/// let csv = to_csv(&week, monday, Separator::Comma);
/// assert!(csv.ends_with("\r\n1,ada,Ada,Cook,sun,2026-11-22,20:00,02:00,6,0,pending,\r\n"));
/// # Ok::<(), scheduler_core::Error>(())
/// ```
#[must_use]
pub fn to_csv(week: &Week, monday: Option<NaiveDate>, separator: Separator) -> String {
    let days = monday.map(|monday| iso_week::of(monday).days);
    let columns = || {
        let columns = Column::ALL.into_iter();
        columns.filter(|column| *column != Column::Date || days.is_some())
    };
    let head = columns().map(|column| column.name().to_owned()).collect();
    let schedule = week.schedule();
    let lines = schedule.shifts().iter().filter_map(|shift| {
        let member = week.staff_member(&shift.staff_id)?;
        let position = written_position(week, member, shift);
        let fields = columns().map(|column| match column {
            Column::Id => guarded(&shift.id),
            Column::StaffId => guarded(&shift.staff_id),
            Column::Name => guarded(&member.name),
            Column::Position => guarded(position),
            Column::Day => day_name(shift.time.day).to_owned(),
            Column::Date => {
                let date = days.and_then(|days| days.get(shift.time.day.index()).copied());
                date.map(|date| date.to_string()).unwrap_or_default()
            }
            Column::Start => clock(shift.start_minutes()),
            Column::End => clock(shift.end_minutes()),
            Column::Hours => length(shift.length_minutes()),
            Column::BreakMinutes => shift.break_minutes.to_string(),
            Column::Status => match shift.confirmed {
                true => "confirmed".to_owned(),
                false => "pending".to_owned(),
            },
            Column::Note => guarded(shift.note.as_deref().unwrap_or_default()),
        });
        Some(fields.collect())
    });
    csv_text::write(std::iter::once(head).chain(lines), separator)
}

/// The name of the position in which a shift is worked, or its id if the person works in two of that name.
fn written_position<'a>(week: &'a Week, member: &'a StaffMember, shift: &'a Shift) -> &'a str {
    let Some(position) = week.position(week.position_of_shift(shift)) else {
        return "";
    };
    let held = member.positions().filter_map(|id| week.position(id));
    match held
        .filter(|held| same_name(&held.name, &position.name))
        .count()
    {
        1 => &position.name,
        _ => &position.id,
    }
}

/// Replaces all shifts with those of a table, as one command that can be undone. On any error no shift changes, and the
/// report says what is wrong and where. `monday` is the Monday of the week, if it is known; see [`from_csv`].
pub fn import_csv(editor: &mut Editor, text: &str, monday: Option<NaiveDate>) -> ImportReport {
    let (shifts, report) = from_csv(editor.week(), text, monday);
    if report.error_count > 0 {
        return report;
    }
    match editor.replace_shifts(shifts) {
        Ok(_) => report,
        Err(error) => ImportReport::refused(&error),
    }
}

#[cfg(test)]
mod tests;
