//! Sign-ups for a team space, after the human check.

use serde::{Deserialize, Serialize};

use super::fields::{Field, FieldError, MAX_NAME_LENGTH};
use super::origin::{Origin, OriginForm};

/// The form as sent. All fields are optional here; [`SignUpForm::check`] validates them.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct SignUpForm {
    /// Token of the human check; required.
    pub token: Option<String>,
    /// E-mail address; required.
    pub email: Option<String>,
    /// Name of the organization; required.
    pub organization: Option<String>,
    /// Page and campaign of the submission.
    #[serde(flatten)]
    pub origin: OriginForm,
}

/// A validated sign-up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SignUp {
    pub email: String,
    pub organization: String,
    /// Page and campaign of the submission.
    #[serde(flatten)]
    pub origin: Origin,
}

impl SignUpForm {
    /// Validates the form, except for the token.
    ///
    /// # Errors
    /// The first invalid field, in the order of the form.
    pub fn check(&self) -> Result<SignUp, FieldError> {
        let field = |name, text| Field { name, text };
        Ok(SignUp {
            email: field("email", self.email.as_deref()).email()?,
            organization: field("organization", self.organization.as_deref())
                .required_line(MAX_NAME_LENGTH)?,
            origin: self.origin.check(),
        })
    }
}
