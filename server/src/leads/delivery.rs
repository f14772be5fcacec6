//! Delivers leads at least once, with one task per kind, so that an unresponsive service does not delay the others.

use std::sync::Arc;
use std::time::Duration;

use chrono::TimeDelta;
use reqwest::{Client, RequestBuilder, Response, multipart};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::contact::Contact;
use super::outbox::{Lead, Outbox};
use super::schedule::retry_delay;
use super::wake::Wake;
use super::{Kind, State};
use crate::http_client::{self, RequestError};
use crate::settings::{ContactLocale, DeliverySettings, UpstreamUrl};
use crate::telemetry::metrics::Metrics;

/// Contains the lead's id, so that services can deduplicate retries.
pub const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// Maximum number of concurrent deliveries.
const MAX_CONCURRENT: usize = 8;

/// Extra time after the delivery timeout for which a lead stays claimed. After a crash it is claimed again when this is
/// over.
const CLAIM_GRACE: Duration = Duration::from_secs(20);

/// Maximum polling interval, to find leads that another process (such as `leads retry`) has made due.
const MAX_POLL_INTERVAL: Duration = Duration::from_secs(15);

/// Delivers the leads of one kind.
pub struct Delivery {
    pub kind: Kind,
    pub url: UpstreamUrl,
    pub client: Client,
    pub outbox: Outbox,
    pub settings: DeliverySettings,
    pub metrics: Metrics,
}

impl Delivery {
    /// Delivers due leads until `stop` is true, then waits for deliveries in progress. A slow delivery occupies one of
    /// several slots and does not delay other leads.
    pub async fn run(self, wake: Wake, mut stop: watch::Receiver<bool>) {
        let this = Arc::new(self);
        let mut in_progress = JoinSet::new();
        while !*stop.borrow() {
            let free = MAX_CONCURRENT - in_progress.len();
            let wait = match this.claim(free).await {
                Ok(leads) => {
                    let claimed_all = leads.len() < free;
                    for lead in leads {
                        let this = Arc::clone(&this);
                        in_progress.spawn(async move { this.deliver(&lead).await });
                    }
                    // Without a free slot, wait for a delivery to finish.
                    if claimed_all {
                        this.time_to_next().await
                    } else {
                        MAX_POLL_INTERVAL
                    }
                }
                Err(error) => {
                    let kind = this.kind.name();
                    tracing::error!(kind, cause = %error, "could not read the outbox");
                    MAX_POLL_INTERVAL
                }
            };
            tokio::select! {
                Some(_) = in_progress.join_next() => {}
                () = wake.notified(this.kind) => {}
                // An error means that the sender was dropped, that is, the server has stopped.
                _ = stop.changed() => {}
                () = tokio::time::sleep(wait) => {}
            }
        }
        while in_progress.join_next().await.is_some() {}
    }

    async fn claim(&self, max: usize) -> sqlx::Result<Vec<Lead>> {
        if max == 0 {
            return Ok(Vec::new());
        }
        let now = self.outbox.now().await?;
        let lost_at = now + delta(self.settings.timeout + CLAIM_GRACE);
        let max = u32::try_from(max).unwrap_or(u32::MAX);
        self.outbox.claim(self.kind, max, now, lost_at).await
    }

    async fn deliver(&self, lead: &Lead) {
        let (id, kind) = (lead.id, lead.kind.name());
        let outcome = self.send(lead).await;
        let recorded = self.record(lead, outcome).await;
        if let Err(error) = recorded {
            tracing::error!(%id, kind, cause = %error, "could not record the outcome of a delivery");
        }
    }

    async fn record(&self, lead: &Lead, outcome: Result<(), RequestError>) -> sqlx::Result<()> {
        let (id, kind, tries) = (lead.id, lead.kind.name(), lead.tries);
        // The delay counts from the end of this attempt.
        let now = self.outbox.now().await?;
        match outcome {
            Ok(()) => {
                tracing::info!(%id, kind, tries, "lead delivered");
                self.metrics.delivery(kind, State::Delivered.name());
                self.outbox.delivered(lead, now).await
            }
            Err(error) if tries >= self.settings.tries.get() => {
                tracing::error!(%id, kind, tries, cause = %error, "lead is dead: the last attempt failed");
                self.metrics.delivery(kind, State::Dead.name());
                self.outbox.dead(lead, now, &error.to_string()).await
            }
            Err(error) => {
                let retry_delay = retry_delay(self.settings.first_retry, tries, id);
                tracing::warn!(%id, kind, tries, cause = %error, seconds = retry_delay.as_secs(), "lead could not be delivered");
                self.metrics.delivery(kind, State::Waiting.name());
                self.outbox
                    .failed(lead, now + delta(retry_delay), &error.to_string())
                    .await
            }
        }
    }

    /// One attempt. Any 2xx status means success; the response body is not read.
    async fn send(&self, lead: &Lead) -> Result<(), RequestError> {
        let unreadable = |_| RequestError::Invalid("the stored lead is malformed");
        let request = self
            .client
            .post(self.url.as_str())
            .header(IDEMPOTENCY_KEY, lead.id.to_string());
        let request = match lead.kind {
            Kind::Contact => contact_form(
                request,
                serde_json::from_str(&lead.payload).map_err(unreadable)?,
                self.settings.contact_locale,
            ),
            Kind::Challenge | Kind::SignUp => {
                let payload: Value = serde_json::from_str(&lead.payload).map_err(unreadable)?;
                request.json(&webhook_body(lead, payload))
            }
        };
        let sending = http_client::send(request, self.kind.name(), lead.traceparent.as_deref());
        let response = timeout(self.settings.timeout, sending)
            .await
            .map_err(|_| RequestError::Timeout)??;
        check_status(&response)
    }

    async fn time_to_next(&self) -> Duration {
        let next = async {
            let due = self.outbox.next_due(self.kind).await?;
            let now = self.outbox.now().await?;
            Ok::<_, sqlx::Error>(due.map(|due| (due - now).to_std().unwrap_or_default()))
        };
        let next = next.await.ok().flatten();
        next.map_or(MAX_POLL_INTERVAL, |time| time.min(MAX_POLL_INTERVAL))
    }
}

/// The form of the e-mail-marketing service. Its honeypot stays empty; optional fields are omitted if absent.
fn contact_form(
    request: RequestBuilder,
    contact: Contact,
    locale: ContactLocale,
) -> RequestBuilder {
    let locale = match (locale, contact.origin.locale.as_deref()) {
        (ContactLocale::Page, Some("es")) => "es",
        _ => "en",
    };
    let mut form = multipart::Form::new()
        .text("NAME", contact.name)
        .text("EMAIL", contact.email)
        .text("COMPANY", contact.company)
        .text("SMS", contact.sms)
        .text("email_address_check", "")
        .text("locale", locale);
    if !contact.message.is_empty() {
        form = form.text("MESSAGE", contact.message);
    }
    for (name, text) in contact.origin.fields() {
        form = form.text(name, text.to_owned());
    }
    request.multipart(form)
}

/// The webhook body of a challenge or sign-up.
fn webhook_body(lead: &Lead, payload: Value) -> Value {
    let mut body = json!({"id": lead.id.to_string(), "createdAt": lead.created_at.to_rfc3339()});
    if let (Some(body), Value::Object(payload)) = (body.as_object_mut(), payload) {
        body.extend(payload);
    }
    body
}

fn check_status(response: &Response) -> Result<(), RequestError> {
    match response.status() {
        status if status.is_success() => Ok(()),
        status => Err(RequestError::Status(status)),
    }
}

fn delta(duration: Duration) -> TimeDelta {
    TimeDelta::from_std(duration).unwrap_or(TimeDelta::MAX)
}
