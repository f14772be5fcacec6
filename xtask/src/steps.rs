//! Runs steps: each begins as soon as those that it needs have ended, two at a time. At the end it is printed how long
//! each took.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::Stdio;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use std::{fs, thread};

use anyhow::{Context, Result, ensure};

use crate::counts::Counts;
use crate::inputs;
use crate::project::Project;

/// The exit code of a command that did not do everything; its last line says what is missing.
const INCOMPLETE: i32 = 77;

/// What a step does.
pub enum Work {
    /// A line for the shell.
    Shell(String),
    /// A part of this program; what it returns is printed if it fails.
    Own(fn(&Project) -> Result<()>),
}

/// A step of a command.
pub struct Step {
    /// Its name, also for `--only`.
    pub name: &'static str,
    /// What it is, for people.
    pub title: &'static str,
    /// Whether its result counts as tests; others only prepare something.
    pub is_test: bool,
    /// The steps without which it cannot begin.
    pub needs: &'static [&'static str],
    /// The steps that have to end before it, if they run.
    pub after: &'static [&'static str],
    /// The files on which its result depends, as patterns of [`inputs::fingerprint`]; with none it always runs.
    pub inputs: &'static [&'static str],
    /// The file or folder that it makes, if it makes one.
    pub output: Option<&'static str>,
    pub work: Work,
}

/// How a step ended.
enum End {
    Passed,
    Failed,
    /// It did not do everything, and why.
    Skipped(String),
}

struct Report {
    end: End,
    counts: Counts,
    time: Duration,
}

enum State {
    Waiting,
    Running,
    Ended(Report),
}

/// How steps are run.
#[derive(Clone, Copy, Default)]
pub struct Options {
    /// Whether tests that passed on the same inputs run again; what is built is not built again.
    pub repeat_tests: bool,
    /// Whether the tests are others than those of the project, so that passing says nothing about the next run.
    pub is_special: bool,
    /// Whether output is printed as it comes; only for a single test.
    pub is_live: bool,
}

/// Runs the steps with these names and those that they need. Returns whether all passed, and the tests.
pub fn run(project: &Project, all: Vec<Step>, names: &[&str], options: Options) -> (bool, Counts) {
    let steps = needed(all, names);
    let started = Instant::now();
    let states = steps.iter().map(|step| (step.name, State::Waiting));
    let states: Mutex<BTreeMap<&str, State>> = Mutex::new(states.collect());
    let changed = Condvar::new();
    let lock = || states.lock().unwrap_or_else(PoisonError::into_inner);
    let work = || {
        let mut states = lock();
        while let Some(step) = next(&steps, &states) {
            let Some(step) = step else {
                states = changed.wait(states).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            let missing = missing_for(step, &states);
            states.insert(step.name, State::Running);
            drop(states);
            let report = match missing {
                Some(reason) => {
                    print(&format!("FAILED {}: {reason}\n", step.title));
                    Report {
                        end: End::Failed,
                        counts: Counts::of("", false),
                        time: Duration::ZERO,
                    }
                }
                None => execute(project, step, options),
            };
            states = lock();
            states.insert(step.name, State::Ended(report));
            changed.notify_all();
        }
    };
    thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
    summary(&steps, &lock(), started.elapsed())
}

/// The named steps with all that they need, in their order.
fn needed(all: Vec<Step>, names: &[&str]) -> Vec<Step> {
    let mut wanted: Vec<&str> = names.to_vec();
    let mut index = 0;
    while let Some(name) = wanted.get(index) {
        let step = all.iter().find(|step| step.name == *name);
        wanted.extend(step.map_or(&[][..], |step| step.needs));
        index += 1;
    }
    let is_wanted = |step: &Step| wanted.contains(&step.name);
    all.into_iter().filter(is_wanted).collect()
}

/// The next step to run; `Some(None)` while all that are left wait for others.
fn next<'a>(steps: &'a [Step], states: &BTreeMap<&str, State>) -> Option<Option<&'a Step>> {
    let is_over = |name: &&str| matches!(states.get(name), None | Some(State::Ended(_)));
    let mut waiting = steps
        .iter()
        .filter(|step| matches!(states.get(step.name), Some(State::Waiting)))
        .peekable();
    waiting.peek()?;
    Some(waiting.find(|step| step.needs.iter().chain(step.after).all(&is_over)))
}

fn missing_for(step: &Step, states: &BTreeMap<&str, State>) -> Option<String> {
    let failed = step.needs.iter().find(|name| {
        let state = states.get(**name);
        matches!(state, Some(State::Ended(report)) if matches!(report.end, End::Failed))
    });
    failed.map(|name| format!("not run, because the step {name} failed"))
}

fn execute(project: &Project, step: &Step, options: Options) -> Report {
    print(&format!("begins: {}\n", step.title));
    let started = Instant::now();
    let (end, counts) = perform(project, step, options).unwrap_or_else(|error| {
        print(&format!("FAILED {}: {error:#}\n", step.title));
        (End::Failed, Counts::of("", false))
    });
    let time = started.elapsed();
    match &end {
        End::Passed => print(&format!("passed: {}, {}\n", step.title, words(time))),
        End::Skipped(reason) => print(&format!("{}: {reason}\n", step.title)),
        End::Failed => {}
    }
    Report { end, counts, time }
}

fn perform(project: &Project, step: &Step, options: Options) -> Result<(End, Counts)> {
    let kept = project.target.join("xtask").join(step.name);
    let inputs = match step.inputs {
        [] => None,
        patterns => Some(inputs::fingerprint(&project.root, patterns)?),
    };
    if let Some(inputs) = &inputs
        && (step.output.is_some() || !options.repeat_tests)
        && let Some(counts) = counts_of_last_run(&kept, inputs)
        && step
            .output
            .is_none_or(|output| project.root.join(output).exists())
    {
        let reason = "its inputs are unchanged since it passed".to_owned();
        return Ok((End::Skipped(reason), counts));
    }
    // A step that is interrupted has not passed.
    let _ = fs::remove_file(&kept);
    let counts = match &step.work {
        Work::Own(work) => {
            work(project)?;
            Counts::of("", true)
        }
        Work::Shell(line) => {
            let (output, code) = output_of(project, line, options.is_live && step.is_test)?;
            if code == Some(INCOMPLETE) {
                let reason = output.lines().next_back().unwrap_or_default().to_owned();
                return Ok((End::Skipped(reason), Counts::default()));
            }
            let counts = Counts::of(&output, code == Some(0));
            if code != Some(0) {
                print(&format!("{output}\nFAILED {}\n", step.title));
                return Ok((End::Failed, counts));
            }
            counts
        }
    };
    if let Some(inputs) = inputs
        && (step.output.is_some() || !options.is_special)
    {
        ensure!(
            step.output
                .is_none_or(|output| project.root.join(output).exists()),
            "it did not make {}",
            step.output.unwrap_or_default()
        );
        fs::create_dir_all(project.target.join("xtask"))?;
        fs::write(&kept, format!("{inputs}\n{} passed", counts.passed))?;
    }
    Ok((End::Passed, counts))
}

fn counts_of_last_run(kept: &Path, inputs: &str) -> Option<Counts> {
    let text = fs::read_to_string(kept).ok()?;
    let (before, passed) = text.split_once('\n')?;
    let passed = passed.strip_suffix(" passed")?.parse().ok()?;
    (before == inputs).then_some(Counts { passed, failed: 0 })
}

/// The output of a line for the shell, and its exit code.
fn output_of(project: &Project, line: &str, is_live: bool) -> Result<(String, Option<i32>)> {
    let mut child = project.shell(line).stdout(Stdio::piped()).spawn()?;
    let mut lines = BufReader::new(child.stdout.take().context("no output")?);
    let mut output = String::new();
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        if is_live {
            print(&text);
        }
        output += &text;
        line.clear();
    }
    Ok((output, child.wait()?.code()))
}

fn summary(
    steps: &[Step],
    states: &MutexGuard<'_, BTreeMap<&str, State>>,
    time: Duration,
) -> (bool, Counts) {
    let mut total = Counts::default();
    let mut has_passed = true;
    print("\n");
    for step in steps {
        let Some(State::Ended(Report { end, counts, time })) = states.get(step.name) else {
            continue;
        };
        let result = match end {
            End::Passed if step.is_test => format!("{} passed", counts.passed),
            End::Passed => "done".to_owned(),
            End::Failed if step.is_test => {
                format!("{} passed, {} failed", counts.passed, counts.failed)
            }
            End::Failed => "failed".to_owned(),
            End::Skipped(reason) => reason.clone(),
        };
        has_passed &= !matches!(end, End::Failed);
        if step.is_test || matches!(end, End::Failed) {
            total += *counts;
        }
        print(&format!("{:>8}  {}: {result}\n", words(*time), step.title));
    }
    print(&format!("{:>8}  in all\n", words(time)));
    (has_passed, total)
}

/// `0:12`, `12:03`: minutes and seconds.
pub fn words(time: Duration) -> String {
    let seconds = time.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}

/// Prints a text; a closed pipe is no error.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    let _ = out.write_all(text.as_bytes());
    let _ = out.flush();
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEP: Step = Step {
        name: "a",
        title: "A",
        is_test: true,
        needs: &[],
        after: &[],
        inputs: &[],
        output: None,
        work: Work::Shell(String::new()),
    };

    fn shell(name: &'static str, line: &str) -> Step {
        Step {
            name,
            work: Work::Shell(line.to_owned()),
            ..STEP
        }
    }

    fn in_folder<T>(test: impl FnOnce(&Project) -> T) -> T {
        let folder = tempfile::tempdir().unwrap();
        let root = folder.path().to_path_buf();
        let target = root.join("target");
        fs::write(root.join(".gitignore"), "target").unwrap();
        test(&Project { root, target })
    }

    #[test]
    fn a_step_runs_after_those_that_it_needs_and_not_if_one_failed() {
        in_folder(|project| {
            let steps = || {
                vec![
                    Step {
                        needs: &["made"],
                        ..shell("uses", "cat made")
                    },
                    shell("made", "sleep 0.1; echo '  5 passed' > made"),
                    Step {
                        is_test: false,
                        ..shell("broken", "exit 3")
                    },
                    Step {
                        needs: &["broken"],
                        ..shell("never", "touch never")
                    },
                ]
            };
            let (has_passed, counts) = run(project, steps(), &["uses"], Options::default());
            assert!(has_passed);
            assert_eq!(
                counts,
                Counts {
                    passed: 6,
                    failed: 0
                }
            );
            let (has_passed, counts) = run(project, steps(), &["never"], Options::default());
            assert!(!has_passed && !project.root.join("never").exists());
            assert_eq!(
                counts,
                Counts {
                    passed: 0,
                    failed: 2
                }
            );
        });
    }

    #[test]
    fn a_step_that_passed_is_repeated_when_its_inputs_change_or_its_output_is_gone() {
        in_folder(|project| {
            let read = |file: &str| fs::read_to_string(project.root.join(file)).unwrap_or_default();
            let step = || Step {
                inputs: &["/in"],
                output: Some("out"),
                ..shell(
                    "a",
                    "cat in > out; echo once >> target/runs; echo '  3 passed'",
                )
            };
            let times = |options| {
                let (has_passed, counts) = run(project, vec![step()], &["a"], options);
                assert!(has_passed);
                assert_eq!(
                    counts,
                    Counts {
                        passed: 3,
                        failed: 0
                    }
                );
                read("target/runs").lines().count()
            };
            fs::create_dir(&project.target).unwrap();
            fs::write(project.root.join("in"), "1").unwrap();
            assert_eq!(
                [times(Options::default()), times(Options::default())],
                [1, 1]
            );
            fs::write(project.root.join("in"), "2").unwrap();
            assert_eq!(
                [times(Options::default()), times(Options::default())],
                [2, 2]
            );
            fs::remove_file(project.root.join("out")).unwrap();
            assert_eq!(times(Options::default()), 3);
        });
    }

    #[test]
    fn a_test_that_passed_in_a_special_run_is_not_taken_for_passed() {
        in_folder(|project| {
            let step = || Step {
                inputs: &["/in"],
                ..shell("a", "echo '  3 passed'; echo once >> target/runs")
            };
            let times = |is_special| {
                let options = Options {
                    is_special,
                    repeat_tests: is_special,
                    ..Options::default()
                };
                assert!(run(project, vec![step()], &["a"], options).0);
                let runs = fs::read_to_string(project.target.join("runs")).unwrap();
                runs.lines().count()
            };
            fs::create_dir(&project.target).unwrap();
            fs::write(project.root.join("in"), "1").unwrap();
            assert_eq!([times(true), times(true)], [1, 2]);
            assert_eq!([times(false), times(false)], [3, 3]);
            assert_eq!(times(true), 4);
            assert_eq!(times(false), 5);
        });
    }

    #[test]
    fn a_step_with_nothing_to_do_counts_for_nothing() {
        in_folder(|project| {
            let steps = vec![shell("a", "echo 'Firefox is not installed.'; exit 77")];
            let (has_passed, counts) = run(project, steps, &["a"], Options::default());
            assert!(has_passed);
            assert_eq!(counts, Counts::default());
        });
    }
}
