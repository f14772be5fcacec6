//! Breaks: in columns of their own, and behind the times of a shift.

use crate::words::{self, Topic};

/// No break is longer, in minutes.
const LONGEST: u32 = 240;
/// The longest text that can have a break behind its times, in characters.
const LONGEST_TEXT: usize = 80;
/// The longest break that brackets say with hours and no word: `(1 h)`. Longer ones are the length of the shift.
const LONGEST_BARE: u32 = 90;

const HOURS: &str = "h hr hrs hour hours std stunde stunden hora horas heure heures tunti ч t";
const MINUTES: &str = "min mins minute minutes minutos minuten minuti m minuuttia мин ' ′ dk perc";
/// Words beside a break that change nothing.
const BESIDE: &str = "incl inkl inc including inclusive incluido incluida con mit med met with avec less minus menos abzgl \
                      abzüglich abzuglich unpaid unbezahlt of de og a rest";

/// A break in minutes, of `30`, `0:30`, `30 min`, `0.5`, `½ h` or `1 h`; none is longer than four hours.
pub(crate) fn minutes(text: &str) -> Option<u32> {
    let folded = words::fold(text).replace('½', "0.5").replace(',', ".");
    let end = folded.find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ':')));
    let (number, unit) = folded.split_at_checked(end.unwrap_or(folded.len()))?;
    let unit = unit.trim().trim_end_matches('.');
    let in_hours = words::one_of(unit, HOURS);
    if number.is_empty() || !(unit.is_empty() || in_hours || words::one_of(unit, MINUTES)) {
        return None;
    }
    let minutes = if let Some((hours, minutes)) = number.split_once(':') {
        let minutes: u32 = minutes.split(':').next()?.parse().ok()?;
        hours
            .parse::<u32>()
            .ok()?
            .checked_mul(60)?
            .checked_add(minutes)?
    } else {
        let (whole, part) = number.split_once('.').unwrap_or((number, ""));
        let whole: u32 = match whole {
            "" => 0,
            _ => whole.parse().ok()?,
        };
        let hundredths: u32 = match part.len() {
            0 => 0,
            1 => part.parse::<u32>().ok()? * 10,
            2 => part.parse().ok()?,
            _ => return None,
        };
        if in_hours || unit.is_empty() && (!part.is_empty() || whole <= 2) {
            whole.checked_mul(60)?.checked_add(hundredths * 60 / 100)?
        } else if part.is_empty() {
            whole
        } else {
            return None;
        }
    };
    (minutes <= LONGEST).then_some(minutes)
}

/// The break behind the times of a text, in minutes, and the text without it: `9-17 (0:30)`, `9-17 -30'`,
/// `9-17, 30 min break`.
pub(crate) fn behind(text: &str) -> Option<(String, u32)> {
    if text.chars().nth(LONGEST_TEXT).is_some() || !text.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    in_brackets(text).or_else(|| at_the_end(text))
}

fn in_brackets(text: &str) -> Option<(String, u32)> {
    let open = text.rfind(['(', '['])?;
    let close = open + text.get(open..)?.find([')', ']'])?;
    let minutes = said(text.get(open + 1..close)?, true)?;
    let rest = format!("{} {}", text.get(..open)?, text.get(close + 1..)?);
    Some((rest, minutes))
}

fn at_the_end(text: &str) -> Option<(String, u32)> {
    if text.ends_with([')', ']']) {
        return None;
    }
    let parts = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '/' | '|' | '+');
    let begins = text.char_indices().filter(|(at, c)| {
        let before = text.get(..*at).unwrap_or_default();
        !before.trim().is_empty() && before.ends_with(parts) && !parts(*c)
    });
    begins
        .filter_map(|(at, _)| text.split_at_checked(at))
        .find_map(|(times, rest)| {
            Some((times.trim_end_matches(parts).to_owned(), said(rest, false)?))
        })
}

/// The minutes of a text that says nothing but a break.
fn said(text: &str, in_brackets: bool) -> Option<u32> {
    let folded = words::fold(text).replace('½', "0.5");
    let (before, rest) = folded.split_at_checked(folded.find(|c: char| c.is_ascii_digit())?)?;
    let end = rest.find(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | ',' | ':')));
    let (number, after) = rest.split_at_checked(end.unwrap_or(rest.len()))?;
    let number = number.trim_end_matches(['.', ',', ':']);
    let after = after.trim_start();
    // `60分`, also with a word for breaks behind it.
    let signs = ["分钟", "分鐘", "分間", "分", "분"].into_iter();
    let mut signs = signs.filter_map(|sign| after.strip_prefix(sign));
    let (unit, behind) = match signs.next() {
        Some(behind) => ("min", behind),
        None => {
            let end = after.find(|c: char| !(c.is_alphabetic() || matches!(c, '\'' | '′')));
            after.split_at_checked(end.unwrap_or(after.len()))?
        }
    };
    let in_minutes = words::one_of(unit, MINUTES);
    let known = in_minutes || words::one_of(unit, HOURS);
    let (unit, word) = if known { (unit, "") } else { ("", unit) };
    let around = [before, word, behind].into_iter().flat_map(words::words);
    let mut named = false;
    for word in around {
        let is_break = words::topics(&word).has(Topic::Break);
        if !is_break && !words::one_of(&word, BESIDE) {
            return None;
        }
        named |= is_break || word == "rest";
    }
    let minutes = minutes(&format!("{number} {unit}")).filter(|minutes| *minutes > 0)?;
    let is_length = known || number.contains(':');
    let signed = before.trim_end().ends_with('-')
        && (is_length || number.parse::<u32>().is_ok_and(|n| n > 24));
    let bare = in_brackets && is_length && minutes <= LONGEST_BARE;
    (named || signed || in_minutes || bare).then_some(minutes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_are_read_in_many_forms() {
        for (text, expected) in [
            ("30", 30),
            ("0:30", 30),
            ("00:30:00", 30),
            ("30 min", 30),
            ("30'", 30),
            ("0.5", 30),
            ("½ h", 30),
            ("1 h", 60),
            ("0,75", 45),
            ("1", 60),
            ("45m", 45),
        ] {
            assert_eq!(minutes(text), Some(expected), "{text}");
        }
        for text in ["12:30", "", "x", "12:30 PM - 1:00 PM", "5 h", "300"] {
            assert_eq!(minutes(text), None, "{text}");
        }
    }

    #[test]
    fn breaks_behind_times_are_parted_from_them() {
        for (text, times, expected) in [
            ("9-17 (0:30)", "9-17", 30),
            ("9-17 (-30')", "9-17", 30),
            ("9-17 (30 min)", "9-17", 30),
            ("9-17 (½ h) Bar", "9-17   Bar", 30),
            ("9-17 (1h)", "9-17", 60),
            ("9-17 [30 min break]", "9-17", 30),
            ("9-17 (Pause 30)", "9-17", 30),
            ("9-17 -30'", "9-17", 30),
            ("9-17 -45", "9-17", 45),
            ("9-17 −0:45", "9-17", 45),
            ("9-17 / 30 min", "9-17", 30),
            ("9-17, 30 min de descanso", "9-17", 30),
            ("9-17 inkl. 30 min Pause", "9-17", 30),
            ("9:00-18:00 休憩60分", "9:00-18:00", 60),
            ("9:00-18:00 (休憩 1:00)", "9:00-18:00", 60),
        ] {
            let read = behind(text).map(|(times, minutes)| (times.trim().to_owned(), minutes));
            assert_eq!(read, Some((times.to_owned(), expected)), "{text}");
        }
        for text in [
            "9-17",
            "9 - 17",
            "9:00 -17:00",
            "9-17 (30)",
            "9-17 (Room 30)",
            "9-17 (8h)",
            "9-13 4h",
            "9-13, 17-21",
            "9-17 (30 min late)",
            "9-17 (paid break 30)",
            "9-17 Bar 2",
            "9-17 -1",
        ] {
            assert_eq!(behind(text), None, "{text}");
        }
    }

    #[test]
    fn breaks_behind_times_count_in_every_layout() {
        use crate::testing::{roster, shifts};
        for (text, expected) in [
            (
                "Name,Mon,Tue\nAna,9-17 (0:30),9-17\nBo,9-17 -30',",
                ["Ana mon 9-17 -30", "Ana tue 9-17", "Bo mon 9-17 -30"],
            ),
            (
                "Name,Day,Shift\nAna,Mon,9-17 (0:30)\nAna,Tue,9-17\nBo,Mon,9-17 -30'",
                ["Ana mon 9-17 -30", "Ana tue 9-17", "Bo mon 9-17 -30"],
            ),
            (
                "=== Mon ===\nAna: 9-17 (0:30)\nBo: 9-17 -30'\n=== Tue ===\nAna: 9-17",
                ["Ana mon 9-17 -30", "Bo mon 9-17 -30", "Ana tue 9-17"],
            ),
        ] {
            assert_eq!(shifts(&roster(text)), expected, "{text}");
        }
        // What is as long as the shift is its length.
        let lengths =
            roster("Name,Mon,Tue\nAna,9-10 (1h),9-10:30 (1:30)\nBo,9-17 (8h),9-17 (8:00)");
        assert!(lengths.shifts.iter().all(|shift| shift.break_minutes == 0));
        // Two spans have one break.
        assert_eq!(
            shifts(&roster(
                "Name,Mon,Tue\nAna,9-13 / 14-18 (30 min),\nBo,,9-17"
            )),
            ["Ana mon 9-13 -30", "Ana mon 14-18", "Bo tue 9-17"]
        );
    }
}
