//! What the sign-up page asks for: its keys, and whether a visitor is human.

use crate::common::leads::{all, contact, id_of, outbox_at, post, sign_up};
use crate::common::upstream::{Reply, Upstream};
use crate::common::{TestServer, TestSite, header};
use altcha::{Challenge, Payload, SolveChallengeOptions, solve_challenge};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
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

/// Google's answer to a token of a person, here and now.
fn person() -> Value {
    let now = Utc::now().to_rfc3339_opts(SecondsFormat::Secs, true);
    json!({"success": true, "hostname": "www.example.com", "challenge_ts": now})
}

async fn start_checked(checker: &Upstream, site: TestSite, more: &[(&str, &str)]) -> TestServer {
    let verify = checker.url("/");
    let mut wanted = vec![
        ("PUBLIC_URL", "https://www.example.com"),
        ("RECAPTCHA_SECRET", "hunter2"),
        ("RECAPTCHA_VERIFY_URL", &verify),
    ];
    wanted.extend(more);
    TestServer::start_with(site, &wanted).await
}

/// A sign-up counts only with a check that was passed: the server itself has it verified.
#[tokio::test]
async fn a_sign_up_is_verified_where_it_is_stored() {
    let checker = Upstream::start(vec![
        Reply::json(200, json!({"success": false})),
        Reply::json(200, person()),
        Reply::html(500),
    ])
    .await;
    let site = TestSite::empty();
    let path = site.database();
    let server = start_checked(&checker, site, &[]).await;
    let refused = post(&server, "/api/sign-ups", "", &sign_up()).await;
    assert_eq!(refused.status(), 403);
    let told: Value = refused.json().await.expect("JSON");
    assert_eq!(told["code"], "human_check_failed");
    let outbox = outbox_at(path).await;
    assert!(all(&outbox).await.is_empty());

    let answer = post(&server, "/api/sign-ups", "", &sign_up()).await;
    let request_id = header(&answer, "x-request-id");
    let id = id_of(answer).await;
    let stored = all(&outbox).await;
    assert_eq!((stored.len(), stored[0].id.as_str()), (1, id.as_str()));
    assert_eq!(stored[0].kind, "sign-up");
    assert_eq!(stored[0].request_id.as_deref(), Some(request_id.as_str()));
    let payload: Value = serde_json::from_str(&stored[0].payload).expect("JSON");
    let mut wanted = sign_up();
    wanted.as_object_mut().expect("an object").remove("token");
    assert_eq!(payload, wanted, "all but the token");

    let unknown = post(&server, "/api/sign-ups", "", &sign_up()).await;
    assert_eq!(unknown.status(), 502, "in doubt nobody signs up");
    assert_eq!(all(&outbox).await.len(), 1);
}

/// Google verifies each token once; the page has it verified before the form is sent.
#[tokio::test]
async fn a_token_that_the_page_had_verified_is_good_for_one_sign_up() {
    let used = json!({"success": false, "error-codes": ["timeout-or-duplicate"]});
    let checker = Upstream::start(vec![Reply::json(200, person()), Reply::json(200, used)]).await;
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

#[tokio::test]
async fn a_sign_up_with_a_wrong_field_is_refused_before_anything_is_asked() {
    let checker = Upstream::start(vec![Reply::json(200, person())]).await;
    let server = start_checked(&checker, TestSite::empty(), &[]).await;
    for (field, value, code) in [
        ("email", json!("ada"), "field_malformed"),
        ("organization", json!(" "), "field_missing"),
        ("token", json!(""), "field_missing"),
    ] {
        let mut body = sign_up();
        body[field] = value;
        let answer = post(&server, "/api/sign-ups", "", &body).await;
        assert_eq!(answer.status(), 422);
        let told: Value = answer.json().await.expect("JSON");
        assert_eq!(
            (&told["code"], &told["field"]),
            (&json!(code), &json!(field))
        );
    }
    assert_eq!(checker.connections(), 0);
    let unset = start(&[("HUMAN_CHECK", "recaptcha")]).await;
    let answer = post(&unset, "/api/sign-ups", "", &sign_up()).await;
    assert_eq!(answer.status(), 503);
}

#[tokio::test]
async fn a_sign_up_reaches_its_webhook() {
    let checker = Upstream::start(vec![Reply::json(200, person())]).await;
    let mut webhook = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let url = webhook.url("/sign-ups");
    let wanted = [("SIGN_UP_WEBHOOK_URL", url.as_str())];
    let server = start_checked(&checker, TestSite::empty(), &wanted).await;
    let id = id_of(post(&server, "/api/sign-ups", "", &sign_up()).await).await;
    let sent = webhook.next().await;
    assert_eq!(sent.header("idempotency-key"), id);
    let body: Value = serde_json::from_str(&sent.text()).expect("JSON");
    assert_eq!((&body["id"], &body["plan"]), (&json!(id), &json!("growth")));
    assert_eq!(body["organization"], "Analytical Engines");
}

/// A challenge of this server, with the proof that a browser would send.
async fn proof_for(server: &TestServer) -> String {
    let answer = server.get("/api/proof-of-work").await;
    assert_eq!(answer.status(), 200);
    assert_eq!(header(&answer, "cache-control"), "no-store");
    let challenge: Challenge = answer.json().await.expect("a challenge");
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

async fn send_with(server: &TestServer, path: &str, token: Value) -> (u16, Value) {
    let mut body = if path == "/api/contact" {
        contact()
    } else {
        sign_up()
    };
    body["token"] = token;
    let answer = post(server, path, "", &body).await;
    let status = answer.status().as_u16();
    (status, answer.json().await.expect("JSON"))
}

/// Without any key a visitor's browser works a little, and each proof of that is good for one form.
#[tokio::test]
async fn a_proof_of_work_is_good_for_one_submission() {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, &EASY).await;
    let outbox = outbox_at(path).await;
    for (number, form) in ["/api/sign-ups", "/api/contact"].into_iter().enumerate() {
        let proof = proof_for(&server).await;
        let (status, told) = send_with(&server, form, json!(proof)).await;
        assert_eq!(status, 202, "{form}: {told}");
        for other in ["/api/sign-ups", "/api/contact"] {
            let (status, told) = send_with(&server, other, json!(proof)).await;
            assert_eq!((status, &told["code"]), (403, &json!("human_check_failed")));
        }
        let stored = all(&outbox).await;
        assert_eq!(stored.len(), number + 1);
        assert!(stored.iter().all(|lead| !lead.payload.contains("token")));
    }
}

#[tokio::test]
async fn nothing_but_a_proof_for_a_challenge_of_ones_own_passes() {
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
    for form in ["/api/sign-ups", "/api/contact"] {
        for (token, wanted, code) in [
            (json!(null), 422, "field_missing"),
            (json!(""), 422, "field_missing"),
            (json!(long), 422, "field_too_long"),
            (json!("x"), 403, "human_check_failed"),
            (json!(STANDARD.encode("{}")), 403, "human_check_failed"),
            (json!(encode(&unsolved)), 403, "human_check_failed"),
            (json!(encode(&easier)), 403, "human_check_failed"),
            (json!(proof_for(&other).await), 403, "human_check_failed"),
        ] {
            let (status, told) = send_with(&server, form, token).await;
            assert_eq!((status, &told["code"]), (wanted, &json!(code)), "{form}");
        }
    }
    assert!(all(&outbox_at(path).await).await.is_empty());
}

/// Servers behind one address share their secret: a challenge of one is set for all.
#[tokio::test]
async fn servers_with_one_secret_take_each_others_proofs() {
    let wanted = [
        EASY[0],
        EASY[1],
        ("ALTCHA_SECRET", "at-least-sixteen-characters"),
    ];
    let one = TestServer::start_with(TestSite::empty(), &wanted).await;
    let other = TestServer::start_with(TestSite::empty(), &wanted).await;
    let proof = proof_for(&one).await;
    let (status, told) = send_with(&other, "/api/sign-ups", json!(proof)).await;
    assert_eq!(status, 202, "{told}");
}

/// Only the sign-up page may load Google's widget, so that the contact form has the proof of work with either check.
#[tokio::test]
async fn with_recaptcha_the_contact_form_still_has_the_proof_of_work() {
    let wanted = [("RECAPTCHA_SITE_KEY", "key"), ("ALTCHA_WORK", "20")];
    let server = start(&wanted).await;
    let (status, _) = send_with(&server, "/api/contact", json!(null)).await;
    assert_eq!(status, 422);
    let proof = proof_for(&server).await;
    let (status, told) = send_with(&server, "/api/contact", json!(proof)).await;
    assert_eq!(status, 202, "{told}");
    let off = start(&[("HUMAN_CHECK", "off")]).await;
    for form in ["/api/sign-ups", "/api/contact"] {
        let (status, told) = send_with(&off, form, json!(null)).await;
        assert_eq!(status, 202, "{told}");
    }
}
