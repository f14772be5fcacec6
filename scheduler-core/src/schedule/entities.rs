//! Positions, staff members, their availability and their shifts.

use serde::Serialize;

use super::{
    month::{Pattern, Wish},
    shift_time::ShiftTime,
    skill_mix::has_mark,
    time::{Day, is_zero},
};

/// A job to be covered, such as Server or Cook.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Position {
    /// Unique among the positions.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The team it belongs to: `kitchen`, `front-of-house`, `management` or any other id.
    pub team: String,
    /// Heads needed at any hour, at most [`MAX_REQUIRED`](super::MAX_REQUIRED).
    pub required: u32,
}

impl Position {
    /// A position that needs `required` heads at any hour.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        team: impl Into<String>,
        required: u32,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            team: team.into(),
            required,
        }
    }
}

/// When a staff member can work on one day.
///
/// Minutes are 0, 15, 30 or 45 and are omitted from JSON if 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Availability {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hour in which it starts, 0 to 23.
    pub start: u8,
    /// Minutes after that hour.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub start_minute: u8,
    /// The hour in which it ends, exclusive, at most 24.
    pub end: u8,
    /// Minutes after that hour; 0 if it ends at 24.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub end_minute: u8,
}

impl Availability {
    /// The whole hours `start .. end` of a day, end exclusive.
    #[must_use]
    pub const fn new(day: Day, start: u8, end: u8) -> Self {
        Self {
            day,
            start,
            start_minute: 0,
            end,
            end_minute: 0,
        }
    }

    /// The same range with minutes added to its start and its end.
    ///
    /// ```
    /// use scheduler_core::{Availability, Day};
    ///
    /// let range = Availability::new(Day::Monday, 9, 17).with_minutes(30, 45);
    /// assert_eq!(range.minutes_of_day(), (9 * 60 + 30, 17 * 60 + 45));
    /// ```
    #[must_use]
    pub const fn with_minutes(mut self, start_minute: u8, end_minute: u8) -> Self {
        self.start_minute = start_minute;
        self.end_minute = end_minute;
        self
    }

    /// The first minute of the day, and the end, exclusive, both counted from midnight.
    #[must_use]
    pub fn minutes_of_day(&self) -> (usize, usize) {
        let minutes = |hour: u8, minute: u8| usize::from(hour) * 60 + usize::from(minute);
        (
            minutes(self.start, self.start_minute),
            minutes(self.end, self.end_minute),
        )
    }
}

/// Somebody who works in one position, and perhaps in others.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct StaffMember {
    /// Unique among the staff.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The id of the member's main position.
    pub position_id: String,
    /// The ids of the other positions that the member can work in.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub other_positions: Vec<String>,
    /// An opaque style token that the engine only passes through.
    pub color: String,
    /// When the member can work. Ranges may overlap.
    pub availability: Vec<Availability>,
    /// The hourly wage, in hundredths of the schedule's currency, at most
    /// 100,000. Without it the member's work is not priced.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hourly_cents: Option<u32>,
    /// The contracted minutes per week, at most a whole week.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contract_minutes: Option<u32>,
    /// The most minutes that the member may work in a week, at most a whole week.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_minutes: Option<u32>,
    /// Whether the member is under 18. Nothing else about age is known.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_false")]
    pub minor: bool,
    /// What sets the member apart: `Key holder`, `First aid` or any other name, at most twenty. [`MarkNeed`] asks for them.
    ///
    /// [`MarkNeed`]: super::MarkNeed
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<String>,
    /// What the member wishes.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub wishes: Vec<Wish>,
    /// The cycle of weeks that the member works.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<Pattern>,
    /// The most weekends with a shift in any four successive weeks, in place of the rules'; 0 is off.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub max_weekends: Option<u32>,
    /// Minutes that the member has worked beyond the contract before the roster, less than 0 if they are owed.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_none_owed")]
    pub balance_minutes: i32,
}

impl StaffMember {
    /// A member without availability.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        position_id: impl Into<String>,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            position_id: position_id.into(),
            other_positions: Vec::new(),
            color: String::new(),
            availability: Vec::new(),
            hourly_cents: None,
            contract_minutes: None,
            max_minutes: None,
            minor: false,
            marks: Vec::new(),
            wishes: Vec::new(),
            pattern: None,
            max_weekends: None,
            balance_minutes: 0,
        }
    }

    /// The same member, who can also work in another position.
    ///
    /// ```
    /// use scheduler_core::StaffMember;
    ///
    /// let ada = StaffMember::new("ada", "Ada", "bar").also("floor");
    /// assert!(ada.works_in("bar") && ada.works_in("floor") && !ada.works_in("kitchen"));
    /// ```
    #[must_use]
    pub fn also(mut self, position_id: impl Into<String>) -> Self {
        self.other_positions.push(position_id.into());
        self
    }

    /// The ids of all positions that the member can work in, the main one first.
    pub fn positions(&self) -> impl Iterator<Item = &str> {
        let others = self.other_positions.iter();
        std::iter::once(&self.position_id)
            .chain(others)
            .map(String::as_str)
    }

    /// Whether the member can work in a position, main or other.
    #[must_use]
    pub fn works_in(&self, position_id: &str) -> bool {
        self.positions().any(|id| id == position_id)
    }

    /// The same member with an hourly wage, in hundredths of the schedule's currency.
    #[must_use]
    pub fn paid(mut self, hourly_cents: u32) -> Self {
        self.hourly_cents = Some(hourly_cents);
        self
    }

    /// The same member with the contracted minutes per week, and the most that they may work.
    ///
    /// ```
    /// use scheduler_core::StaffMember;
    ///
    /// let ada = StaffMember::new("ada", "Ada", "cook").paid(1450).contracted(40 * 60, 48 * 60);
    /// assert_eq!((ada.hourly_cents, ada.contract_minutes), (Some(1450), Some(2400)));
    /// ```
    #[must_use]
    pub fn contracted(mut self, contract_minutes: u32, max_minutes: u32) -> Self {
        self.contract_minutes = Some(contract_minutes);
        self.max_minutes = Some(max_minutes);
        self
    }

    /// The same member with a mark.
    #[must_use]
    pub fn marked(mut self, mark: impl Into<String>) -> Self {
        self.marks.push(mark.into());
        self
    }

    /// Whether the member has a mark, by its name.
    ///
    /// ```
    /// use scheduler_core::StaffMember;
    ///
    /// let ada = StaffMember::new("ada", "Ada", "cook").marked("Key holder");
    /// assert!(ada.has_mark("key holder") && !ada.has_mark("First aid"));
    /// ```
    #[must_use]
    pub fn has_mark(&self, mark: &str) -> bool {
        has_mark(&self.marks, mark)
    }

    /// The same member, who is under 18.
    #[must_use]
    pub fn under_18(mut self) -> Self {
        self.minor = true;
        self
    }

    /// The same member, available also in the hours `start .. end` of a day, end exclusive.
    #[must_use]
    pub fn available(mut self, day: Day, start: u8, end: u8) -> Self {
        self.availability.push(Availability::new(day, start, end));
        self
    }
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
fn is_false(value: &bool) -> bool {
    !value
}

#[expect(
    clippy::trivially_copy_pass_by_ref,
    reason = "serde hands over a reference"
)]
const fn is_none_owed(minutes: &i32) -> bool {
    *minutes == 0
}

/// One stretch of work of one staff member.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Shift {
    /// Unique among the shifts.
    pub id: String,
    /// The id of the staff member.
    pub staff_id: String,
    /// When it is worked.
    #[serde(flatten)]
    pub time: ShiftTime,
    /// Whether the member has confirmed it. A pending shift counts as scheduled, too.
    pub confirmed: bool,
    /// The id of the position that it is worked in; the person's main one if there is none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position_id: Option<String>,
    /// Unpaid minutes of it, in quarters of an hour, at most [`MAX_BREAK_MINUTES`](super::MAX_BREAK_MINUTES) and less
    /// than its length. A break is time on duty, but not work.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_zero")]
    pub break_minutes: u8,
    /// A note for the person, at most [`MAX_TEXT_LENGTH`](super::MAX_TEXT_LENGTH) characters.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

impl Shift {
    /// A pending shift of whole hours.
    pub fn new(
        id: impl Into<String>,
        staff_id: impl Into<String>,
        day: Day,
        start: u8,
        hours: u8,
    ) -> Self {
        Self {
            id: id.into(),
            staff_id: staff_id.into(),
            time: ShiftTime::new(day, start, hours),
            confirmed: false,
            position_id: None,
            break_minutes: 0,
            note: None,
        }
    }

    /// The same shift with minutes added to its start and its length.
    ///
    /// ```
    /// use scheduler_core::{Day, Shift};
    ///
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8).with_minutes(30, 15);
    /// assert_eq!((shift.start_minutes(), shift.length_minutes()), (570, 495));
    /// ```
    #[must_use]
    pub fn with_minutes(mut self, start_minute: u8, minutes: u8) -> Self {
        self.time = self.time.with_minutes(start_minute, minutes);
        self
    }

    /// The same shift with an unpaid break, in minutes.
    #[must_use]
    pub fn with_break(mut self, minutes: u8) -> Self {
        self.break_minutes = minutes;
        self
    }

    /// The same shift, worked in a position other than the person's main one.
    #[must_use]
    pub fn in_position(mut self, position_id: impl Into<String>) -> Self {
        self.position_id = Some(position_id.into());
        self
    }

    /// The same shift with a note.
    #[must_use]
    pub fn with_note(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }

    /// The same shift, confirmed.
    #[must_use]
    pub fn confirmed(mut self) -> Self {
        self.confirmed = true;
        self
    }

    /// Its start in minutes since Monday 0:00.
    ///
    /// ```
    /// use scheduler_core::{Day, Shift};
    ///
    /// assert_eq!(Shift::new("1", "ada", Day::Tuesday, 9, 8).start_minutes(), 33 * 60);
    /// ```
    #[must_use]
    pub fn start_minutes(&self) -> usize {
        self.time.start_minutes()
    }

    /// Its length in minutes.
    #[must_use]
    pub fn length_minutes(&self) -> usize {
        self.time.length_minutes()
    }

    /// Its length without the break, in minutes.
    ///
    /// ```
    /// use scheduler_core::{Day, Shift};
    ///
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8).with_break(30);
    /// assert_eq!((shift.length_minutes(), shift.work_minutes()), (480, 450));
    /// ```
    #[must_use]
    pub fn work_minutes(&self) -> usize {
        self.length_minutes()
            .saturating_sub(self.break_minutes.into())
    }

    /// Its end in minutes since Monday 0:00, exclusive; past 7 days if it leaves the week.
    #[must_use]
    pub fn end_minutes(&self) -> usize {
        self.time.end_minutes()
    }
}
