//! Resolution of paths to pages, files, redirects and errors.

use crate::common::raw;
use crate::common::{TestServer, TestSite, header};
use reqwest::Method;
use serde_json::Value;

/// [W-590]
#[tokio::test]
async fn every_page_is_served_without_an_account_or_cookies() {
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
        let text = response.text().await.expect("text");
        assert!(
            text.contains(&format!("<h1>Page {path}</h1>")),
            "{path}: {text}"
        );
    }
}

#[tokio::test]
async fn the_query_does_not_affect_pages() {
    let server = TestServer::start().await;
    assert_eq!(
        server.text("/pricing?lng=es&x=%zz").await,
        server.text("/pricing").await
    );
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
        let response = raw::exchange(server.address, "GET", path, "").await;
        assert_eq!(
            (response.status, response.header("location")),
            (308, to),
            "{path}"
        );
        assert_eq!(response.header("cache-control"), "no-cache", "{path}");
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
        let response = raw::exchange(server.address, "GET", path, "").await;
        assert!(
            matches!(response.status, 400 | 404),
            "{path}: {}",
            response.head
        );
        assert_eq!(response.header("location"), "", "{path}");
    }
}

#[tokio::test]
async fn the_not_found_page_and_the_missing_file_are_404_and_never_304() {
    let server = TestServer::start().await;
    for (path, content_type, text) in [
        (
            "/nowhere",
            "text/html; charset=utf-8",
            "<h1>Page not found</h1>",
        ),
        ("/missing.png", "text/plain; charset=utf-8", "Not found\n"),
    ] {
        let request = server.request(Method::GET, path);
        let response = request.header("if-none-match", "*").send().await;
        let response = response.expect("a response");
        assert_eq!(response.status(), 404, "{path}");
        assert_eq!(header(&response, "content-type"), content_type);
        assert_eq!(header(&response, "cache-control"), "no-cache", "{path}");
        assert_eq!(header(&response, "etag"), "", "{path}");
        assert!(
            response.text().await.expect("text").contains(text),
            "{path}"
        );
    }
}

/// [W-604]
#[tokio::test]
async fn unknown_api_paths_are_a_json_404() {
    let server = TestServer::start().await;
    for method in [Method::GET, Method::POST, Method::PUT, Method::DELETE] {
        for path in [
            "/api",
            "/api/",
            "/api/nothing",
            "/api/blog/x.json",
            "/api/../pricing",
        ] {
            let response = raw::exchange(
                server.address,
                method.as_str(),
                path,
                "Content-Length: 0\r\n",
            )
            .await;
            assert_eq!(response.status, 404, "{method} {path}");
            assert_eq!(response.header("content-type"), "application/json");
            assert_eq!(response.header("cache-control"), "no-store");
            let body: Value = serde_json::from_slice(&response.body).expect("JSON");
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
async fn other_methods_are_405_or_404_for_unknown_paths() {
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
                .expect("a response");
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
async fn head_is_get_without_the_body() {
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
    std::fs::write(site.parent().join("secret.txt"), "the secret").expect("written");
    #[cfg(unix)]
    std::os::unix::fs::symlink(
        site.parent().join("secret.txt"),
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
        let response = raw::exchange(server.address, "GET", path, "").await;
        assert!(
            matches!(response.status, 400 | 404),
            "{path}: {}",
            response.head
        );
        assert!(!response.text().contains("the secret"), "{path}");
    }
}

#[tokio::test]
async fn a_malformed_host_is_400() {
    let server = TestServer::start().await;
    let request = "GET / HTTP/1.1\r\nHost: a b/c@d\r\nConnection: close\r\n\r\n";
    let response = raw::send(server.address, request).await;
    assert_eq!(response.status, 400);
    assert!(response.text().contains("bad_host"), "{}", response.text());
}

#[tokio::test]
async fn malformed_paths_are_400() {
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
        let response = raw::exchange(server.address, "GET", path, "").await;
        assert_eq!(response.status, 400, "{path}");
        let body: Value = serde_json::from_slice(&response.body).expect("JSON");
        assert_eq!(body["code"], "bad_path", "{path}");
        assert_eq!(response.header("set-cookie"), "");
    }
}

#[tokio::test]
async fn urls_are_limited_in_length() {
    let server = TestServer::start().await;
    for (target, status) in [
        (format!("/{}", "a".repeat(8 * 1024 - 1)), 404),
        (format!("/{}", "a".repeat(8 * 1024)), 414),
        (format!("/pricing?{}", "q".repeat(8 * 1024)), 414),
        (format!("/pricing?{}", "q".repeat(8 * 1024 - 9)), 200),
    ] {
        let response = raw::exchange(server.address, "GET", &target, "").await;
        assert_eq!(response.status, status, "{} bytes", target.len());
        assert_eq!(response.text().contains("url_too_long"), status == 414);
    }
}

#[tokio::test]
async fn liveness_is_ok_and_not_cached() {
    let server = TestServer::start().await;
    let response = server.get("/healthz").await;
    assert_eq!(response.status(), 200);
    assert_eq!(header(&response, "cache-control"), "no-store");
    assert_eq!(response.text().await.expect("text"), "ok\n");
}

/// Under another name pages would work, but not their forms.
#[tokio::test]
async fn pages_under_another_name_are_at_the_public_url() {
    let server = TestServer::start_with(
        TestSite::new(),
        &[("PUBLIC_URL", "https://www.example.com")],
    )
    .await;
    let get = async |path: &str, host: &str| {
        let request = server.request(Method::GET, path).header("host", host);
        request.send().await.expect("a response")
    };
    for path in [
        "/pricing?plan=free",
        "/nowhere",
        "/blog",
        "/assets/app-1a2b.css",
    ] {
        let response = get(path, "example.org").await;
        assert_eq!(response.status(), 308, "{path}");
        assert_eq!(
            header(&response, "location"),
            format!("https://www.example.com{path}")
        );
        assert_eq!(header(&response, "cache-control"), "no-cache");
    }
    for (path, host) in [
        ("/pricing", "www.example.com"),
        ("/pricing", "127.0.0.1"),
        ("/healthz", "example.org"),
        ("/api/blog/posts", "example.org"),
    ] {
        assert_eq!(get(path, host).await.status(), 200, "{path} {host}");
    }
}
