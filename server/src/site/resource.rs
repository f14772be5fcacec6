//! A servable resource with precomputed codings and headers.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, EntityTag, Header as _, HeaderName, HeaderValue, IfNoneMatch};
use actix_web::{HttpRequest, HttpResponse};

use super::content_type::ContentType;
use super::negotiation::{AcceptedEncodings, Encoding};
use super::variants::Variant;
use crate::security;

/// Cache policy of a resource.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Caching {
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
    /// In the order of `Encoding::ALL`.
    encoded: [Option<Variant>; 3],
}

/// The request headers for content negotiation and conditional requests.
pub struct Conditions<'a> {
    request: &'a HttpRequest,
}

impl<'a> Conditions<'a> {
    #[must_use]
    pub fn of(request: &'a HttpRequest) -> Self {
        Self { request }
    }

    fn encodings(&self) -> AcceptedEncodings {
        AcceptedEncodings::parse(self.request.headers().get_all(header::ACCEPT_ENCODING))
    }

    /// Whether the client already has the variant with this tag (RFC 9110, 13.1.2: weak comparison).
    fn matches(&self, tag: &EntityTag) -> bool {
        match IfNoneMatch::parse(self.request) {
            Ok(IfNoneMatch::Any) => true,
            Ok(IfNoneMatch::Items(known)) => known.iter().any(|known| known.weak_eq(tag)),
            Err(_) => false,
        }
    }
}

impl Resource {
    pub(super) fn new(
        content_type: ContentType,
        caching: Caching,
        policy: Option<HeaderValue>,
        plain: Variant,
        encoded: [Option<Variant>; 3],
    ) -> Self {
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
        Self {
            common,
            content_type: content_type.header(),
            plain,
            encoded,
        }
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
    pub fn respond(&self, conditions: &Conditions<'_>) -> HttpResponse {
        let (encoding, variant) = self.choose(conditions);
        let mut response = if conditions.matches(&variant.tag) {
            self.with_headers(StatusCode::NOT_MODIFIED)
        } else {
            self.with_body(StatusCode::OK, encoding, variant)
        };
        response
            .headers_mut()
            .insert(header::ETAG, variant.tag_header.clone());
        response
    }

    /// Responds unconditionally with an error status, without an entity tag.
    #[must_use]
    pub fn respond_as(&self, status: StatusCode, conditions: &Conditions<'_>) -> HttpResponse {
        let (encoding, variant) = self.choose(conditions);
        self.with_body(status, encoding, variant)
    }

    fn choose(&self, conditions: &Conditions<'_>) -> (Option<Encoding>, &Variant) {
        let exists = |encoding: Encoding| self.encoded[encoding as usize].is_some();
        conditions
            .encodings()
            .choose(exists)
            .and_then(|encoding| Some((Some(encoding), self.encoded[encoding as usize].as_ref()?)))
            .unwrap_or((None, &self.plain))
    }

    fn with_body(
        &self,
        status: StatusCode,
        encoding: Option<Encoding>,
        variant: &Variant,
    ) -> HttpResponse {
        let mut response = self.with_headers(status);
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, self.content_type.clone());
        if let Some(encoding) = encoding {
            headers.insert(
                header::CONTENT_ENCODING,
                HeaderValue::from_static(encoding.name()),
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
