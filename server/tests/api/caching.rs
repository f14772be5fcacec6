//! Compressed forms, entity tags, and how long things may be kept.

use std::collections::HashSet;
use std::io::Read as _;

use crate::common::site::script;
use crate::common::{TestServer, TestSite, header};
use reqwest::{Method, Response};

fn decode(encoding: &str, bytes: &[u8]) -> Vec<u8> {
    let mut plain = Vec::new();
    match encoding {
        "" => plain.extend_from_slice(bytes),
        "br" => drop(
            brotli::Decompressor::new(bytes, 4096)
                .read_to_end(&mut plain)
                .expect("brotli"),
        ),
        "gzip" => drop(
            flate2::read::GzDecoder::new(bytes)
                .read_to_end(&mut plain)
                .expect("gzip"),
        ),
        "zstd" => drop(
            zstd::Decoder::new(bytes)
                .expect("zstd")
                .read_to_end(&mut plain)
                .expect("zstd"),
        ),
        other => panic!("unknown coding {other}"),
    }
    plain
}

async fn ask(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> Response {
    let request = server.request(Method::GET, path);
    headers
        .iter()
        .fold(request, |request, (name, value)| {
            request.header(*name, *value)
        })
        .send()
        .await
        .expect("an answer")
}

/// [W-652]
#[tokio::test]
async fn pages_and_assets_come_in_the_coding_that_the_client_prefers() {
    let server = TestServer::start().await;
    for path in [
        "/pricing",
        "/assets/app-1a2b.js",
        "/assets/app-1a2b.css",
        "/assets/engine-9f.wasm",
        "/sitemap.xml",
    ] {
        let plain = ask(&server, path, &[]).await.bytes().await.expect("bytes");
        for (accepted, wanted) in [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip, deflate, zstd", "zstd"),
            ("gzip, deflate", "gzip"),
            ("deflate", ""),
            ("identity", ""),
            ("", ""),
            ("*", "br"),
            ("br;q=0, *;q=0.1", "zstd"),
            ("gzip;q=1.0, br;q=0.9, zstd;q=0.8", "gzip"),
            ("br;q=0.5, identity;q=0.9", ""),
            ("zstd;q=0.001", "zstd"),
            ("br;q=nonsense, gzip", "gzip"),
            ("identity;q=0, *;q=0", ""),
        ] {
            let response = ask(&server, path, &[("accept-encoding", accepted)]).await;
            assert_eq!(response.status(), 200);
            assert_eq!(
                header(&response, "content-encoding"),
                wanted,
                "{path} {accepted:?}"
            );
            assert_eq!(
                header(&response, "vary"),
                "Accept-Encoding",
                "{path} {accepted:?}"
            );
            let bytes = response.bytes().await.expect("bytes");
            assert_eq!(decode(wanted, &bytes), plain, "{path} {accepted:?}");
            assert_eq!(
                bytes.len() < plain.len(),
                !wanted.is_empty(),
                "{path} {accepted:?}"
            );
        }
    }
}

#[tokio::test]
async fn several_lines_of_accepted_codings_are_one_list() {
    let server = TestServer::start().await;
    let headers = [
        ("accept-encoding", "gzip;q=0.4"),
        ("accept-encoding", "zstd;q=0.5"),
    ];
    assert_eq!(
        header(&ask(&server, "/", &headers).await, "content-encoding"),
        "zstd"
    );
}

/// [W-652]
#[tokio::test]
async fn the_compressed_forms_of_the_build_are_served_as_they_are() {
    let site = TestSite::new();
    let built =
        ["br", "zst", "gz"].map(|extension| site.read(&format!("assets/app-1a2b.js.{extension}")));
    let server = TestServer::start_with(site, &[]).await;
    for (coding, built) in ["br", "zstd", "gzip"].into_iter().zip(built) {
        let response = ask(
            &server,
            "/assets/app-1a2b.js",
            &[("accept-encoding", coding)],
        )
        .await;
        assert_eq!(response.bytes().await.expect("bytes"), built, "{coding}");
    }
    assert_eq!(server.text("/assets/app-1a2b.js").await, script());
}

#[tokio::test]
async fn what_is_compressed_already_comes_plain_and_does_not_vary() {
    let server = TestServer::start().await;
    for path in [
        "/assets/font-77.woff2",
        "/assets/photo-31.webp",
        "/assets/cheer-12.gif",
        "/favicon.ico",
    ] {
        let response = ask(&server, path, &[("accept-encoding", "br, gzip, zstd")]).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(header(&response, "content-encoding"), "", "{path}");
        assert_eq!(header(&response, "vary"), "", "{path}");
    }
}

/// [W-652]
#[tokio::test]
async fn each_form_has_a_strong_tag_of_its_own_and_a_known_tag_answers_304() {
    let server = TestServer::start().await;
    for path in ["/", "/assets/app-1a2b.js", "/pricing.data"] {
        let mut tags = HashSet::new();
        for coding in ["br", "zstd", "gzip", "identity"] {
            let first = ask(&server, path, &[("accept-encoding", coding)]).await;
            let tag = header(&first, "etag");
            assert!(
                tag.starts_with('"') && tag.ends_with('"') && tag.len() > 16,
                "{tag}"
            );
            assert!(tags.insert((tag.clone(), header(&first, "content-encoding"))));
            let lists = [
                tag.clone(),
                format!("W/{tag}"),
                format!("\"other\", {tag}"),
                format!("\"a\",W/{tag} ,\"b\""),
                "*".into(),
            ];
            for known in lists {
                let again = ask(
                    &server,
                    path,
                    &[("accept-encoding", coding), ("if-none-match", &known)],
                )
                .await;
                assert_eq!(again.status(), 304, "{path} {coding} {known}");
                for name in ["etag", "cache-control", "vary", "content-security-policy"] {
                    assert_eq!(
                        header(&again, name),
                        header(&first, name),
                        "{path} {coding} {name}"
                    );
                }
                assert_eq!(header(&again, "content-encoding"), "");
                assert!(again.bytes().await.expect("bytes").is_empty());
            }
            for unknown in ["\"other\"", "\"\"", &tag[1..], "W/"] {
                let again = ask(
                    &server,
                    path,
                    &[("accept-encoding", coding), ("if-none-match", unknown)],
                )
                .await;
                assert_eq!(again.status(), 200, "{path} {coding} {unknown}");
            }
        }
        let distinct: HashSet<_> = tags.iter().map(|(tag, _)| tag).collect();
        assert_eq!(distinct.len(), tags.len(), "{path}");
    }
}

#[tokio::test]
async fn the_tag_of_one_form_is_not_known_for_another() {
    let server = TestServer::start().await;
    let tag = header(
        &ask(&server, "/", &[("accept-encoding", "br")]).await,
        "etag",
    );
    let other = ask(
        &server,
        "/",
        &[("accept-encoding", "gzip"), ("if-none-match", &tag)],
    )
    .await;
    assert_eq!(other.status(), 200);
}

/// [W-653]
#[tokio::test]
async fn hashed_assets_are_immutable_and_pages_and_their_data_are_asked_for_again() {
    let server = TestServer::start().await;
    let for_ever = "public, max-age=31536000, immutable";
    for (path, wanted) in [
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
        assert_eq!(
            header(&server.get(path).await, "cache-control"),
            wanted,
            "{path}"
        );
    }
}

#[tokio::test]
async fn every_kind_of_file_has_its_content_type() {
    let server = TestServer::start().await;
    for (path, wanted) in [
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
        ("/sitemap.xml", "application/xml; charset=utf-8"),
        ("/robots.txt", "text/plain; charset=utf-8"),
    ] {
        let response = server.get(path).await;
        assert_eq!(
            (
                response.status().as_u16(),
                header(&response, "content-type")
            ),
            (200, wanted.to_owned()),
            "{path}"
        );
        assert_eq!(
            header(&response, "x-content-type-options"),
            "nosniff",
            "{path}"
        );
    }
}

/// A page of the build before is still open somewhere: what it loads later must be there.
#[tokio::test]
async fn hashed_assets_of_the_build_before_are_served_too_and_nothing_else_of_it() {
    let previous = TestSite::new();
    previous.write("assets/app-0ld0.js", script());
    previous.write("assets/app-1a2b.css", "h1{color:red}");
    previous.write("old.txt", "of the build before");
    let folder = previous
        .folder()
        .to_str()
        .expect("a Unicode path")
        .to_owned();
    let wanted = [("SITE_DIR_PREVIOUS", folder.as_str())];
    let server = TestServer::start_with(TestSite::new(), &wanted).await;
    let kept = server.get("/assets/app-0ld0.js").await;
    assert_eq!(kept.status(), 200);
    assert!(header(&kept, "cache-control").contains("immutable"));
    assert_eq!(kept.text().await.expect("a text"), script());
    let own = server.text("/assets/app-1a2b.css").await;
    assert!(own.starts_with("h1{margin:0}"), "the build's own wins");
    assert_eq!(server.get("/old.txt").await.status(), 404);
    let gone = [("SITE_DIR_PREVIOUS", "/nowhere/at/all")];
    let server = TestServer::start_with(TestSite::new(), &gone).await;
    assert_eq!(
        server.get("/").await.status(),
        200,
        "nobody is kept from starting"
    );
}
