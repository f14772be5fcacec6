//! `cargo xtask fuzz`: runs all cargo-fuzz targets of the workspace, sharing the time equally.

use std::fs;

use anyhow::{Result, ensure};

use crate::project::Project;
use crate::steps;

/// Runs the targets of all `<crate>/fuzz` folders in sequence, for `minutes` in total; returns false if one failed.
pub fn run(project: &Project, minutes: u32) -> Result<bool> {
    ensure!(
        project
            .shell("cargo fuzz --version")
            .output()?
            .status
            .success(),
        "cargo-fuzz is missing. Install it with `cargo install cargo-fuzz --root .tools`."
    );
    let mut targets = Vec::new();
    for entry in fs::read_dir(&project.root)? {
        let folder = entry?.path();
        if folder.join("fuzz/Cargo.toml").is_file() {
            let mut list = project.program("cargo");
            let list = list.current_dir(&folder).args(["fuzz", "list"]).output()?;
            targets.extend(
                String::from_utf8(list.stdout)?
                    .lines()
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
    let mut failed = Vec::new();
    for (folder, target) in targets {
        steps::print(&format!("{target}, {seconds} s\n"));
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(folder.join(&corpus))?;
        // Without a sanitizer this works on stable Rust; in code without `unsafe` a sanitizer would find little.
        let words = format!(
            "fuzz run --sanitizer none {target} {corpus} fuzz/seeds/{target} -- -max_total_time={seconds}"
        );
        let mut fuzz = project.program("cargo");
        fuzz.current_dir(&folder).args(words.split(' '));
        if !fuzz.status()?.success() {
            failed.push(target);
        }
    }
    if !failed.is_empty() {
        steps::print(&format!("failed targets: {}\n", failed.join(", ")));
    }
    Ok(failed.is_empty())
}
