//! Prometheus metrics. They contain nothing about individual visitors.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode};
use actix_web::{Error, web};
use chrono::{DateTime, TimeDelta, Utc};
use prometheus::{
    HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry,
    TextEncoder,
};

use tracing_appender::non_blocking::ErrorCounter;

use crate::leads::outbox::Count;
use crate::leads::{Kind, State};

/// The metrics of a server. Clones share them.
#[derive(Clone)]
pub struct Metrics {
    registry: Registry,
    requests: IntCounterVec,
    seconds: HistogramVec,
    in_flight: IntGauge,
    refused: IntCounterVec,
    accepted: IntCounterVec,
    deliveries: IntCounterVec,
    outbox: IntGaugeVec,
    oldest_waiting: IntGaugeVec,
    outbox_full: IntCounter,
    human_checks: IntCounterVec,
    connections_closed: IntCounterVec,
    cms_requests: IntCounterVec,
    blog_refreshed: IntGauge,
    log_lines_lost: IntGauge,
    lost_lines: Arc<OnceLock<ErrorCounter>>,
}

/// Upper bounds of the histogram buckets in seconds: pages from memory take tens of microseconds, CMS requests up to
/// ten seconds.
const BUCKETS: [f64; 14] = [
    0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    10.0,
];

impl Metrics {
    /// # Errors
    /// If a metric is registered twice.
    pub fn new() -> prometheus::Result<Self> {
        let registry = Registry::new();
        let counters = |name: &str, help: &str, labels: &[&str]| {
            let counters = IntCounterVec::new(Opts::new(name, help), labels)?;
            registry.register(Box::new(counters.clone()))?;
            Ok::<_, prometheus::Error>(counters)
        };
        let requests = counters(
            "brightcrew_http_requests_total",
            "Responses by method, route and status.",
            &["method", "route", "status"],
        )?;
        let refused = counters(
            "brightcrew_posts_refused_total",
            "POST requests rejected before their body was read.",
            &["reason"],
        )?;
        let accepted = counters(
            "brightcrew_leads_accepted_total",
            "Leads acknowledged with 202; dropped ones are spam.",
            &["kind", "fate"],
        )?;
        let deliveries = counters(
            "brightcrew_lead_deliveries_total",
            "Delivery attempts by outcome; waiting means that it will be retried.",
            &["kind", "outcome"],
        )?;
        let human_checks = counters(
            "brightcrew_human_checks_total",
            "Human checks by outcome.",
            &["outcome"],
        )?;
        let seconds = HistogramVec::new(
            HistogramOpts::new(
                "brightcrew_http_request_seconds",
                "Time from the head of a request to the head of its response.",
            )
            .buckets(BUCKETS.to_vec()),
            &["route"],
        )?;
        registry.register(Box::new(seconds.clone()))?;
        let connections_closed = counters(
            "brightcrew_connections_closed_total",
            "Connections closed by the server: too_many per address, answer_timeout or write_timeout.",
            &["reason"],
        )?;
        let cms_requests = counters(
            "brightcrew_cms_calls_total",
            "Refreshes of the copy of the CMS's posts by outcome.",
            &["outcome"],
        )?;
        let gauge = |name: &str, help: &str| {
            let gauge = IntGauge::new(name, help)?;
            registry.register(Box::new(gauge.clone()))?;
            Ok::<_, prometheus::Error>(gauge)
        };
        let in_flight = gauge(
            "brightcrew_http_requests_in_flight",
            "Requests whose response has not started.",
        )?;
        let blog_refreshed = gauge(
            "brightcrew_blog_refreshed_seconds",
            "When the copy of the CMS's posts was last confirmed, in seconds since 1970; 0 if never.",
        )?;
        let log_lines_lost = gauge(
            "brightcrew_log_lines_lost",
            "Log lines dropped because they could not be written fast enough.",
        )?;
        #[cfg(target_os = "linux")]
        registry.register(Box::new(
            prometheus::process_collector::ProcessCollector::for_self(),
        ))?;
        let build = IntGaugeVec::new(
            Opts::new("brightcrew_build_info", "The running version; always 1."),
            &["version"],
        )?;
        registry.register(Box::new(build.clone()))?;
        build.with_label_values(&[env!("CARGO_PKG_VERSION")]).set(1);
        let outbox_full = IntCounter::new(
            "brightcrew_outbox_full_total",
            "Leads rejected because the outbox was full.",
        )?;
        registry.register(Box::new(outbox_full.clone()))?;
        let oldest_waiting = IntGaugeVec::new(
            Opts::new(
                "brightcrew_outbox_oldest_waiting_seconds",
                "Age of the oldest waiting lead; 0 if there is none.",
            ),
            &["kind"],
        )?;
        registry.register(Box::new(oldest_waiting.clone()))?;
        let outbox = IntGaugeVec::new(
            Opts::new("brightcrew_outbox_leads", "Leads in the outbox."),
            &["kind", "state"],
        )?;
        registry.register(Box::new(outbox.clone()))?;
        Ok(Self {
            registry,
            requests,
            seconds,
            in_flight,
            refused,
            accepted,
            deliveries,
            outbox,
            oldest_waiting,
            outbox_full,
            human_checks,
            connections_closed,
            cms_requests,
            blog_refreshed,
            log_lines_lost,
            lost_lines: Arc::default(),
        })
    }

    /// Counts a POST request rejected before its body was read.
    pub fn refused(&self, reason: &str) {
        self.refused.with_label_values(&[reason]).inc();
    }

    /// Counts a lead acknowledged with 202.
    pub fn accepted(&self, kind: Kind, fate: &str) {
        self.accepted.with_label_values(&[kind.name(), fate]).inc();
    }

    /// Counts a delivery attempt by the resulting state.
    pub fn delivery(&self, kind: Kind, outcome: State) {
        self.deliveries
            .with_label_values(&[kind.name(), outcome.name()])
            .inc();
    }

    pub fn human_check(&self, outcome: &str) {
        self.human_checks.with_label_values(&[outcome]).inc();
    }

    /// Sets the number of leads by kind and state.
    pub fn outbox(&self, counts: &[Count]) {
        for (kind, state) in Kind::ALL
            .into_iter()
            .flat_map(|kind| State::ALL.map(|state| (kind.name(), state.name())))
        {
            let found = counts
                .iter()
                .find(|count| count.kind == kind && count.state == state);
            self.outbox
                .with_label_values(&[kind, state])
                .set(found.map_or(0, |count| count.number));
        }
    }

    /// Sets the age of the oldest waiting lead of a kind.
    pub fn oldest_waiting(&self, kind: Kind, age: Option<TimeDelta>) {
        let seconds = age.map_or(0, |age| age.num_seconds().max(0));
        self.oldest_waiting
            .with_label_values(&[kind.name()])
            .set(seconds);
    }

    pub fn outbox_full(&self) {
        self.outbox_full.inc();
    }

    pub fn connection_closed(&self, reason: &str) {
        self.connections_closed.with_label_values(&[reason]).inc();
    }

    pub fn cms_request(&self, outcome: &str) {
        self.cms_requests.with_label_values(&[outcome]).inc();
    }

    /// Sets when the copy of the CMS's posts was last confirmed.
    pub fn blog_refreshed(&self, at: DateTime<Utc>) {
        self.blog_refreshed.set(at.timestamp());
    }

    /// Exports the number of lost log lines from this counter.
    pub fn count_lost_lines(&self, lost: ErrorCounter) {
        // Only set once, as there is one log per process.
        let _ = self.lost_lines.set(lost);
    }

    /// All metrics in the Prometheus text format.
    ///
    /// # Errors
    /// If a metric cannot be encoded.
    pub fn text(&self) -> prometheus::Result<String> {
        if let Some(lost) = self.lost_lines.get() {
            let lines = i64::try_from(lost.dropped_lines()).unwrap_or(i64::MAX);
            self.log_lines_lost.set(lines);
        }
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }

    fn record_response(&self, method: &str, route: &str, status: StatusCode, time: Duration) {
        self.requests
            .with_label_values(&[method, route, status.as_str()])
            .inc();
        self.seconds
            .with_label_values(&[route])
            .observe(time.as_secs_f64());
    }
}

/// Guard for a request whose response has not started; also dropped if the client disconnects.
struct InFlight(IntGauge);

impl InFlight {
    fn new(metrics: &Metrics) -> Self {
        metrics.in_flight.inc();
        Self(metrics.in_flight.clone())
    }
}

impl Drop for InFlight {
    fn drop(&mut self) {
        self.0.dec();
    }
}

fn method_label(method: &Method) -> &'static str {
    const KNOWN: [&str; 7] = ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"];
    KNOWN
        .into_iter()
        .find(|known| method.as_str() == *known)
        .unwrap_or("other")
}

/// Counts responses. Unknown methods share a label, so that clients cannot create new time series.
///
/// # Errors
/// Only those of the inner service.
pub async fn count<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, Error>,
) -> Result<ServiceResponse<B>, Error> {
    let started = Instant::now();
    let method = method_label(request.method());
    let metrics = request.app_data::<web::Data<Metrics>>().cloned();
    let _in_flight = metrics.as_ref().map(|metrics| InFlight::new(metrics));
    let response = next(request).await?;
    if let Some(metrics) = &metrics {
        let request = response.request();
        let is_call = request.path().starts_with("/api/");
        let pattern = is_call.then(|| request.match_pattern()).flatten();
        let route = pattern
            .as_deref()
            .unwrap_or(if is_call { "/api" } else { "site" });
        metrics.record_response(method, route, response.status(), started.elapsed());
    }
    Ok(response)
}
