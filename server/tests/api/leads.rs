//! Leads: validation, and that each is stored once before it is acknowledged.

use crate::common::leads::{FORMS, all, challenge, contact, endpoint, id_of, outbox_at, post};
use crate::common::{TestServer, TestSite, header};
use brightcrew_server::testing::outbox::{Lead, Outbox};
use brightcrew_server::testing::{Key, Kind, NewLead};
use chrono::Utc;
use futures_util::future::join_all;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

async fn start(overrides: &[(&str, &str)]) -> (TestServer, Outbox) {
    let site = TestSite::empty();
    let path = site.database();
    let mut settings = vec![("RATE_LIMIT_POSTS_PER_MINUTE", "1000000")];
    settings.extend(overrides);
    let server = TestServer::start_with(site, &settings).await;
    (server, outbox_at(path).await)
}

async fn summary_of(response: Response) -> (u16, String, String) {
    let status = response.status().as_u16();
    let body: Value = response.json().await.expect("JSON");
    let text = |name: &str| body[name].as_str().unwrap_or_default().to_owned();
    assert!(!text("message").is_empty(), "{body}");
    (status, text("code"), text("field"))
}

fn multipart(fields: &[(&str, &str)]) -> (String, String) {
    let mut body = String::new();
    for (name, value) in fields {
        body +=
            &format!("--cut\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n");
    }
    (
        "multipart/form-data; boundary=cut".to_owned(),
        body + "--cut--\r\n",
    )
}

async fn send(
    server: &TestServer,
    path: &str,
    kind: &str,
    body: impl Into<reqwest::Body>,
) -> Response {
    server
        .request(Method::POST, path)
        .header("content-type", kind)
        .body(body)
        .send()
        .await
        .expect("a response")
}

/// [W-632] [W-636] [W-637] [W-642] [W-337] [W-332]
#[tokio::test]
async fn a_lead_is_stored_before_the_response_and_kept_without_a_service() {
    let (server, outbox) = start(&[]).await;
    let contact_id = id_of(post(&server, "/api/contact", "", &contact()).await).await;
    let stored = all(&outbox).await;
    assert_eq!(stored.len(), 1);
    assert_eq!(
        (stored[0].id.as_str(), stored[0].kind.as_str()),
        (contact_id.as_str(), "contact")
    );
    let payload: Value = serde_json::from_str(&stored[0].payload).expect("JSON");
    let expected = json!({"name": "Ada Lovelace", "email": "ada@example.com", "company": "Analytical Engines", "sms": "+34600123456", "locale": "es"});
    assert_eq!(payload, expected);

    let challenge_id = id_of(post(&server, "/api/challenges", "", &challenge()).await).await;
    let stored = all(&outbox).await;
    let found = stored
        .iter()
        .find(|record| record.id == challenge_id)
        .expect("stored");
    assert_eq!(
        serde_json::from_str::<Value>(&found.payload).expect("JSON"),
        challenge()
    );
    assert!(
        stored
            .iter()
            .all(|record| record.state == "waiting" && record.tries == 0)
    );
}

/// [W-632]
#[tokio::test]
async fn the_contact_form_can_be_multipart() {
    let (server, outbox) = start(&[]).await;
    let (kind, body) = multipart(&[
        ("name", "Zoë Ñandú"),
        ("email", "zoe@example.es"),
        ("phone", ""),
        ("countryCode", "+34"),
        ("company", ""),
        ("email_address_check", ""),
        ("locale", "es"),
        ("unknown", "ignored"),
    ]);
    id_of(send(&server, "/api/contact", &kind, body).await).await;
    let payload: Value = serde_json::from_str(&all(&outbox).await[0].payload).expect("JSON");
    let expected = json!({"name": "Zoë Ñandú", "email": "zoe@example.es", "company": "", "sms": "", "locale": "es"});
    assert_eq!(payload, expected);
}

/// [W-637]
#[tokio::test]
async fn the_same_key_creates_one_lead_with_one_id() {
    let (server, outbox) = start(&[]).await;
    for kind in FORMS {
        let (path, body) = endpoint(kind);
        let key = "0b5a3c7e-9f3d-4c58-8f3e-0d6d1c9f4f11";
        let ids =
            join_all((0..40).map(|_| async { id_of(post(&server, path, key, &body).await).await }))
                .await;
        assert!(ids.iter().all(|id| *id == ids[0]), "{ids:?}");
        let mut other = body.clone();
        let name = if kind == Kind::Contact {
            "name"
        } else {
            "teamName"
        };
        other[name] = json!("Somebody else");
        assert_eq!(id_of(post(&server, path, key, &other).await).await, ids[0]);
    }
    let stored = all(&outbox).await;
    assert_eq!(stored.len(), 2);
    assert!(
        stored
            .iter()
            .all(|lead| lead.payload.contains("Somebody else"))
    );
    let without = [
        id_of(post(&server, "/api/contact", "", &contact()).await).await,
        id_of(post(&server, "/api/contact", "", &contact()).await).await,
    ];
    assert_ne!(without[0], without[1]);
    for key in ["two words", "me@example.com", &"x".repeat(65)] {
        let (status, code, _) =
            summary_of(post(&server, "/api/contact", key, &contact()).await).await;
        assert_eq!((status, code.as_str()), (400, "idempotency_key_malformed"));
    }
}

/// [W-633]
#[tokio::test]
async fn a_filled_honeypot_is_acknowledged_and_dropped() {
    let (server, outbox) = start(&[]).await;
    let mut form = contact();
    form["email_address_check"] = json!("https://buy.example");
    id_of(post(&server, "/api/contact", "", &form).await).await;
    id_of(
        post(
            &server,
            "/api/contact",
            "",
            &json!({"email_address_check": "x"}),
        )
        .await,
    )
    .await;
    let (kind, body) = multipart(&[
        ("name", "A"),
        ("email", "a@example.com"),
        ("email_address_check", "x"),
    ]);
    id_of(send(&server, "/api/contact", &kind, body).await).await;
    assert!(all(&outbox).await.is_empty());
}

/// [W-643]
#[tokio::test]
async fn an_invalid_field_is_named_and_nothing_is_stored() {
    let (server, outbox) = start(&[]).await;
    let long = "x".repeat(201);
    for (path, field, value, code) in [
        ("/api/contact", "name", json!(""), "field_missing"),
        ("/api/contact", "name", json!(null), "field_missing"),
        ("/api/contact", "name", json!(long), "field_too_long"),
        (
            "/api/contact",
            "name",
            json!("a\r\nBcc: b"),
            "field_malformed",
        ),
        ("/api/contact", "email", json!(" "), "field_missing"),
        ("/api/contact", "email", json!("ada"), "field_malformed"),
        ("/api/contact", "phone", json!("ring me"), "field_malformed"),
        (
            "/api/contact",
            "countryCode",
            json!("+999"),
            "field_unknown",
        ),
        ("/api/contact", "company", json!(long), "field_too_long"),
        ("/api/challenges", "type", json!("race"), "field_unknown"),
        ("/api/challenges", "customName", json!(""), "field_missing"),
        (
            "/api/challenges",
            "frequency",
            json!("daily"),
            "field_unknown",
        ),
        (
            "/api/challenges",
            "distribution",
            json!(null),
            "field_missing",
        ),
        ("/api/challenges", "prize", json!("car"), "field_unknown"),
        (
            "/api/challenges",
            "workEmail",
            json!("ada@"),
            "field_malformed",
        ),
        ("/api/challenges", "teamName", json!(""), "field_missing"),
    ] {
        let mut body = if path == "/api/contact" {
            contact()
        } else {
            challenge()
        };
        body[field] = value;
        let response = summary_of(post(&server, path, "", &body).await).await;
        assert_eq!(response, (422, code.to_owned(), field.to_owned()));
    }
    assert!(all(&outbox).await.is_empty());
}

/// [W-643]
#[tokio::test]
async fn unreadable_bodies_are_rejected_with_the_right_status() {
    let (server, outbox) = start(&[("limits.max_body", "2000")]).await;
    let large = json!({"name": "x".repeat(3000)}).to_string();
    let json = "application/json";
    let cut = "multipart/form-data; boundary=cut";
    let (_, valid) = multipart(&[("name", "A")]);
    for (path, kind, body, status, code) in [
        ("/api/contact", json, "{", 400, "body_malformed"),
        ("/api/contact", json, "[]", 400, "body_malformed"),
        (
            "/api/contact",
            json,
            r#"["Ada", "ada@example.com"]"#,
            400,
            "body_malformed",
        ),
        ("/api/contact", json, "", 400, "body_malformed"),
        (
            "/api/contact",
            json,
            r#"{"name": 7}"#,
            400,
            "body_malformed",
        ),
        (
            "/api/challenges",
            json,
            r#"{"type": ["target"]}"#,
            400,
            "body_malformed",
        ),
        (
            "/api/contact",
            cut,
            "--cut\r\nno end",
            400,
            "body_malformed",
        ),
        (
            "/api/contact",
            "multipart/form-data",
            valid.as_str(),
            400,
            "body_malformed",
        ),
        ("/api/contact", json, large.as_str(), 413, "body_too_large"),
        ("/api/contact", cut, large.as_str(), 413, "body_too_large"),
        (
            "/api/contact",
            "text/plain",
            "{}",
            415,
            "content_type_unsupported",
        ),
        ("/api/challenges", cut, valid.as_str(), 422, "field_missing"),
        (
            "/api/challenges",
            "text/plain",
            "{}",
            415,
            "content_type_unsupported",
        ),
        (
            "/api/verify-recaptcha",
            cut,
            valid.as_str(),
            415,
            "content_type_unsupported",
        ),
        ("/api/verify-recaptcha", json, "{", 400, "body_malformed"),
    ] {
        let response = summary_of(send(&server, path, kind, body.to_owned()).await).await;
        assert_eq!(
            (response.0, response.1.as_str()),
            (status, code),
            "{path} {kind} {body:.40}"
        );
    }
    // Without Content-Length the limit applies while the body is read.
    let endless =
        futures_util::stream::iter((0..100).map(|_| Ok::<_, std::io::Error>(vec![b' '; 100])));
    let response = send(
        &server,
        "/api/contact",
        json,
        reqwest::Body::wrap_stream(endless),
    )
    .await;
    assert_eq!(summary_of(response).await.0, 413);
    for path in [
        "/api/contact",
        "/api/challenges",
        "/api/sign-ups",
        "/api/verify-recaptcha",
    ] {
        let response = server.get(path).await;
        assert_eq!(header(&response, "allow"), "POST", "{path}");
        assert_eq!(summary_of(response).await.0, 405, "{path}");
    }
    assert!(all(&outbox).await.is_empty());
}

/// [W-599] [W-637]
#[tokio::test]
async fn without_disk_access_no_lead_is_acknowledged() {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, &[("DATABASE_TIMEOUT_SECONDS", "1")]).await;
    let ready = server.get("/readyz").await;
    assert_eq!(ready.status(), 200);
    assert_eq!(ready.text().await.expect("text"), "ready\n");
    let options = SqliteConnectOptions::new().filename(&path);
    let mut other = SqliteConnection::connect_with(&options)
        .await
        .expect("opened");
    sqlx::query("BEGIN IMMEDIATE")
        .execute(&mut other)
        .await
        .expect("locked");
    let refused = FORMS.map(|kind| {
        let server = &server;
        async move {
            let (path, body) = endpoint(kind);
            summary_of(post(server, path, "", &body).await).await
        }
    });
    for (status, code, _) in join_all(refused).await {
        assert_eq!((status, code.as_str()), (503, "storage_unavailable"));
    }
    let (status, code, _) = summary_of(ready_with(&server, 503).await).await;
    assert_eq!((status, code.as_str()), (503, "not_ready"));
    assert_eq!(server.get("/healthz").await.status(), 200);
    sqlx::query("ROLLBACK")
        .execute(&mut other)
        .await
        .expect("unlocked");
    ready_with(&server, 200).await;
    id_of(post(&server, "/api/contact", "", &contact()).await).await;
}

/// Waits until `/readyz` has this status, since its result is cached for a second.
async fn ready_with(server: &TestServer, status: u16) -> Response {
    let changed = async {
        loop {
            let response = server.get("/readyz").await;
            if response.status() == status {
                return response;
            }
        }
    };
    let limit = std::time::Duration::from_secs(60);
    tokio::time::timeout(limit, changed)
        .await
        .expect("it changes")
}

/// [W-331]
#[tokio::test]
async fn only_leads_in_transit_are_stored() {
    let site = TestSite::empty();
    let path = site.database();
    let _server = TestServer::start_with(site, &[]).await;
    let options = SqliteConnectOptions::new().filename(&path);
    let mut outbox = SqliteConnection::connect_with(&options)
        .await
        .expect("opened");
    let tables: Vec<String> =
        sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
            .fetch_all(&mut outbox)
            .await
            .expect("read");
    assert_eq!(tables, ["_sqlx_migrations", "leads"]);
}

#[tokio::test]
async fn shutdown_stores_accepted_leads_for_the_next_start() {
    let (server, outbox) = start(&[]).await;
    let id = id_of(post(&server, "/api/contact", "k1", &contact()).await).await;
    outbox.close().await;
    let site = server.shut_down().await;
    assert!(
        !site.parent().join("data/leads.db-wal").exists(),
        "the write-ahead log is checkpointed"
    );
    let path = site.database();
    let again = TestServer::start_with(site, &[]).await;
    assert_eq!(
        id_of(post(&again, "/api/contact", "k1", &contact()).await).await,
        id
    );
    assert_eq!(all(&outbox_at(path).await).await.len(), 1);
}

/// [W-641]
#[tokio::test]
async fn leads_delivered_more_than_30_days_ago_are_deleted_at_start() {
    let site = TestSite::empty();
    let outbox = outbox_at(site.database()).await;
    let lead = |key: &str| NewLead {
        kind: Kind::Contact,
        key: Key::parse(key).expect("a key"),
        payload: "{}".to_owned(),
        request_id: None,
        traceparent: None,
    };
    let now = Utc::now();
    for key in ["old", "new", "waiting"] {
        let stored = outbox.store(&lead(key), true, now).await;
        stored.expect("stored");
    }
    for (key, age) in [("old", 31), ("new", 29)] {
        let records = all(&outbox).await;
        let record = records
            .iter()
            .find(|record| record.key == key)
            .expect("there");
        let lead = Lead {
            id: record.id.parse().expect("an id"),
            kind: Kind::Contact,
            payload: record.payload.clone(),
            tries: 1,
            created_at: record.created_at,
            traceparent: None,
        };
        outbox
            .delivered(&lead, now - chrono::TimeDelta::days(age))
            .await
            .expect("noted");
    }
    let _server = TestServer::start_with(site, &[]).await;
    let deleted = async {
        while all(&outbox).await.len() == 3 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(60), deleted)
        .await
        .expect("deleted");
    let mut left: Vec<String> = all(&outbox)
        .await
        .into_iter()
        .map(|record| record.key)
        .collect();
    left.sort_unstable();
    assert_eq!(left, ["new", "waiting"]);
}

/// Waiting and dead leads are kept forever by default.
#[tokio::test]
async fn waiting_and_dead_leads_are_deleted_after_the_configured_time() {
    let now = Utc::now();
    let days = |days| now - chrono::TimeDelta::days(days);
    for (settings, expected) in [(vec![], 4), (vec![("RETENTION_UNDELIVERED_DAYS", "60")], 2)] {
        let site = TestSite::empty();
        let outbox = outbox_at(site.database()).await;
        for (key, stored, ended) in [
            ("waiting-61", 61, None),
            ("waiting-59", 59, None),
            ("dead-61", 99, Some(61)),
            ("dead-59", 99, Some(59)),
        ] {
            let lead = NewLead {
                kind: Kind::Contact,
                key: Key::parse(key).expect("a key"),
                payload: "{}".to_owned(),
                request_id: None,
                traceparent: None,
            };
            outbox
                .store(&lead, true, days(stored))
                .await
                .expect("stored");
            let Some(ended) = ended else { continue };
            let claim = outbox.claim(Kind::Contact, 10, days(stored), now);
            let claimed = claim.await.expect("claimed");
            let records = all(&outbox).await;
            let id = records.iter().find(|record| record.key == key);
            let id = &id.expect("stored").id;
            let dead = claimed.iter().find(|lead| lead.id.to_string() == *id);
            outbox
                .dead(dead.expect("claimed"), days(ended), "status 500")
                .await
                .expect("noted");
        }
        let _server = TestServer::start_with(site, &settings).await;
        let tidied = async {
            while all(&outbox).await.len() != expected {
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(60), tidied)
            .await
            .expect("the expected number");
        let left = all(&outbox).await;
        assert!(expected == 4 || left.iter().all(|lead| lead.key.ends_with('9')));
    }
}

/// Each kind has its own quota: twenty scripted challenges leave room for contact messages. A full kind is reported to
/// the client, in the metrics and by the readiness check.
#[tokio::test]
async fn a_full_kind_rejects_its_leads_and_no_others() {
    let site = TestSite::empty();
    let path = site.database();
    let overrides = [("OUTBOX_MAX_LEADS", "20"), ("METRICS_ADDR", "127.0.0.1:0")];
    let server = TestServer::start_with(site, &overrides).await;
    let challenges = (0..22).map(|number| {
        let server = &server;
        async move {
            let key = format!("k{number}");
            post(server, "/api/challenges", &key, &challenge()).await
        }
    });
    let (accepted, refused): (Vec<_>, Vec<_>) = join_all(challenges)
        .await
        .into_iter()
        .partition(|response| response.status() == 202);
    assert_eq!((accepted.len(), refused.len()), (20, 2));
    for response in refused {
        let (status, code, _) = summary_of(response).await;
        assert_eq!((status, code.as_str()), (503, "storage_full"));
    }
    let first = id_of(post(&server, "/api/contact", "k1", &contact()).await).await;
    let again = id_of(post(&server, "/api/contact", "k1", &contact()).await).await;
    assert_eq!(again, first);
    assert_eq!(all(&outbox_at(path).await).await.len(), 21);
    let metrics = server.metrics().await.text().await.expect("text");
    assert!(metrics.contains("brightcrew_outbox_full_total 2"));
    let ready = server.get("/readyz").await;
    assert_eq!(ready.status(), 200);
    assert_eq!(
        ready.text().await.expect("text"),
        "ready\nfull: challenge\n"
    );
}

/// A few contact messages, and a few challenges, are accepted of each client per minute, also from scripts.
#[tokio::test]
async fn messages_without_a_human_check_have_a_strict_limit() {
    let overrides = [
        ("RATE_LIMIT_MESSAGES_PER_MINUTE", "3"),
        ("TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let (server, outbox) = start(&overrides).await;
    let send = async |path: &str, key: &str, body: &Value, client: &str| {
        let request = server.request(Method::POST, path);
        let request = request.header("content-type", "application/json");
        let request = request.header("idempotency-key", key);
        let request = request.header("x-forwarded-for", client);
        let response = request.body(body.to_string()).send().await;
        response.expect("a response").status().as_u16()
    };
    let (one, other) = ("198.51.100.1", "198.51.100.2");
    for kind in FORMS {
        let (path, body) = endpoint(kind);
        for (key, client, status) in [
            ("k1", one, 202),
            ("k2", one, 202),
            ("k3", one, 202),
            ("k4", one, 429),
            ("k5", other, 202),
            // It was stored before, so it is no further message.
            ("k1", one, 202),
        ] {
            assert_eq!(send(path, key, &body, client).await, status, "{path} {key}");
        }
    }
    assert_eq!(all(&outbox).await.len(), 8);
}
