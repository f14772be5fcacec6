//! Delivery of leads: requests to the services, and retries.

use std::path::Path;
use std::process::Output;
use std::sync::Arc;

use crate::common::leads::{
    FORMS, all, challenge, contact, endpoint, id_of, outbox_at, post, wait_for_only,
};
use crate::common::upstream::{Received, Reply, Upstream};
use crate::common::{TestServer, TestSite};
use brightcrew_server::testing::{Kind, State};
use serde_json::{Value, json};
use tokio::process::Command;
use tokio::sync::Semaphore;

fn url_setting(kind: Kind) -> &'static str {
    match kind {
        Kind::Contact => "CONTACT_FORM_URL",
        Kind::Challenge => "CHALLENGE_WEBHOOK_URL",
        Kind::SignUp => "SIGN_UP_WEBHOOK_URL",
    }
}

/// [W-440] [W-441] [W-442] [W-632] [W-638]
#[tokio::test]
async fn contact_messages_are_delivered_as_multipart_forms() {
    let mut upstream = Upstream::start(vec![Reply::html(200)]).await;
    let site = TestSite::empty();
    let path = site.database();
    let url = upstream.url("/serve/form?key=1");
    let server = TestServer::start_with(site, &[("CONTACT_FORM_URL", &url)]).await;
    let id = id_of(post(&server, "/api/contact", "client-key", &contact()).await).await;
    let request = upstream.next().await;
    assert_eq!(request.line(), "POST /serve/form?key=1 HTTP/1.1");
    assert_eq!(request.header("idempotency-key"), id);
    let expected = [
        ("NAME", "Ada Lovelace"),
        ("EMAIL", "ada@example.com"),
        ("COMPANY", "Analytical Engines"),
        ("SMS", "+34600123456"),
        ("email_address_check", ""),
        ("locale", "en"),
    ];
    let expected = expected.map(|(name, value)| (name.to_owned(), value.to_owned()));
    assert_eq!(request.fields(), expected);
    let record = wait_for_only(&outbox_at(path).await, State::Delivered).await;
    assert_eq!((record.id, record.tries), (id, 1));

    let hostile =
        json!({"name": "A\" --cut\u{2028}\u{202e}B", "email": "a@example.com", "phone": ""});
    post(&server, "/api/contact", "", &hostile).await;
    let fields = upstream.next().await.fields();
    assert_eq!(fields[0].1, "A\" --cut B");
    assert_eq!((fields[2].1.as_str(), fields[3].1.as_str()), ("", ""));
}

/// [W-636] [W-638]
#[tokio::test]
async fn challenges_are_delivered_as_json() {
    let mut upstream = Upstream::start(vec![Reply::json(201, "{}")]).await;
    let site = TestSite::empty();
    let path = site.database();
    let url = upstream.url("/hook");
    let server = TestServer::start_with(site, &[("CHALLENGE_WEBHOOK_URL", &url)]).await;
    let id = id_of(post(&server, "/api/challenges", "", &challenge()).await).await;
    let request = upstream.next().await;
    assert_eq!(request.line(), "POST /hook HTTP/1.1");
    assert_eq!(request.header("content-type"), "application/json");
    assert_eq!(request.header("idempotency-key"), id);
    let mut body: Value = serde_json::from_str(&request.text()).expect("JSON");
    let fields = body.as_object_mut().expect("an object");
    assert_eq!(fields.remove("id"), Some(json!(id)));
    let created = fields.remove("createdAt").expect("a time");
    assert!(chrono::DateTime::parse_from_rfc3339(created.as_str().expect("text")).is_ok());
    assert_eq!(body, challenge());
    wait_for_only(&outbox_at(path).await, State::Delivered).await;
}

/// [W-638] [W-643]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn failed_deliveries_are_retried_with_the_same_key() {
    for kind in FORMS {
        let private = Upstream::start(vec![Reply::json(200, "{}")]).await;
        let mut upstream = Upstream::start(vec![
            Reply::json(400, r#"{"error": "bad"}"#),
            Reply::html(404),
            Reply::json(429, "{}"),
            Reply::html(500),
            Reply::json(503, "{"),
            Reply::redirect(&private.url("/latest/meta-data")),
            Reply::Reset,
            Reply::Silence,
            Reply::Huge(50 << 20),
        ])
        .await;
        let site = TestSite::empty();
        let path = site.database();
        let url = upstream.url("/");
        let settings = [
            (url_setting(kind), url.as_str()),
            ("delivery.timeout", "0.3"),
            ("delivery.first_retry", "0.001"),
        ];
        let server = TestServer::start_with(site, &settings).await;
        let (endpoint, body) = endpoint(kind);
        let id = id_of(post(&server, endpoint, "", &body).await).await;
        let record = wait_for_only(&outbox_at(path).await, State::Delivered).await;
        assert_eq!(
            (record.id.as_str(), record.tries),
            (id.as_str(), 9),
            "{kind}"
        );
        // All requests except the reset one were received.
        let mut bodies = Vec::new();
        for _ in 0..8 {
            let request: Received = upstream.next().await;
            assert_eq!(request.header("idempotency-key"), id);
            bodies.push(request.body.len());
        }
        bodies.dedup();
        assert_eq!(bodies.len(), 1, "the same lead each time");
        assert_eq!(upstream.connections(), 9);
        assert_eq!(private.connections(), 0, "redirects are not followed");
        assert_eq!(server.get("/healthz").await.status(), 200);
    }
}

/// [W-639]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_dead_lead_stays_dead_until_it_is_retried_manually() {
    let mut upstream = Upstream::start(vec![Reply::html(500)]).await;
    let url = upstream.url("/");
    let settings = [
        ("CONTACT_FORM_URL", url.as_str()),
        ("delivery.tries", "3"),
        ("delivery.first_retry", "0.001"),
    ];
    let server = TestServer::start_with(TestSite::empty(), &settings).await;
    let id = id_of(post(&server, "/api/contact", "", &contact()).await).await;
    let site = {
        for _ in 0..3 {
            upstream.next().await;
        }
        server.shut_down().await
    };
    let outbox = outbox_at(site.database()).await;
    let record = wait_for_only(&outbox, State::Dead).await;
    assert_eq!(
        (record.tries, record.last_error.as_deref()),
        (3, Some("status 500"))
    );

    let listed = leads(&site, &["list", "--state", "dead"]).await;
    assert!(
        listed.contains(&id) && listed.contains("status 500") && listed.contains("1 lead\n"),
        "{listed}"
    );
    assert!(!listed.contains("ada@example.com"), "{listed}");
    assert_eq!(
        leads(&site, &["list", "--state", "delivered"]).await,
        "0 leads\n"
    );
    assert_eq!(
        leads(&site, &["list", "--kind", "challenge"]).await,
        "0 leads\n"
    );
    let exported: Value =
        serde_json::from_str(&leads(&site, &["export"]).await).expect("one line of JSON");
    assert_eq!(
        (exported["id"].as_str(), exported["state"].as_str()),
        (Some(id.as_str()), Some("dead"))
    );
    assert_eq!(exported["lead"]["email"], "ada@example.com");

    let other = "00000000-0000-4000-8000-000000000000";
    assert_eq!(
        leads(&site, &["retry", other]).await,
        "0 dead leads queued again\n"
    );
    assert_eq!(
        leads(&site, &["retry", &id]).await,
        "1 dead lead queued again\n"
    );
    assert_eq!(
        leads(&site, &["retry", "--all"]).await,
        "0 dead leads queued again\n"
    );
    upstream.reply(Reply::json(200, "{}"));
    let _server = TestServer::start_with(site, &settings).await;
    let record = wait_for_only(&outbox, State::Delivered).await;
    assert_eq!((record.id, record.tries), (id, 1));
}

async fn run(site: &TestSite, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_brightcrew-server"))
        .arg("leads")
        .args(arguments)
        .env_clear()
        .env("DATABASE_URL", site.database_url())
        .output()
        .await
        .expect("the program runs")
}

async fn leads(site: &TestSite, arguments: &[&str]) -> String {
    let output = run(site, arguments).await;
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text")
}

#[tokio::test]
async fn the_cli_creates_no_outbox_and_requires_ids_to_retry() {
    let site = TestSite::empty();
    let output = run(&site, &["list"]).await;
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8(output.stderr).expect("text");
    assert!(
        message.contains("There is no outbox at") && message.contains("DATABASE_URL"),
        "{message}"
    );
    assert!(!site.database().exists());
    assert!(!run(&site, &["retry"]).await.status.success());
}

/// [W-642]
#[tokio::test]
async fn a_lead_without_a_service_waits_until_there_is_one() {
    let server = TestServer::start_with(TestSite::empty(), &[]).await;
    let id = id_of(post(&server, "/api/challenges", "", &challenge()).await).await;
    let site = server.shut_down().await;
    let mut upstream = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let url = upstream.url("/");
    let _server = TestServer::start_with(site, &[("CHALLENGE_WEBHOOK_URL", &url)]).await;
    assert_eq!(upstream.next().await.header("idempotency-key"), id);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unresponsive_service_does_not_delay_the_other() {
    let silent = Upstream::start(vec![Reply::Silence]).await;
    let mut other = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let (contact_url, challenge_url) = (silent.url("/"), other.url("/"));
    let settings = [
        ("CONTACT_FORM_URL", contact_url.as_str()),
        ("CHALLENGE_WEBHOOK_URL", challenge_url.as_str()),
        ("delivery.timeout", "3600"),
    ];
    let server = TestServer::start_with(TestSite::empty(), &settings).await;
    for _ in 0..20 {
        id_of(post(&server, "/api/contact", "", &contact()).await).await;
    }
    let id = id_of(post(&server, "/api/challenges", "", &challenge()).await).await;
    assert_eq!(other.next().await.header("idempotency-key"), id);
}

/// [W-650]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn shutdown_waits_for_deliveries_and_records_their_outcome() {
    let gate = Arc::new(Semaphore::new(0));
    let mut upstream = Upstream::start(vec![Reply::Gated(Arc::clone(&gate))]).await;
    let url = upstream.url("/");
    let site = TestSite::empty();
    let path = site.database();
    let mut server = TestServer::start_with(site, &[("CONTACT_FORM_URL", &url)]).await;
    id_of(post(&server, "/api/contact", "", &contact()).await).await;
    upstream.next().await;
    server.stop();
    gate.add_permits(1);
    server.wait().await.expect("without an error");
    let records = all(&outbox_at(path).await).await;
    assert_eq!(records[0].state, "delivered");
}

/// The delay also follows an attempt that timed out.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_retry_delay_counts_from_the_end_of_the_attempt() {
    let mut upstream = Upstream::start(vec![Reply::Silence]).await;
    let site = TestSite::empty();
    let path = site.database();
    let url = upstream.url("/");
    let settings = [
        ("CONTACT_FORM_URL", url.as_str()),
        ("delivery.timeout", "3"),
        ("delivery.first_retry", "2"),
    ];
    let server = TestServer::start_with(site, &settings).await;
    id_of(post(&server, "/api/contact", "", &contact()).await).await;
    upstream.next().await;
    let outbox = outbox_at(path).await;
    let record = loop {
        let record = wait_for_only(&outbox, State::Waiting).await;
        if record.last_error.is_some() {
            break record;
        }
    };
    // The attempt took three seconds, and the delay is between one and two.
    let until_due = record.due_at - record.created_at;
    assert_eq!(record.tries, 1, "the next attempt has not started");
    assert!(until_due >= chrono::TimeDelta::seconds(3), "{until_due}");
}

/// A delivery without a response does not delay other leads.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_delivery_does_not_delay_others() {
    let gate = Arc::new(Semaphore::new(0));
    let mut upstream = Upstream::start(vec![
        Reply::Gated(Arc::clone(&gate)),
        Reply::json(200, "{}"),
    ])
    .await;
    let site = TestSite::empty();
    let path = site.database();
    let url = upstream.url("/");
    let settings = [
        ("CONTACT_FORM_URL", url.as_str()),
        ("delivery.timeout", "600"),
    ];
    let server = TestServer::start_with(site, &settings).await;
    let slow = id_of(post(&server, "/api/contact", "", &contact()).await).await;
    upstream.next().await;
    let outbox = outbox_at(path).await;
    for _ in 0..3 {
        id_of(post(&server, "/api/contact", "", &contact()).await).await;
        upstream.next().await;
    }
    let delivered = async {
        loop {
            let records = all(&outbox).await;
            let done = |state: &str| {
                records
                    .iter()
                    .filter(|record| record.state == state)
                    .count()
            };
            if done("delivered") == 3 {
                return records;
            }
            tokio::task::yield_now().await;
        }
    };
    let records = tokio::time::timeout(std::time::Duration::from_secs(60), delivered).await;
    let records = records.expect("the others are delivered");
    let held = records.iter().find(|record| record.id == slow);
    assert_eq!(held.expect("there").state, "waiting");
    gate.add_permits(1);
}

/// Optional fields are sent under their own names; the language only if configured.
#[tokio::test]
async fn the_message_and_its_origin_are_delivered() {
    for (locale, expected) in [("en", "en"), ("page", "es")] {
        let mut upstream = Upstream::start(vec![Reply::json(200, "{}")]).await;
        let url = upstream.url("/");
        let settings = [
            ("CONTACT_FORM_URL", url.as_str()),
            ("CONTACT_FORM_LOCALE", locale),
        ];
        let server = TestServer::start_with(TestSite::empty(), &settings).await;
        let mut body = contact();
        body["message"] = json!("One\nTwo");
        body["page"] = json!("/es/contact");
        body["plan"] = json!("growth");
        body["utm_campaign"] = json!("spring");
        id_of(post(&server, "/api/contact", "", &body).await).await;
        let fields = upstream.next().await.fields();
        let of = |name: &str| {
            let mut found = fields.iter().filter(|(known, _)| known == name);
            found
                .next()
                .map(|(_, text)| text.clone())
                .unwrap_or_default()
        };
        assert_eq!(of("locale"), expected);
        assert_eq!(of("MESSAGE"), "One\nTwo");
        assert_eq!(
            (of("PAGE"), of("PLAN")),
            ("/es/contact".to_owned(), "growth".to_owned())
        );
        assert_eq!(of("UTM_CAMPAIGN"), "spring");
        assert_eq!(fields.len(), 10);
    }
}

/// All data of a person can be exported and deleted by e-mail address.
#[tokio::test]
async fn leads_of_an_email_address_can_be_exported_and_deleted() {
    let server = TestServer::start_with(TestSite::empty(), &[]).await;
    id_of(post(&server, "/api/contact", "", &contact()).await).await;
    id_of(post(&server, "/api/challenges", "", &challenge()).await).await;
    let mut other = contact();
    other["email"] = json!("bob@example.com");
    id_of(post(&server, "/api/contact", "", &other).await).await;
    let site = server.shut_down().await;
    let export = leads(&site, &["export", "--email", "ADA@example.com"]).await;
    assert_eq!(export.lines().count(), 2);
    assert!(!export.contains("bob@example.com"));
    let deleted = leads(&site, &["delete", "--email", "ada@example.com"]).await;
    assert_eq!(deleted, "2 leads deleted\n");
    let left = leads(&site, &["export"]).await;
    assert_eq!(left.lines().count(), 1);
    assert!(left.contains("bob@example.com"));
}

/// A backup taken while the server runs is a valid outbox, and never overwrites a file.
#[tokio::test]
async fn the_outbox_can_be_backed_up_and_restored() {
    let site = TestSite::empty();
    let copy = site.parent().join("copy.db");
    let server = TestServer::start_with(site, &[]).await;
    let id = id_of(post(&server, "/api/contact", "", &contact()).await).await;
    let site = server.shut_down().await;
    let name = copy.to_str().expect("a Unicode path");
    assert!(
        leads(&site, &["backup", name])
            .await
            .ends_with("copy.db written\n")
    );
    let restored = format!("sqlite:{name}");
    let again = TestServer::start_with(site, &[("DATABASE_URL", &restored)]).await;
    let outbox = outbox_at(copy.clone()).await;
    assert_eq!(all(&outbox).await[0].id, id);
    outbox.close().await;
    let site = again.shut_down().await;
    let refused = run(&site, &["backup", name]).await;
    assert!(!refused.status.success());
}

/// All `leads` commands in docs/operations.md work as described.
#[cfg(unix)]
#[tokio::test]
async fn the_commands_in_the_operations_docs_work() {
    let page = include_str!("../../../docs/operations.md");
    let commands: Vec<&str> = page
        .lines()
        .filter(|line| line.contains("brightcrew-server leads ") && !line.starts_with('|'))
        .collect();
    assert!(commands.len() >= 7, "{commands:?}");
    let server = TestServer::start_with(TestSite::empty(), &[]).await;
    id_of(post(&server, "/api/contact", "", &contact()).await).await;
    let site = server.shut_down().await;
    let program = Path::new(env!("CARGO_BIN_EXE_brightcrew-server"));
    let folder = program.parent().expect("a folder");
    let copies = site.parent();
    let mut deleted = false;
    // Run deletions last.
    let (deleting, others): (Vec<&str>, Vec<&str>) = commands
        .into_iter()
        .partition(|command| command.contains(" delete "));
    for command in others.into_iter().chain(deleting) {
        let local_command =
            command.replace("/var/backups", copies.to_str().expect("a Unicode path"));
        let output = Command::new("sh")
            .args(["-c", &local_command])
            .env_clear()
            .env("PATH", format!("{}:/usr/bin:/bin", folder.display()))
            .env("DATABASE_URL", site.database_url())
            .current_dir(copies)
            .output()
            .await
            .expect("a shell");
        assert!(output.status.success(), "{command}: {output:?}");
        let message = String::from_utf8(output.stdout).expect("text");
        deleted |= message == "1 lead deleted\n";
    }
    assert!(deleted);
    let exported = std::fs::read_to_string(copies.join("leads.jsonl")).expect("exported");
    assert!(exported.contains("ada@example.com"));
}
