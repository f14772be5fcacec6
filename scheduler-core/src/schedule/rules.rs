//! The rules that shifts are checked against.

use serde::{Deserialize, Serialize};

use super::{
    error::Error,
    law::Law,
    skill_mix::{MarkNeed, as_pairs, check_needs, check_pairs, of_pairs},
};

/// The rules that shifts are checked against. A number of 0 or less turns its rule off, and a field that JSON omits
/// has its default.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields, default)]
#[non_exhaustive]
pub struct Rules {
    /// The shortest shift, in hours.
    pub min_hours: i32,
    /// The most hours that one person's shifts on one day may add up to. A shift belongs to the day on which it
    /// starts.
    pub max_hours: i32,
    /// The fewest days off in a week, on which no shift of the person starts.
    pub days_off: i32,
    /// The fewest hours of rest between a person's shifts that start on different days.
    pub rest_hours: i32,
    /// The most successive days on which shifts of one person start.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub max_days_in_row: i32,
    /// The fewest successive days with a shift. A run that touches the first or the last day of the known weeks is exempt.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub min_days_in_row: i32,
    /// The fewest successive days without a shift, likewise.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub min_days_off_in_row: i32,
    /// The most weekends on which a shift of one person starts in any four successive weeks.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub max_weekends: i32,
    /// Codes of shift types of which the second may not follow the first on the next day.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub forbidden_next: Vec<(String, String)>,
    /// Marks of which somebody has to be on duty. In JSON they are pairs of mark and position, or the empty text for the
    /// whole house; a pair that stands there twice asks for two people.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "[string, string][]"))]
    #[serde(
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "as_pairs",
        deserialize_with = "of_pairs"
    )]
    pub mark_needs: Vec<MarkNeed>,
    /// Ids of two people who are never on duty at the same time, in any position. An unknown id plays no part.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub never_together: Vec<(String, String)>,
    /// Whether filling a week may lengthen shifts that exist.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub lengthen: bool,
    /// Whether filling a week may give somebody a second shift on a day that does not touch the first.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Clone::clone")]
    pub split_days: bool,
    /// Whether filling a week gives nobody a shift that takes them over their contract.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub within_contract: bool,
    /// Whether the team plans for all the heads that it asks for: filling a week fills every hour up to them, and not
    /// only up to the half of them that closes a gap.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub whole_need: bool,
    /// The law about working time that shifts are checked against, besides all of these.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub law: Option<Box<Law>>,
}

impl Rules {
    /// The rules that a week is filled by: these, or where they say nothing of how to fill one (no days in a row, no
    /// longer shifts, split days as they come), at most six days in a row, longer shifts and no split days. Where there
    /// is a law, its rests say how many days may be worked in a row, and nothing is added to them.
    ///
    /// ```
    /// use scheduler_core::Rules;
    ///
    /// let filling = Rules::default().filling();
    /// assert_eq!((filling.max_days_in_row, filling.lengthen, filling.split_days), (6, true, false));
    /// assert_eq!(filling.filling(), filling);
    /// ```
    #[must_use]
    pub fn filling(&self) -> Self {
        let silent = Self::default();
        if (self.max_days_in_row, self.lengthen, self.split_days)
            != (silent.max_days_in_row, silent.lengthen, silent.split_days)
        {
            return self.clone();
        }
        let max_days_in_row = match self.law {
            Some(_) => self.max_days_in_row,
            None => 6,
        };
        Self {
            max_days_in_row,
            lengthen: true,
            split_days: false,
            ..self.clone()
        }
    }

    /// Whether one of them looks at more than the weeks around.
    pub(crate) const fn looks_far(&self) -> bool {
        self.law.is_some()
            || self.min_days_in_row > 0
            || self.min_days_off_in_row > 0
            || self.max_weekends > 0
    }

    /// The ids of those who are never on duty together with somebody, each once.
    #[must_use]
    pub fn kept_apart_from(&self, staff_id: &str) -> Vec<&str> {
        let mut ids = Vec::new();
        for (one, other) in &self.never_together {
            let id = match staff_id {
                id if id == one => other,
                id if id == other => one,
                _ => continue,
            };
            if !ids.contains(&id.as_str()) {
                ids.push(id);
            }
        }
        ids
    }

    /// The rules of a team of one's own: those of [`filling`](Self::filling), and the whole need.
    #[must_use]
    pub fn of_own_team() -> Self {
        Self {
            whole_need: true,
            ..Self::default().filling()
        }
    }
}

/// Whether a field is omitted from JSON.
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Default for Rules {
    /// Shifts of 4 to 10 hours, 2 days off, and the 11 hours of rest that European law asks for.
    fn default() -> Self {
        Self {
            min_hours: 4,
            max_hours: 10,
            days_off: 2,
            rest_hours: 11,
            max_days_in_row: 0,
            min_days_in_row: 0,
            min_days_off_in_row: 0,
            max_weekends: 0,
            forbidden_next: Vec::new(),
            mark_needs: Vec::new(),
            never_together: Vec::new(),
            lengthen: false,
            split_days: true,
            within_contract: false,
            whole_need: false,
            law: None,
        }
    }
}

impl Rules {
    /// Checks the figures of the law, the needs of marks, and the pairs that are kept apart.
    ///
    /// # Errors
    /// The first figure that is out of range, with its path, such as `law.breaks[1].from`; a mark that is blank, too many
    /// or too few heads of one, or a pair of one person.
    pub fn check(&self) -> Result<(), Error> {
        check_needs(&self.mark_needs)?;
        check_pairs(&self.never_together)?;
        let law = self.law.as_ref();
        law.map_or(Ok(()), |law| law.check())
            .map_err(|error| error.inside("law"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_of_rules_that_json_omits_have_their_defaults() {
        let rules: Rules = serde_json::from_str("{}").unwrap();
        assert_eq!(rules, Rules::default());
        let four =
            serde_json::json!({"minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11});
        assert_eq!(serde_json::to_value(rules).unwrap(), four);
        let more = serde_json::json!({
            "minHours": 0, "maxHours": 10, "daysOff": 2, "restHours": 11,
            "maxDaysInRow": 6, "lengthen": true, "splitDays": false, "withinContract": true, "wholeNeed": true,
        });
        let rules: Rules = serde_json::from_value(more.clone()).unwrap();
        assert_eq!(
            (rules.max_days_in_row, rules.lengthen, rules.split_days),
            (6, true, false)
        );
        assert!(rules.within_contract && rules.whole_need);
        assert_eq!(serde_json::to_value(rules).unwrap(), more);
        assert!(serde_json::from_str::<Rules>(r#"{"minimumHours": 4}"#).is_err());
    }

    /// What a roster says of filling is kept, also that a rule is off.
    #[test]
    fn filling_keeps_what_a_roster_says() {
        let off = Rules {
            max_days_in_row: -1,
            ..Rules::default()
        };
        assert_eq!(off.filling(), off);
        let five = Rules {
            max_days_in_row: 5,
            ..Rules::default()
        };
        assert_eq!(five.filling(), five);
        let long = Rules {
            rest_hours: 12,
            within_contract: true,
            ..Rules::default()
        };
        let filled = long.filling();
        assert_eq!((filled.rest_hours, filled.max_days_in_row), (12, 6));
        assert!(filled.within_contract && !filled.whole_need);
        let law = Law::own(chrono::NaiveDate::from_ymd_opt(2026, 11, 27).unwrap());
        let lawful = Rules {
            law: Some(Box::new(law)),
            ..long
        };
        let filled = lawful.filling();
        assert_eq!((filled.max_days_in_row, filled.lengthen), (0, true));
        assert_eq!(filled.filling(), filled);
        assert!(Rules::of_own_team().whole_need);
    }
}
