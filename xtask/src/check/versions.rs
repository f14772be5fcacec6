//! Every version is written down, and everything comes from the public registries.

use std::fs;
use std::sync::LazyLock;

use anyhow::{Context, Result};
use regex::Regex;
use serde_json::Value;

use super::source;
use crate::locks;
use crate::project::Project;

static EXACT: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^\d+\.\d+\.\d+(?:[-+][0-9A-Za-z.+-]+)?$").expect("the pattern is correct")
});
static CRATE_SOURCE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r#"(?m)^source = "([^"]*)""#).expect("the pattern is correct"));
const PUBLIC_CRATES: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub fn npm_pins(project: &Project) -> Result<Vec<String>> {
    let package = json(project, "package.json")?;
    let lock = json(project, "package-lock.json")?;
    Ok(unpinned(&package, &lock))
}

fn unpinned(package: &Value, lock: &Value) -> Vec<String> {
    let mut complaints = Vec::new();
    for group in ["dependencies", "devDependencies", "optionalDependencies"] {
        for (name, version) in package[group].as_object().into_iter().flatten() {
            let wanted = version.as_str().unwrap_or_default();
            let locked = lock["packages"][format!("node_modules/{name}")]["version"].as_str();
            if !EXACT.is_match(wanted) {
                complaints.push(format!(
                    "app/package.json asks for {name} {wanted}, which is no exact version"
                ));
            } else if locked != Some(wanted) {
                complaints.push(format!(
                    "{name} is {wanted} in package.json and {} in the lock",
                    locked.unwrap_or("absent")
                ));
            }
        }
    }
    complaints
}

pub fn one_wasm_bindgen(project: &Project) -> Result<Vec<String>> {
    let versions = locks::crate_versions(project, "wasm-bindgen")?;
    let mut complaints = Vec::new();
    if versions.len() != 1 {
        complaints.push(format!(
            "Cargo.lock holds {} versions of wasm-bindgen: {versions:?}",
            versions.len()
        ));
    }
    let path = project.root.join("scheduler-wasm/Cargo.toml");
    let manifest =
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    complaints.extend(loose_wasm_bindgen(&manifest)?);
    Ok(complaints)
}

fn loose_wasm_bindgen(manifest: &str) -> Result<Option<String>> {
    let manifest: toml::Value =
        toml::from_str(manifest).context("scheduler-wasm/Cargo.toml is not TOML")?;
    let entry = manifest
        .get("dependencies")
        .and_then(|all| all.get("wasm-bindgen"));
    let version = entry.and_then(|entry| entry.as_str().or_else(|| entry.get("version")?.as_str()));
    Ok(match version {
        Some(version) if version.starts_with('=') => None,
        _ => Some(
            "scheduler-wasm must ask for one exact version of wasm-bindgen (`=0.2.x`)".to_owned(),
        ),
    })
}

pub fn public_registries(project: &Project) -> Result<Vec<String>> {
    let crates =
        fs::read_to_string(project.root.join("Cargo.lock")).context("cannot read Cargo.lock")?;
    let packages = json(project, "package-lock.json")?;
    let mut complaints = foreign_crates(&crates);
    complaints.extend(foreign_packages(&packages));
    Ok(complaints)
}

fn foreign_crates(lock: &str) -> Vec<String> {
    let sources = CRATE_SOURCE
        .captures_iter(lock)
        .map(|found| found[1].to_owned());
    sources
        .filter(|source| source != PUBLIC_CRATES)
        .map(|source| format!("Cargo.lock names {source}"))
        .collect()
}

/// The lock file names versions and checksums only: where a package comes from is npm's own setting.
fn foreign_packages(lock: &Value) -> Vec<String> {
    let packages = lock["packages"].as_object().into_iter().flatten();
    let sources = packages.filter_map(|(name, entry)| Some((name, entry["resolved"].as_str()?)));
    sources
        .map(|(name, address)| format!("package-lock.json takes {name} from {address}"))
        .collect()
}

/// Settings that would send a fresh clone to someone's own registry.
pub fn no_registry_settings(project: &Project) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for folder in [&project.root, &project.app] {
        if let Ok(text) = fs::read_to_string(folder.join(".npmrc"))
            && text.lines().any(|line| {
                line.trim_start()
                    .split('=')
                    .next()
                    .is_some_and(|key| key.contains("registry"))
            })
        {
            complaints.push(format!(
                "{} sets a registry",
                folder.join(".npmrc").display()
            ));
        }
    }
    for path in source::files(&project.root.join(".cargo"), &[".toml"])? {
        let settings: toml::Value = toml::from_str(&fs::read_to_string(&path)?)?;
        if ["source", "registries", "registry"]
            .iter()
            .any(|key| settings.get(key).is_some())
        {
            complaints.push(format!("{} sets a registry", path.display()));
        }
    }
    Ok(complaints)
}

fn json(project: &Project, name: &str) -> Result<Value> {
    let text = fs::read_to_string(project.app.join(name))
        .with_context(|| format!("cannot read app/{name}"))?;
    serde_json::from_str(&text).with_context(|| format!("app/{name} is not JSON"))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_range_or_a_lock_that_differs_is_a_complaint() {
        let lock = json!({"packages": {"node_modules/react": {"version": "19.3.1"}}});
        let complaints =
            |version: &str| unpinned(&json!({"dependencies": {"react": version}}), &lock);
        assert!(complaints("19.3.1").is_empty());
        for loose in [
            "^19.3.1", "~19.3.1", "19", "*", "latest", ">=19.3.1", "19.3.0",
        ] {
            assert_eq!(complaints(loose).len(), 1, "{loose}");
        }
        assert_eq!(
            unpinned(&json!({"devDependencies": {"vite": "8.3.8"}}), &lock).len(),
            1
        );
    }

    #[test]
    fn wasm_bindgen_must_be_exact() {
        let loose = |text: &str| loose_wasm_bindgen(text).unwrap().is_some();
        assert!(!loose("[dependencies]\nwasm-bindgen = \"=0.2.126\""));
        assert!(!loose(
            "[dependencies]\nwasm-bindgen = { version = \"=0.2.126\", features = [] }"
        ));
        assert!(loose("[dependencies]\nwasm-bindgen = \"0.2.126\""));
        assert!(loose("[dependencies]\nserde = \"1\""));
    }

    #[test]
    fn a_foreign_registry_in_a_lock_is_named() {
        assert!(foreign_crates(&format!("[[package]]\nsource = \"{PUBLIC_CRATES}\"\n")).is_empty());
        assert_eq!(
            foreign_crates("source = \"sparse+https://crates.example/index/\"\n").len(),
            1
        );
        let lock =
            |address: &str| json!({"packages": {"": {}, "node_modules/a": {"resolved": address}}});
        assert_eq!(
            foreign_packages(&lock("https://npm.example/a-1.0.0.tgz")).len(),
            1
        );
        assert!(
            foreign_packages(&json!({"packages": {"node_modules/a": {"version": "1.0.0"}}}))
                .is_empty()
        );
    }
}
