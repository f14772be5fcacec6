//! The API of the blog.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};

use crate::blog::{BadQuery, Blog, BlogQuery, BlogResponse, Selection};
use crate::error::{ApiError, ErrorBody};
use crate::guard::client_of;
use crate::site::Conditions;

/// Entries on all pages together.
pub const TOTAL: HeaderName = HeaderName::from_static("x-wp-total");

/// Number of pages.
pub const TOTAL_PAGES: HeaderName = HeaderName::from_static("x-wp-totalpages");

/// A page of posts, or the post with a slug.
///
/// # Errors
/// When the query is wrong or there is no answer that may be served.
#[utoipa::path(
    get,
    path = "/api/blog/posts",
    tag = "blog",
    params(
        ("page" = Option<u32>, Query, description = "From 1."),
        ("per_page" = Option<u32>, Query, description = "Posts on a page, 1 to 100."),
        ("categories" = Option<u64>, Query, description = "Only posts of the category with this id."),
        ("slug" = Option<String>, Query, description = "Only the post with this slug: lower-case letters, digits, dashes."),
        ("_embed" = Option<String>, Query, description = "With author, picture and terms."),
        ("_fields" = Option<String>, Query, description = "Only these fields, separated by commas."),
    ),
    responses(
        (status = 200, description = "Posts in WordPress's shape, cleaned; X-WP-Total and X-WP-TotalPages count them.", body = Vec<Object>),
        (status = 400, description = "A parameter is wrong, or the page is past the last.", body = ErrorBody),
        (status = 502, description = "The content system does not work.", body = ErrorBody),
        (status = 503, description = "The content system cannot be reached.", body = ErrorBody),
        (status = 504, description = "The content system takes too long.", body = ErrorBody),
    )
)]
pub async fn posts(request: HttpRequest, blog: web::Data<Blog>) -> Result<HttpResponse, ApiError> {
    let (call, selection) = BlogQuery::posts(request.query_string()).map_err(|bad| refuse(&bad))?;
    answer(&request, &blog, &call, selection).await
}

/// All categories.
///
/// # Errors
/// When there is no answer that may be served.
#[utoipa::path(
    get,
    path = "/api/blog/categories",
    tag = "blog",
    params(
        ("per_page" = Option<u32>, Query, description = "As WordPress has it; of no effect here: all are answered."),
        ("_fields" = Option<String>, Query, description = "Likewise."),
    ),
    responses(
        (status = 200, description = "Categories in WordPress's shape, up to 500.", body = Vec<Object>),
        (status = 502, description = "The content system does not work.", body = ErrorBody),
        (status = 503, description = "The content system cannot be reached.", body = ErrorBody),
        (status = 504, description = "The content system takes too long.", body = ErrorBody),
    )
)]
pub async fn categories(
    request: HttpRequest,
    blog: web::Data<Blog>,
) -> Result<HttpResponse, ApiError> {
    answer(&request, &blog, &BlogQuery::Categories, Selection::ALL).await
}

/// All tags.
///
/// # Errors
/// When there is no answer that may be served.
#[utoipa::path(
    get,
    path = "/api/blog/tags",
    tag = "blog",
    params(
        ("per_page" = Option<u32>, Query, description = "As WordPress has it; of no effect here: all are answered."),
        ("_fields" = Option<String>, Query, description = "Likewise."),
    ),
    responses(
        (status = 200, description = "Tags in WordPress's shape, up to 500.", body = Vec<Object>),
        (status = 502, description = "The content system does not work.", body = ErrorBody),
        (status = 503, description = "The content system cannot be reached.", body = ErrorBody),
        (status = 504, description = "The content system takes too long.", body = ErrorBody),
    )
)]
pub async fn tags(request: HttpRequest, blog: web::Data<Blog>) -> Result<HttpResponse, ApiError> {
    answer(&request, &blog, &BlogQuery::Tags, Selection::ALL).await
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

async fn answer(
    request: &HttpRequest,
    blog: &Blog,
    call: &BlogQuery,
    selection: Selection,
) -> Result<HttpResponse, ApiError> {
    let answer = blog
        .get_for_client(call, client_of(request))
        .await
        .map_err(|failure| failure.api_error())?;
    let representation = answer
        .representation(selection)
        .await
        .map_err(ApiError::internal)?;
    let mut response = representation.respond(&Conditions::of(request));
    add_totals(&mut response, &answer);
    Ok(response)
}

fn add_totals(response: &mut HttpResponse, answer: &BlogResponse) {
    for (name, number) in [(TOTAL, answer.total), (TOTAL_PAGES, answer.total_pages)] {
        if let Some(number) = number {
            response
                .headers_mut()
                .insert(name, HeaderValue::from(number));
        }
    }
}
