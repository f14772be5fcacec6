//! `cargo xtask test`: every stage, going on after a failure so that one sees everything. Cargo's stages run beside
//! those of the app; what needs both comes last. The last line is `N passed, N failed`.

use std::process::ExitCode;
use std::sync::{OnceLock, mpsc};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use anyhow::{Context, Result, anyhow, ensure};
use clap::ValueEnum;
use duct::Expression;

use crate::counts::{self, Counts};
use crate::project::Project;
use crate::requirements::Survey;
use crate::say::{self, Seen};
use crate::server::Served;
use crate::stamp::Fingerprint;
use crate::{browser, debian, server, setup, site, wasm};

/// How many of the slowest tests are listed at the end.
const SLOWEST: usize = 30;
/// What a test may take, in seconds; a slower one is marked.
const SLOW_TEST: f64 = 10.0;

/// One stage of the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Stage {
    /// Formatting (rustfmt)
    Fmt,
    /// Lints (clippy, warnings are errors)
    Clippy,
    /// Rust tests
    Rust,
    /// The server, built for release
    Server,
    /// Lints and formatting of the app
    Lint,
    /// The engine as WebAssembly
    Wasm,
    /// TypeScript
    #[value(name = "typescript")]
    TypeScript,
    /// Vitest
    Vitest,
    /// The site and what its pages weigh
    Site,
    /// The release server answers
    Smoke,
    /// Playwright in Chromium, against the server
    E2e,
    /// The main ways in Firefox, where there is one
    Firefox,
    /// Requirements and the tests that name them
    Requirements,
}

/// The crates that others may use, whose documentation is checked.
const DOCUMENTED: [&str; 8] = [
    "-p",
    "scheduler-core",
    "-p",
    "scheduler-exchange",
    "-p",
    "scheduler-solver",
    "-p",
    "scheduler-team",
];

const CARGO_LANE: [Stage; 4] = [Stage::Fmt, Stage::Clippy, Stage::Rust, Stage::Server];
const APP_LANE: [Stage; 5] = [
    Stage::Lint,
    Stage::Wasm,
    Stage::TypeScript,
    Stage::Vitest,
    Stage::Site,
];
const AFTER_BOTH: [Stage; 4] = [
    Stage::Smoke,
    Stage::E2e,
    Stage::Firefox,
    Stage::Requirements,
];

impl Stage {
    /// The comment above, as `--help` has it too.
    fn title(self) -> String {
        let value = self.to_possible_value();
        let help = value.as_ref().and_then(|value| value.get_help());
        help.map(ToString::to_string).unwrap_or_default()
    }
}

/// What came of one stage.
struct Report {
    stage: Stage,
    counts: Counts,
    duration: Duration,
}

/// Runs the stages, all of them when none is named.
///
/// # Errors
/// None of a stage: those are counted.
pub fn run(project: &Project, only: &[Stage], playwright: &[String]) -> Result<ExitCode> {
    let wanted = |stages: &[Stage]| -> Vec<Stage> {
        let wanted = stages
            .iter()
            .filter(|stage| only.is_empty() || only.contains(stage));
        wanted.copied().collect()
    };
    let suite = Suite {
        project,
        // Whoever names a stage wants to see it run, and in CI nothing is taken from an earlier run.
        may_skip: only.is_empty()
            && env::var_os("CI").is_none_or(|value| value.is_empty() || value == "false"),
        playwright,
        ready: Ready::default(),
    };
    let mut reports = Vec::new();
    let (mut first, mut beside) = (wanted(&CARGO_LANE), wanted(&APP_LANE));
    if first.is_empty() {
        std::mem::swap(&mut first, &mut beside);
    }
    thread::scope(|scope| {
        let (sender, finished) = mpsc::channel();
        let suite = &suite;
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
    reports.extend(
        wanted(&AFTER_BOTH)
            .into_iter()
            .map(|stage| suite.report(stage)),
    );
    Ok(summary(reports))
}

fn summary(reports: Vec<Report>) -> ExitCode {
    let mut rows = Vec::new();
    let mut total = Counts::default();
    for Report {
        stage,
        counts,
        duration,
    } in reports
    {
        let mut row = vec![stage.title()];
        let Counts {
            passed,
            failed,
            flaky,
            skipped,
            ..
        } = counts;
        let columns = [
            (passed, "passed"),
            (failed, "failed"),
            (flaky, "flaky"),
            (skipped, "skipped"),
        ];
        row.extend(columns.map(|(count, name)| format!("{count} {name}")));
        row.push(say::seconds(duration));
        rows.push(row);
        total += counts;
    }
    let slowest = total.slowest(SLOWEST);
    if !slowest.is_empty() {
        say::heading("the slowest tests");
        for (name, seconds) in slowest {
            let is_test = !name.starts_with(counts::WHOLE_PROGRAM);
            let mark = if is_test && seconds > SLOW_TEST {
                "  too slow"
            } else {
                ""
            };
            say::line(&format!("{seconds:>8.1} s  {name}{mark}"));
        }
    }
    say::heading("summary");
    say::line(&say::table(&rows));
    if total.flaky > 0 {
        say::line(&format!(
            "{} of the passed tests are flaky: they failed at the first try",
            total.flaky
        ));
    }
    say::line(&last_line(&total));
    say::exit_code(total.failed == 0)
}

fn last_line(total: &Counts) -> String {
    format!("{} passed, {} failed", total.passed, total.failed)
}

/// What has been made ready so far. A stage asks for what it needs; what failed once is not tried again.
#[derive(Default)]
struct Ready {
    packages: OnceLock<Result<(), String>>,
    /// The complaints about packages of the engine that were built, but are too large.
    engine: OnceLock<Result<Vec<String>, String>>,
    site: OnceLock<Result<(), String>>,
    server: OnceLock<Result<(), String>>,
    /// Whether all Rust code compiles without a lint's complaint.
    linted: OnceLock<Result<bool, String>>,
}

fn once<T>(slot: &OnceLock<Result<T, String>>, make: impl FnOnce() -> Result<T>) -> Result<&T> {
    let mut is_first = false;
    let outcome = slot.get_or_init(|| {
        is_first = true;
        make().map_err(|error| format!("{error:#}"))
    });
    outcome.as_ref().map_err(|reason| {
        if is_first {
            return anyhow!("{reason}");
        }
        let line = reason.lines().next().unwrap_or_default();
        anyhow!("not run, because an earlier step failed: {line}")
    })
}

struct Suite<'a> {
    project: &'a Project,
    may_skip: bool,
    /// Which browser tests to run, as Playwright's own arguments; all without any.
    playwright: &'a [String],
    ready: Ready,
}

impl Suite<'_> {
    fn report(&self, stage: Stage) -> Report {
        say::heading(&stage.title());
        let started = Instant::now();
        let counts = self.run_or_skip(stage).unwrap_or_else(|error| {
            say::line(&format!("error: {error:#}"));
            Counts::one(false)
        });
        Report {
            stage,
            counts,
            duration: started.elapsed(),
        }
    }

    /// Runs a stage, unless it passed on the same inputs before; then its counts are those of that run.
    fn run_or_skip(&self, stage: Stage) -> Result<Counts> {
        self.prepare(stage)?;
        let file = self
            .project
            .own_dir()
            .join("passed")
            .join(format!("{stage:?}.json"));
        let inputs = self.inputs(stage)?;
        if self.may_skip
            && let Some(inputs) = &inputs
            && let Some(counts) = passed_before(&file, inputs)
        {
            say::line(
                "not run: it passed, and nothing that it depends on has changed since (CI=true runs it)",
            );
            return Ok(counts);
        }
        let _ = fs::remove_file(&file);
        let counts = self.run(stage)?;
        if let Some(inputs) = inputs
            && counts.failed + counts.flaky == 0
            && counts.passed > 0
        {
            fs::create_dir_all(self.project.own_dir().join("passed"))?;
            fs::write(&file, serde_json::to_string(&(inputs, &counts))?)?;
        }
        Ok(counts)
    }

    /// The fingerprint of all that a stage depends on; none for a stage that is quick, or of whose inputs Cargo or the
    /// build keep track.
    fn inputs(&self, stage: Stage) -> Result<Option<String>> {
        let (rust, app) = match stage {
            Stage::Rust => (true, false),
            Stage::TypeScript | Stage::Vitest => (false, true),
            Stage::E2e | Stage::Firefox => (true, true),
            _ => return Ok(None),
        };
        // Cases from outside of the project may change without a trace.
        if env::var_os("GOLDEN_DIR").is_some() || !self.playwright.is_empty() {
            return Ok(None);
        }
        let mut inputs = Fingerprint::default();
        let Project {
            root,
            app: app_folder,
            ..
        } = self.project;
        for (name, value) in
            env::vars().filter(|(name, _)| name.starts_with("BRIGHTCREW_") || name == "RUSTFLAGS")
        {
            inputs.word(&name).word(&value);
        }
        for shared in [
            "xtask",
            "fixtures",
            "app/package.json",
            "app/package-lock.json",
            "app/biome.json",
        ] {
            inputs.sources(&root.join(shared), &[])?;
        }
        if stage == Stage::Rust && debian::has_postgres() {
            inputs.word("PostgreSQL");
        }
        if rust {
            inputs.sources(root, &["/app"])?;
        }
        if app {
            inputs.sources(app_folder, &[])?;
            inputs.everything(&app_folder.join("src/engine"))?;
        }
        Ok(Some(inputs.finish()))
    }

    fn prepare(&self, stage: Stage) -> Result<()> {
        match stage {
            Stage::Fmt | Stage::Clippy => setup::rust_components(self.project),
            Stage::Rust => {
                debian::postgres(self.project);
                setup::rust_components(self.project)
            }
            Stage::Lint => self.packages(),
            Stage::Wasm | Stage::TypeScript | Stage::Vitest => self.engine().map(|_| ()),
            Stage::Site => self.site(),
            Stage::Smoke => self.site().and_then(|()| self.server()),
            Stage::E2e => self.site(),
            Stage::Server | Stage::Firefox | Stage::Requirements => Ok(()),
        }
    }

    fn run(&self, stage: Stage) -> Result<Counts> {
        let project = self.project;
        match stage {
            Stage::Fmt => command(&project.cargo(&["fmt", "--all", "--check"])),
            Stage::Clippy => Ok(Counts::one(*self.linted()?)),
            Stage::Rust => {
                let Seen { text, success } = say::show(&self.cargo_test(&["--no-fail-fast"])?)?;
                let mut counts = counts::of_cargo(&text).with_ending(success);
                counts += self.documented()?;
                Ok(counts)
            }
            Stage::Server => self.server().map(|()| Counts::one(true)),
            Stage::Lint => command(&project.in_app("npm", &["run", "lint"])),
            Stage::Wasm => {
                let mut counts = verdict(
                    "the engine's packages are within their limits",
                    self.engine()?,
                );
                let stale = wasm::stale_types(project)?;
                counts += verdict(
                    "[D-510] the committed TypeScript types are those that the Rust types give",
                    &stale,
                );
                Ok(counts)
            }
            Stage::TypeScript => command(&project.in_app("npm", &["run", "typecheck"])),
            Stage::Vitest => self.vitest(),
            Stage::Site => {
                let mut counts = Counts::one(true);
                counts += Counts::one(site::weigh(project)?);
                Ok(counts)
            }
            Stage::Smoke => self.smoke(),
            Stage::E2e => self.playwright(),
            Stage::Firefox => self.firefox(),
            Stage::Requirements => self.requirements(),
        }
    }

    fn vitest(&self) -> Result<Counts> {
        let report = self.report_file("vitest.json")?;
        let file = format!("--outputFile.json={report}");
        let arguments = ["test", "--", "--reporter=default", "--reporter=json", &file];
        let mut command = self.project.in_app("npm", &arguments);
        if !say::is_watched() {
            command = command.env("NO_COLOR", "1");
        }
        let seen = say::show(&command)?;
        Ok(counts::of_vitest(report.as_ref())?.with_ending(seen.success))
    }

    /// The release server answers with pages of both languages, a missing page and its own health.
    fn smoke(&self) -> Result<Counts> {
        let served = Served::start(self.project, "release", "smoke")?;
        let mut complaints = Vec::new();
        for (path, expected, text) in [
            ("/", 200, "<html lang=\"en\""),
            ("/es", 200, "<html lang=\"es\""),
            ("/shift-scheduler", 200, "<html"),
            ("/no-such-page", 404, "<html"),
            ("/healthz", 200, ""),
        ] {
            let (status, answer) = served.get(path)?;
            if status != expected || !answer.contains(text) {
                complaints.push(format!("{path} answers {status}, or without {text:?}"));
            }
        }
        Ok(verdict("the release server serves the site", &complaints))
    }

    fn playwright(&self) -> Result<Counts> {
        let chromium = browser::headless(self.project)?;
        say::line(&format!("Chromium: {}", chromium.display()));
        let report = self.report_file("playwright.json")?;
        let words = "--no-install playwright test --project=e2e --reporter=list,json";
        let mut arguments: Vec<_> = words.split(' ').collect();
        arguments.extend(self.playwright.iter().map(String::as_str));
        let command = self
            .project
            .in_app("npx", &arguments)
            .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report)
            .env("BRIGHTCREW_SERVER_BIN", self.debug_server()?)
            .env("SITE_DIR", self.project.site_dir())
            .env(browser::VARIABLE, chromium);
        let seen = say::show(&command)?;
        Ok(counts::of_playwright(report.as_ref())?.with_ending(seen.success))
    }

    fn firefox(&self) -> Result<Counts> {
        let Some(firefox) = browser::firefox()? else {
            say::line("There is no Firefox here (Debian: apt-get install firefox-esr).");
            return Ok(Counts::default());
        };
        say::line(&format!("Firefox: {}", firefox.display()));
        self.site()?;
        self.debug_server()?;
        setup::packages_of(self.project, "firefox")?;
        let served = Served::start(self.project, "debug", "firefox")?;
        let arguments = ["--test", "--test-reporter=tap", "firefox/journeys.test.mjs"];
        let command = self.project.in_app("node", &arguments);
        let command = command
            .env(browser::FIREFOX_VARIABLE, firefox)
            .env("BRIGHTCREW_ORIGIN", format!("http://{}", served.address));
        let Seen { text, success } = say::show(&command)?;
        Ok(counts::of_node(&text).with_ending(success))
    }

    fn requirements(&self) -> Result<Counts> {
        let survey = Survey::take(self.project)?;
        let named = survey.rows - survey.unnamed.len();
        say::line(&format!(
            "{named} of {} requirements are named by a test",
            survey.rows
        ));
        let mut counts = verdict("every ledger id stands once", &survey.duplicates);
        counts += verdict("tests name only ids that a ledger holds", &survey.unknown);
        counts += verdict("a test names every row of the ledgers", &survey.unnamed);
        Ok(counts)
    }

    /// The path of a runner's report, without the one of an earlier run.
    fn report_file(&self, name: &str) -> Result<String> {
        let folder = self.project.own_dir();
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let path = folder.join(name);
        if path.exists() {
            fs::remove_file(&path)?;
        }
        Ok(path.to_string_lossy().into_owned())
    }

    fn packages(&self) -> Result<()> {
        once(&self.ready.packages, || setup::npm_packages(self.project)).copied()
    }

    fn engine(&self) -> Result<&Vec<String>> {
        self.packages()?;
        once(&self.ready.engine, || {
            setup::rust(self.project)?;
            setup::wasm_tools(self.project)?;
            wasm::build(self.project)
        })
    }

    fn site(&self) -> Result<()> {
        self.engine()?;
        once(&self.ready.site, || site::build(self.project)).copied()
    }

    fn server(&self) -> Result<()> {
        once(&self.ready.server, || server::build(self.project)).copied()
    }

    /// The server that `cargo test` builds for its own tests.
    fn debug_server(&self) -> Result<std::path::PathBuf> {
        say::step(
            "server: building with its tests",
            &self.cargo_test(&["--no-run"])?,
        )?;
        let program = server::binary(self.project, "debug");
        ensure!(
            program.is_file(),
            "`cargo test` has not built {}",
            program.display()
        );
        Ok(program)
    }

    /// Compiles everything with Clippy in rustc's place, so that tests need not compile it again.
    fn linted(&self) -> Result<&bool> {
        once(&self.ready.linted, || {
            let compile = self
                .project
                .cargo(&["test", "--workspace", "--all-targets", "--no-run"]);
            Ok(say::show(&with_clippy(compile))?.success)
        })
    }

    /// The published crates' documentation is written without a warning: every link in it leads somewhere.
    fn documented(&self) -> Result<Counts> {
        let command = self
            .project
            .cargo(&[&["doc", "--no-deps", "--quiet"], &DOCUMENTED[..]].concat())
            .env("RUSTDOCFLAGS", "-D warnings");
        command_named("the documentation of the engine's crates", &command)
    }

    /// `cargo test` with what Clippy has compiled, or, where it complains, as rustc compiles it.
    fn cargo_test(&self, arguments: &[&str]) -> Result<Expression> {
        let command = self
            .project
            .cargo(&[&["test", "--workspace"], arguments].concat());
        Ok(if *self.linted()? {
            with_clippy(command)
        } else {
            command
        })
    }
}

fn with_clippy(cargo: Expression) -> Expression {
    // The same way as `cargo clippy` has it, which checks and does not compile; decision 50.
    cargo.env("RUSTC_WORKSPACE_WRAPPER", "clippy-driver").env(
        "CLIPPY_ARGS",
        "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__",
    )
}

/// A program that passes or fails as a whole.
fn command(command: &Expression) -> Result<Counts> {
    Ok(Counts::one(say::show(command)?.success))
}

/// The same, with a line that says what passed or failed.
fn command_named(name: &str, command: &Expression) -> Result<Counts> {
    let complaints = match say::show(command)?.success {
        true => Vec::new(),
        false => vec!["see above".to_owned()],
    };
    Ok(verdict(name, &complaints))
}

/// The counts of the last run of a stage, when that passed on these inputs.
fn passed_before(file: &std::path::Path, inputs: &str) -> Option<Counts> {
    let text = fs::read_to_string(file).ok()?;
    let (before, counts): (String, Counts) = serde_json::from_str(&text).ok()?;
    (before == inputs).then_some(counts)
}

/// Prints a check's outcome and counts it.
fn verdict(name: &str, complaints: &[String]) -> Counts {
    let outcome = if complaints.is_empty() {
        "ok    "
    } else {
        "FAILED"
    };
    say::line(&format!("{outcome} {name}"));
    for complaint in complaints {
        say::line(&format!("         {complaint}"));
    }
    Counts::one(complaints.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_is_in_one_lane() {
        let mut stages = [&CARGO_LANE[..], &APP_LANE, &AFTER_BOTH].concat();
        stages.sort_by_key(|stage| Stage::value_variants().iter().position(|one| one == stage));
        assert_eq!(stages, Stage::value_variants());
    }

    #[test]
    fn the_last_line_has_its_exact_form() {
        let counts = Counts {
            passed: 12,
            skipped: 3,
            flaky: 1,
            ..Counts::default()
        };
        assert_eq!(last_line(&counts), "12 passed, 0 failed");
    }

    #[test]
    fn a_failed_preparation_is_not_tried_again_and_says_why() {
        let slot: OnceLock<Result<(), String>> = OnceLock::new();
        let first = once(&slot, || Err(anyhow!("npm is missing\nmore"))).unwrap_err();
        assert_eq!(first.to_string(), "npm is missing\nmore");
        let again = once(&slot, || panic!("must not run again")).unwrap_err();
        assert_eq!(
            again.to_string(),
            "not run, because an earlier step failed: npm is missing"
        );
    }

    #[test]
    fn counts_are_taken_from_a_run_on_the_same_inputs_only() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("Rust.json");
        assert_eq!(passed_before(&file, "a"), None);
        fs::write(
            &file,
            serde_json::to_string(&("a", Counts::one(true))).unwrap(),
        )
        .unwrap();
        assert_eq!(passed_before(&file, "a"), Some(Counts::one(true)));
        assert_eq!(passed_before(&file, "b"), None);
    }

    #[test]
    fn a_check_counts_once_however_many_complaints_it_has() {
        let (counts, printed) = say::kept(|| verdict("a rule", &["this".into(), "that".into()]));
        assert_eq!(counts, Counts::one(false));
        assert_eq!(printed, "FAILED a rule\n         this\n         that\n");
        assert_eq!(say::kept(|| verdict("a rule", &[])).0, Counts::one(true));
    }
}
