//! Whether the outbox's files are still where they were opened.
//!
//! A file that is moved, deleted or replaced under a running program takes in what is written, and is gone when the
//! program ends. SQLite notices that in the other modes of its journal, not with a write-ahead log.

use std::fs::Metadata;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The files of an outbox: the database and its write-ahead log.
#[derive(Clone)]
pub(super) struct Files(Arc<Known>);

struct Known {
    database: PathBuf,
    identity: Identity,
    /// Another one whenever all connections have been closed.
    log: PathBuf,
}

/// What the operating system knows a file by. Where there is none, open files can be neither moved nor deleted.
type Identity = Option<(u64, u64)>;

impl Files {
    /// Those of the outbox at this path.
    pub(super) fn of(path: &Path) -> io::Result<Self> {
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        Ok(Self(Arc::new(Known {
            database: path.to_owned(),
            identity: identity(&std::fs::metadata(path)?),
            log: log.into(),
        })))
    }

    /// Just after something was written to them.
    ///
    /// # Errors
    /// When one of them is no longer there.
    pub(super) async fn are_there(&self) -> io::Result<()> {
        let Known {
            database,
            identity: known,
            log,
        } = &*self.0;
        let found = tokio::fs::metadata(database).await;
        if !found.is_ok_and(|found| identity(&found) == *known) {
            return Err(gone(database));
        }
        match tokio::fs::try_exists(log).await {
            Ok(true) => Ok(()),
            _ => Err(gone(log)),
        }
    }
}

fn gone(file: &Path) -> io::Error {
    io::Error::other(format!(
        "{} was moved, deleted or replaced while the server runs: put it back, or start the server anew",
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
