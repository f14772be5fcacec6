//! The cost of one person's week, and how it compares with their contract.

use serde::Serialize;

use super::cost::cost_cents;
use crate::week::{StaffWeek, Week};

/// A person's week compared with their wage, their contract and their weekly maximum.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct PersonLabour {
    /// The person's work, in minutes: their shifts without the breaks, and without those during an absence.
    pub minutes: u32,
    /// The cost of the shifts, with what the law adds for overtime, in hundredths of the currency; `None` without a wage.
    pub cost_cents: Option<u64>,
    /// The contracted minutes per week.
    pub contract_minutes: Option<u32>,
    /// The most minutes that the person may work in a week.
    pub max_minutes: Option<u32>,
    /// What their holidays, illness and training count towards the contract, in minutes: a fifth of it for each day, at
    /// most all of it.
    pub credited_minutes: u32,
    /// Minutes of work over the contract.
    pub over_contract: u32,
    /// Minutes over the weekly maximum.
    pub over_maximum: u32,
}

impl PersonLabour {
    pub(crate) fn of(week: &Week, staff: &StaffWeek) -> Self {
        let law = week.rules.law.as_deref();
        let overtime = law.map_or(0, |law| law.overtime_cents(staff).iter().sum());
        let member = &staff.member;
        let minutes = staff.minutes();
        let over = |limit: Option<u32>| limit.map_or(0, |limit| minutes.saturating_sub(limit));
        Self {
            minutes,
            cost_cents: member.hourly_cents.map(|_| {
                let costs = staff
                    .counted()
                    .filter_map(|shift| cost_cents(member, shift));
                costs.sum::<u64>() + overtime
            }),
            contract_minutes: member.contract_minutes,
            max_minutes: member.max_minutes,
            credited_minutes: staff.credited_minutes(),
            over_contract: over(member.contract_minutes),
            over_maximum: over(member.max_minutes),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Day, Position, Schedule, Shift, StaffMember,
        schedule::{Absence, AbsenceKind},
    };

    fn of(member: StaffMember, hours: &[u8]) -> PersonLabour {
        let cook = Position::new("cook", "Cook", "kitchen", 1);
        let shifts = Day::ALL.into_iter().zip(hours);
        let shifts =
            shifts.map(|(day, hours)| Shift::new(format!("{day:?}"), "ada", day, 9, *hours));
        let shifts = shifts.collect();
        let week = Week::new(Schedule::new(vec![cook], vec![member], shifts).unwrap());
        PersonLabour::of(&week, &week.staff[0])
    }

    fn ada() -> StaffMember {
        StaffMember::new("ada", "Ada", "cook")
    }

    #[test]
    fn overtime_is_what_is_over_the_contract_and_the_maximum() {
        let at = |hours: &[u8]| {
            let of = of(ada().contracted(20 * 60, 24 * 60), hours);
            assert_eq!(
                (of.contract_minutes, of.max_minutes),
                (Some(20 * 60), Some(24 * 60))
            );
            (of.minutes / 60, of.over_contract / 60, of.over_maximum / 60)
        };
        assert_eq!(at(&[]), (0, 0, 0));
        assert_eq!(at(&[10, 10]), (20, 0, 0));
        assert_eq!(at(&[10, 10, 4]), (24, 4, 0));
        assert_eq!(at(&[10, 10, 8]), (28, 8, 4));
    }

    #[test]
    fn without_a_contract_nothing_is_over_it() {
        let free = of(ada(), &[24, 24, 24, 24, 24, 24, 24]);
        assert_eq!(
            (free.minutes, free.over_contract, free.over_maximum),
            (10_080, 0, 0)
        );
        assert_eq!((free.cost_cents, free.contract_minutes), (None, None));
    }

    /// Holidays, illness and training credit the contract, other leave does not; what is over it is of work alone.
    #[test]
    fn absences_credit_the_contract() {
        let with = |kind: AbsenceKind, days: &[Day]| {
            let cook = Position::new("cook", "Cook", "kitchen", 1);
            let shifts = vec![
                Shift::new("1", "ada", Day::Monday, 9, 10),
                Shift::new("2", "ada", Day::Tuesday, 9, 10),
            ];
            let staff = vec![ada().contracted(20 * 60, 24 * 60)];
            let schedule = Schedule::new(vec![cook], staff, shifts).unwrap();
            let absences = days.iter().map(|day| Absence::new("ada", *day, kind));
            let mut week = Week::new(schedule.with_absences(absences.collect()).unwrap());
            let of = PersonLabour::of(&week, &week.staff[0]);
            // Absences that are reported later count as those of the schedule do.
            let absences = week.details().absences.clone();
            week.set_absences(Vec::new()).unwrap();
            assert_eq!(week.credited_minutes("ada"), Some(0));
            week.set_absences(absences).unwrap();
            assert_eq!(PersonLabour::of(&week, &week.staff[0]), of);
            assert_eq!((of.over_contract, of.over_maximum), (0, 0));
            of.credited_minutes / 60
        };
        assert_eq!(with(AbsenceKind::Holiday, &[Day::Friday]), 4);
        assert_eq!(with(AbsenceKind::Sick, &[Day::Friday]), 4);
        assert_eq!(with(AbsenceKind::Training, &[Day::Friday]), 4);
        assert_eq!(with(AbsenceKind::Leave, &[Day::Friday]), 0);
        assert_eq!(with(AbsenceKind::Other, &[Day::Friday]), 0);
        // A week of seven days of holiday is the contract, no more.
        assert_eq!(with(AbsenceKind::Holiday, &Day::ALL), 20);
    }

    #[test]
    fn a_week_costs_the_sum_of_its_shifts() {
        assert_eq!(of(ada().paid(1050), &[8, 4]).cost_cents, Some(12_600));
        assert_eq!(of(ada().paid(1050), &[]).cost_cents, Some(0));
    }
}
