//! A post written whole into its page, by patterns that the build drew.

use chrono::NaiveDate;
use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{ElementRef, Html, Selector};
use url::form_urlencoded::byte_serialize;

use super::html::script_safe;
use super::list::{CardPicture, Days};
use super::terms::{Name, Term, TermWords};

/// How the element begins that carries the patterns; the words that are read in a minute stand in it.
const PATTERNS: &str = "<noscript data-post-patterns=\"";
const PATTERNS_END: &str = "</noscript>";

/// What stands for a category's slug at the end of an address.
const SAMPLE_SLUG: &str = "/sample";

/// What stands for the author, the title and the address in the patterns.
const SAMPLE_AUTHOR: &str = "sample";
const SAMPLE_TITLE: &str = "=sample-title";
const SAMPLE_ADDRESS: &str = "=sample-address";

/// What stands for a number of minutes.
const SAMPLE_MINUTES: &str = "88";

/// A post as its page shows it. Every text is plain but the body, which is clean HTML.
#[derive(Debug, Clone)]
pub struct Article {
    /// Its title.
    pub title: String,
    /// The day on which it was published.
    pub day: NaiveDate,
    /// The author, if known.
    pub author: Option<String>,
    /// Its categories.
    pub categories: Vec<Term>,
    /// Its tags.
    pub tags: Vec<Term>,
    /// Its own picture; without one the first of its body is shown.
    pub picture: Option<CardPicture>,
    /// Its words.
    pub body: String,
    /// The whole address of the page, for the links that share it.
    pub address: String,
    /// The post as the API answers it, JSON: what the page's scripts go on with.
    pub data: String,
}

/// The patterns of an article.
pub(super) struct ArticlePatterns {
    pictured: String,
    bare: String,
    category: String,
    tag: String,
    heading: String,
    author: String,
    one_minute: String,
    minutes: String,
    words_per_minute: usize,
    days: Days,
    words: TermWords,
}

/// A built shell without its patterns, and they, where it has any.
///
/// # Errors
/// When the patterns are not whole.
pub(super) fn parted(shell: &str) -> Result<(String, Option<ArticlePatterns>), &'static str> {
    let Some((before, rest)) = shell.split_once(PATTERNS) else {
        return Ok((shell.to_owned(), None));
    };
    let patterns = rest
        .split_once(PATTERNS_END)
        .and_then(|(patterns, after)| Some((patterns.split_once("\">")?, after)));
    let Some(((words, patterns), after)) = patterns else {
        return Err("the patterns of a post have no end");
    };
    let read = ArticlePatterns::read(words, patterns)
        .ok_or("the patterns that a post is written by are not whole")?;
    // The element itself stays: the page's scripts know of it.
    let html = format!("{before}<noscript>{PATTERNS_END}{after}");
    Ok((html, Some(read)))
}

fn selector(text: &str) -> Option<Selector> {
    Selector::parse(text).ok()
}

fn first<'a>(tree: &'a Html, wanted: &str) -> Option<ElementRef<'a>> {
    tree.select(&selector(wanted)?).next()
}

/// What a body tells of itself.
struct Told {
    /// Id and words of each heading that has any.
    headings: Vec<(String, String)>,
    picture: Option<CardPicture>,
    words: usize,
}

impl Told {
    fn of(body: &str) -> Self {
        let tree = Html::parse_fragment(body);
        let headings = selector("h2").map_or_else(Vec::new, |wanted| {
            tree.select(&wanted)
                .map(|heading| {
                    let id = heading.attr("id").unwrap_or_default().to_owned();
                    (id, heading.text().collect::<String>().trim().to_owned())
                })
                .filter(|(_, text)| !text.is_empty())
                .collect()
        });
        let picture = first(&tree, "img[src]").map(|image| CardPicture {
            url: image.attr("src").unwrap_or_default().to_owned(),
            alt: image.attr("alt").unwrap_or_default().to_owned(),
            choices: image.attr("srcset").map(str::to_owned),
        });
        let text: String = tree.root_element().text().collect();
        Self {
            headings,
            picture,
            words: text.split_whitespace().count(),
        }
    }
}

impl ArticlePatterns {
    fn read(words: &str, patterns: &str) -> Option<Self> {
        let tree = Html::parse_fragment(patterns);
        let inner = |wanted: &str| Some(first(&tree, wanted)?.inner_html());
        let outer = |wanted: &str| Some(first(&tree, wanted)?.html());
        Some(Self {
            pictured: inner("[data-pattern='pictured']")?,
            bare: inner("[data-pattern='bare']")?,
            category: outer("[data-chip='category']")?,
            tag: outer("[data-chip='tag']")?,
            heading: outer("nav li")?,
            author: first(&tree, "[data-author='name']")?.text().collect(),
            one_minute: inner("[data-pattern='one-minute']")?,
            minutes: inner("[data-pattern='minutes']")?,
            words_per_minute: words.parse().ok().filter(|words| *words > 0)?,
            days: Days::read(&tree)?,
            words: TermWords::read(&tree)?,
        })
    }

    /// Half a minute counts as a whole one, and nothing is read in none.
    fn minutes(&self, words: usize) -> String {
        let minutes = words.saturating_add(self.words_per_minute / 2) / self.words_per_minute;
        if minutes > 1 {
            self.minutes.replace(SAMPLE_MINUTES, &minutes.to_string())
        } else {
            self.one_minute.clone()
        }
    }

    /// The article with all its parts, and the data behind it.
    pub(super) fn fill(&self, post: &Article) -> Result<String, String> {
        let told = Told::of(&post.body);
        let picture = post.picture.as_ref().or(told.picture.as_ref());
        let pattern = match picture {
            Some(_) => &self.pictured,
            None => &self.bare,
        };
        let categories = post
            .categories
            .iter()
            .map(|term| category(&self.category, term, &self.words.category_name(term)))
            .collect::<Result<String, String>>()?;
        let tags = post
            .tags
            .iter()
            .map(|term| tag(&self.tag, &self.words.tag_name(term)))
            .collect::<Result<String, String>>()?;
        let contents = told
            .headings
            .iter()
            .map(|(id, words)| heading(&self.heading, id, words))
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
                        let words = self.author.replacen(SAMPLE_AUTHOR, name, 1);
                        author.set_inner_content(&words, ContentType::Text);
                    }
                    Some(_) => {}
                    None => author.remove(),
                }
                Ok(())
            }))
            .append_element_content_handler(element!("time", |time| {
                time.set_attribute("datetime", &post.day.to_string())?;
                time.set_inner_content(&self.days.write(post.day), ContentType::Text);
                Ok(())
            }))
            .append_element_content_handler(element!("[data-minutes]", |minutes| {
                minutes.set_inner_content(&self.minutes(told.words), ContentType::Html);
                Ok(())
            }))
            .append_element_content_handler(element!("header img", |image| {
                let Some(picture) = picture else {
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
            .append_element_content_handler(element!("section a[href]", |link| {
                let address = link.get_attribute("href").unwrap_or_default();
                let part = |text: &str| -> String {
                    std::iter::once("=")
                        .chain(byte_serialize(text.as_bytes()))
                        .collect()
                };
                let address = address
                    .replace(SAMPLE_TITLE, &part(&post.title))
                    .replace(SAMPLE_ADDRESS, &part(&post.address));
                Ok(link.set_attribute("href", &address)?)
            }))
            .append_element_content_handler(element!("[data-testid='post-body']", |body| {
                body.set_inner_content(&post.body, ContentType::Html);
                Ok(())
            }));
        let article = rewrite_str(pattern, settings).map_err(|error| error.to_string())?;
        // A data block: browsers never run it, so that the page's policy needs no hash of it.
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

fn tag(pattern: &str, name: &Name<'_>) -> Result<String, String> {
    let settings =
        RewriteStrSettings::new().append_element_content_handler(element!("li", |entry| {
            name.mark(entry);
            entry.set_inner_content(name.text, ContentType::Text);
            Ok(())
        }));
    rewrite_str(pattern, settings).map_err(|error| error.to_string())
}

fn category(pattern: &str, term: &Term, name: &Name<'_>) -> Result<String, String> {
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("li", |entry| {
            name.mark(entry);
            Ok(())
        }))
        .append_element_content_handler(element!("a", |link| {
            let address = link.get_attribute("href").unwrap_or_default();
            let place = format!("/{}", term.slug);
            link.set_attribute("href", &address.replace(SAMPLE_SLUG, &place))?;
            link.set_inner_content(name.text, ContentType::Text);
            Ok(())
        }));
    rewrite_str(pattern, settings).map_err(|error| error.to_string())
}

fn heading(pattern: &str, id: &str, words: &str) -> Result<String, String> {
    let settings =
        RewriteStrSettings::new().append_element_content_handler(element!("a", |link| {
            let place: String = byte_serialize(id.as_bytes()).collect();
            link.set_attribute("href", &format!("#{place}"))?;
            link.set_inner_content(words, ContentType::Text);
            Ok(())
        }));
    rewrite_str(pattern, settings).map_err(|error| error.to_string())
}

/// The shell with the article in its place, and without the words that say that scripts are needed.
pub(super) fn with_article(html: &str, article: &str) -> Result<String, String> {
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("[data-written='post']", |place| {
            place.set_inner_content(article, ContentType::Html);
            Ok(())
        }))
        .append_element_content_handler(element!("noscript[data-unwritten]", |words| {
            words.set_inner_content("", ContentType::Text);
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| error.to_string())
}
