//! Whether the server is there, whether it can do its work, and how much it has done.

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

/// Liveness: the process runs and answers.
pub async fn live() -> HttpResponse {
    plain("ok\n")
}

/// Readiness: a lead could be stored now, or could a second ago.
///
/// # Errors
/// 503 when the outbox cannot be written, and when the server is about to stop.
pub async fn ready(
    inbox: web::Data<Inbox>,
    draining: web::Data<Draining>,
) -> Result<HttpResponse, ApiError> {
    let unavailable = |code, message, cause: String| {
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, code, message, cause)
    };
    if draining.is_draining() {
        let cause = "the server was asked to stop".to_owned();
        return Err(unavailable(
            "stopping",
            "This server is about to stop.",
            cause,
        ));
    }
    inbox.probe().await.map_err(|cause| {
        unavailable("not_ready", "Leads cannot be stored at the moment.", cause)
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
    if let Err(error) = describe_outbox(&metrics, &outbox).await {
        tracing::warn!(cause = %error, "the outbox could not be read for the metrics");
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

async fn describe_outbox(metrics: &Metrics, outbox: &Outbox) -> sqlx::Result<()> {
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
