//! The vocabulary of tables.

mod languages;
mod lexicon;
mod months;

use std::borrow::Cow;

use scheduler_core::{Day, schedule::folded_name};
use serde::{Deserialize, Serialize};

pub(crate) use lexicon::{Topic, Topics, topics};

/// A text with ASCII digits, signs and letters where it has those of full width, and with the digits of other scripts
/// as ASCII digits.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || text.chars().all(|c| plain_character(c) == c) {
        return Cow::Borrowed(text);
    }
    Cow::Owned(text.chars().map(plain_character).collect())
}

fn plain_character(c: char) -> char {
    /// The zeros of scripts whose digits follow one another: Arabic, Persian, Devanagari, Bengali, Thai.
    const ZEROS: [char; 5] = ['\u{660}', '\u{6f0}', '\u{966}', '\u{9e6}', '\u{e50}'];
    let wide = |c: char| char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c);
    match c {
        '\u{0}'..='\u{65f}' => c,
        '～' | '〜' | '∼' => '-',
        '！'..='｝' => wide(c),
        '\u{3000}' => ' ',
        '、' => ',',
        '⁄' | '∕' => '/',
        _ => ZEROS
            .into_iter()
            .find(|zero| (u32::from(*zero)..=u32::from(*zero) + 9).contains(&u32::from(c)))
            .and_then(|zero| char::from_digit(u32::from(c) - u32::from(zero), 10))
            .unwrap_or(c),
    }
}

/// A text in lower case, without accents, with one kind of dash and single blanks.
pub(crate) fn fold(text: &str) -> String {
    let plain = plain(text);
    let mut folded = String::with_capacity(text.len());
    for c in folded_name(&plain).chars() {
        match c {
            '~' | '\u{307}' => {}
            '–' | '—' | '−' | '‐' | '‑' | '→' => folded.push('-'),
            '’' | '`' | '´' | 'ʼ' | '׳' => folded.push('\''),
            '״' => folded.push('"'),
            'ά' => folded.push('α'),
            'έ' => folded.push('ε'),
            'ή' => folded.push('η'),
            'ί' | 'ϊ' | 'ΐ' => folded.push('ι'),
            'ό' => folded.push('ο'),
            'ύ' | 'ϋ' | 'ΰ' => folded.push('υ'),
            'ώ' => folded.push('ω'),
            'ς' => folded.push('σ'),
            'ё' => folded.push('е'),
            _ if c.is_whitespace() => {
                if !folded.ends_with(' ') {
                    folded.push(' ');
                }
            }
            _ => folded.push(c),
        }
    }
    folded
}

/// Whether a character belongs to a script that writes words without blanks between them.
pub(crate) fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}' | '々')
}

/// The words of a text: `Start Time`, `start_time` and `StartTime` are the same two, as `開始時間` is.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut spaced = String::new();
    let mut last = ' ';
    for c in text.chars() {
        // `StartTime`, `病棟A`
        if c.is_uppercase() && last.is_lowercase()
            || c.is_ascii_alphanumeric() && is_unspaced(last)
            || is_unspaced(c) && last.is_ascii_alphanumeric()
        {
            spaced.push(' ');
        }
        spaced.push(
            if c.is_alphanumeric() || matches!(c, '#' | '%' | '/' | '&') {
                c
            } else {
                ' '
            },
        );
        last = c;
    }
    let folded = fold(&spaced);
    let words = folded
        .split([' ', '/', '&'])
        .filter(|word| !word.is_empty());
    words
        .flat_map(|word| {
            if word.chars().all(is_unspaced)
                && !topics(word).is_known()
                && let Some(parts) = lexicon::parts(word)
            {
                return parts.into_iter().map(str::to_owned).collect();
            }
            vec![word.to_owned()]
        })
        .collect()
}

/// Whether a word is in a list of words that are separated by blanks.
pub(crate) fn one_of(word: &str, list: &str) -> bool {
    list.split(' ').any(|known| known == word)
}

/// Whether one of several words is in a list.
pub(crate) fn any_of(words: &[String], list: &str) -> bool {
    words.iter().any(|word| one_of(word, list))
}

/// Whether one of several words is about a topic.
pub(crate) fn any(words: &[String], topic: Topic) -> bool {
    words.iter().any(|word| topics(word).has(topic))
}

/// Several days with one name, such as weekend.
pub(crate) fn days(word: &str) -> Option<&'static [Day]> {
    match word {
        "daily" | "everyday" | "diario" | "diariamente" | "siempre" | "always" | "any"
        | "anytime" | "flexible" | "cualquiera" | "week" | "semana" | "weekly" => Some(&Day::ALL),
        "weekdays" | "weekday" | "laborables" | "entresemana" | "arkisin" | "arki" | "werktags"
        | "wochentags" | "feriali" | "werkdagen" | "hverdage" | "hverdager" | "vardagar" => {
            Day::ALL.get(..5)
        }
        "weekends" | "weekend" | "finde" | "findes" | "viikonloput" | "viikonloppu"
        | "wochenende" | "wochenenden" | "helg" | "helger" | "helgen" | "weekeinde" | "vikend" => {
            Day::ALL.get(5..)
        }
        _ => None,
    }
}

/// Whether a character is a letter of Hebrew, whose numbers are letters with a stroke.
pub(crate) fn is_hebrew(c: char) -> bool {
    matches!(c, '\u{5d0}'..='\u{5ea}')
}

pub(crate) use months::month;

/// What a word for not working means.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum OffKind {
    /// A day off: nothing is planned.
    DayOff,
    /// Holiday.
    Holiday,
    /// Illness.
    Sick,
    /// Other leave.
    Leave,
    /// A training day.
    Training,
    /// Away for another reason.
    Other,
}

/// What a whole text for not working means: `OFF`, `A/L`, `Annual leave`, `Vacaciones`.
pub(crate) fn off(text: &str) -> Option<OffKind> {
    use OffKind::{DayOff, Holiday, Leave, Other, Sick, Training};
    let all = fold(text);
    let folded = all.trim_matches(['.', ' ', '*', '(', ')', '\'', '"', '[', ']']);
    // `Y.İ.` ends with a full stop of its own.
    let whole = topics(folded).with(topics(all.trim()));
    let kinds = [
        (Topic::DayOff, DayOff),
        (Topic::Holiday, Holiday),
        (Topic::Sick, Sick),
        (Topic::Leave, Leave),
        (Topic::Training, Training),
        (Topic::Away, Other),
    ];
    if let Some((_, kind)) = kinds.iter().find(|(topic, _)| whole.has(*topic)) {
        return Some(*kind);
    }
    let words = words(folded);
    // A word within a longer text decides only if the text has no times.
    if words.len() > 5 || folded.chars().any(|c| c.is_ascii_digit()) {
        return None;
    }
    let within = [
        (Topic::HolidayWithin, Holiday),
        (Topic::SickWithin, Sick),
        (Topic::LeaveWithin, Leave),
    ];
    let found = within.iter().find(|(topic, _)| any(&words, *topic));
    // Words such as `libre` are names as well.
    let off = || any(&words, Topic::OffWithin) && words.iter().all(|word| topics(word).is_known());
    found
        .map(|(_, kind)| *kind)
        .or_else(|| off().then_some(DayOff))
}

/// Whether a text is a blank in disguise: nobody, nothing.
pub(crate) fn is_nothing(text: &str) -> bool {
    let text = text.trim();
    matches!(
        text,
        "" | "-"
            | "--"
            | "---"
            | "–"
            | "—"
            | "/"
            | "0"
            | "."
            | "*"
            | "_"
            | "0.0"
            | "0.00"
            | "0:00"
            | "00:00:00"
    ) || matches!(
        text,
        "FALSE" | "FALSCH" | "FAUX" | "FALSO" | "ONWAAR" | "FAŁSZ" | "False" | "false"
    )
}

/// Whether a text marks a cell without saying more: `x`, a tick.
pub(crate) fn is_mark(text: &str) -> bool {
    matches!(
        text.trim(),
        "x" | "X"
            | "✓"
            | "✔"
            | "✗"
            | "✘"
            | "×"
            | "•"
            | "●"
            | "■"
            | "☑"
            | "☒"
            | "√"
            | "+"
            | "○"
            | "◯"
            | "〇"
            | "◎"
    ) || matches!(
        text.trim(),
        "TRUE"
            | "WAHR"
            | "VRAI"
            | "VERDADERO"
            | "VERO"
            | "VERDADEIRO"
            | "WAAR"
            | "PRAWDA"
            | "True"
            | "true"
    )
}

/// What a cell of a column of yes and no says: a word of either, a mark, a truth value, `1` or `0`.
pub(crate) fn yes_or_no(text: &str) -> Option<bool> {
    let folded = fold(text);
    let word = folded.trim_matches([' ', '.']);
    if is_nothing(text)
        || matches!(text.trim(), "✗" | "✘" | "☒" | "×")
        || one_of(
            word,
            "no n non nein nao nej nee nei nie ne ei οχι hayir нет ні いいえ 无 無 否 아니오 아니요 false falsch \
             faux falso onwaar falsz epatosi",
        )
    {
        return Some(false);
    }
    let yes = is_mark(text)
        || one_of(
            word,
            "1 yes y si s ja j oui o sim tak t ano a igen evet e да д так ναι kylla k はい 有 是 예 네 true wahr vrai \
             verdadero vero verdadeiro waar prawda tosi minor u18",
        );
    yes.then_some(true)
}

/// Whether a name stands for nobody: such a row or cell is a shift to be filled. A job and a word for it count, as in
/// `Kellner gesucht` and `Ny tjener (ledig)`, and so does a new one: `New waiter`. With a name it is somebody's.
pub(crate) fn is_vacant(name: &str) -> bool {
    let trimmed = name.trim();
    if !trimmed.is_empty() && trimmed.chars().all(|c| matches!(c, '?' | '？')) {
        return true;
    }
    let words = words(name);
    let first = words.first().map_or("", String::as_str);
    let whole = fold(name);
    if topics(whole.trim_matches([' ', '(', ')', '*', '-', '[', ']', ':'])).has(Topic::Vacant) {
        return true;
    }
    // `Open RN`, `Vacant 2`; `Ledig Nils` is a name.
    let is_person = |part: &str| {
        let known = topics(&fold(part)).is_known() || is_job_word(&fold(part));
        part.chars().any(char::is_alphabetic) && part.chars().any(char::is_lowercase) && !known
    };
    let mut parts = name.split(|c: char| !c.is_alphanumeric()).skip(1);
    if topics(first).has(Topic::Vacant) && words.len() <= 3 && !parts.any(is_person) {
        return true;
    }
    let is_new = |word: &String| one_of(word, NEW);
    let is_job = |word: &String| {
        is_new(word)
            || is_job_word(word)
            || topics(word).any(&[Topic::Job, Topic::Person, Topic::Vacant])
            || word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let without = |end: usize| {
        let (job, vacant) = words.split_at_checked(end)?;
        Some(topics(&vacant.join(" ")).has(Topic::Vacant) && job.iter().all(is_job))
    };
    (1..words.len()).any(|end| without(end) == Some(true))
        || words.len() > 1 && words.first().is_some_and(is_new) && words.iter().all(is_job)
}

/// Words for somebody who is yet to come.
const NEW: &str = "new ny nye nytt nya neu neue neuer nuevo nueva nouveau nouvelle nuovo nuova novo nova nieuw nieuwe nowy nowa \
                   novy nova uusi yeni nou uus";

/// Whether a line is a sum or a heading, not a person.
pub(crate) fn is_total(name: &str) -> bool {
    let words = words(name);
    let first = words.first().map_or("", String::as_str);
    let whole = fold(name);
    any(&words, Topic::Total)
        || topics(whole.trim_end_matches([':', ' '])).any(&[Topic::Total, Topic::TotalFirst])
        || topics(first).has(Topic::TotalFirst) && words.len() <= 3
        // `Early count`, `早番人数`
        || is_shift_word(first)
            && (2..=3).contains(&words.len())
            && words
                .last()
                .is_some_and(|last| topics(last).has(Topic::TotalFirst))
}

/// Whether a text is the title of a table: `Rota`, `Staff rota – Bar`.
pub(crate) fn is_title(text: &str) -> bool {
    let folded = fold(text);
    let mut parts = folded
        .split([':', '|', '(', ')'])
        .flat_map(|part| part.split(" - "));
    parts.any(|part| topics(part.trim()).has(Topic::Title))
}

/// Whether a text is the title of a legend: `Key`, `Shift codes`.
pub(crate) fn is_legend_title(text: &str) -> bool {
    let words = words(text);
    words.len() <= 3 && any(&words, Topic::Legend)
}

/// What a row of heads needed is about: `Needed E` is about `E`.
pub(crate) fn without_demand(text: &str) -> String {
    let kept = text.split_whitespace().filter(|word| {
        !is_demand(word)
            && !one_of(
                &fold(word),
                "of for staff shift people no. number de para -",
            )
    });
    let kept: Vec<&str> = kept.collect();
    kept.join(" ")
        .trim_matches([':', '-', ' ', '(', ')'])
        .to_owned()
}

/// Whether a text says that something is to be staffed: a number of heads.
pub(crate) fn is_demand(text: &str) -> bool {
    any(&words(text), Topic::Demand)
}

/// Whether a text says that a shift is not worked after all.
pub(crate) fn is_cancelled(text: &str) -> bool {
    any(&words(text), Topic::Cancelled)
}

/// Whether a text says that the person has confirmed the shift.
pub(crate) fn is_confirmed(text: &str) -> bool {
    topics(&fold(text)).has(Topic::Confirmed)
}

/// Whether a text is about the hours in which people can work.
pub(crate) fn is_availability(text: &str) -> bool {
    let words = words(text);
    any(&words, Topic::Availability) || any_of(&words, "can") && any_of(&words, "work")
}

/// Whether a cell of availability is a whole day: `Any`, `All day`, a mark.
pub(crate) fn is_any_time(text: &str) -> bool {
    is_mark(text) || topics(&fold(text)).has(Topic::AnyTime)
}

/// Words for the end of the day at which a place closes.
pub(crate) fn is_closing(word: &str) -> bool {
    topics(word.trim_end_matches('.')).has(Topic::Closing)
}

/// Words that a shift is called by. They stand for its hours, not for a person or a position.
pub(crate) fn is_shift_word(word: &str) -> bool {
    topics(word).has(Topic::ShiftName)
}

/// Whether a text names a kind of shift: `Night shift`, `Mañana`, `Shift 1`.
pub(crate) fn is_shift_name(text: &str) -> bool {
    let words = words(text);
    // `Marta Noche` is a name.
    let known = |word: &String| {
        word.chars().count() == 1
            || word.bytes().all(|byte| byte.is_ascii_digit())
            || topics(word).is_known()
    };
    words.len() <= 4 && words.iter().any(|word| is_shift_word(word)) && words.iter().all(known)
}

/// Whether a text says that a day is a public holiday, on which some work.
pub(crate) fn is_public_holiday(text: &str) -> bool {
    let folded = fold(text);
    one_of(
        &folded.replace(' ', "_"),
        "festivo festivos feiertag ferie jour_ferie feriado helligdag helgdag rod_dag swieto svatek sviatok feestdag \
         bank_holiday public_holiday bh ph pyhapaiva arkipyha festiu unnepnap praznik blagdan",
    )
}

/// Whether every word of what stands beside hours is about shifts and breaks, as in `Break shift 10-15`, or there is none.
pub(crate) fn is_about_shifts(label: &str) -> bool {
    let about = |word: &String| {
        topics(word).any(&[Topic::ShiftName, Topic::Shift, Topic::Break, Topic::Filler])
    };
    words(label).iter().all(about)
}

/// Words for jobs and places of work, by which a label is told from a person's name.
pub(crate) fn is_job_word(word: &str) -> bool {
    topics(word).has(Topic::JobName) || topics(word.trim_end_matches('s')).has(Topic::JobName)
}

/// Whether a label names a position: `FRONT DESK`, `Part-time Staff`.
pub(crate) fn is_position_name(text: &str) -> bool {
    words(text).iter().any(|word| is_job_word(word))
}

/// Filler words without meaning for days and times.
pub(crate) fn is_filler(word: &str) -> bool {
    topics(word.trim_end_matches('.')).has(Topic::Filler)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_that_wait_for_somebody_are_nobodys() {
        for text in [
            "OPEN",
            "Vacant",
            "Vacant 2",
            "Open RN",
            "TBC",
            "offen",
            "N.N.",
            "Kellner gesucht",
            "à pourvoir",
            "Extra à pourvoir",
            "Extra 1",
            "Ny tjener (ledig)",
            "Ny tjener",
            "New waiter",
            "Neuer Koch",
            "vacante",
            "Por asignar",
            "da coprire",
            "Barista da assegnare",
            "a definir",
            "open dienst",
            "???",
            "wakat",
            "do obsadzenia",
            "vakant",
            "neobsazeno",
            "KOSONG",
            "nog in te vullen",
            "avoin vuoro",
            "вакансия",
            "待定",
            "未定",
            "미정",
        ] {
            assert!(is_vacant(text), "{text}");
        }
        for text in [
            "Ana",
            "Ledig Nils",
            "Libre Ana",
            "Nova",
            "Ana (Bar)",
            "New York",
            "Bar",
            "Ana to be confirmed",
            "Marta Extra",
            "Neu Anna",
            "Bo",
        ] {
            assert!(!is_vacant(text), "{text}");
        }
    }
}
