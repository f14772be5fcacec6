//! Content negotiation by `Accept-Encoding` (RFC 9110, 12.5.3).

use actix_web::http::header::HeaderValue;

/// A content coding, in our order of preference.
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
    /// All codings, the preferred one first.
    pub const ALL: [Self; 3] = [Self::Brotli, Self::Zstd, Self::Gzip];

    /// The coding's name in headers.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zstd",
            Self::Gzip => "gzip",
        }
    }

    /// The extension of a file that is coded so.
    #[must_use]
    pub fn extension(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zst",
            Self::Gzip => "gz",
        }
    }
}

/// The weights that a client gives to our codings, in thousandths; 0 is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct AcceptedEncodings {
    coded: [u16; 3],
    identity: u16,
}

impl AcceptedEncodings {
    /// Reads all `Accept-Encoding` lines of a request. Elements that make no sense are passed over.
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
            // Unnamed, the plain form is acceptable but the last choice.
            identity: identity.unwrap_or(0),
        }
    }

    /// The best coding among those that exist; `None` is the plain form, which is also the answer to a client that
    /// refuses everything (RFC 9110 leaves that to the server, and the plain form is readable by anybody).
    pub fn choose(&self, exists: impl Fn(Encoding) -> bool) -> Option<Encoding> {
        let mut best = None;
        let mut best_weight = 0;
        for (coding, weight) in Encoding::ALL.into_iter().zip(self.coded) {
            if weight > best_weight && exists(coding) {
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

/// The weight in `q=0.5`, in thousandths; `None` when it is none.
fn quality(parameter: &str) -> Option<u16> {
    let (name, value) = parameter.trim().split_once('=')?;
    if !name.trim_end().eq_ignore_ascii_case("q") {
        return None;
    }
    let (whole, decimals) = value.trim().split_once('.').unwrap_or((value.trim(), ""));
    if decimals.len() > 3 || !decimals.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let thousandths = decimals
        .bytes()
        .zip([100, 10, 1])
        .map(|(digit, place)| u16::from(digit - b'0') * place)
        .sum();
    match (whole, thousandths) {
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
    fn weights_count_first_and_our_order_second() {
        use Encoding::{Brotli, Gzip, Zstd};
        for (header, wanted) in [
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
            assert_eq!(chosen(header), wanted, "{header:?}");
        }
    }

    #[test]
    fn senseless_elements_are_passed_over() {
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
    fn only_what_exists_is_chosen() {
        let line = HeaderValue::from_static("br, gzip;q=0.2");
        let accepted = AcceptedEncodings::parse(std::iter::once(&line));
        assert_eq!(
            accepted.choose(|coding| coding == Encoding::Gzip),
            Some(Encoding::Gzip)
        );
        assert_eq!(accepted.choose(|_| false), None);
    }
}
