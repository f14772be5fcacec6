//! Skips up-to-date steps: a step is not repeated while its inputs and output are unchanged since its last success. A
//! changed source, a deleted or modified output, or a missing stamp repeats it.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use ignore::WalkBuilder;
use ignore::overrides::OverrideBuilder;
use sha2::{Digest, Sha256};

/// A hash over files and strings.
#[derive(Default)]
pub struct Fingerprint(Sha256);

impl Fingerprint {
    /// Adds a string, such as the value of a setting.
    pub fn text(&mut self, text: &str) {
        self.0.update((text.len() as u64).to_le_bytes());
        self.0.update(text);
    }

    /// Adds the sources in a folder (or a single file): files that are not ignored by `.gitignore` and match a pattern
    /// in `only`, or do not match one after `!` (both in `.gitignore` syntax, relative to the folder; the last match
    /// wins).
    ///
    /// # Errors
    /// If a file cannot be read or a pattern is malformed.
    pub fn sources(&mut self, path: &Path, only: &[&str]) -> Result<()> {
        let mut overrides = OverrideBuilder::new(path);
        for pattern in only {
            overrides.add(pattern)?;
        }
        let mut walk = WalkBuilder::new(path);
        // Only the project's own ignore files count, not the user's.
        walk.hidden(false).git_global(false).git_exclude(false);
        walk.require_git(false).overrides(overrides.build()?);
        walk.filter_entry(|entry| entry.file_name() != ".git" && entry.file_name() != ".tools");
        self.walk(path, &mut walk)
    }

    /// Adds all files in a folder (or a single file), including ignored ones.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn everything(&mut self, path: &Path) -> Result<()> {
        self.walk(path, WalkBuilder::new(path).standard_filters(false))
    }

    fn walk(&mut self, path: &Path, walk: &mut WalkBuilder) -> Result<()> {
        self.text(&path.file_name().unwrap_or_default().to_string_lossy());
        if !path.exists() {
            self.text("absent");
            return Ok(());
        }
        for entry in walk.sort_by_file_name(Ord::cmp).build() {
            let entry = entry?;
            if entry.file_type().is_some_and(|kind| kind.is_file()) {
                let below = entry.path().strip_prefix(path)?;
                self.text(&below.to_string_lossy());
                let contents = fs::read(entry.path())
                    .with_context(|| format!("cannot read {}", entry.path().display()))?;
                self.0.update(Sha256::digest(contents));
            }
        }
        Ok(())
    }

    /// The hash in hexadecimal.
    pub fn finish(self) -> String {
        let digest = self.0.finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// Runs a step unless `stamp` shows that its inputs and its output (a file or folder) are unchanged since its last
/// success. Returns whether it ran.
///
/// # Errors
/// If the step fails, which also removes the stamp, or if a file cannot be read or written.
pub fn unless_fresh(
    stamp: &Path,
    inputs: Fingerprint,
    output: &Path,
    step: impl FnOnce() -> Result<()>,
) -> Result<bool> {
    let inputs = inputs.finish();
    let state = || {
        let mut fingerprint = Fingerprint::default();
        fingerprint.everything(output)?;
        anyhow::Ok(format!(
            "inputs {inputs}\noutputs {}\n",
            fingerprint.finish()
        ))
    };
    let last = fs::read_to_string(stamp).unwrap_or_default();
    if last == state()? {
        return Ok(false);
    }
    // An interrupted step must not count as done.
    let _ = fs::remove_file(stamp);
    step()?;
    write(stamp, &state()?)?;
    Ok(true)
}

/// Writes a file, creating its folder.
///
/// # Errors
/// If the file cannot be written.
pub fn write(file: &Path, text: &str) -> Result<()> {
    fs::create_dir_all(file.parent().unwrap_or(file))
        .and_then(|()| fs::write(file, text))
        .with_context(|| format!("cannot write {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(files: &[(&str, &str)], only: &[&str]) -> String {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().join("src");
        for (name, text) in files {
            write(&root.join(name), text).unwrap();
        }
        let mut fingerprint = Fingerprint::default();
        fingerprint.sources(&root, only).unwrap();
        fingerprint.finish()
    }

    #[test]
    fn contents_names_and_absence_are_hashed() {
        let of = |files: &[_]| sources(files, &[]);
        let base = of(&[("a.rs", "1"), ("b/c.rs", "2")]);
        assert_eq!(base, of(&[("b/c.rs", "2"), ("a.rs", "1")]));
        assert_ne!(base, of(&[("a.rs", "1"), ("b/c.rs", "3")]));
        assert_ne!(base, of(&[("a.rs", "1"), ("b/d.rs", "2")]));
        assert_ne!(base, of(&[("a.rs", "1")]));
        assert_ne!(base, of(&[]));
    }

    #[test]
    fn ignored_and_excluded_files_are_not_hashed() {
        let files = [(".gitignore", "built"), ("a.rs", "1"), ("app/x", "2")];
        let with = |more, only: &[&str]| sources(&[&files[..], &[(more, "3")]].concat(), only);
        let base = sources(&files, &[]);
        assert_eq!(base, with("built/x", &[]));
        assert_eq!(base, with("out/x", &["!/out"]));
        assert_ne!(base, with("b/out/x", &["!/out"]));
        assert_eq!(base, with("app/src/x", &["!/app/*/"]));
        assert_ne!(base, with("app/y", &["!/app/*/"]));
        let only = ["/a*/**", "!/a*/tests/"];
        let base = sources(&files, &only);
        assert_eq!(base, with("b", &only));
        assert_eq!(base, with("app/tests/x", &only));
        assert_ne!(base, with("app/src/x", &only));
        assert_eq!(base, with("built/app/x", &only));
    }

    #[test]
    fn a_step_is_repeated_if_its_inputs_or_output_changed() {
        let folder = tempfile::tempdir().unwrap();
        let (stamp, output) = (folder.path().join("deep/stamp"), folder.path().join("out"));
        let is_done = |text: &str| {
            let mut inputs = Fingerprint::default();
            inputs.text(text);
            unless_fresh(&stamp, inputs, &output, || write(&output, text)).unwrap()
        };
        assert!(is_done("a") && !is_done("a"));
        assert!(is_done("b") && !is_done("b"));
        fs::write(&output, "touched up").unwrap();
        assert!(is_done("b") && !is_done("b"));
        let failing = || anyhow::bail!("broken off");
        unless_fresh(&stamp, Fingerprint::default(), &output, failing).unwrap_err();
        assert!(is_done("b"));
    }
}
