//! Fuzzes shared texts, and JSON packed into one: no input panics, and an accepted week round-trips.
#![no_main]

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use libfuzzer_sys::fuzz_target;
use miniz_oxide::deflate::compress_to_vec_zlib;
use scheduler_exchange::share::{from_text, to_text};

fuzz_target!(|text: &str| {
    read(text);
    // A mutated packed text only fails its checksum, so arbitrary content is packed here.
    let packed = compress_to_vec_zlib(text.as_bytes(), 1);
    read(&format!("2{}", URL_SAFE_NO_PAD.encode(packed)));
});

fn read(text: &str) {
    if let Ok(editor) = from_text(text)
        && let Ok(text) = to_text(&editor)
    {
        let again = from_text(&text).expect("a shared text can be read");
        assert_eq!(again.week().schedule(), editor.week().schedule());
        assert_eq!(again.week().requirements(), editor.week().requirements());
        assert_eq!(again.week().rules(), editor.week().rules());
    }
}
