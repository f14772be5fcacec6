//! Rows: the week by staff member and by role.
//!
//! Hidden slots hide the shifts and gaps that are entirely within them; a row stays, even if it is empty.

use serde::Serialize;

use super::chip::{MAX_PREVIEW, PreviewMember, ShiftChip, chips};
use crate::{
    coverage::{GapBlock, GapPosition},
    labour::PersonLabour,
    schedule::{DAYS, Day, HOURS, HourRange, Length, PatternDay, Shift, Slot, slots_of},
    week::{Filter, Person, PositionWeek, StaffWeek, Staffing, Week},
};

/// Which rows of a long list to return.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Page {
    /// The index of the first row.
    pub offset: usize,
    /// The maximum number of rows; 0 for all.
    pub limit: usize,
}

impl Page {
    /// Every row.
    pub const ALL: Self = Self {
        offset: 0,
        limit: 0,
    };
}

/// A page of member rows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MemberRows {
    /// The rows of all pages together.
    pub total: u32,
    /// The hours of a day that the shifts of all rows span, at least 9 AM to midnight; the end is over 24 if one
    /// continues after midnight.
    pub hours: HourRange,
    /// The rows of this page.
    pub rows: Vec<MemberRow>,
}

/// A staff member's week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MemberRow {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The member's work in the week, breaks and absences left out, hidden shifts included.
    pub week_length: Length,
    /// The whole hours of the week in which the member is available and in no shift.
    pub free_length: Length,
    /// What the member's week costs, and how it compares with their contract.
    pub labour: PersonLabour,
    /// The visible shifts that start on each day, Monday first, earliest first.
    pub days: Vec<Vec<ShiftChip>>,
    /// What the member's pattern has on each day; omitted from JSON if none is known.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "PatternDay[]"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pattern: Option<[PatternDay; 7]>,
}

/// A position's week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RoleRow {
    /// The position's id.
    pub position_id: String,
    /// The position's name.
    pub name: String,
    /// Heads needed at any hour, or the most in any visible slot of the week if the position follows a template; 0
    /// while no slot is visible.
    pub required: u32,
    /// Monday to Sunday.
    pub days: Vec<RoleDay>,
}

/// A position's shifts that start on one day.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RoleDay {
    /// Heads needed at any hour, or the most in any visible slot of the day if the position follows a template; 0 while
    /// no slot is visible.
    pub required: u32,
    /// Different staff members with a visible shift.
    pub scheduled: u32,
    /// Visible confirmed shifts.
    pub confirmed: u32,
    /// Visible pending shifts.
    pub pending: u32,
    /// The first three of those staff members, in staff order, each confirmed only if all of
    /// their visible shifts are.
    pub preview: Vec<PreviewMember>,
    /// The day's gap blocks in which this position is understaffed.
    pub gaps: Vec<RoleGap>,
}

/// A gap block as it concerns one position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RoleGap {
    /// The index of the block among the gaps.
    pub gap: u32,
    /// The hours of the block in which the position is understaffed, merged, earliest first.
    pub short: Vec<HourRange>,
    /// Its staffing in the worst of them.
    #[serde(flatten)]
    pub staffing: Staffing,
}

impl Week {
    /// The week of everybody who can work in a position in scope of both filters, each once, by position and then in
    /// staff order. `slots` is the mask of the visible slots.
    #[must_use]
    pub fn member_rows(&self, filter: &Filter, slots: u8, page: Page) -> MemberRows {
        let (total, staff) = page_of_staff(self, filter, page);
        MemberRows {
            total,
            hours: hours_in_use(self, filter),
            rows: staff.map(|staff| member_row(self, staff, slots)).collect(),
        }
    }

    /// The week of every position in scope of both filters, in schedule order. `slots` is the mask of the
    /// visible slots.
    #[must_use]
    pub fn role_rows(&self, filter: &Filter, slots: u8) -> Vec<RoleRow> {
        let gaps = self.gaps(filter);
        self.in_scope(filter)
            .map(|position| RoleRow {
                position_id: position.definition.id.clone(),
                name: position.definition.name.clone(),
                required: position.most_required(slots),
                days: role_days(self, position, slots, &gaps),
            })
            .collect()
    }
}

/// The hours of a day from the earliest start to the latest end, at least 9 AM to midnight.
fn hours_in_use(week: &Week, filter: &Filter) -> HourRange {
    let shifts = week.members_in(filter).flat_map(StaffWeek::shifts);
    shifts.fold(HourRange::new(9, HOURS), |all, shift| {
        let range = shift.time.range();
        let end = range.end + u8::from(range.end_minute > 0);
        HourRange::new(all.start.min(range.start), all.end.max(end))
    })
}

/// How many staff members are in scope, and those of a page.
pub(super) fn page_of_staff<'a>(
    week: &'a Week,
    filter: &'a Filter,
    page: Page,
) -> (u32, impl Iterator<Item = &'a StaffWeek>) {
    let limit = if page.limit == 0 {
        usize::MAX
    } else {
        page.limit
    };
    let total = week.members_in(filter).count();
    let staff = week.members_in(filter);
    let total = u32::try_from(total).unwrap_or(u32::MAX);
    (total, staff.skip(page.offset).take(limit))
}

/// Whether a shift has some time in a visible slot.
pub(super) fn is_visible(shift: &Shift, slots: u8) -> bool {
    slots_of(shift) & slots != 0
}

fn member_row(week: &Week, staff: &StaffWeek, slots: u8) -> MemberRow {
    let mut days = vec![Vec::new(); DAYS.into()];
    let shown = staff.shifts().filter(|shift| is_visible(shift, slots));
    for chip in chips(staff, shown.collect()) {
        if let Some(day) = days.get_mut(chip.time.day.index()) {
            day.push(chip);
        }
    }
    MemberRow {
        person: Person::from(&staff.member),
        week_length: Length::of_minutes(staff.minutes()),
        free_length: Length::of_minutes(free_minutes(staff)),
        labour: PersonLabour::of(week, staff),
        days,
        pattern: week.pattern_of(&staff.member).cloned(),
    }
}

/// The free hours inside the week, in minutes.
fn free_minutes(staff: &StaffWeek) -> u32 {
    let hours = staff.free_hours().in_the_week().hours().count();
    u32::try_from(hours * 60).unwrap_or(u32::MAX)
}

fn role_days(week: &Week, position: &PositionWeek, slots: u8, gaps: &[GapBlock]) -> Vec<RoleDay> {
    let mut days = Day::ALL.map(|day| RoleDay {
        required: position.required_on(day, slots),
        ..RoleDay::default()
    });
    for staff in week.staff_of(position) {
        let mut shifts = [(0_u32, 0_u32); DAYS as usize];
        for shift in staff
            .counted_in(position)
            .filter(|shift| is_visible(shift, slots))
        {
            if let Some((confirmed, pending)) = shifts.get_mut(shift.time.day.index()) {
                *(if shift.confirmed { confirmed } else { pending }) += 1;
            }
        }
        for (day, (confirmed, pending)) in days.iter_mut().zip(shifts) {
            if (confirmed, pending) == (0, 0) {
                continue;
            }
            day.scheduled += 1;
            day.confirmed += confirmed;
            day.pending += pending;
            if day.preview.len() < MAX_PREVIEW {
                day.preview
                    .push(PreviewMember::new(&staff.member, pending == 0));
            }
        }
    }
    for (gap, block) in (0..).zip(gaps) {
        let of_position = block
            .positions
            .iter()
            .find(|entry| {
                entry.staffing.understaffed && entry.position_id == position.definition.id
            })
            .filter(|entry| is_short_in(entry, slots));
        if let (Some(entry), Some(day)) = (of_position, days.get_mut(block.day.index())) {
            day.gaps.push(RoleGap {
                gap,
                short: entry.short.clone(),
                staffing: entry.staffing,
            });
        }
    }
    days.into()
}

/// Whether a position of a gap is short in a visible slot.
fn is_short_in(entry: &GapPosition, slots: u8) -> bool {
    let mut hours = entry.short.iter().flat_map(|short| short.start..short.end);
    hours.any(|hour| Slot::at(hour).mask() & slots != 0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        demand::{DayRequirements, SlotHeads, Template, TemplatePosition},
        schedule::ALL_SLOTS,
        testing::{filter, hours, length, list, times, week},
    };

    const POSITIONS: &str = "cook/kitchen:3 host/lobby:1";
    const STAFF: &str = "dan@host ada@cook bob@cook";

    /// Ada's row as `week hours: day:start-end`, pending shifts with `?`.
    fn check(shifts: &str, slots: u8, expect: &str) {
        let plan = week(POSITIONS, STAFF, shifts);
        let page = plan.member_rows(&Filter::default(), slots, Page::ALL);
        let row = &page.rows[0];
        let chips = row.days.iter().enumerate().flat_map(|(day, chips)| {
            chips.iter().map(move |chip| {
                assert_eq!(chip.time.day.index(), day);
                let mark = if chip.confirmed { "" } else { "?" };
                format!("{day}:{}{mark}", times(&chip.time.range()))
            })
        });
        assert_eq!(
            format!("{}: {}", length(row.week_length), list(chips)),
            expect,
            "{shifts}"
        );
    }

    #[test]
    fn a_member_row() {
        check("", ALL_SLOTS, "0: ");
        check("ada/0:9+8 bob/0:9+1", ALL_SLOTS, "8: 0:9-17");
        check("ada/3:22+8? ada/0:9+8", ALL_SLOTS, "16: 0:9-17, 3:22-30?");
        check(
            "ada/0:18+2 ada/0:9+8 ada/0:9+4",
            ALL_SLOTS,
            "14: 0:9-13, 0:9-17, 0:18-20",
        );
        check(
            "ada/0:17:30+2:15 ada/0:9:30+8 ada/0:9:15+8",
            ALL_SLOTS,
            "18:15: 0:9:15-17:15, 0:9:30-17:30, 0:17:30-19:45",
        );
    }

    #[test]
    fn the_hours_in_use_include_every_shift() {
        let check = |shifts: &str, team: &str, expect: (u8, u8)| {
            let plan = week(POSITIONS, STAFF, shifts);
            let page = Page {
                offset: 0,
                limit: 1,
            };
            let hours = plan.member_rows(&filter(team, ""), ALL_SLOTS, page).hours;
            assert_eq!((hours.start, hours.end), expect, "{shifts}");
        };
        check("", "", (9, 24));
        check("ada/0:10+8", "", (9, 24));
        check("dan/2:7:30+8", "", (7, 24));
        check("bob/0:22+4:15", "", (9, 27));
        check("bob/0:23+24", "lobby", (9, 24));
    }

    #[test]
    fn free_hours_are_whole_and_in_no_shift() {
        let free = |shifts: &str| {
            let plan = week(
                POSITIONS,
                "ada@cook=0:9-17,2:9:30-12,6:20-24 bob@cook",
                shifts,
            );
            let rows = plan
                .member_rows(&Filter::default(), ALL_SLOTS, Page::ALL)
                .rows;
            list(rows.iter().map(|row| length(row.free_length)))
        };
        assert_eq!(free(""), "14, 0");
        assert_eq!(free("ada/0:9+7:30"), "6, 0");
        assert_eq!(free("ada/0:9+8 ada/6:18+8 bob/0:9+1"), "2, 0");
    }

    #[test]
    fn hidden_slots_hide_shifts_entirely_within_them() {
        const SHIFTS: &str = "ada/0:6+8 ada/1:12+4 ada/2:14+8 ada/3:21+2 ada/4:22+8";
        check(SHIFTS, 1, "30: 0:6-14, 1:12-16");
        check(SHIFTS, 2, "30: 1:12-16, 2:14-22, 3:21-23");
        check(SHIFTS, 4, "30: 3:21-23, 4:22-30");
        check(SHIFTS, 5, "30: 0:6-14, 1:12-16, 3:21-23, 4:22-30");
        check(SHIFTS, 0, "30: ");
        check(SHIFTS, 8, "30: ");
    }

    #[test]
    fn members_come_by_position_and_then_in_staff_order_in_pages() {
        let plan = week(POSITIONS, STAFF, "");
        let page = |team, position, offset, limit| {
            let page = Page { offset, limit };
            let page = plan.member_rows(&filter(team, position), ALL_SLOTS, page);
            format!(
                "{} {}",
                page.total,
                list(page.rows.into_iter().map(|row| row.person.name))
            )
        };
        assert_eq!(page("", "", 0, 0), "3 Ada, Bob, Dan");
        assert_eq!(page("", "", 1, 1), "3 Bob");
        assert_eq!(page("", "", 2, 5), "3 Dan");
        assert_eq!(page("", "", 3, 5), "3 ");
        assert_eq!(page("", "", usize::MAX, usize::MAX), "3 ");
        assert_eq!(page("kitchen", "", 0, 0), "2 Ada, Bob");
        assert_eq!(page("", "host", 0, 0), "1 Dan");
        assert_eq!(page("lobby", "cook", 0, 0), "0 ");
    }

    /// The indices of the gap blocks of a day.
    fn gaps(day: &RoleDay) -> Vec<u32> {
        day.gaps.iter().map(|gap| gap.gap).collect()
    }

    /// The cooks' Monday as `scheduled=confirmed+pending [preview] gaps`.
    fn check_role(shifts: &str, slots: u8, expect: &str) {
        let rows = week(POSITIONS, STAFF, shifts).role_rows(&Filter::default(), slots);
        assert_eq!(
            (&*rows[0].name, rows[0].required, rows[0].days.len()),
            ("Cook", 3, 7)
        );
        let day = &rows[0].days[0];
        let preview = day.preview.iter().map(|member| {
            format!(
                "{}{}",
                member.person.name,
                if member.confirmed { "" } else { "?" }
            )
        });
        let found = format!(
            "{}={}+{} [{}] {:?}",
            day.scheduled,
            day.confirmed,
            day.pending,
            list(preview),
            gaps(day)
        );
        assert_eq!(found, expect, "{shifts}");
    }

    #[test]
    fn a_role_row() {
        check_role("", ALL_SLOTS, "0=0+0 [] [0]");
        check_role(
            "bob/0:10+10 ada/0:10+10?",
            ALL_SLOTS,
            "2=1+1 [Ada?, Bob] []",
        );
        check_role(
            "ada/0:6+2 ada/0:12+2 ada/0:20+2?",
            ALL_SLOTS,
            "1=2+1 [Ada?] [0]",
        );
        check_role("ada/0:6+2 ada/0:12+2 ada/0:22+2?", 1, "1=2+0 [Ada] [0]");
        check_role("ada/0:6+2 ada/1:12+2 dan/0:10+10", 1, "1=1+0 [Ada] [0]");
        check_role(
            "ada/0:10+3 bob/0:10+3 ada/0:15+5 bob/0:15+5 dan/0:11+1",
            ALL_SLOTS,
            "2=4+0 [Ada, Bob] [1]",
        );
    }

    /// A gap that is entirely within hidden slots is hidden; one that reaches into a visible slot is not.
    #[test]
    fn a_role_row_hides_the_gaps_of_hidden_slots() {
        const SHORT_FROM_TWO: &str = "ada/0:10+4 bob/0:10+4 dan/0:10+10";
        for (slots, gaps) in [(ALL_SLOTS, "[0]"), (1, "[]"), (2, "[0]"), (4, "[]")] {
            let people = if slots & 1 == 0 {
                "0=0+0 []"
            } else {
                "2=2+0 [Ada, Bob]"
            };
            check_role(SHORT_FROM_TWO, slots, &format!("{people} {gaps}"));
        }
        check_role("", 1, "0=0+0 [] [0]");
        check_role("", 4, "0=0+0 [] []");
    }

    #[test]
    fn a_role_row_marks_only_its_own_gaps() {
        let plan = week(POSITIONS, STAFF, "ada/0:10+10 bob/0:10+10 dan/0:12+2");
        let rows = plan.role_rows(&Filter::default(), ALL_SLOTS);
        assert!(gaps(&rows[0].days[0]).is_empty());
        assert_eq!(gaps(&rows[1].days[0]), [0, 1]);
        assert_eq!(gaps(&rows[0].days[1]), [2]);
        let filtered = plan.role_rows(&filter("", "host"), ALL_SLOTS);
        assert!(filtered.len() == 1 && filtered[0].days.iter().all(|day| day.gaps.is_empty()));
    }

    /// The gaps of a role's Monday as `block short scheduled/required needed`.
    fn role_gaps(shifts: &str, role: usize) -> String {
        let rows = week(POSITIONS, STAFF, shifts).role_rows(&Filter::default(), ALL_SLOTS);
        list(rows[role].days[0].gaps.iter().map(|gap| {
            let Staffing {
                scheduled,
                required,
                needed,
                ..
            } = gap.staffing;
            let short = hours(&gap.short);
            format!("{} {short} {scheduled}/{required} {needed}", gap.gap)
        }))
    }

    /// A role's gap has its own short hours and figures, not the hours of the block.
    #[test]
    fn a_role_s_gap_is_its_own() {
        const SHIFTS: &str = "ada/0:10+7 bob/0:10+7 ada/0:18+2 bob/0:18+2 dan/0:10+5";
        assert_eq!(role_gaps(SHIFTS, 0), "0 17-18 0/3 3");
        assert_eq!(role_gaps(SHIFTS, 1), "0 15-20 0/1 1");
        assert_eq!(
            role_gaps("ada/0:10+10 bob/0:10+1:45 bob/0:14+2", 0),
            "0 11-14+16-20 1/3 2"
        );
    }

    /// Hidden slots require nobody, neither on a day nor in the week.
    #[test]
    fn a_role_needs_the_most_of_its_visible_slots() {
        let mut plan = week(POSITIONS, STAFF, "");
        let mut heads = SlotHeads([[1; 3]; 7]);
        heads.0[2] = [4, 5, 6];
        let cook = TemplatePosition {
            id: "cook".to_owned(),
            name: "Cook".to_owned(),
            requirements: DayRequirements::from(heads),
        };
        plan.follow(&Template::new(&[cook]).unwrap());
        let required = |slots: u8| {
            let rows = plan.role_rows(&Filter::default(), slots);
            let days = rows.iter().map(|row| (row.required, row.days[2].required));
            let monday = rows[0].days[0].required;
            (monday, days.collect::<Vec<_>>())
        };
        assert_eq!(required(ALL_SLOTS), (1, vec![(6, 6), (1, 1)]));
        assert_eq!(required(1 | 2), (1, vec![(5, 5), (1, 1)]));
        assert_eq!(required(1), (1, vec![(4, 4), (1, 1)]));
        assert_eq!(required(0), (0, vec![(0, 0), (0, 0)]));
    }
}
