//! Things that are made while the server runs, sent like what was made at start.

use actix_web::http::header::HeaderValue;

use super::content_type::ContentType;
use super::prepare::finish;
use super::resource::{Caching, Resource};
use super::variants::Variant;
use crate::security::NO_CONTENT_POLICY;

impl Resource {
    /// An answer of the API, with its compressed forms where that is worth the time.
    ///
    /// # Errors
    /// When it cannot be compressed.
    pub fn json(body: Vec<u8>, compressed: bool) -> Result<Self, String> {
        let kind = ContentType {
            compressible: compressed,
            ..ContentType::JSON
        };
        Self::no_document(body, kind, Caching::Revalidate)
    }

    /// A feed. Compresses.
    ///
    /// # Errors
    /// When it cannot be compressed.
    pub fn feed(body: Vec<u8>) -> Result<Self, String> {
        Self::no_document(body, ContentType::RSS, Caching::Revalidate)
    }

    /// A sitemap. Compresses.
    ///
    /// # Errors
    /// When it cannot be compressed.
    pub fn sitemap(body: Vec<u8>) -> Result<Self, String> {
        finish(body, ContentType::XML, Caching::Hour, None, |_, _| Ok(None))
    }

    /// A page under the policy of the page it was made from. Compresses.
    pub(super) fn page(html: String, policy: Option<HeaderValue>) -> Result<Self, String> {
        finish(
            html.into_bytes(),
            ContentType::HTML,
            Caching::Revalidate,
            policy,
            |_, _| Ok(None),
        )
    }

    /// The same as it is: for a page that is seldom asked for, and may be asked for under any number of addresses.
    pub(super) fn page_as_it_is(html: String, policy: Option<HeaderValue>) -> Result<Self, String> {
        let plain = Variant::new(html.into_bytes()).map_err(|error| error.to_string())?;
        let coded = [None, None, None];
        Ok(Self::new(
            ContentType::HTML,
            Caching::Revalidate,
            policy,
            plain,
            coded,
        ))
    }

    fn no_document(body: Vec<u8>, kind: ContentType, caching: Caching) -> Result<Self, String> {
        let policy = HeaderValue::from_static(NO_CONTENT_POLICY);
        finish(body, kind, caching, Some(policy), |_, _| Ok(None))
    }
}
