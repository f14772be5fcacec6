//! Health checks and metrics.

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpResponse, web};
use chrono::Utc;

use crate::error::ApiError;
use crate::leads::Kind;
use crate::leads::inbox::Inbox;
use crate::leads::outbox::Outbox;
use crate::metrics::Metrics;
use crate::shutdown::Draining;

/// Liveness: the process responds.
pub async fn live() -> HttpResponse {
    plain("ok\n")
}

/// Readiness: leads can be stored (checked at most once per second).
///
/// # Errors
/// 503 if the outbox is not writable or the server is draining.
pub async fn ready(
    inbox: web::Data<Inbox>,
    draining: web::Data<Draining>,
) -> Result<HttpResponse, ApiError> {
    let unavailable = |code, message, cause: String| {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code, message, cause)
    };
    if draining.is_draining() {
        let cause = "the server is draining".to_owned();
        return Err(unavailable(
            "stopping",
            "This server is shutting down.",
            cause,
        ));
    }
    inbox.probe().await.map_err(|cause| {
        unavailable("not_ready", "Leads cannot be stored at the moment.", cause)
    })?;
    Ok(plain("ready\n"))
}

/// The metrics in the Prometheus text format.
///
/// # Errors
/// 503 if a metric cannot be encoded.
pub async fn metrics(
    metrics: web::Data<Metrics>,
    outbox: web::Data<Outbox>,
) -> Result<HttpResponse, ApiError> {
    if let Err(error) = update_outbox_metrics(&metrics, &outbox).await {
        tracing::warn!(cause = %error, "could not read the outbox for the metrics");
    }
    let text = metrics.text().map_err(|error| {
        ApiError::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "no_metrics",
            "The metrics cannot be encoded.",
            error.to_string(),
        )
    })?;
    Ok(HttpResponse::Ok()
        .content_type("text/plain; version=0.0.4; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text))
}

async fn update_outbox_metrics(metrics: &Metrics, outbox: &Outbox) -> sqlx::Result<()> {
    metrics.outbox(&outbox.counts().await?);
    let now = Utc::now();
    for kind in Kind::ALL {
        let oldest = outbox.oldest_waiting(kind).await?;
        metrics.oldest_waiting(kind, oldest.map(|oldest| now - oldest));
    }
    Ok(())
}

fn plain(text: &'static str) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text)
}
