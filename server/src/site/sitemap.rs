//! `/sitemap.xml` and `/robots.txt`, made from the manifest and the posts.

use std::collections::{HashMap, HashSet};
use std::fmt::Write as _;

use super::manifest::{Language, Manifest, Page};
use super::{category, posts};
use crate::blog::text::escape;

/// The sitemap's lines of every indexable page. A page with an indexable twin names both languages, and English as the
/// default. The shell of posts is no page of its own.
pub(super) fn lines(manifest: &Manifest, origin: &str) -> String {
    let shells: HashSet<&str> = manifest
        .patterns
        .iter()
        .filter(|page| {
            posts::place(&page.pattern).is_some() || category::place(&page.pattern).is_some()
        })
        .map(|page| page.file.as_str())
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
        xml += &line(
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

/// A page's line; with its twin it names both languages, and English, the first of the two, as the default.
fn line(path: &str, pair: Option<[(Language, &str); 2]>, origin: &str) -> String {
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

/// The lines of a page in the languages that it has, English first.
pub(super) fn versions(paths: &[(Language, String)], origin: &str) -> String {
    let pair = match paths {
        [english, spanish] => Some([english, spanish].map(|(language, path)| (*language, &**path))),
        _ => None,
    };
    let lines = paths.iter().map(|(_, path)| line(path, pair, origin));
    lines.collect()
}

/// The whole sitemap: the pages' lines, then posts by their whole addresses and the days of their last changes.
pub(super) fn sitemap<'a>(pages: &str, posts: impl Iterator<Item = (&'a str, &'a str)>) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    xml.push_str(pages);
    for (address, day) in posts {
        let (address, day) = (escape(address), escape(day));
        let _ = writeln!(
            xml,
            "<url><loc>{address}</loc><lastmod>{day}</lastmod></url>"
        );
    }
    xml.push_str("</urlset>\n");
    xml
}

/// Everything may be read but the API.
pub(super) fn robots(origin: &str) -> String {
    format!("User-agent: *\nDisallow: /api/\n\nSitemap: {origin}/sitemap.xml\n")
}
