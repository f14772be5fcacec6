//! JavaScript bindings of points, rewards and recognitions: convert, call [`scheduler_core::recognition`], convert back. A
//! separate package of a few kB, for pages that need nothing else of the engine.

use scheduler_bindings::{Answer, give, read, read_date, to_js};
use scheduler_core::recognition::{self, Allowance, RecognitionCost, points, reward};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The monthly allowance of one person: 500 points in at most 8 recognitions.
#[wasm_bindgen(js_name = monthlyAllowance)]
pub fn monthly_allowance() -> Answer<Ts<Allowance>> {
    give(&recognition::MONTHLY_ALLOWANCE)
}

/// The points per person that can be chosen, smallest first.
#[wasm_bindgen(js_name = pointsChoices, unchecked_return_type = "number[]")]
pub fn points_choices() -> Answer<JsValue> {
    to_js(&recognition::POINTS_CHOICES)
}

/// The longest message of a recognition, in Unicode scalar values.
#[wasm_bindgen(js_name = messageLimit)]
#[must_use]
pub fn message_limit() -> usize {
    recognition::MESSAGE_LIMIT
}

/// The cost of a recognition and what is left afterwards. Throws, in this order, `missing-people-or-message`,
/// `message-too-long`, `points-not-a-choice`, `over-points-allowance`, `over-recognition-allowance`.
#[wasm_bindgen(js_name = checkRecognition)]
pub fn check_recognition(
    #[wasm_bindgen(unchecked_param_type = "Allowance")] allowance: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] people: JsValue,
    #[wasm_bindgen(js_name = pointsPerPerson, unchecked_param_type = "number")]
    points_per_person: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] message: JsValue,
) -> Answer<Ts<RecognitionCost>> {
    let people: u32 = read("people", people)?;
    let points_per_person: u32 = read("pointsPerPerson", points_per_person)?;
    let message: String = read("message", message)?;
    let allowance: Allowance = read("allowance", allowance)?;
    give(&recognition::check(
        allowance,
        people,
        points_per_person,
        &message,
    )?)
}

/// The cost of a recognition in points, whether or not it can be afforded.
#[wasm_bindgen(js_name = recognitionTotal)]
#[expect(clippy::cast_precision_loss, reason = "points are far below 2^53")]
pub fn recognition_total(
    #[wasm_bindgen(unchecked_param_type = "number")] people: JsValue,
    #[wasm_bindgen(js_name = pointsPerPerson, unchecked_param_type = "number")]
    points_per_person: JsValue,
) -> Answer<f64> {
    let people: u32 = read("people", people)?;
    let points_per_person: u32 = read("pointsPerPerson", points_per_person)?;
    Ok(recognition::total(people, points_per_person) as f64)
}

/// The first number of a reward's points, or null if it has none.
#[wasm_bindgen(js_name = rewardFirstNumber, unchecked_return_type = "number | null")]
pub fn reward_first_number(
    #[wasm_bindgen(unchecked_param_type = "string")] points: JsValue,
) -> Answer<JsValue> {
    let points: String = read("points", points)?;
    Ok(reward::first_number(&points).map_or(JsValue::NULL, JsValue::from))
}

/// Whether a balance is at least the first number of a reward's points.
#[wasm_bindgen(js_name = isRedeemable)]
pub fn is_redeemable(
    #[wasm_bindgen(unchecked_param_type = "number")] balance: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] points: JsValue,
) -> Answer<bool> {
    let balance: u32 = read("balance", balance)?;
    let points: String = read("points", points)?;
    Ok(reward::is_redeemable(balance, &points))
}

/// How many points are missing from a balance to reach the first number of a reward's points: 0 if it is
/// enough, null if there is no number.
#[wasm_bindgen(js_name = missingPoints, unchecked_return_type = "number | null")]
pub fn missing_points(
    #[wasm_bindgen(unchecked_param_type = "number")] balance: JsValue,
    #[wasm_bindgen(unchecked_param_type = "string")] points: JsValue,
) -> Answer<JsValue> {
    let balance: u32 = read("balance", balance)?;
    let points: String = read("points", points)?;
    Ok(reward::missing_points(balance, &points).map_or(JsValue::NULL, JsValue::from))
}

/// The value of whole euros in points.
#[wasm_bindgen(js_name = eurosToPoints)]
pub fn euros_to_points(
    #[wasm_bindgen(unchecked_param_type = "number")] euros: JsValue,
) -> Answer<u32> {
    let euros: u32 = read("euros", euros)?;
    Ok(points::from_euros(euros))
}

/// The last day of the date's month, on which its allowance expires. Throws `not-a-date`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = allowanceExpires)]
pub fn allowance_expires(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
) -> Answer<String> {
    let date = read_date("date", date)?;
    Ok(recognition::allowance_expires(date).to_string())
}
