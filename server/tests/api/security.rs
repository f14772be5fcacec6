//! Security headers, content security policies, and insertions into pages.

use std::collections::BTreeSet;

use crate::common::site::{PLACEHOLDER, document};
use crate::common::{TestServer, TestSite, header};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reqwest::Response;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The contents of inline elements with this name (no `src`, no data blocks), found by string search.
fn inline(html: &str, name: &str) -> BTreeSet<String> {
    html.split(&format!("<{name}"))
        .skip(1)
        .filter_map(|rest| {
            let (attributes, rest) = rest.split_once('>')?;
            let (content, _) = rest.split_once(&format!("</{name}>"))?;
            (!attributes.contains("src=") && !attributes.contains("json")).then(|| {
                format!(
                    "'sha256-{}'",
                    STANDARD.encode(Sha256::digest(content.as_bytes()))
                )
            })
        })
        .collect()
}

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

#[tokio::test]
async fn the_policy_allows_exactly_the_inline_scripts_and_styles_of_the_page() {
    let server = TestServer::start().await;
    for path in [
        "/",
        "/es/pricing",
        "/shift-scheduler",
        "/demo/manager/team-member/TM001",
        "/nowhere",
        "/es/nowhere",
    ] {
        let response = server.get(path).await;
        let (scripts, styles) = (
            directive(&response, "script-src"),
            directive(&response, "style-src"),
        );
        let html = response.text().await.expect("text");
        let mut expected = inline(&html, "script");
        assert_eq!(expected.len(), 2, "{path}");
        expected.insert("'self'".to_owned());
        expected.insert("'wasm-unsafe-eval'".to_owned());
        assert_eq!(scripts, expected, "{path}");
        let mut expected = inline(&html, "style");
        assert_eq!(expected.len(), 1, "{path}");
        expected.insert("'self'".to_owned());
        assert_eq!(styles, expected, "{path}");
    }
}

/// [W-656]
#[tokio::test]
async fn only_pages_may_compile_webassembly_and_only_those_of_the_demo_start_workers() {
    let server = TestServer::start().await;
    for (path, engine) in [
        ("/shift-scheduler", true),
        ("/es/shift-scheduler", true),
        ("/", false),
        ("/pricing", false),
        ("/demo/manager/team-member/TM001", false),
        ("/nowhere", false),
        ("/assets/engine-9f.wasm", false),
    ] {
        let policy = header(&server.get(path).await, "content-security-policy");
        let page = !path.starts_with("/assets/");
        assert_eq!(policy.contains("wasm-unsafe-eval"), page, "{path}");
        assert_eq!(policy.contains("worker-src 'self';"), engine, "{path}");
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"),
            "{path}: {policy}"
        );
    }
}

/// [W-655]
#[tokio::test]
async fn only_the_sign_up_page_may_load_the_human_check() {
    let google = "https://www.google.com/recaptcha/";
    let stub = "http://127.0.0.1:9";
    for (settings, scripts, frames) in [
        (
            vec![],
            vec![google, "https://www.gstatic.com/recaptcha/"],
            vec![google, "https://recaptcha.google.com/recaptcha/"],
        ),
        (
            vec![("RECAPTCHA_SCRIPT_URL", "http://127.0.0.1:9/stub.js?x=1")],
            vec![stub],
            vec![stub],
        ),
    ] {
        let mut site = TestSite::new();
        site.add_page("/sign-up", "en", Some("/es/sign-up"), true, false);
        site.add_page("/es/sign-up", "es", Some("/sign-up"), true, false);
        site.save_manifest();
        let server = TestServer::start_with(site, &settings).await;
        for path in ["/sign-up", "/es/sign-up"] {
            let response = server.get(path).await;
            let allowed = directive(&response, "script-src");
            assert!(set(&scripts).is_subset(&allowed), "{path}: {allowed:?}");
            let mut expected = set(&frames);
            expected.insert("'self'".to_owned());
            assert_eq!(directive(&response, "frame-src"), expected, "{path}");
            assert_eq!(directive(&response, "connect-src"), set(&["'self'"]));
        }
        for path in [
            "/",
            "/es",
            "/shift-scheduler",
            "/pricing",
            "/nowhere",
            "/demo/manager/team-member/x",
            "/assets/app-1a2b.js",
        ] {
            let policy = header(&server.get(path).await, "content-security-policy");
            assert!(
                !policy.contains("http") && !policy.contains("frame-src"),
                "{path}: {policy}"
            );
        }
    }
}

#[tokio::test]
async fn a_configured_tag_manager_is_allowed_on_all_pages() {
    let mut site = TestSite::new();
    site.add_page("/sign-up", "en", None, true, false);
    site.save_manifest();
    let script = "https://tags.example.com/gtm.js?id=GTM-X";
    let hosts = "collect.example.com, *.region.example.net";
    let settings = [("TAG_MANAGER_URL", script), ("TAG_MANAGER_HOSTS", hosts)];
    let server = TestServer::start_with(site, &settings).await;
    let expected = set(&[
        "https://tags.example.com",
        "https://collect.example.com",
        "https://*.region.example.net",
    ]);
    let outside = |sources: BTreeSet<String>| -> BTreeSet<String> {
        let elsewhere =
            |source: &String| source.starts_with("http") && !source.contains("/recaptcha/");
        sources.into_iter().filter(elsewhere).collect()
    };
    for path in ["/", "/es/shift-scheduler", "/sign-up", "/nowhere"] {
        let response = server.get(path).await;
        for name in ["script-src", "img-src", "connect-src"] {
            let allowed = outside(directive(&response, name));
            assert_eq!(allowed, expected, "{path}: {name}");
        }
        let policy = header(&response, "content-security-policy");
        assert_eq!(
            policy.matches("https://tags.example.com").count(),
            3,
            "{path}: {policy}"
        );
        let body = page_settings(&server, path).await;
        assert_eq!(body["tagManagerUrl"], script, "{path}");
    }
    let policy = header(
        &server.get("/assets/app-1a2b.js").await,
        "content-security-policy",
    );
    assert!(!policy.contains("example"), "{policy}");
}

/// TAG_MANAGER_HOSTS alone has no effect.
#[tokio::test]
async fn without_a_tag_manager_its_hosts_are_not_allowed() {
    let hosts = [("TAG_MANAGER_HOSTS", "collect.example.com")];
    let server = TestServer::start_with(TestSite::new(), &hosts).await;
    for path in ["/", "/es/shift-scheduler", "/nowhere"] {
        let response = server.get(path).await;
        assert_eq!(directive(&response, "connect-src"), set(&["'self'"]));
        assert_eq!(directive(&response, "img-src"), set(&["'self'", "data:"]));
        let policy = header(&response, "content-security-policy");
        assert!(!policy.contains("http"), "{path}: {policy}");
        let body = page_settings(&server, path).await;
        assert_eq!(body["tagManagerUrl"], Value::Null);
    }
}

#[tokio::test]
async fn only_pages_with_a_proof_of_work_may_start_workers() {
    let mut site = TestSite::new();
    for path in ["/sign-up", "/es/sign-up", "/contact"] {
        site.add_page(path, "en", None, true, false);
    }
    site.save_manifest();
    let server = TestServer::start_with(site, &[]).await;
    for (path, expected) in [
        ("/sign-up", "'self'"),
        ("/es/sign-up", "'self'"),
        ("/contact", "'none'"),
        ("/shift-scheduler", "'self'"),
        ("/", "'none'"),
        ("/pricing", "'none'"),
        ("/nowhere", "'none'"),
    ] {
        let allowed = directive(&server.get(path).await, "worker-src");
        assert_eq!(allowed, set(&[expected]), "{path}");
    }
}

#[tokio::test]
async fn page_settings_contain_the_human_check() {
    for (overrides, kind) in [
        (vec![("HUMAN_CHECK", "")], "altcha"),
        (vec![("RECAPTCHA_SITE_KEY", "key")], "recaptcha"),
        (vec![("HUMAN_CHECK", "recaptcha")], "recaptcha"),
        (
            vec![("HUMAN_CHECK", "altcha"), ("RECAPTCHA_SITE_KEY", "key")],
            "altcha",
        ),
        (vec![("HUMAN_CHECK", "OFF")], "off"),
    ] {
        let server = TestServer::start_with(TestSite::new(), &overrides).await;
        let body = page_settings(&server, "/").await;
        assert_eq!(body["humanCheck"], kind, "{overrides:?}");
    }
}

#[tokio::test]
async fn a_document_served_under_two_paths_has_a_policy_per_path() {
    let mut site = TestSite::new();
    let shared = |path: &str, engine: bool| {
        json!({"path": path, "file": "member/index.html", "data": null, "language": "en", "twin": null,
               "indexable": false, "engine": engine})
    };
    let pages = site.manifest()["pages"].as_array_mut().expect("a list");
    pages.extend([shared("/with", true), shared("/without", false)]);
    site.save_manifest();
    let server = TestServer::start_with(site, &[]).await;
    for (path, engine) in [("/with", true), ("/without", false)] {
        let policy = header(&server.get(path).await, "content-security-policy");
        assert_eq!(policy.contains("worker-src 'self';"), engine, "{path}");
    }
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
async fn hsts_duration_and_subdomains_are_configurable() {
    let hsts = async |overrides: &[(&str, &str)]| {
        let mut settings = vec![("PUBLIC_URL", "https://example.com")];
        settings.extend(overrides);
        let server = TestServer::start_with(TestSite::new(), &settings).await;
        header(&server.get("/").await, "strict-transport-security")
    };
    assert_eq!(hsts(&[]).await, "max-age=63072000");
    let short = [("HSTS_SECONDS", "300"), ("HSTS_SUBDOMAINS", "true")];
    assert_eq!(hsts(&short).await, "max-age=300; includeSubDomains");
    assert_eq!(hsts(&[("HSTS_SECONDS", "0")]).await, "");
}

#[tokio::test]
async fn only_images_may_be_embedded_by_other_sites() {
    let site = TestSite::new();
    site.write("preview.png", "a picture");
    site.write("assets/photo-1a2b.webp", "a picture");
    let server = TestServer::start_with(site, &[]).await;
    for (path, expected) in [
        ("/preview.png", "cross-origin"),
        ("/assets/photo-1a2b.webp", "cross-origin"),
        ("/", "same-origin"),
        ("/assets/app-1a2b.js", "same-origin"),
        ("/api/blog/posts", "same-origin"),
    ] {
        let response = server.get(path).await;
        let policy = header(&response, "cross-origin-resource-policy");
        assert_eq!(policy, expected, "{path}");
    }
}

#[tokio::test]
async fn violations_are_reported_to_the_configured_url() {
    let report = "https://reports.example/csp";
    let set = TestServer::start_with(TestSite::new(), &[("CSP_REPORT_URL", report)]).await;
    let policy = header(&set.get("/").await, "content-security-policy");
    assert!(
        policy.ends_with(&format!("; report-uri {report}")),
        "{policy}"
    );
    let unset = TestServer::start().await;
    let policy = header(&unset.get("/").await, "content-security-policy");
    assert!(!policy.contains("report"), "{policy}");
}

/// [W-651]
#[tokio::test]
async fn the_public_origin_replaces_the_placeholder() {
    let server = TestServer::start_with(
        TestSite::new(),
        &[("PUBLIC_URL", "https://www.example.com/")],
    )
    .await;
    for path in [
        "/",
        "/es/pricing",
        "/nowhere",
        "/pricing.data",
        "/.well-known/security.txt",
        "/sitemap.xml",
    ] {
        let text = server.text(path).await;
        assert!(!text.contains(PLACEHOLDER), "{path}");
        assert!(text.contains("https://www.example.com/"), "{path}");
    }
    assert!(
        server
            .text("/pricing")
            .await
            .contains("<link rel=\"canonical\" href=\"https://www.example.com/pricing\">")
    );
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
    }
}

#[tokio::test]
async fn page_settings_have_defaults() {
    let server = TestServer::start().await;
    let body = page_settings(&server, "/").await;
    assert_eq!(body["signUpUrl"], "/sign-up");
    assert_eq!(body["demoBookingUrl"], "/contact");
    for name in [
        "loginUrl",
        "consultationUrl",
        "tryFreeUrl",
        "appStoreUrl",
        "playStoreUrl",
    ] {
        let address = body[name].as_str().expect("an address");
        assert!(address.starts_with('/'), "{name} leads off the site");
    }
    assert_eq!(body["teamSpaceUrl"], Value::Null);
    assert_eq!(body["payPerUsage"], false);
    assert_eq!(
        body["recaptchaScriptUrl"],
        "https://www.google.com/recaptcha/api.js?render=explicit"
    );
    assert_eq!(body["recaptchaConfigured"], false);
}

#[tokio::test]
async fn hostile_setting_values_cannot_escape_their_data_block() {
    let hostile = "https://a.example/#</script><script>alert(1)</script><!--&'\u{2028}";
    let server = TestServer::start_with(
        TestSite::new(),
        &[("LOGIN_URL", hostile), ("SIGN_UP_URL", "/x?</script>")],
    )
    .await;
    let html = server.text("/").await;
    assert!(!html.contains("<script>alert"), "{html}");
    assert_eq!(
        html.matches("</script>").count(),
        document("", "").matches("</script>").count()
    );
    let body = page_settings(&server, "/").await;
    let login = body["loginUrl"].as_str().expect("text");
    assert!(
        login.starts_with("https://a.example/#") && login.contains("alert(1)"),
        "{login}"
    );
}
