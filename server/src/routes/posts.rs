//! Server-rendered blog pages: posts, categories and the list of posts, complete with metadata, so that their content
//! does not depend on JavaScript.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, ResponseError as _, web};
use moka::future::Cache;
use url::form_urlencoded;

use crate::BRAND;
use crate::blog::text::plain;
use crate::blog::{Blog, BlogQuery, BlogResponse, Failure, Post, Term, is_slug};
use crate::error::ApiError;
use crate::guard::client_of;
use crate::site::{
    self, Article, Card, CardImage, Category, CategoryShell, Conditions, Language, PostHead,
    Resource, Site,
};

/// Memory limit for rendered pages, in bytes.
const MAX_BYTES: u64 = 32 << 20;

/// `Retry-After` in seconds if the blog is unavailable.
const RETRY_AFTER: &str = "30";

/// Renders and caches blog pages.
pub struct PostPages {
    blog: web::Data<Blog>,
    origin: String,
    rendered: Cache<Key, Arc<Resource>>,
}

/// Language, page and id of the response that the page was rendered from.
type Key = (Language, String, u64);

impl PostPages {
    /// `origin` is the public origin, without a trailing slash.
    #[must_use]
    pub fn new(blog: web::Data<Blog>, origin: String) -> Self {
        let rendered = Cache::builder()
            .max_capacity(MAX_BYTES)
            .weigher(|_, page: &Arc<Resource>| u32::try_from(page.weight()).unwrap_or(u32::MAX))
            .build();
        Self {
            blog,
            origin,
            rendered,
        }
    }

    /// The page of a post: 404 if it does not exist, 503 if that is unknown.
    pub async fn respond(
        &self,
        request: &HttpRequest,
        site: &web::Data<Site>,
        slug: &str,
    ) -> HttpResponse {
        let conditions = Conditions::of(request);
        let Some((shell, _)) = site.post_at(request.path()) else {
            return ApiError::not_found("no shell for posts").error_response();
        };
        if !is_slug(slug) {
            return shell
                .missing()
                .respond_as(StatusCode::NOT_FOUND, &conditions);
        }
        let query = BlogQuery::Post(slug.to_owned());
        let response = match self.blog.get_for_client(&query, client_of(request)).await {
            Ok(response) => response,
            Err(failure) => return unavailable(&failure, shell.missing(), &conditions),
        };
        if response.posts().is_empty() {
            return shell
                .missing()
                .respond_as(StatusCode::NOT_FOUND, &conditions);
        }
        let key = (shell.language, slug.to_owned(), response.id);
        let (path, origin) = (request.path().to_owned(), self.origin.clone());
        let rendering = render(site, response, move |site, response| {
            let (shell, _) = site.post_at(&path).ok_or("no shell for posts")?;
            let post = response.posts().first().ok_or("no post")?;
            let url = format!("{origin}{path}");
            shell.page_of(&head_of(post, &origin), &article_of(post, url)?)
        });
        let page = self.rendered.try_get_with(key, rendering).await;
        match page {
            Ok(page) => page.respond(&conditions),
            Err(error) => error.error_response(),
        }
    }

    /// The page of a category with its posts: 404 if it does not exist or has no posts, 503 if that is unknown.
    pub async fn respond_with_category(
        &self,
        request: &HttpRequest,
        site: &web::Data<Site>,
        shell: &CategoryShell,
        slug: &str,
    ) -> HttpResponse {
        let conditions = Conditions::of(request);
        let missing = || {
            shell
                .missing()
                .respond_as(StatusCode::NOT_FOUND, &conditions)
        };
        let client = client_of(request);
        let categories = match self
            .blog
            .get_for_client(&BlogQuery::Categories, client)
            .await
        {
            Ok(response) => response,
            Err(failure) => return unavailable(&failure, shell.missing(), &conditions),
        };
        let known = |category: &&Term| category.slug == slug && category.count > 0;
        let Some(category) = categories.terms().iter().find(known) else {
            return missing();
        };
        let page = page_of_query(request.query_string());
        let query = match shell.list().query(page, Some(category.id)) {
            Ok(query) => query,
            Err(problem) => return ApiError::internal(problem).error_response(),
        };
        let response = match self.blog.get_for_client(&query, client).await {
            Ok(response) if response.posts().is_empty() => return missing(),
            Ok(response) => response,
            Err(Failure::NoSuchPage) => return missing(),
            Err(failure) => return unavailable(&failure, shell.missing(), &conditions),
        };
        let data = serde_json::to_string(categories.terms());
        let category = Category {
            slug: category.slug.clone(),
            name: plain(&category.name),
            description: plain(&category.description),
            data: data.unwrap_or_else(|_| "[]".to_owned()),
        };
        let of = format!("{slug}?page={page}&categories={}", categories.id);
        let key = (shell.language, of, response.id);
        let (path, origin) = (request.path().to_owned(), self.origin.clone());
        let rendering = render(site, response, move |site, response| {
            let (shell, _) = site.category_at(&path).ok_or("no shell for categories")?;
            let cards: Vec<Card> = response.posts().iter().map(|post| card_of(post)).collect();
            let total = response.total_pages.unwrap_or(1).max(1);
            shell.page_of(&category, &cards, (page, total), &origin)
        });
        match self.rendered.try_get_with(key, rendering).await {
            Ok(page) => page.respond(&conditions),
            Err(error) => error.error_response(),
        }
    }

    /// The requested page of the list of posts, with the posts if they are cached; otherwise its scripts fetch them.
    /// `None` if the request is not for the list.
    pub async fn respond_with_list(
        &self,
        request: &HttpRequest,
        site: &web::Data<Site>,
    ) -> Option<HttpResponse> {
        let list = site.list_at(request.path())?;
        let page = page_of_query(request.query_string());
        let query = list.query(page, None).ok()?;
        let Some(response) = self.blog.get_cached(&query).await else {
            // The first page without posts is already loaded.
            let bare = (page > 1).then(|| list.empty_page(page))?;
            return Some(bare.ok()?.respond(&Conditions::of(request)));
        };
        let key = (list.language, format!("?page={page}"), response.id);
        let path = request.path().to_owned();
        let rendering = render(site, response, move |site, response| {
            let list = site.list_at(&path).ok_or("no list of posts")?;
            let cards: Vec<Card> = response.posts().iter().map(|post| card_of(post)).collect();
            let total = response.total_pages.unwrap_or(1).max(1);
            list.render(&cards, (page, total))
        });
        match self.rendered.try_get_with(key, rendering).await {
            Ok(page) => Some(page.respond(&Conditions::of(request))),
            Err(error) => {
                tracing::error!(%error, "cannot render the list of posts");
                None
            }
        }
    }
}

/// The response if the blog is unavailable.
fn unavailable(failure: &Failure, page: &Resource, conditions: &Conditions<'_>) -> HttpResponse {
    if matches!(failure, Failure::Busy | Failure::RateLimited(_)) {
        return failure.api_error().error_response();
    }
    tracing::error!(cause = %failure, "cannot render a blog page");
    let mut response = page.respond_as(StatusCode::SERVICE_UNAVAILABLE, conditions);
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// Renders a page on the blocking thread pool.
async fn render(
    site: &web::Data<Site>,
    response: Arc<BlogResponse>,
    render_page: impl FnOnce(&Site, &BlogResponse) -> Result<Resource, String> + Send + 'static,
) -> Result<Arc<Resource>, ApiError> {
    let site = site.clone();
    super::run_blocking(move || render_page(&site, &response).map(Arc::new)).await
}

/// The page number in a query; anything but a positive integer means the first page, as in the page's own scripts.
fn page_of_query(query: &str) -> u32 {
    let (_, page) = form_urlencoded::parse(query.as_bytes())
        .find(|(name, _)| name == "page")
        .unwrap_or_default();
    let plain = (1..=6).contains(&page.len()) && page.bytes().all(|byte| byte.is_ascii_digit());
    let number = page
        .parse()
        .ok()
        .filter(|_| plain && !page.starts_with('0'));
    number.unwrap_or(1)
}

fn card_of(post: &Post) -> Card {
    Card {
        slug: post.slug.clone(),
        title: post.plain_title(),
        excerpt: post.plain_excerpt(),
        date: post.date(),
        author: post.plain_author().filter(|name| !name.is_empty()),
        categories: terms_of(post, "category"),
        image: image_of(post),
    }
}

fn article_of(post: &Post, url: String) -> Result<Article, String> {
    let body = post.content.as_ref();
    Ok(Article {
        title: post.plain_title(),
        date: post.date(),
        author: post.plain_author().filter(|name| !name.is_empty()),
        categories: terms_of(post, "category"),
        tags: terms_of(post, "post_tag"),
        image: image_of(post),
        body: body.map_or_else(String::new, |body| body.rendered.clone()),
        url,
        data: serde_json::to_string(post).map_err(|error| error.to_string())?,
    })
}

/// The terms of a post in a taxonomy.
fn terms_of(post: &Post, taxonomy: &str) -> Vec<site::Term> {
    let embedded = post.embedded.as_ref();
    let terms = embedded
        .into_iter()
        .flat_map(|embedded| embedded.terms.iter().flatten());
    terms
        .filter(|term| term.taxonomy == taxonomy && !term.name.is_empty())
        .map(|term| site::Term {
            slug: term.slug.clone(),
            name: plain(&term.name),
        })
        .collect()
}

fn image_of(post: &Post) -> Option<CardImage> {
    post.image().map(|image| CardImage {
        url: image.source_url.clone(),
        alt: plain(&image.alt_text),
        srcset: image.srcset(),
    })
}

/// The canonical URL of a post; the same for both languages of the site, since posts are in English.
#[must_use]
pub fn post_url(post: &Post, origin: &str) -> String {
    format!("{origin}/blog/{}", post.slug)
}

fn head_of(post: &Post, origin: &str) -> PostHead {
    let seo = &post.seo;
    let headline = post.plain_title();
    let title = seo
        .title
        .clone()
        .unwrap_or_else(|| format!("{headline} | {BRAND}"));
    let description = seo.description.clone().unwrap_or_default();
    let picture = post.image().map(|picture| picture.source_url.clone());
    let absolute = |url: String| {
        if url.starts_with('/') {
            format!("{origin}{url}")
        } else {
            url
        }
    };
    let og_title = seo.og_title.clone().unwrap_or_else(|| headline.clone());
    let og_description = seo
        .og_description
        .clone()
        .unwrap_or_else(|| description.clone());
    let og_image = seo.og_image.clone().or(picture).map(absolute);
    PostHead {
        title,
        description,
        canonical: post_url(post, origin),
        twitter_title: seo
            .twitter_title
            .clone()
            .unwrap_or_else(|| og_title.clone()),
        twitter_description: seo
            .twitter_description
            .clone()
            .unwrap_or_else(|| og_description.clone()),
        twitter_image: seo
            .twitter_image
            .clone()
            .map(absolute)
            .or_else(|| og_image.clone()),
        og_title,
        og_description,
        og_image,
        headline,
        published: format!("{}Z", post.published_at()),
        modified: format!("{}Z", post.modified_at()),
        indexable: !seo.noindex,
        author: post.plain_author(),
    }
}
