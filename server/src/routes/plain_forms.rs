//! Forms submitted without JavaScript: sent URL-encoded, and answered with pages instead of JSON (decision 54).

use actix_http::h1;
use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::header::{self, HeaderMap};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::web::{self, Bytes};
use actix_web::{
    Error, HttpMessage, HttpRequest, HttpResponse, HttpResponseBuilder, ResponseError as _,
};
use url::{Url, form_urlencoded};

use crate::error::{ApiError, ErrorCode};
use crate::leads::origin::OriginForm;
use crate::routes::body::{self, URL_ENCODED, media_type};
use crate::security;
use crate::site::{Language, Resolution, Site, refused_form};

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

/// Answers browsers that submitted a form without JavaScript: with a redirect to the success page, or with the page of
/// the form, which says why it was refused and holds what was typed. Other requests pass through.
///
/// # Errors
/// Only those of the inner service.
pub async fn answer_native_submissions<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    let form = FORMS.iter().find(|form| form.endpoint == request.path());
    let is_native = *request.method() == Method::POST && is_native_submission(&request);
    let Some(form) = form.filter(|_| is_native) else {
        let response = next.call(request).await?;
        return Ok(response.map_into_left_body());
    };
    // The handlers read the body, too.
    let payload = request.take_payload();
    let typed = match body::read(request.request(), payload).await {
        Ok(typed) => typed,
        Err(error) => {
            let response = form.refusal(request.request(), &error.error_response(), &[]);
            return Ok(request.into_response(response).map_into_right_body());
        }
    };
    request.set_payload(payload_of(typed.clone()));
    let response = next.call(request).await?;
    let request = response.request();
    let answer = if response.status().is_success() {
        form.success(language_of(request))
    } else {
        form.refusal(request, response.response(), &typed)
    };
    let request = request.clone();
    Ok(ServiceResponse::new(request, answer).map_into_right_body())
}

fn payload_of(body: Bytes) -> Payload {
    let (_, mut payload) = h1::Payload::create(true);
    payload.unread_data(body);
    Payload::from(payload)
}

impl Form {
    /// The fragment repeats the query: without JavaScript, styles can only depend on the fragment (`:target`).
    fn success(&self, language: Language) -> HttpResponse {
        let (prefix, name) = (language.prefix(), self.name);
        let location = format!("{prefix}{SUCCESS_PAGE}?form={name}#{name}");
        HttpResponse::SeeOther()
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .insert_header((header::LOCATION, location))
            .finish()
    }

    /// The form's page with what was typed and the reason, and with the status of `error`. If the site has no such page,
    /// an error without one.
    fn refusal<B>(
        &self,
        request: &HttpRequest,
        error: &HttpResponse<B>,
        typed: &[u8],
    ) -> HttpResponse {
        let fields: Vec<_> = form_urlencoded::parse(typed).into_owned().collect();
        let reason = reason_of(error);
        let path = format!("{}{}", language_of(request).prefix(), self.page);
        let page = request.app_data::<web::Data<Site>>().and_then(|site| {
            let Resolution::Found(page) = site.resolve(&path) else {
                return None;
            };
            let html = std::str::from_utf8(page.plain()).ok()?;
            let html = refused_form(html, self.endpoint, reason, &fields).ok()?;
            Some((html, page.policy().cloned()))
        });
        let Some((html, policy)) = page else {
            return ApiError::internal(format!("there is no usable page {path}")).error_response();
        };
        let mut response = HttpResponse::build(error.status());
        copy_headers(&mut response, error.headers());
        for header in security::document_headers() {
            response.insert_header(header);
        }
        if let Some(policy) = policy {
            response.insert_header((header::CONTENT_SECURITY_POLICY, policy));
        }
        response
            .insert_header((header::CACHE_CONTROL, "no-store"))
            .content_type("text/html; charset=utf-8")
            .body(html)
    }
}

/// The headers of an error that also hold for a page in its place.
fn copy_headers(response: &mut HttpResponseBuilder, error: &HeaderMap) {
    if let Some(wait) = error.get(header::RETRY_AFTER) {
        response.insert_header((header::RETRY_AFTER, wait.clone()));
    }
}

/// Which of the page's messages explains an error, by its `data-refused`.
fn reason_of<B>(error: &HttpResponse<B>) -> &'static str {
    let code = error.extensions().get::<ErrorCode>().map(|code| code.0);
    match (code, error.status()) {
        (Some("foreign_origin"), _) => "address",
        (_, StatusCode::TOO_MANY_REQUESTS) => "busy",
        (_, status) if status.is_server_error() => "later",
        _ => "input",
    }
}

/// The language that the form names, else that of the page that it was sent from.
fn language_of(request: &HttpRequest) -> Language {
    let remembered = request.extensions().get::<Language>().copied();
    remembered.unwrap_or_else(|| language_of_referer(request.headers()))
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
