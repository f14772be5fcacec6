//! ISO weeks and the allowance's last day. Dates are strings, `YYYY-MM-DD`.

use scheduler_core::{
    recognition,
    schedule::iso_week::{self, IsoWeek},
};
use tsify::Ts;
use wasm_bindgen::prelude::*;

use crate::output::{Answer, give, to_js};

/// The ISO week that contains a date. Throws `not-a-date`, `date-out-of-range`.
#[wasm_bindgen(js_name = isoWeekOf)]
pub fn iso_week_of(date: &str) -> Answer<Ts<IsoWeek>> {
    give(&iso_week::of(iso_week::parse_date(date)?))
}

/// The ISO week of that number in that ISO year. Throws `no-such-week`, `date-out-of-range`.
#[wasm_bindgen(js_name = isoWeek)]
pub fn numbered_iso_week(
    #[wasm_bindgen(js_name = isoYear)] iso_year: i32,
    #[wasm_bindgen(js_name = isoWeek)] iso_week: u32,
) -> Answer<Ts<IsoWeek>> {
    give(&iso_week::numbered(iso_year, iso_week)?)
}

/// The week a number of weeks after (or, if negative, before) the date's. Throws `not-a-date`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = addWeeks)]
pub fn add_weeks(date: &str, weeks: i32) -> Answer<Ts<IsoWeek>> {
    give(&iso_week::add_weeks(iso_week::parse_date(date)?, weeks)?)
}

/// The ISO weeks that touch a month (1 is January), in order. Throws `no-such-month`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = calendarMonth, unchecked_return_type = "IsoWeek[]")]
pub fn calendar_month(year: i32, month: u32) -> Answer<JsValue> {
    to_js(&iso_week::calendar_month(year, month)?)
}

/// The last day of the date's month, on which its allowance expires. Throws `not-a-date`,
/// `date-out-of-range`.
#[wasm_bindgen(js_name = allowanceExpires)]
pub fn allowance_expires(date: &str) -> Answer<String> {
    let date = iso_week::parse_date(date)?;
    Ok(recognition::allowance_expires(date).to_string())
}
