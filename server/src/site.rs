//! The built site in memory, and the resolution of request paths.

mod csp;
mod files;
mod html;
mod load;
mod manifest;
mod path;
mod pattern;
mod prepare;
mod sitemap;

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::Arc;

pub use csp::PolicySources;
pub use html::refused_form;
pub use load::SiteError;
pub use manifest::{BlogDocument, BlogDocuments, Language};
pub use sitemap::{entries_by_language, sitemap};

use crate::resource::Resource;
use path::ParsedPath;
use pattern::Pattern;

/// All pages, files and redirects by path, and the not-found pages.
pub struct Site {
    entries: HashMap<String, Entry>,
    patterns: Vec<(Pattern, Arc<Resource>)>,
    /// The blog's documents by language.
    blog: Vec<BlogDocuments>,
    /// The prepared documents by file.
    blog_files: HashMap<String, Arc<Resource>>,
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

    /// The blog's documents by language.
    #[must_use]
    pub fn blog(&self) -> &[BlogDocuments] {
        &self.blog
    }

    /// One of the blog's documents, prepared but not filled.
    #[must_use]
    pub fn blog_document(&self, document: &BlogDocument) -> Option<&Resource> {
        self.blog_files.get(&document.file).map(Arc::as_ref)
    }

    /// The sitemap entries of the pages.
    #[must_use]
    pub fn sitemap_entries(&self) -> &str {
        &self.sitemap_entries
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

#[cfg(test)]
mod tests;
