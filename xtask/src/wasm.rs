//! Builds the engine for the browser: wasm-pack builds each package into the app and optimizes it with wasm-opt
//! (`[package.metadata.wasm-pack]` in the crate's `Cargo.toml`).

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::output;
use crate::project::Project;
use crate::stamp::{self, Fingerprint};

/// Crates built as packages, and their folders in `app/src/engine`.
const PACKAGES: [(&str, &str); 3] = [
    ("scheduler-wasm", "pkg"),
    ("scheduler-team-wasm", "team-pkg"),
    ("scheduler-solver-wasm", "solver-pkg"),
];
/// The Cargo profile for the browser.
const PROFILE: &str = "wasm-release";
/// Inputs of the packages: the scheduler's crates without tests, benchmarks, examples and generated types.
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

/// Builds the packages, unless their inputs are unchanged.
pub fn build(project: &Project) -> Result<()> {
    for (krate, folder) in PACKAGES {
        let output_dir = project.app.join("src/engine").join(folder);
        let wasm_pack = || {
            if output_dir.exists() {
                fs::remove_dir_all(&output_dir).context("cannot empty the package's folder")?;
            }
            let (source, out) = (format!("../{krate}"), output_dir.to_string_lossy());
            let name = krate.replace('-', "_");
            let words = format!(
                "build {source} --target bundler --mode no-install --profile {PROFILE} --out-name {name}"
            );
            // Run with the app's binaries in PATH, which include wasm-opt.
            let command = project.in_app("wasm-pack", words.split(' ').chain(["--out-dir", &out]));
            output::step(&format!("wasm: building {krate}"), &command)
        };
        let mut inputs = Fingerprint::default();
        inputs.sources(&project.root, &INPUTS)?;
        let stamp = project.state_dir().join("stamps").join(krate);
        if !stamp::unless_fresh(&stamp, inputs, &output_dir, wasm_pack)? {
            output::line(&format!("wasm: {krate} is up to date"));
        }
    }
    Ok(())
}

/// The TypeScript types of the packages: the generated and the committed files.
pub fn types(project: &Project) -> impl Iterator<Item = (PathBuf, PathBuf)> {
    PACKAGES.into_iter().map(|(krate, folder)| {
        let name = format!("{}.d.ts", krate.replace('-', "_"));
        let engine = project.app.join("src/engine");
        let committed = project.root.join(krate).join(&name);
        (engine.join(folder).join(name), committed)
    })
}

/// Copies the generated types over the committed ones.
pub fn update_types(project: &Project) -> Result<()> {
    for (generated, committed) in types(project) {
        let place = committed.display();
        fs::copy(generated, &committed).with_context(|| format!("cannot write {place}"))?;
        output::line(&format!("wasm: types copied to {place}"));
    }
    Ok(())
}
