//! `cargo xtask vitals`: runs Lighthouse on pages of the release server (`app/vitals/run.mjs`).

use anyhow::Result;

use crate::project::Project;
use crate::{browser, output, server, setup};

/// Measures these pages, or one of each kind in both languages; returns false if a limit is exceeded. A full run
/// updates `docs/vitals.md`.
pub fn run(project: &Project, only: &[String], runs: u32) -> Result<bool> {
    let chromium = browser::chromium(project)?;
    setup::packages_of(project, "vitals")?;
    let words = ["vitals/run.mjs"].into_iter();
    let command = project
        .in_app("node", words.chain(only.iter().map(String::as_str)))
        .env("CHROME_PATH", chromium)
        .env("BRIGHTCREW_SERVER_BIN", server::binary(project, "release"))
        .env("VITALS_RUNS", runs.to_string());
    Ok(output::run(&command)?.success)
}
