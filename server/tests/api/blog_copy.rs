//! The copy of the CMS's blog: how it is kept up to date, and what is served while the CMS fails.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, SystemTime};

use crate::common::TestServer;
use crate::common::blog::{
    API, BlogServer, Cms, CmsServer, category, post, posts, queries, request_count, site, until,
};
use brightcrew_server::settings::Settings;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;
use wiremock::matchers::any;
use wiremock::{Mock, ResponseTemplate};

const LIST: &str = "/api/blog/posts?per_page=100&_fields=slug";

/// The slugs of all posts, joined.
async fn slugs(server: &TestServer) -> String {
    let response = server.get(LIST).await;
    assert_eq!(response.status(), 200);
    let list: Vec<Value> = response.json().await.expect("JSON");
    let slugs: Vec<&str> = list
        .iter()
        .filter_map(|post| post["slug"].as_str())
        .collect();
    slugs.join(" ")
}

/// The status and error code of the list.
async fn error(server: &TestServer) -> (u16, String) {
    let response = server.get(LIST).await;
    let status = response.status().as_u16();
    let body: Value = response.json().await.expect("JSON");
    (status, body["code"].as_str().unwrap_or_default().to_owned())
}

/// Refreshes all the time.
fn restless(settings: &mut Settings) {
    settings.blog.refresh = Duration::from_millis(5);
}

/// [W-439] [W-618] [W-623] the CMS gets fixed queries, whatever visitors ask for, and nothing about them
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_visitors_cause_no_request_to_the_cms() {
    let (cms, _) = Cms::start(posts(20)).await;
    let blog = Arc::new(BlogServer::start(&cms.uri(), &[]).await);
    let visitors: Vec<_> = (0..1000)
        .map(|number| {
            let blog = Arc::clone(&blog);
            let path = format!("/api/blog/posts?page=1&per_page=9&_embed=true&nonsense={number}");
            tokio::spawn(async move { blog.server.get(&path).await.status().as_u16() })
        })
        .collect();
    for visitor in visitors {
        assert_eq!(visitor.await.expect("no panic"), 200);
    }
    let received = cms.received_requests().await.expect("recorded");
    let fixed: Vec<String> = received
        .iter()
        .map(|request| {
            assert_eq!(
                request.headers.get("accept").expect("sent"),
                "application/json"
            );
            for hidden in ["cookie", "authorization", "x-forwarded-for", "referer"] {
                assert!(!request.headers.contains_key(hidden), "{hidden}");
            }
            request.url[url::Position::BeforePath..].replace(API, "")
        })
        .collect();
    let ids: Vec<String> = (1..=20).rev().map(|id: u32| id.to_string()).collect();
    assert_eq!(
        fixed,
        [
            "/posts?orderby=modified&order=desc&per_page=100&_fields=id,modified,modified_gmt"
                .to_owned(),
            "/categories?page=1&per_page=100&orderby=id&order=desc&_fields=id,name,slug,description,parent,count"
                .to_owned(),
            "/tags?page=1&per_page=100&orderby=id&order=desc&_fields=id,name,slug,description,count".to_owned(),
            "/posts?page=1&per_page=100&orderby=id&order=desc&_fields=id,modified,modified_gmt"
                .to_owned(),
            format!(
                "/posts?include={}&per_page=100&_embed=true&_fields=id%2Cdate%2Cdate_gmt%2Cmodified%2Cmodified_gmt%2Cslug%2Cstatus%2Clink%2Ctitle%2C\
                 content%2Cexcerpt%2Cauthor%2Cfeatured_media%2Ccategories%2Ctags%2Cmeta%2Cyoast_head%2C_links%2C_embedded",
                ids.join("%2C")
            ),
        ]
    );
}

/// [W-621] a refresh of an unchanged blog is three small requests; only what changed is received again
#[tokio::test]
async fn a_refresh_receives_only_what_changed() {
    let (cms, system) = Cms::start(posts(120)).await;
    let blog = BlogServer::start_with(&cms.uri(), &[], restless).await;
    assert_eq!(slugs(&blog.server).await.split(' ').count(), 100);
    let before = queries(&cms, "tags").await.len();
    until(async || queries(&cms, "tags").await.len() > before + 2).await;
    let value = |query: &[(String, String)], name: &str| {
        let found = query.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.clone())
    };
    let bodies = async || {
        let all = queries(&cms, "posts").await;
        all.iter()
            .filter_map(|query| value(query, "include"))
            .collect::<Vec<_>>()
    };
    let sizes: Vec<usize> = bodies()
        .await
        .iter()
        .map(|ids| ids.split(',').count())
        .collect();
    assert_eq!(sizes, [50, 50, 20]);

    system.edit(|posts| {
        posts.remove(4);
        posts[0]["title"]["rendered"] = json!("Changed");
        posts[0]["modified"] = json!("2026-11-30T08:00:00");
        posts.insert(0, post(500, "brand-new"));
    });
    let path = "/api/blog/posts?slug=brand-new";
    until(async || blog.json(path).await != json!([])).await;
    let changed = &blog.json("/api/blog/posts?slug=post-1").await[0];
    assert_eq!(changed["title"]["rendered"], "Changed");
    assert_eq!(blog.json("/api/blog/posts?slug=post-5").await, json!([]));
    let bodies = bodies().await;
    assert_eq!(bodies[3..], ["500,1".to_owned()]);
}

/// Dates are no total order: a CMS may list posts of one date twice, and others on no page.
#[tokio::test]
async fn posts_of_one_date_are_all_received() {
    let tied = (1..=120).map(|id| {
        let mut post = post(id, &format!("tied-{id}"));
        post["date"] = json!("2026-11-02T09:00:00");
        post
    });
    let (cms, system) = Cms::start(tied.collect()).await;
    let blog = BlogServer::start_with(&cms.uri(), &[], restless).await;
    for id in 1..=120 {
        let path = format!("/api/blog/posts?slug=tied-{id}");
        assert_ne!(blog.json(&path).await, json!([]), "{path}");
    }
    // The same second as before, and another post: noticed.
    system.edit(|posts| {
        posts[3]["title"]["rendered"] = json!("Changed");
        posts[3]["modified"] = json!("2026-11-27T10:30:00");
    });
    let path = "/api/blog/posts?slug=tied-4";
    until(async || blog.json(path).await[0]["title"]["rendered"] == "Changed").await;
}

/// A post may be deleted or published while the pages of the index are read.
#[tokio::test]
async fn an_index_without_all_posts_is_requested_again() {
    let (cms, system) = Cms::start(posts(120)).await;
    system.leave_out_last(1);
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let posts = blog.json("/api/blog/posts?slug=post-1").await;
    assert_eq!(posts[0]["slug"], "post-1");
    let lists = queries(&cms, "posts").await;
    let pages = lists
        .iter()
        .filter(|query| query.contains(&("orderby".to_owned(), "id".to_owned())));
    assert_eq!(pages.count(), 4, "two pages, twice");
}

/// Renaming a category changes no post.
#[tokio::test]
async fn a_renamed_category_is_noticed() {
    let (cms, system) = Cms::start(posts(3)).await;
    let blog = BlogServer::start_with(&cms.uri(), &[], restless).await;
    let name = async || {
        let posts = blog.json("/api/blog/posts?slug=post-1&_embed").await;
        posts[0]["_embedded"]["wp:term"][0][0]["name"].clone()
    };
    assert_eq!(name().await, "Field notes");
    system.categories.lock().expect("not poisoned")[0]["name"] = json!("Notes");
    until(async || name().await == "Notes").await;
}

/// [W-622] [W-624] a failed refresh changes nothing, and the next successful one is served
#[tokio::test]
async fn the_last_good_copy_is_served_while_the_cms_fails() {
    let (cms, system) = Cms::start(posts(2)).await;
    let blog = BlogServer::start_with(&cms.uri(), &[], restless).await;
    assert_eq!(slugs(&blog.server).await, "post-1 post-2");
    system.set_down(true);
    system.edit(|posts| posts.insert(0, post(9, "brand-new")));
    let failed = request_count(&cms).await;
    until(async || request_count(&cms).await > failed + 3).await;
    assert_eq!(slugs(&blog.server).await, "post-1 post-2");
    for path in [
        "/blog",
        "/blog/post-2",
        "/blog/category/q-a",
        "/sitemap.xml",
        "/blog/feed.xml",
    ] {
        assert_eq!(blog.server.get(path).await.status(), 200, "{path}");
    }
    system.set_down(false);
    until(async || slugs(&blog.server).await.contains("brand-new")).await;
}

/// An incomplete list would make pages disappear.
#[tokio::test]
async fn a_partly_failing_cms_changes_nothing() {
    let (cms, system) = Cms::start(posts(130)).await;
    *system.categories.lock().expect("not poisoned") = (1..=150)
        .map(|id| category(id, &format!("topic-{id}"), 1))
        .collect();
    system.break_page(2);
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    assert_eq!(error(&blog.server).await, (502, "blog_failed".to_owned()));
    assert_eq!(blog.server.get("/sitemap.xml").await.status(), 502);
    system.break_page(0);
    until(async || blog.server.get("/sitemap.xml").await.status() == 200).await;
    let sitemap = blog.server.text("/sitemap.xml").await;
    assert_eq!(sitemap.matches("/blog/post-").count(), 130);
}

/// [W-625] after a restart with the CMS down the stored copy is served, whatever was requested before
#[tokio::test]
async fn the_copy_survives_a_restart() {
    let (cms, _) = Cms::start(posts(20)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let before = blog
        .json("/api/blog/posts?page=2&per_page=9&_embed=true")
        .await;
    let file = BlogServer::file_in(&blog.folder);
    until(async || file.exists()).await;
    let (address, folder) = (cms.uri(), Arc::clone(&blog.folder));
    blog.server.shut_down().await;
    drop(cms);
    let again = BlogServer::start_in(&address, &[], Arc::clone(&folder), |_| {}).await;
    assert_eq!(
        again
            .json("/api/blog/posts?page=2&per_page=9&_embed=true")
            .await,
        before
    );
    assert_eq!(again.server.get("/blog/post-17").await.status(), 200);
    again.server.shut_down().await;

    // A time in the future says nothing, so the copy is served.
    let set_time = |time: SystemTime| {
        let file = std::fs::File::options().append(true).open(&file);
        file.and_then(|file| file.set_modified(time))
            .expect("the time is set");
    };
    let day = Duration::from_secs(86_400);
    set_time(SystemTime::now() + 400 * day);
    let ahead = BlogServer::start_in(&address, &[], Arc::clone(&folder), |_| {}).await;
    assert_eq!(ahead.server.get(LIST).await.status(), 200);
    ahead.server.shut_down().await;

    // [W-622] Nor longer than a week.
    set_time(SystemTime::now() - 7 * day);
    let old = BlogServer::start_in(&address, &[], folder, |_| {}).await;
    assert_eq!(
        error(&old.server).await,
        (503, "blog_unreachable".to_owned())
    );
}

/// The stored copy is sanitized when it is read, so that a modified file cannot inject anything.
#[tokio::test]
async fn the_stored_copy_is_not_trusted() {
    let (cms, _) = Cms::start(posts(1)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let file = BlogServer::file_in(&blog.folder);
    until(async || file.exists()).await;
    let (address, folder) = (cms.uri(), Arc::clone(&blog.folder));
    blog.server.shut_down().await;
    drop(cms);
    let stored = std::fs::read_to_string(&file).expect("text");
    let hostile = stored.replace("<p class=\\\"x\\\">", "<img src='/x' onerror='alert(1)'>");
    assert_ne!(hostile, stored);
    std::fs::write(&file, hostile).expect("written");
    let again = BlogServer::start_in(&address, &[], Arc::clone(&folder), |_| {}).await;
    let content = &again.json("/api/blog/posts?slug=post-1").await[0]["content"]["rendered"];
    let content = content.as_str().expect("text");
    assert!(
        content.contains("<img") && !content.contains("onerror"),
        "{content}"
    );
    again.server.shut_down().await;
    for broken in ["not a copy", "{}"] {
        std::fs::write(&file, broken).expect("written");
        let again = BlogServer::start_in(&address, &[], Arc::clone(&folder), |_| {}).await;
        assert_eq!(error(&again.server).await.0, 503, "{broken}");
        again.server.shut_down().await;
    }
}

#[tokio::test]
async fn a_file_that_cannot_be_written_does_not_break_the_blog() {
    let (cms, _) = Cms::start(posts(2)).await;
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    std::fs::write(folder.path().join("copy"), "not a folder").expect("written");
    let blog = BlogServer::start_in(&cms.uri(), &[], folder, |_| {}).await;
    assert_eq!(slugs(&blog.server).await, "post-1 post-2");
}

/// [W-622] [W-624] a first start with the CMS down: errors at once, and a copy as soon as the CMS is back
#[tokio::test]
async fn a_first_start_without_the_cms_recovers() {
    let (cms, system) = Cms::start(posts(2)).await;
    system.set_down(true);
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    assert_eq!(error(&blog.server).await, (502, "blog_failed".to_owned()));
    system.set_down(false);
    until(async || blog.server.get(LIST).await.status() == 200).await;
}

/// [W-621] [W-622] [W-624] [W-626] [W-429] [W-433]
#[test]
fn times_and_limits_have_the_specified_defaults() {
    let settings = Settings::load(None, Vec::<(String, String)>::new()).expect("valid defaults");
    let blog = settings.blog;
    let times = [
        blog.refresh,
        blog.retry,
        settings.connect_timeout,
        blog.timeout,
    ];
    assert_eq!(times.map(|time| time.as_secs()), [300, 30, 2, 8]);
    assert_eq!(blog.max_response, 5 * 1024 * 1024);
}

/// [W-627] golden case W-05: the body decides, not its content type
#[tokio::test]
async fn a_json_list_of_any_content_type_is_read() {
    for (kind, mark) in [
        ("text/html; charset=UTF-8", ""),
        ("text/plain", ""),
        ("application/vnd.api+json", ""),
        ("application/json", "\u{feff}"),
    ] {
        let cms = CmsServer::start().await;
        let response = move |request: &wiremock::Request| {
            let body = if request.url.path().ends_with("/posts") {
                json!([post(1, "post-1")])
            } else {
                json!([])
            };
            ResponseTemplate::new(200).set_body_raw(format!("{mark}{body}"), kind)
        };
        Mock::given(any()).respond_with(response).mount(&cms).await;
        let blog = BlogServer::start(&cms.uri(), &[]).await;
        assert_eq!(slugs(&blog.server).await, "post-1", "{kind}");
    }
}

/// [W-627] among others a PHP notice in front of the list
#[tokio::test]
async fn anything_but_a_json_list_is_502() {
    for body in [
        "<!DOCTYPE html><h1>Hello</h1>",
        "<br />\n<b>Notice</b>: Undefined index<br />\n[]",
        "[{\"id\": 1,",
        "{\"posts\": []}",
        "null",
        "",
        "[] []",
    ] {
        let cms = CmsServer::start().await;
        let response = ResponseTemplate::new(200).set_body_raw(body, "application/json");
        Mock::given(any()).respond_with(response).mount(&cms).await;
        let blog = BlogServer::start(&cms.uri(), &[]).await;
        assert_eq!(
            error(&blog.server).await,
            (502, "blog_failed".to_owned()),
            "{body}"
        );
    }
}

/// [W-643] [W-644] [W-627] [W-485] [W-486] error responses of any status become 502 and leak nothing; [W-626] redirects are not followed
#[tokio::test]
async fn errors_of_the_cms_are_502_and_leak_nothing() {
    let (private, _) = Cms::start(posts(3)).await;
    for status in [204_u16, 301, 307, 400, 401, 403, 404, 418, 429, 500, 503] {
        let cms = CmsServer::start().await;
        let secret = ResponseTemplate::new(status)
            .insert_header("Location", format!("{}{API}/posts", private.uri()))
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
            assert_eq!(
                crate::common::header(&response, "cache-control"),
                "no-store"
            );
            assert_eq!(crate::common::header(&response, "set-cookie"), "");
            let error: Value = response.json().await.expect("JSON");
            assert_eq!(error["code"], "blog_failed");
            assert!(!error.to_string().contains("secret"), "{error}");
        }
    }
    assert_eq!(request_count(&private).await, 0);
}

/// [W-643] a refused connection is 503
#[tokio::test]
async fn an_unreachable_cms_is_503() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    drop(listener);
    let blog = BlogServer::start(&format!("http://{address}"), &[]).await;
    assert_eq!(
        error(&blog.server).await,
        (503, "blog_unreachable".to_owned())
    );
}

/// How a CMS misbehaves.
#[derive(Clone, Copy)]
enum Fault {
    Silent,
    Half,
    Stuck,
    Reset,
    Noise,
    /// Announces 50 MB and sends them.
    Announced,
    Endless,
}

/// A CMS with a fault, and the number of bytes that it could send.
async fn faulty(fault: Fault) -> (SocketAddr, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    let sent = Arc::new(AtomicUsize::new(0));
    let counter = Arc::clone(&sent);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(misbehave(stream, fault, Arc::clone(&counter)));
        }
    });
    (address, sent)
}

async fn misbehave(mut stream: TcpStream, fault: Fault, sent: Arc<AtomicUsize>) {
    let mut head = Vec::new();
    while !head.windows(4).any(|end| end == b"\r\n\r\n") {
        if stream.read_buf(&mut head).await.unwrap_or(0) == 0 {
            return;
        }
    }
    let json = |rest: &str| {
        format!("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n{rest}").into_bytes()
    };
    // The client may have disconnected.
    match fault {
        Fault::Silent => std::future::pending().await,
        Fault::Half => drop(
            stream
                .write_all(&json("Content-Length: 1000\r\n\r\n[{\"id\":"))
                .await,
        ),
        Fault::Stuck => {
            drop(
                stream
                    .write_all(&json("Content-Length: 1000\r\n\r\n["))
                    .await,
            );
            std::future::pending().await
        }
        Fault::Reset => drop(stream.set_zero_linger()),
        Fault::Noise => drop(stream.write_all(b"\x00\x01 not HTTP at all\r\n\r\n").await),
        Fault::Announced | Fault::Endless => {
            let length = if matches!(fault, Fault::Announced) {
                "Content-Length: 52428800\r\n\r\n"
            } else {
                "Connection: close\r\n\r\n"
            };
            drop(stream.write_all(&json(length)).await);
            let block = vec![b' '; 64 * 1024];
            for _ in 0..800 {
                if stream.write_all(&block).await.is_err() {
                    return;
                }
                sent.fetch_add(block.len(), Ordering::SeqCst);
            }
        }
    }
}

/// [W-626] [W-643] missing, broken and endless responses are limited in time and size, and the server keeps working
#[tokio::test]
async fn a_misbehaving_cms_is_handled_within_the_time_limit() {
    for (fault, expected) in [
        (Fault::Silent, (504, "blog_timeout")),
        (Fault::Stuck, (504, "blog_timeout")),
        (Fault::Half, (502, "blog_failed")),
        (Fault::Reset, (502, "blog_failed")),
        (Fault::Noise, (502, "blog_failed")),
        (Fault::Announced, (502, "blog_failed")),
        (Fault::Endless, (502, "blog_failed")),
    ] {
        let (address, sent) = faulty(fault).await;
        let blog = BlogServer::start_with(&format!("http://{address}"), &[], |settings| {
            settings.blog.timeout = Duration::from_millis(500);
            settings.blog.max_response = 1_000_000;
            settings.blog.retry = Duration::from_secs(60);
        })
        .await;
        let (status, code) = error(&blog.server).await;
        assert_eq!((status, code.as_str()), expected);
        assert_eq!(blog.server.get("/healthz").await.status(), 200);
        // At most the socket buffers were filled.
        let poured = sent.load(Ordering::SeqCst);
        assert!(poured < 30_000_000, "{poured} bytes");
    }
}

/// [W-626] connecting has its own time limit, far below that of the request
#[cfg(target_os = "linux")]
#[tokio::test]
async fn connecting_to_the_cms_has_a_short_time_limit() {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket
        .bind(SocketAddr::from(([127, 0, 0, 1], 0)))
        .expect("a port");
    let listener = socket.listen(0).expect("a listener");
    let address = listener.local_addr().expect("an address");
    // Never accepts: once the backlog is full, further connections hang.
    let mut queue = Vec::new();
    while let Ok(stream) = timeout(Duration::from_millis(300), TcpStream::connect(address)).await {
        queue.push(stream.expect("connected"));
        assert!(queue.len() < 50, "the queue never fills");
    }
    let short = [("connect_timeout", "0.3")];
    let blog = BlogServer::start_with(&format!("http://{address}"), &short, |settings| {
        settings.blog.timeout = Duration::from_secs(600);
    })
    .await;
    let response = timeout(Duration::from_secs(60), blog.server.get(LIST)).await;
    assert_eq!(response.expect("within the time limit").status(), 504);
}

/// A response over the size limit is requested again in parts; a post over the limit alone is left out.
#[tokio::test]
async fn large_posts_are_received_in_smaller_parts() {
    let mut large = posts(31);
    for post in &mut large {
        post["content"]["rendered"] = json!("<p>word</p>".repeat(1_000));
    }
    large[7]["content"]["rendered"] = json!("<p>word</p>".repeat(15_000));
    let (cms, _) = Cms::start(large).await;
    let blog = BlogServer::start_with(&cms.uri(), &[], |settings| {
        settings.blog.max_response = 130_000;
    })
    .await;
    assert_eq!(slugs(&blog.server).await.split(' ').count(), 30);
}

/// [W-428] golden case W-04: all pages are offered without totals.
#[tokio::test]
async fn totals_of_the_cms_are_not_needed() {
    let (cms, system) = Cms::start(posts(240)).await;
    system.hide_totals();
    let blog = BlogServer::start_with(&cms.uri(), &[], restless).await;
    let response = blog.server.get(LIST).await;
    assert_eq!(crate::common::header(&response, "x-wp-total"), "240");
    assert_eq!(crate::common::header(&response, "x-wp-totalpages"), "3");
    assert!(blog.server.text("/blog").await.contains("Page 1 of 80"));
    system.edit(|posts| drop(posts.pop()));
    until(async || crate::common::header(&blog.server.get(LIST).await, "x-wp-total") == "239")
        .await;
}

/// A site without a blog does not list posts, and one without a CMS has the built-in ones.
#[tokio::test]
async fn without_a_cms_the_built_in_posts_are_served() {
    let server = TestServer::start_with(site(), &[]).await;
    assert!(slugs(&server).await.contains("what-a-good-roster-says"));
    assert_eq!(
        server.get("/blog/what-a-good-roster-says").await.status(),
        200
    );
}
