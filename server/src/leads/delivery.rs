//! Sends leads on, each at least once: one task per kind, so that one silent service does not hold up the other's leads.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use futures_util::future::join_all;
use reqwest::{Client, RequestBuilder, Response, multipart};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use super::contact::Contact;
use super::outbox::{Lead, Outbox};
use super::schedule::pause;
use super::service::Wake;
use super::{Kind, State};
use crate::metrics::Metrics;
use crate::outbound::CallError;
use crate::settings::{DeliverySettings, UpstreamUrl};

/// Carries a lead's id: a service that honours it takes the same lead once, however often it is sent.
pub const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// Leads under way at one time.
const AT_ONCE: u32 = 8;

/// Beyond the time for one try, how long a lead that is being sent belongs to whoever sends it. After a crash it is
/// taken up again when this is over.
const GRACE: Duration = Duration::from_secs(20);

/// Longest time without looking for leads that another process (the `leads retry` command) has made due.
const LOOK: Duration = Duration::from_secs(15);

/// Sends the leads of one kind to their service.
pub struct Delivery {
    /// What it sends.
    pub kind: Kind,
    /// Where to.
    pub url: UpstreamUrl,
    /// Follows no redirects and ends in time.
    pub client: Client,
    /// Where they come from.
    pub outbox: Outbox,
    /// How persistently.
    pub settings: DeliverySettings,
    /// Counts outcomes.
    pub metrics: Metrics,
}

impl Delivery {
    /// Sends what is due, whenever something is, until `stop` is true. What is under way then is finished.
    pub async fn run(self, wake: Wake, mut stop: watch::Receiver<bool>) {
        while !*stop.borrow() {
            let rest = match self.round(Utc::now()).await {
                Ok(sent) if sent == AT_ONCE as usize => continue,
                Ok(_) => self.time_to_next().await,
                Err(error) => {
                    tracing::error!(kind = self.kind.name(), cause = %error, "the outbox could not be read");
                    LOOK
                }
            };
            tokio::select! {
                () = wake.slept(self.kind) => {}
                // The sender only goes when the whole server does.
                _ = stop.changed() => {}
                () = tokio::time::sleep(rest) => {}
            }
        }
    }

    /// Sends up to as many of the leads that are due now as may be under way at one time; says how many.
    ///
    /// # Errors
    /// When the outbox cannot be read. When an outcome cannot be noted, the lead is sent again later.
    pub async fn round(&self, now: DateTime<Utc>) -> sqlx::Result<usize> {
        let lost_at = now + delta(self.settings.timeout + GRACE);
        let leads = self.outbox.claim(self.kind, AT_ONCE, now, lost_at).await?;
        join_all(leads.iter().map(|lead| self.deliver(lead, now))).await;
        Ok(leads.len())
    }

    async fn deliver(&self, lead: &Lead, now: DateTime<Utc>) {
        let (id, kind, tries) = (lead.id, lead.kind.name(), lead.tries);
        let noted = match self.send(lead).await {
            Ok(()) => {
                tracing::info!(%id, kind, tries, "lead delivered");
                self.metrics.delivery(lead.kind, State::Delivered);
                self.outbox.delivered(id, now).await
            }
            Err(error) if tries >= self.settings.tries.get() => {
                tracing::error!(%id, kind, tries, cause = %error, "lead is dead: the last try has failed");
                self.metrics.delivery(lead.kind, State::Dead);
                self.outbox.dead(id, now, &error.to_string()).await
            }
            Err(error) => {
                let pause = pause(self.settings.first_retry, tries, id);
                tracing::warn!(%id, kind, tries, cause = %error, seconds = pause.as_secs(), "lead could not be delivered");
                self.metrics.delivery(lead.kind, State::Waiting);
                self.outbox
                    .failed(id, now + delta(pause), &error.to_string())
                    .await
            }
        };
        if let Err(error) = noted {
            tracing::error!(%id, kind, cause = %error, "the outcome of a delivery could not be noted");
        }
    }

    /// One try. The service has taken the lead exactly when it answers 2xx; of its answer nothing else is read.
    async fn send(&self, lead: &Lead) -> Result<(), CallError> {
        let unreadable = |_| CallError::Shape("of a lead that cannot be read");
        let request = self
            .client
            .post(self.url.as_str())
            .header(IDEMPOTENCY_KEY, lead.id.to_string());
        let request = match lead.kind {
            Kind::Contact => contact_form(
                request,
                serde_json::from_str(&lead.payload).map_err(unreadable)?,
            ),
            Kind::Challenge => {
                let challenge: Value = serde_json::from_str(&lead.payload).map_err(unreadable)?;
                request.json(&challenge_body(lead, challenge))
            }
        };
        // The client's own time limit ends with the head of the answer or later; this one always holds.
        let answer = timeout(self.settings.timeout, request.send())
            .await
            .map_err(|_| CallError::Timeout)??;
        accept(&answer)
    }

    async fn time_to_next(&self) -> Duration {
        match self.outbox.next_due(self.kind).await {
            Ok(Some(due)) => (due - Utc::now()).to_std().unwrap_or_default().min(LOOK),
            Ok(None) | Err(_) => LOOK,
        }
    }
}

/// The form of the e-mail-marketing service. Its hidden field is always empty: programs that fill it get no further.
fn contact_form(request: RequestBuilder, contact: Contact) -> RequestBuilder {
    let form = multipart::Form::new()
        .text("NAME", contact.name)
        .text("EMAIL", contact.email)
        .text("COMPANY", contact.company)
        .text("SMS", contact.sms)
        .text("email_address_check", "")
        .text("locale", "en");
    request.multipart(form)
}

fn challenge_body(lead: &Lead, challenge: Value) -> Value {
    let mut body = json!({"id": lead.id.to_string(), "createdAt": lead.created_at.to_rfc3339()});
    if let (Some(body), Value::Object(challenge)) = (body.as_object_mut(), challenge) {
        body.extend(challenge);
    }
    body
}

fn accept(answer: &Response) -> Result<(), CallError> {
    match answer.status() {
        status if status.is_success() => Ok(()),
        status => Err(CallError::Status(status)),
    }
}

fn delta(duration: Duration) -> TimeDelta {
    TimeDelta::from_std(duration).unwrap_or(TimeDelta::MAX)
}
