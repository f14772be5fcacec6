//! `scheduler-core` is pure: nothing in it or below it does I/O, knows the time or speaks JavaScript.

use std::fs;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::Regex;

use super::source;
use crate::project::Project;
use crate::runner;

const CRATE: &str = "scheduler-core";
/// Crates that would bring I/O, an event loop, randomness or JavaScript.
const FORBIDDEN: [&str; 14] = [
    "wasm-bindgen",
    "js-sys",
    "web-sys",
    "tsify",
    "serde-wasm-bindgen",
    "actix-web",
    "actix-rt",
    "reqwest",
    "hyper",
    "tokio",
    "mio",
    "rand",
    "getrandom",
    "socket2",
];
const ALLOWED: [&str; 3] = ["serde", "chrono", "thiserror"];
const DENIED_LINTS: [&str; 5] = [
    "clippy::unwrap_used",
    "clippy::expect_used",
    "clippy::panic",
    "clippy::indexing_slicing",
    "missing_docs",
];

static IMPURE: LazyLock<Regex> = LazyLock::new(|| {
    let words = [
        r"\bunsafe\b",
        r"\basync\b",
        r"\bstd::(?:fs|net|time|env|io|process|thread|os)\b",
        r"\bstd::\{[^}]*\b(?:fs|net|time|env|io|process|thread|os)\b",
        r"\brand::",
        r"\b(?:SystemTime|Instant|RandomState)\b",
        r"\b(?:Utc|Local)::(?:now|today)\b",
        r"\b(?:println|print|eprintln|eprint)!",
    ];
    Regex::new(&words.join("|")).expect("the pattern is correct")
});
static DENY: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?s)\b(?:deny|forbid)\s*\(([^()]*)\)").expect("the pattern is correct")
});

pub fn dependency_tree(project: &Project) -> Result<Vec<String>> {
    Ok(forbidden_in(&tree(project, "{p}")?))
}

fn forbidden_in(tree: &str) -> Vec<String> {
    let names = tree
        .lines()
        .filter_map(|line| line.split_whitespace().next());
    let forbidden = names.filter(|name| FORBIDDEN.contains(name) || name.starts_with("actix"));
    forbidden
        .map(|name| format!("{CRATE} depends on {name}; see `cargo tree -p {CRATE} -i {name}`"))
        .collect()
}

pub fn no_clock_feature(project: &Project) -> Result<Vec<String>> {
    Ok(clock_in(&tree(project, "{p} {f}")?))
}

fn clock_in(tree: &str) -> Vec<String> {
    let has_clock = |line: &&str| {
        let features = line.rsplit(' ').next().unwrap_or_default();
        line.starts_with("chrono ")
            && features
                .split(',')
                .any(|feature| ["clock", "now", "wasmbind"].contains(&feature))
    };
    tree.lines()
        .filter(has_clock)
        .map(|line| format!("chrono has a clock: {line}"))
        .collect()
}

fn tree(project: &Project, format: &str) -> Result<String> {
    let text = runner::answer(project.cargo().args([
        "tree",
        "--package",
        CRATE,
        "--edges",
        "normal,build",
        "--target",
        "all",
        "--prefix",
        "none",
        "--format",
        format,
    ]))?;
    anyhow::ensure!(
        text.starts_with(CRATE),
        "`cargo tree` printed no tree of {CRATE}"
    );
    Ok(text)
}

pub fn direct_dependencies(project: &Project) -> Result<Vec<String>> {
    let text =
        runner::answer(
            project
                .cargo()
                .args(["metadata", "--no-deps", "--format-version", "1"]),
        )?;
    let metadata: serde_json::Value = serde_json::from_str(&text)?;
    let packages = metadata["packages"]
        .as_array()
        .context("cargo metadata lists no packages")?;
    let package = packages
        .iter()
        .find(|package| package["name"] == CRATE)
        .context("the workspace has no engine")?;
    let dependencies = package["dependencies"]
        .as_array()
        .context("cargo metadata lists no dependencies")?;
    // Optional ones are off unless scheduler-wasm asks; the tree above shows what is on.
    let needed = dependencies
        .iter()
        .filter(|one| one["kind"].is_null() && one["optional"] == false);
    let names = needed.filter_map(|one| one["name"].as_str());
    Ok(names
        .filter(|name| !ALLOWED.contains(name))
        .map(|name| format!("{CRATE} needs {name}"))
        .collect())
}

pub fn pure_sources(project: &Project) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let sources = source::files(&project.root.join(CRATE).join("src"), &[".rs"])?;
    anyhow::ensure!(!sources.is_empty(), "{CRATE} has no sources");
    for path in sources {
        let text = fs::read_to_string(&path)?;
        let name = path
            .strip_prefix(&project.root)
            .unwrap_or(&path)
            .display()
            .to_string();
        complaints.extend(
            impure_in(&text)
                .into_iter()
                .map(|(line, word)| format!("{name}:{line} uses {word}")),
        );
    }
    Ok(complaints)
}

fn impure_in(text: &str) -> Vec<(usize, String)> {
    let code = source::rust_code(text);
    let line = |at: usize| code[..at].matches('\n').count() + 1;
    IMPURE
        .find_iter(&code)
        .map(|found| (line(found.start()), found.as_str().to_owned()))
        .collect()
}

pub fn denied_lints(project: &Project) -> Result<Vec<String>> {
    let path = project.root.join(CRATE).join("src/lib.rs");
    let text =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    Ok(not_denied(&text))
}

fn not_denied(root: &str) -> Vec<String> {
    let code = source::rust_code(&root.replace("cfg_attr(\n    not(test)", "cfg_attr(not(test)"));
    let denied: Vec<String> = DENY
        .captures_iter(&code)
        .flat_map(|list| {
            list[1]
                .split(',')
                .map(|lint| lint.trim().to_owned())
                .collect::<Vec<_>>()
        })
        .collect();
    let missing = DENIED_LINTS
        .iter()
        .filter(|lint| !denied.iter().any(|one| one == *lint));
    missing
        .map(|lint| format!("{CRATE}/src/lib.rs does not deny {lint}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forbidden_crate_anywhere_in_the_tree_is_named() {
        let tree = "scheduler-core v0.1.0 (/p)\nchrono v0.4.45\nserde v1.0.228\nserde_derive v1.0.228 (proc-macro)\n";
        assert!(forbidden_in(tree).is_empty());
        let complaints = forbidden_in(&format!("{tree}js-sys v0.3.90\nactix-http v3.11.0\n"));
        assert!(
            complaints[0].contains("js-sys") && complaints[1].contains("actix-http"),
            "{complaints:?}"
        );
    }

    #[test]
    fn chronos_clock_is_seen_in_its_features() {
        assert!(clock_in("chrono v0.4.45 alloc,serde,std\nserde v1.0.228 std\n").is_empty());
        assert_eq!(clock_in("chrono v0.4.45 alloc,clock,now,std\n").len(), 1);
        assert_eq!(clock_in("chrono v0.4.45 now\n").len(), 1);
        assert!(clock_in("other v1.0.0 clock\n").is_empty());
    }

    #[test]
    fn impure_code_is_found_with_its_line() {
        assert_eq!(
            impure_in("fn a() {}\nuse std::fs;\n"),
            [(2, "std::fs".to_owned())]
        );
        for code in [
            "unsafe { x() }",
            "let t = std::time::Instant::now();",
            "use std::{fmt, io};",
            "async fn a() {}",
            "let r = rand::random();",
            "let d = Utc::now();",
            "println!(\"x\");",
        ] {
            assert!(!impure_in(code).is_empty(), "{code}");
        }
        for code in [
            "#![forbid(unsafe_code)]",
            "// std::fs is not used",
            "use std::{collections::BTreeMap, fmt};",
            "let s = \"unsafe\";",
            "#[cfg(test)]\nmod tests { use std::time::Instant; }",
            "use core::fmt;",
        ] {
            assert!(impure_in(code).is_empty(), "{code}");
        }
    }

    #[test]
    fn each_lint_must_be_denied() {
        let all = "#![deny(missing_docs)]\n#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used,\n    \
            clippy::panic, clippy::indexing_slicing,))]\n";
        assert!(not_denied(all).is_empty(), "{:?}", not_denied(all));
        assert_eq!(not_denied(&all.replace("clippy::panic, ", "")).len(), 1);
        assert_eq!(
            not_denied(&all.replace("deny(missing", "warn(missing")).len(),
            1
        );
        assert_eq!(
            not_denied(&format!("// {}", all.replace('\n', " "))).len(),
            DENIED_LINTS.len()
        );
    }
}
