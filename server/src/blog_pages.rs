//! The blog's pages: lists, categories and posts, filled into the templates that React drew at build time.

mod built;
mod context;
mod head;
mod paging;
mod template;

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, ResponseError as _, web};
use url::form_urlencoded;

pub use built::{Built, What};
pub use head::post_url;

use crate::blog::{Blog, Slug, Snapshot};
use crate::resource::Resource;
use crate::site::{BlogDocuments, Site};
use template::{Document, Templates};

/// `Retry-After` in seconds if the blog is unavailable.
const RETRY_AFTER: &str = "30";

/// Renders blog pages.
pub struct BlogPages {
    blog: web::Data<Blog>,
    built: web::Data<Built>,
    languages: Vec<Arc<InLanguage>>,
}

/// The blog in one language.
struct InLanguage {
    documents: BlogDocuments,
    templates: Templates,
    /// Origin of the site, without a trailing slash.
    origin: String,
}

/// A page of the blog.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Place<'p> {
    List,
    /// By slug, which may be invalid.
    Category(&'p str),
    Post(&'p str),
}

impl BlogPages {
    /// `origin` is the public origin, without a trailing slash.
    ///
    /// # Errors
    /// If a template of the site is invalid.
    pub fn new(
        site: &Site,
        blog: web::Data<Blog>,
        built: web::Data<Built>,
        origin: &str,
    ) -> Result<Self, String> {
        let languages = site.blog().iter().map(|documents| {
            Ok(Arc::new(InLanguage {
                templates: Templates::read(site, documents)?,
                documents: documents.clone(),
                origin: origin.to_owned(),
            }))
        });
        Ok(Self {
            blog,
            built,
            languages: languages.collect::<Result<_, String>>()?,
        })
    }

    /// The page at the request's path: 404 if the blog has no such page, 503 if that is unknown. `None` if the path is
    /// none of the blog's.
    pub async fn respond(&self, request: &HttpRequest) -> Option<HttpResponse> {
        let (language, place) = self.languages.iter().find_map(|language| {
            Some((language, place_at(&language.documents, request.path())?))
        })?;
        let document = place.document();
        let snapshot = match self.blog.snapshot().await {
            Ok(snapshot) => snapshot,
            Err(failure) => {
                tracing::error!(cause = %failure, "cannot render a blog page");
                return Some(unavailable(language.templates.failed(document), request));
            }
        };
        let page = page_of_query(request.query_string());
        let Some((what, page)) = language.find(&snapshot, &place, page) else {
            let missing = language.templates.missing(document);
            return Some(missing.respond_as(StatusCode::NOT_FOUND, request));
        };
        let renderer = Arc::clone(language);
        let copy = Arc::clone(&snapshot);
        let built = self
            .built
            .get(snapshot.id, what, move || renderer.render(&copy, page))
            .await;
        Some(match built {
            Ok(page) => page.respond(request),
            Err(error) => error.error_response(),
        })
    }
}

/// What to render.
enum Found {
    List(u32),
    Category(Slug, u32),
    Post(Slug),
}

impl InLanguage {
    /// The page at a place, if the blog has it.
    fn find(&self, snapshot: &Snapshot, place: &Place<'_>, page: u32) -> Option<(What, Found)> {
        let language = self.documents.language;
        let exists = |category| {
            let page = snapshot.page(page, self.documents.page_size, category, Some(language));
            page.is_ok_and(|page| category.is_none() || !page.posts.is_empty())
        };
        match place {
            Place::List => exists(None).then_some((What::List(language, page), Found::List(page))),
            Place::Category(slug) => {
                let slug = Slug::parse(slug).ok()?;
                let mut categories = snapshot.listed_categories();
                let category = categories.find(|category| category.slug == slug)?;
                exists(Some(category.id)).then(|| {
                    let what = What::Category(language, slug.clone(), page);
                    (what, Found::Category(slug, page))
                })
            }
            Place::Post(slug) => {
                let slug = Slug::parse(slug).ok()?;
                snapshot.post(&slug)?;
                Some((What::Post(language, slug.clone()), Found::Post(slug)))
            }
        }
    }

    fn render(&self, snapshot: &Snapshot, found: Found) -> Result<Resource, String> {
        match found {
            Found::List(page) => {
                let context = self.list(snapshot, page)?;
                self.templates.render(Document::List, context)
            }
            Found::Category(slug, page) => {
                let context = self.category(snapshot, &slug, page)?;
                self.templates.render(Document::Category, context)
            }
            Found::Post(slug) => {
                let context = self.post(snapshot, &slug)?;
                self.templates.render(Document::Post, context)
            }
        }
    }
}

impl Place<'_> {
    fn document(&self) -> Document {
        match self {
            Self::List => Document::List,
            Self::Category(_) => Document::Category,
            Self::Post(_) => Document::Post,
        }
    }
}

/// The blog's page at a path; files are none.
fn place_at<'p>(documents: &BlogDocuments, path: &'p str) -> Option<Place<'p>> {
    if path == documents.list.path {
        return Some(Place::List);
    }
    let slug = |prefix: &str| {
        let slug = path.strip_prefix(prefix)?;
        (!slug.is_empty() && !slug.contains(['/', '.'])).then_some(slug)
    };
    slug(&documents.category.path)
        .map(Place::Category)
        .or_else(|| slug(&documents.post.path).map(Place::Post))
}

fn unavailable(page: &Resource, request: &HttpRequest) -> HttpResponse {
    let mut response = page.respond_as(StatusCode::SERVICE_UNAVAILABLE, request);
    let headers = response.headers_mut();
    headers.insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    response
}

/// The page number in a query; anything but a positive integer means the first page.
fn page_of_query(query: &str) -> u32 {
    let (_, page) = form_urlencoded::parse(query.as_bytes())
        .find(|(name, _)| name == "page")
        .unwrap_or_default();
    let plain = (1..=6).contains(&page.len()) && page.bytes().all(|byte| byte.is_ascii_digit());
    let number = page
        .parse()
        .ok()
        .filter(|_| plain && !page.starts_with('0'));
    number.unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_positive_whole_number_is_a_page() {
        for (query, page) in [
            ("", 1),
            ("page=3", 3),
            ("x=1&page=3&page=1", 3),
            ("page=%33", 3),
            ("page=999999", 999_999),
            ("page=03", 1),
            ("page=-3", 1),
            ("page=3.0", 1),
            ("page=", 1),
            ("page=0", 1),
            ("page=99999999", 1),
        ] {
            assert_eq!(page_of_query(query), page, "{query}");
        }
    }

    #[test]
    fn a_path_is_a_list_a_category_a_post_or_none_of_the_blogs() {
        let documents: BlogDocuments = serde_json::from_value(serde_json::json!({
            "language": "es",
            "list": {"path": "/es/blog", "file": "l"},
            "post": {"path": "/es/blog/", "file": "p"},
            "category": {"path": "/es/blog/category/", "file": "c"},
            "pageSize": 9, "chipsPerCard": 2, "nextPosts": 2, "wordsPerMinute": 220,
            "categories": {}, "tags": {},
        }))
        .expect("documents");
        for (path, place) in [
            ("/es/blog", Some(Place::List)),
            ("/es/blog/a-post", Some(Place::Post("a-post"))),
            ("/es/blog/caf%C3%A9", Some(Place::Post("caf%C3%A9"))),
            ("/es/blog/category", Some(Place::Post("category"))),
            ("/es/blog/category/a", Some(Place::Category("a"))),
            ("/es/blog/category/a/b", None),
            ("/es/blog/a/b", None),
            ("/es/blog/a.data", None),
            ("/es/blog/", None),
            ("/blog", None),
        ] {
            assert_eq!(place_at(&documents, path), place, "{path}");
        }
    }
}
