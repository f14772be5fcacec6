//! The drill: three servers behind nginx with one PostgreSQL, while servers are killed and replaced.

use anyhow::{Result, ensure};

use crate::project::Project;
use crate::{say, server, setup, site, wasm};

/// Builds what is served and runs the drill with so many leads; it prints its figures.
///
/// # Errors
/// When a build fails, a program is missing, or something was lost, doubled or not found.
pub fn run(project: &Project, leads: u32) -> Result<()> {
    setup::rust(project)?;
    setup::npm_packages(project)?;
    setup::wasm_tools(project)?;
    wasm::build(project)?;
    site::build(project)?;
    server::build_debug(project)?;
    let command = project
        .in_app("npm", &["run", "--silent", "drill"])
        .env("BRIGHTCREW_SERVER_BIN", server::binary(project, "debug"))
        .env("DRILL_LEADS", leads.to_string());
    ensure!(say::show(&command)?.success, "the drill failed");
    Ok(())
}
