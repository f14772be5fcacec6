use std::time::Duration;

use tempfile::TempDir;

use super::*;
use crate::leads::Key;
use crate::settings::DatabaseFile;

/// Only reached if a test hangs, since nothing else writes to the file.
const TIMEOUT: Duration = Duration::from_secs(60);

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

async fn claim_all(outbox: &Sqlite, now: i64) -> Vec<Lead> {
    outbox
        .claim(Kind::Contact, 9, at(now), at(now + 30))
        .await
        .expect("read")
}

const NO_LIMIT: u64 = 1000;

async fn store(outbox: &Sqlite, kind: Kind, key: &str) -> Uuid {
    match outbox
        .store(&[new(kind, key, "{}")], NO_LIMIT, at(100))
        .await
        .expect("stored")[..]
    {
        [Stored::New(id)] => id,
        ref other => panic!("{other:?}"),
    }
}

/// The maintained counts equal those of counting the rows.
#[tokio::test]
async fn maintained_lead_counts_match_the_rows() {
    let (_folder, outbox) = open().await;
    let compare = async || {
        let mut maintained: Vec<(String, String, i64)> = outbox
            .counts()
            .await
            .expect("read")
            .into_iter()
            .map(|count| (count.kind, count.state, count.number))
            .collect();
        maintained.sort_unstable();
        let counted: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT kind, state, COUNT(*) FROM leads GROUP BY kind, state ORDER BY kind, state",
        )
        .fetch_all(&outbox.pool)
        .await
        .expect("read");
        assert_eq!(maintained, counted);
    };
    let mut ids = Vec::new();
    for key in ["k1", "k2", "k3", "k4"] {
        ids.push(store(&outbox, Kind::Contact, key).await);
    }
    store(&outbox, Kind::SignUp, "k5").await;
    compare().await;
    let claimed = claim_all(&outbox, 100).await;
    outbox.delivered(&claimed[0], at(200)).await.expect("noted");
    outbox.delivered(&claimed[0], at(201)).await.expect("noted");
    outbox.dead(&claimed[1], at(200), "x").await.expect("noted");
    compare().await;
    assert_eq!(outbox.retry(None, at(300)).await.expect("done"), 1);
    compare().await;
    let purged = outbox.purge(State::Delivered, at(400)).await;
    assert_eq!(purged.expect("done"), 1);
    compare().await;
}

#[tokio::test]
async fn leads_are_found_and_deleted_by_email_address() {
    let (folder, outbox) = open().await;
    let leads = [
        new(Kind::Contact, "k1", r#"{"email": "Ada@Example.com"}"#),
        new(Kind::Challenge, "k2", r#"{"workEmail": "ada@example.com"}"#),
        new(Kind::SignUp, "k3", r#"{"email": "ada@example.com"}"#),
        new(Kind::Contact, "k4", r#"{"email": "bob@example.com"}"#),
    ];
    outbox
        .store(&leads, NO_LIMIT, at(100))
        .await
        .expect("stored");
    let filter = RecordFilter {
        email: Some("ADA@example.com".to_owned()),
        ..RecordFilter::default()
    };
    assert_eq!(outbox.records(&filter).await.expect("read").len(), 3);
    assert_eq!(outbox.delete("ada@example.COM").await.expect("done"), 3);
    let left = outbox
        .records(&RecordFilter::default())
        .await
        .expect("read");
    assert_eq!((left.len(), left[0].key.as_str()), (1, "k4"));
    for file in ["leads.db", "leads.db-wal"] {
        let bytes = std::fs::read(folder.path().join("a/b").join(file)).expect("there");
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        assert!(!text.contains("ada@example"), "{file}");
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
    assert_eq!(
        again.records(&RecordFilter::default()).await.expect("read")[0].id,
        id.to_string()
    );
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
    let records = outbox
        .records(&RecordFilter::default())
        .await
        .expect("read");
    assert_eq!(records[0].id, id.to_string());
    let lead = [new(Kind::Contact, "k2", "{}")];
    assert!(outbox.store(&lead, NO_LIMIT, at(100)).await.is_err());
    outbox.close().await;
    assert!(std::fs::read(&path).expect("there") == before);
}
