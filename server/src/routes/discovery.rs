//! The feed and sitemap: `/blog/feed.xml` and `/sitemap.xml`.

use std::sync::{Arc, Mutex, PoisonError};

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::NaiveDateTime;
use rss::{Category, Channel, Guid, Item};

use super::posts::post_url;
use crate::BRAND;
use crate::blog::{Blog, BlogQuery, BlogResponse, FEED_POSTS, Failure, Post, text};
use crate::error::{ApiError, method_not_allowed};
use crate::site::{Conditions, Resource, Site};

/// Builds and caches the feed and the sitemap.
pub struct Discovery {
    blog: web::Data<Blog>,
    origin: String,
    feed: Mutex<Option<Built>>,
    sitemap: Mutex<Option<Built>>,
}

/// A resource built from the responses with these ids.
#[derive(Clone)]
struct Built {
    response_ids: Vec<u64>,
    resource: Arc<Resource>,
}

pub fn routes(config: &mut web::ServiceConfig) {
    config
        .service(
            web::resource("/blog/feed.xml")
                .route(web::get().to(feed))
                .route(web::head().to(feed))
                .default_service(web::to(method_not_allowed)),
        )
        .service(
            web::resource("/sitemap.xml")
                .route(web::get().to(sitemap))
                .route(web::head().to(sitemap))
                .default_service(web::to(method_not_allowed)),
        );
}

impl Discovery {
    /// `origin` is the public origin, without a trailing slash.
    #[must_use]
    pub fn new(blog: web::Data<Blog>, origin: String) -> Self {
        Self {
            blog,
            origin,
            feed: Mutex::default(),
            sitemap: Mutex::default(),
        }
    }

    /// All responses that the sitemap is built from.
    async fn responses(&self, site: &Site) -> Result<Vec<Arc<BlogResponse>>, Failure> {
        let mut responses = self.blog.index().await?;
        if site.has_categories() {
            responses.push(self.blog.get(&BlogQuery::Categories).await?);
        }
        Ok(responses)
    }
}

async fn feed(
    request: HttpRequest,
    discovery: web::Data<Discovery>,
) -> Result<HttpResponse, ApiError> {
    let call = BlogQuery::List {
        page: 1,
        per_page: FEED_POSTS,
        embed: true,
        full: false,
        category: None,
    };
    let response = discovery
        .blog
        .get(&call)
        .await
        .map_err(|failure| failure.api_error())?;
    let origin = discovery.origin.clone();
    let resource = cached_or_build(&discovery.feed, vec![response], move |responses| {
        Resource::feed(feed_of(responses, &origin).into_bytes())
    })
    .await?;
    Ok(resource.respond(&Conditions::of(&request)))
}

async fn sitemap(
    request: HttpRequest,
    site: web::Data<Site>,
    discovery: web::Data<Discovery>,
) -> Result<HttpResponse, ApiError> {
    let responses = if site.has_posts() {
        match discovery.responses(&site).await {
            Ok(responses) => responses,
            // Omitting posts would tell search engines that they are gone.
            Err(failure) => {
                let last = discovery.sitemap.lock();
                let last = last.unwrap_or_else(PoisonError::into_inner).clone();
                let last = last.ok_or_else(|| failure.api_error())?;
                return Ok(respond_with_sitemap(&last.resource, &request));
            }
        }
    } else {
        Vec::new()
    };
    let origin = discovery.origin.clone();
    let resource = cached_or_build(&discovery.sitemap, responses, move |responses| {
        let posts = responses
            .iter()
            .flat_map(|response| response.posts())
            .filter(|post| !post.seo.noindex);
        let categories: Vec<&str> = responses
            .iter()
            .flat_map(|response| response.terms())
            .filter(|category| category.count > 0)
            .map(|category| category.slug.as_str())
            .collect();
        let listed: Vec<(String, &str)> = posts
            .map(|post| (post_url(post, &origin), date(post.modified_at())))
            .collect();
        let listed = listed.iter().map(|(url, date)| (url.as_str(), *date));
        Resource::sitemap(site.sitemap(&categories, &origin, listed).into_bytes())
    })
    .await?;
    Ok(respond_with_sitemap(&resource, &request))
}

fn respond_with_sitemap(sitemap: &Resource, request: &HttpRequest) -> HttpResponse {
    let mut response = sitemap.respond(&Conditions::of(request));
    // Posts change while the server runs, unlike the pages.
    response.headers_mut().insert(
        header::CACHE_CONTROL,
        header::HeaderValue::from_static("public, max-age=300"),
    );
    response
}

/// Returns the cached resource if it was built from the same responses, else builds it.
async fn cached_or_build(
    slot: &Mutex<Option<Built>>,
    responses: Vec<Arc<BlogResponse>>,
    build: impl FnOnce(&[Arc<BlogResponse>]) -> Result<Resource, String> + Send + 'static,
) -> Result<Arc<Resource>, ApiError> {
    let response_ids: Vec<u64> = responses.iter().map(|response| response.id).collect();
    let cached = slot
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
        .filter(|built| built.response_ids == response_ids);
    if let Some(built) = cached {
        return Ok(built.resource);
    }
    let resource = super::run_blocking(move || build(&responses).map(Arc::new)).await?;
    *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(Built {
        response_ids,
        resource: Arc::clone(&resource),
    });
    Ok(resource)
}

/// The date of an ISO 8601 time.
fn date(time: &str) -> &str {
    time.split('T').next().unwrap_or(time)
}

fn feed_of(responses: &[Arc<BlogResponse>], origin: &str) -> String {
    let posts: Vec<&Arc<Post>> = responses
        .iter()
        .flat_map(|response| response.posts())
        .collect();
    let newest = posts.iter().map(|post| post.modified_at()).max();
    Channel {
        title: format!("{BRAND} blog"),
        link: format!("{origin}/blog"),
        description: format!("The latest posts of {BRAND}."),
        language: Some("en".to_owned()),
        last_build_date: newest.and_then(rfc2822),
        items: posts.iter().map(|post| item(post, origin)).collect(),
        ..Channel::default()
    }
    .to_string()
}

fn item(post: &Post, origin: &str) -> Item {
    let url = post_url(post, origin);
    let terms = post
        .embedded
        .iter()
        .flat_map(|embedded| embedded.terms.iter().flatten());
    Item {
        title: Some(post.plain_title()),
        link: Some(url.clone()),
        guid: Some(Guid {
            value: url,
            permalink: true,
        }),
        pub_date: rfc2822(post.published_at()),
        // Feed readers interpret descriptions as HTML, which the excerpt is.
        description: Some(post.excerpt.rendered.clone()),
        categories: terms
            .map(|term| Category {
                name: text::plain(&term.name),
                domain: None,
            })
            .collect(),
        ..Item::default()
    }
}

/// Formats a UTC time for feeds (RFC 2822).
fn rfc2822(time: &str) -> Option<String> {
    NaiveDateTime::parse_from_str(time, "%Y-%m-%dT%H:%M:%S")
        .ok()
        .map(|time| time.and_utc().to_rfc2822())
}
