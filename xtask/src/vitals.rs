//! `cargo xtask vitals`: Lighthouse over the pages of the release server. `app/vitals/run.mjs` measures and judges.

use std::process::ExitCode;

use anyhow::Result;

use crate::project::Project;
use crate::server::Served;
use crate::{browser, say, setup};

/// Measures these pages, or one of each kind in both languages when none is named; fails when one misses a limit. The
/// figures of a whole measurement are written to `docs/vitals.md`.
///
/// # Errors
/// When a tool is missing or the server does not start.
pub fn run(project: &Project, only: &[String], runs: u32) -> Result<ExitCode> {
    let chromium = browser::headless(project)?;
    setup::packages_of(project, "vitals")?;
    let served = Served::start(project, "release", "vitals")?;
    let mut arguments = vec!["vitals/run.mjs"];
    arguments.extend(only.iter().map(String::as_str));
    let command = project
        .in_app("node", &arguments)
        .env("CHROME_PATH", chromium)
        .env("VITALS_ORIGIN", format!("http://{}", served.address))
        .env("VITALS_RUNS", runs.to_string());
    Ok(say::exit_code(say::show(&command)?.success))
}
