//! Stamps: what a step was made from and what it made. A step whose inputs and outputs are both as the stamp says is
//! up to date; anything else (an edited source, a deleted or touched-up output, no stamp) builds it again.

use std::fmt::Write as _;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use walkdir::WalkDir;

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

    /// Adds a file, or a folder with everything below it in the order of names. `keep` sees each path relative to
    /// `path`; a folder it refuses is not entered. A path that is not there counts as such.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn tree(&mut self, path: &Path, keep: impl Fn(&Path) -> bool) -> Result<&mut Self> {
        self.word(&path.file_name().unwrap_or_default().to_string_lossy());
        if !path.exists() {
            self.word("absent");
            return Ok(self);
        }
        let below = |full: &Path| full.strip_prefix(path).unwrap_or(full).to_path_buf();
        let walk = WalkDir::new(path).sort_by_file_name().into_iter();
        for entry in walk.filter_entry(|entry| entry.depth() == 0 || keep(&below(entry.path()))) {
            let entry = entry?;
            if !entry.file_type().is_file() {
                continue;
            }
            self.word(&below(entry.path()).to_string_lossy());
            let mut file = File::open(entry.path())
                .with_context(|| format!("cannot read {}", entry.path().display()))?;
            let mut contents = Sha256::new();
            io::copy(&mut file, &mut Writer(&mut contents))
                .with_context(|| format!("cannot read {}", entry.path().display()))?;
            self.hasher.update(contents.finalize());
        }
        Ok(self)
    }

    /// The fingerprint in hexadecimal.
    pub fn finish(self) -> String {
        self.hasher
            .finalize()
            .iter()
            .fold(String::new(), |mut text, byte| {
                let _ = write!(text, "{byte:02x}");
                text
            })
    }
}

struct Writer<'a>(&'a mut Sha256);

impl io::Write for Writer<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.update(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The fingerprint of one file or folder, with everything in it.
///
/// # Errors
/// When a file cannot be read.
pub fn of_tree(path: &Path) -> Result<String> {
    let mut fingerprint = Fingerprint::default();
    fingerprint.tree(path, |_| true)?;
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
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot create {}", folder.display()))?;
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
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        folder
    }

    fn sources(root: &Path) -> String {
        let mut fingerprint = Fingerprint::default();
        fingerprint
            .tree(&root.join("src"), |path| !path.starts_with("out"))
            .unwrap();
        fingerprint.finish()
    }

    #[test]
    fn contents_names_and_absence_all_count() {
        let base = folder(&[("src/a.rs", "1"), ("src/b/c.rs", "2")]);
        let same = folder(&[("src/b/c.rs", "2"), ("src/a.rs", "1")]);
        assert_eq!(sources(base.path()), sources(same.path()));
        for other in [
            folder(&[("src/a.rs", "1"), ("src/b/c.rs", "3")]),
            folder(&[("src/a.rs", "1"), ("src/b/d.rs", "2")]),
            folder(&[("src/a.rs", "1")]),
            folder(&[("src/a.rs", "1"), ("src/b/c.rs", "2"), ("src/new.rs", "")]),
            folder(&[]),
        ] {
            assert_ne!(sources(base.path()), sources(other.path()));
        }
    }

    #[test]
    fn a_refused_folder_does_not_count() {
        let base = folder(&[("src/a.rs", "1")]);
        let built = folder(&[("src/a.rs", "1"), ("src/out/a.js", "x"), ("elsewhere", "y")]);
        assert_eq!(sources(base.path()), sources(built.path()));
    }

    #[test]
    fn words_keep_their_borders() {
        let of = |words: &[&str]| {
            let mut fingerprint = Fingerprint::default();
            for word in words {
                fingerprint.word(word);
            }
            fingerprint.finish()
        };
        assert_ne!(of(&["ab", "c"]), of(&["a", "bc"]));
    }

    #[test]
    fn a_stamp_holds_only_for_the_same_inputs_and_outputs() {
        let folder = tempfile::tempdir().unwrap();
        let stamp = Stamp::at(folder.path().join("stamps/wasm"));
        assert!(!stamp.is_fresh("in", "out"));
        stamp.set("in", "out").unwrap();
        assert!(stamp.is_fresh("in", "out"));
        assert!(!stamp.is_fresh("edited", "out"));
        assert!(!stamp.is_fresh("in", "deleted"));
        stamp.clear();
        assert!(!stamp.is_fresh("in", "out"));
    }
}
