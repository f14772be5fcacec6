//! The tag manager: where its script is, and what its tags may load.

use url::{Host, Url};

use super::hosts::Hosts;
use super::recaptcha::ScriptUrl;
use super::source::Source;

/// A tag manager, whose script the pages load after the visitor's consent.
#[derive(Clone, Debug)]
pub struct TagManagerSettings {
    /// Its script; unset, no page loads any.
    pub script_url: Option<ScriptUrl>,
    /// Hosts that its tags need besides the script's.
    pub hosts: Hosts,
}

impl TagManagerSettings {
    pub(super) fn take(source: &mut Source) -> Self {
        Self {
            script_url: source.take("TAG_MANAGER_URL", None, |text| parse(text).map(Some)),
            hosts: source.take("TAG_MANAGER_HOSTS", Hosts::default(), Hosts::parse),
        }
    }

    /// What pages may load scripts and pictures from, and connect to: nothing without a script.
    #[must_use]
    pub fn sources(&self) -> Vec<String> {
        let Some(script) = &self.script_url else {
            return Vec::new();
        };
        let own = Url::parse(script.as_str()).map(|url| url.origin().ascii_serialization());
        let further = self.hosts.sources().map(str::to_owned);
        own.into_iter().chain(further).collect()
    }
}

/// Reads a whole address. Plain http would let anybody on the way write the script; only this very machine may have it.
fn parse(text: &str) -> Result<ScriptUrl, String> {
    let script = ScriptUrl::parse(text)?;
    let whole = || "must be a whole address that starts with https://".to_owned();
    let url = Url::parse(script.as_str()).map_err(|_| whole())?;
    let loopback = match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    };
    if url.scheme() == "https" || loopback {
        Ok(script)
    } else {
        Err(whole())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(script: Option<&str>, hosts: &str) -> String {
        let settings = TagManagerSettings {
            script_url: script.map(|text| parse(text).expect("a sound address")),
            hosts: Hosts::parse(hosts).expect("sound hosts"),
        };
        settings.sources().join(" ")
    }

    #[test]
    fn the_scripts_origin_and_the_hosts_are_sources_and_nothing_without_a_script() {
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
    fn only_whole_addresses_with_https_are_taken() {
        for wrong in [
            "/tags.js",
            "tags.example.com/gtm.js",
            "http://tags.example.com/gtm.js",
            "http://localhost.example.com/gtm.js",
            "javascript:alert(1)",
            "data:text/javascript,alert(1)",
            "https://me:hunter2@tags.example.com/gtm.js",
            "https://tags.example.com;x/",
        ] {
            let refusal = parse(wrong).expect_err(wrong);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
        for sound in ["http://localhost:8081/t.js", "http://[::1]:8081/t.js"] {
            assert!(parse(sound).is_ok(), "{sound}");
        }
    }
}
