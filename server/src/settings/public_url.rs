//! The public origin of the site.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use url::Url;

/// An http(s) origin: scheme, host and, unless it is the default, port; no path and no trailing slash.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl(String);

impl PublicUrl {
    /// Parses an origin; a trailing slash is dropped.
    ///
    /// # Errors
    /// Describes the problem without quoting the text, which may contain a password.
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
        if url.path() != "/" || url.query().is_some() || url.fragment().is_some() {
            return Err(
                "must be an origin alone, such as https://www.example.com, without a path"
                    .to_owned(),
            );
        }
        Ok(Self(url.origin().ascii_serialization()))
    }

    /// The origin of a listener; an unspecified address is replaced by loopback.
    #[must_use]
    pub fn of_listener(address: SocketAddr) -> Self {
        let ip = match address.ip() {
            ip if ip.is_unspecified() => IpAddr::V4(Ipv4Addr::LOCALHOST),
            ip => ip,
        };
        Self(format!("http://{}", SocketAddr::new(ip, address.port())))
    }

    /// Such as `https://www.example.com`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    #[must_use]
    pub fn is_https(&self) -> bool {
        self.0.starts_with("https://")
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_loses_its_trailing_slash_and_default_port() {
        for (given, expected) in [
            ("https://www.example.com/", "https://www.example.com"),
            ("https://www.example.com:443", "https://www.example.com"),
            ("http://127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("http://[::1]:80/", "http://[::1]"),
            ("https://MÜNCHEN.example", "https://xn--mnchen-3ya.example"),
        ] {
            assert_eq!(
                PublicUrl::parse(given).map(|url| url.0),
                Ok(expected.to_owned())
            );
        }
    }

    #[test]
    fn anything_but_an_origin_is_rejected() {
        for invalid in [
            "www.example.com",
            "/",
            "ftp://example.com",
            "javascript:alert(1)",
            "https://example.com/shop",
            "https://example.com?x=1",
            "https://example.com#x",
            "https://me@example.com",
            "https://",
        ] {
            assert!(PublicUrl::parse(invalid).is_err(), "{invalid}");
        }
    }

    #[test]
    fn an_unspecified_listener_address_becomes_loopback() {
        let everywhere = SocketAddr::from(([0, 0, 0, 0], 81));
        assert_eq!(
            PublicUrl::of_listener(everywhere).as_str(),
            "http://127.0.0.1:81"
        );
    }
}
