//! How many tests passed and failed and how long the slowest took, from what each runner prints or reports.

use std::fs;
use std::ops::AddAssign;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::Regex;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How the time of a whole program of tests is called: Cargo's runner does not say what each test took.
pub const WHOLE_PROGRAM: &str = "Rust, all of ";

/// Tests that passed, also at the second try (flaky), or failed. Skipped ones are neither.
#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    /// How many of the passed ones failed at first.
    pub flaky: u64,
    pub skipped: u64,
    /// Tests, or programs of tests, with their seconds.
    pub times: Vec<(String, f64)>,
}

impl Counts {
    /// One check that passed or failed.
    pub fn one(passed: bool) -> Self {
        Self {
            passed: passed.into(),
            failed: (!passed).into(),
            ..Self::default()
        }
    }

    /// A runner that fails without naming a failed test (it did not compile, it crashed) counts as one failure.
    pub fn with_ending(mut self, success: bool) -> Self {
        if !success && self.failed == 0 {
            self.failed = 1;
        }
        self
    }

    /// The slowest first.
    pub fn slowest(&self, count: usize) -> Vec<(String, f64)> {
        let mut times = self.times.clone();
        times.sort_by(|a, b| b.1.total_cmp(&a.1));
        times.truncate(count);
        times
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.flaky += other.flaky;
        self.skipped += other.skipped;
        self.times.extend(other.times);
    }
}

/// Where Cargo names a test program or a crate's documentation tests, the result line of one, and how many programs
/// failed, also those that died without a result line.
static CARGO: LazyLock<Regex> = LazyLock::new(|| {
    let patterns = [
        r"^ *Running .*[/\\]([\w-]+)-[0-9a-f]{16}(?:\.exe)?\)",
        r"^ *(Doc-tests [\w-]+)",
        r"^test result: (ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored(?:;.* finished in ([0-9.]+)s)?",
        r"^error: (\d+) targets? failed:",
    ];
    pattern(&format!("(?m){}", patterns.join("|")))
});
static COLOUR: LazyLock<Regex> = LazyLock::new(|| pattern("\x1b\\[[0-9;]*m"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is correct")
}

/// What the server's tests print for each test that would have tried PostgreSQL as well (`tests/api/common/postgres.rs`).
const WITHOUT_POSTGRES: &str = "skipped on PostgreSQL, which is missing: ";

/// Counts what `cargo test --no-fail-fast` printed, documentation tests too; the times are those of whole programs.
pub fn of_cargo(text: &str) -> Counts {
    let text = COLOUR.replace_all(text, "");
    let mut counts = Counts {
        skipped: text.matches(WITHOUT_POSTGRES).count() as u64,
        ..Counts::default()
    };
    let (mut program, mut failed_results, mut failed_programs) = ("", 0, 0);
    for found in CARGO.captures_iter(&text) {
        let number = |group| {
            found
                .get(group)
                .and_then(|text| text.as_str().parse::<u64>().ok())
                .unwrap_or(0)
        };
        if let Some(name) = found.get(1).or(found.get(2)) {
            program = name.as_str();
        } else if let Some(result) = found.get(3) {
            counts.passed += number(4);
            counts.failed += number(5);
            counts.skipped += number(6);
            failed_results += u64::from(result.as_str() == "FAILED");
            if let Some(seconds) = found.get(7).and_then(|text| text.as_str().parse().ok()) {
                counts
                    .times
                    .push((format!("{WHOLE_PROGRAM}{program}"), seconds));
            }
        } else {
            failed_programs += number(8);
        }
    }
    counts.failed += failed_programs.saturating_sub(failed_results);
    counts
}

/// Counts Vitest's JSON report. A test file that could not be loaded counts as one failure.
///
/// # Errors
/// When there is no report or it is not JSON.
pub fn of_vitest(report: &Path) -> Result<Counts> {
    let report = read(report)?;
    let number = |name: &str| report[name].as_u64().unwrap_or(0);
    let mut counts = Counts {
        passed: number("numPassedTests"),
        failed: number("numFailedTests"),
        skipped: number("numPendingTests") + number("numTodoTests"),
        ..Counts::default()
    };
    for file in list(&report["testResults"]) {
        let tests = list(&file["assertionResults"]);
        let broken =
            file["status"] == "failed" && tests.iter().all(|test| test["status"] != "failed");
        counts.failed += u64::from(broken);
        counts.times.extend(tests.iter().filter_map(|test| {
            let name = format!("Vitest: {}", test["fullName"].as_str()?);
            Some((name, test["duration"].as_f64()? / 1000.0))
        }));
    }
    Ok(counts)
}

/// Counts Playwright's JSON report; an error outside of any test (a server that does not start, a file that does not
/// load) counts as one failure. A test's time is that of all its tries.
///
/// # Errors
/// When there is no report or it is not JSON.
pub fn of_playwright(report: &Path) -> Result<Counts> {
    let report = read(report)?;
    let number = |name: &str| report["stats"][name].as_u64().unwrap_or(0);
    let mut counts = Counts {
        passed: number("expected") + number("flaky"),
        failed: number("unexpected") + list(&report["errors"]).len() as u64,
        flaky: number("flaky"),
        skipped: number("skipped"),
        times: Vec::new(),
    };
    playwright_times(&report, &mut counts.times);
    Ok(counts)
}

fn playwright_times(suite: &Value, times: &mut Vec<(String, f64)>) {
    for spec in list(&suite["specs"]) {
        let tries = list(&spec["tests"])
            .iter()
            .flat_map(|test| list(&test["results"]));
        let milliseconds: f64 = tries.filter_map(|result| result["duration"].as_f64()).sum();
        let text = |key: &str| spec[key].as_str().unwrap_or_default();
        times.push((
            format!("{}: {}", text("file"), text("title")),
            milliseconds / 1000.0,
        ));
    }
    for inner in list(&suite["suites"]) {
        playwright_times(inner, times);
    }
}

/// Counts what Node's own test runner printed in its TAP form.
pub fn of_node(text: &str) -> Counts {
    let number = |name: &str| {
        let numbers = text.lines().filter_map(|line| {
            line.strip_prefix("# ")?
                .strip_prefix(name)?
                .strip_prefix(' ')
        });
        numbers
            .filter_map(|number| number.parse::<u64>().ok())
            .sum::<u64>()
    };
    Counts {
        passed: number("pass"),
        failed: number("fail") + number("cancelled"),
        skipped: number("skipped") + number("todo"),
        ..Counts::default()
    }
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map(Vec::as_slice).unwrap_or_default()
}

fn read(report: &Path) -> Result<Value> {
    let text = fs::read_to_string(report).context("the runner left no report")?;
    serde_json::from_str(&text).context("the runner's report is not JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(counts: &Counts) -> [u64; 4] {
        [counts.passed, counts.failed, counts.flaky, counts.skipped]
    }

    #[test]
    fn cargo_result_lines_are_summed() {
        let text = "     Running tests/golden.rs (target/debug/deps/golden-0123456789abcdef)\nrunning 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 1.50s\n\
            \u{1b}[1m   Doc-tests\u{1b}[0m scheduler_core\n\
            test result: \u{1b}[31mFAILED\u{1b}[0m. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 2.25s\n\
            log: test result: ok. 3 passed; 0 failed; 0 ignored\n\
            error: 1 target failed:\n    `-p scheduler-core --doc`\n";
        let counts = of_cargo(text);
        assert_eq!(numbers(&counts), [7, 2, 0, 1]);
        let slowest = [
            ("Rust, all of Doc-tests scheduler_core", 2.25),
            ("Rust, all of golden", 1.5),
        ];
        assert_eq!(
            counts.slowest(9),
            slowest.map(|(name, time)| (name.to_owned(), time))
        );
    }

    #[test]
    fn what_a_missing_postgresql_left_out_counts_as_skipped() {
        let text = "test outbox::a ... skipped on PostgreSQL, which is missing: outbox::a\nok\n\
            skipped on PostgreSQL, which is missing: outbox::b\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(numbers(&of_cargo(text)), [3, 0, 0, 3]);
    }

    #[test]
    fn a_test_program_that_dies_counts_as_a_failure() {
        let text = "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
            error: 1 target failed:\n    `-p brightcrew-server --test leads`\n";
        assert_eq!(numbers(&of_cargo(text).with_ending(false)), [5, 1, 0, 0]);
        let text = "test result: FAILED. 5 passed; 1 failed; 0 ignored; 0 measured\nerror: 3 targets failed:\n";
        assert_eq!(numbers(&of_cargo(text)), [5, 3, 0, 0]);
        let text = "error: could not compile `scheduler-core`";
        assert_eq!(numbers(&of_cargo(text).with_ending(false)), [0, 1, 0, 0]);
    }

    fn report(text: &str) -> tempfile::NamedTempFile {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), text).unwrap();
        file
    }

    #[test]
    fn vitest_reports_count_tests_and_broken_files() {
        let file = report(
            r#"{"numTotalTests": 9, "numPassedTests": 6, "numFailedTests": 2, "numPendingTests": 1, "numTodoTests": 0,
                "success": false, "testResults": [
                {"status": "failed", "assertionResults": [{"status": "failed"}, {"status": "passed"}]},
                {"status": "failed", "assertionResults": [], "message": "cannot find module"},
                {"status": "passed", "assertionResults": [{"status": "passed", "fullName": "a b", "duration": 1500}]}]}"#,
        );
        let counts = of_vitest(file.path()).unwrap();
        assert_eq!(numbers(&counts), [6, 3, 0, 1]);
        assert_eq!(counts.slowest(1), [("Vitest: a b".to_owned(), 1.5)]);
        assert!(of_vitest(Path::new("/nowhere/report.json")).is_err());
        assert!(of_vitest(report("<html>").path()).is_err());
    }

    #[test]
    fn playwright_reports_count_flaky_tests_apart_and_outside_errors_as_failures() {
        let file = report(
            r#"{"errors": [{"message": "webServer did not start"}],
                "stats": {"expected": 40, "unexpected": 2, "flaky": 1, "skipped": 3},
                "suites": [{"specs": [], "suites": [{"specs": [{"file": "a.spec.ts", "title": "opens",
                    "tests": [{"results": [{"duration": 9000}, {"duration": 2000}]}]}]}]}]}"#,
        );
        let counts = of_playwright(file.path()).unwrap();
        assert_eq!(numbers(&counts), [41, 3, 1, 3]);
        assert_eq!(counts.slowest(1), [("a.spec.ts: opens".to_owned(), 11.0)]);
    }

    #[test]
    fn nodes_last_lines_are_summed_up() {
        let text = "# Subtest: pass 9\nok 1 - a\nnot ok 2 - b\n1..4\n# tests 4\n# suites 0\n# pass 1\n# fail 1\n# cancelled 1\n\
                    # skipped 1\n# todo 0\n# duration_ms 12.5\n";
        assert_eq!(numbers(&of_node(text)), [1, 2, 0, 1]);
        assert_eq!(numbers(&of_node("killed").with_ending(false)), [0, 1, 0, 0]);
    }
}
