//! Points, rewards and recognitions.

use scheduler_core::{
    points,
    recognition::{self, Allowance, Outcome},
    reward,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    argument::{text, whole},
    node::Node,
    output::{Answer, give},
    read::read_numbers,
};

/// What may be given in a month: 500 points in at most 8 recognitions.
#[wasm_bindgen(js_name = monthlyAllowance)]
pub fn monthly_allowance() -> Answer<Ts<Allowance>> {
    give(&recognition::MONTHLY_ALLOWANCE)
}

/// The points per person that can be chosen, smallest first.
#[wasm_bindgen(js_name = pointsChoices, unchecked_return_type = "number[]")]
pub fn points_choices() -> js_sys::Array {
    recognition::POINTS_CHOICES
        .map(JsValue::from)
        .into_iter()
        .collect()
}

/// The longest message of a recognition, in Unicode scalar values.
#[wasm_bindgen(js_name = messageLimit)]
#[must_use]
pub fn message_limit() -> usize {
    recognition::MESSAGE_LIMIT
}

/// What a recognition costs and leaves. Throws, in this order, `missing-people-or-message`,
/// `message-too-long`, `points-not-a-choice`, `over-points-allowance`,
/// `over-recognition-allowance`.
#[wasm_bindgen(js_name = checkRecognition)]
pub fn check_recognition(
    #[wasm_bindgen(unchecked_param_type = "Allowance")] allowance: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] people: &JsValue,
    #[wasm_bindgen(js_name = pointsPerPerson, unchecked_param_type = "number")]
    points_per_person: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] message: &JsValue,
) -> Answer<Ts<Outcome>> {
    let [points, recognitions] = read_numbers(
        "allowance",
        Node::Js(allowance.clone()),
        &["points", "recognitions"],
    )?;
    let allowance = Allowance {
        points,
        recognitions,
    };
    let outcome = recognition::check(
        allowance,
        whole("people", people)?,
        whole("pointsPerPerson", points_per_person)?,
        &text("message", message)?,
    )?;
    give(&outcome)
}

/// What a recognition costs, in points, whether or not it can be afforded.
#[wasm_bindgen(js_name = recognitionTotal)]
pub fn recognition_total(
    #[wasm_bindgen(unchecked_param_type = "number")] people: &JsValue,
    #[wasm_bindgen(js_name = pointsPerPerson, unchecked_param_type = "number")]
    points_per_person: &JsValue,
) -> Answer<f64> {
    let total = recognition::total(
        whole("people", people)?,
        whole("pointsPerPerson", points_per_person)?,
    );
    Ok(total as f64)
}

/// The first number of a reward's points, or null when it has none.
#[wasm_bindgen(js_name = rewardFirstNumber, unchecked_return_type = "number | null")]
pub fn reward_first_number(
    #[wasm_bindgen(unchecked_param_type = "string")] points: &JsValue,
) -> Answer<JsValue> {
    let number = reward::first_number(&text("points", points)?);
    Ok(number.map_or(JsValue::NULL, JsValue::from))
}

/// Whether a balance is at least the first number of a reward's points.
#[wasm_bindgen(js_name = isRedeemable)]
pub fn is_redeemable(
    #[wasm_bindgen(unchecked_param_type = "number")] balance: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] points: &JsValue,
) -> Answer<bool> {
    let balance = whole("balance", balance)?;
    Ok(reward::is_redeemable(balance, &text("points", points)?))
}

/// How many points a balance lacks for the first number of a reward's points: 0 when it is enough, null when there is
/// no number.
#[wasm_bindgen(js_name = missingPoints, unchecked_return_type = "number | null")]
pub fn missing_points(
    #[wasm_bindgen(unchecked_param_type = "number")] balance: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] points: &JsValue,
) -> Answer<JsValue> {
    let balance = whole("balance", balance)?;
    let missing = reward::missing_points(balance, &text("points", points)?);
    Ok(missing.map_or(JsValue::NULL, JsValue::from))
}

/// What whole euros are worth in points.
#[wasm_bindgen(js_name = eurosToPoints)]
pub fn euros_to_points(
    #[wasm_bindgen(unchecked_param_type = "number")] euros: &JsValue,
) -> Answer<u32> {
    Ok(points::from_euros(whole("euros", euros)?))
}
