//! The security headers of every answer. Pages add their own content security policy.

use actix_web::http::header::{self, HeaderName, HeaderValue};
use actix_web::middleware::DefaultHeaders;

/// The policy of what is no document: nothing may be loaded or framed.
pub const NO_CONTENT_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

const PERMISSIONS: &str = "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), \
                           magnetometer=(), microphone=(), payment=(), usb=()";

/// Two years, the time that browsers' preload lists ask for at least half of.
const TRANSPORT: &str = "max-age=63072000; includeSubDomains";

/// The headers that go with every answer; over https also the promise to stay there.
#[must_use]
pub fn headers(https: bool) -> DefaultHeaders {
    let always = [
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "strict-origin-when-cross-origin"),
        (HeaderName::from_static("permissions-policy"), PERMISSIONS),
        (
            HeaderName::from_static("cross-origin-opener-policy"),
            "same-origin",
        ),
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
