//! Persists the last good responses, so that they can be served after a restart while the CMS is down.
//!
//! Raw responses are stored and sanitized again on reading, so that stricter rules of later versions apply to them too.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::query::BlogQuery;
use super::response::RawResponse;

/// Maximum number of stored responses.
const MAX_FILES: usize = 1000;

/// A folder with one file per request. All methods block.
#[derive(Debug)]
pub(super) struct Disk {
    folder: PathBuf,
    /// Base URL of the CMS; files from another one are ignored.
    source: String,
    max_bytes: u64,
    write_lock: Mutex<()>,
}

/// First line of a file, as JSON; the response body follows.
#[derive(Serialize, Deserialize)]
struct Head {
    source: String,
    query: String,
    /// Unix time in seconds.
    at: u64,
    total: Option<u32>,
    total_pages: Option<u32>,
    length: usize,
}

impl Disk {
    pub(super) fn new(folder: PathBuf, source: String, max_bytes: usize) -> Self {
        Self {
            folder,
            source,
            max_bytes: u64::try_from(max_bytes).unwrap_or(u64::MAX),
            write_lock: Mutex::new(()),
        }
    }

    /// Whether there is a file for a request, valid or not.
    pub(super) fn has(&self, query: &BlogQuery) -> bool {
        self.path(query).exists()
    }

    /// The stored response and its time, if the file is valid.
    pub(super) fn read(&self, query: &BlogQuery) -> Option<(RawResponse, SystemTime)> {
        let bytes = match fs::read(self.path(query)) {
            Ok(bytes) => bytes,
            Err(error) => {
                if error.kind() != io::ErrorKind::NotFound {
                    tracing::warn!(%query, %error, "cannot read a stored response");
                }
                return None;
            }
        };
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let head: Head = serde_json::from_slice(&bytes[..end]).ok()?;
        let body = &bytes[end + 1..];
        let valid = head.source == self.source
            && head.query == query.to_string()
            && head.length == body.len();
        let at = UNIX_EPOCH.checked_add(Duration::from_secs(head.at))?;
        valid.then(|| {
            let raw = RawResponse {
                body: body.to_vec(),
                total: head.total,
                total_pages: head.total_pages,
            };
            (raw, at)
        })
    }

    /// Stores a response. Errors are only logged, since the response can be served anyway.
    pub(super) fn write(&self, query: &BlogQuery, raw: &RawResponse, at: SystemTime) {
        let _one_at_a_time = self
            .write_lock
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        let written = self.replace(query, raw, at).and_then(|()| self.evict());
        if let Err(error) = written {
            tracing::warn!(folder = %self.folder.display(), %error, "cannot store a response on disk");
        }
    }

    pub(super) fn remove(&self, query: &BlogQuery) {
        let _one_at_a_time = self
            .write_lock
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        // Usually there is no file.
        drop(fs::remove_file(self.path(query)));
    }

    /// Writes to a temporary file and renames it: readers see either the old response or the new one.
    fn replace(&self, query: &BlogQuery, raw: &RawResponse, at: SystemTime) -> io::Result<()> {
        let head = Head {
            source: self.source.clone(),
            query: query.to_string(),
            at: at
                .duration_since(UNIX_EPOCH)
                .map_or(0, |time| time.as_secs()),
            total: raw.total,
            total_pages: raw.total_pages,
            length: raw.body.len(),
        };
        fs::create_dir_all(&self.folder)?;
        let path = self.path(query);
        let temporary = path.with_extension("unfinished");
        let mut file = fs::File::create(&temporary)?;
        file.write_all(&serde_json::to_vec(&head)?)?;
        file.write_all(b"\n")?;
        file.write_all(&raw.body)?;
        file.sync_all()?;
        fs::rename(&temporary, &path)
    }

    /// Deletes the oldest files until the limits are met.
    fn evict(&self) -> io::Result<()> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let data = entry.metadata()?;
            if data.is_file() && is_cache_file(&entry.path()) {
                files.push((data.modified()?, data.len(), entry.path()));
            }
        }
        files.sort_by(|one, other| other.cmp(one));
        let mut bytes = 0_u64;
        for (at, (_, length, path)) in files.into_iter().enumerate() {
            bytes = bytes.saturating_add(length);
            if at >= MAX_FILES || bytes > self.max_bytes {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    fn path(&self, query: &BlogQuery) -> PathBuf {
        let digest = Sha256::digest(format!("{}\n{query}", self.source).as_bytes());
        let name: String = digest
            .iter()
            .take(16)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        self.folder.join(format!("{name}.answer"))
    }
}

fn is_cache_file(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "answer" || extension == "unfinished")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn raw(body: &str) -> RawResponse {
        RawResponse {
            body: body.as_bytes().to_vec(),
            total: Some(7),
            total_pages: None,
        }
    }

    fn disk(folder: &Path, max: usize) -> Disk {
        Disk::new(
            folder.join("deep/blog"),
            "https://cms.example/v2".to_owned(),
            max,
        )
    }

    fn post(slug: &str) -> BlogQuery {
        BlogQuery::Post(slug.to_owned())
    }

    #[test]
    fn a_stored_response_keeps_its_time_and_totals() {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(folder.path(), 1000);
        let at = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        assert!(disk.read(&BlogQuery::Tags).is_none());
        disk.write(&BlogQuery::Tags, &raw("[1]"), at - Duration::from_secs(9));
        disk.write(&BlogQuery::Tags, &raw("[\n2]"), at);
        let (stored, stored_at) = disk.read(&BlogQuery::Tags).expect("kept");
        assert_eq!(
            (stored.body.as_slice(), stored.total, stored_at),
            (b"[\n2]".as_slice(), Some(7), at)
        );
        assert!(disk.read(&BlogQuery::Categories).is_none());
        disk.remove(&BlogQuery::Tags);
        assert!(disk.read(&BlogQuery::Tags).is_none());
    }

    #[test]
    fn broken_files_and_those_of_another_source_are_ignored() {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(folder.path(), 1000);
        disk.write(&BlogQuery::Tags, &raw("[12345]"), SystemTime::now());
        let path = disk.path(&BlogQuery::Tags);
        let contents = fs::read(&path).expect("there");
        for broken in [
            &contents[..contents.len() - 1],
            &contents[..10],
            b"",
            b"\n",
            b"{}\n[]",
        ] {
            fs::write(&path, broken).expect("written");
            assert!(disk.read(&BlogQuery::Tags).is_none(), "{broken:?}");
        }
        let text = String::from_utf8(contents).expect("text");
        fs::write(&path, text.replace("cms.example", "old.example")).expect("written");
        assert!(disk.read(&BlogQuery::Tags).is_none());
    }

    #[test]
    fn the_oldest_responses_are_evicted() {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(folder.path(), 3000);
        for slug in ["a", "b", "c", "d"] {
            disk.write(&post(slug), &raw(&"x".repeat(800)), SystemTime::now());
            let old = fs::File::options().write(true).open(disk.path(&post(slug)));
            let age = Duration::from_secs(100 * (u64::from(b'z') - u64::from(slug.as_bytes()[0])));
            old.and_then(|file| file.set_modified(SystemTime::now() - age))
                .expect("aged");
        }
        assert!(disk.read(&post("a")).is_none());
        assert!(disk.read(&post("c")).is_some() && disk.read(&post("d")).is_some());
    }

    #[test]
    fn an_unwritable_folder_is_not_an_error() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("deep"), "a file").expect("written");
        let disk = disk(folder.path(), 1000);
        disk.write(&BlogQuery::Tags, &raw("[]"), SystemTime::now());
        assert!(disk.read(&BlogQuery::Tags).is_none());
    }
}
