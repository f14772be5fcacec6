//! Shutdown.

use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use crate::common::site::noise;
use crate::common::{TestServer, TestSite, raw};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader, Lines};
use tokio::net::TcpStream;
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

/// More than the socket buffers hold, so that the response is in flight until the client reads on.
const LARGE: usize = 48 << 20;

fn site_with_large_file() -> TestSite {
    let site = TestSite::empty();
    site.write("assets/large-1.bin", noise(LARGE));
    site
}

/// Starts a large response: reads the head and the first bytes.
async fn begin_large(address: SocketAddr) -> (TcpStream, Vec<u8>) {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    stream
        .write_all(b"GET /assets/large-1.bin HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .expect("sent");
    let mut read = vec![0; 4096];
    stream.read_exact(&mut read).await.expect("the first bytes");
    (stream, read)
}

/// Reads the rest of the response and checks every byte.
async fn finish_large(mut stream: TcpStream, mut read: Vec<u8>) {
    timeout(TIMEOUT, stream.read_to_end(&mut read))
        .await
        .expect("within the time limit")
        .expect("the rest");
    let head = read
        .windows(4)
        .position(|window| window == b"\r\n\r\n")
        .expect("a head")
        + 4;
    assert_eq!(read.len() - head, LARGE);
    assert!(read[head..] == noise(LARGE), "the bytes differ");
}

/// Waits until the server refuses new connections.
async fn refused(address: SocketAddr) {
    let closed = async {
        while TcpStream::connect(address).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    timeout(TIMEOUT, closed)
        .await
        .expect("new connections are refused");
}

/// [W-650]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_graceful_shutdown_finishes_responses_in_flight() {
    let mut server = TestServer::start_with(site_with_large_file(), &[]).await;
    let (stream, read) = begin_large(server.address).await;
    server.stop();
    refused(server.address).await;
    assert!(!server.is_finished());
    finish_large(stream, read).await;
    timeout(TIMEOUT, server.wait())
        .await
        .expect("ended")
        .expect("without an error");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn idle_connections_do_not_delay_the_shutdown() {
    let overrides = [
        ("SHUTDOWN_TIMEOUT_SECONDS", "86400"),
        ("limits.keep_alive", "86400"),
    ];
    let mut server = TestServer::start_with(TestSite::empty(), &overrides).await;
    let mut stream = TcpStream::connect(server.address).await.expect("connected");
    stream
        .write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        .await
        .expect("sent");
    assert_eq!(raw::read_one(&mut stream).await.status, 200);
    server.stop();
    timeout(TIMEOUT, server.wait())
        .await
        .expect("ended")
        .expect("without an error");
    let mut rest = Vec::new();
    assert_eq!(
        stream.read_to_end(&mut rest).await.expect("closed cleanly"),
        0
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_client_that_stops_reading_delays_the_shutdown_only_up_to_the_limit() {
    let mut server =
        TestServer::start_with(site_with_large_file(), &[("SHUTDOWN_TIMEOUT_SECONDS", "1")]).await;
    let (_stream, _read) = begin_large(server.address).await;
    server.stop();
    timeout(TIMEOUT, server.wait())
        .await
        .expect("ended")
        .expect("without an error");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_immediate_stop_does_not_wait() {
    let mut server = TestServer::start_with(
        site_with_large_file(),
        &[("SHUTDOWN_TIMEOUT_SECONDS", "86400")],
    )
    .await;
    let (_stream, _read) = begin_large(server.address).await;
    server.stop();
    refused(server.address).await;
    server.stop_now();
    timeout(TIMEOUT, server.wait())
        .await
        .expect("ended")
        .expect("without an error");
}

/// A running server process.
struct Process {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
    address: SocketAddr,
}

impl Process {
    async fn start(site: &TestSite) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_brightcrew-server"))
            .env_clear()
            .env("SITE_DIR", site.folder())
            .env("DATABASE_URL", site.database_url())
            .envs([
                ("LISTEN_ADDR", "127.0.0.1:0"),
                ("LOG_FORMAT", "json"),
                ("SHUTDOWN_TIMEOUT_SECONDS", "86400"),
            ])
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the program runs");
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let serving = wait_for(&mut lines, "serving").await;
        let port = serving["port"]
            .as_u64()
            .and_then(|port| port.try_into().ok())
            .expect("a port");
        Self {
            child,
            lines,
            address: SocketAddr::from(([127, 0, 0, 1], port)),
        }
    }

    async fn signal(&self, name: &str) {
        let id = self.child.id().expect("running").to_string();
        let sent = Command::new("kill")
            .args(["-s", name, &id])
            .status()
            .await
            .expect("kill runs");
        assert!(sent.success());
    }
}

/// Waits for a log line with this message.
async fn wait_for(lines: &mut Lines<BufReader<ChildStdout>>, message: &str) -> serde_json::Value {
    loop {
        let line = timeout(TIMEOUT, lines.next_line())
            .await
            .expect("within the time limit")
            .expect("output")
            .expect("the message");
        let event: serde_json::Value = serde_json::from_str(&line).expect("every line is JSON");
        if event["message"]
            .as_str()
            .is_some_and(|text| text.starts_with(message))
        {
            return event;
        }
    }
}

/// [W-650]
#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn both_signals_shut_down_gracefully() {
    let site = site_with_large_file();
    for signal in ["TERM", "INT"] {
        let mut program = Process::start(&site).await;
        let (stream, read) = begin_large(program.address).await;
        program.signal(signal).await;
        wait_for(&mut program.lines, "stopping").await;
        refused(program.address).await;
        finish_large(stream, read).await;
        wait_for(&mut program.lines, "stopped").await;
        let status = timeout(TIMEOUT, program.child.wait())
            .await
            .expect("ended")
            .expect("its status");
        assert!(status.success(), "{signal}: {status}");
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_signal_stops_immediately() {
    let site = site_with_large_file();
    let mut program = Process::start(&site).await;
    let (_stream, _read) = begin_large(program.address).await;
    program.signal("INT").await;
    wait_for(&mut program.lines, "stopping").await;
    program.signal("INT").await;
    timeout(TIMEOUT, program.child.wait())
        .await
        .expect("ended")
        .expect("its status");
}

/// While draining, readiness fails and everything else still works.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn readiness_fails_while_draining() {
    let overrides = [("DRAIN_SECONDS", "3600")];
    let mut server = TestServer::start_with(TestSite::new(), &overrides).await;
    assert_eq!(server.get("/readyz").await.status(), 200);
    server.stop();
    let draining = async {
        while server.get("/readyz").await.status() == 200 {
            tokio::task::yield_now().await;
        }
    };
    timeout(TIMEOUT, draining).await.expect("not ready");
    assert_eq!(server.get("/pricing").await.status(), 200);
    assert_eq!(server.get("/healthz").await.status(), 200);
    server.stop_now();
    timeout(TIMEOUT, server.wait())
        .await
        .expect("ended")
        .expect("without an error");
}
