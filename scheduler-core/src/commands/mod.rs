//! Everything that changes a roster, as values.

mod checked;
mod command;

pub use checked::Checked;
pub use command::Command;
