//! Texts that a spreadsheet would interpret as a formula.

/// A text that no spreadsheet interprets as a formula: if one would, it is prefixed with an apostrophe, which
/// [`unguarded`] removes.
pub(crate) fn guarded(text: &str) -> String {
    if is_formula(text) {
        return format!("'{text}");
    }
    text.to_owned()
}

/// The original of a [`guarded`] text.
pub(crate) fn unguarded(text: &str) -> &str {
    let inner = text.strip_prefix('\'').filter(|inner| is_formula(inner));
    inner.unwrap_or(text)
}

/// Whether a spreadsheet may begin a formula with it: directly, after blanks, after a sign that it may take for the end of
/// a field, or with the wide signs of East Asian keyboards.
fn is_formula(text: &str) -> bool {
    let text = text.trim_start_matches('\'');
    let inner = text.trim_start_matches([' ', '\u{a0}', ';', ',']);
    inner.starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠', '\t', '\r', '\n'])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn guarding_is_reversible(text in "['=+@a\t\r\n;, ＝－-]{0,4}") {
            let guarded = guarded(&text);
            let signs = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
            let begins = guarded.trim_start_matches([' ', ';', ',']);
            prop_assert!(!begins.starts_with(signs));
            prop_assert_eq!(unguarded(&guarded), text);
        }
    }
}
