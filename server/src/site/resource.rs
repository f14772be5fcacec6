//! Something that can be served: its codings and every header, made once.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, EntityTag, Header as _, HeaderName, HeaderValue, IfNoneMatch};
use actix_web::{HttpRequest, HttpResponse};

use super::content_type::ContentType;
use super::negotiation::{AcceptedEncodings, Encoding};
use super::variants::Variant;
use crate::security;

/// How long an answer may be kept without asking again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Caching {
    /// Its name changes with its content: for ever.
    Immutable,
    /// Kept, but asked for each time: pages, their data, what is not found.
    Revalidate,
    /// An hour: files under a fixed name, such as icons.
    Hour,
}

impl Caching {
    fn header(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Immutable => "public, max-age=31536000, immutable",
            Self::Revalidate => "no-cache",
            Self::Hour => "public, max-age=3600",
        })
    }
}

/// A page or file in memory, ready to be sent.
#[derive(Debug)]
pub struct Resource {
    /// Headers of every answer, also of 304.
    common: Vec<(HeaderName, HeaderValue)>,
    content_type: HeaderValue,
    plain: Variant,
    /// In the order of `Encoding::ALL`.
    coded: [Option<Variant>; 3],
}

/// What a request says about the form in which it wants an answer.
pub struct Conditions<'a> {
    request: &'a HttpRequest,
}

impl<'a> Conditions<'a> {
    /// Of this request.
    #[must_use]
    pub fn of(request: &'a HttpRequest) -> Self {
        Self { request }
    }

    fn encodings(&self) -> AcceptedEncodings {
        AcceptedEncodings::parse(self.request.headers().get_all(header::ACCEPT_ENCODING))
    }

    /// Whether the client already has the form with this tag (RFC 9110, 13.1.2: weak comparison).
    fn have(&self, tag: &EntityTag) -> bool {
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
        coded: [Option<Variant>; 3],
    ) -> Self {
        let mut common = vec![(header::CACHE_CONTROL, caching.header())];
        if coded.iter().any(Option::is_some) {
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
            coded,
        }
    }

    /// The bytes without any coding.
    pub(super) fn plain(&self) -> &[u8] {
        &self.plain.bytes
    }

    /// The content security policy, if it has one of its own.
    pub(super) fn policy(&self) -> Option<&HeaderValue> {
        self.common
            .iter()
            .find(|(name, _)| *name == header::CONTENT_SECURITY_POLICY)
            .map(|(_, policy)| policy)
    }

    /// Roughly what it takes in memory, in bytes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let coded = self.coded.iter().flatten();
        coded.map(|variant| variant.bytes.len()).sum::<usize>() + self.plain.bytes.len()
    }

    /// The answer 200 in the best form for the client, or 304 if it has that form already.
    #[must_use]
    pub fn respond(&self, conditions: &Conditions<'_>) -> HttpResponse {
        let (encoding, variant) = self.choose(conditions);
        let mut response = if conditions.have(&variant.tag) {
            self.start(StatusCode::NOT_MODIFIED)
        } else {
            self.send(StatusCode::OK, encoding, variant)
        };
        response
            .headers_mut()
            .insert(header::ETAG, variant.tag_line.clone());
        response
    }

    /// The whole of it under an error's status: no tag, nothing conditional.
    #[must_use]
    pub fn respond_as(&self, status: StatusCode, conditions: &Conditions<'_>) -> HttpResponse {
        let (encoding, variant) = self.choose(conditions);
        self.send(status, encoding, variant)
    }

    fn choose(&self, conditions: &Conditions<'_>) -> (Option<Encoding>, &Variant) {
        let exists = |encoding: Encoding| self.coded[encoding as usize].is_some();
        conditions
            .encodings()
            .choose(exists)
            .and_then(|encoding| Some((Some(encoding), self.coded[encoding as usize].as_ref()?)))
            .unwrap_or((None, &self.plain))
    }

    fn send(
        &self,
        status: StatusCode,
        encoding: Option<Encoding>,
        variant: &Variant,
    ) -> HttpResponse {
        let mut response = self.start(status);
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

    fn start(&self, status: StatusCode) -> HttpResponse {
        let mut response = HttpResponse::new(status);
        let headers = response.headers_mut();
        for (name, value) in &self.common {
            headers.insert(name.clone(), value.clone());
        }
        response
    }
}
