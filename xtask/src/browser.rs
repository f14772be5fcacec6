//! The Chromium for browser tests and measurements: the one that is named, the machine's, Debian's, or Playwright's own
//! download. And the machine's Firefox.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::project::Project;
use crate::{runner, setup};

/// The variable that names a Chromium, for this tool and for Playwright's configuration.
pub const VARIABLE: &str = "BRIGHTCREW_CHROMIUM";
/// The variable that names a Firefox.
pub const FIREFOX_VARIABLE: &str = "BRIGHTCREW_FIREFOX";
/// Debian's package of the program without windows, and the program. It needs half of the whole Chromium's time.
const HEADLESS: &str = "chromium-headless-shell";
const NAMES: [&str; 4] = [
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
    if let Some(named) = named()? {
        return Ok(named);
    }
    if let Some(found) = setup::in_path(HEADLESS) {
        return Ok(found);
    }
    if can_install(project)
        && from_debian(project, HEADLESS)
        && let Some(installed) = setup::in_path(HEADLESS)
    {
        return Ok(installed);
    }
    chromium(project)
}

/// Finds a whole Chromium or installs one.
///
/// # Errors
/// Says which ways were tried, and what to install by hand.
pub fn chromium(project: &Project) -> Result<PathBuf> {
    if let Some(named) = named()? {
        return Ok(named);
    }
    if let Some(found) = on_machine() {
        return Ok(found);
    }
    if can_install(project)
        && from_debian(project, "chromium")
        && let Some(installed) = on_machine()
    {
        return Ok(installed);
    }
    from_playwright(project).context(
        "there is no Chromium for the browser tests. Install one (Debian, Ubuntu: `apt-get install chromium`), \
         or name one in BRIGHTCREW_CHROMIUM",
    )
}

/// The machine's Firefox, if it has one; none is installed.
///
/// # Errors
/// When the variable names no file.
pub fn firefox() -> Result<Option<PathBuf>> {
    let named = named_by(FIREFOX_VARIABLE)?;
    Ok(named.or_else(|| {
        ["firefox-esr", "firefox"]
            .iter()
            .find_map(|name| setup::in_path(name))
    }))
}

fn on_machine() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| setup::in_path(name))
}

fn named() -> Result<Option<PathBuf>> {
    named_by(VARIABLE)
}

fn named_by(variable: &str) -> Result<Option<PathBuf>> {
    let Some(named) = env::var_os(variable).filter(|named| !named.is_empty()) else {
        return Ok(None);
    };
    let named = PathBuf::from(named);
    if !named.is_file() {
        bail!("{variable} names {}, which is no file", named.display());
    }
    Ok(Some(named))
}

fn can_install(project: &Project) -> bool {
    setup::in_path("apt-get").is_some()
        && runner::answer(project.system("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Whether the package could be installed. A failure is no end: there are other ways to a browser.
fn from_debian(project: &Project, package: &str) -> bool {
    let mut update = project.system("apt-get");
    update.args(["update"]);
    let mut install = project.system("apt-get");
    install
        .args(["install", "-y", package])
        .env("DEBIAN_FRONTEND", "noninteractive");
    runner::step(
        project,
        "setup: reading Debian's package lists",
        &mut update,
    )
    .and_then(|()| {
        runner::step(
            project,
            &format!("setup: installing {package} from Debian"),
            &mut install,
        )
    })
    .is_ok()
}

fn from_playwright(project: &Project) -> Result<PathBuf> {
    let ask = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
    let path = || {
        Ok::<_, anyhow::Error>(PathBuf::from(runner::answer(
            project.in_app("node").args(["-e", ask]),
        )?))
    };
    let own = path()?;
    if !own.is_file() {
        runner::step(
            project,
            "setup: downloading Playwright's Chromium",
            project
                .in_app("npx")
                .args(["--no-install", "playwright", "install", "chromium"]),
        )?;
    }
    if !own.is_file() {
        bail!("Playwright's download did not leave {}", own.display());
    }
    Ok(own)
}
