//! Redirects from other names of the site to its public one.

use actix_web::http::header::{self, HeaderMap, HeaderName};
use actix_web::http::uri::Authority;
use url::{Host, Url};

use super::origin::without_port;
use crate::settings::PublicUrl;

const FORWARDED_HOST: HeaderName = HeaderName::from_static("x-forwarded-host");

/// The name under which the site is published, if it is configured and a domain. Pages work under another name, but
/// their forms do not, since the origin check compares with PUBLIC_URL.
pub struct PublicHost {
    origin: String,
    name: Option<String>,
}

impl PublicHost {
    /// Without a configured PUBLIC_URL the site may be used under any name.
    #[must_use]
    pub fn new(public_url: &PublicUrl, is_set: bool) -> Self {
        let url = Url::parse(public_url.as_str()).ok().filter(|_| is_set);
        let name = url.and_then(|url| match url.host()? {
            Host::Domain(name) if name.contains('.') => Some(name.to_owned()),
            _ => None,
        });
        Self {
            origin: public_url.to_string(),
            name,
        }
    }

    /// The URL under the public name, if these headers have another one. Not from an address or a name without a dot,
    /// such as `localhost` or that of a container: these are how proxies and probes reach the server, and a proxy that
    /// sends such a `Host` would be redirected forever.
    #[must_use]
    pub fn redirect(
        &self,
        headers: &HeaderMap,
        is_from_proxy: bool,
        path_and_query: &str,
    ) -> Option<String> {
        let public = self.name.as_deref()?;
        let forwarded = headers.get(&FORWARDED_HOST).filter(|_| is_from_proxy);
        let host = forwarded.or_else(|| headers.get(header::HOST))?;
        // A chain of proxies appends; the first is what the visitor asked for.
        let host = host.to_str().ok()?.split(',').next()?.trim();
        let authority: Authority = host.parse().ok()?;
        let name = without_port(authority.as_str()).trim_end_matches('.');
        let is_domain = matches!(Host::parse(name), Ok(Host::Domain(name)) if name.contains('.'));
        (is_domain && !name.eq_ignore_ascii_case(public))
            .then(|| format!("{}{path_and_query}", self.origin))
    }
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn redirect(public: &str, is_set: bool, given: &[(&str, &str)]) -> Option<String> {
        let url = PublicUrl::parse(public).expect("an origin");
        let mut headers = HeaderMap::new();
        for (name, value) in given {
            headers.append(
                HeaderName::from_bytes(name.as_bytes()).expect("a name"),
                HeaderValue::from_str(value).expect("a value"),
            );
        }
        PublicHost::new(&url, is_set).redirect(&headers, true, "/pricing?plan=free")
    }

    #[test]
    fn other_domains_are_redirected() {
        let public = "https://www.example.com";
        let expected = Some("https://www.example.com/pricing?plan=free".to_owned());
        for host in [
            "example.com",
            "example.com:8080",
            "www.example.org",
            "www.example.com.evil.example",
        ] {
            assert_eq!(
                redirect(public, true, &[("host", host)]),
                expected,
                "{host}"
            );
            assert_eq!(redirect(public, false, &[("host", host)]), None, "{host}");
            let forwarded = [("host", "www.example.com"), ("x-forwarded-host", host)];
            assert_eq!(redirect(public, true, &forwarded), expected, "{host}");
        }
    }

    #[test]
    fn the_public_name_and_names_of_machines_are_not_redirected() {
        for host in [
            "www.example.com",
            "WWW.Example.com.",
            "www.example.com:8443",
            "localhost:8080",
            "127.0.0.1:8080",
            "[::1]:8080",
            "brightcrew:8080",
            "",
        ] {
            let given = [("host", host)];
            assert_eq!(
                redirect("https://www.example.com", true, &given),
                None,
                "{host}"
            );
        }
        let forwarded = [
            ("host", "app.internal"),
            ("x-forwarded-host", "www.example.com, proxy"),
        ];
        assert_eq!(redirect("https://www.example.com", true, &forwarded), None);
        for public in ["http://localhost:8080", "http://192.0.2.1"] {
            assert_eq!(
                redirect(public, true, &[("host", "example.com")]),
                None,
                "{public}"
            );
        }
    }
}
