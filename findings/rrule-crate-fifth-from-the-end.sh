#!/usr/bin/env bash
# rrule 0.14.0 (Rust), fifth weekdays from the end and extra dates
#
# A month can have five Mondays, and RFC 5545 (3.3.10) counts weekdays from both ends. rrule takes 5MO and refuses -5MO,
# the first Monday of a month that has five; with 53TH and -53TH of a year it is the same. A start and an extra date
# (RDATE) without a rule are two occurrences (3.8.5.2 and 3.8.5.3); rrule gives the extra date only.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "rules"
version = "0.0.0"
edition = "2021"

[dependencies]
rrule = "=0.14.0"
TOML
cat > src/main.rs <<'RUST'
fn main() {
    for rule in [
        "RRULE:FREQ=MONTHLY;BYDAY=5MO;COUNT=3",
        "RRULE:FREQ=MONTHLY;BYDAY=-5MO;COUNT=3",
        "RRULE:FREQ=YEARLY;BYDAY=53TH;COUNT=2",
        "RRULE:FREQ=YEARLY;BYDAY=-53TH;COUNT=2",
        "RDATE:20260402T090000Z",
    ] {
        let start = if rule.contains("MONTHLY") && !rule.contains('-') { "20260330" } else if rule.contains("-53") { "20260101" } else if rule.contains("53") { "20261231" } else { "20260302" };
        match format!("DTSTART:{start}T090000Z\n{rule}").parse::<rrule::RRuleSet>() {
            Ok(set) => println!("{rule} {}", set.all(3).dates.iter().map(|date| date.format("%F").to_string()).collect::<Vec<_>>().join(" ")),
            Err(error) => println!("{rule} error: {error}"),
        }
    }
}
RUST
diff - <(cargo run --quiet) <<'EXPECTED'
RRULE:FREQ=MONTHLY;BYDAY=5MO;COUNT=3 2026-03-30 2026-06-29 2026-08-31
RRULE:FREQ=MONTHLY;BYDAY=-5MO;COUNT=3 error: RRule validation error: `BYDAY` is `-5`, but with the current frequency (MONTHLY) is not allowed outside the range: `-4..=5`.
RRULE:FREQ=YEARLY;BYDAY=53TH;COUNT=2 2026-12-31 2032-12-30
RRULE:FREQ=YEARLY;BYDAY=-53TH;COUNT=2 error: RRule validation error: `BYDAY` is `-53`, but with the current frequency (YEARLY) is not allowed outside the range: `-52..=53`.
RDATE:20260402T090000Z 2026-04-02
EXPECTED
echo "as described"
