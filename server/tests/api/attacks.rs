//! Denial-of-service attacks: floods of non-existent URLs, and clients that stall connections.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::blog::{BlogServer, Cms, index_request_count, posts, request_count};
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

/// Non-existent slugs cause a single request for the index.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_nonexistent_posts_cause_one_request() {
    let (cms, _) = Cms::start(posts(30)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for batch in 0..50 {
        let requests_sent = (0..200).map(|number| {
            let path = format!("/blog/made-up-{batch}-{number}");
            let blog = &blog;
            async move { blog.server.get(&path).await.status() }
        });
        assert!(
            join_all(requests_sent)
                .await
                .iter()
                .all(|status| *status == 404)
        );
    }
    assert_eq!(
        (request_count(&cms).await, index_request_count(&cms).await),
        (0, 1)
    );
}

/// A slow CMS can still serve a real post during a flood of non-existent ones.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_flood_of_nonexistent_posts_does_not_block_a_real_one() {
    let (cms, system) = Cms::start(posts(30)).await;
    system.slow_down(Duration::from_millis(500));
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let flood = (0..60).map(|number| {
        let blog = &blog;
        async move {
            let path = format!("/api/blog/posts?slug=made-up-{number}");
            blog.server.get(&path).await.status()
        }
    });
    let real = blog.server.get("/api/blog/posts?slug=post-7");
    let (flood, real) = tokio::join!(join_all(flood), real);
    assert_eq!(real.status(), 200);
    assert!(real.text().await.expect("text").contains("post-7"));
    assert!(flood.iter().all(|status| *status == 200));
    assert_eq!(
        (request_count(&cms).await, index_request_count(&cms).await),
        (1, 1)
    );
}

#[tokio::test]
async fn pages_beyond_the_last_are_not_requested() {
    let (cms, _) = Cms::start(posts(30)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for page in 5..100 {
        let path = format!("/api/blog/posts?page={page}&per_page=9");
        let response = blog.server.get(&path).await;
        assert_eq!(response.status(), 400, "{page}");
        let message = response.text().await.expect("text");
        assert!(
            message.contains("rest_post_invalid_page_number"),
            "{message}"
        );
    }
    assert_eq!(
        (request_count(&cms).await, index_request_count(&cms).await),
        (0, 1)
    );
    let last = blog.server.get("/api/blog/posts?page=4&per_page=9").await;
    assert_eq!(last.status(), 200);
}

/// CMS requests are limited per client; cached responses are not.
#[tokio::test]
async fn cms_requests_are_limited_per_client() {
    let (cms, _) = Cms::start(posts(30)).await;
    let limit = [("RATE_LIMIT_CMS_CALLS_PER_MINUTE", "3")];
    let blog = BlogServer::start(&cms.uri(), &limit).await;
    let list = |size: u32| format!("/api/blog/posts?per_page={size}&_fields=id");
    for size in 1..=3 {
        assert_eq!(blog.server.get(&list(size)).await.status(), 200, "{size}");
    }
    let refused = blog.server.get(&list(4)).await;
    assert_eq!(refused.status(), 429);
    assert!(!header(&refused, "retry-after").is_empty());
    for size in 1..=3 {
        assert_eq!(blog.server.get(&list(size)).await.status(), 200, "{size}");
    }
    assert_eq!(request_count(&cms).await, 3);
}

/// Our own concurrency limit is not remembered as a failure of the CMS.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_concurrency_limit_is_not_a_failure_of_the_cms() {
    let (cms, system) = Cms::start(posts(30)).await;
    system.slow_down(Duration::from_millis(2500));
    let limit = [("CMS_TIMEOUT_SECONDS", "6")];
    let blog = BlogServer::start(&cms.uri(), &limit).await;
    let requests_sent = (1..=17).map(|size| {
        let blog = &blog;
        async move {
            let path = format!("/api/blog/posts?per_page={size}&_fields=id");
            (path.clone(), blog.server.get(&path).await)
        }
    });
    let answers = join_all(requests_sent).await;
    let busy: Vec<_> = answers
        .into_iter()
        .filter(|(_, response)| response.status() != 200)
        .collect();
    assert_eq!(busy.len(), 1, "at most 16 concurrent requests");
    let (path, response) = &busy[0];
    assert_eq!(response.status(), 503);
    assert_eq!(header(response, "retry-after"), "1");
    system.slow_down(Duration::ZERO);
    assert_eq!(blog.server.get(path).await.status(), 200);
}

/// Arbitrary queries do not displace the site's own responses on disk.
#[tokio::test]
async fn only_the_sites_own_queries_are_cached_on_disk() {
    let (cms, _) = Cms::start(posts(30)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for size in [1, 2, 4, 5, 30] {
        let path = format!("/api/blog/posts?per_page={size}");
        assert_eq!(blog.server.get(&path).await.status(), 200);
    }
    assert_eq!(blog.cached_on_disk(), 0);
    let own = "/api/blog/posts?page=1&per_page=9&_embed=true&_fields=id,slug,_links,_embedded";
    assert_eq!(blog.server.get(own).await.status(), 200);
    assert_eq!(blog.cached_on_disk(), 1);
}

/// actix only limits the head of the first request.
#[tokio::test]
async fn the_time_limit_applies_to_the_head_of_every_request() {
    let overrides = [
        ("ANSWER_TIMEOUT_SECONDS", "0.3"),
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
    let overrides = [("ANSWER_TIMEOUT_SECONDS", "0.3")];
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
        ("WRITE_TIMEOUT_SECONDS", "0.3"),
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
    let limit = ("MAX_CONNECTIONS_PER_ADDRESS", "2");
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
