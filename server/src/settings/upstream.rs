//! URLs of services that the server calls.

use std::fmt;

use url::Url;

/// The http(s) URL of a service. Debug output only shows its origin, since the path and query may contain keys.
#[derive(Clone, PartialEq, Eq)]
pub struct UpstreamUrl(String);

impl UpstreamUrl {
    /// Parses a URL.
    ///
    /// # Errors
    /// Describes the problem without quoting the text, which may contain a key.
    pub fn parse(text: &str) -> Result<Self, String> {
        let url = Url::parse(text).map_err(|error| format!("is not a URL: {error}"))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(format!(
                "must start with http:// or https://, not {}:",
                url.scheme()
            ));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("must not carry a user name or password".to_owned());
        }
        if url.fragment().is_some() {
            return Err("must not carry a fragment (#): it would never be sent".to_owned());
        }
        Ok(Self(url.into()))
    }

    /// A built-in URL.
    pub(super) fn constant(text: &'static str) -> Self {
        Self(text.to_owned())
    }

    /// The full URL.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for UpstreamUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = Url::parse(&self.0).map(|url| url.origin().ascii_serialization());
        write!(f, "{}/[redacted]", origin.as_deref().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_urls_are_redacted() {
        let url = UpstreamUrl::parse("https://forms.example.com/serve/hunter2?key=hunter2")
            .expect("a valid URL");
        assert_eq!(format!("{url:?}"), "https://forms.example.com/[redacted]");
        assert!(url.as_str().ends_with("/serve/hunter2?key=hunter2"));
    }

    #[test]
    fn invalid_urls_are_rejected_without_being_quoted() {
        for invalid in [
            "forms.example.com/hunter2",
            "ftp://forms.example.com/hunter2",
            "https://me:hunter2@forms.example.com",
            "https://forms.example.com/#hunter2",
            "/hunter2",
        ] {
            let refusal = UpstreamUrl::parse(invalid).expect_err(invalid);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
    }
}
