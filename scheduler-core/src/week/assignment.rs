//! Assigning and unassigning shifts. Each edit costs O(quarters of the shift) and a look-up.

use serde::{Deserialize, Serialize};

use super::week::{ShiftKey, Week};
use crate::schedule::{
    Day, Error, ErrorKind, MAX_SHIFTS, Shift, ShiftTime, validate_shift_position,
};

/// A shift that could be assigned to a person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", from = "FlatProposal")]
#[non_exhaustive]
pub struct ProposedShift {
    /// The id of the staff member.
    pub staff_id: String,
    /// When it is worked.
    #[serde(flatten)]
    pub time: ShiftTime,
    /// The id of the position that it is for. If there is none it is that of the shift that it replaces, or else the
    /// person's main one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position_id: Option<String>,
    /// Unpaid minutes of it, in quarters of an hour. If omitted they are those of the shift that it replaces. A new shift
    /// has at least the break that the law owes, if there is one.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub break_minutes: Option<u8>,
}

/// A proposal as it is read. Errors of a flattened struct would not name the field.
#[derive(Deserialize)]
#[serde(
    rename = "ProposedShift",
    rename_all = "camelCase",
    deny_unknown_fields
)]
struct FlatProposal {
    staff_id: String,
    day: Day,
    start: u8,
    #[serde(default)]
    start_minute: u8,
    hours: u8,
    #[serde(default)]
    minutes: u8,
    position_id: Option<String>,
    break_minutes: Option<u8>,
}

impl From<FlatProposal> for ProposedShift {
    fn from(flat: FlatProposal) -> Self {
        Self {
            staff_id: flat.staff_id,
            time: ShiftTime::new(flat.day, flat.start, flat.hours)
                .with_minutes(flat.start_minute, flat.minutes),
            position_id: flat.position_id,
            break_minutes: flat.break_minutes,
        }
    }
}

impl ProposedShift {
    /// A shift of whole hours.
    pub fn new(staff_id: impl Into<String>, day: Day, start: u8, hours: u8) -> Self {
        Self {
            staff_id: staff_id.into(),
            time: ShiftTime::new(day, start, hours),
            position_id: None,
            break_minutes: None,
        }
    }

    /// The same shift for a position.
    #[must_use]
    pub fn in_position(mut self, position_id: impl Into<String>) -> Self {
        self.position_id = Some(position_id.into());
        self
    }

    /// The same shift with an unpaid break, in minutes.
    #[must_use]
    pub fn with_break(mut self, minutes: u8) -> Self {
        self.break_minutes = Some(minutes);
        self
    }

    /// The same shift with minutes added to its start and its length.
    ///
    /// ```
    /// use scheduler_core::{Day, ProposedShift};
    ///
    /// let shift = ProposedShift::new("ada", Day::Monday, 9, 8).with_minutes(30, 15);
    /// assert_eq!((shift.time.start_minute, shift.time.minutes), (30, 15));
    /// ```
    #[must_use]
    pub fn with_minutes(mut self, start_minute: u8, minutes: u8) -> Self {
        self.time = self.time.with_minutes(start_minute, minutes);
        self
    }
}

impl Week {
    /// Adds a pending shift and returns its new id. Double bookings are allowed; the overlap counts once.
    ///
    /// ```
    /// use scheduler_core::{Day, Position, ProposedShift, Schedule, StaffMember, Week};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 2);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let mut week = Week::new(Schedule::new(vec![cook], vec![ada], vec![])?);
    /// assert_eq!(week.assign(&ProposedShift::new("ada", Day::Monday, 9, 8))?, "assigned-1");
    /// assert!(week.assign(&ProposedShift::new("ada", Day::Monday, 24, 8)).is_err());
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown staff member, a start or length out of range, or too many shifts. On error the week is unchanged.
    pub fn assign(&mut self, proposed: &ProposedShift) -> Result<String, Error> {
        let (place, shift) = self.new_shift(proposed, false)?;
        let id = shift.id.clone();
        self.insert(place, shift);
        Ok(id)
    }

    /// Removes a shift and returns it. Assigning and then unassigning leaves the week as it was.
    ///
    /// # Errors
    /// An unknown shift. On error the week is unchanged.
    pub fn unassign(&mut self, shift_id: &str) -> Result<Shift, Error> {
        self.shift_named(shift_id)?;
        self.remove(shift_id).ok_or_else(|| {
            let id = shift_id.to_owned();
            Error::new("shiftId", ErrorKind::UnknownShift { id })
        })
    }

    /// Checks that a proposal has a known person and valid times, and returns the index of the person.
    pub(crate) fn validate_proposal(&self, proposed: &ProposedShift) -> Result<usize, Error> {
        let staff = self.staff_named(&proposed.staff_id)?;
        proposed.time.check(proposed.break_minutes.unwrap_or(0))?;
        if let Some(id) = &proposed.position_id {
            self.position_named(id)?;
        }
        Ok(staff)
    }

    /// A proposal for the person, the times, the position and the break of a shift of this week.
    pub(crate) fn proposal_of(&self, shift: &Shift) -> ProposedShift {
        let position = self.position_of_shift(shift);
        ProposedShift {
            staff_id: shift.staff_id.clone(),
            time: shift.time,
            position_id: (!position.is_empty()).then(|| position.to_owned()),
            break_minutes: (shift.break_minutes > 0).then_some(shift.break_minutes),
        }
    }

    /// The position that a proposal asks for: its own, or that of the shift that it replaces.
    pub(crate) fn position_asked<'a>(
        &'a self,
        proposed: &'a ProposedShift,
        replaced: Option<&'a Shift>,
    ) -> Option<&'a str> {
        let own = proposed.position_id.as_deref();
        own.or_else(|| Some(self.position_of_shift(replaced?)))
    }

    /// The pending shift that a proposal makes. It keeps the id, the note and, unless the proposal has its own, the position
    /// and the break of the shift that it replaces. A position that is not the person's is left out, and so is a break
    /// that the new length has no room for.
    pub(crate) fn shaped(&self, proposed: &ProposedShift, replaced: Option<&Shift>) -> Shift {
        let position = self.position_asked(proposed, replaced);
        let member = self.staff_member(&proposed.staff_id);
        let position = position.filter(|id| {
            member.is_some_and(|member| member.works_in(id) && member.position_id != *id)
        });
        let length = proposed.time.minutes_long();
        let owed = |least: u8| match replaced {
            Some(_) => least,
            None => self.break_from(least, &proposed.staff_id, length),
        };
        let replaced_break = replaced.map(|shift| shift.break_minutes);
        let replaced_break = replaced_break.filter(|minutes| u16::from(*minutes) < length);
        Shift {
            id: replaced.map(|shift| shift.id.clone()).unwrap_or_default(),
            staff_id: proposed.staff_id.clone(),
            time: proposed.time,
            confirmed: false,
            position_id: position.map(str::to_owned),
            break_minutes: owed(proposed.break_minutes.or(replaced_break).unwrap_or(0)),
            note: replaced.and_then(|shift| shift.note.clone()),
        }
    }

    /// The break that a new shift of somebody has, in minutes: what the law owes for its minutes from start to end. 0 without
    /// a law, and for an unknown person.
    #[must_use]
    pub fn break_of_new(&self, staff_id: &str, duty: u16) -> u8 {
        self.break_from(0, staff_id, duty)
    }

    /// The least break from some minutes on that is as long as what the law owes with it.
    pub(crate) fn break_from(&self, least: u8, staff_id: &str, duty: u16) -> u8 {
        let Some((law, member)) = self.rules.law.as_deref().zip(self.staff_member(staff_id)) else {
            return least;
        };
        let enough = law.break_from(least.into(), duty.into(), member.minor);
        u8::try_from(enough).unwrap_or(least)
    }

    /// A new shift and its place in schedule order, after all others.
    pub(crate) fn new_shift(
        &mut self,
        proposed: &ProposedShift,
        confirmed: bool,
    ) -> Result<(u64, Shift), Error> {
        let staff = self.validate_proposal(proposed)?;
        if let Some(staff) = self.staff.get(staff) {
            validate_shift_position(proposed.position_id.as_deref(), &staff.member)?;
        }
        if self.shift_count() >= MAX_SHIFTS {
            return Err(Error::new(
                "shifts",
                ErrorKind::TooMany {
                    kind: "shifts",
                    count: self.shift_count() + 1,
                    limit: MAX_SHIFTS,
                },
            ));
        }
        let id = self.unused_id();
        let shift = Shift {
            id,
            confirmed,
            ..self.shaped(proposed, None)
        };
        Ok((self.new_place(), shift))
    }

    /// Removes one version of a shift, if any, and inserts another in its place, if any.
    pub(crate) fn replace(&mut self, place: u64, before: Option<&Shift>, after: Option<&Shift>) {
        if let Some(shift) = before {
            self.remove(&shift.id);
        }
        if let Some(shift) = after {
            self.insert(place, shift.clone());
        }
    }

    /// `assigned-1`, `assigned-2` and so on. Ids in use are skipped and no id is returned twice, so an id never
    /// refers to two shifts.
    pub(crate) fn unused_id(&mut self) -> String {
        loop {
            self.assigned += 1;
            let id = format!("assigned-{}", self.assigned);
            if !self.shift_index.contains_key(&id) {
                return id;
            }
        }
    }

    /// Inserts a shift at its place in schedule order.
    fn insert(&mut self, place: u64, shift: Shift) {
        let Ok(staff) = self.staff_named(&shift.staff_id) else {
            return;
        };
        self.next_place = self.next_place.max(place.saturating_add(1));
        self.count(staff, &shift);
        if let Some(member) = self.staff.get_mut(staff) {
            self.shift_index
                .insert(shift.id.clone(), ShiftKey { staff, place });
            member.placed.insert(place, shift);
        }
    }

    fn remove(&mut self, shift_id: &str) -> Option<Shift> {
        let key = self.shift_index.remove(shift_id)?;
        let shift = self.staff.get_mut(key.staff)?.placed.remove(&key.place)?;
        self.uncount(key.staff, &shift);
        Some(shift)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        schedule::Schedule,
        testing::{entry, list, proposed, shift, week},
        week::Filter,
    };

    fn plan() -> Week {
        week(
            "cook/kitchen:1",
            "ada@cook bob@cook",
            "ada/0:9+8 ada/0:10+2? bob/6:20+4",
        )
    }

    fn monday(plan: &Week) -> [u32; 24] {
        plan.coverage(&Filter::default())["cook"][0]
    }

    fn entries(plan: &Week) -> String {
        let schedule = plan.schedule();
        let shifts = schedule.shifts().iter();
        list(shifts.map(|shift| format!("{} {}", shift.id, entry(shift))))
    }

    #[test]
    fn an_assigned_shift_is_pending_and_comes_last() {
        let mut plan = plan();
        let id = plan.assign(&proposed("bob/0:16:30+2:45")).unwrap();
        assert_eq!((&*id, plan.shift_count()), ("assigned-1", 4));
        assert_eq!(
            entries(&plan),
            "1 ada/0:9+8, 2 ada/0:10+2?, 3 bob/6:20+4, assigned-1 bob/0:16:30+2:45?"
        );
        assert_eq!(monday(&plan)[14..21], [1, 1, 1, 1, 1, 0, 0]);
    }

    /// [D-455] removing one of two bookings leaves the other
    #[test]
    fn unassigning_half_of_a_double_booking() {
        let mut plan = plan();
        plan.unassign("2").unwrap();
        assert_eq!(monday(&plan)[8..18], [0, 1, 1, 1, 1, 1, 1, 1, 1, 0]);
        plan.assign(&proposed("ada/0:11+1")).unwrap();
        plan.unassign("1").unwrap();
        assert_eq!(monday(&plan)[8..18], [0, 0, 0, 1, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn the_other_shifts_keep_their_order() {
        let mut plan = plan();
        plan.assign(&proposed("ada/1:0+1")).unwrap();
        assert_eq!(plan.unassign("1").unwrap(), shift("1", "ada/0:9+8"));
        assert_eq!(
            entries(&plan),
            "2 ada/0:10+2?, 3 bob/6:20+4, assigned-1 ada/1:0+1?"
        );
    }

    #[test]
    fn ids_are_never_reused() {
        let mut plan = plan();
        let ada = proposed("ada/1:0+1");
        let first = plan.assign(&ada).unwrap();
        plan.unassign(&first).unwrap();
        assert_eq!(plan.assign(&ada).unwrap(), "assigned-2");
        let mut again = Week::new(plan.schedule());
        assert_eq!(again.assign(&ada).unwrap(), "assigned-1");
        assert_eq!(again.assign(&ada).unwrap(), "assigned-3");
    }

    #[test]
    fn invalid_edits_change_nothing() {
        let mut plan = plan();
        let before = plan.schedule();
        let mut check = |entry, path: &str, words: &str| {
            let error = plan.assign(&proposed(entry)).unwrap_err();
            assert_eq!(error.path, path, "{entry}");
            let message = error.kind.to_string();
            assert!(message.contains(words), "{message}");
            assert_eq!(plan.schedule(), before);
        };
        check("cyd/0:9+8", "staffId", "'cyd'; no staff member has that id");
        check(
            "ada/0:24+8",
            "start",
            "start is 24; it must be an hour from 0 to 23",
        );
        check(
            "ada/0:9+0",
            "hours",
            "hours is 0; a shift must be 1 to 24 hours",
        );
        check(
            "ada/0:9+25",
            "hours",
            "hours is 25; a shift must be 1 to 24 hours",
        );
        check("ada/0:9+24:15", "hours", "1455 minutes long; at most 1440");
        check("ada/0:9:10+8", "startMinute", "startMinute is 10");
        check("ada/0:9:60+8", "startMinute", "startMinute is 60");
        check(
            "ada/0:9+8:50",
            "minutes",
            "minutes is 50; it must be 0, 15, 30 or 45",
        );
        let mut check = |id: &str| {
            let error = plan.unassign(id).unwrap_err();
            assert_eq!(error.path, "shiftId");
            let message = error.kind.to_string();
            assert_eq!(message, format!("shiftId is '{id}'; no shift has that id"));
        };
        check("9");
        check("assigned-1");
        plan.unassign("3").unwrap();
        assert!(plan.unassign("3").is_err());
        assert_eq!(plan.schedule().shifts(), &before.shifts()[..2]);
    }

    #[test]
    fn a_proposal_in_json_omits_minutes_of_0() {
        let json = serde_json::json!({"staffId": "ada", "day": 6, "start": 9, "hours": 8});
        let read: ProposedShift = serde_json::from_value(json.clone()).unwrap();
        assert_eq!(read, proposed("ada/6:9+8"));
        assert_eq!(serde_json::to_value(&read).unwrap(), json);
        let quarters = serde_json::to_value(proposed("ada/6:9:30+8:15")).unwrap();
        assert_eq!(
            (&quarters["startMinute"], &quarters["minutes"]),
            (&30.into(), &15.into())
        );
        for (field, value) in [("day", 7), ("start", -1), ("hours", 256), ("end", 17)] {
            let mut wrong = json.clone();
            wrong[field] = value.into();
            assert!(
                serde_json::from_value::<ProposedShift>(wrong).is_err(),
                "{field}"
            );
        }
    }

    #[test]
    fn a_full_week_accepts_no_more_shifts() {
        let (positions, staff, _, _) = plan().schedule().into_parts();
        let shifts = (0..MAX_SHIFTS).map(|id| shift(&id.to_string(), "ada/0:9+8"));
        let mut plan = Week::new(Schedule::new(positions, staff, shifts.collect()).unwrap());
        let error = plan.assign(&proposed("ada/0:9+8")).unwrap_err();
        assert_eq!(error.path, "shifts");
        assert_eq!(
            error.kind.to_string(),
            "there are 200001 shifts; at most 200000 are allowed"
        );
        plan.unassign("0").unwrap();
        assert!(plan.assign(&proposed("ada/0:9+8")).is_ok());
        assert_eq!(monday(&plan)[9], 1);
    }
}
