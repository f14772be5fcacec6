//! The requirement ledgers in `docs/requirements`, and which tests name which of their rows.
//!
//! A test names a row by its id in square brackets, in its title or in the comment above it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use anyhow::{Context, Result, ensure};
use regex::Regex;
use walkdir::WalkDir;

use crate::project::Project;
use crate::say;

static NAMED: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\[([DW]-[0-9]+)\]").expect("the pattern is correct"));
const TEST_PART: &str = "#[cfg(test)]";

/// One row of a ledger.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Row {
    id: String,
    section: String,
    requirement: String,
}

/// What the ledgers and the tests say of each other.
pub struct Survey {
    /// Ids that stand in the ledgers more than once.
    pub duplicates: Vec<String>,
    /// Ids that a test names and no ledger holds, each with the file.
    pub unknown: Vec<String>,
    rows: Vec<Row>,
    named: BTreeSet<String>,
}

impl Survey {
    /// Reads all ledgers and all test sources.
    ///
    /// # Errors
    /// When a file cannot be read or a ledger row has fewer than four columns.
    pub fn take(project: &Project) -> Result<Self> {
        let mut rows = Vec::new();
        for path in files(&project.root.join("docs/requirements"), |name| {
            name.ends_with(".tsv")
        })? {
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            rows.extend(ledger(&text).with_context(|| path.display().to_string())?);
        }
        ensure!(!rows.is_empty(), "docs/requirements holds no ledger");
        let mut sources = Vec::new();
        for path in test_sources(project)? {
            let text = fs::read_to_string(&path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            let name = path
                .strip_prefix(&project.root)
                .unwrap_or(&path)
                .to_string_lossy()
                .replace('\\', "/");
            sources.push((name, text));
        }
        Ok(Self::of(rows, &sources))
    }

    fn of(rows: Vec<Row>, sources: &[(String, String)]) -> Self {
        let mut ids = BTreeSet::new();
        let duplicates = rows
            .iter()
            .filter(|row| !ids.insert(row.id.clone()))
            .map(|row| row.id.clone())
            .collect();
        let mut named = BTreeSet::new();
        let mut unknown = BTreeSet::new();
        for (file, text) in sources {
            for found in NAMED.captures_iter(test_part(file, text)) {
                if ids.contains(&found[1]) {
                    named.insert(found[1].to_owned());
                } else {
                    unknown.insert(format!("{} in {file}", &found[1]));
                }
            }
        }
        Self {
            duplicates,
            unknown: unknown.into_iter().collect(),
            rows,
            named,
        }
    }

    /// Prints how many rows a test names, for each section that is not yet complete, and writes the others to `file`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn print(&self, file: &Path) -> Result<()> {
        let open = self
            .sections()
            .into_iter()
            .filter(|(_, (all, named))| named < all);
        let mut table = vec![
            ["section with open rows", "rows", "named by a test"]
                .map(str::to_owned)
                .to_vec(),
        ];
        table.extend(
            open.map(|(section, (all, named))| vec![section, all.to_string(), named.to_string()]),
        );
        if table.len() > 1 {
            say::line(say::table(&table).trim_end());
        }
        let missing = self.without_test();
        let mut text = String::new();
        for row in &missing {
            let _ = writeln!(text, "{}\t{}\t{}", row.id, row.section, row.requirement);
        }
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot create {}", folder.display()))?;
        }
        fs::write(file, text).with_context(|| format!("cannot write {}", file.display()))?;
        say::line(&format!(
            "{} of {} requirements are named by a test; the other {} are listed in {}",
            self.rows.len() - missing.len(),
            self.rows.len(),
            missing.len(),
            file.display()
        ));
        Ok(())
    }

    fn without_test(&self) -> Vec<&Row> {
        self.rows
            .iter()
            .filter(|row| !self.named.contains(&row.id))
            .collect()
    }

    /// Rows and named rows of each ledger's top sections, in the order of the ledgers' letters and names.
    fn sections(&self) -> BTreeMap<String, (usize, usize)> {
        let mut sections = BTreeMap::new();
        for row in &self.rows {
            let letter = row.id.split('-').next().unwrap_or_default();
            let entry: &mut (usize, usize) = sections
                .entry(format!("{letter}  {}", row.section))
                .or_default();
            entry.0 += 1;
            entry.1 += usize::from(self.named.contains(&row.id));
        }
        sections
    }
}

fn ledger(text: &str) -> Result<Vec<Row>> {
    let mut rows = Vec::new();
    for (number, line) in text
        .lines()
        .enumerate()
        .skip(1)
        .filter(|(_, line)| !line.trim().is_empty())
    {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, section, _kind, requirement, ..] = columns[..] else {
            anyhow::bail!("line {} has fewer than four columns", number + 1);
        };
        rows.push(Row {
            id: id.to_owned(),
            section: section.to_owned(),
            requirement: requirement.to_owned(),
        });
    }
    Ok(rows)
}

fn test_sources(project: &Project) -> Result<Vec<PathBuf>> {
    let mut sources = Vec::new();
    for crate_folder in ["scheduler-core", "scheduler-wasm", "server", "xtask"] {
        sources.extend(files(&project.root.join(crate_folder), |name| {
            name.ends_with(".rs")
        })?);
    }
    let is_test = |name: &str| name.ends_with(".test.ts") || name.ends_with(".test.tsx");
    for folder in ["prerender", "src"] {
        sources.extend(files(&project.app.join(folder), is_test)?);
    }
    sources.extend(files(&project.app.join("e2e"), |name| {
        name.ends_with(".ts")
    })?);
    Ok(sources)
}

/// All files below a folder whose name is wanted, in order; none when the folder is not there.
fn files(folder: &Path, wanted: impl Fn(&str) -> bool) -> Result<Vec<PathBuf>> {
    if !folder.exists() {
        return Ok(Vec::new());
    }
    let mut found = Vec::new();
    let walk = WalkDir::new(folder).sort_by_file_name().into_iter();
    for entry in walk.filter_entry(|entry| {
        !["target", "node_modules", "pkg"].contains(&&*entry.file_name().to_string_lossy())
    }) {
        let entry = entry?;
        if entry.file_type().is_file() && wanted(&entry.file_name().to_string_lossy()) {
            found.push(entry.into_path());
        }
    }
    Ok(found)
}

/// The part of a source that is test code. In Rust, that is all of `tests/`, `benches/` and `tests.rs`, the checks of
/// this tool, and elsewhere what follows the first `#[cfg(test)]`; a doc comment on the code itself proves nothing.
fn test_part<'a>(file: &str, text: &'a str) -> &'a str {
    let is_test_file = !file.ends_with(".rs")
        || file.contains("/tests/")
        || file.contains("/benches/")
        || file.ends_with("/tests.rs")
        || file.starts_with("xtask/src/check/");
    if is_test_file {
        return text;
    }
    text.find(TEST_PART).map_or("", |start| &text[start..])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// An id as a test writes it; put together here, so that this file does not claim any.
    fn claim(id: &str) -> String {
        format!("[{id}]")
    }

    fn rows() -> Vec<Row> {
        let text = "id\tsection\tkind\trequirement\tcheck\n\
            D-001\t1 purpose\tbehaviour\tAnswers 200\thttp\nD-002\t1 purpose\tdata\tIs sample data\tcontent\n\n\
            W-001\t2 pages\ttext\tSays hello\tcontent\n";
        ledger(text).unwrap()
    }

    fn survey(file: &str, text: String) -> Survey {
        Survey::of(rows(), &[(file.to_owned(), text)])
    }

    #[test]
    fn rows_named_by_a_test_are_told_from_the_others() {
        let text = format!(
            "it('{}{} says hello', () => {{}})",
            claim("W-001"),
            claim("D-002")
        );
        let survey = survey("app/src/routes/home.test.tsx", text);
        assert!(survey.unknown.is_empty() && survey.duplicates.is_empty());
        assert_eq!(
            survey
                .without_test()
                .iter()
                .map(|row| row.id.as_str())
                .collect::<Vec<_>>(),
            ["D-001"]
        );
        let sections: Vec<_> = survey.sections().into_iter().collect();
        assert_eq!(
            sections,
            [
                ("D  1 purpose".to_owned(), (2, 1)),
                ("W  2 pages".to_owned(), (1, 1))
            ]
        );
    }

    #[test]
    fn an_id_that_no_ledger_holds_is_reported_with_its_file() {
        let survey = survey("app/e2e/grid.spec.ts", claim("D-003"));
        assert_eq!(survey.unknown, ["D-003 in app/e2e/grid.spec.ts"]);
    }

    #[test]
    fn an_id_that_stands_twice_is_reported() {
        let mut twice = rows();
        twice.push(twice[1].clone());
        assert_eq!(Survey::of(twice, &[]).duplicates, ["D-002"]);
    }

    #[test]
    fn ranges_and_bare_ids_name_nothing() {
        let survey = survey(
            "app/e2e/grid.spec.ts",
            "[D-001..D-002] D-001 [W-001, W-001]".to_owned(),
        );
        assert_eq!(survey.without_test().len(), 3);
        assert!(survey.unknown.is_empty());
    }

    #[test]
    fn in_rust_sources_only_the_test_part_counts() {
        let text = format!(
            "/// {}\npub fn rule() {{}}\n{TEST_PART}\nmod tests {{\n/// {}\n}}",
            claim("D-001"),
            claim("D-002")
        );
        let inside = survey("scheduler-core/src/points.rs", text.clone());
        assert_eq!(inside.named.iter().collect::<Vec<_>>(), ["D-002"]);
        for file in [
            "server/tests/pages.rs",
            "scheduler-core/benches/engine.rs",
            "xtask/src/check/locks.rs",
            "server/src/x/tests.rs",
        ] {
            assert_eq!(survey(file, text.clone()).named.len(), 2, "{file}");
        }
    }

    #[test]
    fn the_list_of_rows_without_a_test_is_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/list.txt");
        survey("server/tests/a.rs", claim("D-001"))
            .print(&file)
            .unwrap();
        assert_eq!(
            fs::read_to_string(file).unwrap(),
            "D-002\t1 purpose\tIs sample data\nW-001\t2 pages\tSays hello\n"
        );
    }

    #[test]
    fn a_torn_row_is_an_error() {
        assert!(
            ledger("id\tsection\nD-001\t1 purpose\n")
                .unwrap_err()
                .to_string()
                .contains("line 2")
        );
    }
}
