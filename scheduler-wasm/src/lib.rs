//! JavaScript bindings of the engine.
//!
//! Everything here converts, calls [`scheduler_core`] or [`scheduler_exchange`] and converts back; no rule
//! lives here. A [`Week`](week::Week) keeps its schedule inside the engine's memory, so that a filter or an
//! edit crosses the boundary as a few numbers and texts.
//!
//! Every error is a plain object `{code, message, path?}`. In answers, maps are plain objects, what is not
//! there is null (minutes that are 0 are left out), and no number is a BigInt.

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
