//! What the WebAssembly packages share: arguments, answers and errors.
//!
//! An exported method is written like this:
//!
//! ```text
//! /// Confirms a pending shift. Throws `unknown-shift`.
//! pub fn confirm(
//!     &mut self,
//!     #[wasm_bindgen(js_name = shiftId, unchecked_param_type = "string")] shift_id: JsValue,
//! ) -> Answer<Ts<Outcome>> {
//!     let shift_id: String = read("shiftId", shift_id)?;
//!     give(&self.0.confirm(&shift_id)?)
//! }
//! ```
//!
//! - **Every argument is a [`JsValue`](wasm_bindgen::JsValue) taken by value and read by [`read`]**, under the name that
//!   JavaScript knows. An argument of any other type is converted by wasm-bindgen's JavaScript, which throws without a
//!   code, and may leave the handle borrowed for ever.
//! - All arguments are read before anything is done with one, so that an error of an argument always names it.
//! - Input structs have `deny_unknown_fields`. A whole schedule is JSON text ([`read_schedule`]).
//! - The method returns an [`Answer`]. Nothing panics: a trap, too, leaves the handle borrowed.
//! - An error of the engine has a code and a message ([`EngineError::new`]); `?` converts those of scheduler-core.
//!
//! The test `wrong-calls.test.ts` of the app finds every method by itself.

mod data;
mod error;
mod json;
mod output;
mod read;

pub use error::{Answer, EngineError};
pub use json::{read_json, read_roster, read_schedule};
pub use output::{give, to_js, to_json};
pub use read::{
    read, read_bytes, read_date, read_dates, read_day, read_function, read_optional_date,
    read_optional_dates, read_team_change,
};
