//! How many tests passed and failed, from what each runner prints or reports.

use std::fs;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::Regex;
use serde_json::Value;

/// Tests that passed and failed. Skipped ones are neither, but are said.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Counts {
    /// One check that passed or failed.
    pub fn one(passed: bool) -> Self {
        Self {
            passed: passed.into(),
            failed: (!passed).into(),
            skipped: 0,
        }
    }

    /// A runner that fails without naming a failed test (it did not compile, it crashed) counts as one failure.
    pub fn with_ending(mut self, success: bool) -> Self {
        if !success && self.failed == 0 {
            self.failed = 1;
        }
        self
    }
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
}

static RESULT: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"(?m)^test result: (ok|FAILED)\. (\d+) passed; (\d+) failed; (\d+) ignored")
});
/// With `--no-fail-fast`, Cargo sums up how many test programs failed, also those that died without a result line.
static FAILED_TARGETS: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"(?m)^error: (\d+) targets? failed:"));
static COLOUR: LazyLock<Regex> = LazyLock::new(|| pattern("\x1b\\[[0-9;]*m"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is correct")
}

/// Counts what `cargo test --no-fail-fast` printed, documentation tests too.
pub fn of_cargo(text: &str) -> Counts {
    let text = COLOUR.replace_all(text, "");
    let mut counts = Counts::default();
    let mut red = 0;
    for line in RESULT.captures_iter(&text) {
        let number = |group: usize| line[group].parse::<u64>().unwrap_or(0);
        counts += Counts {
            passed: number(2),
            failed: number(3),
            skipped: number(4),
        };
        red += u64::from(&line[1] == "FAILED");
    }
    let failed_targets = FAILED_TARGETS
        .captures(&text)
        .and_then(|line| line[1].parse::<u64>().ok())
        .unwrap_or(0);
    counts.failed += failed_targets.saturating_sub(red);
    counts
}

/// Counts Vitest's JSON report. A test file that could not be loaded counts as one failure.
///
/// # Errors
/// When there is no report or it is not JSON.
pub fn of_vitest(report: &Path) -> Result<Counts> {
    let report = read(report)?;
    let number = |name: &str| report[name].as_u64().unwrap_or(0);
    let files = report["testResults"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let has_failed_test = |file: &Value| {
        let tests = file["assertionResults"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        tests.iter().any(|test| test["status"] == "failed")
    };
    let broken = files
        .iter()
        .filter(|file| file["status"] == "failed" && !has_failed_test(file))
        .count();
    Ok(Counts {
        passed: number("numPassedTests"),
        failed: number("numFailedTests") + broken as u64,
        skipped: number("numPendingTests") + number("numTodoTests"),
    })
}

/// Counts Playwright's JSON report. A flaky test passed in the end, if the configuration allows a second try; an
/// error outside of any test (a server that does not start, a file that does not load) counts as one failure.
///
/// # Errors
/// When there is no report or it is not JSON.
pub fn of_playwright(report: &Path) -> Result<Counts> {
    let report = read(report)?;
    let number = |name: &str| report["stats"][name].as_u64().unwrap_or(0);
    let errors = report["errors"].as_array().map_or(0, Vec::len) as u64;
    Ok(Counts {
        passed: number("expected") + number("flaky"),
        failed: number("unexpected") + errors,
        skipped: number("skipped"),
    })
}

/// Counts what Node's own test runner printed in its TAP form.
pub fn of_node(text: &str) -> Counts {
    let number = |name: &str| {
        text.lines()
            .filter_map(|line| {
                line.strip_prefix("# ")?
                    .strip_prefix(name)?
                    .strip_prefix(' ')
            })
            .filter_map(|number| number.parse::<u64>().ok())
            .sum()
    };
    Counts {
        passed: number("pass"),
        failed: number("fail") + number("cancelled"),
        skipped: number("skipped") + number("todo"),
    }
}

fn read(report: &Path) -> Result<Value> {
    let text = fs::read_to_string(report).context("the runner left no report")?;
    serde_json::from_str(&text).context("the runner's report is not JSON")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(passed: u64, failed: u64, skipped: u64) -> Counts {
        Counts {
            passed,
            failed,
            skipped,
        }
    }

    #[test]
    fn cargo_result_lines_are_summed() {
        let text = "running 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 0.00s\n\
            \u{1b}[0mtest result: \u{1b}[32mok\u{1b}(B\u{1b}[m. 9 passed\n\
            test result: \u{1b}[31mFAILED\u{1b}[0m. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out\n\
            error: 1 target failed:\n    `-p scheduler-core --test golden`\n";
        assert_eq!(of_cargo(text), counts(7, 2, 1));
    }

    #[test]
    fn a_test_program_that_dies_counts_as_a_failure() {
        let text = "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
            error: 1 target failed:\n    `-p brightcrew-server --test leads`\n";
        assert_eq!(of_cargo(text).with_ending(false), counts(5, 1, 0));
        let text = "test result: FAILED. 5 passed; 1 failed; 0 ignored; 0 measured\nerror: 3 targets failed:\n";
        assert_eq!(of_cargo(text), counts(5, 3, 0));
    }

    #[test]
    fn a_printed_look_alike_inside_a_line_does_not_count() {
        assert_eq!(
            of_cargo("log: test result: ok. 3 passed; 0 failed; 0 ignored\n"),
            counts(0, 0, 0)
        );
    }

    #[test]
    fn what_fails_without_a_failed_test_is_one_failure() {
        assert_eq!(
            of_cargo("error: could not compile `scheduler-core`").with_ending(false),
            counts(0, 1, 0)
        );
        assert_eq!(counts(3, 2, 0).with_ending(false), counts(3, 2, 0));
        assert_eq!(counts(3, 0, 0).with_ending(true), counts(3, 0, 0));
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
                {"status": "passed", "assertionResults": [{"status": "passed"}]}]}"#,
        );
        assert_eq!(of_vitest(file.path()).unwrap(), counts(6, 3, 1));
        assert!(of_vitest(Path::new("/nowhere/report.json")).is_err());
        assert!(of_vitest(report("<html>").path()).is_err());
    }

    #[test]
    fn nodes_last_lines_are_summed_up() {
        let text = "# Subtest: pass 9\nok 1 - a\nnot ok 2 - b\n1..4\n# tests 4\n# suites 0\n# pass 1\n# fail 1\n# cancelled 1\n\
                    # skipped 1\n# todo 0\n# duration_ms 12.5\n";
        assert_eq!(of_node(text), counts(1, 2, 1));
        assert_eq!(of_node("killed").with_ending(false), counts(0, 1, 0));
    }

    #[test]
    fn playwright_reports_count_flaky_tests_as_passed_and_outside_errors_as_failures() {
        let file = report(
            r#"{"errors": [{"message": "webServer did not start"}],
                "stats": {"expected": 40, "unexpected": 2, "flaky": 1, "skipped": 3}}"#,
        );
        assert_eq!(of_playwright(file.path()).unwrap(), counts(41, 3, 3));
    }
}
