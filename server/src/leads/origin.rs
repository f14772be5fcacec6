//! Where on the site a submission comes from, and which campaign brought the visitor.

use serde::{Deserialize, Serialize};

use super::fields::Given;

/// Longest path of a page and longest campaign parameter, in characters.
const LONGEST: usize = 200;

/// Longest name of a plan, in characters.
const LONGEST_PLAN: usize = 60;

/// As it is sent. Every field may be missing.
#[derive(Debug, Default, Deserialize, Serialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = Origin)]
pub struct OriginForm {
    /// The path of the page, such as `/es/contact`.
    pub page: Option<String>,
    /// The language of the page: `en` or `es`.
    pub locale: Option<String>,
    /// The plan that the visitor came from.
    pub plan: Option<String>,
    /// The campaign's parameters, as they stood in the address.
    pub utm_source: Option<String>,
    /// Likewise.
    pub utm_medium: Option<String>,
    /// Likewise.
    pub utm_campaign: Option<String>,
    /// Likewise.
    pub utm_term: Option<String>,
    /// Likewise.
    pub utm_content: Option<String>,
}

/// What of it is kept. Visitors do not type these, so that what is malformed is left out and the lead taken all the same.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Origin {
    /// The path of the page.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub page: Option<String>,
    /// The language of the page: `en` or `es`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub locale: Option<String>,
    /// The plan that the visitor came from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plan: Option<String>,
    /// The campaign's parameters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_source: Option<String>,
    /// Likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_medium: Option<String>,
    /// Likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_campaign: Option<String>,
    /// Likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_term: Option<String>,
    /// Likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub utm_content: Option<String>,
}

impl OriginForm {
    /// What is well-formed of it.
    #[must_use]
    pub fn check(&self) -> Origin {
        let line = |text: &Option<String>, longest| {
            let given = Given {
                field: "origin",
                text: text.as_deref(),
            };
            given.line(longest).ok().filter(|text| !text.is_empty())
        };
        Origin {
            page: line(&self.page, LONGEST).filter(|path| path.starts_with('/')),
            locale: line(&self.locale, 2).filter(|code| matches!(code.as_str(), "en" | "es")),
            plan: line(&self.plan, LONGEST_PLAN),
            utm_source: line(&self.utm_source, LONGEST),
            utm_medium: line(&self.utm_medium, LONGEST),
            utm_campaign: line(&self.utm_campaign, LONGEST),
            utm_term: line(&self.utm_term, LONGEST),
            utm_content: line(&self.utm_content, LONGEST),
        }
    }
}

impl Origin {
    /// The fields that are there, by the names under which they are sent on; the language has a place of its own.
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
    fn what_is_malformed_is_left_out_and_the_rest_kept() {
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
        let wanted = Origin {
            plan: text("growth"),
            utm_campaign: text("spring"),
            ..Origin::default()
        };
        assert_eq!(form.check(), wanted);
        let fields: Vec<_> = wanted.fields().collect();
        assert_eq!(fields, [("PLAN", "growth"), ("UTM_CAMPAIGN", "spring")]);
    }
}
