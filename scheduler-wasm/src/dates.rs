//! ISO weeks. Dates are strings, `YYYY-MM-DD`.

use scheduler_bindings::{Answer, give, read, read_date, to_js};
use scheduler_core::schedule::iso_week::{self, IsoWeek};
use tsify::Ts;
use wasm_bindgen::prelude::*;

/// The ISO week that contains a date. Throws `not-a-date`, `date-out-of-range`.
#[wasm_bindgen(js_name = isoWeekOf)]
pub fn iso_week_of(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
) -> Answer<Ts<IsoWeek>> {
    let date = read_date("date", date)?;
    give(&iso_week::of(date))
}

/// The ISO week of that number in that ISO year. Throws `no-such-week`, `date-out-of-range`.
#[wasm_bindgen(js_name = isoWeek)]
pub fn numbered_iso_week(
    #[wasm_bindgen(js_name = isoYear, unchecked_param_type = "number")] iso_year: JsValue,
    #[wasm_bindgen(js_name = isoWeek, unchecked_param_type = "number")] iso_week: JsValue,
) -> Answer<Ts<IsoWeek>> {
    let iso_year: i32 = read("isoYear", iso_year)?;
    let iso_week: u32 = read("isoWeek", iso_week)?;
    give(&iso_week::numbered(iso_year, iso_week)?)
}

/// The week a number of weeks after (or, if negative, before) the date's. Throws `not-a-date`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = addWeeks)]
pub fn add_weeks(
    #[wasm_bindgen(unchecked_param_type = "string")] date: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] weeks: JsValue,
) -> Answer<Ts<IsoWeek>> {
    let date = read_date("date", date)?;
    let weeks: i32 = read("weeks", weeks)?;
    give(&iso_week::add_weeks(date, weeks)?)
}

/// The ISO weeks that touch a month (1 is January), in order. Throws `no-such-month`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = calendarMonth, unchecked_return_type = "IsoWeek[]")]
pub fn calendar_month(
    #[wasm_bindgen(unchecked_param_type = "number")] year: JsValue,
    #[wasm_bindgen(unchecked_param_type = "number")] month: JsValue,
) -> Answer<JsValue> {
    let year: i32 = read("year", year)?;
    let month: u32 = read("month", month)?;
    to_js(&iso_week::calendar_month(year, month)?)
}
