//! Client addresses, and the origin check and rate limit for POST requests to the API.

pub mod address;
mod host;
mod origin;
mod rate;

use std::net::IpAddr;
use std::num::NonZeroU32;

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, web};

use crate::error::ApiError;
use crate::middleware::limits::respond_or_continue;
use crate::settings::TrustedProxies;
use crate::telemetry::metrics::Metrics;

pub use host::PublicHost;
pub use origin::AllowedOrigin;
pub(crate) use rate::rate_limit_key;
pub use rate::{ClientLimit, SubmissionLimit};

/// Checks for every POST request, as application data.
pub struct SubmissionGuard {
    pub origin: AllowedOrigin,
    pub limit: SubmissionLimit,
    pub metrics: Metrics,
}

/// Strict rate limits for messages that need no human check, each kind on its own; as application data.
pub struct MessageLimits {
    contact: ClientLimit,
    challenge: ClientLimit,
    metrics: Metrics,
}

impl MessageLimits {
    #[must_use]
    pub fn per_minute(messages: NonZeroU32, metrics: Metrics) -> Self {
        Self {
            contact: ClientLimit::per_minute(messages),
            challenge: ClientLimit::per_minute(messages),
            metrics,
        }
    }

    /// Counts a contact message.
    ///
    /// # Errors
    /// 429 if the client has sent too many.
    pub fn admit_contact(&self, request: &HttpRequest) -> Result<(), ApiError> {
        self.admit(&self.contact, request)
    }

    /// Counts a challenge.
    ///
    /// # Errors
    /// 429 if the client has sent too many.
    pub fn admit_challenge(&self, request: &HttpRequest) -> Result<(), ApiError> {
        self.admit(&self.challenge, request)
    }

    fn admit(&self, limit: &ClientLimit, request: &HttpRequest) -> Result<(), ApiError> {
        let Some(client) = client_of(request) else {
            return Ok(());
        };
        limit.check(client).map_err(|wait| {
            self.metrics.refused("rate");
            ApiError::too_many_requests("more than RATE_LIMIT_MESSAGES_PER_MINUTE", wait)
        })
    }
}

/// Rejects POST requests from pages of other origins, and from clients that exceed the rate limit.
///
/// # Errors
/// Only those of the inner service.
pub async fn submissions<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    respond_or_continue(rejection(&request).await, request, next).await
}

/// The client address, behind trusted proxies; `None` if the request did not come over the network.
#[must_use]
pub fn client_of(request: &HttpRequest) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip();
    let proxies = request.app_data::<web::Data<TrustedProxies>>()?;
    Some(address::of_client(peer, request.headers(), proxies))
}

/// Whether the request comes from a trusted proxy, so that its headers can be trusted.
#[must_use]
pub fn is_from_trusted_proxy(request: &HttpRequest) -> bool {
    let peer = request.peer_addr().map(|peer| peer.ip());
    let proxies = request.app_data::<web::Data<TrustedProxies>>();
    peer.zip(proxies)
        .is_some_and(|(peer, proxies)| proxies.contains(peer))
}

async fn rejection(request: &ServiceRequest) -> Option<ApiError> {
    let guard = request.app_data::<web::Data<SubmissionGuard>>()?;
    if *request.method() != Method::POST {
        return None;
    }
    if !guard.origin.allows(request.headers()) {
        guard.metrics.refused("origin");
        return Some(ApiError::new(
            StatusCode::FORBIDDEN,
            "foreign_origin",
            "Pages of other sites cannot call this API.",
            "the origin is not that of PUBLIC_URL",
        ));
    }
    let client = client_of(request.request())?;
    let wait = guard.limit.check(client).await.err()?;
    guard.metrics.refused("rate");
    Some(ApiError::too_many_requests(
        "more than RATE_LIMIT_POSTS_PER_MINUTE",
        wait,
    ))
}
