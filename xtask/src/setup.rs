//! Getting what is missing: the WebAssembly target, wasm-bindgen and wasm-pack (in `.tools`, not in the user's home),
//! the npm packages and with them the app's own Node.

use std::collections::BTreeSet;
use std::env;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, anyhow, bail};

use crate::project::Project;
use crate::say;
use crate::stamp::{self, Fingerprint, Stamp};

const WASM_TARGET: &str = "wasm32-unknown-unknown";
const WASM_PACK: &str = "0.15.1";
/// What npm itself needs to install the packages.
const OLDEST_SYSTEM_NODE: (u32, u32) = (20, 19);
/// What React Router, Vitest and zstd in `node:zlib` need.
const OLDEST_APP_NODE: (u32, u32) = (22, 15);

/// Checks the Rust toolchain and adds the WebAssembly target.
///
/// # Errors
/// When Rust or its target for WebAssembly is missing and cannot be added.
pub fn rust(project: &Project) -> Result<()> {
    let sysroot = project
        .system("rustc", &["--print", "sysroot"])
        .read()
        .context("Rust is missing or does not work. Install it with rustup (https://rustup.rs)")?;
    let targets = Path::new(sysroot.trim()).join("lib/rustlib");
    if targets.join(WASM_TARGET).join("lib").is_dir() {
        return Ok(());
    }
    say::step(
        &format!("setup: adding Rust's target {WASM_TARGET}"),
        &project.system("rustup", &["target", "add", WASM_TARGET]),
    )
    .with_context(|| format!("Rust's target {WASM_TARGET} is missing: install it with rustup, or from where rustc came"))
}

/// Checks that formatter and linter are there; only the tests need them.
///
/// # Errors
/// Names the missing component and the command that adds it.
pub fn rust_components(project: &Project) -> Result<()> {
    for (component, command) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if say::version_of(&project.cargo(&[command, "--version"])).is_none() {
            bail!("`cargo {command}` is missing. Add it with `rustup component add {component}`.");
        }
    }
    Ok(())
}

/// Installs the versions of wasm-bindgen and wasm-pack that the project is made for.
///
/// # Errors
/// When `Cargo.lock` holds several versions of wasm-bindgen, or an installation fails.
pub fn wasm_tools(project: &Project) -> Result<()> {
    let metadata = project.metadata(&[])?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let named = packages.filter(|package| package["name"] == "wasm-bindgen");
    let versions: BTreeSet<&str> = named.filter_map(|one| one["version"].as_str()).collect();
    let [version] = versions.into_iter().collect::<Vec<_>>()[..] else {
        bail!(
            "Cargo.lock must hold exactly one version of wasm-bindgen, which the generated code has to match"
        );
    };
    install(project, "wasm-bindgen-cli", "wasm-bindgen", version)?;
    install(project, "wasm-pack", "wasm-pack", WASM_PACK)
}

fn install(project: &Project, package: &str, program: &str, version: &str) -> Result<()> {
    let path = project.tools_bin().join(program);
    let installed = project
        .system(&path.to_string_lossy(), &["--version"])
        .env_remove("RUST_LOG");
    if say::version_of(&installed).as_deref() == Some(version) {
        return Ok(());
    }
    // Without --locked: the lock file that wasm-bindgen-cli was published with names a version that is gone.
    // Not optimised: these tools run for a second or two, and would take minutes to compile. Of wasm-bindgen-cli the one
    // program; its others are for tests in browsers.
    let target = project.target.join("tools");
    let arguments =
        format!("install {package} --version ={version} --bin {program} --force --root .tools");
    let arguments = arguments.split(' ').chain(["--target-dir"]).map(Into::into);
    say::step(
        &format!("setup: installing {package} {version} into .tools (a few minutes, once)"),
        &project
            .cargo(arguments.chain([target.into_os_string()]))
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    )
}

/// Installs the npm packages when the lock file has changed since the last time, and makes sure of the app's Node.
///
/// # Errors
/// When Node is missing or too old, or npm fails.
pub fn npm_packages(project: &Project) -> Result<()> {
    if !is_installed(&project.app)? || newer_node(project).is_err() {
        system_node(project)?;
        npm_ci(project, &project.app)?;
        app_node(project)?;
    }
    Ok(())
}

/// Installs the packages of a folder of the app that has its own, so that an ordinary installation stays light.
///
/// # Errors
/// When npm fails.
pub fn packages_of(project: &Project, folder: &str) -> Result<()> {
    let folder = project.app.join(folder);
    if is_installed(&folder)? {
        return Ok(());
    }
    npm_ci(project, &folder)
}

fn is_installed(folder: &Path) -> Result<bool> {
    let (stamp, inputs, installed) = packages_stamp(folder)?;
    Ok(stamp.is_fresh(&inputs, &stamp::of_outputs(&installed)?))
}

fn npm_ci(project: &Project, folder: &Path) -> Result<()> {
    let (stamp, inputs, installed) = packages_stamp(folder)?;
    stamp.clear();
    let place = folder
        .strip_prefix(&project.root)
        .unwrap_or(folder)
        .display();
    let npm = project.system_in(folder, "npm", &["ci", "--no-audit", "--no-fund"]);
    say::step(
        &format!("setup: installing the npm packages of {place}"),
        &npm,
    )?;
    stamp.set(&inputs, &stamp::of_outputs(&installed)?)
}

/// A folder's stamp, the fingerprint of what its packages come from, and npm's own note of what is installed.
fn packages_stamp(folder: &Path) -> Result<(Stamp, String, PathBuf)> {
    let mut inputs = Fingerprint::default();
    inputs.everything(&folder.join("package.json"))?;
    inputs.everything(&folder.join("package-lock.json"))?;
    let packages = folder.join("node_modules");
    Ok((
        Stamp::at(packages.join(".stamp")),
        inputs.finish(),
        packages.join(".package-lock.json"),
    ))
}

/// The machine's own Node only has to be able to run npm.
fn system_node(project: &Project) -> Result<()> {
    const HELP: &str = "Install Node 20.19 or later, which brings npm (https://nodejs.org)";
    match say::version_of(&project.system("node", &["--version"])) {
        None => bail!("Node is missing. {HELP}."),
        Some(version) if !at_least(&version, OLDEST_SYSTEM_NODE) => {
            bail!("Node {version} is too old. {HELP}.")
        }
        Some(_) => {}
    }
    if say::version_of(&project.system("npm", &["--version"])).is_none() {
        bail!("npm is missing. {HELP}; some distributions package it apart.");
    }
    Ok(())
}

/// The npm package `node` fetches the right binary in its install script, which npm may have been told not to run.
fn app_node(project: &Project) -> Result<()> {
    if newer_node(project).is_ok() {
        return Ok(());
    }
    let rebuild = project.system_in(&project.app, "npm", &["rebuild", "node"]);
    let rebuilt = say::step("setup: fetching the app's own Node", &rebuild);
    newer_node(project).map_err(|found| {
        let cause = rebuilt.err().map_or(String::new(), |error| format!("\n{error:#}"));
        anyhow!(
            "The app needs Node 22.15 or later and has {found}. Its npm package `node` should have brought one: allow its \
             install script (`npm install-scripts approve node` in app/), or install Node 22.15 or later.{cause}"
        )
    })
}

/// Whether the app runs on a Node that is new enough: its own, or the machine's. If not, the version found.
fn newer_node(project: &Project) -> Result<(), String> {
    match say::version_of(&project.in_app("node", &["--version"])) {
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

/// A program's file in `PATH`.
pub fn in_path(program: &str) -> Option<PathBuf> {
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
        assert!(!at_least("20.9.0", (20, 19)));
        assert!(!at_least("18.20.0", (20, 19)));
        assert!(!at_least("", (20, 19)));
    }
}
