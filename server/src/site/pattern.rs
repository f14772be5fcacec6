//! Path patterns with variables, such as `/demo/manager/team-member/{memberId}`.

use super::path::{ParsedPath, has_extension, parse};

/// A path pattern; each variable is a whole segment.
#[derive(Debug)]
pub(super) struct Pattern {
    segments: Vec<Segment>,
}

#[derive(Debug)]
enum Segment {
    Fixed(String),
    Variable,
}

impl Pattern {
    /// Parses a pattern: `/`, then segments, each fixed or a variable in braces.
    ///
    /// # Errors
    /// Describes the invalid part.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let inner = text.strip_prefix('/').ok_or("must start with /")?;
        let segments = inner
            .split('/')
            .map(Segment::parse)
            .collect::<Result<Vec<_>, _>>()?;
        match segments.first() {
            Some(Segment::Fixed(_)) => Ok(Self { segments }),
            _ => Err("must start with a fixed segment".to_owned()),
        }
    }

    /// Whether a request's path matches. A variable matches any non-empty segment that is not a file name.
    pub(super) fn matches(&self, path: &str) -> bool {
        let Some(inner) = path.strip_prefix('/') else {
            return false;
        };
        let mut parts = inner.split('/');
        self.segments
            .iter()
            .all(|segment| parts.next().is_some_and(|part| segment.matches(part)))
            && parts.next().is_none()
    }
}

impl Segment {
    fn parse(text: &str) -> Result<Self, String> {
        let plain = |word: &str| {
            !word.is_empty()
                && word
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
        };
        match text
            .strip_prefix('{')
            .and_then(|rest| rest.strip_suffix('}'))
        {
            Some(name) if plain(name) => Ok(Self::Variable),
            None if plain(text) => Ok(Self::Fixed(text.to_owned())),
            _ => Err(format!(
                "{text:?} is neither a plain segment nor a {{variable}}"
            )),
        }
    }

    fn matches(&self, part: &str) -> bool {
        match self {
            Self::Fixed(text) => text == part,
            Self::Variable => {
                !part.is_empty()
                    && !has_extension(part)
                    && matches!(parse(&format!("/{part}")), ParsedPath::Canonical(_))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_is_one_whole_segment() {
        let pattern =
            Pattern::parse("/demo/manager/team-member/{memberId}").expect("a valid pattern");
        for path in [
            "/demo/manager/team-member/TM001",
            "/demo/manager/team-member/no%20body",
        ] {
            assert!(pattern.matches(path), "{path}");
        }
        for path in [
            "/demo/manager/team-member",
            "/demo/manager/team-member/",
            "/demo/manager/team-member/TM001/",
            "/demo/manager/team-member/TM001/x",
            "/demo/manager/team-member/TM001.data",
            "/demo/manager/team-member/..",
            "/demo/manager/team-member/%2e%2e",
            "/demo/manager/team-member/a%2Fb",
            "/demo/manager/team-member/%",
            "/demo/manager/view-team/TM001",
        ] {
            assert!(!pattern.matches(path), "{path}");
        }
    }

    #[test]
    fn invalid_patterns_are_rejected() {
        for text in [
            "demo/{x}",
            "/{x}",
            "/demo/{}",
            "/demo/{a}{b}",
            "/demo/x{a}",
            "/demo//{a}",
            "/demo/{a}/",
            "/",
        ] {
            assert!(Pattern::parse(text).is_err(), "{text}");
        }
    }
}
