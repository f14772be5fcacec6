//! Steps whose inputs are unchanged since they passed are not repeated.

use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;

use anyhow::{Context, Result};
use ignore::WalkBuilder;
use ignore::overrides::OverrideBuilder;

/// A hash of the project's files that match the patterns: in `.gitignore` syntax, `!` leaves files out, the last match
/// counts. Files that git ignores are no inputs.
///
/// # Errors
/// If a pattern is malformed or a file cannot be read.
pub fn fingerprint(root: &Path, patterns: &[&str]) -> Result<String> {
    let mut overrides = OverrideBuilder::new(root);
    for pattern in patterns {
        overrides.add(pattern)?;
    }
    let overrides = overrides.build()?;
    let mut walk = WalkBuilder::new(root);
    // Only the project's own ignore files count, not the user's.
    walk.hidden(false).git_global(false).git_exclude(false);
    walk.require_git(false).sort_by_file_name(Ord::cmp);
    walk.filter_entry(|entry| entry.file_name() != ".git");
    let mut hasher = DefaultHasher::new();
    for entry in walk.build() {
        let path = entry?.into_path();
        if path.is_file() && overrides.matched(&path, false).is_whitelist() {
            path.strip_prefix(root)?.hash(&mut hasher);
            let contents = fs::read(&path);
            contents
                .with_context(|| format!("cannot read {}", path.display()))?
                .hash(&mut hasher);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(files: &[(&str, &str)], patterns: &[&str]) -> String {
        let folder = tempfile::tempdir().unwrap();
        for (name, text) in files {
            let file = folder.path().join(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, text).unwrap();
        }
        fingerprint(folder.path(), patterns).unwrap()
    }

    #[test]
    fn contents_and_names_count() {
        let base = of(&[("a.rs", "1"), ("b/c.rs", "2")], &["/**"]);
        assert_eq!(base, of(&[("b/c.rs", "2"), ("a.rs", "1")], &["/**"]));
        assert_ne!(base, of(&[("a.rs", "1"), ("b/c.rs", "3")], &["/**"]));
        assert_ne!(base, of(&[("a.rs", "1"), ("b/d.rs", "2")], &["/**"]));
        assert_ne!(base, of(&[("a.rs", "1")], &["/**"]));
    }

    #[test]
    fn ignored_files_and_those_that_no_pattern_names_do_not() {
        let files = [(".gitignore", "built"), ("app/x", "2"), ("core/src/a", "3")];
        let patterns = ["/app/**", "/c*/**", "!/c*/tests/**"];
        let with = |name| of(&[&files[..], &[(name, "4")]].concat(), &patterns);
        let base = of(&files, &patterns);
        for name in ["app/built/x", "server/x", "core/tests/it/x"] {
            assert_eq!(base, with(name), "{name}");
        }
        for name in ["app/y", "core/src/b", "app/deep/z"] {
            assert_ne!(base, with(name), "{name}");
        }
    }
}
