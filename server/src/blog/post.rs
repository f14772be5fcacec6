//! Posts, categories and tags as they leave the server: cleaned, in WordPress's shape, with `seo` for `yoast_head`.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveDateTime};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::address::Addresses;
use super::clean::Cleaner;
use super::query::is_slug;
use super::seo::Seo;
use super::text;
use super::wire::{RawAuthor, RawEmbedded, RawMedia, RawPost, RawTerm};

/// A rendered text.
#[derive(Debug, Clone, Serialize)]
pub struct Rendered {
    /// HTML; without any markup but in a post's body.
    pub rendered: String,
}

/// A post. Texts are HTML without markup, `content` is clean HTML.
#[derive(Debug, Clone, Serialize)]
pub struct Post {
    /// WordPress's id.
    pub id: u64,
    /// When it was published: ISO 8601 without a zone, in the content system's own.
    pub date: String,
    /// The same in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date_gmt: Option<String>,
    /// When it was last changed, in the content system's own zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified: Option<String>,
    /// The same in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified_gmt: Option<String>,
    /// Its name in addresses: `[a-z0-9-]`.
    pub slug: String,
    /// Always `publish`.
    pub status: &'static str,
    /// Where the content system shows it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Its title.
    pub title: Rendered,
    /// Its body; lists are asked for without.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Rendered>,
    /// Its excerpt.
    pub excerpt: Rendered,
    /// The author's id.
    pub author: u64,
    /// The featured picture's id, 0 for none.
    pub featured_media: u64,
    /// Ids of its categories.
    pub categories: Vec<u64>,
    /// Ids of its tags.
    pub tags: Vec<u64>,
    /// Plain values that the content system adds, texts without markup.
    pub meta: Map<String, Value>,
    /// What search engines and link previews are told.
    pub seo: Seo,
    /// What belongs to it, when it was asked for.
    #[serde(rename = "_embedded", skip_serializing_if = "Option::is_none")]
    pub embedded: Option<Embedded>,
}

/// What belongs to a post.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Embedded {
    /// Its author.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub author: Vec<Author>,
    /// Its featured picture.
    #[serde(rename = "wp:featuredmedia", skip_serializing_if = "Vec::is_empty")]
    pub media: Vec<Media>,
    /// Its categories, then its tags.
    #[serde(rename = "wp:term", skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<Vec<EmbeddedTerm>>,
}

/// An author.
#[derive(Debug, Clone, Serialize)]
pub struct Author {
    /// HTML without markup.
    pub name: String,
}

/// A picture.
#[derive(Debug, Clone, Serialize)]
pub struct Media {
    /// Its address.
    pub source_url: String,
    /// HTML without markup.
    pub alt_text: String,
    /// Its measures and other sizes.
    pub media_details: MediaDetails,
}

/// A picture's measures in pixels, and its other sizes by name.
#[derive(Debug, Clone, Default, Serialize)]
pub struct MediaDetails {
    /// Width of the picture itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u64>,
    /// Height of the picture itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u64>,
    /// The same picture in other sizes.
    pub sizes: BTreeMap<String, MediaSize>,
}

/// One size of a picture.
#[derive(Debug, Clone, Serialize)]
pub struct MediaSize {
    /// Its address.
    pub source_url: String,
    /// Its width in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u64>,
    /// Its height in pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u64>,
}

/// A category or tag of a post.
#[derive(Debug, Clone, Serialize)]
pub struct EmbeddedTerm {
    /// Its id.
    pub id: u64,
    /// HTML without markup.
    pub name: String,
    /// Its name in addresses.
    pub slug: String,
    /// `category` or `post_tag`.
    pub taxonomy: String,
}

/// A category or tag of the whole blog.
#[derive(Debug, Clone, Serialize)]
pub struct Term {
    /// Its id.
    pub id: u64,
    /// HTML without markup.
    pub name: String,
    /// Its name in addresses.
    pub slug: String,
    /// HTML without markup.
    pub description: String,
    /// The category above it, 0 for none; tags have no such thing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<u64>,
    /// Number of its posts.
    pub count: u64,
}

impl Post {
    /// The title as plain text.
    #[must_use]
    pub fn title_text(&self) -> String {
        text::plain(&self.title.rendered)
    }

    /// The excerpt as plain text.
    #[must_use]
    pub fn excerpt_text(&self) -> String {
        text::plain(&self.excerpt.rendered)
    }

    /// The author's name as plain text, if it was embedded.
    #[must_use]
    pub fn author_text(&self) -> Option<String> {
        let author = self.embedded.as_ref()?.author.first()?;
        Some(text::plain(&author.name))
    }

    /// When it was published, in UTC: ISO 8601 without a zone. Embedded posts have no other time than UTC.
    #[must_use]
    pub fn published(&self) -> &str {
        self.date_gmt.as_deref().unwrap_or(&self.date)
    }

    /// When it was last changed or, unknown, published; likewise.
    #[must_use]
    pub fn changed(&self) -> &str {
        let modified = self.modified_gmt.as_deref().or(self.modified.as_deref());
        modified.unwrap_or(self.published())
    }

    /// The day on which it was published.
    #[must_use]
    pub fn day(&self) -> NaiveDate {
        // Every date was read once before it got here.
        self.date
            .get(..10)
            .and_then(|day| day.parse().ok())
            .unwrap_or_default()
    }

    /// The address of its picture, if it has one and it was embedded.
    #[must_use]
    pub fn picture(&self) -> Option<&Media> {
        self.embedded.as_ref()?.media.first()
    }
}

impl Media {
    /// The sizes that show the same picture, for a browser to choose from: the attribute `srcset`. None where there is no
    /// choice.
    #[must_use]
    pub fn choices(&self) -> Option<String> {
        let MediaDetails {
            width,
            height,
            sizes,
        } = &self.media_details;
        let whole = MediaSize {
            source_url: self.source_url.clone(),
            width: *width,
            height: *height,
        };
        let shape = whole.shape()?;
        let mut by_width: Vec<(u64, &str)> = Vec::new();
        for size in sizes.values().chain([&whole]) {
            // WordPress's thumbnail, for one, is cut to a square.
            let same = size
                .shape()
                .is_some_and(|other| (other / shape - 1.0).abs() < 0.02);
            let address = size.source_url.as_str();
            if !same || address.contains(|c: char| c.is_whitespace() || c == ',') {
                continue;
            }
            let width = size.width.unwrap_or_default();
            match by_width.iter_mut().find(|(known, _)| *known == width) {
                Some(known) => known.1 = address,
                None => by_width.push((width, address)),
            }
        }
        let choices: Vec<String> = by_width
            .iter()
            .map(|(width, address)| format!("{address} {width}w"))
            .collect();
        (choices.len() > 1).then(|| choices.join(", "))
    }
}

impl MediaSize {
    /// Its width by its height, where both are known and not 0.
    fn shape(&self) -> Option<f64> {
        let (width, height) = (self.width?, self.height?);
        let known = width > 0 && height > 0;
        #[expect(clippy::cast_precision_loss, reason = "pixels")]
        known.then(|| width as f64 / height as f64)
    }
}

/// Makes posts of one source fit to leave the server.
pub(super) struct Reader {
    addresses: Addresses,
    cleaner: Cleaner,
}

impl Reader {
    pub(super) fn new(addresses: Addresses) -> Result<Self, String> {
        let cleaner = Cleaner::new(addresses.clone())?;
        Ok(Self { addresses, cleaner })
    }

    /// The posts of an answer. One that is not in order is refused as a whole, with a line in the log; one behind a
    /// password is as if it were not there.
    ///
    /// # Errors
    /// When the answer is no list, or none of its posts is in order.
    pub(super) fn posts(&self, body: &[u8]) -> Result<Vec<Post>, String> {
        self.list(body, |value| {
            let raw = serde_json::from_value(value).map_err(|error| error.to_string())?;
            self.post(raw)
        })
    }

    /// The categories or tags of an answer, likewise.
    ///
    /// # Errors
    /// When the answer is no list, or none of its entries is in order.
    pub(super) fn terms(&self, body: &[u8]) -> Result<Vec<Term>, String> {
        self.list(body, |value| {
            let raw: RawTerm = serde_json::from_value(value).map_err(|error| error.to_string())?;
            Ok(Term {
                id: raw.id,
                name: text::text_only(&raw.name),
                slug: checked_slug(raw.slug)?,
                description: text::text_only(&raw.description),
                parent: raw.parent,
                count: raw.count,
            })
        })
    }

    fn list<T>(
        &self,
        body: &[u8],
        read: impl Fn(Value) -> Result<T, String>,
    ) -> Result<Vec<T>, String> {
        let mut values: Vec<Value> =
            serde_json::from_slice(body).map_err(|error| format!("not a JSON list: {error}"))?;
        values.retain(|value| !behind_a_password(value));
        let wanted = !values.is_empty();
        let mut read_ones = Vec::with_capacity(values.len());
        for value in values {
            let id = value.get("id").and_then(Value::as_u64);
            match read(value) {
                Ok(one) => read_ones.push(one),
                Err(problem) => {
                    tracing::warn!(id, problem, "an entry of the content system is refused");
                }
            }
        }
        if wanted && read_ones.is_empty() {
            return Err("none of the entries is in order".to_owned());
        }
        Ok(read_ones)
    }

    fn post(&self, raw: RawPost) -> Result<Post, String> {
        if raw
            .status
            .as_deref()
            .is_some_and(|status| status != "publish")
        {
            return Err("the post is not published".to_owned());
        }
        let excerpt = text::plain(&raw.excerpt.rendered);
        let head = raw.yoast_head.unwrap_or_default();
        let content = raw
            .content
            .map(|content| self.cleaner.clean(&content.rendered))
            .transpose()?;
        Ok(Post {
            id: raw.id,
            date: checked_date(raw.date)?,
            // WordPress says 0000-00-00 for what it does not know.
            date_gmt: raw.date_gmt.and_then(|date| checked_date(date).ok()),
            modified: raw.modified.map(checked_date).transpose()?,
            modified_gmt: raw.modified_gmt.and_then(|date| checked_date(date).ok()),
            slug: checked_slug(raw.slug)?,
            status: "publish",
            link: raw.link.and_then(|link| self.addresses.resource(&link)),
            title: rendered(text::text_only(&raw.title.rendered)),
            content: content.map(rendered),
            excerpt: rendered(text::escape(&excerpt)),
            author: raw.author,
            featured_media: raw.featured_media,
            categories: raw.categories,
            tags: raw.tags,
            meta: plain_values(raw.meta),
            seo: Seo::read(&head, &excerpt, &self.addresses),
            embedded: raw.embedded.map(|embedded| self.embedded(embedded)),
        })
    }

    fn embedded(&self, raw: RawEmbedded) -> Embedded {
        let author = each(raw.author, |author: RawAuthor| {
            Some(Author {
                name: text::text_only(&author.name),
            })
        });
        let media = each(raw.media, |media: RawMedia| self.media(media));
        let terms = raw
            .terms
            .into_iter()
            .map(|terms| {
                each(terms, |term: RawTerm| {
                    let known = matches!(term.taxonomy.as_str(), "category" | "post_tag");
                    Some(EmbeddedTerm {
                        id: term.id,
                        name: text::text_only(&term.name),
                        slug: checked_slug(term.slug).ok()?,
                        taxonomy: known.then_some(term.taxonomy)?,
                    })
                })
            })
            .collect();
        Embedded {
            author,
            media,
            terms,
        }
    }

    fn media(&self, raw: RawMedia) -> Option<Media> {
        let number = |value: &Value, name: &str| value.get(name).and_then(Value::as_u64);
        let sizes = raw.media_details.get("sizes").and_then(Value::as_object);
        let sizes = sizes.into_iter().flatten().filter_map(|(name, size)| {
            let address = size.get("source_url")?.as_str()?;
            let size = MediaSize {
                source_url: self.addresses.resource(address)?,
                width: number(size, "width"),
                height: number(size, "height"),
            };
            is_name(name).then(|| (name.clone(), size))
        });
        Some(Media {
            source_url: self.addresses.resource(&raw.source_url)?,
            alt_text: text::text_only(&raw.alt_text),
            media_details: MediaDetails {
                width: number(&raw.media_details, "width"),
                height: number(&raw.media_details, "height"),
                sizes: sizes.collect(),
            },
        })
    }
}

/// Whether WordPress keeps an entry's texts back until somebody types a password: nothing for a public site to show.
fn behind_a_password(entry: &Value) -> bool {
    ["content", "excerpt"].iter().any(|text| {
        let protected = entry.get(text).and_then(|text| text.get("protected"));
        protected == Some(&Value::Bool(true))
    })
}

fn rendered(rendered: String) -> Rendered {
    Rendered { rendered }
}

/// The entries that are what they should be and not error objects.
fn each<R: DeserializeOwned, T>(values: Vec<Value>, read: impl Fn(R) -> Option<T>) -> Vec<T> {
    values
        .into_iter()
        .filter_map(|value| serde_json::from_value(value).ok())
        .filter_map(read)
        .collect()
}

fn checked_slug(slug: String) -> Result<String, String> {
    if is_slug(&slug) {
        Ok(slug)
    } else {
        Err("the slug is not made of a-z, 0-9 and dashes".to_owned())
    }
}

fn checked_date(date: String) -> Result<String, String> {
    NaiveDateTime::parse_from_str(&date, "%Y-%m-%dT%H:%M:%S")
        .map(|_| date)
        .map_err(|error| format!("the date is none: {error}"))
}

/// A name of a size or value: a plain word.
fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 64
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// The plain values of an object, texts without markup; lists and objects are left out.
fn plain_values(meta: Value) -> Map<String, Value> {
    let Value::Object(meta) = meta else {
        return Map::new();
    };
    meta.into_iter()
        .filter(|(name, _)| is_name(name))
        .filter_map(|(name, value)| match value {
            Value::String(value) => Some((name, Value::String(text::text_only(&value)))),
            Value::Null | Value::Bool(_) | Value::Number(_) => Some((name, value)),
            Value::Array(_) | Value::Object(_) => None,
        })
        .collect()
}
