//! What a browser fetches for a built page: read from the page's HTML and from the chunks themselves, so that the
//! figures are those of the files that are served.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::Regex;
use walkdir::WalkDir;

use crate::wasm;

/// `<script type="module" src="...">`, in any order of attributes.
static SCRIPT: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"(?s)<script\b([^>]*)>(.*?)</script>"#));
static IMAGE: LazyLock<Regex> = LazyLock::new(|| pattern(r#"<img\b([^>]*)>"#));
static LINK: LazyLock<Regex> = LazyLock::new(|| pattern(r#"<link\b([^>]*)>"#));
/// An import of a chunk: `from "./a.js"`, `import "./a.js"` or, in a page's inline script, `import("/assets/a.js")`.
static STATIC_IMPORT: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']"#));
static INLINE_IMPORT: LazyLock<Regex> =
    LazyLock::new(|| pattern(r#"(?:\bfrom|\bimport\s*\(?)\s*["']([^"']+\.js)["']"#));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is correct")
}

/// The chunks of a built site, by their path below the site's folder (`assets/root-a1b2.js`).
pub struct Chunks {
    imports: BTreeMap<String, BTreeSet<String>>,
    /// Every WebAssembly module and the chunks that name it.
    modules: BTreeMap<String, BTreeSet<String>>,
}

impl Chunks {
    /// Reads all chunks below `site`.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn read(site: &Path) -> Result<Self> {
        let mut texts = BTreeMap::new();
        let mut modules = BTreeMap::new();
        for entry in WalkDir::new(site) {
            let entry = entry?;
            let name = entry
                .path()
                .strip_prefix(site)?
                .to_string_lossy()
                .replace('\\', "/");
            if name.ends_with(".js") {
                let text = fs::read_to_string(entry.path())
                    .with_context(|| format!("cannot read {name}"))?;
                texts.insert(name, text);
            } else if name.ends_with(".wasm") {
                modules.insert(name, BTreeSet::new());
            }
        }
        Ok(Self::from_texts(&texts, modules))
    }

    fn from_texts(
        texts: &BTreeMap<String, String>,
        mut modules: BTreeMap<String, BTreeSet<String>>,
    ) -> Self {
        let mut imports = BTreeMap::new();
        for (name, text) in texts {
            let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
            let found = STATIC_IMPORT
                .captures_iter(text)
                .map(|found| resolve(folder, &found[1]));
            imports.insert(
                name.clone(),
                found.filter(|other| texts.contains_key(other)).collect(),
            );
            for (module, users) in &mut modules {
                let file = module.rsplit('/').next().unwrap_or(module);
                if text.contains(file) {
                    users.insert(name.clone());
                }
            }
        }
        Self { imports, modules }
    }

    /// What a page fetches as it loads.
    pub fn of_page(&self, html: &str) -> Fetched {
        let mut entries = BTreeSet::new();
        for script in SCRIPT.captures_iter(html) {
            let (attributes, body) = (&script[1], &script[2]);
            if let Some(source) = attribute(attributes, "src") {
                entries.insert(resolve("", &source));
            } else if attributes.contains("module") {
                entries.extend(
                    INLINE_IMPORT
                        .captures_iter(body)
                        .map(|found| resolve("", &found[1])),
                );
            }
        }
        for link in LINK.captures_iter(html) {
            if attribute(&link[1], "rel").as_deref() == Some("modulepreload") {
                entries.extend(attribute(&link[1], "href").map(|href| resolve("", &href)));
            }
        }
        let chunks = self.closure(entries);
        let uses = |(module, users): (&String, &BTreeSet<String>)| {
            let wanted = html.contains(module.as_str()) || !users.is_disjoint(&chunks);
            wanted.then(|| module.clone())
        };
        let modules = self.modules.iter().filter_map(uses).collect();
        Fetched { chunks, modules }
    }

    /// Adds what a page with the engine fetches after it has loaded: each module that a first look needs, its loader
    /// and the loader's imports.
    pub fn with_engine(&self, mut page: Fetched) -> Fetched {
        for (module, loaders) in &self.modules {
            if !is_acting(module) {
                page.chunks.extend(self.closure(loaders.clone()));
                page.modules.insert(module.clone());
            }
        }
        page
    }

    fn closure(&self, entries: BTreeSet<String>) -> BTreeSet<String> {
        let mut reached = BTreeSet::new();
        let mut waiting: Vec<String> = entries.into_iter().collect();
        while let Some(name) = waiting.pop() {
            if reached.insert(name.clone()) {
                waiting.extend(self.imports.get(&name).into_iter().flatten().cloned());
            }
        }
        reached
    }
}

/// Whether a module is the one that only somebody who changes a week needs.
pub fn is_acting(module: &str) -> bool {
    let file = module.rsplit('/').next().unwrap_or(module);
    file.starts_with(wasm::ACTING.module().trim_end_matches(".wasm"))
}

/// The files that a page fetches, by their path below the site's folder.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Fetched {
    pub chunks: BTreeSet<String>,
    pub modules: BTreeSet<String>,
}

/// The stylesheets that a page's HTML names.
pub fn stylesheets(html: &str) -> BTreeSet<String> {
    links(html, "rel", "stylesheet")
}

/// The fonts that a page asks for at once.
pub fn fonts(html: &str) -> BTreeSet<String> {
    links(html, "as", "font")
}

/// The site's own pictures that a page's HTML names, whether they are seen at once or not.
pub fn pictures(html: &str) -> BTreeSet<String> {
    IMAGE
        .captures_iter(html)
        .filter_map(|image| attribute(&image[1], "src"))
        .filter(|src| src.starts_with('/'))
        .map(|src| resolve("", &src))
        .collect()
}

fn links(html: &str, name: &str, value: &str) -> BTreeSet<String> {
    LINK.captures_iter(html)
        .filter(|link| attribute(&link[1], name).as_deref() == Some(value))
        .filter_map(|link| attribute(&link[1], "href"))
        .map(|href| resolve("", &href))
        .collect()
}

fn attribute(attributes: &str, name: &str) -> Option<String> {
    let at = attributes
        .match_indices(name)
        .map(|(at, _)| at)
        .find(|&at| {
            let before = attributes[..at].chars().next_back();
            before.is_none_or(char::is_whitespace) && attributes[at + name.len()..].starts_with('=')
        })?;
    let value = &attributes[at + name.len() + 1..];
    let quote = value
        .chars()
        .next()
        .filter(|quote| matches!(quote, '"' | '\''))?;
    Some(value[1..].split(quote).next()?.to_owned())
}

/// `./b.js` seen from `assets` is `assets/b.js`; `/assets/b.js` is the same from anywhere.
fn resolve(folder: &str, specifier: &str) -> String {
    // A query or a fragment is part of the address, not of the file's name.
    let specifier = specifier
        .split_once(['?', '#'])
        .map_or(specifier, |(file, _)| file);
    if let Some(absolute) = specifier.strip_prefix('/') {
        return absolute.to_owned();
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in specifier.split('/') {
        match part {
            "." | "" => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chunks() -> Chunks {
        let texts = [
            (
                "assets/entry-1.js",
                r#"import{a}from"./shared-2.js";import"./side-3.js";a();"#,
            ),
            (
                "assets/shared-2.js",
                r#"export const a=()=>import("./late-4.js")"#,
            ),
            ("assets/side-3.js", "globalThis.x=1"),
            ("assets/late-4.js", "export{}"),
            (
                "assets/root-5.js",
                r#"import*as r from"./shared-2.js";export{r as default}"#,
            ),
            (
                "assets/engine-6.js",
                r#"import{h}from"./helper-7.js";fetch("/assets/scheduler_wasm_bg-8.wasm")"#,
            ),
            (
                "assets/acting-9.js",
                r#"import{a}from"./late-4.js";a("/assets/scheduler_acting_bg-10.wasm")"#,
            ),
            (
                "assets/helper-7.js",
                r#"import{a}from"./shared-2.js";export const h=a"#,
            ),
        ];
        let texts = texts
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .into();
        let modules = [
            "assets/scheduler_wasm_bg-8.wasm",
            "assets/scheduler_acting_bg-10.wasm",
        ];
        Chunks::from_texts(
            &texts,
            modules
                .map(|name| (name.to_owned(), BTreeSet::new()))
                .into(),
        )
    }

    fn names(set: &BTreeSet<String>) -> Vec<&str> {
        set.iter()
            .map(|name| name.trim_start_matches("assets/"))
            .collect()
    }

    #[test]
    fn a_page_fetches_scripts_preloads_inline_imports_and_what_they_import() {
        let html = r#"<link rel="stylesheet" href="/assets/a.css"><link href="/assets/side-3.js" rel="modulepreload"/>
            <script type="module" async="">import "/assets/root-5.js";
            import("/assets/entry-1.js");</script><script>window.x = 'import("/assets/late-4.js")'</script>"#;
        let page = chunks().of_page(html);
        assert_eq!(
            names(&page.chunks),
            ["entry-1.js", "root-5.js", "shared-2.js", "side-3.js"]
        );
        assert!(page.modules.is_empty());
        let page = chunks()
            .of_page(r#"<script type="module" crossorigin src="/assets/root-5.js"></script>"#);
        assert_eq!(names(&page.chunks), ["root-5.js", "shared-2.js"]);
    }

    #[test]
    fn a_stylesheets_file_is_its_address_without_query_and_fragment() {
        let html = r#"<link rel="stylesheet" href="/assets/a.css#"/><link rel="stylesheet" href="/assets/b.css?v=1">"#;
        let files: Vec<String> = stylesheets(html).into_iter().collect();
        assert_eq!(files, ["assets/a.css", "assets/b.css"]);
    }

    #[test]
    fn an_engine_page_also_fetches_the_lazy_loader_its_imports_and_the_module() {
        let graph = chunks();
        let page = graph.with_engine(
            graph.of_page(r#"<script type="module" src="/assets/root-5.js"></script>"#),
        );
        assert_eq!(
            names(&page.chunks),
            ["engine-6.js", "helper-7.js", "root-5.js", "shared-2.js"]
        );
        assert_eq!(names(&page.modules), ["scheduler_wasm_bg-8.wasm"]);
    }

    #[test]
    fn a_page_that_reaches_a_module_is_found_out() {
        let page = chunks().of_page(r#"<script type="module" src="/assets/engine-6.js"></script>"#);
        assert_eq!(names(&page.modules), ["scheduler_wasm_bg-8.wasm"]);
        let page = chunks()
            .of_page(r#"<link rel="preload" as="fetch" href="/assets/scheduler_wasm_bg-8.wasm">"#);
        assert_eq!(names(&page.modules), ["scheduler_wasm_bg-8.wasm"]);
        let page = chunks().of_page(r#"<script type="module" src="/assets/acting-9.js"></script>"#);
        assert_eq!(names(&page.modules), ["scheduler_acting_bg-10.wasm"]);
        assert!(page.modules.iter().all(|module| is_acting(module)));
    }

    #[test]
    fn attributes_are_matched_by_their_whole_name() {
        assert_eq!(
            attribute(r#" data-src="no" src="/a.js""#, "src").as_deref(),
            Some("/a.js")
        );
        assert_eq!(attribute(r#" data-src="no""#, "src"), None);
        assert_eq!(resolve("assets/deep", "../a.js"), "assets/a.js");
    }
}
