//! Project invariants that no compiler or linter checks.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use ignore::WalkBuilder;
use regex::Regex;
use serde_json::Value;

/// Crates for I/O, async runtimes, randomness or JavaScript.
const IMPURE_CRATES: &str =
    "^(wasm-bindgen|js-sys|web-sys|tsify|actix.*|reqwest|hyper|tokio|mio|rand|getrandom) ";
/// Code with I/O or other side effects.
const IMPURE_CODE: &str = r"\bstd::(\{.*)?\b(fs|net|time|env|io|process|thread|os)\b|\b(unsafe|async|SystemTime|Instant|RandomState)\b|\b(Utc|Local)::(now|today)\b|\be?print(ln)?!";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn pattern(text: &str) -> Regex {
    Regex::new(text).unwrap()
}

fn cargo(arguments: &str) -> String {
    let mut cargo = Command::new(env!("CARGO"));
    let output = cargo
        .args(arguments.split(' '))
        .current_dir(root())
        .output();
    String::from_utf8(output.expect("cargo runs").stdout).unwrap()
}

/// The workspace's crates with their dependencies from `cargo metadata`.
fn crates() -> BTreeMap<String, Vec<Value>> {
    let text = cargo("metadata --no-deps --format-version 1");
    let metadata: Value = serde_json::from_str(&text).unwrap();
    let packages = metadata["packages"].as_array().unwrap().iter();
    let of = |package: &Value| package["dependencies"].as_array().unwrap().clone();
    packages
        .map(|package| (package["name"].as_str().unwrap().to_owned(), of(package)))
        .collect()
}

/// The source files of a crate, by `folder/file` without `.rs`.
fn sources(krate: &str) -> BTreeMap<String, String> {
    let folder = root().join(krate).join("src");
    let paths = WalkBuilder::new(&folder)
        .build()
        .map(|entry| entry.unwrap().into_path());
    let files = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    files
        .map(|path| {
            let name = path.strip_prefix(&folder).unwrap().with_extension("");
            (
                name.to_str().unwrap().to_owned(),
                fs::read_to_string(path).unwrap(),
            )
        })
        .collect()
}

/// Removes tests, and replaces comments by empty lines.
fn code(text: &str) -> String {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    pattern(r"(?m)^\s*//.*$").replace_all(code, "").into_owned()
}

/// Lines of a crate's code that match a pattern, each with its file.
fn matches_in(krate: &str, searched: &str) -> Vec<String> {
    let searched = pattern(searched);
    let mut found = Vec::new();
    for (file, text) in sources(krate)
        .iter()
        .filter(|(file, _)| !file.ends_with("tests"))
    {
        let code = code(text);
        let lines = code.lines().filter(|line| searched.is_match(line));
        found.extend(lines.map(|line| format!("{file}: {}", line.trim())));
    }
    found
}

/// [D-496] The rules depend on no crate with I/O or JavaScript. [D-492] Chrono is used without its clock. (Libraries
/// use clocks in scheduler-exchange and scheduler-solver, but their own code does not: see below.)
#[test]
fn scheduler_core_depends_on_nothing_that_does_io() {
    let forbidden = pattern(&format!(
        r"{IMPURE_CRATES}|^chrono .*\b(clock|now|wasmbind)\b"
    ));
    assert!(forbidden.is_match("tokio v1.0.0 ") && forbidden.is_match("actix-web v4.0.0 "));
    let options = "--edges normal,build --target all --prefix none --format {p}+{f}";
    let tree = cargo(&format!("tree --package scheduler-core {options}"));
    assert!(tree.starts_with("scheduler-core"), "{tree}");
    for line in tree.lines() {
        assert!(!forbidden.is_match(line), "{line}");
    }
}

/// [D-501] Required dependencies of scheduler-core, and of the crate with its counts; optional ones are only enabled by
/// the bindings.
#[test]
fn scheduler_core_needs_three_libraries() {
    let of_core = ["chrono", "scheduler-hours", "serde", "thiserror"];
    let crates = crates();
    for (krate, allowed) in [("scheduler-core", &of_core[..]), ("scheduler-hours", &[])] {
        for one in &crates[krate] {
            let is_needed = one["kind"].is_null() && one["optional"] == false;
            let name = one["name"].as_str().unwrap();
            assert!(!is_needed || allowed.contains(&name), "{krate}: {name}");
        }
    }
}

/// [D-497] No I/O, clock, randomness, async or unsafe in the scheduler's crates except the bindings.
#[test]
fn the_pure_crates_do_no_io() {
    let impure = pattern(IMPURE_CODE);
    assert!(impure.is_match("use std::fs;") && impure.is_match("use std::{fmt, io};"));
    assert!(impure.is_match("unsafe { x() }") && impure.is_match("let d = Utc::now();"));
    assert!(impure.is_match("println!(\"x\");"));
    assert!(!impure.is_match("use std::{collections::BTreeMap, fmt};"));
    let is_pure = |name: &String| name.starts_with("scheduler-") && !name.ends_with("-wasm");
    let pure: Vec<String> = crates().into_keys().filter(is_pure).collect();
    assert!(pure.contains(&"scheduler-core".to_owned()));
    for krate in pure {
        let mut found = matches_in(&krate, IMPURE_CODE);
        // A reader of bytes that are in memory.
        found.retain(|line| !line.ends_with("use std::io::Cursor;"));
        assert_eq!(found, [""; 0], "{krate}");
    }
}

/// [D-498] [D-499] Enforced by the compiler if the workspace or the crate denies these lints, and the crate allows none.
#[test]
fn scheduler_core_denies_panics_and_missing_docs() {
    let workspace = read("Cargo.toml");
    let inherited = pattern(r"(?m)^\[lints\]\s+workspace = true$");
    assert!(inherited.is_match(&read("scheduler-core/Cargo.toml")));
    for lint in "unwrap_used expect_used panic indexing_slicing unreachable".split(' ') {
        let denied = format!(r#"(?m)^{lint} = "(deny|forbid)"$"#);
        assert!(
            pattern(&denied).is_match(&workspace),
            "{lint} is not denied"
        );
        let allowed = format!(r"(allow|expect|warn)\s*\([^)]*clippy::{lint}\b");
        assert_eq!(matches_in("scheduler-core", &allowed), [""; 0]);
    }
    let code = code(&read("scheduler-core/src/lib.rs"));
    for lint in ["clippy::float_arithmetic", "missing_docs"] {
        let denied = format!(r"\b(deny|forbid)\s*\(\s*{lint}\s*\)");
        assert!(pattern(&denied).is_match(&code), "{lint} is not denied");
    }
}

/// [D-502] Points, hours and minutes are integers.
#[test]
fn scheduler_core_has_no_floats() {
    assert_eq!(matches_in("scheduler-core", r"\bf(32|64)\b"), [""; 0]);
}

/// [D-500] Files with rules have unit tests.
#[test]
fn scheduler_core_has_unit_tests_for_its_rules() {
    for (file, text) in sources("scheduler-core") {
        // `analysis.rs` only combines results that are tested elsewhere, and as a whole by the golden cases.
        let is_rule = text.contains("\npub fn ") || text.contains("\nimpl Week {");
        let is_tested = text.contains("#[cfg(test)]") || file.ends_with("analysis");
        assert!(!is_rule || is_tested, "{file} has no tests");
    }
}

/// The crates that become packages for the browser.
fn packages() -> Vec<String> {
    let names = crates().into_keys();
    let found: Vec<String> = names.filter(|name| name.ends_with("-wasm")).collect();
    assert!(found.len() >= 4, "{found:?}");
    found
}

/// [D-506] The bindings only convert and call: they contain no arithmetic.
#[test]
fn the_bindings_compute_nothing() {
    for krate in packages() {
        let found = matches_in(&krate, r" [-+*/%]=? |\.(sum|min|max|sort\w*)\(");
        assert_eq!(found, [""; 0], "{krate}");
    }
}

/// The crates that a package is built from, each with its version and features.
fn tree_of(package: &str) -> Vec<String> {
    let options = "--target wasm32-unknown-unknown --edges normal,build --prefix none --no-dedupe";
    let tree = cargo(&format!(
        "tree --package {package} {options} --format {{p}}+{{f}}"
    ));
    let tree = pattern(r" \([^)]*\)").replace_all(&tree, "");
    assert!(tree.starts_with(package), "{tree}");
    tree.lines().map(|line| line.replace('+', " ")).collect()
}

/// [D-492] No package has a clock. A library with random numbers is only in those that are loaded on demand: that of
/// archives, for workbooks.
#[test]
fn the_packages_have_no_clock_and_no_randomness() {
    const FORBIDDEN: &str = r"^(uuid|rand\w*|getrandom|fastrand|icalendar|iana-time-zone|web-time|instant|time) |^chrono .*\b(clock|now|wasmbind)\b";
    let forbidden = pattern(FORBIDDEN);
    assert!(forbidden.is_match("uuid v1.0.0 v4") && forbidden.is_match("chrono v0.4.0 clock,std"));
    assert!(!forbidden.is_match("chrono v0.4.0 alloc,serde,std"));
    for krate in packages() {
        let allowed = match krate.as_str() {
            "scheduler-export-wasm" | "scheduler-workbook-wasm" => "^getrandom ",
            _ => "^$",
        };
        let allowed = pattern(allowed);
        for line in tree_of(&krate) {
            assert!(
                !forbidden.is_match(&line) || allowed.is_match(&line),
                "{krate}: {line}"
            );
        }
    }
}

/// Crates with the same features in all packages are compiled once for all of them: scheduler-bindings asks for what
/// differs otherwise.
#[test]
fn no_crate_is_compiled_twice_for_the_browser() {
    let lines: BTreeSet<String> = packages().iter().flat_map(|krate| tree_of(krate)).collect();
    assert!(lines.len() > 50, "{lines:?}");
    let mut seen: BTreeMap<String, &String> = BTreeMap::new();
    for line in &lines {
        let name: Vec<&str> = line.split(' ').take(2).collect();
        if let Some(other) = seen.insert(name.join(" "), line) {
            panic!("with other features in another package: {other}, {line}");
        }
    }
}

/// Which modules each module of scheduler-core refers to: words in `use` declarations and paths that are a module or a
/// public item of one. (So `crate::week::Filter` also counts as `week/week`, which is harmless as long as the folders
/// are acyclic.)
fn modules_of_the_core() -> BTreeMap<String, BTreeSet<String>> {
    let (item, path, word) = (
        pattern(
            r"(?m)^pub(?:\(\w+\))? (?:const )?(?:struct|enum|fn|trait|type|const|static) (\w+)",
        ),
        pattern(r"\buse (?:crate|super)\b[^;]*;|\b(?:crate|super)(?:::\w+)+"),
        pattern(r"\w+"),
    );
    let mut modules = sources("scheduler-core");
    modules.retain(|name, _| name.contains('/') && !name.ends_with("/mod"));
    modules.values_mut().for_each(|text| *text = code(text));
    let mut definitions: BTreeMap<&str, BTreeSet<&String>> = BTreeMap::new();
    for (name, code) in &modules {
        let items = item
            .captures_iter(code)
            .map(|found| found.extract::<1>().1[0]);
        for one in items.chain(name.split('/').next_back()) {
            definitions.entry(one).or_default().insert(name);
        }
    }
    let used = |name: &String, code: &String| {
        let words = path
            .find_iter(code)
            .flat_map(|path| word.find_iter(path.as_str()));
        let used = words.flat_map(|word| definitions.get(word.as_str()).into_iter().flatten());
        used.filter(|other| **other != name)
            .map(|other| (*other).clone())
            .collect()
    };
    let modules = modules.iter();
    modules
        .map(|(name, code)| (name.clone(), used(name, code)))
        .collect()
}

/// Repeatedly removes modules without remaining dependencies; what remains is part of or depends on a cycle.
fn find_cycle(mut uses: BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    loop {
        let left: BTreeSet<String> = uses.keys().cloned().collect();
        uses.retain(|_, used| !used.is_disjoint(&left));
        if uses.len() == left.len() {
            return uses.into_keys().collect();
        }
    }
}

/// Modules and folders of scheduler-core have no cyclic dependencies.
#[test]
fn scheduler_core_has_no_cycles() {
    let modules = modules_of_the_core();
    assert!(
        modules["coverage/gap"].contains("week/week"),
        "{modules:#?}"
    );
    let folder = |module: &String| module.split('/').next().unwrap().to_owned();
    let mut folders: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (one, used) in &modules {
        let others = used
            .iter()
            .map(folder)
            .filter(|other| *other != folder(one));
        folders.entry(folder(one)).or_default().extend(others);
    }
    assert_eq!(find_cycle(modules), [""; 0]);
    assert_eq!(find_cycle(folders), [""; 0]);
    let three = [("a", "b"), ("b", "a"), ("c", "a"), ("d", "e")];
    let three = three.map(|(one, other)| (one.to_owned(), BTreeSet::from([other.to_owned()])));
    assert_eq!(find_cycle(BTreeMap::from(three)), ["a", "b", "c"]);
}

/// The text of every source file of some folders, by its path; tests and what is generated are left out.
fn texts_of(folders: &[&str]) -> BTreeMap<String, String> {
    let left_out = pattern(r"\.test\.|/testing/|pkg/");
    let mut texts = BTreeMap::new();
    for folder in folders {
        for entry in WalkBuilder::new(root().join(folder)).build() {
            let path = entry.unwrap().into_path();
            let name = path.strip_prefix(root()).unwrap();
            let name = name.to_str().unwrap().replace('\\', "/");
            if pattern(r"\.(rs|tsx?)$").is_match(&name) && !left_out.is_match(&name) {
                texts.insert(name, code(&fs::read_to_string(path).unwrap()));
            }
        }
    }
    texts
}

/// A rule costs at most six files, those of `docs/adding.md`: no other code knows its name. The figures of working time
/// are a row each, for a rule whose figure is shown; a rule that also refuses commands is named by their errors.
#[test]
fn a_rule_is_named_in_at_most_six_files() {
    let walk = read("docs/adding.md");
    let walk = walk.split("\n## ").find(|part| part.starts_with("A rule"));
    let steps = pattern(r"(?m)^\d\. (?:and \d\. )?`([^`]+)`|^6\. A case in `([^`]+)`");
    let named: Vec<&str> = steps
        .captures_iter(walk.unwrap())
        .map(|step| step.get(1).or(step.get(2)).unwrap().as_str())
        .collect();
    assert!((5..=6).contains(&named.len()), "{named:?}");
    for path in named {
        assert!(root().join(path).exists(), "{path}");
    }

    let crates = [
        "scheduler-core/src",
        "scheduler-solver/src",
        "scheduler-team/src",
    ];
    let texts = texts_of(&[&crates[..], &["scheduler-exchange/src", "app/src"]].concat());
    let rule = pattern(r"\b(?:rule|not_filled)\(\s*ViolationKind::(\w+)");
    let list = &texts["scheduler-core/src/rules/list.rs"];
    let kinds: Vec<&str> = rule
        .captures_iter(list)
        .map(|found| found.extract::<1>().1[0])
        .collect();
    assert!(kinds.len() > 15, "{kinds:?}");
    for kind in kinds {
        let refuses = format!(r"\bSelf::{kind}\b");
        if pattern(&refuses).is_match(&texts["scheduler-core/src/schedule/error.rs"]) {
            continue;
        }
        let (first, rest) = kind.split_at(1);
        let name = format!("{}{rest}", first.to_lowercase());
        let (rust, script) = (
            pattern(&format!(r"\b(?:ViolationKind|Self)::{kind}\b")),
            pattern(&format!(r"\b{name}\b")),
        );
        let knows = |(path, text): &(&String, &String)| {
            let pattern = if path.ends_with(".rs") {
                &rust
            } else {
                &script
            };
            pattern.is_match(text) && !path.ends_with("/workingTime.ts")
        };
        let files: Vec<&String> = texts.iter().filter(knows).map(|(path, _)| path).collect();
        assert!((1..=6).contains(&files.len()), "{kind}: {files:?}");
    }
}

/// Versions are exact; `npm ci` ensures that the lock file matches.
#[test]
fn every_npm_package_is_pinned() {
    let package: Value = serde_json::from_str(&read("app/package.json")).unwrap();
    let exact = pattern(r"^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$");
    for group in ["dependencies", "devDependencies"] {
        for (name, version) in package[group].as_object().unwrap() {
            assert!(
                exact.is_match(version.as_str().unwrap()),
                "{name} {version}"
            );
        }
    }
}

/// The generated code and its generator must have the same version.
#[test]
fn wasm_bindgen_is_pinned() {
    for (name, dependencies) in crates() {
        let mut pinned = dependencies
            .iter()
            .filter(|one| one["name"] == "wasm-bindgen");
        assert!(
            pinned.all(|one| one["req"].as_str().unwrap().starts_with('=')),
            "{name}"
        );
    }
}

/// Lock and settings files name no registry, so that a clone uses its own configuration.
#[test]
fn no_file_names_a_registry() {
    let lock = read("Cargo.lock");
    for source in lock.lines().filter(|line| line.starts_with("source = ")) {
        let default = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
        assert_eq!(source, default);
    }
    for folder in ["app", "app/vitals", "app/firefox"] {
        let lock = read(&format!("{folder}/package-lock.json"));
        assert!(!lock.contains("\"resolved\""), "{folder}");
    }
    for folder in [".", "app", "app/vitals", "app/firefox"] {
        assert!(!root().join(folder).join(".npmrc").exists(), "{folder}");
    }
    let settings = read(".cargo/config.toml");
    assert!(!settings.contains("[source") && !settings.contains("[registr"));
}
