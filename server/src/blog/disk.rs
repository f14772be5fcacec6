//! The last good answers on disk, so that a restart while the content system is down still serves them.
//!
//! Answers are kept as they came and cleaned anew when they are read: a later version's stricter rules hold for them too.

use std::fs;
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};
use sha2::{Digest as _, Sha256};

use super::answer::Fetched;
use super::query::Call;

/// Most answers that are kept.
const MOST_FILES: usize = 1000;

/// A folder with one file per call. Everything here blocks.
#[derive(Debug)]
pub(super) struct Disk {
    folder: PathBuf,
    /// Base address of the content system: another one's answers are not served.
    source: String,
    most_bytes: u64,
    writing: Mutex<()>,
}

/// The first line of a file; the answer's body follows.
#[derive(Serialize, Deserialize)]
struct Head {
    source: String,
    call: String,
    /// Seconds since 1970.
    at: u64,
    total: Option<u32>,
    total_pages: Option<u32>,
    length: usize,
}

impl Disk {
    pub(super) fn new(folder: PathBuf, source: String, most_bytes: usize) -> Self {
        Self {
            folder,
            source,
            most_bytes: u64::try_from(most_bytes).unwrap_or(u64::MAX),
            writing: Mutex::new(()),
        }
    }

    /// Whether something was kept of a call, sound or not.
    pub(super) fn has(&self, call: &Call) -> bool {
        self.path(call).exists()
    }

    /// What was kept of a call and when it came; nothing when there is nothing sound.
    pub(super) fn read(&self, call: &Call) -> Option<(Fetched, SystemTime)> {
        let bytes = match fs::read(self.path(call)) {
            Ok(bytes) => bytes,
            Err(error) => {
                if error.kind() != io::ErrorKind::NotFound {
                    tracing::warn!(%call, %error, "a kept answer cannot be read");
                }
                return None;
            }
        };
        let end = bytes.iter().position(|byte| *byte == b'\n')?;
        let head: Head = serde_json::from_slice(&bytes[..end]).ok()?;
        let body = &bytes[end + 1..];
        let sound = head.source == self.source
            && head.call == call.to_string()
            && head.length == body.len();
        let at = UNIX_EPOCH.checked_add(Duration::from_secs(head.at))?;
        sound.then(|| {
            let fetched = Fetched {
                body: body.to_vec(),
                total: head.total,
                total_pages: head.total_pages,
            };
            (fetched, at)
        })
    }

    /// Keeps an answer. A failure is a line in the log: the answer is served all the same.
    pub(super) fn write(&self, call: &Call, fetched: &Fetched, at: SystemTime) {
        let _one_at_a_time = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        let written = self.replace(call, fetched, at).and_then(|()| self.shrink());
        if let Err(error) = written {
            tracing::warn!(folder = %self.folder.display(), %error, "an answer cannot be kept on disk");
        }
    }

    /// Forgets a call's answer.
    pub(super) fn remove(&self, call: &Call) {
        let _one_at_a_time = self.writing.lock().unwrap_or_else(PoisonError::into_inner);
        // Mostly there is none.
        drop(fs::remove_file(self.path(call)));
    }

    /// The whole file under another name first: whoever reads finds the old answer or the new one.
    fn replace(&self, call: &Call, fetched: &Fetched, at: SystemTime) -> io::Result<()> {
        let head = Head {
            source: self.source.clone(),
            call: call.to_string(),
            at: at
                .duration_since(UNIX_EPOCH)
                .map_or(0, |time| time.as_secs()),
            total: fetched.total,
            total_pages: fetched.total_pages,
            length: fetched.body.len(),
        };
        fs::create_dir_all(&self.folder)?;
        let path = self.path(call);
        let unfinished = path.with_extension("unfinished");
        let mut file = fs::File::create(&unfinished)?;
        file.write_all(&serde_json::to_vec(&head)?)?;
        file.write_all(b"\n")?;
        file.write_all(&fetched.body)?;
        file.sync_all()?;
        fs::rename(&unfinished, &path)
    }

    /// Removes the oldest answers until the rest is within its bounds.
    fn shrink(&self) -> io::Result<()> {
        let mut files = Vec::new();
        for entry in fs::read_dir(&self.folder)? {
            let entry = entry?;
            let data = entry.metadata()?;
            if data.is_file() && is_answer(&entry.path()) {
                files.push((data.modified()?, data.len(), entry.path()));
            }
        }
        files.sort_by(|one, other| other.cmp(one));
        let mut bytes = 0_u64;
        for (at, (_, length, path)) in files.into_iter().enumerate() {
            bytes = bytes.saturating_add(length);
            if at >= MOST_FILES || bytes > self.most_bytes {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }

    fn path(&self, call: &Call) -> PathBuf {
        let digest = Sha256::digest(format!("{}\n{call}", self.source).as_bytes());
        let name: String = digest
            .iter()
            .take(16)
            .map(|byte| format!("{byte:02x}"))
            .collect();
        self.folder.join(format!("{name}.answer"))
    }
}

fn is_answer(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension == "answer" || extension == "unfinished")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fetched(body: &str) -> Fetched {
        Fetched {
            body: body.as_bytes().to_vec(),
            total: Some(7),
            total_pages: None,
        }
    }

    fn disk(folder: &Path, most: usize) -> Disk {
        Disk::new(
            folder.join("deep/blog"),
            "https://cms.example/v2".to_owned(),
            most,
        )
    }

    fn post(slug: &str) -> Call {
        Call::Post(slug.to_owned())
    }

    #[test]
    fn an_answer_comes_back_with_its_time_and_totals() {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(folder.path(), 1000);
        let at = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
        assert!(disk.read(&Call::Tags).is_none());
        disk.write(&Call::Tags, &fetched("[1]"), at - Duration::from_secs(9));
        disk.write(&Call::Tags, &fetched("[\n2]"), at);
        let (kept, when) = disk.read(&Call::Tags).expect("kept");
        assert_eq!(
            (kept.body.as_slice(), kept.total, when),
            (b"[\n2]".as_slice(), Some(7), at)
        );
        assert!(disk.read(&Call::Categories).is_none());
        disk.remove(&Call::Tags);
        assert!(disk.read(&Call::Tags).is_none());
    }

    #[test]
    fn broken_files_and_those_of_another_source_are_nothing() {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(folder.path(), 1000);
        disk.write(&Call::Tags, &fetched("[12345]"), SystemTime::now());
        let path = disk.path(&Call::Tags);
        let whole = fs::read(&path).expect("there");
        for broken in [
            &whole[..whole.len() - 1],
            &whole[..10],
            b"",
            b"\n",
            b"{}\n[]",
        ] {
            fs::write(&path, broken).expect("written");
            assert!(disk.read(&Call::Tags).is_none(), "{broken:?}");
        }
        let text = String::from_utf8(whole).expect("text");
        fs::write(&path, text.replace("cms.example", "old.example")).expect("written");
        assert!(disk.read(&Call::Tags).is_none());
    }

    #[test]
    fn the_oldest_answers_go_when_there_is_too_much() {
        let folder = tempfile::tempdir().expect("a folder");
        let disk = disk(folder.path(), 3000);
        for slug in ["a", "b", "c", "d"] {
            disk.write(&post(slug), &fetched(&"x".repeat(800)), SystemTime::now());
            let old = fs::File::options().write(true).open(disk.path(&post(slug)));
            let age = Duration::from_secs(100 * (u64::from(b'z') - u64::from(slug.as_bytes()[0])));
            old.and_then(|file| file.set_modified(SystemTime::now() - age))
                .expect("aged");
        }
        assert!(disk.read(&post("a")).is_none());
        assert!(disk.read(&post("c")).is_some() && disk.read(&post("d")).is_some());
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_no_reason_to_fail() {
        let folder = tempfile::tempdir().expect("a folder");
        fs::write(folder.path().join("deep"), "a file").expect("written");
        let disk = disk(folder.path(), 1000);
        disk.write(&Call::Tags, &fetched("[]"), SystemTime::now());
        assert!(disk.read(&Call::Tags).is_none());
    }
}
