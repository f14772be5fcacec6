//! A compromised CMS: every vector of `fixtures/blog/xss.json` in every field, checked by parsing the server's output
//! with a real HTML parser.

use std::collections::BTreeSet;

use crate::common::blog::{BlogServer, Cms, CmsServer, ORIGIN, post};
use brightcrew_server::testing::escape;
use brightcrew_server::testing::plain;
use scraper::{ElementRef, Html, Node, Selector};
use serde_json::{Value, json};

const VECTORS: &str = include_str!("../../../fixtures/blog/xss.json");

const ELEMENTS: &str = "a abbr b blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption \
    figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td \
    tfoot th thead time tr u ul var";

const ATTRIBUTES: &str = "a.href a.rel img.src img.srcset img.sizes img.alt img.width img.height img.loading img.decoding \
    td.colspan td.rowspan th.colspan th.rowspan th.scope ol.start ol.reversed li.value blockquote.cite q.cite col.span \
    time.datetime";

fn vectors() -> Vec<String> {
    serde_json::from_str(VECTORS).expect("a list of texts")
}

/// A post with the vector in every text field.
fn hostile(id: u64, vector: &str) -> Value {
    let mut post = post(id, &format!("vector-{id}"));
    let attribute = escape(vector);
    post["title"]["rendered"] = json!(vector);
    post["excerpt"]["rendered"] = json!(format!("<p>{vector}</p>"));
    post["content"]["rendered"] = json!(format!(
        "<p>before</p>{vector}<h2>{vector}</h2><p>after</p>"
    ));
    post["link"] = json!(vector);
    post["meta"] = json!({"note": vector, vector: "x"});
    // Once raw and once escaped, so that it survives parsing.
    post["yoast_head"] = json!(if id.is_multiple_of(2) {
        format!(
            "<title>{vector}</title><meta name=\"description\" content=\"{vector}\"><link rel=\"canonical\" href=\"{vector}\">"
        )
    } else {
        let meta =
            |kind: &str, name: &str| format!("<meta {kind}=\"{name}\" content=\"{attribute}\">");
        let metas: String = ["og:title", "og:description", "og:url", "og:image"]
            .map(|name| meta("property", name))
            .concat();
        let cards: String = [
            "description",
            "twitter:title",
            "twitter:description",
            "twitter:image",
        ]
        .map(|name| meta("name", name))
        .concat();
        format!(
            "<title>{attribute}</title><link rel=\"canonical\" href=\"{attribute}\">{metas}{cards}"
        )
    });
    let embedded = &mut post["_embedded"];
    embedded["author"][0]["name"] = json!(vector);
    embedded["wp:featuredmedia"][0]["alt_text"] = json!(vector);
    embedded["wp:featuredmedia"][0]["source_url"] = json!(vector);
    embedded["wp:term"][0][0]["name"] = json!(vector);
    embedded["wp:term"][0][1]["slug"] = json!(vector);
    embedded["wp:term"][1][0]["taxonomy"] = json!(vector);
    post
}

/// The title of a post: one without words gets those of its slug.
fn title_of(id: usize, vector: &str) -> String {
    let title = plain(vector);
    if title.is_empty() {
        format!("vector {id}")
    } else {
        title
    }
}

/// Asserts that HTML contains only text.
fn assert_text(html: &Value, location: &str) {
    let html = html
        .as_str()
        .unwrap_or_else(|| panic!("{location}: {html}"));
    let tree = Html::parse_fragment(html);
    for node in tree.tree.root().descendants().skip(1) {
        let root = node
            .value()
            .as_element()
            .is_some_and(|element| element.name() == "html");
        assert!(root || node.value().is_text(), "{location}: {html:?}");
    }
    assert!(
        !html.contains(['<', '>', '"', '\'']),
        "{location}: {html:?}"
    );
}

fn is_safe_url(address: &str, schemes: &[&str]) -> bool {
    url::Url::parse(address).is_ok_and(|url| {
        let own = url.scheme() == "http" && url.host_str() == Some("127.0.0.1");
        (schemes.contains(&url.scheme()) || own)
            && url.username().is_empty()
            && url.password().is_none()
    })
}

/// Asserts that a body contains only allowed elements, attributes and URLs, and is stable when parsed again.
fn assert_clean(html: &str) {
    let elements: BTreeSet<&str> = ELEMENTS.split_whitespace().collect();
    let attributes: BTreeSet<&str> = ATTRIBUTES.split_whitespace().collect();
    let tree = Html::parse_fragment(html);
    let mut ids = BTreeSet::new();
    for node in tree.tree.root().descendants().skip(1) {
        match node.value() {
            Node::Text(_) => {}
            Node::Element(element) if element.name() == "html" => {}
            Node::Element(element) => {
                let name = element.name();
                assert!(elements.contains(name), "<{name}> in {html}");
                for (attribute, value) in element.attrs() {
                    let known = matches!(attribute, "lang" | "dir" | "id")
                        || attributes.contains(format!("{name}.{attribute}").as_str());
                    assert!(known, "{name}.{attribute} in {html}");
                    match attribute {
                        "href" => assert!(
                            value.starts_with('#')
                                || is_safe_url(value, &["https", "http", "mailto", "tel", "sms"]),
                            "{value:?} in {html}"
                        ),
                        "src" | "cite" => {
                            assert!(is_safe_url(value, &["https"]), "{value:?} in {html}")
                        }
                        "rel" => assert_eq!(value, "noopener noreferrer"),
                        "id" => {
                            assert!(ids.insert(value.to_owned()), "{value} twice in {html}");
                            assert!(
                                !["content", "site-settings", "root"].contains(&value),
                                "{value}"
                            );
                            assert!(
                                value.chars().all(|c| c.is_alphanumeric() || c == '-'),
                                "{value:?}"
                            );
                        }
                        _ => {}
                    }
                }
                let linked = name != "a" || element.attr("rel").is_some();
                assert!(linked, "a link without rel in {html}");
            }
            other => panic!("{other:?} in {html}"),
        }
    }
    // Parsing the output again must not change it.
    let again = Html::parse_fragment(&tree.root_element().inner_html());
    assert_eq!(again.root_element().html(), tree.root_element().html());
}

/// [W-628] [W-630] [W-629]
#[tokio::test]
async fn no_vector_survives_in_any_field_of_the_api() {
    let vectors = vectors();
    assert!(vectors.len() >= 100, "{}", vectors.len());
    let expected = vectors.len();
    let posts = (1..)
        .zip(&vectors)
        .map(|(id, vector)| hostile(id, vector))
        .collect();
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let mut seen = 0;
    for page in 1..=expected.div_ceil(100) {
        let list = blog
            .json(&format!(
                "/api/blog/posts?page={page}&per_page=100&_embed=true"
            ))
            .await;
        for post in list.as_array().expect("a list") {
            seen += 1;
            let location = format!("vector {}", post["id"]);
            let mut texts = vec![&post["title"]["rendered"], &post["excerpt"]["rendered"]];
            let embedded = &post["_embedded"];
            texts.push(&embedded["author"][0]["name"]);
            for media in embedded["wp:featuredmedia"]
                .as_array()
                .into_iter()
                .flatten()
            {
                texts.push(&media["alt_text"]);
                assert!(
                    media["source_url"]
                        .as_str()
                        .is_some_and(|url| is_safe_url(url, &["https"])),
                    "{media}"
                );
            }
            for term in embedded["wp:term"]
                .as_array()
                .into_iter()
                .flatten()
                .flat_map(|terms| terms.as_array().into_iter().flatten())
            {
                texts.push(&term["name"]);
                assert!(
                    term["slug"]
                        .as_str()
                        .is_some_and(|slug| brightcrew_server::testing::Slug::parse(slug).is_ok()),
                    "{term}"
                );
                assert!(
                    ["category", "post_tag"]
                        .contains(&term["taxonomy"].as_str().unwrap_or_default()),
                    "{term}"
                );
            }
            for (name, value) in post["meta"].as_object().expect("an object") {
                assert!(
                    name.bytes()
                        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_'),
                    "{name}"
                );
                texts.push(value);
            }
            for text in texts {
                assert_text(text, &location);
            }
            let content = post["content"]["rendered"].as_str().expect("text");
            assert!(content.starts_with("<p>before</p>"), "{content}");
            assert_clean(content);
            for (name, value) in post["seo"].as_object().expect("an object") {
                let address = matches!(
                    name.as_str(),
                    "canonical" | "ogUrl" | "ogImage" | "twitterImage"
                );
                if address && !value.is_null() {
                    assert!(
                        value
                            .as_str()
                            .is_some_and(|url| is_safe_url(url, &["https"])),
                        "{location} {name}: {value}"
                    );
                }
            }
            if !post["link"].is_null() {
                assert!(
                    post["link"]
                        .as_str()
                        .is_some_and(|url| is_safe_url(url, &["https"])),
                    "{}",
                    post["link"]
                );
            }
            assert!(post.get("yoast_head").is_none());
        }
    }
    assert_eq!(seen, expected);
}

/// The elements and attribute names of a document in order, without texts.
fn skeleton(root: ElementRef<'_>) -> Vec<String> {
    root.descendent_elements()
        .map(|element| {
            let mut names: Vec<&str> = element.value().attrs().map(|(name, _)| name).collect();
            names.sort_unstable();
            format!("{} {}", element.value().name(), names.join(" "))
        })
        .collect()
}

/// [W-607] [W-630] a hostile title or SEO head only adds text to a post's page
#[tokio::test]
async fn no_vector_escapes_from_the_head_of_a_page() {
    let vectors = vectors();
    let posts: Vec<Value> = (1..)
        .zip(&vectors)
        .map(|(id, vector)| hostile(id, vector))
        .collect();
    let plain_post = post(500, "plain");
    let (cms, _) = Cms::start(posts.into_iter().chain([plain_post]).collect()).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let head = Selector::parse("head").expect("a selector");
    let data = Selector::parse("head > script").expect("a selector");
    let addresses = Selector::parse("head > link[rel=canonical], head > meta[property='og:image'], head > meta[name='twitter:image'], head > meta[property='og:url']").expect("a selector");
    let usual = Html::parse_document(&blog.server.text("/blog/plain").await);
    let part = |html: &'_ Html, selector: &Selector| {
        skeleton(html.select(selector).next().expect("there"))
    };
    let pictures = |line: &String| line == "meta content property" || line == "meta content name";
    let without_metas = |lines: Vec<String>| -> Vec<String> {
        lines.into_iter().filter(|line| !pictures(line)).collect()
    };
    let expected = without_metas(part(&usual, &head));
    for (id, vector) in (1..).zip(&vectors) {
        let text = blog.server.text(&format!("/blog/vector-{id}")).await;
        let html = Html::parse_document(&text);
        let found = without_metas(part(&html, &head));
        assert_eq!(found, expected, "{vector}");
        let metas = part(&html, &head)
            .iter()
            .filter(|line| pictures(line))
            .count();
        assert!(
            metas
                <= part(&usual, &head)
                    .iter()
                    .filter(|line| pictures(line))
                    .count(),
            "{vector}"
        );
        for element in html.select(&addresses) {
            let address = element
                .attr("href")
                .or(element.attr("content"))
                .unwrap_or_default();
            assert!(is_safe_url(address, &["https"]), "{vector}: {address}");
        }
        let block: String = html
            .select(&data)
            .next()
            .expect("a data block")
            .text()
            .collect();
        let parsed: Value =
            serde_json::from_str(&block).unwrap_or_else(|error| panic!("{vector}: {error}"));
        assert_eq!(parsed["url"], format!("{ORIGIN}/blog/vector-{id}"));
        assert_eq!(parsed["headline"], title_of(id, vector));
        let scripts = text.matches("<script").count();
        assert_eq!(scripts, 3, "{vector}");
    }
}

/// [W-601] [W-603] the feed and the sitemap stay well-formed
#[tokio::test]
async fn no_vector_breaks_the_feed_or_the_sitemap() {
    let vectors = vectors();
    for part in vectors.chunks(20) {
        let posts = (1..)
            .zip(part)
            .map(|(id, vector)| hostile(id, vector))
            .collect();
        let (cms, _) = Cms::start(posts).await;
        let blog = BlogServer::start(&cms.uri(), &[]).await;
        let feed = rss::Channel::read_from(blog.server.text("/blog/feed.xml").await.as_bytes())
            .expect("a feed");
        assert_eq!(feed.items().len(), part.len());
        let by_link = |id: usize| {
            let link = format!("{ORIGIN}/blog/vector-{id}");
            feed.items()
                .iter()
                .find(move |item| item.link() == Some(&link))
        };
        for (id, vector) in (1..).zip(part) {
            let item = by_link(id).expect("an item");
            let title = title_of(id, vector);
            assert_eq!(item.title(), Some(&*title), "{vector}");
            assert_text(&json!(item.description().unwrap_or_default()), vector);
        }
        let sitemap = blog.server.text("/sitemap.xml").await;
        assert_eq!(sitemap.matches("/blog/vector-").count(), part.len());
    }
}

/// Categories and tags, as shown on list pages.
#[tokio::test]
async fn no_vector_survives_in_categories() {
    let vectors = vectors();
    let terms: Vec<Value> = (1..)
        .zip(&vectors)
        .map(|(id, vector)| json!({"id": id, "name": vector, "slug": format!("t-{id}"), "description": vector, "parent": 0, "count": 1}))
        .collect();
    let cms = CmsServer::start().await;
    let response = move |request: &wiremock::Request| {
        let posts = request.url.path().ends_with("/posts");
        let first = request
            .url
            .query()
            .is_some_and(|query| query.contains("page=1&"));
        let body = if posts || !first {
            json!([])
        } else {
            json!(terms)
        };
        wiremock::ResponseTemplate::new(200).set_body_json(body)
    };
    let count = vectors.len();
    wiremock::Mock::given(wiremock::matchers::any())
        .respond_with(response)
        .mount(&cms)
        .await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    for path in ["/api/blog/categories", "/api/blog/tags"] {
        let list = blog.json(path).await;
        let list = list.as_array().expect("a list");
        assert_eq!(list.len(), count);
        for term in list {
            assert_text(&term["name"], path);
            assert_text(&term["description"], path);
        }
    }
}

/// [W-628] a server-rendered post: vectors end up as text, and there is no script
#[tokio::test]
async fn no_vector_survives_in_a_rendered_post() {
    let vectors = vectors();
    let posts = (1..)
        .zip(&vectors)
        .map(|(id, vector)| hostile(id, vector))
        .collect();
    let (cms, _) = Cms::start(posts).await;
    let blog = BlogServer::start(&cms.uri(), &[]).await;
    let server = &blog.server;
    let location = Selector::parse("main > article").expect("a selector");
    let body = Selector::parse("[data-testid='post-body']").expect("a selector");
    for (id, vector) in (1..).zip(&vectors) {
        let text = server.text(&format!("/blog/vector-{id}")).await;
        let page = Html::parse_document(&text);
        let written: Vec<_> = page.select(&location).collect();
        assert_eq!(written.len(), 1, "{vector}");
        for element in written[0].descendent_elements() {
            let name = element.value().name();
            assert!(
                ![
                    "script", "style", "iframe", "object", "embed", "form", "base", "svg"
                ]
                .contains(&name),
                "<{name}> of {vector}"
            );
            for (attribute, value) in element.value().attrs() {
                assert!(
                    !attribute.starts_with("on") && attribute != "style" && attribute != "srcdoc",
                    "{attribute} of {vector}"
                );
                let start = value.trim_start().to_ascii_lowercase();
                assert!(
                    !["javascript:", "vbscript:", "data:"]
                        .iter()
                        .any(|scheme| start.starts_with(scheme)),
                    "{attribute}={value:?} of {vector}"
                );
            }
        }
        let words = page.select(&body).next().expect("a body");
        assert_clean(&words.inner_html());
    }
}
