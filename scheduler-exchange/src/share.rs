//! Schedule, requirements and rules as a short text for the fragment of a link.
//!
//! The text is a version digit followed by base64url without padding: JSON, compressed with zlib. A text that
//! is read may have been truncated, changed or forged, so unpacking stops at a limit, zlib's checksum must
//! match, and the schedule is validated like any other.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use miniz_oxide::{
    DataFormat, MZFlush, MZStatus,
    deflate::compress_to_vec_zlib,
    inflate::stream::{InflateState, inflate},
};
use scheduler_core::{Editor, Error};

use crate::document::{self, Document};

/// The longest shared text, in characters.
pub const MAX_TEXT_LENGTH: usize = 65_536;
/// The largest unpacked size of a shared text, in bytes (2 MiB).
pub const MAX_UNPACKED: usize = 2 * 1024 * 1024;
/// The version that is written and read.
const VERSION: char = '2';
/// The compression level, 0 to 10.
const COMPRESSION: u8 = 9;

/// Why a week cannot be shared, or a shared text cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ShareError {
    /// A week whose text would be too long.
    #[error(
        "the week makes a link of {length} characters; at most {MAX_TEXT_LENGTH} can be shared"
    )]
    TooLarge {
        /// The length of the text, in characters.
        length: usize,
    },
    /// A week or a text that is too large when unpacked.
    #[error("the shared week has more than {MAX_UNPACKED} bytes when unpacked, which is the limit")]
    TooMuch,
    /// A text that is too long.
    #[error("the shared text has {length} characters; at most {MAX_TEXT_LENGTH} are allowed")]
    TooLong {
        /// The length of the text, in characters.
        length: usize,
    },
    /// A text that is not a shared week.
    #[error("the text is not a shared week; it may contain only letters, digits, - and _")]
    NotRecognised,
    /// A text of an unsupported version.
    #[error("the shared week has another version; only version {VERSION} is supported")]
    Version,
    /// A text that was cut off or changed.
    #[error("the shared week is damaged; the link may have been cut off")]
    Damaged,
    /// An invalid schedule.
    #[error("{0}")]
    Schedule(#[from] Error),
}

impl ShareError {
    /// A stable kebab-case code, for programs that cannot match on the variants.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::TooLarge { .. } | Self::TooMuch => "too-large-to-share",
            Self::TooLong { .. } => "text-too-long",
            Self::NotRecognised => "share-not-recognised",
            Self::Version => "share-version",
            Self::Damaged => "share-damaged",
            Self::Schedule(error) => error.kind.code(),
        }
    }
}

/// The schedule, the requirements and the rules as a text of letters, digits, `-` and `_`. It does not include
/// the history.
///
/// ```
/// use scheduler_core::{Editor, Position, Schedule, StaffMember};
/// use scheduler_exchange::share;
///
/// let cook = Position::new("cook", "Cook", "kitchen", 1);
/// let ada = StaffMember::new("ada", "Ada", "cook");
/// let editor = Editor::new(Schedule::new(vec![cook], vec![ada], vec![])?);
/// let text = share::to_text(&editor)?;
/// assert!(text.len() < 300);
/// assert_eq!(share::from_text(&text)?.week().schedule(), editor.week().schedule());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ShareError::TooLarge`] and [`ShareError::TooMuch`].
pub fn to_text(editor: &Editor) -> Result<String, ShareError> {
    pack(&document::to_json(editor))
}

/// A JSON document as the text of a link.
///
/// # Errors
/// [`ShareError::TooLarge`] and [`ShareError::TooMuch`].
pub fn pack(json: &str) -> Result<String, ShareError> {
    if json.len() > MAX_UNPACKED {
        return Err(ShareError::TooMuch);
    }
    let text = packed(json.as_bytes());
    if text.len() > MAX_TEXT_LENGTH {
        let length = text.len();
        return Err(ShareError::TooLarge { length });
    }
    Ok(text)
}

/// Reads a text of [`to_text`]; the editor's history is empty.
///
/// # Errors
/// Any [`ShareError`] except [`ShareError::TooLarge`]; [`ShareError::Schedule`] if the schedule itself is invalid.
pub fn from_text(text: &str) -> Result<Editor, ShareError> {
    let document: Document =
        serde_json::from_str(&unpack(text)?).map_err(|_| ShareError::Damaged)?;
    Ok(document.open()?)
}

fn packed(json: &[u8]) -> String {
    let mut text = String::from(VERSION);
    URL_SAFE_NO_PAD.encode_string(compress_to_vec_zlib(json, COMPRESSION), &mut text);
    text
}

/// The JSON document in a text of [`pack`] or [`to_text`].
///
/// # Errors
/// Any [`ShareError`] except [`ShareError::TooLarge`] and [`ShareError::Schedule`].
pub fn unpack(text: &str) -> Result<String, ShareError> {
    if text.len() > MAX_TEXT_LENGTH {
        let length = text.chars().count();
        return Err(ShareError::TooLong { length });
    }
    let mut letters = text.chars();
    match letters.next() {
        Some(VERSION) => (),
        Some('0'..='9') => return Err(ShareError::Version),
        _ => return Err(ShareError::NotRecognised),
    }
    let known = |letter: char| letter.is_ascii_alphanumeric() || letter == '-' || letter == '_';
    if !letters.clone().all(known) {
        return Err(ShareError::NotRecognised);
    }
    let bytes = URL_SAFE_NO_PAD.decode(letters.as_str());
    let bytes = bytes.map_err(|_| ShareError::Damaged)?;
    // One byte more than allowed shows that the text is too large.
    let mut json = vec![0; MAX_UNPACKED + 1];
    let mut state = InflateState::new_boxed(DataFormat::Zlib);
    let result = inflate(&mut state, &bytes, &mut json, MZFlush::Finish);
    if result.bytes_written > MAX_UNPACKED {
        return Err(ShareError::TooMuch);
    }
    if result.status != Ok(MZStatus::StreamEnd) || result.bytes_consumed != bytes.len() {
        return Err(ShareError::Damaged);
    }
    json.truncate(result.bytes_written);
    String::from_utf8(json).map_err(|_| ShareError::Damaged)
}

#[cfg(test)]
mod tests;
