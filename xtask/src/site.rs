//! The site: React Router prerenders every page into `app/build/client`, and every file there is compressed once.

use std::path::Path;

use anyhow::Result;

use crate::project::Project;
use crate::say::{self, Step};
use crate::stamp::{self, Fingerprint, Stamp};
use crate::{compress, runner};

/// Folders of the app that say nothing about the built site: outputs, and what only tests and benchmarks read.
const NOT_INPUTS: [&str; 11] = [
    "node_modules",
    "build",
    ".react-router",
    "test-results",
    "playwright-report",
    "coverage",
    "e2e",
    "bench",
    "vitals",
    "firefox",
    "playwright.config.ts",
];

/// Builds and compresses the site, unless nothing it is made from has changed.
///
/// # Errors
/// When the build fails.
pub fn build(project: &Project) -> Result<()> {
    let mut inputs = Fingerprint::default();
    inputs.tree(&project.app, |path| !is_output(path))?;
    inputs.tree(&project.root.join("fixtures"), |_| true)?;
    let inputs = inputs.finish();
    let stamp = Stamp::at(project.own_dir().join("stamps/site"));
    let site = project.site_dir();
    if stamp.is_fresh(&inputs, &stamp::of_tree(&site)?) {
        say::line("site: up to date");
        return Ok(());
    }
    stamp.clear();
    runner::step(
        project,
        "site: building the pages",
        project.in_app("npm").args(["run", "build"]),
    )?;
    let step = Step::start("site: compressing");
    match compress::site(&site) {
        Ok(files) => step.done_with(&format!("{files} files")),
        Err(error) => {
            step.failed();
            return Err(error);
        }
    }
    stamp.set(&inputs, &stamp::of_tree(&site)?)
}

fn is_output(path: &Path) -> bool {
    NOT_INPUTS.iter().any(|other| path.starts_with(other))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_and_browser_tests_do_not_make_the_site_stale() {
        for path in [
            "node_modules/react/index.js",
            "build/client/index.html",
            "e2e/grid.spec.ts",
            ".react-router/types/x.ts",
        ] {
            assert!(is_output(Path::new(path)), "{path}");
        }
        for path in [
            "src/engine/pkg/scheduler_wasm_bg.wasm",
            "public/favicon.svg",
            "package.json",
            "src/build/a.ts",
        ] {
            assert!(!is_output(Path::new(path)), "{path}");
        }
    }
}
