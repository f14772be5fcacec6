//! Share: the whole state as a short text for the fragment of a link.
//!
//! The text is `1` and then base64url: the schedule, the requirements and the rules in bytes, and a check
//! sum. Numbers take one byte where they are small; a text says how much of it is as in the last text of
//! its kind, since ids and names run in series. Whatever comes in is read with care: it may have been cut
//! off, changed or made up.

use crate::{
    check::Rules,
    editor::Editor,
    error::Coded,
    parse::RawSchedule,
    raw::{Fields, Value},
    requirement::Heads,
    schedule::{MAX_POSITIONS, MAX_REQUIRED, MAX_SHIFTS, MAX_STAFF, Schedule},
    schedule_error::ScheduleError,
};

/// The longest text, in characters.
pub const MAX_SHARE: usize = 65_536;
/// The most that the texts of a shared schedule may come to, in bytes: they are told by what they share,
/// so that a short text can stand for a very long one.
const MAX_TEXTS: usize = 1_000_000;
const VERSION: u8 = b'1';
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Why a state cannot be shared, or a text not be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ShareError {
    /// A state that makes too long a text.
    #[error("the week makes a link of {length} characters; at most {MAX_SHARE} can be shared")]
    TooLarge {
        /// The length of the text.
        length: usize,
    },
    /// A text that is too long.
    #[error("the shared text has {length} characters; at most {MAX_SHARE} are allowed")]
    TooLong {
        /// Its length in bytes.
        length: usize,
    },
    /// A text that is no shared week.
    #[error("the text is not a shared week; it may hold letters, digits, - and _ only")]
    NotRecognised,
    /// A text of a version that this one does not read.
    #[error("the shared week is of another version; this one reads version 1")]
    Version,
    /// A text that was cut off or changed.
    #[error("the shared week is damaged; the link may have been cut off")]
    Damaged,
    /// A schedule that cannot be.
    #[error("{0}")]
    Schedule(#[from] ScheduleError),
}

impl Coded for ShareError {
    fn code(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } => "too-large-to-share",
            Self::TooLong { .. } => "text-too-long",
            Self::NotRecognised => "share-not-recognised",
            Self::Version => "share-version",
            Self::Damaged => "share-damaged",
            Self::Schedule(error) => error.code(),
        }
    }

    fn path(&self) -> Option<String> {
        match self {
            Self::Schedule(error) => error.path(),
            _ => None,
        }
    }

    fn sentence(&self) -> String {
        match self {
            Self::Schedule(error) => error.sentence(),
            other => other.to_string(),
        }
    }
}

impl Editor {
    /// The schedule, the requirements and the rules as a short text. The history is not in it.
    ///
    /// ```
    /// use scheduler_core::{editor::Editor, schedule::Schedule};
    ///
    /// let schedule: Schedule = serde_json::from_str(r#"{
    ///     "positions": [{"id": "cook", "name": "Cook", "team": "kitchen", "required": 1}],
    ///     "staff": [{"id": "ada", "name": "Ada", "positionId": "cook", "color": "teal", "availability": []}],
    ///     "shifts": []
    /// }"#).unwrap();
    /// let text = Editor::new(schedule.clone()).share().unwrap();
    /// assert!(text.len() < 80);
    /// assert_eq!(Editor::from_share(&text).unwrap().plan().schedule(), schedule);
    /// ```
    ///
    /// # Errors
    /// [`ShareError::TooLarge`].
    pub fn share(&self) -> Result<String, ShareError> {
        let text = encoded(&self.written());
        if text.len() > MAX_SHARE {
            let length = text.len();
            return Err(ShareError::TooLarge { length });
        }
        Ok(text)
    }

    /// Reads what [`share`](Self::share) wrote; nothing has been done to it yet.
    ///
    /// # Errors
    /// Any other [`ShareError`].
    pub fn from_share(text: &str) -> Result<Self, ShareError> {
        let bytes = decoded(text)?;
        let mut reader = Reader {
            bytes: &bytes,
            texts: 0,
            last: Vec::new(),
        };
        let (schedule, heads, rules) = reader.state().ok_or(ShareError::Damaged)?;
        let mut editor = Self::new(Schedule::build(schedule)?);
        editor.set_rules(rules);
        editor.restore_heads(heads);
        Ok(editor)
    }

    fn written(&self) -> Vec<u8> {
        let plan = self.plan();
        let schedule = plan.schedule();
        let mut out = Writer::default();
        let Rules {
            min_hours,
            max_hours,
            days_off,
            rest_hours,
        } = self.rules();
        for rule in [min_hours, max_hours, days_off, rest_hours] {
            // The sign goes to the end, so that small numbers of either sign stay small.
            let turned = (rule << 1 ^ rule >> 31) as u32;
            out.number(turned as usize);
        }
        out.number(plan.positions.len());
        for week in &plan.positions {
            let position = &week.position;
            out.texts(&[&position.id, &position.name, &position.team]);
            out.number(position.required as usize);
            out.number(week.heads.is_some().into());
            for heads in week.heads.iter().flatten().flatten() {
                out.number(*heads as usize);
            }
        }
        out.last.clear();
        out.number(plan.staff.len());
        for staff in &plan.staff {
            let member = &staff.member;
            out.texts(&[&member.id, &member.name, &member.color]);
            out.number(staff.position);
            out.number(member.availability.len());
            for range in &member.availability {
                for number in [range.day, range.start, range.end] {
                    out.number(number.into());
                }
            }
        }
        out.last.clear();
        out.number(schedule.shifts().len());
        for shift in schedule.shifts() {
            out.texts(&[&shift.id]);
            out.number(plan.staff_named(&shift.staff_id).unwrap_or_default());
            for number in [shift.day, shift.start, shift.hours, shift.confirmed.into()] {
                out.number(number.into());
            }
        }
        out.bytes
    }
}

#[derive(Default)]
struct Writer {
    bytes: Vec<u8>,
    /// The last texts of each column.
    last: Vec<String>,
}

impl Writer {
    /// Seven bits a byte, the lowest first; the top bit says that more follow.
    fn number(&mut self, mut number: usize) {
        while number >= 0x80 {
            self.bytes.push((number & 0x7f) as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    fn texts(&mut self, texts: &[&String]) {
        self.last.resize(texts.len(), String::new());
        let mut last = std::mem::take(&mut self.last);
        for (last, text) in last.iter_mut().zip(texts) {
            let same = text
                .bytes()
                .zip(last.bytes())
                .take_while(|(a, b)| a == b)
                .count();
            let rest = text.as_bytes().get(same..).unwrap_or_default();
            self.number(same);
            self.number(rest.len());
            self.bytes.extend_from_slice(rest);
            last.clone_from(text);
        }
        self.last = last;
    }
}

struct Reader<'a> {
    bytes: &'a [u8],
    /// The length of all texts so far.
    texts: usize,
    last: Vec<Vec<u8>>,
}

impl Reader<'_> {
    fn state(&mut self) -> Option<(RawSchedule, Vec<Option<Heads>>, Rules)> {
        let rules = Rules {
            min_hours: self.rule()?,
            max_hours: self.rule()?,
            days_off: self.rule()?,
            rest_hours: self.rule()?,
        };
        let (mut positions, mut heads, mut ids) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..self.count(MAX_POSITIONS)? {
            let mut values = self.texts(3)?;
            ids.push(values.first()?.clone());
            values.push(self.whole()?);
            heads.push(self.heads()?);
            positions.push(Fields::new(values));
        }
        let (mut staff, mut staff_ids) = (Vec::new(), Vec::new());
        self.last.clear();
        for _ in 0..self.count(MAX_STAFF)? {
            let mut texts = self.texts(3)?;
            staff_ids.push(texts.first()?.clone());
            let color = texts.pop()?;
            texts.push(ids.get(self.number()?)?.clone());
            texts.push(color);
            let mut ranges = Vec::new();
            for _ in 0..self.number()? {
                let range = vec![self.whole()?, self.whole()?, self.whole()?];
                ranges.push(Fields::new(range));
            }
            texts.push(Value::List(ranges));
            staff.push(Fields::new(texts));
        }
        let mut shifts = Vec::new();
        self.last.clear();
        for _ in 0..self.count(MAX_SHIFTS)? {
            let mut values = self.texts(1)?;
            values.push(staff_ids.get(self.number()?)?.clone());
            for _ in 0..3 {
                values.push(self.whole()?);
            }
            values.push(Value::Flag(self.flag()?));
            shifts.push(Fields::new(values));
        }
        let schedule = RawSchedule {
            positions,
            staff,
            shifts,
        };
        self.bytes.is_empty().then_some((schedule, heads, rules))
    }

    fn heads(&mut self) -> Option<Option<Heads>> {
        if !self.flag()? {
            return Some(None);
        }
        let mut heads = Heads::default();
        for count in heads.iter_mut().flatten() {
            let number = u32::try_from(self.number()?).ok()?;
            *count = Some(number).filter(|number| *number <= MAX_REQUIRED)?;
        }
        Some(Some(heads))
    }

    fn rule(&mut self) -> Option<i32> {
        let turned = u32::try_from(self.number()?).ok()?;
        let sign = ((turned & 1) as i32).wrapping_neg();
        Some((turned >> 1) as i32 ^ sign)
    }

    fn number(&mut self) -> Option<usize> {
        let mut number = 0_u64;
        for place in [0, 7, 14, 21, 28] {
            let (byte, rest) = self.bytes.split_first()?;
            self.bytes = rest;
            number |= u64::from(byte & 0x7f) << place;
            if *byte < 0x80 {
                return usize::try_from(number).ok();
            }
        }
        None
    }

    fn count(&mut self, most: usize) -> Option<usize> {
        self.number().filter(|count| *count <= most)
    }

    fn whole(&mut self) -> Option<Value> {
        let number = i64::try_from(self.number()?).ok()?;
        Some(Value::Whole(number.into()))
    }

    fn flag(&mut self) -> Option<bool> {
        match self.number()? {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        }
    }

    fn texts(&mut self, count: usize) -> Option<Vec<Value>> {
        self.last.resize(count, Vec::new());
        let mut last = std::mem::take(&mut self.last);
        let mut texts = Vec::with_capacity(6);
        for last in &mut last {
            let same = self.number().filter(|same| *same <= last.len())?;
            let length = self.number()?;
            let (rest, after) = self.bytes.split_at_checked(length)?;
            self.bytes = after;
            last.truncate(same);
            last.extend_from_slice(rest);
            self.texts = self.texts.saturating_add(last.len());
            if self.texts > MAX_TEXTS {
                return None;
            }
            texts.push(Value::Text(String::from_utf8(last.clone()).ok()?));
        }
        self.last = last;
        Some(texts)
    }
}

/// The sum of all bytes that tells whether they arrived (FNV-1a).
fn check_sum(bytes: &[u8]) -> [u8; 4] {
    let step = |sum: u32, byte: &u8| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193);
    bytes.iter().fold(0x811c_9dc5, step).to_le_bytes()
}

fn encoded(bytes: &[u8]) -> String {
    let sum = check_sum(bytes);
    let mut text = String::from(char::from(VERSION));
    // The bits that wait for a letter, and how many they are.
    let (mut bits, mut waiting) = (0_u32, 0_u32);
    let mut letter = |bits: u32| {
        let letter = ALPHABET.get((bits & 63) as usize);
        text.extend(letter.map(|letter| char::from(*letter)));
    };
    for byte in bytes.iter().chain(&sum) {
        bits = bits << 8 | u32::from(*byte);
        waiting = waiting.saturating_add(8);
        while waiting >= 6 {
            waiting = waiting.saturating_sub(6);
            letter(bits >> waiting);
        }
    }
    if waiting > 0 {
        letter(bits << 6_u32.saturating_sub(waiting));
    }
    text
}

fn decoded(text: &str) -> Result<Vec<u8>, ShareError> {
    if text.len() > MAX_SHARE {
        let length = text.len();
        return Err(ShareError::TooLong { length });
    }
    let (version, letters) = text
        .as_bytes()
        .split_first()
        .ok_or(ShareError::NotRecognised)?;
    let mut bytes = Vec::with_capacity(letters.len());
    let (mut bits, mut waiting) = (0_u32, 0_u32);
    for letter in letters {
        let value = ALPHABET.iter().position(|known| known == letter);
        let value = value.ok_or(ShareError::NotRecognised)?;
        bits = (bits << 6 | value as u32) & 0xffff;
        waiting = waiting.saturating_add(6);
        if waiting >= 8 {
            waiting = waiting.saturating_sub(8);
            bytes.push((bits >> waiting & 0xff) as u8);
        }
    }
    if !version.is_ascii_digit() {
        return Err(ShareError::NotRecognised);
    }
    if *version != VERSION {
        return Err(ShareError::Version);
    }
    let sum = bytes.len().checked_sub(4).map(|at| bytes.split_off(at));
    // A last letter may hold bits that are no part of any byte; they are nothing.
    let spare = bits & (1_u32 << waiting).wrapping_sub(1);
    if waiting >= 6 || spare != 0 || sum.is_none_or(|sum| *sum != check_sum(&bytes)) {
        return Err(ShareError::Damaged);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{error::EngineError, testing::schedule, week_plan::WeekPlan};

    fn editor() -> Editor {
        let mut editor = Editor::new(schedule(
            "cook/kitchen:1 host/floor:1000000",
            "hosea@cook=0:8-24,6:0-1 bob@host",
            "hosea/0:9+8 bob/6:23+24? hosea/1:0+1",
        ));
        editor.set_rules(Rules {
            min_hours: -3,
            max_hours: i32::MAX,
            days_off: i32::MIN,
            rest_hours: 0,
        });
        editor.restore_heads(vec![Some([[1, 0, 300]; 7]), None]);
        editor
    }

    fn code(text: &str) -> String {
        EngineError::from(Editor::from_share(text).unwrap_err()).code
    }

    #[test]
    fn a_state_comes_back_whole() {
        let editor = editor();
        let text = editor.share().unwrap();
        assert!(
            text.bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte))
        );
        let back = Editor::from_share(&text).unwrap();
        assert_eq!(back.plan().schedule(), editor.plan().schedule());
        assert_eq!(back.plan().requirements(), editor.plan().requirements());
        assert_eq!(back.rules(), editor.rules());
        assert_eq!(back.history().undo_count, 0);
    }

    #[test]
    fn what_is_cut_off_or_changed_is_refused() {
        let text = editor().share().unwrap();
        for end in 1..text.len() {
            assert_eq!(code(&text[..end]), "share-damaged", "{end}");
        }
        for at in 1..text.len() {
            for letter in ['A', 'b', '9', '_'] {
                let mut changed = text.clone();
                changed.replace_range(at..=at, &letter.to_string());
                assert_eq!(
                    Editor::from_share(&changed).is_ok(),
                    changed == text,
                    "{at}"
                );
            }
        }
        assert_eq!(code(""), "share-not-recognised");
        assert_eq!(code("hello world"), "share-not-recognised");
        assert_eq!(code("é"), "share-not-recognised");
        assert_eq!(code(&text.replacen('1', "2", 1)), "share-version");
        assert_eq!(code(&format!("{text}=")), "share-not-recognised");
        assert_eq!(code(&"A".repeat(MAX_SHARE + 1)), "text-too-long");
    }

    /// A text with the right check sum that somebody made up.
    fn made_up(bytes: &[u8]) -> String {
        encoded(bytes)
    }

    #[test]
    fn made_up_bytes_are_refused() {
        assert_eq!(code(&made_up(&[])), "share-damaged");
        assert_eq!(
            code(&made_up(&[
                0, 0, 0, 0, 1, 0, 1, b'a', 0, 0, 0, 0, 0, 0, 0, 0, 0
            ])),
            "share-damaged"
        );
        // A million positions are announced, and a text of 4 GB.
        assert_eq!(
            code(&made_up(&[0, 0, 0, 0, 0xc0, 0x84, 0x3d])),
            "share-damaged"
        );
        assert_eq!(
            code(&made_up(&[0, 0, 0, 0, 1, 0, 0xff, 0xff, 0xff, 0xff, 0x0f])),
            "share-damaged"
        );
        // Bytes after the end.
        assert_eq!(code(&made_up(&[0, 0, 0, 0, 0, 0, 0, 0])), "share-damaged");
        assert!(Editor::from_share(&made_up(&[0, 0, 0, 0, 0, 0, 0])).is_ok());
        // A shift on day 7 is what the schedule itself refuses.
        let mut day = editor().written();
        let last = day.len();
        day[last - 4] = 7;
        let error = EngineError::from(Editor::from_share(&made_up(&day)).unwrap_err());
        assert_eq!(
            (&*error.code, error.path.as_deref()),
            ("day-out-of-range", Some("shifts[2].day"))
        );
    }

    #[test]
    fn a_text_cannot_swell() {
        // One id of 20,000 letters, and then ten thousand shifts that share it but for the last letters.
        let mut bytes = vec![
            0, 0, 0, 0, 1, 0, 1, b'p', 0, 0, 0, 0, 0, 0, 1, 0, 1, b'm', 0, 0, 0, 0, 0, 0,
        ];
        bytes.extend([0xa0, 0x9c, 0x01]);
        bytes.extend([0]);
        bytes.extend([0xa0, 0x9c, 0x01]);
        bytes.extend(vec![b'x'; 20_000]);
        bytes.extend([0, 0, 0, 1, 0]);
        for _ in 1..5_000 {
            bytes.extend([0xa0, 0x9c, 0x01, 1, b'y', 0, 0, 0, 1, 0]);
        }
        assert_eq!(code(&made_up(&bytes[..48_000])), "share-damaged");
    }

    #[test]
    fn what_is_too_large_is_not_shared() {
        let shifts: Vec<String> = (0..12_000)
            .map(|index| format!("ada/{}:9+8", index % 7))
            .collect();
        let large = Editor::new(schedule("cook/kitchen:1", "ada@cook", &shifts.join(" ")));
        let error = EngineError::from(large.share().unwrap_err());
        assert_eq!(error.code, "too-large-to-share");
        assert_eq!(WeekPlan::new(large.plan().schedule()).shift_count(), 12_000);
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "1?[A-Za-z0-9_-]{0,200}", bytes: Vec<u8>) {
            let _ = Editor::from_share(&text);
            let _ = Editor::from_share(&made_up(&bytes));
        }

        #[test]
        fn no_spoiled_state_panics(at: prop::sample::Index, byte: u8) {
            let mut bytes = editor().written();
            let at = at.index(bytes.len());
            bytes[at] = byte;
            let _ = Editor::from_share(&made_up(&bytes));
        }

        #[test]
        fn base64_is_that_of_the_library(bytes: Vec<u8>) {
            let text = encoded(&bytes);
            use base64::Engine as _;
            let mut expected = bytes.clone();
            expected.extend(check_sum(&bytes));
            prop_assert_eq!(&text[1..], base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(expected));
            prop_assert_eq!(decoded(&text), Ok(bytes));
        }
    }
}
