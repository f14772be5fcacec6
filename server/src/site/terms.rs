//! Categories and tags on pages, translated if the build has a translation.

use std::collections::HashMap;

use lol_html::html_content::Element;
use scraper::{ElementRef, Html, Selector};

/// A category or tag of a post, as plain text.
#[derive(Debug, Clone)]
pub struct Term {
    pub slug: String,
    /// The English name from the CMS.
    pub name: String,
}

/// Translations of terms into a page's language, by slug; other terms keep their English name.
pub(super) struct TermTranslations {
    /// Name and description by slug.
    categories: HashMap<String, (String, String)>,
    tags: HashMap<String, String>,
}

impl TermTranslations {
    /// Parses the templates of a page; `None` if an entry is incomplete.
    pub(super) fn read(templates: &Html) -> Option<Self> {
        let categories = Selector::parse("[data-category-words]").ok()?;
        let tags = Selector::parse("[data-tag-words]").ok()?;
        Some(Self {
            categories: templates
                .select(&categories)
                .map(|element| {
                    let mut children = element.child_elements().map(text_of);
                    Some((
                        element.attr("data-category-words")?.to_owned(),
                        (children.next()?, children.next()?),
                    ))
                })
                .collect::<Option<_>>()?,
            tags: templates
                .select(&tags)
                .map(|element| Some((element.attr("data-tag-words")?.to_owned(), text_of(element))))
                .collect::<Option<_>>()?,
        })
    }

    /// Translated name and description of a category.
    pub(super) fn category(&self, slug: &str) -> Option<(&str, &str)> {
        let (name, description) = self.categories.get(slug)?;
        Some((name, description))
    }

    /// The displayed name of a category.
    pub(super) fn category_name<'a>(&'a self, term: &'a Term) -> DisplayName<'a> {
        let name = self.category(&term.slug).map(|(name, _)| name);
        DisplayName::of(term, name)
    }

    /// The displayed name of a tag.
    pub(super) fn tag_name<'a>(&'a self, term: &'a Term) -> DisplayName<'a> {
        DisplayName::of(term, self.tags.get(&term.slug).map(String::as_str))
    }
}

/// The displayed name of a term.
pub(super) struct DisplayName<'a> {
    pub(super) text: &'a str,
    /// Not translated, thus in English on a page that may be in another language.
    untranslated: bool,
}

impl<'a> DisplayName<'a> {
    fn of(term: &'a Term, translated: Option<&'a str>) -> Self {
        Self {
            text: translated.unwrap_or(&term.name),
            untranslated: translated.is_none(),
        }
    }

    /// Removes the template's `lang="en"` if the name is in the page's language.
    pub(super) fn set_language(&self, chip: &mut Element<'_, '_>) {
        if !self.untranslated {
            chip.remove_attribute("lang");
        }
    }
}

fn text_of(element: ElementRef<'_>) -> String {
    element.text().collect()
}
