//! The proxies in front of the server.

use std::net::IpAddr;

use ipnet::IpNet;

/// Addresses and networks whose word on a client's address is taken. None by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<IpNet>);

impl TrustedProxies {
    /// Reads a list of addresses and networks, separated by commas; `none` is the empty list.
    ///
    /// # Errors
    /// Names the first entry that is neither.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.eq_ignore_ascii_case("none") {
            return Ok(Self::default());
        }
        text.split(',')
            .map(|entry| network(entry.trim()))
            .collect::<Result<Vec<_>, _>>()
            .map(Self)
    }

    /// Whether this address is one of the proxies. An IPv4-mapped IPv6 address (`::ffff:10.0.0.1`) is the IPv4 address.
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
            .expect("a sound list")
            .contains(address.parse().expect("an address"))
    }

    #[test]
    fn addresses_and_networks_name_exactly_their_members() {
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
    fn what_is_no_address_is_named() {
        for wrong in [
            "localhost",
            "10.0.0.0/33",
            "::/129",
            "10.0.0.0/",
            "1,,2",
            "10.0.0/8",
        ] {
            assert!(TrustedProxies::parse(wrong).is_err(), "{wrong}");
        }
    }
}
