//! What stands before the forms: the check that the operator has chosen, and what it makes of a token.

use std::net::IpAddr;

use actix_web::http::StatusCode;
use chrono::Utc;

use crate::error::ApiError;
use crate::guard::ClientLimit;
use crate::leads::fields::{FieldError, Problem};
use crate::metrics::Metrics;
use crate::proof_of_work::{MAX_PROOF_LENGTH, Outcome, ProofOfWork};
use crate::recaptcha::{CheckError, MAX_TOKEN_LENGTH, Verdict, Verifier};
use crate::settings::HumanCheck;

/// The checks, as application data.
pub struct HumanChecks {
    /// The one that the operator has chosen.
    pub kind: HumanCheck,
    /// Google's.
    pub verifier: Verifier,
    /// Our own.
    pub proofs: ProofOfWork,
    /// How many messages of the contact form one client may send without any; none at all when unset.
    pub unchecked: Option<ClientLimit>,
    /// Counts outcomes.
    pub metrics: Metrics,
}

impl HumanChecks {
    /// Lets a sign-up with this token pass.
    ///
    /// # Errors
    /// 422 without a token, 403 when it is not a person's, 502 to 504 when that cannot be found out.
    pub async fn admit_sign_up(&self, token: Option<String>) -> Result<(), ApiError> {
        match self.kind {
            HumanCheck::Off => Ok(()),
            HumanCheck::Altcha => self.admit_proof(token).await,
            HumanCheck::Recaptcha => {
                let token = checked_token(token, MAX_TOKEN_LENGTH)?;
                if self.verifier.take_remembered(&token).await || self.is_human(&token).await? {
                    return Ok(());
                }
                Err(refused("the token is not that of a person"))
            }
        }
    }

    /// Lets a message of the contact form with this proof of work pass.
    ///
    /// # Errors
    /// Likewise.
    pub async fn admit_message(&self, token: Option<String>) -> Result<(), ApiError> {
        match self.kind {
            HumanCheck::Off => Ok(()),
            HumanCheck::Altcha | HumanCheck::Recaptcha => self.admit_proof(token).await,
        }
    }

    /// Lets a message of the contact form pass that a browser has sent without the page's scripts, and so without a proof
    /// of work: a few of each client.
    ///
    /// # Errors
    /// 403 where the operator wants none of them, 429 when it is one too many.
    pub fn admit_unchecked_message(&self, client: Option<IpAddr>) -> Result<(), ApiError> {
        if self.kind == HumanCheck::Off {
            return Ok(());
        }
        let limit = self.unchecked.as_ref();
        let limit = limit.ok_or_else(|| refused("messages without a proof are not taken"))?;
        let checked = client.map_or(Ok(()), |client| limit.check(client));
        checked.map_err(|wait| {
            self.metrics.human_check("refused");
            ApiError::too_many_requests("more than RATE_LIMIT_UNCHECKED_PER_MINUTE", wait)
        })?;
        self.metrics.human_check("unchecked");
        Ok(())
    }

    /// Whether Google takes this token for a person's.
    ///
    /// # Errors
    /// When that cannot be found out.
    pub async fn is_human(&self, token: &str) -> Result<bool, ApiError> {
        let verdict = self.verifier.verify(token, Utc::now()).await;
        let verdict = verdict.map_err(|error| {
            self.metrics.human_check("unknown");
            match error {
                CheckError::NotConfigured => {
                    recaptcha_not_configured("RECAPTCHA_SECRET is not set")
                }
                CheckError::Call(error) => error.into(),
            }
        })?;
        let success = match verdict {
            Verdict::Passed => true,
            Verdict::Refused(cause) => {
                tracing::info!(cause, "a visitor did not pass the human check");
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

/// A token that can be one.
///
/// # Errors
/// 422 when there is none, or one that is too long.
pub fn checked_token(token: Option<String>, longest: usize) -> Result<String, ApiError> {
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
    if token.len() > longest {
        return fail(Problem::TooLong);
    }
    Ok(token)
}

/// What is said where Google's check has no key.
#[must_use]
pub fn recaptcha_not_configured(cause: &'static str) -> ApiError {
    ApiError::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "recaptcha-not-configured",
        "The human check is not set up.",
        cause,
    )
}

fn refused(cause: &'static str) -> ApiError {
    ApiError::new(
        StatusCode::FORBIDDEN,
        "human_check_failed",
        "The human check was not passed.",
        cause,
    )
}
