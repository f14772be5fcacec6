//! Marks that are missing: hours in which too few people with a mark are on duty, as the needs of the rules say.
//!
//! A need holds in the examined hours in which its position needs anybody; one without a position in those in which any
//! position does. Like a position's coverage, the people with the mark in an hour are the fewest in any of its quarters. A
//! need of one position is looked at where that is in scope, one of the whole house only without a filter.

use serde::Serialize;

use crate::{
    schedule::{Day, HourRange, MarkNeed, StaffMember},
    week::{Filter, PositionWeek, QuarterSet, WEEK_HOURS, Week, hour_ranges, hours_of_week},
};

/// Consecutive hours of one day in which too few people with a mark are on duty.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct MarkGap {
    /// The mark, as the rules name it.
    pub mark: String,
    /// The position that needs it; `None` for the whole house.
    pub position_id: Option<String>,
    /// The day.
    #[cfg_attr(feature = "typescript", tsify(type = "number"))]
    pub day: Day,
    /// First hour.
    pub start: u8,
    /// End hour, exclusive.
    pub end: u8,
    /// The fewest people with the mark in any of these hours.
    pub actual: u32,
    /// How many there have to be.
    pub limit: u32,
}

impl Week {
    /// The stretches of hours in which too few people with a mark are on duty: need by need in the order of the rules, and
    /// earliest first.
    ///
    /// ```
    /// use scheduler_core::{Day, Filter, Position, Rules, Schedule, Shift, StaffMember, Week, schedule::MarkNeed};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").marked("Key");
    /// let shift = Shift::new("1", "ada", Day::Monday, 12, 8);
    /// let mut week = Week::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// let mut rules = Rules::default();
    /// rules.mark_needs.push(MarkNeed::new("Key"));
    /// week.set_rules(rules);
    /// let gaps = week.mark_gaps(&Filter::default());
    /// assert_eq!((gaps.len(), gaps[0].start, gaps[0].end), (7, 10, 12));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    #[must_use]
    pub fn mark_gaps(&self, filter: &Filter) -> Vec<MarkGap> {
        let mut gaps = Vec::new();
        for need in self.mark_needs(filter) {
            let on_duty = self.people_with_mark(need);
            let short = self.short_of(need, &on_duty);
            gaps.extend(hour_ranges(short).map(|(day, hours)| {
                let of_day = hours_of_week(day, hours);
                let counts = of_day.filter_map(|hour| on_duty.get(hour)).copied();
                MarkGap {
                    mark: need.mark.clone(),
                    position_id: need.position_id.clone(),
                    day,
                    start: hours.start,
                    end: hours.end,
                    actual: counts.min().unwrap_or(0),
                    limit: need.heads,
                }
            }));
        }
        gaps
    }

    /// The needs of marks in scope, in the order of the rules.
    fn mark_needs(&self, filter: &Filter) -> impl Iterator<Item = &MarkNeed> {
        let needs = self.rules.mark_needs.iter();
        needs.filter(|need| self.admits_need(need, filter))
    }

    /// Whether a need of a mark is in scope: its position is, or it is of the whole house and there is no filter.
    #[must_use]
    pub fn admits_need(&self, need: &MarkNeed, filter: &Filter) -> bool {
        match &need.position_id {
            None => *filter == Filter::default(),
            Some(id) => self
                .position_named(id)
                .is_ok_and(|position| filter.admits(&position.definition)),
        }
    }

    /// How many people with the mark of a need are on duty where it asks for them, by hour of the week: the fewest in any
    /// quarter of the hour.
    #[must_use]
    pub fn people_with_mark(&self, need: &MarkNeed) -> Vec<u32> {
        const QUARTERS: usize = 4;
        let position = need.position_id.as_deref();
        let position = position.map(|id| self.position_named(id));
        let mut quarters = vec![0_u32; WEEK_HOURS * QUARTERS];
        for staff in self.everybody() {
            if !staff.member.has_mark(&need.mark) {
                continue;
            }
            let on_duty = match &position {
                None => staff.busy(),
                Some(Ok(position)) => staff.duty_in(position).0,
                Some(Err(_)) => QuarterSet::default(),
            };
            for quarter in on_duty.in_the_week().iter() {
                if let Some(people) = quarters.get_mut(quarter) {
                    *people += 1;
                }
            }
        }
        let hours = quarters.chunks_exact(QUARTERS);
        hours
            .map(|quarters| quarters.iter().copied().min().unwrap_or(0))
            .collect()
    }

    /// Whether a need of a mark holds in an hour of a day, examined or not: whether its position, or any without one, needs
    /// anybody in it.
    #[must_use]
    pub fn asks_for_mark(&self, need: &MarkNeed, day: Day, hour: u8) -> bool {
        let position = need.position_id.as_deref();
        let ids = self.positions.iter().map(|known| &*known.definition.id);
        let mut ids = ids.filter(|id| position.is_none_or(|position| position == *id));
        ids.any(|id| {
            self.required_at(id, day, hour)
                .is_some_and(|heads| heads > 0)
        })
    }

    /// For each need in scope the examined hours in which its mark is missing.
    pub(crate) fn hours_without_marks(&self, filter: &Filter) -> impl Iterator<Item = QuarterSet> {
        let needs = self.mark_needs(filter);
        needs.map(|need| self.short_of(need, &self.people_with_mark(need)))
    }

    /// For each need in scope how many people with its mark are missing, added up over the examined hours.
    pub(crate) fn missing_marks(&self, filter: &Filter) -> impl Iterator<Item = u32> {
        self.mark_needs(filter).map(|need| {
            let on_duty = self.people_with_mark(need);
            let short = self.short_of(need, &on_duty).hours();
            let missing = short.filter_map(|hour| on_duty.get(hour));
            missing
                .map(|people| need.heads.saturating_sub(*people))
                .sum()
        })
    }

    /// The examined hours in which somebody with a mark of a person is missing whom they would be in a position.
    pub(crate) fn hours_that_lack(
        &self,
        member: &StaffMember,
        position: &PositionWeek,
    ) -> QuarterSet {
        let id = Some(&position.definition.id);
        let needs = self.rules.mark_needs.iter();
        let needs =
            needs.filter(|need| need.position_id.is_none() || need.position_id.as_ref() == id);
        needs
            .filter(|need| member.has_mark(&need.mark))
            .map(|need| self.short_of(need, &self.people_with_mark(need)))
            .collect()
    }

    /// The examined hours in which a need holds and fewer people with its mark are on duty.
    fn short_of(&self, need: &MarkNeed, on_duty: &[u32]) -> QuarterSet {
        let HourRange { start, end } = self.details().examined();
        let mut short = QuarterSet::default();
        for day in Day::ALL {
            for hour in (start..end).filter(|hour| self.asks_for_mark(need, day, *hour)) {
                let of_week = hours_of_week(day, HourRange::new(hour, hour)).start;
                if on_duty
                    .get(of_week)
                    .is_some_and(|people| *people < need.heads)
                {
                    short.insert_hour(of_week);
                }
            }
        }
        short
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rules, Schedule,
        coverage::StaffingLevel,
        editing::Editor,
        testing::{filter, list, proposed, schedule},
    };

    /// Two cooks and a host of whom Ada and Eve have a key.
    fn plan(shifts: &str, needs: Vec<MarkNeed>) -> Week {
        let plain = schedule(
            "cook/kitchen:1 host/floor:1",
            "ada@cook=0:0-24 bob@cook=0:0-24 eve@host=0:0-24",
            shifts,
        );
        let (positions, mut staff, shifts, details) = plain.into_parts();
        for member in &mut staff {
            if member.id != "bob" {
                member.marks.push("Key".to_owned());
            }
        }
        let schedule = Schedule::new(positions, staff, shifts).unwrap();
        let mut week = Week::new(schedule.with_details(details).unwrap());
        week.set_rules(Rules {
            mark_needs: needs,
            ..Rules::default()
        });
        week
    }

    /// Monday's as `mark position start-end actual/limit`.
    fn monday(week: &Week, filter: &Filter) -> String {
        let gaps = week.mark_gaps(filter).into_iter();
        let gaps = gaps.filter(|gap| gap.day == Day::Monday);
        list(gaps.map(|gap| {
            let MarkGap {
                mark,
                start,
                end,
                actual,
                limit,
                ..
            } = &gap;
            let position = gap.position_id.as_deref().unwrap_or("-");
            format!("{mark} {position} {start}-{end} {actual}/{limit}")
        }))
    }

    fn check(shifts: &str, need: MarkNeed, expected: &str) {
        let found = monday(&plan(shifts, vec![need]), &Filter::default());
        assert_eq!(found, expected, "{shifts}");
    }

    #[test]
    fn a_mark_is_missing_where_too_few_people_have_it() {
        let key = || MarkNeed::new("key");
        check("bob/0:10+10", key(), "key - 10-20 0/1");
        check("bob/0:10+10 ada/0:10+6", key(), "key - 16-20 0/1");
        check("eve/0:10+5 ada/0:15+5", key(), "");
        check(
            "eve/0:10+6 ada/0:15+5",
            key().of(2),
            "key - 10-15 1/2, key - 16-20 1/2",
        );
        // The fewest in any quarter of the hour count, as with heads.
        check("eve/0:10+5:30 ada/0:15:45+4:15", key(), "key - 15-16 0/1");
    }

    #[test]
    fn a_need_of_a_position_looks_at_its_hours_and_people() {
        let of = |id: &str| MarkNeed::new("Key").in_position(id);
        check("eve/0:10+10 bob/0:10+10", of("cook"), "Key cook 10-20 0/1");
        check("eve/0:10+10", of("host"), "");
        check("", of("bar"), "");
        let mut closed = plan("", vec![of("cook"), MarkNeed::new("Key")]);
        closed.positions[0].closed[0] = true;
        assert_eq!(monday(&closed, &Filter::default()), "Key - 10-20 0/1");
        closed.positions[1].closed[0] = true;
        assert_eq!(monday(&closed, &Filter::default()), "");
    }

    #[test]
    fn needs_outside_the_scope_are_not_looked_at() {
        let needs = vec![
            MarkNeed::new("Key"),
            MarkNeed::new("Key").in_position("cook"),
        ];
        let week = plan("", needs);
        let at = |team: &str, position: &str| monday(&week, &filter(team, position));
        assert_eq!(at("", ""), "Key - 10-20 0/1, Key cook 10-20 0/1");
        assert_eq!(at("kitchen", ""), "Key cook 10-20 0/1");
        assert_eq!(at("floor", ""), "");
    }

    /// An hour in which only a mark is missing is in a gap, and the level of its hour says so.
    #[test]
    fn what_is_missing_stands_in_gaps_and_figures() {
        let shifts = "bob/0:10+10 eve/0:10+8 ada/0:4+7";
        let before = plan(shifts, Vec::new());
        let week = plan(shifts, vec![MarkNeed::new("Key").of(1)]);
        let all = Filter::default();
        let of_monday = |week: &Week| {
            week.gaps(&all)
                .into_iter()
                .find(|gap| gap.day == Day::Monday)
        };
        // Nobody greets from 18 on, and nobody has a key then.
        let block = of_monday(&week).unwrap();
        assert_eq!((block.start, block.end, block.marks.len()), (18, 20, 1));
        assert_eq!(of_monday(&before).unwrap().marks, []);
        let missing = |week: &Week| week.missing_hours(&all);
        assert_eq!(missing(&week) - missing(&before), 2 + 6 * 10);
        let both = plan(
            "bob/0:10+10 eve/0:10+10 ada/0:4+7",
            vec![MarkNeed::new("Key").of(2)],
        );
        let block = of_monday(&both).unwrap();
        assert_eq!((block.start, block.end), (11, 20));
        assert!(block.positions.iter().all(|entry| entry.short.is_empty()));
        assert_eq!(both.day_levels(&all, Day::Monday)[0], StaffingLevel::Fine);
        assert_eq!(both.day_levels(&all, Day::Monday)[1], StaffingLevel::Gap);
    }

    /// Whoever has the mark that is missing is suggested, and comes before those who have not.
    #[test]
    fn people_with_the_mark_come_first() {
        let names = |week: &Week, position: &str| {
            let hours = HourRange::new(10, 20);
            let found = week.suggested_staff(position, Day::Monday, hours).unwrap();
            list(found.into_iter().map(|candidate| candidate.person.name))
        };
        let shifts = "bob/1:10+4 ada/2:10+8";
        // Bob works less, and has no key.
        assert_eq!(names(&plan(shifts, Vec::new()), "cook"), "Bob, Ada");
        let needs = || vec![MarkNeed::new("Key").in_position("cook")];
        assert_eq!(names(&plan(shifts, needs()), "cook"), "Ada, Bob");
        // The position has enough people, but nobody with a key.
        let covered = plan("bob/0:10+10", needs());
        assert_eq!(names(&covered, "cook"), "Ada");
        assert_eq!(names(&covered, "host"), "Eve");
        // Whoever has a key is of use to the house in any position, also in one that has enough people.
        let house = plan("bob/0:10+10 eve/0:10+4", vec![MarkNeed::new("Key")]);
        assert_eq!(names(&house, "cook"), "Ada");
        let covered = plan("bob/0:10+10 eve/0:10+4", vec![MarkNeed::new("Key").of(2)]);
        assert_eq!(names(&covered, "host"), "Eve");
    }

    /// A change is measured on a part of the week, which knows the keys of the others.
    #[test]
    fn a_change_that_takes_the_last_key_away_opens_a_gap() {
        let week = plan(
            "bob/0:10+10 eve/0:10+10 ada/0:10+10",
            vec![MarkNeed::new("Key").of(2)],
        );
        let mut editor = Editor::new(week.schedule());
        editor.set_rules(week.rules().clone());
        let effect = editor.preview(&["2".to_owned()], &[]).unwrap();
        assert_eq!((effect.gap_hours, effect.missing_hours), (10, 20));
        // Bob has no key: only the head is covered again.
        let instead = [proposed("bob/0:20+4")];
        let effect = editor.preview(&["3".to_owned()], &instead).unwrap();
        assert_eq!((effect.gap_hours, effect.missing_hours), (10, 10));
    }
}
