//! `cargo xtask vitals`: Lighthouse's mobile setting over one page of each kind in both languages, served by the real
//! server. Each page is measured several times; the middle figure of each counts.

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::project::Project;
use crate::say::{self, Step};
use crate::server::Served;
use crate::{browser, runner, setup};

/// One page of each kind that is prerendered, by its English path.
const KINDS: [&str; 12] = [
    "/",
    "/pricing",
    "/boost-performance",
    "/logistics-case",
    "/use-cases",
    "/faq",
    "/blog",
    "/contact",
    "/sign-up",
    "/privacy-and-terms",
    "/cdti-cam",
    "/pick-experience",
];
/// Where the figures of a whole measurement are kept.
const REPORT: &str = "docs/vitals.md";
const CHROMIUM_FLAGS: &str = "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run \
    --disable-background-networking --disable-component-update --disable-sync";

/// What a page must reach.
struct Limits {
    performance: u64,
    others: u64,
    lcp_ms: f64,
    tbt_ms: f64,
    cls: f64,
    bytes: u64,
}

const LIMITS: Limits = Limits {
    performance: 98,
    others: 100,
    lcp_ms: 1200.0,
    tbt_ms: 50.0,
    cls: 0.02,
    bytes: 350_000,
};

/// What Lighthouse says of one load of a page.
#[derive(Debug, Clone, PartialEq)]
struct Vitals {
    /// Performance, accessibility, best practices, SEO: 0 to 100.
    scores: [u64; 4],
    /// Milliseconds until the largest element is painted.
    lcp: f64,
    /// Milliseconds that long tasks block.
    tbt: f64,
    /// Layout shift, without a unit.
    cls: f64,
    /// All bytes over the wire.
    bytes: u64,
}

impl Vitals {
    /// Reads Lighthouse's JSON report.
    fn read(report: &str) -> Result<Self> {
        let report: Value =
            serde_json::from_str(report).context("Lighthouse's report is not JSON")?;
        if let Some(error) = report["runtimeError"]["message"].as_str() {
            bail!("Lighthouse: {error}");
        }
        let score = |category: &str| -> Result<u64> {
            let score = report["categories"][category]["score"]
                .as_f64()
                .with_context(|| format!("Lighthouse gives no score for {category}"))?;
            Ok(percent(score))
        };
        let figure = |audit: &str| {
            report["audits"][audit]["numericValue"]
                .as_f64()
                .with_context(|| format!("Lighthouse gives no figure for {audit}"))
        };
        Ok(Self {
            scores: [
                score("performance")?,
                score("accessibility")?,
                score("best-practices")?,
                score("seo")?,
            ],
            lcp: figure("largest-contentful-paint")?,
            tbt: figure("total-blocking-time")?,
            cls: figure("cumulative-layout-shift")?,
            bytes: whole(figure("total-byte-weight")?),
        })
    }

    /// The middle of each figure by itself.
    fn median(runs: &[Self]) -> Self {
        let middle = |figure: &dyn Fn(&Self) -> f64| {
            let mut figures: Vec<f64> = runs.iter().map(figure).collect();
            figures.sort_by(f64::total_cmp);
            figures[figures.len() / 2]
        };
        Self {
            scores: std::array::from_fn(|index| {
                let mut scores: Vec<u64> = runs.iter().map(|run| run.scores[index]).collect();
                scores.sort_unstable();
                scores[scores.len() / 2]
            }),
            lcp: middle(&|run| run.lcp),
            tbt: middle(&|run| run.tbt),
            cls: middle(&|run| run.cls),
            bytes: {
                let mut bytes: Vec<u64> = runs.iter().map(|run| run.bytes).collect();
                bytes.sort_unstable();
                bytes[bytes.len() / 2]
            },
        }
    }

    /// What falls short of the limits.
    fn complaints(&self) -> Vec<String> {
        let [performance, accessibility, practices, seo] = self.scores;
        let mut complaints = Vec::new();
        let mut hold = |holds: bool, text: String| {
            if !holds {
                complaints.push(text);
            }
        };
        hold(
            performance >= LIMITS.performance,
            format!("performance {performance}"),
        );
        for (name, score) in [
            ("accessibility", accessibility),
            ("best practices", practices),
            ("SEO", seo),
        ] {
            hold(score >= LIMITS.others, format!("{name} {score}"));
        }
        hold(
            self.lcp <= LIMITS.lcp_ms,
            format!("LCP {:.2} s", self.lcp / 1000.0),
        );
        hold(self.tbt <= LIMITS.tbt_ms, format!("TBT {:.0} ms", self.tbt));
        hold(self.cls <= LIMITS.cls, format!("CLS {:.3}", self.cls));
        hold(self.bytes <= LIMITS.bytes, say::kilobytes(self.bytes));
        complaints
    }

    fn cells(&self) -> Vec<String> {
        let mut cells: Vec<String> = self.scores.iter().map(u64::to_string).collect();
        cells.extend([
            format!("{:.2} s", self.lcp / 1000.0),
            format!("{:.0} ms", self.tbt),
            format!("{:.3}", self.cls),
            say::kilobytes(self.bytes),
        ]);
        cells
    }
}

fn whole(figure: f64) -> u64 {
    figure.max(0.0).round() as u64
}

fn percent(score: f64) -> u64 {
    whole(score * 100.0)
}

const HEAD: [&str; 9] = [
    "page",
    "performance",
    "accessibility",
    "best practices",
    "SEO",
    "LCP",
    "TBT",
    "CLS",
    "all bytes",
];

/// Measures the pages (all kinds in both languages when none is named) and prints the table. The figures of a whole
/// measurement are also written to `docs/vitals.md`.
///
/// # Errors
/// When a tool is missing, the server does not start, or Lighthouse fails. Missing a limit is no error: the exit code
/// says so.
pub fn run(project: &Project, only: &[String], runs: usize) -> Result<ExitCode> {
    let chromium = browser::headless(project)?;
    let lighthouse = setup::packages_of(project, "vitals")?.join("lighthouse/cli/index.js");
    let pages = if only.is_empty() {
        pages(&fs::read_to_string(
            project.site_dir().join("site-manifest.json"),
        )?)?
    } else {
        only.to_vec()
    };
    let folder = project.own_dir().join("vitals");
    fs::create_dir_all(&folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let served = Served::start(project, &folder)?;
    let mut rows = Vec::new();
    let mut short = Vec::new();
    for page in pages {
        let step = Step::start(&format!("vitals: {page}"));
        let mut measured = Vec::new();
        for _ in 0..runs {
            let report = folder.join("report.json");
            let mut command = project.in_app("node");
            command
                .arg(&lighthouse)
                .arg(format!("http://{}{page}", served.address))
                .args(["--output=json", "--quiet"])
                .arg("--only-categories=performance,accessibility,best-practices,seo")
                .arg(format!("--output-path={}", report.display()))
                .arg(format!("--chrome-flags={CHROMIUM_FLAGS}"))
                .env("CHROME_PATH", &chromium);
            runner::answer(&mut command)?;
            measured.push(Vitals::read(&fs::read_to_string(&report)?)?);
        }
        let vitals = Vitals::median(&measured);
        let complaints = vitals.complaints();
        if complaints.is_empty() {
            step.done();
        } else {
            step.done_with(&complaints.join(", "));
            short.push(page.clone());
        }
        rows.push((page, vitals));
    }
    drop(served);
    let mut table = vec![HEAD.map(str::to_owned).to_vec()];
    table.extend(
        rows.iter()
            .map(|(page, vitals)| [vec![page.clone()], vitals.cells()].concat()),
    );
    say::heading("Lighthouse, mobile");
    say::line(&say::table(&table));
    if only.is_empty() {
        let report = project.root.join(REPORT);
        fs::write(&report, document(&table, runs))
            .with_context(|| format!("cannot write {}", report.display()))?;
    }
    say::line(&if short.is_empty() {
        "every page is within the limits".to_owned()
    } else {
        format!("short of a limit: {}", short.join(", "))
    });
    Ok(if short.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// The paths of one page of each kind, with their Spanish twins, that the site has.
fn pages(manifest: &str) -> Result<Vec<String>> {
    let manifest: Value =
        serde_json::from_str(manifest).context("site-manifest.json is not JSON")?;
    let list = manifest["pages"]
        .as_array()
        .context("site-manifest.json lists no pages")?;
    let mut pages = Vec::new();
    for kind in KINDS {
        let page = list
            .iter()
            .find(|page| page["path"] == kind)
            .with_context(|| format!("the site has no page {kind}"))?;
        pages.push(kind.to_owned());
        pages.extend(page["twin"].as_str().map(str::to_owned));
    }
    Ok(pages)
}

/// The report as a page of the documentation.
fn document(table: &[Vec<String>], runs: usize) -> String {
    let mut text = format!(
        "# Vitals\n\nWritten by `cargo xtask vitals`: Lighthouse's mobile setting against the release server on the same \
         machine, the middle of {runs} runs for each figure.\nLimits: performance {}, the other scores {}, LCP {:.1} s, \
         TBT {:.0} ms, CLS {}, all bytes {}.\n\n",
        LIMITS.performance,
        LIMITS.others,
        LIMITS.lcp_ms / 1000.0,
        LIMITS.tbt_ms,
        LIMITS.cls,
        say::kilobytes(LIMITS.bytes),
    );
    for (index, row) in table.iter().enumerate() {
        text += &format!("| {} |\n", row.join(" | "));
        if index == 0 {
            text += &format!("|---|{}\n", "---:|".repeat(row.len() - 1));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> Vitals {
        Vitals {
            scores: [98, 100, 100, 100],
            lcp: 1200.0,
            tbt: 50.0,
            cls: 0.02,
            bytes: 350_000,
        }
    }

    #[test]
    fn the_limits_hold_to_the_last_digit() {
        assert!(good().complaints().is_empty());
        let worse = Vitals {
            scores: [97, 99, 100, 100],
            lcp: 1200.5,
            tbt: 50.5,
            cls: 0.021,
            bytes: 350_001,
        };
        assert_eq!(
            worse.complaints(),
            [
                "performance 97",
                "accessibility 99",
                "LCP 1.20 s",
                "TBT 50 ms",
                "CLS 0.021",
                "350.0 kB"
            ]
        );
        let unseen = Vitals {
            scores: [100, 100, 99, 98],
            ..good()
        };
        assert_eq!(unseen.complaints(), ["best practices 99", "SEO 98"]);
    }

    #[test]
    fn the_middle_of_each_figure_counts() {
        let run = |performance, lcp, tbt| Vitals {
            scores: [performance, 100, 100, 100],
            lcp,
            tbt,
            ..good()
        };
        let median = Vitals::median(&[
            run(99, 900.0, 80.0),
            run(97, 1100.0, 20.0),
            run(100, 2000.0, 40.0),
        ]);
        assert_eq!(median, run(99, 1100.0, 40.0));
    }

    #[test]
    fn a_report_is_read_or_refused() {
        let report = r#"{
            "categories": {"performance": {"score": 0.985}, "accessibility": {"score": 1},
                "best-practices": {"score": 0.96}, "seo": {"score": 1}},
            "audits": {"largest-contentful-paint": {"numericValue": 1012.4},
                "total-blocking-time": {"numericValue": 12.5},
                "cumulative-layout-shift": {"numericValue": 0.001},
                "total-byte-weight": {"numericValue": 231456}}}"#;
        let vitals = Vitals::read(report).unwrap();
        assert_eq!(vitals.scores, [99, 100, 96, 100]);
        assert_eq!((vitals.lcp, vitals.bytes), (1012.4, 231_456));
        let missing = report.replace("total-blocking-time", "other");
        assert!(
            Vitals::read(&missing)
                .unwrap_err()
                .to_string()
                .contains("total-blocking-time")
        );
        let failed = r#"{"runtimeError": {"message": "no page"}}"#;
        assert!(
            Vitals::read(failed)
                .unwrap_err()
                .to_string()
                .contains("no page")
        );
    }

    #[test]
    fn every_kind_is_measured_with_its_twin() {
        let manifest = |paths: &[&str]| {
            let pages: Vec<Value> = paths
                .iter()
                .map(|path| {
                    let twin = (*path != "/pick-experience").then(|| format!("/es{path}"));
                    serde_json::json!({"path": path, "twin": twin})
                })
                .collect();
            serde_json::json!({ "pages": pages }).to_string()
        };
        let pages = super::pages(&manifest(&KINDS)).unwrap();
        assert_eq!(pages.len(), 2 * KINDS.len() - 1);
        assert_eq!(pages[2..4], ["/pricing", "/es/pricing"]);
        assert!(
            super::pages(&manifest(&KINDS[1..]))
                .unwrap_err()
                .to_string()
                .contains("no page /")
        );
    }

    #[test]
    fn the_document_holds_the_table_and_the_limits() {
        let table = [
            HEAD.map(str::to_owned).to_vec(),
            [vec!["/".to_owned()], good().cells()].concat(),
        ];
        let text = document(&table, 3);
        assert!(text.contains("the middle of 3 runs"));
        assert!(text.contains("LCP 1.2 s, TBT 50 ms, CLS 0.02, all bytes 350.0 kB"));
        assert!(text.contains("\n|---|---:|---:|---:|---:|---:|---:|---:|---:|\n"));
        assert!(
            text.contains("| / | 98 | 100 | 100 | 100 | 1.20 s | 50 ms | 0.020 | 350.0 kB |\n")
        );
    }
}
