//! Validation of single form fields, and their errors.

use icu_normalizer::ComposingNormalizerBorrowed;
use icu_properties::CodePointSetData;
use icu_properties::props::{BidiControl, DefaultIgnorableCodePoint};
use url::Host;

/// Maximum length of the name of a person, company, team or challenge, in characters.
pub const MAX_NAME_LENGTH: usize = 200;

/// Maximum length of an e-mail address, in bytes (RFC 5321).
const MAX_EMAIL_LENGTH: usize = 254;

/// Maximum length of the part of an e-mail address before the @, in bytes (RFC 5321).
const MAX_LOCAL_PART_LENGTH: usize = 64;

/// Maximum length of a label of a domain, in bytes (RFC 1035).
const MAX_LABEL_LENGTH: usize = 63;

/// An invalid field. Never contains the input.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FieldError {
    /// Name of the field in the request.
    pub field: &'static str,
    pub problem: Problem,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    /// A required field is empty or absent.
    Missing,
    TooLong,
    /// The format or a character is invalid.
    Malformed,
    /// Not one of the possible values.
    Unknown,
}

/// A field as received: absent, or any text.
#[derive(Clone, Copy)]
pub struct Field<'a> {
    /// Name of the field in the request.
    pub name: &'static str,
    pub text: Option<&'a str>,
}

impl Field<'_> {
    fn fail<T>(self, problem: Problem) -> Result<T, FieldError> {
        Err(FieldError {
            field: self.name,
            problem,
        })
    }

    /// The trimmed text in NFC, empty if absent: a single line of limited length, without direction marks.
    ///
    /// # Errors
    /// If it is too long or contains control characters, including line breaks.
    pub fn line(self, max_length: usize) -> Result<String, FieldError> {
        self.clean(max_length, " ", |_| false)
    }

    /// The trimmed text in NFC, empty if absent: of limited length, without direction marks, with line breaks and tabs
    /// allowed.
    ///
    /// # Errors
    /// If it is too long or contains other control characters.
    pub fn paragraphs(self, max_length: usize) -> Result<String, FieldError> {
        let is_layout = |character| matches!(character, '\n' | '\r' | '\t');
        self.clean(max_length, "\n", is_layout)
    }

    /// The text in NFC, without direction marks, trimmed. Unicode's line and paragraph separators, which no form field
    /// makes, become `line_break`.
    fn clean(
        self,
        max_length: usize,
        line_break: &str,
        is_allowed_control: impl Fn(char) -> bool,
    ) -> Result<String, FieldError> {
        let marks = CodePointSetData::new::<BidiControl>();
        let text = self.text.unwrap_or_default();
        let text = text.replace(['\u{2028}', '\u{2029}'], line_break);
        let text = text.replace(|character| marks.contains(character), "");
        let text = ComposingNormalizerBorrowed::new_nfc().normalize(text.trim());
        if text.chars().count() > max_length {
            return self.fail(Problem::TooLong);
        }
        if text
            .chars()
            .any(|character| character.is_control() && !is_allowed_control(character))
        {
            return self.fail(Problem::Malformed);
        }
        Ok(text.into_owned())
    }

    /// Like [`Field::line`], but required.
    ///
    /// # Errors
    /// As [`Field::line`], and if the text is empty or invisible.
    pub fn required_line(self, max_length: usize) -> Result<String, FieldError> {
        let invisible = CodePointSetData::new::<DefaultIgnorableCodePoint>();
        let text = self.line(max_length)?;
        let is_blank = |character: char| character.is_whitespace() || invisible.contains(character);
        if text.chars().all(is_blank) {
            return self.fail(Problem::Missing);
        }
        Ok(text)
    }

    /// An e-mail address whose domain has at least one dot. Letters of any script are allowed (RFC 6531); the app's
    /// `isEmail` has the same rules.
    ///
    /// # Errors
    /// If it is empty, too long or not an e-mail address.
    pub fn email(self) -> Result<String, FieldError> {
        let text = self.required_line(MAX_EMAIL_LENGTH)?;
        if text.len() > MAX_EMAIL_LENGTH {
            return self.fail(Problem::TooLong);
        }
        if is_email(&text) {
            Ok(text)
        } else {
            self.fail(Problem::Malformed)
        }
    }

    /// # Errors
    /// If it is empty or another value.
    pub fn one_of(self, values: &[&'static str]) -> Result<&'static str, FieldError> {
        match self.text.unwrap_or_default() {
            "" => self.fail(Problem::Missing),
            text => match values.iter().find(|value| **value == text) {
                Some(value) => Ok(value),
                None => self.fail(Problem::Unknown),
            },
        }
    }
}

fn is_email(text: &str) -> bool {
    let Some((local, domain)) = text.rsplit_once('@') else {
        return false;
    };
    local.len() <= MAX_LOCAL_PART_LENGTH
        && local.split('.').all(is_atom)
        && is_domain_character_only(domain)
        && ascii_domain(domain).is_some_and(|domain| is_domain(&domain))
}

/// Whether this may stand between two dots before the @, unquoted.
fn is_atom(text: &str) -> bool {
    let is_allowed = |character: char| {
        if character.is_ascii() {
            character.is_ascii_alphanumeric() || "!#$%&'*+/=?^_`{|}~-".contains(character)
        } else {
            !character.is_whitespace()
        }
    };
    !text.is_empty() && text.chars().all(is_allowed)
}

fn is_domain_character_only(text: &str) -> bool {
    let is_allowed = |character: char| {
        !character.is_ascii() || character.is_ascii_alphanumeric() || "-.".contains(character)
    };
    text.chars().all(is_allowed)
}

/// The domain as DNS has it: with international labels in Punycode.
fn ascii_domain(domain: &str) -> Option<String> {
    if domain.is_ascii() {
        return Some(domain.to_owned());
    }
    match Host::parse(domain) {
        Ok(Host::Domain(domain)) => Some(domain),
        _ => None,
    }
}

/// Whether this is a name of at least two labels, not a number of an address.
fn is_domain(text: &str) -> bool {
    let is_label = |label: &str| {
        (1..=MAX_LABEL_LENGTH).contains(&label.len())
            && label
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-')
            && !label.starts_with('-')
            && !label.ends_with('-')
    };
    text.split('.').all(is_label)
        && text
            .rsplit_once('.')
            .is_some_and(|(_, last)| !last.bytes().all(|byte| byte.is_ascii_digit()))
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn field(text: &str) -> Field<'_> {
        Field {
            name: "it",
            text: Some(text),
        }
    }

    fn problem<T: std::fmt::Debug>(outcome: Result<T, FieldError>) -> Problem {
        outcome.expect_err("invalid").problem
    }

    #[test]
    fn lines_are_trimmed_and_limited_in_characters() {
        assert_eq!(field("  Zoë  ").line(3), Ok("Zoë".to_owned()));
        assert_eq!(problem(field("Zoës").line(3)), Problem::TooLong);
        for invalid in ["a\nb", "a\rb", "a\0b", "a\u{85}b"] {
            assert_eq!(
                problem(field(invalid).line(9)),
                Problem::Malformed,
                "{invalid:?}"
            );
        }
        assert_eq!(problem(field(" \t\n ").required_line(9)), Problem::Missing);
    }

    #[test]
    fn email_addresses_have_a_domain_with_a_dot() {
        for valid in [
            "me@example.com",
            " me+tag@sub.example.co.uk ",
            "o'neil@example.com",
            "josé@example.es",
            "ана@пример.example",
        ] {
            assert_eq!(field(valid).email(), Ok(valid.trim().to_owned()));
        }
        for invalid in [
            "me",
            "me@",
            "@example.com",
            "me@localhost",
            "me@example..com",
            "me@.example.com",
            "a b@example.com",
            "Me <me@example.com>",
            "me@[127.0.0.1]",
            "me@127.0.0.1",
            "me@пример",
            "me@пример.example/x",
            "me@-пример.example-",
            "me@example.com, you@example.com",
            "me@example.com\nbcc: you@example.com",
        ] {
            assert_eq!(
                problem(field(invalid).email()),
                Problem::Malformed,
                "{invalid}"
            );
        }
        assert_eq!(problem(field("").email()), Problem::Missing);
        let long = format!("{}@example.com", "a".repeat(300));
        assert_eq!(problem(field(&long).email()), Problem::TooLong);
    }

    /// The app's test of `isEmail` reads the same cases.
    #[test]
    fn international_and_unusual_addresses_have_the_verdict_that_the_app_gives() {
        let cases: Vec<Value> = serde_json::from_str(include_str!(
            "../../../fixtures/golden/public-bugs/F-02-emails.json"
        ))
        .expect("the cases");
        let valid: Vec<&str> = cases
            .iter()
            .filter_map(|case| case["email"].as_str())
            .filter(|email| field(email).email().is_ok())
            .collect();
        assert_eq!(valid, ["josé@example.com"]);
    }

    #[test]
    fn names_have_no_direction_marks_and_are_composed() {
        let cases: Vec<Value> = serde_json::from_str(include_str!(
            "../../../fixtures/golden/public-bugs/F-04-names.json"
        ))
        .expect("the cases");
        let lines: Vec<_> = cases
            .iter()
            .filter_map(|case| case["name"].as_str())
            .map(|name| {
                field(name)
                    .required_line(MAX_NAME_LENGTH)
                    .map_err(|error| error.problem)
            })
            .collect();
        let expected = [
            Ok("AB".to_owned()),
            Ok("A B".to_owned()),
            Err(Problem::Missing),
        ];
        assert_eq!(lines, expected);
        assert_eq!(field("Jose\u{301}").line(4), Ok("José".to_owned()));
        let message = field("\u{2066}One\u{2069}\u{2028}Two\u{200f}");
        assert_eq!(message.paragraphs(99), Ok("One\nTwo".to_owned()));
        // A joiner is part of words and emoji.
        let joined = "علی\u{200c}رضا 👩\u{200d}🔧";
        assert_eq!(field(joined).line(99), Ok(joined.to_owned()));
    }

    #[test]
    fn options_are_case_sensitive() {
        let values = ["once", "weekly"];
        assert_eq!(field("weekly").one_of(&values), Ok("weekly"));
        assert_eq!(problem(field("Weekly").one_of(&values)), Problem::Unknown);
        assert_eq!(problem(field("").one_of(&values)), Problem::Missing);
    }
}
