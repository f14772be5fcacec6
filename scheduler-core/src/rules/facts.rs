//! What rules look at: a person's shifts, with or without a proposed one.

use super::{
    span::Span,
    timeline::Timeline,
    violation::{DAY_MINUTES, Severity, Violation, ViolationKind},
};
use crate::{
    schedule::{DAYS, Day, Duty, Law, Shift, sort_by_key},
    week::{StaffWeek, Week},
};

/// A shift of a person that counts, of this week or of a week around.
#[derive(Debug, Clone, Copy)]
pub(super) struct Other<'a> {
    pub times: Span,
    /// The day on which it starts, of three weeks: 7 to 13 are those of this week.
    pub day: usize,
    /// The shift, if it is of this week.
    pub shift: Option<&'a Shift>,
    /// The position that it is in, if that is not the person's main one.
    pub position: Option<&'a str>,
}

impl<'a> Other<'a> {
    /// Every shift of a person.
    pub fn of(staff: &'a StaffWeek) -> impl Iterator<Item = Self> {
        let before = staff.around.before.iter().map(|shift| Self::new(shift, -1));
        let after = staff.around.after.iter().map(|shift| Self::new(shift, 1));
        let own = staff.counted().map(Self::own);
        before.chain(own).chain(after)
    }

    pub fn own(shift: &'a Shift) -> Self {
        Self {
            shift: Some(shift),
            ..Self::new(shift, 0)
        }
    }

    fn new(shift: &'a Shift, week: i64) -> Self {
        Self {
            times: Span::in_week(shift, week),
            day: shift.time.day.index() + usize::try_from((week + 1) * 7).unwrap_or(0),
            shift: None,
            position: shift.position_id.as_deref(),
        }
    }

    pub fn id(&self) -> Option<&'a str> {
        self.shift.map(|shift| shift.id.as_str())
    }

    pub fn is_of_next_week(&self) -> bool {
        self.day >= 2 * usize::from(DAYS)
    }

    /// The time that both have.
    pub fn both(&self, other: &Self) -> Option<Span> {
        let both = Span {
            start: self.times.start.max(other.times.start),
            end: self.times.end.min(other.times.end),
        };
        (both.start < both.end).then_some(both)
    }

    pub fn named_in(&self, mut violation: Violation) -> Violation {
        violation.other_shift_id = self.id().map(str::to_owned);
        violation
    }
}

impl Day {
    /// The day among those of three weeks, of which this week is the second.
    pub(super) fn index_of_three(self) -> usize {
        usize::from(DAYS) + self.index()
    }
}

/// The days on which somebody's shifts start, in the week before, this week and the week after.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct StartDays([bool; 3 * DAYS as usize]);

impl StartDays {
    fn insert(&mut self, day_of_three_weeks: usize) {
        if let Some(starts) = self.0.get_mut(day_of_three_weeks) {
            *starts = true;
        }
    }

    fn this_week(&self) -> impl Iterator<Item = bool> {
        let days = self.0.iter().copied();
        days.skip(DAYS.into()).take(DAYS.into())
    }

    pub fn days_off(self) -> u32 {
        self.this_week().map(|starts| u32::from(!starts)).sum()
    }

    /// For every day the number of successive days up to and with it.
    fn rows(self) -> [u32; 3 * DAYS as usize] {
        let mut row = 0;
        self.0.map(|starts| {
            row = if starts { row + 1 } else { 0 };
            row
        })
    }

    /// The successive days up to and with a day of this week, those of the week before included.
    pub fn row_up_to(self, day: Day) -> u32 {
        let rows = self.rows();
        rows.get(day.index_of_three()).copied().unwrap_or(0)
    }

    /// The successive days around one day.
    pub fn row_with(self, day: Day) -> u32 {
        let rows = self.rows().into_iter().skip(day.index_of_three());
        rows.take_while(|row| *row > 0).max().unwrap_or(0)
    }

    /// The days that are too many in a row.
    pub fn too_many(self, limit: u32) -> usize {
        self.rows().into_iter().filter(|row| *row > limit).count()
    }
}

/// A person's shifts that count, in time order, perhaps without one and with a proposed one.
pub(super) struct Facts<'a> {
    pub week: &'a Week,
    pub staff: &'a StaffWeek,
    pub shifts: Vec<Other<'a>>,
    /// The position that the proposal asks for.
    pub asked: Option<&'a str>,
    pub days: StartDays,
    /// Those with whom the person is never on duty.
    pub apart: Vec<&'a StaffWeek>,
    /// The person's time in all weeks that are known, if a rule looks at it.
    timeline: Option<Timeline>,
}

impl<'a> Facts<'a> {
    pub fn of(
        week: &'a Week,
        staff: &'a StaffWeek,
        without: Option<&str>,
        proposed: Option<&'a Shift>,
    ) -> Self {
        let known = Other::of(staff).filter(|other| without.is_none() || other.id() != without);
        let mut shifts: Vec<Other<'a>> = known.chain(proposed.map(Other::own)).collect();
        sort_by_key(&mut shifts, |other| other.times.start);
        let mut days = StartDays::default();
        for other in &shifts {
            days.insert(other.day);
        }
        let timeline = (week.rules.looks_far() || staff.member.max_weekends.is_some()).then(|| {
            let own = shifts.iter().filter_map(|other| other.shift);
            Timeline::of(staff, own)
        });
        Self {
            week,
            staff,
            shifts,
            asked: None,
            days,
            apart: week.kept_apart_from(&staff.member.id).collect(),
            timeline,
        }
    }

    /// The law, with the person's time that it looks at.
    pub fn law(&self) -> Option<(&'a Law, &Timeline)> {
        Some((self.week.rules.law.as_deref()?, self.timeline.as_ref()?))
    }

    /// The person's time in all weeks that are known, if a rule looks at it.
    pub const fn timeline(&self) -> Option<&Timeline> {
        self.timeline.as_ref()
    }

    /// Whether a shift of the person has the time, and the position if it has one, of a shift type with that code.
    pub fn is_of_type(&self, shift: &Other<'_>, code: &str) -> bool {
        let main = self.staff.member.position_id.as_str();
        let position = shift.position.unwrap_or(main);
        let mut types = self.week.details().shift_types.iter();
        let minute = |minute: usize| i64::try_from(minute).unwrap_or(i64::MAX);
        types.any(|known| {
            known.is_named(code)
                && shift.times.start.rem_euclid(minute(DAY_MINUTES))
                    == minute(known.start_minutes())
                && shift.times.length() == minute(known.length_minutes())
                && known.position_id.as_deref().is_none_or(|id| id == position)
        })
    }

    /// Work of this week's shifts in minutes, without their breaks.
    pub fn work_minutes(&self) -> i64 {
        let own = self.shifts.iter().filter_map(|other| other.shift);
        own.map(|shift| Duty::of(shift, 0).work()).sum()
    }

    /// The minutes on duty of the shifts that start on a day.
    pub fn minutes_of(&self, day: Day) -> i64 {
        let of_day = self
            .shifts
            .iter()
            .filter(|other| other.shift.is_some() && other.day == day.index_of_three());
        of_day.map(|other| other.times.length()).sum()
    }

    /// Whether a rule refuses shifts of this person or warns.
    pub fn level(&self, kind: ViolationKind) -> Severity {
        let law = self.week.rules.law.as_deref();
        if law.is_some_and(|law| law.blocks(kind, self.is_minor())) {
            Severity::Block
        } else {
            kind.level()
        }
    }

    /// Whether the person is under 18.
    pub fn is_minor(&self) -> bool {
        self.staff.member.minor
    }

    /// Where a violation about a day stands: its last shift, or the whole day if none starts on it.
    pub fn times_of(&self, day: Day) -> Span {
        let last = self
            .shifts
            .iter()
            .rev()
            .find(|other| other.shift.is_some() && other.day == day.index_of_three());
        let midnight = i64::try_from(day.index()).unwrap_or(0) * 24 * 60;
        last.map_or(
            Span {
                start: midnight,
                end: midnight + 24 * 60,
            },
            |last| last.times,
        )
    }
}
