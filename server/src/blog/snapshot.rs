//! A complete copy of the blog in memory, which answers every query.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::post::{Post, Term};
use super::slug::Slug;
use crate::site::Language;

static NEXT_ID: AtomicU64 = AtomicU64::new(1);

/// All posts, categories and tags that visitors may see.
#[derive(Debug)]
pub struct Snapshot {
    /// Unique; identifies the copy in the cache keys of what is built from it.
    pub id: u64,
    /// Newest first.
    posts: Vec<Arc<Post>>,
    by_slug: HashMap<Slug, Arc<Post>>,
    pub categories: Vec<Term>,
    pub tags: Vec<Term>,
}

/// One page of a list of posts.
#[derive(Debug)]
pub struct Page<'a> {
    pub posts: Vec<&'a Arc<Post>>,
    /// Number of posts on all pages.
    pub total: usize,
    /// Number of pages, 0 if there are no posts.
    pub pages: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the list has no such page")]
pub struct NoSuchPage;

impl Snapshot {
    /// `posts` are newest first. Names of categories and tags are those of the lists, since renaming one does not change its posts. Their counts
    /// are of these posts: WordPress also counts hidden ones.
    pub(super) fn new(
        mut posts: Vec<Post>,
        mut categories: Vec<Term>,
        mut tags: Vec<Term>,
    ) -> Self {
        for (kind, terms) in [&mut categories, &mut tags].into_iter().enumerate() {
            for term in &mut *terms {
                term.count = 0;
            }
            let mut known: HashMap<u64, &mut Term> =
                terms.iter_mut().map(|term| (term.id, term)).collect();
            for post in &mut posts {
                for id in if kind == 0 {
                    &post.categories
                } else {
                    &post.tags
                } {
                    if let Some(term) = known.get_mut(id) {
                        term.count += 1;
                    }
                }
                for linked in &mut post.embedded.terms[kind] {
                    if let Some(term) = known.get(&linked.id) {
                        linked.name = term.name.clone();
                        linked.slug = term.slug.clone();
                    }
                }
            }
        }
        let posts: Vec<Arc<Post>> = posts.into_iter().map(Arc::new).collect();
        Self {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            by_slug: posts
                .iter()
                .map(|post| (post.slug.clone(), Arc::clone(post)))
                .collect(),
            posts,
            categories,
            tags,
        }
    }

    /// Newest first.
    pub fn posts(&self) -> &[Arc<Post>] {
        &self.posts
    }

    pub fn post(&self, slug: &Slug) -> Option<&Arc<Post>> {
        self.by_slug.get(slug)
    }

    /// The categories that have posts.
    pub fn listed_categories(&self) -> impl Iterator<Item = &Term> {
        self.categories.iter().filter(|category| category.count > 0)
    }

    /// The posts in a language before the others, the newest of each first.
    pub fn own_first(&self, language: Language) -> impl Iterator<Item = &Arc<Post>> {
        let is_own = move |post: &&Arc<Post>| post.language() == language;
        let own = self.posts.iter().filter(is_own);
        own.chain(self.posts.iter().filter(move |post| !is_own(post)))
    }

    /// A page (from 1) of all posts or those of a category, `size` (from 1) on each. The first page may be empty. Newest
    /// first; with a language the posts in it come before the others.
    ///
    /// # Errors
    /// Past the last page.
    pub fn page(
        &self,
        number: u32,
        size: u32,
        category: Option<u64>,
        language: Option<Language>,
    ) -> Result<Page<'_>, NoSuchPage> {
        let size = usize::try_from(size).unwrap_or(usize::MAX).max(1);
        let number = usize::try_from(number).unwrap_or(usize::MAX).max(1);
        let is_listed = |post: &&Arc<Post>| category.is_none_or(|id| post.categories.contains(&id));
        let listed: Vec<&Arc<Post>> = match language {
            Some(language) => self.own_first(language).filter(is_listed).collect(),
            None => self.posts.iter().filter(is_listed).collect(),
        };
        let total = listed.len();
        let pages = total.div_ceil(size);
        if number > pages.max(1) {
            return Err(NoSuchPage);
        }
        let posts = listed.into_iter().skip((number - 1) * size).take(size);
        Ok(Page {
            posts: posts.collect(),
            total,
            pages,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::post::Reader;
    use super::super::urls::UrlRules;
    use super::*;
    use serde_json::{Value, json};

    fn snapshot(posts: &[Value], categories: &[Value]) -> Snapshot {
        let raw: Vec<super::super::wire::RawPost> =
            serde_json::from_value(json!(posts)).expect("posts");
        let terms: Vec<super::super::wire::RawTerm> =
            serde_json::from_value(json!(categories)).expect("terms");
        let posts = Reader::new(UrlRules::BuiltIn).posts(&raw).expect("valid");
        Snapshot::new(posts, Reader::terms(&terms), Vec::new())
    }

    fn post(id: u64, day: u32, categories: &[u64]) -> Value {
        json!({
            "id": id, "date": format!("2026-11-{day:02}T08:00:00"), "slug": format!("post-{id}"),
            "title": {"rendered": "T"}, "categories": categories,
            "_embedded": {"wp:term": [[{"id": 1, "name": "Old", "slug": "old", "taxonomy": "category"}]]},
        })
    }

    #[test]
    fn pages_follow_each_other_and_end() {
        let blog = snapshot(&[post(2, 5, &[]), post(3, 4, &[1]), post(1, 3, &[1])], &[]);
        let ids = |page: Page<'_>| page.posts.iter().map(|post| post.id).collect::<Vec<_>>();
        assert_eq!(blog.page(1, 2, None, None).map(ids).ok(), Some(vec![2, 3]));
        assert_eq!(blog.page(2, 2, None, None).map(ids).ok(), Some(vec![1]));
        assert_eq!(blog.page(3, 2, None, None).map(ids).ok(), None);
        assert_eq!(blog.page(u32::MAX, 100, None, None).map(ids).ok(), None);
        assert_eq!(
            blog.page(1, 2, Some(1), None).map(ids).ok(),
            Some(vec![3, 1])
        );
        assert_eq!(blog.page(1, 2, Some(9), None).map(ids).ok(), Some(vec![]));
        let page = blog.page(1, 2, None, None).expect("a page");
        assert_eq!((page.total, page.pages), (3, 2));
    }

    #[test]
    fn posts_in_the_language_of_the_page_come_first() {
        let mut spanish = post(2, 4, &[1]);
        spanish["yoast_head"] = json!("<meta property=\"og:locale\" content=\"es_ES\" />");
        let blog = snapshot(&[post(3, 5, &[1]), spanish, post(1, 3, &[])], &[]);
        let ids = |language, category| {
            let page = blog.page(1, 9, category, language).expect("a page");
            page.posts.iter().map(|post| post.id).collect::<Vec<_>>()
        };
        assert_eq!(ids(None, None), [3, 2, 1]);
        assert_eq!(ids(Some(Language::En), None), [3, 1, 2]);
        assert_eq!(ids(Some(Language::Es), None), [2, 3, 1]);
        assert_eq!(ids(Some(Language::Es), Some(1)), [2, 3]);
    }

    /// A renamed category does not change its posts in WordPress, and WordPress counts hidden posts.
    #[test]
    fn terms_have_their_current_names_and_count_visible_posts() {
        let term = |id: u64, slug: &str| json!({"id": id, "name": "New &amp; fine", "slug": slug, "count": 40});
        let mut hidden = post(9, 1, &[2]);
        hidden["excerpt"] = json!({"rendered": "", "protected": true});
        let blog = snapshot(
            &[post(1, 3, &[1]), hidden],
            &[term(1, "new"), term(2, "hidden")],
        );
        let linked = &blog.posts()[0].categories()[0];
        assert_eq!(
            (&*linked.name.0, linked.slug.as_str()),
            ("New & fine", "new")
        );
        let listed: Vec<_> = blog
            .listed_categories()
            .map(|term| (term.id, term.count))
            .collect();
        assert_eq!(listed, [(1, 1)]);
    }
}
