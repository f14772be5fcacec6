//! Renders a full post into its page, from HTML templates in the prerendered shell.

use chrono::NaiveDate;
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{ElementRef, Html, Selector};
use url::form_urlencoded::byte_serialize;

use super::html::script_safe;
use super::list::{CardImage, DateTemplates};
use super::terms::{DisplayName, Term, TermTranslations};

/// Start of the element that contains the templates; its value is the reading speed in words per minute.
const TEMPLATES_START: &str = "<noscript data-post-patterns=\"";
const TEMPLATES_END: &str = "</noscript>";

/// Placeholder for a category's slug at the end of a URL.
const SAMPLE_SLUG: &str = "/sample";

/// Placeholders for the author, title and URL.
const SAMPLE_AUTHOR: &str = "sample";
const SAMPLE_TITLE: &str = "=sample-title";
const SAMPLE_URL: &str = "=sample-address";

/// Placeholder for a number of minutes.
const SAMPLE_MINUTES: &str = "88";

/// A post as shown on its page. All texts are plain, except for the body, which is sanitized HTML.
#[derive(Debug, Clone)]
pub struct Article {
    pub title: String,
    pub date: NaiveDate,
    pub author: Option<String>,
    pub categories: Vec<Term>,
    pub tags: Vec<Term>,
    /// The featured image; if absent, the first image of the body is used.
    pub image: Option<CardImage>,
    /// Sanitized HTML.
    pub body: String,
    /// Absolute URL of the page, for share links.
    pub url: String,
    /// The post as JSON in the API's format, for hydration.
    pub data: String,
}

/// The HTML templates of an article.
pub(super) struct ArticleTemplates {
    with_image: String,
    without_image: String,
    category: String,
    tag: String,
    heading: String,
    author: String,
    one_minute: String,
    minutes: String,
    words_per_minute: usize,
    dates: DateTemplates,
    translations: TermTranslations,
}

/// Splits a shell into the document without templates, and the templates if it has any.
///
/// # Errors
/// If the templates are incomplete.
pub(super) fn split(shell: &str) -> Result<(String, Option<ArticleTemplates>), &'static str> {
    let Some((before, rest)) = shell.split_once(TEMPLATES_START) else {
        return Ok((shell.to_owned(), None));
    };
    let templates = rest
        .split_once(TEMPLATES_END)
        .and_then(|(templates, after)| Some((templates.split_once("\">")?, after)));
    let Some(((words_per_minute, templates), after)) = templates else {
        return Err("the post templates are not terminated");
    };
    let read = ArticleTemplates::read(words_per_minute, templates)
        .ok_or("the post templates are incomplete")?;
    // The empty element stays, since hydration expects it.
    let html = format!("{before}<noscript>{TEMPLATES_END}{after}");
    Ok((html, Some(read)))
}

fn selector(text: &str) -> Option<Selector> {
    Selector::parse(text).ok()
}

fn first<'a>(tree: &'a Html, css_selector: &str) -> Option<ElementRef<'a>> {
    tree.select(&selector(css_selector)?).next()
}

/// Data derived from a body.
struct BodyDetails {
    /// Id and text of each non-empty heading.
    headings: Vec<(String, String)>,
    image: Option<CardImage>,
    words: usize,
}

impl BodyDetails {
    fn of(body: &str) -> Self {
        let tree = Html::parse_fragment(body);
        let headings = selector("h2").map_or_else(Vec::new, |selector| {
            tree.select(&selector)
                .map(|heading| {
                    let id = heading.attr("id").unwrap_or_default().to_owned();
                    (id, heading.text().collect::<String>().trim().to_owned())
                })
                .filter(|(_, text)| !text.is_empty())
                .collect()
        });
        let image = first(&tree, "img[src]").map(|img| CardImage {
            url: img.attr("src").unwrap_or_default().to_owned(),
            alt: img.attr("alt").unwrap_or_default().to_owned(),
            srcset: img.attr("srcset").map(str::to_owned),
        });
        let text: String = tree.root_element().text().collect();
        Self {
            headings,
            image,
            words: text.split_whitespace().count(),
        }
    }
}

impl ArticleTemplates {
    fn read(words_per_minute: &str, templates: &str) -> Option<Self> {
        let tree = Html::parse_fragment(templates);
        let inner = |css_selector: &str| Some(first(&tree, css_selector)?.inner_html());
        let outer = |css_selector: &str| Some(first(&tree, css_selector)?.html());
        Some(Self {
            with_image: inner("[data-pattern='pictured']")?,
            without_image: inner("[data-pattern='bare']")?,
            category: outer("[data-chip='category']")?,
            tag: outer("[data-chip='tag']")?,
            heading: outer("nav li")?,
            author: first(&tree, "[data-author='name']")?.text().collect(),
            one_minute: inner("[data-pattern='one-minute']")?,
            minutes: inner("[data-pattern='minutes']")?,
            words_per_minute: words_per_minute.parse().ok().filter(|words| *words > 0)?,
            dates: DateTemplates::read(&tree)?,
            translations: TermTranslations::read(&tree)?,
        })
    }

    /// The reading time, rounded to minutes and at least one.
    fn minutes(&self, words: usize) -> String {
        let minutes = words.saturating_add(self.words_per_minute / 2) / self.words_per_minute;
        if minutes > 1 {
            self.minutes.replace(SAMPLE_MINUTES, &minutes.to_string())
        } else {
            self.one_minute.clone()
        }
    }

    /// Renders the article and its hydration data.
    pub(super) fn render(&self, post: &Article) -> Result<String, String> {
        let details = BodyDetails::of(&post.body);
        let image = post.image.as_ref().or(details.image.as_ref());
        let template = match image {
            Some(_) => &self.with_image,
            None => &self.without_image,
        };
        let categories = post
            .categories
            .iter()
            .map(|term| category(&self.category, term, &self.translations.category_name(term)))
            .collect::<Result<String, String>>()?;
        let tags = post
            .tags
            .iter()
            .map(|term| tag(&self.tag, &self.translations.tag_name(term)))
            .collect::<Result<String, String>>()?;
        let contents = details
            .headings
            .iter()
            .map(|(id, text)| heading(&self.heading, id, text))
            .collect::<Result<String, String>>()?;
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("h1", |title| {
                title.set_inner_content(&post.title, ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("header ul", |list| {
                fill_or_remove(list, &categories);
                Ok(())
            }))
            .append_element_content_handler(element!("ul[data-tags]", |list| {
                fill_or_remove(list, &tags);
                Ok(())
            }))
            .append_element_content_handler(element!("nav ol", |list| {
                list.set_inner_content(&contents, ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!("nav", |nav| {
                if contents.is_empty() {
                    nav.remove();
                }
                Ok(())
            }))
            .append_element_content_handler(element!("[data-author]", |author| {
                match &post.author {
                    Some(name)
                        if author.get_attribute("data-author").as_deref() == Some("name") =>
                    {
                        let byline = self.author.replacen(SAMPLE_AUTHOR, name, 1);
                        author.set_inner_content(&byline, ContentType::Text);
                    }
                    Some(_) => {}
                    None => author.remove(),
                }
                Ok(())
            }))
            .append_element_content_handler(element!("time", |time| {
                time.set_attribute("datetime", &post.date.to_string())?;
                time.set_inner_content(&self.dates.format(post.date), ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("[data-minutes]", |minutes| {
                minutes.set_inner_content(&self.minutes(details.words), ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!("header img", |img| {
                let Some(image) = image else {
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
            .append_element_content_handler(element!("section a[href]", |link| {
                let url = link.get_attribute("href").unwrap_or_default();
                let part = |text: &str| -> String {
                    std::iter::once("=")
                        .chain(byte_serialize(text.as_bytes()))
                        .collect()
                };
                let url = url
                    .replace(SAMPLE_TITLE, &part(&post.title))
                    .replace(SAMPLE_URL, &part(&post.url));
                Ok(link.set_attribute("href", &url)?)
            }))
            .append_element_content_handler(element!("[data-testid='post-body']", |body| {
                body.set_inner_content(&post.body, ContentType::Html);
                Ok(())
            }));
        let article = rewrite_str(template, settings).map_err(|error| error.to_string())?;
        // A data block is never executed, so the CSP needs no hash for it.
        let data = script_safe(&post.data);
        Ok(format!(
            "{article}<script type=\"application/json\">{data}</script>"
        ))
    }
}

fn fill_or_remove(list: &mut lol_html::html_content::Element<'_, '_>, entries: &str) {
    if entries.is_empty() {
        list.remove();
    } else {
        list.set_inner_content(entries, ContentType::Html);
    }
}

fn tag(template: &str, name: &DisplayName<'_>) -> Result<String, String> {
    let settings =
        RewriteStrSettings::new().append_element_content_handler(element!("li", |entry| {
            name.set_language(entry);
            entry.set_inner_content(name.text, ContentType::Text);
            Ok(())
        }));
    rewrite_str(template, settings).map_err(|error| error.to_string())
}

fn category(template: &str, term: &Term, name: &DisplayName<'_>) -> Result<String, String> {
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("li", |entry| {
            name.set_language(entry);
            Ok(())
        }))
        .append_element_content_handler(element!("a", |link| {
            let url = link.get_attribute("href").unwrap_or_default();
            let place = format!("/{}", term.slug);
            link.set_attribute("href", &url.replace(SAMPLE_SLUG, &place))?;
            link.set_inner_content(name.text, ContentType::Text);
            Ok(())
        }));
    rewrite_str(template, settings).map_err(|error| error.to_string())
}

fn heading(template: &str, id: &str, text: &str) -> Result<String, String> {
    let settings =
        RewriteStrSettings::new().append_element_content_handler(element!("a", |link| {
            let place: String = byte_serialize(id.as_bytes()).collect();
            link.set_attribute("href", &format!("#{place}"))?;
            link.set_inner_content(text, ContentType::Text);
            Ok(())
        }));
    rewrite_str(template, settings).map_err(|error| error.to_string())
}

/// Inserts the article into the shell, and clears the notice that scripts are required.
pub(super) fn with_article(html: &str, article: &str) -> Result<String, String> {
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("[data-written='post']", |container| {
            container.set_inner_content(article, ContentType::Html);
            Ok(())
        }))
        .append_element_content_handler(element!("noscript[data-unwritten]", |notice| {
            notice.set_inner_content("", ContentType::Text);
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| error.to_string())
}
