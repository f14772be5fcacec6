//! The content security policy of a page.

use std::collections::BTreeSet;

use actix_web::http::header::HeaderValue;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use crate::settings::WidgetSources;

/// The hashes of a page's inline scripts and styles, as they stand in the served bytes.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct InlineHashes {
    pub(super) scripts: BTreeSet<String>,
    pub(super) styles: BTreeSet<String>,
}

/// A policy's source expression for an inline script or style with exactly this text.
pub(super) fn hash(text: &str) -> String {
    format!(
        "'sha256-{}'",
        STANDARD.encode(Sha256::digest(text.as_bytes()))
    )
}

/// The policy of a page: nothing but the site's own files and the inline texts that were there at start.
/// Only a page that loads the engine may compile WebAssembly, and only the page with the human check (`widget`) may load
/// scripts from elsewhere. `pictures` are further sources of pictures.
pub(super) fn page_policy(
    inline: &InlineHashes,
    engine: bool,
    widget: Option<&WidgetSources>,
    pictures: &[String],
) -> Result<HeaderValue, String> {
    let mut scripts = vec!["'self'"];
    if engine {
        scripts.push("'wasm-unsafe-eval'");
    }
    scripts.extend(inline.scripts.iter().map(String::as_str));
    let mut frames = String::new();
    if let Some(widget) = widget {
        scripts.extend(widget.scripts.iter().map(String::as_str));
        frames = format!("frame-src 'self' {}; ", widget.frames.join(" "));
    }
    let mut styles = vec!["'self'"];
    styles.extend(inline.styles.iter().map(String::as_str));
    let mut images = vec!["'self'", "data:"];
    images.extend(pictures.iter().map(String::as_str));
    let policy = format!(
        "default-src 'none'; script-src {}; style-src {}; img-src {}; font-src 'self'; connect-src 'self'; \
         manifest-src 'self'; {frames}base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        scripts.join(" "),
        styles.join(" "),
        images.join(" "),
    );
    HeaderValue::try_from(policy).map_err(|error| error.to_string())
}
