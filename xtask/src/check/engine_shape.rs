//! How the engine is written: one file per rule, whole numbers at its edge, and no rule outside of it.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Result, ensure};
use regex::Regex;

use super::source;
use crate::project::Project;

/// Not rules but what rules are put together from, or put together into; `tests/` holds these.
const NOT_RULES: [&str; 7] = [
    "analysis.rs",
    "chip.rs",
    "document.rs",
    "lib.rs",
    "schedule_error.rs",
    "testing.rs",
    "week_plan.rs",
];
/// The files of the door that convert: they count bytes, depths and bounds of what comes in.
const CONVERTERS: [&str; 6] = [
    "argument.rs",
    "error.rs",
    "node.rs",
    "output.rs",
    "parse.rs",
    "read.rs",
];

static FREE_FUNCTION: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?m)^(pub(?:\([a-z]+\))? )?(?:const )?fn (\w+)").expect("the pattern is correct")
});
static FLOAT: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\bf(?:32|64)\b").expect("the pattern is correct"));
/// Arithmetic and ordering between two operands; arrows and generics have no space on both sides.
static RECKONING: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r" (?:[-+*/%<>]|[-+*/%]=|[<>]=) |\.(?:sum|min|max|sort\w*)\(")
        .expect("the pattern is correct")
});

pub fn one_file_per_rule(project: &Project) -> Result<Vec<String>> {
    of_sources(project, "scheduler-core", &NOT_RULES, shape_of_rule)
}

fn shape_of_rule(text: &str) -> Vec<String> {
    let mut complaints = Vec::new();
    let code = source::rust_code(text);
    let functions: Vec<_> = FREE_FUNCTION.captures_iter(&code).collect();
    let has_public = functions.iter().any(|one| one.get(1).is_some());
    if let Some(first) = functions.first()
        && has_public
        && first.get(1).is_none()
    {
        complaints.push(format!("begins with `{}`, which is private", &first[2]));
    }
    match text.split_once("\n#[cfg(test)]\n") {
        None if !functions.is_empty() => complaints.push("has no tests below its rule".to_owned()),
        Some((_, tests))
            if tests
                .split_once("\n}\n")
                .is_none_or(|(_, rest)| !rest.trim().is_empty()) =>
        {
            complaints.push("does not end with its tests".to_owned());
        }
        _ => {}
    }
    complaints
}

pub fn whole_numbers(project: &Project) -> Result<Vec<String>> {
    of_sources(project, "scheduler-core", &[], |text| {
        found(&FLOAT, text, "uses")
    })
}

pub fn no_rule_in_the_door(project: &Project) -> Result<Vec<String>> {
    of_sources(project, "scheduler-wasm", &CONVERTERS, |text| {
        found(&RECKONING, text, "reckons:")
    })
}

fn found(pattern: &Regex, text: &str, what: &str) -> Vec<String> {
    let code = source::rust_code(text);
    let lines = code.lines().enumerate();
    lines
        .filter_map(|(line, code)| {
            let word = pattern.find(code)?.as_str().trim();
            Some(format!("{what} {word} in line {}", line + 1))
        })
        .collect()
}

fn of_sources(
    project: &Project,
    member: &str,
    without: &[&str],
    complaints_of: impl Fn(&str) -> Vec<String>,
) -> Result<Vec<String>> {
    let sources = source::files(&project.root.join(member).join("src"), &[".rs"])?;
    ensure!(!sources.is_empty(), "{member} has no sources");
    let mut complaints = Vec::new();
    for path in sources {
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        if without.contains(&name.as_str()) {
            continue;
        }
        let text = fs::read_to_string(&path)?;
        let place = Path::new(member).join("src").join(name);
        complaints.extend(
            complaints_of(&text)
                .into_iter()
                .map(|one| format!("{} {one}", place.display())),
        );
    }
    Ok(complaints)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_shows_its_public_function_first_and_its_tests_last() {
        let tests = "\n#[cfg(test)]\nmod tests {\n    use super::*;\n}\n";
        let good = format!("pub fn rule() {{}}\nfn help() {{}}\n{tests}");
        assert!(shape_of_rule(&good).is_empty());
        assert_eq!(
            shape_of_rule(&format!("fn help() {{}}\npub fn rule() {{}}\n{tests}")),
            ["begins with `help`, which is private"]
        );
        assert_eq!(
            shape_of_rule("pub fn rule() {}\n"),
            ["has no tests below its rule"]
        );
        assert_eq!(
            shape_of_rule(&format!("{good}fn late() {{}}\n")),
            ["does not end with its tests"]
        );
    }

    #[test]
    fn floats_and_reckoning_are_found_with_their_line() {
        assert_eq!(
            found(&FLOAT, "let a: u8;\nlet b: f64;", "uses"),
            ["uses f64 in line 2"]
        );
        assert_eq!(
            found(
                &RECKONING,
                "give(&rule(a)?)\nif points > left {",
                "reckons:"
            ),
            ["reckons: > in line 2"]
        );
        for plain in [
            "fn a(b: &JsValue) -> Answer<Ts<Outcome>> {",
            "Ok(one) => give(&one),",
            "// more than 3 > 2",
        ] {
            assert!(found(&RECKONING, plain, "reckons:").is_empty(), "{plain}");
        }
    }
}
