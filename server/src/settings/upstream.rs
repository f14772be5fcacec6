//! Services that the server calls: where they are, and what must not be seen of them.

use std::fmt;

use url::Url;

/// The http(s) address of a service. Only its origin is ever shown: paths and queries of such addresses carry keys.
#[derive(Clone, PartialEq, Eq)]
pub struct UpstreamUrl(String);

impl UpstreamUrl {
    /// Reads an address.
    ///
    /// # Errors
    /// Says what is wrong. The text itself is not repeated, since it may carry a key.
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

    /// One that is known to be sound.
    pub(super) fn constant(text: &'static str) -> Self {
        Self(text.to_owned())
    }

    /// The whole address.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for UpstreamUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = Url::parse(&self.0).map(|url| url.origin().ascii_serialization());
        write!(f, "{}/[left out]", origin.as_deref().unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_addresses_are_never_shown() {
        let url = UpstreamUrl::parse("https://forms.example.com/serve/hunter2?key=hunter2")
            .expect("a sound address");
        assert_eq!(format!("{url:?}"), "https://forms.example.com/[left out]");
        assert!(url.as_str().ends_with("/serve/hunter2?key=hunter2"));
    }

    #[test]
    fn what_cannot_be_called_is_refused_without_being_repeated() {
        for wrong in [
            "forms.example.com/hunter2",
            "ftp://forms.example.com/hunter2",
            "https://me:hunter2@forms.example.com",
            "https://forms.example.com/#hunter2",
            "/hunter2",
        ] {
            let refusal = UpstreamUrl::parse(wrong).expect_err(wrong);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
    }
}
