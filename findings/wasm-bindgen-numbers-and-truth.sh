#!/usr/bin/env bash
# wasm-bindgen 0.2.126, arguments that TypeScript or a form lets through, and objects of an exported struct
#
# Numbers are converted as by WebAssembly, without a check: for u32 -1 is 4294967295 and 7.9 is 7, for u8 300 is 44. A
# value of no number is 0, so an Option<u32> of NaN is Some(0), where only null and undefined are None. The word
# "false", as a form has it, is false for bool and true for Option<bool>. A list Vec<u32> of the text "12" is 1 and 2,
# and one of a Set is empty. A field of a struct (getter_with_clone) is another copy at each access: what is set or
# pushed there is lost. JSON and a spread of the object have an address of memory instead of the fields (inspectable
# adds toJSON).
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
wasm-bindgen = "=0.2.126"
TOML
cat > src/lib.rs <<'RUST'
use wasm_bindgen::prelude::*;

macro_rules! same {
    ($($name:ident $type:ty),*) => { $(#[wasm_bindgen] pub fn $name(value: $type) -> $type { value })* };
}
same!(count u32, small u8, maybe Option<u32>, truth bool, maybe_truth Option<bool>, list Vec<u32>);

#[wasm_bindgen(getter_with_clone)]
#[derive(Clone)]
pub struct Hours {
    pub worked: f64,
}

#[wasm_bindgen(getter_with_clone)]
pub struct Person {
    pub hours: Hours,
    pub weeks: Vec<u32>,
}

#[wasm_bindgen]
impl Person {
    #[wasm_bindgen(constructor)]
    pub fn new() -> Person {
        Person { hours: Hours { worked: 8.0 }, weeks: vec![46] }
    }
}
RUST
cargo build --quiet --release --target wasm32-unknown-unknown
tools/bin/wasm-bindgen --target nodejs --out-dir package target/wasm32-unknown-unknown/release/roster.wasm
cat > calls.cjs <<'JS'
const roster = require('./package/roster.js');
console.log('u32', ...[-1, 7.9, NaN].map(roster.count), 'u8', roster.small(300));
console.log('Option<u32>', ...[undefined, null, NaN, ''].map((value) => roster.maybe(value)));
console.log('bool', roster.truth('false'), 'Option<bool>', roster.maybe_truth('false'));
console.log('Vec<u32>', String(roster.list('12')), roster.list(new Set([46])).length);
const person = new roster.Person();
person.hours.worked = 5;
person.weeks[0] = 47;
console.log('Person', person.hours.worked, person.weeks[0], Object.keys(JSON.parse(JSON.stringify(person))), Object.keys({ ...person }));
JS
diff - <(node calls.cjs) <<'EXPECTED'
u32 4294967295 7 0 u8 44
Option<u32> undefined undefined 0 0
bool false Option<bool> true
Vec<u32> 1,2 0
Person 8 46 [ '__wbg_ptr' ] [ '__wbg_ptr' ]
EXPECTED
echo "as described"
