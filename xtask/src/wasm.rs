//! The engine for the browser: wasm-pack builds each package into the app, and its own wasm-opt step shrinks it
//! (`[package.metadata.wasm-pack]` in the crate's `Cargo.toml`).

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::project::Project;
use crate::say;
use crate::stamp::{self, Fingerprint, Stamp};

/// A crate that becomes a package of the app.
pub struct Package {
    /// The crate, which is also its folder's name.
    krate: &'static str,
    /// The package's folder in `app/src/engine`.
    folder: &'static str,
    /// The package's largest size, in bytes of brotli.
    limit: u64,
}

/// All packages.
pub const PACKAGES: [Package; 3] = [
    Package {
        krate: "scheduler-wasm",
        folder: "pkg",
        limit: 236_000,
    },
    Package {
        krate: "scheduler-team-wasm",
        folder: "team-pkg",
        limit: 85_000,
    },
    Package {
        krate: "scheduler-solver-wasm",
        folder: "solver-pkg",
        limit: 170_000,
    },
];

/// The Cargo profile made for the browser.
const PROFILE: &str = "wasm-release";

impl Package {
    /// The stem of the package's files: `scheduler_wasm`.
    fn stem(&self) -> String {
        self.krate.replace('-', "_")
    }

    /// Where the package lies in the app.
    fn home(&self, project: &Project) -> PathBuf {
        project.app.join("src/engine").join(self.folder)
    }

    /// The types that the build generated, and their committed copy.
    fn types(&self, project: &Project) -> [PathBuf; 2] {
        let name = format!("{}.d.ts", self.stem());
        [
            self.home(project).join(&name),
            project.root.join(self.krate).join(&name),
        ]
    }

    fn build(&self, project: &Project) -> Result<()> {
        let (krate, stem, home) = (self.krate, self.stem(), self.home(project));
        let stamp = Stamp::at(project.own_dir().join("stamps").join(krate));
        let inputs = inputs(project)?;
        if stamp.is_fresh(&inputs, &stamp::of_outputs(&home)?) {
            say::line(&format!("wasm: {krate} is up to date"));
            return Ok(());
        }
        stamp.clear();
        if home.exists() {
            fs::remove_dir_all(&home)
                .with_context(|| format!("cannot empty {}", home.display()))?;
        }
        let (source, out) = (format!("../{krate}"), home.to_string_lossy());
        let options =
            format!("build {source} --target bundler --mode no-install --profile {PROFILE}");
        let place = ["--out-name", &stem, "--out-dir", &out];
        // With the app's programs in PATH, where wasm-pack finds wasm-opt.
        let command = project.in_app("wasm-pack", options.split(' ').chain(place));
        say::step(&format!("wasm: building {krate}"), &command)?;
        stamp.set(&inputs, &stamp::of_outputs(&home)?)
    }

    /// Prints what the package weighs and returns a complaint when that is too much.
    fn weigh(&self, project: &Project) -> Result<Option<String>> {
        let module = self.home(project).join(format!("{}_bg.wasm", self.stem()));
        let script = "const bytes = require('fs').readFileSync(process.argv[1]); \
                      console.log(bytes.length, require('zlib').brotliCompressSync(bytes).length)";
        let answer = project
            .in_app("node", &["-e", script, &module.to_string_lossy()])
            .read()?;
        let sizes: Vec<u64> = answer
            .split(' ')
            .map(str::parse)
            .collect::<Result<_, _>>()?;
        let [raw, brotli] = sizes[..] else {
            anyhow::bail!("node answered {answer:?}");
        };
        let Self { krate, limit, .. } = self;
        let line = format!("{krate} is {raw} bytes, {brotli} in brotli (limit {limit})");
        say::line(&format!("wasm: {line}"));
        Ok((brotli > *limit).then_some(line))
    }
}

/// Builds the packages, unless nothing they are made from has changed, and prints their sizes. Returns a complaint for
/// each that is too large: such an engine still works.
///
/// # Errors
/// When a tool fails.
pub fn build(project: &Project) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for package in PACKAGES {
        package.build(project)?;
        complaints.extend(package.weigh(project)?);
    }
    Ok(complaints)
}

/// What the packages are made from: the crates of the scheduler without their tests.
fn inputs(project: &Project) -> Result<String> {
    let mut inputs = Fingerprint::default();
    for file in [
        "Cargo.toml",
        "Cargo.lock",
        "rust-toolchain.toml",
        "app/package-lock.json",
    ] {
        inputs.sources(&project.root.join(file), &[])?;
    }
    let mut crates: Vec<_> = fs::read_dir(&project.root)?.collect::<Result<_, _>>()?;
    crates.retain(|entry| {
        entry
            .file_name()
            .to_string_lossy()
            .starts_with("scheduler-")
    });
    crates.sort_by_key(fs::DirEntry::file_name);
    for entry in crates {
        inputs.sources(
            &entry.path(),
            &["/tests", "/benches", "/examples", "/fuzz", "*.d.ts"],
        )?;
    }
    Ok(inputs.finish())
}

/// The packages whose committed types are not the generated ones, each with its first differing line.
///
/// # Errors
/// When a package is not built.
pub fn stale_types(project: &Project) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for package in PACKAGES {
        let [generated, committed] = package.types(project);
        let fresh = fs::read_to_string(generated).context("the engine's package is not built")?;
        let old = fs::read_to_string(&committed).unwrap_or_default();
        if fresh != old {
            let same = fresh
                .lines()
                .zip(old.lines())
                .take_while(|(a, b)| a == b)
                .count();
            complaints.push(format!(
                "{} differs from line {} on; `cargo xtask build --update-types` takes the generated types over",
                committed.display(),
                same + 1
            ));
        }
    }
    Ok(complaints)
}

/// Takes the generated types over into the crates' folders, where they are committed.
///
/// # Errors
/// When the files cannot be read or written.
pub fn update_types(project: &Project) -> Result<()> {
    for package in PACKAGES {
        let [generated, committed] = package.types(project);
        ensure!(generated.is_file(), "the engine's package is not built");
        fs::copy(generated, &committed)
            .with_context(|| format!("cannot write {}", committed.display()))?;
        say::line(&format!(
            "wasm: types taken over into {}",
            committed.display()
        ));
    }
    Ok(())
}
