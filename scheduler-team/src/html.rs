//! Tables of web pages, as spreadsheets in the browser and many programs write them, also in files that are called `.xls`.

use crate::grid::{Grid, MergedRange};

/// The names of the characters from 192 to 255.
const LETTERS: &str = "Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml \
                       ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig \
                       agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml \
                       eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";
/// No cell is wider or higher.
const MAX_SPAN: usize = 200;

/// A cell: its text, and over how many columns and lines it goes.
struct Cell {
    text: String,
    columns: usize,
    rows: usize,
}

/// Whether a text is a web page or a part of one with a table.
fn is_page(text: &str) -> bool {
    text.trim_start().starts_with('<') && find(text, "<table").is_some()
}

/// The tables of a web page, one below the other; `None` for any other text.
pub(crate) fn grid(text: &str) -> Option<Grid> {
    if !is_page(text) {
        return None;
    }
    let mut lines: Vec<Vec<String>> = Vec::new();
    let mut merged = Vec::new();
    for table in tables(text) {
        let mut rows = rows(table);
        without_rulers(&mut rows);
        place(&rows, &mut lines, &mut merged);
        lines.push(Vec::new());
    }
    Some(Grid::of_cells("", lines, &merged))
}

fn find(text: &str, wanted: &str) -> Option<usize> {
    let bytes = text.as_bytes().windows(wanted.len());
    bytes
        .enumerate()
        .find(|(_, own)| own.eq_ignore_ascii_case(wanted.as_bytes()))
        .map(|(at, _)| at)
}

/// The insides of the tables; one within another is a part of it.
fn tables(text: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(at) = find(rest, "<table") {
        let inner = rest.get(at..).unwrap_or_default();
        let end = find(inner, "</table").unwrap_or(inner.len());
        let (table, after) = inner.split_at_checked(end).unwrap_or((inner, ""));
        found.push(table);
        rest = after;
    }
    found
}

/// The cells of the rows of a table, read tag by tag.
fn rows(table: &str) -> Vec<Vec<Cell>> {
    let mut rows: Vec<Vec<Cell>> = Vec::new();
    let mut open = false;
    let mut rest = table;
    while let Some(at) = rest.find('<') {
        let (text, tag) = rest.split_at_checked(at).unwrap_or((rest, ""));
        if open && let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
            cell.text.push_str(text);
        }
        let end = tag.find('>').map_or(tag.len(), |end| end + 1);
        let (tag, after) = tag.split_at_checked(end).unwrap_or((tag, ""));
        rest = after;
        let name = tag.trim_start_matches('<');
        let ends = name.find(|c: char| !(c.is_ascii_alphanumeric() || c == '/'));
        let name = name.get(..ends.unwrap_or(name.len())).unwrap_or_default();
        match name.to_ascii_lowercase().as_str() {
            "tr" => {
                open = false;
                rows.push(Vec::new());
            }
            "td" | "th" => {
                open = true;
                if rows.is_empty() {
                    rows.push(Vec::new());
                }
                if let Some(row) = rows.last_mut() {
                    row.push(Cell {
                        text: String::new(),
                        columns: number(tag, "colspan"),
                        rows: number(tag, "rowspan"),
                    });
                }
            }
            "/td" | "/th" | "/tr" => open = false,
            "br" | "br/" | "/p" | "/div" if open => {
                if let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
                    cell.text.push('\n');
                }
            }
            _ => {}
        }
    }
    // The last cell need not be closed.
    if open && let Some(cell) = rows.last_mut().and_then(|row| row.last_mut()) {
        cell.text.push_str(rest);
    }
    for cell in rows.iter_mut().flatten() {
        cell.text = plain(&cell.text);
    }
    rows
}

/// The number of an attribute, at least 1.
fn number(tag: &str, name: &str) -> usize {
    let value = find(tag, name).and_then(|at| tag.get(at + name.len()..));
    let value = value.and_then(|value| value.trim_start().strip_prefix('='));
    let value = value.map_or("", |value| value.trim_start_matches([' ', '"', '\'']));
    let digits = value.find(|c: char| !c.is_ascii_digit());
    let value = value.get(..digits.unwrap_or(value.len()));
    let value = value.and_then(|value| value.parse().ok());
    value.unwrap_or(1).clamp(1, MAX_SPAN)
}

/// A text without references to characters, and with single blanks; line breaks are those of its tags.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find('&') {
        let (before, reference) = rest.split_at_checked(at).unwrap_or((rest, ""));
        plain.push_str(before);
        let named = reference.get(1..).and_then(|rest| rest.split_once(';'));
        let read = named.and_then(|(name, after)| Some((character(name)?, after)));
        match read {
            Some((c, after)) => {
                plain.push(c);
                rest = after;
            }
            None => {
                plain.push('&');
                rest = reference.get(1..).unwrap_or_default();
            }
        }
    }
    plain.push_str(rest);
    let lines = plain.lines().map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        words.join(" ")
    });
    let lines: Vec<String> = lines.filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

/// The character of a reference: `#8211`, `#x2013`, `ndash`.
fn character(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('#') {
        let code = match number.strip_prefix(['x', 'X']) {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => number.parse(),
        };
        return char::from_u32(code.ok()?);
    }
    let known = match name {
        "amp" => '&',
        "lt" => '<',
        "gt" => '>',
        "quot" => '"',
        "apos" | "lsquo" | "rsquo" => '\'',
        "nbsp" | "ensp" | "emsp" | "thinsp" => ' ',
        "ndash" => '–',
        "mdash" => '—',
        "middot" | "bull" => '·',
        "check" => '✓',
        "frac12" => '½',
        "ordm" => 'º',
        "ordf" => 'ª',
        _ => {
            let at = LETTERS
                .split_whitespace()
                .position(|letter| letter == name)?;
            return char::from_u32(192 + u32::try_from(at).ok()?);
        }
    };
    Some(known)
}

/// Leaves out the letters of the columns and the numbers of the lines, which are no part of a sheet.
fn without_rulers(rows: &mut Vec<Vec<Cell>>) {
    let letters = |row: &Vec<Cell>| {
        let texts = row.iter().skip(1).zip('A'..='Z');
        row.len() > 2
            && row.first().is_some_and(|cell| cell.text.is_empty())
            && texts.clone().count() > 1
            && texts
                .map(|(cell, letter)| (cell.text.as_str(), letter))
                .all(|(text, letter)| text.len() == 1 && text.starts_with(letter))
    };
    rows.retain(|row| !row.is_empty());
    if rows.first().is_some_and(letters) {
        rows.remove(0);
        for row in rows {
            row.remove(0);
        }
    }
}

/// Puts cells where they stand, right of those that go on from the lines above.
fn place(rows: &[Vec<Cell>], lines: &mut Vec<Vec<String>>, merged: &mut Vec<MergedRange>) {
    let first = lines.len();
    let mut taken: std::collections::HashSet<(usize, usize)> = std::collections::HashSet::new();
    for (at, row) in (first..).zip(rows) {
        let mut line: Vec<String> = Vec::new();
        let mut column = 0;
        for cell in row {
            while taken.contains(&(at, column)) {
                column += 1;
            }
            let (bottom, right) = (
                (at + cell.rows - 1).min(first + rows.len() - 1),
                column + cell.columns - 1,
            );
            if (bottom, right) != (at, column) {
                merged.push(MergedRange::new((at, column), (bottom, right)));
                taken.extend(
                    (at + 1..=bottom)
                        .flat_map(|row| (column..=right).map(move |column| (row, column))),
                );
            }
            line.resize(right + 1, String::new());
            if let Some(own) = line.get_mut(column) {
                own.clone_from(&cell.text);
            }
            column = right + 1;
        }
        lines.push(line);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{roster, shifts};

    fn lines(text: &str) -> Vec<Vec<String>> {
        grid(text)
            .unwrap()
            .lines
            .into_iter()
            .map(|line| line.cells)
            .collect()
    }

    #[test]
    fn tables_of_a_page_are_read_with_what_is_merged() {
        let page = "<html><body><p>Rota</p><table><tr><th>Name</th><th>Mon</th><th>Tue</th></tr>\n\
                    <tr><td rowspan=\"2\">Ana&nbsp;&Ntilde;u&ntilde;ez</td><td>9&ndash;17</td><td></td></tr>\
                    <tr><td>18<br>20</td><td>a &amp; b &#8211; &#x63; &x</td></tr><tr><td colspan=3>Bar</table></body></html>";
        assert_eq!(
            lines(page),
            [
                vec!["Name", "Mon", "Tue"],
                vec!["Ana Ñuñez", "9–17", ""],
                vec!["Ana Ñuñez", "18\n20", "a & b – c &x"],
                vec!["Bar", "Bar", "Bar"],
            ]
        );
        assert_eq!(grid("Name,Mon\nAna,<table>"), None);
    }

    #[test]
    fn letters_and_numbers_of_a_sheet_are_no_part_of_it() {
        let page = "<table><thead><tr><th></th><th>A</th><th>B</th><th>C</th></tr></thead><tr><th>1</th><td>Name</td><td>Mon</td>\
                    <td>Tue</td></tr><tr><th>2</th><td>Ana</td><td>9-17</td><td></td></tr><tr><th>3</th><td>Bo</td><td></td><td>12-20</td></tr></table>";
        assert_eq!(shifts(&roster(page)), ["Ana mon 9-17", "Bo tue 12-20"]);
    }
}
