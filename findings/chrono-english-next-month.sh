#!/usr/bin/env bash
# chrono-english 0.2.1 and duration-str 0.21.0 (Rust), texts of people
#
# "next month" is read by the first three letters, as next Monday: of 28 November 2026 it is 30 November, and in the
# British dialect 7 December. duration-str reads 7h30, the French and Spanish way to write seven and a half hours, as
# seven hours and thirty seconds, and refuses 7.5h.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "texts"
version = "0.0.0"
edition = "2021"

[dependencies]
chrono = "=0.4.45"
chrono-english = "=0.2.1"
duration-str = "=0.21.0"
TOML
cat > src/main.rs <<'RUST'
use chrono::{TimeZone, Utc};
use chrono_english::{parse_date_string, Dialect};

fn main() {
    let now = Utc.with_ymd_and_hms(2026, 11, 28, 12, 0, 0).unwrap();
    for text in ["next monday", "next month"] {
        let read = |dialect| parse_date_string(text, now, dialect).unwrap().format("%F").to_string();
        println!("{text} = {} {}", read(Dialect::Us), read(Dialect::Uk));
    }
    for text in ["7h30m", "7h30", "7.5h"] {
        println!("{text} = {:?}", duration_str::parse(text).map(|read| read.as_secs()).ok());
    }
}
RUST
diff - <(cargo run --quiet) <<'EXPECTED'
next monday = 2026-11-30 2026-12-07
next month = 2026-11-30 2026-12-07
7h30m = Some(27000)
7h30 = Some(25230)
7.5h = None
EXPECTED
echo "as described"
