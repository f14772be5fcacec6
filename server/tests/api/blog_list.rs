//! Server-rendered lists, categories and posts.

use crate::common::blog::{
    API, Cms, MONTHS, category, list, post, posts, request_count, requests, site_with_articles,
    site_with_categories, site_with_list,
};
use crate::common::{TestServer, TestSite, header, start_error};
use scraper::{ElementRef, Html, Selector};
use serde_json::{Value, json};

/// The request that the page's own scripts make.
const PAGE_REQUEST: &str = "/api/blog/posts?per_page=3&_embed=true&_fields=id%2Ctitle%2C_embedded";

async fn start(address: &str) -> (TestServer, tempfile::TempDir) {
    start_with(site_with_list(), address).await
}

async fn start_with(site: TestSite, address: &str) -> (TestServer, tempfile::TempDir) {
    let folder = tempfile::tempdir().expect("a folder");
    let cache = folder.path().to_str().expect("a Unicode path").to_owned();
    let base = format!("{address}{API}");
    let overrides = [
        ("CMS_BASE_URL", &*base),
        ("BLOG_CACHE_DIR", &*cache),
        ("RATE_LIMIT_CMS_CALLS_PER_MINUTE", "1000000"),
    ];
    (TestServer::start_with(site, &overrides).await, folder)
}

fn all<'a>(html: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    html.select(&Selector::parse(selector).expect("a selector"))
        .collect()
}

fn attribute(html: &Html, selector: &str, name: &str) -> Vec<String> {
    all(html, selector)
        .iter()
        .map(|element| element.attr(name).unwrap_or("-").to_owned())
        .collect()
}

fn texts(html: &Html, selector: &str) -> Vec<String> {
    all(html, selector)
        .iter()
        .map(|element| element.text().collect())
        .collect()
}

#[tokio::test]
async fn cached_posts_are_rendered_into_the_list_without_a_request() {
    let mut seven = posts(7);
    seven[1]["_embedded"] = json!({});
    let sizes = json!({
        "medium": {"width": 300, "height": 169, "source_url": "https://cms.example/300.jpg"},
        "square": {"width": 300, "height": 300, "source_url": "https://cms.example/square.jpg"},
        "odd": {"width": 600, "height": 338, "source_url": "https://cms.example/a,b.jpg"},
    });
    seven[0]["_embedded"]["wp:featuredmedia"][0]["media_details"]["sizes"] = sizes;
    let (cms, _) = Cms::start(seven).await;
    let (server, _folder) = start(&cms.uri()).await;

    let unwritten = server.text("/blog").await;
    assert!(unwritten.contains("<div data-written=\"posts\" class=\"peer\"></div>"));
    assert!(unwritten.contains("<noscript>Without scripts</noscript>"));
    assert!(!unwritten.contains("data-pattern") && !unwritten.contains("sample"));
    assert_eq!(
        request_count(&cms).await,
        0,
        "a page does not wait for its posts"
    );

    assert_eq!(
        server.get(&format!("{PAGE_REQUEST}&page=1")).await.status(),
        200
    );
    let text = server.text("/blog").await;
    let html = Html::parse_document(&text);
    assert_eq!(attribute(&html, "[data-written]", "data-page"), ["1"]);
    assert_eq!(
        attribute(&html, "[data-written]", "data-total-pages"),
        ["3"]
    );
    assert_eq!(attribute(&html, "section", "aria-busy"), ["false"]);
    let place = "[data-written] >";
    assert_eq!(
        attribute(&html, &format!("{place} article"), "data-featured"),
        ["post-1"]
    );
    assert_eq!(attribute(&html, &format!("{place} ul"), "class"), ["grid"]);
    assert_eq!(
        attribute(&html, &format!("{place} ul > li"), "data-post"),
        ["post-2", "post-3"]
    );
    assert_eq!(
        attribute(&html, "h2 a", "href"),
        ["/blog/post-1", "/blog/post-2", "/blog/post-3"]
    );
    assert_eq!(texts(&html, "h2 a")[0], "Title of post-1 – no. 1");
    assert_eq!(texts(&html, "p[lang]")[2], "Excerpt of post-3 & more.");
    assert_eq!(
        texts(&html, "[data-written] time"),
        ["27 November 2026", "26 November 2026", "25 November 2026"]
    );
    assert_eq!(attribute(&html, "time", "datetime")[0], "2026-11-27");
    assert_eq!(texts(&html, "article [data-chip]"), ["Field notes", "Q&A"]);
    assert_eq!(texts(&html, "article p > span"), ["Noor & Co · "]);
    assert_eq!(
        attribute(&html, "[data-written] img", "src"),
        [
            "https://cms.example/post-1.jpg",
            "https://cms.example/post-3.jpg"
        ]
    );
    // Sizes with another aspect ratio, and URLs that `srcset` cannot contain, are left out.
    assert_eq!(
        attribute(&html, "[data-written] img", "srcset"),
        [
            "https://cms.example/300.jpg 300w, https://cms.example/post-1.jpg 1200w",
            "-"
        ]
    );
    assert_eq!(attribute(&html, "img", "sizes"), ["100vw", "-"]);
    assert_eq!(attribute(&html, "img", "alt")[0], "A picture");
    // The second post has nothing embedded.
    let bare = "[data-post='post-2']";
    assert_eq!(all(&html, &format!("{bare} .none")).len(), 1);
    for nothing in ["img", "ul", "p > span"] {
        assert_eq!(
            all(&html, &format!("{bare} {nothing}")).len(),
            0,
            "{nothing}"
        );
    }

    let spanish = Html::parse_document(&server.text("/es/blog?page=1").await);
    assert_eq!(texts(&spanish, "time")[0], "27 de noviembre de 2026");
    assert_eq!(attribute(&spanish, "h2 a", "href")[0], "/es/blog/post-1");
    // Categories are translated if possible, and otherwise marked as English.
    assert_eq!(texts(&spanish, "article [data-chip]"), ["Apuntes", "Q&A"]);
    assert_eq!(
        attribute(&spanish, "article [data-chip]", "lang"),
        ["-", "en"]
    );
    assert_eq!(request_count(&cms).await, 1);
}

#[tokio::test]
async fn the_page_number_is_parsed_as_in_the_pages_scripts() {
    let (cms, _) = Cms::start(posts(7)).await;
    let (server, _folder) = start(&cms.uri()).await;
    for page in ["1", "3"] {
        let url = format!("{PAGE_REQUEST}&page={page}");
        assert_eq!(server.get(&url).await.status(), 200);
    }
    for (query, page) in [
        ("", "1"),
        ("?page=3", "3"),
        ("?x=1&page=3&page=1", "3"),
        ("?page=03", "1"),
        ("?page=-3", "1"),
        ("?page=3.0", "1"),
        ("?page=", "1"),
        ("?page=0", "1"),
        ("?page=%33", "3"),
        ("?page=99999999", "1"),
    ] {
        let html = Html::parse_document(&server.text(&format!("/blog{query}")).await);
        assert_eq!(
            attribute(&html, "[data-written]", "data-page"),
            [page],
            "{query}"
        );
    }
    let alone = Html::parse_document(&server.text("/blog?page=3").await);
    assert_eq!(all(&alone, "[data-featured]").len(), 1);
    assert_eq!(
        all(&alone, "[data-written] > ul").len(),
        0,
        "one post needs no list"
    );
    for unknown in ["?page=2", "?page=77"] {
        let html = Html::parse_document(&server.text(&format!("/blog{unknown}")).await);
        assert_eq!(
            attribute(&html, "[data-written]", "data-page"),
            ["-"],
            "{unknown}"
        );
    }
    assert_eq!(request_count(&cms).await, 2);
}

/// Each page of the list is canonical to itself, in both languages.
#[tokio::test]
async fn the_second_page_of_the_list_is_canonical_to_itself() {
    let (cms, _) = Cms::start(posts(7)).await;
    let site = site_with_list();
    let file = "blog/index.html";
    let built = String::from_utf8(site.read(file)).expect("text");
    let origin = "https://origin.invalid";
    let links = format!(
        "<link rel=\"alternate\" hrefLang=\"en\" href=\"{origin}/blog\"/>\
         <link rel=\"alternate\" hrefLang=\"es\" href=\"{origin}/es/blog\"/>\
         <link rel=\"alternate\" type=\"application/rss+xml\" href=\"/blog/feed.xml\"/>\
         <meta property=\"og:url\" content=\"{origin}/blog\"/></head>"
    );
    site.write(file, built.replace("</head>", &links));
    let (server, _folder) = start_with(site, &cms.uri()).await;
    let here = format!("http://{}", server.address);
    for (page, query) in [("1", ""), ("2", "?page=2"), ("3", "?page=3")] {
        let url = format!("{PAGE_REQUEST}&page={page}");
        assert_eq!(server.get(&url).await.status(), 200);
        let html = Html::parse_document(&server.text(&format!("/blog{query}")).await);
        assert_eq!(attribute(&html, "[data-written]", "data-page"), [page]);
        let english = format!("{here}/blog{query}");
        let spanish = format!("{here}/es/blog{query}");
        assert_eq!(
            attribute(&html, "link[rel='canonical']", "href"),
            [&*english]
        );
        assert_eq!(
            attribute(&html, "link[hreflang]", "href"),
            [&*english, &*spanish]
        );
        assert_eq!(
            attribute(&html, "meta[property='og:url']", "content"),
            [&*english]
        );
        assert_eq!(
            attribute(&html, "link[type='application/rss+xml']", "href"),
            ["/blog/feed.xml"]
        );
    }
}

/// Pagination consists of links; pages whose posts are not cached still have their own canonical URL.
#[tokio::test]
async fn pages_of_the_list_are_linked_and_canonical() {
    let (cms, _) = Cms::start(posts(7)).await;
    let (server, _folder) = start(&cms.uri()).await;
    let here = format!("http://{}", server.address);
    let cold = Html::parse_document(&server.text("/blog?page=2").await);
    assert_eq!(attribute(&cold, "[data-written]", "data-page"), ["-"]);
    assert_eq!(
        attribute(&cold, "link[rel='canonical']", "href"),
        [format!("{here}/blog?page=2")]
    );
    for page in ["1", "2", "3"] {
        let url = format!("{PAGE_REQUEST}&page={page}");
        assert_eq!(server.get(&url).await.status(), 200);
    }
    for (query, steps, words) in [
        ("", ["-", "/blog?page=2"], "Page 1 of 3"),
        ("?page=2", ["/blog", "/blog?page=3"], "Page 2 of 3"),
        ("?page=3", ["/blog?page=2", "-"], "Page 3 of 3"),
    ] {
        let html = Html::parse_document(&server.text(&format!("/blog{query}")).await);
        assert_eq!(attribute(&html, "nav [data-step]", "href"), steps);
        assert_eq!(texts(&html, "nav p"), [words]);
        assert_eq!(
            attribute(&html, "nav ol a", "href"),
            ["/blog", "/blog?page=2", "/blog?page=3"]
        );
        assert_eq!(
            attribute(&html, "nav [aria-current='page']", "href"),
            [format!("/blog{query}")]
        );
        assert_eq!(all(&html, "link[rel='canonical']").len(), 1);
    }
}

/// [W-601]
#[tokio::test]
async fn a_category_has_a_page_with_its_texts_and_posts() {
    let mut seven = posts(7);
    for (index, post) in seven.iter_mut().enumerate() {
        post["categories"] = if index < 4 { json!([1]) } else { json!([2]) };
    }
    let (cms, _) = Cms::start(seven).await;
    let (server, _folder) = start_with(site_with_categories(), &cms.uri()).await;
    let here = format!("http://{}", server.address);

    let text = server.text("/blog/category/field-notes").await;
    assert!(!text.contains("data-pattern") && !text.contains("sample-category"));
    let html = Html::parse_document(&text);
    let own = format!("{here}/blog/category/field-notes");
    assert_eq!(texts(&html, "title"), ["Field notes: notes"]);
    assert_eq!(
        attribute(&html, "meta[name='description']", "content"),
        ["All of Field notes"]
    );
    assert_eq!(attribute(&html, "link[rel='canonical']", "href"), [&*own]);
    assert_eq!(
        attribute(&html, "meta[property='og:url']", "content"),
        [&*own]
    );
    assert_eq!(
        attribute(&html, "link[hreflang='es']", "href"),
        [format!("{here}/es/blog/category/field-notes")]
    );
    assert_eq!(texts(&html, "h1"), ["Field notes"]);
    assert_eq!(
        texts(&html, "[data-category='description']"),
        ["Notes & more"]
    );
    assert_eq!(
        attribute(&html, "[data-featured], [data-post]", "data-featured"),
        ["post-1", "-", "-"]
    );
    assert_eq!(
        attribute(&html, "nav [data-step]", "href"),
        ["-", "/blog/category/field-notes?page=2"]
    );
    let data: Value =
        serde_json::from_str(&texts(&html, "[data-written] > script")[0]).expect("JSON");
    let answered: Value =
        serde_json::from_str(&server.text("/api/blog/categories").await).expect("JSON");
    assert_eq!(data, answered);
    let blocks = texts(&html, "head > script[type='application/ld+json']");
    let linked: Value = serde_json::from_str(blocks.last().expect("a block")).expect("JSON");
    let crumbs = &linked["breadcrumb"]["itemListElement"];
    assert_eq!(crumbs[2]["name"], "Field notes");
    assert_eq!(crumbs[2]["item"], *own);
    assert_eq!(crumbs[1]["item"], format!("{here}/blog"));
    assert_eq!(
        linked["mainEntity"]["itemListElement"][0]["url"],
        format!("{here}/blog/post-1")
    );

    let second = Html::parse_document(&server.text("/blog/category/field-notes?page=2").await);
    let address = format!("{own}?page=2");
    assert_eq!(
        attribute(&second, "link[rel='canonical']", "href"),
        [&*address]
    );
    assert_eq!(
        attribute(&second, "meta[property='og:url']", "content"),
        [&*address]
    );
    assert_eq!(
        attribute(&second, "[data-featured]", "data-featured"),
        ["post-4"]
    );

    let spanish = Html::parse_document(&server.text("/es/blog/category/field-notes").await);
    assert_eq!(texts(&spanish, "h1"), ["Apuntes"]);
    assert_eq!(attribute(&spanish, "h1", "lang"), ["-"]);
    // Without a translation it keeps the CMS's name, marked as English.
    let foreign = Html::parse_document(&server.text("/es/blog/category/q-a").await);
    assert_eq!(texts(&foreign, "h1"), ["Q&A"]);
    assert_eq!(
        texts(&foreign, "[data-featured] [data-chip]"),
        ["Apuntes", "Q&A"]
    );
    // Three posts fit on one page, so there is no pagination.
    assert_eq!(all(&foreign, "nav[data-paging]").len(), 0);
    assert_eq!(all(&spanish, "nav[data-paging]").len(), 1);
    assert_eq!(attribute(&foreign, "h1", "lang"), ["en"]);
    assert_eq!(all(&foreign, "[data-category='description']").len(), 0);

    let sitemap = server.text("/sitemap.xml").await;
    for path in ["/blog/category/q-a", "/es/blog/category/q-a"] {
        assert!(
            sitemap.contains(&format!("<loc>{here}{path}</loc>")),
            "{path}"
        );
    }
    assert!(!sitemap.contains("category/empty") && !sitemap.contains("category/shell"));
}

/// WordPress returns at most 100 per page.
#[tokio::test]
async fn categories_beyond_the_first_hundred_have_pages_up_to_five_hundred() {
    let mut one = posts(1);
    one[0]["categories"] = json!([437]);
    let (cms, system) = Cms::start(one).await;
    *system.categories.lock().expect("not poisoned") = (1..=620)
        .map(|id| category(id, &format!("topic-{id}"), 1))
        .collect();
    let (server, _folder) = start_with(site_with_categories(), &cms.uri()).await;
    let response = server.get("/api/blog/categories?per_page=100").await;
    assert_eq!(header(&response, "x-wp-total"), "620");
    assert_eq!(header(&response, "x-wp-totalpages"), "1");
    let listed: Value = response.json().await.expect("JSON");
    let slugs: Vec<&str> = listed
        .as_array()
        .expect("a list")
        .iter()
        .filter_map(|category| category["slug"].as_str())
        .collect();
    let expected: Vec<String> = (1..=500).map(|id| format!("topic-{id}")).collect();
    assert_eq!(slugs, expected);
    let requested: Vec<Option<String>> = requests(&cms)
        .await
        .iter()
        .map(|request| {
            let mut pairs = request.url.query_pairs();
            let page = pairs.find(|(name, _)| name == "page");
            page.map(|(_, page)| page.into_owned())
        })
        .collect();
    let pages = [None, Some("2"), Some("3"), Some("4"), Some("5")];
    assert_eq!(requested, pages.map(|page| page.map(str::to_owned)));

    let found = server.get("/blog/category/topic-437").await;
    assert_eq!(found.status(), 200);
    assert_eq!(
        server.get("/blog/category/topic-501").await.status(),
        404,
        "the number of pages is limited"
    );
}

/// An incomplete list would make pages of the missing categories disappear.
#[tokio::test]
async fn an_incomplete_list_of_categories_is_an_error() {
    let (cms, system) = Cms::start(posts(1)).await;
    *system.categories.lock().expect("not poisoned") = (1..=150)
        .map(|id| category(id, &format!("topic-{id}"), 1))
        .collect();
    system.break_page(2);
    let (server, _folder) = start_with(site_with_categories(), &cms.uri()).await;
    let path = "/blog/category/topic-1";
    assert_eq!(server.get(path).await.status(), 503);
}

#[tokio::test]
async fn an_unknown_category_is_404_without_a_request() {
    let (cms, _) = Cms::start(posts(3)).await;
    let (server, _folder) = start_with(site_with_categories(), &cms.uri()).await;
    assert_eq!(server.get("/blog/category/q-a").await.status(), 200);
    let before = request_count(&cms).await;
    for path in [
        "/blog/category/nothing",
        "/es/blog/category/nothing",
        "/blog/category/empty",
        "/blog/category/Q-A",
        "/blog/category/shell",
        "/blog/category/q-a?page=99",
    ] {
        let response = server.get(path).await;
        assert_eq!(response.status(), 404, "{path}");
        let html = Html::parse_document(&response.text().await.expect("text"));
        assert_eq!(texts(&html, "h1"), ["Nothing here"]);
        assert_eq!(texts(&html, "title"), ["Not found"]);
        assert_eq!(
            attribute(&html, "meta[name='robots']", "content"),
            ["noindex"]
        );
        assert_eq!(all(&html, "link[rel='canonical']").len(), 0);
    }
    let unknown = server
        .get(&format!("{PAGE_REQUEST}&page=1&categories=77"))
        .await;
    assert_eq!(unknown.text().await.expect("text"), "[]");
    assert_eq!(request_count(&cms).await, before);
    assert_eq!(
        server.get("/blog/category/q-a/").await.status(),
        308,
        "the canonical path"
    );
}

/// [W-628] [W-630] values from the CMS are rendered as text only
#[tokio::test]
async fn hostile_posts_add_no_element_and_no_attribute() {
    let vectors: Vec<String> =
        serde_json::from_str(include_str!("../../../fixtures/blog/xss.json"))
            .expect("a list of texts");
    let mut hostile: Vec<Value> = Vec::new();
    for (id, vector) in (1..).zip(&vectors) {
        let mut post = post(id, &format!("vector-{id}"));
        post["date"] = json!("2026-11-20T08:00:00");
        post["title"]["rendered"] = json!(vector);
        post["excerpt"]["rendered"] = json!(vector);
        let embedded = &mut post["_embedded"];
        embedded["author"][0]["name"] = json!(vector);
        embedded["wp:featuredmedia"][0]["alt_text"] = json!(vector);
        embedded["wp:term"][0][0]["name"] = json!(vector);
        hostile.push(post);
    }
    let count = hostile.len();
    let (cms, _) = Cms::start(hostile).await;
    let (server, _folder) = start(&cms.uri()).await;
    let mut seen = 0;
    for page in 1..=count.div_ceil(3) {
        assert_eq!(
            server
                .get(&format!("{PAGE_REQUEST}&page={page}"))
                .await
                .status(),
            200
        );
        let html = Html::parse_document(&server.text(&format!("/blog?page={page}")).await);
        for element in all(&html, "[data-written] *") {
            let name = element.value().name();
            let known = match name {
                "article" => "data-featured class",
                "li" => "data-post class data-chip lang",
                "ul" => "class",
                "a" => "class href",
                "img" => "src alt lang sizes srcset",
                "p" | "h2" => "lang",
                "time" => "datetime",
                "div" | "span" => "",
                other => panic!("<{other}> on page {page}"),
            };
            for (attribute, _) in element.value().attrs() {
                assert!(
                    known.split(' ').any(|one| one == attribute),
                    "{name}.{attribute}"
                );
            }
        }
        for (link, title) in all(&html, "h2 a").iter().zip(texts(&html, "h2 a")) {
            seen += 1;
            let vector = &vectors[seen - 1];
            assert_eq!(link.attr("href"), Some(&*format!("/blog/vector-{seen}")));
            assert_eq!(title, brightcrew_server::blog::text::plain(vector));
        }
    }
    assert_eq!(seen, count);
}

#[tokio::test]
async fn a_list_with_incomplete_templates_prevents_the_start() {
    for (html, error_text) in [
        (
            list("en", "/blog", MONTHS).replace("data-pattern=\"bare\"", ""),
            "incomplete",
        ),
        (
            list("en", "/blog", MONTHS)
                .replace("<time dateTime=\"2026-01-15\">15 May 2026</time>", ""),
            "incomplete",
        ),
        (
            list("en", "/blog", MONTHS).replace("per_page=3", "per_page=x"),
            "query",
        ),
    ] {
        let site = site_with_list();
        site.write("blog/index.html", html);
        let error = start_error(&site).await.to_string();
        assert!(
            error.contains("blog/index.html") && error.contains(error_text),
            "{error}"
        );
    }
}

/// [W-263] [W-264]
#[tokio::test]
async fn a_full_post_is_rendered_into_its_page() {
    let mut three = posts(3);
    three[0]["content"]["rendered"] = json!(
        "<p>One two three</p>\n<h2>The <em>first</em> part</h2>\n<p>four</p>\n<h2>Second &amp; last</h2>"
    );
    three[1]["_embedded"] = json!({});
    three[1]["content"]["rendered"] =
        json!("<p>Alone</p><img src=\"https://cms.example/inside.jpg\" alt=\"Inside\">");
    three[2]["_embedded"] = json!({});
    three[2]["content"]["rendered"] = json!("<p></p>");
    let (cms, _) = Cms::start(three).await;
    let (server, _folder) = start_with(site_with_articles(), &cms.uri()).await;

    let text = server.text("/blog/post-1").await;
    assert!(
        !text.contains("data-pattern")
            && !text.contains("sample")
            && !text.contains("Needs scripts")
    );
    let html = Html::parse_document(&text);
    let place = "[data-written='post'] > article";
    assert_eq!(
        texts(&html, &format!("{place} h1")),
        ["Title of post-1 – no. 1"]
    );
    assert_eq!(texts(&html, "header .c a"), ["Field notes", "Q&A"]);
    assert_eq!(
        attribute(&html, "header .c a", "href"),
        ["/blog/category/field-notes", "/blog/category/q-a"]
    );
    assert_eq!(texts(&html, "[data-author]"), ["By Noor & Co", "·"]);
    assert_eq!(texts(&html, "time"), ["27 November 2026"]);
    assert_eq!(attribute(&html, "time", "datetime"), ["2026-11-27"]);
    assert_eq!(
        attribute(&html, "header img", "src"),
        ["https://cms.example/post-1.jpg"]
    );
    assert_eq!(attribute(&html, "header img", "alt"), ["A picture"]);
    assert_eq!(texts(&html, "[data-chip='tag']"), ["rosters"]);
    let spanish = Html::parse_document(&server.text("/es/blog/post-1").await);
    assert_eq!(texts(&spanish, "header .c a"), ["Apuntes", "Q&A"]);
    assert_eq!(attribute(&spanish, "header .c", "lang"), ["-", "en"]);
    assert_eq!(texts(&spanish, "[data-chip='tag']"), ["Cuadrantes"]);
    assert_eq!(attribute(&spanish, "[data-chip='tag']", "lang"), ["-"]);
    // Ten words at two per minute.
    assert_eq!(texts(&html, "[data-minutes]"), ["5 minutes"]);
    let ids = attribute(&html, "[data-testid='post-body'] h2", "id");
    let links: Vec<String> = ids.iter().map(|id| format!("#{id}")).collect();
    assert_eq!(attribute(&html, "nav a", "href"), links);
    assert_eq!(texts(&html, "nav a"), ["The first part", "Second & last"]);
    assert_eq!(
        texts(&html, "[data-testid='post-body'] p"),
        ["One two three", "four"]
    );
    let shared = &attribute(&html, "section a", "href")[0];
    let shared = url::Url::parse(shared).expect("an address");
    let pairs: Vec<(String, String)> = shared.query_pairs().into_owned().collect();
    assert!(pairs[0].1.ends_with("/blog/post-1"), "{pairs:?}");
    assert_eq!(pairs[1].1, "Title of post-1 – no. 1");
    let data: Value =
        serde_json::from_str(&texts(&html, "[data-written] > script")[0]).expect("JSON");
    let answered: Value =
        serde_json::from_str(&server.text("/api/blog/posts?slug=post-1&_embed=true").await)
            .expect("JSON");
    assert_eq!(data, answered[0]);

    let bare = Html::parse_document(&server.text("/es/blog/post-2").await);
    assert_eq!(
        attribute(&bare, "header img", "src"),
        ["https://cms.example/inside.jpg"]
    );
    assert_eq!(attribute(&bare, "header img", "sizes"), ["-"]);
    assert_eq!(texts(&bare, "[data-minutes]"), ["1 minute"]);
    for nothing in ["nav", "header ul", "[data-tags]", "[data-author]"] {
        assert_eq!(all(&bare, nothing).len(), 0, "{nothing}");
    }
    let empty = Html::parse_document(&server.text("/blog/post-3").await);
    assert_eq!(all(&empty, "header .none").len(), 1);

    // Without a post the notice stays, and no template is visible.
    let missing = server.get("/blog/nothing").await;
    assert_eq!(missing.status(), 404);
    let missing = missing.text().await.expect("text");
    assert!(missing.contains("Needs scripts") && !missing.contains("data-pattern"));
    assert!(missing.contains("<div data-written=\"post\" class=\"peer\"></div>"));
}

#[tokio::test]
async fn a_shell_with_incomplete_templates_prevents_the_start() {
    let site = site_with_articles();
    let shell = String::from_utf8(site.read("blog/shell/index.html")).expect("text");
    for broken in ["one-minute", "data-chip=\"tag\"", "<nav>"] {
        site.write("blog/shell/index.html", shell.replace(broken, "none"));
        let error = start_error(&site).await.to_string();
        assert!(error.contains("blog/shell/index.html"), "{broken}: {error}");
    }
}
