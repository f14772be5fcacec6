//! Sends leads on, each at least once: one task per kind, so that one silent service does not hold up the other's leads.

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
use super::schedule::pause;
use super::service::Wake;
use super::{Kind, State};
use crate::metrics::Metrics;
use crate::outbound::{self, CallError};
use crate::settings::{ContactLocale, DeliverySettings, UpstreamUrl};

/// Carries a lead's id: a service that honours it takes the same lead once, however often it is sent.
pub const IDEMPOTENCY_KEY: &str = "idempotency-key";

/// Leads under way at one time.
const AT_ONCE: usize = 8;

/// Beyond the time for one try, how long a lead that is being sent belongs to whoever sends it. After a crash it is
/// taken up again when this is over.
const GRACE: Duration = Duration::from_secs(20);

/// Longest time without looking for leads that another process (the `leads retry` command) has made due.
const LONGEST_SLEEP: Duration = Duration::from_secs(15);

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
    /// Sends what is due, whenever something is, until `stop` is true. A lead whose service takes long keeps one place of
    /// several and holds up no other. What is under way at the end is finished.
    pub async fn run(self, wake: Wake, mut stop: watch::Receiver<bool>) {
        let this = Arc::new(self);
        let mut under_way = JoinSet::new();
        while !*stop.borrow() {
            let free = AT_ONCE - under_way.len();
            let rest = match this.claim(free).await {
                Ok(leads) => {
                    let all = leads.len() < free;
                    for lead in leads {
                        let this = Arc::clone(&this);
                        under_way.spawn(async move { this.deliver(&lead).await });
                    }
                    // Without a free place there is nothing to do until one of those under way ends.
                    if all {
                        this.time_to_next().await
                    } else {
                        LONGEST_SLEEP
                    }
                }
                Err(error) => {
                    let kind = this.kind.name();
                    tracing::error!(kind, cause = %error, "the outbox could not be read");
                    LONGEST_SLEEP
                }
            };
            tokio::select! {
                Some(_) = under_way.join_next() => {}
                () = wake.notified(this.kind) => {}
                // The sender only goes when the whole server does.
                _ = stop.changed() => {}
                () = tokio::time::sleep(rest) => {}
            }
        }
        while under_way.join_next().await.is_some() {}
    }

    async fn claim(&self, most: usize) -> sqlx::Result<Vec<Lead>> {
        if most == 0 {
            return Ok(Vec::new());
        }
        let now = self.outbox.now().await?;
        let lost_at = now + delta(self.settings.timeout + GRACE);
        let most = u32::try_from(most).unwrap_or(u32::MAX);
        self.outbox.claim(self.kind, most, now, lost_at).await
    }

    async fn deliver(&self, lead: &Lead) {
        let (id, kind) = (lead.id, lead.kind.name());
        let outcome = self.send(lead).await;
        let noted = self.note(lead, outcome).await;
        if let Err(error) = noted {
            tracing::error!(%id, kind, cause = %error, "the outcome of a delivery could not be noted");
        }
    }

    async fn note(&self, lead: &Lead, outcome: Result<(), CallError>) -> sqlx::Result<()> {
        let (id, kind, tries) = (lead.id, lead.kind.name(), lead.tries);
        // The next try is counted from the end of this one, which may have taken its whole time.
        let now = self.outbox.now().await?;
        match outcome {
            Ok(()) => {
                tracing::info!(%id, kind, tries, "lead delivered");
                self.metrics.delivery(lead.kind, State::Delivered);
                self.outbox.delivered(lead, now).await
            }
            Err(error) if tries >= self.settings.tries.get() => {
                tracing::error!(%id, kind, tries, cause = %error, "lead is dead: the last try has failed");
                self.metrics.delivery(lead.kind, State::Dead);
                self.outbox.dead(lead, now, &error.to_string()).await
            }
            Err(error) => {
                let pause = pause(self.settings.first_retry, tries, id);
                tracing::warn!(%id, kind, tries, cause = %error, seconds = pause.as_secs(), "lead could not be delivered");
                self.metrics.delivery(lead.kind, State::Waiting);
                self.outbox
                    .failed(lead, now + delta(pause), &error.to_string())
                    .await
            }
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
                self.settings.contact_locale,
            ),
            Kind::Challenge | Kind::SignUp => {
                let payload: Value = serde_json::from_str(&lead.payload).map_err(unreadable)?;
                request.json(&webhook_body(lead, payload))
            }
        };
        let sending = outbound::send(request, self.kind.name(), lead.traceparent.as_deref());
        let answer = timeout(self.settings.timeout, sending)
            .await
            .map_err(|_| CallError::Timeout)??;
        accept(&answer)
    }

    async fn time_to_next(&self) -> Duration {
        let next = async {
            let due = self.outbox.next_due(self.kind).await?;
            let now = self.outbox.now().await?;
            Ok::<_, sqlx::Error>(due.map(|due| (due - now).to_std().unwrap_or_default()))
        };
        let next = next.await.ok().flatten();
        next.map_or(LONGEST_SLEEP, |time| time.min(LONGEST_SLEEP))
    }
}

/// The form of the e-mail-marketing service. Its hidden field is always empty: programs that fill it get no further.
/// What a visitor did not bring is not sent at all.
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

/// A challenge or sign-up as its webhook gets it.
fn webhook_body(lead: &Lead, payload: Value) -> Value {
    let mut body = json!({"id": lead.id.to_string(), "createdAt": lead.created_at.to_rfc3339()});
    if let (Some(body), Value::Object(payload)) = (body.as_object_mut(), payload) {
        body.extend(payload);
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
