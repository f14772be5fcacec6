//! Content types by file extension, and which of them are worth compressing.

use actix_web::http::header::HeaderValue;

/// What a file of one kind is called and how it behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ContentType {
    /// The header's value.
    pub(super) name: &'static str,
    /// Whether compressing makes it smaller; false for what is compressed already.
    pub(super) compressible: bool,
}

impl ContentType {
    pub(super) const HTML: Self = text("text/html; charset=utf-8");
    pub(super) const XML: Self = text("application/xml; charset=utf-8");
    pub(super) const RSS: Self = text("application/rss+xml; charset=utf-8");
    pub(super) const JSON: Self = text("application/json");
    pub(super) const PLAIN: Self = text("text/plain; charset=utf-8");

    /// The type of a file by its name's extension; bytes without a known one are just bytes.
    pub(super) fn of(file_name: &str) -> Self {
        let extension = file_name
            .rsplit_once('.')
            .map_or("", |(_, extension)| extension);
        match extension.to_ascii_lowercase().as_str() {
            "html" => Self::HTML,
            "js" | "mjs" => text("text/javascript; charset=utf-8"),
            "css" => text("text/css; charset=utf-8"),
            // React Router's single-fetch data: a stream of its own, which it reads under this name.
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
            "woff" => packed("font/woff"),
            "woff2" => packed("font/woff2"),
            "png" => packed("image/png"),
            "jpg" | "jpeg" => packed("image/jpeg"),
            "gif" => packed("image/gif"),
            "webp" => packed("image/webp"),
            "avif" => packed("image/avif"),
            "mp4" => packed("video/mp4"),
            "webm" => packed("video/webm"),
            "pdf" => packed("application/pdf"),
            _ => packed("application/octet-stream"),
        }
    }

    pub(super) fn header(self) -> HeaderValue {
        HeaderValue::from_static(self.name)
    }
}

const fn text(name: &'static str) -> ContentType {
    ContentType {
        name,
        compressible: true,
    }
}

const fn packed(name: &'static str) -> ContentType {
    ContentType {
        name,
        compressible: false,
    }
}
