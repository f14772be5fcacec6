//! Candidates: who can work in a position in some hours, with which shift, and why everybody else cannot.

use serde::Serialize;

use super::{
    history::PlacedShift,
    violation::{Instead, Rules, Violation, bounds},
};
use crate::{
    coverage::{FreeStaff, MAX_SUGGESTIONS, Wanted},
    schedule::{
        Day, HourRange, LONGEST_SHIFT_MINUTES, Length, ScheduleError, Shift, validate_hours,
    },
    week::{ProposedShift, QuarterSet, StaffWeek, Week, hour_of_week},
};

/// The most people that are listed as unable; the number of all of them is given.
pub const MAX_UNABLE: usize = 200;

/// A suggestion with what a list of suggestions shows, and the shift that it would make.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SuggestedStaff {
    /// The member's id.
    pub staff_id: String,
    /// The member's name.
    pub name: String,
    /// The member's style token.
    pub color: String,
    /// The member's free hours in the block, merged, earliest first.
    pub available_times: Vec<HourRange>,
    /// Whether the member is free in all of the position's short hours.
    pub is_fully_available: bool,
    /// The summed length of the member's shifts of the week.
    pub week_length: Length,
    /// The shift that assigning makes, or what the shift `extends` becomes.
    pub shift: ProposedShift,
    /// The id of the member's own shift that is lengthened instead of adding a second one beside it.
    pub extends: Option<String>,
    /// The rules that the shift breaks.
    pub violations: Vec<Violation>,
}

/// Everybody, by whether they can work in a position in some hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Candidates {
    /// Those who can, ranked as suggestions are.
    pub able: Vec<Candidate>,
    /// At most [`MAX_UNABLE`] of those who cannot: of the position first, then of the others.
    pub unable: Vec<Unable>,
    /// The number of those who cannot.
    pub unable_total: u32,
}

/// Somebody of the position with a free hour.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Candidate {
    /// The person's id.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The person's style token.
    pub color: String,
    /// The person's free hours among those asked for, merged, earliest first.
    pub available_times: Vec<HourRange>,
    /// Whether the person is free in all of them.
    pub is_fully_available: bool,
    /// The summed length of the person's shifts of the week.
    pub week_length: Length,
    /// The longest of the free stretches, the earliest of equals.
    pub best: HourRange,
    /// The rules that a shift of that stretch breaks.
    pub violations: Vec<Violation>,
}

/// Somebody who cannot.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Unable {
    /// The person's id.
    pub staff_id: String,
    /// The person's name.
    pub name: String,
    /// The person's style token.
    pub color: String,
    /// The person's position.
    pub position_id: String,
    /// Why not.
    pub reason: UnableReason,
    /// The person's first shift in those hours, where that is the reason.
    pub shift: Option<PlacedShift>,
}

/// Why somebody cannot work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum UnableReason {
    /// Works already, or has no free hour beside a shift.
    Booked,
    /// Is not available in any of the hours.
    NotAvailable,
    /// Works in another position.
    OtherPosition,
}

impl Week {
    /// Who could help a position where it is short in some hours of a day, each with the shift that it would
    /// make: at most [`MAX_SUGGESTIONS`], those who break no rule first, then ranked as suggestions are.
    ///
    /// The shift covers as many of the short hours as the person can in one stretch. It is stretched within
    /// their free hours to the shortest shift that the rules allow, and lengthens a shift of theirs that it
    /// touches instead of adding a second one.
    ///
    /// ```
    /// use scheduler_core::{Day, HourRange, Position, Rules, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// let ada = &week.suggested_staff(&Rules::default(), "cook", Day::Monday, HourRange::new(16, 20))?[0];
    /// assert_eq!((ada.shift.start, ada.shift.hours, ada.extends.as_deref()), (9, 11, Some("1")));
    /// # Ok::<(), scheduler_core::ScheduleError>(())
    /// ```
    ///
    /// # Errors
    /// An unknown position, or hours that are no range of a day.
    pub fn suggested_staff(
        &self,
        rules: &Rules,
        position_id: &str,
        day: Day,
        hours: HourRange,
    ) -> Result<Vec<SuggestedStaff>, ScheduleError> {
        let week = self.position_named(position_id)?;
        validate_hours(hours)?;
        let wanted = Wanted::short_in(week, day, hours);
        let mut suggested = Vec::new();
        for free in self.free_staff(position_id, &wanted)? {
            let (shift, extends) = propose(rules, &free);
            let instead = Instead {
                of_shift: extends,
                in_position: None,
            };
            suggested.push(SuggestedStaff {
                staff_id: free.staff.member.id.clone(),
                name: free.staff.member.name.clone(),
                color: free.staff.member.color.clone(),
                available_times: free.times(),
                is_fully_available: free.is_fully_available,
                week_length: Length::of_minutes(free.staff.counts.minutes),
                violations: self.violations(rules, &shift, instead)?,
                extends: extends.map(str::to_owned),
                shift,
            });
        }
        suggested.sort_by_key(|staff| !staff.violations.is_empty());
        suggested.truncate(MAX_SUGGESTIONS);
        Ok(suggested)
    }

    /// Sorts everybody by whether they can work in a position in some hours of a day.
    ///
    /// # Errors
    /// An unknown position, or hours that are no range of a day.
    pub fn candidates(
        &self,
        rules: &Rules,
        position_id: &str,
        day: Day,
        hours: HourRange,
    ) -> Result<Candidates, ScheduleError> {
        let week = self.position_named(position_id)?;
        validate_hours(hours)?;
        let wanted = Wanted::all_of(day, hours);
        let able = self.free_staff(position_id, &wanted)?;
        let able = able
            .iter()
            .map(|free| self.candidate(rules, day, free))
            .collect::<Result<_, _>>()?;

        let bounds = [hours.start, hours.end].map(|hour| hour_of_week(day, hour) * 60);
        let (mut booked, mut not_available) = (Vec::new(), Vec::new());
        for staff in self.staff_of(week) {
            if FreeStaff::new(staff, &wanted).is_some() {
                continue;
            }
            match shift_in_the_way(staff, bounds) {
                Some(shift) => booked.push((staff, UnableReason::Booked, Some(shift))),
                None => not_available.push((staff, UnableReason::NotAvailable, None)),
            }
        }
        let others = self
            .positions
            .iter()
            .filter(|other| other.position.id != position_id)
            .flat_map(|other| self.staff_of(other))
            .map(|staff| (staff, UnableReason::OtherPosition, None));
        let unable: Vec<_> = booked
            .into_iter()
            .chain(not_available)
            .chain(others)
            .collect();
        Ok(Candidates {
            able,
            unable_total: u32::try_from(unable.len()).unwrap_or(u32::MAX),
            unable: unable
                .into_iter()
                .take(MAX_UNABLE)
                .map(|(staff, reason, shift)| Unable {
                    staff_id: staff.member.id.clone(),
                    name: staff.member.name.clone(),
                    color: staff.member.color.clone(),
                    position_id: staff.member.position_id.clone(),
                    reason,
                    shift: shift.map(|shift| PlacedShift::new(self, shift)),
                })
                .collect(),
        })
    }

    /// Those of a position who are free in some of the wanted hours, best first.
    fn free_staff(
        &self,
        position_id: &str,
        wanted: &Wanted,
    ) -> Result<Vec<FreeStaff<'_>>, ScheduleError> {
        let week = self.position_named(position_id)?;
        let staff = self.staff_of(week);
        let mut free: Vec<_> = staff
            .filter_map(|staff| FreeStaff::new(staff, wanted))
            .collect();
        free.sort_by(FreeStaff::rank);
        Ok(free)
    }

    fn candidate(
        &self,
        rules: &Rules,
        day: Day,
        free: &FreeStaff<'_>,
    ) -> Result<Candidate, ScheduleError> {
        let member = &free.staff.member;
        let times = free.times();
        let longest = times.iter().rev().max_by_key(|hours| hours.hours());
        let best = longest.copied().unwrap_or(HourRange::new(0, 1));
        let shift = ProposedShift::new(&*member.id, day, best.start, best.hours());
        Ok(Candidate {
            staff_id: member.id.clone(),
            name: member.name.clone(),
            color: member.color.clone(),
            available_times: times,
            is_fully_available: free.is_fully_available,
            week_length: Length::of_minutes(free.staff.counts.minutes),
            best,
            violations: self.violations(rules, &shift, Instead::default())?,
        })
    }
}

/// The first of a member's shifts between two minutes of the week.
fn shift_in_the_way(staff: &StaffWeek, [start, end]: [usize; 2]) -> Option<&Shift> {
    let overlaps = |shift: &&Shift| {
        let (shift_start, shift_end) = bounds(shift);
        shift_start < end && start < shift_end
    };
    staff
        .shifts()
        .filter(overlaps)
        .min_by_key(|shift| shift.start_minutes())
}

/// The shift that somebody free would get, and the id of the shift that it lengthens, if it does.
fn propose<'a>(rules: &Rules, free: &FreeStaff<'a>) -> (ProposedShift, Option<&'a str>) {
    let staff = free.staff;
    let useful = |first: usize, end: usize| free.useful & QuarterSet::of_hours(first, end);
    // The stretch of free hours with the most useful ones, the earliest of equals.
    let stretches = staff.free_hours().in_the_week().hour_runs();
    let (run_start, run_end) = stretches.fold((0, 0), |best, run| {
        let gain = |(first, end)| useful(first, end).len();
        if gain(run) > gain(best) { run } else { best }
    });
    let hours = useful(run_start, run_end).hours();
    let (mut start, mut end) = hours.fold((run_end, run_start), |(start, end), hour| {
        (start.min(hour), end.max(hour + 1))
    });
    let mut touched = touching(staff, start, end);
    if touched.is_none() {
        let shortest = usize::try_from(rules.min_hours).unwrap_or(0);
        end = run_end.min(end.max(start + shortest));
        touched = touching(staff, start, end);
        if touched.is_none() {
            start = run_start.max(start.min(end.saturating_sub(shortest)));
            touched = touching(staff, start, end);
        }
    }
    let mut shift = Shift::new("", &*staff.member.id, Day::Monday, 0, 1);
    shift.set_times(start * 60, (end - start) * 60);
    if let Some(own) = touched {
        let (from, to) = (
            own.start_minutes().min(start * 60),
            own.end_minutes().max(end * 60),
        );
        if to - from <= LONGEST_SHIFT_MINUTES {
            shift.set_times(from, to - from);
            return (ProposedShift::like(&shift), Some(&own.id));
        }
    }
    (ProposedShift::like(&shift), None)
}

/// A member's own shift that ends where some hours of the week begin, or begins where they end.
fn touching(staff: &StaffWeek, start: usize, end: usize) -> Option<&Shift> {
    let ends_before = staff
        .shifts()
        .find(|shift| shift.end_minutes() == start * 60);
    ends_before.or_else(|| {
        staff
            .shifts()
            .find(|shift| shift.start_minutes() == end * 60)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{list, week};

    fn told(found: &Candidates) -> String {
        let able = found.able.iter().map(|person| {
            let TimeRange { start, end } = person.best;
            let checks = list(
                person
                    .checks
                    .iter()
                    .map(|check| format!("{:?}", check.kind)),
            );
            format!(
                "{} {start}-{end} {}h [{checks}]",
                person.staff_id, person.week_hours
            )
        });
        let unable = found.unable.iter().map(|person| {
            let shift = person.shift.as_ref().map_or("-", |shift| &*shift.shift_id);
            format!("{} {:?} {shift}", person.staff_id, person.reason)
        });
        list(able.chain(unable))
    }

    #[test]
    fn everybody_is_listed_with_a_reason() {
        let plan = week(
            "cook/kitchen:2 host/floor:1 bar/floor:1",
            "eve@host=0:0-24 ada@cook=0:8-24 bob@cook=0:8-13,0:15-24 cid@cook dan@cook=0:9-20 sam@bar flo@cook=0:10-19",
            "ada/0:6+6 dan/0:8+5 dan/0:13+8 flo/1:9+4",
        );
        let found = plan
            .candidates(&Rules::default(), "cook", 0, 10, 20)
            .unwrap();
        assert_eq!(
            told(&found),
            "flo 10-19 4h [], bob 15-20 0h [], ada 12-20 6h [OverMaxHours], \
             dan Booked 2, cid NotAvailable -, eve OtherPosition -, sam OtherPosition -"
        );
        assert_eq!(found.unable_total, 4);
        assert_eq!(found.able[1].available_times.len(), 2);
    }

    #[test]
    fn the_first_three_are_the_suggestions() {
        let staff: Vec<String> = (0..9)
            .map(|index| format!("m{index}@cook=0:{}-{}", index % 4, 8 + index % 3 * 5))
            .collect();
        let plan = week(
            "cook/kitchen:2",
            &staff.join(" "),
            "m1/0:2+4 m5/3:2+4 m8/2:1+9",
        );
        let found = plan
            .candidates(&Rules::default(), "cook", 0, 2, 15)
            .unwrap();
        let first = suggestions_for(&plan, "cook", 0, 2, 15).unwrap();
        assert_eq!(found.able.len() + found.unable.len(), 9);
        assert_eq!(first.len(), 3);
        for (able, suggested) in found.able.iter().zip(&first) {
            assert_eq!(able.staff_id, suggested.staff_id);
            assert_eq!(able.available_times, suggested.available_times);
            assert_eq!(able.is_fully_available, suggested.is_fully_available);
        }
    }

    #[test]
    fn a_long_list_of_the_unable_is_cut_but_counted() {
        let staff: Vec<String> = (0..250).map(|index| format!("m{index}@host")).collect();
        let plan = week("cook/kitchen:2 host/floor:1", &staff.join(" "), "");
        let found = plan
            .candidates(&Rules::default(), "cook", 0, 2, 15)
            .unwrap();
        assert_eq!((found.unable.len(), found.unable_total), (MAX_UNABLE, 250));
    }

    #[test]
    fn what_cannot_be_asked_is_an_error() {
        let plan = week("cook/kitchen:2", "", "");
        let code = |position, day, start, end| {
            let found = plan.candidates(&Rules::default(), position, day, start, end);
            EngineError::from(found.unwrap_err()).code
        };
        assert_eq!(code("host", 0, 8, 9), "unknown-position");
        assert_eq!(code("cook", 7, 8, 9), "day-out-of-range");
        assert_eq!(code("cook", 0, 9, 9), "empty-range");
        assert_eq!(code("cook", 0, 9, 25), "end-out-of-range");
    }
}
