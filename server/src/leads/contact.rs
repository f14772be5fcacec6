//! Contact messages: the form as sent, and the validated message.

use serde::{Deserialize, Serialize};

use super::fields::{Field, FieldError, MAX_NAME_LENGTH, Problem};
use super::origin::{Origin, OriginForm};

/// The country codes that the form offers; the first is the default.
pub const COUNTRY_CODES: [&str; 21] = [
    "+1", "+44", "+49", "+33", "+34", "+39", "+31", "+46", "+47", "+45", "+41", "+43", "+32",
    "+61", "+81", "+82", "+65", "+91", "+86", "+55", "+52",
];

/// Maximum length of a message, in characters.
pub const MAX_MESSAGE_LENGTH: usize = 5000;

/// Maximum length of a phone number as typed, in characters.
const MAX_PHONE_LENGTH: usize = 40;

/// Number of digits without the country code (E.164 allows 15 including it).
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 3..=15;

/// The form as sent. All fields are optional here; [`ContactForm::check`] validates them.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(as = Contact)]
pub struct ContactForm {
    /// The sender's name; required.
    pub name: Option<String>,
    /// The sender's e-mail address; required.
    pub email: Option<String>,
    /// A phone number: digits and common separators.
    pub phone: Option<String>,
    /// Country code of the phone number, one of the form's 21; +1 if missing.
    pub country_code: Option<String>,
    /// The company.
    pub company: Option<String>,
    /// Honeypot: hidden from people. If it is filled, the message is acknowledged and dropped.
    #[serde(rename = "email_address_check")]
    #[schema(rename = "email_address_check")]
    pub email_address_check: Option<String>,
    /// The message.
    pub message: Option<String>,
    /// Page and campaign of the submission.
    #[serde(flatten)]
    pub origin: OriginForm,
}

/// A validated message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    pub name: String,
    pub email: String,
    /// May be empty.
    pub company: String,
    /// The phone number as it is called internationally (E.164); country code and typed digits if it is not a valid
    /// number, empty without one.
    pub sms: String,
    /// May be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
    /// Page and campaign of the submission.
    #[serde(flatten)]
    pub origin: Origin,
}

impl ContactForm {
    /// Whether the honeypot is filled, which only bots do.
    #[must_use]
    pub fn is_spam(&self) -> bool {
        self.email_address_check
            .as_deref()
            .is_some_and(|text| !text.trim().is_empty())
    }

    /// Validates the form.
    ///
    /// # Errors
    /// The first invalid field, in the order of the form.
    pub fn check(&self) -> Result<Contact, FieldError> {
        let field = |name, text| Field { name, text };
        let name = field("name", self.name.as_deref()).required_line(MAX_NAME_LENGTH)?;
        let email = field("email", self.email.as_deref()).email()?;
        let code = field(
            "countryCode",
            Some(
                self.country_code
                    .as_deref()
                    .filter(|code| !code.is_empty())
                    .unwrap_or(COUNTRY_CODES[0]),
            ),
        )
        .one_of(&COUNTRY_CODES)?;
        let phone = field("phone", self.phone.as_deref()).line(MAX_PHONE_LENGTH)?;
        let sms = sms(code, &phone).ok_or(FieldError {
            field: "phone",
            problem: Problem::Malformed,
        })?;
        let company = field("company", self.company.as_deref()).line(MAX_NAME_LENGTH)?;
        let message = field("message", self.message.as_deref()).paragraphs(MAX_MESSAGE_LENGTH)?;
        Ok(Contact {
            name,
            email,
            company,
            sms,
            message,
            origin: self.origin.check(),
        })
    }
}

/// The number as it is called internationally, without a trunk zero; empty without a number. A number with its own code
/// (`+`, `00`, or the chosen code again) keeps it. One that no country has is the chosen code and the digits, so that a
/// mistyped number loses no message.
fn sms(code: &str, phone: &str) -> Option<String> {
    if phone.is_empty() {
        return Some(String::new());
    }
    let own_code = phone.strip_prefix('+');
    let number = own_code.unwrap_or(phone);
    let is_separator =
        |character: char| matches!(character, ' ' | '(' | ')' | '-' | '.' | '/' | '\u{a0}');
    let digits: String = number
        .chars()
        .filter(|character| !is_separator(*character))
        .collect();
    let valid =
        digits.bytes().all(|byte| byte.is_ascii_digit()) && PHONE_DIGITS.contains(&digits.len());
    if !valid {
        return None;
    }
    let typed = match own_code {
        Some(_) => format!("+{digits}"),
        None => format!("{code}{digits}"),
    };
    let international = digits.strip_prefix("00").filter(|_| own_code.is_none());
    let with_code = Some(&digits)
        .filter(|digits| own_code.is_none() && digits.starts_with(code.trim_start_matches('+')));
    let readings = [
        international.map(|digits| format!("+{digits}")),
        Some(typed.clone()),
        with_code.map(|digits| format!("+{digits}")),
    ];
    let number = readings.into_iter().flatten().find_map(|reading| {
        let number = phonenumber::parse(None, reading).ok()?;
        let is_valid = phonenumber::is_valid(&number);
        is_valid.then(|| number.format().mode(phonenumber::Mode::E164).to_string())
    });
    Some(number.unwrap_or(typed))
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn form(fields: &[(&str, &str)]) -> ContactForm {
        let given = [("name", "Ada"), ("email", "ada@example.com")];
        let all = given.iter().chain(fields);
        let all = all.map(|(name, text)| ((*name).to_owned(), Value::from(*text)));
        serde_json::from_value(all.collect()).expect("a form")
    }

    /// [W-404] [W-405] [W-407]
    #[test]
    fn a_phone_number_is_normalized_to_country_code_and_digits() {
        for code in COUNTRY_CODES {
            let contact = form(&[("countryCode", code), ("phone", "600 123-456")]).check();
            assert_eq!(
                contact.expect("a valid form").sms,
                format!("{code}600123456")
            );
        }
        for (phone, sms) in [
            ("", ""),
            ("   ", ""),
            ("+34 600 123 456", "+34600123456"),
            ("+44 20 7946 0958", "+442079460958"),
            ("0034 600 123 456", "+34600123456"),
            ("+999 600 123", "+999600123"),
        ] {
            let contact = form(&[("countryCode", "+44"), ("phone", phone)]).check();
            assert_eq!(contact.expect("a valid form").sms, sms, "{phone}");
        }
        let without_code = form(&[("phone", "555 0100")]).check();
        assert_eq!(without_code.expect("a valid form").sms, "+15550100");
    }

    #[test]
    fn a_phone_number_has_no_trunk_zero_and_its_country_code_once() {
        let cases: Vec<Value> = serde_json::from_str(include_str!(
            "../../../fixtures/golden/public-bugs/F-03-phones.json"
        ))
        .expect("the cases");
        assert_eq!(cases.len(), 7);
        for case in cases {
            let text = |name: &str| case[name].as_str().expect("a text");
            let fields = [
                ("countryCode", text("countryCode")),
                ("phone", text("phone")),
            ];
            match form(&fields).check() {
                Ok(contact) => assert_eq!(contact.sms, text("expected")),
                Err(error) => {
                    assert_eq!((error.field, error.problem), ("phone", Problem::Malformed));
                    assert_eq!(text("expected"), "+34600123456 or a reason");
                }
            }
        }
    }

    #[test]
    fn invalid_numbers_and_country_codes_are_rejected() {
        for phone in ["call me", "12", "+", "1234567890123456", "600+123", "٣٤٥٦"] {
            let error = form(&[("phone", phone)]).check().expect_err(phone);
            assert_eq!((error.field, error.problem), ("phone", Problem::Malformed));
        }
        for code in ["+2", "34", "+34 ", "+999"] {
            let error = form(&[("countryCode", code)]).check().expect_err(code);
            assert_eq!(
                (error.field, error.problem),
                ("countryCode", Problem::Unknown)
            );
        }
    }

    #[test]
    fn only_name_and_email_are_required() {
        for field in ["name", "email"] {
            let error = form(&[(field, "  ")]).check().expect_err(field);
            assert_eq!((error.field, error.problem), (field, Problem::Missing));
        }
        let expected = Contact {
            name: "Ada".to_owned(),
            email: "ada@example.com".to_owned(),
            company: String::new(),
            sms: String::new(),
            message: String::new(),
            origin: Origin::default(),
        };
        assert_eq!(form(&[]).check(), Ok(expected));
    }

    #[test]
    fn a_message_may_have_several_lines_and_has_a_maximum_length() {
        let message = form(&[("message", "One\nTwo\ttabs"), ("page", "/contact")]).check();
        let message = message.expect("a valid form");
        assert_eq!(message.message, "One\nTwo\ttabs");
        assert_eq!(message.origin.page.as_deref(), Some("/contact"));
        for (text, problem) in [
            ("x".repeat(MAX_MESSAGE_LENGTH + 1), Problem::TooLong),
            ("a\0b".to_owned(), Problem::Malformed),
        ] {
            let error = form(&[("message", &text)]).check().expect_err("invalid");
            assert_eq!((error.field, error.problem), ("message", problem));
        }
    }

    #[test]
    fn a_filled_honeypot_is_spam() {
        assert!(!form(&[("email_address_check", "")]).is_spam());
        assert!(form(&[("email_address_check", "x")]).is_spam());
    }
}
