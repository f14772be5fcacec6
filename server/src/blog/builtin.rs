//! Posts compiled into the binary, for a site without a CMS.

use super::post::Reader;
use super::snapshot::Snapshot;
use super::urls::UrlRules;

const POSTS: &[u8] = include_bytes!("../../../fixtures/blog/posts.json");
const CATEGORIES: &[u8] = include_bytes!("../../../fixtures/blog/categories.json");
const TAGS: &[u8] = include_bytes!("../../../fixtures/blog/tags.json");

/// The built-in posts, sanitized like those of a CMS.
///
/// # Errors
/// If they are invalid, which a test rules out.
pub(super) fn snapshot() -> Result<Snapshot, String> {
    let invalid = |error: serde_json::Error| error.to_string();
    let posts: Vec<_> = serde_json::from_slice(POSTS).map_err(invalid)?;
    let categories: Vec<_> = serde_json::from_slice(CATEGORIES).map_err(invalid)?;
    let tags: Vec<_> = serde_json::from_slice(TAGS).map_err(invalid)?;
    let mut posts = Reader::new(UrlRules::BuiltIn).posts(&posts)?;
    posts.sort_by_key(|post| std::cmp::Reverse(post.date));
    Ok(Snapshot::new(
        posts,
        Reader::terms(&categories),
        Reader::terms(&tags),
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [W-631]
    #[test]
    fn the_built_in_posts_are_all_valid() {
        let blog = snapshot().expect("valid posts");
        let count = |json: &[u8]| {
            let list: Vec<serde_json::Value> = serde_json::from_slice(json).expect("a list");
            list.len()
        };
        assert_eq!(blog.posts().len(), count(POSTS));
        assert!(
            blog.posts()
                .is_sorted_by_key(|post| std::cmp::Reverse(post.date))
        );
        assert_eq!(blog.categories.len(), count(CATEGORIES));
        assert_eq!(blog.tags.len(), count(TAGS));
        assert!(
            blog.categories
                .iter()
                .chain(&blog.tags)
                .all(|term| term.count > 0)
        );
    }
}
