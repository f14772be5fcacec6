//! The server's settings, parsed and validated at start.
//!
//! Values come from environment variables and from the TOML file given by `--config`, which uses the same names in
//! either case (`listen_addr = "0.0.0.0:80"`). Environment variables may have the prefix `BRIGHTCREW_`, and the suffix
//! `_FILE` for the path of a file that contains the value. The environment takes precedence over the file, empty values
//! count as unset, and all errors are reported at once.
//!
#![doc = include_str!("settings/table.md")]
#![allow(
    rustdoc::bare_urls,
    reason = "defaults are listed literally in the table"
)]

mod blog;
mod hosts;
mod human_check;
mod leads;

mod pages;
mod parse;
mod proxies;
mod public_url;
mod recaptcha;
mod source;
mod tag_manager;
mod traces;
mod upstream;

use std::ffi::OsString;
use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::num::{NonZeroU32, NonZeroUsize};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub use blog::{BlogSettings, CmsUrl};
pub use hosts::Hosts;
pub use human_check::{HumanCheck, HumanCheckSettings};
pub use leads::{
    ContactLocale, Database, DatabaseFile, DeliverySettings, LeadSettings, PostgresUrl, Retention,
};
pub use pages::{LinkUrl, PageOptions};
pub use proxies::TrustedProxies;
pub use public_url::PublicUrl;
pub use recaptcha::{RecaptchaSettings, ScriptUrl, WidgetSources};
pub use source::{SettingError, SettingsError};
pub use tag_manager::TagManagerSettings;
pub use traces::TraceSettings;
pub use upstream::UpstreamUrl;

use source::Source;
use tracing_subscriber::filter::Targets;

pub const TABLE: &str = include_str!("settings/table.md");

/// The names of all settings, from the table.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLE
        .lines()
        .skip(2)
        .filter_map(|row| row.split('|').nth(1).map(str::trim))
}

#[derive(Clone, Debug)]
pub struct Settings {
    /// Listening address; port 0 picks a free port.
    pub listen: SocketAddr,
    /// Listening address for metrics; disabled if unset.
    pub metrics_listen: Option<SocketAddr>,
    pub site_dir: PathBuf,
    /// Folder of the previous build, whose hashed assets are served too.
    pub site_dir_previous: Option<PathBuf>,
    /// The public origin; defaults to that of the listener.
    pub public_url: Option<PublicUrl>,
    /// Source and copy of blog posts.
    pub blog: BlogSettings,
    /// Settings passed to the pages: external URLs and optional sections.
    pub pages: PageOptions,
    /// Storage and delivery of leads.
    pub leads: LeadSettings,
    pub human_check: HumanCheckSettings,
    /// The reCAPTCHA widget of the sign-up page.
    pub recaptcha: RecaptchaSettings,
    /// The tag manager, loaded only with consent.
    pub tag_manager: TagManagerSettings,
    /// Google client id; sign-in with Google is disabled if unset.
    pub google_client_id: Option<String>,
    /// Limits on clients.
    pub limits: Limits,
    /// Security headers with settings.
    pub headers: HeaderSettings,
    /// Time limit for connecting to other services.
    pub connect_timeout: Duration,
    /// Format and level of the log.
    pub log: LogSettings,
    /// OpenTelemetry export.
    pub traces: TraceSettings,
}

/// Limits on clients.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Proxies whose `X-Forwarded-For` is trusted.
    pub trusted_proxies: TrustedProxies,
    /// POST requests per client address and minute.
    pub posts_per_minute: NonZeroU32,
    /// Contact messages per client address and minute, and challenges, which both need no human check.
    pub messages_per_minute: NonZeroU32,
    /// Whether POST requests are counted in the database, across all servers.
    pub posts_shared: bool,
    /// Worker threads.
    pub workers: NonZeroUsize,
    /// Open connections across all workers.
    pub max_connections: NonZeroUsize,
    /// Open connections per client address, trusted proxies excepted; not a setting of operators.
    pub max_connections_per_address: NonZeroUsize,
    /// Time limit for receiving a request head; not a setting of operators.
    pub header_timeout: Duration,
    /// Time limit for receiving a request body; not a setting of operators.
    pub body_timeout: Duration,
    /// Time from the first byte of a request to the first byte of the response, and for the rest of its body after
    /// that; not a setting of operators.
    pub answer_timeout: Duration,
    /// Time within which a client has to read more of a response; not a setting of operators.
    pub write_timeout: Duration,
    /// Time after which an idle connection is closed; not a setting of operators.
    pub keep_alive: Duration,
    /// Time at shutdown during which `/readyz` fails and everything else still works, in whole seconds.
    pub drain: Duration,
    /// Time for requests in flight to finish at shutdown, in whole seconds.
    pub shutdown_timeout: Duration,
    /// Largest request body in bytes; not a setting of operators.
    pub max_body: usize,
}

/// Security headers with settings.
#[derive(Clone, Debug)]
pub struct HeaderSettings {
    /// HSTS `max-age` in whole seconds; zero sends no header.
    pub hsts: Duration,
    /// Whether HSTS includes subdomains.
    pub hsts_subdomains: bool,
    /// `report-uri` of the content security policy.
    pub csp_report_url: Option<LinkUrl>,
}

/// Format and level of the log.
#[derive(Clone, Debug)]
pub struct LogSettings {
    /// Format of a line.
    pub format: LogFormat,
    /// Log levels, global and per module.
    pub filter: Targets,
}

/// Format of a log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// Human-readable.
    Pretty,
    /// One JSON object per line.
    Json,
}

impl Settings {
    /// Reads the process environment and, if given, a TOML file.
    ///
    /// # Errors
    /// All errors of both.
    pub fn read(config: Option<&Path>) -> Result<Self, SettingsError> {
        Self::load(config, std::env::vars_os())
    }

    /// Reads the given variables and, if given, a TOML file.
    ///
    /// # Errors
    /// All errors of both.
    pub fn load<K, V>(
        config: Option<&Path>,
        variables: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Self, SettingsError>
    where
        K: Into<OsString>,
        V: Into<OsString>,
    {
        let mut source = Source::gather(config, variables);
        let pages = PageOptions::take(&mut source);
        let leads = LeadSettings::take(&mut source);
        let recaptcha = RecaptchaSettings::take(&mut source);
        let in_database = matches!(leads.database, Database::Postgres(_));
        let human_check = HumanCheckSettings::take(&mut source, &recaptcha);
        let cores = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
        let settings = Self {
            listen: source.take(
                "LISTEN_ADDR",
                SocketAddr::from((Ipv4Addr::LOCALHOST, 8080)),
                parse::address,
            ),
            metrics_listen: source
                .take("METRICS_ADDR", None, |text| parse::address(text).map(Some)),
            site_dir: source.take("SITE_DIR", PathBuf::from("app/build/client"), |text| {
                Ok(PathBuf::from(text))
            }),
            site_dir_previous: source.take("SITE_DIR_PREVIOUS", None, |text| {
                Ok(Some(PathBuf::from(text)))
            }),
            public_url: source.take("PUBLIC_URL", None, |text| PublicUrl::parse(text).map(Some)),
            blog: BlogSettings::take(&mut source),
            pages,
            leads,
            human_check,
            recaptcha,
            tag_manager: TagManagerSettings::take(&mut source),
            google_client_id: source
                .take("GOOGLE_CLIENT_ID", None, |text| parse::word(text).map(Some)),
            limits: Limits {
                trusted_proxies: source.take(
                    "TRUSTED_PROXIES",
                    TrustedProxies::default(),
                    TrustedProxies::parse,
                ),
                posts_per_minute: source.take(
                    "RATE_LIMIT_POSTS_PER_MINUTE",
                    NonZeroU32::new(30).unwrap_or(NonZeroU32::MIN),
                    |text| parse::small_count(text, 1_000_000),
                ),
                messages_per_minute: source.take(
                    "RATE_LIMIT_MESSAGES_PER_MINUTE",
                    NonZeroU32::new(3).unwrap_or(NonZeroU32::MIN),
                    |text| parse::small_count(text, 1_000_000),
                ),
                posts_shared: source.take("RATE_LIMIT_SHARED", false, |text| {
                    let shared = parse::boolean(text)?;
                    if shared && !in_database {
                        return Err("needs a DATABASE_URL of PostgreSQL".to_owned());
                    }
                    Ok(shared)
                }),
                workers: source.take("WORKERS", cores, |text| parse::count(text, 512)),
                max_connections: source.take(
                    "MAX_CONNECTIONS",
                    NonZeroUsize::new(25_000).unwrap_or(NonZeroUsize::MIN),
                    |text| parse::count(text, 1_000_000),
                ),
                max_connections_per_address: NonZeroUsize::new(2_000).unwrap_or(NonZeroUsize::MIN),
                header_timeout: Duration::from_secs(5),
                body_timeout: Duration::from_secs(10),
                answer_timeout: Duration::from_secs(30),
                write_timeout: Duration::from_secs(30),
                keep_alive: Duration::from_secs(75),
                drain: source.take("DRAIN_SECONDS", Duration::ZERO, |text| {
                    parse::seconds_or_zero(text, 3_600)
                }),
                shutdown_timeout: source.take(
                    "SHUTDOWN_TIMEOUT_SECONDS",
                    Duration::from_secs(30),
                    parse::whole_seconds,
                ),
                max_body: 65_536,
            },
            headers: HeaderSettings {
                hsts: source.take("HSTS_SECONDS", Duration::from_secs(63_072_000), |text| {
                    parse::seconds_or_zero(text, 315_360_000)
                }),
                hsts_subdomains: source.take("HSTS_SUBDOMAINS", false, parse::boolean),
                csp_report_url: source.take("CSP_REPORT_URL", None, |text| {
                    let url = LinkUrl::parse(text)?;
                    // Either would end the CSP directive.
                    if url.as_str().contains([';', ',']) {
                        return Err("must not contain a semicolon or comma".to_owned());
                    }
                    Ok(Some(url))
                }),
            },
            connect_timeout: Duration::from_secs(2),
            traces: TraceSettings::take(&mut source),
            log: LogSettings {
                format: source.take("LOG_FORMAT", LogFormat::Pretty, parse::log_format),
                filter: source.take(
                    "LOG_LEVEL",
                    Targets::new().with_default(tracing::Level::INFO),
                    parse::log_filter,
                ),
            },
        };
        source.finish(settings)
    }
}

impl fmt::Display for LogFormat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Pretty => "pretty",
            Self::Json => "json",
        })
    }
}

#[cfg(test)]
mod tests;
