//! The human check of the sign-up form, as configured.

pub mod proof_of_work;
pub mod recaptcha;

use actix_web::http::StatusCode;
use chrono::Utc;

use crate::error::ApiError;
use crate::human_check::proof_of_work::{MAX_PROOF_LENGTH, Outcome, ProofOfWork};
use crate::human_check::recaptcha::{CheckError, MAX_TOKEN_LENGTH, Verdict, Verifier};
use crate::leads::fields::{FieldError, Problem};
use crate::settings::HumanCheck;
use crate::telemetry::metrics::Metrics;

/// The human checks, as application data.
pub struct HumanChecks {
    /// The configured check.
    pub kind: HumanCheck,
    pub verifier: Verifier,
    pub proofs: ProofOfWork,
    pub metrics: Metrics,
}

impl HumanChecks {
    /// Checks the token of a sign-up.
    ///
    /// # Errors
    /// 422 if the token is missing or too long, 403 if the check fails, 502 to 504 if it cannot be performed.
    pub async fn admit_sign_up(&self, token: Option<String>) -> Result<(), ApiError> {
        match self.kind {
            HumanCheck::Off => Ok(()),
            HumanCheck::Altcha => self.admit_proof(token).await,
            HumanCheck::Recaptcha => {
                let token = checked_token(token, MAX_TOKEN_LENGTH)?;
                if self.verifier.take_remembered(&token).await || self.is_human(&token).await? {
                    return Ok(());
                }
                Err(refused("reCAPTCHA rejected the token"))
            }
        }
    }

    /// Whether reCAPTCHA accepts the token.
    ///
    /// # Errors
    /// 502 to 504 if the verification cannot be performed.
    pub async fn is_human(&self, token: &str) -> Result<bool, ApiError> {
        let verdict = self.verifier.verify(token, Utc::now()).await;
        let verdict = verdict.map_err(|error| {
            self.metrics.human_check("unknown");
            match error {
                CheckError::NotConfigured => recaptcha_not_configured(
                    StatusCode::SERVICE_UNAVAILABLE,
                    "RECAPTCHA_SECRET is not set",
                ),
                CheckError::Call(error) => error.into(),
            }
        })?;
        let success = match verdict {
            Verdict::Passed => true,
            Verdict::Refused(cause) => {
                tracing::info!(cause, "reCAPTCHA check failed");
                false
            }
        };
        self.metrics
            .human_check(if success { "passed" } else { "refused" });
        Ok(success)
    }

    async fn admit_proof(&self, token: Option<String>) -> Result<(), ApiError> {
        let proof = checked_token(token, MAX_PROOF_LENGTH)?;
        let outcome = self.proofs.take(&proof).await.map_err(|error| {
            self.metrics.human_check("unknown");
            ApiError::new(
                StatusCode::SERVICE_UNAVAILABLE,
                "storage_unavailable",
                "This cannot be stored at the moment; try again.",
                error.to_string(),
            )
        })?;
        match outcome {
            Outcome::Accepted => {
                self.metrics.human_check("passed");
                Ok(())
            }
            Outcome::Refused(cause) => {
                self.metrics.human_check("refused");
                Err(refused(cause))
            }
        }
    }
}

/// Validates the length of a token.
///
/// # Errors
/// 422 if it is missing or too long.
pub fn checked_token(token: Option<String>, max_length: usize) -> Result<String, ApiError> {
    let fail = |problem| {
        Err(ApiError::from(FieldError {
            field: "token",
            problem,
        }))
    };
    let token = token.unwrap_or_default();
    if token.is_empty() {
        return fail(Problem::Missing);
    }
    if token.len() > max_length {
        return fail(Problem::TooLong);
    }
    Ok(token)
}

/// The error if reCAPTCHA has no key: 503 if that loses a form, else 404, since anybody may ask and nothing has failed.
#[must_use]
pub fn recaptcha_not_configured(status: StatusCode, cause: &'static str) -> ApiError {
    ApiError::new(
        status,
        "recaptcha-not-configured",
        "The human check is not configured.",
        cause,
    )
}

fn refused(cause: &'static str) -> ApiError {
    ApiError::new(
        StatusCode::FORBIDDEN,
        "human_check_failed",
        "The human check failed.",
        cause,
    )
}
