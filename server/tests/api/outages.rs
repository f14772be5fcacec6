//! The database is away, or the disk takes nothing more, while the server runs: what can no longer be stored is refused,
//! what was taken is there, everything else goes on, and nobody has to start anything anew afterwards.

use std::net::SocketAddr;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use crate::common::leads::{FORMS, all, call, contact, id_of, outbox_at, post};
use crate::common::upstream::{Reply, Upstream};
use crate::common::{TestServer, TestSite, postgres};
use crate::crash::start_with;
use brightcrew_server::leads::outbox::Outbox;
use brightcrew_server::outbound::install_tls;
use brightcrew_server::settings::Database;
use futures_util::future::join_all;
use reqwest::{Client, Response, StatusCode};
use serde_json::Value;
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::timeout;

/// Far beyond what anything here takes: only a hang reaches it.
const HANG: Duration = Duration::from_secs(60);

/// What becomes of a connection to the database.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Up,
    /// Connections are closed, and none is taken: the database was stopped.
    Refused,
    /// Connections stay, and nothing comes through any more: its machine is off the network.
    Silent,
}

/// Passes connections on to the database's port, as long as the line is up.
async fn line_to(port: u16) -> (u16, watch::Sender<Line>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let own = listener.local_addr().expect("an address").port();
    let (sender, receiver) = watch::channel(Line::Up);
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            tokio::spawn(pass_on(client, port, receiver.clone()));
        }
    });
    (own, sender)
}

async fn pass_on(mut client: TcpStream, port: u16, mut line: watch::Receiver<Line>) {
    if *line.borrow_and_update() == Line::Up {
        let to = SocketAddr::from(([127, 0, 0, 1], port));
        let mut database = TcpStream::connect(to).await.expect("the database");
        tokio::select! {
            _ = copy_bidirectional(&mut client, &mut database) => return,
            _ = line.changed() => {}
        }
    }
    let now = *line.borrow();
    if now == Line::Silent {
        // A connection that was cut like this never comes back to life.
        std::future::pending::<()>().await;
    }
}

/// The status and the code of an answer.
async fn told(answer: Response) -> (StatusCode, String) {
    let status = answer.status();
    let body: Value = answer.json().await.expect("JSON");
    (status, body["code"].as_str().unwrap_or_default().to_owned())
}

async fn ready(server: &TestServer, status: u16) {
    let changed = async { while server.get("/readyz").await.status() != status {} };
    timeout(HANG, changed).await.expect("it changes");
}

/// The ids of all leads, once there are so many and all are delivered.
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
    timeout(HANG, done).await.expect("delivered")
}

/// Stopped, or off the network: forms are refused in time, pages are served, and once it is back leads are stored and
/// delivered as before.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_goes_away_loses_nothing_and_is_used_again() {
    let Some(database) = postgres::database().await else {
        return;
    };
    let Database::Postgres(url) = &database else {
        panic!("another database");
    };
    let (rest, name) = url.expose().rsplit_once('/').expect("a name");
    let (host, port) = rest.rsplit_once(':').expect("a port");
    let (own, line) = line_to(port.parse().expect("a number")).await;
    let mut form = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let wanted = [
        ("DATABASE_URL", &*format!("{host}:{own}/{name}")),
        ("DATABASE_TIMEOUT_SECONDS", "1"),
        ("CONTACT_FORM_URL", &form.url("/")),
        ("METRICS_ADDR", "127.0.0.1:0"),
        ("RATE_LIMIT_POSTS_PER_MINUTE", "1000000"),
    ];
    let server = TestServer::start_with(TestSite::new(), &wanted).await;
    let outbox = Outbox::open(&database, HANG).await.expect("an outbox");
    let mut taken = vec![id_of(post(&server, "/api/contact", "first", &contact()).await).await];
    delivered(&outbox, 1).await;

    for (number, way) in [Line::Refused, Line::Silent].into_iter().enumerate() {
        line.send_replace(way);
        let refused = format!("refused-{number}");
        let answers = FORMS.map(|kind| {
            let (path, body) = call(kind);
            let (server, key) = (&server, &refused);
            async move { told(post(server, path, key, &body).await).await }
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

        line.send_replace(Line::Up);
        ready(&server, 200).await;
        let key = format!("after-{number}");
        let id = id_of(post(&server, "/api/contact", &key, &contact()).await).await;
        // The one that was refused comes again, under the key that its page gave it.
        let again = id_of(post(&server, "/api/contact", &refused, &contact()).await).await;
        taken.extend([id, again]);
        let stored = delivered(&outbox, taken.len()).await;
        assert!(taken.iter().all(|id| stored.contains(id)), "{stored:?}");
    }
    let mut sent = Vec::new();
    for _ in &taken {
        sent.push(form.next().await.header("idempotency-key").to_owned());
    }
    sent.sort_unstable();
    taken.sort_unstable();
    assert_eq!(sent, taken);
    // A server that has lost its database still stops.
    line.send_replace(Line::Silent);
    timeout(HANG, server.end()).await.expect("it ends");
}

/// Sets how large a file the process may write, as a disk with so much room would.
#[cfg(target_os = "linux")]
fn leave_room(process: u32, bytes: &str) {
    let limit = format!("--fsize={bytes}:unlimited");
    let set = Command::new("prlimit")
        .args(["--pid", &process.to_string(), &limit])
        .status();
    assert!(set.expect("prlimit runs").success());
}

/// The disk gets full among leads, then takes not a byte more, then has room again.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_disk_refuses_what_it_cannot_keep_and_loses_nothing() {
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
        let answer = sent.await.expect("an answer");
        if answer.status() == 202 {
            return Ok(id_of(answer).await);
        }
        Err(told(answer).await)
    };
    let status = async |path: &str| {
        let answer = client.get(format!("http://{address}{path}")).send().await;
        answer.expect("an answer").status()
    };
    let changed_to = async |wanted: u16| {
        let changed = async { while status("/readyz").await != wanted {} };
        timeout(HANG, changed).await.expect("it changes");
    };

    leave_room(process, "400000");
    let mut taken = Vec::new();
    let refused = loop {
        match send(taken.len()).await {
            Ok(id) => taken.push(id),
            Err(refused) => break refused,
        }
    };
    assert!(taken.len() > 3, "{}", taken.len());
    assert_eq!(
        refused,
        (
            StatusCode::SERVICE_UNAVAILABLE,
            "storage_unavailable".to_owned()
        )
    );
    leave_room(process, "0");
    changed_to(503).await;
    assert_eq!(send(taken.len()).await, Err(refused));
    assert_eq!(status("/").await, 200);
    assert_eq!(status("/healthz").await, 200);

    leave_room(process, "unlimited");
    changed_to(200).await;
    // The refused one, under the same key, and one more.
    for number in [taken.len(), taken.len() + 1] {
        taken.push(send(number).await.expect("taken"));
    }
    // As hard an end as there is: what was taken is on the disk, not in the process.
    drop(child);
    let stored = all(&outbox_at(site.database()).await).await;
    let ids: Vec<&String> = stored.iter().map(|record| &record.id).collect();
    assert_eq!(ids.len(), taken.len());
    assert!(taken.iter().all(|id| ids.contains(&id)));
}

/// Whoever moves the outbox's file away, or puts another in its place, has a server that writes into nowhere.
#[cfg(unix)]
#[tokio::test]
async fn an_outbox_whose_file_is_gone_takes_no_lead() {
    let moved = |path: &Path| path.with_extension("moved");
    for file in ["leads.db", "leads.db-wal"] {
        let site = TestSite::empty();
        let path = site.database().with_file_name(file);
        let database = site.database();
        let server = TestServer::start_with(site, &[]).await;
        let first = id_of(post(&server, "/api/contact", "k1", &contact()).await).await;
        std::fs::rename(&path, moved(&path)).expect("moved");
        if file == "leads.db" {
            std::fs::write(&path, "").expect("another file");
        }
        let answer = told(post(&server, "/api/contact", "k2", &contact()).await).await;
        assert_eq!(
            (answer.0.as_u16(), answer.1.as_str()),
            (503, "storage_unavailable"),
            "{file}"
        );
        ready(&server, 503).await;
        std::fs::rename(moved(&path), &path).expect("put back");
        ready(&server, 200).await;
        let second = id_of(post(&server, "/api/contact", "k2", &contact()).await).await;
        let stored = all(&outbox_at(database).await).await;
        let ids: Vec<&str> = stored.iter().map(|record| record.id.as_str()).collect();
        assert_eq!(ids.len(), 2, "{file}");
        assert!(
            [first, second].iter().all(|id| ids.contains(&id.as_str())),
            "{file}"
        );
    }
}
