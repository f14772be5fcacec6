//! Structured logs.

use std::io::{IsTerminal as _, stdout};

use tracing::Subscriber;
use tracing_subscriber::fmt::{MakeWriter, layer};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::{SubscriberInitExt as _, TryInitError};
use tracing_subscriber::{Layer as _, Registry};

use crate::settings::{LogFormat, LogSettings};

/// Logs to standard output from now on, for the whole process.
///
/// # Errors
/// When the process already logs some other way.
pub fn init(settings: &LogSettings) -> Result<(), TryInitError> {
    subscriber(settings, stdout, stdout().is_terminal()).try_init()
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
