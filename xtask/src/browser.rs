//! The Chromium for browser tests and measurements: the one that is named, the machine's, Debian's, or Playwright's own
//! download. And the machine's Firefox.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::project::Project;
use crate::setup::in_path;
use crate::{debian, say};

/// The variable that names a Chromium, for this tool and for Playwright's configuration.
pub const VARIABLE: &str = "BRIGHTCREW_CHROMIUM";
/// The variable that names a Firefox.
pub const FIREFOX_VARIABLE: &str = "BRIGHTCREW_FIREFOX";
/// Debian's package of the program without windows, and the program. It needs half of the whole Chromium's time.
const HEADLESS: &str = "chromium-headless-shell";
const WHOLE: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
];

/// Finds a Chromium for the browser tests or installs one: the headless shell where Debian has it, else any.
///
/// # Errors
/// Says which ways were tried, and what to install by hand.
pub fn headless(project: &Project) -> Result<PathBuf> {
    match named(VARIABLE)?.or_else(|| found_or_installed(project, HEADLESS, &[HEADLESS])) {
        Some(program) => Ok(program),
        None => chromium(project),
    }
}

/// Finds a whole Chromium or installs one.
fn chromium(project: &Project) -> Result<PathBuf> {
    match named(VARIABLE)?.or_else(|| found_or_installed(project, "chromium", &WHOLE)) {
        Some(program) => Ok(program),
        None => from_playwright(project).context(
            "there is no Chromium for the browser tests. Install one (Debian, Ubuntu: `apt-get install chromium`), \
             or name one in BRIGHTCREW_CHROMIUM",
        ),
    }
}

/// The machine's Firefox, if it has one; none is installed.
///
/// # Errors
/// When the variable names no file.
pub fn firefox() -> Result<Option<PathBuf>> {
    Ok(named(FIREFOX_VARIABLE)?.or_else(|| first_of(&["firefox-esr", "firefox"])))
}

fn first_of(programs: &[&str]) -> Option<PathBuf> {
    programs.iter().find_map(|name| in_path(name))
}

fn named(variable: &str) -> Result<Option<PathBuf>> {
    let Some(named) = env::var_os(variable).filter(|named| !named.is_empty()) else {
        return Ok(None);
    };
    let named = PathBuf::from(named);
    if !named.is_file() {
        bail!("{variable} names {}, which is no file", named.display());
    }
    Ok(Some(named))
}

/// One of the programs, if need be from Debian's package. That it cannot be installed is no error: there are other ways
/// to a browser.
fn found_or_installed(project: &Project, package: &str, programs: &[&str]) -> Option<PathBuf> {
    first_of(programs).or_else(|| {
        debian::install(project, package);
        first_of(programs)
    })
}

fn from_playwright(project: &Project) -> Result<PathBuf> {
    let script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    let program = PathBuf::from(project.in_app("node", &["-e", script]).read()?);
    if !program.is_file() {
        let install = project.in_app(
            "npx",
            &["--no-install", "playwright", "install", "chromium"],
        );
        say::step("setup: downloading Playwright's Chromium", &install)?;
    }
    if !program.is_file() {
        bail!("Playwright's download did not leave {}", program.display());
    }
    Ok(program)
}
