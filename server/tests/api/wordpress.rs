//! Posts of a real WordPress. `data/wordpress` contains recordings of WordPress 6.1.9, with hosts replaced and long bodies
//! and link lists shortened.

use crate::common::blog::{BlogServer, Cms, CmsServer};
use crate::common::{TestServer, header};
use serde_json::{Value, json};

const RECORDINGS: [&str; 3] = [
    include_str!("data/wordpress/post.json"),
    include_str!("data/wordpress/post-of-blocks.json"),
    include_str!("data/wordpress/list-page-3.json"),
];
const CATEGORIES: &str = include_str!("data/wordpress/categories.json");

fn entries(recording: &str) -> Vec<Value> {
    let recording: Value = serde_json::from_str(recording).expect("a recording");
    recording["body"].as_array().expect("a list").clone()
}

/// Starts a server with the recorded posts.
async fn start() -> (BlogServer, CmsServer) {
    let mut posts: Vec<Value> = Vec::new();
    for post in RECORDINGS.iter().flat_map(|recording| entries(recording)) {
        if !posts.iter().any(|known| known["id"] == post["id"]) {
            posts.push(post);
        }
    }
    let (cms, system) = Cms::start(posts).await;
    *system.categories.lock().expect("not poisoned") = entries(CATEGORIES);
    (BlogServer::start(&cms.uri(), &[]).await, cms)
}

async fn json(server: &TestServer, path: &str) -> Value {
    let response = server.get(path).await;
    assert_eq!(response.status(), 200, "{path}");
    serde_json::from_str(&response.text().await.expect("text")).expect("JSON")
}

/// The entry with this slug.
fn with_slug<'a>(list: &'a Value, slug: &str) -> &'a Value {
    let mut entries = list.as_array().expect("a list").iter();
    entries
        .find(|entry| entry["slug"] == slug)
        .unwrap_or_else(|| panic!("{slug} is missing"))
}

/// [W-340] [W-342] [W-617] a page with what editors do: a deleted image, one without dimensions, unusual slugs
#[tokio::test]
async fn a_page_of_the_list_handles_editors_content() {
    let (blog, _cms) = start().await;
    let server = &blog.server;
    let response = server.get("/api/blog/posts?per_page=100&_embed=true").await;
    assert_eq!(response.status(), 200);
    // All but the password-protected one.
    assert_eq!(header(&response, "x-wp-total"), "9");
    let text = response.text().await.expect("text");
    let list: Value = serde_json::from_str(&text).expect("JSON");

    let first = with_slug(
        &list,
        "birthdays-anniversaries-and-those-who-would-rather-not",
    );
    assert_eq!(
        first["title"]["rendered"],
        "Birthdays, anniversaries &amp; those who would rather not"
    );
    let excerpt = first["excerpt"]["rendered"].as_str().expect("text");
    assert!(excerpt.ends_with("[…]"), "{excerpt}");
    assert_eq!(
        first["_embedded"]["author"],
        json!([{"name": "Leila Farouk"}])
    );
    let picture = &first["_embedded"]["wp:featuredmedia"][0];
    let sizes = picture["media_details"]["sizes"]
        .as_object()
        .expect("sizes");
    assert_eq!(
        sizes.keys().collect::<Vec<_>>(),
        ["full", "large", "medium", "medium_large", "thumbnail"]
    );
    assert_eq!(sizes["medium"]["width"], 300);

    // For a deleted image WordPress embeds its API index.
    let deleted = with_slug(&list, "the-picture-is-gone");
    assert_eq!(deleted["featured_media"], 99_999);
    assert_eq!(deleted["_embedded"].get("wp:featuredmedia"), None);
    assert!(!text.contains("namespaces"));
    let drawn = with_slug(&list, "a-picture-whose-file-is-no-picture");
    assert_eq!(
        drawn["_embedded"]["wp:featuredmedia"][0]["media_details"],
        json!({"sizes": {}})
    );
    let marked = with_slug(&list, "tips-tricks-dont-panic-ever");
    assert_eq!(
        marked["title"]["rendered"],
        "Tips &amp; tricks: “don’t” panic — ever"
    );
    // [W-619] Slugs with `_` and beyond ASCII.
    for slug in ["shift_swaps_2", "夜勤の引き継ぎ"] {
        with_slug(&list, slug);
    }
    // Password-protected posts have no text, so they are omitted.
    assert!(RECORDINGS[2].contains("behind-a-password") && !text.contains("behind-a-password"));
    for private in ["avatar", "\"admin\",\"slug\"", "_links"] {
        assert!(!text.contains(private), "{private}");
    }
}

/// [W-341] [W-346] without the plugin there is no `yoast_head`, and the description is the excerpt
#[tokio::test]
async fn a_post_without_the_plugin_has_a_description() {
    let (blog, _cms) = start().await;
    let server = &blog.server;
    let posts = json(server, "/api/blog/posts?slug=one-site-first&_embed=true").await;
    let post = &posts[0];
    let description = post["seo"]["description"].as_str().expect("text");
    assert!(description.starts_with("A pilot is there to find out"));
    assert!(description.chars().count() <= 160);
    assert_eq!(post["seo"]["title"], Value::Null);
    assert_eq!(post["meta"], json!({}));
    let terms = &post["_embedded"]["wp:term"];
    assert_eq!(terms[0][0]["taxonomy"], "category");
    assert_eq!(terms[1][0]["taxonomy"], "post_tag");
}

#[tokio::test]
async fn unfiltered_html_of_administrators_is_sanitized() {
    let (blog, _cms) = start().await;
    let server = &blog.server;
    let posts = json(
        server,
        "/api/blog/posts?slug=uber-den-dienstplan-in-malaga&_embed=true",
    )
    .await;
    let content = posts[0]["content"]["rendered"].as_str().expect("text");
    assert!(content.contains("Block heading</h2>") && content.contains("<li>One</li>"));
    for hostile in ["<script", "window.x", "<iframe", "style="] {
        assert!(!content.contains(hostile), "{content}");
    }
}

/// [W-348] [W-349]
#[tokio::test]
async fn categories_and_tags_are_returned() {
    let (blog, _cms) = start().await;
    let server = &blog.server;
    let categories = json(server, "/api/blog/categories").await;
    assert_eq!(
        *with_slug(&categories, "nights"),
        json!({"id": 8, "name": "Nights", "slug": "nights", "description": "", "parent": 2, "count": 0})
    );
    assert_eq!(
        with_slug(&categories, "rest-wellbeing")["name"],
        "Rest &amp; wellbeing"
    );
}
