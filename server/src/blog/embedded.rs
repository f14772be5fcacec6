//! Posts compiled into the binary, for a site without a CMS.

use std::cmp::Reverse;
use std::sync::Arc;

use moka::future::Cache;
use moka::policy::EvictionPolicy;

use super::failure::Failure;
use super::post::{Post, Reader, Term};
use super::query::BlogQuery;
use super::response::{BlogResponse, Entries, weight_of};
use super::urls::UrlRules;

const POSTS: &[u8] = include_bytes!("../../../fixtures/blog/posts.json");
const CATEGORIES: &[u8] = include_bytes!("../../../fixtures/blog/categories.json");
const TAGS: &[u8] = include_bytes!("../../../fixtures/blog/tags.json");

/// Memory limit for cached responses, in bytes.
const MAX_BYTES: u64 = 32 << 20;

/// The embedded posts, sanitized like those of a CMS.
pub(super) struct Embedded {
    /// Newest first.
    posts: Vec<Arc<Post>>,
    categories: Vec<Term>,
    tags: Vec<Term>,
    cache: Cache<BlogQuery, Arc<BlogResponse>>,
}

impl Embedded {
    /// Parses the embedded posts.
    ///
    /// # Errors
    /// If they are invalid, which a test rules out.
    pub(super) fn new() -> Result<Self, String> {
        let reader = Reader::new(UrlRules::Embedded)?;
        let mut posts: Vec<Arc<Post>> = reader.posts(POSTS)?.into_iter().map(Arc::new).collect();
        posts.sort_by_key(|post| Reverse(post.date.clone()));
        Ok(Self {
            posts,
            categories: reader.terms(CATEGORIES)?,
            tags: reader.terms(TAGS)?,
            cache: cache(),
        })
    }

    /// The response that WordPress would give.
    ///
    /// # Errors
    /// `NoSuchPage` past the last page.
    pub(super) async fn get(&self, query: &BlogQuery) -> Result<Arc<BlogResponse>, Failure> {
        if let Some(response) = self.cache.get(query).await {
            return Ok(response);
        }
        let response = Arc::new(self.build(query)?);
        self.cache
            .insert(query.clone(), Arc::clone(&response))
            .await;
        Ok(response)
    }

    fn build(&self, query: &BlogQuery) -> Result<BlogResponse, Failure> {
        match query {
            BlogQuery::Categories => {
                let terms = self.categories.clone();
                let total = terms.len();
                Ok(response(Entries::Terms(terms), total, 1))
            }
            BlogQuery::Tags => {
                let terms = self.tags.clone();
                let total = terms.len();
                Ok(response(Entries::Terms(terms), total, 1))
            }
            BlogQuery::Post(slug) => {
                let found = self.posts.iter().find(|post| post.slug == *slug);
                let posts: Vec<_> = found.cloned().into_iter().collect();
                let total = posts.len();
                Ok(response(Entries::Posts(posts), total, total))
            }
            BlogQuery::List {
                page,
                per_page,
                category,
                ..
            } => self.page(*page, *per_page, *category),
            BlogQuery::Index { page } => self.page(*page, 100, None),
        }
    }

    fn page(
        &self,
        page: u32,
        per_page: u32,
        category: Option<u64>,
    ) -> Result<BlogResponse, Failure> {
        let size = usize::try_from(per_page).unwrap_or(usize::MAX).max(1);
        let matches_category =
            |post: &&Arc<Post>| category.is_none_or(|id| post.categories.contains(&id));
        let listed: Vec<&Arc<Post>> = self.posts.iter().filter(matches_category).collect();
        let total = listed.len();
        let pages = total.div_ceil(size);
        let page = usize::try_from(page).unwrap_or(usize::MAX);
        if page > pages.max(1) {
            return Err(Failure::NoSuchPage);
        }
        let posts = listed.into_iter().skip((page - 1) * size).take(size);
        Ok(response(
            Entries::Posts(posts.cloned().collect()),
            total,
            pages,
        ))
    }
}

fn response(entries: Entries, total: usize, pages: usize) -> BlogResponse {
    let number = |count: usize| u32::try_from(count).ok();
    let weight = weight_of(approximate_bytes(&entries));
    BlogResponse::new(entries, number(total), number(pages), weight)
}

fn cache() -> Cache<BlogQuery, Arc<BlogResponse>> {
    Cache::builder()
        .max_capacity(MAX_BYTES)
        .eviction_policy(EvictionPolicy::lru())
        .weigher(|_, response: &Arc<BlogResponse>| {
            u32::try_from(response.weight).unwrap_or(u32::MAX)
        })
        .build()
}

/// Approximate size of entries as JSON.
fn approximate_bytes(entries: &Entries) -> usize {
    match entries {
        Entries::Terms(terms) => terms.len() * 200,
        Entries::Posts(posts) => posts
            .iter()
            .map(|post| 2_500 + post.content.as_ref().map_or(0, |body| body.rendered.len()))
            .sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [W-631]
    #[test]
    fn the_embedded_posts_are_all_valid() {
        let embedded = Embedded::new().expect("valid posts");
        let raw: Vec<serde_json::Value> = serde_json::from_slice(POSTS).expect("a list");
        assert_eq!(embedded.posts.len(), raw.len());
        assert!(
            embedded
                .posts
                .is_sorted_by_key(|post| Reverse(post.date.clone()))
        );
        let terms: Vec<serde_json::Value> = serde_json::from_slice(CATEGORIES).expect("a list");
        assert_eq!(embedded.categories.len(), terms.len());
    }
}
