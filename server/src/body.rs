//! Reads the body of a request: within its size, within its time, as what it says it is.

use std::time::Duration;

use actix_multipart::Multipart;
use actix_web::error::PayloadError;
use actix_web::http::StatusCode;
use actix_web::web::{self, Bytes, BytesMut};
use actix_web::{HttpMessage as _, HttpRequest};
use futures_util::{StreamExt as _, stream};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::time::timeout;
use url::form_urlencoded;

use crate::error::ApiError;
use crate::limits::MaxBody;

/// Time that a client has to send a request's body, as application data.
#[derive(Debug, Clone, Copy)]
pub struct BodyTime(pub Duration);

/// Most fields of a form.
const MOST_FIELDS: usize = 64;

/// The body as JSON of this shape.
///
/// # Errors
/// 400 for other JSON, 408, 413, 415.
pub async fn json<T: DeserializeOwned>(
    request: &HttpRequest,
    payload: web::Payload,
) -> Result<T, ApiError> {
    if request.content_type() != "application/json" {
        return Err(unsupported(request));
    }
    parse_json(&read(request, payload).await?)
}

/// How a browser sends a form by itself, without the page's scripts.
pub const URL_ENCODED: &str = "application/x-www-form-urlencoded";

/// The body as a form of this shape: JSON, multipart or URL-encoded.
///
/// # Errors
/// 400 for a body that is not what it says it is, 408, 413, 415.
pub async fn form<T: DeserializeOwned>(
    request: &HttpRequest,
    payload: web::Payload,
) -> Result<T, ApiError> {
    match request.content_type() {
        "application/json" => parse_json(&read(request, payload).await?),
        "multipart/form-data" => {
            let body = read(request, payload).await?;
            of_fields(multipart_fields(request, body).await?)
        }
        URL_ENCODED => of_fields(url_encoded_fields(&read(request, payload).await?)?),
        _ => Err(unsupported(request)),
    }
}

/// Of fields with one name the last counts, as in JSON.
fn of_fields<T: DeserializeOwned>(fields: Vec<(String, String)>) -> Result<T, ApiError> {
    let fields = fields
        .into_iter()
        .map(|(name, text)| (name, Value::String(text)));
    // Every field of every form is text.
    serde_json::from_value(fields.collect()).map_err(|_| malformed("fields of another shape"))
}

async fn read(request: &HttpRequest, mut payload: web::Payload) -> Result<Bytes, ApiError> {
    let most = request
        .app_data::<web::Data<MaxBody>>()
        .map_or(0, |most| most.0);
    let time = request
        .app_data::<web::Data<BodyTime>>()
        .map_or(Duration::ZERO, |time| time.0);
    let whole = async {
        let mut body = BytesMut::new();
        while let Some(chunk) = payload.next().await {
            let chunk = chunk.map_err(broken)?;
            if body.len() + chunk.len() > most {
                return Err(ApiError::body_too_large(format!("more than {most} bytes")));
            }
            body.extend_from_slice(&chunk);
        }
        Ok(body.freeze())
    };
    timeout(time, whole).await.unwrap_or_else(|_| {
        Err(ApiError::new(
            StatusCode::REQUEST_TIMEOUT,
            "body_too_slow",
            "The body of this request came too slowly.",
            format!("not whole after {time:?}"),
        ))
    })
}

fn parse_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    // A list would pass for an object whose fields stand in their order.
    if body.trim_ascii_start().first() == Some(&b'[') {
        return Err(malformed("a list"));
    }
    serde_json::from_slice(body).map_err(|error| {
        // The error's own words may repeat what was sent.
        let (class, line, column) = (error.classify(), error.line(), error.column());
        malformed(format!("{class:?} error at line {line}, column {column}"))
    })
}

fn url_encoded_fields(body: &[u8]) -> Result<Vec<(String, String)>, ApiError> {
    let fields: Vec<(String, String)> = form_urlencoded::parse(body).into_owned().collect();
    if fields.len() > MOST_FIELDS {
        return Err(too_many_fields());
    }
    Ok(fields)
}

async fn multipart_fields(
    request: &HttpRequest,
    body: Bytes,
) -> Result<Vec<(String, String)>, ApiError> {
    let whole = stream::once(async move { Ok::<_, PayloadError>(body) });
    let mut multipart = Multipart::new(request.headers(), whole);
    let mut fields = Vec::new();
    while let Some(field) = multipart.next().await {
        let mut field = field.map_err(|error| malformed(error.to_string()))?;
        if fields.len() == MOST_FIELDS {
            return Err(too_many_fields());
        }
        let name = field.name().unwrap_or_default().to_owned();
        // The body as a whole is within its limit already.
        let bytes = field
            .bytes(usize::MAX)
            .await
            .map_err(|_| malformed("a field without an end"))?
            .map_err(|error| malformed(error.to_string()))?;
        let text = String::from_utf8(bytes.to_vec())
            .map_err(|_| malformed("a field that is not UTF-8"))?;
        fields.push((name, text));
    }
    Ok(fields)
}

fn too_many_fields() -> ApiError {
    malformed(format!("more than {MOST_FIELDS} fields"))
}

fn malformed(cause: impl Into<String>) -> ApiError {
    ApiError::new(
        StatusCode::BAD_REQUEST,
        "body_malformed",
        "The body of this request is not what it says it is.",
        cause,
    )
}

fn broken(error: PayloadError) -> ApiError {
    match error {
        PayloadError::Overflow => ApiError::body_too_large("more than the server reads"),
        other => malformed(other.to_string()),
    }
}

fn unsupported(request: &HttpRequest) -> ApiError {
    let given = if request.content_type().is_empty() {
        "no content type"
    } else {
        "another content type"
    };
    ApiError::new(
        StatusCode::UNSUPPORTED_MEDIA_TYPE,
        "content_type_unsupported",
        "The body of this request is of a kind that this address does not take.",
        given,
    )
}
