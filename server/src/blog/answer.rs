//! What a call brought, cleaned, and the forms in which it is sent.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::Value;

use super::failure::Failure;
use super::post::{Post, Reader, Term};
use super::query::{Call, Selection};
use crate::site::Resource;

/// Forms that are kept ready for one answer beside those of the site's own pages.
const MOST_OTHER_FORMS: usize = 2;

/// Forms that are kept ready for one answer: the site's own pages ask for one or two.
const MOST_FORMS: usize = 2 + MOST_OTHER_FORMS;

/// The id of the next answer.
static NEXT_ID: AtomicU64 = AtomicU64::new(1);

type Forms = Vec<(Selection, Arc<Resource>)>;

/// The entries of an answer.
#[derive(Debug)]
pub enum Entries {
    /// Posts, the newest first.
    Posts(Vec<Arc<Post>>),
    /// Categories or tags.
    Terms(Vec<Term>),
}

/// An answer of the content system, or of the embedded posts.
#[derive(Debug)]
pub struct Answer {
    /// Unlike every other answer's: what is made of an answer is known by it.
    pub id: u64,
    /// Its entries.
    pub entries: Entries,
    /// Entries on all pages together, if the content system said so.
    pub total: Option<u32>,
    /// Number of pages, likewise.
    pub total_pages: Option<u32>,
    /// Roughly what it takes in memory, in bytes.
    pub(super) weight: usize,
    forms: Mutex<Forms>,
    /// Held by whoever makes a form.
    turn: tokio::sync::Mutex<()>,
}

/// An answer as it came: what is kept on disk.
#[derive(Debug, Clone)]
pub(super) struct Fetched {
    pub(super) body: Vec<u8>,
    pub(super) total: Option<u32>,
    pub(super) total_pages: Option<u32>,
}

impl Answer {
    pub(super) fn new(
        entries: Entries,
        total: Option<u32>,
        total_pages: Option<u32>,
        weight: usize,
    ) -> Self {
        Self {
            id: NEXT_ID.fetch_add(1, Ordering::Relaxed),
            entries,
            total,
            total_pages,
            weight,
            forms: Mutex::default(),
            turn: tokio::sync::Mutex::default(),
        }
    }

    /// That there is no such post.
    pub(super) fn no_posts() -> Self {
        Self::new(Entries::Posts(Vec::new()), Some(0), Some(0), 0)
    }

    /// Reads and cleans what came.
    pub(super) fn read(reader: &Reader, call: &Call, fetched: &Fetched) -> Result<Self, Failure> {
        let body = &fetched.body;
        let mut entries = match call {
            Call::List { .. } | Call::Index { .. } | Call::Post(_) => reader
                .posts(body)
                .map(|posts| Entries::Posts(posts.into_iter().map(Arc::new).collect())),
            Call::Categories | Call::Tags => reader.terms(body).map(Entries::Terms),
        }
        .map_err(Failure::Wrong)?;
        // Whatever came, only what was asked for is served.
        match (&mut entries, call) {
            (Entries::Posts(posts), Call::Post(slug)) => {
                posts.retain(|post| post.slug == *slug);
                posts.truncate(1);
            }
            (Entries::Posts(posts), Call::List { per_page, .. }) => {
                posts.truncate(usize::try_from(*per_page).unwrap_or(usize::MAX));
            }
            _ => {}
        }
        let weight = weight_of(body.len());
        Ok(Self::new(
            entries,
            fetched.total,
            fetched.total_pages,
            weight,
        ))
    }

    /// Its categories or tags; none when it has posts.
    #[must_use]
    pub fn terms(&self) -> &[Term] {
        match &self.entries {
            Entries::Posts(_) => &[],
            Entries::Terms(terms) => terms,
        }
    }

    /// Its posts; none when it has categories or tags.
    #[must_use]
    pub fn posts(&self) -> &[Arc<Post>] {
        match &self.entries {
            Entries::Posts(posts) => posts,
            Entries::Terms(_) => &[],
        }
    }

    /// Whether a single post was asked for and is not there.
    pub(super) fn lacks_post(&self, call: &Call) -> bool {
        matches!(call, Call::Post(_)) && self.posts().is_empty()
    }

    /// The wanted part of it as JSON, ready to be sent. However many ask at once, it is made once.
    ///
    /// # Errors
    /// Says what failed; there is no input for which it should.
    pub async fn form(self: &Arc<Self>, selection: Selection) -> Result<Arc<Resource>, String> {
        if let Some(form) = self.ready_form(selection) {
            return Ok(form);
        }
        let turn = self.turn.lock().await;
        if let Some(form) = self.ready_form(selection) {
            return Ok(form);
        }
        // Ever new sets of fields are served, but not compressed: that takes far longer than all the rest. Those of the
        // site's own pages always have room.
        let others = self
            .forms()
            .iter()
            .filter(|(made, _)| !made.is_sites_own())
            .count();
        let kept = selection.is_sites_own() || others < MOST_OTHER_FORMS;
        let turn = kept.then_some(turn);
        let answer = Arc::clone(self);
        let making = move || Resource::json(answer.json(selection)?, kept).map(Arc::new);
        let form = tokio::task::spawn_blocking(making)
            .await
            .map_err(|error| error.to_string())??;
        if turn.is_some() {
            self.forms().push((selection, Arc::clone(&form)));
        }
        Ok(form)
    }

    fn ready_form(&self, selection: Selection) -> Option<Arc<Resource>> {
        self.forms()
            .iter()
            .find(|(made, _)| *made == selection)
            .map(|(_, form)| Arc::clone(form))
    }

    fn forms(&self) -> MutexGuard<'_, Forms> {
        self.forms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn json(&self, selection: Selection) -> Result<Vec<u8>, String> {
        self.selected(selection).map_err(|error| error.to_string())
    }

    fn selected(&self, selection: Selection) -> serde_json::Result<Vec<u8>> {
        let posts = match &self.entries {
            Entries::Terms(terms) => return serde_json::to_vec(terms),
            Entries::Posts(posts) => posts,
        };
        let mut values = Vec::with_capacity(posts.len());
        for post in posts {
            let mut value = serde_json::to_value(post.as_ref())?;
            if let Value::Object(fields) = &mut value {
                fields.retain(|name, _| selection.wants(name));
            }
            values.push(value);
        }
        serde_json::to_vec(&values)
    }
}

/// What an answer takes in memory at most: its entries, and each form plain and in three codings.
pub(super) fn weight_of(bytes: usize) -> usize {
    bytes.saturating_mul(2 + 2 * MOST_FORMS)
}
