//! Forms submitted without JavaScript: the same checks, with a redirect or the form's page as the response.

use crate::common::leads::{all, challenge, contact, outbox_at, sign_up};
use crate::common::{TestServer, TestSite, header};
use brightcrew_server::testing::outbox::Outbox;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use url::form_urlencoded::Serializer;

const URL_ENCODED: &str = "application/x-www-form-urlencoded";

/// A page with a form, as written by the build: the messages for refused forms are in a `noscript`.
fn page(title: &str, endpoint: &str) -> String {
    format!(
        "<!DOCTYPE html><html><head><title>{title}</title><link rel=\"modulepreload\" href=\"/assets/app-1a2b.js\">\
         <script id=\"site-settings\" type=\"application/json\">{{}}</script></head><body>\
         <form method=\"post\" action=\"{endpoint}\"><noscript>\
         <p hidden=\"\" data-refused=\"input\" role=\"alert\">input</p><p hidden=\"\" data-refused=\"address\">address</p>\
         <p hidden=\"\" data-refused=\"busy\">busy</p><p hidden=\"\" data-refused=\"later\">later</p>\
         <input type=\"hidden\" name=\"locale\" value=\"built\"/></noscript>\
         <input name=\"name\" value=\"\"/><input type=\"email\" name=\"email\"/><input name=\"workEmail\"/>\
         <textarea name=\"message\"></textarea><select name=\"frequency\"><option value=\"weekly\" selected=\"\">W</option>\
         <option value=\"monthly\">M</option></select></form>\
         <form action=\"/api/other\"><input name=\"name\"/></form>\
         <script>window.context = 1;</script></body></html>"
    )
}

async fn start(overrides: &[(&str, &str)]) -> (TestServer, Outbox) {
    let mut site = TestSite::empty();
    for (endpoint, _, path, _) in forms() {
        for (language, prefix) in [("en", ""), ("es", "/es")] {
            let path = format!("{prefix}{path}");
            site.add_page(&path, language, None, true, false);
            let file = format!("{}/index.html", path.trim_start_matches('/'));
            site.write(&file, page(&format!("Page {path}"), endpoint));
        }
    }
    site.save_manifest();
    let path = site.database();
    let server = TestServer::start_with(site, overrides).await;
    (server, outbox_at(path).await)
}

/// Submits a form as browsers do, checks that the response is a bare redirect, and returns its target.
async fn send(server: &TestServer, path: &str, form: &Value, headers: &[(&str, &str)]) -> String {
    redirect_target(submit(server, path, form, headers).await).await
}

/// A refused form: the status, the path of the page that is shown, the one message on it that is not hidden, and the
/// page.
struct Refused {
    status: u16,
    path: String,
    reason: String,
    html: String,
}

/// Submits a form as browsers do, and checks that the response is a page without scripts.
async fn refuse(
    server: &TestServer,
    path: &str,
    form: &Value,
    headers: &[(&str, &str)],
) -> Refused {
    refused(submit(server, path, form, headers).await).await
}

async fn refused(response: Response) -> Refused {
    let status = response.status().as_u16();
    assert_eq!(header(&response, "cache-control"), "no-store");
    assert_eq!(
        header(&response, "content-type"),
        "text/html; charset=utf-8"
    );
    assert!(!header(&response, "content-security-policy").is_empty());
    let html = response.text().await.expect("text");
    assert!(
        !html.contains("window.context") && !html.contains("modulepreload"),
        "{html}"
    );
    assert!(!html.contains("noscript"), "{html}");
    let shown: Vec<&str> = html
        .split("<p ")
        .skip(1)
        .filter(|part| !part.starts_with("hidden"))
        .collect();
    let [shown] = shown[..] else {
        panic!("one message: {html}");
    };
    assert!(shown.contains("autofocus"), "{shown}");
    let between = |text: &str, start: &str, end: &str| {
        let (_, rest) = text.split_once(start).expect(start);
        rest.split_once(end).expect(end).0.to_owned()
    };
    Refused {
        status,
        path: between(&html, "<title>Page ", "</title>"),
        reason: between(shown, "data-refused=\"", "\""),
        html,
    }
}

async fn submit(
    server: &TestServer,
    path: &str,
    form: &Value,
    headers: &[(&str, &str)],
) -> Response {
    let mut body = Serializer::new(String::new());
    for (name, text) in form.as_object().expect("fields") {
        body.append_pair(name, text.as_str().expect("text"));
    }
    let kind = ("content-type", URL_ENCODED);
    post(server, path, body.finish(), headers.iter().chain([&kind])).await
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
        let refused = refuse(&server, path, &nothing, &spanish).await;
        assert_eq!(refused.path, format!("/es{page}"));
    }
}

#[tokio::test]
async fn a_refused_form_is_shown_again_with_the_reason() {
    let (server, outbox) = start(&[]).await;
    for (path, _, page, form) in forms() {
        let email = if path == "/api/challenges" {
            "workEmail"
        } else {
            "email"
        };
        let mut invalid = form.clone();
        invalid["locale"] = json!("en");
        invalid[email] = json!("ada");
        let shown = refuse(&server, path, &invalid, &[]).await;
        assert_eq!((shown.status, &*shown.reason), (422, "input"));
        assert_eq!(shown.path, page);
        let typed = format!("name=\"{email}\" value=\"ada\"");
        assert!(shown.html.contains(&typed), "{}", shown.html);

        let foreign = [
            ("origin", "https://evil.example"),
            ("referer", "http://a/es/x"),
        ];
        let shown = refuse(&server, path, &form, &foreign).await;
        assert_eq!((shown.status, &*shown.reason), (403, "address"));
        assert_eq!(shown.path, format!("/es{page}"));

        let many: String = (0..65).map(|number| format!("f{number}=x&")).collect();
        let kind = [("content-type", URL_ENCODED)];
        let shown = refused(post(&server, path, many, kind.iter()).await).await;
        assert_eq!((shown.status, &*shown.reason), (400, "input"));
    }
    let key = [("idempotency-key", "two words")];
    let shown = refuse(&server, "/api/contact", &contact(), &key).await;
    assert_eq!((shown.status, &*shown.path), (400, "/contact"));
    assert!(all(&outbox).await.is_empty());
}

/// What was typed stays as it is: in text areas and lists too, and it is never read as HTML.
#[tokio::test]
async fn a_refused_form_holds_what_was_typed() {
    let (server, _) = start(&[]).await;
    let form = json!({
        "name": "Ada \"<b>\" & Ñ", "email": "ada", "message": "</textarea><script>alert(1)</script>\nSecond",
        "frequency": "monthly", "locale": "es",
    });
    let shown = refuse(&server, "/api/contact", &form, &[]).await;
    for kept in [
        "name=\"name\" value=\"Ada &quot;<b>&quot; & Ñ\"",
        "&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;\nSecond</textarea>",
        "<option value=\"weekly\">W",
        "<option value=\"monthly\" selected=\"\">M",
        "<input type=\"hidden\" name=\"locale\" value=\"built\"/>",
        "<form action=\"/api/other\"><input name=\"name\"/>",
    ] {
        assert!(shown.html.contains(kept), "{kept}: {}", shown.html);
    }
    assert!(!shown.html.contains("<script>"), "{}", shown.html);
}

/// A proxy may set `Referrer-Policy: no-referrer`, under which forms have no origin.
#[tokio::test]
async fn a_form_of_this_site_without_a_named_origin_is_accepted() {
    let (server, outbox) = start(&[]).await;
    let unnamed = [("origin", "null"), ("sec-fetch-site", "same-origin")];
    let location = send(&server, "/api/contact", &contact(), &unnamed).await;
    assert!(location.contains("/message-received"), "{location}");
    let foreign = [("origin", "null"), ("sec-fetch-site", "cross-site")];
    let shown = refuse(&server, "/api/contact", &contact(), &foreign).await;
    assert_eq!((shown.status, &*shown.reason), (403, "address"));
    assert_eq!(all(&outbox).await.len(), 1);
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
        let shown = refuse(&server, "/api/sign-ups", &form, &[]).await;
        assert_eq!((shown.status, &*shown.path), (422, "/es/sign-up"));
        assert_eq!(shown.reason, "input");
        assert!(all(&outbox).await.is_empty());
    }
}

/// The rate limit for POST also shows the form, with `Retry-After`.
#[tokio::test]
async fn the_rate_limit_applies_without_javascript() {
    let (server, outbox) = start(&[("RATE_LIMIT_POSTS_PER_MINUTE", "1")]).await;
    send(&server, "/api/challenges", &challenge(), &[]).await;
    let kind = [("content-type", URL_ENCODED), ("referer", "http://a/es/x")];
    let response = post(&server, "/api/challenges", String::new(), kind.iter()).await;
    assert!(!header(&response, "retry-after").is_empty());
    let shown = refused(response).await;
    assert_eq!((shown.status, &*shown.reason), (429, "busy"));
    assert_eq!(shown.path, "/es/boost-performance");
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
