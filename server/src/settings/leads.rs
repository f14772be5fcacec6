//! Settings for storing and delivering leads.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use secrecy::{ExposeSecret as _, SecretString};

use super::upstream::UpstreamUrl;
use super::{parse, source::Source};

#[derive(Clone, Debug)]
pub struct LeadSettings {
    /// Database of the outbox.
    pub database: Database,
    /// Time limit for database operations.
    pub database_timeout: Duration,
    /// Target of contact messages; if unset, they stay in the outbox.
    pub contact_form_url: Option<UpstreamUrl>,
    /// Target of challenges; if unset, they stay in the outbox.
    pub challenge_webhook_url: Option<UpstreamUrl>,
    /// Target of sign-ups; if unset, they stay in the outbox.
    pub sign_up_webhook_url: Option<UpstreamUrl>,
    /// Delivery and retries.
    pub delivery: DeliverySettings,
    /// Retention of leads.
    pub retention: Retention,
    /// Maximum number of leads of each kind in the outbox, regardless of state.
    pub max_leads: u64,
}

/// How long leads are kept; `None` means forever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Waiting and dead leads, counted from when they were stored or last tried.
    pub undelivered: Option<Duration>,
    /// Delivered leads, counted from delivery.
    pub delivered: Option<Duration>,
}

/// The `locale` field of the e-mail-marketing form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContactLocale {
    /// Always `en`.
    En,
    /// The language of the page.
    Page,
}

/// Time limit, retries and locale of deliveries.
#[derive(Clone, Copy, Debug)]
pub struct DeliverySettings {
    /// Time limit for one attempt; not a setting of operators.
    pub timeout: Duration,
    /// Attempts before a lead is marked dead; not a setting of operators.
    pub tries: NonZeroU32,
    /// Delay before the first retry, doubled after each; not a setting of operators.
    pub first_retry: Duration,
    /// The `locale` field of the e-mail-marketing form.
    pub contact_locale: ContactLocale,
}

#[derive(Clone, Debug)]
pub enum Database {
    /// A SQLite file, for a single server.
    Sqlite(DatabaseFile),
    /// A PostgreSQL database, which several servers may share.
    Postgres(PostgresUrl),
}

impl Database {
    /// Parses a `sqlite:` or `postgres://` URL.
    ///
    /// # Errors
    /// Describes the problem without quoting the text, since database URLs contain passwords.
    pub fn parse(text: &str) -> Result<Self, String> {
        if text.starts_with("postgres://") || text.starts_with("postgresql://") {
            return PostgresUrl::parse(text).map(Self::Postgres);
        }
        DatabaseFile::parse(text).map(Self::Sqlite)
    }
}

impl From<DatabaseFile> for Database {
    fn from(file: DatabaseFile) -> Self {
        Self::Sqlite(file)
    }
}

/// The URL of a PostgreSQL database; hidden in debug output, since it contains a password.
#[derive(Clone, Debug)]
pub struct PostgresUrl(SecretString);

impl PostgresUrl {
    fn parse(text: &str) -> Result<Self, String> {
        sqlx::postgres::PgConnectOptions::from_str(text)
            .map_err(|_| "is not a valid PostgreSQL URL".to_owned())?;
        Ok(Self(text.into()))
    }

    /// The URL with its password.
    #[must_use]
    pub fn expose(&self) -> &str {
        self.0.expose_secret()
    }
}

/// The file of a SQLite database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseFile {
    /// Relative to the working directory.
    pub path: PathBuf,
    /// Opened read-only, to inspect a copy. The server does not start with it.
    pub read_only: bool,
}

const DEFAULT_PATH: &str = "data/brightcrew.db";

impl LeadSettings {
    pub(super) fn take(source: &mut Source) -> Self {
        let mut url = |name| source.take(name, None, |text| UpstreamUrl::parse(text).map(Some));
        Self {
            contact_form_url: url("CONTACT_FORM_URL"),
            challenge_webhook_url: url("CHALLENGE_WEBHOOK_URL"),
            sign_up_webhook_url: url("SIGN_UP_WEBHOOK_URL"),
            database: source.take(
                "DATABASE_URL",
                Database::Sqlite(DatabaseFile {
                    path: PathBuf::from(DEFAULT_PATH),
                    read_only: false,
                }),
                Database::parse,
            ),
            database_timeout: source.take(
                "DATABASE_TIMEOUT_SECONDS",
                Duration::from_secs(5),
                parse::whole_seconds,
            ),
            delivery: DeliverySettings {
                timeout: Duration::from_secs(10),
                // With the retries below, 12 to 24 hours.
                tries: NonZeroU32::new(16).unwrap_or(NonZeroU32::MIN),
                first_retry: Duration::from_secs(5),
                contact_locale: source.take("CONTACT_FORM_LOCALE", ContactLocale::En, |text| {
                    match text {
                        "en" => Ok(ContactLocale::En),
                        "page" => Ok(ContactLocale::Page),
                        _ => Err(format!("{text:?} is neither en nor page")),
                    }
                }),
            },
            retention: Retention {
                undelivered: source.take("RETENTION_UNDELIVERED_DAYS", None, parse::days),
                delivered: source.take(
                    "RETENTION_DELIVERED_DAYS",
                    Some(Duration::from_secs(30 * 86_400)),
                    parse::days,
                ),
            },
            max_leads: source.take("OUTBOX_MAX_LEADS", 500_000, |text| {
                parse::count(text, 1 << 40).map(|number| number.get() as u64)
            }),
        }
    }
}

impl DatabaseFile {
    /// Parses `sqlite:path` or `sqlite://path`, percent-encoded, with `?mode=ro`, `rw` or `rwc`.
    ///
    /// # Errors
    /// Describes the problem without quoting the text, since database URLs contain passwords.
    pub fn parse(text: &str) -> Result<Self, String> {
        let Some(rest) = text.strip_prefix("sqlite:") else {
            return Err(
                "must be a SQLite file, such as sqlite:data/brightcrew.db, or start with postgres://"
                    .to_owned(),
            );
        };
        let rest = rest.strip_prefix("//").unwrap_or(rest);
        let (path, mode) = match rest.split_once('?') {
            Some((path, query)) => (path, Some(query)),
            None => (rest, None),
        };
        let read_only = match mode {
            None | Some("mode=rwc" | "mode=rw") => false,
            Some("mode=ro") => true,
            Some(_) => return Err("only supports ?mode=ro, rw or rwc".to_owned()),
        };
        let path = percent_decode_str(path)
            .decode_utf8()
            .map_err(|_| "must have a file name in UTF-8".to_owned())?;
        if path.is_empty() || path.contains(":memory:") || Path::new(&*path).file_name().is_none() {
            return Err("must name a file: leads have to survive a restart".to_owned());
        }
        Ok(Self {
            path: PathBuf::from(path.into_owned()),
            read_only,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sqlite_urls_have_a_path_and_a_mode() {
        for (text, path, read_only) in [
            ("sqlite:data/brightcrew.db", DEFAULT_PATH, false),
            ("sqlite://data/leads.db?mode=rwc", "data/leads.db", false),
            ("sqlite:///srv/leads.db?mode=ro", "/srv/leads.db", true),
            ("sqlite:a%20b.db", "a b.db", false),
        ] {
            let expected = DatabaseFile {
                path: PathBuf::from(path),
                read_only,
            };
            assert_eq!(DatabaseFile::parse(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn postgres_urls_are_hidden_in_debug_output_and_errors() {
        let url = "postgres://me:hunter2@db.example:5433/leads?sslmode=require";
        let shared = Database::parse(url).expect("a valid URL");
        assert!(matches!(&shared, Database::Postgres(address) if address.expose() == url));
        assert!(!format!("{shared:?}").contains("hunter2"));
        let refusal = Database::parse("postgres://me:hunter2@db:port/leads").expect_err("no port");
        assert!(!refusal.contains("hunter2"), "{refusal}");
        assert!(Database::parse("mysql://me:hunter2@db/leads").is_err());
    }

    #[test]
    fn other_databases_and_memory_are_rejected_without_being_quoted() {
        for invalid in [
            "data/hunter2.db",
            "sqlite::memory:",
            "sqlite:",
            "sqlite:x.db?mode=memory",
            "sqlite:/",
            "sqlite:%ff",
        ] {
            let refusal = DatabaseFile::parse(invalid).expect_err(invalid);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
    }
}
