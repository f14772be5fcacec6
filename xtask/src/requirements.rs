//! The requirement ledgers in `docs/requirements`, and which tests name which of their rows.
//!
//! A test names a row by its id in square brackets: in TypeScript in its title (or in a table of cases that titles are
//! made from), in Rust in the doc comment of the test or of the test program. Other comments prove nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result, ensure};
use ignore::WalkBuilder;
use regex::Regex;

use crate::project::Project;

static ID: LazyLock<Regex> = LazyLock::new(|| pattern(r"\[([DW]-[0-9]+)\]"));
/// The doc comment of a function with a test attribute: `#[test]`, `#[actix_web::test]`.
static RUST_TEST: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"(?m)((?:^[ \t]*///.*\n)+)(?:^[ \t]*(?://.*|#\[.*\])\n)*?^[ \t]*#\[(?:\w+::)*test\b")
});
/// The doc comment of a whole file.
static RUST_FILE: LazyLock<Regex> = LazyLock::new(|| pattern(r"\A((?://!.*\n)+)"));
/// What a check of this tool is called.
static VERDICT: LazyLock<Regex> = LazyLock::new(|| pattern(r#"verdict\(\s*"([^"]*)""#));
/// A line of TypeScript without its comment. Ids stand in titles, which are strings; `//` in one follows no space.
static CODE_LINE: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?m)^[ \t]*([^/* \t\n].*?)(?:[ \t]//.*)?$"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is correct")
}

/// What the ledgers and the tests say of each other; each list is empty when all is well.
#[derive(Debug, Default, PartialEq)]
pub struct Survey {
    /// How many rows there are.
    pub rows: usize,
    /// Ids that stand in the ledgers more than once.
    pub duplicates: Vec<String>,
    /// Ids that a test names and no ledger holds, each with the file.
    pub unknown: Vec<String>,
    /// Rows that no test names: id, section and requirement.
    pub unnamed: Vec<String>,
}

impl Survey {
    /// Reads all ledgers and all test sources.
    ///
    /// # Errors
    /// When a file cannot be read or a ledger row has fewer than four columns.
    pub fn take(project: &Project) -> Result<Self> {
        let mut rows = Vec::new();
        for entry in fs::read_dir(project.root.join("docs/requirements"))? {
            let path = entry?.path();
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            rows.extend(ledger(&text).with_context(|| path.display().to_string())?);
        }
        ensure!(!rows.is_empty(), "docs/requirements holds no ledger");
        rows.sort();
        let mut named = Vec::new();
        for entry in WalkBuilder::new(&project.root)
            .require_git(false)
            .sort_by_file_name(Ord::cmp)
            .build()
        {
            let entry = entry?;
            let name = entry
                .path()
                .strip_prefix(&project.root)
                .unwrap_or(entry.path());
            if holds_tests(name) {
                let text = fs::read_to_string(entry.path())?;
                named.extend(
                    names(name, &text)
                        .into_iter()
                        .map(|id| (id, name.display().to_string())),
                );
            }
        }
        Ok(Self::of(&rows, &named))
    }

    fn of(rows: &[Row], named: &[(String, String)]) -> Self {
        let mut ids = BTreeSet::new();
        let duplicates = rows
            .iter()
            .filter(|row| !ids.insert(&row.0))
            .map(|row| row.0.clone())
            .collect();
        let unknown = named.iter().filter(|(id, _)| !ids.contains(id));
        let unknown = unknown
            .map(|(id, file)| format!("{id} in {file}"))
            .collect();
        let named: BTreeSet<&String> = named.iter().map(|(id, _)| id).collect();
        let unnamed = rows.iter().filter(|row| !named.contains(&row.0));
        let unnamed = unnamed
            .map(|(id, section, text)| format!("{id} ({section}): {text}"))
            .collect();
        Self {
            rows: rows.len(),
            duplicates,
            unknown,
            unnamed,
        }
    }
}

/// Id, section and requirement.
type Row = (String, String, String);

fn ledger(text: &str) -> Result<Vec<Row>> {
    let lines = text
        .lines()
        .enumerate()
        .skip(1)
        .filter(|(_, line)| !line.trim().is_empty());
    lines
        .map(|(number, line)| {
            let columns: Vec<&str> = line.split('\t').collect();
            let [id, section, _kind, requirement, ..] = columns[..] else {
                anyhow::bail!("line {} has fewer than four columns", number + 1);
            };
            Ok((id.to_owned(), section.to_owned(), requirement.to_owned()))
        })
        .collect()
}

fn holds_tests(file: &Path) -> bool {
    let name = file.to_string_lossy();
    name.ends_with(".rs")
        || [".test.ts", ".test.tsx", ".test.mjs"]
            .iter()
            .any(|ending| name.ends_with(ending))
        || (file.starts_with("app/e2e") && name.ends_with(".ts"))
}

/// The ids that the tests of a file name.
fn names(file: &Path, text: &str) -> Vec<String> {
    let is_rust = file.extension().is_some_and(|ending| ending == "rs");
    let is_program = file
        .components()
        .any(|part| part.as_os_str() == "tests" || part.as_os_str() == "benches");
    let places: &[&LazyLock<Regex>] = match (is_rust, is_program) {
        (false, _) => &[&CODE_LINE],
        (true, true) => &[&RUST_TEST, &RUST_FILE],
        (true, false) if file.starts_with("xtask/src") => &[&RUST_TEST, &VERDICT],
        (true, false) => &[&RUST_TEST],
    };
    let texts = places
        .iter()
        .flat_map(|place| place.captures_iter(text))
        .filter_map(|found| found.get(1));
    let ids = texts.flat_map(|text| ID.captures_iter(text.as_str()).map(|id| id[1].to_owned()));
    ids.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts are written with other brackets, so that this file names no row.
    fn named(file: &str, text: &str) -> Vec<String> {
        names(Path::new(file), &text.replace('<', "[").replace('>', "]"))
    }

    #[test]
    fn titles_count_in_typescript_and_comments_do_not() {
        let text = "// <D-001>\n/** <D-002>\n * <D-003> */\ntest('<D-004> opens http://a', () => {}); // <D-005>\n\
                    const cases = [\n  { id: '<D-006>' },\n];\n";
        for file in [
            "app/e2e/grid.spec.ts",
            "app/src/a.test.tsx",
            "app/firefox/a.test.mjs",
        ] {
            assert!(holds_tests(Path::new(file)));
            assert_eq!(named(file, text), ["D-004", "D-006"], "{file}");
        }
        assert!(!holds_tests(Path::new("app/src/a.ts")));
    }

    #[test]
    fn doc_comments_of_tests_count_in_rust_and_other_comments_do_not() {
        let text = "//! <D-001>\n/// <D-002>\npub fn rule() {}\n\n/// <D-003> one\n/// <D-004> two\n#[actix_web::test]\n\
                    async fn a() {}\n    /// <D-005>\n    // why\n    #[ignore]\n    #[test]\n    fn b() {\n    // <D-006>\n}\n";
        assert_eq!(named("server/src/a.rs", text), ["D-003", "D-004", "D-005"]);
        assert_eq!(
            named("server/tests/api/a.rs", text),
            ["D-003", "D-004", "D-005", "D-001"]
        );
        let check = "verdict(\n  \"<D-007> types\", &stale)";
        assert_eq!(named("xtask/src/suite.rs", check), ["D-007"]);
        assert!(named("server/src/a.rs", check).is_empty());
    }

    #[test]
    fn rows_without_a_test_and_ids_without_a_row_are_told_apart() {
        let rows = ledger("id\tsection\tkind\trequirement\tcheck\nD-001\t1 purpose\tdata\tIs sample data\tunit\n\nD-002\t2\tx\tHello\tunit\nD-002\t2\tx\tAgain\tunit\n").unwrap();
        let survey = Survey::of(
            &rows,
            &[
                ("D-002".into(), "a.rs".into()),
                ("W-9".into(), "b.rs".into()),
            ],
        );
        assert_eq!(
            survey,
            Survey {
                rows: 3,
                duplicates: vec!["D-002".into()],
                unknown: vec!["W-9 in b.rs".into()],
                unnamed: vec!["D-001 (1 purpose): Is sample data".into()],
            }
        );
        assert!(
            ledger("id\tsection\nD-001\t1 purpose\n")
                .unwrap_err()
                .to_string()
                .contains("line 2")
        );
    }
}
