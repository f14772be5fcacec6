//! Security headers, content security policies, and insertions into pages.

use std::collections::BTreeSet;

use crate::common::{TestServer, TestSite, header};
use reqwest::Response;
use serde_json::Value;

/// The sources of a CSP directive.
fn directive(response: &Response, name: &str) -> BTreeSet<String> {
    let policy = header(response, "content-security-policy");
    let found = policy
        .split(';')
        .map(str::trim)
        .find_map(|part| part.strip_prefix(&format!("{name} ")));
    found
        .unwrap_or_else(|| panic!("no {name} in {policy}"))
        .split(' ')
        .map(str::to_owned)
        .collect()
}

fn set(sources: &[&str]) -> BTreeSet<String> {
    sources.iter().map(|source| (*source).to_owned()).collect()
}

/// [W-657]
#[tokio::test]
async fn every_page_sends_the_security_headers() {
    let server = TestServer::start().await;
    for path in [
        "/",
        "/shift-scheduler",
        "/nowhere",
        "/demo/manager/team-member/x",
    ] {
        let response = server.get(path).await;
        for (name, expected) in [
            ("default-src", "'none'"),
            ("frame-ancestors", "'none'"),
            ("base-uri", "'none'"),
            ("form-action", "'self'"),
            ("font-src", "'self'"),
            ("connect-src", "'self'"),
            ("manifest-src", "'self'"),
        ] {
            assert_eq!(
                directive(&response, name),
                set(&[expected]),
                "{path} {name}"
            );
        }
        assert_eq!(
            directive(&response, "img-src"),
            set(&["'self'", "data:"]),
            "{path}"
        );
        assert_eq!(header(&response, "x-content-type-options"), "nosniff");
        assert_eq!(
            header(&response, "referrer-policy"),
            "strict-origin-when-cross-origin"
        );
        assert!(header(&response, "permissions-policy").contains("camera=()"));
        assert_eq!(
            header(&response, "cross-origin-opener-policy"),
            "same-origin"
        );
        assert_eq!(
            header(&response, "cross-origin-resource-policy"),
            "same-origin"
        );
    }
}

#[tokio::test]
async fn files_errors_and_redirects_send_only_the_relevant_security_headers() {
    let server = TestServer::start().await;
    for path in [
        "/assets/app-1a2b.js",
        "/api/nothing",
        "/missing.png",
        "/welcome",
        "/%",
        "/healthz",
    ] {
        let response = server.get(path).await;
        assert_eq!(
            header(&response, "x-content-type-options"),
            "nosniff",
            "{path}"
        );
        assert_eq!(
            header(&response, "cross-origin-resource-policy"),
            "same-origin",
            "{path}"
        );
        assert_eq!(
            header(&response, "referrer-policy"),
            "strict-origin-when-cross-origin",
            "{path}"
        );
        assert!(
            !response.headers().contains_key("permissions-policy"),
            "{path}: only for documents"
        );
    }
    let policy = header(&server.get("/api/nothing").await, "content-security-policy");
    assert_eq!(policy, "default-src 'none'; frame-ancestors 'none'");
}

/// [W-658]
#[tokio::test]
async fn hsts_is_sent_if_and_only_if_the_public_url_is_https() {
    for (public_url, expected) in [
        ("https://www.example.com", true),
        ("http://www.example.com", false),
    ] {
        let server = TestServer::start_with(TestSite::new(), &[("PUBLIC_URL", public_url)]).await;
        for path in ["/", "/assets/app-1a2b.js", "/api/x"] {
            let hsts = header(&server.get(path).await, "strict-transport-security");
            assert_eq!(
                hsts.contains("max-age=63072000"),
                expected,
                "{public_url} {path}"
            );
        }
    }
}

#[tokio::test]
async fn without_a_public_url_the_origin_is_the_listeners() {
    let server = TestServer::start().await;
    let canonical = format!("href=\"http://{}/pricing\"", server.address);
    assert!(server.text("/pricing").await.contains(&canonical));
}

async fn page_settings(server: &TestServer, path: &str) -> Value {
    let html = server.text(path).await;
    let (_, rest) = html
        .split_once("<script id=\"site-settings\" type=\"application/json\">")
        .expect("the block");
    let (json, _) = rest.split_once("</script>").expect("its end");
    serde_json::from_str(json).expect("JSON")
}

/// [W-597] [W-598]
#[tokio::test]
async fn external_urls_from_the_settings_reach_every_page() {
    let overrides = [
        ("SIGN_UP_URL", "signUpUrl", "https://a.example/up"),
        ("TEAM_SPACE_URL", "teamSpaceUrl", "https://b.example/space"),
        ("LOGIN_URL", "loginUrl", "https://c.example/in"),
        ("DEMO_BOOKING_URL", "demoBookingUrl", "/contact?from=demo"),
        (
            "CONSULTATION_URL",
            "consultationUrl",
            "https://d.example/talk",
        ),
        ("TRY_FREE_URL", "tryFreeUrl", "https://e.example/free"),
        ("APP_STORE_URL", "appStoreUrl", "https://f.example/ios"),
        (
            "PLAY_STORE_URL",
            "playStoreUrl",
            "https://g.example/android",
        ),
    ];
    let mut settings: Vec<_> = overrides
        .iter()
        .map(|(name, _, value)| (*name, *value))
        .collect();
    settings.extend([
        ("PAY_PER_USAGE", "true"),
        ("RECAPTCHA_SITE_KEY", "key-of-the-site"),
        ("PUBLIC_URL", "https://www.example.com"),
        ("TAG_MANAGER_URL", "https://tags.example.com/gtm.js"),
        ("CSP_REPORT_URL", "https://reports.example/csp"),
    ]);
    let server = TestServer::start_with(TestSite::new(), &settings).await;
    for path in [
        "/",
        "/es/shift-scheduler",
        "/demo/manager/team-member/x",
        "/nowhere",
    ] {
        let body = page_settings(&server, path).await;
        for (_, key, value) in overrides {
            assert_eq!(body[key], value, "{path}");
        }
        assert_eq!(body["payPerUsage"], true);
        assert_eq!(body["recaptchaConfigured"], true);
        assert_eq!(body["publicUrl"], "https://www.example.com");
        assert_eq!(body["humanCheck"], "recaptcha");
        let script = "https://www.google.com/recaptcha/api.js?render=explicit";
        assert_eq!(body["recaptchaScriptUrl"], script);
        assert_eq!(body["tagManagerUrl"], "https://tags.example.com/gtm.js");
        let policy = header(&server.get(path).await, "content-security-policy");
        assert!(
            policy.contains("connect-src 'self' https://tags.example.com;"),
            "{policy}"
        );
        assert!(
            policy.ends_with("; report-uri https://reports.example/csp"),
            "{policy}"
        );
    }
}
