//! Everything that an operator can set, typed and checked before the server starts.
//!
//! Values come from the environment and from the TOML file given by `--config`, which uses the same names in either
//! case (`listen_addr = "0.0.0.0:80"`). In the environment every name may have `BRIGHTCREW_` before it, and `_FILE` after
//! it for the path of a file that holds the value. The environment wins over the file, an empty value counts as unset,
//! and every mistake of both is reported at once.
//!
#![doc = include_str!("settings/table.md")]
#![allow(
    rustdoc::bare_urls,
    reason = "defaults stand in the table as they are set"
)]

mod blog;
mod hosts;
mod human_check;
mod leads;
mod outside;
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

pub use blog::{BlogSettings, BlogTimes, CmsUrl};
pub use hosts::Hosts;
pub use human_check::{HumanCheck, HumanCheckSettings};
pub use leads::{
    ContactLocale, Database, DatabaseFile, DeliverySettings, LeadSettings, PostgresUrl, Retention,
};
pub use outside::{OutsidePages, OutsideUrl};
pub use proxies::TrustedProxies;
pub use public_url::PublicUrl;
pub use recaptcha::{RecaptchaSettings, ScriptUrl, WidgetSources};
pub use source::{Mistake, SettingsError};
pub use tag_manager::TagManagerSettings;
pub use traces::TraceSettings;
pub use upstream::UpstreamUrl;

use source::Source;
use tracing_subscriber::filter::Targets;

/// The table of all settings as Markdown: name, default, meaning.
pub const TABLE: &str = include_str!("settings/table.md");

/// The names of all settings, as in the environment and in the table.
pub fn names() -> impl Iterator<Item = &'static str> {
    TABLE
        .lines()
        .skip(2)
        .filter_map(|row| row.split('|').nth(1).map(str::trim))
}

/// All settings of the server.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen; port 0 takes a free one.
    pub listen: SocketAddr,
    /// Where the metrics are served; nowhere when unset.
    pub metrics_listen: Option<SocketAddr>,
    /// Folder of the built site.
    pub site_dir: PathBuf,
    /// Folder of an earlier build, whose hashed assets are served too.
    pub site_dir_previous: Option<PathBuf>,
    /// The public origin, if it is not simply the listener's.
    pub public_url: Option<PublicUrl>,
    /// Where the blog's posts come from, and how long answers are kept.
    pub blog: BlogSettings,
    /// What the pages are told: addresses outside the site, and which parts are shown.
    pub outside: OutsidePages,
    /// Where leads are kept and sent.
    pub leads: LeadSettings,
    /// Which human check there is.
    pub human_check: HumanCheckSettings,
    /// The widget of the sign-up page.
    pub recaptcha: RecaptchaSettings,
    /// The tag manager that visitors may consent to.
    pub tag_manager: TagManagerSettings,
    /// Client id of the sign-in provider; without it there is no such sign-in.
    pub google_client_id: Option<String>,
    /// Bounds on what clients may take.
    pub limits: Limits,
    /// What browsers are told to enforce.
    pub headers: HeaderSettings,
    /// Time to connect to any other service.
    pub connect_timeout: Duration,
    /// What is logged and how.
    pub log: LogSettings,
    /// Where traces go, and how many.
    pub traces: TraceSettings,
}

/// Bounds on what clients may take.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Proxies whose word on a client's address is taken.
    pub trusted_proxies: TrustedProxies,
    /// Calls with POST that one client address may make per minute.
    pub posts_per_minute: NonZeroU32,
    /// Whether these calls are counted in the database, for all servers together.
    pub posts_shared: bool,
    /// Server threads.
    pub workers: NonZeroUsize,
    /// Open connections over all workers.
    pub max_connections: NonZeroUsize,
    /// Open connections of one client address.
    pub max_connections_per_address: NonZeroUsize,
    /// Time to send a request's head.
    pub header_timeout: Duration,
    /// Time to send a request's body.
    pub body_timeout: Duration,
    /// Time from the first byte of a request to the first byte of its answer, and for what is left of its body after.
    pub answer_timeout: Duration,
    /// Time for a client to take more of an answer.
    pub write_timeout: Duration,
    /// Time that an idle connection stays open.
    pub keep_alive: Duration,
    /// Time at shutdown during which `/readyz` fails and everything else goes on, whole seconds.
    pub drain: Duration,
    /// Time for running requests to finish at shutdown, whole seconds.
    pub shutdown_timeout: Duration,
    /// Largest request body in bytes.
    pub max_body: usize,
}

/// What browsers are told to enforce.
#[derive(Clone, Debug)]
pub struct HeaderSettings {
    /// How long browsers keep to https, whole seconds; zero sends no such header.
    pub hsts: Duration,
    /// Whether that holds for all subdomains too.
    pub hsts_subdomains: bool,
    /// Where browsers report violations of the content security policy to.
    pub csp_report_url: Option<OutsideUrl>,
}

/// What is logged and how.
#[derive(Clone, Debug)]
pub struct LogSettings {
    /// The shape of a line.
    pub format: LogFormat,
    /// Levels, overall and per module.
    pub filter: Targets,
}

/// The shape of a log line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Pretty,
    /// One JSON object per line.
    Json,
}

impl Settings {
    /// Reads the process's environment and, where given, a TOML file.
    ///
    /// # Errors
    /// All mistakes of both together.
    pub fn read(config: Option<&Path>) -> Result<Self, SettingsError> {
        Self::load(config, std::env::vars_os())
    }

    /// Reads the given variables and, where given, a TOML file.
    ///
    /// # Errors
    /// All mistakes of both together.
    pub fn load<K, V>(
        config: Option<&Path>,
        variables: impl IntoIterator<Item = (K, V)>,
    ) -> Result<Self, SettingsError>
    where
        K: Into<OsString>,
        V: Into<OsString>,
    {
        let mut source = Source::gather(config, variables);
        let outside = OutsidePages::take(&mut source);
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
            outside,
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
                posts_shared: source.take("RATE_LIMIT_SHARED", false, |text| {
                    let shared = parse::truth(text)?;
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
                max_connections_per_address: source.take(
                    "MAX_CONNECTIONS_PER_ADDRESS",
                    NonZeroUsize::new(2_000).unwrap_or(NonZeroUsize::MIN),
                    |text| parse::count(text, 1_000_000),
                ),
                header_timeout: source.take(
                    "HEADER_TIMEOUT_SECONDS",
                    Duration::from_secs(5),
                    parse::seconds,
                ),
                body_timeout: source.take(
                    "BODY_TIMEOUT_SECONDS",
                    Duration::from_secs(10),
                    parse::seconds,
                ),
                answer_timeout: source.take(
                    "ANSWER_TIMEOUT_SECONDS",
                    Duration::from_secs(30),
                    parse::seconds,
                ),
                write_timeout: source.take(
                    "WRITE_TIMEOUT_SECONDS",
                    Duration::from_secs(30),
                    parse::seconds,
                ),
                keep_alive: source.take(
                    "KEEP_ALIVE_SECONDS",
                    Duration::from_secs(75),
                    parse::seconds,
                ),
                drain: source.take("DRAIN_SECONDS", Duration::ZERO, |text| {
                    parse::seconds_or_none(text, 3_600)
                }),
                shutdown_timeout: source.take(
                    "SHUTDOWN_TIMEOUT_SECONDS",
                    Duration::from_secs(30),
                    parse::whole_seconds,
                ),
                max_body: source.take("MAX_BODY_BYTES", 65_536, |text| {
                    parse::count(text, 1 << 30).map(NonZeroUsize::get)
                }),
            },
            headers: HeaderSettings {
                hsts: source.take("HSTS_SECONDS", Duration::from_secs(63_072_000), |text| {
                    parse::seconds_or_none(text, 315_360_000)
                }),
                hsts_subdomains: source.take("HSTS_SUBDOMAINS", false, parse::truth),
                csp_report_url: source.take("CSP_REPORT_URL", None, |text| {
                    let url = OutsideUrl::parse(text)?;
                    // Either would end the policy's directive.
                    if url.as_str().contains([';', ',']) {
                        return Err("must not contain a semicolon or comma".to_owned());
                    }
                    Ok(Some(url))
                }),
            },
            connect_timeout: source.take(
                "CONNECT_TIMEOUT_SECONDS",
                Duration::from_secs(2),
                parse::seconds,
            ),
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
