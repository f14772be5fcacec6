//! Plain text out of HTML, and back into HTML without any markup.

use scraper::{Html, Node};

/// Longest piece that is read, in bytes: titles, excerpts and names are far shorter.
const LONGEST: usize = 16 * 1024;

/// Elements whose content is no text for readers.
const SILENT: [&str; 12] = [
    "script", "style", "template", "noscript", "iframe", "noembed", "noframes", "object", "title",
    "textarea", "svg", "math",
];

/// Elements that stand on lines of their own.
const BLOCKS: [&str; 14] = [
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

/// What a reader sees of a piece of HTML, on one line and without control characters.
#[must_use]
pub fn plain(html: &str) -> String {
    let end = html.floor_char_boundary(LONGEST);
    let tree = Html::parse_fragment(&html[..end]);
    let mut text = String::new();
    for node in tree.tree.root().descendants() {
        match node.value() {
            Node::Element(element) if BLOCKS.contains(&element.name()) => text.push(' '),
            Node::Text(part) => {
                let silent = node.ancestors().any(|outer| {
                    outer
                        .value()
                        .as_element()
                        .is_some_and(|element| SILENT.contains(&element.name()))
                });
                if !silent {
                    text.push_str(part);
                }
            }
            _ => {}
        }
    }
    one_line(&text)
}

/// The same text with every run of spaces and line ends as one space, and without characters that XML cannot hold.
#[must_use]
pub fn one_line(text: &str) -> String {
    let mut line = String::with_capacity(text.len());
    for word in text.split(|c: char| c.is_whitespace() || c.is_control()) {
        let mut kept = word
            .chars()
            .filter(|c| !matches!(c, '\u{fffe}' | '\u{ffff}'))
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

/// A text as HTML that means exactly this text, also between quotes of an attribute.
#[must_use]
pub fn escape(text: &str) -> String {
    let mut html = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => html.push_str("&amp;"),
            '<' => html.push_str("&lt;"),
            '>' => html.push_str("&gt;"),
            '"' => html.push_str("&quot;"),
            '\'' => html.push_str("&#39;"),
            other => html.push(other),
        }
    }
    html
}

/// A piece of HTML as HTML without any markup.
#[must_use]
pub fn text_only(html: &str) -> String {
    escape(&plain(html))
}

/// The beginning of a text, at most this many characters.
#[must_use]
pub fn beginning(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_what_a_reader_sees() {
        for (html, wanted) in [
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
        ] {
            assert_eq!(plain(html), wanted, "{html}");
        }
    }

    #[test]
    fn markup_never_survives_and_text_is_escaped() {
        assert_eq!(
            text_only("A <i>&lt;b&gt;</i> \"q\""),
            "A &lt;b&gt; &quot;q&quot;"
        );
        assert_eq!(plain(&text_only("5 < 6 & 'x'")), "5 < 6 & 'x'");
    }

    #[test]
    fn endless_input_is_cut_off() {
        assert!(plain(&"<b>ä".repeat(100_000)).len() <= LONGEST);
    }

    #[test]
    fn the_beginning_counts_characters() {
        assert_eq!(beginning("äöü", 3), "äöü");
        assert_eq!(beginning("äöüß", 3), "äöü");
        assert_eq!(beginning("ab cd", 3), "ab ");
    }
}
