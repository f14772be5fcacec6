//! JavaScript bindings of the engine.
//!
//! Everything here converts, calls [`scheduler_core`] or [`scheduler_exchange`] and converts back; there are no rules
//! here. An [`Editor`](editor::Editor) keeps its schedule inside the engine's memory, so that a filter or an edit crosses
//! the boundary as a few numbers and strings. [`scheduler_bindings`] says how a method is written.
//!
//! In answers, maps are plain objects, missing values are null (minutes that are 0 are omitted), and no number is a
//! BigInt.

mod dates;
mod editor;
mod links;
mod typed;
