//! All API endpoints.

use actix_web::http::Method;
use actix_web::middleware::from_fn;
use actix_web::{Route, web};

use super::{blog, description, leads, plain_forms, sign_up};
use crate::error::{ApiError, method_not_allowed, only_post};
use crate::middleware::guard;

/// An API endpoint.
pub struct Endpoint {
    /// GET (implies HEAD) or POST.
    pub method: Method,
    /// The path below /api.
    pub path: &'static str,
    handler: fn(Route) -> Route,
}

impl Endpoint {
    const fn get(path: &'static str, handler: fn(Route) -> Route) -> Self {
        let method = Method::GET;
        Self {
            method,
            path,
            handler,
        }
    }

    const fn post(path: &'static str, handler: fn(Route) -> Route) -> Self {
        let method = Method::POST;
        Self {
            method,
            path,
            handler,
        }
    }
}

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

/// Configures everything under /api.
pub fn configure(config: &mut web::ServiceConfig) {
    let endpoints = ENDPOINTS
        .iter()
        .fold(web::scope("/api"), |scope, endpoint| {
            let resource = web::resource(endpoint.path);
            scope.service(if endpoint.method == Method::POST {
                resource
                    .route((endpoint.handler)(web::post()))
                    .default_service(web::to(only_post))
            } else {
                resource
                    .route((endpoint.handler)(web::get()))
                    .route((endpoint.handler)(web::head()))
                    .default_service(web::to(method_not_allowed))
            })
        });
    let endpoints = if cfg!(debug_assertions) {
        endpoints.route("/openapi.json", web::get().to(description::serve))
    } else {
        endpoints
    };
    config.service(
        endpoints
            .default_service(web::to(unknown))
            .wrap(from_fn(guard::submissions))
            .wrap(from_fn(plain_forms::redirect_native_submissions)),
    );
}

/// Any other path under /api/.
async fn unknown() -> ApiError {
    ApiError::not_found("no such endpoint")
}
