//! `brightcrew-server`: reads its settings, starts, serves, stops.

use std::path::PathBuf;
use std::process::ExitCode;

use brightcrew_server::settings::{Settings, TABLE};
use brightcrew_server::startup::Application;
use brightcrew_server::telemetry;
use clap::Parser;

/// Serves the built Brightcrew site.
#[derive(Parser)]
#[command(version, after_help = format!("Settings, from the environment or the file:\n\n{TABLE}"))]
struct Arguments {
    /// A TOML file with settings; the environment wins over it.
    #[arg(long, value_name = "FILE")]
    config: Option<PathBuf>,
}

#[actix_web::main]
async fn main() -> ExitCode {
    match serve(&Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

async fn serve(arguments: &Arguments) -> Result<(), Box<dyn std::error::Error>> {
    let settings = Settings::read(arguments.config.as_deref())?;
    telemetry::init(&settings.log)?;
    let address = settings.listen;
    let application = Application::build(settings).await?;
    tracing::info!(ip = %address.ip(), port = application.port(), url = %application.public_url(), "serving");
    application.run().await?;
    tracing::info!("stopped");
    Ok(())
}
