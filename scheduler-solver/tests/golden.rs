//! The worked cases: every file of `fixtures/golden/fill`, and of `fill` in the folder that `GOLDEN_DIR` names (a
//! relative path is relative to the workspace).

mod support;

use std::{ops::ControlFlow, path::PathBuf};

use scheduler_solver::fill;
use support::{Case, Expected, World};

#[test]
fn every_golden_week_is_filled_optimally() {
    let workspace = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![workspace.join("fixtures/golden/fill")];
    // An external folder may only have cases of other kinds.
    let outside = std::env::var_os("GOLDEN_DIR").filter(|folder| !folder.is_empty());
    let outside = outside.map(|folder| workspace.join(folder).join("fill"));
    folders.extend(outside.filter(|folder| folder.is_dir()));
    for folder in folders {
        let files = std::fs::read_dir(&folder)
            .unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
        let mut cases = 0;
        for file in files {
            let path = file.unwrap().path();
            if path.extension().is_none_or(|extension| extension != "json") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let case: Case = serde_json::from_str(&text)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let plan = fill(&case.week(), &case.question, &mut |_| {
                ControlFlow::Continue(())
            });
            World::new(&case).verify(&plan);
            assert_eq!(Some(Expected::from(&plan)), case.expected, "{}", case.name);
            assert!(
                plan.proven && plan.bound == plan.missing_after,
                "{}",
                case.name
            );
            cases += 1;
        }
        assert!(cases > 0, "no case in {}", folder.display());
    }
}
