//! The rules that shifts are checked against.

use serde::{Deserialize, Serialize};

/// The rules that shifts are checked against. A number of 0 or less turns its rule off, and a field that JSON omits
/// has its default.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
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
    /// Whether filling a week may lengthen shifts that exist.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "is_default")]
    pub lengthen: bool,
    /// Whether filling a week may give somebody a second shift on a day that does not touch the first.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Clone::clone")]
    pub split_days: bool,
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
            lengthen: false,
            split_days: true,
        }
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
            "maxDaysInRow": 6, "lengthen": true, "splitDays": false,
        });
        let rules: Rules = serde_json::from_value(more.clone()).unwrap();
        assert_eq!(
            (rules.max_days_in_row, rules.lengthen, rules.split_days),
            (6, true, false)
        );
        assert_eq!(serde_json::to_value(rules).unwrap(), more);
        assert!(serde_json::from_str::<Rules>(r#"{"minimumHours": 4}"#).is_err());
    }
}
