//! Shift templates: heads per position, day and slot, and the team's settings.

use serde::{Deserialize, Serialize};

/// A new template position that needs 1 head on every day and in every slot.
///
/// `timestamp_ms` is the caller's time in milliseconds since 1970; the engine has no clock. The id is `position_` and
/// that number. The name is an argument because it depends on the language.
///
/// ```
/// use scheduler_core::demand::new_position;
///
/// let position = new_position(1_795_219_200_000, "New Position".to_owned());
/// assert_eq!(position.id, "position_1795219200000");
/// assert_eq!(position.requirements.sun.night, 1);
/// ```
#[must_use]
pub fn new_position(timestamp_ms: u64, name: String) -> TemplatePosition {
    const ONE: SlotRequirements = SlotRequirements {
        morning: 1,
        afternoon: 1,
        night: 1,
    };
    TemplatePosition {
        id: format!("position_{timestamp_ms}"),
        name,
        requirements: DayRequirements {
            mon: ONE,
            tue: ONE,
            wed: ONE,
            thu: ONE,
            fri: ONE,
            sat: ONE,
            sun: ONE,
        },
    }
}

/// A position of a template with the heads it needs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct TemplatePosition {
    /// Unique in its template.
    pub id: String,
    /// Its display name.
    pub name: String,
    /// Heads for each day and slot.
    pub requirements: DayRequirements,
}

impl TemplatePosition {
    /// A position with its heads for each day and slot.
    pub fn new(
        id: impl Into<String>,
        name: impl Into<String>,
        requirements: DayRequirements,
    ) -> Self {
        Self {
            id: id.into(),
            name: name.into(),
            requirements,
        }
    }
}

/// Heads needed on each day of the week.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DayRequirements {
    /// Monday.
    pub mon: SlotRequirements,
    /// Tuesday.
    pub tue: SlotRequirements,
    /// Wednesday.
    pub wed: SlotRequirements,
    /// Thursday.
    pub thu: SlotRequirements,
    /// Friday.
    pub fri: SlotRequirements,
    /// Saturday.
    pub sat: SlotRequirements,
    /// Sunday.
    pub sun: SlotRequirements,
}

/// Heads needed in each slot of one day.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SlotRequirements {
    /// Heads from 6 to 14 o'clock, end exclusive.
    pub morning: u32,
    /// Heads from 14 to 22 o'clock, end exclusive.
    pub afternoon: u32,
    /// Heads from 22 to 6 o'clock of the next day, end exclusive.
    pub night: u32,
}

/// The team's settings; the numbers have no bounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[non_exhaustive]
pub struct TeamSettings {
    /// Shortest shift, in hours.
    pub min_hours: i32,
    /// Longest shift, in hours.
    pub max_hours: i32,
    /// Days off per week.
    pub default_days_off: i32,
    /// Teams per time slot.
    pub timeslot_teams: i32,
    /// Whether members clock in and out independently.
    pub independent_clocking: bool,
    /// Whether clocking in and out via the mobile app is allowed.
    pub clock_in_app: bool,
    /// Whether team members must approve assigned shifts.
    pub shift_approval: bool,
    /// Whether members of the same role may trade shifts.
    pub shift_trading: bool,
    /// Whether employees may claim available shifts beforehand.
    pub shift_claiming: bool,
    /// Whether all shift changes need a manager's approval.
    pub manager_approval: bool,
}

impl Default for TeamSettings {
    /// The defaults: 4 to 10 hours, 2 days off, 1 team per slot, independent
    /// clocking off, every other toggle on.
    fn default() -> Self {
        Self {
            min_hours: 4,
            max_hours: 10,
            default_days_off: 2,
            timeslot_teams: 1,
            independent_clocking: false,
            clock_in_app: true,
            shift_approval: true,
            shift_trading: true,
            shift_claiming: true,
            manager_approval: true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, from_value, json, to_value};

    fn one_everywhere() -> Value {
        let slots = json!({"morning": 1, "afternoon": 1, "night": 1});
        json!({
            "mon": slots, "tue": slots, "wed": slots, "thu": slots,
            "fri": slots, "sat": slots, "sun": slots
        })
    }

    /// [D-299] a new position's id is 'position_' and the timestamp.
    /// [D-296] a position has id, name and requirements by day then slot.
    /// [D-297] the days are mon to sun, the slots morning, afternoon and night.
    #[test]
    fn a_new_position_needs_one_head_everywhere() {
        let table = [
            (0, "position_0"),
            (1_795_219_200_000, "position_1795219200000"),
            (u64::MAX, "position_18446744073709551615"),
        ];
        for (timestamp, id) in table {
            let position = new_position(timestamp, "New Position".to_owned());
            assert_eq!(
                to_value(position).expect("plain data"),
                json!({"id": id, "name": "New Position", "requirements": one_everywhere()})
            );
        }
    }

    /// [D-298] a requirement is a whole number of heads; nothing else is accepted.
    #[test]
    fn requirements_are_whole_numbers() {
        let with = |heads: Value| {
            let mut requirements = one_everywhere();
            requirements["sat"]["afternoon"] = heads;
            from_value::<DayRequirements>(requirements)
        };
        let read = with(json!(10)).expect("ten heads");
        assert_eq!((read.sat.afternoon, read.sat.night), (10, 1));
        for wrong in [json!(-1), json!(1.5), json!("2"), json!(null), json!(true)] {
            assert!(with(wrong.clone()).is_err(), "{wrong}");
        }
        let mut missing = one_everywhere();
        missing["sun"] = json!({"morning": 1, "afternoon": 1});
        assert!(from_value::<DayRequirements>(missing).is_err());
        let mut unknown = one_everywhere();
        unknown["sunday"] = json!({"morning": 1, "afternoon": 1, "night": 1});
        assert!(from_value::<DayRequirements>(unknown).is_err());
    }

    /// [D-302] the ten team settings, with their defaults.
    #[test]
    fn team_settings_have_their_defaults() {
        assert_eq!(
            to_value(TeamSettings::default()).expect("plain data"),
            json!({
                "minHours": 4,
                "maxHours": 10,
                "defaultDaysOff": 2,
                "timeslotTeams": 1,
                "independentClocking": false,
                "clockInApp": true,
                "shiftApproval": true,
                "shiftTrading": true,
                "shiftClaiming": true,
                "managerApproval": true
            })
        );
    }
}
