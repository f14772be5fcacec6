//! A week's schedule: positions, staff and shifts that belong together.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use super::{
    budget::Budget,
    calendar_day::CalendarDay,
    entities::{Position, Shift, StaffMember},
    error::Error,
    raw::{RawSchedule, RawTeam},
    time::HourRange,
    validate::{validate, validate_details},
    week_details::{Absence, Demand, Details, ShiftType},
};

/// A valid week: positions, staff and shifts, each in the order in which they were given.
///
/// [`Schedule::new`] and `Deserialize` are the only ways to get one, so every id in it is unique, every reference is
/// valid and every number is in range.
///
/// ```
/// use scheduler_core::{Day, Position, Schedule, Shift, StaffMember};
///
/// let cook = Position::new("cook", "Cook", "kitchen", 2);
/// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
/// let shift = Shift::new("1", "ada", Day::Monday, 9, 8).confirmed();
/// let schedule = Schedule::new(vec![cook], vec![ada], vec![shift])?;
/// assert_eq!(schedule.shifts()[0].time.start, 9);
/// # Ok::<(), scheduler_core::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Schedule {
    positions: Vec<Position>,
    staff: Vec<StaffMember>,
    shifts: Vec<Shift>,
    #[serde(flatten)]
    details: Details,
}

impl Schedule {
    /// Creates a schedule from positions, staff and shifts, and validates it.
    ///
    /// ```
    /// use scheduler_core::{Day, Position, Schedule, Shift};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 2);
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8);
    /// let error = Schedule::new(vec![cook], vec![], vec![shift]).unwrap_err();
    /// assert_eq!(error.path, "shifts[0].staffId");
    /// ```
    ///
    /// # Errors
    /// The first error and its path: a duplicate or blank id, an unknown staff member or position, a number out of
    /// range, a range of availability that is empty or ends past midnight, a text that is too long, too many entries.
    pub fn new(
        positions: Vec<Position>,
        staff: Vec<StaffMember>,
        shifts: Vec<Shift>,
    ) -> Result<Self, Error> {
        validate(&positions, &staff, &shifts)?;
        Ok(Self {
            positions,
            staff,
            shifts,
            details: Details::default(),
        })
    }

    /// The same positions, staff and details with other shifts.
    ///
    /// # Errors
    /// As [`Schedule::new`].
    pub fn with_shifts(self, shifts: Vec<Shift>) -> Result<Self, Error> {
        validate(&self.positions, &self.staff, &shifts)?;
        Ok(Self { shifts, ..self })
    }

    /// The same schedule with other details.
    ///
    /// # Errors
    /// A budget out of range; an unknown staff member or position; two absences of one person and day; examined or
    /// demanded hours that are empty or end past midnight; demand of a position that overlaps; an invalid shift of a
    /// week around; a shift type with a blank or duplicate code or times out of range; too many entries.
    pub fn with_details(self, details: Details) -> Result<Self, Error> {
        validate_details(&self.positions, &self.staff, &details)?;
        Ok(Self { details, ..self })
    }

    /// The same schedule with a budget: the currency of the wages, the expected sales, and the share of them that
    /// labour may cost.
    ///
    /// ```
    /// use scheduler_core::{Schedule, schedule::Budget};
    ///
    /// let schedule = Schedule::new(vec![], vec![], vec![])?;
    /// let sales = Budget::new("EUR").with_forecast([400_000; 7], 30);
    /// assert_eq!(schedule.with_budget(sales)?.details().budget.labour_percent, Some(30));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// A currency that is not an ISO 4217 code, sales of a day or a percentage out of range.
    pub fn with_budget(self, budget: Budget) -> Result<Self, Error> {
        self.change(|details| details.budget = budget)
    }

    /// The same schedule with these absences.
    ///
    /// ```
    /// use scheduler_core::{Absence, AbsenceKind, Day, Position, Schedule, StaffMember};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 2);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let schedule = Schedule::new(vec![cook], vec![ada], vec![])?;
    /// let away = Absence::new("ada", Day::Monday, AbsenceKind::Holiday).with_note("Back on Tuesday");
    /// assert_eq!(schedule.with_absences(vec![away])?.details().absences.len(), 1);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown staff member, two absences of one person and day, or a note that is too long.
    pub fn with_absences(self, absences: Vec<Absence>) -> Result<Self, Error> {
        self.change(|details| details.absences = absences)
    }

    /// The same schedule with gaps looked for in these hours of each day, end exclusive.
    ///
    /// # Errors
    /// Hours that are empty or end past midnight.
    pub fn with_examined(self, hours: HourRange) -> Result<Self, Error> {
        self.change(|details| details.examined = Some(hours))
    }

    /// The same schedule with heads needed in single hours.
    ///
    /// # Errors
    /// An unknown position, hours that are empty or end past midnight, or demand of a position that overlaps.
    pub fn with_demand(self, demand: Vec<Demand>) -> Result<Self, Error> {
        self.change(|details| details.demand = demand)
    }

    /// The same schedule with the shifts of the week before and of the week after, each with the days of its own
    /// week.
    ///
    /// # Errors
    /// As for the shifts of [`Schedule::new`], with paths such as `before[3].staffId`.
    pub fn with_weeks_around(self, before: Vec<Shift>, after: Vec<Shift>) -> Result<Self, Error> {
        self.change(|details| (details.before, details.after) = (before, after))
    }

    /// The same schedule with these shift types.
    ///
    /// # Errors
    /// A blank or duplicate code, times out of range, or an unknown position.
    pub fn with_shift_types(self, shift_types: Vec<ShiftType>) -> Result<Self, Error> {
        self.change(|details| details.shift_types = shift_types)
    }

    /// The same schedule with these holidays and closing days.
    ///
    /// # Errors
    /// A date twice, or a name that is too long.
    pub fn with_calendar(self, calendar: Vec<CalendarDay>) -> Result<Self, Error> {
        self.change(|details| details.calendar = calendar)
    }

    fn change(mut self, change: impl FnOnce(&mut Details)) -> Result<Self, Error> {
        let mut details = std::mem::take(&mut self.details);
        change(&mut details);
        self.with_details(details)
    }
    /// What the schedule has besides its positions, staff and shifts.
    #[must_use]
    pub fn details(&self) -> &Details {
        &self.details
    }

    /// The positions, in schedule order.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The staff members, in staff order.
    #[must_use]
    pub fn staff(&self) -> &[StaffMember] {
        &self.staff
    }

    /// The shifts, in schedule order.
    #[must_use]
    pub fn shifts(&self) -> &[Shift] {
        &self.shifts
    }

    /// The positions, the staff, the shifts and the details.
    #[must_use]
    pub fn into_parts(self) -> (Vec<Position>, Vec<StaffMember>, Vec<Shift>, Details) {
        (self.positions, self.staff, self.shifts, self.details)
    }

    /// A schedule of parts that are known to be valid.
    pub(crate) fn of_valid_parts(
        positions: Vec<Position>,
        staff: Vec<StaffMember>,
        shifts: Vec<Shift>,
        details: Details,
    ) -> Self {
        Self {
            positions,
            staff,
            shifts,
            details,
        }
    }

    /// Deserializes a schedule; an error in the data itself is returned as a value.
    ///
    /// # Errors
    /// The outer error is the deserializer's: a wrong shape, unknown or missing fields. The inner one is that of
    /// [`Schedule::new`].
    pub fn read<'de, D: Deserializer<'de>>(reader: D) -> Result<Result<Self, Error>, D::Error> {
        Ok(Self::of_raw(RawSchedule::deserialize(reader)?))
    }

    fn of_raw(raw: RawSchedule) -> Result<Self, Error> {
        let (positions, staff, shifts, details) = raw.into_parts()?;
        Self::new(positions, staff, shifts)?.with_details(details)
    }
}

impl TryFrom<RawTeam> for Schedule {
    type Error = Error;

    /// A schedule without shifts.
    fn try_from(team: RawTeam) -> Result<Self, Error> {
        Self::of_raw(team.into_schedule())
    }
}

impl<'de> Deserialize<'de> for Schedule {
    /// The error's text ends with the path; [`Schedule::read`] returns it as a value.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(deserializer)?.map_err(D::Error::custom)
    }
}
