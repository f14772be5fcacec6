//! Fuzzes client addresses behind proxies: no header panics, nothing is believed without a trusted proxy, and the result
//! is the peer or an address that the header contains.
#![no_main]

use std::net::{IpAddr, SocketAddr};

use actix_web::http::header::{HeaderMap, HeaderName, HeaderValue};
use brightcrew_server::testing::of_client;
use brightcrew_server::settings::TrustedProxies;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: ([u8; 4], Vec<u8>)| {
    let (peer, bytes) = input;
    let peer = IpAddr::from(peer);
    let mut headers = HeaderMap::new();
    for line in bytes.split(|byte| *byte == b'\n') {
        if let Ok(value) = HeaderValue::from_bytes(line) {
            headers.append(HeaderName::from_static("x-forwarded-for"), value);
        }
    }
    assert_eq!(of_client(peer, &headers, &TrustedProxies::default()), peer);

    let proxies = TrustedProxies::parse("10.0.0.0/8, ::1").expect("a valid list");
    let client = of_client(peer, &headers, &proxies);
    if !proxies.contains(peer) {
        assert_eq!(client, peer);
    }
    let is_listed = bytes.split(|byte| b"\n,".contains(byte)).any(|entry| {
        let entry = str::from_utf8(entry.trim_ascii()).unwrap_or_default();
        let address = entry.parse::<IpAddr>().ok();
        let address = address.or_else(|| Some(entry.parse::<SocketAddr>().ok()?.ip()));
        address.is_some_and(|address| address.to_canonical() == client)
    });
    assert!(client == peer || is_listed);
});
