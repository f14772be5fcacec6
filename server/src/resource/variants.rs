//! Compressed variants and their entity tags.

use std::io::{self, Read, Write};

use actix_web::http::header::{EntityTag, HeaderValue};
use actix_web::web::Bytes;
use sha2::{Digest, Sha256};

use super::coding::Coding;

/// Near the best size, but fast enough to compress all pages at each start.
const BROTLI_QUALITY: u32 = 9;
const BROTLI_WINDOW: u32 = 22;
const ZSTD_LEVEL: i32 = 12;
const GZIP_LEVEL: u32 = 9;

/// The bytes of one variant and their strong entity tag.
#[derive(Debug)]
pub(super) struct Variant {
    pub(super) bytes: Bytes,
    pub(super) tag: EntityTag,
    /// The tag as a header value.
    pub(super) tag_header: HeaderValue,
}

impl Variant {
    pub(super) fn new(bytes: Vec<u8>) -> io::Result<Self> {
        let tag = strong_tag(&bytes);
        Ok(Self {
            tag_header: HeaderValue::try_from(tag.to_string()).map_err(io::Error::other)?,
            tag,
            bytes: bytes.into(),
        })
    }
}

/// The first half of the SHA-256.
fn strong_tag(bytes: &[u8]) -> EntityTag {
    let digest = Sha256::digest(bytes);
    let hex = digest.iter().take(16).map(|byte| format!("{byte:02x}"));
    EntityTag::new_strong(hex.collect())
}

pub(super) fn compress(coding: Coding, plain: &[u8]) -> io::Result<Vec<u8>> {
    match coding {
        Coding::Brotli => {
            let mut writer =
                brotli::CompressorWriter::new(Vec::new(), 4096, BROTLI_QUALITY, BROTLI_WINDOW);
            writer.write_all(plain)?;
            Ok(writer.into_inner())
        }
        Coding::Zstd => zstd::bulk::compress(plain, ZSTD_LEVEL),
        Coding::Gzip => {
            let mut writer =
                flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::new(GZIP_LEVEL));
            writer.write_all(plain)?;
            writer.finish()
        }
    }
}

/// Whether `encoded` decompresses to `plain`.
pub fn is_coding_of(coding: Coding, encoded: &[u8], plain: &[u8]) -> bool {
    let reader: Box<dyn Read> = match coding {
        Coding::Brotli => Box::new(brotli::Decompressor::new(encoded, 4096)),
        Coding::Zstd => match zstd::Decoder::new(encoded) {
            Ok(decoder) => Box::new(decoder),
            Err(_) => return false,
        },
        Coding::Gzip => Box::new(flate2::read::MultiGzDecoder::new(encoded)),
    };
    let mut decoded = Vec::with_capacity(plain.len());
    // Reading one extra byte detects a mismatch without unpacking a decompression bomb.
    let max = u64::try_from(plain.len())
        .unwrap_or(u64::MAX)
        .saturating_add(1);
    reader.take(max).read_to_end(&mut decoded).is_ok() && decoded == plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_coding_round_trips() {
        let plain = b"a roster, a roster, a roster ".repeat(200);
        for coding in Coding::ALL {
            let encoded = compress(coding, &plain).expect("compressed");
            assert!(encoded.len() < plain.len() / 10, "{coding:?}");
            assert!(is_coding_of(coding, &encoded, &plain), "{coding:?}");
            assert!(!is_coding_of(coding, &encoded, &plain[1..]), "{coding:?}");
            assert!(
                !is_coding_of(coding, &encoded[..encoded.len() / 2], &plain),
                "{coding:?}"
            );
            assert!(!is_coding_of(coding, b"noise", &plain), "{coding:?}");
        }
    }

    #[test]
    fn tags_differ_with_the_bytes() {
        let tag = |bytes: &[u8]| Variant::new(bytes.to_vec()).expect("a variant").tag;
        assert_eq!(tag(b"same"), tag(b"same"));
        assert_ne!(tag(b"same"), tag(b"some"));
        assert_eq!(tag(b"").tag().len(), 32);
    }
}
