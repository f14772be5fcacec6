//! What a payroll needs of each shift.

use chrono::Days;

use super::{cost::cost_cents, fairness::NIGHT};
use crate::{
    schedule::{DAYS, Day, Error, Night, Shift, StaffMember},
    week::Week,
};

/// The minutes of a day.
const DAY: usize = 24 * 60;

/// A shift that counts, and how much of it lies at times for which people may be paid more. When a break is taken is not
/// known: each of these is at most the paid work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct PaidShift<'a> {
    /// The person.
    pub member: &'a StaffMember,
    /// The shift.
    pub shift: &'a Shift,
    /// The work without the break, in minutes.
    pub minutes: usize,
    /// Minutes in the night of the law, or else from 22 to 6.
    pub night_minutes: usize,
    /// Minutes on a Sunday, from midnight to midnight.
    pub sunday_minutes: usize,
    /// Minutes on a holiday, from midnight to midnight; none in a week without a date.
    pub holiday_minutes: usize,
    /// The cost in hundredths of the currency, without what a law adds; `None` without a wage.
    pub cost_cents: Option<u64>,
}

impl Week {
    /// The shifts that count, in the order of the staff and of time.
    ///
    /// ```
    /// use scheduler_core::{Day, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").paid(1500);
    /// let late = Shift::new("1", "ada", Day::Saturday, 18, 8);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![late])?);
    /// let [paid] = week.paid_shifts()[..] else { panic!("one shift") };
    /// assert_eq!((paid.night_minutes, paid.sunday_minutes), (4 * 60, 2 * 60));
    /// assert_eq!(paid.cost_cents, Some(12_000));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn paid_shifts(&self) -> Vec<PaidShift<'_>> {
        let law = self.rules.law.as_ref();
        let night = law.and_then(|law| law.night).map_or(NIGHT, Night::clock);
        let holidays = self.holidays_and_next();
        let sundays = Day::ALL.map(|day| day == Day::Sunday);
        let mut paid = Vec::new();
        for staff in &self.staff {
            let mut shifts: Vec<&Shift> = staff.counted().collect();
            shifts.sort_by_key(|shift| shift.start_minutes());
            for shift in shifts {
                let minutes = shift.work_minutes();
                let (start, end) = (shift.start_minutes() as i64, shift.end_minutes() as i64);
                let of_night = usize::try_from(night.minutes_within(start, end)).unwrap_or(0);
                paid.push(PaidShift {
                    member: &staff.member,
                    shift,
                    minutes,
                    night_minutes: minutes.min(of_night),
                    sunday_minutes: minutes.min(minutes_on(shift, &sundays)),
                    holiday_minutes: minutes.min(minutes_on(shift, &holidays)),
                    cost_cents: cost_cents(&staff.member, shift),
                });
            }
        }
        paid
    }

    /// What the law adds to somebody's pay for overtime in the week, in hundredths of the currency; 0 without a law or a
    /// wage.
    ///
    /// # Errors
    /// Nobody has that id.
    pub fn overtime_pay_cents(&self, staff_id: &str) -> Result<u64, Error> {
        let staff = self.staff.get(self.staff_named(staff_id)?);
        let law = self.rules.law.as_ref();
        let added = law.zip(staff).map(|(law, staff)| law.overtime_cents(staff));
        Ok(added.into_iter().flatten().sum())
    }

    /// Which days of the week are holidays, and whether the Monday after is one.
    fn holidays_and_next(&self) -> [bool; DAYS as usize + 1] {
        let mut holidays = [false; DAYS as usize + 1];
        let after = |monday: chrono::NaiveDate| monday.checked_add_days(Days::new(DAYS.into()));
        if let Some((monday, after)) = self.monday().and_then(|it| Some((it, after(it)?))) {
            for known in self.special_dates(monday, after) {
                let day = usize::try_from((known.date - monday).num_days()).ok();
                if let Some(day) = day.and_then(|day| holidays.get_mut(day)) {
                    *day = known.holiday;
                }
            }
        }
        holidays
    }
}

/// The minutes of a shift that lie on some days of the week, Monday first.
fn minutes_on(shift: &Shift, days: &[bool]) -> usize {
    let days = days.iter().enumerate().filter(|(_, is_one)| **is_one);
    let minutes = days.map(|(day, _)| {
        let end = shift.end_minutes().min((day + 1) * DAY);
        end.saturating_sub(shift.start_minutes().max(day * DAY))
    });
    minutes.sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        schedule::{Absence, AbsenceKind, CalendarDay, iso_week::parse_date},
        testing::schedule,
    };

    /// The minutes of every shift in hours: paid, by night, on Sunday, on a holiday. The week of 7 December 2026, in which
    /// Tuesday and the Monday after are holidays.
    fn hours(shifts: &str, rest: u8) -> Vec<[usize; 4]> {
        let holidays = ["2026-12-08", "2026-12-14"];
        let holidays = holidays.map(|date| CalendarDay::holiday(parse_date(date).unwrap(), ""));
        let plain = schedule("cook/kitchen:1", "ada@cook bob@cook", shifts);
        let (positions, staff, mut shifts, _) = plain.into_parts();
        for shift in &mut shifts {
            shift.break_minutes = rest;
        }
        let schedule = crate::Schedule::new(positions, staff, shifts).unwrap();
        let mut week = Week::new(schedule.with_calendar(holidays.to_vec()).unwrap());
        week.set_monday(parse_date("2026-12-07").unwrap());
        let paid = week.paid_shifts().into_iter();
        paid.map(|paid| {
            [
                paid.minutes,
                paid.night_minutes,
                paid.sunday_minutes,
                paid.holiday_minutes,
            ]
            .map(|minutes| minutes / 60)
        })
        .collect()
    }

    /// [D-579]
    #[test]
    fn nights_sundays_and_holidays_end_at_midnight() {
        assert_eq!(hours("ada/2:9+8", 0), [[8, 0, 0, 0]]);
        assert_eq!(hours("ada/0:20+12", 0), [[12, 8, 0, 8]]);
        assert_eq!(hours("ada/1:20+8", 0), [[8, 6, 0, 4]]);
        // From Sunday's evening into the holiday, and from Saturday's into Sunday.
        assert_eq!(
            hours("ada/6:20+8 bob/5:22+8", 0),
            [[8, 6, 4, 4], [8, 8, 6, 0]]
        );
        // All of a night with a break is at most what is paid.
        assert_eq!(hours("ada/5:22+8", 60), [[7, 7, 6, 0]]);
    }

    #[test]
    fn people_come_in_staff_order_and_their_shifts_in_time() {
        let plain = schedule(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "bob/0:9+4 ada/3:9+5 ada/1:9+6 ada/2:9+7",
        );
        let absence = Absence::new("ada", Day::Wednesday, AbsenceKind::Sick);
        let week = Week::new(plain.with_absences(vec![absence]).unwrap());
        let paid = week.paid_shifts().into_iter();
        let paid: Vec<_> = paid
            .map(|it| (it.member.id.as_str(), it.minutes / 60))
            .collect();
        assert_eq!(paid, [("ada", 6), ("ada", 5), ("bob", 4)]);
    }

    #[test]
    fn a_law_has_its_night_and_adds_to_overtime() {
        let plain = schedule("cook/kitchen:1", "ada@cook", "ada/0:8+12");
        let (positions, staff, shifts, _) = plain.into_parts();
        let staff = staff.into_iter().map(|member| member.paid(1000)).collect();
        let mut week = Week::new(crate::Schedule::new(positions, staff, shifts).unwrap());
        assert_eq!(week.overtime_pay_cents("ada").unwrap(), 0);
        let law = r#"{"id": "own", "asOf": "2026-11-27",
            "night": {"from": 18, "to": 6, "counts": 3, "hours": 8, "days": 14, "overtime": false},
            "overtime": [{"per": "day", "overHours": 8, "percent": 50}]}"#;
        week.set_rules(crate::Rules {
            law: Some(serde_json::from_str(law).unwrap()),
            ..crate::Rules::default()
        });
        assert_eq!(week.paid_shifts()[0].night_minutes, 2 * 60);
        assert_eq!(week.overtime_pay_cents("ada").unwrap(), 4 * 500);
        assert_eq!(week.overtime_pay_cents("eve").unwrap_err().path, "staffId");
    }
}
