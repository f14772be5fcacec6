//! Starting programs: quietly for builds, in full view for tests, with a sentence when a program is missing.

use std::fs::{self, File};
use std::io::{BufRead, BufReader, ErrorKind, Read};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, anyhow, bail};

use crate::project::Project;
use crate::say::{self, Step};

/// How many lines of a failed build's log are shown; the file holds all of them.
const SHOWN_LOG_LINES: usize = 120;

/// How long the output of a program that has ended may still be on its way.
const LAST_WORDS: Duration = Duration::from_secs(2);

/// Runs one step of a build. Someone who watches sees the program's own progress; otherwise its output goes to a log
/// in `target/xtask/logs`, and its last lines are shown only when it fails.
///
/// # Errors
/// When the program is missing or ends with a failure.
pub fn step(project: &Project, label: &str, command: &mut Command) -> Result<()> {
    let step = Step::start(label);
    let outcome = if say::is_watched() {
        watched(command)
    } else {
        logged(project, label, command)
    };
    match outcome {
        Ok(()) => step.done(),
        Err(_) => step.failed(),
    }
    outcome
}

fn watched(command: &mut Command) -> Result<()> {
    let status = command
        .status()
        .map_err(|error| not_started(command, error))?;
    ended_well(command, status)
}

fn logged(project: &Project, label: &str, command: &mut Command) -> Result<()> {
    let folder = project.own_dir().join("logs");
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let name: String = label
        .chars()
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '-' })
        .take(60)
        .collect();
    let path = folder.join(format!("{}.log", name.trim_matches('-')));
    let log = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
    let status = command
        .stdout(log.try_clone()?)
        .stderr(log)
        .status()
        .map_err(|error| not_started(command, error))?;
    ended_well(command, status).map_err(|error| {
        let text = fs::read(&path).unwrap_or_default();
        let text = String::from_utf8_lossy(&text);
        let lines: Vec<&str> = text.lines().collect();
        let shown = &lines[lines.len().saturating_sub(SHOWN_LOG_LINES)..];
        anyhow!(
            "{error}. The end of {}:\n{}",
            path.display(),
            shown.join("\n")
        )
    })
}

/// What a program printed (both streams, as they came) and how it ended.
pub struct Seen {
    pub text: String,
    pub success: bool,
}

/// Runs a program in full view and keeps what it prints, so that its tests can be counted.
///
/// # Errors
/// When the program is missing.
pub fn in_view(command: &mut Command) -> Result<Seen> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| not_started(command, error))?;
    let text = Arc::new(Mutex::new(String::new()));
    let (finished, both_finished) = mpsc::channel();
    if let Some(stream) = child.stdout.take() {
        pass_on(stream, Arc::clone(&text), finished.clone());
    }
    if let Some(stream) = child.stderr.take() {
        pass_on(stream, Arc::clone(&text), finished);
    }
    let status = child.wait()?;
    // A program that it left running keeps the streams open: then what came so far is all there is.
    let deadline = Instant::now() + LAST_WORDS;
    while both_finished
        .recv_timeout(deadline.saturating_duration_since(Instant::now()))
        .is_ok()
    {}
    let text = text.lock().unwrap_or_else(PoisonError::into_inner).clone();
    Ok(Seen {
        text,
        success: status.success(),
    })
}

/// Prints and keeps what a stream brings, on a thread of its own, and says when it has ended.
fn pass_on(stream: impl Read + Send + 'static, text: Arc<Mutex<String>>, finished: Sender<()>) {
    std::thread::spawn(move || {
        let mut reader = BufReader::new(stream);
        let mut line = Vec::new();
        while reader
            .read_until(b'\n', &mut line)
            .is_ok_and(|length| length > 0)
        {
            let words = String::from_utf8_lossy(&line);
            let mut kept = text.lock().unwrap_or_else(PoisonError::into_inner);
            say::raw(&words);
            kept.push_str(&words);
            drop(kept);
            line.clear();
        }
        let _ = finished.send(());
    });
}

/// Runs a program silently and returns what it prints to standard output.
///
/// # Errors
/// When the program is missing or fails; the message holds what it said.
pub fn answer(command: &mut Command) -> Result<String> {
    let output = command
        .output()
        .map_err(|error| not_started(command, error))?;
    if !output.status.success() {
        bail!(
            "{} failed:\n{}",
            words(command),
            String::from_utf8_lossy(&output.stderr).trim_end()
        );
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// The version number in the first line of `<program> --version`; `None` when the program cannot be run.
pub fn version_of(command: &mut Command) -> Option<String> {
    let text = answer(command.arg("--version")).ok()?;
    let number = text.split_whitespace().find(|word| {
        word.trim_start_matches('v')
            .starts_with(|c: char| c.is_ascii_digit())
    })?;
    Some(number.trim_start_matches('v').to_owned())
}

fn ended_well(command: &Command, status: ExitStatus) -> Result<()> {
    if status.success() {
        return Ok(());
    }
    Err(anyhow!("{} ended with {status}", words(command)))
}

fn words(command: &Command) -> String {
    let mut text = format!("`{}", command.get_program().to_string_lossy());
    for argument in command.get_args() {
        text.push(' ');
        text += &argument.to_string_lossy();
    }
    text + "`"
}

/// Why a program did not start; for one that is missing, how to get it.
fn not_started(command: &Command, error: std::io::Error) -> Error {
    if error.kind() != ErrorKind::NotFound {
        return Error::new(error).context(format!("{} did not start", words(command)));
    }
    let program = command.get_program().to_string_lossy().into_owned();
    if command
        .get_current_dir()
        .is_some_and(|folder| !folder.is_dir())
    {
        return anyhow!("{} needs a folder that is not there", words(command));
    }
    let help = match program.as_str() {
        "node" | "npm" | "npx" => {
            "Install Node 20.19 or later, which brings npm (https://nodejs.org)"
        }
        "rustup" | "rustc" | "cargo" => "Install Rust with rustup (https://rustup.rs)",
        _ => {
            "It belongs to the project's npm packages or to .tools; delete app/node_modules/.stamp and try again"
        }
    };
    anyhow!("`{program}` was not found. {help}.")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_streams_are_kept_and_the_ending_is_known() {
        let seen =
            in_view(Command::new("sh").args(["-c", "echo out; echo err >&2; exit 3"])).unwrap();
        assert!(
            seen.text.contains("out\n") && seen.text.contains("err\n"),
            "{}",
            seen.text
        );
        assert!(!seen.success);
    }

    #[test]
    fn a_program_left_running_does_not_hold_the_tests_up() {
        let started = Instant::now();
        let seen = in_view(Command::new("sh").args(["-c", "echo done; sleep 60 &"])).unwrap();
        assert!(seen.success && seen.text.contains("done"), "{}", seen.text);
        assert!(started.elapsed() < Duration::from_secs(30));
    }

    #[test]
    fn a_missing_program_is_named_with_the_way_to_get_it() {
        let mut command = Command::new("npm");
        command.env("PATH", "/nowhere-at-all");
        let message = answer(&mut command).unwrap_err().to_string();
        assert!(
            message.contains("`npm` was not found") && message.contains("Node 20.19"),
            "{message}"
        );
    }

    #[test]
    fn a_failing_program_says_why() {
        let message = answer(Command::new("sh").args(["-c", "echo no such luck >&2; exit 1"]))
            .unwrap_err()
            .to_string();
        assert!(message.contains("no such luck"), "{message}");
    }

    #[test]
    fn versions_are_read_with_and_without_a_v() {
        let version =
            |text: &str| version_of(Command::new("sh").args(["-c", &format!("echo '{text}'")]));
        assert_eq!(version("v24.21.0").as_deref(), Some("24.21.0"));
        assert_eq!(version("wasm-pack 0.15.1").as_deref(), Some("0.15.1"));
        assert_eq!(version("no number here"), None);
        assert_eq!(version_of(&mut Command::new("/nowhere/at/all")), None);
    }
}
