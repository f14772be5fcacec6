//! Denial-of-service attacks: floods of non-existent URLs, and clients that stall connections.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::blog::{BlogServer, Cms, posts, request_count};
use crate::common::site::noise;
use crate::common::{TestServer, TestSite, header, raw};
use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

const REQUEST: &[u8] = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

async fn connect(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.expect("connected")
}

/// The remaining bytes until the server closes the connection; a reset counts as closed.
async fn closed(mut stream: TcpStream) -> Vec<u8> {
    let mut rest = Vec::new();
    let end = timeout(TIMEOUT, stream.read_to_end(&mut rest)).await;
    drop(end.expect("the server closes the connection"));
    rest
}

/// Slugs and pages that do not exist are answered from memory.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_nonexistent_posts_and_pages_cause_no_request() {
    let (cms, _) = Cms::start(posts(30)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    assert_eq!(blog.server.get("/blog/post-7").await.status(), 200);
    let before = request_count(&cms).await;
    for batch in 0..50 {
        let requests_sent = (0..200).map(|number| {
            let path = match number % 4 {
                0 => format!("/blog/made-up-{batch}-{number}"),
                1 => format!("/blog?page={}", 100 + batch * 200 + number),
                2 => format!("/blog/category/made-up-{batch}-{number}"),
                _ => format!("/blog/category/q-a?page={}", 100 + batch * 200 + number),
            };
            let blog = &blog;
            async move { blog.server.get(&path).await.status() }
        });
        let answers = join_all(requests_sent).await;
        assert!(answers.iter().all(|status| *status == 404));
    }
    assert_eq!(request_count(&cms).await, before);
}

/// Right after a start, a thousand visitors at once of what is built from all posts share one build each.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_visitors_after_a_start_share_each_build() {
    let (cms, _) = Cms::start(posts(230)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    assert_eq!(blog.server.get("/healthz").await.status(), 200);
    for path in ["/sitemap.xml", "/blog/feed.xml", "/blog/category/q-a"] {
        let visitors = (0..1000).map(|_| {
            let blog = &blog;
            async move {
                let request = blog.server.request(reqwest::Method::GET, path);
                let response = request.header("Accept-Encoding", "br").send().await;
                let response = response.expect("a response");
                (response.status().as_u16(), header(&response, "etag"))
            }
        });
        let answers = join_all(visitors).await;
        assert!(
            answers
                .iter()
                .all(|answer| answer.0 == 200 && *answer == answers[0]),
            "{path}"
        );
    }
}

/// actix only limits the head of the first request.
#[tokio::test]
async fn the_time_limit_applies_to_the_head_of_every_request() {
    let overrides = [
        ("limits.answer_timeout", "0.3"),
        ("METRICS_ADDR", "127.0.0.1:0"),
    ];
    let server = TestServer::start_with(TestSite::new(), &overrides).await;
    let mut stream = connect(server.address).await;
    for _ in 0..3 {
        stream.write_all(REQUEST).await.expect("sent");
        assert_eq!(raw::read_one(&mut stream).await.status, 200);
    }
    let slow = b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ";
    stream.write_all(slow).await.expect("sent");
    closed(stream).await;
    let metrics = server.metrics().await.text().await.expect("text");
    let line = "brightcrew_connections_closed_total{reason=\"answer_timeout\"} 1";
    assert!(metrics.contains(line), "{metrics}");
}

/// A body that no handler reads is limited in time.
#[tokio::test]
async fn an_endless_unread_body_is_cut_off() {
    let overrides = [("limits.answer_timeout", "0.3")];
    let server = TestServer::start_with(TestSite::new(), &overrides).await;
    let stream = connect(server.address).await;
    let (mut read, mut write) = stream.into_split();
    let head = b"GET /pricing HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    write.write_all(head).await.expect("sent");
    let sending = tokio::spawn(async move {
        while write.write_all(b"5\r\nendle\r\n").await.is_ok() {
            tokio::task::yield_now().await;
        }
    });
    let mut response = Vec::new();
    let end = timeout(TIMEOUT, read.read_to_end(&mut response)).await;
    drop(end.expect("the server closes the connection"));
    assert!(response.starts_with(b"HTTP/1.1 200"));
    timeout(TIMEOUT, sending)
        .await
        .expect("ended")
        .expect("no panic");
}

/// A client that requests a large file and does not read it is disconnected.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_stops_reading_is_disconnected() {
    let site = TestSite::empty();
    site.write("assets/large-1.bin", noise(48 << 20));
    let overrides = [
        ("limits.write_timeout", "0.3"),
        ("METRICS_ADDR", "127.0.0.1:0"),
    ];
    let server = TestServer::start_with(site, &overrides).await;
    let mut stream = connect(server.address).await;
    let request = b"GET /assets/large-1.bin HTTP/1.1\r\nHost: x\r\n\r\n";
    stream.write_all(request).await.expect("sent");
    let disconnected = async {
        loop {
            let metrics = server.metrics().await.text().await.expect("text");
            if metrics.contains("closed_total{reason=\"write_timeout\"} 1") {
                return;
            }
            tokio::task::yield_now().await;
        }
    };
    timeout(TIMEOUT, disconnected).await.expect("disconnected");
    assert!(closed(stream).await.len() < 48 << 20);
}

/// One address cannot use all connections; proxies are exempt.
#[tokio::test]
async fn connections_are_limited_per_address() {
    let answered = async |stream: &mut TcpStream| {
        stream.write_all(REQUEST).await.expect("sent");
        raw::read_one(stream).await.status
    };
    let limit = ("limits.max_connections_per_address", "2");
    let server = TestServer::start_with(TestSite::empty(), &[limit]).await;
    let mut first = connect(server.address).await;
    let mut second = connect(server.address).await;
    assert_eq!(answered(&mut first).await, 200);
    assert_eq!(answered(&mut second).await, 200);
    assert!(closed(connect(server.address).await).await.is_empty());
    assert_eq!(answered(&mut first).await, 200);
    drop(second);
    let place = async {
        loop {
            let mut third = connect(server.address).await;
            let mut bytes = [0; 12];
            let sent = third.write_all(REQUEST).await.is_ok();
            if sent && third.read_exact(&mut bytes).await.is_ok() {
                return bytes;
            }
        }
    };
    let bytes = timeout(TIMEOUT, place)
        .await
        .expect("a connection is released");
    assert_eq!(&bytes, b"HTTP/1.1 200");

    let trusted = [limit, ("TRUSTED_PROXIES", "127.0.0.1")];
    let server = TestServer::start_with(TestSite::empty(), &trusted).await;
    let mut many = Vec::new();
    for _ in 0..5 {
        let mut stream = connect(server.address).await;
        assert_eq!(answered(&mut stream).await, 200);
        many.push(stream);
    }
}
