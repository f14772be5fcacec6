//! What tests of leads need: forms, and a look into the outbox.

use std::path::PathBuf;
use std::time::Duration;

use brightcrew_server::leads::outbox::{Outbox, Record, RecordFilter};
use brightcrew_server::leads::{Kind, State};
use brightcrew_server::settings::DatabaseFile;
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::time::timeout;

use super::TestServer;

/// Far beyond what anything here takes: only a hang reaches it.
const HANG: Duration = Duration::from_secs(60);

/// A sound message of the contact form.
pub fn contact() -> Value {
    json!({
        "name": "Ada Lovelace", "email": "ada@example.com", "phone": "600 123 456", "countryCode": "+34",
        "company": "Analytical Engines", "email_address_check": "", "locale": "es",
    })
}

/// A sound challenge.
pub fn challenge() -> Value {
    json!({
        "type": "custom", "customName": "Fewest spills", "frequency": "weekly", "distribution": "lottery",
        "prize": "dayoff", "workEmail": "ada@example.com", "teamName": "Night shift",
    })
}

/// A sound sign-up.
pub fn sign_up() -> Value {
    json!({
        "token": "a-token", "email": "ada@example.com", "organization": "Analytical Engines",
        "page": "/es/sign-up", "locale": "es", "plan": "growth", "utm_source": "newsletter",
    })
}

/// The kinds of leads that anybody can send; sign-ups need a human check first.
pub const FORMS: [Kind; 2] = [Kind::Contact, Kind::Challenge];

/// The path that takes this kind of lead, and a sound one.
pub fn call(kind: Kind) -> (&'static str, Value) {
    match kind {
        Kind::Contact => ("/api/contact", contact()),
        Kind::Challenge => ("/api/challenges", challenge()),
        Kind::SignUp => ("/api/sign-ups", sign_up()),
    }
}

/// Sends JSON, with a key unless it is empty.
pub async fn post(server: &TestServer, path: &str, key: &str, body: &Value) -> Response {
    let mut request = server
        .request(Method::POST, path)
        .header("content-type", "application/json")
        .body(body.to_string());
    if !key.is_empty() {
        request = request.header("idempotency-key", key);
    }
    request.send().await.expect("an answer")
}

/// The id of a lead that was taken.
pub async fn id_of(answer: Response) -> String {
    assert_eq!(answer.status(), 202);
    let receipt: Value = answer.json().await.expect("JSON");
    receipt["id"].as_str().expect("an id").to_owned()
}

/// A view of the outbox in this file, beside the server's own.
pub async fn outbox_at(path: PathBuf) -> Outbox {
    let file = DatabaseFile {
        path,
        read_only: false,
    };
    Outbox::open(&file.into(), HANG).await.expect("an outbox")
}

/// All its leads.
pub async fn all(outbox: &Outbox) -> Vec<Record> {
    outbox
        .records(&RecordFilter::default())
        .await
        .expect("read")
}

/// The one lead in it, once it is in this state.
pub async fn only_in(outbox: &Outbox, state: State) -> Record {
    let there = async {
        loop {
            let wanted = RecordFilter {
                state: Some(state),
                ..RecordFilter::default()
            };
            let records = outbox.records(&wanted).await.expect("read");
            match <[Record; 1]>::try_from(records) {
                Ok([record]) => return record,
                Err(_) => tokio::task::yield_now().await,
            }
        }
    };
    timeout(HANG, there).await.expect("one lead in this state")
}
