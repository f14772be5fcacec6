//! Resources created at runtime.

use actix_web::http::header::HeaderValue;

use super::content_type::ContentType;
use super::prepare::finish;
use super::resource::{Caching, Resource};
use crate::security::NO_CONTENT_POLICY;

impl Resource {
    /// A JSON response of the API, optionally compressed.
    ///
    /// # Errors
    /// If compression fails.
    pub fn json(body: Vec<u8>, compressed: bool) -> Result<Self, String> {
        let content_type = ContentType {
            compressible: compressed,
            ..ContentType::JSON
        };
        Self::data_resource(body, content_type, Caching::Revalidate)
    }

    /// A compressed feed.
    ///
    /// # Errors
    /// If compression fails.
    pub fn feed(body: Vec<u8>) -> Result<Self, String> {
        Self::data_resource(body, ContentType::RSS, Caching::Revalidate)
    }

    /// A compressed sitemap.
    ///
    /// # Errors
    /// If compression fails.
    pub fn sitemap(body: Vec<u8>) -> Result<Self, String> {
        finish(body, ContentType::XML, Caching::Minutes, None, |_, _| {
            Ok(None)
        })
    }

    /// A compressed page with the policy of its template.
    ///
    /// # Errors
    /// If compression fails.
    pub fn page(html: String, policy: Option<HeaderValue>) -> Result<Self, String> {
        finish(
            html.into_bytes(),
            ContentType::HTML,
            Caching::Revalidate,
            policy,
            |_, _| Ok(None),
        )
    }

    fn data_resource(
        body: Vec<u8>,
        content_type: ContentType,
        caching: Caching,
    ) -> Result<Self, String> {
        let policy = HeaderValue::from_static(NO_CONTENT_POLICY);
        finish(body, content_type, caching, Some(policy), |_, _| Ok(None))
    }
}
