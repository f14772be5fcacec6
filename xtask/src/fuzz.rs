//! `cargo xtask fuzz`: every cargo-fuzz target of the workspace, each for its part of the time.

use std::fs;
use std::process::ExitCode;

use anyhow::{Result, bail, ensure};

use crate::project::Project;
use crate::say;

/// Runs the targets of all `<crate>/fuzz` folders one after the other, `minutes` in all.
///
/// # Errors
/// When cargo-fuzz is missing, or there is no target.
pub fn run(project: &Project, minutes: u32) -> Result<ExitCode> {
    if say::version_of(&project.cargo(&["fuzz", "--version"])).is_none() {
        bail!("cargo-fuzz is missing. Install it with `cargo install cargo-fuzz --root .tools`.");
    }
    let mut targets = Vec::new();
    for entry in fs::read_dir(&project.root)? {
        let folder = entry?.path();
        if folder.join("fuzz/Cargo.toml").is_file() {
            let list = project
                .system_in(&folder, "cargo", &["fuzz", "list"])
                .read()?;
            targets.extend(
                list.lines()
                    .map(|target| (folder.clone(), target.to_owned())),
            );
        }
    }
    targets.sort();
    ensure!(
        !targets.is_empty(),
        "no crate has a fuzz folder with targets"
    );
    let seconds = (u64::from(minutes) * 60 / targets.len() as u64).max(1);
    let limit = format!("-max_total_time={seconds}");
    let mut failed = Vec::new();
    for (folder, target) in targets {
        say::heading(&format!("{target}, {seconds} s"));
        // Without a sanitizer stable Rust will do, and code without `unsafe` gives one little to find.
        let (corpus, seeds) = (
            format!("fuzz/corpus/{target}"),
            format!("fuzz/seeds/{target}"),
        );
        fs::create_dir_all(folder.join(&corpus))?;
        let arguments = [
            "fuzz",
            "run",
            "--sanitizer",
            "none",
            &target,
            &corpus,
            &seeds,
            "--",
            &limit,
        ];
        if !say::show(&project.system_in(&folder, "cargo", &arguments))?.success {
            failed.push(target);
        }
    }
    if !failed.is_empty() {
        say::line(&format!("found something: {}", failed.join(", ")));
    }
    Ok(say::exit_code(failed.is_empty()))
}
