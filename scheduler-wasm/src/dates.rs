//! ISO weeks and the allowance's last day. Dates are texts, `YYYY-MM-DD`.

use scheduler_core::{
    iso_week::{self, IsoWeek},
    recognition,
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::{
    argument::{text, whole},
    output::{Answer, give, give_all},
};

/// The ISO week that a date lies in. Throws `not-a-date`, `date-out-of-range`.
#[wasm_bindgen(js_name = isoWeekOf)]
pub fn iso_week_of(
    #[wasm_bindgen(unchecked_param_type = "string")] date: &JsValue,
) -> Answer<Ts<IsoWeek>> {
    let date = iso_week::parse_date(&text("date", date)?)?;
    give(&iso_week::of(date))
}

/// The ISO week of that number in that ISO year. Throws `no-such-week`, `date-out-of-range`.
#[wasm_bindgen(js_name = isoWeek)]
pub fn numbered_iso_week(
    #[wasm_bindgen(js_name = isoYear, unchecked_param_type = "number")] iso_year: &JsValue,
    #[wasm_bindgen(js_name = isoWeek, unchecked_param_type = "number")] iso_week: &JsValue,
) -> Answer<Ts<IsoWeek>> {
    let (year, week) = (whole("isoYear", iso_year)?, whole("isoWeek", iso_week)?);
    give(&iso_week::numbered(year, week)?)
}

/// The week so many weeks after (or, when negative, before) the date's. Throws `not-a-date`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = addWeeks)]
pub fn add_weeks(
    #[wasm_bindgen(unchecked_param_type = "string")] date: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] weeks: &JsValue,
) -> Answer<Ts<IsoWeek>> {
    let date = iso_week::parse_date(&text("date", date)?)?;
    give(&iso_week::add_weeks(date, whole("weeks", weeks)?)?)
}

/// The ISO weeks that touch a month (1 is January), in order. Throws `no-such-month`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = calendarMonth, unchecked_return_type = "IsoWeek[]")]
pub fn calendar_month(
    #[wasm_bindgen(unchecked_param_type = "number")] year: &JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] month: &JsValue,
) -> Answer<JsValue> {
    let weeks = iso_week::calendar_month(whole("year", year)?, whole("month", month)?)?;
    give_all(&weeks)
}

/// The last day of the date's month, on which its allowance expires. Throws `not-a-date`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = allowanceExpires)]
pub fn allowance_expires(
    #[wasm_bindgen(unchecked_param_type = "string")] date: &JsValue,
) -> Answer<String> {
    let date = iso_week::parse_date(&text("date", date)?)?;
    Ok(recognition::allowance_expires(date).to_string())
}
