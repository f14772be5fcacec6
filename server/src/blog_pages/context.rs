//! What the templates are filled with.

use lol_html::{RewriteStrSettings, element, rewrite_str};
use minijinja::value::Serde;
use minijinja::{Value, context};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use scraper::{Html, Selector};
use serde::Serialize;
use serde_json::json;
use url::form_urlencoded::byte_serialize;

use chrono::{Datelike as _, NaiveDateTime};

use super::InLanguage;
use super::head::{breadcrumbs, data_block, of_post, post_url};
use super::paging::{Paging, query};
use crate::BRAND;
use crate::blog::{LinkedTerm, Media, Page, Post, Slug, Snapshot, Term};
use crate::site::Language;

/// A category or tag in the page's language, if it is translated.
#[derive(Serialize)]
struct Name<'a> {
    name: &'a str,
    /// Language of the name.
    lang: &'static str,
    slug: String,
}

/// A category or tag below a list.
#[derive(Serialize)]
struct Topic<'a> {
    id: u64,
    name: &'a str,
    description: &'a str,
    lang: &'static str,
    slug: String,
    count: u64,
    /// Whether the page lists it.
    current: bool,
}

#[derive(Serialize)]
struct Date {
    iso: String,
    day: u32,
    month: u32,
    year: i32,
}

#[derive(Serialize)]
struct Image {
    url: String,
    alt: String,
    srcset: Option<String>,
}

/// A post on a list.
#[derive(Serialize)]
struct Card<'a> {
    slug: String,
    title: &'a str,
    /// Language of the post.
    lang: &'static str,
    /// Whether that is another language than the page's.
    foreign: bool,
    excerpt: &'a str,
    author: Option<&'a str>,
    date: Date,
    categories: Vec<Name<'a>>,
    image: Option<Image>,
}

/// A second-level heading.
#[derive(Serialize)]
struct Heading {
    /// As in an address.
    id: String,
    text: String,
}

/// What a body consists of.
#[derive(Default)]
struct Body {
    /// The non-empty headings.
    headings: Vec<Heading>,
    image: Option<Image>,
    words: usize,
}

fn value(serializable: impl Serialize) -> Value {
    Value::from(Serde(serializable))
}

impl From<NaiveDateTime> for Date {
    fn from(time: NaiveDateTime) -> Self {
        Self {
            iso: time.date().to_string(),
            day: time.day(),
            month: time.month(),
            year: time.year(),
        }
    }
}

impl From<&Media> for Image {
    fn from(media: &Media) -> Self {
        Self {
            url: media.source_url.clone(),
            alt: media.alt_text.0.clone(),
            srcset: media.srcset(),
        }
    }
}

impl Body {
    fn of(html: &str) -> Option<Self> {
        let tree = Html::parse_fragment(html);
        let (second_level, pictures) = (
            Selector::parse("h2").ok()?,
            Selector::parse("img[src]").ok()?,
        );
        let headings = tree.select(&second_level).filter_map(|heading| {
            let text = heading.text().collect::<String>().trim().to_owned();
            let id = utf8_percent_encode(heading.attr("id")?, NON_ALPHANUMERIC).to_string();
            (!text.is_empty()).then_some(Heading { id, text })
        });
        let headings = headings.collect();
        let image = tree.select(&pictures).next();
        let text: String = tree.root_element().text().collect();
        Some(Self {
            headings,
            image: image.map(|image| Image {
                url: image.attr("src").unwrap_or_default().to_owned(),
                alt: image.attr("alt").unwrap_or_default().to_owned(),
                srcset: image.attr("srcset").map(str::to_owned),
            }),
            words: text.split_whitespace().count(),
        })
    }
}

impl InLanguage {
    /// A page of the list, which exists.
    pub(super) fn list(&self, snapshot: &Snapshot, number: u32) -> Result<Value, String> {
        let page = self.page(snapshot, number, None)?;
        let path = &self.documents.list.path;
        Ok(context! {
            linked_data => "",
            ..self.posts(snapshot, &page, path, number, None)
        })
    }

    /// A page of a category, which exists.
    pub(super) fn category(
        &self,
        snapshot: &Snapshot,
        slug: &Slug,
        number: u32,
    ) -> Result<Value, String> {
        let mut categories = snapshot.listed_categories();
        let category = categories
            .find(|category| category.slug == *slug)
            .ok_or("no such category")?;
        let page = self.page(snapshot, number, Some(category.id))?;
        let topic = self.category_topic(category, None);
        let path = format!("{}{slug}", self.documents.category.path);
        let linked_data = self.linked_data(&topic, &path, &page);
        Ok(context! {
            category => value(&topic),
            linked_data => linked_data,
            ..self.posts(snapshot, &page, &path, number, Some(category.id))
        })
    }

    /// The page of a post, which exists.
    pub(super) fn post(&self, snapshot: &Snapshot, slug: &Slug) -> Result<Value, String> {
        let post = snapshot.post(slug).ok_or("no such post")?;
        let body = Body::of(&post.content.rendered).unwrap_or_default();
        let own_url = format!("{}{}{slug}", self.origin, self.documents.post.path);
        let form = |text: &str| byte_serialize(text.as_bytes()).collect::<String>();
        let image = post.image().map(Image::from).or(body.image);
        let speed = self.documents.words_per_minute.max(1);
        let minutes = (body.words.saturating_add(speed / 2) / speed).max(1);
        let others = snapshot.own_first(self.documents.language);
        let next: Vec<Card<'_>> = others
            .filter(|other| other.id != post.id)
            .take(self.documents.next_posts)
            .map(|other| self.card(other))
            .collect();
        let tags: Vec<Name<'_>> = post.tags().iter().map(|tag| self.tag(tag)).collect();
        Ok(context! {
            missing => false,
            failed => false,
            page_query => "",
            list => self.documents.list.path.as_str(),
            head => of_post(post, &self.origin),
            post => context! {
                categories => value(self.names(post)),
                tags => value(tags),
                image => value(image),
                headings => value(body.headings),
                minutes => minutes,
                one_minute => minutes == 1,
                body => self.localized(&post.content.rendered)?,
                share_title => form(post.title()),
                share_url => form(&own_url),
                ..value(self.card(post))
            },
            next => value(next),
        })
    }

    fn page<'s>(
        &self,
        snapshot: &'s Snapshot,
        number: u32,
        category: Option<u64>,
    ) -> Result<Page<'s>, String> {
        let page = snapshot.page(
            number,
            self.documents.page_size,
            category,
            Some(self.documents.language),
        );
        page.map_err(|_| "no such page".to_owned())
    }

    /// What lists and categories have in common.
    fn posts(
        &self,
        snapshot: &Snapshot,
        page: &Page<'_>,
        path: &str,
        number: u32,
        category: Option<u64>,
    ) -> Value {
        let mut cards = page.posts.iter().map(|post| self.card(post));
        let total = u32::try_from(page.pages).unwrap_or(u32::MAX);
        let topics: Vec<Topic<'_>> = snapshot
            .listed_categories()
            .map(|term| self.category_topic(term, category))
            .collect();
        let tags: Vec<Topic<'_>> = snapshot
            .tags
            .iter()
            .filter(|tag| tag.count > 0)
            .map(|tag| self.tag_topic(tag))
            .collect();
        context! {
            missing => false,
            failed => false,
            page_query => query(number),
            list => self.documents.list.path.as_str(),
            featured => value(cards.next()),
            others => value(cards.collect::<Vec<_>>()),
            paging => value(Paging::new(path, number, total)),
            topics => value(topics),
            topic_tags => value(tags),
        }
    }

    fn card<'a>(&'a self, post: &'a Post) -> Card<'a> {
        let lang = post.language();
        Card {
            slug: post.slug.to_string(),
            title: post.title(),
            lang: lang.code(),
            foreign: lang != self.documents.language,
            excerpt: post.excerpt(),
            author: post.author_name(),
            date: post.date.into(),
            categories: self
                .names(post)
                .into_iter()
                .take(self.documents.chips_per_card)
                .collect(),
            image: post.image().map(Image::from),
        }
    }

    /// The names of a post's categories.
    fn names<'a>(&'a self, post: &'a Post) -> Vec<Name<'a>> {
        let named = post
            .categories()
            .iter()
            .filter(|term| !term.name.0.is_empty());
        named
            .map(|term| {
                let translated = self.documents.categories.get(term.slug.as_str());
                self.name(term, translated.map(|texts| &*texts.name))
            })
            .collect()
    }

    fn tag<'a>(&'a self, term: &'a LinkedTerm) -> Name<'a> {
        let translated = self.documents.tags.get(term.slug.as_str());
        self.name(term, translated.map(String::as_str))
    }

    fn name<'a>(&self, term: &'a LinkedTerm, translated: Option<&'a str>) -> Name<'a> {
        Name {
            name: translated.unwrap_or(&term.name.0),
            lang: self.language_of(translated.is_some()),
            slug: term.slug.to_string(),
        }
    }

    /// The language of a text: the page's if it is translated, else the CMS's.
    fn language_of(&self, translated: bool) -> &'static str {
        if translated {
            self.documents.language.code()
        } else {
            Language::En.code()
        }
    }

    fn category_topic<'a>(&'a self, term: &'a Term, current: Option<u64>) -> Topic<'a> {
        let translated = self.documents.categories.get(term.slug.as_str());
        let own = (&*term.name.0, &*term.description.0);
        let (name, description) =
            translated.map_or(own, |texts| (&*texts.name, &*texts.description));
        Topic {
            id: term.id,
            name,
            description,
            lang: self.language_of(translated.is_some()),
            slug: term.slug.to_string(),
            count: term.count,
            current: current == Some(term.id),
        }
    }

    fn tag_topic<'a>(&'a self, term: &'a Term) -> Topic<'a> {
        let translated = self.documents.tags.get(term.slug.as_str());
        Topic {
            id: term.id,
            name: translated.map_or(&*term.name.0, String::as_str),
            description: "",
            lang: self.language_of(translated.is_some()),
            slug: term.slug.to_string(),
            count: term.count,
            current: false,
        }
    }

    /// A body whose links to other posts stay in the page's language.
    fn localized(&self, body: &str) -> Result<String, String> {
        let own = &self.documents.post.path;
        let settings = RewriteStrSettings::new().append_element_content_handler(element!(
            "a[href^='/blog/']",
            |link| {
                let href = link.get_attribute("href").unwrap_or_default();
                let slug = href.trim_start_matches("/blog/");
                Ok(link.set_attribute("href", &format!("{own}{slug}"))?)
            }
        ));
        rewrite_str(body, settings).map_err(|error| error.to_string())
    }

    fn linked_data(&self, category: &Topic<'_>, path: &str, page: &Page<'_>) -> String {
        let (origin, language) = (&self.origin, self.documents.language);
        let address = format!("{origin}{path}");
        let blog = format!("{origin}{}", self.documents.list.path);
        let home = match language {
            Language::En => format!("{origin}/"),
            Language::Es => format!("{origin}/es"),
        };
        let posts: Vec<_> = (1..)
            .zip(&page.posts)
            .map(|(position, post)| {
                json!({"@type": "ListItem", "position": position, "name": post.title(), "url": post_url(post, origin)})
            })
            .collect();
        data_block(&json!({
            "@context": "https://schema.org",
            "@type": "CollectionPage",
            "name": category.name,
            "description": category.description,
            "url": address,
            "inLanguage": language.code(),
            "breadcrumb": breadcrumbs(&[(BRAND, &home), ("Blog", &blog), (category.name, &address)]),
            "mainEntity": {"@type": "ItemList", "itemListElement": posts},
        }))
    }
}
