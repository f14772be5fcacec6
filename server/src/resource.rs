//! A servable resource with precomputed codings and headers.

use actix_web::http::StatusCode;
use actix_web::http::header::{
    self, AcceptEncoding, Encoding, EntityTag, Header as _, HeaderName, HeaderValue, IfNoneMatch,
    Preference, Quality,
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
            }
        }
        let mut common = vec![(header::CACHE_CONTROL, caching.header())];
        if encoded.iter().any(Option::is_some) {
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

    /// The variant that the client weighs most, of equal ones the first; the plain one also if it refuses everything, or
    /// its header is malformed. actix's `negotiate` builds a hash set for each request.
    fn choose(&self, request: &HttpRequest) -> (Option<Coding>, &Variant) {
        let accepted =
            AcceptEncoding::parse(request).map_or_else(|_| Vec::new(), |accepted| accepted.0);
        let weight_of = |encoding: Encoding| {
            let encoding = Preference::Specific(encoding);
            let item = accepted.iter().find(|item| item.item == encoding);
            item.map_or(Quality::ZERO, |item| item.quality)
        };
        let mut best = (weight_of(Encoding::identity()), (None, &self.plain));
        for (coding, variant) in Coding::ALL.into_iter().zip(&self.encoded).rev() {
            let Some(variant) = variant else { continue };
            let weight = weight_of(coding.encoding());
            if weight > Quality::ZERO && weight >= best.0 {
                best = (weight, (Some(coding), variant));
            }
        }
        best.1
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

    /// [W-652]
    #[test]
    fn each_variant_has_a_strong_tag_and_only_its_own_yields_304() {
        let policy = HeaderValue::from_static("default-src 'none'");
        let text = "a roster, a roster, a roster ".repeat(20);
        let page = Resource::page(text, Some(policy)).expect("a page");
        let respond = |coding: &str, known: Option<&str>| {
            let mut request =
                TestRequest::default().insert_header((header::ACCEPT_ENCODING, coding));
            if let Some(known) = known {
                request = request.insert_header((header::IF_NONE_MATCH, known));
            }
            page.respond(&request.to_http_request())
        };
        let codings = ["br", "zstd", "gzip", "identity"];
        let tag_of = |coding| {
            let tag = respond(coding, None).headers().get(header::ETAG).cloned();
            tag.expect("a tag").to_str().expect("text").to_owned()
        };
        for coding in codings {
            let (first, tag) = (respond(coding, None), tag_of(coding));
            assert!(
                tag.starts_with('"') && tag.ends_with('"') && tag.len() > 16,
                "{tag}"
            );
            for known in [
                tag.clone(),
                format!("W/{tag}"),
                format!("\"other\", {tag}"),
                format!("\"a\",W/{tag} ,\"b\""),
                "*".to_owned(),
            ] {
                let again = respond(coding, Some(&known));
                assert_eq!(again.status(), 304, "{coding} {known}");
                for name in [
                    header::ETAG,
                    header::CACHE_CONTROL,
                    header::VARY,
                    header::CONTENT_SECURITY_POLICY,
                ] {
                    let values = [&again, &first].map(|response| response.headers().get(&name));
                    assert!(values[0].is_some() && values[0] == values[1], "{name}");
                }
                assert!(!again.headers().contains_key(header::CONTENT_ENCODING));
            }
            let others = codings.iter().filter(|other| **other != coding);
            let others = others.map(|other| tag_of(other));
            let unknown = ["\"other\"", "\"\"", &tag[1..], "W/"].map(str::to_owned);
            for unknown in others.chain(unknown) {
                let again = respond(coding, Some(&unknown));
                assert_eq!(again.status(), 200, "{coding} {unknown}");
            }
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
