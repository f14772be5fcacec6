//! `/sitemap.xml` and `/robots.txt`, made from the manifest.

use std::collections::HashMap;
use std::fmt::Write as _;

use super::manifest::{Manifest, Page};

/// The sitemap of every indexable page. A page with an indexable twin names both languages, and English as the default.
pub(super) fn sitemap(manifest: &Manifest, origin: &str) -> String {
    let listed: HashMap<&str, &Page> = manifest
        .pages
        .iter()
        .filter(|page| page.indexable)
        .map(|page| (page.path.as_str(), page))
        .collect();
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for page in manifest.pages.iter().filter(|page| page.indexable) {
        let _ = write!(xml, "<url><loc>{origin}{}</loc>", page.path);
        if let Some(twin) = page.twin.as_deref().and_then(|twin| listed.get(twin)) {
            let mut pair = [page, twin];
            pair.sort_by_key(|version| version.language.code());
            let [english, _] = pair;
            let versions = pair.map(|version| (version.language.code(), version));
            for (language, version) in versions.into_iter().chain([("x-default", english)]) {
                let _ = write!(
                    xml,
                    "<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{origin}{}\"/>",
                    version.path
                );
            }
        }
        xml.push_str("</url>\n");
    }
    xml.push_str("</urlset>\n");
    xml
}

/// Everything may be read but the API.
pub(super) fn robots(origin: &str) -> String {
    format!("User-agent: *\nDisallow: /api/\n\nSitemap: {origin}/sitemap.xml\n")
}
