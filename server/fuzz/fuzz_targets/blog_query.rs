//! Fuzzes the blog API's query: nothing panics, and the request to the CMS contains only values within their limits,
//! which parse to the same request again.
#![no_main]

use brightcrew_server::blog::{BlogQuery, is_slug};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok((query, selection)) = BlogQuery::posts(text) else {
        return;
    };
    match &query {
        BlogQuery::List { page, per_page, .. } => {
            assert!(*page >= 1 && (1..=100).contains(per_page));
        }
        BlogQuery::Post(slug) => assert!(is_slug(slug)),
        other => panic!("{other} is not a request for posts"),
    }
    let sent = query.query_string();
    assert!(sent.is_ascii() && !sent.contains(['#', ' ', '/']));
    let (again, _) = BlogQuery::posts(&sent).expect("what is sent is valid");
    assert_eq!(again, query);
    let _ = (query.max_pages(), query.is_used_by_site(), selection.is_used_by_site());
});
