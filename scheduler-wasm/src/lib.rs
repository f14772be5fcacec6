//! The door between the engine and JavaScript.
//!
//! Everything here converts, calls [`scheduler_core`] and converts back; no rule lives here. A
//! [`Week`](week::Week) keeps its schedule inside the engine's memory, so that a filter or an edit crosses
//! the boundary as a few numbers and texts.
//!
//! Two packages are made of it: one for looking, and, with the feature `acting`, the whole one.
//!
//! Arguments are checked, not coerced: what is missing, null, NaN or of another type throws. Every
//! error is a plain object `{code, message, path?}`. In answers, maps are plain objects, what is not
//! there is null, and no number is a BigInt.

mod argument;
mod dates;
mod document;
#[cfg(feature = "acting")]
mod edit;
mod error;
#[cfg(feature = "acting")]
mod exchange;
mod giving;
#[cfg(feature = "acting")]
mod measure;
mod node;
mod output;
mod parse;
mod read;
mod requirement;
mod template;
mod week;
