//! Posts, categories and tags as the API returns them: sanitized, in WordPress's shape, with `seo` in place of
//! `yoast_head`.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveDateTime};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use super::query::is_slug;
use super::sanitize::Sanitizer;
use super::seo::Seo;
use super::text;
use super::urls::UrlRules;
use super::wire::{RawAuthor, RawEmbedded, RawMedia, RawPost, RawTerm};

/// A rendered text, as WordPress nests it.
#[derive(Debug, Clone, Serialize)]
pub struct Rendered {
    /// HTML; only a post's body contains markup.
    pub rendered: String,
}

/// A post. Texts are escaped HTML without markup; `content` is sanitized HTML.
#[derive(Debug, Clone, Serialize)]
pub struct Post {
    pub id: u64,
    /// Publication time in the CMS's own time zone: ISO 8601 without an offset.
    pub date: String,
    /// The same in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date_gmt: Option<String>,
    /// Time of the last change in the CMS's own time zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified: Option<String>,
    /// The same in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified_gmt: Option<String>,
    /// `[a-z0-9-]`.
    pub slug: String,
    /// Always `publish`.
    pub status: &'static str,
    /// The post's URL on the CMS.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    pub title: Rendered,
    /// The body; not requested for lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub content: Option<Rendered>,
    pub excerpt: Rendered,
    pub author: u64,
    /// Id of the featured image, 0 for none.
    pub featured_media: u64,
    pub categories: Vec<u64>,
    pub tags: Vec<u64>,
    /// Scalar metadata of the CMS; strings are without markup.
    pub meta: Map<String, Value>,
    /// Metadata for search engines and link previews.
    pub seo: Seo,
    /// Linked objects, if requested with `_embed`.
    #[serde(rename = "_embedded", skip_serializing_if = "Option::is_none")]
    pub embedded: Option<Embedded>,
}

/// Objects linked to a post.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Embedded {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub author: Vec<Author>,
    /// The featured image.
    #[serde(rename = "wp:featuredmedia", skip_serializing_if = "Vec::is_empty")]
    pub media: Vec<Media>,
    /// Categories, then tags.
    #[serde(rename = "wp:term", skip_serializing_if = "Vec::is_empty")]
    pub terms: Vec<Vec<EmbeddedTerm>>,
}

#[derive(Debug, Clone, Serialize)]
pub struct Author {
    /// Escaped HTML without markup.
    pub name: String,
}

/// An image.
#[derive(Debug, Clone, Serialize)]
pub struct Media {
    pub source_url: String,
    /// Escaped HTML without markup.
    pub alt_text: String,
    pub media_details: MediaDetails,
}

/// Dimensions of an image in pixels, and its other sizes by name.
#[derive(Debug, Clone, Default, Serialize)]
pub struct MediaDetails {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u64>,
    pub sizes: BTreeMap<String, MediaSize>,
}

/// One size of an image.
#[derive(Debug, Clone, Serialize)]
pub struct MediaSize {
    pub source_url: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub width: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub height: Option<u64>,
}

#[derive(Debug, Clone, Serialize)]
pub struct EmbeddedTerm {
    pub id: u64,
    /// Escaped HTML without markup.
    pub name: String,
    pub slug: String,
    /// `category` or `post_tag`.
    pub taxonomy: String,
}

/// A category or tag of the blog.
#[derive(Debug, Clone, Serialize)]
pub struct Term {
    pub id: u64,
    /// Escaped HTML without markup.
    pub name: String,
    pub slug: String,
    /// Escaped HTML without markup.
    pub description: String,
    /// Id of the parent category, 0 for none; absent for tags.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<u64>,
    /// Number of posts.
    pub count: u64,
}

impl Post {
    #[must_use]
    pub fn plain_title(&self) -> String {
        text::plain(&self.title.rendered)
    }

    #[must_use]
    pub fn plain_excerpt(&self) -> String {
        text::plain(&self.excerpt.rendered)
    }

    /// The author's name as plain text, if embedded.
    #[must_use]
    pub fn plain_author(&self) -> Option<String> {
        let author = self.embedded.as_ref()?.author.first()?;
        Some(text::plain(&author.name))
    }

    /// Publication time in UTC, ISO 8601 without an offset. Embedded posts only have UTC times.
    #[must_use]
    pub fn published_at(&self) -> &str {
        self.date_gmt.as_deref().unwrap_or(&self.date)
    }

    /// Time of the last change, or of publication if unknown; in the same format.
    #[must_use]
    pub fn modified_at(&self) -> &str {
        let modified = self.modified_gmt.as_deref().or(self.modified.as_deref());
        modified.unwrap_or(self.published_at())
    }

    #[must_use]
    pub fn date(&self) -> NaiveDate {
        // Dates were validated when the post was read.
        self.date
            .get(..10)
            .and_then(|date| date.parse().ok())
            .unwrap_or_default()
    }

    /// The featured image, if embedded.
    #[must_use]
    pub fn image(&self) -> Option<&Media> {
        self.embedded.as_ref()?.media.first()
    }
}

impl Media {
    /// The `srcset` of all sizes with the same aspect ratio; `None` if there is only one.
    #[must_use]
    pub fn srcset(&self) -> Option<String> {
        let MediaDetails {
            width,
            height,
            sizes,
        } = &self.media_details;
        let full_size = MediaSize {
            source_url: self.source_url.clone(),
            width: *width,
            height: *height,
        };
        let aspect_ratio = full_size.aspect_ratio()?;
        let mut by_width: Vec<(u64, &str)> = Vec::new();
        for size in sizes.values().chain([&full_size]) {
            // WordPress crops its thumbnail to a square, for example.
            let same = size
                .aspect_ratio()
                .is_some_and(|other| (other / aspect_ratio - 1.0).abs() < 0.02);
            let url = size.source_url.as_str();
            if !same || url.contains(|c: char| c.is_whitespace() || c == ',') {
                continue;
            }
            let width = size.width.unwrap_or_default();
            match by_width.iter_mut().find(|(known, _)| *known == width) {
                Some(known) => known.1 = url,
                None => by_width.push((width, url)),
            }
        }
        let srcset: Vec<String> = by_width
            .iter()
            .map(|(width, url)| format!("{url} {width}w"))
            .collect();
        (srcset.len() > 1).then(|| srcset.join(", "))
    }
}

impl MediaSize {
    /// Aspect ratio, if both dimensions are known and non-zero.
    fn aspect_ratio(&self) -> Option<f64> {
        let (width, height) = (self.width?, self.height?);
        let known = width > 0 && height > 0;
        #[expect(clippy::cast_precision_loss, reason = "pixels")]
        known.then(|| width as f64 / height as f64)
    }
}

/// Parses and sanitizes the responses of one source.
pub(super) struct Reader {
    urls: UrlRules,
    sanitizer: Sanitizer,
}

impl Reader {
    pub(super) fn new(urls: UrlRules) -> Result<Self, String> {
        let sanitizer = Sanitizer::new(urls.clone())?;
        Ok(Self { urls, sanitizer })
    }

    /// The posts of a response. Invalid posts are logged and skipped; password-protected ones are skipped silently.
    ///
    /// # Errors
    /// If the response is not a list, or none of its posts is valid.
    pub(super) fn posts(&self, body: &[u8]) -> Result<Vec<Post>, String> {
        self.list(body, |value| {
            let raw = serde_json::from_value(value).map_err(|error| error.to_string())?;
            self.post(raw)
        })
    }

    /// The categories or tags of a response; invalid ones are logged and skipped.
    ///
    /// # Errors
    /// If the response is not a list, or none of its entries is valid.
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
        values.retain(|value| !is_password_protected(value));
        let has_entries = !values.is_empty();
        let mut valid = Vec::with_capacity(values.len());
        for value in values {
            let id = value.get("id").and_then(Value::as_u64);
            match read(value) {
                Ok(one) => valid.push(one),
                Err(problem) => {
                    tracing::warn!(id, problem, "skipped an invalid entry from the CMS");
                }
            }
        }
        if has_entries && valid.is_empty() {
            return Err("no entry is valid".to_owned());
        }
        Ok(valid)
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
            .map(|content| self.sanitizer.sanitize(&content.rendered))
            .transpose()?;
        Ok(Post {
            id: raw.id,
            date: checked_date(raw.date)?,
            // WordPress sends 0000-00-00 for unknown times.
            date_gmt: raw.date_gmt.and_then(|date| checked_date(date).ok()),
            modified: raw.modified.map(checked_date).transpose()?,
            modified_gmt: raw.modified_gmt.and_then(|date| checked_date(date).ok()),
            slug: checked_slug(raw.slug)?,
            status: "publish",
            link: raw.link.and_then(|link| self.urls.resource(&link)),
            title: rendered(text::text_only(&raw.title.rendered)),
            content: content.map(rendered),
            excerpt: rendered(text::escape(&excerpt)),
            author: raw.author,
            featured_media: raw.featured_media,
            categories: raw.categories,
            tags: raw.tags,
            meta: scalar_values(raw.meta),
            seo: Seo::read(&head, &excerpt, &self.urls),
            embedded: raw.embedded.map(|embedded| self.embedded(embedded)),
        })
    }

    fn embedded(&self, raw: RawEmbedded) -> Embedded {
        let author = parse_each(raw.author, |author: RawAuthor| {
            Some(Author {
                name: text::text_only(&author.name),
            })
        });
        let media = parse_each(raw.media, |media: RawMedia| self.media(media));
        let terms = raw
            .terms
            .into_iter()
            .map(|terms| {
                parse_each(terms, |term: RawTerm| {
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
            let url = size.get("source_url")?.as_str()?;
            let size = MediaSize {
                source_url: self.urls.resource(url)?,
                width: number(size, "width"),
                height: number(size, "height"),
            };
            is_name(name).then(|| (name.clone(), size))
        });
        Some(Media {
            source_url: self.urls.resource(&raw.source_url)?,
            alt_text: text::text_only(&raw.alt_text),
            media_details: MediaDetails {
                width: number(&raw.media_details, "width"),
                height: number(&raw.media_details, "height"),
                sizes: sizes.collect(),
            },
        })
    }
}

/// Whether an entry is password-protected; WordPress then withholds its texts.
fn is_password_protected(entry: &Value) -> bool {
    ["content", "excerpt"].iter().any(|text| {
        let protected = entry.get(text).and_then(|text| text.get("protected"));
        protected == Some(&Value::Bool(true))
    })
}

fn rendered(rendered: String) -> Rendered {
    Rendered { rendered }
}

/// Parses the entries and skips those of another shape, such as error objects.
fn parse_each<R: DeserializeOwned, T>(values: Vec<Value>, read: impl Fn(R) -> Option<T>) -> Vec<T> {
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
        Err("the slug has characters other than a-z, 0-9 and dashes".to_owned())
    }
}

fn checked_date(date: String) -> Result<String, String> {
    NaiveDateTime::parse_from_str(&date, "%Y-%m-%dT%H:%M:%S")
        .map(|_| date)
        .map_err(|error| format!("invalid date: {error}"))
}

/// Whether the name of an image size or metadata entry is plain ASCII.
fn is_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 64
        && name
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// The scalar values of an object, strings without markup; arrays and objects are dropped.
fn scalar_values(meta: Value) -> Map<String, Value> {
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
