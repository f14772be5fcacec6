//! The check that keeps programs from sending forms.

use std::num::NonZeroU32;

use secrecy::SecretString;
use serde::Serialize;

use super::{RecaptchaSettings, parse, source::Source};

/// Which check stands before the sign-up. The contact form has the proof of work with either: only the sign-up page may
/// load anything from elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum HumanCheck {
    /// The widget of Google's reCAPTCHA.
    Recaptcha,
    /// ALTCHA: the visitor's browser works for some seconds; nobody else is asked.
    Altcha,
    /// None, also before the contact form.
    Off,
}

/// Which check, and how hard the proof of work is.
#[derive(Clone, Debug)]
pub struct HumanCheckSettings {
    /// Which one.
    pub kind: HumanCheck,
    /// What challenges are signed with; unset, something random that only this process knows.
    pub secret: Option<SecretString>,
    /// Tries that a browser needs at most; it needs at least half of them.
    pub work: NonZeroU32,
    /// Messages of the contact form without any check that one client may send per minute; none at all when unset.
    pub unchecked_per_minute: Option<NonZeroU32>,
}

/// Least length of the secret, in bytes.
const SHORTEST_SECRET: usize = 16;

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
                if word.len() < SHORTEST_SECRET {
                    return Err(format!("must have at least {SHORTEST_SECRET} characters"));
                }
                Ok(Some(SecretString::from(word)))
            }),
            work: source.take(
                "ALTCHA_WORK",
                NonZeroU32::new(4_000).unwrap_or(NonZeroU32::MIN),
                |text| parse::small_count(text, 1_000_000),
            ),
            unchecked_per_minute: source.take(
                "RATE_LIMIT_UNCHECKED_PER_MINUTE",
                NonZeroU32::new(3),
                |text| match text {
                    "0" => Ok(None),
                    _ => parse::small_count(text, 1_000_000).map(Some),
                },
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
