//! Opens the outbox's file, or says why it cannot be used.

use std::fs::{DirBuilder, OpenOptions};
use std::io;
use std::path::Path;
use std::time::Duration;

use chrono::Utc;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use super::files::Files;
use super::{OpenError, Sqlite};
use crate::leads::outbox::migrations;
use crate::settings::DatabaseFile;

/// Connections to the file beside the one that stores leads.
const CONNECTIONS: u32 = 3;

/// Time to get one of them, on a machine however busy; whoever stores a lead stops waiting sooner.
const TURN: Duration = Duration::from_secs(30);

impl Sqlite {
    /// Opens the file, made with its folder when missing, brings its tables up to date and writes to it once; a file that
    /// is only read is left as it is. `timeout` is how long to wait for others that write to it.
    ///
    /// # Errors
    /// When it cannot be opened or written.
    pub(in crate::leads::outbox) async fn open(
        file: &DatabaseFile,
        timeout: Duration,
    ) -> Result<Self, OpenError> {
        let path = &file.path;
        if !file.read_only {
            make(path).map_err(|cause| OpenError::File {
                path: path.clone(),
                cause,
            })?;
        }
        let refused = |cause: String| OpenError::Database {
            path: path.clone(),
            cause,
        };
        let pool = connect(file, timeout, CONNECTIONS)
            .await
            .map_err(|error| refused(error.to_string()))?;
        if file.read_only {
            let writer = pool.clone();
            return Ok(Self {
                writer,
                pool,
                files: None,
            });
        }
        let writer = connect(file, timeout, 1)
            .await
            .map_err(|error| refused(error.to_string()))?;
        migrations::sqlite()
            .run(&writer)
            .await
            .map_err(|error| refused(error.to_string()))?;
        sqlx::query("INSERT OR REPLACE INTO probe (id, written_at) VALUES (1, ?)")
            .bind(Utc::now().timestamp_millis())
            .execute(&writer)
            .await
            .map_err(|error| refused(error.to_string()))?;
        let files = Files::of(path).map_err(|error| refused(error.to_string()))?;
        Ok(Self {
            writer,
            pool,
            files: Some(files),
        })
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
            // What is deleted holds names and addresses: overwritten, not just forgotten.
            .pragma("secure_delete", "ON");
    }
    SqlitePoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(timeout.max(TURN))
        // Without either there is no maintenance of the pool, which may spin for ever (sqlx issue 3645).
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await
}

/// Makes the folder and the file where they are missing, readable by this user alone.
fn make(path: &Path) -> io::Result<()> {
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

/// Makes a file that must not be there yet, readable by this user alone.
pub(super) fn new_file(path: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}
