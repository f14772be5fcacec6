//! Reads request bodies, enforcing size, time limit and content type.

use std::time::Duration;

use actix_multipart::Multipart;
use actix_web::error::PayloadError;
use actix_web::http::{StatusCode, header};
use actix_web::web::{self, Bytes, BytesMut};
use actix_web::{HttpMessage, HttpRequest};
use futures_util::{Stream, StreamExt as _, stream};
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::time::timeout;
use url::form_urlencoded;

use crate::error::ApiError;
use crate::middleware::limits::MaxBody;

/// Time limit for receiving a request body, as application data.
#[derive(Debug, Clone, Copy)]
pub struct BodyTime(pub Duration);

/// Maximum number of fields in a form.
const MAX_FIELDS: usize = 64;

/// Reads and deserializes a JSON body.
///
/// # Errors
/// 400 if the body is not valid JSON of this type, 408 if it takes too long, 413 if it is too large, 415 for another
/// content type.
pub async fn json<T: DeserializeOwned>(
    request: &HttpRequest,
    payload: web::Payload,
) -> Result<T, ApiError> {
    if media_type(request) != "application/json" || is_encoded(request) {
        return Err(unsupported(request));
    }
    parse_json(&read(request, payload).await?)
}

/// The media type, whose case does not matter (RFC 9110, 8.3.1).
pub fn media_type(request: &impl HttpMessage) -> String {
    request.content_type().to_ascii_lowercase()
}

/// Whether the body has a content coding, which no endpoint accepts (RFC 9110, 8.4).
fn is_encoded(request: &HttpRequest) -> bool {
    let coding = request.headers().get(header::CONTENT_ENCODING);
    coding.is_some_and(|coding| !coding.as_bytes().eq_ignore_ascii_case(b"identity"))
}

/// The content type of forms submitted without JavaScript.
pub const URL_ENCODED: &str = "application/x-www-form-urlencoded";

/// Reads a form sent as JSON, multipart or URL-encoded.
///
/// # Errors
/// 400 if the body cannot be parsed, 408 if it takes too long, 413 if it is too large, 415 for another content type.
pub async fn form<T: DeserializeOwned>(
    request: &HttpRequest,
    payload: web::Payload,
) -> Result<T, ApiError> {
    if is_encoded(request) {
        return Err(unsupported(request));
    }
    match media_type(request).as_str() {
        "application/json" => parse_json(&read(request, payload).await?),
        "multipart/form-data" => {
            let body = read(request, payload).await?;
            from_fields(multipart_fields(request, body).await?)
        }
        URL_ENCODED => from_fields(url_encoded_fields(&read(request, payload).await?)?),
        _ => Err(unsupported(request)),
    }
}

/// If a field is repeated, the last value wins, as in JSON.
fn from_fields<T: DeserializeOwned>(fields: Vec<(String, String)>) -> Result<T, ApiError> {
    let fields = fields
        .into_iter()
        .map(|(name, text)| (name, Value::String(text)));
    // All form fields are strings.
    serde_json::from_value(fields.collect()).map_err(|_| malformed("fields of the wrong type"))
}

/// Reads a body whole.
///
/// # Errors
/// 400 if the connection breaks, 408 if it takes too long, 413 if it is too large.
pub async fn read(
    request: &HttpRequest,
    mut payload: impl Stream<Item = Result<Bytes, PayloadError>> + Unpin,
) -> Result<Bytes, ApiError> {
    let max = request
        .app_data::<web::Data<MaxBody>>()
        .map_or(0, |max| max.0);
    let time = request
        .app_data::<web::Data<BodyTime>>()
        .map_or(Duration::ZERO, |time| time.0);
    let read_all = async {
        let mut body = BytesMut::new();
        while let Some(chunk) = payload.next().await {
            let chunk = chunk.map_err(payload_error)?;
            if body.len() + chunk.len() > max {
                return Err(ApiError::body_too_large(format!("more than {max} bytes")));
            }
            body.extend_from_slice(&chunk);
        }
        Ok(body.freeze())
    };
    timeout(time, read_all).await.unwrap_or_else(|_| {
        Err(ApiError::new(
            StatusCode::REQUEST_TIMEOUT,
            "body_too_slow",
            "The request body was not received in time.",
            format!("incomplete after {time:?}"),
        ))
    })
}

fn parse_json<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    // Serde would also accept an array as a struct with fields in order.
    if body.trim_ascii_start().first() == Some(&b'[') {
        return Err(malformed("an array"));
    }
    serde_json::from_slice(body).map_err(|error| {
        // The error's message may quote the input.
        let (class, line, column) = (error.classify(), error.line(), error.column());
        malformed(format!("{class:?} error at line {line}, column {column}"))
    })
}

fn url_encoded_fields(body: &[u8]) -> Result<Vec<(String, String)>, ApiError> {
    let fields: Vec<(String, String)> = form_urlencoded::parse(body).into_owned().collect();
    if fields.len() > MAX_FIELDS {
        return Err(too_many_fields());
    }
    Ok(fields)
}

async fn multipart_fields(
    request: &HttpRequest,
    body: Bytes,
) -> Result<Vec<(String, String)>, ApiError> {
    let body_stream = stream::once(async move { Ok::<_, PayloadError>(body) });
    let mut multipart = Multipart::new(request.headers(), body_stream);
    let mut fields = Vec::new();
    while let Some(field) = multipart.next().await {
        let mut field = field.map_err(|error| malformed(error.to_string()))?;
        if fields.len() == MAX_FIELDS {
            return Err(too_many_fields());
        }
        let name = field.name().unwrap_or_default().to_owned();
        // The whole body is already within the size limit.
        let bytes = field
            .bytes(usize::MAX)
            .await
            .map_err(|_| malformed("an unterminated field"))?
            .map_err(|error| malformed(error.to_string()))?;
        let text = String::from_utf8(bytes.to_vec())
            .map_err(|_| malformed("a field that is not UTF-8"))?;
        fields.push((name, text));
    }
    Ok(fields)
}

fn too_many_fields() -> ApiError {
    malformed(format!("more than {MAX_FIELDS} fields"))
}

fn malformed(cause: impl Into<String>) -> ApiError {
    ApiError::new(
        StatusCode::BAD_REQUEST,
        "body_malformed",
        "The request body is malformed.",
        cause,
    )
}

fn payload_error(error: PayloadError) -> ApiError {
    match error {
        PayloadError::Overflow => ApiError::body_too_large("more than the server accepts"),
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
        "This endpoint does not accept request bodies of this content type.",
        given,
    )
}

#[cfg(test)]
mod tests {
    use actix_web::test::TestRequest;
    use serde_json::json;

    use super::*;

    /// The value that a request with this body and these headers has, or the status of the error.
    async fn read_json(body: &'static str, headers: &[(&str, &str)]) -> Result<Value, StatusCode> {
        use actix_web::{FromRequest as _, ResponseError as _};
        let mut request = TestRequest::post()
            .app_data(web::Data::new(MaxBody(1000)))
            .app_data(web::Data::new(BodyTime(Duration::from_secs(60))))
            .set_payload(body);
        for header in headers {
            request = request.insert_header(*header);
        }
        let (request, mut payload) = request.to_http_parts();
        let payload = web::Payload::from_request(&request, &mut payload).await;
        let read = json(&request, payload.expect("a payload")).await;
        read.map_err(|error: ApiError| error.status_code())
    }

    #[actix_web::test]
    async fn media_types_have_no_case_and_codings_are_refused() {
        let kind = ("content-type", "Application/JSON; charset=utf-8");
        assert_eq!(read_json("{}", &[kind]).await, Ok(json!({})));
        let identity = ("content-encoding", "identity");
        assert_eq!(read_json("{}", &[kind, identity]).await, Ok(json!({})));
        let unsupported = Err(StatusCode::UNSUPPORTED_MEDIA_TYPE);
        for coding in ["br", "gzip", "foo"] {
            let encoded = [kind, ("content-encoding", coding)];
            assert_eq!(read_json("{}", &encoded).await, unsupported, "{coding}");
        }
        let text = ("content-type", "text/plain");
        assert_eq!(read_json("{}", &[text]).await, unsupported);
    }
}
