//! Settings of reCAPTCHA.

use std::time::Duration;

use secrecy::SecretString;
use serde::Serialize;
use url::Url;

use super::pages::LinkUrl;
use super::upstream::UpstreamUrl;
use super::{parse, source::Source};

/// Keys and URLs of reCAPTCHA.
#[derive(Clone, Debug)]
pub struct RecaptchaSettings {
    /// The public site key.
    pub site_key: Option<String>,
    /// The secret key; without it, no token is accepted.
    pub secret: Option<SecretString>,
    /// URL of the verification API.
    pub verify_url: UpstreamUrl,
    /// URL of the widget's script.
    pub script_url: ScriptUrl,
    /// Time limit for a verification.
    pub timeout: Duration,
}

const VERIFY_URL: &str = "https://www.google.com/recaptcha/api/siteverify";
const SCRIPT_URL: &str = "https://www.google.com/recaptcha/api.js?render=explicit";

impl RecaptchaSettings {
    pub(super) fn take(source: &mut Source) -> Self {
        Self {
            site_key: source.take("RECAPTCHA_SITE_KEY", None, |text| {
                parse::word(text).map(Some)
            }),
            secret: source.take("RECAPTCHA_SECRET", None, |text| {
                parse::word(text).map(|word| Some(SecretString::from(word)))
            }),
            verify_url: source.take(
                "RECAPTCHA_VERIFY_URL",
                UpstreamUrl::constant(VERIFY_URL),
                UpstreamUrl::parse,
            ),
            script_url: source.take(
                "RECAPTCHA_SCRIPT_URL",
                ScriptUrl(SCRIPT_URL.to_owned()),
                ScriptUrl::parse,
            ),
            timeout: Duration::from_secs(5),
        }
    }
}

/// The URL of a script: absolute http(s), or a path of this site.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct ScriptUrl(String);

/// CSP sources that the widget needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WidgetSources {
    pub scripts: Vec<String>,
    pub frames: Vec<String>,
}

impl ScriptUrl {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let url = LinkUrl::parse(text)?;
        // Such a host may parse as a URL, but a semicolon or comma would end a CSP directive.
        let is_safe = |byte: u8| byte.is_ascii_alphanumeric() || b".-[]:".contains(&byte);
        match Url::parse(url.as_str()) {
            Ok(url) if !url.authority().bytes().all(is_safe) => {
                Err("must have a host made of letters, digits, dots and dashes".to_owned())
            }
            _ => Ok(Self(url.as_str().to_owned())),
        }
    }

    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// CSP sources of the widget: those that Google documents for its own hosts, else the script's origin.
    #[must_use]
    pub fn widget_sources(&self) -> WidgetSources {
        let Ok(url) = Url::parse(&self.0) else {
            return WidgetSources::default();
        };
        let origin = url.origin().ascii_serialization();
        let host = url.host_str().unwrap_or_default();
        if !matches!(host, "www.google.com" | "www.recaptcha.net") {
            return WidgetSources {
                scripts: vec![origin.clone()],
                frames: vec![origin],
            };
        }
        let own = format!("{origin}/recaptcha/");
        WidgetSources {
            scripts: vec![own.clone(), "https://www.gstatic.com/recaptcha/".to_owned()],
            frames: vec![own, "https://recaptcha.google.com/recaptcha/".to_owned()],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources(text: &str) -> (String, String) {
        let sources = ScriptUrl::parse(text)
            .expect("a valid URL")
            .widget_sources();
        (sources.scripts.join(" "), sources.frames.join(" "))
    }

    #[test]
    fn googles_script_allows_googles_hosts_and_any_other_only_its_own() {
        assert_eq!(
            sources(SCRIPT_URL),
            (
                "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/".to_owned(),
                "https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/"
                    .to_owned()
            )
        );
        let stub = "http://127.0.0.1:9";
        assert_eq!(
            sources("http://127.0.0.1:9/stub.js?x=1"),
            (stub.to_owned(), stub.to_owned())
        );
        assert_eq!(sources("/stub.js"), (String::new(), String::new()));
    }

    #[test]
    fn a_url_cannot_inject_csp_directives() {
        for hostile in [
            "https://a.example;x/",
            "https://a.example,x/",
            "https://a'x.example",
        ] {
            assert!(ScriptUrl::parse(hostile).is_err(), "{hostile}");
        }
        assert_eq!(
            sources("https://a.example/;script-src *").0,
            "https://a.example"
        );
        assert_eq!(sources("https://[::1]:81/x").0, "https://[::1]:81");
        assert!(ScriptUrl::parse("javascript:alert(1)").is_err());
    }
}
