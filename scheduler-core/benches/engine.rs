//! Benchmarks of the engine at 60, 400, 10,000 and 50,000 shifts.
//!
//! [D-505] [D-519] The last lines compare one edit with a full recount at 10,000 shifts, measured in this run: a bare
//! edit, and a command with its history entry. The run fails if either costs more than a hundredth of the recount.

#![allow(
    clippy::expect_used,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::string_slice,
    clippy::unwrap_used,
    reason = "a benchmark of known data"
)]

use std::{
    collections::HashMap,
    hint::black_box,
    process::ExitCode,
    time::{Duration, Instant},
};

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput};
use scheduler_core::{
    Absence, AbsenceKind, Availability, Day, Editor, Filter, Page, Position, ProposedShift,
    Schedule, Shift, StaffMember, Week, schedule::ALL_SLOTS,
};

/// Shifts and staff members; 4 positions throughout. At 10,000 most members are booked twice over.
const SIZES: [(u32, u32); 4] = [(60, 23), (400, 80), (10_000, 500), (50_000, 2_500)];

fn main() -> ExitCode {
    let mut criterion = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1))
        .configure_from_args();
    bench_queries(&mut criterion);
    edit(&mut criterion);
    edit_everything(&mut criterion);
    criterion.final_summary();
    compare_edit_with_recount()
}

fn bench_queries(criterion: &mut Criterion) {
    for (shifts, staff) in SIZES {
        let schedule = schedule(shifts, staff);
        let mut week = Week::new(schedule.clone());
        let all = Filter::default();
        let mut group = criterion.benchmark_group(format!("{shifts} shifts"));
        group.throughput(Throughput::Elements(shifts.into()));
        group.bench_function("build the week", |bencher| {
            bencher.iter_batched(|| schedule.clone(), Week::new, BatchSize::LargeInput);
        });
        group.bench_function("recount, coverage, gaps, fill rates", |bencher| {
            bencher.iter(|| {
                week.recount();
                (week.coverage(&all), week.gaps(&all), week.fill_rates(&all))
            });
        });
        group.bench_function("recount", |bencher| bencher.iter(|| week.recount()));
        group.bench_function("coverage, gaps, fill rates", |bencher| {
            bencher.iter(|| (week.coverage(&all), week.gaps(&all), week.fill_rates(&all)));
        });
        group.bench_function("figures", |bencher| bencher.iter(|| week.figures(&all)));
        group.bench_function("analysis", |bencher| bencher.iter(|| week.analysis(&all)));
        group.bench_function("summary", |bencher| bencher.iter(|| week.summary(&all)));
        group.bench_function("board", |bencher| bencher.iter(|| week.board(&all)));
        group.bench_function("role rows", |bencher| {
            bencher.iter(|| week.role_rows(&all, ALL_SLOTS));
        });
        group.bench_function("50 member rows", |bencher| {
            let page = Page {
                offset: 0,
                limit: 50,
            };
            bencher.iter(|| week.member_rows(&all, ALL_SLOTS, page));
        });
        group.finish();
    }
}

fn edit(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("assign and unassign");
    for (shifts, staff) in SIZES {
        let mut week = Week::new(schedule(shifts, staff));
        group.bench_function(BenchmarkId::from_parameter(shifts), |bencher| {
            bencher.iter(|| assign_and_unassign(&mut week));
        });
    }
    group.finish();
}

/// Commands that touch every shift. The cost per shift is the same at 10,000 and at 50,000 shifts, even if all belong
/// to one person.
fn edit_everything(criterion: &mut Criterion) {
    let all = Filter::default();
    for (shifts, staff) in [SIZES[2], SIZES[3], (10_000, 4), (50_000, 4)] {
        let mut pending = schedule(shifts, staff).shifts().to_vec();
        for shift in &mut pending {
            shift.confirmed = false;
            if staff == 4 {
                shift.staff_id = "m0".to_owned();
            }
        }
        let whose = if staff == 4 { "one person's " } else { "" };
        let mut editor = Editor::new(schedule(60, staff));
        editor.replace_shifts(pending.clone()).unwrap();
        let mut group = criterion.benchmark_group(format!("all of {whose}{shifts} shifts"));
        group.throughput(Throughput::Elements(shifts.into()));
        group.sample_size(10);
        group.bench_function("confirm all", |bencher| {
            bencher.iter_batched_ref(
                || editor.clone(),
                |editor| editor.confirm_all(&all),
                BatchSize::LargeInput,
            );
        });
        group.bench_function("import", |bencher| {
            bencher.iter_batched_ref(
                || (editor.clone(), Some(pending.clone())),
                |(editor, shifts)| editor.replace_shifts(shifts.take().unwrap()).unwrap(),
                BatchSize::LargeInput,
            );
        });
        group.finish();
    }
}

/// Two edits: one that adds an 8-hour shift and one that removes it.
fn assign_and_unassign(week: &mut Week) {
    let id = week.assign(black_box(&evening_shift())).unwrap();
    week.unassign(black_box(&id)).unwrap();
}

fn evening_shift() -> ProposedShift {
    ProposedShift::new("m7", Day::Wednesday, 20, 8)
}

fn compare_edit_with_recount() -> ExitCode {
    let (shifts, staff) = SIZES[2];
    let plain = schedule(shifts, staff);
    println!("with two positions for every third person, and absences:");
    let is_fast = [wide(&plain), plain].map(|schedule| compare(&schedule));
    if is_fast.contains(&false) {
        eprintln!("an edit must cost less than 1/100 of a full recount");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// The same week, in which every third person has a second position with half of their shifts, every tenth is absent on
/// a day, and shifts have breaks.
fn wide(plain: &Schedule) -> Schedule {
    let (positions, mut staff, mut shifts, _) = plain.clone().into_parts();
    for member in staff.iter_mut().step_by(3) {
        let other = positions
            .iter()
            .find(|position| position.id != member.position_id);
        *member = member.clone().also(&*other.unwrap().id);
    }
    let other_of: HashMap<&str, &str> = staff
        .iter()
        .filter_map(|member| Some((&*member.id, &**member.other_positions.first()?)))
        .collect();
    for shift in shifts.iter_mut().step_by(2) {
        shift.break_minutes = 30;
        shift.position_id = other_of.get(&*shift.staff_id).map(|id| (*id).to_owned());
    }
    let away = staff.iter().step_by(10);
    let away = away.map(|member| Absence::new(&*member.id, Day::Friday, AbsenceKind::Holiday));
    let away = away.collect();
    let schedule = Schedule::new(positions, staff, shifts).unwrap();
    schedule.with_absences(away).unwrap()
}

/// Whether an edit and a command cost less than a hundredth of a recount.
fn compare(schedule: &Schedule) -> bool {
    const EDITS: u32 = 20_000;
    const RECOUNTS: u32 = 50;
    let shifts = schedule.shifts().len();
    let mut week = Week::new(schedule.clone());
    let edit = best_of_five(|| (0..EDITS / 2).for_each(|_| assign_and_unassign(&mut week))) / EDITS;
    let recount =
        best_of_five(|| (0..RECOUNTS).for_each(|_| black_box(&mut week).recount())) / RECOUNTS;
    let ratio = recount.as_nanos() / edit.as_nanos().max(1);
    println!("one edit at {shifts} shifts takes {edit:?}, a full recount {recount:?}: 1/{ratio}");
    let mut editor = Editor::new(schedule.clone());
    let id = schedule.shifts()[0].id.clone();
    let command = best_of_five(|| {
        for _ in 0..EDITS / 2 {
            editor
                .remove_shifts(black_box(std::slice::from_ref(&id)))
                .unwrap();
            black_box(editor.undo());
        }
    }) / EDITS;
    let of_command = recount.as_nanos() / command.as_nanos().max(1);
    println!("one command with its entry in the history takes {command:?}: 1/{of_command}");
    ratio.min(of_command) >= 100
}

fn best_of_five(mut work: impl FnMut()) -> Duration {
    let runs = (0..5).map(|_| {
        let start = Instant::now();
        work();
        start.elapsed()
    });
    runs.min().unwrap_or_default()
}

/// A deterministic, random-looking week.
fn schedule(shifts: u32, staff: u32) -> Schedule {
    const POSITIONS: [&str; 4] = ["server", "cook", "host", "manager"];
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = |below: u32| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        u32::try_from((state >> 33) % u64::from(below)).unwrap()
    };
    let small = |number: u32| u8::try_from(number).unwrap();
    let positions = POSITIONS.map(|id| Position::new(id, id, "floor", staff / 4));
    let members: Vec<_> = (0..staff)
        .map(|index| {
            let position = POSITIONS[index as usize % 4];
            let id = format!("m{index}");
            let mut member = StaffMember::new(id, format!("Member {index}"), position);
            member.availability.extend(
                Day::ALL.map(|day| Availability::new(day, small(next(10)), small(14 + next(11)))),
            );
            member
        })
        .collect();
    let shifts = (0..shifts).map(|index| {
        let staff = format!("m{}", next(staff));
        let day = Day::ALL[next(7) as usize];
        let (start, hours) = (small(next(24)), small(4 + next(7)));
        let mut shift = Shift::new(index.to_string(), staff, day, start, hours);
        shift.confirmed = next(5) > 0;
        shift
    });
    Schedule::new(positions.to_vec(), members, shifts.collect()).unwrap()
}
