//! Single fields of a form: how long, how made, and how their mistakes are told.

use email_address::{EmailAddress, Options};

use crate::error::ApiError;
use actix_web::http::StatusCode;

/// Longest e-mail address, in bytes (RFC 5321).
const LONGEST_EMAIL: usize = 254;

/// What is wrong with a field. Never carries what was typed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mistake {
    /// The field's name in the request.
    pub field: &'static str,
    /// What is wrong with it.
    pub problem: Problem,
}

/// What can be wrong with a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Problem {
    /// It has to be there.
    Missing,
    /// It has too many characters.
    TooLong,
    /// It is made of something else than it may be.
    Malformed,
    /// It is not one of the possible values.
    Unknown,
}

impl From<Mistake> for ApiError {
    fn from(Mistake { field, problem }: Mistake) -> Self {
        let (code, message) = match problem {
            Problem::Missing => ("field_missing", "A required field is missing."),
            Problem::TooLong => ("field_too_long", "A field is too long."),
            Problem::Malformed => ("field_malformed", "A field is not well-formed."),
            Problem::Unknown => ("field_unknown", "A field has a value that does not exist."),
        };
        let cause = format!("{field}: {problem:?}");
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, code, message, cause).in_field(field)
    }
}

/// A field as it came: absent, or any text.
#[derive(Clone, Copy)]
pub struct Given<'a> {
    /// Its name in the request.
    pub field: &'static str,
    /// What was given.
    pub text: Option<&'a str>,
}

impl Given<'_> {
    fn fail<T>(self, problem: Problem) -> Result<T, Mistake> {
        Err(Mistake {
            field: self.field,
            problem,
        })
    }

    /// The trimmed text, empty when absent: one line of at most so many characters.
    ///
    /// # Errors
    /// When it is longer, or has control characters such as line ends.
    pub fn line(self, longest: usize) -> Result<String, Mistake> {
        let text = self.text.unwrap_or_default().trim();
        if text.chars().count() > longest {
            return self.fail(Problem::TooLong);
        }
        if text.chars().any(char::is_control) {
            return self.fail(Problem::Malformed);
        }
        Ok(text.to_owned())
    }

    /// The trimmed text, empty when absent: at most so many characters, line ends and tabs among them.
    ///
    /// # Errors
    /// When it is longer, or has other control characters.
    pub fn paragraphs(self, longest: usize) -> Result<String, Mistake> {
        let text = self.text.unwrap_or_default().trim();
        if text.chars().count() > longest {
            return self.fail(Problem::TooLong);
        }
        let odd = |sign: char| sign.is_control() && !matches!(sign, '\n' | '\r' | '\t');
        if text.chars().any(odd) {
            return self.fail(Problem::Malformed);
        }
        Ok(text.to_owned())
    }

    /// The same as [`Given::line`], but there has to be something.
    ///
    /// # Errors
    /// Also when there is nothing.
    pub fn required_line(self, longest: usize) -> Result<String, Mistake> {
        let text = self.line(longest)?;
        if text.is_empty() {
            return self.fail(Problem::Missing);
        }
        Ok(text)
    }

    /// An e-mail address: a local part, and a domain with at least one dot.
    ///
    /// # Errors
    /// When there is none, or it is none.
    pub fn email(self) -> Result<String, Mistake> {
        const RULES: Options = Options {
            minimum_sub_domains: 2,
            allow_domain_literal: false,
            allow_display_text: false,
        };
        let text = self.required_line(LONGEST_EMAIL)?;
        if text.len() > LONGEST_EMAIL {
            return self.fail(Problem::TooLong);
        }
        if EmailAddress::parse_with_options(&text, RULES).is_err() {
            return self.fail(Problem::Malformed);
        }
        Ok(text)
    }

    /// One of these values.
    ///
    /// # Errors
    /// When there is none, or it is another.
    pub fn one_of(self, values: &[&'static str]) -> Result<&'static str, Mistake> {
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

    fn given(text: &str) -> Given<'_> {
        Given {
            field: "it",
            text: Some(text),
        }
    }

    fn problem<T: std::fmt::Debug>(outcome: Result<T, Mistake>) -> Problem {
        outcome.expect_err("a mistake").problem
    }

    #[test]
    fn lines_are_trimmed_and_counted_in_characters() {
        assert_eq!(given("  Zoë  ").line(3), Ok("Zoë".to_owned()));
        assert_eq!(problem(given("Zoës").line(3)), Problem::TooLong);
        for wrong in ["a\nb", "a\rb", "a\0b", "a\u{85}b"] {
            assert_eq!(
                problem(given(wrong).line(9)),
                Problem::Malformed,
                "{wrong:?}"
            );
        }
        assert_eq!(problem(given(" \t\n ").required_line(9)), Problem::Missing);
    }

    #[test]
    fn email_addresses_have_a_domain_with_a_dot() {
        for right in [
            "me@example.com",
            " me+tag@sub.example.co.uk ",
            "o'neil@example.com",
            "josé@example.es",
        ] {
            assert_eq!(given(right).email(), Ok(right.trim().to_owned()));
        }
        for wrong in [
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
            assert_eq!(problem(given(wrong).email()), Problem::Malformed, "{wrong}");
        }
        assert_eq!(problem(given("").email()), Problem::Missing);
        let long = format!("{}@example.com", "a".repeat(300));
        assert_eq!(problem(given(&long).email()), Problem::TooLong);
    }

    #[test]
    fn choices_are_taken_as_they_stand() {
        let values = ["once", "weekly"];
        assert_eq!(given("weekly").one_of(&values), Ok("weekly"));
        assert_eq!(problem(given("Weekly").one_of(&values)), Problem::Unknown);
        assert_eq!(problem(given("").one_of(&values)), Problem::Missing);
    }
}
