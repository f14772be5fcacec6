//! The files in the site's folder, and which of them are served.

use std::collections::BTreeSet;
use std::path::Path;

use super::manifest;
use crate::resource::Coding;

/// Relative paths of all files in a folder, with forward slashes.
#[derive(Debug, Default)]
pub(super) struct Files {
    all: BTreeSet<String>,
}

impl Files {
    /// Lists a folder recursively. Symlinks are skipped, since they could point outside the folder.
    ///
    /// # Errors
    /// If a folder cannot be read, or a name is not Unicode.
    pub(super) fn list(folder: &Path) -> Result<Self, String> {
        let mut files = Self::default();
        files.add(folder, "")?;
        Ok(files)
    }

    fn add(&mut self, folder: &Path, prefix: &str) -> Result<(), String> {
        let fail = |error: std::io::Error| format!("{} cannot be read: {error}", folder.display());
        for entry in std::fs::read_dir(folder).map_err(fail)? {
            let entry = entry.map_err(fail)?;
            let name = entry.file_name();
            let name = name.to_str().ok_or_else(|| {
                format!("{} has a name that is not Unicode", entry.path().display())
            })?;
            let kind = entry.file_type().map_err(fail)?;
            let hidden = name.starts_with('.') && name != ".well-known";
            if kind.is_dir() && !hidden {
                self.add(&entry.path(), &format!("{prefix}{name}/"))?;
            } else if kind.is_file() && !hidden {
                self.all.insert(format!("{prefix}{name}"));
            } else if kind.is_symlink() {
                tracing::warn!(file = %entry.path().display(), "skipped a symlink in the site's folder");
            }
        }
        Ok(())
    }

    pub(super) fn contains(&self, file: &str) -> bool {
        self.all.contains(file)
    }

    /// Files served under their own URL: not documents (served as pages), precompressed variants or the manifest.
    pub(super) fn served(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(String::as_str).filter(|file| {
            !file.ends_with(".html")
                && *file != manifest::FILE_NAME
                && coded_extension(file).is_none()
        })
    }
}

/// The coding that a file name indicates, if any.
fn coded_extension(file: &str) -> Option<Coding> {
    Coding::ALL.into_iter().find(|coding| {
        file.strip_suffix(coding.extension())
            .is_some_and(|base| base.ends_with('.'))
    })
}
