//! The origin check and rate limit for POST; metrics and the API description.

use std::collections::BTreeSet;
use std::time::Instant;

use crate::common::leads::{contact, id_of, post};
use crate::common::{TestServer, TestSite, header};
use reqwest::{Method, Response};
use serde_json::Value;
use sqlx::Connection as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

const METRICS: [(&str, &str); 1] = [("METRICS_ADDR", "127.0.0.1:0")];

async fn start(overrides: &[(&str, &str)]) -> TestServer {
    TestServer::start_with(TestSite::new(), overrides).await
}

async fn send(server: &TestServer, headers: &[(&str, &str)]) -> Response {
    let mut request = server
        .request(Method::POST, "/api/contact")
        .header("content-type", "application/json")
        .body(contact().to_string());
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("a response")
}

/// [W-647] [W-643]
#[tokio::test]
async fn too_many_posts_are_429_with_retry_after() {
    let server = start(&[("RATE_LIMIT_POSTS_PER_MINUTE", "3"), METRICS[0]]).await;
    for _ in 0..3 {
        id_of(send(&server, &[("x-forwarded-for", "203.0.113.9")]).await).await;
    }
    for (path, forwarded) in [
        ("/api/contact", "203.0.113.10"),
        ("/api/nothing", "203.0.113.11"),
    ] {
        let response = server
            .request(Method::POST, path)
            .header("x-forwarded-for", forwarded)
            .send()
            .await
            .expect("a response");
        assert_eq!(response.status(), 429, "X-Forwarded-For is not trusted");
        let wait: u64 = header(&response, "retry-after").parse().expect("seconds");
        assert!((1..=20).contains(&wait), "{wait}");
        let body: Value = response.json().await.expect("JSON");
        assert_eq!(body["code"], "too_many_requests");
    }
    assert_eq!(server.get("/api/get-auth-config").await.status(), 404);
    assert_eq!(server.get("/pricing").await.status(), 200);
    let metrics = server.metrics().await.text().await.expect("text");
    assert!(
        metrics.contains("brightcrew_posts_refused_total{reason=\"rate\"} 2"),
        "{metrics}"
    );
}

/// [W-648]
#[tokio::test]
async fn behind_a_trusted_proxy_each_client_has_its_own_limit() {
    let settings = [
        ("RATE_LIMIT_POSTS_PER_MINUTE", "1"),
        ("TRUSTED_PROXIES", "127.0.0.1"),
    ];
    let server = start(&settings).await;
    for (client, status) in [
        ("203.0.113.9", 202),
        ("203.0.113.10", 202),
        ("203.0.113.9", 429),
        ("1.2.3.4, 203.0.113.10", 429),
        ("203.0.113.10, 203.0.113.11", 202),
    ] {
        let response = send(&server, &[("x-forwarded-for", client)]).await;
        assert_eq!(response.status(), status, "{client}");
    }
}

#[tokio::test]
async fn pages_of_other_sites_cannot_post() {
    let server = start(&[("PUBLIC_URL", "https://www.example.com")]).await;
    for (name, value, status) in [
        ("origin", "https://www.example.com", 202),
        ("origin", "https://evil.example", 403),
        ("origin", "null", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("x-none", "x", 202),
    ] {
        let response = send(&server, &[(name, value)]).await;
        assert_eq!(response.status(), status, "{name}: {value}");
        if status == 403 {
            let body: Value = response.json().await.expect("JSON");
            assert_eq!(body["code"], "foreign_origin");
        }
    }
}

#[tokio::test]
async fn without_a_public_url_the_listeners_own_pages_can_post() {
    let server = start(&[]).await;
    let here = format!("http://{}", server.address);
    id_of(send(&server, &[("origin", &here)]).await).await;
    let elsewhere = send(&server, &[("origin", "http://localhost:1")]).await;
    assert_eq!(elsewhere.status(), 403);
}

/// [W-599]
#[tokio::test]
async fn the_metrics_count_requests_leads_and_the_outbox() {
    let server = start(&METRICS).await;
    id_of(post(&server, "/api/contact", "k", &contact()).await).await;
    id_of(post(&server, "/api/contact", "k", &contact()).await).await;
    server.get("/nowhere").await;
    let unknown = Method::from_bytes(b"UNHEARD").expect("a method");
    server
        .request(unknown, "/")
        .send()
        .await
        .expect("a response");
    let response = server.metrics().await;
    assert!(header(&response, "content-type").starts_with("text/plain; version=0.0.4"));
    let text = response.text().await.expect("text");
    for line in [
        "brightcrew_http_requests_total{method=\"POST\",route=\"/api/contact\",status=\"202\"} 2",
        "brightcrew_http_requests_total{method=\"GET\",route=\"site\",status=\"404\"} 1",
        "brightcrew_http_requests_total{method=\"other\",route=\"site\",status=\"405\"} 1",
        "brightcrew_leads_accepted_total{fate=\"stored\",kind=\"contact\"} 2",
        "brightcrew_outbox_leads{kind=\"contact\",state=\"waiting\"} 1",
        "brightcrew_outbox_leads{kind=\"challenge\",state=\"dead\"} 0",
        "brightcrew_http_request_seconds_count{route=\"site\"} 2",
        "brightcrew_http_request_seconds_bucket{route=\"site\",le=\"10\"} 2",
        "brightcrew_http_requests_in_flight 0",
        "brightcrew_outbox_oldest_waiting_seconds{kind=\"challenge\"} 0",
        "brightcrew_build_info{version=\"0.1.0\"} 1",
    ] {
        assert!(
            text.lines().any(|found| found == line),
            "{line} in\\n{text}"
        );
    }
    assert!(cfg!(not(target_os = "linux")) || text.contains("process_resident_memory_bytes"));
    let post = server.request(Method::POST, "/readyz").send().await;
    assert_eq!(post.expect("a response").status(), 405);
    assert_eq!(
        server.get("/metrics").await.status(),
        404,
        "not served to visitors"
    );
}

/// All metrics used by the dashboard and the alerts exist.
#[tokio::test]
async fn the_dashboard_and_the_alerts_use_existing_metrics() {
    let server = start(&METRICS).await;
    id_of(post(&server, "/api/contact", "", &contact()).await).await;
    let text = server.metrics().await.text().await.expect("text");
    let dashboard = include_str!("../../../deploy/grafana-dashboard.json");
    let operations = include_str!("../../../docs/operations.md");
    let (_, monitoring) = operations
        .split_once("\n## Monitoring")
        .expect("the section");
    let (alerts, _) = monitoring.split_once("\n## ").expect("a section after it");
    let both = format!("{dashboard}\n{alerts}");
    let words = both.split(|sign: char| !(sign.is_ascii_lowercase() || sign == '_'));
    let shown: BTreeSet<&str> = words
        .filter(|word| word.starts_with("brightcrew_") || word.starts_with("process_"))
        .map(|name| name.trim_end_matches("_bucket"))
        .collect();
    assert!(shown.len() > 15, "{shown:?}");
    for name in shown {
        let documented = text.contains(&format!("# TYPE {name} "));
        let labelled = LABELLED.contains(&name);
        let of_linux = name.starts_with("process_") && cfg!(not(target_os = "linux"));
        assert!(documented || labelled || of_linux, "{name}");
    }
}

/// Labelled counters, which are exported only once they have a value.
const LABELLED: [&str; 5] = [
    "brightcrew_cms_calls_total",
    "brightcrew_connections_closed_total",
    "brightcrew_human_checks_total",
    "brightcrew_lead_deliveries_total",
    "brightcrew_posts_refused_total",
];

/// Regardless of the polling rate, the disk is written at most about once per second.
#[tokio::test]
async fn readiness_probes_are_cheap() {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, &[]).await;
    let options = SqliteConnectOptions::new().filename(path).read_only(true);
    let mut database = SqliteConnection::connect_with(&options)
        .await
        .expect("open");
    let started = Instant::now();
    let mut written = BTreeSet::new();
    for _ in 0..300 {
        assert_eq!(server.get("/readyz").await.status(), 200);
        // Changes whenever another connection has written.
        let at: i64 = sqlx::query_scalar("PRAGMA data_version")
            .fetch_one(&mut database)
            .await
            .expect("read");
        written.insert(at);
    }
    let max = started.elapsed().as_secs() + 3;
    assert!(written.len() as u64 <= max, "{} writes", written.len());
}
