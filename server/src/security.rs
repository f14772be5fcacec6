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

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use actix_web::test::{TestRequest, call_service, init_service};
    use actix_web::{App, HttpResponse, web};

    use super::*;

    /// [W-658]
    #[actix_web::test]
    async fn hsts_is_sent_over_https_only_as_configured() {
        for (https, seconds, hsts_subdomains, expected) in [
            (true, 63_072_000, false, "max-age=63072000"),
            (true, 300, true, "max-age=300; includeSubDomains"),
            (true, 0, true, ""),
            (false, 63_072_000, false, ""),
        ] {
            let settings = HeaderSettings {
                hsts: Duration::from_secs(seconds),
                hsts_subdomains,
                csp_report_url: None,
            };
            let app = App::new()
                .default_service(web::to(HttpResponse::Ok))
                .wrap(headers(https, &settings));
            let server = init_service(app).await;
            let response = call_service(&server, TestRequest::default().to_request()).await;
            let hsts = response.headers().get(header::STRICT_TRANSPORT_SECURITY);
            let hsts = hsts.map_or("", |value| value.to_str().expect("text"));
            assert_eq!(hsts, expected, "{https} {seconds}");
        }
    }
}
