//! Builds and starts the server.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::output;
use crate::project::Project;

const PACKAGE: &str = "brightcrew-server";
const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";

/// Builds the release server.
pub fn build(project: &Project) -> Result<()> {
    let cargo = project.cargo(["build", "--release", "--package", PACKAGE]);
    output::step("server: building", &cargo)
}

/// The server's binary in a profile: `release` or `debug`.
pub fn binary(project: &Project, profile: &str) -> PathBuf {
    let name = format!("{PACKAGE}{}", env::consts::EXE_SUFFIX);
    project.target.join(profile).join(name)
}

/// Starts the server with the settings of the environment. On Unix it replaces this process, so that signals and the
/// exit code are its own; elsewhere, returns whether it succeeded.
pub fn run(project: &Project, arguments: &[String]) -> Result<bool> {
    let mut command = Command::new(binary(project, "release"));
    command.args(arguments).current_dir(&project.root);
    if env::var_os("SITE_DIR").is_none() {
        command.env("SITE_DIR", project.site_dir());
    }
    if arguments.is_empty() {
        let address = env::var("LISTEN_ADDR").unwrap_or_else(|_| DEFAULT_ADDRESS.to_owned());
        output::line(&format!(
            "server: starting on http://{address} (Ctrl-C stops it)"
        ));
    }
    #[cfg(unix)]
    let status = Err(std::os::unix::process::CommandExt::exec(&mut command));
    #[cfg(not(unix))]
    let status = command.status().map(|status| status.success());
    status.context("the server did not start")
}
