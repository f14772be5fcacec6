//! OpenTelemetry traces as received by the collector and the receiver of a lead. Uses the server binary, since
//! the tracing subscriber is global.

use std::time::Duration;

use crate::common::TestSite;
use crate::common::leads::contact;
use crate::common::upstream::{Received, Reply, Upstream};
use crate::crash::start_with;
use brightcrew_server::testing::install_tls;
use reqwest::{Client, RequestBuilder};

const TRACE: &str = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLER: &str = "00f067aa0ba902b7";

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

fn client() -> Client {
    install_tls();
    Client::builder().no_proxy().build().expect("a client")
}

fn traced(request: RequestBuilder) -> RequestBuilder {
    request.header("traceparent", format!("00-{TRACE}-{CALLER}-01"))
}

/// The trace and span ids of a `traceparent` header.
fn trace_and_span(request: &Received) -> (String, String) {
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

/// A trusted proxy's trace is propagated to the receiver of a lead, even if it is delivered later; the collector gets the
/// spans in between.
#[tokio::test]
async fn traces_are_propagated_to_the_receiver_of_a_lead_and_the_collector() {
    let mut collector = Upstream::start(vec![Reply::json(200, "")]).await;
    let mut form = Upstream::start(vec![Reply::json(200, "{}")]).await;
    let site = TestSite::new();
    let further = [
        ("OTLP_ENDPOINT", collector.url("/")),
        ("OTEL_BSP_SCHEDULE_DELAY", "20".to_owned()),
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
    traced(categories).send().await.expect("a response");

    let message = client
        .post(format!("http://{address}/api/contact"))
        .header("content-type", "application/json")
        .body(contact().to_string());
    let stored = traced(message).send().await.expect("a response");
    assert_eq!(stored.status(), 202);
    let (trace, _) = trace_and_span(&form.next().await);
    assert_eq!(trace, TRACE);

    let expected = [
        &bytes(TRACE)[..],
        &bytes(CALLER),
        b"POST /api/contact",
        b"brightcrew-server",
    ];
    let mut seen = Vec::new();
    let all = async {
        while !expected.iter().all(|part| has(&seen, part)) {
            let sent = collector.next().await;
            assert_eq!(sent.line(), "POST /v1/traces HTTP/1.1");
            assert_eq!(sent.header("content-type"), "application/x-protobuf");
            seen.extend(sent.body);
        }
    };
    tokio::time::timeout(TIMEOUT, all)
        .await
        .expect("every span");
    for private in ["ada@example.com", "Ada Lovelace", "600 123 456"] {
        assert!(!has(&seen, private.as_bytes()), "{private} is traced");
    }
}

/// Clients cannot choose a trace id or force sampling.
#[tokio::test]
async fn traceparent_is_ignored_from_untrusted_clients() {
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
    traced(message).send().await.expect("a response");
    let (trace, _) = trace_and_span(&form.next().await);
    assert_ne!(trace, TRACE);
}
