//! A fake CMS, and a site with a blog.

use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use brightcrew_server::settings::Settings;
use serde_json::{Value, json};
use tempfile::TempDir;
use wiremock::matchers::any;
use wiremock::{Mock, MockServer, Request, Respond, ResponseTemplate};

use super::site::PLACEHOLDER;
use super::{TestServer, TestSite, settings};

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
    without_totals: Arc<AtomicBool>,
    broken_page: Arc<AtomicU64>,
    /// How many more lists of posts leave out the last entry.
    incomplete: Arc<AtomicU64>,
    delay: Arc<AtomicU64>,
}

impl Cms {
    pub async fn start(posts: Vec<Value>) -> (CmsServer, Self) {
        let cms = Self {
            posts: Arc::new(Mutex::new(posts)),
            categories: Arc::new(Mutex::new(categories())),
            down: Arc::default(),
            without_totals: Arc::default(),
            broken_page: Arc::default(),
            incomplete: Arc::default(),
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

    /// Leaves out the headers with totals.
    pub fn hide_totals(&self) {
        self.without_totals.store(true, Ordering::SeqCst);
    }

    /// Changes the posts.
    pub fn edit(&self, change: impl FnOnce(&mut Vec<Value>)) {
        change(&mut self.posts.lock().expect("not poisoned"));
    }

    /// Makes this page of all lists fail with 500; 0 for none.
    pub fn break_page(&self, page: u64) {
        self.broken_page.store(page, Ordering::SeqCst);
    }

    /// Leaves the last post out of this many complete lists, though not out of their total.
    pub fn leave_out_last(&self, lists: u64) {
        self.incomplete.store(lists, Ordering::SeqCst);
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
        if let Some(ids) = value("include") {
            let ids: Vec<&str> = ids.split(',').collect();
            posts.retain(|post| ids.contains(&&*post["id"].to_string()));
        }
        match value("orderby").as_deref() {
            Some("modified") => {
                posts.sort_by_key(|post| std::cmp::Reverse(post["modified"].to_string()));
            }
            Some("id") => posts.sort_by_key(|post| std::cmp::Reverse(post["id"].as_u64())),
            // Like a database that sorts each page anew: equal dates come in another order on the second page.
            _ if value("page").as_deref() == Some("2") => {
                posts.reverse();
                posts.sort_by_key(|post| std::cmp::Reverse(post["date"].to_string()));
            }
            _ => {}
        }
        if value("_fields").is_some_and(|fields| !fields.contains("content")) {
            for post in &mut posts {
                post.as_object_mut().map(|fields| fields.remove("content"));
            }
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
        let mut entries = entries;
        if request.url.path().ends_with("/posts") && page == pages && size == 100 {
            let left = self.incomplete.load(Ordering::SeqCst);
            if query_value(request, "orderby").as_deref() == Some("id") && left > 0 {
                self.incomplete.store(left - 1, Ordering::SeqCst);
                entries.pop();
            }
        }
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
        let response = ResponseTemplate::new(200).set_body_json(chosen);
        if self.without_totals.load(Ordering::SeqCst) {
            return response;
        }
        response
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

/// The queries of the CMS's collection that were received.
pub async fn queries(server: &MockServer, collection: &str) -> Vec<Vec<(String, String)>> {
    let all = server.received_requests().await.expect("recorded");
    all.iter()
        .filter(|request| request.url.path() == format!("{API}/{collection}"))
        .map(|request| request.url.query_pairs().into_owned().collect())
        .collect()
}

/// Number of requests to the CMS.
pub async fn request_count(server: &MockServer) -> usize {
    server.received_requests().await.expect("recorded").len()
}

/// Waits for what happens in the background.
pub async fn until(mut condition: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !condition().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(60), waiting)
        .await
        .expect("it happens");
}

/// The parts of the blog's documents that React draws, as `app/src/features/blog/templates.test.tsx` compares them.
macro_rules! template {
    ($name:literal) => {
        include_str!(concat!(
            "../../../../fixtures/blog/templates/",
            $name,
            ".html"
        ))
    };
}

/// A blog document as written by the build, with the head and the main part of a template.
fn shell(language: &str, path: &str, head: &str, main: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"{language}\"><head><meta charSet=\"utf-8\"/>{head}<meta name=\"theme-color\" content=\"#FFFCF7\"/>\
         <link rel=\"canonical\" href=\"{PLACEHOLDER}{path}\"/><link rel=\"alternate\" hrefLang=\"es\" href=\"{PLACEHOLDER}{path}\"/>\
         <link rel=\"alternate\" type=\"application/rss+xml\" href=\"/blog/feed.xml\"/>\
         <link rel=\"stylesheet\" href=\"/assets/app-1a2b.css\"/><script type=\"application/ld+json\">{{\"shell\":true}}</script>\
         <style>h1{{color:#12211C}}</style></head><body>{main}\
         <script id=\"site-settings\" type=\"application/json\">{{}}</script><script>window.context = 1;</script></body></html>"
    )
}

/// What the head of the list says of the page, which its route draws.
fn list_head(title: &str, path: &str) -> String {
    format!(
        "<title>{title}</title><meta name=\"description\" content=\"About: {title}\"/>\
         <meta property=\"og:title\" content=\"Shell\"/><meta property=\"og:url\" content=\"{PLACEHOLDER}{path}\"/>\
         <meta name=\"twitter:card\" content=\"summary\"/>"
    )
}

/// The default test site with a blog in both languages, three posts on a page.
pub fn site() -> TestSite {
    let mut site = TestSite::new();
    let mut blog = Vec::new();
    let english = [
        template!("list.en"),
        template!("category.en"),
        template!("post.en"),
    ];
    let spanish = [
        template!("list.es"),
        template!("category.es"),
        template!("post.es"),
    ];
    for (language, list, title, templates) in [
        ("en", "/blog", "Posts", english),
        ("es", "/es/blog", "Notas", spanish),
    ] {
        site.add_page(list, language, None, true, false);
        let file = |name: &str| format!("{}{name}/index.html", &list[1..]);
        let head = list_head(title, list);
        let places = ["", "/category/shell", "/shell"];
        for ((place, template), route) in places.into_iter().zip(templates).zip([&*head, "", ""]) {
            let main = template.find("<main").expect("a main part");
            let (own, main) = template.split_at(main);
            let document = shell(
                language,
                &format!("{list}{place}"),
                &format!("{route}{own}"),
                main,
            );
            site.write(&file(place), document);
        }
        for (pattern, name) in [
            ("{slug}", "/shell"),
            ("category/{category}", "/category/shell"),
        ] {
            let pattern = json!({"pattern": format!("{list}/{pattern}"), "file": file(name), "engine": false});
            let patterns = site.manifest()["patterns"].as_array_mut();
            patterns.expect("a list").push(pattern);
        }
        let (categories, tags) = if language == "es" {
            (
                json!({"field-notes": {"name": "Apuntes", "description": "Lo que vemos"}}),
                json!({"rosters": "Cuadrantes"}),
            )
        } else {
            (json!({}), json!({}))
        };
        blog.push(json!({
            "language": language,
            "list": {"path": list, "file": file("")},
            "post": {"path": format!("{list}/"), "file": file("/shell")},
            "category": {"path": format!("{list}/category/"), "file": file("/category/shell")},
            "pageSize": 3, "chipsPerCard": 2, "nextPosts": 2, "wordsPerMinute": 2,
            "categories": categories, "tags": tags,
        }));
    }
    site.manifest()["blog"] = json!(blog);
    site.save_manifest();
    site
}

/// A server with a CMS, and the folder of its copy.
pub struct BlogServer {
    pub server: TestServer,
    pub folder: Arc<TempDir>,
}

/// Public origin in these tests.
pub const ORIGIN: &str = "https://www.example.com";

impl BlogServer {
    pub async fn start(address: &str, overrides: &[(&str, &str)]) -> Self {
        Self::start_with(address, overrides, |_| {}).await
    }

    /// With changes to settings that are not those of operators.
    pub async fn start_with(
        address: &str,
        overrides: &[(&str, &str)],
        change: impl FnOnce(&mut Settings),
    ) -> Self {
        let folder = Arc::new(tempfile::tempdir().expect("a folder"));
        Self::start_in(address, overrides, folder, change).await
    }

    /// With the copy of another server.
    pub async fn start_in(
        address: &str,
        overrides: &[(&str, &str)],
        folder: Arc<TempDir>,
        change: impl FnOnce(&mut Settings),
    ) -> Self {
        let base = format!("{address}{API}");
        let file = Self::file_in(&folder);
        let mut all = vec![
            ("CMS_BASE_URL", base.as_str()),
            ("BLOG_FILE", file.to_str().expect("a Unicode path")),
            ("PUBLIC_URL", ORIGIN),
        ];
        all.extend_from_slice(overrides);
        let site = site();
        let mut settings = settings(&site, &all);
        settings.blog.retry = Duration::from_millis(5);
        change(&mut settings);
        let server = TestServer::start_settings(site, settings).await;
        Self { server, folder }
    }

    /// The file with the copy.
    pub fn file_in(folder: &TempDir) -> std::path::PathBuf {
        folder.path().join("copy").join("blog.json")
    }

    pub async fn json(&self, path: &str) -> Value {
        let response = self.server.get(path).await;
        assert_eq!(response.status(), 200, "{path}");
        response.json().await.expect("JSON")
    }
}
