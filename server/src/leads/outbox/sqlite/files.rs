//! Checks that the SQLite files have not been moved, deleted or replaced.
//!
//! Writes to a moved or deleted file still succeed, but are lost when the process ends. SQLite detects this in its
//! other journal modes, but not in WAL mode.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The database file and its write-ahead log.
#[derive(Clone)]
pub(super) struct Files(Arc<Paths>);

struct Paths {
    database: PathBuf,
    identity: Identity,
    /// Recreated whenever all connections have been closed, so only its existence can be checked.
    log: PathBuf,
}

/// Device and inode; `None` on systems where open files cannot be moved or deleted.
type Identity = Option<(u64, u64)>;

impl Files {
    pub(super) fn of(path: &Path) -> io::Result<Self> {
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        Ok(Self(Arc::new(Paths {
            database: path.to_owned(),
            identity: identity(&std::fs::metadata(path)?),
            log: log.into(),
        })))
    }

    /// To be called right after a write.
    ///
    /// # Errors
    /// If one of them was moved, deleted or replaced.
    pub(super) async fn check(&self) -> io::Result<()> {
        let Paths {
            database,
            identity: known,
            log,
        } = &*self.0;
        let found = tokio::fs::metadata(database).await;
        if !found.is_ok_and(|found| identity(&found) == *known) {
            return Err(missing(database));
        }
        match tokio::fs::try_exists(log).await {
            Ok(true) => Ok(()),
            _ => Err(missing(log)),
        }
    }
}

fn missing(file: &Path) -> io::Error {
    io::Error::other(format!(
        "{} was moved, deleted or replaced while the server is running: put it back or restart the server",
        file.display()
    ))
}

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt as _;
    Some((file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    None
}
