//! Points, rewards and recognitions.

use scheduler_core::recognition::{self, Allowance, RecognitionCost, points, reward};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    output::{Answer, give},
    read::read,
};

/// The monthly allowance of one person: 500 points in at most 8 recognitions.
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

/// The cost of a recognition and what is left afterwards. Throws, in this order, `missing-people-or-message`,
/// `message-too-long`, `points-not-a-choice`, `over-points-allowance`, `over-recognition-allowance`.
#[wasm_bindgen(js_name = checkRecognition)]
pub fn check_recognition(
    #[wasm_bindgen(unchecked_param_type = "Allowance")] allowance: &JsValue,
    people: u32,
    #[wasm_bindgen(js_name = pointsPerPerson)] points_per_person: u32,
    message: &str,
) -> Answer<Ts<RecognitionCost>> {
    let allowance: Allowance = read("allowance", allowance)?;
    give(&recognition::check(
        allowance,
        people,
        points_per_person,
        message,
    )?)
}

/// The cost of a recognition in points, whether or not it can be afforded.
#[wasm_bindgen(js_name = recognitionTotal)]
#[must_use]
#[expect(clippy::cast_precision_loss, reason = "points are far below 2^53")]
pub fn recognition_total(
    people: u32,
    #[wasm_bindgen(js_name = pointsPerPerson)] points_per_person: u32,
) -> f64 {
    recognition::total(people, points_per_person) as f64
}

/// The first number of a reward's points, or null if it has none.
#[wasm_bindgen(js_name = rewardFirstNumber, unchecked_return_type = "number | null")]
#[must_use]
pub fn reward_first_number(points: &str) -> JsValue {
    reward::first_number(points).map_or(JsValue::NULL, JsValue::from)
}

/// Whether a balance is at least the first number of a reward's points.
#[wasm_bindgen(js_name = isRedeemable)]
#[must_use]
pub fn is_redeemable(balance: u32, points: &str) -> bool {
    reward::is_redeemable(balance, points)
}

/// How many points are missing from a balance to reach the first number of a reward's points: 0 if it is
/// enough, null if there is no number.
#[wasm_bindgen(js_name = missingPoints, unchecked_return_type = "number | null")]
#[must_use]
pub fn missing_points(balance: u32, points: &str) -> JsValue {
    reward::missing_points(balance, points).map_or(JsValue::NULL, JsValue::from)
}

/// The value of whole euros in points.
#[wasm_bindgen(js_name = eurosToPoints)]
#[must_use]
pub fn euros_to_points(euros: u32) -> u32 {
    points::from_euros(euros)
}
