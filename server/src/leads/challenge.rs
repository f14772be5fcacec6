//! Challenges from the challenge creator.

use serde::{Deserialize, Serialize};

use super::fields::{Field, FieldError, MAX_NAME_LENGTH};
use super::origin::{Origin, OriginForm};

/// Types of challenges; `custom` requires a name.
pub const TYPES: [&str; 4] = ["target", "tasks", "shifts", "custom"];
/// How often a challenge runs.
pub const FREQUENCIES: [&str; 3] = ["once", "weekly", "monthly"];
/// Who gets the prize.
pub const DISTRIBUTIONS: [&str; 3] = ["everyone", "first", "lottery"];
/// The prizes, external before internal ones.
pub const PRIZES: [&str; 6] = [
    "voucher",
    "ngo",
    "points",
    "dayoff",
    "breakfast",
    "smartphone",
];

/// The draft as sent. All fields are optional here; [`ChallengeDraft::check`] validates them.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ChallengeDraft {
    /// `target`, `tasks`, `shifts` or `custom`.
    pub r#type: Option<String>,
    /// Name of a custom challenge; ignored for other types.
    pub custom_name: Option<String>,
    /// `once`, `weekly` or `monthly`.
    pub frequency: Option<String>,
    /// `everyone`, `first` or `lottery`.
    pub distribution: Option<String>,
    /// `voucher`, `ngo`, `points`, `dayoff`, `breakfast` or `smartphone`.
    pub prize: Option<String>,
    /// E-mail address of the person who starts the challenge.
    pub work_email: Option<String>,
    /// The participating team.
    pub team_name: Option<String>,
    /// Page and campaign of the submission.
    #[serde(flatten)]
    pub origin: OriginForm,
}

/// A validated challenge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    /// One of [`TYPES`].
    pub r#type: &'static str,
    /// Name of a custom challenge, else empty.
    pub custom_name: String,
    /// One of [`FREQUENCIES`].
    pub frequency: &'static str,
    /// One of [`DISTRIBUTIONS`].
    pub distribution: &'static str,
    /// One of [`PRIZES`].
    pub prize: &'static str,
    /// E-mail address of the person who starts it.
    pub work_email: String,
    /// The participating team.
    pub team_name: String,
    /// Page and campaign of the submission.
    #[serde(flatten)]
    pub origin: Origin,
}

impl ChallengeDraft {
    /// Validates the draft.
    ///
    /// # Errors
    /// The first invalid field, in the order of the creator's steps.
    pub fn check(&self) -> Result<Challenge, FieldError> {
        let field = |name, text| Field { name, text };
        let r#type = field("type", self.r#type.as_deref()).one_of(&TYPES)?;
        let custom_name = if r#type == "custom" {
            field("customName", self.custom_name.as_deref()).required_line(MAX_NAME_LENGTH)?
        } else {
            String::new()
        };
        Ok(Challenge {
            r#type,
            custom_name,
            frequency: field("frequency", self.frequency.as_deref()).one_of(&FREQUENCIES)?,
            distribution: field("distribution", self.distribution.as_deref())
                .one_of(&DISTRIBUTIONS)?,
            prize: field("prize", self.prize.as_deref()).one_of(&PRIZES)?,
            work_email: field("workEmail", self.work_email.as_deref()).email()?,
            team_name: field("teamName", self.team_name.as_deref())
                .required_line(MAX_NAME_LENGTH)?,
            origin: self.origin.check(),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::fields::Problem;
    use super::*;

    fn check(change: Value) -> Result<Challenge, FieldError> {
        let mut draft = json!({
            "type": "target", "customName": "", "frequency": "weekly", "distribution": "first",
            "prize": "dayoff", "workEmail": "ada@example.com", "teamName": "Night shift",
        });
        let fields = draft.as_object_mut().expect("an object");
        fields.extend(change.as_object().expect("an object").clone());
        serde_json::from_value::<ChallengeDraft>(draft)
            .expect("the right shape")
            .check()
    }

    /// [W-332] [W-333]
    #[test]
    fn all_options_of_the_creator_are_valid() {
        for (field, values) in [
            ("type", &TYPES[..3]),
            ("frequency", &FREQUENCIES[..]),
            ("distribution", &DISTRIBUTIONS[..]),
            ("prize", &PRIZES[..]),
        ] {
            for value in values {
                let challenge = check(json!({ field: value })).expect(value);
                let json = serde_json::to_value(challenge).expect("JSON");
                assert_eq!(json[field], *value);
            }
            let error = check(json!({ field: "other" })).expect_err(field);
            assert_eq!((error.field, error.problem), (field, Problem::Unknown));
            let error = check(json!({ field: null })).expect_err(field);
            assert_eq!((error.field, error.problem), (field, Problem::Missing));
        }
    }

    /// [W-398]
    #[test]
    fn only_custom_challenges_have_a_name_which_is_required() {
        let named = check(json!({"type": "custom", "customName": " Fewest spills "}));
        assert_eq!(named.expect("a valid draft").custom_name, "Fewest spills");
        let error = check(json!({"type": "custom", "customName": " "})).expect_err("no name");
        assert_eq!(
            (error.field, error.problem),
            ("customName", Problem::Missing)
        );
        let other = check(json!({"customName": "left over"})).expect("a valid draft");
        assert_eq!(other.custom_name, "");
    }

    #[test]
    fn email_and_team_are_required_and_limited_in_length() {
        let long = "x".repeat(MAX_NAME_LENGTH + 1);
        for (change, field, problem) in [
            (json!({"workEmail": ""}), "workEmail", Problem::Missing),
            (json!({"workEmail": "ada"}), "workEmail", Problem::Malformed),
            (json!({"teamName": null}), "teamName", Problem::Missing),
            (json!({"teamName": long}), "teamName", Problem::TooLong),
            (
                json!({"type": "custom", "customName": long}),
                "customName",
                Problem::TooLong,
            ),
        ] {
            let error = check(change).expect_err(field);
            assert_eq!((error.field, error.problem), (field, problem));
        }
    }
}
