//! Content types by file extension, and whether they are worth compressing.

use actix_web::http::header::HeaderValue;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ContentType {
    /// The value of the header.
    pub name: &'static str,
    /// Whether compression reduces the size; false for formats that are compressed already.
    pub compressible: bool,
}

impl ContentType {
    pub const HTML: Self = text("text/html; charset=utf-8");
    pub const XML: Self = text("application/xml; charset=utf-8");
    pub const RSS: Self = text("application/rss+xml; charset=utf-8");
    pub const JSON: Self = text("application/json");
    pub const PLAIN: Self = text("text/plain; charset=utf-8");

    /// The content type for a file name; unknown extensions are `application/octet-stream`.
    pub fn of(file_name: &str) -> Self {
        let extension = file_name
            .rsplit_once('.')
            .map_or("", |(_, extension)| extension);
        match extension.to_ascii_lowercase().as_str() {
            "html" => Self::HTML,
            "js" | "mjs" => text("text/javascript; charset=utf-8"),
            "css" => text("text/css; charset=utf-8"),
            // React Router's single-fetch data, which the client expects under this type.
            "data" => text("text/x-script; charset=utf-8"),
            "json" | "map" => text("application/json"),
            "webmanifest" => text("application/manifest+json"),
            "wasm" => text("application/wasm"),
            "svg" => text("image/svg+xml"),
            "ico" => text("image/x-icon"),
            "txt" => Self::PLAIN,
            "xml" => Self::XML,
            "ttf" => text("font/ttf"),
            "otf" => text("font/otf"),
            "woff" => compressed("font/woff"),
            "woff2" => compressed("font/woff2"),
            "png" => compressed("image/png"),
            "jpg" | "jpeg" => compressed("image/jpeg"),
            "gif" => compressed("image/gif"),
            "webp" => compressed("image/webp"),
            "avif" => compressed("image/avif"),
            "mp4" => compressed("video/mp4"),
            "webm" => compressed("video/webm"),
            "pdf" => compressed("application/pdf"),
            _ => compressed("application/octet-stream"),
        }
    }

    pub fn header(self) -> HeaderValue {
        HeaderValue::from_static(self.name)
    }
}

const fn text(name: &'static str) -> ContentType {
    ContentType {
        name,
        compressible: true,
    }
}

const fn compressed(name: &'static str) -> ContentType {
    ContentType {
        name,
        compressible: false,
    }
}
