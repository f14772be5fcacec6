//! Security headers, the policy of each page, and what is written into pages at start.

use std::collections::BTreeSet;

use crate::common::site::{PLACEHOLDER, document};
use crate::common::{TestServer, TestSite, header};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use reqwest::Response;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The contents of the elements of this name that have no `src` and hold no data, found by plain searching.
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

/// The sources of one directive of the policy.
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
async fn the_policy_allows_exactly_the_inline_scripts_and_styles_of_the_served_bytes() {
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
        let html = response.text().await.expect("a text");
        let mut wanted = inline(&html, "script");
        assert_eq!(wanted.len(), 2, "{path}");
        wanted.insert("'self'".to_owned());
        wanted.insert("'wasm-unsafe-eval'".to_owned());
        assert_eq!(scripts, wanted, "{path}");
        let mut wanted = inline(&html, "style");
        assert_eq!(wanted.len(), 1, "{path}");
        wanted.insert("'self'".to_owned());
        assert_eq!(styles, wanted, "{path}");
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
            let mut wanted = set(&frames);
            wanted.insert("'self'".to_owned());
            assert_eq!(directive(&response, "frame-src"), wanted, "{path}");
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
async fn a_tag_manager_may_be_loaded_by_every_page_where_one_is_set() {
    let mut site = TestSite::new();
    site.add_page("/sign-up", "en", None, true, false);
    site.save_manifest();
    let script = "https://tags.example.com/gtm.js?id=GTM-X";
    let hosts = "collect.example.com, *.region.example.net";
    let settings = [("TAG_MANAGER_URL", script), ("TAG_MANAGER_HOSTS", hosts)];
    let server = TestServer::start_with(site, &settings).await;
    let wanted = set(&[
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
            assert_eq!(allowed, wanted, "{path}: {name}");
        }
        let policy = header(&response, "content-security-policy");
        assert_eq!(
            policy.matches("https://tags.example.com").count(),
            3,
            "{path}: {policy}"
        );
        let told = page_settings(&server, path).await;
        assert_eq!(told["tagManagerUrl"], script, "{path}");
    }
    let policy = header(
        &server.get("/assets/app-1a2b.js").await,
        "content-security-policy",
    );
    assert!(!policy.contains("example"), "{policy}");
}

/// The hosts alone allow nothing.
#[tokio::test]
async fn without_a_tag_manager_nothing_of_the_kind_is_allowed() {
    let hosts = [("TAG_MANAGER_HOSTS", "collect.example.com")];
    let server = TestServer::start_with(TestSite::new(), &hosts).await;
    for path in ["/", "/es/shift-scheduler", "/nowhere"] {
        let response = server.get(path).await;
        assert_eq!(directive(&response, "connect-src"), set(&["'self'"]));
        assert_eq!(directive(&response, "img-src"), set(&["'self'", "data:"]));
        let policy = header(&response, "content-security-policy");
        assert!(!policy.contains("http"), "{path}: {policy}");
        let told = page_settings(&server, path).await;
        assert_eq!(told["tagManagerUrl"], Value::Null);
    }
}

#[tokio::test]
async fn only_pages_that_work_in_the_background_may_start_workers() {
    let mut site = TestSite::new();
    for path in ["/sign-up", "/es/sign-up", "/contact", "/es/contact"] {
        site.add_page(path, "en", None, true, false);
    }
    site.save_manifest();
    let server = TestServer::start_with(site, &[]).await;
    for (path, wanted) in [
        ("/sign-up", "'self'"),
        ("/es/sign-up", "'self'"),
        ("/contact", "'self'"),
        ("/es/contact", "'self'"),
        ("/shift-scheduler", "'self'"),
        ("/", "'none'"),
        ("/pricing", "'none'"),
        ("/nowhere", "'none'"),
    ] {
        let allowed = directive(&server.get(path).await, "worker-src");
        assert_eq!(allowed, set(&[wanted]), "{path}");
    }
}

#[tokio::test]
async fn pages_are_told_which_human_check_there_is() {
    for (wanted, kind) in [
        (vec![("HUMAN_CHECK", "")], "altcha"),
        (vec![("RECAPTCHA_SITE_KEY", "key")], "recaptcha"),
        (vec![("HUMAN_CHECK", "recaptcha")], "recaptcha"),
        (
            vec![("HUMAN_CHECK", "altcha"), ("RECAPTCHA_SITE_KEY", "key")],
            "altcha",
        ),
        (vec![("HUMAN_CHECK", "OFF")], "off"),
    ] {
        let server = TestServer::start_with(TestSite::new(), &wanted).await;
        let told = page_settings(&server, "/").await;
        assert_eq!(told["humanCheck"], kind, "{wanted:?}");
    }
}

#[tokio::test]
async fn one_document_under_two_paths_gets_the_policy_of_each() {
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
        for (name, wanted) in [
            ("default-src", "'none'"),
            ("frame-ancestors", "'none'"),
            ("base-uri", "'none'"),
            ("form-action", "'self'"),
            ("font-src", "'self'"),
            ("connect-src", "'self'"),
            ("manifest-src", "'self'"),
        ] {
            assert_eq!(directive(&response, name), set(&[wanted]), "{path} {name}");
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
async fn files_errors_and_redirects_send_the_security_headers_that_matter_to_them() {
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
            "{path}: read on documents only"
        );
    }
    let policy = header(&server.get("/api/nothing").await, "content-security-policy");
    assert_eq!(policy, "default-src 'none'; frame-ancestors 'none'");
}

/// [W-658]
#[tokio::test]
async fn strict_transport_is_promised_exactly_when_the_public_url_is_https() {
    for (public_url, wanted) in [
        ("https://www.example.com", true),
        ("http://www.example.com", false),
    ] {
        let server = TestServer::start_with(TestSite::new(), &[("PUBLIC_URL", public_url)]).await;
        for path in ["/", "/assets/app-1a2b.js", "/api/x"] {
            let promise = header(&server.get(path).await, "strict-transport-security");
            assert_eq!(
                promise.contains("max-age=63072000"),
                wanted,
                "{public_url} {path}"
            );
        }
    }
}

#[tokio::test]
async fn how_long_and_how_widely_https_is_promised_is_the_operators_choice() {
    let promise = async |wanted: &[(&str, &str)]| {
        let mut settings = vec![("PUBLIC_URL", "https://example.com")];
        settings.extend(wanted);
        let server = TestServer::start_with(TestSite::new(), &settings).await;
        header(&server.get("/").await, "strict-transport-security")
    };
    assert_eq!(promise(&[]).await, "max-age=63072000");
    let short = [("HSTS_SECONDS", "300"), ("HSTS_SUBDOMAINS", "true")];
    assert_eq!(promise(&short).await, "max-age=300; includeSubDomains");
    assert_eq!(promise(&[("HSTS_SECONDS", "0")]).await, "");
}

#[tokio::test]
async fn pictures_may_be_shown_by_pages_of_other_sites_and_nothing_else() {
    let site = TestSite::new();
    site.write("preview.png", "a picture");
    site.write("assets/photo-1a2b.webp", "a picture");
    let server = TestServer::start_with(site, &[]).await;
    for (path, wanted) in [
        ("/preview.png", "cross-origin"),
        ("/assets/photo-1a2b.webp", "cross-origin"),
        ("/", "same-origin"),
        ("/assets/app-1a2b.js", "same-origin"),
        ("/api/blog/posts", "same-origin"),
    ] {
        let response = server.get(path).await;
        let policy = header(&response, "cross-origin-resource-policy");
        assert_eq!(policy, wanted, "{path}");
    }
}

#[tokio::test]
async fn violations_are_reported_to_the_address_that_is_set() {
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
async fn the_public_origin_stands_wherever_the_build_left_its_placeholder() {
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
async fn the_addresses_of_outside_pages_reach_every_page_from_the_settings() {
    let wanted = [
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
    let mut settings: Vec<_> = wanted
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
        let told = page_settings(&server, path).await;
        for (_, key, value) in wanted {
            assert_eq!(told[key], value, "{path}");
        }
        assert_eq!(told["payPerUsage"], true);
        assert_eq!(told["recaptchaConfigured"], true);
        assert_eq!(told["publicUrl"], "https://www.example.com");
    }
}

#[tokio::test]
async fn without_settings_the_pages_are_told_the_defaults() {
    let server = TestServer::start().await;
    let told = page_settings(&server, "/").await;
    assert_eq!(told["signUpUrl"], "/sign-up");
    assert_eq!(told["demoBookingUrl"], "/contact");
    for name in [
        "loginUrl",
        "consultationUrl",
        "tryFreeUrl",
        "appStoreUrl",
        "playStoreUrl",
    ] {
        let address = told[name].as_str().expect("an address");
        assert!(address.starts_with('/'), "{name} leads off the site");
    }
    assert_eq!(told["teamSpaceUrl"], Value::Null);
    assert_eq!(told["payPerUsage"], false);
    assert_eq!(
        told["recaptchaScriptUrl"],
        "https://www.google.com/recaptcha/api.js?render=explicit"
    );
    assert_eq!(told["recaptchaConfigured"], false);
}

#[tokio::test]
async fn hostile_setting_values_cannot_leave_their_data_block() {
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
    let told = page_settings(&server, "/").await;
    let login = told["loginUrl"].as_str().expect("a text");
    assert!(
        login.starts_with("https://a.example/#") && login.contains("alert(1)"),
        "{login}"
    );
}
