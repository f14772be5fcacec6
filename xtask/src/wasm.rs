//! The engine for the browser: wasm-pack builds `scheduler-wasm`, wasm-opt shrinks it, and the packages land in
//! `app/src/engine/pkg`: one for looking, and the whole one.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::project::Project;
use crate::stamp::{self, Fingerprint, Stamp};
use crate::{compress, locks, runner, say};

/// One of the packages that are made of `scheduler-wasm`.
pub struct Package {
    /// The stem of its files.
    name: &'static str,
    /// Its folder below the engine's packages.
    folder: &'static str,
    /// What Cargo is told besides.
    features: &'static [&'static str],
    /// What it may weigh in the browser, in bytes of brotli.
    limit: u64,
}

/// What a first look at the demo needs.
pub const VIEWING: Package = Package {
    name: "scheduler_wasm",
    folder: "",
    features: &["--no-default-features"],
    limit: 60_000,
};
/// The whole engine, fetched when somebody is about to change something; decision 20.
pub const ACTING: Package = Package {
    name: "scheduler_acting",
    folder: "acting",
    features: &[],
    limit: 92_000,
};
/// All packages.
pub const PACKAGES: [&Package; 2] = [&VIEWING, &ACTING];

impl Package {
    /// The file name of the module.
    pub fn module(&self) -> String {
        format!("{}_bg.wasm", self.name)
    }

    /// The file name of the generated types. A committed copy lies in `scheduler-wasm`, so that a change of the door
    /// shows in a review.
    pub fn types(&self) -> String {
        format!("{}.d.ts", self.name)
    }

    /// What Cargo is told to build of `scheduler-wasm`.
    pub fn features(&self) -> &[&str] {
        self.features
    }

    /// Where it lies in the app.
    pub fn home(&self, project: &Project) -> PathBuf {
        project.engine_pkg().join(self.folder)
    }

    /// The complaint when it weighs more than it may.
    fn too_heavy(&self, brotli: u64) -> Option<String> {
        let Self { name, limit, .. } = self;
        (brotli > *limit)
            .then(|| format!("{name} weighs {brotli} bytes in brotli; the limit is {limit}"))
    }
}

/// The Cargo profile made for the browser; plain `release` while the workspace has none.
const PROFILE: &str = "wasm-release";
/// What rustc's WebAssembly may use, and every browser since 2021 understands. wasm-opt must be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// How wasm-opt looks for fewer bytes: for as long as it finds some, and knowing that nothing lives in the first
/// kilobyte of memory, the far end of the stack.
const SMALLER: [&str; 3] = ["-Oz", "--converge", "--low-memory-unused"];

/// Builds the engine's packages, unless nothing they are made from has changed, and prints what they weigh. Returns a
/// complaint for each that is too heavy: such an engine still works.
///
/// # Errors
/// When a tool fails.
pub fn build(project: &Project) -> Result<Vec<String>> {
    let inputs = inputs(project)?;
    let stamp = Stamp::at(project.own_dir().join("stamps/wasm"));
    let pkg = project.engine_pkg();
    if stamp.is_fresh(&inputs, &stamp::of_tree(&pkg)?) {
        say::line("wasm: up to date");
    } else {
        stamp.clear();
        for package in PACKAGES {
            make(project, package)?;
        }
        stamp.set(&inputs, &stamp::of_tree(&pkg)?)?;
    }
    let mut complaints = Vec::new();
    for package in PACKAGES {
        complaints.extend(weigh(project, package)?);
    }
    Ok(complaints)
}

fn inputs(project: &Project) -> Result<String> {
    let mut inputs = Fingerprint::default();
    for file in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"] {
        inputs.tree(&project.root.join(file), |_| true)?;
    }
    for folder in ["scheduler-core", "scheduler-wasm"] {
        inputs.tree(&project.root.join(folder), |path| {
            !["tests", "benches", "target", "fuzz"]
                .iter()
                .any(|other| path.starts_with(other))
                && !path.to_string_lossy().ends_with(".d.ts")
        })?;
    }
    inputs.word(&locks::npm_version(project, "binaryen").unwrap_or_default());
    for flag in SMALLER.iter().chain(&FEATURES) {
        inputs.word(flag);
    }
    Ok(inputs.finish())
}

fn make(project: &Project, package: &Package) -> Result<()> {
    // Built aside and copied when complete: a dev server that watches the app never sees half a package.
    let fresh = project.own_dir().join("pkg").join(package.name);
    if fresh.exists() {
        fs::remove_dir_all(&fresh).with_context(|| format!("cannot empty {}", fresh.display()))?;
    }
    let manifest =
        fs::read_to_string(project.root.join("Cargo.toml")).context("cannot read Cargo.toml")?;
    let mut wasm_pack = project.system("wasm-pack");
    wasm_pack.args([
        "build",
        "scheduler-wasm",
        "--target",
        "bundler",
        "--mode",
        "no-install",
        "--no-opt",
        "--out-name",
        package.name,
        "--out-dir",
    ]);
    wasm_pack.arg(&fresh);
    if has_profile(&manifest, PROFILE) {
        wasm_pack.args(["--profile", PROFILE]);
    } else {
        wasm_pack.arg("--release");
    }
    wasm_pack.arg("--").args(package.features);
    let name = package.name;
    runner::step(project, &format!("wasm: building {name}"), &mut wasm_pack)?;
    let module = fresh.join(package.module());
    runner::step(
        project,
        &format!("wasm: shrinking {name} with wasm-opt"),
        project
            .in_app("wasm-opt")
            .arg(&module)
            .args(SMALLER)
            .args(FEATURES)
            .arg("-o")
            .arg(&module),
    )?;
    replace(&fresh, &package.home(project))
}

fn has_profile(manifest: &str, profile: &str) -> bool {
    toml::from_str::<toml::Value>(manifest).is_ok_and(|value| {
        value
            .get("profile")
            .is_some_and(|all| all.get(profile).is_some())
    })
}

/// Makes folder `to` hold exactly the files of folder `from`; a file that is already the same is not touched.
fn replace(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("cannot create {}", to.display()))?;
    for entry in fs::read_dir(to)? {
        let entry = entry?;
        if !from.join(entry.file_name()).exists() && entry.file_type()?.is_file() {
            fs::remove_file(entry.path())?;
        }
    }
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        let bytes = fs::read(entry.path())?;
        if fs::read(&target).ok().as_ref() != Some(&bytes) {
            fs::write(&target, bytes)
                .with_context(|| format!("cannot write {}", target.display()))?;
        }
    }
    Ok(())
}

fn weigh(project: &Project, package: &Package) -> Result<Option<String>> {
    let module = package.home(project).join(package.module());
    let bytes = fs::read(&module).with_context(|| format!("cannot read {}", module.display()))?;
    let brotli = compress::brotli(&bytes).len() as u64;
    say::line(&format!(
        "wasm: {} weighs {} raw, {} gzip, {} brotli (limit {})",
        package.name,
        say::kilobytes(bytes.len() as u64),
        say::kilobytes(compress::gzip(&bytes)?.len() as u64),
        say::kilobytes(brotli),
        say::kilobytes(package.limit),
    ));
    Ok(package.too_heavy(brotli))
}

/// Takes the freshly generated types over into `scheduler-wasm`, where they are committed.
///
/// # Errors
/// When the files cannot be read or written.
pub fn update_types(project: &Project) -> Result<()> {
    for package in PACKAGES {
        let types = package.types();
        let committed = project.root.join("scheduler-wasm").join(&types);
        fs::copy(package.home(project).join(&types), &committed)
            .with_context(|| format!("cannot write {}", committed.display()))?;
        say::line(&format!(
            "wasm: types taken over into scheduler-wasm/{types}"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_holds_to_the_byte() {
        for package in PACKAGES {
            assert_eq!(package.too_heavy(package.limit), None);
        }
        let complaint = VIEWING.too_heavy(VIEWING.limit + 1).unwrap();
        assert!(
            complaint.contains("scheduler_wasm weighs 60001 "),
            "{complaint}"
        );
    }

    #[test]
    fn the_browsers_profile_is_used_once_it_exists() {
        assert!(has_profile(
            "[profile.wasm-release]\ninherits = \"release\"\n",
            PROFILE
        ));
        assert!(!has_profile("[profile.release]\nlto = true\n", PROFILE));
        assert!(!has_profile("# [profile.wasm-release]\n", PROFILE));
    }

    #[test]
    fn a_package_is_replaced_as_a_whole() {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (folder.path().join("from"), folder.path().join("to"));
        for (path, text) in [
            ("from/a.js", "new"),
            ("from/b.js", "b"),
            ("to/a.js", "old"),
            ("to/gone.js", "x"),
        ] {
            let path = folder.path().join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        replace(&from, &to).unwrap();
        assert_eq!(fs::read_to_string(to.join("a.js")).unwrap(), "new");
        assert_eq!(fs::read_to_string(to.join("b.js")).unwrap(), "b");
        assert!(!to.join("gone.js").exists());
    }
}
