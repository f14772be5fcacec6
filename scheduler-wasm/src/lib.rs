//! JavaScript bindings of the engine.
//!
//! Everything here converts, calls [`scheduler_core`] or [`scheduler_exchange`] and converts back; there are no rules
//! here. A [`Week`](week::Week) keeps its schedule inside the engine's memory, so that a filter or an edit crosses the
//! boundary as a few numbers and strings.
//!
//! Every error is a plain object `{code, message, path?}`. In results, maps are plain objects, missing values are null
//! (minutes that are 0 are omitted), and no number is a BigInt.

mod dates;
mod edit;
mod error;
mod exchange;
mod output;
mod read;
mod recognition;
mod requests;
mod template;
mod week;
