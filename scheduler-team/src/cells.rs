//! The readings that a cell can have. Nothing is decided here: which of them holds depends on the layout.

use std::{
    borrow::Cow,
    cell::OnceCell,
    collections::{HashMap, HashSet},
    ops::Deref,
    rc::Rc,
};

use scheduler_core::Day;
use scheduler_exchange::{
    days::{LANGUAGES, weekday},
    times::{Clock, ClockStyle, clock_at},
};

use crate::{
    breaks,
    correct::Meaning,
    dates::{self, DateText, Tongue},
    grid::Grid,
    layouts::{
        names,
        roles::{self, Role},
    },
    words::{self, OffKind, Topic},
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

/// What a text can say. The cells with one text share it.
#[derive(Debug, Clone)]
pub(crate) struct Reading {
    pub text: String,
    pub value: Value,
    pub date: Option<DateText>,
    /// What it says as the heading of a column.
    pub role: Option<Role>,
    /// The minutes of the break behind its times.
    pub rest: u32,
    /// Whether its hours are decimal.
    decimal: bool,
    kinds: OnceCell<Kinds>,
    moment: OnceCell<Option<(DateText, Clock)>>,
    day_of_heading: OnceCell<Option<DateText>>,
    people: [OnceCell<Vec<String>>; 2],
    names_with_hours: OnceCell<Vec<(String, Vec<Span>)>>,
}

/// What a text can name.
#[derive(Debug, Clone, Copy)]
struct Kinds {
    person: bool,
    position: bool,
    shift: bool,
    total: bool,
}

/// Most cells are asked for few of these, and their texts stand in many cells: each is found out once.
impl Reading {
    fn kinds(&self) -> Kinds {
        *self.kinds.get_or_init(|| Kinds {
            person: is_name_of(&self.text, &self.value),
            position: words::is_position_name(&self.text),
            shift: words::is_shift_name(&self.text),
            total: words::is_total(&self.text),
        })
    }

    /// What it says as a heading among others that say different things. `Crew 24` names a person, though it says so.
    pub fn heading(&self) -> Option<Role> {
        let numbered = self.text.ends_with(|c: char| c.is_ascii_digit());
        self.role
            .filter(|role| !(numbered && matches!(role, Role::Person | Role::Id)))
    }

    /// Whether it looks like the name of a person.
    pub fn is_name(&self) -> bool {
        self.kinds().person
    }

    /// Whether it names a position.
    pub fn is_position(&self) -> bool {
        self.kinds().position
    }

    /// Whether it names a kind of shift.
    pub fn is_shift(&self) -> bool {
        self.kinds().shift
    }

    /// Whether it stands beside a sum.
    pub fn is_total(&self) -> bool {
        self.kinds().total
    }

    /// Its people: see [`people`].
    pub fn people(&self, comma: bool) -> &[String] {
        let [plain, with_comma] = &self.people;
        let cell = if comma { with_comma } else { plain };
        cell.get_or_init(|| people(&self.text, comma))
    }

    /// Names and the hours behind each.
    pub fn names_with_hours(&self) -> &[(String, Vec<Span>)] {
        let found = || names::names_with_hours(&self.text, self.decimal);
        self.names_with_hours.get_or_init(found)
    }

    /// A date with a time of day behind it.
    pub fn moment(&self) -> Option<&(DateText, Clock)> {
        let moment = || dates::with_time(&self.text);
        self.moment.get_or_init(moment).as_ref()
    }

    /// The day of a heading that names one and more.
    pub fn day_of_heading(&self) -> Option<&DateText> {
        let day = || {
            let day = roles::day_and_part(&self.text).map(|(date, _)| date);
            day.or_else(|| roles::day_of_question(&self.text))
        };
        self.day_of_heading.get_or_init(day).as_ref()
    }
}

impl Reading {
    fn of(text: &str, tongue: Tongue) -> Self {
        let date = dates::parse_in(text, tongue);
        let (value, rest) = value_and_break(text, date.as_ref(), tongue.decimal);
        Self {
            role: roles::role_of(text, date.as_ref(), &value),
            value,
            rest,
            date,
            decimal: tongue.decimal,
            ..Self::plain(text)
        }
    }

    /// The reading of a text that says nothing else.
    fn plain(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            value: Value::Text,
            date: None,
            role: None,
            rest: 0,
            decimal: false,
            kinds: OnceCell::new(),
            moment: OnceCell::new(),
            day_of_heading: OnceCell::new(),
            people: Default::default(),
            names_with_hours: OnceCell::new(),
        }
    }

    /// The reading of a text that is no day, whatever it looks like.
    fn without_day(text: &str) -> Self {
        let value = value_of(text, None, false);
        Self {
            role: roles::role_of(text, None, &value),
            value,
            ..Self::plain(text)
        }
    }
}

/// A cell with its readings.
#[derive(Debug, Clone)]
pub(crate) struct Cell {
    reading: Rc<Reading>,
    /// Whether it repeats the value of a merged range.
    pub merged: bool,
    /// What the reader of the table says that it is.
    pub said: Option<Meaning>,
}

impl Deref for Cell {
    type Target = Reading;

    fn deref(&self) -> &Reading {
        &self.reading
    }
}

/// The text of a cell without what surrounds it: blanks, and signs of bold or slanted letters, as in `**Mon**` and `*pon*`.
fn trimmed(text: &str) -> &str {
    let mut text = text.trim().trim_matches('\u{feff}').trim();
    let emphasised = |text: &'_ str| {
        let sign = ["**", "__", "*", "_", "`"]
            .into_iter()
            .find(|sign| text.starts_with(sign))?;
        let inner = text.strip_prefix(sign)?.strip_suffix(sign)?;
        let ends = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || "*_()".contains(c));
        let whole = ends(inner.chars().next()) && !inner.contains(sign);
        whole.then(|| sign.len()..text.len() - sign.len())
    };
    while let Some(inner) = emphasised(text).and_then(|range| text.get(range)) {
        text = inner.trim();
    }
    text
}

impl Cell {
    pub fn of(text: &str, merged: bool) -> Self {
        Self {
            reading: Rc::new(Reading::of(trimmed(text), Tongue::default())),
            merged,
            said: None,
        }
    }

    /// A name that the reader of the table says to be one, whatever it looks like.
    pub fn named(text: &str, meaning: Meaning) -> Self {
        Self {
            reading: Rc::new(Reading::plain(trimmed(text))),
            merged: false,
            said: Some(meaning),
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
    /// What the texts show about their language.
    pub tongue: Tongue,
}

impl Cells {
    pub fn of(grid: &Grid) -> Self {
        let mut readings: HashMap<(&str, bool), Rc<Reading>> = HashMap::new();
        let texts = grid.lines.iter().flat_map(|line| &line.cells);
        let distinct: HashSet<&str> = texts.map(|text| trimmed(text)).collect();
        let shown = Shown::of(&distinct);
        let dashed = Dashed::of(grid);
        let rows = grid.lines.iter().enumerate().map(|(row, line)| {
            let cells = line.cells.iter().zip(0..).map(|(text, column)| {
                let text = trimmed(text);
                let date = dashed.rows.contains(&row) || dashed.columns.contains(&column);
                let reading = readings
                    .entry((text, date))
                    .or_insert_with(|| Rc::new(shown.reading(text, date)));
                Cell {
                    reading: Rc::clone(reading),
                    merged: line.merged.contains(&column),
                    said: None,
                }
            });
            cells.collect()
        });
        Self {
            rows: rows.collect(),
            width: grid.width(),
            lines: grid.lines.iter().map(|line| line.line).collect(),
            tongue: Tongue {
                dashes: has_lines_of_days(grid),
                ..shown.tongue
            },
        }
    }
}

/// Words for not working that the sheets of a file themselves explain with hours are codes: `L/D` beside `10:30-15:30`,
/// `DO = 8-20`, `FO` in front of `Course`, `08:00` and `17:00`.
pub(crate) fn give_codes_their_legend(sheets: &mut [Cells]) {
    let is_hours = |value: &Value| {
        matches!(value, Value::Spans { label, remark, .. }
            if remark.is_empty() && words::is_about_shifts(label))
    };
    let mut explained: HashSet<String> = HashSet::new();
    for row in sheets.iter().flat_map(|sheet| &sheet.rows) {
        let filled: Vec<&Cell> = row.iter().filter(|cell| !cell.text.is_empty()).collect();
        if let [code, hours] = filled[..]
            && matches!(code.value, Value::Off(_))
            && is_hours(&hours.value)
        {
            explained.insert(words::fold(&code.text));
        }
        let times = filled
            .iter()
            .filter(|cell| matches!(cell.value, Value::Time(_)));
        if let [code, name, ..] = filled[..]
            && matches!(code.value, Value::Off(_))
            && code.text.chars().count() <= 4
            && matches!(name.value, Value::Text | Value::Off(_))
            && times.count() == 2
        {
            explained.insert(words::fold(&code.text));
        }
        for cell in filled.iter().filter(|cell| cell.text.contains('=')) {
            for piece in cell.text.split(['\n', ';', ',']) {
                if let Some((code, hours)) = piece.split_once('=')
                    && words::off(code.trim()).is_some()
                    && is_hours(&value(hours.trim()))
                {
                    explained.insert(words::fold(code.trim()));
                }
            }
        }
    }
    if explained.is_empty() {
        return;
    }
    let rows = sheets.iter_mut().flat_map(|sheet| &mut sheet.rows);
    for cell in rows.flatten() {
        if matches!(cell.value, Value::Off(_)) && explained.contains(&words::fold(&cell.text)) {
            cell.reading = Rc::new(Reading::plain(&cell.text));
        }
    }
}

/// Whether lines of text begin with days such as `27-7` and `27.07` that go on.
fn has_lines_of_days(grid: &Grid) -> bool {
    let firsts = grid.lines.iter().filter_map(|line| line.cells.first());
    let day = |text: &String| {
        let alone = || without_marks(text).trim_end_matches(':');
        let text = beginning_of_line(text).unwrap_or_else(alone);
        // A weekday may stand in front of it.
        let text = match text.split_once(' ') {
            Some((before, day)) if before.chars().all(|c| c.is_alphabetic() || c == '.') => day,
            _ => text,
        };
        dashed_day(&text.replace('.', "-"))
    };
    let days: Vec<(u32, u32)> = firsts.filter_map(day).collect();
    let follow = days.windows(2).filter(|two| goes_on_by(two, 1)).count();
    days.len() >= Dashed::ENOUGH && follow * 10 >= days.len() * 6
}

/// The rows and columns in which `27-7` is a day: in a row such texts are successive days, in a column they go on by few
/// days at a time. Elsewhere it is two hours.
#[derive(Default)]
struct Dashed {
    rows: HashSet<usize>,
    columns: HashSet<u32>,
}

impl Dashed {
    /// So many different days show that a row or a column has days.
    const ENOUGH: usize = 3;
    /// A list leaves out the days on which nobody works.
    const STEP: u32 = 3;

    fn of(grid: &Grid) -> Self {
        let mut dashed = Self::default();
        let mut columns: HashMap<u32, Vec<(u32, u32)>> = HashMap::new();
        for (row, line) in grid.lines.iter().enumerate() {
            let mut own = Vec::new();
            for (text, column) in line.cells.iter().zip(0..) {
                if let Some(day) = dashed_day(trimmed(text)) {
                    own.push(day);
                    columns.entry(column).or_default().push(day);
                }
            }
            // `Ana, 9-12, 10-12, 11-12` has hours behind a name.
            let named = || {
                let texts = line.cells.iter().map(|text| trimmed(text));
                texts
                    .take(2)
                    .any(|text| is_name_like(text) && roles::role(text).is_none())
            };
            if goes_on(own, 1) && !named() {
                dashed.rows.insert(row);
            }
        }
        // Under the heading of a column of dates they stand in any order.
        let headed = |column: &u32| {
            let texts = grid.lines.iter().filter_map(|line| {
                let column = usize::try_from(*column).ok()?;
                line.cells.get(column).map(|text| trimmed(text))
            });
            let mut texts = texts.filter(|text| !text.is_empty());
            let number = |text: &&str| text.contains(|c: char| c.is_ascii_digit());
            let filled = texts.clone().filter(number).count();
            // `22-6` in a legend beneath the dates is hours.
            let own = columns.get(column).map_or(0, Vec::len);
            own * 2 > filled && texts.any(|text| roles::role(text) == Some(Role::Day))
        };
        let days = columns
            .iter()
            .filter(|(column, days)| goes_on((*days).clone(), Self::STEP) || headed(column));
        dashed.columns = days.map(|(column, _)| *column).collect();
        dashed
    }
}

/// The month and the day of `27-7`, if it is nothing else.
fn dashed_day(text: &str) -> Option<(u32, u32)> {
    let (day, month) = text.split_once('-')?;
    let number = |text: &str| {
        let digits =
            (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        digits.then(|| text.parse::<u32>().ok()).flatten()
    };
    let (day, month) = (number(day)?, number(month)?);
    ((1..=31).contains(&day) && (1..=12).contains(&month)).then_some((month, day))
}

/// Whether days of months go on, each at most some days after the one before it.
fn goes_on(mut days: Vec<(u32, u32)>, step: u32) -> bool {
    days.dedup();
    let follow = days.windows(2).filter(|two| goes_on_by(two, step));
    days.len() >= Dashed::ENOUGH && follow.count() + 1 >= days.len()
}

/// Whether of two days the second comes at most so many days after the first; months have 28 to 31.
fn goes_on_by(two: &[(u32, u32)], step: u32) -> bool {
    match two {
        [(month, day), (next, other)] if month == next => other > day && other - day <= step,
        [(month, day), (next, other)] => {
            *next == month % 12 + 1 && *day + step >= 28 + *other && *other <= step
        }
        _ => false,
    }
}

/// What the texts of a sheet show together about words that have several meanings.
struct Shown {
    tongue: Tongue,
    /// Whether `Mo5` is a day: many such texts are, but `SA08` alone is a code.
    glued: bool,
}

impl Shown {
    /// So many weekdays or months of one language show that it is the language of the sheet.
    const ENOUGH: u32 = 3;

    fn of(texts: &HashSet<&str>) -> Self {
        let mut days = [0_u8; LANGUAGES];
        let mut glued = 0_u8;
        let (mut months, mut tuesdays, mut marches) = (HashSet::new(), 0, 0);
        let mut languages = 0;
        // Hours also stand behind the day or the name of a line.
        let hours = texts
            .iter()
            .map(|text| text.rsplit_once(": ").map_or(*text, |(_, hours)| hours));
        let decimal = texts.iter().any(|text| has_decimal_hours(text))
            || hours.clone().any(has_quarters) && !texts.iter().any(|text| has_minutes(text));
        for text in texts.iter().filter(|text| text.chars().nth(60).is_none()) {
            let Some(date) = dates::parse_in(text, Tongue::ANY)
                .or_else(|| dates::parse_in(without_marks(text), Tongue::ANY))
                .or_else(|| dates::parse_in(beginning_of_line(text)?, Tongue::ANY))
            else {
                continue;
            };
            for (language, day) in date.weekday.into_iter().flatten().enumerate() {
                if let (Some(day), Some(own)) = (day, days.get_mut(language)) {
                    *own |= 1 << day.index();
                    // A weekday beside a date is one.
                    if date.has_day() && !date.weak && date.month.is_some() {
                        languages |= 1 << language;
                    }
                    if is_glued(text) {
                        glued |= 1 << day.index();
                    }
                }
            }
            if words::words(text).iter().any(|word| word == "mar") {
                continue;
            }
            if let (Some(month), true) = (date.month, text.chars().any(char::is_alphabetic)) {
                months.insert((month, date.day));
                marches += 1;
            }
            let short = date.weekday.is_some_and(|days| {
                // Languages in which `mar` is Tuesday: Spanish, French, Italian.
                [1, 4, 5]
                    .into_iter()
                    .any(|language| days.get(language).copied().flatten().is_some())
            });
            tuesdays += usize::from(short);
        }
        for (language, days) in days.iter().enumerate() {
            if days.count_ones() >= Self::ENOUGH {
                languages |= 1 << language;
            }
        }
        Self {
            tongue: Tongue {
                weekdays: languages,
                months: months.len() >= 2,
                tuesday: tuesdays > marches,
                decimal,
                dashes: false,
            },
            glued: glued.count_ones() >= Self::ENOUGH,
        }
    }

    fn reading(&self, text: &str, dashed: bool) -> Reading {
        if !self.glued
            && is_glued(text)
            && dates::parse_in(text, self.tongue).is_some_and(|date| date.weekday.is_some())
        {
            return Reading::without_day(text);
        }
        let dashes = dashed && dashed_day(text).is_some();
        Reading::of(
            text,
            Tongue {
                dashes,
                ..self.tongue
            },
        )
    }
}

/// A line of text without the marks of a heading or of a list around it: `Mon 5` of `=== Mon 5 ===`.
pub(crate) fn without_marks(text: &str) -> &str {
    text.trim_matches(|c: char| c.is_whitespace() || "*-#=•·>_".contains(c))
}

/// What stands before the sign of a line of text: `Mon` of `- Mon: 9-17` and of `Mon  off`.
fn beginning_of_line(text: &str) -> Option<&str> {
    let text = without_marks(text);
    let signs = [": ", " - ", " – ", " — ", "  ", "\t"];
    let ends = signs.iter().filter_map(|sign| text.find(sign));
    let beginning = text.get(..ends.min()?)?;
    (beginning.chars().nth(30).is_none()).then_some(beginning)
}

/// Whether a text is hours with quarters of one behind a full stop: `7.5`, `13.75`, `10.25-18.25`.
fn has_quarters(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['-', '–']).map(str::trim).collect();
    let quarter = |part: &&str| part.ends_with(['5']) || part.ends_with("50");
    parts.len() <= 2
        && parts.iter().all(|part| {
            decimal_time(part).is_some() || part.parse::<u8>().is_ok_and(|hour| hour <= 24)
        })
        && parts
            .iter()
            .any(|part| decimal_time(part).is_some() && quarter(part))
}

/// Whether a text has minutes behind a full stop that are no quarters of a hundred: `9.30`. `9.10` is a day as well.
fn has_minutes(text: &str) -> bool {
    let parts: Vec<&str> = text.split(['.', '-', '–', ' ', '(', ')']).collect();
    parts.windows(2).any(|two| {
        let [hour, minutes] = two else {
            return false;
        };
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        digits(hour)
            && (1..=2).contains(&hour.len())
            && matches!(*minutes, "15" | "20" | "30" | "35" | "40" | "45" | "55")
            && text.contains(&format!("{hour}.{minutes}"))
    })
}

/// Whether a text is letters with a number directly behind them, or behind a dash: `SA08`, `Lun14`, `MA-3`.
pub(crate) fn is_glued(text: &str) -> bool {
    let rest = text.trim_end_matches(|c: char| c.is_ascii_digit());
    let letters = rest.trim_end_matches('-');
    rest.len() < text.len() && !letters.is_empty() && letters.chars().all(char::is_alphabetic)
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

fn tokens(text: &str, decimal: bool) -> Vec<Placed> {
    let text: String = with_dashes(&with_colons(&words::plain(text)))
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
            '0'..='9' if decimal && decimal_hours(rest).is_some() => {
                let (hours, minutes, length) = decimal_hours(rest).unwrap_or_default();
                let clock = clock_at(&format!("{hours}:{minutes:02}"));
                tokens.push((
                    clock.map_or(Token::Junk, |(clock, _)| Token::Clock(clock)),
                    inside,
                ));
                used = length;
            }
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
                    let junk = rest.get(..used).unwrap_or_default();
                    // `Crew 61` is a name.
                    let before = text.get(..at).unwrap_or_default();
                    let named = junk.len() <= 4
                        && junk.bytes().all(|byte| byte.is_ascii_digit())
                        && match &tokens[..] {
                            [.., (Token::Word(_), _)] => before.ends_with(' '),
                            // `MA-54` is somebody's number.
                            [.., (Token::Word(_), _), (Token::Dash, _)] => {
                                before.trim_end_matches('-').ends_with(char::is_alphabetic)
                            }
                            _ => false,
                        };
                    let token = if named {
                        Token::Word(junk.to_owned())
                    } else {
                        Token::Junk
                    };
                    tokens.push((token, inside));
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

/// `1300/2100` and `900:1700`, two times without signs of their own, with a dash between them.
fn with_dashes(text: &str) -> Cow<'_, str> {
    let is_hour = |text: &str| {
        let number: u32 = text.parse().unwrap_or(u32::MAX);
        (3..=4).contains(&text.len())
            && number <= 2400
            && number % 100 < 60
            && number.is_multiple_of(5)
    };
    let alone = |c: Option<char>| !c.is_some_and(|c| c.is_alphanumeric() || "/:.".contains(c));
    let part = |at: usize, sign: &str| {
        let digits = |c: char| c.is_ascii_digit();
        let (left, right) = (text.get(..at)?, text.get(at + sign.len()..)?);
        let (outer, inner) = (
            left.trim_end_matches(digits),
            right.trim_start_matches(digits),
        );
        let (from, to) = (
            left.get(outer.len()..)?,
            right.get(..right.len() - inner.len())?,
        );
        let hours = is_hour(from) && is_hour(to) && from.len().max(to.len()) == 4;
        let ends = alone(outer.chars().next_back()) && alone(inner.chars().next());
        (hours && ends).then_some(at)
    };
    let found: Vec<usize> = text
        .match_indices(['/', ':'])
        .filter_map(|(at, sign)| part(at, sign))
        .collect();
    if found.is_empty() {
        return Cow::Borrowed(text);
    }
    let chars = text.char_indices();
    Cow::Owned(
        chars
            .map(|(at, c)| if found.contains(&at) { '-' } else { c })
            .collect(),
    )
}

/// Times as they are written in Chinese, Japanese and Korean, with colons: `9時30分` is `9:30`, `下午5点半` is `5:30 pm`,
/// `翌6時` is `30:00`. Also `9:00 π.μ.`.
fn with_colons(text: &str) -> Cow<'_, str> {
    if !text
        .chars()
        .any(|c| words::is_unspaced(c) || matches!(c, 'μ' | 'Μ'))
    {
        return Cow::Borrowed(text);
    }
    const HALVES: [(&str, &str); 13] = [
        ("午前", "am"),
        ("午後", "pm"),
        ("上午", "am"),
        ("下午", "pm"),
        ("早上", "am"),
        ("晚上", "pm"),
        ("凌晨", "am"),
        ("中午", "pm"),
        ("오전", "am"),
        ("오후", "pm"),
        ("새벽", "am"),
        ("저녁", "pm"),
        ("밤", "pm"),
    ];
    const NEXT_DAY: [&str; 7] = ["翌日", "翌", "次日", "第二天", "익일", "다음날", "明け"];
    let mut written = String::with_capacity(text.len());
    let mut rest = text;
    let (mut half, mut next_day) = ("", false);
    while let Some(c) = rest.chars().next() {
        if let Some((word, own)) = HALVES.iter().find(|(word, _)| {
            rest.strip_prefix(word)
                .is_some_and(|after| after.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        }) {
            half = own;
            rest = rest.get(word.len()..).unwrap_or_default().trim_start();
            continue;
        }
        if let Some(word) = NEXT_DAY.iter().find(|word| {
            rest.strip_prefix(**word)
                .is_some_and(|after| after.trim_start().starts_with(|c: char| c.is_ascii_digit()))
        }) {
            next_day = true;
            rest = rest.get(word.len()..).unwrap_or_default().trim_start();
            continue;
        }
        if !c.is_ascii_digit() {
            if let Some(after) = ["π.μ.", "πμ", "Π.Μ.", "ΠΜ"]
                .iter()
                .find_map(|word| rest.strip_prefix(word))
            {
                written.push_str("am");
                rest = after;
            } else if let Some(after) = ["μ.μ.", "μμ", "Μ.Μ.", "ΜΜ"]
                .iter()
                .find_map(|word| rest.strip_prefix(word))
            {
                written.push_str("pm");
                rest = after;
            } else {
                written.push(c);
                rest = rest.get(c.len_utf8()..).unwrap_or_default();
            }
            continue;
        }
        let (time, after) = time_with_signs(rest);
        if time.is_some() && written.ends_with(words::is_unspaced) {
            written.push(' ');
        }
        match time {
            Some((hour, minute)) => {
                written.push_str(&format!(
                    "{}:{minute:02}",
                    hour + if next_day { 24 } else { 0 }
                ));
            }
            None => written.push_str(rest.get(..rest.len() - after.len()).unwrap_or_default()),
        }
        let of_24 = time
            .map(|(hour, _)| hour)
            .or_else(|| rest.get(..2)?.parse().ok())
            .is_some_and(|hour| hour > 12);
        written.push_str(if of_24 { "" } else { half });
        if after.starts_with(char::is_alphabetic) {
            written.push(' ');
        }
        (half, next_day) = ("", false);
        rest = after;
    }
    Cow::Owned(written)
}

/// The digits at the beginning of a text with the signs for hours and minutes behind them as a time, and the rest of
/// the text; `None` for other digits, which the rest is without.
fn time_with_signs(text: &str) -> (Option<(u32, u32)>, &str) {
    let number = |text: &str| -> Option<(u32, usize)> {
        let end = text
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len());
        Some((text.get(..end)?.parse().ok()?, end))
    };
    let Some((hour, end)) = number(text) else {
        return (None, text.get(1..).unwrap_or_default());
    };
    let after = text.get(end..).unwrap_or_default();
    let strip = |text: &'_ str, signs: &[&str]| -> Option<usize> {
        signs
            .iter()
            .find(|sign| text.starts_with(**sign))
            .map(|sign| sign.len())
    };
    if let Some(colon) = after.strip_prefix(':')
        && let Some((minute, length)) = number(colon)
    {
        return (
            Some((hour, minute)),
            colon.get(length..).unwrap_or_default(),
        );
    }
    // `8시간` is a length.
    let Some(sign) = strip(after, &["時", "时", "点", "點", "시"]).filter(|sign| {
        !after
            .get(*sign..)
            .unwrap_or_default()
            .starts_with(['間', '间', '간'])
    }) else {
        return (None, after);
    };
    let mut rest = after.get(sign..).unwrap_or_default();
    let mut minute = 0;
    if let Some(length) = strip(rest, &["半", "반"]) {
        minute = 30;
        rest = rest.get(length..).unwrap_or_default();
    } else if rest.starts_with('\n') {
        // The next time stands in a line of its own.
    } else if let Some((written, length)) = number(rest.trim_start()) {
        let behind = rest.trim_start().get(length..).unwrap_or_default();
        if let Some(sign) = strip(behind, &["分", "분"]) {
            minute = written;
            rest = behind.get(sign..).unwrap_or_default();
        } else if length == 2 && !behind.starts_with([':', '.']) && !rest.starts_with(' ') {
            minute = written;
            rest = behind;
        }
    } else if let Some(length) = strip(rest, &["整", "钟", "鐘", "정각"]) {
        rest = rest.get(length..).unwrap_or_default();
    }
    (Some((hour, minute)), rest)
}

/// Hours with a decimal fraction at the beginning of a text, `7.5` or `15,75`: hours, minutes and the bytes used.
fn decimal_hours(text: &str) -> Option<(u32, u32, usize)> {
    let digits = |text: &str| {
        text.find(|c: char| !c.is_ascii_digit())
            .unwrap_or(text.len())
    };
    let end = digits(text);
    let fraction = text.get(end..)?.strip_prefix(['.', ','])?;
    let length = digits(fraction);
    let minutes = match fraction.get(..length)? {
        "0" | "00" => 0,
        "25" => 15,
        "5" | "50" => 30,
        "75" => 45,
        _ => return None,
    };
    let ends = !fraction
        .get(length..)?
        .starts_with(|c: char| c.is_alphanumeric() || matches!(c, '.' | ':'));
    let hours = text
        .get(..end)
        .filter(|hours| hours.len() <= 2)?
        .parse()
        .ok()?;
    ends.then_some((hours, minutes, end + 1 + length))
}

/// The minutes of a whole text that is a time with a decimal fraction: `7.5`, `15,75`.
pub(crate) fn decimal_time(text: &str) -> Option<usize> {
    let (hours, minutes, used) = decimal_hours(text)?;
    let all = usize::try_from(hours * 60 + minutes).ok()?;
    (used == text.len() && all <= 36 * 60).then_some(all)
}

/// Whether a text has a time that can only be decimal: `17.5`, `15.75`.
fn has_decimal_hours(text: &str) -> bool {
    if !text.contains(['.', ',']) || !text.contains(['-', '–']) {
        return false;
    }
    let starts = text.char_indices().filter(|(at, c)| {
        let before = text.get(..*at).and_then(|before| before.chars().last());
        c.is_ascii_digit()
            && !before.is_some_and(|c| c.is_alphanumeric() || matches!(c, '.' | ',' | ':'))
    });
    starts.filter_map(|(at, _)| text.get(at..)).any(|rest| {
        decimal_hours(rest).is_some_and(|(_, minutes, used)| {
            minutes == 45
                || minutes == 30
                    && rest
                        .get(..used)
                        .is_some_and(|own| own.ends_with(".5") || own.ends_with(",5"))
        })
    })
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
    let is_filler =
        |token: &Token| matches!(token, Token::Word(word) if words::is_filler(&words::fold(word)));
    let last = before.iter().rev().find(|(token, _)| !is_filler(token));
    let after_clock = matches!(last, Some((Token::Clock(_), _)));
    let clock = |hour: &str| clock_at(hour).map_or(Token::Junk, |(clock, _)| Token::Clock(clock));
    let folded = words::fold(word);
    let topics = words::topics(folded.trim_end_matches('.'));
    if after_clock && topics.has(Topic::Until) {
        Token::Dash
    } else if topics.has(Topic::Midnight) {
        clock("24:00")
    } else if topics.has(Topic::Noon) {
        clock("12:00 pm")
    } else {
        Token::Word(word.to_owned())
    }
}

/// What a text of a shift's cell can say.
pub(crate) fn value(text: &str) -> Value {
    value_in(text, Tongue::default())
}

/// As [`value`], with what the file shows about its hours.
pub(crate) fn value_in(text: &str, tongue: Tongue) -> Value {
    // `MA-3` alone is no day.
    let date = dates::parse(text).filter(|_| !is_glued(text));
    value_of(text, date.as_ref(), tongue.decimal)
}

/// As [`value_of`], and the minutes of the break that is said behind the times.
fn value_and_break(text: &str, date: Option<&DateText>, decimal: bool) -> (Value, u32) {
    let whole = value_of_times(text, date, decimal);
    let Some((times, rest)) = breaks::behind(&words::plain(text)) else {
        return (whole, 0);
    };
    match value_of_times(&times, date, decimal) {
        // What is longer is no break, but the length of the shift.
        Value::Spans {
            spans,
            label,
            remark,
        } if rest <= length_of(&spans) / 2 => (
            Value::Spans {
                spans,
                label,
                remark,
            },
            rest,
        ),
        _ => (whole, 0),
    }
}

/// The minutes of spans, each shorter than a day.
fn length_of(spans: &[Span]) -> u32 {
    const DAY: usize = 24 * 60;
    let length = |span: &Span| (span.to.minutes + 2 * DAY - span.from.minutes % DAY) % DAY;
    u32::try_from(spans.iter().map(length).sum::<usize>()).unwrap_or(0)
}

/// As [`value`], for a text of which is known what day it says.
fn value_of(text: &str, date: Option<&DateText>, decimal: bool) -> Value {
    value_and_break(text, date, decimal).0
}

fn value_of_times(text: &str, date: Option<&DateText>, decimal: bool) -> Value {
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
        || date.is_some_and(|date| !date.weak && date.has_day())
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
    // A formula whose result is not in the file.
    if text.starts_with('=') && text.len() > 1 {
        return Value::Bad;
    }
    if is_decimal(text) || decimal && decimal_time(text).is_some() {
        return Value::Number;
    }
    let hours = dates::in_front(text).map_or(text, |(_, hours)| hours);
    let decimal = decimal || has_decimal_hours(hours);
    let tokens = tokens(hours, decimal);
    // `5pm-close`: only the reader of the table knows when that is.
    let open_ended = tokens.windows(3).any(|three| match three {
        [
            (Token::Clock(_), _),
            (Token::Dash, _),
            (Token::Word(word), _),
        ] => words::is_closing(&words::fold(word)),
        _ => false,
    });
    if open_ended {
        return Value::Text;
    }
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
            if number {
                Value::Number
            } else {
                Value::Time(Written::of(*only))
            }
        }
        ([], false) => Value::Text,
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
    let tokens = tokens(text, false);
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
                            || words::topics(&folded).any(&[Topic::And, Topic::Until]) =>
                    {
                        range |= words::topics(&folded).has(Topic::Until);
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
    is_name_of(text, &value(text))
}

/// As [`is_name_like`], for a text of which is known what else it can say.
fn is_name_of(text: &str, value: &Value) -> bool {
    let text = text.trim();
    if text.is_empty()
        || text.chars().filter(char::is_ascii_digit).count() > 2
        || words::is_shift_name(text)
        || words::off(text).is_some()
        || words::is_title(text)
        || *value != Value::Text
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
    // `毛凤仙` is a name.
    let caseless = |c: char| c.is_alphabetic() && !c.is_lowercase() && !c.is_uppercase();
    let name = letters > 1 && text.chars().all(|c| caseless(c) || c == ' ');
    letters <= 4 && !name && !text.chars().skip(1).any(char::is_lowercase)
        || words::is_shift_name(text)
}

/// The people of a cell: `Ana / Bo`, `Ana & Bo`, `Ana\nBo`, without remarks in brackets. Whether a comma parts two
/// people or surname and first name is the caller's to know.
pub(crate) fn people(text: &str, comma: bool) -> Vec<String> {
    // `['Ana', 'Bo']`
    let listed = text
        .trim()
        .strip_prefix('[')
        .and_then(|text| text.strip_suffix(']'));
    if let Some(listed) = listed.filter(|listed| !listed.contains(['[', ']'])) {
        let quotes = |c: char| c.is_whitespace() || matches!(c, '\'' | '"');
        let names = listed
            .split([',', ';'])
            .map(|name| name.trim_matches(quotes));
        let names = names.filter(|name| !name.is_empty());
        return names.map(str::to_owned).collect();
    }
    let mut plain = String::new();
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            _ if depth > 0 => {}
            '\n' | '\r' | '/' | ';' | '&' | '+' | '|' | '、' | '，' | '；' | '・' => {
                plain.push('\n')
            }
            ',' if comma => plain.push('\n'),
            _ => plain.push(c),
        }
    }
    let names = plain.split('\n').flat_map(joined_by_and);
    names.filter(|name| !words::is_nothing(name)).collect()
}

/// The people of a text with `and` between them. `Ana Fuente y Gómez` is one: what follows is no whole name where a whole
/// one stands before.
fn joined_by_and(text: &str) -> Vec<String> {
    let mut names: Vec<Vec<&str>> = vec![Vec::new()];
    for word in text.split_whitespace() {
        let and = word.chars().count() <= 3
            && word.chars().all(char::is_lowercase)
            && words::topics(&words::fold(word)).has(Topic::And);
        match names.last_mut() {
            Some(_) if and => names.push(Vec::new()),
            Some(last) => last.push(word),
            None => {}
        }
    }
    let joined = |names: &[Vec<&str>]| -> Vec<String> {
        let names = names.iter().map(|words| words.join(" "));
        names.filter(|name| !name.is_empty()).collect()
    };
    let first = names.first().map_or(0, Vec::len);
    if names.iter().skip(1).any(|name| name.len() < first) {
        return vec![text.split_whitespace().collect::<Vec<_>>().join(" ")];
    }
    joined(&names)
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
            ("9時～17時", 540, 1020),
            ("9時30分〜18時", 570, 1080),
            ("22:00～翌6:00", 1320, 1800),
            ("上午9点到下午5点半", 540, 1050),
            ("9시 ~ 18시", 540, 1080),
            ("９:00-１７:00", 540, 1020),
            ("16点-25点", 960, 1500),
            ("9点30分-18点", 570, 1080),
            ("7H - 13H", 420, 780),
            ("9:00 π.μ. - 5:00 μ.μ.", 540, 1020),
            ("8 Uhr bis 16 Uhr", 480, 960),
            ("9 uur tot 17 uur", 540, 1020),
            ("od 8 do 16", 480, 960),
            ("с 8:00 до 16:00", 480, 960),
            ("17.5-1.5", 1050, 90),
            ("7.5 – 15.75", 450, 945),
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

    fn readings(lines: &[&[&str]]) -> Vec<Vec<Cell>> {
        let lines = lines
            .iter()
            .map(|line| line.iter().map(|&text| text.to_owned()).collect());
        Cells::of(&Grid::of_cells("", lines.collect(), &[])).rows
    }

    #[test]
    fn words_of_several_meanings_are_days_if_the_sheet_shows_its_language() {
        let is_day = |cell: &Cell| cell.date.as_ref().is_some_and(DateText::is_day);
        let swedish = readings(&[&["Namn", "mån", "tis", "ons", "tor", "fre"], &["Ana"]]);
        assert!(swedish[0][1..].iter().all(is_day));
        let names = readings(&[&["Name", "Mon"], &["Pia", "9-17"], &["Vas", "9-17"]]);
        assert!(!is_day(&names[1][0]) && !is_day(&names[2][0]));
        // `mar` is Tuesday beside other weekdays, and March beside other months.
        let week = readings(&[&["Nom", "Lun 14", "Mar 15", "Mer 16"]]);
        assert_eq!(week[0][2].date.as_ref().and_then(|date| date.month), None);
        let months = readings(&[&["Name", "Feb 28", "Mar 1", "Mar 2"]]);
        assert_eq!(
            months[0][2].date.as_ref().and_then(|date| date.month),
            Some(3)
        );
    }

    #[test]
    fn letters_with_a_number_are_days_or_codes_as_the_sheet_shows() {
        let codes = readings(&[&["Name", "1.12.", "2.12."], &["Ana", "SA08", "GE08"]]);
        assert_eq!(codes[1][1].value, Value::Text);
        let days = readings(&[&["Nombre", "Lun14", "Mar15", "Mié16"]]);
        assert!(days[0][1..].iter().all(|cell| cell.date.is_some()));
    }

    #[test]
    fn decimal_hours_are_told_by_the_whole_sheet() {
        let rows = readings(&[&["Ana", "6.25-14.25", "17.5-1.5"]]);
        let spans = |cell: &Cell| match &cell.value {
            Value::Spans { spans, .. } => spans
                .iter()
                .map(|span| (span.from.minutes, span.to.minutes))
                .collect(),
            _ => vec![],
        };
        assert_eq!(spans(&rows[0][1]), [(375, 855)]);
        assert_eq!(times("6.25-14.25"), [(385, 865)]);
    }

    #[test]
    fn names_that_are_words_stay_names() {
        for text in [
            "Marta Noche",
            "Ute Früh",
            "Julio Libre Dávila",
            "Jana Spät",
            "Femke van 't Hof",
            "Van Dijk",
        ] {
            assert!(is_name_like(text), "{text}");
            assert_eq!(roles::role(text), None, "{text}");
        }
        for text in [
            "Night shift",
            "Turno de noche",
            "夜勤",
            "Staff rota – Bar",
            "Vardiya çizelgesi",
        ] {
            assert!(!is_name_like(text), "{text}");
        }
        assert_eq!(people("Ana Fuente y Gómez", false), ["Ana Fuente y Gómez"]);
        assert_eq!(people("Ana y Bea", false), ["Ana", "Bea"]);
        assert_eq!(
            people("Jan Nowak i Ewa Sowa", false),
            ["Jan Nowak", "Ewa Sowa"]
        );
        assert_eq!(
            people("岡部 修、久保田 さくら", false),
            ["岡部 修", "久保田 さくら"]
        );
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

    #[test]
    fn numbers_with_dashes_are_days_where_they_go_on() {
        use crate::testing::{roster, shifts};
        // In a row, in a column that goes on, and in a column under a heading of dates.
        for text in [
            "Naam,23-11,24-11,25-11\nAna,9-12,,\nBo,,,9-12",
            ",Ana,Bo\n23-11,9-12,\n24-11,,\n25-11,,9-12",
            "Datum,Naam,Dienst\n25-11,Bo,9-12\n23-11,Ana,9-12\n24-11,Cas,vrij",
        ] {
            let mut read = shifts(&roster(text));
            read.sort();
            assert_eq!(
                read,
                ["Ana 2026-11-23 9-12", "Bo 2026-11-25 9-12"],
                "{text}"
            );
        }
        let hours = roster("Name,Mon,Tue,Wed\nAna,9-12,10-12,11-12");
        assert_eq!(
            shifts(&hours),
            ["Ana mon 9-12", "Ana tue 10-12", "Ana wed 11-12"]
        );
    }

    #[test]
    fn decimal_times_are_read_in_columns_of_their_own() {
        use crate::testing::{roster, shifts};
        let list =
            roster("Name,Date,Start,End\nAna,2026-11-23,7.25,15.75\nBo,2026-11-24,13.5,21.5");
        assert_eq!(
            shifts(&list),
            ["Ana 2026-11-23 7:15-15:45", "Bo 2026-11-24 13:30-21:30"]
        );
        // A length beside clock times is no reason to read them so.
        let clock = roster("Name,Date,Start,End,Hours\nAna,2026-11-23,9.25,17.30,7.5");
        assert_eq!(shifts(&clock), ["Ana 2026-11-23 9:30-17:30"]);
    }

    #[test]
    fn times_of_four_digits_are_parted_by_other_signs_too() {
        for text in ["1300/2100", "1300:2100", "Late (1300/2100)"] {
            assert_eq!(times(text), [(780, 1260)], "{text}");
        }
        assert_eq!(times("900:1700"), [(540, 1020)]);
        assert_eq!(times("오후 14:30~22:30"), [(870, 1350)]);
        assert_eq!(times("10点-14点\n18点-22点"), [(600, 840), (1080, 1320)]);
        assert_eq!(times("午後2時～10時"), [(840, 600)]);
        for text in ["2025/2026", "12:30:15"] {
            assert!(!matches!(value(text), Value::Spans { .. }), "{text}");
        }
    }

    #[test]
    fn letters_with_a_number_are_names_unless_several_weekdays_are_written_so() {
        use crate::testing::{roster, shifts};
        let names =
            roster("Turno,2026-11-23,2026-11-24\nMañana 6-14,MA-3,MA-4\nTarde 14-22,MA-4,MA-5");
        assert_eq!(
            shifts(&names),
            [
                "MA-3 2026-11-23 6-14",
                "MA-4 2026-11-24 6-14",
                "MA-4 2026-11-23 14-22",
                "MA-5 2026-11-24 14-22"
            ]
        );
        let days = roster("Name,Lun-23,Mar-24,Mie-25\nAna,9-17,,9-17");
        assert_eq!(days.shifts.len(), 2);
        // A number behind a name is no hour.
        let hours = roster(
            "Date,Bar,Floor\n2026-11-23,Crew 61 9-17,Crew 62 9-17\n2026-11-24,Crew 62 12-20,",
        );
        assert_eq!(
            shifts(&hours),
            [
                "Crew 61 2026-11-23 9-17 Bar",
                "Crew 62 2026-11-24 12-20 Bar",
                "Crew 62 2026-11-23 9-17 Floor"
            ]
        );
    }
}
