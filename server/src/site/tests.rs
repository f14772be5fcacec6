use std::collections::BTreeSet;

use actix_web::HttpResponse;
use actix_web::http::header;
use actix_web::test::TestRequest;
use serde_json::{Value, json};

use super::*;
use crate::settings::{Settings, WidgetSources};
use crate::test_site::{PLACEHOLDER, TestSite, document, script};

const ORIGIN: &str = "https://www.example.com";

fn load(site: &TestSite) -> Site {
    load_with(site, &PolicySources::default())
}

fn load_with(site: &TestSite, sources: &PolicySources) -> Site {
    Site::load(&site.folder(), None, ORIGIN, &json!({}), sources).expect("a valid site")
}

fn problems(site: &TestSite) -> Vec<String> {
    let folder = site.folder();
    let loaded = Site::load(&folder, None, ORIGIN, &json!({}), &PolicySources::default());
    let error = loaded.err().expect("problems");
    let message = error.to_string();
    assert!(
        message.contains(&folder.display().to_string()) && message.contains("cargo xtask build"),
        "{message}"
    );
    error.problems
}

/// The page or file at a path, also if it is a not-found page.
fn resource<'a>(site: &'a Site, path: &'a str) -> &'a Resource {
    match site.resolve(path) {
        Resolution::Found(resource) | Resolution::NoPage(resource) => resource,
        _ => panic!("{path} is no page or file"),
    }
}

fn text(site: &Site, path: &str) -> String {
    String::from_utf8(resource(site, path).plain().to_vec()).expect("text")
}

fn response(site: &Site, path: &str, accepted: &str) -> HttpResponse {
    let request = TestRequest::default().insert_header((header::ACCEPT_ENCODING, accepted));
    resource(site, path).respond(&request.to_http_request())
}

fn header_of(response: &HttpResponse, name: &str) -> String {
    let value = response.headers().get(name);
    value.map_or_else(String::new, |value| {
        value.to_str().expect("text").to_owned()
    })
}

fn policy(site: &Site, path: &str) -> String {
    header_of(&response(site, path, ""), "content-security-policy")
}

/// The sources of a CSP directive.
fn directive(site: &Site, path: &str, name: &str) -> BTreeSet<String> {
    let policy = policy(site, path);
    let found = policy
        .split(';')
        .find_map(|part| part.trim().strip_prefix(&format!("{name} ")));
    let found = found.unwrap_or_else(|| panic!("no {name} in {policy}"));
    found.split(' ').map(str::to_owned).collect()
}

fn set(sources: &[&str]) -> BTreeSet<String> {
    sources.iter().map(|source| (*source).to_owned()).collect()
}

#[test]
fn a_missing_folder_or_manifest_names_the_build_command() {
    let site = TestSite::empty();
    site.remove("site-manifest.json");
    assert!(problems(&site)[0].contains("site-manifest.json cannot be read"));
    std::fs::remove_dir_all(site.folder()).expect("removed");
    assert!(problems(&site)[0].contains("cannot be read"));
}

#[test]
fn a_broken_manifest_is_reported_with_its_position() {
    let site = TestSite::empty();
    for (text, expected) in [
        ("{\"pages\": [", "line 1"),
        (
            "{\"pages\": [],\n\"patterns\": [], \"redirects\": []}",
            "notFound",
        ),
        ("[]", "line 1"),
        (
            "{\"pages\":[{\"path\":\"/\"}],\"patterns\":[],\"redirects\":[],\"notFound\":{\"en\":\"a\",\"es\":\"b\"}}",
            "file",
        ),
    ] {
        site.write("site-manifest.json", text);
        let problems = problems(&site);
        assert_eq!(problems.len(), 1);
        assert!(
            problems[0].contains("is invalid") && problems[0].contains(expected),
            "{problems:?}"
        );
    }
}

#[test]
fn all_problems_of_the_manifest_are_listed_at_once() {
    let mut site = TestSite::new();
    site.remove("es/pricing/index.html");
    site.remove("pricing.data");
    site.manifest()["notFound"]["es"] = json!("es/missing.html");
    site.manifest()["redirects"] =
        json!([{"from": "/old", "to": "/gone"}, {"from": "/pricing", "to": "/"}]);
    site.manifest()["pages"][0]["file"] = json!("../secret.txt");
    site.save_manifest();
    std::fs::write(site.parent().join("secret.txt"), "x").expect("written");
    let problems = problems(&site);
    assert_eq!(problems.len(), 6, "{problems:#?}");
    for expected in [
        "es/pricing/index.html",
        "pricing.data",
        "es/missing.html",
        "\"/gone\"",
        "\"/pricing\" is listed twice",
        "../secret.txt",
    ] {
        let listed = problems.iter().any(|problem| problem.contains(expected));
        assert!(listed, "{expected}: {problems:#?}");
    }
}

#[test]
fn precompressed_files_of_another_build_are_rejected() {
    let site = TestSite::new();
    site.write("assets/app-1a2b.js", "export {};\n".repeat(100));
    let problems = problems(&site);
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(
        problems[0].contains("assets/app-1a2b.js.br"),
        "{problems:#?}"
    );
}

#[test]
fn all_invalid_pages_are_listed() {
    let site = TestSite::new();
    site.write("pricing/index.html", "<p>no settings block</p>");
    site.write(
        "privacy/index.html",
        document("Privacy", "/privacy").repeat(2),
    );
    site.write("es/index.html", b"\xff\xfe");
    let problems = problems(&site);
    assert_eq!(problems.len(), 3, "{problems:#?}");
    for expected in [
        "es/index.html is not valid UTF-8",
        "pricing/index.html has no <script",
        "privacy/index.html has 2",
    ] {
        let listed = problems.iter().any(|problem| problem.starts_with(expected));
        assert!(listed, "{expected}: {problems:#?}");
    }
}

#[test]
fn a_pattern_serves_its_document_for_any_value() {
    let site = load(&TestSite::new());
    for (path, is_page) in [
        ("/demo/manager/team-member/TM001", true),
        ("/demo/manager/team-member/nobody", true),
        ("/demo/manager/team-member/some%20body", true),
        ("/demo/manager/team-member", false),
        ("/demo/manager/team-member/TM001/more", false),
    ] {
        let is_found = matches!(site.resolve(path), Resolution::Found(_));
        assert_eq!(is_found, is_page, "{path}");
        let shown = text(&site, path).contains("<h1>A member</h1>");
        assert_eq!(shown, is_page, "{path}");
    }
    let data = site.resolve("/demo/manager/team-member/TM001.data");
    assert!(matches!(data, Resolution::NoFile));
}

/// [W-064] [W-605] [D-037]
#[test]
fn unknown_paths_have_the_not_found_page_of_the_language() {
    let site = load(&TestSite::new());
    for (path, title) in [
        ("/nowhere", "Page not found"),
        ("/pricing/more", "Page not found"),
        ("/Pricing", "Page not found"),
        ("/espresso", "Page not found"),
        ("/nowhere/", "Page not found"),
        ("/es/nowhere", "Página no encontrada"),
        ("/es/privacy", "Página no encontrada"),
        ("/es/pick-experience", "Página no encontrada"),
    ] {
        assert!(
            matches!(site.resolve(path), Resolution::NoPage(_)),
            "{path}"
        );
        let heading = format!("<h1>{title}</h1>");
        assert!(text(&site, path).contains(&heading), "{path}");
    }
}

/// [W-606]
#[test]
fn a_missing_file_has_no_page() {
    let site = load(&TestSite::new());
    for path in [
        "/assets/app-0000.js",
        "/assets/nothing",
        "/missing.png",
        "/es/missing.data",
        "/index.html",
        "/pricing/index.html",
        "/404/index.html",
        "/site-manifest.json",
        "/assets/app-1a2b.js.br",
        "/assets/app-1a2b.js.gz",
        "/assets/app-1a2b.js.zst",
        "/.vite/manifest.json",
        "/.env",
    ] {
        assert!(matches!(site.resolve(path), Resolution::NoFile), "{path}");
    }
}

/// [W-652]
#[test]
fn precompressed_variants_of_the_build_are_served() {
    let folder = TestSite::new();
    let site = load(&folder);
    let loaded = resource(&site, "/assets/app-1a2b.js");
    assert_eq!(loaded.plain(), script().as_bytes());
    let sizes = ["br", "zst", "gz"].map(|extension| {
        let name = format!("assets/app-1a2b.js.{extension}");
        folder.read(&name).len()
    });
    let all = sizes.iter().sum::<usize>() + script().len();
    assert_eq!(loaded.weight(), all, "the build's own bytes");
}

#[test]
fn compressed_formats_are_served_as_they_are_without_vary() {
    let site = load(&TestSite::new());
    for path in [
        "/assets/font-77.woff2",
        "/assets/photo-31.webp",
        "/assets/cheer-12.gif",
        "/favicon.ico",
    ] {
        let response = response(&site, path, "br, gzip, zstd");
        assert_eq!(header_of(&response, "content-encoding"), "", "{path}");
        assert_eq!(header_of(&response, "vary"), "", "{path}");
    }
}

/// [W-653]
#[test]
fn hashed_assets_are_immutable_and_pages_and_their_data_are_revalidated() {
    let site = load(&TestSite::new());
    let for_ever = "public, max-age=31536000, immutable";
    for (path, expected) in [
        ("/assets/app-1a2b.js", for_ever),
        ("/assets/font-77.woff2", for_ever),
        ("/assets/engine-9f.wasm", for_ever),
        ("/", "no-cache"),
        ("/es/pricing", "no-cache"),
        ("/demo/manager/team-member/TM001", "no-cache"),
        ("/pricing.data", "no-cache"),
        ("/_root.data", "no-cache"),
        ("/favicon.ico", "public, max-age=3600"),
        ("/robots.txt", "public, max-age=3600"),
    ] {
        let caching = header_of(&response(&site, path, ""), "cache-control");
        assert_eq!(caching, expected, "{path}");
    }
}

#[test]
fn files_have_the_right_content_type() {
    let site = load(&TestSite::new());
    for (path, expected) in [
        ("/", "text/html; charset=utf-8"),
        ("/pricing.data", "text/x-script; charset=utf-8"),
        ("/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/app-1a2b.css", "text/css; charset=utf-8"),
        ("/assets/engine-9f.wasm", "application/wasm"),
        ("/assets/font-77.woff2", "font/woff2"),
        ("/assets/photo-31.webp", "image/webp"),
        ("/assets/cheer-12.gif", "image/gif"),
        ("/assets/mark-5c.svg", "image/svg+xml"),
        ("/favicon.ico", "image/x-icon"),
        ("/pictures/a%C3%B1o%20nuevo.png", "image/png"),
        ("/site.webmanifest", "application/manifest+json"),
        ("/.well-known/security.txt", "text/plain; charset=utf-8"),
        ("/robots.txt", "text/plain; charset=utf-8"),
    ] {
        let content_type = header_of(&response(&site, path, ""), "content-type");
        assert_eq!(content_type, expected, "{path}");
    }
}

#[test]
fn only_images_may_be_embedded_by_other_sites() {
    let folder = TestSite::new();
    folder.write("preview.png", "a picture");
    let site = load(&folder);
    for (path, expected) in [
        ("/preview.png", "cross-origin"),
        ("/assets/photo-31.webp", "cross-origin"),
        // The default of all responses remains.
        ("/", ""),
        ("/assets/app-1a2b.js", ""),
    ] {
        let response = response(&site, path, "");
        let policy = header_of(&response, "cross-origin-resource-policy");
        assert_eq!(policy, expected, "{path}");
    }
}

/// Pages of the previous build may still be open and load their assets later.
#[test]
fn only_hashed_assets_of_the_previous_build_are_served() {
    let (current, previous) = (TestSite::new(), TestSite::new());
    previous.write("assets/app-0ld0.js", script());
    previous.write("assets/app-1a2b.css", "h1{color:red}");
    previous.write("old.txt", "of the build before");
    let load = |previous: &std::path::Path| {
        let sources = PolicySources::default();
        Site::load(
            &current.folder(),
            Some(previous),
            ORIGIN,
            &json!({}),
            &sources,
        )
        .expect("a missing previous build is not an error")
    };
    let site = load(&previous.folder());
    assert_eq!(text(&site, "/assets/app-0ld0.js"), script());
    let caching = header_of(&response(&site, "/assets/app-0ld0.js", ""), "cache-control");
    assert!(caching.contains("immutable"), "{caching}");
    let own = text(&site, "/assets/app-1a2b.css");
    assert!(
        own.starts_with("h1{margin:0}"),
        "the current build comes first"
    );
    assert!(matches!(site.resolve("/old.txt"), Resolution::NoFile));
    let site = load("/nowhere/at/all".as_ref());
    assert!(matches!(site.resolve("/"), Resolution::Found(_)));
}

/// The sitemap entry of a page.
fn entry<'a>(entries: &'a str, path: &str) -> &'a str {
    let place = format!("<loc>{ORIGIN}{path}</loc>");
    let mut lines = entries.lines().filter(|entry| entry.contains(&place));
    let entry = lines.next();
    let entry = entry.unwrap_or_else(|| panic!("{path} is missing in {entries}"));
    assert_eq!(lines.next(), None, "{path} is listed twice");
    entry
}

/// [W-602]
#[test]
fn the_sitemap_lists_exactly_the_indexable_pages_with_their_twins() {
    let site = load(&TestSite::new());
    let entries = site.sitemap_entries();
    let pages = [
        "/",
        "/es",
        "/pricing",
        "/es/pricing",
        "/shift-scheduler",
        "/es/shift-scheduler",
        "/privacy",
    ];
    for path in pages {
        entry(entries, path);
    }
    assert_eq!(entries.matches("<loc>").count(), pages.len());
    for path in ["/pricing", "/es/pricing"] {
        let entry = entry(entries, path);
        for (language, target) in [
            ("en", "/pricing"),
            ("es", "/es/pricing"),
            ("x-default", "/pricing"),
        ] {
            let link = format!("hreflang=\"{language}\" href=\"{ORIGIN}{target}\"");
            assert!(entry.contains(&link), "{path}: {entry}");
        }
        assert_eq!(entry.matches("hreflang").count(), 3);
    }
    assert!(!entry(entries, "/privacy").contains("hreflang"));
}

#[test]
fn a_twin_that_is_not_indexable_is_not_linked() {
    let mut folder = TestSite::new();
    let pages = folder.manifest()["pages"].as_array_mut().expect("a list");
    let twin = pages.iter_mut().find(|page| page["path"] == "/es/pricing");
    twin.expect("there")["indexable"] = false.into();
    folder.save_manifest();
    let site = load(&folder);
    assert!(!site.sitemap_entries().contains("/es/pricing"));
    assert!(!entry(site.sitemap_entries(), "/pricing").contains("hreflang"));
}

/// [W-600] also if the build has one of its own
#[test]
fn robots_txt_names_the_sitemap_and_disallows_the_api() {
    let folder = TestSite::new();
    folder.write("robots.txt", "User-agent: *\nDisallow: /\n");
    assert_eq!(
        text(&load(&folder), "/robots.txt"),
        format!("User-agent: *\nDisallow: /api/\n\nSitemap: {ORIGIN}/sitemap.xml\n")
    );
}

/// The hashes of inline elements with this name (no `src`, no data blocks), found by string search.
fn inline(html: &str, name: &str) -> BTreeSet<String> {
    html.split(&format!("<{name}"))
        .skip(1)
        .filter_map(|rest| {
            let (attributes, rest) = rest.split_once('>')?;
            let (content, _) = rest.split_once(&format!("</{name}>"))?;
            let is_inline = !attributes.contains("src=") && !attributes.contains("json");
            is_inline.then(|| csp::hash(content))
        })
        .collect()
}

#[test]
fn the_policy_allows_exactly_the_inline_scripts_and_styles_of_the_page() {
    let site = load(&TestSite::new());
    for path in [
        "/",
        "/es/pricing",
        "/shift-scheduler",
        "/demo/manager/team-member/TM001",
        "/nowhere",
        "/es/nowhere",
    ] {
        let html = text(&site, path);
        let mut scripts = inline(&html, "script");
        assert_eq!(scripts.len(), 2, "{path}");
        scripts.extend(set(&["'self'", "'wasm-unsafe-eval'"]));
        assert_eq!(directive(&site, path, "script-src"), scripts, "{path}");
        let mut styles = inline(&html, "style");
        assert_eq!(styles.len(), 1, "{path}");
        styles.insert("'self'".to_owned());
        assert_eq!(directive(&site, path, "style-src"), styles, "{path}");
        assert!(!policy(&site, path).contains("unsafe-inline"), "{path}");
    }
    assert_eq!(policy(&site, "/assets/engine-9f.wasm"), "");
}

/// [W-656] only pages of the demo and those with a proof of work start workers
#[test]
fn only_pages_that_need_workers_may_start_them() {
    let mut folder = TestSite::new();
    for path in ["/sign-up", "/es/sign-up", "/contact"] {
        folder.add_page(path, "en", None, true, false);
    }
    // A document served under two paths has a policy per path.
    let shared = |path: &str, engine: bool| {
        json!({"path": path, "file": "member/index.html", "data": null, "language": "en", "twin": null,
               "indexable": false, "engine": engine})
    };
    let pages = folder.manifest()["pages"].as_array_mut().expect("a list");
    pages.extend([shared("/with", true), shared("/without", false)]);
    folder.save_manifest();
    let site = load(&folder);
    for (path, expected) in [
        ("/sign-up", "'self'"),
        ("/es/sign-up", "'self'"),
        ("/contact", "'none'"),
        ("/shift-scheduler", "'self'"),
        ("/es/shift-scheduler", "'self'"),
        ("/with", "'self'"),
        ("/without", "'none'"),
        ("/", "'none'"),
        ("/pricing", "'none'"),
        ("/demo/manager/team-member/TM001", "'none'"),
        ("/nowhere", "'none'"),
    ] {
        let allowed = directive(&site, path, "worker-src");
        assert_eq!(allowed, set(&[expected]), "{path}");
    }
}

/// [W-655]
#[test]
fn only_the_sign_up_page_may_load_the_human_check() {
    let mut folder = TestSite::new();
    folder.add_page("/sign-up", "en", Some("/es/sign-up"), true, false);
    folder.add_page("/es/sign-up", "es", Some("/sign-up"), true, false);
    folder.save_manifest();
    let widget = WidgetSources {
        scripts: vec!["https://scripts.example/".to_owned()],
        frames: vec!["https://frames.example/".to_owned()],
    };
    let sources = PolicySources {
        widget,
        ..PolicySources::default()
    };
    let site = load_with(&folder, &sources);
    for path in ["/sign-up", "/es/sign-up"] {
        let scripts = directive(&site, path, "script-src");
        assert!(scripts.contains("https://scripts.example/"), "{path}");
        let frames = set(&["'self'", "https://frames.example/"]);
        assert_eq!(directive(&site, path, "frame-src"), frames, "{path}");
        assert_eq!(directive(&site, path, "connect-src"), set(&["'self'"]));
    }
    for path in [
        "/",
        "/es",
        "/shift-scheduler",
        "/pricing",
        "/nowhere",
        "/demo/manager/team-member/x",
    ] {
        let policy = policy(&site, path);
        assert!(
            !policy.contains("http") && !policy.contains("frame-src"),
            "{path}: {policy}"
        );
    }
}

/// Its hosts alone have no effect.
#[test]
fn a_configured_tag_manager_is_allowed_on_all_pages() {
    let mut folder = TestSite::new();
    folder.add_page("/sign-up", "en", None, true, false);
    folder.save_manifest();
    let hosts = ("TAG_MANAGER_HOSTS", "collect.example.com");
    let script = (
        "TAG_MANAGER_URL",
        "https://tags.example.com/gtm.js?id=GTM-X",
    );
    for (variables, expected) in [
        (
            vec![script, hosts],
            set(&["https://tags.example.com", "https://collect.example.com"]),
        ),
        (vec![hosts], set(&[])),
    ] {
        let settings = Settings::load(None, variables).expect("valid settings");
        let sources = PolicySources {
            tag_manager: settings.tag_manager.sources(),
            ..PolicySources::default()
        };
        let site = load_with(&folder, &sources);
        for path in ["/", "/es/shift-scheduler", "/sign-up", "/nowhere"] {
            for name in ["script-src", "img-src", "connect-src"] {
                let mut allowed = directive(&site, path, name);
                allowed.retain(|source| source.starts_with("http"));
                assert_eq!(allowed, expected, "{path}: {name}");
            }
            let policy = policy(&site, path);
            let mentions = policy.matches("http").count();
            assert_eq!(mentions, 3 * expected.len(), "{path}: {policy}");
        }
    }
}

#[test]
fn violations_are_reported_to_the_configured_url() {
    let report = "https://reports.example/csp";
    let sources = PolicySources {
        report: Some(report.to_owned()),
        ..PolicySources::default()
    };
    let site = load_with(&TestSite::new(), &sources);
    assert!(policy(&site, "/").ends_with(&format!("; report-uri {report}")));
    assert!(!policy(&load(&TestSite::new()), "/").contains("report"));
}

/// [W-651]
#[test]
fn the_public_origin_replaces_the_placeholder() {
    let site = load(&TestSite::new());
    for path in [
        "/",
        "/es/pricing",
        "/nowhere",
        "/pricing.data",
        "/.well-known/security.txt",
    ] {
        let text = text(&site, path);
        assert!(
            !text.contains(PLACEHOLDER) && text.contains(ORIGIN),
            "{path}"
        );
    }
    let canonical = format!("<link rel=\"canonical\" href=\"{ORIGIN}/pricing\">");
    assert!(text(&site, "/pricing").contains(&canonical));
}

#[test]
fn hostile_setting_values_cannot_escape_their_data_block() {
    let hostile = "https://a.example/#</script><script>alert(1)</script><!--&'\u{2028}";
    let settings = json!({"loginUrl": hostile});
    let folder = TestSite::new();
    let sources = PolicySources::default();
    let site = Site::load(&folder.folder(), None, ORIGIN, &settings, &sources);
    let html = text(&site.expect("a valid site"), "/");
    assert!(!html.contains("<script>alert"), "{html}");
    assert_eq!(
        html.matches("</script>").count(),
        document("", "").matches("</script>").count()
    );
    let block = "<script id=\"site-settings\" type=\"application/json\">";
    let (_, rest) = html.split_once(block).expect("the block");
    let (block, _) = rest.split_once("</script>").expect("its end");
    assert_eq!(
        serde_json::from_str::<Value>(block).expect("JSON"),
        settings
    );
}
