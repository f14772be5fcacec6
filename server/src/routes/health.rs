//! Whether the server is there, whether it can do its work, and how much it has done.

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::error::ApiError;
use crate::leads::inbox::Inbox;
use crate::leads::outbox::Outbox;
use crate::metrics::Metrics;

/// Liveness: the process runs and answers.
pub async fn live() -> HttpResponse {
    plain("ok\n")
}

/// Readiness: a lead could be stored now.
///
/// # Errors
/// 503 when the outbox cannot be written.
pub async fn ready(inbox: web::Data<Inbox>) -> Result<HttpResponse, ApiError> {
    inbox.probe().await.map_err(|error| {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "not_ready",
            "Leads cannot be stored at the moment.",
            error.to_string(),
        )
    })?;
    Ok(plain("ready\n"))
}

/// Everything counted, as Prometheus reads it.
///
/// # Errors
/// 503 when it cannot be written down.
pub async fn metrics(
    metrics: web::Data<Metrics>,
    outbox: web::Data<Outbox>,
) -> Result<HttpResponse, ApiError> {
    match outbox.counts().await {
        Ok(counts) => metrics.outbox(&counts),
        Err(error) => tracing::warn!(cause = %error, "the outbox could not be counted"),
    }
    let text = metrics.text().map_err(|error| {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "no_metrics",
            "The metrics cannot be written down.",
            error.to_string(),
        )
    })?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text))
}

fn plain(text: &'static str) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text)
}
