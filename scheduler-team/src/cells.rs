//! The readings that a cell can have. Nothing is decided here: which of them holds depends on the layout.

use scheduler_core::Day;
use scheduler_exchange::{
    days::weekday,
    times::{Clock, ClockStyle, clock_at},
};

use crate::{
    correct::Meaning,
    dates::{self, DateText},
    grid::Grid,
    words::{self, OffKind},
};

/// Two times with a dash between them, as written. Whether `7-3` is day or night is decided once per file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Span {
    pub from: Written,
    pub to: Written,
    /// Whether a length beside it says that it ends as many minutes after its start.
    pub exact: bool,
}

impl Span {
    pub fn new(from: Written, to: Written) -> Self {
        Self {
            from,
            to,
            exact: false,
        }
    }
}

/// A time as written: minutes, whether am or pm is given, and whether it can only be a 24-hour time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Written {
    pub minutes: usize,
    pub halved: bool,
    /// `08`, `0800`, `13:00`: not a time of a 12-hour clock without am and pm.
    pub of_24: bool,
    /// Whether it is more than a bare number.
    pub sure: bool,
}

impl Written {
    pub fn of(clock: Clock) -> Self {
        let hour = clock.minutes / 60;
        Self {
            minutes: clock.minutes,
            halved: clock.halved,
            of_24: !clock.halved && (clock.zero || hour == 0 || hour > 12),
            sure: clock.style != ClockStyle::Hour || clock.halved,
        }
    }
}

/// What a cell of a shift can say.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Value {
    /// Blank, a dash, or 0.
    Nothing,
    /// A word for not working.
    Off(OffKind),
    /// A mark such as `x`.
    Mark,
    /// Times, and the words outside of them, without and within brackets.
    Spans {
        spans: Vec<Span>,
        label: String,
        remark: String,
    },
    /// A single time.
    Time(Written),
    /// A bare number.
    Number,
    /// A day.
    Date,
    /// Any other text.
    Text,
    /// A text that looks like a time or a number and is neither.
    Bad,
}

/// A cell with its readings.
#[derive(Debug, Clone)]
pub(crate) struct Cell {
    pub text: String,
    /// Whether it repeats the value of a merged range.
    pub merged: bool,
    pub value: Value,
    pub date: Option<DateText>,
    /// What the reader of the table says that it is.
    pub said: Option<Meaning>,
}

impl Cell {
    pub fn of(text: &str, merged: bool) -> Self {
        let text = text.trim().trim_matches('\u{feff}').trim();
        Self {
            text: text.to_owned(),
            merged,
            value: value(text),
            date: dates::parse(text),
            said: None,
        }
    }

    /// A name that the reader of the table says to be one, whatever it looks like.
    pub fn named(text: &str, meaning: Meaning) -> Self {
        Self {
            value: Value::Text,
            date: None,
            said: Some(meaning),
            ..Self::of(text, false)
        }
    }
}

/// The cells of a sheet with their readings.
#[derive(Debug, Clone)]
pub(crate) struct Cells {
    pub rows: Vec<Vec<Cell>>,
    pub width: usize,
    /// The line of each row.
    pub lines: Vec<u32>,
}

impl Cells {
    pub fn of(grid: &Grid) -> Self {
        let rows = grid.lines.iter().map(|line| {
            let cells = line.cells.iter().zip(0..);
            cells
                .map(|(text, column)| Cell::of(text, line.merged.contains(&column)))
                .collect()
        });
        Self {
            rows: rows.collect(),
            width: grid.width(),
            lines: grid.lines.iter().map(|line| line.line).collect(),
        }
    }
}

#[derive(Debug, Clone, PartialEq)]
enum Token {
    Clock(Clock),
    Dash,
    Separator(char),
    Word(String),
    /// Digits that are no time.
    Junk,
}

/// A token and whether it stands in brackets.
type Placed = (Token, bool);

fn tokens(text: &str) -> Vec<Placed> {
    let text: String = text
        .chars()
        .map(|c| match c {
            '–' | '—' | '−' | '‐' | '‑' | '→' | '~' => '-',
            '\u{a0}' | '\u{202f}' | '\u{2009}' => ' ',
            _ => c,
        })
        .collect();
    let mut tokens: Vec<Placed> = Vec::new();
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(rest) = text.get(at..)
        && let Some(c) = rest.chars().next()
    {
        let mut used = c.len_utf8();
        let inside = depth > 0;
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            '\n' | '\r' | ',' | ';' | '&' | '+' | '/' | '|' => {
                tokens.push((Token::Separator(if c == '\r' { '\n' } else { c }), inside));
            }
            '-' => tokens.push((Token::Dash, inside)),
            '0'..='9' if ordinal(rest).is_some() => {
                used = ordinal(rest).unwrap_or(1);
                let word = rest.get(..used).unwrap_or_default();
                tokens.push((Token::Word(word.to_owned()), inside));
            }
            '0'..='9' => {
                if let Some((clock, length)) = clock_at(rest) {
                    tokens.push((Token::Clock(clock), inside));
                    used = length;
                } else {
                    used = rest
                        .find(|c: char| !(c.is_alphanumeric() || matches!(c, '.' | ':')))
                        .unwrap_or(rest.len());
                    tokens.push((Token::Junk, inside));
                }
            }
            _ if c.is_alphabetic() => {
                used = rest
                    .find(|c: char| !(c.is_alphanumeric() || matches!(c, '.' | '\'' | '’' | '_')))
                    .unwrap_or(rest.len());
                let word = rest.get(..used).unwrap_or_default();
                tokens.push((word_token(word, &tokens), inside));
            }
            _ => {}
        }
        at += used;
    }
    tokens
}

/// The length of `1st`, `2nd` or `3º` at the beginning of a text.
fn ordinal(text: &str) -> Option<usize> {
    let digits = text.find(|c: char| !c.is_ascii_digit())?;
    let rest = text.get(digits..)?;
    let ending = ["st", "nd", "rd", "th", "º", "ª", "er"]
        .into_iter()
        .find(|ending| rest.starts_with(ending))?;
    let after = rest.get(ending.len()..)?;
    (digits <= 2 && !after.starts_with(char::is_alphanumeric)).then_some(digits + ending.len())
}

fn word_token(word: &str, before: &[Placed]) -> Token {
    let after_clock = matches!(before.last(), Some((Token::Clock(_), _)));
    let clock = |hour: &str| clock_at(hour).map_or(Token::Junk, |(clock, _)| Token::Clock(clock));
    match words::fold(word).trim_end_matches('.') {
        "to" | "a" | "al" | "until" | "till" | "til" | "hasta" | "bis" | "through" | "thru"
        | "alle" | "ate" | "as"
            if after_clock =>
        {
            Token::Dash
        }
        "midnight" | "medianoche" | "mitternacht" | "minuit" | "keskiyo" => clock("24:00"),
        "noon" | "midday" | "mediodia" | "mittag" | "midi" => clock("12:00 pm"),
        _ => Token::Word(word.to_owned()),
    }
}

/// What a text of a shift's cell can say.
pub(crate) fn value(text: &str) -> Value {
    if words::is_nothing(text) {
        return Value::Nothing;
    }
    if words::is_mark(text) {
        return Value::Mark;
    }
    if let Some(kind) = words::off(text) {
        return Value::Off(kind);
    }
    if text.contains(':') && dates::with_time(text).is_some()
        || dates::parse(text).is_some_and(|date| !date.weak && date.has_day())
    {
        return Value::Date;
    }
    // `#N/A`, `#VALUE!`: a formula that failed.
    if text.starts_with('#')
        && !text.contains(' ')
        && text.chars().nth(1).is_some_and(char::is_uppercase)
        && text.ends_with(['!', '?', 'A'])
    {
        return Value::Bad;
    }
    if is_decimal(text) {
        return Value::Number;
    }
    let tokens = tokens(dates::in_front(text).map_or(text, |(_, hours)| hours));
    let (spans, left) = spans(&tokens);
    let has_words = |inside: bool| {
        let words = left.iter().filter_map(move |(token, within)| match token {
            Token::Word(word) if *within == inside => Some(word.as_str()),
            _ => None,
        });
        words.collect::<Vec<_>>().join(" ")
    };
    let (outside, within) = (has_words(false), has_words(true));
    if !spans.is_empty() {
        let fillers = |words: &str| {
            let words = words
                .split(' ')
                .filter(|word| !words::is_filler(&words::fold(word)));
            words.collect::<Vec<_>>().join(" ")
        };
        let broken = left
            .iter()
            .any(|(token, inside)| !inside && matches!(token, Token::Junk));
        if broken {
            return Value::Bad;
        }
        return Value::Spans {
            spans,
            label: fillers(&outside),
            remark: within,
        };
    }
    let clocks: Vec<Clock> = left
        .iter()
        .filter_map(|(token, _)| match token {
            Token::Clock(clock) => Some(*clock),
            _ => None,
        })
        .collect();
    let junk = left.iter().any(|(token, _)| matches!(token, Token::Junk));
    let dash = left.iter().any(|(token, _)| matches!(token, Token::Dash));
    match (&clocks[..], outside.is_empty() && within.is_empty()) {
        ([only], true) if !junk && !dash => {
            let number = only.style == ClockStyle::Hour && !only.halved;
            if number { Value::Number } else { Value::Time(Written::of(*only)) }
        }
        ([], false) => Value::Text,
        // `5pm-close`: only the reader of the table knows when that is.
        ([_], false) if dash && !junk && left.iter().any(|(token, _)| matches!(token, Token::Word(word) if words::is_closing(&words::fold(word)))) => Value::Text,
        (_, false) if text.starts_with(char::is_alphabetic) => Value::Text,
        _ => Value::Bad,
    }
}

/// `7.5`, `-1,25` or `37.50`, but not `9.30`, which is a time.
fn is_decimal(text: &str) -> bool {
    let number = text.strip_prefix('-').unwrap_or(text);
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let parted = number
        .split_once(['.', ','])
        .is_some_and(|(whole, part)| digits(whole) && digits(part));
    parted && clock_at(number).is_none_or(|(_, used)| used != number.len())
}

/// The spans among tokens, and the tokens outside of them. Times in brackets count if there are none outside.
fn spans(tokens: &[Placed]) -> (Vec<Span>, Vec<Placed>) {
    let mut found: Vec<(Span, bool)> = Vec::new();
    let mut left = Vec::new();
    let mut rest = tokens;
    while let [first, more @ ..] = rest {
        if let (Token::Clock(from), inside) = first
            && let Some((to, used)) = end_of_span(more, *inside)
        {
            found.push((Span::new(Written::of(*from), Written::of(to)), *inside));
            rest = more.get(used..).unwrap_or_default();
        } else {
            left.push(first.clone());
            rest = more;
        }
    }
    // `16, 23, 'FR'`: start, end and a word.
    if found.is_empty()
        && let [
            (Token::Clock(from), false),
            (Token::Separator(','), _),
            (Token::Clock(to), false),
            (Token::Separator(','), _),
            (Token::Word(_), _),
            ..,
        ] = tokens
    {
        let of_24 = |clock: Clock| Written {
            of_24: true,
            ..Written::of(clock)
        };
        let span = Span::new(of_24(*from), of_24(*to));
        return (vec![span], tokens.get(4..).unwrap_or_default().to_vec());
    }
    let outside = found.iter().any(|(_, inside)| !inside);
    let spans = found
        .into_iter()
        .filter(|(_, inside)| !(outside && *inside))
        .map(|(span, _)| span);
    (spans.collect(), left)
}

fn end_of_span(tokens: &[Placed], inside: bool) -> Option<(Clock, usize)> {
    let mut dash = false;
    for (used, (token, within)) in tokens.iter().enumerate() {
        match token {
            Token::Separator('\n') => {}
            Token::Dash if !dash => dash = true,
            // `de las 9 hasta las 17`
            Token::Word(word) if words::is_filler(&words::fold(word)) => {}
            Token::Clock(to) if dash && *within == inside => return Some((*to, used + 1)),
            _ => return None,
        }
    }
    None
}

/// Days and the times on them, of a cell such as `Mon-Thu 9-17, Sat 10am-4pm`; the days may be dates.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct DaysAndTimes {
    pub days: Vec<Day>,
    pub dates: Vec<DateText>,
    pub spans: Vec<Span>,
}

/// Reads a cell with days and times. `None` if anything else stands in it.
pub(crate) fn days_and_times(text: &str) -> Option<Vec<DaysAndTimes>> {
    let mut groups: Vec<DaysAndTimes> = Vec::new();
    let mut group = DaysAndTimes::default();
    let tokens = tokens(text);
    let mut rest = &tokens[..];
    let mut range = false;
    while let [(first, inside), more @ ..] = rest {
        let mut used = 0;
        match first {
            Token::Clock(from) => {
                if let Some((to, length)) = end_of_span(more, *inside) {
                    group
                        .spans
                        .push(Span::new(Written::of(*from), Written::of(to)));
                    used = length;
                } else {
                    return None;
                }
            }
            Token::Word(word) => {
                let folded = words::fold(word);
                let more_days = match (weekday(&folded), words::days(&folded)) {
                    (Some(day), _) => vec![day],
                    (None, Some(days)) => days.to_vec(),
                    (None, None)
                        if words::is_filler(&folded)
                            || words::one_of(&folded, "and y to a ja und et") =>
                    {
                        range |= matches!(&*folded, "to" | "a");
                        vec![]
                    }
                    _ if *inside => vec![],
                    _ => return None,
                };
                if !more_days.is_empty() {
                    if !group.spans.is_empty() {
                        groups.push(std::mem::take(&mut group));
                    }
                    if let (true, Some(from), [to]) = (range, group.days.last(), &more_days[..]) {
                        let (from, to) = (from.index(), to.index());
                        let between = (1..=(to + 7 - from) % 7)
                            .filter_map(|step| Day::from_index((from + step) % 7));
                        group.days.extend(between);
                    } else {
                        group.days.extend(more_days);
                    }
                    range = false;
                }
            }
            Token::Dash => range = true,
            Token::Separator(_) => {}
            Token::Junk => return None,
        }
        rest = more.get(used..).unwrap_or_default();
    }
    if group != DaysAndTimes::default() {
        groups.push(group);
    }
    (!groups.is_empty()).then_some(groups)
}

/// Whether a text looks like the name of a person rather than a code, a position or a kind of shift.
pub(crate) fn is_name_like(text: &str) -> bool {
    let text = text.trim();
    if text.is_empty()
        || text.chars().filter(char::is_ascii_digit).count() > 2
        || words::is_shift_name(text)
        || words::off(text).is_some()
        || !matches!(value(text), Value::Text)
    {
        return false;
    }
    let letters = text.chars().filter(|c| c.is_alphabetic()).count();
    let lower = text.chars().any(char::is_lowercase);
    // Scripts without case have short names.
    let caseless = text
        .chars()
        .any(|c| c.is_alphabetic() && !c.is_lowercase() && !c.is_uppercase());
    letters >= 3 && (lower || letters >= 5) || caseless && letters >= 2 || lower && letters == 2
}

/// Whether a text looks like the code of a shift: `E`, `N1`, `WEM`, `Mañana`.
pub(crate) fn is_code_like(text: &str) -> bool {
    let letters = text.chars().count();
    letters <= 4 && !text.chars().skip(1).any(char::is_lowercase) || words::is_shift_name(text)
}

/// The people of a cell: `Ana / Bo`, `Ana & Bo`, `Ana\nBo`, without remarks in brackets. Whether a comma parts two
/// people or surname and first name is the caller's to know.
pub(crate) fn people(text: &str, comma: bool) -> Vec<String> {
    let mut plain = String::new();
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '\n' | '\r' | '/' | ';' | '&' | '+' | '|' => plain.push('\n'),
            ',' if comma => plain.push('\n'),
            _ => plain.push(c),
        }
    }
    let plain = plain
        .split('\n')
        .map(without_and)
        .collect::<Vec<_>>()
        .join("\n");
    let names = plain
        .split('\n')
        .map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
    names.filter(|name| !words::is_nothing(name)).collect()
}

/// A name with `and` in it as several lines. `Ana Fuente y Gómez` is one person: what follows is no whole name where a
/// whole one stands before.
fn without_and(name: &str) -> String {
    let mut parts: Vec<String> = vec![String::new()];
    for word in name.split_whitespace() {
        let and = matches!(
            word,
            "and" | "y" | "und" | "ja" | "et" | "e" | "en" | "i" | "och" | "og"
        );
        match parts.last_mut() {
            Some(last) if !and || last.is_empty() => {
                if !last.is_empty() {
                    last.push(' ');
                }
                last.push_str(word);
            }
            _ => parts.push(String::new()),
        }
    }
    let words = |part: &String| part.split_whitespace().count();
    let first = parts.first().map_or(0, words);
    if parts
        .iter()
        .skip(1)
        .any(|part| words(part) < first || part.is_empty())
    {
        return name.to_owned();
    }
    parts.join("\n")
}

/// The text in the last brackets of a text, and the text without it: `Ana (Cook)`.
pub(crate) fn brackets(text: &str) -> Option<(String, String)> {
    let open = text.rfind(['(', '['])?;
    let inner = text.get(open + 1..)?;
    let inner = inner.get(..inner.find([')', ']'])?)?.trim();
    let outer = text.get(..open)?.trim();
    (!inner.is_empty() && !outer.is_empty()).then(|| (outer.to_owned(), inner.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(text: &str) -> Vec<(usize, usize)> {
        match value(text) {
            Value::Spans { spans, .. } => spans
                .iter()
                .map(|span| (span.from.minutes, span.to.minutes))
                .collect(),
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn spans_are_read_in_many_forms() {
        for (text, from, to) in [
            ("9-17", 540, 1020),
            ("9:30-17:45", 570, 1065),
            ("9.30 – 17.45", 570, 1065),
            ("9am-5pm", 540, 1020),
            ("9 a.m. to 5 p.m.", 540, 1020),
            ("7a-3p", 420, 900),
            ("0900-1730", 540, 1050),
            ("930-1730", 570, 1050),
            ("9h-17h", 540, 1020),
            ("9h30-17h", 570, 1020),
            ("de 9 a 17 h", 540, 1020),
            ("de las 9:00 hasta las 17:00 horas", 540, 1020),
            ("from 9 until 17", 540, 1020),
            ("16-24", 960, 1440),
            ("6pm-midnight", 1080, 1440),
            ("mediodía a 20", 720, 1200),
            ("9-17 (30 min break)", 540, 1020),
            ("Morning (6AM-2PM)", 360, 840),
            ("5am-\n10am", 300, 600),
            ("9:00:00 - 17:00:00", 540, 1020),
            ("16, 25, 'E'", 960, 1500),
            ("8:45am-\r\n12:45pm", 525, 765),
        ] {
            assert_eq!(times(text), [(from, to)], "{text}");
        }
        for text in [
            "9-13, 17-21",
            "9-13 / 17-21",
            "9-13\n17-21",
            "9 a 13 y 17 a 21",
        ] {
            assert_eq!(times(text), [(540, 780), (1020, 1260)], "{text}");
        }
    }

    #[test]
    fn other_cells_keep_their_kind() {
        let off = |kind| Value::Off(kind);
        let table = [
            ("", Value::Nothing),
            ("-", Value::Nothing),
            ("0", Value::Nothing),
            ("x", Value::Mark),
            ("OFF", off(OffKind::DayOff)),
            ("D/O", off(OffKind::DayOff)),
            ("Vacaciones", off(OffKind::Holiday)),
            ("UMRA LEAVE", off(OffKind::Leave)),
            ("S/L", off(OffKind::Sick)),
            ("vapaa", off(OffKind::DayOff)),
            ("E", Value::Text),
            ("N1", Value::Text),
            ("Morning", Value::Text),
            ("8", Value::Number),
            ("17015", Value::Bad),
            ("4..5", Value::Bad),
            ("#VALUE!", Value::Bad),
            ("9-", Value::Bad),
            ("2026-11-23", Value::Date),
            ("Ana", Value::Text),
        ];
        for (text, expected) in table {
            assert_eq!(value(text), expected, "{text}");
        }
        assert!(matches!(
            value("0900"),
            Value::Time(Written { minutes: 540, .. })
        ));
        assert!(matches!(value("9-17 Bar"), Value::Spans { label, .. } if label == "Bar"));
        assert!(
            matches!(value("Bar 9-17 (late)"), Value::Spans { label, remark, .. } if label == "Bar" && remark == "late")
        );
    }

    #[test]
    fn cells_with_days_and_times_are_taken_apart() {
        let read = |text: &str| {
            let groups = days_and_times(text).unwrap_or_default().into_iter();
            let groups = groups.map(|group| {
                (
                    group.days.iter().map(|day| day.index()).collect::<Vec<_>>(),
                    group.spans.len(),
                )
            });
            groups.collect::<Vec<_>>()
        };
        assert_eq!(
            read("Mon-Thu 9-17, Sat 10am-4pm"),
            [(vec![0, 1, 2, 3], 1), (vec![5], 1)]
        );
        assert_eq!(read("lunes a viernes"), [(vec![0, 1, 2, 3, 4], 0)]);
        assert_eq!(read("Fri-Mon 22-6"), [(vec![4, 5, 6, 0], 1)]);
        assert_eq!(read("weekends"), [(vec![5, 6], 0)]);
        assert_eq!(read("??"), []);
        assert_eq!(read("Mon 9-17 x"), []);
    }

    #[test]
    fn people_of_a_cell_are_parted() {
        assert_eq!(
            people("Orla Keane / Zeno Fabri", false),
            ["Orla Keane", "Zeno Fabri"]
        );
        assert_eq!(people("Ciro, Dov (continues)", true), ["Ciro", "Dov"]);
        assert_eq!(people("Keane, Orla", false), ["Keane, Orla"]);
        assert_eq!(people("Ana & Bo\nCy", false), ["Ana", "Bo", "Cy"]);
        assert_eq!(
            brackets("Ana Ruiz (Cook)"),
            Some(("Ana Ruiz".to_owned(), "Cook".to_owned()))
        );
    }
}
