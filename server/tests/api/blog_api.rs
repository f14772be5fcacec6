//! The blog API: queries, responses and errors.

use crate::common::blog::{BlogServer, Cms, post, posts, until};
use crate::common::header;
use reqwest::Method;
use serde_json::{Value, json};

const LIST: &str =
    "/api/blog/posts?page=1&per_page=3&_embed=true&_fields=id,slug,title,_links,_embedded";

/// [W-617] [W-426] [W-427] [W-347] [W-339] [W-340] [W-341] [W-342] [W-630]
#[tokio::test]
async fn a_list_is_an_array_of_sanitized_posts_with_totals_in_headers() {
    let (cms, _) = Cms::start(posts(20)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog
        .server
        .get("/api/blog/posts?page=3&per_page=9&_embed=1")
        .await;
    assert_eq!(response.status(), 200);
    assert_eq!(header(&response, "x-wp-total"), "20");
    assert_eq!(header(&response, "x-wp-totalpages"), "3");
    assert_eq!(header(&response, "content-type"), "application/json");
    assert!(header(&response, "content-security-policy").contains("default-src 'none'"));
    let list: Value = response.json().await.expect("JSON");
    assert_eq!(list.as_array().map(Vec::len), Some(2));
    let size = |part: &str, width: u64, height: u64| json!({"source_url": format!("https://cms.example/post-19{part}.jpg"), "width": width, "height": height});
    assert_eq!(
        list[0],
        json!({
            "id": 19, "date": "2026-11-09T08:00:00", "modified": "2026-11-09T10:30:00", "slug": "post-19",
            "status": "publish", "link": "https://cms.example/post-19/",
            "title": {"rendered": "Title of post-19 – no. 19"},
            "content": {"rendered": "<h2 id=\"h-first-part\">First part</h2><p>Text of post-19.</p><h2 id=\"h-first-part-2\">First part</h2>"},
            "excerpt": {"rendered": "Excerpt of post-19 &amp; more."},
            "author": 7, "featured_media": 89, "categories": [1, 2], "tags": [11], "meta": {},
            "seo": {
                "title": "Title of post-19 – no. 19 - The CMS", "description": "SEO of post-19",
                "canonical": "https://cms.example/post-19/", "ogTitle": "OG of post-19",
                "ogDescription": "OG text of post-19", "ogImage": "https://cms.example/post-19.jpg",
                "ogUrl": "https://cms.example/post-19/", "ogLocale": null, "twitterTitle": "X of post-19",
                "twitterDescription": "X text of post-19", "twitterImage": "https://cms.example/post-19-x.jpg",
            },
            "_embedded": {
                "author": [{"name": "Noor &amp; Co"}],
                "wp:featuredmedia": [{
                    "source_url": "https://cms.example/post-19.jpg", "alt_text": "A picture",
                    "media_details": {"width": 1200, "height": 675, "sizes": {"thumbnail": size("-150", 150, 150)}},
                }],
                "wp:term": [
                    [{"id": 1, "name": "Field notes", "slug": "field-notes", "taxonomy": "category"},
                     {"id": 2, "name": "Q&amp;A", "slug": "q-a", "taxonomy": "category"}],
                    [{"id": 11, "name": "rosters", "slug": "rosters", "taxonomy": "post_tag"}],
                ],
            },
        })
    );
}

#[tokio::test]
async fn only_selected_fields_are_returned_and_the_seo_head_only_parsed() {
    let (cms, _) = Cms::start(posts(3)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let keys = |value: &Value| -> Vec<String> {
        value[0]
            .as_object()
            .expect("a post")
            .keys()
            .cloned()
            .collect()
    };
    let list = blog.json("/api/blog/posts?_fields=id,slug,title").await;
    assert_eq!(keys(&list), ["id", "slug", "title"]);
    let list = blog
        .json("/api/blog/posts?_fields=id,yoast_head&_embed=true")
        .await;
    assert_eq!(keys(&list), ["_embedded", "id", "seo"]);
    let list = blog
        .json("/api/blog/posts?_fields=id,_links,_embedded")
        .await;
    assert_eq!(keys(&list), ["id"]);
    let all_fields = blog.json("/api/blog/posts").await;
    assert!(
        !all_fields.to_string().contains("yoast_head")
            && !all_fields.to_string().contains("_links")
    );
}

/// [W-431] [W-432] [W-484] a post is found by its slug; an unknown one is an empty list
#[tokio::test]
async fn a_single_post_is_the_first_of_a_list() {
    let (cms, _) = Cms::start(posts(4)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let found = blog
        .json("/api/blog/posts?slug=post-2&_embed=true&_fields=id,content")
        .await;
    assert_eq!(
        (found.as_array().map(Vec::len), &found[0]["id"]),
        (Some(1), &json!(2))
    );
    assert_eq!(
        blog.json("/api/blog/posts?slug=no-such-post").await,
        json!([])
    );
}

/// [W-348] [W-349] [W-435] [W-436] [W-437] [W-438] [W-620] with the number of posts that visitors can see
#[tokio::test]
async fn categories_and_tags_are_arrays_with_all_fields() {
    let (cms, _) = Cms::start(posts(4)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    assert_eq!(
        blog.json("/api/blog/categories?per_page=100&_fields=id,name")
            .await,
        json!([
            {"id": 3, "name": "Empty", "slug": "empty", "description": "", "parent": 0, "count": 0},
            {"id": 1, "name": "Field notes", "slug": "field-notes", "description": "Notes &amp; more", "parent": 0, "count": 4},
            {"id": 2, "name": "Q&amp;A", "slug": "q-a", "description": "", "parent": 1, "count": 4},
        ])
    );
    assert_eq!(
        blog.json("/api/blog/tags").await,
        json!([{"id": 11, "name": "rosters", "slug": "rosters", "description": "", "count": 4}])
    );
}

/// [W-619] [W-643] invalid queries are rejected with the parameter's name
#[tokio::test]
async fn an_invalid_query_is_400_with_the_parameter() {
    let (cms, _) = Cms::start(posts(10)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/api/blog/posts?per_page=101").await;
    assert_eq!(response.status(), 400);
    let body: Value = response.json().await.expect("JSON");
    assert_eq!(
        (&body["code"], &body["field"]),
        (&json!("bad_query"), &json!("per_page"))
    );
    assert!(
        body["message"]
            .as_str()
            .is_some_and(|text| !text.is_empty())
    );

    // [W-617] WordPress's code for a page past the last.
    let response = blog.server.get("/api/blog/posts?page=3&per_page=9").await;
    assert_eq!(response.status(), 400);
    let body: Value = response.json().await.expect("JSON");
    assert_eq!(body["code"], "rest_post_invalid_page_number");
}

#[tokio::test]
async fn responses_have_tags_and_codings_and_only_get_and_head_are_allowed() {
    let (cms, _) = Cms::start(posts(9)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let ask = |name: &'static str, value: String| {
        blog.server
            .request(Method::GET, LIST)
            .header(name, value)
            .send()
    };
    let coded = ask("Accept-Encoding", "br".to_owned())
        .await
        .expect("a response");
    assert_eq!(header(&coded, "content-encoding"), "br");
    assert_eq!(header(&coded, "vary"), "Accept-Encoding");
    let plain = blog.server.get(LIST).await;
    let tag = header(&plain, "etag");
    assert_ne!(tag, header(&coded, "etag"));
    let known = ask("If-None-Match", tag).await.expect("a response");
    assert_eq!(
        (known.status().as_u16(), header(&known, "x-wp-totalpages")),
        (304, "3".to_owned())
    );
    let head = blog
        .server
        .request(Method::HEAD, LIST)
        .send()
        .await
        .expect("a response");
    assert_eq!(
        (head.status().as_u16(), header(&head, "x-wp-total")),
        (200, "9".to_owned())
    );
    for method in [Method::POST, Method::DELETE, Method::PUT] {
        let response = blog
            .server
            .request(method, LIST)
            .send()
            .await
            .expect("a response");
        assert_eq!(
            (response.status().as_u16(), header(&response, "allow")),
            (405, "GET, HEAD".to_owned())
        );
    }
}

/// [W-628] [W-627] an invalid entry is skipped; a response without a valid one is an error
#[tokio::test]
async fn invalid_entries_are_skipped() {
    let with = |name: &str, value: Value| {
        let mut post = post(1, "changed");
        post[name] = value;
        post
    };
    let without = |name: &str| {
        let mut post = post(1, "changed");
        post.as_object_mut().expect("an object").remove(name);
        post
    };
    let bad = [
        with("status", json!("draft")),
        with("status", json!("private")),
        with("slug", json!("a\"b")),
        with("slug", json!("")),
        with("date", json!("yesterday")),
        with("date", json!("2026-13-01T00:00:00")),
        with("modified", json!("2026-11-28T25:00:00")),
        with("id", json!("1")),
        with("id", json!(-1)),
        with("title", json!("plain")),
        with("content", json!({"html": "x"})),
        with("categories", json!(["x"])),
        without("id"),
        without("title"),
        without("slug"),
        without("date"),
        json!(null),
        json!([]),
        json!("post"),
    ];
    let mut bad = bad;
    for (id, post) in (100..).zip(&mut bad) {
        if post["id"] == 1 {
            post["id"] = json!(id);
        }
    }
    let count = bad.len();
    // Ids are those of the index, so each bad post needs its own.
    let (cms, system) = Cms::start(bad.to_vec()).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/api/blog/posts?per_page=90").await;
    assert_eq!(response.status(), 502);
    *system.posts.lock().expect("not poisoned") = bad
        .into_iter()
        .chain([post(9, "good"), with("unknown_field", json!({"a": 1}))])
        .collect();
    until(async || blog.server.get("/api/blog/posts").await.status() == 200).await;
    let list = blog.json("/api/blog/posts?per_page=91").await;
    let slugs: Vec<&str> = list
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|post| post["slug"].as_str())
        .collect();
    assert_eq!(slugs, ["changed", "good"], "of {count} invalid ones");
}

/// What WordPress returns in place of embedded objects that it cannot show; an error object among the lists of terms is
/// golden case W-01.
#[tokio::test]
async fn embedded_error_objects_and_empty_lists_are_ignored() {
    let mut malformed = post(1, "odd");
    let error = json!({"code": "rest_forbidden", "message": "Sorry", "data": {"status": 401}});
    malformed["_embedded"] =
        json!({"author": [error], "wp:featuredmedia": [error], "wp:term": [error, [error], []]});
    malformed["meta"] =
        json!({"footnotes": "<b>1</b>", "nested": {"a": 1}, "flag": true, "a b": "x"});
    malformed["yoast_head"] = json!(null);
    let mut small = post(2, "small");
    small["_embedded"]["wp:featuredmedia"][0]["media_details"] = json!([]);
    small["_embedded"]["wp:featuredmedia"][0]["source_url"] = json!("/uploads/a b.jpg");
    let (cms, _) = Cms::start(vec![malformed, small]).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let list = blog.json("/api/blog/posts?_embed=true").await;
    assert_eq!(list[0]["_embedded"], json!({"wp:term": [[], []]}));
    assert_eq!(list[0]["meta"], json!({"footnotes": "1", "flag": true}));
    assert_eq!(list[0]["seo"]["title"], json!(null));
    assert_eq!(list[0]["seo"]["description"], "Excerpt of odd & more.");
    let media = &list[1]["_embedded"]["wp:featuredmedia"][0];
    assert_eq!(
        media["source_url"],
        format!("{}/uploads/a%20b.jpg", cms.uri())
    );
    assert_eq!(media["media_details"], json!({"sizes": {}}));
}

/// All field selections are served; only the preview's list is compressed, since anybody can request any number of others.
#[tokio::test]
async fn any_field_selection_is_served() {
    let (cms, _) = Cms::start(posts(9)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for field in ["id", "slug", "title", "date", "link", "status", "tags"] {
        for (size, coding) in [(9, ""), (3, "gzip")] {
            let path = format!("/api/blog/posts?per_page={size}&_fields={field}&_embed=true");
            let request = blog.server.request(Method::GET, &path);
            let response = request.header("Accept-Encoding", "gzip").send().await;
            assert_eq!(
                header(&response.expect("a response"), "content-encoding"),
                coding,
                "{path}"
            );
            let list = blog.json(&path).await;
            let keys: Vec<&String> = list[2].as_object().expect("a post").keys().collect();
            assert_eq!(keys, ["_embedded", field]);
        }
    }
}

/// Golden case W-06: slugs as WordPress has them, in any spelling; the posts are in lists, with one address each.
#[tokio::test]
async fn posts_with_unusual_slugs_are_served() {
    let slugs = [
        "caf%c3%a9",
        "Post-2",
        "a_b",
        "we-did-it-%f0%9f%8e%89",
        "%e5%a4%9c",
    ];
    let posts = (1..).zip(slugs).map(|(id, slug)| post(id, slug)).collect();
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let listed = blog.json("/api/blog/posts?_fields=slug").await;
    let listed: Vec<&str> = listed
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|post| post["slug"].as_str())
        .collect();
    assert_eq!(listed, ["café", "Post-2", "a_b", "we-did-it-🎉", "夜"]);
    for spelling in ["caf%C3%A9", "caf%c3%a9"] {
        let response = blog.server.get(&format!("/blog/{spelling}")).await;
        assert_eq!(response.status(), 200, "{spelling}");
        let text = response.text().await.expect("text");
        assert!(
            text.contains(
                "<link rel=\"canonical\" href=\"https://www.example.com/blog/caf%C3%A9\">"
            )
        );
    }
    let list = blog.server.text("/blog").await;
    assert!(list.contains("href=\"/blog/caf%C3%A9\""), "{list}");
    let sitemap = blog.server.text("/sitemap.xml").await;
    assert!(
        sitemap.contains("/blog/we-did-it-%F0%9F%8E%89<"),
        "{sitemap}"
    );
    assert_eq!(
        blog.json("/api/blog/posts?slug=caf%25c3%25a9")
            .await
            .as_array()
            .map(Vec::len),
        Some(1)
    );
}
