//! Serves the site's pages and files.

use actix_web::http::header::{self, HeaderValue};
use actix_web::http::{Method, StatusCode};
use actix_web::{HttpRequest, HttpResponse, ResponseError as _, web};

use crate::blog_pages::BlogPages;
use crate::error::ApiError;
use crate::middleware::guard::{PublicHost, is_from_trusted_proxy};
use crate::site::{Resolution, Site};

/// Handles all paths that no other route matches.
pub async fn serve(
    request: HttpRequest,
    site: web::Data<Site>,
    blog: web::Data<BlogPages>,
    host: web::Data<PublicHost>,
) -> HttpResponse {
    let path = request.path();
    let resolution = site.resolve(path);
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return refuse_method(&resolution).error_response();
    }
    let path_and_query = request
        .uri()
        .path_and_query()
        .map_or("/", |url| url.as_str());
    let is_from_proxy = is_from_trusted_proxy(&request);
    if let Some(url) = host.redirect(request.headers(), is_from_proxy, path_and_query) {
        return permanent_redirect(url);
    }
    // A redirect may lead from a path below the blog.
    if !matches!(resolution, Resolution::Redirect(_))
        && let Some(response) = blog.respond(&request).await
    {
        return response;
    }
    match resolution {
        Resolution::Found(resource) => resource.respond(&request),
        Resolution::Redirect(to) => redirect(&to, request.query_string()),
        Resolution::NoPage(page) => page.respond_as(StatusCode::NOT_FOUND, &request),
        Resolution::NoFile => HttpResponse::NotFound()
            .content_type("text/plain; charset=utf-8")
            .insert_header((header::CACHE_CONTROL, "no-cache"))
            .body("Not found\n"),
        Resolution::Malformed(why) => ApiError::bad_path(why).error_response(),
    }
}

/// 405 if the resource exists, else 404.
fn refuse_method(resolution: &Resolution<'_>) -> ApiError {
    match resolution {
        Resolution::Found(_) | Resolution::Redirect(_) => ApiError::method_not_allowed(),
        Resolution::NoPage(_) | Resolution::NoFile => {
            ApiError::not_found("there is nothing at this path")
        }
        Resolution::Malformed(why) => ApiError::bad_path(*why),
    }
}

fn redirect(to: &str, query: &str) -> HttpResponse {
    let target = if query.is_empty() {
        to.to_owned()
    } else {
        format!("{to}?{query}")
    };
    permanent_redirect(target)
}

/// Revalidated by browsers, since one that they cache forever cannot be corrected.
fn permanent_redirect(target: String) -> HttpResponse {
    match HeaderValue::try_from(target) {
        Ok(location) => HttpResponse::PermanentRedirect()
            .insert_header((header::LOCATION, location))
            .insert_header((header::CACHE_CONTROL, "no-cache"))
            .finish(),
        Err(_) => ApiError::bad_path("the query is not a valid header value").error_response(),
    }
}
