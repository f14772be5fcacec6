use std::time::Duration;

use tempfile::TempDir;

use super::*;
use crate::leads::Key;
use crate::settings::DatabaseFile;

/// How long a checkpoint waits for readers.
const TIMEOUT: Duration = Duration::from_millis(50);

async fn open() -> (TempDir, Sqlite) {
    let folder = tempfile::tempdir().expect("a folder");
    let outbox = Sqlite::open(&file(&folder), TIMEOUT)
        .await
        .expect("an outbox");
    (folder, outbox)
}

fn file(folder: &TempDir) -> DatabaseFile {
    DatabaseFile {
        path: folder.path().join("a/b/leads.db"),
        read_only: false,
    }
}

fn at(seconds: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(seconds, 0).expect("a time")
}

fn new(kind: Kind, key: &str, payload: &str) -> NewLead {
    NewLead {
        kind,
        key: Key::parse(key).expect("a key"),
        payload: payload.to_owned(),
        request_id: None,
        traceparent: None,
    }
}

async fn records(outbox: &Sqlite) -> Vec<Record> {
    let all = outbox.records(&RecordFilter::default(), None).await;
    all.expect("read")
}

async fn store(outbox: &Sqlite, kind: Kind, key: &str) -> Uuid {
    match outbox.store(&new(kind, key, "{}"), true, at(100)).await {
        Ok(Stored::New(id)) => id,
        other => panic!("{other:?}"),
    }
}

/// The deleted text is neither in the file nor in its log; if the log is being read, that is said.
#[tokio::test]
async fn deleted_text_is_overwritten_in_the_file_and_its_log() {
    let (folder, outbox) = open().await;
    let lead = new(Kind::Contact, "k1", r#"{"email": "ada@example.com"}"#);
    let stored = outbox.store(&lead, true, at(100)).await.expect("stored");
    let Stored::New(id) = stored else {
        panic!("{stored:?}");
    };
    let mut reading = outbox.pool.begin().await.expect("begun");
    let read: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM leads")
        .fetch_one(&mut *reading)
        .await
        .expect("read");
    assert_eq!(read, 1);
    let deleted = outbox.delete(&[id.to_string()]).await.expect("deleted");
    assert_eq!((deleted.number, deleted.log_has_text), (1, true));
    reading.rollback().await.expect("ended");
    let deleted = outbox.delete(&[]).await.expect("emptied");
    assert_eq!((deleted.number, deleted.log_has_text), (0, false));
    for file in ["leads.db", "leads.db-wal"] {
        let bytes = std::fs::read(folder.path().join("a/b").join(file)).expect("there");
        assert!(
            !String::from_utf8_lossy(&bytes).contains("ada@example"),
            "{file}"
        );
    }
}

#[tokio::test]
async fn leads_survive_reopening_and_writes_are_synchronous() {
    let (folder, outbox) = open().await;
    let synchronous: i64 = sqlx::query_scalar("PRAGMA synchronous")
        .fetch_one(&outbox.pool)
        .await
        .expect("read");
    let journal: String = sqlx::query_scalar("PRAGMA journal_mode")
        .fetch_one(&outbox.pool)
        .await
        .expect("read");
    assert_eq!((synchronous, journal.as_str()), (2, "wal"));
    let id = store(&outbox, Kind::Contact, "k1").await;
    outbox.close().await;
    let again = Sqlite::open(&file(&folder), TIMEOUT)
        .await
        .expect("reopened");
    assert_eq!(records(&again).await[0].id, id.to_string());
    assert_eq!(
        again.counts().await.expect("read"),
        [Count {
            kind: "contact".to_owned(),
            state: "waiting".to_owned(),
            number: 1
        }]
    );
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_and_its_folder_are_only_accessible_by_the_owner() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, outbox) = open().await;
    store(&outbox, Kind::Contact, "k1").await;
    for (path, mode) in [
        ("a/b", 0o700),
        ("a/b/leads.db", 0o600),
        ("a/b/leads.db-wal", 0o600),
    ] {
        let meta = std::fs::metadata(folder.path().join(path)).expect("there");
        assert_eq!(meta.permissions().mode() & 0o777, mode, "{path}");
    }
}

#[tokio::test]
async fn errors_on_opening_name_the_file_and_the_setting() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = async |path: &str, read_only| {
        let path = folder.path().join(path);
        match Sqlite::open(&DatabaseFile { path, read_only }, TIMEOUT).await {
            Ok(_) => panic!("opened"),
            Err(error) => error.to_string(),
        }
    };
    std::fs::write(
        folder.path().join("plain"),
        "a text of some length, and no database",
    )
    .expect("written");
    std::fs::create_dir(folder.path().join("folder")).expect("made");
    for (path, read_only) in [
        ("plain/leads.db", false),
        ("plain", false),
        ("folder", false),
        ("missing.db", true),
    ] {
        let message = open(path, read_only).await;
        assert!(
            message.contains(path) && message.contains("DATABASE_URL"),
            "{path}: {message}"
        );
    }
    let path = folder.path().join("leads.db");
    let valid = DatabaseFile {
        path,
        read_only: false,
    };
    Sqlite::open(&valid, TIMEOUT)
        .await
        .expect("made")
        .close()
        .await;
}

/// A read-only outbox is not modified, also where nothing can be written.
#[tokio::test]
async fn a_read_only_outbox_is_not_modified() {
    let (folder, outbox) = open().await;
    let id = store(&outbox, Kind::Contact, "k1").await;
    outbox.close().await;
    let path = file(&folder).path;
    let before = std::fs::read(&path).expect("there");
    let copy = DatabaseFile {
        path: path.clone(),
        read_only: true,
    };
    let outbox = Sqlite::open(&copy, TIMEOUT).await.expect("opened");
    let records = records(&outbox).await;
    assert_eq!(records[0].id, id.to_string());
    let lead = new(Kind::Contact, "k2", "{}");
    assert!(outbox.store(&lead, true, at(100)).await.is_err());
    outbox.close().await;
    assert!(std::fs::read(&path).expect("there") == before);
}
