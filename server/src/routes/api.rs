//! All API endpoints: `endpoints!` lists their handlers, whose attributes have the methods and paths.

use actix_web::http::header;
use actix_web::middleware::from_fn;
use actix_web::{HttpResponse, Route, web};
use utoipa::OpenApi;
use utoipa::openapi::path::Operation;

use super::{blog, leads, plain_forms, sign_up};
use crate::error::{ApiError, method_not_allowed, only_post};
use crate::middleware::guard;

const PREFIX: &str = "/api";

macro_rules! endpoints {
    ($($module:ident::$handler:ident),+ $(,)?) => {
        /// The OpenAPI description of the API, which only debug builds serve.
        #[derive(OpenApi)]
        #[openapi(
            info(
                title = "Brightcrew",
                description = "The API used by the site's pages. Errors are JSON with a code, a message and, if applicable, the invalid field."
            ),
            paths($($module::$handler),+),
            components(schemas(leads::Receipt))
        )]
        struct Description;

        /// Sends a route to the handler of an operation, whose id is the handler's name.
        fn to_handler(route: Route, operation: &Operation) -> Route {
            match operation.operation_id.as_deref() {
                $(Some(stringify!($handler)) => route.to($module::$handler),)+
                _ => route.to(unknown),
            }
        }
    };
}

endpoints!(
    blog::posts,
    blog::categories,
    blog::tags,
    leads::contact,
    leads::challenges,
    sign_up::verify_recaptcha,
    sign_up::sign_ups,
    sign_up::recaptcha_config,
    sign_up::proof_of_work,
    sign_up::auth_config,
);

/// Configures everything under /api.
pub fn configure(config: &mut web::ServiceConfig) {
    let mut endpoints = web::scope(PREFIX);
    for (path, item) in Description::openapi().paths.paths {
        let resource = web::resource(path.trim_start_matches(PREFIX));
        let resource = match (item.get, item.post) {
            (Some(get), _) => resource
                .route(to_handler(web::get(), &get))
                .route(to_handler(web::head(), &get))
                .default_service(web::to(method_not_allowed)),
            (None, Some(post)) => resource
                .route(to_handler(web::post(), &post))
                .default_service(web::to(only_post)),
            (None, None) => continue,
        };
        endpoints = endpoints.service(resource);
    }
    if cfg!(debug_assertions) {
        endpoints = endpoints.route("/openapi.json", web::get().to(describe));
    }
    config.service(
        endpoints
            .default_service(web::to(unknown))
            .wrap(from_fn(guard::submissions))
            .wrap(from_fn(plain_forms::answer_native_submissions)),
    );
}

async fn describe() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header((header::CACHE_CONTROL, "no-store"))
        .json(Description::openapi())
}

/// Any other path under /api/.
async fn unknown() -> ApiError {
    ApiError::not_found("no such endpoint")
}

#[cfg(test)]
mod tests {
    use actix_web::App;
    use actix_web::http::Method;
    use actix_web::test::{TestRequest, call_service, init_service, read_body_json};
    use serde_json::Value;

    use super::*;

    /// [W-331] the API serves only the blog and public keys, and forwards everything that it accepts
    #[actix_web::test]
    async fn the_api_is_as_described_and_has_no_entities_besides_the_blog() {
        let server = init_service(App::new().configure(configure)).await;
        let request = TestRequest::get().uri("/api/openapi.json").to_request();
        let described: Value = read_body_json(call_service(&server, request).await).await;
        let error = &described["components"]["schemas"]["Error"]["properties"];
        assert!(
            error["code"].is_object() && error["message"].is_object(),
            "{error}"
        );
        let text = described.to_string();
        for reference in text.split(r##""$ref":"#"##).skip(1) {
            let (pointer, _) = reference.split_once('"').expect("a text");
            assert!(described.pointer(pointer).is_some(), "{pointer} is missing");
        }
        let mut endpoints = Vec::new();
        for (path, methods) in described["paths"].as_object().expect("paths") {
            let (name, _) = methods
                .as_object()
                .expect("methods")
                .iter()
                .next()
                .expect("one");
            endpoints.push(format!("{name} {path}"));
            let allowed = if name == "get" {
                Method::GET
            } else {
                Method::POST
            };
            for method in [Method::GET, Method::HEAD, Method::POST, Method::DELETE] {
                let request = TestRequest::with_uri(path)
                    .method(method.clone())
                    .to_request();
                let response = call_service(&server, request).await;
                let is_allowed =
                    method == allowed || (allowed == Method::GET && method == Method::HEAD);
                assert_ne!(response.status(), 404, "{method} {path}");
                assert_eq!(response.status() != 405, is_allowed, "{method} {path}");
            }
        }
        assert_eq!(
            endpoints,
            [
                "get /api/blog/categories",
                "get /api/blog/posts",
                "get /api/blog/tags",
                "post /api/challenges",
                "post /api/contact",
                "get /api/get-auth-config",
                "get /api/get-recaptcha-config",
                "get /api/proof-of-work",
                "post /api/sign-ups",
                "post /api/verify-recaptcha",
            ]
        );
    }
}
