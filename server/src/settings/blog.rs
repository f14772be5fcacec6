//! The blog: where its posts come from, and how long answers are kept.

use std::num::{NonZeroU32, NonZeroUsize};
use std::path::PathBuf;
use std::time::Duration;

use url::Url;

use super::hosts::Hosts;
use super::{parse, source::Source};

/// Longest time an answer may be kept: 30 days.
const LONGEST_KEPT: Duration = Duration::from_secs(30 * 86_400);

/// Longest time a failure may be remembered.
const LONGEST_FAILURE: Duration = Duration::from_secs(30);

/// Everything about the blog's source and cache.
#[derive(Clone, Debug)]
pub struct BlogSettings {
    /// The content system; without it the embedded posts are served.
    pub cms: Option<CmsUrl>,
    /// Where pictures may come from besides the site and the content system.
    pub image_hosts: Hosts,
    /// Folder in which the last good answers outlive the process.
    pub cache_dir: PathBuf,
    /// Memory for answers, in bytes.
    pub cache_bytes: NonZeroUsize,
    /// How long answers are good for.
    pub times: BlogTimes,
    /// Time for a whole call of the content system.
    pub timeout: Duration,
    /// Largest answer of the content system that is read, in bytes.
    pub max_response: NonZeroUsize,
    /// Calls of the content system that the requests of one client address may cause per minute.
    pub calls_per_client: NonZeroU32,
}

/// How long answers of the content system are good for.
#[derive(Clone, Copy, Debug)]
pub struct BlogTimes {
    /// Lists are not asked for again this long.
    pub list: Duration,
    /// A single post is not asked for again this long.
    pub post: Duration,
    /// The preview of three posts is not asked for again this long.
    pub preview: Duration,
    /// When it is no longer fresh, an answer is still served this long, while a new one is asked for.
    pub stale: Duration,
    /// When asking fails, the last good answer is served this long after it was fresh.
    pub stale_if_error: Duration,
    /// The content system is left alone this long after a failure.
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
            calls_per_client: source.take(
                "RATE_LIMIT_CMS_CALLS_PER_MINUTE",
                NonZeroU32::new(60).unwrap_or(NonZeroU32::MIN),
                |text| parse::small_count(text, 1_000_000),
            ),
        }
    }
}

impl BlogSettings {
    /// Where pages may load pictures from besides the site itself: the content system's origin and the hosts set.
    #[must_use]
    pub fn picture_sources(&self) -> Vec<String> {
        let cms = self.cms.iter().map(CmsUrl::origin);
        cms.chain(self.image_hosts.sources().map(str::to_owned))
            .collect()
    }
}

impl BlogTimes {
    fn take(source: &mut Source) -> Self {
        let mut time = |name, default, most| {
            source.take(name, Duration::from_secs(default), |text| {
                parse::seconds_up_to(text, most)
            })
        };
        Self {
            list: time("BLOG_LIST_FRESH_SECONDS", 300, LONGEST_KEPT),
            post: time("BLOG_POST_FRESH_SECONDS", 600, LONGEST_KEPT),
            preview: time("BLOG_PREVIEW_FRESH_SECONDS", 1_800, LONGEST_KEPT),
            stale: time("BLOG_STALE_SECONDS", 86_400, LONGEST_KEPT),
            stale_if_error: time("BLOG_STALE_IF_ERROR_SECONDS", 604_800, LONGEST_KEPT),
            failure: time("BLOG_FAILURE_SECONDS", 30, LONGEST_FAILURE),
        }
    }
}

/// The base address of a WordPress API, such as `https://cms.example.com/wp-json/wp/v2`, without a slash at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CmsUrl(Url);

impl CmsUrl {
    /// Reads a base address; slashes at its end are dropped.
    ///
    /// # Errors
    /// Says what is wrong. The text itself is not repeated, since it may carry a password.
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

    /// The address of one of the API's collections, such as `posts`.
    #[must_use]
    pub fn collection(&self, name: &str) -> Url {
        let mut url = self.0.clone();
        let path = format!("{}/{name}", url.path().trim_end_matches('/'));
        url.set_path(&path);
        url
    }

    /// Scheme, host and port, such as `https://cms.example.com`.
    #[must_use]
    pub fn origin(&self) -> String {
        self.0.origin().ascii_serialization()
    }

    /// The whole base address.
    #[must_use]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_base_address_keeps_its_path_and_loses_its_last_slash() {
        for given in [
            "https://cms.example.com/wp-json/wp/v2",
            "https://cms.example.com/wp-json/wp/v2/",
        ] {
            let url = CmsUrl::parse(given).expect("a sound address");
            assert_eq!(
                url.collection("posts").as_str(),
                "https://cms.example.com/wp-json/wp/v2/posts"
            );
            assert_eq!(url.origin(), "https://cms.example.com");
        }
        let bare = CmsUrl::parse("http://127.0.0.1:9/").expect("a sound address");
        assert_eq!(bare.collection("tags").as_str(), "http://127.0.0.1:9/tags");
    }

    #[test]
    fn what_is_no_base_address_is_refused_without_being_repeated() {
        for wrong in [
            "cms.example.com",
            "file:///etc/passwd",
            "https://me:hunter2@cms.example.com",
            "https://cms.example.com/?token=hunter2",
            "https://cms.example.com/#hunter2",
        ] {
            let refusal = CmsUrl::parse(wrong).expect_err(wrong);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
    }
}
