//! The steps that bring the tables of both databases up to date. `sqlx::migrate!` would read them from their folders, and
//! have sqlx and SQLite compiled a second time for the compiler's own use.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// The steps of the embedded database.
pub(super) fn sqlite() -> Migrator {
    in_order([
        (
            "leads",
            include_str!("../../../migrations/sqlite/0001_leads.sql"),
        ),
        (
            "operations",
            include_str!("../../../migrations/sqlite/0002_operations.sql"),
        ),
        (
            "trace",
            include_str!("../../../migrations/sqlite/0003_trace.sql"),
        ),
    ])
}

/// The steps of PostgreSQL.
pub(super) fn postgres() -> Migrator {
    in_order([
        (
            "leads",
            include_str!("../../../migrations/postgres/0001_leads.sql"),
        ),
        (
            "shared",
            include_str!("../../../migrations/postgres/0002_shared.sql"),
        ),
        (
            "trace",
            include_str!("../../../migrations/postgres/0003_trace.sql"),
        ),
    ])
}

/// Steps, each with its name, numbered from 1.
fn in_order<const N: usize>(steps: [(&'static str, &'static str); N]) -> Migrator {
    let steps = (1..).zip(steps).map(|(number, (name, sql))| {
        let sql = sql.into_sql_str();
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(steps.collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Number, name and check sum of each step: by these a database knows which it has been through.
    fn known_by(migrator: &Migrator) -> Vec<(i64, String, Vec<u8>)> {
        migrator
            .iter()
            .map(|step| {
                (
                    step.version,
                    step.description.to_string(),
                    step.checksum.to_vec(),
                )
            })
            .collect()
    }

    #[actix_web::test]
    async fn every_file_is_a_step_under_its_number_and_name() {
        for (folder, ours) in [("sqlite", sqlite()), ("postgres", postgres())] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("migrations")
                .join(folder);
            let files = Migrator::new(folder).await.unwrap();
            assert_eq!(known_by(&ours), known_by(&files));
        }
    }
}
