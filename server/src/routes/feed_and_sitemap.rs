//! `/blog/feed.xml` and `/sitemap.xml`.

use actix_web::{HttpRequest, HttpResponse, web};
use chrono::NaiveDateTime;
use rss::{Category, Channel, Guid, Item};

use crate::BRAND;
use crate::blog::{Blog, Post, Snapshot};
use crate::blog_pages::{Built, What, post_url};
use crate::error::{ApiError, method_not_allowed};
use crate::html::escape;
use crate::resource::Resource;
use crate::site::{self, Site};

/// Number of posts in the feed.
const FEED_POSTS: usize = 20;

/// The public origin, without a trailing slash.
pub struct Origin(pub String);

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

async fn feed(
    request: HttpRequest,
    blog: web::Data<Blog>,
    built: web::Data<Built>,
    origin: web::Data<Origin>,
) -> Result<HttpResponse, ApiError> {
    let snapshot = blog.snapshot().await?;
    let copy = snapshot.clone();
    let build = move || Resource::feed(feed_of(&copy, &origin.0).into_bytes());
    let resource = built.get(snapshot.id, What::Feed, build).await?;
    Ok(resource.respond(&request))
}

/// The complete sitemap or an error: one without posts would tell search engines that they are gone.
async fn sitemap(
    request: HttpRequest,
    blog: web::Data<Blog>,
    built: web::Data<Built>,
    site: web::Data<Site>,
    origin: web::Data<Origin>,
) -> Result<HttpResponse, ApiError> {
    let snapshot = if site.blog().is_empty() {
        None
    } else {
        Some(blog.snapshot().await?)
    };
    let id = snapshot.as_ref().map_or(0, |snapshot| snapshot.id);
    let build =
        move || Resource::sitemap(sitemap_of(&site, snapshot.as_deref(), &origin.0).into_bytes());
    let resource = built.get(id, What::Sitemap, build).await?;
    Ok(resource.respond(&request))
}

fn sitemap_of(site: &Site, snapshot: Option<&Snapshot>, origin: &str) -> String {
    let mut pages = site.sitemap_entries().to_owned();
    for category in snapshot.into_iter().flat_map(Snapshot::listed_categories) {
        let versions = site.blog().iter().map(|documents| {
            let path = format!("{}{}", documents.category.path, category.slug);
            (documents.language, path)
        });
        pages += &site::entries_by_language(&versions.collect::<Vec<_>>(), origin);
    }
    let posts = snapshot.into_iter().flat_map(Snapshot::posts);
    let listed = posts.filter(|post| !post.seo.noindex);
    let entries = listed.map(|post| {
        (
            post_url(post, origin),
            post.modified_at().date().to_string(),
        )
    });
    site::sitemap(&pages, entries)
}

fn feed_of(snapshot: &Snapshot, origin: &str) -> String {
    let posts = snapshot.posts().iter().take(FEED_POSTS);
    let newest = posts.clone().map(|post| post.modified_at()).max();
    Channel {
        title: format!("{BRAND} blog"),
        link: format!("{origin}/blog"),
        description: format!("The latest posts of {BRAND}."),
        language: Some("en".to_owned()),
        last_build_date: newest.map(rfc2822),
        items: posts.map(|post| item(post, origin)).collect(),
        ..Channel::default()
    }
    .to_string()
}

fn item(post: &Post, origin: &str) -> Item {
    let url = post_url(post, origin);
    let terms = post.categories().iter().chain(post.tags());
    Item {
        title: Some(post.title().to_owned()),
        link: Some(url.clone()),
        guid: Some(Guid {
            value: url,
            permalink: true,
        }),
        pub_date: Some(rfc2822(post.published_at())),
        // Feed readers interpret descriptions as HTML.
        description: Some(escape(post.excerpt())),
        categories: terms
            .map(|term| Category {
                name: term.name.0.clone(),
                domain: None,
            })
            .collect(),
        ..Item::default()
    }
}

/// Formats a UTC time for feeds (RFC 2822).
fn rfc2822(time: NaiveDateTime) -> String {
    time.and_utc().to_rfc2822()
}
