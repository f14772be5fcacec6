//! Health checks and metrics.

use actix_web::http::StatusCode;
use actix_web::http::header;
use actix_web::{HttpResponse, web};

use crate::error::ApiError;
use crate::leads::inbox::Inbox;
use crate::leads::outbox::Count;
use crate::leads::{Kind, State};
use crate::shutdown::Draining;
use crate::telemetry::metrics::Metrics;

/// Liveness: the process responds.
pub async fn live() -> HttpResponse {
    plain("ok\n")
}

/// Readiness: a lead of ordinary size can be stored (checked at most once per second). Names the kinds of which the
/// outbox is full.
///
/// # Errors
/// 503 if no lead can be stored or the server is draining.
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
    let full = inbox.probe().await.map_err(|cause| {
        unavailable("not_ready", "Leads cannot be stored at the moment.", cause)
    })?;
    let full = full.iter().map(|kind| format!("full: {kind}\n"));
    Ok(plain(format!("ready\n{}", full.collect::<String>())))
}

/// The metrics in the Prometheus text format.
///
/// # Errors
/// 503 if a metric cannot be encoded.
pub async fn metrics(
    metrics: web::Data<Metrics>,
    inbox: web::Data<Inbox>,
) -> Result<HttpResponse, ApiError> {
    if let Err(error) = update_outbox_metrics(&metrics, &inbox).await {
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

async fn update_outbox_metrics(metrics: &Metrics, inbox: &Inbox) -> Result<(), String> {
    let figures = inbox.figures().await?;
    for (kind, age) in &figures.oldest {
        metrics.oldest_waiting(kind.name(), *age);
    }
    for kind in Kind::ALL {
        for state in State::ALL {
            let (kind, state) = (kind.name(), state.name());
            let counted = |count: &&Count| count.kind == kind && count.state == state;
            let count = figures.counts.iter().find(counted);
            metrics.outbox(kind, state, count.map_or(0, |count| count.number));
        }
    }
    Ok(())
}

fn plain(text: impl Into<String>) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body(text.into())
}
