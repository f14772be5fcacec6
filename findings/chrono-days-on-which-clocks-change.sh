#!/usr/bin/env bash
# chrono 0.4.45 with chrono-tz 0.10.4 and cron 0.17.0 (Rust), the days on which clocks change
#
# duration_trunc to a day takes the hours of the clock off as hours that have passed: 06:30 of 25 October in Madrid
# becomes 01:00 of that day instead of midnight, and 06:30 of 29 March becomes 23:00 of the day before. A minute of the
# second 02:30 in October cannot be set: with_minute is None, although the time that it stands for is one of the two
# that exist. With cron the weekdays 1 to 5 are Sunday to Thursday, since it counts from 1 for Sunday, as its
# documentation says and crontab(5) does not; and a job at 02:30 does not run on the day that has no 02:30.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "days"
version = "0.0.0"
edition = "2021"

[dependencies]
chrono = "=0.4.45"
chrono-tz = "=0.10.4"
cron = "=0.17.0"
TOML
cat > src/main.rs <<'RUST'
use chrono::{DurationRound, TimeDelta, TimeZone, Timelike};
use chrono_tz::Europe::Madrid;

fn main() {
    let at = |month, day, hour, minute| Madrid.with_ymd_and_hms(2026, month, day, hour, minute, 0);
    for (month, day) in [(10, 25), (3, 29), (3, 30)] {
        let time = at(month, day, 6, 30).unwrap();
        println!("{time} {}", time.duration_trunc(TimeDelta::days(1)).unwrap());
    }
    let second = at(10, 25, 2, 30).latest().unwrap();
    println!("{second} {:?}", second.with_minute(45));
    for line in ["0 0 22 * * 1-5", "0 30 2 * * *"] {
        let jobs: cron::Schedule = line.parse().unwrap();
        let times: Vec<_> = jobs.after(&at(3, 28, 12, 0).unwrap()).take(2).map(|time| time.format("%a %d %H:%M").to_string()).collect();
        println!("{line} = {}", times.join(", "));
    }
}
RUST
diff - <(cargo run --quiet) <<'EXPECTED'
2026-10-25 06:30:00 CET 2026-10-25 01:00:00 CEST
2026-03-29 06:30:00 CEST 2026-03-28 23:00:00 CET
2026-03-30 06:30:00 CEST 2026-03-30 00:00:00 CEST
2026-10-25 02:30:00 CET None
0 0 22 * * 1-5 = Sun 29 22:00, Mon 30 22:00
0 30 2 * * * = Mon 30 02:30, Tue 31 02:30
EXPECTED
echo "as described"
