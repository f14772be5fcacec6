//! How answers of the content system are kept: freshness, staleness, failures, one call at a time, and restarts.

use std::future::Future;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use crate::common::blog::{
    API, BlogServer, Cms, CmsServer, TestClock, calls, index_calls, post, posts, requests,
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
    let kept = folder.path().to_str().expect("a Unicode path");
    let variables = [("CMS_BASE_URL", base.as_str()), ("BLOG_CACHE_DIR", kept)];
    Settings::load(None, variables)
        .expect("sound settings")
        .blog
}

/// A blog over a content system, with a clock to turn.
struct Bench {
    cms: CmsServer,
    system: Cms,
    clock: TestClock,
    folder: TempDir,
    blog: Blog,
}

impl Bench {
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

    /// A new process over the same folder.
    fn restart(&mut self) {
        self.blog = Blog::open(
            &settings(&self.cms, &self.folder),
            &client(),
            self.clock.clock(),
            &metrics(),
        )
        .expect("a blog");
    }

    /// How many answers are kept on disk.
    fn kept(&self) -> usize {
        let files = std::fs::read_dir(self.folder.path());
        files.expect("a folder").count()
    }

    async fn calls(&self) -> usize {
        calls(&self.cms).await
    }

    /// The first title of a call's answer.
    async fn first(&self, call: &BlogQuery) -> Result<String, Failure> {
        let answer = self.blog.get(call).await?;
        Ok(answer
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

/// Waits for something that happens in the background.
async fn until<F: Future<Output = bool>>(mut happened: impl FnMut() -> F) {
    let waiting = async {
        while !happened().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting)
        .await
        .expect("it happens");
}

/// [W-623] [W-439] a thousand visitors at once make one call
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_cold_requests_for_one_list_are_one_call() {
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
                    response.text().await.expect("a text"),
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
    assert_eq!(calls(&cms).await, 1);
}

#[tokio::test]
async fn a_thousand_cold_requests_for_a_broken_list_are_one_call_too() {
    let bench = Bench::new(1).await;
    bench.system.break_down(true);
    let call = list(9);
    let all = futures_util::future::join_all((0..1000).map(|_| bench.blog.get(&call))).await;
    assert!(
        all.iter()
            .all(|answer| matches!(answer, Err(Failure::InvalidResponse(_))))
    );
    assert_eq!(bench.calls().await, 1);
}

/// [W-623] the visitor who asked first goes away; those who wait still get that one call's answer
#[tokio::test]
async fn a_visitor_who_goes_away_does_not_take_the_call_along() {
    let bench = Bench::new(5).await;
    bench.system.slow_down(Duration::from_millis(200));
    let call = list(9);
    let gone = tokio::time::timeout(Duration::from_millis(50), bench.blog.get(&call)).await;
    assert!(gone.is_err(), "the answer came too early for this test");
    assert_eq!(bench.first(&call).await, Ok("post-1".to_owned()));
    assert_eq!(bench.calls().await, 1);
}

/// [W-621] [W-429] [W-430] [W-433] lists 5 minutes, a post 10, the preview of three 30
#[tokio::test]
async fn each_kind_of_answer_is_fresh_for_its_own_time() {
    let moment = Duration::from_millis(1);
    for (call, fresh) in [
        (list(9), 5 * MINUTE),
        (list(4), 5 * MINUTE),
        (single("post-2"), 10 * MINUTE),
        (list(3), 30 * MINUTE),
        (BlogQuery::Categories, 5 * MINUTE),
        (BlogQuery::Tags, 5 * MINUTE),
    ] {
        let bench = Bench::new(5).await;
        bench.blog.get(&call).await.expect("an answer");
        bench.clock.turn(fresh - moment);
        bench.blog.get(&call).await.expect("an answer");
        // Another call's way there and back gives one in the background the time to be seen.
        bench.blog.get(&single("post-5")).await.expect("an answer");
        assert_eq!(bench.calls().await, 2, "{call}");
        bench.clock.turn(moment);
        bench.blog.get(&call).await.expect("an answer");
        until(async || bench.calls().await == 3).await;
    }
}

/// [W-622] what is stale is served at once for a day, while it is asked for anew
#[tokio::test]
async fn a_stale_answer_is_served_while_a_new_one_is_fetched() {
    let bench = Bench::new(5).await;
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    bench.publish("brand-new");
    bench.system.slow_down(Duration::from_millis(100));
    bench.clock.turn(5 * MINUTE + DAY - Duration::from_secs(1));
    for _ in 0..50 {
        assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    }
    until(async || bench.first(&list(9)).await == Ok("brand-new".to_owned())).await;
    assert_eq!(bench.calls().await, 2);
}

/// [W-622] after a day the new answer is waited for
#[tokio::test]
async fn an_answer_older_than_a_day_is_not_served_before_asking() {
    let bench = Bench::new(5).await;
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    bench.publish("brand-new");
    bench.clock.turn(5 * MINUTE + DAY);
    assert_eq!(bench.first(&list(9)).await, Ok("brand-new".to_owned()));
    assert_eq!(bench.calls().await, 2);
}

/// [W-622] [W-624] when asking fails the last good answer is served for a week, and no longer
#[tokio::test]
async fn a_failing_content_system_is_covered_for_a_week() {
    let bench = Bench::new(5).await;
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    bench.system.break_down(true);
    bench
        .clock
        .turn(5 * MINUTE + 7 * DAY - Duration::from_secs(31));
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(bench.calls().await, 2);
    bench.clock.turn(Duration::from_secs(30));
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(bench.calls().await, 3);
    bench.clock.turn(Duration::from_secs(1));
    // The failure of a moment ago is still remembered.
    assert!(matches!(
        bench.first(&list(9)).await,
        Err(Failure::InvalidResponse(_))
    ));
    assert_eq!(bench.calls().await, 3);
}

/// [W-624] a failure is remembered for 30 seconds and never takes the place of a good answer
#[tokio::test]
async fn a_failure_is_remembered_for_half_a_minute() {
    let bench = Bench::new(5).await;
    bench.system.break_down(true);
    assert!(bench.first(&list(9)).await.is_err());
    bench.system.break_down(false);
    bench.clock.turn(Duration::from_millis(29_999));
    assert!(bench.first(&list(9)).await.is_err());
    assert_eq!(bench.calls().await, 1);
    bench.clock.turn(Duration::from_millis(1));
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(bench.calls().await, 2);
}

/// [W-624] [W-622] while the content system is down a stale answer is served and it is left alone between tries
#[tokio::test]
async fn a_stale_answer_outlives_failures_and_is_renewed_when_the_system_is_back() {
    let bench = Bench::new(5).await;
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    bench.system.break_down(true);
    bench.publish("brand-new");
    bench.clock.turn(6 * MINUTE);
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    until(async || bench.calls().await == 2).await;
    for _ in 0..100 {
        assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
        tokio::task::yield_now().await;
    }
    bench.system.break_down(false);
    until(async || {
        bench.clock.turn(Duration::from_secs(1));
        bench.first(&list(9)).await == Ok("brand-new".to_owned())
    })
    .await;
    assert_eq!(bench.calls().await, 3);
}

/// [W-625] killed content system: from memory, after a restart from disk, and renewed when it is back
#[tokio::test]
async fn the_last_good_answers_survive_a_restart() {
    let mut bench = Bench::new(20).await;
    for call in [list(9), single("post-2"), BlogQuery::Categories] {
        bench.blog.get(&call).await.expect("an answer");
    }
    let before = bench.blog.get(&list(9)).await.expect("an answer");
    bench.system.break_down(true);
    bench.clock.turn(2 * DAY);
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    bench.restart();
    let after = bench.blog.get(&list(9)).await.expect("from disk");
    assert_eq!((after.total, after.total_pages), (Some(20), Some(3)));
    let slugs = |answer: &brightcrew_server::blog::BlogResponse| -> Vec<String> {
        answer
            .posts()
            .iter()
            .map(|post| post.slug.clone())
            .collect()
    };
    assert_eq!(slugs(&after), slugs(&before));
    assert_eq!(
        bench.first(&single("post-2")).await,
        Ok("post-2".to_owned())
    );
    bench
        .blog
        .get(&BlogQuery::Categories)
        .await
        .expect("from disk");
    assert!(
        bench.first(&single("post-3")).await.is_err(),
        "never asked for before"
    );
    bench.publish("brand-new");
    bench.system.break_down(false);
    bench.clock.turn(MINUTE);
    assert_eq!(bench.first(&list(9)).await, Ok("brand-new".to_owned()));
}

/// [W-625] a fresh answer on disk needs no call at all
#[tokio::test]
async fn a_restart_within_the_fresh_time_makes_no_call() {
    let mut bench = Bench::new(20).await;
    bench.blog.get(&list(9)).await.expect("an answer");
    bench.restart();
    bench.clock.turn(4 * MINUTE);
    assert_eq!(bench.first(&list(9)).await, Ok("post-1".to_owned()));
    assert_eq!(bench.calls().await, 1);
}

/// [W-625] through the whole server: the visitor of a restarted server sees the blog of a dead content system
#[tokio::test]
async fn a_restarted_server_serves_the_blog_of_a_dead_content_system() {
    let (cms, _) = Cms::start(posts(20)).await;
    let path = "/api/blog/posts?page=2&per_page=9&_embed=true&_fields=id,slug,title,_embedded";
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let before = blog.json(path).await;
    let address = cms.uri();
    drop(cms);
    let later = SystemTime::now() + 2 * DAY;
    let again = BlogServer::start_over(
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

/// What is on disk is cleaned when it is read: a file that somebody has changed brings nothing in.
#[tokio::test]
async fn what_lies_on_disk_is_not_trusted() {
    let mut bench = Bench::new(1).await;
    bench.blog.get(&single("post-1")).await.expect("an answer");
    let files = std::fs::read_dir(bench.folder.path()).expect("a folder");
    let (file, kept) = files
        .map(|file| file.expect("readable").path())
        .map(|file| (file.clone(), std::fs::read_to_string(file).expect("a text")))
        .find(|(_, kept)| kept.contains("posts?slug=post-1&"))
        .expect("the post's file, beside the index's");
    let hostile = "<img src=x onerror=alert(1)>";
    let padded = kept.replace("<p class=\\\"x\\\">Text of p", hostile);
    assert!(padded.contains(hostile) && padded.len() <= kept.len() + 20);
    let body_of = |text: &str| {
        text.split_once('\n')
            .map(|(_, body)| body.len())
            .expect("a head")
    };
    let padded = padded.replace(
        &format!("\"length\":{}", body_of(&kept)),
        &format!("\"length\":{}", body_of(&padded)),
    );
    std::fs::write(&file, padded).expect("written");
    bench.system.break_down(true);
    bench.restart();
    let answer = bench.blog.get(&single("post-1")).await.expect("from disk");
    let content = answer.posts()[0]
        .content
        .as_ref()
        .expect("a body")
        .rendered
        .clone();
    assert!(
        content.contains("<img") && !content.contains("onerror"),
        "{content}"
    );
    std::fs::write(&file, "not an answer at all").expect("written");
    bench.restart();
    assert!(bench.blog.get(&single("post-1")).await.is_err());
}

/// A post that is not there yet may be there the next minute, and is not kept on disk.
#[tokio::test]
async fn that_a_post_is_missing_is_known_for_half_a_minute_only() {
    let bench = Bench::new(1).await;
    assert_eq!(bench.first(&single("soon")).await, Ok(String::new()));
    bench.publish("soon");
    bench.clock.turn(Duration::from_secs(29));
    assert_eq!(bench.first(&single("soon")).await, Ok(String::new()));
    bench.clock.turn(Duration::from_secs(1));
    assert_eq!(bench.first(&single("soon")).await, Ok("soon".to_owned()));
    assert_eq!((bench.calls().await, index_calls(&bench.cms).await), (1, 2));
    assert_eq!(bench.kept(), 2, "the post and the index");
}

/// A post that was taken down is gone with the next answer; a list that has shrunk gives up its last pages.
#[tokio::test]
async fn what_is_taken_down_is_gone_when_the_content_system_says_so() {
    let bench = Bench::new(10).await;
    let last = BlogQuery::List {
        page: 2,
        per_page: 9,
        embed: true,
        full: false,
        category: None,
    };
    assert_eq!(bench.first(&last).await, Ok("post-10".to_owned()));
    assert_eq!(
        bench.first(&single("post-10")).await,
        Ok("post-10".to_owned())
    );
    bench.system.posts.lock().expect("not poisoned").pop();
    bench.clock.turn(2 * DAY);
    assert_eq!(bench.first(&last).await, Err(Failure::NoSuchPage));
    assert_eq!(bench.first(&single("post-10")).await, Ok(String::new()));
    assert_eq!(bench.kept(), 1, "the index");
}

/// [W-618] whatever fields visitors name, a page is asked for twice at most: with bodies and without
#[tokio::test]
async fn visitors_cannot_multiply_calls_by_naming_fields() {
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
    assert_eq!(calls(&cms).await, 2);
    let whole = requests(&cms).await;
    let asked: Vec<bool> = whole
        .iter()
        .map(|call| {
            call.url
                .query()
                .is_some_and(|query| query.contains("content"))
        })
        .collect();
    assert_eq!(asked, [false, true]);
}

/// Memory is bounded: what does not fit is asked for again, and served all the same.
#[tokio::test]
async fn answers_beyond_the_memory_limit_are_given_up() {
    let (cms, _) = Cms::start(posts(40)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let mut settings = settings(&cms, &folder);
    settings.cache_bytes = 30_000.try_into().expect("not zero");
    let blog = Blog::open(&settings, &client(), Clock::system(), &metrics()).expect("a blog");
    for round in 0..2 {
        for id in 1..=40 {
            let answer = blog
                .get(&single(&format!("post-{id}")))
                .await
                .expect("an answer");
            assert_eq!(answer.posts()[0].id, id, "round {round}");
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
    assert!(calls(&cms).await > 40, "everything was kept");
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_does_not_keep_the_blog_from_answering() {
    let (cms, _) = Cms::start(posts(2)).await;
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a-file");
    std::fs::write(&file, "x").expect("written");
    let mut settings = settings(&cms, &folder);
    settings.cache_dir = file.join("below");
    let blog = Blog::open(&settings, &client(), Clock::system(), &metrics()).expect("a blog");
    assert_eq!(
        blog.get(&list(9)).await.expect("an answer").posts().len(),
        2
    );
    assert_eq!(calls(&cms).await, 1);
}
