//! Which addresses a post may name.

use url::Url;

/// The rules for addresses in posts of one source.
#[derive(Clone, Debug)]
pub enum Addresses {
    /// Posts of a content system: what is relative there is relative to it, and its own origin may be named even when
    /// it has no https.
    Of(Url),
    /// The embedded posts: their own pictures and pages are paths of this site.
    Own,
}

impl Addresses {
    /// A link's target: https, mailto, the source's own pages, or a place on the same page; anything else is none.
    #[must_use]
    pub fn link(&self, address: &str) -> Option<String> {
        let address = address.trim();
        if address.starts_with('#') {
            return Some(address.to_owned());
        }
        self.resolve(address, &["https", "mailto"])
    }

    /// A picture's or page's address: https or the source's own; anything else is none.
    #[must_use]
    pub fn resource(&self, address: &str) -> Option<String> {
        self.resolve(address.trim(), &["https"])
    }

    fn resolve(&self, address: &str, schemes: &[&str]) -> Option<String> {
        if address.is_empty() || address.chars().any(char::is_control) {
            return None;
        }
        match self {
            Self::Own => {
                let here = Url::parse("https://here.invalid").ok()?;
                let url = here.join(address).ok()?;
                if url.origin() == here.origin() {
                    let path = &url[url::Position::BeforePath..];
                    // `here.invalid` written out is no path of ours.
                    return address.starts_with('/').then(|| path.to_owned());
                }
                sound(&url, schemes).then(|| url.into())
            }
            Self::Of(base) => {
                let url = base.join(address).ok()?;
                let own = url.origin() == base.origin() && matches!(url.scheme(), "http" | "https");
                (own && without_credentials(&url) || sound(&url, schemes)).then(|| url.into())
            }
        }
    }
}

fn sound(url: &Url, schemes: &[&str]) -> bool {
    schemes.contains(&url.scheme()) && without_credentials(url)
}

fn without_credentials(url: &Url) -> bool {
    url.username().is_empty() && url.password().is_none()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cms() -> Addresses {
        Addresses::Of(Url::parse("http://cms.example:8080/wp-json/wp/v2").expect("a URL"))
    }

    #[test]
    fn https_mail_and_the_sources_own_pages_are_kept() {
        for (given, wanted) in [
            ("https://a.example/x?y=1#z", "https://a.example/x?y=1#z"),
            ("mailto:hello@a.example", "mailto:hello@a.example"),
            ("//a.example/x", "http://a.example/x"),
            ("/uploads/a.webp", "http://cms.example:8080/uploads/a.webp"),
            ("http://cms.example:8080/p", "http://cms.example:8080/p"),
            ("#part", "#part"),
        ] {
            let wanted = (!wanted.starts_with("http://a.")).then(|| wanted.to_owned());
            assert_eq!(cms().link(given), wanted, "{given}");
        }
        assert_eq!(
            Addresses::Own.resource("/pictures/blog/a.webp").as_deref(),
            Some("/pictures/blog/a.webp")
        );
        assert_eq!(
            Addresses::Own.link("https://a.example/").as_deref(),
            Some("https://a.example/")
        );
    }

    #[test]
    fn everything_else_is_dropped() {
        for wrong in [
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
            assert_eq!(cms().link(wrong), None, "{wrong:?}");
            assert_eq!(Addresses::Own.link(wrong), None, "{wrong:?}");
            assert_eq!(Addresses::Own.resource(wrong), None, "{wrong:?}");
        }
        assert_eq!(cms().resource("mailto:a@b.example"), None);
        for disguised in ["//evil.example/x", "/\\evil.example/x", "pictures/a.webp"] {
            let found = Addresses::Own.resource(disguised);
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
