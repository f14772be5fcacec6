//! What words mean in tables: a table for each language, and one map of all of them.

use std::{collections::HashMap, sync::OnceLock};

use super::{fold, languages};

/// What a word is about. A word can be about several things; what it is in a table depends on where it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Topic {
    // Headings of columns.
    Person,
    Name,
    FirstName,
    Surname,
    /// `First` and `given` beside a word for names.
    First,
    /// `Last` and `family` beside a word for names.
    Last,
    /// Words beside one for names that change nothing: `full`.
    WithName,
    Id,
    /// An id, if the heading says nothing else.
    IdAlone,
    /// An id, beside one more word: `Payroll no`.
    Badge,
    Start,
    End,
    Date,
    Week,
    Contact,
    Wage,
    Contract,
    Maximum,
    /// Under 18.
    Minor,
    Quantity,
    Break,
    Subject,
    Job,
    /// Words beside start and end that change nothing: `time`.
    WithTimes,
    /// A row of a table: `Shift ID` names it, not a person.
    Row,
    Status,
    Length,
    Shift,
    Kind,
    Task,
    Department,
    Place,
    Skills,
    Note,
    /// Known, and no part of a roster.
    Unused,
    Repeats,
    Zone,
    Timestamp,
    Clocked,
    Planned,
    // Cells for not working: whole texts, and words that decide within a text.
    DayOff,
    Holiday,
    Sick,
    Leave,
    Training,
    Away,
    OffWithin,
    HolidayWithin,
    SickWithin,
    LeaveWithin,
    // Other cells.
    Vacant,
    Total,
    /// Sums and remarks, if they stand first in a line.
    TotalFirst,
    Legend,
    Demand,
    Cancelled,
    Confirmed,
    Availability,
    Wish,
    AnyTime,
    Closing,
    ShiftName,
    JobName,
    Filler,
    /// `day` in front of the number of one.
    DayNumber,
    /// `week` in front of its number.
    WeekNumber,
    /// `to` between two times.
    Until,
    Noon,
    Midnight,
    /// `and` between two people.
    And,
    /// `Sign here`, `Company`: what stands beneath a table and is no person.
    Signature,
    /// Words of titles: `Rota`.
    Title,
}

/// Everything that a word is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Topics(u128);

impl Topics {
    pub fn has(self, topic: Topic) -> bool {
        self.0 & (1 << topic as u32) != 0
    }

    pub fn any(self, topics: &[Topic]) -> bool {
        topics.iter().any(|topic| self.has(*topic))
    }

    pub fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn is_known(self) -> bool {
        self.0 != 0
    }
}

/// The words of a language by topic; several in one text stand apart by commas.
pub(super) type Table = &'static [(Topic, &'static str)];

fn all() -> &'static HashMap<String, Topics> {
    static ALL: OnceLock<HashMap<String, Topics>> = OnceLock::new();
    ALL.get_or_init(|| {
        let mut all: HashMap<String, Topics> = HashMap::new();
        for (topic, words) in languages::TABLES.iter().copied().flatten() {
            for word in words.split(',') {
                let topics = all.entry(fold(word.trim())).or_default();
                *topics = topics.with(Topics(1 << *topic as u32));
            }
        }
        all
    })
}

/// What a folded word, or a text of several, is about.
pub(crate) fn topics(folded: &str) -> Topics {
    all().get(folded).copied().unwrap_or_default()
}

/// The longest text of a table in characters.
const LONGEST: usize = 8;

/// The known words that a text without blanks consists of, in scripts that write them so; `None` if they are not all
/// known. A single character is no word of a longer text.
pub(super) fn parts(text: &str) -> Option<Vec<&str>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let ends = rest.char_indices().map(|(at, c)| at + c.len_utf8());
        let ends: Vec<usize> = ends.take(LONGEST).skip(1).collect();
        let known = ends
            .into_iter()
            .rev()
            .find_map(|end| rest.get(..end).filter(|part| topics(part).is_known()))?;
        parts.push(known);
        rest = rest.get(known.len()..)?;
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_entry_of_the_tables_can_be_found() {
        for (topic, words) in languages::TABLES.iter().copied().flatten() {
            for word in words.split(',') {
                let word = word.trim();
                assert!(!word.is_empty(), "{topic:?}: {words}");
                assert!(topics(&fold(word)).has(*topic), "{topic:?}: {word}");
            }
        }
    }

    #[test]
    fn texts_without_blanks_are_taken_apart_if_all_is_known() {
        assert_eq!(parts("予定開始"), Some(vec!["予定", "開始"]));
        assert_eq!(parts("藤本さなえ"), None);
    }
}
