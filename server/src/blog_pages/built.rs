//! What is built from a copy of the blog: each once, however many ask for it, and a few at a time.

use std::num::NonZeroUsize;
use std::sync::Arc;

use moka::future::Cache;
use tokio::sync::Semaphore;

use crate::blog::{PostQuery, Selection, Slug};
use crate::error::ApiError;
use crate::resource::Resource;
use crate::site::Language;

/// Memory limit in bytes.
const MAX_BYTES: u64 = 64 << 20;

/// Compressing takes all of a core; more at a time would only use more memory.
const MAX_AT_ONCE: usize = 4;

/// Something built from a copy.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum What {
    /// A page of the list.
    List(Language, u32),
    /// A page of a category.
    Category(Language, Slug, u32),
    Post(Language, Slug),
    Sitemap,
    Feed,
    /// A response of the API with posts.
    Posts(PostQuery, Selection),
    Categories,
    Tags,
}

/// Builds and keeps resources.
pub struct Built {
    kept: Cache<(u64, What), Arc<Resource>>,
    permits: Arc<Semaphore>,
}

impl Default for Built {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        Self {
            kept: Cache::builder()
                .max_capacity(MAX_BYTES)
                .weigher(|_, built: &Arc<Resource>| {
                    u32::try_from(built.weight()).unwrap_or(u32::MAX)
                })
                .build(),
            permits: Arc::new(Semaphore::new(cores.min(MAX_AT_ONCE))),
        }
    }
}

impl Built {
    /// What is built from the copy with this id, by `build` unless it is kept.
    ///
    /// # Errors
    /// If building fails.
    pub async fn get(
        &self,
        copy: u64,
        what: What,
        build: impl FnOnce() -> Result<Resource, String> + Send + 'static,
    ) -> Result<Arc<Resource>, ApiError> {
        let permits = Arc::clone(&self.permits);
        let building = async move {
            let permit = permits
                .acquire_owned()
                .await
                .map_err(|error| error.to_string())?;
            // The permit belongs to the work, which goes on if the visitor leaves.
            let work = move || {
                let _permit = permit;
                build().map(Arc::new)
            };
            actix_web::web::block(work)
                .await
                .map_err(|error| error.to_string())?
        };
        let built = self.kept.try_get_with((copy, what), building).await;
        built.map_err(|problem: Arc<String>| ApiError::internal(problem.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::*;

    #[actix_web::test]
    async fn a_thousand_requests_for_a_page_build_it_once() {
        let built = Built::default();
        let builds = Arc::new(AtomicUsize::new(0));
        let ask = |copy: u64| {
            let builds = Arc::clone(&builds);
            built.get(copy, What::Feed, move || {
                builds.fetch_add(1, Ordering::SeqCst);
                Resource::feed(b"<rss/>".to_vec())
            })
        };
        let all = futures_util::future::join_all((0..1000).map(|_| ask(1))).await;
        assert!(all.iter().all(Result::is_ok));
        assert_eq!(builds.load(Ordering::SeqCst), 1);
        assert!(ask(2).await.is_ok());
        assert_eq!(builds.load(Ordering::SeqCst), 2, "another copy");
    }

    #[actix_web::test]
    async fn only_a_few_are_built_at_a_time() {
        let built = Built::default();
        let (running, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let all = (0..100).map(|page| {
            let (running, most) = (Arc::clone(&running), Arc::clone(&most));
            built.get(1, What::List(Language::En, page), move || {
                most.fetch_max(running.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                let resource = Resource::feed(b"x".repeat(100_000));
                running.fetch_sub(1, Ordering::SeqCst);
                resource
            })
        });
        assert!(
            futures_util::future::join_all(all)
                .await
                .iter()
                .all(Result::is_ok)
        );
        assert!(most.load(Ordering::SeqCst) <= MAX_AT_ONCE);
    }
}
