//! Reading the two lock files.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result};

use crate::project::Project;

/// Every version of a crate in `Cargo.lock`.
///
/// # Errors
/// When the lock file is missing or is not TOML.
pub fn crate_versions(project: &Project, name: &str) -> Result<BTreeSet<String>> {
    let text =
        fs::read_to_string(project.root.join("Cargo.lock")).context("cannot read Cargo.lock")?;
    versions_in(&text, name)
}

fn versions_in(lock: &str, name: &str) -> Result<BTreeSet<String>> {
    let lock: toml::Value = toml::from_str(lock).context("Cargo.lock is not TOML")?;
    let packages = lock
        .get("package")
        .and_then(toml::Value::as_array)
        .context("Cargo.lock lists no packages")?;
    let named = packages
        .iter()
        .filter(|package| package.get("name").and_then(toml::Value::as_str) == Some(name));
    Ok(named
        .filter_map(|package| Some(package.get("version")?.as_str()?.to_owned()))
        .collect())
}

/// The version of a direct npm package in `app/package-lock.json`, if it is there.
pub fn npm_version(project: &Project, name: &str) -> Option<String> {
    let text = fs::read_to_string(project.app.join("package-lock.json")).ok()?;
    let lock: serde_json::Value = serde_json::from_str(&text).ok()?;
    Some(
        lock["packages"][format!("node_modules/{name}")]["version"]
            .as_str()?
            .to_owned(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_version_of_a_crate_is_found() {
        let lock = "[[package]]\nname = \"syn\"\nversion = \"1.0.9\"\n[[package]]\nname = \"syn\"\nversion = \"2.0.1\"\n\
                    [[package]]\nname = \"synstructure\"\nversion = \"0.1.0\"\n";
        assert_eq!(
            versions_in(lock, "syn")
                .unwrap()
                .into_iter()
                .collect::<Vec<_>>(),
            ["1.0.9", "2.0.1"]
        );
        assert!(versions_in(lock, "serde").unwrap().is_empty());
        assert!(versions_in("not a lock file", "syn").is_err());
    }
}
