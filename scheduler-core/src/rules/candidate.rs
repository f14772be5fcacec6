//! Candidates: who can work for a position in given hours, with which shift, and why the others cannot.

use serde::Serialize;

use super::violation::{Severity, Violation};
use crate::{
    coverage::{FreeStaff, MAX_SUGGESTIONS, NeededHours, free_staff},
    labour::cost_cents,
    schedule::{
        Day, Error, HourRange, LONGEST_SHIFT_MINUTES, Length, Rules, Shift, ShiftTime, sort_by_key,
        validate_hours,
    },
    week::{
        Person, PlacedShift, PositionWeek, ProposedShift, QuarterSet, StaffWeek, Week,
        hours_of_week,
    },
};

/// The most people listed as unable; [`Candidates::unable_total`] counts all of them.
pub(crate) const MAX_UNABLE: usize = 200;

/// All staff, divided by whether they can work for a position in given hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Candidates {
    /// Those who can, ranked as suggestions are.
    pub able: Vec<Candidate>,
    /// At most 200 of those who cannot: staff of the position first, then of the others.
    pub unable: Vec<Unable>,
    /// The number of those who cannot.
    pub unable_total: u32,
}

/// A person of the position who is free in at least one of the hours, with the shift that they would get.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Candidate {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The person's free hours among those asked for, merged, earliest first.
    pub available_times: Vec<HourRange>,
    /// Whether the person is free in all of the hours in which somebody is needed.
    pub is_fully_available: bool,
    /// The total length of the person's shifts in the week.
    pub week_length: Length,
    /// The shift that is added, or what the shift `extends` becomes.
    pub shift: ProposedShift,
    /// The id of the person's own shift that would be lengthened, instead of adding a second one next to it.
    pub extends: Option<String>,
    /// The rules that the shift breaks.
    pub violations: Vec<Violation>,
}

/// A person who cannot work in those hours.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Unable {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The reason.
    pub reason: UnableReason,
    /// The person's first shift in those hours, if that is the reason.
    pub shift: Option<PlacedShift>,
}

/// Why a person cannot work.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum UnableReason {
    /// Already works, or has no free hour next to a shift.
    Booked,
    /// Is absent on that day.
    Absent,
    /// Is not available in any of the hours.
    NotAvailable,
    /// Works in another position.
    OtherPosition,
}

impl Week {
    /// Staff who could work in the hours of a stretch of a day in which a position is understaffed, each with the
    /// shift that assigning them would create. At most three: those whose shift breaks no rule first,
    /// then in the order of suggestions.
    ///
    /// The shift covers as many of those hours as the person can work in one stretch. It is extended within their
    /// free hours to the shortest shift that the rules allow. If it touches a shift of theirs, that shift is
    /// lengthened instead of adding a second one.
    ///
    /// ```
    /// use scheduler_core::{Day, HourRange, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").available(Day::Monday, 8, 24);
    /// let shift = Shift::new("1", "ada", Day::Monday, 9, 8);
    /// let week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// let ada = &week.suggested_staff("cook", Day::Monday, HourRange::new(16, 20))?[0];
    /// assert_eq!((ada.shift.time.start, ada.shift.time.hours, ada.extends.as_deref()), (9, 11, Some("1")));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown position, or hours that are not a range of a day.
    pub fn suggested_staff(
        &self,
        position_id: &str,
        day: Day,
        hours: HourRange,
    ) -> Result<Vec<Candidate>, Error> {
        let position = self.position_named(position_id)?;
        validate_hours(hours)?;
        let needed = NeededHours::short_in(position, day, hours);
        let (mut suggested, mut with_violations) = (Vec::new(), Vec::new());
        for free in free_staff(self, position, &needed) {
            let (mut shift, own) = propose(self.rules(), position, &free);
            self.give_break(&mut shift, own);
            let extends = own.map(|own| own.id.as_str());
            let violations = self.violations(&shift, extends)?;
            let is_clean = violations.is_empty();
            let cost = self.added_cost(free.staff, &shift, own);
            let blocks = violations
                .iter()
                .filter(|found| found.level == Severity::Block);
            let key = (blocks.count(), violations.len(), cost);
            let suggestion = candidate(&free, shift, extends, violations);
            if is_clean {
                suggested.push(suggestion);
            } else {
                with_violations.push((key, suggestion));
            }
        }
        // A stable sort: otherwise they stay in the order of suggestions.
        sort_by_key(&mut with_violations, |(key, _)| *key);
        let others = with_violations
            .into_iter()
            .map(|(_, suggestion)| suggestion);
        suggested.extend(others);
        suggested.truncate(MAX_SUGGESTIONS);
        Ok(suggested)
    }

    /// Divides all staff by whether they can work for a position in some hours of a day. The shift of those who can
    /// is a new one over the longest of their free stretches.
    ///
    /// # Errors
    /// An unknown position, or hours that are not a range of a day.
    pub fn candidates(
        &self,
        position_id: &str,
        day: Day,
        hours: HourRange,
    ) -> Result<Candidates, Error> {
        let position = self.position_named(position_id)?;
        validate_hours(hours)?;
        let needed = NeededHours::all_of(day, hours);
        let able = free_staff(self, position, &needed)
            .iter()
            .map(|free| self.longest_stretch(position, day, free))
            .collect::<Result<_, _>>()?;

        let hours = hours_of_week(day, hours);
        let minutes = (hours.start * 60, hours.end * 60);
        let (mut booked, mut not_available) = (Vec::new(), Vec::new());
        for staff in self.staff_of(position) {
            if FreeStaff::new(self, staff, position, &needed).is_some() {
                continue;
            }
            match overlapping_shift(staff, minutes) {
                _ if staff.is_absent(day) => {
                    not_available.push((staff, UnableReason::Absent, None))
                }
                Some(shift) => booked.push((staff, UnableReason::Booked, Some(shift))),
                None => not_available.push((staff, UnableReason::NotAvailable, None)),
            }
        }
        let others = self
            .positions
            .iter()
            .filter(|other| other.definition.id != position_id)
            .flat_map(|other| {
                let by_main = |staff: &&StaffWeek| staff.member.position_id == other.definition.id;
                self.staff_of(other).filter(by_main)
            })
            .filter(|staff| !staff.member.works_in(position_id))
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
                    person: Person::from(&staff.member),
                    reason,
                    shift: shift.map(|shift| PlacedShift::new(self, shift)),
                })
                .collect(),
        })
    }

    /// Somebody with a new shift over the longest of their free stretches, the earliest if there are several.
    fn longest_stretch(
        &self,
        position: &PositionWeek,
        day: Day,
        free: &FreeStaff<'_>,
    ) -> Result<Candidate, Error> {
        let times = free.times();
        let longest = times.iter().rev().max_by_key(|hours| hours.hours());
        let hours = longest.copied().unwrap_or(HourRange::new(0, 1));
        let member = &free.staff.member;
        let shift = ProposedShift::new(&*member.id, day, hours.start, hours.hours());
        let mut shift = shift.in_position(&*position.definition.id);
        self.give_break(&mut shift, None);
        let violations = self.violations(&shift, None)?;
        Ok(candidate(free, shift, None, violations))
    }
}

fn candidate(
    free: &FreeStaff<'_>,
    shift: ProposedShift,
    extends: Option<&str>,
    violations: Vec<Violation>,
) -> Candidate {
    Candidate {
        person: Person::from(&free.staff.member),
        available_times: free.times(),
        is_fully_available: free.is_fully_available,
        week_length: Length::of_minutes(free.staff.minutes()),
        shift,
        extends: extends.map(str::to_owned),
        violations,
    }
}

/// The earliest of a member's shifts that overlaps a stretch of the week in minutes.
fn overlapping_shift(staff: &StaffWeek, minutes: (usize, usize)) -> Option<&Shift> {
    staff
        .counted()
        .filter(|shift| shift.time.overlaps(minutes))
        .min_by_key(|shift| shift.start_minutes())
}

impl Week {
    /// Gives a proposal the break that it owes. A shift that is lengthened keeps at least the break that it has.
    fn give_break(&self, shift: &mut ProposedShift, own: Option<&Shift>) {
        let least = own.map_or(0, |own| own.break_minutes);
        let minutes = self.break_from(least, &shift.staff_id, shift.time.minutes_long());
        shift.break_minutes = Some(minutes).filter(|minutes| *minutes > least);
    }

    /// What a shift adds to its person's minutes over contract, and to their cost.
    fn added_cost(
        &self,
        staff: &StaffWeek,
        proposed: &ProposedShift,
        replaced: Option<&Shift>,
    ) -> (u32, u64) {
        let shift = self.shaped(proposed, replaced);
        let minutes = |shift: &Shift| u32::try_from(shift.work_minutes()).unwrap_or(u32::MAX);
        let before = staff.minutes();
        let after = before + minutes(&shift) - replaced.map_or(0, minutes);
        let over = |minutes: u32| match staff.member.contract_minutes {
            Some(contract) => minutes.saturating_sub(contract),
            None => 0,
        };
        let cost = |shift: &Shift| cost_cents(&staff.member, shift).unwrap_or(0);
        (
            over(after).saturating_sub(over(before)),
            cost(&shift).saturating_sub(replaced.map_or(0, cost)),
        )
    }
}

/// The shift that a candidate would get in a position, and their own shift that it lengthens, if any.
fn propose<'a>(
    rules: &Rules,
    position: &'a PositionWeek,
    free: &FreeStaff<'a>,
) -> (ProposedShift, Option<&'a Shift>) {
    let staff = free.staff;
    let useful = |first: usize, end: usize| free.useful & QuarterSet::of_hours(first, end);
    // The stretch of free hours with the most useful ones; the earliest if there are several.
    let stretches = || staff.free_hours().in_the_week().hour_runs();
    let (run_start, run_end) = stretches().fold((0, 0), |best, run| {
        let gain = |(first, end)| useful(first, end).len();
        if gain(run) > gain(best) { run } else { best }
    });
    let hours_of = |(first, end): (usize, usize)| {
        let hours = useful(first, end).hours();
        hours.fold((end, first), |(start, end), hour| {
            (start.min(hour), end.max(hour + 1))
        })
    };
    let (mut start, mut end) = hours_of((run_start, run_end));
    let mut touched = touching(staff, position, start, end);
    if touched.is_none() {
        let shortest = usize::try_from(rules.min_hours).unwrap_or(0).min(24);
        end = run_end.min(end.max(start + shortest));
        touched = touching(staff, position, start, end);
        if touched.is_none() {
            start = run_start.max(start.min(end.saturating_sub(shortest)));
            touched = touching(staff, position, start, end);
        }
    }
    let (mut from, mut to) = (start * 60, end * 60);
    if let Some(own) = touched {
        from = from.min(own.start_minutes());
        to = to.max(own.end_minutes());
        // Useful hours on the other side of the shift are covered, too.
        for (first, last) in
            stretches()
                .map(|run| (hours_of(run), run))
                .filter_map(|((first, last), run)| {
                    let touches =
                        run.0 * 60 == own.end_minutes() || run.1 * 60 == own.start_minutes();
                    (touches && first < last).then_some((first * 60, last * 60))
                })
        {
            (from, to) = (from.min(first), to.max(last));
        }
    }
    let time = ShiftTime::of_minutes(from, to - from);
    debug_assert!(
        time.is_some(),
        "free hours lie in the week, and at most 24 of them are taken"
    );
    let proposed = ProposedShift {
        staff_id: staff.member.id.clone(),
        time: time.unwrap_or(ShiftTime::new(Day::Sunday, 0, 1)),
        position_id: Some(position.definition.id.clone()),
        break_minutes: None,
    };
    (proposed, touched)
}

/// A member's own shift in a position that ends where some hours of the week begin, or begins where they end, and can be
/// lengthened by them. A shift that overlaps another of theirs cannot, because the longer one would be refused.
fn touching<'a>(
    staff: &'a StaffWeek,
    position: &'a PositionWeek,
    start: usize,
    end: usize,
) -> Option<&'a Shift> {
    let is_alone = |shift: &Shift| {
        let times = (shift.start_minutes(), shift.end_minutes());
        let mut others = staff.counted();
        !others.any(|other| other.id != shift.id && other.time.overlaps(times))
    };
    let can_grow = |own: &Shift| {
        own.length_minutes() + (end - start) * 60 <= LONGEST_SHIFT_MINUTES && is_alone(own)
    };
    let mut shifts = staff.counted_in(position);
    let ends_before = shifts.find(|own| own.end_minutes() == start * 60 && can_grow(own));
    ends_before.or_else(|| {
        let mut shifts = staff.counted_in(position);
        shifts.find(|own| own.start_minutes() == end * 60 && can_grow(own))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{entry, hours, length, list, week};

    fn described(found: &Candidates) -> String {
        let able = found.able.iter().map(|person| {
            let violations = list(kinds(&person.violations));
            let shift = person.shift.time;
            let stretch = HourRange::new(shift.start, shift.start + shift.hours);
            let (stretch, worked) = (hours(&[stretch]), length(person.week_length));
            let id = &person.person.staff_id;
            format!("{id} {stretch} {worked}h [{violations}]")
        });
        let unable = found.unable.iter().map(|person| {
            let shift = person.shift.as_ref().map_or("-", |shift| &*shift.shift_id);
            format!("{} {:?} {shift}", person.person.staff_id, person.reason)
        });
        list(able.chain(unable))
    }

    fn kinds(violations: &[Violation]) -> impl Iterator<Item = String> {
        violations
            .iter()
            .map(|violation| format!("{:?}", violation.kind))
    }

    #[test]
    fn everybody_is_listed_with_a_reason() {
        let plan = week(
            "cook/kitchen:2 host/floor:1 bar/floor:1",
            "eve@host=0:0-24 ada@cook=0:8-24 bob@cook=0:8-13,0:15-24 cid@cook dan@cook=0:9-20 sam@bar flo@cook=0:10-19",
            "ada/0:6+6 dan/0:8+5 dan/0:13+8 flo/1:9+4",
        );
        let found = plan.candidates("cook", Day::Monday, HourRange::new(10, 20));
        let found = found.unwrap();
        assert_eq!(
            described(&found),
            "flo 10-19 4h [], bob 15-20 0h [], ada 12-20 6h [OverMaxHours], \
             dan Booked 2, cid NotAvailable -, eve OtherPosition -, sam OtherPosition -"
        );
        assert_eq!(found.unable_total, 4);
        assert_eq!(found.able[1].available_times.len(), 2);
    }

    /// A shift that ends where the hours begin, or begins where they end, is not the reason.
    #[test]
    fn an_adjacent_shift_is_not_the_reason() {
        let plan = week(
            "cook/kitchen:2",
            "ada@cook bob@cook cid@cook dan@cook",
            "ada/0:6+4 bob/0:20+4 cid/0:9+2 dan/0:19+2",
        );
        let hours = HourRange::new(10, 20);
        let found = plan.candidates("cook", Day::Monday, hours);
        assert_eq!(
            described(&found.unwrap()),
            "cid Booked 3, dan Booked 4, ada NotAvailable -, bob NotAvailable -"
        );
    }

    /// An hour counts as free only if all of it is; people who work in part of it are booked.
    #[test]
    fn candidates_are_free_for_whole_hours() {
        let plan = week(
            "cook/kitchen:2",
            "ada@cook=0:9:30-12:30 bob@cook=0:10-11 cid@cook=0:10:15-11",
            "ada/0:12:15+1:30 bob/0:10:45+4",
        );
        let found = plan.candidates("cook", Day::Monday, HourRange::new(9, 13));
        assert_eq!(
            described(&found.unwrap()),
            "ada 10-12 1:30h [UnderMinHours], bob Booked 2, cid NotAvailable -"
        );
    }

    /// If every hour is short and no rule applies, the suggestions are the first candidates.
    #[test]
    fn the_first_three_are_the_suggestions() {
        const HOURS: HourRange = HourRange::new(2, 15);
        let staff: Vec<String> = (0..9)
            .map(|index| format!("m{index}@cook=0:{}-{}", index % 4, 8 + index % 3 * 5))
            .collect();
        let plan = week(
            "cook/kitchen:99",
            &staff.join(" "),
            "m1/0:2+4 m5/3:2+4 m8/2:1+9",
        );
        let mut plan = plan;
        plan.set_rules(Rules {
            min_hours: 0,
            max_hours: 0,
            days_off: 0,
            rest_hours: 0,
            ..Rules::default()
        });
        let found = plan.candidates("cook", Day::Monday, HOURS).unwrap();
        let first = plan.suggested_staff("cook", Day::Monday, HOURS);
        let first = first.unwrap();
        assert_eq!(found.able.len() + found.unable.len(), 9);
        assert_eq!(first.len(), 3);
        for (able, suggested) in found.able.iter().zip(&first) {
            assert_eq!(able.person, suggested.person);
            assert_eq!(able.available_times, suggested.available_times);
            assert_eq!(able.is_fully_available, suggested.is_fully_available);
        }
    }

    #[test]
    fn a_long_list_of_unable_people_is_truncated_but_counted() {
        let staff: Vec<String> = (0..250).map(|index| format!("m{index}@host")).collect();
        let plan = week("cook/kitchen:2 host/floor:1", &staff.join(" "), "");
        let found = plan.candidates("cook", Day::Monday, HourRange::new(2, 15));
        let found = found.unwrap();
        assert_eq!((found.unable.len(), found.unable_total), (MAX_UNABLE, 250));
    }

    #[test]
    fn invalid_queries_are_errors() {
        let plan = week("cook/kitchen:2", "", "");
        let check = |position, start, end, path: &str, words: &str| {
            let hours = HourRange::new(start, end);
            let one = plan.candidates(position, Day::Monday, hours);
            let other = plan.suggested_staff(position, Day::Monday, hours);
            let error = one.unwrap_err();
            assert_eq!(error, other.unwrap_err());
            assert_eq!(error.path, path);
            let message = error.kind.to_string();
            assert!(message.contains(words), "{message}");
        };
        check(
            "host",
            8,
            9,
            "positionId",
            "'host'; no position has that id",
        );
        check(
            "cook",
            24,
            25,
            "start",
            "start is 24; it must be an hour from 0 to 23",
        );
        check(
            "cook",
            9,
            9,
            "end",
            "end is 9 and start is 9; end must come after start",
        );
        check("cook", 9, 25, "end", "end is 25; it must be at most 24");
    }

    /// The suggestions from 10 to 20 of a day while the only other cook, Zoe, has these shifts, as `shift extends
    /// [violations]`.
    fn suggested(day: Day, staff: &str, shifts: &str) -> String {
        let plan = week("cook/kitchen:1", &format!("zoe@cook {staff}"), shifts);
        let found = plan.suggested_staff("cook", day, HourRange::new(10, 20));
        let staff = found.unwrap().into_iter().map(|staff| {
            let extends = staff.extends.as_deref().unwrap_or("-").to_owned();
            let shift = entry(&crate::testing::shift_of("", &staff.shift, true));
            format!("{shift} {extends} [{}]", list(kinds(&staff.violations)))
        });
        list(staff)
    }

    /// The suggestion for Ada when Zoe leaves the hour from 14 to 15 open on Monday.
    fn at_14(availability: &str, shifts: &str) -> String {
        suggested(
            Day::Monday,
            &format!("ada@cook={availability}"),
            &format!("zoe/0:10+4 zoe/0:15+5 {shifts}"),
        )
    }

    /// The shift is extended within the free hours to the minimum length: first at its end, then at its start.
    #[test]
    fn a_suggested_shift_is_extended_to_the_minimum_length() {
        assert_eq!(at_14("0:8-24", ""), "ada/0:14+4 - []");
        assert_eq!(at_14("0:8-16", ""), "ada/0:12+4 - []");
        assert_eq!(at_14("0:8-15", ""), "ada/0:11+4 - []");
        assert_eq!(at_14("0:13-16", ""), "ada/0:13+3 - [UnderMinHours]");
        assert_eq!(at_14("0:13:30-15:30", ""), "ada/0:14+1 - [UnderMinHours]");
        assert_eq!(at_14("0:8-14,0:15-24", ""), "");
    }

    /// A shift between two stretches of short hours is lengthened on both sides, up to a day.
    #[test]
    fn a_suggested_shift_is_lengthened_on_both_sides() {
        let ada = "ada@cook=0:10-20";
        assert_eq!(
            suggested(Day::Monday, ada, "ada/0:13+3"),
            "ada/0:10+10 1 []"
        );
        assert_eq!(
            suggested(Day::Monday, ada, "zoe/0:10+1 ada/0:13+3 zoe/0:19+1"),
            "ada/0:11+8 2 []"
        );
        assert_eq!(
            suggested(Day::Monday, "ada@cook=0:12-18", "ada/0:13+3"),
            "ada/0:12+6 1 []"
        );
        // More short hours before the shift than after it.
        assert_eq!(
            suggested(Day::Monday, ada, "ada/0:13+3 zoe/0:18+2"),
            "ada/0:10+8 1 []"
        );
        // The hours from 18 on do not touch it.
        assert_eq!(
            suggested(Day::Monday, "ada@cook=0:10-17,0:18-20", "ada/0:13+3"),
            "ada/0:10+7 1 []"
        );
    }

    /// A person with another main position comes after the others, and with the shift in the position.
    #[test]
    fn other_positions_are_suggested() {
        let (positions, mut staff, shifts, _) = crate::testing::schedule(
            "cook/kitchen:1 host/lobby:0 bar/lobby:0",
            "ada@host=0:10-20 bob@cook=0:10-20 cyd@host=0:10-20",
            "ada/0:14+2",
        )
        .into_parts();
        staff[0] = staff[0].clone().also("cook");
        let plan = Week::new(crate::Schedule::new(positions, staff, shifts).unwrap());
        let hours = HourRange::new(10, 20);
        let found = plan.suggested_staff("cook", Day::Monday, hours).unwrap();
        let shifts = found.iter().map(|staff| {
            let shift = entry(&crate::testing::shift_of("", &staff.shift, true));
            let position = staff.shift.position_id.as_deref().unwrap_or("-");
            format!("{shift}@{position} {}", staff.extends.is_some())
        });
        // A shift in another position is not lengthened.
        assert_eq!(
            list(shifts),
            "bob/0:10+10@cook false, ada/0:10+4@cook false"
        );
        let candidates = plan.candidates("cook", Day::Monday, hours).unwrap();
        let unable = candidates.unable.iter();
        let unable = unable.map(|one| format!("{} {:?}", one.person.staff_id, one.reason));
        assert_eq!(list(unable), "cyd OtherPosition");
    }

    #[test]
    fn who_is_absent_is_no_candidate() {
        let mut plan = week(
            "cook/kitchen:1",
            "ada@cook=0:8-20 bob@cook=0:8-20",
            "ada/0:8+4",
        );
        let away = crate::Absence::new("ada", Day::Monday, crate::AbsenceKind::Sick);
        plan.set_absences(vec![away]).unwrap();
        let hours = HourRange::new(10, 20);
        let found = plan.suggested_staff("cook", Day::Monday, hours).unwrap();
        assert_eq!(
            list(found.into_iter().map(|staff| staff.person.staff_id)),
            "bob"
        );
        let found = plan.candidates("cook", Day::Monday, hours).unwrap();
        assert_eq!(
            (found.able.len(), found.unable[0].reason),
            (1, UnableReason::Absent)
        );
    }

    /// Among those who break a rule: fewer of them, less overtime, less cost.
    #[test]
    fn lighter_violations_less_overtime_and_less_cost_come_first() {
        let (positions, mut staff, shifts, _) = crate::testing::schedule(
            "cook/kitchen:1",
            "ada@cook=0:10-13 bob@cook=0:10-13 cyd@cook=0:10-13 dan@cook=0:10-13",
            "ada/6:23+24",
        )
        .into_parts();
        let rates = [1_000, 2_000, 1_500, 1_200];
        for (member, cents) in staff.iter_mut().zip(rates) {
            member.hourly_cents = Some(cents);
        }
        staff[3].contract_minutes = Some(60);
        let plan = Week::new(crate::Schedule::new(positions, staff, shifts).unwrap());
        let found = plan
            .suggested_staff("cook", Day::Monday, HourRange::new(10, 20))
            .unwrap();
        let ids = found
            .iter()
            .map(|one| format!("{} {}", one.person.staff_id, one.violations.len()));
        assert_eq!(list(ids), "ada 1, cyd 1, bob 1");
    }

    /// Overtime is what a longer shift adds, not all of it.
    #[test]
    fn overtime_of_a_lengthened_shift_is_what_it_adds() {
        let (positions, mut staff, shifts, _) = crate::testing::schedule(
            "cook/kitchen:9",
            "bob@cook=0:14-17 ada@cook=0:14-16",
            "bob/0:10+4 ada/0:6+8",
        )
        .into_parts();
        staff[0].contract_minutes = Some(4 * 60);
        staff[1].contract_minutes = Some(8 * 60);
        let plan = Week::new(crate::Schedule::new(positions, staff, shifts).unwrap());
        let hours = HourRange::new(14, 17);
        let found = plan.suggested_staff("cook", Day::Monday, hours).unwrap();
        let described = found.iter().map(|one| {
            let shift = entry(&crate::testing::shift_of("", &one.shift, true));
            format!("{shift} [{}]", list(kinds(&one.violations)))
        });
        assert_eq!(
            list(described),
            "ada/0:6+10 [OutsideAvailability], bob/0:10+7 [OutsideAvailability]"
        );
    }

    /// Ada's night overlaps her shift of the week after, so that it cannot be changed: one block weighs more than two
    /// warnings.
    #[test]
    fn whose_shift_would_be_refused_comes_after_everybody_with_warnings() {
        let schedule = crate::testing::schedule(
            "cook/kitchen:9",
            "ada@cook=6:18-24 bob@cook=6:18-20",
            "ada/6:20+8 bob/6:6+10",
        );
        let after = vec![crate::Shift::new("next", "ada", Day::Monday, 2, 4)];
        let plan = Week::new(schedule.with_weeks_around(vec![], after).unwrap());
        let hours = HourRange::new(18, 20);
        let found = plan.suggested_staff("cook", Day::Sunday, hours).unwrap();
        let described = found
            .iter()
            .map(|one| format!("{} [{}]", one.person.staff_id, list(kinds(&one.violations))));
        assert_eq!(
            list(described),
            "bob [OverMaxHours, UnderMinHours], ada [DoubleBooking]"
        );
    }

    /// An adjacent shift of the person is lengthened instead of adding a second one.
    #[test]
    fn a_suggested_shift_lengthens_an_adjacent_one() {
        assert_eq!(at_14("0:8-24", "ada/0:9+5"), "ada/0:9+6 3 []");
        assert_eq!(at_14("0:8-24", "ada/0:15+5"), "ada/0:14+6 3 []");
        // The other end may be at any quarter.
        assert_eq!(at_14("0:8-24", "ada/0:9:30+4:30"), "ada/0:9:30+5:30 3 []");
        // Adjacent only after extending: at the end, at the start.
        assert_eq!(at_14("0:8-24", "ada/0:17+3"), "ada/0:14+6 3 []");
        assert_eq!(at_14("0:8-15", "ada/0:9+3"), "ada/0:9+6 3 []");
        // A further shift on the other side does not overlap.
        assert_eq!(at_14("0:8-24", "ada/0:11+3 ada/0:9+2"), "ada/0:11+4 3 []");
        assert_eq!(at_14("0:8-24", "ada/0:15+3 ada/0:18+2"), "ada/0:14+4 3 []");
        // Not adjacent.
        assert_eq!(at_14("0:8-24", "ada/0:19+1"), "ada/0:14+4 - []");
        // The lengthened shift is checked as a whole.
        assert_eq!(at_14("0:2-24", "ada/0:4+10"), "ada/0:4+11 3 [OverMaxHours]");
    }

    /// Of the free stretches the one with the most short hours is taken; the earliest if there are several.
    #[test]
    fn a_suggested_shift_covers_the_most_short_hours() {
        // The short hours are 10 to 11, 13 to 16 and 18 to 20.
        let check = |availability: &str, expected: &str| {
            let staff = format!("ada@cook={availability}");
            let found = suggested(Day::Monday, &staff, "zoe/0:11+2 zoe/0:16+2");
            assert_eq!(found, expected, "{availability}");
        };
        check("0:10-12,0:13-17,0:18-20", "ada/0:13+4 - []");
        check("0:10-12,0:15-20", "ada/0:15+5 - []");
        check("0:10-20", "ada/0:10+10 - []");
        check("0:10-11,0:19-20", "ada/0:10+1 - [UnderMinHours]");
    }

    /// Instead of lengthening a shift beyond 24 hours, a second one of the minimum length is suggested.
    #[test]
    fn no_shift_is_lengthened_beyond_24_hours() {
        let tuesday = |availability: &str, shifts: &str| {
            let staff = format!("ada@cook={availability}");
            suggested(Day::Tuesday, &staff, shifts)
        };
        assert!(
            tuesday("0:0-24,1:0-14", "ada/0:14+20").starts_with("ada/0:14+24 1 ["),
            "just 24 hours"
        );
        assert!(
            tuesday("0:0-24,1:0-16", "ada/0:14+20").starts_with("ada/1:10+6 - ["),
            "26 hours"
        );
        // The short hour, 10 to 11, is still extended.
        assert!(
            tuesday("0:0-24,1:0-24", "zoe/1:11+9 ada/0:10+24").starts_with("ada/1:10+4 - ["),
            "25 hours"
        );
    }

    /// People without a violation come first, even before the list is cut to three; then by rank.
    #[test]
    fn people_without_a_violation_come_first() {
        let staff = "a@cook=1:0-24 b@cook=1:0-24 c@cook=1:0-24 d@cook=1:12-20 e@cook=1:10-13";
        let nights = "a/0:20+8 b/0:20+8 c/0:20+8";
        assert_eq!(
            suggested(Day::Tuesday, staff, nights),
            "d/1:12+8 - [], a/1:10+10 - [ShortRest], b/1:10+10 - [ShortRest]"
        );
    }

    /// A double-booked shift is not lengthened, and no rule leads to a shift of more than 24 hours.
    #[test]
    fn invalid_shifts_are_not_suggested() {
        assert_eq!(
            at_14("0:8-24", "ada/0:9+5 ada/0:10+2"),
            "ada/0:14+4 - [OverMaxHours]"
        );
        let mut plan = week("cook/kitchen:1", "ada@cook=0:0-24,1:0-24,2:0-24", "");
        plan.set_rules(Rules {
            min_hours: 1_000,
            ..Rules::default()
        });
        let hours = HourRange::new(10, 20);
        let found = plan.suggested_staff("cook", Day::Tuesday, hours);
        let shift = found.unwrap().swap_remove(0).shift;
        assert_eq!(
            (shift.time.day, shift.time.start, shift.time.hours),
            (Day::Tuesday, 10, 24)
        );
    }

    #[test]
    fn people_who_are_free_in_no_short_hour_are_not_suggested() {
        assert_eq!(at_14("0:10-14,0:15-20", ""), "");
        assert_eq!(at_14("1:10-20", ""), "");
        assert_eq!(at_14("0:8-24", "ada/0:14:15+0:30"), "");
    }

    /// [D-295] a suggested staff entry gives name, color, availableTimes and isFullyAvailable, the week's
    /// hours, the shift and its violations
    #[test]
    fn a_suggestion_in_json() {
        let plan = week(
            "cook/kitchen:1",
            "ada@cook=0:9-13:30",
            "ada/0:4:30+2:15 ada/1:20+1:30",
        );
        let found = plan.suggested_staff("cook", Day::Monday, HourRange::new(10, 14));
        assert_eq!(
            serde_json::to_value(found.unwrap()).unwrap(),
            serde_json::json!([{
                "staffId": "ada", "name": "Ada", "positionId": "cook", "color": "ada-color",
                "availableTimes": [{"start": 10, "end": 13}], "isFullyAvailable": false,
                "weekLength": {"hours": 3, "minutes": 45},
                "shift": {"staffId": "ada", "day": 0, "start": 9, "hours": 4, "positionId": "cook"},
                "extends": null, "violations": [],
            }])
        );
    }
}
