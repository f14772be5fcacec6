//! Content negotiation by `Accept-Encoding` (RFC 9110, 12.5.3).

use actix_web::http::header::HeaderValue;

/// A content coding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// Brotli.
    Brotli,
    /// Zstandard.
    Zstd,
    /// Gzip.
    Gzip,
}

impl Encoding {
    /// All codings in order of preference.
    pub const ALL: [Self; 3] = [Self::Brotli, Self::Zstd, Self::Gzip];

    /// The name in headers.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zstd",
            Self::Gzip => "gzip",
        }
    }

    /// The extension of files compressed with it.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zst",
            Self::Gzip => "gz",
        }
    }
}

/// The client's weights of our codings, in thousandths; 0 means not acceptable.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AcceptedEncodings {
    coded: [u16; 3],
    identity: u16,
}

impl AcceptedEncodings {
    /// Parses all `Accept-Encoding` lines of a request. Malformed elements are ignored.
    pub fn parse<'a>(lines: impl Iterator<Item = &'a HeaderValue>) -> Self {
        let mut coded = [None; 3];
        let mut identity = None;
        let mut any = None;
        for element in lines
            .filter_map(|line| line.to_str().ok())
            .flat_map(|line| line.split(','))
        {
            let (name, weight) = match element.split_once(';') {
                None => (element.trim(), Some(1000)),
                Some((name, parameter)) => (name.trim(), quality(parameter)),
            };
            let Some(weight) = weight else { continue };
            let is = |known: &str| name.eq_ignore_ascii_case(known);
            if name == "*" {
                any = Some(weight);
            } else if is("identity") {
                identity = Some(weight);
            } else if let Some(at) = Encoding::ALL
                .iter()
                .position(|coding| is(coding.name()) || *coding == Encoding::Gzip && is("x-gzip"))
            {
                coded[at] = Some(weight);
            }
        }
        Self {
            coded: coded.map(|weight| weight.or(any).unwrap_or(0)),
            // If not listed, the identity coding is acceptable as the last choice.
            identity: identity.unwrap_or(0),
        }
    }

    /// The best of the available codings. `None` is the identity coding, also if the client refuses everything (RFC
    /// 9110 leaves that case to the server).
    pub fn choose(&self, is_available: impl Fn(Encoding) -> bool) -> Option<Encoding> {
        let mut best = None;
        let mut best_weight = 0;
        for (coding, weight) in Encoding::ALL.into_iter().zip(self.coded) {
            if weight > best_weight && is_available(coding) {
                best = Some(coding);
                best_weight = weight;
            }
        }
        if self.identity > best_weight {
            None
        } else {
            best
        }
    }
}

/// Parses a weight such as `q=0.5`, in thousandths.
fn quality(parameter: &str) -> Option<u16> {
    let (name, value) = parameter.trim().split_once('=')?;
    if !name.trim_end().eq_ignore_ascii_case("q") {
        return None;
    }
    let (integer, decimals) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    if decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths = decimals
        .bytes()
        .zip([100, 10, 1])
        .map(|(digit, place)| u16::from(digit - b'0') * place)
        .sum();
    match (integer, thousandths) {
        ("0", thousandths) => Some(thousandths),
        ("1", 0) => Some(1000),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(header: &str) -> Option<Encoding> {
        let line = HeaderValue::from_str(header).expect("a header value");
        AcceptedEncodings::parse(std::iter::once(&line)).choose(|_| true)
    }

    #[test]
    fn weights_take_precedence_over_our_order() {
        use Encoding::{Brotli, Gzip, Zstd};
        for (header, expected) in [
            ("", None),
            ("br", Some(Brotli)),
            ("gzip, deflate, br, zstd", Some(Brotli)),
            ("gzip, zstd", Some(Zstd)),
            ("gzip;q=1.0, br;q=0.9", Some(Gzip)),
            ("gzip;q=0.123, br;q=0.122", Some(Gzip)),
            ("br;q=0, gzip", Some(Gzip)),
            ("BR ; Q=0.5", Some(Brotli)),
            ("x-gzip", Some(Gzip)),
            ("*", Some(Brotli)),
            ("*;q=0.1, br;q=0", Some(Zstd)),
            ("identity", None),
            ("identity, br;q=0.5", None),
            ("identity;q=0.5, br;q=0.5", Some(Brotli)),
            ("identity;q=0", None),
            ("*;q=0", None),
            ("deflate", None),
        ] {
            assert_eq!(chosen(header), expected, "{header:?}");
        }
    }

    #[test]
    fn malformed_elements_are_ignored() {
        for header in [
            "br;q=2",
            "br;q=1.5",
            "br;q=0.1234",
            "br;q=abc",
            "br;level=1",
            "br;q",
            "br;q=-1",
            ",,;",
            "br br",
        ] {
            assert_eq!(chosen(header), None, "{header:?}");
        }
    }

    #[test]
    fn only_available_codings_are_chosen() {
        let line = HeaderValue::from_static("br, gzip;q=0.2");
        let accepted = AcceptedEncodings::parse(std::iter::once(&line));
        assert_eq!(
            accepted.choose(|coding| coding == Encoding::Gzip),
            Some(Encoding::Gzip)
        );
        assert_eq!(accepted.choose(|_| false), None);
    }
}
