//! `brightcrew-server leads`: the operator's CLI. Can be used while a server runs.

use std::io::{self, Write};
use std::path::PathBuf;

use chrono::{DateTime, SecondsFormat, Utc};
use clap::{Subcommand, ValueEnum};
use serde_json::{Value, json};
use uuid::Uuid;

use super::outbox::{Deleted, OpenError, Outbox, Record, RecordFilter};
use super::{Kind, State};
use crate::settings::{Database, LeadSettings};

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Lists leads, one per line, without the fields that visitors typed.
    List(Filter),
    /// Prints leads as JSON, one per line, with the fields that visitors typed.
    Export(Filter),
    /// Deletes all leads of a person, regardless of state.
    Delete {
        /// The person's e-mail address, in any case.
        #[arg(long)]
        email: String,
    },
    /// Writes a copy of the SQLite file; safe while the server runs. For PostgreSQL use pg_dump.
    Backup {
        /// The path of the copy; must not exist yet.
        file: PathBuf,
    },
    /// Makes dead leads due again and resets their attempts.
    Retry {
        /// Ids of the leads.
        #[arg(required_unless_present = "all", value_name = "ID")]
        ids: Vec<Uuid>,
        /// All dead leads.
        #[arg(long, conflicts_with = "ids")]
        all: bool,
    },
}

#[derive(Debug, clap::Args)]
pub struct Filter {
    /// Only leads of this kind.
    #[arg(long)]
    kind: Option<Kind>,
    /// Only leads in this state.
    #[arg(long)]
    state: Option<State>,
    /// Only leads with this e-mail address, in any case.
    #[arg(long)]
    email: Option<String>,
}

impl Filter {
    fn to_filter(&self) -> RecordFilter {
        RecordFilter {
            kind: self.kind,
            state: self.state,
            email: self.email.clone(),
        }
    }
}

#[derive(Debug, thiserror::Error)]
pub enum CommandError {
    /// The SQLite file does not exist.
    #[error("There is no outbox at {0}: no server has been started with this DATABASE_URL.")]
    Missing(String),
    /// The outbox cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A query failed.
    #[error("The outbox cannot be used: {0}")]
    Database(#[from] sqlx::Error),
    /// Only SQLite can be backed up by this command.
    #[error("The outbox is in PostgreSQL: use pg_dump to back it up.")]
    NotAFile,
    /// The output cannot be written.
    #[error("The output cannot be written: {0}")]
    Output(#[from] io::Error),
}

/// Runs a command and writes its result to `output`.
///
/// # Errors
/// If the outbox does not exist or cannot be used, or `output` cannot be written.
pub async fn run(
    command: &Command,
    settings: &LeadSettings,
    output: &mut impl Write,
) -> Result<(), CommandError> {
    if let Database::Sqlite(file) = &settings.database
        && !file.path.exists()
    {
        return Err(CommandError::Missing(file.path.display().to_string()));
    }
    let outbox = Outbox::open(&settings.database, settings.database_timeout).await?;
    let result = execute(command, &outbox, output).await;
    outbox.close().await;
    result
}

async fn execute(
    command: &Command,
    outbox: &Outbox,
    output: &mut impl Write,
) -> Result<(), CommandError> {
    match command {
        Command::List(filter) => {
            let records = outbox.find(&filter.to_filter()).await?;
            for record in &records {
                writeln!(output, "{}", line(record))?;
            }
            let (number, leads) = (records.len(), plural(records.len() as u64));
            writeln!(output, "{number} {leads}")?;
        }
        Command::Export(filter) => {
            for record in outbox.find(&filter.to_filter()).await? {
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
            let Deleted {
                number,
                sent,
                log_has_text,
            } = outbox.delete_person(email).await?;
            writeln!(output, "{number} {} deleted", plural(number))?;
            if sent > 0 {
                writeln!(
                    output,
                    "{sent} of them had been sent, or may have been: the receiving services may keep them"
                )?;
            }
            if log_has_text {
                writeln!(
                    output,
                    "The file's log still has their text, because it is being read (by an export or a backup?): run this \
                     again when that has ended"
                )?;
            }
        }
        Command::Retry { ids, all } => {
            let ids = (!all).then_some(ids.as_slice());
            let number = outbox.retry(ids, outbox.now().await?).await?;
            let leads = plural(number);
            writeln!(output, "{number} dead {leads} queued again")?;
        }
    }
    output.flush()?;
    Ok(())
}

fn plural(number: u64) -> &'static str {
    if number == 1 { "lead" } else { "leads" }
}

/// Columns: id, kind, state, attempts, stored at, next attempt or end, last error.
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
