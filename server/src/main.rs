//! `brightcrew-server`: reads its settings, starts, serves, stops.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unreachable,
    clippy::unwrap_used,
    reason = "a panic ends one request or the start, and is in the log"
)]

use std::io::stdout;
use std::path::PathBuf;
use std::process::ExitCode;

use brightcrew_server::command;
use brightcrew_server::settings::{Settings, TABLE};
use brightcrew_server::startup::Application;
use brightcrew_server::telemetry::{log, traces};
use clap::{Parser, Subcommand};
use mimalloc::MiMalloc;

/// Building a response makes many small allocations, which mimalloc handles faster than the system allocator.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

/// Serves the built Brightcrew site.
#[derive(Parser)]
#[command(version, after_help = format!("Settings, from the environment or the file:\n\n{TABLE}"))]
struct Arguments {
    /// A TOML file with settings; environment variables take precedence.
    #[arg(long, value_name = "FILE", global = true)]
    config: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Lists, exports, deletes, backs up or retries leads; safe while the server runs.
    #[command(subcommand)]
    Leads(command::Command),
}

#[actix_web::main]
async fn main() -> ExitCode {
    match perform(&Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn perform(arguments: &Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let settings = Settings::read(arguments.config.as_deref())?;
    match &arguments.command {
        None => serve(settings).await,
        Some(Command::Leads(command)) => {
            Ok(command::run(command, &settings.leads, &mut stdout().lock()).await?)
        }
    }
}

async fn serve(settings: Settings) -> Result<(), Box<dyn std::error::Error>> {
    let log = log::init(&settings.log, traces::provider(&settings.traces)?)?;
    let address = settings.listen;
    let application = Application::build(settings)
        .await?
        .counting_lost_lines(log.lost());
    tracing::info!(ip = %address.ip(), port = application.port(), url = %application.public_url(), "serving");
    application.run().await?;
    tracing::info!("stopped");
    Ok(())
}
