//! Paths of the project, and commands that run in it.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use duct::{Expression, cmd};
use serde_json::Value;

use crate::output;

/// Arguments of a command, such as an array or a split string.
pub trait Arguments: IntoIterator<Item: Into<OsString>> {}

impl<T: IntoIterator<Item: Into<OsString>>> Arguments for T {}

/// The project on disk. All paths are absolute.
pub struct Project {
    /// The workspace's root folder.
    pub root: PathBuf,
    /// Cargo's target folder, as configured.
    pub target: PathBuf,
    /// The React application.
    pub app: PathBuf,
}

impl Project {
    /// Finds the project that `cargo xtask` was started in.
    pub fn find() -> Result<Self> {
        let manifest =
            env::var_os("CARGO_MANIFEST_DIR").context("must be started with `cargo xtask`")?;
        let root = Path::new(&manifest)
            .parent()
            .context("xtask must be in a folder of the project")?;
        let mut project = Self {
            root: root.to_path_buf(),
            target: env::var_os("CARGO_TARGET_DIR")
                .map_or_else(|| root.join("target"), PathBuf::from),
            app: root.join("app"),
        };
        project.target = std::path::absolute(project.target)?;
        project.target = project.metadata(["--no-deps"])?["target_directory"]
            .as_str()
            .context("cargo metadata names no target folder")?
            .into();
        Ok(project)
    }

    /// The output of `cargo metadata`.
    pub fn metadata<const N: usize>(&self, options: [&str; N]) -> Result<Value> {
        let words = ["metadata", "--format-version", "1"];
        let text = self.cargo(words.into_iter().chain(options)).read();
        Ok(serde_json::from_str(
            &text.context("`cargo metadata` failed")?,
        )?)
    }

    /// Folder for stamps and reports of this tool.
    pub fn state_dir(&self) -> PathBuf {
        self.target.join("xtask")
    }

    /// Folder of the project's copies of wasm-pack and wasm-bindgen.
    pub fn tools_bin(&self) -> PathBuf {
        self.root.join(".tools/bin")
    }

    /// The built site.
    pub fn site_dir(&self) -> PathBuf {
        self.app.join("build/client")
    }

    /// `cargo` in the root folder.
    pub fn cargo(&self, arguments: impl Arguments) -> Expression {
        let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        self.command(&self.root, program, arguments, &[self.tools_bin()])
    }

    /// A system command in the root folder; the project's tools take precedence.
    pub fn system(&self, program: impl Into<OsString>, arguments: impl Arguments) -> Expression {
        self.system_in(&self.root, program, arguments)
    }

    /// A system command in another folder.
    pub fn system_in(
        &self,
        folder: &Path,
        program: impl Into<OsString>,
        arguments: impl Arguments,
    ) -> Expression {
        self.command(folder, program.into(), arguments, &[self.tools_bin()])
    }

    /// A command in the app's folder; binaries of npm packages take precedence, including the app's own Node.
    pub fn in_app(&self, program: &str, arguments: impl Arguments) -> Expression {
        let first = [self.app.join("node_modules/.bin"), self.tools_bin()];
        self.command(&self.app, program.into(), arguments, &first)
    }

    /// In duct the first setting wins, so callers cannot override these.
    fn command(
        &self,
        folder: &Path,
        program: OsString,
        arguments: impl Arguments,
        first: &[PathBuf],
    ) -> Expression {
        let rest = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(first.iter().cloned().chain(env::split_paths(&rest)));
        let colour = if output::is_interactive() {
            "always"
        } else {
            "never"
        };
        // On Unix the program is looked up in the child's PATH, which includes the folders above.
        let mut command = cmd(program, arguments)
            .dir(folder)
            .stdin_null()
            .env("PATH", path.unwrap_or(rest))
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_TERM_COLOR", colour);
        // `cargo run` sets variables for this crate, which would make build scripts rerun.
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command = command.env_remove(name);
            }
        }
        // Tests run in their crate's folder, so relative paths must be made absolute.
        match env::var_os("GOLDEN_DIR").map(std::path::absolute) {
            Some(Ok(golden)) => command.env("GOLDEN_DIR", golden),
            _ => command,
        }
    }
}
