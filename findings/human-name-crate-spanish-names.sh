#!/usr/bin/env bash
# human_name 2.0.4 (Rust), names of a roster
#
# Written family name first, with a comma, two surnames lose the first name: of "Ruiz Sanz, Ana" Ruiz is the given name
# and Sanz the surname, and Ana is nowhere, while "Ruiz, Ana" is read as meant. Letters with accents come back as two
# signs, the letter and the accent, so García is not equal to the García that was given. Of "Ana Ruiz Sanz" the first
# surname is a middle name, and "Ana Ruiz" is not consistent with it.
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "names"
version = "0.0.0"
edition = "2021"

[dependencies]
human_name = "=2.0.4"
TOML
cat > src/main.rs <<'RUST'
use human_name::Name;

fn main() {
    for text in ["Ruiz, Ana", "Ruiz Sanz, Ana", "Ana Ruiz Sanz"] {
        let name = Name::parse(text).unwrap();
        println!("{text} = given {:?} middle {:?} surname {}", name.given_name(), name.middle_names(), name.surname());
    }
    let name = Name::parse("Ana García").unwrap();
    println!("{}", name.surname() == "García");
    println!("{}", Name::parse("Ana Ruiz").unwrap().consistent_with(&Name::parse("Ana Ruiz Sanz").unwrap()));
}
RUST
diff - <(cargo run --quiet) <<'EXPECTED'
Ruiz, Ana = given Some("Ana") middle None surname Ruiz
Ruiz Sanz, Ana = given Some("Ruiz") middle None surname Sanz
Ana Ruiz Sanz = given Some("Ana") middle Some(["Ruiz"]) surname Sanz
false
false
EXPECTED
echo "as described"
