//! Metadata of posts and categories for search engines and link previews.

use serde_json::{Value, json};

use crate::BRAND;
use crate::blog::Post;
use crate::html::{escape, script_safe};

/// The canonical URL of a post: its page in the post's own language.
pub fn post_url(post: &Post, origin: &str) -> String {
    let prefix = post.language().prefix();
    format!("{origin}{prefix}/blog/{}", post.slug)
}

/// The head of a post's page, complete.
pub(super) fn of_post(post: &Post, origin: &str) -> String {
    let seo = &post.seo;
    let headline = post.title();
    let absolute = |url: &str| {
        if url.starts_with('/') {
            format!("{origin}{url}")
        } else {
            url.to_owned()
        }
    };
    let canonical = post_url(post, origin);
    let description = seo.description.as_deref().unwrap_or_default();
    let og_title = seo.og_title.as_deref().unwrap_or(headline);
    let og_description = seo.og_description.as_deref().unwrap_or(description);
    let picture = post.image().map(|picture| picture.source_url.as_str());
    let og_image = seo.og_image.as_deref().or(picture).map(absolute);
    let twitter_image = seo
        .twitter_image
        .as_deref()
        .map(absolute)
        .or_else(|| og_image.clone());
    let published = format!("{}Z", post.published_at().format("%FT%T"));
    let modified = format!("{}Z", post.modified_at().format("%FT%T"));
    let own_title = format!("{headline} | {BRAND}");

    let name =
        |name: &str, value: &str| format!("<meta name=\"{name}\" content=\"{}\">", escape(value));
    let property = |name: &str, value: &str| {
        format!("<meta property=\"{name}\" content=\"{}\">", escape(value))
    };
    let robots = if seo.noindex {
        "noindex"
    } else {
        "index, follow, max-image-preview:large"
    };
    let card = if twitter_image.is_some() {
        "summary_large_image"
    } else {
        "summary"
    };
    let mut html = format!(
        "<title>{}</title>",
        escape(seo.title.as_deref().unwrap_or(&own_title))
    );
    html += &name("description", description);
    html += &name("robots", robots);
    html += &format!("<link rel=\"canonical\" href=\"{}\">", escape(&canonical));
    html += &property("og:type", "article");
    html += &property("og:site_name", BRAND);
    html += &property("og:title", og_title);
    html += &property("og:description", og_description);
    html += &property("og:url", &canonical);
    if let Some(image) = &og_image {
        html += &property("og:image", image);
    }
    html += &property("article:published_time", &published);
    html += &property("article:modified_time", &modified);
    html += &name("twitter:card", card);
    html += &name(
        "twitter:title",
        seo.twitter_title.as_deref().unwrap_or(og_title),
    );
    html += &name(
        "twitter:description",
        seo.twitter_description.as_deref().unwrap_or(og_description),
    );
    if let Some(image) = &twitter_image {
        html += &name("twitter:image", image);
    }
    let breadcrumbs = breadcrumbs(&[
        (BRAND, &format!("{origin}/")),
        ("Blog", &format!("{origin}/blog")),
        (headline, &canonical),
    ]);
    let mut data = json!({
        "@context": "https://schema.org",
        "@type": "BlogPosting",
        "headline": headline,
        "description": description,
        "url": canonical,
        "mainEntityOfPage": {"@type": "WebPage", "@id": canonical, "breadcrumb": breadcrumbs},
        "datePublished": published,
        "dateModified": modified,
        "inLanguage": post.language().code(),
        "publisher": {"@type": "Organization", "name": BRAND},
    });
    if let Some(image) = og_image {
        data["image"] = json!([image]);
    }
    if let Some(author) = post.author_name() {
        data["author"] = json!({"@type": "Person", "name": author});
    }
    html + &data_block(&data)
}

/// A data block of linked data. It is never executed, so the CSP needs no hash for it.
pub(super) fn data_block(data: &Value) -> String {
    format!(
        "<script type=\"application/ld+json\">{}</script>",
        script_safe(&data.to_string())
    )
}

/// Breadcrumbs from the home page, each by name and absolute URL.
pub(super) fn breadcrumbs(links: &[(&str, &str)]) -> Value {
    let items: Vec<_> = (1..)
        .zip(links)
        .map(|(position, (name, item))| {
            json!({"@type": "ListItem", "position": position, "name": name, "item": item})
        })
        .collect();
    json!({"@type": "BreadcrumbList", "itemListElement": items})
}
