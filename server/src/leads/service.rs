//! Background tasks for leads: the deliveries and the deletion of old leads.

use std::path::PathBuf;
use std::time::Duration;

use chrono::TimeDelta;
use reqwest::Client;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::delivery::Delivery;
use super::inbox::Inbox;
use super::outbox::{OpenError, Outbox};
use super::wake::Wake;
use super::{Kind, State};
use crate::settings::{Database, LeadSettings, Retention};
use crate::telemetry::metrics::Metrics;

const PURGE_INTERVAL: Duration = Duration::from_secs(3600);

/// Why the service cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The outbox cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The outbox is configured as read-only.
    #[error(
        "The outbox {} cannot be used with mode=ro. Leads must be stored before they are acknowledged: DATABASE_URL must \
         name a writable file.",
        .0.display()
    )]
    ReadOnly(PathBuf),
}

/// The tasks before they are started.
pub struct Service {
    inbox: Inbox,
    deliveries: Vec<Delivery>,
    outbox: Outbox,
    wake: Wake,
    retention: Retention,
}

/// The running tasks; dropping this aborts them.
pub struct Running {
    tasks: JoinSet<()>,
    stop: watch::Sender<bool>,
    outbox: Outbox,
}

impl Service {
    /// Opens the outbox and prepares the tasks. Kinds of leads without a configured service are not delivered.
    ///
    /// # Errors
    /// If the outbox is read-only or cannot be opened.
    pub async fn open(
        settings: &LeadSettings,
        client: &Client,
        metrics: &Metrics,
    ) -> Result<Self, ServiceError> {
        let limit = settings.database_timeout;
        if let Database::Sqlite(file) = &settings.database
            && file.read_only
        {
            return Err(ServiceError::ReadOnly(file.path.clone()));
        }
        let outbox = Outbox::open(&settings.database, limit).await?;
        let wake = Wake::default();
        let services = [
            (Kind::Contact, &settings.contact_form_url),
            (Kind::Challenge, &settings.challenge_webhook_url),
            (Kind::SignUp, &settings.sign_up_webhook_url),
        ];
        let deliveries = services
            .into_iter()
            .filter_map(|(kind, url)| {
                Some(Delivery {
                    kind,
                    url: url.clone()?,
                    client: client.clone(),
                    outbox: outbox.clone(),
                    settings: settings.delivery,
                    metrics: metrics.clone(),
                })
            })
            .collect();
        let inbox = Inbox::new(outbox.clone(), limit, settings.max_leads, wake.clone());
        Ok(Self {
            inbox,
            deliveries,
            outbox,
            wake,
            retention: settings.retention,
        })
    }

    #[must_use]
    pub fn inbox(&self) -> &Inbox {
        &self.inbox
    }

    #[must_use]
    pub fn outbox(&self) -> &Outbox {
        &self.outbox
    }

    /// Starts the deliveries and the purge task.
    #[must_use]
    pub fn start(self) -> Running {
        let (stop, stopped) = watch::channel(false);
        let mut tasks = JoinSet::new();
        tasks.spawn(purge(self.outbox.clone(), self.retention, stopped.clone()));
        for delivery in self.deliveries {
            tasks.spawn(delivery.run(self.wake.clone(), stopped.clone()));
        }
        Running {
            tasks,
            stop,
            outbox: self.outbox,
        }
    }
}

impl Running {
    /// Lets deliveries in progress finish (within `limit`) and closes the outbox.
    pub async fn finish(mut self, limit: Duration) {
        self.stop.send_replace(true);
        let ended = timeout(limit, async {
            while self.tasks.join_next().await.is_some() {}
        });
        if ended.await.is_err() {
            tracing::warn!(
                "deliveries in progress were aborted; they will be retried after the next start"
            );
            self.tasks.shutdown().await;
        }
        self.outbox.close().await;
    }
}

/// Deletes leads in a state for longer than `age`, by the database's clock.
async fn delete_older(outbox: &Outbox, state: State, age: Duration) -> sqlx::Result<u64> {
    let age = TimeDelta::from_std(age).unwrap_or(TimeDelta::MAX);
    outbox.purge(state, outbox.now().await? - age).await
}

/// Deletes leads past their retention time.
async fn purge(outbox: Outbox, retention: Retention, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        for state in State::ALL {
            let age = match state {
                State::Waiting | State::Dead => retention.undelivered,
                State::Delivered => retention.delivered,
            };
            let Some(age) = age else { continue };
            let (state_name, days) = (state.name(), age.as_secs() / 86_400);
            match delete_older(&outbox, state, age).await {
                Ok(0) => {}
                Ok(leads) => tracing::info!(leads, state = state_name, days, "deleted old leads"),
                Err(error) => {
                    tracing::error!(state = state_name, cause = %error, "could not delete old leads");
                }
            }
        }
        if let Err(error) = outbox.delete_expired().await {
            tracing::error!(cause = %error, "could not delete expired nonces and rate limits");
        }
        tokio::select! {
            _ = stop.changed() => {}
            () = tokio::time::sleep(PURGE_INTERVAL) => {}
        }
    }
}
