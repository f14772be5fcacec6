//! Plans by shift types: instances of the public text format, checked without the solver's code.

#[path = "support/nrp.rs"]
mod nrp;

use std::ops::ControlFlow;

use scheduler_solver::{
    certificate::types::{Refusal, bound, cost},
    types::{Answer, Cover, Instance, InstanceError, Person, Request, ShiftType, solve},
};

fn made(name: &str) -> Instance {
    let path = format!(
        "{}/../fixtures/golden/nrp/{name}",
        env!("CARGO_MANIFEST_DIR")
    );
    nrp::read(&std::fs::read_to_string(path).unwrap())
        .unwrap()
        .0
}

fn solved(instance: &Instance, steps: u32) -> Answer {
    let mut left = steps;
    let answer = solve(instance, &mut |_| {
        left = left.saturating_sub(1);
        if left > 0 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    })
    .unwrap();
    if let (Some(roster), Some(objective)) = (&answer.roster, answer.objective) {
        assert_eq!(cost(instance, roster), Ok(objective));
        assert!(answer.bound <= objective);
    }
    answer
}

#[test]
fn small_instances_are_solved_to_the_proven_optimum() {
    for (name, best) in [
        ("made-s1-7x5x1.txt", 3),
        ("made-s2-10x6x2.txt", 8),
        ("made-s3-14x8x2.txt", 14),
        ("made-s4-14x10x3.txt", 146),
    ] {
        let answer = solved(&made(name), 1_000_000);
        assert_eq!(
            (answer.objective, answer.bound, answer.proven),
            (Some(best), best, true),
            "{name}"
        );
    }
}

#[test]
fn a_search_that_is_stopped_has_a_valid_roster_and_a_bound() {
    let instance = made("made-s5-21x12x3.txt");
    let (early, later) = (solved(&instance, 40), solved(&instance, 2000));
    assert!(later.objective <= early.objective);
    assert!(later.bound > 500 && later.bound <= 592, "{}", later.bound);
    assert_eq!(solved(&instance, 2000), later);
}

#[test]
fn a_certificate_proves_the_bound_of_the_relaxation() {
    for name in ["made-s2-10x6x2.txt", "made-s3-14x8x2.txt"] {
        let instance = made(name);
        let answer = solved(&instance, 1_000_000);
        let proven = bound(&instance, &answer.certificate).unwrap();
        assert!(
            proven <= answer.bound && proven >= answer.bound - 2,
            "{proven} of {}",
            answer.bound
        );
    }
}

#[test]
fn doctored_rosters_and_certificates_are_refused() {
    let instance = made("made-s2-10x6x2.txt");
    let answer = solved(&instance, 1_000_000);
    let roster = answer.roster.unwrap();
    // Working on every day breaks the longest run of somebody.
    let mut doctored = roster.clone();
    doctored[0].fill(roster.iter().flatten().flatten().next().copied());
    assert_eq!(cost(&instance, &doctored), Err(Refusal::Rule(0)));
    doctored[0].pop();
    assert_eq!(cost(&instance, &doctored), Err(Refusal::Shape));
    doctored[0].push(Some(99));
    assert_eq!(cost(&instance, &doctored), Err(Refusal::Shape));

    let honest = bound(&instance, &answer.certificate).unwrap();
    for (at, price) in answer.certificate.heads.iter().enumerate() {
        let mut doctored = answer.certificate.clone();
        doctored.heads[at] = price + (1 << 30);
        assert_eq!(bound(&instance, &doctored), Err(Refusal::Prices));
        // Other prices that are allowed prove something else, and nothing false.
        doctored.heads[at] = 0;
        assert!(bound(&instance, &doctored).unwrap() <= 8);
    }
    let mut doctored = answer.certificate.clone();
    doctored.people.pop();
    assert_eq!(bound(&instance, &doctored), Err(Refusal::Prices));
    assert!(honest <= 8);
}

#[test]
fn runs_at_the_edges_are_exempt_and_weekends_count_once() {
    // One person, nine days, one type: at least two days in a row and two off, one weekend.
    let person = Person {
        most: vec![9],
        max_minutes: 9 * 60,
        max_run: 3,
        min_run: 2,
        min_off: 2,
        max_weekends: 1,
        ..Person::default()
    };
    let cover = |day| Cover {
        day,
        kind: 0,
        heads: 1,
        under: 10,
        over: 1,
    };
    let instance = Instance {
        days: 9,
        types: vec![ShiftType {
            minutes: 60,
            not_next: Vec::new(),
        }],
        people: vec![person],
        on_requests: vec![Request {
            person: 0,
            day: 8,
            kind: 0,
            weight: 5,
        }],
        cover: (0..9).map(cover).collect(),
        ..Instance::default()
    };
    // Three days, three off, and three at the other edge, with one weekend day.
    let answer = solved(&instance, 100_000);
    let roster = answer.roster.unwrap();
    let works: Vec<bool> = roster[0].iter().map(Option::is_some).collect();
    assert!(answer.proven && works[8]);
    assert_eq!(answer.objective, Some(30));
}

#[test]
fn instances_that_refer_to_nothing_are_refused() {
    let mut instance = made("made-s1-7x5x1.txt");
    instance.cover.push(instance.cover[0]);
    assert_eq!(
        solve(&instance, &mut |_| ControlFlow::Continue(())),
        Err(InstanceError::Repeated)
    );
    instance.cover[0].day = 100;
    assert_eq!(
        solve(&instance, &mut |_| ControlFlow::Continue(())),
        Err(InstanceError::OutOfRange)
    );
}

#[test]
fn nobody_can_keep_impossible_limits_and_that_is_proven() {
    let mut instance = made("made-s1-7x5x1.txt");
    instance.people[1].min_minutes = 8 * 24 * 60;
    instance.people[1].max_minutes = 8 * 24 * 60;
    let answer = solved(&instance, 100_000);
    assert_eq!((answer.roster, answer.proven), (None, true));
}

/// The least cost by looking at every roster of every person.
fn by_enumeration(instance: &Instance) -> Option<i64> {
    let options = instance.types.len() + 1;
    let lines = (0..options.pow(instance.days as u32)).map(|mut number| {
        let mut line = Vec::new();
        for _ in 0..instance.days {
            line.push((number % options).checked_sub(1));
            number /= options;
        }
        line
    });
    let lines: Vec<Vec<Option<usize>>> = lines.collect();
    let alone = |person: usize| {
        let mut only = instance.clone();
        only.people = vec![instance.people[person].clone()];
        (only.on_requests, only.off_requests) = (Vec::new(), Vec::new());
        lines
            .iter()
            .filter(|line| cost(&only, &vec![(*line).clone()]).is_ok())
            .cloned()
            .collect::<Vec<_>>()
    };
    let (first, second) = (alone(0), alone(1));
    let pairs = first
        .iter()
        .flat_map(|a| second.iter().map(|b| vec![a.clone(), b.clone()]));
    pairs
        .filter_map(|roster| cost(instance, &roster).ok())
        .min()
}

#[test]
fn random_instances_of_two_people_are_as_a_plain_enumeration_says() {
    let mut seed = 7_u64;
    let mut below = |count: u32| {
        seed = seed
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as u32 % count
    };
    for round in 0..40 {
        let days = 5;
        let person = |below: &mut dyn FnMut(u32) -> u32| Person {
            most: vec![1 + below(4), below(4)],
            min_minutes: 60 * below(3),
            max_minutes: 60 * (3 + below(3)),
            max_run: 2 + below(3),
            min_run: 1 + below(2),
            min_off: 1 + below(2),
            max_weekends: 1,
            days_off: if below(2) == 0 {
                vec![below(5) as usize]
            } else {
                Vec::new()
            },
            never: vec![(below(5) as usize, below(2) as usize)],
        };
        let people = vec![person(&mut below), person(&mut below)];
        let mut request = || Request {
            person: below(2) as usize,
            day: below(5) as usize,
            kind: below(2) as usize,
            weight: 1 + below(5),
        };
        let (on_requests, off_requests) = (vec![request(), request()], vec![request()]);
        let cover = (0..10)
            .map(|at| Cover {
                day: at / 2,
                kind: at % 2,
                heads: below(3),
                under: 7,
                over: 1 + below(2),
            })
            .collect();
        let types = vec![
            ShiftType {
                minutes: 60,
                not_next: Vec::new(),
            },
            ShiftType {
                minutes: 90,
                not_next: vec![0],
            },
        ];
        let instance = Instance {
            days,
            types,
            people,
            on_requests,
            off_requests,
            cover,
        };
        let answer = solved(&instance, 100_000);
        assert!(answer.proven, "round {round}");
        assert_eq!(answer.objective, by_enumeration(&instance), "round {round}");
    }
}

#[test]
fn a_year_whose_limits_no_table_can_count_has_a_roster() {
    let person = Person {
        most: vec![364, 60, 46],
        min_minutes: 111_360,
        max_minutes: 112_320,
        max_run: 5,
        min_run: 2,
        min_off: 2,
        max_weekends: 26,
        days_off: vec![40, 41, 200],
        never: Vec::new(),
    };
    let kind = |minutes, not_next| ShiftType { minutes, not_next };
    let instance = Instance {
        days: 364,
        types: vec![
            kind(480, Vec::new()),
            kind(600, vec![0]),
            kind(720, vec![0, 1]),
        ],
        people: vec![person; 2],
        cover: (0..364)
            .map(|day| Cover {
                day,
                kind: day % 3,
                heads: 1,
                under: 100,
                over: 1,
            })
            .collect(),
        ..Instance::default()
    };
    assert!(solved(&instance, 3).roster.is_some());
}
