//! What stands at which path, and what the server says where nothing stands.

use crate::common::raw;
use crate::common::{TestServer, TestSite, header};
use reqwest::Method;
use serde_json::Value;

/// [W-590]
#[tokio::test]
async fn every_page_of_the_manifest_answers_its_document_without_any_account_or_cookie() {
    let mut site = TestSite::new();
    let pages = site.manifest()["pages"].as_array().expect("a list").clone();
    assert_eq!(pages.len(), 8);
    let server = TestServer::start_with(site, &[]).await;
    for page in pages {
        let path = page["path"].as_str().expect("a path");
        let response = server.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(
            header(&response, "content-type"),
            "text/html; charset=utf-8"
        );
        assert_eq!(header(&response, "set-cookie"), "");
        let text = response.text().await.expect("a text");
        assert!(
            text.contains(&format!("<h1>Page {path}</h1>")),
            "{path}: {text}"
        );
    }
}

#[tokio::test]
async fn a_page_is_the_same_whatever_the_query() {
    let server = TestServer::start().await;
    assert_eq!(
        server.text("/pricing?lng=es&x=%zz").await,
        server.text("/pricing").await
    );
}

#[tokio::test]
async fn a_pattern_answers_its_document_for_any_value_of_its_variable() {
    let server = TestServer::start().await;
    for (path, status) in [
        ("/demo/manager/team-member/TM001", 200),
        ("/demo/manager/team-member/nobody", 200),
        ("/demo/manager/team-member/some%20body", 200),
        ("/demo/manager/team-member", 404),
        ("/demo/manager/team-member/TM001/more", 404),
        ("/demo/manager/team-member/TM001.data", 404),
    ] {
        let response = server.get(path).await;
        assert_eq!(response.status(), status, "{path}");
        let text = response.text().await.expect("a text");
        assert_eq!(text.contains("<h1>A member</h1>"), status == 200, "{path}");
    }
}

#[tokio::test]
async fn redirects_are_permanent_and_keep_the_query() {
    let server = TestServer::start().await;
    for (path, to) in [
        ("/welcome", "/shift-scheduler"),
        (
            "/welcome?from=mail&x=a%20b",
            "/shift-scheduler?from=mail&x=a%20b",
        ),
        ("/welcome/", "/shift-scheduler"),
        ("/es/welcome?a=1", "/es/shift-scheduler?a=1"),
        ("/first-member", "/demo/manager/team-member/TM001"),
        ("/pricing/", "/pricing"),
        ("/pricing///?a=1&a=2", "/pricing?a=1&a=2"),
        ("/es/", "/es"),
        (
            "/demo/manager/team-member/TM001/?tab=1",
            "/demo/manager/team-member/TM001?tab=1",
        ),
        ("/%70ricing", "/pricing"),
        ("/a%73sets/app-1a2b.js", "/assets/app-1a2b.js"),
        (
            "/pictures/a%c3%b1o%20nuevo.png",
            "/pictures/a%C3%B1o%20nuevo.png",
        ),
    ] {
        let answer = raw::exchange(server.address, "GET", path, "").await;
        assert_eq!(
            (answer.status, answer.header("location")),
            (308, to),
            "{path}"
        );
        assert_eq!(answer.header("cache-control"), "no-cache", "{path}");
    }
}

#[tokio::test]
async fn no_redirect_ever_leads_to_another_site() {
    let server = TestServer::start().await;
    for path in [
        "//evil.example/",
        "//evil.example",
        "///",
        "/\\evil.example/",
        "//evil.example/%2e%2e",
        "//pricing/",
    ] {
        let answer = raw::exchange(server.address, "GET", path, "").await;
        assert!(
            matches!(answer.status, 400 | 404),
            "{path}: {}",
            answer.head
        );
        assert_eq!(answer.header("location"), "", "{path}");
    }
}

/// [W-064] [W-605] [D-037]
#[tokio::test]
async fn any_other_path_answers_the_not_found_page_of_its_language_with_status_404() {
    let server = TestServer::start().await;
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
        let response = server.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        assert_eq!(
            header(&response, "content-type"),
            "text/html; charset=utf-8",
            "{path}"
        );
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
        assert_eq!(header(&response, "etag"), "", "{path}");
        assert!(
            response
                .text()
                .await
                .expect("a text")
                .contains(&format!("<h1>{title}</h1>")),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_condition_does_not_turn_the_not_found_page_into_304() {
    let server = TestServer::start().await;
    let response = server
        .request(Method::GET, "/nowhere")
        .header("if-none-match", "*")
        .send()
        .await
        .expect("an answer");
    assert_eq!(response.status(), 404);
}

/// [W-606]
#[tokio::test]
async fn a_missing_file_answers_a_plain_404_and_never_html() {
    let server = TestServer::start().await;
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
        let response = server.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        assert_eq!(
            header(&response, "content-type"),
            "text/plain; charset=utf-8",
            "{path}"
        );
        assert_eq!(
            response.text().await.expect("a text"),
            "Not found\n",
            "{path}"
        );
    }
}

/// [W-604]
#[tokio::test]
async fn any_other_api_path_answers_a_json_404() {
    let server = TestServer::start().await;
    for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE] {
        for path in [
            "/api",
            "/api/",
            "/api/nothing",
            "/api/blog/x.json",
            "/api/../pricing",
        ] {
            let answer = raw::exchange(
                server.address,
                method.as_str(),
                path,
                "Content-Length: 0\r\n",
            )
            .await;
            assert_eq!(answer.status, 404, "{method} {path}");
            assert_eq!(answer.header("content-type"), "application/json");
            assert_eq!(answer.header("cache-control"), "no-store");
            let body: Value = serde_json::from_slice(&answer.body).expect("JSON");
            assert_eq!(body["code"], "not_found");
            assert!(
                body["message"]
                    .as_str()
                    .is_some_and(|message| !message.is_empty())
            );
            assert_eq!(
                body.as_object().map(serde_json::Map::len),
                Some(2),
                "{body}"
            );
        }
    }
}

#[tokio::test]
async fn a_wrong_method_answers_405_with_the_right_ones_and_404_where_nothing_is() {
    let server = TestServer::start().await;
    for method in [
        Method::POST,
        Method::PUT,
        Method::DELETE,
        Method::PATCH,
        Method::OPTIONS,
    ] {
        for (path, status) in [
            ("/", 405),
            ("/pricing", 405),
            ("/welcome", 405),
            ("/assets/app-1a2b.js", 405),
            ("/healthz", 405),
            ("/sitemap.xml", 405),
            ("/nowhere", 404),
            ("/assets/nothing.js", 404),
        ] {
            let response = server
                .request(method.clone(), path)
                .send()
                .await
                .expect("an answer");
            assert_eq!(response.status(), status, "{method} {path}");
            let allowed = if status == 405 { "GET, HEAD" } else { "" };
            assert_eq!(header(&response, "allow"), allowed, "{method} {path}");
            let body: Value = response.json().await.expect("JSON");
            assert_eq!(
                body["code"],
                if status == 405 {
                    "method_not_allowed"
                } else {
                    "not_found"
                }
            );
        }
    }
}

#[tokio::test]
async fn head_answers_what_get_does_without_the_body() {
    let server = TestServer::start().await;
    for path in [
        "/",
        "/assets/app-1a2b.js",
        "/nowhere",
        "/missing.png",
        "/welcome",
        "/healthz",
        "/api/nothing",
    ] {
        for encoding in ["", "Accept-Encoding: br\r\n"] {
            let get = raw::exchange(server.address, "GET", path, encoding).await;
            let head = raw::exchange(server.address, "HEAD", path, encoding).await;
            assert!(head.body.is_empty(), "{path}: {:?}", head.text());
            assert_eq!(head.status, get.status, "{path}");
            for name in [
                "content-length",
                "content-type",
                "content-encoding",
                "etag",
                "cache-control",
                "vary",
                "location",
            ] {
                assert_eq!(head.header(name), get.header(name), "{path} {name}");
            }
            assert_eq!(
                get.header("content-length"),
                get.body.len().to_string(),
                "{path}"
            );
        }
    }
}

#[tokio::test]
async fn nothing_outside_the_site_can_be_reached() {
    let site = TestSite::new();
    std::fs::write(site.outside().join("secret.txt"), "the secret").expect("written");
    #[cfg(unix)]
    std::os::unix::fs::symlink(
        site.outside().join("secret.txt"),
        site.folder().join("link.txt"),
    )
    .expect("linked");
    let server = TestServer::start_with(site, &[]).await;
    for path in [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e%2fsecret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%252e%252e/secret.txt",
        "/....//secret.txt",
        "/./../secret.txt",
        "/link.txt",
        "/assets/../pricing",
        "/./pricing",
    ] {
        let answer = raw::exchange(server.address, "GET", path, "").await;
        assert!(
            matches!(answer.status, 400 | 404),
            "{path}: {}",
            answer.head
        );
        assert!(!answer.text().contains("the secret"), "{path}");
    }
}

#[tokio::test]
async fn malformed_paths_answer_400() {
    let server = TestServer::start().await;
    for path in [
        "/%",
        "/%zz",
        "/pricing%",
        "/a%00b",
        "/%0d%0aset-cookie:x=1",
        "/%ff%fe",
        "/assets/%c3",
    ] {
        let answer = raw::exchange(server.address, "GET", path, "").await;
        assert_eq!(answer.status, 400, "{path}");
        let body: Value = serde_json::from_slice(&answer.body).expect("JSON");
        assert_eq!(body["code"], "bad_path", "{path}");
        assert_eq!(answer.header("set-cookie"), "");
    }
}

#[tokio::test]
async fn overlong_addresses_answer_414_and_long_ones_are_read() {
    let server = TestServer::start().await;
    for (target, status) in [
        (format!("/{}", "a".repeat(8 * 1024 - 1)), 404),
        (format!("/{}", "a".repeat(8 * 1024)), 414),
        (format!("/pricing?{}", "q".repeat(8 * 1024)), 414),
        (format!("/pricing?{}", "q".repeat(8 * 1024 - 9)), 200),
    ] {
        let answer = raw::exchange(server.address, "GET", &target, "").await;
        assert_eq!(answer.status, status, "{} bytes", target.len());
        assert_eq!(answer.text().contains("url_too_long"), status == 414);
    }
}

#[tokio::test]
async fn liveness_answers_ok_and_is_never_stored() {
    let server = TestServer::start().await;
    let response = server.get("/healthz").await;
    assert_eq!(response.status(), 200);
    assert_eq!(header(&response, "cache-control"), "no-store");
    assert_eq!(response.text().await.expect("a text"), "ok\n");
}
