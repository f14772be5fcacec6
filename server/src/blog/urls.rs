//! Rules for URLs in posts.

use url::Url;

/// Rules for the URLs in posts of one source.
#[derive(Clone, Debug)]
pub enum UrlRules {
    /// Posts of a CMS. Relative URLs are resolved against it, and URLs of its own origin are allowed even over plain
    /// http.
    Cms(Url),
    /// The embedded posts, whose images and links may be absolute paths of this site.
    Embedded,
}

impl UrlRules {
    /// Checks the target of a link: https, mailto, the source's own origin or a fragment; `None` for anything else.
    #[must_use]
    pub fn link(&self, address: &str) -> Option<String> {
        let address = address.trim();
        if address.starts_with('#') {
            return Some(address.to_owned());
        }
        self.resolve(address, &["https", "mailto"])
    }

    /// Checks the URL of an image or page: https or the source's own origin; `None` for anything else.
    #[must_use]
    pub fn resource(&self, address: &str) -> Option<String> {
        self.resolve(address.trim(), &["https"])
    }

    fn resolve(&self, address: &str, schemes: &[&str]) -> Option<String> {
        if address.is_empty() || address.chars().any(char::is_control) {
            return None;
        }
        match self {
            Self::Embedded => {
                let here = Url::parse("https://here.invalid").ok()?;
                let url = here.join(address).ok()?;
                if url.origin() == here.origin() {
                    let path = &url[url::Position::BeforePath..];
                    // A literal `here.invalid` URL is not a path of this site.
                    return address.starts_with('/').then(|| path.to_owned());
                }
                is_allowed(&url, schemes).then(|| url.into())
            }
            Self::Cms(base) => {
                let url = base.join(address).ok()?;
                let own = url.origin() == base.origin() && matches!(url.scheme(), "http" | "https");
                (own && has_no_credentials(&url) || is_allowed(&url, schemes)).then(|| url.into())
            }
        }
    }
}

fn is_allowed(url: &Url, schemes: &[&str]) -> bool {
    schemes.contains(&url.scheme()) && has_no_credentials(url)
}

fn has_no_credentials(url: &Url) -> bool {
    url.username().is_empty() && url.password().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cms() -> UrlRules {
        UrlRules::Cms(Url::parse("http://cms.example:8080/wp-json/wp/v2").expect("a URL"))
    }

    #[test]
    fn https_mailto_and_the_sources_own_urls_are_kept() {
        for (given, expected) in [
            ("https://a.example/x?y=1#z", "https://a.example/x?y=1#z"),
            ("mailto:hello@a.example", "mailto:hello@a.example"),
            ("//a.example/x", "http://a.example/x"),
            ("/uploads/a.webp", "http://cms.example:8080/uploads/a.webp"),
            ("http://cms.example:8080/p", "http://cms.example:8080/p"),
            ("#part", "#part"),
        ] {
            let expected = (!expected.starts_with("http://a.")).then(|| expected.to_owned());
            assert_eq!(cms().link(given), expected, "{given}");
        }
        assert_eq!(
            UrlRules::Embedded
                .resource("/pictures/blog/a.webp")
                .as_deref(),
            Some("/pictures/blog/a.webp")
        );
        assert_eq!(
            UrlRules::Embedded.link("https://a.example/").as_deref(),
            Some("https://a.example/")
        );
    }

    #[test]
    fn all_other_urls_are_dropped() {
        for invalid in [
            "javascript:alert(1)",
            " JaVaScRiPt:alert(1)",
            "java\nscript:alert(1)",
            "data:text/html,x",
            "vbscript:x",
            "http://other.example/",
            "https://me:pw@a.example/",
            "ftp://a.example",
            "blob:https://a.example/x",
            "",
        ] {
            assert_eq!(cms().link(invalid), None, "{invalid:?}");
            assert_eq!(UrlRules::Embedded.link(invalid), None, "{invalid:?}");
            assert_eq!(UrlRules::Embedded.resource(invalid), None, "{invalid:?}");
        }
        assert_eq!(cms().resource("mailto:a@b.example"), None);
        for disguised in ["//evil.example/x", "/\\evil.example/x", "pictures/a.webp"] {
            let found = UrlRules::Embedded.resource(disguised);
            assert!(
                found.is_none()
                    || found
                        .as_deref()
                        .is_some_and(|url| url.starts_with("https://")),
                "{disguised}: {found:?}"
            );
        }
    }
}
