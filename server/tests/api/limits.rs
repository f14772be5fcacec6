//! Limits on clients, and many concurrent clients.

use std::net::SocketAddr;
use std::time::Duration;

use crate::common::site::script;
use crate::common::{TestServer, TestSite, raw};
use futures_util::future::join_all;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

async fn start(overrides: &[(&str, &str)]) -> TestServer {
    TestServer::start_with(TestSite::new(), overrides).await
}

async fn connect(address: SocketAddr) -> TcpStream {
    TcpStream::connect(address).await.expect("connected")
}

/// [W-649]
#[tokio::test]
async fn a_body_with_too_large_a_content_length_is_rejected_unread() {
    let server = start(&[("limits.max_body", "1000")]).await;
    for (path, length, status) in [
        ("/api/nothing", "1001", 413),
        ("/api/nothing", "99999999999999999999999", 400),
        ("/pricing", "5000000000", 413),
    ] {
        let mut stream = connect(server.address).await;
        let head = format!("POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {length}\r\n\r\n");
        stream.write_all(head.as_bytes()).await.expect("sent");
        let response = timeout(TIMEOUT, raw::read_one(&mut stream))
            .await
            .expect("a response before the body");
        assert_eq!(response.status, status, "{path} {length}");
        assert_eq!(response.text().contains("body_too_large"), status == 413);
    }
    let body = "x".repeat(1000);
    let within = server
        .request(reqwest::Method::POST, "/api/nothing")
        .body(body)
        .send()
        .await
        .expect("a response");
    assert_eq!(within.status(), 404);
}

/// [W-649]
#[tokio::test]
async fn an_unfinished_head_is_408_and_closes_the_connection() {
    let server = start(&[("limits.header_timeout", "0.2")]).await;
    let mut stream = connect(server.address).await;
    stream
        .write_all(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        .await
        .expect("sent");
    let response = timeout(TIMEOUT, raw::finish(stream)).await.expect("closed");
    assert_eq!(response.status, 408);
}

/// [W-649]
#[tokio::test]
async fn an_idle_connection_is_closed_after_the_time_limit() {
    let server = start(&[("limits.keep_alive", "0.2")]).await;
    let mut stream = connect(server.address).await;
    for _ in 0..3 {
        stream
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            .await
            .expect("sent");
        assert_eq!(raw::read_one(&mut stream).await.status, 200);
    }
    let mut rest = Vec::new();
    let end = timeout(TIMEOUT, stream.read_to_end(&mut rest))
        .await
        .expect("closed");
    assert_eq!(end.expect("closed cleanly"), 0);
}

/// [W-649]
#[tokio::test]
async fn connections_beyond_the_limit_wait_until_one_is_closed() {
    let server = start(&[("MAX_CONNECTIONS", "1"), ("WORKERS", "4")]).await;
    let mut first = connect(server.address).await;
    first
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .expect("sent");
    assert_eq!(raw::read_one(&mut first).await.status, 200);
    let mut second = connect(server.address).await;
    second
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .expect("sent");
    for _ in 0..200 {
        first
            .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            .await
            .expect("sent");
        assert_eq!(raw::read_one(&mut first).await.status, 200);
    }
    let mut nothing = [0; 1];
    let too_early = second.try_read(&mut nothing).expect_err("no response yet");
    assert_eq!(too_early.kind(), std::io::ErrorKind::WouldBlock);
    drop(first);
    let response = timeout(TIMEOUT, raw::read_one(&mut second))
        .await
        .expect("its turn");
    assert_eq!(response.status, 200);
}

/// [W-649]
#[tokio::test]
async fn a_slow_body_is_408_and_closes_the_connection() {
    let server = start(&[("limits.body_timeout", "0.2")]).await;
    let mut stream = connect(server.address).await;
    let head = "POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n\
                Content-Length: 500\r\n\r\n{\"name\": ";
    stream.write_all(head.as_bytes()).await.expect("sent");
    let response = timeout(TIMEOUT, raw::finish(stream)).await.expect("closed");
    assert_eq!(response.status, 408);
    assert!(
        response.text().contains("body_too_slow"),
        "{}",
        response.text()
    );
}

/// [W-649]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn slow_and_idle_clients_do_not_block_others() {
    let server = start(&[
        ("limits.header_timeout", "3600"),
        ("limits.body_timeout", "3600"),
        ("limits.keep_alive", "3600"),
        ("RATE_LIMIT_POSTS_PER_MINUTE", "1000000"),
    ])
    .await;
    let address = server.address;
    let slow = (0..300).map(|number| async move {
        let mut stream = connect(address).await;
        let sent: &[u8] = match number % 4 {
            0 => b"",
            1 => b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
            2 => b"POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{",
            _ => b"GET /assets/app-1a2b.js HTTP/1.1\r\nHost: x\r\n\r\n",
        };
        stream.write_all(sent).await.expect("sent");
        stream
    });
    let held = join_all(slow).await;
    let others = (0..50).map(|_| server.text("/pricing"));
    let pages = timeout(TIMEOUT, join_all(others))
        .await
        .expect("within the time limit");
    assert!(
        pages
            .iter()
            .all(|page| page.contains("<h1>Page /pricing</h1>"))
    );
    assert_eq!(server.get("/readyz").await.status(), 200);
    assert_eq!(held.len(), 300);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn many_concurrent_clients_get_the_right_bytes() {
    let server = start(&[]).await;
    let pages = [
        "/",
        "/es",
        "/pricing",
        "/shift-scheduler",
        "/privacy",
        "/es/pricing",
    ];
    let clients = (0..600).map(|number| {
        let server = &server;
        async move {
            let path = pages[number % pages.len()];
            if number % 3 == 0 {
                assert_eq!(server.text("/assets/app-1a2b.js").await, script());
            }
            if number % 7 == 0 {
                assert_eq!(
                    server.get(&format!("/nowhere/{number}")).await.status(),
                    404
                );
            }
            assert!(
                server
                    .text(path)
                    .await
                    .contains(&format!("<h1>Page {path}</h1>")),
                "{path}"
            );
        }
    });
    assert_eq!(join_all(clients).await.len(), 600);
}

#[tokio::test]
async fn pipelined_requests_are_answered_in_order() {
    let server = start(&[]).await;
    let paths = [
        "/pricing", "/nowhere", "/healthz", "/api/x", "/es", "/welcome",
    ];
    let mut stream = connect(server.address).await;
    let all: String = paths
        .iter()
        .map(|path| format!("GET {path} HTTP/1.1\r\nHost: x\r\n\r\n"))
        .collect();
    stream.write_all(all.as_bytes()).await.expect("sent");
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        .await
        .expect("sent");
    let mut bytes = Vec::new();
    timeout(TIMEOUT, stream.read_to_end(&mut bytes))
        .await
        .expect("closed")
        .expect("answers");
    let text = String::from_utf8_lossy(&bytes);
    let statuses: Vec<&str> = text
        .split("HTTP/1.1 ")
        .skip(1)
        .map(|response| &response[..3])
        .collect();
    assert_eq!(statuses, ["200", "404", "200", "404", "200", "308", "200"]);
}
