//! Messages of the contact form: what a visitor may type, and what the e-mail-marketing form gets.

use serde::{Deserialize, Serialize};

use super::fields::{Given, Mistake, Problem};
use super::origin::{Origin, OriginForm};

/// The country codes that the form offers, the first being the one chosen at first.
pub const COUNTRY_CODES: [&str; 21] = [
    "+1", "+44", "+49", "+33", "+34", "+39", "+31", "+46", "+47", "+45", "+41", "+43", "+32",
    "+61", "+81", "+82", "+65", "+91", "+86", "+55", "+52",
];

/// Longest name and company, in characters.
pub const LONGEST_NAME: usize = 120;

/// Longest message, in characters.
pub const LONGEST_MESSAGE: usize = 5000;

/// Longest phone number as typed, in characters.
const LONGEST_PHONE: usize = 40;

/// Digits of a phone number without its country code (E.164 allows 15 with it).
const PHONE_DIGITS: std::ops::RangeInclusive<usize> = 3..=15;

/// The form as it is sent. Every field may be missing; what is wrong is said by [`ContactForm::check`].
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(as = Contact)]
pub struct ContactForm {
    /// Who writes; required.
    pub name: Option<String>,
    /// Where to answer; required.
    pub email: Option<String>,
    /// A phone number: digits, and the signs that people put between them.
    pub phone: Option<String>,
    /// The phone number's country code, one of the form's 21; +1 when missing.
    pub country_code: Option<String>,
    /// The company.
    pub company: Option<String>,
    /// Left empty by people; whoever fills it is thanked and ignored.
    #[serde(rename = "email_address_check")]
    #[schema(rename = "email_address_check")]
    pub email_address_check: Option<String>,
    /// What the visitor wants to say.
    pub message: Option<String>,
    /// The proof of work, where the server asks for one.
    pub token: Option<String>,
    /// Where the visitor comes from.
    #[serde(flatten)]
    pub origin: OriginForm,
}

/// A checked message.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Contact {
    /// Who writes.
    pub name: String,
    /// Where to answer.
    pub email: String,
    /// The company, or empty.
    pub company: String,
    /// Country code and digits, or empty when there is no number.
    pub sms: String,
    /// What the visitor wants to say, or empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub message: String,
    /// Where the visitor comes from.
    #[serde(flatten)]
    pub origin: Origin,
}

impl ContactForm {
    /// Whether the field that people do not see was filled: by a program.
    #[must_use]
    pub fn is_from_a_program(&self) -> bool {
        self.email_address_check
            .as_deref()
            .is_some_and(|text| !text.trim().is_empty())
    }

    /// The message, if its fields are sound.
    ///
    /// # Errors
    /// The first mistake, in the order of the form.
    pub fn check(&self) -> Result<Contact, Mistake> {
        let given = |field, text| Given { field, text };
        let name = given("name", self.name.as_deref()).required_line(LONGEST_NAME)?;
        let email = given("email", self.email.as_deref()).email()?;
        let code = given(
            "countryCode",
            Some(
                self.country_code
                    .as_deref()
                    .filter(|code| !code.is_empty())
                    .unwrap_or(COUNTRY_CODES[0]),
            ),
        )
        .one_of(&COUNTRY_CODES)?;
        let phone = given("phone", self.phone.as_deref()).line(LONGEST_PHONE)?;
        let sms = sms(code, &phone).ok_or(Mistake {
            field: "phone",
            problem: Problem::Malformed,
        })?;
        let company = given("company", self.company.as_deref()).line(LONGEST_NAME)?;
        let message = given("message", self.message.as_deref()).paragraphs(LONGEST_MESSAGE)?;
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

/// The country code followed by the number's digits, empty when no number is given. A number that brings its own code
/// (a plus sign first) keeps it.
fn sms(code: &str, phone: &str) -> Option<String> {
    if phone.is_empty() {
        return Some(String::new());
    }
    let (code, number) = match phone.strip_prefix('+') {
        Some(number) => ("+", number),
        None => (code, phone),
    };
    let between = |sign: char| matches!(sign, ' ' | '(' | ')' | '-' | '.' | '/' | '\u{a0}');
    let digits: String = number.chars().filter(|sign| !between(*sign)).collect();
    let sound =
        digits.bytes().all(|byte| byte.is_ascii_digit()) && PHONE_DIGITS.contains(&digits.len());
    sound.then(|| format!("{code}{digits}"))
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
    fn a_phone_number_goes_out_as_its_country_code_and_digits() {
        for code in COUNTRY_CODES {
            let contact = form(&[("countryCode", code), ("phone", "600 123-456")]).check();
            assert_eq!(contact.expect("sound").sms, format!("{code}600123456"));
        }
        for (phone, sms) in [
            ("", ""),
            ("   ", ""),
            ("(020) 7946.0958", "+4402079460958"),
            ("+34 600 123 456", "+34600123456"),
            ("+44 20 7946 0958", "+442079460958"),
        ] {
            let contact = form(&[("countryCode", "+44"), ("phone", phone)]).check();
            assert_eq!(contact.expect("sound").sms, sms, "{phone}");
        }
        let without_code = form(&[("phone", "555 0100")]).check();
        assert_eq!(without_code.expect("sound").sms, "+15550100");
    }

    #[test]
    fn numbers_and_codes_that_do_not_exist_are_mistakes() {
        for phone in ["call me", "12", "+", "1234567890123456", "600+123", "٣٤٥٦"] {
            let mistake = form(&[("phone", phone)]).check().expect_err(phone);
            assert_eq!(
                (mistake.field, mistake.problem),
                ("phone", Problem::Malformed)
            );
        }
        for code in ["+2", "34", "+34 ", "+999"] {
            let mistake = form(&[("countryCode", code)]).check().expect_err(code);
            assert_eq!(
                (mistake.field, mistake.problem),
                ("countryCode", Problem::Unknown)
            );
        }
    }

    #[test]
    fn name_and_email_are_required_and_nothing_else_is() {
        for field in ["name", "email"] {
            let mistake = form(&[(field, "  ")]).check().expect_err(field);
            assert_eq!((mistake.field, mistake.problem), (field, Problem::Missing));
        }
        let wanted = Contact {
            name: "Ada".to_owned(),
            email: "ada@example.com".to_owned(),
            company: String::new(),
            sms: String::new(),
            message: String::new(),
            origin: Origin::default(),
        };
        assert_eq!(form(&[]).check(), Ok(wanted));
    }

    #[test]
    fn a_message_may_have_lines_and_is_bounded() {
        let said = form(&[("message", "One\nTwo\ttabs"), ("page", "/contact")]).check();
        let said = said.expect("sound");
        assert_eq!(said.message, "One\nTwo\ttabs");
        assert_eq!(said.origin.page.as_deref(), Some("/contact"));
        for (text, problem) in [
            ("x".repeat(LONGEST_MESSAGE + 1), Problem::TooLong),
            ("a\0b".to_owned(), Problem::Malformed),
        ] {
            let mistake = form(&[("message", &text)]).check().expect_err("refused");
            assert_eq!((mistake.field, mistake.problem), ("message", problem));
        }
    }

    #[test]
    fn only_a_program_fills_the_hidden_field() {
        assert!(!form(&[("email_address_check", "")]).is_from_a_program());
        assert!(form(&[("email_address_check", "x")]).is_from_a_program());
    }
}
