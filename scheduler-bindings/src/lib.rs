//! What the WebAssembly packages share: arguments, answers and errors.
//!
//! An exported method is written like this:
//!
//! ```text
//! /// The ISO week a number of weeks after (or, if negative, before) the date's. Throws `not-a-date`.
//! #[wasm_bindgen(js_name = addWeeks)]
//! pub fn add_weeks(
//!     #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
//!     #[wasm_bindgen(unchecked_param_type = "number")] weeks: JsValue,
//! ) -> Answer<Ts<IsoWeek>> {
//!     let date = read_date("date", date)?;
//!     let weeks: i32 = read("weeks", weeks)?;
//!     give(&iso_week::add_weeks(date, weeks)?)
//! }
//! ```
//!
//! What a roster is told and asked are variants of scheduler-core's `Command` and `Question`, read by [`read_kind`].
//!
//! - **Every argument is a [`JsValue`](wasm_bindgen::JsValue) taken by value and read by [`read`]**, under the name that
//!   JavaScript knows. An argument of any other type is converted by wasm-bindgen's JavaScript, which throws without a
//!   code, and may leave the handle borrowed for ever.
//! - All arguments are read before anything is done with one, so that an error of an argument always names it.
//! - Input structs have `deny_unknown_fields`. A whole schedule is JSON text ([`read_schedule`]).
//! - The method returns an [`Answer`]. Nothing panics: a trap, too, leaves the handle borrowed.
//! - An error of the engine has a code and a message ([`EngineError::new`]); `?` converts those of scheduler-core.
//!
//! The test `wrong-calls.test.ts` of the app finds every method and every kind by itself.

mod data;
mod error;
mod json;
mod output;
mod read;
mod tagged;

pub use error::{Answer, EngineError};
pub use json::{read_json, read_roster, read_schedule};
pub use output::{give, to_js, to_json};
pub use read::{read, read_bytes, read_date, read_function, read_optional_date};
pub use tagged::read_kind;
