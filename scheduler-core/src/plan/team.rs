//! A team: what every week of a roster has in common, and the changes of it.

use serde::{Deserialize, Deserializer, Serialize, de::Error as _};

use super::{plan::Plan, request_book::RequestRules};
use crate::{
    demand::PositionRequirements,
    schedule::Rules,
    schedule::{
        Budget, CalendarDay, Demand, Details, Error, ErrorKind, HourRange, Position,
        RawCalendarDay, RawDemand, RawHours, RawPosition, RawShiftType, RawStaffMember, Schedule,
        ShiftType, StaffMember, each_raw, excerpt,
    },
    week::Week,
};

/// The positions and people of a roster, its rules, and how many people it needs. It is the same in all weeks.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Team {
    /// Positions, staff, budget, examined hours, demand and shift types; it has no shifts and no absences.
    schedule: Schedule,
    /// The rules that shifts are checked against.
    pub rules: Rules,
    /// The heads that positions need by day and slot, of those that follow a template.
    pub requirements: Vec<PositionRequirements>,
    /// What people may request.
    pub request_rules: RequestRules,
}

impl Team {
    /// The team of a schedule, with the default rules and without a template.
    #[must_use]
    pub fn new(schedule: &Schedule) -> Self {
        let details = Details {
            absences: Vec::new(),
            before: Vec::new(),
            after: Vec::new(),
            ..schedule.details().clone()
        };
        let (positions, staff) = (schedule.positions().to_vec(), schedule.staff().to_vec());
        Self {
            schedule: Schedule::of_valid_parts(positions, staff, Vec::new(), details),
            rules: Rules::default(),
            requirements: Vec::new(),
            request_rules: RequestRules::default(),
        }
    }

    /// The team of a week.
    pub(crate) fn of(plan: &Plan) -> Self {
        let week = &plan.week;
        let details = Details {
            absences: Vec::new(),
            before: Vec::new(),
            after: Vec::new(),
            ..week.details().clone()
        };
        let positions = week
            .positions
            .iter()
            .map(|position| position.definition.clone());
        let staff = week.staff.iter().map(|staff| staff.member.clone());
        Self {
            schedule: Schedule::of_valid_parts(
                positions.collect(),
                staff.collect(),
                Vec::new(),
                details,
            ),
            rules: plan.week.rules().clone(),
            requirements: week.requirements(),
            request_rules: plan.request_rules,
        }
    }

    /// The positions, in order.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        self.schedule.positions()
    }

    /// The staff, in order.
    #[must_use]
    pub fn staff(&self) -> &[StaffMember] {
        self.schedule.staff()
    }

    /// Budget, examined hours, demand and shift types.
    #[must_use]
    pub fn details(&self) -> &Details {
        self.schedule.details()
    }

    pub(crate) fn schedule(&self) -> &Schedule {
        &self.schedule
    }

    /// A week of this team without any shift.
    pub(crate) fn empty_plan(&self) -> Result<Plan, Error> {
        let mut week = Week::new(self.schedule.clone());
        week.set_requirements(&self.requirements)?;
        let mut plan = Plan::new(week);
        plan.week.set_rules(self.rules.clone());
        plan.request_rules = self.request_rules;
        Ok(plan)
    }

    /// The team after a change.
    pub(crate) fn changed(&self, change: &TeamChange) -> Result<Self, Error> {
        let (mut positions, mut staff, _, mut details) = self.schedule.clone().into_parts();
        let (mut requirements, mut rules) = (self.requirements.clone(), self.rules.clone());
        // The entries of lists that the argument becomes: errors name the argument in their place.
        let mut arguments: Vec<(String, String)> = Vec::new();
        match change {
            TeamChange::AddPerson(person) => {
                free_id("addPerson.id", &person.id, staff.iter().map(|it| &it.id))?;
                arguments.push((format!("staff[{}]", staff.len()), "addPerson".to_owned()));
                staff.push(person.clone());
            }
            TeamChange::ChangePerson(person) => {
                let index = self.person("changePerson.id", &person.id)?;
                arguments.push((format!("staff[{index}]"), "changePerson".to_owned()));
                if let Some(before) = staff.get_mut(index) {
                    person.clone_into(before);
                }
            }
            TeamChange::ChangePeople(people) => {
                for (number, person) in people.iter().enumerate() {
                    let name = format!("changePeople[{number}]");
                    let index = self.person(&format!("{name}.id"), &person.id)?;
                    arguments.push((format!("staff[{index}]"), name));
                    if let Some(before) = staff.get_mut(index) {
                        person.clone_into(before);
                    }
                }
            }
            TeamChange::RemovePerson { staff_id, .. } => {
                let index = self.person("removePerson.staffId", staff_id)?;
                staff.remove(index);
                let is_of = |id: &String| id == staff_id;
                rules
                    .never_together
                    .retain(|(one, other)| !is_of(one) && !is_of(other));
            }
            TeamChange::AddPosition(position) => {
                let ids = positions.iter().map(|it| &it.id);
                free_id("addPosition.id", &position.id, ids)?;
                arguments.push((
                    format!("positions[{}]", positions.len()),
                    "addPosition".to_owned(),
                ));
                positions.push(position.clone());
            }
            TeamChange::ChangePosition(position) => {
                let index = self.position("changePosition.id", &position.id)?;
                arguments.push((format!("positions[{index}]"), "changePosition".to_owned()));
                if let Some(before) = positions.get_mut(index) {
                    position.clone_into(before);
                }
            }
            TeamChange::ColorPosition { position_id, color } => {
                self.position("colorPosition.positionId", position_id)?;
                for person in staff.iter_mut().filter(|it| it.position_id == *position_id) {
                    person.color.clone_from(color);
                }
            }
            TeamChange::RemovePosition {
                position_id, into, ..
            } => {
                let index = self.position("removePosition.positionId", position_id)?;
                if let Some(into) = into {
                    self.position("removePosition.into", into)?;
                    if into == position_id {
                        let problem = ErrorKind::MergeWithSelf;
                        return Err(Error::new("removePosition.into", problem));
                    }
                }
                positions.remove(index);
                reassign(&mut staff, position_id, into.as_deref())?;
                requirements.retain(|entry| entry.position_id != *position_id);
                details
                    .demand
                    .retain(|entry| entry.position_id != *position_id);
                details
                    .cover
                    .retain(|entry| entry.position_id != *position_id);
                for need in &mut rules.mark_needs {
                    if need.position_id.as_ref() == Some(position_id) && into.is_some() {
                        need.position_id.clone_from(into);
                    }
                }
                rules
                    .mark_needs
                    .retain(|need| need.position_id.as_ref() != Some(position_id));
                match into {
                    Some(into) => {
                        for entry in &mut details.shift_types {
                            if entry.position_id.as_ref() == Some(position_id) {
                                entry.position_id = Some(into.clone());
                            }
                        }
                    }
                    None => details
                        .shift_types
                        .retain(|entry| entry.position_id.as_ref() != Some(position_id)),
                }
            }
            TeamChange::ShiftTypes(types) => details.shift_types.clone_from(types),
            TeamChange::Demand(demand) => details.demand.clone_from(demand),
            TeamChange::Calendar(calendar) => details.calendar.clone_from(calendar),
            TeamChange::Examined(hours) => details.examined = Some(*hours),
            TeamChange::Budget(budget) => details.budget.clone_from(budget),
            TeamChange::Rules(changed) => {
                changed.check().map_err(|error| error.inside("rules"))?;
                rules = changed.clone();
            }
        }
        let schedule = Schedule::new(positions, staff, Vec::new())
            .and_then(|schedule| schedule.with_details(details))
            .map_err(|error| {
                let mut arguments = arguments.iter();
                match arguments.find(|(entry, _)| error.path.starts_with(entry)) {
                    Some((entry, name)) => {
                        let path = error.path.replacen(entry, name, 1);
                        error.at(path)
                    }
                    None => error,
                }
            })?;
        Ok(Self {
            schedule,
            rules,
            requirements,
            ..self.clone()
        })
    }

    fn person(&self, path: &str, id: &str) -> Result<usize, Error> {
        let index = self.staff().iter().position(|member| member.id == id);
        index.ok_or_else(|| {
            let id = excerpt(id);
            Error::new(path, ErrorKind::UnknownStaff { id })
        })
    }

    fn position(&self, path: &str, id: &str) -> Result<usize, Error> {
        let index = self.positions().iter().position(|it| it.id == id);
        index.ok_or_else(|| {
            let id = excerpt(id);
            Error::new(path, ErrorKind::UnknownPosition { id })
        })
    }
}

fn free_id<'a>(
    path: &str,
    id: &str,
    mut taken: impl Iterator<Item = &'a String>,
) -> Result<(), Error> {
    if taken.any(|other| other == id) {
        let id = excerpt(id);
        return Err(Error::new(path, ErrorKind::IdTaken { id }));
    }
    Ok(())
}

/// Takes a position away from everybody, and gives them another in its place if there is one. Whose main position it was
/// gets the colour of the people of the new one.
fn reassign(staff: &mut [StaffMember], position_id: &str, into: Option<&str>) -> Result<(), Error> {
    let mut without = 0;
    let of_new = |member: &&StaffMember| Some(&*member.position_id) == into;
    let color = staff.iter().find(of_new).map(|member| member.color.clone());
    for member in staff {
        let mut held: Vec<String> = Vec::new();
        for id in member.positions() {
            let id = match into {
                _ if id != position_id => id,
                Some(into) => into,
                None => continue,
            };
            if !held.iter().any(|other| other == id) {
                held.push(id.to_owned());
            }
        }
        let mut held = held.into_iter();
        match held.next() {
            Some(main) => {
                if main != member.position_id
                    && let Some(color) = &color
                {
                    member.color.clone_from(color);
                }
                (member.position_id, member.other_positions) = (main, held.collect());
            }
            None => without += 1,
        }
    }
    if without > 0 {
        let problem = ErrorKind::OnlyPosition { people: without };
        return Err(Error::new("removePosition.positionId", problem));
    }
    Ok(())
}

/// What becomes of the shifts of somebody who leaves the team or a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum LeftShifts {
    /// They become open shifts of their position; where that is removed too, they are removed.
    Offer,
    /// They are removed.
    Remove,
}

/// A change of the team, which holds in every week.
///
/// In JSON an object with one field: `{"addPerson": {..}}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum TeamChange {
    /// A new person, who comes last.
    AddPerson(StaffMember),
    /// The person with this id becomes this one: name, positions, availability, wage, contract. Shifts in a position
    /// that they no longer have become open shifts. A shift without a position of its own keeps the one it was worked
    /// in as long as they have that.
    ChangePerson(StaffMember),
    /// The same for several people, who are all on the team.
    ChangePeople(Vec<StaffMember>),
    /// Somebody leaves. Their absences and requests go with them.
    #[serde(rename_all = "camelCase")]
    RemovePerson {
        /// The id of the person.
        staff_id: String,
        /// What becomes of their shifts.
        shifts: LeftShifts,
    },
    /// A new position, which comes last.
    AddPosition(Position),
    /// The position with this id becomes this one: name, team, heads.
    ChangePosition(Position),
    /// Everybody whose main position it is gets a style token.
    #[serde(rename_all = "camelCase")]
    ColorPosition {
        /// The id of the position.
        position_id: String,
        /// The style token.
        color: String,
    },
    /// A position is removed, or merged with another. What it needed goes with it; its open shifts and shift types go
    /// to the other position, or are removed.
    #[serde(rename_all = "camelCase")]
    RemovePosition {
        /// The id of the position.
        position_id: String,
        /// The id of the position that takes over its people and shifts. Without one, people keep their other
        /// positions, and their shifts in the removed one are removed.
        #[cfg_attr(feature = "typescript", tsify(optional))]
        #[serde(skip_serializing_if = "Option::is_none")]
        into: Option<String>,
    },
    /// All shift types.
    ShiftTypes(Vec<ShiftType>),
    /// All heads needed in single hours.
    Demand(Vec<Demand>),
    /// All holidays and closing days of the roster's own.
    Calendar(Vec<CalendarDay>),
    /// The hours of each day in which gaps are looked for.
    Examined(HourRange),
    /// Currency, expected sales and the share that labour may cost.
    Budget(Budget),
    /// The rules that shifts are checked against and the week is filled by.
    Rules(Rules),
}

impl TeamChange {
    /// What becomes of shifts that their people can no longer work.
    pub(crate) fn left_shifts(&self) -> LeftShifts {
        match self {
            Self::RemovePerson { shifts, .. } => *shifts,
            _ => LeftShifts::Offer,
        }
    }

    /// The position that a removed one becomes; `None` if the change removes no position.
    pub(crate) fn merged(&self) -> Option<(&str, Option<&str>)> {
        match self {
            Self::RemovePosition { position_id, into } => Some((position_id, into.as_deref())),
            _ => None,
        }
    }
}

/// A change as an object with one field.
#[derive(Default, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
struct RawTeamChange {
    add_person: Option<RawStaffMember>,
    change_person: Option<RawStaffMember>,
    change_people: Option<Vec<RawStaffMember>>,
    remove_person: Option<RawRemovedPerson>,
    add_position: Option<RawPosition>,
    change_position: Option<RawPosition>,
    color_position: Option<RawPositionColor>,
    remove_position: Option<RawRemovedPosition>,
    shift_types: Option<Vec<RawShiftType>>,
    demand: Option<Vec<RawDemand>>,
    calendar: Option<Vec<RawCalendarDay>>,
    examined: Option<RawHours>,
    budget: Option<RawBudget>,
    rules: Option<Rules>,
}

impl RawTeamChange {
    /// The changes that are given.
    fn read(self) -> Result<Vec<TeamChange>, Error> {
        let person = |name: &'static str, raw: RawStaffMember| {
            StaffMember::try_from(raw).map_err(|error| error.inside(name))
        };
        let position = |name: &'static str, raw: RawPosition| {
            Position::try_from(raw).map_err(|error| error.inside(name))
        };
        let mut changes = Vec::new();
        if let Some(raw) = self.add_person {
            changes.push(TeamChange::AddPerson(person("addPerson", raw)?));
        }
        if let Some(raw) = self.change_person {
            changes.push(TeamChange::ChangePerson(person("changePerson", raw)?));
        }
        if let Some(raw) = self.change_people {
            let people = each_raw("changePeople", raw, TryInto::try_into)?;
            changes.push(TeamChange::ChangePeople(people));
        }
        if let Some(raw) = self.remove_person {
            let RawRemovedPerson { staff_id, shifts } = raw;
            changes.push(TeamChange::RemovePerson { staff_id, shifts });
        }
        if let Some(raw) = self.add_position {
            changes.push(TeamChange::AddPosition(position("addPosition", raw)?));
        }
        if let Some(raw) = self.change_position {
            changes.push(TeamChange::ChangePosition(position("changePosition", raw)?));
        }
        if let Some(raw) = self.color_position {
            let RawPositionColor { position_id, color } = raw;
            changes.push(TeamChange::ColorPosition { position_id, color });
        }
        if let Some(raw) = self.remove_position {
            let RawRemovedPosition { position_id, into } = raw;
            changes.push(TeamChange::RemovePosition { position_id, into });
        }
        if let Some(raw) = self.shift_types {
            let types = each_raw("shiftTypes", raw, TryInto::try_into)?;
            changes.push(TeamChange::ShiftTypes(types));
        }
        if let Some(raw) = self.demand {
            let demand = each_raw("demand", raw, TryInto::try_into)?;
            changes.push(TeamChange::Demand(demand));
        }
        if let Some(raw) = self.calendar {
            let calendar = each_raw("calendar", raw, TryInto::try_into)?;
            changes.push(TeamChange::Calendar(calendar));
        }
        if let Some(raw) = self.examined {
            let hours = raw.try_into();
            let hours = hours.map_err(|error: Error| error.inside("examined"))?;
            changes.push(TeamChange::Examined(hours));
        }
        if let Some(raw) = self.budget {
            changes.push(TeamChange::Budget(Budget {
                currency: raw.currency,
                forecast_cents: raw.forecast_cents,
                labour_percent: raw.labour_percent,
            }));
        }
        changes.extend(self.rules.map(TeamChange::Rules));
        Ok(changes)
    }
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawRemovedPerson {
    staff_id: String,
    shifts: LeftShifts,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawPositionColor {
    position_id: String,
    color: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawRemovedPosition {
    position_id: String,
    into: Option<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
struct RawBudget {
    currency: Option<String>,
    forecast_cents: Option<[u32; 7]>,
    labour_percent: Option<u32>,
}

impl TeamChange {
    /// Deserializes a change; an error in the data itself is returned as a value.
    ///
    /// # Errors
    /// The outer error is the deserializer's: a wrong shape, unknown or missing fields, or not exactly one change. The
    /// inner one is a number out of range.
    pub fn read<'de, D: Deserializer<'de>>(reader: D) -> Result<Result<Self, Error>, D::Error> {
        let read = RawTeamChange::deserialize(reader)?.read();
        let mut changes = match read {
            Ok(changes) => changes.into_iter(),
            Err(error) => return Ok(Err(error)),
        };
        match (changes.next(), changes.len()) {
            (Some(change), 0) => Ok(Ok(change)),
            _ => Err(D::Error::custom(
                "a change of the team has exactly one field",
            )),
        }
    }
}

impl<'de> Deserialize<'de> for TeamChange {
    /// The error's text ends with the path; [`TeamChange::read`] returns it as a value.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Self::read(deserializer)?.map_err(D::Error::custom)
    }
}
