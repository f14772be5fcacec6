//! Settings of the human check.

use std::num::NonZeroU32;

use secrecy::SecretString;
use serde::Serialize;

use super::{RecaptchaSettings, parse, source::Source};

/// The human check of the sign-up form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HumanCheck {
    /// Google reCAPTCHA.
    Recaptcha,
    /// ALTCHA: proof of work in the browser, without a third party.
    Altcha,
    /// No check.
    Off,
}

#[derive(Clone, Debug)]
pub struct HumanCheckSettings {
    pub kind: HumanCheck,
    /// Signing key for challenges; random per process if unset.
    pub secret: Option<SecretString>,
    /// Maximum number of attempts that a browser needs; it needs half of them on average.
    pub work: NonZeroU32,
}

/// Minimum length of the secret, in bytes.
const MIN_SECRET_LENGTH: usize = 16;

impl HumanCheckSettings {
    pub(super) fn take(source: &mut Source, recaptcha: &RecaptchaSettings) -> Self {
        let kind = if recaptcha.site_key.is_some() || recaptcha.secret.is_some() {
            HumanCheck::Recaptcha
        } else {
            HumanCheck::Altcha
        };
        Self {
            kind: source.take("HUMAN_CHECK", kind, parse_kind),
            secret: source.take("ALTCHA_SECRET", None, |text| {
                let word = parse::word(text)?;
                if word.len() < MIN_SECRET_LENGTH {
                    return Err(format!("must have at least {MIN_SECRET_LENGTH} characters"));
                }
                Ok(Some(SecretString::from(word)))
            }),
            work: source.take(
                "ALTCHA_WORK",
                NonZeroU32::new(4_000).unwrap_or(NonZeroU32::MIN),
                |text| parse::small_count(text, 1_000_000),
            ),
        }
    }
}

fn parse_kind(text: &str) -> Result<HumanCheck, String> {
    match text.to_ascii_lowercase().as_str() {
        "recaptcha" => Ok(HumanCheck::Recaptcha),
        "altcha" => Ok(HumanCheck::Altcha),
        "off" => Ok(HumanCheck::Off),
        _ => Err(format!("{text:?} is neither recaptcha nor altcha nor off")),
    }
}
