//! What the sign-up page asks for: its keys, and whether a visitor is human.

use crate::common::leads::post;
use crate::common::upstream::{Reply, Upstream};
use crate::common::{TestServer, TestSite, header};
use chrono::{SecondsFormat, TimeDelta, Utc};
use reqwest::Method;
use serde_json::{Value, json};

async fn start(wanted: &[(&str, &str)]) -> TestServer {
    TestServer::start_with(TestSite::empty(), wanted).await
}

/// [W-612] [W-613]
#[tokio::test]
async fn public_keys_are_told_and_their_absence_is_a_code() {
    let calls = [
        (
            "/api/get-recaptcha-config",
            "siteKey",
            "recaptcha-not-configured",
        ),
        (
            "/api/get-auth-config",
            "googleClientId",
            "google-not-configured",
        ),
    ];
    let set = start(&[
        ("RECAPTCHA_SITE_KEY", "key-of-the-site"),
        ("RECAPTCHA_SECRET", "hunter2"),
        ("GOOGLE_CLIENT_ID", "id.apps.example"),
    ])
    .await;
    for ((path, name, _), value) in calls
        .into_iter()
        .zip(["key-of-the-site", "id.apps.example"])
    {
        let answer = set.get(path).await;
        assert_eq!(answer.status(), 200, "{path}");
        assert_eq!(header(&answer, "cache-control"), "no-store", "{path}");
        let told: Value = answer.json().await.expect("JSON");
        assert_eq!(told, json!({ name: value }), "{path}");
    }
    let unset = start(&[]).await;
    for (path, _, code) in calls {
        let answer = unset.get(path).await;
        assert_eq!(answer.status(), 503, "{path}");
        let told: Value = answer.json().await.expect("JSON");
        assert_eq!(told["code"], code);
        let post = unset
            .request(Method::POST, path)
            .send()
            .await
            .expect("an answer");
        assert_eq!(
            (post.status().as_u16(), header(&post, "allow").as_str()),
            (405, "GET, HEAD"),
            "{path}"
        );
    }
}

/// What the check's maker answers for a person who solved it `age` ago.
fn solved(hostname: &str, age: TimeDelta) -> Value {
    let time = (Utc::now() - age).to_rfc3339_opts(SecondsFormat::Secs, true);
    json!({"success": true, "hostname": hostname, "challenge_ts": time})
}

/// A server before this upstream, and what it says to a token.
async fn verify(upstream: &Upstream, token: &str) -> (u16, Value) {
    let url = upstream.url("/recaptcha/api/siteverify");
    let server = start(&[
        ("PUBLIC_URL", "https://www.example.com"),
        ("RECAPTCHA_SECRET", "secret+of&site"),
        ("RECAPTCHA_VERIFY_URL", &url),
        ("RECAPTCHA_TIMEOUT_SECONDS", "0.3"),
    ])
    .await;
    let body = json!({"token": token});
    let answer = post(&server, "/api/verify-recaptcha", "", &body).await;
    let status = answer.status().as_u16();
    (status, answer.json().await.expect("JSON"))
}

/// [W-610] [W-611] [W-446]
#[tokio::test]
async fn a_person_who_solved_the_check_here_and_now_passes() {
    let answer = Reply::json(200, solved("www.example.com", TimeDelta::seconds(20)));
    let mut upstream = Upstream::start(vec![answer]).await;
    let (status, told) = verify(&upstream, "token/+& of a visitor").await;
    assert_eq!((status, told), (200, json!({"success": true})));
    let request = upstream.next().await;
    assert_eq!(request.line(), "POST /recaptcha/api/siteverify HTTP/1.1");
    assert_eq!(
        request.header("content-type"),
        "application/x-www-form-urlencoded"
    );
    assert_eq!(
        request.text(),
        "secret=secret%2Bof%26site&response=token%2F%2B%26+of+a+visitor"
    );
}

/// [W-610] [W-611]
#[tokio::test]
async fn nobody_else_passes() {
    let fresh = TimeDelta::seconds(5);
    for answer in [
        json!({"success": false, "error-codes": ["invalid-input-response"]}),
        json!({"success": false, "error-codes": ["timeout-or-duplicate"]}),
        solved("evil.example", fresh),
        solved("www.example.com", TimeDelta::seconds(180)),
        json!({"success": true}),
    ] {
        let upstream = Upstream::start(vec![Reply::json(200, &answer)]).await;
        let (status, told) = verify(&upstream, "t").await;
        assert_eq!((status, told), (200, json!({"success": false})), "{answer}");
    }
}

/// [W-611] [W-643]
#[tokio::test]
async fn when_the_maker_of_the_check_misbehaves_nobody_passes_and_the_server_stays_up() {
    let private = Upstream::start(vec![Reply::json(
        200,
        solved("www.example.com", TimeDelta::zero()),
    )])
    .await;
    let refused = json!({"success": false, "error-codes": ["invalid-input-secret"]});
    for (reply, status, code) in [
        (Reply::json(400, "{}"), 502, "upstream_failed"),
        (
            Reply::json(500, json!({"success": true})),
            502,
            "upstream_failed",
        ),
        (Reply::json(204, ""), 502, "upstream_failed"),
        (Reply::html(200), 502, "upstream_failed"),
        (
            Reply::json(200, r#"{"success": tr"#),
            502,
            "upstream_failed",
        ),
        (
            Reply::json(200, r#"{"success": "true"}"#),
            502,
            "upstream_failed",
        ),
        (Reply::json(200, "[]"), 502, "upstream_failed"),
        (Reply::json(200, refused), 502, "upstream_failed"),
        (Reply::Huge(50 << 20), 502, "upstream_failed"),
        (Reply::redirect(&private.url("/")), 502, "upstream_failed"),
        (Reply::Reset, 502, "upstream_failed"),
        (Reply::Silence, 504, "upstream_timeout"),
    ] {
        let upstream = Upstream::start(vec![reply]).await;
        let (given, told) = verify(&upstream, "t").await;
        assert_eq!(
            (given, told["code"].as_str()),
            (status, Some(code)),
            "{told}"
        );
        assert!(told["success"].is_null());
    }
    assert_eq!(private.connections(), 0, "redirects are not followed");
}

/// [W-611]
#[tokio::test]
async fn without_a_secret_or_token_nobody_is_asked_and_nobody_passes() {
    let server = start(&[("RECAPTCHA_SITE_KEY", "key")]).await;
    let answer = post(&server, "/api/verify-recaptcha", "", &json!({"token": "t"})).await;
    assert_eq!(answer.status(), 503);
    let told: Value = answer.json().await.expect("JSON");
    assert_eq!(told["code"], "recaptcha-not-configured");
    for (body, code) in [
        (json!({}), "field_missing"),
        (json!({"token": ""}), "field_missing"),
        (json!({"token": "x".repeat(9000)}), "field_too_long"),
    ] {
        let answer = post(&server, "/api/verify-recaptcha", "", &body).await;
        assert_eq!(answer.status(), 422);
        let told: Value = answer.json().await.expect("JSON");
        assert_eq!(
            (told["code"].as_str(), told["field"].as_str()),
            (Some(code), Some("token"))
        );
    }
}
