//! Numbers typed into the template setup: requirement cells and team settings.
//!
//! Both are parsed like `parseInt` with radix 10: leading whitespace is skipped, followed by an optional sign and
//! digits; the rest is ignored, and without digits the result is 0.

/// Reads a requirement cell as heads: the leading integer, or 0 without one; negatives become 0.
///
/// Saturating: more than [`u32::MAX`] heads are [`u32::MAX`].
///
/// ```
/// use scheduler_core::demand::headcount::parse;
///
/// assert_eq!(parse(" 7 "), 7);
/// assert_eq!(parse("4.9"), 4);
/// assert_eq!(parse("-3"), 0);
/// assert_eq!(parse("abc"), 0);
/// ```
#[must_use]
pub fn parse(cell: &str) -> u32 {
    let heads = leading_integer(cell).max(0);
    u32::try_from(heads).unwrap_or(u32::MAX)
}

/// Reads a team setting: the leading integer, or 0 without one.
///
/// Team settings have no bounds, so negatives stay; the result saturates at [`i32::MIN`] and [`i32::MAX`].
///
/// ```
/// use scheduler_core::demand::headcount::parse_whole;
///
/// assert_eq!(parse_whole("10 hours"), 10);
/// assert_eq!(parse_whole("-2"), -2);
/// assert_eq!(parse_whole(""), 0);
/// ```
#[must_use]
pub fn parse_whole(setting: &str) -> i32 {
    let number = leading_integer(setting);
    i32::try_from(number).unwrap_or(if number < 0 { i32::MIN } else { i32::MAX })
}

/// The leading integer of `text`, saturating at the ends of `i64`.
fn leading_integer(text: &str) -> i64 {
    let text = text.trim_start_matches(is_blank);
    let (negative, digits) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let magnitude = digits
        .bytes()
        .map_while(|byte| byte.is_ascii_digit().then(|| byte.saturating_sub(b'0')))
        .fold(0_i64, |sum, digit| {
            sum.saturating_mul(10).saturating_add(i64::from(digit))
        });
    if negative {
        magnitude.saturating_neg()
    } else {
        magnitude
    }
}

/// JavaScript's white space: it includes the byte order mark and excludes U+0085.
fn is_blank(c: char) -> bool {
    c == '\u{feff}' || (c.is_whitespace() && c != '\u{85}')
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [D-494] a requirement cell is parsed like parseInt. [D-298] it is an integer headcount.
    #[test]
    fn a_cell_gives_its_leading_integer() {
        let table = [
            ("4", 4),
            ("0", 0),
            (" 7 ", 7),
            ("\u{feff}\t\n\u{a0}7", 7),
            ("7x", 7),
            ("7 8", 7),
            ("+2", 2),
            ("4.9", 4),
            ("1e3", 1),
            ("1,000", 1),
            ("0x10", 0),
            ("007", 7),
            ("4294967295", u32::MAX),
            ("4294967296", u32::MAX),
            ("99999999999999999999999999", u32::MAX),
        ];
        for (cell, heads) in table {
            assert_eq!(parse(cell), heads, "{cell:?}");
        }
    }

    /// [D-357] a non-numeric requirement becomes 0.
    #[test]
    fn no_leading_integer_is_zero() {
        for cell in [
            "", " ", "abc", "x7", "+", "-", "+-3", "--3", "- 3", ".5", "NaN", "Infinity", "٣",
            "\u{85}7", "é4",
        ] {
            assert_eq!(parse(cell), 0, "{cell:?}");
            assert_eq!(parse_whole(cell), 0, "{cell:?}");
        }
    }

    /// [D-358] a negative requirement is clamped to 0.
    #[test]
    fn negatives_are_clamped() {
        for cell in ["-1", "-3", " -3x", "-99999999999999999999999999", "-0"] {
            assert_eq!(parse(cell), 0, "{cell:?}");
        }
    }

    /// [D-359] team setting numbers are parsed as integers. [D-360] they have no bounds.
    #[test]
    fn settings_are_whole_numbers_without_bounds() {
        let table = [
            ("4", 4),
            (" 10 ", 10),
            ("4.9", 4),
            ("-4.9", -4),
            ("-3", -3),
            ("-0", 0),
            ("1000000", 1_000_000),
            ("-1000000", -1_000_000),
            ("2147483647", i32::MAX),
            ("2147483648", i32::MAX),
            ("-2147483648", i32::MIN),
            ("-2147483649", i32::MIN),
            ("99999999999999999999999999", i32::MAX),
            ("-99999999999999999999999999", i32::MIN),
        ];
        for (setting, number) in table {
            assert_eq!(parse_whole(setting), number, "{setting:?}");
        }
    }
}
