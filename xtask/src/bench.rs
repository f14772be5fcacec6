//! The benchmarks: criterion's, native; the app's script, which times WebAssembly beside JavaScript; and the longest
//! tasks behind the actions of the scheduler and of the rest of the demo, in a browser slowed down four times.

use std::fs;
use std::path::Path;
use std::time::SystemTime;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use walkdir::WalkDir;

use crate::project::Project;
use crate::{browser, runner, say, server, setup, site, wasm};

const SCRIPT: &str = "bench/engine.mjs";
/// The scripts that press buttons in a browser, and what their figures are called.
const TASKS: [(&str, &str); 2] = [
    ("bench/scheduler-tasks.mjs", "scheduler"),
    ("bench/demo-tasks.mjs", "demo"),
];
/// Where a script is asked to write its figures: `[{"name": "...", "medianNs": 123.4, "limitNs": 200.0}]`; a limit is
/// optional.
const REPORT_VARIABLE: &str = "BENCH_REPORT";

/// One line of the table.
#[derive(Debug, Clone, PartialEq)]
struct Figure {
    name: String,
    /// The median of one run, in nanoseconds.
    median: f64,
    /// What the median should not exceed, in nanoseconds.
    limit: Option<f64>,
}

impl Figure {
    fn is_over(&self) -> bool {
        self.limit.is_some_and(|limit| self.median > limit)
    }

    fn cells(self) -> Vec<String> {
        let over = if self.is_over() { " (over)" } else { "" };
        let limit = self.limit.map(|limit| duration(limit) + over);
        vec![self.name, duration(self.median), limit.unwrap_or_default()]
    }
}

/// Runs all benchmarks and prints one table. `quick` lets criterion stop as soon as it has rough figures, and measures
/// each action once.
///
/// # Errors
/// When a build or a benchmark fails, and, after the table, when a figure is over its limit.
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

    figures.extend(tasks(project, quick)?);

    say::heading("median time of one run; for an action its longest task");
    let over = figures.iter().filter(|figure| figure.is_over()).count();
    let mut rows = vec![["benchmark", "time", "limit"].map(str::to_owned).to_vec()];
    rows.extend(figures.into_iter().map(Figure::cells));
    say::line(&say::table(&rows));
    ensure!(over == 0, "{over} of the figures are over their limit");
    Ok(())
}

/// The longest task behind each action, in the built site.
fn tasks(project: &Project, quick: bool) -> Result<Vec<Figure>> {
    site::build(project)?;
    server::build(project)?;
    let chromium = browser::chromium(project)?;
    let mut figures = Vec::new();
    for (script, part) in TASKS {
        say::heading(&format!("longest tasks, processor 4x slower: {part}"));
        let report = project.own_dir().join(format!("bench-{part}.json"));
        let _ = fs::remove_file(&report);
        let mut command = project.in_app("node");
        command
            .arg(script)
            .env(REPORT_VARIABLE, &report)
            .env("BRIGHTCREW_CHROMIUM", &chromium)
            .env("BRIGHTCREW_SERVER_BIN", server::binary(project));
        if quick {
            command.env("BENCH_QUICK", "1");
        }
        // It also fails where an action is over its limit; the table says which. Without a report nothing was measured.
        runner::in_view(&mut command)?;
        let text = fs::read_to_string(&report).with_context(|| format!("app/{script} failed"))?;
        figures.extend(from_script(&text)?.into_iter().map(|figure| Figure {
            name: format!("{part}: {}", figure.name),
            ..figure
        }));
    }
    Ok(figures)
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
            limit: None,
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
            limit: entry["limitNs"].as_f64(),
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
                median: 1500.5,
                limit: None
            }
        );
        assert_eq!(
            figures[1],
            Figure {
                name: "native week/10000".into(),
                median: 2_000_000.0,
                limit: None
            }
        );
        let later = SystemTime::now() + std::time::Duration::from_secs(3600);
        assert!(criterion(folder.path(), later).unwrap().is_empty());
    }

    #[test]
    fn the_scripts_report_is_read_or_refused() {
        let report = r#"[{"name": "wasm week/400", "medianNs": 12.5}, {"name": "next week", "medianNs": 51e6, "limitNs": 50e6}]"#;
        let figures = from_script(report).unwrap();
        assert_eq!(
            figures,
            [
                Figure {
                    name: "wasm week/400".into(),
                    median: 12.5,
                    limit: None
                },
                Figure {
                    name: "next week".into(),
                    median: 51e6,
                    limit: Some(50e6)
                }
            ]
        );
        assert_eq!(
            figures.iter().map(Figure::is_over).collect::<Vec<_>>(),
            [false, true]
        );
        assert_eq!(
            figures[1].clone().cells(),
            ["next week", "51.00 ms", "50.00 ms (over)"]
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
