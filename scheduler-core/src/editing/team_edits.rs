//! The command that changes the team.

use std::sync::Arc;

use super::{editor::Editor, outcome::Outcome};
use crate::{
    plan::{CommandKind, Step, Team, TeamChange},
    schedule::Error,
};

impl Editor {
    /// Changes the team in every week of the roster, as one entry of the history: adds, changes or removes a person or
    /// a position, or sets what the team has in common. What no longer fits the team goes or becomes an open shift, and
    /// undo brings all of it back.
    ///
    /// ```
    /// use scheduler_core::{
    ///     Day, Editor, Position, Schedule, Shift, StaffMember,
    ///     plan::{LeftShifts, TeamChange},
    /// };
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook");
    /// let shift = Shift::new("1", "ada", Day::Monday, 10, 8);
    /// let mut editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![shift])?);
    /// editor.change_team(&TeamChange::RemovePerson { staff_id: "ada".into(), shifts: LeftShifts::Offer })?;
    /// assert_eq!((editor.team().staff().len(), editor.open_shifts().len()), (0, 1));
    ///
    /// editor.undo();
    /// assert_eq!(editor.week().shift_count(), 1);
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown person or position, an id that is taken, a position that some people cannot do without, too many open
    /// shifts, or whatever a [`Schedule`](crate::Schedule) refuses; the path begins with the change's name, such as
    /// `addPerson.positionId`. On error nothing is changed.
    pub fn change_team(&mut self, change: &TeamChange) -> Result<Outcome, Error> {
        let before = Team::of(&self.plan);
        let after = before.changed(change)?;
        if before == after {
            return Ok(self.nothing_done());
        }
        let subject = subject(change, &before);
        let (before, after) = (Arc::new(before), Arc::new(after));
        let changes = self.plan.change_team(&before, &after, change)?;
        let mut step = Step::new(CommandKind::ChangeTeam, changes);
        for (monday, plan) in &mut self.others {
            let changes = plan.change_team(&before, &after, change);
            let changes = changes.map_err(|error| error.inside(&format!("weeks[{monday}]")))?;
            step.elsewhere.push((*monday, changes));
        }
        step.subject = subject;
        let all = step.elsewhere.iter().flat_map(|(_, changes)| changes);
        step.count = Some(crate::plan::shifts_changed(step.changes.iter().chain(all)));
        Ok(self.commit(step.showing(None, None)))
    }
}

/// The name of the person or position that a change is about, as it was before.
fn subject(change: &TeamChange, before: &Team) -> Option<String> {
    let person = |id: &str| before.staff().iter().find(|member| member.id == id);
    let position = |id: &str| before.positions().iter().find(|position| position.id == id);
    match change {
        TeamChange::AddPerson(person) => Some(person.name.clone()),
        TeamChange::AddPosition(position) => Some(position.name.clone()),
        TeamChange::ChangePerson(changed) => person(&changed.id).map(|it| it.name.clone()),
        TeamChange::RemovePerson { staff_id, .. } => person(staff_id).map(|it| it.name.clone()),
        TeamChange::ChangePosition(changed) => position(&changed.id).map(|it| it.name.clone()),
        TeamChange::ColorPosition { position_id, .. }
        | TeamChange::RemovePosition { position_id, .. } => {
            position(position_id).map(|it| it.name.clone())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plan::{LeftShifts, OfferedShift},
        schedule::{Day, Demand, ErrorKind, Position, ShiftType, StaffMember},
        testing::{entry, list, proposed, schedule},
    };

    /// Ada and Bob are cooks, and Eve is a host who can cook too.
    fn editor() -> Editor {
        let schedule = schedule(
            "cook/kitchen:1 host/floor:1",
            "ada@cook=0:0-24 bob@cook=0:0-24 eve@host=0:0-24",
            "ada/0:9+8 bob/1:9+8 eve/2:9+8 eve/3:9+8",
        );
        let (positions, mut staff, mut shifts, details) = schedule.into_parts();
        staff[2] = staff[2].clone().also("cook");
        shifts[3] = shifts[3].clone().in_position("cook");
        let schedule = crate::Schedule::new(positions, staff, shifts).unwrap();
        Editor::new(schedule.with_details(details).unwrap())
    }

    fn shifts(editor: &Editor) -> String {
        let schedule = editor.week().schedule();
        list(
            schedule
                .shifts()
                .iter()
                .map(|shift| match &shift.position_id {
                    Some(id) => format!("{} {id}", entry(shift)),
                    None => entry(shift),
                }),
        )
    }

    fn open(editor: &Editor) -> String {
        let open = editor.open_shifts().into_iter();
        list(open.map(|open| format!("{} {}", open.position_id, open.time.day.index())))
    }

    fn remove_person(id: &str, shifts: LeftShifts) -> TeamChange {
        let staff_id = id.to_owned();
        TeamChange::RemovePerson { staff_id, shifts }
    }

    fn remove_position(id: &str, into: Option<&str>) -> TeamChange {
        TeamChange::RemovePosition {
            position_id: id.to_owned(),
            into: into.map(ToOwned::to_owned),
        }
    }

    const START: &str = "ada/0:9+8, bob/1:9+8, eve/2:9+8, eve/3:9+8 cook";

    /// Makes a change, checks the shifts and open shifts after it, and that undo restores everything.
    fn check(change: &TeamChange, expect: (&str, &str)) -> Editor {
        let mut editor = editor();
        let (before, team) = (editor.week().schedule(), editor.team());
        let outcome = editor.change_team(change).unwrap();
        assert_eq!(outcome.done.unwrap().kind, CommandKind::ChangeTeam);
        assert_eq!((&*shifts(&editor), &*open(&editor)), expect);
        let after = editor.week().schedule();
        editor.undo();
        assert_eq!((editor.week().schedule(), editor.team()), (before, team));
        assert_eq!(open(&editor), "");
        editor.redo();
        assert_eq!(editor.week().schedule(), after);
        editor
    }

    /// The rules about people and positions go with them, or to the position that takes the other's place.
    #[test]
    fn rules_about_who_or_what_leaves_go_too() {
        use crate::schedule::MarkNeed;
        let mut editor = editor();
        let pair = |one: &str, other: &str| (one.to_owned(), other.to_owned());
        editor
            .change_team(&TeamChange::Rules(crate::Rules {
                mark_needs: vec![
                    MarkNeed::new("Key"),
                    MarkNeed::new("Key").in_position("host"),
                ],
                never_together: vec![pair("ada", "bob"), pair("eve", "bob")],
                ..crate::Rules::default()
            }))
            .unwrap();
        let change = remove_person("ada", LeftShifts::Remove);
        editor.change_team(&change).unwrap();
        assert_eq!(editor.week().rules().never_together, [pair("eve", "bob")]);
        editor
            .change_team(&remove_position("host", Some("cook")))
            .unwrap();
        assert_eq!(
            editor.week().rules().mark_needs,
            [
                MarkNeed::new("Key"),
                MarkNeed::new("Key").in_position("cook")
            ]
        );
    }

    #[test]
    fn who_leaves_leaves_their_shifts() {
        check(
            &remove_person("eve", LeftShifts::Offer),
            ("ada/0:9+8, bob/1:9+8", "host 2, cook 3"),
        );
        check(
            &remove_person("eve", LeftShifts::Remove),
            ("ada/0:9+8, bob/1:9+8", ""),
        );
    }

    #[test]
    fn who_is_new_comes_last_and_can_work_at_once() {
        let zoe = StaffMember::new("zoe", "Zoe", "cook").available(Day::Monday, 8, 20);
        let mut editor = check(&TeamChange::AddPerson(zoe), (START, ""));
        editor.add_shift(&proposed("zoe/0:9+8"), false).unwrap();
        assert_eq!(shifts(&editor), format!("{START}, zoe/0:9+8?"));
    }

    /// A shift stays in the position in which it was worked, as long as its person has that.
    #[test]
    fn a_shift_keeps_its_position_when_its_person_changes() {
        let cook = StaffMember::new("eve", "Eva", "cook").also("host");
        let editor = check(
            &TeamChange::ChangePerson(cook),
            ("ada/0:9+8, bob/1:9+8, eve/2:9+8 host, eve/3:9+8 cook", ""),
        );
        assert_eq!(editor.week().staff_member("eve").unwrap().name, "Eva");
        // Without the second position the shift in it is open again, the other follows the main one.
        let host = StaffMember::new("eve", "Eve", "host");
        check(
            &TeamChange::ChangePerson(host),
            ("ada/0:9+8, bob/1:9+8, eve/2:9+8", "cook 3"),
        );
    }

    #[test]
    fn a_position_is_merged_with_another() {
        let editor = check(
            &remove_position("host", Some("cook")),
            ("ada/0:9+8, bob/1:9+8, eve/2:9+8, eve/3:9+8 cook", ""),
        );
        let eve = editor.week().staff_member("eve").unwrap();
        assert_eq!((&*eve.position_id, eve.other_positions.len()), ("cook", 0));
        assert_eq!(eve.color, editor.week().staff_member("ada").unwrap().color);
        assert_eq!(
            editor.week().coverage(&crate::Filter::default())["cook"][2][9],
            1
        );
    }

    #[test]
    fn a_removed_position_takes_its_shifts_along() {
        let mut editor = editor();
        let early = ShiftType::new("E", "Early", 6, 8).for_position("host");
        editor
            .change_team(&TeamChange::ShiftTypes(vec![early]))
            .unwrap();
        let demand = Demand::new("host", Day::Monday, 8, 12, 2);
        editor
            .change_team(&TeamChange::Demand(vec![demand]))
            .unwrap();
        editor
            .offer(&OfferedShift::new("host", Day::Friday, 9, 8))
            .unwrap();
        editor.change_team(&remove_position("host", None)).unwrap();
        assert_eq!(shifts(&editor), "ada/0:9+8, bob/1:9+8, eve/3:9+8 cook");
        assert_eq!(open(&editor), "");
        let details = editor.week().details();
        assert!(details.shift_types.is_empty() && details.demand.is_empty());
        editor.undo();
        assert_eq!((&*shifts(&editor), &*open(&editor)), (START, "host 4"));
        let details = editor.week().details();
        assert_eq!((details.shift_types.len(), details.demand.len()), (1, 1));
    }

    #[test]
    fn a_position_is_renamed_everywhere() {
        let mut editor = editor();
        editor.ask_to_drop("3", "A doctor's visit").unwrap();
        let mut host = editor.week().position("host").unwrap().clone();
        host.name = "Front of house".to_owned();
        editor
            .change_team(&TeamChange::ChangePosition(host))
            .unwrap();
        assert_eq!(editor.team().positions()[1].name, "Front of house");
        let mut eve = editor.week().staff_member("eve").unwrap().clone();
        eve.name = "Eva".to_owned();
        editor.change_team(&TeamChange::ChangePerson(eve)).unwrap();
        assert_eq!(editor.waiting_requests()[0].request.shift.name, "Eva");
        editor.undo();
        assert_eq!(editor.waiting_requests()[0].request.shift.name, "Eve");
    }

    #[test]
    fn the_people_of_a_position_get_its_colour_in_one_step() {
        let colors = |editor: &Editor| {
            let team = editor.team();
            let colors = team.staff().iter().map(|person| person.color.clone());
            colors.collect::<Vec<_>>()
        };
        let color = |position: &str| TeamChange::ColorPosition {
            position_id: position.to_owned(),
            color: "plum".to_owned(),
        };
        let json = r#"{"colorPosition":{"positionId":"cook","color":"plum"}}"#;
        assert_eq!(
            serde_json::from_str::<TeamChange>(json).unwrap(),
            color("cook")
        );
        assert_eq!(serde_json::to_string(&color("cook")).unwrap(), json);
        let mut editor = editor();
        let before = colors(&editor);
        let done = editor.change_team(&color("cook")).unwrap().done.unwrap();
        assert_eq!(done.subject.as_deref(), Some("Cook"));
        assert_eq!(colors(&editor), ["plum", "plum", &before[2]]);
        editor.undo();
        assert_eq!(colors(&editor), before);
        let error = editor.change_team(&color("chef")).unwrap_err();
        assert_eq!(error.path, "colorPosition.positionId");
    }

    #[test]
    fn several_people_are_changed_in_one_step() {
        let mut editor = editor();
        let contracts = |editor: &Editor| {
            let staff = editor.team().staff().to_vec();
            let contracts = staff.into_iter().map(|member| member.contract_minutes);
            contracts.collect::<Vec<_>>()
        };
        let before = contracts(&editor);
        let mut people: Vec<_> = editor.team().staff()[..2].to_vec();
        for (hours, person) in (20..).zip(&mut people) {
            person.contract_minutes = Some(hours * 60);
        }
        let outcome = editor
            .change_team(&TeamChange::ChangePeople(people))
            .unwrap();
        assert_eq!(outcome.done.unwrap().subject, None);
        assert_eq!(contracts(&editor)[..2], [Some(1200), Some(1260)]);
        editor.undo();
        assert_eq!(contracts(&editor), before);
    }

    #[test]
    fn requests_and_absences_leave_with_their_person() {
        use crate::{
            editing::{AbsenceReport, AbsentShifts},
            schedule::AbsenceKind,
        };

        let mut editor = editor();
        editor.ask_to_drop("3", "A doctor's visit").unwrap();
        editor.publish();
        let away = AbsenceReport::new(
            "eve",
            [Day::Friday],
            AbsenceKind::Holiday,
            AbsentShifts::Keep,
        );
        editor.report_absence(&away, &[], None).unwrap();
        editor
            .change_team(&remove_person("eve", LeftShifts::Remove))
            .unwrap();
        assert_eq!(editor.waiting_requests(), []);
        assert!(editor.week().details().absences.is_empty());
        assert_eq!(editor.plan_changes(), []);
        editor.undo();
        assert_eq!(editor.waiting_requests().len(), 1);
        assert_eq!(editor.week().details().absences.len(), 1);
        assert_eq!(editor.plan_changes(), []);
    }

    /// A closing day holds in its week, whichever is open, and one step takes it back.
    #[test]
    fn a_closing_day_is_kept_with_the_team() {
        use crate::schedule::{CalendarDay, iso_week::parse_date};

        let date = |text| parse_date(text).unwrap();
        let mut editor = editor();
        editor.begin_roster(date("2026-11-23")).unwrap();
        let closing = CalendarDay::holiday(date("2026-12-01"), "Stocktaking").closed();
        let needed = |editor: &Editor| editor.week().required_at("cook", Day::Tuesday, 12);
        editor
            .change_team(&TeamChange::Calendar(vec![closing.clone()]))
            .unwrap();
        assert_eq!(needed(&editor), Some(1));
        editor.open(date("2026-11-30")).unwrap();
        assert_eq!(needed(&editor), Some(0));
        let error = editor
            .change_team(&TeamChange::Calendar(vec![closing.clone(), closing]))
            .unwrap_err();
        assert_eq!(error.path, "calendar[1].date");
        editor.undo();
        editor.open(date("2026-11-30")).unwrap();
        assert_eq!(needed(&editor), Some(1));
    }

    /// A template that the removed position followed comes back with it, whatever the others follow since.
    #[test]
    fn a_position_comes_back_with_its_template() {
        use crate::demand::{Template, new_position};

        let mut editor = editor();
        let template = Template::new(&[new_position(1, "Host".to_owned())]).unwrap();
        editor.follow(&template);
        editor
            .change_team(&remove_position("host", Some("cook")))
            .unwrap();
        assert_eq!(editor.week().requirements(), []);
        editor.undo();
        assert_eq!(editor.week().requirements()[0].position_id, "host");
    }

    #[test]
    fn a_wrong_change_is_refused_with_its_path() {
        let mut editor = editor();
        let mut check = |change: TeamChange, path: &str, words: &str| {
            let error = editor.change_team(&change).unwrap_err();
            assert_eq!(error.path, path);
            assert!(error.kind.to_string().contains(words), "{error}");
            assert_eq!((&*shifts(&editor), editor.revision()), (START, 0));
        };
        let person = |id: &str, position: &str| StaffMember::new(id, "Zoe", position);
        check(
            TeamChange::AddPerson(person("ada", "cook")),
            "addPerson.id",
            "'ada'",
        );
        check(
            TeamChange::AddPerson(person("zoe", "chef")),
            "addPerson.positionId",
            "no position has that id",
        );
        check(
            TeamChange::ChangePerson(person("zoe", "cook")),
            "changePerson.id",
            "'zoe'",
        );
        check(
            TeamChange::ChangePerson(person("ada", "cook").also("cook")),
            "changePerson.otherPositions[0]",
            "",
        );
        check(
            TeamChange::ChangePeople(vec![person("ada", "cook"), person("zoe", "cook")]),
            "changePeople[1].id",
            "'zoe'",
        );
        check(
            TeamChange::ChangePeople(vec![
                person("ada", "cook"),
                person("eve", "cook").also("cook"),
            ]),
            "changePeople[1].otherPositions[0]",
            "",
        );
        check(
            TeamChange::AddPosition(Position::new("cook", "Cook", "kitchen", 1)),
            "addPosition.id",
            "'cook'",
        );
        check(
            TeamChange::ChangePosition(Position::new("chef", "Chef", "kitchen", 1)),
            "changePosition.id",
            "'chef'",
        );
        check(
            remove_person("zoe", LeftShifts::Offer),
            "removePerson.staffId",
            "'zoe'",
        );
        check(
            remove_position("cook", None),
            "removePosition.positionId",
            "2 people work in no other position",
        );
        check(
            remove_position("cook", Some("chef")),
            "removePosition.into",
            "'chef'",
        );
        check(
            remove_position("cook", Some("cook")),
            "removePosition.into",
            "with itself",
        );
        check(
            TeamChange::Demand(vec![Demand::new("cook", Day::Monday, 9, 9, 1)]),
            "demand[0].end",
            "",
        );
    }

    #[test]
    fn a_change_in_json_names_the_wrong_field() {
        let read = |json: &str| {
            let mut json = serde_json::Deserializer::from_str(json);
            TeamChange::read(&mut json).map_err(|error| error.to_string())
        };
        let change = read(r#"{"removePosition": {"positionId": "a", "into": "b"}}"#);
        assert_eq!(change, Ok(Ok(remove_position("a", Some("b")))));
        let change =
            read(r#"{"addPosition": {"id": "a", "name": "A", "team": "t", "required": -1}}"#);
        let error = change.unwrap().unwrap_err();
        assert_eq!(error.path, "addPosition.required");
        assert_eq!(error.kind, ErrorKind::Required { value: -1 });
        for wrong in [
            r#"{"removePerson": {"staffId": "a", "shifts": "burn"}}"#,
            r#"{"removePerson": {"staffId": "a", "shifts": "offer", "extra": 1}}"#,
            r#"{"renamePerson": {}}"#,
            "{}",
            r#"{"demand": [], "shiftTypes": []}"#,
            "7",
        ] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
