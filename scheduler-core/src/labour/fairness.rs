//! How the inconvenient shifts of a week are shared out.

use serde::Serialize;

use crate::{
    schedule::{ClockHours, Day, Duty, Rules, Shift},
    week::{Person, StaffWeek, Week},
};

/// Minutes of an hour.
const HOUR: i64 = 60;
/// The night without a law.
pub(super) const NIGHT: ClockHours = ClockHours { from: 22, to: 6 };
/// The minutes of it that make a shift a night shift.
const NIGHT_COUNTS: i64 = 3 * HOUR;

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
    /// Night shifts, see [`Rules::is_night`].
    pub nights: u32,
    /// Shifts that close their position, see [`Week::closing_hour`].
    pub closings: u32,
    /// Shifts that start on a holiday.
    pub holidays: u32,
}

impl Rules {
    /// Whether a shift is a night shift: by the law's night, or else with at least three hours between 22 and 6.
    #[must_use]
    pub fn is_night(&self, duty: Duty) -> bool {
        match self.law.as_ref().and_then(|law| law.night) {
            Some(night) => night.is_night(duty),
            None => NIGHT.minutes_within(duty.start, duty.end) >= NIGHT_COUNTS,
        }
    }
}

impl Week {
    /// The last examined hour of a day in which a position needs anybody. A shift that starts on the day and covers it is a
    /// closing.
    #[must_use]
    pub fn closing_hour(&self, position_id: &str, day: Day) -> Option<u8> {
        let examined = self.details().examined();
        let needed = |&hour: &u8| self.required_at(position_id, day, hour).unwrap_or(0) > 0;
        (examined.start..examined.end).rfind(needed)
    }

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
        let closes = |shift: &&Shift| {
            let position = self.position_of_shift(shift);
            let hour = self.closing_hour(position, shift.time.day);
            hour.is_some_and(|hour| Duty::of(shift, 0).covers_hour(hour))
        };
        let is_night = |shift: &&Shift| self.rules.is_night(Duty::of(shift, 0));
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
            nights: number(staff.counted().filter(is_night)),
            closings: number(staff.counted().filter(closes)),
            holidays: number(staff.counted().filter(of_holiday)),
        };
        self.staff.iter().map(of).collect()
    }
}

fn number<'a>(shifts: impl Iterator<Item = &'a Shift>) -> u32 {
    u32::try_from(shifts.count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use crate::{
        schedule::{Absence, AbsenceKind, Day, Demand},
        testing::{schedule, week},
        week::Week,
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
        check("ada/4:9+8 bob/4:9+9", "ada 8h n0 c0, bob 9h n0 c0");
        check(
            "ada/5:9+8 ada/6:9+8 bob/6:9+9",
            "ada 16h w n0 c0, bob 9h w n0 c0",
        );
    }

    #[test]
    fn a_night_has_three_hours_between_ten_and_six() {
        check("ada/0:16+8:45", "ada 8h n0 c1, bob 0h n0 c0");
        check("ada/0:16+9", "ada 9h n1 c1, bob 0h n0 c0");
        check("ada/1:3:15+8", "ada 8h n0 c0, bob 0h n0 c0");
        check("ada/1:3+8", "ada 8h n1 c0, bob 0h n0 c0");
        check("ada/6:20+8 ada/3:0+3", "ada 11h w n2 c0, bob 0h n0 c0");
    }

    #[test]
    fn a_law_has_a_night_of_its_own() {
        let mut plan = week("cook/kitchen:1", "ada@cook", "ada/0:16+8 ada/2:21+8");
        let nights = |plan: &Week| plan.fairness()[0].nights;
        assert_eq!(nights(&plan), 1);
        let law = r#"{"id": "own", "asOf": "2026-01-01", "night": {"from": 23, "to": 6, "counts": 1, "hours": 8, "days": 15, "overtime": true}}"#;
        plan.rules.law = serde_json::from_str(law).unwrap();
        assert_eq!(nights(&plan), 2);
    }

    /// Hours 10 to 20 are examined. A host is needed until 18, a cook until 20.
    #[test]
    fn who_covers_the_last_hour_that_a_position_needs_on_a_day_closes() {
        check("ada/0:9+11 bob/0:19+6", "ada 11h n0 c1, bob 6h n1 c1");
        check("ada/0:9+10:45 bob/0:19:15+6", "ada 10h n0 c0, bob 6h n1 c0");
        let plan = schedule(
            "cook/kitchen:1 host/lobby:0",
            "ada@cook bob@host",
            "ada/0:9+9 bob/0:9+9",
        );
        let demand = vec![Demand::new("host", Day::Monday, 10, 18, 1)];
        let plan = Week::new(plan.with_demand(demand).unwrap());
        let closings = plan.fairness();
        assert_eq!((closings[0].closings, closings[1].closings), (0, 1));
    }

    #[test]
    fn shifts_during_an_absence_do_not_count() {
        let mut plan = week(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/5:18+8 bob/5:18+8",
        );
        let absence = Absence::new("ada", Day::Saturday, AbsenceKind::Sick);
        plan.set_absences(vec![absence]).unwrap();
        let [ada, bob] = plan.fairness().try_into().unwrap();
        assert_eq!(
            (ada.minutes, ada.weekend, ada.nights, ada.closings),
            (0, false, 0, 0)
        );
        assert_eq!((bob.weekend, bob.nights, bob.closings), (true, 1, 1));
    }
}
