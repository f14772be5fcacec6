//! Starts the application on a free port with a small generated site.
#![allow(dead_code, reason = "the log tests only use a part of it")]

pub mod blog;
pub mod leads;
pub mod postgres;
pub mod raw;
pub mod site;
pub mod upstream;

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use brightcrew_server::settings::Settings;
use brightcrew_server::startup::{Application, StartError};
use reqwest::{Client, Method, RequestBuilder, Response};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

pub use site::TestSite;

/// Settings for a test: a free port, the site, and overrides.
pub fn settings(site: &TestSite, overrides: &[(&str, &str)]) -> Settings {
    let folder = site.folder().to_str().expect("a Unicode path").to_owned();
    let database = site.database_url();
    let base = [
        ("LISTEN_ADDR", "127.0.0.1:0"),
        ("SITE_DIR", folder.as_str()),
        ("DATABASE_URL", database.as_str()),
    ];
    // No human check and strict limit unless the test configures it.
    let is_human_check =
        |(name, _): &(&str, &str)| *name == "HUMAN_CHECK" || name.starts_with("RECAPTCHA");
    let off = (!overrides.iter().any(is_human_check)).then_some(("HUMAN_CHECK", "off"));
    let many = ("RATE_LIMIT_MESSAGES_PER_MINUTE", "1000000");
    let many = (!overrides.iter().any(|(name, _)| *name == many.0)).then_some(many);
    let all = base
        .iter()
        .chain(&off)
        .chain(&many)
        .chain(overrides)
        .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let (fields, variables): (Vec<_>, Vec<_>) = all.partition(|(name, _)| is_field(name));
    let mut settings = Settings::load(None, variables).expect("valid settings");
    for (name, value) in fields {
        set_field(&mut settings, &name, &value);
    }
    settings
}

/// Whether a name is that of a field that is not a setting of operators, rather than a variable.
fn is_field(name: &str) -> bool {
    name.starts_with(|first: char| first.is_ascii_lowercase())
}

fn set_field(settings: &mut Settings, name: &str, value: &str) {
    let number: f64 = value.parse().expect("a number");
    let seconds = Duration::from_secs_f64(number);
    match name {
        "connect_timeout" => settings.connect_timeout = seconds,
        "delivery.first_retry" => settings.leads.delivery.first_retry = seconds,
        "delivery.timeout" => settings.leads.delivery.timeout = seconds,
        "delivery.tries" => settings.leads.delivery.tries = value.parse().expect("a count"),
        "limits.answer_timeout" => settings.limits.answer_timeout = seconds,
        "limits.body_timeout" => settings.limits.body_timeout = seconds,
        "limits.header_timeout" => settings.limits.header_timeout = seconds,
        "limits.keep_alive" => settings.limits.keep_alive = seconds,
        "limits.max_connections_per_address" => {
            settings.limits.max_connections_per_address = value.parse().expect("a count");
        }
        "limits.max_body" => settings.limits.max_body = value.parse().expect("bytes"),
        "limits.write_timeout" => settings.limits.write_timeout = seconds,
        "recaptcha.timeout" => settings.recaptcha.timeout = seconds,
        _ => panic!("{name} is no field"),
    }
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
    /// Starts with the default test site.
    pub async fn start() -> Self {
        Self::start_with(TestSite::new(), &[]).await
    }

    pub async fn start_with(site: TestSite, overrides: &[(&str, &str)]) -> Self {
        let settings = settings(&site, overrides);
        Self::start_settings(site, settings).await
    }

    pub async fn start_settings(site: TestSite, settings: Settings) -> Self {
        let application = Application::build(settings).await.expect("a valid site");
        let address = SocketAddr::from(([127, 0, 0, 1], application.port()));
        let metrics = application
            .metrics_port()
            .map(|port| SocketAddr::from(([127, 0, 0, 1], port)));
        let (stop, stopped) = oneshot::channel();
        let (now, stopped_now) = oneshot::channel();
        let wait = |signal: oneshot::Receiver<()>| async {
            if signal.await.is_err() {
                std::future::pending::<()>().await;
            }
        };
        let run = tokio::spawn(application.run_until(wait(stopped), wait(stopped_now)));
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
            .expect("a response")
    }

    /// Requires METRICS_ADDR.
    pub async fn metrics(&self) -> Response {
        let address = self.metrics.expect("METRICS_ADDR is set");
        let request = self.client.get(format!("http://{address}/metrics"));
        request.send().await.expect("a response")
    }

    pub async fn text(&self, path: &str) -> String {
        self.get(path).await.text().await.expect("text")
    }

    /// Requests a graceful shutdown.
    pub fn stop(&mut self) {
        self.stop
            .take()
            .expect("not yet stopped")
            .send(())
            .expect("the server listens");
    }

    /// Requests an immediate stop.
    pub fn stop_now(&mut self) {
        self.now
            .take()
            .expect("not yet stopped")
            .send(())
            .expect("the server listens");
    }

    pub fn is_finished(&self) -> bool {
        self.run.is_finished()
    }

    /// Shuts down gracefully and returns the site for another server.
    pub async fn shut_down(mut self) -> TestSite {
        self.stop();
        self.wait().await.expect("without an error");
        self.site
    }

    /// Waits for the server to end, and returns its result.
    pub async fn wait(&mut self) -> io::Result<()> {
        (&mut self.run).await.expect("no panic")
    }
}

/// The error when starting with this site.
pub async fn start_error(site: &TestSite) -> StartError {
    match Application::build(settings(site, &[])).await {
        Ok(_) => panic!("expected an error"),
        Err(error) => error,
    }
}

/// A header as text, empty if missing.
pub fn header(response: &Response, name: &str) -> String {
    response
        .headers()
        .get_all(name)
        .iter()
        .map(|value| value.to_str().expect("a readable header"))
        .collect::<Vec<_>>()
        .join(" | ")
}
