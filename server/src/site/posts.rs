//! The pages of posts: one shell per language, with the head and the words of the post that is asked for.

use lol_html::{RewriteStrSettings, element, rewrite_str};
use serde_json::json;

use super::article::{self, Article, ArticlePatterns};
use super::html::script_safe;
use super::manifest::{Language, PatternPage};
use super::path::has_extension;
use super::resource::Resource;
use crate::BRAND;
use crate::blog::text::escape;

/// What of the shell's own head gives way to a post's.
const REPLACED: &str = "head > title, head > meta[name='description'], head > meta[name='robots'], \
                        head > meta[name^='twitter:'], head > meta[property^='og:'], head > meta[property^='article:'], \
                        head > link[rel='canonical'], head > link[rel='alternate'][hreflang], \
                        head > script[type='application/ld+json']";

/// The shell of every post's page in one language.
pub struct PostShell {
    /// The frame's language; posts are in English under both.
    pub language: Language,
    /// What stands before the slug, such as `/es/blog/`.
    prefix: String,
    html: String,
    policy: Option<actix_web::http::header::HeaderValue>,
    /// What the post is written by; none where the build has drawn no patterns.
    article: Option<ArticlePatterns>,
    missing: Resource,
}

/// What a post's page says in its head. Every text is plain, every address whole.
#[derive(Debug, Clone)]
pub struct PostHead {
    /// The document's title.
    pub title: String,
    /// The post's own title.
    pub headline: String,
    /// What search engines show.
    pub description: String,
    /// The one address of the post.
    pub canonical: String,
    /// Title of a link preview.
    pub og_title: String,
    /// Description of a link preview.
    pub og_description: String,
    /// Picture of a link preview.
    pub og_image: Option<String>,
    /// Title of a card on X.
    pub twitter_title: String,
    /// Description of a card on X.
    pub twitter_description: String,
    /// Picture of a card on X.
    pub twitter_image: Option<String>,
    /// ISO 8601 with a zone.
    pub published: String,
    /// ISO 8601 with a zone.
    pub modified: String,
    /// The author, if known.
    pub author: Option<String>,
    /// Whether search engines may list it.
    pub indexable: bool,
}

impl PostShell {
    /// The shell that a pattern of the manifest names, if it is the one of posts.
    ///
    /// # Errors
    /// When the shell has no head to write into.
    pub(super) fn of(page: &PatternPage, shell: &Resource) -> Result<Option<Self>, String> {
        let Some((prefix, language)) = place(&page.pattern) else {
            return Ok(None);
        };
        let html = std::str::from_utf8(shell.plain())
            .map_err(|_| format!("{} is not valid UTF-8", page.file))?;
        if !html.contains("</head>") {
            return Err(format!(
                "{} has no </head> to write a post's head before",
                page.file
            ));
        }
        let policy = shell.policy().cloned();
        let (html, article) =
            article::parted(html).map_err(|problem| format!("{}: {problem}", page.file))?;
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

    /// The part of a path that names the post, if it is the path of one.
    pub(super) fn slug<'p>(&self, path: &'p str) -> Option<&'p str> {
        let slug = path.strip_prefix(&self.prefix)?;
        (!slug.is_empty() && !slug.contains('/') && !has_extension(slug)).then_some(slug)
    }

    /// The page when there is no post to tell of.
    #[must_use]
    pub fn missing(&self) -> &Resource {
        &self.missing
    }

    /// The page of a post. Compresses.
    ///
    /// # Errors
    /// When the page cannot be written.
    pub fn page_of(&self, head: &PostHead, post: &Article) -> Result<Resource, String> {
        let mut html = with_head(&self.html, &head.html(), true)?;
        if let Some(patterns) = &self.article {
            html = article::with_article(&html, &patterns.fill(post)?)?;
        }
        Resource::page(html, self.policy.clone())
    }
}

/// The prefix and language of the pattern of posts.
pub(super) fn place(pattern: &str) -> Option<(&str, Language)> {
    let (prefix, _) = pattern.split_once('{')?;
    match prefix {
        "/blog/" => Some((prefix, Language::En)),
        "/es/blog/" => Some((prefix, Language::Es)),
        _ => None,
    }
}

/// The document with its own head's telling parts replaced; the title only where there is another.
pub(super) fn with_head(html: &str, head: &str, title: bool) -> Result<String, String> {
    // Some makers of link previews read no further than a few kilobytes, and the page's styles are longer than that.
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
        // A data block: browsers never run it, so that the page's policy needs no hash of it.
        html += "<script type=\"application/ld+json\">";
        html += &script_safe(&self.linked_data().to_string());
        html += "</script>";
        html
    }

    fn linked_data(&self) -> serde_json::Value {
        // The list of posts stands one step above the post, and the home page one above the list.
        let blog = above(&self.canonical);
        let crumbs = crumbs(&[
            (BRAND, &format!("{}/", above(blog))),
            ("Blog", blog),
            (&self.headline, &self.canonical),
        ]);
        let mut data = json!({
            "@context": "https://schema.org",
            "@type": "BlogPosting",
            "headline": self.headline,
            "description": self.description,
            "url": self.canonical,
            "mainEntityOfPage": {"@type": "WebPage", "@id": self.canonical, "breadcrumb": crumbs},
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

/// The way from the home page to a page, each step by its name and whole address.
pub(super) fn crumbs(steps: &[(&str, &str)]) -> serde_json::Value {
    let items: Vec<_> = (1..)
        .zip(steps)
        .map(|(position, (name, item))| {
            json!({"@type": "ListItem", "position": position, "name": name, "item": item})
        })
        .collect();
    json!({"@type": "BreadcrumbList", "itemListElement": items})
}

/// An address without its last step.
pub(super) fn above(address: &str) -> &str {
    address.rsplit_once('/').map_or("", |(above, _)| above)
}

#[cfg(test)]
mod tests {
    use super::*;

    const HEAD: &str = "<title>New</title>";

    #[test]
    fn the_head_is_written_before_anything_long() {
        let shell = "<html><head><meta charSet=\"utf-8\"/><style>p{}</style><title>Old</title></head><body></body></html>";
        assert_eq!(
            with_head(shell, HEAD, true).as_deref(),
            Ok(
                "<html><head><meta charSet=\"utf-8\"/><title>New</title><style>p{}</style></head><body></body></html>"
            )
        );
    }

    #[test]
    fn a_shell_without_a_charset_gets_it_at_the_end_and_keeps_its_own_title_without_another() {
        let shell = "<head><title>Old</title><meta name='description' content='x'></head><svg><title>A</title></svg>";
        assert_eq!(
            with_head(shell, "<meta name=robots>", false).as_deref(),
            Ok("<head><title>Old</title><meta name=robots></head><svg><title>A</title></svg>")
        );
    }

    #[test]
    fn only_the_patterns_of_posts_are_places_of_posts() {
        assert_eq!(place("/blog/{slug}"), Some(("/blog/", Language::En)));
        assert_eq!(place("/es/blog/{any}"), Some(("/es/blog/", Language::Es)));
        for other in ["/blog", "/demo/{id}", "/blog/x/{slug}", "/fr/blog/{slug}"] {
            assert_eq!(place(other), None, "{other}");
        }
    }
}
