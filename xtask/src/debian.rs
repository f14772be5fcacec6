//! Installed programs, and installation of Debian packages if possible without interaction: with apt-get as root.

use std::path::PathBuf;
use std::{env, fs};

use crate::output;
use crate::project::Project;

/// The path of a program in `PATH`.
pub fn find_in_path(program: &str) -> Option<PathBuf> {
    let path = env::var_os("PATH")?;
    env::split_paths(&path)
        .map(|folder| folder.join(program))
        .find(|file| file.is_file())
}

/// Installs a package if possible. Callers must check whether it is installed afterwards.
pub fn install(project: &Project, package: &str) {
    let is_root = || {
        project
            .system("id", ["-u"])
            .read()
            .is_ok_and(|id| id == "0")
    };
    if find_in_path("apt-get").is_none() || !is_root() {
        return;
    }
    let update = project.system("apt-get", ["update"]);
    let install = project
        .system("apt-get", ["install", "-y", package])
        .env("DEBIAN_FRONTEND", "noninteractive");
    let label = format!("setup: installing {package} from Debian");
    // Errors are printed and ignored; there may be alternatives, or the package may be optional.
    let _ = output::step("setup: reading Debian's package lists", &update)
        .and_then(|()| output::step(&label, &install));
}

/// Whether PostgreSQL is installed for the server's tests, which otherwise only use SQLite.
pub fn has_postgres() -> bool {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut programs = versions
        .flatten()
        .map(|entry| entry.path().join("bin/initdb"));
    programs.any(|program| program.is_file()) || find_in_path("initdb").is_some()
}

/// Whether PgBouncer is installed, which the server's tests put before PostgreSQL.
pub fn has_pgbouncer() -> bool {
    PathBuf::from("/usr/sbin/pgbouncer").is_file() || find_in_path("pgbouncer").is_some()
}
