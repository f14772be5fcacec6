//! The content security policy of a page.

use std::collections::BTreeSet;

use actix_web::http::header::HeaderValue;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use sha2::{Digest, Sha256};

use super::manifest::Needs;
use crate::settings::WidgetSources;

/// Hashes of a page's inline scripts and styles, as served.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct InlineHashes {
    pub(super) scripts: BTreeSet<String>,
    pub(super) styles: BTreeSet<String>,
}

/// Third-party sources, and where violations are reported.
#[derive(Debug, Clone, Default)]
pub struct PolicySources {
    /// Image sources.
    pub images: Vec<String>,
    /// Sources of the human check, only on the page that has it.
    pub widget: WidgetSources,
    /// Sources of the tag manager's scripts, images and connections, on all pages.
    pub tag_manager: Vec<String>,
    /// The `report-uri`.
    pub report: Option<String>,
}

/// The source expression for an inline script or style with this text.
pub(super) fn hash(text: &str) -> String {
    format!(
        "'sha256-{}'",
        STANDARD.encode(Sha256::digest(text.as_bytes()))
    )
}

/// The policy of a page: only the site's own files and the inline scripts and styles known at start. All pages may
/// compile WebAssembly, since client-side navigation can lead to the home page, whose live roster needs the engine
/// (decision 4). Only pages of the demo and pages with a human check may start workers. Third-party scripts are only
/// those of the human check, on its page, and of a configured tag manager.
pub(super) fn page_policy(
    inline: &InlineHashes,
    needs: Needs,
    sources: &PolicySources,
) -> Result<HeaderValue, String> {
    let mut scripts = vec!["'self'", "'wasm-unsafe-eval'"];
    scripts.extend(inline.scripts.iter().map(String::as_str));
    let mut frames = String::new();
    if needs.human_check {
        let widget = &sources.widget;
        scripts.extend(widget.scripts.iter().map(String::as_str));
        frames = format!("frame-src 'self' {}; ", widget.frames.join(" "));
    }
    let tag_manager = sources.tag_manager.iter().map(String::as_str);
    scripts.extend(tag_manager.clone());
    let mut connections = vec!["'self'"];
    connections.extend(tag_manager.clone());
    // Always set explicitly, since it would default to `script-src`.
    let workers = if needs.engine || needs.human_check {
        "'self'"
    } else {
        "'none'"
    };
    let mut styles = vec!["'self'"];
    styles.extend(inline.styles.iter().map(String::as_str));
    let mut images = vec!["'self'", "data:"];
    images.extend(sources.images.iter().map(String::as_str));
    images.extend(tag_manager);
    let mut policy = format!(
        "default-src 'none'; script-src {}; style-src {}; img-src {}; font-src 'self'; connect-src {}; \
         worker-src {workers}; manifest-src 'self'; {frames}base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
        scripts.join(" "),
        styles.join(" "),
        images.join(" "),
        connections.join(" "),
    );
    if let Some(report) = &sources.report {
        policy.push_str("; report-uri ");
        policy.push_str(report);
    }
    HeaderValue::try_from(policy).map_err(|error| error.to_string())
}
