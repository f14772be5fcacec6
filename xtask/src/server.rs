//! The server: built, started in place of this process, or beside it on a free port.

use std::env;
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use duct::Handle;

use crate::project::Project;
use crate::say;

const PACKAGE: &str = "brightcrew-server";
const DEFAULT_ADDRESS: &str = "127.0.0.1:8080";
/// How long a starting server may take to listen.
const START_TIMEOUT: Duration = Duration::from_secs(30);

/// Builds the server for release; Cargo knows what has changed.
///
/// # Errors
/// When it does not compile.
pub fn build(project: &Project) -> Result<()> {
    let cargo = project.cargo(&["build", "--release", "--package", PACKAGE]);
    say::step("server: building", &cargo)
}

/// The server's program in a profile's folder: `release`, or `debug`.
pub fn binary(project: &Project, profile: &str) -> PathBuf {
    project
        .target
        .join(profile)
        .join(format!("{PACKAGE}{}", env::consts::EXE_SUFFIX))
}

/// Starts the server with the embedded defaults and whatever the environment sets. On Unix it takes this process's
/// place, so signals reach it and its exit code is the command's.
///
/// # Errors
/// When it does not start.
pub fn run(project: &Project, arguments: &[String]) -> Result<ExitCode> {
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
    start(&mut command)
}

#[cfg(unix)]
fn start(command: &mut Command) -> Result<ExitCode> {
    use std::os::unix::process::CommandExt;

    Err(command.exec()).context("the server did not start")
}

#[cfg(not(unix))]
fn start(command: &mut Command) -> Result<ExitCode> {
    let status = command.status().context("the server did not start")?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    Ok(code.map_or(ExitCode::FAILURE, ExitCode::from))
}

/// The running server; it is stopped when this value is dropped.
pub struct Served {
    /// Where it listens.
    pub address: SocketAddr,
    process: Handle,
}

impl Served {
    /// Starts a profile's server on a free port, with the defaults; what it stores lies in a folder for this use of it.
    ///
    /// # Errors
    /// When it does not start, or does not listen within half a minute.
    pub fn start(project: &Project, profile: &str, usage: &str) -> Result<Self> {
        let folder = project.own_dir().join(usage);
        std::fs::create_dir_all(&folder)?;
        let address = TcpListener::bind("127.0.0.1:0")?.local_addr()?;
        let process = project
            .system_in(
                &folder,
                &binary(project, profile).to_string_lossy(),
                [""; 0],
            )
            .env("LISTEN_ADDR", address.to_string())
            .env("SITE_DIR", project.site_dir())
            .env("LOG_LEVEL", "warn")
            .unchecked()
            .start()
            .context("the server did not start")?;
        let served = Self { address, process };
        let started = Instant::now();
        while TcpStream::connect(address).is_err() {
            if let Some(output) = served.process.try_wait()? {
                bail!("the server ended at once: {}", output.status);
            }
            if started.elapsed() > START_TIMEOUT {
                bail!("the server does not listen on {address}");
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        Ok(served)
    }

    /// The status of the answer to GET, and its body as it came.
    ///
    /// # Errors
    /// When there is no answer of HTTP.
    pub fn get(&self, path: &str) -> Result<(u16, String)> {
        let mut stream = TcpStream::connect(self.address)?;
        stream.set_read_timeout(Some(START_TIMEOUT))?;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\r\n",
            self.address
        )?;
        let mut answer = Vec::new();
        stream.read_to_end(&mut answer)?;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        let status = answer
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        Ok((
            status.with_context(|| format!("no answer to GET {path}"))?,
            answer,
        ))
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It has nothing to finish: nobody else knows its address. An error means that it has ended.
        let _ = self.process.kill();
    }
}
