//! The site: React Router prerenders every page into `app/build/client`, and every file there is compressed once.

use anyhow::Result;

use crate::project::Project;
use crate::say;
use crate::stamp::{self, Fingerprint};

/// What only tests and measurements read.
const NOT_INPUTS: [&str; 6] = [
    "!/e2e",
    "!/visual",
    "!/bench",
    "!/vitals",
    "!/firefox",
    "!/playwright.config.ts",
];

/// Builds and compresses the site, unless nothing it is made from has changed.
pub fn build(project: &Project) -> Result<()> {
    let mut inputs = Fingerprint::default();
    inputs.sources(&project.app, &NOT_INPUTS)?;
    inputs.everything(&project.app.join("src/engine"))?;
    inputs.sources(&project.root.join("fixtures"), &[])?;
    let stamp = project.own_dir().join("stamps/site");
    let built = stamp::unless_fresh(&stamp, inputs, &project.site_dir(), || {
        let build = project.in_app("npm", ["run", "build"]);
        say::step("site: building the pages", &build)?;
        let compress = project.in_app("node", ["scripts/compress.mjs"]);
        say::step("site: compressing", &compress)
    })?;
    if !built {
        say::line("site: up to date");
    }
    Ok(())
}

/// Prints what the packages of the engine and each kind of page weigh; false when one is over its limit.
pub fn weigh(project: &Project) -> Result<bool> {
    Ok(say::show(&project.in_app("node", ["scripts/page-sizes.mjs"]))?.success)
}
