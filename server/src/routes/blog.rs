//! The blog API.

use actix_web::http::StatusCode;
use actix_web::http::header::{HeaderName, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use serde::Serialize;
use serde_json::Value;

use crate::blog::{BadQuery, Blog, NoSuchPage, Page, Post, PostQuery, Selection, Snapshot};
use crate::blog_pages::{Built, What};
use crate::error::{ApiError, ErrorBody};
use crate::resource::Resource;

/// Number of entries on all pages.
pub const TOTAL: HeaderName = HeaderName::from_static("x-wp-total");

/// Number of pages.
pub const TOTAL_PAGES: HeaderName = HeaderName::from_static("x-wp-totalpages");

/// Posts per page of the lists that the site's own pages request, which are compressed. Compressing everything that
/// anybody requests would take far longer than serving it.
const OWN_PAGE_SIZE: u32 = 3;

/// A page of the list of posts, or the post with a slug.
///
/// # Errors
/// 400 for an invalid query or page, 502 to 504 if the server has no copy of the blog.
#[utoipa::path(
    get,
    path = "/api/blog/posts",
    tag = "blog",
    params(
        ("page" = Option<u32>, Query, description = "From 1."),
        ("per_page" = Option<u32>, Query, description = "Posts on a page, 1 to 100."),
        ("categories" = Option<u64>, Query, description = "Restricts the list to a category id."),
        ("slug" = Option<String>, Query, description = "Returns only the post with this slug, percent-encoded or not."),
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
pub async fn posts(
    request: HttpRequest,
    blog: web::Data<Blog>,
    built: web::Data<Built>,
) -> Result<HttpResponse, ApiError> {
    let (query, selection) =
        PostQuery::parse(request.query_string()).map_err(|bad| refuse(&bad))?;
    let snapshot = blog.snapshot().await?;
    let page = find(&snapshot, &query)?;
    let totals = (page.total, page.pages);
    let compressed = matches!(
        query,
        PostQuery::List {
            per_page: OWN_PAGE_SIZE,
            ..
        }
    );
    let (copy, what) = (snapshot.clone(), What::Posts(query.clone(), selection));
    let build = move || {
        let page = find(&copy, &query).map_err(|error| error.to_string())?;
        let posts: Vec<Value> = page
            .posts
            .iter()
            .map(|post| selected(post, selection))
            .collect::<Result<_, _>>()
            .map_err(|error| error.to_string())?;
        json(&posts, compressed)
    };
    let resource = built.get(snapshot.id, what, build).await?;
    Ok(with_totals(resource.respond(&request), totals))
}

/// All categories.
///
/// # Errors
/// 502 to 504 if the server has no copy of the blog.
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
    built: web::Data<Built>,
) -> Result<HttpResponse, ApiError> {
    let snapshot = blog.snapshot().await?;
    let (total, copy) = (snapshot.categories.len(), snapshot.clone());
    let build = move || json(&copy.categories, true);
    let resource = built.get(snapshot.id, What::Categories, build).await?;
    Ok(with_totals(resource.respond(&request), (total, 1)))
}

/// All tags.
///
/// # Errors
/// 502 to 504 if the server has no copy of the blog.
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
pub async fn tags(
    request: HttpRequest,
    blog: web::Data<Blog>,
    built: web::Data<Built>,
) -> Result<HttpResponse, ApiError> {
    let snapshot = blog.snapshot().await?;
    let (total, copy) = (snapshot.tags.len(), snapshot.clone());
    let build = move || json(&copy.tags, true);
    let resource = built.get(snapshot.id, What::Tags, build).await?;
    Ok(with_totals(resource.respond(&request), (total, 1)))
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

impl From<NoSuchPage> for ApiError {
    fn from(problem: NoSuchPage) -> Self {
        Self::new(
            StatusCode::BAD_REQUEST,
            "rest_post_invalid_page_number",
            "The list of posts has no such page.",
            problem.to_string(),
        )
    }
}

/// The posts that a query asks for, as WordPress would answer.
fn find<'s>(snapshot: &'s Snapshot, query: &PostQuery) -> Result<Page<'s>, NoSuchPage> {
    match query {
        PostQuery::List {
            page,
            per_page,
            category,
        } => snapshot.page(*page, *per_page, *category, None),
        PostQuery::One(slug) => {
            let posts: Vec<_> = snapshot.post(slug).into_iter().collect();
            let total = posts.len();
            Ok(Page {
                posts,
                total,
                pages: total,
            })
        }
    }
}

fn selected(post: &Post, selection: Selection) -> serde_json::Result<Value> {
    let mut value = serde_json::to_value(post)?;
    if let Value::Object(fields) = &mut value {
        fields.retain(|name, _| selection.includes(name));
    }
    Ok(value)
}

fn json(entries: &impl Serialize, compressed: bool) -> Result<Resource, String> {
    let body = serde_json::to_vec(entries).map_err(|error| error.to_string())?;
    Resource::json(body, compressed)
}

fn with_totals(mut response: HttpResponse, (total, pages): (usize, usize)) -> HttpResponse {
    for (name, number) in [(TOTAL, total), (TOTAL_PAGES, pages)] {
        let number = HeaderValue::from(u64::try_from(number).unwrap_or(u64::MAX));
        response.headers_mut().insert(name, number);
    }
    response
}
