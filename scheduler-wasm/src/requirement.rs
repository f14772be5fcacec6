//! How many heads each position of a week needs, per day and slot, once a template says so.

use scheduler_core::requirement::{Applied, Template};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    node::Node,
    output::{Answer, give, give_all},
    read::read,
    week::Week,
};

#[wasm_bindgen]
impl Week {
    /// Makes every position follow the template entry with its id or else its name; an empty template brings the plain
    /// rule back. No part of the history. Throws `required-out-of-range` and what is wrong with the template's shape.
    #[wasm_bindgen(js_name = setRequirements)]
    pub fn set_requirements(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "TemplatePosition[]")] template: &JsValue,
    ) -> Answer<Ts<Applied>> {
        let raw = read("template", Node::Js(template.clone()))?;
        give(&self.0.follow(&Template::build(raw)?))
    }

    /// The positions that follow a template, with their heads.
    #[wasm_bindgen(unchecked_return_type = "PositionRequirements[]")]
    pub fn requirements(&self) -> Answer<JsValue> {
        give_all(&self.0.plan().requirements())
    }
}
