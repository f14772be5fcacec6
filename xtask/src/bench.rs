//! The benchmarks: `cargo bench`, and the app's `bench:` scripts, which time WebAssembly beside JavaScript and the
//! longest tasks behind the actions of the demo, or the server beside nginx.

use std::fs;

use anyhow::{Result, ensure};
use serde_json::Value;

use crate::project::Project;
use crate::{browser, say, server, setup, site, wasm};

/// The script that `--server` asks for, and nothing else.
const SERVER_SCRIPT: &str = "bench:server";

/// Runs the benchmarks; each prints its own figures. `quick` makes fewer runs; `server_only` measures the server alone.
///
/// # Errors
/// When a build or a benchmark fails; a benchmark also fails when a figure is over its limit.
pub fn run(project: &Project, quick: bool, server_only: bool) -> Result<()> {
    setup::rust(project)?;
    setup::npm_packages(project)?;
    setup::wasm_tools(project)?;
    wasm::build(project)?;
    site::build(project)?;
    server::build(project)?;
    let mut failed = Vec::new();
    if !server_only {
        say::heading("native: cargo bench");
        // `--bench *` leaves the unit tests out, which know nothing of criterion's options.
        let cargo = ["bench", "--workspace", "--bench", "*"];
        let options: &[&str] = if quick { &["--", "--quick"] } else { &[] };
        if !say::show(&project.cargo(&[&cargo, options].concat()))?.success {
            failed.push("cargo bench".to_owned());
        }
    }
    let chromium = browser::chromium(project)?;
    let package: Value =
        serde_json::from_str(&fs::read_to_string(project.app.join("package.json"))?)?;
    let scripts = package["scripts"].as_object().into_iter().flatten();
    for (script, _) in scripts.filter(|(name, _)| name.starts_with("bench:")) {
        if (script == SERVER_SCRIPT) != server_only {
            continue;
        }
        say::heading(script);
        let command = project
            .in_app("npm", &["run", "--silent", script])
            .env(browser::VARIABLE, &chromium)
            .env("BRIGHTCREW_SERVER_BIN", server::binary(project, "release"))
            .env("BENCH_QUICK", if quick { "1" } else { "" });
        if !say::show(&command)?.success {
            failed.push(script.clone());
        }
    }
    ensure!(
        failed.is_empty(),
        "failed, or over a limit: {}",
        failed.join(", ")
    );
    Ok(())
}
