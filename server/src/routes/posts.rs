//! The pages of posts: the shell with the post's own head and words, for readers, link previews and search engines; and
//! the list with its posts in it, so that they are there before any script runs.

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
    self, Article, Card, CardPicture, Category, CategoryShell, Conditions, Language, PostHead,
    Resource, Site,
};

/// Memory for pages of posts that are ready to be sent, in bytes.
const MAX_BYTES: u64 = 32 << 20;

/// When to come again after the blog could not be reached.
const RETRY_AFTER: &str = "30";

/// The pages of posts.
pub struct PostPages {
    blog: web::Data<Blog>,
    origin: String,
    ready: Cache<Key, Arc<Resource>>,
}

/// A page is made of one answer, which its id stands for.
type Key = (Language, String, u64);

impl PostPages {
    /// Over this blog; `origin` is the public one, without a slash at the end.
    #[must_use]
    pub fn new(blog: web::Data<Blog>, origin: String) -> Self {
        let ready = Cache::builder()
            .max_capacity(MAX_BYTES)
            .weigher(|_, page: &Arc<Resource>| u32::try_from(page.weight()).unwrap_or(u32::MAX))
            .build();
        Self {
            blog,
            origin,
            ready,
        }
    }

    /// The page of the post whose slug stands in the path: 404 when there is none, 503 when that cannot be known.
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
        let call = BlogQuery::Post(slug.to_owned());
        let response = match self.blog.get_for_client(&call, client_of(request)).await {
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
        let making = build(site, response, move |site, response| {
            let (shell, _) = site.post_at(&path).ok_or("no shell for posts")?;
            let post = response.posts().first().ok_or("no post")?;
            let address = format!("{origin}{path}");
            shell.page_of(&head_of(post, &origin), &article_of(post, address)?)
        });
        let page = self.ready.try_get_with(key, making).await;
        match page {
            Ok(page) => page.respond(&conditions),
            Err(error) => error.error_response(),
        }
    }

    /// The page of the category whose slug stands in the path, with its posts: 404 when there is none or it has no posts,
    /// 503 when that cannot be known.
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
        let call = match shell.list().call(page, Some(category.id)) {
            Ok(call) => call,
            Err(problem) => return ApiError::internal(problem).error_response(),
        };
        let response = match self.blog.get_for_client(&call, client).await {
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
        let making = build(site, response, move |site, response| {
            let (shell, _) = site.category_at(&path).ok_or("no shell for categories")?;
            let cards: Vec<Card> = response.posts().iter().map(|post| card_of(post)).collect();
            let total = response.total_pages.unwrap_or(1).max(1);
            shell.page_of(&category, &cards, (page, total), &origin)
        });
        match self.ready.try_get_with(key, making).await {
            Ok(page) => page.respond(&conditions),
            Err(error) => error.error_response(),
        }
    }

    /// The page of the list that the request asks for, with the posts in it where they are at hand: otherwise the page
    /// asks for them itself. None when the request asks for no list.
    pub async fn respond_with_list(
        &self,
        request: &HttpRequest,
        site: &web::Data<Site>,
    ) -> Option<HttpResponse> {
        let list = site.list_at(request.path())?;
        let page = page_of_query(request.query_string());
        let call = list.call(page, None).ok()?;
        let Some(response) = self.blog.get_cached(&call).await else {
            // The first page without posts is made already.
            let bare = (page > 1).then(|| list.bare_at(page))?;
            return Some(bare.ok()?.respond(&Conditions::of(request)));
        };
        let key = (list.language, format!("?page={page}"), response.id);
        let path = request.path().to_owned();
        let making = build(site, response, move |site, response| {
            let list = site.list_at(&path).ok_or("no list of posts")?;
            let cards: Vec<Card> = response.posts().iter().map(|post| card_of(post)).collect();
            let total = response.total_pages.unwrap_or(1).max(1);
            list.with(&cards, (page, total))
        });
        match self.ready.try_get_with(key, making).await {
            Ok(page) => Some(page.respond(&Conditions::of(request))),
            Err(error) => {
                tracing::error!(%error, "the list of posts cannot be written");
                None
            }
        }
    }
}

/// The answer when the blog could not be asked.
fn unavailable(failure: &Failure, page: &Resource, conditions: &Conditions<'_>) -> HttpResponse {
    if matches!(failure, Failure::Busy | Failure::RateLimited(_)) {
        return failure.api_error().error_response();
    }
    tracing::error!(cause = %failure, "a page of the blog cannot be written");
    let mut response = page.respond_as(StatusCode::SERVICE_UNAVAILABLE, conditions);
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// A page made of an answer, on a thread for slow work.
async fn build(
    site: &web::Data<Site>,
    response: Arc<BlogResponse>,
    make: impl FnOnce(&Site, &BlogResponse) -> Result<Resource, String> + Send + 'static,
) -> Result<Arc<Resource>, ApiError> {
    let site = site.clone();
    super::run_blocking(move || make(&site, &response).map(Arc::new)).await
}

/// The number of a page of the list in a query; anything but a whole number from 1 on is the first page, as it is for
/// the page's own scripts.
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
        day: post.date(),
        author: post.plain_author().filter(|name| !name.is_empty()),
        categories: terms_of(post, "category"),
        picture: picture_of(post),
    }
}

fn article_of(post: &Post, address: String) -> Result<Article, String> {
    let body = post.content.as_ref();
    Ok(Article {
        title: post.plain_title(),
        day: post.date(),
        author: post.plain_author().filter(|name| !name.is_empty()),
        categories: terms_of(post, "category"),
        tags: terms_of(post, "post_tag"),
        picture: picture_of(post),
        body: body.map_or_else(String::new, |body| body.rendered.clone()),
        address,
        data: serde_json::to_string(post).map_err(|error| error.to_string())?,
    })
}

/// A post's terms of one kind.
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

fn picture_of(post: &Post) -> Option<CardPicture> {
    post.image().map(|picture| CardPicture {
        url: picture.source_url.clone(),
        alt: plain(&picture.alt_text),
        choices: picture.srcset(),
    })
}

/// The address of a post. Its text is in English whatever the frame, so that it has one address for search engines.
#[must_use]
pub fn address_of(post: &Post, origin: &str) -> String {
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
    let whole = |address: String| {
        if address.starts_with('/') {
            format!("{origin}{address}")
        } else {
            address
        }
    };
    let og_title = seo.og_title.clone().unwrap_or_else(|| headline.clone());
    let og_description = seo
        .og_description
        .clone()
        .unwrap_or_else(|| description.clone());
    let og_image = seo.og_image.clone().or(picture).map(whole);
    PostHead {
        title,
        description,
        canonical: address_of(post, origin),
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
            .map(whole)
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
