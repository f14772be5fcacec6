//! The steps of all commands.

use std::fs;

use anyhow::{Context, Result, ensure};
use regex::Regex;

use crate::project::Project;
use crate::steps::{Step, Work};
use crate::{requirements, wasm};

const WASM_PACK: &str = "0.15.1";
/// What an ordinary `cargo clippy` sets, so that the tests are compiled once, with its lints (decision 50).
const WITH_CLIPPY: &str = "RUSTC_WORKSPACE_WRAPPER=clippy-driver \
                           CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";
/// Crates for external use.
const LIBRARIES: &str =
    "-p scheduler-core -p scheduler-exchange -p scheduler-solver -p scheduler-team";
/// The app's sources, with what its build and its tests read from other folders.
const APP: &[&str] = &[
    "/app/**",
    "!/app/documents/**",
    "!/app/e2e/**",
    "!/app/firefox/**",
    "!/app/vitals/**",
    "!/app/visual/**",
    "/fixtures/**",
    "/docs/**",
    "/Cargo.*",
    "/rust-toolchain.toml",
    "/scheduler-*/**",
    "/server/**",
    "/xtask/src/**",
];
/// Sources of the crates in the browser.
const ENGINE: &[&str] = &[
    "/Cargo.*",
    "/rust-toolchain.toml",
    "/app/package-lock.json",
    "/scheduler-*/**",
    "/xtask/src/wasm.rs",
    "!/scheduler-*/*.d.ts",
    "!/scheduler-*/tests/**",
    "!/scheduler-*/benches/**",
    "!/scheduler-*/examples/**",
    "!/scheduler-*/fuzz/**",
];
const ALL: &[&str] = &["/**"];
const ALL_BUT_APP: &[&str] = &["/**", "!/app/*/**"];

/// The names of the tests, in the order in which they are listed.
pub const TESTS: [&str; 14] = [
    "fmt",
    "clippy",
    "rust",
    "docs",
    "lint",
    "typescript",
    "wasm",
    "vitest",
    "site",
    "sizes",
    "documents",
    "e2e",
    "firefox",
    "requirements",
];

const STEP: Step = Step {
    name: "",
    title: "",
    is_test: false,
    needs: &[],
    after: &[],
    inputs: &[],
    output: None,
    work: Work::Shell(String::new()),
};

/// A line that checks something, tries to install it if it is missing, and says so in one sentence if that did not help.
fn ensured(check: &str, install: &str, missing: &str) -> String {
    format!(
        "has() {{ {check}\n}} >/dev/null 2>&1\n\
         has || {{ {install}\n}}\n\
         has || {{ echo \"{missing}\"; exit 1; }}"
    )
}

/// What has to be installed.
fn setup(project: &Project) -> Result<Vec<Step>> {
    let lock = fs::read_to_string(project.root.join("Cargo.lock"))?;
    let version = Regex::new(r#"name = "wasm-bindgen"\nversion = "([^"]+)""#)?;
    let versions: Vec<_> = version.captures_iter(&lock).collect();
    ensure!(
        versions.len() == 1,
        "Cargo.lock has several versions of wasm-bindgen"
    );
    let bindgen = versions.first().context("no wasm-bindgen")?[1].to_owned();
    // Without --locked, since the published lock file of wasm-bindgen-cli names a version that no longer exists.
    // Unoptimized, since these tools only run for seconds but would take minutes to compile.
    let install = "CARGO_PROFILE_RELEASE_OPT_LEVEL=0 cargo install --force --root .tools --target-dir \
                   \"$CARGO_TARGET_DIR/tools\"";
    Ok(vec![
        Step {
            name: "rust-target",
            title: "The Rust target for the browser",
            work: Work::Shell(ensured(
                "test -d \"$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown/lib\"",
                "rustup target add wasm32-unknown-unknown",
                "The Rust target wasm32-unknown-unknown is missing: install it with rustup, or from the source of rustc.",
            )),
            ..STEP
        },
        Step {
            name: "tools",
            title: "wasm-pack and wasm-bindgen, compiled once into .tools",
            needs: &["rust-target"],
            work: Work::Shell(ensured(
                &format!(
                    "wasm-pack --version | grep -qx 'wasm-pack {WASM_PACK}' && \
                     wasm-bindgen --version | grep -qx 'wasm-bindgen {bindgen}'"
                ),
                // Without TLS, which only the runner of browser tests needs.
                &format!(
                    "{install} wasm-bindgen-cli --version ={bindgen} --bin wasm-bindgen --no-default-features && \
                     {install} wasm-pack --version ={WASM_PACK}"
                ),
                "wasm-pack or wasm-bindgen could not be installed: cargo says above why.",
            )),
            ..STEP
        },
        Step {
            name: "npm",
            title: "The npm packages, among them the app's own Node",
            inputs: &["/app/package-lock.json"],
            output: Some("app/node_modules/.package-lock.json"),
            work: Work::Shell(format!(
                "cd app\nexport PATH=\"$SYSTEM_PATH\"\n{}\nnpm ci --no-audit --no-fund || exit 1\n{}",
                ensured(
                    "node -e 'const [a, b] = process.versions.node.split(`.`); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' \
                     && command -v npm",
                    "true",
                    "Node 20.19 or later with npm is missing: install it (https://nodejs.org).",
                ),
                ensured(
                    "node_modules/.bin/node --version",
                    // npm may be configured not to run install scripts.
                    "npm rebuild node",
                    "The npm package node did not install Node: allow its install script (npm install-scripts approve node in app/).",
                )
            )),
            ..STEP
        },
        Step {
            name: "programs",
            title: "Chromium, Firefox and PostgreSQL for the tests",
            needs: &["npm"],
            work: Work::Shell(PROGRAMS.to_owned()),
            ..STEP
        },
    ])
}

/// Installs what is missing from Debian, if that is possible without a question, and tries it.
const PROGRAMS: &str = r#"
try_chromium() {
  for it in "$BRIGHTCREW_CHROMIUM" /usr/bin/chromium-headless-shell /usr/bin/chromium /usr/bin/chromium-browser; do
    test -x "$it" && { "$it" --version && return; }
  done
  "$(cd app && node -p 'require("@playwright/test").chromium.executablePath()')" --version
}
try_firefox() { "${BRIGHTCREW_FIREFOX:-$(command -v firefox-esr || command -v firefox)}" --version; }
try_postgres() { $(command -v initdb || ls /usr/lib/postgresql/*/bin/initdb | head -n 1) --version; }
try_pooler() { $(command -v pgbouncer || echo /usr/sbin/pgbouncer) --version; }
missing=
# Needs half the time of the whole of Chromium.
test -n "$BRIGHTCREW_CHROMIUM" || command -v chromium-headless-shell || missing="$missing chromium-headless-shell"
try_firefox || missing="$missing firefox-esr"
try_postgres || missing="$missing postgresql"
try_pooler || missing="$missing pgbouncer"
if test -n "$missing" && test "$(id -u)" = 0 && command -v apt-get; then
  apt-get update
  for package in $missing; do DEBIAN_FRONTEND=noninteractive apt-get install -y "$package"; done
fi
try_chromium || (cd app && npx --no-install playwright install chromium)
try_chromium || { echo "Chromium is missing: install it (Debian: chromium), or set BRIGHTCREW_CHROMIUM."; exit 1; }
notes=
try_firefox || notes="$notes Firefox is missing, so its tests do not run: install it (Debian: firefox-esr), or set BRIGHTCREW_FIREFOX."
try_postgres || notes="$notes PostgreSQL is missing, so the server's tests use SQLite only: install it (Debian: postgresql)."
try_pooler || notes="$notes PgBouncer is missing, so the server's tests do without it: install it (Debian: pgbouncer)."
test -z "$notes" || { echo $notes; exit 77; }
"#;

/// What is built.
fn builds() -> Vec<Step> {
    vec![
        Step {
            name: "server",
            title: "The server, quickly built",
            work: Work::Shell("cargo build -p brightcrew-server".to_owned()),
            ..STEP
        },
        Step {
            name: "release",
            title: "The server for release",
            work: Work::Shell("cargo build --release -p brightcrew-server".to_owned()),
            ..STEP
        },
        Step {
            name: "wasm",
            title: "The engine as WebAssembly",
            needs: &["tools", "npm"],
            inputs: ENGINE,
            output: Some("app/src/engine/export-pkg/package.json"),
            work: Work::Own(wasm::build),
            ..STEP
        },
        Step {
            name: "site",
            title: "The site",
            needs: &["wasm"],
            inputs: APP,
            output: Some("app/build/client/site-manifest.json"),
            work: Work::Shell("cd app && npm run build && node scripts/compress.mjs".to_owned()),
            ..STEP
        },
        Step {
            name: "sizes",
            title: "The sizes of the packages and of the pages",
            needs: &["site"],
            work: Work::Shell("cd app && node scripts/page-sizes.mjs".to_owned()),
            ..STEP
        },
    ]
}

/// Every step. `browser_tests` are arguments for Playwright.
///
/// # Errors
/// If Cargo.lock does not say which wasm-bindgen is needed.
pub fn all(project: &Project, browser_tests: &[String]) -> Result<Vec<Step>> {
    let chosen: Vec<String> = browser_tests.iter().map(|word| quoted(word)).collect();
    let mut steps = setup(project)?;
    steps.extend(builds());
    steps.extend([
        Step {
            name: "fmt",
            title: "The format of Rust",
            work: Work::Shell("cargo fmt --all --check".to_owned()),
            ..STEP
        },
        Step {
            name: "clippy",
            title: "The lints of Rust, while its tests are compiled",
            // Without benchmarks, whose harness takes a while to compile.
            work: Work::Shell(format!(
                "{WITH_CLIPPY} cargo test --workspace --lib --bins --tests --examples --no-run"
            )),
            ..STEP
        },
        Step {
            name: "rust",
            title: "The tests of Rust",
            needs: &["clippy"],
            after: &["programs"],
            inputs: ALL_BUT_APP,
            work: Work::Shell(format!(
                "{WITH_CLIPPY} cargo test --workspace --no-fail-fast"
            )),
            ..STEP
        },
        Step {
            name: "docs",
            title: "The documentation and the benchmarks of Rust, without warnings",
            after: &["rust"],
            inputs: ALL_BUT_APP,
            work: Work::Shell(format!(
                "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps --quiet {LIBRARIES} && \
                 cargo clippy --quiet -p scheduler-core --benches -- -D warnings"
            )),
            ..STEP
        },
        Step {
            name: "lint",
            title: "The lints and the format of the app",
            needs: &["npm"],
            work: Work::Shell("cd app && npm run lint".to_owned()),
            ..STEP
        },
        Step {
            name: "typescript",
            title: "TypeScript",
            needs: &["wasm"],
            inputs: ALL,
            work: Work::Shell("cd app && npm run typecheck".to_owned()),
            ..STEP
        },
        Step {
            name: "vitest",
            title: "Vitest",
            needs: &["wasm"],
            inputs: APP,
            work: Work::Shell("cd app && NO_COLOR=1 npm test".to_owned()),
            ..STEP
        },
        Step {
            name: "documents",
            title: "Vitest on the documents of the built site",
            needs: &["site"],
            inputs: ALL,
            work: Work::Shell("cd app && NO_COLOR=1 npm run documents".to_owned()),
            ..STEP
        },
        Step {
            name: "requirements",
            title: "Requirements are covered by tests",
            work: Work::Own(requirements::check),
            ..STEP
        },
        Step {
            name: "e2e",
            title: "Playwright in Chromium",
            // The debug server is compiled with the tests of Rust.
            needs: &["programs", "clippy", "site"],
            // Alone, since they wait for a page.
            after: &[
                "rust",
                "docs",
                "lint",
                "typescript",
                "vitest",
                "documents",
                "sizes",
                "requirements",
            ],
            inputs: ALL,
            work: Work::Shell(format!(
                "cd app && BRIGHTCREW_SERVER_BIN=\"$CARGO_TARGET_DIR/debug/brightcrew-server\" \
                 npx --no-install playwright test --project=e2e {}",
                chosen.join(" ")
            )),
            ..STEP
        },
        Step {
            name: "firefox",
            title: "Main user journeys in Firefox",
            needs: &["programs", "clippy", "site"],
            after: &["e2e"],
            inputs: ALL,
            work: Work::Shell(FIREFOX.to_owned()),
            ..STEP
        },
    ]);
    for step in &mut steps {
        step.is_test = TESTS.contains(&step.name);
    }
    Ok(steps)
}

/// In CI nothing is left out.
const FIREFOX: &str = r#"
: "${BRIGHTCREW_FIREFOX:=$(command -v firefox-esr || command -v firefox)}"
if test -z "$BRIGHTCREW_FIREFOX"; then
  echo "Firefox is not installed"
  test -z "$CI" && exit 77
  exit 1
fi
export BRIGHTCREW_FIREFOX BRIGHTCREW_SERVER_BIN="$CARGO_TARGET_DIR/debug/brightcrew-server"
cd app/firefox && (test node_modules/.package-lock.json -nt package-lock.json || npm ci --no-audit --no-fund) &&
cd .. && node --test --test-reporter=spec firefox/journeys.test.mjs
"#;

/// A word for the shell.
fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn project() -> Project {
        let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        Project {
            target: root.join("target"),
            root,
        }
    }

    #[test]
    fn every_step_needs_only_steps_that_exist_and_the_tests_are_all_there() {
        let steps = all(&project(), &[]).unwrap();
        let names: BTreeSet<&str> = steps.iter().map(|step| step.name).collect();
        assert_eq!(names.len(), steps.len());
        for step in &steps {
            for name in step.needs.iter().chain(step.after) {
                assert!(names.contains(name), "{} needs {name}", step.name);
            }
        }
        assert!(TESTS.iter().all(|name| names.contains(name)));
    }

    #[test]
    fn what_is_missing_is_installed_and_otherwise_said_in_one_sentence() {
        let run = |line: &str| {
            let output = project().shell(line).output().unwrap();
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            (output.status.success(), text)
        };
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("it");
        let (check, install) = (
            format!("test -e {}", file.display()),
            format!("touch {}", file.display()),
        );
        let sentence = "It is missing.";
        assert_eq!(
            run(&ensured(&check, "true", sentence)),
            (false, "It is missing.\n".to_owned())
        );
        assert_eq!(
            run(&ensured(&check, &install, sentence)),
            (true, String::new())
        );
        assert_eq!(
            run(&ensured(&check, "echo again", sentence)),
            (true, String::new())
        );
    }

    #[test]
    fn words_for_the_shell_are_quoted() {
        assert_eq!(quoted("it's $1"), r"'it'\''s $1'");
    }
}
