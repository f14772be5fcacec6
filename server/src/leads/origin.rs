//! The page that a submission was sent from, and the campaign that brought the visitor.

use serde::{Deserialize, Serialize};

use super::fields::Field;

/// Maximum length of a page's path and of a campaign parameter, in characters.
const MAX_LENGTH: usize = 200;

/// Maximum length of a plan's name, in characters.
const MAX_PLAN_LENGTH: usize = 60;

/// The origin as sent. All fields are optional.
#[derive(Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = Origin)]
pub struct OriginForm {
    /// The path of the page, such as `/es/contact`.
    pub page: Option<String>,
    /// The language of the page: `en` or `es`.
    pub locale: Option<String>,
    /// The pricing plan that the visitor chose, if any.
    pub plan: Option<String>,
    /// The `utm_source` parameter of the URL.
    pub utm_source: Option<String>,
    /// The `utm_medium` parameter of the URL.
    pub utm_medium: Option<String>,
    /// The `utm_campaign` parameter of the URL.
    pub utm_campaign: Option<String>,
    /// The `utm_term` parameter of the URL.
    pub utm_term: Option<String>,
    /// The `utm_content` parameter of the URL.
    pub utm_content: Option<String>,
}

/// The validated origin. Visitors do not type these fields, so invalid ones are dropped instead of rejecting the lead.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The path of the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The language of the page: `en` or `es`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// The pricing plan that the visitor chose, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<String>,
    /// Campaign parameters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_source: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_medium: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_campaign: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_term: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_content: Option<String>,
}

impl OriginForm {
    /// Keeps the valid fields.
    #[must_use]
    pub fn check(&self) -> Origin {
        let line = |text: &Option<String>, max_length| {
            let field = Field {
                name: "origin",
                text: text.as_deref(),
            };
            field.line(max_length).ok().filter(|text| !text.is_empty())
        };
        Origin {
            page: line(&self.page, MAX_LENGTH).filter(|path| path.starts_with('/')),
            locale: line(&self.locale, 2).filter(|code| matches!(code.as_str(), "en" | "es")),
            plan: line(&self.plan, MAX_PLAN_LENGTH),
            utm_source: line(&self.utm_source, MAX_LENGTH),
            utm_medium: line(&self.utm_medium, MAX_LENGTH),
            utm_campaign: line(&self.utm_campaign, MAX_LENGTH),
            utm_term: line(&self.utm_term, MAX_LENGTH),
            utm_content: line(&self.utm_content, MAX_LENGTH),
        }
    }
}

impl Origin {
    /// The fields that are present, with the names used by the e-mail-marketing form; the locale is sent separately.
    pub fn fields(&self) -> impl Iterator<Item = (&'static str, &str)> {
        [
            ("PAGE", &self.page),
            ("PLAN", &self.plan),
            ("UTM_SOURCE", &self.utm_source),
            ("UTM_MEDIUM", &self.utm_medium),
            ("UTM_CAMPAIGN", &self.utm_campaign),
            ("UTM_TERM", &self.utm_term),
            ("UTM_CONTENT", &self.utm_content),
        ]
        .into_iter()
        .filter_map(|(name, text)| Some((name, text.as_deref()?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_fields_are_dropped_and_the_rest_kept() {
        let text = |text: &str| Some(text.to_owned());
        let form = OriginForm {
            page: text("https://evil.example/"),
            locale: text("xx"),
            plan: text(" growth "),
            utm_source: text("a\nb"),
            utm_medium: text(&"x".repeat(201)),
            utm_campaign: text("spring"),
            ..OriginForm::default()
        };
        let expected = Origin {
            plan: text("growth"),
            utm_campaign: text("spring"),
            ..Origin::default()
        };
        assert_eq!(form.check(), expected);
        let fields: Vec<_> = expected.fields().collect();
        assert_eq!(fields, [("PLAN", "growth"), ("UTM_CAMPAIGN", "spring")]);
    }
}
