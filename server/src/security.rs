//! The security headers of every answer, and those of documents. Pages add their own content security policy.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::middleware::DefaultHeaders;

use crate::settings::HeaderSettings;

/// The policy of what is no document: nothing may be loaded or framed.
pub const NO_CONTENT_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

const RESOURCE_POLICY: HeaderName = HeaderName::from_static("cross-origin-resource-policy");

const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           magnetometer=(), microphone=(), payment=(), usb=()";

/// What a document may do and which windows it shares a process with. On anything else browsers do not read these, and
/// with each font and script they would take 200 bytes of the line.
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

/// Allows pages of other sites to show a resource: what link previews do with pictures.
#[must_use]
pub fn shown_anywhere() -> (HeaderName, HeaderValue) {
    (RESOURCE_POLICY, HeaderValue::from_static("cross-origin"))
}

/// The headers that go with every answer; over https also the promise to stay there, for as long as the settings say.
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
