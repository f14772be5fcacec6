//! Puts the server together: every route and every piece of state.

use std::future::Future;
use std::io;
use std::net::TcpListener;
use std::pin::pin;
use std::time::Duration;

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{Server, ServiceRequest, ServiceResponse};
use actix_web::middleware::{Next, from_fn};
use actix_web::{App, Error, HttpServer, web};
use serde::Serialize;

use crate::blog::{Blog, Clock};
use crate::body::BodyTime;
use crate::error::method_not_allowed;
use crate::guard::{AllowedOrigin, PostGuard, PostLimit};
use crate::leads::service::{Service, ServiceError};
use crate::limits::{self, MaxBody};
use crate::metrics::{self, Metrics};
use crate::recaptcha::Verifier;
use crate::routes::discovery::Discovery;
use crate::routes::posts::PostPages;
use crate::routes::sign_up::PublicKeys;
use crate::routes::{api, discovery, health, pages};
use crate::settings::{OutsidePages, PublicUrl, ScriptUrl, Settings};
use crate::shutdown::Signals;
use crate::site::{Site, SiteError};
use crate::{outbound, request_log, security};

/// The server, bound to its port and ready to run.
pub struct Application {
    server: Server,
    port: u16,
    public_url: PublicUrl,
    leads: Service,
    patience: Duration,
}

/// Why the server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// The address is taken or not ours.
    #[error(
        "Cannot listen on {address}: {cause}. Set LISTEN_ADDR to another address, or end what listens there."
    )]
    Listen {
        /// The address from the settings.
        address: std::net::SocketAddr,
        /// What the operating system says.
        cause: io::Error,
    },
    /// The site cannot be served.
    #[error(transparent)]
    Site(#[from] SiteError),
    /// The blog's source cannot be called at all.
    #[error("The blog cannot be opened: {0}")]
    Blog(String),
    /// Leads cannot be handled.
    #[error(transparent)]
    Leads(#[from] ServiceError),
    /// Other services cannot be called.
    #[error("Services cannot be called: {0}")]
    Client(#[from] reqwest::Error),
    /// Nothing can be counted.
    #[error("The metrics cannot be set up: {0}")]
    Metrics(#[from] prometheus::Error),
    /// The thread that reads the site ended early.
    #[error("The site could not be read: {0}")]
    Reading(#[from] tokio::task::JoinError),
}

/// What each page is told, as JSON.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct PageSettings {
    public_url: String,
    #[serde(flatten)]
    outside: OutsidePages,
    recaptcha_script_url: ScriptUrl,
    /// Whether there is a site key to ask for.
    recaptcha_configured: bool,
}

/// How long a client may take to close its side after ours is closed.
const DISCONNECT_TIMEOUT: Duration = Duration::from_secs(1);

/// Every route. What is not listed here is a page or file of the site, or nothing.
fn routes(config: &mut web::ServiceConfig) {
    config
        .service(
            web::resource("/healthz")
                .route(web::get().to(health::live))
                .route(web::head().to(health::live))
                .default_service(web::to(method_not_allowed)),
        )
        .configure(discovery::routes)
        .service(
            web::resource("/readyz")
                .route(web::get().to(health::ready))
                .route(web::head().to(health::ready))
                .default_service(web::to(method_not_allowed)),
        )
        .service(
            web::resource("/metrics")
                .route(web::get().to(health::metrics))
                .route(web::head().to(health::metrics))
                .default_service(web::to(method_not_allowed)),
        )
        .configure(api::configure)
        .default_service(web::to(pages::serve));
}

/// What stands around every request: its id and line in the log, then its count, then the limits. It is one middleware,
/// since each by itself boxes what it waits for.
async fn around<B: MessageBody + 'static>(
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
    /// Binds the port, reads the site and starts the workers.
    ///
    /// # Errors
    /// When the address cannot be had or the site cannot be served.
    pub async fn build(settings: Settings) -> Result<Self, StartError> {
        Self::build_at(settings, Clock::system()).await
    }

    /// The same, with answers of the content system ageing by this clock.
    ///
    /// # Errors
    /// When the address cannot be had or the site cannot be served.
    pub async fn build_at(settings: Settings, clock: Clock) -> Result<Self, StartError> {
        outbound::install_tls();
        let refused = |cause| StartError::Listen {
            address: settings.listen,
            cause,
        };
        let listener = TcpListener::bind(settings.listen).map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let is_set = settings.public_url.is_some();
        let public_url = settings
            .public_url
            .unwrap_or_else(|| PublicUrl::of_listener(address));

        let told = PageSettings {
            public_url: public_url.to_string(),
            outside: settings.outside,
            recaptcha_script_url: settings.recaptcha.script_url.clone(),
            recaptcha_configured: settings.recaptcha.site_key.is_some(),
        };
        let blog = Blog::open(&settings.blog, clock).map_err(StartError::Blog)?;
        let blog = web::Data::new(blog);
        let posts = web::Data::new(PostPages::new(blog.clone(), public_url.to_string()));
        let discovery = web::Data::new(Discovery::new(blog.clone(), public_url.to_string()));
        let pictures = settings.blog.picture_sources();

        let widget = settings.recaptcha.script_url.widget_sources();
        let folder = settings.site_dir;
        let origin = public_url.to_string();
        let site = tokio::task::spawn_blocking(move || {
            Site::load(&folder, &origin, pictures, &told, &widget)
        })
        .await??;
        let site = web::Data::new(site);
        let metrics = Metrics::new()?;
        let verifier = web::Data::new(Verifier::new(&settings.recaptcha, &public_url)?);
        let leads = Service::open(&settings.leads, &metrics).await?;
        let inbox = web::Data::new(leads.inbox().clone());
        let outbox = web::Data::new(leads.outbox().clone());
        let keys = web::Data::new(PublicKeys {
            site_key: settings.recaptcha.site_key,
            google_client_id: settings.google_client_id,
        });

        let limits = settings.limits;
        let max_body = web::Data::new(MaxBody(limits.max_body));
        let body_time = web::Data::new(BodyTime(limits.body_timeout));
        let guard = web::Data::new(PostGuard {
            origin: AllowedOrigin::new(&public_url, is_set),
            limit: PostLimit::per_minute(limits.posts_per_minute),
            proxies: limits.trusted_proxies,
            metrics: metrics.clone(),
        });
        let metrics = web::Data::new(metrics);
        let https = public_url.is_https();
        let connections = limits::possible_connections(limits.max_connections);
        if connections < limits.max_connections {
            tracing::info!(
                connections = connections.get(),
                wanted = limits.max_connections.get(),
                "fewer connections than MAX_CONNECTIONS: the process may open no more files"
            );
        }
        let workers = limits.workers.min(connections).get();
        let server = HttpServer::new(move || {
            App::new()
                .app_data(site.clone())
                .app_data(blog.clone())
                .app_data(posts.clone())
                .app_data(discovery.clone())
                .app_data(keys.clone())
                .app_data(verifier.clone())
                .app_data(inbox.clone())
                .app_data(outbox.clone())
                .app_data(guard.clone())
                .app_data(metrics.clone())
                .app_data(body_time.clone())
                .app_data(max_body.clone())
                .app_data(web::PayloadConfig::new(max_body.0))
                .app_data(web::JsonConfig::default().limit(max_body.0))
                .configure(routes)
                .wrap(from_fn(around))
                .wrap(security::headers(https))
        })
        .workers(workers)
        .max_connections(connections.get() / workers)
        .keep_alive(limits.keep_alive)
        .client_request_timeout(limits.header_timeout)
        .client_disconnect_timeout(DISCONNECT_TIMEOUT)
        .shutdown_timeout(limits.shutdown_timeout.as_secs())
        .disable_signals()
        .listen(listener)
        .map_err(|cause| StartError::Listen { address, cause })?
        .run();
        Ok(Self {
            server,
            port: address.port(),
            public_url,
            leads,
            patience: limits.shutdown_timeout,
        })
    }

    /// The port, also when the settings left it to the operating system.
    #[must_use]
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The origin under which visitors reach the site.
    #[must_use]
    pub fn public_url(&self) -> &PublicUrl {
        &self.public_url
    }

    /// Serves until SIGTERM or SIGINT, then finishes the running requests. A second signal ends it at once.
    ///
    /// # Errors
    /// When signals cannot be listened for, or serving fails.
    pub async fn run(self) -> io::Result<()> {
        let mut first = Signals::listen()?;
        let mut second = Signals::listen()?;
        self.run_until(async move { first.next().await }, async move {
            second.next().await;
            second.next().await;
        })
        .await
    }

    /// Serves until `stop`, then finishes the running requests and deliveries, for as long as the settings allow or until
    /// `now`.
    ///
    /// # Errors
    /// When serving fails.
    pub async fn run_until(
        self,
        stop: impl Future<Output = ()>,
        now: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let leads = self.leads.start();
        let handle = self.server.handle();
        let mut server = pin!(self.server);
        let mut now = pin!(now);
        tokio::select! {
            ended = &mut server => return ended,
            () = &mut now => return Ok(()),
            () = stop => tracing::info!("stopping: running requests are finished first"),
        }
        tokio::select! {
            ended = async {
                let (_, ended) = tokio::join!(handle.stop(true), &mut server);
                leads.finish(self.patience).await;
                ended
            } => ended,
            () = &mut now => Ok(()),
        }
    }
}
