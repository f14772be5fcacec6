//! `app/src/engine` is the only door to the engine's package: pages and features ask it, never the package itself.

use std::fs;

use anyhow::Result;

use super::source;
use crate::project::Project;

const SOURCES: [&str; 7] = [".ts", ".tsx", ".mts", ".js", ".jsx", ".mjs", ".css"];
const DOOR: &str = "src/engine/";
/// Benchmarks time the package itself; they are no part of the site.
const OUTSIDE_THE_SITE: &str = "bench/";

pub fn importers(project: &Project) -> Result<Vec<String>> {
    let mut complaints = Vec::new();
    let sources = source::files(&project.app, &SOURCES)?;
    anyhow::ensure!(!sources.is_empty(), "the app has no sources");
    for path in sources {
        let name = path
            .strip_prefix(&project.app)
            .unwrap_or(&path)
            .to_string_lossy()
            .replace('\\', "/");
        complaints.extend(wrong_imports(&name, &fs::read_to_string(&path)?));
    }
    Ok(complaints)
}

fn wrong_imports(file: &str, text: &str) -> Vec<String> {
    if file.starts_with(DOOR) || file.starts_with(OUTSIDE_THE_SITE) {
        return Vec::new();
    }
    let names_package = |specifier: &String| {
        specifier.contains("engine/pkg")
            || specifier.contains("scheduler_wasm")
            || specifier.contains("scheduler_acting")
            || specifier.contains("scheduler-wasm")
    };
    source::imports(text)
        .into_iter()
        .filter(names_package)
        .map(|specifier| format!("app/{file} imports {specifier}; only app/{DOOR} may"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_door_may_import_the_package() {
        for text in [
            "import { Week } from '~/engine/pkg';",
            "import type { Week } from '../../engine/pkg/scheduler_wasm';",
            "const engine = await import('~/engine/pkg/scheduler_wasm.js');",
            "const engine = await import('./scheduler_acting.js');",
            "import wasm from 'scheduler-wasm';",
        ] {
            assert_eq!(
                wrong_imports("src/features/grid/Grid.tsx", text).len(),
                1,
                "{text}"
            );
            assert!(
                wrong_imports("src/engine/load.ts", text).is_empty(),
                "{text}"
            );
        }
        assert!(
            wrong_imports(
                "src/features/grid/Grid.tsx",
                "import { useWeek } from '~/engine/useWeek';"
            )
            .is_empty()
        );
    }
}
