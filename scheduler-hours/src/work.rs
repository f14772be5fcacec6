//! What counting cost, for tests: in builds with debug assertions only.

use std::cell::Cell;

thread_local! {
    static SHIFTS: Cell<usize> = const { Cell::new(0) };
    static CELLS: Cell<usize> = const { Cell::new(0) };
}

pub(crate) fn shift() {
    SHIFTS.set(SHIFTS.get() + 1);
}

pub(crate) fn cell() {
    CELLS.set(CELLS.get() + 1);
}

/// Shifts read and cells written while `job` runs in this thread.
pub fn of<T>(job: impl FnOnce() -> T) -> (usize, usize) {
    SHIFTS.set(0);
    CELLS.set(0);
    job();
    (SHIFTS.get(), CELLS.get())
}
