//! The calls of the API, each in one line. What is not listed here does not exist.

use actix_web::http::Method;
use actix_web::middleware::from_fn;
use actix_web::{Route, web};

use super::{blog, description, leads, plain_forms, sign_up};
use crate::error::{ApiError, method_not_allowed, only_post};
use crate::guard;

/// One call of the API.
pub struct Endpoint {
    /// GET (which HEAD comes with) or POST.
    pub method: Method,
    /// Its path below /api.
    pub path: &'static str,
    answer: fn(Route) -> Route,
}

impl Endpoint {
    const fn get(path: &'static str, answer: fn(Route) -> Route) -> Self {
        let method = Method::GET;
        Self {
            method,
            path,
            answer,
        }
    }

    const fn post(path: &'static str, answer: fn(Route) -> Route) -> Self {
        let method = Method::POST;
        Self {
            method,
            path,
            answer,
        }
    }
}

/// Every call.
pub const ENDPOINTS: &[Endpoint] = &[
    Endpoint::get("/blog/posts", |get| get.to(blog::posts)),
    Endpoint::get("/blog/categories", |get| get.to(blog::categories)),
    Endpoint::get("/blog/tags", |get| get.to(blog::tags)),
    Endpoint::post("/contact", |post| post.to(leads::contact)),
    Endpoint::post("/challenges", |post| post.to(leads::challenges)),
    Endpoint::post("/verify-recaptcha", |post| {
        post.to(sign_up::verify_recaptcha)
    }),
    Endpoint::post("/sign-ups", |post| post.to(sign_up::sign_ups)),
    Endpoint::get("/get-recaptcha-config", |get| {
        get.to(sign_up::recaptcha_config)
    }),
    Endpoint::get("/proof-of-work", |get| get.to(sign_up::proof_of_work)),
    Endpoint::get("/get-auth-config", |get| get.to(sign_up::auth_config)),
];

/// Everything under /api.
pub fn configure(config: &mut web::ServiceConfig) {
    let calls = ENDPOINTS.iter().fold(web::scope("/api"), |scope, call| {
        let resource = web::resource(call.path);
        scope.service(if call.method == Method::POST {
            resource
                .route((call.answer)(web::post()))
                .default_service(web::to(only_post))
        } else {
            resource
                .route((call.answer)(web::get()))
                .route((call.answer)(web::head()))
                .default_service(web::to(method_not_allowed))
        })
    });
    let calls = if cfg!(debug_assertions) {
        calls.route("/openapi.json", web::get().to(description::serve))
    } else {
        calls
    };
    config.service(
        calls
            .default_service(web::to(unknown))
            .wrap(from_fn(guard::submissions))
            .wrap(from_fn(plain_forms::lead_on)),
    );
}

/// Any path under /api/ that is no call of the API.
async fn unknown() -> ApiError {
    ApiError::not_found("no such call of the API")
}
