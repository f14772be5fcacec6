//! Prepares documents and files for serving: insertions, policies, compression and headers.

use std::collections::{HashMap, HashSet};
use std::num::NonZeroUsize;
use std::path::Path;
use std::sync::Arc;

use super::csp::{self, PolicySources};
use super::files::Files;
use super::html::{self, Insertions, PLACEHOLDER_ORIGIN};
use super::manifest::{Manifest, Needs};
use crate::resource::{Caching, Coding, ContentType, Resource, is_coding_of};

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
            .zip(map_in_parallel(&items, |item| self.prepare(*item)))
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
        Resource::page(page.html, Some(policy))
    }

    pub(super) fn file(&self, file: &str) -> Result<Resource, String> {
        let bytes = self.read(file)?;
        let content_type = ContentType::of(file);
        if file.starts_with("assets/") {
            return Resource::precompressed(
                bytes,
                content_type,
                Caching::Immutable,
                None,
                |plain, coding| self.precompressed_variant(file, plain, coding),
            );
        }
        let caching = if file.ends_with(".data") {
            Caching::Revalidate
        } else {
            Caching::Hour
        };
        match self.with_origin(&bytes, content_type) {
            Some(replaced) => Resource::new(replaced, content_type, caching, None),
            None => Resource::precompressed(bytes, content_type, caching, None, |plain, coding| {
                self.precompressed_variant(file, plain, coding)
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
        coding: Coding,
    ) -> Result<Option<Vec<u8>>, String> {
        let name = format!("{file}.{}", coding.extension());
        if !self.files.contains(&name) {
            return Ok(None);
        }
        let encoded = self.read(&name)?;
        if !is_coding_of(coding, &encoded, plain) {
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

/// Applies `work` to all items on all cores; results are in the order of the items.
fn map_in_parallel<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let cores = std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let share = items.len().div_ceil(cores).max(1);
    let work = &work;
    std::thread::scope(|scope| {
        let threads: Vec<_> = items
            .chunks(share)
            .map(|items| scope.spawn(move || items.iter().map(work).collect::<Vec<R>>()))
            .collect();
        let results = threads.into_iter().flat_map(|thread| {
            thread
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        });
        results.collect()
    })
}
