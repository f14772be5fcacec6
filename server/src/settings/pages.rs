//! Settings passed to the pages: targets of external links, and optional sections.

use serde::Serialize;
use url::Url;

use super::{parse, source::Source};

/// Settings of the pages, serialized (camelCase) into each page's `site-settings` block.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct PageOptions {
    /// Sign-up page. Like every default here, the default is a page of the site.
    pub sign_up_url: LinkUrl,
    /// Where visitors go after a verified sign-up; if unset, the page shows the next steps.
    pub team_space_url: Option<LinkUrl>,
    /// Log-in page of the product.
    pub login_url: LinkUrl,
    /// Demo booking.
    pub demo_booking_url: LinkUrl,
    /// Scheduling page for consultations.
    pub consultation_url: LinkUrl,
    /// Try-for-free form.
    pub try_free_url: LinkUrl,
    /// iOS app.
    pub app_store_url: LinkUrl,
    /// Android app.
    pub play_store_url: LinkUrl,
    /// Whether the pricing page shows the credit packs.
    pub pay_per_usage: bool,
}

impl PageOptions {
    pub(super) fn take(source: &mut Source) -> Self {
        let team_space_url = source.take("TEAM_SPACE_URL", None, |text| {
            LinkUrl::parse(text).map(Some)
        });
        let mut url =
            |name, default: &str| source.take(name, LinkUrl(default.to_owned()), LinkUrl::parse);
        Self {
            sign_up_url: url("SIGN_UP_URL", "/sign-up"),
            team_space_url,
            login_url: url("LOGIN_URL", "/pick-experience"),
            demo_booking_url: url("DEMO_BOOKING_URL", "/contact"),
            consultation_url: url("CONSULTATION_URL", "/contact"),
            try_free_url: url("TRY_FREE_URL", "/contact"),
            app_store_url: url("APP_STORE_URL", "/pick-experience"),
            play_store_url: url("PLAY_STORE_URL", "/pick-experience"),
            pay_per_usage: source.take("PAY_PER_USAGE", false, parse::boolean),
        }
    }
}

/// The target of a link: an absolute http(s) URL, or a path of this site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct LinkUrl(String);

impl LinkUrl {
    /// Parses a URL. Other schemes, and paths that browsers resolve to another site, are rejected.
    ///
    /// # Errors
    /// Describes the problem without quoting the text, which may contain a password.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.starts_with('/') {
            return Self::parse_path(text);
        }
        let url = Url::parse(text)
            .map_err(|error| format!("is neither a URL nor a path starting with /: {error}"))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(format!(
                "must start with http://, https:// or /, not {}:",
                url.scheme()
            ));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(
                "must not carry a user name or password: every visitor would see it".to_owned(),
            );
        }
        Ok(Self(url.into()))
    }

    fn parse_path(text: &str) -> Result<Self, String> {
        // Browsers resolve `//host` and `/\host` to another site, which shows when joined to a placeholder origin.
        let here = Url::parse("https://here.invalid").map_err(|error| error.to_string())?;
        let joined = here
            .join(text)
            .map_err(|error| format!("is not a path: {error}"))?;
        if joined.origin() != here.origin() {
            return Err(
                "looks like a path but resolves to another site; use the full URL".to_owned(),
            );
        }
        Ok(Self(joined[url::Position::BeforePath..].to_owned()))
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
    fn urls_and_paths_are_normalized() {
        for (given, expected) in [
            (
                "https://app.example.com/new?a=1#b",
                "https://app.example.com/new?a=1#b",
            ),
            ("HTTP://Example.com", "http://example.com/"),
            ("/sign-up?from=home", "/sign-up?from=home"),
            ("/", "/"),
            ("/a/../b", "/b"),
        ] {
            assert_eq!(
                LinkUrl::parse(given).map(|url| url.0),
                Ok(expected.to_owned())
            );
        }
    }

    #[test]
    fn other_schemes_and_disguised_sites_are_rejected() {
        for invalid in [
            "javascript:alert(1)",
            "data:text/html,x",
            "mailto:a@example.com",
            "//evil.example/x",
            "/\\evil.example",
            "sign-up",
            "https://me:secret@example.com",
        ] {
            let refusal = LinkUrl::parse(invalid).expect_err(invalid);
            assert!(!refusal.contains("secret"), "{refusal}");
        }
    }
}
