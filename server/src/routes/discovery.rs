//! What feed readers and search engines ask for: `/blog/feed.xml` and `/sitemap.xml`, made from the posts.

use std::sync::{Arc, Mutex, PoisonError};

use actix_web::http::header;
use actix_web::{HttpRequest, HttpResponse, web};
use chrono::NaiveDateTime;
use rss::{Category, Channel, Guid, Item};

use super::posts::address_of;
use crate::BRAND;
use crate::blog::{Answer, Blog, Call, Post, text};
use crate::error::{ApiError, method_not_allowed};
use crate::site::{Conditions, Resource, Site};

/// Posts in the feed.
const FEED_POSTS: u32 = 20;

/// Posts per call for the sitemap: WordPress's most.
const SITEMAP_POSTS: u32 = 100;

/// Most calls for the sitemap; 5,000 posts are a tenth of what a sitemap may hold.
const MOST_PAGES: u32 = 50;

/// The feed and the sitemap, kept as long as the posts are the same.
pub struct Discovery {
    blog: web::Data<Blog>,
    origin: String,
    feed: Mutex<Option<Made>>,
    sitemap: Mutex<Option<Made>>,
}

/// Something that was made from these answers.
#[derive(Clone)]
struct Made {
    of: Vec<Arc<Answer>>,
    resource: Arc<Resource>,
}

/// The feed and the sitemap.
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
    /// Over this blog; `origin` is the public one, without a slash at the end.
    #[must_use]
    pub fn new(blog: web::Data<Blog>, origin: String) -> Self {
        Self {
            blog,
            origin,
            feed: Mutex::default(),
            sitemap: Mutex::default(),
        }
    }

    /// As many posts as the content system has, newest first; what it does not answer is left out.
    async fn all_posts(&self) -> Vec<Arc<Answer>> {
        let mut answers = Vec::new();
        for page in 1..=MOST_PAGES {
            let call = Call::List {
                page,
                per_page: SITEMAP_POSTS,
                embed: false,
                whole: false,
            };
            match self.blog.get(&call).await {
                Ok(answer) => {
                    let last = answer.total_pages.unwrap_or(1) <= page;
                    answers.push(answer);
                    if last {
                        break;
                    }
                }
                Err(failure) => {
                    tracing::warn!(page, cause = %failure, "posts are missing in the sitemap");
                    break;
                }
            }
        }
        answers
    }
}

async fn feed(
    request: HttpRequest,
    discovery: web::Data<Discovery>,
) -> Result<HttpResponse, ApiError> {
    let call = Call::List {
        page: 1,
        per_page: FEED_POSTS,
        embed: true,
        whole: false,
    };
    let answer = discovery
        .blog
        .get(&call)
        .await
        .map_err(|failure| failure.api_error())?;
    let origin = discovery.origin.clone();
    let resource = kept(&discovery.feed, vec![answer], move |answers| {
        Resource::feed(feed_of(answers, &origin).into_bytes())
    })
    .await?;
    Ok(resource.respond(&Conditions::of(&request)))
}

async fn sitemap(
    request: HttpRequest,
    site: web::Data<Site>,
    discovery: web::Data<Discovery>,
) -> Result<HttpResponse, ApiError> {
    let answers = if site.has_posts() {
        discovery.all_posts().await
    } else {
        Vec::new()
    };
    let origin = discovery.origin.clone();
    let resource = kept(&discovery.sitemap, answers, move |answers| {
        let posts = answers.iter().flat_map(|answer| answer.posts());
        let listed: Vec<(String, &str)> = posts
            .map(|post| (address_of(post, &origin), day(post.changed())))
            .collect();
        let listed = listed.iter().map(|(address, day)| (address.as_str(), *day));
        Resource::sitemap(site.sitemap(listed).into_bytes())
    })
    .await?;
    let mut response = resource.respond(&Conditions::of(&request));
    // Unlike the pages, posts come and go while the server runs.
    response.headers_mut().insert(
        header::CACHE_CONTROL,
        header::HeaderValue::from_static("public, max-age=300"),
    );
    Ok(response)
}

/// What was made of the same answers before, or else is made now.
async fn kept(
    slot: &Mutex<Option<Made>>,
    of: Vec<Arc<Answer>>,
    make: impl FnOnce(&[Arc<Answer>]) -> Result<Resource, String> + Send + 'static,
) -> Result<Arc<Resource>, ApiError> {
    let known = slot
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .clone()
        .filter(|made| {
            made.of.len() == of.len()
                && made
                    .of
                    .iter()
                    .zip(&of)
                    .all(|(one, other)| Arc::ptr_eq(one, other))
        });
    if let Some(made) = known {
        return Ok(made.resource);
    }
    let made = super::slowly(move || {
        let resource = Arc::new(make(&of)?);
        Ok(Made { of, resource })
    })
    .await?;
    let resource = Arc::clone(&made.resource);
    *slot.lock().unwrap_or_else(PoisonError::into_inner) = Some(made);
    Ok(resource)
}

/// The day of a time in ISO 8601.
fn day(time: &str) -> &str {
    time.split('T').next().unwrap_or(time)
}

fn feed_of(answers: &[Arc<Answer>], origin: &str) -> String {
    let posts: Vec<&Arc<Post>> = answers.iter().flat_map(|answer| answer.posts()).collect();
    let newest = posts.iter().map(|post| post.changed()).max();
    Channel {
        title: format!("{BRAND} blog"),
        link: format!("{origin}/blog"),
        description: format!("The latest posts of {BRAND}."),
        language: Some("en".to_owned()),
        last_build_date: newest.and_then(mail_date),
        items: posts.iter().map(|post| item(post, origin)).collect(),
        ..Channel::default()
    }
    .to_string()
}

fn item(post: &Post, origin: &str) -> Item {
    let address = address_of(post, origin);
    let terms = post
        .embedded
        .iter()
        .flat_map(|embedded| embedded.terms.iter().flatten());
    Item {
        title: Some(post.title_text()),
        link: Some(address.clone()),
        guid: Some(Guid {
            value: address,
            permalink: true,
        }),
        pub_date: mail_date(&post.date),
        // A reader takes a description for HTML, which the excerpt already is.
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

/// A time as feeds have it (RFC 2822); the content system's times are taken as UTC.
fn mail_date(time: &str) -> Option<String> {
    NaiveDateTime::parse_from_str(time, "%Y-%m-%dT%H:%M:%S")
        .ok()
        .map(|time| time.and_utc().to_rfc2822())
}
