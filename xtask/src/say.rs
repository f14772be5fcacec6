//! What the commands print: headings, steps with their seconds, tables; and programs whose output is shown.

use std::cell::RefCell;
use std::io::{BufRead, BufReader, IsTerminal, Write};
use std::process::ExitCode;
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
    let seconds = || seconds(started.elapsed());
    if is_watched() && KEPT.with_borrow(Option::is_none) {
        line(&format!("{label} …"));
        command.run().context(label.to_owned())?;
        line(&format!("  {}", seconds()));
        return Ok(());
    }
    raw(&format!("{label} … "));
    let output = command
        .stderr_to_stdout()
        .stdout_capture()
        .unchecked()
        .run()
        .with_context(|| format!("{label}: {command:?} did not start"))?;
    line(&seconds());
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
    let reader = command
        .stderr_to_stdout()
        .unchecked()
        .reader()
        .with_context(|| format!("{command:?} did not start"))?;
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
    Ok(Seen {
        text,
        success: output.status.success(),
    })
}

/// The version number in the first line of `<program> --version`; `None` when the program cannot be run.
pub fn version_of(command: &Expression) -> Option<String> {
    let text = command.stderr_null().read().ok()?;
    let number = text.split_whitespace().find(|word| {
        word.trim_start_matches('v')
            .starts_with(|c: char| c.is_ascii_digit())
    })?;
    Some(number.trim_start_matches('v').to_owned())
}

/// The exit code of a command that succeeded or failed.
pub fn exit_code(success: bool) -> ExitCode {
    if success {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// `12.3 s`
pub fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

/// Lays rows out in columns: the first to the left, the others to the right.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let length = |cell: &String| cell.chars().count();
    let widths: Vec<usize> = (0..columns)
        .map(|column| {
            rows.iter()
                .filter_map(|row| row.get(column).map(length))
                .max()
                .unwrap_or(0)
        })
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut cells = String::new();
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            let padding = " ".repeat(width - length(cell));
            cells += &match column {
                0 => format!("  {cell}{padding}"),
                _ => format!("  {padding}{cell}"),
            };
        }
        text += cells.trim_end();
        text.push('\n');
    }
    text
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
    fn a_failed_step_shows_the_end_of_its_output() {
        let script = "for i in $(seq 200); do echo line $i; done; exit 1";
        let (error, _) = kept(|| {
            step("counting", &cmd!("sh", "-c", script))
                .unwrap_err()
                .to_string()
        });
        assert!(
            error.starts_with("counting") && error.ends_with("line 200"),
            "{error}"
        );
        assert!(
            !error.contains("line 80\n") && error.contains("line 81\n"),
            "{error}"
        );
    }

    #[test]
    fn a_missing_program_is_named() {
        let (error, _) = kept(|| step("asking", &cmd!("not-installed-here")).unwrap_err());
        assert!(
            format!("{error:#}").contains("not-installed-here"),
            "{error:#}"
        );
    }

    #[test]
    fn versions_are_read_with_and_without_a_v() {
        assert_eq!(
            version_of(&cmd!("echo", "v24.21.0")).as_deref(),
            Some("24.21.0")
        );
        assert_eq!(
            version_of(&cmd!("echo", "wasm-pack 0.15.1")).as_deref(),
            Some("0.15.1")
        );
        assert_eq!(version_of(&cmd!("echo", "no number here")), None);
        assert_eq!(version_of(&cmd!("/nowhere/at/all")), None);
    }

    #[test]
    fn a_table_lines_its_columns_up() {
        let rows = [
            vec!["page", "JS"],
            vec!["/es — inicio", "112.0 kB"],
            vec!["short row"],
        ];
        let rows = rows.map(|row| row.into_iter().map(str::to_owned).collect());
        assert_eq!(
            table(&rows),
            "  page                JS\n  /es — inicio  112.0 kB\n  short row\n"
        );
    }
}
