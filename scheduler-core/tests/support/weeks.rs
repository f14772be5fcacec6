//! Random weeks: small enough to have double bookings, ties and every edge of the day in them.

use proptest::{collection::vec, prelude::*, sample::select};
use scheduler_core::{filter::Filter, schedule::Schedule};
use serde_json::{Value, json};

/// A valid schedule as JSON.
pub fn schedule_json() -> impl Strategy<Value = Value> {
    let positions = vec((select(TEAMS), 0..7_u32), 0..5);
    positions.prop_flat_map(|positions| {
        let range = (0..7_u8, 0..24_u8, 1..25_u8);
        let member = (0..positions.len().max(1), "[A-C]{1}", vec(range, 0..6));
        let most = if positions.is_empty() { 0 } else { 12 };
        (Just(positions), vec(member, 0..=most)).prop_flat_map(|(positions, staff)| {
            let hours = prop_oneof![1..11_u8, 1..25_u8];
            let shift = (0..staff.len().max(1), 0..7_u8, 0..24_u8, hours, any::<bool>());
            let most = if staff.is_empty() { 0 } else { 40 };
            (Just(positions), Just(staff), vec(shift, 0..=most))
        })
    })
    .prop_map(|(positions, staff, shifts)| {
        json!({
            "positions": positions.iter().enumerate().map(|(index, (team, required))| json!({
                "id": format!("p{index}"), "name": format!("P{index}"), "team": team, "required": required,
            })).collect::<Vec<_>>(),
            "staff": staff.iter().enumerate().map(|(index, (position, name, ranges))| json!({
                "id": format!("m{index}"), "name": name, "positionId": format!("p{position}"), "color": format!("c{index}"),
                "availability": ranges.iter().map(|&(day, start, length)| json!({
                    "day": day, "start": start, "end": (start + length).min(24),
                })).collect::<Vec<_>>(),
            })).collect::<Vec<_>>(),
            "shifts": shifts.iter().enumerate().map(|(index, (staff, day, start, hours, confirmed))| json!({
                "id": format!("s{index}"), "staffId": format!("m{staff}"), "day": day, "start": start, "hours": hours,
                "confirmed": confirmed,
            })).collect::<Vec<_>>(),
        })
    })
}

const TEAMS: &[&str] = &["kitchen", "front-of-house", "bar"];

/// A valid schedule.
pub fn schedule() -> impl Strategy<Value = Schedule> {
    schedule_json().prop_map(|json| serde_json::from_value(json).unwrap())
}

/// Any combination of the two filters, sometimes one that nothing matches.
pub fn filter() -> impl Strategy<Value = Filter> {
    let team =
        prop_oneof![3 => Just(None), 2 => select(TEAMS).prop_map(Some), 1 => Just(Some("nobody"))];
    let position =
        prop_oneof![3 => Just(None), 1 => (0..6).prop_map(|index| Some(format!("p{index}")))];
    (team, position).prop_map(|(team, position)| Filter {
        team: team.map(str::to_owned),
        position,
    })
}
