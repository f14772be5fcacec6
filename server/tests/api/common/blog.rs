//! A fake CMS, a test clock, and a site with posts.

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime};

use brightcrew_server::blog::Clock;
use serde_json::{Value, json};
use tempfile::TempDir;
use wiremock::matchers::any;
use wiremock::{Mock, MockServer, Request, Respond, ResponseTemplate};

use super::site::PLACEHOLDER;
use super::site::document;
use super::{TestServer, TestSite};

/// Path of the API on the CMS.
pub const API: &str = "/wp-json/wp/v2";

/// A post as returned by WordPress with Yoast SEO. Its day counts back from 28 November 2026 with the id.
pub fn post(id: u64, slug: &str) -> Value {
    let day = 28 - id % 28;
    let title = format!("Title of {slug} &#8211; no. {id}");
    json!({
        "id": id,
        "date": format!("2026-11-{day:02}T08:00:00"),
        "modified": format!("2026-11-{day:02}T10:30:00"),
        "slug": slug,
        "status": "publish",
        "type": "post",
        "link": format!("https://cms.example/{slug}/"),
        "title": {"rendered": title},
        "content": {"rendered": format!("<h2>First part</h2><p class=\"x\">Text of {slug}.</p><h2>First part</h2>"), "protected": false},
        "excerpt": {"rendered": format!("<p>Excerpt of {slug} &amp; more.</p>\n"), "protected": false},
        "author": 7,
        "featured_media": 70 + id,
        "categories": [1, 2],
        "tags": [11],
        "meta": [],
        "yoast_head": format!(
            "<title>{title} - The CMS</title>\n<meta name=\"description\" content=\"SEO of {slug}\" />\n\
             <link rel=\"canonical\" href=\"https://cms.example/{slug}/\" />\n\
             <meta property=\"og:title\" content=\"OG of {slug}\" />\n\
             <meta property=\"og:description\" content=\"OG text of {slug}\" />\n\
             <meta property=\"og:url\" content=\"https://cms.example/{slug}/\" />\n\
             <meta property=\"og:image\" content=\"https://cms.example/{slug}.jpg\" />\n\
             <meta name=\"twitter:title\" content=\"X of {slug}\" />\n\
             <meta name=\"twitter:description\" content=\"X text of {slug}\" />\n\
             <meta name=\"twitter:image\" content=\"https://cms.example/{slug}-x.jpg\" />"
        ),
        "_links": {"self": [{"href": "https://cms.example/wp-json/wp/v2/posts/1"}]},
        "_embedded": {
            "author": [{"id": 7, "name": "Noor &amp; Co", "link": "https://cms.example/author/noor"}],
            "wp:featuredmedia": [{
                "id": 70 + id,
                "source_url": format!("https://cms.example/{slug}.jpg"),
                "alt_text": "A picture",
                "media_details": {"width": 1200, "height": 675, "sizes": {
                    "thumbnail": {"file": "t.jpg", "width": 150, "height": 150, "source_url": format!("https://cms.example/{slug}-150.jpg")},
                    "broken": {"width": 1},
                }},
            }],
            "wp:term": [
                [{"id": 1, "name": "Field notes", "slug": "field-notes", "taxonomy": "category"},
                 {"id": 2, "name": "Q&amp;A", "slug": "q-a", "taxonomy": "category"}],
                [{"id": 11, "name": "rosters", "slug": "rosters", "taxonomy": "post_tag"}],
            ],
        },
    })
}

/// Posts, newest first.
pub fn posts(count: u64) -> Vec<Value> {
    (1..=count)
        .map(|id| post(id, &format!("post-{id}")))
        .collect()
}

/// A category as returned by WordPress.
pub fn category(id: u64, slug: &str, count: u64) -> Value {
    json!({"id": id, "name": slug, "slug": slug, "description": "", "parent": 0, "count": count, "link": "x"})
}

fn categories() -> Vec<Value> {
    vec![
        json!({"id": 1, "name": "Field notes", "slug": "field-notes", "description": "<b>Notes</b> &amp; more", "parent": 0, "count": 4, "link": "x"}),
        json!({"id": 2, "name": "Q&amp;A", "slug": "q-a", "description": "", "parent": 1, "count": 2, "link": "x"}),
        json!({"id": 3, "name": "Empty", "slug": "empty", "description": "", "parent": 0, "count": 0, "link": "x"}),
    ]
}

/// A mock server that is dropped on a separate thread: its drop blocks on a lock, which would spin forever in a task
/// whose cooperative budget is exhausted.
pub struct CmsServer(Option<MockServer>);

impl CmsServer {
    /// Not from wiremock's pool, so that its port is closed after the drop.
    pub async fn start() -> Self {
        Self(Some(MockServer::builder().start().await))
    }
}

impl Deref for CmsServer {
    type Target = MockServer;

    fn deref(&self) -> &MockServer {
        self.0.as_ref().expect("not yet dropped")
    }
}

impl Drop for CmsServer {
    fn drop(&mut self) {
        let server = self.0.take();
        std::thread::spawn(move || drop(server))
            .join()
            .expect("no panic");
    }
}

/// A fake CMS with pagination, lookup by slug and totals, as in WordPress. It can simulate failures.
#[derive(Clone)]
pub struct Cms {
    pub posts: Arc<Mutex<Vec<Value>>>,
    pub categories: Arc<Mutex<Vec<Value>>>,
    down: Arc<AtomicBool>,
    broken_page: Arc<AtomicU64>,
    delay: Arc<AtomicU64>,
}

impl Cms {
    pub async fn start(posts: Vec<Value>) -> (CmsServer, Self) {
        let cms = Self {
            posts: Arc::new(Mutex::new(posts)),
            categories: Arc::new(Mutex::new(categories())),
            down: Arc::default(),
            broken_page: Arc::default(),
            delay: Arc::default(),
        };
        let server = CmsServer::start().await;
        Mock::given(any())
            .respond_with(cms.clone())
            .mount(&server)
            .await;
        (server, cms)
    }

    /// Whether all requests fail with 500.
    pub fn set_down(&self, down: bool) {
        self.down.store(down, Ordering::SeqCst);
    }

    /// Makes this page of all lists fail with 500; 0 for none.
    pub fn break_page(&self, page: u64) {
        self.broken_page.store(page, Ordering::SeqCst);
    }

    /// Delays all responses.
    pub fn slow_down(&self, delay: Duration) {
        let millis = u64::try_from(delay.as_millis()).expect("a short time");
        self.delay.store(millis, Ordering::SeqCst);
    }

    fn categories(&self, request: &Request) -> ResponseTemplate {
        let all = self.categories.lock().expect("not poisoned").clone();
        self.page(request, all)
    }

    fn list(&self, request: &Request) -> ResponseTemplate {
        let value = |name: &str| query_value(request, name);
        let mut posts = self.posts.lock().expect("not poisoned").clone();
        if let Some(category) = value("categories") {
            let category: u64 = category.parse().expect("a number");
            let expected = |id: &Value| id.as_u64() == Some(category);
            posts.retain(|post| {
                post["categories"]
                    .as_array()
                    .is_some_and(|ids| ids.iter().any(expected))
            });
        }
        if let Some(slug) = value("slug") {
            posts.retain(|post| post["slug"] == slug.as_str());
        }
        self.page(request, posts)
    }

    /// The requested page of entries.
    fn page(&self, request: &Request, entries: Vec<Value>) -> ResponseTemplate {
        let number = |name: &str, default: usize| {
            query_value(request, name).map_or(default, |value| value.parse().expect("a number"))
        };
        let (page, size) = (number("page", 1), number("per_page", 10));
        if page as u64 == self.broken_page.load(Ordering::SeqCst) {
            return ResponseTemplate::new(500);
        }
        let (total, pages) = (entries.len(), entries.len().div_ceil(size));
        if page > pages.max(1) {
            return ResponseTemplate::new(400).set_body_json(json!({
                "code": "rest_post_invalid_page_number",
                "message": "The page number requested is larger than the number of pages available.",
                "data": {"status": 400},
            }));
        }
        let chosen: Vec<Value> = entries
            .into_iter()
            .skip((page - 1) * size)
            .take(size)
            .collect();
        ResponseTemplate::new(200)
            .set_body_json(chosen)
            .insert_header("X-WP-Total", total.to_string())
            .insert_header("X-WP-TotalPages", pages.to_string())
    }
}

fn query_value(request: &Request, name: &str) -> Option<String> {
    let mut pairs = request.url.query_pairs();
    let found = pairs.find(|(known, _)| known == name);
    found.map(|(_, value)| value.into_owned())
}

impl Respond for Cms {
    fn respond(&self, request: &Request) -> ResponseTemplate {
        let response = if self.down.load(Ordering::SeqCst) {
            ResponseTemplate::new(500).set_body_string("<h1>a stack trace of the CMS</h1>")
        } else {
            match request.url.path().strip_prefix(API) {
                Some("/posts") => self.list(request),
                Some("/categories") => self.categories(request),
                Some("/tags") => ResponseTemplate::new(200).set_body_json(json!([
                    {"id": 11, "name": "rosters", "slug": "rosters", "description": "", "count": 3, "link": "x"},
                ])),
                _ => ResponseTemplate::new(404),
            }
        };
        response.set_delay(Duration::from_millis(self.delay.load(Ordering::SeqCst)))
    }
}

/// Number of requests to the CMS, except for the index.
pub async fn request_count(server: &MockServer) -> usize {
    requests(server).await.len()
}

/// Requests to the CMS, except for the index.
pub async fn requests(server: &MockServer) -> Vec<Request> {
    let mut all = all_requests(server).await;
    all.retain(|request| !is_index(request));
    all
}

/// Number of requests for the index.
pub async fn index_request_count(server: &MockServer) -> usize {
    all_requests(server)
        .await
        .iter()
        .filter(|request| is_index(request))
        .count()
}

async fn all_requests(server: &MockServer) -> Vec<Request> {
    server.received_requests().await.expect("recorded")
}

/// Whether a request is for the index of all posts.
fn is_index(request: &Request) -> bool {
    let mut query = request.url.query_pairs();
    query.any(|(name, value)| name == "_fields" && value.ends_with(",title,excerpt,yoast_head"))
}

/// A clock that only advances on demand.
#[derive(Clone)]
pub struct TestClock(Arc<Mutex<SystemTime>>);

impl TestClock {
    pub fn new() -> Self {
        Self(Arc::new(Mutex::new(SystemTime::now())))
    }

    pub fn advance(&self, by: Duration) {
        *self.0.lock().expect("not poisoned") += by;
    }

    pub fn clock(&self) -> Clock {
        let now = Arc::clone(&self.0);
        Clock::from_fn(move || *now.lock().expect("not poisoned"))
    }
}

/// The shell of post pages as written by the build.
pub fn shell(title: &str, language: &str, path: &str) -> String {
    let filling = "<p>Loading the post.</p>".repeat(40);
    format!(
        "<!DOCTYPE html><html lang=\"{language}\"><head><meta charSet=\"utf-8\"/><title>{title}</title>\
         <meta name=\"description\" content=\"Words of the shell\"/><meta property=\"og:title\" content=\"Shell\"/>\
         <meta name=\"twitter:card\" content=\"summary\"/><meta name=\"theme-color\" content=\"#FFFCF7\"/>\
         <link rel=\"canonical\" href=\"{PLACEHOLDER}{path}\"/><link rel=\"alternate\" hrefLang=\"es\" href=\"{PLACEHOLDER}/es{path}\"/>\
         <link rel=\"stylesheet\" href=\"/assets/app-1a2b.css\"/><script type=\"application/ld+json\">{{\"shell\":true}}</script>\
         <style>h1{{color:#12211C}}</style></head><body><h1>Blog</h1>{filling}\
         <script id=\"site-settings\" type=\"application/json\">{{}}</script><script>window.context = 1;</script></body></html>"
    )
}

/// The default test site with post pages in both languages.
pub fn site() -> TestSite {
    let mut site = TestSite::new();
    site.write(
        "blog/shell/index.html",
        shell("Blog post", "en", "/blog/shell"),
    );
    site.write(
        "es/blog/shell/index.html",
        shell("Artículo", "es", "/es/blog/shell"),
    );
    let patterns = site.manifest()["patterns"].as_array_mut().expect("a list");
    patterns
        .push(json!({"pattern": "/blog/{slug}", "file": "blog/shell/index.html", "engine": false}));
    patterns.push(
        json!({"pattern": "/es/blog/{slug}", "file": "es/blog/shell/index.html", "engine": false}),
    );
    site.save_manifest();
    site
}

/// Translations of some terms.
fn term_translations(language: &str) -> &'static str {
    match language {
        "es" => {
            "<p data-category-words=\"field-notes\"><b>Apuntes</b><i>Lo que vemos</i></p>\
             <p data-tag-words=\"rosters\">Cuadrantes</p>"
        }
        _ => "",
    }
}

/// The templates of a post, and the element that the server renders it into.
fn post_templates(language: &str, months: [&str; 12]) -> String {
    let view = |picture: &str| {
        format!(
            "<article><header><ul class=\"chips\"><li data-chip=\"category\" lang=\"en\" class=\"c\"><a href=\"/blog/category/sample\">-</a></li></ul><h1 class=\"big\">sample-title</h1>\
             <p><span data-author=\"name\">By sample</span><span data-author=\"dot\">·</span><time dateTime=\"2026-01-15\">x</time>\
             <span data-minutes=\"\">88 minutes</span></p>{picture}</header><nav><ol><li><a href=\"#sample\">-</a></li></ol></nav>\
             <section><a href=\"https://net.example/?u=sample-address&amp;t=sample-title\">Share</a></section>\
             <div data-testid=\"post-body\"><p>-</p></div><ul data-tags=\"\"><li data-chip=\"tag\" lang=\"en\">-</li></ul></article>"
        )
    };
    let pictured = view("<img src=\"data:,\" srcSet=\"data:, 1w\" sizes=\"100vw\" alt=\"-\"/>");
    let bare = view("<span class=\"none\"></span>");
    let months = months
        .map(|month| format!("<time dateTime=\"2026-01-15\">{month}</time>"))
        .concat();
    format!(
        "<main><noscript data-unwritten=\"\">Needs scripts</noscript><div data-written=\"post\" class=\"peer\"></div>\
         <noscript data-post-patterns=\"2\"><div data-pattern=\"pictured\">{pictured}</div><div data-pattern=\"bare\">{bare}</div>\
         <div data-pattern=\"one-minute\">1 minute</div><div data-pattern=\"minutes\">88 minutes</div>\
         <div data-pattern=\"months\">{months}</div>{}</noscript></main>",
        term_translations(language)
    )
}

/// [`site`] with templates in the shells.
pub fn site_with_articles() -> TestSite {
    let site = site();
    for (file, language, path) in [
        ("blog/shell/index.html", "en", "/blog/shell"),
        ("es/blog/shell/index.html", "es", "/es/blog/shell"),
    ] {
        let shell = shell("Blog post", language, path);
        site.write(
            file,
            shell.replace("<h1>Blog</h1>", &post_templates(language, MONTHS)),
        );
    }
    site
}

/// The list page as written by the build: with templates for three posts.
pub fn list(language: &str, path: &str, months: [&str; 12]) -> String {
    let post = |root: &str, end: &str, picture: &str| {
        format!(
            "<{root}=\"sample\" class=\"card\">{picture}<div><ul><li data-chip=\"category\" lang=\"en\">-0</li>\
             <li data-chip=\"category\" lang=\"en\">-1</li></ul><h2 lang=\"en\"><a class=\"link\" href=\"{path}/sample\">-</a></h2>\
             <p lang=\"en\">-</p><p><span>-<!-- --> · </span><time dateTime=\"2026-01-15\">x</time></p></div></{end}>"
        )
    };
    let places = |picture: &str| {
        let card = post("li data-post", "li", picture);
        let first = post("article data-featured", "article", picture);
        format!("{first}<ul class=\"grid\">{card}{card}</ul>")
    };
    let picture =
        "<img src=\"data:,\" srcSet=\"data:, 1w\" sizes=\"100vw\" lang=\"en\" alt=\"-\"/>";
    let (pictured, bare) = (places(picture), places("<span class=\"none\"></span>"));
    let months = months
        .map(|month| format!("<time dateTime=\"2026-01-15\">{month}</time>"))
        .concat();
    let none = |name: &str| format!("<a data-step=\"{name}\" aria-disabled=\"true\">{name}</a>");
    let single = format!(
        "{}<p data-position=\"\">Page 1 of 1</p>{}",
        none("previous"),
        none("next")
    );
    let middle = "<a data-step=\"previous\" href=\"/sample?page=87\">previous</a><p data-position=\"\">Page 88 of 99</p>\
                  <a data-step=\"next\" href=\"/sample?page=89\">next</a><ol class=\"numbers\">\
                  <li data-number=\"other\"><a href=\"/sample\">1</a></li><li data-number=\"gap\">…</li>\
                  <li data-number=\"current\"><a aria-current=\"page\" href=\"/sample?page=88\">88</a></li></ol>";
    document("Posts", path)
        .replace("<html>", &format!("<html lang=\"{language}\">"))
        .replace(
            "</h1>",
            &format!(
                "</h1><section aria-busy=\"true\"><div data-written=\"posts\" class=\"peer\"></div>\
                 <noscript data-patterns=\"per_page=3&amp;_embed=true&amp;_fields=id%2Ctitle%2C_embedded\">\
                 <div data-pattern=\"pictured\">{pictured}</div><div data-pattern=\"bare\">{bare}</div>\
                 <div data-pattern=\"paging\">{middle}</div><div data-pattern=\"paging-single\">{single}</div>\
                 <div data-pattern=\"months\">{months}</div>{}</noscript><p>Loading posts</p></section>\
                 <nav data-paging=\"\" aria-label=\"Pages\">{single}</nav><noscript>Without scripts</noscript>",
                term_translations(language)
            ),
        )
}

/// Sample dates in English.
pub const MONTHS: [&str; 12] = [
    "15 January 2026",
    "15 February 2026",
    "15 March 2026",
    "15 April 2026",
    "15 May 2026",
    "15 June 2026",
    "15 July 2026",
    "15 August 2026",
    "15 September 2026",
    "15 October 2026",
    "15 November 2026",
    "15 December 2026",
];

/// [`site`] with the list of posts in both languages.
pub fn site_with_list() -> TestSite {
    let mut site = site();
    let spanish = MONTHS.map(|month| month.replace("November", "de noviembre de"));
    let spanish = std::array::from_fn(|month| spanish[month].as_str());
    for (path, language, months) in [("/blog", "en", MONTHS), ("/es/blog", "es", spanish)] {
        site.add_page(path, language, None, true, false);
        site.write(
            &format!("{}/index.html", &path[1..]),
            list(language, path, months),
        );
    }
    site.save_manifest();
    site
}

/// [`site_with_list`] with category pages in both languages.
pub fn site_with_categories() -> TestSite {
    let mut site = site_with_list();
    for (prefix, language, words) in [
        ("/blog/category", "en", ""),
        ("/es/blog/category", "es", term_translations("es")),
    ] {
        let path = format!("{prefix}/shell");
        let file = format!("{}/index.html", &path[1..]);
        let intro = "<nav><ol><li><span data-category=\"name\" lang=\"en\">-</span></li></ol></nav>\
                     <h1 data-category=\"name\" lang=\"en\">-</h1><p data-category=\"description\" lang=\"en\">-</p>";
        let place = format!(
            "<main><div data-written=\"category\" class=\"peer\"></div><noscript data-category-patterns=\"\">\
             <div data-pattern=\"category\">{intro}</div><div data-pattern=\"missing\"><h1>Nothing here</h1></div>\
             <p data-pattern=\"missing-title\">Not found</p>{words}</noscript></main>"
        );
        let head = format!(
            "<title>sample-category: notes</title><meta name=\"description\" content=\"All of sample-category\">\
             <meta property=\"og:url\" content=\"{PLACEHOLDER}{path}\">\
             <link rel=\"alternate\" hrefLang=\"es\" href=\"{PLACEHOLDER}/es/blog/category/shell\"></head>"
        );
        let html = list(language, &path, MONTHS)
            .replace("<title>Posts</title>", "")
            .replace("<h1>Posts</h1>", &place)
            .replace("</head>", &head);
        assert!(html.contains(&place) && html.contains("sample-category: notes"));
        site.write(&file, html);
        let pattern =
            json!({"pattern": format!("{prefix}/{{category}}"), "file": file, "engine": false});
        let patterns = site.manifest()["patterns"].as_array_mut();
        patterns.expect("a list").push(pattern);
    }
    site.save_manifest();
    site
}

/// A server with a CMS, and its cache folder.
pub struct BlogServer {
    pub server: TestServer,
    pub folder: Arc<TempDir>,
}

/// Public origin in these tests.
pub const ORIGIN: &str = "https://www.example.com";

impl BlogServer {
    pub async fn start(address: &str, overrides: &[(&str, &str)]) -> Self {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        Self::start_with_cache(address, overrides, folder, Clock::system()).await
    }

    /// With an existing cache folder.
    pub async fn start_with_cache(
        address: &str,
        overrides: &[(&str, &str)],
        folder: Arc<TempDir>,
        clock: Clock,
    ) -> Self {
        let base = format!("{address}{API}");
        let cache_dir = folder.path().to_str().expect("a Unicode path").to_owned();
        let mut all = vec![
            ("CMS_BASE_URL", base.as_str()),
            ("BLOG_CACHE_DIR", cache_dir.as_str()),
            ("PUBLIC_URL", ORIGIN),
            ("RATE_LIMIT_CMS_CALLS_PER_MINUTE", "1000000"),
        ];
        all.extend_from_slice(overrides);
        let server = TestServer::start_at(site(), &all, clock).await;
        Self { server, folder }
    }

    /// Number of responses cached on disk.
    pub fn cached_on_disk(&self) -> usize {
        let files = std::fs::read_dir(self.folder.path());
        files.map_or(0, Iterator::count)
    }

    pub async fn json(&self, path: &str) -> Value {
        let response = self.server.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        response.json().await.expect("JSON")
    }
}
