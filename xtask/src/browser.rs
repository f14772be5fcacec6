//! The Chromium for the browser tests: the one that is named, the machine's, Debian's, or Playwright's own download.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use crate::project::Project;
use crate::{runner, setup};

/// The variable that names a Chromium, for this tool and for Playwright's configuration.
pub const VARIABLE: &str = "BRIGHTCREW_CHROMIUM";
const NAMES: [&str; 4] = [
    "chromium",
    "chromium-browser",
    "google-chrome-stable",
    "google-chrome",
];

/// Finds a Chromium or installs one.
///
/// # Errors
/// Says which ways were tried, and what to install by hand.
pub fn chromium(project: &Project) -> Result<PathBuf> {
    if let Some(named) = env::var_os(VARIABLE).filter(|named| !named.is_empty()) {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("{VARIABLE} names {}, which is no file", named.display());
        }
        return Ok(named);
    }
    if let Some(found) = on_machine() {
        return Ok(found);
    }
    if setup::in_path("apt-get").is_some()
        && is_root(project)
        && let Some(installed) = from_debian(project)
    {
        return Ok(installed);
    }
    from_playwright(project).context(
        "there is no Chromium for the browser tests. Install one (Debian, Ubuntu: `apt-get install chromium`), \
         or name one in BRIGHTCREW_CHROMIUM",
    )
}

fn on_machine() -> Option<PathBuf> {
    NAMES.iter().find_map(|name| setup::in_path(name))
}

fn is_root(project: &Project) -> bool {
    runner::answer(project.system("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

fn from_debian(project: &Project) -> Option<PathBuf> {
    let mut update = project.system("apt-get");
    update.args(["update"]);
    let mut install = project.system("apt-get");
    install
        .args(["install", "-y", "chromium"])
        .env("DEBIAN_FRONTEND", "noninteractive");
    // A failure here is no end: Playwright may still bring one.
    runner::step(
        project,
        "setup: reading Debian's package lists",
        &mut update,
    )
    .ok()?;
    runner::step(
        project,
        "setup: installing chromium from Debian",
        &mut install,
    )
    .ok()?;
    on_machine()
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
