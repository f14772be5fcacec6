//! The three encodings that browsers ask for, at their highest useful level: the site is compressed once, here.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use anyhow::{Context, Result};
use walkdir::WalkDir;

/// Kinds of files that shrink. Pictures and fonts are compressed already; the server compresses HTML itself,
/// after it has put its settings in.
const COMPRESSIBLE: [&str; 10] = [
    "js",
    "mjs",
    "css",
    "svg",
    "json",
    "wasm",
    "txt",
    "xml",
    "webmanifest",
    "data",
];
/// Smaller files fit into one packet anyway.
const SMALLEST: u64 = 256;
/// The builder's notes to the server and to this tool; no browser asks for them.
const NOT_SERVED: [&str; 2] = ["site-manifest.json", ".vite"];

/// Brotli, quality 11.
pub fn brotli(bytes: &[u8]) -> Vec<u8> {
    brotli_at(11, bytes)
}

/// Brotli, quality 0 to 11: each step is smaller and slower, the last two by far.
pub fn brotli_at(quality: i32, bytes: &[u8]) -> Vec<u8> {
    let params = brotli::enc::BrotliEncoderParams {
        quality,
        lgwin: 22,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut out = Vec::new();
    // Reading from and writing to memory cannot fail.
    let _ = brotli::BrotliCompress(&mut &*bytes, &mut out, &params);
    out
}

/// Gzip, level 9, without a time stamp.
///
/// # Errors
/// None in practice: it writes to memory.
pub fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

fn zstandard(bytes: &[u8]) -> Result<Vec<u8>> {
    Ok(zstd::bulk::compress(bytes, 19)?)
}

/// Writes `.br`, `.gz` and `.zst` beside every file below `site` that they make smaller, on all cores.
/// Returns how many files were compressed.
///
/// # Errors
/// When a file cannot be read or written.
pub fn site(site: &Path) -> Result<usize> {
    let mut files = candidates(site)?;
    // The largest first, so that no core ends with the longest job.
    files.sort_by_key(|(_, size)| std::cmp::Reverse(*size));
    let next = AtomicUsize::new(0);
    let work = || -> Result<()> {
        while let Some((path, _)) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
            file(path)?;
        }
        Ok(())
    };
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let handles: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        handles
            .into_iter()
            .try_for_each(|handle| handle.join().expect("a compressing thread panicked"))
    })?;
    Ok(files.len())
}

fn candidates(site: &Path) -> Result<Vec<(PathBuf, u64)>> {
    let mut files = Vec::new();
    let walk = WalkDir::new(site).into_iter();
    for entry in
        walk.filter_entry(|entry| !NOT_SERVED.iter().any(|name| entry.file_name() == *name))
    {
        let entry = entry?;
        let size = entry.metadata()?.len();
        if entry.file_type().is_file() && size > SMALLEST && shrinks(entry.path()) {
            files.push((entry.into_path(), size));
        }
    }
    Ok(files)
}

/// Whether a file is of a kind that compressing makes smaller.
pub fn shrinks(path: &Path) -> bool {
    let kind = path.extension().unwrap_or_default().to_string_lossy();
    COMPRESSIBLE.contains(&&*kind)
}

fn file(path: &Path) -> Result<()> {
    let bytes = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    for (ending, encoded) in [
        ("br", brotli(&bytes)),
        ("gz", gzip(&bytes)?),
        ("zst", zstandard(&bytes)?),
    ] {
        let variant = with_ending(path, ending);
        if encoded.len() < bytes.len() {
            fs::write(&variant, encoded)
                .with_context(|| format!("cannot write {}", variant.display()))?;
        }
    }
    Ok(())
}

/// `a/b.js` and `br` give `a/b.js.br`.
pub fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".");
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    #[test]
    fn served_text_gets_three_variants_that_decode_to_the_same() {
        let folder = tempfile::tempdir().unwrap();
        let text = "const greeting = 'hello crew';\n".repeat(100);
        fs::create_dir_all(folder.path().join("assets")).unwrap();
        fs::create_dir_all(folder.path().join(".vite")).unwrap();
        for name in [
            "assets/a.js",
            "index.html",
            ".vite/manifest.json",
            "site-manifest.json",
            "photo.webp",
        ] {
            fs::write(folder.path().join(name), &text).unwrap();
        }
        fs::write(folder.path().join("assets/tiny.js"), "export {};").unwrap();

        assert_eq!(site(folder.path()).unwrap(), 1);

        let mut variants: Vec<String> = WalkDir::new(folder.path())
            .into_iter()
            .map(|entry| {
                entry
                    .unwrap()
                    .path()
                    .strip_prefix(folder.path())
                    .unwrap()
                    .display()
                    .to_string()
            })
            .filter(|name| {
                [".br", ".gz", ".zst"]
                    .iter()
                    .any(|ending| name.ends_with(ending))
            })
            .collect();
        variants.sort();
        assert_eq!(
            variants,
            ["assets/a.js.br", "assets/a.js.gz", "assets/a.js.zst"]
        );

        let read =
            |ending: &str| fs::read(folder.path().join(format!("assets/a.js.{ending}"))).unwrap();
        let mut plain = Vec::new();
        brotli::BrotliDecompress(&mut &*read("br"), &mut plain).unwrap();
        assert_eq!(plain, text.as_bytes());
        plain.clear();
        flate2::read::GzDecoder::new(&*read("gz"))
            .read_to_end(&mut plain)
            .unwrap();
        assert_eq!(plain, text.as_bytes());
        assert_eq!(
            zstd::bulk::decompress(&read("zst"), 1 << 20).unwrap(),
            text.as_bytes()
        );
    }

    #[test]
    fn a_variant_that_is_not_smaller_is_not_written() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("random.data");
        let mut state = 88_172_645_463_325_252u64;
        let noise: Vec<u8> = std::iter::repeat_with(|| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            state as u8
        })
        .take(5000)
        .collect();
        fs::write(&path, noise).unwrap();
        assert_eq!(site(folder.path()).unwrap(), 1);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
