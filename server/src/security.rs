//! The security headers of every answer, and those of documents. Pages add their own content security policy.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::middleware::DefaultHeaders;

/// The policy of what is no document: nothing may be loaded or framed.
pub const NO_CONTENT_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           magnetometer=(), microphone=(), payment=(), usb=()";

/// Two years, the time that browsers' preload lists ask for at least half of.
const TRANSPORT: &str = "max-age=63072000; includeSubDomains";

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

/// The headers that go with every answer; over https also the promise to stay there.
#[must_use]
pub fn headers(https: bool) -> DefaultHeaders {
    let always = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
        (
            HeaderName::from_static("cross-origin-resource-policy"),
            "same-origin",
        ),
    ];
    let secure = https.then_some((header::STRICT_TRANSPORT_SECURITY, TRANSPORT));
    always
        .into_iter()
        .chain(secure)
        .fold(DefaultHeaders::new(), |headers, (name, value)| {
            headers.add((name, HeaderValue::from_static(value)))
        })
}
