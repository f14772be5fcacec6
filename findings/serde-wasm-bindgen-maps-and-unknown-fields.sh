#!/usr/bin/env bash
# serde-wasm-bindgen 0.6.5 with wasm-bindgen 0.2.126, structs between Rust and JavaScript
#
# A struct with a flattened field (serde(flatten)) comes to JavaScript as a Map, of which JSON.stringify makes {}, and
# whose hours are undefined; its neighbour without one is an object. The same struct read from JavaScript takes no
# notice of deny_unknown_fields: only the fields that it has are asked for, so a misspelt one with a default is the
# default, without an error. A Map or an array in place of the object is read as one that has no fields. A map whose
# keys are numbers is read from a Map, not from an object, whose keys are texts; serde_json reads it. The maintainers
# call the first two limits of Serde (issues 9 and 39).
set -euo pipefail
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT; cd "$folder"
cargo install --quiet --root tools wasm-bindgen-cli --version =0.2.126 --bin wasm-bindgen --no-default-features
mkdir src
cat > Cargo.toml <<'TOML'
[package]
name = "roster"
version = "0.0.0"
edition = "2021"

[lib]
crate-type = ["cdylib"]

[dependencies]
serde = { version = "1", features = ["derive"] }
serde-wasm-bindgen = "=0.6.5"
wasm-bindgen = "=0.2.126"
TOML
cat > src/lib.rs <<'RUST'
use serde::{de::DeserializeOwned, Deserialize, Serialize};
use std::collections::BTreeMap;
use wasm_bindgen::prelude::*;

#[derive(Serialize, Deserialize)]
struct Person {
    name: String,
}

#[derive(Serialize, Deserialize)]
struct Flat {
    #[serde(flatten)]
    person: Person,
    hours: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Limits {
    #[serde(default)]
    hours: u32,
}

fn again<T: Serialize + DeserializeOwned>(value: JsValue) -> Result<JsValue, JsError> {
    Ok(serde_wasm_bindgen::to_value(&serde_wasm_bindgen::from_value::<T>(value)?)?)
}

#[wasm_bindgen]
pub fn flat(value: JsValue) -> Result<JsValue, JsError> {
    again::<Flat>(value)
}

#[wasm_bindgen]
pub fn limits(value: JsValue) -> Result<JsValue, JsError> {
    again::<Limits>(value)
}

#[wasm_bindgen]
pub fn weeks(value: JsValue) -> Result<JsValue, JsError> {
    again::<BTreeMap<u32, u32>>(value)
}
RUST
cargo build --quiet --release --target wasm32-unknown-unknown
tools/bin/wasm-bindgen --target nodejs --out-dir package target/wasm32-unknown-unknown/release/roster.wasm
cat > calls.cjs <<'JS'
const { flat, limits, weeks } = require('./package/roster.js');
const { inspect } = require('node:util');
const show = (call) => { try { return inspect(call()); } catch (error) { return error.message; } };
const ana = flat({ name: 'Ana', hours: 8 });
console.log('flat', show(() => ana), JSON.stringify(ana), ana.hours);
console.log('limits', ...[{ hours: 8 }, { hours: 8, hour: 9 }, { hour: 9 }, new Map([['hours', 8]]), [8]].map((value) => show(() => limits(value))));
console.log('weeks', show(() => weeks(new Map([[46, 8]]))), show(() => weeks({ 46: 8 })));
JS
diff - <(node calls.cjs) <<'EXPECTED'
flat Map(2) { 'name' => 'Ana', 'hours' => 8 } {} undefined
limits { hours: 8 } { hours: 8 } { hours: 0 } { hours: 0 } { hours: 0 }
weeks Map(1) { 46 => 8 } Error: invalid type: string "46", expected u32
EXPECTED
echo "as described"
