//! Structured logs.

use std::io::{IsTerminal as _, stdout};

use opentelemetry_sdk::trace::SdkTracerProvider;
use tracing::Subscriber;
use tracing::level_filters::LevelFilter;
use tracing_appender::non_blocking::{ErrorCounter, WorkerGuard};
use tracing_subscriber::fmt::{MakeWriter, layer};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::{SubscriberInitExt as _, TryInitError};
use tracing_subscriber::{Layer as _, Registry};

use crate::settings::{LogFormat, LogSettings};
use crate::traces;

/// Logs to standard output from now on, for the whole process. A thread of its own writes, so that nobody who logs waits
/// for whoever reads; lines beyond what it can hold are lost and counted. What is still to be written is, once the guard
/// is dropped.
///
/// # Errors
/// When the process already logs some other way.
pub fn init(
    settings: &LogSettings,
    traces: Option<SdkTracerProvider>,
) -> Result<Log, TryInitError> {
    let (writer, guard) = tracing_appender::non_blocking(stdout());
    let lost = writer.error_counter();
    subscriber(settings, writer, stdout().is_terminal(), traces.as_ref()).try_init()?;
    Ok(Log {
        lost,
        traces,
        _guard: guard,
    })
}

/// The log of the process, until it is dropped.
pub struct Log {
    lost: ErrorCounter,
    traces: Option<SdkTracerProvider>,
    _guard: WorkerGuard,
}

impl Log {
    /// Counts the lines that were lost.
    #[must_use]
    pub fn lost(&self) -> ErrorCounter {
        self.lost.clone()
    }
}

impl Drop for Log {
    /// Sends what is still to be sent of the traces.
    fn drop(&mut self) {
        if let Some(Err(error)) = self.traces.as_ref().map(SdkTracerProvider::shutdown) {
            tracing::warn!(cause = %error, "the last traces could not be sent");
        }
    }
}

/// What `init` sets up, writing anywhere; `colours` for a terminal. Spans of traces are not the log's.
pub fn subscriber<W>(
    settings: &LogSettings,
    writer: W,
    colours: bool,
    traces: Option<&SdkTracerProvider>,
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
    let filter = settings
        .filter
        .clone()
        .with_target(traces::TARGET, LevelFilter::OFF);
    Registry::default()
        .with(lines.with_filter(filter))
        .with(traces.map(traces::layer))
}
