//! What the sign-up page asks for: its keys, whether a visitor is human, and the sign-up itself.

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;
use serde::{Deserialize, Serialize};

use super::leads::{idempotency_key, store};
use super::plain_forms::note_language;
use crate::body;
use crate::error::{ApiError, ErrorBody};
use crate::human_check::{HumanChecks, checked_token, recaptcha_not_configured};
use crate::leads::Kind;
use crate::leads::inbox::Inbox;
use crate::leads::sign_up::SignUpForm;
use crate::metrics::Metrics;
use crate::recaptcha::MAX_TOKEN_LENGTH;

/// The public keys of the sign-up page.
#[derive(Debug, Clone)]
pub struct PublicKeys {
    /// Of the human check.
    pub site_key: Option<String>,
    /// Of the sign-in provider.
    pub google_client_id: Option<String>,
}

/// The public key of the human check.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecaptchaConfig {
    /// The widget's site key.
    site_key: String,
}

/// A visitor's solved check.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct Check {
    /// What the widget gave.
    token: Option<String>,
}

/// What the check comes to.
#[derive(Serialize, utoipa::ToSchema)]
pub struct CheckResult {
    /// Whether the visitor counts as a person.
    success: bool,
}

/// The client id of the sign-in provider.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthConfig {
    /// Goes into the authorization URL.
    google_client_id: String,
}

/// The human check's site key, or 503 when there is none.
///
/// # Errors
/// Without a key.
#[utoipa::path(
    get,
    path = "/api/get-recaptcha-config",
    tag = "sign-up",
    responses(
        (status = 200, description = "The widget's key.", body = RecaptchaConfig),
        (status = 503, description = "There is none: `recaptcha-not-configured`.", body = ErrorBody),
    )
)]
pub async fn recaptcha_config(keys: web::Data<PublicKeys>) -> Result<HttpResponse, ApiError> {
    let site_key = keys
        .site_key
        .clone()
        .ok_or_else(|| recaptcha_not_configured("RECAPTCHA_SITE_KEY is not set"))?;
    Ok(unkept(RecaptchaConfig { site_key }))
}

/// The sign-in provider's client id, or 503 when there is none.
///
/// # Errors
/// Without an id.
#[utoipa::path(
    get,
    path = "/api/get-auth-config",
    tag = "sign-up",
    responses(
        (status = 200, description = "The provider's client id.", body = AuthConfig),
        (status = 503, description = "There is none: `google-not-configured`.", body = ErrorBody),
    )
)]
pub async fn auth_config(keys: web::Data<PublicKeys>) -> Result<HttpResponse, ApiError> {
    let google_client_id = keys.google_client_id.clone().ok_or_else(|| {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "google-not-configured",
            "Signing in with a work account is not set up.",
            "GOOGLE_CLIENT_ID is not set",
        )
    })?;
    Ok(unkept(AuthConfig { google_client_id }))
}

/// Whether a visitor passes the human check.
///
/// # Errors
/// 400, 408, 413, 415 and 422 for what cannot be read; 502, 503 and 504 when it cannot be found out. Nobody passes then.
#[utoipa::path(
    post,
    path = "/api/verify-recaptcha",
    tag = "sign-up",
    request_body(content = Check, content_type = "application/json"),
    responses(
        (status = 200, description = "Whether the visitor is a person.", body = CheckResult),
        (status = 400, description = "The body cannot be read.", body = ErrorBody),
        (status = 403, description = "Sent by a page of another site.", body = ErrorBody),
        (status = 408, description = "The body came too slowly.", body = ErrorBody),
        (status = 413, description = "The body is too large.", body = ErrorBody),
        (status = 415, description = "Not JSON.", body = ErrorBody),
        (status = 422, description = "There is no token, or one that cannot be.", body = ErrorBody),
        (status = 429, description = "Too many calls; Retry-After says when to come again.", body = ErrorBody),
        (status = 502, description = "Google's verification does not work.", body = ErrorBody),
        (status = 503, description = "The check is not set up: `recaptcha-not-configured`.", body = ErrorBody),
        (status = 504, description = "Google's verification takes too long.", body = ErrorBody),
    )
)]
pub async fn verify_recaptcha(
    request: HttpRequest,
    payload: web::Payload,
    checks: web::Data<HumanChecks>,
) -> Result<HttpResponse, ApiError> {
    let check: Check = body::json(&request, payload).await?;
    let token = checked_token(check.token, MAX_TOKEN_LENGTH)?;
    let success = checks.is_human(&token).await?;
    if success {
        checks.verifier.remember(&token).await;
    }
    Ok(unkept(CheckResult { success }))
}

/// A challenge for the proof of work; its shape is ALTCHA's.
///
/// # Errors
/// 500 when none can be made.
#[utoipa::path(
    get,
    path = "/api/proof-of-work",
    tag = "sign-up",
    responses((status = 200, description = "A signed challenge, good for one submission within 20 minutes: parameters and signature."))
)]
pub async fn proof_of_work(checks: web::Data<HumanChecks>) -> Result<HttpResponse, ApiError> {
    let challenge = checks.proofs.challenge(Utc::now());
    challenge
        .map(unkept)
        .map_err(|error| ApiError::internal(error.to_string()))
}

/// Takes a sign-up of a visitor who has passed the human check; it is on disk before the answer is sent. The token is
/// good for one sign-up. With reCAPTCHA, either `verify-recaptcha` has passed it in the last two minutes, or it is
/// verified here; otherwise it is the proof of work for a challenge.
///
/// # Errors
/// 400, 408, 413, 415 and 422 for what cannot be read or is wrong; 403 when the check was not passed; 502, 503 and 504
/// when that cannot be found out or the sign-up cannot be stored.
#[utoipa::path(
    post,
    path = "/api/sign-ups",
    tag = "sign-up",
    params(("Idempotency-Key" = Option<String>, Header, description = "The same key and form make one lead and get the same id.")),
    request_body(content((SignUpForm = "application/json"), (SignUpForm = "multipart/form-data"), (SignUpForm = "application/x-www-form-urlencoded"))),
    responses(
        (status = 202, description = "Stored.", body = super::leads::Receipt),
        (status = 303, description = "The answer of a URL-encoded form, whatever became of it: the page that says so."),
        (status = 400, description = "The body or the key cannot be read.", body = ErrorBody),
        (status = 403, description = "The human check was not passed: `human_check_failed`; or sent by a page of another site.", body = ErrorBody),
        (status = 408, description = "The body came too slowly.", body = ErrorBody),
        (status = 413, description = "The body is too large.", body = ErrorBody),
        (status = 415, description = "No form.", body = ErrorBody),
        (status = 422, description = "A field is wrong, or the key belongs to another form.", body = ErrorBody),
        (status = 429, description = "Too many calls; Retry-After says when to come again.", body = ErrorBody),
        (status = 502, description = "The human check does not work.", body = ErrorBody),
        (status = 503, description = "It cannot be stored now, or the check is not set up.", body = ErrorBody),
        (status = 504, description = "The human check takes too long.", body = ErrorBody),
    )
)]
pub async fn sign_ups(
    request: HttpRequest,
    payload: web::Payload,
    checks: web::Data<HumanChecks>,
    inbox: web::Data<Inbox>,
    metrics: web::Data<Metrics>,
) -> Result<HttpResponse, ApiError> {
    let key = idempotency_key(&request)?;
    let mut form: SignUpForm = body::form(&request, payload).await?;
    note_language(&request, &form.origin);
    let sign_up = form.check()?;
    checks.admit_sign_up(form.token.take()).await?;
    store(&request, Kind::SignUp, key, &sign_up, &inbox, &metrics).await
}

/// JSON that no cache keeps: an operator may change it at any time.
fn unkept(body: impl Serialize) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(body)
}
