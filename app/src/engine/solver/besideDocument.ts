/** The solver itself, without its worker, which tests do not have. */
export const solverBesideDocument = () => import('../solver-pkg/scheduler_solver_wasm');
