//! The pages of the blog's categories: one shell per language, with the words and the posts of a category.

use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{ElementRef, Html, Selector};
use serde_json::json;

use super::html::script_safe;
use super::list::{Card, ListPage};
use super::manifest::{Language, PatternPage};
use super::path::has_extension;
use super::posts::{above, crumbs, with_head};
use super::resource::Resource;
use super::terms::TermWords;
use crate::BRAND;
use crate::blog::text::escape;

/// How the element begins that carries what a category is written by.
const PATTERNS: &str = "<noscript data-category-patterns=\"\">";
const PATTERNS_END: &str = "</noscript>";

/// What stands for a category's name in the shell's head, and for its slug at the end of addresses there.
const SAMPLE_NAME: &str = "sample-category";
const SAMPLE_SLUG: &str = "/category/shell";

/// The shell of the pages of categories in one language.
pub struct CategoryShell {
    /// The language of the page's own words; posts are in English under both.
    pub language: Language,
    /// What stands before the slug, such as `/es/blog/category/`.
    prefix: String,
    list: ListPage,
    /// The document's title, with the sample's name in it.
    title: String,
    /// How a category is introduced.
    intro: String,
    words: TermWords,
    missing: Resource,
}

/// A category as its page shows it. Every text is plain.
#[derive(Debug, Clone)]
pub struct Category {
    /// Its name in addresses.
    pub slug: String,
    /// Its name.
    pub name: String,
    /// What it is about; may be empty.
    pub description: String,
    /// All categories as the API answers them, JSON: what the page's scripts go on with.
    pub data: String,
}

impl CategoryShell {
    /// The shell that a pattern of the manifest names, if it is the one of categories.
    ///
    /// # Errors
    /// When its patterns are not as they should be.
    pub(super) fn of(page: &PatternPage, shell: &Resource) -> Result<Option<Self>, String> {
        let Some((prefix, language)) = place(&page.pattern) else {
            return Ok(None);
        };
        let wrong = |what: &str| format!("{}: {what}", page.file);
        let not_whole = || wrong("the patterns that a category is written by are not whole");
        let html = std::str::from_utf8(shell.plain()).map_err(|_| wrong("is not valid UTF-8"))?;
        let (html, patterns) = parted(html).ok_or_else(not_whole)?;
        let built = Resource::page(html, shell.policy().cloned())?;
        let list = ListPage::of((prefix, &page.file, language), &built)?.ok_or_else(not_whole)?;
        let read = Patterns::read(&patterns, list.html()).ok_or_else(not_whole)?;
        let missing = missing(list.html(), &read)?;
        Ok(Some(Self {
            language,
            prefix: prefix.to_owned(),
            missing: list.page(missing)?,
            list,
            title: read.title,
            intro: read.intro,
            words: read.words,
        }))
    }

    /// The part of a path that names the category, if it is the path of one.
    pub(super) fn slug<'p>(&self, path: &'p str) -> Option<&'p str> {
        let slug = path.strip_prefix(&self.prefix)?;
        (!slug.is_empty() && !slug.contains('/') && !has_extension(slug)).then_some(slug)
    }

    /// The path of a category's page.
    #[must_use]
    pub fn path(&self, slug: &str) -> String {
        format!("{}{slug}", self.prefix)
    }

    /// The list of posts on the page.
    #[must_use]
    pub fn list(&self) -> &ListPage {
        &self.list
    }

    /// The page when there is no such category.
    #[must_use]
    pub fn missing(&self) -> &Resource {
        &self.missing
    }

    /// A page of a category with these posts, and how many pages there are. Compresses.
    ///
    /// # Errors
    /// When the page cannot be written.
    pub fn page_of(
        &self,
        category: &Category,
        cards: &[Card],
        pages: (u32, u32),
        origin: &str,
    ) -> Result<Resource, String> {
        let translated = self.words.category(&category.slug);
        let (name, description) = translated.unwrap_or((&category.name, &category.description));
        let path = self.path(&category.slug);
        let address = format!("{origin}{path}");
        let linked_data = self.linked_data(name, description, &address, cards);
        let intro = self.intro_of(name, description, translated.is_none())?;
        // Data blocks: browsers never run them, so that the page's policy needs no hash of them.
        let intro = format!(
            "{intro}<script type=\"application/json\">{}</script>",
            script_safe(&category.data)
        );
        let told = |text: String| text.replace(SAMPLE_NAME, name);
        let placed =
            |address: &str| address.replace(SAMPLE_SLUG, &format!("/category/{}", category.slug));
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("head > title", |title| {
                title.set_inner_content(&told(self.title.clone()), ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("head > meta[content]", |meta| {
                let content = meta.get_attribute("content").unwrap_or_default();
                Ok(meta.set_attribute("content", &told(placed(&content)))?)
            }))
            .append_element_content_handler(element!(
                "head > link[rel='canonical'], head > link[rel='alternate'][hreflang]",
                |link| {
                    let address = link.get_attribute("href").unwrap_or_default();
                    Ok(link.set_attribute("href", &placed(&address))?)
                }
            ))
            .append_element_content_handler(element!("head", |head| {
                head.append(&linked_data, ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!("[data-written='category']", |place| {
                place.set_inner_content(&intro, ContentType::Html);
                Ok(())
            }));
        let html = rewrite_str(self.list.html(), settings).map_err(|error| error.to_string())?;
        self.list
            .page(self.list.written(&html, &path, cards, pages)?)
    }

    fn intro_of(&self, name: &str, description: &str, foreign: bool) -> Result<String, String> {
        let settings = RewriteStrSettings::new().append_element_content_handler(element!(
            "[data-category]",
            |words| {
                let text = match words.get_attribute("data-category").as_deref() {
                    Some("name") => name,
                    _ => description,
                };
                if text.is_empty() {
                    words.remove();
                }
                if !foreign {
                    words.remove_attribute("lang");
                }
                words.set_inner_content(text, ContentType::Text);
                Ok(())
            }
        ));
        rewrite_str(&self.intro, settings).map_err(|error| error.to_string())
    }

    fn linked_data(&self, name: &str, description: &str, address: &str, cards: &[Card]) -> String {
        let blog = above(above(address));
        let home = above(blog);
        let home = if self.language == Language::En {
            format!("{home}/")
        } else {
            home.to_owned()
        };
        let posts: Vec<_> = (1..)
            .zip(cards)
            .map(|(position, card)| {
                let english = blog.replace("/es/blog", "/blog");
                json!({"@type": "ListItem", "position": position, "name": card.title, "url": format!("{english}/{}", card.slug)})
            })
            .collect();
        let data = json!({
            "@context": "https://schema.org",
            "@type": "CollectionPage",
            "name": name,
            "description": description,
            "url": address,
            "inLanguage": self.language.code(),
            "breadcrumb": crumbs(&[(BRAND, &home), ("Blog", blog), (name, address)]),
            "mainEntity": {"@type": "ItemList", "itemListElement": posts},
        });
        format!(
            "<script type=\"application/ld+json\">{}</script>",
            script_safe(&data.to_string())
        )
    }
}

/// The prefix and language of the pattern of categories.
pub(super) fn place(pattern: &str) -> Option<(&str, Language)> {
    let (prefix, _) = pattern.split_once('{')?;
    match prefix {
        "/blog/category/" => Some((prefix, Language::En)),
        "/es/blog/category/" => Some((prefix, Language::Es)),
        _ => None,
    }
}

/// What a shell's patterns tell.
struct Patterns {
    title: String,
    intro: String,
    words: TermWords,
    missing: String,
    missing_title: String,
}

/// A built shell without the patterns of a category, and they.
fn parted(built: &str) -> Option<(String, String)> {
    let (before, rest) = built.split_once(PATTERNS)?;
    let (patterns, after) = rest.split_once(PATTERNS_END)?;
    // The element itself stays: the page's scripts know of it.
    let html = format!("{before}<noscript>{PATTERNS_END}{after}");
    Some((html, patterns.to_owned()))
}

impl Patterns {
    /// None when something is missing.
    fn read(patterns: &str, shell: &str) -> Option<Self> {
        let tree = Html::parse_fragment(patterns);
        let shell = Html::parse_document(shell);
        let title = shell
            .select(&Selector::parse("head > title").ok()?)
            .next()?;
        Some(Self {
            title: text_of(title),
            intro: first(&tree, "[data-pattern='category']")?.inner_html(),
            words: TermWords::read(&tree)?,
            missing: first(&tree, "[data-pattern='missing']")?.inner_html(),
            missing_title: text_of(first(&tree, "[data-pattern='missing-title']")?),
        })
    }
}

fn first<'a>(tree: &'a Html, wanted: &str) -> Option<ElementRef<'a>> {
    tree.select(&Selector::parse(wanted).ok()?).next()
}

fn text_of(element: ElementRef<'_>) -> String {
    element.text().collect()
}

/// The shell with the words that there is no such category.
fn missing(html: &str, patterns: &Patterns) -> Result<String, String> {
    let head = format!(
        "<title>{}</title><meta name=\"robots\" content=\"noindex\">",
        escape(&patterns.missing_title)
    );
    let settings = RewriteStrSettings::new().append_element_content_handler(element!(
        "[data-written='category']",
        |place| {
            place.set_attribute("data-missing", "")?;
            place.set_inner_content(&patterns.missing, ContentType::Html);
            Ok(())
        }
    ));
    let html = rewrite_str(html, settings).map_err(|error| error.to_string())?;
    with_head(&html, &head, true)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_patterns_of_categories_are_places_of_categories() {
        assert_eq!(
            place("/es/blog/category/{any}"),
            Some(("/es/blog/category/", Language::Es))
        );
        for other in ["/blog/{slug}", "/blog/category", "/fr/blog/category/{x}"] {
            assert_eq!(place(other), None, "{other}");
        }
    }
}
