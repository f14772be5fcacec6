//! Errors that prevent the server from starting.

use crate::common::{TestServer, TestSite, settings};
use brightcrew_server::startup::Application;
use tokio::io::{AsyncBufReadExt as _, BufReader};

#[tokio::test]
async fn a_port_in_use_is_reported_with_the_setting() {
    let first = TestServer::start().await;
    let address = first.address.to_string();
    let Err(error) =
        Application::build(settings(&TestSite::empty(), &[("LISTEN_ADDR", &address)])).await
    else {
        panic!("expected an error");
    };
    let message = error.to_string();
    assert!(
        message.contains(&address) && message.contains("LISTEN_ADDR"),
        "{message}"
    );
}

#[tokio::test]
async fn a_site_with_only_not_found_pages_starts() {
    let server = TestServer::start_with(TestSite::empty(), &[]).await;
    assert_eq!(server.get("/").await.status(), 404);
    assert_eq!(server.get("/healthz").await.status(), 200);
}

#[tokio::test]
async fn an_unwritable_outbox_prevents_the_start() {
    let site = TestSite::empty();
    TestServer::start_with(TestSite::empty(), &[("DATABASE_URL", &site.database_url())])
        .await
        .shut_down()
        .await;
    let read_only = format!("{}?mode=ro", site.database_url());
    let in_a_file = format!("sqlite:{}/404/index.html/leads.db", site.folder().display());
    for url in [read_only, in_a_file] {
        let Err(error) = Application::build(settings(&site, &[("DATABASE_URL", &url)])).await
        else {
            panic!("it starts with {url}");
        };
        let message = error.to_string();
        assert!(
            message.contains("leads.db")
                && message.contains("DATABASE_URL")
                && message.contains("writable"),
            "{message}"
        );
    }
}

/// If nobody reads the log, its pipe fills up; the server must keep responding.
#[cfg(unix)]
#[tokio::test]
async fn an_unread_log_does_not_block_requests() {
    let site = TestSite::new();
    let mut child = tokio::process::Command::new(env!("CARGO_BIN_EXE_brightcrew-server"))
        .env_clear()
        .env("LISTEN_ADDR", "127.0.0.1:0")
        .env("SITE_DIR", site.folder())
        .env("DATABASE_URL", site.database_url())
        .env("LOG_FORMAT", "json")
        .current_dir(site.parent())
        .stdout(std::process::Stdio::piped())
        .kill_on_drop(true)
        .spawn()
        .expect("started");
    let output = child.stdout.take().expect("piped");
    let mut lines = BufReader::with_capacity(256, output);
    let mut line = String::new();
    let port = loop {
        line.clear();
        lines.read_line(&mut line).await.expect("a line");
        let body: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        if body["message"] == "serving" {
            break body["port"].as_u64().expect("a port");
        }
    };
    // A pipe holds 64 KiB; each request is a line of more than a hundred bytes.
    let client = reqwest::Client::builder()
        .no_proxy()
        .build()
        .expect("a client");
    for _ in 0..2000 {
        let response = client
            .get(format!("http://127.0.0.1:{port}/pricing"))
            .send();
        let response = tokio::time::timeout(std::time::Duration::from_secs(60), response).await;
        assert_eq!(
            response
                .expect("within the time limit")
                .expect("a response")
                .status(),
            200
        );
    }
}
