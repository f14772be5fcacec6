//! What keeps the server from starting, and how it says so.

use crate::common::site::document;
use crate::common::{TestServer, TestSite, settings, start_error};
use brightcrew_server::startup::{Application, StartError};
use serde_json::json;
use tokio::io::{AsyncBufReadExt as _, BufReader};

async fn problems(site: &TestSite) -> Vec<String> {
    let error = start_error(site).await;
    let told = error.to_string();
    assert!(
        told.contains(&site.folder().display().to_string()),
        "{told}"
    );
    assert!(told.contains("cargo xtask build"), "{told}");
    match error {
        StartError::Site(error) => error.problems,
        other => panic!("another error: {other}"),
    }
}

#[tokio::test]
async fn a_missing_folder_or_manifest_says_what_to_run() {
    let site = TestSite::empty();
    site.remove("site-manifest.json");
    assert!(problems(&site).await[0].contains("site-manifest.json cannot be read"));
    std::fs::remove_dir_all(site.folder()).expect("removed");
    assert!(problems(&site).await[0].contains("cannot be read"));
}

#[tokio::test]
async fn a_broken_manifest_says_where_it_is_broken() {
    let site = TestSite::empty();
    for (text, wanted) in [
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
            problems[0].contains("is broken") && problems[0].contains(wanted),
            "{problems:?}"
        );
    }
}

#[tokio::test]
async fn everything_that_the_manifest_gets_wrong_is_listed_at_once() {
    let mut site = TestSite::new();
    site.remove("es/pricing/index.html");
    site.remove("pricing.data");
    site.manifest()["notFound"]["es"] = json!("es/missing.html");
    site.manifest()["redirects"] =
        json!([{"from": "/old", "to": "/gone"}, {"from": "/pricing", "to": "/"}]);
    site.manifest()["pages"][0]["file"] = json!("../secret.txt");
    site.save_manifest();
    std::fs::write(site.outside().join("secret.txt"), "x").expect("written");
    let problems = problems(&site).await;
    assert_eq!(problems.len(), 6, "{problems:#?}");
    for wanted in [
        "es/pricing/index.html",
        "pricing.data",
        "es/missing.html",
        "\"/gone\"",
        "\"/pricing\" is listed twice",
        "../secret.txt",
    ] {
        assert!(
            problems.iter().any(|problem| problem.contains(wanted)),
            "{wanted}: {problems:#?}"
        );
    }
}

#[tokio::test]
async fn compressed_files_of_another_build_are_refused() {
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
async fn pages_that_cannot_be_prepared_are_all_named() {
    let site = TestSite::new();
    site.write("pricing/index.html", "<p>no settings block</p>");
    site.write(
        "privacy/index.html",
        document("Privacy", "/privacy").repeat(2),
    );
    site.write("es/index.html", b"\xff\xfe");
    let problems = problems(&site).await;
    assert_eq!(problems.len(), 3, "{problems:#?}");
    for wanted in [
        "es/index.html is not valid UTF-8",
        "pricing/index.html has no <script",
        "privacy/index.html has 2",
    ] {
        assert!(
            problems.iter().any(|problem| problem.starts_with(wanted)),
            "{wanted}: {problems:#?}"
        );
    }
}

#[tokio::test]
async fn a_taken_port_names_the_address_and_the_setting() {
    let first = TestServer::start().await;
    let address = first.address.to_string();
    let Err(error) =
        Application::build(settings(&TestSite::empty(), &[("LISTEN_ADDR", &address)])).await
    else {
        panic!("the port is taken");
    };
    let told = error.to_string();
    assert!(
        told.contains(&address) && told.contains("LISTEN_ADDR"),
        "{told}"
    );
}

#[tokio::test]
async fn a_site_of_nothing_but_its_not_found_pages_starts() {
    let server = TestServer::start_with(TestSite::empty(), &[]).await;
    assert_eq!(server.get("/").await.status(), 404);
    assert_eq!(server.get("/healthz").await.status(), 200);
}

#[tokio::test]
async fn an_outbox_that_cannot_be_written_keeps_the_server_from_starting() {
    let site = TestSite::empty();
    TestServer::start_with(TestSite::empty(), &[("DATABASE_URL", &site.database_url())])
        .await
        .end()
        .await;
    let read_only = format!("{}?mode=ro", site.database_url());
    let in_a_file = format!("sqlite:{}/404/index.html/leads.db", site.folder().display());
    for url in [read_only, in_a_file] {
        let Err(error) = Application::build(settings(&site, &[("DATABASE_URL", &url)])).await
        else {
            panic!("it starts with {url}");
        };
        let told = error.to_string();
        assert!(
            told.contains("leads.db") && told.contains("DATABASE_URL") && told.contains("writable"),
            "{told}"
        );
    }
}

/// A log that nobody reads fills its pipe; the server answers all the same.
#[cfg(unix)]
#[tokio::test]
async fn a_log_that_nobody_reads_stops_nobody() {
    let site = TestSite::new();
    let mut child = tokio::process::Command::new(env!("CARGO_BIN_EXE_brightcrew-server"))
        .env_clear()
        .env("LISTEN_ADDR", "127.0.0.1:0")
        .env("SITE_DIR", site.folder())
        .env("DATABASE_URL", site.database_url())
        .env("LOG_FORMAT", "json")
        .current_dir(site.outside())
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
        let told: serde_json::Value = serde_json::from_str(&line).expect("JSON");
        if told["message"] == "serving" {
            break told["port"].as_u64().expect("a port");
        }
    };
    // A pipe holds 64 KiB; each request is a line of more than a hundred bytes.
    let client = reqwest::Client::builder()
        .no_proxy()
        .build()
        .expect("a client");
    for _ in 0..2000 {
        let answer = client
            .get(format!("http://127.0.0.1:{port}/pricing"))
            .send();
        let answer = tokio::time::timeout(std::time::Duration::from_secs(60), answer).await;
        assert_eq!(answer.expect("no hang").expect("an answer").status(), 200);
    }
}
