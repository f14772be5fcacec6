//! Who a client is, who may call the API with POST, and how often.

mod address;
mod origin;
mod rate;

use std::net::IpAddr;

use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest, web};

use crate::error::ApiError;
use crate::limits::unless_refused;
use crate::metrics::Metrics;
use crate::settings::TrustedProxies;

pub use origin::AllowedOrigin;
pub(crate) use rate::rate_limit_key;
pub use rate::{ClientLimit, SubmissionLimit};

/// What stands before every call with POST, as application data.
pub struct SubmissionGuard {
    /// Pages that may call.
    pub origin: AllowedOrigin,
    /// How often a client may.
    pub limit: SubmissionLimit,
    /// Counts refusals.
    pub metrics: Metrics,
}

/// Refuses calls with POST from other sites' pages, and from clients that make too many.
///
/// # Errors
/// None of its own: a refusal is an answer.
pub async fn submissions<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, BoxBody>>, Error> {
    unless_refused(refusal(&request).await, request, next).await
}

/// The address of the client itself, behind the proxies that the operator trusts. None for what is no network connection.
#[must_use]
pub fn client_of(request: &HttpRequest) -> Option<IpAddr> {
    let peer = request.peer_addr()?.ip();
    let proxies = request.app_data::<web::Data<TrustedProxies>>()?;
    Some(address::of_client(peer, request.headers(), proxies))
}

/// Whether the request comes from a proxy that the operator trusts, and so its headers too.
#[must_use]
pub fn is_from_trusted_proxy(request: &HttpRequest) -> bool {
    let peer = request.peer_addr().map(|peer| peer.ip());
    let proxies = request.app_data::<web::Data<TrustedProxies>>();
    peer.zip(proxies)
        .is_some_and(|(peer, proxies)| proxies.contains(peer))
}

async fn refusal(request: &ServiceRequest) -> Option<ApiError> {
    let guard = request.app_data::<web::Data<SubmissionGuard>>()?;
    if *request.method() != Method::POST {
        return None;
    }
    if !guard.origin.permits(request.headers()) {
        guard.metrics.refused("origin");
        return Some(ApiError::new(
            StatusCode::FORBIDDEN,
            "foreign_origin",
            "Pages of other sites cannot call this address.",
            "the origin is not PUBLIC_URL's",
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
