//! Settings of the tag manager.

use url::{Host, Url};

use super::hosts::Hosts;
use super::recaptcha::ScriptUrl;
use super::source::Source;

/// A tag manager, loaded by the pages after consent.
#[derive(Clone, Debug)]
pub struct TagManagerSettings {
    /// URL of its script; disabled if unset.
    pub script_url: Option<ScriptUrl>,
    /// Hosts that its tags use besides the script's.
    pub hosts: Hosts,
}

impl TagManagerSettings {
    pub(super) fn take(source: &mut Source) -> Self {
        Self {
            script_url: source.take("TAG_MANAGER_URL", None, |text| parse(text).map(Some)),
            hosts: source.take("TAG_MANAGER_HOSTS", Hosts::default(), Hosts::parse),
        }
    }

    /// CSP sources for scripts, images and connections; empty if disabled.
    #[must_use]
    pub fn sources(&self) -> Vec<String> {
        let Some(script) = &self.script_url else {
            return Vec::new();
        };
        let origin = Url::parse(script.as_str()).map(|url| url.origin().ascii_serialization());
        let other = self.hosts.sources().map(str::to_owned);
        origin.into_iter().chain(other).collect()
    }
}

/// Parses an absolute URL. Plain http is only allowed for loopback, since scripts could be modified in transit.
fn parse(text: &str) -> Result<ScriptUrl, String> {
    let script = ScriptUrl::parse(text)?;
    let not_https = || "must be an absolute URL that starts with https://".to_owned();
    let url = Url::parse(script.as_str()).map_err(|_| not_https())?;
    let loopback = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    if url.scheme() == "https" || loopback {
        Ok(script)
    } else {
        Err(not_https())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(script: Option<&str>, hosts: &str) -> String {
        let settings = TagManagerSettings {
            script_url: script.map(|text| parse(text).expect("a valid URL")),
            hosts: Hosts::parse(hosts).expect("valid hosts"),
        };
        settings.sources().join(" ")
    }

    #[test]
    fn sources_are_the_scripts_origin_and_the_hosts_or_empty_without_a_script() {
        assert_eq!(
            sources(
                Some("https://tags.example.com/gtm.js?id=GTM-XXXX"),
                "collect.example.com,*.region.example.net"
            ),
            "https://tags.example.com https://collect.example.com https://*.region.example.net"
        );
        assert_eq!(
            sources(Some("http://127.0.0.1:9/tags.js"), ""),
            "http://127.0.0.1:9"
        );
        assert_eq!(sources(None, "collect.example.com"), "");
    }

    #[test]
    fn only_absolute_https_urls_are_accepted() {
        for invalid in [
            "/tags.js",
            "tags.example.com/gtm.js",
            "http://tags.example.com/gtm.js",
            "http://localhost.example.com/gtm.js",
            "javascript:alert(1)",
            "data:text/javascript,alert(1)",
            "https://me:hunter2@tags.example.com/gtm.js",
            "https://tags.example.com;x/",
        ] {
            let refusal = parse(invalid).expect_err(invalid);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
        for valid in ["http://localhost:8081/t.js", "http://[::1]:8081/t.js"] {
            assert!(parse(valid).is_ok(), "{valid}");
        }
    }
}
