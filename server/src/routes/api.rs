//! The API's answers.

use crate::error::ApiError;

/// Any path under /api/ that is no call of the API.
pub async fn unknown() -> ApiError {
    ApiError::not_found("no such call of the API")
}
