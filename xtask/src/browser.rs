//! The Chromium for browser tests and measurements: the one that is named, the machine's, Debian's, or Playwright's own
//! download. And the machine's Firefox.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::debian::in_path;
use crate::project::Project;
use crate::{debian, say};

/// The variable that names a Chromium, for this tool and for Playwright's configuration.
pub const CHROMIUM_VARIABLE: &str = "BRIGHTCREW_CHROMIUM";
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

/// Finds a Chromium or installs one. That Debian's cannot be installed is no error: there are other ways to a browser.
///
/// # Errors
/// Says what to install by hand.
pub fn chromium(project: &Project) -> Result<PathBuf> {
    if let Some(program) = named(CHROMIUM_VARIABLE)? {
        return Ok(program);
    }
    let installed = |package, programs| {
        debian::install(project, package);
        first_of(programs)
    };
    first_of(&[HEADLESS])
        .or_else(|| installed(HEADLESS, &[HEADLESS]))
        .or_else(|| first_of(&WHOLE))
        .or_else(|| installed("chromium", &WHOLE))
        .map_or_else(|| from_playwright(project), Ok)
        .context(
            "there is no Chromium for the browser tests. Install one (Debian, Ubuntu: `apt-get install chromium`), \
             or name one in BRIGHTCREW_CHROMIUM",
        )
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
    let named = env::var_os(variable).filter(|named| !named.is_empty());
    let named = named.map(PathBuf::from);
    if let Some(file) = &named {
        ensure!(
            file.is_file(),
            "{variable} names {}, which is no file",
            file.display()
        );
    }
    Ok(named)
}

fn from_playwright(project: &Project) -> Result<PathBuf> {
    let script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    let program = PathBuf::from(project.in_app("node", ["-e", script]).read()?);
    if !program.is_file() {
        let words = "--no-install playwright install chromium";
        let install = project.in_app("npx", words.split(' '));
        say::step("setup: downloading Playwright's Chromium", &install)?;
    }
    ensure!(
        program.is_file(),
        "Playwright's download did not leave {}",
        program.display()
    );
    Ok(program)
}
