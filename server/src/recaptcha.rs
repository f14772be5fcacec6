//! Verifies reCAPTCHA tokens with Google; fails closed.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use moka::future::Cache;
use reqwest::Client;
use secrecy::{ExposeSecret as _, SecretString};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use url::Url;

use crate::outbound::{self, CallError};
use crate::settings::{PublicUrl, RecaptchaSettings, UpstreamUrl};

/// Longest token, in bytes; Google's have up to about 2,000.
pub const MAX_TOKEN_LENGTH: usize = 8192;

/// Largest answer that is read, in bytes; Google's have about 200.
const MAX_RESPONSE_BYTES: usize = 16 * 1024;

/// How old a solved check may be: Google's tokens are good for two minutes.
const MAX_AGE: TimeDelta = TimeDelta::seconds(120);

/// How long a token that has passed is good for a sign-up.
const PASSED_TTL: Duration = Duration::from_secs(120);

/// How far Google's clock may be ahead of ours.
const MAX_CLOCK_SKEW: TimeDelta = TimeDelta::seconds(60);

/// Verifies tokens.
pub struct Verifier {
    client: Client,
    /// Time for a whole call.
    timeout: Duration,
    url: UpstreamUrl,
    secret: Option<SecretString>,
    /// The host that visitors solve the check on.
    hostname: String,
    /// Digests of tokens that passed and have not been used for a sign-up: Google verifies each token only once.
    passed: Cache<[u8; 32], ()>,
}

/// Most tokens that are remembered: more people than pass within two minutes.
const MAX_PASSED: u64 = 100_000;

/// What a check comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// A person, here and just now.
    Passed,
    /// Anything else, and why.
    Refused(&'static str),
}

/// Why there is no verdict.
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    /// There is no secret.
    #[error("RECAPTCHA_SECRET is not set")]
    NotConfigured,
    /// Google cannot be asked, or does not take our secret.
    #[error(transparent)]
    Call(#[from] CallError),
}

/// Google's answer, as far as it counts.
#[derive(Debug, Deserialize)]
struct Answer {
    success: bool,
    hostname: Option<String>,
    challenge_ts: Option<String>,
    #[serde(default, rename = "error-codes")]
    error_codes: Vec<String>,
}

impl Verifier {
    /// For visitors of this site.
    #[must_use]
    pub fn new(settings: &RecaptchaSettings, public_url: &PublicUrl, client: Client) -> Self {
        let hostname = Url::parse(public_url.as_str())
            .ok()
            .and_then(|url| url.host_str().map(str::to_owned))
            .unwrap_or_default();
        Self {
            client,
            timeout: settings.timeout,
            url: settings.verify_url.clone(),
            secret: settings.secret.clone(),
            hostname,
            passed: Cache::builder()
                .max_capacity(MAX_PASSED)
                .time_to_live(PASSED_TTL)
                .build(),
        }
    }

    /// Keeps a token that has passed, for one sign-up within two minutes.
    pub async fn remember(&self, token: &str) {
        self.passed.insert(digest(token), ()).await;
    }

    /// Whether this token has passed within the last two minutes; it will not have the next time.
    pub async fn take_remembered(&self, token: &str) -> bool {
        self.passed.remove(&digest(token)).await.is_some()
    }

    /// Whether the token is that of a person who solved the check on this site within the last two minutes.
    ///
    /// # Errors
    /// When that cannot be found out.
    pub async fn verify(&self, token: &str, now: DateTime<Utc>) -> Result<Verdict, CheckError> {
        let secret = self.secret.as_ref().ok_or(CheckError::NotConfigured)?;
        let answer = self
            .client
            .post(self.url.as_str())
            .timeout(self.timeout)
            .form(&[("secret", secret.expose_secret()), ("response", token)])
            .send()
            .await
            .map_err(CallError::from)?;
        let answer: Answer = outbound::read_json(answer, MAX_RESPONSE_BYTES).await?;
        if answer
            .error_codes
            .iter()
            .any(|code| code.ends_with("-input-secret"))
        {
            return Err(CallError::Invalid("RECAPTCHA_SECRET was rejected").into());
        }
        Ok(judge(&answer, &self.hostname, now))
    }
}

fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

fn judge(answer: &Answer, hostname: &str, now: DateTime<Utc>) -> Verdict {
    if !answer.success {
        return Verdict::Refused("not a person");
    }
    let here = answer
        .hostname
        .as_deref()
        .is_some_and(|given| given.eq_ignore_ascii_case(hostname));
    if !here {
        return Verdict::Refused("solved on another site");
    }
    let solved = answer
        .challenge_ts
        .as_deref()
        .and_then(|text| DateTime::parse_from_rfc3339(text).ok());
    match solved.map(|solved| now - solved.to_utc()) {
        Some(age) if age <= MAX_AGE && age >= -MAX_CLOCK_SKEW => Verdict::Passed,
        Some(_) => Verdict::Refused("solved at another time"),
        None => Verdict::Refused("solved at an unknown time"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn verdict(answer: Value) -> Verdict {
        let now = DateTime::parse_from_rfc3339("2026-03-01T12:00:00Z").expect("a time");
        let answer = serde_json::from_value(answer).expect("the right shape");
        judge(&answer, "www.example.com", now.to_utc())
    }

    /// [W-408] [W-611]
    #[test]
    fn only_success_here_and_now_passes() {
        let right = json!({"success": true, "hostname": "www.example.com", "challenge_ts": "2026-03-01T11:59:30Z"});
        assert_eq!(verdict(right.clone()), Verdict::Passed);
        for (field, value, passes) in [
            ("success", json!(false), false),
            ("hostname", json!("WWW.EXAMPLE.COM"), true),
            ("hostname", json!("evil.example"), false),
            ("hostname", json!("www.example.com.evil.example"), false),
            ("hostname", json!(""), false),
            ("hostname", json!(null), false),
            ("challenge_ts", json!("2026-03-01T11:58:00Z"), true),
            ("challenge_ts", json!("2026-03-01T11:57:59Z"), false),
            ("challenge_ts", json!("2026-03-01T12:01:00Z"), true),
            ("challenge_ts", json!("2026-03-01T12:01:01Z"), false),
            ("challenge_ts", json!("2026-03-01T13:59:30+02:00"), true),
            ("challenge_ts", json!("yesterday"), false),
            ("challenge_ts", json!(null), false),
        ] {
            let mut answer = right.clone();
            answer[field] = value.clone();
            let passed = verdict(answer) == Verdict::Passed;
            assert_eq!(passed, passes, "{field} {value}");
        }
        assert_ne!(verdict(json!({"success": true})), Verdict::Passed);
    }
}
