//! Test counts and durations, parsed from the runners' output and reports.

use std::fs;
use std::ops::AddAssign;
use std::path::Path;
use std::sync::LazyLock;

use anyhow::{Context, Result, ensure};
use regex::{Captures, Regex};
use serde::{Deserialize, Serialize};

/// Name prefix for the duration of a whole test binary, since Cargo's runner does not report single tests.
pub const WHOLE_BINARY: &str = "Rust, all of ";
/// Printed by the server's tests for each test that was skipped on PostgreSQL (`tests/api/common/postgres.rs`).
const WITHOUT_POSTGRES: &str = "skipped, PostgreSQL is not installed: ";

/// Numbers of tests; flaky ones (passed on retry) count as passed.
#[derive(Debug, Default, Clone, PartialEq, Serialize, Deserialize)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    /// Passed tests that needed a retry.
    pub flaky: u64,
    pub skipped: u64,
    /// Tests, or test binaries, with their duration in seconds.
    pub times: Vec<(String, f64)>,
}

impl Counts {
    pub fn one(passed: bool) -> Self {
        Self {
            passed: passed.into(),
            failed: (!passed).into(),
            ..Self::default()
        }
    }

    /// A runner that fails without reporting a failed test (compile error, crash) counts as one failure.
    pub fn with_status(mut self, success: bool) -> Self {
        if !success && self.failed == 0 {
            self.failed = 1;
        }
        self
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

/// Matches the name of a test binary or a crate's doc tests, its result line, and the number of failed binaries,
/// including those that crashed without a result line.
static CARGO: LazyLock<Regex> = LazyLock::new(|| {
    pattern(concat!(
        r"(?m)^ *Running .*[/\\](?<binary>[\w-]+)-[0-9a-f]{16}(?:\.exe)?\)",
        r"|^ *(?<docs>Doc-tests [\w-]+)",
        r"|^test result: \w+\. (?<passed>\d+) passed; (?<failed>\d+) failed; (?<ignored>\d+) ignored",
        r"(?:;.* finished in (?<seconds>[0-9.]+)s)?",
        r"|^error: (?<targets>\d+) targets? failed:",
    ))
});
static COLOUR: LazyLock<Regex> = LazyLock::new(|| pattern("\x1b\\[[0-9;]*m"));
static PRINTED: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?s)<!\[CDATA\[.*?\]\]>"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("a valid pattern")
}

/// Counts the tests in the output of `cargo test --no-fail-fast`, including doc tests; durations are per binary.
pub fn of_cargo(text: &str) -> Counts {
    let text = COLOUR.replace_all(text, "");
    let mut counts = Counts {
        skipped: text.matches(WITHOUT_POSTGRES).count() as u64,
        ..Counts::default()
    };
    let (mut binary, mut failed_results, mut failed_binaries) = ("", 0, 0);
    for found in CARGO.captures_iter(&text) {
        if let Some(name) = found.name("binary").or(found.name("docs")) {
            binary = name.as_str();
        }
        let failed = number(&found, "failed");
        counts.passed += number(&found, "passed");
        counts.failed += failed;
        counts.skipped += number(&found, "ignored");
        failed_results += u64::from(failed > 0);
        failed_binaries += number(&found, "targets");
        if let Some(Ok(seconds)) = found.name("seconds").map(|text| text.as_str().parse()) {
            let name = format!("{WHOLE_BINARY}{binary}");
            counts.times.push((name, seconds));
        }
    }
    counts.failed += failed_binaries.saturating_sub(failed_results);
    counts
}

/// The number captured by a group; 0 if it did not match.
fn number(found: &Captures<'_>, group: &str) -> u64 {
    let text = found.name(group).map_or("", |text| text.as_str());
    text.parse().unwrap_or(0)
}

/// Counts the tests in a JUnit report by Vitest, Playwright or Node's runner. A test file that cannot be loaded is
/// reported as a failed test or makes the runner fail.
///
/// # Errors
/// If the report is missing or incomplete.
pub fn of_report(report: &Path) -> Result<Counts> {
    let text = fs::read_to_string(report).context("the runner left no report")?;
    ensure!(
        text.contains("</testsuites>"),
        "the runner's report is incomplete"
    );
    let mut counts = Counts::default();
    // Captured output; all other text is escaped.
    let text = PRINTED.replace_all(&text, "");
    for test in text.split("<testcase").skip(1) {
        if test.contains("<failure") || test.contains("<error") {
            counts.failed += 1;
        } else if test.contains("<skipped") {
            counts.skipped += 1;
        } else {
            counts.passed += 1;
            counts.flaky += u64::from(test.contains("<flaky"));
        }
        let attribute = |name: &str| {
            let (_, value) = test.split_once(&format!(" {name}=\""))?;
            value.split('"').next()
        };
        if let Some(Ok(seconds)) = attribute("time").map(str::parse) {
            let [file, name] =
                ["classname", "name"].map(|name| attribute(name).unwrap_or_default());
            counts
                .times
                .push((unescaped(&format!("{file}: {name}")), seconds));
        }
    }
    Ok(counts)
}

fn unescaped(text: &str) -> String {
    let escapes = [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&apos;", "'"),
        ("&amp;", "&"),
    ];
    escapes
        .iter()
        .fold(text.to_owned(), |text, (escape, plain)| {
            text.replace(escape, plain)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(counts: &Counts) -> [u64; 4] {
        [counts.passed, counts.failed, counts.flaky, counts.skipped]
    }

    fn time(name: &str, seconds: f64) -> (String, f64) {
        (name.to_owned(), seconds)
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
        let docs = time("Rust, all of Doc-tests scheduler_core", 2.25);
        assert_eq!(counts.times, [time("Rust, all of golden", 1.5), docs]);
    }

    #[test]
    fn tests_skipped_without_postgresql_are_counted() {
        let text = "test outbox::a ... skipped, PostgreSQL is not installed: outbox::a\nok\n\
            skipped, PostgreSQL is not installed: outbox::b\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(numbers(&of_cargo(text)), [3, 0, 0, 3]);
    }

    #[test]
    fn a_crashed_test_binary_counts_as_a_failure() {
        let text = "test result: ok. 5 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out\n\
            error: 1 target failed:\n    `-p brightcrew-server --test leads`\n";
        assert_eq!(numbers(&of_cargo(text).with_status(false)), [5, 1, 0, 0]);
        let text = "test result: FAILED. 5 passed; 1 failed; 0 ignored; 0 measured\nerror: 3 targets failed:\n";
        assert_eq!(numbers(&of_cargo(text)), [5, 3, 0, 0]);
        let text = "error: could not compile `scheduler-core`";
        assert_eq!(numbers(&of_cargo(text).with_status(false)), [0, 1, 0, 0]);
    }

    fn report(text: &str) -> Result<Counts> {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), text).unwrap();
        of_report(file.path())
    }

    /// Excerpts of reports by the three runners.
    #[test]
    fn reports_count_failed_skipped_and_flaky_tests_with_durations() {
        let vitest = r#"<testsuites><testsuite name="a.test.ts">
            <testcase classname="a.test.ts" name="group &gt; a &quot;b&quot;" time="1.5">
            </testcase>
            <testcase classname="a.test.ts" name="b" time="0.2"><system-out>&lt;skipped</system-out>
            <failure message="expected 1 to be 2" type="AssertionError"></failure></testcase>
            <testcase classname="a.test.ts" name="c" time="0"><skipped/></testcase>
            </testsuite></testsuites>"#;
        let counts = report(vitest).unwrap();
        assert_eq!(numbers(&counts), [1, 1, 0, 1]);
        assert_eq!(
            counts.times[0],
            ("a.test.ts: group > a \"b\"".to_owned(), 1.5)
        );
        let playwright = r#"<testsuites><testsuite>
            <testcase name="opens" classname="a.spec.ts" time="0.3"><flakyFailure message="late" time="0.4">
            </flakyFailure></testcase>
            <testcase name="closes" classname="a.spec.ts" time="2"><system-out><![CDATA[<failure <skipped]]></system-out>
            </testcase></testsuite></testsuites>"#;
        assert_eq!(numbers(&report(playwright).unwrap()), [2, 0, 1, 0]);
        let node = r#"<testsuites>
            <testcase name="a" time="0.1" classname="test"/>
            <testcase name="b" time="0.1" classname="test" failure="1 == 2"><failure type="testCodeFailure"></failure>
            </testcase></testsuites>"#;
        assert_eq!(numbers(&report(node).unwrap()), [1, 1, 0, 0]);
    }

    #[test]
    fn a_missing_incomplete_or_empty_report_is_a_failure() {
        assert!(of_report(Path::new("/nowhere/report.xml")).is_err());
        assert!(report("<testsuites><testsuite><testcase").is_err());
        let nothing = report("<testsuites tests=\"0\">\n</testsuites>").unwrap();
        assert_eq!(numbers(&nothing.with_status(false)), [0, 1, 0, 0]);
    }
}
