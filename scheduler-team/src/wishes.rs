//! What people wish, as a column of a table says it: `no Mondays`, `Sat off`, `sábado libre`, `lieber ab 14 Uhr`.

use chrono::{Datelike, NaiveDate};
use scheduler_core::{
    Day,
    schedule::{Want, Wish},
};
use scheduler_exchange::{days::weekday, times::clock_at};

use crate::{
    cells::{self, Value},
    dates,
    words::{self, Topic},
};

/// Words for not working, besides those for days off.
const NOT: &str = "no not never without avoid except free nicht kein keine keinen nie niemals ohne nunca sin evitar jamais \
                   pas sans libres libere libero liberi mai senza geen niet nooit zonder nao sem inte aldrig ikke aldri ingen \
                   ei";
/// Words for working.
const WISHED: &str = "prefer prefers preferred preferably want wants wanted like likes only works lieber gern gerne nur \
                      mochte arbeiten prefiere prefiero quiere quiero solo mejor trabajar prefere seulement plutot travailler \
                      preferisce solamente lavorare graag liever alleen werken helst gerna bara arbeta";
/// Words in front of the first and of the last hour.
const AFTER: &str =
    "after from ab nach desde despues apres depuis dopo dalle da na vanaf vanuit efter fran";
const BEFORE: &str =
    "before until till bis vor hasta antes avant jusqu jusque prima voor tot fore till innan";
/// Words that change nothing.
const FILLERS: &str = "please bitte favor por if possible wenn moglich si es posible s il vous plait day days dia dias tag tage \
                       work working shift shifts turno turnos dienst the at the on in at en am an im den der die das los las el la \
                       lo le les de del du il i et or oder o ou uhr h hrs hours every each all jeden cada todos todas chaque ogni elke";

/// The wishes that a text names, and the parts of it that are not understood. `types` are the codes of the roster's shifts;
/// dates without a year are those nearest to `monday`.
pub(crate) fn read(text: &str, types: &[&str], monday: NaiveDate) -> (Vec<Wish>, Vec<String>) {
    let parts = text.split([';', ',', '\n', '+', '&', '|']);
    let parts = parts.flat_map(by_strokes).map(str::trim);
    let parts: Vec<(&str, Option<Part>)> = parts
        .filter(|part| !words::is_nothing(part))
        .map(|part| (part, Part::of(part, types)))
        .filter(|(_, part)| part.as_ref().is_none_or(|part| *part != Part::default()))
        .collect();
    let mut wishes: Vec<Wish> = Vec::new();
    let mut unread = Vec::new();
    for (at, (text, part)) in parts.iter().enumerate() {
        // `Mon, Tue off` and `no Mondays, Fridays` say once what is wished.
        let verb = |part: &&(&str, Option<Part>)| part.1.as_ref().and_then(|part| part.want);
        let (before, after) = parts.split_at_checked(at).unwrap_or_default();
        let want = after.iter().find_map(|part| verb(&part));
        let want = want.or_else(|| before.iter().rev().find_map(|part| verb(&part)));
        let read = part
            .as_ref()
            .and_then(|part| part.wishes(part.want.or(want)?, monday));
        match read {
            Some(read) => wishes.extend(read),
            None => unread.push((*text).to_owned()),
        }
    }
    let mut distinct: Vec<Wish> = Vec::new();
    for wish in wishes {
        if !distinct.contains(&wish) {
            distinct.push(wish);
        }
    }
    (distinct, unread)
}

/// The parts of a text with strokes between words: `Mon off / Tue off`, but not those of `3/4`.
fn by_strokes(text: &str) -> Vec<&str> {
    let digit = |c: Option<char>| c.is_some_and(|c| c.is_ascii_digit());
    let parts = |at: usize| {
        let (before, after) = (text.get(..at), text.get(at + 1..));
        !(digit(before.and_then(|text| text.chars().last()))
            && digit(after.and_then(|text| text.chars().next())))
    };
    let mut found = Vec::new();
    let mut from = 0;
    for (at, _) in text.match_indices('/').filter(|(at, _)| parts(*at)) {
        found.extend(text.get(from..at));
        from = at + 1;
    }
    found.extend(text.get(from..));
    found
}

/// A part of a text of wishes.
#[derive(Debug, Default, PartialEq)]
struct Part {
    want: Option<Want>,
    days: Vec<Day>,
    dates: Vec<dates::DateText>,
    /// The hours that it is about.
    hours: (Option<u8>, Option<u8>),
    code: Option<String>,
}

impl Part {
    /// `None` if there is a word that is not understood.
    fn of(text: &str, types: &[&str]) -> Option<Self> {
        let mut part = Self::default();
        let mut rest: Vec<&str> = Vec::new();
        let mut side = None;
        for word in text.split_whitespace() {
            let word = word.trim_matches(|c: char| "().:!?\"'".contains(c));
            let folded = words::fold(word);
            if folded.is_empty() {
                continue;
            }
            // `Frei` begins like `Freitag`.
            let off = || words::off(&folded).is_some() || words::one_of(&folded, NOT);
            if folded.len() > 3 && off() {
                part.want = Some(Want::Off);
            } else if let Some(day) =
                weekday(&folded).or_else(|| weekday(folded.trim_end_matches(['e', 'n', 's'])))
            {
                part.days.push(day);
            } else if let Some(days) = words::days(&folded) {
                part.days.extend(days);
            } else if off() {
                part.want = Some(Want::Off);
            } else if words::one_of(&folded, WISHED) {
                part.want = part.want.or(Some(Want::On));
            } else if words::one_of(&folded, AFTER) {
                side = Some(true);
            } else if words::one_of(&folded, BEFORE) {
                side = Some(false);
            } else if let (Some(after), Some(hour)) = (side, hour(word)) {
                *(if after {
                    &mut part.hours.0
                } else {
                    &mut part.hours.1
                }) = Some(hour);
                side = None;
            } else if let Some((from, to)) = span(word) {
                part.hours = (Some(from), Some(to));
            } else if let Some(code) = code(&folded, types) {
                part.code = Some(code);
            } else if !words::one_of(&folded, FILLERS) && !words::topics(&folded).has(Topic::And) {
                rest.push(word);
            }
        }
        if !rest.is_empty() {
            part.dates.push(dates::parse(&rest.join(" "))?);
        }
        side.is_none().then_some(part)
    }

    fn wishes(&self, want: Want, monday: NaiveDate) -> Option<Vec<Wish>> {
        let about = self.hours != (None, None) || self.code.is_some();
        let mut wishes = Vec::new();
        for date in &self.dates {
            wishes.push(Wish::once(nearest(date, monday)?, want));
        }
        // `No nights` holds on every day; work that is wished of no day is none of every day.
        let every = self.days.is_empty() && wishes.is_empty() && about && want == Want::Off;
        let days = if every { &Day::ALL[..] } else { &self.days };
        wishes.extend(days.iter().map(|day| Wish::weekly(*day, want)));
        for wish in &mut wishes {
            (wish.from, wish.to) = self.hours;
            wish.shift_type.clone_from(&self.code);
        }
        Some(wishes).filter(|wishes| !wishes.is_empty())
    }
}

/// A whole hour.
fn hour(word: &str) -> Option<u8> {
    let (clock, used) = clock_at(word.trim_end_matches('h'))?;
    let whole = used == word.trim_end_matches('h').len() && clock.minutes.is_multiple_of(60);
    u8::try_from(clock.minutes / 60)
        .ok()
        .filter(|hour| whole && *hour <= 24)
}

/// Whole hours of one day.
fn span(word: &str) -> Option<(u8, u8)> {
    let Value::Spans { spans, label, .. } = cells::value(word) else {
        return None;
    };
    let [span] = spans[..] else {
        return None;
    };
    let whole = |minutes: usize| {
        u8::try_from(minutes / 60)
            .ok()
            .filter(|_| minutes.is_multiple_of(60))
    };
    let (from, to) = (whole(span.from.minutes)?, whole(span.to.minutes)?);
    (label.is_empty() && from < to && to <= 24).then_some((from, to))
}

/// The code of a shift that a word names: the code itself, or the only one that begins like a word for a kind of shift.
fn code(folded: &str, types: &[&str]) -> Option<String> {
    let same = types.iter().find(|code| words::fold(code) == folded);
    let like = || {
        let kind =
            words::is_shift_word(folded) || words::is_shift_word(folded.trim_end_matches('s'));
        let mut own = types.iter().filter(|code| {
            let code = words::fold(code);
            kind && code.chars().count() == 1 && folded.starts_with(&code)
        });
        own.next().filter(|_| own.next().is_none())
    };
    same.or_else(like).map(|code| (*code).to_owned())
}

/// The date of a day and a month, in the year that is given or nearest to a Monday.
fn nearest(text: &dates::DateText, monday: NaiveDate) -> Option<NaiveDate> {
    let date = |year: i32| NaiveDate::from_ymd_opt(year, text.month?, text.day?);
    match text.year {
        Some(year) => date(year),
        None => (monday.year() - 1..=monday.year() + 1)
            .filter_map(date)
            .min_by_key(|date| (*date - monday).num_days().abs()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{monday, problems, roster, shifts};

    /// Wishes as `off mon`, `on 2026-12-24 14-24 N`.
    fn lines(wishes: &[Wish]) -> Vec<String> {
        const NAMES: [&str; 7] = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
        let line = |wish: &Wish| {
            let want = if wish.want == Want::On { "on" } else { "off" };
            let day = wish.date.map(|date| date.to_string());
            let day = day.or_else(|| Some(NAMES[wish.weekday?.index()].to_owned()));
            let hours = wish
                .hours()
                .map(|hours| format!(" {}-{}", hours.start, hours.end));
            let code = wish.shift_type.as_ref().map(|code| format!(" {code}"));
            format!(
                "{want} {}{}{}",
                day.unwrap(),
                hours.unwrap_or_default(),
                code.unwrap_or_default()
            )
        };
        wishes.iter().map(line).collect()
    }

    #[test]
    fn wishes_are_read_in_several_languages() {
        for (text, expected) in [
            ("no Mondays", &["off mon"][..]),
            ("Sat off", &["off sat"]),
            ("Mon, Tue off", &["off mon", "off tue"]),
            ("no Mondays or Fridays", &["off mon", "off fri"]),
            ("No weekends, please", &["off sat", "off sun"]),
            ("lunes no", &["off mon"]),
            ("sábado libre; prefiere martes", &["off sat", "on tue"]),
            ("Mo frei", &["off mon"]),
            ("keine Sonntage", &["off sun"]),
            ("prefers Tue and Wed", &["on tue", "on wed"]),
            ("Fri not after 18", &["off fri 18-24"]),
            (
                "not before 10:00",
                &[
                    "off mon 0-10",
                    "off tue 0-10",
                    "off wed 0-10",
                    "off thu 0-10",
                    "off fri 0-10",
                    "off sat 0-10",
                    "off sun 0-10",
                ],
            ),
            ("Sat only 9-14", &["on sat 9-14"]),
            ("24 Dec off", &["off 2026-12-24"]),
            ("2.1.2027 frei", &["off 2027-01-02"]),
            ("Tue no nights", &["off tue N"]),
            ("Wed off / Fri E", &["off wed", "off fri E"]),
        ] {
            let (wishes, unread) = read(text, &["E", "N"], monday());
            assert_eq!(
                (lines(&wishes), unread),
                (expected.iter().map(|&it| it.to_owned()).collect(), vec![]),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_not_understood_is_said() {
        for text in [
            "early",
            "Sat",
            "school run until",
            "no Mondays with Bo",
            "only mornings",
            "3/4 off",
        ] {
            let (wishes, unread) = read(text, &[], monday());
            assert_eq!((wishes.len(), unread), (0, vec![text.to_owned()]), "{text}");
        }
        let (wishes, unread) = read("Sat off; gym early", &[], monday());
        assert_eq!(
            (lines(&wishes), unread),
            (vec!["off sat".to_owned()], vec!["gym early".to_owned()])
        );
    }

    #[test]
    fn a_column_of_wishes_is_that_of_its_people() {
        for (heading, text) in [
            ("Wishes", "no Mondays"),
            ("Preferences", "Mon off"),
            ("Deseos", "lunes no"),
            ("Wünsche", "Mo frei"),
        ] {
            for table in [
                format!("Name,{heading},Mon,Tue\nAna,{text},,9-17\nBo,early,9-17,"),
                format!("Name,Mon,Tue,{heading}\nAna,,9-17,{text}\nBo,9-17,,early"),
                format!(
                    "Name,Day,Start,End,{heading}\nAna,Tue,9:00,17:00,{text}\nBo,Mon,9:00,17:00,early"
                ),
            ] {
                let read = roster(&table);
                let mut worked = shifts(&read);
                worked.sort();
                assert_eq!(worked, ["Ana tue 9-17", "Bo mon 9-17"], "{table}");
                assert_eq!(lines(&read.people[0].wishes), ["off mon"], "{table}");
                assert!(
                    read.people[1].wishes.is_empty() && read.absences.is_empty(),
                    "{table}"
                );
                assert!(problems(&read)[0].ends_with("Unreadable early"), "{table}");
            }
        }
    }
}
