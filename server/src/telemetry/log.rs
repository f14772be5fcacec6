//! Logging.

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
use crate::telemetry::traces;

/// Sets up logging to standard output for the whole process. A separate thread writes, so that slow readers do not
/// block requests; lines beyond its buffer are dropped and counted. Dropping the returned value flushes the rest.
///
/// # Errors
/// If a global subscriber is already set.
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

/// Handle of the process's log; flushes on drop.
pub struct Log {
    lost: ErrorCounter,
    traces: Option<SdkTracerProvider>,
    _guard: WorkerGuard,
}

impl Log {
    /// The counter of dropped lines.
    #[must_use]
    pub fn lost(&self) -> ErrorCounter {
        self.lost.clone()
    }
}

impl Drop for Log {
    /// Flushes the remaining traces.
    fn drop(&mut self) {
        if let Some(Err(error)) = self.traces.as_ref().map(SdkTracerProvider::shutdown) {
            tracing::warn!(cause = %error, "could not send the last traces");
        }
    }
}

/// The subscriber of `init` with any writer; `colours` for a terminal. Trace spans are excluded from the log.
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
