//! How many tests passed and failed, from the last lines that the test runners print.

use std::ops::AddAssign;
use std::sync::LazyLock;

use regex::Regex;

/// Numbers of tests.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
}

impl AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
    }
}

/// The lines of Cargo, Vitest, Playwright and Node with numbers.
static LINES: LazyLock<Regex> = LazyLock::new(|| {
    pattern(
        r"(?m)^(?:test result: .*| +Tests  .*|  \d+ (?:passed|failed)\b.*|ℹ (?:pass|fail) \d+)$",
    )
});
static NUMBERS: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"(?<before>\d+) (?<word>passed|failed)|(?<node>pass|fail) (?<after>\d+)")
});

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("a valid pattern")
}

impl Counts {
    /// The tests in the output of a runner. A command without tests is one that passed or failed; a runner that fails
    /// without a failed test (a crash, a compile error) counts as one failure.
    pub fn of(output: &str, success: bool) -> Self {
        let mut counts = Self::default();
        for line in LINES.find_iter(output) {
            for found in NUMBERS.captures_iter(line.as_str()) {
                let text = |name| found.name(name).map_or("", |text| text.as_str());
                let number = [text("before"), text("after")]
                    .concat()
                    .parse()
                    .unwrap_or(0);
                match [text("word"), text("node")].concat().as_str() {
                    "passed" | "pass" => counts.passed += number,
                    _ => counts.failed += number,
                }
            }
        }
        if success && counts == Self::default() {
            counts.passed = 1;
        }
        if !success && counts.failed == 0 {
            counts.failed = 1;
        }
        counts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn counts(output: &str, success: bool) -> (u64, u64) {
        let Counts { passed, failed } = Counts::of(output, success);
        (passed, failed)
    }

    /// The last lines of the four runners.
    #[test]
    fn the_tests_of_all_runners_are_counted() {
        let cargo = "running 3 tests\ntest a ... ok\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 2 filtered out; finished in 1.50s\n\
            test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out\n";
        assert_eq!(counts(cargo, false), (7, 2));
        let vitest = " Test Files  1 failed | 80 passed (81)\n      Tests  2 failed | 948 passed | 1 skipped (951)\n";
        assert_eq!(counts(vitest, false), (948, 2));
        let playwright = "  ok 1 [e2e] › a.spec.ts:3:1 › 4 passed (1s)\n\n  1 failed\n    [e2e] › a.spec.ts\n  300 passed (5.2m)\n";
        assert_eq!(counts(playwright, false), (300, 1));
        assert_eq!(
            counts("✔ opens (5ms)\nℹ tests 6\nℹ pass 5\nℹ fail 1\n", false),
            (5, 1)
        );
    }

    #[test]
    fn a_command_without_tests_counts_as_one_and_so_does_a_crash() {
        assert_eq!(counts("Checked 12 files.\n", true), (1, 0));
        assert_eq!(counts("error: could not compile\n", false), (0, 1));
        assert_eq!(
            counts("test result: ok. 5 passed; 0 failed\nSIGSEGV\n", false),
            (5, 1)
        );
    }
}
