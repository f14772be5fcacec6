//! Assembles the server: all routes and state.

use std::future::{Future, ready};
use std::io;
use std::net::{SocketAddr, TcpListener};
use std::pin::pin;
use std::time::Duration;

use actix_http::error::DispatchError;
use actix_http::{HttpService, Protocol};
use actix_service::{IntoServiceFactory as _, ServiceFactoryExt as _, fn_service, map_config};
use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{AppConfig, Server, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Next, from_fn};
use actix_web::rt::net::TcpStream;
use actix_web::{App, Error, HttpServer, web};
use serde::Serialize;
use tokio::task::JoinSet;
use tracing_appender::non_blocking::ErrorCounter;

use crate::blog::Blog;
use crate::blog_pages::{BlogPages, Built};
use crate::error::method_not_allowed;
use crate::http_client;
use crate::human_check::HumanChecks;
use crate::human_check::proof_of_work::ProofOfWork;
use crate::human_check::recaptcha::Verifier;
use crate::leads::inbox::Inbox;
use crate::leads::service::{Service, ServiceError};
use crate::middleware::connection::{ConnectionLimits, OpenConnections};
use crate::middleware::guard::{
    AllowedOrigin, MessageLimits, PublicHost, SubmissionGuard, SubmissionLimit,
};
use crate::middleware::limits::{self, MaxBody};
use crate::middleware::request_log;
use crate::routes::body::BodyTime;
use crate::routes::feed_and_sitemap::Origin;
use crate::routes::sign_up::PublicKeys;
use crate::routes::{api, feed_and_sitemap, health, pages};
use crate::security;
use crate::settings::{HumanCheck, PageOptions, PublicUrl, ScriptUrl, Settings};
use crate::shutdown::{Draining, Signals};
use crate::site::{PolicySources, Site, SiteError};
use crate::telemetry::metrics::{self, Metrics};
use crate::tls;

/// The server, bound to its port.
pub struct Application {
    server: Server,
    port: u16,
    public_url: PublicUrl,
    leads: Service,
    /// The metrics listener and its port.
    metrics: Option<(Server, u16)>,
    metrics_data: web::Data<Metrics>,
    draining: Draining,
    drain: Duration,
    shutdown_timeout: Duration,
}

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is in use or not available.
    #[error(
        "Cannot listen on {address}: {cause}. Set {setting} to another address, or stop the process that uses it."
    )]
    Listen {
        setting: &'static str,
        address: SocketAddr,
        cause: io::Error,
    },
    /// The built site is invalid.
    #[error(transparent)]
    Site(#[from] SiteError),
    /// The blog cannot be set up.
    #[error("Cannot set up the blog: {0}")]
    Blog(String),
    /// The outbox cannot be used.
    #[error(transparent)]
    Leads(#[from] ServiceError),
    /// The HTTP client cannot be created.
    #[error("Cannot create the HTTP client: {0}")]
    Client(#[from] reqwest::Error),
    /// The metrics cannot be registered.
    #[error("Cannot set up the metrics: {0}")]
    Metrics(#[from] prometheus::Error),
    /// The task that loads the site panicked.
    #[error("Cannot load the site: {0}")]
    LoadSite(#[from] tokio::task::JoinError),
}

/// The settings passed to each page, as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PageSettings {
    public_url: String,
    #[serde(flatten)]
    pages: PageOptions,
    /// The human check of the sign-up form.
    human_check: HumanCheck,
    recaptcha_script_url: ScriptUrl,
    /// Whether a site key is configured.
    recaptcha_configured: bool,
    tag_manager_url: Option<ScriptUrl>,
}

/// Time limit for a client to close its side of a closed connection.
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// All routes; other paths are pages and files of the site.
fn routes(config: &mut web::ServiceConfig) {
    config
        .service(
            web::resource("/healthz")
                .route(web::get().to(health::live))
                .route(web::head().to(health::live))
                .default_service(web::to(method_not_allowed)),
        )
        .configure(feed_and_sitemap::routes)
        .service(
            web::resource("/readyz")
                .route(web::get().to(health::ready))
                .route(web::head().to(health::ready))
                .default_service(web::to(method_not_allowed)),
        )
        .configure(api::configure)
        .default_service(web::to(pages::serve));
}

/// Request logging, metrics and limits. A single middleware, since each would box its future.
async fn middleware<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    request_log::record(request, async |request| {
        metrics::count(request, async |request| {
            limits::enforce(request, next).await
        })
        .await
    })
    .await
}

impl Application {
    /// Binds the port, loads the site and starts the workers.
    ///
    /// # Errors
    /// If the address is unavailable or any part cannot be set up.
    pub async fn build(settings: Settings) -> Result<Self, StartError> {
        tls::install();
        let (listener, address) = listen("LISTEN_ADDR", settings.listen)?;
        let is_configured = settings.public_url.is_some();
        let public_url = settings
            .public_url
            .unwrap_or_else(|| PublicUrl::of_listener(address));

        let page_settings = PageSettings {
            public_url: public_url.to_string(),
            pages: settings.pages,
            human_check: settings.human_check.kind,
            recaptcha_script_url: settings.recaptcha.script_url.clone(),
            recaptcha_configured: settings.recaptcha.site_key.is_some(),
            tag_manager_url: settings.tag_manager.script_url.clone(),
        };
        let metrics = Metrics::new()?;
        let client = http_client::client(settings.connect_timeout)?;
        let blog = Blog::open(&settings.blog, &client, &metrics).map_err(StartError::Blog)?;
        let blog = web::Data::new(blog);
        let sources = PolicySources {
            images: settings.blog.image_sources(),
            widget: settings.recaptcha.script_url.widget_sources(),
            tag_manager: settings.tag_manager.sources(),
            report: settings
                .headers
                .csp_report_url
                .as_ref()
                .map(|url| url.as_str().to_owned()),
        };
        let folder = settings.site_dir.clone();
        let previous = settings.site_dir_previous;
        let origin = public_url.to_string();
        let site = tokio::task::spawn_blocking(move || {
            Site::load(
                &folder,
                previous.as_deref(),
                &origin,
                &page_settings,
                &sources,
            )
        })
        .await??;
        let built = web::Data::new(Built::default());
        let origin = public_url.to_string();
        let blog_pages = BlogPages::new(&site, blog.clone(), built.clone(), &origin);
        let blog_pages = web::Data::new(blog_pages.map_err(|problem| SiteError {
            folder: settings.site_dir,
            problems: vec![problem],
        })?);
        let site = web::Data::new(site);
        let origin = web::Data::new(Origin(origin));
        let leads = Service::open(&settings.leads, &client, &metrics).await?;
        let checks = web::Data::new(HumanChecks {
            kind: settings.human_check.kind,
            verifier: Verifier::new(&settings.recaptcha, &public_url, client),
            proofs: ProofOfWork::new(&settings.human_check, leads.outbox().clone()),
            metrics: metrics.clone(),
        });
        let inbox = web::Data::new(leads.inbox().clone());
        let keys = web::Data::new(PublicKeys {
            site_key: settings.recaptcha.site_key,
            google_client_id: settings.google_client_id,
        });

        let limits = settings.limits;
        let max_body = web::Data::new(MaxBody(limits.max_body));
        let body_time = web::Data::new(BodyTime(limits.body_timeout));
        let guard = web::Data::new(SubmissionGuard {
            origin: AllowedOrigin::new(&public_url, is_configured),
            limit: SubmissionLimit::per_minute(
                limits.posts_per_minute,
                limits.posts_shared.then(|| leads.outbox().clone()),
            ),
            metrics: metrics.clone(),
        });
        let host = web::Data::new(PublicHost::new(&public_url, is_configured));
        let messages = MessageLimits::per_minute(limits.messages_per_minute, metrics.clone());
        let messages = web::Data::new(messages);
        let proxies = web::Data::new(limits.trusted_proxies.clone());
        let draining = Draining::default();
        let draining_data = web::Data::new(draining.clone());
        let connection_limits = ConnectionLimits {
            answer_timeout: limits.answer_timeout,
            write_timeout: limits.write_timeout,
            per_address: limits.max_connections_per_address.get(),
            proxies: limits.trusted_proxies,
            metrics: metrics.clone(),
            open: OpenConnections::default(),
        };
        let metrics = web::Data::new(metrics);
        let metrics_server = settings
            .metrics_listen
            .map(|address| serve_metrics(address, metrics.clone(), inbox.clone()))
            .transpose()?;
        let metrics_data = metrics.clone();
        let https = public_url.is_https();
        let headers = settings.headers;
        let connections = limits::possible_connections(limits.max_connections);
        if connections < limits.max_connections {
            tracing::info!(
                connections = connections.get(),
                wanted = limits.max_connections.get(),
                "fewer connections than MAX_CONNECTIONS: limited by the number of open files"
            );
        }
        let workers = limits.workers.min(connections).get();
        let app = move || {
            App::new()
                .app_data(site.clone())
                .app_data(blog.clone())
                .app_data(built.clone())
                .app_data(blog_pages.clone())
                .app_data(origin.clone())
                .app_data(keys.clone())
                .app_data(checks.clone())
                .app_data(inbox.clone())
                .app_data(guard.clone())
                .app_data(host.clone())
                .app_data(messages.clone())
                .app_data(proxies.clone())
                .app_data(draining_data.clone())
                .app_data(metrics.clone())
                .app_data(body_time.clone())
                .app_data(max_body.clone())
                .configure(routes)
                .wrap(from_fn(middleware))
                .wrap(security::headers(https, &headers))
        };
        // Like `HttpServer`, but with connections wrapped in limits: see [`crate::middleware::connection`].
        let builder = Server::build();
        let stopping = builder.graceful_shutdown_signal();
        let server = builder
            .workers(workers)
            .max_concurrent_connections(connections.get() / workers)
            .shutdown_timeout(limits.shutdown_timeout.as_secs())
            .disable_signals()
            .listen("site", listener, move || {
                let (connection_limits, stopping) = (connection_limits.clone(), stopping.clone());
                let app = app().into_factory();
                let app = app.map_err(|error| error.error_response());
                let service = HttpService::build()
                    .graceful_shutdown_signal(move || {
                        let stopping = stopping.clone();
                        async move { stopping.notified().await }
                    })
                    .keep_alive(limits.keep_alive)
                    .client_request_timeout(limits.header_timeout)
                    .client_disconnect_timeout(DISCONNECT_TIMEOUT)
                    .local_addr(address)
                    .finish(map_config(app, |()| AppConfig::default()));
                fn_service(move |stream: TcpStream| {
                    let client = stream.peer_addr().ok();
                    let accepted = connection_limits.accept(stream);
                    ready(
                        accepted
                            .map(|connection| (connection, Protocol::Http1, client))
                            .map_err(DispatchError::Io),
                    )
                })
                .and_then(service)
            })
            .map_err(|cause| StartError::Listen {
                setting: "LISTEN_ADDR",
                address,
                cause,
            })?
            .run();
        Ok(Self {
            server,
            port: address.port(),
            public_url,
            leads,
            metrics: metrics_server,
            metrics_data,
            draining,
            drain: limits.drain,
            shutdown_timeout: limits.shutdown_timeout,
        })
    }

    /// Exports the number of lost log lines as a metric.
    #[must_use]
    pub fn counting_lost_lines(self, lost: ErrorCounter) -> Self {
        self.metrics_data.count_lost_lines(lost);
        self
    }

    /// The port of the metrics listener, if enabled.
    #[must_use]
    pub fn metrics_port(&self) -> Option<u16> {
        self.metrics.as_ref().map(|(_, port)| *port)
    }

    /// The actual port, also if the settings specify port 0.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    #[must_use]
    pub fn public_url(&self) -> &PublicUrl {
        &self.public_url
    }

    /// Serves until SIGTERM or SIGINT, then shuts down gracefully. A second signal stops immediately.
    ///
    /// # Errors
    /// If signal handlers cannot be installed, or serving fails.
    pub async fn run(self) -> io::Result<()> {
        let mut first = Signals::listen()?;
        let mut second = Signals::listen()?;
        self.run_until(async move { first.next().await }, async move {
            second.next().await;
            second.next().await;
        })
        .await
    }

    /// Serves until `stop`, then drains, then waits for requests and deliveries in flight, up to the configured time
    /// limit or until `now`.
    ///
    /// # Errors
    /// If serving fails.
    pub async fn run_until(
        self,
        stop: impl Future<Output = ()>,
        now: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let leads = self.leads.start();
        let handle = self.server.handle();
        // Runs until the very end.
        let mut metrics = JoinSet::new();
        if let Some((server, _)) = self.metrics {
            metrics.spawn(server);
        }
        let mut server = pin!(self.server);
        let mut now = pin!(now);
        tokio::select! {
            ended = &mut server => return ended,
            () = &mut now => return Ok(()),
            () = stop => {}
        }
        self.draining.begin();
        if !self.drain.is_zero() {
            let seconds = self.drain.as_secs();
            tracing::info!(seconds, "draining: no longer ready, still serving");
            tokio::select! {
                ended = &mut server => return ended,
                () = &mut now => return Ok(()),
                () = tokio::time::sleep(self.drain) => {}
            }
        }
        tracing::info!("stopping: waiting for requests in flight");
        tokio::select! {
            ended = async {
                let (_, ended) = tokio::join!(handle.stop(true), &mut server);
                leads.finish(self.shutdown_timeout).await;
                metrics.shutdown().await;
                ended
            } => ended,
            () = &mut now => Ok(()),
        }
    }
}

fn listen(
    setting: &'static str,
    address: SocketAddr,
) -> Result<(TcpListener, SocketAddr), StartError> {
    let listen_error = |cause| StartError::Listen {
        setting,
        address,
        cause,
    };
    let listener = TcpListener::bind(address).map_err(listen_error)?;
    let bound = listener.local_addr().map_err(listen_error)?;
    Ok((listener, bound))
}

/// Serves the metrics on a separate listener, and returns its port.
fn serve_metrics(
    address: SocketAddr,
    metrics: web::Data<Metrics>,
    inbox: web::Data<Inbox>,
) -> Result<(Server, u16), StartError> {
    let (listener, bound) = listen("METRICS_ADDR", address)?;
    let server = HttpServer::new(move || {
        App::new()
            .app_data(metrics.clone())
            .app_data(inbox.clone())
            .route("/metrics", web::get().to(health::metrics))
    })
    .workers(1)
    .disable_signals()
    .listen(listener)
    .map_err(|cause| StartError::Listen {
        setting: "METRICS_ADDR",
        address,
        cause,
    })?
    .run();
    Ok((server, bound.port()))
}
