//! The list of routes that the build writes: `site-manifest.json`.

use std::collections::{HashMap, HashSet};

use serde::Deserialize;

use super::pattern::Pattern;

/// The manifest's name in the site's folder. It is never served.
pub(super) const FILE_NAME: &str = "site-manifest.json";

/// Paths that the server answers itself; a trailing slash means everything below.
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

/// Everything that the build says about the site's routes.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Manifest {
    /// The prerendered pages.
    pub pages: Vec<Page>,
    /// Paths with a variable segment, all answered by one document.
    pub patterns: Vec<PatternPage>,
    /// Old and short paths.
    pub redirects: Vec<Redirect>,
    /// The not-found page of each language.
    pub not_found: NotFound,
}

/// One prerendered page.
#[derive(Debug, Deserialize)]
pub struct Page {
    /// Its path, without a slash at the end.
    pub path: String,
    /// Its document, relative to the site's folder.
    pub file: String,
    /// Its data for navigation within the app, relative to the site's folder.
    pub data: Option<String>,
    /// The language of its text.
    pub language: Language,
    /// The path of the same page in the other language.
    pub twin: Option<String>,
    /// Whether the sitemap lists it.
    pub indexable: bool,
    /// Whether it loads the engine at once, and so may start its workers.
    pub engine: bool,
}

/// A path with variable segments in braces.
#[derive(Debug, Deserialize)]
pub struct PatternPage {
    /// Such as `/demo/manager/team-member/{memberId}`.
    pub pattern: String,
    /// Its document, relative to the site's folder.
    pub file: String,
    /// Whether it loads the engine.
    pub engine: bool,
}

/// A path that has moved.
#[derive(Debug, Deserialize)]
pub struct Redirect {
    /// The path that is asked for.
    pub from: String,
    /// The page that stands for it.
    pub to: String,
}

/// The documents for what is not there, relative to the site's folder.
#[derive(Debug, Deserialize)]
pub struct NotFound {
    /// In English.
    pub en: String,
    /// In Spanish, for every path under /es.
    pub es: String,
}

/// A language of the site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    /// English.
    En,
    /// Spanish.
    Es,
}

impl Language {
    /// The language's code, as in `hreflang`.
    #[must_use]
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
        }
    }
}

/// The pages whose human check may be a widget from elsewhere.
const WIDGET: [&str; 2] = ["/sign-up", "/es/sign-up"];

/// The pages whose human check may be a proof of work, which a worker does.
const PROOF_OF_WORK: [&str; 4] = ["/sign-up", "/es/sign-up", "/contact", "/es/contact"];

/// What a document needs its policy to allow.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(super) struct Needs {
    /// It loads the engine and its workers.
    pub(super) engine: bool,
    /// It loads the widget of the human check.
    pub(super) widget: bool,
    /// It works in the background.
    pub(super) worker: bool,
}

impl Page {
    pub(super) fn needs(&self) -> Needs {
        Needs {
            engine: self.engine,
            widget: WIDGET.contains(&self.path.as_str()),
            worker: PROOF_OF_WORK.contains(&self.path.as_str()),
        }
    }
}

impl PatternPage {
    pub(super) fn needs(&self) -> Needs {
        Needs {
            engine: self.engine,
            widget: false,
            worker: false,
        }
    }
}

impl Manifest {
    /// Every document of the manifest, each with what it needs.
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
        pages.chain(patterns).chain(not_found)
    }

    /// Everything in which the manifest contradicts itself or the server; empty when it is sound.
    pub(super) fn problems(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let pages: HashMap<&str, &Page> = self
            .pages
            .iter()
            .map(|page| (page.path.as_str(), page))
            .collect();
        let mut taken = HashSet::new();
        let froms = self.redirects.iter().map(|redirect| &redirect.from);
        for path in self.pages.iter().map(|page| &page.path).chain(froms) {
            problems.extend(path_problem(path).map(|problem| format!("path {path:?} {problem}")));
            if !taken.insert(path) {
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
                    "the redirect from {from:?} leads to {to:?}, which is no page"
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
    let sound = |segment: &str| !matches!(segment, "" | "." | "..") && segment.bytes().all(plain);
    if !inner.is_empty() && !inner.split('/').all(sound) {
        return Some("is not made of plain segments without a slash at the end");
    }
    RESERVED
        .iter()
        .any(|known| path == *known || known.ends_with('/') && path.starts_with(known))
        .then_some("is answered by the server itself")
}

fn twin_problem(page: &Page, pages: &HashMap<&str, &Page>) -> Option<String> {
    let twin = page.twin.as_deref()?;
    let path = &page.path;
    match pages.get(twin) {
        None => Some(format!("the twin {twin:?} of {path:?} is no page")),
        Some(other) if other.twin.as_deref() != Some(path) => Some(format!(
            "{path:?} names {twin:?} as its twin, but not the other way round"
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
    fn a_sound_manifest_has_no_problems() {
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
    fn every_contradiction_is_named() {
        for (pages, patterns, redirects, wanted) in [
            (page("a", "en", None), "", "", "does not start with /"),
            (page("/a/", "en", None), "", "", "plain segments"),
            (page("/a/../b", "en", None), "", "", "plain segments"),
            (page("/a b", "en", None), "", "", "plain segments"),
            (
                page("/api/x", "en", None),
                "",
                "",
                "answered by the server itself",
            ),
            (
                page("/healthz", "en", None),
                "",
                "",
                "answered by the server itself",
            ),
            (
                [page("/a", "en", None), page("/a", "es", None)].join(","),
                "",
                "",
                "listed twice",
            ),
            (page("/a", "en", Some("/es/a")), "", "", "is no page"),
            (
                [page("/a", "en", Some("/b")), page("/b", "es", None)].join(","),
                "",
                "",
                "not the other way round",
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
                "which is no page",
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
                found.iter().any(|problem| problem.contains(wanted)),
                "{wanted}: {found:?}"
            );
        }
    }
}
