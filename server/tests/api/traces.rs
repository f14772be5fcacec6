//! Traces for OpenTelemetry: what a collector, the CMS and the receiver of a lead are told. The real program, since what
//! collects spans is set up once for a process.

use std::time::Duration;

use crate::common::TestSite;
use crate::common::leads::contact;
use crate::common::upstream::{Received, Reply, Upstream};
use crate::crash::start_with;
use brightcrew_server::outbound::install_tls;
use reqwest::{Client, RequestBuilder};

const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER: &str = "00f067aa0ba902b7";

/// Far beyond what anything here takes: only a hang reaches it.
const HANG: Duration = Duration::from_secs(60);

fn client() -> Client {
    install_tls();
    Client::builder().no_proxy().build().expect("a client")
}

fn traced(request: RequestBuilder) -> RequestBuilder {
    request.header("traceparent", format!("00-{TRACE}-{CALLER}-01"))
}

/// Trace and span that a request says it is part of.
fn named(request: &Received) -> (String, String) {
    let header = request.header("traceparent");
    let parts: Vec<&str> = header.split('-').collect();
    let [_, trace, span, flags] = parts[..] else {
        panic!("{header:?} in {}", request.head);
    };
    assert_eq!(flags, "01");
    (trace.to_owned(), span.to_owned())
}

fn bytes(hex: &str) -> Vec<u8> {
    (0..hex.len())
        .step_by(2)
        .map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hexadecimal"))
        .collect()
}

fn has(body: &[u8], part: &[u8]) -> bool {
    body.windows(part.len()).any(|window| window == part)
}

/// A trusted proxy's trace goes on through the server: to the CMS and, though a lead is sent later, to its receiver;
/// the collector gets the spans between.
#[tokio::test]
async fn a_trace_goes_on_to_the_cms_the_receiver_of_a_lead_and_the_collector() {
    let mut collector = Upstream::start(vec![Reply::json(200, "")]).await;
    let mut cms = Upstream::start(vec![Reply::json(200, "[]")]).await;
    let mut form = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let site = TestSite::new();
    let cache = site.database().with_extension("blog");
    let further = [
        ("OTLP_ENDPOINT", collector.url("/")),
        ("OTEL_BSP_SCHEDULE_DELAY", "20".to_owned()),
        ("CMS_BASE_URL", cms.url("/wp-json/wp/v2")),
        (
            "BLOG_CACHE_DIR",
            cache.to_str().expect("a Unicode path").to_owned(),
        ),
        ("TRUSTED_PROXIES", "127.0.0.1".to_owned()),
    ];
    let further: Vec<(&str, &str)> = further
        .iter()
        .map(|(name, value)| (*name, value.as_str()))
        .collect();
    let (_server, address) =
        start_with(&site.database_url(), &site, &form.url("/serve"), &further).await;
    let client = client();

    let categories = client.get(format!("http://{address}/api/blog/categories"));
    traced(categories).send().await.expect("an answer");
    let (trace, span) = named(&cms.next().await);
    assert_eq!(trace, TRACE);
    assert_ne!(span, CALLER);

    let message = client
        .post(format!("http://{address}/api/contact"))
        .header("content-type", "application/json")
        .body(contact().to_string());
    let stored = traced(message).send().await.expect("an answer");
    assert_eq!(stored.status(), 202);
    let (trace, _) = named(&form.next().await);
    assert_eq!(trace, TRACE);

    let wanted = [
        &bytes(TRACE)[..],
        &bytes(CALLER),
        &bytes(&span),
        b"GET /api/blog/categories",
        b"POST /api/contact",
        b"brightcrew-server",
    ];
    let mut seen = Vec::new();
    let all = async {
        while !wanted.iter().all(|part| has(&seen, part)) {
            let sent = collector.next().await;
            assert_eq!(sent.line(), "POST /v1/traces HTTP/1.1");
            assert_eq!(sent.header("content-type"), "application/x-protobuf");
            seen.extend(sent.body);
        }
    };
    tokio::time::timeout(HANG, all).await.expect("every span");
    for private in ["ada@example.com", "Ada Lovelace", "600 123 456"] {
        assert!(!has(&seen, private.as_bytes()), "{private} is traced");
    }
}

/// A visitor cannot choose a trace, or have everything traced.
#[tokio::test]
async fn nobody_else_chooses_the_trace() {
    let collector = Upstream::start(vec![Reply::json(200, "")]).await;
    let mut form = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let site = TestSite::new();
    let endpoint = collector.url("");
    let further = [("OTLP_ENDPOINT", endpoint.as_str())];
    let (_server, address) =
        start_with(&site.database_url(), &site, &form.url("/serve"), &further).await;
    let client = client();
    let message = client
        .post(format!("http://{address}/api/contact"))
        .header("content-type", "application/json")
        .body(contact().to_string());
    traced(message).send().await.expect("an answer");
    let (trace, _) = named(&form.next().await);
    assert_ne!(trace, TRACE);
}
