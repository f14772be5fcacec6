//! `cargo xtask test`: every stage, going on after a failure so that one sees everything. Cargo's stages run beside
//! those of the app; what needs both comes last. The last line is `N passed, N failed`.

use std::path::{Path, PathBuf};
use std::sync::{OnceLock, mpsc};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use anyhow::{Result, anyhow};
use clap::ValueEnum;
use duct::Expression;

use crate::counts::{self, Counts};
use crate::project::Project;
use crate::say::{self, Seen};
use crate::stamp::{self, Fingerprint};
use crate::{browser, debian, requirements, server, setup, site, wasm};

/// How many of the slowest tests are listed at the end.
const SLOWEST: usize = 30;
/// What a test may take, in seconds; a slower one is marked.
const SLOW_TEST: f64 = 10.0;
/// The crates that others may use: `cargo doc` writes their documentation without a warning.
const DOCUMENT: &str = "doc --no-deps --quiet -p scheduler-core -p scheduler-exchange -p scheduler-solver -p scheduler-team";

/// One stage of the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// Formatting (rustfmt)
    Fmt,
    /// Lints (clippy, warnings are errors)
    Clippy,
    /// Rust tests
    Rust,
    /// Lints and formatting of the app
    Lint,
    /// The engine as WebAssembly
    Wasm,
    /// TypeScript
    #[value(name = "typescript")]
    TypeScript,
    /// Vitest
    Vitest,
    /// The site, and what it and the engine weigh
    Site,
    /// The server, built for release
    Server,
    /// The release server answers
    Smoke,
    /// Playwright in Chromium, against the server
    E2e,
    /// The main ways in Firefox, where there is one
    Firefox,
    /// Requirements and the tests that name them
    Requirements,
}

/// Stages of one lane run one after the other, and depend on much the same.
#[derive(Clone, Copy, PartialEq)]
enum Lane {
    Cargo,
    App,
    /// When the other two have ended.
    Last,
}

impl Lane {
    /// The fingerprint of all that its stages depend on.
    fn inputs(self, project: &Project) -> Result<String> {
        let mut inputs = Fingerprint::default();
        for (name, value) in env::vars() {
            if name.starts_with("BRIGHTCREW_") || name == "RUSTFLAGS" {
                inputs.word(&name);
                inputs.word(&value);
            }
        }
        if self != Self::App {
            inputs.word(&format!("PostgreSQL: {}", debian::has_postgres()));
            // Of the app the files at its top alone.
            inputs.sources(&project.root, &["!/app/*/"])?;
        }
        if self != Self::Cargo {
            inputs.everything(&project.app.join("src/engine"))?;
            for folder in ["app", "fixtures", "xtask"] {
                inputs.sources(&project.root.join(folder), &[])?;
            }
            for (_, committed) in wasm::types(project) {
                inputs.sources(&committed, &[])?;
            }
        }
        Ok(inputs.finish())
    }
}

impl Stage {
    fn lane(self) -> Lane {
        match self {
            Self::Fmt | Self::Clippy | Self::Rust => Lane::Cargo,
            Self::Lint | Self::Wasm | Self::TypeScript | Self::Vitest | Self::Site => Lane::App,
            // The shorter lane; Cargo builds the two profiles side by side.
            Self::Server => Lane::App,
            Self::Smoke | Self::E2e | Self::Firefox | Self::Requirements => Lane::Last,
        }
    }

    /// The comment above, as `--help` has it too.
    fn title(self) -> String {
        let value = self.to_possible_value();
        let help = value.as_ref().and_then(|value| value.get_help());
        help.map(ToString::to_string).unwrap_or_default()
    }
}

/// A stage, what came of it, and how long it took.
type Report = (Stage, Counts, Duration);

/// Runs the stages, all of them when none is named; false when something failed. `playwright` chooses browser tests.
pub fn run(project: &Project, only: &[Stage], playwright: &[String]) -> bool {
    let lane = |lane: Lane| {
        let wanted = move |stage: &Stage| only.is_empty() || only.contains(stage);
        let stages = Stage::value_variants().iter().copied();
        stages.filter(move |stage| stage.lane() == lane && wanted(stage))
    };
    let suite = &Suite::new(project, only, playwright);
    let (mut first, mut beside): (Vec<_>, Vec<_>) =
        (lane(Lane::Cargo).collect(), lane(Lane::App).collect());
    if first.is_empty() {
        std::mem::swap(&mut first, &mut beside);
    }
    let mut reports = Vec::new();
    thread::scope(|scope| {
        let (sender, finished) = mpsc::channel();
        scope.spawn(move || {
            for stage in beside {
                // The receiver is there until this thread has ended.
                let _ = sender.send(say::kept(|| suite.report(stage)));
            }
        });
        let mut take = |(report, printed): (Report, String)| {
            say::raw(&printed);
            report
        };
        for stage in first {
            reports.push(suite.report(stage));
            reports.extend(finished.try_iter().map(&mut take));
        }
        reports.extend(finished.iter().map(take));
    });
    reports.extend(lane(Lane::Last).map(|stage| suite.report(stage)));
    summary(reports)
}

fn summary(reports: Vec<Report>) -> bool {
    let mut table = String::new();
    let mut total = Counts::default();
    for (stage, counts, duration) in reports {
        let Counts {
            passed,
            failed,
            flaky,
            skipped,
            ..
        } = counts;
        let (title, seconds) = (stage.title(), say::seconds(duration));
        table += &format!(
            "  {title:<44}{passed:>6} passed{failed:>4} failed{flaky:>4} flaky{skipped:>4} skipped{seconds:>10}\n"
        );
        total += counts;
    }
    total.times.sort_by(|a, b| b.1.total_cmp(&a.1));
    if !total.times.is_empty() {
        say::heading("the slowest tests");
    }
    for (name, seconds) in total.times.iter().take(SLOWEST) {
        let is_slow = *seconds > SLOW_TEST && !name.starts_with(counts::WHOLE_PROGRAM);
        let mark = if is_slow { "  too slow" } else { "" };
        say::line(&format!("{seconds:>8.1} s  {name}{mark}"));
    }
    say::heading("summary");
    say::line(&table);
    if total.flaky > 0 {
        say::line(&format!(
            "{} of the passed tests are flaky: they failed at the first try",
            total.flaky
        ));
    }
    say::line(&format!("{} passed, {} failed", total.passed, total.failed));
    total.failed == 0
}

/// Something that is made once; what failed is not tried again.
type Once<T> = OnceLock<Result<T, String>>;

fn once<T: Copy>(slot: &Once<T>, make: impl FnOnce() -> Result<T>) -> Result<T> {
    let mut is_first = false;
    let outcome = slot.get_or_init(|| {
        is_first = true;
        make().map_err(|error| format!("{error:#}"))
    });
    outcome.clone().map_err(|reason| {
        if is_first {
            return anyhow!(reason);
        }
        let line = reason.lines().next().unwrap_or_default();
        anyhow!("not run, because an earlier step failed: {line}")
    })
}

/// The stages' shared work: each asks for what it needs.
struct Suite<'a> {
    project: &'a Project,
    /// Which browser tests to run, as Playwright's own arguments; all without any.
    playwright: &'a [String],
    /// Whether a stage that passes does so with all its tests, and on nothing but the project's files.
    may_remember: bool,
    may_skip: bool,
    packages: Once<()>,
    engine: Once<()>,
    site: Once<()>,
    server: Once<()>,
    /// Whether all Rust code compiles without a lint's complaint.
    linted: Once<bool>,
}

impl<'a> Suite<'a> {
    fn new(project: &'a Project, only: &[Stage], playwright: &'a [String]) -> Self {
        let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false");
        // Cases from outside of the project may change without a trace.
        let may_remember = playwright.is_empty() && env::var_os("GOLDEN_DIR").is_none();
        Self {
            project,
            playwright,
            may_remember,
            // Whoever names a stage wants to see it run, and in CI nothing is taken from an earlier run.
            may_skip: may_remember && only.is_empty() && !is_ci,
            packages: Once::new(),
            engine: Once::new(),
            site: Once::new(),
            server: Once::new(),
            linted: Once::new(),
        }
    }

    fn report(&self, stage: Stage) -> Report {
        say::heading(&stage.title());
        let started = Instant::now();
        let counts = self.run(stage).unwrap_or_else(|error| {
            say::line(&format!("error: {error:#}"));
            Counts::one(false)
        });
        (stage, counts, started.elapsed())
    }

    fn run(&self, stage: Stage) -> Result<Counts> {
        let project = self.project;
        match stage {
            Stage::Fmt => passes(&project.cargo(["fmt", "--all", "--check"])),
            Stage::Clippy => self.linted().map(Counts::one),
            Stage::Rust => {
                if !debian::has_postgres() {
                    debian::install(project, "postgresql");
                }
                self.unless_passed(stage, || self.rust())
            }
            Stage::Server => self.server().map(|()| Counts::one(true)),
            Stage::Lint => {
                self.packages()?;
                passes(&project.in_app("npm", ["run", "lint"]))
            }
            Stage::Wasm => self.engine().map(|()| Counts::one(true)),
            Stage::TypeScript => {
                self.engine()?;
                let check = || passes(&project.in_app("npm", ["run", "typecheck"]));
                self.unless_passed(stage, check)
            }
            Stage::Vitest => {
                self.engine()?;
                self.unless_passed(stage, || self.vitest())
            }
            Stage::Site => {
                self.site()?;
                let mut counts = Counts::one(true);
                counts += Counts::one(site::weigh(project)?);
                Ok(counts)
            }
            Stage::Smoke => {
                self.site()?;
                self.server()?;
                self.playwright("smoke", &server::binary(project, "release"), &[])
            }
            Stage::E2e => {
                self.site()?;
                self.unless_passed(stage, || {
                    self.playwright("e2e", &self.debug_server()?, self.playwright)
                })
            }
            Stage::Firefox => self.unless_passed(stage, || self.firefox()),
            Stage::Requirements => {
                let (rows, complaints) = requirements::survey(project)?;
                say::line(&format!("{rows} requirements, each to be named by a test"));
                for complaint in &complaints {
                    say::line(&format!("FAILED {complaint}"));
                }
                Ok(Counts::one(complaints.is_empty()))
            }
        }
    }

    /// Runs a stage, unless it passed on the same inputs before; then its counts are those of that run.
    fn unless_passed(&self, stage: Stage, run: impl FnOnce() -> Result<Counts>) -> Result<Counts> {
        let inputs = stage.lane().inputs(self.project)?;
        let folder = self.project.own_dir().join("passed");
        let file = folder.join(format!("{stage:?}.json"));
        if self.may_skip
            && let Some(counts) = passed_before(&file, &inputs)
        {
            say::line(
                "not run: it passed, and nothing that it depends on has changed since (CI=true runs it)",
            );
            return Ok(counts);
        }
        let _ = fs::remove_file(&file);
        let counts = run()?;
        if self.may_remember && counts.passed > 0 && counts.failed + counts.flaky == 0 {
            stamp::write(&file, &serde_json::to_string(&(inputs, &counts))?)?;
        }
        Ok(counts)
    }

    fn rust(&self) -> Result<Counts> {
        let Seen { text, success } = say::show(&self.cargo_test("--no-fail-fast")?)?;
        let mut counts = counts::of_cargo(&text).with_ending(success);
        let document = self.project.cargo(DOCUMENT.split(' '));
        counts += passes(&document.env("RUSTDOCFLAGS", "-D warnings"))?;
        Ok(counts)
    }

    fn vitest(&self) -> Result<Counts> {
        self.reported("vitest", |report| {
            let file = format!("--outputFile.junit={report}");
            let words = "test -- --reporter=default --reporter=junit".split(' ');
            let command = self.project.in_app("npm", words.chain([&*file]));
            if say::is_watched() {
                return command;
            }
            command.env("NO_COLOR", "1")
        })
    }

    /// Tests of one of the projects in `app/playwright.config.ts`, which starts this server.
    fn playwright(&self, name: &str, server: &Path, only: &[String]) -> Result<Counts> {
        let chromium = browser::chromium(self.project)?;
        say::line(&format!("Chromium: {}", chromium.display()));
        let words = format!("--no-install playwright test --project={name} --reporter=list,junit");
        let arguments = words.split(' ').chain(only.iter().map(String::as_str));
        let command = self
            .project
            .in_app("npx", arguments)
            .env("PLAYWRIGHT_JUNIT_INCLUDE_RETRIES", "true")
            .env("BRIGHTCREW_SERVER_BIN", server)
            .env("SITE_DIR", self.project.site_dir())
            .env(browser::CHROMIUM_VARIABLE, chromium);
        let variable = "PLAYWRIGHT_JUNIT_OUTPUT_FILE";
        self.reported(name, |report| command.env(variable, report))
    }

    fn firefox(&self) -> Result<Counts> {
        let Some(firefox) = browser::firefox()? else {
            say::line("There is no Firefox here (Debian: apt-get install firefox-esr).");
            return Ok(Counts::default());
        };
        say::line(&format!("Firefox: {}", firefox.display()));
        self.site()?;
        let server = self.debug_server()?;
        setup::packages_of(self.project, "firefox")?;
        self.reported("firefox", |report| {
            let words = "--test --test-reporter=spec --test-reporter-destination=stdout \
                         --test-reporter=junit --test-reporter-destination";
            let words = words
                .split(' ')
                .chain([report, "firefox/journeys.test.mjs"]);
            let command = self.project.in_app("node", words);
            command
                .env(browser::FIREFOX_VARIABLE, firefox)
                .env("BRIGHTCREW_SERVER_BIN", server)
        })
    }

    /// Runs a program that leaves a report of its tests in the file that it is given.
    fn reported(&self, name: &str, command: impl FnOnce(&str) -> Expression) -> Result<Counts> {
        let file = self.project.own_dir().join(format!("{name}.xml"));
        // Not to be taken for the new one, should there be none.
        stamp::write(&file, "")?;
        let seen = say::show(&command(&file.to_string_lossy()))?;
        Ok(counts::of_report(&file)?.with_ending(seen.success))
    }

    fn packages(&self) -> Result<()> {
        once(&self.packages, || setup::npm_packages(self.project))
    }

    fn engine(&self) -> Result<()> {
        self.packages()?;
        once(&self.engine, || {
            setup::rust(self.project)?;
            setup::wasm_tools(self.project)?;
            wasm::build(self.project)
        })
    }

    fn site(&self) -> Result<()> {
        self.engine()?;
        once(&self.site, || site::build(self.project))
    }

    fn server(&self) -> Result<()> {
        once(&self.server, || server::build(self.project))
    }

    /// The server that `cargo test` builds for its own tests.
    fn debug_server(&self) -> Result<PathBuf> {
        let cargo = self.cargo_test("--no-run")?;
        say::step("server: building with its tests", &cargo)?;
        Ok(server::binary(self.project, "debug"))
    }

    /// Compiles everything with Clippy in rustc's place, so that tests need not compile it again.
    fn linted(&self) -> Result<bool> {
        once(&self.linted, || {
            let words = ["test", "--workspace", "--all-targets", "--no-run"];
            Ok(say::show(&with_clippy(self.project.cargo(words)))?.success)
        })
    }

    /// `cargo test` with what Clippy has compiled, or, where it complains, as rustc compiles it.
    fn cargo_test(&self, option: &str) -> Result<Expression> {
        let command = self.project.cargo(["test", "--workspace", option]);
        let is_clean = self.linted()?;
        Ok(if is_clean {
            with_clippy(command)
        } else {
            command
        })
    }
}

fn with_clippy(cargo: Expression) -> Expression {
    // The same way as `cargo clippy` has it, which checks and does not compile; decision 50.
    let arguments = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";
    cargo
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", arguments)
}

/// A program that passes or fails as a whole.
fn passes(command: &Expression) -> Result<Counts> {
    Ok(Counts::one(say::show(command)?.success))
}

/// The counts of the last run of a stage, when that passed on these inputs.
fn passed_before(file: &Path, inputs: &str) -> Option<Counts> {
    let text = fs::read_to_string(file).ok()?;
    let (before, counts): (String, Counts) = serde_json::from_str(&text).ok()?;
    (before == inputs).then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_ends_with_what_passed_and_failed_and_marks_slow_tests() {
        let counts = Counts {
            passed: 12,
            skipped: 3,
            flaky: 1,
            times: [("quick", 0.5), ("slow", 10.5), ("Rust, all of api", 11.0)]
                .map(|(name, seconds)| (name.to_owned(), seconds))
                .into(),
            ..Counts::default()
        };
        let reports = vec![
            (Stage::Fmt, Counts::one(false), Duration::ZERO),
            (Stage::Vitest, counts, Duration::ZERO),
        ];
        let (is_well, printed) = say::kept(|| summary(reports));
        assert!(
            !is_well && printed.ends_with("\n12 passed, 1 failed\n"),
            "{printed}"
        );
        let slowest =
            "    11.0 s  Rust, all of api\n    10.5 s  slow  too slow\n     0.5 s  quick\n";
        assert!(printed.contains(slowest), "{printed}");
    }

    #[test]
    fn a_failed_preparation_is_not_tried_again_and_says_why() {
        let slot = Once::<()>::new();
        let first = once(&slot, || Err(anyhow!("npm is missing\nmore"))).unwrap_err();
        assert_eq!(first.to_string(), "npm is missing\nmore");
        let again = once(&slot, || panic!("must not run again")).unwrap_err();
        let expected = "not run, because an earlier step failed: npm is missing";
        assert_eq!(again.to_string(), expected);
    }

    #[test]
    fn a_stage_that_passed_is_run_again_when_its_inputs_changed_or_nothing_may_be_skipped() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().to_path_buf();
        let (target, app) = (root.join("target"), root.join("app"));
        let project = Project { root, target, app };
        let passed = Counts::one(true);
        let run = |may_skip, counts: &Counts| {
            let suite = Suite {
                may_skip,
                may_remember: true,
                ..Suite::new(&project, &[], &[])
            };
            let (mut is_run, stage) = (false, || Ok(counts.clone()));
            let run = || stage().inspect(|_| is_run = true);
            let work = || suite.unless_passed(Stage::Vitest, run).unwrap();
            assert_eq!(say::kept(work).0, *counts);
            is_run
        };
        assert!(run(true, &passed) && !run(true, &passed));
        stamp::write(&project.app.join("a.ts"), "changed").unwrap();
        assert!(run(true, &passed) && !run(true, &passed));
        assert!(run(false, &passed) && run(false, &Counts::one(false)));
        assert!(run(true, &passed) && !run(true, &passed));
    }
}
