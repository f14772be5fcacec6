//! Settings of the blog: its source and cache.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use url::Url;

use super::hosts::Hosts;
use super::{parse, source::Source};

/// Maximum cache time: 30 days.
const MAX_CACHE_TIME: Duration = Duration::from_secs(30 * 86_400);

/// Maximum time for which a failure is cached.
const MAX_FAILURE_TIME: Duration = Duration::from_secs(30);

#[derive(Clone, Debug)]
pub struct BlogSettings {
    /// The CMS; the embedded posts are served if unset.
    pub cms: Option<CmsUrl>,
    /// Allowed image hosts besides the site and the CMS.
    pub image_hosts: Hosts,
    /// Folder for the persistent cache.
    pub cache_dir: PathBuf,
    /// Memory limit for cached responses, in bytes.
    pub cache_bytes: NonZeroUsize,
    /// Cache times.
    pub times: BlogTimes,
    /// Time limit for a request to the CMS.
    pub timeout: Duration,
    /// Maximum size of a CMS response, in bytes.
    pub max_response: NonZeroUsize,
    /// CMS requests that one client address may cause per minute.
    pub requests_per_client: NonZeroU32,
}

/// Cache times of CMS responses.
#[derive(Clone, Copy, Debug)]
pub struct BlogTimes {
    /// How long lists are fresh.
    pub list: Duration,
    /// How long single posts are fresh.
    pub post: Duration,
    /// How long the preview of three posts is fresh.
    pub preview: Duration,
    /// How long a stale response is served while it is revalidated.
    pub stale: Duration,
    /// How long a stale response is served if fetching fails.
    pub stale_if_error: Duration,
    /// How long to wait after a failure before the next request.
    pub failure: Duration,
}

impl BlogSettings {
    pub(super) fn take(source: &mut Source) -> Self {
        let bytes = |default: usize| NonZeroUsize::new(default).unwrap_or(NonZeroUsize::MIN);
        Self {
            cms: source.take("CMS_BASE_URL", None, |text| CmsUrl::parse(text).map(Some)),
            image_hosts: source.take("IMAGE_HOSTS", Hosts::default(), Hosts::parse),
            cache_dir: source.take("BLOG_CACHE_DIR", PathBuf::from("data/blog"), |text| {
                Ok(PathBuf::from(text))
            }),
            cache_bytes: source.take("BLOG_CACHE_BYTES", bytes(64 << 20), |text| {
                parse::count(text, 1 << 40)
            }),
            times: BlogTimes::take(source),
            timeout: source.take(
                "CMS_TIMEOUT_SECONDS",
                Duration::from_secs(8),
                parse::seconds,
            ),
            max_response: source.take("CMS_MAX_ANSWER_BYTES", bytes(5 << 20), |text| {
                parse::count(text, 1 << 30)
            }),
            requests_per_client: source.take(
                "RATE_LIMIT_CMS_CALLS_PER_MINUTE",
                NonZeroU32::new(60).unwrap_or(NonZeroU32::MIN),
                |text| parse::small_count(text, 1_000_000),
            ),
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

impl BlogTimes {
    fn take(source: &mut Source) -> Self {
        let mut time = |name, default, max| {
            source.take(name, Duration::from_secs(default), |text| {
                parse::seconds_up_to(text, max)
            })
        };
        Self {
            list: time("BLOG_LIST_FRESH_SECONDS", 300, MAX_CACHE_TIME),
            post: time("BLOG_POST_FRESH_SECONDS", 600, MAX_CACHE_TIME),
            preview: time("BLOG_PREVIEW_FRESH_SECONDS", 1_800, MAX_CACHE_TIME),
            stale: time("BLOG_STALE_SECONDS", 86_400, MAX_CACHE_TIME),
            stale_if_error: time("BLOG_STALE_IF_ERROR_SECONDS", 604_800, MAX_CACHE_TIME),
            failure: time("BLOG_FAILURE_SECONDS", 30, MAX_FAILURE_TIME),
        }
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
