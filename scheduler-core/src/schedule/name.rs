//! Comparing names as readers expect: case and accents come second, and `ñ` sorts after `n`.

use std::cmp::Ordering;

/// Whether two names are the same to a reader: case, accents and surrounding spaces do not matter.
///
/// ```
/// use scheduler_core::schedule::same_name;
///
/// assert!(same_name("RECEPCIÓN ", "Recepción"));
/// assert!(!same_name("Ana", "Anna"));
/// ```
#[must_use]
pub fn same_name(one: &str, other: &str) -> bool {
    folded(one.trim()).eq(folded(other.trim()))
}

/// The alphabetical order of two names for Spanish and English readers: accents and case come second.
///
/// ```
/// use scheduler_core::schedule::name_order;
///
/// assert!(name_order("Ángel", "Zoe").is_lt());
/// assert!(name_order("Muñoz", "Munzar").is_gt());
/// ```
#[must_use]
pub fn name_order(one: &str, other: &str) -> Ordering {
    folded(one).cmp(folded(other)).then_with(|| one.cmp(other))
}

/// A name in lower case and without the accents of European letters, for looking names up: two names are
/// [`same_name`] exactly if their folded names are equal. The tilde of `ñ` is kept, as `~` after the letter.
///
/// ```
/// use scheduler_core::schedule::folded_name;
///
/// assert_eq!(folded_name(" Ángel MUÑOZ "), "angel mun~oz");
/// ```
#[must_use]
pub fn folded_name(name: &str) -> String {
    folded(name.trim()).collect()
}

/// A name in lower case and without the accents of European letters.
fn folded(name: &str) -> impl Iterator<Item = char> {
    // In Spanish ñ is a separate letter between n and o, so its tilde is kept, as a character after every letter.
    const TILDE: char = '\u{7e}';
    const COMBINING_TILDE: char = '\u{303}';
    let mut last = ' ';
    name.chars()
        .flat_map(char::to_lowercase)
        .flat_map(move |c| {
            let letters = match c {
                COMBINING_TILDE if last == 'n' => [Some(TILDE), None],
                '\u{300}'..='\u{36f}' => [None, None],
                'ñ' => [Some('n'), Some(TILDE)],
                'æ' => [Some('a'), Some('e')],
                'œ' => [Some('o'), Some('e')],
                'ß' => [Some('s'), Some('s')],
                _ => [Some(base_letter(c)), None],
            };
            last = c;
            letters.into_iter().flatten()
        })
}

/// The base letter of an accented letter.
const fn base_letter(c: char) -> char {
    match c {
        'à'..='å' | 'ā' | 'ă' | 'ą' => 'a',
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => 'c',
        'ď' | 'đ' => 'd',
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => 'e',
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => 'g',
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => 'i',
        'ł' | 'ĺ' | 'ļ' | 'ľ' => 'l',
        'ń' | 'ņ' | 'ň' => 'n',
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => 'o',
        'ŕ' | 'ŗ' | 'ř' => 'r',
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => 's',
        'ţ' | 'ť' | 'ț' => 't',
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => 'u',
        'ý' | 'ÿ' => 'y',
        'ź' | 'ż' | 'ž' => 'z',
        _ => c,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(names: &[&str]) -> Vec<String> {
        let mut names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
        names.sort_by(|one, other| name_order(one, other));
        names
    }

    #[test]
    fn names_sort_as_readers_expect() {
        assert_eq!(
            sorted(&[
                "Zoe", "Ángel", "ana", "Öznur", "Ñusta", "Nuria", "Oscar", "Ana"
            ]),
            [
                "Ana", "ana", "Ángel", "Nuria", "Ñusta", "Oscar", "Öznur", "Zoe"
            ]
        );
    }

    #[test]
    fn composed_and_decomposed_letters_are_the_same() {
        assert!(same_name("Rece\u{70}cio\u{301}n", "recepci\u{f3}n"));
        assert!(same_name(" STRASSE", "strasse"));
        assert!(!same_name("Muñoz", "Munoz"));
        assert!(!same_name("", "a"));
        assert!(same_name("ÁNGEL", "angel"));
        assert!(same_name("PEÑA", "pen\u{303}a"));
    }

    /// Letters come before accents and case, and ñ is a separate letter after n.
    #[test]
    fn accents_decide_last() {
        assert_eq!(sorted(&["Ána", "Anb", "Ana"]), ["Ana", "Ána", "Anb"]);
        assert_eq!(sorted(&["Ñu", "No", "Nz", "Oa"]), ["No", "Nz", "Ñu", "Oa"]);
        assert_eq!(name_order("Bob", "Bob"), Ordering::Equal);
        assert_ne!(name_order("Bob", "bob"), Ordering::Equal);
    }
}
