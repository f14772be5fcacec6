//! Where things lie, and the commands that work on them.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

use crate::say;

/// The project on disk. All paths are absolute.
pub struct Project {
    /// The top folder, which holds the workspace's `Cargo.toml`.
    pub root: PathBuf,
    /// Cargo's target folder, also when a setting has moved it.
    pub target: PathBuf,
    /// The React application.
    pub app: PathBuf,
}

impl Project {
    /// Finds the project that this binary was built from.
    ///
    /// # Errors
    /// When `cargo metadata` cannot read the workspace.
    pub fn find() -> Result<Self> {
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&manifest)
            .parent()
            .context("xtask lies in a folder of the project")?
            .to_path_buf();
        let mut project = Self {
            app: root.join("app"),
            target: root.join("target"),
            root,
        };
        if let Some(target) = env::var_os("CARGO_TARGET_DIR") {
            project.target = std::path::absolute(target)?;
        }
        let output = project
            .cargo()
            .args(["metadata", "--no-deps", "--format-version", "1"])
            .stderr(Stdio::inherit())
            .output()
            .context("`cargo metadata` did not start")?;
        anyhow::ensure!(
            output.status.success(),
            "`cargo metadata` could not read the workspace; its message is above"
        );
        let metadata: serde_json::Value = serde_json::from_slice(&output.stdout)?;
        project.target = metadata["target_directory"]
            .as_str()
            .context("cargo metadata names no target folder")?
            .into();
        Ok(project)
    }

    /// Where this tool keeps its stamps, logs and reports.
    pub fn own_dir(&self) -> PathBuf {
        self.target.join("xtask")
    }

    /// The folder of the project's own copies of wasm-pack and wasm-bindgen.
    pub fn tools_bin(&self) -> PathBuf {
        self.root.join(".tools/bin")
    }

    /// The commands that npm packages bring, among them the app's own Node.
    pub fn npm_bin(&self) -> PathBuf {
        self.app.join("node_modules/.bin")
    }

    /// The built site.
    pub fn site_dir(&self) -> PathBuf {
        self.app.join("build/client")
    }

    /// The engine's package for the browser.
    pub fn engine_pkg(&self) -> PathBuf {
        self.app.join("src/engine/pkg")
    }

    /// `cargo`, in the top folder.
    pub fn cargo(&self) -> Command {
        let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut command = self.command(program, &[self.tools_bin()]);
        command.current_dir(&self.root);
        command
    }

    /// A program from the machine, in the top folder; the project's own tools come first.
    pub fn system(&self, program: &str) -> Command {
        let mut command = self.command(program.into(), &[self.tools_bin()]);
        command.current_dir(&self.root);
        command
    }

    /// A program of the app, in its folder; the npm packages' commands come first, so the app's own Node wins.
    pub fn in_app(&self, program: &str) -> Command {
        let mut command = self.command(program.into(), &[self.npm_bin(), self.tools_bin()]);
        command.current_dir(&self.app);
        command
    }

    fn command(&self, program: OsString, first: &[PathBuf]) -> Command {
        let rest = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(first.iter().cloned().chain(env::split_paths(&rest)));
        // On Unix a program is looked up in the child's PATH, so the folders above count for `program` too.
        let mut command = Command::new(program);
        command
            .stdin(Stdio::null())
            .env("PATH", path.unwrap_or(rest))
            .env("CARGO_TARGET_DIR", &self.target);
        // `cargo run` describes this crate to this process. Passed on, it would make build scripts run again.
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command.env_remove(&name);
            }
        }
        // Tests run in the folder of their crate, where a relative path would mean something else.
        if let Some(golden) = env::var_os("GOLDEN_DIR")
            && let Ok(absolute) = std::path::absolute(&golden)
        {
            command.env("GOLDEN_DIR", absolute);
        }
        if say::is_watched() {
            command.env("CARGO_TERM_COLOR", "always");
        } else {
            command
                .env("CARGO_TERM_COLOR", "never")
                .env("NO_COLOR", "1")
                .env_remove("FORCE_COLOR");
        }
        command
    }
}
