//! Who may call with POST, and how often; and what is counted and described.

use std::collections::BTreeSet;

use crate::common::leads::{contact, id_of, post};
use crate::common::{TestServer, TestSite, header};
use brightcrew_server::routes::api::CALLS;
use brightcrew_server::routes::description::Description;
use reqwest::{Method, Response};
use serde_json::Value;
use utoipa::OpenApi as _;

async fn start(wanted: &[(&str, &str)]) -> TestServer {
    TestServer::start_with(TestSite::new(), wanted).await
}

async fn send(server: &TestServer, headers: &[(&str, &str)]) -> Response {
    let mut request = server
        .request(Method::POST, "/api/contact")
        .header("content-type", "application/json")
        .body(contact().to_string());
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("an answer")
}

/// [W-647] [W-643]
#[tokio::test]
async fn a_client_with_too_many_posts_is_told_when_to_come_again() {
    let server = start(&[("RATE_LIMIT_POSTS_PER_MINUTE", "3")]).await;
    for _ in 0..3 {
        id_of(send(&server, &[("x-forwarded-for", "203.0.113.9")]).await).await;
    }
    for (path, forwarded) in [
        ("/api/contact", "203.0.113.10"),
        ("/api/nothing", "203.0.113.11"),
    ] {
        let answer = server
            .request(Method::POST, path)
            .header("x-forwarded-for", forwarded)
            .send()
            .await
            .expect("an answer");
        assert_eq!(
            answer.status(),
            429,
            "nobody is trusted to name another client"
        );
        let wait: u64 = header(&answer, "retry-after").parse().expect("seconds");
        assert!((1..=20).contains(&wait), "{wait}");
        let told: Value = answer.json().await.expect("JSON");
        assert_eq!(told["code"], "too_many_requests");
    }
    assert_eq!(server.get("/api/get-auth-config").await.status(), 503);
    assert_eq!(server.get("/pricing").await.status(), 200);
    let metrics = server.text("/metrics").await;
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
        let answer = send(&server, &[("x-forwarded-for", client)]).await;
        assert_eq!(answer.status(), status, "{client}");
    }
}

#[tokio::test]
async fn pages_of_other_sites_cannot_send_anything() {
    let server = start(&[("PUBLIC_URL", "https://www.example.com")]).await;
    for (name, value, status) in [
        ("origin", "https://www.example.com", 202),
        ("origin", "https://evil.example", 403),
        ("origin", "null", 403),
        ("sec-fetch-site", "cross-site", 403),
        ("x-none", "x", 202),
    ] {
        let answer = send(&server, &[(name, value)]).await;
        assert_eq!(answer.status(), status, "{name}: {value}");
        if status == 403 {
            let told: Value = answer.json().await.expect("JSON");
            assert_eq!(told["code"], "foreign_origin");
        }
    }
}

#[tokio::test]
async fn without_a_public_url_the_listeners_own_pages_can_send() {
    let server = start(&[]).await;
    let here = format!("http://{}", server.address);
    id_of(send(&server, &[("origin", &here)]).await).await;
    let elsewhere = send(&server, &[("origin", "http://localhost:1")]).await;
    assert_eq!(elsewhere.status(), 403);
}

/// [W-599]
#[tokio::test]
async fn the_metrics_count_requests_leads_and_what_the_outbox_holds() {
    let server = start(&[]).await;
    id_of(post(&server, "/api/contact", "k", &contact()).await).await;
    id_of(post(&server, "/api/contact", "k", &contact()).await).await;
    server.get("/nowhere").await;
    let unheard = Method::from_bytes(b"UNHEARD").expect("a method");
    server
        .request(unheard, "/")
        .send()
        .await
        .expect("an answer");
    let answer = server.get("/metrics").await;
    assert!(header(&answer, "content-type").starts_with("text/plain; version=0.0.4"));
    let text = answer.text().await.expect("a text");
    for line in [
        "brightcrew_http_requests_total{method=\"POST\",status=\"202\"} 2",
        "brightcrew_http_requests_total{method=\"GET\",status=\"404\"} 1",
        "brightcrew_http_requests_total{method=\"other\",status=\"405\"} 1",
        "brightcrew_leads_accepted_total{fate=\"stored\",kind=\"contact\"} 2",
        "brightcrew_outbox_leads{kind=\"contact\",state=\"waiting\"} 1",
        "brightcrew_outbox_leads{kind=\"challenge\",state=\"dead\"} 0",
        "brightcrew_http_request_seconds_count 4",
    ] {
        assert!(
            text.lines().any(|found| found == line),
            "{line} in\\n{text}"
        );
    }
    for path in ["/metrics", "/readyz"] {
        let post = server
            .request(Method::POST, path)
            .send()
            .await
            .expect("an answer");
        assert_eq!(post.status(), 405, "{path}");
    }
}

/// The calls of the description: method and path.
fn described() -> BTreeSet<(String, String)> {
    let description = serde_json::to_value(Description::openapi()).expect("JSON");
    let paths = description["paths"].as_object().expect("an object");
    paths
        .iter()
        .flat_map(|(path, methods)| {
            let methods = methods.as_object().expect("an object");
            methods
                .keys()
                .map(|method| (method.to_uppercase(), path.clone()))
        })
        .collect()
}

#[tokio::test]
async fn every_call_is_described_and_every_described_call_exists() {
    let calls: BTreeSet<(String, String)> = CALLS
        .iter()
        .map(|call| (call.method.to_string(), format!("/api{}", call.path)))
        .collect();
    assert_eq!(calls.len(), CALLS.len());
    assert_eq!(described(), calls);
    let server = start(&[]).await;
    for (method, path) in described() {
        let method = Method::from_bytes(method.as_bytes()).expect("a method");
        let answer = server
            .request(method, &path)
            .send()
            .await
            .expect("an answer");
        assert!(
            !matches!(answer.status().as_u16(), 404 | 405),
            "{path}: {}",
            answer.status()
        );
    }
    let served: Value = server
        .get("/api/openapi.json")
        .await
        .json()
        .await
        .expect("JSON");
    assert_eq!(
        served,
        serde_json::to_value(Description::openapi()).expect("JSON")
    );
    let error = &served["components"]["schemas"]["Error"]["properties"];
    assert!(
        error["code"].is_object() && error["message"].is_object(),
        "{error}"
    );
}
