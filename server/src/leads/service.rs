//! Everything about leads that runs beside the requests: the writer, the deliveries, the deletion of old leads.

use std::sync::Arc;
use std::time::Duration;

use chrono::{TimeDelta, Utc};
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

use super::Kind;
use super::delivery::Delivery;
use super::inbox::{self, Inbox, Writer};
use super::outbox::{OpenError, Outbox};
use crate::metrics::Metrics;
use crate::outbound;
use crate::settings::LeadSettings;

/// Delivered leads are deleted after 30 days: their service has them, and they hold personal data.
const KEPT: TimeDelta = TimeDelta::days(30);

/// Time between two looks for old leads.
const TIDYING: Duration = Duration::from_secs(3600);

/// Why leads cannot be handled.
#[derive(Debug, thiserror::Error)]
pub enum ServiceError {
    /// The outbox cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Services cannot be called.
    #[error("Services cannot be called: {0}")]
    Client(#[from] reqwest::Error),
}

/// Wakes the delivery of a kind when there is something to send.
#[derive(Clone, Default)]
pub struct Wake(Arc<[Notify; Kind::ALL.len()]>);

impl Wake {
    /// Wakes the delivery of this kind, or keeps it from falling asleep.
    pub fn sleeper(&self, kind: Kind) {
        self.0[kind as usize].notify_one();
    }

    /// Waits to be woken.
    pub async fn slept(&self, kind: Kind) {
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
    pub async fn open(settings: &LeadSettings, metrics: &Metrics) -> Result<Self, ServiceError> {
        let patience = settings.database_timeout;
        let outbox = Outbox::open(&settings.database, patience).await?;
        let wake = Wake::default();
        let client = outbound::client(settings.delivery.timeout)?;
        let services = [
            (Kind::Contact, &settings.contact_form_url),
            (Kind::Challenge, &settings.challenge_webhook_url),
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
        let (inbox, writer) = inbox::before(outbox.clone(), patience, wake.clone());
        Ok(Self {
            inbox,
            writer,
            deliveries,
            outbox,
            wake,
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
        others.spawn(tidy(self.outbox.clone(), stopped.clone()));
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
    /// Writes what has come in, lets the deliveries under way end (for at most `patience`), and closes the outbox.
    pub async fn finish(mut self, patience: Duration) {
        self.stop.send_replace(true);
        self.inbox.stop().await;
        while self.writer.join_next().await.is_some() {}
        let ended = timeout(patience, async {
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

async fn tidy(outbox: Outbox, mut stop: watch::Receiver<bool>) {
    while !*stop.borrow() {
        match outbox.purge(Utc::now() - KEPT).await {
            Ok(0) => {}
            Ok(leads) => tracing::info!(leads, "delivered leads older than 30 days deleted"),
            Err(error) => tracing::error!(cause = %error, "old leads could not be deleted"),
        }
        tokio::select! {
            _ = stop.changed() => {}
            () = tokio::time::sleep(TIDYING) => {}
        }
    }
}
