//! The rules once more, written as plainly as they read and with no regard for cost: every question
//! looks through every shift. What the engine answers must be what this answers.

use std::collections::BTreeSet;

use scheduler_core::{
    filter::Filter,
    schedule::{Position, Schedule, Shift, StaffMember},
};
use serde_json::{Map, Value, json};

pub struct Oracle<'a> {
    pub schedule: &'a Schedule,
    pub filter: &'a Filter,
}

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

    /// The cells of the board without their previews' colours and names, as JSON.
    pub fn cell(&self, day: u8, hour: u8) -> Value {
        let on_duty: Vec<&StaffMember> = self
            .in_scope()
            .flat_map(|position| self.staff_of(position))
            .filter(|member| self.works(member, day, hour))
            .collect();
        let confirmed = |member: &StaffMember| {
            self.shifts_of(member)
                .filter(|shift| covers(shift, day, hour))
                .all(|shift| shift.confirmed)
        };
        let sure = on_duty.iter().filter(|member| confirmed(member)).count();
        let positions: Vec<Value> = self
            .in_scope()
            .map(|position| {
                let scheduled = self.scheduled(position, day, hour);
                json!({
                    "positionId": position.id, "required": position.required, "scheduled": scheduled,
                    "needed": (position.required as usize).saturating_sub(scheduled),
                    "understaffed": short(scheduled, position.required),
                })
            })
            .collect();
        let gap = self
            .blocks()
            .iter()
            .position(|&(block_day, start, end)| block_day == day && start <= hour && hour < end);
        // One of each position before a second of any, shown in the order of positions and staff.
        let is_first = |member: &&StaffMember| {
            let first = on_duty
                .iter()
                .find(|other| other.position_id == member.position_id);
            first.is_some_and(|first| first.id == member.id)
        };
        let (mut chosen, others): (Vec<&StaffMember>, Vec<&StaffMember>) =
            on_duty.iter().copied().partition(is_first);
        chosen.extend(others);
        chosen.truncate(3);
        let preview: Vec<Value> = on_duty
            .iter()
            .filter(|member| chosen.iter().any(|other| other.id == member.id))
            .map(|member| {
                json!({
                    "staffId": member.id, "name": member.name, "positionId": member.position_id,
                    "color": member.color, "confirmed": confirmed(member),
                })
            })
            .collect();
        json!({
            "day": day, "hour": hour,
            "slot": if (6..14).contains(&hour) { "morning" } else if (14..22).contains(&hour) { "afternoon" } else { "night" },
            "scheduled": on_duty.len(), "confirmed": sure, "pending": on_duty.len() - sure,
            "preview": preview, "positions": positions, "gap": gap,
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
            .filter(|shift| shift.day == day)
            .map(|shift| &*shift.staff_id)
            .collect();
        let mut worst: Option<(f64, Value)> = None;
        for hour in 10..20 {
            for position in self.in_scope().filter(|position| position.required > 0) {
                let scheduled = self.scheduled(position, day, hour);
                let share = scheduled as f64 / f64::from(position.required);
                if worst.as_ref().is_none_or(|(least, _)| share < *least) {
                    worst = Some((
                        share,
                        json!({
                            "hour": hour, "positionId": position.id, "required": position.required,
                            "scheduled": scheduled, "percent": percent(scheduled, position.required),
                            "understaffed": short(scheduled, position.required),
                        }),
                    ));
                }
            }
        }
        let positions: Vec<Value> = self
            .in_scope()
            .map(|position| {
                let hour = (10..20)
                    .min_by_key(|&hour| self.scheduled(position, day, hour))
                    .unwrap();
                let fewest = self.scheduled(position, day, hour);
                json!({
                    "positionId": position.id, "required": position.required, "fewest": fewest,
                    "fewestHour": hour, "understaffed": short(fewest, position.required),
                })
            })
            .collect();
        json!({
            "day": day, "gapCount": blocks.len(), "gapHours": hours(&blocks), "staffWorking": working.len(),
            "worst": worst.map(|(_, worst)| worst), "positions": positions,
        })
    }

    /// The insights, as JSON.
    pub fn insights(&self) -> Value {
        let blocks = self.blocks();
        let examined: Vec<(u8, u8)> = (0..7)
            .flat_map(|day| (10..20).map(move |hour| (day, hour)))
            .collect();
        let covered = examined
            .iter()
            .filter(|&&(day, hour)| {
                !self
                    .in_scope()
                    .any(|position| short(self.scheduled(position, day, hour), position.required))
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
        let mut hardest: Option<(usize, Value)> = None;
        for position in self.in_scope() {
            let counts: Vec<usize> = examined
                .iter()
                .map(|&(day, hour)| self.scheduled(position, day, hour))
                .filter(|&scheduled| short(scheduled, position.required))
                .collect();
            if counts.len() > hardest.as_ref().map_or(0, |(most, _)| *most) {
                let needed = position.required as usize - counts.iter().min().unwrap();
                hardest = Some((
                    counts.len(),
                    json!({
                        "positionId": position.id, "gapHours": counts.len(), "needed": needed,
                    }),
                ));
            }
        }
        let rates = self.fill_rates();
        json!({
            "gapCount": blocks.len(), "gapHours": hours(&blocks), "examinedHours": 70, "coveredHours": covered,
            "worstDay": worst_day.map(|(_, day)| day), "hardest": hardest.map(|(_, position)| position),
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
            for hour in 10..20 {
                if !self
                    .in_scope()
                    .any(|position| short(self.scheduled(position, day, hour), position.required))
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
            let scheduled = self.fewest(position, (day, start, end));
            let members: Vec<Value> = self
                .staff_of(position)
                .filter_map(|member| {
                    let shifts: Vec<&Shift> = self
                        .shifts_of(member)
                        .filter(|shift| (start..end).any(|hour| covers(shift, day, hour)))
                        .collect();
                    let hours: u32 = shifts.iter().map(|shift| u32::from(shift.hours)).sum();
                    (!shifts.is_empty()).then(|| {
                        json!({
                            "staffId": member.id, "name": member.name, "hours": hours,
                            "confirmed": shifts.iter().all(|shift| shift.confirmed),
                        })
                    })
                })
                .collect();
            json!({
                "positionId": position.id, "required": position.required, "scheduled": scheduled,
                "needed": (position.required as usize).saturating_sub(scheduled),
                "understaffed": short(scheduled, position.required), "members": members,
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
                if !short(self.fewest(position, block), position.required) {
                    continue;
                }
                let (day, start, end) = block;
                let mut candidates = Vec::new();
                for member in self.staff_of(position) {
                    let free: Vec<u8> = (start..end)
                        .filter(|&hour| {
                            is_available(member, day, hour) && !self.works(member, day, hour)
                        })
                        .collect();
                    if free.is_empty() {
                        continue;
                    }
                    let mut times: Vec<(u8, u8)> = Vec::new();
                    for &hour in &free {
                        match times.last_mut() {
                            Some((_, end)) if *end == hour => *end += 1,
                            _ => times.push((hour, hour + 1)),
                        }
                    }
                    let times: Vec<Value> = times
                        .iter()
                        .map(|(start, end)| json!({"start": start, "end": end}))
                        .collect();
                    let fully = free.len() == usize::from(end - start);
                    let week: i64 = self
                        .shifts_of(member)
                        .map(|shift| i64::from(shift.hours))
                        .sum();
                    let rank = (
                        !fully,
                        -(free.len() as i64),
                        week,
                        member.name.clone(),
                        member.id.clone(),
                    );
                    candidates.push((
                        rank,
                        json!({
                            "staffId": member.id, "name": member.name, "availableTimes": times,
                            "isFullyAvailable": fully,
                        }),
                    ));
                }
                candidates.sort_by(|a, b| a.0.cmp(&b.0));
                let staff: Vec<Value> = candidates
                    .into_iter()
                    .take(3)
                    .map(|(_, staff)| staff)
                    .collect();
                all.push(json!({"gap": gap, "positionId": position.id, "staff": staff}));
            }
        }
        all
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

    fn staff_of(&self, position: &'a Position) -> impl Iterator<Item = &'a StaffMember> {
        self.schedule
            .staff()
            .iter()
            .filter(|member| member.position_id == position.id)
    }

    fn shifts_of(&self, member: &'a StaffMember) -> impl Iterator<Item = &'a Shift> {
        self.schedule
            .shifts()
            .iter()
            .filter(|shift| shift.staff_id == member.id)
    }

    fn shifts_in_scope(&self) -> impl Iterator<Item = &'a Shift> {
        self.in_scope()
            .flat_map(|position| self.staff_of(position))
            .flat_map(|member| self.shifts_of(member))
    }

    fn works(&self, member: &'a StaffMember, day: u8, hour: u8) -> bool {
        self.shifts_of(member).any(|shift| covers(shift, day, hour))
    }

    fn scheduled(&self, position: &'a Position, day: u8, hour: u8) -> usize {
        self.staff_of(position)
            .filter(|member| self.works(member, day, hour))
            .count()
    }

    fn staffed(&self, position: &'a Position) -> usize {
        self.staff_of(position)
            .filter(|member| self.shifts_of(member).next().is_some())
            .count()
    }

    fn fewest(&self, position: &'a Position, (day, start, end): Block) -> usize {
        (start..end)
            .map(|hour| self.scheduled(position, day, hour))
            .min()
            .unwrap()
    }
}

/// Hour by hour, from the first on.
fn covers(shift: &Shift, day: u8, hour: u8) -> bool {
    let asked = u32::from(day) * 24 + u32::from(hour);
    (0..u32::from(shift.hours))
        .any(|passed| u32::from(shift.day) * 24 + u32::from(shift.start) + passed == asked)
}

fn is_available(member: &StaffMember, day: u8, hour: u8) -> bool {
    member
        .availability
        .iter()
        .any(|range| range.day == day && range.start <= hour && hour < range.end)
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
