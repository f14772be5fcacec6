//! The API's answers.

use actix_web::HttpRequest;

use crate::error::ApiError;

/// Any path under /api/ that is no call of the API.
pub async fn unknown(request: HttpRequest) -> ApiError {
    ApiError::not_found(format!(
        "no such call: {} {}",
        request.method(),
        request.match_info().as_str()
    ))
}
