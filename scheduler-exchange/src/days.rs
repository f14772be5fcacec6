//! Names of weekdays in the languages of tables. The names and abbreviations are those of the Unicode CLDR 47, with others
//! that are in use.

use std::{collections::HashMap, sync::OnceLock};

use scheduler_core::{Day, schedule::folded_name};

/// The number of languages, or groups of languages whose names do not contradict one another, in [`Weekdays`]: English;
/// Spanish, Catalan; Finnish; German; French; Italian, Romanian; Portuguese; the Nordic languages; Dutch; Slavic
/// languages in Latin script; Turkish, Hungarian, Indonesian and the Baltic languages; those in other scripts.
pub const LANGUAGES: usize = 12;

/// The weekday that a word means in each language.
pub type Weekdays = [Option<Day>; LANGUAGES];

/// The first language whose short forms are words and names of others (`on`, `wo`, `Per`): see [`short_weekdays`].
const LONG_FORMS: usize = 7;
/// The languages in other scripts, whose words are no words of others.
const OTHER_SCRIPTS: usize = 11;
/// A name that is as long is no word of another language.
const LONG: usize = 5;

/// In each language a name from Monday to Sunday, and forms that are not its beginning. Of the languages before
/// [`LONG_FORMS`] any beginning of a name counts, of the others only what is here.
const NAMES: [[&str; 7]; LANGUAGES] = [
    [
        "monday",
        "tuesday",
        "wednesday weds",
        "thursday thr",
        "friday",
        "saturday",
        "sunday",
    ],
    [
        "lunes dilluns dl",
        "martes dimarts dt",
        "miércoles dimecres dc mx",
        "jueves dijous dj",
        "viernes divendres dv",
        "sábado dissabte ds",
        "domingo diumenge dg",
    ],
    [
        "maanantai maanantaina",
        "tiistai tiistaina",
        "keskiviikko keskiviikkona",
        "torstai torstaina",
        "perjantai perjantaina",
        "lauantai lauantaina",
        "sunnuntai sunnuntaina",
    ],
    [
        "montag montags",
        "dienstag dienstags",
        "mittwoch mittwochs",
        "donnerstag donnerstags",
        "freitag freitags",
        "samstag samstags sonnabend sonnab",
        "sonntag sonntags",
    ],
    [
        "lundi", "mardi", "mercredi", "jeudi", "vendredi", "samedi", "dimanche",
    ],
    [
        "lunedì luni",
        "martedì marți",
        "mercoledì miercuri mie",
        "giovedì joi",
        "venerdì vineri vin",
        "sabato sâmbătă sâm",
        "domenica duminică dum",
    ],
    [
        "segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo",
    ],
    [
        "måndag måndagar mån må mandag mandager man ma",
        "tisdag tisdagar tis ti tirsdag tirsdager tirs tir",
        "onsdag onsdagar ons on",
        "torsdag torsdagar tors tor to",
        "fredag fredagar fre fr",
        "lördag lördagar lör lö lørdag lørdager lør",
        "söndag söndagar sön sö søndag søndager søn",
    ],
    [
        "maandag maan ma mnd",
        "dinsdag dins din di dinsd",
        "woensdag woens woe wo",
        "donderdag donder don do dond",
        "vrijdag vrij vrij. vr vrijd vrydag",
        "zaterdag zat za zater saterdag",
        "zondag zon zo zond sondag",
    ],
    [
        "poniedziałek pon pn pondělí po pondelok ponedjeljak ponedeljek ponedeljak",
        "wtorek wt wto úterý út úte utorok ut utorak uto torek tor",
        "środa śr śro středa st stř streda str srijeda sri sreda sre",
        "czwartek czw cz čtvrtek čt čtv štvrtok št štv četvrtak čet četrtek",
        "piątek pt pią pią. pátek pá pát piatok pi pia petak pet petek",
        "sobota sob sb so subota sub",
        "niedziela niedz niedz. nd ndz nie neděle ne ned nedeľa nedjelja nedelja",
    ],
    [
        "pazartesi pzt pt hétfő hét hé pirmadienis pirmdiena pirmd esmaspäev esm senin sen isnin",
        "salı sal kedd ked ke antradienis otrdiena otrd teisipäev selasa sel",
        "çarşamba çar çarş çrş szerda sze trečiadienis trešdiena trešd kolmapäev rabu rab",
        "perşembe per prş perş csütörtök csü cs csüt ketvirtadienis ceturtdiena ceturtd neljapäev kamis kam khamis",
        "cuma cum péntek pén penktadienis piektdiena piektd reede jumat jum jum'at jumaat",
        "cumartesi cmt cts szombat szo szomb šeštadienis sestdiena sestd laupäev sabtu sab",
        "pazar paz vasárnap vas sekmadienis svētdiena svētd pühapäev minggu mgg ahad",
    ],
    [
        "понедельник пн пон понед понеділок понеделник по δευτέρα δευ δε δευτ יום_שני שני ב' יום_ב' 月 月曜日 月曜 월 월요일 星期一 周一 週一 礼拜一 禮拜一 一 الاثنين الإثنين إثنين",
        "вторник вт втор вівторок вів τρίτη τρι τρ יום_שלישי שלישי ג' יום_ג' 火 火曜日 火曜 화 화요일 星期二 周二 週二 礼拜二 禮拜二 二 الثلاثاء ثلاثاء",
        "среда ср сред середа сер сряда τετάρτη τετ τε יום_רביעי רביעי ד' יום_ד' 水 水曜日 水曜 수 수요일 星期三 周三 週三 礼拜三 禮拜三 三 الأربعاء أربعاء",
        "четверг чт чет четв четвер четвъртък πέμπτη πεμ πε πέμπ יום_חמישי חמישי ה' יום_ה' 木 木曜日 木曜 목 목요일 星期四 周四 週四 礼拜四 禮拜四 四 الخميس خميس",
        "пятница пт пят пятн п'ятниця пятниця петък παρασκευή παρ πα παρασκ יום_שישי שישי ו' יום_ו' 金 金曜日 金曜 금 금요일 星期五 周五 週五 礼拜五 禮拜五 五 الجمعة جمعة",
        "суббота сб суб субб субота събота σάββατο σαβ σα σάββ יום_שבת שבת ש' 土 土曜日 土曜 토 토요일 星期六 周六 週六 礼拜六 禮拜六 六 السبت سبت",
        "воскресенье вс вос воскр воск неділя нд неделя κυριακή κυρ κυ κυριακ יום_ראשון ראשון א' יום_א' 日 日曜日 日曜 일 일요일 星期日 星期天 周日 週日 周天 礼拜天 禮拜天 礼拜日 الأحد أحد",
    ],
];

/// A word as the names are compared: as [`folded_name`] without tildes, and without the accents of Greek.
fn folded(word: &str) -> String {
    // In Slovak only its accent tells Thursday from Wednesday, `st`.
    let lower = word.to_lowercase();
    if lower == "št" {
        return lower;
    }
    let folded = folded_name(word);
    let plain = folded.chars().filter_map(|c| match c {
        '~' => None,
        'ά' => Some('α'),
        'έ' => Some('ε'),
        'ή' => Some('η'),
        'ί' | 'ϊ' => Some('ι'),
        'ό' => Some('ο'),
        'ύ' | 'ϋ' => Some('υ'),
        'ώ' => Some('ω'),
        'ς' => Some('σ'),
        'ё' => Some('е'),
        '’' | 'ʼ' | '׳' => Some('\''),
        _ => Some(c),
    });
    plain.collect()
}

/// What a word is in the languages: where it is no word of others, and its short forms where it may be.
type Known = HashMap<String, (Weekdays, Weekdays)>;

fn known() -> &'static Known {
    static KNOWN: OnceLock<Known> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let mut known = Known::new();
        for (language, names) in NAMES.iter().enumerate() {
            for (day, forms) in Day::ALL.into_iter().zip(names) {
                for word in forms.split(' ').map(|form| folded(&form.replace('_', " "))) {
                    add(&mut known, language, day, &word);
                }
            }
            if language < LONG_FORMS {
                add_beginnings(&mut known, language, names);
            }
        }
        known
    })
}

fn add(known: &mut Known, language: usize, day: Day, word: &str) {
    // Two letters of English, Spanish or Romanian that are not the beginning of a name are words of others.
    let sure =
        language == OTHER_SCRIPTS || word.len() >= LONG || language < LONG_FORMS && word.len() > 2;
    let (sures, shorts) = known.entry(word.to_owned()).or_default();
    let list = if sure { sures } else { shorts };
    if let Some(open) = list.get_mut(language) {
        *open = Some(day);
    }
    if sure && word.is_ascii() && !word.ends_with('s') {
        let (plural, _) = known.entry(format!("{word}s")).or_default();
        if let Some(open) = plural
            .get_mut(language)
            .filter(|open| open.is_none() && word.len() >= LONG)
        {
            *open = Some(day);
        }
    }
}

/// Beginnings of two or more letters that no other weekday of the language shares.
fn add_beginnings(known: &mut Known, language: usize, names: &[&str; 7]) {
    let names = names.map(|forms| folded(forms.split(' ').next().unwrap_or_default()));
    for (day, name) in Day::ALL.into_iter().zip(&names) {
        for end in 2..name.len() {
            let Some(begin) = name.get(..end) else {
                continue;
            };
            let others = names.iter().filter(|other| other.starts_with(begin));
            // 'Dienst' is German for a shift, and no short form of Dienstag; Tor and Per are names of people, and the Finnish
            // short forms are 'to' and 'pe'.
            let is_other_word = matches!(begin, "dienst" | "tor" | "per");
            if others.count() == 1 && !is_other_word {
                let (sures, _) = known.entry(begin.to_owned()).or_default();
                if let Some(open) = sures.get_mut(language).filter(|open| open.is_none()) {
                    *open = Some(day);
                }
            }
        }
    }
}

fn of(word: &str) -> (Weekdays, Weekdays) {
    let word = folded(word.trim_end_matches('.'));
    let word = word.strip_suffix("-feira").unwrap_or(&word);
    known().get(word).copied().unwrap_or_default()
}

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
pub fn weekdays(word: &str) -> Weekdays {
    of(word).0
}

/// The weekday that a word means in the languages whose short forms are words and names of others as well: `on` is
/// Wednesday in Swedish, `Per` Thursday in Turkish. A table has to show its language before they count.
#[must_use]
pub fn short_weekdays(word: &str) -> Weekdays {
    of(word).1
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
            ("středa", 2),
            ("Pátek", 4),
            ("piątek", 4),
            ("Çarşamba", 2),
            ("среда", 2),
            ("Вс", 6),
            ("ΠΑΡΑΣΚΕΥΗ", 4),
            ("Τρί", 1),
            ("周日", 6),
            ("星期天", 6),
            ("土曜日", 5),
            ("목", 3),
            ("יום שלישי", 1),
            ("dijous", 3),
            ("marți", 1),
            ("tirsdag", 1),
            ("Jumat", 4),
            ("Vrydag", 4),
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
            days[..7],
            [None, Some(1), Some(0), None, Some(1), Some(1), None]
        );
        assert_eq!(days[7..], [None; LANGUAGES - 7]);
        assert_eq!(weekdays("se"), [None; LANGUAGES]);
    }

    #[test]
    fn short_forms_of_some_languages_are_words_of_others() {
        for (text, language, day) in [
            ("on", 7, 2),
            ("tor", 7, 3),
            ("wo", 8, 2),
            ("zo.", 8, 6),
            ("St", 9, 2),
            ("Št", 9, 3),
            ("czw", 9, 3),
            ("Ne", 9, 6),
            ("Per", 10, 3),
            ("dv", 1, 4),
        ] {
            assert_eq!(weekdays(text).iter().flatten().count(), 0, "{text}");
            assert_eq!(
                short_weekdays(text)[language],
                Day::from_index(day),
                "{text}"
            );
        }
    }
}
