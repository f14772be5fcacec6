//! The handle of a roster in the engine's memory: it is told commands and asked questions.

use scheduler_bindings::{
    Answer, give, read, read_date, read_json, read_kind, read_roster, read_schedule, to_js, to_json,
};
use scheduler_core::{
    self as core, Filter, Outcome,
    commands::Command,
    questions::Question,
    schedule::{SLOTS, Slot},
};
use scheduler_exchange::document::{self, Document};
use tsify::Ts;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const UNIONS: &str = "
/** An object with its `kind` beside its fields. */
export type Tagged<Fields> = Fields extends string
    ? { kind: Fields }
    : { [Kind in keyof Fields]: { kind: Kind } & Fields[Kind] }[keyof Fields];

export interface Editor {
    /** Answers a question; nothing is changed. Throws what the question states, with a path in its fields. */
    ask<Asked extends Tagged<Question>>(question: Asked): AnswersByKind[Asked['kind']];
}
";

/// A roster with one of its weeks open, or a single week. Call `free()` when it is no longer needed.
#[wasm_bindgen]
pub struct Editor(pub(crate) core::Editor);

#[wasm_bindgen]
impl Editor {
    /// Reads a schedule from JSON text. Throws `broken-json`, and other errors with the path of the first one, such as
    /// `shifts[3].staffId`; unknown fields are errors.
    #[wasm_bindgen(js_name = fromJson)]
    pub fn from_json(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
    ) -> Answer<Editor> {
        let text: String = read("text", text)?;
        Ok(Self(core::Editor::new(read_schedule(&text)?)))
    }

    /// Reads a document: a schedule with its requirements and rules. Throws as `fromJson` does; paths are relative to the
    /// document or, for values out of range, to its schedule.
    #[wasm_bindgen(js_name = fromDocument)]
    pub fn from_document(
        #[wasm_bindgen(unchecked_param_type = "string")] document: JsValue,
    ) -> Answer<Editor> {
        let text: String = read("document", document)?;
        let document: Document = read_json(&text)?;
        Ok(Self(document.open()?))
    }

    /// Opens a week of a roster from the roster's JSON text; `monday` is a date, `YYYY-MM-DD`. Throws `broken-json`,
    /// `unknown-version`, `not-a-date`, `not-a-monday`, and other errors with the path of the first one, such as
    /// `weeks[2].shifts[3].staffId`; unknown fields are errors.
    #[wasm_bindgen(js_name = fromRoster)]
    pub fn from_roster(
        #[wasm_bindgen(unchecked_param_type = "string")] text: JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] monday: JsValue,
    ) -> Answer<Editor> {
        let text: String = read("text", text)?;
        let monday = read_date("monday", monday)?;
        let roster = read_roster(&text)?;
        Ok(Self(core::Editor::of_roster(roster, monday)?))
    }

    /// The open week's schedule as JSON text; of a roster without the weeks around it.
    #[wasm_bindgen(js_name = toJson)]
    pub fn to_json(&self) -> Answer<String> {
        to_json(&self.0.schedule())
    }

    /// The schedule as JSON text, with the shifts of the weeks around it.
    #[wasm_bindgen(js_name = toJsonWithNeighbours)]
    pub fn to_json_with_neighbours(&self) -> Answer<String> {
        to_json(&self.0.week().schedule())
    }

    /// The schedule, the requirements and the rules as JSON text, without the history.
    pub fn document(&self) -> Answer<String> {
        to_json(&document::written(&self.0))
    }

    /// The roster as JSON text, without the history: the team and every week that has anything. Throws `single-week`.
    pub fn roster(&self) -> Answer<String> {
        to_json(&self.0.roster()?)
    }

    /// Carries out a command. Throws what the command states, with a path in its fields; nothing is then changed.
    pub fn tell(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "Tagged<Command>")] command: JsValue,
    ) -> Answer<Ts<Outcome>> {
        let command: Command = read_kind("command", command)?;
        give(&self.0.tell(command)?)
    }

    /// Answers a question; nothing is changed. Throws what the question states, with a path in its fields.
    #[wasm_bindgen(skip_typescript)]
    pub fn ask(&self, question: JsValue) -> Answer<JsValue> {
        let question: Question = read_kind("question", question)?;
        to_js(&self.0.ask(question)?)
    }

    /// Undoes the last command.
    pub fn undo(&mut self) -> Answer<Ts<Outcome>> {
        give(&self.0.undo())
    }

    /// Redoes the command that was undone last.
    pub fn redo(&mut self) -> Answer<Ts<Outcome>> {
        give(&self.0.redo())
    }

    /// Coverage, gap blocks and fill rates as numbers only, for benchmarks: the coverage of each position in
    /// scope (168 heads each), the number of blocks with day, start and end of each, then scheduled heads and
    /// percent of each position.
    pub fn figures(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] team: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] position: JsValue,
    ) -> Answer<Vec<u32>> {
        let filter = Filter::new(read("team", team)?, read("position", position)?);
        Ok(self.0.week().figures(&filter))
    }

    /// Recounts every shift, for benchmarks. Edits keep the counts up to date.
    pub fn recount(&mut self) {
        self.0.recount();
    }
}

/// The slots of a day with their hours and their bits in a mask.
#[wasm_bindgen(unchecked_return_type = "SlotInfo[]")]
pub fn slots() -> Answer<JsValue> {
    to_js(&SLOTS.map(Slot::info))
}
