//! The migrations of both databases. `sqlx::migrate!` would read them from their folders, but compile sqlx and SQLite a
//! second time for the macro.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

pub(super) fn sqlite() -> Migrator {
    numbered([
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
        (
            "counts",
            include_str!("../../../migrations/sqlite/0004_counts.sql"),
        ),
    ])
}

pub(super) fn postgres() -> Migrator {
    numbered([
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
        (
            "counts",
            include_str!("../../../migrations/postgres/0004_counts.sql"),
        ),
    ])
}

/// Numbers migrations from 1.
fn numbered<const N: usize>(migrations: [(&'static str, &'static str); N]) -> Migrator {
    let migrations = (1..).zip(migrations).map(|(number, (name, sql))| {
        let sql = sql.into_sql_str();
        Migration::new(number, name.into(), MigrationType::Simple, sql, false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;

    /// Version, name and checksum of each migration, by which a database identifies the applied ones.
    fn identities(migrator: &Migrator) -> Vec<(i64, String, Vec<u8>)> {
        migrator
            .iter()
            .map(|migration| {
                (
                    migration.version,
                    migration.description.to_string(),
                    migration.checksum.to_vec(),
                )
            })
            .collect()
    }

    #[actix_web::test]
    async fn embedded_migrations_match_the_files() {
        for (folder, embedded) in [("sqlite", sqlite()), ("postgres", postgres())] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("migrations")
                .join(folder);
            let files = Migrator::new(folder).await.unwrap();
            assert_eq!(identities(&embedded), identities(&files));
        }
    }
}
