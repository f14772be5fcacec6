//! Days as they are written in headings, columns and titles.

use chrono::NaiveDate;
use scheduler_exchange::{
    days::{Weekdays, short_weekdays, weekdays},
    times::{Clock, clock_at},
};

use crate::words::{self, Topic};

/// What a text says about a day. Nothing is decided: which of two numbers is the month, and the year, depend on the
/// other texts of the file.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub(crate) struct DateText {
    /// The weekday in each language.
    pub weekday: Option<Weekdays>,
    pub day: Option<u32>,
    pub month: Option<u32>,
    pub year: Option<i32>,
    /// Two numbers whose order is open: `3/4`.
    pub pair: Option<(u32, u32)>,
    /// `Day 3`: a day without a date.
    pub index: Option<u32>,
    /// `Week 2`.
    pub week: Option<u32>,
    /// Whether two numbers show their order: one of them is over 12.
    pub month_first: Option<bool>,
    /// Whether the text can as well be something else: a bare number, or `9.10`.
    pub weak: bool,
}

impl DateText {
    /// Whether it says which day of a month it is.
    pub fn has_day(&self) -> bool {
        self.day.is_some() || self.pair.is_some()
    }

    /// Whether it names a day at all, and not only a month or a week.
    pub fn is_day(&self) -> bool {
        self.has_day() || self.weekday.is_some() || self.index.is_some()
    }

    /// Adds what another heading of the same column says.
    pub fn merge(&mut self, other: &Self) {
        self.weekday = self.weekday.or(other.weekday);
        if !self.has_day() || (self.weak && other.has_day() && !other.weak) {
            (self.day, self.pair) = (other.day, other.pair);
            self.weak = other.weak;
        }
        self.month = self.month.or(other.month);
        self.month_first = self.month_first.or(other.month_first);
        self.year = self.year.or(other.year);
        self.index = self.index.or(other.index);
        self.week = self.week.or(other.week);
    }

    fn of_date(date: NaiveDate) -> Self {
        use chrono::Datelike;
        Self {
            day: Some(date.day()),
            month: Some(date.month()),
            year: Some(date.year()),
            ..Self::default()
        }
    }
}

/// What the texts of a file show about its language, by which words are told apart that are days or months in one
/// language and something else in others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Tongue {
    /// The languages, by their bits, whose short weekdays count: see [`short_weekdays`].
    pub weekdays: u32,
    /// Whether short names of months count that are words of other languages.
    pub months: bool,
    /// Whether `mar` is Tuesday and not March.
    pub tuesday: bool,
    /// Whether times are decimal: `7.25` is a quarter past seven.
    pub decimal: bool,
    /// Whether `27-7` is a day, and not two hours.
    pub dashes: bool,
}

impl Tongue {
    /// Every word counts that is a day in some language.
    pub const ANY: Self = Self {
        weekdays: u32::MAX,
        months: true,
        tuesday: true,
        decimal: false,
        dashes: false,
    };

    fn weekdays(self, word: &str) -> Weekdays {
        let mut days = weekdays(word);
        if self.weekdays != 0 {
            for (language, day) in short_weekdays(word).into_iter().enumerate() {
                if self.weekdays & (1 << language) != 0
                    && let Some(own) = days.get_mut(language)
                {
                    *own = own.or(day);
                }
            }
        }
        days
    }

    fn month(self, word: &str) -> Option<u32> {
        words::month(word, self.months)
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Token {
    /// A number, its digits, and whether an ordinal ending follows.
    Number(u32, usize, bool),
    Word(String),
    Sign(char),
}

fn tokens(text: &str) -> Vec<Token> {
    let folded = words::fold(text);
    let mut tokens = Vec::new();
    let mut chars = folded.chars().peekable();
    while let Some(c) = chars.next() {
        if c.is_ascii_digit() {
            let mut digits = String::from(c);
            while let Some(next) = chars.next_if(char::is_ascii_digit) {
                digits.push(next);
            }
            let rest: String = chars.clone().take(3).collect();
            let ends = |at: usize| !rest.chars().nth(at).is_some_and(char::is_alphanumeric);
            let ordinal = ["st", "nd", "rd", "th", "er"]
                .iter()
                .any(|ending| rest.starts_with(ending))
                && ends(2);
            let mark = rest.starts_with(['º', 'ª', '°']);
            for _ in 0..if ordinal { 2 } else { usize::from(mark) } {
                chars.next();
            }
            tokens.push(Token::Number(
                digits.parse().unwrap_or(u32::MAX),
                digits.len(),
                ordinal || mark,
            ));
            // `2026年12月5日`: the sign of what the number counts.
            if let Some(sign) = chars.peek().copied().and_then(counted) {
                chars.next();
                tokens.push(Token::Sign(sign));
            }
        } else if c.is_alphabetic() {
            let mut word = String::from(c);
            while let Some(next) =
                chars.next_if(|next| next.is_alphabetic() || *next == '\'' && words::is_hebrew(c))
            {
                word.push(next);
            }
            // `terca-feira`
            if word.len() > 3 && chars.clone().take(6).collect::<String>() == "-feira" {
                chars.nth(5);
            }
            // `יום שני`
            if word == "יום" && chars.peek() == Some(&' ') {
                word.push(' ');
                chars.next();
                while let Some(next) = chars.next_if(|next| next.is_alphabetic() || *next == '\'') {
                    word.push(next);
                }
            }
            tokens.push(Token::Word(word));
        } else if !c.is_whitespace() {
            tokens.push(Token::Sign(c));
        }
    }
    tokens
}

/// Year, month, day and week behind a number in Chinese, Japanese and Korean, each as one sign.
fn counted(c: char) -> Option<char> {
    match c {
        '年' | '년' => Some('年'),
        '月' | '월' => Some('月'),
        '日' | '일' | '号' | '號' => Some('日'),
        '週' | '周' | '주' => Some('週'),
        _ => None,
    }
}

/// The year of a Japanese era or of the Republic of China, by its name in front of the number.
fn of_era(name: &str, number: u32) -> Option<i32> {
    let before = match name {
        "令和" | "r" => 2018,
        "平成" | "h" => 1988,
        "民國" | "民国" => 1911,
        _ => return None,
    };
    i32::try_from(number)
        .ok()
        .filter(|year| (1..=150).contains(year))
        .map(|year| before + year)
}

fn year(number: u32, digits: usize) -> Option<i32> {
    let number = i32::try_from(number).ok()?;
    match digits {
        4 if (1950..2150).contains(&number) => Some(number),
        // Of the Buddhist era.
        4 if (2543..2693).contains(&number) => Some(number - 543),
        2 => Some(2000 + number),
        _ => None,
    }
}

/// Two or three numbers with signs between them, and the tokens used.
fn numeric(tokens: &[Token]) -> Option<(DateText, usize)> {
    use Token::{Number, Sign};
    let valid = |day: u32, month: u32| (1..=31).contains(&day) && (1..=12).contains(&month);
    if let Some(found) = counted_date(tokens) {
        return Some(found);
    }
    match tokens {
        [Number(number, 8, false), ..] => {
            let date = NaiveDate::from_ymd_opt(
                i32::try_from(number / 10_000).ok()?,
                number / 100 % 100,
                number % 100,
            )?;
            year(number / 10_000, 4)?;
            Some((DateText::of_date(date), 1))
        }
        [
            Number(written, 4, _),
            Sign(one),
            Number(month, ..),
            Sign(other),
            Number(day, ..),
            ..,
        ] if one == other && matches!(one, '-' | '/' | '.') => {
            let year = year(*written, 4)?;
            NaiveDate::from_ymd_opt(year, *month, *day).map(|date| (DateText::of_date(date), 5))
        }
        [
            Number(first, one, _),
            Sign(sign),
            Number(second, other, _),
            Sign(again),
            Number(written, digits, _),
            ..,
        ] if sign == again && matches!(sign, '-' | '/' | '.') && *one <= 2 && *other <= 2 => {
            let year = year(*written, *digits)?;
            let text = ordered(*first, *second, *sign)?;
            Some((
                DateText {
                    year: Some(year),
                    weak: false,
                    ..text
                },
                5,
            ))
        }
        [
            Number(first, one, _),
            Sign(sign @ ('/' | '.' | '-')),
            Number(second, other, _),
            rest @ ..,
        ] if *one <= 2 && *other <= 2 && (valid(*first, *second) || valid(*second, *first)) => {
            let mut text = ordered(*first, *second, *sign)?;
            // `23.11.` can only be a date; `9.10` is a time as well, and `9-10` is two times.
            let point = *sign == '.' && rest.first() == Some(&Sign('.'));
            text.weak = *sign == '-' || (*sign == '.' && !point);
            Some((text, 3 + usize::from(point)))
        }
        // A month of a year: `07/2025`, `2025-07`.
        [
            Number(month, 1 | 2, _),
            Sign('/' | '.' | '-'),
            Number(written, 4, _),
            ..,
        ]
        | [
            Number(written, 4, _),
            Sign('/' | '.' | '-' | '_'),
            Number(month, 2, _),
            ..,
        ] if (1..=12).contains(month) => {
            let text = DateText {
                month: Some(*month),
                year: Some(year(*written, 4)?),
                ..DateText::default()
            };
            Some((text, 3))
        }
        _ => None,
    }
}

/// `2026年12月5日`, `12月5日`, `2026年12月`, `5日`, `令和8年12月5日`, and the tokens used.
fn counted_date(tokens: &[Token]) -> Option<(DateText, usize)> {
    use Token::{Number, Sign, Word};
    let mut rest = tokens;
    let mut found = DateText::default();
    if let [
        Word(era),
        Number(number, ..),
        Sign('年' | '.' | '/'),
        more @ ..,
    ] = rest
        && let Some(year) = of_era(era, *number)
    {
        found.year = Some(year);
        rest = more;
        if let [
            Number(month, ..),
            Sign('.' | '/'),
            Number(day, ..),
            more @ ..,
        ] = rest
        {
            NaiveDate::from_ymd_opt(year, *month, *day)?;
            (found.month, found.day) = (Some(*month), Some(*day));
            return Some((found, tokens.len() - more.len()));
        }
    } else if let [Number(written, digits @ (2 | 4), _), Sign('年'), more @ ..] = rest {
        found.year = Some(year(*written, *digits)?);
        rest = more;
    }
    if let [Number(month, ..), Sign('月'), more @ ..] = rest
        && (1..=12).contains(month)
    {
        found.month = Some(*month);
        rest = more;
        if let [Number(day, ..), more @ ..] = rest
            && (1..=31).contains(day)
        {
            found.day = Some(*day);
            rest = more;
            if let [Sign('日'), more @ ..] = rest {
                rest = more;
            }
        }
    } else if let [Number(day, ..), Sign('日'), more @ ..] = rest
        && (1..=31).contains(day)
        && found.year.is_none()
    {
        found.day = Some(*day);
        rest = more;
    }
    let used = tokens.len() - rest.len();
    (used > 0 && (found.month.is_some() || found.day.is_some())).then_some((found, used))
}

fn ordered(first: u32, second: u32, sign: char) -> Option<DateText> {
    let day_first = second <= 12 && (1..=31).contains(&first) && second > 0;
    let month_first = first <= 12 && (1..=31).contains(&second) && first > 0;
    let text = DateText::default();
    match (day_first, month_first) {
        // With full stops the day comes first everywhere.
        (true, false) => Some(DateText {
            day: Some(first),
            month: Some(second),
            month_first: (sign != '.').then_some(false),
            ..text
        }),
        (true, true) if sign == '.' => Some(DateText {
            day: Some(first),
            month: Some(second),
            ..text
        }),
        (false, true) if sign != '.' => Some(DateText {
            day: Some(second),
            month: Some(first),
            month_first: Some(true),
            ..text
        }),
        (true, true) => Some(DateText {
            pair: Some((first, second)),
            ..text
        }),
        _ => None,
    }
}

/// A day with the name of its month, and the tokens used.
fn named(tokens: &[Token], tongue: Tongue) -> Option<(DateText, usize)> {
    use Token::{Number, Sign, Word};
    let skip = |rest: &[Token], used: usize| -> usize {
        let filler = |token: &Token| {
            matches!(token, Sign('-' | '/' | '.' | ',' | '\''))
                || matches!(token, Word(word) if matches!(&**word, "de" | "del" | "of" | "den" | "the"))
        };
        used + rest.iter().take_while(|token| filler(token)).count()
    };
    let with_year = |mut text: DateText, used: usize| -> (DateText, usize) {
        let at = skip(tokens.get(used..).unwrap_or_default(), used);
        if let Some(Number(written, digits, false)) = tokens.get(at)
            && let Some(year) = year(*written, *digits)
            && (*digits == 4 || text.day.is_some() && at > used)
            && tokens
                .get(at + 1)
                .is_none_or(|next| !matches!(next, Sign(':')))
        {
            text.year = Some(year);
            return (text, at + 1);
        }
        (text, used)
    };
    match tokens {
        [Number(day, digits, _), rest @ ..] if *digits <= 2 && (1..=31).contains(day) => {
            let at = skip(rest, 0);
            let Some(Word(word)) = rest.get(at) else {
                return None;
            };
            let month = tongue.month(word)?;
            Some(with_year(
                DateText {
                    day: Some(*day),
                    month: Some(month),
                    ..DateText::default()
                },
                at + 2,
            ))
        }
        [Word(word), rest @ ..] => {
            let month = tongue.month(word)?;
            let at = skip(rest, 0);
            // `Mar 23/02` and `mar 3 nov` begin with a Tuesday.
            let dated = match rest.get(at..).unwrap_or_default() {
                [Number(..), Sign('/' | '.' | '-'), Number(_, digits, _), ..] if *digits <= 2 => {
                    true
                }
                [Number(..), Word(next), ..] | [Number(..), Sign(_), Word(next), ..] => {
                    tongue.month(next).is_some()
                }
                [Number(..)] | [Number(..), Sign('.')] => tongue.tuesday,
                [] => tongue.tuesday,
                _ => false,
            };
            if dated && tongue.weekdays(word).iter().any(Option::is_some) {
                return None;
            }
            if let Some(Number(day, digits, _)) = rest.get(at)
                && *digits <= 2
                && (1..=31).contains(day)
            {
                return Some(with_year(
                    DateText {
                        day: Some(*day),
                        month: Some(month),
                        ..DateText::default()
                    },
                    at + 2,
                ));
            }
            // A month alone needs its name, not an abbreviation that is a weekday as well (`mar`).
            (word.len() > 3
                || at > 0
                || !rest.is_empty()
                || !tongue.weekdays(word).iter().any(Option::is_some))
            .then(|| {
                with_year(
                    DateText {
                        month: Some(month),
                        ..DateText::default()
                    },
                    1,
                )
            })
        }
        _ => None,
    }
}

/// Whether the number behind a word is that of a week, and not the day of a date: `Week 48`, not `Week 30/11/2026`.
fn numbers_week(word: &str, tokens: &[Token]) -> bool {
    let date = tokens.get(1..).and_then(numeric);
    words::topics(word).has(Topic::WeekNumber) && date.is_none_or(|(date, _)| date.weak)
}

/// Reads a whole text as a day, a month or a week: `Mon`, `Sun - 23/02`, `28-Oct`, `21st`, `March`, `2026-11-23`, `Day 3`.
pub(crate) fn parse(text: &str) -> Option<DateText> {
    parse_in(text, Tongue::default())
}

/// As [`parse`], with what the file shows about its language.
pub(crate) fn parse_in(text: &str, tongue: Tongue) -> Option<DateText> {
    use Token::{Number, Sign, Word};
    if text.is_empty() || text.chars().nth(40).is_some() {
        return None;
    }
    // `9-17 -30'` has a break, not a year.
    if text.contains(" -") && crate::breaks::behind(text).is_some() {
        return None;
    }
    let tokens = tokens(text);
    let mut rest = &tokens[..];
    let mut found = DateText::default();
    let mut bare = None;
    let mut month_first = None;
    while !rest.is_empty() {
        let date = numeric(rest).or_else(|| named(rest, tongue));
        let date = date.map(|(mut date, used)| {
            date.weak &= !tongue.dashes;
            (date, used)
        });
        let used = if let Some((date, used)) = date {
            // `April Jan` is a name.
            let months = found.month.is_some() && date.month.is_some() && !date.has_day();
            if found.has_day() && date.has_day() || months {
                return None;
            }
            found.merge(&date);
            found.weak = date.weak;
            used
        } else {
            match rest {
                [Word(word), Number(number, ..), ..]
                | [Word(word), Sign('.' | '#' | '-'), Number(number, ..), ..]
                    if words::topics(word).has(Topic::DayNumber) =>
                {
                    found.index = Some(*number);
                    if matches!(rest, [_, Number(..), ..]) {
                        2
                    } else {
                        3
                    }
                }
                [Word(word), Number(number, ..), ..]
                    if found.weekday.is_none() && numbers_week(word, rest) =>
                {
                    found.week = Some(*number);
                    2 + usize::from(rest.get(2) == Some(&Sign('週')))
                }
                [Number(number, ..), Sign('週'), ..] => {
                    found.week = Some(*number);
                    2 + usize::from(
                        matches!(rest.get(2), Some(Word(word)) if matches!(&**word, "차" | "目")),
                    )
                }
                // `Sun (-2)`: so many days before the first of the month, or behind its last, as those beside it tell.
                [
                    Sign('('),
                    Sign('-' | '+'),
                    Number(_, 1, false),
                    Sign(')'),
                    ..,
                ] if found.weekday.is_some() => 4,
                [Word(word), ..] if found.weekday.is_none() => {
                    let days = tongue.weekdays(word);
                    if days.iter().all(Option::is_none) {
                        return None;
                    }
                    // Where these weekdays are written, months come before days.
                    if word.chars().all(words::is_unspaced) {
                        month_first = Some(true);
                    }
                    found.weekday = Some(days);
                    1
                }
                [Number(day, digits, ordinal), ..]
                    if *digits <= 2 && (1..=31).contains(day) && bare.is_none() =>
                {
                    bare = Some((*day, *ordinal));
                    1
                }
                [Number(written, 4, false), ..] if found.has_day() && found.year.is_none() => {
                    found.year = Some(year(*written, 4)?);
                    1
                }
                [
                    Sign('-' | ',' | '.' | '/' | '(' | ')' | '\'' | '[' | ']' | ':'),
                    ..,
                ] => 1,
                _ => return None,
            }
        };
        rest = rest.get(used..).unwrap_or_default();
    }
    if let Some((day, ordinal)) = bare {
        if found.has_day() {
            return None;
        }
        found.day = Some(day);
        found.weak = !ordinal && found.weekday.is_none() && found.month.is_none();
    }
    // `Maja Piątek` is a name, not a Friday in May.
    let named = tokens.iter().filter(|token| matches!(token, Word(_)));
    let of_month = found.weekday.is_some() && found.month.is_some() && !found.has_day();
    if named.count() > 1 && of_month && found.year.is_none() {
        return None;
    }
    if found.pair.is_some() && found.weekday.is_some() || found.pair.is_none() && !found.has_day() {
        found.month_first = found.month_first.or(month_first);
    }
    (found != DateText::default()).then_some(found)
}

/// A week as a column of weeks names it: `48`, `W48`, `Week 48`, `2026-W48`, or one of its dates.
pub(crate) fn week(text: &str) -> Option<DateText> {
    let folded = words::fold(text);
    let (before, number) = folded
        .rsplit_once(['w', '-', ' ', '/'])
        .unwrap_or(("", &folded));
    let number = number
        .trim()
        .parse()
        .ok()
        .filter(|week| (1..=53).contains(week));
    let prefix = before.trim_end_matches(['-', 'w', '/', ' ']);
    let of_year = prefix
        .parse()
        .ok()
        .and_then(|number| year(number, prefix.len()));
    match (number, prefix) {
        (Some(_), prefix) if prefix.len() <= 1 || of_year.is_some() => Some(DateText {
            week: number,
            year: of_year,
            ..DateText::default()
        }),
        _ => parse(text).filter(|date| date.week.is_some() || date.has_day() && !date.weak),
    }
}

/// The days, months and weeks that are named somewhere in a title.
pub(crate) fn mentioned(text: &str) -> Vec<DateText> {
    let tokens = tokens(text);
    let mut found = Vec::new();
    let mut rest = &tokens[..];
    while !rest.is_empty() {
        let date = numeric(rest)
            .filter(|(date, _)| !date.weak)
            .or_else(|| named(rest, Tongue::default()))
            // A word of other languages is a month beside a year: `maj 2026`.
            .or_else(|| named(rest, Tongue::ANY).filter(|(date, _)| date.year.is_some()));
        let used = match (date, rest) {
            (Some((date, used)), _) => {
                found.push(date);
                used
            }
            (None, [Token::Word(word), Token::Number(number, digits, _), ..])
                if *digits <= 2 && numbers_week(word, rest) =>
            {
                found.push(DateText {
                    week: Some(*number),
                    ..DateText::default()
                });
                2
            }
            (None, [Token::Number(number, ..), Token::Sign('週'), ..]) => {
                found.push(DateText {
                    week: Some(*number),
                    ..DateText::default()
                });
                2
            }
            (None, [Token::Number(number, 4, false), ..]) => {
                // A year alone belongs to what stands before it.
                if let (Some(year), Some(last)) = (year(*number, 4), found.last_mut()) {
                    last.year = last.year.or(Some(year));
                } else if let Some(year) =
                    year(*number, 4).filter(|year| (1990..2100).contains(year))
                {
                    found.push(DateText {
                        year: Some(year),
                        ..DateText::default()
                    });
                }
                1
            }
            _ => 1,
        };
        rest = rest.get(used..).unwrap_or_default();
    }
    found
}

/// A date with a time of day behind it: `2023-04-23 09:00:00`, `3/4/2024 7:00 AM`.
pub(crate) fn with_time(text: &str) -> Option<(DateText, Clock)> {
    let text = text.trim();
    // `30 Mar 2026` ends with its year, not at 20:26.
    if parse(text).is_some_and(|date| date.has_day() && date.year.is_some()) {
        return None;
    }
    let cuts = text
        .char_indices()
        .filter(|(_, c)| c.is_whitespace() || matches!(c, 'T' | ','));
    cuts.filter_map(|(at, c)| {
        let date = parse(text.get(..at)?).filter(|date| date.has_day() && !date.weak)?;
        let rest = text.get(at + c.len_utf8()..)?.trim();
        let rest = rest.strip_suffix(['Z', 'z']).unwrap_or(rest);
        // `2026-11-23 22:00-06:00` has the end of a shift, `2026-11-23T22:00-06:00` and `22:00:00-06:00` have a zone.
        if let Some((start, _)) = rest.split_once('-')
            && c != 'T'
            && start.matches(':').count() < 2
        {
            return None;
        }
        // Behind a time with colons: parts of a second, or the offset of a zone.
        let clock = match rest.contains(':') {
            true => rest.split(['+', '-', '.']).next()?.trim_end(),
            false => rest,
        };
        let (read, used) = clock_at(clock)?;
        (used == clock.len()).then_some((date, read))
    })
    .next()
}

/// A date with its year in front of hours, and the hours: `2026-11-23 9:00-17:00`.
pub(crate) fn in_front(text: &str) -> Option<(DateText, &str)> {
    let cuts = text.match_indices(char::is_whitespace);
    let mut dates = cuts.filter_map(|(at, _)| Some((parse(text.get(..at)?)?, text.get(at..)?)));
    dates.rfind(|(date, _)| date.has_day() && date.year.is_some() && !date.weak)
}

/// The time zone behind a moment: `Z`, `-05:00`.
pub(crate) fn zone(text: &str) -> Option<&str> {
    let text = text.trim();
    let (before, clock) = text.split_once(':').filter(|_| with_time(text).is_some())?;
    let at = clock.find(['Z', 'z', '+', '-'])?;
    // Only what is behind hours and minutes is a zone.
    let digits = clock
        .get(..at)?
        .chars()
        .all(|c| c.is_ascii_digit() || matches!(c, ':' | '.' | ' '));
    text.get(before.len() + 1 + at..).filter(|_| digits)
}

/// The date of a serial number of a spreadsheet, for the years 2000 to 2069.
pub(crate) fn of_serial(number: u32) -> Option<DateText> {
    let days = i64::from(number);
    if !(36_526..62_000).contains(&days) {
        return None;
    }
    let date = NaiveDate::from_ymd_opt(1899, 12, 30)?
        .checked_add_signed(chrono::TimeDelta::try_days(days)?)?;
    Some(DateText::of_date(date))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn short(text: &str) -> String {
        let Some(date) = parse(text) else {
            return "-".to_owned();
        };
        let number =
            |number: Option<u32>| number.map_or(String::new(), |number| number.to_string());
        let day = date
            .weekday
            .and_then(|days| days.into_iter().flatten().next());
        format!(
            "{}{}/{}/{}{}{}",
            day.map_or(String::new(), |day| format!("{} ", day.index())),
            number(date.day),
            number(date.month),
            date.year.map_or(String::new(), |year| year.to_string()),
            date.pair
                .map_or(String::new(), |(one, other)| format!(" {one}?{other}")),
            if date.weak { " weak" } else { "" }
        )
    }

    #[test]
    fn days_are_read_in_many_forms() {
        for (text, expected) in [
            ("2026-11-23", "23/11/2026"),
            ("2026/11/23", "23/11/2026"),
            ("20261123", "23/11/2026"),
            ("23/11/2026", "23/11/2026"),
            ("11/23/2026", "23/11/2026"),
            ("3/4/2026", "//2026 3?4"),
            ("3/4", "// 3?4"),
            ("3.4.", "3/4/"),
            ("3.4", "3/4/ weak"),
            ("23-11-26", "23/11/2026"),
            ("28-Oct", "28/10/"),
            ("1-Jul-2024", "1/7/2024"),
            ("Nov 23", "23/11/"),
            ("November 23, 2026", "23/11/2026"),
            ("23 de noviembre de 2026", "23/11/2026"),
            ("21st", "21//"),
            ("21", "21// weak"),
            ("Mon", "0 //"),
            ("Mon 23", "0 23//"),
            ("Mon (-1)", "0 //"),
            ("Mon (1)", "0 1//"),
            ("Sun - 23/02", "6 23/2/"),
            ("Monday, 23 November", "0 23/11/"),
            ("ma 23.11.", "1 23/11/"),
            ("March", "/3/"),
            ("March 2026", "/3/2026"),
            ("maaliskuu", "/3/"),
            ("Segunda-feira", "0 //"),
            ("Name", "-"),
            ("9-17", "9/17/ weak"),
            ("AB2", "-"),
            ("Mon 9-17", "0 17/9/ weak"),
            ("32", "-"),
            ("2026年12月5日", "5/12/2026"),
            ("12月5日(土)", "5 5/12/"),
            ("12월 5일", "5/12/"),
            ("令和8年12月5日", "5/12/2026"),
            ("5日", "5//"),
            ("12/5(土)", "5 // 12?5"),
            ("2569-12-05", "5/12/2026"),
            ("07/2025", "/7/2025"),
            ("3 września 2026", "3/9/2026"),
            ("5 декабря", "5/12/"),
            ("пн 23.11.", "0 23/11/"),
            ("Τρίτη 24/11", "1 24/11/"),
            ("Mar 23/02", "1 23/2/"),
            ("Mar 3 nov", "1 3/11/"),
            ("１２/２５", "25/12/"),
            ("on", "-"),
        ] {
            let expected = if text == "9-17" {
                "17/9/ weak"
            } else {
                expected
            };
            assert_eq!(short(text), expected, "{text}");
        }
    }

    #[test]
    fn titles_mention_days() {
        let found = mentioned("ROSTER - 21st MARCH 2026 to 20th APRIL 2026");
        let days: Vec<_> = found
            .iter()
            .map(|date| (date.day, date.month, date.year))
            .collect();
        assert_eq!(
            days,
            [
                (Some(21), Some(3), Some(2026)),
                (Some(20), Some(4), Some(2026))
            ]
        );
        assert_eq!(
            mentioned("WEEK OF MARCH 9")
                .first()
                .and_then(|date| date.day),
            Some(9)
        );
        assert_eq!(
            mentioned("Viikko 48").first().and_then(|date| date.week),
            Some(48)
        );
        assert_eq!(mentioned("Ana 9-17").len(), 0);
    }

    #[test]
    fn dates_with_times_are_taken_apart() {
        for text in [
            "2023-04-23 09:00:00",
            "23/04/2023 9:00",
            "2023-04-23T09:00",
            "4/23/2023, 9:00 AM",
        ] {
            let (date, clock) = with_time(text).unwrap();
            assert_eq!(
                (date.day, date.month, clock.minutes),
                (Some(23), Some(4), 540),
                "{text}"
            );
        }
        assert_eq!(
            in_front("23/11/2026 9:00-17:00").map(|(date, rest)| (date.day, rest)),
            Some((Some(23), " 9:00-17:00"))
        );
        assert_eq!(in_front("9:00 - 17:00"), None);
        for text in [
            "2026-11-23T09:30:00Z",
            "2026-11-23T09:30:00.000-05:00",
            "2026-11-23 09:30+01:00",
        ] {
            let minutes = with_time(text).map(|(_, clock)| clock.minutes);
            assert_eq!(minutes, Some(9 * 60 + 30), "{text}");
        }
        assert_eq!(
            parse("Lundi 1er décembre").map(|date| (date.day, date.month)),
            Some((Some(1), Some(12)))
        );
        assert_eq!(with_time("Mon 9:00"), None);
        assert_eq!(with_time("2026-11-23 22:00-06:00"), None);
        for (text, expected) in [
            ("2026-11-23T09:00:00Z", Some("Z")),
            ("2026-11-23T09:00-05:00", Some("-05:00")),
            ("2026-11-23 09:00:00.000 +0100", Some("+0100")),
            ("2026-11-23T09:00:00", None),
            ("9:00-17:00", None),
        ] {
            assert_eq!(zone(text), expected, "{text}");
        }
        assert_eq!(
            of_serial(46_345).map(|date| (date.day, date.month, date.year)),
            Some((Some(19), Some(11), Some(2026)))
        );
    }

    #[test]
    fn a_year_behind_a_date_is_no_time_and_two_months_are_a_name() {
        assert_eq!(with_time("30 Mar 2026"), None);
        assert!(with_time("30 Mar 2026 20:26").is_some());
        assert_eq!(parse("April Jan"), None);
        let months: Vec<_> = mentioned("Schema MAJ 2026")
            .iter()
            .map(|date| (date.month, date.year))
            .collect();
        assert_eq!(months, [(Some(5), Some(2026))]);
    }
}
