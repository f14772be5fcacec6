/** What wasm-bindgen generates beside a module; it comes without types of its own. */
declare module '*/scheduler_acting_bg.js' {
  export function __wbg_set_wasm(exports: WebAssembly.Exports): void;
}
