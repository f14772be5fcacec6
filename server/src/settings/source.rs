//! Collects raw settings from the environment and the config file, and all errors in them.

use std::collections::HashMap;
use std::ffi::OsString;
use std::fmt;
use std::path::Path;

use super::names;

/// Optional prefix of all settings in the environment.
const PREFIX: &str = "BRIGHTCREW_";

/// Suffix for the path of a file that contains the value, as is usual for secrets.
const FILE_SUFFIX: &str = "_FILE";

/// Variables with the prefix that belong to development tools, which may start the server.
const TOOL_VARIABLES: [&str; 6] = [
    "BRIGHTCREW_CHROMIUM",
    "BRIGHTCREW_E2E_DATA",
    "BRIGHTCREW_E2E_PORT",
    "BRIGHTCREW_FIREFOX",
    "BRIGHTCREW_OUTSIDE_PORT",
    "BRIGHTCREW_SERVER_BIN",
];

/// An invalid setting.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingError {
    /// Name of the setting, or path of the config file if the file itself is invalid.
    pub name: String,
    pub origin: String,
    pub message: String,
}

/// All invalid settings, at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SettingsError {
    /// Ordered like the settings table.
    pub errors: Vec<SettingError>,
}

impl fmt::Display for SettingsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.errors.len() {
            1 => write!(f, "One setting is invalid:")?,
            many => write!(f, "{many} settings are invalid:")?,
        }
        for SettingError {
            name,
            origin,
            message,
        } in &self.errors
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

/// Raw values by name, and the errors so far.
pub(super) struct Source {
    values: HashMap<&'static str, Raw>,
    /// Which environment variable set which setting.
    from_environment: HashMap<&'static str, String>,
    errors: Vec<SettingError>,
}

impl Source {
    /// Reads the config file, then the environment, which takes precedence.
    pub(super) fn gather<K: Into<OsString>, V: Into<OsString>>(
        config: Option<&Path>,
        variables: impl IntoIterator<Item = (K, V)>,
    ) -> Self {
        let mut source = Self {
            values: HashMap::new(),
            from_environment: HashMap::new(),
            errors: Vec::new(),
        };
        if let Some(path) = config {
            source.read_file(path);
        }
        for (name, value) in variables {
            source.add_variable(&name.into(), value.into());
        }
        source
    }

    /// The parsed value of a setting, or its default if it is unset or invalid.
    pub(super) fn take<T>(
        &mut self,
        name: &'static str,
        default: T,
        parse: impl FnOnce(&str) -> Result<T, String>,
    ) -> T {
        let Some(raw) = self.values.remove(name) else {
            return default;
        };
        parse(&raw.text).unwrap_or_else(|message| {
            self.errors.push(SettingError {
                name: name.to_owned(),
                origin: raw.origin,
                message,
            });
            default
        })
    }

    /// Returns the settings if there were no errors.
    pub(super) fn finish<T>(self, settings: T) -> Result<T, SettingsError> {
        debug_assert!(self.values.is_empty(), "a known setting was never read");
        if self.errors.is_empty() {
            Ok(settings)
        } else {
            Err(SettingsError {
                errors: self.errors,
            })
        }
    }

    /// Adds an environment variable: a setting by its name, with or without the prefix, or with the suffix for a file.
    /// Other names are ignored, unless they have the prefix: then the name is probably misspelt.
    fn add_variable(&mut self, variable: &OsString, value: OsString) {
        let Some(variable) = variable.to_str() else {
            return;
        };
        let bare = variable.strip_prefix(PREFIX);
        let name = bare.unwrap_or(variable);
        let known = |name: &str| names().find(|known| *known == name);
        let file_of = name.strip_suffix(FILE_SUFFIX).and_then(known);
        let Some(setting) = known(name).or(file_of) else {
            if bare.is_some() && !TOOL_VARIABLES.contains(&variable) {
                let message = match nearest(name) {
                    Some(nearest) => format!("is not a setting; did you mean {PREFIX}{nearest}?"),
                    None => "is not a setting".to_owned(),
                };
                self.add_error(variable, "environment", message);
            }
            return;
        };
        let Ok(text) = value.into_string() else {
            let message = "the value is not valid UTF-8".to_owned();
            return self.add_error(variable, "environment", message);
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
                    return self.add_error(variable, "environment", message);
                }
            }
        };
        let earlier = self.from_environment.insert(setting, variable.to_owned());
        if earlier.is_some_and(|earlier| earlier != variable) {
            let message = format!("{setting} is set twice in the environment");
            return self.add_error(variable, "environment", message);
        }
        let text = text.trim().to_owned();
        self.values.insert(setting, Raw { text, origin });
    }

    fn add_error(&mut self, name: &str, origin: &str, message: String) {
        self.errors.push(SettingError {
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
            Err(message) => self.errors.push(SettingError {
                name: path.display().to_string(),
                origin: "--config".to_owned(),
                message,
            }),
        }
    }

    fn add_entry(&mut self, path: &Path, key: &str, value: toml::Value) {
        let origin = path.display().to_string();
        let mut add_error = |message: String| {
            self.errors.push(SettingError {
                name: key.to_owned(),
                origin: origin.clone(),
                message,
            });
        };
        let Some(name) = names().find(|known| key.eq_ignore_ascii_case(known)) else {
            return add_error("is not a setting".to_owned());
        };
        let text = match value {
            toml::Value::String(text) => text.trim().to_owned(),
            toml::Value::Integer(number) => number.to_string(),
            toml::Value::Float(number) => number.to_string(),
            toml::Value::Boolean(boolean) => boolean.to_string(),
            other => {
                return add_error(format!(
                    "must be a string, number or boolean, not {}",
                    other.type_str()
                ));
            }
        };
        if self.values.contains_key(name) {
            return add_error("is set twice, in different case".to_owned());
        }
        if !text.is_empty() {
            self.values.insert(name, Raw { text, origin });
        }
    }
}

/// The setting with the most similar name, if any is similar enough.
fn nearest(name: &str) -> Option<&'static str> {
    let similarity = |known: &&str| strsim::jaro_winkler(known, name);
    names()
        .max_by(|one, other| similarity(one).total_cmp(&similarity(other)))
        .filter(|nearest| similarity(nearest) > 0.85)
}

/// Describes a TOML error without quoting the line, which may contain a secret.
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
    fn toml_errors_name_the_line_without_quoting_it() {
        let text = "listen_addr = \"127.0.0.1:0\"\nlogin_url = hunter2\n";
        let error = text.parse::<toml::Table>().expect_err("unquoted text");
        let message = describe(text, &error);
        assert!(message.contains("line 2"), "{message}");
        assert!(!message.contains("hunter2"), "{message}");
    }

    #[test]
    fn the_origin_of_a_config_value_is_the_files_path() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.toml");
        std::fs::write(&path, "workers = [1]\n").expect("written");
        let source = Source::gather(Some(&path), Vec::<(OsString, OsString)>::new());
        assert_eq!(source.errors.len(), 1);
        assert_eq!(source.errors[0].origin, path.display().to_string());
        assert!(source.errors[0].message.contains("array"));
    }
}
