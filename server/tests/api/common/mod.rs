//! Starts the real application on a free port over a small site that the test made itself.
#![allow(dead_code, reason = "the tests of the log use a part of it")]

pub mod blog;
pub mod leads;
pub mod postgres;
pub mod raw;
pub mod site;
pub mod upstream;

use std::io;
use std::net::SocketAddr;

use brightcrew_server::blog::Clock;
use brightcrew_server::settings::Settings;
use brightcrew_server::startup::{Application, StartError};
use reqwest::{Client, Method, RequestBuilder, Response};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use site::TestSite;

/// Settings for a test: a free port, the site, and what the test wants otherwise.
pub fn settings(site: &TestSite, wanted: &[(&str, &str)]) -> Settings {
    let folder = site.folder().to_str().expect("a Unicode path").to_owned();
    let database = site.database_url();
    let base = [
        ("LISTEN_ADDR", "127.0.0.1:0"),
        ("SITE_DIR", folder.as_str()),
        ("DATABASE_URL", database.as_str()),
    ];
    // Most tests are not about the human check.
    let about_it =
        |(name, _): &(&str, &str)| *name == "HUMAN_CHECK" || name.starts_with("RECAPTCHA");
    let off = (!wanted.iter().any(about_it)).then_some(("HUMAN_CHECK", "off"));
    let all = base
        .iter()
        .chain(&off)
        .chain(wanted)
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    Settings::load(None, all).expect("sound settings")
}

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    metrics: Option<SocketAddr>,
    client: Client,
    stop: Option<oneshot::Sender<()>>,
    now: Option<oneshot::Sender<()>>,
    run: JoinHandle<io::Result<()>>,
    site: TestSite,
}

impl TestServer {
    /// Over the usual small site.
    pub async fn start() -> Self {
        Self::start_with(TestSite::new(), &[]).await
    }

    /// Over this site, with these settings.
    pub async fn start_with(site: TestSite, wanted: &[(&str, &str)]) -> Self {
        Self::start_at(site, wanted, Clock::system()).await
    }

    /// The same, with answers of the content system ageing by this clock.
    pub async fn start_at(site: TestSite, wanted: &[(&str, &str)], clock: Clock) -> Self {
        let application = Application::build_at(settings(&site, wanted), clock)
            .await
            .expect("a sound site");
        let address = SocketAddr::from(([127, 0, 0, 1], application.port()));
        let metrics = application
            .metrics_port()
            .map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        let (stop, stopped) = oneshot::channel();
        let (now, ended) = oneshot::channel();
        let wait = |signal: oneshot::Receiver<()>| async {
            if signal.await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let run = tokio::spawn(application.run_until(wait(stopped), wait(ended)));
        let client = Client::builder()
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .build()
            .expect("a client");
        Self {
            address,
            metrics,
            client,
            stop: Some(stop),
            now: Some(now),
            run,
            site,
        }
    }

    pub fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.client
            .request(method, format!("http://{}{path}", self.address))
    }

    pub async fn get(&self, path: &str) -> Response {
        self.request(Method::GET, path)
            .send()
            .await
            .expect("an answer")
    }

    /// The metrics, of a server with METRICS_ADDR.
    pub async fn metrics(&self) -> Response {
        let address = self.metrics.expect("METRICS_ADDR is set");
        let request = self.client.get(format!("http://{address}/metrics"));
        request.send().await.expect("an answer")
    }

    pub async fn text(&self, path: &str) -> String {
        self.get(path).await.text().await.expect("a text")
    }

    /// Asks the server to finish its requests and end.
    pub fn stop(&mut self) {
        self.stop
            .take()
            .expect("asked once")
            .send(())
            .expect("the server listens");
    }

    /// Ends the server without waiting for anything.
    pub fn stop_now(&mut self) {
        self.now
            .take()
            .expect("asked once")
            .send(())
            .expect("the server listens");
    }

    pub fn has_ended(&self) -> bool {
        self.run.is_finished()
    }

    /// Ends the server in order; its folder can be served again.
    pub async fn end(mut self) -> TestSite {
        self.stop();
        self.ended().await.expect("without an error");
        self.site
    }

    /// How serving ended.
    pub async fn ended(&mut self) -> io::Result<()> {
        (&mut self.run).await.expect("no panic")
    }
}

/// Why the application does not start over this site.
pub async fn start_error(site: &TestSite) -> StartError {
    match Application::build(settings(site, &[])).await {
        Ok(_) => panic!("the application starts"),
        Err(error) => error,
    }
}

/// A header as text, empty when it is missing.
pub fn header(response: &Response, name: &str) -> String {
    response
        .headers()
        .get_all(name)
        .iter()
        .map(|value| value.to_str().expect("a readable header"))
        .collect::<Vec<_>>()
        .join(" | ")
}
