//! Builds the engine for the browser: wasm-pack builds each package into the app.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, bail, ensure};
use regex::Regex;
use serde_json::{Value, json};

use crate::project::Project;
use crate::steps;

/// Crates built as packages, and their folders in `app/src/engine`.
const PACKAGES: [(&str, &str); 6] = [
    ("scheduler-wasm", "pkg"),
    ("scheduler-recognition-wasm", "recognition-pkg"),
    ("scheduler-solver-wasm", "solver-pkg"),
    ("scheduler-import-wasm", "import-pkg"),
    ("scheduler-export-wasm", "export-pkg"),
    ("scheduler-workbook-wasm", "workbook-pkg"),
];
/// The Cargo profile for the browser.
const PROFILE: &str = "wasm-release";
/// The type of the errors that all packages throw, which no signature can mention.
const THROWN: &str = "EngineError";

/// Builds the packages.
///
/// # Errors
/// If wasm-pack fails, or a crate of the workspace was compiled more than once.
pub fn build(project: &Project) -> Result<()> {
    for (krate, folder) in PACKAGES {
        let started = Instant::now();
        let output_dir = project.root.join("app/src/engine").join(folder);
        if output_dir.exists() {
            fs::remove_dir_all(&output_dir).context("cannot empty the package's folder")?;
        }
        let name = krate.replace('-', "_");
        // Without wasm-opt, which takes longer than the compiler and makes what travels 1 % smaller.
        let words = format!(
            "build {krate} --target bundler --mode no-install --no-opt --profile {PROFILE} --out-name {name} --out-dir"
        );
        let mut wasm_pack = project.program("wasm-pack");
        succeeds(wasm_pack.args(words.split(' ')).arg(&output_dir))?;
        rewrite(&output_dir.join(format!("{name}.d.ts")), |types| {
            used_types(&in_words_of_javascript(types)?)
        })?;
        rewrite(&output_dir.join("package.json"), with_engines)?;
        steps::print(&format!(
            "built: {krate}, {}\n",
            steps::words(started.elapsed())
        ));
    }
    compiled_once(project)
}

/// Checks that no crate of ours was compiled twice for the browser, which happens when two packages ask for different
/// features of a library: of what Cargo names as the parts of all packages, each crate has one file.
fn compiled_once(project: &Project) -> Result<()> {
    let mut files: BTreeMap<String, String> = BTreeMap::new();
    for (krate, _) in PACKAGES {
        let mut cargo = project.program("cargo");
        let words = format!(
            "build --lib --target wasm32-unknown-unknown --profile {PROFILE} --package {krate} --message-format json"
        );
        let output = cargo.args(words.split(' ')).output()?;
        for line in String::from_utf8(output.stdout)?.lines() {
            let message: Value = serde_json::from_str(line)?;
            let (name, file) = (&message["target"]["name"], &message["filenames"][0]);
            if let (Some(name), Some(file)) = (name.as_str(), file.as_str())
                && name.starts_with("scheduler_")
            {
                let other = files.insert(name.to_owned(), file.to_owned());
                ensure!(
                    other.as_deref().is_none_or(|other| other == file),
                    "{name} was compiled twice: {other:?}, {file}"
                );
            }
        }
    }
    ensure!(files.len() > PACKAGES.len(), "Cargo names no crate of ours");
    Ok(())
}

/// Runs a program that has to succeed; else the error is what it printed.
fn succeeds(command: &mut Command) -> Result<()> {
    let output = command.output()?;
    if !output.status.success() {
        let printed = [output.stdout, output.stderr].concat();
        bail!("{command:?} failed:\n{}", String::from_utf8_lossy(&printed));
    }
    Ok(())
}

/// Replaces a generated file.
fn rewrite(file: &Path, change: impl Fn(&str) -> Result<String>) -> Result<()> {
    let place = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {place}"))?;
    fs::write(file, change(&text)?).with_context(|| format!("cannot write {place}"))
}

/// The types' comments come from Rust's: links to Rust items become names, and `None` is null.
fn in_words_of_javascript(types: &str) -> Result<String> {
    let link = Regex::new(r"\[(`[^`]+`)\](?:\([^)]*\))?")?;
    let item = Regex::new(r"`(?:\w+::)+(\w+)`")?;
    let types = link.replace_all(types, "$1").replace("`None`", "null");
    Ok(item.replace_all(&types, "`$1`").into_owned())
}

/// The types that a function or class of the package mentions, directly or through another type, by name: the types of
/// every linked crate are generated, in any order. That of what is thrown stays.
fn used_types(types: &str) -> Result<String> {
    let declaration = Regex::new(
        r"(?m)^(?:/\*\*\n(?: \*.*\n)+)?export (?:interface|type) (\w+)(?:.*;\n|.*\{\}\n|.*\{\n(?: .*\n|\n)*\}.*\n)\n?",
    )?;
    let word = Regex::new(r"\w+")?;
    let mut unused: HashMap<&str, &str> = declaration
        .captures_iter(types)
        .map(|found| found.extract())
        .map(|(text, [name])| (name, text))
        .collect();
    let first = declaration.find(types).map_or(0, |found| found.start());
    let (head, rest) = types.split_at(first);
    let rest = declaration.replace_all(rest, "");
    let mut used = BTreeMap::new();
    let mut texts: Vec<&str> = vec![&rest, THROWN];
    while let Some(text) = texts.pop() {
        for name in word.find_iter(text).map(|name| name.as_str()) {
            if let Some(text) = unused.remove(name) {
                used.insert(name, text);
                texts.push(text);
            }
        }
    }
    let used: String = used.into_values().collect();
    Ok(format!("{head}{used}{rest}"))
}

/// wasm-pack knows no `engines`. Node imports WebAssembly as a module since this version.
fn with_engines(package: &str) -> Result<String> {
    let mut package: Value = serde_json::from_str(package)?;
    package["engines"] = json!({ "node": ">=24.5" });
    Ok(serde_json::to_string_pretty(&package)?)
}

/// The TypeScript types of the packages: the generated and the committed files.
pub fn types(project: &Project) -> impl Iterator<Item = (PathBuf, PathBuf)> {
    PACKAGES.into_iter().map(|(krate, folder)| {
        let name = format!("{}.d.ts", krate.replace('-', "_"));
        let engine = project.root.join("app/src/engine");
        let committed = project.root.join(krate).join(&name);
        (engine.join(folder).join(name), committed)
    })
}

/// Copies the generated types over the committed ones.
pub fn update_types(project: &Project) -> Result<()> {
    for (generated, committed) in types(project) {
        let place = committed.display();
        fs::copy(generated, &committed).with_context(|| format!("cannot write {place}"))?;
        steps::print(&format!("types copied to {place}\n"));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_in_words_of_javascript() {
        let types = " * At most [`MAX`](super::MAX) of [`Reason::Rest`], or [`fill`]; `None` without, `null` with.";
        let expected = " * At most `MAX` of `Rest`, or `fill`; null without, `null` with.";
        assert_eq!(in_words_of_javascript(types).unwrap(), expected);
    }

    #[test]
    fn types_that_nothing_mentions_are_left_out_and_the_others_sorted() {
        let used = "/**\n * Used.\n */\nexport interface Used {\n    /**\n     * A part.\n     */\n    part: Part;\n}\n\n";
        let part = "export type Part = \"a\" | \"b\";\n\n";
        let unused = "/**\n * Unused, beside `Used`.\n */\nexport interface Unused extends Part {}\n\n\
                      export type Other = { unused: Unused };\n\n";
        let function = "/**\n * Does.\n */\nexport function run(given: Used): void;\n";
        assert_eq!(
            used_types(&format!("head\n{unused}{used}{part}{function}")).unwrap(),
            format!("head\n{part}{used}{function}")
        );
    }

    #[test]
    fn a_package_names_the_version_of_node() {
        let package = with_engines(r#"{"name": "a", "files": ["a.js"]}"#).unwrap();
        let package: Value = serde_json::from_str(&package).unwrap();
        assert_eq!(package["engines"]["node"], ">=24.5");
        assert_eq!(package["files"][0], "a.js");
    }
}
