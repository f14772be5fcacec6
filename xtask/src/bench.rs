//! The engine's benchmarks: criterion's, native, and the app's script, which times WebAssembly beside JavaScript.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use serde_json::Value;
use walkdir::WalkDir;

use crate::project::Project;
use crate::{runner, say, setup, wasm};

const SCRIPT: &str = "bench/engine.mjs";
/// Where the script is asked to write its figures: `[{"name": "...", "medianNs": 123.4}]`.
const REPORT_VARIABLE: &str = "BENCH_REPORT";

/// One line of the table.
#[derive(Debug, Clone, PartialEq)]
struct Figure {
    name: String,
    /// The median of one run, in nanoseconds.
    median: f64,
}

/// Runs all benchmarks and prints one table. `quick` lets criterion stop as soon as it has rough figures.
///
/// # Errors
/// When a build or a benchmark fails.
pub fn run(project: &Project, quick: bool) -> Result<()> {
    setup::rust(project)?;
    setup::npm_packages(project)?;
    setup::wasm_tools(project)?;
    wasm::build(project)?;

    let started = SystemTime::now();
    say::heading("native: criterion");
    let mut native = project.cargo();
    // `--bench *` leaves the unit tests out, which know nothing of criterion's options.
    native.args(["bench", "--package", "scheduler-core", "--bench", "*"]);
    if quick {
        native.args(["--", "--quick"]);
    }
    if !runner::in_view(&mut native)?.success {
        bail!("the benchmarks of scheduler-core failed");
    }
    let mut figures = criterion(&project.target.join("criterion"), started)?;

    say::heading("in the app's Node: WebAssembly and JavaScript");
    if project.app.join(SCRIPT).is_file() {
        let report = project.own_dir().join("bench.json");
        let _ = fs::remove_file(&report);
        let mut script = project.in_app("node");
        script.arg(SCRIPT).env(REPORT_VARIABLE, &report);
        if !runner::in_view(&mut script)?.success {
            bail!("app/{SCRIPT} failed");
        }
        if let Ok(text) = fs::read_to_string(&report) {
            figures.extend(from_script(&text)?);
        }
    } else {
        say::line(&format!("app/{SCRIPT} is not there"));
    }

    say::heading("median time of one run");
    let mut rows = vec![vec!["benchmark".to_owned(), "time".to_owned()]];
    rows.extend(
        figures
            .into_iter()
            .map(|figure| vec![figure.name, duration(figure.median)]),
    );
    say::line(&say::table(&rows));
    Ok(())
}

/// Criterion's figures of this run, by name.
fn criterion(folder: &Path, since: SystemTime) -> Result<Vec<Figure>> {
    let mut figures = Vec::new();
    for entry in WalkDir::new(folder) {
        let entry = entry?;
        if !entry.path().ends_with("new/estimates.json") || entry.metadata()?.modified()? < since {
            continue;
        }
        let read = |path: &Path| -> Result<Value> {
            let text = fs::read_to_string(path)
                .with_context(|| format!("cannot read {}", path.display()))?;
            serde_json::from_str(&text).with_context(|| format!("{} is not JSON", path.display()))
        };
        let estimates = read(entry.path())?;
        let benchmark = read(&entry.path().with_file_name("benchmark.json"))?;
        let name = benchmark["full_id"]
            .as_str()
            .context("criterion names no benchmark")?;
        let median = estimates["median"]["point_estimate"]
            .as_f64()
            .context("criterion gives no median")?;
        figures.push(Figure {
            name: format!("native {name}"),
            median,
        });
    }
    figures.sort_by_key(|figure| natural(&figure.name));
    Ok(figures)
}

fn from_script(text: &str) -> Result<Vec<Figure>> {
    let report: Value = serde_json::from_str(text).context("the script's report is not JSON")?;
    let entries = report
        .as_array()
        .context("the script's report is no list")?;
    let figure = |entry: &Value| {
        let name = entry["name"].as_str()?.to_owned();
        Some(Figure {
            name,
            median: entry["medianNs"].as_f64()?,
        })
    };
    entries
        .iter()
        .map(|entry| {
            figure(entry).context("an entry of the script's report needs `name` and `medianNs`")
        })
        .collect()
}

/// A key that sorts `coverage/400` before `coverage/10000`.
fn natural(name: &str) -> Vec<(u64, String)> {
    name.split(['/', ' '])
        .map(|part| (part.parse().unwrap_or(0), part.to_owned()))
        .collect()
}

/// Nanoseconds with a unit that suits them.
fn duration(nanoseconds: f64) -> String {
    let (value, unit) = match nanoseconds {
        ns if ns < 1e3 => (ns, "ns"),
        ns if ns < 1e6 => (ns / 1e3, "µs"),
        ns if ns < 1e9 => (ns / 1e6, "ms"),
        ns => (ns / 1e9, "s"),
    };
    format!("{value:.2} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn criterion_figures_are_read_and_sorted_by_number() {
        let folder = tempfile::tempdir().unwrap();
        for (name, median) in [("week/10000", "2000000.0"), ("week/400", "1500.5")] {
            let path = folder.path().join(name).join("new");
            fs::create_dir_all(&path).unwrap();
            fs::write(
                path.join("benchmark.json"),
                format!(r#"{{"full_id": "{name}"}}"#),
            )
            .unwrap();
            fs::write(
                path.join("estimates.json"),
                format!(r#"{{"median": {{"point_estimate": {median}}}}}"#),
            )
            .unwrap();
        }
        let figures = criterion(folder.path(), SystemTime::UNIX_EPOCH).unwrap();
        assert_eq!(
            figures[0],
            Figure {
                name: "native week/400".into(),
                median: 1500.5
            }
        );
        assert_eq!(
            figures[1],
            Figure {
                name: "native week/10000".into(),
                median: 2_000_000.0
            }
        );
        let later = SystemTime::now() + std::time::Duration::from_secs(3600);
        assert!(criterion(folder.path(), later).unwrap().is_empty());
    }

    #[test]
    fn the_scripts_report_is_read_or_refused() {
        let figures = from_script(r#"[{"name": "wasm week/400", "medianNs": 12.5}]"#).unwrap();
        assert_eq!(
            figures,
            [Figure {
                name: "wasm week/400".into(),
                median: 12.5
            }]
        );
        assert!(from_script(r#"[{"name": "wasm week/400"}]"#).is_err());
        assert!(from_script("{}").is_err());
    }

    #[test]
    fn durations_have_fitting_units() {
        assert_eq!(duration(12.0), "12.00 ns");
        assert_eq!(duration(1_500.0), "1.50 µs");
        assert_eq!(duration(2_000_000.0), "2.00 ms");
        assert_eq!(duration(3e9), "3.00 s");
    }
}
