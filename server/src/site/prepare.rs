//! Makes the site's documents and files ready to be sent: insertions, policies, codings, headers.

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

/// One thing to make ready.
#[derive(Debug, PartialEq, Eq, Hash, Clone, Copy)]
pub(super) enum Job<'a> {
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
    /// Everything that is served, ready; or all that is wrong with it.
    pub(super) fn run<'m>(
        &'m self,
        manifest: &'m Manifest,
    ) -> Result<HashMap<Job<'m>, Arc<Resource>>, Vec<String>> {
        let jobs: HashSet<Job<'_>> = manifest
            .documents()
            .map(|(file, needs)| Job::Document { file, needs })
            .chain(self.files.served().map(Job::File))
            .collect();
        let jobs: Vec<Job<'_>> = jobs.into_iter().collect();
        let (mut ready, mut problems) = (HashMap::new(), Vec::new());
        for (job, made) in jobs.iter().zip(parallel::map(&jobs, |job| self.make(*job))) {
            match made {
                Ok(resource) => {
                    ready.insert(*job, Arc::new(resource));
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

    fn make(&self, job: Job<'_>) -> Result<Resource, String> {
        match job {
            Job::Document { file, needs } => self.document(file, needs),
            Job::File(file) => self.file(file),
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
                |plain, encoding| self.sibling(file, plain, encoding),
            );
        }
        let caching = if file.ends_with(".data") {
            Caching::Revalidate
        } else {
            Caching::Hour
        };
        match self.with_origin(&bytes, content_type) {
            Some(changed) => finish(changed, content_type, caching, None, |_, _| Ok(None)),
            None => finish(bytes, content_type, caching, None, |plain, encoding| {
                self.sibling(file, plain, encoding)
            }),
        }
    }

    /// The text with the public origin, if it names the build's placeholder. Hashed assets never change this way: they
    /// are kept for ever under their name.
    fn with_origin(&self, bytes: &[u8], content_type: ContentType) -> Option<Vec<u8>> {
        let text = std::str::from_utf8(bytes)
            .ok()
            .filter(|_| content_type.compressible)?;
        text.contains(PLACEHOLDER_ORIGIN).then(|| {
            text.replace(PLACEHOLDER_ORIGIN, &self.insertions.origin)
                .into_bytes()
        })
    }

    /// The build's own compressed form of a file, if there is one.
    fn sibling(
        &self,
        file: &str,
        plain: &[u8],
        encoding: Encoding,
    ) -> Result<Option<Vec<u8>>, String> {
        let name = format!("{file}.{}", encoding.extension());
        if !self.files.contains(&name) {
            return Ok(None);
        }
        let coded = self.read(&name)?;
        if !variants::is_coding_of(encoding, &coded, plain) {
            return Err(format!(
                "{name} is not {file} in compressed form: one of them is of another build"
            ));
        }
        Ok(Some(coded))
    }

    fn read(&self, file: &str) -> Result<Vec<u8>, String> {
        std::fs::read(self.folder.join(file))
            .map_err(|error| format!("{file} cannot be read: {error}"))
    }
}

/// The resource with every coding that makes it smaller: the given one where there is one, else compressed here.
pub(super) fn finish(
    plain: Vec<u8>,
    content_type: ContentType,
    caching: Caching,
    policy: Option<HeaderValue>,
    given: impl Fn(&[u8], Encoding) -> Result<Option<Vec<u8>>, String>,
) -> Result<Resource, String> {
    let fail = |error: std::io::Error| format!("a compressed form cannot be made: {error}");
    let mut coded = [None, None, None];
    for (encoding, slot) in Encoding::ALL.into_iter().zip(&mut coded) {
        let bytes = match given(&plain, encoding)? {
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
    Ok(Resource::new(content_type, caching, policy, plain, coded))
}
