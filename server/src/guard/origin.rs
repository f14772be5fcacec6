//! Which pages may send something: the site's own.

use std::net::IpAddr;

use actix_web::http::header::{self, HeaderMap, HeaderName};

use crate::settings::PublicUrl;

const FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// The origin whose pages may send something.
pub struct AllowedOrigin {
    public: String,
    /// Without PUBLIC_URL the site may be open under any name of this machine.
    by_host: bool,
}

impl AllowedOrigin {
    /// That of the site. When the operator has set no origin, also that of this machine's addresses and `localhost`.
    #[must_use]
    pub fn new(public_url: &PublicUrl, is_set: bool) -> Self {
        Self {
            public: public_url.to_string(),
            by_host: !is_set,
        }
    }

    /// Whether a request with these headers may come in. Browsers name the origin of what they send; a program that
    /// names none is no page of another site.
    #[must_use]
    pub fn permits(&self, headers: &HeaderMap) -> bool {
        let mut origins = headers.get_all(header::ORIGIN).peekable();
        if origins.peek().is_some() {
            return origins.all(|origin| self.is_ours(origin.as_bytes(), headers));
        }
        headers
            .get_all(&FETCH_SITE)
            .all(|site| matches!(site.as_bytes(), b"same-origin" | b"none"))
    }

    fn is_ours(&self, origin: &[u8], headers: &HeaderMap) -> bool {
        if origin == self.public.as_bytes() {
            return true;
        }
        let host = headers
            .get(header::HOST)
            .and_then(|host| host.to_str().ok());
        self.by_host
            && host.is_some_and(|host| {
                is_of_machine(host) && origin == format!("http://{host}").as_bytes()
            })
    }
}

/// Whether a host, with or without a port, is an address or `localhost`: a name that no other site can be given.
fn is_of_machine(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name.eq_ignore_ascii_case("localhost") || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn permits(set: bool, given: &[(&str, &str)]) -> bool {
        let url = PublicUrl::parse("https://www.example.com").expect("an origin");
        let mut headers = HeaderMap::new();
        for (name, value) in given {
            headers.append(
                HeaderName::from_bytes(name.as_bytes()).expect("a name"),
                HeaderValue::from_str(value).expect("a value"),
            );
        }
        AllowedOrigin::new(&url, set).permits(&headers)
    }

    #[test]
    fn only_the_sites_own_pages_may_send() {
        assert!(permits(true, &[("origin", "https://www.example.com")]));
        assert!(permits(true, &[]));
        assert!(permits(true, &[("sec-fetch-site", "same-origin")]));
        for wrong in [
            ("origin", "https://evil.example"),
            ("origin", "http://www.example.com"),
            ("origin", "https://www.example.com:444"),
            ("origin", "https://www.example.com.evil.example"),
            ("origin", "null"),
            ("sec-fetch-site", "cross-site"),
            ("sec-fetch-site", "same-site"),
        ] {
            assert!(!permits(true, &[wrong]), "{wrong:?}");
        }
        let two = [
            ("origin", "https://www.example.com"),
            ("origin", "https://evil.example"),
        ];
        assert!(!permits(true, &two));
    }

    #[test]
    fn without_a_public_url_the_machines_own_names_will_do() {
        for host in [
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:8080",
            "192.168.0.9",
        ] {
            let origin = format!("http://{host}");
            let given = [("host", host), ("origin", origin.as_str())];
            assert!(permits(false, &given), "{host}");
            assert!(!permits(true, &given), "{host}");
        }
        let rebound = [
            ("host", "evil.example:8080"),
            ("origin", "http://evil.example:8080"),
        ];
        assert!(!permits(false, &rebound));
        let other = [
            ("host", "localhost:8080"),
            ("origin", "http://localhost:3000"),
        ];
        assert!(!permits(false, &other));
    }
}
