//! Labour cost, compared with sums computed shift by shift from the schedule.

use std::collections::BTreeSet;

use crate::support::weeks::{priced_schedule, proposed, proposed_for};
use proptest::{collection::vec, prelude::*, sample::Index};
use scheduler_core::{
    Day, Editor, Filter, Page, ProposedShift, Schedule, Shift, Week, schedule::ALL_SLOTS,
};

/// Cents of a shift in exact fractions of an hour, rounded half up; none without a wage.
fn cost(schedule: &Schedule, shift: &Shift) -> Option<u64> {
    let staff = schedule.staff().iter();
    let wage = staff
        .clone()
        .find(|member| member.id == shift.staff_id)?
        .hourly_cents?;
    let quarters = shift.length_minutes() as u64 / 15;
    let quarter_cents = quarters * u64::from(wage);
    Some(quarter_cents / 4 + u64::from(quarter_cents % 4 >= 2))
}

fn minutes(shift: &Shift) -> u32 {
    shift.length_minutes() as u32
}

proptest! {
    /// The cost of every day, the week and each person is the sum of the shifts' own costs
    #[test]
    fn labour_figures_are_sums_of_the_shifts(schedule in priced_schedule()) {
        let week = Week::new(schedule.clone());
        let labour = week.labour(&Filter::default());
        let has_wages = schedule.staff().iter().any(|member| member.hourly_cents.is_some());
        for (index, day) in labour.days.iter().chain([&labour.week]).enumerate() {
            let shifts: Vec<&Shift> = schedule
                .shifts()
                .iter()
                .filter(|shift| index == 7 || shift.time.day.index() == index)
                .collect();
            let costs = shifts.iter().map(|shift| cost(&schedule, shift));
            let sum: u64 = costs.clone().flatten().sum();
            prop_assert_eq!(day.cost_cents, has_wages.then_some(sum));
            prop_assert_eq!(day.minutes, shifts.iter().map(|shift| minutes(shift)).sum::<u32>());
            let unpriced = shifts.iter().zip(costs).filter(|(_, cost)| cost.is_none());
            let unpriced: BTreeSet<&str> = unpriced.map(|(shift, _)| shift.staff_id.as_str()).collect();
            prop_assert_eq!(day.not_priced as usize, unpriced.len());
            let sales = schedule.details().budget.forecast_cents.map(|days| match days.get(index) {
                Some(day) => u64::from(*day),
                None => days.iter().map(|day| u64::from(*day)).sum(),
            });
            prop_assert_eq!(day.forecast_cents, sales);
            if let (Some(percent), Some(sales)) = (day.percent, sales) {
                // At most half a percent away.
                prop_assert!((i128::from(percent) * i128::from(sales) - i128::from(sum) * 100).abs() * 2 <= i128::from(sales));
            }
        }
        for row in week.member_rows(&Filter::default(), ALL_SLOTS, Page::ALL).rows {
            let own = schedule.shifts().iter().filter(|shift| shift.staff_id == row.person.staff_id);
            let worked: u32 = own.clone().map(minutes).sum();
            let member = week.staff_member(&row.person.staff_id).unwrap();
            prop_assert_eq!(row.labour.minutes, worked);
            let costs: u64 = own.filter_map(|shift| cost(&schedule, shift)).sum();
            prop_assert_eq!(row.labour.cost_cents, member.hourly_cents.map(|_| costs));
            let over = |limit: Option<u32>| limit.map_or(0, |limit| worked.saturating_sub(limit));
            prop_assert_eq!(row.labour.over_contract, over(member.contract_minutes));
            prop_assert_eq!(row.labour.over_maximum, over(member.max_minutes));
        }
    }

    /// A preview gives the differences in cost, gaps and hours over contract that the change makes.
    #[test]
    fn a_preview_equals_the_effect_of_the_change(
        schedule in priced_schedule().prop_filter("staff", |schedule| !schedule.staff().is_empty()),
        removed in vec(any::<Index>(), 0..3),
        added in vec((any::<Index>(), proposed()), 0..3),
    ) {
        let added: Vec<ProposedShift> = added
            .into_iter()
            .map(|(who, shift)| proposed_for(&who, &schedule, shift))
            .collect();
        let removed: BTreeSet<String> = match schedule.shifts() {
            [] => BTreeSet::new(),
            shifts => removed.iter().map(|index| index.get(shifts).id.clone()).collect(),
        };
        let removed: Vec<String> = removed.into_iter().collect();
        let editor = Editor::new(schedule.clone());
        let effect = editor.preview(&removed, &added).unwrap();
        prop_assert_eq!(editor.week().schedule(), schedule.clone());

        let mut week = Week::new(schedule.clone());
        for id in &removed {
            week.unassign(id).unwrap();
        }
        for shift in &added {
            week.assign(shift).unwrap();
        }
        let total = |week: &Week| week.labour(&Filter::default()).week.cost_cents.unwrap_or(0).cast_signed();
        prop_assert_eq!(effect.cost_cents.unwrap_or(0), total(&week) - total(editor.week()));
        let over = |week: &Week| {
            let rows = week.member_rows(&Filter::default(), ALL_SLOTS, Page::ALL).rows;
            rows.iter().map(|row| row.labour.over_contract.cast_signed()).sum::<i32>()
        };
        prop_assert_eq!(effect.over_contract, over(&week) - over(editor.week()));
        let hours = |week: &Week| {
            let gaps = week.gaps(&Filter::default()).into_iter();
            gaps.flat_map(|gap| (gap.start..gap.end).map(move |hour| (gap.day, hour))).collect::<BTreeSet<(Day, u8)>>()
        };
        let (before, after) = (hours(editor.week()), hours(&week));
        let gaps = editor.week().gaps(&Filter::default());
        prop_assert_eq!(effect.gaps as usize, gaps.len());
        let closed = gaps.iter().filter(|gap| (gap.start..gap.end).all(|hour| !after.contains(&(gap.day, hour))));
        prop_assert_eq!(effect.gaps_closed as usize, closed.count());
        prop_assert_eq!(i64::from(effect.gap_hours), after.len() as i64 - before.len() as i64);
    }
}
