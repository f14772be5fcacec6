//! Challenges of the challenge creator.

use serde::{Deserialize, Serialize};

use super::fields::{Given, Mistake};
use super::origin::{Origin, OriginForm};

/// What a challenge can be about; `custom` needs a name of its own.
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

/// Longest name of a challenge or team, in characters.
pub const LONGEST_NAME: usize = 120;

/// The draft as it is sent. Every field may be missing; what is wrong is said by [`ChallengeDraft::check`].
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ChallengeDraft {
    /// `target`, `tasks`, `shifts` or `custom`.
    pub r#type: Option<String>,
    /// The name of a custom challenge; of no meaning for the others.
    pub custom_name: Option<String>,
    /// `once`, `weekly` or `monthly`.
    pub frequency: Option<String>,
    /// `everyone`, `first` or `lottery`.
    pub distribution: Option<String>,
    /// `voucher`, `ngo`, `points`, `dayoff`, `breakfast` or `smartphone`.
    pub prize: Option<String>,
    /// Who starts the challenge.
    pub work_email: Option<String>,
    /// The team that takes it up.
    pub team_name: Option<String>,
    /// Where the visitor comes from.
    #[serde(flatten)]
    pub origin: OriginForm,
}

/// A checked challenge.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Challenge {
    /// One of [`TYPES`].
    pub r#type: &'static str,
    /// The name of a custom challenge, else empty.
    pub custom_name: String,
    /// One of [`FREQUENCIES`].
    pub frequency: &'static str,
    /// One of [`DISTRIBUTIONS`].
    pub distribution: &'static str,
    /// One of [`PRIZES`].
    pub prize: &'static str,
    /// Who starts it.
    pub work_email: String,
    /// The team that takes it up.
    pub team_name: String,
    /// Where the visitor comes from.
    #[serde(flatten)]
    pub origin: Origin,
}

impl ChallengeDraft {
    /// The challenge, if the draft is sound.
    ///
    /// # Errors
    /// The first mistake, in the order of the creator's steps.
    pub fn check(&self) -> Result<Challenge, Mistake> {
        let given = |field, text| Given { field, text };
        let r#type = given("type", self.r#type.as_deref()).one_of(&TYPES)?;
        let custom_name = if r#type == "custom" {
            given("customName", self.custom_name.as_deref()).required_line(LONGEST_NAME)?
        } else {
            String::new()
        };
        Ok(Challenge {
            r#type,
            custom_name,
            frequency: given("frequency", self.frequency.as_deref()).one_of(&FREQUENCIES)?,
            distribution: given("distribution", self.distribution.as_deref())
                .one_of(&DISTRIBUTIONS)?,
            prize: given("prize", self.prize.as_deref()).one_of(&PRIZES)?,
            work_email: given("workEmail", self.work_email.as_deref()).email()?,
            team_name: given("teamName", self.team_name.as_deref()).required_line(LONGEST_NAME)?,
            origin: self.origin.check(),
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::super::fields::Problem;
    use super::*;

    fn check(change: Value) -> Result<Challenge, Mistake> {
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
    fn every_choice_of_the_creator_is_a_challenge() {
        for (field, values) in [
            ("type", &TYPES[..3]),
            ("frequency", &FREQUENCIES[..]),
            ("distribution", &DISTRIBUTIONS[..]),
            ("prize", &PRIZES[..]),
        ] {
            for value in values {
                let challenge = check(json!({ field: value })).expect(value);
                let told = serde_json::to_value(challenge).expect("JSON");
                assert_eq!(told[field], *value);
            }
            let mistake = check(json!({ field: "other" })).expect_err(field);
            assert_eq!((mistake.field, mistake.problem), (field, Problem::Unknown));
            let mistake = check(json!({ field: null })).expect_err(field);
            assert_eq!((mistake.field, mistake.problem), (field, Problem::Missing));
        }
    }

    /// [W-398]
    #[test]
    fn only_a_custom_challenge_has_and_needs_a_name() {
        let named = check(json!({"type": "custom", "customName": " Fewest spills "}));
        assert_eq!(named.expect("sound").custom_name, "Fewest spills");
        let mistake = check(json!({"type": "custom", "customName": " "})).expect_err("no name");
        assert_eq!(
            (mistake.field, mistake.problem),
            ("customName", Problem::Missing)
        );
        let other = check(json!({"customName": "left over"})).expect("sound");
        assert_eq!(other.custom_name, "");
    }

    #[test]
    fn email_and_team_are_required_and_bounded() {
        let long = "x".repeat(LONGEST_NAME + 1);
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
            let mistake = check(change).expect_err(field);
            assert_eq!((mistake.field, mistake.problem), (field, problem));
        }
    }
}
