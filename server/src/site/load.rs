//! Reads the built site into memory, once, at start.

use std::collections::{HashMap, HashSet};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::content_type::ContentType;
use super::csp;
use super::files::Files;
use super::html::{self, Insertions, PLACEHOLDER_ORIGIN};
use super::manifest::{self, Manifest};
use super::negotiation::Encoding;
use super::pattern::Pattern;
use super::resource::{Caching, Resource};
use super::variants::{self, Variant};
use super::{Entry, Site, parallel, path, sitemap};

/// Why the built site cannot be served: everything that is wrong with it.
#[derive(Debug)]
pub struct SiteError {
    /// The site's folder.
    pub folder: PathBuf,
    /// At least one problem.
    pub problems: Vec<String>,
}

impl fmt::Display for SiteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "The site in {} cannot be served:", self.folder.display())?;
        for problem in &self.problems {
            write!(f, "\n  - {problem}")?;
        }
        write!(
            f,
            "\nBuild it with `cargo xtask build`, or set SITE_DIR to the folder of a built site."
        )
    }
}

impl std::error::Error for SiteError {}

/// One thing to make ready.
#[derive(Debug, PartialEq, Eq, Hash, Clone, Copy)]
enum Job<'a> {
    Document { file: &'a str, engine: bool },
    File(&'a str),
}

struct Loader<'a> {
    folder: &'a Path,
    files: &'a Files,
    insertions: &'a Insertions,
}

impl Site {
    /// Reads the site in `folder`, writes the origin and the settings into its pages and compresses what the build
    /// has not compressed. Blocks for as long as that takes.
    ///
    /// # Errors
    /// Everything that is wrong with the folder, its manifest or its files.
    pub fn load(
        folder: &Path,
        origin: &str,
        settings: &impl serde::Serialize,
    ) -> Result<Self, SiteError> {
        let fail = |problems: Vec<String>| SiteError {
            folder: folder.to_owned(),
            problems,
        };
        let insertions = Insertions::new(origin.to_owned(), settings)
            .map_err(|error| fail(vec![error.to_string()]))?;
        let manifest = read_manifest(folder).map_err(|problem| fail(vec![problem]))?;
        let files = Files::list(folder).map_err(|problem| fail(vec![problem]))?;
        let mut problems = manifest.problems();
        problems.extend(missing_files(&manifest, &files));
        if !problems.is_empty() {
            return Err(fail(problems));
        }
        let loader = Loader {
            folder,
            files: &files,
            insertions: &insertions,
        };
        let ready = loader.run(&manifest).map_err(fail)?;
        Self::assemble(&manifest, &files, &ready, origin).map_err(|problem| fail(vec![problem]))
    }

    fn assemble(
        manifest: &Manifest,
        files: &Files,
        ready: &HashMap<Job<'_>, Arc<Resource>>,
        origin: &str,
    ) -> Result<Self, String> {
        let take = |job: Job<'_>| {
            ready
                .get(&job)
                .cloned()
                .ok_or_else(|| format!("{job:?} was not loaded"))
        };
        let document = |file, engine| take(Job::Document { file, engine });
        let mut entries = HashMap::new();
        for file in files.served() {
            entries.insert(
                path::of_segments(file.split('/')),
                Entry::Resource(take(Job::File(file))?),
            );
        }
        for page in &manifest.pages {
            entries.insert(
                page.path.clone(),
                Entry::Resource(document(&page.file, page.engine)?),
            );
        }
        for redirect in &manifest.redirects {
            entries.insert(redirect.from.clone(), Entry::Redirect(redirect.to.clone()));
        }
        let made = [
            (
                "/sitemap.xml",
                ContentType::XML,
                sitemap::sitemap(manifest, origin),
            ),
            ("/robots.txt", ContentType::PLAIN, sitemap::robots(origin)),
        ];
        for (path, content_type, text) in made {
            let resource = finish(
                text.into_bytes(),
                content_type,
                Caching::Hour,
                None,
                |_, _| Ok(None),
            )?;
            if entries
                .insert(path.to_owned(), Entry::Resource(Arc::new(resource)))
                .is_some()
            {
                tracing::warn!(
                    path,
                    "the site's own file is replaced by the one made from its manifest"
                );
            }
        }
        let mut patterns = Vec::new();
        for page in &manifest.patterns {
            patterns.push((
                Pattern::parse(&page.pattern)?,
                document(&page.file, page.engine)?,
            ));
        }
        Ok(Self {
            entries,
            patterns,
            not_found: document(&manifest.not_found.en, false)?,
            not_found_es: document(&manifest.not_found.es, false)?,
        })
    }
}

fn read_manifest(folder: &Path) -> Result<Manifest, String> {
    let bytes = std::fs::read(folder.join(manifest::FILE_NAME))
        .map_err(|error| format!("{} cannot be read: {error}", manifest::FILE_NAME))?;
    serde_json::from_slice(&bytes)
        .map_err(|error| format!("{} is broken: {error}", manifest::FILE_NAME))
}

/// Every document of the manifest, each with its engine flag.
fn documents(manifest: &Manifest) -> impl Iterator<Item = (&str, bool)> {
    let pages = manifest
        .pages
        .iter()
        .map(|page| (page.file.as_str(), page.engine));
    let patterns = manifest
        .patterns
        .iter()
        .map(|page| (page.file.as_str(), page.engine));
    let not_found =
        [&manifest.not_found.en, &manifest.not_found.es].map(|file| (file.as_str(), false));
    pages.chain(patterns).chain(not_found)
}

fn missing_files(manifest: &Manifest, files: &Files) -> Vec<String> {
    let data = manifest
        .pages
        .iter()
        .filter_map(|page| page.data.as_deref());
    let mut named = HashSet::new();
    documents(manifest)
        .map(|(file, _)| file)
        .chain(data)
        .filter(|file| named.insert(*file) && !files.contains(file))
        .map(|file| format!("{file:?} is in the manifest but not in the folder"))
        .collect()
}

impl Loader<'_> {
    fn run<'m>(
        &'m self,
        manifest: &'m Manifest,
    ) -> Result<HashMap<Job<'m>, Arc<Resource>>, Vec<String>> {
        let jobs: HashSet<Job<'_>> = documents(manifest)
            .map(|(file, engine)| Job::Document { file, engine })
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
            Job::Document { file, engine } => self.document(file, engine),
            Job::File(file) => self.file(file),
        }
    }

    fn document(&self, file: &str, engine: bool) -> Result<Resource, String> {
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
        let policy = csp::page_policy(&page.inline, engine)
            .map_err(|problem| format!("{file}: {problem}"))?;
        finish(
            page.html.into_bytes(),
            ContentType::HTML,
            Caching::Revalidate,
            Some(policy),
            |_, _| Ok(None),
        )
    }

    fn file(&self, file: &str) -> Result<Resource, String> {
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
fn finish(
    plain: Vec<u8>,
    content_type: ContentType,
    caching: Caching,
    policy: Option<actix_web::http::header::HeaderValue>,
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
