//! Gathers the raw texts of all settings and collects what is wrong with them.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fmt;
use std::path::Path;

use super::names;

/// Every setting may be named with this before it, where other programs share the environment.
const PREFIX: &str = "BRIGHTCREW_";

/// Every setting may be given as the path of a file that holds its value, as secrets usually are.
const FILE_SUFFIX: &str = "_FILE";

/// Names with the prefix that are the development tools', not the server's; it is started by them.
const OTHER_PREFIXED: [&str; 6] = [
    "BRIGHTCREW_CHROMIUM",
    "BRIGHTCREW_E2E_DATA",
    "BRIGHTCREW_E2E_PORT",
    "BRIGHTCREW_FIREFOX",
    "BRIGHTCREW_OUTSIDE_PORT",
    "BRIGHTCREW_SERVER_BIN",
];

/// One thing that is wrong with the settings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mistake {
    /// The setting's name, or the file's path when the file itself is at fault.
    pub name: String,
    /// Where the value came from.
    pub origin: String,
    /// What is wrong with it.
    pub message: String,
}

/// All mistakes of the settings, at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingsError {
    /// In the order in which the settings are documented.
    pub mistakes: Vec<Mistake>,
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.mistakes.len() {
            1 => write!(f, "One setting is wrong:")?,
            many => write!(f, "{many} settings are wrong:")?,
        }
        for Mistake {
            name,
            origin,
            message,
        } in &self.mistakes
        {
            write!(f, "\n  - {name} ({origin}): {message}")?;
        }
        write!(f, "\n`brightcrew-server --help` lists all settings.")
    }
}

impl std::error::Error for SettingsError {}

struct Raw {
    text: String,
    origin: String,
}

/// The raw texts by name, and the mistakes so far.
pub(super) struct Source {
    texts: HashMap<&'static str, Raw>,
    /// The variables of the environment by the settings that they set.
    from_environment: HashMap<&'static str, String>,
    mistakes: Vec<Mistake>,
}

impl Source {
    /// The environment's values over the file's.
    pub(super) fn gather<K: Into<OsString>, V: Into<OsString>>(
        config: Option<&Path>,
        variables: impl IntoIterator<Item = (K, V)>,
    ) -> Self {
        let mut source = Self {
            texts: HashMap::new(),
            from_environment: HashMap::new(),
            mistakes: Vec::new(),
        };
        if let Some(path) = config {
            source.read_file(path);
        }
        for (name, value) in variables {
            source.add_variable(&name.into(), value.into());
        }
        source
    }

    /// The parsed value of a setting, or its default when it is unset or wrong.
    pub(super) fn take<T>(
        &mut self,
        name: &'static str,
        default: T,
        parse: impl FnOnce(&str) -> Result<T, String>,
    ) -> T {
        let Some(raw) = self.texts.remove(name) else {
            return default;
        };
        parse(&raw.text).unwrap_or_else(|message| {
            self.mistakes.push(Mistake {
                name: name.to_owned(),
                origin: raw.origin,
                message,
            });
            default
        })
    }

    /// The settings if nothing was wrong.
    pub(super) fn finish<T>(self, settings: T) -> Result<T, SettingsError> {
        debug_assert!(self.texts.is_empty(), "a known setting was never taken");
        if self.mistakes.is_empty() {
            Ok(settings)
        } else {
            Err(SettingsError {
                mistakes: self.mistakes,
            })
        }
    }

    /// A variable of the environment: a setting by its name, with or without the prefix, or with the suffix for a file
    /// that holds its value. Other names mean nothing, unless they have the prefix: then somebody has mistyped one.
    fn add_variable(&mut self, variable: &OsString, value: OsString) {
        let Some(variable) = variable.to_str() else {
            return;
        };
        let bare = variable.strip_prefix(PREFIX);
        let name = bare.unwrap_or(variable);
        let known = |wanted: &str| names().find(|known| *known == wanted);
        let file_of = name.strip_suffix(FILE_SUFFIX).and_then(known);
        let Some(setting) = known(name).or(file_of) else {
            if bare.is_some() && !OTHER_PREFIXED.contains(&variable) {
                let message = match nearest(name) {
                    Some(nearest) => format!("is not a setting; {PREFIX}{nearest} is"),
                    None => "is not a setting".to_owned(),
                };
                self.refuse(variable, "environment", message);
            }
            return;
        };
        let Ok(text) = value.into_string() else {
            let message = "the value is not valid UTF-8".to_owned();
            return self.refuse(variable, "environment", message);
        };
        if text.trim().is_empty() {
            return;
        }
        let (text, origin) = if known(name).is_some() {
            (text, "environment".to_owned())
        } else {
            match std::fs::read_to_string(text.trim()) {
                Ok(content) => (content, format!("file of {variable}")),
                Err(error) => {
                    let message = format!("the file cannot be read: {error}");
                    return self.refuse(variable, "environment", message);
                }
            }
        };
        let earlier = self.from_environment.insert(setting, variable.to_owned());
        if earlier.is_some_and(|earlier| earlier != variable) {
            let message = format!("{setting} is set twice in the environment");
            return self.refuse(variable, "environment", message);
        }
        let text = text.trim().to_owned();
        self.texts.insert(setting, Raw { text, origin });
    }

    fn refuse(&mut self, name: &str, origin: &str, message: String) {
        self.mistakes.push(Mistake {
            name: name.to_owned(),
            origin: origin.to_owned(),
            message,
        });
    }

    fn read_file(&mut self, path: &Path) {
        let parsed = std::fs::read_to_string(path)
            .map_err(|error| format!("cannot be read: {error}"))
            .and_then(|text| {
                text.parse::<toml::Table>()
                    .map_err(|error| describe(&text, &error))
            });
        match parsed {
            Ok(table) => table
                .into_iter()
                .for_each(|(key, value)| self.add_entry(path, &key, value)),
            Err(message) => self.mistakes.push(Mistake {
                name: path.display().to_string(),
                origin: "--config".to_owned(),
                message,
            }),
        }
    }

    fn add_entry(&mut self, path: &Path, key: &str, value: toml::Value) {
        let origin = path.display().to_string();
        let mut refuse = |message: String| {
            self.mistakes.push(Mistake {
                name: key.to_owned(),
                origin: origin.clone(),
                message,
            });
        };
        let Some(name) = names().find(|known| key.eq_ignore_ascii_case(known)) else {
            return refuse("is not a setting".to_owned());
        };
        let text = match value {
            toml::Value::String(text) => text.trim().to_owned(),
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Float(number) => number.to_string(),
            toml::Value::Boolean(truth) => truth.to_string(),
            other => {
                return refuse(format!(
                    "must be a text, number or truth value, not {}",
                    other.type_str()
                ));
            }
        };
        if self.texts.contains_key(name) {
            return refuse("is set twice, in different case".to_owned());
        }
        if !text.is_empty() {
            self.texts.insert(name, Raw { text, origin });
        }
    }
}

/// The setting whose name is most like this one, if one is.
fn nearest(name: &str) -> Option<&'static str> {
    let alike = |known: &&str| strsim::jaro_winkler(known, name);
    names()
        .max_by(|one, other| alike(one).total_cmp(&alike(other)))
        .filter(|nearest| alike(nearest) > 0.85)
}

/// Where and what, without quoting the line: it may hold something that does not belong on a screen.
fn describe(text: &str, error: &toml::de::Error) -> String {
    let line = error.span().map_or(1, |span| {
        text[..span.start.min(text.len())].matches('\n').count() + 1
    });
    format!("is not valid TOML, line {line}: {}", error.message())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_toml_mistake_names_its_line_and_quotes_nothing() {
        let text = "listen_addr = \"127.0.0.1:0\"\nlogin_url = hunter2\n";
        let error = text.parse::<toml::Table>().expect_err("unquoted text");
        let message = describe(text, &error);
        assert!(message.contains("line 2"), "{message}");
        assert!(!message.contains("hunter2"), "{message}");
    }

    #[test]
    fn the_origin_of_a_value_is_the_path_of_its_file() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        std::fs::write(&path, "workers = [1]\n").expect("written");
        let source = Source::gather(Some(&path), Vec::<(OsString, OsString)>::new());
        assert_eq!(source.mistakes.len(), 1);
        assert_eq!(source.mistakes[0].origin, path.display().to_string());
        assert!(source.mistakes[0].message.contains("array"));
    }
}
