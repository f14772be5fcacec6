//! The engine for the browser: wasm-pack builds `scheduler-wasm`, wasm-opt shrinks it, and the package lands in
//! `app/src/engine/pkg`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::project::Project;
use crate::stamp::{self, Fingerprint, Stamp};
use crate::{compress, locks, runner, say};

/// What the engine should weigh in the browser, in bytes of brotli.
const AIM: u64 = 60_000;
/// What it may weigh today, in bytes of brotli; decision 9 says why that is more than [`AIM`].
pub const LIMIT: u64 = 72_000;
/// The Cargo profile made for the browser; plain `release` while the workspace has none.
const PROFILE: &str = "wasm-release";
const MODULE: &str = "scheduler_wasm_bg.wasm";
/// The committed copy of the generated types, so that a change of the door shows in a review.
pub const TYPES: &str = "scheduler_wasm.d.ts";
/// What rustc's WebAssembly may use, and every browser since 2021 understands. wasm-opt must be told.
const FEATURES: [&str; 6] = [
    "--enable-bulk-memory",
    "--enable-multivalue",
    "--enable-mutable-globals",
    "--enable-nontrapping-float-to-int",
    "--enable-reference-types",
    "--enable-sign-ext",
];

/// Builds the engine's package, unless nothing it is made from has changed, and prints what it weighs. Returns the
/// complaint when that is more than [`LIMIT`]: too heavy an engine still works.
///
/// # Errors
/// When a tool fails.
pub fn build(project: &Project) -> Result<Option<String>> {
    let inputs = inputs(project)?;
    let stamp = Stamp::at(project.own_dir().join("stamps/wasm"));
    let pkg = project.engine_pkg();
    if stamp.is_fresh(&inputs, &stamp::of_tree(&pkg)?) {
        say::line("wasm: up to date");
    } else {
        stamp.clear();
        make(project, &pkg)?;
        stamp.set(&inputs, &stamp::of_tree(&pkg)?)?;
    }
    weigh(&pkg.join(MODULE))
}

fn inputs(project: &Project) -> Result<String> {
    let mut inputs = Fingerprint::default();
    for file in ["Cargo.toml", "Cargo.lock", "rust-toolchain.toml"] {
        inputs.tree(&project.root.join(file), |_| true)?;
    }
    for folder in ["scheduler-core", "scheduler-wasm"] {
        inputs.tree(&project.root.join(folder), |path| {
            !["tests", "benches", "target", "fuzz", TYPES]
                .iter()
                .any(|other| path.starts_with(other))
        })?;
    }
    inputs.word(&locks::npm_version(project, "binaryen").unwrap_or_default());
    Ok(inputs.finish())
}

fn make(project: &Project, pkg: &Path) -> Result<()> {
    // Built aside and copied when complete: a dev server that watches the app never sees half a package.
    let fresh = project.own_dir().join("pkg");
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
        "--out-dir",
    ]);
    wasm_pack.arg(&fresh);
    if has_profile(&manifest, PROFILE) {
        wasm_pack.args(["--profile", PROFILE]);
    } else {
        wasm_pack.arg("--release");
    }
    runner::step(project, "wasm: building scheduler-wasm", &mut wasm_pack)?;
    let module = fresh.join(MODULE);
    runner::step(
        project,
        "wasm: shrinking it with wasm-opt",
        project
            .in_app("wasm-opt")
            .arg(&module)
            .arg("-Oz")
            .args(FEATURES)
            .arg("-o")
            .arg(&module),
    )?;
    replace(&fresh, pkg)
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

fn weigh(module: &Path) -> Result<Option<String>> {
    let bytes = fs::read(module).with_context(|| format!("cannot read {}", module.display()))?;
    let brotli = compress::brotli(&bytes).len() as u64;
    say::line(&format!(
        "wasm: {} raw, {} gzip, {} brotli (limit {}, aim {})",
        say::kilobytes(bytes.len() as u64),
        say::kilobytes(compress::gzip(&bytes)?.len() as u64),
        say::kilobytes(brotli),
        say::kilobytes(LIMIT),
        say::kilobytes(AIM)
    ));
    Ok(too_heavy(brotli))
}

fn too_heavy(brotli: u64) -> Option<String> {
    (brotli > LIMIT)
        .then(|| format!("the engine weighs {brotli} bytes in brotli; the limit is {LIMIT}"))
}

/// Takes the freshly generated types over into `scheduler-wasm`, where they are committed.
///
/// # Errors
/// When the files cannot be read or written.
pub fn update_types(project: &Project) -> Result<()> {
    let committed = project.root.join("scheduler-wasm").join(TYPES);
    fs::copy(project.engine_pkg().join(TYPES), &committed)
        .with_context(|| format!("cannot write {}", committed.display()))?;
    say::line(&format!(
        "wasm: types taken over into scheduler-wasm/{TYPES}"
    ));
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_holds_to_the_byte() {
        assert_eq!(too_heavy(LIMIT), None);
        assert!(too_heavy(LIMIT + 1).unwrap().contains("72001"));
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
