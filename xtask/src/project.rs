//! Where things lie, and the programs that work on them.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use duct::{Expression, cmd};
use serde_json::Value;

use crate::say;

/// What a program is started with: an array, or a text that is split.
pub trait Arguments: IntoIterator<Item: Into<OsString>> {}

impl<T: IntoIterator<Item: Into<OsString>>> Arguments for T {}

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
    /// Finds the project that `cargo xtask` was called in.
    pub fn find() -> Result<Self> {
        let manifest = env::var_os("CARGO_MANIFEST_DIR").context("start it as `cargo xtask`")?;
        let root = Path::new(&manifest)
            .parent()
            .context("xtask lies in a folder of the project")?;
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

    /// What `cargo metadata` says of the workspace.
    pub fn metadata<const N: usize>(&self, options: [&str; N]) -> Result<Value> {
        let words = ["metadata", "--format-version", "1"];
        let text = self.cargo(words.into_iter().chain(options)).read();
        Ok(serde_json::from_str(
            &text.context("`cargo metadata` failed")?,
        )?)
    }

    /// Where this tool keeps its stamps and reports.
    pub fn own_dir(&self) -> PathBuf {
        self.target.join("xtask")
    }

    /// The project's own copies of wasm-pack and wasm-bindgen.
    pub fn tools_bin(&self) -> PathBuf {
        self.root.join(".tools/bin")
    }

    /// The built site.
    pub fn site_dir(&self) -> PathBuf {
        self.app.join("build/client")
    }

    /// `cargo`, in the top folder.
    pub fn cargo(&self, arguments: impl Arguments) -> Expression {
        let program = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        self.command(&self.root, program, arguments, &[self.tools_bin()])
    }

    /// A program from the machine, in the top folder; the project's own tools come first.
    pub fn system(&self, program: impl Into<OsString>, arguments: impl Arguments) -> Expression {
        self.system_in(&self.root, program, arguments)
    }

    /// The same in another folder.
    pub fn system_in(
        &self,
        folder: &Path,
        program: impl Into<OsString>,
        arguments: impl Arguments,
    ) -> Expression {
        self.command(folder, program.into(), arguments, &[self.tools_bin()])
    }

    /// A program of the app, in its folder; the npm packages' programs come first, so the app's own Node wins.
    pub fn in_app(&self, program: &str, arguments: impl Arguments) -> Expression {
        let first = [self.app.join("node_modules/.bin"), self.tools_bin()];
        self.command(&self.app, program.into(), arguments, &first)
    }

    /// With duct, what is set first wins: nobody can change the folder and these variables later.
    fn command(
        &self,
        folder: &Path,
        program: OsString,
        arguments: impl Arguments,
        first: &[PathBuf],
    ) -> Expression {
        let rest = env::var_os("PATH").unwrap_or_default();
        let path = env::join_paths(first.iter().cloned().chain(env::split_paths(&rest)));
        let colour = if say::is_watched() { "always" } else { "never" };
        // On Unix a program is looked up in the child's PATH, so the folders above count for `program` too.
        let mut command = cmd(program, arguments)
            .dir(folder)
            .stdin_null()
            .env("PATH", path.unwrap_or(rest))
            .env("CARGO_TARGET_DIR", &self.target)
            .env("CARGO_TERM_COLOR", colour);
        // `cargo run` describes this crate to this process. Passed on, it would make build scripts run again.
        for (name, _) in env::vars_os() {
            let text = name.to_string_lossy();
            if text.starts_with("CARGO_PKG_") || text.starts_with("CARGO_MANIFEST_") {
                command = command.env_remove(name);
            }
        }
        // Tests run in the folder of their crate, where a relative path would mean something else.
        match env::var_os("GOLDEN_DIR").map(std::path::absolute) {
            Some(Ok(golden)) => command.env("GOLDEN_DIR", golden),
            _ => command,
        }
    }
}
