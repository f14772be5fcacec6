//! Settings of the blog: its source and its copy.

use std::path::PathBuf;
use std::time::Duration;

use url::Url;

use super::hosts::Hosts;
use super::{parse, source::Source};

#[derive(Clone, Debug)]
pub struct BlogSettings {
    /// The CMS; the built-in posts are served if unset.
    pub cms: Option<CmsUrl>,
    /// Allowed image hosts besides the site and the CMS.
    pub image_hosts: Hosts,
    /// File with the copy of the CMS's posts.
    pub file: PathBuf,
    /// Time between refreshes of the copy.
    pub refresh: Duration,
    /// Time after a failed refresh; not a setting of operators.
    pub retry: Duration,
    /// Time limit for a request to the CMS; not a setting of operators.
    pub timeout: Duration,
    /// Maximum size of a CMS response, in bytes; not a setting of operators.
    pub max_response: usize,
}

impl BlogSettings {
    pub(super) fn take(source: &mut Source) -> Self {
        Self {
            cms: source.take("CMS_BASE_URL", None, |text| CmsUrl::parse(text).map(Some)),
            image_hosts: source.take("IMAGE_HOSTS", Hosts::default(), Hosts::parse),
            file: source.take("BLOG_FILE", PathBuf::from("data/blog.json"), |text| {
                Ok(PathBuf::from(text))
            }),
            refresh: source.take(
                "BLOG_REFRESH_SECONDS",
                Duration::from_secs(300),
                parse::whole_seconds,
            ),
            retry: Duration::from_secs(30),
            timeout: Duration::from_secs(8),
            max_response: 5 << 20,
        }
    }
}

impl BlogSettings {
    /// Image sources for the CSP besides the site itself.
    #[must_use]
    pub fn image_sources(&self) -> Vec<String> {
        let cms = self.cms.iter().map(CmsUrl::origin);
        cms.chain(self.image_hosts.sources().map(str::to_owned))
            .collect()
    }
}

/// The base URL of a WordPress API, such as `https://cms.example.com/wp-json/wp/v2`, without a trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CmsUrl(Url);

impl CmsUrl {
    /// Parses a base URL; trailing slashes are dropped.
    ///
    /// # Errors
    /// Describes the problem without quoting the text, which may contain a password.
    pub fn parse(text: &str) -> Result<Self, String> {
        let url = Url::parse(text.trim_end_matches('/'))
            .map_err(|error| format!("is not a URL: {error}"))?;
        if !matches!(url.scheme(), "http" | "https") {
            return Err(format!(
                "must start with http:// or https://, not {}:",
                url.scheme()
            ));
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err("must not carry a user name or password".to_owned());
        }
        if url.query().is_some() || url.fragment().is_some() {
            return Err("must not carry a query or fragment".to_owned());
        }
        Ok(Self(url))
    }

    /// The URL of a collection, such as `posts`.
    #[must_use]
    pub fn collection(&self, name: &str) -> Url {
        let mut url = self.0.clone();
        let path = format!("{}/{name}", url.path().trim_end_matches('/'));
        url.set_path(&path);
        url
    }

    #[must_use]
    pub fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    #[must_use]
    pub fn url(&self) -> &Url {
        &self.0
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_url_keeps_its_path_and_loses_its_trailing_slash() {
        for given in [
            "https://cms.example.com/wp-json/wp/v2",
            "https://cms.example.com/wp-json/wp/v2/",
        ] {
            let url = CmsUrl::parse(given).expect("a valid URL");
            assert_eq!(
                url.collection("posts").as_str(),
                "https://cms.example.com/wp-json/wp/v2/posts"
            );
            assert_eq!(url.origin(), "https://cms.example.com");
        }
        let bare = CmsUrl::parse("http://127.0.0.1:9/").expect("a valid URL");
        assert_eq!(bare.collection("tags").as_str(), "http://127.0.0.1:9/tags");
    }

    #[test]
    fn invalid_base_urls_are_rejected_without_being_quoted() {
        for invalid in [
            "cms.example.com",
            "file:///etc/passwd",
            "https://me:hunter2@cms.example.com",
            "https://cms.example.com/?token=hunter2",
            "https://cms.example.com/#hunter2",
        ] {
            let refusal = CmsUrl::parse(invalid).expect_err(invalid);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
    }
}
