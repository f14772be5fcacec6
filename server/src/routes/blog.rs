//! The blog API.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::blog::{BadQuery, Blog, BlogQuery, Selection};
use crate::error::{ApiError, ErrorBody};
use crate::guard::client_of;
use crate::site::Conditions;

/// Number of entries on all pages.
pub const TOTAL: HeaderName = HeaderName::from_static("x-wp-total");

/// Number of pages.
pub const TOTAL_PAGES: HeaderName = HeaderName::from_static("x-wp-totalpages");

/// A page of the list of posts, or the post with a slug.
///
/// # Errors
/// 400 for an invalid query or page, 502 to 504 if there is no usable response.
#[utoipa::path(
    get,
    path = "/api/blog/posts",
    tag = "blog",
    params(
        ("page" = Option<u32>, Query, description = "From 1."),
        ("per_page" = Option<u32>, Query, description = "Posts on a page, 1 to 100."),
        ("categories" = Option<u64>, Query, description = "Restricts the list to a category id."),
        ("slug" = Option<String>, Query, description = "Returns only the post with this slug: lower-case letters, digits, dashes."),
        ("_embed" = Option<String>, Query, description = "Embeds author, image and terms."),
        ("_fields" = Option<String>, Query, description = "Comma-separated list of fields to return."),
    ),
    responses(
        (status = 200, description = "Sanitized posts in WordPress's format, with X-WP-Total and X-WP-TotalPages.", body = Vec<Object>),
        (status = 400, description = "A parameter is invalid, or the page is past the last.", body = ErrorBody),
        (status = 502, description = "The CMS failed.", body = ErrorBody),
        (status = 503, description = "The CMS is unreachable.", body = ErrorBody),
        (status = 504, description = "The CMS timed out.", body = ErrorBody),
    )
)]
pub async fn posts(request: HttpRequest, blog: web::Data<Blog>) -> Result<HttpResponse, ApiError> {
    let (query, selection) =
        BlogQuery::posts(request.query_string()).map_err(|bad| refuse(&bad))?;
    respond(&request, &blog, &query, selection).await
}

/// All categories.
///
/// # Errors
/// 502 to 504 if there is no usable response.
#[utoipa::path(
    get,
    path = "/api/blog/categories",
    tag = "blog",
    params(
        ("per_page" = Option<u32>, Query, description = "Accepted for compatibility with WordPress; ignored."),
        ("_fields" = Option<String>, Query, description = "Accepted for compatibility with WordPress; ignored."),
    ),
    responses(
        (status = 200, description = "Categories in WordPress's format, up to 500.", body = Vec<Object>),
        (status = 502, description = "The CMS failed.", body = ErrorBody),
        (status = 503, description = "The CMS is unreachable.", body = ErrorBody),
        (status = 504, description = "The CMS timed out.", body = ErrorBody),
    )
)]
pub async fn categories(
    request: HttpRequest,
    blog: web::Data<Blog>,
) -> Result<HttpResponse, ApiError> {
    respond(&request, &blog, &BlogQuery::Categories, Selection::ALL).await
}

/// All tags.
///
/// # Errors
/// 502 to 504 if there is no usable response.
#[utoipa::path(
    get,
    path = "/api/blog/tags",
    tag = "blog",
    params(
        ("per_page" = Option<u32>, Query, description = "Accepted for compatibility with WordPress; ignored."),
        ("_fields" = Option<String>, Query, description = "Accepted for compatibility with WordPress; ignored."),
    ),
    responses(
        (status = 200, description = "Tags in WordPress's format, up to 500.", body = Vec<Object>),
        (status = 502, description = "The CMS failed.", body = ErrorBody),
        (status = 503, description = "The CMS is unreachable.", body = ErrorBody),
        (status = 504, description = "The CMS timed out.", body = ErrorBody),
    )
)]
pub async fn tags(request: HttpRequest, blog: web::Data<Blog>) -> Result<HttpResponse, ApiError> {
    respond(&request, &blog, &BlogQuery::Tags, Selection::ALL).await
}

fn refuse(bad: &BadQuery) -> ApiError {
    ApiError::new(
        StatusCode::BAD_REQUEST,
        "bad_query",
        bad.message,
        bad.parameter,
    )
    .in_field(bad.parameter)
}

async fn respond(
    request: &HttpRequest,
    blog: &Blog,
    query: &BlogQuery,
    selection: Selection,
) -> Result<HttpResponse, ApiError> {
    let content = blog
        .get_for_client(query, client_of(request))
        .await
        .map_err(|failure| failure.api_error())?;
    let representation = content
        .representation(selection)
        .await
        .map_err(ApiError::internal)?;
    let mut response = representation.respond(&Conditions::of(request));
    for (name, number) in [(TOTAL, content.total), (TOTAL_PAGES, content.total_pages)] {
        if let Some(number) = number {
            response
                .headers_mut()
                .insert(name, HeaderValue::from(number));
        }
    }
    Ok(response)
}
