//! Structured logs.

use std::io::{IsTerminal as _, stdout};

use tracing::Subscriber;
use tracing_appender::non_blocking::{ErrorCounter, WorkerGuard};
use tracing_subscriber::fmt::{MakeWriter, layer};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::{SubscriberInitExt as _, TryInitError};
use tracing_subscriber::{Layer as _, Registry};

use crate::settings::{LogFormat, LogSettings};

/// Logs to standard output from now on, for the whole process. A thread of its own writes, so that nobody who logs waits
/// for whoever reads; lines beyond what it can hold are lost and counted. What is still to be written is, once the guard
/// is dropped.
///
/// # Errors
/// When the process already logs some other way.
pub fn init(settings: &LogSettings) -> Result<Log, TryInitError> {
    let (writer, guard) = tracing_appender::non_blocking(stdout());
    let lost = writer.error_counter();
    subscriber(settings, writer, stdout().is_terminal()).try_init()?;
    Ok(Log {
        lost,
        _guard: guard,
    })
}

/// The log of the process, until it is dropped.
pub struct Log {
    lost: ErrorCounter,
    _guard: WorkerGuard,
}

impl Log {
    /// Counts the lines that were lost.
    #[must_use]
    pub fn lost(&self) -> ErrorCounter {
        self.lost.clone()
    }
}

/// What `init` sets up, writing anywhere; `colours` for a terminal.
pub fn subscriber<W>(
    settings: &LogSettings,
    writer: W,
    colours: bool,
) -> impl Subscriber + Send + Sync
where
    W: for<'w> MakeWriter<'w> + Send + Sync + 'static,
{
    let lines = match settings.format {
        LogFormat::Json => layer()
            .json()
            .flatten_event(true)
            .with_span_list(false)
            .with_writer(writer)
            .boxed(),
        LogFormat::Pretty => layer()
            .compact()
            .with_ansi(colours)
            .with_writer(writer)
            .boxed(),
    };
    Registry::default().with(lines.with_filter(settings.filter.clone()))
}
