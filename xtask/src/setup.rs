//! Getting what is missing: the WebAssembly target, wasm-bindgen and wasm-pack (in `.tools`, not in the user's home),
//! the npm packages and with them the app's own Node.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::debian::in_path;
use crate::project::Project;
use crate::say;
use crate::stamp::{self, Fingerprint};

const WASM_TARGET: &str = "wasm32-unknown-unknown";
const WASM_PACK: &str = "0.15.1";
/// What npm itself needs to install the packages.
const OLDEST_SYSTEM_NODE: (u32, u32) = (20, 19);
/// What React Router, Vitest and zstd in `node:zlib` need.
const OLDEST_APP_NODE: (u32, u32) = (22, 15);

/// Checks the Rust toolchain and adds the WebAssembly target.
pub fn rust(project: &Project) -> Result<()> {
    let sysroot = project
        .system("rustc", ["--print", "sysroot"])
        .read()
        .context("Rust is missing or does not work. Install it with rustup (https://rustup.rs)")?;
    let libraries = Path::new(&sysroot).join("lib/rustlib").join(WASM_TARGET);
    if libraries.join("lib").is_dir() {
        return Ok(());
    }
    let add = project.system("rustup", ["target", "add", WASM_TARGET]);
    say::step(&format!("setup: adding Rust's target {WASM_TARGET}"), &add)
        .context("install the target with rustup, or from where rustc came")
}

/// Installs the versions of wasm-bindgen and wasm-pack that the project is made for.
///
/// # Errors
/// When `Cargo.lock` holds several versions of wasm-bindgen, or an installation fails.
pub fn wasm_tools(project: &Project) -> Result<()> {
    let metadata = project.metadata([])?;
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
    let installed = project
        .system(project.tools_bin().join(program), ["--version"])
        .env_remove("RUST_LOG");
    if say::version_of(&installed).as_deref() == Some(version) {
        return Ok(());
    }
    // Without --locked: the lock file that wasm-bindgen-cli was published with names a version that is gone.
    // Not optimised: these tools run for a second or two, and would take minutes to compile. Of wasm-bindgen-cli the one
    // program; its others are for tests in browsers.
    let words = format!(
        "install {package} --version ={version} --bin {program} --force --root .tools --target-dir"
    );
    let target = project.target.join("tools").into_os_string();
    let cargo = project.cargo(words.split(' ').map(Into::into).chain([target]));
    say::step(
        &format!("setup: installing {package} {version} into .tools (a few minutes, once)"),
        &cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    )
}

/// Installs the npm packages when the lock file has changed since the last time, and makes sure of the app's Node.
///
/// # Errors
/// When Node is missing or too old, or npm fails.
pub fn npm_packages(project: &Project) -> Result<()> {
    packages_of(project, "")?;
    if node_at_least(OLDEST_APP_NODE, project.in_app("node", ["--version"])).is_ok() {
        return Ok(());
    }
    // The npm package `node` fetches the right binary in its install script, which npm may have been told not to run.
    let rebuild = project.system_in(&project.app, "npm", ["rebuild", "node"]);
    let rebuilt = say::step("setup: fetching the app's own Node", &rebuild);
    let cause = rebuilt
        .err()
        .map_or_else(String::new, |error| format!(": {error:#}"));
    let found = node_at_least(OLDEST_APP_NODE, project.in_app("node", ["--version"]));
    found.with_context(|| {
        format!(
            "the npm package `node` should have brought the app's own: allow its install script \
             (`npm install-scripts approve node` in app/), or install such a Node{cause}"
        )
    })
}

/// Installs the packages of the app, or of a folder of it that has its own, so that an ordinary installation stays light.
///
/// # Errors
/// When the machine's Node, which only has to be able to run npm, is missing or too old, or npm fails.
pub fn packages_of(project: &Project, folder: &str) -> Result<()> {
    let folder = project.app.join(folder);
    let packages = folder.join("node_modules");
    let mut inputs = Fingerprint::default();
    inputs.everything(&folder.join("package.json"))?;
    inputs.everything(&folder.join("package-lock.json"))?;
    let install = || {
        node_at_least(OLDEST_SYSTEM_NODE, project.system("node", ["--version"]))
            .context("install Node, which brings npm (https://nodejs.org)")?;
        ensure!(
            in_path("npm").is_some(),
            "npm is missing; some distributions package it apart"
        );
        let place = folder.strip_prefix(&project.root)?.display();
        let npm = project.system_in(&folder, "npm", ["ci", "--no-audit", "--no-fund"]);
        say::step(
            &format!("setup: installing the npm packages of {place}"),
            &npm,
        )
    };
    // The output is npm's own note of what is installed.
    let installed = packages.join(".package-lock.json");
    stamp::unless_fresh(&packages.join(".stamp"), inputs, &installed, install)?;
    Ok(())
}

fn node_at_least((major, minor): (u32, u32), node: duct::Expression) -> Result<()> {
    let found = say::version_of(&node).unwrap_or_else(|| "none".to_owned());
    ensure!(
        is_at_least(&found, (major, minor)),
        "Node {major}.{minor} or later is needed, found: {found}"
    );
    Ok(())
}

/// Whether a version such as `24.21.0` is `(major, minor)` or later.
fn is_at_least(version: &str, least: (u32, u32)) -> bool {
    let mut numbers = version.split('.').map(|part| part.parse().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= least
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_compare_as_numbers() {
        let accepted = |version| is_at_least(version, (20, 19));
        assert!(accepted("20.19.0") && accepted("24.0.1"));
        assert!(!accepted("20.9.0") && !accepted("18.20.0") && !accepted("none"));
    }
}
