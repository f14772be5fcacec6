//! Reads the built site into memory, once, at start.

use std::collections::{HashMap, HashSet, hash_map};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::category::CategoryShell;
use super::content_type::ContentType;
use super::csp::PolicySources;
use super::files::Files;
use super::html::Insertions;
use super::list::ListPage;
use super::manifest::{self, Manifest, Needs};
use super::pattern::Pattern;
use super::posts::PostShell;
use super::prepare::{Job, Loader, finish};
use super::resource::{Caching, Resource};
use super::{Entry, Site, path, sitemap};

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

impl Site {
    /// Reads the site in `folder` and the hashed assets of a `previous` build beside it, writes the origin and the settings into its pages, allows these sources, and compresses
    /// what the build has not compressed. Blocks for as long as that takes.
    ///
    /// # Errors
    /// Everything that is wrong with the folder, its manifest or its files.
    pub fn load(
        folder: &Path,
        previous: Option<&Path>,
        origin: &str,
        settings: &impl serde::Serialize,
        sources: &PolicySources,
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
            sources,
        };
        let ready = loader.run(&manifest).map_err(fail)?;
        let mut site = Self::assemble(&manifest, &files, &ready, origin)
            .map_err(|problem| fail(vec![problem]))?;
        if let Some(previous) = previous {
            site.keep_assets(previous, &insertions, sources);
        }
        Ok(site)
    }

    /// Serves the hashed assets of an earlier build too, for pages of it that are still open: what they load later must
    /// not be missing. Their names tell the builds apart. A build that is not there keeps nobody from starting.
    fn keep_assets(&mut self, folder: &Path, insertions: &Insertions, sources: &PolicySources) {
        let kept = Files::list(folder).and_then(|files| {
            let loader = Loader {
                folder,
                files: &files,
                insertions,
                sources,
            };
            let mut kept = 0;
            for file in files.served().filter(|file| file.starts_with("assets/")) {
                let path = path::of_segments(file.split('/'));
                if let hash_map::Entry::Vacant(place) = self.entries.entry(path) {
                    place.insert(Entry::Resource(Arc::new(loader.file(file)?)));
                    kept += 1;
                }
            }
            Ok(kept)
        });
        match kept {
            Ok(assets) => tracing::info!(assets, "assets of the previous build are served too"),
            Err(cause) => tracing::warn!(cause, "the previous build cannot be read"),
        }
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
        let document = |file, needs| take(Job::Document { file, needs });
        let mut entries = HashMap::new();
        for file in files.served() {
            entries.insert(
                path::of_segments(file.split('/')),
                Entry::Resource(take(Job::File(file))?),
            );
        }
        let mut lists = Vec::new();
        for page in &manifest.pages {
            let mut resource = document(&page.file, page.needs())?;
            if let Some(list) = ListPage::of((&page.path, &page.file, page.language), &resource)? {
                resource = Arc::new(list.bare()?);
                lists.push(list);
            }
            entries.insert(page.path.clone(), Entry::Resource(resource));
        }
        for redirect in &manifest.redirects {
            entries.insert(redirect.from.clone(), Entry::Redirect(redirect.to.clone()));
        }
        let sitemap_lines = sitemap::lines(manifest, origin);
        let made = [
            (
                "/sitemap.xml",
                ContentType::XML,
                sitemap::sitemap(&sitemap_lines, std::iter::empty()),
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
        let (mut post_shells, mut category_shells) = (Vec::new(), Vec::new());
        for page in &manifest.patterns {
            let shell = document(&page.file, page.needs())?;
            post_shells.extend(PostShell::of(page, &shell)?);
            category_shells.extend(CategoryShell::of(page, &shell)?);
            patterns.push((Pattern::parse(&page.pattern)?, shell));
        }
        Ok(Self {
            entries,
            patterns,
            post_shells,
            category_shells,
            lists,
            sitemap_lines,
            not_found: document(&manifest.not_found.en, Needs::default())?,
            not_found_es: document(&manifest.not_found.es, Needs::default())?,
        })
    }
}

fn read_manifest(folder: &Path) -> Result<Manifest, String> {
    let bytes = std::fs::read(folder.join(manifest::FILE_NAME))
        .map_err(|error| format!("{} cannot be read: {error}", manifest::FILE_NAME))?;
    serde_json::from_slice(&bytes)
        .map_err(|error| format!("{} is broken: {error}", manifest::FILE_NAME))
}

fn missing_files(manifest: &Manifest, files: &Files) -> Vec<String> {
    let data = manifest
        .pages
        .iter()
        .filter_map(|page| page.data.as_deref());
    let mut named = HashSet::new();
    manifest
        .documents()
        .map(|(file, _)| file)
        .chain(data)
        .filter(|file| named.insert(*file) && !files.contains(file))
        .map(|file| format!("{file:?} is in the manifest but not in the folder"))
        .collect()
}
