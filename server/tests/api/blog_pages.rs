//! Post pages, the sitemap, the feed and the embedded posts.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use crate::common::blog::{
    BlogServer, Cms, ORIGIN, TestClock, index_request_count, post, posts, request_count, site,
};
use crate::common::{TestServer, TestSite, header};
use rss::Channel;
use scraper::{Html, Selector};
use serde_json::{Value, json};

/// An attribute of the only element that matches.
fn only(html: &Html, selector: &str, attribute: &str) -> String {
    let selector_ = Selector::parse(selector).expect("a selector");
    let found: Vec<_> = html.select(&selector_).collect();
    assert_eq!(found.len(), 1, "{selector}");
    if attribute.is_empty() {
        found[0].text().collect()
    } else {
        found[0].attr(attribute).unwrap_or_default().to_owned()
    }
}

fn count(html: &Html, selector: &str) -> usize {
    html.select(&Selector::parse(selector).expect("a selector"))
        .count()
}

fn meta(html: &Html, name: &str) -> String {
    only(
        html,
        &format!("head > meta[name='{name}'], head > meta[property='{name}']"),
        "content",
    )
}

/// [W-607] [W-343] [W-344] [W-345]
#[tokio::test]
async fn a_post_page_has_the_posts_metadata() {
    let (cms, _) = Cms::start(posts(3)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for (path, shell) in [
        ("/blog/post-2", "Blog post"),
        ("/es/blog/post-2", "Artículo"),
    ] {
        let response = blog.server.get(path).await;
        assert_eq!(response.status(), 200);
        assert_eq!(header(&response, "cache-control"), "no-cache");
        let text = response.text().await.expect("text");
        assert!(
            !text.contains(shell)
                && !text.contains("Words of the shell")
                && !text.contains("origin.invalid")
        );
        let html = Html::parse_document(&text);
        assert_eq!(
            only(&html, "title", ""),
            "Title of post-2 – no. 2 - The CMS"
        );
        for (name, expected) in [
            ("description", "SEO of post-2"),
            ("robots", "index, follow, max-image-preview:large"),
            ("og:type", "article"),
            ("og:site_name", "Brightcrew"),
            ("og:title", "OG of post-2"),
            ("og:description", "OG text of post-2"),
            ("og:url", &format!("{ORIGIN}/blog/post-2")),
            ("og:image", "https://cms.example/post-2.jpg"),
            ("article:published_time", "2026-11-26T08:00:00Z"),
            ("article:modified_time", "2026-11-26T10:30:00Z"),
            ("twitter:card", "summary_large_image"),
            ("twitter:title", "X of post-2"),
            ("twitter:description", "X text of post-2"),
            ("twitter:image", "https://cms.example/post-2-x.jpg"),
            ("theme-color", "#FFFCF7"),
        ] {
            assert_eq!(meta(&html, name), expected, "{path} {name}");
        }
        // The post is in English under both paths: one canonical URL and no alternates.
        assert_eq!(
            only(&html, "head > link[rel=canonical]", "href"),
            format!("{ORIGIN}/blog/post-2")
        );
        assert_eq!(count(&html, "link[hreflang]"), 0);
        assert_eq!(count(&html, "link[rel=stylesheet]"), 1);
        let data: Value =
            serde_json::from_str(&only(&html, "script[type='application/ld+json']", ""))
                .expect("JSON");
        assert_eq!(
            data,
            json!({
                "@context": "https://schema.org", "@type": "BlogPosting", "headline": "Title of post-2 – no. 2",
                "description": "SEO of post-2", "url": format!("{ORIGIN}/blog/post-2"),
                "mainEntityOfPage": {
                    "@type": "WebPage", "@id": format!("{ORIGIN}/blog/post-2"),
                    "breadcrumb": {"@type": "BreadcrumbList", "itemListElement": [
                        {"@type": "ListItem", "position": 1, "name": "Brightcrew", "item": format!("{ORIGIN}/")},
                        {"@type": "ListItem", "position": 2, "name": "Blog", "item": format!("{ORIGIN}/blog")},
                        {"@type": "ListItem", "position": 3, "name": "Title of post-2 – no. 2", "item": format!("{ORIGIN}/blog/post-2")},
                    ]},
                },
                "datePublished": "2026-11-26T08:00:00Z", "dateModified": "2026-11-26T10:30:00Z", "inLanguage": "en",
                "image": ["https://cms.example/post-2.jpg"], "author": {"@type": "Person", "name": "Noor & Co"},
                "publisher": {"@type": "Organization", "name": "Brightcrew"},
            })
        );
        assert_eq!(only(&html, "h1", ""), "Blog");
        let language = if path.starts_with("/es/") { "es" } else { "en" };
        assert_eq!(only(&html, "html", "lang"), language);
    }
    // Both pages and the API share one cached response.
    blog.json("/api/blog/posts?slug=post-2&_embed=true").await;
    assert_eq!(request_count(&cms).await, 1);
}

/// [W-607] [W-346] without SEO metadata the post's own texts are used
#[tokio::test]
async fn missing_seo_metadata_is_derived_from_the_post() {
    let mut bare = post(1, "bare");
    bare["yoast_head"] = json!(null);
    bare["excerpt"]["rendered"] = json!(format!("<p>{}</p>", "word ".repeat(60)));
    let mut poor = post(2, "poor");
    poor["yoast_head"] =
        json!("<title>Poor</title><meta name=\"robots\" content=\"noindex, follow\">");
    poor["_embedded"] = json!({});
    let (cms, _) = Cms::start(vec![bare, poor]).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let html = Html::parse_document(&blog.server.text("/blog/bare").await);
    assert_eq!(
        only(&html, "title", ""),
        "Title of bare – no. 1 | Brightcrew"
    );
    let description = meta(&html, "description");
    assert_eq!(description.chars().count(), 160);
    for (name, expected) in [
        ("og:title", "Title of bare – no. 1"),
        ("og:description", description.as_str()),
        ("twitter:title", "Title of bare – no. 1"),
        ("twitter:description", description.as_str()),
        ("og:image", "https://cms.example/bare.jpg"),
        ("twitter:image", "https://cms.example/bare.jpg"),
    ] {
        assert_eq!(meta(&html, name), expected, "{name}");
    }
    let html = Html::parse_document(&blog.server.text("/blog/poor").await);
    assert_eq!(only(&html, "title", ""), "Poor");
    assert_eq!(meta(&html, "robots"), "noindex");
    assert_eq!(meta(&html, "twitter:card"), "summary");
    assert_eq!(
        count(
            &html,
            "meta[property='og:image'], meta[name='twitter:image']"
        ),
        0
    );
}

/// [W-608] [W-484]
#[tokio::test]
async fn an_unknown_post_is_404_with_the_shell_and_is_not_indexed() {
    let (cms, _) = Cms::start(posts(3)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for (path, title) in [
        ("/blog/no-such-post", "Blog post"),
        ("/es/blog/no-such-post", "Artículo"),
        ("/blog/Post-2", "Blog post"),
        ("/blog/post_2", "Blog post"),
        ("/blog/post%202", "Blog post"),
        ("/blog/%3Cscript%3E", "Blog post"),
        ("/blog/shell", "Blog post"),
    ] {
        let response = blog.server.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        let html = Html::parse_document(&response.text().await.expect("text"));
        assert_eq!(only(&html, "title", ""), title, "{path}");
        assert_eq!(meta(&html, "robots"), "noindex");
        assert_eq!(only(&html, "h1", ""), "Blog");
        assert_eq!(
            count(
                &html,
                "link[rel=canonical], link[hreflang], script[type='application/ld+json'], meta[property]"
            ),
            0
        );
    }
    let redirect = blog.server.get("/blog/post-2/").await;
    assert_eq!(
        (redirect.status().as_u16(), header(&redirect, "location")),
        (308, "/blog/post-2".to_owned())
    );
    for file in ["/blog/post-2.data", "/blog/post.html"] {
        assert_eq!(blog.server.get(file).await.status(), 404, "{file}");
    }
}

/// [W-608] 503 if the CMS is down and nothing is cached; a 404 would remove the post from search results
#[tokio::test]
async fn post_pages_are_503_while_the_cms_is_down() {
    let (cms, system) = Cms::start(posts(3)).await;
    system.set_down(true);
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/blog/post-2").await;
    assert_eq!(response.status(), 503);
    assert_eq!(header(&response, "retry-after"), "30");
    assert_eq!(header(&response, "cache-control"), "no-store");
    assert!(header(&response, "content-type").starts_with("text/html"));
    let text = response.text().await.expect("text");
    assert!(text.contains("<h1>Blog</h1>") && !text.contains("stack trace"));
}

#[tokio::test]
async fn post_pages_have_tags_and_codings_and_reject_other_methods() {
    let (cms, _) = Cms::start(posts(3)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let ask = |name: &'static str, value: String| {
        blog.server
            .request(reqwest::Method::GET, "/blog/post-1")
            .header(name, value)
            .send()
    };
    let plain = blog.server.get("/blog/post-1").await;
    let known = ask("If-None-Match", header(&plain, "etag"))
        .await
        .expect("a response");
    assert_eq!(known.status(), 304);
    let coded = ask("Accept-Encoding", "gzip".to_owned())
        .await
        .expect("a response");
    assert_eq!(header(&coded, "content-encoding"), "gzip");
    let spanish = blog.server.get("/es/blog/post-1").await;
    assert_ne!(header(&plain, "etag"), header(&spanish, "etag"));
    let posted = blog
        .server
        .request(reqwest::Method::POST, "/blog/post-1")
        .send()
        .await
        .expect("a response");
    assert_eq!(posted.status(), 405);
    let head = blog
        .server
        .request(reqwest::Method::HEAD, "/blog/post-1")
        .send()
        .await
        .expect("a response");
    assert_eq!(head.status(), 200);
}

/// A post page has its shell's policy, whose hashes need not cover the post's data block.
#[tokio::test]
async fn a_post_page_has_the_shells_policy_and_allows_images_of_the_cms() {
    let (cms, _) = Cms::start(posts(3)).await;
    let blog = BlogServer::start(
        &cms.uri(),
        &[("IMAGE_HOSTS", "images.example.com, *.cdn.example.net")],
    )
    .await;
    let policy = |response: &reqwest::Response| header(response, "content-security-policy");
    let page = policy(&blog.server.get("/blog/post-1").await);
    assert_eq!(page, policy(&blog.server.get("/blog/no-such-post").await));
    let pictures = format!(
        "img-src 'self' data: {} https://images.example.com https://*.cdn.example.net;",
        cms.uri()
    );
    assert!(page.contains(&pictures), "{page}");
    assert!(!page.contains("unsafe-inline"));
    let scripts = page
        .split("script-src ")
        .nth(1)
        .and_then(|rest| rest.split(';').next());
    let hashes = scripts.map_or(0, |scripts| scripts.matches("'sha256-").count());
    assert_eq!(hashes, 1, "{page}");
    for path in ["/", "/pricing", "/nowhere"] {
        assert!(
            policy(&blog.server.get(path).await).contains(&pictures),
            "{path}"
        );
    }
}

/// The URLs of a sitemap with the dates of their last change.
fn listed(sitemap: &str) -> Vec<(String, Option<String>)> {
    let between = |text: &str, from: &str, to: &str| {
        Some(text.split_once(from)?.1.split_once(to)?.0.to_owned())
    };
    sitemap
        .lines()
        .filter_map(|line| {
            Some((
                between(line, "<loc>", "</loc>")?,
                between(line, "<lastmod>", "</lastmod>"),
            ))
        })
        .collect()
}

/// [W-601]
#[tokio::test]
async fn the_sitemap_lists_the_posts_of_all_pages_with_their_last_changes() {
    let (cms, system) = Cms::start(posts(230)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/sitemap.xml").await;
    assert_eq!(
        header(&response, "content-type"),
        "application/xml; charset=utf-8"
    );
    let sitemap = listed(&response.text().await.expect("text"));
    let posts: Vec<_> = sitemap
        .iter()
        .filter(|(address, _)| address.contains("/blog/"))
        .collect();
    assert_eq!(posts.len(), 230);
    assert!(posts.contains(&&(
        format!("{ORIGIN}/blog/post-2"),
        Some("2026-11-26".to_owned())
    )));
    assert!(posts.contains(&&(
        format!("{ORIGIN}/blog/post-230"),
        Some("2026-11-22".to_owned())
    )));
    assert!(sitemap.contains(&(format!("{ORIGIN}/pricing"), None)));
    let unique: BTreeSet<_> = sitemap.iter().collect();
    assert_eq!(unique.len(), sitemap.len());
    assert_eq!(index_request_count(&cms).await, 3);
    blog.server.text("/sitemap.xml").await;
    assert_eq!(index_request_count(&cms).await, 3, "it is cached");
    system.set_down(true);
    assert_eq!(
        listed(&blog.server.text("/sitemap.xml").await).len(),
        sitemap.len()
    );
}

/// [W-601] an incomplete sitemap would tell search engines that posts are gone
#[tokio::test]
async fn the_sitemap_is_complete_or_unavailable() {
    let (cms, system) = Cms::start(posts(130)).await;
    system.set_down(true);
    let clock = TestClock::new();
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let blog = BlogServer::start_with_cache(&cms.uri(), &[], folder, clock.clock()).await;
    assert_eq!(blog.server.get("/sitemap.xml").await.status(), 502);
    system.set_down(false);
    clock.advance(Duration::from_secs(60));
    // The second page of the index fails permanently.
    system.break_page(2);
    assert_eq!(blog.server.get("/sitemap.xml").await.status(), 502);
    system.break_page(0);
    clock.advance(Duration::from_secs(60));
    let complete = listed(&blog.server.text("/sitemap.xml").await);
    assert_eq!(complete.len(), 7 + 130);
    system.set_down(true);
    clock.advance(Duration::from_secs(30 * 86_400));
    assert_eq!(listed(&blog.server.text("/sitemap.xml").await), complete);
}

#[tokio::test]
async fn posts_that_search_engines_must_not_list_are_not_in_the_sitemap() {
    let mut posts = posts(3);
    let hidden = "<meta name=\"robots\" content=\"noindex, follow\" />";
    posts[1]["yoast_head"] = json!(hidden);
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let sitemap = blog.server.text("/sitemap.xml").await;
    assert!(sitemap.contains("/blog/post-1<") && sitemap.contains("/blog/post-3<"));
    assert!(!sitemap.contains("/blog/post-2<"), "{sitemap}");
}

/// WordPress reports times in its own time zone and in UTC.
#[tokio::test]
async fn times_are_in_utc() {
    let mut posts = posts(1);
    posts[0]["date"] = json!("2026-11-27T01:00:00");
    posts[0]["date_gmt"] = json!("2026-11-26T23:00:00");
    posts[0]["modified"] = json!("2026-11-28T01:30:00");
    posts[0]["modified_gmt"] = json!("2026-11-27T23:30:00");
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let page = blog.server.text("/blog/post-1").await;
    assert!(page.contains("2026-11-26T23:00:00Z") && page.contains("2026-11-27T23:30:00Z"));
    let feed = blog.server.text("/blog/feed.xml").await;
    assert!(feed.contains("Thu, 26 Nov 2026 23:00:00 +0000"), "{feed}");
    let sitemap = blog.server.text("/sitemap.xml").await;
    assert!(sitemap.contains("<lastmod>2026-11-27"), "{sitemap}");
}

/// The page around a post has other ids, such as `post-contents`.
#[tokio::test]
async fn ids_of_a_post_do_not_clash_with_those_of_the_page() {
    let mut posts = posts(1);
    posts[0]["content"]["rendered"] = json!("<h2>Post contents</h2><h2>Site settings</h2>");
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let post = &blog.json("/api/blog/posts?slug=post-1").await[0];
    assert_eq!(
        post["content"]["rendered"],
        "<h2 id=\"h-post-contents\">Post contents</h2><h2 id=\"h-site-settings\">Site settings</h2>"
    );
}

/// The prerendered shell is not a page, even if the build lists it as one.
#[tokio::test]
async fn the_shell_itself_is_not_in_the_sitemap() {
    let mut site = site();
    let pages = site.manifest()["pages"].as_array_mut().expect("a list");
    pages.push(json!({"path": "/blog/shell", "file": "blog/shell/index.html", "data": null, "language": "en",
                      "twin": null, "indexable": true, "engine": false}));
    site.save_manifest();
    let server = TestServer::start_with(site, &[]).await;
    assert!(!server.text("/sitemap.xml").await.contains("/blog/shell"));
    assert_eq!(server.get("/blog/shell").await.status(), 404);
}

/// [W-603]
#[tokio::test]
async fn the_feed_contains_the_newest_posts() {
    let (cms, system) = Cms::start(posts(30)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/blog/feed.xml").await;
    assert_eq!(response.status(), 200);
    assert_eq!(
        header(&response, "content-type"),
        "application/rss+xml; charset=utf-8"
    );
    let feed = Channel::read_from(response.text().await.expect("text").as_bytes()).expect("a feed");
    assert_eq!(
        (feed.title(), feed.link(), feed.language()),
        (
            "Brightcrew blog",
            format!("{ORIGIN}/blog").as_str(),
            Some("en")
        )
    );
    assert_eq!(feed.items().len(), 20);
    let item = &feed.items()[1];
    let address = format!("{ORIGIN}/blog/post-2");
    assert_eq!(item.title(), Some("Title of post-2 – no. 2"));
    assert_eq!(item.link(), Some(address.as_str()));
    assert_eq!(
        item.guid().map(|guid| (guid.value(), guid.is_permalink())),
        Some((address.as_str(), true))
    );
    assert_eq!(item.pub_date(), Some("Thu, 26 Nov 2026 08:00:00 +0000"));
    assert_eq!(item.description(), Some("Excerpt of post-2 &amp; more."));
    let categories: Vec<&str> = item.categories().iter().map(rss::Category::name).collect();
    assert_eq!(categories, ["Field notes", "Q&A", "rosters"]);
    let posted = blog
        .server
        .request(reqwest::Method::POST, "/blog/feed.xml")
        .send()
        .await
        .expect("a response");
    assert_eq!(posted.status(), 405);
    system.set_down(true);
    assert_eq!(blog.server.get("/blog/feed.xml").await.status(), 200);
    let dead = BlogServer::start(&cms.uri(), &[]).await;
    let refused = dead.server.get("/blog/feed.xml").await;
    assert_eq!(
        (refused.status().as_u16(), header(&refused, "content-type")),
        (502, "application/json".to_owned())
    );
}

/// [W-631] [W-617] without a CMS the embedded posts are served as by WordPress
#[tokio::test]
async fn the_embedded_posts_support_pages_totals_and_slugs() {
    let server = TestServer::start_with(site(), &[("PUBLIC_URL", ORIGIN)]).await;
    let page = async |number: usize| {
        let path = format!("/api/blog/posts?page={number}&per_page=9&_embed=true");
        let response = server.get(&path).await;
        assert_eq!(response.status(), 200, "{path}");
        let totals = (
            header(&response, "x-wp-total"),
            header(&response, "x-wp-totalpages"),
        );
        (totals, response.json::<Vec<Value>>().await.expect("a list"))
    };
    let ((total, pages), first) = page(1).await;
    let (total, pages): (usize, usize) = (
        total.parse().expect("a number"),
        pages.parse().expect("a number"),
    );
    assert!(total >= 3);
    assert_eq!(pages, total.div_ceil(9));
    let mut all = first;
    for number in 2..=pages {
        let (totals, next) = page(number).await;
        assert_eq!(totals, (total.to_string(), pages.to_string()));
        all.extend(next);
    }
    let slugs: BTreeSet<&str> = all
        .iter()
        .filter_map(|post| post["slug"].as_str())
        .collect();
    assert_eq!((all.len(), slugs.len()), (total, total));
    assert!(
        all.windows(2)
            .all(|pair| pair[0]["date"].as_str() >= pair[1]["date"].as_str())
    );
    let beyond = server
        .get(&format!("/api/blog/posts?page={}&per_page=9", pages + 1))
        .await;
    assert_eq!(beyond.status(), 400);
    assert_eq!(
        beyond.json::<Value>().await.expect("JSON")["code"],
        "rest_post_invalid_page_number"
    );
    let preview: Vec<Value> = server
        .get("/api/blog/posts?page=1&per_page=3")
        .await
        .json()
        .await
        .expect("a list");
    assert_eq!(preview.len(), 3);
    let sitemap = listed(&server.text("/sitemap.xml").await);
    let feed = Channel::read_from(server.text("/blog/feed.xml").await.as_bytes()).expect("a feed");
    assert_eq!(feed.items().len(), total.min(20));
    let terms = |path: &'static str| async {
        server
            .get(path)
            .await
            .json::<Vec<Value>>()
            .await
            .expect("a list")
    };
    let (categories, tags) = (
        terms("/api/blog/categories").await,
        terms("/api/blog/tags").await,
    );
    for post in &all {
        let slug = post["slug"].as_str().expect("a slug");
        let found: Vec<Value> = server
            .get(&format!("/api/blog/posts?slug={slug}&_embed=1"))
            .await
            .json()
            .await
            .expect("a list");
        assert_eq!(found, std::slice::from_ref(post));
        assert!(
            sitemap
                .iter()
                .any(|(address, day)| *address == format!("{ORIGIN}/blog/{slug}") && day.is_some())
        );
        let response = server.get(&format!("/blog/{slug}")).await;
        assert_eq!(response.status(), 200, "{slug}");
        let html = Html::parse_document(&response.text().await.expect("text"));
        assert_eq!(
            only(&html, "link[rel=canonical]", "href"),
            format!("{ORIGIN}/blog/{slug}")
        );
        assert!(
            !meta(&html, "description").is_empty() && !only(&html, "title", "").is_empty(),
            "{slug}"
        );
        let known = |ids: &Value, terms: &[Value]| {
            ids.as_array()
                .expect("a list")
                .iter()
                .all(|id| terms.iter().any(|term| term["id"] == *id))
        };
        assert!(
            known(&post["categories"], &categories) && known(&post["tags"], &tags),
            "{slug}"
        );
    }
    let missing: Vec<Value> = server
        .get("/api/blog/posts?slug=no-such-post")
        .await
        .json()
        .await
        .expect("a list");
    assert_eq!(missing, Vec::<Value>::new());
    assert_eq!(server.get("/blog/no-such-post").await.status(), 404);
}

/// A site without post pages has no posts in its sitemap.
#[tokio::test]
async fn a_site_without_post_pages_does_not_list_posts() {
    let server = TestServer::start_with(TestSite::new(), &[]).await;
    assert!(!server.text("/sitemap.xml").await.contains("/blog/"));
    assert_eq!(server.get("/blog/any").await.status(), 404);
}
