//! `cargo xtask`: every command of the project, so that a laptop and CI do exactly the same.
//!
//! `setup` gets what is missing, `wasm`, `site` and `server` build the three parts (each skipped while its inputs
//! stay the same), and `suite` runs every test.

mod browser;
mod counts;
mod debian;
mod fuzz;
mod project;
mod requirements;
mod say;
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

/// Every command of the project. What is missing is installed; what has not changed is not built again.
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
    /// Build everything and start the server on http://127.0.0.1:8080 (settings: README)
    Run {
        /// Arguments for the server itself
        #[arg(last = true)]
        arguments: Vec<String>,
    },
    /// Build the engine (WebAssembly), the site and the server
    Build {
        /// Also take over the engine's generated TypeScript types, which are committed
        #[arg(long)]
        update_types: bool,
    },
    /// Run every check and test; the last line is `N passed, N failed`
    Test {
        /// Run this stage alone, also when nothing has changed since it passed (may be repeated)
        #[arg(long, value_name = "STAGE")]
        only: Vec<suite::Stage>,
        /// Which browser tests to run, in Playwright's own words: `-- blog.spec.ts -g Spanish`
        #[arg(last = true)]
        playwright: Vec<String>,
    },
    /// Run Lighthouse over one page of each kind in both languages, against the limits; docs/vitals.md
    Vitals {
        /// This page alone (may be repeated)
        #[arg(long, value_name = "PATH")]
        only: Vec<String>,
        /// How often each page is loaded
        #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
        runs: u32,
        /// Measure what is built already, whatever has changed since
        #[arg(long)]
        built: bool,
    },
    /// Run the fuzz targets of all crates with cargo-fuzz
    Fuzz {
        /// How long, all targets together
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
            say::line(&format!("\nerror: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Whether all went well: nothing was measured or tested that is not as it should be.
fn execute(project: &Project, command: Command) -> Result<bool> {
    match command {
        Command::Run { arguments } => {
            build(project, false)?;
            server::run(project, &arguments)
        }
        Command::Build { update_types } => {
            build(project, update_types)?;
            site::weigh(project)
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

/// Everything the server needs: tools, engine, site, server.
fn build(project: &Project, update_types: bool) -> Result<()> {
    setup::rust(project)?;
    thread::scope(|scope| {
        say::line("server: building beside the site");
        let server = scope.spawn(|| say::kept(|| server::build(project)));
        let site = build_site(project, update_types);
        let (server, printed) = server.join().expect("building the server does not panic");
        say::raw(&printed);
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
    fn what_follows_two_dashes_belongs_to_the_server() {
        Arguments::command().debug_assert();
        let command = parse(&["run", "--", "leads", "--all"]).unwrap();
        assert!(matches!(command, Command::Run { arguments } if arguments == ["leads", "--all"]));
        assert!(parse(&["run", "--config"]).is_err());
        assert!(parse(&["vitals", "--runs", "0"]).is_err());
    }

    #[test]
    fn stages_are_named_by_their_names() {
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
