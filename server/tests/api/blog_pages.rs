//! Pages of the blog, the sitemap, the feed and the built-in posts.

use std::collections::BTreeSet;

use crate::common::blog::{BlogServer, Cms, ORIGIN, category, post, posts, site};
use crate::common::{TestServer, TestSite, header, start_error};
use rss::Channel;
use scraper::{ElementRef, Html, Selector};
use serde_json::{Value, json};

/// The links of a list to its posts.
const POST_LINKS: &str = "article h2 a, [data-post] h3 a";

/// Who wrote a post, and its other data besides the date.
const BYLINE: &str = "header p > span:not([aria-hidden])";

/// An attribute of the only element that matches.
fn only(html: &Html, selector: &str, attribute: &str) -> String {
    let selector_ = Selector::parse(selector).expect("a selector");
    let found: Vec<_> = html.select(&selector_).collect();
    assert_eq!(found.len(), 1, "{selector}");
    if attribute.is_empty() {
        text_of(found[0])
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
        ("/blog/post-2", "Post Not Found"),
        ("/es/blog/post-2", "Entrada no encontrada"),
    ] {
        let response = blog.server.get(path).await;
        assert_eq!(response.status(), 200);
        assert_eq!(header(&response, "cache-control"), "no-cache");
        let text = response.text().await.expect("text");
        assert!(
            !text.contains(shell)
                && !text.contains("og:title\" content=\"Shell")
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
        let language = if path.starts_with("/es/") { "es" } else { "en" };
        assert_eq!(only(&html, "html", "lang"), language);
    }
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

/// [W-608] [W-484] an unknown post, category or page of a list has its own page, also without scripts
#[tokio::test]
async fn what_does_not_exist_is_404_and_is_not_indexed() {
    let mut posts = posts(7);
    posts[0]["excerpt"]["protected"] = json!(true);
    posts[0]["categories"] = json!([3]);
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for (path, heading) in [
        ("/blog/no-such-post", "Post Not Found"),
        ("/es/blog/no-such-post", "Entrada no encontrada"),
        ("/blog/Post-2", "Post Not Found"),
        ("/blog/post%202", "Post Not Found"),
        ("/blog/%3Cscript%3E", "Post Not Found"),
        ("/blog/shell", "Post Not Found"),
        // Password-protected, and the only post of its category.
        ("/blog/post-1", "Post Not Found"),
        ("/blog/category/empty", "Category not found"),
        ("/blog/category/nothing", "Category not found"),
        ("/es/blog/category/nothing", "Categoría no encontrada"),
        ("/blog/category/Q-A", "Category not found"),
        ("/blog/category/shell", "Category not found"),
        ("/blog/category/q-a?page=99", "Category not found"),
        ("/blog?page=3", "Notes from the floor"),
        ("/es/blog?page=77", "Apuntes a pie de obra"),
    ] {
        let response = blog.server.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        let html = Html::parse_document(&response.text().await.expect("text"));
        assert_eq!(only(&html, "h1", ""), heading, "{path}");
        assert_eq!(meta(&html, "robots"), "noindex");
        assert_eq!(count(&html, "[role=alert]"), 1, "{path}");
        assert_eq!(
            count(&html, "a[href='?']"),
            0,
            "nothing to try again: {path}"
        );
        let title = only(&html, "title", "");
        let suffix = format!("{heading} | Brightcrew");
        assert!(
            title == suffix || ["Posts", "Notas"].contains(&&*title),
            "{title}"
        );
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
    let sitemap = blog.server.text("/sitemap.xml").await;
    assert!(
        !sitemap.contains("category/empty") && !sitemap.contains("post-1<"),
        "{sitemap}"
    );
    assert!(
        !blog
            .server
            .text("/blog")
            .await
            .contains("/blog/category/empty")
    );
}

/// A redirect of the manifest may lead away from a path of the blog.
#[tokio::test]
async fn redirects_below_the_blog_are_followed() {
    let mut site = site();
    let redirects = site.manifest()["redirects"].as_array_mut().expect("a list");
    redirects.push(json!({"from": "/blog/old", "to": "/pricing"}));
    site.save_manifest();
    let server = TestServer::start_with(site, &[]).await;
    let response = server.get("/blog/old").await;
    assert_eq!(
        (response.status().as_u16(), header(&response, "location")),
        (308, "/pricing".to_owned())
    );
}

/// [W-608] [W-479] 503 if there is no copy; a 404 would remove the page from search results
#[tokio::test]
async fn pages_are_503_while_there_is_no_copy() {
    let (cms, system) = Cms::start(posts(3)).await;
    system.set_down(true);
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for (path, retry) in [
        ("/blog", "Try again"),
        ("/blog?page=7", "Try again"),
        ("/blog/post-2", "Try again"),
        ("/es/blog/category/q-a", "Reintentar"),
    ] {
        let response = blog.server.get(path).await;
        assert_eq!(response.status(), 503, "{path}");
        assert_eq!(header(&response, "retry-after"), "30");
        assert_eq!(header(&response, "cache-control"), "no-store");
        assert!(header(&response, "content-type").starts_with("text/html"));
        let text = response.text().await.expect("text");
        let html = Html::parse_document(&text);
        assert_eq!(only(&html, "[role=alert] a[href='?']", ""), retry);
        assert!(!text.contains("stack trace"));
    }
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

/// A post page has its shell's policy, whose hashes need not cover data blocks.
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
    let (cms, _) = Cms::start(posts(230)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/sitemap.xml").await;
    assert_eq!(
        header(&response, "content-type"),
        "application/xml; charset=utf-8"
    );
    let sitemap = listed(&response.text().await.expect("text"));
    let posts: Vec<_> = sitemap
        .iter()
        .filter(|(address, _)| address.contains("/blog/post"))
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
}

/// Golden case W-02: a CMS that is closed to search engines as a whole does not close this site's blog.
#[tokio::test]
async fn noindex_of_all_posts_is_ignored() {
    let mut posts = posts(3);
    for post in &mut posts {
        post["yoast_head"] = json!("<meta name=\"robots\" content=\"noindex, nofollow\" />");
    }
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    assert!(
        blog.server
            .text("/sitemap.xml")
            .await
            .contains("/blog/post-2<")
    );
    let html = Html::parse_document(&blog.server.text("/blog/post-2").await);
    assert!(meta(&html, "robots").starts_with("index"));
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

/// [W-687]
#[tokio::test]
async fn a_post_is_in_the_language_of_its_locale_and_says_so_on_pages_in_the_other_one() {
    let mut list = posts(2);
    let head = list[0]["yoast_head"].as_str().expect("a head").to_owned();
    list[0]["yoast_head"] = json!(format!(
        "{head}<meta property=\"og:locale\" content=\"es_ES\" />"
    ));
    let spanish = list[0]["slug"].as_str().expect("a slug").to_owned();
    let (cms, _) = Cms::start(list).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for (path, own, foreign) in [("/blog", "en", "es"), ("/es/blog", "es", "en")] {
        let text = blog.server.get(path).await.text().await.expect("text");
        let html = Html::parse_document(&text);
        let excerpts = attributes(&html, "article p[lang], [data-post] p[lang]", "lang");
        assert_eq!(excerpts, [own, foreign], "{path}");
        let marked = "p[lang]:has(+ p > time + span)";
        assert_eq!(only(&html, marked, "lang"), foreign, "{path}");
    }
    let response = blog.server.get(&format!("/blog/{spanish}")).await;
    let text = response.text().await.expect("text");
    assert!(text.contains(r#""inLanguage":"es""#));
    assert_eq!(
        only(&Html::parse_document(&text), "link[rel=canonical]", "href"),
        format!("{ORIGIN}/es/blog/{spanish}")
    );
}

/// [W-603]
#[tokio::test]
async fn the_feed_contains_the_newest_posts() {
    let (cms, system) = Cms::start(posts(27)).await;
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
    let dead = BlogServer::start(&cms.uri(), &[]).await;
    let refused = dead.server.get("/blog/feed.xml").await;
    assert_eq!(
        (refused.status().as_u16(), header(&refused, "content-type")),
        (502, "application/json".to_owned())
    );
}

/// [W-631] [W-617] without a CMS the built-in posts are served as by WordPress
#[tokio::test]
async fn the_built_in_posts_support_pages_totals_and_slugs() {
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
        let spanish = post["seo"]["ogLocale"] == "es_ES";
        let own = format!("{ORIGIN}{}/blog/{slug}", if spanish { "/es" } else { "" });
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
                .any(|(address, day)| *address == own && day.is_some())
        );
        let response = server.get(&format!("/blog/{slug}")).await;
        assert_eq!(response.status(), 200, "{slug}");
        let html = Html::parse_document(&response.text().await.expect("text"));
        assert_eq!(only(&html, "link[rel=canonical]", "href"), own);
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

/// [W-255] [W-256] [W-262] the posts of a page with their texts, translated categories and pictures
#[tokio::test]
async fn a_list_shows_its_posts_in_the_pages_language() {
    let mut seven = posts(7);
    seven[1]["_embedded"] = json!({});
    let sizes = json!({
        "medium": {"width": 300, "height": 169, "source_url": "https://cms.example/300.jpg"},
        "square": {"width": 300, "height": 300, "source_url": "https://cms.example/square.jpg"},
        "odd": {"width": 600, "height": 338, "source_url": "https://cms.example/a,b.jpg"},
    });
    seven[0]["_embedded"]["wp:featuredmedia"][0]["media_details"]["sizes"] = sizes;
    let (cms, _) = Cms::start(seven).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let text = blog.server.text("/blog").await;
    assert!(!text.contains(['⟦', '⟧']));
    let html = Html::parse_document(&text);
    assert_eq!(attributes(&html, "article", "data-featured"), ["post-1"]);
    assert_eq!(
        attributes(&html, "[data-post]", "data-post"),
        ["post-2", "post-3"]
    );
    assert_eq!(
        attributes(&html, POST_LINKS, "href"),
        ["/blog/post-1", "/blog/post-2", "/blog/post-3"]
    );
    assert_eq!(texts(&html, POST_LINKS)[0], "Title of post-1 – no. 1");
    assert_eq!(
        texts(&html, "[data-post] p[lang]")[1],
        "Excerpt of post-3 & more."
    );
    assert_eq!(
        texts(&html, "time"),
        ["27 November 2026", "26 November 2026", "25 November 2026"]
    );
    assert_eq!(texts(&html, "article [data-chip]"), ["Field notes", "Q&A"]);
    assert_eq!(texts(&html, "article p > span"), ["Noor & Co ·"]);
    // Sizes with another aspect ratio, and URLs that `srcset` cannot contain, are left out.
    assert_eq!(
        attributes(&html, "article img", "srcset"),
        ["https://cms.example/300.jpg 300w, https://cms.example/post-1.jpg 1200w"]
    );
    for nothing in ["img", "[data-chip]", "p > span"] {
        assert_eq!(
            count(&html, &format!("[data-post='post-2'] {nothing}")),
            0,
            "{nothing}"
        );
    }
    assert_eq!(texts(&html, "[data-topic] a"), ["Field notes", "Q&A"]);
    assert_eq!(texts(&html, "[data-topic] span"), ["7 posts", "7 posts"]);
    assert_eq!(texts(&html, "[data-chip='tag']"), ["rosters"]);

    let spanish = Html::parse_document(&blog.server.text("/es/blog?page=1").await);
    assert_eq!(
        attributes(&spanish, POST_LINKS, "href")[0],
        "/es/blog/post-1"
    );
    assert_eq!(texts(&spanish, "article [data-chip]"), ["Apuntes", "Q&A"]);
    assert_eq!(
        attributes(&spanish, "article [data-chip]", "lang"),
        ["es", "en"]
    );
    assert_eq!(texts(&spanish, "[data-chip='tag']"), ["Cuadrantes"]);
}

/// [W-257] [W-258] [W-375] [W-376] each page of a list is linked and canonical to itself, in both languages
#[tokio::test]
async fn pages_of_the_list_are_linked_and_canonical() {
    let (cms, _) = Cms::start(posts(7)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for (query, steps, words) in [
        ("", vec!["/blog?page=2"], "Page 1 of 3"),
        ("?page=2", vec!["/blog", "/blog?page=3"], "Page 2 of 3"),
        ("?page=3", vec!["/blog?page=2"], "Page 3 of 3"),
    ] {
        let html = Html::parse_document(&blog.server.text(&format!("/blog{query}")).await);
        assert_eq!(attributes(&html, "[data-step][href]", "href"), steps);
        assert_eq!(texts(&html, "[data-position]"), [words]);
        let own = format!("{ORIGIN}/blog{query}");
        assert_eq!(attributes(&html, "link[rel='canonical']", "href"), [&*own]);
        assert_eq!(attributes(&html, "link[hreflang]", "href"), [&*own]);
        assert_eq!(meta(&html, "og:url"), own);
        assert_eq!(
            attributes(&html, "link[type='application/rss+xml']", "href"),
            ["/blog/feed.xml"]
        );
    }
    let last = Html::parse_document(&blog.server.text("/blog?page=3").await);
    assert_eq!(
        (count(&last, "[data-featured]"), count(&last, "[data-post]")),
        (1, 0)
    );
    let (cms, _) = Cms::start(Vec::new()).await;
    let empty = BlogServer::start(&cms.uri(), &[]).await;
    let response = empty.server.get("/blog").await;
    assert_eq!(response.status(), 200);
    let html = Html::parse_document(&response.text().await.expect("text"));
    assert_eq!(count(&html, "[data-featured], [data-paging]"), 0);
}

/// [W-601]
#[tokio::test]
async fn a_category_has_a_page_with_its_texts_and_posts() {
    let mut seven = posts(7);
    for (index, post) in seven.iter_mut().enumerate() {
        post["categories"] = if index < 4 { json!([1]) } else { json!([2]) };
    }
    let (cms, _) = Cms::start(seven).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let html = Html::parse_document(&blog.server.text("/blog/category/field-notes").await);
    let own = format!("{ORIGIN}/blog/category/field-notes");
    assert_eq!(
        only(&html, "title", ""),
        "Field notes: field notes | Brightcrew"
    );
    assert_eq!(attributes(&html, "link[rel='canonical']", "href"), [&*own]);
    assert_eq!(meta(&html, "og:url"), own);
    assert_eq!(texts(&html, "h1"), ["Field notes"]);
    assert_eq!(texts(&html, "h1 + p"), ["Notes & more"]);
    assert_eq!(
        attributes(&html, "[data-featured]", "data-featured"),
        ["post-1"]
    );
    assert_eq!(
        attributes(&html, "[data-post]", "data-post"),
        ["post-2", "post-3"]
    );
    assert_eq!(
        attributes(&html, "[data-step][href]", "href"),
        ["/blog/category/field-notes?page=2"]
    );
    assert_eq!(texts(&html, "[data-topic] a"), ["Field notes", "Q&A"]);
    assert_eq!(
        texts(&html, "[data-topic] a[aria-current]"),
        ["Field notes"]
    );
    assert_eq!(texts(&html, "[data-topic] span"), ["4 posts", "3 posts"]);
    let blocks = texts(&html, "head > script[type='application/ld+json']");
    let linked: Value = serde_json::from_str(blocks.last().expect("a block")).expect("JSON");
    let crumbs = &linked["breadcrumb"]["itemListElement"];
    assert_eq!(
        (&crumbs[2]["name"], &crumbs[2]["item"]),
        (&json!("Field notes"), &json!(own))
    );
    assert_eq!(crumbs[1]["item"], format!("{ORIGIN}/blog"));
    assert_eq!(
        linked["mainEntity"]["itemListElement"][0]["url"],
        format!("{ORIGIN}/blog/post-1")
    );
    let second = Html::parse_document(&blog.server.text("/blog/category/field-notes?page=2").await);
    assert_eq!(
        attributes(&second, "link[rel='canonical']", "href"),
        [format!("{own}?page=2")]
    );
    assert_eq!(
        attributes(&second, "[data-featured]", "data-featured"),
        ["post-4"]
    );

    let spanish = Html::parse_document(&blog.server.text("/es/blog/category/field-notes").await);
    assert_eq!(
        (texts(&spanish, "h1"), attributes(&spanish, "h1", "lang")),
        (vec!["Apuntes".to_owned()], vec!["es".to_owned()])
    );
    // Without a translation it keeps the CMS's name, marked as English.
    let foreign = Html::parse_document(&blog.server.text("/es/blog/category/q-a").await);
    assert_eq!(
        (texts(&foreign, "h1"), attributes(&foreign, "h1", "lang")),
        (vec!["Q&A".to_owned()], vec!["en".to_owned()])
    );
    // Three posts fit on one page.
    assert_eq!(count(&foreign, "nav[data-paging]"), 0);

    let sitemap = blog.server.text("/sitemap.xml").await;
    for path in ["/blog/category/q-a", "/es/blog/category/q-a"] {
        assert!(
            sitemap.contains(&format!("<loc>{ORIGIN}{path}</loc>")),
            "{path}"
        );
    }
}

/// WordPress returns at most 100 per page.
#[tokio::test]
async fn categories_beyond_the_first_hundred_have_pages_up_to_five_hundred() {
    let mut one = posts(1);
    one[0]["categories"] = json!([437, 501]);
    let (cms, system) = Cms::start(one).await;
    *system.categories.lock().expect("not poisoned") = (1..=620)
        .map(|id| category(id, &format!("topic-{id}"), 1))
        .collect();
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/api/blog/categories?per_page=100").await;
    assert_eq!(header(&response, "x-wp-total"), "500");
    assert_eq!(header(&response, "x-wp-totalpages"), "1");
    assert_eq!(
        blog.server.get("/blog/category/topic-437").await.status(),
        200
    );
    assert_eq!(
        blog.server.get("/blog/category/topic-501").await.status(),
        404
    );
}

/// [W-263] [W-264] [W-278] [W-279] [W-280]
#[tokio::test]
async fn a_full_post_is_rendered_into_its_page() {
    let mut three = posts(3);
    three[0]["content"]["rendered"] = json!(
        "<p>One two three <a href=\"https://cms.example/post-2/\">next</a></p>\n<h2>The <em>first</em> part</h2>\n<p>four</p>\n<h2>Second &amp; last</h2>"
    );
    three[1]["_embedded"] = json!({});
    three[1]["content"]["rendered"] =
        json!("<p>Alone</p><img src=\"https://cms.example/inside.jpg\" alt=\"Inside\">");
    three[2]["_embedded"] = json!({});
    three[2]["content"]["rendered"] = json!("<p></p>");
    let (cms, _) = Cms::start(three).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let text = blog.server.text("/blog/post-1").await;
    assert!(!text.contains(['⟦', '⟧']));
    let html = Html::parse_document(&text);
    assert_eq!(texts(&html, "header h1"), ["Title of post-1 – no. 1"]);
    assert_eq!(texts(&html, "header [data-chip]"), ["Field notes", "Q&A"]);
    assert_eq!(
        attributes(&html, "header [data-chip] a", "href"),
        ["/blog/category/field-notes", "/blog/category/q-a"]
    );
    // Eleven words at two per minute.
    assert_eq!(texts(&html, BYLINE), ["By Noor & Co", "6-minute read"]);
    assert_eq!(texts(&html, "header time"), ["27 November 2026"]);
    assert_eq!(
        attributes(&html, "header img", "src"),
        ["https://cms.example/post-1.jpg"]
    );
    assert_eq!(attributes(&html, "header img", "alt"), ["A picture"]);
    assert_eq!(texts(&html, "[data-chip='tag']"), ["rosters"]);
    assert_eq!(
        attributes(&html, "nav a", "href"),
        ["#h%2Dthe%2Dfirst%2Dpart", "#h%2Dsecond%2Dlast"]
    );
    assert_eq!(texts(&html, "nav a"), ["The first part", "Second & last"]);
    assert_eq!(
        attributes(&html, "[data-testid] a", "href"),
        ["/blog/post-2"]
    );
    let shared = &attributes(&html, "section a", "href")[0];
    let shared = url::Url::parse(shared).expect("an address");
    let pairs: Vec<(String, String)> = shared.query_pairs().into_owned().collect();
    assert!(pairs[0].1.ends_with("/blog/post-1"), "{pairs:?}");
    assert_eq!(pairs[1].1, "Title of post-1 – no. 1");
    assert_eq!(
        attributes(&html, "[data-post]", "data-post"),
        ["post-2", "post-3"]
    );

    let spanish = Html::parse_document(&blog.server.text("/es/blog/post-1").await);
    assert_eq!(texts(&spanish, "header [data-chip]"), ["Apuntes", "Q&A"]);
    assert_eq!(
        attributes(&spanish, "[data-testid] a", "href"),
        ["/es/blog/post-2"]
    );
    assert_eq!(texts(&spanish, "[data-chip='tag']"), ["Cuadrantes"]);

    let bare = Html::parse_document(&blog.server.text("/es/blog/post-2").await);
    assert_eq!(
        attributes(&bare, "header img", "src"),
        ["https://cms.example/inside.jpg"]
    );
    // Without an author.
    assert_eq!(texts(&bare, BYLINE), ["1 minuto de lectura", "En inglés"]);
    for nothing in ["nav", "header [data-chip]", "[data-chip='tag']"] {
        assert_eq!(count(&bare, nothing), 0, "{nothing}");
    }
    let empty = Html::parse_document(&blog.server.text("/blog/post-3").await);
    assert_eq!(count(&empty, "header [data-image]:not([hidden])"), 1);
}

/// Golden case W-13, and a post without a title.
#[tokio::test]
async fn excerpts_and_titles_are_those_of_the_post() {
    let mut two = posts(2);
    let case: Value = serde_json::from_str(include_str!(
        "../../../fixtures/golden/public-bugs/W-13-excerpt.json"
    ))
    .expect("JSON");
    two[0]["excerpt"] = case["post"]["excerpt"].clone();
    two[0]["yoast_head"] = json!(null);
    two[1]["title"]["rendered"] = json!("");
    let (cms, _) = Cms::start(two).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let list = Html::parse_document(&blog.server.text("/blog").await);
    assert_eq!(texts(&list, "article p[lang]"), ["Words here […]"]);
    assert_eq!(
        texts(&list, "[data-post] h3 a"),
        ["Excerpt of post-2 & more."]
    );
    let page = Html::parse_document(&blog.server.text("/blog/post-1").await);
    assert_eq!(meta(&page, "description"), "Words here […]");
    let feed = blog.server.text("/blog/feed.xml").await;
    assert!(
        feed.contains("Words here […]") && !feed.contains("Continue"),
        "{feed}"
    );
}

#[tokio::test]
async fn an_invalid_template_prevents_the_start() {
    for broken in ["⟦% endif %⟧", "⟦= nothing =⟧"] {
        let site = site();
        let shell = String::from_utf8(site.read("blog/shell/index.html")).expect("text");
        site.write(
            "blog/shell/index.html",
            shell.replace("</main>", &format!("{broken}</main>")),
        );
        let error = start_error(&site).await.to_string();
        assert!(error.contains("blog/shell/index.html"), "{broken}: {error}");
    }
}

fn attributes(html: &Html, selector: &str, name: &str) -> Vec<String> {
    html.select(&Selector::parse(selector).expect("a selector"))
        .map(|element| element.attr(name).unwrap_or_default().to_owned())
        .collect()
}

fn texts(html: &Html, selector: &str) -> Vec<String> {
    html.select(&Selector::parse(selector).expect("a selector"))
        .map(text_of)
        .collect()
}

fn text_of(element: ElementRef<'_>) -> String {
    element.text().collect::<String>().trim().to_owned()
}
