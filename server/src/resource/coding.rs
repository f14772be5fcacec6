//! The content codings of resources.

use actix_web::http::header::Encoding;

/// A content coding, in order of preference.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Coding {
    Brotli,
    Zstd,
    Gzip,
}

impl Coding {
    pub const ALL: [Self; 3] = [Self::Brotli, Self::Zstd, Self::Gzip];

    /// As it is negotiated.
    #[must_use]
    pub const fn encoding(self) -> Encoding {
        match self {
            Self::Brotli => Encoding::brotli(),
            Self::Zstd => Encoding::zstd(),
            Self::Gzip => Encoding::gzip(),
        }
    }

    /// The name in headers.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zstd",
            Self::Gzip => "gzip",
        }
    }

    /// The extension of files compressed with it.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Zstd => "zst",
            Self::Gzip => "gz",
        }
    }
}
