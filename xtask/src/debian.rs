//! The machine's own programs, and Debian's packages where they can be installed without asking anybody: with apt-get,
//! as root.

use std::path::PathBuf;
use std::{env, fs};

use crate::project::Project;
use crate::say;

/// A program's file in `PATH`.
pub fn in_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// Installs a package if that is possible here; whether it was is for the caller to look at.
pub fn install(project: &Project, package: &str) {
    let is_root = || {
        project
            .system("id", ["-u"])
            .read()
            .is_ok_and(|id| id == "0")
    };
    if in_path("apt-get").is_none() || !is_root() {
        return;
    }
    let update = project.system("apt-get", ["update"]);
    let install = project
        .system("apt-get", ["install", "-y", package])
        .env("DEBIAN_FRONTEND", "noninteractive");
    let label = format!("setup: installing {package} from Debian");
    // What failed is on the terminal; there may be another way, or it may not be needed.
    let _ = say::step("setup: reading Debian's package lists", &update)
        .and_then(|()| say::step(&label, &install));
}

/// Whether there is a PostgreSQL for the server's tests. Without one they say so themselves, and try the embedded
/// database alone.
pub fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut programs = versions
        .flatten()
        .map(|entry| entry.path().join("bin/initdb"));
    programs.any(|program| program.is_file()) || in_path("initdb").is_some()
}
