//! What a killed server leaves behind: every lead that it had answered for, once.

use std::collections::{HashMap, HashSet};
use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::leads::{all, contact, outbox_at};
use crate::common::upstream::{Reply, Upstream};
use crate::common::{TestSite, postgres};
use brightcrew_server::leads::outbox::Outbox;
use brightcrew_server::outbound::install_tls;
use brightcrew_server::settings::Database;
use futures_util::stream::{self, StreamExt as _};
use reqwest::Client;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// Far beyond what anything here takes: only a hang reaches it.
const HANG: Duration = Duration::from_secs(60);

const LEADS: usize = 1000;

/// The real program, with an outbox of its own.
async fn start(site: &TestSite, form: &str) -> (Child, SocketAddr) {
    start_on(&site.database_url(), site, form).await
}

/// The real program, with the outbox in this database.
async fn start_on(database: &str, site: &TestSite, form: &str) -> (Child, SocketAddr) {
    start_with(database, site, form, &[]).await
}

/// The same, with further settings.
pub async fn start_with(
    database: &str,
    site: &TestSite,
    form: &str,
    further: &[(&str, &str)],
) -> (Child, SocketAddr) {
    // A file that grows beyond what the process may write is an error like any other, not the end of it.
    let ignoring = "trap '' XFSZ; exec \"$0\"";
    let mut child = Command::new("/bin/sh")
        .args(["-c", ignoring, env!("CARGO_BIN_EXE_brightcrew-server")])
        .env_clear()
        .env("SITE_DIR", site.folder())
        .env("DATABASE_URL", database)
        .env("CONTACT_FORM_URL", form)
        .envs([
            ("HUMAN_CHECK", "off"),
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
        let line = timeout(HANG, lines.next_line()).await.expect("no hang");
        let line = line.expect("output").expect("it serves");
        let event: Value = serde_json::from_str(&line).expect("every line is JSON");
        if event["message"] == "serving" {
            break event["port"].as_u64().expect("a port");
        }
    };
    // The program must not wait for somebody to read its log.
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    let port = u16::try_from(port).expect("a port");
    (child, SocketAddr::from(([127, 0, 0, 1], port)))
}

fn key(number: usize) -> String {
    format!("lead-{number}")
}

/// The id under which the lead was taken, or nothing when there was no answer.
async fn send(client: &Client, server: SocketAddr, number: usize) -> Option<String> {
    let mut form = contact();
    form["name"] = json!(format!("Visitor {number}"));
    let answer = client
        .post(format!("http://{server}/api/contact"))
        .header("content-type", "application/json")
        .header("idempotency-key", key(number))
        .body(form.to_string())
        .send()
        .await
        .ok()?;
    assert_eq!(answer.status(), 202);
    let receipt: Value = serde_json::from_slice(&answer.bytes().await.ok()?).ok()?;
    Some(receipt["id"].as_str().expect("an id").to_owned())
}

/// [W-637] [W-640]
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_killed_among_a_thousand_leads_loses_none_and_doubles_none() {
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
                    // SIGKILL: nothing of the program runs after it.
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

    // The visitors whose answer never came try again, all of them to be sure.
    let (_child, address) = start(&site, &url).await;
    let second: HashMap<usize, String> = stream::iter(0..LEADS)
        .map(|number| {
            let client = &client;
            async move { (number, send(client, address, number).await.expect("taken")) }
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

    // Whatever reached the service bears the id of a stored lead, and the same id always brought the same visitor.
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

/// Leads that three servers take together.
const SHARED: usize = 3000;

/// One of several servers; another takes its place when it is killed.
struct Server {
    child: Mutex<Option<Child>>,
    address: Mutex<SocketAddr>,
}

/// Three servers share a PostgreSQL and are killed one after the other: every lead is stored once, under the id that its
/// visitor was told, and reaches the service under that id alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_servers_killed_in_turn_lose_and_double_no_lead() {
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
    let told: HashMap<usize, String> = stream::iter(0..SHARED)
        .map(|number| {
            let (client, servers, answered) = (&client, &servers, &answered);
            let (site, form) = (&site, form.as_str());
            async move {
                let mut server = number;
                let id = loop {
                    let address = *servers[server % 3].address.lock().expect("no panic");
                    match send(client, address, number).await {
                        Some(id) => break id,
                        // As a proxy does: the next server is asked.
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
    assert_eq!(told.len(), SHARED);

    let outbox = Outbox::open(&database, HANG).await.expect("an outbox");
    let records = all(&outbox).await;
    assert_eq!(records.len(), SHARED, "no key twice, none lost");
    for record in &records {
        let number = record.key.strip_prefix("lead-").expect("ours");
        let number: usize = number.parse().expect("a number");
        assert_eq!(told[&number], record.id, "{}", record.key);
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
