//! Caching of CMS responses: freshness, staleness, failures, coalescing and restarts.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::common::blog::{
    API, BlogServer, Cms, CmsServer, TestClock, index_request_count, post, posts, request_count,
    requests,
};
use brightcrew_server::blog::{Blog, BlogQuery, Clock, Failure};
use brightcrew_server::metrics::Metrics;
use brightcrew_server::outbound;
use brightcrew_server::settings::{BlogSettings, Settings};
use tempfile::TempDir;

const MINUTE: Duration = Duration::from_secs(60);
fn client() -> reqwest::Client {
    outbound::client(MINUTE).expect("a client")
}

fn metrics() -> Metrics {
    Metrics::new().expect("metrics")
}

const DAY: Duration = Duration::from_secs(86_400);

fn settings(cms: &CmsServer, folder: &TempDir) -> BlogSettings {
    let base = format!("{}{API}", cms.uri());
    let cache_dir = folder.path().to_str().expect("a Unicode path");
    let variables = [
        ("CMS_BASE_URL", base.as_str()),
        ("BLOG_CACHE_DIR", cache_dir),
    ];
    Settings::load(None, variables)
        .expect("valid settings")
        .blog
}

/// A blog with a fake CMS and a test clock.
struct Harness {
    cms: CmsServer,
    system: Cms,
    clock: TestClock,
    folder: TempDir,
    blog: Blog,
}

impl Harness {
    async fn new(count: u64) -> Self {
        let (cms, system) = Cms::start(posts(count)).await;
        let folder = tempfile::tempdir().expect("a folder");
        let clock = TestClock::new();
        let blog = Blog::open(
            &settings(&cms, &folder),
            &client(),
            clock.clock(),
            &metrics(),
        )
        .expect("a blog");
        Self {
            cms,
            system,
            clock,
            folder,
            blog,
        }
    }

    /// Simulates a restart with the same cache folder.
    fn restart(&mut self) {
        self.blog = Blog::open(
            &settings(&self.cms, &self.folder),
            &client(),
            self.clock.clock(),
            &metrics(),
        )
        .expect("a blog");
    }

    /// Number of responses cached on disk.
    fn cached_on_disk(&self) -> usize {
        let files = std::fs::read_dir(self.folder.path());
        files.expect("a folder").count()
    }

    async fn request_count(&self) -> usize {
        request_count(&self.cms).await
    }

    /// The title of the first post in a response.
    async fn first(&self, query: &BlogQuery) -> Result<String, Failure> {
        let response = self.blog.get(query).await?;
        Ok(response
            .posts()
            .first()
            .map(|post| post.slug.clone())
            .unwrap_or_default())
    }

    fn publish(&self, slug: &str) {
        self.system
            .posts
            .lock()
            .expect("not poisoned")
            .insert(0, post(1, slug));
    }
}

fn list(per_page: u32) -> BlogQuery {
    BlogQuery::List {
        page: 1,
        per_page,
        embed: true,
        full: false,
        category: None,
    }
}

fn single(slug: &str) -> BlogQuery {
    BlogQuery::Post(slug.to_owned())
}

/// Waits for a background task.
async fn until<F: Future<Output = bool>>(mut condition: impl FnMut() -> F) {
    let waiting = async {
        while !condition().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting)
        .await
        .expect("it happens");
}

/// [W-623] [W-439] a thousand concurrent requests cause one CMS request
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_cold_requests_for_a_list_are_coalesced() {
    let (cms, system) = Cms::start(posts(20)).await;
    system.slow_down(Duration::from_millis(300));
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let blog = Arc::new(blog);
    let path = "/api/blog/posts?page=1&per_page=9&_embed=true";
    let visitors: Vec<_> = (0..1000)
        .map(|_| {
            let blog = Arc::clone(&blog);
            tokio::spawn(async move {
                let response = blog.server.get(path).await;
                (
                    response.status().as_u16(),
                    response.text().await.expect("text"),
                )
            })
        })
        .collect();
    let mut bodies = std::collections::HashSet::new();
    for visitor in visitors {
        let (status, body) = visitor.await.expect("no panic");
        assert_eq!(status, 200);
        bodies.insert(body);
    }
    assert_eq!(bodies.len(), 1);
    assert_eq!(request_count(&cms).await, 1);
}

#[tokio::test]
async fn a_thousand_cold_requests_for_a_failing_list_are_coalesced() {
    let harness = Harness::new(1).await;
    harness.system.set_down(true);
    let query = list(9);
    let all = futures_util::future::join_all((0..1000).map(|_| harness.blog.get(&query))).await;
    assert!(
        all.iter()
            .all(|response| matches!(response, Err(Failure::InvalidResponse(_))))
    );
    assert_eq!(harness.request_count().await, 1);
}

/// [W-623] the first client disconnects; the waiting ones still get its response
#[tokio::test]
async fn a_disconnecting_client_does_not_cancel_the_request() {
    let harness = Harness::new(5).await;
    harness.system.slow_down(Duration::from_millis(200));
    let query = list(9);
    let cancelled = tokio::time::timeout(Duration::from_millis(50), harness.blog.get(&query)).await;
    assert!(
        cancelled.is_err(),
        "the response was faster than this test expects"
    );
    assert_eq!(harness.first(&query).await, Ok("post-1".to_owned()));
    assert_eq!(harness.request_count().await, 1);
}

/// [W-621] [W-429] [W-430] [W-433] lists 5 minutes, a post 10, the preview of three 30
#[tokio::test]
async fn each_kind_of_response_has_its_own_freshness() {
    let moment = Duration::from_millis(1);
    for (query, fresh) in [
        (list(9), 5 * MINUTE),
        (list(4), 5 * MINUTE),
        (single("post-2"), 10 * MINUTE),
        (list(3), 30 * MINUTE),
        (BlogQuery::Categories, 5 * MINUTE),
        (BlogQuery::Tags, 5 * MINUTE),
    ] {
        let harness = Harness::new(5).await;
        harness.blog.get(&query).await.expect("a response");
        harness.clock.advance(fresh - moment);
        harness.blog.get(&query).await.expect("a response");
        // The round trip of another request gives a background one time to be counted.
        harness
            .blog
            .get(&single("post-5"))
            .await
            .expect("a response");
        assert_eq!(harness.request_count().await, 2, "{query}");
        harness.clock.advance(moment);
        harness.blog.get(&query).await.expect("a response");
        until(async || harness.request_count().await == 3).await;
    }
}

/// [W-622] stale responses are served immediately for a day, while they are revalidated
#[tokio::test]
async fn a_stale_response_is_served_while_it_is_revalidated() {
    let harness = Harness::new(5).await;
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    harness.publish("brand-new");
    harness.system.slow_down(Duration::from_millis(100));
    harness
        .clock
        .advance(5 * MINUTE + DAY - Duration::from_secs(1));
    for _ in 0..50 {
        assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    }
    until(async || harness.first(&list(9)).await == Ok("brand-new".to_owned())).await;
    assert_eq!(harness.request_count().await, 2);
}

/// [W-622] after a day the new response is awaited
#[tokio::test]
async fn a_response_older_than_a_day_is_not_served_without_fetching() {
    let harness = Harness::new(5).await;
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    harness.publish("brand-new");
    harness.clock.advance(5 * MINUTE + DAY);
    assert_eq!(harness.first(&list(9)).await, Ok("brand-new".to_owned()));
    assert_eq!(harness.request_count().await, 2);
}

/// [W-622] [W-624] if fetching fails, the last good response is served for a week, and no longer
#[tokio::test]
async fn stale_responses_are_served_for_a_week_while_the_cms_fails() {
    let harness = Harness::new(5).await;
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    harness.system.set_down(true);
    harness
        .clock
        .advance(5 * MINUTE + 7 * DAY - Duration::from_secs(31));
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(harness.request_count().await, 2);
    harness.clock.advance(Duration::from_secs(30));
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(harness.request_count().await, 3);
    harness.clock.advance(Duration::from_secs(1));
    // The previous failure is still remembered.
    assert!(matches!(
        harness.first(&list(9)).await,
        Err(Failure::InvalidResponse(_))
    ));
    assert_eq!(harness.request_count().await, 3);
}

/// [W-624] a failure is remembered for 30 seconds and never replaces a good response
#[tokio::test]
async fn a_failure_is_remembered_for_half_a_minute() {
    let harness = Harness::new(5).await;
    harness.system.set_down(true);
    assert!(harness.first(&list(9)).await.is_err());
    harness.system.set_down(false);
    harness.clock.advance(Duration::from_millis(29_999));
    assert!(harness.first(&list(9)).await.is_err());
    assert_eq!(harness.request_count().await, 1);
    harness.clock.advance(Duration::from_millis(1));
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(harness.request_count().await, 2);
}

/// [W-624] [W-622] while the CMS is down, stale responses are served, and it is not contacted between retries
#[tokio::test]
async fn a_stale_response_survives_failures_and_is_renewed_when_the_cms_is_back() {
    let harness = Harness::new(5).await;
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    harness.system.set_down(true);
    harness.publish("brand-new");
    harness.clock.advance(6 * MINUTE);
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    until(async || harness.request_count().await == 2).await;
    for _ in 0..100 {
        assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
        tokio::task::yield_now().await;
    }
    harness.system.set_down(false);
    until(async || {
        harness.clock.advance(Duration::from_secs(1));
        harness.first(&list(9)).await == Ok("brand-new".to_owned())
    })
    .await;
    assert_eq!(harness.request_count().await, 3);
}

/// [W-625] with the CMS down: from memory, from disk after a restart, and revalidated when it is back
#[tokio::test]
async fn the_last_good_responses_survive_a_restart() {
    let mut harness = Harness::new(20).await;
    for query in [list(9), single("post-2"), BlogQuery::Categories] {
        harness.blog.get(&query).await.expect("a response");
    }
    let before = harness.blog.get(&list(9)).await.expect("a response");
    harness.system.set_down(true);
    harness.clock.advance(2 * DAY);
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    harness.restart();
    let after = harness.blog.get(&list(9)).await.expect("from disk");
    assert_eq!((after.total, after.total_pages), (Some(20), Some(3)));
    let slugs = |response: &brightcrew_server::blog::BlogResponse| -> Vec<String> {
        response
            .posts()
            .iter()
            .map(|post| post.slug.clone())
            .collect()
    };
    assert_eq!(slugs(&after), slugs(&before));
    assert_eq!(
        harness.first(&single("post-2")).await,
        Ok("post-2".to_owned())
    );
    harness
        .blog
        .get(&BlogQuery::Categories)
        .await
        .expect("from disk");
    assert!(
        harness.first(&single("post-3")).await.is_err(),
        "never requested before"
    );
    harness.publish("brand-new");
    harness.system.set_down(false);
    harness.clock.advance(MINUTE);
    assert_eq!(harness.first(&list(9)).await, Ok("brand-new".to_owned()));
}

/// [W-625] a fresh response on disk needs no request
#[tokio::test]
async fn a_restart_within_the_freshness_time_causes_no_request() {
    let mut harness = Harness::new(20).await;
    harness.blog.get(&list(9)).await.expect("a response");
    harness.restart();
    harness.clock.advance(4 * MINUTE);
    assert_eq!(harness.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(harness.request_count().await, 1);
}

/// [W-625] end to end: a restarted server serves the blog while the CMS is down
#[tokio::test]
async fn a_restarted_server_serves_the_blog_while_the_cms_is_down() {
    let (cms, _) = Cms::start(posts(20)).await;
    let path = "/api/blog/posts?page=2&per_page=9&_embed=true&_fields=id,slug,title,_embedded";
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let before = blog.json(path).await;
    let address = cms.uri();
    drop(cms);
    let later = SystemTime::now() + 2 * DAY;
    let again = BlogServer::start_with_cache(
        &address,
        &[],
        Arc::clone(&blog.folder),
        Clock::from_fn(move || later),
    )
    .await;
    assert_eq!(again.json(path).await, before);
    assert_eq!(
        again
            .server
            .get("/api/blog/posts?page=1&per_page=9")
            .await
            .status(),
        503
    );
}

/// Responses from disk are sanitized when read, so that a modified file cannot inject anything.
#[tokio::test]
async fn responses_from_disk_are_not_trusted() {
    let mut harness = Harness::new(1).await;
    harness
        .blog
        .get(&single("post-1"))
        .await
        .expect("a response");
    let files = std::fs::read_dir(harness.folder.path()).expect("a folder");
    let (file, content) = files
        .map(|file| file.expect("readable").path())
        .map(|file| (file.clone(), std::fs::read_to_string(file).expect("text")))
        .find(|(_, content)| content.contains("posts?slug=post-1&"))
        .expect("the post's file, beside the index's");
    let hostile = "<img src=x onerror=alert(1)>";
    let padded = content.replace("<p class=\\\"x\\\">Text of p", hostile);
    assert!(padded.contains(hostile) && padded.len() <= content.len() + 20);
    let body_of = |text: &str| {
        text.split_once('\n')
            .map(|(_, body)| body.len())
            .expect("a head")
    };
    let padded = padded.replace(
        &format!("\"length\":{}", body_of(&content)),
        &format!("\"length\":{}", body_of(&padded)),
    );
    std::fs::write(&file, padded).expect("written");
    harness.system.set_down(true);
    harness.restart();
    let response = harness
        .blog
        .get(&single("post-1"))
        .await
        .expect("from disk");
    let content = response.posts()[0]
        .content
        .as_ref()
        .expect("a body")
        .rendered
        .clone();
    assert!(
        content.contains("<img") && !content.contains("onerror"),
        "{content}"
    );
    std::fs::write(&file, "not a response").expect("written");
    harness.restart();
    assert!(harness.blog.get(&single("post-1")).await.is_err());
}

/// A missing post may be published at any time, so this is not cached on disk.
#[tokio::test]
async fn a_missing_post_is_cached_for_half_a_minute_only() {
    let harness = Harness::new(1).await;
    assert_eq!(harness.first(&single("soon")).await, Ok(String::new()));
    harness.publish("soon");
    harness.clock.advance(Duration::from_secs(29));
    assert_eq!(harness.first(&single("soon")).await, Ok(String::new()));
    harness.clock.advance(Duration::from_secs(1));
    assert_eq!(harness.first(&single("soon")).await, Ok("soon".to_owned()));
    assert_eq!(
        (
            harness.request_count().await,
            index_request_count(&harness.cms).await
        ),
        (1, 2)
    );
    assert_eq!(harness.cached_on_disk(), 2, "the post and the index");
}

/// A deleted post disappears with the next response; a shorter list loses its last pages.
#[tokio::test]
async fn deleted_posts_disappear_with_the_next_response() {
    let harness = Harness::new(10).await;
    let last = BlogQuery::List {
        page: 2,
        per_page: 9,
        embed: true,
        full: false,
        category: None,
    };
    assert_eq!(harness.first(&last).await, Ok("post-10".to_owned()));
    assert_eq!(
        harness.first(&single("post-10")).await,
        Ok("post-10".to_owned())
    );
    harness.system.posts.lock().expect("not poisoned").pop();
    harness.clock.advance(2 * DAY);
    assert_eq!(harness.first(&last).await, Err(Failure::NoSuchPage));
    assert_eq!(harness.first(&single("post-10")).await, Ok(String::new()));
    assert_eq!(harness.cached_on_disk(), 1, "the index");
}

/// [W-618] for any field selection a page is requested at most twice: with bodies and without
#[tokio::test]
async fn field_selections_cannot_multiply_requests() {
    let (cms, _) = Cms::start(posts(5)).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let fields = [
        "id",
        "slug,id",
        "title.rendered",
        "nonsense",
        "id,id",
        "content",
        "content,id",
        "seo",
        "yoast_head,x",
    ];
    for fields in fields {
        let path = format!("/api/blog/posts?_fields={fields}&nonsense={fields}");
        assert_eq!(blog.server.get(&path).await.status(), 200, "{fields}");
    }
    assert_eq!(request_count(&cms).await, 2);
    let sent = requests(&cms).await;
    let with_bodies: Vec<bool> = sent
        .iter()
        .map(|query| {
            query
                .url
                .query()
                .is_some_and(|query| query.contains("content"))
        })
        .collect();
    assert_eq!(with_bodies, [false, true]);
}

/// Memory is limited: evicted responses are fetched again.
#[tokio::test]
async fn responses_beyond_the_memory_limit_are_evicted() {
    let (cms, _) = Cms::start(posts(40)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let mut settings = settings(&cms, &folder);
    settings.cache_bytes = 30_000.try_into().expect("not zero");
    let blog = Blog::open(&settings, &client(), Clock::system(), &metrics()).expect("a blog");
    for round in 0..2 {
        for id in 1..=40 {
            let response = blog
                .get(&single(&format!("post-{id}")))
                .await
                .expect("a response");
            assert_eq!(response.posts()[0].id, id, "round {round}");
        }
    }
    let bytes: u64 = std::fs::read_dir(folder.path())
        .expect("a folder")
        .map(|entry| {
            entry
                .and_then(|entry| entry.metadata())
                .expect("readable")
                .len()
        })
        .sum();
    assert!(bytes <= 30_000, "{bytes} bytes on disk");
    assert!(request_count(&cms).await > 40, "nothing was evicted");
}

#[tokio::test]
async fn an_unwritable_cache_folder_does_not_break_the_blog() {
    let (cms, _) = Cms::start(posts(2)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a-file");
    std::fs::write(&file, "x").expect("written");
    let mut settings = settings(&cms, &folder);
    settings.cache_dir = file.join("below");
    let blog = Blog::open(&settings, &client(), Clock::system(), &metrics()).expect("a blog");
    assert_eq!(
        blog.get(&list(9)).await.expect("a response").posts().len(),
        2
    );
    assert_eq!(request_count(&cms).await, 1);
}
