//! Names as people compare them: capitals and accents aside, and `ñ` after `n`.

use std::cmp::Ordering;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// Whether two names are the same to a reader: capitals and outer blanks do not matter, accents do not
/// either.
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

/// The order in which Spanish and English readers look for two names: accents and capitals come second.
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

fn folded(name: &str) -> impl Iterator<Item = char> {
    // In Spanish ñ is a letter of its own, between n and o: its tilde stays, after every letter.
    const TILDE: char = '\u{303}';
    let mut last = ' ';
    name.nfd()
        .flat_map(char::to_lowercase)
        .filter_map(move |c| {
            let kept = match c {
                TILDE if last == 'n' => Some('\u{7e}'),
                _ if is_combining_mark(c) => None,
                _ => Some(c),
            };
            last = c;
            kept
        })
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
    }
}
