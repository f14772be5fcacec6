//! What the server counts, as Prometheus reads it. Nothing in it tells of single visitors.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode};
use actix_web::{Error, web};
use chrono::TimeDelta;
use prometheus::{
    HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry,
    TextEncoder,
};

use tracing_appender::non_blocking::ErrorCounter;

use crate::leads::outbox::Count;
use crate::leads::{Kind, State};

/// The counters of one server. Clones share them.
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
    cms_calls: IntCounterVec,
    blog_answers: IntCounterVec,
    log_lines_lost: IntGauge,
    lost_lines: Arc<OnceLock<ErrorCounter>>,
}

/// Upper ends of the histogram's buckets in seconds: a page from memory takes tens of microseconds, a call of the CMS
/// up to ten seconds.
const BUCKETS: [f64; 14] = [
    0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    10.0,
];

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
            "Answers by method, route and status.",
            &["method", "route", "status"],
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
        let seconds = HistogramVec::new(
            HistogramOpts::new(
                "brightcrew_http_request_seconds",
                "Time from a request's head to the head of its answer.",
            )
            .buckets(BUCKETS.to_vec()),
            &["route"],
        )?;
        registry.register(Box::new(seconds.clone()))?;
        let connections_closed = counters(
            "brightcrew_connections_closed_total",
            "Connections that the server closed: too_many of one address, no answer or no reader in time.",
            &["reason"],
        )?;
        let cms_calls = counters(
            "brightcrew_cms_calls_total",
            "Calls of the content system by outcome.",
            &["outcome"],
        )?;
        let blog_answers = counters(
            "brightcrew_blog_answers_total",
            "Answers of the blog: fresh, stale, fetched, missing, or failed.",
            &["source"],
        )?;
        // A counter that begins with its first failure has not risen: an alarm would miss that one.
        let _ = blog_answers.with_label_values(&["failed"]);
        let gauge = |name: &str, help: &str| {
            let gauge = IntGauge::new(name, help)?;
            registry.register(Box::new(gauge.clone()))?;
            Ok::<_, prometheus::Error>(gauge)
        };
        let in_flight = gauge(
            "brightcrew_http_requests_in_flight",
            "Requests whose answer has not begun.",
        )?;
        let log_lines_lost = gauge(
            "brightcrew_log_lines_lost",
            "Lines of the log that could not be written fast enough.",
        )?;
        #[cfg(target_os = "linux")]
        registry.register(Box::new(
            prometheus::process_collector::ProcessCollector::for_self(),
        ))?;
        let build = IntGaugeVec::new(
            Opts::new("brightcrew_build_info", "The version that runs; always 1."),
            &["version"],
        )?;
        registry.register(Box::new(build.clone()))?;
        build.with_label_values(&[env!("CARGO_PKG_VERSION")]).set(1);
        let outbox_full = IntCounter::new(
            "brightcrew_outbox_full_total",
            "Leads that were refused because the outbox holds as many as it may.",
        )?;
        registry.register(Box::new(outbox_full.clone()))?;
        let oldest_waiting = IntGaugeVec::new(
            Opts::new(
                "brightcrew_outbox_oldest_waiting_seconds",
                "Age of the oldest lead that waits to be delivered; 0 without one.",
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
            cms_calls,
            blog_answers,
            log_lines_lost,
            lost_lines: Arc::default(),
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

    /// The age of the oldest waiting lead of a kind, if there is one.
    pub fn oldest_waiting(&self, kind: Kind, age: Option<TimeDelta>) {
        let seconds = age.map_or(0, |age| age.num_seconds().max(0));
        self.oldest_waiting
            .with_label_values(&[kind.name()])
            .set(seconds);
    }

    /// A lead was refused because the outbox holds as many as it may.
    pub fn outbox_full(&self) {
        self.outbox_full.inc();
    }

    /// The server closed a connection.
    pub fn connection_closed(&self, reason: &str) {
        self.connections_closed.with_label_values(&[reason]).inc();
    }

    /// The content system was called.
    pub fn cms_call(&self, outcome: &str) {
        self.cms_calls.with_label_values(&[outcome]).inc();
    }

    /// The blog answered.
    pub fn blog_answer(&self, source: &str) {
        self.blog_answers.with_label_values(&[source]).inc();
    }

    /// Shows from now on how many lines of the log this counter says were lost.
    pub fn count_lost_lines(&self, lost: ErrorCounter) {
        // Whoever sets it first is the process's only log.
        let _ = self.lost_lines.set(lost);
    }

    /// Everything in Prometheus's text form.
    ///
    /// # Errors
    /// When a metric cannot be written.
    pub fn text(&self) -> prometheus::Result<String> {
        if let Some(lost) = self.lost_lines.get() {
            let lines = i64::try_from(lost.dropped_lines()).unwrap_or(i64::MAX);
            self.log_lines_lost.set(lines);
        }
        TextEncoder::new().encode_to_string(&self.registry.gather())
    }

    fn answered(&self, method: &str, route: &str, status: StatusCode, time: Duration) {
        self.requests
            .with_label_values(&[method, route, status.as_str()])
            .inc();
        self.seconds
            .with_label_values(&[route])
            .observe(time.as_secs_f64());
    }
}

/// A request whose answer has not begun; also one whose client goes away ends here.
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
    let _in_flight = metrics.as_ref().map(|metrics| InFlight::new(metrics));
    let response = next(request).await?;
    if let Some(metrics) = &metrics {
        let request = response.request();
        let is_call = request.path().starts_with("/api/");
        let pattern = is_call.then(|| request.match_pattern()).flatten();
        let route = pattern
            .as_deref()
            .unwrap_or(if is_call { "/api" } else { "site" });
        metrics.answered(method, route, response.status(), begun.elapsed());
    }
    Ok(response)
}
