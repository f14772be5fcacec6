//! `cargo xtask`: every command of the project, so that a laptop and CI do exactly the same.
//!
//! `setup` gets what is missing, `wasm`, `site` and `server` build the three parts (each skipped while its inputs
//! stay the same), `suite` runs every test and `check` holds the rules that no compiler knows.

mod bench;
mod bench_server;
mod browser;
mod check;
mod compress;
mod counts;
mod locks;
mod page_graph;
mod project;
mod requirements;
mod runner;
mod say;
mod server;
mod setup;
mod site;
mod sizes;
mod stamp;
mod suite;
mod vitals;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};
use lexopt::prelude::*;

use crate::project::Project;

const HELP: &str = "\
Every command of the project. What is missing is installed; what has not changed is not built again.

Usage: cargo xtask <command>

  run [-- ARGS]         build everything and start the server on http://127.0.0.1:8080 (settings: README)
  build                 build the engine (WebAssembly), the site and the server
    --update-types      also take over the engine's generated TypeScript types into scheduler-wasm/
  test                  every check and test; the last line is `N passed, N failed`
    --only STAGE        run this stage alone (may be repeated)
  bench                 the engine's benchmarks and the demo's longest tasks, as one table
    --quick             fewer runs: rough figures in a few minutes
    --server            the server beside nginx instead, over the built site (needs wrk and nginx)
  vitals                Lighthouse over one page of each kind in both languages, against the limits; docs/vitals.md
    --only PATH         this page alone (may be repeated)
    --runs N            how often each page is loaded; 3 without it
    --built             measure what is built already, whatever has changed since
  help                  this text

Stages of `test`, in order: fmt clippy invariants rust wasm typescript lint vitest build budgets e2e firefox
requirements
";

/// What the command line asks for.
#[derive(Debug, PartialEq, Eq)]
enum Order {
    Help,
    Run {
        arguments: Vec<String>,
    },
    Build {
        update_types: bool,
    },
    Test {
        only: Vec<suite::Stage>,
    },
    Bench {
        quick: bool,
        server: bool,
    },
    Vitals {
        only: Vec<String>,
        runs: usize,
        built: bool,
    },
}

fn main() -> ExitCode {
    match parse(lexopt::Parser::from_env()).and_then(obey) {
        Ok(code) => code,
        Err(error) => {
            say::line(&format!("\nerror: {error:#}"));
            ExitCode::FAILURE
        }
    }
}

/// Reads the command line.
///
/// # Errors
/// An unknown command, option or stage; the sentence names it.
fn parse(mut parser: lexopt::Parser) -> Result<Order> {
    let mut order = match parser.next()? {
        None | Some(Long("help") | Short('h')) => return Ok(Order::Help),
        Some(Value(word)) => match word.string()?.as_str() {
            "help" => return Ok(Order::Help),
            "run" => {
                let mut arguments = Vec::new();
                while let Some(argument) = parser.next()? {
                    match argument {
                        Value(value) => arguments.push(value.string()?),
                        Long("help") | Short('h') => return Ok(Order::Help),
                        other => bail!(
                            "{}; arguments for the server itself go after `--`",
                            other.unexpected()
                        ),
                    }
                }
                return Ok(Order::Run { arguments });
            }
            "build" => Order::Build {
                update_types: false,
            },
            "test" => Order::Test { only: Vec::new() },
            "bench" => Order::Bench {
                quick: false,
                server: false,
            },
            "vitals" => Order::Vitals {
                only: Vec::new(),
                runs: 3,
                built: false,
            },
            other => bail!("there is no command `{other}`; `cargo xtask help` lists them"),
        },
        Some(other) => return Err(other.unexpected().into()),
    };
    while let Some(argument) = parser.next()? {
        match (&mut order, argument) {
            (_, Long("help") | Short('h')) => return Ok(Order::Help),
            (Order::Build { update_types }, Long("update-types")) => *update_types = true,
            (Order::Bench { quick, .. }, Long("quick")) => *quick = true,
            (Order::Bench { server, .. }, Long("server")) => *server = true,
            (Order::Test { only }, Long("only")) => only.push(parser.value()?.string()?.parse()?),
            (Order::Vitals { only, .. }, Long("only")) => only.push(parser.value()?.string()?),
            (Order::Vitals { built, .. }, Long("built")) => *built = true,
            (Order::Vitals { runs, .. }, Long("runs")) => {
                *runs = parser.value()?.parse()?;
                if *runs == 0 {
                    bail!("--runs must be at least 1");
                }
            }
            (_, other) => return Err(other.unexpected().into()),
        }
    }
    Ok(order)
}

fn obey(order: Order) -> Result<ExitCode> {
    match order {
        Order::Help => {
            say::line(HELP.trim_end());
            Ok(ExitCode::SUCCESS)
        }
        Order::Run { arguments } => {
            let project = Project::find()?;
            for complaint in build(&project, false)? {
                say::line(&format!("warning: {complaint}"));
            }
            server::run(&project, &arguments)
        }
        Order::Build { update_types } => {
            let project = Project::find()?;
            let mut complaints = build(&project, update_types)?;
            complaints.extend(sizes::print(&project)?);
            for complaint in &complaints {
                say::line(&format!("error: {complaint}"));
            }
            Ok(if complaints.is_empty() {
                ExitCode::SUCCESS
            } else {
                ExitCode::FAILURE
            })
        }
        Order::Test { only } => suite::run(&Project::find()?, &only),
        Order::Bench { quick, server } => {
            let project = Project::find()?;
            if server {
                bench_server::run(&project, quick)?;
            } else {
                bench::run(&project, quick)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        Order::Vitals { only, runs, built } => {
            let project = Project::find()?;
            if !built {
                for complaint in build(&project, false)? {
                    say::line(&format!("warning: {complaint}"));
                }
            }
            vitals::run(&project, &only, runs)
        }
    }
}

/// Everything the server needs: tools, engine, site, server. Returns what is built but over its budget.
fn build(project: &Project, update_types: bool) -> Result<Vec<String>> {
    setup::rust(project)?;
    setup::npm_packages(project)?;
    setup::wasm_tools(project)?;
    let complaints = wasm::build(project)?;
    if update_types {
        wasm::update_types(project)?;
    }
    site::build(project)?;
    server::build(project)?;
    Ok(complaints)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(words: &[&str]) -> Result<Order> {
        parse(lexopt::Parser::from_args(words))
    }

    #[test]
    fn commands_and_their_options_are_read() {
        assert_eq!(order(&[]).unwrap(), Order::Help);
        assert_eq!(order(&["test", "--help"]).unwrap(), Order::Help);
        assert_eq!(
            order(&["build", "--update-types"]).unwrap(),
            Order::Build { update_types: true }
        );
        let bench = |quick, server| Order::Bench { quick, server };
        assert_eq!(order(&["bench"]).unwrap(), bench(false, false));
        assert_eq!(order(&["bench", "--quick"]).unwrap(), bench(true, false));
        assert_eq!(order(&["bench", "--server"]).unwrap(), bench(false, true));
        assert_eq!(
            order(&["vitals", "--only", "/es", "--runs", "5"]).unwrap(),
            Order::Vitals {
                only: vec!["/es".into()],
                runs: 5,
                built: false
            }
        );
        assert_eq!(
            order(&["vitals", "--built"]).unwrap(),
            Order::Vitals {
                only: Vec::new(),
                runs: 3,
                built: true
            }
        );
        assert!(order(&["vitals", "--runs", "0"]).is_err());
        assert_eq!(
            order(&["test", "--only", "rust", "--only=e2e"]).unwrap(),
            Order::Test {
                only: vec![suite::Stage::Rust, suite::Stage::E2e]
            }
        );
    }

    #[test]
    fn what_follows_two_dashes_belongs_to_the_server() {
        let expected = Order::Run {
            arguments: vec!["leads".into(), "--all".into()],
        };
        assert_eq!(order(&["run", "--", "leads", "--all"]).unwrap(), expected);
        assert!(order(&["run", "--config"]).is_err());
    }

    #[test]
    fn a_mistake_is_named() {
        assert!(order(&["tset"]).unwrap_err().to_string().contains("`tset`"));
        assert!(order(&["build", "--only", "rust"]).is_err());
        let error = order(&["test", "--only", "rusty"]).unwrap_err().to_string();
        assert!(error.contains("rusty") && error.contains("e2e"), "{error}");
    }
}
