//! Whether the server is there.

use actix_web::HttpResponse;
use actix_web::http::header;

/// Liveness: the process runs and answers.
pub async fn live() -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/plain; charset=utf-8")
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .body("ok\n")
}
