//! Sanitizes the HTML of post bodies with allow-lists for elements, attributes and URLs.

use std::collections::{HashMap, HashSet};

use ammonia::{Builder, UrlRelative};
use lol_html::{RewriteStrSettings, element, rewrite_str};
use scraper::{Html, Selector};

use super::text;
use super::urls::UrlRules;

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

/// Sanitizes post bodies of one source.
pub struct Sanitizer {
    builder: Builder<'static>,
    headings: Selector,
}

impl Sanitizer {
    /// # Errors
    /// If the heading selector does not parse, which a test rules out.
    pub fn new(urls: UrlRules) -> Result<Self, String> {
        let mut builder = Builder::default();
        let attributes: HashMap<&str, HashSet<&str>> = ATTRIBUTES
            .into_iter()
            .map(|(element, names)| (element, names.iter().copied().collect()))
            .collect();
        builder
            .tags(ELEMENTS.into_iter().chain(TABLE).collect())
            .clean_content_tags(REMOVED.into_iter().collect())
            .tag_attributes(attributes)
            .generic_attributes(HashSet::from(["lang", "dir"]))
            // The attribute filter below checks each URL; this only lists the schemes it may keep.
            .url_schemes(HashSet::from(["http", "https", "mailto"]))
            .url_relative(UrlRelative::PassThrough)
            .link_rel(Some("noopener noreferrer"))
            .strip_comments(true)
            .attribute_filter(
                move |element, attribute, value| match (element, attribute) {
                    ("a", "href") => urls.link(value).map(Into::into),
                    (_, "srcset") => srcset(&urls, value).map(Into::into),
                    (_, "sizes" | "datetime") => is_plain(value).then(|| value.into()),
                    (_, "src" | "cite") => urls.resource(value).map(Into::into),
                    (
                        _,
                        "width" | "height" | "colspan" | "rowspan" | "start" | "value" | "span",
                    ) => is_small_number(value).then(|| value.into()),
                    (_, "dir") => matches!(value, "ltr" | "rtl" | "auto").then(|| value.into()),
                    _ => Some(value.into()),
                },
            );
        let headings = Selector::parse("h1, h2").map_err(|error| error.to_string())?;
        Ok(Self { builder, headings })
    }

    /// Sanitizes a body. Every `h2` gets a unique id; an `h1` becomes an `h2`, since the page has its own `h1`.
    ///
    /// # Errors
    /// If the sanitized HTML cannot be rewritten.
    pub fn sanitize(&self, html: &str) -> Result<String, String> {
        let safe = self.builder.clean(html).to_string();
        let mut ids = self.heading_ids(&safe).into_iter();
        let settings = RewriteStrSettings::new()
            .append_element_content_handler(element!("h1, h2", |heading| {
                heading.set_tag_name("h2")?;
                if let Some(id) = ids.next() {
                    heading.set_attribute("id", &id)?;
                }
                Ok(())
            }))
            .append_element_content_handler(element!("img", |picture| {
                picture.set_attribute("loading", "lazy")?;
                picture.set_attribute("decoding", "async")?;
                Ok(())
            }));
        rewrite_str(&safe, settings).map_err(|error| error.to_string())
    }

    fn heading_ids(&self, html: &str) -> Vec<String> {
        let mut used: HashSet<String> = HashSet::new();
        Html::parse_fragment(html)
            .select(&self.headings)
            .map(|heading| {
                let slug = slug(&text::one_line(&heading.text().collect::<String>()));
                let id = std::iter::once(slug.clone())
                    .chain((2_u32..).map(|number| format!("{slug}-{number}")))
                    .find(|id| !used.contains(id))
                    .unwrap_or(slug);
                used.insert(id.clone());
                id
            })
            .collect()
    }
}

/// Checks a `srcset`; `None` if any of its candidates is invalid.
fn srcset(urls: &UrlRules, value: &str) -> Option<String> {
    let srcset: Option<Vec<String>> = value
        .split(", ")
        .map(|candidate| {
            let (url, size) = candidate.trim().split_once(char::is_whitespace)?;
            let number = size.trim().strip_suffix(['w', 'x'])?;
            let url = urls.resource(url)?;
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

/// The id of a heading: its words in lower case, joined by dashes, after the prefix.
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
    use super::*;

    fn clean(html: &str) -> String {
        Sanitizer::new(UrlRules::Embedded)
            .and_then(|sanitizer| sanitizer.sanitize(html))
            .expect("cleaned")
    }

    /// [W-628]
    #[test]
    fn a_body_keeps_its_structure_and_loses_styles_handlers_and_unsafe_urls() {
        assert_eq!(
            clean(
                "<p class=\"lead\" style=\"color:red\" onclick=\"x()\">A <a href=\"https://a.example/\" target=\"_blank\">link</a>, \
                 <a href=\"mailto:a@b.example\">mail</a>, <a href=\"http://a.example/\">old</a>, \
                 <a href=\"javascript:x()\">bad</a>.</p><script>x()</script><img src=\"/pictures/a.webp\" alt=\"A\" width=\"10\" \
                 srcset=\"data:x 2x\" onerror=\"x()\">"
            ),
            "<p>A <a href=\"https://a.example/\" rel=\"noopener noreferrer\">link</a>, \
             <a href=\"mailto:a@b.example\" rel=\"noopener noreferrer\">mail</a>, <a rel=\"noopener noreferrer\">old</a>, \
             <a rel=\"noopener noreferrer\">bad</a>.</p><img src=\"/pictures/a.webp\" alt=\"A\" width=\"10\" loading=\"lazy\" \
             decoding=\"async\">"
        );
    }

    #[test]
    fn srcset_is_kept_if_all_candidates_are_valid() {
        let valid = "<img src=\"/a.webp\" srcset=\"/a.webp 300w, https://b.example/b.webp 1.5x\" sizes=\"(max-width: 300px) 100vw\" \
                     loading=\"lazy\" decoding=\"async\">";
        assert_eq!(clean(valid), valid);
        for invalid in [
            "javascript:x() 1x",
            "/a.webp",
            "/a.webp 1z",
            "http://evil.example/a 1x",
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
}
