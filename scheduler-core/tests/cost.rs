//! What counting a week costs, as ratios of times taken in the same run.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use scheduler_core::{schedule::Schedule, week_plan::WeekPlan};
use serde_json::json;

const SHIFTS: u32 = 20_000;
const STAFF: u32 = 1_000;
const POSITIONS: [&str; 4] = ["server", "cook", "host", "manager"];

/// A week of shifts that all have this many hours.
fn week_of(hours: u32) -> Schedule {
    let positions =
        POSITIONS.map(|id| json!({"id": id, "name": id, "team": "floor", "required": 9}));
    let staff: Vec<_> = (0..STAFF)
        .map(|index| {
            json!({
                "id": format!("m{index}"), "name": format!("Member {index}"), "color": "teal",
                "positionId": POSITIONS[index as usize % 4], "availability": [],
            })
        })
        .collect();
    let shifts: Vec<_> = (0..SHIFTS)
        .map(|index| {
            json!({
                "id": index.to_string(), "staffId": format!("m{}", index % STAFF), "day": index % 7,
                "start": index * 5 % 24, "hours": hours, "confirmed": true,
            })
        })
        .collect();
    serde_json::from_value(json!({"positions": positions, "staff": staff, "shifts": shifts}))
        .unwrap()
}

fn least_of(mut works: [&mut dyn FnMut(); 2]) -> [Duration; 2] {
    let mut least = [Duration::MAX; 2];
    // In turns, so that a busy machine slows both.
    for _ in 0..9 {
        for (work, least) in works.iter_mut().zip(&mut least) {
            let start = Instant::now();
            work();
            *least = start.elapsed().min(*least);
        }
    }
    least
}

/// [D-504] counting is O(shifts + cells): a shift costs its two ends, not its hours, and no cell looks at every shift.
#[test]
fn a_recount_costs_the_shifts_and_the_cells_never_their_product() {
    let mut short = WeekPlan::new(week_of(1));
    let mut long = WeekPlan::new(week_of(16));
    let [of_short, of_long] = least_of([&mut || short.recount(), &mut || long.recount()]);
    assert!(
        of_long < of_short * 5,
        "16 times the hours: {of_long:?} instead of {of_short:?}"
    );
    // One cell that looked at every shift; there are 7 x 24 of them for each position.
    let shifts: Vec<_> = (0..SHIFTS)
        .map(|index| (index % 7, index * 5 % 24))
        .collect();
    let mut one_cell = || {
        let on = |(day, start): &&(u32, u32)| *day == 3 && *start <= 12 && start + 16 > 12;
        black_box(black_box(&shifts).iter().filter(on).count());
    };
    let [recount, cell] = least_of([&mut || long.recount(), &mut one_cell]);
    let cells = 7 * 24 * 4;
    assert!(
        recount < cell * cells / 3,
        "{recount:?} for a recount, {cell:?} for one cell"
    );
}
