//! A temporary PostgreSQL cluster, started once per test binary on a free port.

use std::io::Write as _;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use brightcrew_server::settings::Database;
use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Executor as _};
use tokio::sync::OnceCell;

/// Only reached if a test hangs.
const TIMEOUT: Duration = Duration::from_secs(120);

/// Settings under which PgBouncer refuses parameters at the start of a session, and under which it ignores those that
/// its guides advise to ignore.
pub const POOLERS: [&str; 2] = ["", "ignore_startup_parameters = options,extra_float_digits"];

/// A PgBouncer in transaction mode, stopped when dropped.
pub struct Pooler {
    /// The database behind it.
    pub database: Database,
    /// A connection to the database past it.
    pub direct: PgConnection,
    _process: tokio::process::Child,
    _folder: tempfile::TempDir,
}

/// Creates an empty database behind PgBouncer with an additional setting. `None` if it or PostgreSQL is not installed;
/// prints a line per test.
pub async fn pooler(setting: &str) -> Option<Pooler> {
    let Database::Postgres(url) = database().await? else {
        panic!("a PostgreSQL");
    };
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    let Some(program) = folders.find_map(|folder| {
        let program = folder.join("pgbouncer");
        program.is_file().then_some(program)
    }) else {
        let test = std::thread::current();
        print_uncaptured(&format!(
            "skipped, PgBouncer is not installed: {}",
            test.name().unwrap_or_default()
        ));
        return None;
    };
    let (address, name) = url.expose().rsplit_once('/').expect("a database");
    let database_port = address.rsplit_once(':').expect("a port").1;
    let port = free_port();
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("pgbouncer.ini");
    let settings = format!(
        "[databases]\n\
         {name} = host=127.0.0.1 port={database_port} dbname={name} user=tests\n\
         [pgbouncer]\n\
         listen_addr = 127.0.0.1\nlisten_port = {port}\nunix_socket_dir =\nauth_type = any\n\
         pool_mode = transaction\ndefault_pool_size = 2\n{setting}\n"
    );
    std::fs::write(&file, settings).expect("written");
    let user = is_root().then_some("postgres");
    if let Some(user) = user {
        run(Command::new("chown").args(["-R", user]).arg(folder.path()));
    }
    let mut command = tokio::process::Command::from(as_user(user, &program));
    let process = command
        .arg("-q")
        .arg(&file)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .expect("it starts");
    let ready = async {
        while tokio::net::TcpStream::connect(("127.0.0.1", port))
            .await
            .is_err()
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, ready)
        .await
        .expect("it listens");
    let direct = PgConnection::connect(url.expose()).await;
    let pooled = format!("postgres://tests@127.0.0.1:{port}/{name}");
    Some(Pooler {
        database: Database::parse(&pooled).expect("a valid URL"),
        direct: direct.expect("the database answers"),
        _process: process,
        _folder: folder,
    })
}

fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0")
        .and_then(|listener| listener.local_addr())
        .expect("a port")
        .port()
}

/// Creates an empty database. `None` if PostgreSQL is not installed; prints a line per test, which `cargo xtask test`
/// counts as skipped.
pub async fn database() -> Option<Database> {
    static PORT: OnceCell<Option<u16>> = OnceCell::const_new();
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let Some(port) = *PORT.get_or_init(start).await else {
        let test = std::thread::current();
        print_uncaptured(&format!(
            "skipped, PostgreSQL is not installed: {}",
            test.name().unwrap_or_default()
        ));
        return None;
    };
    let name = format!("test_{}", NEXT.fetch_add(1, Ordering::SeqCst));
    let mut admin = connect(port).await.expect("the cluster answers");
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
    admin.execute(sqlx::raw_sql(create)).await.expect("created");
    let url = format!("postgres://tests@127.0.0.1:{port}/{name}");
    Some(Database::parse(&url).expect("a valid URL"))
}

async fn connect(port: u16) -> sqlx::Result<PgConnection> {
    PgConnection::connect(&format!("postgres://tests@127.0.0.1:{port}/postgres")).await
}

/// The folder with PostgreSQL's binaries: Debian's, or one on the PATH.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok();
    let debian = versions.into_iter().flatten().flatten();
    let debian = debian.map(|version| version.path().join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    debian
        .chain(std::env::split_paths(&path))
        .find(|folder| folder.join("initdb").is_file())
}

/// Prints a line past the test harness's output capturing, so that skipped tests are visible.
fn print_uncaptured(line: &str) {
    let line = format!("{line}\n");
    std::io::stderr()
        .write_all(line.as_bytes())
        .expect("written");
}

async fn start() -> Option<u16> {
    let Some(programs) = programs() else {
        print_uncaptured(
            "There is no initdb in /usr/lib/postgresql/*/bin or on the PATH (`apt-get install postgresql`): the outbox is \
             only tested with SQLite",
        );
        return None;
    };
    let folder = std::env::temp_dir().join(format!("brightcrew-postgres-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    // PostgreSQL refuses to run as root.
    let user = is_root().then_some("postgres");
    if let Some(user) = user {
        run(Command::new("chown").arg(user).arg(&folder));
    }
    let data = folder.join("data");
    let port = free_port();
    run(as_user(user, &programs.join("initdb"))
        .args([
            "--username=tests",
            "--auth=trust",
            "--no-sync",
            "--encoding=UTF8",
            "-D",
        ])
        .arg(&data)
        .current_dir(&folder));
    serve(user, &programs.join("postgres"), &data, &folder, port);
    let ready = async {
        while connect(port).await.is_err() {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(TIMEOUT, ready)
        .await
        .expect("the cluster starts");
    Some(port)
}

/// Runs the cluster under a shell that stops it and removes its folder when the test process ends in any way, which
/// closes the pipe.
fn serve(user: Option<&str>, postgres: &Path, data: &Path, folder: &Path, port: u16) {
    let script = "\"$1\" -D \"$2\" -p \"$3\" -h 127.0.0.1 -k \"$4\" -c fsync=off >/dev/null 2>&1 & \
                  cat >/dev/null; kill -INT $!; wait; rm -rf \"$4\"";
    let child = as_user(user, Path::new("/bin/sh"))
        .args(["-c", script, "sh"])
        .args([postgres, data])
        .arg(port.to_string())
        .arg(folder)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .spawn()
        .expect("a shell");
    // Leaked, so that the pipe stays open until the process ends.
    std::mem::forget(child);
}

fn as_user(user: Option<&str>, program: &Path) -> Command {
    match user {
        None => Command::new(program),
        Some(user) => {
            let mut command = Command::new("setpriv");
            command
                .args(["--reuid", user, "--regid", user, "--clear-groups", "--"])
                .arg(program);
            command
        }
    }
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().expect("id");
    id.stdout.starts_with(b"0\n")
}

fn run(command: &mut Command) {
    let output = command.output().expect("it runs");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {stderr}");
}
