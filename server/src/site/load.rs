//! Loads the built site into memory at start.

use std::collections::{HashMap, HashSet, hash_map};
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::csp::PolicySources;
use super::files::Files;
use super::html::Insertions;
use super::manifest::{self, BlogDocument, Manifest, Needs};
use super::pattern::Pattern;
use super::prepare::{Item, Loader};
use super::{Entry, Site, path, sitemap};
use crate::resource::{Caching, ContentType, Resource};

/// All problems that prevent the built site from being served.
#[derive(Debug)]
pub struct SiteError {
    pub folder: PathBuf,
    /// At least one.
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
    /// Loads the site in `folder` and the hashed assets of a `previous` build, inserts the origin and the settings into
    /// its pages, and compresses files that the build has not compressed. Blocks.
    ///
    /// # Errors
    /// All problems with the folder, its manifest and its files.
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
        let prepared = loader.run(&manifest).map_err(fail)?;
        let mut site = Self::assemble(&manifest, &files, &prepared, origin)
            .map_err(|problem| fail(vec![problem]))?;
        if let Some(previous) = previous {
            site.add_previous_assets(previous, &insertions, sources);
        }
        Ok(site)
    }

    /// Adds the hashed assets of a previous build, for its pages that are still open and load them later. The hashes in
    /// their names prevent clashes. A missing previous build is not an error.
    fn add_previous_assets(
        &mut self,
        folder: &Path,
        insertions: &Insertions,
        sources: &PolicySources,
    ) {
        let added = Files::list(folder).and_then(|files| {
            let loader = Loader {
                folder,
                files: &files,
                insertions,
                sources,
            };
            let mut added = 0;
            for file in files.served().filter(|file| file.starts_with("assets/")) {
                let path = path::from_segments(file.split('/'));
                if let hash_map::Entry::Vacant(place) = self.entries.entry(path) {
                    place.insert(Entry::Resource(Arc::new(loader.file(file)?)));
                    added += 1;
                }
            }
            Ok(added)
        });
        match added {
            Ok(assets) => tracing::info!(assets, "serving assets of the previous build"),
            Err(cause) => tracing::warn!(cause, "cannot read the previous build"),
        }
    }

    fn assemble(
        manifest: &Manifest,
        files: &Files,
        prepared: &HashMap<Item<'_>, Arc<Resource>>,
        origin: &str,
    ) -> Result<Self, String> {
        let take = |item: Item<'_>| {
            prepared
                .get(&item)
                .cloned()
                .ok_or_else(|| format!("{item:?} was not loaded"))
        };
        let document = |file, needs| take(Item::Document { file, needs });
        let mut entries = HashMap::new();
        for file in files.served() {
            entries.insert(
                path::from_segments(file.split('/')),
                Entry::Resource(take(Item::File(file))?),
            );
        }
        for page in &manifest.pages {
            let resource = document(&page.file, page.needs())?;
            entries.insert(page.path.clone(), Entry::Resource(resource));
        }
        for redirect in &manifest.redirects {
            entries.insert(redirect.from.clone(), Entry::Redirect(redirect.to.clone()));
        }
        let sitemap_entries = sitemap::entries(manifest, origin);
        let robots = Resource::new(
            sitemap::robots(origin).into_bytes(),
            ContentType::PLAIN,
            Caching::Hour,
            None,
        )?;
        if entries
            .insert("/robots.txt".to_owned(), Entry::Resource(Arc::new(robots)))
            .is_some()
        {
            tracing::warn!("the site's own robots.txt is replaced by the generated one");
        }
        let mut patterns = Vec::new();
        for page in &manifest.patterns {
            let shell = document(&page.file, page.needs())?;
            patterns.push((Pattern::parse(&page.pattern)?, shell));
        }
        let mut blog_files = HashMap::new();
        for blog in &manifest.blog {
            for BlogDocument { file, .. } in [&blog.list, &blog.post, &blog.category] {
                blog_files.insert(file.clone(), document(file, Needs::default())?);
            }
        }
        Ok(Self {
            entries,
            patterns,
            blog: manifest.blog.clone(),
            blog_files,
            sitemap_entries,
            not_found: document(&manifest.not_found.en, Needs::default())?,
            not_found_es: document(&manifest.not_found.es, Needs::default())?,
        })
    }
}

fn read_manifest(folder: &Path) -> Result<Manifest, String> {
    let bytes = std::fs::read(folder.join(manifest::FILE_NAME))
        .map_err(|error| format!("{} cannot be read: {error}", manifest::FILE_NAME))?;
    serde_json::from_slice(&bytes)
        .map_err(|error| format!("{} is invalid: {error}", manifest::FILE_NAME))
}

fn missing_files(manifest: &Manifest, files: &Files) -> Vec<String> {
    let data = manifest
        .pages
        .iter()
        .filter_map(|page| page.data.as_deref());
    let mut seen = HashSet::new();
    manifest
        .documents()
        .map(|(file, _)| file)
        .chain(data)
        .filter(|file| seen.insert(*file) && !files.contains(file))
        .map(|file| format!("{file:?} is in the manifest but not in the folder"))
        .collect()
}
