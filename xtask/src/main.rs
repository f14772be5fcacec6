//! `cargo xtask`: all commands of the project, so that developers and CI run the same ones.
//!
//! `setup` installs missing tools, `wasm`, `site` and `server` build the three parts (skipped while their inputs are
//! unchanged), and `suite` runs all tests.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a tool of developers: a panic says where"
)]

mod browser;
mod counts;
mod debian;
mod fuzz;
mod output;
mod project;
mod requirements;
mod server;
mod setup;
mod site;
mod stamp;
mod suite;
mod vitals;
mod wasm;

use std::process::ExitCode;
use std::thread;

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::project::Project;

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
    /// Build everything and start the server on http://127.0.0.1:8080 (settings: docs/operations.md)
    Run {
        /// Arguments for the server
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Build the engine (WebAssembly), the site and the server
    Build {
        /// Also update the committed copies of the engine's generated TypeScript types
        #[arg(long)]
        update_types: bool,
    },
    /// Run every check and test; the last line is `N passed, N failed`
    Test {
        /// Run only this stage, even if it passed before and nothing has changed (repeatable)
        #[arg(long, value_name = "STAGE")]
        only: Vec<suite::Stage>,
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
            output::line(&format!("\nerror: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Returns whether all tests and measurements passed.
fn execute(project: &Project, command: Command) -> Result<bool> {
    match command {
        Command::Run { arguments } => {
            build(project, false)?;
            server::run(project, &arguments)
        }
        Command::Build { update_types } => {
            build(project, update_types)?;
            site::check_sizes(project)
        }
        Command::Test { only, playwright } => Ok(suite::run(project, &only, &playwright)),
        Command::Vitals { only, runs, built } => {
            if !built {
                build(project, false)?;
            }
            vitals::run(project, &only, runs)
        }
        Command::Fuzz { minutes } => fuzz::run(project, minutes),
    }
}

/// Builds everything that the server needs: tools, engine, site and server.
fn build(project: &Project, update_types: bool) -> Result<()> {
    setup::rust(project)?;
    thread::scope(|scope| {
        output::line("server: building in parallel with the site");
        let server = scope.spawn(|| output::captured(|| server::build(project)));
        let site = build_site(project, update_types);
        let (server, printed) = server.join().expect("building the server does not panic");
        output::raw(&printed);
        server.and(site)
    })
}

fn build_site(project: &Project, update_types: bool) -> Result<()> {
    setup::npm_packages(project)?;
    setup::wasm_tools(project)?;
    wasm::build(project)?;
    if update_types {
        wasm::update_types(project)?;
    }
    site::build(project)
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
        let named = [suite::Stage::TypeScript, suite::Stage::E2e];
        assert!(matches!(command, Command::Test { only, .. } if only == named));
        let error = parse(&["test", "--only", "rusty"]).unwrap_err().to_string();
        assert!(
            error.contains("rust") && error.contains("firefox"),
            "{error}"
        );
    }
}
