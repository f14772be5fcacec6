//! OpenTelemetry traces of requests and the outbound requests that they cause.
//!
//! Spans of this module are only exported, not logged, and are disabled without a collector.

use std::collections::HashMap;
use std::thread;
use std::time::Duration;

use opentelemetry::propagation::TextMapPropagator as _;
use opentelemetry::trace::{TraceContextExt as _, TracerProvider as _};
use opentelemetry::{Context, KeyValue};
use opentelemetry_otlp::{
    ExporterBuildError, SpanExporter, WithExportConfig as _, WithHttpConfig as _,
};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::propagation::TraceContextPropagator;
use opentelemetry_sdk::trace::{Sampler, SdkTracerProvider};
use reqwest::blocking::Client;
use reqwest::redirect::Policy;
use tracing::{Level, Span, Subscriber, field};
use tracing_opentelemetry::OpenTelemetrySpanExt as _;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::registry::LookupSpan;

use crate::settings::TraceSettings;
use crate::tls;

/// The W3C trace context header.
pub const TRACEPARENT: &str = "traceparent";

/// The tracing target of this module's spans.
pub const TARGET: &str = "brightcrew_server::telemetry::traces";

/// Time limit for an export.
const TIMEOUT: Duration = Duration::from_secs(5);

/// Why tracing cannot be set up.
#[derive(Debug, thiserror::Error)]
pub enum TraceError {
    /// The HTTP client cannot be created.
    #[error("traces cannot be sent: {0}")]
    Client(#[from] reqwest::Error),
    /// The exporter cannot be created.
    #[error("traces cannot be sent to OTLP_ENDPOINT: {0}")]
    Exporter(#[from] ExporterBuildError),
}

/// A provider that exports from a separate thread, or `None` without a collector.
///
/// # Errors
/// If it cannot be set up. The collector is not contacted.
pub fn provider(settings: &TraceSettings) -> Result<Option<SdkTracerProvider>, TraceError> {
    let Some(endpoint) = &settings.endpoint else {
        return Ok(None);
    };
    let exporter = SpanExporter::builder()
        .with_http()
        .with_http_client(client()?)
        .with_endpoint(format!(
            "{}/v1/traces",
            endpoint.as_str().trim_end_matches('/')
        ))
        .with_timeout(TIMEOUT)
        .build()?;
    let resource = Resource::builder()
        .with_service_name("brightcrew-server")
        .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
        .build();
    let share = Sampler::TraceIdRatioBased(settings.share);
    Ok(Some(
        SdkTracerProvider::builder()
            .with_batch_exporter(exporter)
            .with_sampler(Sampler::ParentBased(Box::new(share)))
            .with_resource(resource)
            .build(),
    ))
}

/// The export thread uses a blocking client, which must not be created on an async runtime thread.
fn client() -> reqwest::Result<Client> {
    tls::install();
    let make = || {
        Client::builder()
            .user_agent(tls::USER_AGENT)
            .redirect(Policy::none())
            .no_proxy()
            .timeout(TIMEOUT)
            .build()
    };
    thread::scope(|scope| {
        scope
            .spawn(make)
            .join()
            .expect("making a client does not panic")
    })
}

/// A layer that exports this module's spans.
pub fn layer<S>(provider: &SdkTracerProvider) -> impl Layer<S> + use<S>
where
    S: Subscriber + for<'a> LookupSpan<'a>,
{
    tracing_opentelemetry::layer()
        .with_tracer(provider.tracer("brightcrew-server"))
        .with_location(false)
        .with_threads(false)
        .with_target(false)
        .with_tracked_inactivity(false)
        .with_filter(Targets::new().with_target(TARGET, Level::INFO))
}

/// The span of a request, a child of its caller's span if a valid `traceparent` is given.
#[must_use]
pub fn request(method: &str, path: &str, id: &str, traceparent: Option<&str>) -> Span {
    let span = tracing::info_span!(
        target: TARGET,
        "request",
        otel.kind = "server",
        otel.status_code = field::Empty,
        http.request.method = method,
        url.path = path,
        http.route = field::Empty,
        http.response.status_code = field::Empty,
        request_id = id,
    );
    set_parent(&span, traceparent);
    span
}

/// Records the response in the span of a request.
pub fn record_response(span: &Span, method: &str, route: Option<&str>, status: u16) {
    if span.is_disabled() {
        return;
    }
    let name = match route {
        Some(route) => {
            span.record("http.route", route);
            format!("{method} {route}")
        }
        None => method.to_owned(),
    };
    // Setting `otel.name` has no effect once the span has been propagated.
    span.context().span().update_name(name);
    span.record("http.response.status_code", status);
    if status >= 500 {
        span.record("otel.status_code", "error");
    }
}

/// The span of an outbound request, a child of `parent` if given.
#[must_use]
pub fn outbound_request(service: &'static str, parent: Option<&str>) -> Span {
    let span = tracing::info_span!(
        target: TARGET,
        "call",
        otel.kind = "client",
        otel.name = service,
        otel.status_code = field::Empty,
        http.response.status_code = field::Empty,
    );
    set_parent(&span, parent);
    span
}

/// The `traceparent` header for requests made within a span.
#[must_use]
pub fn traceparent(span: &Span) -> Option<String> {
    if span.is_disabled() {
        return None;
    }
    let mut headers = HashMap::new();
    TraceContextPropagator::new().inject_context(&span.context(), &mut headers);
    headers.remove(TRACEPARENT)
}

fn set_parent(span: &Span, traceparent: Option<&str>) {
    let Some(traceparent) = traceparent.filter(|_| !span.is_disabled()) else {
        return;
    };
    let headers = HashMap::from([(TRACEPARENT.to_owned(), traceparent.to_owned())]);
    let parent = TraceContextPropagator::new().extract_with_context(&Context::new(), &headers);
    // Fails only if the span is not traced.
    let _ = span.set_parent(parent);
}
