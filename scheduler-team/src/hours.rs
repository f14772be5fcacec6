//! Which hours written times are: `7-3` is 7 AM to 3 PM, and `11-7` the night if the file's shifts follow one another
//! around the clock.

use std::collections::HashMap;

use crate::cells::{Span, Written};

const HALF: usize = 12 * 60;
const DAY: usize = 24 * 60;
/// No shift is longer; a longer one is a mistake in the table or the wrong half of the day.
/// Nights of Japanese wards are 16 hours and a half.
const LONGEST: usize = 17 * 60;

/// Start in minutes after midnight and end, which is later: over 1440 if it is on the next day.
pub(crate) type Hours = (usize, usize);

/// The hours of a file's times.
#[derive(Debug, Clone, Default)]
pub(crate) struct Clockwork {
    /// Times of a 24-hour clock occur.
    of_24: bool,
    /// Shifts that follow one another around the clock.
    around: HashMap<Span, Hours>,
}

/// Why times are no shift.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum NoHours {
    /// The end is before the start, or the shift is impossibly long.
    TooLong,
}

impl Clockwork {
    pub fn of(spans: &[Span]) -> Self {
        let of_24 = spans
            .iter()
            .flat_map(|span| [span.from, span.to])
            .any(|time| time.of_24 && time.minutes != 0);
        let mut clockwork = Self {
            of_24,
            around: HashMap::new(),
        };
        if !of_24 {
            clockwork.around(spans);
        }
        clockwork
    }

    /// Three shifts of which each begins when another ends, and which together are 24 hours.
    fn around(&mut self, spans: &[Span]) {
        let mut open: Vec<Span> = spans.iter().copied().filter(is_open).collect();
        open.sort_by_key(|span| (span.from.minutes, span.to.minutes));
        open.dedup();
        let length = |span: &Span| {
            let length = (span.to.minutes + HALF - span.from.minutes) % HALF;
            if length == 0 { HALF } else { length }
        };
        let after = |span: &Span| {
            open.iter()
                .filter(|next| next.from.minutes % HALF == span.to.minutes % HALF)
                .copied()
                .collect::<Vec<_>>()
        };
        for first in open
            .iter()
            .filter(|span| (5 * 60..=9 * 60).contains(&span.from.minutes))
        {
            for second in after(first) {
                for third in after(&second) {
                    let closes = third.to.minutes % HALF == first.from.minutes % HALF;
                    if closes
                        && length(first) + length(&second) + length(&third) == DAY
                        && second != *first
                        && third != *first
                        && third != second
                    {
                        let mut start = first.from.minutes;
                        for span in [*first, second, third] {
                            let end = start + length(&span);
                            let day = start / DAY * DAY;
                            self.around.entry(span).or_insert((start - day, end - day));
                            start = end;
                        }
                    }
                }
            }
        }
    }

    /// The hours of a span, and whether they are an interpretation.
    pub fn hours(&self, span: Span) -> Result<(Hours, bool), NoHours> {
        let (from, to) = (span.from, span.to);
        if span.exact {
            return Ok(((from.minutes, to.minutes), false));
        }
        // `9-40` is no shift; `23-31` is one.
        if to.minutes > from.minutes + DAY {
            return Err(NoHours::TooLong);
        }
        let after = |start: usize, end: usize| {
            let mut end = end;
            while end <= start {
                end += DAY;
            }
            (start, end)
        };
        if let Some(hours) = self.around.get(&span) {
            return Ok((*hours, true));
        }
        // Halves that are given on one side only: the shorter shift.
        let halves = |time: Written| {
            if time.halved || time.of_24 || time.minutes >= HALF + 60 {
                vec![time.minutes]
            } else {
                vec![time.minutes % HALF, time.minutes % HALF + HALF]
            }
        };
        if from.halved != to.halved {
            let all = halves(from)
                .into_iter()
                .flat_map(|start| halves(to).into_iter().map(move |end| (start, end)));
            let best = all
                .map(|(start, end)| after(start % DAY, end))
                .min_by_key(|(start, end)| end - start);
            return best.map_or(Err(NoHours::TooLong), |hours| sensible(hours, false));
        }
        let literal = after(from.minutes, if to.minutes == 0 { DAY } else { to.minutes });
        let literal = if from.minutes >= DAY {
            after(from.minutes - DAY, to.minutes.saturating_sub(DAY))
        } else {
            literal
        };
        let literal = (
            literal.0,
            if literal.1 > literal.0 + DAY {
                literal.1 - DAY
            } else {
                literal.1
            },
        );
        if from.halved || !is_open(&span) {
            return sensible(literal, false);
        }
        // Nobody works from one morning to the next: `9-5` is a day in a file of 24-hour times, too.
        if self.of_24 && literal.1 <= DAY {
            return Ok((literal, false));
        }
        let start = from.minutes;
        // Nobody begins between midnight and six on a 12-hour clock without saying so.
        let start = if (60..6 * 60).contains(&start) && !self.of_24 {
            start + HALF
        } else {
            start
        };
        let mut end = to.minutes % HALF;
        while end <= start {
            end += HALF;
        }
        Ok(((start, end), true))
    }
}

/// Times that a 12-hour clock can show, without am and pm.
fn is_open(span: &Span) -> bool {
    let open =
        |time: Written| !time.halved && !time.of_24 && time.minutes < HALF + 60 && time.minutes > 0;
    open(span.from) && open(span.to)
}

fn sensible(hours: Hours, guessed: bool) -> Result<(Hours, bool), NoHours> {
    let length = hours.1 - hours.0;
    if length <= LONGEST || length == DAY {
        Ok((hours, guessed))
    } else {
        Err(NoHours::TooLong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cells::{Value, value};

    fn spans(text: &str) -> Vec<Span> {
        text.split(' ')
            .flat_map(|text| match value(text) {
                Value::Spans { spans, .. } => spans,
                other => panic!("{text}: {other:?}"),
            })
            .collect()
    }

    fn hours(text: &str) -> Vec<(usize, usize)> {
        let spans = spans(text);
        let clockwork = Clockwork::of(&spans);
        spans
            .into_iter()
            .map(|span| clockwork.hours(span).unwrap().0)
            .map(|(start, end)| (start / 60, end / 60))
            .collect()
    }

    #[test]
    fn halves_of_the_day_are_decided_by_the_file() {
        for (text, expected) in [
            ("7-3 3-11 11-7", vec![(7, 15), (15, 23), (23, 31)]),
            ("6-2 2-10 10-6", vec![(6, 14), (14, 22), (22, 30)]),
            (
                "7-3 12-8 11-2 10-1 12-5",
                vec![(7, 15), (12, 20), (11, 14), (10, 13), (12, 17)],
            ),
            ("11-7 9-5", vec![(11, 19), (9, 17)]),
            ("5-1", vec![(17, 25)]),
            ("9-17 22-6", vec![(9, 17), (22, 30)]),
            ("06:00-14:00 2:00-10:00", vec![(6, 14), (2, 10)]),
            ("9-17 9-5", vec![(9, 17), (9, 17)]),
            (
                "9-5pm 11-3pm 9am-5 10pm-6",
                vec![(9, 17), (11, 15), (9, 17), (22, 30)],
            ),
            ("16-24 18-0 16-25", vec![(16, 24), (18, 24), (16, 25)]),
            ("08:00-08:00", vec![(8, 32)]),
            ("12am-8am 12pm-8pm", vec![(0, 8), (12, 20)]),
        ] {
            assert_eq!(hours(text), expected, "{text}");
        }
    }

    #[test]
    fn an_end_before_the_start_is_no_shift() {
        let spans = spans("14:00-13:00 14:00-13:45 9am-8am");
        let clockwork = Clockwork::of(&spans);
        for span in spans {
            assert_eq!(clockwork.hours(span), Err(NoHours::TooLong));
        }
    }
}
