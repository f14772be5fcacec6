//! The board: the week in hour rows, 9 AM to midnight.

use serde::{Serialize, Serializer, ser::SerializeStruct};

use crate::{
    coverage::{GapBlock, StaffingLevel},
    schedule::{DAYS, Day, HOURS, Slot},
    week::{Filter, PositionWeek, QuarterSet, Staffing, Week, hour_of_week},
};

/// The hour of the first row, 9 AM.
pub(crate) const FIRST_ROW: u8 = 9;
/// The hour of the last row, 12 AM: the first hour after midnight.
pub(crate) const LAST_ROW: u8 = HOURS;

/// The hour rows of a week.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Board {
    /// The hour of the first row: 9.
    pub first_hour: u8,
    /// The hour of the last row: 24.
    pub last_hour: u8,
    /// Row by row, Monday first: the cell of an hour and a day is at `(hour - 9) * 7 + day`.
    pub cells: Vec<HourCell>,
}

/// One hour of one day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct HourCell {
    /// The day of the column.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// The hour of the row, 9 to 24. Hour 24 is hour 0 of the next day; on Sunday it is beyond the week, and contains
    /// the continuation of Sunday's shifts.
    pub hour: u8,
    /// The slot of the hour.
    pub slot: Slot,
    /// The hour's coverage: the fewest different staff members on duty in any of its quarters.
    pub scheduled: u32,
    /// Different staff members on duty at any time in the hour.
    pub present: u32,
    /// Those of them whose shifts at that time are all confirmed.
    pub confirmed: u32,
    /// The others.
    pub pending: u32,
    /// Every position in scope, in schedule order.
    pub positions: Vec<HourPosition>,
    /// The index of the gap block that contains this hour, if any.
    pub gap: Option<u32>,
    /// The worst level of any of the positions; `None` in hours that are not examined and under a position filter.
    pub level: Option<StaffingLevel>,
}

/// The staffing of one position in one hour.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "typescript",
    derive(tsify::Tsify),
    tsify(missing_as_null),
    serde(rename_all = "camelCase")
)]
#[non_exhaustive]
pub struct HourPosition {
    /// The position.
    pub position_id: String,
    /// Its staffing.
    #[cfg_attr(feature = "typescript", serde(flatten))]
    pub staffing: Staffing,
    /// How well it is staffed; `None` in hours that are not examined and under a position filter.
    pub level: Option<StaffingLevel>,
}

impl HourPosition {
    pub(super) fn write<S: SerializeStruct>(&self, fields: &mut S) -> Result<(), S::Error> {
        fields.serialize_field("positionId", &self.position_id)?;
        self.staffing.write(fields)?;
        fields.serialize_field("level", &self.level)
    }
}

impl Serialize for HourPosition {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("HourPosition", 6)?;
        self.write(&mut fields)?;
        fields.end()
    }
}

impl Week {
    /// Lays the week out in hour rows, in scope of both filters.
    ///
    /// ```
    /// use scheduler_core::{Day, Filter, Position, Schedule, Shift, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let shift = Shift::new("1", "ada", Day::Sunday, 20, 5);
    /// let board = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?).board(&Filter::default());
    /// let after_midnight = &board.cells[(24 - 9) * 7 + 6];
    /// assert_eq!((after_midnight.scheduled, after_midnight.present), (1, 1));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn board(&self, filter: &Filter) -> Board {
        let gaps = self.gaps(filter);
        let mut cells: Vec<HourCell> = (FIRST_ROW..=LAST_ROW)
            .flat_map(|hour| Day::ALL.map(|day| (day, hour)))
            .map(|(day, hour)| cell(self, filter, &gaps, day, hour))
            .collect();
        count_people(self, filter, &mut cells);
        Board {
            first_hour: FIRST_ROW,
            last_hour: LAST_ROW,
            cells,
        }
    }
}

fn cell(week: &Week, filter: &Filter, gaps: &[GapBlock], day: Day, hour: u8) -> HourCell {
    let at = hour_of_week(day, hour);
    let positions: Vec<HourPosition> = week
        .in_scope(filter)
        .map(|position| hour_position(week, position, filter, at, hour))
        .collect();
    HourCell {
        day,
        hour,
        slot: Slot::at(hour),
        scheduled: positions
            .iter()
            .map(|position| position.staffing.scheduled)
            .sum(),
        present: 0,
        confirmed: 0,
        pending: 0,
        level: positions.iter().filter_map(|position| position.level).max(),
        positions,
        gap: block_at(gaps, day, hour),
    }
}

/// The index of the gap block that contains an hour of a day.
pub(super) fn block_at(gaps: &[GapBlock], day: Day, hour: u8) -> Option<u32> {
    (0..).zip(gaps).find_map(|(index, block)| {
        let holds = block.day == day && (block.start..block.end).contains(&hour);
        holds.then_some(index)
    })
}

pub(super) fn hour_position(
    week: &Week,
    position: &PositionWeek,
    filter: &Filter,
    at: usize,
    hour: u8,
) -> HourPosition {
    let staffing = position.staffing(at);
    HourPosition {
        position_id: position.definition.id.clone(),
        level: week.level(filter, hour, staffing),
        staffing,
    }
}

/// Counts who is on duty at any time in each cell.
fn count_people(week: &Week, filter: &Filter, cells: &mut [HourCell]) {
    for staff in week.members_in(filter) {
        let duties = week
            .in_scope(filter)
            .map(|position| staff.duty_in(position));
        let (busy, pending) = duties.fold(<(QuarterSet, QuarterSet)>::default(), |all, duty| {
            (all.0 | duty.0, all.1 | duty.1)
        });
        for hour in busy.hours() {
            let Some(cell) = cell_at(hour).and_then(|index| cells.get_mut(index)) else {
                continue;
            };
            cell.present += 1;
            if pending.touches_hour(hour) {
                cell.pending += 1;
            } else {
                cell.confirmed += 1;
            }
        }
    }
}

/// The index of the cell that shows an hour of the week. Midnight is the last row of the day before.
fn cell_at(hour_of_the_week: usize) -> Option<usize> {
    let (day, hour) = match (hour_of_the_week / 24, hour_of_the_week % 24) {
        (day, 0) => (day.checked_sub(1)?, 24),
        at => at,
    };
    let row = hour.checked_sub(FIRST_ROW.into())?;
    (day < DAYS.into()).then_some(row * usize::from(DAYS) + day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{filter, list, week};

    const POSITIONS: &str = "cook/kitchen:3 host/lobby:1";
    const STAFF: &str = "dan@host ada@cook bob@cook cyd@cook";

    /// A cell as `scheduled=confirmed+pending gap`.
    fn check(shifts: &str, day: usize, hour: usize, expect: &str) {
        let board = week(POSITIONS, STAFF, shifts).board(&Filter::default());
        let cell = &board.cells[(hour - 9) * 7 + day];
        assert_eq!((cell.day.index(), usize::from(cell.hour)), (day, hour));
        let (scheduled, confirmed, pending) = (cell.scheduled, cell.confirmed, cell.pending);
        let found = format!("{scheduled}={confirmed}+{pending} {:?}", cell.gap);
        assert_eq!(found, expect, "{shifts}");
    }

    #[test]
    fn cells_count_people() {
        check("", 0, 9, "0=0+0 None");
        check("", 2, 10, "0=0+0 Some(2)");
        check("", 2, 20, "0=0+0 None");
        check("ada/0:9+4", 0, 9, "1=1+0 None");
        check("ada/0:9+4?", 0, 12, "1=0+1 Some(0)");
        check("ada/0:9+4?", 0, 13, "0=0+0 Some(0)");
        check("ada/0:9+4 ada/0:10+1?", 0, 10, "1=0+1 Some(0)");
        check("ada/0:9+4 ada/0:10+1?", 0, 11, "1=1+0 Some(0)");
        check("dan/0:9+9 bob/0:9+9? ada/0:9+9", 0, 11, "3=2+1 None");
        check(
            "dan/0:9+9 bob/0:9+9? ada/0:9+9 cyd/0:9+1",
            0,
            9,
            "4=3+1 None",
        );
    }

    /// The last row is the first hour after midnight; on Sunday it is beyond the week and shows the continuation of
    /// Sunday's shifts.
    #[test]
    fn the_last_row() {
        check("ada/0:20+5", 0, 24, "1=1+0 None");
        check("ada/0:20+4", 0, 24, "0=0+0 None");
        check("ada/1:0+1", 0, 24, "1=1+0 None");
        check("ada/6:20+5?", 6, 24, "1=0+1 None");
        check("ada/0:0+1", 6, 24, "0=0+0 None");
    }

    /// [D-294] a coverage entry gives position, required and scheduled; its members are in the lanes
    #[test]
    fn a_cell_lists_every_position_in_scope() {
        let plan = week(POSITIONS, STAFF, "ada/0:9+4");
        let cell = |team, position, index: usize| {
            let cell = plan.board(&filter(team, position)).cells.swap_remove(index);
            list(cell.positions.into_iter().map(|entry| {
                let staffing = entry.staffing;
                let mark = if staffing.understaffed { "!" } else { "" };
                format!(
                    "{} {}/{} {}{mark}",
                    entry.position_id, staffing.scheduled, staffing.required, staffing.needed
                )
            }))
        };
        assert_eq!(cell("", "", 0), "cook 1/3 2!, host 0/1 1!");
        assert_eq!(cell("kitchen", "", 0), "cook 1/3 2!");
        assert_eq!(cell("", "host", 0), "host 0/1 1!");
        let filtered = plan.board(&filter("", "host"));
        assert!(
            filtered
                .cells
                .iter()
                .all(|cell| cell.gap.is_none() && cell.scheduled == 0)
        );
    }

    #[test]
    fn rows_run_from_nine_to_midnight() {
        let board = week("", "", "").board(&Filter::default());
        assert_eq!(
            (board.first_hour, board.last_hour, board.cells.len()),
            (9, 24, 112)
        );
        let slots: Vec<Slot> = board
            .cells
            .iter()
            .step_by(7)
            .map(|cell| cell.slot)
            .collect();
        assert_eq!(
            (slots[4], slots[5], slots[12], slots[13], slots[15]),
            (
                Slot::Morning,
                Slot::Afternoon,
                Slot::Afternoon,
                Slot::Night,
                Slot::Night
            )
        );
    }

    /// An hour's coverage is that of its worst quarter; people who are on duty at any time in it are present.
    #[test]
    fn people_on_duty_for_part_of_an_hour_are_present() {
        let cell = |shifts: &str, day: usize, hour: usize| {
            let board = week(POSITIONS, STAFF, shifts).board(&Filter::default());
            let cell = &board.cells[(hour - 9) * 7 + day];
            let (confirmed, pending) = (cell.confirmed, cell.pending);
            assert_eq!(cell.present, confirmed + pending);
            format!("{} of {confirmed}+{pending}", cell.scheduled)
        };
        assert_eq!(cell("ada/0:9:30+8", 0, 9), "0 of 1+0");
        assert_eq!(cell("ada/0:9:30+8", 0, 10), "1 of 1+0");
        assert_eq!(cell("ada/0:9:30+8", 0, 17), "0 of 1+0");
        assert_eq!(cell("ada/0:9:30+8", 0, 18), "0 of 0+0");
        assert_eq!(
            cell("ada/0:9+0:30 bob/0:9:30+2? dan/0:9+1", 0, 9),
            "2 of 2+1"
        );
        // A shift that is confirmed until the pending one begins.
        assert_eq!(cell("ada/0:9+1:30 ada/0:10:30+1?", 0, 10), "1 of 0+1");
        assert_eq!(cell("ada/6:20+4:15", 6, 24), "0 of 1+0");
    }
}
