//! The built site in memory, and the resolution of request paths.

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
mod pagination;
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
pub use list::{Card, CardImage, ListPage};
pub use load::SiteError;
pub use manifest::{Language, Manifest};
pub use negotiation::{AcceptedEncodings, Encoding};
pub use posts::{PostHead, PostShell};
pub use resource::{Conditions, Resource};
pub use terms::Term;

use path::ParsedPath;
use pattern::Pattern;

/// All pages, files and redirects by path, and the not-found pages.
pub struct Site {
    entries: HashMap<String, Entry>,
    patterns: Vec<(Pattern, Arc<Resource>)>,
    post_shells: Vec<PostShell>,
    category_shells: Vec<CategoryShell>,
    /// The pages of the list of posts, one per language.
    lists: Vec<ListPage>,
    /// The sitemap entries of the pages.
    sitemap_entries: String,
    not_found: Arc<Resource>,
    not_found_es: Arc<Resource>,
}

enum Entry {
    Resource(Arc<Resource>),
    Redirect(String),
}

/// The result of resolving a path.
pub enum Resolution<'a> {
    /// A page or file.
    Found(&'a Resource),
    /// A redirect to another path of this site, without a query.
    Redirect(Cow<'a, str>),
    /// No such page; carries the not-found page in the path's language.
    NoPage(&'a Resource),
    /// No such file; responds without a page, since a file was requested.
    NoFile,
    /// A malformed path, with the reason.
    Malformed(&'static str),
}

impl Site {
    /// Resolves the path of a request: percent-encoded, without a query.
    ///
    /// Never accesses the disk: only paths that were loaded at start exist.
    #[must_use]
    pub fn resolve<'a>(&'a self, path: &'a str) -> Resolution<'a> {
        if let Some(entry) = self.entries.get(path) {
            return entry.resolution();
        }
        if let Some(page) = self.match_pattern(path) {
            return Resolution::Found(page);
        }
        match path::parse(path) {
            ParsedPath::Malformed(why) => return Resolution::Malformed(why),
            ParsedPath::Canonical(canonical) if canonical != path => {
                if let Some(resolution) = self.redirect_to(canonical) {
                    return resolution;
                }
            }
            ParsedPath::Canonical(_) | ParsedPath::Nonexistent => {}
        }
        if path::is_file(path) {
            return Resolution::NoFile;
        }
        let spanish = path == "/es" || path.starts_with("/es/");
        Resolution::NoPage(if spanish {
            &self.not_found_es
        } else {
            &self.not_found
        })
    }

    /// The shell and slug of the post page at `path`, if it is one.
    #[must_use]
    pub fn post_at<'p>(&self, path: &'p str) -> Option<(&PostShell, &'p str)> {
        self.post_shells
            .iter()
            .find_map(|shell| Some((shell, shell.slug(path)?)))
    }

    /// The shell and slug of the category page at `path`, if it is one.
    #[must_use]
    pub fn category_at<'p>(&self, path: &'p str) -> Option<(&CategoryShell, &'p str)> {
        self.category_shells
            .iter()
            .find_map(|shell| Some((shell, shell.slug(path)?)))
    }

    /// Whether the site has category pages.
    #[must_use]
    pub fn has_categories(&self) -> bool {
        !self.category_shells.is_empty()
    }

    /// The list of posts at `path`, if it is one.
    #[must_use]
    pub fn list_at(&self, path: &str) -> Option<&ListPage> {
        self.lists.iter().find(|list| list.is_at(path))
    }

    /// Whether the site has post pages.
    #[must_use]
    pub fn has_posts(&self) -> bool {
        !self.post_shells.is_empty()
    }

    /// The sitemap of all pages, of the categories with these slugs, and of posts, given by absolute URL and date of
    /// last change.
    #[must_use]
    pub fn sitemap<'a>(
        &self,
        categories: &[&str],
        origin: &str,
        posts: impl Iterator<Item = (&'a str, &'a str)>,
    ) -> String {
        let mut pages = self.sitemap_entries.clone();
        for slug in categories {
            let versions: Vec<_> = self
                .category_shells
                .iter()
                .map(|shell| (shell.language, shell.path(slug)))
                .collect();
            pages += &sitemap::entries_by_language(&versions, origin);
        }
        sitemap::sitemap(&pages, posts)
    }

    /// A redirect to the canonical path, if it exists; follows a configured redirect to avoid a chain.
    fn redirect_to<'a>(&'a self, canonical: Cow<'a, str>) -> Option<Resolution<'a>> {
        match self.entries.get(canonical.as_ref()) {
            Some(Entry::Redirect(to)) => Some(Resolution::Redirect(Cow::Borrowed(to))),
            Some(Entry::Resource(_)) => Some(Resolution::Redirect(canonical)),
            None => self
                .match_pattern(&canonical)
                .is_some()
                .then_some(Resolution::Redirect(canonical)),
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
    fn resolution(&self) -> Resolution<'_> {
        match self {
            Self::Resource(resource) => Resolution::Found(resource),
            Self::Redirect(to) => Resolution::Redirect(Cow::Borrowed(to)),
        }
    }
}
