//! The blog: a complete copy of the CMS's posts or the built-in ones, sanitized and kept in memory. Visitors' requests
//! never reach the CMS.

mod builtin;
mod post;
mod query;
mod refresh;
mod sanitize;
mod seo;
mod slug;
mod snapshot;
pub mod text;
mod upstream;
mod urls;
mod wire;

use std::sync::Arc;
use std::time::Duration;

use reqwest::Client;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::Instant;

pub use post::{LinkedTerm, Media, Post, Term};
pub use query::{BadQuery, PostQuery, Selection};
pub use slug::Slug;
pub use snapshot::{NoSuchPage, Page, Snapshot};
pub use upstream::Failure;

use crate::settings::BlogSettings;
use crate::telemetry::metrics::Metrics;

/// How long a copy is served without being confirmed by the CMS: a week.
const MAX_AGE: Duration = Duration::from_secs(7 * 86_400);

pub struct Blog {
    state: watch::Receiver<State>,
    /// How long a visitor waits for the first copy.
    patience: Duration,
    /// Stops the refreshing when the blog is dropped.
    _tasks: JoinSet<()>,
}

/// Neither of the two right after a first start.
#[derive(Default)]
struct State {
    /// The copy, and until when it is served; built-in posts have no end.
    copy: Option<(Arc<Snapshot>, Option<Instant>)>,
    /// Why the last refresh failed, if it did.
    failure: Option<Failure>,
}

impl State {
    fn at(&self, now: Instant) -> Result<Arc<Snapshot>, Failure> {
        match &self.copy {
            Some((copy, until)) if until.is_none_or(|until| now < until) => Ok(Arc::clone(copy)),
            _ => Err(self.failure.clone().unwrap_or(Failure::Timeout)),
        }
    }
}

impl Blog {
    /// Opens the blog and starts to refresh its copy. Does not wait for the CMS, which may be down.
    ///
    /// # Errors
    /// If the built-in posts are invalid.
    pub fn open(
        settings: &BlogSettings,
        client: &Client,
        metrics: &Metrics,
    ) -> Result<Self, String> {
        let mut tasks = JoinSet::new();
        let (sender, state) = watch::channel(State::default());
        if let Some(cms) = &settings.cms {
            let refresher = refresh::Refresher {
                upstream: upstream::Upstream::new(cms.clone(), settings, client.clone()),
                file: settings.file.clone(),
                every: settings.refresh,
                retry: settings.retry,
                metrics: metrics.clone(),
                state: sender,
            };
            tasks.spawn(refresher.run());
        } else {
            let copy = Some((Arc::new(builtin::snapshot()?), None));
            sender.send_modify(|state| state.copy = copy);
        }
        Ok(Self {
            state,
            patience: settings.timeout,
            _tasks: tasks,
        })
    }

    /// The copy. After a first start, waits for it no longer than one request to the CMS may take.
    ///
    /// # Errors
    /// Why there is none that is recent enough.
    pub async fn snapshot(&self) -> Result<Arc<Snapshot>, Failure> {
        let mut state = self.state.clone();
        let decided = |state: &State| state.copy.is_some() || state.failure.is_some();
        if !decided(&state.borrow()) {
            // Both a time limit and the end of the task are found in the state.
            let _ = tokio::time::timeout(self.patience, state.wait_for(decided)).await;
        }
        state.borrow().at(Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [W-622] a copy is served for a week after it was last confirmed, whatever the refreshes since then
    #[tokio::test]
    async fn a_copy_is_served_until_its_time_is_over() {
        let copy = Arc::new(builtin::snapshot().expect("valid posts"));
        let now = Instant::now();
        let state = State {
            copy: Some((copy, Some(now + MAX_AGE))),
            failure: Some(Failure::Timeout),
        };
        assert_eq!(MAX_AGE.as_secs(), 7 * 24 * 3600);
        assert!(state.at(now + MAX_AGE - Duration::from_secs(1)).is_ok());
        assert_eq!(state.at(now + MAX_AGE).err(), Some(Failure::Timeout));
    }
}
