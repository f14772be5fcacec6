//! WordPress's response types, which are also stored in the file. Unknown fields are ignored; the types show which
//! fields may be missing.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

/// A text rendered to HTML by the CMS.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
pub(super) struct Rendered {
    pub(super) rendered: String,
    /// Whether it needs a password.
    #[serde(default)]
    pub(super) protected: bool,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
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
    #[serde(default, rename = "_embedded")]
    pub(super) embedded: RawEmbedded,
}

impl RawPost {
    /// Whether its texts need a password, without which WordPress withholds them.
    pub(super) fn is_protected(&self) -> bool {
        self.excerpt.protected || self.content.as_ref().is_some_and(|text| text.protected)
    }
}

/// Embedded objects. WordPress may send an error object in place of any of them; those are skipped.
#[derive(Debug, Clone, Default, PartialEq, Deserialize, Serialize)]
pub(super) struct RawEmbedded {
    #[serde(default, deserialize_with = "each")]
    pub(super) author: Vec<RawAuthor>,
    #[serde(default, deserialize_with = "each", rename = "wp:featuredmedia")]
    pub(super) media: Vec<RawMedia>,
    /// Lists by taxonomy.
    #[serde(default, deserialize_with = "each", rename = "wp:term")]
    pub(super) terms: Vec<Lenient<RawTerm>>,
}

/// The entries of a list that have the expected shape.
#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
#[serde(transparent, bound(deserialize = "T: DeserializeOwned"))]
pub(super) struct Lenient<T>(#[serde(deserialize_with = "each_of_list")] pub(super) Vec<T>);

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
pub(super) struct RawAuthor {
    pub(super) name: String,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
pub(super) struct RawMedia {
    pub(super) source_url: String,
    #[serde(default)]
    pub(super) alt_text: String,
    #[serde(default)]
    pub(super) media_details: Value,
}

#[derive(Debug, Clone, PartialEq, Deserialize, Serialize)]
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

/// An entry of a collection, as listed by the CMS.
pub(super) trait Entry: DeserializeOwned {
    fn id(&self) -> u64;
}

impl Entry for RawTerm {
    fn id(&self) -> u64 {
        self.id
    }
}

impl Entry for RawChange {
    fn id(&self) -> u64 {
        self.id
    }
}

/// A post in the index of all posts.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub(super) struct RawChange {
    pub(super) id: u64,
    pub(super) modified: Option<String>,
    pub(super) modified_gmt: Option<String>,
}

/// An error response of the CMS.
#[derive(Debug, Deserialize)]
pub(super) struct RawError {
    pub(super) code: String,
}

/// The entries of a list that have the expected shape; none if it is not a list.
fn each<'de, D: Deserializer<'de>, T: DeserializeOwned>(source: D) -> Result<Vec<T>, D::Error> {
    Ok(match Value::deserialize(source)? {
        Value::Array(values) => valid(values),
        _ => Vec::new(),
    })
}

/// Like [`each`], but anything but a list is an error.
fn each_of_list<'de, D: Deserializer<'de>, T: DeserializeOwned>(
    source: D,
) -> Result<Vec<T>, D::Error> {
    Vec::<Value>::deserialize(source).map(valid)
}

fn valid<T: DeserializeOwned>(values: Vec<Value>) -> Vec<T> {
    values
        .into_iter()
        .filter_map(|value| serde_json::from_value(value).ok())
        .collect()
}
