#!/usr/bin/env bash
# icalendar 0.17.17 (Rust), a calendar read and written again
#
# Read and written without a change, an alarm has two more properties: DTSTAMP with the time of now, and a new UID; RFC
# 5545 (3.6.6) has neither in an alarm. So the text is another one at every run, and who compares files sees a change
# where there is none. A parameter with two values (X-CODE=N,L) is written with one, which has a comma in it
# (X-CODE="N,L").
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "calendars"
version = "0.0.0"
edition = "2021"

[dependencies]
icalendar = { version = "=0.17.17", default-features = false, features = ["parser"] }
TOML
cat > src/main.rs <<'RUST'
fn main() {
    let lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Roster//EN", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20261001T000000Z", "SUMMARY:Ana",
        "DTSTART:20261109T080000Z", "X-SHIFT;X-CODE=N,L:night", "BEGIN:VALARM", "ACTION:DISPLAY", "DESCRIPTION:Ana", "TRIGGER:-PT15M", "END:VALARM",
        "END:VEVENT", "END:VCALENDAR", "",
    ];
    let calendar: icalendar::Calendar = lines.join("\r\n").parse().unwrap();
    for line in calendar.to_string().lines().filter(|line| !lines.contains(line)) {
        let name = line.split([':']).next().unwrap_or_default();
        println!("{}", if ["DTSTAMP", "UID"].contains(&name) { name } else { line });
    }
}
RUST
diff - <(cargo run --quiet) <<'EXPECTED'
X-SHIFT;X-CODE="N,L":night
DTSTAMP
UID
EXPECTED
echo "as described"
