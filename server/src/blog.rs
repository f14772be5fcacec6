//! The blog: posts of a content system or the embedded ones, cleaned, kept and ready to be sent.
//!
//! [`Blog::get_for`] is the one way to an answer, for the API, the pages, the feed and the sitemap alike. Nothing that a
//! content system says leaves the server as it came.

mod address;
mod answer;
mod cache;
mod clean;
mod clock;
mod disk;
mod embedded;
mod failure;
mod post;
mod query;
mod seo;
pub mod text;
mod upstream;
mod wire;

use std::net::IpAddr;
use std::sync::Arc;

pub use address::Addresses;
pub use answer::{Answer, Entries};
pub use clock::Clock;
pub use failure::Failure;
pub use post::{
    Author, Embedded, EmbeddedTerm, Media, MediaDetails, MediaSize, Post, Rendered, Term,
};
pub use query::{BadQuery, Call, FEED_POSTS, Selection, is_slug};
pub use seo::{DESCRIPTION_FROM_EXCERPT, Seo};

use reqwest::Client;

use crate::metrics::Metrics;
use crate::settings::BlogSettings;

/// The blog of this site.
pub struct Blog(Source);

enum Source {
    Embedded(embedded::Embedded),
    Cms(Arc<cache::Cache>),
}

impl Blog {
    /// Opens the blog. No call is made yet: the content system may be down when the server starts.
    ///
    /// # Errors
    /// When the embedded posts or the rules for addresses cannot be read.
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
        let reader = post::Reader::new(Addresses::Of(cms.collection("")))?;
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

    /// The answer of a call that a visitor's request makes; the client is held to the number of calls of the content
    /// system that it may cause.
    ///
    /// # Errors
    /// When there is none that may be served.
    pub async fn get_for(
        &self,
        call: &Call,
        client: Option<IpAddr>,
    ) -> Result<Arc<Answer>, Failure> {
        match &self.0 {
            Source::Embedded(embedded) => embedded.get(call).await,
            Source::Cms(cache) => cache.get(call, client).await,
        }
    }

    /// The answer of a call that the server makes for itself.
    ///
    /// # Errors
    /// When there is none that may be served.
    pub async fn get(&self, call: &Call) -> Result<Arc<Answer>, Failure> {
        self.get_for(call, None).await
    }

    /// The index of all posts, newest first, as far as it goes: 5,000 posts.
    ///
    /// # Errors
    /// When one of its pages cannot be had: half an index is none.
    pub async fn index(&self) -> Result<Vec<Arc<Answer>>, Failure> {
        let mut pages = Vec::new();
        for page in 1..=cache::MOST_INDEX_PAGES {
            let answer = self.get(&Call::Index { page }).await?;
            let last = answer.total_pages.unwrap_or(1) <= page;
            pages.push(answer);
            if last {
                break;
            }
        }
        Ok(pages)
    }

    /// The answer of a call, if it is at hand: nobody waits for the content system.
    pub async fn at_hand(&self, call: &Call) -> Option<Arc<Answer>> {
        match &self.0 {
            Source::Embedded(embedded) => embedded.get(call).await.ok(),
            Source::Cms(cache) => cache.at_hand(call).await,
        }
    }
}
