//! The description of the API in the OpenAPI form. Only development builds serve it.

use actix_web::HttpResponse;
use actix_web::http::header;
use utoipa::OpenApi;

/// Every call of the API. A test holds it against [`super::api::ENDPOINTS`].
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Brightcrew",
        description = "What the site's pages call. Errors are JSON: a code, a message, and the field that is at fault."
    ),
    paths(
        super::blog::posts,
        super::blog::categories,
        super::blog::tags,
        super::leads::contact,
        super::leads::challenges,
        super::sign_up::verify_recaptcha,
        super::sign_up::sign_ups,
        super::sign_up::proof_of_work,
        super::sign_up::recaptcha_config,
        super::sign_up::auth_config,
    )
)]
pub struct Description;

/// The description as JSON.
pub async fn serve() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(Description::openapi())
}
