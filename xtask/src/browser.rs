//! Finds Chromium for browser tests and measurements (configured, installed, from Debian, or downloaded by Playwright),
//! and Firefox (configured, installed, or from Debian).

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::debian::find_in_path;
use crate::project::Project;
use crate::{debian, output};

/// Path of Chromium, also read by Playwright's configuration.
pub const CHROMIUM_VARIABLE: &str = "BRIGHTCREW_CHROMIUM";
/// Path of Firefox.
pub const FIREFOX_VARIABLE: &str = "BRIGHTCREW_FIREFOX";
/// Name of Debian's headless package and program; needs half the time of full Chromium.
const HEADLESS: &str = "chromium-headless-shell";
const FULL: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
];

/// Finds or installs Chromium. A failed installation from Debian is not an error, since there are alternatives.
///
/// # Errors
/// If none is found or can be installed.
pub fn chromium(project: &Project) -> Result<PathBuf> {
    if let Some(program) = configured(CHROMIUM_VARIABLE)? {
        return Ok(program);
    }
    let installed = |package, programs| {
        debian::install(project, package);
        first_of(programs)
    };
    first_of(&[HEADLESS])
        .or_else(|| installed(HEADLESS, &[HEADLESS]))
        .or_else(|| first_of(&FULL))
        .or_else(|| installed("chromium", &FULL))
        .map_or_else(|| from_playwright(project), Ok)
        .context(
            "Chromium is not installed. Install it (Debian, Ubuntu: `apt-get install chromium`), \
             or set BRIGHTCREW_CHROMIUM to its path",
        )
}

/// Finds Firefox, or installs it from Debian; `None` if neither is possible, since no other source is as simple.
///
/// # Errors
/// If the variable does not name a file.
pub fn firefox(project: &Project) -> Result<Option<PathBuf>> {
    if let Some(program) = configured(FIREFOX_VARIABLE)? {
        return Ok(Some(program));
    }
    let found = || first_of(&["firefox-esr", "firefox"]);
    Ok(found().or_else(|| {
        debian::install(project, "firefox-esr");
        found()
    }))
}

fn first_of(programs: &[&str]) -> Option<PathBuf> {
    programs.iter().find_map(|name| find_in_path(name))
}

fn configured(variable: &str) -> Result<Option<PathBuf>> {
    let configured = env::var_os(variable).filter(|configured| !configured.is_empty());
    let configured = configured.map(PathBuf::from);
    if let Some(file) = &configured {
        ensure!(
            file.is_file(),
            "{variable} is {}, which is not a file",
            file.display()
        );
    }
    Ok(configured)
}

fn from_playwright(project: &Project) -> Result<PathBuf> {
    let script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    let program = PathBuf::from(project.in_app("node", ["-e", script]).read()?);
    if !program.is_file() {
        let words = "--no-install playwright install chromium";
        let install = project.in_app("npx", words.split(' '));
        output::step("setup: downloading Playwright's Chromium", &install)?;
    }
    ensure!(
        program.is_file(),
        "Playwright's download did not leave {}",
        program.display()
    );
    Ok(program)
}
