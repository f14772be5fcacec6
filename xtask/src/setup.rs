//! Installs missing tools: the WebAssembly target, wasm-bindgen and wasm-pack (in `.tools`, not in the home directory),
//! and npm packages including the app's own Node.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, bail, ensure};

use crate::debian::find_in_path;
use crate::output;
use crate::project::Project;
use crate::stamp::{self, Fingerprint};

const WASM_TARGET: &str = "wasm32-unknown-unknown";
const WASM_PACK: &str = "0.15.1";
/// Minimum Node version for npm.
const MIN_SYSTEM_NODE: (u32, u32) = (20, 19);
/// Minimum Node version for React Router, Vitest and zstd in `node:zlib`.
const MIN_APP_NODE: (u32, u32) = (22, 15);

/// Checks the Rust toolchain and installs the WebAssembly target.
pub fn rust(project: &Project) -> Result<()> {
    let sysroot = project
        .system("rustc", ["--print", "sysroot"])
        .read()
        .context("Rust is missing or broken. Install it with rustup (https://rustup.rs)")?;
    let libraries = Path::new(&sysroot).join("lib/rustlib").join(WASM_TARGET);
    if libraries.join("lib").is_dir() {
        return Ok(());
    }
    let add = project.system("rustup", ["target", "add", WASM_TARGET]);
    output::step(
        &format!("setup: adding the Rust target {WASM_TARGET}"),
        &add,
    )
    .context("install the target with rustup, or from the source of rustc")
}

/// Installs the required versions of wasm-bindgen and wasm-pack.
///
/// # Errors
/// If `Cargo.lock` has several versions of wasm-bindgen, or an installation fails.
pub fn wasm_tools(project: &Project) -> Result<()> {
    let metadata = project.metadata([])?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let named = packages.filter(|package| package["name"] == "wasm-bindgen");
    let versions: BTreeSet<&str> = named.filter_map(|one| one["version"].as_str()).collect();
    let [version] = versions.into_iter().collect::<Vec<_>>()[..] else {
        bail!(
            "Cargo.lock must have exactly one version of wasm-bindgen, which must match the generated code"
        );
    };
    install(project, "wasm-bindgen-cli", "wasm-bindgen", version)?;
    install(project, "wasm-pack", "wasm-pack", WASM_PACK)
}

fn install(project: &Project, package: &str, program: &str, version: &str) -> Result<()> {
    let installed = project
        .system(project.tools_bin().join(program), ["--version"])
        .env_remove("RUST_LOG");
    if output::version_of(&installed).as_deref() == Some(version) {
        return Ok(());
    }
    // Without --locked, since the published lock file of wasm-bindgen-cli names a version that no longer exists.
    // Unoptimized, since these tools only run for seconds but would take minutes to compile. Only the one binary of
    // wasm-bindgen-cli; the others are for browser tests.
    let words = format!(
        "install {package} --version ={version} --bin {program} --force --root .tools --target-dir"
    );
    let target = project.target.join("tools").into_os_string();
    let cargo = project.cargo(words.split(' ').map(Into::into).chain([target]));
    output::step(
        &format!("setup: installing {package} {version} into .tools (a few minutes, once)"),
        &cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    )
}

/// Installs the npm packages if the lock file has changed, and ensures that the app's Node is installed.
///
/// # Errors
/// If Node is missing or too old, or npm fails.
pub fn npm_packages(project: &Project) -> Result<()> {
    packages_of(project, "")?;
    if node_at_least(MIN_APP_NODE, project.in_app("node", ["--version"])).is_ok() {
        return Ok(());
    }
    // The npm package `node` downloads the binary in its install script, which npm may be configured not to run.
    let rebuild = project.system_in(&project.app, "npm", ["rebuild", "node"]);
    let rebuilt = output::step("setup: downloading the app's own Node", &rebuild);
    let cause = rebuilt
        .err()
        .map_or_else(String::new, |error| format!(": {error:#}"));
    let found = node_at_least(MIN_APP_NODE, project.in_app("node", ["--version"]));
    found.with_context(|| {
        format!(
            "the npm package `node` should have installed it: allow its install script \
             (`npm install-scripts approve node` in app/), or install this version of Node{cause}"
        )
    })
}

/// Installs the npm packages of the app, or of a subfolder with its own, which keeps the default installation small.
///
/// # Errors
/// If the system's Node (which only needs to run npm) is missing or too old, or npm fails.
pub fn packages_of(project: &Project, folder: &str) -> Result<()> {
    let folder = project.app.join(folder);
    let packages = folder.join("node_modules");
    let mut inputs = Fingerprint::default();
    inputs.everything(&folder.join("package.json"))?;
    inputs.everything(&folder.join("package-lock.json"))?;
    let install = || {
        node_at_least(MIN_SYSTEM_NODE, project.system("node", ["--version"]))
            .context("install Node, which brings npm (https://nodejs.org)")?;
        ensure!(
            find_in_path("npm").is_some(),
            "npm is missing; some distributions package it separately"
        );
        let place = folder.strip_prefix(&project.root)?.display();
        let npm = project.system_in(&folder, "npm", ["ci", "--no-audit", "--no-fund"]);
        output::step(
            &format!("setup: installing the npm packages of {place}"),
            &npm,
        )
    };
    // The output is npm's record of installed packages.
    let installed = packages.join(".package-lock.json");
    stamp::unless_fresh(&packages.join(".stamp"), inputs, &installed, install)?;
    Ok(())
}

fn node_at_least((major, minor): (u32, u32), node: duct::Expression) -> Result<()> {
    let found = output::version_of(&node).unwrap_or_else(|| "none".to_owned());
    ensure!(
        is_at_least(&found, (major, minor)),
        "Node {major}.{minor} or later is needed, found: {found}"
    );
    Ok(())
}

/// Whether a version such as `24.21.0` is at least `(major, minor)`.
fn is_at_least(version: &str, minimum: (u32, u32)) -> bool {
    let mut numbers = version.split('.').map(|part| part.parse().unwrap_or(0));
    (numbers.next().unwrap_or(0), numbers.next().unwrap_or(0)) >= minimum
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
