//! Endpoints for leads: contact messages and challenges.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderName};
use actix_web::{HttpMessage as _, HttpRequest, HttpResponse, web};
use chrono::Utc;
use serde::Serialize;
use uuid::Uuid;

use super::plain_forms::{is_native_submission, remember_language};
use crate::error::{ApiError, ErrorBody};
use crate::leads::challenge::ChallengeDraft;
use crate::leads::contact::ContactForm;
use crate::leads::inbox::{Inbox, StoreError};
use crate::leads::{Key, Kind, NewLead};
use crate::middleware::guard::MessageLimits;
use crate::middleware::request_log::RequestTrace;
use crate::routes::body;
use crate::telemetry::metrics::Metrics;

const IDEMPOTENCY_KEY: HeaderName = HeaderName::from_static("idempotency-key");

/// Acknowledgement of a lead.
#[derive(Serialize, utoipa::ToSchema)]
pub struct Receipt {
    /// The lead's id.
    id: String,
}

/// The header of a form that may be sent again.
#[derive(utoipa::IntoParams)]
#[into_params(parameter_in = Header)]
#[expect(dead_code, reason = "only described")]
pub(super) struct FormKey {
    /// Requests with the same key are one form: they create one lead with one id, and a later content replaces an
    /// earlier one.
    #[param(rename = "Idempotency-Key")]
    idempotency_key: Option<String>,
}

/// What the endpoints for leads answer.
#[derive(utoipa::IntoResponses)]
#[expect(dead_code, reason = "only described")]
pub(super) enum Answer {
    /// Stored.
    #[response(status = 202)]
    Stored(Receipt),
    /// For URL-encoded forms, in place of all other responses: redirects to a page that shows the result.
    #[response(status = 303)]
    Page,
    /// The body or the key cannot be read.
    #[response(status = 400)]
    Unreadable(ErrorBody),
    /// The request is from a page of another site.
    #[response(status = 403)]
    OtherSite(ErrorBody),
    /// The body was not received in time.
    #[response(status = 408)]
    Late(ErrorBody),
    /// The body is too large.
    #[response(status = 413)]
    TooLarge(ErrorBody),
    /// The content type is not supported.
    #[response(status = 415)]
    OtherType(ErrorBody),
    /// A field is invalid.
    #[response(status = 422)]
    Invalid(ErrorBody),
    /// Too many requests; see Retry-After.
    #[response(status = 429)]
    TooMany(ErrorBody),
    /// It cannot be stored at the moment.
    #[response(status = 503)]
    Unavailable(ErrorBody),
}

/// Stores a contact message before responding. If the honeypot is filled, the response is the same, but the message is
/// dropped.
///
/// # Errors
/// 400, 408, 413 or 415 if the body cannot be read, 422 if it is invalid, 429 from the strict limit, 503 if it
/// cannot be stored.
#[utoipa::path(
    post,
    path = "/api/contact",
    tag = "leads",
    params(FormKey),
    request_body(content((ContactForm = "application/json"), (ContactForm = "multipart/form-data"), (ContactForm = "application/x-www-form-urlencoded"))),
    responses(Answer)
)]
pub async fn contact(
    request: HttpRequest,
    payload: web::Payload,
    limits: web::Data<MessageLimits>,
    inbox: web::Data<Inbox>,
    metrics: web::Data<Metrics>,
) -> Result<HttpResponse, ApiError> {
    let key = idempotency_key(&request)?;
    let form: ContactForm = body::form(&request, payload).await?;
    remember_language(&request, &form.origin);
    if form.is_spam() {
        metrics.accepted(Kind::Contact.name(), "dropped");
        tracing::info!("dropped a message with a filled honeypot");
        return Ok(receipt(Uuid::new_v4()));
    }
    let message = form.check()?;
    let lead = new_lead(&request, Kind::Contact, key, &message)?;
    accept(
        lead,
        async { limits.admit_contact(&request) },
        &inbox,
        &metrics,
    )
    .await
}

/// Stores a challenge before responding.
///
/// # Errors
/// 400, 408, 413 or 415 if the body cannot be read, 422 if it is invalid, 429 from the strict limit, 503 if it
/// cannot be stored.
#[utoipa::path(
    post,
    path = "/api/challenges",
    tag = "leads",
    params(FormKey),
    request_body(content((ChallengeDraft = "application/json"), (ChallengeDraft = "multipart/form-data"), (ChallengeDraft = "application/x-www-form-urlencoded"))),
    responses(Answer)
)]
pub async fn challenges(
    request: HttpRequest,
    payload: web::Payload,
    limits: web::Data<MessageLimits>,
    inbox: web::Data<Inbox>,
    metrics: web::Data<Metrics>,
) -> Result<HttpResponse, ApiError> {
    let key = idempotency_key(&request)?;
    let draft: ChallengeDraft = body::form(&request, payload).await?;
    remember_language(&request, &draft.origin);
    let challenge = draft.check()?;
    let lead = new_lead(&request, Kind::Challenge, key, &challenge)?;
    accept(
        lead,
        async { limits.admit_challenge(&request) },
        &inbox,
        &metrics,
    )
    .await
}

/// A validated lead with its key and trace. A form that was sent twice without scripts, which can send no key, is one
/// lead a day.
///
/// # Errors
/// 503 if it cannot be written as JSON.
pub(super) fn new_lead(
    request: &HttpRequest,
    kind: Kind,
    key: Option<Key>,
    lead: &impl Serialize,
) -> Result<NewLead, ApiError> {
    let payload = serde_json::to_string(lead).map_err(|error| unavailable(error.to_string()))?;
    let (request_id, traceparent) = request
        .extensions()
        .get::<RequestTrace>()
        .map(|trace| (trace.id.clone(), trace.traceparent.clone()))
        .unzip();
    Ok(NewLead {
        kind,
        key: key.unwrap_or_else(|| {
            if is_native_submission(request) {
                Key::of_content(&payload, Utc::now().date_naive())
            } else {
                Key::random()
            }
        }),
        payload,
        request_id,
        traceparent: traceparent.flatten(),
    })
}

/// Stores a validated lead and responds with its receipt, if `admitted` succeeds. A lead that was stored before, in a
/// request whose answer was lost, gets its receipt without that: its human check has been spent.
///
/// # Errors
/// Those of `admitted`; 503 if it cannot be stored.
pub(super) async fn accept(
    lead: NewLead,
    admitted: impl Future<Output = Result<(), ApiError>>,
    inbox: &Inbox,
    metrics: &Metrics,
) -> Result<HttpResponse, ApiError> {
    let kind = lead.kind;
    let lead = Arc::new(lead);
    let known = inbox.known(&lead).await;
    let id = match known.map_err(not_stored)? {
        Some(id) => id,
        None => {
            admitted.await?;
            inbox.store(lead).await.map_err(|error| {
                if matches!(error, StoreError::Full) {
                    metrics.outbox_full();
                }
                not_stored(error)
            })?
        }
    };
    metrics.accepted(kind.name(), "stored");
    Ok(receipt(id))
}

fn not_stored(error: StoreError) -> ApiError {
    match error {
        StoreError::Full => ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "storage_full",
            "This cannot be stored at the moment; try again later.",
            error.to_string(),
        ),
        StoreError::Unavailable(cause) => unavailable(cause),
    }
}

fn unavailable(cause: String) -> ApiError {
    ApiError::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "storage_unavailable",
        "This cannot be stored at the moment; try again.",
        cause,
    )
}

fn receipt(id: Uuid) -> HttpResponse {
    HttpResponse::Accepted()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(Receipt { id: id.to_string() })
}

/// The `Idempotency-Key` header, if present.
///
/// # Errors
/// 400 if it is malformed.
pub(super) fn idempotency_key(request: &HttpRequest) -> Result<Option<Key>, ApiError> {
    let Some(value) = request.headers().get(IDEMPOTENCY_KEY) else {
        return Ok(None);
    };
    let key = value.to_str().ok().and_then(|text| Key::parse(text.trim()));
    key.map(Some).ok_or_else(|| {
        ApiError::new(
            StatusCode::BAD_REQUEST,
            "idempotency_key_malformed",
            "The Idempotency-Key must have 1 to 64 letters, digits, dashes and underscores.",
            "the key is malformed",
        )
    })
}
