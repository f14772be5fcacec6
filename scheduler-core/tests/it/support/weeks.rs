//! Random weeks, small enough to contain double bookings, ties and every edge of the day. About half of them are in
//! whole hours, the others to the quarter of an hour.

use proptest::{
    collection::vec,
    prelude::*,
    sample::{Index, select},
};
use scheduler_core::{Day, Filter, ProposedShift, Rules, Schedule};
use serde_json::{Value, json};

/// Names in alphabetical order.
pub const NAMES: &[&str] = &["Ana", "ana", "Ángel", "Bea", "Nuria", "Ñusta", "Zoe"];

const TEAMS: &[&str] = &["kitchen", "front-of-house", "bar"];
const MINUTES: &[u8] = &[0, 15, 30, 45];

/// A valid schedule as JSON.
pub fn schedule_json() -> impl Strategy<Value = Value> {
    let positions = vec((select(TEAMS), 0..7_u32), 0..5);
    let positions = (positions, any::<bool>());
    positions
        .prop_flat_map(|(positions, to_the_quarter)| {
            let member = (
                0..positions.len().max(1),
                select(NAMES),
                vec(availability(to_the_quarter), 0..6),
            );
            let most = if positions.is_empty() { 0 } else { 12 };
            (
                Just(positions),
                vec(member, 0..=most),
                Just(to_the_quarter),
            )
        })
        .prop_flat_map(|(positions, staff, to_the_quarter)| {
            let shift = (0..staff.len().max(1), times(to_the_quarter), any::<bool>());
            let most = if staff.is_empty() { 0 } else { 40 };
            (Just(positions), Just(staff), vec(shift, 0..=most))
        })
        .prop_map(|(positions, staff, shifts)| {
            json!({
                "positions": positions.iter().enumerate().map(|(index, (team, required))| json!({
                    "id": format!("p{index}"), "name": format!("P{index}"), "team": team, "required": required,
                })).collect::<Vec<_>>(),
                "staff": staff.iter().enumerate().map(|(index, (position, name, availability))| json!({
                    "id": format!("m{index}"), "name": name, "positionId": format!("p{position}"),
                    "color": format!("c{index}"), "availability": availability,
                })).collect::<Vec<_>>(),
                "shifts": shifts.iter().enumerate().map(|(index, (staff, times, confirmed))| {
                    let mut shift = times.clone();
                    shift["id"] = format!("s{index}").into();
                    shift["staffId"] = format!("m{staff}").into();
                    shift["confirmed"] = (*confirmed).into();
                    shift
                }).collect::<Vec<_>>(),
            })
        })
}

/// Minutes past the hour; always 0 in whole hours.
fn minute(to_the_quarter: bool) -> impl Strategy<Value = u8> {
    select(if to_the_quarter { MINUTES } else { &[0] })
}

/// The times of a shift as JSON. In whole hours the minutes are omitted.
fn times(to_the_quarter: bool) -> impl Strategy<Value = Value> {
    // Short ones below an hour, usual ones, and those of any length.
    let hours = prop_oneof![1 => 0..2_u8, 4 => 0..11_u8, 4 => 0..25_u8];
    let minutes = (minute(to_the_quarter), minute(to_the_quarter));
    (0..7_u8, 0..24_u8, hours, minutes).prop_map(
        move |(day, start, hours, (start_minute, minutes))| {
            let (hours, minutes) = match (hours, minutes) {
                (0, 0) => (1, 0),
                (24, _) => (24, 0),
                length => length,
            };
            let mut times = json!({"day": day, "start": start, "hours": hours});
            if to_the_quarter {
                times["startMinute"] = start_minute.into();
                times["minutes"] = minutes.into();
            }
            times
        },
    )
}

/// A range of availability as JSON. In whole hours the minutes are omitted.
fn availability(to_the_quarter: bool) -> impl Strategy<Value = Value> {
    let minutes = (minute(to_the_quarter), minute(to_the_quarter));
    (0..7_u8, 0..24_u8, 0..25_u8, minutes).prop_map(
        move |(day, start, length, (start_minute, end_minute))| {
            let (mut end, mut end_minute) = (start + length, end_minute);
            if (end, end_minute) <= (start, start_minute) {
                (end, end_minute) = (start + 1, start_minute);
            }
            if end >= 24 {
                (end, end_minute) = (24, 0);
            }
            let mut range = json!({"day": day, "start": start, "end": end});
            if to_the_quarter {
                range["startMinute"] = start_minute.into();
                range["endMinute"] = end_minute.into();
            }
            range
        },
    )
}

/// A valid schedule in which some people have a wage, a contract and a maximum, and there may be a forecast.
pub fn priced_schedule() -> impl Strategy<Value = Schedule> {
    let member = (
        proptest::option::of(0..=100_000_u32),
        proptest::option::of(0..=3_000_u32),
        proptest::option::of(0..=3_000_u32),
    );
    let forecast = proptest::option::of(vec(0..=1_000_000_u32, 7));
    let percent = proptest::option::of(0..=100_u32);
    (schedule_json(), vec(member, 12), forecast, percent).prop_map(
        |(mut json, members, forecast, percent)| {
            let staff = json["staff"].as_array_mut().unwrap();
            for (member, (cents, contract, most)) in staff.iter_mut().zip(members) {
                member["hourlyCents"] = cents.into();
                member["contractMinutes"] = contract.into();
                member["maxMinutes"] = most.into();
            }
            json["forecastCents"] = forecast.into();
            json["labourPercent"] = percent.into();
            serde_json::from_value(json).unwrap()
        },
    )
}

/// A valid schedule, about half of them with other positions, absences, breaks, demand, examined hours and weeks around.
pub fn wide_schedule() -> impl Strategy<Value = Schedule> {
    let entropy = prop_oneof![1 => Just(Vec::new()), 1 => vec(any::<u8>(), 400)];
    (schedule_json(), entropy).prop_map(|(mut json, entropy)| {
        if !entropy.is_empty() {
            widen(&mut json, &mut entropy.into_iter());
        }
        serde_json::from_value(json).unwrap()
    })
}

/// Adds every optional part to a valid schedule, from a list of random numbers.
fn widen(json: &mut Value, entropy: &mut impl Iterator<Item = u8>) {
    let mut below = |most: usize| usize::from(entropy.next().unwrap_or(0)) % most.max(1);
    let positions = json["positions"].as_array().unwrap().len();
    let staff = json["staff"].as_array().unwrap().len();
    let mut held = Vec::new();
    for member in json["staff"].as_array_mut().unwrap() {
        let other = Value::from(format!("p{}", below(positions)));
        let mut own = vec![member["positionId"].clone()];
        if other != own[0] && below(2) == 0 {
            member["otherPositions"] = json!([other]);
            own.push(other);
        }
        held.push(own);
    }
    let index_of = |shift: &Value| {
        shift["staffId"].as_str().unwrap()[1..]
            .parse::<usize>()
            .unwrap()
    };
    for shift in json["shifts"].as_array_mut().unwrap() {
        let own = &held[index_of(shift)];
        if below(2) == 0 {
            shift["positionId"] = own[below(own.len())].clone();
        }
        let length = shift["hours"].as_u64().unwrap() * 60 + shift["minutes"].as_u64().unwrap_or(0);
        let quarters = usize::try_from(length.min(255) / 15).unwrap();
        shift["breakMinutes"] = (below(quarters) * 15).into();
    }
    if below(2) == 0 {
        let start = below(24);
        json["examined"] = json!({"start": start, "end": start + 1 + below(24 - start)});
    }
    let mut demand = Vec::new();
    for position in 0..positions {
        for day in 0..7 {
            if below(3) == 0 {
                let start = below(24);
                demand.push(json!({
                    "positionId": format!("p{position}"), "day": day, "start": start,
                    "end": start + 1 + below(24 - start), "required": below(6),
                }));
            }
        }
    }
    json["demand"] = demand.into();
    let mut absences = Vec::new();
    for member in 0..staff {
        if below(3) == 0 {
            absences
                .push(json!({"staffId": format!("m{member}"), "day": below(7), "kind": "sick"}));
        }
    }
    json["absences"] = absences.into();
    for (list, days) in [("before", [6, 5]), ("after", [0, 1])] {
        let mut shifts = Vec::new();
        for (index, own) in held.iter().enumerate() {
            if below(3) == 0 {
                shifts.push(json!({
                    "id": format!("s{index}"), "staffId": format!("m{index}"), "day": days[below(2)],
                    "start": below(24), "startMinute": below(4) * 15, "hours": 1 + below(24),
                    "confirmed": below(2) == 0, "positionId": own[below(own.len())],
                }));
            }
        }
        json[list] = shifts.into();
    }
}

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
    (team, position).prop_map(|(team, position)| Filter::new(team.map(str::to_owned), position))
}

/// Any day.
pub fn day() -> impl Strategy<Value = Day> {
    select(&Day::ALL[..])
}

/// The times of a valid shift without a person; about half in whole hours.
pub fn proposed() -> impl Strategy<Value = ProposedShift> {
    let times = any::<bool>().prop_flat_map(times);
    times.prop_map(|mut times| {
        times["staffId"] = "".into();
        serde_json::from_value(times).unwrap()
    })
}

/// Those times for somebody of a schedule that has staff.
pub fn proposed_for(who: &Index, schedule: &Schedule, mut shift: ProposedShift) -> ProposedShift {
    shift.staff_id = who.get(schedule.staff()).id.clone();
    shift
}

/// Arbitrary rules, including unrealistic ones: team settings have no bounds.
pub fn rules() -> impl Strategy<Value = Rules> {
    let usual = [0..9_i32, 6..13, 0..4, 0..14];
    let numbers = prop_oneof![
        2 => Just(None),
        3 => usual.prop_map(Some),
        1 => [-2..40_i32, -2..40, -2..10, -2..200].prop_map(Some),
        1 => any::<[i32; 4]>().prop_map(Some),
    ];
    numbers.prop_map(|numbers| {
        let mut rules = Rules::default();
        if let Some([min_hours, max_hours, days_off, rest_hours]) = numbers {
            rules.min_hours = min_hours;
            rules.max_hours = max_hours;
            rules.days_off = days_off;
            rules.rest_hours = rest_hours;
        }
        rules
    })
}
