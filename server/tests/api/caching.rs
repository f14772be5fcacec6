//! Compression, entity tags and cache policies.

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

async fn get_with(server: &TestServer, path: &str, headers: &[(&str, &str)]) -> Response {
    let request = server.request(Method::GET, path);
    headers
        .iter()
        .fold(request, |request, (name, value)| {
            request.header(*name, *value)
        })
        .send()
        .await
        .expect("a response")
}

/// [W-652]
#[tokio::test]
async fn pages_and_assets_are_served_in_the_preferred_coding() {
    let server = TestServer::start().await;
    for path in [
        "/pricing",
        "/assets/app-1a2b.js",
        "/assets/app-1a2b.css",
        "/assets/engine-9f.wasm",
        "/sitemap.xml",
    ] {
        let plain = get_with(&server, path, &[])
            .await
            .bytes()
            .await
            .expect("bytes");
        for (accepted, expected) in [
            ("gzip, deflate, br, zstd", "br"),
            ("gzip, deflate, zstd", "zstd"),
            ("gzip, deflate", "gzip"),
            ("deflate", ""),
            ("identity", ""),
            ("", ""),
        ] {
            let response = get_with(&server, path, &[("accept-encoding", accepted)]).await;
            assert_eq!(response.status(), 200);
            assert_eq!(
                header(&response, "content-encoding"),
                expected,
                "{path} {accepted:?}"
            );
            assert_eq!(
                header(&response, "vary"),
                "Accept-Encoding",
                "{path} {accepted:?}"
            );
            let bytes = response.bytes().await.expect("bytes");
            assert_eq!(decode(expected, &bytes), plain, "{path} {accepted:?}");
            assert_eq!(
                bytes.len() < plain.len(),
                !expected.is_empty(),
                "{path} {accepted:?}"
            );
        }
    }
}

#[tokio::test]
async fn several_accept_encoding_lines_are_one_list() {
    let server = TestServer::start().await;
    let headers = [
        ("accept-encoding", "gzip;q=0.4"),
        ("accept-encoding", "zstd;q=0.5"),
    ];
    assert_eq!(
        header(&get_with(&server, "/", &headers).await, "content-encoding"),
        "zstd"
    );
}

/// [W-652]
#[tokio::test]
async fn precompressed_variants_of_the_build_are_served() {
    let site = TestSite::new();
    let built =
        ["br", "zst", "gz"].map(|extension| site.read(&format!("assets/app-1a2b.js.{extension}")));
    let server = TestServer::start_with(site, &[]).await;
    for (coding, built) in ["br", "zstd", "gzip"].into_iter().zip(built) {
        let response = get_with(
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
async fn compressed_formats_are_served_as_they_are_without_vary() {
    let server = TestServer::start().await;
    for path in [
        "/assets/font-77.woff2",
        "/assets/photo-31.webp",
        "/assets/cheer-12.gif",
        "/favicon.ico",
    ] {
        let response = get_with(&server, path, &[("accept-encoding", "br, gzip, zstd")]).await;
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(header(&response, "content-encoding"), "", "{path}");
        assert_eq!(header(&response, "vary"), "", "{path}");
    }
}

/// [W-652]
#[tokio::test]
async fn each_variant_has_a_strong_tag_and_a_matching_one_yields_304() {
    let server = TestServer::start().await;
    for path in ["/", "/assets/app-1a2b.js", "/pricing.data"] {
        let mut tags = HashSet::new();
        for coding in ["br", "zstd", "gzip", "identity"] {
            let first = get_with(&server, path, &[("accept-encoding", coding)]).await;
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
                let again = get_with(
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
                let again = get_with(
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
async fn the_tag_of_one_variant_does_not_match_another() {
    let server = TestServer::start().await;
    let tag = header(
        &get_with(&server, "/", &[("accept-encoding", "br")]).await,
        "etag",
    );
    let other = get_with(
        &server,
        "/",
        &[("accept-encoding", "gzip"), ("if-none-match", &tag)],
    )
    .await;
    assert_eq!(other.status(), 200);
}

/// [W-653]
#[tokio::test]
async fn hashed_assets_are_immutable_and_pages_and_their_data_are_revalidated() {
    let server = TestServer::start().await;
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
        assert_eq!(
            header(&server.get(path).await, "cache-control"),
            expected,
            "{path}"
        );
    }
}

#[tokio::test]
async fn files_have_the_right_content_type() {
    let server = TestServer::start().await;
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
        ("/sitemap.xml", "application/xml; charset=utf-8"),
        ("/robots.txt", "text/plain; charset=utf-8"),
    ] {
        let response = server.get(path).await;
        assert_eq!(
            (
                response.status().as_u16(),
                header(&response, "content-type")
            ),
            (200, expected.to_owned()),
            "{path}"
        );
        assert_eq!(
            header(&response, "x-content-type-options"),
            "nosniff",
            "{path}"
        );
    }
}

/// Pages of the previous build may still be open and load their assets later.
#[tokio::test]
async fn only_hashed_assets_of_the_previous_build_are_served() {
    let previous = TestSite::new();
    previous.write("assets/app-0ld0.js", script());
    previous.write("assets/app-1a2b.css", "h1{color:red}");
    previous.write("old.txt", "of the build before");
    let folder = previous
        .folder()
        .to_str()
        .expect("a Unicode path")
        .to_owned();
    let overrides = [("SITE_DIR_PREVIOUS", folder.as_str())];
    let server = TestServer::start_with(TestSite::new(), &overrides).await;
    let old_asset = server.get("/assets/app-0ld0.js").await;
    assert_eq!(old_asset.status(), 200);
    assert!(header(&old_asset, "cache-control").contains("immutable"));
    assert_eq!(old_asset.text().await.expect("text"), script());
    let own = server.text("/assets/app-1a2b.css").await;
    assert!(
        own.starts_with("h1{margin:0}"),
        "the current build takes precedence"
    );
    assert_eq!(server.get("/old.txt").await.status(), 404);
    let missing = [("SITE_DIR_PREVIOUS", "/nowhere/at/all")];
    let server = TestServer::start_with(TestSite::new(), &missing).await;
    assert_eq!(
        server.get("/").await.status(),
        200,
        "a missing previous build is not an error"
    );
}
