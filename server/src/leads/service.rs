//! Everything about leads that runs beside the requests: the writer, the deliveries, the deletion of old leads.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use chrono::{TimeDelta, Utc};
use reqwest::Client;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::delivery::Delivery;
use super::inbox::{self, Inbox, Writer};
use super::outbox::{OpenError, Outbox};
use super::{Kind, State};
use crate::metrics::Metrics;
use crate::settings::{Database, LeadSettings, Retention};

/// Time between two looks for old leads.
const PURGE_INTERVAL: Duration = Duration::from_secs(3600);

/// Why leads cannot be handled.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The outbox cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The outbox may only be read.
    #[error(
        "The outbox {} cannot be used with mode=ro. Leads have to be on disk before they are answered: DATABASE_URL must \
         name a writable file.",
        .0.display()
    )]
    ReadOnly(PathBuf),
}

/// Wakes the delivery of a kind when there is something to send.
#[derive(Clone, Default)]
pub struct Wake(Arc<[Notify; Kind::ALL.len()]>);

impl Wake {
    /// Wakes the delivery of this kind, or keeps it from falling asleep.
    pub fn notify(&self, kind: Kind) {
        self.0[kind as usize].notify_one();
    }

    /// Waits to be woken.
    pub async fn notified(&self, kind: Kind) {
        self.0[kind as usize].notified().await;
    }
}

/// The parts, not yet running.
pub struct Service {
    inbox: Inbox,
    writer: Writer,
    deliveries: Vec<Delivery>,
    outbox: Outbox,
    wake: Wake,
    retention: Retention,
}

/// The parts, running; they end when this is dropped.
pub struct Running {
    inbox: Inbox,
    writer: JoinSet<()>,
    others: JoinSet<()>,
    stop: watch::Sender<bool>,
    outbox: Outbox,
}

impl Service {
    /// Opens the outbox and makes everything ready. A kind of lead whose service is not set is never sent.
    ///
    /// # Errors
    /// When the outbox cannot be used.
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
        let most = settings.max_leads;
        let (inbox, writer) = inbox::before(outbox.clone(), limit, most, wake.clone());
        Ok(Self {
            inbox,
            writer,
            deliveries,
            outbox,
            wake,
            retention: settings.retention,
        })
    }

    /// Where leads go in.
    #[must_use]
    pub fn inbox(&self) -> &Inbox {
        &self.inbox
    }

    /// Where leads are.
    #[must_use]
    pub fn outbox(&self) -> &Outbox {
        &self.outbox
    }

    /// Starts writing, sending and tidying.
    #[must_use]
    pub fn start(self) -> Running {
        let (stop, stopped) = watch::channel(false);
        let (mut writer, mut others) = (JoinSet::new(), JoinSet::new());
        writer.spawn(self.writer.run());
        others.spawn(purge(self.outbox.clone(), self.retention, stopped.clone()));
        for delivery in self.deliveries {
            others.spawn(delivery.run(self.wake.clone(), stopped.clone()));
        }
        Running {
            inbox: self.inbox,
            writer,
            others,
            stop,
            outbox: self.outbox,
        }
    }
}

impl Running {
    /// Writes what has come in, lets the deliveries under way end (for at most `limit`), and closes the outbox.
    pub async fn finish(mut self, limit: Duration) {
        self.stop.send_replace(true);
        self.inbox.stop().await;
        while self.writer.join_next().await.is_some() {}
        let ended = timeout(limit, async {
            while self.others.join_next().await.is_some() {}
        });
        if ended.await.is_err() {
            tracing::warn!(
                "deliveries under way were cut off; they are sent again after the next start"
            );
            self.others.shutdown().await;
        }
        self.outbox.close().await;
    }
}

/// Deletes what is older than the operator wants it kept.
async fn purge(outbox: Outbox, retention: Retention, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        for state in State::ALL {
            let age = match state {
                State::Waiting => retention.waiting,
                State::Delivered => retention.delivered,
                State::Dead => retention.dead,
            };
            let Some(age) = age else { continue };
            let before = Utc::now() - TimeDelta::from_std(age).unwrap_or(TimeDelta::MAX);
            let (state_name, days) = (state.name(), age.as_secs() / 86_400);
            match outbox.purge(state, before).await {
                Ok(0) => {}
                Ok(leads) => tracing::info!(leads, state = state_name, days, "old leads deleted"),
                Err(error) => {
                    tracing::error!(state = state_name, cause = %error, "old leads could not be deleted");
                }
            }
        }
        if let Err(error) = outbox.forget().await {
            tracing::error!(cause = %error, "used proofs and idle clients could not be deleted");
        }
        tokio::select! {
            _ = stop.changed() => {}
            () = tokio::time::sleep(PURGE_INTERVAL) => {}
        }
    }
}
