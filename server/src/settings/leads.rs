//! Where leads are kept, and where and how persistently they are sent.

use std::num::NonZeroU32;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;
use std::time::Duration;

use percent_encoding::percent_decode_str;
use secrecy::{ExposeSecret as _, SecretString};

use super::upstream::UpstreamUrl;
use super::{parse, source::Source};

/// The outbox and its delivery.
#[derive(Clone, Debug)]
pub struct LeadSettings {
    /// The outbox.
    pub database: Database,
    /// Time to wait for the database.
    pub database_timeout: Duration,
    /// Where messages of the contact form go; unset, they stay.
    pub contact_form_url: Option<UpstreamUrl>,
    /// Where challenges go; unset, they stay.
    pub challenge_webhook_url: Option<UpstreamUrl>,
    /// Where sign-ups go; unset, they stay.
    pub sign_up_webhook_url: Option<UpstreamUrl>,
    /// How persistently.
    pub delivery: DeliverySettings,
    /// How long leads are kept.
    pub retention: Retention,
    /// Most leads that the outbox holds, of whatever state.
    pub max_leads: u64,
}

/// How long leads are kept; none means for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Waiting ones, from when they were stored.
    pub waiting: Option<Duration>,
    /// Delivered ones, from when they were.
    pub delivered: Option<Duration>,
    /// Dead ones, from when they were given up.
    pub dead: Option<Duration>,
}

/// Which language the e-mail-marketing form is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContactLocale {
    /// Always `en`.
    En,
    /// That of the page.
    Page,
}

/// How persistently leads are sent.
#[derive(Clone, Copy, Debug)]
pub struct DeliverySettings {
    /// Time for one try.
    pub timeout: Duration,
    /// Tries before a lead counts as dead.
    pub tries: NonZeroU32,
    /// Time between the first two tries.
    pub first_retry: Duration,
    /// Which language the e-mail-marketing form is told.
    pub contact_locale: ContactLocale,
}

/// Where the outbox is.
#[derive(Clone, Debug)]
pub enum Database {
    /// In a file, for one server.
    Sqlite(DatabaseFile),
    /// In a database that any number of servers share.
    Postgres(PostgresUrl),
}

impl Database {
    /// Reads an address: `sqlite:` a file, or `postgres://`.
    ///
    /// # Errors
    /// Says what is wrong. The text itself is not repeated, since addresses of databases carry passwords.
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

/// The address of a PostgreSQL database. Never shown: it carries a password.
#[derive(Clone, Debug)]
pub struct PostgresUrl(SecretString);

impl PostgresUrl {
    fn parse(text: &str) -> Result<Self, String> {
        sqlx::postgres::PgConnectOptions::from_str(text)
            .map_err(|_| "is not the address of a PostgreSQL database".to_owned())?;
        Ok(Self(text.into()))
    }

    /// The whole address, for connecting.
    #[must_use]
    pub fn expose(&self) -> &str {
        self.0.expose_secret()
    }
}

/// The file of the embedded database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DatabaseFile {
    /// Relative to the folder in which the server was started.
    pub path: PathBuf,
    /// Whether it is only read: for looking at the leads of a copy. The server itself does not start on it.
    pub read_only: bool,
}

const DATABASE: &str = "data/brightcrew.db";

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
                    path: PathBuf::from(DATABASE),
                    read_only: false,
                }),
                Database::parse,
            ),
            database_timeout: source.take(
                "DATABASE_TIMEOUT_SECONDS",
                Duration::from_secs(5),
                parse::seconds,
            ),
            delivery: DeliverySettings {
                timeout: source.take(
                    "DELIVERY_TIMEOUT_SECONDS",
                    Duration::from_secs(10),
                    parse::seconds,
                ),
                tries: source.take(
                    "DELIVERY_TRIES",
                    NonZeroU32::new(16).unwrap_or(NonZeroU32::MIN),
                    |text| parse::small_count(text, 1000),
                ),
                first_retry: source.take(
                    "DELIVERY_RETRY_SECONDS",
                    Duration::from_secs(5),
                    parse::seconds,
                ),
                contact_locale: source.take("CONTACT_FORM_LOCALE", ContactLocale::En, |text| {
                    match text {
                        "en" => Ok(ContactLocale::En),
                        "page" => Ok(ContactLocale::Page),
                        _ => Err(format!("{text:?} is neither en nor page")),
                    }
                }),
            },
            retention: Retention {
                waiting: source.take("RETENTION_WAITING_DAYS", None, parse::days),
                delivered: source.take(
                    "RETENTION_DELIVERED_DAYS",
                    Some(Duration::from_secs(30 * 86_400)),
                    parse::days,
                ),
                dead: source.take("RETENTION_DEAD_DAYS", None, parse::days),
            },
            max_leads: source.take("OUTBOX_MAX_LEADS", 500_000, |text| {
                parse::count(text, 1 << 40).map(|number| number.get() as u64)
            }),
        }
    }
}

impl DatabaseFile {
    /// Reads `sqlite:path` or `sqlite://path`, percent-encoded, with `?mode=ro`, `rw` or `rwc`.
    ///
    /// # Errors
    /// Says what is wrong. The text itself is not repeated, since addresses of databases carry passwords.
    pub fn parse(text: &str) -> Result<Self, String> {
        let Some(rest) = text.strip_prefix("sqlite:") else {
            return Err(
                "must be a file of the embedded database, such as sqlite:data/brightcrew.db, or start with postgres://"
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
            Some(_) => return Err("only takes ?mode=ro, rw or rwc".to_owned()),
        };
        let path = percent_decode_str(path)
            .decode_utf8()
            .map_err(|_| "must name its file in UTF-8".to_owned())?;
        if path.is_empty() || path.contains(":memory:") || Path::new(&*path).file_name().is_none() {
            return Err("must name a file: leads have to outlive the server".to_owned());
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
    fn a_database_is_a_file_and_its_mode() {
        for (text, path, read_only) in [
            ("sqlite:data/brightcrew.db", DATABASE, false),
            ("sqlite://data/leads.db?mode=rwc", "data/leads.db", false),
            ("sqlite:///srv/leads.db?mode=ro", "/srv/leads.db", true),
            ("sqlite:a%20b.db", "a b.db", false),
        ] {
            let wanted = DatabaseFile {
                path: PathBuf::from(path),
                read_only,
            };
            assert_eq!(DatabaseFile::parse(text), Ok(wanted), "{text}");
        }
    }

    #[test]
    fn a_shared_database_is_never_shown() {
        let url = "postgres://me:hunter2@db.example:5433/leads?sslmode=require";
        let shared = Database::parse(url).expect("sound");
        assert!(matches!(&shared, Database::Postgres(address) if address.expose() == url));
        assert!(!format!("{shared:?}").contains("hunter2"));
        let refusal = Database::parse("postgres://me:hunter2@db:port/leads").expect_err("no port");
        assert!(!refusal.contains("hunter2"), "{refusal}");
        assert!(Database::parse("mysql://me:hunter2@db/leads").is_err());
    }

    #[test]
    fn other_databases_and_memory_are_refused_without_being_repeated() {
        for wrong in [
            "data/hunter2.db",
            "sqlite::memory:",
            "sqlite:",
            "sqlite:x.db?mode=memory",
            "sqlite:/",
            "sqlite:%ff",
        ] {
            let refusal = DatabaseFile::parse(wrong).expect_err(wrong);
            assert!(!refusal.contains("hunter2"), "{refusal}");
        }
    }
}
