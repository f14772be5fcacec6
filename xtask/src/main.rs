//! `cargo xtask`: all commands of the project, so that developers and CI run the same ones. Each is a list of steps
//! (`tasks.rs`), which are lines for the shell with few exceptions.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a tool of developers: a panic says where"
)]

mod counts;
mod fuzz;
mod inputs;
mod project;
mod requirements;
mod steps;
mod tasks;
mod wasm;

use std::env;
use std::os::unix::process::CommandExt;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::builder::PossibleValuesParser;
use clap::{Parser, Subcommand};

use crate::project::Project;
use crate::steps::Options;

/// All commands of the project. Missing tools are installed; unchanged parts are not rebuilt.
#[derive(Debug, Parser)]
#[command(
    name = "cargo xtask",
    bin_name = "cargo xtask",
    arg_required_else_help = true
)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Build the engine, the site and a development server, and start it on http://127.0.0.1:8080 (settings:
    /// docs/operations.md)
    Run {
        /// Arguments for the server
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Build the engine (WebAssembly), the site and the server for release
    Build {
        /// Build the engine only, and update the committed copies of its generated TypeScript types
        #[arg(long)]
        update_types: bool,
    },
    /// Run every check and test; the last line is `N passed, N failed`
    Test {
        /// Run only this test, even if it passed before and nothing has changed (repeatable)
        #[arg(long, value_name = "TEST", value_parser = PossibleValuesParser::new(tasks::TESTS))]
        only: Vec<String>,
        /// Arguments for Playwright, to select browser tests: `-- blog.spec.ts -g Spanish`
        #[arg(last = true)]
        playwright: Vec<String>,
    },
    /// Run Lighthouse on one page of each kind in both languages and check its limits; see docs/vitals.md
    Vitals {
        /// Only this page (repeatable)
        #[arg(long, value_name = "PATH")]
        only: Vec<String>,
        /// Number of runs per page
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
        runs: u32,
        /// Measure the existing build without rebuilding
        #[arg(long)]
        built: bool,
    },
    /// Run the fuzz targets of all crates with cargo-fuzz
    Fuzz {
        /// Total time for all targets
        #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..))]
        minutes: u32,
    },
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match Project::find().and_then(|project| execute(&project, arguments.command)) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            steps::print(&format!("\nerror: {error:#}\n"));
            ExitCode::FAILURE
        }
    }
}

/// Returns whether all tests and measurements passed.
fn execute(project: &Project, command: Command) -> Result<bool> {
    match command {
        Command::Run { arguments } => {
            build(project, &["server", "site"])?;
            serve(project, &arguments)
        }
        Command::Build { update_types } => {
            if update_types {
                build(project, &["wasm"])?;
                wasm::update_types(project)?;
                return Ok(true);
            }
            build(project, &["release", "site", "sizes"])?;
            Ok(true)
        }
        Command::Test { only, playwright } => test(project, &only, &playwright),
        Command::Vitals { only, runs, built } => {
            if !built {
                build(project, &["release", "site", "programs"])?;
            }
            let mut vitals = project.shell("cd app/vitals && npm ci --no-audit --no-fund");
            if !vitals.status()?.success() {
                bail!("the npm packages of app/vitals could not be installed");
            }
            let mut vitals = project.program("node");
            vitals
                .current_dir(project.root.join("app"))
                .arg("vitals/run.mjs")
                .args(only)
                .env("BRIGHTCREW_SERVER_BIN", project.server("release"))
                .env("VITALS_RUNS", runs.to_string());
            Ok(vitals.status()?.success())
        }
        Command::Fuzz { minutes } => fuzz::run(project, minutes),
    }
}

fn build(project: &Project, names: &[&str]) -> Result<()> {
    let steps = tasks::all(project, &[])?;
    match steps::run(project, steps, names, Options::default()) {
        (true, _) => Ok(()),
        _ => bail!("a step failed; it says above why"),
    }
}

/// Starts the server with the settings of the environment, in place of this process, so that signals and the exit code
/// are its own.
fn serve(project: &Project, arguments: &[String]) -> Result<bool> {
    let address = env::var("LISTEN_ADDR").unwrap_or_else(|_| "127.0.0.1:8080".to_owned());
    if arguments.is_empty() {
        steps::print(&format!(
            "The server is on http://{address} (Ctrl-C stops it)\n"
        ));
    }
    let error = project
        .program(project.server("debug"))
        .args(arguments)
        .exec();
    Err(error).context("the server did not start")
}

fn test(project: &Project, only: &[String], playwright: &[String]) -> Result<bool> {
    let is_ci = env::var_os("CI").is_some_and(|value| !value.is_empty() && value != "false");
    let chosen: Vec<&str> = only.iter().map(String::as_str).collect();
    // Cases outside of the project, or some of the browser tests.
    let is_special = !playwright.is_empty() || env::var_os("GOLDEN_DIR").is_some();
    let options = Options {
        repeat_tests: is_ci || !only.is_empty() || is_special,
        is_special,
        is_live: only.len() == 1,
    };
    let names = if chosen.is_empty() {
        &tasks::TESTS[..]
    } else {
        &chosen
    };
    let steps = tasks::all(project, playwright)?;
    let (has_passed, counts) = steps::run(project, steps, names, options);
    steps::print(&format!(
        "\n{} passed, {} failed\n",
        counts.passed, counts.failed
    ));
    Ok(has_passed)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn parse(words: &[&str]) -> Result<Command, clap::Error> {
        Arguments::try_parse_from([&["xtask"], words].concat()).map(|arguments| arguments.command)
    }

    #[test]
    fn arguments_after_two_dashes_are_passed_to_the_server() {
        Arguments::command().debug_assert();
        let command = parse(&["run", "--", "leads", "--all"]).unwrap();
        assert!(matches!(command, Command::Run { arguments } if arguments == ["leads", "--all"]));
        assert!(parse(&["run", "--config"]).is_err());
        assert!(parse(&["vitals", "--runs", "0"]).is_err());
    }

    #[test]
    fn stages_are_selected_by_name() {
        let command = parse(&["test", "--only", "typescript", "--only=e2e"]).unwrap();
        assert!(matches!(command, Command::Test { only, .. } if only == ["typescript", "e2e"]));
        let error = parse(&["test", "--only", "rusty"]).unwrap_err().to_string();
        assert!(
            error.contains("rust") && error.contains("firefox"),
            "{error}"
        );
    }
}
