//! Generates `/sitemap.xml` and `/robots.txt`.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use super::manifest::{Language, Manifest, Page};
use crate::html::escape;

/// The entries of all indexable pages except the shells of posts and categories. A page with an indexable twin lists
/// both languages, with English as `x-default`.
pub(super) fn entries(manifest: &Manifest, origin: &str) -> String {
    let shells: HashSet<&str> = manifest
        .blog
        .iter()
        .flat_map(|blog| [&*blog.post.file, &*blog.category.file])
        .collect();
    let is_listed = |page: &&Page| page.indexable && !shells.contains(page.file.as_str());
    let listed: HashMap<&str, &Page> = manifest
        .pages
        .iter()
        .filter(is_listed)
        .map(|page| (page.path.as_str(), page))
        .collect();
    let mut xml = String::new();
    for page in manifest.pages.iter().filter(is_listed) {
        let twin = page.twin.as_deref().and_then(|twin| listed.get(twin));
        xml += &entry(
            &page.path,
            twin.map(|twin| {
                let mut pair = [page, twin].map(|version| (version.language, &*version.path));
                pair.sort_by_key(|(language, _)| language.code());
                pair
            }),
            origin,
        );
    }
    xml
}

/// The entry of a page. With a twin, lists both languages; the first of the pair must be English, which is the default.
fn entry(path: &str, pair: Option<[(Language, &str); 2]>, origin: &str) -> String {
    let mut xml = format!("<url><loc>{origin}{path}</loc>");
    if let Some(pair) = pair {
        let versions = pair.map(|(language, path)| (language.code(), path));
        let [(_, english), _] = versions;
        for (language, path) in versions.into_iter().chain([("x-default", english)]) {
            let _ = write!(
                xml,
                "<xhtml:link rel=\"alternate\" hreflang=\"{language}\" href=\"{origin}{path}\"/>"
            );
        }
    }
    xml.push_str("</url>\n");
    xml
}

/// The entries of a page in all its languages, English first.
pub fn entries_by_language(paths: &[(Language, String)], origin: &str) -> String {
    let pair = match paths {
        [english, spanish] => Some([english, spanish].map(|(language, path)| (*language, &**path))),
        _ => None,
    };
    let entries = paths.iter().map(|(_, path)| entry(path, pair, origin));
    entries.collect()
}

/// The complete sitemap: the entries of pages, then posts by absolute URL and date of last change.
pub fn sitemap(pages: &str, posts: impl Iterator<Item = (String, String)>) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    xml.push_str(pages);
    for (url, date) in posts {
        let (url, date) = (escape(&url), escape(&date));
        let _ = writeln!(xml, "<url><loc>{url}</loc><lastmod>{date}</lastmod></url>");
    }
    xml.push_str("</urlset>\n");
    xml
}

/// Disallows only the API.
pub(super) fn robots(origin: &str) -> String {
    format!("User-agent: *\nDisallow: /api/\n\nSitemap: {origin}/sitemap.xml\n")
}
