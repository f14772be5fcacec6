//! Prepares prerendered pages: inserts the public origin and the settings, and hashes inline scripts and styles.

use std::cell::RefCell;

use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str, text};

use super::csp::{self, InlineHashes};
use crate::html::script_safe;

/// Placeholder for the public origin in the build's output.
pub(super) const PLACEHOLDER_ORIGIN: &str = "https://origin.invalid";

/// Values inserted into every page.
pub(super) struct Insertions {
    /// The public origin, without a trailing slash.
    pub(super) origin: String,
    /// The settings as JSON, escaped for a script element.
    settings: String,
}

impl Insertions {
    pub(super) fn new(
        origin: String,
        settings: &impl serde::Serialize,
    ) -> serde_json::Result<Self> {
        Ok(Self {
            origin,
            settings: script_safe(&serde_json::to_string(settings)?),
        })
    }
}

/// A prepared page.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) html: String,
    pub(super) inline: InlineHashes,
    /// Number of attributes that the CSP blocks: inline styles and event handlers.
    pub(super) blocked: usize,
}

#[derive(Default)]
struct Scan {
    inline: InlineHashes,
    blocked: usize,
    /// Text of the current inline script or style.
    text: String,
    /// Whether the CSP applies to the current script.
    subject_to_csp: bool,
}

/// # Errors
/// If there is not exactly one settings block, or the HTML cannot be parsed unambiguously.
pub(super) fn prepare(built: &str, insertions: &Insertions) -> Result<Prepared, String> {
    // Browsers normalize line endings to LF before hashing.
    let html = built
        .replace("\r\n", "\n")
        .replace('\r', "\n")
        .replace(PLACEHOLDER_ORIGIN, &insertions.origin);
    let html = insert_settings(&html, &insertions.settings)?;
    let (inline, blocked) = read_inline(&html)?;
    Ok(Prepared {
        html,
        inline,
        blocked,
    })
}

fn insert_settings(html: &str, settings: &str) -> Result<String, String> {
    let mut blocks = 0_usize;
    let html = rewrite_str(
        html,
        RewriteStrSettings::new().append_element_content_handler(element!(
            "script#site-settings",
            |script| {
                if script.get_attribute("type").as_deref() == Some("application/json") {
                    blocks += 1;
                    script.set_inner_content(settings, ContentType::Html);
                }
                Ok(())
            }
        )),
    )
    .map_err(|error| error.to_string())?;
    match blocks {
        1 => Ok(html),
        0 => Err("has no <script type=\"application/json\" id=\"site-settings\">".to_owned()),
        many => Err(format!("has {many} blocks with the id site-settings")),
    }
}

fn read_inline(html: &str) -> Result<(InlineHashes, usize), String> {
    let scan = RefCell::new(Scan::default());
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("*", |any| {
            let blocked = any
                .attributes()
                .iter()
                .filter(|attribute| is_blocked(&attribute.name()))
                .count();
            scan.borrow_mut().blocked += blocked;
            Ok(())
        }))
        .append_element_content_handler(element!("script", |script| {
            let mut scan = scan.borrow_mut();
            scan.text.clear();
            scan.subject_to_csp =
                !script.has_attribute("src") && !is_data(script.get_attribute("type").as_deref());
            Ok(())
        }))
        .append_element_content_handler(element!("style", |_style| {
            scan.borrow_mut().text.clear();
            Ok(())
        }))
        .append_element_content_handler(text!("script", |chunk| {
            let mut scan = scan.borrow_mut();
            scan.text.push_str(chunk.as_str());
            if chunk.last_in_text_node() && scan.subject_to_csp {
                let hash = csp::hash(&scan.text);
                scan.inline.scripts.insert(hash);
            }
            Ok(())
        }))
        .append_element_content_handler(text!("style", |chunk| {
            let mut scan = scan.borrow_mut();
            scan.text.push_str(chunk.as_str());
            if chunk.last_in_text_node() {
                let hash = csp::hash(&scan.text);
                scan.inline.styles.insert(hash);
            }
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| error.to_string())?;
    let scan = scan.into_inner();
    Ok((scan.inline, scan.blocked))
}

/// The page of a form for a browser without scripts: the message with this `data-refused` is shown, and the fields of the
/// form with this action hold what was typed. Scripts are left out, since they would route by the address of the
/// endpoint.
///
/// # Errors
/// If the HTML cannot be parsed unambiguously.
pub fn refused_form(
    html: &str,
    action: &str,
    reason: &str,
    typed: &[(String, String)],
) -> Result<String, String> {
    let plain = without_scripts(html)?;
    let typed_in = |name: Option<String>| {
        let name = name?;
        let mut fields = typed.iter().rev();
        fields
            .find(|(field, _)| *field == name)
            .map(|(_, text)| text.as_str())
    };
    // The value of the select element whose options follow.
    let chosen: RefCell<Option<&str>> = RefCell::new(None);
    let form = format!("form[action='{action}']");
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!(format!("[data-refused='{reason}']"), |message| {
            message.remove_attribute("hidden");
            message.set_attribute("tabindex", "-1")?;
            message.set_attribute("autofocus", "")?;
            Ok(())
        }))
        .append_element_content_handler(element!(format!("{form} input[name]"), |input| {
            if input.get_attribute("type").as_deref() != Some("hidden")
                && let Some(text) = typed_in(input.get_attribute("name"))
            {
                input.set_attribute("value", text)?;
            }
            Ok(())
        }))
        .append_element_content_handler(element!(format!("{form} textarea[name]"), |area| {
            if let Some(text) = typed_in(area.get_attribute("name")) {
                area.set_inner_content(text, ContentType::Text);
            }
            Ok(())
        }))
        .append_element_content_handler(element!(format!("{form} select[name]"), |select| {
            *chosen.borrow_mut() = typed_in(select.get_attribute("name"));
            Ok(())
        }))
        .append_element_content_handler(element!(
            format!("{form} select[name] option[value]"),
            |option| {
                if let Some(chosen) = *chosen.borrow() {
                    option.remove_attribute("selected");
                    if option.get_attribute("value").as_deref() == Some(chosen) {
                        option.set_attribute("selected", "")?;
                    }
                }
                Ok(())
            }
        ));
    rewrite_str(&plain, settings).map_err(|error| error.to_string())
}

/// The page as a browser without scripts sees it: no scripts but data, and the content of `noscript` elements in their
/// place.
fn without_scripts(html: &str) -> Result<String, String> {
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("script", |script| {
            if !is_data(script.get_attribute("type").as_deref()) {
                script.remove();
            }
            Ok(())
        }))
        .append_element_content_handler(element!("link[rel='modulepreload']", |link| {
            link.remove();
            Ok(())
        }))
        .append_element_content_handler(element!("noscript", |alternative| {
            alternative.remove_and_keep_content();
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| error.to_string())
}

/// Whether a script element is a data block, which is never executed and not subject to the CSP.
fn is_data(script_type: Option<&str>) -> bool {
    script_type.is_some_and(|name| {
        let name = name.trim().to_ascii_lowercase();
        name == "application/json" || name.ends_with("+json")
    })
}

/// Whether an attribute is an inline style or event handler, which hashes alone do not allow.
fn is_blocked(attribute: &str) -> bool {
    attribute == "style" || attribute.starts_with("on")
}

#[cfg(test)]
mod tests {
    use super::*;

    const BLOCK: &str = r#"<script type="application/json" id="site-settings">{}</script>"#;

    fn insertions() -> Insertions {
        Insertions::new(
            "https://www.example.com".to_owned(),
            &serde_json::json!({"a": "</script><!--&"}),
        )
        .expect("valid settings")
    }

    #[test]
    fn hostile_settings_cannot_escape_their_block() {
        let page = prepare(BLOCK, &insertions()).expect("a valid page");
        assert_eq!(
            page.html,
            r#"<script type="application/json" id="site-settings">{"a":"\u003c/script\u003e\u003c!--\u0026"}</script>"#
        );
    }

    #[test]
    fn attribute_order_and_previous_content_of_the_block_do_not_matter() {
        let other = r#"<script id="site-settings" class="x" type="application/json">{"old": true}</script>"#;
        let page = prepare(other, &insertions()).expect("a valid page");
        assert!(page.html.contains(r#">{"a":"#), "{}", page.html);
        assert!(!page.html.contains("old"));
    }

    #[test]
    fn a_page_without_exactly_one_block_is_rejected() {
        assert!(prepare("<p>no block</p>", &insertions()).is_err());
        assert!(prepare(&BLOCK.repeat(2), &insertions()).is_err());
        assert!(prepare(r#"<script id="site-settings">{}</script>"#, &insertions()).is_err());
    }

    #[test]
    fn executed_scripts_and_styles_are_hashed_and_data_blocks_are_not() {
        let html = format!(
            "<style>p{{}}</style><script>one()</script><script type=module>two()</script>\
             <script type='application/ld+json'>{{}}</script><script src=/x.js></script>\
             <script type=importmap>{{}}</script>{BLOCK}"
        );
        let page = prepare(&html, &insertions()).expect("a valid page");
        let scripts = ["one()", "two()", "{}"].map(csp::hash);
        assert_eq!(page.inline.scripts, scripts.into_iter().collect());
        assert_eq!(page.inline.styles, [csp::hash("p{}")].into_iter().collect());
    }

    #[test]
    fn line_endings_are_normalized_as_in_browsers() {
        let page = prepare(
            &format!("<script>a()\r\nb()\rc()</script>{BLOCK}"),
            &insertions(),
        )
        .expect("a valid page");
        assert!(page.html.contains("<script>a()\nb()\nc()</script>"));
        assert!(page.inline.scripts.contains(&csp::hash("a()\nb()\nc()")));
    }

    #[test]
    fn text_that_only_looks_like_a_script_is_ignored() {
        let html = format!(
            "<!-- <script>no()</script> --><textarea><script>no()</script></textarea>{BLOCK}"
        );
        let page = prepare(&html, &insertions()).expect("a valid page");
        assert!(page.inline.scripts.is_empty(), "{:?}", page.inline);
    }

    #[test]
    fn attributes_that_the_policy_blocks_are_counted() {
        let html = format!("<p style='color:red' title=x></p><link onload='x()'>{BLOCK}");
        assert_eq!(
            prepare(&html, &insertions()).expect("a valid page").blocked,
            2
        );
    }

    #[test]
    fn inline_scripts_are_hashed_after_inserting_the_public_origin() {
        let html = format!(
            "<link href=\"{PLACEHOLDER_ORIGIN}/a\"><script>x('{PLACEHOLDER_ORIGIN}')</script>{BLOCK}"
        );
        let page = prepare(&html, &insertions()).expect("a valid page");
        assert!(!page.html.contains(PLACEHOLDER_ORIGIN));
        assert!(
            page.inline
                .scripts
                .contains(&csp::hash("x('https://www.example.com')"))
        );
    }
}
