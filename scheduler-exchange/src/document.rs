//! A week with its requirements and rules as one JSON document, which links contain.

use scheduler_core::{Editor, Error, Rules, Schedule, demand::PositionRequirements};
use serde::{Deserialize, Deserializer, Serialize};

#[derive(Serialize)]
struct Written {
    schedule: Schedule,
    requirements: Vec<PositionRequirements>,
    rules: Rules,
}

/// The schedule, the requirements and the rules, as [`to_json`] writes them. A week of a roster is written alone, without
/// the weeks around it.
pub fn written(editor: &Editor) -> impl Serialize + use<> {
    Written {
        schedule: editor.schedule(),
        requirements: editor.week().requirements(),
        rules: editor.week().rules().clone(),
    }
}

/// The schedule, the requirements and the rules as JSON. It does not include the history.
#[must_use]
pub fn to_json(editor: &Editor) -> String {
    // Plain structs with string keys can always be serialized to JSON.
    serde_json::to_string(&written(editor)).unwrap_or_default()
}

/// What [`to_json`] writes, as it was read: the shape is right, and the values are not checked yet.
///
/// ```
/// use scheduler_core::{Editor, Schedule};
/// use scheduler_exchange::document::{Document, to_json};
///
/// let editor = Editor::new(Schedule::new(vec![], vec![], vec![])?);
/// let document: Document = serde_json::from_str(&to_json(&editor))?;
/// assert_eq!(document.open()?.week().schedule(), editor.week().schedule());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document {
    schedule: ReadSchedule,
    requirements: Vec<PositionRequirements>,
    rules: Rules,
}

/// A schedule, or its error.
struct ReadSchedule(Result<Schedule, Error>);

impl<'de> Deserialize<'de> for ReadSchedule {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Schedule::read(deserializer).map(Self)
    }
}

impl Document {
    /// The week with its requirements and rules, and an empty history.
    ///
    /// # Errors
    /// That of [`Schedule::new`], with a path relative to the schedule, and that of [`Editor::set_requirements`].
    pub fn open(self) -> Result<Editor, Error> {
        let mut editor = Editor::new(self.schedule.0?);
        editor.set_requirements(&self.requirements)?;
        let rules = self.rules.check();
        rules.map_err(|error| Error::new(format!("rules.{}", error.path), error.kind))?;
        editor.set_rules(self.rules);
        Ok(editor)
    }
}
