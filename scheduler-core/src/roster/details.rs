//! Shift details: who works in one cell of the scheduler, by position.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{
    chip::{ShiftChip, chips},
    rows::is_visible,
};
use crate::{
    schedule::{ALL_SLOTS, Day, Error, ErrorKind, HOURS, Length, Shift},
    week::{Filter, Person, PositionWeek, StaffWeek, WEEK_MINUTES, Week, hour_of_week},
};

/// Who works in a cell.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ShiftDetails {
    /// Different staff members.
    pub total: u32,
    /// Those whose listed shifts are all confirmed.
    pub confirmed: u32,
    /// The others.
    pub pending: u32,
    /// The positions that have somebody, in schedule order.
    pub groups: Vec<DetailGroup>,
}

/// The staff of one position in the cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DetailGroup {
    /// The position's id.
    pub position_id: String,
    /// The position's name.
    pub name: String,
    /// Heads needed in the requested hour, or the most in any visible slot of the requested day.
    pub required: u32,
    /// Different staff members, the length of `members`.
    pub count: u32,
    /// In staff order.
    pub members: Vec<DetailMember>,
}

/// A staff member with their shifts in the cell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DetailMember {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The summed length of the shifts shown.
    #[serde(flatten)]
    pub length: Length,
    /// Whether all of them are confirmed.
    pub confirmed: bool,
    /// The shifts shown, earliest first.
    pub shifts: Vec<ShiftChip>,
}

impl Week {
    /// Who works at any time in one hour, in scope of both filters. Hour 24 is the first hour after midnight, also of
    /// Sunday.
    ///
    /// # Errors
    /// An hour outside 0 to 24.
    pub fn hour_details(&self, filter: &Filter, day: Day, hour: u8) -> Result<ShiftDetails, Error> {
        if hour > HOURS {
            let value = hour.into();
            return Err(Error::new("hour", ErrorKind::Hour { value }));
        }
        let hour = hour_of_week(day, hour);
        let touches = |shift: &Shift| shift.time.overlaps((hour * 60, (hour + 1) * 60));
        let groups = self.in_scope(filter).filter_map(|position| {
            let members = self.staff_of(position).filter_map(|staff| {
                if !staff.duty_in(position).0.touches_hour(hour) {
                    return None;
                }
                let last_week = staff
                    .before_in(position)
                    .filter(|shift| shift.end_minutes() > WEEK_MINUTES + hour * 60);
                let shown = staff.counted_in(position).filter(|shift| touches(shift));
                member(staff, shown.collect(), last_week.collect())
            });
            let group = group_of(position, position.required_at(hour), members.collect());
            (group.count > 0).then_some(group)
        });
        Ok(details(groups.collect()))
    }

    /// A staff member's shifts that start on one day, by the position in which they are worked; also those of a day on
    /// which the person is absent.
    ///
    /// # Errors
    /// An unknown staff member.
    pub fn member_day_details(&self, staff_id: &str, day: Day) -> Result<ShiftDetails, Error> {
        let staff = self.staff.get(self.staff_named(staff_id)?);
        let groups = self.positions.iter().map(|position| {
            let required = position.required_on(day, ALL_SLOTS);
            group(position, required, staff.into_iter(), |shift| {
                self.position_of_shift(shift) == position.definition.id && shift.time.day == day
            })
        });
        Ok(details(groups.collect()))
    }

    /// Who else works at any time during a shift, with their overlapping shifts.
    ///
    /// # Errors
    /// An unknown shift.
    pub fn coworkers(&self, shift_id: &str) -> Result<ShiftDetails, Error> {
        let (_, own) = self.shift_named(shift_id)?;
        let (start, end) = (own.start_minutes(), own.end_minutes());
        let touches = |shift: &Shift| shift.time.overlaps((start, end));
        let groups = self.positions.iter().map(|position| {
            let others = self
                .staff_of(position)
                .filter(|staff| staff.member.id != own.staff_id);
            group(
                position,
                position.required_at(start / 60),
                others,
                |shift| in_position(self, position, shift) && touches(shift),
            )
        });
        Ok(details(groups.collect()))
    }

    /// A position's shifts that start on one day and have some time in a visible slot; `slots` is the mask
    /// of those.
    ///
    /// # Errors
    /// An unknown position.
    pub fn position_day_details(
        &self,
        position_id: &str,
        day: Day,
        slots: u8,
    ) -> Result<ShiftDetails, Error> {
        let position = self.position_named(position_id)?;
        let required = position.required_on(day, slots);
        let group = group(position, required, self.staff_of(position), |shift| {
            in_position(self, position, shift) && shift.time.day == day && is_visible(shift, slots)
        });
        Ok(details(vec![group]))
    }
}

/// Whether a shift counts in a position.
fn in_position(week: &Week, position: &PositionWeek, shift: &Shift) -> bool {
    week.position_of_shift(shift) == position.definition.id
        && !week.is_away(&shift.staff_id, shift.time.day)
}

fn group<'a>(
    position: &PositionWeek,
    required: u32,
    staff: impl Iterator<Item = &'a StaffWeek>,
    is_shown: impl Fn(&Shift) -> bool,
) -> DetailGroup {
    let members = staff.filter_map(|staff| {
        let shown = staff.shifts().filter(|shift| is_shown(shift));
        member(staff, shown.collect(), Vec::new())
    });
    group_of(position, required, members.collect())
}

fn group_of(position: &PositionWeek, required: u32, members: Vec<DetailMember>) -> DetailGroup {
    DetailGroup {
        position_id: position.definition.id.clone(),
        name: position.definition.name.clone(),
        required,
        count: count(members.len()),
        members,
    }
}

/// A member with some of their shifts, and some of the week before.
fn member(staff: &StaffWeek, shown: Vec<&Shift>, last_week: Vec<&Shift>) -> Option<DetailMember> {
    let all = shown.iter().chain(&last_week);
    let minutes: usize = all.map(|shift| shift.length_minutes()).sum();
    let last_week = last_week.into_iter();
    let mut shifts: Vec<ShiftChip> = last_week
        .map(|shift| ShiftChip::of_last_week(staff, shift))
        .collect();
    shifts.extend(chips(staff, shown));
    (!shifts.is_empty()).then(|| DetailMember {
        person: Person::from(&staff.member),
        length: Length::of_minutes(count(minutes)),
        confirmed: shifts.iter().all(|chip| chip.confirmed),
        shifts,
    })
}

fn details(mut groups: Vec<DetailGroup>) -> ShiftDetails {
    groups.retain(|group| group.count > 0);
    // Somebody in two positions is one person.
    let mut people = BTreeMap::new();
    for member in groups.iter().flat_map(|group| &group.members) {
        *people.entry(&member.person.staff_id).or_insert(true) &= member.confirmed;
    }
    let (total, confirmed) = (people.len(), people.values().filter(|sure| **sure).count());
    ShiftDetails {
        total: count(total),
        confirmed: count(confirmed),
        pending: count(total - confirmed),
        groups,
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        demand::{DayRequirements, SlotHeads, Template, TemplatePosition},
        testing::{self, filter, list, week},
    };

    const SHIFTS: &str = "dan/0:9+2 ada/0:8+4 ada/0:9+1? bob/0:6+3 bob/0:20+8 cyd/0:9+2";

    fn plan() -> Week {
        week(
            "cook/kitchen:3 host/lobby:1",
            "dan@host ada@cook bob@cook cyd@cook",
            SHIFTS,
        )
    }

    /// `total=confirmed+pending position count/required (members)`, a member as `name hours ids`.
    fn text(details: &ShiftDetails) -> String {
        let groups = details.groups.iter().map(|group| {
            let members = group.members.iter().map(|member| {
                assert_eq!(
                    member.person.color,
                    format!("{}-color", member.person.staff_id)
                );
                let ids: Vec<&str> = member.shifts.iter().map(|chip| &*chip.shift_id).collect();
                let mark = if member.confirmed { "" } else { "?" };
                {
                    let length = testing::length(member.length);
                    format!("{} {length}{mark} #{}", member.person.name, ids.join("#"))
                }
            });
            format!(
                "{} {}/{} ({})",
                group.name,
                group.count,
                group.required,
                list(members)
            )
        });
        let ShiftDetails {
            total,
            confirmed,
            pending,
            ..
        } = details;
        format!(
            "{total}={confirmed}+{pending} {}",
            groups.collect::<Vec<_>>().join(" ")
        )
    }

    /// [D-294] the entry of a position gives its required, its scheduled and its members
    #[test]
    fn an_hour() {
        let check = |team, position, day: usize, hour, expect: &str| {
            let day = Day::ALL[day];
            let details = plan()
                .hour_details(&filter(team, position), day, hour)
                .unwrap();
            assert_eq!(text(&details), expect, "{day:?} {hour}");
        };
        check(
            "",
            "",
            0,
            9,
            "3=2+1 Cook 2/3 (Ada 5? #2#3, Cyd 2 #6) Host 1/1 (Dan 2 #1)",
        );
        check(
            "",
            "",
            0,
            10,
            "3=3+0 Cook 2/3 (Ada 4 #2, Cyd 2 #6) Host 1/1 (Dan 2 #1)",
        );
        check("", "", 0, 8, "2=2+0 Cook 2/3 (Ada 4 #2, Bob 3 #4)");
        check("", "", 0, 24, "1=1+0 Cook 1/3 (Bob 8 #5)");
        check("", "", 1, 0, "1=1+0 Cook 1/3 (Bob 8 #5)");
        check("", "", 1, 4, "0=0+0 ");
        check("lobby", "", 0, 9, "1=1+0 Host 1/1 (Dan 2 #1)");
        check("", "cook", 0, 10, "2=2+0 Cook 2/3 (Ada 4 #2, Cyd 2 #6)");
    }

    #[test]
    fn a_members_day() {
        let check = |staff, day: usize, expect: &str| {
            let details = plan().member_day_details(staff, Day::ALL[day]);
            assert_eq!(text(&details.unwrap()), expect, "{staff} {day}");
        };
        check("ada", 0, "1=0+1 Cook 1/3 (Ada 5? #2#3)");
        check("bob", 0, "1=1+0 Cook 1/3 (Bob 11 #4#5)");
        check("bob", 1, "0=0+0 ");
        check("dan", 0, "1=1+0 Host 1/1 (Dan 2 #1)");
    }

    /// Not below the person's main position, in which nobody works then.
    #[test]
    fn a_members_day_in_two_positions() {
        let schedule = testing::schedule(
            "cook/kitchen:3 host/lobby:1",
            "eve@host=0:0-24",
            "eve/0:8+4 eve/0:14+4",
        );
        let (positions, mut staff, mut shifts, _) = schedule.into_parts();
        staff[0] = staff[0].clone().also("cook");
        shifts[1] = shifts[1].clone().in_position("cook");
        let plan = Week::new(crate::Schedule::new(positions, staff, shifts).unwrap());
        let day = plan.member_day_details("eve", Day::Monday).unwrap();
        assert_eq!(text(&day), "1=1+0 Cook 1/3 (Eve 4 #2) Host 1/1 (Eve 4 #1)");
    }

    #[test]
    fn a_positions_day() {
        let check = |position, day: usize, slots, expect: &str| {
            let details = plan().position_day_details(position, Day::ALL[day], slots);
            assert_eq!(text(&details.unwrap()), expect, "{position} {day} {slots}");
        };
        check(
            "cook",
            0,
            7,
            "3=2+1 Cook 3/3 (Ada 5? #2#3, Bob 11 #4#5, Cyd 2 #6)",
        );
        check(
            "cook",
            0,
            1,
            "3=2+1 Cook 3/3 (Ada 5? #2#3, Bob 3 #4, Cyd 2 #6)",
        );
        check("cook", 0, 4, "1=1+0 Cook 1/3 (Bob 8 #5)");
        check("cook", 0, 0, "0=0+0 ");
        check("host", 1, 7, "0=0+0 ");
    }

    /// People who work at any time in an hour are listed, with the minutes of their shifts.
    #[test]
    fn a_part_of_an_hour() {
        let plan = week(
            "cook/kitchen:3",
            "ada@cook bob@cook",
            "ada/0:9:45+1:30 bob/0:8+1:15 ada/0:12+0:45?",
        );
        let hour = |hour| {
            let details = plan.hour_details(&Filter::default(), Day::Monday, hour);
            text(&details.unwrap())
        };
        assert_eq!(hour(9), "2=2+0 Cook 2/3 (Ada 1:30 #1, Bob 1:15 #2)");
        assert_eq!(hour(11), "1=1+0 Cook 1/3 (Ada 1:30 #1)");
        let day = plan.member_day_details("ada", Day::Monday).unwrap();
        assert_eq!(text(&day), "1=0+1 Cook 1/3 (Ada 2:15? #1#3)");
        let member = serde_json::to_value(&day.groups[0].members[0]).unwrap();
        assert_eq!(
            (&member["hours"], &member["minutes"]),
            (&2.into(), &15.into())
        );
    }

    /// Hidden slots require nobody.
    #[test]
    fn a_day_needs_the_most_of_its_visible_slots() {
        let mut plan = plan();
        let mut heads = SlotHeads::default();
        heads.0[0] = [4, 5, 6];
        let cook = TemplatePosition {
            id: "cook".to_owned(),
            name: "Cook".to_owned(),
            requirements: DayRequirements::from(heads),
        };
        plan.follow(&Template::new(&[cook]).unwrap());
        let of_slots = |slots| {
            let details = plan.position_day_details("cook", Day::Monday, slots);
            details.unwrap().groups[0].required
        };
        assert_eq!([7, 1, 2, 4, 3].map(of_slots), [6, 4, 5, 6, 5]);
        let member = plan.member_day_details("ada", Day::Monday).unwrap();
        assert_eq!(member.groups[0].required, 6);
        let hour = plan.hour_details(&Filter::default(), Day::Monday, 9);
        assert_eq!(hour.unwrap().groups[0].required, 4);
    }

    #[test]
    fn coworkers_of_a_shift() {
        let company = |id| text(&plan().coworkers(id).unwrap());
        // Ada from 8 to 12: Bob until 9, Cyd and Dan from 9 to 11; her own second shift does not count.
        assert_eq!(
            company("2"),
            "3=3+0 Cook 2/3 (Bob 3 #4, Cyd 2 #6) Host 1/1 (Dan 2 #1)"
        );
        assert_eq!(company("4"), "1=1+0 Cook 1/3 (Ada 4 #2)");
        assert_eq!(company("5"), "0=0+0 ");
    }

    #[test]
    fn invalid_queries() {
        let check = |result: Result<ShiftDetails, Error>, path: &str, words: &str| {
            let error = result.unwrap_err();
            assert_eq!(error.path, path);
            let message = error.kind.to_string();
            assert!(message.contains(words), "{message}");
        };
        let (plan, all) = (plan(), Filter::default());
        check(
            plan.hour_details(&all, Day::Monday, 25),
            "hour",
            "hour is 25; it must be 0 to 24",
        );
        check(
            plan.member_day_details("eve", Day::Monday),
            "staffId",
            "'eve'; no staff member has that id",
        );
        check(
            plan.position_day_details("chef", Day::Monday, 7),
            "positionId",
            "'chef'; no position has that id",
        );
        check(plan.coworkers("9"), "shiftId", "'9'; no shift has that id");
    }
}
