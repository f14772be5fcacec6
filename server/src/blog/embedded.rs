//! The posts that are part of the program, for a site without a content system.

use std::cmp::Reverse;
use std::sync::Arc;

use moka::future::Cache;
use moka::policy::EvictionPolicy;

use super::address::Addresses;
use super::answer::{Answer, Entries, weight_of};
use super::failure::Failure;
use super::post::{Post, Reader, Term};
use super::query::Call;

const POSTS: &[u8] = include_bytes!("../../../fixtures/blog/posts.json");
const CATEGORIES: &[u8] = include_bytes!("../../../fixtures/blog/categories.json");
const TAGS: &[u8] = include_bytes!("../../../fixtures/blog/tags.json");

/// Memory for answers, in bytes.
const MOST_BYTES: u64 = 32 << 20;

/// The embedded posts, cleaned like any others.
pub(super) struct Embedded {
    /// The newest first.
    posts: Vec<Arc<Post>>,
    categories: Vec<Term>,
    tags: Vec<Term>,
    answers: Cache<Call, Arc<Answer>>,
}

impl Embedded {
    /// Reads them.
    ///
    /// # Errors
    /// When they are not in order, which a test excludes.
    pub(super) fn new() -> Result<Self, String> {
        let reader = Reader::new(Addresses::Own)?;
        let mut posts: Vec<Arc<Post>> = reader.posts(POSTS)?.into_iter().map(Arc::new).collect();
        posts.sort_by_key(|post| Reverse(post.date.clone()));
        Ok(Self {
            posts,
            categories: reader.terms(CATEGORIES)?,
            tags: reader.terms(TAGS)?,
            answers: answers(),
        })
    }

    /// The answer of a call, as WordPress would give it.
    ///
    /// # Errors
    /// `NoSuchPage` past the last page.
    pub(super) async fn get(&self, call: &Call) -> Result<Arc<Answer>, Failure> {
        if let Some(answer) = self.answers.get(call).await {
            return Ok(answer);
        }
        let answer = Arc::new(self.make(call)?);
        self.answers.insert(call.clone(), Arc::clone(&answer)).await;
        Ok(answer)
    }

    fn make(&self, call: &Call) -> Result<Answer, Failure> {
        match call {
            Call::Categories => {
                let terms = self.categories.clone();
                let total = terms.len();
                Ok(answer(Entries::Terms(terms), total, 1))
            }
            Call::Tags => {
                let terms = self.tags.clone();
                let total = terms.len();
                Ok(answer(Entries::Terms(terms), total, 1))
            }
            Call::Post(slug) => {
                let found = self.posts.iter().find(|post| post.slug == *slug);
                let posts: Vec<_> = found.cloned().into_iter().collect();
                let total = posts.len();
                Ok(answer(Entries::Posts(posts), total, total))
            }
            Call::List {
                page,
                per_page,
                category,
                ..
            } => self.page(*page, *per_page, *category),
            Call::Index { page } => self.page(*page, 100, None),
        }
    }

    fn page(&self, page: u32, per_page: u32, category: Option<u64>) -> Result<Answer, Failure> {
        let size = usize::try_from(per_page).unwrap_or(usize::MAX).max(1);
        let wanted = |post: &&Arc<Post>| category.is_none_or(|id| post.categories.contains(&id));
        let listed: Vec<&Arc<Post>> = self.posts.iter().filter(wanted).collect();
        let total = listed.len();
        let pages = total.div_ceil(size);
        let page = usize::try_from(page).unwrap_or(usize::MAX);
        if page > pages.max(1) {
            return Err(Failure::NoSuchPage);
        }
        let posts = listed.into_iter().skip((page - 1) * size).take(size);
        Ok(answer(
            Entries::Posts(posts.cloned().collect()),
            total,
            pages,
        ))
    }
}

fn answer(entries: Entries, total: usize, pages: usize) -> Answer {
    let number = |count: usize| u32::try_from(count).ok();
    let weight = weight_of(bytes_of(&entries));
    Answer::new(entries, number(total), number(pages), weight)
}

fn answers() -> Cache<Call, Arc<Answer>> {
    Cache::builder()
        .max_capacity(MOST_BYTES)
        .eviction_policy(EvictionPolicy::lru())
        .weigher(|_, answer: &Arc<Answer>| u32::try_from(answer.weight).unwrap_or(u32::MAX))
        .build()
}

/// Roughly the length of entries as JSON.
fn bytes_of(entries: &Entries) -> usize {
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
    fn the_embedded_posts_are_all_in_order() {
        let embedded = Embedded::new().expect("in order");
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
