//! The task that keeps the copy of a CMS's blog: in memory, and in one file for the next start.

use std::collections::{HashMap, HashSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use chrono::Utc;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tokio::sync::watch;
use tokio::time::Instant;
use url::form_urlencoded::Serializer;

use super::post::Reader;
use super::snapshot::Snapshot;
use super::upstream::{Failure, Page, Upstream};
use super::urls::{PostLinks, UrlRules};
use super::wire::{Entry, RawChange, RawPost, RawTerm};
use super::{MAX_AGE, State};
use crate::telemetry::metrics::Metrics;

/// Maximum number of posts; those with the highest ids are kept.
const MAX_POSTS: usize = 5_000;

/// Maximum number of categories and of tags.
const MAX_TERMS: usize = 500;

/// WordPress's maximum page size.
const PAGE_SIZE: usize = 100;

/// Posts in one request, with their bodies.
const POSTS_PER_REQUEST: usize = 50;

/// Maximum size of all posts, in bytes of JSON.
const MAX_BYTES: usize = 256 << 20;

/// How long changes are searched for by the time of the last change only. It does not cover the names of authors and the
/// descriptions of images.
const RELOAD_AFTER: Duration = Duration::from_secs(86_400);

const POST_FIELDS: &str = "id,date,date_gmt,modified,modified_gmt,slug,status,link,title,content,excerpt,author,\
                           featured_media,categories,tags,meta,yoast_head,_links,_embedded";

/// The blog as received and not yet sanitized, so that stricter rules of a later version also apply to the file, and
/// nobody can inject anything by editing it.
#[derive(Debug, Default, PartialEq, Deserialize, Serialize)]
struct Copy {
    /// Base URL of the CMS.
    cms: String,
    /// Newest first.
    posts: Vec<RawPost>,
    categories: Vec<RawTerm>,
    tags: Vec<RawTerm>,
}

/// What a refresh of an unchanged blog looks at: the number of posts and those that were changed last.
#[derive(Debug, PartialEq, Eq)]
struct Latest {
    total: u32,
    /// By id: a CMS orders changes of one second differently from request to request.
    changes: Vec<RawChange>,
}

pub(super) struct Refresher {
    pub(super) upstream: Upstream,
    pub(super) file: PathBuf,
    /// Time between successful refreshes.
    pub(super) every: Duration,
    /// Time after a failed refresh.
    pub(super) retry: Duration,
    pub(super) metrics: Metrics,
    pub(super) state: watch::Sender<State>,
}

/// What the task remembers between refreshes.
#[derive(Default)]
struct Memory {
    copy: Option<Copy>,
    latest: Option<Latest>,
    /// When all posts were last received.
    reloaded: Option<Instant>,
}

impl Refresher {
    /// Serves the file's copy, then refreshes forever.
    pub(super) async fn run(self) {
        let mut memory = Memory::default();
        match self.read_file().await {
            Ok(Some(copy)) => memory.copy = Some(copy),
            Ok(None) => {}
            Err(cause) => tracing::warn!(cause, "cannot use the stored copy of the blog"),
        }
        loop {
            let result = self.refresh(&mut memory).await;
            self.metrics.cms_request(match &result {
                Ok(()) => "answered",
                Err(Failure::Unreachable(_)) => "unreachable",
                Err(Failure::Timeout) => "timeout",
                Err(Failure::InvalidResponse(_) | Failure::TooLarge(_)) => "wrong",
            });
            let wait = match result {
                Ok(()) => {
                    self.metrics.blog_refreshed(Utc::now());
                    self.every
                }
                Err(failure) => {
                    tracing::warn!(cause = %failure, "cannot refresh the blog");
                    self.state
                        .send_modify(|state| state.failure = Some(failure));
                    self.retry
                }
            };
            tokio::time::sleep(wait).await;
        }
    }

    /// Brings the copy up to date. Changes nothing if any part fails.
    async fn refresh(&self, memory: &mut Memory) -> Result<(), Failure> {
        let latest = self.latest().await?;
        let categories = self
            .terms("categories", "id,name,slug,description,parent,count")
            .await?;
        let tags = self.terms("tags", "id,name,slug,description,count").await?;
        let recent = memory
            .reloaded
            .is_some_and(|at| at.elapsed() < RELOAD_AFTER);
        let known = memory.copy.as_ref();
        let unchanged = recent
            && latest.is_some()
            && latest == memory.latest
            && known.is_some_and(|copy| copy.categories == categories && copy.tags == tags);
        if unchanged {
            self.confirm();
            return Ok(());
        }
        let posts = self.posts(known.filter(|_| recent)).await?;
        let copy = Arc::new(Copy {
            cms: self.upstream.base().as_str().to_owned(),
            posts,
            categories,
            tags,
        });
        let snapshot = self.snapshot(Arc::clone(&copy)).await?;
        self.serve(snapshot, Duration::ZERO);
        self.write_file(Arc::clone(&copy)).await;
        memory.copy = Arc::into_inner(copy);
        memory.latest = latest;
        memory.reloaded = memory
            .reloaded
            .filter(|_| recent)
            .or_else(|| Some(Instant::now()));
        Ok(())
    }

    /// `None` if the CMS does not report the number of posts.
    async fn latest(&self) -> Result<Option<Latest>, Failure> {
        let query = "orderby=modified&order=desc&per_page=100&_fields=id,modified,modified_gmt";
        let page = self.upstream.page("posts", query).await?;
        let total = page.total;
        let mut changes: Vec<RawChange> = page.read();
        changes.sort_unstable_by_key(|change| change.id);
        Ok(total.map(|total| Latest { total, changes }))
    }

    /// By name, as WordPress lists them.
    async fn terms(&self, collection: &str, fields: &str) -> Result<Vec<RawTerm>, Failure> {
        let mut terms: Vec<RawTerm> = self.all(collection, fields, MAX_TERMS).await?;
        terms.sort_by_cached_key(|term| (term.name.to_lowercase(), term.id));
        Ok(terms)
    }

    /// All entries of a collection, up to `max`, the newest first: ordered by id, since pages of an order with ties, such
    /// as that of dates, may repeat some entries and leave out others. Entries may also appear or go while the pages are
    /// read: if their number is not the one that the CMS reports, they are read a second time.
    async fn all<T: Entry>(
        &self,
        collection: &str,
        fields: &str,
        max: usize,
    ) -> Result<Vec<T>, Failure> {
        let (mut all, mut difference) = self.pages(collection, fields, max).await?;
        if difference.is_some() {
            (all, difference) = self.pages(collection, fields, max).await?;
        }
        if let Some((received, reported)) = difference {
            tracing::warn!(
                collection,
                received,
                reported,
                "the CMS lists another number of entries than it reports"
            );
        }
        Ok(all)
    }

    /// The entries of all pages, each once; and the numbers of received and of reported entries, if they differ.
    async fn pages<T: Entry>(
        &self,
        collection: &str,
        fields: &str,
        max: usize,
    ) -> Result<(Vec<T>, Option<(usize, usize)>), Failure> {
        let (mut all, mut ids) = (Vec::new(), HashSet::new());
        let mut reported = None;
        for number in 1..=max.div_ceil(PAGE_SIZE) {
            let query = format!(
                "page={number}&per_page={PAGE_SIZE}&orderby=id&order=desc&_fields={fields}"
            );
            // Some CMS behind a cache do not send the number of pages, so the last one is recognized by its length.
            let page = self.upstream.page(collection, &query).await?;
            let is_last = page.entries.len() < PAGE_SIZE;
            reported = page.total.or(reported);
            for value in &page.entries {
                ids.extend(value.get("id").and_then(Value::as_u64));
            }
            all.append(&mut page.read());
            if is_last {
                break;
            }
        }
        let mut seen = HashSet::new();
        all.retain(|entry: &T| seen.insert(entry.id()));
        let reported = reported.map(|total| usize::try_from(total).unwrap_or(max).min(max));
        let difference = reported
            .map(|reported| (ids.len(), reported))
            .filter(|(received, reported)| received != reported);
        Ok((all, difference))
    }

    /// All posts, newest first; those that have not changed since `known` are not received again.
    async fn posts(&self, known: Option<&Copy>) -> Result<Vec<RawPost>, Failure> {
        let index: Vec<RawChange> = self
            .all("posts", "id,modified,modified_gmt", MAX_POSTS)
            .await?;
        let known = known.map_or(&[][..], |copy| &copy.posts);
        let mut by_id: HashMap<u64, RawPost> =
            known.iter().map(|post| (post.id, post.clone())).collect();
        let wanted: Vec<u64> = index
            .iter()
            .filter(|entry| {
                by_id.get(&entry.id).is_none_or(|post| {
                    (&post.modified, &post.modified_gmt) != (&entry.modified, &entry.modified_gmt)
                })
            })
            .map(|entry| entry.id)
            .collect();
        let mut requests: Vec<&[u64]> = wanted.chunks(POSTS_PER_REQUEST).rev().collect();
        let mut bytes: usize = 0;
        while let Some(ids) = requests.pop() {
            let page = match self.posts_with(ids).await {
                Err(Failure::TooLarge(max)) if ids.len() > 1 => {
                    tracing::debug!(max, posts = ids.len(), "split a response of the CMS");
                    let (first, second) = ids.split_at(ids.len() / 2);
                    requests.extend([second, first]);
                    continue;
                }
                Err(Failure::TooLarge(max)) => {
                    tracing::warn!(id = ids.first(), max, "skipped a post that is too large");
                    continue;
                }
                result => result?,
            };
            for post in page.read::<RawPost>() {
                bytes += post
                    .content
                    .as_ref()
                    .map_or(0, |content| content.rendered.len());
                by_id.insert(post.id, post);
            }
            if bytes > MAX_BYTES {
                return Err(Failure::TooLarge(MAX_BYTES));
            }
        }
        let mut posts: Vec<RawPost> = index
            .iter()
            .filter_map(|entry| by_id.remove(&entry.id))
            .collect();
        posts.sort_by(|a, b| (&b.date, b.id).cmp(&(&a.date, a.id)));
        if posts.is_empty() && !index.is_empty() {
            return Err(Failure::InvalidResponse("no post is readable".to_owned()));
        }
        Ok(posts)
    }

    async fn posts_with(&self, ids: &[u64]) -> Result<Page, Failure> {
        let ids: Vec<String> = ids.iter().map(u64::to_string).collect();
        let query = Serializer::new(String::new())
            .append_pair("include", &ids.join(","))
            .append_pair("per_page", &PAGE_SIZE.to_string())
            .append_pair("_embed", "true")
            // Without `_links` among the fields, nothing is embedded.
            .append_pair("_fields", POST_FIELDS)
            .finish();
        self.upstream.page("posts", &query).await
    }

    /// Sanitizes on a blocking thread, since a blog may be large and hostile.
    async fn snapshot(&self, copy: Arc<Copy>) -> Result<Snapshot, Failure> {
        let base = self.upstream.base().url().clone();
        tokio::task::spawn_blocking(move || {
            let links = PostLinks::of(&copy.posts);
            let posts = Reader::new(UrlRules::Cms(&base, links)).posts(&copy.posts)?;
            let (categories, tags) = (Reader::terms(&copy.categories), Reader::terms(&copy.tags));
            Ok(Snapshot::new(posts, categories, tags))
        })
        .await
        .unwrap_or_else(|error| Err(format!("sanitizing failed: {error}")))
        .map_err(Failure::InvalidResponse)
    }

    fn serve(&self, snapshot: Snapshot, age: Duration) {
        self.state.send_modify(|state| {
            let until = Instant::now() + MAX_AGE.saturating_sub(age);
            *state = State {
                copy: Some((Arc::new(snapshot), Some(until))),
                failure: None,
            };
        });
    }

    /// The copy is still right: prolongs its time here and in the file.
    fn confirm(&self) {
        self.state.send_modify(|state| {
            if let Some((_, until)) = &mut state.copy {
                *until = Some(Instant::now() + MAX_AGE);
            }
            state.failure = None;
        });
        if let Err(cause) = touch(&self.file) {
            tracing::warn!(%cause, "cannot update the time of the blog's file");
        }
    }

    /// The stored copy, if there is one of this CMS that is not too old; serves it.
    async fn read_file(&self) -> Result<Option<Copy>, String> {
        let file = self.file.clone();
        let read = tokio::task::spawn_blocking(move || {
            let changed = std::fs::metadata(&file)?.modified()?;
            Ok::<_, io::Error>((std::fs::read(&file)?, changed))
        });
        let (bytes, changed) = match read.await.map_err(|error| error.to_string())? {
            Ok(read) => read,
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.to_string()),
        };
        // A time in the future says nothing.
        let age = SystemTime::now()
            .duration_since(changed)
            .unwrap_or_default();
        let copy: Copy = serde_json::from_slice(&bytes).map_err(|error| error.to_string())?;
        if copy.cms != self.upstream.base().as_str() || age >= MAX_AGE {
            return Ok(None);
        }
        let copy = Arc::new(copy);
        let snapshot = self
            .snapshot(Arc::clone(&copy))
            .await
            .map_err(|error| error.to_string())?;
        self.serve(snapshot, age);
        Ok(Arc::into_inner(copy))
    }

    async fn write_file(&self, copy: Arc<Copy>) {
        let file = self.file.clone();
        let written =
            tokio::task::spawn_blocking(move || replace(&file, &serde_json::to_vec(&*copy)?));
        let written = written.await.map_err(io::Error::other);
        if let Err(cause) = written.and_then(|written| written) {
            tracing::warn!(%cause, "cannot store the blog: after a restart it is served only once the CMS answers");
        }
    }
}

/// Replaces a file in one step, so that a crash leaves the old or the new one.
fn replace(file: &Path, bytes: &[u8]) -> io::Result<()> {
    if let Some(folder) = file.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let new = file.with_extension("new");
    std::fs::write(&new, bytes)?;
    std::fs::rename(new, file)
}

/// Sets a file's time of change to now.
fn touch(file: &Path) -> io::Result<()> {
    std::fs::File::options()
        .append(true)
        .open(file)?
        .set_modified(SystemTime::now())
}
