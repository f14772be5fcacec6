//! `brightcrew-server leads`: what an operator can see and do. Works beside a running server.

use std::io::{self, Write};
use std::path::PathBuf;

use chrono::{DateTime, SecondsFormat, Utc};
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};
use uuid::Uuid;

use super::outbox::{OpenError, Outbox, Record, Wanted};
use super::{Kind, State};
use crate::settings::{Database, LeadSettings};

/// What to do with the leads of the outbox.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Shows the leads, one per line, without what visitors typed.
    List(Filter),
    /// Writes the leads as JSON, one per line, with everything that visitors typed.
    Export(Filter),
    /// Deletes every lead of a person, whatever its state.
    Delete {
        /// The person's e-mail address, in whatever case.
        #[arg(long)]
        email: String,
    },
    /// Writes a copy of the outbox's file, also while the server runs. A PostgreSQL is backed up with its own tools.
    Backup {
        /// The copy; it must not be there yet.
        file: PathBuf,
    },
    /// Makes dead leads due again, with all their tries.
    Retry {
        /// The leads' ids.
        #[arg(required_unless_present = "all", value_name = "ID")]
        ids: Vec<Uuid>,
        /// All dead leads.
        #[arg(long, conflicts_with = "ids")]
        all: bool,
    },
}

/// Which leads.
#[derive(Debug, clap::Args)]
pub struct Filter {
    /// Only leads of this kind.
    #[arg(long)]
    kind: Option<Kind>,
    /// Only leads that have come this far.
    #[arg(long)]
    state: Option<State>,
    /// Only leads of this e-mail address, in whatever case.
    #[arg(long)]
    email: Option<String>,
}

impl Filter {
    fn wanted(&self) -> Wanted {
        Wanted {
            kind: self.kind,
            state: self.state,
            email: self.email.clone(),
        }
    }
}

/// Why the command failed.
#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// There is no outbox yet.
    #[error("There is no outbox at {0}: no server has run with this DATABASE_URL.")]
    None(String),
    /// The outbox cannot be used.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The outbox cannot be read or written.
    #[error("The outbox cannot be used: {0}")]
    Database(#[from] sqlx::Error),
    /// Only a file is copied.
    #[error("The outbox is in PostgreSQL, which pg_dump backs up.")]
    NotAFile,
    /// The output cannot be written.
    #[error("The output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// Does it, writing to `output`.
///
/// # Errors
/// When there is no outbox, or it or the output cannot be used.
pub async fn run(
    command: &Command,
    settings: &LeadSettings,
    output: &mut impl Write,
) -> Result<(), CommandError> {
    if let Database::Sqlite(file) = &settings.database
        && !file.path.exists()
    {
        return Err(CommandError::None(file.path.display().to_string()));
    }
    let outbox = Outbox::open(&settings.database, settings.database_timeout).await?;
    let done = perform(command, &outbox, output).await;
    outbox.close().await;
    done
}

async fn perform(
    command: &Command,
    outbox: &Outbox,
    output: &mut impl Write,
) -> Result<(), CommandError> {
    match command {
        Command::List(filter) => {
            let records = outbox.records(&filter.wanted()).await?;
            for record in &records {
                writeln!(output, "{}", line(record))?;
            }
            let (number, leads) = (records.len(), plural(records.len() as u64));
            writeln!(output, "{number} {leads}")?;
        }
        Command::Export(filter) => {
            for record in outbox.records(&filter.wanted()).await? {
                writeln!(output, "{}", object(&record))?;
            }
        }
        Command::Backup { file } => {
            if !outbox.backup(file).await? {
                return Err(CommandError::NotAFile);
            }
            writeln!(output, "{} written", file.display())?;
        }
        Command::Delete { email } => {
            let number = outbox.delete(email).await?;
            writeln!(output, "{number} {} deleted", plural(number))?;
        }
        Command::Retry { ids, all } => {
            let ids = (!all).then_some(ids.as_slice());
            let number = outbox.retry(ids, outbox.now().await?).await?;
            let leads = plural(number);
            writeln!(output, "{number} dead {leads} made due again")?;
        }
    }
    output.flush()?;
    Ok(())
}

fn plural(number: u64) -> &'static str {
    if number == 1 { "lead" } else { "leads" }
}

/// id, kind, state, tries, stored, next try or end, last error.
fn line(record: &Record) -> String {
    let Record {
        id,
        kind,
        state,
        tries,
        ..
    } = record;
    let then = record.ended_at.unwrap_or(record.due_at);
    let error = record.last_error.as_deref().unwrap_or("-");
    format!(
        "{id}  {kind:9}  {state:9}  {tries:3}  {}  {}  {error}",
        time(record.created_at),
        time(then)
    )
}

fn object(record: &Record) -> Value {
    json!({
        "id": record.id,
        "kind": record.kind,
        "state": record.state,
        "tries": record.tries,
        "createdAt": time(record.created_at),
        "dueAt": time(record.due_at),
        "endedAt": record.ended_at.map(time),
        "lastError": record.last_error,
        "idempotencyKey": record.key,
        "requestId": record.request_id,
        "lead": serde_json::from_str::<Value>(&record.payload).unwrap_or_default(),
    })
}

fn time(moment: DateTime<Utc>) -> String {
    moment.to_rfc3339_opts(SecondsFormat::Secs, true)
}

impl ValueEnum for Kind {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(self.name().into())
    }
}

impl ValueEnum for State {
    fn value_variants<'a>() -> &'a [Self] {
        &Self::ALL
    }

    fn to_possible_value(&self) -> Option<clap::builder::PossibleValue> {
        Some(self.name().into())
    }
}
