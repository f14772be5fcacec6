//! The vocabulary of tables in English and Spanish, in lower case and without accents.

use scheduler_core::Day;

/// A text in lower case and without the accents that occur in the words below.
pub(crate) fn plain(text: &str) -> String {
    let letters = text.trim().chars().flat_map(char::to_lowercase);
    letters
        .filter(|c| !('\u{300}'..='\u{36f}').contains(c))
        .map(|c| match c {
            'á' | 'à' => 'a',
            'é' | 'è' => 'e',
            'í' => 'i',
            'ó' | 'ò' => 'o',
            'ú' | 'ü' => 'u',
            'ñ' => 'n',
            '–' | '—' | '−' | '‐' | '‑' | '→' => '-',
            '\u{a0}' | '\u{202f}' | '\u{2009}' => ' ',
            _ => c,
        })
        .collect()
}

/// A day by its name.
pub(crate) fn day(word: &str) -> Option<Day> {
    let index = match word {
        "mon" | "mo" | "monday" | "mondays" | "lun" | "lu" | "lunes" => 0,
        "tue" | "tu" | "tues" | "tuesday" | "tuesdays" | "mar" | "ma" | "martes" => 1,
        "wed" | "we" | "weds" | "wednesday" | "wednesdays" | "mie" | "mi" | "mier"
        | "miercoles" => 2,
        "thu" | "th" | "thur" | "thurs" | "thursday" | "thursdays" | "jue" | "ju" | "jueves" => 3,
        "fri" | "fr" | "friday" | "fridays" | "vie" | "vi" | "vier" | "viernes" => 4,
        "sat" | "saturday" | "saturdays" | "sab" | "sabado" | "sabados" => 5,
        "sun" | "su" | "sunday" | "sundays" | "dom" | "do" | "domingo" | "domingos" => 6,
        _ => return None,
    };
    Day::from_index(index)
}

/// Several days with one name, such as weekend.
pub(crate) fn days(word: &str) -> Option<&'static [Day]> {
    match word {
        "daily" | "everyday" | "diario" | "diariamente" | "siempre" | "always" | "any"
        | "anytime" | "flexible" | "cualquiera" | "week" | "semana" | "weekly" => Some(&Day::ALL),
        "weekdays" | "weekday" | "laborables" => Day::ALL.get(..5),
        "weekends" | "weekend" | "finde" | "findes" => Day::ALL.get(5..),
        _ => None,
    }
}

/// A month by its name, 1 to 12.
pub(crate) fn month(word: &str) -> Option<u32> {
    let short: String = word.chars().take(3).collect();
    let number = match short.as_str() {
        "jan" | "ene" => 1,
        "feb" => 2,
        "mar" => 3,
        "apr" | "abr" => 4,
        "may" => 5,
        "jun" => 6,
        "jul" => 7,
        "aug" | "ago" => 8,
        "sep" => 9,
        "oct" => 10,
        "nov" => 11,
        "dec" | "dic" => 12,
        _ => return None,
    };
    let long = [
        "january",
        "enero",
        "february",
        "febrero",
        "march",
        "marzo",
        "april",
        "abril",
        "may",
        "mayo",
        "june",
        "junio",
        "july",
        "julio",
        "august",
        "agosto",
        "september",
        "sept",
        "septiembre",
        "october",
        "octubre",
        "november",
        "noviembre",
        "december",
        "diciembre",
    ];
    (word == short || long.contains(&word)).then_some(number)
}

/// The hours of a part of the day, counted from midnight of its day.
pub(crate) fn part_of_day(word: &str) -> Option<(usize, usize)> {
    match word {
        "morning" | "mornings" | "manana" | "mananas" | "early" => Some((6, 14)),
        "afternoon" | "afternoons" | "evening" | "evenings" | "tarde" | "tardes" | "late" => {
            Some((14, 22))
        }
        "night" | "nights" | "noche" | "noches" => Some((22, 30)),
        _ => None,
    }
}

/// Filler words without meaning for days and times.
pub(crate) fn is_filler(word: &str) -> bool {
    matches!(
        word,
        "de" | "del"
            | "desde"
            | "from"
            | "between"
            | "entre"
            | "on"
            | "las"
            | "los"
            | "la"
            | "el"
            | "h"
            | "hs"
            | "hr"
            | "hrs"
            | "hours"
            | "horas"
            | "every"
            | "each"
            | "cada"
            | "todos"
            | "todas"
            | "toda"
            | "all"
            | "day"
            | "days"
            | "dia"
            | "dias"
            | "the"
            | "fin"
            | "por"
            | "in"
            | "t"
    )
}

/// Whether a cell means that somebody does not work.
pub(crate) fn is_off(text: &str) -> bool {
    matches!(
        plain(text).trim_matches(['.', ' ']),
        "" | "-"
            | "--"
            | "/"
            | "off"
            | "day off"
            | "rest"
            | "libre"
            | "descanso"
            | "fiesta"
            | "holiday"
            | "holidays"
            | "vacation"
            | "vacaciones"
            | "leave"
            | "sick"
            | "baja"
            | "permiso"
            | "none"
            | "no"
            | "n/a"
            | "na"
            | "0"
            | "closed"
            | "cerrado"
            | "l"
            | "d"
            | "v"
            | "festivo"
            | "ninguno"
    )
}

/// Whether a line is a sum, not a person.
pub(crate) fn is_total(name: &str) -> bool {
    let name = plain(name);
    let first = name.split([' ', ':']).next().unwrap_or_default();
    matches!(
        first,
        "total" | "totals" | "totales" | "subtotal" | "suma" | "sum"
    )
}
