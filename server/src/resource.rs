//! A servable resource with precomputed codings and headers.

use actix_web::http::StatusCode;
use actix_web::http::header::{
    self, AcceptEncoding, Encoding, EntityTag, Header as _, HeaderName, HeaderValue, IfNoneMatch,
};
use actix_web::{HttpRequest, HttpResponse};

mod coding;
mod content_type;
mod variants;

pub use coding::Coding;
pub use content_type::ContentType;
pub use variants::is_coding_of;

use variants::Variant;

use crate::security::{self, NO_CONTENT_POLICY};

/// Cache policy of a resource.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Caching {
    /// Forever, since the name contains a content hash.
    Immutable,
    /// Revalidated on each use: pages, their data and not-found pages.
    Revalidate,
    /// One hour: files with a fixed name, such as icons.
    Hour,
    /// Five minutes: the sitemap.
    Minutes,
}

impl Caching {
    fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Immutable => "public, max-age=31536000, immutable",
            Self::Revalidate => "no-cache",
            Self::Hour => "public, max-age=3600",
            Self::Minutes => "public, max-age=300",
        })
    }
}

/// A page or file in memory.
#[derive(Debug)]
pub struct Resource {
    /// Headers of all responses, including 304.
    common: Vec<(HeaderName, HeaderValue)>,
    content_type: HeaderValue,
    plain: Variant,
    /// In the order of `Coding::ALL`.
    encoded: [Option<Variant>; 3],
    /// The codings of `encoded`, and none.
    supported: Vec<Encoding>,
}

impl Resource {
    /// Compresses the bytes with all codings that reduce their size, if their type is compressible.
    ///
    /// # Errors
    /// If compression fails.
    pub fn new(
        plain: Vec<u8>,
        content_type: ContentType,
        caching: Caching,
        policy: Option<HeaderValue>,
    ) -> Result<Self, String> {
        Self::precompressed(plain, content_type, caching, policy, |_, _| Ok(None))
    }

    /// Takes the codings that `precompressed` has, and compresses the bytes with the others.
    ///
    /// # Errors
    /// If compression or `precompressed` fails.
    pub fn precompressed(
        plain: Vec<u8>,
        content_type: ContentType,
        caching: Caching,
        policy: Option<HeaderValue>,
        precompressed: impl Fn(&[u8], Coding) -> Result<Option<Vec<u8>>, String>,
    ) -> Result<Self, String> {
        let fail = |error: std::io::Error| format!("compression failed: {error}");
        let mut encoded = [None, None, None];
        let mut supported = vec![Encoding::identity()];
        for (coding, slot) in Coding::ALL.into_iter().zip(&mut encoded) {
            let bytes = match precompressed(&plain, coding)? {
                Some(bytes) => bytes,
                None if content_type.compressible => {
                    variants::compress(coding, &plain).map_err(fail)?
                }
                None => continue,
            };
            if bytes.len() < plain.len() {
                *slot = Some(Variant::new(bytes).map_err(fail)?);
                supported.push(coding.encoding());
            }
        }
        let mut common = vec![(header::CACHE_CONTROL, caching.header())];
        if supported.len() > 1 {
            common.push((header::VARY, HeaderValue::from_static("Accept-Encoding")));
        }
        common.extend(policy.map(|policy| (header::CONTENT_SECURITY_POLICY, policy)));
        if content_type == ContentType::HTML {
            common.extend(security::document_headers());
        }
        if content_type.name.starts_with("image/") {
            common.push(security::embeddable());
        }
        Ok(Self {
            common,
            content_type: content_type.header(),
            plain: Variant::new(plain).map_err(fail)?,
            encoded,
            supported,
        })
    }

    /// A JSON response of the API, optionally compressed.
    ///
    /// # Errors
    /// If compression fails.
    pub fn json(body: Vec<u8>, compressed: bool) -> Result<Self, String> {
        let content_type = ContentType {
            compressible: compressed,
            ..ContentType::JSON
        };
        Self::data(body, content_type)
    }

    /// A compressed feed.
    ///
    /// # Errors
    /// If compression fails.
    pub fn feed(body: Vec<u8>) -> Result<Self, String> {
        Self::data(body, ContentType::RSS)
    }

    /// A compressed sitemap.
    ///
    /// # Errors
    /// If compression fails.
    pub fn sitemap(body: Vec<u8>) -> Result<Self, String> {
        Self::new(body, ContentType::XML, Caching::Minutes, None)
    }

    /// A compressed page with the policy of its template.
    ///
    /// # Errors
    /// If compression fails.
    pub fn page(html: String, policy: Option<HeaderValue>) -> Result<Self, String> {
        let html = html.into_bytes();
        Self::new(html, ContentType::HTML, Caching::Revalidate, policy)
    }

    fn data(body: Vec<u8>, content_type: ContentType) -> Result<Self, String> {
        let policy = HeaderValue::from_static(NO_CONTENT_POLICY);
        Self::new(body, content_type, Caching::Revalidate, Some(policy))
    }

    /// The uncompressed bytes.
    pub fn plain(&self) -> &[u8] {
        &self.plain.bytes
    }

    /// The content security policy of a page.
    pub fn policy(&self) -> Option<&HeaderValue> {
        self.common
            .iter()
            .find(|(name, _)| *name == header::CONTENT_SECURITY_POLICY)
            .map(|(_, policy)| policy)
    }

    /// Approximate memory use in bytes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let encoded = self.encoded.iter().flatten();
        encoded.map(|variant| variant.bytes.len()).sum::<usize>() + self.plain.bytes.len()
    }

    /// Responds with 200 in the best coding, or 304 if the client has that variant.
    #[must_use]
    pub fn respond(&self, request: &HttpRequest) -> HttpResponse {
        let (coding, variant) = self.choose(request);
        let mut response = if has_variant(request, &variant.tag) {
            self.with_headers(StatusCode::NOT_MODIFIED)
        } else {
            self.with_body(StatusCode::OK, coding, variant)
        };
        response
            .headers_mut()
            .insert(header::ETAG, variant.tag_header.clone());
        response
    }

    /// Responds unconditionally with an error status, without an entity tag.
    #[must_use]
    pub fn respond_as(&self, status: StatusCode, request: &HttpRequest) -> HttpResponse {
        let (coding, variant) = self.choose(request);
        self.with_body(status, coding, variant)
    }

    /// The best variant for the client; the plain one also if it refuses everything, or its header is malformed.
    fn choose(&self, request: &HttpRequest) -> (Option<Coding>, &Variant) {
        let accepted = AcceptEncoding::parse(request).ok();
        let chosen = accepted.and_then(|accepted| accepted.negotiate(self.supported.iter()));
        let mut variants = Coding::ALL.into_iter().zip(&self.encoded);
        variants
            .find(|(coding, _)| chosen.as_ref() == Some(&coding.encoding()))
            .and_then(|(coding, variant)| Some((Some(coding), variant.as_ref()?)))
            .unwrap_or((None, &self.plain))
    }

    fn with_body(
        &self,
        status: StatusCode,
        coding: Option<Coding>,
        variant: &Variant,
    ) -> HttpResponse {
        let mut response = self.with_headers(status);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, self.content_type.clone());
        if let Some(coding) = coding {
            headers.insert(
                header::CONTENT_ENCODING,
                HeaderValue::from_static(coding.name()),
            );
        }
        response
            .set_body(variant.bytes.clone())
            .map_into_boxed_body()
    }

    fn with_headers(&self, status: StatusCode) -> HttpResponse {
        let mut response = HttpResponse::new(status);
        let headers = response.headers_mut();
        for (name, value) in &self.common {
            headers.insert(name.clone(), value.clone());
        }
        response
    }
}

/// Whether the client already has the variant with this tag (RFC 9110, 13.1.2: weak comparison).
fn has_variant(request: &HttpRequest, tag: &EntityTag) -> bool {
    match IfNoneMatch::parse(request) {
        Ok(IfNoneMatch::Any) => true,
        Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.weak_eq(tag)),
        Err(_) => false,
    }
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;

    use super::*;

    /// The coding of the response to a request with this Accept-Encoding.
    fn coding_of(resource: &Resource, accepted: &str) -> String {
        let request = TestRequest::default().insert_header((header::ACCEPT_ENCODING, accepted));
        let response = resource.respond(&request.to_http_request());
        let coding = response.headers().get(header::CONTENT_ENCODING);
        coding
            .map_or("", |coding| coding.to_str().unwrap_or("?"))
            .to_owned()
    }

    /// [W-652]
    #[test]
    fn the_clients_weights_come_before_our_order() {
        let text = "a roster, a roster, a roster ".repeat(20);
        let page = Resource::page(text, None).expect("a page");
        for (accepted, expected) in [
            ("", ""),
            ("br", "br"),
            ("gzip, deflate, br, zstd", "br"),
            ("gzip, zstd", "zstd"),
            ("gzip;q=1.0, br;q=0.9", "gzip"),
            ("br;q=0, gzip", "gzip"),
            ("identity", ""),
            ("identity, br;q=0.5", ""),
            ("identity;q=0.5, br;q=0.5", "br"),
            ("identity;q=0", ""),
            ("*;q=0", ""),
            ("deflate", ""),
            ("br;q=abc", ""),
            ("br;q=2", ""),
        ] {
            assert_eq!(coding_of(&page, accepted), expected, "{accepted:?}");
        }
    }

    #[test]
    fn a_resource_that_compression_does_not_reduce_has_no_coding() {
        let feed = Resource::feed(b"<rss/>".to_vec()).expect("a feed");
        assert_eq!(coding_of(&feed, "br, gzip"), "");
        let request = TestRequest::default().to_http_request();
        assert!(!feed.respond(&request).headers().contains_key(header::VARY));
    }
}
