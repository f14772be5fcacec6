//! Errors that prevent the server from starting.

use crate::common::site::document;
use crate::common::{TestServer, TestSite, settings, start_error};
use brightcrew_server::startup::{Application, StartError};
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};

async fn problems(site: &TestSite) -> Vec<String> {
    let error = start_error(site).await;
    let message = error.to_string();
    assert!(
        message.contains(&site.folder().display().to_string()),
        "{message}"
    );
    assert!(message.contains("cargo xtask build"), "{message}");
    match error {
        StartError::Site(error) => error.problems,
        other => panic!("another error: {other}"),
    }
}

#[tokio::test]
async fn a_missing_folder_or_manifest_names_the_build_command() {
    let site = TestSite::empty();
    site.remove("site-manifest.json");
    assert!(problems(&site).await[0].contains("site-manifest.json cannot be read"));
    std::fs::remove_dir_all(site.folder()).expect("removed");
    assert!(problems(&site).await[0].contains("cannot be read"));
}

#[tokio::test]
async fn a_broken_manifest_is_reported_with_its_position() {
    let site = TestSite::empty();
    for (text, expected) in [
        ("{\"pages\": [", "line 1"),
        (
            "{\"pages\": [],\n\"patterns\": [], \"redirects\": []}",
            "notFound",
        ),
        ("[]", "line 1"),
        (
            "{\"pages\":[{\"path\":\"/\"}],\"patterns\":[],\"redirects\":[],\"notFound\":{\"en\":\"a\",\"es\":\"b\"}}",
            "file",
        ),
    ] {
        site.write("site-manifest.json", text);
        let problems = problems(&site).await;
        assert_eq!(problems.len(), 1);
        assert!(
            problems[0].contains("is invalid") && problems[0].contains(expected),
            "{problems:?}"
        );
    }
}

#[tokio::test]
async fn all_problems_of_the_manifest_are_listed_at_once() {
    let mut site = TestSite::new();
    site.remove("es/pricing/index.html");
    site.remove("pricing.data");
    site.manifest()["notFound"]["es"] = json!("es/missing.html");
    site.manifest()["redirects"] =
        json!([{"from": "/old", "to": "/gone"}, {"from": "/pricing", "to": "/"}]);
    site.manifest()["pages"][0]["file"] = json!("../secret.txt");
    site.save_manifest();
    std::fs::write(site.parent().join("secret.txt"), "x").expect("written");
    let problems = problems(&site).await;
    assert_eq!(problems.len(), 6, "{problems:#?}");
    for expected in [
        "es/pricing/index.html",
        "pricing.data",
        "es/missing.html",
        "\"/gone\"",
        "\"/pricing\" is listed twice",
        "../secret.txt",
    ] {
        assert!(
            problems.iter().any(|problem| problem.contains(expected)),
            "{expected}: {problems:#?}"
        );
    }
}

#[tokio::test]
async fn precompressed_files_of_another_build_are_rejected() {
    let site = TestSite::new();
    site.write("assets/app-1a2b.js", "export {};\n".repeat(100));
    let problems = problems(&site).await;
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert!(
        problems[0].contains("assets/app-1a2b.js.br"),
        "{problems:#?}"
    );
}

#[tokio::test]
async fn all_invalid_pages_are_listed() {
    let site = TestSite::new();
    site.write("pricing/index.html", "<p>no settings block</p>");
    site.write(
        "privacy/index.html",
        document("Privacy", "/privacy").repeat(2),
    );
    site.write("es/index.html", b"\xff\xfe");
    let problems = problems(&site).await;
    assert_eq!(problems.len(), 3, "{problems:#?}");
    for expected in [
        "es/index.html is not valid UTF-8",
        "pricing/index.html has no <script",
        "privacy/index.html has 2",
    ] {
        assert!(
            problems.iter().any(|problem| problem.starts_with(expected)),
            "{expected}: {problems:#?}"
        );
    }
}

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
