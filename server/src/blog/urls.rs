//! Rules for URLs in posts.

use std::collections::HashMap;
use std::sync::Arc;

use url::Url;

use super::slug::Slug;
use super::wire::RawPost;

/// Rules for the URLs in posts of one source.
#[derive(Clone, Debug)]
pub enum UrlRules<'a> {
    /// Posts of a CMS, by its base URL. URLs of its own origin are allowed even over plain http.
    Cms(&'a Url, PostLinks),
    /// The built-in posts, whose images and links may be absolute paths of this site.
    BuiltIn,
}

/// The slugs of posts by the host and path of their URLs on the CMS.
#[derive(Clone, Debug, Default)]
pub struct PostLinks(Arc<HashMap<String, Slug>>);

impl PostLinks {
    pub(super) fn of(posts: &[RawPost]) -> Self {
        let entries = posts.iter().filter_map(|post| {
            let url = Url::parse(post.link.as_deref()?).ok()?;
            // Plain permalinks (`/?p=1`) have no path of their own.
            let own_path = url.path() != "/";
            own_path.then_some((key(&url), Slug::parse(&post.slug).ok()?))
        });
        Self(Arc::new(entries.collect()))
    }
}

/// A URL without what does not distinguish posts.
fn key(url: &Url) -> String {
    let path = url.path().trim_end_matches('/').to_ascii_lowercase();
    format!("{}{path}", url.host_str().unwrap_or_default())
}

impl UrlRules<'_> {
    /// Checks the target of a link in the post at `post`: a web, mail or telephone address. Links to other posts lead to
    /// this site.
    pub fn link(&self, address: &str, post: Option<&str>) -> Option<String> {
        let url = self.resolve(address, post, &["https", "http", "mailto", "tel", "sms"])?;
        if let (Self::Cms(_, posts), Ok(parsed)) = (self, Url::parse(&url))
            && let Some(slug) = posts.0.get(&key(&parsed))
        {
            let fragment = parsed.fragment().map(|id| format!("#{id}"));
            return Some(format!("/blog/{slug}{}", fragment.unwrap_or_default()));
        }
        Some(url)
    }

    /// Checks the URL of a picture in the post at `post`. The pages forbid plain http, except to the CMS.
    pub fn picture_in(&self, address: &str, post: Option<&str>) -> Option<String> {
        let url = self.resolve(address, post, &["https", "http"])?;
        match (self, url.strip_prefix("http:")) {
            (Self::Cms(base, _), Some(_)) if is_of(&url, base) => Some(url),
            (_, Some(rest)) => Some(format!("https:{rest}")),
            _ => Some(url),
        }
    }

    /// The same for a picture outside a body.
    pub fn picture(&self, address: &str) -> Option<String> {
        self.picture_in(address, None)
    }

    /// Checks the URL of a page: https or the source's own origin.
    pub fn page(&self, address: &str) -> Option<String> {
        let url = self.resolve(address, None, &["https", "http"])?;
        let own = matches!(self, Self::Cms(base, _) if is_of(&url, base));
        (own || !url.starts_with("http:")).then_some(url)
    }

    fn resolve(&self, address: &str, post: Option<&str>, schemes: &[&str]) -> Option<String> {
        let address = address.trim();
        if address.is_empty() || address.chars().any(char::is_control) {
            return None;
        }
        let url = match self {
            Self::BuiltIn => {
                let here = Url::parse("https://here.invalid").ok()?;
                let url = here.join(address).ok()?;
                if url.origin() == here.origin() {
                    let path = &url[url::Position::BeforePath..];
                    // A literal `here.invalid` URL is not a path of this site.
                    return address.starts_with('/').then(|| path.to_owned());
                }
                url
            }
            Self::Cms(base, _) => {
                let here = post.and_then(|post| Url::parse(post).ok());
                let here = here.filter(|url| matches!(url.scheme(), "http" | "https"));
                here.as_ref().unwrap_or(base).join(address).ok()?
            }
        };
        let credentials = !url.username().is_empty() || url.password().is_some();
        (schemes.contains(&url.scheme()) && !credentials).then(|| url.into())
    }
}

fn is_of(url: &str, base: &Url) -> bool {
    Url::parse(url).is_ok_and(|url| url.origin() == base.origin())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn base() -> Url {
        Url::parse("http://cms.example:8080/wp-json/wp/v2").expect("a URL")
    }

    const POST: Option<&str> = Some("http://cms.example:8080/2026/a-post/");

    #[test]
    fn web_mail_and_telephone_links_are_kept() {
        let base = base();
        let cms = UrlRules::Cms(&base, PostLinks::default());
        for (given, expected) in [
            ("https://a.example/x?y=1#z", "https://a.example/x?y=1#z"),
            ("http://a.example/", "http://a.example/"),
            ("//a.example/x", "http://a.example/x"),
            ("mailto:hello@a.example", "mailto:hello@a.example"),
            ("tel:+34600123456", "tel:+34600123456"),
            ("sms:+34600123456", "sms:+34600123456"),
            ("/uploads/a.pdf", "http://cms.example:8080/uploads/a.pdf"),
            ("a.pdf", "http://cms.example:8080/2026/a-post/a.pdf"),
        ] {
            assert_eq!(cms.link(given, POST).as_deref(), Some(expected), "{given}");
        }
        let built_in = UrlRules::BuiltIn.link("https://a.example/", None);
        assert_eq!(built_in.as_deref(), Some("https://a.example/"));
    }

    #[test]
    fn pictures_are_loaded_over_https_except_from_the_cms() {
        let base = base();
        let cms = UrlRules::Cms(&base, PostLinks::default());
        for (given, expected) in [
            ("x.jpg", "http://cms.example:8080/2026/a-post/x.jpg"),
            ("//b.example/x.jpg", "https://b.example/x.jpg"),
            ("http://b.example/x.jpg", "https://b.example/x.jpg"),
        ] {
            assert_eq!(
                cms.picture_in(given, POST).as_deref(),
                Some(expected),
                "{given}"
            );
        }
        assert_eq!(cms.picture("mailto:a@b.example"), None);
        let own = UrlRules::BuiltIn.picture("/pictures/blog/a.webp");
        assert_eq!(own.as_deref(), Some("/pictures/blog/a.webp"));
    }

    #[test]
    fn links_between_posts_lead_to_this_site() {
        let posts: Vec<RawPost> = serde_json::from_value(serde_json::json!([
            {"id": 1, "slug": "caf%c3%a9", "date": "", "title": {"rendered": ""}, "link": "https://www.cms.example/2026/caf%c3%a9/"},
            {"id": 2, "slug": "plain", "date": "", "title": {"rendered": ""}, "link": "https://www.cms.example/?p=2"},
        ]))
        .expect("posts");
        let base = base();
        let cms = UrlRules::Cms(&base, PostLinks::of(&posts));
        for (given, expected) in [
            ("https://www.cms.example/2026/caf%C3%A9", "/blog/caf%C3%A9"),
            (
                "http://www.cms.example/2026/café/#h-two",
                "/blog/caf%C3%A9#h-two",
            ),
            (
                "https://www.cms.example/?p=2",
                "https://www.cms.example/?p=2",
            ),
            ("https://www.cms.example/", "https://www.cms.example/"),
        ] {
            assert_eq!(cms.link(given, None).as_deref(), Some(expected), "{given}");
        }
    }

    #[test]
    fn all_other_urls_are_dropped() {
        let base = base();
        let cms = UrlRules::Cms(&base, PostLinks::default());
        for invalid in [
            "javascript:alert(1)",
            " JaVaScRiPt:alert(1)",
            "java\nscript:alert(1)",
            "data:text/html,x",
            "vbscript:x",
            "https://me:pw@a.example/",
            "ftp://a.example",
            "blob:https://a.example/x",
            "",
        ] {
            assert_eq!(cms.link(invalid, POST), None, "{invalid:?}");
            assert_eq!(UrlRules::BuiltIn.link(invalid, None), None, "{invalid:?}");
            assert_eq!(UrlRules::BuiltIn.picture(invalid), None, "{invalid:?}");
        }
        assert_eq!(cms.page("http://other.example/"), None);
        for disguised in ["//evil.example/x", "/\\evil.example/x", "pictures/a.webp"] {
            let found = UrlRules::BuiltIn.picture(disguised);
            assert!(
                found
                    .as_deref()
                    .is_none_or(|url| url.starts_with("https://")),
                "{disguised}: {found:?}"
            );
        }
    }
}
