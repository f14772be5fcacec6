//! Security headers for all responses and additional ones for documents. Pages add their own content security policy.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::middleware::DefaultHeaders;

use crate::settings::HeaderSettings;

/// The content security policy of responses that are not documents.
pub const NO_CONTENT_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           magnetometer=(), microphone=(), payment=(), usb=()";

/// Headers that browsers only read on documents; on other responses they would waste about 200 bytes each.
#[must_use]
pub fn document_headers() -> [(HeaderName, HeaderValue); 2] {
    [
        (
            HeaderName::from_static("permissions-policy"),
            HeaderValue::from_static(PERMISSIONS),
        ),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            HeaderValue::from_static("same-origin"),
        ),
    ]
}

/// Allows other sites to embed a resource, as link previews do with images.
#[must_use]
pub fn embeddable() -> (HeaderName, HeaderValue) {
    (RESOURCE_POLICY, HeaderValue::from_static("cross-origin"))
}

/// The headers of every response, with HSTS if the site is served over https and the settings enable it.
#[must_use]
pub fn headers(https: bool, settings: &HeaderSettings) -> DefaultHeaders {
    let always = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
        (RESOURCE_POLICY, "same-origin"),
    ];
    let headers = always
        .into_iter()
        .fold(DefaultHeaders::new(), |headers, (name, value)| {
            headers.add((name, HeaderValue::from_static(value)))
        });
    if !https || settings.hsts.is_zero() {
        return headers;
    }
    let mut transport = format!("max-age={}", settings.hsts.as_secs());
    if settings.hsts_subdomains {
        transport.push_str("; includeSubDomains");
    }
    headers.add((header::STRICT_TRANSPORT_SECURITY, transport))
}
