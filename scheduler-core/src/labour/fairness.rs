//! How the inconvenient shifts of a week are shared out.

use serde::Serialize;

use crate::{
    schedule::{DAYS, Day, HOURS, Shift},
    week::{Person, StaffWeek, Week},
};

/// Minutes of a day.
const DAY: usize = HOURS as usize * 60;
/// A shift that has any time between midnight and this minute of a day is a night shift.
const NIGHT_END: usize = 5 * 60;

/// What somebody works in a week, and which of it few people like. Shifts during an absence do not count.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Fairness {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// Work, in minutes, without breaks.
    pub minutes: u32,
    /// What holidays, illness and training count towards the contract, in minutes.
    pub credited_minutes: u32,
    /// The contracted minutes per week.
    pub contract_minutes: Option<u32>,
    /// Whether a shift starts on Saturday or Sunday.
    pub weekend: bool,
    /// Shifts with any time between midnight and 5 AM.
    pub nights: u32,
    /// Shifts that end last of all that start on their day.
    pub closings: u32,
    /// Shifts that start on a holiday.
    pub holidays: u32,
}

impl Week {
    /// How the weekend, the nights and the closings of the week are shared out, for everybody in staff order.
    ///
    /// ```
    /// use scheduler_core::{Day, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let staff = vec![StaffMember::new("ada", "Ada", "cook"), StaffMember::new("bob", "Bob", "cook")];
    /// let shifts = vec![
    ///     Shift::new("1", "ada", Day::Saturday, 10, 8),
    ///     Shift::new("2", "bob", Day::Saturday, 18, 8),
    /// ];
    /// let shares = Week::new(Schedule::new(vec![cook], staff, shifts)?).fairness();
    /// assert_eq!((shares[0].nights, shares[0].closings), (0, 0));
    /// assert_eq!((shares[1].nights, shares[1].closings), (1, 1));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn fairness(&self) -> Vec<Fairness> {
        let mut last_ends = [0; DAYS as usize];
        for shift in self.staff.iter().flat_map(StaffWeek::counted) {
            if let Some(end) = last_ends.get_mut(shift.time.day.index()) {
                *end = shift.end_minutes().max(*end);
            }
        }
        let closes =
            |shift: &&Shift| last_ends.get(shift.time.day.index()) == Some(&shift.end_minutes());
        let holidays = self.holidays();
        let of_holiday = |shift: &&Shift| holidays.get(shift.time.day.index()) == Some(&true);
        let of = |staff: &StaffWeek| Fairness {
            person: Person::from(&staff.member),
            minutes: staff.minutes(),
            credited_minutes: staff.credited_minutes(),
            contract_minutes: staff.member.contract_minutes,
            weekend: staff
                .counted()
                .any(|shift| matches!(shift.time.day, Day::Saturday | Day::Sunday)),
            nights: number(staff.counted().filter(|shift| is_night(shift))),
            closings: number(staff.counted().filter(closes)),
            holidays: number(staff.counted().filter(of_holiday)),
        };
        self.staff.iter().map(of).collect()
    }
}

fn is_night(shift: &Shift) -> bool {
    let midnight = shift.time.day.index() * DAY;
    shift.start_minutes() < midnight + NIGHT_END || shift.end_minutes() > midnight + DAY
}

fn number<'a>(shifts: impl Iterator<Item = &'a Shift>) -> u32 {
    u32::try_from(shifts.count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use crate::{
        schedule::{Absence, AbsenceKind, Day},
        testing::week,
    };

    /// Everybody's hours, weekend (`w`), nights and closings.
    fn check(shifts: &str, expect: &str) {
        let plan = week("cook/kitchen:1", "ada@cook bob@cook", shifts);
        let shares = plan.fairness();
        let shares = shares.iter().map(|share| {
            let weekend = if share.weekend { " w" } else { "" };
            let (hours, nights, closings) = (share.minutes / 60, share.nights, share.closings);
            format!(
                "{} {hours}h{weekend} n{nights} c{closings}",
                share.person.staff_id
            )
        });
        assert_eq!(shares.collect::<Vec<_>>().join(", "), expect, "{shifts}");
    }

    #[test]
    fn a_weekend_counts_once_and_from_saturday() {
        check("ada/4:9+8 bob/4:9+9", "ada 8h n0 c0, bob 9h n0 c1");
        check(
            "ada/5:9+8 ada/6:9+8 bob/6:9+9",
            "ada 16h w n0 c1, bob 9h w n0 c1",
        );
    }

    #[test]
    fn a_night_has_any_time_between_midnight_and_five() {
        check("ada/0:16+8", "ada 8h n0 c1, bob 0h n0 c0");
        check("ada/0:16+8:15", "ada 8h n1 c1, bob 0h n0 c0");
        check("ada/1:4:45+8", "ada 8h n1 c1, bob 0h n0 c0");
        check("ada/1:5+8", "ada 8h n0 c1, bob 0h n0 c0");
        check("ada/6:20+8 ada/3:0+2", "ada 10h w n2 c2, bob 0h n0 c0");
    }

    #[test]
    fn everybody_who_ends_last_on_a_day_closes() {
        check("ada/0:9+8 bob/0:10+7", "ada 8h n0 c1, bob 7h n0 c1");
        check("ada/0:9+8 bob/0:10+7:15", "ada 8h n0 c0, bob 7h n0 c1");
    }

    #[test]
    fn shifts_during_an_absence_do_not_count() {
        let mut plan = week(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/5:20+8 bob/5:9+8",
        );
        let absence = Absence::new("ada", Day::Saturday, AbsenceKind::Sick);
        plan.set_absences(vec![absence]).unwrap();
        let [ada, bob] = plan.fairness().try_into().unwrap();
        assert_eq!(
            (ada.minutes, ada.weekend, ada.nights, ada.closings),
            (0, false, 0, 0)
        );
        assert_eq!((bob.weekend, bob.closings), (true, 1));
    }
}
