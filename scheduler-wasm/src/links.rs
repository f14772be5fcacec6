//! A week as the text of a link and back, with [`scheduler_exchange::share`].

use scheduler_bindings::{Answer, EngineError, read};
use scheduler_exchange::share::{self, ShareError};
use wasm_bindgen::prelude::*;

/// A document of the engine (`Editor.document`) as a short text of letters, digits, - and _. Throws
/// `too-large-to-share`.
#[wasm_bindgen(js_name = toLink)]
pub fn to_link(
    #[wasm_bindgen(unchecked_param_type = "string")] document: JsValue,
) -> Answer<String> {
    let document: String = read("document", document)?;
    share::pack(&document).map_err(|error| refused(&error))
}

/// The document in a text of `toLink`, for `Editor.fromDocument`. Throws `share-not-recognised`, `share-version`,
/// `share-damaged`, `text-too-long`, `too-large-to-share`.
#[wasm_bindgen(js_name = fromLink)]
pub fn from_link(#[wasm_bindgen(unchecked_param_type = "string")] link: JsValue) -> Answer<String> {
    let link: String = read("link", link)?;
    share::unpack(&link).map_err(|error| refused(&error))
}

fn refused(error: &ShareError) -> EngineError {
    EngineError::new(error.code(), error, None)
}
