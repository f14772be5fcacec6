//! What the server counts, as Prometheus reads it. Nothing in it tells of single visitors.

use std::time::{Duration, Instant};

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::{Error, web};
use prometheus::{
    Histogram, HistogramOpts, IntCounterVec, IntGaugeVec, Opts, Registry, TextEncoder,
};

use crate::leads::{Kind, State};

/// The counters of one server. Clones share them.
#[derive(Clone)]
pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    seconds: Histogram,
    refused: IntCounterVec,
    accepted: IntCounterVec,
    deliveries: IntCounterVec,
    outbox: IntGaugeVec,
    human_checks: IntCounterVec,
}

impl Metrics {
    /// All at nought.
    ///
    /// # Errors
    /// When two share a name.
    pub fn new() -> prometheus::Result<Self> {
        let registry = Registry::new();
        let counters = |name: &str, help: &str, labels: &[&str]| {
            let counters = IntCounterVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(counters.clone()))?;
            Ok::<_, prometheus::Error>(counters)
        };
        let requests = counters(
            "brightcrew_http_requests_total",
            "Answers by method and status.",
            &["method", "status"],
        )?;
        let refused = counters(
            "brightcrew_posts_refused_total",
            "Calls with POST that were refused before they were read.",
            &["reason"],
        )?;
        let accepted = counters(
            "brightcrew_leads_accepted_total",
            "Leads answered with 202; dropped ones are those of programs.",
            &["kind", "fate"],
        )?;
        let deliveries = counters(
            "brightcrew_lead_deliveries_total",
            "Tries to deliver a lead by outcome; waiting means that it is tried again.",
            &["kind", "outcome"],
        )?;
        let human_checks = counters(
            "brightcrew_human_checks_total",
            "Verifications by outcome.",
            &["outcome"],
        )?;
        let seconds = Histogram::with_opts(HistogramOpts::new(
            "brightcrew_http_request_seconds",
            "Time from a request's head to the head of its answer.",
        ))?;
        registry.register(Box::new(seconds.clone()))?;
        let outbox = IntGaugeVec::new(
            Opts::new("brightcrew_outbox_leads", "Leads in the outbox."),
            &["kind", "state"],
        )?;
        registry.register(Box::new(outbox.clone()))?;
        Ok(Self {
            registry,
            requests,
            seconds,
            refused,
            accepted,
            deliveries,
            outbox,
            human_checks,
        })
    }

    /// A call with POST was refused before it was read.
    pub fn refused(&self, reason: &str) {
        self.refused.with_label_values(&[reason]).inc();
    }

    /// A lead was answered with 202.
    pub fn accepted(&self, kind: Kind, fate: &str) {
        self.accepted.with_label_values(&[kind.name(), fate]).inc();
    }

    /// A lead was tried; this is its state now.
    pub fn delivery(&self, kind: Kind, outcome: State) {
        self.deliveries
            .with_label_values(&[kind.name(), outcome.name()])
            .inc();
    }

    /// A visitor was checked.
    pub fn human_check(&self, outcome: &str) {
        self.human_checks.with_label_values(&[outcome]).inc();
    }

    /// How many leads the outbox holds, by kind and state.
    pub fn outbox(&self, counts: &[(String, String, i64)]) {
        for (kind, state) in Kind::ALL
            .into_iter()
            .flat_map(|kind| State::ALL.map(|state| (kind.name(), state.name())))
        {
            let found = counts
                .iter()
                .find(|(known, in_state, _)| known == kind && in_state == state);
            self.outbox
                .with_label_values(&[kind, state])
                .set(found.map_or(0, |(_, _, number)| *number));
        }
    }

    /// Everything in Prometheus's text form.
    ///
    /// # Errors
    /// When a metric cannot be written.
    pub fn text(&self) -> prometheus::Result<String> {
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }

    fn answered(&self, method: &str, status: u16, time: Duration) {
        self.requests
            .with_label_values(&[method, &status.to_string()])
            .inc();
        self.seconds.observe(time.as_secs_f64());
    }
}

fn counted(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
    KNOWN
        .into_iter()
        .find(|known| method.as_str() == *known)
        .unwrap_or("other")
}

/// Counts each answer. Methods that nobody has heard of count together: a client must not make new counters.
///
/// # Errors
/// Those of the request's handling.
pub async fn count<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, Error>,
) -> Result<ServiceResponse<B>, Error> {
    let begun = Instant::now();
    let method = counted(request.method());
    let metrics = request.app_data::<web::Data<Metrics>>().cloned();
    let response = next(request).await?;
    if let Some(metrics) = metrics {
        metrics.answered(method, response.status().as_u16(), begun.elapsed());
    }
    Ok(response)
}
