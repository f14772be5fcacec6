//! Post pages, rendered from one prerendered shell per language.

use lol_html::{RewriteStrSettings, element, rewrite_str};
use serde_json::json;

use super::article::{self, Article, ArticleTemplates};
use super::html::script_safe;
use super::manifest::{Language, PatternPage};
use super::path::has_extension;
use super::resource::Resource;
use crate::BRAND;
use crate::blog::text::escape;

/// Elements of the shell's head that are replaced by those of the post.
const REPLACED: &str = "head > title, head > meta[name='description'], head > meta[name='robots'], \
                        head > meta[name^='twitter:'], head > meta[property^='og:'], head > meta[property^='article:'], \
                        head > link[rel='canonical'], head > link[rel='alternate'][hreflang], \
                        head > script[type='application/ld+json']";

/// The shell of all post pages in one language.
pub struct PostShell {
    /// The language of the surrounding page; posts are always in English.
    pub language: Language,
    /// Path prefix before the slug, such as `/es/blog/`.
    prefix: String,
    html: String,
    policy: Option<actix_web::http::header::HeaderValue>,
    /// Templates of the article, if the build has them.
    article: Option<ArticleTemplates>,
    missing: Resource,
}

/// Metadata in the head of a post page: plain text and absolute URLs.
#[derive(Debug, Clone)]
pub struct PostHead {
    pub title: String,
    /// Title of the post.
    pub headline: String,
    pub description: String,
    /// Canonical URL.
    pub canonical: String,
    pub og_title: String,
    pub og_description: String,
    pub og_image: Option<String>,
    pub twitter_title: String,
    pub twitter_description: String,
    pub twitter_image: Option<String>,
    /// ISO 8601 with time zone.
    pub published: String,
    /// ISO 8601 with time zone.
    pub modified: String,
    pub author: Option<String>,
    pub indexable: bool,
}

impl PostShell {
    /// The shell for a pattern of the manifest, if it is that of posts.
    ///
    /// # Errors
    /// If the shell is not UTF-8, has no head, or its templates are incomplete.
    pub(super) fn of(page: &PatternPage, shell: &Resource) -> Result<Option<Self>, String> {
        let Some((prefix, language)) = prefix_and_language(&page.pattern) else {
            return Ok(None);
        };
        let html = std::str::from_utf8(shell.plain())
            .map_err(|_| format!("{} is not valid UTF-8", page.file))?;
        if !html.contains("</head>") {
            return Err(format!("{} has no </head>", page.file));
        }
        let policy = shell.policy().cloned();
        let (html, article) =
            article::split(html).map_err(|problem| format!("{}: {problem}", page.file))?;
        let missing = with_head(&html, "<meta name=\"robots\" content=\"noindex\">", false)?;
        Ok(Some(Self {
            language,
            prefix: prefix.to_owned(),
            missing: Resource::page(missing, policy.clone())?,
            html,
            article,
            policy,
        }))
    }

    /// The slug in a path, if it is that of a post page.
    pub(super) fn slug<'p>(&self, path: &'p str) -> Option<&'p str> {
        let slug = path.strip_prefix(&self.prefix)?;
        (!slug.is_empty() && !slug.contains('/') && !has_extension(slug)).then_some(slug)
    }

    /// The page for posts that do not exist.
    #[must_use]
    pub fn missing(&self) -> &Resource {
        &self.missing
    }

    /// Renders and compresses the page of a post.
    ///
    /// # Errors
    /// If the page cannot be rewritten or compressed.
    pub fn page_of(&self, head: &PostHead, post: &Article) -> Result<Resource, String> {
        let mut html = with_head(&self.html, &head.html(), true)?;
        if let Some(templates) = &self.article {
            html = article::with_article(&html, &templates.render(post)?)?;
        }
        Resource::page(html, self.policy.clone())
    }
}

/// The path prefix and language of a pattern for posts.
pub(super) fn prefix_and_language(pattern: &str) -> Option<(&str, Language)> {
    let (prefix, _) = pattern.split_once('{')?;
    match prefix {
        "/blog/" => Some((prefix, Language::En)),
        "/es/blog/" => Some((prefix, Language::Es)),
        _ => None,
    }
}

/// Replaces the metadata in a document's head; the title only if `title` is true.
pub(super) fn with_head(html: &str, head: &str, title: bool) -> Result<String, String> {
    // Inserted early: some link preview crawlers only read the first few kilobytes, which the inline styles exceed.
    let early = html.to_ascii_lowercase().contains("<meta charset=");
    let kind = lol_html::html_content::ContentType::Html;
    let settings = RewriteStrSettings::new()
        .append_element_content_handler(element!(REPLACED, |old| {
            if title || old.tag_name() != "title" {
                old.remove();
            }
            Ok(())
        }))
        .append_element_content_handler(element!("head > meta[charset]", |charset| {
            charset.after(head, kind);
            Ok(())
        }))
        .append_element_content_handler(element!("head", |element| {
            if !early {
                element.append(head, kind);
            }
            Ok(())
        }));
    rewrite_str(html, settings).map_err(|error| error.to_string())
}

impl PostHead {
    fn html(&self) -> String {
        let name = |name: &str, value: &str| {
            format!("<meta name=\"{name}\" content=\"{}\">", escape(value))
        };
        let property = |name: &str, value: &str| {
            format!("<meta property=\"{name}\" content=\"{}\">", escape(value))
        };
        let card = if self.twitter_image.is_some() {
            "summary_large_image"
        } else {
            "summary"
        };
        let mut html = format!("<title>{}</title>", escape(&self.title));
        html += &name("description", &self.description);
        html += &name(
            "robots",
            if self.indexable {
                "index, follow, max-image-preview:large"
            } else {
                "noindex"
            },
        );
        html += &format!(
            "<link rel=\"canonical\" href=\"{}\">",
            escape(&self.canonical)
        );
        html += &property("og:type", "article");
        html += &property("og:site_name", BRAND);
        html += &property("og:title", &self.og_title);
        html += &property("og:description", &self.og_description);
        html += &property("og:url", &self.canonical);
        if let Some(image) = &self.og_image {
            html += &property("og:image", image);
        }
        html += &property("article:published_time", &self.published);
        html += &property("article:modified_time", &self.modified);
        html += &name("twitter:card", card);
        html += &name("twitter:title", &self.twitter_title);
        html += &name("twitter:description", &self.twitter_description);
        if let Some(image) = &self.twitter_image {
            html += &name("twitter:image", image);
        }
        // A data block is never executed, so the CSP needs no hash for it.
        html += "<script type=\"application/ld+json\">";
        html += &script_safe(&self.linked_data().to_string());
        html += "</script>";
        html
    }

    fn linked_data(&self) -> serde_json::Value {
        // The parent path of a post is the list of posts, and that of the list is the home page.
        let blog = parent(&self.canonical);
        let breadcrumbs = breadcrumbs(&[
            (BRAND, &format!("{}/", parent(blog))),
            ("Blog", blog),
            (&self.headline, &self.canonical),
        ]);
        let mut data = json!({
            "@context": "https://schema.org",
            "@type": "BlogPosting",
            "headline": self.headline,
            "description": self.description,
            "url": self.canonical,
            "mainEntityOfPage": {"@type": "WebPage", "@id": self.canonical, "breadcrumb": breadcrumbs},
            "datePublished": self.published,
            "dateModified": self.modified,
            "inLanguage": "en",
            "publisher": {"@type": "Organization", "name": BRAND},
        });
        if let Some(image) = &self.og_image {
            data["image"] = json!([image]);
        }
        if let Some(author) = &self.author {
            data["author"] = json!({"@type": "Person", "name": author});
        }
        data
    }
}

/// Breadcrumbs from the home page, each by name and absolute URL.
pub(super) fn breadcrumbs(links: &[(&str, &str)]) -> serde_json::Value {
    let items: Vec<_> = (1..)
        .zip(links)
        .map(|(position, (name, item))| {
            json!({"@type": "ListItem", "position": position, "name": name, "item": item})
        })
        .collect();
    json!({"@type": "BreadcrumbList", "itemListElement": items})
}

/// A URL without its last path segment.
pub(super) fn parent(address: &str) -> &str {
    address.rsplit_once('/').map_or("", |(parent, _)| parent)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "<title>New</title>";

    #[test]
    fn metadata_is_inserted_right_after_the_charset() {
        let shell = "<html><head><meta charSet=\"utf-8\"/><style>p{}</style><title>Old</title></head><body></body></html>";
        assert_eq!(
            with_head(shell, HEAD, true).as_deref(),
            Ok(
                "<html><head><meta charSet=\"utf-8\"/><title>New</title><style>p{}</style></head><body></body></html>"
            )
        );
    }

    #[test]
    fn without_a_charset_metadata_is_appended_and_the_title_can_be_kept() {
        let shell = "<head><title>Old</title><meta name='description' content='x'></head><svg><title>A</title></svg>";
        assert_eq!(
            with_head(shell, "<meta name=robots>", false).as_deref(),
            Ok("<head><title>Old</title><meta name=robots></head><svg><title>A</title></svg>")
        );
    }

    #[test]
    fn only_post_patterns_match() {
        assert_eq!(
            prefix_and_language("/blog/{slug}"),
            Some(("/blog/", Language::En))
        );
        assert_eq!(
            prefix_and_language("/es/blog/{any}"),
            Some(("/es/blog/", Language::Es))
        );
        for other in ["/blog", "/demo/{id}", "/blog/x/{slug}", "/fr/blog/{slug}"] {
            assert_eq!(prefix_and_language(other), None, "{other}");
        }
    }
}
