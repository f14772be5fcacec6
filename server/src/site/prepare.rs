//! Prepares documents and files for serving: insertions, policies, compression and headers.

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

use actix_web::http::header::HeaderValue;

use super::content_type::ContentType;
use super::csp::PolicySources;
use super::files::Files;
use super::html::{self, Insertions, PLACEHOLDER_ORIGIN};
use super::manifest::{Manifest, Needs};
use super::negotiation::Encoding;
use super::resource::{Caching, Resource};
use super::variants::{self, Variant};
use super::{csp, parallel};

/// A document or file to prepare.
#[derive(Debug, PartialEq, Eq, Hash, Clone, Copy)]
pub(super) enum Item<'a> {
    Document { file: &'a str, needs: Needs },
    File(&'a str),
}

pub(super) struct Loader<'a> {
    pub(super) folder: &'a Path,
    pub(super) files: &'a Files,
    pub(super) insertions: &'a Insertions,
    pub(super) sources: &'a PolicySources,
}

impl Loader<'_> {
    /// Prepares everything that is served, or returns all problems.
    pub(super) fn run<'m>(
        &'m self,
        manifest: &'m Manifest,
    ) -> Result<HashMap<Item<'m>, Arc<Resource>>, Vec<String>> {
        let items: HashSet<Item<'_>> = manifest
            .documents()
            .map(|(file, needs)| Item::Document { file, needs })
            .chain(self.files.served().map(Item::File))
            .collect();
        let items: Vec<Item<'_>> = items.into_iter().collect();
        let (mut ready, mut problems) = (HashMap::new(), Vec::new());
        for (item, result) in items
            .iter()
            .zip(parallel::map(&items, |item| self.prepare(*item)))
        {
            match result {
                Ok(resource) => {
                    ready.insert(*item, Arc::new(resource));
                }
                Err(problem) => problems.push(problem),
            }
        }
        problems.sort_unstable();
        problems.dedup();
        if problems.is_empty() {
            Ok(ready)
        } else {
            Err(problems)
        }
    }

    fn prepare(&self, item: Item<'_>) -> Result<Resource, String> {
        match item {
            Item::Document { file, needs } => self.document(file, needs),
            Item::File(file) => self.file(file),
        }
    }

    fn document(&self, file: &str, needs: Needs) -> Result<Resource, String> {
        let built = String::from_utf8(self.read(file)?)
            .map_err(|_| format!("{file} is not valid UTF-8"))?;
        let page = html::prepare(&built, self.insertions)
            .map_err(|problem| format!("{file} {problem}"))?;
        if page.blocked > 0 {
            tracing::warn!(
                file,
                attributes = page.blocked,
                "inline style and event handler attributes are blocked by the page's content security policy"
            );
        }
        let policy = csp::page_policy(&page.inline, needs, self.sources)
            .map_err(|problem| format!("{file}: {problem}"))?;
        finish(
            page.html.into_bytes(),
            ContentType::HTML,
            Caching::Revalidate,
            Some(policy),
            |_, _| Ok(None),
        )
    }

    pub(super) fn file(&self, file: &str) -> Result<Resource, String> {
        let bytes = self.read(file)?;
        let content_type = ContentType::of(file);
        if file.starts_with("assets/") {
            return finish(
                bytes,
                content_type,
                Caching::Immutable,
                None,
                |plain, encoding| self.precompressed_variant(file, plain, encoding),
            );
        }
        let caching = if file.ends_with(".data") {
            Caching::Revalidate
        } else {
            Caching::Hour
        };
        match self.with_origin(&bytes, content_type) {
            Some(replaced) => finish(replaced, content_type, caching, None, |_, _| Ok(None)),
            None => finish(bytes, content_type, caching, None, |plain, encoding| {
                self.precompressed_variant(file, plain, encoding)
            }),
        }
    }

    /// The text with the placeholder replaced by the public origin, if it occurs. Not applied to hashed assets, which
    /// are cached forever under their name.
    fn with_origin(&self, bytes: &[u8], content_type: ContentType) -> Option<Vec<u8>> {
        let text = std::str::from_utf8(bytes)
            .ok()
            .filter(|_| content_type.compressible)?;
        text.contains(PLACEHOLDER_ORIGIN).then(|| {
            text.replace(PLACEHOLDER_ORIGIN, &self.insertions.origin)
                .into_bytes()
        })
    }

    /// The precompressed variant from the build, if any.
    fn precompressed_variant(
        &self,
        file: &str,
        plain: &[u8],
        encoding: Encoding,
    ) -> Result<Option<Vec<u8>>, String> {
        let name = format!("{file}.{}", encoding.extension());
        if !self.files.contains(&name) {
            return Ok(None);
        }
        let encoded = self.read(&name)?;
        if !variants::is_coding_of(encoding, &encoded, plain) {
            return Err(format!(
                "{name} does not match {file}: one of them is from another build"
            ));
        }
        Ok(Some(encoded))
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.folder.join(file))
            .map_err(|error| format!("{file} cannot be read: {error}"))
    }
}

/// Builds a resource with all codings that reduce its size: precompressed ones if given, else compressed here.
pub(super) fn finish(
    plain: Vec<u8>,
    content_type: ContentType,
    caching: Caching,
    policy: Option<HeaderValue>,
    precompressed: impl Fn(&[u8], Encoding) -> Result<Option<Vec<u8>>, String>,
) -> Result<Resource, String> {
    let fail = |error: std::io::Error| format!("compression failed: {error}");
    let mut encoded = [None, None, None];
    for (encoding, slot) in Encoding::ALL.into_iter().zip(&mut encoded) {
        let bytes = match precompressed(&plain, encoding)? {
            Some(bytes) => bytes,
            None if content_type.compressible => {
                variants::compress(encoding, &plain).map_err(fail)?
            }
            None => continue,
        };
        if bytes.len() < plain.len() {
            *slot = Some(Variant::new(bytes).map_err(fail)?);
        }
    }
    let plain = Variant::new(plain).map_err(fail)?;
    Ok(Resource::new(content_type, caching, policy, plain, encoded))
}
