//! `cargo xtask fuzz`: every cargo-fuzz target of the workspace, each for its part of the time.

use std::fs;

use anyhow::{Result, ensure};

use crate::project::Project;
use crate::say;

/// Runs the targets of all `<crate>/fuzz` folders one after the other, `minutes` in all; false when one found something.
pub fn run(project: &Project, minutes: u32) -> Result<bool> {
    ensure!(
        say::version_of(&project.cargo(["fuzz", "--version"])).is_some(),
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
        say::heading(&format!("{target}, {seconds} s"));
        let corpus = format!("fuzz/corpus/{target}");
        fs::create_dir_all(folder.join(&corpus))?;
        // Without a sanitizer stable Rust will do, and code without `unsafe` gives one little to find.
        let words = format!(
            "fuzz run --sanitizer none {target} {corpus} fuzz/seeds/{target} -- -max_total_time={seconds}"
        );
        if !say::show(&project.system_in(&folder, "cargo", words.split(' ')))?.success {
            failed.push(target);
        }
    }
    if !failed.is_empty() {
        say::line(&format!("found something: {}", failed.join(", ")));
    }
    Ok(failed.is_empty())
}
