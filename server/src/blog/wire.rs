//! WordPress's response types. Unknown fields are ignored; the types show which fields may be missing.

use serde::Deserialize;
use serde_json::Value;

/// A text rendered to HTML by the CMS.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Rendered {
    pub(super) rendered: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct RawPost {
    pub(super) id: u64,
    pub(super) date: String,
    pub(super) date_gmt: Option<String>,
    pub(super) modified: Option<String>,
    pub(super) modified_gmt: Option<String>,
    pub(super) slug: String,
    pub(super) status: Option<String>,
    pub(super) link: Option<String>,
    pub(super) title: Rendered,
    pub(super) content: Option<Rendered>,
    #[serde(default)]
    pub(super) excerpt: Rendered,
    #[serde(default)]
    pub(super) author: u64,
    #[serde(default)]
    pub(super) featured_media: u64,
    #[serde(default)]
    pub(super) categories: Vec<u64>,
    #[serde(default)]
    pub(super) tags: Vec<u64>,
    /// An object, or an empty array if there is no metadata: PHP does not distinguish the two.
    #[serde(default)]
    pub(super) meta: Value,
    pub(super) yoast_head: Option<String>,
    #[serde(rename = "_embedded")]
    pub(super) embedded: Option<RawEmbedded>,
}

/// Embedded objects. Each entry may be an error object instead, so they are parsed one by one.
#[derive(Debug, Default, Deserialize)]
pub(super) struct RawEmbedded {
    #[serde(default)]
    pub(super) author: Vec<Value>,
    #[serde(default, rename = "wp:featuredmedia")]
    pub(super) media: Vec<Value>,
    #[serde(default, rename = "wp:term")]
    pub(super) terms: Vec<Vec<Value>>,
}

#[derive(Debug, Deserialize)]
pub(super) struct RawAuthor {
    pub(super) name: String,
}

#[derive(Debug, Deserialize)]
pub(super) struct RawMedia {
    pub(super) source_url: String,
    #[serde(default)]
    pub(super) alt_text: String,
    #[serde(default)]
    pub(super) media_details: Value,
}

#[derive(Debug, Deserialize)]
pub(super) struct RawTerm {
    pub(super) id: u64,
    pub(super) name: String,
    pub(super) slug: String,
    #[serde(default)]
    pub(super) taxonomy: String,
    #[serde(default)]
    pub(super) description: String,
    pub(super) parent: Option<u64>,
    #[serde(default)]
    pub(super) count: u64,
}

/// An error response of the CMS.
#[derive(Debug, Deserialize)]
pub(super) struct RawError {
    pub(super) code: String,
}
