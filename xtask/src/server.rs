//! The server: built for release, and started in place of this process.

use std::env;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};

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

/// The running server; it ends with this value.
pub struct Served {
    /// Where it listens.
    pub address: SocketAddr,
    process: Child,
}

impl Served {
    /// Starts it on a free port, with the defaults, and with `folder` for what it stores.
    ///
    /// # Errors
    /// When it does not start, or does not listen within half a minute.
    pub fn start(project: &Project, folder: &Path) -> Result<Self> {
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let mut process = project
            .system(&binary(project).to_string_lossy())
            .current_dir(folder)
            .env("LISTEN_ADDR", address.to_string())
            .env("SITE_DIR", project.site_dir())
            .env("LOG_LEVEL", "warn")
            .stdout(Stdio::null())
            .spawn()
            .context("the server did not start")?;
        let patience = Instant::now() + Duration::from_secs(30);
        while TcpStream::connect(address).is_err() {
            if let Some(status) = process.try_wait()? {
                bail!("the server ended at once: {status}");
            }
            if Instant::now() > patience {
                let _ = process.kill();
                bail!("the server does not answer on {address}");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(Self { address, process })
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has nothing to finish: nobody else knows its address.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
