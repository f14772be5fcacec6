//! Puts the server together: every route and every piece of state.

use std::future::Future;
use std::io;
use std::net::TcpListener;
use std::pin::pin;
use std::time::Duration;

use actix_web::dev::Server;
use actix_web::middleware::from_fn;
use actix_web::{App, HttpServer, web};
use serde::Serialize;

use crate::error::method_not_allowed;
use crate::limits::{self, MaxBody};
use crate::routes::{api, health, pages};
use crate::settings::{OutsidePages, PublicUrl, Settings};
use crate::shutdown::Signals;
use crate::site::{Site, SiteError};
use crate::{request_log, security};

/// The server, bound to its port and ready to run.
pub struct Application {
    server: Server,
    port: u16,
    public_url: PublicUrl,
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
        .service(web::scope("/api").default_service(web::to(api::unknown)))
        .default_service(web::to(pages::serve));
}

impl Application {
    /// Binds the port, reads the site and starts the workers.
    ///
    /// # Errors
    /// When the address cannot be had or the site cannot be served.
    pub async fn build(settings: Settings) -> Result<Self, StartError> {
        let refused = |cause| StartError::Listen {
            address: settings.listen,
            cause,
        };
        let listener = TcpListener::bind(settings.listen).map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let public_url = settings
            .public_url
            .unwrap_or_else(|| PublicUrl::of_listener(address));

        let told = PageSettings {
            public_url: public_url.to_string(),
            outside: settings.outside,
        };
        let folder = settings.site_dir;
        let origin = public_url.to_string();
        let site =
            tokio::task::spawn_blocking(move || Site::load(&folder, &origin, &told)).await??;
        let site = web::Data::new(site);

        let limits = settings.limits;
        let max_body = web::Data::new(MaxBody(limits.max_body));
        let https = public_url.is_https();
        let workers = limits.workers.min(limits.max_connections).get();
        let server = HttpServer::new(move || {
            App::new()
                .app_data(site.clone())
                .app_data(max_body.clone())
                .app_data(web::PayloadConfig::new(max_body.0))
                .app_data(web::JsonConfig::default().limit(max_body.0))
                .configure(routes)
                .wrap(from_fn(limits::enforce))
                .wrap(security::headers(https))
                .wrap(from_fn(request_log::record))
        })
        .workers(workers)
        .max_connections(limits.max_connections.get() / workers)
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

    /// Serves until `stop`, then finishes the running requests, for as long as the settings allow or until `now`.
    ///
    /// # Errors
    /// When serving fails.
    pub async fn run_until(
        self,
        stop: impl Future<Output = ()>,
        now: impl Future<Output = ()>,
    ) -> io::Result<()> {
        let handle = self.server.handle();
        let mut server = pin!(self.server);
        let mut now = pin!(now);
        tokio::select! {
            ended = &mut server => return ended,
            () = &mut now => return Ok(()),
            () = stop => tracing::info!("stopping: running requests are finished first"),
        }
        tokio::select! {
            (_, ended) = async { tokio::join!(handle.stop(true), &mut server) } => ended,
            () = &mut now => Ok(()),
        }
    }
}
