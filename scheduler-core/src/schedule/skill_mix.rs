//! Marks of people, and the rules about who has to be, and who may not be, on duty at the same time.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{
    checks::{each, texts},
    error::{Error, ErrorKind},
    name::{folded_name, same_name},
};

/// The most marks of one person.
const MAX_MARKS: usize = 20;
/// The most needs of marks in the rules of a team.
const MAX_NEEDS: usize = 10;
/// The most people with a mark that a need may ask for.
const MAX_HEADS: u32 = 100;
/// The most pairs that are kept apart.
const MAX_PAIRS: usize = 1_000;

/// A need of people with a mark, such as somebody with a key: at least so many of them on duty in every examined hour in
/// which anybody is needed.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct MarkNeed {
    /// The mark, by its name. Case, accents and surrounding spaces do not matter.
    pub mark: String,
    /// How many people with it, 1 to 100.
    pub heads: u32,
    /// The position whose hours and people are looked at. Without one it is everybody in the house, in the hours in which
    /// any position needs somebody. An unknown position needs nobody.
    pub position_id: Option<String>,
}

/// Writes needs as pairs of mark and position, of which the whole house is the empty one: a pair for each person.
pub(super) fn as_pairs<S: Serializer>(
    needs: &[MarkNeed],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut pairs = Vec::new();
    for need in needs {
        let position = need.position_id.clone().unwrap_or_default();
        let pair = (need.mark.clone(), position);
        // What `check` refuses is not written out.
        pairs.extend(std::iter::repeat_n(
            pair,
            need.heads.min(MAX_HEADS) as usize,
        ));
    }
    pairs.serialize(serializer)
}

/// Reads them: a pair that stands there twice asks for two people.
pub(super) fn of_pairs<'de, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<Vec<MarkNeed>, D::Error> {
    let mut needs: Vec<MarkNeed> = Vec::new();
    for (mark, position) in Vec::<(String, String)>::deserialize(deserializer)? {
        let position_id = (!position.is_empty()).then_some(position);
        let is_same =
            |need: &&mut MarkNeed| need.position_id == position_id && same_name(&need.mark, &mark);
        match needs.iter_mut().find(is_same) {
            Some(need) => need.heads += 1,
            None => needs.push(MarkNeed {
                mark,
                heads: 1,
                position_id,
            }),
        }
    }
    Ok(needs)
}

impl MarkNeed {
    /// The need of one person with a mark, in the whole house.
    ///
    /// ```
    /// use scheduler_core::schedule::MarkNeed;
    ///
    /// let key = MarkNeed::new("Key");
    /// assert_eq!((key.heads, key.position_id), (1, None));
    /// ```
    pub fn new(mark: impl Into<String>) -> Self {
        Self {
            mark: mark.into(),
            heads: 1,
            position_id: None,
        }
    }

    /// The same need of more people.
    #[must_use]
    pub const fn of(mut self, heads: u32) -> Self {
        self.heads = heads;
        self
    }

    /// The same need in the hours of one position, of people at work in it.
    #[must_use]
    pub fn in_position(mut self, position_id: impl Into<String>) -> Self {
        self.position_id = Some(position_id.into());
        self
    }

    fn check(&self) -> Result<(), Error> {
        check_mark("mark", &self.mark)?;
        if !(1..=MAX_HEADS).contains(&self.heads) {
            let value = self.heads;
            return Err(Error::new("heads", ErrorKind::MarkHeads { value }));
        }
        let position = self.position_id.as_deref().unwrap_or_default();
        texts(&[("positionId", position)])
    }
}

fn check_mark(path: &'static str, mark: &str) -> Result<(), Error> {
    if mark.trim().is_empty() {
        return Err(Error::new(path, ErrorKind::BlankMark));
    }
    texts(&[(path, mark)])
}

fn check_count(kind: &'static str, count: usize, limit: usize) -> Result<(), Error> {
    if count > limit {
        return Err(Error::new(kind, ErrorKind::TooMany { kind, count, limit }));
    }
    Ok(())
}

/// Checks the marks of one person.
///
/// # Errors
/// Too many, or one that is blank, too long, or there twice.
pub(super) fn check_marks(marks: &[String]) -> Result<(), Error> {
    check_count("marks", marks.len(), MAX_MARKS)?;
    for (index, mark) in marks.iter().enumerate() {
        let path = format!("marks[{index}]");
        check_mark("mark", mark).map_err(|error| error.at(path.clone()))?;
        let mut earlier = marks.iter().take(index);
        if let Some(first) = earlier.position(|earlier| same_name(earlier, mark)) {
            let first = format!("marks[{first}]");
            return Err(Error::new(path, ErrorKind::RepeatedMark { first }));
        }
    }
    Ok(())
}

/// Checks the needs of marks.
///
/// # Errors
/// Too many, or one whose mark is blank, whose text is too long, or whose heads are out of range.
pub(super) fn check_needs(needs: &[MarkNeed]) -> Result<(), Error> {
    check_count("markNeeds", needs.len(), MAX_NEEDS)?;
    each("markNeeds", needs, MarkNeed::check)
}

/// Checks the pairs that are kept apart.
///
/// # Errors
/// Too many, one of a person with themselves, or an id that is too long.
pub(super) fn check_pairs(pairs: &[(String, String)]) -> Result<(), Error> {
    check_count("neverTogether", pairs.len(), MAX_PAIRS)?;
    each("neverTogether", pairs, |(one, other)| {
        if one == other {
            return Err(Error::new("1", ErrorKind::PairWithSelf));
        }
        texts(&[("0", one), ("1", other)])
    })
}

/// Whether one of some marks is that of a name.
pub(super) fn has_mark(marks: &[String], name: &str) -> bool {
    // Most people have no mark, and folding takes longer than looking.
    !marks.is_empty() && {
        let name = folded_name(name);
        marks.iter().any(|mark| folded_name(mark) == name)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::{Rules, StaffMember};

    fn rules(json: serde_json::Value) -> Rules {
        serde_json::from_value(json).unwrap()
    }

    fn refused(json: serde_json::Value) -> (String, &'static str) {
        let error = rules(json).check().unwrap_err();
        (error.path.clone(), error.kind.code())
    }

    #[test]
    fn needs_and_pairs_are_omitted_where_there_are_none() {
        let given = json!({
            "minHours": 4, "maxHours": 10, "daysOff": 2, "restHours": 11,
            "markNeeds": [["Key", ""], ["Senior", "cook"], ["Senior", "cook"]],
            "neverTogether": [["ada", "bob"]],
        });
        let with = rules(given.clone());
        assert_eq!(with.check(), Ok(()));
        assert_eq!(
            with.mark_needs,
            [
                MarkNeed::new("Key"),
                MarkNeed::new("Senior").of(2).in_position("cook")
            ]
        );
        assert_eq!(serde_json::to_value(&with).unwrap(), given);
        let doubled = json!({"markNeeds": [["Key", ""], ["KEY ", ""], ["Key", "cook"]]});
        let needs: Vec<(u32, Option<String>)> = rules(doubled)
            .mark_needs
            .into_iter()
            .map(|need| (need.heads, need.position_id))
            .collect();
        assert_eq!(needs, [(2, None), (1, Some("cook".to_owned()))]);
    }

    #[test]
    fn wrong_needs_and_pairs_are_refused_with_their_path() {
        let needs = |needs: serde_json::Value| refused(json!({ "markNeeds": needs }));
        assert_eq!(
            needs(json!([["Key", ""], ["  ", ""]])),
            ("markNeeds[1].mark".to_owned(), "blank-mark")
        );
        assert_eq!(
            needs(json!([["K".repeat(201), ""]])),
            ("markNeeds[0].mark".to_owned(), "field-too-long")
        );
        let heads = |heads: usize| Rules {
            mark_needs: vec![MarkNeed::new("Key").of(u32::try_from(heads).unwrap())],
            ..Rules::default()
        };
        assert_eq!(heads(100).check(), Ok(()));
        for heads in [heads(0), heads(101)] {
            let error = heads.check().unwrap_err();
            assert_eq!(
                (&*error.path, error.kind.code()),
                ("markNeeds[0].heads", "mark-heads-out-of-range")
            );
        }
        let many: Vec<_> = (0..11).map(|n| json!([n.to_string(), ""])).collect();
        assert_eq!(needs(json!(many)).1, "too-many-entries");
        assert_eq!(
            refused(json!({"neverTogether": [["a", "b"], ["c", "c"]]})),
            ("neverTogether[1].1".to_owned(), "pair-with-itself")
        );
    }

    #[test]
    fn a_person_has_each_mark_once_by_its_name() {
        let mut ada = StaffMember::new("ada", "Ada", "cook").marked("First aid");
        assert!(ada.has_mark(" first AID") && !ada.has_mark("First") && !ada.has_mark(""));
        assert_eq!(check_marks(&ada.marks), Ok(()));
        ada = ada.marked("Fírst aid");
        let error = check_marks(&ada.marks).unwrap_err();
        assert_eq!(
            (&*error.path, error.kind.code()),
            ("marks[1]", "repeated-mark")
        );
        let blank = check_marks(&["Key".to_owned(), " ".to_owned()]).unwrap_err();
        assert_eq!(
            (&*blank.path, blank.kind.code()),
            ("marks[1]", "blank-mark")
        );
        let long = check_marks(&["é".repeat(201)]).unwrap_err();
        assert_eq!(
            (&*long.path, long.kind.code()),
            ("marks[0]", "field-too-long")
        );
        let many: Vec<String> = (0..21).map(|mark| mark.to_string()).collect();
        assert_eq!(
            check_marks(&many).unwrap_err().kind.code(),
            "too-many-entries"
        );
    }

    #[test]
    fn whoever_is_kept_apart_is_found_from_both_sides() {
        let rules = rules(json!({
            "neverTogether": [["ada", "bob"], ["eve", "ada"], ["bob", "ada"]],
        }));
        let of = |id| rules.kept_apart_from(id);
        assert_eq!(of("ada"), ["bob", "eve"]);
        assert_eq!(of("bob"), ["ada"]);
        assert!(of("cyd").is_empty());
    }
}
