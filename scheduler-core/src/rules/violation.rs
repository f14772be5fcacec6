//! Violations: the rules that an existing or proposed shift breaks.
//!
//! A violation at level `block` refuses the command: nobody can be in two places at once, work in a position that is not
//! theirs, work while they are absent, or work beside somebody from whom they are kept apart; and a law can name rules that
//! refuse. One at level `warn` leaves the decision to people.

use serde::{Deserialize, Serialize};

use super::span::Span;
use crate::schedule::{Day, TimeRange};

/// One rule that a shift breaks, with its figures.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Violation {
    /// The kind of violation.
    pub kind: ViolationKind,
    /// Whether it blocks the shift or only warns.
    pub level: Severity,
    /// The day on which `range` begins.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The time in question.
    #[serde(flatten)]
    pub range: TimeRange,
    /// The actual value in minutes, in weekends for [`ViolationKind::TooManyWeekends`], or in days for the other rules
    /// about days: [`ViolationKind::TooFewDaysOff`] and those about days in a row.
    pub actual: u32,
    /// The allowed value in the same unit; 0 if nothing is allowed.
    pub limit: u32,
    /// The other shift involved, if there is one and it is of this week.
    pub other_shift_id: Option<String>,
    /// The name of whoever has that shift, for [`ViolationKind::KeptApart`].
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_name: Option<String>,
}

/// What can be wrong with a shift, a person's day or week, or, in a review, with a week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum ViolationKind {
    /// A position is understaffed in a gap block. It stands in reviews only.
    Gap,
    /// A shift is pending. It stands in reviews only.
    Pending,
    /// Too few people with a [mark](crate::schedule::MarkNeed) are on duty. It stands in reviews only, among the
    /// [marks](crate::rules::Review::marks).
    MarkMissing,
    /// The person is absent on the day on which it starts.
    Absent,
    /// It overlaps another shift of the same person; `actual` is the overlap.
    DoubleBooking,
    /// It is at the time of a shift of somebody with whom the person is [never](crate::Rules::never_together) on duty;
    /// `actual` is the time that both have.
    KeptApart,
    /// It is for a position that is none of the person's. A schedule cannot contain such a shift.
    WrongPosition,
    /// The person is not available for part of it: `actual` minutes, of which `range` is the first stretch.
    OutsideAvailability,
    /// The person's shifts on this day add up to more than [`Rules::max_hours`](crate::Rules::max_hours).
    OverMaxHours,
    /// It is shorter than [`Rules::min_hours`](crate::Rules::min_hours).
    UnderMinHours,
    /// The rest between it and a shift that starts on another day is shorter than
    /// [`Rules::rest_hours`](crate::Rules::rest_hours), or than that of minors.
    ShortRest,
    /// The person has fewer days off than [`Rules::days_off`](crate::Rules::days_off).
    TooFewDaysOff,
    /// The person's shifts start on more successive days than
    /// [`Rules::max_days_in_row`](crate::Rules::max_days_in_row), the weeks around included.
    TooManyDaysInRow,
    /// Fewer successive days have a shift of the person than
    /// [`Rules::min_days_in_row`](crate::Rules::min_days_in_row).
    TooFewDaysInRow,
    /// Fewer successive days have none than [`Rules::min_days_off_in_row`](crate::Rules::min_days_off_in_row).
    TooFewDaysOffInRow,
    /// The person's shifts start on more weekends of four successive weeks than allowed.
    TooManyWeekends,
    /// It follows a shift type on the next day that it [may not follow](crate::Rules::forbidden_next), or is followed.
    ForbiddenNext,
    /// The person's [pattern](crate::StaffMember::pattern) has another shift on its day, or none.
    OffPattern,
    /// The person's work of the week is more than their [maximum](crate::StaffMember::max_minutes).
    OverWeekMaximum,
    /// Its break is shorter than what the law owes for its work.
    BreakOwed,
    /// It is a minor's and lies in the hours in which minors may not work, for `actual` minutes.
    MinorAtNight,
    /// The person's work of the day is more than the law allows.
    OverDayWork,
    /// The time from the first start to the last end of the day is more than the law allows.
    OverDaySpan,
    /// The person's work up to a night shift is more than the law allows on the mean of the days with a shift.
    OverNightWork,
    /// The person's work of the week is more than the law allows.
    OverWeekWork,
    /// The person works at night in this week, and more than their contract.
    NightOvertime,
    /// The week lacks its weekly rest; `actual` is the longest stretch that is left for it.
    ShortWeeklyRest,
    /// The person's work of a week is more than the law allows on the mean of several weeks.
    OverMeanWeek,
}

/// How serious a violation is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Severity {
    /// The shift is refused.
    Block,
    /// The shift is allowed, with a warning.
    Warn,
}

/// What keeps a person from a shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Obstacle {
    /// They are away on the day.
    Absent,
    /// They are on duty then.
    OnDuty,
    /// It is no position of theirs, or they are not available then.
    Unavailable,
    /// Somebody from whom they are kept apart is on duty then.
    KeptApart,
    /// More hours than a day may have.
    HoursOfDay,
    /// Fewer hours than a shift has to have, or none to spare for its break.
    TooShort,
    /// Too little rest before or after.
    Rest,
    /// What the day before or after is, may not be followed by it or follow it.
    Succession,
    /// Their pattern has something else on the day.
    Pattern,
    /// They are under 18, and it is at night.
    Minor,
    /// More work on the day than the law allows.
    WorkOfDay,
    /// More hours from the first start to the last end of the day than the law allows.
    SpanOfDay,
    /// More hours in the week than their own maximum.
    HoursOfWeek,
    /// More work in the week than the law allows.
    WorkOfWeek,
}

impl ViolationKind {
    /// Whether it blocks the shift or only warns, unless a law says that it blocks.
    #[must_use]
    pub const fn level(self) -> Severity {
        match self {
            Self::Absent | Self::DoubleBooking | Self::KeptApart | Self::WrongPosition => {
                Severity::Block
            }
            _ => Severity::Warn,
        }
    }

    /// Whether it is a rule of a law, besides the rest between days.
    #[must_use]
    pub const fn is_of_law(self) -> bool {
        matches!(
            self,
            Self::BreakOwed
                | Self::MinorAtNight
                | Self::OverDayWork
                | Self::OverDaySpan
                | Self::OverNightWork
                | Self::OverWeekWork
                | Self::NightOvertime
                | Self::ShortWeeklyRest
                | Self::OverMeanWeek
        )
    }

    /// Whether it is a rule about a month: the fewest days in a row, weekends, or what may follow on the next day.
    #[must_use]
    pub const fn is_of_month(self) -> bool {
        matches!(
            self,
            Self::TooFewDaysInRow
                | Self::TooFewDaysOffInRow
                | Self::TooManyWeekends
                | Self::ForbiddenNext
        )
    }

    /// What keeps a person from a shift that breaks it, if the shift alone does so; `None` for what is no obstacle, or
    /// depends on the person's other new shifts.
    #[must_use]
    pub const fn obstacle(self) -> Option<Obstacle> {
        Some(match self {
            Self::Absent => Obstacle::Absent,
            Self::DoubleBooking => Obstacle::OnDuty,
            Self::WrongPosition | Self::OutsideAvailability => Obstacle::Unavailable,
            Self::KeptApart => Obstacle::KeptApart,
            Self::OverMaxHours => Obstacle::HoursOfDay,
            Self::UnderMinHours | Self::BreakOwed => Obstacle::TooShort,
            Self::ShortRest => Obstacle::Rest,
            Self::ForbiddenNext => Obstacle::Succession,
            Self::OffPattern => Obstacle::Pattern,
            Self::MinorAtNight => Obstacle::Minor,
            Self::OverDayWork => Obstacle::WorkOfDay,
            Self::OverDaySpan => Obstacle::SpanOfDay,
            Self::OverWeekMaximum => Obstacle::HoursOfWeek,
            Self::OverWeekWork => Obstacle::WorkOfWeek,
            _ => return None,
        })
    }

    /// Its name, as in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gap => "gap",
            Self::Pending => "pending",
            Self::MarkMissing => "markMissing",
            Self::Absent => "absent",
            Self::DoubleBooking => "doubleBooking",
            Self::KeptApart => "keptApart",
            Self::WrongPosition => "wrongPosition",
            Self::OutsideAvailability => "outsideAvailability",
            Self::OverMaxHours => "overMaxHours",
            Self::UnderMinHours => "underMinHours",
            Self::ShortRest => "shortRest",
            Self::TooFewDaysOff => "tooFewDaysOff",
            Self::TooManyDaysInRow => "tooManyDaysInRow",
            Self::TooFewDaysInRow => "tooFewDaysInRow",
            Self::TooFewDaysOffInRow => "tooFewDaysOffInRow",
            Self::TooManyWeekends => "tooManyWeekends",
            Self::ForbiddenNext => "forbiddenNext",
            Self::OffPattern => "offPattern",
            Self::OverWeekMaximum => "overWeekMaximum",
            Self::BreakOwed => "breakOwed",
            Self::MinorAtNight => "minorAtNight",
            Self::OverDayWork => "overDayWork",
            Self::OverDaySpan => "overDaySpan",
            Self::OverNightWork => "overNightWork",
            Self::OverWeekWork => "overWeekWork",
            Self::NightOvertime => "nightOvertime",
            Self::ShortWeeklyRest => "shortWeeklyRest",
            Self::OverMeanWeek => "overMeanWeek",
        }
    }

    /// A violation about the time from one minute of the week to another. What lies before the week is left out.
    pub(super) fn at(self, times: Span, actual: i64, limit: u32) -> Violation {
        let minute = |minute: i64| usize::try_from(minute).unwrap_or(0);
        let (start, end) = (minute(times.start), minute(times.end));
        let day = Day::from_index(start / DAY_MINUTES).unwrap_or(Day::Sunday);
        let midnight = day.index() * DAY_MINUTES;
        Violation {
            kind: self,
            level: self.level(),
            day,
            range: TimeRange::of_minutes(start - midnight, end - midnight),
            actual: u32::try_from(actual).unwrap_or(u32::MAX),
            limit,
            other_shift_id: None,
            other_name: None,
        }
    }
}

pub(super) const DAY_MINUTES: usize = 24 * 60;
