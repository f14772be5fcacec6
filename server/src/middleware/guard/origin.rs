//! Checks the origin of POST requests.

use std::net::IpAddr;

use actix_web::http::header::{self, HeaderMap, HeaderName};

use crate::settings::PublicUrl;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The origin whose pages may send POST requests.
pub struct AllowedOrigin {
    public: String,
    /// If PUBLIC_URL is unset, the site may be used under any name of this machine.
    by_host: bool,
}

impl AllowedOrigin {
    /// The public origin; if none is configured, also IP addresses and `localhost`.
    #[must_use]
    pub fn new(public_url: &PublicUrl, is_set: bool) -> Self {
        Self {
            public: public_url.to_string(),
            by_host: !is_set,
        }
    }

    /// Whether a request with these headers is allowed. Browsers always send the origin with POST, so a request without
    /// one does not come from another site's page.
    #[must_use]
    pub fn allows(&self, headers: &HeaderMap) -> bool {
        let mut origins = headers.get_all(header::ORIGIN).peekable();
        if origins.peek().is_some() {
            return origins.all(|origin| {
                self.is_same_origin(origin.as_bytes(), headers)
                    || is_same_origin_without_name(origin.as_bytes(), headers)
            });
        }
        headers
            .get_all(&FETCH_SITE)
            .all(|site| matches!(site.as_bytes(), b"same-origin" | b"none"))
    }

    fn is_same_origin(&self, origin: &[u8], headers: &HeaderMap) -> bool {
        if origin == self.public.as_bytes() {
            return true;
        }
        let host = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok());
        self.by_host
            && host.is_some_and(|host| {
                is_local_name(host) && origin == format!("http://{host}").as_bytes()
            })
    }
}

/// Whether the browser does not name the page's origin, but says that it is this one: under the policy `no-referrer`,
/// which proxies set, forms are sent with `Origin: null` (Fetch, 3.2). No page can set `Sec-Fetch-Site` itself.
fn is_same_origin_without_name(origin: &[u8], headers: &HeaderMap) -> bool {
    let mut sites = headers.get_all(&FETCH_SITE).peekable();
    origin == b"null" && sites.peek().is_some() && sites.all(|site| site == "same-origin")
}

pub(super) fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    }
}

/// Whether a host, with or without a port, is an IP address or `localhost`, which no other site can use.
fn is_local_name(host: &str) -> bool {
    let name = without_port(host);
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn allows(configured: bool, given: &[(&str, &str)]) -> bool {
        let url = PublicUrl::parse("https://www.example.com").expect("an origin");
        let mut headers = HeaderMap::new();
        for (name, value) in given {
            headers.append(
                HeaderName::from_bytes(name.as_bytes()).expect("a name"),
                HeaderValue::from_str(value).expect("a value"),
            );
        }
        AllowedOrigin::new(&url, configured).allows(&headers)
    }

    #[test]
    fn only_the_sites_own_origin_is_allowed() {
        assert!(allows(true, &[("origin", "https://www.example.com")]));
        assert!(allows(true, &[]));
        assert!(allows(true, &[("sec-fetch-site", "same-origin")]));
        for foreign in [
            ("origin", "https://evil.example"),
            ("origin", "http://www.example.com"),
            ("origin", "https://www.example.com:444"),
            ("origin", "https://www.example.com.evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            assert!(!allows(true, &[foreign]), "{foreign:?}");
        }
        for (site, expected) in [("same-origin", true), ("same-site", false), ("none", false)] {
            let unnamed = [("origin", "null"), ("sec-fetch-site", site)];
            assert_eq!(allows(true, &unnamed), expected, "{site}");
        }
        let contradiction = [
            ("origin", "null"),
            ("sec-fetch-site", "same-origin"),
            ("sec-fetch-site", "cross-site"),
        ];
        assert!(!allows(true, &contradiction));
        let foreign = [
            ("origin", "https://evil.example"),
            ("sec-fetch-site", "same-origin"),
        ];
        assert!(!allows(true, &foreign));
        let two = [
            ("origin", "https://www.example.com"),
            ("origin", "https://evil.example"),
        ];
        assert!(!allows(true, &two));
    }

    #[test]
    fn without_a_public_url_local_names_are_allowed() {
        for host in [
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.0.9",
        ] {
            let origin = format!("http://{host}");
            let given = [("host", host), ("origin", origin.as_str())];
            assert!(allows(false, &given), "{host}");
            assert!(!allows(true, &given), "{host}");
        }
        let rebound = [
            ("host", "evil.example:8080"),
            ("origin", "http://evil.example:8080"),
        ];
        assert!(!allows(false, &rebound));
        let other = [
            ("host", "localhost:8080"),
            ("origin", "http://localhost:3000"),
        ];
        assert!(!allows(false, &other));
    }
}
