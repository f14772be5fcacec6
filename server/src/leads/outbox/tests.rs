use std::time::Duration;

use tempfile::TempDir;

use super::*;
use crate::leads::Key;
use crate::settings::DatabaseFile;

/// Nobody else writes here: only a hang reaches it.
const PATIENCE: Duration = Duration::from_secs(60);

async fn open() -> (TempDir, Outbox) {
    let folder = tempfile::tempdir().expect("a folder");
    let outbox = Outbox::open(&file(&folder), PATIENCE)
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
    }
}

async fn store(outbox: &Outbox, kind: Kind, key: &str) -> Uuid {
    match outbox
        .store(&[new(kind, key, "{}")], at(100))
        .await
        .expect("stored")[..]
    {
        [Stored::New(id)] => id,
        ref other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn one_key_makes_one_lead_and_never_hides_another_submission() {
    let (_folder, outbox) = open().await;
    let stored = outbox
        .store(
            &[
                new(Kind::Contact, "k1", "a"),
                new(Kind::Contact, "k1", "a"),
                new(Kind::Contact, "k1", "b"),
                new(Kind::Challenge, "k1", "a"),
            ],
            at(100),
        )
        .await
        .expect("stored");
    let [
        Stored::New(first),
        Stored::Known(second),
        Stored::KeyTaken,
        Stored::New(other),
    ] = stored[..]
    else {
        panic!("{stored:?}");
    };
    assert_eq!(first, second);
    assert_ne!(first, other);
    assert_eq!(outbox.records(None, None).await.expect("read").len(), 2);
}

#[tokio::test]
async fn a_claimed_lead_is_nobody_elses_until_it_counts_as_lost() {
    let (_folder, outbox) = open().await;
    let id = store(&outbox, Kind::Contact, "k1").await;
    store(&outbox, Kind::Challenge, "k2").await;
    let claim = |now: i64| outbox.claim(Kind::Contact, 9, at(now), at(now + 30));
    assert!(claim(99).await.expect("read").is_empty(), "not yet due");
    let first = claim(100).await.expect("read");
    assert_eq!(first.iter().map(|lead| lead.id).collect::<Vec<_>>(), [id]);
    assert!(claim(129).await.expect("read").is_empty());
    assert_eq!(
        outbox.next_due(Kind::Contact).await.expect("read"),
        Some(at(130))
    );
    let again = claim(130).await.expect("read");
    assert_eq!((again.len(), again[0].tries), (1, 2));
}

#[tokio::test]
async fn a_lead_is_delivered_dead_or_due_again() {
    let (_folder, outbox) = open().await;
    let [delivered, dead, due] = [
        store(&outbox, Kind::Contact, "k1").await,
        store(&outbox, Kind::Contact, "k2").await,
        store(&outbox, Kind::Contact, "k3").await,
    ];
    outbox.delivered(delivered, at(200)).await.expect("noted");
    outbox
        .dead(dead, at(200), "status 500")
        .await
        .expect("noted");
    outbox
        .failed(due, at(300), "status 502")
        .await
        .expect("noted");
    let records = |state| outbox.records(None, Some(state));
    assert_eq!(
        records(State::Delivered).await.expect("read")[0].id,
        delivered.to_string()
    );
    let waiting = records(State::Waiting).await.expect("read");
    assert_eq!(
        (waiting[0].id.clone(), waiting[0].due_at),
        (due.to_string(), at(300))
    );
    let found = records(State::Dead).await.expect("read");
    assert_eq!(found[0].last_error.as_deref(), Some("status 500"));
    assert_eq!(
        outbox
            .retry(Some(&[delivered]), at(400))
            .await
            .expect("done"),
        0
    );
    assert_eq!(outbox.retry(Some(&[dead]), at(400)).await.expect("done"), 1);
    let again = outbox
        .claim(Kind::Contact, 9, at(400), at(500))
        .await
        .expect("read");
    assert!(again.iter().any(|lead| lead.id == dead && lead.tries == 1));
}

/// [W-641]
#[tokio::test]
async fn only_what_was_delivered_long_ago_is_deleted() {
    let (_folder, outbox) = open().await;
    let old = store(&outbox, Kind::Contact, "k1").await;
    let new = store(&outbox, Kind::Contact, "k2").await;
    let dead = store(&outbox, Kind::Contact, "k3").await;
    let waiting = store(&outbox, Kind::Contact, "k4").await;
    outbox.delivered(old, at(999)).await.expect("noted");
    outbox.delivered(new, at(1000)).await.expect("noted");
    outbox.dead(dead, at(1), "status 500").await.expect("noted");
    assert_eq!(outbox.purge(at(1000)).await.expect("done"), 1);
    let mut left: Vec<String> = [new, dead, waiting].iter().map(Uuid::to_string).collect();
    left.sort_unstable();
    let mut found: Vec<String> = outbox
        .records(None, None)
        .await
        .expect("read")
        .into_iter()
        .map(|record| record.id)
        .collect();
    found.sort_unstable();
    assert_eq!(found, left);
}

#[tokio::test]
async fn what_is_stored_is_there_after_reopening_and_every_write_reaches_the_disk() {
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
    let again = Outbox::open(&file(&folder), PATIENCE)
        .await
        .expect("reopened");
    assert_eq!(
        again.records(None, None).await.expect("read")[0].id,
        id.to_string()
    );
    assert_eq!(
        again.counts().await.expect("read"),
        [("contact".to_owned(), "waiting".to_owned(), 1)]
    );
}

#[cfg(unix)]
#[tokio::test]
async fn the_file_and_its_folder_are_nobody_elses_to_read() {
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
async fn what_cannot_be_written_is_said_at_once_with_its_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let open = async |path: &str, read_only| {
        let path = folder.path().join(path);
        match Outbox::open(&DatabaseFile { path, read_only }, PATIENCE).await {
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
        let told = open(path, read_only).await;
        assert!(
            told.contains(path) && told.contains("DATABASE_URL"),
            "{path}: {told}"
        );
    }
    let path = folder.path().join("leads.db");
    let sound = DatabaseFile {
        path,
        read_only: false,
    };
    Outbox::open(&sound, PATIENCE)
        .await
        .expect("made")
        .close()
        .await;
    let told = open("leads.db", true).await;
    assert!(told.contains("readonly"), "{told}");
}
