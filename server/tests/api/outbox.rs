//! Contract tests of the outbox, on SQLite and PostgreSQL.

use std::num::NonZeroU32;
use std::sync::Arc;

use crate::common::postgres;
use brightcrew_server::settings::{Database, DatabaseFile};
use brightcrew_server::testing::outbox::{Deleted, Lead, Outbox, Record, RecordFilter, Stored};
use brightcrew_server::testing::{Key, Kind, NewLead, State};
use chrono::{DateTime, TimeDelta, Utc};
use tempfile::TempDir;
use uuid::Uuid;

/// Only reached if a test hangs.
const TIMEOUT: std::time::Duration = std::time::Duration::from_secs(60);

/// An empty outbox of each kind, and the folder of the SQLite one. Without PostgreSQL, prints a notice and returns only
/// SQLite.
async fn outboxes() -> (Vec<Outbox>, TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = DatabaseFile {
        path: folder.path().join("leads.db"),
        read_only: false,
    };
    let mut databases = vec![Database::Sqlite(file)];
    databases.extend(postgres::database().await);
    let mut outboxes = Vec::new();
    for database in databases {
        outboxes.push(Outbox::open(&database, TIMEOUT).await.expect("an outbox"));
    }
    (outboxes, folder)
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

async fn store(outbox: &Outbox, kind: Kind, key: &str) -> Uuid {
    match store_lead(outbox, kind, key, "{}").await {
        Stored::New(id) => id,
        other => panic!("{other:?}"),
    }
}

async fn store_lead(outbox: &Outbox, kind: Kind, key: &str, payload: &str) -> Stored {
    let stored = outbox.store(&new(kind, key, payload), true, at(100)).await;
    stored.expect("stored")
}

/// A lead claimed for its first attempt.
fn claimed(id: Uuid) -> Lead {
    Lead {
        id,
        kind: Kind::Contact,
        payload: "{}".to_owned(),
        tries: 1,
        created_at: at(100),
        traceparent: None,
    }
}

async fn claim_all(outbox: &Outbox, now: i64) -> Vec<Lead> {
    outbox
        .claim(Kind::Contact, 9, at(now), at(now + 30))
        .await
        .expect("read")
}

#[tokio::test]
async fn a_key_is_stored_once_with_its_last_content() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        check_a_key_is_stored_once_with_its_last_content(outbox).await;
    }
}

async fn check_a_key_is_stored_once_with_its_last_content(outbox: Outbox) {
    let stored = [
        store_lead(&outbox, Kind::Contact, "k1", "a").await,
        store_lead(&outbox, Kind::Contact, "k1", "a").await,
        store_lead(&outbox, Kind::Contact, "k1", "b").await,
        store_lead(&outbox, Kind::Challenge, "k1", "a").await,
    ];
    let [
        Stored::New(first),
        Stored::Known(second),
        Stored::Known(changed),
        Stored::New(other),
    ] = stored
    else {
        panic!("{stored:?}");
    };
    assert_eq!((first, first), (second, changed));
    assert_ne!(first, other);
    let records = async || {
        let filter = RecordFilter {
            kind: Some(Kind::Contact),
            ..RecordFilter::default()
        };
        let records = outbox.find(&filter).await.expect("read");
        <[Record; 1]>::try_from(records).expect("one lead")
    };
    let [stored] = records().await;
    assert_eq!(stored.payload, new(Kind::Contact, "k1", "b").payload);

    // Edited while an attempt is in progress: neither outcome of that attempt counts.
    let claimed = claim_all(&outbox, 100).await;
    let edit = async |payload: &str, now: i64| {
        let lead = new(Kind::Contact, "k1", payload);
        let stored = outbox.store(&lead, true, at(now)).await;
        assert_eq!(stored.expect("stored"), Stored::Known(first));
    };
    edit("c", 110).await;
    outbox.delivered(&claimed[0], at(111)).await.expect("noted");
    outbox
        .dead(&claimed[0], at(112), "late")
        .await
        .expect("noted");
    let [stored] = records().await;
    assert_eq!((stored.state.as_str(), stored.due_at), ("waiting", at(110)));
    let claimed = claim_all(&outbox, 113).await;
    assert_eq!(
        (claimed[0].tries, &claimed[0].payload),
        (1, &stored.payload)
    );
    outbox.delivered(&claimed[0], at(114)).await.expect("noted");

    // The same content again is delivered already; another one is delivered under the same id.
    edit("c", 115).await;
    assert!(claim_all(&outbox, 116).await.is_empty());
    edit("d", 117).await;
    let claimed = claim_all(&outbox, 118).await;
    assert_eq!((claimed.len(), claimed[0].id), (1, first));
}

#[tokio::test]
async fn a_claimed_lead_cannot_be_claimed_again_until_it_is_lost() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        check_a_claimed_lead_cannot_be_claimed_again_until_it_is_lost(outbox).await;
    }
}

async fn check_a_claimed_lead_cannot_be_claimed_again_until_it_is_lost(outbox: Outbox) {
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
async fn a_lead_becomes_delivered_dead_or_due_again() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        check_a_lead_becomes_delivered_dead_or_due_again(outbox).await;
    }
}

async fn check_a_lead_becomes_delivered_dead_or_due_again(outbox: Outbox) {
    let [delivered, dead, due] = [
        store(&outbox, Kind::Contact, "k1").await,
        store(&outbox, Kind::Contact, "k2").await,
        store(&outbox, Kind::Contact, "k3").await,
    ];
    claim_all(&outbox, 100).await;
    outbox
        .delivered(&claimed(delivered), at(200))
        .await
        .expect("recorded");
    outbox
        .dead(&claimed(dead), at(200), "status 500")
        .await
        .expect("recorded");
    outbox
        .failed(&claimed(due), at(300), "status 502")
        .await
        .expect("recorded");
    let records = async |state| {
        let filter = RecordFilter {
            state: Some(state),
            ..RecordFilter::default()
        };
        outbox.find(&filter).await
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
async fn only_old_delivered_leads_are_purged() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        check_only_old_delivered_leads_are_purged(outbox).await;
    }
}

async fn check_only_old_delivered_leads_are_purged(outbox: Outbox) {
    let old = store(&outbox, Kind::Contact, "k1").await;
    let new = store(&outbox, Kind::Contact, "k2").await;
    let dead = store(&outbox, Kind::Contact, "k3").await;
    let waiting = store(&outbox, Kind::Contact, "k4").await;
    claim_all(&outbox, 100).await;
    for (id, ended) in [(old, 999), (new, 1000)] {
        outbox
            .delivered(&claimed(id), at(ended))
            .await
            .expect("recorded");
    }
    outbox
        .dead(&claimed(dead), at(1), "status 500")
        .await
        .expect("recorded");
    let purge = |state| outbox.purge(state, at(1000));
    assert_eq!(purge(State::Delivered).await.expect("done"), 1);
    let mut left: Vec<String> = [new, dead, waiting].iter().map(Uuid::to_string).collect();
    left.sort_unstable();
    let mut found: Vec<String> = outbox
        .find(&RecordFilter::default())
        .await
        .expect("read")
        .into_iter()
        .map(|record| record.id)
        .collect();
    found.sort_unstable();
    assert_eq!(found, left);
    assert_eq!(purge(State::Dead).await.expect("done"), 1);
    assert_eq!(purge(State::Waiting).await.expect("done"), 1);
    let rest = outbox.find(&RecordFilter::default()).await.expect("read");
    assert_eq!(rest[0].id, new.to_string());
    assert_eq!(rest.len(), 1);
}

/// A worker that was paused until its lead was claimed again cannot overwrite the later attempt.
#[tokio::test]
async fn a_late_failure_does_not_overwrite_a_later_attempt() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        check_a_late_failure_does_not_overwrite_a_later_attempt(outbox).await;
    }
}

async fn check_a_late_failure_does_not_overwrite_a_later_attempt(outbox: Outbox) {
    store(&outbox, Kind::Contact, "k1").await;
    let late = claim_all(&outbox, 100).await.remove(0);
    let later = claim_all(&outbox, 130).await.remove(0);
    assert_eq!((late.tries, later.tries), (1, 2));
    outbox
        .failed(&late, at(900), "late")
        .await
        .expect("recorded");
    outbox.dead(&late, at(131), "late").await.expect("recorded");
    let record = outbox.find(&RecordFilter::default()).await.expect("read");
    assert_eq!(record[0].state, "waiting");
    assert_eq!((record[0].due_at, &record[0].last_error), (at(160), &None));
    outbox
        .failed(&later, at(200), "now")
        .await
        .expect("recorded");
    let record = outbox.find(&RecordFilter::default()).await.expect("read");
    assert_eq!(record[0].due_at, at(200));
}

#[tokio::test]
async fn a_full_outbox_rejects_new_leads_and_recognizes_stored_ones() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        check_a_full_outbox_rejects_new_leads_and_recognizes_stored_ones(outbox).await;
    }
}

async fn check_a_full_outbox_rejects_new_leads_and_recognizes_stored_ones(outbox: Outbox) {
    let first = store(&outbox, Kind::Contact, "k1").await;
    let store_full = async |key: &str, payload: &str| {
        let lead = new(Kind::Contact, key, payload);
        let stored = outbox.store(&lead, false, at(100)).await;
        stored.expect("an outcome")
    };
    assert_eq!(store_full("k2", "{}").await, Stored::Full);
    assert_eq!(store_full("k1", "{}").await, Stored::Known(first));
    assert_eq!(store_full("k1", "{ }").await, Stored::Known(first));
}

/// A probe needs what a lead needs, and leaves nothing.
#[tokio::test]
async fn a_probe_leaves_nothing() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        let lead = NewLead::of_ordinary_size();
        outbox.probe(&lead, at(100)).await.expect("stored");
        assert_eq!(outbox.counts().await.expect("read"), []);
    }
}

/// [W-641] all leads of a person, also those that were sent or are being sent
#[tokio::test]
async fn leads_are_found_and_deleted_by_email_address() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        for (kind, key, payload) in [
            (Kind::Contact, "k1", r#"{"email": "Jos\u00e9@Example.es"}"#),
            (Kind::Challenge, "k2", r#"{"workEmail": "JOSÉ@example.es"}"#),
            (Kind::Contact, "k3", r#"{"email": "jose@example.es"}"#),
        ] {
            store_lead(&outbox, kind, key, payload).await;
        }
        let filter = RecordFilter {
            email: Some("JOSÉ@example.ES".to_owned()),
            ..RecordFilter::default()
        };
        assert_eq!(outbox.find(&filter).await.expect("read").len(), 2);
        let claimed = outbox.claim(Kind::Challenge, 1, at(100), at(130)).await;
        assert_eq!(claimed.expect("read").len(), 1);
        let deleted = Deleted {
            number: 2,
            sent: 1,
            log_has_text: false,
        };
        let done = outbox.delete_person("jose\u{301}@example.es").await;
        assert_eq!(done.expect("done"), deleted);
        let done = outbox.delete_person("nobody@example.es").await;
        assert_eq!(done.expect("done"), Deleted::default());
        let counts = outbox.counts().await.expect("read");
        assert_eq!((counts.len(), counts[0].number), (1, 1));
        let oldest = outbox.oldest_waiting(Kind::Contact).await.expect("read");
        assert_eq!(oldest, Some(at(100)));
    }
}

/// Concurrent workers claim each lead once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_lead_is_claimed_twice_concurrently() {
    let (outboxes, _folder) = outboxes().await;
    for outbox in outboxes {
        for number in 0..200 {
            store(&outbox, Kind::Contact, &format!("key-{number}")).await;
        }
        let outbox = Arc::new(outbox);
        let workers: Vec<_> = (0..8)
            .map(|_| {
                let outbox = Arc::clone(&outbox);
                tokio::spawn(async move {
                    let mut mine = Vec::new();
                    loop {
                        let claimed = claim_all(&outbox, 100).await;
                        if claimed.is_empty() {
                            return mine;
                        }
                        mine.extend(claimed.into_iter().map(|lead| lead.id));
                    }
                })
            })
            .collect();
        let mut all = Vec::new();
        for worker in workers {
            all.extend(worker.await.expect("no panic"));
        }
        all.sort_unstable();
        let number = all.len();
        all.dedup();
        assert_eq!((number, all.len()), (200, 200));
    }
}

/// Opens three outboxes, in each of which all of 100 keys are stored; each key must be stored once.
async fn share(database: &Database) {
    let mut servers = Vec::new();
    for _ in 0..3 {
        servers.push(Outbox::open(database, TIMEOUT).await.expect("an outbox"));
    }
    let tasks: Vec<_> = servers
        .iter()
        .cloned()
        .enumerate()
        .map(|(server, outbox)| {
            tokio::spawn(async move {
                let mut numbers: Vec<u32> = (0..100).collect();
                numbers.rotate_left(server * 33);
                let mut stored = Vec::new();
                for number in numbers {
                    let key = format!("key-{number}");
                    stored.push(store_lead(&outbox, Kind::Contact, &key, "{}").await);
                }
                stored
            })
        })
        .collect();
    let mut new_ones = 0;
    for task in tasks {
        let stored = task.await.expect("no panic");
        assert!(
            stored
                .iter()
                .all(|one| matches!(one, Stored::New(_) | Stored::Known(_)))
        );
        new_ones += stored
            .iter()
            .filter(|one| matches!(one, Stored::New(_)))
            .count();
    }
    assert_eq!(new_ones, 100);
    let all = servers[0]
        .find(&RecordFilter::default())
        .await
        .expect("read");
    assert_eq!(all.len(), 100);
}

/// Servers that share a database store a key once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_that_share_a_database_store_a_key_once() {
    if let Some(database) = postgres::database().await {
        share(&database).await;
    }
}

/// A pooler lends a connection for a transaction only, so nothing may depend on a session. Three servers start one after
/// another, as after restarts, and every lead is committed durably, although the database's default is not to wait.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_behind_a_pooler_in_transaction_mode_lose_nothing() {
    for setting in postgres::POOLERS {
        let Some(mut pooler) = postgres::pooler(setting).await else {
            return;
        };
        Outbox::open(&pooler.database, TIMEOUT)
            .await
            .expect("an outbox");
        let record_durability = "CREATE TABLE durability (value text); \
            CREATE FUNCTION record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
            INSERT INTO durability VALUES (current_setting('synchronous_commit')); RETURN NULL; END $$; \
            CREATE TRIGGER record AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION record(); \
            DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database()); END $$;";
        sqlx::raw_sql(record_durability)
            .execute(&mut pooler.direct)
            .await
            .expect("prepared");
        share(&pooler.database).await;
        let values: Vec<String> = sqlx::query_scalar("SELECT DISTINCT value FROM durability")
            .fetch_all(&mut pooler.direct)
            .await
            .expect("read");
        assert_eq!(values, ["on"], "{setting}");
    }
}

/// Two outboxes on one PostgreSQL, or `None` without it, which other tests report.
async fn two_servers() -> Option<[Outbox; 2]> {
    let database = postgres::database().await?;
    let one = Outbox::open(&database, TIMEOUT).await.expect("an outbox");
    let other = Outbox::open(&database, TIMEOUT).await.expect("an outbox");
    Some([one, other])
}

#[tokio::test]
async fn a_proof_of_work_is_used_once_on_all_servers() {
    let Some([one, other]) = two_servers().await else {
        return;
    };
    let (soon, past) = (Utc::now() + TimeDelta::minutes(20), at(100));
    assert!(one.use_proof("a", soon).await.expect("written"));
    assert!(!other.use_proof("a", soon).await.expect("written"));
    assert!(!one.use_proof("a", soon).await.expect("written"));
    assert!(other.use_proof("b", past).await.expect("written"));
    assert_eq!(one.delete_expired().await.expect("deleted"), 1);
    assert!(!other.use_proof("a", soon).await.expect("written"));
}

#[tokio::test]
async fn requests_of_a_client_are_counted_across_servers() {
    let Some(servers) = two_servers().await else {
        return;
    };
    let five = NonZeroU32::new(5).expect("a number");
    let [client, neighbour] =
        ["203.0.113.9", "2001:db8::"].map(|text| text.parse().expect("an address"));
    let mut refused = Vec::new();
    for call in 0..8 {
        let counted = servers[call % 2].exceeds_rate_limit(client, five).await;
        refused.push(counted.expect("a database").expect("counted"));
    }
    // Five at once; the next would be allowed after 12 seconds, longer than this test runs.
    assert_eq!(
        refused,
        [false, false, false, false, false, true, true, true]
    );
    let counted = servers[0].exceeds_rate_limit(neighbour, five).await;
    assert!(!counted.expect("a database").expect("counted"));
    assert_eq!(
        servers[0].delete_expired().await.expect("deleted"),
        0,
        "both are still counted"
    );
}
