//! The route manifest written by the build: `site-manifest.json`.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

use super::pattern::Pattern;

/// File name in the site's folder; never served.
pub(super) const FILE_NAME: &str = "site-manifest.json";

/// Paths handled by the server itself; a trailing slash includes everything below.
const RESERVED: [&str; 10] = [
    "/api",
    "/api/",
    "/assets",
    "/assets/",
    "/healthz",
    "/readyz",
    "/metrics",
    "/sitemap.xml",
    "/robots.txt",
    "/blog/feed.xml",
];

/// The site's routes.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    /// Prerendered pages.
    pub pages: Vec<Page>,
    /// Path patterns, each served by a single document.
    pub patterns: Vec<PatternPage>,
    /// Redirects from old and short paths.
    pub redirects: Vec<Redirect>,
    /// Not-found pages by language.
    pub not_found: NotFound,
    /// The blog's documents by language, if the site has a blog.
    #[serde(default)]
    pub blog: Vec<BlogDocuments>,
}

/// The blog's documents in a language: templates that are filled with posts.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BlogDocuments {
    pub language: Language,
    /// The list of posts.
    pub list: BlogDocument,
    /// Posts; the path ends before the slug.
    pub post: BlogDocument,
    /// Categories; the path ends before the slug.
    pub category: BlogDocument,
    /// Posts on a page of a list.
    pub page_size: u32,
    /// Maximum number of categories on a card.
    pub chips_per_card: usize,
    /// Maximum number of posts suggested below a post.
    pub next_posts: usize,
    /// Reading speed.
    pub words_per_minute: usize,
    /// Translated categories by slug; others keep the CMS's texts.
    pub categories: HashMap<String, CategoryTexts>,
    /// Translated names of tags by slug.
    pub tags: HashMap<String, String>,
}

#[derive(Clone, Debug, Deserialize)]
pub struct BlogDocument {
    pub path: String,
    /// HTML file, relative to the site's folder.
    pub file: String,
}

#[derive(Clone, Debug, Deserialize)]
pub struct CategoryTexts {
    pub name: String,
    pub description: String,
}

/// A prerendered page.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Page {
    /// Without a trailing slash.
    pub path: String,
    /// HTML file, relative to the site's folder.
    pub file: String,
    /// Data for client-side navigation, relative to the site's folder.
    pub data: Option<String>,
    pub language: Language,
    /// Path of the same page in the other language.
    pub twin: Option<String>,
    /// Whether it is listed in the sitemap.
    pub indexable: bool,
    /// Whether it loads the engine immediately, and thus may start workers.
    pub engine: bool,
    /// Whether it has the human check.
    #[serde(default)]
    pub human_check: bool,
}

/// A path pattern with variables in braces.
#[derive(Debug, Deserialize)]
pub struct PatternPage {
    /// Such as `/demo/manager/team-member/{memberId}`.
    pub pattern: String,
    /// HTML file, relative to the site's folder.
    pub file: String,
    /// Whether it loads the engine.
    pub engine: bool,
}

#[derive(Debug, Deserialize)]
pub struct Redirect {
    pub from: String,
    /// Path of the target page.
    pub to: String,
}

/// HTML files of the not-found pages, relative to the site's folder.
#[derive(Debug, Deserialize)]
pub struct NotFound {
    /// Under any other path.
    pub en: String,
    /// Spanish, for all paths under /es.
    pub es: String,
}

/// A language of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    En,
    Es,
}

impl Language {
    /// Language code, as in `hreflang`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
        }
    }

    /// The start of the paths of its pages, without a trailing slash.
    #[must_use]
    pub fn prefix(self) -> &'static str {
        match self {
            Self::En => "",
            Self::Es => "/es",
        }
    }
}

/// What the CSP of a document must allow.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(super) struct Needs {
    pub(super) engine: bool,
    /// The worker or third-party widget of the human check.
    pub(super) human_check: bool,
}

impl Page {
    pub(super) fn needs(&self) -> Needs {
        Needs {
            engine: self.engine,
            human_check: self.human_check,
        }
    }
}

impl PatternPage {
    pub(super) fn needs(&self) -> Needs {
        Needs {
            engine: self.engine,
            human_check: false,
        }
    }
}

impl Manifest {
    /// All documents with their needs.
    pub(super) fn documents(&self) -> impl Iterator<Item = (&str, Needs)> {
        let pages = self
            .pages
            .iter()
            .map(|page| (page.file.as_str(), page.needs()));
        let patterns = self
            .patterns
            .iter()
            .map(|page| (page.file.as_str(), page.needs()));
        let not_found =
            [&self.not_found.en, &self.not_found.es].map(|file| (file.as_str(), Needs::default()));
        let blog = self.blog.iter().flat_map(|blog| {
            [&blog.list, &blog.post, &blog.category]
                .map(|document| (document.file.as_str(), Needs::default()))
        });
        pages.chain(patterns).chain(not_found).chain(blog)
    }

    /// All inconsistencies of the manifest; empty if it is valid.
    pub(super) fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let pages: HashMap<&str, &Page> = self
            .pages
            .iter()
            .map(|page| (page.path.as_str(), page))
            .collect();
        let mut seen = HashSet::new();
        let redirect_paths = self.redirects.iter().map(|redirect| &redirect.from);
        for path in self
            .pages
            .iter()
            .map(|page| &page.path)
            .chain(redirect_paths)
        {
            problems.extend(path_problem(path).map(|problem| format!("path {path:?} {problem}")));
            if !seen.insert(path) {
                problems.push(format!("path {path:?} is listed twice"));
            }
        }
        for page in &self.pages {
            problems.extend(twin_problem(page, &pages));
        }
        let patterns: Vec<Pattern> = self
            .patterns
            .iter()
            .filter_map(|page| match Pattern::parse(&page.pattern) {
                Ok(pattern) => Some(pattern),
                Err(problem) => {
                    problems.push(format!("pattern {:?} {problem}", page.pattern));
                    None
                }
            })
            .collect();
        for Redirect { from, to } in &self.redirects {
            if !pages.contains_key(to.as_str())
                && !patterns.iter().any(|pattern| pattern.matches(to))
            {
                problems.push(format!(
                    "the redirect from {from:?} leads to {to:?}, which is not a page"
                ));
            }
        }
        problems
    }
}

fn path_problem(path: &str) -> Option<&'static str> {
    let Some(inner) = path.strip_prefix('/') else {
        return Some("does not start with /");
    };
    let plain =
        |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.' | b'~');
    let valid = |segment: &str| !matches!(segment, "" | "." | "..") && segment.bytes().all(plain);
    if !inner.is_empty() && !inner.split('/').all(valid) {
        return Some("is not made of plain segments without a trailing slash");
    }
    RESERVED
        .iter()
        .any(|known| path == *known || known.ends_with('/') && path.starts_with(known))
        .then_some("is handled by the server itself")
}

fn twin_problem(page: &Page, pages: &HashMap<&str, &Page>) -> Option<String> {
    let twin = page.twin.as_deref()?;
    let path = &page.path;
    match pages.get(twin) {
        None => Some(format!("the twin {twin:?} of {path:?} is not a page")),
        Some(other) if other.twin.as_deref() != Some(path) => Some(format!(
            "{path:?} has the twin {twin:?}, but not vice versa"
        )),
        Some(other) if other.language == page.language => Some(format!(
            "{path:?} and its twin {twin:?} are in the same language"
        )),
        Some(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(pages: &str, patterns: &str, redirects: &str) -> Vec<String> {
        let text = format!(
            r#"{{"pages":[{pages}],"patterns":[{patterns}],"redirects":[{redirects}],"notFound":{{"en":"a","es":"b"}}}}"#
        );
        serde_json::from_str::<Manifest>(&text)
            .expect("the right shape")
            .problems()
    }

    fn page(path: &str, language: &str, twin: Option<&str>) -> String {
        let twin = serde_json::json!(twin);
        format!(
            r#"{{"path":{path:?},"file":"f.html","data":null,"language":"{language}","twin":{twin},"indexable":true,"engine":false}}"#
        )
    }

    #[test]
    fn a_valid_manifest_has_no_problems() {
        let pages = [
            page("/", "en", Some("/es")),
            page("/es", "es", Some("/")),
            page("/a", "en", None),
        ]
        .join(",");
        let patterns = r#"{"pattern":"/m/{id}","file":"m.html","engine":true}"#;
        let redirects = r#"{"from":"/old","to":"/a"},{"from":"/first","to":"/m/TM001"}"#;
        assert_eq!(problems(&pages, patterns, redirects), Vec::<String>::new());
    }

    #[test]
    fn every_inconsistency_is_reported() {
        for (pages, patterns, redirects, expected) in [
            (page("a", "en", None), "", "", "does not start with /"),
            (page("/a/", "en", None), "", "", "plain segments"),
            (page("/a/../b", "en", None), "", "", "plain segments"),
            (page("/a b", "en", None), "", "", "plain segments"),
            (
                page("/api/x", "en", None),
                "",
                "",
                "handled by the server itself",
            ),
            (
                page("/healthz", "en", None),
                "",
                "",
                "handled by the server itself",
            ),
            (
                [page("/a", "en", None), page("/a", "es", None)].join(","),
                "",
                "",
                "listed twice",
            ),
            (page("/a", "en", Some("/es/a")), "", "", "is not a page"),
            (
                [page("/a", "en", Some("/b")), page("/b", "es", None)].join(","),
                "",
                "",
                "not vice versa",
            ),
            (
                [page("/a", "en", Some("/b")), page("/b", "en", Some("/a"))].join(","),
                "",
                "",
                "same language",
            ),
            (
                page("/a", "en", None),
                r#"{"pattern":"/{id}","file":"m","engine":true}"#,
                "",
                "fixed segment",
            ),
            (
                page("/a", "en", None),
                "",
                r#"{"from":"/b","to":"/c"}"#,
                "which is not a page",
            ),
            (
                page("/a", "en", None),
                "",
                r#"{"from":"/a","to":"/a"}"#,
                "listed twice",
            ),
        ] {
            let found = problems(&pages, patterns, redirects);
            assert!(
                found.iter().any(|problem| problem.contains(expected)),
                "{expected}: {found:?}"
            );
        }
    }
}
