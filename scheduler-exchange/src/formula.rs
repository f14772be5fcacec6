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

fn is_formula(text: &str) -> bool {
    text.trim_start_matches('\'')
        .starts_with(['=', '+', '-', '@', '\t', '\r'])
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn guarding_is_reversible(text in "['=+@a\t\r-]{0,4}") {
            let guarded = guarded(&text);
            prop_assert!(!guarded.starts_with(['=', '+', '-', '@', '\t', '\r']));
            prop_assert_eq!(unguarded(&guarded), text);
        }
    }
}
