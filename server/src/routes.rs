//! Request handlers.

pub mod api;
pub mod blog;
pub mod description;
pub mod discovery;
pub mod health;
pub mod leads;
pub mod pages;
pub mod plain_forms;
pub mod posts;
pub mod sign_up;

use crate::error::ApiError;

/// Runs CPU-bound work on the blocking thread pool.
async fn run_blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, ApiError> {
    match actix_web::web::block(work).await {
        Ok(Ok(result)) => Ok(result),
        Ok(Err(problem)) => Err(ApiError::internal(problem)),
        Err(error) => Err(ApiError::internal(error.to_string())),
    }
}
