//! The OpenAPI description of the API, only served by debug builds.

use actix_web::HttpResponse;
use actix_web::http::header;
use utoipa::OpenApi;

/// All endpoints; a test compares it with [`super::api::ENDPOINTS`].
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Brightcrew",
        description = "The API used by the site's pages. Errors are JSON with a code, a message and, if applicable, the invalid field."
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

pub async fn serve() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(Description::openapi())
}
