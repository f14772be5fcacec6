//! Fuzzes the blog API's query: nothing panics, and values are within their limits.
#![no_main]

use brightcrew_server::testing::{PostQuery, Slug};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((query, _)) = PostQuery::parse(text) else {
        return;
    };
    match &query {
        PostQuery::List { page, per_page, .. } => {
            assert!(*page >= 1 && (1..=100).contains(per_page));
        }
        // A slug is one path segment, and its address leads back to it.
        PostQuery::One(slug) => {
            let address = slug.to_string();
            assert!(address.is_ascii() && !address.contains(['#', ' ', '/', '?']));
            assert_eq!(Slug::parse(&address).as_ref(), Ok(slug));
        }
    }
});
