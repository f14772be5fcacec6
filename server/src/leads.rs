//! Leads (messages of the contact form, challenges and sign-ups): checked, written to disk, answered, and only then sent on.
//!
//! [`inbox`] takes them in, [`outbox`] keeps them, [`delivery`] sends them at least once, [`command`] is the operator's
//! view. Nothing of what a visitor typed is ever logged.

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

use std::fmt;

use uuid::Uuid;

/// What a lead is about, and so where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A message of the contact form.
    Contact,
    /// A challenge of the challenge creator.
    Challenge,
    /// A verified sign-up.
    SignUp,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Contact, Self::Challenge, Self::SignUp];

    /// Its name in the database, the metrics and the command.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Contact => "contact",
            Self::Challenge => "challenge",
            Self::SignUp => "sign-up",
        }
    }

    /// The kind of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// How far a lead has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// To be sent, or being sent.
    Waiting,
    /// The service has taken it.
    Delivered,
    /// The last try has failed; an operator may have it retried.
    Dead,
}

impl State {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Waiting, Self::Delivered, Self::Dead];

    /// Its name in the database, the metrics and the command.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Waiting => "waiting",
            Self::Delivered => "delivered",
            Self::Dead => "dead",
        }
    }
}

/// A checked lead on its way to the outbox.
pub struct NewLead {
    /// What it is about.
    pub kind: Kind,
    /// The submission's own key; the same key never makes a second lead.
    pub key: Key,
    /// What goes to the service, as JSON.
    pub payload: String,
    /// The id of the request that brought it, as in the log.
    pub request_id: Option<String>,
    /// What the service is told of that request's trace, where there is one.
    pub traceparent: Option<String>,
}

/// What makes two requests the same submission.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key(String);

impl Key {
    /// Longest key of a client, in bytes.
    const LONGEST: usize = 64;

    /// A client's key: up to 64 letters, digits, dashes and underscores, such as a UUID.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        let sound = (1..=Self::LONGEST).contains(&text.len()) && text.bytes().all(plain);
        sound.then(|| Self(text.to_owned()))
    }

    /// For a submission that brings none: it is like no other.
    #[must_use]
    pub fn fresh() -> Self {
        Self(Uuid::new_v4().to_string())
    }

    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_short_plain_words() {
        for right in ["a", "0b5a3c7e-9f3d-4c58-8f3e-0d6d1c9f4f11", &"x".repeat(64)] {
            assert!(Key::parse(right).is_some(), "{right}");
        }
        for wrong in ["", "a b", "me@example.com", "\"quoted\"", &"x".repeat(65)] {
            assert!(Key::parse(wrong).is_none(), "{wrong}");
        }
    }
}
