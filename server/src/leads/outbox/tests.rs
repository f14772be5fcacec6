use std::time::Duration;

use tempfile::TempDir;

use super::*;
use crate::leads::Key;
use crate::settings::DatabaseFile;

/// Nobody else writes here: only a hang reaches it.
const HANG: Duration = Duration::from_secs(60);

async fn open() -> (TempDir, Outbox) {
    let folder = tempfile::tempdir().expect("a folder");
    let outbox = Outbox::open(&file(&folder), HANG).await.expect("an outbox");
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
    }
}

/// A lead as whoever sends it has it, in its first try.
fn claimed(id: Uuid) -> Lead {
    Lead {
        id,
        kind: Kind::Contact,
        payload: "{}".to_owned(),
        tries: 1,
        created_at: at(100),
    }
}

async fn claim_all(outbox: &Outbox, now: i64) -> Vec<Lead> {
    outbox
        .claim(Kind::Contact, 9, at(now), at(now + 30))
        .await
        .expect("read")
}

/// More than any test stores.
const MANY: u64 = 1000;

async fn store(outbox: &Outbox, kind: Kind, key: &str) -> Uuid {
    match outbox
        .store(&[new(kind, key, "{}")], MANY, at(100))
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
            MANY,
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
    assert_eq!(
        outbox
            .records(&Wanted::default())
            .await
            .expect("read")
            .len(),
        2
    );
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
    claim_all(&outbox, 100).await;
    outbox
        .delivered(&claimed(delivered), at(200))
        .await
        .expect("noted");
    outbox
        .dead(&claimed(dead), at(200), "status 500")
        .await
        .expect("noted");
    outbox
        .failed(&claimed(due), at(300), "status 502")
        .await
        .expect("noted");
    let records = async |state| {
        let wanted = Wanted {
            state: Some(state),
            ..Wanted::default()
        };
        outbox.records(&wanted).await
    };
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
    claim_all(&outbox, 100).await;
    for (id, ended) in [(old, 999), (new, 1000)] {
        outbox
            .delivered(&claimed(id), at(ended))
            .await
            .expect("noted");
    }
    outbox
        .dead(&claimed(dead), at(1), "status 500")
        .await
        .expect("noted");
    let purge = |state| outbox.purge(state, at(1000));
    assert_eq!(purge(State::Delivered).await.expect("done"), 1);
    let mut left: Vec<String> = [new, dead, waiting].iter().map(Uuid::to_string).collect();
    left.sort_unstable();
    let mut found: Vec<String> = outbox
        .records(&Wanted::default())
        .await
        .expect("read")
        .into_iter()
        .map(|record| record.id)
        .collect();
    found.sort_unstable();
    assert_eq!(found, left);
    assert_eq!(purge(State::Dead).await.expect("done"), 1);
    assert_eq!(purge(State::Waiting).await.expect("done"), 1);
    let rest = outbox.records(&Wanted::default()).await.expect("read");
    assert_eq!(rest[0].id, new.to_string());
    assert_eq!(rest.len(), 1);
}

/// The kept numbers are those that counting gives, whatever happens to the leads.
#[tokio::test]
async fn the_kept_numbers_of_leads_follow_every_change() {
    let (_folder, outbox) = open().await;
    let compare = async || {
        let mut kept: Vec<(String, String, i64)> = outbox
            .counts()
            .await
            .expect("read")
            .into_iter()
            .map(|count| (count.kind, count.state, count.number))
            .collect();
        kept.sort_unstable();
        let counted: Vec<(String, String, i64)> = sqlx::query_as(
            "SELECT kind, state, COUNT(*) FROM leads GROUP BY kind, state ORDER BY kind, state",
        )
        .fetch_all(&outbox.pool)
        .await
        .expect("read");
        assert_eq!(kept, counted);
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
    let gone = outbox.purge(State::Delivered, at(400)).await;
    assert_eq!(gone.expect("done"), 1);
    compare().await;
}

/// A worker that was paused for so long that its lead was claimed again says nothing of the later try.
#[tokio::test]
async fn a_late_failure_does_not_overwrite_a_later_try() {
    let (_folder, outbox) = open().await;
    store(&outbox, Kind::Contact, "k1").await;
    let late = claim_all(&outbox, 100).await.remove(0);
    let later = claim_all(&outbox, 130).await.remove(0);
    assert_eq!((late.tries, later.tries), (1, 2));
    outbox.failed(&late, at(900), "late").await.expect("noted");
    outbox.dead(&late, at(131), "late").await.expect("noted");
    let record = outbox.records(&Wanted::default()).await.expect("read");
    assert_eq!(record[0].state, "waiting");
    assert_eq!((record[0].due_at, &record[0].last_error), (at(160), &None));
    outbox.failed(&later, at(200), "now").await.expect("noted");
    let record = outbox.records(&Wanted::default()).await.expect("read");
    assert_eq!(record[0].due_at, at(200));
}

#[tokio::test]
async fn a_full_outbox_refuses_new_leads_and_still_knows_the_old_ones() {
    let (_folder, outbox) = open().await;
    let leads = ["k1", "k2", "k3", "k1"].map(|key| new(Kind::Contact, key, "{}"));
    let stored = outbox.store(&leads, 2, at(100)).await.expect("stored");
    let [
        Stored::New(first),
        Stored::New(_),
        Stored::Full,
        Stored::Known(again),
    ] = stored[..]
    else {
        panic!("{stored:?}");
    };
    assert_eq!(first, again);
}

#[tokio::test]
async fn everything_of_a_person_is_found_and_deleted_by_address() {
    let (folder, outbox) = open().await;
    let leads = [
        new(Kind::Contact, "k1", r#"{"email": "Ada@Example.com"}"#),
        new(Kind::Challenge, "k2", r#"{"workEmail": "ada@example.com"}"#),
        new(Kind::SignUp, "k3", r#"{"email": "ada@example.com"}"#),
        new(Kind::Contact, "k4", r#"{"email": "bob@example.com"}"#),
    ];
    outbox.store(&leads, MANY, at(100)).await.expect("stored");
    let wanted = Wanted {
        email: Some("ADA@example.com".to_owned()),
        ..Wanted::default()
    };
    assert_eq!(outbox.records(&wanted).await.expect("read").len(), 3);
    assert_eq!(outbox.delete("ada@example.COM").await.expect("done"), 3);
    let left = outbox.records(&Wanted::default()).await.expect("read");
    assert_eq!((left.len(), left[0].key.as_str()), (1, "k4"));
    for file in ["leads.db", "leads.db-wal"] {
        let bytes = std::fs::read(folder.path().join("a/b").join(file)).expect("there");
        let text = String::from_utf8_lossy(&bytes).to_lowercase();
        assert!(!text.contains("ada@example"), "{file}");
    }
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
    let again = Outbox::open(&file(&folder), HANG).await.expect("reopened");
    assert_eq!(
        again.records(&Wanted::default()).await.expect("read")[0].id,
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
        match Outbox::open(&DatabaseFile { path, read_only }, HANG).await {
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
    Outbox::open(&sound, HANG)
        .await
        .expect("made")
        .close()
        .await;
}

/// An outbox that is only read is left as it is, also where nothing can be written.
#[tokio::test]
async fn an_outbox_can_be_looked_at_without_being_written() {
    let (folder, outbox) = open().await;
    let id = store(&outbox, Kind::Contact, "k1").await;
    outbox.close().await;
    let path = file(&folder).path;
    let before = std::fs::read(&path).expect("there");
    let copy = DatabaseFile {
        path: path.clone(),
        read_only: true,
    };
    let outbox = Outbox::open(&copy, HANG).await.expect("opened");
    let records = outbox.records(&Wanted::default()).await.expect("read");
    assert_eq!(records[0].id, id.to_string());
    let lead = [new(Kind::Contact, "k2", "{}")];
    assert!(outbox.store(&lead, MANY, at(100)).await.is_err());
    outbox.close().await;
    assert!(std::fs::read(&path).expect("there") == before);
}
