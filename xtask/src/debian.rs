//! Debian's packages, where they can be installed without asking anybody: with apt-get, as root.

use std::fs;

use crate::project::Project;
use crate::say;
use crate::setup::in_path;

/// Installs a package if that is possible here; whether it was is for the caller to look at.
pub fn install(project: &Project, package: &str) {
    let is_root = || {
        project
            .system("id", &["-u"])
            .read()
            .is_ok_and(|id| id.trim() == "0")
    };
    if in_path("apt-get").is_none() || !is_root() {
        return;
    }
    let update = project.system("apt-get", &["update"]);
    let install = project
        .system("apt-get", &["install", "-y", package])
        .env("DEBIAN_FRONTEND", "noninteractive");
    // What failed is on the terminal; there may be another way, or it may not be needed.
    let _ = say::step("setup: reading Debian's package lists", &update).and_then(|()| {
        say::step(
            &format!("setup: installing {package} from Debian"),
            &install,
        )
    });
}

/// Sees to it that the server's tests find a PostgreSQL, if it can be had. Without one they say so themselves, and try the
/// embedded database alone.
pub fn postgres(project: &Project) {
    if !has_postgres() {
        install(project, "postgresql");
    }
}

/// Whether there is a PostgreSQL for the server's tests.
pub fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let is_there = versions
        .flatten()
        .any(|version| version.path().join("bin/initdb").is_file());
    is_there || in_path("initdb").is_some()
}
