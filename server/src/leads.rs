//! Leads (contact messages, challenges and sign-ups): validated, stored durably, acknowledged, and then delivered.
//!
//! [`inbox`] accepts leads, [`outbox`] stores them, [`delivery`] delivers each at least once, and [`command`] is the
//! operator's CLI. What visitors typed is never logged.

pub mod challenge;
pub mod command;
pub mod contact;
pub mod delivery;
pub mod fields;
pub mod inbox;
pub mod origin;
pub mod outbox;
mod schedule;
pub mod service;
pub mod sign_up;
mod wake;

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::NaiveDate;
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

/// The kind of a lead, which determines where it is delivered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A message from the contact form.
    Contact,
    /// A challenge from the challenge creator.
    Challenge,
    /// A verified sign-up.
    SignUp,
}

impl NewLead {
    /// A contact message with about 500 words, for probes of the storage.
    #[must_use]
    pub fn of_ordinary_size() -> Self {
        let payload =
            serde_json::json!({"email": "probe@example.com", "message": "x".repeat(3000)});
        Self {
            kind: Kind::Contact,
            key: Key::random(),
            payload: payload.to_string(),
            request_id: None,
            traceparent: None,
        }
    }
}

impl Kind {
    pub const ALL: [Self; 3] = [Self::Contact, Self::Challenge, Self::SignUp];

    /// The name in the database, the metrics and the CLI.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Challenge => "challenge",
            Self::SignUp => "sign-up",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Delivery state of a lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// Not yet delivered; includes deliveries in progress.
    Waiting,
    /// Accepted by the service.
    Delivered,
    /// All attempts failed; an operator can have it retried.
    Dead,
}

impl State {
    pub const ALL: [Self; 3] = [Self::Waiting, Self::Delivered, Self::Dead];

    /// The name in the database, the metrics and the CLI.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Delivered => "delivered",
            Self::Dead => "dead",
        }
    }
}

/// A validated lead that is to be stored.
pub struct NewLead {
    pub kind: Kind,
    /// Idempotency key of the submission: a key is stored only once.
    pub key: Key,
    /// The validated fields, as JSON.
    pub payload: String,
    /// Id of the request, as in the log.
    pub request_id: Option<String>,
    /// The `traceparent` for the delivery, if the request is traced.
    pub traceparent: Option<String>,
}

/// An idempotency key: requests with the same key are the same form, even if it has been edited in between.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// Maximum length of a client's key, in bytes.
    const MAX_LENGTH: usize = 64;

    /// Parses a client's key: up to 64 letters, digits, dashes and underscores, such as a UUID.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let valid = (1..=Self::MAX_LENGTH).contains(&text.len()) && text.bytes().all(plain);
        valid.then(|| Self(text.to_owned()))
    }

    /// A key of the content and the day (UTC), for a form that cannot have one.
    #[must_use]
    pub fn of_content(payload: &str, day: NaiveDate) -> Self {
        let digest = Sha256::digest(format!("{day} {payload}"));
        Self(URL_SAFE_NO_PAD.encode(digest))
    }

    /// A random key, for submissions without one.
    #[must_use]
    pub fn random() -> Self {
        Self(Uuid::new_v4().to_string())
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_1_to_64_letters_digits_dashes_or_underscores() {
        for valid in ["a", "0b5a3c7e-9f3d-4c58-8f3e-0d6d1c9f4f11", &"x".repeat(64)] {
            assert!(Key::parse(valid).is_some(), "{valid}");
        }
        for invalid in ["", "a b", "me@example.com", "\"quoted\"", &"x".repeat(65)] {
            assert!(Key::parse(invalid).is_none(), "{invalid}");
        }
    }

    #[test]
    fn a_key_of_content_is_valid_and_differs_by_content_and_day() {
        let day = NaiveDate::from_ymd_opt(2026, 11, 25).expect("a day");
        let key = Key::of_content("{}", day);
        assert_eq!(Key::parse(key.as_str()), Some(key.clone()));
        assert_eq!(Key::of_content("{}", day), key);
        assert_ne!(Key::of_content("{ }", day), key);
        assert_ne!(Key::of_content("{}", day.succ_opt().expect("a day")), key);
    }
}
