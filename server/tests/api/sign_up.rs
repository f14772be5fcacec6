//! Endpoints of the sign-up page: public keys, the human check and sign-ups.

use crate::common::leads::{FORMS, all, endpoint, id_of, outbox_at, post, sign_up};
use crate::common::upstream::{Reply, Upstream};
use crate::common::{TestServer, TestSite, header};
use altcha::{Challenge, Payload, SolveChallengeOptions, solve_challenge};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use chrono::{SecondsFormat, TimeDelta, Utc};
use reqwest::Method;
use serde_json::{Value, json};

async fn start(overrides: &[(&str, &str)]) -> TestServer {
    TestServer::start_with(TestSite::empty(), overrides).await
}

/// [W-612] [W-613]
#[tokio::test]
async fn public_keys_are_returned_or_an_error_code() {
    let endpoints = [
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
    for ((path, name, _), value) in endpoints
        .into_iter()
        .zip(["key-of-the-site", "id.apps.example"])
    {
        let response = set.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(header(&response, "cache-control"), "no-store", "{path}");
        let body: Value = response.json().await.expect("JSON");
        assert_eq!(body, json!({ name: value }), "{path}");
    }
    let unset = start(&[]).await;
    for (path, _, code) in endpoints {
        let response = unset.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        let body: Value = response.json().await.expect("JSON");
        assert_eq!(body["code"], code);
        let post = unset
            .request(Method::POST, path)
            .send()
            .await
            .expect("a response");
        assert_eq!(
            (post.status().as_u16(), header(&post, "allow").as_str()),
            (405, "GET, HEAD"),
            "{path}"
        );
    }
}

/// Google's response for a check solved `age` ago.
fn solved(hostname: &str, age: TimeDelta) -> Value {
    let time = (Utc::now() - age).to_rfc3339_opts(SecondsFormat::Secs, true);
    json!({"success": true, "hostname": hostname, "challenge_ts": time})
}

/// Verifies a token with this upstream.
async fn verify(upstream: &Upstream, token: &str) -> (u16, Value) {
    let url = upstream.url("/recaptcha/api/siteverify");
    let server = start(&[
        ("PUBLIC_URL", "https://www.example.com"),
        ("RECAPTCHA_SECRET", "secret+of&site"),
        ("RECAPTCHA_VERIFY_URL", &url),
        ("recaptcha.timeout", "0.3"),
    ])
    .await;
    let body = json!({"token": token});
    let response = post(&server, "/api/verify-recaptcha", "", &body).await;
    let status = response.status().as_u16();
    (status, response.json().await.expect("JSON"))
}

/// [W-610] [W-611] [W-446]
#[tokio::test]
async fn a_check_solved_recently_on_this_site_passes() {
    let reply = Reply::json(200, solved("www.example.com", TimeDelta::seconds(20)));
    let mut upstream = Upstream::start(vec![reply]).await;
    let (status, message) = verify(&upstream, "token/+& of a visitor").await;
    assert_eq!((status, message), (200, json!({"success": true})));
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
async fn other_checks_fail() {
    let fresh = TimeDelta::seconds(5);
    for verification in [
        json!({"success": false, "error-codes": ["invalid-input-response"]}),
        json!({"success": false, "error-codes": ["timeout-or-duplicate"]}),
        solved("evil.example", fresh),
        solved("www.example.com", TimeDelta::seconds(180)),
        json!({"success": true}),
    ] {
        let upstream = Upstream::start(vec![Reply::json(200, &verification)]).await;
        let (status, message) = verify(&upstream, "t").await;
        assert_eq!(
            (status, message),
            (200, json!({"success": false})),
            "{verification}"
        );
    }
}

/// [W-611] [W-643]
#[tokio::test]
async fn the_check_fails_closed_if_google_misbehaves() {
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
        let (actual, body) = verify(&upstream, "t").await;
        assert_eq!(
            (actual, body["code"].as_str()),
            (status, Some(code)),
            "{body}"
        );
        assert!(body["success"].is_null());
    }
    assert_eq!(private.connections(), 0, "redirects are not followed");
}

/// [W-611]
#[tokio::test]
async fn without_a_secret_or_token_the_check_fails_without_a_request() {
    let server = start(&[("RECAPTCHA_SITE_KEY", "key")]).await;
    let response = post(&server, "/api/verify-recaptcha", "", &json!({"token": "t"})).await;
    assert_eq!(response.status(), 404);
    let error: Value = response.json().await.expect("JSON");
    assert_eq!(error["code"], "recaptcha-not-configured");
    for (body, code) in [
        (json!({}), "field_missing"),
        (json!({"token": ""}), "field_missing"),
        (json!({"token": "x".repeat(9000)}), "field_too_long"),
    ] {
        let response = post(&server, "/api/verify-recaptcha", "", &body).await;
        assert_eq!(response.status(), 422);
        let error: Value = response.json().await.expect("JSON");
        assert_eq!(
            (error["code"].as_str(), error["field"].as_str()),
            (Some(code), Some("token"))
        );
    }
}

/// Google's response for a check just solved on this site.
fn solved_now() -> Value {
    let now = Utc::now().to_rfc3339_opts(SecondsFormat::Secs, true);
    json!({"success": true, "hostname": "www.example.com", "challenge_ts": now})
}

async fn start_checked(checker: &Upstream, site: TestSite, more: &[(&str, &str)]) -> TestServer {
    let verify = checker.url("/");
    let mut overrides = vec![
        ("PUBLIC_URL", "https://www.example.com"),
        ("RECAPTCHA_SECRET", "hunter2"),
        ("RECAPTCHA_VERIFY_URL", &verify),
    ];
    overrides.extend(more);
    TestServer::start_with(site, &overrides).await
}

/// The server verifies the human check of a sign-up itself.
#[tokio::test]
async fn a_sign_up_is_verified_before_it_is_stored() {
    let checker = Upstream::start(vec![
        Reply::json(200, json!({"success": false})),
        Reply::json(200, solved_now()),
        Reply::html(500),
    ])
    .await;
    let site = TestSite::empty();
    let path = site.database();
    let server = start_checked(&checker, site, &[]).await;
    let refused = post(&server, "/api/sign-ups", "", &sign_up()).await;
    assert_eq!(refused.status(), 403);
    let body: Value = refused.json().await.expect("JSON");
    assert_eq!(body["code"], "human_check_failed");
    let outbox = outbox_at(path).await;
    assert!(all(&outbox).await.is_empty());

    let response = post(&server, "/api/sign-ups", "", &sign_up()).await;
    let request_id = header(&response, "x-request-id");
    let id = id_of(response).await;
    let stored = all(&outbox).await;
    assert_eq!((stored.len(), stored[0].id.as_str()), (1, id.as_str()));
    assert_eq!(stored[0].kind, "sign-up");
    assert_eq!(stored[0].request_id.as_deref(), Some(request_id.as_str()));
    let payload: Value = serde_json::from_str(&stored[0].payload).expect("JSON");
    let mut expected = sign_up();
    expected.as_object_mut().expect("an object").remove("token");
    assert_eq!(payload, expected, "everything except the token");

    let unknown = post(&server, "/api/sign-ups", "", &sign_up()).await;
    assert_eq!(unknown.status(), 502, "fails closed");
    assert_eq!(all(&outbox).await.len(), 1);
}

/// Google verifies each token once, and the page has it verified before submitting the form.
#[tokio::test]
async fn a_verified_token_is_valid_for_one_sign_up() {
    let used = json!({"success": false, "error-codes": ["timeout-or-duplicate"]});
    let checker =
        Upstream::start(vec![Reply::json(200, solved_now()), Reply::json(200, used)]).await;
    let server = start_checked(&checker, TestSite::empty(), &[]).await;
    let token = json!({"token": "a-token"});
    let verified = post(&server, "/api/verify-recaptcha", "", &token).await;
    let verified: Value = verified.json().await.expect("JSON");
    assert_eq!(verified, json!({"success": true}));
    id_of(post(&server, "/api/sign-ups", "", &sign_up()).await).await;
    assert_eq!(checker.connections(), 1);
    let again = post(&server, "/api/sign-ups", "", &sign_up()).await;
    assert_eq!(again.status(), 403);
}

/// A token is valid once, so an answer that was lost must not cost the sign-up.
#[tokio::test]
async fn a_repeated_sign_up_gets_its_receipt_without_a_second_check() {
    let used = json!({"success": false, "error-codes": ["timeout-or-duplicate"]});
    let checker =
        Upstream::start(vec![Reply::json(200, solved_now()), Reply::json(200, used)]).await;
    let server = start_checked(&checker, TestSite::empty(), &[]).await;
    let id = id_of(post(&server, "/api/sign-ups", "k1", &sign_up()).await).await;
    let again = post(&server, "/api/sign-ups", "k1", &sign_up()).await;
    assert_eq!(id_of(again).await, id);
    assert_eq!(checker.connections(), 1);
    let mut changed = sign_up();
    changed["organization"] = json!("Difference Engines");
    let changed = post(&server, "/api/sign-ups", "k1", &changed).await;
    assert_eq!(changed.status(), 403, "other content is checked");
}

#[tokio::test]
async fn an_invalid_sign_up_is_rejected_before_the_check() {
    let checker = Upstream::start(vec![Reply::json(200, solved_now())]).await;
    let server = start_checked(&checker, TestSite::empty(), &[]).await;
    for (field, value, code) in [
        ("email", json!("ada"), "field_malformed"),
        ("organization", json!(" "), "field_missing"),
        ("token", json!(""), "field_missing"),
    ] {
        let mut body = sign_up();
        body[field] = value;
        let response = post(&server, "/api/sign-ups", "", &body).await;
        assert_eq!(response.status(), 422);
        let error: Value = response.json().await.expect("JSON");
        assert_eq!(
            (&error["code"], &error["field"]),
            (&json!(code), &json!(field))
        );
    }
    assert_eq!(checker.connections(), 0);
    let unset = start(&[("HUMAN_CHECK", "recaptcha")]).await;
    let response = post(&unset, "/api/sign-ups", "", &sign_up()).await;
    assert_eq!(response.status(), 503);
}

#[tokio::test]
async fn sign_ups_are_delivered_to_the_webhook() {
    let checker = Upstream::start(vec![Reply::json(200, solved_now())]).await;
    let mut webhook = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let url = webhook.url("/sign-ups");
    let overrides = [("SIGN_UP_WEBHOOK_URL", url.as_str())];
    let server = start_checked(&checker, TestSite::empty(), &overrides).await;
    let id = id_of(post(&server, "/api/sign-ups", "", &sign_up()).await).await;
    let sent = webhook.next().await;
    assert_eq!(sent.header("idempotency-key"), id);
    let body: Value = serde_json::from_str(&sent.text()).expect("JSON");
    assert_eq!((&body["id"], &body["plan"]), (&json!(id), &json!("growth")));
    assert_eq!(body["organization"], "Analytical Engines");
}

/// A proof of work for a challenge of this server.
async fn proof_for(server: &TestServer) -> String {
    let response = server.get("/api/proof-of-work").await;
    assert_eq!(response.status(), 200);
    assert_eq!(header(&response, "cache-control"), "no-store");
    let challenge: Challenge = response.json().await.expect("a challenge");
    let solution = solve_challenge(SolveChallengeOptions::new(&challenge))
        .expect("solvable")
        .expect("solved");
    let payload = Payload {
        challenge,
        solution,
    };
    STANDARD.encode(serde_json::to_string(&payload).expect("JSON"))
}

const EASY: [(&str, &str); 2] = [("HUMAN_CHECK", "altcha"), ("ALTCHA_WORK", "20")];

async fn send_with(server: &TestServer, token: Value) -> (u16, Value) {
    let mut body = sign_up();
    body["token"] = token;
    let response = post(server, "/api/sign-ups", "", &body).await;
    let status = response.status().as_u16();
    (status, response.json().await.expect("JSON"))
}

/// Without keys the check is a proof of work, valid for one submission.
#[tokio::test]
async fn a_proof_of_work_is_valid_for_one_submission() {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, &EASY).await;
    let outbox = outbox_at(path).await;
    let proof = proof_for(&server).await;
    let (status, body) = send_with(&server, json!(proof)).await;
    assert_eq!(status, 202, "{body}");
    let (status, body) = send_with(&server, json!(proof)).await;
    assert_eq!((status, &body["code"]), (403, &json!("human_check_failed")));
    let stored = all(&outbox).await;
    assert_eq!(stored.len(), 1);
    assert!(!stored[0].payload.contains("token"));
}

#[tokio::test]
async fn only_proofs_for_own_challenges_pass() {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, &EASY).await;
    let other = TestServer::start_with(TestSite::empty(), &EASY).await;
    let mut unsolved: Payload = {
        let proof = STANDARD.decode(proof_for(&server).await).expect("base64");
        serde_json::from_slice(&proof).expect("a payload")
    };
    unsolved.solution.derived_key = "00".repeat(32);
    let mut easier = unsolved.clone();
    easier.challenge.parameters.key_prefix = "00".to_owned();
    let encode = |payload: &Payload| STANDARD.encode(serde_json::to_string(payload).expect("JSON"));
    let long = "x".repeat(5000);
    for (token, expected, code) in [
        (json!(null), 422, "field_missing"),
        (json!(""), 422, "field_missing"),
        (json!(long), 422, "field_too_long"),
        (json!("x"), 403, "human_check_failed"),
        (json!(STANDARD.encode("{}")), 403, "human_check_failed"),
        (json!(encode(&unsolved)), 403, "human_check_failed"),
        (json!(encode(&easier)), 403, "human_check_failed"),
        (json!(proof_for(&other).await), 403, "human_check_failed"),
    ] {
        let (status, body) = send_with(&server, token).await;
        assert_eq!((status, &body["code"]), (expected, &json!(code)));
    }
    assert!(all(&outbox_at(path).await).await.is_empty());
}

/// Servers that share a secret accept each other's challenges.
#[tokio::test]
async fn servers_with_the_same_secret_accept_each_others_proofs() {
    let overrides = [
        EASY[0],
        EASY[1],
        ("ALTCHA_SECRET", "at-least-sixteen-characters"),
    ];
    let one = TestServer::start_with(TestSite::empty(), &overrides).await;
    let other = TestServer::start_with(TestSite::empty(), &overrides).await;
    let proof = proof_for(&one).await;
    let (status, message) = send_with(&other, json!(proof)).await;
    assert_eq!(status, 202, "{message}");
}

/// Contact messages and challenges need none, whatever the check of sign-ups is.
#[tokio::test]
async fn only_sign_ups_have_a_human_check() {
    let server = start(&[("RECAPTCHA_SITE_KEY", "key")]).await;
    for kind in FORMS {
        let (path, body) = endpoint(kind);
        let response = post(&server, path, "", &body).await;
        assert_eq!(response.status(), 202, "{path}");
    }
    let off = start(&[("HUMAN_CHECK", "off")]).await;
    let (status, message) = send_with(&off, json!(null)).await;
    assert_eq!(status, 202, "{message}");
}
