//! One day in hour rows with a column per position, and the same day per staff member.

use serde::{Serialize, Serializer, ser::SerializeStruct};

use super::{
    board::{FIRST_ROW, HourPosition, LAST_ROW, block_at, hour_position},
    chip::PreviewMember,
    rows::{Page, page_of_staff},
};
use crate::{
    schedule::{Day, Slot},
    week::{Filter, Person, PositionWeek, StaffWeek, Week, hour_of_week},
};

/// The most members previewed in one cell of a day, which has more room than a week's.
pub(crate) const MAX_DAY_PREVIEW: usize = 6;

/// The hour rows of one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DayBoard {
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The positions in scope, in schedule order: the columns.
    pub positions: Vec<String>,
    /// The hours 9 to 24: the rows.
    pub rows: Vec<DayHour>,
}

/// One hour of a day, position by position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DayHour {
    /// The hour, 9 to 24; hour 24 is the first one after midnight, also of Sunday.
    pub hour: u8,
    /// The slot of the hour.
    pub slot: Slot,
    /// The index of the week's gap block that contains this hour, if any.
    pub gap: Option<u32>,
    /// One cell for each position in scope.
    pub cells: Vec<DayCell>,
}

/// One position in one hour.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(missing_as_null),
    serde(rename_all = "camelCase")
)]
#[non_exhaustive]
pub struct DayCell {
    /// The position and its staffing.
    #[cfg_attr(feature = "typescript", serde(flatten))]
    pub position: HourPosition,
    /// Different staff members on duty at any time in the hour.
    pub present: u32,
    /// The first six of those present, in staff order.
    pub preview: Vec<PreviewMember>,
}

impl Serialize for DayCell {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("DayCell", 8)?;
        self.position.write(&mut fields)?;
        fields.serialize_field("present", &self.present)?;
        fields.serialize_field("preview", &self.preview)?;
        fields.end()
    }
}

/// What one staff member does in one hour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum DutyHour {
    /// Neither on duty nor available for the whole hour.
    Off,
    /// Available for the whole hour and in no shift.
    Free,
    /// On duty, all shifts of this hour confirmed.
    Confirmed,
    /// On duty, a shift of this hour pending.
    Pending,
}

/// A page of staff members on one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct DayMembers {
    /// The rows of all pages together.
    pub total: u32,
    /// The rows of this page.
    pub rows: Vec<MemberDay>,
}

/// A staff member's day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MemberDay {
    /// The person.
    #[serde(flatten)]
    pub person: Person,
    /// The hours 9 to 24.
    pub hours: Vec<DutyHour>,
}

impl Week {
    /// Lays one day out in hour rows with a cell for every position in scope of both filters.
    #[must_use]
    pub fn day_board(&self, filter: &Filter, day: Day) -> DayBoard {
        let gaps = self.gaps(filter);
        DayBoard {
            day,
            positions: self
                .in_scope(filter)
                .map(|position| position.definition.id.clone())
                .collect(),
            rows: (FIRST_ROW..=LAST_ROW)
                .map(|hour| DayHour {
                    hour,
                    slot: Slot::at(hour),
                    gap: block_at(&gaps, day, hour),
                    cells: self
                        .in_scope(filter)
                        .map(|position| cell(self, position, filter, day, hour))
                        .collect(),
                })
                .collect(),
        }
    }

    /// The day of every staff member of the positions in scope of both filters, by position and then in
    /// staff order.
    #[must_use]
    pub fn day_members(&self, filter: &Filter, day: Day, page: Page) -> DayMembers {
        let (total, rows) = page_of_staff(self, filter, page);
        DayMembers {
            total,
            rows: rows.map(|staff| member_day(staff, day)).collect(),
        }
    }
}

fn cell(week: &Week, position: &PositionWeek, filter: &Filter, day: Day, hour: u8) -> DayCell {
    let at = hour_of_week(day, hour);
    let mut present = 0;
    let mut preview = Vec::new();
    for staff in week.staff_of(position) {
        let (busy, pending) = staff.duty_in(position);
        if !busy.touches_hour(at) {
            continue;
        }
        present += 1;
        if preview.len() < MAX_DAY_PREVIEW {
            let confirmed = !pending.touches_hour(at);
            preview.push(PreviewMember::new(&staff.member, confirmed));
        }
    }
    DayCell {
        position: hour_position(week, position, filter, at, hour),
        present,
        preview,
    }
}

fn member_day(staff: &StaffWeek, day: Day) -> MemberDay {
    MemberDay {
        person: Person::from(&staff.member),
        hours: (FIRST_ROW..=LAST_ROW)
            .map(|hour| duty(staff, hour_of_week(day, hour)))
            .collect(),
    }
}

fn duty(staff: &StaffWeek, at: usize) -> DutyHour {
    let mut posts = staff.posts.iter();
    if posts.any(|post| post.counts.pending.covered().touches_hour(at)) {
        DutyHour::Pending
    } else if staff.busy().touches_hour(at) {
        DutyHour::Confirmed
    } else if staff.available.whole_hours().touches_hour(at) {
        DutyHour::Free
    } else {
        DutyHour::Off
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::week;

    fn plan() -> Week {
        week(
            "server/front-of-house:3 cook/kitchen:1",
            "ada@cook=1:9-24 bo@server cy@server",
            "ada/0:20+14 bo/1:10+10? cy/1:12+2",
        )
    }

    /// `hour: scheduled/required` of each position, with `!` where it is understaffed.
    fn row(team: Option<&str>, day: Day, hour: u8) -> String {
        let filter = Filter {
            team: team.map(Into::into),
            position: None,
        };
        let board = plan().day_board(&filter, day);
        let row = board.rows.iter().find(|row| row.hour == hour).unwrap();
        let cells = row.cells.iter().map(|cell| {
            let position = &cell.position;
            let staffing = position.staffing;
            let mark = if staffing.understaffed { "!" } else { "" };
            format!(
                "{} {}/{}{mark}",
                position.position_id, staffing.scheduled, staffing.required
            )
        });
        format!(
            "{}, gap {:?}",
            cells.collect::<Vec<_>>().join(", "),
            row.gap
        )
    }

    /// [D-253] [D-258] a day in hour rows, counted by the engine.
    #[test]
    fn every_hour_counts_each_position_in_scope() {
        assert_eq!(
            row(None, Day::Tuesday, 9),
            "server 0/3!, cook 1/1, gap None"
        );
        assert_eq!(
            row(None, Day::Tuesday, 10),
            "server 1/3!, cook 0/1!, gap Some(1)"
        );
        assert_eq!(
            row(None, Day::Tuesday, 12),
            "server 2/3, cook 0/1!, gap Some(1)"
        );
        assert_eq!(
            row(Some("front-of-house"), Day::Tuesday, 12),
            "server 2/3, gap None"
        );
        assert_eq!(
            row(None, Day::Monday, 24),
            "server 0/3!, cook 1/1, gap None"
        );
        assert_eq!(
            row(None, Day::Sunday, 24),
            "server 0/3!, cook 0/1!, gap None"
        );
    }

    #[test]
    fn a_shift_from_the_day_before_is_on_duty_and_the_rest_of_the_day_is_free_or_off() {
        let page = plan().day_members(&Filter::default(), Day::Tuesday, Page::ALL);
        let of = |name: &str| {
            page.rows
                .iter()
                .find(|row| row.person.name == name)
                .unwrap()
        };
        assert_eq!(of("Ada").hours[..2], [DutyHour::Confirmed, DutyHour::Free]);
        assert_eq!(of("Bo").hours[..2], [DutyHour::Off, DutyHour::Pending]);
        assert_eq!(
            of("Cy").hours[2..6],
            [
                DutyHour::Off,
                DutyHour::Confirmed,
                DutyHour::Confirmed,
                DutyHour::Off
            ]
        );
        assert_eq!(of("Cy").hours.len(), 16);
    }

    #[test]
    fn members_come_in_pages_by_position_then_staff_order() {
        let second = Page {
            offset: 1,
            limit: 1,
        };
        let page = plan().day_members(&Filter::default(), Day::Tuesday, second);
        assert_eq!(
            (page.total, page.rows.len(), &*page.rows[0].person.name),
            (3, 1, "Cy")
        );
    }

    /// An hour is free if it is available in all of its quarters, and on duty if any quarter is.
    #[test]
    fn parts_of_an_hour() {
        let plan = week(
            "cook/kitchen:1",
            "ada@cook=1:9:30-13 bob@cook",
            "ada/1:11:45+0:30 bob/1:12:30+1?",
        );
        let page = plan.day_members(&Filter::default(), Day::Tuesday, Page::ALL);
        use DutyHour::{Confirmed, Free, Off, Pending};
        assert_eq!(
            page.rows[0].hours[..5],
            [Off, Free, Confirmed, Confirmed, Off]
        );
        assert_eq!(page.rows[1].hours[..5], [Off, Off, Off, Pending, Pending]);
        let board = plan.day_board(&Filter::default(), Day::Tuesday);
        let cell = |hour: usize| {
            let cell = &board.rows[hour - 9].cells[0];
            let preview = cell.preview.iter().map(|member| &*member.person.name);
            (
                cell.position.staffing.scheduled,
                cell.present,
                preview.collect::<Vec<_>>(),
            )
        };
        assert_eq!(cell(11), (0, 1, vec!["Ada"]));
        assert_eq!(cell(12), (0, 2, vec!["Ada", "Bob"]));
        assert_eq!(cell(13), (0, 1, vec!["Bob"]));
        assert_eq!(cell(14), (0, 0, vec![]));
    }
}
