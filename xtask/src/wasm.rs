//! The engine for the browser: wasm-pack builds each package into the app, and its own wasm-opt step shrinks it
//! (`[package.metadata.wasm-pack]` in the crate's `Cargo.toml`).

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::project::Project;
use crate::say;
use crate::stamp::{self, Fingerprint};

/// The crates that become packages of the app, each with its folder in `app/src/engine`.
const PACKAGES: [(&str, &str); 3] = [
    ("scheduler-wasm", "pkg"),
    ("scheduler-team-wasm", "team-pkg"),
    ("scheduler-solver-wasm", "solver-pkg"),
];
/// The Cargo profile made for the browser.
const PROFILE: &str = "wasm-release";
/// What the packages are made from: the scheduler's crates without what only tests and readers use.
const INPUTS: [&str; 9] = [
    "/Cargo.*",
    "/rust-toolchain.toml",
    "/app/package-lock.json",
    "/scheduler-*/**",
    "!/scheduler-*/tests/",
    "!/scheduler-*/benches/",
    "!/scheduler-*/examples/",
    "!/scheduler-*/fuzz/",
    "!/scheduler-*/*.d.ts",
];

/// Builds the packages, unless nothing they are made from has changed.
pub fn build(project: &Project) -> Result<()> {
    for (krate, folder) in PACKAGES {
        let home = project.app.join("src/engine").join(folder);
        let wasm_pack = || {
            if home.exists() {
                fs::remove_dir_all(&home).context("cannot empty the package's folder")?;
            }
            let (source, out) = (format!("../{krate}"), home.to_string_lossy());
            let name = krate.replace('-', "_");
            let words = format!(
                "build {source} --target bundler --mode no-install --profile {PROFILE} --out-name {name}"
            );
            // With the app's programs in PATH, where wasm-pack finds wasm-opt.
            let command = project.in_app("wasm-pack", words.split(' ').chain(["--out-dir", &out]));
            say::step(&format!("wasm: building {krate}"), &command)
        };
        let mut inputs = Fingerprint::default();
        inputs.sources(&project.root, &INPUTS)?;
        let stamp = project.own_dir().join("stamps").join(krate);
        if !stamp::unless_fresh(&stamp, inputs, &home, wasm_pack)? {
            say::line(&format!("wasm: {krate} is up to date"));
        }
    }
    Ok(())
}

/// The packages' types: those that the build generated, and their committed copies.
pub fn types(project: &Project) -> impl Iterator<Item = (PathBuf, PathBuf)> {
    PACKAGES.into_iter().map(|(krate, folder)| {
        let name = format!("{}.d.ts", krate.replace('-', "_"));
        let engine = project.app.join("src/engine");
        let committed = project.root.join(krate).join(&name);
        (engine.join(folder).join(name), committed)
    })
}

/// Takes the generated types over into the crates' folders, where they are committed.
pub fn update_types(project: &Project) -> Result<()> {
    for (generated, committed) in types(project) {
        let place = committed.display();
        fs::copy(generated, &committed).with_context(|| format!("cannot write {place}"))?;
        say::line(&format!("wasm: types taken over into {place}"));
    }
    Ok(())
}
