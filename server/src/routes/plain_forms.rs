//! Forms that a browser sends by itself, where the page's scripts are off or have not come: they arrive URL-encoded, and are
//! answered with a page that says what happened, in place of JSON (decision 54).

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpMessage, HttpRequest};
use url::Url;

use crate::body::URL_ENCODED;
use crate::leads::origin::OriginForm;
use crate::site::Language;

/// A form of the site.
struct Form {
    /// Where it is sent.
    call: &'static str,
    /// What the page of success calls it.
    name: &'static str,
    /// The English path of the page that it stands on.
    page: &'static str,
}

const FORMS: [Form; 3] = [
    Form {
        call: "/api/contact",
        name: "contact",
        page: "/contact",
    },
    Form {
        call: "/api/challenges",
        name: "challenge",
        page: "/boost-performance",
    },
    Form {
        call: "/api/sign-ups",
        name: "sign-up",
        page: "/sign-up",
    },
];

/// The page of success.
const RECEIVED: &str = "/message-received";

/// Whether the browser has sent this form by itself.
#[must_use]
pub fn is_sent_by_the_browser(request: &impl HttpMessage) -> bool {
    request.content_type() == URL_ENCODED
}

/// Notes the language that the form names, for the page that answers it.
pub fn note_language(request: &HttpRequest, origin: &OriginForm) {
    let language = match origin.locale.as_deref() {
        Some("en") => Language::En,
        Some("es") => Language::Es,
        _ => return,
    };
    request.extensions_mut().insert(language);
}

/// Leads a browser that has sent a form by itself to the page of success, or back to the form's own page, whatever the
/// reason. Everything else passes as it is.
///
/// # Errors
/// Those of the request's handling.
pub async fn lead_on<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    let form = FORMS.iter().find(|form| form.call == request.path());
    let plain = *request.method() == Method::POST && is_sent_by_the_browser(&request);
    let response = next.call(request).await?;
    let Some(form) = form.filter(|_| plain) else {
        return Ok(response.map_into_left_body());
    };
    let request = response.request();
    let noted = request.extensions().get::<Language>().copied();
    let language = noted.unwrap_or_else(|| language_of_referer(request.headers()));
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
    /// The fragment says the same as the query: without scripts, a page's styles can tell fragments apart (`:target`),
    /// and no queries.
    fn location(&self, language: Language, success: bool) -> String {
        let prefix = match language {
            Language::En => "",
            Language::Es => "/es",
        };
        if success {
            let name = self.name;
            format!("{prefix}{RECEIVED}?form={name}#{name}")
        } else {
            format!("{prefix}{}?failed=1#failed", self.page)
        }
    }
}

/// The language of the page that the browser comes from.
fn language_of_referer(headers: &HeaderMap) -> Language {
    let referer = headers
        .get(header::REFERER)
        .and_then(|referer| Url::parse(referer.to_str().ok()?).ok());
    match referer {
        Some(page) if page.path() == "/es" || page.path().starts_with("/es/") => Language::Es,
        _ => Language::En,
    }
}
