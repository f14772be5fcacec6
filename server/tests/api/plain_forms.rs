//! Forms submitted without JavaScript: the same checks, with a redirect as the response.

use crate::common::leads::{all, challenge, contact, outbox_at, sign_up};
use crate::common::{TestServer, TestSite, header};
use brightcrew_server::testing::outbox::Outbox;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use url::form_urlencoded::Serializer;

const URL_ENCODED: &str = "application/x-www-form-urlencoded";

async fn start(overrides: &[(&str, &str)]) -> (TestServer, Outbox) {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, overrides).await;
    (server, outbox_at(path).await)
}

/// Submits a form as browsers do, checks that the response is a bare redirect, and returns its target.
async fn send(server: &TestServer, path: &str, form: &Value, headers: &[(&str, &str)]) -> String {
    let mut body = Serializer::new(String::new());
    for (name, text) in form.as_object().expect("fields") {
        body.append_pair(name, text.as_str().expect("text"));
    }
    let kind = ("content-type", URL_ENCODED);
    redirect_target(post(server, path, body.finish(), headers.iter().chain([&kind])).await).await
}

async fn post<'h>(
    server: &TestServer,
    path: &str,
    body: String,
    headers: impl Iterator<Item = &'h (&'h str, &'h str)>,
) -> Response {
    let mut request = server.request(Method::POST, path).body(body);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.send().await.expect("a response")
}

async fn redirect_target(response: Response) -> String {
    assert_eq!(response.status(), 303);
    assert_eq!(header(&response, "cache-control"), "no-store");
    assert_eq!(header(&response, "content-type"), "");
    let location = header(&response, "location");
    assert_eq!(response.text().await.expect("text"), "");
    location
}

fn forms() -> [(&'static str, &'static str, &'static str, Value); 3] {
    [
        ("/api/contact", "contact", "/contact", contact()),
        (
            "/api/challenges",
            "challenge",
            "/boost-performance",
            challenge(),
        ),
        ("/api/sign-ups", "sign-up", "/sign-up", sign_up()),
    ]
}

#[tokio::test]
async fn a_form_without_javascript_is_stored_and_redirects_to_the_success_page() {
    let (server, outbox) = start(&[]).await;
    for (number, (path, name, _, mut form)) in forms().into_iter().enumerate() {
        form["locale"] = json!("en");
        form["plan"] = json!("Größe & Co. +");
        let location = send(&server, path, &form, &[]).await;
        assert_eq!(location, format!("/message-received?form={name}#{name}"));
        let stored = all(&outbox).await;
        assert_eq!(stored.len(), number + 1);
        let lead = stored.iter().find(|lead| lead.kind == name);
        let payload = &lead.expect("stored").payload;
        let payload: Value = serde_json::from_str(payload).expect("JSON");
        assert_eq!(payload["plan"], form["plan"]);
        assert_eq!(payload["locale"], "en");
    }
}

/// The form has no key: a second click or a reload of the answer sends the same form again.
#[tokio::test]
async fn a_form_without_javascript_that_is_sent_twice_is_one_lead() {
    let (server, outbox) = start(&[]).await;
    let form = json!({"name": "NoScript", "email": "ns@example.com", "message": "hi"});
    for _ in 0..2 {
        let location = send(&server, "/api/contact", &form, &[]).await;
        assert!(location.starts_with("/message-received"), "{location}");
    }
    assert_eq!(all(&outbox).await.len(), 1);
    let other = json!({"name": "NoScript", "email": "ns@example.com", "message": "hi again"});
    send(&server, "/api/contact", &other, &[]).await;
    assert_eq!(all(&outbox).await.len(), 2);
}

#[tokio::test]
async fn the_target_is_in_the_language_of_the_form_or_of_the_referrer() {
    let (server, _) = start(&[]).await;
    let spanish = [("referer", "https://www.example.com/es/contact?plan=growth")];
    let english = [("referer", "https://www.example.com/estate")];
    for (path, name, page, mut form) in forms() {
        form["locale"] = json!("es");
        let received = format!("/es/message-received?form={name}#{name}");
        assert_eq!(send(&server, path, &form, &english).await, received);
        form["locale"] = json!("xx");
        assert_eq!(send(&server, path, &form, &spanish).await, received);
        assert!(
            !send(&server, path, &form, &english)
                .await
                .starts_with("/es")
        );
        let nothing = json!({});
        let failed = format!("/es{page}?failed=1#failed");
        assert_eq!(send(&server, path, &nothing, &spanish).await, failed);
    }
}

#[tokio::test]
async fn invalid_forms_are_rejected_and_redirect_to_the_form() {
    let (server, outbox) = start(&[]).await;
    for (path, _, page, form) in forms() {
        let failed = format!("{page}?failed=1#failed");
        let email = if path == "/api/challenges" {
            "workEmail"
        } else {
            "email"
        };
        let mut invalid = form.clone();
        invalid["locale"] = json!("en");
        invalid[email] = json!("ada");
        assert_eq!(send(&server, path, &invalid, &[]).await, failed);
        let foreign = [("origin", "https://evil.example")];
        let english = json!({"locale": "en"});
        assert_eq!(send(&server, path, &english, &foreign).await, failed);
        let many: String = (0..65).map(|number| format!("f{number}=x&")).collect();
        let kind = [("content-type", URL_ENCODED)];
        assert_eq!(
            redirect_target(post(&server, path, many, kind.iter()).await).await,
            failed
        );
    }
    let key = [("idempotency-key", "two words")];
    assert_eq!(
        send(&server, "/api/contact", &contact(), &key).await,
        "/contact?failed=1#failed"
    );
    assert!(all(&outbox).await.is_empty());
}

/// The honeypot also works without JavaScript.
#[tokio::test]
async fn a_form_with_a_filled_honeypot_is_acknowledged_and_dropped() {
    let (server, outbox) = start(&[]).await;
    let mut form = contact();
    form["email_address_check"] = json!("x");
    let location = send(&server, "/api/contact", &form, &[]).await;
    assert_eq!(location, "/es/message-received?form=contact#contact");
    assert!(all(&outbox).await.is_empty());
}

/// Sign-ups require the human check, which requires JavaScript.
#[tokio::test]
async fn a_sign_up_without_javascript_is_rejected_with_a_human_check() {
    for check in [
        ("HUMAN_CHECK", "altcha"),
        ("RECAPTCHA_SECRET", "no-token-gets-so-far"),
    ] {
        let (server, outbox) = start(&[check]).await;
        let mut form = sign_up();
        form.as_object_mut().expect("fields").remove("token");
        let location = send(&server, "/api/sign-ups", &form, &[]).await;
        assert_eq!(location, "/es/sign-up?failed=1#failed");
        assert!(all(&outbox).await.is_empty());
    }
}

/// The rate limit for POST also redirects to the form, with `Retry-After`.
#[tokio::test]
async fn the_rate_limit_applies_without_javascript() {
    let (server, outbox) = start(&[("RATE_LIMIT_POSTS_PER_MINUTE", "1")]).await;
    send(&server, "/api/challenges", &challenge(), &[]).await;
    let kind = [("content-type", URL_ENCODED), ("referer", "http://a/es/x")];
    let response = post(&server, "/api/challenges", String::new(), kind.iter()).await;
    assert!(!header(&response, "retry-after").is_empty());
    assert_eq!(
        redirect_target(response).await,
        "/es/boost-performance?failed=1#failed"
    );
    assert_eq!(all(&outbox).await.len(), 1);
}

/// Other endpoints reject such bodies, and these never redirect requests from scripts.
#[tokio::test]
async fn nothing_else_is_redirected() {
    let (server, _) = start(&[]).await;
    let kind = [("content-type", URL_ENCODED)];
    let body = "token=x".to_owned();
    let response = post(&server, "/api/verify-recaptcha", body, kind.iter()).await;
    assert_eq!(response.status(), 415);
    let json = [("content-type", "application/json")];
    let response = post(&server, "/api/contact", "{}".to_owned(), json.iter()).await;
    assert_eq!(response.status(), 422);
    assert!(header(&response, "content-type").starts_with("application/json"));
}
