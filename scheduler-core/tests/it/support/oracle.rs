//! A second, naive implementation of the rules: every query scans every shift. The engine's answers must equal these.

use std::{collections::BTreeSet, ops::Range};

use scheduler_core::{Filter, HourRange, Position, Schedule, Shift, StaffMember};
use serde_json::{Map, Value, json};

use super::weeks::NAMES;

pub struct Oracle<'a> {
    pub schedule: &'a Schedule,
    pub filter: &'a Filter,
}

/// Day, first hour and end hour, exclusive.
type Block = (u8, u8, u8);

impl<'a> Oracle<'a> {
    /// The whole analysis, as JSON.
    pub fn analysis(&self) -> Value {
        let mut coverage = Map::new();
        for position in self.in_scope() {
            let days: Vec<Vec<usize>> = (0..7)
                .map(|day| {
                    (0..24)
                        .map(|hour| self.scheduled(position, day, hour))
                        .collect()
                })
                .collect();
            coverage.insert(position.id.clone(), json!(days));
        }
        json!({
            "coverage": coverage,
            "gaps": self.gaps(),
            "fillRates": self.fill_rates(),
            "pendingAssignments": self.pending_assignments(),
            "shiftStatus": self.shift_status(),
            "suggestions": self.suggestions(),
        })
    }

    /// A cell of the board, as JSON.
    pub fn cell(&self, day: u8, hour: u8) -> Value {
        let on_duty: Vec<&StaffMember> = self
            .schedule
            .staff()
            .iter()
            .filter(|member| self.duties_in_scope(member, day, hour).next().is_some())
            .collect();
        let confirmed = |member: &'a StaffMember| {
            let mut duties = self.duties_in_scope(member, day, hour);
            duties.all(|confirmed| confirmed)
        };
        let sure = on_duty.iter().filter(|member| confirmed(member)).count();
        let positions: Vec<Value> = self
            .in_scope()
            .map(|position| {
                let scheduled = self.scheduled(position, day, hour);
                let required = self.required(position, day, hour);
                json!({
                    "positionId": position.id, "required": required, "scheduled": scheduled,
                    "needed": (required as usize).saturating_sub(scheduled),
                    "understaffed": short(scheduled, required),
                    "level": self.level([position], day, hour),
                })
            })
            .collect();
        let gap = self
            .blocks()
            .iter()
            .position(|&(block_day, start, end)| block_day == day && start <= hour && hour < end);
        json!({
            "day": day, "hour": hour,
            "slot": if (6..14).contains(&hour) { "morning" } else if (14..22).contains(&hour) { "afternoon" } else { "night" },
            "scheduled": self.in_scope().map(|position| self.scheduled(position, day, hour)).sum::<usize>(),
            "present": on_duty.len(), "confirmed": sure, "pending": on_duty.len() - sure,
            "positions": positions, "gap": gap, "level": self.level(self.in_scope(), day, hour),
        })
    }

    /// The summary of a day, as JSON.
    pub fn day(&self, day: u8) -> Value {
        let blocks: Vec<Block> = self
            .blocks()
            .into_iter()
            .filter(|block| block.0 == day)
            .collect();
        let working: BTreeSet<&str> = self
            .shifts_in_scope()
            .filter(|shift| shift.time.day.index() == usize::from(day))
            .map(|shift| &*shift.staff_id)
            .collect();
        let mut worst: Option<(f64, Value)> = None;
        for hour in self.examined() {
            for position in self.in_scope() {
                let required = self.required(position, day, hour);
                if required == 0 {
                    continue;
                }
                let scheduled = self.scheduled(position, day, hour);
                let share = scheduled as f64 / f64::from(required);
                if worst.as_ref().is_none_or(|(least, _)| share < *least) {
                    worst = Some((share, self.day_position(position, day, hour)));
                }
            }
        }
        let positions: Vec<Value> = self
            .in_scope()
            .map(|position| {
                let examined = self.examined();
                let hour = self.worst_hour(position, (day, examined.start, examined.end));
                self.day_position(position, day, hour)
            })
            .collect();
        json!({
            "day": day, "gapCount": blocks.len(), "gapHours": hours(&blocks), "staffWorking": working.len(),
            "worst": worst.map(|(_, worst)| worst), "positions": positions,
            "levels": self.examined().map(|hour| self.level(self.in_scope(), day, hour)).filter(|level| !level.is_null()).collect::<Vec<_>>(),
        })
    }

    /// The staffing of a position in an hour of a day, as JSON.
    fn day_position(&self, position: &Position, day: u8, hour: u8) -> Value {
        let scheduled = self.scheduled(position, day, hour);
        let required = self.required(position, day, hour);
        json!({
            "positionId": position.id, "hour": hour, "required": required, "scheduled": scheduled,
            "needed": (required as usize).saturating_sub(scheduled),
            "understaffed": short(scheduled, required), "percent": percent(scheduled, required),
        })
    }

    /// The examined hours of the week in which each position of the team is understaffed.
    pub fn short_hours_of_week(&self) -> Vec<usize> {
        let Range { start, end } = self.examined();
        self.in_team()
            .map(|position| {
                (0..7)
                    .map(|day| self.short_hours(position, (day, start, end)).len())
                    .sum()
            })
            .collect()
    }

    /// The worst level of some positions in an hour, as JSON.
    fn level(&self, positions: impl IntoIterator<Item = &'a Position>, day: u8, hour: u8) -> Value {
        if self.filter.position.is_some() || !self.examined().contains(&hour) {
            return Value::Null;
        }
        let names = ["fine", "thin", "gap", "severe"];
        let rank = |position: &Position| {
            let scheduled = self.scheduled(position, day, hour);
            let required = self.required(position, day, hour);
            if short(scheduled, required) {
                2 + usize::from(required as usize - scheduled >= 4)
            } else {
                usize::from(scheduled < required as usize)
            }
        };
        let worst = positions.into_iter().map(rank).max();
        worst.map_or(Value::Null, |worst| json!(names[worst]))
    }

    /// The insights, as JSON.
    pub fn insights(&self) -> Value {
        let blocks = self.blocks();
        let examined: Vec<(u8, u8)> = (0..7)
            .flat_map(|day| self.examined().map(move |hour| (day, hour)))
            .collect();
        let covered = examined
            .iter()
            .filter(|&&(day, hour)| {
                !self
                    .in_scope()
                    .any(|position| self.is_short(position, day, hour))
            })
            .count();
        let mut worst_day: Option<(usize, Value)> = None;
        for day in 0..7 {
            let of_day: Vec<Block> = blocks
                .iter()
                .copied()
                .filter(|block| block.0 == day)
                .collect();
            if hours(&of_day) > worst_day.as_ref().map_or(0, |(most, _)| *most) {
                let gap_hours = hours(&of_day);
                worst_day = Some((
                    gap_hours,
                    json!({"day": day, "gapHours": gap_hours, "gapCount": of_day.len()}),
                ));
            }
        }
        let mut most_understaffed: Option<(usize, Value)> = None;
        for position in self.in_scope() {
            let counts: Vec<usize> = examined
                .iter()
                .filter(|&&(day, hour)| self.is_short(position, day, hour))
                .map(|&(day, hour)| {
                    self.required(position, day, hour) as usize
                        - self.scheduled(position, day, hour)
                })
                .collect();
            if counts.len() > most_understaffed.as_ref().map_or(0, |(most, _)| *most) {
                let needed = counts.iter().max().unwrap();
                most_understaffed = Some((
                    counts.len(),
                    json!({
                        "positionId": position.id, "gapHours": counts.len(), "needed": needed,
                    }),
                ));
            }
        }
        let missing: usize = self
            .in_scope()
            .flat_map(|position| examined.iter().map(move |hour| (position, hour)))
            .map(|(position, &(day, hour))| {
                let required = self.required(position, day, hour) as usize;
                required.saturating_sub(self.scheduled(position, day, hour))
            })
            .sum();
        let rates = self.fill_rates();
        json!({
            "missingHours": u32::try_from(missing).unwrap_or(u32::MAX),
            "gapCount": blocks.len(), "gapHours": hours(&blocks), "examinedHours": examined.len(), "coveredHours": covered,
            "worstDay": worst_day.map(|(_, day)| day), "mostUnderstaffed": most_understaffed.map(|(_, position)| position),
            "pendingShifts": self.shifts_in_scope().filter(|shift| !shift.confirmed).count(),
            "lowestFill": rates.iter().min_by_key(|rate| rate["percent"].as_u64()),
        })
    }

    pub fn blocks(&self) -> Vec<Block> {
        let mut blocks: Vec<Block> = Vec::new();
        if self.filter.position.is_some() {
            return blocks;
        }
        for day in 0..7 {
            for hour in self.examined() {
                if !self
                    .in_scope()
                    .any(|position| self.is_short(position, day, hour))
                {
                    continue;
                }
                match blocks.last_mut() {
                    Some((last_day, _, end)) if *last_day == day && *end == hour => *end = hour + 1,
                    _ => blocks.push((day, hour, hour + 1)),
                }
            }
        }
        blocks
    }

    fn gaps(&self) -> Vec<Value> {
        let entry = |position: &'a Position, (day, start, end): Block| {
            let worst = self.worst_hour(position, (day, start, end));
            let scheduled = self.scheduled(position, day, worst);
            let required = self.required(position, day, worst);
            let members: Vec<Value> = self
                .staff_of(position)
                .filter_map(|member| {
                    let own = self.shifts_in(member, position).map(|shift| (shift, 0));
                    let before = self.before_in(member, position);
                    let all = own.chain(before.map(|shift| (shift, WEEK)));
                    let shifts: Vec<&Shift> = all
                        .filter(|&(shift, earlier)| {
                            (start..end).any(|hour| is_in(shift, earlier, day, hour))
                        })
                        .map(|(shift, _)| shift)
                        .collect();
                    let quarters: usize =
                        shifts.iter().map(|shift| quarters_of(shift).count()).sum();
                    (!shifts.is_empty()).then(|| {
                        let mut entry = json!({
                            "staffId": member.id, "name": member.name, "hours": quarters / 4,
                            "confirmed": shifts.iter().all(|shift| shift.confirmed),
                        });
                        if !quarters.is_multiple_of(4) {
                            entry["minutes"] = (quarters % 4 * 15).into();
                        }
                        entry
                    })
                })
                .collect();
            json!({
                "positionId": position.id, "required": required, "scheduled": scheduled,
                "needed": (required as usize).saturating_sub(scheduled),
                "understaffed": short(scheduled, required),
                "short": ranges(&self.short_hours(position, (day, start, end))), "members": members,
            })
        };
        self.blocks()
            .into_iter()
            .map(|block| {
                let positions: Vec<Value> = self
                    .in_scope()
                    .map(|position| entry(position, block))
                    .collect();
                json!({"day": block.0, "start": block.1, "end": block.2, "positions": positions})
            })
            .collect()
    }

    fn suggestions(&self) -> Vec<Value> {
        let mut all = Vec::new();
        for (gap, block) in self.blocks().into_iter().enumerate() {
            for position in self.in_scope() {
                if self.short_hours(position, block).is_empty() {
                    continue;
                }
                let staff: Vec<Value> = self
                    .helpers(position, block)
                    .into_iter()
                    .take(3)
                    .map(|helper| {
                        json!({
                            "staffId": helper.member.id, "name": helper.member.name,
                            "availableTimes": helper.times, "isFullyAvailable": helper.fully,
                        })
                    })
                    .collect();
                all.push(json!({"gap": gap, "positionId": position.id, "staff": staff}));
            }
        }
        all
    }

    /// Everybody who could help a position where it is short in a block, best first.
    pub fn helpers(&self, position: &'a Position, block: Block) -> Vec<Helper<'a>> {
        let (day, start, end) = block;
        let short_hours = self.short_hours(position, block);
        let mut helpers = Vec::new();
        for member in self.staff_of(position) {
            let free: Vec<u8> = (start..end)
                .filter(|&hour| self.is_free(member, day, hour))
                .collect();
            let useful = short_hours
                .iter()
                .filter(|hour| free.contains(hour))
                .count();
            if useful == 0 {
                continue;
            }
            let minutes: usize = self
                .shifts_of(member)
                .map(|shift| quarters_of(shift).count() * 15 - usize::from(shift.break_minutes))
                .sum();
            let other = member.position_id != position.id;
            let name = NAMES.iter().position(|name| *name == member.name);
            let fully = useful == short_hours.len();
            helpers.push((
                (
                    !fully,
                    usize::MAX - useful,
                    other,
                    minutes,
                    name,
                    &member.id,
                ),
                Helper {
                    member,
                    times: ranges(&free),
                    fully,
                },
            ));
        }
        helpers.sort_by_key(|(rank, _)| *rank);
        helpers.into_iter().map(|(_, helper)| helper).collect()
    }

    /// The hours of a block in which a position is understaffed.
    pub fn short_hours(&self, position: &'a Position, (day, start, end): Block) -> Vec<u8> {
        (start..end)
            .filter(|&hour| self.is_short(position, day, hour))
            .collect()
    }

    fn fill_rates(&self) -> Vec<Value> {
        self.in_team()
            .map(|position| {
                let scheduled = self.staffed(position);
                let percent = percent(scheduled, position.required);
                let tone = if percent >= 90 { "green" } else if percent >= 70 { "yellow" } else { "red" };
                json!({
                    "positionId": position.id, "required": position.required, "scheduled": scheduled,
                    "percent": percent, "tone": tone,
                })
            })
            .collect()
    }

    pub fn pending_assignments(&self) -> usize {
        self.in_team()
            .map(|position| (position.required as usize).saturating_sub(self.staffed(position)))
            .sum()
    }

    pub fn shift_status(&self) -> Value {
        let confirmed = self
            .shifts_in_scope()
            .filter(|shift| shift.confirmed)
            .count();
        json!({"confirmed": confirmed, "pending": self.shifts_in_scope().count() - confirmed})
    }

    fn in_team(&self) -> impl Iterator<Item = &'a Position> {
        let filter = self.filter;
        self.schedule.positions().iter().filter(move |position| {
            filter.team.is_none() || filter.team.as_deref() == Some(&*position.team)
        })
    }

    fn in_scope(&self) -> impl Iterator<Item = &'a Position> {
        let filter = self.filter;
        self.in_team().filter(move |position| {
            filter.position.is_none() || filter.position.as_deref() == Some(&*position.id)
        })
    }

    fn examined(&self) -> Range<u8> {
        let hours = self.schedule.details().examined;
        hours.map_or(10..20, |hours| hours.start..hours.end)
    }

    /// The heads needed in an hour, which may be the one after midnight.
    fn required(&self, position: &Position, day: u8, hour: u8) -> u32 {
        let at = usize::from(day) * 24 + usize::from(hour);
        let demand = self.schedule.details().demand.iter().find(|entry| {
            entry.position_id == position.id
                && (entry.hours.start..entry.hours.end)
                    .any(|hour| entry.day.index() * 24 + usize::from(hour) == at)
        });
        demand.map_or(position.required, |entry| entry.required)
    }

    fn is_short(&self, position: &'a Position, day: u8, hour: u8) -> bool {
        let required = self.required(position, day, hour);
        short(self.scheduled(position, day, hour), required)
    }

    /// Understaffed before not, then the most missing, then the fewest there, then the first.
    fn worst_hour(&self, position: &'a Position, (day, start, end): Block) -> u8 {
        let rank = |hour: &u8| {
            let scheduled = self.scheduled(position, day, *hour);
            let required = self.required(position, day, *hour) as usize;
            let missing = required.saturating_sub(scheduled);
            (
                !self.is_short(position, day, *hour),
                usize::MAX - missing,
                scheduled,
            )
        };
        (start..end).min_by_key(rank).unwrap()
    }

    fn staff_of(&self, position: &'a Position) -> impl Iterator<Item = &'a StaffMember> {
        self.schedule.staff().iter().filter(|member| {
            member.position_id == position.id || member.other_positions.contains(&position.id)
        })
    }

    fn is_absent(&self, member: &StaffMember, day: usize) -> bool {
        let mut absences = self.schedule.details().absences.iter();
        absences.any(|absence| absence.staff_id == member.id && absence.day.index() == day)
    }

    /// The shifts that count.
    fn shifts_of(&self, member: &'a StaffMember) -> impl Iterator<Item = &'a Shift> {
        let own = self.schedule.shifts().iter();
        own.filter(|shift| shift.staff_id == member.id)
            .filter(|shift| !self.is_absent(member, shift.time.day.index()))
    }

    fn shifts_in(
        &self,
        member: &'a StaffMember,
        position: &'a Position,
    ) -> impl Iterator<Item = &'a Shift> {
        self.shifts_of(member)
            .filter(|shift| is_worked_in(shift, member, position))
    }

    fn before_in(
        &self,
        member: &'a StaffMember,
        position: &'a Position,
    ) -> impl Iterator<Item = &'a Shift> {
        let before = self.schedule.details().before.iter();
        before.filter(|shift| shift.staff_id == member.id && is_worked_in(shift, member, position))
    }

    fn shifts_in_scope(&self) -> impl Iterator<Item = &'a Shift> {
        self.in_scope().flat_map(move |position| {
            self.staff_of(position)
                .flat_map(move |member| self.shifts_in(member, position))
        })
    }

    /// Whether somebody works in a quarter of the week, in any position.
    fn works(&self, member: &'a StaffMember, quarter: usize) -> bool {
        let details = self.schedule.details();
        let of_member = |shifts: &'a [Shift], weeks: isize| {
            let own = shifts.iter().filter(|shift| shift.staff_id == member.id);
            let mut quarters = own.flat_map(quarters_of);
            quarters.any(|worked| worked.checked_add_signed(weeks * WEEK as isize) == Some(quarter))
        };
        self.shifts_of(member)
            .flat_map(quarters_of)
            .any(|worked| worked == quarter)
            || of_member(&details.before, -1)
            || of_member(&details.after, 1)
    }

    /// Whether somebody works in a position in a quarter of the week.
    fn works_in(&self, member: &'a StaffMember, position: &'a Position, quarter: usize) -> bool {
        let mut own = self.shifts_in(member, position).flat_map(quarters_of);
        let mut before = self.before_in(member, position).flat_map(quarters_of);
        own.any(|worked| worked == quarter) || before.any(|worked| worked == quarter + WEEK)
    }

    /// Whether each shift of somebody in scope that touches an hour is confirmed.
    fn duties_in_scope(
        &self,
        member: &'a StaffMember,
        day: u8,
        hour: u8,
    ) -> impl Iterator<Item = bool> {
        self.in_scope().flat_map(move |position| {
            let own = self.shifts_in(member, position).map(|shift| (shift, 0));
            let before = self.before_in(member, position).map(|shift| (shift, WEEK));
            own.chain(before)
                .filter(move |&(shift, earlier)| is_in(shift, earlier, day, hour))
                .map(|(shift, _)| shift.confirmed)
        })
    }

    /// Whether somebody is available and off duty in all four quarters of an hour.
    pub fn is_free(&self, member: &'a StaffMember, day: u8, hour: u8) -> bool {
        quarters(day, hour).all(|quarter| {
            is_available(member, quarter)
                && !self.is_absent(member, quarter / 96)
                && !self.works(member, quarter)
        })
    }

    /// The fewest different people on duty in any quarter of an hour.
    fn scheduled(&self, position: &'a Position, day: u8, hour: u8) -> usize {
        let heads = quarters(day, hour).map(|quarter| {
            self.staff_of(position)
                .filter(|member| self.works_in(member, position, quarter))
                .count()
        });
        heads.min().unwrap()
    }

    fn staffed(&self, position: &'a Position) -> usize {
        self.staff_of(position)
            .filter(|member| self.shifts_in(member, position).next().is_some())
            .count()
    }
}

/// Quarters in a week.
const WEEK: usize = 7 * 96;

fn is_worked_in(shift: &Shift, member: &StaffMember, position: &Position) -> bool {
    match &shift.position_id {
        Some(id) => *id == position.id,
        None => member.position_id == position.id,
    }
}

/// Somebody who could help.
pub struct Helper<'a> {
    pub member: &'a StaffMember,
    /// All free hours of the block.
    pub times: Vec<HourRange>,
    /// Whether every short hour is free.
    pub fully: bool,
}

/// The four quarters of an hour, counted from Monday 0:00.
fn quarters(day: u8, hour: u8) -> impl Iterator<Item = usize> {
    let first = (usize::from(day) * 24 + usize::from(hour)) * 4;
    first..first + 4
}

/// The quarters of a shift, counted from Monday 0:00.
fn quarters_of(shift: &Shift) -> impl Iterator<Item = usize> {
    let first = (shift.time.day.index() * 24 + usize::from(shift.time.start)) * 4
        + usize::from(shift.time.start_minute) / 15;
    first..first + usize::from(shift.time.hours) * 4 + usize::from(shift.time.minutes) / 15
}

/// Whether a shift that is some quarters earlier has any time in an hour.
fn is_in(shift: &Shift, earlier: usize, day: u8, hour: u8) -> bool {
    quarters(day, hour).any(|quarter| quarters_of(shift).any(|worked| worked == quarter + earlier))
}

fn is_available(member: &StaffMember, quarter: usize) -> bool {
    member.availability.iter().any(|range| {
        let midnight = range.day.index() * 96;
        let start = midnight + usize::from(range.start) * 4 + usize::from(range.start_minute) / 15;
        let end = midnight + usize::from(range.end) * 4 + usize::from(range.end_minute) / 15;
        start <= quarter && quarter < end
    })
}

/// Hours in order as ranges.
fn ranges(hours: &[u8]) -> Vec<HourRange> {
    let mut ranges: Vec<HourRange> = Vec::new();
    for &hour in hours {
        match ranges.last_mut() {
            Some(range) if range.end == hour => range.end += 1,
            _ => ranges.push(HourRange::new(hour, hour + 1)),
        }
    }
    ranges
}

fn short(scheduled: usize, required: u32) -> bool {
    (scheduled as f64) < (f64::from(required) / 2.0).ceil()
}

fn percent(scheduled: usize, required: u32) -> u64 {
    if required == 0 {
        return 100;
    }
    (100.0 * scheduled as f64 / f64::from(required) + 0.5).floor() as u64
}

fn hours(blocks: &[Block]) -> usize {
    blocks
        .iter()
        .map(|block| usize::from(block.2 - block.1))
        .sum()
}
