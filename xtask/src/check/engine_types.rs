//! The engine's TypeScript types are generated; the committed copy shows a change of the door in a review.

use std::fs;

use anyhow::{Context, Result};

use crate::project::Project;
use crate::wasm;

/// Compares the committed types with those of the packages that were built just now.
pub fn stale(project: &Project) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    for package in wasm::PACKAGES {
        let types = package.types();
        let fresh = fs::read_to_string(package.home(project).join(&types))
            .context("the engine's package is not built")?;
        let committed = project.root.join("scheduler-wasm").join(&types);
        let committed = fs::read_to_string(committed).ok();
        complaints.extend(difference(&types, &fresh, committed.as_deref()));
    }
    Ok(complaints)
}

fn difference(types: &str, fresh: &str, committed: Option<&str>) -> Option<String> {
    let take_over = "`cargo xtask build --update-types` takes the fresh ones over";
    let Some(committed) = committed else {
        return Some(format!("scheduler-wasm/{types} is not there; {take_over}"));
    };
    if fresh == committed {
        return None;
    }
    let same = fresh
        .lines()
        .zip(committed.lines())
        .take_while(|(a, b)| a == b)
        .count();
    Some(format!(
        "scheduler-wasm/{types} differs from line {} on; {take_over}",
        same + 1
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_equal_types_pass() {
        assert_eq!(difference("a.d.ts", "a\nb\n", Some("a\nb\n")), None);
        assert!(
            difference("a.d.ts", "a\nb\n", Some("a\nc\n"))
                .unwrap()
                .contains("line 2")
        );
        assert!(
            difference("a.d.ts", "a\nb\n", Some("a\n"))
                .unwrap()
                .contains("line 2")
        );
        assert!(
            difference("a.d.ts", "a\n", None)
                .unwrap()
                .contains("not there")
        );
    }
}
