//! `cargo xtask test`: every stage in order, each with a heading, going on after a failure so that one sees everything.
//! The last line is `N passed, N failed`.

use std::fs;
use std::process::{Command, ExitCode};
use std::str::FromStr;
use std::time::Instant;

use anyhow::{Context, Error, Result, anyhow};

use crate::check::{self, Check};
use crate::counts::{self, Counts};
use crate::project::Project;
use crate::requirements::Survey;
use crate::runner::{self, Seen};
use crate::server::Served;
use crate::{browser, say, server, setup, site, sizes, wasm};

/// One stage of the tests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    Fmt,
    Clippy,
    Invariants,
    Rust,
    Wasm,
    TypeScript,
    Lint,
    Vitest,
    Build,
    Budgets,
    E2e,
    Firefox,
    Requirements,
}

impl Stage {
    const ALL: [Self; 13] = [
        Self::Fmt,
        Self::Clippy,
        Self::Invariants,
        Self::Rust,
        Self::Wasm,
        Self::TypeScript,
        Self::Lint,
        Self::Vitest,
        Self::Build,
        Self::Budgets,
        Self::E2e,
        Self::Firefox,
        Self::Requirements,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Fmt => "fmt",
            Self::Clippy => "clippy",
            Self::Invariants => "invariants",
            Self::Rust => "rust",
            Self::Wasm => "wasm",
            Self::TypeScript => "typescript",
            Self::Lint => "lint",
            Self::Vitest => "vitest",
            Self::Build => "build",
            Self::Budgets => "budgets",
            Self::E2e => "e2e",
            Self::Firefox => "firefox",
            Self::Requirements => "requirements",
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::Fmt => "formatting (rustfmt)",
            Self::Clippy => "lints (clippy, warnings are errors)",
            Self::Invariants => "invariants of the house",
            Self::Rust => "Rust tests",
            Self::Wasm => "the engine as WebAssembly",
            Self::TypeScript => "TypeScript",
            Self::Lint => "lints and formatting of the app",
            Self::Vitest => "Vitest",
            Self::Build => "site and server",
            Self::Budgets => "byte budgets",
            Self::E2e => "Playwright in Chromium, against the real server",
            Self::Firefox => "the main ways in Firefox, where there is one",
            Self::Requirements => "requirements and the tests that name them",
        }
    }
}

impl FromStr for Stage {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self> {
        Self::ALL
            .into_iter()
            .find(|stage| stage.name() == name)
            .ok_or_else(|| {
                let names: Vec<&str> = Self::ALL.iter().map(|stage| stage.name()).collect();
                anyhow!(
                    "there is no stage `{name}`; the stages are {}",
                    names.join(", ")
                )
            })
    }
}

/// Runs the stages, all of them when none is named.
///
/// # Errors
/// None of a stage: those are counted.
pub fn run(project: &Project, only: &[Stage]) -> Result<ExitCode> {
    let mut suite = Suite {
        project,
        ready: Ready::default(),
    };
    let mut total = Counts::default();
    let mut rows = Vec::new();
    for stage in Stage::ALL
        .into_iter()
        .filter(|stage| only.is_empty() || only.contains(stage))
    {
        say::heading(stage.title());
        let started = Instant::now();
        let counts = suite.stage(stage).unwrap_or_else(|error| {
            say::line(&format!("error: {error:#}"));
            Counts::one(false)
        });
        let skipped = if counts.skipped > 0 {
            format!("{} skipped", counts.skipped)
        } else {
            String::new()
        };
        let (passed, failed) = (
            format!("{} passed", counts.passed),
            format!("{} failed", counts.failed),
        );
        rows.push(vec![
            stage.title().to_owned(),
            passed,
            failed,
            say::seconds(started.elapsed()),
            skipped,
        ]);
        total += counts;
    }
    say::heading("summary");
    say::line(&say::table(&rows));
    say::line(&last_line(total));
    Ok(if total.failed == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

fn last_line(total: Counts) -> String {
    format!("{} passed, {} failed", total.passed, total.failed)
}

/// What has been made ready so far. A stage asks for what it needs; what failed once is not tried again.
#[derive(Default)]
struct Ready {
    packages: Option<Result<(), String>>,
    engine: Option<Result<(), String>>,
    site: Option<Result<(), String>>,
    server: Option<Result<(), String>>,
    /// The complaints about packages of the engine that were built, but are over their budgets.
    too_heavy: Vec<String>,
}

fn once(slot: &mut Option<Result<(), String>>, make: impl FnOnce() -> Result<()>) -> Result<()> {
    if let Some(Err(reason)) = slot {
        let first = reason.lines().next().unwrap_or_default();
        return Err(anyhow!("not run, because an earlier step failed: {first}"));
    }
    if slot.is_none() {
        let outcome = make();
        *slot = Some(
            outcome
                .as_ref()
                .map_err(|error| format!("{error:#}"))
                .copied(),
        );
        return outcome;
    }
    Ok(())
}

struct Suite<'a> {
    project: &'a Project,
    ready: Ready,
}

impl Suite<'_> {
    fn stage(&mut self, stage: Stage) -> Result<Counts> {
        let project = self.project;
        match stage {
            Stage::Fmt => {
                setup::rust_components(project)?;
                self.command(project.cargo().args(["fmt", "--all", "--check"]))
            }
            Stage::Clippy => self.clippy(),
            Stage::Invariants => Ok(self.checks(&check::OF_SOURCES)),
            Stage::Rust => {
                let Seen { text, success } = runner::in_view(project.cargo().args([
                    "test",
                    "--workspace",
                    "--no-fail-fast",
                ]))?;
                Ok(counts::of_cargo(&text).with_ending(success))
            }
            Stage::Wasm => {
                self.engine()?;
                let mut counts = verdict(
                    "the engine's packages build and are within their budgets",
                    &self.ready.too_heavy,
                );
                counts += self.checks(&[check::OF_TYPES]);
                Ok(counts)
            }
            Stage::TypeScript => self.app_script("typecheck"),
            Stage::Lint => self.app_script("lint"),
            Stage::Vitest => self.vitest(),
            Stage::Build => {
                let mut counts = Counts::default();
                for outcome in [self.site(), self.server()] {
                    if let Err(error) = &outcome {
                        say::line(&format!("error: {error:#}"));
                    }
                    counts += Counts::one(outcome.is_ok());
                }
                Ok(counts)
            }
            Stage::Budgets => {
                self.site()?;
                let complaints = sizes::print(project)?;
                Ok(verdict("every page is within its budget", &complaints))
            }
            Stage::E2e => self.playwright(),
            Stage::Firefox => self.firefox(),
            Stage::Requirements => self.requirements(),
        }
    }

    /// A program that passes or fails as a whole.
    fn command(&self, command: &mut Command) -> Result<Counts> {
        Ok(Counts::one(runner::in_view(command)?.success))
    }

    fn clippy(&self) -> Result<Counts> {
        setup::rust(self.project)?;
        let mut counts = self.command(self.project.cargo().args([
            "clippy",
            "--workspace",
            "--all-targets",
            "--",
            "-D",
            "warnings",
        ]))?;
        for package in wasm::PACKAGES {
            counts += self.command(
                self.project
                    .cargo()
                    .args(["clippy", "--package", "scheduler-wasm"])
                    .args(["--target", "wasm32-unknown-unknown"])
                    .args(package.features())
                    .args(["--", "-D", "warnings"]),
            )?;
        }
        Ok(counts)
    }

    fn checks(&self, checks: &[Check]) -> Counts {
        let mut counts = Counts::default();
        for check in checks {
            let complaints =
                (check.complaints)(self.project).unwrap_or_else(|error| vec![format!("{error:#}")]);
            counts += verdict(check.name, &complaints);
        }
        counts
    }

    fn app_script(&mut self, script: &str) -> Result<Counts> {
        self.engine()?;
        self.command(self.project.in_app("npm").args(["run", script]))
    }

    fn vitest(&mut self) -> Result<Counts> {
        self.engine()?;
        let report = self.report("vitest.json")?;
        let seen = runner::in_view(
            self.project
                .in_app("npm")
                .args(["test", "--", "--reporter=default", "--reporter=json"])
                .arg(format!("--outputFile.json={}", report.display())),
        )?;
        Ok(counts::of_vitest(&report)?.with_ending(seen.success))
    }

    fn playwright(&mut self) -> Result<Counts> {
        self.site()?;
        self.server()?;
        let chromium = browser::headless(self.project)?;
        say::line(&format!("Chromium: {}", chromium.display()));
        let report = self.report("playwright.json")?;
        let mut playwright = self.project.in_app("npx");
        playwright
            .args(["--no-install", "playwright", "test", "--reporter=list,json"])
            .env("PLAYWRIGHT_JSON_OUTPUT_FILE", &report)
            .env("BRIGHTCREW_SERVER_BIN", server::binary(self.project))
            .env("SITE_DIR", self.project.site_dir())
            .env(browser::VARIABLE, chromium);
        if !say::is_watched() {
            // Playwright sets FORCE_COLOR for its workers, and Node warns where both are set.
            playwright.env_remove("NO_COLOR").env("FORCE_COLOR", "0");
        }
        let seen = runner::in_view(&mut playwright)?;
        Ok(counts::of_playwright(&report)?.with_ending(seen.success))
    }

    fn firefox(&mut self) -> Result<Counts> {
        let project = self.project;
        let Some(firefox) = browser::firefox()? else {
            say::line("There is no Firefox here (Debian: apt-get install firefox-esr).");
            return Ok(Counts::default());
        };
        self.site()?;
        self.server()?;
        setup::packages_of(project, "firefox")?;
        let folder = project.own_dir().join("firefox");
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let served = Served::start(project, &folder)?;
        say::line(&format!("Firefox: {}", firefox.display()));
        let Seen { text, success } = runner::in_view(
            project
                .in_app("node")
                .args(["--test", "--test-reporter=tap"])
                .arg("firefox/journeys.test.mjs")
                .env(browser::FIREFOX_VARIABLE, firefox)
                .env("BRIGHTCREW_ORIGIN", format!("http://{}", served.address)),
        )?;
        Ok(counts::of_node(&text).with_ending(success))
    }

    fn requirements(&self) -> Result<Counts> {
        let survey = Survey::take(self.project)?;
        survey.print(&self.project.target.join("requirements-without-test.txt"))?;
        let mut counts = verdict("every ledger id stands once", &survey.duplicates);
        counts += verdict("tests name only ids that a ledger holds", &survey.unknown);
        Ok(counts)
    }

    /// An empty place for a runner's report, so that an old one is never counted.
    fn report(&self, name: &str) -> Result<std::path::PathBuf> {
        let folder = self.project.own_dir();
        fs::create_dir_all(&folder)
            .with_context(|| format!("cannot create {}", folder.display()))?;
        let path = folder.join(name);
        if path.exists() {
            fs::remove_file(&path).with_context(|| format!("cannot remove {}", path.display()))?;
        }
        Ok(path)
    }

    fn packages(&mut self) -> Result<()> {
        once(&mut self.ready.packages, || {
            setup::npm_packages(self.project)
        })
    }

    fn engine(&mut self) -> Result<()> {
        self.packages()?;
        once(&mut self.ready.engine, || {
            setup::rust(self.project)?;
            setup::wasm_tools(self.project)?;
            self.ready.too_heavy = wasm::build(self.project)?;
            Ok(())
        })
    }

    fn site(&mut self) -> Result<()> {
        self.engine()?;
        once(&mut self.ready.site, || site::build(self.project))
    }

    fn server(&mut self) -> Result<()> {
        once(&mut self.ready.server, || server::build(self.project))
    }
}

/// Prints a check's outcome and counts it.
fn verdict(name: &str, complaints: &[String]) -> Counts {
    say::line(&format!(
        "{} {name}",
        if complaints.is_empty() {
            "ok    "
        } else {
            "FAILED"
        }
    ));
    for complaint in complaints {
        say::line(&format!("         {complaint}"));
    }
    Counts::one(complaints.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stage_is_found_by_its_name() {
        for stage in Stage::ALL {
            assert_eq!(stage.name().parse::<Stage>().unwrap(), stage);
            assert!(
                crate::HELP.contains(stage.name()),
                "the help names {}",
                stage.name()
            );
        }
    }

    #[test]
    fn the_last_line_has_its_exact_form() {
        assert_eq!(
            last_line(Counts {
                passed: 12,
                failed: 0,
                skipped: 3
            }),
            "12 passed, 0 failed"
        );
    }

    #[test]
    fn a_failed_preparation_is_not_tried_again_and_says_why() {
        let mut slot = None;
        assert!(once(&mut slot, || Err(anyhow!("npm is missing\nmore"))).is_err());
        let again = once(&mut slot, || panic!("must not run again"))
            .unwrap_err()
            .to_string();
        assert!(
            again.contains("not run")
                && again.contains("npm is missing")
                && !again.contains("more"),
            "{again}"
        );
        let (mut slot, mut runs) = (None, 0);
        for _ in 0..2 {
            once(&mut slot, || {
                runs += 1;
                Ok(())
            })
            .unwrap();
        }
        assert_eq!(runs, 1);
    }

    #[test]
    fn a_check_counts_once_however_many_complaints_it_has() {
        assert_eq!(verdict("a rule", &[]), Counts::one(true));
        assert_eq!(
            verdict("a rule", &["this".into(), "that".into()]),
            Counts::one(false)
        );
    }
}
