//! Reading the two lock files.

use std::collections::BTreeSet;
use std::fs;

use anyhow::{Context, Result};
use serde_json::Value;

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
    let lock: Value = serde_json::from_str(&text).ok()?;
    Some(
        lock["packages"][format!("node_modules/{name}")]["version"]
            .as_str()?
            .to_owned(),
    )
}

/// Installed npm packages that are not of the locked version, each with both. A package that the lock does not know is
/// one for this operating system that could not be seen where the lock was written; anything else is listed.
pub fn differing(lock: &Value, installed: &Value) -> Vec<String> {
    let mut differing = Vec::new();
    for (path, package) in installed["packages"].as_object().into_iter().flatten() {
        let (is, locked) = (&package["version"], &lock["packages"][path]["version"]);
        if is != locked && !(locked.is_null() && package["optional"] == true) {
            differing.push(format!("{path} is {is}, locked is {locked}"));
        }
    }
    differing
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn installed_packages_must_be_the_locked_ones() {
        let lock = json!({"packages": {"": {}, "node_modules/a": {"version": "1.0.0"}, "node_modules/b": {"version": "2.0.0"}}});
        let installed = |packages: Value| differing(&lock, &json!({ "packages": packages }));
        assert!(installed(json!({"node_modules/a": {"version": "1.0.0"}})).is_empty());
        assert!(
            installed(json!({"node_modules/a-linux": {"version": "1.0.0", "optional": true}}))
                .is_empty()
        );
        assert_eq!(
            installed(json!({"node_modules/a": {"version": "1.0.1"}})).len(),
            1
        );
        assert_eq!(
            installed(json!({"node_modules/a": {"version": "1.0.1", "optional": true}})).len(),
            1
        );
        assert_eq!(
            installed(json!({"node_modules/new": {"version": "1.0.0"}})).len(),
            1
        );
    }

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
