//! The contents of the log, and what must never be logged.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a test fails by a panic"
)]

#[path = "../api/common/mod.rs"]
mod common;

use std::io;
use std::sync::{Arc, Mutex, OnceLock};

use brightcrew_server::telemetry::log;
use brightcrew_server::testing::State;
use common::leads::{contact, outbox_at, post, wait_for_only};
use common::upstream::{Reply, Upstream};
use common::{TestServer, TestSite, header, raw, settings};
use serde_json::{Value, json};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Collects the log of the whole test binary.
#[derive(Clone, Default)]
struct Collector(Arc<Mutex<Vec<u8>>>);

impl io::Write for Collector {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("no panic").extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'w> MakeWriter<'w> for Collector {
    type Writer = Self;

    fn make_writer(&'w self) -> Self {
        self.clone()
    }
}

/// Starts a server that logs to memory as with LOG_FORMAT=json, at all levels except the HTML parser's, which would log
/// a million lines for the embedded posts.
async fn start() -> (TestServer, Collector) {
    start_with(TestSite::new(), &[]).await
}

async fn start_with(site: TestSite, overrides: &[(&str, &str)]) -> (TestServer, Collector) {
    static LOG: OnceLock<Collector> = OnceLock::new();
    let log = LOG.get_or_init(|| {
        let collector = Collector::default();
        let overrides = settings(
            &TestSite::empty(),
            &[
                ("LOG_FORMAT", "json"),
                ("LOG_LEVEL", "trace,html5ever=off,selectors=off"),
            ],
        )
        .log;
        let subscriber = log::subscriber(&overrides, collector.clone(), false, None);
        subscriber.try_init().expect("the first");
        collector
    });
    (TestServer::start_with(site, overrides).await, log.clone())
}

impl Collector {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().expect("no panic").clone()).expect("text")
    }

    fn lines_of(&self, id: &str) -> Vec<Value> {
        self.text()
            .lines()
            .filter(|line| line.contains(id))
            .map(|line| serde_json::from_str::<Value>(line).expect("every line is JSON"))
            .filter(|line| line["span"]["request_id"] == id)
            .collect()
    }
}

#[tokio::test]
async fn each_request_is_logged_once_with_the_id_that_the_response_has() {
    let (server, log) = start().await;
    for (path, status) in [
        ("/pricing", 200),
        ("/nowhere", 404),
        ("/welcome", 308),
        ("/assets/app-1a2b.js", 200),
    ] {
        let response = server.get(path).await;
        let id = header(&response, "x-request-id");
        assert_eq!(
            uuid::Uuid::parse_str(&id)
                .expect("a UUID")
                .get_version_num(),
            4
        );
        let lines = log.lines_of(&id);
        let answered: Vec<&Value> = lines
            .iter()
            .filter(|line| line["message"] == "answered")
            .collect();
        assert_eq!(answered.len(), 1, "{path}: {lines:?}");
        assert_eq!(answered[0]["path"], path);
        assert_eq!(answered[0]["method"], "GET");
        assert_eq!(answered[0]["status"], status);
        assert!(answered[0]["micros"].is_u64());
        assert_eq!(answered[0]["level"], "INFO");
    }
}

#[tokio::test]
async fn a_valid_request_id_of_a_trusted_proxy_is_kept_and_others_replaced() {
    let trusted = [("TRUSTED_PROXIES", "127.0.0.1")];
    let (server, log) = start_with(TestSite::new(), &trusted).await;
    let given = "0b5a3c7e-9f3d-4c58-8f3e-0d6d1c9f4f11";
    let valid = raw::exchange(
        server.address,
        "GET",
        "/pricing",
        &format!("x-request-id: {given}\r\n"),
    )
    .await;
    assert_eq!(valid.header("x-request-id"), given);
    assert_eq!(
        log.lines_of(given)
            .iter()
            .filter(|line| line["message"] == "answered")
            .count(),
        1
    );
    for invalid in [
        "me@example.com",
        "",
        "x",
        "two words here",
        &"x".repeat(500),
    ] {
        let response = raw::exchange(
            server.address,
            "GET",
            "/pricing",
            &format!("x-request-id: {invalid}\r\n"),
        )
        .await;
        let id = response.header("x-request-id");
        assert_eq!(
            uuid::Uuid::parse_str(id).expect("a UUID").get_version_num(),
            4,
            "{invalid}"
        );
    }
}

/// An untrusted client cannot choose its request id.
#[tokio::test]
async fn the_request_id_of_an_untrusted_client_is_replaced() {
    let (server, _log) = start().await;
    let given = "3f5a3c7e-9f3d-4c58-8f3e-0d6d1c9f4f11";
    let headers = format!("x-request-id: {given}\r\n");
    let response = raw::exchange(server.address, "GET", "/pricing", &headers).await;
    assert_ne!(response.header("x-request-id"), given);
}

/// [W-644]
#[tokio::test]
async fn the_cause_of_an_error_is_logged_with_the_request_id_and_not_returned() {
    let (server, log) = start().await;
    let too_long = format!("/{}", "a".repeat(9000));
    for (method, path, extra, cause) in [
        ("GET", "/%zz", "", "two hexadecimal digits"),
        (
            "POST",
            "/pricing",
            "Content-Length: 70000\r\n",
            "70000 bytes declared, at most 65536",
        ),
        ("GET", too_long.as_str(), "", "9001 bytes, at most 8192"),
    ] {
        let response = raw::exchange(server.address, method, path, extra).await;
        let lines = log.lines_of(response.header("x-request-id"));
        let logged = lines.iter().any(|line| {
            line["cause"]
                .as_str()
                .is_some_and(|text| text.contains(cause))
        });
        assert!(logged, "{path}: {lines:?}");
        assert!(
            !response.text().contains(cause),
            "{path}: {}",
            response.text()
        );
    }
}

/// [W-645]
#[tokio::test]
async fn no_email_address_or_token_of_a_request_is_logged() {
    let (server, log) = start().await;
    for path in [
        "/pricing?email=secret-one@example.com&token=secret-two",
        "/welcome?email=secret-one%40example.com",
        "/secret-one@example.com",
        "/a/secret-one%40example.com/b",
        "/api/secret-one@example.com?token=secret-two",
        "/demo/manager/team-member/secret-one@example.com",
        "/%zz/secret-one@example.com",
    ] {
        let headers = "Authorization: Bearer secret-two\r\nCookie: s=secret-two\r\nReferer: http://x/?t=secret-two\r\n\
                       User-Agent: secret-two\r\nX-Request-Id: secret-one@example.com\r\n";
        let response = raw::exchange(server.address, "GET", path, headers).await;
        assert!(
            !log.lines_of(response.header("x-request-id")).is_empty(),
            "{path}"
        );
    }
    let all = log.text();
    assert!(
        !all.contains("secret-one") && !all.contains("secret-two"),
        "{all}"
    );
}

/// [W-645]
#[tokio::test]
async fn no_user_input_and_no_key_of_a_service_is_logged() {
    let upstream = Upstream::start(vec![
        Reply::json(500, json!({"email": "secret-one@example.com"})),
        Reply::Reset,
        Reply::redirect("http://127.0.0.1:9/?key=secret-two"),
        Reply::json(200, "{}"),
    ])
    .await;
    let checker = Upstream::start(vec![Reply::json(
        200,
        json!({"success": false, "hostname": "secret-one", "error-codes": ["secret-one"]}),
    )])
    .await;
    let site = TestSite::empty();
    let path = site.database();
    let (form, verify) = (
        upstream.url("/secret-two?key=secret-two"),
        checker.url("/secret-two"),
    );
    let (server, log) = start_with(
        site,
        &[
            ("CONTACT_FORM_URL", &form),
            ("HUMAN_CHECK", "off"),
            ("RATE_LIMIT_MESSAGES_PER_MINUTE", "1000000"),
            ("RECAPTCHA_SECRET", "secret-two"),
            ("RECAPTCHA_VERIFY_URL", &verify),
            ("delivery.first_retry", "0.001"),
        ],
    )
    .await;
    let mut valid = contact();
    valid["name"] = json!("secret-one");
    valid["email"] = json!("secret-one@example.com");
    valid["phone"] = json!("6001002003");
    let mut invalid = valid.clone();
    invalid["email"] = json!("secret-one");
    let mut dropped = valid.clone();
    dropped["email_address_check"] = json!("secret-one");
    for (path, body) in [
        ("/api/contact", valid),
        ("/api/contact", invalid),
        ("/api/contact", dropped),
        ("/api/contact", json!({"name": ["secret-one"]})),
        ("/api/contact", json!("secret-one@example.com")),
        (
            "/api/challenges",
            json!({"type": "secret-one", "workEmail": "secret-one@example.com"}),
        ),
        ("/api/verify-recaptcha", json!({"token": "secret-two"})),
        ("/api/verify-recaptcha", json!({"token": {"secret-two": 1}})),
    ] {
        let response = post(&server, path, "", &body).await;
        let id = header(&response, "x-request-id");
        assert!(
            !response.text().await.expect("text").contains("secret"),
            "{path}"
        );
        assert!(!log.lines_of(&id).is_empty(), "{path}");
    }
    post(
        &server,
        "/api/contact",
        "secret-two@example.com",
        &contact(),
    )
    .await;
    wait_for_only(&outbox_at(path).await, State::Delivered).await;
    let all = log.text();
    assert!(all.contains("lead could not be delivered") && all.contains("status 500"));
    for secret in ["secret-one", "secret-two", "6001002003", "ada@example.com"] {
        let lines: Vec<&str> = all.lines().filter(|line| line.contains(secret)).collect();
        assert!(lines.is_empty(), "{lines:#?}");
    }
}
