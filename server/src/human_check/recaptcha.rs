//! Verifies reCAPTCHA tokens with Google; fails closed.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use moka::future::Cache;
use reqwest::Client;
use secrecy::{ExposeSecret as _, SecretString};
use serde::Deserialize;
use sha2::{Digest as _, Sha256};
use url::Url;

use crate::http_client::{self, RequestError};
use crate::settings::{PublicUrl, RecaptchaSettings, UpstreamUrl};

/// Maximum length of a token in bytes; Google's have up to about 2,000.
pub const MAX_TOKEN_LENGTH: usize = 8192;

/// Maximum size of a response in bytes; Google's have about 200.
const MAX_RESPONSE_BYTES: usize = 16 * 1024;

/// Maximum age of a solved check: Google's tokens are valid for two minutes.
const MAX_AGE: TimeDelta = TimeDelta::seconds(120);

/// How long a verified token can be used for a sign-up.
const PASSED_TTL: Duration = Duration::from_secs(120);

/// How far Google's clock may be ahead.
const MAX_CLOCK_SKEW: TimeDelta = TimeDelta::seconds(60);

pub struct Verifier {
    client: Client,
    /// Time limit for one request.
    timeout: Duration,
    url: UpstreamUrl,
    secret: Option<SecretString>,
    /// Expected hostname of tokens.
    hostname: String,
    /// Digests of verified tokens not yet used for a sign-up, since Google verifies each token only once.
    passed: Cache<[u8; 32], ()>,
}

/// Maximum number of remembered tokens; more than are verified within two minutes.
const MAX_PASSED: u64 = 100_000;

/// Result of a verification.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verdict {
    /// Solved by a human, on this site and recently.
    Passed,
    /// Rejected, with the reason.
    Refused(&'static str),
}

/// Why a verification could not be performed.
#[derive(Debug, thiserror::Error)]
pub enum CheckError {
    #[error("RECAPTCHA_SECRET is not set")]
    NotConfigured,
    /// The request failed, or Google rejected the secret.
    #[error(transparent)]
    Call(#[from] RequestError),
}

/// The response of the verification API.
#[derive(Debug, Deserialize)]
struct VerifyResponse {
    success: bool,
    hostname: Option<String>,
    challenge_ts: Option<String>,
    #[serde(default, rename = "error-codes")]
    error_codes: Vec<String>,
}

impl Verifier {
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

    /// Remembers a verified token for one sign-up within two minutes.
    pub async fn remember(&self, token: &str) {
        self.passed.insert(digest(token), ()).await;
    }

    /// Whether this token was verified within the last two minutes; it can be used only once.
    pub async fn take_remembered(&self, token: &str) -> bool {
        self.passed.remove(&digest(token)).await.is_some()
    }

    /// Whether there is a secret key.
    pub fn is_configured(&self) -> bool {
        self.secret.is_some()
    }

    /// Verifies a token with Google: it must have been solved on this site within the last two minutes.
    ///
    /// # Errors
    /// If there is no secret, the request fails, or Google rejects the secret.
    pub async fn verify(&self, token: &str, now: DateTime<Utc>) -> Result<Verdict, CheckError> {
        let secret = self.secret.as_ref().ok_or(CheckError::NotConfigured)?;
        let response = self
            .client
            .post(self.url.as_str())
            .timeout(self.timeout)
            .form(&[("secret", secret.expose_secret()), ("response", token)])
            .send()
            .await
            .map_err(RequestError::from)?;
        let response: VerifyResponse = http_client::read_json(response, MAX_RESPONSE_BYTES).await?;
        if response
            .error_codes
            .iter()
            .any(|code| code.ends_with("-input-secret"))
        {
            return Err(RequestError::Invalid("RECAPTCHA_SECRET was rejected").into());
        }
        Ok(judge(&response, &self.hostname, now))
    }
}

fn digest(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

fn judge(response: &VerifyResponse, hostname: &str, now: DateTime<Utc>) -> Verdict {
    if !response.success {
        return Verdict::Refused("rejected by Google");
    }
    let same_host = response
        .hostname
        .as_deref()
        .is_some_and(|given| given.eq_ignore_ascii_case(hostname));
    if !same_host {
        return Verdict::Refused("solved on another site");
    }
    let solved = response
        .challenge_ts
        .as_deref()
        .and_then(|text| DateTime::parse_from_rfc3339(text).ok());
    match solved.map(|solved| now - solved.to_utc()) {
        Some(age) if age <= MAX_AGE && age >= -MAX_CLOCK_SKEW => Verdict::Passed,
        Some(_) => Verdict::Refused("solved too long ago or in the future"),
        None => Verdict::Refused("solved at an unknown time"),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn verdict(response: Value) -> Verdict {
        let now = DateTime::parse_from_rfc3339("2026-03-01T12:00:00Z").expect("a time");
        let response = serde_json::from_value(response).expect("the right shape");
        judge(&response, "www.example.com", now.to_utc())
    }

    /// [W-408] [W-611]
    #[test]
    fn only_recent_successes_on_this_site_pass() {
        let valid = json!({"success": true, "hostname": "www.example.com", "challenge_ts": "2026-03-01T11:59:30Z"});
        assert_eq!(verdict(valid.clone()), Verdict::Passed);
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
            let mut response = valid.clone();
            response[field] = value.clone();
            let passed = verdict(response) == Verdict::Passed;
            assert_eq!(passed, passes, "{field} {value}");
        }
        assert_ne!(verdict(json!({"success": true})), Verdict::Passed);
    }
}
