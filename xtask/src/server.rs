//! The server: built, and started in place of this process.

use std::env;
use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::project::Project;
use crate::say;

const PACKAGE: &str = "brightcrew-server";
const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";

/// Builds the server for release; Cargo knows what has changed.
pub fn build(project: &Project) -> Result<()> {
    let cargo = project.cargo(["build", "--release", "--package", PACKAGE]);
    say::step("server: building", &cargo)
}

/// The server's program in a profile's folder: `release`, or `debug`.
pub fn binary(project: &Project, profile: &str) -> PathBuf {
    let name = format!("{PACKAGE}{}", env::consts::EXE_SUFFIX);
    project.target.join(profile).join(name)
}

/// Starts the server with the embedded defaults and whatever the environment sets. On Unix it takes this process's
/// place, so signals reach it and its exit code is the command's; elsewhere this says whether it ended well.
pub fn run(project: &Project, arguments: &[String]) -> Result<bool> {
    let mut command = Command::new(binary(project, "release"));
    command.args(arguments).current_dir(&project.root);
    if env::var_os("SITE_DIR").is_none() {
        command.env("SITE_DIR", project.site_dir());
    }
    if arguments.is_empty() {
        let address = env::var("LISTEN_ADDR").unwrap_or_else(|_| DEFAULT_ADDRESS.to_owned());
        say::line(&format!(
            "server: starting on http://{address} (Ctrl-C stops it)"
        ));
    }
    #[cfg(unix)]
    let status = Err(std::os::unix::process::CommandExt::exec(&mut command));
    #[cfg(not(unix))]
    let status = command.status().map(|status| status.success());
    status.context("the server did not start")
}
