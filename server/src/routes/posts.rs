//! The pages of posts: the shell with the post's own head, so that link previews and search engines see the post.

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, ResponseError as _, web};
use moka::future::Cache;

use crate::BRAND;
use crate::blog::{Answer, Blog, Call, Post, is_slug};
use crate::error::ApiError;
use crate::site::{Conditions, Language, PostHead, Resource, Site};

/// Memory for pages of posts that are ready to be sent, in bytes.
const MOST_BYTES: u64 = 32 << 20;

/// When to come again after the blog could not be reached.
const RETRY_AFTER: &str = "30";

/// The pages of posts.
pub struct PostPages {
    blog: web::Data<Blog>,
    origin: String,
    ready: Cache<Key, Page>,
}

/// A page is of one answer: its place in memory stands for it, since the page keeps the answer alive.
type Key = (Language, String, usize);

#[derive(Clone)]
struct Page {
    _answer: Arc<Answer>,
    resource: Arc<Resource>,
}

impl PostPages {
    /// Over this blog; `origin` is the public one, without a slash at the end.
    #[must_use]
    pub fn new(blog: web::Data<Blog>, origin: String) -> Self {
        let ready = Cache::builder()
            .max_capacity(MOST_BYTES)
            .weigher(|_, page: &Page| u32::try_from(page.resource.weight()).unwrap_or(u32::MAX))
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
        let answer = match self.blog.get(&Call::Post(slug.to_owned())).await {
            Ok(answer) => answer,
            Err(failure) => {
                tracing::error!(cause = %failure, "a post's page cannot be told");
                let mut response = shell
                    .missing()
                    .respond_as(StatusCode::SERVICE_UNAVAILABLE, &conditions);
                let headers = response.headers_mut();
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER));
                headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
                return response;
            }
        };
        if answer.posts().is_empty() {
            return shell
                .missing()
                .respond_as(StatusCode::NOT_FOUND, &conditions);
        }
        let key = (shell.language, slug.to_owned(), Arc::as_ptr(&answer).addr());
        let page = self
            .ready
            .try_get_with(key, self.make(site, request.path(), answer))
            .await;
        match page {
            Ok(page) => page.resource.respond(&conditions),
            Err(error) => error.error_response(),
        }
    }

    async fn make(
        &self,
        site: &web::Data<Site>,
        path: &str,
        answer: Arc<Answer>,
    ) -> Result<Page, ApiError> {
        let (site, path, origin) = (site.clone(), path.to_owned(), self.origin.clone());
        super::slowly(move || {
            let (shell, _) = site.post_at(&path).ok_or("no shell for posts")?;
            let post = answer.posts().first().ok_or("no post")?;
            let resource = Arc::new(shell.page_of(&head_of(post, &origin))?);
            Ok(Page {
                _answer: answer,
                resource,
            })
        })
        .await
    }
}

/// The address of a post. Its text is in English whatever the frame, so that it has one address for search engines.
#[must_use]
pub fn address_of(post: &Post, origin: &str) -> String {
    format!("{origin}/blog/{}", post.slug)
}

fn head_of(post: &Post, origin: &str) -> PostHead {
    let seo = &post.seo;
    let headline = post.title_text();
    let title = seo
        .title
        .clone()
        .unwrap_or_else(|| format!("{headline} | {BRAND}"));
    let description = seo.description.clone().unwrap_or_default();
    let picture = post.picture().map(|picture| picture.source_url.clone());
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
    let author = post
        .embedded
        .as_ref()
        .and_then(|embedded| embedded.author.first());
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
        published: format!("{}Z", post.date),
        modified: format!("{}Z", post.changed()),
        indexable: !seo.noindex,
        author: author.map(|author| crate::blog::text::plain(&author.name)),
    }
}
