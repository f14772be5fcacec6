//! Hosts that pages may load something from.

use std::fmt;

use url::Url;

/// Hosts from which pages may load something, as sources of a content security policy.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Reads hosts or origins separated by commas or spaces; a host without a scheme is reached by https, and
    /// `*.example.com` stands for every host below.
    ///
    /// # Errors
    /// Says which entry is wrong.
    pub fn parse(text: &str) -> Result<Self, String> {
        text.split([',', ' '])
            .filter(|entry| !entry.is_empty())
            .map(source_of)
            .collect::<Result<_, _>>()
            .map(Self)
    }

    /// The sources, each an origin or an origin with a wildcard.
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
    let wrong = || format!("{entry:?} is not a host such as images.example.com or *.example.com");
    let (scheme, rest) = entry.split_once("://").unwrap_or(("https", entry));
    if !matches!(scheme, "http" | "https") {
        return Err(wrong());
    }
    let (wildcard, host) = rest
        .strip_prefix("*.")
        .map_or(("", rest), |host| ("*.", host));
    // A policy is a list of words and semicolons: nothing else than a host may get into it.
    let plain =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b':' | b'[' | b']');
    if host.is_empty()
        || host.ends_with(':')
        || !host.bytes().all(plain)
        || (!wildcard.is_empty() && !host.contains('.'))
    {
        return Err(wrong());
    }
    let url = Url::parse(&format!("{scheme}://{host}")).map_err(|_| wrong())?;
    if url.path() != "/" || url.host_str().is_none_or(str::is_empty) {
        return Err(wrong());
    }
    let origin = url.origin().ascii_serialization();
    let bare = origin.split_once("://").map_or("", |(_, bare)| bare);
    Ok(format!("{scheme}://{wildcard}{bare}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hosts_become_sources_of_a_policy() {
        let hosts = Hosts::parse(
            "images.example.com, *.cdn.example.net http://127.0.0.1:8081,https://I.EXAMPLE:443",
        )
        .expect("sound hosts");
        assert_eq!(
            hosts.to_string(),
            "https://images.example.com https://*.cdn.example.net http://127.0.0.1:8081 https://i.example"
        );
        assert_eq!(Hosts::parse(" , "), Ok(Hosts::default()));
    }

    #[test]
    fn nothing_else_gets_into_a_policy() {
        for wrong in [
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
            assert!(Hosts::parse(wrong).is_err(), "{wrong}");
        }
    }
}
