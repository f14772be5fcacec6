//! Opens the SQLite file of the outbox.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

use chrono::Utc;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::{OpenError, Sqlite, identity};
use crate::leads::NewLead;
use crate::leads::outbox::{Store as _, migrations};
use crate::settings::DatabaseFile;

/// Connections besides the one that stores leads.
const CONNECTIONS: u32 = 3;

/// Time limit for acquiring a connection; generous for busy machines, since requests that store a lead have a shorter
/// time limit of their own.
const ACQUIRE_TIMEOUT: Duration = Duration::from_secs(30);

impl Sqlite {
    /// Opens the file (creating it and its folder if missing), runs pending migrations and verifies that it is
    /// writable; read-only files are not modified. `timeout` limits the wait for locks.
    ///
    /// # Errors
    /// If it cannot be created, opened, migrated or written.
    pub(in crate::leads::outbox) async fn open(
        file: &DatabaseFile,
        timeout: Duration,
    ) -> Result<Self, OpenError> {
        let path = &file.path;
        if !file.read_only {
            create(path).map_err(|cause| OpenError::File {
                path: path.clone(),
                cause,
            })?;
        }
        let open_error = |cause: String| OpenError::Database {
            path: path.clone(),
            cause,
        };
        let pool = connect(file, timeout, CONNECTIONS)
            .await
            .map_err(|error| open_error(error.to_string()))?;
        let metadata = std::fs::metadata(path).map_err(|error| open_error(error.to_string()))?;
        let identified = (path.clone(), identity(&metadata));
        if file.read_only {
            let writer = pool.clone();
            return Ok(Self {
                writer,
                pool,
                file: identified,
            });
        }
        let writer = connect(file, timeout, 1)
            .await
            .map_err(|error| open_error(error.to_string()))?;
        migrations::sqlite()
            .run(&writer)
            .await
            .map_err(|error| open_error(error.to_string()))?;
        let outbox = Self {
            writer,
            pool,
            file: identified,
        };
        outbox
            .probe(&NewLead::of_ordinary_size(), Utc::now())
            .await
            .map_err(|error| open_error(error.to_string()))?;
        Ok(outbox)
    }
}

async fn connect(
    file: &DatabaseFile,
    timeout: Duration,
    connections: u32,
) -> sqlx::Result<SqlitePool> {
    let mut options = SqliteConnectOptions::new()
        .filename(&file.path)
        .read_only(file.read_only)
        .busy_timeout(timeout);
    if !file.read_only {
        options = options
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            // Deleted rows contain personal data, so they are overwritten.
            .pragma("secure_delete", "ON");
    }
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(timeout.max(ACQUIRE_TIMEOUT))
        // Setting neither disables the pool's maintenance task, which may spin forever (sqlx issue 3645).
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await
}

/// Creates the folder and file if missing, accessible by the owner only.
fn create(path: &Path) -> io::Result<()> {
    if let Some(folder) = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
    {
        let mut builder = DirBuilder::new();
        builder.recursive(true);
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)?;
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Creates a new file, accessible by the owner only.
pub(super) fn create_new(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
