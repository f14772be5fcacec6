//! Values whose shape is right and whose data may be out of range.

use chrono::NaiveDate;
use serde::{Deserialize, Deserializer};

use crate::{
    plan::TeamChange,
    schedule::{Day, Error, ErrorKind, Schedule, iso_week},
};

/// A value, or what is wrong with its data. Of a wrong shape the deserializer says so; a number out of range or a date
/// that is no date has an error of the engine, with its own code, when the command is told or the question asked.
#[derive(Debug, Clone, PartialEq)]
pub struct Checked<T>(Box<Result<T, Error>>);

impl<T> Checked<T> {
    /// The value.
    ///
    /// # Errors
    /// What is wrong with its data, with a path inside the value.
    pub fn get(self) -> Result<T, Error> {
        *self.0
    }

    /// The value.
    ///
    /// # Errors
    /// What is wrong with it, with the path of the value itself.
    pub(crate) fn named(self, path: &str) -> Result<T, Error> {
        self.get().map_err(|error| error.at(path))
    }

    fn of(result: Result<T, Error>) -> Self {
        Self(Box::new(result))
    }
}

impl<T> From<T> for Checked<T> {
    fn from(value: T) -> Self {
        Self::of(Ok(value))
    }
}

/// The values of a list.
///
/// # Errors
/// The first that is wrong, with the path of the entry.
pub(crate) fn entries<T>(name: &str, values: Vec<Checked<T>>) -> Result<Vec<T>, Error> {
    let values = values.into_iter().enumerate();
    values
        .map(|(index, value)| value.named(&format!("{name}[{index}]")))
        .collect()
}

impl<'de> Deserialize<'de> for Checked<TeamChange> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        TeamChange::read(deserializer).map(Self::of)
    }
}

impl<'de> Deserialize<'de> for Checked<Schedule> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Schedule::read(deserializer).map(Self::of)
    }
}

impl<'de> Deserialize<'de> for Checked<NaiveDate> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let date = iso_week::parse_date(&String::deserialize(deserializer)?);
        Ok(Self::of(date.map_err(|error| {
            Error::new(String::new(), ErrorKind::Date(error))
        })))
    }
}

impl<'de> Deserialize<'de> for Checked<Day> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = i64::deserialize(deserializer)?;
        let day = usize::try_from(value).ok().and_then(Day::from_index);
        let problem = ErrorKind::Day { value };
        Ok(Self::of(
            day.ok_or_else(|| Error::new(String::new(), problem)),
        ))
    }
}
