//! What the sign-up page asks for: its keys, and whether a visitor is human.

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::Utc;
use serde::{Deserialize, Serialize};

use crate::body;
use crate::error::{ApiError, ErrorBody};
use crate::leads::fields::{Mistake, Problem};
use crate::metrics::Metrics;
use crate::recaptcha::{CheckError, LONGEST_TOKEN, Verdict, Verifier};

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
        (status = 502, description = "The check's maker does not work.", body = ErrorBody),
        (status = 503, description = "The check is not set up: `recaptcha-not-configured`.", body = ErrorBody),
        (status = 504, description = "The check's maker takes too long.", body = ErrorBody),
    )
)]
pub async fn verify_recaptcha(
    request: HttpRequest,
    payload: web::Payload,
    verifier: web::Data<Verifier>,
    metrics: web::Data<Metrics>,
) -> Result<HttpResponse, ApiError> {
    let check: Check = body::json(&request, payload).await?;
    let fail = |problem| {
        Err(ApiError::from(Mistake {
            field: "token",
            problem,
        }))
    };
    let token = check.token.unwrap_or_default();
    if token.is_empty() {
        return fail(Problem::Missing);
    }
    if token.len() > LONGEST_TOKEN {
        return fail(Problem::TooLong);
    }
    let verdict = verifier.verify(&token, Utc::now()).await.map_err(|error| {
        metrics.human_check("unknown");
        match error {
            CheckError::NotConfigured => recaptcha_not_configured("RECAPTCHA_SECRET is not set"),
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
    metrics.human_check(if success { "passed" } else { "refused" });
    Ok(unkept(CheckResult { success }))
}

fn recaptcha_not_configured(cause: &'static str) -> ApiError {
    ApiError::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "recaptcha-not-configured",
        "The human check is not set up.",
        cause,
    )
}

/// JSON that no cache keeps: an operator may change it at any time.
fn unkept(body: impl Serialize) -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(body)
}
