//! What overtime is paid on top of the wage.

use crate::{
    schedule::{DAYS, Law, Overtime, OvertimePer, Shift},
    week::StaffWeek,
};

/// The hundredths of a percent of an hour's wage, in minutes of work.
const WHOLE: u64 = 60 * 100;

impl Law {
    /// What the law adds to somebody's pay for the shifts that count in a week, by the day on which they start, in
    /// hundredths of the currency. The sum is rounded half up; a day has what it adds to the rounded sum of the days up to
    /// it. 0 without a wage.
    ///
    /// Minutes of a day over its hours are paid once, by the highest tier that they are over; of the minutes that are not
    /// paid so by day, those over the hours of the week.
    pub(crate) fn overtime_cents(&self, staff: &StaffWeek) -> [u64; DAYS as usize] {
        let mut cents = [0; DAYS as usize];
        let Some(wage) = staff.member.hourly_cents.map(u64::from) else {
            return cents;
        };
        if self.overtime.is_empty() {
            return cents;
        }
        let mut work = [0; DAYS as usize];
        for shift in staff.counted() {
            if let Some(minutes) = work.get_mut(shift.time.day.index()) {
                *minutes += Shift::work_minutes(shift) as u64;
            }
        }
        let (mut weighted, mut paid, mut plain) = (0, 0, 0);
        for (cents, work) in cents.iter_mut().zip(work) {
            let of_day = self.paid(OvertimePer::Day, 0, work);
            weighted += of_day
                .iter()
                .map(|(minutes, percent)| minutes * percent)
                .sum::<u64>();
            let by_day: u64 = of_day.iter().map(|(minutes, _)| minutes).sum();
            let of_week = self.paid(OvertimePer::Week, plain, plain + work - by_day);
            weighted += of_week
                .iter()
                .map(|(minutes, percent)| minutes * percent)
                .sum::<u64>();
            plain += work - by_day;
            let sum = (weighted * wage * 2 + WHOLE) / (2 * WHOLE);
            *cents = sum - paid;
            paid = sum;
        }
        cents
    }

    /// The minutes from one to another, end exclusive, that are paid more, each with its percent.
    fn paid(&self, per: OvertimePer, from: u64, to: u64) -> Vec<(u64, u64)> {
        let mut tiers: Vec<&Overtime> = self.overtime.iter().filter(|it| it.per == per).collect();
        tiers.sort_by_key(|tier| (tier.over_hours, tier.percent));
        let ends = tiers
            .iter()
            .skip(1)
            .map(|tier| u64::from(tier.over_hours) * 60);
        let ends: Vec<u64> = ends.chain([u64::MAX]).collect();
        let tiers = tiers.into_iter().zip(ends);
        let minutes = tiers.map(|(tier, end)| {
            let over = u64::from(tier.over_hours) * 60;
            let minutes = to.min(end).saturating_sub(from.max(over));
            (minutes, u64::from(tier.percent))
        });
        minutes.collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        Day, Filter, Position, Rules, Schedule, Shift, StaffMember, Week, labour::PersonLabour,
    };

    fn week(hours: &[u8], tiers: &str) -> Week {
        let cook = Position::new("cook", "Cook", "kitchen", 1);
        let ada = StaffMember::new("ada", "Ada", "cook").paid(1500);
        let shifts = Day::ALL.into_iter().zip(hours);
        let shifts =
            shifts.map(|(day, hours)| Shift::new(format!("{day:?}"), "ada", day, 6, *hours));
        let schedule = Schedule::new(vec![cook], vec![ada], shifts.collect()).unwrap();
        let mut week = Week::new(schedule);
        let law = format!(r#"{{"id": "own", "asOf": "2026-11-27", "overtime": [{tiers}]}}"#);
        week.set_rules(Rules {
            law: Some(serde_json::from_str(&law).unwrap()),
            ..Rules::default()
        });
        week
    }

    const DAY: &str = r#"{"per": "day", "overHours": 12, "percent": 100}, {"per": "day", "overHours": 8, "percent": 50}"#;
    const WEEK: &str = r#"{"per": "week", "overHours": 40, "percent": 50}"#;

    #[test]
    fn each_minute_over_a_days_hours_is_paid_by_the_highest_tier() {
        let week = week(&[13, 8], DAY);
        let labour = week.labour(&Filter::default());
        // Four hours at half, one at double: 30 + 15 on top of 13 x 15.
        assert_eq!(labour.days[0].cost_cents, Some(13 * 1500 + 4 * 750 + 1500));
        assert_eq!(labour.days[1].cost_cents, Some(8 * 1500));
        assert_eq!(labour.week.cost_cents, Some(21 * 1500 + 4 * 750 + 1500));
        let person = PersonLabour::of(&week, &week.staff[0]);
        assert_eq!(person.cost_cents, labour.week.cost_cents);
    }

    #[test]
    fn what_a_day_pays_is_no_overtime_of_the_week() {
        let both = format!("{DAY}, {WEEK}");
        let premium = |hours: &[u8]| {
            let plan = week(hours, &both);
            let plain: u64 = hours.iter().map(|hours| u64::from(*hours) * 1500).sum();
            plan.labour(&Filter::default()).week.cost_cents.unwrap() - plain
        };
        assert_eq!(premium(&[10, 10, 10, 10, 10]), 10 * 750);
        assert_eq!(premium(&[8, 8, 8, 8, 8, 8]), 8 * 750);
        assert_eq!(premium(&[9, 9, 9, 9, 9, 4]), 9 * 750);
        assert_eq!(premium(&[8, 8, 8, 8, 8]), 0);
    }
}
