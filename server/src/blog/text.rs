//! Converts HTML to plain text.

use scraper::{Html, Node};

/// Maximum input length in bytes; titles, excerpts and names are far shorter.
const MAX_INPUT_BYTES: usize = 16 * 1024;

/// Elements whose content is not visible text.
const HIDDEN_ELEMENTS: [&str; 12] = [
    "script", "style", "template", "noscript", "iframe", "noembed", "noframes", "object", "title",
    "textarea", "svg", "math",
];

/// Block-level elements.
const BLOCK_ELEMENTS: [&str; 14] = [
    "p",
    "div",
    "br",
    "li",
    "ul",
    "ol",
    "h1",
    "h2",
    "h3",
    "h4",
    "blockquote",
    "figure",
    "tr",
    "td",
];

/// The visible text of an HTML fragment, on one line and without control characters.
pub fn plain(html: &str) -> String {
    let end = html.floor_char_boundary(MAX_INPUT_BYTES);
    let tree = Html::parse_fragment(&html[..end]);
    let mut text = String::new();
    for node in tree.tree.root().descendants() {
        match node.value() {
            Node::Element(element) if BLOCK_ELEMENTS.contains(&element.name()) => text.push(' '),
            Node::Text(part) => {
                let hidden = node.ancestors().any(|outer| {
                    outer.value().as_element().is_some_and(|element| {
                        HIDDEN_ELEMENTS.contains(&element.name())
                            // "Continue reading" in an excerpt.
                            || element.classes().any(|class| class == "more-link")
                    })
                });
                if !hidden {
                    text.push_str(part);
                }
            }
            _ => {}
        }
    }
    one_line(&text)
}

/// Collapses whitespace to single spaces, and removes control characters, byte order marks and what XML does not allow.
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
        let mut kept = word
            .chars()
            .filter(|c| !matches!(c, '\u{feff}' | '\u{fffe}' | '\u{ffff}'))
            .peekable();
        if kept.peek().is_some() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.extend(kept);
        }
    }
    line
}

/// Truncates a text to a number of characters.
pub fn truncate(text: &str, max: usize) -> String {
    text.chars().take(max).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::html::escape;

    #[test]
    fn plain_text_is_the_visible_text() {
        for (html, expected) in [
            (
                "<p>One.</p>\n<p>Two &amp; three&hellip;</p>\n",
                "One. Two & three…",
            ),
            ("a<br>b<p>c", "a b c"),
            ("<b>bold</b>er", "bolder"),
            ("x<script>alert(1)</script><style>p{}</style>y", "xy"),
            ("&lt;script&gt;", "<script>"),
            ("<img src=x onerror=alert(1)>", ""),
            ("<svg><title>t</title><text>no</text></svg>after", "after"),
            ("tab\tand\u{b}bell\u{7}\n", "tab and bell"),
            ("\u{ffff}a\u{ffff}", "a"),
            ("Zuñiga &ntilde; &#x1F600;", "Zuñiga ñ 😀"),
            (
                "Words [&hellip;] <a class=\"x more-link\" href=\"y\">Continue reading <span>More</span></a>",
                "Words […]",
            ),
        ] {
            assert_eq!(plain(html), expected, "{html}");
        }
    }

    #[test]
    fn markup_is_stripped_and_text_is_escaped() {
        assert_eq!(
            escape(&plain("A <i>&lt;b&gt;</i> \"q\"")),
            "A &lt;b&gt; &quot;q&quot;"
        );
        assert_eq!(plain(&escape("5 < 6 & 'x'")), "5 < 6 & 'x'");
    }

    #[test]
    fn long_input_is_truncated() {
        assert!(plain(&"<b>ä".repeat(100_000)).len() <= MAX_INPUT_BYTES);
    }

    #[test]
    fn truncation_counts_characters() {
        assert_eq!(truncate("äöü", 3), "äöü");
        assert_eq!(truncate("äöüß", 3), "äöü");
        assert_eq!(truncate("ab cd", 3), "ab ");
    }
}
