//! Days and times in a cell: `Mon 9-17`, `9:30-17:45`, `9am-5pm`, `lun-vie 22-6`, `jueves 19/11 de 9 a 17 h`.

use chrono::{Datelike, NaiveDate};
use scheduler_core::Day;

use crate::words;

/// Start and end, in minutes after midnight of the first day; past midnight `to` is more than 24 hours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Times {
    pub from: usize,
    pub to: usize,
    /// Whether this is an interpretation: `9-5` is read as 9 to 17, `mañana` as 6 to 14.
    pub guessed: bool,
}

/// Days, optionally with a date, and the times on them.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Group {
    pub days: Vec<Day>,
    pub dates: Vec<NaiveDate>,
    pub times: Vec<Times>,
    /// A single time.
    pub single: Option<usize>,
}

impl Group {
    pub fn has_days(&self) -> bool {
        !self.days.is_empty() || !self.dates.is_empty()
    }
}

/// Why a cell cannot be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NotRead {
    Unreadable,
    /// A time that is not to the quarter of an hour.
    NotAQuarter,
    /// A date that does not exist.
    NoSuchDate,
}

/// How dates without a year, or with an ambiguous order of day and month, are interpreted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Calendar {
    pub near: NaiveDate,
    pub month_first: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    Word(String),
    /// Value and number of digits.
    Number(u32, usize),
    Dash,
    /// Between two shifts or two days.
    Comma,
    Sign(char),
}

const HOUR: usize = 60;
const DAY: usize = 24 * HOUR;
/// Longer shifts are interpreted differently: `9-5` is not a shift of 20 hours.
const LONGEST_PLAUSIBLE: usize = 14 * HOUR;

/// Reads a cell.
pub(crate) fn read(text: &str, calendar: Calendar) -> Result<Vec<Group>, NotRead> {
    let tokens = tokens(text);
    let mut reader = Reader {
        rest: &tokens,
        calendar,
        groups: Vec::new(),
        group: Group::default(),
    };
    while !reader.rest.is_empty() {
        reader.part()?;
    }
    reader.close();
    Ok(reader.groups)
}

/// Whether a text contains a date with the month first: `11/16`.
pub(crate) fn is_month_first(text: &str) -> bool {
    let tokens = tokens(text);
    tokens.windows(3).any(|three| {
        matches!(three, [Token::Number(first, _), Token::Sign('/'), Token::Number(second, _)]
            if *first <= 12 && (13..=31).contains(second))
    })
}

fn tokens(text: &str) -> Vec<Token> {
    let mut text = words::plain(text);
    for (written, meant) in [
        ("a.m.", "am "),
        ("p.m.", "pm "),
        ("a. m.", "am "),
        ("p. m.", "pm "),
    ] {
        text = text.replace(written, meant);
    }
    let mut tokens: Vec<Token> = Vec::new();
    let mut chars = text.chars().peekable();
    let mut depth = 0_usize;
    let mut glued = false;
    while let Some(c) = chars.next() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            // Text in brackets is a remark.
            _ if depth > 0 => {}
            '\n' | '\r' => tokens.push(Token::Comma),
            _ if c.is_whitespace() => {}
            '0'..='9' => {
                let mut digits = String::from(c);
                while let Some(next) = chars.next_if(char::is_ascii_digit) {
                    digits.push(next);
                }
                tokens.push(Token::Number(
                    digits.parse().unwrap_or(u32::MAX),
                    digits.len(),
                ));
                glued = true;
                continue;
            }
            '-' => tokens.push(Token::Dash),
            ',' | ';' | '&' | '+' | '|' => tokens.push(Token::Comma),
            _ if c.is_alphabetic() => {
                let mut word = String::from(c);
                while let Some(next) = chars.next_if(|next| next.is_alphabetic()) {
                    word.push(next);
                }
                tokens.push(word_token(word, glued));
            }
            _ => tokens.push(Token::Sign(c)),
        }
        glued = false;
    }
    tokens
}

fn word_token(word: String, glued: bool) -> Token {
    match word.as_str() {
        "a" if glued => Token::Word("am".to_owned()),
        "p" if glued => Token::Word("pm".to_owned()),
        "to" | "a" | "al" | "until" | "till" | "til" | "hasta" | "through" | "thru" => Token::Dash,
        "and" | "y" | "e" => Token::Comma,
        _ => Token::Word(word),
    }
}

struct Reader<'a> {
    rest: &'a [Token],
    calendar: Calendar,
    groups: Vec<Group>,
    group: Group,
}

impl<'a> Reader<'a> {
    fn close(&mut self) {
        let group = std::mem::take(&mut self.group);
        if group != Group::default() {
            self.groups.push(group);
        }
    }

    fn skip(&mut self, count: usize) {
        self.rest = self.rest.get(count..).unwrap_or_default();
    }

    /// A day after times begins a new entry: `Mon 9-17, Tue 10-18`.
    fn days(&mut self) -> &mut Group {
        if !self.group.times.is_empty() {
            self.close();
        }
        &mut self.group
    }

    fn part(&mut self) -> Result<(), NotRead> {
        if let Some((date, used)) = date(self.rest, self.calendar) {
            let date = date.ok_or(NotRead::NoSuchDate)?;
            self.skip(used);
            self.days().dates.push(date);
            return Ok(());
        }
        match self.rest {
            [Token::Comma | Token::Sign(':' | '.' | '/' | '*' | '\''), ..] => self.skip(1),
            [Token::Word(word), rest @ ..] => {
                if let Some(day) = words::day(word) {
                    self.day_or_range(day, rest);
                } else if let Some(days) = words::days(word) {
                    self.skip(1);
                    self.days().days.extend(days);
                } else if let Some((from, to)) = words::part_of_day(word) {
                    self.skip(1);
                    let (from, to) = (from * HOUR, to * HOUR);
                    self.group.times.push(Times {
                        from,
                        to,
                        guessed: true,
                    });
                } else if clock(self.rest).is_some() {
                    self.times()?;
                } else if words::is_filler(word) {
                    self.skip(1);
                } else {
                    return Err(NotRead::Unreadable);
                }
            }
            _ => self.times()?,
        }
        Ok(())
    }

    fn day_or_range(&mut self, first: Day, rest: &'a [Token]) {
        let last = match rest {
            [Token::Dash, Token::Word(word), ..] => words::day(word),
            // A full stop after a short name.
            [Token::Sign('.'), Token::Dash, Token::Word(word), ..] => words::day(word),
            _ => None,
        };
        let Some(last) = last else {
            self.skip(1);
            // `mié. 9-17`, `Monday - 9 to 17`
            if let [Token::Sign('.'), ..] = self.rest {
                self.skip(1);
            }
            if let [Token::Dash, ..] = self.rest {
                self.skip(1);
            }
            self.days().days.push(first);
            // `Mon 16` and `lun 16`: the day of the month is redundant.
            if let [Token::Number(1..=31, 1..=2)] = self.rest {
                self.skip(1);
            }
            return;
        };
        let used = if let [Token::Sign(_), ..] = rest {
            4
        } else {
            3
        };
        self.skip(used);
        let group = self.days();
        // Friday to Monday passes Sunday.
        let length = (last.index() + 7 - first.index()) % 7;
        let days = (0..=length).filter_map(|step| Day::from_index((first.index() + step) % 7));
        group.days.extend(days);
    }

    fn times(&mut self) -> Result<(), NotRead> {
        let (first, used) = clock(self.rest).ok_or(NotRead::Unreadable)?;
        let after = self.rest.get(used..).unwrap_or_default();
        // `9:00 h - 17:00 h`
        let after = match after {
            [Token::Word(word), rest @ ..] if words::is_filler(word) => rest,
            _ => after,
        };
        let second = match after {
            [Token::Dash, rest @ ..] => {
                let fillers = rest.iter().take_while(
                    |token| matches!(token, Token::Word(word) if words::is_filler(word)),
                );
                rest.get(fillers.count()..)
                    .and_then(|rest| clock(rest).map(|found| (found, rest)))
            }
            _ => None,
        };
        let Some(((second, used), rest)) = second else {
            if after.first() == Some(&Token::Dash) || self.group.single.is_some() {
                return Err(NotRead::Unreadable);
            }
            let minutes = first.minutes();
            self.rest = after;
            self.group.single = Some(quarter(minutes)?);
            return Ok(());
        };
        self.rest = rest.get(used..).unwrap_or_default();
        self.group.times.push(span(first, second)?);
        Ok(())
    }
}

/// A time as written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Clock {
    hour: usize,
    minute: usize,
    /// `am` is false, `pm` is true.
    half: Option<bool>,
    /// Written with a leading zero or as four digits, as on a 24-hour clock.
    of_24: bool,
}

impl Clock {
    fn minutes(self) -> usize {
        let hour = match self.half {
            Some(pm) => self.hour % 12 + if pm { 12 } else { 0 },
            None => self.hour,
        };
        hour * HOUR + self.minute
    }
}

/// A time and the number of its tokens.
fn clock(tokens: &[Token]) -> Option<(Clock, usize)> {
    let (hour, minute, digits, mut used) = match tokens {
        [Token::Word(word), ..] => {
            let hour = match word.as_str() {
                "noon" | "mediodia" => 12,
                "midnight" | "medianoche" => 24,
                _ => return None,
            };
            let clock = Clock {
                hour,
                minute: 0,
                half: None,
                of_24: true,
            };
            return Some((clock, 1));
        }
        [
            Token::Number(hour, 1..=2),
            Token::Sign(':' | '.'),
            Token::Number(minute, 2),
            Token::Sign(':'),
            Token::Number(0..=59, 2),
            ..,
        ] => (*hour, *minute, hour_digits(tokens), 5),
        [
            Token::Number(hour, 1..=2),
            Token::Sign(':' | '.'),
            Token::Number(minute, 2),
            ..,
        ] => (*hour, *minute, hour_digits(tokens), 3),
        [
            Token::Number(hour, 1..=2),
            Token::Word(h),
            Token::Number(minute, 2),
            ..,
        ] if h == "h" => (*hour, *minute, 2, 3),
        [Token::Number(both, 3..=4), ..] => (both / 100, both % 100, hour_digits(tokens), 1),
        [Token::Number(hour, 1..=2), ..] => (*hour, 0, hour_digits(tokens), 1),
        _ => return None,
    };
    let half = match tokens.get(used) {
        Some(Token::Word(word)) if word == "am" => Some(false),
        Some(Token::Word(word)) if word == "pm" => Some(true),
        _ => None,
    };
    used += usize::from(half.is_some());
    let (hour, minute) = (usize::try_from(hour).ok()?, usize::try_from(minute).ok()?);
    let in_range = match half {
        Some(_) => (1..=12).contains(&hour),
        None => hour * HOUR + minute <= DAY,
    };
    let of_24 =
        half.is_none() && (hour > 12 || hour == 0 || digits == 4 || (digits == 2 && hour < 10));
    (in_range && minute < 60).then_some((
        Clock {
            hour,
            minute,
            half,
            of_24,
        },
        used,
    ))
}

fn hour_digits(tokens: &[Token]) -> usize {
    match tokens.first() {
        Some(Token::Number(_, digits)) => *digits,
        _ => 0,
    }
}

/// From one time to another.
fn span(first: Clock, second: Clock) -> Result<Times, NotRead> {
    let mut guessed = false;
    let (mut from, mut to) = (first.minutes(), second.minutes());
    match (first.half, second.half) {
        // `1-5pm` begins after noon, `9-5pm` before.
        (None, Some(true)) if first.hour < 12 && from + 12 * HOUR < to => from += 12 * HOUR,
        // `9am-5`
        (Some(_), None) if second.hour <= 12 && to <= from && to + 12 * HOUR > from => {
            to += 12 * HOUR
        }
        // `9-5`, `7-7`
        (None, None) if !first.of_24 && !second.of_24 && to <= from => {
            let length = to + DAY - from;
            if length > LONGEST_PLAUSIBLE && to + 12 * HOUR > from {
                to += 12 * HOUR;
                guessed = true;
            }
        }
        _ => {}
    }
    if to <= from {
        to += DAY;
    }
    let (from, to) = (quarter(from)?, quarter(to)?);
    if from >= DAY || to - from > DAY {
        return Err(NotRead::Unreadable);
    }
    Ok(Times { from, to, guessed })
}

fn quarter(minutes: usize) -> Result<usize, NotRead> {
    if minutes.is_multiple_of(15) {
        Ok(minutes)
    } else {
        Err(NotRead::NotAQuarter)
    }
}

/// A date, `None` if it does not exist, and the number of its tokens.
fn date(tokens: &[Token], calendar: Calendar) -> Option<(Option<NaiveDate>, usize)> {
    let near = calendar.near;
    let full = |year: u32, month: u32, day: u32| {
        let year = if year < 100 { year + 2000 } else { year };
        let year = i32::try_from(year).ok()?;
        NaiveDate::from_ymd_opt(year, month, day)
    };
    // Without a year the nearest one is used.
    let nearest = |month: u32, day: u32| {
        let years = [near.year() - 1, near.year(), near.year() + 1];
        let dates = years
            .into_iter()
            .filter_map(|year| NaiveDate::from_ymd_opt(year, month, day));
        dates.min_by_key(|date| (*date - near).num_days().abs())
    };
    let ordered = |first: u32, second: u32| {
        let month_first = first <= 12 && (second > 12 || calendar.month_first);
        if month_first {
            (first, second)
        } else {
            (second, first)
        }
    };
    match tokens {
        [
            Token::Number(year, 4),
            Token::Dash | Token::Sign('/' | '.'),
            Token::Number(month, 1..=2),
            Token::Dash | Token::Sign('/' | '.'),
            Token::Number(day, 1..=2),
            ..,
        ] => Some((full(*year, *month, *day), 5)),
        [
            Token::Number(first, 1..=2),
            Token::Sign('/'),
            Token::Number(second, 1..=2),
            Token::Sign('/'),
            Token::Number(year, 2 | 4),
            ..,
        ] => {
            let (month, day) = ordered(*first, *second);
            Some((full(*year, month, day), 5))
        }
        [
            Token::Number(day, 1..=2),
            Token::Dash,
            Token::Number(month, 1..=2),
            Token::Dash,
            Token::Number(year, 4),
            ..,
        ] => Some((full(*year, *month, *day), 5)),
        [
            Token::Number(day, 1..=2),
            Token::Sign('.'),
            Token::Number(month, 1..=2),
            Token::Sign('.'),
            Token::Number(year, 2 | 4),
            ..,
        ] => Some((full(*year, *month, *day), 5)),
        [
            Token::Number(first, 1..=2),
            Token::Sign('/'),
            Token::Number(second, 1..=2),
            ..,
        ] => {
            let (month, day) = ordered(*first, *second);
            Some((nearest(month, day), 3))
        }
        [Token::Number(day, 1..=2), rest @ ..] => {
            // `16 Nov`, `16 de noviembre de 2026`
            let skip = rest
                .iter()
                .take_while(|token| matches!(token, Token::Word(word) if word == "de"))
                .count();
            let Some([Token::Word(word), rest @ ..]) = rest.get(skip..) else {
                return None;
            };
            let month = words::month(word)?;
            let used = skip + 2;
            let of = rest
                .iter()
                .take_while(|token| matches!(token, Token::Word(word) if word == "de"))
                .count();
            match rest.get(of) {
                Some(Token::Number(year, 4)) if (1900..=2999).contains(year) => {
                    Some((full(*year, month, *day), used + of + 1))
                }
                _ => Some((nearest(month, *day), used)),
            }
        }
        // `Nov 16`; `mar 16` could also be Tuesday the 16th in Spanish, which takes precedence.
        [Token::Word(word), Token::Number(day, 1..=2), rest @ ..] if words::day(word).is_none() => {
            let month = words::month(word)?;
            let comma = usize::from(rest.first() == Some(&Token::Comma));
            match rest.get(comma) {
                Some(Token::Number(year, 4)) if (1900..=2999).contains(year) => {
                    Some((full(*year, month, *day), 3 + comma))
                }
                _ => Some((nearest(month, *day), 2)),
            }
        }
        _ => None,
    }
}
