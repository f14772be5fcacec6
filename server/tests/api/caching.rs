//! Compression, entity tags and cache policies.

use std::io::Read as _;

use crate::common::{TestServer, header};
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
