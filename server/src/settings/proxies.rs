//! Settings of trusted proxies.

use std::net::IpAddr;

use ipnet::IpNet;

/// Addresses and networks whose `X-Forwarded-For` is trusted; none by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    /// Parses a comma-separated list of addresses and networks; `none` is the empty list.
    ///
    /// # Errors
    /// Names the first invalid entry.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.eq_ignore_ascii_case("none") {
            return Ok(Self::default());
        }
        text.split(',')
            .map(|entry| network(entry.trim()))
            .collect::<Result<Vec<_>, _>>()
            .map(Self)
    }

    /// Whether this address is a proxy. IPv4-mapped IPv6 addresses (`::ffff:10.0.0.1`) match as IPv4.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }
}

fn network(text: &str) -> Result<IpNet, String> {
    text.parse()
        .or_else(|_| {
            text.parse::<IpAddr>()
                .map(|address| address.to_canonical().into())
        })
        .map_err(|_| format!("{text:?} is neither an IP address nor a network such as 10.0.0.0/8"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contains(list: &str, address: &str) -> bool {
        TrustedProxies::parse(list)
            .expect("a valid list")
            .contains(address.parse().expect("an address"))
    }

    #[test]
    fn addresses_and_networks_contain_exactly_their_members() {
        let list = "127.0.0.1, 10.0.0.0/8,2001:db8::/32,::1";
        for inside in [
            "127.0.0.1",
            "10.255.0.3",
            "2001:db8:ffff::1",
            "::1",
            "::ffff:10.1.2.3",
        ] {
            assert!(contains(list, inside), "{inside}");
        }
        for outside in ["127.0.0.2", "11.0.0.0", "2001:db9::1", "::2", "::a00:1"] {
            assert!(!contains(list, outside), "{outside}");
        }
        assert!(contains("0.0.0.0/0", "203.0.113.9") && !contains("0.0.0.0/0", "2001:db8::1"));
        assert!(contains("::/0", "2001:db8::1") && !contains("::/0", "203.0.113.9"));
        assert!(!contains("none", "127.0.0.1"));
    }

    #[test]
    fn invalid_entries_are_rejected() {
        for invalid in [
            "localhost",
            "10.0.0.0/33",
            "::/129",
            "10.0.0.0/",
            "1,,2",
            "10.0.0/8",
        ] {
            assert!(TrustedProxies::parse(invalid).is_err(), "{invalid}");
        }
    }
}
