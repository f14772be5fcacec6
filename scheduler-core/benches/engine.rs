//! How long the engine takes at 60, 400, 10,000 and 50,000 shifts.
//!
//! [D-505] [D-519] The last lines hold one edit against a full recount at 10,000 shifts, measured in this run:
//! a bare one, and a command that is told and kept in the history. The run fails if either costs more than a hundredth.

use std::{
    hint::black_box,
    process::ExitCode,
    time::{Duration, Instant},
};

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput};
use scheduler_core::{
    analysis::{analyse, summarise},
    board::board,
    coverage::coverage,
    editor::Editor,
    fill_rate::fill_rates,
    filter::Filter,
    gap::gaps,
    rows::{member_rows, role_rows},
    schedule::Schedule,
    slot::ALL_SLOTS,
    week_plan::WeekPlan,
};
use serde_json::json;

/// Shifts and staff members; 4 positions throughout. At 10,000 most members are booked twice over.
const SIZES: [(u32, u32); 4] = [(60, 23), (400, 80), (10_000, 500), (50_000, 2_500)];

fn main() -> ExitCode {
    let mut criterion = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    ask(&mut criterion);
    edit(&mut criterion);
    criterion.final_summary();
    compare_edit_with_recount()
}

fn ask(criterion: &mut Criterion) {
    for (shifts, staff) in SIZES {
        let schedule = schedule(shifts, staff);
        let mut plan = WeekPlan::new(schedule.clone());
        let all = Filter::default();
        let mut group = criterion.benchmark_group(format!("{shifts} shifts"));
        group.throughput(Throughput::Elements(shifts.into()));
        group.bench_function("build the plan", |bencher| {
            bencher.iter_batched(|| schedule.clone(), WeekPlan::new, BatchSize::LargeInput);
        });
        group.bench_function("recount, coverage, gaps, fill rates", |bencher| {
            bencher.iter(|| {
                plan.recount();
                (
                    coverage(&plan, &all),
                    gaps(&plan, &all),
                    fill_rates(&plan, &all),
                )
            });
        });
        group.bench_function("recount", |bencher| bencher.iter(|| plan.recount()));
        group.bench_function("coverage, gaps, fill rates", |bencher| {
            bencher.iter(|| {
                (
                    coverage(&plan, &all),
                    gaps(&plan, &all),
                    fill_rates(&plan, &all),
                )
            });
        });
        group.bench_function("analyse", |bencher| bencher.iter(|| analyse(&plan, &all)));
        group.bench_function("summary", |bencher| bencher.iter(|| summarise(&plan, &all)));
        group.bench_function("board", |bencher| bencher.iter(|| board(&plan, &all)));
        group.bench_function("role rows", |bencher| {
            bencher.iter(|| role_rows(&plan, &all, ALL_SLOTS));
        });
        group.bench_function("50 member rows", |bencher| {
            bencher.iter(|| member_rows(&plan, &all, ALL_SLOTS, 0, 50));
        });
        group.finish();
    }
}

fn edit(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("assign and unassign");
    for (shifts, staff) in SIZES {
        let mut plan = WeekPlan::new(schedule(shifts, staff));
        group.bench_function(BenchmarkId::from_parameter(shifts), |bencher| {
            bencher.iter(|| assign_and_unassign(&mut plan));
        });
    }
    group.finish();
}

/// Two edits: one that adds an 8-hour shift and one that takes it away.
fn assign_and_unassign(plan: &mut WeekPlan) {
    let id = plan.assign(black_box("m7"), 2, 20, 8).unwrap();
    plan.unassign(black_box(&id)).unwrap();
}

fn compare_edit_with_recount() -> ExitCode {
    const EDITS: u32 = 20_000;
    const RECOUNTS: u32 = 50;
    let (shifts, staff) = SIZES[2];
    let mut plan = WeekPlan::new(schedule(shifts, staff));
    let edit = best_of_five(|| (0..EDITS / 2).for_each(|_| assign_and_unassign(&mut plan))) / EDITS;
    let recount =
        best_of_five(|| (0..RECOUNTS).for_each(|_| black_box(&mut plan).recount())) / RECOUNTS;
    let ratio = recount.as_nanos() / edit.as_nanos().max(1);
    println!("one edit at {shifts} shifts takes {edit:?}, a full recount {recount:?}: 1/{ratio}");
    let mut editor = Editor::new(schedule(shifts, staff));
    let id = editor.assign("m7", 2, 20, 8).unwrap();
    let command = best_of_five(|| {
        for _ in 0..EDITS / 2 {
            editor.remove_shift(black_box(&id)).unwrap();
            editor.undo().unwrap();
        }
    }) / EDITS;
    let of_command = recount.as_nanos() / command.as_nanos().max(1);
    println!("one command with its entry in the history takes {command:?}: 1/{of_command}");
    if ratio.min(of_command) < 100 {
        eprintln!("an edit must cost less than 1/100 of a full recount");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

fn best_of_five(mut work: impl FnMut()) -> Duration {
    let runs = (0..5).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    runs.min().unwrap_or_default()
}

/// A week that looks random and is always the same.
fn schedule(shifts: u32, staff: u32) -> Schedule {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = |below: u32| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % u64::from(below)
    };
    let positions: Vec<_> = ["server", "cook", "host", "manager"]
        .iter()
        .map(|id| json!({"id": id, "name": id, "team": "floor", "required": staff / 4}))
        .collect();
    let members: Vec<_> = (0..staff)
        .map(|index| {
            let availability: Vec<_> = (0..7)
                .map(|day| json!({"day": day, "start": next(10), "end": 14 + next(11)}))
                .collect();
            json!({
                "id": format!("m{index}"), "name": format!("Member {index}"), "color": "teal",
                "positionId": positions[index as usize % 4]["id"], "availability": availability,
            })
        })
        .collect();
    let shifts: Vec<_> = (0..shifts)
        .map(|index| {
            json!({
                "id": index.to_string(), "staffId": format!("m{}", next(staff)), "day": next(7), "start": next(24),
                "hours": 4 + next(7), "confirmed": next(5) > 0,
            })
        })
        .collect();
    let schedule = json!({"positions": positions, "staff": members, "shifts": shifts});
    serde_json::from_value(schedule).unwrap()
}
