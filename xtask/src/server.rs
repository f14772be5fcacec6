//! The server: built for release, and started in place of this process.

use std::env;
use std::path::PathBuf;
use std::process::{ExitCode, Stdio};

use anyhow::{Context, Result};

use crate::project::Project;
use crate::{runner, say};

const PACKAGE: &str = "brightcrew-server";
const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";

/// Builds the server; Cargo knows what has changed.
///
/// # Errors
/// When it does not compile.
pub fn build(project: &Project) -> Result<()> {
    runner::step(
        project,
        "server: building",
        project
            .cargo()
            .args(["build", "--release", "--package", PACKAGE]),
    )
}

/// The built program.
pub fn binary(project: &Project) -> PathBuf {
    project
        .target
        .join("release")
        .join(format!("{PACKAGE}{}", env::consts::EXE_SUFFIX))
}

/// Starts the server with the embedded defaults and whatever the environment sets. On Unix it takes this process's
/// place, so signals reach it and its exit code is the command's.
///
/// # Errors
/// When it does not start.
pub fn run(project: &Project, arguments: &[String]) -> Result<ExitCode> {
    let mut command = project.system(&binary(project).to_string_lossy());
    command.args(arguments).stdin(Stdio::inherit());
    if env::var_os("SITE_DIR").is_none() {
        command.env("SITE_DIR", project.site_dir());
    }
    if arguments.is_empty() {
        let address = env::var("LISTEN_ADDR").unwrap_or_else(|_| DEFAULT_ADDRESS.to_owned());
        say::line(&format!(
            "server: starting on http://{address} (Ctrl-C stops it)"
        ));
    }
    start(&mut command)
}

#[cfg(unix)]
fn start(command: &mut std::process::Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;

    Err(command.exec()).context("the server did not start")
}

#[cfg(not(unix))]
fn start(command: &mut std::process::Command) -> Result<ExitCode> {
    let status = command.status().context("the server did not start")?;
    Ok(status
        .code()
        .and_then(|code| u8::try_from(code).ok())
        .map_or(ExitCode::FAILURE, ExitCode::from))
}
