//! The database becomes unavailable or the disk full while the server runs: new leads are rejected, acknowledged ones
//! are kept, everything else works, and the server recovers without a restart.

use std::net::SocketAddr;
use std::process::Command;
use std::time::Duration;

use crate::common::leads::{FORMS, all, contact, endpoint, id_of, outbox_at, post};
use crate::common::upstream::{Reply, Upstream};
use crate::common::{TestServer, TestSite, postgres};
use crate::crash::start_with;
use brightcrew_server::settings::Database;
use brightcrew_server::testing::install_tls;
use brightcrew_server::testing::outbox::Outbox;
use futures_util::future::join_all;
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

/// State of the connection to the database.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Link {
    Up,
    /// Connections are closed and refused: the database was stopped.
    Refused,
    /// Connections stay open, but no data passes: a network failure.
    Silent,
}

/// Forwards connections to the database's port while `Up`.
async fn link_to(port: u16) -> (u16, watch::Sender<Link>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let own = listener.local_addr().expect("an address").port();
    let (sender, receiver) = watch::channel(Link::Up);
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(forward(client, port, receiver.clone()));
        }
    });
    (own, sender)
}

async fn forward(mut client: TcpStream, port: u16, mut link: watch::Receiver<Link>) {
    if *link.borrow_and_update() == Link::Up {
        let to = SocketAddr::from(([127, 0, 0, 1], port));
        let mut database = TcpStream::connect(to).await.expect("the database");
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut database) => return,
            _ = link.changed() => {}
        }
    }
    let now = *link.borrow();
    if now == Link::Silent {
        // Such a connection never recovers.
        std::future::pending::<()>().await;
    }
}

/// The status and code of a response.
async fn status_and_code(response: Response) -> (StatusCode, String) {
    let status = response.status();
    let body: Value = response.json().await.expect("JSON");
    (status, body["code"].as_str().unwrap_or_default().to_owned())
}

async fn ready(server: &TestServer, status: u16) {
    let changed = async { while server.get("/readyz").await.status() != status {} };
    timeout(TIMEOUT, changed).await.expect("it changes");
}

/// Waits until there are this many leads, all delivered, and returns their ids.
async fn delivered(outbox: &Outbox, number: usize) -> Vec<String> {
    let done = async {
        loop {
            let records = all(outbox).await;
            let delivered = records.iter().filter(|record| record.state == "delivered");
            if records.len() == number && delivered.count() == number {
                return records.into_iter().map(|record| record.id).collect();
            }
        }
    };
    timeout(TIMEOUT, done).await.expect("delivered")
}

/// With the database stopped or unreachable, forms are rejected within the time limit and pages are served; once it is
/// back, leads are stored and delivered again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unavailable_database_loses_nothing_and_is_used_again() {
    let Some(database) = postgres::database().await else {
        return;
    };
    let Database::Postgres(url) = &database else {
        panic!("another database");
    };
    let (rest, name) = url.expose().rsplit_once('/').expect("a name");
    let (host, port) = rest.rsplit_once(':').expect("a port");
    let (own, link) = link_to(port.parse().expect("a number")).await;
    let mut form = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let overrides = [
        ("DATABASE_URL", &*format!("{host}:{own}/{name}")),
        ("DATABASE_TIMEOUT_SECONDS", "1"),
        ("CONTACT_FORM_URL", &form.url("/")),
        ("METRICS_ADDR", "127.0.0.1:0"),
        ("RATE_LIMIT_POSTS_PER_MINUTE", "1000000"),
    ];
    let server = TestServer::start_with(TestSite::new(), &overrides).await;
    let outbox = Outbox::open(&database, TIMEOUT).await.expect("an outbox");
    let mut accepted = vec![id_of(post(&server, "/api/contact", "first", &contact()).await).await];
    delivered(&outbox, 1).await;

    for (number, way) in [Link::Refused, Link::Silent].into_iter().enumerate() {
        link.send_replace(way);
        let refused = format!("refused-{number}");
        let answers = FORMS.map(|kind| {
            let (path, body) = endpoint(kind);
            let (server, key) = (&server, &refused);
            async move { status_and_code(post(server, path, key, &body).await).await }
        });
        for (status, code) in join_all(answers).await {
            assert_eq!(
                (status.as_u16(), code.as_str()),
                (503, "storage_unavailable")
            );
        }
        ready(&server, 503).await;
        assert_eq!(server.get("/").await.status(), 200);
        assert_eq!(server.metrics().await.status(), 200);

        link.send_replace(Link::Up);
        ready(&server, 200).await;
        let key = format!("after-{number}");
        let id = id_of(post(&server, "/api/contact", &key, &contact()).await).await;
        // The rejected submission is retried with the same key.
        let again = id_of(post(&server, "/api/contact", &refused, &contact()).await).await;
        accepted.extend([id, again]);
        let stored = delivered(&outbox, accepted.len()).await;
        assert!(accepted.iter().all(|id| stored.contains(id)), "{stored:?}");
    }
    let mut sent = Vec::new();
    for _ in &accepted {
        sent.push(form.next().await.header("idempotency-key").to_owned());
    }
    sent.sort_unstable();
    accepted.sort_unstable();
    assert_eq!(sent, accepted);
    // Shutdown works without the database.
    link.send_replace(Link::Silent);
    timeout(TIMEOUT, server.shut_down()).await.expect("it ends");
}

/// Limits the file size of the process, to simulate a full disk.
#[cfg(target_os = "linux")]
fn limit_file_size(process: u32, bytes: &str) {
    let limit = format!("--fsize={bytes}:unlimited");
    let set = Command::new("prlimit")
        .args(["--pid", &process.to_string(), &limit])
        .status();
    assert!(set.expect("prlimit runs").success());
}

/// The disk becomes full, then rejects every byte, then has space again.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_rejects_leads_and_loses_none() {
    let site = TestSite::new();
    let form = Upstream::start(vec![Reply::Silence]).await;
    let (child, address) = start_with(
        &site.database_url(),
        &site,
        &form.url("/"),
        &[("DATABASE_TIMEOUT_SECONDS", "2")],
    )
    .await;
    let process = child.id().expect("it runs");
    install_tls();
    let client = Client::builder().no_proxy().build().expect("a client");
    let send = async |number: usize| {
        let sent = client
            .post(format!("http://{address}/api/contact"))
            .header("content-type", "application/json")
            .header("idempotency-key", format!("lead-{number}"))
            .body(contact().to_string())
            .send();
        let response = sent.await.expect("a response");
        if response.status() == 202 {
            return Ok(id_of(response).await);
        }
        Err(status_and_code(response).await)
    };
    let status = async |path: &str| {
        let response = client.get(format!("http://{address}{path}")).send().await;
        response.expect("a response").status()
    };
    let changed_to = async |expected: u16| {
        let changed = async { while status("/readyz").await != expected {} };
        timeout(TIMEOUT, changed).await.expect("it changes");
    };

    limit_file_size(process, "400000");
    let mut accepted = Vec::new();
    let refused = loop {
        match send(accepted.len()).await {
            Ok(id) => accepted.push(id),
            Err(refused) => break refused,
        }
    };
    assert!(accepted.len() > 3, "{}", accepted.len());
    assert_eq!(
        refused,
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "storage_unavailable".to_owned()
        )
    );
    limit_file_size(process, "0");
    changed_to(503).await;
    assert_eq!(send(accepted.len()).await, Err(refused));
    assert_eq!(status("/").await, 200);
    assert_eq!(status("/healthz").await, 200);

    limit_file_size(process, "unlimited");
    changed_to(200).await;
    // The rejected lead with the same key, and another one.
    for number in [accepted.len(), accepted.len() + 1] {
        accepted.push(send(number).await.expect("accepted"));
    }
    // SIGKILL: acknowledged leads must be on disk, not in memory.
    drop(child);
    let stored = all(&outbox_at(site.database()).await).await;
    let ids: Vec<&String> = stored.iter().map(|record| &record.id).collect();
    assert_eq!(ids.len(), accepted.len());
    assert!(accepted.iter().all(|id| ids.contains(&id)));
}

/// Moving or replacing the outbox's file would make the server write to a lost file.
#[cfg(unix)]
#[tokio::test]
async fn an_outbox_with_a_missing_file_rejects_leads() {
    let site = TestSite::empty();
    let path = site.database();
    let server = TestServer::start_with(site, &[]).await;
    let first = id_of(post(&server, "/api/contact", "k1", &contact()).await).await;
    let moved = path.with_extension("moved");
    std::fs::rename(&path, &moved).expect("moved");
    std::fs::write(&path, "").expect("another file");
    let (status, code) =
        status_and_code(post(&server, "/api/contact", "k2", &contact()).await).await;
    assert_eq!(
        (status.as_u16(), code.as_str()),
        (503, "storage_unavailable")
    );
    ready(&server, 503).await;
    std::fs::rename(&moved, &path).expect("put back");
    ready(&server, 200).await;
    let second = id_of(post(&server, "/api/contact", "k2", &contact()).await).await;
    let stored = all(&outbox_at(path).await).await;
    let ids: Vec<&str> = stored.iter().map(|record| record.id.as_str()).collect();
    assert_eq!(ids.len(), 2);
    assert!([first, second].iter().all(|id| ids.contains(&id.as_str())));
}
