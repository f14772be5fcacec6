//! The proxies in front of the server.

use std::net::IpAddr;

/// Addresses and networks whose word on a client's address is taken. None by default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrustedProxies(Vec<Network>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Network {
    /// The address with the bits beyond the prefix cleared.
    base: u128,
    /// Leading bits that count, of 32 or 128.
    prefix: u32,
    v4: bool,
}

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
            .map(|entry| Network::parse(entry.trim()))
            .collect::<Result<Vec<_>, _>>()
            .map(Self)
    }

    /// Whether this address is one of the proxies.
    #[must_use]
    pub fn contains(&self, address: IpAddr) -> bool {
        let (bits, v4) = bits(address);
        self.0
            .iter()
            .any(|network| network.v4 == v4 && mask(bits, network.prefix, v4) == network.base)
    }
}

impl Network {
    fn parse(text: &str) -> Result<Self, String> {
        let refuse =
            || format!("{text:?} is neither an IP address nor a network such as 10.0.0.0/8");
        let (address, prefix) = match text.split_once('/') {
            Some((address, prefix)) => (address, Some(prefix)),
            None => (text, None),
        };
        let (bits, v4) = bits(address.parse().map_err(|_| refuse())?);
        let widest = if v4 { 32 } else { 128 };
        let prefix = match prefix {
            Some(prefix) => prefix.parse().map_err(|_| refuse())?,
            None => widest,
        };
        if prefix > widest {
            return Err(refuse());
        }
        Ok(Self {
            base: mask(bits, prefix, v4),
            prefix,
            v4,
        })
    }
}

/// The address as a number. An IPv4 address in IPv6 clothes (`::ffff:10.0.0.1`) is the IPv4 address.
fn bits(address: IpAddr) -> (u128, bool) {
    match address.to_canonical() {
        IpAddr::V4(address) => (u128::from(address.to_bits()), true),
        IpAddr::V6(address) => (address.to_bits(), false),
    }
}

fn mask(bits: u128, prefix: u32, v4: bool) -> u128 {
    let host_bits = if v4 { 32 - prefix } else { 128 - prefix };
    bits & u128::MAX.checked_shl(host_bits).unwrap_or(0)
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
