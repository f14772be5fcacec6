//! What each kind of page weighs in the browser, and the budgets for it.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::page_graph::{self, Chunks, Fetched, is_acting};
use crate::project::Project;
use crate::{compress, say};

/// The JavaScript that a content page may fetch, in bytes of brotli.
const CONTENT_PAGE_LIMIT: u64 = 120_000;
/// The JavaScript and WebAssembly that a page with the engine may fetch, in bytes of brotli; decision 9.
const ENGINE_PAGE_LIMIT: u64 = 220_000;

/// The fonts that a page asks for at once, in bytes.
const FONTS_LIMIT: u64 = 30_000;
/// Everything that a content page names, its pictures too, in bytes on the wire.
const WHOLE_PAGE_LIMIT: u64 = 350_000;
/// The quality at which the server compresses pages.
const HTML_QUALITY: i32 = 9;

/// One page of the site manifest.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Page {
    name: String,
    file: String,
    engine: bool,
}

/// What one page weighs, in bytes of brotli.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Weight {
    name: String,
    engine: bool,
    js: u64,
    wasm: u64,
    /// Whether it loads, before anybody acts, the package of the engine for acting.
    acting: bool,
    html: u64,
    css: u64,
    fonts: u64,
    pictures: u64,
}

impl Weight {
    fn whole(&self) -> u64 {
        self.html + self.css + self.js + self.wasm + self.fonts + self.pictures
    }

    fn kind(&self) -> &'static str {
        if self.engine {
            "page with the engine"
        } else {
            "content page"
        }
    }

    /// What is wrong with it, if anything.
    fn complaint(&self) -> Option<String> {
        if self.acting {
            return Some(format!(
                "{} loads the engine's acting package at once; it is for those who act",
                self.name
            ));
        }
        if self.fonts > FONTS_LIMIT {
            return Some(format!(
                "{} asks for {} bytes of fonts at once; the limit is {FONTS_LIMIT}",
                self.name, self.fonts
            ));
        }
        if self.engine {
            let sum = self.js + self.wasm;
            return (sum > ENGINE_PAGE_LIMIT).then(|| {
                format!("{} fetches {sum} bytes of JavaScript and WebAssembly (brotli); the limit is {ENGINE_PAGE_LIMIT}", self.name)
            });
        }
        if self.wasm > 0 {
            return Some(format!(
                "{} loads the engine, which only the demo's pages may",
                self.name
            ));
        }
        if self.js > CONTENT_PAGE_LIMIT {
            return Some(format!(
                "{} fetches {} bytes of JavaScript (brotli); the limit is {CONTENT_PAGE_LIMIT}",
                self.name, self.js
            ));
        }
        (self.whole() > WHOLE_PAGE_LIMIT).then(|| {
            format!(
                "{} weighs {} bytes with all that it names; the limit is {WHOLE_PAGE_LIMIT}",
                self.name,
                self.whole()
            )
        })
    }
}

/// Prints the table of page kinds and returns one complaint for each page that is too heavy.
///
/// # Errors
/// When the built site or its manifest cannot be read.
pub fn print(project: &Project) -> Result<Vec<String>> {
    let weights = weigh(&project.site_dir())?;
    say::line("\nThe heaviest page of each kind (bytes on the wire, brotli):");
    say::line(&heaviest(&weights));
    Ok(weights.iter().filter_map(Weight::complaint).collect())
}

fn weigh(site: &Path) -> Result<Vec<Weight>> {
    let text = fs::read_to_string(site.join("site-manifest.json")).with_context(|| {
        format!(
            "{} holds no site-manifest.json: the site is not built",
            site.display()
        )
    })?;
    let chunks = Chunks::read(site)?;
    let mut sizes = BTreeMap::new();
    let mut weights = Vec::new();
    for page in pages(&text)? {
        let html = fs::read_to_string(site.join(&page.file)).with_context(|| {
            format!(
                "the manifest names {}, which the build did not make",
                page.file
            )
        })?;
        let mut fetched = chunks.of_page(&html);
        if page.engine {
            fetched = chunks.with_engine(fetched);
        }
        let Fetched { chunks, modules } = fetched;
        let acting = modules.iter().any(|module| is_acting(module));
        let mut sum = |files: &mut dyn Iterator<Item = &String>| -> Result<u64> {
            files.map(|file| size(site, file, &mut sizes)).sum()
        };
        weights.push(Weight {
            js: sum(&mut chunks.iter())?,
            wasm: sum(&mut modules.iter())?,
            css: sum(&mut page_graph::stylesheets(&html).iter())?,
            fonts: sum(&mut page_graph::fonts(&html).iter())?,
            pictures: sum(&mut page_graph::pictures(&html).iter())?,
            acting,
            html: compress::brotli_at(HTML_QUALITY, html.as_bytes()).len() as u64,
            name: page.name,
            engine: page.engine,
        });
    }
    Ok(weights)
}

/// The size of a file on the wire: of the variant beside it, as it is where it was compressed already, else compressed.
fn size(site: &Path, file: &str, known: &mut BTreeMap<String, u64>) -> Result<u64> {
    if let Some(&size) = known.get(file) {
        return Ok(size);
    }
    let path = site.join(file);
    let size = match fs::metadata(compress::with_ending(&path, "br")) {
        Ok(variant) => variant.len(),
        Err(_) if !compress::shrinks(&path) => fs::metadata(&path)
            .with_context(|| format!("a page names {file}, which the build did not make"))?
            .len(),
        Err(_) => {
            let bytes = fs::read(&path)
                .with_context(|| format!("a page names {file}, which the build did not make"))?;
            compress::brotli(&bytes).len() as u64
        }
    };
    known.insert(file.to_owned(), size);
    Ok(size)
}

fn pages(manifest: &str) -> Result<Vec<Page>> {
    let manifest: serde_json::Value =
        serde_json::from_str(manifest).context("site-manifest.json is not JSON")?;
    let mut pages = Vec::new();
    for (list, name) in [("pages", "path"), ("patterns", "pattern")] {
        for entry in manifest[list].as_array().into_iter().flatten() {
            let text = |key: &str| {
                entry[key]
                    .as_str()
                    .map(str::to_owned)
                    .with_context(|| format!("an entry of `{list}` has no `{key}`"))
            };
            pages.push(Page {
                name: text(name)?,
                file: text("file")?,
                engine: entry["engine"] == true,
            });
        }
    }
    anyhow::ensure!(!pages.is_empty(), "site-manifest.json lists no pages");
    Ok(pages)
}

fn heaviest(weights: &[Weight]) -> String {
    let mut kinds: BTreeMap<&str, (&Weight, usize)> = BTreeMap::new();
    for weight in weights {
        let entry = kinds.entry(weight.kind()).or_insert((weight, 0));
        entry.1 += 1;
        if weight.js + weight.wasm > entry.0.js + entry.0.wasm {
            entry.0 = weight;
        }
    }
    let mut rows = vec![
        [
            "kind", "pages", "heaviest", "JS", "wasm", "limit", "CSS", "HTML", "fonts", "pictures",
        ]
        .map(str::to_owned)
        .to_vec(),
    ];
    for (kind, (weight, count)) in kinds {
        let limit = if weight.engine {
            ENGINE_PAGE_LIMIT
        } else {
            CONTENT_PAGE_LIMIT
        };
        let mut row = vec![kind.to_owned(), count.to_string(), weight.name.clone()];
        let Weight {
            js,
            wasm,
            css,
            html,
            fonts,
            pictures,
            ..
        } = *weight;
        row.extend([js, wasm, limit, css, html, fonts, pictures].map(say::kilobytes));
        rows.push(row);
    }
    say::table(&rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn weight(name: &str, engine: bool, js: u64, wasm: u64) -> Weight {
        Weight {
            name: name.to_owned(),
            engine,
            js,
            wasm,
            acting: false,
            html: 9_000,
            css: 4_000,
            fonts: 20_000,
            pictures: 0,
        }
    }

    #[test]
    fn budgets_hold_to_the_byte() {
        assert_eq!(weight("/", false, CONTENT_PAGE_LIMIT, 0).complaint(), None);
        assert!(
            weight("/", false, CONTENT_PAGE_LIMIT + 1, 0)
                .complaint()
                .unwrap()
                .contains("120001")
        );
        assert_eq!(
            weight("/shift-scheduler", true, ENGINE_PAGE_LIMIT - 50_000, 50_000).complaint(),
            None
        );
        assert!(
            weight("/shift-scheduler", true, ENGINE_PAGE_LIMIT - 49_999, 50_000)
                .complaint()
                .unwrap()
                .contains("220001")
        );
    }

    #[test]
    fn fonts_and_the_whole_of_a_content_page_have_their_limits() {
        let fonts = |fonts| Weight {
            fonts,
            ..weight("/faq", false, 10, 0)
        };
        assert_eq!(fonts(FONTS_LIMIT).complaint(), None);
        assert!(
            fonts(FONTS_LIMIT + 1)
                .complaint()
                .unwrap()
                .contains("fonts")
        );
        let others = weight("/", false, 10, 0).whole();
        let pictures = |pictures| Weight {
            pictures,
            ..weight("/", false, 10, 0)
        };
        assert_eq!(pictures(WHOLE_PAGE_LIMIT - others).complaint(), None);
        assert!(
            pictures(WHOLE_PAGE_LIMIT - others + 1)
                .complaint()
                .unwrap()
                .contains("350001")
        );
    }

    #[test]
    fn a_content_page_must_not_load_the_engine_however_light() {
        assert!(
            weight("/faq", false, 10, 1)
                .complaint()
                .unwrap()
                .contains("loads the engine")
        );
    }

    #[test]
    fn no_page_may_begin_with_the_acting_package_however_light() {
        let eager = Weight {
            acting: true,
            ..weight("/shift-scheduler", true, 10, 1)
        };
        assert!(eager.complaint().unwrap().contains("acting package"));
    }

    #[test]
    fn the_table_names_the_heaviest_page_of_each_kind() {
        let weights = [
            weight("/", false, 90_000, 0),
            weight("/faq", false, 91_500, 0),
            weight("/plan", true, 1_000, 40_000),
        ];
        let table = heaviest(&weights);
        let lines: Vec<&str> = table.lines().collect();
        assert_eq!(lines.len(), 3);
        assert!(
            lines[1].contains("content page")
                && lines[1].contains("/faq")
                && lines[1].contains("91.5 kB"),
            "{table}"
        );
        assert!(
            lines[2].contains("/plan")
                && lines[2].contains("40.0 kB")
                && lines[2].contains("220.0 kB"),
            "{table}"
        );
    }

    #[test]
    fn pages_and_patterns_of_the_manifest_are_read() {
        let manifest = r#"{"pages": [{"path": "/", "file": "index.html", "engine": false}],
            "patterns": [{"pattern": "/demo/{id}", "file": "demo.html", "engine": true}]}"#;
        let pages = pages(manifest).unwrap();
        assert_eq!(
            pages[0],
            Page {
                name: "/".into(),
                file: "index.html".into(),
                engine: false
            }
        );
        assert_eq!(
            pages[1],
            Page {
                name: "/demo/{id}".into(),
                file: "demo.html".into(),
                engine: true
            }
        );
        assert!(super::pages(r#"{"pages": []}"#).is_err());
        assert!(super::pages(r#"{"pages": [{"path": "/"}]}"#).is_err());
    }

    #[test]
    fn a_built_site_is_weighed_from_its_files() {
        let folder = tempfile::tempdir().unwrap();
        let write = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, bytes).unwrap();
        };
        write(
            "site-manifest.json",
            br#"{"pages": [{"path": "/", "file": "index.html", "engine": true}]}"#,
        );
        write(
            "index.html",
            br#"<link rel="stylesheet" href="/assets/a.css"><link rel="preload" as="font" href="/assets/f.woff2">
            <img alt="" src="/images/a.webp"><img src="data:,"><script type="module" src="/assets/a.js"></script>"#,
        );
        write("assets/a.js", br#"import("./engine.js")"#);
        write("assets/a.js.br", &[0; 21]);
        write("assets/a.css.br", &[0; 8]);
        write("assets/a.css", b"a{}");
        write("assets/f.woff2", &[0; 30]);
        write("images/a.webp", &[0; 60]);
        write("assets/engine.js", br#"load("e.wasm")"#);
        write("assets/engine.js.br", &[0; 14]);
        write("assets/e.wasm", &[0; 500]);
        write("assets/e.wasm.br", &[0; 400]);
        let weights = weigh(folder.path()).unwrap();
        assert_eq!(
            (weights[0].js, weights[0].wasm, weights[0].css),
            (35, 400, 8)
        );
        assert_eq!((weights[0].fonts, weights[0].pictures), (30, 60));
        fs::remove_file(folder.path().join("assets/a.css")).unwrap();
        fs::remove_file(folder.path().join("assets/a.css.br")).unwrap();
        assert!(
            weigh(folder.path())
                .unwrap_err()
                .to_string()
                .contains("a.css")
        );
    }
}
