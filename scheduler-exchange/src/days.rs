//! Names of weekdays in the languages of tables.

use scheduler_core::{Day, schedule::folded_name};

/// The number of languages in [`weekdays`]: English, Spanish, Finnish, German, French, Italian, Portuguese,
/// Swedish, Dutch.
pub const LANGUAGES: usize = 9;

/// The first language whose short forms are words and names of others (`on`, `wo`, `Don`): they need five letters.
const LONG_FORMS: usize = 7;

/// In lower case and without accents.
const NAMES: [[&str; 7]; LANGUAGES] = [
    [
        "monday",
        "tuesday",
        "wednesday",
        "thursday",
        "friday",
        "saturday",
        "sunday",
    ],
    [
        "lunes",
        "martes",
        "miercoles",
        "jueves",
        "viernes",
        "sabado",
        "domingo",
    ],
    [
        "maanantai",
        "tiistai",
        "keskiviikko",
        "torstai",
        "perjantai",
        "lauantai",
        "sunnuntai",
    ],
    [
        "montag",
        "dienstag",
        "mittwoch",
        "donnerstag",
        "freitag",
        "samstag",
        "sonntag",
    ],
    [
        "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
    ],
    [
        "lunedi",
        "martedi",
        "mercoledi",
        "giovedi",
        "venerdi",
        "sabato",
        "domenica",
    ],
    [
        "segunda", "terca", "quarta", "quinta", "sexta", "sabado", "domingo",
    ],
    [
        "mandag", "tisdag", "onsdag", "torsdag", "fredag", "lordag", "sondag",
    ],
    [
        "maandag",
        "dinsdag",
        "woensdag",
        "donderdag",
        "vrijdag",
        "zaterdag",
        "zondag",
    ],
];

/// Abbreviations that are not the beginning of the name.
const OTHERS: [(&str, usize, usize); 4] = [
    ("weds", 0, 2),
    ("thr", 0, 3),
    ("sonnabend", 3, 5),
    ("sonnab", 3, 5),
];

/// The weekday that a word means in each language: a name, its plural, or a beginning of two or more letters that no
/// other weekday of the language shares. Case, accents and a full stop do not matter.
///
/// ```
/// use scheduler_core::Day;
/// use scheduler_exchange::days::weekdays;
///
/// let [english, spanish, ..] = weekdays("Mar.");
/// assert_eq!((english, spanish), (None, Some(Day::Tuesday)));
/// ```
#[must_use]
pub fn weekdays(word: &str) -> [Option<Day>; LANGUAGES] {
    let word = folded_name(word.trim_end_matches('.'));
    let word = word.strip_suffix("-feira").unwrap_or(&word);
    let mut found = [None; LANGUAGES];
    // 'Dienst' is German for a shift, and no short form of Dienstag.
    if word == "dienst" || word.len() < 2 || !word.bytes().all(|byte| byte.is_ascii_lowercase()) {
        return found;
    }
    for (language, (found, names)) in found.iter_mut().zip(NAMES).enumerate() {
        if language >= LONG_FORMS && word.len() < 5 {
            continue;
        }
        let mut begin = Day::ALL
            .into_iter()
            .zip(names)
            .filter(|(_, name)| name.starts_with(word));
        *found = begin
            .next()
            .filter(|_| begin.next().is_none())
            .map(|(day, _)| day);
        if found.is_none()
            && let Some(single) = word.strip_suffix('s')
        {
            let mut days = Day::ALL.into_iter().zip(names);
            *found = days.find_map(|(day, name)| (name == single).then_some(day));
        }
    }
    for (other, language, day) in OTHERS {
        if word == other
            && let Some(found) = found.get_mut(language)
        {
            *found = Day::from_index(day);
        }
    }
    found
}

/// The weekday that a word means in the first language that knows it.
#[must_use]
pub fn weekday(word: &str) -> Option<Day> {
    weekdays(word).into_iter().flatten().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_names_and_abbreviations() {
        for (text, day) in [
            ("Monday", 0),
            ("THURS", 3),
            ("Weds.", 2),
            ("Sa", 5),
            ("saturdays", 5),
            ("Miércoles", 2),
            ("sáb.", 5),
            ("keskiviikko", 2),
            ("Pe", 4),
            ("Donnerstag", 3),
            ("dimanche", 6),
            ("gio", 3),
            ("terça-feira", 1),
            ("Måndag", 0),
            ("woensdag", 2),
        ] {
            assert_eq!(weekday(text), Day::from_index(day), "{text}");
        }
        for text in [
            "", "s", "T", "x", "sund1", "monda y", "days", "on", "wo", "Dienst",
        ] {
            assert_eq!(weekday(text), None, "{text}");
        }
    }

    #[test]
    fn a_word_can_be_a_different_day_in_another_language() {
        let days = weekdays("ma").map(|day| day.map(Day::index));
        assert_eq!(
            days,
            [
                None,
                Some(1),
                Some(0),
                None,
                Some(1),
                Some(1),
                None,
                None,
                None
            ]
        );
        assert_eq!(weekdays("se"), [None; LANGUAGES]);
    }
}
