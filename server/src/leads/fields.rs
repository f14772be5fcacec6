//! Validation of single form fields, and their errors.

use email_address::{EmailAddress, Options};

use crate::error::ApiError;
use actix_web::http::StatusCode;

/// Maximum length of an e-mail address, in bytes (RFC 5321).
const MAX_EMAIL_LENGTH: usize = 254;

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

impl From<FieldError> for ApiError {
    fn from(FieldError { field, problem }: FieldError) -> Self {
        let (code, message) = match problem {
            Problem::Missing => ("field_missing", "A required field is missing."),
            Problem::TooLong => ("field_too_long", "A field is too long."),
            Problem::Malformed => ("field_malformed", "A field is not well-formed."),
            Problem::Unknown => ("field_unknown", "A field has an unknown value."),
        };
        let cause = format!("{field}: {problem:?}");
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message, cause).in_field(field)
    }
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

    /// The trimmed text, empty if absent: a single line of limited length.
    ///
    /// # Errors
    /// If it is too long or contains control characters, including line breaks.
    pub fn line(self, max_length: usize) -> Result<String, FieldError> {
        let text = self.text.unwrap_or_default().trim();
        if text.chars().count() > max_length {
            return self.fail(Problem::TooLong);
        }
        if text.chars().any(char::is_control) {
            return self.fail(Problem::Malformed);
        }
        Ok(text.to_owned())
    }

    /// The trimmed text, empty if absent: of limited length, with line breaks and tabs allowed.
    ///
    /// # Errors
    /// If it is too long or contains other control characters.
    pub fn paragraphs(self, max_length: usize) -> Result<String, FieldError> {
        let text = self.text.unwrap_or_default().trim();
        if text.chars().count() > max_length {
            return self.fail(Problem::TooLong);
        }
        let is_forbidden =
            |character: char| character.is_control() && !matches!(character, '\n' | '\r' | '\t');
        if text.chars().any(is_forbidden) {
            return self.fail(Problem::Malformed);
        }
        Ok(text.to_owned())
    }

    /// Like [`Field::line`], but required.
    ///
    /// # Errors
    /// As [`Field::line`], and if the text is empty.
    pub fn required_line(self, max_length: usize) -> Result<String, FieldError> {
        let text = self.line(max_length)?;
        if text.is_empty() {
            return self.fail(Problem::Missing);
        }
        Ok(text)
    }

    /// An e-mail address whose domain has at least one dot.
    ///
    /// # Errors
    /// If it is empty, too long or not an e-mail address.
    pub fn email(self) -> Result<String, FieldError> {
        const RULES: Options = Options {
            minimum_sub_domains: 2,
            allow_domain_literal: false,
            allow_display_text: false,
        };
        let text = self.required_line(MAX_EMAIL_LENGTH)?;
        if text.len() > MAX_EMAIL_LENGTH {
            return self.fail(Problem::TooLong);
        }
        if EmailAddress::parse_with_options(&text, RULES).is_err() {
            return self.fail(Problem::Malformed);
        }
        Ok(text)
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

#[cfg(test)]
mod tests {
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

    #[test]
    fn options_are_case_sensitive() {
        let values = ["once", "weekly"];
        assert_eq!(field("weekly").one_of(&values), Ok("weekly"));
        assert_eq!(problem(field("Weekly").one_of(&values)), Problem::Unknown);
        assert_eq!(problem(field("").one_of(&values)), Problem::Missing);
    }
}
