//! Category pages of the blog, rendered from one prerendered shell per language.

use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{ElementRef, Html, Selector};
use serde_json::json;

use super::html::script_safe;
use super::list::{Card, ListPage};
use super::manifest::{Language, PatternPage};
use super::path::has_extension;
use super::posts::{breadcrumbs, parent, with_head};
use super::resource::Resource;
use super::terms::TermTranslations;
use crate::BRAND;
use crate::blog::text::escape;

/// Start of the element that contains the templates.
const TEMPLATES_START: &str = "<noscript data-category-patterns=\"\">";
const TEMPLATES_END: &str = "</noscript>";

/// Placeholders for a category's name in the shell's head, and for its slug at the end of URLs there.
const SAMPLE_NAME: &str = "sample-category";
const SAMPLE_SLUG: &str = "/category/shell";

/// The shell of all category pages in one language.
pub struct CategoryShell {
    /// The language of the page; posts are always in English.
    pub language: Language,
    /// Path prefix before the slug, such as `/es/blog/category/`.
    prefix: String,
    list: ListPage,
    /// The document's title, with the placeholder for the name.
    title: String,
    /// Template of the introduction.
    intro: String,
    translations: TermTranslations,
    missing: Resource,
}

/// A category as shown on its page. All texts are plain.
#[derive(Debug, Clone)]
pub struct Category {
    pub slug: String,
    pub name: String,
    /// May be empty.
    pub description: String,
    /// All categories as JSON in the API's format, for hydration.
    pub data: String,
}

impl CategoryShell {
    /// The shell for a pattern of the manifest, if it is that of categories.
    ///
    /// # Errors
    /// If its templates are invalid.
    pub(super) fn of(page: &PatternPage, shell: &Resource) -> Result<Option<Self>, String> {
        let Some((prefix, language)) = prefix_and_language(&page.pattern) else {
            return Ok(None);
        };
        let with_file = |what: &str| format!("{}: {what}", page.file);
        let incomplete = || with_file("the category templates are incomplete");
        let html =
            std::str::from_utf8(shell.plain()).map_err(|_| with_file("is not valid UTF-8"))?;
        let (html, templates) = split(html).ok_or_else(incomplete)?;
        let built = Resource::page(html, shell.policy().cloned())?;
        let list = ListPage::of((prefix, &page.file, language), &built)?.ok_or_else(incomplete)?;
        let templates = CategoryTemplates::read(&templates, list.html()).ok_or_else(incomplete)?;
        let missing = missing(list.html(), &templates)?;
        Ok(Some(Self {
            language,
            prefix: prefix.to_owned(),
            missing: list.page(missing)?,
            list,
            title: templates.title,
            intro: templates.intro,
            translations: templates.translations,
        }))
    }

    /// The slug in a path, if it is that of a category page.
    pub(super) fn slug<'p>(&self, path: &'p str) -> Option<&'p str> {
        let slug = path.strip_prefix(&self.prefix)?;
        (!slug.is_empty() && !slug.contains('/') && !has_extension(slug)).then_some(slug)
    }

    #[must_use]
    pub fn path(&self, slug: &str) -> String {
        format!("{}{slug}", self.prefix)
    }

    #[must_use]
    pub fn list(&self) -> &ListPage {
        &self.list
    }

    /// The page for categories that do not exist.
    #[must_use]
    pub fn missing(&self) -> &Resource {
        &self.missing
    }

    /// Renders and compresses a page of a category. `pages` is the page number and the number of pages.
    ///
    /// # Errors
    /// If the page cannot be rewritten or compressed.
    pub fn page_of(
        &self,
        category: &Category,
        cards: &[Card],
        pages: (u32, u32),
        origin: &str,
    ) -> Result<Resource, String> {
        let translated = self.translations.category(&category.slug);
        let (name, description) = translated.unwrap_or((&category.name, &category.description));
        let path = self.path(&category.slug);
        let address = format!("{origin}{path}");
        let linked_data = self.linked_data(name, description, &address, cards);
        let intro = self.intro_of(name, description, translated.is_none())?;
        // Data blocks are never executed, so the CSP needs no hashes for them.
        let intro = format!(
            "{intro}<script type=\"application/json\">{}</script>",
            script_safe(&category.data)
        );
        let with_name = |text: String| text.replace(SAMPLE_NAME, name);
        let with_slug =
            |address: &str| address.replace(SAMPLE_SLUG, &format!("/category/{}", category.slug));
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("head > title", |title| {
                title.set_inner_content(&with_name(self.title.clone()), ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("head > meta[content]", |meta| {
                let content = meta.get_attribute("content").unwrap_or_default();
                Ok(meta.set_attribute("content", &with_name(with_slug(&content)))?)
            }))
            .append_element_content_handler(element!(
                "head > link[rel='canonical'], head > link[rel='alternate'][hreflang]",
                |link| {
                    let address = link.get_attribute("href").unwrap_or_default();
                    Ok(link.set_attribute("href", &with_slug(&address))?)
                }
            ))
            .append_element_content_handler(element!("head", |head| {
                head.append(&linked_data, ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!("[data-written='category']", |container| {
                container.set_inner_content(&intro, ContentType::Html);
                Ok(())
            }));
        let html = rewrite_str(self.list.html(), settings).map_err(|error| error.to_string())?;
        self.list
            .page(self.list.render_into(&html, &path, cards, pages)?)
    }

    fn intro_of(
        &self,
        name: &str,
        description: &str,
        untranslated: bool,
    ) -> Result<String, String> {
        let settings = RewriteStrSettings::new().append_element_content_handler(element!(
            "[data-category]",
            |element| {
                let text = match element.get_attribute("data-category").as_deref() {
                    Some("name") => name,
                    _ => description,
                };
                if text.is_empty() {
                    element.remove();
                }
                if !untranslated {
                    element.remove_attribute("lang");
                }
                element.set_inner_content(text, ContentType::Text);
                Ok(())
            }
        ));
        rewrite_str(&self.intro, settings).map_err(|error| error.to_string())
    }

    fn linked_data(&self, name: &str, description: &str, address: &str, cards: &[Card]) -> String {
        let blog = parent(parent(address));
        let home = parent(blog);
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
            "breadcrumb": breadcrumbs(&[(BRAND, &home), ("Blog", blog), (name, address)]),
            "mainEntity": {"@type": "ItemList", "itemListElement": posts},
        });
        format!(
            "<script type=\"application/ld+json\">{}</script>",
            script_safe(&data.to_string())
        )
    }
}

/// The path prefix and language of a pattern for categories.
pub(super) fn prefix_and_language(pattern: &str) -> Option<(&str, Language)> {
    let (prefix, _) = pattern.split_once('{')?;
    match prefix {
        "/blog/category/" => Some((prefix, Language::En)),
        "/es/blog/category/" => Some((prefix, Language::Es)),
        _ => None,
    }
}

/// HTML templates of a category page.
struct CategoryTemplates {
    title: String,
    intro: String,
    translations: TermTranslations,
    missing: String,
    missing_title: String,
}

/// Splits a shell into the document without templates, and the templates.
fn split(built: &str) -> Option<(String, String)> {
    let (before, rest) = built.split_once(TEMPLATES_START)?;
    let (templates, after) = rest.split_once(TEMPLATES_END)?;
    // The empty element stays, since hydration expects it.
    let html = format!("{before}<noscript>{TEMPLATES_END}{after}");
    Some((html, templates.to_owned()))
}

impl CategoryTemplates {
    /// `None` if a template is missing.
    fn read(templates: &str, shell: &str) -> Option<Self> {
        let tree = Html::parse_fragment(templates);
        let shell = Html::parse_document(shell);
        let title = shell
            .select(&Selector::parse("head > title").ok()?)
            .next()?;
        Some(Self {
            title: text_of(title),
            intro: first(&tree, "[data-pattern='category']")?.inner_html(),
            translations: TermTranslations::read(&tree)?,
            missing: first(&tree, "[data-pattern='missing']")?.inner_html(),
            missing_title: text_of(first(&tree, "[data-pattern='missing-title']")?),
        })
    }
}

fn first<'a>(tree: &'a Html, css_selector: &str) -> Option<ElementRef<'a>> {
    tree.select(&Selector::parse(css_selector).ok()?).next()
}

fn text_of(element: ElementRef<'_>) -> String {
    element.text().collect()
}

/// The shell with the message that the category does not exist.
fn missing(html: &str, templates: &CategoryTemplates) -> Result<String, String> {
    let head = format!(
        "<title>{}</title><meta name=\"robots\" content=\"noindex\">",
        escape(&templates.missing_title)
    );
    let settings = RewriteStrSettings::new().append_element_content_handler(element!(
        "[data-written='category']",
        |container| {
            container.set_attribute("data-missing", "")?;
            container.set_inner_content(&templates.missing, ContentType::Html);
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
    fn only_category_patterns_match() {
        assert_eq!(
            prefix_and_language("/es/blog/category/{any}"),
            Some(("/es/blog/category/", Language::Es))
        );
        for other in ["/blog/{slug}", "/blog/category", "/fr/blog/category/{x}"] {
            assert_eq!(prefix_and_language(other), None, "{other}");
        }
    }
}
