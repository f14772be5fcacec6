//! Parsers for single values. Error messages quote the input and describe the expected format.

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::time::Duration;

use tracing_subscriber::filter::Targets;

use super::LogFormat;

/// Maximum time limit: one day. Larger values are probably in the wrong unit.
const MAX_TIME: Duration = Duration::from_secs(86_400);

pub(super) fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| {
        format!("{text:?} is not an IP address with a port, such as 127.0.0.1:8080 or [::]:80")
    })
}

/// A whole number from 1 to `max`.
pub(super) fn count(text: &str, max: usize) -> Result<NonZeroUsize, String> {
    text.parse::<NonZeroUsize>()
        .ok()
        .filter(|number| number.get() <= max)
        .ok_or_else(|| format!("{text:?} is not a whole number from 1 to {max}"))
}

/// Like [`count`], for `u32`.
pub(super) fn small_count(text: &str, max: u32) -> Result<NonZeroU32, String> {
    text.parse::<NonZeroU32>()
        .ok()
        .filter(|number| number.get() <= max)
        .ok_or_else(|| format!("{text:?} is not a whole number from 1 to {max}"))
}

/// A key or id: printable ASCII without spaces. Errors do not quote it, since it may be a secret.
pub(super) fn word(text: &str) -> Result<String, String> {
    let valid = text.len() <= 1000 && text.bytes().all(|byte| byte.is_ascii_graphic());
    valid
        .then(|| text.to_owned())
        .ok_or_else(|| "must be at most 1000 printable ASCII characters without spaces".to_owned())
}

/// A whole number of seconds from 1 to a day.
pub(super) fn whole_seconds(text: &str) -> Result<Duration, String> {
    text.parse::<u64>()
        .ok()
        .map(Duration::from_secs)
        .filter(|time| !time.is_zero() && *time <= MAX_TIME)
        .ok_or_else(|| {
            format!(
                "{text:?} is not a whole number of seconds from 1 to {}",
                MAX_TIME.as_secs()
            )
        })
}

/// A whole number of days, up to a hundred years; 0 means no limit.
pub(super) fn days(text: &str) -> Result<Option<Duration>, String> {
    const MAX_DAYS: u64 = 36_500;
    text.parse::<u64>()
        .ok()
        .filter(|days| *days <= MAX_DAYS)
        .map(|days| (days > 0).then(|| Duration::from_secs(days * 86_400)))
        .ok_or_else(|| {
            format!("{text:?} is not a whole number of days from 0 (unlimited) to {MAX_DAYS}")
        })
}

/// A whole number of seconds from 0 to `max`.
pub(super) fn seconds_or_zero(text: &str, max: u64) -> Result<Duration, String> {
    text.parse::<u64>()
        .ok()
        .filter(|seconds| *seconds <= max)
        .map(Duration::from_secs)
        .ok_or_else(|| format!("{text:?} is not a whole number of seconds from 0 to {max}"))
}

pub(super) fn boolean(text: &str) -> Result<bool, String> {
    match text.to_ascii_lowercase().as_str() {
        "true" | "1" | "yes" | "on" => Ok(true),
        "false" | "0" | "no" | "off" => Ok(false),
        _ => Err(format!("{text:?} is neither true nor false")),
    }
}

pub(super) fn log_format(text: &str) -> Result<LogFormat, String> {
    [LogFormat::Pretty, LogFormat::Json]
        .into_iter()
        .find(|format| text.eq_ignore_ascii_case(&format.to_string()))
        .ok_or_else(|| format!("{text:?} is neither pretty nor json"))
}

pub(super) fn log_filter(text: &str) -> Result<Targets, String> {
    // Otherwise a misspelt level would be parsed as a module name.
    let known = |level: &str| {
        level
            .parse::<tracing_subscriber::filter::LevelFilter>()
            .is_ok()
    };
    let valid = text
        .split(',')
        .all(|part| known(part.rsplit('=').next().unwrap_or(part).trim()));
    text.parse::<Targets>()
        .ok()
        .filter(|_| valid)
        .ok_or_else(|| format!("{text:?} is not a level such as info, or a list such as warn,brightcrew_server=debug"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_seconds_and_counts_are_range_checked() {
        assert_eq!(whole_seconds("1"), Ok(Duration::from_secs(1)));
        assert_eq!(whole_seconds("86400"), Ok(MAX_TIME));
        for invalid in ["0", "86401", "1.5", "-3"] {
            assert!(whole_seconds(invalid).is_err(), "{invalid}");
        }
        assert_eq!(count("512", 512).map(NonZeroUsize::get), Ok(512));
        for invalid in ["0", "513", "", "1.0"] {
            assert!(count(invalid, 512).is_err(), "{invalid}");
        }
    }

    #[test]
    fn log_levels_may_be_set_per_module() {
        for valid in ["info", "WARN", "off", "warn,brightcrew_server=debug"] {
            assert!(log_filter(valid).is_ok(), "{valid}");
        }
        for invalid in ["loud", "info,chatty", "brightcrew_server=loud"] {
            assert!(log_filter(invalid).is_err(), "{invalid}");
        }
    }
}
