//! The requirement ledgers in `docs/requirements`, and which tests name which of their rows.
//!
//! A test names a row by its id in square brackets: in TypeScript in its title (or in a table of cases that titles are
//! made from), in Rust in the doc comment of the test or of the test program. Other comments prove nothing.

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use anyhow::{Context, Result, bail, ensure};
use ignore::WalkBuilder;
use regex::Regex;

use crate::project::Project;

type Pattern = LazyLock<Regex>;

static ID: Pattern = LazyLock::new(|| pattern(r"\[([DW]-[0-9]+)\]"));
/// The doc comment of a function with a test attribute: `#[test]`, `#[actix_web::test]`.
static RUST_TEST: Pattern = LazyLock::new(|| {
    pattern(r"(?m)((?:^[ \t]*///.*\n)+)(?:^[ \t]*(?://.*|#\[.*\])\n)*?^[ \t]*#\[(?:\w+::)*test\b")
});
/// The doc comment of a whole file.
static RUST_FILE: Pattern = LazyLock::new(|| pattern(r"\A((?://!.*\n)+)"));
/// A line of TypeScript without its comment. Ids stand in titles, which are strings; `//` in one follows no space.
static CODE_LINE: Pattern = LazyLock::new(|| pattern(r"(?m)^[ \t]*([^/* \t\n].*?)(?:[ \t]//.*)?$"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is correct")
}

/// A row of a ledger: its id, and the section and requirement.
type Row = (String, String);

/// Reads all ledgers and all test sources. Returns how many rows there are, and what is wrong with them.
///
/// # Errors
/// When a file cannot be read or a ledger's row has fewer than four columns.
pub fn survey(project: &Project) -> Result<(usize, Vec<String>)> {
    let mut rows = Vec::new();
    for entry in fs::read_dir(project.root.join("docs/requirements"))? {
        let path = entry?.path();
        rows.extend(
            ledger(&fs::read_to_string(&path)?).with_context(|| path.display().to_string())?,
        );
    }
    ensure!(!rows.is_empty(), "docs/requirements holds no ledger");
    rows.sort();
    let mut named = Vec::new();
    let mut walk = WalkBuilder::new(&project.root);
    for entry in walk.require_git(false).sort_by_file_name(Ord::cmp).build() {
        let path = entry?.into_path();
        let file = path
            .strip_prefix(&project.root)?
            .to_string_lossy()
            .replace('\\', "/");
        let places = places(&file);
        if !places.is_empty() {
            let ids = ids(&places, &fs::read_to_string(&path)?);
            named.extend(ids.into_iter().map(|id| (id, file.clone())));
        }
    }
    Ok((rows.len(), complaints(&rows, &named)))
}

fn ledger(text: &str) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate().skip(1) {
        match line.split('\t').collect::<Vec<_>>()[..] {
            [""] => {}
            [id, section, _kind, requirement, ..] => {
                rows.push((id.to_owned(), format!("({section}): {requirement}")));
            }
            _ => bail!("line {} has fewer than four columns", index + 1),
        }
    }
    Ok(rows)
}

/// Where tests name rows in a file; nowhere, unless it may hold tests.
fn places(file: &str) -> Vec<&'static Regex> {
    let is_test = [".test.ts", ".test.tsx", ".test.mjs"]
        .iter()
        .any(|ending| file.ends_with(ending));
    let is_program = file.contains("/tests/") || file.contains("/benches/");
    match file.rsplit_once('.') {
        Some((_, "rs")) if is_program => vec![&RUST_TEST, &RUST_FILE],
        Some((_, "rs")) => vec![&RUST_TEST],
        _ if is_test => vec![&CODE_LINE],
        Some((_, "ts")) if file.starts_with("app/e2e/") => vec![&CODE_LINE],
        _ => vec![],
    }
}

/// The ids that stand in these places of a text.
fn ids(places: &[&Regex], text: &str) -> Vec<String> {
    let found = places.iter().flat_map(|place| place.captures_iter(text));
    found
        .flat_map(|found| ID.captures_iter(found.get(1).map_or("", |text| text.as_str())))
        .map(|id| id[1].to_owned())
        .collect()
}

/// Ids that stand in the ledgers more than once, that a test names and no ledger holds, and that no test names.
fn complaints(rows: &[Row], named: &[(String, String)]) -> Vec<String> {
    let mut complaints = Vec::new();
    let mut known = BTreeSet::new();
    for (id, _) in rows {
        if !known.insert(id) {
            complaints.push(format!("{id} stands in the ledgers more than once"));
        }
    }
    for (id, file) in named.iter().filter(|(id, _)| !known.contains(id)) {
        complaints.push(format!("{id} in {file} is in no ledger"));
    }
    let named: BTreeSet<&String> = named.iter().map(|(id, _)| id).collect();
    for (id, requirement) in rows.iter().filter(|(id, _)| !named.contains(id)) {
        complaints.push(format!("no test names {id} {requirement}"));
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The texts are written with other brackets, so that this file names no row.
    fn named(file: &str, text: &str) -> Vec<String> {
        ids(&places(file), &text.replace('<', "[").replace('>', "]"))
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
            assert_eq!(named(file, text), ["D-004", "D-006"], "{file}");
        }
        assert!(named("app/src/a.ts", text).is_empty());
    }

    #[test]
    fn doc_comments_of_tests_count_in_rust_and_other_comments_do_not() {
        let text = "//! <D-001>\n/// <D-002>\npub fn rule() {}\n\n/// <D-003> one\n/// <D-004> two\n#[actix_web::test]\n\
                    async fn a() {}\n    /// <D-005>\n    // why\n    #[ignore]\n    #[test]\n    fn b() {\n    // <D-006>\n}\n";
        let tests = ["D-003", "D-004", "D-005"];
        assert_eq!(named("server/src/a.rs", text), tests);
        assert_eq!(
            named("server/tests/api/a.rs", text),
            [&tests[..], &["D-001"]].concat()
        );
    }

    #[test]
    fn rows_without_a_test_and_ids_without_a_row_are_told_apart() {
        let text = "id\tsection\tkind\trequirement\tcheck\nD-001\t1 purpose\tdata\tIs sample data\tunit\n\n\
                    D-002\t2\tx\tHello\tunit\nD-002\t2\tx\tAgain\tunit\n";
        let named =
            [("D-002", "a.rs"), ("W-9", "b.rs")].map(|(id, file)| (id.to_owned(), file.to_owned()));
        assert_eq!(
            complaints(&ledger(text).unwrap(), &named),
            [
                "D-002 stands in the ledgers more than once",
                "W-9 in b.rs is in no ledger",
                "no test names D-001 (1 purpose): Is sample data",
            ]
        );
        let error = ledger("id\tsection\nD-001\t1 purpose\n").unwrap_err();
        assert!(error.to_string().contains("line 2"));
    }
}
