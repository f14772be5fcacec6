//! Fuzzes content negotiation: no header panics, and the chosen coding is available and was offered by the client.
#![no_main]

use actix_web::http::header::HeaderValue;
use brightcrew_server::site::{AcceptedEncodings, Encoding};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, Vec<u8>)| {
    let (available, bytes) = input;
    let lines: Vec<HeaderValue> = bytes
        .split(|byte| *byte == b'\n')
        .filter_map(|line| HeaderValue::from_bytes(line).ok())
        .collect();
    let is_available = |coding: Encoding| {
        let at = Encoding::ALL.iter().position(|one| *one == coding);
        at.is_some_and(|at| available >> at & 1 == 1)
    };
    let accepted = AcceptedEncodings::parse(lines.iter());
    let Some(coding) = accepted.choose(is_available) else {
        return;
    };
    assert!(is_available(coding));
    let text = String::from_utf8_lossy(&bytes).to_ascii_lowercase();
    assert!(text.contains(coding.name()) || text.contains('*'));
});
