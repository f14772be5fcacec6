//! Determines the client address behind trusted proxies.

use std::net::{IpAddr, SocketAddr};

use actix_web::http::header::{HeaderMap, HeaderName};

use crate::settings::TrustedProxies;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

/// The nearest address that is not a trusted proxy: each trusted proxy vouches only for the entry that it appended,
/// since a client can send any header. Entries are parsed as bytes from the right, so that invalid bytes from a client
/// cannot hide a proxy's entry.
#[must_use]
pub fn of_client(peer: IpAddr, headers: &HeaderMap, proxies: &TrustedProxies) -> IpAddr {
    let mut client = peer.to_canonical();
    let lines: Vec<&[u8]> = headers
        .get_all(&FORWARDED_FOR)
        .map(|line| line.as_bytes())
        .collect();
    let entries = lines
        .iter()
        .rev()
        .flat_map(|line| line.rsplit(|byte| *byte == b','));
    for entry in entries {
        if !proxies.contains(client) {
            return client;
        }
        let Some(address) = parse(entry.trim_ascii()) else {
            return client;
        };
        client = address.to_canonical();
    }
    client
}

/// Parses an address, with an optional port as some proxies append.
fn parse(entry: &[u8]) -> Option<IpAddr> {
    let entry = std::str::from_utf8(entry).ok()?;
    entry
        .parse()
        .or_else(|_| entry.parse::<SocketAddr>().map(|address| address.ip()))
        .ok()
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    fn client(peer: &str, forwarded: &[&str], trusted: &str) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(
                FORWARDED_FOR,
                HeaderValue::from_str(line).expect("a header"),
            );
        }
        let proxies = TrustedProxies::parse(trusted).expect("a list");
        of_client(peer.parse().expect("an address"), &headers, &proxies).to_string()
    }

    #[test]
    fn invalid_bytes_from_a_client_do_not_hide_a_proxys_entry() {
        let mut headers = HeaderMap::new();
        let forged = HeaderValue::from_bytes(b"caf\xe9, 203.0.113.9").expect("a header");
        headers.append(FORWARDED_FOR, forged);
        let proxies = TrustedProxies::parse("10.0.0.0/8").expect("a list");
        let peer = "10.0.0.1".parse().expect("an address");
        let client = of_client(peer, &headers, &proxies);
        assert_eq!(client.to_string(), "203.0.113.9");
    }

    /// [W-648]
    #[test]
    fn the_header_is_only_trusted_from_a_trusted_proxy() {
        assert_eq!(client("203.0.113.9", &["1.2.3.4"], "none"), "203.0.113.9");
        assert_eq!(
            client("203.0.113.9", &["1.2.3.4"], "10.0.0.0/8"),
            "203.0.113.9"
        );
        assert_eq!(client("10.0.0.1", &["1.2.3.4"], "10.0.0.0/8"), "1.2.3.4");
        assert_eq!(
            client("::ffff:10.0.0.1", &["1.2.3.4"], "10.0.0.0/8"),
            "1.2.3.4"
        );
        assert_eq!(client("10.0.0.1", &[], "10.0.0.0/8"), "10.0.0.1");
    }

    #[test]
    fn entries_before_that_of_the_proxy_are_ignored() {
        let forged = ["9.9.9.9, 203.0.113.9"];
        assert_eq!(client("10.0.0.1", &forged, "10.0.0.0/8"), "203.0.113.9");
        let chain = ["9.9.9.9, 203.0.113.9, 10.0.0.2"];
        assert_eq!(client("10.0.0.1", &chain, "10.0.0.0/8"), "203.0.113.9");
        let lines = ["9.9.9.9", "203.0.113.9", "10.0.0.2"];
        assert_eq!(client("10.0.0.1", &lines, "10.0.0.0/8"), "203.0.113.9");
    }

    #[test]
    fn invalid_entries_end_the_chain() {
        for entry in ["unknown", "", "1.2.3", "a@b"] {
            assert_eq!(
                client("10.0.0.1", &[entry], "10.0.0.0/8"),
                "10.0.0.1",
                "{entry}"
            );
        }
        assert_eq!(
            client("10.0.0.1", &["1.2.3.4:567"], "10.0.0.0/8"),
            "1.2.3.4"
        );
        assert_eq!(
            client("10.0.0.1", &["[2001:db8::1]:567"], "10.0.0.1"),
            "2001:db8::1"
        );
    }
}
