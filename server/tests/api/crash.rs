//! A killed server must not lose or duplicate acknowledged leads.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::leads::{all, contact, outbox_at};
use crate::common::upstream::{Reply, Upstream};
use crate::common::{TestSite, postgres};
use brightcrew_server::settings::Database;
use brightcrew_server::testing::install_tls;
use brightcrew_server::testing::outbox::Outbox;
use futures_util::stream::{self, StreamExt as _};
use reqwest::Client;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

const LEADS: usize = 1000;

/// Starts a server process with a SQLite outbox.
async fn start(site: &TestSite, form: &str) -> (Child, SocketAddr) {
    start_on(&site.database_url(), site, form).await
}

/// Starts a server process with this database.
async fn start_on(database: &str, site: &TestSite, form: &str) -> (Child, SocketAddr) {
    start_with(database, site, form, &[]).await
}

/// Starts a server process with additional settings.
pub async fn start_with(
    database: &str,
    site: &TestSite,
    form: &str,
    further: &[(&str, &str)],
) -> (Child, SocketAddr) {
    // Ignore SIGXFSZ, so that exceeding the file size limit is an I/O error.
    let ignoring = "trap '' XFSZ; exec \"$0\"";
    let mut child = Command::new("/bin/sh")
        .args(["-c", ignoring, env!("CARGO_BIN_EXE_brightcrew-server")])
        .env_clear()
        .env("SITE_DIR", site.folder())
        .env("DATABASE_URL", database)
        .env("CONTACT_FORM_URL", form)
        .envs([
            ("HUMAN_CHECK", "off"),
            ("RATE_LIMIT_MESSAGES_PER_MINUTE", "1000000"),
            // Only reached if a test hangs.
            ("DATABASE_TIMEOUT_SECONDS", "60"),
            ("LISTEN_ADDR", "127.0.0.1:0"),
            ("LOG_FORMAT", "json"),
            ("RATE_LIMIT_POSTS_PER_MINUTE", "1000000"),
        ])
        .envs(further.iter().copied())
        .stdout(Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("the program runs");
    let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
    let port = loop {
        let line = timeout(TIMEOUT, lines.next_line())
            .await
            .expect("within the time limit");
        let line = line.expect("output").expect("it serves");
        let event: Value = serde_json::from_str(&line).expect("every line is JSON");
        if event["message"] == "serving" {
            break event["port"].as_u64().expect("a port");
        }
    };
    // Drain the log, so that it does not block the server.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    let port = u16::try_from(port).expect("a port");
    (child, SocketAddr::from(([127, 0, 0, 1], port)))
}

fn key(number: usize) -> String {
    format!("lead-{number}")
}

/// The id of the accepted lead, or `None` without a response.
async fn send(client: &Client, server: SocketAddr, number: usize) -> Option<String> {
    let mut form = contact();
    form["name"] = json!(format!("Visitor {number}"));
    let response = client
        .post(format!("http://{server}/api/contact"))
        .header("content-type", "application/json")
        .header("idempotency-key", key(number))
        .body(form.to_string())
        .send()
        .await
        .ok()?;
    assert_eq!(response.status(), 202);
    let receipt: Value = serde_json::from_slice(&response.bytes().await.ok()?).ok()?;
    Some(receipt["id"].as_str().expect("an id").to_owned())
}

/// [W-637] [W-640]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_during_a_thousand_leads_loses_and_duplicates_none() {
    let mut upstream = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let url = upstream.url("/");
    let site = TestSite::empty();
    let (child, address) = start(&site, &url).await;
    install_tls();
    let client = Client::builder().no_proxy().build().expect("a client");

    let child = Mutex::new(Some(child));
    let answered = AtomicUsize::new(0);
    let first: HashMap<usize, String> = stream::iter(0..LEADS)
        .map(|number| {
            let (client, child, answered) = (&client, &child, &answered);
            async move {
                let id = send(client, address, number).await?;
                if answered.fetch_add(1, Ordering::SeqCst) == LEADS / 2 {
                    let child = child.lock().expect("no panic").take().expect("killed once");
                    // SIGKILL: no cleanup code runs.
                    drop(child);
                }
                Some((number, id))
            }
        })
        .buffer_unordered(50)
        .filter_map(|found| async { found })
        .collect()
        .await;
    assert!(
        first.len() > LEADS / 2 && first.len() < LEADS,
        "{}",
        first.len()
    );

    let records = all(&outbox_at(site.database()).await).await;
    let stored: HashMap<&str, &str> = records
        .iter()
        .map(|record| (record.key.as_str(), record.id.as_str()))
        .collect();
    assert_eq!(stored.len(), records.len(), "no key twice");
    for (number, id) in &first {
        assert_eq!(
            stored.get(key(*number).as_str()),
            Some(&id.as_str()),
            "lead {number}"
        );
    }

    // Clients retry; here all of them, including those that got a response.
    let (_child, address) = start(&site, &url).await;
    let second: HashMap<usize, String> = stream::iter(0..LEADS)
        .map(|number| {
            let client = &client;
            async move {
                (
                    number,
                    send(client, address, number).await.expect("accepted"),
                )
            }
        })
        .buffer_unordered(50)
        .collect()
        .await;
    for (key, id) in &stored {
        let number: usize = key
            .strip_prefix("lead-")
            .expect("ours")
            .parse()
            .expect("a number");
        assert_eq!(second[&number], *id, "{key}");
    }
    let records = all(&outbox_at(site.database()).await).await;
    assert_eq!(records.len(), LEADS);
    let keys: HashSet<&str> = records.iter().map(|record| record.key.as_str()).collect();
    assert_eq!(keys.len(), LEADS);

    // Every delivery has the id of a stored lead, and each id always has the same payload.
    let ids: HashSet<String> = records.iter().map(|record| record.id.clone()).collect();
    let mut seen: HashMap<String, String> = HashMap::new();
    for _ in 0..LEADS / 4 {
        let request = upstream.next().await;
        let id = request.header("idempotency-key").to_owned();
        assert!(ids.contains(&id), "{id}");
        let name = request.fields()[0].1.clone();
        let before = seen.insert(id, name.clone());
        assert!(before.is_none_or(|before| before == name));
    }
}

/// Leads sent to three servers.
const SHARED: usize = 3000;

/// One of several servers; replaced when it is killed.
struct Server {
    child: Mutex<Option<Child>>,
    address: Mutex<SocketAddr>,
}

/// Three servers share a PostgreSQL and are killed in turn: each lead is stored once under the acknowledged id, and
/// delivered only under that id.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_killed_in_turn_lose_and_duplicate_no_lead() {
    let Some(database) = postgres::database().await else {
        return;
    };
    let Database::Postgres(url) = &database else {
        panic!("another database");
    };
    let mut upstream = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let form = upstream.url("/");
    let site = TestSite::empty();
    let mut servers = Vec::new();
    for _ in 0..3 {
        let (child, address) = start_on(url.expose(), &site, &form).await;
        servers.push(Server {
            child: Mutex::new(Some(child)),
            address: Mutex::new(address),
        });
    }
    install_tls();
    let client = Client::builder().no_proxy().build().expect("a client");
    let answered = AtomicUsize::new(0);
    let acknowledged: HashMap<usize, String> = stream::iter(0..SHARED)
        .map(|number| {
            let (client, servers, answered) = (&client, &servers, &answered);
            let (site, form) = (&site, form.as_str());
            async move {
                let mut server = number;
                let id = loop {
                    let address = *servers[server % 3].address.lock().expect("no panic");
                    match send(client, address, number).await {
                        Some(id) => break id,
                        // Try the next server, as a proxy would.
                        None => server += 1,
                    }
                };
                let count = answered.fetch_add(1, Ordering::SeqCst) + 1;
                if count % (SHARED / 4) == 0 && count < SHARED {
                    let killed = &servers[count / (SHARED / 4) - 1];
                    drop(killed.child.lock().expect("no panic").take());
                    let (child, address) = start_on(url.expose(), site, form).await;
                    *killed.address.lock().expect("no panic") = address;
                    *killed.child.lock().expect("no panic") = Some(child);
                }
                (number, id)
            }
        })
        .buffer_unordered(50)
        .collect()
        .await;
    assert_eq!(acknowledged.len(), SHARED);

    let outbox = Outbox::open(&database, TIMEOUT).await.expect("an outbox");
    let records = all(&outbox).await;
    assert_eq!(records.len(), SHARED, "no key twice, none lost");
    for record in &records {
        let number = record.key.strip_prefix("lead-").expect("ours");
        let number: usize = number.parse().expect("a number");
        assert_eq!(acknowledged[&number], record.id, "{}", record.key);
    }
    let ids: HashSet<&str> = records.iter().map(|record| record.id.as_str()).collect();
    let mut seen: HashMap<String, String> = HashMap::new();
    for _ in 0..SHARED / 4 {
        let request = upstream.next().await;
        let id = request.header("idempotency-key").to_owned();
        assert!(ids.contains(id.as_str()), "{id}");
        let name = request.fields()[0].1.clone();
        let before = seen.insert(id, name.clone());
        assert!(before.is_none_or(|before| before == name));
    }
}
