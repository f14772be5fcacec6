//! Posts, categories and tags as the API returns them: sanitized, in WordPress's shape, with `seo` in place of
//! `yoast_head`.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::sanitize::Sanitizer;
use super::seo::Seo;
use super::slug::Slug;
use super::text;
use super::urls::UrlRules;
use super::wire::{RawEmbedded, RawMedia, RawPost, RawTerm};
use crate::html::escape;
use crate::site::Language;

/// Plain text, serialized as escaped HTML.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Text(pub String);

impl Text {
    fn of_html(html: &str) -> Self {
        Self(text::plain(html))
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&escape(&self.0))
    }
}

/// A rendered text, as WordPress nests it.
#[derive(Debug, Clone, Serialize)]
pub struct Rendered<T> {
    pub rendered: T,
}

/// A published post.
#[derive(Debug, Clone, Serialize)]
pub struct Post {
    pub id: u64,
    /// Publication time in the CMS's own time zone.
    pub date: NaiveDateTime,
    /// The same in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub date_gmt: Option<NaiveDateTime>,
    /// Time of the last change in the CMS's own time zone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified: Option<NaiveDateTime>,
    /// The same in UTC.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub modified_gmt: Option<NaiveDateTime>,
    pub slug: Slug,
    /// Always `publish`.
    pub status: &'static str,
    /// The post's URL on the CMS.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub link: Option<String>,
    /// Never empty.
    pub title: Rendered<Text>,
    /// Sanitized HTML.
    pub content: Rendered<String>,
    pub excerpt: Rendered<Text>,
    pub author: u64,
    /// Id of the featured image, 0 for none.
    pub featured_media: u64,
    pub categories: Vec<u64>,
    pub tags: Vec<u64>,
    /// Scalar metadata of the CMS; strings are without markup.
    pub meta: Map<String, Value>,
    /// Metadata for search engines and link previews.
    pub seo: Seo,
    /// Linked objects, returned if requested with `_embed`.
    #[serde(rename = "_embedded")]
    pub embedded: Linked,
}

/// Objects linked to a post.
#[derive(Debug, Clone, Default, Serialize)]
pub struct Linked {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub author: Vec<Author>,
    /// The featured image.
    #[serde(rename = "wp:featuredmedia", skip_serializing_if = "Vec::is_empty")]
    pub media: Vec<Media>,
    /// Categories, then tags.
    #[serde(rename = "wp:term")]
    pub terms: [Vec<LinkedTerm>; 2],
}

#[derive(Debug, Clone, Serialize)]
pub struct Author {
    pub name: Text,
}

/// An image.
#[derive(Debug, Clone, Serialize)]
pub struct Media {
    pub source_url: String,
    pub alt_text: Text,
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
pub struct LinkedTerm {
    pub id: u64,
    pub name: Text,
    pub slug: Slug,
    /// `category` or `post_tag`.
    pub taxonomy: &'static str,
}

/// A category or tag of the blog.
#[derive(Debug, Clone, Serialize)]
pub struct Term {
    pub id: u64,
    pub name: Text,
    pub slug: Slug,
    pub description: Text,
    /// Id of the parent category, 0 for none; absent for tags.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parent: Option<u64>,
    /// Number of posts that visitors can see.
    pub count: u64,
}

impl Post {
    /// The language of the post according to its `og:locale`; English if the CMS states none of ours.
    pub fn language(&self) -> Language {
        let locale = self.seo.og_locale.as_deref().unwrap_or_default();
        if locale.starts_with("es") {
            Language::Es
        } else {
            Language::En
        }
    }

    pub fn title(&self) -> &str {
        &self.title.rendered.0
    }

    pub fn excerpt(&self) -> &str {
        &self.excerpt.rendered.0
    }

    /// The author's name, if known.
    pub fn author_name(&self) -> Option<&str> {
        let name = &self.embedded.author.first()?.name.0;
        (!name.is_empty()).then_some(name)
    }

    pub fn categories(&self) -> &[LinkedTerm] {
        &self.embedded.terms[0]
    }

    pub fn tags(&self) -> &[LinkedTerm] {
        &self.embedded.terms[1]
    }

    /// Publication time in UTC. Embedded posts only have UTC times.
    pub fn published_at(&self) -> NaiveDateTime {
        self.date_gmt.unwrap_or(self.date)
    }

    /// Time of the last change in UTC, or of publication if unknown.
    pub fn modified_at(&self) -> NaiveDateTime {
        let modified = self.modified_gmt.or(self.modified);
        modified.unwrap_or(self.published_at())
    }

    /// The featured image, if any.
    pub fn image(&self) -> Option<&Media> {
        self.embedded.media.first()
    }
}

impl Media {
    /// The `srcset` of all sizes with the same aspect ratio; `None` if there is only one.
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
pub(super) struct Reader<'a> {
    urls: UrlRules<'a>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(urls: UrlRules<'a>) -> Self {
        Self { urls }
    }

    /// The posts that visitors may see, in the same order. Invalid ones are logged and skipped.
    ///
    /// # Errors
    /// If all are invalid, or the sanitizer cannot be built.
    pub(super) fn posts(&self, raw: &[RawPost]) -> Result<Vec<Post>, String> {
        let sanitizer = Sanitizer::new()?;
        let (mut posts, mut invalid) = (Vec::with_capacity(raw.len()), 0);
        for raw in raw.iter().filter(|raw| !raw.is_protected()) {
            match self.post(raw, &sanitizer) {
                Ok(post) => posts.push(post),
                Err(problem) => {
                    tracing::warn!(id = raw.id, problem, "skipped an invalid post of the CMS");
                    invalid += 1;
                }
            }
        }
        if posts.is_empty() && invalid > 0 {
            return Err("no post is valid".to_owned());
        }
        ignore_common_noindex(&mut posts);
        Ok(posts)
    }

    /// The categories or tags; invalid ones are skipped.
    pub(super) fn terms(raw: &[RawTerm]) -> Vec<Term> {
        raw.iter()
            .filter_map(|raw| {
                Some(Term {
                    id: raw.id,
                    name: Text::of_html(&raw.name),
                    slug: Slug::parse(&raw.slug).ok()?,
                    description: Text::of_html(&raw.description),
                    parent: raw.parent,
                    count: raw.count,
                })
            })
            .collect()
    }

    fn post(&self, raw: &RawPost, sanitizer: &Sanitizer) -> Result<Post, String> {
        if raw
            .status
            .as_deref()
            .is_some_and(|status| status != "publish")
        {
            return Err("the post is not published".to_owned());
        }
        let excerpt = text::plain(&raw.excerpt.rendered);
        let slug = Slug::parse(&raw.slug)?;
        let title = Some(text::plain(&raw.title.rendered))
            .filter(|title| !title.is_empty())
            .or_else(|| (!excerpt.is_empty()).then(|| text::truncate(&excerpt, TITLE_FROM_EXCERPT)))
            .unwrap_or_else(|| slug.as_str().replace('-', " "));
        let head = raw.yoast_head.as_deref().unwrap_or_default();
        let body = raw.content.as_ref().map_or("", |content| &content.rendered);
        let date = |date: &Option<String>| date.as_deref().map(date_of);
        Ok(Post {
            id: raw.id,
            date: date_of(&raw.date)?,
            // WordPress sends 0000-00-00 for unknown times.
            date_gmt: date(&raw.date_gmt).and_then(Result::ok),
            modified: date(&raw.modified).transpose()?,
            modified_gmt: date(&raw.modified_gmt).and_then(Result::ok),
            slug,
            status: "publish",
            link: raw.link.as_deref().and_then(|link| self.urls.page(link)),
            title: rendered(Text(title)),
            content: rendered(sanitizer.sanitize(body, &self.urls, raw.link.as_deref())?),
            seo: Seo::read(head, &excerpt, &self.urls),
            excerpt: rendered(Text(excerpt)),
            author: raw.author,
            featured_media: raw.featured_media,
            categories: raw.categories.clone(),
            tags: raw.tags.clone(),
            meta: scalar_values(&raw.meta),
            embedded: self.linked(&raw.embedded),
        })
    }

    fn linked(&self, raw: &RawEmbedded) -> Linked {
        let terms = |taxonomy: &'static str| {
            let all = raw.terms.iter().flat_map(|list| &list.0);
            all.filter(|term| term.taxonomy == taxonomy)
                .filter_map(|term| {
                    Some(LinkedTerm {
                        id: term.id,
                        name: Text::of_html(&term.name),
                        slug: Slug::parse(&term.slug).ok()?,
                        taxonomy,
                    })
                })
                .collect()
        };
        Linked {
            author: raw
                .author
                .iter()
                .map(|author| Author {
                    name: Text::of_html(&author.name),
                })
                .collect(),
            media: raw
                .media
                .iter()
                .filter_map(|media| self.media(media))
                .collect(),
            terms: [terms("category"), terms("post_tag")],
        }
    }

    fn media(&self, raw: &RawMedia) -> Option<Media> {
        let number = |value: &Value, name: &str| value.get(name).and_then(Value::as_u64);
        let sizes = raw.media_details.get("sizes").and_then(Value::as_object);
        let sizes = sizes.into_iter().flatten().filter_map(|(name, size)| {
            let url = size.get("source_url")?.as_str()?;
            let size = MediaSize {
                source_url: self.urls.picture(url)?,
                width: number(size, "width"),
                height: number(size, "height"),
            };
            is_name(name).then(|| (name.clone(), size))
        });
        Some(Media {
            source_url: self.urls.picture(&raw.source_url)?,
            alt_text: Text::of_html(&raw.alt_text),
            media_details: MediaDetails {
                width: number(&raw.media_details, "width"),
                height: number(&raw.media_details, "height"),
                sizes: sizes.collect(),
            },
        })
    }
}

/// Length of a title derived from the excerpt, in characters.
const TITLE_FROM_EXCERPT: usize = 80;

/// A CMS behind another site is often closed to search engines as a whole, which says nothing about this site's pages.
fn ignore_common_noindex(posts: &mut [Post]) {
    if !posts.is_empty() && posts.iter().all(|post| post.seo.noindex) {
        tracing::warn!("every post of the CMS is marked noindex; the mark is ignored");
        for post in posts {
            post.seo.noindex = false;
        }
    }
}

fn rendered<T>(rendered: T) -> Rendered<T> {
    Rendered { rendered }
}

fn date_of(date: &str) -> Result<NaiveDateTime, String> {
    NaiveDateTime::parse_from_str(date, "%Y-%m-%dT%H:%M:%S")
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
fn scalar_values(meta: &Value) -> Map<String, Value> {
    let entries = meta.as_object().into_iter().flatten();
    entries
        .filter(|(name, _)| is_name(name))
        .filter_map(|(name, value)| match value {
            Value::String(value) => {
                Some((name.clone(), Value::String(escape(&text::plain(value)))))
            }
            Value::Null | Value::Bool(_) | Value::Number(_) => Some((name.clone(), value.clone())),
            Value::Array(_) | Value::Object(_) => None,
        })
        .collect()
}
