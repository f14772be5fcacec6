//! Paths of the project, and commands that run in it.

use std::env;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// The project on disk. All paths are absolute.
pub struct Project {
    /// The workspace's root folder.
    pub root: PathBuf,
    /// Cargo's target folder, as configured.
    pub target: PathBuf,
}

impl Project {
    /// Finds the project that `cargo xtask` was started in.
    ///
    /// # Errors
    /// If the program was started in another way.
    pub fn find() -> Result<Self> {
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").context("must be started with `cargo xtask`")?;
        let root = Path::new(&manifest)
            .parent()
            .context("xtask must be in a folder of the project")?;
        // This program is `<target>/debug/xtask`.
        let program = env::current_exe()?;
        let target = program.ancestors().nth(2).context("no target folder")?;
        Ok(Self {
            root: root.to_path_buf(),
            target: target.to_path_buf(),
        })
    }

    /// The binary of the server in a folder of Cargo's target folder: `debug` or `release`.
    pub fn server(&self, folder: &str) -> PathBuf {
        self.target.join(folder).join("brightcrew-server")
    }

    /// A program in the root folder with this `PATH`.
    fn command(&self, program: impl AsRef<OsStr>, path: &OsStr) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(&self.root)
            .stdin(Stdio::null())
            .env("PATH", path)
            .env("CARGO_TARGET_DIR", &self.target);
        if env::var_os("SITE_DIR").is_none() {
            command.env("SITE_DIR", self.root.join("app/build/client"));
        }
        // `cargo run` sets variables for this crate, which would make build scripts rerun.
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command.env_remove(name);
            }
        }
        // Tests run in their crate's folder, so relative paths must be made absolute.
        if let Some(Ok(golden)) = env::var_os("GOLDEN_DIR").map(std::path::absolute) {
            command.env("GOLDEN_DIR", golden);
        }
        command
    }

    /// A program in the root folder. The project's tools and the npm packages' programs, among them the app's own Node,
    /// come before those of the system.
    pub fn program(&self, program: impl AsRef<OsStr>) -> Command {
        let own = [".tools/bin", "app/node_modules/.bin"].map(|folder| self.root.join(folder));
        let rest = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(own.into_iter().chain(env::split_paths(&rest)));
        self.command(program, &path.unwrap_or(rest))
    }

    /// A line for the shell, with both streams in one; `SYSTEM_PATH` is the `PATH` of this program.
    pub fn shell(&self, line: &str) -> Command {
        let mut command = self.program("sh");
        command.args(["-c", &format!("exec 2>&1\n{line}")]);
        command.env("SYSTEM_PATH", env::var_os("PATH").unwrap_or_default());
        command
    }
}
