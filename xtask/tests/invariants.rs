//! The rules of the house that no compiler or linter knows.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use duct::cmd;
use ignore::WalkBuilder;
use regex::Regex;
use serde_json::Value;

/// What would bring I/O, an event loop, randomness or JavaScript.
const IMPURE_CRATES: &str =
    "^(wasm-bindgen|js-sys|web-sys|tsify|actix.*|reqwest|hyper|tokio|mio|rand|getrandom) ";
/// What reads the world, or writes to it.
const IMPURE_CODE: &str = r"\bstd::(\{.*)?\b(fs|net|time|env|io|process|thread|os)\b|\b(unsafe|async|SystemTime|Instant|RandomState)\b|\b(Utc|Local)::(now|today)\b|\be?print(ln)?!";

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn json(path: &str) -> Value {
    serde_json::from_str(&read(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn cargo(arguments: &str) -> String {
    cmd(env!("CARGO"), arguments.split(' '))
        .dir(root())
        .read()
        .expect("cargo answers")
}

/// The workspace's packages, as `cargo metadata` has them.
fn packages() -> Vec<Value> {
    let text = cargo("metadata --no-deps --format-version 1");
    let metadata: Value = serde_json::from_str(&text).unwrap();
    metadata["packages"].as_array().unwrap().clone()
}

/// The scheduler's crates that know nothing of the world around them: all but the bindings.
fn pure_crates() -> Vec<String> {
    let names = packages()
        .into_iter()
        .map(|package| package["name"].as_str().unwrap().to_owned());
    let pure: Vec<String> = names
        .filter(|name| name.starts_with("scheduler-") && !name.ends_with("-wasm"))
        .collect();
    assert!(pure.contains(&"scheduler-core".to_owned()));
    pure
}

/// The lines of a crate's sources, without tests and comment lines, that a pattern finds, each with its place.
fn found_in(krate: &str, pattern: &str) -> Vec<String> {
    let pattern = Regex::new(pattern).unwrap();
    let mut found = Vec::new();
    for entry in WalkBuilder::new(root().join(krate).join("src")).build() {
        let path = entry.unwrap().into_path();
        if !path.to_string_lossy().ends_with(".rs") || path.ends_with("tests.rs") {
            continue;
        }
        let text = fs::read_to_string(&path).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        for (number, line) in code.lines().enumerate() {
            if !line.trim_start().starts_with("//") && pattern.is_match(line) {
                found.push(format!(
                    "{}:{}: {}",
                    path.display(),
                    number + 1,
                    line.trim()
                ));
            }
        }
    }
    found
}

/// [D-496] No crate that does I/O or speaks JavaScript is below the rules.
/// [D-492] Chrono comes without its clock. (Libraries bring clocks to scheduler-exchange and scheduler-solver, whose
/// own code asks for none: see the test of it below.)
#[test]
fn scheduler_core_depends_on_nothing_that_does_io() {
    let forbidden = Regex::new(IMPURE_CRATES).unwrap();
    let clock = Regex::new(r"^chrono .*\b(clock|now|wasmbind)\b").unwrap();
    assert!(forbidden.is_match("tokio v1.0.0 ") && forbidden.is_match("actix-web v4.0.0 "));
    let options = "--edges normal,build --target all --prefix none --format {p}+{f}";
    let tree = cargo(&format!("tree --package scheduler-core {options}"));
    assert!(tree.starts_with("scheduler-core"), "{tree}");
    for line in tree.lines() {
        assert!(!forbidden.is_match(line) && !clock.is_match(line), "{line}");
    }
}

/// [D-501] What scheduler-core always needs; optional crates are off unless the bindings ask for them.
#[test]
fn scheduler_core_needs_three_crates() {
    let packages = packages();
    let core = packages
        .iter()
        .find(|package| package["name"] == "scheduler-core")
        .unwrap();
    let dependencies = core["dependencies"].as_array().unwrap().iter();
    let needed = dependencies.filter(|one| one["kind"].is_null() && one["optional"] == false);
    let names: BTreeSet<&str> = needed.map(|one| one["name"].as_str().unwrap()).collect();
    assert!(
        names.is_subset(&BTreeSet::from(["chrono", "serde", "thiserror"])),
        "{names:?}"
    );
}

/// [D-497] No I/O, clock, randomness, async or unsafe in the crates' own code.
#[test]
fn the_pure_crates_do_no_io() {
    let pattern = Regex::new(IMPURE_CODE).unwrap();
    for code in [
        "use std::fs;",
        "use std::{fmt, io};",
        "unsafe { x() }",
        "let d = Utc::now();",
        "println!(\"x\");",
    ] {
        assert!(pattern.is_match(code), "{code}");
    }
    assert!(!pattern.is_match("use std::{collections::BTreeMap, fmt};"));
    for krate in pure_crates() {
        let found = found_in(&krate, IMPURE_CODE);
        assert!(found.is_empty(), "{found:#?}");
    }
}

/// [D-498] [D-499] The compiler holds these, as long as the crate asks for them.
#[test]
fn scheduler_core_denies_panics_and_missing_docs() {
    let text = read("scheduler-core/src/lib.rs");
    let denied: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"))
        .collect();
    let lists = Regex::new(r"\b(?:deny|forbid)\s*\(([^()]*)\)").unwrap();
    let denied: String = lists
        .captures_iter(&denied)
        .map(|list| list[1].to_owned() + ",")
        .collect();
    for lint in [
        "missing_docs",
        "clippy::unwrap_used",
        "clippy::expect_used",
        "clippy::panic",
        "clippy::indexing_slicing",
        "clippy::float_arithmetic",
    ] {
        assert!(
            denied.split(',').any(|one| one.trim() == lint),
            "{lint} is not denied"
        );
    }
}

/// [D-502] Points, hours and minutes are whole numbers.
#[test]
fn scheduler_core_has_no_floats() {
    let found = found_in("scheduler-core", r"\bf(32|64)\b");
    assert!(found.is_empty(), "{found:#?}");
}

/// [D-500] A file of rules, which answers questions about a week or decides by itself, has its tests below them.
#[test]
fn scheduler_core_has_its_rules_tested_where_they_stand() {
    for entry in WalkBuilder::new(root().join("scheduler-core/src")).build() {
        let path = entry.unwrap().into_path();
        let text = fs::read_to_string(&path).unwrap_or_default();
        // `analysis.rs` puts answers together that are tested where they are made, and whole by the worked cases.
        let is_rule = text.contains("\npub fn ") || text.contains("\nimpl Week {");
        if is_rule && !path.ends_with("analysis.rs") {
            assert!(
                text.contains("#[cfg(test)]"),
                "{} has no tests",
                path.display()
            );
        }
    }
}

/// [D-506] The bindings convert, call and convert: only reading and writing values takes any arithmetic.
#[test]
fn scheduler_wasm_computes_nothing() {
    let found = found_in("scheduler-wasm", r" [-+*/%]=? |\.(sum|min|max|sort\w*)\(");
    let converts = |line: &String| {
        ["output.rs", "read.rs"]
            .iter()
            .any(|file| line.contains(file))
    };
    assert!(found.iter().all(converts), "{found:#?}");
}

/// The paths of a `use` declaration, or of one of its branches: `a::{b, c::d}` is `a::b` and `a::c::d`.
fn paths_of_use(tree: &str) -> Vec<String> {
    let Some((head, branches)) = tree.split_once('{') else {
        return vec![tree.trim().to_owned()];
    };
    let mut depth = 0;
    let branches = branches.trim().trim_end_matches('}').split(|c: char| {
        depth += i32::from(c == '{') - i32::from(c == '}');
        c == ',' && depth == 0
    });
    let paths = branches.filter(|branch| !branch.trim().is_empty());
    paths
        .flat_map(paths_of_use)
        .map(|path| format!("{}{path}", head.trim()))
        .collect()
}

/// What each module of scheduler-core uses of the others, as `folder::module`; tests left out.
fn modules_of_the_core() -> BTreeMap<String, BTreeSet<String>> {
    let uses = Regex::new(r"(?s)\buse ([^;]+);").unwrap();
    let inline = Regex::new(r"\b(?:crate|super)(?:::\w+)+").unwrap();
    let mut code: BTreeMap<(String, String), String> = BTreeMap::new();
    for entry in WalkBuilder::new(root().join("scheduler-core/src"))
        .min_depth(Some(2))
        .build()
    {
        let path = entry.unwrap().into_path();
        let text = fs::read_to_string(&path).unwrap();
        let (test, comment) = ("#[cfg(test)]", |line: &&str| {
            !line.trim_start().starts_with("//")
        });
        let text = text.split(test).next().unwrap_or_default().lines();
        let folder = path.parent().unwrap().file_name().unwrap();
        let name = |part: &std::ffi::OsStr| part.to_string_lossy().into_owned();
        code.insert(
            (name(folder), name(path.file_stem().unwrap())),
            text.filter(comment).collect::<Vec<_>>().join("\n"),
        );
    }
    // Which module a name of a folder comes from: what `mod.rs` re-exports, and the modules themselves.
    let mut homes: BTreeMap<(String, String), String> = BTreeMap::new();
    for ((folder, module), text) in &code {
        homes.insert((folder.clone(), module.clone()), module.clone());
        if module != "mod" {
            continue;
        }
        for found in uses.captures_iter(text) {
            for path in paths_of_use(&found[1]) {
                let (home, name) = path.split_once("::").unwrap();
                homes.insert((folder.clone(), name.to_owned()), home.to_owned());
            }
        }
    }
    let mut modules = BTreeMap::new();
    for ((folder, module), text) in code.iter().filter(|((_, module), _)| module != "mod") {
        let declared = uses.captures_iter(text);
        let mut paths: Vec<String> = declared.flat_map(|found| paths_of_use(&found[1])).collect();
        paths.extend(inline.find_iter(text).map(|path| path.as_str().to_owned()));
        let mut used = BTreeSet::new();
        for path in paths {
            let parts: Vec<&str> = path.split("::").collect();
            let mut of_path = |folder: &str, name: &str| {
                let key = (folder.to_owned(), name.to_owned());
                let home = homes.get(&key).map(|home| format!("{folder}::{home}"));
                used.extend(home);
            };
            match parts[..] {
                ["super", name, ..] => of_path(folder, name),
                ["crate", other, name, ..] => of_path(other, name),
                // A name at the crate's root.
                ["crate", name] => {
                    for (folder, _) in homes.keys().filter(|(_, other)| other == name) {
                        of_path(folder, name);
                    }
                }
                _ => {}
            }
        }
        let own = format!("{folder}::{module}");
        used.remove(&own);
        modules.insert(own, used);
    }
    modules
}

/// Takes away what uses nothing that is left, until that is all or a circle.
fn in_a_circle(mut uses: BTreeMap<String, BTreeSet<String>>) -> Vec<String> {
    loop {
        let free: Vec<String> = uses
            .iter()
            .filter(|(_, used)| used.iter().all(|one| !uses.contains_key(one)))
            .map(|(one, _)| one.clone())
            .collect();
        if free.is_empty() {
            return uses.into_keys().collect();
        }
        uses.retain(|one, _| !free.contains(one));
    }
}

/// Modules of scheduler-core use each other one way, and so do its folders.
#[test]
fn scheduler_core_has_no_circles() {
    let modules = modules_of_the_core();
    assert!(
        modules["coverage::gap"].contains("week::week"),
        "{modules:#?}"
    );
    let mut folders: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (one, used) in &modules {
        let folder = |module: &String| module.split("::").next().unwrap().to_owned();
        let others = used
            .iter()
            .map(folder)
            .filter(|other| *other != folder(one));
        folders.entry(folder(one)).or_default().extend(others);
    }
    assert_eq!(in_a_circle(modules), Vec::<String>::new());
    assert_eq!(in_a_circle(folders), Vec::<String>::new());
    let two = [("a", "b"), ("b", "a"), ("c", "a")];
    let two = two.map(|(one, other)| (one.to_owned(), BTreeSet::from([other.to_owned()])));
    assert_eq!(in_a_circle(BTreeMap::from(two)), ["a", "b", "c"]);
}

/// Versions are exact, and the lock file has the same.
#[test]
fn every_npm_package_is_pinned() {
    let (package, lock) = (json("app/package.json"), json("app/package-lock.json"));
    let exact = Regex::new(r"^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$").unwrap();
    let groups =
        ["dependencies", "devDependencies"].map(|group| package[group].as_object().unwrap());
    for (name, version) in groups.into_iter().flatten() {
        assert!(
            exact.is_match(version.as_str().unwrap()),
            "{name} {version}"
        );
        assert_eq!(
            &lock["packages"][format!("node_modules/{name}")]["version"],
            version,
            "{name}"
        );
    }
}

/// The generated code and the program that generates it must be of one version.
#[test]
fn wasm_bindgen_is_pinned() {
    for package in packages() {
        for dependency in package["dependencies"].as_array().unwrap() {
            let wanted = dependency["req"].as_str().unwrap();
            assert!(
                dependency["name"] != "wasm-bindgen" || wanted.starts_with('='),
                "{}",
                package["name"]
            );
        }
    }
}

/// A clone gets everything from where its own settings say: no lock or settings file names another place.
#[test]
fn no_file_names_a_registry() {
    let lock = read("Cargo.lock");
    for source in lock.lines().filter(|line| line.starts_with("source = ")) {
        assert_eq!(
            source,
            "source = \"registry+https://github.com/rust-lang/crates.io-index\""
        );
    }
    for folder in ["app", "app/vitals", "app/firefox"] {
        assert!(
            !read(&format!("{folder}/package-lock.json")).contains("\"resolved\""),
            "{folder}"
        );
        assert!(!root().join(folder).join(".npmrc").exists(), "{folder}");
    }
    assert!(!root().join(".npmrc").exists());
    let settings = read(".cargo/config.toml");
    assert!(
        !["[source", "[registr"]
            .iter()
            .any(|section| settings.contains(section)),
        "{settings}"
    );
}
