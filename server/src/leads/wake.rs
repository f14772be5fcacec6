//! Wakes the deliveries.

use std::sync::Arc;

use tokio::sync::Notify;

use super::Kind;

/// Notifies the delivery task of a kind about new leads.
#[derive(Clone, Default)]
pub struct Wake(Arc<[Notify; Kind::ALL.len()]>);

impl Wake {
    /// Wakes the delivery task, or prevents it from sleeping next.
    pub fn notify(&self, kind: Kind) {
        self.0[kind as usize].notify_one();
    }

    pub async fn notified(&self, kind: Kind) {
        self.0[kind as usize].notified().await;
    }
}
