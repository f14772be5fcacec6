//! The blog: posts from the CMS or the embedded ones, sanitized, cached and serialized.
//!
//! The API, the pages, the feed and the sitemap all go through [`Blog::get_for_client`]. Nothing from the CMS is passed
//! on unsanitized.

mod cache;

mod clock;
mod disk;
mod embedded;
mod failure;
mod post;
mod query;
mod response;
mod sanitize;
mod seo;
pub mod text;
mod upstream;
mod urls;
mod wire;

use std::net::IpAddr;
use std::sync::Arc;

pub use clock::Clock;
pub use failure::Failure;
pub use post::{
    Author, Embedded, EmbeddedTerm, Media, MediaDetails, MediaSize, Post, Rendered, Term,
};
pub use query::{BadQuery, BlogQuery, FEED_POSTS, Selection, is_slug};
pub use response::{BlogResponse, Entries};
pub use seo::{DESCRIPTION_FROM_EXCERPT, Seo};
pub use urls::UrlRules;

use reqwest::Client;

use crate::metrics::Metrics;
use crate::settings::BlogSettings;

pub struct Blog(Source);

enum Source {
    Embedded(embedded::Embedded),
    Cms(Arc<cache::Cache>),
}

impl Blog {
    /// Opens the blog without making a request, since the CMS may be down when the server starts.
    ///
    /// # Errors
    /// If the embedded posts cannot be parsed or the HTML sanitizer cannot be built.
    pub fn open(
        settings: &BlogSettings,
        client: &Client,
        clock: Clock,
        metrics: &Metrics,
    ) -> Result<Self, String> {
        let Some(cms) = &settings.cms else {
            return embedded::Embedded::new().map(Source::Embedded).map(Self);
        };
        let upstream = upstream::Upstream::new(cms.clone(), settings, client.clone());
        let reader = post::Reader::new(UrlRules::Cms(cms.collection("")))?;
        let disk = disk::Disk::new(
            settings.cache_dir.clone(),
            upstream.base().as_str().to_owned(),
            settings.cache_bytes.get(),
        );
        Ok(Self(Source::Cms(Arc::new(cache::Cache::new(
            upstream,
            reader,
            disk,
            settings,
            clock,
            metrics.clone(),
        )))))
    }

    /// The response for a visitor's request. A fetch from the CMS counts against the client's rate limit.
    ///
    /// # Errors
    /// If no response may be served: the fetch failed or was refused, and nothing cached is recent enough.
    pub async fn get_for_client(
        &self,
        query: &BlogQuery,
        client: Option<IpAddr>,
    ) -> Result<Arc<BlogResponse>, Failure> {
        match &self.0 {
            Source::Embedded(embedded) => embedded.get(query).await,
            Source::Cms(cache) => cache.get(query, client).await,
        }
    }

    /// The response for a request that the server makes itself, without a rate limit.
    ///
    /// # Errors
    /// If no response may be served: the fetch failed or was refused, and nothing cached is recent enough.
    pub async fn get(&self, query: &BlogQuery) -> Result<Arc<BlogResponse>, Failure> {
        self.get_for_client(query, None).await
    }

    /// The index of all posts, newest first, limited to 5,000 posts.
    ///
    /// # Errors
    /// If any of its pages is unavailable.
    pub async fn index(&self) -> Result<Vec<Arc<BlogResponse>>, Failure> {
        let mut pages = Vec::new();
        for page in 1..=cache::MAX_INDEX_PAGES {
            let response = self.get(&BlogQuery::Index { page }).await?;
            let last = response.total_pages.unwrap_or(1) <= page;
            pages.push(response);
            if last {
                break;
            }
        }
        Ok(pages)
    }

    /// The response if it is cached; never waits for the CMS.
    pub async fn get_cached(&self, query: &BlogQuery) -> Option<Arc<BlogResponse>> {
        match &self.0 {
            Source::Embedded(embedded) => embedded.get(query).await.ok(),
            Source::Cms(cache) => cache.get_cached(query).await,
        }
    }
}
