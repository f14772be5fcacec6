//! Encodings of text files, told by what the bytes say in each.

use std::{borrow::Cow, collections::HashSet};

use serde::{Deserialize, Serialize};

use crate::{
    dates::{self, Tongue},
    words,
};

/// Encoding of a text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Encoding {
    /// UTF-8.
    Utf8,
    /// UTF-16, by its byte order mark.
    Utf16,
    /// Windows-1252, as spreadsheets save CSV in Western Europe and America.
    Windows1252,
    /// Code page 850, as exports of older programs use it.
    Cp850,
    /// Another encoding of the WHATWG Encoding Standard, which only [`decode_with`] reads.
    Other,
}

/// Decodes bytes in an encoding by its label in the WHATWG Encoding Standard; `None` for bytes that are not valid in it.
pub type Decoder<'a> = &'a dyn Fn(&str, &[u8]) -> Option<String>;

/// Encodings of spreadsheets and of exports outside of Western Europe and America.
const OTHERS: [&str; 12] = [
    "shift_jis",
    "euc-jp",
    "gb18030",
    "big5",
    "euc-kr",
    "windows-1251",
    "windows-1250",
    "windows-1253",
    "windows-1254",
    "windows-1255",
    "koi8-r",
    "iso-8859-2",
];

/// An encoding is told by so many bytes at the beginning of a file.
const SAMPLE: usize = 32 * 1024;

/// The characters 0x80 to 0x9F of Windows-1252; the others are those of Latin 1.
const WINDOWS_1252: &str = "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ";
/// The characters 0x80 to 0xFF of code page 850.
const CP850: &str = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐\
└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}";

/// Decodes a file: UTF-8 if it is valid but for few bytes, UTF-16 by its mark or its zeros, else Windows-1252 or code
/// page 850, whichever gives more letters of words. Characters of calendars that a line break cuts in two are joined
/// before.
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    decode_with(bytes, &|_, _| None)
}

/// As [`decode`], also in the encodings of other languages if it has more words of rosters in one of them.
#[must_use]
pub fn decode_with<'a>(bytes: &'a [u8], decoder: Decoder<'_>) -> (Cow<'a, str>, Encoding) {
    let units = |from: usize, order: fn([u8; 2]) -> u16| {
        let pairs = bytes.get(from..).unwrap_or_default().chunks_exact(2);
        let units: Vec<u16> = pairs
            .map(|pair| {
                order([
                    pair.first().copied().unwrap_or(0),
                    pair.last().copied().unwrap_or(0),
                ])
            })
            .collect();
        Cow::Owned(String::from_utf16_lossy(&units))
    };
    match bytes {
        [0xff, 0xfe, ..] => return (units(2, u16::from_le_bytes), Encoding::Utf16),
        [0xfe, 0xff, ..] => return (units(2, u16::from_be_bytes), Encoding::Utf16),
        _ => {}
    }
    // Digits and separators have a zero beside them.
    match zeros(bytes) {
        (0, odd) if odd > 2 => return (units(0, u16::from_le_bytes), Encoding::Utf16),
        (even, 0) if even > 2 => return (units(0, u16::from_be_bytes), Encoding::Utf16),
        _ => {}
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), Encoding::Utf8);
    }
    // RFC 5545, 3.1: lines may be folded within a character.
    if bytes.starts_with(b"BEGIN:VCALENDAR")
        && let Ok(text) = String::from_utf8(unfolded(bytes))
    {
        return (Cow::Owned(text), Encoding::Utf8);
    }
    if let Some(text) = mended(bytes) {
        return (Cow::Owned(text), Encoding::Utf8);
    }
    let with = |table: &str, first: u8| -> String {
        let table: Vec<char> = table.chars().collect();
        let decoded = bytes.iter().map(|byte| {
            let index = byte.checked_sub(first).map(usize::from);
            let letter = index.and_then(|index| table.get(index));
            letter.copied().unwrap_or(char::from(*byte))
        });
        decoded.collect()
    };
    let (windows, cp850) = (with(WINDOWS_1252, 0x80), with(CP850, 0x80));
    let western = if in_words(&cp850) > in_words(&windows) {
        (cp850, Encoding::Cp850)
    } else {
        (windows, Encoding::Windows1252)
    };
    if let Some(other) = in_other_languages(bytes, &western.0, decoder) {
        return (Cow::Owned(other), Encoding::Other);
    }
    (Cow::Owned(western.0), western.1)
}

/// How many bytes at even and at odd offsets are zero.
fn zeros(bytes: &[u8]) -> (usize, usize) {
    let sample = bytes.get(..SAMPLE).unwrap_or(bytes);
    let count = |from: usize| {
        let own = sample.iter().skip(from).step_by(2);
        own.filter(|byte| **byte == 0).count()
    };
    (count(0), count(1))
}

/// The encodings in which a character has several bytes, so that most bytes of other encodings are not valid in them.
const OF_SEVERAL_BYTES: [&str; 5] = ["shift_jis", "euc-jp", "gb18030", "big5", "euc-kr"];
/// So many letters that follow one of their own script tell an encoding.
const LETTERS: i64 = 10;

/// The text in the encoding in which it has the most words of rosters, and among equals the most letters of one script;
/// `None` if Windows-1252 or code page 850 is as good.
fn in_other_languages(bytes: &[u8], western: &str, decoder: Decoder<'_>) -> Option<String> {
    let sample = match bytes.get(..SAMPLE) {
        Some(start) => {
            let end = start.iter().rposition(|byte| *byte == b'\n');
            start.get(..end.unwrap_or(0))?
        }
        None => bytes,
    };
    let candidates = OTHERS.iter().rev().filter_map(|label| {
        let text = decoder(label, sample)?;
        Some((known_words(&text), of_one_script(&text), label))
    });
    let (known, letters, label) =
        candidates.max_by_key(|(known, letters, _)| (*known, *letters))?;
    let start: String = western.chars().take(sample.len()).collect();
    // A text of names has no known word, and in a wrong encoding a few letters are one by accident; but letters of one
    // script side by side are none.
    let by_letters = OF_SEVERAL_BYTES.contains(label) && letters >= LETTERS && {
        let others = decoder(label, sample)?;
        let beyond = others
            .chars()
            .filter(|c| !c.is_ascii() && c.is_alphabetic())
            .count();
        letters * 3 >= i64::try_from(beyond).unwrap_or(i64::MAX)
    };
    (known > known_words(&start) || by_letters).then(|| decoder(label, bytes))?
}

/// How many different words of a text beyond ASCII are days or words of rosters in some language.
fn known_words(text: &str) -> usize {
    let pieces = text.split(|c: char| !c.is_alphanumeric());
    let distinct: HashSet<&str> = pieces.filter(|piece| !piece.is_ascii()).collect();
    let known = distinct.into_iter().filter(|piece| {
        // Two letters with accents are no sign: in a wrong encoding, many are.
        let least = if piece.chars().all(|c| c > '\u{24f}') {
            1
        } else {
            2
        };
        let word = piece.chars().nth(least).is_some() || piece.chars().all(words::is_unspaced);
        let known = || {
            words::words(piece)
                .iter()
                .any(|word| words::topics(word).is_known())
        };
        let is_day =
            || dates::parse_in(piece, Tongue::ANY).is_some_and(|date| date.weekday.is_some());
        // `Quéré` is no `QuИrИ`; `担当者B` is a word.
        let latin = piece.chars().filter(char::is_ascii_alphabetic).count();
        let other = |c: &char| c.is_alphabetic() && *c > '\u{24f}';
        let others = piece.chars().filter(other).count();
        let mixed = others > 0 && latin >= others;
        word && !mixed && (known() || is_day())
    });
    known.count()
}

/// How many letters follow one of their own script, less those that no language of rosters has.
fn of_one_script(text: &str) -> i64 {
    #[derive(PartialEq, Clone, Copy)]
    enum Script {
        Ascii,
        Kana,
        Han,
        Hangul,
        Cyrillic,
        Greek,
        Hebrew,
        Latin,
        None,
    }
    let script = |c: char| match c {
        '\u{0}'..='\u{7f}' | 'ª' | 'º' | '°' | '€' | '\u{2010}'..='\u{2026}' => Script::Ascii,
        // Blanks and signs of full width.
        '\u{3000}'..='\u{3003}' | '\u{3008}'..='\u{301f}' | '\u{ff01}'..='\u{ff5e}' => {
            Script::Ascii
        }
        '\u{3040}'..='\u{30ff}' => Script::Kana,
        '\u{4e00}'..='\u{9fff}' | '々' => Script::Han,
        '\u{ac00}'..='\u{d7a3}' => Script::Hangul,
        '\u{400}'..='\u{45f}' => Script::Cyrillic,
        '\u{386}'..='\u{3ce}' => Script::Greek,
        '\u{5d0}'..='\u{5ea}' => Script::Hebrew,
        '\u{c0}'..='\u{17f}' => Script::Latin,
        _ => Script::None,
    };
    let mut last = Script::Ascii;
    let letters = text.chars().map(|c| {
        let own = script(c);
        let value = match own {
            Script::Ascii => 0,
            Script::None => -2,
            own if own == last => 1,
            _ => 0,
        };
        last = own;
        value
    });
    letters.sum()
}

/// The bytes of a calendar with continued lines joined.
fn unfolded(bytes: &[u8]) -> Vec<u8> {
    let mut joined = Vec::with_capacity(bytes.len());
    let mut rest = bytes;
    while let Some((first, more)) = rest.split_first() {
        rest = match rest {
            [b'\r', b'\n', b' ' | b'\t', after @ ..] | [b'\n', b' ' | b'\t', after @ ..] => after,
            _ => {
                joined.push(*first);
                more
            }
        };
    }
    joined
}

/// A text of UTF-8 into which a few bytes of Windows-1252 have been pasted; `None` if most characters beyond ASCII are
/// no UTF-8.
fn mended(bytes: &[u8]) -> Option<String> {
    let (mut good, mut bad) = (0, 0);
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        good += chunk.valid().chars().filter(|c| !c.is_ascii()).count();
        text.push_str(chunk.valid());
        for byte in chunk.invalid() {
            bad += 1;
            let index = byte.checked_sub(0x80).map(usize::from);
            let letter = index.and_then(|index| WINDOWS_1252.chars().nth(index));
            text.push(letter.unwrap_or(char::from(*byte)));
        }
    }
    (good > bad || good > 0 && good == bad).then_some(text)
}

/// How many characters beyond ASCII are plausible: letters in words whose case fits.
fn in_words(text: &str) -> usize {
    let letters: Vec<char> = text.chars().collect();
    let windows = letters.windows(3).filter(|three| {
        let [before, letter, after] = three else {
            return false;
        };
        if letter.is_ascii() || !letter.is_alphabetic() || matches!(letter, 'ª' | 'º' | 'ƒ' | 'ˆ')
        {
            return false;
        }
        let lower = |c: &char| c.is_lowercase();
        let beside = before.is_alphabetic() || after.is_alphabetic();
        // An upper-case letter within a lower-case word is a sign of the wrong table.
        beside
            && !(letter.is_uppercase()
                && (lower(before) || (before.is_alphabetic() && lower(after))))
            && !(letter.is_lowercase() && before.is_uppercase() && after.is_uppercase())
    });
    windows.count()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_are_recognised() {
        let text = "Núria;Mañana;Sábado\nÁngel;Miércoles;Sí";
        let utf16: Vec<u8> = [0xfeff_u16]
            .into_iter()
            .chain(text.encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        assert_eq!(decode(&utf16), (Cow::Borrowed(text), Encoding::Utf16));
        assert_eq!(
            decode(text.as_bytes()),
            (Cow::Borrowed(text), Encoding::Utf8)
        );
        let latin: Vec<u8> = text
            .chars()
            .map(|c| u8::try_from(u32::from(c)).unwrap())
            .collect();
        assert_eq!(decode(&latin), (Cow::Borrowed(text), Encoding::Windows1252));
        let table: Vec<char> = CP850.chars().collect();
        assert_eq!(table.len(), 128);
        let byte = |c: char| match table.iter().position(|other| *other == c) {
            Some(index) => u8::try_from(index + 128).unwrap(),
            None => u8::try_from(u32::from(c)).unwrap(),
        };
        let old: Vec<u8> = text.chars().map(byte).collect();
        assert_eq!(decode(&old), (Cow::Borrowed(text), Encoding::Cp850));
        // Without a mark.
        assert_eq!(decode(&utf16[2..]), (Cow::Borrowed(text), Encoding::Utf16));
        assert_eq!(decode(b"\x93Caf\xe9\x94 \x80").0, "“Café” €");
        assert_eq!(WINDOWS_1252.chars().count(), 32);
    }

    fn decoder(label: &str, bytes: &[u8]) -> Option<String> {
        let encoding = encoding_rs::Encoding::for_label(label.as_bytes())?;
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
        Some(text.into_owned())
    }

    #[test]
    fn names_with_accents_are_no_words_of_other_scripts() {
        for text in [
            "Nom;Lun;Mar\nGarance Quérié;7h-15h;\nZoé Renoît;;7h-15h\n",
            "Namn;2026-11-23\nMåns Cederlöf;7-15\nJÖRGEN ÅSÖ;7-15\n",
            "Name;1;2\nMalte Böttner;F;S\nJörg Müßig;S;F\n",
        ] {
            let bytes = encoding_rs::WINDOWS_1252.encode(text).0;
            assert_eq!(decode_with(&bytes, &decoder).0, text);
        }
    }

    #[test]
    fn encodings_of_other_languages_are_told_by_their_words() {
        for (label, text) in [
            ("shift_jis", "氏名,月,火,水\n大野 みさき,9:00-17:00,,休み\n"),
            (
                "shift_jis",
                ";;;;\n氏名;勤務時間;;;\n西脇 大輔;06:30-14:30;;;\n青柳 玲奈;12:00-20:00;;;\n小暮 明日香;07:00-15:00;;;\n日野 休太;12:00-20:00;;;\n早川 夜;14:00-22:00;;;\n",
            ),
            (
                "euc-jp",
                "名前,日付,開始,終了\n大野 みさき,2026/11/30,9:00,17:00\n",
            ),
            ("gb18030", "姓名,星期一,星期二\n李小雨,9:00-17:00,休息\n"),
            ("big5", "姓名,星期一,星期二,備註\n陳怡君,9:00-17:00,,\n"),
            ("euc-kr", "이름,월,화,수\n김하늘,09:00-17:00,휴무,\n"),
            (
                "windows-1251",
                "Сотрудник;Понедельник;Вторник\nИванова Анна;9-17;выходной\n",
            ),
            (
                "koi8-r",
                "Сотрудник;Понедельник;Вторник\nИванова Анна;9-17;выходной\n",
            ),
            (
                "windows-1250",
                "Pracownik;Poniedziałek;Wtorek;Środa\nŁucja Żak;9-17;;urlop\n",
            ),
            ("windows-1253", "Όνομα;Δευτέρα;Τρίτη\nΕλένη;9-17;ρεπό\n"),
            (
                "windows-1254",
                "Ad Soyad;Pazartesi;Salı;Çarşamba\nIşık Yağmur;9-17;;izinli\n",
            ),
        ] {
            let encoding = encoding_rs::Encoding::for_label(label.as_bytes()).unwrap();
            let bytes = encoding.encode(text).0;
            assert_eq!(
                decode_with(&bytes, &decoder),
                (Cow::Borrowed(text), Encoding::Other),
                "{label}"
            );
        }
        let western = b"Nombre;Lunes;Mi\xe9rcoles\nBego\xf1a;9-17;d\xeda libre\n";
        assert_eq!(decode_with(western, &decoder).1, Encoding::Windows1252);
    }
}
