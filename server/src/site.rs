//! The built site, in memory: what stands at which path, and what a path means that nothing stands at.

mod article;
mod category;
mod content_type;
mod csp;
mod files;
mod generated;
mod html;
mod list;
mod load;
mod manifest;
mod negotiation;
mod paging;
mod parallel;
mod path;
mod pattern;
mod posts;
mod prepare;
mod resource;
mod sitemap;
mod terms;
mod variants;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

pub use article::Article;
pub use category::{Category, CategoryShell};
pub use csp::PolicySources;
pub use list::{Card, CardPicture, ListPage};
pub use load::SiteError;
pub use manifest::{Language, Manifest};
pub use negotiation::{AcceptedEncodings, Encoding};
pub use posts::{PostHead, PostShell};
pub use resource::{Conditions, Resource};
pub use terms::Term;

use path::Meaning;
use pattern::Pattern;

/// Every page, file and redirect by its path, and the pages for what is not there.
pub struct Site {
    entries: HashMap<String, Entry>,
    patterns: Vec<(Pattern, Arc<Resource>)>,
    post_shells: Vec<PostShell>,
    category_shells: Vec<CategoryShell>,
    /// The pages of the list of posts.
    lists: Vec<ListPage>,
    /// The sitemap's lines for the pages.
    sitemap_lines: String,
    not_found: Arc<Resource>,
    not_found_es: Arc<Resource>,
}

enum Entry {
    Resource(Arc<Resource>),
    Redirect(String),
}

/// What a path leads to.
pub enum Answer<'a> {
    /// A page or file.
    Found(&'a Resource),
    /// Another path of this site, without a query.
    Redirect(Cow<'a, str>),
    /// No page: the not-found page in the path's language.
    NoPage(&'a Resource),
    /// No file: nothing to show, since a file was asked for and not a page.
    NoFile,
    /// Not a path at all; says why.
    Malformed(&'static str),
}

impl Site {
    /// What stands at `path`, the request's path as sent: percent-encoded and without a query.
    ///
    /// Nothing here touches the disk: a path that is not in the list of what was loaded leads nowhere.
    #[must_use]
    pub fn find<'a>(&'a self, path: &'a str) -> Answer<'a> {
        if let Some(entry) = self.entries.get(path) {
            return entry.answer();
        }
        if let Some(page) = self.match_pattern(path) {
            return Answer::Found(page);
        }
        match path::meaning(path) {
            Meaning::Malformed(why) => return Answer::Malformed(why),
            Meaning::Same(canonical) if canonical != path => {
                if let Some(answer) = self.redirect_to(canonical) {
                    return answer;
                }
            }
            Meaning::Same(_) | Meaning::Nothing => {}
        }
        if path::is_file(path) {
            return Answer::NoFile;
        }
        let spanish = path == "/es" || path.starts_with("/es/");
        Answer::NoPage(if spanish {
            &self.not_found_es
        } else {
            &self.not_found
        })
    }

    /// The shell and the slug of the post whose page stands at `path`, if that is the path of one.
    #[must_use]
    pub fn post_at<'p>(&self, path: &'p str) -> Option<(&PostShell, &'p str)> {
        self.post_shells
            .iter()
            .find_map(|shell| Some((shell, shell.slug(path)?)))
    }

    /// The shell and the slug of the category whose page stands at `path`, if that is the path of one.
    #[must_use]
    pub fn category_at<'p>(&self, path: &'p str) -> Option<(&CategoryShell, &'p str)> {
        self.category_shells
            .iter()
            .find_map(|shell| Some((shell, shell.slug(path)?)))
    }

    /// Whether the site shows posts by category.
    #[must_use]
    pub fn has_categories(&self) -> bool {
        !self.category_shells.is_empty()
    }

    /// The page of the list of posts that stands at `path`, if that is the path of one.
    #[must_use]
    pub fn list_at(&self, path: &str) -> Option<&ListPage> {
        self.lists.iter().find(|list| list.stands_at(path))
    }

    /// Whether the site shows posts.
    #[must_use]
    pub fn has_posts(&self) -> bool {
        !self.post_shells.is_empty()
    }

    /// The sitemap of all pages, of the categories with these slugs, and of posts, each given by its whole address and
    /// the day of its last change.
    #[must_use]
    pub fn sitemap<'a>(
        &self,
        categories: &[&str],
        origin: &str,
        posts: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> String {
        let mut pages = self.sitemap_lines.clone();
        for slug in categories {
            let versions: Vec<_> = self
                .category_shells
                .iter()
                .map(|shell| (shell.language, shell.path(slug)))
                .collect();
            pages += &sitemap::versions(&versions, origin);
        }
        sitemap::sitemap(&pages, posts)
    }

    /// A redirect to the canonical spelling, if something stands there; straight to the end of a further redirect.
    fn redirect_to<'a>(&'a self, canonical: Cow<'a, str>) -> Option<Answer<'a>> {
        match self.entries.get(canonical.as_ref()) {
            Some(Entry::Redirect(to)) => Some(Answer::Redirect(Cow::Borrowed(to))),
            Some(Entry::Resource(_)) => Some(Answer::Redirect(canonical)),
            None => self
                .match_pattern(&canonical)
                .is_some()
                .then_some(Answer::Redirect(canonical)),
        }
    }

    fn match_pattern(&self, path: &str) -> Option<&Resource> {
        self.patterns
            .iter()
            .find(|(pattern, _)| pattern.matches(path))
            .map(|(_, page)| page.as_ref())
    }
}

impl Entry {
    fn answer(&self) -> Answer<'_> {
        match self {
            Self::Resource(resource) => Answer::Found(resource),
            Self::Redirect(to) => Answer::Redirect(Cow::Borrowed(to)),
        }
    }
}
