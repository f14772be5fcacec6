//! The blog API with a CMS: requests, responses and errors.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use crate::common::blog::{API, BlogServer, Cms, CmsServer, post, posts, request_count, requests};
use crate::common::header;
use brightcrew_server::settings::Settings;
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;
use wiremock::matchers::any;
use wiremock::{Mock, ResponseTemplate};

const LIST: &str =
    "/api/blog/posts?page=1&per_page=9&_embed=true&_fields=id,slug,title,_links,_embedded";

/// [W-439] [W-423] [W-424] [W-618] the CMS gets a rewritten query, and no information about the client
#[tokio::test]
async fn list_requests_have_exactly_the_known_parameters() {
    let (cms, _) = Cms::start(posts(20)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let path = "/api/blog/posts?page=2&per_page=9&_embed=true&_fields=id,title&status=draft&context=edit&_method=DELETE&rest_route=/x";
    let response = blog
        .server
        .request(Method::GET, path)
        .header("Cookie", "session=1")
        .header("Authorization", "Basic eDp5")
        .header("X-Forwarded-For", "10.0.0.1")
        .send()
        .await
        .expect("a response");
    assert_eq!(response.status(), 200);
    let sent_requests = requests(&cms).await;
    let [request] = sent_requests.as_slice() else {
        panic!("{} requests", sent_requests.len());
    };
    assert_eq!(
        (request.method.as_str(), request.url.path()),
        ("GET", format!("{API}/posts").as_str())
    );
    let pairs: Vec<(String, String)> = request.url.query_pairs().into_owned().collect();
    let fields = "id,date,date_gmt,modified,modified_gmt,slug,status,link,title,excerpt,author,featured_media,categories,tags,_links,_embedded";
    let expected = [
        ("page", "2"),
        ("per_page", "9"),
        ("_embed", "true"),
        ("_fields", fields),
    ];
    assert_eq!(
        pairs,
        expected.map(|(name, value)| (name.to_owned(), value.to_owned()))
    );
    assert_eq!(
        request.headers.get("accept").expect("sent"),
        "application/json"
    );
    for hidden in ["cookie", "authorization", "x-forwarded-for", "referer"] {
        assert!(!request.headers.contains_key(hidden), "{hidden}");
    }
}

/// [W-617] [W-426] [W-347] [W-339] [W-340] [W-341] [W-342] [W-630]
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
                "ogUrl": "https://cms.example/post-19/", "twitterTitle": "X of post-19",
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

/// [W-431] [W-432] [W-484] a post is requested by its slug with all fields; an unknown one is an empty list
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
    let sent_requests = requests(&cms).await;
    let pairs: Vec<(String, String)> = sent_requests[0].url.query_pairs().into_owned().collect();
    let names: Vec<&str> = pairs.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["slug", "_embed", "_fields"]);
    assert_eq!(pairs[0].1, "post-2");
    for field in ["content", "yoast_head", "_links", "_embedded"] {
        assert!(pairs[2].1.split(',').any(|name| name == field), "{field}");
    }
    assert_eq!(
        blog.json("/api/blog/posts?slug=no-such-post").await,
        json!([])
    );
}

/// [W-348] [W-349] [W-435] [W-436] [W-437] [W-438] [W-620]
#[tokio::test]
async fn categories_and_tags_are_requested_with_fixed_fields_and_page_size() {
    let (cms, _) = Cms::start(Vec::new()).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    assert_eq!(
        blog.json("/api/blog/categories?per_page=100&_fields=id,name")
            .await,
        json!([
            {"id": 1, "name": "Field notes", "slug": "field-notes", "description": "Notes &amp; more", "parent": 0, "count": 4},
            {"id": 2, "name": "Q&amp;A", "slug": "q-a", "description": "", "parent": 1, "count": 2},
            {"id": 3, "name": "Empty", "slug": "empty", "description": "", "parent": 0, "count": 0},
        ])
    );
    assert_eq!(
        blog.json("/api/blog/tags").await,
        json!([{"id": 11, "name": "rosters", "slug": "rosters", "description": "", "count": 3}])
    );
    let sent_requests: Vec<(String, String)> = requests(&cms)
        .await
        .iter()
        .map(|request| {
            (
                request.url.path().to_owned(),
                request.url.query().unwrap_or_default().to_owned(),
            )
        })
        .collect();
    let query = |fields: &str| format!("per_page=100&_fields={}", fields.replace(',', "%2C"));
    assert_eq!(
        sent_requests,
        [
            (
                format!("{API}/categories"),
                query("id,name,slug,description,parent,count")
            ),
            (
                format!("{API}/tags"),
                query("id,name,slug,description,count")
            ),
        ]
    );
}

/// [W-619] [W-643] invalid queries are rejected with the parameter's name and never reach the CMS
#[tokio::test]
async fn invalid_queries_are_rejected_without_a_request() {
    let (cms, _) = Cms::start(posts(1)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for (query, field) in [
        ("page=0", "page"),
        ("page=x", "page"),
        ("per_page=101", "per_page"),
        ("slug=Not%20A%20Slug", "slug"),
        ("slug=..%2F..%2Fusers", "slug"),
        ("_embed=replies", "_embed"),
        ("page=1&page=2", "page"),
    ] {
        let response = blog.server.get(&format!("/api/blog/posts?{query}")).await;
        assert_eq!(response.status(), 400, "{query}");
        let body: Value = response.json().await.expect("JSON");
        assert_eq!(
            (&body["code"], &body["field"]),
            (&json!("bad_query"), &json!(field)),
            "{query}"
        );
        assert!(
            body["message"]
                .as_str()
                .is_some_and(|text| !text.is_empty())
        );
    }
    assert_eq!(request_count(&cms).await, 0);
}

/// [W-617] the CMS's error for a page past the last is passed on
#[tokio::test]
async fn a_page_past_the_last_is_rejected_with_wordpresss_code() {
    let (cms, _) = Cms::start(posts(10)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
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
        (304, "1".to_owned())
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
    assert_eq!(request_count(&cms).await, 1);
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
        with("slug", json!("Upper")),
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
    let count = bad.len();
    let (cms, system) = Cms::start(bad.to_vec()).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let response = blog.server.get("/api/blog/posts?per_page=90").await;
    assert_eq!(response.status(), 502);
    *system.posts.lock().expect("not poisoned") = bad
        .into_iter()
        .chain([post(9, "good"), with("unknown_field", json!({"a": 1}))])
        .collect();
    let list = blog.json("/api/blog/posts?per_page=91").await;
    let slugs: Vec<&str> = list
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|post| post["slug"].as_str())
        .collect();
    assert_eq!(slugs, ["good", "changed"], "of {count} invalid ones");
}

/// What WordPress returns in place of embedded objects that it cannot show.
#[tokio::test]
async fn embedded_error_objects_and_empty_lists_are_ignored() {
    let mut malformed = post(1, "odd");
    let error = json!({"code": "rest_forbidden", "message": "Sorry", "data": {"status": 401}});
    malformed["_embedded"] =
        json!({"author": [error], "wp:featuredmedia": [error], "wp:term": [[error], []]});
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

/// [W-643] [W-644] [W-627] [W-482] [W-483] error responses of any status become 502 and leak nothing
#[tokio::test]
async fn errors_of_the_cms_are_502_and_leak_nothing() {
    for status in [204_u16, 301, 400, 401, 403, 404, 418, 429, 500, 503] {
        let cms = CmsServer::start().await;
        let secret = ResponseTemplate::new(status)
            .insert_header("Location", "http://127.0.0.1:1/secret")
            .insert_header("Set-Cookie", "secret=1")
            .set_body_json(json!({"code": "secret", "message": "secret"}));
        Mock::given(any()).respond_with(secret).mount(&cms).await;
        let blog = BlogServer::start(&cms.uri(), &[]).await;
        for path in [
            LIST,
            "/api/blog/posts?slug=a",
            "/api/blog/categories",
            "/api/blog/tags",
        ] {
            let response = blog.server.get(path).await;
            assert_eq!(response.status(), 502, "{status} {path}");
            assert_eq!(header(&response, "content-type"), "application/json");
            assert_eq!(header(&response, "cache-control"), "no-store");
            assert_eq!(header(&response, "set-cookie"), "");
            let error: Value = response.json().await.expect("JSON");
            assert_eq!(error["code"], "blog_failed");
            assert!(!error.to_string().contains("secret"), "{error}");
        }
    }
}

/// [W-627] both the content type and the body must be JSON
#[tokio::test]
async fn anything_but_a_json_list_is_502() {
    for (kind, body) in [
        ("text/html; charset=utf-8", "<!DOCTYPE html><h1>Hello</h1>"),
        ("text/html", "[]"),
        ("application/json", "<!DOCTYPE html>"),
        ("application/json", "[{\"id\": 1,"),
        ("application/json", "{\"posts\": []}"),
        ("application/json", "null"),
        ("application/json", ""),
        ("application/json", "[] []"),
        ("nonsense", "[]"),
    ] {
        let cms = CmsServer::start().await;
        let response = ResponseTemplate::new(200).set_body_raw(body, kind);
        Mock::given(any()).respond_with(response).mount(&cms).await;
        let blog = BlogServer::start(&cms.uri(), &[]).await;
        let response = blog.server.get(LIST).await;
        assert_eq!(response.status(), 502, "{kind} {body}");
    }
}

/// A server that misbehaves as the requested slug says.
async fn misbehaving() -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let sent = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&sent);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(misbehave(stream, Arc::clone(&counter)));
        }
    });
    (address, sent)
}

async fn misbehave(mut stream: TcpStream, sent: Arc<AtomicUsize>) {
    let mut head = Vec::new();
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        if stream.read_buf(&mut head).await.unwrap_or(0) == 0 {
            return;
        }
    }
    let head = String::from_utf8_lossy(&head).into_owned();
    let json = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n";
    let say = |text: String| text.into_bytes();
    let case = |name: &str| head.contains(&format!("slug={name}&"));
    // The client may have disconnected.
    if case("silent") {
        std::future::pending::<()>().await;
    } else if case("half") {
        let _ = stream
            .write_all(&say(format!(
                "{json}Content-Length: 1000\r\n\r\n[{{\"id\":"
            )))
            .await;
    } else if case("stuck") {
        let _ = stream
            .write_all(&say(format!("{json}Content-Length: 1000\r\n\r\n[")))
            .await;
        std::future::pending::<()>().await;
    } else if case("reset") {
        let _ = stream.set_zero_linger();
    } else if case("noise") {
        let _ = stream.write_all(b"\x00\x01 not HTTP at all\r\n\r\n").await;
    } else if case("announced") {
        let _ = stream
            .write_all(&say(format!("{json}Content-Length: 52428800\r\n\r\n")))
            .await;
        send_endlessly(&mut stream, &sent).await;
    } else if case("endless") {
        let _ = stream
            .write_all(&say(format!("{json}Connection: close\r\n\r\n")))
            .await;
        send_endlessly(&mut stream, &sent).await;
    }
}

/// Sends 50 MB, until the client stops reading.
async fn send_endlessly(stream: &mut TcpStream, sent: &AtomicUsize) {
    let block = vec![b' '; 64 * 1024];
    for _ in 0..800 {
        if stream.write_all(&block).await.is_err() {
            return;
        }
        sent.fetch_add(block.len(), Ordering::SeqCst);
    }
}

/// [W-626] [W-643] missing, broken and endless responses are limited in time and size, and the server keeps working
#[tokio::test]
async fn a_misbehaving_cms_is_handled_within_the_time_limit() {
    let (address, sent) = misbehaving().await;
    let overrides = [
        ("CMS_TIMEOUT_SECONDS", "0.5"),
        ("CMS_MAX_ANSWER_BYTES", "1000000"),
    ];
    let blog = BlogServer::start(&format!("http://{address}"), &overrides).await;
    for (slug, status, code) in [
        ("silent", 504, "blog_timeout"),
        ("stuck", 504, "blog_timeout"),
        ("half", 502, "blog_failed"),
        ("reset", 502, "blog_failed"),
        ("noise", 502, "blog_failed"),
        ("announced", 502, "blog_failed"),
        ("endless", 502, "blog_failed"),
    ] {
        let response = blog
            .server
            .get(&format!("/api/blog/posts?slug={slug}"))
            .await;
        assert_eq!(response.status(), status, "{slug}");
        let body: Value = response.json().await.expect("JSON");
        assert_eq!(body["code"], code, "{slug}");
        assert_eq!(blog.server.get("/healthz").await.status(), 200, "{slug}");
    }
    // At most the socket buffers were filled.
    let poured = sent.load(Ordering::SeqCst);
    assert!(poured < 30_000_000, "{poured} bytes");
}

/// [W-643] a refused connection is 503
#[tokio::test]
async fn an_unreachable_cms_is_503() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let blog = BlogServer::start(&format!("http://{address}"), &[]).await;
    for path in [LIST, "/api/blog/tags"] {
        let response = blog.server.get(path).await;
        assert_eq!(response.status(), 503, "{path}");
        let body: Value = response.json().await.expect("JSON");
        assert_eq!(body["code"], "blog_unreachable");
    }
}

/// [W-626] redirects are not followed, in particular not to private addresses
#[tokio::test]
async fn redirects_are_not_followed() {
    let (private, _) = Cms::start(posts(3)).await;
    for status in [301_u16, 302, 303, 307, 308] {
        let cms = CmsServer::start().await;
        let response = ResponseTemplate::new(status)
            .insert_header("Location", format!("{}{API}/posts", private.uri()));
        Mock::given(any()).respond_with(response).mount(&cms).await;
        let blog = BlogServer::start(&cms.uri(), &[]).await;
        assert_eq!(blog.server.get(LIST).await.status(), 502, "{status}");
    }
    assert_eq!(request_count(&private).await, 0);
}

/// [W-621] [W-622] [W-624] [W-626]
#[test]
fn times_and_limits_have_the_specified_defaults() {
    let settings = Settings::load(None, Vec::<(String, String)>::new()).expect("valid defaults");
    let blog = settings.blog;
    let times = blog.times;
    let minutes = [times.list, times.post, times.preview].map(|time| time.as_secs() / 60);
    assert_eq!(minutes, [5, 10, 30]);
    let hours = [times.stale, times.stale_if_error].map(|time| time.as_secs() / 3600);
    assert_eq!(hours, [24, 7 * 24]);
    let seconds =
        [times.failure, settings.connect_timeout, blog.timeout].map(|time| time.as_secs());
    assert_eq!(seconds, [30, 2, 8]);
    assert_eq!(blog.max_response.get(), 5 * 1024 * 1024);
    let longer = Settings::load(None, [("BLOG_FAILURE_SECONDS", "31")]);
    assert!(longer.is_err(), "a failure is remembered at most 30 s");
}

/// [W-331] the API serves only the blog and public keys, and forwards everything that it accepts
#[test]
fn the_api_has_no_entities_besides_the_blog() {
    for endpoint in brightcrew_server::routes::api::ENDPOINTS {
        let known = if endpoint.method == Method::GET.as_str() {
            endpoint.path.starts_with("/blog/")
                || endpoint.path.starts_with("/get-")
                || endpoint.path == "/proof-of-work"
        } else {
            let accepted = ["/contact", "/challenges", "/sign-ups", "/verify-recaptcha"];
            accepted.contains(&endpoint.path)
        };
        assert!(known, "{} {}", endpoint.method, endpoint.path);
    }
}

/// All field selections are served correctly; unusual ones are not compressed.
#[tokio::test]
async fn unusual_field_selections_are_served() {
    let (cms, _) = Cms::start(posts(9)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let fields = ["id", "slug", "title", "date", "link", "status", "tags"];
    for round in 0..2 {
        for (number, field) in fields.iter().enumerate() {
            let path = format!("/api/blog/posts?_fields={field}&_embed=true");
            let request = blog
                .server
                .request(Method::GET, &path)
                .header("Accept-Encoding", "gzip");
            let response = request.send().await.expect("a response");
            let coded = header(&response, "content-encoding") == "gzip";
            assert_eq!(coded, number < 2, "{round} {field}");
            if !coded {
                let list: Value = response.json().await.expect("JSON");
                let keys: Vec<&String> = list[8].as_object().expect("a post").keys().collect();
                assert_eq!(keys, ["_embedded", field]);
            }
        }
    }
    // The site's own selections are always cached and compressed.
    for path in [
        "/api/blog/posts?_embed=true&_fields=id,date,slug,title,excerpt,author,featured_media,categories,tags,_links,_embedded",
        "/api/blog/posts?_embed=true&_fields=id,date,slug,status,title,content,excerpt,author,featured_media,categories,tags,meta,seo,_links,_embedded",
    ] {
        let request = blog.server.request(Method::GET, path);
        let request = request.header("Accept-Encoding", "gzip").send().await;
        let response = request.expect("a response");
        assert_eq!(header(&response, "content-encoding"), "gzip");
    }
    assert_eq!(request_count(&cms).await, 2, "with and without full posts");
}

/// [W-626] connecting has its own time limit, far below that of the request
#[cfg(target_os = "linux")]
#[tokio::test]
async fn connecting_to_the_cms_has_a_short_time_limit() {
    let socket = TcpSocket::new_v4().expect("a socket");
    let any_port = SocketAddr::from(([127, 0, 0, 1], 0));
    socket.bind(any_port).expect("a port");
    let listener = socket.listen(0).expect("a listener");
    let address = listener.local_addr().expect("an address");
    // Never accepts: once the backlog is full, further connections hang.
    let mut queue = Vec::new();
    while let Ok(stream) = timeout(Duration::from_millis(300), TcpStream::connect(address)).await {
        queue.push(stream.expect("connected"));
        assert!(queue.len() < 50, "the queue never fills");
    }
    let overrides = [
        ("CONNECT_TIMEOUT_SECONDS", "0.3"),
        ("CMS_TIMEOUT_SECONDS", "600"),
    ];
    let blog = BlogServer::start(&format!("http://{address}"), &overrides).await;
    let response = timeout(Duration::from_secs(60), blog.server.get(LIST)).await;
    assert_eq!(response.expect("within the time limit").status(), 504);
}
