//! A week's schedule: positions, staff and shifts that belong together.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use super::{
    budget::Budget,
    entities::{Position, Shift, StaffMember},
    error::ScheduleError,
    raw::RawSchedule,
    validate::{validate, validate_budget},
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
/// assert_eq!(schedule.shifts()[0].start, 9);
/// # Ok::<(), scheduler_core::ScheduleError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Default)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Schedule {
    positions: Vec<Position>,
    staff: Vec<StaffMember>,
    shifts: Vec<Shift>,
    #[serde(flatten)]
    budget: Budget,
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
    ) -> Result<Self, ScheduleError> {
        validate(&positions, &staff, &shifts)?;
        Ok(Self {
            positions,
            staff,
            shifts,
            budget: Budget::default(),
        })
    }

    /// The same schedule with a budget: the currency of the wages, the expected sales, and the share of them that
    /// labour may cost.
    ///
    /// ```
    /// use scheduler_core::{Schedule, schedule::Budget};
    ///
    /// let schedule = Schedule::new(vec![], vec![], vec![])?;
    /// let sales = Budget::new("EUR").with_forecast([400_000; 7], 30);
    /// assert_eq!(schedule.with_budget(sales)?.budget().labour_percent, Some(30));
    /// # Ok::<(), scheduler_core::ScheduleError>(())
    /// ```
    ///
    /// # Errors
    /// A currency that is not an ISO 4217 code, sales of a day or a percentage out of range.
    pub fn with_budget(mut self, budget: Budget) -> Result<Self, ScheduleError> {
        validate_budget(&budget)?;
        self.budget = budget;
        Ok(self)
    }

    /// The budget of the schedule.
    #[must_use]
    pub fn budget(&self) -> &Budget {
        &self.budget
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

    /// The positions, the staff and the shifts; the [`budget`](Self::budget) is left out.
    #[must_use]
    pub fn into_parts(self) -> (Vec<Position>, Vec<StaffMember>, Vec<Shift>) {
        (self.positions, self.staff, self.shifts)
    }

    /// A schedule of parts that are known to be valid.
    pub(crate) fn of_valid_parts(
        positions: Vec<Position>,
        staff: Vec<StaffMember>,
        shifts: Vec<Shift>,
        budget: Budget,
    ) -> Self {
        Self {
            positions,
            staff,
            shifts,
            budget,
        }
    }

    /// Deserializes a schedule; an error in the data itself is returned as a value.
    ///
    /// # Errors
    /// The outer error is the deserializer's: a wrong shape, unknown or missing fields. The inner one is that of
    /// [`Schedule::new`].
    pub fn read<'de, D: Deserializer<'de>>(
        reader: D,
    ) -> Result<Result<Self, ScheduleError>, D::Error> {
        let raw = RawSchedule::deserialize(reader)?;
        let read = || {
            let (positions, staff, shifts, budget) = raw.into_parts()?;
            Self::new(positions, staff, shifts)?.with_budget(budget)
        };
        Ok(read())
    }
}

impl<'de> Deserialize<'de> for Schedule {
    /// The error's text ends with the path; [`Schedule::read`] returns it as a value.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(deserializer)?.map_err(D::Error::custom)
    }
}
