//! Lists of hosts as CSP sources.

use std::fmt;

use url::Url;

/// Hosts that pages may load from, as CSP sources.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Parses hosts or origins separated by commas or spaces. Hosts without a scheme use https; `*.example.com` matches
    /// all subdomains.
    ///
    /// # Errors
    /// Names the first invalid entry.
    pub fn parse(text: &str) -> Result<Self, String> {
        text.split([',', ' '])
            .filter(|entry| !entry.is_empty())
            .map(source_of)
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// The CSP sources, each an origin, possibly with a wildcard.
    pub fn sources(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(String::as_str)
    }
}

impl fmt::Display for Hosts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join(" "))
    }
}

fn source_of(entry: &str) -> Result<String, String> {
    let invalid = || format!("{entry:?} is not a host such as images.example.com or *.example.com");
    let (scheme, rest) = entry.split_once("://").unwrap_or(("https", entry));
    if !matches!(scheme, "http" | "https") {
        return Err(invalid());
    }
    let (wildcard, host) = rest
        .strip_prefix("*.")
        .map_or(("", rest), |host| ("*.", host));
    // Nothing but a host may end up in the policy.
    let is_safe =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
    if host.is_empty()
        || host.ends_with(':')
        || !host.bytes().all(is_safe)
        || (!wildcard.is_empty() && !host.contains('.'))
    {
        return Err(invalid());
    }
    let url = Url::parse(&format!("{scheme}://{host}")).map_err(|_| invalid())?;
    if url.path() != "/" || url.host_str().is_none_or(str::is_empty) {
        return Err(invalid());
    }
    let origin = url.origin().ascii_serialization();
    let bare = origin.split_once("://").map_or("", |(_, bare)| bare);
    Ok(format!("{scheme}://{wildcard}{bare}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_become_csp_sources() {
        let hosts = Hosts::parse(
            "images.example.com, *.cdn.example.net http://127.0.0.1:8081,https://I.EXAMPLE:443",
        )
        .expect("valid hosts");
        assert_eq!(
            hosts.to_string(),
            "https://images.example.com https://*.cdn.example.net http://127.0.0.1:8081 https://i.example"
        );
        assert_eq!(Hosts::parse(" , "), Ok(Hosts::default()));
    }

    #[test]
    fn anything_else_is_rejected() {
        for invalid in [
            "*",
            "*.com",
            "'unsafe-inline'",
            "a.example;script-src",
            "https://a.example/path",
            "data:",
            "javascript://a.example",
            "https://",
            "me@a.example",
        ] {
            assert!(Hosts::parse(invalid).is_err(), "{invalid}");
        }
    }
}
