//! What the commands print: headings, steps with their seconds, tables.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

/// Prints one line.
pub fn line(text: &str) {
    raw(&format!("{text}\n"));
}

/// Prints a text as it is and flushes it. A reader that has gone away is no error of ours.
pub fn raw(text: &str) {
    if cfg!(test) {
        // The macro's output is kept with the test that printed it.
        print!("{text}");
        return;
    }
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

/// Prints the heading of a stage of the tests.
pub fn heading(text: &str) {
    line(&format!("\n== {text}"));
}

/// Whether a person is watching: then children may draw their own progress.
pub fn is_watched() -> bool {
    std::io::stdout().is_terminal() && std::io::stderr().is_terminal()
}

/// A step under way. It says what it does when it starts, and how long it took when it ends.
#[must_use]
pub struct Step {
    started: Instant,
    watched: bool,
}

impl Step {
    /// Says what is being done. The line stays open for the seconds, unless a child may write below it.
    pub fn start(label: &str) -> Self {
        let watched = is_watched();
        raw(&format!("{label} …{}", if watched { "\n" } else { " " }));
        Self {
            started: Instant::now(),
            watched,
        }
    }

    /// Ends the step well.
    pub fn done(self) {
        self.end("");
    }

    /// Ends the step well and adds what came of it.
    pub fn done_with(self, result: &str) {
        self.end(&format!(", {result}"));
    }

    /// Ends the line of a step that failed; the caller says why.
    pub fn failed(self) {
        self.end(", failed");
    }

    fn end(self, result: &str) {
        let indent = if self.watched { "  " } else { "" };
        line(&format!(
            "{indent}{}{result}",
            seconds(self.started.elapsed())
        ));
    }
}

/// `12.3 s`
pub fn seconds(duration: Duration) -> String {
    format!("{:.1} s", duration.as_secs_f64())
}

/// Bytes as `12.3 kB`; 1 kB is 1,000 bytes, as in the budgets.
pub fn kilobytes(bytes: u64) -> String {
    format!("{}.{} kB", bytes / 1000, bytes % 1000 / 100)
}

/// Lays rows out in columns: the first to the left, the others to the right.
pub fn table(rows: &[Vec<String>]) -> String {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
    };
    let widths: Vec<usize> = (0..columns)
        .map(|column| width(column).unwrap_or(0))
        .collect();
    let mut text = String::new();
    for row in rows {
        let mut cells = String::new();
        for (column, (cell, &width)) in row.iter().zip(&widths).enumerate() {
            let padding = " ".repeat(width - cell.chars().count());
            cells += &if column == 0 {
                format!("  {cell}{padding}")
            } else {
                format!("  {padding}{cell}")
            };
        }
        text += cells.trim_end();
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kilobytes_are_a_thousand_bytes_and_never_rounded_up() {
        assert_eq!(kilobytes(0), "0.0 kB");
        assert_eq!(kilobytes(999), "0.9 kB");
        assert_eq!(kilobytes(60_000), "60.0 kB");
        assert_eq!(kilobytes(119_999), "119.9 kB");
    }

    #[test]
    fn a_table_lines_its_columns_up() {
        let rows = vec![
            vec!["page".to_owned(), "JS".to_owned()],
            vec!["/es — inicio".to_owned(), "112.0 kB".to_owned()],
            vec!["short row".to_owned()],
        ];
        assert_eq!(
            table(&rows),
            "  page                JS\n  /es — inicio  112.0 kB\n  short row\n"
        );
    }
}
