//! The small languages of single settings. A refusal says what was given and what is wanted.

use std::net::SocketAddr;
use std::num::{NonZeroU32, NonZeroUsize};
use std::time::Duration;

use tracing_subscriber::filter::Targets;

use super::LogFormat;

/// Longest time limit: a day. Anything above is a slip of the unit.
const LONGEST: Duration = Duration::from_secs(86_400);

pub(super) fn address(text: &str) -> Result<SocketAddr, String> {
    text.parse().map_err(|_| {
        format!("{text:?} is not an IP address with a port, such as 127.0.0.1:8080 or [::]:80")
    })
}

/// A whole number from 1 to `most`.
pub(super) fn count(text: &str, most: usize) -> Result<NonZeroUsize, String> {
    text.parse::<NonZeroUsize>()
        .ok()
        .filter(|number| number.get() <= most)
        .ok_or_else(|| format!("{text:?} is not a whole number from 1 to {most}"))
}

/// The same, as 32 bits.
pub(super) fn small_count(text: &str, most: u32) -> Result<NonZeroU32, String> {
    text.parse::<NonZeroU32>()
        .ok()
        .filter(|number| number.get() <= most)
        .ok_or_else(|| format!("{text:?} is not a whole number from 1 to {most}"))
}

/// A key or id: visible ASCII without spaces. The text itself is not repeated, since it may be a secret.
pub(super) fn word(text: &str) -> Result<String, String> {
    let sound = text.len() <= 1000 && text.bytes().all(|byte| byte.is_ascii_graphic());
    sound
        .then(|| text.to_owned())
        .ok_or_else(|| "must be at most 1000 visible ASCII characters without spaces".to_owned())
}

/// A positive number of seconds, decimals allowed, up to a day.
pub(super) fn seconds(text: &str) -> Result<Duration, String> {
    seconds_up_to(text, LONGEST)
}

/// A positive number of seconds, decimals allowed.
pub(super) fn seconds_up_to(text: &str, most: Duration) -> Result<Duration, String> {
    text.parse::<f64>()
        .ok()
        .and_then(|number| Duration::try_from_secs_f64(number).ok())
        .filter(|time| *time >= Duration::from_millis(1) && *time <= most)
        .ok_or_else(|| {
            format!(
                "{text:?} is not a number of seconds from 0.001 to {}",
                most.as_secs()
            )
        })
}

/// A whole number of seconds from 1 to a day.
pub(super) fn whole_seconds(text: &str) -> Result<Duration, String> {
    text.parse::<u64>()
        .ok()
        .map(Duration::from_secs)
        .filter(|time| !time.is_zero() && *time <= LONGEST)
        .ok_or_else(|| {
            format!(
                "{text:?} is not a whole number of seconds from 1 to {}",
                LONGEST.as_secs()
            )
        })
}

/// A whole number of days up to a hundred years; 0 is for ever, which is no time.
pub(super) fn days(text: &str) -> Result<Option<Duration>, String> {
    const LONGEST_DAYS: u64 = 36_500;
    text.parse::<u64>()
        .ok()
        .filter(|days| *days <= LONGEST_DAYS)
        .map(|days| (days > 0).then(|| Duration::from_secs(days * 86_400)))
        .ok_or_else(|| {
            format!("{text:?} is not a whole number of days from 0 (for ever) to {LONGEST_DAYS}")
        })
}

/// A whole number of seconds from 0 to `most`.
pub(super) fn seconds_or_none(text: &str, most: u64) -> Result<Duration, String> {
    text.parse::<u64>()
        .ok()
        .filter(|seconds| *seconds <= most)
        .map(Duration::from_secs)
        .ok_or_else(|| format!("{text:?} is not a whole number of seconds from 0 to {most}"))
}

pub(super) fn truth(text: &str) -> Result<bool, String> {
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
    // A bare word that is no level would silently be read as the name of a module.
    let known = |level: &str| {
        level
            .parse::<tracing_subscriber::filter::LevelFilter>()
            .is_ok()
    };
    let sound = text
        .split(',')
        .all(|part| known(part.rsplit('=').next().unwrap_or(part).trim()));
    text.parse::<Targets>()
        .ok()
        .filter(|_| sound)
        .ok_or_else(|| format!("{text:?} is not a level such as info, or a list such as warn,brightcrew_server=debug"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_take_decimals_and_refuse_nonsense() {
        assert_eq!(seconds("0.25"), Ok(Duration::from_millis(250)));
        assert_eq!(seconds("75"), Ok(Duration::from_secs(75)));
        for wrong in ["0", "-1", "NaN", "inf", "1e9", "5s", ""] {
            assert!(seconds(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn whole_seconds_and_counts_have_both_ends_checked() {
        assert_eq!(whole_seconds("1"), Ok(Duration::from_secs(1)));
        assert_eq!(whole_seconds("86400"), Ok(LONGEST));
        for wrong in ["0", "86401", "1.5", "-3"] {
            assert!(whole_seconds(wrong).is_err(), "{wrong}");
        }
        assert_eq!(count("512", 512).map(NonZeroUsize::get), Ok(512));
        for wrong in ["0", "513", "", "1.0"] {
            assert!(count(wrong, 512).is_err(), "{wrong}");
        }
    }

    #[test]
    fn log_levels_may_be_given_per_module_and_must_be_levels() {
        for right in ["info", "WARN", "off", "warn,brightcrew_server=debug"] {
            assert!(log_filter(right).is_ok(), "{right}");
        }
        for wrong in ["loud", "info,chatty", "brightcrew_server=loud"] {
            assert!(log_filter(wrong).is_err(), "{wrong}");
        }
    }
}
