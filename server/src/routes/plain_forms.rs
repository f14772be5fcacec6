//! Forms submitted without JavaScript: sent URL-encoded, and answered with a redirect to a page instead of JSON
//! (decision 54).

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest};
use url::Url;

use crate::leads::origin::OriginForm;
use crate::routes::body::{URL_ENCODED, media_type};
use crate::site::Language;

/// A form of the site.
struct Form {
    /// Path of the API endpoint.
    endpoint: &'static str,
    /// Name used on the success page.
    name: &'static str,
    /// English path of the page with the form.
    page: &'static str,
}

const FORMS: [Form; 3] = [
    Form {
        endpoint: "/api/contact",
        name: "contact",
        page: "/contact",
    },
    Form {
        endpoint: "/api/challenges",
        name: "challenge",
        page: "/boost-performance",
    },
    Form {
        endpoint: "/api/sign-ups",
        name: "sign-up",
        page: "/sign-up",
    },
];

/// Path of the success page.
const SUCCESS_PAGE: &str = "/message-received";

/// Whether a form was submitted without JavaScript.
#[must_use]
pub fn is_native_submission(request: &impl HttpMessage) -> bool {
    media_type(request) == URL_ENCODED
}

/// Stores the form's language for the redirect.
pub fn remember_language(request: &HttpRequest, origin: &OriginForm) {
    let language = match origin.locale.as_deref() {
        Some("en") => Language::En,
        Some("es") => Language::Es,
        _ => return,
    };
    request.extensions_mut().insert(language);
}

/// Redirects browsers that submitted a form without JavaScript to the success page, or back to the form on any error.
/// Other requests pass through.
///
/// # Errors
/// Only those of the inner service.
pub async fn redirect_native_submissions<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    let form = FORMS.iter().find(|form| form.endpoint == request.path());
    let is_native = *request.method() == Method::POST && is_native_submission(&request);
    let response = next.call(request).await?;
    let Some(form) = form.filter(|_| is_native) else {
        return Ok(response.map_into_left_body());
    };
    let request = response.request();
    let remembered = request.extensions().get::<Language>().copied();
    let language = remembered.unwrap_or_else(|| language_of_referer(request.headers()));
    let location = form.location(language, response.status().is_success());
    Ok(response.map_body(|head, _| {
        head.status = StatusCode::SEE_OTHER;
        let headers = &mut head.headers;
        headers.remove(header::CONTENT_TYPE);
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        if let Ok(location) = HeaderValue::try_from(location) {
            headers.insert(header::LOCATION, location);
        }
        EitherBody::right(BoxBody::new(()))
    }))
}

impl Form {
    /// The fragment repeats the query: without JavaScript, styles can only depend on the fragment (`:target`).
    fn location(&self, language: Language, success: bool) -> String {
        let prefix = match language {
            Language::En => "",
            Language::Es => "/es",
        };
        if success {
            let name = self.name;
            format!("{prefix}{SUCCESS_PAGE}?form={name}#{name}")
        } else {
            format!("{prefix}{}?failed=1#failed", self.page)
        }
    }
}

/// The language of the referring page.
fn language_of_referer(headers: &HeaderMap) -> Language {
    let referer = headers
        .get(header::REFERER)
        .and_then(|referer| Url::parse(referer.to_str().ok()?).ok());
    match referer {
        Some(page) if page.path() == "/es" || page.path().starts_with("/es/") => Language::Es,
        _ => Language::En,
    }
}
