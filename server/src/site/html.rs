//! Makes a built page ready to be served: the public origin, the settings, and the hashes of what stands inline.

use std::cell::RefCell;

use lol_html::html_content::ContentType;
use lol_html::{RewriteStrSettings, element, rewrite_str, text};

use super::csp::{self, InlineHashes};

/// The origin that the build writes wherever the public one belongs.
pub(super) const PLACEHOLDER_ORIGIN: &str = "https://origin.invalid";

/// What is put into every page at start.
pub(super) struct Insertions {
    /// The public origin, without a slash at the end.
    pub(super) origin: String,
    /// The settings as JSON that cannot end the script element it stands in.
    settings: String,
}

impl Insertions {
    /// With these settings, any JSON value.
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

/// A page after its insertions.
#[derive(Debug)]
pub(super) struct Prepared {
    pub(super) html: String,
    pub(super) inline: InlineHashes,
    /// Attributes that the policy will block in the browser: inline styles and event handlers.
    pub(super) blocked: usize,
}

#[derive(Default)]
struct Seen {
    inline: InlineHashes,
    blocked: usize,
    /// Text of the inline script or style being read.
    text: String,
    /// Whether the script being read is one that the policy governs.
    governed: bool,
}

/// Prepares a page.
///
/// # Errors
/// Says what is wrong with the page: no or several settings blocks, or HTML that cannot be read with certainty.
pub(super) fn prepare(built: &str, insertions: &Insertions) -> Result<Prepared, String> {
    // Browsers hash what they parsed, in which every line ends in a line feed.
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
    let written = rewrite_str(
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
        1 => Ok(written),
        0 => Err("has no <script type=\"application/json\" id=\"site-settings\">".to_owned()),
        many => Err(format!("has {many} blocks with the id site-settings")),
    }
}

fn read_inline(html: &str) -> Result<(InlineHashes, usize), String> {
    let seen = RefCell::new(Seen::default());
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("*", |any| {
            let blocked = any
                .attributes()
                .iter()
                .filter(|attribute| is_blocked(&attribute.name()))
                .count();
            seen.borrow_mut().blocked += blocked;
            Ok(())
        }))
        .append_element_content_handler(element!("script", |script| {
            let mut seen = seen.borrow_mut();
            seen.text.clear();
            seen.governed =
                !script.has_attribute("src") && !is_data(script.get_attribute("type").as_deref());
            Ok(())
        }))
        .append_element_content_handler(element!("style", |_style| {
            seen.borrow_mut().text.clear();
            Ok(())
        }))
        .append_element_content_handler(text!("script", |chunk| {
            let mut seen = seen.borrow_mut();
            seen.text.push_str(chunk.as_str());
            if chunk.last_in_text_node() && seen.governed {
                let hash = csp::hash(&seen.text);
                seen.inline.scripts.insert(hash);
            }
            Ok(())
        }))
        .append_element_content_handler(text!("style", |chunk| {
            let mut seen = seen.borrow_mut();
            seen.text.push_str(chunk.as_str());
            if chunk.last_in_text_node() {
                let hash = csp::hash(&seen.text);
                seen.inline.styles.insert(hash);
            }
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| error.to_string())?;
    let seen = seen.into_inner();
    Ok((seen.inline, seen.blocked))
}

/// Whether a script element is a data block, which is never executed and which no policy governs.
fn is_data(script_type: Option<&str>) -> bool {
    script_type.is_some_and(|name| {
        let name = name.trim().to_ascii_lowercase();
        name == "application/json" || name.ends_with("+json")
    })
}

/// Inline styles and event handlers: attributes that no hash can allow without opening the door to others.
fn is_blocked(attribute: &str) -> bool {
    attribute == "style" || attribute.starts_with("on")
}

/// JSON in which no character can end the script element around it, or begin a comment there.
pub(super) fn script_safe(json: &str) -> String {
    json.replace('<', "\\u003c")
        .replace('>', "\\u003e")
        .replace('&', "\\u0026")
        .replace('\u{2028}', "\\u2028")
        .replace('\u{2029}', "\\u2029")
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
        .expect("sound settings")
    }

    #[test]
    fn hostile_settings_cannot_leave_their_block() {
        let page = prepare(BLOCK, &insertions()).expect("a sound page");
        assert_eq!(
            page.html,
            r#"<script type="application/json" id="site-settings">{"a":"\u003c/script\u003e\u003c!--\u0026"}</script>"#
        );
    }

    #[test]
    fn attribute_order_and_old_content_of_the_block_do_not_matter() {
        let other = r#"<script id="site-settings" class="x" type="application/json">{"old": true}</script>"#;
        let page = prepare(other, &insertions()).expect("a sound page");
        assert!(page.html.contains(r#">{"a":"#), "{}", page.html);
        assert!(!page.html.contains("old"));
    }

    #[test]
    fn a_page_without_exactly_one_block_is_refused() {
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
        let page = prepare(&html, &insertions()).expect("a sound page");
        let scripts = ["one()", "two()", "{}"].map(csp::hash);
        assert_eq!(page.inline.scripts, scripts.into_iter().collect());
        assert_eq!(page.inline.styles, [csp::hash("p{}")].into_iter().collect());
    }

    #[test]
    fn line_ends_are_served_as_browsers_parse_them() {
        let page = prepare(
            &format!("<script>a()\r\nb()\rc()</script>{BLOCK}"),
            &insertions(),
        )
        .expect("a sound page");
        assert!(page.html.contains("<script>a()\nb()\nc()</script>"));
        assert!(page.inline.scripts.contains(&csp::hash("a()\nb()\nc()")));
    }

    #[test]
    fn text_that_only_looks_like_a_script_is_left_alone() {
        let html = format!(
            "<!-- <script>no()</script> --><textarea><script>no()</script></textarea>{BLOCK}"
        );
        let page = prepare(&html, &insertions()).expect("a sound page");
        assert!(page.inline.scripts.is_empty(), "{:?}", page.inline);
    }

    #[test]
    fn attributes_that_the_policy_blocks_are_counted() {
        let html = format!("<p style='color:red' title=x></p><link onload='x()'>{BLOCK}");
        assert_eq!(
            prepare(&html, &insertions()).expect("a sound page").blocked,
            2
        );
    }

    #[test]
    fn the_public_origin_also_reaches_inline_scripts_before_they_are_hashed() {
        let html = format!(
            "<link href=\"{PLACEHOLDER_ORIGIN}/a\"><script>x('{PLACEHOLDER_ORIGIN}')</script>{BLOCK}"
        );
        let page = prepare(&html, &insertions()).expect("a sound page");
        assert!(!page.html.contains(PLACEHOLDER_ORIGIN));
        assert!(
            page.inline
                .scripts
                .contains(&csp::hash("x('https://www.example.com')"))
        );
    }
}
