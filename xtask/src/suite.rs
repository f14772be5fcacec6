//! `cargo xtask test`: runs all stages, continuing after failures. Cargo's stages run in parallel with those of the
//! app; stages that need both come last. The last line is `N passed, N failed`.

use std::path::{Path, PathBuf};
use std::sync::{OnceLock, mpsc};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use anyhow::{Result, anyhow, ensure};
use clap::ValueEnum;
use duct::Expression;

use crate::counts::{self, Counts};
use crate::output::{self, CommandOutput};
use crate::project::Project;
use crate::stamp::{self, Fingerprint};
use crate::{browser, debian, requirements, server, setup, site, wasm};

/// Number of slowest tests listed at the end.
const SLOWEST: usize = 30;
/// Tests slower than this many seconds are marked.
const SLOW_TEST: f64 = 10.0;
/// Documents the crates for external use, without warnings.
const DOCUMENT: &str = "doc --no-deps --quiet -p scheduler-core -p scheduler-exchange -p scheduler-solver -p scheduler-team";

/// A test stage. The doc comments are titles and help texts.
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
    /// The site, and the size of pages and engine
    Site,
    /// Vitest on the documents of the built site
    Documents,
    /// The server, built for release
    Server,
    /// Smoke test of the release server
    Smoke,
    /// Playwright in Chromium, against the server
    E2e,
    /// Main user journeys in Firefox
    Firefox,
    /// Requirements are covered by tests
    Requirements,
}

/// Stages of a lane run in sequence and have similar inputs.
#[derive(Clone, Copy, PartialEq)]
enum Lane {
    Cargo,
    App,
    /// After the other two.
    Last,
}

impl Lane {
    /// The fingerprint of all inputs of its stages.
    fn inputs(self, project: &Project) -> Result<String> {
        let mut inputs = Fingerprint::default();
        for (name, value) in env::vars() {
            if name.starts_with("BRIGHTCREW_") || name == "RUSTFLAGS" {
                inputs.text(&name);
                inputs.text(&value);
            }
        }
        if self != Self::App {
            inputs.text(&format!("PostgreSQL: {}", debian::has_postgres()));
            // Of the app, only the files in its top folder.
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
            Self::Lint
            | Self::Wasm
            | Self::TypeScript
            | Self::Vitest
            | Self::Site
            | Self::Documents => Lane::App,
            // In the shorter lane; Cargo can build both profiles in parallel.
            Self::Server => Lane::App,
            Self::Smoke | Self::E2e | Self::Firefox | Self::Requirements => Lane::Last,
        }
    }

    /// The doc comment of the variant, also shown by `--help`.
    fn title(self) -> String {
        let value = self.to_possible_value();
        let help = value.as_ref().and_then(|value| value.get_help());
        help.map(ToString::to_string).unwrap_or_default()
    }
}

/// A stage with its results and duration.
type Report = (Stage, Counts, Duration);

/// Runs the given stages, or all if none is given; returns false if any failed. `playwright` selects browser tests.
pub fn run(project: &Project, only: &[Stage], playwright: &[String]) -> bool {
    let lane = |lane: Lane| {
        let is_selected = move |stage: &Stage| only.is_empty() || only.contains(stage);
        let stages = Stage::value_variants().iter().copied();
        stages.filter(move |stage| stage.lane() == lane && is_selected(stage))
    };
    let suite = &Suite::new(project, only, playwright);
    let (mut first, mut parallel): (Vec<_>, Vec<_>) =
        (lane(Lane::Cargo).collect(), lane(Lane::App).collect());
    if first.is_empty() {
        std::mem::swap(&mut first, &mut parallel);
    }
    let mut reports = Vec::new();
    thread::scope(|scope| {
        let (sender, finished) = mpsc::channel();
        scope.spawn(move || {
            for stage in parallel {
                // The receiver outlives this thread.
                let _ = sender.send(output::captured(|| suite.report(stage)));
            }
        });
        let mut print = |(report, printed): (Report, String)| {
            output::raw(&printed);
            report
        };
        for stage in first {
            reports.push(suite.report(stage));
            reports.extend(finished.try_iter().map(&mut print));
        }
        reports.extend(finished.iter().map(print));
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
        let (title, seconds) = (stage.title(), output::seconds(duration));
        table += &format!(
            "  {title:<44}{passed:>6} passed{failed:>4} failed{flaky:>4} flaky{skipped:>4} skipped{seconds:>10}\n"
        );
        total += counts;
    }
    total.times.sort_by(|a, b| b.1.total_cmp(&a.1));
    if !total.times.is_empty() {
        output::heading("slowest tests");
    }
    for (name, seconds) in total.times.iter().take(SLOWEST) {
        let is_slow = *seconds > SLOW_TEST && !name.starts_with(counts::WHOLE_BINARY);
        let mark = if is_slow { "  too slow" } else { "" };
        output::line(&format!("{seconds:>8.1} s  {name}{mark}"));
    }
    output::heading("summary");
    output::line(&table);
    if total.flaky > 0 {
        output::line(&format!(
            "{} of the passed tests are flaky: they passed on retry",
            total.flaky
        ));
    }
    output::line(&format!("{} passed, {} failed", total.passed, total.failed));
    total.failed == 0
}

/// The result of a step that runs at most once, also if it fails.
type Once<T> = OnceLock<Result<T, String>>;

fn once<T: Copy>(slot: &Once<T>, run: impl FnOnce() -> Result<T>) -> Result<T> {
    let mut is_first = false;
    let outcome = slot.get_or_init(|| {
        is_first = true;
        run().map_err(|error| format!("{error:#}"))
    });
    outcome.clone().map_err(|reason| {
        if is_first {
            return anyhow!(reason);
        }
        let line = reason.lines().next().unwrap_or_default();
        anyhow!("not run, because an earlier step failed: {line}")
    })
}

/// Shared steps that stages depend on.
struct Suite<'a> {
    project: &'a Project,
    /// Arguments for Playwright to select browser tests; empty for all.
    playwright: &'a [String],
    /// In CI nothing is left out.
    is_ci: bool,
    /// Whether the results may be cached: all tests run, and only on the project's files.
    may_cache: bool,
    may_skip: bool,
    packages: Once<()>,
    engine: Once<()>,
    site: Once<()>,
    server: Once<()>,
    /// Whether Clippy found no problems.
    linted: Once<bool>,
}

impl<'a> Suite<'a> {
    fn new(project: &'a Project, only: &[Stage], playwright: &'a [String]) -> Self {
        let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false");
        // External golden cases are not part of the fingerprint.
        let may_cache = playwright.is_empty() && env::var_os("GOLDEN_DIR").is_none();
        Self {
            project,
            playwright,
            is_ci,
            may_cache,
            // Explicitly selected stages always run, and CI runs everything.
            may_skip: may_cache && only.is_empty() && !is_ci,
            packages: Once::new(),
            engine: Once::new(),
            site: Once::new(),
            server: Once::new(),
            linted: Once::new(),
        }
    }

    fn report(&self, stage: Stage) -> Report {
        output::heading(&stage.title());
        let started = Instant::now();
        let counts = self.run(stage).unwrap_or_else(|error| {
            output::line(&format!("error: {error:#}"));
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
                if !debian::has_pgbouncer() {
                    debian::install(project, "pgbouncer");
                }
                self.run_unless_passed(stage, || self.rust())
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
                self.run_unless_passed(stage, check)
            }
            Stage::Vitest => {
                self.engine()?;
                self.run_unless_passed(stage, || self.vitest("test"))
            }
            Stage::Site => {
                self.site()?;
                let mut counts = Counts::one(true);
                counts += Counts::one(site::check_sizes(project)?);
                Ok(counts)
            }
            Stage::Documents => {
                self.site()?;
                self.run_unless_passed(stage, || self.vitest("documents"))
            }
            Stage::Smoke => {
                self.site()?;
                self.server()?;
                self.playwright("smoke", &server::binary(project, "release"), &[])
            }
            Stage::E2e => {
                self.site()?;
                self.run_unless_passed(stage, || {
                    self.playwright("e2e", &self.debug_server()?, self.playwright)
                })
            }
            Stage::Firefox => self.run_unless_passed(stage, || self.firefox()),
            Stage::Requirements => {
                let (rows, problems) = requirements::check(project)?;
                output::line(&format!(
                    "{rows} requirements, each to be covered by a test"
                ));
                for problem in &problems {
                    output::line(&format!("FAILED {problem}"));
                }
                Ok(Counts::one(problems.is_empty()))
            }
        }
    }

    /// Runs a stage unless it passed on the same inputs before; then returns the counts of that run.
    fn run_unless_passed(
        &self,
        stage: Stage,
        run: impl FnOnce() -> Result<Counts>,
    ) -> Result<Counts> {
        let inputs = stage.lane().inputs(self.project)?;
        let folder = self.project.state_dir().join("passed");
        let file = folder.join(format!("{stage:?}.json"));
        if self.may_skip
            && let Some(counts) = cached_result(&file, &inputs)
        {
            output::line("skipped: passed before and its inputs are unchanged (CI=true runs it)");
            return Ok(counts);
        }
        let _ = fs::remove_file(&file);
        let counts = run()?;
        if self.may_cache && counts.passed > 0 && counts.failed + counts.flaky == 0 {
            stamp::write(&file, &serde_json::to_string(&(inputs, &counts))?)?;
        }
        Ok(counts)
    }

    fn rust(&self) -> Result<Counts> {
        let CommandOutput { text, success } = output::run(&self.cargo_test("--no-fail-fast")?)?;
        let mut counts = counts::of_cargo(&text).with_status(success);
        let document = self.project.cargo(DOCUMENT.split(' '));
        counts += passes(&document.env("RUSTDOCFLAGS", "-D warnings"))?;
        Ok(counts)
    }

    /// Runs Vitest by this script of `app/package.json`.
    fn vitest(&self, script: &str) -> Result<Counts> {
        self.run_with_report(&format!("vitest-{script}"), |report| {
            let file = format!("--outputFile.junit={report}");
            let words = "-- --reporter=default --reporter=junit".split(' ');
            let words = ["run", script].into_iter().chain(words).chain([&*file]);
            let command = self.project.in_app("npm", words);
            if output::is_interactive() {
                return command;
            }
            command.env("NO_COLOR", "1")
        })
    }

    /// Runs a Playwright project of `app/playwright.config.ts`, which starts this server.
    fn playwright(&self, name: &str, server: &Path, only: &[String]) -> Result<Counts> {
        let chromium = browser::chromium(self.project)?;
        output::line(&format!("Chromium: {}", chromium.display()));
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
        self.run_with_report(name, |report| command.env(variable, report))
    }

    fn firefox(&self) -> Result<Counts> {
        let Some(firefox) = browser::firefox(self.project)? else {
            let missing = format!(
                "Firefox is not installed. Install it (Debian: `apt-get install firefox-esr`), or set {} to its path",
                browser::FIREFOX_VARIABLE
            );
            ensure!(!self.is_ci, missing);
            output::line(&missing);
            return Ok(Counts::default());
        };
        output::line(&format!("Firefox: {}", firefox.display()));
        self.site()?;
        let server = self.debug_server()?;
        setup::packages_of(self.project, "firefox")?;
        self.run_with_report("firefox", |report| {
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

    /// Runs a command that writes a JUnit report to the given file.
    fn run_with_report(
        &self,
        name: &str,
        command: impl FnOnce(&str) -> Expression,
    ) -> Result<Counts> {
        let file = self.project.state_dir().join(format!("{name}.xml"));
        // Clear it, so that an old report is not mistaken for the new one.
        stamp::write(&file, "")?;
        let seen = output::run(&command(&file.to_string_lossy()))?;
        Ok(counts::of_report(&file)?.with_status(seen.success))
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

    /// Builds the debug server together with its tests.
    fn debug_server(&self) -> Result<PathBuf> {
        let cargo = self.cargo_test("--no-run")?;
        output::step("server: building with its tests", &cargo)?;
        Ok(server::binary(self.project, "debug"))
    }

    /// Compiles everything with Clippy in place of rustc, so that tests need no second compilation.
    fn linted(&self) -> Result<bool> {
        once(&self.linted, || {
            let words = ["test", "--workspace", "--all-targets", "--no-run"];
            Ok(output::run(&with_clippy(self.project.cargo(words)))?.success)
        })
    }

    /// `cargo test` with the artefacts of Clippy, or those of rustc if Clippy failed.
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
    // As `cargo clippy` does, which only checks and does not compile (decision 50).
    let arguments = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";
    cargo
        .env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver")
        .env("CLIPPY_ARGS", arguments)
}

/// Runs a command that passes or fails as a whole.
fn passes(command: &Expression) -> Result<Counts> {
    Ok(Counts::one(output::run(command)?.success))
}

/// The counts of a stage's last run, if it passed on these inputs.
fn cached_result(file: &Path, inputs: &str) -> Option<Counts> {
    let text = fs::read_to_string(file).ok()?;
    let (before, counts): (String, Counts) = serde_json::from_str(&text).ok()?;
    (before == inputs).then_some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_summary_marks_slow_tests_and_ends_with_the_totals() {
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
        let (success, printed) = output::captured(|| summary(reports));
        assert!(
            !success && printed.ends_with("\n12 passed, 1 failed\n"),
            "{printed}"
        );
        let slowest =
            "    11.0 s  Rust, all of api\n    10.5 s  slow  too slow\n     0.5 s  quick\n";
        assert!(printed.contains(slowest), "{printed}");
    }

    #[test]
    fn a_failed_step_is_not_repeated_and_reports_its_cause() {
        let slot = Once::<()>::new();
        let first = once(&slot, || Err(anyhow!("npm is missing\nmore"))).unwrap_err();
        assert_eq!(first.to_string(), "npm is missing\nmore");
        let again = once(&slot, || panic!("must not run again")).unwrap_err();
        let expected = "not run, because an earlier step failed: npm is missing";
        assert_eq!(again.to_string(), expected);
    }

    #[test]
    fn a_passed_stage_runs_again_if_its_inputs_changed_or_skipping_is_disabled() {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().to_path_buf();
        let (target, app) = (root.join("target"), root.join("app"));
        let project = Project { root, target, app };
        let passed = Counts::one(true);
        let run = |may_skip, counts: &Counts| {
            let suite = Suite {
                may_skip,
                may_cache: true,
                ..Suite::new(&project, &[], &[])
            };
            let (mut is_run, stage) = (false, || Ok(counts.clone()));
            let run = || stage().inspect(|_| is_run = true);
            let work = || suite.run_unless_passed(Stage::Vitest, run).unwrap();
            assert_eq!(output::captured(work).0, *counts);
            is_run
        };
        assert!(run(true, &passed) && !run(true, &passed));
        stamp::write(&project.app.join("a.ts"), "changed").unwrap();
        assert!(run(true, &passed) && !run(true, &passed));
        assert!(run(false, &passed) && run(false, &Counts::one(false)));
        assert!(run(true, &passed) && !run(true, &passed));
    }
}
