//! The cost of a reward, and whether a balance covers it.
//!
//! The cost is text meant for people: a range such as `400 - 40000`, or a single value.

/// Whether a balance covers the first number in a points string.
///
/// False if the string contains no number.
///
/// ```
/// use scheduler_core::recognition::reward::is_redeemable;
///
/// assert!(is_redeemable(441, "400 - 40000"));
/// assert!(!is_redeemable(441, "442"));
/// assert!(!is_redeemable(441, "free"));
/// ```
#[must_use]
pub fn is_redeemable(balance: u32, points: &str) -> bool {
    leading_amount(points).is_some_and(|amount| u64::from(balance) >= amount)
}

/// The first number in a points string; `None` if it contains no digit.
///
/// A comma is part of the number only as a thousands separator, after one to three digits and before groups of
/// exactly three. Anything else ends the number, so `12,34` is 12. Saturates at [`u32::MAX`], while
/// [`is_redeemable`] compares the full amount.
///
/// ```
/// use scheduler_core::recognition::reward::first_number;
///
/// assert_eq!(first_number("1,000 - 2,000"), Some(1000));
/// assert_eq!(first_number("from 440 points"), Some(440));
/// assert_eq!(first_number("free"), None);
/// ```
#[must_use]
pub fn first_number(points: &str) -> Option<u32> {
    leading_amount(points).map(|amount| u32::try_from(amount).unwrap_or(u32::MAX))
}

/// How many points a balance lacks for the first number in a points string: 0 exactly if it
/// [is redeemable](is_redeemable).
///
/// `None` if the string contains no number, since no balance covers such a reward. Saturates at [`u32::MAX`].
///
/// ```
/// use scheduler_core::recognition::reward::missing_points;
///
/// assert_eq!(missing_points(441, "400 - 40000"), Some(0));
/// assert_eq!(missing_points(441, "5000"), Some(4559));
/// assert_eq!(missing_points(441, "free"), None);
/// ```
#[must_use]
pub fn missing_points(balance: u32, points: &str) -> Option<u32> {
    leading_amount(points)
        .map(|amount| u32::try_from(amount.saturating_sub(u64::from(balance))).unwrap_or(u32::MAX))
}

/// The first number in a points string, saturating at [`u64::MAX`], which is more than any balance.
fn leading_amount(points: &str) -> Option<u64> {
    let (_, from_digit) = points.split_at_checked(points.find(|c: char| c.is_ascii_digit())?)?;
    let mut parts = from_digit.split(',');
    let (digits, mut complete) = leading_digits(parts.next()?);
    let mut amount = append(0, digits);
    // More than three digits before a comma: it cannot be a thousands separator.
    complete &= digits.len() <= 3;
    for part in parts {
        let (digits, whole) = leading_digits(part);
        if !complete || digits.len() != 3 {
            break;
        }
        amount = append(amount, digits);
        complete = whole;
    }
    Some(amount)
}

/// The ASCII digits at the start of `text`, and whether nothing follows them.
fn leading_digits(text: &str) -> (&str, bool) {
    match text.find(|c: char| !c.is_ascii_digit()) {
        Some(end) => (text.get(..end).unwrap_or_default(), false),
        None => (text, true),
    }
}

/// Appends decimal digits to a number.
fn append(amount: u64, digits: &str) -> u64 {
    digits
        .bytes()
        .map(|digit| u64::from(digit.saturating_sub(b'0')))
        .fold(amount, |sum, digit| {
            sum.saturating_mul(10).saturating_add(digit)
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// [D-283] [D-483] a points string is a range or a single value; its first number counts.
    #[test]
    fn the_first_number_of_a_points_string() {
        let table = [
            ("400 - 40000", Some(400)),
            ("400000", Some(400_000)),
            ("1,000 - 2,000", Some(1000)),
            ("1,000", Some(1000)),
            ("12,345,678 points", Some(12_345_678)),
            ("from 440 points", Some(440)),
            ("  441 - 900", Some(441)),
            ("0", Some(0)),
            ("007", Some(7)),
            ("-5", Some(5)),
            ("4.9", Some(4)),
            ("12,34", Some(12)),
            ("1,0000", Some(1)),
            ("1,000,00", Some(1000)),
            ("1,000,0000", Some(1000)),
            ("1, 000", Some(1)),
            ("1,", Some(1)),
            ("1,,000", Some(1)),
            ("1234,567", Some(1234)),
            ("1,000x,000", Some(1000)),
            (",500", Some(500)),
            ("ñ 25 €", Some(25)),
            ("4294967295", Some(u32::MAX)),
            ("4294967296", Some(u32::MAX)),
            ("18446744073709551617", Some(u32::MAX)),
            ("99999999999999999999999999", Some(u32::MAX)),
            ("", None),
            ("free", None),
            (" - ", None),
            ("٤٠٠", None),
            // Digits of other scripts end the number.
            ("40٠", Some(40)),
            ("4½", Some(4)),
        ];
        for (points, expected) in table {
            assert_eq!(first_number(points), expected, "{points:?}");
        }
    }

    /// [D-311] redeemable when the balance is at least the first number of the points string.
    /// [D-484] a points string without a number is never redeemable.
    #[test]
    fn redeemable_from_the_first_number_up() {
        let table = [
            (441, "400 - 40000", true),
            (441, "441", true),
            (441, "442", false),
            (999, "1,000 - 2,000", false),
            (1000, "1,000 - 2,000", true),
            (0, "0", true),
            (u32::MAX, "4294967295", true),
            (u32::MAX, "4294967296", false),
            (u32::MAX, "18446744073709551616", false),
            (u32::MAX, "99999999999999999999999999", false),
            (u32::MAX, "", false),
            (u32::MAX, "free", false),
        ];
        for (balance, points, expected) in table {
            assert_eq!(
                is_redeemable(balance, points),
                expected,
                "{balance} for {points:?}"
            );
        }
    }

    /// [D-311] 0 points are missing exactly if the reward is redeemable.
    #[test]
    fn missing_points_of_a_balance() {
        let table = [
            (441, "400 - 40000", Some(0)),
            (441, "441", Some(0)),
            (441, "442", Some(1)),
            (441, "400000", Some(399_559)),
            (1386, "5000", Some(3614)),
            (999, "1,000 - 2,000", Some(1)),
            (0, "0", Some(0)),
            (0, "4294967295", Some(u32::MAX)),
            (1, "4294967296", Some(u32::MAX)),
            (0, "99999999999999999999999999", Some(u32::MAX)),
            (u32::MAX, "4294967296", Some(1)),
            (u32::MAX, "4294967295", Some(0)),
            (u32::MAX, "free", None),
            (0, "", None),
        ];
        for (balance, points, expected) in table {
            let missing = missing_points(balance, points);
            assert_eq!(missing, expected, "{balance} for {points:?}");
            assert_eq!(
                missing == Some(0),
                is_redeemable(balance, points),
                "{balance} for {points:?}"
            );
        }
    }
}
