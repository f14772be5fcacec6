//! The rules of the house that no compiler knows, each a check that counts as a test.

mod engine_crate;
mod engine_door;
mod engine_shape;
mod engine_types;
mod source;
mod versions;

use anyhow::Result;

use crate::project::Project;

/// One rule. The ids in its name are rows of the requirement ledgers.
pub struct Check {
    pub name: &'static str,
    /// What breaks the rule, one sentence each; nothing when it holds.
    pub complaints: fn(&Project) -> Result<Vec<String>>,
}

/// The rules that can be checked on the sources alone.
pub const OF_SOURCES: [Check; 13] = [
    Check {
        name: "[D-496] scheduler-core depends on nothing that does I/O or speaks JavaScript",
        complaints: engine_crate::dependency_tree,
    },
    Check {
        name: "[D-492] chrono comes to scheduler-core without its clock",
        complaints: engine_crate::no_clock_feature,
    },
    Check {
        name: "[D-501] scheduler-core needs serde, chrono and thiserror, no more",
        complaints: engine_crate::direct_dependencies,
    },
    Check {
        name: "[D-497] scheduler-core has no I/O, clock, randomness, async or unsafe in its sources",
        complaints: engine_crate::pure_sources,
    },
    Check {
        name: "[D-498] [D-499] scheduler-core denies unwrap, expect, panic, indexing and missing docs",
        complaints: engine_crate::denied_lints,
    },
    Check {
        name: "[D-500] scheduler-core has one file per rule, its public function first, its tests below",
        complaints: engine_shape::one_file_per_rule,
    },
    Check {
        name: "[D-502] scheduler-core reckons in whole numbers only",
        complaints: engine_shape::whole_numbers,
    },
    Check {
        name: "[D-506] scheduler-wasm converts, calls and converts: it reckons nothing itself",
        complaints: engine_shape::no_rule_in_the_door,
    },
    Check {
        name: "app/src/engine is the only importer of the engine's WebAssembly package",
        complaints: engine_door::importers,
    },
    Check {
        name: "every npm package is pinned to one version",
        complaints: versions::npm_pins,
    },
    Check {
        name: "there is one version of wasm-bindgen, and it is pinned",
        complaints: versions::one_wasm_bindgen,
    },
    Check {
        name: "the lock files name the public registries only",
        complaints: versions::public_registries,
    },
    Check {
        name: "no source file names a private registry or mirror",
        complaints: versions::no_registry_settings,
    },
];

/// The rule that needs the engine's package to be built.
pub const OF_TYPES: Check = Check {
    name: "[D-510] the committed TypeScript types are those that the engine's Rust types give",
    complaints: engine_types::stale,
};
