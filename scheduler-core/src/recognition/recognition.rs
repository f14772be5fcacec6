//! Sending a recognition: its checks, its total and the monthly allowance.

use chrono::{Datelike, NaiveDate};
use serde::{Deserialize, Serialize};

/// What each person may give in a month: 500 points and 8 recognitions.
pub const MONTHLY_ALLOWANCE: Allowance = Allowance {
    points: 500,
    recognitions: 8,
};

/// The choices of points per person.
pub const POINTS_CHOICES: [u32; 5] = [5, 10, 20, 50, 100];

/// The longest message, in Unicode scalar values.
pub const MESSAGE_LIMIT: usize = 200;

/// Checks a recognition against what is left of the allowance and returns its cost.
///
/// The total is points per person times people. It is returned with what is left after sending. Each of the
/// `people` uses up one recognition. The whole message counts towards the limit, surrounding blanks included.
///
/// # Errors
///
/// The first check that fails, in the order of the variants of [`RecognitionError`].
///
/// ```
/// use scheduler_core::recognition::{MONTHLY_ALLOWANCE, RecognitionError, check};
///
/// let cost = check(MONTHLY_ALLOWANCE, 3, 20, "Great work!")?;
/// assert_eq!(cost.total, 60);
/// assert_eq!(cost.remaining.points, 440);
/// assert_eq!(cost.remaining.recognitions, 5);
///
/// let error = check(MONTHLY_ALLOWANCE, 8, 100, "Great work!").unwrap_err();
/// assert_eq!(error, RecognitionError::OverPointsAllowance { total: 800, remaining: 500 });
/// # Ok::<(), RecognitionError>(())
/// ```
pub fn check(
    allowance: Allowance,
    people: u32,
    points_per_person: u32,
    message: &str,
) -> Result<RecognitionCost, RecognitionError> {
    if people == 0 || is_blank(message) {
        return Err(RecognitionError::MissingPeopleOrMessage);
    }
    let length = message.chars().count();
    if length > MESSAGE_LIMIT {
        return Err(RecognitionError::MessageTooLong { length });
    }
    if !POINTS_CHOICES.contains(&points_per_person) {
        return Err(RecognitionError::PointsNotAChoice {
            points: points_per_person,
        });
    }
    // A total that does not fit in u32 is over any allowance.
    let full_total = total(people, points_per_person);
    let affordable = u32::try_from(full_total).ok().and_then(|total| {
        let points = allowance.points.checked_sub(total)?;
        Some((total, points))
    });
    let Some((total, points)) = affordable else {
        return Err(RecognitionError::OverPointsAllowance {
            total: full_total,
            remaining: allowance.points,
        });
    };
    let Some(recognitions) = allowance.recognitions.checked_sub(people) else {
        return Err(RecognitionError::OverRecognitionAllowance {
            people,
            remaining: allowance.recognitions,
        });
    };
    Ok(RecognitionCost {
        total,
        remaining: Allowance {
            points,
            recognitions,
        },
    })
}

/// The cost of a recognition in points, whether or not it can be afforded: points per person times people, which
/// never overflows.
///
/// ```
/// use scheduler_core::recognition::total;
///
/// assert_eq!(total(3, 20), 60);
/// ```
#[must_use]
pub fn total(people: u32, points_per_person: u32) -> u64 {
    u64::from(people).saturating_mul(u64::from(points_per_person))
}

/// The last day of the month of `date`, on which its allowance expires.
///
/// ```
/// use chrono::NaiveDate;
/// use scheduler_core::recognition::allowance_expires;
///
/// let date = NaiveDate::from_ymd_opt(2024, 2, 8).ok_or("no such day")?;
/// assert_eq!(allowance_expires(date).to_string(), "2024-02-29");
/// # Ok::<(), &str>(())
/// ```
#[must_use]
pub fn allowance_expires(date: NaiveDate) -> NaiveDate {
    // Every month has a last day, so the fallback is never used.
    date.with_day(u32::from(date.num_days_in_month()))
        .unwrap_or(date)
}

/// Points and recognitions that may still be given this month.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Allowance {
    /// Points left to give.
    pub points: u32,
    /// Recognitions left to give; one person uses up one.
    pub recognitions: u32,
}

/// The cost of a recognition, and what is left after sending it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RecognitionCost {
    /// Points per person times people.
    pub total: u32,
    /// What is left of the allowance after sending.
    pub remaining: Allowance,
}

/// Why a recognition cannot be sent. The variants are in the order of the checks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecognitionError {
    /// Nobody is selected, or the message is blank.
    #[error("a recognition needs at least one person and a message that is not blank")]
    MissingPeopleOrMessage,
    /// The message is longer than [`MESSAGE_LIMIT`].
    #[error("the message has {length} characters; at most {MESSAGE_LIMIT} are allowed")]
    MessageTooLong {
        /// Length of the message in Unicode scalar values.
        length: usize,
    },
    /// The points per person are not one of [`POINTS_CHOICES`].
    #[error("{points} points per person is not a choice; choose 5, 10, 20, 50 or 100")]
    PointsNotAChoice {
        /// The requested points per person.
        points: u32,
    },
    /// The total is more than the points left.
    #[error("the total is {total} points; {remaining} are left this month")]
    OverPointsAllowance {
        /// Points per person times people.
        total: u64,
        /// Points left to give.
        remaining: u32,
    },
    /// More people than recognitions left.
    #[error("{people} people are selected; {remaining} recognitions are left this month")]
    OverRecognitionAllowance {
        /// People selected.
        people: u32,
        /// Recognitions left to give.
        remaining: u32,
    },
}

impl RecognitionError {
    /// A short code for programs. The text of the error may change, the code does not.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::MissingPeopleOrMessage => "missing-people-or-message",
            Self::MessageTooLong { .. } => "message-too-long",
            Self::PointsNotAChoice { .. } => "points-not-a-choice",
            Self::OverPointsAllowance { .. } => "over-points-allowance",
            Self::OverRecognitionAllowance { .. } => "over-recognition-allowance",
        }
    }
}

/// Whether JavaScript's `trim` leaves nothing of a text: its white space includes the byte order mark and excludes
/// U+0085.
fn is_blank(text: &str) -> bool {
    let is_space = |c: char| c == '\u{feff}' || (c.is_whitespace() && c != '\u{85}');
    text.chars().all(is_space)
}

#[cfg(test)]
mod tests {
    use super::*;

    const FULL: Allowance = MONTHLY_ALLOWANCE;

    fn left(points: u32, recognitions: u32) -> Allowance {
        Allowance {
            points,
            recognitions,
        }
    }

    fn error_of(
        allowance: Allowance,
        people: u32,
        points: u32,
        message: &str,
    ) -> Option<RecognitionError> {
        check(allowance, people, points, message).err()
    }

    /// [D-388] [D-389] the month starts with 500 points and 8 recognitions.
    #[test]
    fn the_months_allowance() {
        assert_eq!(MONTHLY_ALLOWANCE, left(500, 8));
    }

    /// [D-349] [D-490] the total is points times people and is returned with what is left. [D-390] [D-391] of a full
    /// allowance, 500 minus the total and 8 minus the people are left.
    #[test]
    fn total_and_remainder() {
        let table = [
            (FULL, 1, 20, 20, left(480, 7)),
            (FULL, 8, 50, 400, left(100, 0)),
            (FULL, 5, 100, 500, left(0, 3)),
            (FULL, 3, 5, 15, left(485, 5)),
            (left(20, 1), 1, 20, 20, left(0, 0)),
            (
                left(u32::MAX, u32::MAX),
                42_949_672,
                100,
                4_294_967_200,
                left(95, 4_252_017_623),
            ),
        ];
        for (allowance, people, points, total, remaining) in table {
            assert_eq!(
                check(allowance, people, points, "Great work!"),
                Ok(RecognitionCost { total, remaining }),
                "{people} x {points}"
            );
        }
    }

    /// [D-485] missing people or a blank message is the first check.
    #[test]
    fn people_and_a_message_come_first() {
        let too_long = "x".repeat(MESSAGE_LIMIT + 1);
        for (people, points, message) in [
            (0, 20, "Great work!"),
            (0, 7, too_long.as_str()),
            (1, 20, ""),
            (1, 20, "   "),
            (1, 20, "\n\t "),
            (1, 20, "\u{feff}\u{a0}\u{3000}"),
            (9, 7, " "),
            (0, 0, ""),
        ] {
            assert_eq!(
                error_of(FULL, people, points, message),
                Some(RecognitionError::MissingPeopleOrMessage),
                "{people} {points} {message:?}"
            );
        }
        // JavaScript's `trim` keeps U+0085.
        assert_eq!(error_of(FULL, 1, 20, "\u{85}"), None);
        let only_blanks = " ".repeat(MESSAGE_LIMIT + 1);
        assert_eq!(
            error_of(FULL, 1, 20, &only_blanks),
            Some(RecognitionError::MissingPeopleOrMessage)
        );
    }

    /// [D-486] the second check: at most 200 Unicode scalar values, whatever their bytes.
    #[test]
    fn a_message_over_200_is_second() {
        for letter in ["x", "ñ", "🎉"] {
            assert_eq!(error_of(FULL, 1, 20, &letter.repeat(200)), None, "{letter}");
            assert_eq!(
                check(FULL, 1, 20, &letter.repeat(201)),
                Err(RecognitionError::MessageTooLong { length: 201 }),
                "{letter}"
            );
        }
        // Before the points choice, and before both allowances.
        assert_eq!(
            error_of(left(0, 0), 9, 7, &"x".repeat(201)),
            Some(RecognitionError::MessageTooLong { length: 201 })
        );
        // Surrounding whitespace counts, too.
        assert_eq!(
            error_of(FULL, 1, 20, &format!("{}x", " ".repeat(200))),
            Some(RecognitionError::MessageTooLong { length: 201 })
        );
    }

    /// [D-487] the third check: points that are not 5, 10, 20, 50 or 100.
    #[test]
    fn points_off_the_choices_are_third() {
        for points in POINTS_CHOICES {
            assert_eq!(error_of(FULL, 1, points, "Thanks"), None, "{points}");
        }
        for points in [0, 1, 4, 6, 7, 15, 25, 99, 101, 1000, u32::MAX] {
            assert_eq!(
                error_of(left(0, 0), 9, points, "Thanks"),
                Some(RecognitionError::PointsNotAChoice { points }),
                "{points}"
            );
        }
    }

    /// [D-488] the fourth check: a total over the remaining points.
    #[test]
    fn a_total_over_the_points_is_fourth() {
        let over =
            |total, remaining| Some(RecognitionError::OverPointsAllowance { total, remaining });
        assert_eq!(error_of(FULL, 8, 100, "Thanks"), over(800, 500));
        assert_eq!(error_of(left(100, 8), 1, 100, "Thanks"), None);
        assert_eq!(error_of(left(99, 0), 1, 100, "Thanks"), over(100, 99));
        // A total beyond u32 is over the allowance, too; it does not wrap around.
        assert_eq!(
            error_of(left(u32::MAX, u32::MAX), u32::MAX, 100, "Thanks"),
            over(429_496_729_500, u32::MAX)
        );
    }

    /// [D-489] the fifth check: more people than the remaining recognitions.
    #[test]
    fn people_over_the_recognitions_are_fifth() {
        let over = |people, remaining| {
            Some(RecognitionError::OverRecognitionAllowance { people, remaining })
        };
        assert_eq!(error_of(FULL, 9, 5, "Thanks"), over(9, 8));
        assert_eq!(error_of(left(500, 2), 2, 5, "Thanks"), None);
        assert_eq!(error_of(left(500, 2), 3, 5, "Thanks"), over(3, 2));
    }

    /// [D-503] each error states the value and the limit.
    #[test]
    fn messages_state_the_limit() {
        let table = [
            (
                check(FULL, 0, 20, ""),
                "a recognition needs at least one person and a message that is not blank",
            ),
            (
                check(FULL, 1, 20, &"x".repeat(201)),
                "the message has 201 characters; at most 200 are allowed",
            ),
            (
                check(FULL, 1, 7, "Thanks"),
                "7 points per person is not a choice; choose 5, 10, 20, 50 or 100",
            ),
            (
                check(FULL, 8, 100, "Thanks"),
                "the total is 800 points; 500 are left this month",
            ),
            (
                check(FULL, 9, 5, "Thanks"),
                "9 people are selected; 8 recognitions are left this month",
            ),
        ];
        for (result, sentence) in table {
            assert_eq!(
                result.map_err(|error| error.to_string()),
                Err(sentence.to_owned())
            );
        }
    }

    /// [D-392] [D-491] the allowance expires on the last day of the given date's month.
    #[test]
    fn expiry_is_the_last_day_of_the_month() {
        let table = [
            ((2026, 11, 21), (2026, 11, 30)),
            ((2026, 12, 1), (2026, 12, 31)),
            ((2027, 1, 31), (2027, 1, 31)),
            ((2024, 2, 8), (2024, 2, 29)),
            ((2023, 2, 28), (2023, 2, 28)),
            ((2000, 2, 1), (2000, 2, 29)),
            ((1900, 2, 1), (1900, 2, 28)),
        ];
        let day = |(y, m, d)| NaiveDate::from_ymd_opt(y, m, d).expect("a real day");
        for (date, expected) in table {
            assert_eq!(allowance_expires(day(date)), day(expected), "{date:?}");
        }
        assert_eq!(
            allowance_expires(NaiveDate::MAX).month(),
            NaiveDate::MAX.month()
        );
    }
}
