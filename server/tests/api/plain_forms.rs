//! Forms that a browser sends by itself: the same checks as with scripts, and a page for an answer.

use crate::common::leads::{all, challenge, contact, outbox_at, sign_up};
use crate::common::{TestServer, TestSite, header};
use brightcrew_server::leads::outbox::Outbox;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use url::form_urlencoded::Serializer;

const URL_ENCODED: &str = "application/x-www-form-urlencoded";

async fn start(wanted: &[(&str, &str)]) -> (TestServer, Outbox) {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, wanted).await;
    (server, outbox_at(path).await)
}

/// Sends a form as browsers do, and checks that the answer is nothing but a way on; says where it leads.
async fn send(server: &TestServer, path: &str, form: &Value, headers: &[(&str, &str)]) -> String {
    let mut body = Serializer::new(String::new());
    for (name, text) in form.as_object().expect("fields") {
        body.append_pair(name, text.as_str().expect("a text"));
    }
    let kind = ("content-type", URL_ENCODED);
    led(post(server, path, body.finish(), headers.iter().chain([&kind])).await).await
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
    request.send().await.expect("an answer")
}

async fn led(answer: Response) -> String {
    assert_eq!(answer.status(), 303);
    assert_eq!(header(&answer, "cache-control"), "no-store");
    assert_eq!(header(&answer, "content-type"), "");
    let location = header(&answer, "location");
    assert_eq!(answer.text().await.expect("a text"), "");
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
async fn a_form_without_scripts_is_stored_and_leads_to_the_page_of_success() {
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

#[tokio::test]
async fn the_answering_page_is_in_the_language_of_the_form_or_else_of_the_page_before_it() {
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
async fn what_is_wrong_is_refused_as_ever_and_leads_back_to_the_form() {
    let (server, outbox) = start(&[]).await;
    for (path, _, page, form) in forms() {
        let failed = format!("{page}?failed=1#failed");
        let email = if path == "/api/challenges" {
            "workEmail"
        } else {
            "email"
        };
        let mut wrong = form.clone();
        wrong["locale"] = json!("en");
        wrong[email] = json!("ada");
        assert_eq!(send(&server, path, &wrong, &[]).await, failed);
        let foreign = [("origin", "https://evil.example")];
        let english = json!({"locale": "en"});
        assert_eq!(send(&server, path, &english, &foreign).await, failed);
        let many: String = (0..65).map(|number| format!("f{number}=x&")).collect();
        let kind = [("content-type", URL_ENCODED)];
        assert_eq!(
            led(post(&server, path, many, kind.iter()).await).await,
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

/// The hidden field is there without scripts too: a program that fills it is thanked and ignored.
#[tokio::test]
async fn a_program_that_fills_the_hidden_field_is_thanked_and_ignored() {
    let (server, outbox) = start(&[("HUMAN_CHECK", "altcha")]).await;
    let mut form = contact();
    form["email_address_check"] = json!("x");
    let location = send(&server, "/api/contact", &form, &[]).await;
    assert_eq!(location, "/es/message-received?form=contact#contact");
    assert!(all(&outbox).await.is_empty());
}

/// A browser without scripts cannot do the proof of work: a few messages of each client are taken without one.
#[tokio::test]
async fn a_few_messages_are_taken_without_a_proof_of_work() {
    let proxied = [
        ("HUMAN_CHECK", "altcha"),
        ("TRUSTED_PROXIES", "127.0.0.1"),
        ("METRICS_ADDR", "127.0.0.1:0"),
    ];
    let (server, outbox) = start(&proxied).await;
    let (received, failed) = (
        "/es/message-received?form=contact#contact",
        "/es/contact?failed=1#failed",
    );
    let one = [("x-forwarded-for", "198.51.100.1")];
    let other = [("x-forwarded-for", "198.51.100.2")];
    for _ in 0..3 {
        assert_eq!(
            send(&server, "/api/contact", &contact(), &one).await,
            received
        );
    }
    assert_eq!(
        send(&server, "/api/contact", &contact(), &one).await,
        failed
    );
    assert_eq!(
        send(&server, "/api/contact", &contact(), &other).await,
        received
    );
    assert_eq!(all(&outbox).await.len(), 4);
    let metrics = server.metrics().await.text().await.expect("a text");
    assert!(metrics.contains("brightcrew_human_checks_total{outcome=\"unchecked\"} 4"));

    // Whoever brings a token is held to it.
    let mut form = contact();
    form["token"] = json!("x");
    assert_eq!(send(&server, "/api/contact", &form, &other).await, failed);
    assert_eq!(all(&outbox).await.len(), 4);

    let (strict, outbox) = start(&[
        ("HUMAN_CHECK", "altcha"),
        ("RATE_LIMIT_UNCHECKED_PER_MINUTE", "0"),
    ])
    .await;
    assert_eq!(send(&strict, "/api/contact", &contact(), &[]).await, failed);
    assert!(all(&outbox).await.is_empty());
}

/// A sign-up needs the human check, which needs scripts.
#[tokio::test]
async fn a_sign_up_without_scripts_is_refused_where_there_is_a_human_check() {
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

/// Too many calls with POST lead back to the form too, and say when to come again.
#[tokio::test]
async fn the_limit_of_calls_holds_without_scripts() {
    let (server, outbox) = start(&[("RATE_LIMIT_POSTS_PER_MINUTE", "1")]).await;
    send(&server, "/api/challenges", &challenge(), &[]).await;
    let kind = [("content-type", URL_ENCODED), ("referer", "http://a/es/x")];
    let answer = post(&server, "/api/challenges", String::new(), kind.iter()).await;
    assert!(!header(&answer, "retry-after").is_empty());
    assert_eq!(led(answer).await, "/es/boost-performance?failed=1#failed");
    assert_eq!(all(&outbox).await.len(), 1);
}

/// No other call takes such a body, and none of these answers scripts with a page.
#[tokio::test]
async fn nothing_else_is_answered_with_a_page() {
    let (server, _) = start(&[]).await;
    let kind = [("content-type", URL_ENCODED)];
    let body = "token=x".to_owned();
    let answer = post(&server, "/api/verify-recaptcha", body, kind.iter()).await;
    assert_eq!(answer.status(), 415);
    let json = [("content-type", "application/json")];
    let answer = post(&server, "/api/contact", "{}".to_owned(), json.iter()).await;
    assert_eq!(answer.status(), 422);
    assert!(header(&answer, "content-type").starts_with("application/json"));
}
