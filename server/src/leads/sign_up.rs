//! Sign-ups: who wants a team space, once the human check has been passed.

use serde::{Deserialize, Serialize};

use super::fields::{Given, Mistake};
use super::origin::{Origin, OriginForm};

/// Longest name of an organization, in characters.
pub const LONGEST_NAME: usize = 120;

/// The form as it is sent. Every field may be missing; what is wrong is said by [`SignUpForm::check`].
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct SignUpForm {
    /// What the human check gave; required.
    pub token: Option<String>,
    /// Who signs up; required.
    pub email: Option<String>,
    /// The organization; required.
    pub organization: Option<String>,
    /// Where the visitor comes from.
    #[serde(flatten)]
    pub origin: OriginForm,
}

/// A checked sign-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SignUp {
    /// Who signs up.
    pub email: String,
    /// The organization.
    pub organization: String,
    /// Where the visitor comes from.
    #[serde(flatten)]
    pub origin: Origin,
}

impl SignUpForm {
    /// The sign-up, if its fields are sound. The token is not looked at.
    ///
    /// # Errors
    /// The first mistake, in the order of the form.
    pub fn check(&self) -> Result<SignUp, Mistake> {
        let given = |field, text| Given { field, text };
        Ok(SignUp {
            email: given("email", self.email.as_deref()).email()?,
            organization: given("organization", self.organization.as_deref())
                .required_line(LONGEST_NAME)?,
            origin: self.origin.check(),
        })
    }
}
