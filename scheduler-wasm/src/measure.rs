//! What the benchmarks measure by.

use scheduler_core::figures::figures;
use wasm_bindgen::prelude::*;

use crate::{
    output::Answer,
    week::{Week, filter},
};

#[wasm_bindgen]
impl Week {
    /// Coverage, gap blocks and fill rates as numbers only: the coverage of each position in scope (168
    /// heads each), the number of blocks with day, start and end of each, then scheduled heads and
    /// percent of each position.
    pub fn figures(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string | null")] team: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string | null")] position: &JsValue,
    ) -> Answer<Vec<u32>> {
        Ok(figures(self.0.plan(), &filter(team, position)?))
    }

    /// Counts every shift anew. Edits keep the counts up to date by themselves: this is for measuring.
    pub fn recount(&mut self) {
        self.0.recount();
    }
}
