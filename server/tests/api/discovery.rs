//! The sitemap and robots.txt.

use crate::common::{TestServer, TestSite};

const ORIGIN: &str = "https://www.example.com";

async fn start() -> TestServer {
    TestServer::start_with(TestSite::new(), &[("PUBLIC_URL", ORIGIN)]).await
}

/// The sitemap entry of a page.
fn entry<'a>(sitemap: &'a str, path: &str) -> &'a str {
    let place = format!("<loc>{ORIGIN}{path}</loc>");
    let mut lines = sitemap.lines().filter(|entry| entry.contains(&place));
    let entry = lines
        .next()
        .unwrap_or_else(|| panic!("{path} is missing in {sitemap}"));
    assert_eq!(lines.next(), None, "{path} is listed twice");
    entry
}

#[tokio::test]
async fn the_sitemap_lists_exactly_the_indexable_pages_of_the_manifest() {
    let sitemap = start().await.text("/sitemap.xml").await;
    let pages = [
        "/",
        "/es",
        "/pricing",
        "/es/pricing",
        "/shift-scheduler",
        "/es/shift-scheduler",
        "/privacy",
    ];
    for path in pages {
        entry(&sitemap, path);
    }
    assert_eq!(sitemap.matches("<loc>").count(), pages.len());
    assert!(
        !sitemap.contains("pick-experience")
            && !sitemap.contains("404")
            && !sitemap.contains("welcome")
    );
    assert!(sitemap.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>"));
}

/// [W-602]
#[tokio::test]
async fn alternate_links_exist_only_for_pages_with_a_twin() {
    let sitemap = start().await.text("/sitemap.xml").await;
    for path in ["/pricing", "/es/pricing"] {
        let entry = entry(&sitemap, path);
        for (language, target) in [
            ("en", "/pricing"),
            ("es", "/es/pricing"),
            ("x-default", "/pricing"),
        ] {
            let link = format!("hreflang=\"{language}\" href=\"{ORIGIN}{target}\"");
            assert!(entry.contains(&link), "{path}: {entry}");
        }
        assert_eq!(entry.matches("hreflang").count(), 3);
    }
    assert!(!entry(&sitemap, "/privacy").contains("hreflang"));
}

#[tokio::test]
async fn a_twin_that_is_not_indexable_is_not_linked() {
    let mut site = TestSite::new();
    let pages = site.manifest()["pages"].as_array_mut().expect("a list");
    pages
        .iter_mut()
        .find(|page| page["path"] == "/es/pricing")
        .expect("there")["indexable"] = false.into();
    site.save_manifest();
    let server = TestServer::start_with(site, &[("PUBLIC_URL", ORIGIN)]).await;
    let sitemap = server.text("/sitemap.xml").await;
    assert!(!sitemap.contains("/es/pricing"));
    assert!(!entry(&sitemap, "/pricing").contains("hreflang"));
}

/// [W-600]
#[tokio::test]
async fn robots_txt_names_the_sitemap_and_disallows_the_api() {
    let robots = start().await.text("/robots.txt").await;
    assert_eq!(
        robots,
        format!("User-agent: *\nDisallow: /api/\n\nSitemap: {ORIGIN}/sitemap.xml\n")
    );
}

#[tokio::test]
async fn the_generated_robots_txt_replaces_the_sites_own() {
    let site = TestSite::new();
    site.write("robots.txt", "User-agent: *\nDisallow: /\n");
    let server = TestServer::start_with(site, &[]).await;
    assert!(!server.text("/robots.txt").await.contains("Disallow: /\n"));
}
