//! The site: React Router prerenders every page into `app/build/client`, and every file there is compressed once.

use anyhow::Result;

use crate::project::Project;
use crate::say;
use crate::stamp::{self, Fingerprint, Stamp};

/// What only tests and measurements read.
const NOT_INPUTS: [&str; 6] = [
    "/e2e",
    "/visual",
    "/bench",
    "/vitals",
    "/firefox",
    "/playwright.config.ts",
];

/// Builds and compresses the site, unless nothing it is made from has changed.
///
/// # Errors
/// When the build fails.
pub fn build(project: &Project) -> Result<()> {
    let mut inputs = Fingerprint::default();
    inputs.sources(&project.app, &NOT_INPUTS)?;
    inputs.everything(&project.app.join("src/engine"))?;
    inputs.sources(&project.root.join("fixtures"), &[])?;
    let inputs = inputs.finish();
    let stamp = Stamp::at(project.own_dir().join("stamps/site"));
    let site = project.site_dir();
    if stamp.is_fresh(&inputs, &stamp::of_outputs(&site)?) {
        say::line("site: up to date");
        return Ok(());
    }
    stamp.clear();
    say::step(
        "site: building the pages",
        &project.in_app("npm", &["run", "build"]),
    )?;
    say::step(
        "site: compressing",
        &project.in_app("node", &["scripts/compress.mjs"]),
    )?;
    stamp.set(&inputs, &stamp::of_outputs(&site)?)
}

/// Prints what each kind of page weighs; false when one is over its limit.
///
/// # Errors
/// When the script does not start.
pub fn weigh(project: &Project) -> Result<bool> {
    Ok(say::show(&project.in_app("node", &["scripts/page-sizes.mjs"]))?.success)
}
