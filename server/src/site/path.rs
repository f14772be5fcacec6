//! What a request's path means: its one canonical spelling, a file or a page, or nonsense.

use std::borrow::Cow;

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// What stays as it is in a canonical path segment (RFC 3986 `pchar`, without the percent sign).
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

/// What a path means.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Meaning<'a> {
    /// The same as this canonical path: no needless percent-encoding, no slash at the end.
    Same(Cow<'a, str>),
    /// A well-formed path that can lead to nothing here: dot segments, empty ones, hidden slashes.
    Nothing,
    /// Not a path; says why.
    Malformed(&'static str),
}

/// The canonical path of a path relative to the site's root, given as its segments.
pub(super) fn of_segments<'a>(segments: impl Iterator<Item = &'a str>) -> String {
    segments.fold(String::new(), |mut path, segment| {
        path.push('/');
        path.extend(utf8_percent_encode(segment, ENCODED));
        path
    })
}

/// Reads a path as sent in a request, without its query.
pub(super) fn meaning(path: &str) -> Meaning<'_> {
    let Some(inner) = path.strip_prefix('/') else {
        return Meaning::Malformed("the path does not start with a slash");
    };
    if inner
        .bytes()
        .all(|byte| matches!(byte, b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'/'))
    {
        return of_plain(path, inner);
    }
    let mut nothing = false;
    let mut segments = Vec::new();
    for segment in inner.trim_end_matches('/').split('/') {
        match decode(segment) {
            Err(why) => return Meaning::Malformed(why),
            Ok(decoded) => {
                nothing |=
                    matches!(decoded.as_ref(), "" | "." | "..") || decoded.contains(['/', '\\']);
                segments.push(decoded);
            }
        }
    }
    if nothing {
        return Meaning::Nothing;
    }
    Meaning::Same(Cow::Owned(of_segments(segments.iter().map(Cow::as_ref))))
}

/// A path without anything to decode: only its slashes matter.
fn of_plain<'a>(path: &'a str, inner: &'a str) -> Meaning<'a> {
    let trimmed = inner.trim_end_matches('/');
    if trimmed.is_empty() && inner.is_empty() {
        Meaning::Same(Cow::Borrowed(path))
    } else if trimmed.is_empty() || trimmed.split('/').any(str::is_empty) {
        Meaning::Nothing
    } else {
        Meaning::Same(Cow::Borrowed(&path[..=trimmed.len()]))
    }
}

fn decode(segment: &str) -> Result<Cow<'_, str>, &'static str> {
    let bytes = segment.as_bytes();
    let whole = |at: usize| {
        bytes.get(at + 1).is_some_and(u8::is_ascii_hexdigit)
            && bytes.get(at + 2).is_some_and(u8::is_ascii_hexdigit)
    };
    if bytes
        .iter()
        .enumerate()
        .any(|(at, byte)| *byte == b'%' && !whole(at))
    {
        return Err("a percent sign is not followed by two hexadecimal digits");
    }
    let decoded = percent_decode_str(segment)
        .decode_utf8()
        .map_err(|_| "the percent-encoded bytes are not valid UTF-8")?;
    if decoded.chars().any(char::is_control) {
        return Err("the path holds a control character");
    }
    Ok(decoded)
}

/// Whether a path asks for a file and not a page: it lies under /assets/ or its last segment has an extension.
pub(super) fn is_file(path: &str) -> bool {
    let last = path.rsplit('/').next().unwrap_or(path);
    path.starts_with("/assets/") || has_extension(last)
}

/// Whether a segment ends in a dot and a short alphanumeric word, with something before it.
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
    fn spellings_of_one_path_have_one_canonical_form() {
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
            assert_eq!(meaning(given), Meaning::Same(canonical.into()), "{given}");
        }
    }

    #[test]
    fn climbing_and_hidden_slashes_mean_nothing() {
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
            assert_eq!(meaning(path), Meaning::Nothing, "{path}");
        }
    }

    #[test]
    fn broken_encodings_are_malformed() {
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
            assert!(matches!(meaning(path), Meaning::Malformed(_)), "{path}");
        }
    }

    #[test]
    fn files_are_told_from_pages() {
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
