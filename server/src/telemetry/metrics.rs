//! Prometheus metrics. They contain nothing about individual visitors.

use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode};
use actix_web::{Error, web};
use chrono::{DateTime, TimeDelta, Utc};
use prometheus::core::Collector;
use prometheus::{
    HistogramOpts, HistogramVec, IntCounter, IntCounterVec, IntGauge, IntGaugeVec, Opts, Registry,
    TextEncoder,
};
use tracing_appender::non_blocking::ErrorCounter;

/// Upper bounds of the histogram buckets in seconds: pages from memory take tens of microseconds, CMS requests up to
/// ten seconds.
const BUCKETS: [f64; 14] = [
    0.000_05, 0.000_1, 0.000_25, 0.000_5, 0.001, 0.002_5, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5,
    10.0,
];

/// A kind of metric.
trait Metric: Collector + Clone + Sized + 'static {
    fn create(options: Opts, labels: &[&str]) -> prometheus::Result<Self>;

    fn registered(registry: &Registry, options: Opts, labels: &[&str]) -> prometheus::Result<Self> {
        let metric = Self::create(options, labels)?;
        registry.register(Box::new(metric.clone()))?;
        Ok(metric)
    }
}

impl Metric for IntCounter {
    fn create(options: Opts, _: &[&str]) -> prometheus::Result<Self> {
        Self::with_opts(options)
    }
}

impl Metric for IntCounterVec {
    fn create(options: Opts, labels: &[&str]) -> prometheus::Result<Self> {
        Self::new(options, labels)
    }
}

impl Metric for IntGauge {
    fn create(options: Opts, _: &[&str]) -> prometheus::Result<Self> {
        Self::with_opts(options)
    }
}

impl Metric for IntGaugeVec {
    fn create(options: Opts, labels: &[&str]) -> prometheus::Result<Self> {
        Self::new(options, labels)
    }
}

impl Metric for HistogramVec {
    fn create(options: Opts, labels: &[&str]) -> prometheus::Result<Self> {
        let options = HistogramOpts {
            common_opts: options,
            buckets: BUCKETS.to_vec(),
        };
        Self::new(options, labels)
    }
}

/// Defines the metrics. The comment of each is its help text.
macro_rules! metrics {
    ($(#[doc = $help:literal] $field:ident: $kind:ty = $name:literal, [$($label:literal),*];)*) => {
        /// The metrics of a server. Clones share them.
        #[derive(Clone)]
        pub struct Metrics {
            registry: Registry,
            lost_lines: Arc<OnceLock<ErrorCounter>>,
            $($field: $kind,)*
        }

        impl Metrics {
            /// # Errors
            /// If a metric is registered twice.
            pub fn new() -> prometheus::Result<Self> {
                let registry = Registry::new();
                #[cfg(target_os = "linux")]
                registry.register(Box::new(
                    prometheus::process_collector::ProcessCollector::for_self(),
                ))?;
                let metrics = Self {
                    $($field: <$kind>::registered(
                        &registry,
                        Opts::new($name, $help.trim()),
                        &[$($label),*],
                    )?,)*
                    lost_lines: Arc::default(),
                    registry,
                };
                let version = [env!("CARGO_PKG_VERSION")];
                metrics.build.with_label_values(&version).set(1);
                Ok(metrics)
            }
        }
    };
}

metrics! {
    /// Responses by method, route and status.
    requests: IntCounterVec = "brightcrew_http_requests_total", ["method", "route", "status"];
    /// Time from the head of a request to the head of its response.
    seconds: HistogramVec = "brightcrew_http_request_seconds", ["route"];
    /// Requests whose response has not started.
    in_flight: IntGauge = "brightcrew_http_requests_in_flight", [];
    /// POST requests rejected before their body was read, or by the strict limit.
    refused: IntCounterVec = "brightcrew_posts_refused_total", ["reason"];
    /// Leads acknowledged with 202; dropped ones are spam.
    accepted: IntCounterVec = "brightcrew_leads_accepted_total", ["kind", "fate"];
    /// Delivery attempts by outcome; waiting means that it will be retried.
    deliveries: IntCounterVec = "brightcrew_lead_deliveries_total", ["kind", "outcome"];
    /// Leads in the outbox.
    outbox: IntGaugeVec = "brightcrew_outbox_leads", ["kind", "state"];
    /// Age of the oldest waiting lead; 0 if there is none.
    oldest_waiting: IntGaugeVec = "brightcrew_outbox_oldest_waiting_seconds", ["kind"];
    /// Leads rejected because the outbox was full.
    outbox_full: IntCounter = "brightcrew_outbox_full_total", [];
    /// Human checks by outcome.
    human_checks: IntCounterVec = "brightcrew_human_checks_total", ["outcome"];
    /// Connections closed by the server: too_many per address, answer_timeout or write_timeout.
    connections_closed: IntCounterVec = "brightcrew_connections_closed_total", ["reason"];
    /// Refreshes of the copy of the CMS's posts by outcome.
    cms_requests: IntCounterVec = "brightcrew_cms_calls_total", ["outcome"];
    /// When the copy of the CMS's posts was last confirmed, in seconds since 1970; 0 if never.
    blog_refreshed: IntGauge = "brightcrew_blog_refreshed_seconds", [];
    /// Log lines dropped because they could not be written fast enough.
    log_lines_lost: IntGauge = "brightcrew_log_lines_lost", [];
    /// The running version; always 1.
    build: IntGaugeVec = "brightcrew_build_info", ["version"];
}

impl Metrics {
    /// Counts a POST request rejected before its body was read.
    pub fn refused(&self, reason: &str) {
        self.refused.with_label_values(&[reason]).inc();
    }

    /// Counts a lead of a kind that was acknowledged with 202.
    pub fn accepted(&self, kind: &str, fate: &str) {
        self.accepted.with_label_values(&[kind, fate]).inc();
    }

    /// Counts a delivery attempt of a kind by the resulting state.
    pub fn delivery(&self, kind: &str, outcome: &str) {
        self.deliveries.with_label_values(&[kind, outcome]).inc();
    }

    pub fn human_check(&self, outcome: &str) {
        self.human_checks.with_label_values(&[outcome]).inc();
    }

    /// Sets the number of leads of a kind in a state.
    pub fn outbox(&self, kind: &str, state: &str, number: i64) {
        self.outbox.with_label_values(&[kind, state]).set(number);
    }

    /// Sets the age of the oldest waiting lead of a kind.
    pub fn oldest_waiting(&self, kind: &str, age: Option<TimeDelta>) {
        let seconds = age.map_or(0, |age| age.num_seconds().max(0));
        self.oldest_waiting.with_label_values(&[kind]).set(seconds);
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
