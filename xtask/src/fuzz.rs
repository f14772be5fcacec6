//! `cargo xtask fuzz`: runs all cargo-fuzz targets of the workspace, sharing the time equally.

use std::fs;

use anyhow::{Result, ensure};

use crate::output;
use crate::project::Project;

/// Runs the targets of all `<crate>/fuzz` folders in sequence, for `minutes` in total; returns false if one failed.
pub fn run(project: &Project, minutes: u32) -> Result<bool> {
    ensure!(
        output::version_of(&project.cargo(["fuzz", "--version"])).is_some(),
        "cargo-fuzz is missing. Install it with `cargo install cargo-fuzz --root .tools`."
    );
    let mut targets = Vec::new();
    for entry in fs::read_dir(&project.root)? {
        let folder = entry?.path();
        if folder.join("fuzz/Cargo.toml").is_file() {
            let list = project
                .system_in(&folder, "cargo", ["fuzz", "list"])
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
    let mut failed = Vec::new();
    for (folder, target) in targets {
        output::heading(&format!("{target}, {seconds} s"));
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(folder.join(&corpus))?;
        // Without a sanitizer this works on stable Rust; in code without `unsafe` a sanitizer would find little.
        let words = format!(
            "fuzz run --sanitizer none {target} {corpus} fuzz/seeds/{target} -- -max_total_time={seconds}"
        );
        if !output::run(&project.system_in(&folder, "cargo", words.split(' ')))?.success {
            failed.push(target);
        }
    }
    if !failed.is_empty() {
        output::line(&format!("failed targets: {}", failed.join(", ")));
    }
    Ok(failed.is_empty())
}
