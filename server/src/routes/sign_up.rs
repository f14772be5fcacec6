//! Endpoints of the sign-up page: public keys, the human check and the sign-up.

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;
use serde::{Deserialize, Serialize};

use super::leads::{accept, idempotency_key, new_lead};
use super::plain_forms::remember_language;
use crate::error::{ApiError, ErrorBody};
use crate::human_check::recaptcha::MAX_TOKEN_LENGTH;
use crate::human_check::{HumanChecks, checked_token, recaptcha_not_configured};
use crate::leads::Kind;
use crate::leads::inbox::Inbox;
use crate::leads::sign_up::SignUpForm;
use crate::routes::body;
use crate::telemetry::metrics::Metrics;

#[derive(Debug, Clone)]
pub struct PublicKeys {
    /// reCAPTCHA site key.
    pub site_key: Option<String>,
    pub google_client_id: Option<String>,
}

/// The reCAPTCHA configuration.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecaptchaConfig {
    /// The widget's site key.
    site_key: String,
}

/// A reCAPTCHA token.
#[derive(Debug, Default, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct Check {
    /// The token from the widget.
    token: Option<String>,
}

/// The result of the verification.
#[derive(Serialize, utoipa::ToSchema)]
pub struct CheckResult {
    /// Whether the token was accepted.
    success: bool,
}

/// The configuration of the sign-in with Google.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthConfig {
    /// The client id for the authorization URL.
    google_client_id: String,
}

/// The reCAPTCHA site key.
///
/// # Errors
/// 404 if it is not configured.
#[utoipa::path(
    get,
    path = "/api/get-recaptcha-config",
    tag = "sign-up",
    responses(
        (status = 200, description = "The site key.", body = RecaptchaConfig),
        (status = 404, description = "Not configured: `recaptcha-not-configured`.", body = ErrorBody),
    )
)]
pub async fn recaptcha_config(keys: web::Data<PublicKeys>) -> Result<HttpResponse, ApiError> {
    let site_key = keys
        .site_key
        .clone()
        .ok_or_else(|| not_configured("RECAPTCHA_SITE_KEY is not set"))?;
    Ok(no_store(RecaptchaConfig { site_key }))
}

fn not_configured(cause: &'static str) -> ApiError {
    recaptcha_not_configured(StatusCode::NOT_FOUND, cause)
}

/// The Google client id.
///
/// # Errors
/// 404 if it is not configured.
#[utoipa::path(
    get,
    path = "/api/get-auth-config",
    tag = "sign-up",
    responses(
        (status = 200, description = "The client id.", body = AuthConfig),
        (status = 404, description = "Not configured: `google-not-configured`.", body = ErrorBody),
    )
)]
pub async fn auth_config(keys: web::Data<PublicKeys>) -> Result<HttpResponse, ApiError> {
    let google_client_id = keys.google_client_id.clone().ok_or_else(|| {
        ApiError::new(
            StatusCode::NOT_FOUND,
            "google-not-configured",
            "Sign-in with Google is not configured.",
            "GOOGLE_CLIENT_ID is not set",
        )
    })?;
    Ok(no_store(AuthConfig { google_client_id }))
}

/// Verifies a reCAPTCHA token.
///
/// # Errors
/// 400, 408, 413 or 415 if the body cannot be read, 422 if the token is missing or too long, 502 to 504 if it cannot be
/// verified. Fails closed.
#[utoipa::path(
    post,
    path = "/api/verify-recaptcha",
    tag = "sign-up",
    request_body(content = Check, content_type = "application/json"),
    responses(
        (status = 200, description = "The result of the verification.", body = CheckResult),
        (status = 400, description = "The body cannot be read.", body = ErrorBody),
        (status = 403, description = "The request is from a page of another site.", body = ErrorBody),
        (status = 408, description = "The body was not received in time.", body = ErrorBody),
        (status = 413, description = "The body is too large.", body = ErrorBody),
        (status = 415, description = "The content type is not JSON.", body = ErrorBody),
        (status = 422, description = "The token is missing or too long.", body = ErrorBody),
        (status = 429, description = "Too many requests; see Retry-After.", body = ErrorBody),
        (status = 502, description = "Google's verification failed.", body = ErrorBody),
        (status = 404, description = "Not configured: `recaptcha-not-configured`.", body = ErrorBody),
        (status = 504, description = "Google's verification timed out.", body = ErrorBody),
    )
)]
pub async fn verify_recaptcha(
    request: HttpRequest,
    payload: web::Payload,
    checks: web::Data<HumanChecks>,
) -> Result<HttpResponse, ApiError> {
    let check: Check = body::json(&request, payload).await?;
    let token = checked_token(check.token, MAX_TOKEN_LENGTH)?;
    if !checks.verifier.is_configured() {
        return Err(not_configured("RECAPTCHA_SECRET is not set"));
    }
    let success = checks.is_human(&token).await?;
    if success {
        checks.verifier.remember(&token).await;
    }
    Ok(no_store(CheckResult { success }))
}

/// A proof-of-work challenge in ALTCHA's format.
///
/// # Errors
/// 500 if it cannot be created.
#[utoipa::path(
    get,
    path = "/api/proof-of-work",
    tag = "sign-up",
    responses((status = 200, description = "A signed challenge, valid for one submission within 20 minutes."))
)]
pub async fn proof_of_work(checks: web::Data<HumanChecks>) -> Result<HttpResponse, ApiError> {
    let challenge = checks.proofs.challenge(Utc::now());
    challenge
        .map(no_store)
        .map_err(|error| ApiError::internal(error.to_string()))
}

/// Checks the human check's token and stores a sign-up before responding. With reCAPTCHA, a token verified by
/// `verify-recaptcha` in the last two minutes is accepted once, others are verified here; with ALTCHA, the token is the
/// proof of work. A sign-up that is repeated with its key needs no second check.
///
/// # Errors
/// 400, 408, 413 or 415 if the body cannot be read, 422 if it is invalid, 403 if the human check fails, 502 to 504 if
/// it cannot be performed or the sign-up cannot be stored.
#[utoipa::path(
    post,
    path = "/api/sign-ups",
    tag = "sign-up",
    params(super::leads::FormKey),
    request_body(content((SignUpForm = "application/json"), (SignUpForm = "multipart/form-data"), (SignUpForm = "application/x-www-form-urlencoded"))),
    responses(
        super::leads::Answer,
        (status = 403, description = "The human check failed (`human_check_failed`), or the request is from a page of another site.", body = ErrorBody),
        (status = 502, description = "The human check's verification failed.", body = ErrorBody),
        (status = 503, description = "It cannot be stored at the moment, or the human check is not configured.", body = ErrorBody),
        (status = 504, description = "The human check's verification timed out.", body = ErrorBody),
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
    remember_language(&request, &form.origin);
    let sign_up = form.check()?;
    let lead = new_lead(&request, Kind::SignUp, key, &sign_up)?;
    let admitted = checks.admit_sign_up(form.token.take());
    accept(lead, admitted, &inbox, &metrics).await
}

/// A JSON response with `no-store`.
fn no_store(body: impl Serialize) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(body)
}
