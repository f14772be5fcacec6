//! The list of rules.

use super::{
    day,
    facts::{Facts, Other},
    measured::{Measured, Row},
    one_week, people, rest, several_weeks, time_of_day,
    violation::{Violation, ViolationKind},
};
use crate::{
    coverage::MarkGap,
    schedule::{Day, Law, LawRule, Shift},
    week::{Filter, StaffWeek, Week},
};

/// A rule: what it looks at, and how it is told that it is broken.
pub(super) struct Rule {
    pub kind: ViolationKind,
    pub looks_at: LooksAt,
    /// Whether filling a week keeps it.
    pub filled: bool,
}

/// What a rule looks at. It is off where its function answers `None`.
pub(super) enum LooksAt {
    /// Each shift by itself.
    Shift(fn(&Facts<'_>, &Shift) -> Option<Violation>),
    /// Two shifts, the second of which is named in the violation.
    Pair(
        Pairs,
        fn(&Facts<'_>, &Other<'_>, &Other<'_>) -> Option<Violation>,
    ),
    /// A shift and one of somebody with whom its person is never on duty. The violation stands at the later of the two,
    /// and names the other.
    Others(fn(&Other<'_>, &StaffWeek, &Other<'_>) -> Option<Violation>),
    /// The hours of the house, whoever works in them: it is broken by what is missing.
    Hours(fn(&Week, &Filter) -> Vec<MarkGap>),
    /// A day. The violation stands at its last shift.
    Day(Worse, fn(&Facts<'_>, Day) -> Option<Measured>),
    /// A day in a row of days. The violation stands at its first shift.
    Row(fn(&Facts<'_>, Row) -> Option<Measured>),
    /// The whole week. The violation stands at its last shift.
    Week(fn(&Facts<'_>) -> Option<Measured>),
    /// The week among others: it can be broken in a week without a shift.
    Weeks(fn(&Facts<'_>) -> Option<Measured>),
}

/// Which two shifts are compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Pairs {
    /// Those that are on duty together.
    Together,
    /// A shift and the nearest before and after it that starts on another day.
    Nearest,
}

/// Whether a shift breaks a rule of a day that was broken before.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Worse {
    /// Always.
    OrAsBefore,
    /// Only if it makes it worse: what is wrong without it is not its fault.
    Only,
}

const fn rule(kind: ViolationKind, looks_at: LooksAt) -> Rule {
    Rule {
        kind,
        looks_at,
        filled: true,
    }
}

/// A rule that filling a week does not keep.
const fn not_filled(kind: ViolationKind, looks_at: LooksAt) -> Rule {
    Rule {
        filled: false,
        ..rule(kind, looks_at)
    }
}

/// All rules, in the order in which the violations of one shift are listed.
pub(super) const RULES: [Rule; 26] = [
    rule(ViolationKind::Absent, LooksAt::Shift(people::absent)),
    rule(
        ViolationKind::DoubleBooking,
        LooksAt::Pair(Pairs::Together, people::double_booking),
    ),
    rule(
        ViolationKind::KeptApart,
        LooksAt::Others(people::kept_apart),
    ),
    rule(ViolationKind::MarkMissing, LooksAt::Hours(Week::mark_gaps)),
    rule(
        ViolationKind::WrongPosition,
        LooksAt::Shift(people::wrong_position),
    ),
    rule(
        ViolationKind::OutsideAvailability,
        LooksAt::Shift(time_of_day::outside_availability),
    ),
    rule(
        ViolationKind::MinorAtNight,
        LooksAt::Shift(time_of_day::minor_at_night),
    ),
    rule(
        ViolationKind::OverMaxHours,
        LooksAt::Day(Worse::OrAsBefore, day::over_max_hours),
    ),
    rule(
        ViolationKind::UnderMinHours,
        LooksAt::Shift(day::under_min_hours),
    ),
    rule(ViolationKind::BreakOwed, LooksAt::Shift(day::break_owed)),
    rule(
        ViolationKind::OverDayWork,
        LooksAt::Day(Worse::Only, day::over_day_work),
    ),
    rule(
        ViolationKind::OverDaySpan,
        LooksAt::Day(Worse::Only, day::over_day_span),
    ),
    rule(
        ViolationKind::ShortRest,
        LooksAt::Pair(Pairs::Nearest, rest::short_rest),
    ),
    rule(
        ViolationKind::TooFewDaysOff,
        LooksAt::Week(one_week::too_few_days_off),
    ),
    rule(
        ViolationKind::TooManyDaysInRow,
        LooksAt::Row(several_weeks::too_many_days_in_row),
    ),
    rule(
        ViolationKind::TooFewDaysInRow,
        LooksAt::Week(several_weeks::too_few_days_in_row),
    ),
    rule(
        ViolationKind::TooFewDaysOffInRow,
        LooksAt::Week(several_weeks::too_few_days_off_in_row),
    ),
    rule(
        ViolationKind::TooManyWeekends,
        LooksAt::Week(several_weeks::too_many_weekends),
    ),
    rule(
        ViolationKind::ForbiddenNext,
        LooksAt::Pair(Pairs::Nearest, several_weeks::forbidden_next),
    ),
    rule(
        ViolationKind::OffPattern,
        LooksAt::Shift(several_weeks::off_pattern),
    ),
    rule(
        ViolationKind::OverWeekMaximum,
        LooksAt::Week(one_week::over_week_maximum),
    ),
    rule(
        ViolationKind::OverNightWork,
        LooksAt::Day(Worse::Only, several_weeks::over_night_work),
    ),
    rule(
        ViolationKind::OverWeekWork,
        LooksAt::Week(one_week::over_week_work),
    ),
    not_filled(
        ViolationKind::NightOvertime,
        LooksAt::Week(one_week::night_overtime),
    ),
    rule(
        ViolationKind::ShortWeeklyRest,
        LooksAt::Weeks(rest::short_weekly_rest),
    ),
    rule(
        ViolationKind::OverMeanWeek,
        LooksAt::Weeks(several_weeks::over_mean_week),
    ),
];

/// The rules that filling a week keeps.
pub fn filling_keeps() -> impl Iterator<Item = ViolationKind> {
    RULES
        .into_iter()
        .filter(|rule| rule.filled)
        .map(|rule| rule.kind)
}

impl Law {
    /// Whether a rule of the law refuses shifts.
    pub(super) fn blocks(&self, kind: ViolationKind, minor: bool) -> bool {
        let rule = match kind {
            ViolationKind::BreakOwed => LawRule::BreakOwed,
            ViolationKind::OverDayWork => LawRule::OverDayWork,
            ViolationKind::OverDaySpan => LawRule::OverDaySpan,
            ViolationKind::OverWeekWork => LawRule::OverWeekWork,
            ViolationKind::OverMeanWeek => LawRule::OverMeanWeek,
            ViolationKind::ShortWeeklyRest => LawRule::ShortWeeklyRest,
            ViolationKind::OverNightWork => LawRule::OverNightWork,
            ViolationKind::NightOvertime => LawRule::NightOvertime,
            ViolationKind::MinorAtNight => LawRule::MinorAtNight,
            ViolationKind::ShortRest if minor => LawRule::MinorShortRest,
            ViolationKind::ShortRest => LawRule::ShortRest,
            _ => return false,
        };
        self.block.contains(&rule)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_rule_stands_in_the_list_once_and_filling_keeps_what_it_can() {
        let kinds: BTreeSet<ViolationKind> = RULES.iter().map(|rule| rule.kind).collect();
        assert_eq!(kinds.len(), RULES.len());
        let kept: BTreeSet<ViolationKind> = filling_keeps().collect();
        assert!(kept.is_subset(&kinds) && kept.contains(&ViolationKind::ShortRest));
        assert!(!kept.contains(&ViolationKind::NightOvertime));
    }
}
