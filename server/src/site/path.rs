//! Normalization of request paths, and the distinction between pages and files.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// Characters that are percent-encoded in a canonical path segment: all but RFC 3986 `pchar`.
const ENCODED: &AsciiSet = &NON_ALPHANUMERIC
    .remove(b'-')
    .remove(b'.')
    .remove(b'_')
    .remove(b'~')
    .remove(b'!')
    .remove(b'$')
    .remove(b'&')
    .remove(b'\'')
    .remove(b'(')
    .remove(b')')
    .remove(b'*')
    .remove(b'+')
    .remove(b',')
    .remove(b';')
    .remove(b'=')
    .remove(b':')
    .remove(b'@');

/// A parsed request path.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum ParsedPath<'a> {
    /// Equivalent to this canonical path, without unnecessary percent-encoding and trailing slashes.
    Canonical(Cow<'a, str>),
    /// A well-formed path that never exists: dot segments, empty segments or encoded slashes.
    Nonexistent,
    /// Malformed, with the reason.
    Malformed(&'static str),
}

/// The canonical path with these segments.
pub(super) fn from_segments<'a>(segments: impl Iterator<Item = &'a str>) -> String {
    segments.fold(String::new(), |mut path, segment| {
        path.push('/');
        path.extend(utf8_percent_encode(segment, ENCODED));
        path
    })
}

/// Parses the path of a request, without its query.
pub(super) fn parse(path: &str) -> ParsedPath<'_> {
    let Some(inner) = path.strip_prefix('/') else {
        return ParsedPath::Malformed("the path does not start with a slash");
    };
    if inner
        .bytes()
        .all(|byte| matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'/'))
    {
        return parse_plain(path, inner);
    }
    let mut is_nonexistent = false;
    let mut segments = Vec::new();
    for segment in inner.trim_end_matches('/').split('/') {
        match decode(segment) {
            Err(why) => return ParsedPath::Malformed(why),
            Ok(decoded) => {
                is_nonexistent |=
                    matches!(decoded.as_ref(), "" | "." | "..") || decoded.contains(['/', '\\']);
                segments.push(decoded);
            }
        }
    }
    if is_nonexistent {
        return ParsedPath::Nonexistent;
    }
    ParsedPath::Canonical(Cow::Owned(from_segments(segments.iter().map(Cow::as_ref))))
}

/// Fast path for paths without percent-encoding.
fn parse_plain<'a>(path: &'a str, inner: &'a str) -> ParsedPath<'a> {
    let trimmed = inner.trim_end_matches('/');
    if trimmed.is_empty() && inner.is_empty() {
        ParsedPath::Canonical(Cow::Borrowed(path))
    } else if trimmed.is_empty() || trimmed.split('/').any(str::is_empty) {
        ParsedPath::Nonexistent
    } else {
        ParsedPath::Canonical(Cow::Borrowed(&path[..=trimmed.len()]))
    }
}

fn decode(segment: &str) -> Result<Cow<'_, str>, &'static str> {
    let bytes = segment.as_bytes();
    let is_complete = |at: usize| {
        bytes.get(at + 1).is_some_and(u8::is_ascii_hexdigit)
            && bytes.get(at + 2).is_some_and(u8::is_ascii_hexdigit)
    };
    if bytes
        .iter()
        .enumerate()
        .any(|(at, byte)| *byte == b'%' && !is_complete(at))
    {
        return Err("a percent sign is not followed by two hexadecimal digits");
    }
    let decoded = percent_decode_str(segment)
        .decode_utf8()
        .map_err(|_| "the percent-encoded bytes are not valid UTF-8")?;
    if decoded.chars().any(char::is_control) {
        return Err("the path contains a control character");
    }
    Ok(decoded)
}

/// Whether a path denotes a file: it is below /assets/ or its last segment has an extension.
pub(super) fn is_file(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or(path);
    path.starts_with("/assets/") || has_extension(last)
}

/// Whether a segment ends in a dot and 1 to 16 letters or digits, with something before it.
pub(super) fn has_extension(segment: &str) -> bool {
    segment.rsplit_once('.').is_some_and(|(_, extension)| {
        (1..=16).contains(&extension.len())
            && extension.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_normalized() {
        for (given, canonical) in [
            ("/", "/"),
            ("/pricing", "/pricing"),
            ("/pricing/", "/pricing"),
            ("/pricing///", "/pricing"),
            ("/%70ricing", "/pricing"),
            ("/%70ricing/", "/pricing"),
            ("/a/b_c-d/", "/a/b_c-d"),
            ("/my%20file.png", "/my%20file.png"),
            ("/a%c3%b1o.png", "/a%C3%B1o.png"),
            ("/año.png", "/a%C3%B1o.png"),
            ("/a%2Bb", "/a+b"),
        ] {
            assert_eq!(
                parse(given),
                ParsedPath::Canonical(canonical.into()),
                "{given}"
            );
        }
    }

    #[test]
    fn dot_segments_and_encoded_slashes_do_not_exist() {
        for path in [
            "//",
            "//evil.example/",
            "//evil/",
            "/a//b",
            "/..",
            "/../etc/passwd",
            "/a/%2e%2e/b",
            "/a/.%2E/b",
            "/./a",
            "/a%2Fb",
            "/a%5Cb",
            "/..%5c..%5cwindows",
        ] {
            assert_eq!(parse(path), ParsedPath::Nonexistent, "{path}");
        }
    }

    #[test]
    fn invalid_encodings_are_malformed() {
        for path in [
            "/%",
            "/%4",
            "/%zz",
            "/a%00b",
            "/%0d%0aset-cookie:x",
            "/%ff",
            "/%c3",
            "/%7f",
            "*",
            "a.b",
        ] {
            assert!(matches!(parse(path), ParsedPath::Malformed(_)), "{path}");
        }
    }

    #[test]
    fn files_are_distinguished_from_pages() {
        for file in [
            "/assets/x",
            "/x.js",
            "/a/b.data",
            "/.env",
            "/index.html",
            "/a.tar.gz",
        ] {
            assert!(is_file(file), "{file}");
        }
        for page in [
            "/",
            "/pricing",
            "/a.b/c",
            "/ends.",
            "/v1.2-final",
            "/assetsx",
        ] {
            assert!(!is_file(page), "{page}");
        }
    }
}
