//! Sanitizes the HTML of post bodies with allow-lists for elements, attributes and URLs, in three passes: what would be
//! removed but has a harmless form gets it, ammonia sanitizes, and the result is fitted to this site.

use std::borrow::Cow;
use std::cell::Cell;
use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use ammonia::{Builder, UrlRelative};
use lol_html::html_content::{ContentType, Element};
use lol_html::{RewriteStrSettings, doc_text, element, end_tag, rewrite_str};
use percent_encoding::percent_decode_str;
use scraper::{Html, Selector};
use url::Url;

use super::text;
use super::urls::UrlRules;
use crate::html::escape;

const ELEMENTS: [&str; 49] = [
    "a",
    "abbr",
    "b",
    "blockquote",
    "br",
    "caption",
    "cite",
    "code",
    "col",
    "colgroup",
    "dd",
    "del",
    "details",
    "dfn",
    "div",
    "dl",
    "dt",
    "em",
    "figcaption",
    "figure",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "hr",
    "i",
    "img",
    "ins",
    "kbd",
    "li",
    "mark",
    "ol",
    "p",
    "pre",
    "q",
    "s",
    "samp",
    "small",
    "span",
    "strong",
    "sub",
    "summary",
    "sup",
    "time",
    "u",
    "ul",
    "var",
];

const TABLE: [&str; 7] = ["table", "tbody", "td", "tfoot", "th", "thead", "tr"];

/// Elements that are removed together with their content.
const REMOVED: [&str; 14] = [
    "script", "style", "template", "noscript", "iframe", "object", "embed", "noembed", "noframes",
    "textarea", "select", "svg", "math", "title",
];

const ATTRIBUTES: [(&str, &[&str]); 10] = [
    ("a", &["href"]),
    ("img", &["src", "srcset", "sizes", "alt", "width", "height"]),
    ("td", &["colspan", "rowspan"]),
    ("th", &["colspan", "rowspan", "scope"]),
    ("ol", &["start", "reversed"]),
    ("li", &["value"]),
    ("blockquote", &["cite"]),
    ("q", &["cite"]),
    ("col", &["span"]),
    ("time", &["datetime"]),
];

/// Prefix of all ids in a post, as in WordPress's own anchors, so that they cannot clash with ids of the page.
const ID_PREFIX: &str = "h-";

/// Attributes in which plugins keep an image's URL until it is near the window.
const LAZY_SOURCES: [&str; 3] = ["data-src", "data-lazy-src", "data-original"];
const LAZY_SOURCE_SETS: [&str; 2] = ["data-srcset", "data-lazy-srcset"];

/// Sanitizes post bodies.
pub struct Sanitizer {
    builder: Builder<'static>,
    anchors: Selector,
    links: Selector,
}

impl Sanitizer {
    /// # Errors
    /// If a selector does not parse, which a test rules out.
    pub fn new() -> Result<Self, String> {
        let mut builder = Builder::default();
        let attributes: HashMap<&str, HashSet<&str>> = ATTRIBUTES
            .into_iter()
            .map(|(element, names)| (element, names.iter().copied().collect()))
            .collect();
        builder
            .tags(ELEMENTS.into_iter().chain(TABLE).collect())
            .clean_content_tags(REMOVED.into_iter().collect())
            .tag_attributes(attributes)
            .generic_attributes(HashSet::from(["lang", "dir", "id"]))
            .url_schemes(HashSet::from(["http", "https", "mailto", "tel", "sms"]))
            .url_relative(UrlRelative::PassThrough)
            .link_rel(Some("noopener noreferrer"))
            .strip_comments(true)
            .attribute_filter(|_, attribute, value| match attribute {
                "sizes" | "datetime" => is_plain(value).then(|| value.into()),
                "width" | "height" | "colspan" | "rowspan" | "start" | "value" | "span" => {
                    is_small_number(value).then(|| value.into())
                }
                "dir" => matches!(value, "ltr" | "rtl" | "auto").then(|| value.into()),
                _ => Some(value.into()),
            });
        let selector = |text: &str| Selector::parse(text).map_err(|error| error.to_string());
        Ok(Self {
            builder,
            anchors: selector("h1, h2, [id]")?,
            links: selector("a[href]")?,
        })
    }

    /// Sanitizes the body of the post at the URL `post`. Every `h2` gets a unique id; an `h1` becomes an `h2`, since the
    /// page has its own `h1`.
    ///
    /// # Errors
    /// If the sanitized HTML cannot be rewritten.
    pub fn sanitize(
        &self,
        html: &str,
        urls: &UrlRules<'_>,
        post: Option<&str>,
    ) -> Result<String, String> {
        let kept = keep_embedded(html);
        let safe = self.builder.clean(&kept).to_string();
        let fitted = self
            .fit(&safe, urls, post)
            .map_err(|error| error.to_string())?;
        Ok(without_empty_boxes(fitted))
    }

    fn fit(
        &self,
        safe: &str,
        urls: &UrlRules<'_>,
        post: Option<&str>,
    ) -> Result<String, lol_html::errors::RewritingError> {
        let Anchors { ids, targets } = self.anchors(safe);
        let mut ids = ids.into_iter();
        // Within code, brackets are what the author wrote.
        let code_depth = Rc::new(Cell::new(0_u32));
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("h1, h2, [id]", |anchor| {
                if anchor.tag_name() == "h1" {
                    anchor.set_tag_name("h2")?;
                }
                match ids.next().flatten() {
                    Some(id) => anchor.set_attribute("id", &id)?,
                    None => anchor.remove_attribute("id"),
                }
                Ok(())
            }))
            .append_element_content_handler(element!("a", |link| {
                let address = link.get_attribute("href").unwrap_or_default();
                let address = match address.strip_prefix('#') {
                    Some(id) => targets.get(&decoded(id)).map(|id| format!("#{id}")),
                    None => urls.link(&address, post),
                };
                match address {
                    Some(address) => link.set_attribute("href", &address)?,
                    // A link that leads nowhere is only text.
                    None => link.remove_and_keep_content(),
                }
                Ok(())
            }))
            .append_element_content_handler(element!("blockquote[cite], q[cite]", |quote| {
                match quote.get_attribute("cite").and_then(|url| urls.page(&url)) {
                    Some(url) => quote.set_attribute("cite", &url)?,
                    None => quote.remove_attribute("cite"),
                }
                Ok(())
            }))
            .append_element_content_handler(element!("img", |picture| {
                let source = picture.get_attribute("src");
                let Some(url) = source.and_then(|url| urls.picture_in(&url, post)) else {
                    picture.remove();
                    return Ok(());
                };
                picture.set_attribute("src", &url)?;
                let set = picture.get_attribute("srcset");
                match set.and_then(|set| srcset(urls, &set, post)) {
                    Some(set) => picture.set_attribute("srcset", &set)?,
                    None => {
                        picture.remove_attribute("srcset");
                        picture.remove_attribute("sizes");
                    }
                }
                if !picture.has_attribute("alt") {
                    picture.set_attribute("alt", "")?;
                }
                picture.set_attribute("loading", "lazy")?;
                picture.set_attribute("decoding", "async")?;
                Ok(())
            }))
            .append_element_content_handler(element!("pre, code", |code| {
                code_depth.set(code_depth.get() + 1);
                let code_depth = Rc::clone(&code_depth);
                if let Some(handlers) = code.end_tag_handlers() {
                    handlers.push(end_tag!(move |_| {
                        code_depth.set(code_depth.get().saturating_sub(1));
                        Ok(())
                    }));
                }
                Ok(())
            }))
            .append_document_content_handler(doc_text!(|chunk| {
                if code_depth.get() == 0
                    && let Cow::Owned(text) = without_shortcodes(chunk.as_str())
                {
                    chunk.replace(&text, ContentType::Html);
                }
                Ok(())
            }));
        rewrite_str(safe, settings)
    }

    fn anchors(&self, html: &str) -> Anchors {
        let tree = Html::parse_fragment(html);
        let linked: HashSet<String> = tree
            .select(&self.links)
            .filter_map(|link| link.attr("href")?.strip_prefix('#').map(decoded))
            .collect();
        let mut used: HashSet<String> = HashSet::new();
        let mut targets = HashMap::new();
        let ids = tree
            .select(&self.anchors)
            .map(|element| {
                let own = element.attr("id").filter(|id| linked.contains(*id));
                let words = if matches!(element.value().name(), "h1" | "h2") {
                    slug(&text::one_line(&element.text().collect::<String>()))
                } else {
                    slug(own?)
                };
                let id = std::iter::once(words.clone())
                    .chain((2_u32..).map(|number| format!("{words}-{number}")))
                    .find(|id| !used.contains(id))?;
                used.insert(id.clone());
                if let Some(own) = own {
                    targets.entry(own.to_owned()).or_insert_with(|| id.clone());
                }
                Some(id)
            })
            .collect();
        Anchors { ids, targets }
    }
}

/// The new ids of a body.
struct Anchors {
    /// One for each heading of the first two levels and each element with an id, in order; `None` if it is not needed.
    ids: Vec<Option<String>>,
    /// New ids of link targets by their old ids.
    targets: HashMap<String, String>,
}

fn decoded(id: &str) -> String {
    percent_decode_str(id).decode_utf8_lossy().into_owned()
}

/// Replaces what the sanitizer removes by a harmless form: embedded pages and media by links, and lazily loaded images by
/// ordinary ones. The result is not yet safe.
fn keep_embedded(html: &str) -> Cow<'_, str> {
    let media_link_written = Cell::new(false);
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!("iframe, embed", |frame| {
            match first_attribute(frame, &["src", "data-src", "data-lazy-src"]) {
                Some(url) => frame.replace(&link_to_embedded(&url, frame), ContentType::Html),
                None => frame.remove(),
            }
            Ok(())
        }))
        .append_element_content_handler(element!("video, audio", |media| {
            let source = media.get_attribute("src");
            media_link_written.set(source.is_some());
            if let Some(url) = source {
                media.before(&link_to_embedded(&url, media), ContentType::Html);
            }
            Ok(())
        }))
        .append_element_content_handler(element!("video source, audio source", |source| {
            if let Some(url) = source.get_attribute("src")
                && !media_link_written.replace(true)
            {
                source.before(&link_to_embedded(&url, source), ContentType::Html);
            }
            Ok(())
        }))
        .append_element_content_handler(element!("img", |picture| {
            if let Some(url) = first_attribute(picture, &LAZY_SOURCES) {
                picture.set_attribute("src", &url)?;
                picture.remove_attribute("srcset");
            }
            if let Some(set) = first_attribute(picture, &LAZY_SOURCE_SETS) {
                picture.set_attribute("srcset", &set)?;
            }
            Ok(())
        }));
    // Only hostile markup is too ambiguous for this pass.
    rewrite_str(html, settings).map_or(Cow::Borrowed(html), Cow::Owned)
}

fn first_attribute(element: &Element<'_, '_>, names: &[&str]) -> Option<String> {
    names.iter().find_map(|name| element.get_attribute(name))
}

/// A link to an embedded page or file, with its title or else its address; empty if it is no web address.
fn link_to_embedded(address: &str, element: &Element<'_, '_>) -> String {
    let address = address.trim();
    let https = address
        .strip_prefix("//")
        .map(|rest| format!("https://{rest}"));
    let address = https.as_deref().unwrap_or(address);
    let url = match Url::parse(address) {
        Ok(url) if matches!(url.scheme(), "http" | "https") => Some(url),
        Err(url::ParseError::RelativeUrlWithoutBase) => None,
        _ => return String::new(),
    };
    let page = url.as_ref().and_then(page_of_player);
    let title = first_attribute(element, &["title", "aria-label"]);
    let name = title
        .filter(|title| !title.trim().is_empty())
        .unwrap_or_else(|| {
            let host = url.as_ref().and_then(Url::host_str);
            let file = address.rsplit('/').find(|part| !part.is_empty());
            host.filter(|_| element.tag_name() == "iframe")
                .or(file)
                .unwrap_or_default()
                .to_owned()
        });
    let address = page.as_deref().unwrap_or(address);
    format!(
        "<p><a href=\"{}\">{}</a></p>",
        escape(address),
        escape(&name)
    )
}

/// The page of a video whose player is embedded.
fn page_of_player(player: &Url) -> Option<String> {
    let (id, host) = (player.path().rsplit('/').next()?, player.host_str()?);
    match host.trim_start_matches("www.") {
        "youtube.com" | "youtube-nocookie.com" if player.path().starts_with("/embed/") => {
            Some(format!("https://www.youtube.com/watch?v={id}"))
        }
        "player.vimeo.com" => Some(format!("https://vimeo.com/{id}")),
        _ => None,
    }
}

/// Removes shortcodes of plugins, such as `[contact-form-7 id="12"]`, which the CMS did not replace. Ordinary words in
/// brackets are kept.
fn without_shortcodes(text: &str) -> Cow<'_, str> {
    let mut kept = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        let shortcode = after
            .split_once(']')
            .filter(|(inner, _)| is_shortcode(inner));
        kept.push_str(before);
        rest = if let Some((_, rest)) = shortcode {
            rest
        } else {
            kept.push('[');
            after
        };
    }
    if kept.len() + rest.len() == text.len() {
        return Cow::Borrowed(text);
    }
    kept.push_str(rest);
    Cow::Owned(kept)
}

fn is_shortcode(inner: &str) -> bool {
    let (closing, inner) = match inner.strip_prefix('/') {
        Some(inner) => (true, inner),
        None => (false, inner),
    };
    let end = inner
        .find(|c: char| !(c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, '-' | '_')))
        .unwrap_or(inner.len());
    let (name, rest) = inner.split_at(end);
    let quoted = rest
        .split_once('=')
        .is_some_and(|(_, value)| value.starts_with(['"', '\'', '”', '“', '″', '’']));
    !name.is_empty()
        && (rest.starts_with(' ') && quoted
            || rest.trim_matches([' ', '/']).is_empty() && (closing || name.contains('_')))
}

/// Removes elements that are empty, since what they contained was removed.
fn without_empty_boxes(mut html: String) -> String {
    for empty in ["<div></div>", "<figure></figure>"] {
        while html.contains(empty) {
            html = html.replace(empty, "");
        }
    }
    html
}

/// Checks a `srcset`; `None` if any of its candidates is invalid.
fn srcset(urls: &UrlRules<'_>, value: &str, post: Option<&str>) -> Option<String> {
    let srcset: Option<Vec<String>> = value
        .split(", ")
        .map(|candidate| {
            let (url, size) = candidate.trim().split_once(char::is_whitespace)?;
            let number = size.trim().strip_suffix(['w', 'x'])?;
            let url = urls.picture_in(url, post)?;
            let valid = !number.is_empty()
                && number
                    .bytes()
                    .all(|byte| byte.is_ascii_digit() || byte == b'.')
                && !url.contains(',');
            valid.then(|| format!("{url} {}", size.trim()))
        })
        .collect();
    srcset.map(|srcset| srcset.join(", "))
}

/// Whether a value of `sizes` or `datetime` only has harmless characters.
fn is_plain(value: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b" ():,.%+-".contains(&byte);
    value.len() <= 200 && value.bytes().all(plain)
}

fn is_small_number(text: &str) -> bool {
    (1..=5).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// An id: the words of a heading or of another id in lower case, joined by dashes, after the prefix.
fn slug(heading: &str) -> String {
    let words = heading
        .to_lowercase()
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join("-");
    let words = text::truncate(&words, 80);
    let words = match words.trim_end_matches('-') {
        "" => "section",
        words => words,
    };
    format!("{ID_PREFIX}{words}")
}

#[cfg(test)]
mod tests {
    use super::super::urls::PostLinks;
    use super::*;

    fn clean(html: &str) -> String {
        Sanitizer::new()
            .and_then(|sanitizer| sanitizer.sanitize(html, &UrlRules::BuiltIn, None))
            .expect("cleaned")
    }

    /// The body of a WordPress post, as cleaned.
    fn golden(json: &str) -> String {
        let case: serde_json::Value = serde_json::from_str(json).expect("JSON");
        let body = case["post"]["content"]["rendered"]
            .as_str()
            .expect("a body");
        let base = Url::parse("https://cms.example.com/wp-json/wp/v2").expect("a URL");
        Sanitizer::new()
            .and_then(|sanitizer| {
                sanitizer.sanitize(body, &UrlRules::Cms(&base, PostLinks::default()), None)
            })
            .expect("cleaned")
    }

    /// [W-628]
    #[test]
    fn a_body_keeps_its_structure_and_loses_styles_handlers_and_unsafe_urls() {
        assert_eq!(
            clean(
                "<p class=\"lead\" style=\"color:red\" onclick=\"x()\">A <a href=\"https://a.example/\" target=\"_blank\">link</a>, \
                 <a href=\"mailto:a@b.example\">mail</a>, <a href=\"javascript:x()\">bad</a>.</p><script>x()</script>\
                 <img src=\"/pictures/a.webp\" alt=\"A\" width=\"10\" srcset=\"data:x 2x\" onerror=\"x()\">\
                 <figure><img src=\"data:x\"></figure>"
            ),
            "<p>A <a href=\"https://a.example/\" rel=\"noopener noreferrer\">link</a>, \
             <a href=\"mailto:a@b.example\" rel=\"noopener noreferrer\">mail</a>, bad.</p>\
             <img src=\"/pictures/a.webp\" alt=\"A\" width=\"10\" loading=\"lazy\" decoding=\"async\">"
        );
    }

    #[test]
    fn srcset_is_kept_if_all_candidates_are_valid() {
        let valid = "<img src=\"/a.webp\" srcset=\"/a.webp 300w, https://b.example/b.webp 1.5x\" sizes=\"(max-width: 300px) 100vw\" \
                     alt=\"\" loading=\"lazy\" decoding=\"async\">";
        assert_eq!(clean(valid), valid);
        for invalid in [
            "javascript:x() 1x",
            "/a.webp",
            "/a.webp 1z",
            "ftp://evil.example/a 1x",
            "/a.webp 1x, data:x 2x",
        ] {
            let cleaned = clean(&format!("<img src=\"/a.webp\" srcset=\"{invalid}\">"));
            assert!(!cleaned.contains("srcset"), "{cleaned}");
        }
    }

    /// [W-629]
    #[test]
    fn second_level_headings_get_unique_ids() {
        assert_eq!(
            clean(
                "<h1>Top</h1><h2 id=\"content\">Two <em>words</em></h2><h3>No</h3><h2>Two words!</h2><h2>Content</h2><h2> </h2>\
                 <h2>Über uns</h2>"
            ),
            "<h2 id=\"h-top\">Top</h2><h2 id=\"h-two-words\">Two <em>words</em></h2><h3>No</h3><h2 id=\"h-two-words-2\">Two words!</h2>\
             <h2 id=\"h-content\">Content</h2><h2 id=\"h-section\"> </h2><h2 id=\"h-über-uns\">Über uns</h2>"
        );
    }

    /// Golden case W-08, and footnotes, a link to the top and to nothing.
    #[test]
    fn links_within_a_post_jump_or_are_text() {
        assert_eq!(
            golden(include_str!(
                "../../../fixtures/golden/public-bugs/W-08-anchors.json"
            )),
            "<p><a href=\"#h-setup\" rel=\"noopener noreferrer\">One</a> <a href=\"#h-own-two\" rel=\"noopener noreferrer\">Two</a></p>\
             <h2 id=\"h-setup\">Setup</h2><h3 id=\"h-own-two\">Sub</h3>"
        );
        assert_eq!(
            clean(
                "<p>A<sup><a id=\"r1\" href=\"#fn%2D1\">1</a></sup> <a href=\"#\">top</a> <a href=\"#gone\">gone</a></p>\
                 <p id=\"fn-1\" >Note <a href=\"#r1\">back</a></p><p id=\"unused\">x</p>"
            ),
            "<p>A<sup><a id=\"h-r1\" href=\"#h-fn-1\" rel=\"noopener noreferrer\">1</a></sup> top gone</p>\
             <p id=\"h-fn-1\">Note <a href=\"#h-r1\" rel=\"noopener noreferrer\">back</a></p><p>x</p>"
        );
    }

    /// Golden case W-10, and other media.
    #[test]
    fn embedded_media_become_links_and_shortcodes_vanish() {
        assert_eq!(
            golden(include_str!(
                "../../../fixtures/golden/public-bugs/W-10-embed.json"
            )),
            "<figure><div><p><a href=\"https://www.youtube.com/watch?v=abc123\" rel=\"noopener noreferrer\">www.youtube.com</a></p></div>\
             <figcaption>Our video</figcaption></figure><p></p>"
        );
        let link = |href: &str, text: &str| {
            format!("<p><a href=\"{href}\" rel=\"noopener noreferrer\">{text}</a></p>")
        };
        for (html, expected) in [
            (
                "<iframe src=\"//maps.example/x\" title=\"Where we are\"></iframe>",
                link("https://maps.example/x", "Where we are"),
            ),
            (
                "<figure><video controls src=\"https://a.example/one.mp4\"></video></figure>",
                format!(
                    "<figure>{}</figure>",
                    link("https://a.example/one.mp4", "one.mp4")
                ),
            ),
            (
                "<audio><source src=\"https://a.example/b.ogg\"><source src=\"https://a.example/b.mp3\"></audio>",
                link("https://a.example/b.ogg", "b.ogg"),
            ),
            (
                "<figure><iframe src=\"javascript:x()\"></iframe></figure>",
                String::new(),
            ),
        ] {
            assert_eq!(clean(html), expected);
        }
    }

    #[test]
    fn only_shortcodes_are_removed_from_brackets() {
        for (text, expected) in [
            ("a [gallery ids=\"1,2\"] b", "a  b"),
            ("[et_pb_row]x[/et_pb_row]", "x"),
            ("[caption id=”1″ align='left']x[/caption]", "x"),
            (
                "[…] [sic] [1] [co-worker] a[b] [",
                "[…] [sic] [1] [co-worker] a[b] [",
            ),
            ("[see page = 4]", "[see page = 4]"),
        ] {
            assert_eq!(
                clean(&format!("<p>{text}</p>")),
                format!("<p>{expected}</p>")
            );
        }
        let code = "<pre>[gallery ids=\"1\"]</pre><p><code>[gallery ids=\"1\"]</code></p>";
        assert_eq!(clean(code), code);
    }

    /// Golden case W-11
    #[test]
    fn a_lazily_loaded_picture_is_shown_once() {
        assert_eq!(
            golden(include_str!(
                "../../../fixtures/golden/public-bugs/W-11-lazy.json"
            )),
            "<p><img src=\"https://cms.example.com/wp-content/real1.jpg\" alt=\"one\" loading=\"lazy\" decoding=\"async\"></p>"
        );
        let sets = clean(
            "<img src=\"data:x\" srcset=\"data:x 1w\" data-lazy-src=\"/a.webp\" data-lazy-srcset=\"/a.webp 1x, /b.webp 2x\">",
        );
        assert!(sets.contains("srcset=\"/a.webp 1x, /b.webp 2x\""), "{sets}");
    }

    /// Golden case W-12
    #[test]
    fn telephone_and_http_links_are_kept() {
        assert_eq!(
            golden(include_str!(
                "../../../fixtures/golden/public-bugs/W-12-links.json"
            )),
            "<p><a href=\"tel:+34600123456\" rel=\"noopener noreferrer\">Call us</a> \
             <a href=\"http://other.example.net/x\" rel=\"noopener noreferrer\">Other</a></p>"
        );
    }
}
