//! Stamps: what a step was made from and what it made. A step whose inputs and outputs are both as the stamp says is
//! up to date; anything else (an edited source, a deleted or touched-up output, no stamp) builds it again.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use ignore::WalkBuilder;
use ignore::overrides::OverrideBuilder;
use sha2::{Digest, Sha256};

/// Collects files and words into one fingerprint.
#[derive(Default)]
pub struct Fingerprint {
    hasher: Sha256,
}

impl Fingerprint {
    /// Adds a word, such as a tool's version.
    pub fn word(&mut self, word: &str) -> &mut Self {
        self.hasher.update((word.len() as u64).to_le_bytes());
        self.hasher.update(word.as_bytes());
        self
    }

    /// Adds the sources in a folder (or one file): what `.gitignore` does not name, without what the patterns in
    /// `except` match (as in `.gitignore`, relative to the folder).
    ///
    /// # Errors
    /// When a file cannot be read or a pattern is malformed.
    pub fn sources(&mut self, path: &Path, except: &[&str]) -> Result<&mut Self> {
        let mut overrides = OverrideBuilder::new(path);
        for pattern in except {
            overrides.add(&format!("!{pattern}"))?;
        }
        let mut walk = WalkBuilder::new(path);
        // What a user or another project ignores does not count: only the project's own file.
        walk.hidden(false)
            .git_global(false)
            .git_exclude(false)
            .require_git(false)
            .overrides(overrides.build()?);
        walk.filter_entry(|entry| entry.file_name() != ".git" && entry.file_name() != ".tools");
        self.walk(path, &mut walk)
    }

    /// Adds everything in a folder (or one file), also what `.gitignore` names.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn everything(&mut self, path: &Path) -> Result<&mut Self> {
        self.walk(path, WalkBuilder::new(path).standard_filters(false))
    }

    fn walk(&mut self, path: &Path, walk: &mut WalkBuilder) -> Result<&mut Self> {
        self.word(&path.file_name().unwrap_or_default().to_string_lossy());
        if !path.exists() {
            return Ok(self.word("absent"));
        }
        for entry in walk.sort_by_file_name(Ord::cmp).build() {
            let entry = entry?;
            if entry.file_type().is_some_and(|kind| kind.is_file()) {
                let below = entry.path().strip_prefix(path).unwrap_or(entry.path());
                self.word(&below.to_string_lossy());
                let contents = fs::read(entry.path())
                    .with_context(|| format!("cannot read {}", entry.path().display()))?;
                self.hasher.update(Sha256::digest(contents));
            }
        }
        Ok(self)
    }

    /// The fingerprint in hexadecimal.
    pub fn finish(self) -> String {
        let digest = self.hasher.finalize();
        digest.iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// The fingerprint of a file or of everything in a folder.
///
/// # Errors
/// When a file cannot be read.
pub fn of_outputs(path: &Path) -> Result<String> {
    let mut fingerprint = Fingerprint::default();
    fingerprint.everything(path)?;
    Ok(fingerprint.finish())
}

/// A stamp on disk.
pub struct Stamp {
    file: PathBuf,
}

impl Stamp {
    /// The stamp kept in `file`.
    pub fn at(file: PathBuf) -> Self {
        Self { file }
    }

    /// Whether the step was last done from these inputs and its outputs are still what it left.
    pub fn is_fresh(&self, inputs: &str, outputs: &str) -> bool {
        fs::read_to_string(&self.file).is_ok_and(|text| text == Self::text(inputs, outputs))
    }

    /// Records that the step made `outputs` from `inputs`.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub fn set(&self, inputs: &str, outputs: &str) -> Result<()> {
        if let Some(folder) = self.file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&self.file, Self::text(inputs, outputs))
            .with_context(|| format!("cannot write {}", self.file.display()))
    }

    /// Forgets the stamp, so that a step that is broken off is not taken for done.
    pub fn clear(&self) {
        let _ = fs::remove_file(&self.file);
    }

    fn text(inputs: &str, outputs: &str) -> String {
        format!("inputs {inputs}\noutputs {outputs}\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder(files: &[(&str, &str)]) -> tempfile::TempDir {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let path = folder.path().join("src").join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    fn sources(root: &tempfile::TempDir) -> String {
        let mut fingerprint = Fingerprint::default();
        fingerprint
            .sources(&root.path().join("src"), &["/out"])
            .unwrap();
        fingerprint.finish()
    }

    #[test]
    fn contents_names_and_absence_all_count() {
        let base = sources(&folder(&[("a.rs", "1"), ("b/c.rs", "2")]));
        assert_eq!(base, sources(&folder(&[("b/c.rs", "2"), ("a.rs", "1")])));
        for other in [
            &[("a.rs", "1"), ("b/c.rs", "3")][..],
            &[("a.rs", "1"), ("b/d.rs", "2")],
            &[("a.rs", "1")],
            &[],
        ] {
            assert_ne!(base, sources(&folder(other)), "{other:?}");
        }
    }

    #[test]
    fn what_is_ignored_or_excepted_does_not_count() {
        let base = sources(&folder(&[("a.rs", "1"), (".gitignore", "built")]));
        let more = [
            ("a.rs", "1"),
            (".gitignore", "built"),
            ("built/x", "2"),
            ("out/y", "3"),
        ];
        assert_eq!(base, sources(&folder(&more)));
        assert_ne!(
            base,
            sources(&folder(&[
                ("a.rs", "1"),
                (".gitignore", "built"),
                ("b/out/y", "3")
            ]))
        );
    }

    #[test]
    fn a_stamp_is_fresh_until_something_changes() {
        let folder = tempfile::tempdir().unwrap();
        let stamp = Stamp::at(folder.path().join("deep/stamp"));
        assert!(!stamp.is_fresh("in", "out"));
        stamp.set("in", "out").unwrap();
        assert!(stamp.is_fresh("in", "out"));
        assert!(!stamp.is_fresh("in", "other") && !stamp.is_fresh("other", "out"));
        stamp.clear();
        assert!(!stamp.is_fresh("in", "out"));
    }
}
