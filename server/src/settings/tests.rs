use std::path::Path;
use std::time::Duration;

use secrecy::ExposeSecret;
use serde_json::Value;

use super::*;

fn load(variables: &[(&str, &str)]) -> Result<Settings, SettingsError> {
    Settings::load(None, variables.iter().copied())
}

/// The rows of the table: name, default, meaning.
fn rows() -> Vec<[&'static str; 3]> {
    TABLE
        .lines()
        .skip(2)
        .map(|line| {
            let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
            cells.try_into().expect("three cells")
        })
        .collect()
}

#[test]
fn the_defaults_are_those_of_the_table() {
    let literal = rows().into_iter().filter(|[name, default, _]| {
        let described = ["PUBLIC_URL", "WORKERS", "HUMAN_CHECK", "ALTCHA_SECRET"];
        *default != "unset" && !described.contains(name)
    });
    let given = Settings::load(None, literal.map(|[name, default, _]| (name, default)))
        .expect("valid defaults");
    let unset = load(&[]).expect("no settings at all");
    assert_eq!(format!("{given:?}"), format!("{unset:?}"));
}

#[test]
fn names_may_have_the_prefix_and_values_may_be_in_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let secret = folder.path().join("secret");
    std::fs::write(&secret, "hunter2\n").expect("written");
    let path = secret.to_str().expect("a Unicode path");
    let settings = load(&[
        ("BRIGHTCREW_WORKERS", "3"),
        ("BRIGHTCREW_RECAPTCHA_SECRET_FILE", path),
        ("BRIGHTCREW_FIREFOX", "/usr/bin/firefox-esr"),
    ])
    .expect("valid settings");
    assert_eq!(settings.limits.workers.get(), 3);
    let secret = settings.recaptcha.secret.as_ref();
    assert_eq!(secret.map(ExposeSecret::expose_secret), Some("hunter2"));
    assert!(!format!("{settings:?}").contains("hunter2"));
}

#[test]
fn an_unknown_name_with_the_prefix_is_an_error_with_a_suggestion() {
    let error = load(&[
        ("BRIGHTCREW_LISTEN_ADRR", "127.0.0.1:1"),
        ("BRIGHTCREW_COLOUR_OF_THE_SKY", "blue"),
        ("WORKERS", "3"),
        ("BRIGHTCREW_WORKERS", "4"),
        ("RECAPTCHA_SECRET_FILE", "/nowhere/secret"),
        ("LISTEN_ADRR", "not ours, so not looked at"),
    ])
    .expect_err("mistakes");
    let message = error.to_string();
    assert_eq!(error.errors.len(), 4, "{message}");
    for part in [
        "BRIGHTCREW_LISTEN_ADRR (environment): is not a setting; did you mean BRIGHTCREW_LISTEN_ADDR?",
        "BRIGHTCREW_COLOUR_OF_THE_SKY (environment): is not a setting",
        "WORKERS is set twice",
        "RECAPTCHA_SECRET_FILE (environment): the file cannot be read",
    ] {
        assert!(message.contains(part), "{part} in {message}");
    }
}

#[test]
fn every_setting_is_read_from_the_environment() {
    let settings = load(&[
        ("LISTEN_ADDR", "[::1]:81"),
        ("SITE_DIR", "/srv/site"),
        ("PUBLIC_URL", "https://www.example.com/"),
        ("CMS_BASE_URL", "https://cms.example.com/wp-json/wp/v2/"),
        ("IMAGE_HOSTS", "images.example.com"),
        ("BLOG_FILE", "/var/cache/blog.json"),
        ("BLOG_REFRESH_SECONDS", "60"),
        ("OTLP_ENDPOINT", "http://127.0.0.1:4318/"),
        ("OTLP_SHARE", "0.5"),
        ("SIGN_UP_URL", "https://a.example/"),
        ("PAY_PER_USAGE", "TRUE"),
        ("WORKERS", "3"),
        ("MAX_CONNECTIONS", "77"),
        ("CONTACT_FORM_URL", "https://forms.example/serve/hunter2"),
        ("CHALLENGE_WEBHOOK_URL", "http://hooks.example/?key=hunter2"),
        ("DATABASE_URL", "sqlite:///srv/leads.db"),
        ("DATABASE_TIMEOUT_SECONDS", "2"),
        ("RECAPTCHA_SITE_KEY", "site-key"),
        ("RECAPTCHA_SECRET", "hunter2"),
        ("RECAPTCHA_VERIFY_URL", "http://127.0.0.1:9/hunter2"),
        ("RECAPTCHA_SCRIPT_URL", "http://127.0.0.1:9/stub.js"),
        ("GOOGLE_CLIENT_ID", "id.apps.example"),
        ("TAG_MANAGER_URL", "https://tags.example/gtm.js?id=GTM-X"),
        ("TAG_MANAGER_HOSTS", "collect.example"),
        ("TRUSTED_PROXIES", "10.0.0.0/8, ::1"),
        ("RATE_LIMIT_POSTS_PER_MINUTE", "5"),
        ("SHUTDOWN_TIMEOUT_SECONDS", "8"),
        ("LOG_FORMAT", "json"),
        ("LOG_LEVEL", "warn,brightcrew_server=debug"),
        ("HOME", "/not/a/setting"),
    ])
    .expect("valid settings");
    assert_eq!(settings.listen.to_string(), "[::1]:81");
    assert_eq!(settings.site_dir.to_str(), Some("/srv/site"));
    assert_eq!(
        settings.public_url.as_ref().expect("set").as_str(),
        "https://www.example.com"
    );
    assert_eq!(settings.pages.sign_up_url.as_str(), "https://a.example/");
    assert!(settings.pages.pay_per_usage);
    let blog = &settings.blog;
    assert_eq!(
        blog.cms.as_ref().map(CmsUrl::as_str),
        Some("https://cms.example.com/wp-json/wp/v2")
    );
    assert_eq!(blog.image_hosts.to_string(), "https://images.example.com");
    assert_eq!(blog.file.to_str(), Some("/var/cache/blog.json"));
    assert_eq!(blog.refresh, Duration::from_secs(60));
    let collector = settings.traces.endpoint.as_ref();
    assert!(collector.is_some_and(|url| url.as_str().starts_with("http://127.0.0.1:4318")));
    assert!((settings.traces.share - 0.5).abs() < f64::EPSILON);
    assert_eq!(
        (
            settings.limits.workers.get(),
            settings.limits.max_connections.get()
        ),
        (3, 77)
    );
    let leads = &settings.leads;
    let address = |url: &Option<UpstreamUrl>| url.as_ref().map(|url| url.as_str().to_owned());
    assert_eq!(
        address(&leads.contact_form_url).as_deref(),
        Some("https://forms.example/serve/hunter2")
    );
    assert_eq!(
        address(&leads.challenge_webhook_url).as_deref(),
        Some("http://hooks.example/?key=hunter2")
    );
    assert!(
        matches!(&leads.database, Database::Sqlite(file) if file.path == Path::new("/srv/leads.db"))
    );
    assert_eq!(leads.database_timeout, Duration::from_secs(2));
    let recaptcha = &settings.recaptcha;
    assert_eq!(recaptcha.site_key.as_deref(), Some("site-key"));
    assert_eq!(
        recaptcha.secret.as_ref().map(ExposeSecret::expose_secret),
        Some("hunter2")
    );
    assert_eq!(recaptcha.verify_url.as_str(), "http://127.0.0.1:9/hunter2");
    assert_eq!(recaptcha.script_url.as_str(), "http://127.0.0.1:9/stub.js");
    assert_eq!(
        settings.google_client_id.as_deref(),
        Some("id.apps.example")
    );
    assert_eq!(
        settings
            .tag_manager
            .script_url
            .as_ref()
            .map(ScriptUrl::as_str),
        Some("https://tags.example/gtm.js?id=GTM-X")
    );
    assert_eq!(
        settings.tag_manager.hosts.to_string(),
        "https://collect.example"
    );
    let proxy = "10.1.2.3".parse().expect("an address");
    assert!(settings.limits.trusted_proxies.contains(proxy));
    assert_eq!(settings.limits.posts_per_minute.get(), 5);
    assert!(!format!("{settings:?}").contains("hunter2"), "{settings:?}");
    assert_eq!(settings.limits.shutdown_timeout, Duration::from_secs(8));
    assert_eq!(settings.log.format, LogFormat::Json);
    assert!(
        settings
            .log
            .filter
            .would_enable("brightcrew_server::site", &tracing::Level::DEBUG)
    );
    assert!(
        !settings
            .log
            .filter
            .would_enable("actix_server", &tracing::Level::INFO)
    );
}

#[test]
fn the_environment_takes_precedence_and_empty_values_count_as_unset() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("settings.toml");
    std::fs::write(&file, "listen_addr = \"127.0.0.1:1\"\nWORKERS = 2\npay_per_usage = true\ndatabase_timeout_seconds = 2\n")
        .expect("written");
    let variables = [
        ("LISTEN_ADDR", "127.0.0.1:2"),
        ("WORKERS", " "),
        ("SITE_DIR", ""),
    ];
    let settings = Settings::load(Some(&file), variables).expect("valid settings");
    assert_eq!(settings.listen.port(), 2);
    assert_eq!(settings.limits.workers.get(), 2);
    assert!(settings.pages.pay_per_usage);
    assert_eq!(settings.leads.database_timeout, Duration::from_secs(2));
    assert_eq!(settings.site_dir.to_str(), Some("app/build/client"));
}

/// [W-646]
#[test]
fn all_errors_are_listed_at_once_without_secrets() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("settings.toml");
    std::fs::write(&file, "listen_adr = \"127.0.0.1:1\"\nworkers = 0\nlog_format = [\"json\"]\nsite_dir = \"a\"\nSITE_DIR = \"b\"\n")
        .expect("written");
    let error = Settings::load(
        Some(&file),
        [
            ("LISTEN_ADDR", "localhost"),
            ("PUBLIC_URL", "https://me:hunter2@example.com"),
            ("LOGIN_URL", "javascript:alert(1)"),
            ("TRY_FREE_URL", "//evil.example"),
            ("APP_STORE_URL", "https://me:hunter2@example.com"),
            ("CONTACT_FORM_URL", "hunter2"),
            ("DATABASE_URL", "mysql://me:hunter2@db/leads"),
            ("RECAPTCHA_SECRET", "hunter2 hunter2"),
            ("TAG_MANAGER_URL", "http://tags.example.com/gtm.js"),
            ("TAG_MANAGER_HOSTS", "'unsafe-inline'"),
            ("TRUSTED_PROXIES", "localhost"),
            ("RATE_LIMIT_POSTS_PER_MINUTE", "0"),
            ("PAY_PER_USAGE", "maybe"),
            ("MAX_CONNECTIONS", "-1"),
            ("DATABASE_TIMEOUT_SECONDS", "soon"),
            ("LOG_LEVEL", "loud"),
        ],
    )
    .expect_err("many errors");
    let mut names: Vec<&str> = error
        .errors
        .iter()
        .map(|mistake| mistake.name.as_str())
        .collect();
    names.sort_unstable();
    let expected = [
        "APP_STORE_URL",
        "CONTACT_FORM_URL",
        "DATABASE_TIMEOUT_SECONDS",
        "DATABASE_URL",
        "LISTEN_ADDR",
        "LOGIN_URL",
        "LOG_LEVEL",
        "MAX_CONNECTIONS",
        "PAY_PER_USAGE",
        "PUBLIC_URL",
        "RATE_LIMIT_POSTS_PER_MINUTE",
        "RECAPTCHA_SECRET",
        "TAG_MANAGER_HOSTS",
        "TAG_MANAGER_URL",
        "TRUSTED_PROXIES",
        "TRY_FREE_URL",
        "WORKERS",
        "listen_adr",
        "log_format",
    ];
    let twice = names
        .iter()
        .filter(|name| name.eq_ignore_ascii_case("site_dir"))
        .count();
    assert_eq!(twice, 1, "{names:?}");
    names.retain(|name| !name.eq_ignore_ascii_case("site_dir"));
    assert_eq!(names, expected);
    let message = error.to_string();
    assert!(message.starts_with("20 settings are invalid:"), "{message}");
    assert!(
        expected.iter().all(|name| message.contains(name)),
        "{message}"
    );
    assert!(!message.contains("hunter2"), "{message}");
}

#[test]
fn a_missing_or_invalid_file_is_reported_with_the_other_errors() {
    let folder = tempfile::tempdir().expect("a folder");
    let broken = folder.path().join("broken.toml");
    std::fs::write(&broken, "workers = 2\nlogin_url = hunter2\n").expect("written");
    for file in [folder.path().join("missing.toml"), broken] {
        let error = Settings::load(Some(&file), [("WORKERS", "none")]).expect_err("two errors");
        assert_eq!(error.errors.len(), 2, "{error}");
        let message = error.to_string();
        assert!(
            message.contains("WORKERS (environment)")
                && message.contains(&file.display().to_string()),
            "{message}"
        );
        assert!(!message.contains("hunter2"), "{message}");
    }
}

#[test]
fn the_human_check_follows_from_the_keys_unless_it_is_set() {
    for (variables, kind) in [
        (vec![("HUMAN_CHECK", "")], HumanCheck::Altcha),
        (vec![("RECAPTCHA_SITE_KEY", "key")], HumanCheck::Recaptcha),
        (vec![("RECAPTCHA_SECRET", "key")], HumanCheck::Recaptcha),
        (vec![("HUMAN_CHECK", "recaptcha")], HumanCheck::Recaptcha),
        (
            vec![("HUMAN_CHECK", "altcha"), ("RECAPTCHA_SITE_KEY", "key")],
            HumanCheck::Altcha,
        ),
        (vec![("HUMAN_CHECK", "OFF")], HumanCheck::Off),
    ] {
        let settings = load(&variables).expect("valid settings");
        assert_eq!(settings.human_check.kind, kind, "{variables:?}");
    }
}

#[test]
fn pages_lead_nowhere_outside_the_site_by_default() {
    let settings = load(&[]).expect("no settings at all");
    let pages = serde_json::to_value(&settings.pages).expect("JSON");
    for (name, value) in pages.as_object().expect("an object") {
        match name.as_str() {
            "teamSpaceUrl" => assert_eq!(*value, Value::Null),
            "payPerUsage" => assert_eq!(*value, false),
            _ => assert!(
                value.as_str().is_some_and(|url| url.starts_with('/')),
                "{name} leads off the site"
            ),
        }
    }
    assert_eq!(pages["signUpUrl"], "/sign-up");
    assert_eq!(pages["demoBookingUrl"], "/contact");
}
