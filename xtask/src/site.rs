//! Builds the site: React Router prerenders all pages into `app/build/client`, where all files are then compressed.

use anyhow::Result;

use crate::output;
use crate::project::Project;
use crate::stamp::{self, Fingerprint};

/// Files only used by tests and measurements.
const NOT_INPUTS: [&str; 7] = [
    "!/documents",
    "!/e2e",
    "!/visual",
    "!/bench",
    "!/vitals",
    "!/firefox",
    "!/playwright.config.ts",
];

/// Builds and compresses the site, unless its inputs are unchanged.
pub fn build(project: &Project) -> Result<()> {
    let mut inputs = Fingerprint::default();
    inputs.sources(&project.app, &NOT_INPUTS)?;
    inputs.everything(&project.app.join("src/engine"))?;
    inputs.sources(&project.root.join("fixtures"), &[])?;
    let stamp = project.state_dir().join("stamps/site");
    let built = stamp::unless_fresh(&stamp, inputs, &project.site_dir(), || {
        let build = project.in_app("npm", ["run", "build"]);
        output::step("site: building the pages", &build)?;
        let compress = project.in_app("node", ["scripts/compress.mjs"]);
        output::step("site: compressing", &compress)
    })?;
    if !built {
        output::line("site: up to date");
    }
    Ok(())
}

/// Prints the sizes of the engine's packages and of the heaviest pages; returns false if one exceeds its limit.
pub fn check_sizes(project: &Project) -> Result<bool> {
    Ok(output::run(&project.in_app("node", ["scripts/page-sizes.mjs"]))?.success)
}
