//! Getting what is missing: the WebAssembly target, wasm-bindgen and wasm-pack (in `.tools`, not in the user's home),
//! the npm packages and with them the app's own Node.

use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, anyhow, bail};

use crate::project::Project;
use crate::stamp::{self, Fingerprint, Stamp};
use crate::{locks, runner};

const WASM_TARGET: &str = "wasm32-unknown-unknown";
const WASM_PACK: &str = "0.15.1";
/// What npm itself needs to install the packages.
const OLDEST_SYSTEM_NODE: (u32, u32) = (20, 19);
/// What React Router and Vitest need to run.
const OLDEST_APP_NODE: (u32, u32) = (22, 0);

/// Checks the Rust toolchain and adds the WebAssembly target.
///
/// # Errors
/// When Rust or its target for WebAssembly is missing and cannot be added.
pub fn rust(project: &Project) -> Result<()> {
    let sysroot = runner::answer(project.system("rustc").args(["--print", "sysroot"]))
        .context("Rust is missing or does not work. Install it with rustup (https://rustup.rs)")?;
    if Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(WASM_TARGET)
        .join("lib")
        .is_dir()
    {
        return Ok(());
    }
    runner::step(
        project,
        &format!("setup: adding Rust's target {WASM_TARGET}"),
        project.system("rustup").args(["target", "add", WASM_TARGET]),
    )
    .with_context(|| format!("Rust's target {WASM_TARGET} is missing: install it with rustup, or from where rustc came"))
}

/// Checks that formatter and linter are there; only the tests need them.
///
/// # Errors
/// Names the missing component and the command that adds it.
pub fn rust_components(project: &Project) -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if runner::version_of(project.cargo().arg(command)).is_none() {
            bail!("`cargo {command}` is missing. Add it with `rustup component add {component}`.");
        }
    }
    Ok(())
}

/// Installs the versions of wasm-bindgen and wasm-pack that the project is made for.
///
/// # Errors
/// When `Cargo.lock` names no single version of wasm-bindgen, or an installation fails.
pub fn wasm_tools(project: &Project) -> Result<()> {
    let versions = locks::crate_versions(project, "wasm-bindgen")?;
    let mut versions = versions.iter();
    let (Some(wasm_bindgen), None) = (versions.next(), versions.next()) else {
        bail!(
            "Cargo.lock must hold exactly one version of wasm-bindgen, which the generated code has to match"
        );
    };
    install(project, "wasm-bindgen-cli", "wasm-bindgen", wasm_bindgen)?;
    install(project, "wasm-pack", "wasm-pack", WASM_PACK)
}

fn install(project: &Project, package: &str, program: &str, version: &str) -> Result<()> {
    let path = project.tools_bin().join(program);
    if runner::version_of(
        project
            .system(&path.to_string_lossy())
            .env_remove("RUST_LOG"),
    )
    .as_deref()
        == Some(version)
    {
        return Ok(());
    }
    // Without --locked: the lock file that wasm-bindgen-cli was published with names a version that is gone.
    // Not optimised: these tools run for a second or two, and would take minutes to compile. Of wasm-bindgen-cli the one
    // program; its others are for tests in browsers.
    runner::step(
        project,
        &format!("setup: installing {package} {version} into .tools (a few minutes, once)"),
        project
            .cargo()
            .args([
                "install",
                package,
                "--version",
                &format!("={version}"),
                "--bin",
                program,
                "--force",
                "--root",
            ])
            .arg(project.root.join(".tools"))
            .env("CARGO_TARGET_DIR", project.target.join("tools"))
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    )
}

/// Installs the npm packages when the lock file has changed since the last time, and makes sure of the app's Node.
///
/// # Errors
/// When Node is missing or too old, or npm fails.
pub fn npm_packages(project: &Project) -> Result<()> {
    let mut inputs = Fingerprint::default();
    inputs.tree(&project.app.join("package.json"), |_| true)?;
    inputs.tree(&project.app.join("package-lock.json"), |_| true)?;
    let inputs = inputs.finish();
    let installed = project.app.join("node_modules/.package-lock.json");
    let stamp = Stamp::at(project.app.join("node_modules/.stamp"));
    if stamp.is_fresh(&inputs, &stamp::of_tree(&installed)?) && newer_node(project).is_ok() {
        return Ok(());
    }
    system_node(project)?;
    stamp.clear();
    install_packages(project, &project.app, "setup: installing the npm packages")?;
    app_node(project)?;
    stamp.set(&inputs, &stamp::of_tree(&installed)?)
}

/// `npm ci`, or `npm install` where that refuses the lock file: it does so when the lock was written where packages
/// for other operating systems could not be seen. Either way exactly the locked versions must come of it.
fn install_packages(project: &Project, folder: &Path, label: &str) -> Result<()> {
    let npm = |words: &[&str]| {
        let mut command = project.system("npm");
        command
            .args(words)
            .args(["--no-audit", "--no-fund"])
            .current_dir(folder);
        command
    };
    if runner::step(project, label, &mut npm(&["ci"])).is_ok() {
        return Ok(());
    }
    runner::step(
        project,
        &format!("{label} without `npm ci`"),
        &mut npm(&["install", "--no-save"]),
    )?;
    let read = |name: &str| -> Result<serde_json::Value> {
        let file = folder.join(name);
        let text =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        Ok(serde_json::from_str(&text)?)
    };
    let differing = locks::differing(
        &read("package-lock.json")?,
        &read("node_modules/.package-lock.json")?,
    );
    if !differing.is_empty() {
        bail!(
            "npm installed other versions than the locked ones: {}",
            differing.join(", ")
        );
    }
    Ok(())
}

/// The packages of a folder of the app that has its own, so that an ordinary installation stays light: installed in the
/// locked versions, and where they are.
///
/// # Errors
/// When npm fails.
pub fn packages_of(project: &Project, folder: &str) -> Result<PathBuf> {
    let label = format!("setup: installing the packages of app/{folder}");
    let folder = project.app.join(folder);
    let packages = folder.join("node_modules");
    let installed = packages.join(".package-lock.json");
    let mut inputs = Fingerprint::default();
    inputs.tree(&folder.join("package-lock.json"), |_| true)?;
    let inputs = inputs.finish();
    let stamp = Stamp::at(packages.join(".stamp"));
    if stamp.is_fresh(&inputs, &stamp::of_tree(&installed)?) {
        return Ok(packages);
    }
    stamp.clear();
    install_packages(project, &folder, &label)?;
    stamp.set(&inputs, &stamp::of_tree(&installed)?)?;
    Ok(packages)
}

/// The machine's own Node only has to be able to run npm.
fn system_node(project: &Project) -> Result<()> {
    let Some(version) = runner::version_of(&mut project.system("node")) else {
        bail!(
            "Node is missing. Install Node 20.19 or later, which brings npm (https://nodejs.org)."
        );
    };
    if !at_least(&version, OLDEST_SYSTEM_NODE) {
        bail!("Node {version} is too old. Install Node 20.19 or later (https://nodejs.org).");
    }
    if runner::version_of(&mut project.system("npm")).is_none() {
        bail!(
            "npm is missing. It comes with Node 20.19 or later (https://nodejs.org); some distributions package it apart."
        );
    }
    Ok(())
}

/// The npm package `node` fetches the right binary in its install script, which npm may have been told not to run.
fn app_node(project: &Project) -> Result<()> {
    if newer_node(project).is_ok() {
        return Ok(());
    }
    let rebuilt = runner::step(
        project,
        "setup: fetching the app's own Node",
        project
            .system("npm")
            .args(["rebuild", "node"])
            .current_dir(&project.app),
    );
    newer_node(project).map_err(|found| {
        let cause = rebuilt.err().map_or(String::new(), |error| format!("\n{error:#}"));
        anyhow!(
            "The app needs Node 22 or later and has {found}. Its npm package `node` should have brought one: allow its \
             install script (`npm install-scripts approve node` in app/), or install Node 22 or later.{cause}"
        )
    })
}

/// Whether the app runs on a Node that is new enough: its own, or the machine's. If not, the version found.
fn newer_node(project: &Project) -> Result<(), String> {
    match runner::version_of(&mut project.in_app("node")) {
        Some(version) if at_least(&version, OLDEST_APP_NODE) => Ok(()),
        found => Err(found.unwrap_or_else(|| "none".to_owned())),
    }
}

/// Whether a version such as `24.21.0` is `(major, minor)` or later.
fn at_least(version: &str, (major, minor): (u32, u32)) -> bool {
    let mut numbers = version
        .split('.')
        .map(|part| part.parse::<u32>().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= (major, minor)
}

/// Whether a program can be found in `PATH`.
pub fn in_path(program: &str) -> Option<std::path::PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_as_numbers() {
        assert!(at_least("20.19.0", (20, 19)));
        assert!(at_least("24.0.1", (20, 19)));
        assert!(at_least("20.20.2", (20, 19)));
        assert!(!at_least("20.9.0", (20, 19)));
        assert!(!at_least("18.20.0", (20, 19)));
        assert!(!at_least("", (20, 19)));
    }
}
