//! The cost of a shift, and labour figures by day and week.

use serde::Serialize;

use crate::{
    schedule::{DAYS, Shift, StaffMember},
    week::{Filter, Week},
};

/// The labour figures of a day or a week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct LabourFigures {
    /// The work of the shifts, in minutes, without their breaks. Shifts of people who are absent do not count.
    pub minutes: u32,
    /// The cost of the shifts of people with a wage, in hundredths of the currency; `None` if nobody on the staff
    /// has one.
    pub cost_cents: Option<u64>,
    /// The number of people with a shift but without a wage.
    pub not_priced: u32,
    /// The expected sales, in hundredths of the currency; `None` without a forecast.
    pub forecast_cents: Option<u64>,
    /// The cost as a share of the expected sales, in whole percent, rounded half up; `None` without sales.
    pub percent: Option<u32>,
    /// Whether the cost is more than the target share of the sales: compared exactly, whatever `percent` is rounded to.
    pub over_target: bool,
}

/// The cost of a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct WeekLabour {
    /// The code of the currency (ISO 4217).
    pub currency: String,
    /// The shifts that start on each day, Monday first.
    pub days: Vec<LabourFigures>,
    /// All shifts of the week.
    pub week: LabourFigures,
    /// The target for the cost as a share of the sales, in whole percent.
    pub target_percent: Option<u32>,
    /// The target share of the week's expected sales, in hundredths of the currency, rounded half up.
    pub budget_cents: Option<u64>,
    /// Whether the week costs more than the target share of the sales: compared exactly, whatever `budget_cents` is
    /// rounded to.
    pub over_budget: bool,
}

/// The cost of a shift without its break, in hundredths of the currency, rounded half up; `None` without a wage.
pub(crate) fn cost_cents(member: &StaffMember, shift: &Shift) -> Option<u64> {
    let minutes = u64::try_from(shift.work_minutes()).ok()?;
    Some((minutes * u64::from(member.hourly_cents?) + 30) / 60)
}

impl Week {
    /// The labour cost of the positions in scope, by day and for the week. A shift belongs to the day on which it
    /// starts. The forecast is for the whole business, so a filtered part is not compared with the target.
    ///
    /// ```
    /// use scheduler_core::{
    ///     Day, Filter, Position, Schedule, Shift, StaffMember, Week, schedule::Budget,
    /// };
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").paid(1500);
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8);
    /// let schedule = Schedule::new(vec![cook], vec![ada], vec![shift])?;
    /// let schedule = schedule.with_budget(Budget::new("EUR").with_forecast([40_000; 7], 25))?;
    /// let labour = Week::new(schedule).labour(&Filter::default());
    /// let monday = labour.days[0];
    /// assert_eq!((monday.cost_cents, monday.percent), (Some(12_000), Some(30)));
    /// assert!(monday.over_target && !labour.over_budget);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn labour(&self, filter: &Filter) -> WeekLabour {
        let budget = &self.details().budget;
        let has_wages = self
            .staff
            .iter()
            .any(|staff| staff.member.hourly_cents.is_some());
        let mut days = vec![LabourFigures::default(); DAYS.into()];
        let mut week = LabourFigures::default();
        for staff in self.members_in(filter) {
            let mut starts = [false; DAYS as usize];
            let shifts = staff.counted();
            for shift in shifts.filter(|shift| self.is_in_scope(staff, shift, filter)) {
                let cost = cost_cents(&staff.member, shift);
                let index = shift.time.day.index();
                week.add(shift, cost);
                if let (Some(day), Some(starts)) = (days.get_mut(index), starts.get_mut(index)) {
                    day.add(shift, cost);
                    *starts = true;
                }
            }
            let law = self.rules.law.as_deref();
            let overtime = law.map(|law| law.overtime_cents(staff));
            for (index, cents) in overtime.into_iter().flatten().enumerate() {
                // What a day adds belongs to the positions of its shifts.
                if starts.get(index) == Some(&true)
                    && let Some(day) = days.get_mut(index)
                {
                    *day.cost_cents.get_or_insert(0) += cents;
                    *week.cost_cents.get_or_insert(0) += cents;
                }
            }
            if staff.member.hourly_cents.is_none() && starts.contains(&true) {
                week.not_priced += 1;
                for (day, _) in days.iter_mut().zip(starts).filter(|(_, starts)| *starts) {
                    day.not_priced += 1;
                }
            }
        }
        let is_whole = filter == &Filter::default();
        let target = budget.labour_percent.filter(|_| is_whole);
        let forecast = budget.forecast_cents.map(|days| days.map(u64::from));
        for (index, day) in days.iter_mut().enumerate() {
            let sales = forecast.as_ref().and_then(|days| days.get(index));
            day.compare_with(has_wages, sales.copied(), target);
        }
        let sales: Option<u64> = forecast.map(|days| days.iter().sum());
        week.compare_with(has_wages, sales, target);
        let budget_cents = sales
            .zip(target)
            .map(|(sales, percent)| (sales * u64::from(percent) + 50) / 100);
        let week_target = week.cost_cents.zip(sales).zip(target);
        WeekLabour {
            currency: budget.currency().to_owned(),
            days,
            week,
            target_percent: budget.labour_percent,
            budget_cents,
            over_budget: week_target
                .is_some_and(|((cost, sales), target)| is_over(cost, sales, target)),
        }
    }
}

impl LabourFigures {
    fn add(&mut self, shift: &Shift, cost: Option<u64>) {
        self.minutes += u32::try_from(shift.work_minutes()).unwrap_or(u32::MAX);
        *self.cost_cents.get_or_insert(0) += cost.unwrap_or(0);
    }

    fn compare_with(&mut self, has_wages: bool, sales: Option<u64>, target: Option<u32>) {
        let cost = has_wages.then(|| self.cost_cents.unwrap_or(0));
        let share = cost.zip(sales.filter(|sales| *sales > 0));
        let percent =
            share.and_then(|(cost, sales)| u32::try_from((cost * 200 + sales) / (2 * sales)).ok());
        self.cost_cents = cost;
        self.forecast_cents = sales;
        self.percent = percent;
        self.over_target = share
            .zip(target)
            .is_some_and(|((cost, sales), target)| is_over(cost, sales, target));
    }
}

/// Whether a cost is more than a share of the sales, in whole percent.
fn is_over(cost: u64, sales: u64, percent: u32) -> bool {
    u128::from(cost) * 100 > u128::from(sales) * u128::from(percent)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        schedule::{Budget, Schedule},
        testing::{filter, list, schedule, shift},
    };

    /// Wages in cents by person; the others have none.
    fn week(shifts: &str, wages: &[(&str, u32)], budget: Budget) -> Week {
        let plain = schedule(
            "cook/kitchen:1 host/floor:1",
            "ada@cook bob@cook eve@host",
            shifts,
        );
        let (positions, mut staff, shifts, _) = plain.into_parts();
        for (id, cents) in wages {
            let member = staff.iter_mut().find(|member| member.id == *id).unwrap();
            member.hourly_cents = Some(*cents);
        }
        let schedule = Schedule::new(positions, staff, shifts).unwrap();
        Week::new(schedule.with_budget(budget).unwrap())
    }

    const EVERYBODY: [(&str, u32); 3] = [("ada", 1500), ("bob", 1000), ("eve", 1200)];

    /// `minutes cost notPriced percent`, and `!` where over the target.
    fn described(figures: &LabourFigures) -> String {
        let LabourFigures {
            minutes,
            cost_cents,
            not_priced,
            percent,
            over_target,
            ..
        } = figures;
        let number = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
        format!(
            "{minutes} {} {not_priced} {}{}",
            number(cost_cents.map(|cents| cents.to_string())),
            number(percent.map(|percent| percent.to_string())),
            if *over_target { "!" } else { "" }
        )
    }

    #[test]
    fn a_shift_costs_its_minutes_rounded_half_up() {
        let cost = |cents, entry| {
            let member = StaffMember::new("ada", "Ada", "cook");
            let member = StaffMember {
                hourly_cents: cents,
                ..member
            };
            cost_cents(&member, &shift("1", entry))
        };
        assert_eq!(cost(Some(1450), "ada/0:9+8"), Some(11_600));
        // 15 minutes at 10.10 are 252.5 cents, at 10.09 252.25.
        assert_eq!(cost(Some(1010), "ada/0:9+0:15"), Some(253));
        assert_eq!(cost(Some(1009), "ada/0:9+0:15"), Some(252));
        // All of a shift is paid, even past midnight and beyond the week.
        assert_eq!(cost(Some(1000), "ada/6:20+8"), Some(8000));
        assert_eq!(cost(Some(0), "ada/0:9+8"), Some(0));
        assert_eq!(cost(None, "ada/0:9+8"), None);
    }

    #[test]
    fn a_day_has_the_shifts_that_start_on_it() {
        let plan = week(
            "ada/0:9+8 bob/0:20+8? eve/1:9+4",
            &EVERYBODY,
            Budget::default(),
        );
        let labour = plan.labour(&Filter::default());
        assert_eq!(labour.currency, "EUR");
        assert_eq!(
            list(labour.days.iter().take(3).map(described)),
            "960 20000 0 -, 240 4800 0 -, 0 0 0 -"
        );
        assert_eq!(described(&labour.week), "1200 24800 0 -");
        assert_eq!((labour.budget_cents, labour.over_budget), (None, false));
    }

    #[test]
    fn people_without_a_wage_are_not_priced() {
        let shifts = "ada/0:9+8 bob/0:9+8 bob/1:9+8 bob/1:18+2 eve/1:9+4";
        let labour = week(shifts, &EVERYBODY[..1], Budget::default()).labour(&Filter::default());
        assert_eq!(
            list(labour.days.iter().take(2).map(described)),
            "960 12000 1 -, 840 0 2 -"
        );
        assert_eq!(described(&labour.week), "1800 12000 2 -");
        let sales = Budget::new("GBP").with_forecast([1000; 7], 30);
        let labour = week(shifts, &[], sales).labour(&Filter::default());
        assert_eq!(described(&labour.week), "1800 - 3 -");
        assert_eq!(
            (labour.currency.as_str(), labour.over_budget),
            ("GBP", false)
        );
    }

    #[test]
    fn a_share_of_sales_is_rounded_half_up_and_compared_with_the_target() {
        let share = |monday| {
            let mut sales = [0; 7];
            sales[0] = monday;
            let budget = Budget::new("EUR").with_forecast(sales, 30);
            let labour = week("ada/0:9+8", &EVERYBODY, budget).labour(&Filter::default());
            assert_eq!(labour.days[0].forecast_cents, Some(monday.into()));
            // All sales and all work are on Monday.
            assert_eq!(labour.week, labour.days[0]);
            (
                described(&labour.days[0]),
                labour.budget_cents.unwrap(),
                labour.over_budget,
            )
        };
        assert_eq!(share(40_000), ("480 12000 0 30".to_owned(), 12_000, false));
        // 30.5 percent rounds to 31; 30.46 rounds to 30 and is over the target all the same.
        assert_eq!(share(39_344), ("480 12000 0 31!".to_owned(), 11_803, true));
        assert_eq!(share(39_400), ("480 12000 0 30!".to_owned(), 11_820, true));
        // One cent over the target, which the budget is rounded up to.
        assert_eq!(share(39_999), ("480 12000 0 30!".to_owned(), 12_000, true));
        // A day without sales has no share.
        assert_eq!(share(0), ("480 12000 0 -".to_owned(), 0, true));
    }

    #[test]
    fn a_filtered_part_is_not_compared_with_the_target() {
        let budget = Budget::new("EUR").with_forecast([20_000; 7], 30);
        let plan = week("ada/0:9+8 eve/0:9+8", &EVERYBODY, budget);
        let kitchen = plan.labour(&filter("kitchen", ""));
        assert_eq!(described(&kitchen.days[0]), "480 12000 0 60");
        assert_eq!(
            (kitchen.target_percent, kitchen.budget_cents),
            (Some(30), None)
        );
        let hosts = plan.labour(&filter("", "host"));
        assert_eq!(described(&hosts.days[0]), "480 9600 0 48");
        let all = plan.labour(&Filter::default());
        assert_eq!(described(&all.days[0]), "960 21600 0 108!");
        assert_eq!((all.budget_cents, all.over_budget), (Some(42_000), false));
    }
}
