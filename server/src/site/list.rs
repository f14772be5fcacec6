//! The pages of the list of posts: what the build drew, with the posts written into it.

use std::cell::Cell;

use chrono::{Datelike as _, NaiveDate};
use lol_html::html_content::{ContentType, Element};
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{ElementRef, Html, Selector};

use super::manifest::Language;
use super::paging::PagingPatterns;
use super::resource::Resource;
use super::terms::{Term, TermWords};
use crate::blog::BlogQuery;

/// How the element begins that carries what posts are written by.
const PATTERNS: &str = "<noscript data-patterns=\"";
const PATTERNS_END: &str = "</noscript>";

/// What stands for a post's slug in the patterns.
const SAMPLE: &str = "sample";

/// The day that the patterns of the months name, and its year.
const SAMPLE_DAY: (&str, &str) = ("15", "2026");

/// The page of the list in one language.
pub struct ListPage {
    /// The frame's language; posts are in English under both.
    pub language: Language,
    path: String,
    html: String,
    policy: Option<actix_web::http::header::HeaderValue>,
    /// The query by which the page itself asks for its posts, but for the number of the page.
    query: String,
    patterns: Patterns,
    paging: PagingPatterns,
}

/// The elements that posts are written by, as the build drew them.
struct Patterns {
    /// Each place of the list, the featured one first.
    places: Vec<Place>,
    /// The list's opening tag around all but the first.
    list: String,
    days: Days,
    words: TermWords,
}

/// How days are written out: one of each month, as the build drew it.
pub(super) struct Days(Vec<String>);

struct Place {
    pictured: String,
    bare: String,
}

/// A post as its card shows it. Every text is plain.
#[derive(Debug, Clone)]
pub struct Card {
    /// Its name in addresses.
    pub slug: String,
    /// Its title.
    pub title: String,
    /// Its excerpt.
    pub excerpt: String,
    /// The day on which it was published.
    pub day: NaiveDate,
    /// The author, if known.
    pub author: Option<String>,
    /// Its categories; the card shows the first ones.
    pub categories: Vec<Term>,
    /// Its picture, if it has one.
    pub picture: Option<CardPicture>,
}

/// A picture of a card.
#[derive(Debug, Clone)]
pub struct CardPicture {
    /// Its address.
    pub url: String,
    /// What it shows.
    pub alt: String,
    /// The attribute `srcset`, where there is a choice.
    pub choices: Option<String>,
}

impl ListPage {
    /// The page that the build has left in `file`, if it is one that posts are written into.
    ///
    /// # Errors
    /// When its patterns are not as they should be.
    pub(super) fn of(
        (path, file, language): (&str, &str, Language),
        built: &Resource,
    ) -> Result<Option<Self>, String> {
        let Some(found) = std::str::from_utf8(built.plain()).ok().and_then(parted) else {
            return Ok(None);
        };
        let wrong = |what: &str| format!("{file}: {what}");
        let not_whole = || wrong("the patterns that posts are written by are not whole");
        let (html, query, patterns) = found;
        let this = Self {
            language,
            path: path.to_owned(),
            html,
            policy: built.policy().cloned(),
            query,
            patterns: Patterns::read(&patterns).ok_or_else(not_whole)?,
            paging: PagingPatterns::read(&patterns).ok_or_else(not_whole)?,
        };
        this.call(1, None)
            .map_err(|problem| wrong(&format!("the query for its posts is refused: {problem}")))?;
        Ok(Some(this))
    }

    pub(super) fn is_at(&self, path: &str) -> bool {
        self.path == path
    }

    pub(super) fn html(&self) -> &str {
        &self.html
    }

    /// A page of this one's document, under its policy. Compresses.
    pub(super) fn page(&self, html: String) -> Result<Resource, String> {
        Resource::page(html, self.policy.clone())
    }

    /// The page without any post. Compresses.
    pub(super) fn bare(&self) -> Result<Resource, String> {
        self.page(self.html.clone())
    }

    /// A page of the list whose posts are not at hand: the page's scripts ask for them, and search engines are told its
    /// own address.
    ///
    /// # Errors
    /// When the page cannot be written.
    pub fn bare_at(&self, page: u32) -> Result<Resource, String> {
        let html =
            rewrite_str(&self.html, numbered_head(page)).map_err(|error| error.to_string())?;
        Resource::page_as_it_is(html, self.policy.clone())
    }

    /// The call that brings the posts of a page, counted from 1: the same that the page itself makes, for all posts or
    /// for those of a category.
    ///
    /// # Errors
    /// Says what is wrong with the page's own query.
    pub fn call(&self, page: u32, category: Option<u64>) -> Result<BlogQuery, &'static str> {
        let query = format!("page={page}&{}", self.query);
        let (mut call, _) = BlogQuery::posts(&query).map_err(|bad| bad.message)?;
        if let BlogQuery::List {
            category: wanted, ..
        } = &mut call
        {
            *wanted = category;
        }
        Ok(call)
    }

    /// The page of the list with these posts, and how many pages there are. Compresses.
    ///
    /// # Errors
    /// When the page cannot be written.
    pub fn with(&self, cards: &[Card], pages: (u32, u32)) -> Result<Resource, String> {
        self.page(self.written(&self.html, &self.path, cards, pages)?)
    }

    /// The document `html`, which stands at `path`, with these posts in it, and the way to the other pages. Each page of
    /// the list is one of its own for search engines: the first at the list's address, the others with their number.
    pub(super) fn written(
        &self,
        html: &str,
        path: &str,
        cards: &[Card],
        (page, total_pages): (u32, u32),
    ) -> Result<String, String> {
        let written = self.patterns.fill(cards)?;
        let paging = self.paging.fill(path, page, total_pages)?;
        let settings = numbered_head(page)
            .append_element_content_handler(element!("nav[data-paging]", |nav| {
                // A list of one page has no ways through it.
                if total_pages > 1 {
                    nav.set_inner_content(&paging, ContentType::Html);
                } else {
                    nav.remove();
                }
                Ok(())
            }))
            .append_element_content_handler(element!("[data-written='posts']", |place| {
                place.set_inner_content(&written, ContentType::Html);
                place.set_attribute("data-page", &page.to_string())?;
                place.set_attribute("data-total-pages", &total_pages.to_string())?;
                Ok(())
            }))
            .append_element_content_handler(element!("[aria-busy]", |list| {
                Ok(list.set_attribute("aria-busy", "false")?)
            }));
        rewrite_str(html, settings).map_err(|error| error.to_string())
    }
}

/// Writes the address of a page of the list into the document's head: the list's own for the first one.
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

/// A built page without its patterns, the query that they name, and they themselves.
fn parted(built: &str) -> Option<(String, String, String)> {
    let (before, rest) = built.split_once(PATTERNS)?;
    let (rest, after) = rest.split_once(PATTERNS_END)?;
    let (query, patterns) = rest.split_once("\">")?;
    let query = query.replace("&amp;", "&");
    // The element itself stays: the page's scripts know of it.
    let html = format!("{before}<noscript>{PATTERNS_END}{after}");
    Some((html, query, patterns.to_owned()))
}

impl Patterns {
    /// None when something is missing.
    fn read(html: &str) -> Option<Self> {
        let tree = Html::parse_fragment(html);
        let all = |selector: &str| -> Option<Vec<ElementRef<'_>>> {
            let selector = Selector::parse(selector).ok()?;
            Some(tree.select(&selector).collect())
        };
        let pictured = all("[data-pattern='pictured'] :is([data-featured], [data-post])")?;
        let bare = all("[data-pattern='bare'] :is([data-featured], [data-post])")?;
        let list = pictured.get(1)?.parent().and_then(ElementRef::wrap)?;
        let patterns = Self {
            list: list.html().split_once('>')?.0.to_owned() + ">",
            days: Days::read(&tree)?,
            words: TermWords::read(&tree)?,
            places: pictured
                .iter()
                .zip(&bare)
                .map(|(pictured, bare)| Place {
                    pictured: pictured.html(),
                    bare: bare.html(),
                })
                .collect(),
        };
        (bare.len() == pictured.len()).then_some(patterns)
    }

    fn fill(&self, cards: &[Card]) -> Result<String, String> {
        let mut html = String::new();
        for (index, (card, place)) in cards.iter().zip(&self.places).enumerate() {
            if index == 1 {
                html += &self.list;
            }
            html += &self.card(card, place)?;
        }
        if cards.len() > 1 {
            html += "</ul>";
        }
        Ok(html)
    }

    fn card(&self, card: &Card, place: &Place) -> Result<String, String> {
        let pattern = match card.picture {
            Some(_) => &place.pictured,
            None => &place.bare,
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
                link.set_attribute("href", &address.replace(SAMPLE, &card.slug))?;
                link.set_inner_content(&card.title, ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("img", |image| {
                let Some(picture) = &card.picture else {
                    return Ok(());
                };
                image.set_attribute("src", &picture.url)?;
                image.set_attribute("alt", &picture.alt)?;
                if let Some(choices) = &picture.choices {
                    image.set_attribute("srcset", choices)?;
                } else {
                    image.remove_attribute("srcset");
                    image.remove_attribute("sizes");
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
                        let name = self.words.category_name(category);
                        name.mark(chip);
                        chip.set_inner_content(name.text, ContentType::Text);
                    }
                    None => chip.remove(),
                }
                chips.set(categories);
                Ok(())
            }))
            .append_element_content_handler(element!("time", |time| {
                time.set_attribute("datetime", &card.day.to_string())?;
                time.set_inner_content(&self.days.write(card.day), ContentType::Text);
                Ok(())
            }));
        rewrite_str(pattern, settings).map_err(|error| error.to_string())
    }
}

impl Days {
    /// None unless every month is there.
    pub(super) fn read(tree: &Html) -> Option<Self> {
        let selector = Selector::parse("[data-pattern='months'] time").ok()?;
        let months: Vec<String> = tree
            .select(&selector)
            .map(|day| day.text().collect())
            .collect();
        (months.len() == 12).then_some(Self(months))
    }

    pub(super) fn write(&self, day: NaiveDate) -> String {
        let (sample_day, sample_year) = SAMPLE_DAY;
        let month = usize::try_from(day.month0())
            .ok()
            .and_then(|month| self.0.get(month));
        month.map_or_else(String::new, |month| {
            month
                .replace(sample_year, &day.year().to_string())
                .replacen(sample_day, &day.day().to_string(), 1)
        })
    }
}
