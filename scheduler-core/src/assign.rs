//! Assigning and unassigning: the edits of a week. Each costs the hours that its shift touches and a
//! look-up.

use crate::{
    check::Draft,
    schedule::{MAX_SHIFTS, Shift},
    schedule_error::{ScheduleError, ScheduleProblem},
    week_plan::WeekPlan,
};

impl WeekPlan {
    /// Adds a pending shift of `hours` hours that starts at hour `start` of `day`, and gives its new
    /// id. A member may be booked twice; the doubled hours count once.
    ///
    /// ```
    /// # use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
    /// # let schedule: Schedule = serde_json::from_str(r#"{
    /// #     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
    /// #     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
    /// #                "availability": [{"day": 0, "start": 8, "end": 24}]}],
    /// #     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
    /// # }"#).unwrap();
    /// let mut plan = WeekPlan::new(schedule);
    /// assert_eq!(plan.assign("ada", 1, 9, 8).unwrap(), "assigned-1");
    /// assert_eq!(plan.schedule().shifts()[1].confirmed, false);
    /// assert!(plan.assign("ada", 1, 24, 8).is_err());
    /// ```
    ///
    /// # Errors
    /// An unknown staff member, a day, start or length out of range, or as many shifts as there may
    /// be; the week is then as it was.
    pub fn assign(
        &mut self,
        staff_id: &str,
        day: i32,
        start: i32,
        hours: i32,
    ) -> Result<String, ScheduleError> {
        let draft = Draft::new(self, staff_id, day, start, hours)?;
        let (place, shift) = self.new_shift(&draft, false)?;
        let id = shift.id.clone();
        self.put(place, shift);
        Ok(id)
    }

    /// Removes a shift, assigned or given, and gives it back. Assigning and then unassigning leaves
    /// the week as it was.
    ///
    /// ```
    /// # use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
    /// # let schedule: Schedule = serde_json::from_str(r#"{
    /// #     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 2}],
    /// #     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal",
    /// #                "availability": [{"day": 0, "start": 8, "end": 24}]}],
    /// #     "shifts": [{"id": "1", "staffId": "ada", "day": 0, "start": 9, "hours": 8, "confirmed": true}]
    /// # }"#).unwrap();
    /// let mut plan = WeekPlan::new(schedule);
    /// assert_eq!(plan.unassign("1").unwrap().start, 9);
    /// assert!(plan.unassign("1").is_err());
    /// ```
    ///
    /// # Errors
    /// An unknown shift; the week is then as it was.
    pub fn unassign(&mut self, shift_id: &str) -> Result<Shift, ScheduleError> {
        let (_, shift) = self.shift_named(shift_id)?;
        let shift = shift.clone();
        self.take(shift_id);
        Ok(shift)
    }

    /// A shift that nobody has yet, and its place at the end of the schedule.
    pub(crate) fn new_shift(
        &mut self,
        draft: &Draft,
        confirmed: bool,
    ) -> Result<(u64, Shift), ScheduleError> {
        let count = self.shift_count();
        if count >= MAX_SHIFTS {
            return Err(ScheduleError::new(
                "shifts",
                ScheduleProblem::TooMany {
                    kind: "shifts",
                    count: count.saturating_add(1),
                    limit: MAX_SHIFTS,
                },
            ));
        }
        let staff = self.staff.get(draft.staff);
        let shift = Shift {
            staff_id: staff
                .map(|staff| staff.member.id.clone())
                .unwrap_or_default(),
            id: self.unused_id(),
            day: draft.day,
            start: draft.start,
            hours: draft.hours,
            confirmed,
        };
        Ok((self.new_place(), shift))
    }

    /// Takes one version of a shift out, if there is one, and puts another in its place.
    pub(crate) fn exchange(&mut self, place: u64, out: Option<&Shift>, into: Option<&Shift>) {
        if let Some(shift) = out {
            self.take(&shift.id);
        }
        if let Some(shift) = into {
            self.put(place, shift.clone());
        }
    }

    /// Puts a shift into its place in the order of the schedule.
    #[inline(never)]
    fn put(&mut self, place: u64, shift: Shift) {
        let Ok(index) = self.staff_named(&shift.staff_id) else {
            return;
        };
        if let Some(member) = self.staff.get_mut(index)
            && let Some(position) = self.positions.get_mut(member.position)
        {
            member.counts.add(&shift, &mut position.counts);
            self.shift_index.insert(shift.id.clone(), index);
            let at = member.placed.partition_point(|(other, _)| *other < place);
            member.placed.insert(at, (place, shift));
        }
    }

    #[inline(never)]
    fn take(&mut self, shift_id: &str) -> Option<()> {
        let staff = self.shift_index.remove(shift_id)?;
        let member = self.staff.get_mut(staff)?;
        let mut shifts = member.placed.iter();
        let at = shifts.position(|(_, shift)| shift.id == shift_id)?;
        let (_, shift) = member.placed.remove(at);
        let position = self.positions.get_mut(member.position)?;
        member.counts.remove(&shift, &mut position.counts);
        Some(())
    }

    /// `assigned-1`, `assigned-2` and so on; one that is taken is passed over, and none comes twice,
    /// so that an id once handed out never names another shift.
    pub(crate) fn unused_id(&mut self) -> String {
        loop {
            self.assigned = self.assigned.saturating_add(1);
            let id = format!("assigned-{}", self.assigned);
            if !self.shift_index.contains_key(&id) {
                return id;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        coverage::coverage,
        error::{Coded, EngineError},
        filter::Filter,
        testing::week,
    };

    fn plan() -> WeekPlan {
        week(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/0:9+8 ada/0:10+2? bob/6:20+4",
        )
    }

    fn monday(plan: &WeekPlan) -> [u32; 24] {
        coverage(plan, &Filter::default())["cook"][0]
    }

    #[test]
    fn an_assigned_shift_is_pending_and_comes_last() {
        let mut plan = plan();
        let id = plan.assign("bob", 0, 16, 3).unwrap();
        assert_eq!((&*id, plan.shift_count()), ("assigned-1", 4));
        let schedule = plan.schedule();
        let expect = Shift {
            id,
            staff_id: "bob".into(),
            day: 0,
            start: 16,
            hours: 3,
            confirmed: false,
        };
        assert_eq!(schedule.shifts()[3], expect);
        assert_eq!(monday(&plan)[14..21], [1, 1, 2, 1, 1, 0, 0]);
    }

    /// [D-455] taking one of two bookings away leaves the other
    #[test]
    fn unassigning_half_of_a_double_booking() {
        let mut plan = plan();
        plan.unassign("2").unwrap();
        assert_eq!(monday(&plan)[8..18], [0, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
        plan.assign("ada", 0, 11, 1).unwrap();
        plan.unassign("1").unwrap();
        assert_eq!(monday(&plan)[8..18], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn the_other_shifts_keep_their_order() {
        let mut plan = plan();
        plan.assign("ada", 1, 0, 1).unwrap();
        assert_eq!(plan.unassign("1").unwrap().hours, 8);
        let schedule = plan.schedule();
        let ids: Vec<&str> = schedule.shifts().iter().map(|shift| &*shift.id).collect();
        assert_eq!(ids, ["2", "3", "assigned-1"]);
    }

    #[test]
    fn an_id_never_names_two_shifts() {
        let mut plan = plan();
        let first = plan.assign("ada", 1, 0, 1).unwrap();
        plan.unassign(&first).unwrap();
        assert_eq!(plan.assign("ada", 1, 0, 1).unwrap(), "assigned-2");
        let mut again = WeekPlan::new(plan.schedule());
        assert_eq!(again.assign("ada", 1, 0, 1).unwrap(), "assigned-1");
        assert_eq!(again.assign("ada", 1, 0, 1).unwrap(), "assigned-3");
    }

    #[test]
    fn wrong_edits_change_nothing() {
        let mut plan = plan();
        let before = plan.schedule();
        let check = |error: ScheduleError, code, path: &str, words: &str| {
            let error = EngineError::from(error);
            assert_eq!((&*error.code, error.path.as_deref()), (code, Some(path)));
            assert!(error.message.contains(words), "{}", error.message);
        };
        check(
            plan.assign("cyd", 0, 9, 8).unwrap_err(),
            "unknown-staff",
            "staffId",
            "'cyd'",
        );
        check(
            plan.assign("ada", 7, 9, 8).unwrap_err(),
            "day-out-of-range",
            "day",
            "day is 7; it must be 0 to 6",
        );
        check(
            plan.assign("ada", 0, 24, 8).unwrap_err(),
            "start-out-of-range",
            "start",
            "0 to 23",
        );
        check(
            plan.assign("ada", 0, 9, 0).unwrap_err(),
            "hours-out-of-range",
            "hours",
            "1 to 24",
        );
        check(
            plan.assign("ada", 0, 9, 25).unwrap_err(),
            "hours-out-of-range",
            "hours",
            "1 to 24",
        );
        check(
            plan.assign("ada", 0, -1, i32::MAX).unwrap_err(),
            "start-out-of-range",
            "start",
            "-1",
        );
        check(
            plan.unassign("9").unwrap_err(),
            "unknown-shift",
            "shiftId",
            "no shift has that id",
        );
        plan.unassign("3").unwrap();
        check(
            plan.unassign("3").unwrap_err(),
            "unknown-shift",
            "shiftId",
            "'3'",
        );
        assert_eq!(plan.schedule().shifts(), &before.shifts()[..2]);
    }

    #[test]
    fn a_full_week_takes_no_more() {
        let mut schedule = plan().schedule();
        let shift = schedule.shifts[0].clone();
        schedule.shifts = (0..MAX_SHIFTS)
            .map(|id| Shift {
                id: id.to_string(),
                ..shift.clone()
            })
            .collect();
        let mut plan = WeekPlan::new(schedule);
        assert_eq!(
            plan.assign("ada", 0, 9, 8).unwrap_err().code(),
            "too-many-entries"
        );
        plan.unassign("0").unwrap();
        assert!(plan.assign("ada", 0, 9, 8).is_ok());
        assert_eq!(monday(&plan)[9], 1);
    }
}
