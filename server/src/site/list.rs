//! The list of posts: renders posts into the prerendered pages.

use std::cell::Cell;

use chrono::{Datelike as _, NaiveDate};
use lol_html::html_content::{ContentType, Element};
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{ElementRef, Html, Selector};

use super::manifest::Language;
use super::pagination::PaginationTemplates;
use super::resource::Resource;
use super::terms::{Term, TermTranslations};
use crate::blog::BlogQuery;

/// Start of the element that contains the templates; its value is the query for the posts.
const TEMPLATES_START: &str = "<noscript data-patterns=\"";
const TEMPLATES_END: &str = "</noscript>";

/// Placeholder for a slug.
const SAMPLE_SLUG: &str = "sample";

/// Day and year of the sample dates in the month templates.
const SAMPLE_DATE: (&str, &str) = ("15", "2026");

/// The list page in one language.
pub struct ListPage {
    /// The language of the surrounding page; posts are always in English.
    pub language: Language,
    path: String,
    html: String,
    policy: Option<actix_web::http::header::HeaderValue>,
    /// The query string by which the page's scripts request its posts, without the page number.
    query: String,
    templates: PostTemplates,
    pagination: PaginationTemplates,
}

/// HTML templates of the posts, from the build.
struct PostTemplates {
    /// One template per position in the list, the featured one first.
    positions: Vec<PositionTemplates>,
    /// Opening tag of the list around all but the featured post.
    list: String,
    dates: DateTemplates,
    translations: TermTranslations,
}

/// A formatted sample date of each month, from the build.
pub(super) struct DateTemplates(Vec<String>);

struct PositionTemplates {
    with_image: String,
    without_image: String,
}

/// A post as shown on its card. All texts are plain.
#[derive(Debug, Clone)]
pub struct Card {
    pub slug: String,
    pub title: String,
    pub excerpt: String,
    pub date: NaiveDate,
    pub author: Option<String>,
    /// All categories; the card shows the first ones.
    pub categories: Vec<Term>,
    pub image: Option<CardImage>,
}

/// The image of a card.
#[derive(Debug, Clone)]
pub struct CardImage {
    pub url: String,
    pub alt: String,
    /// `None` if there is only one size.
    pub srcset: Option<String>,
}

impl ListPage {
    /// The list page in `file`, if it contains templates of posts.
    ///
    /// # Errors
    /// If its templates or query are invalid.
    pub(super) fn of(
        (path, file, language): (&str, &str, Language),
        built: &Resource,
    ) -> Result<Option<Self>, String> {
        let Some(found) = std::str::from_utf8(built.plain()).ok().and_then(split) else {
            return Ok(None);
        };
        let with_file = |what: &str| format!("{file}: {what}");
        let incomplete = || with_file("the post templates are incomplete");
        let (html, query, templates) = found;
        let this = Self {
            language,
            path: path.to_owned(),
            html,
            policy: built.policy().cloned(),
            query,
            templates: PostTemplates::read(&templates).ok_or_else(incomplete)?,
            pagination: PaginationTemplates::read(&templates).ok_or_else(incomplete)?,
        };
        this.query(1, None).map_err(|problem| {
            with_file(&format!("the query for its posts is invalid: {problem}"))
        })?;
        Ok(Some(this))
    }

    pub(super) fn is_at(&self, path: &str) -> bool {
        self.path == path
    }

    pub(super) fn html(&self) -> &str {
        &self.html
    }

    /// A compressed page with this one's policy.
    pub(super) fn page(&self, html: String) -> Result<Resource, String> {
        Resource::page(html, self.policy.clone())
    }

    /// The first page without posts, compressed.
    pub(super) fn empty_first_page(&self) -> Result<Resource, String> {
        self.page(self.html.clone())
    }

    /// A page without posts, if they are not cached: the page's scripts fetch them. Its canonical URL has the page
    /// number.
    ///
    /// # Errors
    /// If the page cannot be rewritten or compressed.
    pub fn empty_page(&self, page: u32) -> Result<Resource, String> {
        let html =
            rewrite_str(&self.html, numbered_head(page)).map_err(|error| error.to_string())?;
        Resource::uncompressed_page(html, self.policy.clone())
    }

    /// The query for the posts of a page (from 1), of all posts or those of a category; the same as that of the page's
    /// scripts.
    ///
    /// # Errors
    /// If the page's own query string is invalid.
    pub fn query(&self, page: u32, category: Option<u64>) -> Result<BlogQuery, &'static str> {
        let query = format!("page={page}&{}", self.query);
        let (mut query, _) = BlogQuery::posts(&query).map_err(|bad| bad.message)?;
        if let BlogQuery::List {
            category: query_category,
            ..
        } = &mut query
        {
            *query_category = category;
        }
        Ok(query)
    }

    /// Renders and compresses a page of the list. `pages` is the page number and the number of pages.
    ///
    /// # Errors
    /// If the page cannot be rewritten or compressed.
    pub fn render(&self, cards: &[Card], pages: (u32, u32)) -> Result<Resource, String> {
        self.page(self.render_into(&self.html, &self.path, cards, pages)?)
    }

    /// Renders posts and pagination into the document `html` at `path`. Each page has its own canonical URL: the list's
    /// URL for the first, with the page number for the others.
    pub(super) fn render_into(
        &self,
        html: &str,
        path: &str,
        cards: &[Card],
        (page, total_pages): (u32, u32),
    ) -> Result<String, String> {
        let posts = self.templates.render(cards)?;
        let pagination = self.pagination.render(path, page, total_pages)?;
        let settings = numbered_head(page)
            .append_element_content_handler(element!("nav[data-paging]", |nav| {
                // A single page needs no pagination.
                if total_pages > 1 {
                    nav.set_inner_content(&pagination, ContentType::Html);
                } else {
                    nav.remove();
                }
                Ok(())
            }))
            .append_element_content_handler(element!("[data-written='posts']", |container| {
                container.set_inner_content(&posts, ContentType::Html);
                container.set_attribute("data-page", &page.to_string())?;
                container.set_attribute("data-total-pages", &total_pages.to_string())?;
                Ok(())
            }))
            .append_element_content_handler(element!("[aria-busy]", |list| {
                Ok(list.set_attribute("aria-busy", "false")?)
            }));
        rewrite_str(html, settings).map_err(|error| error.to_string())
    }
}

/// Adds the page number to the URLs in the head, except on the first page.
fn numbered_head<'h>(page: u32) -> RewriteStrSettings<'h, 'h> {
    let number = move |element: &mut Element<'_, '_>, attribute: &str| {
        if page > 1 {
            let address = element.get_attribute(attribute).unwrap_or_default();
            element.set_attribute(attribute, &format!("{address}?page={page}"))?;
        }
        Ok(())
    };
    RewriteStrSettings::new()
        .append_element_content_handler(element!(
            "head > link[rel='canonical'], head > link[rel='alternate'][hreflang]",
            move |link| number(link, "href")
        ))
        .append_element_content_handler(element!("head > meta[property='og:url']", move |meta| {
            number(meta, "content")
        }))
}

/// Splits a built page into the document without templates, the query string and the templates.
fn split(built: &str) -> Option<(String, String, String)> {
    let (before, rest) = built.split_once(TEMPLATES_START)?;
    let (rest, after) = rest.split_once(TEMPLATES_END)?;
    let (query, templates) = rest.split_once("\">")?;
    let query = query.replace("&amp;", "&");
    // The empty element stays, since hydration expects it.
    let html = format!("{before}<noscript>{TEMPLATES_END}{after}");
    Some((html, query, templates.to_owned()))
}

impl PostTemplates {
    /// `None` if a template is missing.
    fn read(html: &str) -> Option<Self> {
        let tree = Html::parse_fragment(html);
        let all = |selector: &str| -> Option<Vec<ElementRef<'_>>> {
            let selector = Selector::parse(selector).ok()?;
            Some(tree.select(&selector).collect())
        };
        let with_image = all("[data-pattern='pictured'] :is([data-featured], [data-post])")?;
        let without_image = all("[data-pattern='bare'] :is([data-featured], [data-post])")?;
        let list = with_image.get(1)?.parent().and_then(ElementRef::wrap)?;
        let templates = Self {
            list: list.html().split_once('>')?.0.to_owned() + ">",
            dates: DateTemplates::read(&tree)?,
            translations: TermTranslations::read(&tree)?,
            positions: with_image
                .iter()
                .zip(&without_image)
                .map(|(with_image, without_image)| PositionTemplates {
                    with_image: with_image.html(),
                    without_image: without_image.html(),
                })
                .collect(),
        };
        (without_image.len() == with_image.len()).then_some(templates)
    }

    fn render(&self, cards: &[Card]) -> Result<String, String> {
        let mut html = String::new();
        for (index, (card, position)) in cards.iter().zip(&self.positions).enumerate() {
            if index == 1 {
                html += &self.list;
            }
            html += &self.card(card, position)?;
        }
        if cards.len() > 1 {
            html += "</ul>";
        }
        Ok(html)
    }

    fn card(&self, card: &Card, position: &PositionTemplates) -> Result<String, String> {
        let template = match card.image {
            Some(_) => &position.with_image,
            None => &position.without_image,
        };
        let chips = Cell::new(card.categories.iter());
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("[data-featured]", |post| {
                Ok(post.set_attribute("data-featured", &card.slug)?)
            }))
            .append_element_content_handler(element!("[data-post]", |post| {
                Ok(post.set_attribute("data-post", &card.slug)?)
            }))
            .append_element_content_handler(element!("a[href]", |link| {
                let address = link.get_attribute("href").unwrap_or_default();
                link.set_attribute("href", &address.replace(SAMPLE_SLUG, &card.slug))?;
                link.set_inner_content(&card.title, ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("img", |img| {
                let Some(image) = &card.image else {
                    return Ok(());
                };
                img.set_attribute("src", &image.url)?;
                img.set_attribute("alt", &image.alt)?;
                if let Some(srcset) = &image.srcset {
                    img.set_attribute("srcset", srcset)?;
                } else {
                    img.remove_attribute("srcset");
                    img.remove_attribute("sizes");
                }
                Ok(())
            }))
            .append_element_content_handler(element!("p[lang]", |excerpt| {
                excerpt.set_inner_content(&card.excerpt, ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("p > span", |author| {
                match &card.author {
                    Some(name) => {
                        author.set_inner_content(&format!("{name} · "), ContentType::Text);
                    }
                    None => author.remove(),
                }
                Ok(())
            }))
            .append_element_content_handler(element!("ul", |categories| {
                if card.categories.is_empty() {
                    categories.remove();
                }
                Ok(())
            }))
            .append_element_content_handler(element!("[data-chip]", |chip| {
                let mut categories = chips.take();
                match categories.next() {
                    Some(category) => {
                        let name = self.translations.category_name(category);
                        name.set_language(chip);
                        chip.set_inner_content(name.text, ContentType::Text);
                    }
                    None => chip.remove(),
                }
                chips.set(categories);
                Ok(())
            }))
            .append_element_content_handler(element!("time", |time| {
                time.set_attribute("datetime", &card.date.to_string())?;
                time.set_inner_content(&self.dates.format(card.date), ContentType::Text);
                Ok(())
            }));
        rewrite_str(template, settings).map_err(|error| error.to_string())
    }
}

impl DateTemplates {
    /// `None` unless all twelve months are present.
    pub(super) fn read(tree: &Html) -> Option<Self> {
        let selector = Selector::parse("[data-pattern='months'] time").ok()?;
        let months: Vec<String> = tree
            .select(&selector)
            .map(|date| date.text().collect())
            .collect();
        (months.len() == 12).then_some(Self(months))
    }

    pub(super) fn format(&self, date: NaiveDate) -> String {
        let (sample_day, sample_year) = SAMPLE_DATE;
        let month = usize::try_from(date.month0())
            .ok()
            .and_then(|month| self.0.get(month));
        month.map_or_else(String::new, |month| {
            month
                .replace(sample_year, &date.year().to_string())
                .replacen(sample_day, &date.day().to_string(), 1)
        })
    }
}
