//! Settings of the trace export.

use super::source::Source;
use super::upstream::UpstreamUrl;

/// Settings of the OpenTelemetry export.
#[derive(Clone, Debug)]
pub struct TraceSettings {
    /// URL of the collector; disabled if unset.
    pub endpoint: Option<UpstreamUrl>,
    /// Fraction of requests that are sampled, unless the caller has decided.
    pub share: f64,
}

impl TraceSettings {
    pub(super) fn take(source: &mut Source) -> Self {
        Self {
            endpoint: source.take("OTLP_ENDPOINT", None, |text| {
                if text.contains('?') {
                    return Err("must not carry a query".to_owned());
                }
                UpstreamUrl::parse(text.trim_end_matches('/')).map(Some)
            }),
            share: source.take("OTLP_SHARE", 1.0, |text| {
                text.parse()
                    .ok()
                    .filter(|share| (0.0..=1.0).contains(share))
                    .ok_or_else(|| format!("{text:?} is not a number from 0 to 1"))
            }),
        }
    }
}
