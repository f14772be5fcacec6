//! Metadata of a post for search engines and link previews, parsed from the `yoast_head` of the CMS.

use scraper::{Html, Selector};
use serde::Serialize;

use super::text;
use super::urls::UrlRules;

/// Length of a description derived from the excerpt, in characters.
pub const DESCRIPTION_FROM_EXCERPT: usize = 160;

/// Maximum length of a text, in characters.
const MAX_TEXT_LENGTH: usize = 500;

/// Maximum size of the parsed head, in bytes.
const MAX_HEAD_BYTES: usize = 256 * 1024;

/// The metadata, as plain text (not HTML).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Seo {
    pub title: Option<String>,
    /// The description, or else the beginning of the excerpt.
    pub description: Option<String>,
    /// The canonical URL according to the CMS.
    pub canonical: Option<String>,
    /// `og:title`.
    pub og_title: Option<String>,
    /// `og:description`.
    pub og_description: Option<String>,
    /// `og:image`.
    pub og_image: Option<String>,
    /// `og:url`.
    pub og_url: Option<String>,
    /// `og:locale`, such as `es_ES`: the post's language.
    pub og_locale: Option<String>,
    /// `twitter:title`.
    pub twitter_title: Option<String>,
    /// `twitter:description`.
    pub twitter_description: Option<String>,
    /// `twitter:image`.
    pub twitter_image: Option<String>,
    /// Whether search engines must not list the post. Only used for the server's own pages.
    #[serde(skip)]
    pub noindex: bool,
}

impl Seo {
    /// Parses a head. `excerpt` is plain text.
    pub fn read(head: &str, excerpt: &str, urls: &UrlRules<'_>) -> Self {
        let end = head.floor_char_boundary(MAX_HEAD_BYTES);
        let tree = Html::parse_document(&head[..end]);
        let first = |selector: &str, attribute: &str| {
            let selector = Selector::parse(selector).ok()?;
            tree.select(&selector)
                .filter_map(|element| element.attr(attribute))
                .find(|value| !value.trim().is_empty())
                .map(str::to_owned)
        };
        // Yoast uses `property` for Open Graph and `name` for X; other plugins differ.
        let meta = |name: &str| {
            first(
                &format!("meta[property='{name}' i], meta[name='{name}' i]"),
                "content",
            )
        };
        let meta_text = |name: &str| meta(name).and_then(|value| normalize(&value));
        let meta_url = |name: &str| meta(name).and_then(|value| urls.page(&value));
        let meta_picture = |name: &str| meta(name).and_then(|value| urls.picture(&value));
        let title = Selector::parse("title").ok().and_then(|selector| {
            let title = tree.select(&selector).next()?;
            normalize(&title.text().collect::<String>())
        });
        let fallback = text::truncate(excerpt, DESCRIPTION_FROM_EXCERPT);
        Self {
            title,
            description: meta_text("description")
                .or_else(|| (!fallback.is_empty()).then_some(fallback)),
            canonical: first("link[rel~='canonical' i]", "href")
                .and_then(|value| urls.page(&value)),
            og_title: meta_text("og:title"),
            og_description: meta_text("og:description"),
            og_image: meta_picture("og:image"),
            og_url: meta_url("og:url"),
            og_locale: meta_text("og:locale"),
            twitter_title: meta_text("twitter:title"),
            twitter_description: meta_text("twitter:description"),
            twitter_image: meta_picture("twitter:image"),
            noindex: meta("robots").is_some_and(|rules| {
                let mut rules = rules.split(',');
                rules.any(|rule| {
                    matches!(
                        rule.trim().to_ascii_lowercase().as_str(),
                        "noindex" | "none"
                    )
                })
            }),
        }
    }
}

fn normalize(value: &str) -> Option<String> {
    let line = text::truncate(&text::one_line(value), MAX_TEXT_LENGTH);
    (!line.is_empty()).then_some(line)
}

#[cfg(test)]
mod tests {
    use super::super::urls::PostLinks;
    use super::*;

    const HEAD: &str = r#"<!-- This site is optimized -->
        <title>Thank-you notes &amp; more &#8211; Brightcrew</title>
        <meta name="description" content="What a &quot;note&quot; does." />
        <meta name="robots" content="index, follow" />
        <link rel="canonical" href="https://cms.example/thank-you/" />
        <meta property="og:title" content="OG title" />
        <meta property="og:description" content="OG description" />
        <meta property="og:url" content="https://cms.example/thank-you/" />
        <meta property="og:locale" content="es_ES" />
        <meta property="og:image" content="https://cms.example/a.jpg" />
        <meta property="og:image" content="https://cms.example/b.jpg" />
        <meta name="twitter:title" content="X title" />
        <meta name="twitter:description" content="X description" />
        <meta name="twitter:image" content="https://cms.example/x.jpg" />
        <script type="application/ld+json" class="yoast-schema-graph">{"@graph":[]}</script>"#;

    fn read(head: &str, excerpt: &str) -> Seo {
        let base = url::Url::parse("https://cms.example/").expect("a URL");
        Seo::read(head, excerpt, &UrlRules::Cms(&base, PostLinks::default()))
    }

    /// [W-343] [W-344] [W-345] [W-630]
    #[test]
    fn every_field_of_the_head_is_parsed() {
        let text = |value: &str| Some(value.to_owned());
        assert_eq!(
            read(HEAD, "Excerpt"),
            Seo {
                title: text("Thank-you notes & more – Brightcrew"),
                description: text("What a \"note\" does."),
                canonical: text("https://cms.example/thank-you/"),
                og_title: text("OG title"),
                og_description: text("OG description"),
                og_image: text("https://cms.example/a.jpg"),
                og_url: text("https://cms.example/thank-you/"),
                og_locale: text("es_ES"),
                twitter_title: text("X title"),
                twitter_description: text("X description"),
                twitter_image: text("https://cms.example/x.jpg"),
                noindex: false,
            }
        );
    }

    /// [W-346]
    #[test]
    fn a_missing_description_falls_back_to_the_excerpt() {
        let excerpt = "ä".repeat(161);
        let seo = read(
            "<title>T</title><meta name=description content=' '>",
            &excerpt,
        );
        assert_eq!(seo.description, Some("ä".repeat(160)));
        assert_eq!(seo.og_description, None);
        assert_eq!(read("", "").description, None);
    }

    #[test]
    fn noindex_is_recognized() {
        for (rules, noindex) in [
            ("index, follow", false),
            ("follow, NOINDEX", true),
            ("none", true),
            ("max-snippet:-1", false),
        ] {
            let head = format!("<meta name='robots' content='{rules}'>");
            assert_eq!(read(&head, "").noindex, noindex, "{rules}");
        }
    }

    #[test]
    fn hostile_heads_yield_text_and_no_urls() {
        let seo = read(
            "<title><script>alert(1)</script></title><link rel=canonical href='javascript:alert(1)'>\
             <meta property='og:image' content='data:image/svg+xml,<svg onload=alert(1)>'>\
             <meta property='og:title' content='\"><img src=x onerror=alert(1)>'></head><body><title>second</title>",
            "",
        );
        assert_eq!(seo.title.as_deref(), Some("<script>alert(1)</script>"));
        assert_eq!((seo.canonical, seo.og_image), (None, None));
        assert_eq!(
            seo.og_title.as_deref(),
            Some("\"><img src=x onerror=alert(1)>")
        );
        assert_eq!(read(&"<meta".repeat(200_000), "").title, None);
    }
}
