//! The program's handling of its settings.

use std::process::{Command, Output};

use crate::common::TestSite;
use brightcrew_server::settings::names;

fn run(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_brightcrew-server"))
        .args(arguments)
        .env_clear()
        .envs(variables.iter().copied())
        .output()
        .expect("the program runs")
}

/// [W-646]
#[test]
fn the_binary_prints_all_errors_and_fails() {
    let output = run(
        &[],
        &[("WORKERS", "x"), ("LISTEN_ADDR", "y"), ("PUBLIC_URL", "z")],
    );
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8(output.stderr).expect("text");
    assert!(message.contains("3 settings are invalid"), "{message}");
    assert!(
        ["WORKERS", "LISTEN_ADDR", "PUBLIC_URL"]
            .iter()
            .all(|name| message.contains(name)),
        "{message}"
    );
    assert!(output.stdout.is_empty());
}

#[test]
fn the_binary_reads_the_config_file() {
    let site = TestSite::empty();
    let file = site.parent().join("settings.toml");
    std::fs::write(
        &file,
        "site_dir = \"/nowhere/at/all\"\nlisten_addr = \"127.0.0.1:0\"\n",
    )
    .expect("written");
    let output = run(&["--config", file.to_str().expect("a Unicode path")], &[]);
    assert_eq!(output.status.code(), Some(1));
    let message = String::from_utf8(output.stderr).expect("text");
    assert!(
        message.contains("/nowhere/at/all") && message.contains("cargo xtask build"),
        "{message}"
    );
}

#[test]
fn help_lists_every_setting() {
    let output = run(&["--help"], &[]);
    assert!(output.status.success());
    let message = String::from_utf8(output.stdout).expect("text");
    assert!(names().all(|name| message.contains(name)), "{message}");
}

#[test]
fn the_documentation_has_the_settings_as_help_prints_them() {
    let output = run(&["--help"], &[]);
    let message = String::from_utf8(output.stdout).expect("text");
    let (_, table) = message.split_once("\n| name |").expect("a table");
    let documented = include_str!("../../../docs/operations.md");
    assert!(
        documented.contains(&format!("\n| name |{}", table.trim_end())),
        "docs/operations.md has other settings than `--help`"
    );
}
