//! What the commands print: headings, steps with their seconds; and programs whose output is shown.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use duct::Expression;

/// How many lines of a failed step are shown.
const SHOWN_LINES: usize = 120;

thread_local! {
    /// What this thread has printed, when it keeps that to itself.
    static KEPT: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs `work` and returns what it printed instead of printing it.
pub fn kept<T>(work: impl FnOnce() -> T) -> (T, String) {
    KEPT.set(Some(String::new()));
    let result = work();
    (result, KEPT.take().unwrap_or_default())
}

/// Prints one line.
pub fn line(text: &str) {
    raw(&format!("{text}\n"));
}

/// Prints a text as it is and flushes it. A reader that has gone away is no error of ours.
pub fn raw(text: &str) {
    let kept = KEPT.with_borrow_mut(|kept| kept.as_mut().map(|kept| kept.push_str(text)));
    if kept.is_none() {
        let mut out = std::io::stdout().lock();
        let _ = out.write_all(text.as_bytes());
        let _ = out.flush();
    }
}

/// Prints the heading of a stage of the tests.
pub fn heading(text: &str) {
    line(&format!("\n== {text}"));
}

/// Whether a person is watching: then children may draw their own progress.
pub fn is_watched() -> bool {
    std::io::stdout().is_terminal() && std::io::stderr().is_terminal()
}

/// Runs one step of a build and says how long it took. Someone who watches sees the program's own progress; otherwise
/// its output is shown only when it fails.
///
/// # Errors
/// When the program is missing or ends with a failure.
pub fn step(label: &str, command: &Expression) -> Result<()> {
    let started = Instant::now();
    if is_watched() && KEPT.with_borrow(Option::is_none) {
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
        let shown = &lines[lines.len().saturating_sub(SHOWN_LINES)..];
        bail!("{label}: {}:\n{}", output.status, shown.join("\n"));
    }
    Ok(())
}

/// What a program printed (both streams, as they came) and whether it succeeded.
pub struct Seen {
    pub text: String,
    pub success: bool,
}

/// Runs a program, prints what it prints and keeps it, so that its tests can be counted.
///
/// # Errors
/// When the program is missing.
pub fn show(command: &Expression) -> Result<Seen> {
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
    let output = reader.try_wait()?.context("the program has not ended")?;
    let success = output.status.success();
    Ok(Seen { text, success })
}

/// The version number in what `<program> --version` prints; `None` when the program cannot be run.
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
    fn both_streams_are_kept_and_the_ending_is_known() {
        let script = "echo out; echo err >&2; exit 3";
        let (seen, printed) = kept(|| show(&cmd!("sh", "-c", script)).unwrap());
        assert_eq!((seen.text.as_str(), seen.success), ("out\nerr\n", false));
        assert_eq!(printed, seen.text);
    }

    #[test]
    fn a_failed_step_names_what_is_missing_or_shows_the_end_of_its_output() {
        let failure = |command| format!("{:#}", kept(|| step("counting", &command)).0.unwrap_err());
        let shown = failure(cmd!("sh", "-c", "seq -f 'line %g' 200; exit 1"));
        assert!(shown.starts_with("counting") && shown.ends_with("line 200"));
        assert!(shown.contains("line 81\n") && !shown.contains("line 80\n"));
        assert!(failure(cmd!("not-installed-here")).contains("not-installed-here"));
    }

    #[test]
    fn versions_are_read_with_and_without_a_v() {
        let of = |text| version_of(&cmd!("echo", text));
        assert_eq!(of("v24.21.0").as_deref(), Some("24.21.0"));
        assert_eq!(of("wasm-pack 0.15.1").as_deref(), Some("0.15.1"));
        assert_eq!(of("no number here"), None);
        assert_eq!(version_of(&cmd!("/nowhere/at/all")), None);
    }
}
