//! What somebody who plans a week asks about its positions and people.

use super::{QuarterSet, StaffWeek, Week, of_day};
use crate::schedule::{DAYS, HOURS, Position, StaffMember};

/// Whole hours of each day, Monday first.
pub type HourMarks = [[bool; HOURS as usize]; DAYS as usize];

impl Week {
    /// The positions, in schedule order.
    pub fn positions(&self) -> impl Iterator<Item = &Position> {
        self.positions.iter().map(|position| &position.definition)
    }

    /// The staff, in schedule order.
    pub fn staff(&self) -> impl Iterator<Item = &StaffMember> {
        self.staff.iter().map(|staff| &staff.member)
    }

    /// The whole hours in which somebody is available and not absent, on duty or not. `None` if nobody has that id.
    ///
    /// ```
    /// use scheduler_core::{Day, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 12);
    /// let shift = Shift::new("1", "ada", Day::Monday, 8, 2).with_minutes(0, 15);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// let hours = |marks: [[bool; 24]; 7]| marks[0].iter().filter(|mark| **mark).count();
    /// assert_eq!(week.available_hours("ada").map(hours), Some(4));
    /// assert_eq!(week.free_hours("ada").map(hours), Some(1));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn available_hours(&self, staff_id: &str) -> Option<HourMarks> {
        self.marks(staff_id, |staff| staff.available.whole_hours())
    }

    /// Those of [`available_hours`](Self::available_hours) in which they are on duty in none of the four quarters.
    #[must_use]
    pub fn free_hours(&self, staff_id: &str) -> Option<HourMarks> {
        self.marks(staff_id, StaffWeek::free_hours)
    }

    /// The work of somebody's shifts that count, in minutes, without their breaks. `None` if nobody has that id.
    #[must_use]
    pub fn work_minutes(&self, staff_id: &str) -> Option<u32> {
        let staff = self.staff_named(staff_id).ok()?;
        self.staff.get(staff).map(StaffWeek::minutes)
    }

    /// What somebody's absences of the week count in an account of hours, in minutes: a fifth of the contract for each
    /// day of holiday, illness or training, at most all of it. `None` if nobody has that id.
    #[must_use]
    pub fn credited_minutes(&self, staff_id: &str) -> Option<u32> {
        let staff = self.staff_named(staff_id).ok()?;
        self.staff.get(staff).map(StaffWeek::credited_minutes)
    }

    fn marks(&self, staff_id: &str, hours: fn(&StaffWeek) -> QuarterSet) -> Option<HourMarks> {
        let staff = self.staff_named(staff_id).ok()?;
        let hours = hours(self.staff.get(staff)?);
        let mut marks = HourMarks::default();
        for hour in hours.hours() {
            let (day, hour) = of_day(hour);
            let of_day = marks.get_mut(day.index());
            if let Some(mark) = of_day.and_then(|day| day.get_mut(usize::from(hour))) {
                *mark = true;
            }
        }
        Some(marks)
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Day, Position, Schedule, Shift, StaffMember, Week,
        schedule::{Absence, AbsenceKind},
    };

    /// Ada is available on Monday 8 to 14 and Tuesday 8 to 12, works on Monday 8:15 to 10:15 with a break of 30 minutes,
    /// and is absent on Tuesday.
    fn week() -> Week {
        let cook = Position::new("cook", "Cook", "kitchen", 1);
        let ada = StaffMember::new("ada", "Ada", "cook")
            .available(Day::Monday, 8, 14)
            .available(Day::Tuesday, 8, 12);
        let mut shift = Shift::new("1", "ada", Day::Monday, 8, 2).with_minutes(15, 0);
        shift.break_minutes = 30;
        let away = Absence::new("ada", Day::Tuesday, AbsenceKind::Sick);
        let schedule = Schedule::new(vec![cook], vec![ada], vec![shift]).unwrap();
        Week::new(schedule.with_absences(vec![away]).unwrap())
    }

    fn hours(marks: super::HourMarks) -> Vec<Vec<usize>> {
        let of_day = |day: &[bool; 24]| (0..24).filter(|hour| day[*hour]).collect();
        marks.iter().map(of_day).take(2).collect()
    }

    #[test]
    fn available_hours_leave_out_absences_and_free_hours_also_every_hour_on_duty() {
        let week = week();
        let available = week.available_hours("ada").map(hours);
        assert_eq!(available, Some(vec![vec![8, 9, 10, 11, 12, 13], vec![]]));
        let free = week.free_hours("ada").map(hours);
        assert_eq!(free, Some(vec![vec![11, 12, 13], vec![]]));
    }

    #[test]
    fn work_is_counted_without_breaks_and_strangers_have_none() {
        let week = week();
        assert_eq!(week.work_minutes("ada"), Some(90));
        assert_eq!(week.work_minutes("bob"), None);
        assert!(week.free_hours("bob").is_none());
        let people: Vec<&str> = week.staff().map(|person| &*person.name).collect();
        assert_eq!(people, ["Ada"]);
        let positions: Vec<&str> = week.positions().map(|one| &*one.name).collect();
        assert_eq!(positions, ["Cook"]);
    }
}
