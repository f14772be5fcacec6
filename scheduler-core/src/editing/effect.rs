//! Effects: what a change would do to a week, before it is made.

use serde::Serialize;

use super::editor::Editor;
use crate::{
    labour::PersonLabour,
    rules::{Load, Violation},
    schedule::{Day, Error, HourRange, Shift},
    week::{Filter, ProposedShift, Week},
};

/// What a change would do.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify), tsify(missing_as_null))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Effect {
    /// The change in the week's cost, in hundredths of the currency, negative if it would cost less; `None` if none
    /// of the people affected has a wage.
    pub cost_cents: Option<i64>,
    /// How many of the people affected have no wage.
    pub not_priced: u32,
    /// The code of the currency (ISO 4217).
    pub currency: String,
    /// The change in the minutes that the people affected work beyond their contracts, summed; negative if there
    /// would be fewer.
    pub over_contract: i32,
    /// The number of gap blocks in the whole week as it is.
    pub gaps: u32,
    /// How many of them would be closed, with none of their hours in a gap.
    pub gaps_closed: u32,
    /// How many gap blocks there would be in hours that have none now.
    pub gaps_opened: u32,
    /// The change in the number of hours in gaps.
    pub gap_hours: i32,
    /// The change in the person-hours that are missing from what is needed in the examined hours.
    pub missing_hours: i32,
    /// The change in the number of wishes for days of the week that are met.
    pub wishes_met: i32,
    /// The rules that the new shifts would break, each shift checked together with those before it. A rule of the whole
    /// week (days off, maximum hours) that is already broken counts only if the change makes it worse.
    pub violations: Vec<Violation>,
}

impl Editor {
    /// What removing some shifts and adding others would do. Every change can be expressed this way: to move,
    /// resize or reassign a shift, remove it and add the changed one. Nothing is refused and nothing is changed:
    /// the change is made and measured on a copy of the people affected, which costs their shifts and the hours of
    /// the week.
    ///
    /// ```
    /// use scheduler_core::{Day, Editor, Position, ProposedShift, Schedule, StaffMember};
    ///
    /// let cook = Position::new("cook", "Cook", "kitchen", 1);
    /// let ada = StaffMember::new("ada", "Ada", "cook").paid(1400).contracted(4 * 60, 40 * 60);
    /// let ada = ada.available(Day::Monday, 8, 24);
    /// let editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
    /// let effect = editor.preview(&[], &[ProposedShift::new("ada", Day::Monday, 10, 10)])?;
    /// assert_eq!((effect.cost_cents, effect.over_contract), (Some(14_000), 6 * 60));
    /// assert_eq!((effect.gaps_closed, effect.gaps), (1, 7));
    /// # Ok::<(), scheduler_core::Error>(())
    /// ```
    ///
    /// # Errors
    /// An unknown shift or staff member, or a start or length out of range; the path names the entry, such as
    /// `shifts[3].start`.
    pub fn preview(&self, removed: &[String], shifts: &[ProposedShift]) -> Result<Effect, Error> {
        for (index, id) in removed.iter().enumerate() {
            let named = self.week().shift_named(id);
            named.map_err(|error| error.at(format!("removed[{index}]")))?;
        }
        let week = self.week().trial_of_change(removed, shifts);
        effect_of(week, |week| {
            make_and_check(week, removed, ("shifts", shifts))
        })
    }
}

/// What a change does to a part of a week; `make` makes it and returns the rules that it breaks.
pub(super) fn effect_of(
    mut week: Week,
    make: impl FnOnce(&mut Week) -> Result<Vec<Violation>, Error>,
) -> Result<Effect, Error> {
    let before = Snapshot::of(&week);
    let violations = make(&mut week)?;
    let after = Snapshot::of(&week);
    let currency = week.details().budget.currency().to_owned();
    Ok(before.effect(&after, currency, violations))
}

/// Makes the changes one after the other and returns the rules that the new shifts break. A rule about a person's whole
/// week is compared with the week before all of the changes.
pub(super) fn make_and_check(
    week: &mut Week,
    removed: &[String],
    (list, shifts): (&str, &[ProposedShift]),
) -> Result<Vec<Violation>, Error> {
    let loads: Vec<Load> = week
        .staff
        .iter()
        .map(|person| Load::of(week, person))
        .collect();
    let mut gone = Vec::new();
    for id in removed {
        // A shift that is named twice is already removed.
        if let Ok((place, shift)) = week.shift_named(id) {
            let shift = shift.clone();
            // What replaces it is shaped while its position is known.
            let position = week.position_of_shift(&shift).to_owned();
            week.replace(place, Some(&shift), None);
            gone.push(shift.in_position(position));
        }
    }
    // A shift that replaces another keeps its position and its break.
    let replaced = match (gone.as_slice(), shifts) {
        ([one], [_]) => Some(one),
        _ => None,
    };
    let mut found = Vec::new();
    for (index, proposed) in shifts.iter().enumerate() {
        let person = week
            .validate_proposal(proposed)
            .map_err(|error| error.inside(&format!("{list}[{index}]")))?;
        if let (Some(staff), Some(load)) = (week.staff.get(person), loads.get(person)) {
            found.extend(week.check(staff, proposed, replaced, load));
        }
        let shift = week.shaped(proposed, replaced);
        let id = week.unused_id();
        let place = week.new_place();
        week.replace(place, None, Some(&Shift { id, ..shift }));
    }
    Ok(found)
}

/// The figures of the people affected and of the week, which are compared before and after a change.
struct Snapshot {
    people: Vec<PersonLabour>,
    gaps: Vec<(Day, HourRange)>,
    missing_hours: u32,
    wishes_met: i32,
}

impl Snapshot {
    fn of(week: &Week) -> Self {
        Self {
            people: week
                .staff
                .iter()
                .map(|staff| PersonLabour::of(week, staff))
                .collect(),
            gaps: week.gap_spans(&Filter::default()).collect(),
            missing_hours: week.missing_hours(&Filter::default()),
            wishes_met: i32::try_from(week.wishes().iter().filter(|wished| wished.met).count())
                .unwrap_or(i32::MAX),
        }
    }

    fn effect(&self, after: &Self, currency: String, violations: Vec<Violation>) -> Effect {
        let mut cost_cents = None;
        let (mut not_priced, mut over_contract) = (0, 0);
        for (old, new) in self.people.iter().zip(&after.people) {
            match (old.cost_cents, new.cost_cents) {
                (Some(old), Some(new)) => {
                    *cost_cents.get_or_insert(0) += new.cast_signed() - old.cast_signed();
                }
                _ => not_priced += 1,
            }
            over_contract += new.over_contract.cast_signed() - old.over_contract.cast_signed();
        }
        let hours = |gaps: &[(Day, HourRange)]| {
            let hours = gaps.iter().map(|(_, hours)| i32::from(hours.hours()));
            hours.sum::<i32>()
        };
        Effect {
            cost_cents,
            not_priced,
            currency,
            over_contract,
            gaps: u32::try_from(self.gaps.len()).unwrap_or(u32::MAX),
            gaps_closed: apart(&self.gaps, &after.gaps),
            gaps_opened: apart(&after.gaps, &self.gaps),
            gap_hours: hours(&after.gaps) - hours(&self.gaps),
            missing_hours: after
                .missing_hours
                .cast_signed()
                .saturating_sub(self.missing_hours.cast_signed()),
            wishes_met: after.wishes_met - self.wishes_met,
            violations,
        }
    }
}

/// How many of `gaps` share no hour with any of `others`.
fn apart(gaps: &[(Day, HourRange)], others: &[(Day, HourRange)]) -> u32 {
    let shares = |(day, hours): &(Day, HourRange)| {
        let mut others = others.iter().filter(|(other, _)| other == day);
        others.any(|(_, other)| hours.start < other.end && other.start < hours.end)
    };
    u32::try_from(gaps.iter().filter(|gap| !shares(gap)).count()).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Rules, Schedule, ViolationKind,
        testing::{proposed, schedule},
    };

    /// Two cooks are needed, so one on duty is enough. Ada's contract is 16 hours at 15.00, Bob's 8 at 10.00; Eve is a
    /// host without a wage.
    fn editor() -> Editor {
        let plain = schedule(
            "cook/kitchen:2 host/floor:0",
            "ada@cook=0:0-24,1:0-24,2:0-24 bob@cook=0:0-24,1:0-24,2:0-24 eve@host=0:0-24",
            "ada/0:10+10 ada/1:10+4 bob/2:10+5",
        );
        let (positions, mut staff, shifts, _) = plain.into_parts();
        for (member, (cents, hours)) in staff.iter_mut().zip([(1500, 16), (1000, 8)]) {
            member.hourly_cents = Some(cents);
            member.contract_minutes = Some(hours * 60);
        }
        Editor::new(Schedule::new(positions, staff, shifts).unwrap())
    }

    /// `cost overContract closed/gaps opened gapHours [rules]`
    fn described(removed: &[&str], shifts: &[&str]) -> String {
        let editor = editor();
        let removed: Vec<String> = removed.iter().map(|id| (*id).to_owned()).collect();
        let shifts: Vec<_> = shifts.iter().map(|entry| proposed(entry)).collect();
        let effect = editor.preview(&removed, &shifts).unwrap();
        let kinds = effect
            .violations
            .iter()
            .map(|violation| format!("{:?}", violation.kind));
        let cost = effect.cost_cents.map_or_else(
            || format!("{} not priced", effect.not_priced),
            |cents| cents.to_string(),
        );
        format!(
            "{cost} {} {}/{} {} {} {:?}",
            effect.over_contract,
            effect.gaps_closed,
            effect.gaps,
            effect.gaps_opened,
            effect.gap_hours,
            kinds.collect::<Vec<_>>()
        )
    }

    #[test]
    fn a_new_shift_costs_its_hours_and_closes_gaps() {
        // Tuesday is short from 14 to 20, Wednesday from 15, the following four days all day.
        assert_eq!(described(&[], &["bob/1:14+6"]), "6000 180 1/6 0 -6 []");
        // Covering part of a gap does not close it.
        assert_eq!(described(&[], &["ada/1:16+4"]), "6000 120 0/6 0 -4 []");
    }

    #[test]
    fn only_the_change_of_overtime_counts() {
        let mut editor = editor();
        editor.assign(&proposed("bob/0:9+8")).unwrap();
        let effect = editor.preview(&[], &[proposed("bob/1:14+2")]).unwrap();
        assert_eq!(effect.over_contract, 120);
    }

    /// A gap that is only adjacent to an earlier one is new.
    #[test]
    fn a_gap_beside_a_closed_one_is_opened() {
        // On Tuesday nobody is left from 10 to 14, and the hours from 14 on are covered.
        assert_eq!(described(&["2"], &["bob/1:14+6"]), "0 180 1/6 1 -2 []");
    }

    #[test]
    fn reassigning_a_shift_costs_the_difference() {
        assert_eq!(described(&["1"], &["bob/0:10+10"]), "-5000 420 0/6 0 0 []");
        assert_eq!(
            described(&["1"], &["eve/0:10+10"]),
            "-15000 0 0/6 1 10 [\"WrongPosition\"]"
        );
    }

    #[test]
    fn a_changed_shift_does_not_conflict_with_itself() {
        assert_eq!(described(&["2"], &["ada/1:10+10"]), "9000 240 1/6 0 -6 []");
        assert_eq!(described(&["1"], &["ada/0:12+8"]), "-3000 0 0/6 1 2 []");
    }

    #[test]
    fn several_shifts_are_checked_one_after_the_other() {
        assert_eq!(
            described(&[], &["ada/2:15+5", "ada/2:18+4"]),
            "13500 420 1/6 0 -5 [\"DoubleBooking\"]"
        );
    }

    #[test]
    fn a_weekly_rule_counts_only_if_the_change_makes_it_worse() {
        // Ada starts on two days, which leaves five days off of six required, and works 14 hours of 10 allowed.
        let (positions, mut staff, shifts, _) = editor().week().schedule().into_parts();
        for member in &mut staff {
            member.max_minutes = Some(10 * 60);
        }
        let mut editor = Editor::new(Schedule::new(positions, staff, shifts).unwrap());
        editor.set_rules(Rules {
            min_hours: 0,
            rest_hours: 0,
            days_off: 6,
            ..Rules::default()
        });
        let broken = |removed: &str, entry: &str| {
            let removed: Vec<String> = removed.split_whitespace().map(str::to_owned).collect();
            let effect = editor.preview(&removed, &[proposed(entry)]).unwrap();
            let kinds = effect.violations.iter().map(|violation| violation.kind);
            kinds.collect::<Vec<_>>()
        };
        assert_eq!(broken("2", "ada/1:14+4"), []);
        assert_eq!(broken("2", "ada/1:10+5"), [ViolationKind::OverWeekMaximum]);
        assert_eq!(
            broken("", "ada/0:20+1"),
            [ViolationKind::OverMaxHours, ViolationKind::OverWeekMaximum]
        );
        assert_eq!(
            broken("", "ada/2:10+4"),
            [ViolationKind::TooFewDaysOff, ViolationKind::OverWeekMaximum]
        );
    }

    #[test]
    fn removing_shifts_opens_gaps_and_saves_money() {
        assert_eq!(described(&["1", "2"], &[]), "-21000 0 0/6 1 14 []");
    }

    #[test]
    fn wishes_that_a_change_meets_or_breaks_are_counted() {
        let (positions, mut staff, shifts, _) = editor().week().schedule().into_parts();
        staff[0].wishes = serde_json::from_str(
            r#"[{"weekday": 0, "want": "off", "weight": 1}, {"weekday": 2, "want": "on", "weight": 2}]"#,
        )
        .unwrap();
        let editor = Editor::new(Schedule::new(positions, staff, shifts).unwrap());
        let met = |removed: &[&str], added: &[&str]| {
            let removed: Vec<String> = removed.iter().map(|id| (*id).to_owned()).collect();
            let added: Vec<ProposedShift> = added.iter().map(|entry| proposed(entry)).collect();
            editor.preview(&removed, &added).unwrap().wishes_met
        };
        assert_eq!(met(&["1"], &[]), 1, "Monday off");
        assert_eq!(met(&["1"], &["ada/2:10+4"]), 2, "and work on Wednesday");
        assert_eq!(met(&["2"], &["bob/1:10+4"]), 0);
    }

    #[test]
    fn people_without_a_wage_are_not_priced() {
        assert_eq!(described(&[], &["eve/0:9+8"]), "1 not priced 0 0/6 0 0 []");
    }

    #[test]
    fn previews_change_nothing_and_name_errors() {
        let mut editor = editor();
        let before = editor.week().schedule();
        editor
            .preview(&["1".to_owned()], &[proposed("bob/0:9+8")])
            .unwrap();
        assert_eq!((editor.week().schedule(), editor.revision()), (before, 0));
        let path = |removed: &str, entry: &str| {
            let removed: Vec<String> = removed.split_whitespace().map(str::to_owned).collect();
            editor
                .preview(&removed, &[proposed(entry)])
                .unwrap_err()
                .path
        };
        assert_eq!(path("1 9", "bob/0:9+8"), "removed[1]");
        assert_eq!(path("", "zoe/0:9+8"), "shifts[0].staffId");
        assert_eq!(path("", "bob/0:9+30"), "shifts[0].hours");
        // The undone change leaves no trace: the next shift gets the first id.
        let done = editor.assign(&proposed("bob/0:9+8")).unwrap().done;
        assert_eq!(done.unwrap().after.unwrap().shift_id, "assigned-1");
    }

    /// The new shifts have short ids while they are measured, and only the people affected are copied.
    #[test]
    fn a_preview_costs_the_people_that_it_affects() {
        let staff: Vec<String> = (0..200).map(|index| format!("p{index}@cook")).collect();
        let editor = Editor::new(schedule("cook/kitchen:2", &staff.join(" "), ""));
        let shifts = vec![proposed("p7/0:9+8"); 50];
        let mut week = editor.week().trial_of_change(&[], &shifts);
        make_and_check(&mut week, &[], ("shifts", &shifts)).unwrap();
        assert_eq!((week.staff.len(), week.shift_count()), (1, 50));
        let longest = week.shifts_of("p7").map(|shift| shift.id.len()).max();
        assert_eq!(longest, Some("assigned-50".len()));
    }
}
