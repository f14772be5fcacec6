//! Any text as a shared week: nothing panics, and what is read is shared and read again the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use scheduler_exchange::share::{from_text, to_text};

fuzz_target!(|text: &str| {
    if let Ok(editor) = from_text(text)
        && let Ok(text) = to_text(&editor)
    {
        let again = from_text(&text).expect("what was written is read");
        assert_eq!(again.week().schedule(), editor.week().schedule());
        assert_eq!(again.week().requirements(), editor.week().requirements());
    }
});
