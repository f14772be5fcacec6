//! Slugs of posts, categories and tags. WordPress percent-encodes those with letters beyond ASCII or emoji.

use std::fmt;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use serde::Serialize;

/// Maximum length of an encoded slug in bytes: WordPress cuts them to 200.
const MAX_BYTES: usize = 200;

/// Everything but RFC 3986's unreserved characters.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'~');

/// A slug, decoded. It has one spelling in addresses, whatever the CMS or a link uses.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(transparent)]
pub struct Slug(String);

impl Slug {
    /// Parses a slug in any spelling.
    ///
    /// # Errors
    /// If it is empty, too long, not UTF-8, or contains separators, white space or control characters.
    pub fn parse(text: &str) -> Result<Self, &'static str> {
        let decoded = percent_decode_str(text)
            .decode_utf8()
            .map_err(|_| "the slug is not UTF-8")?;
        let forbidden =
            |c: char| c.is_control() || c.is_whitespace() || "/\\?#%.\"'<>&;:".contains(c);
        if text.is_empty() || text.len() > MAX_BYTES || decoded.contains(forbidden) {
            return Err("the slug must be 1 to 200 bytes without separators or spaces");
        }
        Ok(Self(decoded.into_owned()))
    }

    /// Decoded.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The slug as a path segment.
impl fmt::Display for Slug {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", utf8_percent_encode(&self.0, RESERVED))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spelling_of_a_slug_leads_to_one_address() {
        for (given, address) in [
            ("a-post", "a-post"),
            ("caf%c3%a9", "caf%C3%A9"),
            ("caf%C3%A9", "caf%C3%A9"),
            ("café", "caf%C3%A9"),
            ("we-did-it-%f0%9f%8e%89", "we-did-it-%F0%9F%8E%89"),
            ("%e5%a4%9c", "%E5%A4%9C"),
            ("Post-2", "Post-2"),
            ("a_b", "a_b"),
        ] {
            let slug = Slug::parse(given).map(|slug| slug.to_string());
            assert_eq!(slug.as_deref(), Ok(address), "{given}");
        }
    }

    #[test]
    fn anything_that_could_be_more_than_a_segment_is_rejected() {
        let long = "a".repeat(201);
        for given in [
            "", "a/b", "a%2fb", "..", "a.b", "a b", "a%20b", "a%00", "%ff", "a%2500", "a\"b",
            "<a>", "a?b", &*long,
        ] {
            assert!(Slug::parse(given).is_err(), "{given}");
        }
    }
}
