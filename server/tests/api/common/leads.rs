//! Helpers for tests of leads: valid forms, and access to the outbox.

use std::path::PathBuf;
use std::time::Duration;

use brightcrew_server::settings::DatabaseFile;
use brightcrew_server::testing::outbox::{Outbox, Record, RecordFilter};
use brightcrew_server::testing::{Kind, State};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::TestServer;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A valid contact message.
pub fn contact() -> Value {
    json!({
        "name": "Ada Lovelace", "email": "ada@example.com", "phone": "600 123 456", "countryCode": "+34",
        "company": "Analytical Engines", "email_address_check": "", "locale": "es",
    })
}

/// A valid challenge.
pub fn challenge() -> Value {
    json!({
        "type": "custom", "customName": "Fewest spills", "frequency": "weekly", "distribution": "lottery",
        "prize": "dayoff", "workEmail": "ada@example.com", "teamName": "Night shift",
    })
}

/// A valid sign-up.
pub fn sign_up() -> Value {
    json!({
        "token": "a-token", "email": "ada@example.com", "organization": "Analytical Engines",
        "page": "/es/sign-up", "locale": "es", "plan": "growth", "utm_source": "newsletter",
    })
}

/// Kinds of leads that can be sent without a human check.
pub const FORMS: [Kind; 2] = [Kind::Contact, Kind::Challenge];

/// The endpoint and a valid payload for this kind of lead.
pub fn endpoint(kind: Kind) -> (&'static str, Value) {
    match kind {
        Kind::Contact => ("/api/contact", contact()),
        Kind::Challenge => ("/api/challenges", challenge()),
        Kind::SignUp => ("/api/sign-ups", sign_up()),
    }
}

/// Posts JSON, with an idempotency key unless it is empty.
pub async fn post(server: &TestServer, path: &str, key: &str, body: &Value) -> Response {
    let mut request = server
        .request(Method::POST, path)
        .header("content-type", "application/json")
        .body(body.to_string());
    if !key.is_empty() {
        request = request.header("idempotency-key", key);
    }
    request.send().await.expect("a response")
}

/// The id of an accepted lead.
pub async fn id_of(response: Response) -> String {
    assert_eq!(response.status(), 202);
    let receipt: Value = response.json().await.expect("JSON");
    receipt["id"].as_str().expect("an id").to_owned()
}

/// Opens the outbox in this file, in addition to the server.
pub async fn outbox_at(path: PathBuf) -> Outbox {
    let file = DatabaseFile {
        path,
        read_only: false,
    };
    Outbox::open(&file.into(), TIMEOUT)
        .await
        .expect("an outbox")
}

pub async fn all(outbox: &Outbox) -> Vec<Record> {
    outbox.find(&RecordFilter::default()).await.expect("read")
}

/// Waits until there is exactly one lead in this state.
pub async fn wait_for_only(outbox: &Outbox, state: State) -> Record {
    let found = async {
        loop {
            let filter = RecordFilter {
                state: Some(state),
                ..RecordFilter::default()
            };
            let records = outbox.find(&filter).await.expect("read");
            match <[Record; 1]>::try_from(records) {
                Ok([record]) => return record,
                Err(_) => tokio::task::yield_now().await,
            }
        }
    };
    timeout(TIMEOUT, found)
        .await
        .expect("one lead in this state")
}
