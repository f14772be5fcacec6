//! Console output: headings, timed steps, and commands whose output is shown.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use duct::Expression;

/// Maximum number of output lines shown for a failed step.
const MAX_SHOWN_LINES: usize = 120;

thread_local! {
    /// Captured output of this thread, while capturing.
    static CAPTURED: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs `work` and returns its output instead of printing it.
pub fn captured<T>(work: impl FnOnce() -> T) -> (T, String) {
    CAPTURED.set(Some(String::new()));
    let result = work();
    (result, CAPTURED.take().unwrap_or_default())
}

pub fn line(text: &str) {
    raw(&format!("{text}\n"));
}

/// Prints a text and flushes. Write errors (such as a closed pipe) are ignored.
pub fn raw(text: &str) {
    let captured = CAPTURED
        .with_borrow_mut(|captured| captured.as_mut().map(|captured| captured.push_str(text)));
    if captured.is_none() {
        let mut out = std::io::stdout().lock();
        let _ = out.write_all(text.as_bytes());
        let _ = out.flush();
    }
}

pub fn heading(text: &str) {
    line(&format!("\n== {text}"));
}

/// Whether the output is a terminal, so that child processes may show progress.
pub fn is_interactive() -> bool {
    std::io::stdout().is_terminal() && std::io::stderr().is_terminal()
}

/// Runs a build step and prints its duration. In a terminal the command's own output is shown; otherwise only if it
/// fails.
///
/// # Errors
/// If the command cannot be started or fails.
pub fn step(label: &str, command: &Expression) -> Result<()> {
    let started = Instant::now();
    if is_interactive() && CAPTURED.with_borrow(Option::is_none) {
        line(&format!("{label} …"));
        command.run().context(label.to_owned())?;
        line(&format!("  {}", seconds(started.elapsed())));
        return Ok(());
    }
    raw(&format!("{label} … "));
    let command = command.stderr_to_stdout().stdout_capture().unchecked();
    let output = command
        .run()
        .with_context(|| format!("{label}: {command:?} did not start"))?;
    line(&seconds(started.elapsed()));
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stdout);
        let lines: Vec<&str> = text.lines().collect();
        let shown = &lines[lines.len().saturating_sub(MAX_SHOWN_LINES)..];
        bail!("{label}: {}:\n{}", output.status, shown.join("\n"));
    }
    Ok(())
}

/// Output of a command (both streams, interleaved) and whether it succeeded.
pub struct CommandOutput {
    pub text: String,
    pub success: bool,
}

/// Runs a command, printing and returning its output.
///
/// # Errors
/// If the command cannot be started.
pub fn run(command: &Expression) -> Result<CommandOutput> {
    let reader = command.stderr_to_stdout().unchecked().reader();
    let reader = reader.with_context(|| format!("{command:?} did not start"))?;
    let mut text = String::new();
    let mut lines = BufReader::new(&reader);
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        let words = String::from_utf8_lossy(&line);
        raw(&words);
        text += &words;
        line.clear();
    }
    let output = reader.try_wait()?.context("the command is still running")?;
    let success = output.status.success();
    Ok(CommandOutput { text, success })
}

/// The version number in the output of `<program> --version`; `None` if it cannot be run.
pub fn version_of(command: &Expression) -> Option<String> {
    let text = command.stderr_null().read().ok()?;
    let words = text.split_whitespace();
    let mut versions = words.map(|word| word.trim_start_matches('v'));
    let version = versions.find(|word| word.starts_with(|c: char| c.is_ascii_digit()));
    version.map(str::to_owned)
}

/// `12.3 s`
pub fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use duct::cmd;

    use super::*;

    #[test]
    fn both_streams_and_the_exit_status_are_captured() {
        let script = "echo out; echo err >&2; exit 3";
        let (output, printed) = captured(|| run(&cmd!("sh", "-c", script)).unwrap());
        assert_eq!(
            (output.text.as_str(), output.success),
            ("out\nerr\n", false)
        );
        assert_eq!(printed, output.text);
    }

    #[test]
    fn a_failed_step_names_the_missing_program_or_shows_the_end_of_its_output() {
        let failure = |command| {
            format!(
                "{:#}",
                captured(|| step("counting", &command)).0.unwrap_err()
            )
        };
        let shown = failure(cmd!("sh", "-c", "seq -f 'line %g' 200; exit 1"));
        assert!(shown.starts_with("counting") && shown.ends_with("line 200"));
        assert!(shown.contains("line 81\n") && !shown.contains("line 80\n"));
        assert!(failure(cmd!("not-installed-here")).contains("not-installed-here"));
    }

    #[test]
    fn versions_are_parsed_with_and_without_a_v() {
        let of = |text| version_of(&cmd!("echo", text));
        assert_eq!(of("v24.21.0").as_deref(), Some("24.21.0"));
        assert_eq!(of("wasm-pack 0.15.1").as_deref(), Some("0.15.1"));
        assert_eq!(of("no number here"), None);
        assert_eq!(version_of(&cmd!("/nowhere/at/all")), None);
    }
}
