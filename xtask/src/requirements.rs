//! Checks that tests cover all requirements in the ledgers in `docs/requirements`.
//!
//! A test covers a row by naming its id in square brackets: in TypeScript in its title (or in a table of cases used in
//! titles), in Rust in the doc comment of the test or test binary. Other comments do not count.

use std::collections::BTreeSet;
use std::fs;
use std::sync::LazyLock;

use anyhow::{Context, Result, bail, ensure};
use ignore::WalkBuilder;
use regex::Regex;

use crate::project::Project;

type Pattern = LazyLock<Regex>;

static ID: Pattern = LazyLock::new(|| pattern(r"\[([DW]-[0-9]+)\]"));
/// Doc comment of a test function: `#[test]`, `#[actix_web::test]`.
static RUST_TEST: Pattern = LazyLock::new(|| {
    pattern(r"(?m)((?:^[ \t]*///.*\n)+)(?:^[ \t]*(?://.*|#\[.*\])\n)*?^[ \t]*#\[(?:\w+::)*test\b")
});
/// Doc comment of a file.
static RUST_FILE: Pattern = LazyLock::new(|| pattern(r"\A((?://!.*\n)+)"));
/// A line of TypeScript without comments. `//` inside a string does not follow a space.
static CODE_LINE: Pattern = LazyLock::new(|| pattern(r"(?m)^[ \t]*([^/* \t\n].*?)(?:[ \t]//.*)?$"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("a valid pattern")
}

/// A row of a ledger: id, and section with requirement.
type Row = (String, String);

/// Reads all ledgers and test sources.
///
/// # Errors
/// What is not covered; if a file cannot be read or a row has fewer than four columns.
pub fn check(project: &Project) -> Result<()> {
    let mut rows = Vec::new();
    for entry in fs::read_dir(project.root.join("docs/requirements"))? {
        let path = entry?.path();
        rows.extend(
            ledger(&fs::read_to_string(&path)?).with_context(|| path.display().to_string())?,
        );
    }
    ensure!(!rows.is_empty(), "there is no ledger in docs/requirements");
    rows.sort();
    let mut named = Vec::new();
    let mut walk = WalkBuilder::new(&project.root);
    for entry in walk.require_git(false).sort_by_file_name(Ord::cmp).build() {
        let path = entry?.into_path();
        let file = path
            .strip_prefix(&project.root)?
            .to_string_lossy()
            .replace('\\', "/");
        let id_patterns = id_patterns(&file);
        if !id_patterns.is_empty() {
            let ids = ids(&id_patterns, &fs::read_to_string(&path)?);
            named.extend(ids.into_iter().map(|id| (id, file.clone())));
        }
    }
    let problems = problems(&rows, &named);
    ensure!(problems.is_empty(), "{}", problems.join("\n"));
    Ok(())
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

/// Patterns for the places where tests in a file name rows; empty if it is not a test file.
fn id_patterns(file: &str) -> Vec<&'static Regex> {
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

/// The ids in the matches of these patterns.
fn ids(id_patterns: &[&Regex], text: &str) -> Vec<String> {
    let found = id_patterns
        .iter()
        .flat_map(|place| place.captures_iter(text));
    found
        .flat_map(|found| ID.captures_iter(found.get(1).map_or("", |text| text.as_str())))
        .map(|id| id[1].to_owned())
        .collect()
}

/// Reports duplicate ids in the ledgers, ids in tests that are in no ledger, and rows that no test covers.
fn problems(rows: &[Row], named: &[(String, String)]) -> Vec<String> {
    let mut problems = Vec::new();
    let mut known = BTreeSet::new();
    for (id, _) in rows {
        if !known.insert(id) {
            problems.push(format!("{id} is in the ledgers more than once"));
        }
    }
    for (id, file) in named.iter().filter(|(id, _)| !known.contains(id)) {
        problems.push(format!("{id} in {file} is not in any ledger"));
    }
    let named: BTreeSet<&String> = named.iter().map(|(id, _)| id).collect();
    for (id, requirement) in rows.iter().filter(|(id, _)| !named.contains(id)) {
        problems.push(format!("no test covers {id} {requirement}"));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Test inputs use other brackets, so that this file itself names no row.
    fn named(file: &str, text: &str) -> Vec<String> {
        ids(
            &id_patterns(file),
            &text.replace('<', "[").replace('>', "]"),
        )
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
    fn uncovered_rows_and_unknown_ids_are_reported() {
        let text = "id\tsection\tkind\trequirement\tcheck\nD-001\t1 purpose\tdata\tIs sample data\tunit\n\n\
                    D-002\t2\tx\tHello\tunit\nD-002\t2\tx\tAgain\tunit\n";
        let named =
            [("D-002", "a.rs"), ("W-9", "b.rs")].map(|(id, file)| (id.to_owned(), file.to_owned()));
        assert_eq!(
            problems(&ledger(text).unwrap(), &named),
            [
                "D-002 is in the ledgers more than once",
                "W-9 in b.rs is not in any ledger",
                "no test covers D-001 (1 purpose): Is sample data",
            ]
        );
        let error = ledger("id\tsection\nD-001\t1 purpose\n").unwrap_err();
        assert!(error.to_string().contains("line 2"));
    }
}
