//! Categories and tags as pages show them: in the page's language where the build has words for them.

use std::collections::HashMap;

use lol_html::html_content::Element;
use scraper::{ElementRef, Html, Selector};

/// A category or tag of a post. Every text is plain.
#[derive(Debug, Clone)]
pub struct Term {
    /// Its name in addresses.
    pub slug: String,
    /// Its name as the content system has it, in English.
    pub name: String,
}

/// The words of a page's language, by slug; the other terms keep the content system's, in English.
pub(super) struct TermWords {
    /// Name and description.
    categories: HashMap<String, (String, String)>,
    tags: HashMap<String, String>,
}

impl TermWords {
    /// From a page's patterns. None when an entry is not whole.
    pub(super) fn read(patterns: &Html) -> Option<Self> {
        let categories = Selector::parse("[data-category-words]").ok()?;
        let tags = Selector::parse("[data-tag-words]").ok()?;
        Some(Self {
            categories: patterns
                .select(&categories)
                .map(|words| {
                    let mut children = words.child_elements().map(text_of);
                    Some((
                        words.attr("data-category-words")?.to_owned(),
                        (children.next()?, children.next()?),
                    ))
                })
                .collect::<Option<_>>()?,
            tags: patterns
                .select(&tags)
                .map(|words| Some((words.attr("data-tag-words")?.to_owned(), text_of(words))))
                .collect::<Option<_>>()?,
        })
    }

    /// Name and description of a category in the page's language.
    pub(super) fn category(&self, slug: &str) -> Option<(&str, &str)> {
        let (name, description) = self.categories.get(slug)?;
        Some((name, description))
    }

    /// What a category is called on the page.
    pub(super) fn category_name<'a>(&'a self, term: &'a Term) -> Name<'a> {
        let name = self.category(&term.slug).map(|(name, _)| name);
        Name::of(term, name)
    }

    /// What a tag is called on the page.
    pub(super) fn tag_name<'a>(&'a self, term: &'a Term) -> Name<'a> {
        Name::of(term, self.tags.get(&term.slug).map(String::as_str))
    }
}

/// What a term is called on a page.
pub(super) struct Name<'a> {
    pub(super) text: &'a str,
    /// Whether it is in English on a page that may not be.
    foreign: bool,
}

impl<'a> Name<'a> {
    fn of(term: &'a Term, translated: Option<&'a str>) -> Self {
        Self {
            text: translated.unwrap_or(&term.name),
            foreign: translated.is_none(),
        }
    }

    /// Says the name's language, which the build has drawn as English, where it is the page's.
    pub(super) fn mark(&self, chip: &mut Element<'_, '_>) {
        if !self.foreign {
            chip.remove_attribute("lang");
        }
    }
}

fn text_of(element: ElementRef<'_>) -> String {
    element.text().collect()
}
